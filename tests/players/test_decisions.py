"""The player with rules of thumb scores every question of some games as it did before, to the letter."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ringwar.kernel import Question
from ringwar.players import boardgame, cardgame

sys.path.insert(0, str(Path(__file__).parents[2]))

from tools import decisions

SELDOM = {"eliminate-minion", "grey-company", "spells-from", "which-leader", "who-leads"}
"""Questions that come in none of the games; `test_boardgame_seldom` asks them."""


@pytest.mark.parametrize("name", decisions.GAMES)
def test_every_question_is_judged_as_before(name: str) -> None:
    assert decisions.complaint(name) == ""


def test_the_games_are_those_of_the_list_and_ask_nearly_everything() -> None:
    games = decisions.kept()
    assert list(games) == list(decisions.GAMES)
    asked = {key for game in games.values() for key in game["letters"]}
    assert {*boardgame.SCORERS, *cardgame.SCORERS} - asked == SELDOM


def test_a_judgement_that_has_changed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    scorer = cardgame.SCORERS["cycle"]

    def slightly_more(sight: Any, question: Question) -> Sequence[float]:
        return [score + 0.01 for score in scorer(sight, question)]

    monkeypatch.setitem(cardgame.SCORERS, "cycle", slightly_more)
    todo = "if that is meant, run tools/decisions.py"
    assert decisions.complaint("duel random 1") == f"judged otherwise: cycle; {todo}"
