"""A sample of the law of changes, over all rule sets; and that it finds what is silent or tells too much."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import board
from helpers import Limited, play
from kernel.little import LittleGame, little
from laws import changes
from ringwar import games
from ringwar.kernel import Dice, start
from ringwar.laws import LawBroken

MOST_ANSWERS = 350
COUNCIL: dict[str, Any] = {"expansions": ["lords"], "options": {"council-of-rivendell": "yes"}}
SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("boardgame", {}),
    ("boardgame", {"players": 3}),
    ("boardgame", {"players": 4, **COUNCIL}),
    ("boardgame", COUNCIL),
    *(("cardgame", {"scenario": scenario}) for scenario in games.ruleset("cardgame").scenarios),
]


@pytest.mark.parametrize("game, asked", SETUPS)
def test_changes_alone_lead_to_every_table_that_anybody_sees(game: str, asked: dict[str, Any]) -> None:
    rules = games.ruleset(game)
    end = start(rules, rules.setup(**asked)).played(Limited(Dice("changes"), MOST_ANSWERS))
    changes.check_changes(end, game)


def test_a_fellowship_that_has_tried_to_go_on_in_mordor_is_told() -> None:
    """A Fellowship on the Mordor track that has moved or hidden need not suffer for standing still."""
    mordor = board(free=["character"], shadow=["army"], fellowship={"mordor": 1, "guide": "gollum", "companions": []})
    end = mordor.after("character").after("move-fellowship").played(Limited(Dice("mordor"), 30))
    assert any(moment.state.tried for moment in (end.at(number) for number in range(end.count)))
    changes.check_changes(end, "mordor")


def test_the_law_finds_what_nobody_tells() -> None:
    def hush(game: LittleGame) -> None:
        game.ask("a", "one", (1, 2))
        game.state.facts["secret"] = 1
        game.ask("b", "two", (1, 2))

    with pytest.raises(LawBroken, match=r"before answer 1: nobody has told of .*facts/secret"):
        changes.check_changes(play(little(hush), 1), "little")


def test_the_law_finds_what_only_one_sees_and_nobody_tells() -> None:
    def slip(game: LittleGame) -> None:
        game.ask("a", "one", (1, 2))
        game.state.hidden["a"] = game.state.hidden["a"][::-1]
        game.ask("b", "two", (1, 2))

    hidden = {"a": (Thing("oak"), Thing("elm"))}
    with pytest.raises(LawBroken, match=r"little, a, at answer 1: .*nobody has told of \['own'\]"):
        changes.check_changes(play(little(slip, hidden=hidden), 1, 2), "little")


class Thing:
    """Something with a name."""

    def __init__(self, name: str) -> None:
        self.name = name
