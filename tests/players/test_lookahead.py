"""The player that looks ahead: what it plans it carries out, and what it spends it counts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardgame.boards import SHADOW, board
from cardgame.tables import table as cards
from players.obvious_boardgame import open_stronghold
from players.obvious_cardgame import ten_points_behind
from ringwar import games
from ringwar.kernel import CHANCE, Player, Position, Question, Setup, fingerprint, game_of, name_of, start
from ringwar.players import lookahead, worlds
from ringwar.players.lookahead import Budget, Lookahead, compared, decided
from ringwar.players.rules import RulesOfThumb
from ringwar.players.worlds import Luck, Plan, Worlds
from ringwar.players.wrappers import Seated, seated, seed_of
from ringwar.simulation import played_inline

LITTLE = Budget(tables=3, plans=2)
SETUPS = {name: games.ruleset("cardgame").setup(name) for name in ("fellowship", "duel")}


def table(setup: Setup, seed: str) -> Seated:
    """Players that look ahead a little at all seats."""
    seats = games.ruleset(setup.game).seats(setup)
    made: dict[str, Player] = {seat: Lookahead(seed_of(seed, seat), LITTLE) for seat in seats}
    return Seated({**made, CHANCE: seated((), {}, seed).players[CHANCE]})


def answered(setup: Setup, seed: str, anew: bool) -> str:
    """The end of a game that goes on answer by answer, by players who may be made anew whenever another is asked."""
    players, position = table(setup, seed), start(games.ruleset(setup.game), setup)
    chance, last = players.players[CHANCE], ""
    while (question := position.question) is not None:
        if anew and question.side not in (CHANCE, last):
            players = Seated({**table(setup, seed).players, CHANCE: chance})
        last = question.side
        position = position.after(players.answer(question), question.side)
    return fingerprint(position.state)


def question_of(position: Position[Any]) -> Question:
    assert position.question is not None
    return position.question


@pytest.mark.slow
@pytest.mark.parametrize("name", SETUPS)
def test_the_same_seed_gives_the_same_game_in_every_loop(name: str) -> None:
    setup = SETUPS[name]
    ruleset = games.ruleset(setup.game)
    ends = {
        "inline": fingerprint(played_inline(ruleset, setup, table(setup, "a"))),
        "played": fingerprint(start(ruleset, setup).played(table(setup, "a")).state),
        "answer by answer": answered(setup, "a", anew=False),
        "made anew": answered(setup, "a", anew=True),
    }
    assert set(ends.values()) == {ends["inline"]}, ends


def test_another_seed_gives_another_game() -> None:
    setup = SETUPS["fellowship"]
    ends = {fingerprint(played_inline(games.ruleset(setup.game), setup, table(setup, seed))) for seed in "ab"}
    assert len(ends) == 2


def test_a_plan_is_carried_out_answer_by_answer() -> None:
    position = open_stronghold()
    seat = question_of(position).side
    thinker = Lookahead(1)
    first = thinker.answer(question_of(position))
    plan = [("use-die", name_of(first)), *thinker.plan]
    given = []
    position = position.after(first)
    for _ in plan[1:]:
        question = question_of(position)
        assert question.side == seat
        answer = thinker.answer(question)
        given.append((question.key, name_of(answer)))
        position = position.after(answer)
    assert len(plan) > 1
    assert [plan[0], *given] == plan
    assert thinker.plan == []


@pytest.mark.parametrize("unforeseen", [[("cease", "yes")], [("use-die", "will-of-the-west")]])
def test_a_plan_is_given_up_where_something_else_is_asked_than_was_foreseen(unforeseen: list[tuple[str, str]]) -> None:
    question = question_of(open_stronghold())
    thinker, fresh = Lookahead(1), Lookahead(1)
    thinker.plan = [*unforeseen, ("action", "move-armies")]
    assert thinker.answer(question) == fresh.answer(question)
    assert thinker.plan == fresh.plan


def plan(*chances: float) -> Plan:
    return Plan((("action", "pass"),), chances=list(chances))


def test_the_rules_of_thumb_are_overruled_beyond_the_margin_only() -> None:
    usual, little_more, much_more = plan(0.5, 0.5), plan(0.51, 0.51), plan(0.6, 0.55)
    assert decided([usual, little_more], 0.02) is usual
    assert decided([usual, little_more], 0.0) is little_more
    assert decided([usual, little_more, much_more], 0.02) is much_more


def test_what_may_be_luck_overrules_nobody() -> None:
    usual, lucky, better = plan(0.5, 0.5, 0.5, 0.5), plan(1.0, 0.0, 1.0, 0.4), plan(0.6, 0.55, 0.6, 0.55)
    assert lucky.promise > better.promise > usual.promise
    assert decided([usual, lucky], 0.02) is usual
    assert decided([usual, better], 0.02) is better
    assert decided([plan(0.5), plan(0.9)], 0.02).chances == [0.5]


def test_a_victory_on_two_tables_is_no_sure_one() -> None:
    for number, is_sure in ((2, False), (8, True)):
        usual, winning = plan(*([0.99, 1.0] * (number // 2))), plan(*[1.0] * number)
        assert (decided([usual, winning], 0.02) is winning) == is_sure


def test_what_the_rules_of_thumb_rule_out_is_never_tried() -> None:
    position: Position[Any] = board({"osgiliath": "sauron 1"}, phase="hunt-allocation", shadow=["unrolled"] * 7)
    question = question_of(position)
    assert question.key == "allocate"
    assert max(question.options) == 7
    plans = Lookahead(1, Budget(tables=1, plans=12)).thought(question)
    assert {plan.answers[0][1] for plan in plans} == set(range(min(question.options), 6))


def test_who_is_about_to_lose_tries_everything() -> None:
    lost, poor, hope = plan(0.0, 0.0), plan(0.01, 0.01), plan(0.02, 0.0)
    assert decided([lost, hope], 0.02) is hope
    assert decided([poor, hope], 0.02) is poor


def test_a_plan_that_was_tried_less_is_not_chosen() -> None:
    usual, lucky = plan(0.5, 0.5), plan(0.9)
    assert decided([usual, lucky], 0.0) is usual


class Foretold(Worlds):
    """Worlds in which it is known before what comes of a plan: the number that is its only answer."""

    def __init__(self) -> None:
        pass

    def tried(self, plan: Plan, number: int) -> float:
        chance: float = plan.answers[0][1]
        return chance

    def length(self, plan: Plan) -> int:
        return 10


def tried(others: int, tables: int, answers: int = 1_000_000) -> list[int]:
    """On how many tables each plan is tried; the first is the best, the others are from bad to good."""
    plans = [Plan((("action", number / 100),)) for number in (50, *range(others))]
    return [len(plan.chances) for plan in compared(Foretold(), plans, Budget(tables=tables, answers=answers))]


def test_with_few_tables_half_of_the_plans_go_after_each() -> None:
    assert tried(7, 32) == [12, 1, 1, 1, 1, 2, 2, 12]
    assert tried(1, 32) == [16, 16]


def test_the_longer_a_turn_still_is_the_fewer_tables_are_played() -> None:
    assert tried(7, tables=1000, answers=320) == tried(7, tables=32)
    assert tried(7, tables=32, answers=10_000) == tried(7, tables=32)
    assert sum(tried(7, tables=1000, answers=1)) == 8


def test_with_many_tables_those_that_are_hard_to_tell_apart_are_tried_longer() -> None:
    found = tried(30, 192)
    assert found[1:] == sorted(found[1:])
    assert sorted(set(found)) == [1, 2, 5, 11, 60]
    assert [found.count(number) for number in (1, 2, 5, 11, 60)] == [15, 8, 4, 2, 2]


def test_who_never_sees_a_gain_plays_as_the_rules_of_thumb() -> None:
    for position in (open_stronghold(), ten_points_behind()):
        question = question_of(position)
        stubborn = Lookahead(3, Budget(tables=4, plans=3, margin=2.0))
        plans = stubborn.thought(question)
        assert stubborn.answer(question) is question.find(name_of(plans[0].answers[0][1]))


@pytest.mark.parametrize("tables", [1, 6, 20])
def test_no_more_tables_are_played_than_the_budget_and_one_round_allow(tables: int) -> None:
    budget = Budget(tables=tables, plans=4)
    plans = Lookahead(1, budget).thought(question_of(open_stronghold()))
    tried = sum(len(each.chances) for each in plans)
    assert tables <= tried < tables + len(plans)
    assert len(plans) <= budget.plans * (1 + lookahead.NOISY_PLANS)


def test_looking_ahead_ends_though_the_turn_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "STEPS", 25)
    monkeypatch.setattr(Worlds, "_is_quiet", lambda worlds, state: False)
    answered = 0
    usual = RulesOfThumb.answer

    def counted(self: RulesOfThumb, question: Question) -> Any:
        nonlocal answered
        answered += 1
        return usual(self, question)

    monkeypatch.setattr(RulesOfThumb, "answer", counted)
    Lookahead(1, Budget(tables=2, plans=2)).answer(question_of(ten_points_behind()))
    assert 0 < answered < 400


def rolls(luck: Luck, key: str, number: int) -> list[Any]:
    """So many dice of a kind."""
    game = game_of(question_of(open_stronghold()))
    return [luck.answer(Question(CHANCE, key, tuple(range(1000)), {}, game)) for _ in range(number)]


def test_who_rolls_more_dice_of_a_kind_has_the_same_luck_with_the_others() -> None:
    few, many = Luck("seed"), Luck("seed")
    assert rolls(few, "combat-die", 3) == rolls(many, "combat-die", 8)[:3]
    hunts = rolls(few, "hunt-die", 4)
    assert rolls(many, "hunt-die", 4) == hunts
    assert hunts != rolls(Luck("seed"), "combat-die", 4)
    assert hunts != rolls(Luck("other"), "hunt-die", 4)


def after_a_victory() -> Position[Any]:
    """The Shadow has won a battle, and may advance."""
    armies = {"osgiliath": "sauron 5", "pelargir": "gondor 1"}
    position: Position[Any] = board(armies, at_war=("gondor", "sauron"), shadow=("army",), to_act=SHADOW)
    position = position.after("attack").after("all")
    while (question := position.question) is not None and question.key != "advance":
        position = position.after(6 if question.key == "combat-die" else question.options[-1])
    return position


@pytest.mark.parametrize("thorough", [False, True])
def test_only_the_thorough_think_about_smaller_questions(thorough: bool) -> None:
    thinker = Lookahead(1, Budget(tables=2, plans=2, is_thorough=thorough))
    thinker.answer(question_of(after_a_victory()))
    assert thinker.thoughts == thorough


def test_after_a_pass_the_others_pass_as_well_on_about_half_of_the_tables() -> None:
    seats = {"gandalf": {"hand": ["merry-brandybuck"]}, "witch-king": {"hand": ["balrog-of-moria"]}}
    position = cards("duel", path="cirith-ungol", battlegrounds={"moria": []}, seats=seats, round=7, to_act="gandalf")
    tables, theirs = Worlds(question_of(position), Random("any")), question_of(position.after("pass"))
    usual = RulesOfThumb(1).answer(theirs)
    answers = [tables.acting(["pass"], number).answer(theirs) for number in range(12)]
    assert usual != "pass"
    assert 2 <= answers.count("pass") <= 10
    assert {tables.acting(["cycle"], number).answer(theirs) for number in range(12)} == {usual}


def test_plans_do_not_part_by_what_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "NOISY_PLANS", 0.0)
    hand = ["paths-of-the-dead", "sam-gamgee", "denethor", "merry-brandybuck"]
    position = cards("duel", path="cirith-ungol", seats={"gandalf": {"hand": hand}}, round=7, to_act="gandalf")
    plans = Lookahead(1, Budget(tables=1, plans=12)).thought(question_of(position))
    played = [plan.answers for plan in plans if name_of(plan.answers[0][1]) == "play"]
    ways = {tuple(name_of(option) for key, option in answers if key not in ("cycle", "forsake")) for answers in played}
    assert len(ways) == len(played) > 2
