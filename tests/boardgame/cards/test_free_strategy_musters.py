"""The Free Peoples Strategy deck: musters."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import EVENTS, FREE, REGIONS, SHADOW, Army, Board, army, field, inside, reserve
from boardgame.cards.free_events import discarded, holding, is_done, may_play, played
from helpers import asked, play
from marks import rule

SHIPS, RIDERS, BRAND, ERIADOR, EOMER = (f"fp-strategy-{number}" for number in (13, 16, 19, 20, 23))
NOBODY: dict[str, Any] = {"companions": []}
WITH_LEADER = [
    ("fp-strategy-14", "minas-tirith", "gondor"),
    ("fp-strategy-17", "carrock", "north"),
    ("fp-strategy-18", "dol-amroth", "gondor"),
    ("fp-strategy-22", "erebor", "dwarves"),
]
WITH_CARD = [
    ("fp-strategy-15", "lorien", "elves"),
    ("fp-strategy-21", "rivendell", "elves"),
    ("fp-strategy-24", "woodland-realm", "elves"),
]
MUSTERS = WITH_LEADER + WITH_CARD


def a_card(game: Board) -> Board:
    """The same after a Strategy card has been drawn, if one is due now."""
    assert game.question is not None
    return play(game, game.names()[0]) if game.question.key == "event-card" else game


# A unit in a named region, with a leader or a card


@rule("BG-MUSTER-15", "BG-CARD-25", "BG-MUSTER-19")
@pytest.mark.parametrize("kind", ["regular", "elite"])
@pytest.mark.parametrize("card, region, nation", WITH_LEADER)
def test_a_unit_of_ones_choice_and_a_leader(card: str, region: str, nation: str, kind: str) -> None:
    game = played(card)
    assert asked(game) == (FREE, "regular-or-elite")
    assert game.names() == [f"{nation}-regular", f"{nation}-elite"]
    before = reserve(game, f"{nation}-{kind}"), reserve(game, f"{nation}-leader")
    game = play(game, f"{nation}-{kind}")
    assert field(game, region) == army(**{f"{nation}_{kind}": 1, f"{nation}_leader": 1})
    assert (reserve(game, f"{nation}-{kind}"), reserve(game, f"{nation}-leader")) == (before[0] - 1, before[1] - 1)
    assert is_done(game)
    assert discarded(game, card)


@rule("BG-MUSTER-15", "BG-CARD-25")
@pytest.mark.parametrize("kind", ["regular", "elite"])
@pytest.mark.parametrize("card, region, nation", WITH_CARD)
def test_a_unit_of_ones_choice_and_a_strategy_card(card: str, region: str, nation: str, kind: str) -> None:
    game = play(played(card), f"{nation}-{kind}")
    assert field(game, region) == army(**{f"{nation}_{kind}": 1})
    assert asked(game) == ("chance", "event-card")
    assert set(game.names()) == {name for name in EVENTS if name.startswith("fp-strategy") and name != card}
    game = play(game, "fp-strategy-01")
    assert game.state.hands[FREE] == (EVENTS["fp-strategy-01"],)
    assert is_done(game)


@rule("BG-MUSTER-18", "BG-CARD-18")
@pytest.mark.parametrize("card, region, nation", MUSTERS)
def test_nothing_is_recruited_among_enemies(card: str, region: str, nation: str) -> None:
    control = {region: SHADOW} if REGIONS[region].is_settlement else {}
    game = a_card(played(card, {region: "sauron 1"}, control=control))
    assert field(game, region) == army(sauron_regular=1)
    assert is_done(game)
    assert discarded(game, card)


@rule("BG-MUSTER-10", "BG-MUSTER-18")
@pytest.mark.parametrize("card, region, nation", MUSTERS)
def test_nothing_is_recruited_in_a_lost_settlement(card: str, region: str, nation: str) -> None:
    game = a_card(played(card, control={region: SHADOW}))
    assert REGIONS[region] not in game.state.armies
    assert is_done(game)


BESIEGED = [row for row in MUSTERS if REGIONS[row[1]].is_stronghold]


@rule("BG-MUSTER-16", "BG-STACK-10")
@pytest.mark.parametrize("card, region, nation", BESIEGED)
def test_a_besieged_stronghold_is_strengthened_up_to_five_units(card: str, region: str, nation: str) -> None:
    leader = {f"{nation}_leader": 1} if (card, region, nation) in WITH_LEADER else {}
    game = a_card(play(played(card, {region: "sauron 1"}, {region: f"{nation} 2"}), f"{nation}-elite"))
    assert inside(game, region) == army(**{f"{nation}_regular": 2, f"{nation}_elite": 1, **leader})
    assert field(game, region) == army(sauron_regular=1)
    full = play(played(card, {region: "sauron 1"}, {region: f"{nation} 3 rohan 2"}), f"{nation}-elite")
    assert asked(full) == (FREE, "remove-excess")
    assert set(full.names()) == {f"{nation}-regular", f"{nation}-elite", "rohan-regular"}
    full = a_card(play(full, "rohan-regular"))
    assert inside(full, region) == army(**{f"{nation}_regular": 3, f"{nation}_elite": 1, "rohan_regular": 1, **leader})
    assert reserve(full, "rohan-regular") == 9


@rule("BG-MUSTER-13", "BG-MUSTER-17")
def test_what_is_not_among_the_reinforcements_is_not_recruited() -> None:
    game = played("fp-strategy-22", {"dale": "dwarves 0/5"})
    assert field(game, "erebor") == army(dwarves_regular=1, dwarves_leader=1)
    game = played("fp-strategy-22", {"dale": "dwarves 5/0/4"})
    assert field(game, "erebor") == army(dwarves_elite=1)
    game = played("fp-strategy-22", {"dale": "dwarves 5/5"})
    assert field(game, "erebor") == Army()
    assert reserve(game, "dwarves-leader") == 4
    assert is_done(game)


@rule("BG-MUSTER-09")
def test_a_leader_is_recruited_where_a_unit_stands_or_arrives_and_nowhere_else() -> None:
    game = played("fp-strategy-22", {"erebor": "north 1", "dale": "dwarves 5/5"})
    assert field(game, "erebor") == army(north_regular=1, dwarves_leader=1)


# Círdan's Ships


@rule("BG-CARD-14")
def test_the_ships_need_the_elves_at_war() -> None:
    armies = {"grey-havens": "elves 1"}
    assert may_play(holding(SHIPS, armies, at_war=["elves"]))
    assert not may_play(holding(SHIPS, armies, at_war=["gondor"]))


@rule("BG-MUSTER-19")
def test_the_ships_bring_two_elven_units_to_one_coast_with_an_army() -> None:
    armies = {
        "grey-havens": "elves 1",
        "dol-amroth": "gondor 1",
        "lamedon": "southrons 1",
        "erech": "gondor 1",
        "anfalas": "boromir",
    }
    game = played(SHIPS, armies, at_war=["elves"], control={"lamedon": SHADOW})
    assert asked(game) == (FREE, "recruit-where")
    assert set(game.names()) == {"grey-havens", "dol-amroth"}
    game = play(game, "dol-amroth", "elves-regular", "elves-elite")
    assert field(game, "dol-amroth") == army(gondor_regular=1, elves_regular=1, elves_elite=1)
    assert is_done(game)


@rule("BG-MUSTER-16", "BG-STACK-10", "BG-MUSTER-13")
def test_the_ships_bring_both_units_before_a_garrison_is_cut_down() -> None:
    siege = {"grey-havens": "sauron 1"}, {"grey-havens": "gondor 4"}
    game = play(played(SHIPS, *siege, at_war=["elves"]), "elves-elite")
    assert asked(game) == (FREE, "regular-or-elite")
    game = play(game, "elves-elite", "gondor-regular")
    assert inside(game, "grey-havens") == army(gondor_regular=3, elves_elite=2)


@rule("BG-MUSTER-17")
def test_the_ships_bring_what_is_left() -> None:
    armies = {"grey-havens": "elves 1/8", "lorien": "elves 4/1"}
    game = played(SHIPS, armies, at_war=["elves"])
    assert field(game, "grey-havens") == army(elves_regular=1, elves_elite=9)
    assert is_done(game)
    game = played(SHIPS, {"lorien": "elves 1"}, at_war=["elves"])
    assert is_done(game)
    assert reserve(game, "elves-elite") == 10


# Riders of Théoden


@rule("BG-EX-21", "BG-MUSTER-18")
def test_the_riders_do_not_muster_among_enemies() -> None:
    game = played(RIDERS, {"eastemnet": "isengard 1 gimli"}, fellowship=NOBODY)
    assert asked(game) == (FREE, "regular-or-elite")
    game = play(game, "rohan-regular")
    assert field(game, "edoras") == army(rohan_regular=1, rohan_leader=1)


@rule("BG-EX-22", "BG-MUSTER-16")
def test_the_riders_muster_in_edoras_or_with_a_companion_even_a_besieged_one() -> None:
    armies = {"helms-deep": "isengard 3", "fords-of-isen": "gimli", "fangorn": "legolas", "folde": "rohan 1"}
    game = played(RIDERS, armies, {"helms-deep": "rohan 1 boromir"}, fellowship=NOBODY)
    assert asked(game) == (FREE, "recruit-where")
    assert set(game.names()) == {"edoras", "helms-deep", "fords-of-isen"}
    inner = play(game, "helms-deep", "rohan-elite")
    assert inside(inner, "helms-deep") == army(rohan_regular=1, rohan_elite=1, rohan_leader=1)
    outer = play(game, "fords-of-isen", "rohan-regular")
    assert field(outer, "fords-of-isen") == army(rohan_regular=1, rohan_leader=1)


def test_without_any_place_the_riders_muster_nobody() -> None:
    game = played(RIDERS, control={"edoras": SHADOW}, fellowship={**NOBODY, "at": "westemnet"})
    assert is_done(game)
    assert reserve(game, "rohan-leader") == 4


# King Brand's Men, Swords in Eriador, Éomer


@rule("BG-MUSTER-19")
def test_king_brand_brings_two_regulars_and_a_card() -> None:
    game = played(BRAND)
    assert field(game, "dale") == army(north_regular=2)
    assert asked(game) == ("chance", "event-card")
    assert is_done(play(game, "fp-strategy-01"))
    few = played(BRAND, {"carrock": "north 9"})
    assert field(few, "dale") == army(north_regular=1)


@rule("BG-CARD-18")
def test_king_brand_brings_a_card_though_dale_is_lost() -> None:
    game = play(played(BRAND, {"dale": "sauron 1"}, control={"dale": SHADOW}), "fp-strategy-01")
    assert field(game, "dale") == army(sauron_regular=1)
    assert game.state.hands[FREE] == (EVENTS["fp-strategy-01"],)


@rule("BG-CARD-18")
def test_swords_in_eriador_rise_in_two_lands() -> None:
    game = played(ERIADOR)
    assert game.names() == ["north-regular", "north-elite"]
    game = play(game, "north-elite")
    assert game.names() == ["dwarves-regular", "dwarves-elite"]
    game = play(game, "dwarves-regular")
    assert field(game, "the-shire") == army(north_elite=1)
    assert field(game, "ered-luin") == army(dwarves_regular=1)
    game = play(game, "fp-strategy-01")
    assert is_done(game)
    assert game.state.hands[FREE] == (EVENTS["fp-strategy-01"],)
    one = played(ERIADOR, {"the-shire": "sauron 1"})
    assert one.names() == ["dwarves-regular", "dwarves-elite"]


@rule("BG-MUSTER-18")
def test_eomer_musters_in_a_free_settlement_of_rohan_and_not_in_a_besieged_one() -> None:
    armies = {"helms-deep": "isengard 3", "westemnet": "isengard 1"}
    game = played(EOMER, armies, {"helms-deep": "rohan 1"}, fellowship=NOBODY)
    assert asked(game) == (FREE, "recruit-where")
    assert set(game.names()) == {"edoras", "folde"}
    game = play(game, "folde", "rohan-elite")
    assert field(game, "folde") == army(rohan_elite=1, rohan_leader=1)
    free = played(EOMER)
    assert set(free.names()) == {"edoras", "folde", "helms-deep", "westemnet"}
    assert "edoras" not in played(EOMER, control={"edoras": SHADOW}).names()
