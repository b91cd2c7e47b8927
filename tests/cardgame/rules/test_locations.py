"""Chapter 4: activating battlegrounds, in the location step and by texts."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.quiet import drawn, hands, small
from cardgame.tables import card, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import FREE, SHADOW, battleground, path
from ringwar.kernel import CHANCE

FREE_BATTLEGROUNDS = ["dol-amroth", "edoras", "helms-deep", "lorien", "minas-tirith", "pelargir", "rivendell"]
SHADOW_BATTLEGROUNDS = ["dol-guldur", "harad", "minas-morgul", "morannon", "moria", "orthanc", "umbar"]
SHADOWFAX = {"reserve": ["gandalf-the-grey+shadowfax"]}
"""May activate or reactivate any battleground."""
SERPENT = {"reserve": ["the-black-serpent"]}
"""May reactivate a Southron battleground."""


# The location step


@rule("CG-LOC-01", "CG-LOC-03")
def test_the_battleground_is_done_with_before_the_path_is_turned_up() -> None:
    seats = small({"aragorn": {"hand": ["arwen"], "deck": ["elrond", "legolas"]}})
    game = play(table(step="battleground", seats=seats), "dol-amroth")
    assert (game.question and game.question.side, game.state.path) == ("aragorn", None)
    game = play(game, "yes", "arwen", "elrond")
    assert game.question is not None
    assert (game.question.side, game.question.key) == (CHANCE, "path")
    game = play(game, "bucklebury-ferry")
    assert list(game.state.battlegrounds) == [battleground("dol-amroth")]
    assert game.state.path is path("bucklebury-ferry")
    assert (game.question and game.question.key) == "action"


@rule("CG-LOC-03", "CG-LOC-15")
def test_battlegrounds_that_a_battleground_calls_come_before_the_path_too() -> None:
    game = play(table(step="battleground", seats=small()), "lorien")
    assert set(game.state.battlegrounds) == {battleground("lorien"), battleground("dol-guldur")}
    assert (game.question and game.question.key, game.state.path) == ("path", None)


@rule("CG-LOC-05")
@pytest.mark.parametrize(
    "starter, options",
    [
        ("frodo", FREE_BATTLEGROUNDS),
        ("witch-king", SHADOW_BATTLEGROUNDS),
        ("aragorn", FREE_BATTLEGROUNDS),
        ("saruman", SHADOW_BATTLEGROUNDS),
    ],
)
def test_the_battleground_is_any_of_the_deck_of_the_starting_players_side(starter: str, options: list[str]) -> None:
    game = table(step="battleground", starting_player=starter)
    assert game.question is not None
    assert game.question.side == CHANCE
    assert sorted(option.name for option in game.question.options) == options


@rule("CG-LOC-06", "CG-LOC-07")
def test_an_empty_deck_is_replaced_by_that_of_the_other_side() -> None:
    game = table(step="battleground", starting_player="frodo", set_aside=FREE_BATTLEGROUNDS, seats=small())
    assert sorted(game.names()) == SHADOW_BATTLEGROUNDS
    game = play(game, "dol-guldur", "bucklebury-ferry")
    shown = game.view("frodo")["battlegrounds"][0]
    assert (shown["side"], shown["reactivated_from"], shown["defense"]) == (SHADOW, None, 2)


@rule("CG-EX-14", "CG-LOC-06")
@pytest.mark.parametrize("starter", ["frodo", "witch-king"])
def test_without_battlegrounds_only_a_path_is_activated(starter: str) -> None:
    gone = [*FREE_BATTLEGROUNDS, *SHADOW_BATTLEGROUNDS]
    game = table(step="battleground", starting_player=starter, set_aside=gone, seats=small())
    assert game.question is not None
    assert (game.question.key, set(game.names())) == ("path", {"bag-end", "bucklebury-ferry", "gildors-encampment"})
    game = play(game, "bag-end")
    assert (game.state.battlegrounds, game.state.path) == ({}, path("bag-end"))


@rule("CG-FOTR-09", "CG-FOTR-10")
@pytest.mark.parametrize(
    "number, active", [(1, ["minas-morgul"]), (2, ["rivendell"]), (3, ["moria"]), (4, ["lorien", "dol-guldur"])]
)
def test_in_the_fellowship_the_battleground_goes_by_the_round(number: int, active: list[str]) -> None:
    seats = small({"gandalf": {"hand": ["sting"]}, "balrog": {"hand": ["saruman"]}}, "fellowship")
    game = table("fellowship", step="battleground", round=number, seats=seats)
    assert [each.name for each in game.state.battlegrounds] == active


# Activating by a text


@rule("CG-LOC-08", "CG-LOC-09", "CG-AMB-16")
def test_a_text_that_fits_several_battlegrounds_lets_its_player_choose_from_both_decks() -> None:
    game = play(table(path="bag-end", seats=small({"frodo": SHADOWFAX})), "use")
    assert (game.question and game.question.side) == "frodo"
    assert sorted(game.names()) == sorted([*FREE_BATTLEGROUNDS, *SHADOW_BATTLEGROUNDS])
    game = play(game, "rivendell")
    assert battleground("rivendell") in game.state.battlegrounds
    assert battleground("rivendell") not in game.state.battleground_decks[FREE]


@rule("CG-LOC-09", "CG-EX-08", "CG-LOC-13")
def test_lorien_brings_dol_guldur_out_of_its_deck_and_is_not_called_back() -> None:
    game = play(table(step="battleground", seats=small()), "lorien", "bag-end")
    assert game.state.battlegrounds == {battleground("lorien"): (), battleground("dol-guldur"): ()}
    assert len(game.state.battleground_decks[SHADOW]) == 6
    assert len(game.state.battleground_decks[FREE]) == 6
    assert game.state.taken_from == {}


@rule("CG-LOC-09", "CG-EX-08")
def test_a_searched_deck_is_shuffled_so_that_any_card_may_come_next() -> None:
    game = play(table(step="battleground", seats=small(), starting_player="frodo"), "lorien", "bag-end")
    game = play(game, "pass", "pass", "pass", "pass")
    assert game.question is not None
    assert (game.question.key, game.state.starting_player) == ("battleground", "witch-king")
    assert sorted(game.names()) == [name for name in SHADOW_BATTLEGROUNDS if name != "dol-guldur"]


@rule("CG-EX-09", "CG-LOC-14", "CG-LOC-11")
@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_lorien_brings_dol_guldur_back_from_either_scoring_area(side: str) -> None:
    game = play(table(step="battleground", seats=small(), scoring={side: ["dol-guldur"]}), "lorien")
    assert set(game.state.battlegrounds) == {battleground("lorien"), battleground("dol-guldur")}
    assert game.state.scoring[side] == ()
    assert game.state.taken_from == {battleground("dol-guldur"): side}
    assert len(game.state.battleground_decks[SHADOW]) == 6


@rule("CG-EX-10", "CG-REACT-03")
@pytest.mark.parametrize("scored", [{}, {FREE: ["lorien"]}, {SHADOW: ["lorien"]}], ids=["deck", "free", "shadow"])
def test_dol_guldur_reactivated_brings_lorien_from_wherever_it_is(scored: dict[str, list[str]]) -> None:
    scoring: dict[str, Any] = {FREE: [], SHADOW: [], **scored}
    scoring[FREE] = [*scoring[FREE], "dol-guldur"]
    game = play(table(path="bag-end", seats=small({"frodo": SHADOWFAX}), scoring=scoring), "use", "dol-guldur")
    assert set(game.state.battlegrounds) == {battleground("lorien"), battleground("dol-guldur")}
    assert game.state.scoring == {FREE: (), SHADOW: ()}
    assert game.state.taken_from == {
        battleground("dol-guldur"): FREE,
        **{battleground("lorien"): side for side in scored},
    }


@rule("CG-LOC-10")
def test_any_number_of_battlegrounds_may_be_active() -> None:
    active: dict[str, tuple[str, ...]] = dict.fromkeys([*FREE_BATTLEGROUNDS, *SHADOW_BATTLEGROUNDS[:6]], ())
    game = play(table(step="battleground", starting_player="saruman", battlegrounds=active, seats=small()), "bag-end")
    assert len(game.state.battlegrounds) == 14


@rule("CG-LOC-11", "CG-LOC-13", "CG-AMB-12")
def test_only_scored_battlegrounds_can_be_reactivated() -> None:
    scoring = {FREE: ["harad", "edoras", "umbar"], SHADOW: ["pelargir"]}
    game = table(
        path="bag-end",
        to_act="saruman",
        battlegrounds={"minas-tirith": ()},
        scoring=scoring,
        seats=small({"saruman": SERPENT}),
    )
    assert set(play(game, "use").names()) == {"harad", "umbar", "pelargir"}


@rule("CG-LOC-11", "CG-LOC-12")
def test_a_text_that_reactivates_finds_nothing_in_the_decks() -> None:
    game = play(table(path="bag-end", to_act="saruman", seats=small({"saruman": SERPENT})), "use")
    assert game.state.battlegrounds == {}
    assert card("the-black-serpent") in game.state.eliminated["saruman"]


@rule("CG-LOC-11")
@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_a_text_that_activates_finds_nothing_in_the_scoring_areas(side: str) -> None:
    seats = small({"saruman": {"reserve": ["corsairs-of-umbar"]}})
    assert "use" in table(path="bag-end", to_act="saruman", seats=seats).names()
    scored = table(path="bag-end", to_act="saruman", seats=seats, scoring={side: ["umbar"]})
    active = table(path="bag-end", to_act="saruman", seats=seats, battlegrounds={"umbar": ()})
    assert "use" not in scored.names()
    assert "use" not in active.names()


@rule("CG-LOC-13", "CG-AMB-12")
def test_an_active_battleground_is_not_activated_again_and_its_text_does_not_work_twice() -> None:
    game = table(path="bag-end", battlegrounds={"harad": ()}, seats=small({"frodo": SHADOWFAX}))
    assert "harad" not in play(game, "use").names()
    seats = small({"witch-king": {"deck": ["olog-hai"]}})
    game = table(step="battleground", battlegrounds={"dol-guldur": ["mordor-orcs"]}, seats=seats)
    game = play(game, "lorien")
    assert game.state.battlegrounds[battleground("dol-guldur")] == (card("mordor-orcs"),)


@rule("CG-LOC-14", "CG-SCORE-07")
def test_a_reactivated_battleground_scores_for_nobody_until_it_is_won() -> None:
    game = table(path="bag-end", scoring={SHADOW: ["minas-tirith"]}, seats=small({"frodo": SHADOWFAX}))
    assert game.view("frodo")["points"] == {FREE: 0, SHADOW: 3}
    game = play(game, "use", "minas-tirith")
    assert game.view("frodo")["points"] == {FREE: 0, SHADOW: 0}
    game = play(game, "pass", "pass", "pass", "pass", "minas-tirith")
    assert battleground("minas-tirith") in game.state.scoring[FREE]
    assert game.state.taken_from == {}


@rule("CG-LOC-04", "CG-LOC-02")
def test_a_battleground_activated_in_the_action_step_does_what_its_text_says() -> None:
    seats = {"witch-king": {"deck": ["olog-hai", "fell-beast"]}, "saruman": {"deck": ["gollum", "shelob"], **SERPENT}}
    game = table(path="bag-end", to_act="saruman", seats=small(seats), scoring={FREE: ["harad"]})
    game = drawn(play(game, "use"))
    assert hands(game) == {"frodo": 0, "witch-king": 1, "aragorn": 0, "saruman": 1}


@rule("CG-LOC-16")
def test_a_battleground_activated_in_the_action_step_is_fought_over_in_the_combat_step() -> None:
    game = table(path="bag-end", seats=small({"frodo": SHADOWFAX, "saruman": {"reserve": ["coastal-raiders"]}}))
    game = play(game, "use", "dol-amroth", "pass", "pass", "move")
    assert game.state.battlegrounds == {battleground("dol-amroth"): (card("gandalf-the-grey"), card("coastal-raiders"))}
    game = play(game, "pass", "pass", "pass", "pass")
    assert (game.question and game.question.key, set(game.names())) == ("next-combat", {"dol-amroth", "bag-end"})
    game = play(game, "dol-amroth")
    assert game.state.battlegrounds == {}
    assert battleground("dol-amroth") in game.state.scoring[FREE]


@rule("CG-LOC-17")
def test_a_battleground_is_open_while_the_text_that_activated_it_goes_on() -> None:
    five = ["mordor-orcs", "mordor-orcs#2", "olog-hai", "black-uruks", "trolls-of-udun"]
    seats = small({"frodo": SHADOWFAX, "witch-king": {"deck": [*five, "fell-beast"]}})
    game = play(table(path="bag-end", seats=seats), "use", "morannon", *five, "olog-hai", "morannon")
    assert game.state.battlegrounds == {battleground("morannon"): (card("olog-hai"), card("gandalf-the-grey"))}


@rule("CG-LOC-18", "CG-LOC-19")
def test_choices_of_a_text_belong_to_the_player_it_names_whoever_activated() -> None:
    seats = small({"saruman": {"reserve": ["haradrim-cavalry"]}, "aragorn": {"hand": ["arwen", "legolas"]}})
    game = play(table(path="bag-end", to_act="saruman", seats=seats), "use")
    assert (game.question and game.question.side, game.names()) == ("aragorn", ["yes", "no"])
    game = play(game, "no")
    assert hands(game)["aragorn"] == 2
    assert battleground("minas-tirith") in game.state.battlegrounds
