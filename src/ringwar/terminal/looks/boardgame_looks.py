"""What can be looked at in the board game, by command."""

from __future__ import annotations

from ringwar.terminal.looks.boardgame_armies import armies
from ringwar.terminal.looks.boardgame_figures import View
from ringwar.terminal.looks.boardgame_lists import cards, dice, hand, hunting, politics
from ringwar.terminal.looks.boardgame_map import war_map
from ringwar.terminal.looks.boardgame_status import board_status
from ringwar.terminal.looks.boardgame_table import board_table
from ringwar.terminal.looks.boardgame_where import where
from ringwar.words import Words


def _status(view: View, _: str, words: Words, width: int) -> list[str]:
    return board_status(view, words, width)


def _table(view: View, _: str, words: Words, width: int) -> list[str]:
    return board_table(view, words, width)


BOARD_LOOKS = {
    "status": _status,
    "map": war_map,
    "where": where,
    "armies": armies,
    "hand": hand,
    "dice": dice,
    "politics": politics,
    "hunt": hunting,
    "cards": cards,
    "table": _table,
}
