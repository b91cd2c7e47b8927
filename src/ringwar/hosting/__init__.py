"""Games being played, without a screen: what the terminal and the server stand on."""

from ringwar.hosting.drafts import Draft
from ringwar.hosting.keeping import Claims, Keeper, Nobody, RecordFile
from ringwar.hosting.standing import Standing
from ringwar.hosting.table import HUMAN, Hosted

__all__ = ["HUMAN", "Claims", "Draft", "Hosted", "Keeper", "Nobody", "RecordFile", "Standing"]
