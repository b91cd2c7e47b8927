"""Chapter 4: activating paths, in the location step and by texts."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.quiet import drawn, hands, quiet, small
from cardgame.tables import Table, card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import FREE, PATHS, SHADOW, path
from ringwar.kernel import CHANCE


def numbered(number: int) -> set[str]:
    """The paths of a number."""
    return {name for name, each in PATHS.items() if each.number == number}


# The location step


@rule("CG-LOC-20")
def test_the_first_path_is_any_of_number_one() -> None:
    game = table(step="path")
    assert game.question is not None
    assert game.question.side == CHANCE
    assert sorted(option.name for option in game.question.options) == sorted(numbered(1))


@rule("CG-LOC-21")
@pytest.mark.parametrize("number", range(1, 9))
def test_the_next_path_is_any_of_the_number_after_the_last(number: int) -> None:
    for last in sorted(numbered(number)):
        game = table(step="path", paths_activated=[last])
        assert set(game.names()) == numbered(number + 1)


@rule("CG-EX-11", "CG-LOC-22")
def test_paths_of_a_number_left_behind_are_set_aside() -> None:
    game = play(table(step="combat", path="egladil", seats=small()), "harad")
    assert set(game.names()) == numbered(6)
    game = play(game, "dead-marshes")
    assert {path("dimrill-dale"), path("lothlorien")} <= set(game.state.set_aside)
    assert {each.name for each in game.state.path_deck if each.number < 7} == {"amon-hen", "emyn-muil"}


@rule("CG-LOC-23", "CG-LOC-33")
def test_no_path_is_active_when_the_location_step_begins_and_then_one() -> None:
    game = table(step="combat", path="egladil", seats=quiet())
    assert (game.state.step, game.state.path, game.question and game.question.key) == (
        "battleground",
        None,
        "battleground",
    )
    assert game.state.scoring[FREE] == (path("egladil"),)


# Activating by a text: the next number


GREY = "gandalf-the-grey"


def skipping(seats: dict[str, Any] | None = None) -> Table:
    """CG-EX-12: Egladil is active, Gandalf the Grey stands there against two Nazgûl."""
    return table(path="egladil", on_path=[GREY, "the-commander", "the-hunter"], seats=small(seats))


@rule("CG-EX-12", "CG-LOC-24", "CG-LOC-25")
def test_the_old_path_is_fought_over_and_scored_before_the_new_one_is_chosen() -> None:
    game = play(skipping(), "use")
    assert card(GREY) in game.state.eliminated["frodo"]
    assert {"the-commander", "the-hunter"} <= names(game.state.eliminated["witch-king"])
    assert game.state.scoring == {FREE: (path("egladil"),), SHADOW: ()}
    assert (game.state.path, game.state.path_cards) == (None, ())
    assert (game.question and game.question.side, set(game.names())) == ("frodo", numbered(6))


@rule("CG-EX-12", "CG-LOC-24", "CG-LOC-26")
def test_the_new_path_does_what_its_text_says_and_the_next_player_goes_on() -> None:
    game = drawn(play(skipping({"saruman": {"deck": ["gollum", "shelob", "ugluk"]}}), "use", "dead-marshes"))
    assert (game.state.path, game.state.path_cards) == (path("dead-marshes"), ())
    assert hands(game)["saruman"] == 2
    assert game.question is not None
    assert (game.question.side, game.question.key) == ("witch-king", "action")


@rule("CG-EX-12", "CG-LOC-32", "CG-LOC-24")
def test_a_skipped_number_shortens_the_game_and_the_new_path_gets_its_own_combat() -> None:
    game = play(skipping(), "use", "amon-hen", "pass", "pass", "pass", "pass")
    assert game.state.scoring == {FREE: (path("egladil"), path("amon-hen")), SHADOW: ()}
    game = play(game, "harad")
    assert (game.state.round, set(game.names())) == (2, numbered(7))


@rule("CG-LOC-25", "CG-TOKEN-04")
def test_icons_added_to_the_old_path_are_lost() -> None:
    game = table(
        path="morgul-vale",
        on_path=[GREY],
        to_act="witch-king",
        seats=small({"witch-king": {"reserve": ["the-hunter"]}}),
    )
    game = play(game, "use", "pass", "pass", "use", "orodruin")
    assert game.state.added == {}
    assert card(GREY) in game.state.eliminated["frodo"]


@rule("CG-LOC-25")
def test_whoever_survives_on_the_old_path_is_cycled() -> None:
    game = play(table(path="egladil", on_path=[f"{GREY}+glamdring", "strider"], seats=small()), "use", "amon-hen")
    assert names(game.state.cycles["frodo"]) == {GREY, "glamdring"}
    assert game.state.cycles["aragorn"] == (card("strider"),)
    assert game.state.path_cards == ()


@rule("CG-LOC-30")
@pytest.mark.parametrize("character", ["strider", GREY])
def test_the_next_higher_number_is_that_of_the_active_path_plus_one(character: str) -> None:
    owner = "aragorn" if character == "strider" else "frodo"
    game = play(table(path="weathertop", on_path=[character], to_act=owner, seats=small()), "use")
    assert (game.question and game.question.side, set(game.names())) == (owner, numbered(3))


@rule("CG-EX-13", "CG-LOC-29", "CG-AMB-13")
@pytest.mark.parametrize("character", [GREY, "smeagol"])
def test_nothing_leads_beyond_path_nine(character: str) -> None:
    game = table(path="orodruin", on_path=[character, "the-hunter"], seats=small())
    assert "use" not in game.names()
    assert game.state.path is path("orodruin")
    assert "use" in table(path="morgul-vale", on_path=[character, "the-hunter"], seats=small()).names()


@rule("CG-LOC-29", "CG-FOTR-14")
def test_nothing_leads_beyond_path_six_in_the_fellowship() -> None:
    seats = small(rules="fellowship")
    six = table("fellowship", path="amon-hen", on_path=[GREY], to_act="gandalf", seats=seats)
    five = table("fellowship", path="egladil", on_path=[GREY], to_act="gandalf", seats=seats)
    assert "use" not in six.names()
    assert "use" in five.names()


# Activating by a text: the same number


def other(path: str, **fields: Any) -> Table:
    """The Saruman player may activate another path of the same number with the Flocks of Crebain."""
    return table(path=path, on_path=["flocks-of-crebain"], to_act="saruman", seats=small(), **fields)


@rule("CG-LOC-31", "CG-LOC-26")
def test_another_path_of_the_same_number_is_chosen_from_the_deck() -> None:
    game = play(other("egladil"), "use")
    assert (game.question and game.question.side, set(game.names())) == ("saruman", {"dimrill-dale", "lothlorien"})
    game = play(game, "lothlorien")
    assert game.state.path is path("lothlorien")
    assert card("flocks-of-crebain") in game.state.eliminated["saruman"]


@rule("CG-LOC-32")
def test_another_path_of_the_same_number_does_not_shorten_the_game() -> None:
    game = play(other("egladil"), "use", "lothlorien", "pass", "pass", "pass", "pass", "harad")
    assert set(game.names()) == numbered(6)


@rule("CG-LOC-27", "CG-LOC-31")
def test_a_path_activated_before_is_not_activated_again() -> None:
    game = play(other("egladil", paths_activated=["dimrill-dale"]), "use")
    assert game.state.path is path("lothlorien")


@rule("CG-LOC-27", "CG-LOC-11")
def test_a_path_in_a_scoring_area_is_never_reactivated() -> None:
    game = play(other("egladil", scoring={FREE: ["lothlorien"]}), "use")
    assert game.state.path is path("dimrill-dale")
    assert path("lothlorien") in game.state.scoring[FREE]


@rule("CG-LOC-28", "CG-AMB-13", "CG-LOC-31")
def test_with_all_paths_of_the_number_used_the_action_is_not_offered() -> None:
    game = other("egladil", paths_activated=["dimrill-dale", "lothlorien"])
    assert "use" not in game.names()
    assert game.state.path is path("egladil")
    assert game.state.path_cards == (card("flocks-of-crebain"),)


@rule("CG-AMB-13", "CG-LOC-28")
def test_a_played_card_whose_path_is_used_skips_that_part_and_causes_no_combat() -> None:
    seats = small({"saruman": {"hand": ["caradhras-the-cruel", "gollum"]}})
    used = ["khazad-dum", "the-doors-of-durin"]
    game = table(path="caradhras", to_act="saruman", seats=seats, paths_activated=used)
    game = play(game, "play", "caradhras-the-cruel", "caradhras")
    assert game.state.path is path("caradhras")
    assert game.state.path_cards == (card("caradhras-the-cruel"),)
    free = table(path="caradhras", to_act="saruman", seats=seats, paths_activated=used[:1])
    free = play(free, "play", "caradhras-the-cruel", "caradhras")
    assert free.state.path is path("the-doors-of-durin")


@rule("CG-AMB-13", "CG-EVENT-03")
def test_an_event_without_a_path_to_activate_is_spent_without_a_combat() -> None:
    seats = small({"frodo": {"hand": ["there-is-another-way", "gimli"]}})
    game = table(path="egladil", on_path=["legolas"], seats=seats, paths_activated=["dimrill-dale", "lothlorien"])
    game = play(game, "play", "there-is-another-way")
    assert "activate-nothing" in [event.kind for event in game.events()]
    assert (game.state.path, game.state.path_cards) == (path("egladil"), (card("legolas"),))
    assert game.state.added == {}
    assert card("there-is-another-way") in game.state.eliminated["frodo"]


@rule("CG-AMB-14")
def test_the_combat_comes_before_the_choice_of_the_new_path() -> None:
    on_path = ["flocks-of-crebain", "the-witch-king", "gimli", "legolas", "strider"]
    game = play(table(path="egladil", on_path=on_path, to_act="saruman", seats=small()), "use")
    assert (game.question and game.question.key, game.question and game.question.side) == ("loss", "frodo")
    game = play(game, "strider", "yes")
    assert (game.question and game.question.key, game.question and game.question.side) == ("activate", "saruman")


@rule("CG-AMB-15", "CG-LOC-22")
def test_a_path_set_aside_is_not_activated_by_a_text_that_fits_it() -> None:
    game = play(other("egladil", set_aside=["lothlorien"]), "use")
    assert game.state.path is path("dimrill-dale")
    assert "use" not in other("egladil", set_aside=["lothlorien", "dimrill-dale"]).names()
