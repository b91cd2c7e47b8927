"""What can be played, ready for JSON: scenarios, seats, expansions, options. Games add what they are played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from ringwar.kernel.protocol import PROTOCOL


class SeatJson(TypedDict):
    """A seat and the side that it plays for."""

    id: str
    side: str


class TableJson(TypedDict):
    """The seats, in their order, when so many people play; with fewer people than seats somebody has several."""

    players: int
    seats: list[SeatJson]


class ScenarioJson(TypedDict):
    """A scenario, and the tables at which it can be played."""

    id: str
    tables: list[TableJson]
    default: int
    """How many play where nobody says otherwise."""


class ExpansionJson(TypedDict):
    """An expansion. All of a game can be played together."""

    id: str


class NeedsJson(TypedDict):
    """What an optional rule needs."""

    expansions: list[str]
    """Without one of these it is refused."""
    options: dict[str, str]
    """Without these values it changes nothing."""


class OptionalJson(TypedDict):
    """An optional rule and its values. All that are allowed go together, whatever their values."""

    id: str
    values: list[str]
    default: str
    needs: NeedsJson
    asked: bool
    """Whether people are asked about it before a game; others are for whoever knows them."""


class Catalogue(TypedDict):
    """Everything from which a new game can be chosen."""

    protocol: int
    game: str
    rules: int
    """The number of the rules."""
    scenarios: list[ScenarioJson]
    """The first is the one that is played where nobody says otherwise."""
    expansions: list[ExpansionJson]
    options: list[OptionalJson]


def table(players: int, seats: Mapping[str, str]) -> TableJson:
    """The seats, each with its side, when so many play."""
    return {"players": players, "seats": [{"id": seat, "side": side} for seat, side in seats.items()]}


def catalogue(game: str, rules: int, scenarios: list[ScenarioJson]) -> Catalogue:
    """The catalogue of a game without expansions and options."""
    return {
        "protocol": PROTOCOL,
        "game": game,
        "rules": rules,
        "scenarios": scenarios,
        "expansions": [],
        "options": [],
    }
