"""The same seed gives the same game, whatever loop drives it and whatever else is played in the process."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ringwar import games
from ringwar.hosting import Hosted
from ringwar.kernel import CHANCE, Dice, Player, Position, Question, Setup, fingerprint, start
from ringwar.players import player
from ringwar.players.rules import RulesOfThumb
from ringwar.players.wrappers import Seated, Stopping, seated, seed_of
from ringwar.server.workers.process import Telling
from ringwar.server.workers.requests import Request
from ringwar.simulation import played_inline

WAR, CARDS = games.ruleset("boardgame"), games.ruleset("cardgame")
SETUPS = {
    "war": WAR.setup(),
    "teams": WAR.setup(None, 4),
    "lords": WAR.setup(None, None, ["lords"], {"council-of-rivendell": "yes"}),
    "trilogy": CARDS.setup("trilogy"),
    "duel": CARDS.setup("duel"),
}


PLAYED_BY = {"war": "rules", "teams": "easy", "lords": "rules:surprise", "trilogy": "easy", "duel": "rules"}
"""By setup: who plays there."""


def table(setup: Setup, seed: str, who: str = "rules") -> Seated:
    """Players of one name at all seats."""
    seats = games.ruleset(setup.game).seats(setup)
    return seated(seats, dict.fromkeys(seats, who), seed)


def begun(setup: Setup) -> Position[Any]:
    """A new game."""
    return start(games.ruleset(setup.game), setup)


def inline(setup: Setup, seed: str, who: str = "rules") -> str:
    """The end of a game that is run in one go, with nothing kept."""
    return fingerprint(played_inline(games.ruleset(setup.game), setup, table(setup, seed, who)))


def answered(setup: Setup, seed: str, who: str = "rules") -> Iterator[Position[Any]]:
    """The positions of a game that goes on answer by answer."""
    players, position = table(setup, seed, who), begun(setup)
    yield position
    while (question := position.question) is not None:
        position = position.after(players.answer(question), question.side)
        yield position


def hosted(setup: Setup, seed: str, who: str) -> str:
    """The end of a game that is hosted and stops after every turn."""
    position, players = begun(setup), table(setup, seed, who)
    host = Hosted(position, players.names, players.players)
    turns = iter(range(1, 100))
    while host.position.question is not None:
        host.advance(next(turns))
    return fingerprint(host.position.state)


def by_workers(setup: Setup, seed: str, who: str) -> str:
    """The end of a game in which a server asks its workers, who make players anew for every request."""
    position, chance = begun(setup), table(setup, seed).players[CHANCE]
    levels = dict.fromkeys(position.ruleset.seats(setup), who)
    while position.question is not None:
        position = position.played(Stopping({CHANCE: chance}))
        made = {seat: player(level, seed_of(seed, seat)) for seat, level in levels.items()}
        told: list[tuple[str, str]] = []
        Request.at(position, levels, seed).play(Telling(made, levels, 20, told.append))
        for seat, answer in told:
            position = position.after(answer, seat)
    return fingerprint(position.state)


class Forgetful(Player):
    """Is another player of the same seed at every question."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.seed = seed

    def answer(self, question: Question) -> Any:
        return player(self.name, self.seed).answer(question)


def forgetful(setup: Setup, seed: str, who: str) -> str:
    """The end of a game whose players are made anew for every question."""
    ruleset = games.ruleset(setup.game)
    made = {seat: Forgetful(who, seed_of(seed, seat)) for seat in ruleset.seats(setup)}
    chance = table(setup, seed).players[CHANCE]
    return fingerprint(played_inline(ruleset, setup, Seated({**made, CHANCE: chance})))


@pytest.mark.parametrize("name", SETUPS)
def test_the_same_seed_gives_the_same_game_in_every_loop(name: str) -> None:
    setup, who = SETUPS[name], PLAYED_BY[name]
    ends = {
        "inline": inline(setup, "a", who),
        "played": fingerprint(begun(setup).played(table(setup, "a", who)).state),
        "answer by answer": fingerprint(list(answered(setup, "a", who))[-1].state),
        "hosted": hosted(setup, "a", who),
        "by workers": by_workers(setup, "a", who),
        "made anew": forgetful(setup, "a", who),
    }
    assert set(ends.values()) == {ends["inline"]}, ends


@pytest.mark.parametrize("name", ["war", "duel"])
def test_games_that_are_played_by_turns_do_not_meddle_with_each_other(name: str) -> None:
    setup = SETUPS[name]
    first, second = answered(setup, "a"), answered(setup, "b")
    ends: dict[str, Position[Any]] = {}
    while (one := next(first, None)) is not None or "b" not in ends:
        ends |= {"a": one} if one is not None else {}
        other = next(second, None)
        ends |= {"b": other} if other is not None else {}
    for last in second:
        ends["b"] = last
    assert [fingerprint(ends[seed].state) for seed in "ab"] == [inline(setup, seed) for seed in "ab"]


@pytest.mark.parametrize("name", ["war", "duel"])
def test_a_player_answers_by_the_table_and_not_by_what_it_remembers(name: str) -> None:
    setup = SETUPS[name]
    remembering = table(setup, "d")
    begun(setup).played(remembering)
    asked = [position.question for position in list(answered(setup, "a"))[::40]]
    for question in asked:
        if question is not None and question.side != CHANCE:
            fresh, seasoned = (table(setup, "c").players[question.side] for _ in range(2))
            seasoned.memory = remembering.players[question.side].memory  # type: ignore[attr-defined]
            assert seasoned.memory  # type: ignore[attr-defined]
            assert fresh.answer(question) is seasoned.answer(question)


class Doubting(Player):
    """Rules of thumb that think again at every question as if they had just sat down."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.seasoned = RulesOfThumb(seed)

    def answer(self, question: Question) -> Any:
        scores, best = self.seasoned.weighed(question)
        again, other = RulesOfThumb(self.seed).weighed(question)
        assert (list(scores), best) == (list(again), other), question.key
        return question.options[best]


@pytest.mark.parametrize(("expansions", "seed"), [([], "f302"), (["lords"], "f311")])
def test_partners_judge_by_the_table_whoever_of_them_spoke_last(expansions: list[str], seed: str) -> None:
    setup = WAR.setup(None, 3, expansions, dict.fromkeys(["council-of-rivendell"] if expansions else [], "yes"))
    made: dict[str, Player] = {seat: Doubting(seed_of(seed, seat)) for seat in WAR.seats(setup)}
    begun(setup).played(Seated({**made, CHANCE: Dice(seed)}))


@pytest.mark.parametrize("name", ["war", "teams"])
def test_who_remembers_more_tables_answers_no_otherwise(name: str) -> None:
    setup = SETUPS[name]
    made: dict[str, Player] = {seat: RulesOfThumb(seed_of("a", seat), returns=True) for seat in WAR.seats(setup)}
    table = Seated({**made, CHANCE: Dice(seed_of("a", CHANCE))})
    assert fingerprint(played_inline(WAR, setup, table)) == inline(setup, "a")
