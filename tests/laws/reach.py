"""The law of what is in a player's reach: what its seat may know, and nothing that changes the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from inspect import Parameter, signature
from random import Random
from typing import Any

from ringwar import games
from ringwar.boardgame.sight import Sight as BoardSight
from ringwar.cardgame.sight import Sight as CardSight
from ringwar.kernel import CHANCE, Game, Player, Position, Question, Ruleset, Setup, fingerprint, game_of
from ringwar.kernel.imagining import shuffled
from ringwar.kernel.questions import slots_of
from ringwar.laws import hold
from ringwar.players.wrappers import seated
from ringwar.simulation import played_inline

KIND = "things in a player's reach"
ENOUGH = 1_000_000
PROBE_EVERY = 80
"""At how many questions, one after the other, a player reaches once for all that it can."""
DEPTH = 8
PLAIN = (str, int, float, bool, type(None), Enum, frozenset)
LEFT_OUT = ("copy", "memo", "memory")
"""What leads to the same again, and what a player itself puts into a sight."""
HANDED = (Question, BoardSight, CardSight)
"""What players look through: not values, though they could be keys."""
NEVER = (Game, Player, Position, Random, Ruleset)


def batch(setup: Setup, seed: str) -> int:
    """Two random games of a seed, one of them with players who reach for all that they can: they go the same way."""
    ruleset = games.ruleset(setup.game)
    seats = ruleset.seats(setup)
    names = dict.fromkeys(seats, "random")
    reaching = Reaching(seated(seats, names, seed), ruleset, seats, Random(f"{seed}/reach"))
    changed = played_inline(ruleset, setup, reaching)
    quiet = played_inline(ruleset, setup, seated(seats, names, seed))
    same = fingerprint(changed) == fingerprint(quiet)
    hold(same, f"players change the game by what is in their reach: {setup}, seed {seed!r}")
    return reaching.probes


class Reaching(Player):
    """Answers as others do, and now and then looks at and changes all that is in the reach of who is asked."""

    def __init__(self, player: Player, ruleset: Ruleset[Any], seats: Sequence[str], rng: Random) -> None:
        self.player = player
        self.ruleset = ruleset
        self.seats = seats
        self.rng = rng
        self.probes = 0

    def answer(self, question: Question) -> Any:
        answer = self.player.answer(question)
        if question.side != CHANCE and self.rng.random() * PROBE_EVERY < 1:
            self.probes += 1
            check_reach(question, self.ruleset, self.seats, self.rng)
        return answer


def check_reach(question: Question, ruleset: Ruleset[Any], seats: Sequence[str], rng: Random) -> None:
    """Nothing of the game itself is in reach, nor anything hidden; and what can be changed is not the game's."""
    state, seat = game_of(question).state, question.side
    found = dict(Reach(ruleset, seats).of(question))
    owned = {id(thing) for thing in containers(state)}
    for path, thing in found.items():
        hold(not isinstance(thing, (*NEVER, type(state))), f"{seat} has a {type(thing).__name__} in reach: {path}")
        hold(id(thing) not in owned, f"{seat} has a part of the state itself in reach: {path}")
    names = shuffled(ruleset.unseen(state, seat), ruleset.bound(state, seat), rng)
    other = ruleset.renamed(state, names, seat)
    game = ruleset.game(other, game_of(question).player)
    alike = Question(seat, question.key, question.options, question.about, game, question.why)
    alike.cause, alike.id = question.cause, question.id
    check_same(found, dict(Reach(ruleset, seats).of(alike)), seat)
    before = fingerprint(state)
    for thing in found.values():
        vandalise(thing)
    hold(fingerprint(state) == before, f"{seat} can change the table")


def check_same(found: Mapping[str, Any], others: Mapping[str, Any], seat: str) -> None:
    """What is in reach is the same where hidden things have changed places."""
    for path in {**found, **others}:
        hold(path in found and path in others, f"{path} in reach of {seat} is there by what is hidden")
        if is_value(found[path]):
            hold(bool(found[path] == others[path]), f"{path} in reach of {seat} tells what is hidden from it")


class Reach:
    """Walks along everything without an underscore: attributes, contents, and what can be called without knowing."""

    def __init__(self, ruleset: Ruleset[Any], seats: Sequence[str]) -> None:
        sides = sorted({ruleset.side_of(seat) for seat in seats})
        self.known: dict[str, Sequence[Any]] = {"seat": seats, "side": sides, "led": (True, False)}
        """By the name of an argument: what anybody could give."""

    def of(self, thing: Any, path: str = "question", depth: int = DEPTH) -> Iterator[tuple[str, Any]]:
        """Everything that is in reach from a thing, with the way to it."""
        yield path, thing
        if is_value(thing):
            return
        hold(depth > 0, f"{path} leads too far")
        for name, part in self._parts(thing):
            yield from self.of(part, f"{path}{name}", depth - 1)

    def _parts(self, thing: Any) -> Iterator[tuple[str, Any]]:
        if isinstance(thing, Mapping):
            for key, value in thing.items():
                yield f"[{getattr(key, 'name', key)}]", value
        elif isinstance(thing, Sequence):
            yield from ((f"[{number}]", value) for number, value in enumerate(thing))
        else:
            for name in dir(thing):
                if not name.startswith("_") and name not in LEFT_OUT:
                    yield from self._of_attribute(f".{name}", getattr(thing, name))

    def _of_attribute(self, name: str, value: Any) -> Iterator[tuple[str, Any]]:
        """An attribute; of a method, what it gives."""
        if not callable(value):
            yield name, value
            return
        needed = [each for each in signature(value).parameters.values() if each.default is Parameter.empty]
        if not needed:
            yield f"{name}()", value()
        elif len(needed) == 1 and needed[0].name in self.known:
            for argument in self.known[needed[0].name]:
                yield f"{name}({argument})", value(argument)


def is_value(thing: Any) -> bool:
    """Whether a thing stands for itself: plain, or a value such as states hold, shared by copies and never changed."""
    if isinstance(thing, PLAIN):
        return True
    return type(thing).__hash__ is not None and not isinstance(thing, (tuple, Mapping, *HANDED))


def containers(thing: Any) -> Iterator[Any]:
    """The containers of a state that its rules change in place, the state itself among them."""
    if isinstance(thing, dict | list | set):
        yield thing
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from containers(part)
    elif type(thing).__hash__ is None:
        yield thing
        for name in slots_of(thing):
            yield from containers(getattr(thing, name))


def vandalise(thing: Any) -> None:
    """Empty a container, and take everything from a thing that lets it be taken."""
    if isinstance(thing, dict | list | set):
        thing.clear()
    elif not is_value(thing) and not isinstance(thing, Mapping | Sequence):
        for name in slots_of(thing):
            if not name.startswith("_"):
                setattr(thing, name, None)
