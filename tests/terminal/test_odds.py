"""The odds of a battle on the table, asked for during a game."""

from __future__ import annotations

import pytest

import ringwar
from ringwar import games
from ringwar.boardgame.odds.exact import WALLS, Fighters, battle_odds
from ringwar.terminal.boardgame_odds import odds
from ringwar.words import Words
from terminal.test_orders import SHADOW, TABLE

WORDS = Words("en", game="boardgame")


@pytest.fixture(autouse=True)
def _boardgame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame"})


def shown(typed: str) -> str:
    return " ".join(" ".join(odds(ringwar.read_position(TABLE).view(SHADOW), typed, WORDS, 80)).split())


def test_the_odds_are_those_of_the_armies_that_stand_there() -> None:
    chances = battle_odds(Fighters(5, 1, 4), Fighters(2, 0), WALLS)
    said = shown("osgiliath from south ithilien")
    assert f"the attacker wins {chances.attacker:.0%}, the defender {chances.defender:.0%}" in said
    assert said.startswith("Osgiliath, without combat cards")


@pytest.mark.parametrize("typed", ["", "osgiliath", "from umbar"])
def test_what_is_missing_is_said_as_it_can_be_typed(typed: str) -> None:
    assert "odds osgiliath from south ithilien" in shown(typed)


def test_friends_do_not_fight() -> None:
    assert shown("nurn from gorgoroth").startswith("There are no two enemy armies there")
    assert shown("xyzzy from umbar").startswith("Nothing here is called “xyzzy”.")
