"""Positions that travel to other processes and stay small."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

import ringwar
from helpers import play
from kernel.little import Little, LittleGame
from ringwar.kernel import Asked, Position, fingerprint, plain, start
from ringwar.kernel.position import asked_since
from ringwar.kernel.questions import slots_of

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "boardgame"},
    {"game": "boardgame", "players": 3},
    {"game": "boardgame", "players": 4, "expansions": ["lords"], "options": {"council-of-rivendell": "yes"}},
    {"game": "cardgame", "scenario": "trilogy"},
    {"game": "cardgame", "scenario": "duel", "options": {"empty-hand-price": "none"}},
    {"game": "cardgame", "scenario": "duel-three"},
    {"game": "cardgame", "scenario": "fellowship"},
)
MOST_FOR_REPLAY = 400_000
"""Bytes of the past of a finished board game that is thinned for replay."""


def finished(seed: int = 1, **asked: Any) -> Position[Any]:
    """The end of a random game."""
    first = ringwar.start(**asked)
    return ringwar.play_out(first, dict.fromkeys(first.ruleset.seats(first.setup), "random"), seed)


def whole_log(position: Position[Any], since: int = 0) -> list[Any]:
    """The log in plain words, with who sees what."""
    entries = position.log(since)
    readers = (*position.ruleset.seats(position.setup), "spectator")
    return [
        entry if isinstance(entry, Asked) else [entry.kind, *(plain(entry.seen_by(each).about) for each in readers)]
        for entry in entries
    ]


def same(one: Position[Any], other: Position[Any]) -> bool:
    """Whether two positions have the same table, questions, answers and result."""
    return contents(one) == contents(other)


def contents(position: Position[Any]) -> list[Any]:
    kept = [position.setup, position.state, position.checkpoint, position.answers, position.given]
    return [*kept, position.count, position.result, open_questions(position)]


def open_questions(position: Position[Any]) -> list[Any]:
    return [(each.side, each.key, each.names(), plain(each.about)) for each in position.questions]


def points(position: Position[Any], number: int) -> Iterator[Position[Any]]:
    """So many points of a game."""
    rng = Random("points")
    for at in rng.sample(range(position.count + 1), number):
        yield position.at(at)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_position_is_the_same_after_it_has_been_pickled(game: dict[str, Any]) -> None:
    end = finished(**game)
    for point in (*points(end, 20), end):
        again = pickle.loads(pickle.dumps(point))
        assert same(again, point)
        assert fingerprint(again.state) == fingerprint(point.state)
    assert whole_log(pickle.loads(pickle.dumps(end))) == whole_log(end)


def test_an_answer_given_in_secret_travels_with_its_position() -> None:
    end = finished(game="cardgame", scenario="trilogy")
    first = next(point for point in map(end.at, range(end.count)) if len(point.questions) > 1)
    seat = first.questions[1].side
    chosen = first.after(first.questions[1].options[-1], seat)
    again = pickle.loads(pickle.dumps(chosen))
    assert again.given == chosen.given
    assert same(again.undone(seat), first)


def test_what_is_printed_is_the_same_thing_after_it_has_travelled() -> None:
    state = finished(game="boardgame").state
    again = pickle.loads(pickle.dumps(state))
    assert all(one is other for one, other in zip(again.armies, state.armies, strict=True))
    assert all(one is other for one, other in zip(again.pool, state.pool, strict=True))
    assert copy(state.rules) is state.rules


def test_another_process_goes_on_from_a_position() -> None:
    position = finished(game="boardgame", expansions=["lords"]).at(200)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as elsewhere:
        again = elsewhere.submit(Position.after, position, position.names()[0]).result(timeout=60)
    assert same(again, position.after(position.names()[0]))


def answer_once(game: LittleGame) -> None:
    """A step with one question."""
    game.state.facts["last"] = game.ask("a", "one", (1, 2))


class Long(Little):
    """Three thousand steps."""

    def __init__(self) -> None:
        super().__init__(*[answer_once] * 3000)


RULESET = Long()


def test_a_long_game_is_pickled_thinned_and_forgotten_without_end() -> None:
    first = start(RULESET, RULESET.setup())
    end = first.played(Always())
    assert len(end.past) == 3000
    again = pickle.loads(pickle.dumps(end))
    assert (again.count, again.at(1500).count, again.state) == (3000, 1500, end.state)
    assert again.thinned(100).at(2999).state == end.at(2999).state
    del again, end


class Always(ringwar.kernel.Player):
    """Answers with the last option."""

    def answer(self, question: ringwar.kernel.Question) -> Any:
        return question.options[-1]


@pytest.mark.parametrize("game", [GAMES[0], GAMES[2], GAMES[3]], ids=str)
def test_a_thinned_game_gives_the_same_at_every_point(game: dict[str, Any]) -> None:
    end = finished(2, **game)
    numbers = Random("points").sample(range(end.count + 1), 12)
    logs = {number: whole_log(end, number) for number in (0, *numbers[:3])}
    second_half = [(entry.side, entry.answer) for entry in asked_since(end, end.count // 2)]
    for every in (1, 7, 1000):
        thin = end.thinned(every)
        assert len(thin.past) == -(-len(end.past) // every)
        assert same(thin, end)
        assert ringwar.save(thin) == ringwar.save(end)
        assert all(same(thin.at(number), end.at(number)) for number in numbers)
        assert all(whole_log(thin, number) == log for number, log in logs.items())
        assert same(play(thin.at(end.count // 2), *second_half), end)


def test_a_game_cannot_be_thinned_to_nothing() -> None:
    with pytest.raises(ValueError, match="1 or more"):
        finished(game="cardgame", scenario="duel").thinned(0)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES[:3], ids=str)
def test_a_finished_board_game_for_replay_is_small(game: dict[str, Any], seed: int) -> None:
    thin = finished(seed, **game).thinned()
    assert held(thin.past, {id(thin.state.rules)}) <= MOST_FOR_REPLAY
    assert len(pickle.dumps(thin)) <= MOST_FOR_REPLAY // 2


def held(thing: Any, seen: set[int]) -> int:
    """The bytes of a thing and of all that it alone holds: what is printed, and known by a name, is there anyway."""
    if id(thing) in seen or hasattr(thing, "name"):
        return 0
    seen.add(id(thing))
    parts = [*thing, *thing.values()] if isinstance(thing, dict) else thing if _contains(thing) else ()
    parts = [getattr(thing, name) for name in slots_of(thing)] if slots_of(thing) else parts
    return sys.getsizeof(thing) + sum(held(part, seen) for part in parts)


def _contains(thing: Any) -> bool:
    return isinstance(thing, list | tuple | frozenset)
