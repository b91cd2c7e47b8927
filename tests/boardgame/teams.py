"""Tables of the board game for three and four players, in few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardgame.boards import FREE, NO_RINGS, SHADOW, Board, board
from ringwar.boardgame.table.facts import Region

GONDORS, ROHANS, WITCH_KINGS, SARUMANS = "gondor", "rohan", "witch-king", "saruman"
SIDE_OF_SEAT = {FREE: FREE, GONDORS: FREE, ROHANS: FREE, WITCH_KINGS: SHADOW, SARUMANS: SHADOW}


def team_board(
    armies: Mapping[str, str] | None = None,
    besieged: Mapping[str, str] | None = None,
    *,
    leads: Sequence[str] = (),
    acts: Sequence[str] = (),
    merged: Mapping[str, Sequence[str]] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    **fields: Any,
) -> Board:
    """A board as `board` lays it, for four players and without Elven Rings; hands are by seat.

    The seats in `leads` lead, those in `acts` take the next action of their side; where none is named, gondor and the
    witch-king lead and their partners act next. Armies of partners in the regions of `merged`, by side, are mixed ones.
    """
    teams = {
        "leading": {SIDE_OF_SEAT[seat]: seat for seat in leads},
        "actors": {SIDE_OF_SEAT[seat]: seat for seat in acts},
        "merged": {side: list(regions) for side, regions in (merged or {}).items()},
        **fields.pop("teams", {}),
    }
    fields = {"players": 4, "rings": NO_RINGS, **fields}
    return board(armies, besieged, hands=hands or {}, teams=teams, **fields)


def turn_of(seat: str, die: str, armies: Mapping[str, str] | None = None, **fields: Any) -> Board:
    """It is the turn of a seat, whose team has two dice of one kind; what the other team has draws cards."""
    side = SIDE_OF_SEAT[seat]
    dice: dict[str, Any] = {"free": ["event"] * 2, "shadow": ["event"] * 2}
    dice["free" if side == FREE else "shadow"] = [die] * 2
    game = team_board(armies, acts=[seat], to_act=side, **dice, **fields)
    assert game.question is not None
    assert game.question.side == seat
    return game


def origin(game: Board) -> str:
    """The region from which the army goes that the open question is about."""
    assert game.question is not None
    region: Region = game.question.about["origin"]
    return region.name
