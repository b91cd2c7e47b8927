"""Nobody has learned anything by an answer that can be taken back: a sample of random games of all rule sets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from helpers import play
from kernel.little import LittleGame, little
from kernel.toy_base import Card
from laws import undo
from ringwar.games import ruleset
from ringwar.kernel import Position
from ringwar.laws import LawBroken

LORDS: dict[str, Any] = {"expansions": ["lords"], "options": {"council-of-rivendell": "yes", "strider-dunadan": "yes"}}
SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("boardgame", {}),
    ("boardgame", {"players": 3}),
    ("boardgame", {"players": 4, **LORDS}),
    ("boardgame", LORDS),
    ("cardgame", {"scenario": "trilogy"}),
    ("cardgame", {"scenario": "duel"}),
    ("cardgame", {"scenario": "duel-three"}),
    ("cardgame", {"scenario": "fellowship"}),
)
OAK, ASH, ELM = Card("oak", 1), Card("ash", 2), Card("elm", 3)


@pytest.mark.parametrize(("game", "asked"), SETUPS, ids=str)
def test_nobody_learns_anything_by_an_answer_that_is_taken_back(game: str, asked: dict[str, Any]) -> None:
    assert undo.batch(ruleset(game).setup(**asked), "sample") >= undo.PROBES // 4


def probe(position: Position[Any], answer: str) -> bool:
    assert position.question is not None
    return undo.probe(position, position.question, answer, Random(1))


def test_the_law_finds_a_rule_that_looks_into_another_hand() -> None:
    def sneak(game: LittleGame) -> None:
        game.ask("a", "one", ("go", "stay"))
        if OAK in game.state.hidden["b"]:
            game.tell("creak")
        game.ask("a", "two", (1, 2))

    with pytest.raises(LawBroken, match="'one' with 'go' at answer 0, which may be taken back, and a learns something"):
        probe(little(sneak, hidden={"b": (OAK,), "c": (ASH,)}), "go")


def test_the_law_finds_an_action_that_tells_others_what_a_hand_holds() -> None:
    def boast(game: LittleGame) -> None:
        if game.ask("a", "one", ("boast", "stay") if OAK in game.state.hidden["a"] else ("stay", "go")) == "boast":
            game.tell("boast")
        game.ask("a", "two", (1, 2))

    with pytest.raises(LawBroken, match=r"[bc] learns something"):
        probe(little(boast, hidden={"a": (OAK,), "b": (ELM,), "c": (ASH,)}), "boast")


def test_the_law_lets_pass_what_tells_nothing() -> None:
    def plain(game: LittleGame) -> None:
        game.tell("step", to=game.ask("a", "one", ("go", "stay")))
        game.ask("a", "two", (1, 2))

    position = little(plain, hidden={"a": (OAK,), "b": (ELM,), "c": (ASH,)})
    assert probe(position, "go")
    assert play(position, "go").undone("a").count == 0
