"""Tables with Lords of Middle-earth for tests, in few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardgame.boards import FREE, SHADOW, Board, board
from boardgame.teams import team_board
from ringwar.boardgame.lords.table.facts import EVENTS_WITH_LORDS, LORDS, SPECIAL_FACES, WE_SHALL_GET_IT
from ringwar.boardgame.lords.table.state import LordsTable, lords

CARDS = {**EVENTS_WITH_LORDS, WE_SHALL_GET_IT.name: WE_SHALL_GET_IT}

__all__ = ["CARDS", "LORDS", "lords_board", "lords_team_board", "table_of"]


def lords_board(
    armies: Mapping[str, str] | None = None,
    besieged: Mapping[str, str] | None = None,
    *,
    options: Mapping[str, str] | None = None,
    lords: Mapping[str, Any] | None = None,
    kept: Sequence[str] = (),
    hands: Sequence[str] | Mapping[str, Sequence[str]] = (),
    table: Sequence[str] = (),
    **fields: Any,
) -> Board:
    """A board as `board` lays it, with the expansion.

    `lords` are the fields of its block in a position document, `kept` the faces of special dice that lie unused among
    the dice ("keeper-vilya-army-loss"), at most one a side.
    """
    return board(
        armies,
        besieged,
        hands=_by_side(hands),
        table=_by_side(table),  # type: ignore[arg-type]
        expansions=["lords"],
        options=dict(options or {}),
        lords=_block(lords, kept, table),
        **fields,
    )


def lords_team_board(
    armies: Mapping[str, str] | None = None,
    besieged: Mapping[str, str] | None = None,
    *,
    options: Mapping[str, str] | None = None,
    lords: Mapping[str, Any] | None = None,
    kept: Sequence[str] = (),
    table: Sequence[str] = (),
    **fields: Any,
) -> Board:
    """A board as `team_board` lays it, with the expansion; hands are by seat, and there are no Elven Rings."""
    return team_board(
        armies,
        besieged,
        table=_by_side(table),
        expansions=["lords"],
        options=dict(options or {}),
        lords=_block(lords, kept, table),
        **fields,
    )


def _block(lords: Mapping[str, Any] | None, kept: Sequence[str], table: Sequence[str]) -> dict[str, Any]:
    """The block of the expansion; Sméagol has left where the card lies on the table that he leaves behind."""
    block: dict[str, Any] = {"smeagol": "gone"} if WE_SHALL_GET_IT.name in table else {}
    return {**block, **(lords or {}), **({"kept_special": dict(map(_kept, kept))} if kept else {})}


def _kept(face: str) -> tuple[str, dict[str, str]]:
    printed = SPECIAL_FACES[face]
    return printed.side, {"die": printed.die, "face": face.removeprefix(f"{printed.die}-")}


def _by_side(cards: Sequence[str] | Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[str]]:
    if isinstance(cards, Mapping):
        return cards
    return {side: [name for name in cards if CARDS[name].side == side] for side in (FREE, SHADOW)}


def table_of(position: Board) -> LordsTable:
    """What the expansion has on the table of a position."""
    return lords(position.state)
