"""The odds of a battle on the table, asked for during a game."""

from __future__ import annotations

import pytest

import ringwar
from ringwar import games
from ringwar.boardgame.odds.exact import WALLS, Fighters, HuntOdds, battle_odds
from ringwar.boardgame_odds import hunt_said
from ringwar.terminal.boardgame_odds import odds
from ringwar.words import Words
from terminal.test_orders import SHADOW, TABLE

WORDS = Words("en", game="boardgame")


@pytest.fixture(autouse=True)
def _boardgame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame"})


def shown(typed: str, words: Words = WORDS) -> str:
    return " ".join(" ".join(odds(ringwar.read_position(TABLE).view(SHADOW), typed, words, 80)).split())


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


@pytest.mark.parametrize("language, damage", [("en", "0.3 damage"), ("uk", "0,3 шкоди"), ("pl", "0,3 obrażeń")])
def test_chances_are_written_as_the_language_writes_them(language: str, damage: str) -> None:
    said = hunt_said(HuntOdds(0.5, {}, 0.3, 0.25, 0.0), Words(language, game="boardgame"))
    assert damage in said
    assert "50%" in said


@pytest.mark.parametrize(
    "language, typed",
    [
        ("uk", "осґіліат з південного ітілієну"),
        ("ru", "осгилиат из южного итилиена"),
        ("pl", "osgiliath z południowego ithilien"),
        ("pl", "osgiliath from south ithilien"),
    ],
)
def test_odds_are_asked_for_in_the_language_of_the_game(language: str, typed: str) -> None:
    words = Words(language, game="boardgame")
    said = shown(typed, words)
    assert said.startswith(words.name("osgiliath"))
    assert "%" in said
