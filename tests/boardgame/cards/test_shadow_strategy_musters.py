"""The Shadow Strategy deck: what musters need, what they bring, and cards 16 to 24."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Army, army, board, field, inside
from boardgame.cards.shadow_hand import armies_in, crowd, is_playable, played
from helpers import asked, play, told
from marks import rule

DUNLENDINGS, RETURN, HALF_ORCS, OLOG_HAI, HILL_TROLLS = (f"shadow-strategy-{number}" for number in range(11, 16))
NEW_POWER, MANY_KINGS, KING_REVEALED, MISTY_MOUNTAINS = (f"shadow-strategy-{number}" for number in range(16, 20))
ORCS, HORDE, MONSTERS, MUSTERINGS, PITS = (f"shadow-strategy-{number}" for number in range(20, 25))
SARUMAN = {"orthanc": "saruman"}
WITCH_KING = {"moria": "witch-king"}
KING = {"minas-tirith": "aragorn"}
SHADOW_WAR = ["isengard", "sauron", "southrons"]


# Requirements


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    "card, armies, at_war",
    [
        (DUNLENDINGS, {}, ["isengard"]),
        (RETURN, WITCH_KING, []),
        (HALF_ORCS, {"moria": "sauron 1"}, ["isengard"]),
        (OLOG_HAI, {"moria": "sauron 1"}, ["sauron"]),
        (HILL_TROLLS, {"moria": "sauron 1"}, ["sauron"]),
        (NEW_POWER, SARUMAN, []),
        (KING_REVEALED, KING, []),
        (HORDE, {}, ["southrons"]),
        (MUSTERINGS, {}, SHADOW_WAR),
        (PITS, {}, ["sauron"]),
    ],
)
def test_a_muster_needs_the_nation_at_war_or_the_character_in_play(
    card: str, armies: dict[str, str], at_war: list[str]
) -> None:
    assert is_playable(card, armies, at_war=at_war)
    lacking = armies if at_war else {}
    for missing in at_war or [""]:
        others = [nation for nation in SHADOW_WAR if nation != missing] if at_war else []
        assert not is_playable(card, lacking, at_war=others)


@rule("BG-CARD-14", "BG-CHAR-19")
def test_strider_is_not_yet_the_king_revealed() -> None:
    assert not is_playable(KING_REVEALED, {"minas-tirith": "strider"})
    assert not is_playable(KING_REVEALED, out_of_play=["aragorn"])


@rule("BG-MUSTER-15", "BG-CARD-25")
@pytest.mark.parametrize(
    "card, armies, places",
    [
        (RETURN, WITCH_KING, {"angmar": army(sauron_regular=2, sauron_elite=1)}),
        (KING_REVEALED, KING, {"minas-morgul": army(sauron_regular=5)}),
        (ORCS, {}, {"dol-guldur": army(sauron_regular=3), "mount-gundabad": army(sauron_regular=3)}),
        (
            MONSTERS,
            {},
            {
                "angmar": army(sauron_regular=1),
                "ettenmoors": army(sauron_regular=1),
                "weather-hills": army(sauron_regular=1),
                "trollshaws": army(sauron_elite=1),
            },
        ),
        (MUSTERINGS, {}, {"gorgoroth": army(southrons_regular=5), "nurn": army(sauron_regular=5)}),
    ],
)
def test_what_is_recruited_where(card: str, armies: dict[str, str], places: dict[str, Army]) -> None:
    game = played(card, armies, at_war=SHADOW_WAR if card == MUSTERINGS else [])
    assert {region.name: found for region, found in game.state.armies.items()} == places
    assert asked(game) == (SHADOW, "action")


@rule("BG-MUSTER-18", "BG-CARD-18")
@pytest.mark.parametrize(
    "card, enemies, places",
    [
        (ORCS, {"mount-gundabad": "north 1"}, {"dol-guldur": 3}),
        (MONSTERS, {"ettenmoors": "north 1", "trollshaws": "elves 1"}, {"angmar": 1, "weather-hills": 1}),
        (MUSTERINGS, {"nurn": "gondor 1"}, {"gorgoroth": 5}),
    ],
)
def test_regions_that_are_not_free_are_left_out(card: str, enemies: dict[str, str], places: dict[str, int]) -> None:
    game = played(card, enemies, at_war=SHADOW_WAR if card == MUSTERINGS else [])
    found = {region.name: each.size for region, each in game.state.armies.items() if each.side == SHADOW}
    assert found == places


@rule("BG-MUSTER-10")
def test_nobody_musters_in_a_stronghold_that_the_enemy_holds() -> None:
    game = played(ORCS, control={"mount-gundabad": FREE})
    assert {region.name: each.size for region, each in game.state.armies.items()} == {"dol-guldur": 3}


@rule("BG-MUSTER-16", "BG-STACK-10", "BG-STACK-02")
def test_a_besieged_garrison_is_reinforced_up_to_five_units() -> None:
    armies = {"dol-guldur": "elves 1"}
    game = played(ORCS, armies, besieged={"dol-guldur": "sauron 1/2 southrons 1"})
    assert (asked(game), set(game.names())) == (
        (SHADOW, "remove-excess"),
        {"sauron-regular", "sauron-elite", "southrons-regular"},
    )
    game = play(game, "southrons-regular", "sauron-regular")
    assert inside(game, "dol-guldur") == army(sauron_regular=3, sauron_elite=2)


@rule("BG-STACK-01", "BG-STACK-05")
def test_a_full_region_is_trimmed_to_ten() -> None:
    game = played(ORCS, {"dol-guldur": "sauron 9"})
    assert (field(game, "dol-guldur").size, field(game, "mount-gundabad").size) == (10, 3)


# Figures that run out


@rule("BG-MUSTER-17", "BG-CARD-18")
def test_when_figures_run_out_the_shadow_says_where_they_go() -> None:
    game = played(ORCS, crowd("sauron", 34))
    assert (asked(game), set(game.names())) == ((SHADOW, "recruit-where"), {"dol-guldur", "mount-gundabad"})
    game = play(game, "mount-gundabad", "mount-gundabad")
    assert (field(game, "dol-guldur").size, field(game, "mount-gundabad").size) == (0, 2)


@rule("BG-MUSTER-17")
def test_no_region_gets_more_than_the_card_says() -> None:
    game = played(MONSTERS, crowd("sauron", 34), "ettenmoors")
    assert set(game.names()) == {"angmar", "weather-hills"}
    game = play(game, "angmar")
    assert field(game, "weather-hills").size == 0
    assert field(game, "trollshaws") == army(sauron_elite=1)


@rule("BG-MUSTER-17", "BG-CARD-19")
def test_without_figures_a_muster_changes_nothing() -> None:
    game = played(ORCS, crowd("sauron", 36))
    assert (asked(game), field(game, "dol-guldur").size) == ((SHADOW, "action"), 0)


# A New Power is Rising


@rule("BG-CARD-17", "BG-MUSTER-15")
def test_isengard_arms_in_dunland_and_orthanc() -> None:
    game = played(NEW_POWER, SARUMAN)
    assert (asked(game), game.names()) == ((SHADOW, "regular-or-elite"), ["isengard-regular", "isengard-elite"])
    game = play(game, "isengard-elite", "isengard-regular")
    assert armies_in(game, "north-dunland", "south-dunland", "orthanc") == {
        "north-dunland": army(isengard_regular=2),
        "south-dunland": army(isengard_regular=2),
        "orthanc": army(isengard_regular=1, isengard_elite=1),
    }


@rule("BG-MUSTER-17", "BG-CARD-18")
def test_when_isengards_regulars_run_out_dunland_shares_them() -> None:
    game = played(NEW_POWER, {**SARUMAN, **crowd("isengard", 9)}, "south-dunland", "south-dunland")
    assert armies_in(game, "north-dunland", "south-dunland", "orthanc") == {
        "north-dunland": army(isengard_regular=1),
        "south-dunland": army(isengard_regular=2),
        "orthanc": army(isengard_elite=2),
    }


@rule("BG-MUSTER-16", "BG-MUSTER-18")
def test_a_besieged_orthanc_arms_too_and_a_lost_one_does_not() -> None:
    armies = {"orthanc": "rohan 1"}
    game = played(NEW_POWER, armies, *["isengard-regular"] * 2, besieged={"orthanc": "isengard 1 saruman"})
    assert inside(game, "orthanc") == army(isengard_regular=3)
    game = played(NEW_POWER, SARUMAN, control={"orthanc": FREE})
    assert (field(game, "orthanc"), asked(game)) == (army(), (SHADOW, "action"))


# Many Kings, and Pits of Mordor


@rule("BG-CARD-17", "BG-MUSTER-15")
@pytest.mark.parametrize(
    "card, nation, places",
    [
        (MANY_KINGS, "southrons", {"far-harad", "near-harad", "north-rhun", "south-rhun", "umbar"}),
        (PITS, "sauron", {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"}),
    ],
)
def test_two_regulars_in_each_of_three_places(card: str, nation: str, places: set[str]) -> None:
    game = played(card, at_war=["sauron"])
    assert (asked(game), set(game.names())) == ((SHADOW, "recruit-where"), places)
    chosen = sorted(places)[:3]
    game = play(game, chosen[0])
    assert set(game.names()) == places - {chosen[0]}
    game = play(game, *chosen[1:])
    assert armies_in(game, *places) == {
        name: army(**{f"{nation}_regular": 2}) if name in chosen else army() for name in places
    }


@rule("BG-CARD-18", "BG-MUSTER-10", "BG-MUSTER-18")
def test_only_free_settlements_of_the_nation_take_part() -> None:
    held = {"barad-dur": FREE, "morannon": FREE}
    game = played(
        PITS, {"moria": "elves 1", "dol-guldur": "elves 1"}, at_war=["sauron"], control={**held, "moria": FREE}
    )
    assert asked(game) == (SHADOW, "action")  # only two are left
    assert armies_in(game, "minas-morgul", "mount-gundabad", "morannon") == {
        "minas-morgul": army(sauron_regular=2),
        "mount-gundabad": army(sauron_regular=2),
        "morannon": army(),
    }


@rule("BG-MUSTER-17", "BG-CARD-18")
def test_the_last_regulars_are_shared_among_the_three() -> None:
    places = ("umbar", "near-harad", "far-harad")
    game = played(MANY_KINGS, crowd("southrons", 21))
    assert (asked(game), set(game.names()) > set(places)) == ((SHADOW, "recruit-where"), True)
    game = play(game, *places)
    assert [field(game, name).size for name in places] == [1, 1, 1]


@rule("BG-CARD-25", "BG-MUSTER-17")
def test_five_regulars_go_to_three_places_at_most_and_two_to_each() -> None:
    game = played(MANY_KINGS, crowd("southrons", 19), "umbar", "umbar")
    assert "umbar" not in game.names()
    game = play(game, "near-harad", "far-harad")
    assert set(game.names()) == {"near-harad", "far-harad"}
    assert told(play(game, "far-harad"), "none-left") == [{"piece": "southrons-regular"}]


# The King is Revealed, and Shadows on the Misty Mountains


@rule("BG-CARD-25", "BG-MUSTER-17")
def test_a_nazgul_comes_to_minas_morgul_as_well() -> None:
    assert played(KING_REVEALED, KING).state.nazgul == {REGIONS["minas-morgul"]: 1}
    game = played(KING_REVEALED, {**KING, "barad-dur": "nazgul 8"})
    assert (game.state.nazgul, field(game, "minas-morgul").size) == ({REGIONS["barad-dur"]: 8}, 5)


@rule("BG-MUSTER-18")
def test_nobody_comes_to_a_lost_minas_morgul() -> None:
    game = played(KING_REVEALED, KING, control={"minas-morgul": FREE})
    assert (game.state.nazgul, game.state.armies) == ({}, {})


@rule("BG-CARD-17", "BG-MUSTER-15")
def test_the_misty_mountains_arm_in_one_place() -> None:
    game = played(MISTY_MOUNTAINS)
    assert (asked(game), set(game.names())) == ((SHADOW, "recruit-where"), {"mount-gram", "moria"})
    game = play(game, "mount-gram", "sauron-elite", "sauron-regular")
    assert (field(game, "mount-gram"), field(game, "moria")) == (army(sauron_regular=1, sauron_elite=1), army())
    assert game.state.nazgul == {REGIONS["mount-gram"]: 1}


@rule("BG-MUSTER-18", "BG-CARD-18")
def test_the_misty_mountains_arm_where_they_can() -> None:
    game = played(MISTY_MOUNTAINS, {"mount-gram": "north 1"}, "sauron-elite", "sauron-elite")
    assert field(game, "moria") == army(sauron_elite=2)
    game = played(MISTY_MOUNTAINS, {"mount-gram": "north 1"}, control={"moria": FREE})
    assert (asked(game), game.state.nazgul) == ((SHADOW, "action"), {})


# Horde from the East


@rule("BG-CARD-17", "BG-MAP-15")
def test_a_horde_comes_from_the_eastern_edge() -> None:
    game = played(HORDE, {"khand": "gondor 1"}, at_war=["southrons"], control={"far-harad": FREE})
    assert (asked(game), set(game.names())) == ((SHADOW, "recruit-where"), {"east-rhun", "south-rhun"})
    game = play(game, "east-rhun")
    assert field(game, "east-rhun") == army(southrons_regular=5)
    assert set(played(HORDE, at_war=["southrons"]).names()) == {"east-rhun", "south-rhun", "khand", "far-harad"}


@rule("BG-CARD-18", "BG-MUSTER-17")
def test_a_horde_is_as_large_as_it_can_be() -> None:
    game = played(HORDE, crowd("southrons", 21), "khand", at_war=["southrons"])
    assert field(game, "khand") == army(southrons_regular=3)
    enemies = dict.fromkeys(("khand", "far-harad", "east-rhun", "south-rhun"), "gondor 1")
    assert asked(played(HORDE, enemies, at_war=["southrons"])) == (SHADOW, "action")


@rule("BG-ACT-13")
def test_a_muster_result_plays_a_muster_card() -> None:
    game = play(board({}, shadow=["muster", "muster"], hands=[ORCS]), "play-event")
    assert field(game, "dol-guldur").size == 3
