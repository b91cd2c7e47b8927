"""Hints: the best options of a question, the same for the same seed, from nothing that the seat may not know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, board
from ringwar.kernel import CHANCE, Position, Refusal, fingerprint
from ringwar.players.lookahead import STARTS, Budget, Lookahead

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("boardgame", {}),
    ("boardgame", {"players": 4}),
    ("boardgame", {"expansions": ["lords"]}),
    ("cardgame", {"scenario": "duel"}),
    ("cardgame", {"scenario": "trilogy"}),
]
POINTS = 4
"""At how many points of a game somebody is advised."""


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who advises thinks less than usual."""
    monkeypatch.setitem(ringwar.players.PLAYERS, "hasty", lambda seed: Lookahead(seed, Budget(8, 4)))


def points_of(game: str, setup: dict[str, Any]) -> list[Position[Any]]:
    """Some questions of a game, of which half are such as an action begins with."""
    position = ringwar.start(game, **setup)
    end = ringwar.play_out(position, dict.fromkeys(position.ruleset.seats(position.setup), "rules"), seed=7)
    rng = Random(f"{game} {setup}")
    found: list[Position[Any]] = []
    for number in rng.sample(range(end.count), end.count):
        at = end.at(number)
        question = at.question
        assert question is not None
        starts = sum(each.question.key in STARTS[game] for each in found if each.question is not None)
        wanted = starts < POINTS // 2 if question.key in STARTS[game] else len(found) - starts < POINTS // 2
        if question.side != CHANCE and len(question.names()) > 1 and wanted:
            found.append(at)
        if len(found) == POINTS:
            break
    return found


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=str)
def test_a_hint_names_options_with_chances_best_first(game: str, setup: dict[str, Any]) -> None:
    for position in points_of(game, setup):
        question = position.question
        assert question is not None
        found = ringwar.hint(position, level="hasty")
        assert (found["seat"], found["key"], found["level"]) == (question.side, question.key, "hasty")
        names = [each["name"] for each in found["options"]]
        chances = [each["chance"] for each in found["options"]]
        assert 2 <= len(names) == len(set(names)) <= 3
        assert set(names) <= set(question.names())
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert json.loads(json.dumps(found)) == found


@pytest.mark.parametrize(("game", "setup"), SETUPS[::3], ids=str)
def test_a_hint_is_the_same_for_the_same_seed(game: str, setup: dict[str, Any]) -> None:
    position = points_of(game, setup)[0]
    again = ringwar.load(ringwar.save(position))
    assert ringwar.hint(position, level="hasty") == ringwar.hint(again, level="hasty")
    assert len(ringwar.hint(position, level="hasty", best=1)["options"]) == 1


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=str)
def test_a_hint_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(game: str, setup: dict[str, Any]) -> None:
    for position in points_of(game, setup)[:2]:
        question = position.question
        assert question is not None
        world = position.imagined(question.side, Random(3))
        assert world.state != position.state
        assert ringwar.hint(world, question.side, level="hasty") == ringwar.hint(position, level="hasty")


def test_those_who_choose_together_are_advised_each_for_himself() -> None:
    position = ringwar.start("cardgame", scenario="trilogy")
    while position.question is not None and position.question.side == CHANCE:
        position = position.after(position.question.options[0])
    assert len(position.questions) > 1
    for question in position.questions:
        found = ringwar.hint(position, question.side, level="hasty")
        assert found["seat"] == question.side
        assert {each["name"] for each in found["options"]} <= set(question.names())


def test_whether_others_have_chosen_already_makes_no_difference_to_what_is_imagined() -> None:
    position = ringwar.start("cardgame", scenario="trilogy")
    while position.question is not None and position.question.side == CHANCE:
        position = position.after(position.question.options[0])
    first, second, *_ = position.questions
    chosen = position.after(first.options[0], first.side)
    later = next(question for question in chosen.questions if question.side == second.side)
    before, after = Random(1), Random(1)
    for _ in range(3):
        assert fingerprint(second.imagined(before).state) == fingerprint(later.imagined(after).state)
    assert before.getstate() == after.getstate()


def test_where_there_is_nothing_to_choose_a_hint_is_refused() -> None:
    start = ringwar.start("boardgame")
    with pytest.raises(Refusal, match="nobody's choice"):
        ringwar.hint(start)
    acting = board({"edoras": "rohan 3"}, free=("character", "muster"))
    with pytest.raises(Refusal, match="only for a seat that is asked"):
        ringwar.hint(acting, SHADOW)
    with pytest.raises(Refusal, match="rules gives no advice; those who do are hard, expert"):
        ringwar.hint(acting, FREE, level="rules")


def test_where_there_is_only_one_answer_a_hint_is_refused() -> None:
    """Whether anybody has a combat card to play is hidden, so it is asked."""
    armies = {"osgiliath": "sauron 5", "minas-tirith": "gondor 3"}
    position = board(armies, at_war=("sauron", "gondor"), shadow=("army",), hands=["shadow-character-05"])
    while position.question is not None and position.question.key != "combat-card":
        position = position.after(
            {"action": "attack", "withdraw": "no"}.get(position.question.key, position.names()[0])
        )
    assert position.names() == ["none"]
    with pytest.raises(Refusal, match="only one answer"):
        ringwar.hint(position)
