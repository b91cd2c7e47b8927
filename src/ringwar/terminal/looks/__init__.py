"""What is looked at: views as lines of text that fit a width.

`looks(game)` has a function for each command, `status(view, words, width, changed)` what matters before a question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ringwar.terminal.looks.boardgame_looks import BOARD_LOOKS
from ringwar.terminal.looks.boardgame_status import board_status
from ringwar.terminal.looks.cardgame_looks import CARD_LOOKS
from ringwar.terminal.looks.cardgame_status import card_status
from ringwar.words import Words

View = Mapping[str, Any]
Look = Callable[[View, str, Words, int], list[str]]
"""Given a view, what was typed after the command, words and a width: lines, none of them longer than that."""

LOOKS: dict[str, Mapping[str, Look]] = {"boardgame": BOARD_LOOKS, "cardgame": CARD_LOOKS}
STATUSES: dict[str, Callable[[View, Words, int, View | None], list[str]]] = {
    "boardgame": board_status,
    "cardgame": card_status,
}


def looks(game: str) -> Mapping[str, Look]:
    """What can be looked at in a game, by the command for it; `help-COMMAND` says what each is for."""
    return LOOKS.get(game, {})


def status(view: View, words: Words, width: int, changed: View | None = None) -> list[str]:
    """The state that matters before a question, with a star before what was not so in the view before (`changed`)."""
    return STATUSES[view["game"]](view, words, width, changed) if view["game"] in STATUSES else []
