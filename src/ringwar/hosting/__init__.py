"""Games being played, without a screen: what the terminal and the server stand on."""

from ringwar.hosting.dice import OwnDice, TableDice, drawer, is_alike, together
from ringwar.hosting.drafts import Draft
from ringwar.hosting.folder import Kept, data_folder, games_folder, new_file, put_away, unfinished
from ringwar.hosting.keeping import Claims, Growing, Keeper, Nobody, RecordFile
from ringwar.hosting.rescue import good_part
from ringwar.hosting.standing import Standing
from ringwar.hosting.table import HUMAN, Hosted, told_since

__all__ = [
    "HUMAN",
    "Claims",
    "Draft",
    "Growing",
    "Hosted",
    "Keeper",
    "Kept",
    "Nobody",
    "OwnDice",
    "RecordFile",
    "Standing",
    "TableDice",
    "data_folder",
    "drawer",
    "games_folder",
    "good_part",
    "is_alike",
    "new_file",
    "put_away",
    "together",
    "told_since",
    "unfinished",
]
