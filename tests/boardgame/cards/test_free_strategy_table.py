"""The Free Peoples Strategy deck: cards on the table, and politics."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, EVENTS, FREE, REGIONS, SHADOW, Army, Board, army, board, field
from boardgame.cards.free_events import discarded, holding, is_done, may_play, on_table, played
from helpers import asked, play
from marks import rule
from ringwar.boardgame.table.armies import BY_NAME

LAST_BATTLE, POWER, BOMBADIL = "fp-strategy-01", "fp-strategy-02", "fp-strategy-03"
MAZARBUL, FEAR_FIRE_FOES, WISDOM, RED_ARROW = "fp-strategy-04", "fp-strategy-07", "fp-strategy-08", "fp-strategy-09"
NOBODY: dict[str, Any] = {"companions": []}
ARMY_CARD, CHARACTER_CARD, MUSTER_CARD = "shadow-strategy-01", "shadow-character-01", "shadow-strategy-17"


# The Last Battle


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    "armies, besieged, playable",
    [
        ({"gorgoroth": "gondor 1 aragorn"}, {}, True),
        ({"osgiliath": "gondor 1 aragorn"}, {}, True),
        ({"morannon": "sauron 3"}, {"morannon": "gondor 1 aragorn"}, True),
        ({"minas-tirith": "gondor 1 aragorn"}, {}, False),
        ({"fords-of-isen": "rohan 1 aragorn"}, {}, False),
        ({"osgiliath": "aragorn"}, {}, False),
        ({"osgiliath": "gondor 1 strider"}, {}, False),
    ],
)
def test_aragorn_must_be_with_an_army_outside_the_free_nations(
    armies: dict[str, str], besieged: dict[str, str], playable: bool
) -> None:
    control = dict.fromkeys(besieged, FREE)
    assert may_play(holding(LAST_BATTLE, armies, besieged, control=control, at_war=["gondor"])) is playable


def last_battle(**fields: Any) -> Board:
    """The Last Battle is on the table, and both sides have dice."""
    fields = {"armies": {"osgiliath": "gondor 2 aragorn"}, "at_war": ["gondor"], **fields}
    return board(free=["character", "muster-army"], shadow=["event"], table=[LAST_BATTLE], **fields)


@rule("BG-CARD-15", "BG-CARD-21")
@pytest.mark.parametrize("table, dice", [([LAST_BATTLE], 0), ([], 1)])
def test_dice_that_move_the_fellowship_stay_out_of_the_hunt_box(table: list[str], dice: int) -> None:
    armies = {"osgiliath": "gondor 2 aragorn"}
    game = board(armies, free=["character", "event"], shadow=["event"], table=table)
    game = play(game, "character", "move-fellowship")
    assert game.state.progress == 1
    assert game.state.hunt_box[FREE] == dice


@rule("BG-CARD-23", "BG-AMB-48")
def test_it_goes_when_aragorn_comes_home_or_leaves_his_army() -> None:
    home = play(last_battle(), "muster-army", "move-armies", "minas-tirith", "all")
    assert discarded(home, LAST_BATTLE)
    stays = play(last_battle(), "muster-army", "move-armies", "south-ithilien", "all")
    assert on_table(stays) == [LAST_BATTLE]
    alone = play(last_battle(), "character", "move-companions", "north-ithilien")
    assert discarded(alone, LAST_BATTLE)


@rule("BG-CARD-23", "BG-CARD-26", "BG-CARD-27")
def test_it_goes_when_a_card_destroys_his_army_and_its_leaders() -> None:
    armies = {"osgiliath": "gondor 1/0/2 aragorn", "south-ithilien": "sauron 1 nazgul 1"}
    cards: dict[str, Any] = {"hands": ["shadow-character-19"], "table": [LAST_BATTLE]}
    game = board(armies, shadow=["character", "event"], free=["event"], to_act=SHADOW, **cards)
    game = play(game, "character", "play-event", 5)
    assert field(game, "osgiliath") == Army()
    assert game.state.casualties[BY_NAME["gondor-leader"]] == 2
    assert game.state.characters[CHARACTERS["aragorn"]] is REGIONS["osgiliath"]
    assert discarded(game, LAST_BATTLE)


def test_it_goes_when_the_fellowship_is_declared() -> None:
    armies = {"osgiliath": "gondor 2 aragorn"}
    game = board(armies, table=[LAST_BATTLE], phase="fellowship", fellowship={"at": "bree"})
    assert discarded(play(game, True), LAST_BATTLE)
    assert on_table(play(game, False)) == [LAST_BATTLE]


def test_it_goes_when_the_fellowship_is_revealed() -> None:
    game = last_battle(fellowship={"at": "hollin"}, hunt={"box": {"shadow": 1}})
    game = play(game, "character", "move-fellowship", 6, "std-0-reveal-1")
    assert discarded(game, LAST_BATTLE)


# A Power Too Great, The Power of Tom Bombadil


@rule("BG-POLITICS-36", "BG-CARD-21")
@pytest.mark.parametrize("card, nation", [(POWER, "elves"), (BOMBADIL, "north")])
def test_a_nation_advances_when_they_are_played(card: str, nation: str) -> None:
    game = played(card)
    assert game.state.politics[nation] == 2
    assert game.state.active[nation] is (nation == "elves")
    assert on_table(game) == [card]
    assert is_done(game)


LANDS = [
    (POWER, "lorien", "parth-celebrant", "elves"),
    (POWER, "rivendell", "trollshaws", "elves"),
    (POWER, "grey-havens", "tower-hills", "elves"),
    (BOMBADIL, "old-forest", "cardolan", "north"),
    (BOMBADIL, "the-shire", "tower-hills", "north"),
    (BOMBADIL, "buckland", "bree", "north"),
]


def barred(table: list[str], armies: dict[str, str], besieged: dict[str, str] | None = None) -> Board:
    """The Shadow chooses what to do with an Army die."""
    game = board(
        armies, besieged, shadow=["army", "event"], free=["event"], to_act=SHADOW, table=table, at_war=["sauron"]
    )
    return play(game, "army")


@pytest.mark.parametrize("card, land, near, nation", LANDS)
def test_shadow_armies_cannot_move_into_their_lands(card: str, land: str, near: str, nation: str) -> None:
    for table, open_to_all in (([], True), ([card], False)):
        game = play(barred(table, {near: "sauron 2"}), "move-armies")
        assert asked(game) == (SHADOW, "move-where")
        assert (land in game.names()) is open_to_all


@pytest.mark.parametrize("card, land, near, nation", LANDS)
def test_shadow_armies_cannot_attack_there(card: str, land: str, near: str, nation: str) -> None:
    armies = {near: "sauron 2", land: f"{nation} 1"}
    assert "attack" in barred([], armies).names()
    assert "attack" not in barred([card], armies).names()


@pytest.mark.parametrize("land", ["lorien", "rivendell", "grey-havens"])
def test_a_siege_there_cannot_be_pressed(land: str) -> None:
    siege = {land: "sauron 2"}, {land: "elves 1"}
    assert "attack" in barred([], *siege).names()
    assert "attack" not in barred([POWER], *siege).names()


def test_nazgul_alone_may_enter_their_lands() -> None:
    armies = {"barad-dur": "nazgul 1", "old-forest": "north 1"}
    game = board(armies, shadow=["character", "event"], free=["event"], to_act=SHADOW, table=[BOMBADIL])
    game = play(game, "character", "move-minions", "barad-dur")
    assert {"old-forest", "the-shire", "buckland"} <= set(game.names())


def test_the_free_peoples_move_and_attack_there_as_they_like() -> None:
    fields: dict[str, Any] = {"shadow": ["event"], "at_war": ["north", "elves"]}
    game = board({"bree": "north 2"}, free=["muster-army", "event"], table=[BOMBADIL], **fields)
    assert "buckland" in play(game, "muster-army", "move-armies").names()
    siege = {"lorien": "sauron 2"}, {"lorien": "elves 1"}
    game = board(*siege, free=["muster-army", "event"], table=[POWER], **fields)
    assert "attack" in play(game, "muster-army").names()


# How the Shadow gets rid of them

ACTIONS = [(POWER, "break-elven-power"), (BOMBADIL, "break-bombadils-power")]


def breaking(card: str, hands: list[str], die: str = "event") -> Board:
    """The Shadow chooses what to do with a die while a card lies on the table."""
    game = board(shadow=[die, "character"], free=["event"], to_act=SHADOW, table=[card], hands=hands)
    return play(game, die)


@rule("BG-CARD-22", "BG-ACT-24")
@pytest.mark.parametrize("die", ["event", "army", "muster", "muster-army"])
@pytest.mark.parametrize("card, action", ACTIONS)
def test_any_die_and_two_cards_end_them(card: str, action: str, die: str) -> None:
    other = "shadow-strategy-02"
    game = play(breaking(card, [ARMY_CARD, CHARACTER_CARD, MUSTER_CARD, other], die), action)
    assert asked(game) == (SHADOW, "pay-card")
    assert game.names() == [ARMY_CARD, other]
    game = play(game, other)
    assert discarded(game, card)
    assert game.state.hands[SHADOW] == (EVENTS[ARMY_CARD], EVENTS[MUSTER_CARD])
    assert set(game.state.discards[SHADOW]) == {EVENTS[other], EVENTS[CHARACTER_CARD]}
    assert game.state.dice[SHADOW] == ("character",)


@rule("BG-CARD-22")
@pytest.mark.parametrize("card, action", ACTIONS)
@pytest.mark.parametrize("hands", [[ARMY_CARD, MUSTER_CARD], [CHARACTER_CARD, MUSTER_CARD], []])
def test_without_both_cards_they_stay(card: str, action: str, hands: list[str]) -> None:
    assert action not in breaking(card, hands).names()


def test_only_a_card_on_the_table_can_be_ended() -> None:
    names = breaking(POWER, [ARMY_CARD, CHARACTER_CARD]).names()
    assert "break-elven-power" in names
    assert "break-bombadils-power" not in names


# Book of Mazarbul, Fear! Fire! Foes!


@rule("BG-POLITICS-36")
@pytest.mark.parametrize(
    "card, nation, home, from_where",
    [
        (MAZARBUL, "dwarves", "erebor", "dale"),
        (MAZARBUL, "dwarves", "ered-luin", "tower-hills"),
        (FEAR_FIRE_FOES, "north", "the-shire", "buckland"),
        (FEAR_FIRE_FOES, "north", "bree", "weather-hills"),
    ],
)
def test_a_companion_in_the_right_place_brings_a_nation_to_war(
    card: str, nation: str, home: str, from_where: str
) -> None:
    game = played(card, {from_where: "boromir legolas"}, fellowship=NOBODY)
    assert asked(game) == (FREE, "move-companion")
    idle = play(game, None)
    assert (idle.state.politics[nation], idle.state.active[nation]) == (3, False)
    moved = play(game, "boromir", None, home, None)
    assert (moved.state.politics[nation], moved.state.active[nation]) == (0, True)
    assert is_done(moved)


@pytest.mark.parametrize("card, nation, home", [(MAZARBUL, "dwarves", "erebor"), (FEAR_FIRE_FOES, "north", "bree")])
def test_a_companion_who_stays_there_is_enough(card: str, nation: str, home: str) -> None:
    game = play(played(card, {home: "boromir"}, fellowship=NOBODY), None)
    assert game.state.politics[nation] == 0


@rule("BG-CHAR-25", "BG-CHAR-27", "BG-CHAR-28")
def test_all_companions_may_move_as_with_a_character_die() -> None:
    game = played(MAZARBUL, {"dale": "boromir legolas gimli"}, fellowship=NOBODY)
    game = play(game, "boromir", "legolas", None, "old-forest-road")
    assert asked(game) == (FREE, "move-companion")
    assert game.names() == ["gimli", "none"]
    game = play(game, "gimli")
    assert game.state.politics["dwarves"] == 3
    game = play(game, "erebor")
    at = {each.name: region.name for each, region in game.state.characters.items()}
    assert at == {"boromir": "old-forest-road", "legolas": "old-forest-road", "gimli": "erebor"}
    assert game.state.politics["dwarves"] == 0


@rule("BG-CHAR-33", "BG-CARD-18")
def test_a_besieged_companion_cannot_move_but_counts() -> None:
    game = played(MAZARBUL, {"erebor": "sauron 3"}, {"erebor": "dwarves 1 boromir"}, fellowship=NOBODY)
    assert is_done(game)
    assert game.state.politics["dwarves"] == 0
    nobody = played(FEAR_FIRE_FOES, fellowship={"at": "bree"})
    assert is_done(nobody)
    assert nobody.state.politics["north"] == 3


# Wisdom of Elrond, The Red Arrow


@pytest.mark.parametrize("nation, left", [("dwarves", 2), ("elves", 2), ("gondor", 1), ("north", 2), ("rohan", 2)])
def test_wisdom_of_elrond_wakes_and_advances_a_nation_of_ones_choice(nation: str, left: int) -> None:
    game = played(WISDOM)
    assert asked(game) == (FREE, "which-nation")
    assert game.names() == ["dwarves", "elves", "gondor", "north", "rohan"]
    steps, active = dict(game.state.politics), dict(game.state.active)
    game = play(game, nation)
    assert game.state.politics == {**steps, nation: left}
    assert game.state.active == {**active, nation: True}


@rule("BG-POLITICS-05")
def test_a_nation_woken_by_elrond_can_reach_war_at_once() -> None:
    game = play(played(WISDOM, politics={"gondor": {"steps_to_war": 1}}), "gondor")
    assert game.state.politics["gondor"] == 0


@rule("BG-CARD-14")
def test_the_red_arrow_needs_gondor_active() -> None:
    assert not may_play(holding(RED_ARROW))
    assert not may_play(holding(RED_ARROW, politics={"gondor": {"steps_to_war": 1}}))
    assert may_play(holding(RED_ARROW, active=["gondor"]))


@rule("BG-MUSTER-15", "BG-POLITICS-36")
def test_the_red_arrow_advances_rohan_and_musters_in_edoras() -> None:
    game = play(played(RED_ARROW, active=["gondor"]), "rohan-elite")
    assert (game.state.politics["rohan"], game.state.active["rohan"]) == (2, False)
    assert field(game, "edoras") == army(rohan_elite=1, rohan_leader=1)
    assert is_done(game)


@rule("BG-POLITICS-07", "BG-CARD-18")
def test_the_red_arrow_does_not_bring_a_passive_rohan_to_war() -> None:
    politics = {"gondor": {"active": True}, "rohan": {"steps_to_war": 1}}
    game = play(played(RED_ARROW, politics=politics), "rohan-regular")
    assert game.state.politics["rohan"] == 1
    assert field(game, "edoras") == army(rohan_regular=1, rohan_leader=1)
    lost = played(RED_ARROW, active=["gondor"], control={"edoras": SHADOW})
    assert is_done(lost)
    assert lost.state.politics["rohan"] == 2
    assert REGIONS["edoras"] not in lost.state.armies
