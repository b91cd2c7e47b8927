"""Refusals and views tell nobody what another seat is asked."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import ringwar
from kernel.little import LittleGame, little
from ringwar.kernel import CHANCE, SPECTATOR, IllegalAnswer, Position, Refusal
from ringwar.kernel.refusals import refusal_of

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "boardgame"},
    {"game": "boardgame", "players": 4, "expansions": ["lords"]},
    {"game": "cardgame", "scenario": "trilogy"},
    {"game": "cardgame", "scenario": "duel"},
)


def points(game: dict[str, Any]) -> list[Position[Any]]:
    """Some points of a random game at which a seat is asked."""
    first = ringwar.start(**game)
    end = ringwar.play_out(first, dict.fromkeys(first.ruleset.seats(first.setup), "random"), 3)
    found = map(end.at, Random(3).sample(range(end.count), 60))
    return [point for point in found if point.question is not None and point.question.side != CHANCE]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_an_answer_out_of_turn_is_refused_with_who_is_asked_and_nothing_else(game: dict[str, Any]) -> None:
    for point in points(game):
        asked = [question.side for question in point.questions]
        for seat in point.ruleset.seats(point.setup):
            if seat not in asked:
                with pytest.raises(IllegalAnswer) as refused:
                    point.after("none", seat)
                assert refused.value.json() == {
                    "key": "not-asked",
                    "about": {"side": f"'{seat}'", "asked": asked},
                    "clauses": [],
                }


def test_the_side_that_is_asked_is_refused_with_its_options() -> None:
    position = little(lambda game: game.state.facts.update(it=game.ask("a", "choose", (1, 2))))
    for side in ("a", None):
        with pytest.raises(IllegalAnswer, match="the options are: 1, 2"):
            position.after("seven", side)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_others_see_that_a_seat_thinks_and_not_about_what(game: dict[str, Any]) -> None:
    for point in points(game):
        asked = [question.side for question in point.questions]
        for reader in (*point.ruleset.seats(point.setup), SPECTATOR):
            view = point.view(reader)
            assert [each["side"] for each in view["asked"]] == asked
            assert [each["side"] for each in view["asked"] if "key" in each] == [
                each for each in asked if each == reader
            ]
            assert ("question" in view) == (reader in asked)


@pytest.mark.parametrize("reader", [CHANCE, "sauron", "", "x" * 5000, None, 7])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_nobody_else_has_a_view(game: dict[str, Any], reader: Any) -> None:
    position = ringwar.start(**game)
    for view in (position.view, lambda each: position.ruleset.view(position.state, each)):
        with pytest.raises(ValueError, match="nobody at this table is") as refused:
            view(reader)
        assert len(str(refused.value)) <= 200


def test_chance_is_not_shown_the_table_it_is_asked_about() -> None:
    def roll(game: LittleGame) -> None:
        game.roll()

    question = little(roll).question
    assert question is not None
    with pytest.raises(ValueError, match="nobody at this table is 'chance'"):
        question.view()


@pytest.mark.parametrize(
    ("game", "readers"),
    [
        ({"game": "boardgame", "players": 4}, ("free-peoples", "shadow")),
        ({"game": "cardgame"}, ("free-peoples", "shadow")),
    ],
)
def test_a_side_of_several_seats_sees_what_a_spectator_sees(game: dict[str, Any], readers: tuple[str, ...]) -> None:
    for point in points(game):
        for side in readers:
            assert json.dumps(point.view(side)) == json.dumps(point.view(SPECTATOR))


def test_a_reason_from_json_has_the_reasons_in_it_again() -> None:
    inner = Refusal("army-acted-before", clauses=["BG-MULTI-59"], region="edoras")
    reason = Refusal("no-way-out", clauses=["BG-MOVE-02"], region="edoras", why=inner)
    again = refusal_of(reason.json())
    assert again.json() == reason.json()
    assert isinstance(again.about["why"], Refusal)
    assert (again.key, again.clauses, again.about["why"].clauses) == ("no-way-out", ("BG-MOVE-02",), ("BG-MULTI-59",))
