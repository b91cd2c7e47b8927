"""Chapter 18: leadership and support."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardgame.rules.outcomes import FREE, SHADOW, battle, scored
from cardgame.tables import Seat, Table, table
from helpers import asked, play, told
from marks import rule
from ringwar.cardgame import scenario


def attack(game: Table) -> int:
    """How many attack icons counted in the first combat."""
    return int(told(game, "battleground-combat")[0]["attack"])


def defence_of_cards(game: Table) -> int:
    """How many defence icons the defending cards had in the first combat."""
    return int(told(game, "battleground-combat")[0]["cards"])


@rule("CG-LEAD-01")
@pytest.mark.parametrize(
    "cards, icons",
    [
        (["denethor"], 0),
        (["denethor", "soldiers-of-gondor"], 2),
        (["aragorn"], 1),
        (["aragorn", "soldiers-of-gondor"], 3),
    ],
)
def test_leadership_icons_count_only_for_a_supported_character(cards: list[str], icons: int) -> None:
    assert attack(battle("umbar", cards)) == icons
    assert defence_of_cards(battle("pelargir", cards)) == icons


@rule("CG-LEAD-02")
@pytest.mark.parametrize(
    "there, elsewhere, seats",
    [
        (["denethor", "high-elves"], [], {}),  # an army of another faction
        (["denethor"], ["soldiers-of-gondor"], {}),  # an army on another battleground
        (["denethor"], [], {"aragorn": {"reserve": ["soldiers-of-gondor"]}}),  # an army in reserve
        (["denethor", "prince-imrahil"], [], {}),  # no army at all
    ],
)
def test_armies_of_another_faction_elsewhere_or_in_reserve_do_not_support(
    there: list[str], elsewhere: list[str], seats: Mapping[str, Seat]
) -> None:
    game = table(battlegrounds={"umbar": there, "harad": elsewhere}, seats=seats, step="combat")
    assert attack(play(game, "umbar")) == (2 if "high-elves" in there else 0)


@rule("CG-LEAD-03", "CG-LEAD-05")
def test_with_too_few_armies_their_side_chooses_whom_they_support() -> None:
    game = battle("umbar", ["soldiers-of-gondor", "denethor", "faramir", "boromir"])
    assert asked(game) == ("aragorn", "support")
    assert game.names() == ["denethor", "faramir", "boromir"]
    assert attack(play(game, "faramir")) == 2  # the army's icon and one leadership icon


@rule("CG-LEAD-04")
@pytest.mark.parametrize("armies, icons", [(1, 2), (2, 3)])
def test_a_second_army_adds_nothing_to_a_supported_character(armies: int, icons: int) -> None:
    cards = ["denethor", "soldiers-of-gondor", "knights-of-dol-amroth"][: armies + 1]
    game = battle("umbar", cards)
    assert "support" not in {entry.key for entry in game.log() if hasattr(entry, "key")}
    assert attack(game) == icons


@rule("CG-LEAD-05", "CG-AMB-11")
def test_with_enough_armies_nobody_is_asked_and_all_are_supported() -> None:
    game = battle("umbar", ["soldiers-of-gondor", "knights-of-dol-amroth", "denethor", "faramir"])
    assert attack(game) == 4


@rule("CG-LEAD-06")
def test_an_army_without_icons_supports_as_well() -> None:
    game = battle("minas-morgul", ["grond-hammer-of-the-underworld", "gorbag-and-shagrat"])
    assert defence_of_cards(game) == 1


@rule("CG-LEAD-07")
def test_a_character_and_its_army_may_be_lost_separately() -> None:
    cards = ["olog-hai", "trolls-of-udun", "mordor-orcs", "galadriel", "high-elves"]  # four against two and five
    game = battle("lorien", cards)
    assert game.names() == ["galadriel", "high-elves"]
    saved = play(game, "galadriel", "yes")
    assert {card.name for card in saved.state.cycles["aragorn"]} == {"high-elves"}
    saved = play(game, "high-elves", "yes")
    assert {card.name for card in saved.state.cycles["aragorn"]} == {"galadriel"}


@rule("CG-LEAD-09")
@pytest.mark.parametrize(
    "place, hobbit, army, icons",
    [
        ("edoras", "merry-brandybuck", "village-militia", 2),
        ("edoras", "pippin-took", "village-militia", 1),
        ("pelargir", "pippin-took", "soldiers-of-gondor", 2),
        ("pelargir", "merry-brandybuck", "soldiers-of-gondor", 1),
    ],
)
def test_merry_is_supported_by_rohan_and_pippin_by_gondor(place: str, hobbit: str, army: str, icons: int) -> None:
    assert defence_of_cards(battle(place, [hobbit, army])) == icons


@rule("CG-LEAD-09", "CG-LEAD-03")
def test_merry_and_an_officer_of_rohan_share_one_army() -> None:
    game = battle("edoras", ["merry-brandybuck", "eomer", "village-militia"])
    assert asked(game) == ("frodo", "support")
    assert game.names() == ["merry-brandybuck", "eomer"]
    assert defence_of_cards(play(game, "merry-brandybuck")) == 2


@rule("CG-AMB-11", "CG-LEAD-05")
def test_support_is_chosen_at_the_start_of_each_combat() -> None:
    game = table(
        battlegrounds={
            "umbar": ["soldiers-of-gondor", "denethor", "faramir"],
            "pelargir": ["knights-of-dol-amroth", "prince-imrahil", "aragorn"],
        },
        step="combat",
    )
    game = play(game, "umbar")
    assert asked(game) == ("aragorn", "support")
    game = play(game, "denethor")
    assert asked(game) == ("chance", "draw")  # of Imrahil and Aragorn only Aragorn has a leadership icon for defence
    assert scored(game, FREE) == {"pelargir"}
    assert scored(game, SHADOW) == {"umbar"}


@rule("CG-AMB-11")
@pytest.mark.parametrize("supported, icons", [("aragorn", 6), ("faramir", 4)])
def test_the_dead_men_have_icons_only_while_they_support_their_king(supported: str, icons: int) -> None:
    game = battle("umbar", ["dead-men-of-dunharrow", "soldiers-of-gondor", "aragorn", "faramir"])
    assert game.names() == ["aragorn", "faramir"]
    game = play(game, supported)  # the soldiers support the other
    # The soldiers 1, Aragorn 1 and leadership of both 2; with the right king the Dead Men have 2 more.
    assert attack(game) == icons


@rule("CG-LEAD-02")
def test_the_dead_men_fight_for_strider_who_has_no_leadership_icon() -> None:
    assert attack(battle("umbar", ["dead-men-of-dunharrow", "strider"])) == 3


@rule("CG-AMB-11")
@pytest.mark.parametrize(
    "cards, lasting, icons",
    [
        (["soldiers-of-gondor", "dead-men-of-dunharrow", "aragorn"], [], 5),
        (["soldiers-of-gondor", "dead-men-of-dunharrow", "aragorn", "faramir"], [], 6),
        (["soldiers-of-gondor", "boromir", "denethor"], [], 2),
        (["riders-of-rohan", "soldiers-of-gondor", "aragorn", "faramir"], ["the-three-hunters"], 6),
    ],
)
def test_the_totals_shown_beforehand_assume_the_best_supports(cards: list[str], lasting: list[str], icons: int) -> None:
    entry = {"id": "umbar", "cards": [{"card": card} for card in cards]}
    game = scenario("trilogy", battlegrounds=[entry], lasting=lasting, seats={})
    (shown,) = game.view("frodo")["battlegrounds"]
    assert shown["attack"] == icons
    assert shown["winner_now"] == (FREE if icons > 2 else SHADOW)


@rule("CG-LEAD-08", "CG-COMBAT-08")
def test_leadership_of_the_lost_army_counts_until_the_combat_ends() -> None:
    attackers = ["devilry-of-saruman", "wolf-riders"]  # five against the two of Helm's Deep
    game = battle("helms-deep", [*attackers, "riders-of-rohan", "eomer", "village-militia"])
    assert scored(game, FREE) == {"helms-deep"}  # one and one, and one of Éomer's leadership
