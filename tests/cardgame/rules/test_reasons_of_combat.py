"""Why a card is not lost or supported in a combat, and why a location is not fought over or activated."""

from __future__ import annotations

import pytest

from cardgame.quiet import small
from cardgame.rules.outcomes import ambush, battle
from cardgame.tables import Table, table
from cardgame.whys import why
from helpers import asked, play
from marks import rule

# The next combat


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("edoras", (), marks=rule("CG-COMBAT-01")),
        pytest.param("imladris", (), marks=rule("CG-COMBAT-01")),
        pytest.param("helms-deep", ("location-not-active", "CG-COMBAT-01"), marks=rule("CG-COMBAT-01")),
        pytest.param("bag-end", ("location-not-active", "CG-COMBAT-01"), marks=rule("CG-COMBAT-01")),
        pytest.param("gimli", ("no-location", "CG-COMBAT-01"), marks=rule("CG-COMBAT-01")),
        pytest.param("reserve", ("no-combat-in-reserve", "CG-RESERVE-05"), marks=rule("CG-RESERVE-05")),
    ],
)
def test_a_location_is_fought_over_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    game = table(path="imladris", battlegrounds={"edoras": ["theoden"]}, step="combat", seats=small())
    assert why(game, name) == reason


# Losses


def on_a_path() -> Table:
    """A path with many attack icons, and another combat besides."""
    cards = ["the-hunter", "the-reaver", "frodo-baggins+sting", "strider", "gimli", "arwen", "legolas", "boromir"]
    return ambush("dimrill-dale", cards, attack=1, battlegrounds=[{"id": "edoras", "cards": [{"card": "theoden"}]}])


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("frodo-baggins", (), marks=rule("CG-COMBATPATH-04", "CG-COMBATPATH-08")),
        pytest.param("strider", (), marks=rule("CG-COMBATPATH-08")),
        pytest.param("sting", ("lost-with-wielder", "CG-ITEM-07"), marks=rule("CG-ITEM-07")),
        pytest.param("theoden", ("not-in-this-combat", "CG-COMBATPATH-04"), marks=rule("CG-COMBATPATH-04")),
        pytest.param("eomer", ("not-in-this-combat", "CG-COMBATPATH-04"), marks=rule("CG-COMBATPATH-04")),
        pytest.param("edoras", ("no-card", "CG-COMBATPATH-04"), marks=rule("CG-COMBATPATH-04")),
        pytest.param(
            "the-hunter",
            ("attackers-lost-later", "CG-COMBATPATH-04", "CG-COMBATPATH-11"),
            marks=rule("CG-COMBATPATH-11"),
        ),
    ],
)
def test_a_defender_of_a_path_can_be_lost_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    game = play(on_a_path(), "dimrill-dale")
    assert asked(game) == ("frodo", "loss")
    assert why(game, name) == reason


@rule("CG-COMBATPATH-04", "CG-COMBATPATH-09")
def test_what_is_lost_is_not_lost_again_whoever_decides() -> None:
    game = play(on_a_path(), "dimrill-dale", "gimli", "yes", "strider", "no")
    assert asked(game)[1] == "decide-for-enemy"
    assert why(game, "gimli") == ("lost-already", "CG-COMBATPATH-04")
    assert why(game, "strider") == ()


@rule("CG-COMBATBG-06", "CG-COMBATBG-13")
def test_attackers_of_a_battleground_are_no_losses_of_the_defender() -> None:
    game = battle("edoras", ["wolf-riders", "village-militia", "theoden"])
    assert asked(game)[1] == "loss"
    assert why(game, "theoden") == ()
    assert why(game, "wolf-riders") == ("attackers-lost-later", "CG-COMBATBG-06", "CG-COMBATBG-13")
    assert why(game, "eomer") == ("not-in-this-combat", "CG-COMBATBG-06")


@rule("CG-AMB-07")
def test_by_the_other_reading_a_defender_without_icons_cancels_nothing() -> None:
    cards = ["the-commander", "gimli", "legolas", "arwen"]
    game = ambush("dimrill-dale", cards, options={"defenders-without-icons": "cycled"})
    assert asked(game)[1] == "loss"
    assert why(game, "gimli") == ()
    assert why(game, "arwen") == ("cancels-nothing", "CG-AMB-07")


# Support


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("faramir", (), marks=rule("CG-LEAD-05")),
        pytest.param("gandalf-the-white", ("supports-own-faction", "CG-LEAD-02"), marks=rule("CG-LEAD-02")),
        pytest.param("aragorn", ("supports-here-only", "CG-LEAD-02"), marks=rule("CG-LEAD-02")),
        pytest.param("strider", ("supports-here-only", "CG-LEAD-02"), marks=rule("CG-LEAD-02")),
        pytest.param("corsairs-of-umbar", ("supports-characters-only", "CG-LEAD-02"), marks=rule("CG-LEAD-02")),
        pytest.param("umbar", ("supports-characters-only", "CG-LEAD-02"), marks=rule("CG-LEAD-02")),
    ],
)
def test_a_character_can_be_supported_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    places = {
        "umbar": ["soldiers-of-gondor", "denethor", "faramir", "boromir", "gandalf-the-white", "corsairs-of-umbar"],
        "harad": ["aragorn"],
    }
    game = play(table(battlegrounds=places, step="combat"), "umbar")
    assert asked(game) == ("aragorn", "support")
    assert why(game, name) == reason


@rule("CG-LEAD-04")
def test_a_supported_character_needs_no_second_army() -> None:
    game = battle("umbar", ["soldiers-of-gondor", "knights-of-dol-amroth", "denethor", "faramir", "boromir"])
    game = play(game, "denethor")
    assert asked(game) == ("aragorn", "support")
    assert why(game, "denethor") == ("supported-already", "CG-LEAD-04")


@rule("CG-LEAD-01")
def test_a_character_without_such_icons_needs_no_support() -> None:
    game = battle("umbar", ["soldiers-of-gondor", "denethor", "faramir", "strider"])
    assert asked(game) == ("aragorn", "support")
    assert why(game, "strider") == ("nothing-to-lead", "CG-LEAD-01")


# Activating


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("moria", (), marks=rule("CG-LOC-11")),
        pytest.param("edoras", ("active-already", "CG-LOC-13"), marks=rule("CG-LOC-13")),
        pytest.param("weathertop", ("text-activates-others", "CG-LOC-08", "CG-LOC-26"), marks=rule("CG-LOC-08")),
        pytest.param("bag-end", ("active-already", "CG-LOC-13"), marks=rule("CG-LOC-13")),
    ],
)
def test_a_text_can_activate_a_battleground_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    frodo = {"reserve": ["gandalf-the-grey+shadowfax"]}
    game = table(
        path="bag-end", battlegrounds={"edoras": []}, seats=small({"frodo": frodo}), scoring={"shadow": ["moria"]}
    )
    game = play(game, "use")
    assert asked(game)[1] == "activate"
    assert why(game, name) == reason


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("caradhras", (), marks=rule("CG-LOC-26", "CG-LOC-30")),
        pytest.param("egladil", ("text-activates-others", "CG-LOC-08", "CG-LOC-26"), marks=rule("CG-LOC-26")),
        pytest.param("imladris", ("path-gone", "CG-LOC-22", "CG-LOC-27"), marks=rule("CG-LOC-27")),
        pytest.param("weathertop", ("path-gone", "CG-LOC-22", "CG-LOC-27"), marks=rule("CG-LOC-22")),
    ],
)
def test_a_text_can_activate_a_path_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    game = table(path="imladris", on_path=["gandalf-the-grey"], seats=small({"frodo": {"hand": ["gimli"]}}))
    game = play(game, "use")
    assert asked(game) == ("frodo", "activate")
    assert why(game, name) == reason
