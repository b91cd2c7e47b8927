"""Chapter 13.1: what the companions of the Council can do, on the map and as guides."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import free_attacks, no_cards, rolled, shadow_assaults, shadow_attacks
from boardgame.boards import FREE, REGIONS, SHADOW, Board, companions, game_with
from boardgame.lords.hunts import EYE, MOVE, hunted, on_the_road
from boardgame.lords.tables import LORDS, lords_board
from boardgame.opportunities import options
from helpers import asked, play, told
from marks import rule
from ringwar.boardgame.rules.combat_round import Round
from ringwar.boardgame.rules.hunt_roll import re_rolls

BOROMIR, GIMLI, LEGOLAS = "boromir-captain-general", "gimli-dwarven-lord", "legolas-elven-prince"
MERIADOC, PEREGRIN = "meriadoc-hobbit-of-the-shire", "peregrin-hobbit-of-the-shire"
DUNADAN = "strider-dunadan"
CALLS = {
    BOROMIR: ("boromir-calls-gondor", "gondor"),
    GIMLI: ("gimli-calls-the-dwarves", "dwarves"),
    LEGOLAS: ("legolas-calls-the-elves", "elves"),
    MERIADOC: ("meriadoc-calls-the-north", "north"),
    PEREGRIN: ("peregrin-calls-the-north", "north"),
}
HOMES = [
    *((BOROMIR, home) for home in ("minas-tirith", "dol-amroth", "pelargir")),
    *((LEGOLAS, home) for home in ("grey-havens", "rivendell", "lorien", "woodland-realm")),
    (GIMLI, "erebor"),
    (MERIADOC, "the-shire"),
    (PEREGRIN, "the-shire"),
]
ELSEWHERE = [
    *((BOROMIR, region) for region in ("lossarnach", "osgiliath", "edoras", "dale")),
    *((LEGOLAS, region) for region in ("dale", "erebor")),
    *((GIMLI, region) for region in ("ered-luin", "iron-hills", "minas-tirith")),
    *((MERIADOC, region) for region in ("bree", "dale", "minas-tirith")),
    (PEREGRIN, "bree"),
]
COUNCIL = {"council-of-rivendell": "yes"}
THREATS_AND_PROMISES = "shadow-strategy-05"
DICE = ["character", "event", "muster", "muster-army", "will-of-the-west"]


# Calling a nation


def at_home(name: str, region: str, steps: int = 2, active: bool = False, **fields: Any) -> Board:
    """A companion is in a region, and his nation so far from war."""
    politics = {CALLS[name][1]: {"steps_to_war": steps, "active": active}}
    return lords_board({region: name}, free=["event", "character"], politics=politics, **fields)


@rule("LM-COUNCIL-07")
@pytest.mark.parametrize("name, home", HOMES)
@pytest.mark.parametrize("active", [True, False])
def test_a_companion_at_home_activates_and_advances_his_nation(name: str, home: str, active: bool) -> None:
    call, nation = CALLS[name]
    game = play(at_home(name, home, active=active), "event", call)
    assert (game.state.politics[nation], game.state.active[nation]) == (1, True)
    assert game.state.dice[FREE] == ("character",)
    assert game.state.characters == {LORDS[name]: REGIONS[home]}


@pytest.mark.parametrize("name, region", ELSEWHERE)
def test_he_calls_from_nowhere_else(name: str, region: str) -> None:
    assert CALLS[name][0] not in options(at_home(name, region), "event")


@rule("LM-COUNCIL-07")
def test_a_passive_nation_one_step_from_war_comes_to_war() -> None:
    game = play(at_home(GIMLI, "erebor", steps=1), "event", CALLS[GIMLI][0])
    assert (game.state.politics["dwarves"], game.state.active["dwarves"]) == (0, True)


def test_a_nation_at_war_is_not_called() -> None:
    assert CALLS[GIMLI][0] not in options(at_home(GIMLI, "erebor", steps=0, active=True), "event")


def test_nobody_calls_from_a_conquered_home() -> None:
    assert CALLS[GIMLI][0] not in options(at_home(GIMLI, "erebor", control={"erebor": SHADOW}), "event")


@pytest.mark.parametrize("die", DICE)
def test_any_die_calls(die: str) -> None:
    game = play(lords_board({"erebor": GIMLI}, free=[die, "event"]), die)
    game = play(game, "will-of-the-west") if die == "will-of-the-west" else game
    assert play(game, CALLS[GIMLI][0]).state.active["dwarves"]


def test_a_call_ends_threats_and_promises() -> None:
    game = play(at_home(GIMLI, "erebor", table=[THREATS_AND_PROMISES]), "event", CALLS[GIMLI][0])
    assert game.state.table[SHADOW] == ()
    assert game.state.politics["dwarves"] == 1


@rule("LM-CHAR-03")
@pytest.mark.parametrize(
    "name, home, ability",
    [
        (BOROMIR, "minas-tirith", "boromir-rouses-gondor"),
        (GIMLI, "erebor", "gimli-rouses-the-dwarves"),
        (LEGOLAS, "lorien", "legolas-rouses-the-elves"),
    ],
)
def test_the_new_version_does_not_have_the_ability_of_the_old_one(name: str, home: str, ability: str) -> None:
    assert ability not in options(at_home(name, home), "event")
    old = lords_board({home: LORDS[name].person}, free=["event", "character"])
    assert ability in options(old, "event")
    assert CALLS[name][0] not in options(old, "event")


# Defending


def strength(game: Board, side: str) -> int:
    """The dice of a side in the combat roll of the round that begins."""
    table = game_with(game)
    assert table.state.battle is not None
    return Round(table, table.state.battle).strength(side)


LORDS_FIELDS: dict[str, Any] = {"expansions": ["lords"], "at_war": ["gondor", "elves", "dwarves", "north", "sauron"]}


@pytest.mark.parametrize(
    "name, region, origin, bonus",
    [
        (BOROMIR, "pelargir", "west-harondor", 1),
        (BOROMIR, "lossarnach", "osgiliath", 1),
        (BOROMIR, "osgiliath", "south-ithilien", 0),
        (LEGOLAS, "woodland-realm", "old-forest-road", 1),
        (GIMLI, "iron-hills", "east-rhun", 1),
        (MERIADOC, "bree", "weather-hills", 1),
        (PEREGRIN, "dale", "vale-of-the-carnen", 1),
        (PEREGRIN, "erebor", "dale", 0),
    ],
)
def test_a_companion_strengthens_an_army_that_defends_in_his_land(
    name: str, region: str, origin: str, bonus: int
) -> None:
    alone = shadow_attacks("gondor 2", "sauron 4", at=region, origin=origin, **LORDS_FIELDS)
    helped = shadow_attacks(f"gondor 2 {name}", "sauron 4", at=region, origin=origin, **LORDS_FIELDS)
    assert strength(helped, FREE) - strength(alone, FREE) == bonus
    assert strength(helped, SHADOW) == strength(alone, SHADOW)


def test_he_strengthens_an_army_that_is_besieged_at_home() -> None:
    game = shadow_assaults(f"gondor 2 {BOROMIR}", "sauron 4", at="minas-tirith", **LORDS_FIELDS)
    assert strength(game, FREE) == 3


def test_an_army_of_five_rolls_five_dice_all_the_same() -> None:
    game = shadow_attacks(f"gondor 5 {BOROMIR}", "sauron 4", at="lossarnach", origin="osgiliath", **LORDS_FIELDS)
    game = play(no_cards(game), *[1] * 9)
    assert [len(roll["dice"]) for roll in rolled(game)] == [4, 5]


def test_he_does_not_strengthen_an_attack() -> None:
    game = free_attacks(f"gondor 2 {BOROMIR}", "sauron 4", at="lossarnach", origin="minas-tirith", **LORDS_FIELDS)
    assert strength(game, FREE) == 2


def test_the_dunadan_is_a_captain_of_the_west() -> None:
    game = shadow_attacks(f"gondor 2 {DUNADAN}", "sauron 4", **LORDS_FIELDS)
    assert strength(game, FREE) == 3
    assert no_cards(game).question is not None


# Guides


@pytest.mark.parametrize("name", [BOROMIR, GIMLI, LEGOLAS])
def test_a_guide_of_level_one_may_leave_to_lower_the_damage(name: str) -> None:
    game = hunted(name, "meriadoc", tile="std-2-1", fellowship={"guide": name})
    assert asked(game) == (FREE, "hobbit-leaves")
    game = play(game, True)
    assert asked(game) == (FREE, "companion-where")
    game = play(game, "moria")
    assert game.state.characters == {LORDS[name]: REGIONS["moria"]}
    assert asked(game) == (FREE, "hobbit-leaves")  # the next guide, Meriadoc
    game = play(game, False, "none")
    assert (game.state.corruption, companions(game)) == (1, ["meriadoc"])


def test_he_may_stay() -> None:
    game = play(hunted(GIMLI, tile="std-1-1"), False, "none")
    assert (game.state.corruption, companions(game)) == (1, [GIMLI])


@pytest.mark.parametrize("guide, number", [("strider", 1), (DUNADAN, 0)])
def test_against_the_dunadan_the_hunt_is_not_rerolled(guide: str, number: int) -> None:
    armies = {"hollin": "sauron 1"}
    game = on_the_road(guide, "gimli")
    there = lords_board(armies, free=["character"] * 2, fellowship={"at": "hollin", "companions": [guide, "gimli"]})
    assert re_rolls(game.state) == 0
    assert re_rolls(there.state) == there.view(SHADOW)["hunt"]["re_rolls"] == number


def test_the_dunadan_hides_nobody_with_any_die() -> None:
    fellowship = {"companions": [DUNADAN], "revealed": True}
    game = lords_board(free=["event", "character"], fellowship=fellowship)
    assert "strider-hides" not in options(game, "event")
    usual = lords_board(free=["event", "character"], fellowship={"companions": ["strider"], "revealed": True})
    assert "strider-hides" in options(usual, "event")


@pytest.mark.parametrize("where, possible", [("minas-tirith", True), ("edoras", False)])
def test_the_dunadan_becomes_aragorn(where: str, possible: bool) -> None:
    game = lords_board({where: DUNADAN}, free=["will-of-the-west", "event"])
    assert ("crown-aragorn" in options(game, "will-of-the-west", "will-of-the-west")) == possible
    if possible:
        game = play(game, "will-of-the-west", "will-of-the-west", "crown-aragorn")
        assert [each.name for each in game.state.characters] == ["aragorn"]


# Hobbits of the Shire


SHIRE = {"meriadoc": MERIADOC, "peregrin": PEREGRIN}


@pytest.mark.parametrize("guide", [MERIADOC, PEREGRIN])
@pytest.mark.parametrize("tile", ["std-3-1", EYE, "std-0-reveal-1"])
def test_both_hobbits_of_the_shire_may_be_given_up_to_cancel_a_standard_tile(guide: str, tile: str) -> None:
    friend = MERIADOC if guide == PEREGRIN else PEREGRIN
    game = hunted(MERIADOC, PEREGRIN, tile=tile, fellowship={"guide": guide}, options=COUNCIL)
    assert asked(game) == (FREE, "sacrifice-hobbits")
    game = play(game, True)
    state = game.state
    assert [each.name for each in state.eliminated][-2:] == [guide, friend]
    assert [about["companion"] for about in told(game, "version")] == [friend]
    assert (state.corruption, state.revealed, state.guide.name) == (0, False, "gollum")
    assert [each.name for each in state.drawn_tiles] == [tile]
    assert len(told(game, "tile")) == 1
    assert [about["tile"] for about in told(game, "hobbits-cancel")] == [tile]
    assert state.characters == {}


def test_the_hobbits_may_stay_and_the_tile_counts() -> None:
    game = play(hunted(MERIADOC, PEREGRIN, tile="std-1-1", fellowship={"guide": MERIADOC}), False)
    assert asked(game) == (FREE, "casualty")
    assert play(game, "none").state.corruption == 1


def test_the_tile_is_drawn_again_where_the_players_read_it_so() -> None:
    options = {"shire-hobbits-tile": "redrawn"}
    game = hunted(MERIADOC, PEREGRIN, tile="std-3-1", fellowship={"guide": MERIADOC}, options=options)
    game = play(game, True, "std-1-1", False)
    assert game.state.corruption == 1
    assert [each.name for each in game.state.drawn_tiles] == ["std-3-1", "std-1-1"]


@pytest.mark.parametrize("friend", ["peregrin", "gimli"])
def test_without_his_friend_by_the_new_card_a_hobbit_cancels_nothing(friend: str) -> None:
    game = hunted(MERIADOC, friend, tile="std-1-1", fellowship={"guide": MERIADOC if friend == "peregrin" else friend})
    if friend == "peregrin":  # the Shadow does not know by which card Peregrin is there
        assert (asked(game), game.names()) == ((FREE, "sacrifice-hobbits"), ["no"])
        game = play(game, False)
    assert asked(game) == (FREE, "casualty")


def test_a_known_friend_by_the_old_card_is_no_question() -> None:
    lords = {"shown": ["peregrin"]}
    game = hunted(MERIADOC, "peregrin", tile="std-1-1", fellowship={"guide": MERIADOC}, lords=lords)
    assert asked(game) == (FREE, "casualty")


def test_hobbits_who_do_not_guide_cancel_nothing() -> None:
    game = hunted("boromir", MERIADOC, PEREGRIN, tile="std-1-1")
    assert asked(game) == (FREE, "casualty")


def test_a_special_tile_is_not_cancelled_by_hobbits() -> None:
    fellowship = {"mordor": 0, "guide": MERIADOC}
    special = {"special_in_play": ["shadow-give-it-to-uss"]}
    game = on_the_road(MERIADOC, PEREGRIN, fellowship=fellowship, hunt=special)
    assert asked(play(game, *MOVE, "std-1-1")) == (FREE, "sacrifice-hobbits")
    assert asked(play(game, *MOVE, "shadow-give-it-to-uss")) != (FREE, "sacrifice-hobbits")


def test_the_new_hobbits_are_not_taken_alive() -> None:
    game = hunted(MERIADOC, tile="std-1-1", fellowship={"guide": MERIADOC})
    assert asked(game) == (FREE, "casualty")
    game = play(game, "guide")
    assert game.state.characters == {}
    assert game.state.eliminated[-1] is LORDS[MERIADOC]
