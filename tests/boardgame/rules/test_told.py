"""What the log of the board game says of hunts, sieges, captures and abilities, and why."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import free_attacks, half, shadow_assaults, shadow_attacks
from boardgame.boards import FREE, SHADOW, board
from boardgame.cards.free_events import played
from boardgame.rules.roads import MOVE, ORC_PATROL, order, road
from boardgame.told import caused, story
from helpers import asked, play, told
from marks import rule

CREBAIN, CHALLENGE, DEAD_MEN = "shadow-character-16", "fp-character-14", "fp-character-22"
ALONE: dict[str, Any] = {"companions": []}


# The hunt


@rule("BG-HUNT-19")
def test_a_hunt_without_dice_is_told() -> None:
    game = play(road(hunters=0), *MOVE)
    assert order(game, "no-hunt", "hunt-roll", "hunt-over") == ["no-hunt", "hunt-over"]
    assert "The hunt fails: there is no Shadow die in the hunt box." in story(game)


@rule("BG-HUNT-16")
def test_a_hunt_roll_tells_what_is_added_and_by_what() -> None:
    game = play(road(hunters=2, spent=1, table=[CREBAIN]), *MOVE, "yes", 2, 3)
    (rolled,) = told(game, "hunt-roll")
    assert (rolled["bonus"], rolled["reasons"]) == (2, ["hunt-box", CREBAIN])


@rule("BG-HUNT-20", "BG-HUNT-21", "BG-HUNT-22")
@pytest.mark.parametrize(
    ("region", "figures", "reasons"),
    [
        ("hollin", "nazgul 1", ["shadow-nazgul"]),
        ("hollin", "sauron 1", ["shadow-army"]),
        ("moria", "sauron 1 nazgul 1", ["shadow-stronghold", "shadow-army", "shadow-nazgul"]),
    ],
)
def test_re_rolls_of_a_hunt_tell_their_reasons(region: str, figures: str, reasons: list[str]) -> None:
    game = play(road({"at": region}, hunters=3, armies={region: figures}), *MOVE, 1, 1, 1)
    assert asked(game) == (SHADOW, "hunt-re-roll")
    assert game.question is not None
    assert game.question.about["reasons"] == reasons
    game = play(game, 1, 5)
    assert told(game, "hunt-re-roll") == [{"rolled": [5], "bonus": 0, "reasons": reasons, "successes": 0}]


@rule("BG-HUNT-28")
def test_the_damage_of_a_tile_is_told_also_where_there_is_none() -> None:
    for tile, words in (("std-2-1", "Hunt damage: 2."), ("std-0-reveal-1", "The tile does no damage.")):
        assert words in story(play(road(ALONE), *MOVE, 6, tile))


@rule("BG-HUNT-29")
def test_a_tile_that_a_card_draws_in_vain_is_told() -> None:
    game = board(shadow=["event", "event"], hands=[ORC_PATROL], fellowship={"at": "hollin"}, rings={SHADOW: 0})
    game = play(game, "play-event", "std-eye-reveal-1")
    assert caused(game, "tile-idle") == [(ORC_PATROL, {"tile": "std-eye-reveal-1"})]
    assert "An Eye drawn by a card has no effect (Orc Patrol)." in story(game)


def test_tiles_that_the_challenge_of_the_king_puts_back_are_told() -> None:
    game = play(played(CHALLENGE, {"edoras": "rohan 1 strider"}), "std-1-1", "std-eye-reveal-1", "std-3-1")
    assert caused(game, "tiles-returned") == [(CHALLENGE, {"tiles": ["std-1-1", "std-3-1"]})]
    assert caused(game, "tiles-removed") == [(CHALLENGE, {"tiles": ["std-eye-reveal-1"]})]


@rule("BG-HUNT-33")
def test_gollum_is_the_cause_of_his_reveal_and_of_the_damage_spared() -> None:
    game = play(road(ALONE), *MOVE, 6, "std-2-1", "yes")
    assert order(game, "gollum-reveals", "damage-lowered", "reveal") == ["gollum-reveals", "damage-lowered", "reveal"]
    assert caused(game, "damage-lowered") == [("gollum", {"count": 1, "damage": 1})]
    assert caused(game, "reveal") == [("gollum", {})]
    assert "The Fellowship is revealed (Gollum)!" in story(game)


# Cards and characters


def test_the_die_of_the_dead_men_is_told() -> None:
    game = play(played(DEAD_MEN, {"edoras": "strider", "pelargir": "southrons 5"}), "pelargir", 3)
    assert caused(game, "hits-rolled") == [(DEAD_MEN, {"region": "pelargir", "hits": 3})]
    assert "A die is rolled for the army in Pelargir: 3 hits (Dead Men of Dunharrow)." in story(game)


def test_the_witch_king_is_the_cause_of_the_card_that_his_sorcery_draws() -> None:
    card = half("cruel-as-death")
    game = play(shadow_attacks("gondor 3", "sauron 3 witch-king", card), card, "yes", "shadow-character-01")
    assert [cause for cause, _ in caused(game, "draw")] == ["witch-king"]
    assert "The Shadow draws a Character card (the Witch-king)." in story(game, FREE)


def test_the_messenger_of_the_dark_tower_is_told_once() -> None:
    armies = {"south-ithilien": "sauron 2", "osgiliath": "gondor 1", "moria": "mouth-of-sauron"}
    game = board(armies, at_war=["sauron"], shadow=("muster", "muster", "event"))
    assert told(play(game, "muster", "recruit", "sauron-regular", "moria", "none"), "messenger") == []
    game = play(game, "muster", "move-armies", "east-harondor", "all")
    assert told(game, "messenger") == [{"character": "mouth-of-sauron"}]


@rule("BG-BATTLE-49")
def test_saruman_is_told_to_stay_behind_when_his_army_goes() -> None:
    game = free_attacks("rohan 2", "isengard 1 saruman", at="orthanc", origin="fords-of-isen")
    game = play(game, False, 1, 1, 1, 0, False, True)
    assert told(game, "stays-behind") == [{"character": "saruman", "region": "orthanc"}]
    marching = board({"orthanc": "isengard 3 saruman"}, at_war=["isengard"], shadow=["army", "event"])
    some = play(marching, "army", "move-armies", "gap-of-rohan", "some", 2)
    assert told(some, "stays-behind") == []
    assert "Saruman stays behind in Orthanc." in story(play(marching, "army", "move-armies", "gap-of-rohan", "all"))


# Sieges, captures, numbers needed


@rule("BG-SIEGE-33", "BG-CAPTURE-05")
def test_a_stronghold_that_falls_ends_its_siege_and_the_points_are_told() -> None:
    game = play(shadow_assaults("rohan 1", "isengard 3"), 6, 1, 1, 1)
    assert order(game, "siege-ends", "capture", "victory-points") == ["siege-ends", "capture", "victory-points"]
    assert told(game, "victory-points") == [{"free": 0, "shadow": 2}]
    assert "Victory points: Free Peoples 0, Shadow 2." in story(game)


@rule("BG-CAPTURE-06")
def test_a_town_brings_no_points_and_tells_none() -> None:
    game = board({"pelargir": "southrons 2"}, at_war=["southrons"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "lamedon", "all")
    assert (len(told(game, "capture")), told(game, "victory-points")) == (1, [])


@rule("BG-BATTLE-35", "BG-SIEGE-23")
def test_a_roll_tells_why_it_needs_a_six() -> None:
    city = shadow_attacks("gondor 3", "sauron 3", at="osgiliath", origin="south-ithilien")
    walls = [each["walls"] for each in told(play(city, 1, 1, 1, 1, 1, 1), "combat-roll")]
    assert walls == ["fortification", None]
    game = play(shadow_assaults("rohan 3", "isengard 3"), 1, 1, 1, 1, 1, 1)
    assert [(each["needed"], each["walls"]) for each in told(game, "combat-roll")] == [(6, "stronghold"), (5, None)]
