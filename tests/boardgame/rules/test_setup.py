"""Chapter 2: the table before the first turn."""

from __future__ import annotations

import pytest

import ringwar
from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Board, board, names
from boardgame.opportunities import side
from boardgame.test_map_data import BOX, ON_THE_MAP, REINFORCEMENTS
from helpers import key, play
from marks import rule
from ringwar.boardgame import RULESET
from ringwar.boardgame.rules.capture import points
from ringwar.boardgame.rules.turn import set_up
from ringwar.boardgame.setup import BASE
from ringwar.boardgame.table.armies import BY_NAME, Army
from ringwar.boardgame.table.facts import EVENTS, FIGURES, TILES

START = set_up(BASE)


def figures(army: Army, nazgul: int, nation: str) -> tuple[int, ...]:
    """Numbers of regulars, elites, leaders and Nazgûl of a nation in an army."""
    counts = [army.count(BY_NAME[f"{nation}-{kind}"]) if f"{nation}-{kind}" in BY_NAME else 0 for kind in FIGURES[:3]]
    return (*counts, nazgul)


@rule("BG-SETUP-01", "BG-SETUP-02", "BG-SETUP-03")
def test_the_fellowship_starts_hidden_in_rivendell_without_progress_or_corruption() -> None:
    assert START.fellowship is REGIONS["rivendell"]
    assert (START.progress, START.revealed, START.corruption, START.mordor) == (0, False, 0, None)


@rule("BG-SETUP-04", "BG-SETUP-05")
def test_the_companions_start_in_the_fellowship_with_gandalf_as_guide() -> None:
    hobbits = {"meriadoc", "peregrin"}
    assert names(START.companions) == {"gandalf-the-grey", "strider", "boromir", "legolas", "gimli"} | hobbits
    assert len(START.companions) == 7
    assert START.guide is CHARACTERS["gandalf-the-grey"]


@rule("BG-SETUP-06", "BG-SETUP-08")
def test_nobody_else_is_in_play_or_dead() -> None:
    assert START.characters == {}
    assert START.eliminated == ()
    assert START.guide is not CHARACTERS["gollum"]


@rule("BG-SETUP-07")
def test_the_free_peoples_start_with_three_elven_rings() -> None:
    assert START.rings == {FREE: 3, SHADOW: 0}
    assert START.rings_used == ()


@rule("BG-SETUP-09", "BG-SETUP-31", "BG-SETUP-32")
def test_all_cards_start_in_their_decks() -> None:
    assert {key: len(cards) for key, cards in START.decks.items()} == {
        (side, deck): 24 for side in (FREE, SHADOW) for deck in ("character", "strategy")
    }
    for (owner, deck), cards in START.decks.items():
        assert {(card.side, card.deck) for card in cards} == {(owner, deck)}
    for zone in (START.hands, START.table, START.discards):
        assert zone == {FREE: (), SHADOW: ()}


@rule("BG-SETUP-09", "BG-SETUP-31", "BG-TURN-06")
def test_any_card_of_a_deck_may_come_first() -> None:
    game = ringwar.start("boardgame")
    assert (side(game), key(game)) == ("chance", "event-card")
    assert set(game.names()) == {name for name in EVENTS if name.startswith("fp-character")}
    assert len(game.names()) == 24


@rule("BG-SETUP-10", "BG-SETUP-11")
def test_the_standard_tiles_are_in_the_pool_and_the_special_ones_aside() -> None:
    assert names(START.pool) == {name for name, tile in TILES.items() if tile.set == "standard"}
    assert len(START.pool) == 16
    assert START.special_tiles == START.drawn_tiles == START.removed_tiles == ()


@rule("BG-SETUP-12", "BG-SETUP-13", "BG-SETUP-30")
def test_seven_dice_stand_against_four_and_the_hunt_box_is_empty() -> None:
    assert START.hunt_box == {FREE: 0, SHADOW: 0}
    game = first_turn()
    assert {each: len(dice) for each, dice in game.state.dice.items()} == {FREE: 4, SHADOW: 7}


@rule("BG-SETUP-14", "BG-SETUP-15", "BG-SETUP-16")
@rule("BG-SETUP-17", "BG-SETUP-18")
def test_the_political_track_at_the_start() -> None:
    steps = {"dwarves": 3, "elves": 3, "gondor": 2, "north": 3, "rohan": 3, "isengard": 1, "sauron": 1, "southrons": 2}
    assert START.politics == steps
    assert {nation for nation, active in START.active.items() if active} == {"elves", "isengard", "sauron", "southrons"}


@rule("BG-SETUP-19", "BG-SETUP-20", "BG-SETUP-21", "BG-SETUP-22", "BG-SETUP-23")
@rule("BG-SETUP-24", "BG-SETUP-25", "BG-SETUP-26", "BG-SETUP-27")
@pytest.mark.parametrize("nation", BOX)
def test_the_figures_of_a_nation_stand_where_they_should(nation: str) -> None:
    here = {
        region.name: figures(army, START.nazgul.get(region, 0), nation)
        for region, army in START.armies.items()
        if nation in army.nations()
    }
    assert here == ON_THE_MAP[nation]
    kinds = [BY_NAME.get(f"{nation}-{kind}") for kind in FIGURES[:3]]
    left = tuple(START.reinforcements[kind] if kind is not None else 0 for kind in kinds)
    assert left == REINFORCEMENTS[nation][:3]
    assert START.boxes == {}


@rule("BG-SETUP-25")
def test_four_nazgul_are_on_the_map_and_four_in_reserve() -> None:
    assert {region.name: number for region, number in START.nazgul.items()} == dict.fromkeys(
        ("barad-dur", "dol-guldur", "minas-morgul", "morannon"), 1
    )
    assert START.reinforcements[BY_NAME["nazgul"]] == 4


@rule("BG-SETUP-27", "BG-SETUP-28")
def test_nobody_has_fallen_and_no_figure_is_missing() -> None:
    assert set(START.casualties.values()) == {0}
    assert list(RULESET.laws(START)) == []


@rule("BG-SETUP-29")
def test_nobody_has_captured_anything() -> None:
    assert START.control == {}
    assert points(START, FREE) == points(START, SHADOW) == 0


@rule("BG-EX-03")
def test_the_north_at_the_start_of_a_game() -> None:
    armies = [army for army in START.armies.values() if "north" in army.nations()]
    kinds = [BY_NAME[f"north-{kind}"] for kind in ("regular", "elite", "leader")]
    assert [sum(army.count(kind) for army in armies) for kind in kinds] == [4, 1, 1]
    assert [START.reinforcements[kind] for kind in kinds] == [6, 4, 3]


@rule("BG-EX-04", "BG-SETUP-14", "BG-SETUP-16")
def test_one_advance_brings_sauron_to_war_and_three_the_elves() -> None:
    game = board(free=["muster"] * 3, shadow=["muster"] * 3, to_act=SHADOW)
    game = play(game, "diplomacy", "sauron")
    assert game.state.politics["sauron"] == 0
    for steps in (2, 1, 0):
        game = (
            play(game, "muster", "diplomacy", "elves", "skip") if steps else play(game, "muster", "diplomacy", "elves")
        )
        assert game.state.politics["elves"] == steps


def first_turn() -> Board:
    """A new game once the first cards are drawn."""
    game = ringwar.start("boardgame")
    while key(game) == "event-card":
        game = play(game, game.names()[0])
    return game
