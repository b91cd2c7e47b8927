"""Ringwar: War of the Ring, board game and card game, by their complete rules.

>>> import ringwar
>>> position = ringwar.start("cardgame", scenario="duel")
>>> position.question.side, position.names()
>>> position = position.after(position.names()[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from ringwar import kernel
from ringwar.games import ruleset
from ringwar.kernel import Position, SavedGame
from ringwar.players import seated

__all__ = ["Position", "load", "play_out", "read_position", "save", "start", "write_position"]

T = TypeVar("T")


def start(
    game: str,
    scenario: str | None = None,
    players: int | None = None,
    expansions: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> Position[Any]:
    """A new game, standing at its first question."""
    rules = ruleset(game)
    return kernel.start(rules, rules.setup(scenario, players, expansions, options))


def save(position: Position[Any]) -> str:
    """A game as text, from which `load` goes on."""
    return kernel.write(SavedGame(position))


def load(text: str | bytes) -> Position[Any]:
    """The position at the end of a saved game; ValueError, naming the line, for a text that is none."""
    return kernel.read(text, ruleset).position


def play_out(position: Position[Any], players: Mapping[str, str], seed: int | str | None = None) -> Position[Any]:
    """Play a game to its end with computer players, named by seat."""
    seats = position.ruleset.seats(position.setup)
    if missing := [seat for seat in seats if seat not in players]:
        raise ValueError(f"nobody plays for {', '.join(missing)}")
    table = seated(seats, players, seed)
    try:
        return position.played(table)
    finally:
        table.leave()


def write_position(position: Position[Any]) -> dict[str, Any]:
    """A position as a document: the table at the last checkpoint, and the names of the answers since.

    `given` are the answers of those who have made their part of a simultaneous choice before the others.
    """
    document = {**position.ruleset.document(position.checkpoint), "players": position.setup.players}
    if position.answers:
        document["answers"] = [kernel.name_of(answer) for answer in position.answers]
    if position.given:
        document["given"] = {side: kernel.name_of(answer) for side, answer in position.given.items()}
    return document


def read_position(document: Mapping[str, Any]) -> Position[Any]:
    """The position of a document, standing at its next question; ValueError, in one line, for an impossible one."""
    if not isinstance(document, Mapping):
        raise ValueError("the document: expected fields with values")
    rules = ruleset(_field(document, "game", str) or "")
    setup = rules.setup(
        _field(document, "scenario", str),
        _field(document, "players", int),
        _field(document, "expansions", list) or (),
        _field(document, "options", dict),
        {key: value for key, value in document.items() if key not in ("answers", "given")},
    )
    position = kernel.start(rules, setup)
    for answer in _field(document, "answers", list) or ():
        position = position.after(answer)
    for side, answer in (_field(document, "given", dict) or {}).items():
        position = position.after(answer, side)
    return position


def _field(document: Mapping[str, Any], name: str, kind: type[T]) -> T | None:
    """A field of a document that is of one kind or left out."""
    value = document.get(name)
    if value is not None and (not isinstance(value, kind) or isinstance(value, bool)):
        raise ValueError(f"{name}: {value!r} cannot stand there")
    return value
