"""The Free Peoples Character deck: Dead Men of Dunharrow, House of the Stewards and The Grey Company."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, EVENTS, FREE, REGIONS, SHADOW, Army, Board, army, field, inside, reserve
from boardgame.cards.free_events import holding, is_done, may_play, played
from helpers import asked, play
from marks import rule
from ringwar.boardgame.table.armies import BY_NAME

DEAD_MEN, STEWARDS, GREY_COMPANY = "fp-character-22", "fp-character-23", "fp-character-24"


# Dead Men of Dunharrow


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    "armies, besieged, playable",
    [
        ({"edoras": "strider"}, {}, True),
        ({"fords-of-isen": "aragorn"}, {}, True),
        ({"helms-deep": "isengard 3"}, {"helms-deep": "rohan 1 strider"}, True),
        ({"minas-tirith": "gondor 3 strider"}, {}, False),
        ({"edoras": "boromir"}, {}, False),
        ({"fangorn": "strider"}, {}, False),
    ],
)
def test_the_king_must_be_in_rohan(armies: dict[str, str], besieged: dict[str, str], playable: bool) -> None:
    assert may_play(holding(DEAD_MEN, armies, besieged)) is playable


def summoned(goal: str, armies: dict[str, str] | None = None, king: str = "strider", **fields: Any) -> Board:
    """The Dead Men have gone to a region with Strider or Aragorn alone."""
    return play(played(DEAD_MEN, {"edoras": king, **(armies or {})}, **fields), goal)


@pytest.mark.parametrize("goal", ["erech", "lamedon", "pelargir"])
def test_the_dead_men_come_with_any_companions_and_raise_up_to_three_regulars(goal: str) -> None:
    game = played(DEAD_MEN, {"edoras": "rohan 1 strider legolas gimli", "folde": "boromir"})
    assert asked(game) == (FREE, "dead-men-where")
    assert game.names() == ["erech", "lamedon", "pelargir"]
    game = play(game, goal)
    assert game.names() == ["legolas", "gimli", "none"]
    game = play(game, "gimli", None)
    assert asked(game) == (FREE, "how-many")
    assert game.names() == ["0", "1", "2", "3"]
    assert field(play(game, 0), goal) == Army()
    game = play(game, 3)
    assert field(game, goal) == army(gondor_regular=3)
    at = {each.name: region.name for each, region in game.state.characters.items()}
    assert at == {"strider": goal, "gimli": goal, "legolas": "edoras", "boromir": "folde"}
    assert is_done(game)


@rule("BG-MUSTER-15", "BG-CAPTURE-09", "BG-POLITICS-33")
def test_the_dead_men_take_a_settlement_back_if_they_raise_anybody() -> None:
    game = summoned("pelargir", control={"pelargir": SHADOW})
    assert play(game, 1).state.control == {}
    assert play(game, 1).state.politics["gondor"] == 2
    assert play(game, 0).state.control == {REGIONS["pelargir"]: SHADOW}


@rule("BG-POLITICS-42", "BG-POLITICS-12", "BG-POLITICS-14")
@pytest.mark.parametrize(
    "king, goal, control, wakes",
    [
        ("aragorn", "pelargir", {}, True),
        ("strider", "pelargir", {}, False),
        ("aragorn", "lamedon", {}, False),
        ("aragorn", "pelargir", {"pelargir": SHADOW}, False),
    ],
)
def test_aragorn_wakes_gondor_in_its_city(king: str, goal: str, control: dict[str, str], wakes: bool) -> None:
    game = play(summoned(goal, king=king, control=control), 0)
    assert game.state.active["gondor"] is wakes


@rule("BG-MUSTER-13", "BG-CARD-25")
def test_no_more_dead_men_rise_than_there_are_regulars() -> None:
    game = summoned("erech", {"minas-tirith": "gondor 7", "dol-amroth": "gondor 6"})
    assert game.names() == ["0", "1", "2"]
    game = play(game, 2)
    assert reserve(game, "gondor-regular") == 0


@rule("BG-STACK-10")
def test_the_dead_men_keep_to_the_stacking_limit() -> None:
    game = play(summoned("pelargir", {"pelargir": "gondor 8/1"}), 2)
    assert asked(game) == (FREE, "remove-excess")
    game = play(game, "gondor-regular")
    assert field(game, "pelargir") == army(gondor_regular=9, gondor_elite=1)


@rule("BG-POLITICS-35", "BG-CASUALTY-01")
def test_a_shadow_army_takes_a_die_of_hits_and_flees() -> None:
    armies = {"pelargir": "southrons 3/1 nazgul 1", "osgiliath": "gondor 1"}
    game = play(summoned("pelargir", armies, control={"pelargir": SHADOW, "lossarnach": SHADOW}), 2)
    assert game.state.politics["southrons"] == 1
    assert asked(game) == (SHADOW, "loss")
    game = play(game, "remove-southrons-regular", "remove-southrons-regular")
    assert asked(game) == (SHADOW, "retreat-where")
    assert set(game.names()) == {"lossarnach", "west-harondor"}
    game = play(game, "west-harondor", 1)
    assert field(game, "west-harondor") == army(southrons_regular=1, southrons_elite=1)
    assert game.state.nazgul == {REGIONS["west-harondor"]: 1}
    assert field(game, "pelargir") == army(gondor_regular=1)


def test_a_shadow_army_that_cannot_flee_is_destroyed_with_its_nazgul_and_minions() -> None:
    armies = {"erech": "southrons 4/2 nazgul 2 mouth-of-sauron", "anfalas": "gondor 1", "lamedon": "gondor 1"}
    game = play(summoned("erech", armies), 1)
    assert asked(game) == (SHADOW, "loss")
    game = play(game, "remove-southrons-regular", 3)
    assert field(game, "erech") == army(gondor_regular=3)
    assert game.state.nazgul == {}
    assert CHARACTERS["mouth-of-sauron"] in game.state.eliminated
    assert reserve(game, "southrons-elite") == 6


def test_a_shadow_army_without_units_left_is_gone_with_its_nazgul() -> None:
    game = play(summoned("pelargir", {"pelargir": "southrons 2 nazgul 1"}), 5)
    assert game.state.nazgul == {}
    assert asked(game) == (FREE, "how-many")


def test_nazgul_without_an_army_stay_where_the_dead_men_come() -> None:
    game = play(summoned("pelargir", {"pelargir": "nazgul 1"}), 3)
    assert game.state.nazgul == {REGIONS["pelargir"]: 1}
    assert game.state.politics["sauron"] == 1


# House of the Stewards, The Grey Company


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    "armies, playable",
    [
        ({"minas-tirith": "boromir"}, True),
        ({"lossarnach": "boromir"}, True),
        ({"osgiliath": "gondor 2 boromir"}, False),
        ({"edoras": "boromir"}, False),
        ({"minas-tirith": "strider"}, False),
    ],
)
def test_boromir_must_be_in_gondor(armies: dict[str, str], playable: bool) -> None:
    assert may_play(holding(STEWARDS, armies)) is playable


@rule("BG-MUSTER-15")
@pytest.mark.parametrize("unit", ["gondor-regular", "gondor-elite"])
def test_the_stewards_recruit_with_boromir_and_draw_two_strategy_cards(unit: str) -> None:
    game = played(STEWARDS, {"lossarnach": "boromir"})
    assert asked(game) == (FREE, "regular-or-elite")
    game = play(game, unit, "fp-strategy-14", "fp-strategy-15")
    assert field(game, "lossarnach") == army(**{unit.replace("-", "_"): 1})
    assert [card.name for card in game.state.hands[FREE]] == ["fp-strategy-14", "fp-strategy-15"]
    assert is_done(game)


@rule("BG-MUSTER-18", "BG-CARD-18")
def test_among_enemies_boromir_only_brings_cards() -> None:
    game = played(STEWARDS, {"lossarnach": "southrons 1 boromir"})
    assert asked(game) == ("chance", "event-card")
    assert reserve(game, "gondor-regular") == 15


@rule("BG-CARD-04", "BG-CARD-05", "BG-CARD-07")
def test_the_hand_is_kept_to_six_after_both_cards() -> None:
    more = [f"fp-strategy-{number:02}" for number in range(1, 6)]
    game = play(played(STEWARDS, {"lossarnach": "boromir"}, more=more), "gondor-regular", "fp-strategy-14")
    assert asked(game) == ("chance", "event-card")
    game = play(game, "fp-strategy-15")
    assert asked(game) == (FREE, "discard")
    assert len(game.names()) == 7
    game = play(game, "fp-strategy-14")
    assert len(game.state.hands[FREE]) == 6
    assert EVENTS["fp-strategy-14"] not in game.state.seen
    assert is_done(game)


@rule("BG-CARD-09")
def test_an_almost_empty_deck_gives_what_it_has() -> None:
    removed = [name for name in EVENTS if name.startswith("fp-strategy") and name != "fp-strategy-15"]
    game = play(played(STEWARDS, {"lossarnach": "boromir"}, removed_cards=removed), "gondor-regular")
    assert [card.name for card in game.state.hands[FREE]] == ["fp-strategy-15"]
    assert is_done(game)


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    "armies, besieged, playable",
    [
        ({"bree": "north 1 strider"}, {}, True),
        ({"gorgoroth": "gondor 1 aragorn"}, {}, True),
        ({"helms-deep": "isengard 3"}, {"helms-deep": "rohan 1 strider"}, True),
        ({"bree": "strider", "the-shire": "north 1"}, {}, False),
        ({"bree": "sauron 1 strider"}, {}, False),
        ({"bree": "north 1 boromir"}, {}, False),
    ],
)
def test_the_grey_company_joins_the_kings_army(
    armies: dict[str, str], besieged: dict[str, str], playable: bool
) -> None:
    assert may_play(holding(GREY_COMPANY, armies, besieged)) is playable


@rule("BG-CASUALTY-13")
def test_the_grey_company_turns_a_regular_of_ones_choice_into_an_elite_unit() -> None:
    game = played(GREY_COMPANY, {"osgiliath": "gondor 2 rohan 1 strider"})
    assert asked(game) == (FREE, "grey-company")
    assert game.names() == ["gondor-regular", "rohan-regular"]
    game = play(game, "rohan-regular", "fp-strategy-01", "fp-strategy-02")
    assert field(game, "osgiliath") == army(gondor_regular=2, rohan_elite=1)
    assert game.state.casualties[BY_NAME["rohan-regular"]] == 1
    assert reserve(game, "rohan-regular") == 9
    assert len(game.state.hands[FREE]) == 2
    assert is_done(game)


def test_the_grey_company_reaches_a_besieged_king_even_with_one_unit() -> None:
    game = played(GREY_COMPANY, {"helms-deep": "isengard 3"}, {"helms-deep": "rohan 1/0/1 strider"})
    assert inside(game, "helms-deep") == army(rohan_elite=1, rohan_leader=1)


@rule("BG-MUSTER-17", "BG-CARD-18")
@pytest.mark.parametrize("figures", ["dwarves 1 strider", "gondor 0/1 strider"])
def test_without_an_elite_unit_or_a_regular_the_grey_company_only_brings_cards(figures: str) -> None:
    game = played(GREY_COMPANY, {"osgiliath": figures, "erebor": "dwarves 0/5"})
    assert asked(game) == ("chance", "event-card")
    assert field(game, "osgiliath").size == 1
    assert sum(game.state.casualties.values()) == 0
