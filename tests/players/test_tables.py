"""Players at a table: every answer is checked, and what one knows tells it nothing about the others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ringwar
from helpers import question_alone
from ringwar import games, players
from ringwar.arena import Match, play
from ringwar.kernel import CHANCE, BrokenPlayer, Player, Question, start
from ringwar.players.random import Random
from ringwar.players.wrappers import Seated, seated, seed_of
from ringwar.simulation import Plan, play_games

RULES = games.ruleset("cardgame")
DUEL = RULES.setup("duel")
SEATS = RULES.seats(DUEL)


class Liar(Random):
    """Answers what is no option as soon as it may act, and tries to make it one."""

    def answer(self, question: Question) -> Any:
        if question.key != "action":
            return super().answer(question)
        question.options = ("victory",)
        question.side = "nobody"
        return "victory"


@pytest.fixture(autouse=True)
def liar(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the liar be seated by name."""
    monkeypatch.setitem(players.PLAYERS, "liar", Liar)


def lying_plan(games: int = 2) -> Plan:
    return Plan(DUEL, {"gandalf": "liar", "witch-king": "random"}, "7", games)


BROKEN = "the player liar of gandalf is broken: asked 'action', it answers 'victory', which is no option"


def test_a_broken_player_is_named_in_a_game_that_is_played_out() -> None:
    with pytest.raises(BrokenPlayer, match=BROKEN) as raised:
        ringwar.play_out(ringwar.start("cardgame", "duel"), lying_plan().seats, seed=1)
    assert (raised.value.player, raised.value.seat, raised.value.key) == ("liar", "gandalf", "action")
    assert len(str(raised.value)) <= 200


def test_a_player_that_is_seated_nowhere_is_checked_as_well() -> None:
    with pytest.raises(BrokenPlayer, match="the player Liar of gandalf is broken"):
        start(RULES, DUEL).played(Liar(1))


def test_a_simultaneous_choice_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blind(Random):
        """Chooses what it does not have."""

        def answer_each(self, questions: Any) -> list[Any]:
            return ["everything" for _ in questions]

    with pytest.raises(BrokenPlayer, match="it answers 'everything'"):
        start(RULES, RULES.setup("trilogy")).played(Blind(1))


@pytest.mark.parametrize("kept", [False, True])
def test_a_game_with_a_broken_player_counts_nowhere(kept: bool, tmp_path: Path) -> None:
    plan = lying_plan()
    tally = play_games(plan if not kept else Plan(DUEL, plan.seats, "7", 2, save=tmp_path), [1, 2])
    assert (tally.games, tally.finished, tally.questions, tally.turns) == (2, 0, 0, 0)
    assert not tally.wins
    assert not tally.endings
    for failure in tally.failures:
        assert failure.error.startswith(f"BrokenPlayer: {BROKEN}")


def test_the_record_of_a_broken_game_leads_to_where_it_broke() -> None:
    failure = play_games(lying_plan(), [1]).failures[0]
    position = ringwar.load(failure.record)
    assert position.question is not None
    assert (position.question.side, position.question.key) == ("gandalf", "action")
    assert f"# here: BrokenPlayer: {BROKEN}" in failure.record


def test_a_match_does_not_rate_a_game_with_a_broken_player() -> None:
    sides = ("free-peoples", "shadow")
    match = Match(DUEL, sides, (("liar", "random"), ("random", "random")), 1, "7")
    outcome, record = play(match, (("liar", "random"), 1))
    assert (outcome.winner, outcome.turns, outcome.questions) == ("", 0, 0)
    assert BROKEN in outcome.error
    assert record


def test_an_equal_answer_becomes_the_option_that_was_asked() -> None:
    class Number(Player):
        """Says one in another way."""

        def answer(self, question: Question) -> Any:
            return True

    question = question_alone("gandalf", "how-many", (1, 2))
    assert Seated({"gandalf": Number()}).answer(question) is not True


def test_every_seat_has_a_seed_of_its_own_that_tells_nothing_of_another() -> None:
    seeds = {seat: seed_of("7/1", seat) for seat in (*SEATS, CHANCE)}
    assert len(set(seeds.values())) == len(seeds)
    for seed in seeds.values():
        assert re.fullmatch("[0-9a-f]{64}", seed)
        assert all(seed_of(seed, seat) not in seeds.values() for seat in seeds)
        assert f"{seed.removesuffix('gandalf')}{CHANCE}" not in seeds.values()


def test_the_seats_of_a_table_get_those_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    monkeypatch.setitem(players.PLAYERS, "noted", lambda seed: given.append(seed) or Random(seed))  # type: ignore[func-returns-value]
    seated(SEATS, dict.fromkeys(SEATS, "noted"), "7/1")
    assert given == [seed_of("7/1", seat) for seat in SEATS]


def test_what_a_broken_player_says_reaches_nobody_unescaped() -> None:
    class Loud:
        """Shows itself in red, over several lines."""

        def __repr__(self) -> str:
            return "\033[31m\nhelp"

    class Shouting(Player):
        """Answers with that."""

        def answer(self, question: Question) -> Any:
            return Loud()

    question = question_alone("gandalf", "how-many", (1, 2))
    with pytest.raises(BrokenPlayer, match=r"it answers \?\[31m\?help, which is no option"):
        Seated({"gandalf": Shouting()}).answer(question)
