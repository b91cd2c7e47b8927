"""Shadow event cards in tests: held in hand, with an Event result to play one and another to stand still at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardgame.boards import SHADOW, Army, Board, board, field
from helpers import play

PLAY = "play-event"


def holding(card: str, armies: Mapping[str, str] | None = None, **fields: Any) -> Board:
    """The Shadow is to act, with the card in hand and two Event results."""
    given = {"shadow": ["event", "event"], "hands": [card], "to_act": SHADOW, **fields}
    return board(armies, **given)


def is_playable(card: str, armies: Mapping[str, str] | None = None, **fields: Any) -> bool:
    """Whether the card is offered."""
    return PLAY in holding(card, armies, **fields).names()


def played(card: str, armies: Mapping[str, str] | None = None, *answers: Any, **fields: Any) -> Board:
    """The position after the card was played with these answers."""
    return play(holding(card, armies, **fields), PLAY, *answers)


def armies_in(position: Board, *places: str) -> dict[str, Army]:
    """What stands in the open in several regions."""
    return {place: field(position, place) for place in places}


def crowd(nation: str, number: int) -> dict[str, str]:
    """So many regulars out of the way, in the far north-west."""
    places = ["forlindon", "harlindon", "north-ered-luin", "tower-hills"]
    full, rest = divmod(number, 10)
    found = dict.fromkeys(places[:full], f"{nation} 10")
    return {**found, places[full]: f"{nation} {rest}"} if rest else found
