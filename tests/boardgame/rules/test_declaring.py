"""Chapter 18.3 and 18.4: finding the position, and declaring it."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board
from boardgame.rules.roads import BALROG, SIEGE_OF_LORIEN, at, dawn, idle_until
from helpers import key, play, told
from marks import rule

CREBAIN, LAST_BATTLE = "shadow-character-16", "fp-strategy-01"
TO_LORIEN = ("fords-of-bruinen", "hollin", "moria", "dimrill-dale", "lorien")


# The path


@rule("BG-FSP-14")
def test_the_figure_goes_along_open_borders_as_far_as_the_progress() -> None:
    game = play(dawn({"at": "rivendell", "progress": 2}), "yes")
    assert game.names() == ["fords-of-bruinen", "trollshaws", "none"]  # a black border keeps them from the High Pass
    game = play(game, "fords-of-bruinen")
    assert "high-pass" in game.names()
    game = play(game, "high-pass")
    assert key(game) == "guide"
    assert at(game, "high-pass")


@rule("BG-FSP-15")
@pytest.mark.parametrize(
    ("answers", "end"),
    [
        (("none",), "rivendell"),
        (("trollshaws", "none"), "trollshaws"),
        (("trollshaws", "hollin", "none"), "hollin"),
        (("trollshaws", "rivendell", "trollshaws"), "trollshaws"),
    ],
)
def test_the_free_peoples_choose_the_way_and_may_use_fewer_steps(answers: tuple[str, ...], end: str) -> None:
    game = play(dawn({"at": "rivendell", "progress": 3}), "yes", *answers)
    assert at(game, end)
    assert key(game) == "guide"


@rule("BG-FSP-16")
def test_armies_do_not_hinder_the_way_of_the_ring_bearers() -> None:
    armies = {"fords-of-bruinen": "sauron 10", "hollin": "isengard 5 nazgul 1", "trollshaws": "elves 2"}
    game = play(dawn({"at": "rivendell", "progress": 2}, armies=armies), "yes")
    assert {"fords-of-bruinen", "trollshaws"} <= set(game.names())
    assert at(play(game, "fords-of-bruinen", "hollin"), "hollin")


@rule("BG-FSP-17")
def test_the_ring_bearers_enter_and_leave_besieged_strongholds() -> None:
    through = play(dawn({"at": "dimrill-dale", "progress": 2}, **SIEGE_OF_LORIEN), "yes", "lorien", "parth-celebrant")
    assert at(through, "parth-celebrant")
    assert at(play(dawn({"at": "lorien", "progress": 1}, **SIEGE_OF_LORIEN), "yes", "dimrill-dale"), "dimrill-dale")
    assert at(play(dawn({"at": "dimrill-dale", "progress": 1}, **SIEGE_OF_LORIEN), "yes", "lorien"), "lorien")


@rule("BG-FSP-18", "BG-FSP-23")
def test_with_progress_nought_the_fellowship_can_be_declared_and_stays() -> None:
    game = play(dawn({"at": "rivendell", "progress": 0, "corruption": 2}), "yes")
    assert key(game) == "guide"
    assert at(game, "rivendell")
    assert (told(game, "declare"), game.state.corruption) == ([{"region": "rivendell"}], 1)


@rule("BG-FSP-20", "BG-FSP-23")
@pytest.mark.parametrize(
    ("fellowship", "fields", "is_asked"),
    [
        ({"at": "hollin"}, {}, False),
        ({"at": "hollin", "corruption": 3}, {}, False),
        ({"at": "hollin", "progress": 1}, {}, True),
        ({"at": "rivendell"}, {}, False),  # nothing to heal, and the Elves are active
        ({"at": "rivendell", "corruption": 1}, {}, True),
        ({"at": "rivendell", "corruption": 1}, {"control": {"rivendell": SHADOW}}, False),
        ({"at": "edoras"}, {}, True),  # Rohan becomes active
        ({"at": "edoras"}, {"active": ["rohan"]}, False),
        ({"at": "rivendell"}, {"table": [CREBAIN]}, True),  # the card is discarded
        ({"at": "hollin"}, {"table": [CREBAIN]}, False),
        ({"at": "moria"}, {"table": [BALROG]}, True),  # the Shadow may draw a tile
        ({"at": "hollin"}, {"table": [BALROG]}, False),
        ({"at": "hollin"}, {"table": [LAST_BATTLE], "armies": {"osgiliath": "gondor 1 aragorn"}}, True),
    ],
)
def test_with_progress_nought_nobody_is_asked_about_a_declaration_that_changes_nothing(
    fellowship: dict[str, Any], fields: dict[str, Any], is_asked: bool
) -> None:
    assert (key(dawn(fellowship, **fields)) == "declare") is is_asked


@rule("BG-FSP-19", "BG-FSP-24")
@pytest.mark.parametrize("steps", [(), ("trollshaws",), ("trollshaws", "hollin")])
def test_after_a_declaration_progress_is_nought_and_the_fellowship_stays_hidden(steps: tuple[str, ...]) -> None:
    game = play(dawn({"at": "rivendell", "progress": 5}), "yes", *steps, "none")
    assert (game.state.progress, game.state.revealed) == (0, False)


# Declaring


@rule("BG-FSP-20")
def test_declaring_is_a_choice_of_the_free_peoples_in_the_fellowship_phase() -> None:
    game = dawn({"at": "hollin", "progress": 3})
    assert (key(game), game.question and game.question.side) == ("declare", FREE)
    game = play(game, "no")
    assert (game.state.progress, at(game, "hollin")) == (3, True)


@rule("BG-FSP-21")
def test_a_revealed_fellowship_cannot_be_declared() -> None:
    game = dawn({"at": "lorien", "revealed": True, "corruption": 3})
    assert key(game) == "guide"
    assert game.state.corruption == 3


@rule("BG-FSP-22", "BG-AMB-24")
def test_the_fellowship_is_declared_once_in_a_phase() -> None:
    game = play(dawn({"at": "lorien", "corruption": 3, "companions": ["gimli"]}), "yes")
    assert key(game) == "allocate"
    assert game.state.corruption == 2


@rule("BG-FSP-25", "BG-FSP-26")
@pytest.mark.parametrize(
    ("region", "control", "healed"),
    [
        ("lorien", {}, 1),  # a stronghold
        ("pelargir", {}, 1),  # a city
        ("bree", {}, 0),  # a town
        ("osgiliath", {}, 0),  # a fortification
        ("hollin", {}, 0),
        ("moria", {}, 0),
        ("lorien", {"lorien": SHADOW}, 0),
        ("pelargir", {"pelargir": SHADOW}, 0),
        ("moria", {"moria": FREE}, 0),  # no stronghold of the Free Peoples, though they hold it
    ],
)
def test_a_city_or_stronghold_of_ones_own_heals_without_asking(
    region: str, control: dict[str, str], healed: int
) -> None:
    game = dawn({"at": region, "corruption": 5, "companions": ["gimli"]}, control=control)
    game = play(game, *(["yes"] if healed else []))
    assert key(game) == "allocate"
    assert game.state.corruption == 5 - healed


@rule("BG-FSP-25")
def test_a_besieged_stronghold_heals_too() -> None:
    assert play(dawn({"at": "lorien", "corruption": 5}, **SIEGE_OF_LORIEN), "yes").state.corruption == 4


@rule("BG-FSP-25", "BG-FSP-14")
def test_what_heals_is_the_region_at_the_end_of_the_way() -> None:
    away = play(dawn({"at": "lorien", "corruption": 2, "progress": 1}), "yes", "dimrill-dale")
    assert away.state.corruption == 2
    arrived = play(dawn({"at": "dimrill-dale", "corruption": 2, "progress": 1}), "yes", "lorien")
    assert arrived.state.corruption == 1


@rule("BG-FSP-27", "BG-EX-48")
def test_declaring_in_the_same_place_heals_in_every_turn() -> None:
    game = dawn({"at": "lorien", "corruption": 3})
    healed = []
    for _ in range(3):
        game = play(idle_until(game, "declare"), "yes")
        healed.append((game.state.turn, game.state.corruption))
    assert healed == [(1, 2), (2, 1), (3, 0)]


@rule("BG-FSP-28", "BG-POLITICS-11")
def test_without_a_declaration_there_is_neither_healing_nor_waking() -> None:
    game = dawn({"at": "minas-tirith", "corruption": 5})
    silent, declared = play(game, "no"), play(game, "yes")
    assert (silent.state.corruption, silent.state.active["gondor"]) == (5, False)
    assert (declared.state.corruption, declared.state.active["gondor"]) == (4, True)


@rule("BG-FSP-28", "BG-POLITICS-17")
def test_a_captured_city_wakes_nobody() -> None:
    game = play(dawn({"at": "pelargir", "corruption": 5}, control={"pelargir": SHADOW}))
    assert game.state.active["gondor"] is False


@rule("BG-FSP-29", "BG-FSP-38")
@pytest.mark.parametrize("start", ["hollin", "moria"])
def test_a_declaration_draws_no_tiles_for_shadow_strongholds(start: str) -> None:
    steps = ("moria", "dimrill-dale") if start == "hollin" else ("dimrill-dale", "moria")
    game = play(dawn({"at": start, "progress": 2, "companions": ["gimli"]}), "yes", *steps)
    assert key(game) == "allocate"
    assert game.state.drawn_tiles == ()


@rule("BG-EX-45")
def test_from_rivendell_through_moria_to_lorien() -> None:
    game = dawn({"at": "rivendell", "progress": 5, "corruption": 2, "companions": ["gimli"]}, turn=4)
    game = play(game, "yes", *TO_LORIEN)
    state = game.state
    assert at(game, "lorien")
    assert (state.progress, state.revealed, state.corruption, state.drawn_tiles) == (0, False, 1, ())
    assert told(game, "fellowship-at")[0]["path"] == ["rivendell", *TO_LORIEN]


# A tile forced on a declaration


def through_moria(end: str, control: dict[str, str] | None = None, tile: str = "std-2-reveal-1") -> Board:
    """Declared on a way through Moria, where the Balrog wakes."""
    fellowship = {"at": "hollin", "progress": 3, "corruption": 4, "companions": ["gimli"]}
    game = dawn(fellowship, table=[BALROG], control=control or {})
    steps = {"moria": ("moria", "none"), "dimrill-dale": ("moria", "dimrill-dale", "none")}
    return play(game, "yes", *steps.get(end, ("moria", "dimrill-dale", "lorien")), "yes", tile, "none")


@rule("BG-FSP-30", "BG-AMB-25")
def test_the_reveal_icon_of_a_tile_forced_on_a_declaration_is_ignored_in_a_city_or_stronghold() -> None:
    game = through_moria("lorien")
    assert game.state.revealed is False
    assert game.state.corruption == 4 - 1 + 2
    assert key(game) == "allocate"


@rule("BG-FSP-30", "BG-AMB-25")
@pytest.mark.parametrize(("end", "control"), [("dimrill-dale", {}), ("lorien", {"lorien": SHADOW})])
def test_elsewhere_the_tile_reveals_the_fellowship_where_it_is(end: str, control: dict[str, str]) -> None:
    game = through_moria(end, control)
    assert game.state.revealed is True
    assert at(game, end)
    assert (game.state.progress, game.state.corruption) == (0, 6)
    assert key(game) == "allocate"


@rule("BG-AMB-25", "BG-FSP-36")
def test_revealed_in_moria_by_a_tile_on_its_declaration_the_fellowship_draws_for_the_stronghold() -> None:
    game = through_moria("moria")
    assert (key(game), game.state.revealed) == ("tile", True)
    game = play(game, "std-1-1", "none")
    assert game.state.corruption == 7
    assert key(game) == "allocate"


# Pitfall: declaring drew a tile, ended the phase, asked for progress, healed without end


@rule("BG-FSP-22", "BG-FSP-23", "BG-FSP-29")
def test_declaring_in_place_heals_once_draws_nothing_and_leaves_the_phase_open() -> None:
    game = play(dawn({"at": "minas-tirith", "corruption": 5}), "yes")
    assert (key(game), game.state.phase) == ("guide", "fellowship")
    assert (game.state.corruption, game.state.drawn_tiles) == (4, ())
    game = play(game, "strider")
    assert (key(game), game.state.corruption) == ("allocate", 4)


@rule("BG-MORDOR-01", "BG-MORDOR-02")
@pytest.mark.parametrize(
    ("start", "step", "offered"),
    [
        ("south-ithilien", "minas-morgul", True),
        ("dagorlad", "morannon", True),
        ("morannon", "gorgoroth", False),
        ("gorgoroth", "barad-dur", False),
        ("minas-morgul", "none", True),
    ],
)
def test_a_declaration_leads_onto_the_mordor_track_only_from_its_two_gates(
    start: str, step: str, offered: bool
) -> None:
    game = play(dawn({"at": start, "progress": 1}), "yes", step)
    assert (key(game) == "enter-mordor") == offered
