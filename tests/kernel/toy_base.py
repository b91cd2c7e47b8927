"""What the toy games share: a table that can be compared, and the checking of a setup."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ringwar.kernel import Refusal, Ruleset, Setup
from ringwar.kernel.game import S
from ringwar.kernel.refusals import short


class Table:
    """A state that equals another when everything on it does."""

    __slots__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)


class Card:
    """A card that exists once: its name and its number."""

    __slots__ = ("name", "number")

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Toy(Ruleset[S]):
    """A toy game with the setups that it allows."""

    seat_names: ClassVar[tuple[str, ...]]
    allowed_players: ClassVar[tuple[int, ...]] = (2,)
    allowed_expansions: ClassVar[tuple[str, ...]] = ()
    allowed_options: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def setup(
        self,
        scenario: str | None = None,
        players: int | None = None,
        expansions: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Setup:
        scenario = scenario or self.scenarios[0]
        players = players or self.allowed_players[0]
        _one_of("scenario", scenario, self.scenarios)
        _one_of("number of players", players, self.allowed_players)
        for expansion in expansions:
            _one_of("expansion", expansion, self.allowed_expansions)
        for name, value in (options or {}).items():
            _one_of("option", name, tuple(self.allowed_options))
            _one_of(name, value, self.allowed_options[name])
        return Setup(self.name, scenario, players, tuple(expansions), dict(options or {}), position)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return self.seat_names[: setup.players]

    def seats_at(self, state: S) -> tuple[str, ...]:
        return self.seat_names

    def side_of(self, seat: str) -> str:
        return seat


def _one_of(what: str, value: object, allowed: Iterable[object]) -> None:
    if value not in allowed:
        raise Refusal("toy-no-such", what=what, value=short(value), allowed=list(allowed))


def refuse_unknown(document: Mapping[str, Any], known: Iterable[str]) -> None:
    """Refusal for a word in a position document that the game does not know."""
    for word in document:
        if word not in (*known, "game", "scenario", "players", "expansions", "options"):
            raise Refusal("no-field", name=word, known=list(known))


def counted(document: Mapping[str, Any], word: str, otherwise: int) -> int:
    """A number of a position document, or what it is when left out."""
    number = document.get(word, otherwise)
    if type(number) is not int or number < 0:
        raise Refusal("not-a-number", at=word, value=short(number))
    return number
