"""Chapter 9.3: Sméagol leaves, and We Shall Get It comes; or he turns into Gollum."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Board, companions, game_with, is_on_table, where
from boardgame.lords.hunts import (
    MOVE,
    TAME,
    WE_SHALL_GET_IT,
    WE_WONT_GO_BACK,
    company,
    guide,
    hunted,
    is_gone,
    on_the_road,
)
from boardgame.lords.tables import LORDS, lords_board
from boardgame.rules.roads import order
from helpers import asked, key, play, told
from marks import rule
from ringwar.boardgame.rules.characters import reach
from ringwar.boardgame.rules.hunt import remove_companion

LURE, BREAKING, FOUL_THING, GO_ALONE = (
    "shadow-character-13",
    "shadow-character-14",
    "shadow-character-07",
    "fp-character-11",
)
SEPARATE = ("character", "separate")


def has_left(position: Board) -> bool:
    """He has left the game otherwise than by turning into Gollum."""
    assert is_on_table(position, WE_SHALL_GET_IT) == bool(told(position, "card-comes"))
    return is_gone(position, TAME) and is_on_table(position, WE_SHALL_GET_IT)


# Being separated


@rule("LM-SMEAGOL-20", "LM-SMEAGOL-22")
def test_separated_alone_he_is_removed_from_the_game_at_once() -> None:
    game = play(on_the_road("strider", "gimli", TAME), *SEPARATE, TAME, "none")
    assert has_left(game)
    assert (companions(game), guide(game), game.state.characters) == (["strider", "gimli"], "strider", {})
    assert asked(game) == (FREE, "use-die")


@rule("LM-AMB-19", "LM-SMEAGOL-20")
@pytest.mark.parametrize("group", [("gimli", TAME), (TAME, "gimli")])
def test_in_a_group_he_is_removed_and_does_not_count_for_its_range(group: tuple[str, str]) -> None:
    game = on_the_road("strider", "gimli", TAME, fellowship={"progress": 1})
    game = play(game, *SEPARATE, *group, "none")
    assert asked(game) == (FREE, "companion-where")
    assert set(game.names()) == {each.name for each in reach(game.state, REGIONS["hollin"], 1 + 2)}
    assert has_left(game)
    game = play(game, "moria")
    assert (where(game, "gimli"), companions(game)) == ("moria", ["strider"])


@rule("LM-AMB-19", "LM-SMEAGOL-22", "LM-SMEAGOL-25")
def test_separated_with_the_last_companion_he_has_left_before_gollum_comes() -> None:
    game = play(on_the_road("boromir", TAME), *SEPARATE, "boromir", TAME, "hollin")
    assert has_left(game)
    assert (companions(game), guide(game), where(game, "boromir")) == ([], "gollum", "hollin")
    assert told(game, "smeagol-turns") == []


@rule("LM-SMEAGOL-20", "LM-SMEAGOL-22")
def test_on_the_mordor_track_he_is_lost_with_those_he_is_separated_with() -> None:
    game = on_the_road("gimli", "strider", TAME, fellowship={"mordor": 1}, hands=[GO_ALONE])
    game = play(game, "character", "play-event", TAME, "gimli", "none")
    assert has_left(game)
    assert CHARACTERS["gimli"] in game.state.eliminated
    assert (companions(game), guide(game)) == (["strider"], "strider")


# Being declared


def declared(at: str, **fields: Any) -> Board:
    """The Fellowship is declared where it is, with Sméagol and two companions."""
    fellowship = company("gimli", "strider", TAME, at=at, corruption=3)
    game = lords_board(phase="fellowship", shadow=["unrolled"] * 3, fellowship=fellowship, **fields)
    return play(game, "yes") if key(game) == "declare" else game


@rule("LM-SMEAGOL-21", "LM-SMEAGOL-22")
@pytest.mark.parametrize("at", ["lorien", "edoras", "minas-tirith", "dale"])
def test_he_goes_when_the_fellowship_is_declared_in_a_city_or_stronghold_of_its_side(at: str) -> None:
    game = declared(at)
    assert has_left(game)
    assert (companions(game), guide(game), game.state.corruption) == (["gimli", "strider"], "strider", 2)


@rule("LM-SMEAGOL-21")
@pytest.mark.parametrize(
    ("at", "fields"),
    [
        ("hollin", {}),
        ("bree", {}),
        ("moria", {}),
        ("lorien", {"control": {"lorien": SHADOW}}),
        ("edoras", {"control": {"edoras": SHADOW}}),
    ],
)
def test_he_stays_when_it_is_declared_anywhere_else(at: str, fields: dict[str, Any]) -> None:
    game = declared(at, **fields)
    assert (companions(game), guide(game)) == (["gimli", "strider", TAME], TAME)
    assert not is_on_table(game, WE_SHALL_GET_IT)


@rule("LM-SMEAGOL-21")
def test_besieged_lorien_is_still_a_shelter_that_he_shuns() -> None:
    assert has_left(declared("lorien", armies={"lorien": "sauron 5"}, besieged={"lorien": "elves 2"}))


# In any way


def shadow_plays(card: str, *answers: Any, others: tuple[str, str] = ("gimli", "strider")) -> Board:
    """The Shadow has played a card on the revealed Fellowship of Sméagol and two others in Hollin."""
    fellowship = company(*others, TAME, revealed=True)
    dice: dict[str, Any] = {FREE: ["muster", "muster"], SHADOW: ["character", "army", "army"]}
    game = lords_board(dice=dice, to_act=SHADOW, hands=[card], fellowship=fellowship)
    return play(game, "character", "play-event", *answers)


@rule("LM-SMEAGOL-22")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        (LURE, (TAME, "eliminate")),
        (BREAKING, ("std-1-1", TAME)),
        (FOUL_THING, ("std-1-1", TAME)),
    ],
)
def test_whatever_card_removes_him_we_shall_get_it_comes_into_play(card: str, answers: tuple[Any, ...]) -> None:
    game = shadow_plays(card, *answers)
    assert has_left(game)
    assert guide(game) == "strider"
    assert [card.name for card in game.state.table[SHADOW]] == [WE_SHALL_GET_IT]


@rule("LM-SMEAGOL-16")
def test_lured_he_is_worth_the_highest_level_of_the_others() -> None:
    game = shadow_plays(LURE, TAME, "corruption", others=("gimli", "legolas"))
    assert (game.state.corruption, guide(game), is_on_table(game, WE_SHALL_GET_IT)) == (2, TAME, False)


@rule("LM-EX-19", "LM-SMEAGOL-22", "LM-SMEAGOL-26")
def test_the_guide_as_casualty_of_four_damage() -> None:
    game = play(
        on_the_road("strider", "legolas", TAME, fellowship={"mordor": 1}, hunt={"box": {SHADOW: 4}}),
        *MOVE,
        "std-eye-reveal-1",
        "guide",
    )
    assert has_left(game)
    assert (game.state.corruption, guide(game), companions(game)) == (1, "strider", ["strider", "legolas"])
    assert order(game, "casualty", "card-comes", "guide") == ["casualty", "card-comes", "guide"]


@rule("LM-SMEAGOL-26")
def test_a_new_guide_is_chosen_among_those_of_the_highest_level() -> None:
    game = play(hunted("legolas", "meriadoc", "gimli", TAME, tile="std-2-1"), "guide")
    assert (asked(game), game.names()) == ((FREE, "guide"), ["legolas", "gimli"])
    assert guide(play(game, "gimli")) == "gimli"


# Turning into Gollum


@rule("LM-EX-20", "LM-SMEAGOL-23", "LM-SMEAGOL-24")
def test_when_the_last_other_companion_is_separated_gollum_takes_his_place() -> None:
    game = play(on_the_road("boromir", TAME), *SEPARATE, "boromir", "none", "hollin")
    assert (companions(game), guide(game)) == ([], "gollum")
    assert (is_gone(game, TAME), is_on_table(game, WE_SHALL_GET_IT)) == (True, False)
    assert told(game, "smeagol-turns") == [{}]


@rule("LM-SMEAGOL-23", "LM-SMEAGOL-24")
def test_a_casualty_can_leave_him_alone_and_gollum_helps_in_the_same_hunt() -> None:
    game = play(hunted("boromir", TAME, tile="std-3-1"), "random", "boromir")
    assert (asked(game), guide(game), companions(game)) == ((FREE, "gollum-reveals"), "gollum", [])
    game = play(game, "yes", "none")
    assert (game.state.corruption, game.state.revealed) == (0, True)
    assert not is_on_table(game, WE_SHALL_GET_IT)


@rule("LM-SMEAGOL-23", "LM-SMEAGOL-24")
def test_a_fellowship_that_breaks_to_the_last_of_the_others_has_nobody_more_to_lose() -> None:
    game = shadow_plays(BREAKING, "std-3-1", "gimli", "strider")
    assert (companions(game), guide(game), told(game, "smeagol-turns")) == ([], "gollum", [{}])
    assert (where(game, "gimli"), where(game, "strider"), game.state.corruption) == ("hollin", "hollin", 0)
    assert asked(game) == (FREE, "use-die")


@rule("LM-SMEAGOL-23")
def test_gollum_takes_his_place_on_the_mordor_track_too() -> None:
    game = on_the_road("gimli", TAME, fellowship={"mordor": 1}, hands=[GO_ALONE])
    game = play(game, "character", "play-event", "gimli", "none")
    assert (guide(game), companions(game), is_on_table(game, WE_SHALL_GET_IT)) == ("gollum", [], False)


@rule("LM-SMEAGOL-24")
def test_we_wont_go_back_leaves_the_table_when_he_turns() -> None:
    game = play(on_the_road("boromir", TAME, table=[WE_WONT_GO_BACK]), *SEPARATE, "boromir", "none", "hollin")
    assert [card.name for card in game.state.table[SHADOW]] == []
    assert [card.name for card in game.state.discards[SHADOW]] == [WE_WONT_GO_BACK]


@rule("LM-SMEAGOL-25")
def test_after_he_has_left_gollum_comes_when_the_last_companion_goes() -> None:
    game = play(hunted("gimli", TAME, tile="std-2-1"), "guide")
    assert (guide(game), has_left(game)) == ("gimli", True)
    game = play(game, *SEPARATE, "hollin")
    assert (guide(game), companions(game)) == ("gollum", [])


@rule("LM-SMEAGOL-22")
def test_removing_him_by_rule_brings_the_card_before_the_next_guide_is_named() -> None:
    game = game_with(on_the_road("strider", "gandalf-the-grey", TAME), CHARACTERS["strider"])
    remove_companion(game, LORDS[TAME])
    assert [card.name for card in game.state.table[SHADOW]] == [WE_SHALL_GET_IT]
    assert game.state.guide is CHARACTERS["strider"]
