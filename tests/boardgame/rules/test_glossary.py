"""Chapter 22.3: rules that come from the glossary."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board, army, board, field, names
from boardgame.opportunities import kinds, options, side
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.rules.characters import companions_at
from ringwar.boardgame.rules.hunt_roll import re_rolls
from ringwar.boardgame.rules.turn import pool_size
from ringwar.boardgame.table.queries import has_nazgul, is_in_play
from ringwar.boardgame.table.texts import is_on_table

FIELD = {"south-ithilien": "sauron 3 nazgul 2", "osgiliath": "gondor 3/0/2"}


def attack(armies: dict[str, str], *hands: str, **fields: Any) -> Board:
    """The Shadow attacks with all it has."""
    game = board(armies, at_war=["sauron", "isengard"], shadow=["army", "event"], hands=hands, **fields)
    return play(game, "army", "attack", "all")


@rule("BG-GLOSSARY-03")
def test_a_card_is_in_play_while_it_lies_on_the_table() -> None:
    card = "fp-strategy-02"
    held = board(hands=[card], free=["event", "muster"], fellowship={"guide": "strider"})
    assert not is_on_table(held.state, card)
    played = play(held, "event", "play-event")
    assert is_on_table(played.state, card)
    gone = board(discards={FREE: [card]}, free=["event", "muster"])
    assert not is_on_table(gone.state, card)


@rule("BG-GLOSSARY-04")
@pytest.mark.parametrize(
    ("fields", "in_play"),
    [
        ({}, False),
        ({"armies": {"dale": "gimli"}}, True),
        ({"out_of_play": ["gimli"]}, False),
        ({"fellowship": {"at": "erebor"}}, False),
    ],
)
def test_a_companion_is_in_play_on_the_map_and_not_in_the_fellowship(fields: dict[str, Any], in_play: bool) -> None:
    assert is_in_play(board(free=["event"], **fields).state, "gimli") is in_play


@rule("BG-GLOSSARY-04", "BG-DICE-12")
def test_minions_set_aside_or_dead_are_not_in_play() -> None:
    aside, dead = board(shadow=["event"]), board(shadow=["event"], out_of_play=["saruman"])
    there = board({"orthanc": "saruman"}, shadow=["event"])
    assert [pool_size(game.state, SHADOW) for game in (aside, dead, there)] == [7, 7, 8]
    hand: dict[str, Any] = {"hands": ["shadow-strategy-16"], "shadow": ["event", "army"]}  # needs Saruman in play
    assert "play-event" not in options(board(**hand), "event")
    assert "play-event" in options(board({"orthanc": "saruman"}, **hand), "event")


@rule("BG-GLOSSARY-05")
def test_a_leader_leads_but_is_neither_a_character_nor_a_nazgul() -> None:
    game = board({"osgiliath": "gondor 2/0/2"}, at_war=["gondor"], free=["character", "event"])
    osgiliath = REGIONS["osgiliath"]
    assert companions_at(game.state, osgiliath) == []
    assert not has_nazgul(game.state, osgiliath)
    assert "move-led-army" in options(game, "character")
    assert "move-companions" not in options(game, "character")
    hunted = board({"hollin": "sauron 1"}, free=["event"], fellowship={"at": "hollin"})
    assert re_rolls(hunted.state) == 1  # units, no Nazgûl


@rule("BG-GLOSSARY-05", "BG-CARD-14")
def test_a_card_that_asks_for_a_companion_is_not_content_with_a_leader() -> None:
    hand: dict[str, Any] = {"hands": ["fp-strategy-12"], "free": ["event", "muster"], "at_war": ["gondor"]}
    assert "play-event" not in options(board({"osgiliath": "gondor 2/0/2"}, **hand), "event")
    assert "play-event" in options(board({"osgiliath": "gondor 2 boromir"}, **hand), "event")


@rule("BG-GLOSSARY-06")
def test_an_elite_unit_is_replaced_only_to_take_a_hit() -> None:
    game = attack({"south-ithilien": "sauron 1/2", "osgiliath": "gondor 2"})
    game = play(game, 1, 1, 1, 5, 1)
    assert (side(game), key(game)) == (SHADOW, "loss")
    assert set(game.names()) == {"remove-sauron-regular", "reduce-sauron-elite"}
    game = play(game, "reduce-sauron-elite")
    assert field(game, "south-ithilien") == army(sauron_regular=2, sauron_elite=1)
    assert key(game) == "cease"  # in the field nothing is prolonged


@rule("BG-GLOSSARY-06")
def test_an_elite_unit_is_replaced_to_prolong_an_assault() -> None:
    armies = {"helms-deep": "isengard 1/1"}
    game = attack(armies, besieged={"helms-deep": "rohan 2"})
    game = play(game, 1, 1, 1, 1)
    assert (side(game), key(game), set(game.names())) == (SHADOW, "prolong", {"isengard-elite", "none"})
    game = play(game, "isengard-elite")
    assert field(game, "helms-deep") == army(isengard_regular=2)
    assert key(game) == "combat-die"


@rule("BG-GLOSSARY-07")
@pytest.mark.parametrize("points", [1, 2])
def test_a_player_forfeits_the_leadership_of_own_figures_by_choice(points: int) -> None:
    """Dread and Despair: so many points of Nazgûl leadership for so many dice of the Free Peoples."""
    card = "shadow-character-08"
    game = play(attack(FIELD, card), card)
    assert (side(game), key(game), game.names()) == (SHADOW, "forfeit", ["1", "2"])
    game = play(game, points, 1, 1, 1)
    game = play(game, *[1] * (3 - points))
    rolls = {each["side"]: len(each["dice"]) for each in told(game, "combat-roll")}
    assert rolls == {SHADOW: 3, FREE: 3 - points}
    if points == 1:
        assert (side(game), key(game), game.names()) == (SHADOW, "re-roll", ["1", "0"])  # one Nazgûl still leads
        game = play(game, 0)
    assert (side(game), key(game)) == (FREE, "re-roll")
    assert game.names()[0] == str(min(2, 3 - points))  # the leaders of Gondor have forfeited nothing


@rule("BG-GLOSSARY-09")
def test_a_pre_combat_roll_of_a_card_comes_before_the_combat_roll() -> None:
    card = "shadow-character-17"  # Durin's Bane
    armies = {"moria": "sauron 2", "dimrill-dale": "elves 3"}
    game = play(attack(armies, card), card, 4, 1, 1)
    assert field(game, "dimrill-dale") == army(elves_regular=2)
    game = play(game, 1, 1, 1, 1)
    assert [kind for kind in kinds(game) if kind in ("extra-attack", "combat-roll")] == [
        *("extra-attack", "combat-roll", "combat-roll"),
    ]
    assert [len(each["dice"]) for each in told(game, "combat-roll")] == [2, 2]  # the dead elf does not fight


@rule("BG-GLOSSARY-10", "BG-HUNT-50")
def test_a_tile_drawn_by_a_card_is_met_like_that_of_a_successful_hunt() -> None:
    game = board(
        hands=["shadow-character-05"],
        table=["fp-character-07"],
        shadow=["character", "event"],
        fellowship={"at": "hollin", "companions": ["boromir", "gimli"]},
    )
    game = play(game, "character", "play-event", "std-3-1")
    assert (side(game), key(game)) == (FREE, "use-against-hunt")
    game = play(game, "fp-character-07")
    assert (side(game), set(game.names())) == (FREE, {"none", "guide", "random"})
    game = play(game, "guide")
    assert game.state.corruption == 0
    assert len(names(game.state.companions)) == 1
