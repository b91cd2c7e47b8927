"""Rolls of special dice for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardgame.boards import Board
from boardgame.lords.tables import lords_board
from ringwar.kernel import Question

VILYA, NENYA, NARYA = "keeper-vilya", "keeper-nenya", "keeper-narya"
BALROG, GOTHMOG = "minion-balrog", "minion-gothmog"
KEEPERS = {"rivendell": "elrond-keeper-of-vilya", "lorien": "galadriel-keeper-of-nenya"}
KEEPER_OF_NARYA = {"gandalf-the-grey": "gandalf-grey-keeper-of-narya"}
DRAWN = ("fp-character-01", "fp-strategy-01", "shadow-character-01", "shadow-strategy-01")
"""The cards that both sides draw at the start of a turn."""


def about_to_roll(*dice: str, free: int = 0, shadow: int = 0, **fields: Any) -> Board:
    """The action roll of so many normal dice a side and these special dice."""
    written = {**fields.pop("lords", {}), "special_dice_in_pool": list(dice)}
    unrolled = ["unrolled"]
    return lords_board(phase="action-roll", lords=written, free=unrolled * free, shadow=unrolled * shadow, **fields)


def recovering(armies: dict[str, str] | None = None, kept: Sequence[str] = (), **fields: Any) -> Board:
    """The start of turn 4, when the dice have come back, with the faces that were chosen in turn 3."""
    return lords_board(armies, phase="recover", turn=4, kept=kept, **fields)


def question(game: Board) -> Question:
    """The question at which a game stands."""
    assert game.question is not None
    return game.question
