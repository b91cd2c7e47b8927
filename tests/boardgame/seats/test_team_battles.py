"""Chapter 23.5: battles of mixed armies, and who decides in them."""

from __future__ import annotations

import pytest

from boardgame.battles import named
from boardgame.boards import FREE, SHADOW, Board, army, field, inside, where
from boardgame.team_armies import apart, free_turn, is_mixed, shadow_turn
from helpers import asked, play, told
from marks import rule

HERE, THERE = "south-ithilien", "osgiliath"
MIXED = {SHADOW: [HERE]}
MISSES = (1, 1, 1, 1, 1)
DAYLIGHT, CONFUSION = "fp-strategy-01", "fp-strategy-12"
ASSAULT, GREAT_HOST = "shadow-strategy-04", "shadow-strategy-06"
"""Cards with combat halves that need nothing."""


def cards_of(game: Board) -> set[str]:
    return set(game.names()) - {"none"}


# Forced merging


@rule("BG-MULTI-43")
def test_separate_armies_merge_when_their_region_is_attacked_and_stay_so() -> None:
    game = shadow_turn({HERE: "sauron 3", THERE: "gondor 2 rohan 1"}, acts="witch-king")
    assert not is_mixed(game, THERE, FREE)
    game = play(game, "attack", "all")
    assert is_mixed(game, THERE, FREE)
    game = play(game, *(1, 1, 1), *(1, 1, 1), "yes")
    assert (field(game, THERE).size, is_mixed(game, THERE, FREE)) == (3, True)


@rule("BG-MULTI-43")
def test_besieged_armies_merge_when_they_are_attacked() -> None:
    game = shadow_turn({"helms-deep": "isengard 3"}, {"helms-deep": "rohan 2 elves 1"}, acts="saruman")
    assert is_mixed(play(game, "attack", "all"), "helms-deep", FREE)


@rule("BG-MULTI-43")
@pytest.mark.parametrize("besieged, field", [("rohan 2", {}), ("elves 1", {"westemnet": "rohan 2"})])
def test_besiegers_merge_when_they_are_attacked(besieged: str, field: dict[str, str]) -> None:
    armies = {"helms-deep": "isengard 3 sauron 2", **field}
    game = free_turn(armies, {"helms-deep": besieged}, acts="rohan")
    assert is_mixed(play(game, "attack", "all"), "helms-deep")


@rule("BG-MULTI-43", "BG-MULTI-40")
def test_an_attack_does_not_merge_the_armies_from_whose_region_it_comes() -> None:
    game = apart(shadow_turn({HERE: "sauron 3 isengard 2", THERE: "gondor 2"}, acts="saruman"))
    game = play(game, "attack", "all")
    assert (is_mixed(game, HERE), is_mixed(game, THERE, FREE)) == (False, False)


@rule("BG-MULTI-39")
def test_a_mixed_army_without_units_of_one_partner_is_mixed_no_more() -> None:
    game = free_turn({THERE: "gondor 3", HERE: "sauron 2 isengard 1"}, acts="gondor", merged=MIXED)
    game = play(game, "attack", "all", 6, 1, 1, *(1, 1, 1), "remove-isengard-regular")
    assert (field(game, HERE), is_mixed(game, HERE)) == (army(sauron_regular=2), False)


# Combat cards


@rule("BG-MULTI-48", "BG-MULTI-20")
@pytest.mark.parametrize("figures, seat", [("gondor 2 rohan 1", "gondor"), ("gondor 1 rohan 2", "rohan")])
def test_only_who_controls_a_mixed_army_plays_combat_cards_for_it(figures: str, seat: str) -> None:
    hands = {"gondor": [DAYLIGHT], "rohan": [CONFUSION], "witch-king": [ASSAULT], "saruman": [GREAT_HOST]}
    game = shadow_turn({HERE: "sauron 3 isengard 1", THERE: figures}, acts="witch-king", merged=MIXED, hands=hands)
    game = play(game, "attack", "all")
    assert (asked(game), cards_of(game)) == (("witch-king", "combat-card"), {ASSAULT})
    game = play(game, "none")
    assert (asked(game), cards_of(game)) == ((seat, "combat-card"), set(hands[seat]))


@rule("BG-MULTI-20", "BG-MULTI-48")
def test_a_card_with_the_partners_icon_can_be_a_combat_card() -> None:
    hands = {"witch-king": ["shadow-strategy-17"]}  # its icon is the Saruman player's
    game = shadow_turn({HERE: "sauron 5", THERE: "gondor 2"}, acts="witch-king", hands=hands)
    assert "play-event" not in game.names()
    game = play(game, "attack", "all")
    assert cards_of(game) == set(hands["witch-king"])
    game = play(game, "shadow-strategy-17", *MISSES, 1, 1)
    assert field(game, THERE).size == 1  # by Great Host: five to two


# Casualties and control


@rule("BG-MULTI-49", "BG-MULTI-50")
def test_casualties_are_chosen_one_by_one_by_who_controls_the_army_then() -> None:
    game = free_turn({THERE: "gondor 5", HERE: "sauron 3 isengard 2"}, acts="gondor", merged=MIXED, leads=["saruman"])
    game = play(game, "attack", "all", 6, 6, 1, 1, 1, *MISSES)
    assert (asked(game), game.names()) == (("witch-king", "loss"), ["remove-isengard-regular", "remove-sauron-regular"])
    game = play(game, "remove-sauron-regular")
    assert asked(game) == ("saruman", "loss")  # two to two, and he leads
    game = play(game, "remove-sauron-regular")
    assert field(game, HERE) == army(sauron_regular=1, isengard_regular=2)


@rule("BG-MULTI-50", "BG-MULTI-48")
def test_the_control_of_an_attack_may_pass_to_the_partner() -> None:
    hands = {"witch-king": ["shadow-strategy-14"], "saruman": ["shadow-strategy-18"]}
    game = shadow_turn({HERE: "sauron 3 isengard 2", THERE: "gondor 5"}, acts="witch-king", merged=MIXED, hands=hands)
    game = play(game, "attack", "all", "none", *MISSES, 6, 6, 1, 1, 1)
    game = play(game, "remove-sauron-regular", "remove-sauron-regular")
    assert asked(game) == ("saruman", "cease")
    game = play(game, "no", "no")
    assert (asked(game), cards_of(game)) == (("saruman", "combat-card"), {"shadow-strategy-18"})


@rule("BG-MULTI-50", "BG-MULTI-25")
def test_whoever_ends_a_battle_the_partner_of_who_began_it_acts_next() -> None:
    game = shadow_turn({HERE: "sauron 3 isengard 2", THERE: "gondor 5"}, acts="witch-king", merged=MIXED)
    game = play(game, "attack", "all", *MISSES, 6, 6, 1, 1, 1)
    game = play(game, "remove-sauron-regular", "remove-sauron-regular", "yes")
    assert asked(game) == ("saruman", "action")


@rule("BG-MULTI-50", "BG-MULTI-51")
def test_who_controls_the_army_then_says_which_part_advances() -> None:
    game = shadow_turn({HERE: "sauron 3 isengard 2", THERE: "gondor 1"}, acts="witch-king", merged=MIXED)
    game = play(game, "attack", "all", 6, 1, 1, 1, 1, 6, "remove-sauron-regular")
    assert asked(game) == ("witch-king", "advance")  # two to two, and he leads
    game = play(game, "yes", "some")
    assert play(game, 1).names() == ["1", "2"]
    game = play(game, 1, 1)
    assert field(game, THERE) == army(sauron_regular=1, isengard_regular=1)
    assert (is_mixed(game, HERE), is_mixed(game, THERE)) == (True, True)


@rule("BG-MULTI-51", "BG-AMB-60")
def test_who_advances_with_a_part_keeps_the_control_of_what_stays_mixed() -> None:
    game = shadow_turn({HERE: "sauron 4 isengard 2", THERE: "gondor 1"}, acts="witch-king", merged=MIXED)
    game = play(game, "attack", "all", 6, 1, 1, 1, 1, 1, "yes", "some", 0)
    assert game.names() == ["1", "2", "4"]  # two to two is his, as he leads
    assert field(play(game, 4), HERE) == army(isengard_regular=2)


@rule("BG-MULTI-50", "BG-MULTI-51", "BG-AMB-60")
def test_all_that_attacked_may_advance_whatever_becomes_of_the_rearguard() -> None:
    game = shadow_turn({HERE: "sauron 4 isengard 3", THERE: "gondor 2"}, acts="witch-king", merged=MIXED)
    game = play(game, "attack", "some", 2, 3, 6, 6, 1, 1, 1, 6, 6)
    game = play(game, "remove-sauron-regular", "remove-sauron-regular")
    assert asked(game) == ("saruman", "advance")
    assert told(game, "commander") == [{"seat": "saruman", "side": SHADOW, "region": HERE}]
    game = play(game, "yes")  # to stay with a part leaves a mixed army to his partner
    assert field(game, THERE) == army(sauron_regular=1, isengard_regular=2)
    assert field(game, HERE) == army(sauron_regular=1, isengard_regular=1)


@rule("BG-MULTI-37", "BG-MULTI-69")
@pytest.mark.parametrize("losses, seat, goes", [(0, "witch-king", True), (2, "saruman", False)])
def test_the_witch_king_advances_only_with_an_army_of_his_player(losses: int, seat: str, goes: bool) -> None:
    armies = {HERE: "sauron 3 isengard 2 witch-king", THERE: "gondor 2"}
    game = shadow_turn(armies, acts="witch-king", merged=MIXED)
    defence = [6] * losses + [1] * (2 - losses)
    game = play(game, "attack", "all", 6, 6, 1, 1, 1, *defence, 0)
    game = play(game, *["remove-sauron-regular"] * losses)
    assert asked(game) == (seat, "advance")
    game = play(game, "yes", "all")
    assert where(game, "witch-king") == (THERE if goes else HERE)


@rule("BG-MULTI-69", "BG-MULTI-40")
def test_the_witch_king_stays_out_of_an_attack_of_the_partners_separate_army() -> None:
    armies = {HERE: "sauron 1 isengard 3 nazgul 1 witch-king", THERE: "gondor 2"}
    game = apart(shadow_turn(armies, acts="saruman"))
    game = play(game, "attack", "all")
    attack = told(game, "attack")[-1]
    assert (attack["figures"], attack["nazgul"], attack["characters"]) == ({"isengard-regular": 3}, 1, [])


# Retreat and withdrawal


@rule("BG-MULTI-47", "BG-MULTI-48")
@pytest.mark.parametrize("figures, seat", [("gondor 2 rohan 1", "gondor"), ("gondor 1 rohan 2", "rohan")])
def test_who_controls_a_mixed_army_decides_on_its_retreat(figures: str, seat: str) -> None:
    game = shadow_turn({HERE: "sauron 3", THERE: figures}, acts="witch-king")
    game = play(game, "attack", "all", *(1, 1, 1), *(1, 1, 1), "no")
    assert asked(game) == (seat, "retreat")
    game = play(game, "yes")
    assert asked(game) == (seat, "retreat-where")
    game = play(game, "lossarnach", "no")
    assert (field(game, "lossarnach").size, is_mixed(game, "lossarnach", FREE)) == (3, True)
    assert not is_mixed(game, THERE, FREE)


@rule("BG-MULTI-42", "BG-MULTI-43")
def test_a_mixed_army_that_retreats_to_the_partners_army_is_one_no_more() -> None:
    game = shadow_turn({HERE: "sauron 3", THERE: "gondor 2 rohan 1", "lossarnach": "rohan 1"}, acts="witch-king")
    game = play(game, "attack", "all", *(1, 1, 1), *(1, 1, 1), "no", "yes", "lossarnach", "no")
    assert (field(game, "lossarnach").size, is_mixed(game, "lossarnach", FREE)) == (4, False)


@rule("BG-MULTI-43", "BG-MULTI-49")
@pytest.mark.parametrize("figures, seat", [("rohan 4 elves 3", "rohan"), ("rohan 3 elves 4", "gondor")])
def test_who_controls_a_mixed_army_leads_it_into_the_stronghold(figures: str, seat: str) -> None:
    game = shadow_turn({"westemnet": "isengard 5", "helms-deep": figures}, acts="saruman", leads=["rohan"])
    game = play(game, "attack", "all")
    assert asked(game) == (seat, "withdraw")
    game = play(game, "yes", "yes", "all")
    assert (asked(game), game.names()) == ((seat, "remove-excess"), ["elves-regular", "rohan-regular"])
    own, other = ("rohan", "elves") if seat == "rohan" else ("elves", "rohan")
    game = play(game, f"{own}-regular")
    assert asked(game) == ("rohan", "remove-excess")  # three to three, and he leads
    game = play(game, f"{other}-regular")
    assert (inside(game, "helms-deep").size, is_mixed(game, "helms-deep", FREE)) == (5, True)


@rule("BG-MULTI-50", "BG-MULTI-49")
def test_an_assault_is_prolonged_by_who_controls_the_besiegers_then() -> None:
    hands = {"witch-king": [GREAT_HOST]}
    fields = {"merged": {SHADOW: ["helms-deep"]}, "leads": ["saruman"], "hands": hands}
    game = shadow_turn({"helms-deep": "isengard 1/1 sauron 1/1"}, {"helms-deep": "rohan 1"}, acts="saruman", **fields)
    game = play(game, "attack", "all", *(1, 1, 1, 1), 1)
    assert (asked(game), game.names()) == (("saruman", "prolong"), ["isengard-elite", "sauron-elite", "none"])
    game = play(game, "isengard-elite")
    assert asked(game) == ("witch-king", "combat-card")  # an elite unit to none


# Hits by cards


@rule("BG-MULTI-49")
@pytest.mark.parametrize("figures, seat", [("gondor 2 rohan 1", "gondor"), ("gondor 1 rohan 2", "rohan")])
def test_hits_of_a_card_are_taken_as_who_has_more_units_says(figures: str, seat: str) -> None:
    fields = {"shadow": ["event", "event"], "hands": {"saruman": ["shadow-character-19"]}}
    game = shadow_turn({HERE: "sauron 1 nazgul 2", THERE: figures}, acts="saruman", **fields)
    game = play(game, "play-event", 6, 1)
    assert (asked(game), game.names()) == ((seat, "loss"), ["remove-gondor-regular", "remove-rohan-regular"])
    assert field(play(game, "remove-gondor-regular"), THERE).size == 2


@rule("BG-MULTI-40", "BG-MULTI-50")
def test_a_leader_whose_units_have_fallen_goes_with_the_partners_army() -> None:
    game = shadow_turn({HERE: "sauron 1", THERE: "gondor 2 rohan 1/0/1"}, acts="witch-king")
    game = play(game, "attack", 6, *(1, 1, 1), 0, "remove-rohan-regular", "no", "yes", "pelargir", "no")
    assert field(game, "pelargir") == named("gondor-regular 2 rohan-leader 1")
    assert not is_mixed(game, "pelargir", FREE)
