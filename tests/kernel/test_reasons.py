"""Why not? What is pointed at is an option, or has a reason: the asker's, an intent's, or that others are asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from kernel.toy_errand import RULESET, WALKER, WATCHER, Errand, ErrandGame, ErrandRules, Phase
from ringwar.kernel import Position, Question, Refusal, Step, start
from ringwar.kernel.protocol import Thing

ROADS = ("ford", "moor", "pass")


def why_closed(state: Errand, question: Question, road: str) -> Refusal | None:
    """The road that was guarded yesterday has its rest."""
    return Refusal("toy-rests", clauses=["TOY-01"], road=road) if road == state.guarded else None


def guard(game: ErrandGame) -> None:
    """Guard another road than yesterday."""
    state = game.state
    roads = [road for road in ROADS if road != state.guarded]
    state.guarded = game.ask(WATCHER, "guard", roads, why=why_closed)
    state.phase = Phase.WALK


def why_far(state: Errand, side: str, road: str) -> Refusal | None:
    """Nobody walks by the pass."""
    return Refusal("toy-far", clauses=["TOY-02"], side=side) if road == "pass" else None


class Roads(ErrandRules):
    """The toy errand, in which one can point at roads."""

    intents: Mapping[str, Any] = {"walk": why_far, "guard": why_far}
    meant: Mapping[str, str] = {"guard": "guard"}

    def step(self, state: Errand) -> Step[Errand] | None:
        return guard if state.phase is Phase.GUARD else super().step(state)

    def thing(self, kind: str, name: str) -> str:
        if kind != "region" or name not in ROADS:
            raise Refusal("no-such-thing", kind=kind, name=name, near=[])
        return name

    def in_reach(self, state: Errand, side: str, kind: str) -> Iterable[str]:
        return ROADS if kind == "region" else ()

    def points_at(self, key: str, option: Any) -> list[Thing]:
        return [{"kind": "region", "id": option}] if option in ROADS else []


def standing(**about: Any) -> Position[Errand]:
    rules = Roads()
    return start(rules, rules.setup(position={"guarded": "moor", "phase": "guard", **about}))


def test_an_option_has_no_reason_and_anything_else_has_the_askers() -> None:
    position = standing()
    assert position.names() == ["ford", "pass"]
    assert position.why_not("region", "ford") is None
    assert position.why_not("region", "moor") == {"key": "toy-rests", "about": {"road": "moor"}, "clauses": ["TOY-01"]}


def test_an_intent_is_judged_by_itself_until_its_own_question_is_open() -> None:
    position = standing()
    assert position.why_not("region", "moor", intent="walk") is None
    reason = position.why_not("region", "pass", intent="walk")
    assert reason == {"key": "toy-far", "about": {"side": WATCHER}, "clauses": ["TOY-02"]}
    assert position.why_not("region", "pass", intent="guard") is None
    with pytest.raises(Refusal, match="walk, guard"):
        position.why_not("region", "pass", intent="fly")


def test_who_is_not_asked_learns_who_is() -> None:
    position = standing()
    reason = position.why_not("region", "ford", side=WALKER)
    assert reason == {"key": "not-asked", "about": {"side": WALKER, "asked": [WATCHER]}, "clauses": []}
    over = start(RULESET, RULESET.setup(position={"left": 0}))
    assert over.question is None
    with pytest.raises(Refusal, match="no region"):
        over.why_not("region", "ford")


def test_a_question_without_reasons_says_that_something_else_is_asked() -> None:
    position = standing(phase="walk")
    assert position.question is not None
    assert position.question.key == "miles"
    reason = position.why_not("region", "ford")
    assert reason == {
        "key": "not-asked-for",
        "about": {"kind": "region", "name": "ford", "question": "miles"},
        "clauses": [],
    }
    done = standing(left=0, phase="dawn")
    assert done.why_not("region", "ford") == {"key": "game-over", "about": {}, "clauses": []}


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(Refusal, match="gate"):
        standing().why_not("region", "gate")
