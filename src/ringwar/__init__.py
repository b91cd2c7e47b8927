"""Ringwar: War of the Ring, board game and card game, by their complete rules.

>>> import ringwar
>>> position = ringwar.start("cardgame", scenario="duel")
>>> position.question.side, position.names()
>>> position = position.after(position.names()[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ringwar import kernel
from ringwar.games import ruleset
from ringwar.kernel import IllegalAnswer, Position, Refusal, Ruleset, SavedGame, Setup
from ringwar.kernel.fields import WHOLE, bounded, found, listed, mapping, names, number, refusal, word
from ringwar.kernel.refusals import VOICES
from ringwar.players.wrappers import seated

if TYPE_CHECKING:
    from ringwar.players.advice import hint
    from ringwar.players.advice.reviewing import review
    from ringwar.words import Words

__all__ = [
    "IllegalAnswer",
    "Position",
    "Refusal",
    "Words",
    "catalogue",
    "hint",
    "load",
    "play_out",
    "read_position",
    "review",
    "save",
    "start",
    "write_position",
]

LATER = {
    "Words": "ringwar.words",
    "hint": "ringwar.players.advice",
    "review": "ringwar.players.advice.reviewing",
}
"""What is read when it is needed, and where it is."""
MOST_ANSWERS = 500
"""In a document: more than any step of a game asks."""


def __getattr__(name: str) -> Any:
    """What is read when it is needed: simulations say nothing and advise nobody."""
    if name not in LATER:
        raise AttributeError(name)
    return getattr(import_module(LATER[name]), name)


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


def catalogue(game: str) -> dict[str, Any]:
    """What a game can be played as, and with what, ready for JSON: `docs/protocol.md` explains it."""
    return {**ruleset(game).catalogue()}


def save(position: Position[Any]) -> str:
    """A game as text, from which `load` goes on."""
    return kernel.write(SavedGame(position))


def load(text: str | bytes) -> Position[Any]:
    """The position at the end of a saved game; Refusal, naming the line, for a text that is none."""
    return kernel.read(text, ruleset).position


def play_out(position: Position[Any], players: Mapping[str, str], seed: int | str | None = None) -> Position[Any]:
    """Play a game to its end with computer players, named by seat."""
    seats = position.ruleset.seats(position.setup)
    if missing := [seat for seat in seats if seat not in players]:
        raise Refusal("nobody-plays", seats=missing)
    everybody = seated(seats, players, seed)
    try:
        return position.played(everybody)
    finally:
        everybody.leave()


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
    """The position of a document, standing at its next question; Refusal for an impossible one."""
    fields = bounded(document)
    rules = found(ruleset, fields.get("game"), "game")
    position = kernel.start(rules, _setup(rules, fields))
    for place, answer in enumerate(listed(fields.get("answers", ()), "answers", MOST_ANSWERS)):
        position = _answered(position, answer, None, f"answers[{place}]")
    for side, answer in mapping(fields.get("given", {}), "given").items():
        if len(position.asked) < 2:
            raise refusal(f"given.{side}", "not-together")
        position = _answered(position, answer, side, f"given.{side}")
    return position


def _setup(rules: Ruleset[Any], fields: Mapping[str, Any]) -> Setup:
    """The game that a document is of."""
    scenario, players = fields.get("scenario"), fields.get("players")
    options = mapping(fields.get("options", {}), "options").items()
    chosen = (
        None if scenario is None else word(scenario, "scenario"),
        None if players is None else number(players, "players"),
        [name for _, name in names(fields.get("expansions", ()), "expansions")],
        {name: word(value, f"options.{name}") for name, value in options},
        {name: value for name, value in fields.items() if name not in ("answers", "given")},
    )
    try:
        return rules.setup(*chosen)
    except Refusal as error:
        raise error.placed(WHOLE) from None


def _answered(position: Position[Any], answer: Any, side: str | None, at: str) -> Position[Any]:
    """The position after an answer that stands at a place of a document."""
    try:
        return position.after(answer, side)
    except IllegalAnswer as error:
        raise error.placed(at) from None


def _in_english(refusal: Refusal) -> str:
    """A refusal as whoever calls us from Python reads it."""
    from ringwar.words import Words

    return Words().refusal(refusal)


VOICES.append(_in_english)
