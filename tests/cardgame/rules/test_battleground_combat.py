"""Chapters 17 and 20: battleground combat, and combat on reactivated battlegrounds."""

from __future__ import annotations

import pytest

from cardgame.quiet import quiet
from cardgame.rules.outcomes import FREE, SHADOW, active, battle, cycled, eliminated, scored
from cardgame.tables import Table, names, table
from helpers import asked, play, told
from marks import rule

GUARDS = ["mordor-orcs", "olog-hai", "gorbag-and-shagrat"]


def dol_guldur(*attackers: str) -> Table:
    """The rulebooks' example: a battleground with two icons, held by three cards of Mordor."""
    return battle("dol-guldur", [*attackers, *GUARDS])


@rule("CG-EX-55", "CG-COMBATBG-03", "CG-COMBATBG-06")
def test_dol_guldur_is_held_by_orcs_and_olog_hai() -> None:
    game = dol_guldur("high-elves", "galadriel+nenya-ring-of-adamant")
    assert game.state.combat is not None
    assert game.state.combat.uncancelled == 3  # five less the two of Dol Guldur
    game = play(game, "mordor-orcs", "yes", "olog-hai", "yes")
    assert names(game.state.eliminated["witch-king"]) == {"mordor-orcs", "olog-hai"}
    assert names(game.state.cycles["witch-king"]) == {"gorbag-and-shagrat"}
    assert names(game.state.eliminated["aragorn"]) == {"high-elves", "galadriel", "nenya-ring-of-adamant"}
    assert scored(game, SHADOW) == {"dol-guldur"}
    assert game.view("frodo")["points"] == {FREE: 0, SHADOW: 1}


@rule("CG-EX-56", "CG-COMBATBG-08")
def test_the_olog_hai_cannot_be_saved() -> None:
    game = dol_guldur("high-elves", "galadriel+nenya-ring-of-adamant")
    game = play(game, "mordor-orcs", "yes", "gorbag-and-shagrat", "yes")
    assert names(game.state.eliminated["witch-king"]) == set(GUARDS)
    assert scored(game, SHADOW) == {"dol-guldur"}


@rule("CG-EX-57", "CG-LEAD-07", "CG-LEAD-08")
def test_leadership_counts_on_when_the_supporting_army_is_lost() -> None:
    game = dol_guldur("high-elves", "galadriel+nenya-ring-of-adamant")
    game = play(game, "olog-hai", "yes", "gorbag-and-shagrat", "yes")
    assert names(game.state.cycles["witch-king"]) == {"mordor-orcs"}
    assert scored(game, SHADOW) == {"dol-guldur"}


@rule("CG-EX-58", "CG-LEAD-01")
def test_galadriel_without_an_army_has_two_icons() -> None:
    game = dol_guldur("galadriel+nenya-ring-of-adamant")
    assert names(game.state.cycles["witch-king"]) == set(GUARDS)
    assert eliminated(game) == {"galadriel", "nenya-ring-of-adamant"}
    assert scored(game, SHADOW) == {"dol-guldur"}


@rule("CG-EX-59", "CG-COMBATBG-05", "CG-COMBATBG-14")
@pytest.mark.parametrize(
    "attackers, winner",
    [
        ([], FREE),
        (["grond-hammer-of-the-underworld"], FREE),
        (["grond-hammer-of-the-underworld", "mordor-orcs"], SHADOW),
    ],
)
def test_minas_tirith_holds_by_itself_against_three(attackers: list[str], winner: str) -> None:
    game = battle("minas-tirith", attackers)
    assert scored(game, winner) == {"minas-tirith"}
    assert game.view("frodo")["points"][winner] == 3
    assert eliminated(game) == set(attackers)


@rule("CG-EX-60", "CG-LEAD-03", "CG-COMBATBG-09")
def test_one_army_supports_only_one_of_two_captains() -> None:
    attackers = ["soldiers-of-gondor", "knights-of-dol-amroth", "guards-of-the-citadel"]
    defenders = ["mordor-orcs", "mouth-of-sauron", "gorbag-and-shagrat"]
    game = battle("minas-morgul", [*attackers, *defenders], reactivated_from=FREE)  # so that its own icons are ignored
    assert asked(game) == ("witch-king", "support")
    game = play(game, "gorbag-and-shagrat")
    assert names(game.state.eliminated["witch-king"]) == set(defenders)
    assert scored(game, FREE) == {"minas-morgul"}


@rule("CG-COMBATBG-01", "CG-COMBATBG-02", "CG-COMBATBG-13")
@pytest.mark.parametrize("starting", ["frodo", "witch-king"])
@pytest.mark.parametrize(
    "place, defenders, attackers, owner",
    [
        ("edoras", "riders-of-rohan", "fighting-uruk-hai", "frodo"),
        ("orthanc", "fighting-uruk-hai", "riders-of-rohan", "saruman"),
    ],
)
def test_a_battlegrounds_own_side_defends_whoever_starts(
    starting: str, place: str, defenders: str, attackers: str, owner: str
) -> None:
    game = battle(place, [attackers, defenders], starting_player=starting)
    assert names(game.state.cycles[owner]) == {defenders}
    assert eliminated(game) == {attackers}


@rule("CG-COMBATBG-03")
@pytest.mark.parametrize(
    "cards, attack",
    [
        (["mordor-orcs"], 1),
        (["mordor-orcs", "olog-hai"], 3),
        (["the-witch-king+fell-beast"], 3),
        (["the-witch-king+fell-beast", "mordor-orcs:2/0", "the-reaver"], 7),
        (["the-reaver"], 0),
        (["the-reaver", "soldiers-of-gondor"], 0),
        (["haradrim-cavalry", "the-black-serpent"], 3),
    ],
)
def test_the_attack_is_the_sum_of_cards_items_added_icons_and_leadership(cards: list[str], attack: int) -> None:
    game = battle("minas-tirith", cards, defense=20)
    assert told(game, "battleground-combat")[0]["attack"] == attack


@rule("CG-EX-62", "CG-COMBATBG-04", "CG-AMB-09")
@pytest.mark.parametrize("added, winner", [(0, FREE), (1, SHADOW)])
def test_attack_icons_added_to_a_battleground_count_for_the_attacker(added: int, winner: str) -> None:
    game = battle("edoras", ["white-hand-orcs"], attack=added)
    assert scored(game, winner) == {"edoras"}
    assert game.state.added == {}


@rule("CG-EX-61", "CG-COMBATBG-05", "CG-TOKEN-04")
def test_defence_icons_added_to_a_battleground_cancel_before_any_card_is_lost() -> None:
    game = battle("lorien", ["grond-hammer-of-the-underworld", "legolas"], defense=1)
    assert cycled(game) == {"legolas"}
    assert scored(game, FREE) == {"lorien"}
    assert game.state.added == {}
    assert eliminated(battle("lorien", ["grond-hammer-of-the-underworld", "legolas"])) >= {"legolas"}


@rule("CG-COMBATBG-07")
def test_surplus_icons_of_a_lost_defender_are_lost() -> None:
    attackers = ["devilry-of-saruman", "white-hand-orcs"]  # four, of which Helm's Deep cancels two
    game = play(battle("helms-deep", [*attackers, "village-militia", "gandalf-the-white"]), "gandalf-the-white", "yes")
    assert cycled(game) == {"village-militia"}
    assert eliminated(game) == {*attackers, "gandalf-the-white"}
    game = play(battle("helms-deep", [*attackers, "village-militia", "gandalf-the-white"]), "village-militia", "yes")
    assert eliminated(game) == {*attackers, "gandalf-the-white", "village-militia"}
    assert scored(game, FREE) == {"helms-deep"}


@rule("CG-COMBATBG-08", "CG-AMB-08")
def test_the_defender_may_not_stop_early_and_loses_nothing_more_than_needed() -> None:
    game = battle("helms-deep", ["devilry-of-saruman", "village-militia", "riders-of-rohan", "eomer"])
    assert game.names() == ["village-militia", "riders-of-rohan", "eomer"]
    game = play(game, "riders-of-rohan", "yes")
    assert cycled(game) == {"village-militia", "eomer"}


@rule("CG-COMBATBG-09", "CG-AMB-07")
@pytest.mark.parametrize(
    "reading, lost", [("eliminated", {"theoden", "village-militia"}), ("cycled", {"village-militia"})]
)
def test_defenders_without_icons_fall_with_a_lost_battleground(reading: str, lost: set[str]) -> None:
    attackers = ["devilry-of-saruman", "wolf-riders"]  # five, of which Edoras cancels one
    game = battle("edoras", [*attackers, "village-militia", "theoden"], options={"defenders-without-icons": reading})
    assert names(game.state.eliminated["frodo"]) == lost
    assert cycled(game) == {"village-militia", "theoden"} - lost
    assert scored(game, SHADOW) == {"edoras"}


@rule("CG-COMBATBG-10")
def test_both_shadow_players_choose_their_losses_together() -> None:
    game = battle("morannon", ["gandalf-the-white", "aragorn", "mordor-orcs", "haradrim-regulars"])
    assert asked(game) == ("witch-king", "loss")
    game = play(game, "haradrim-regulars")
    assert asked(game) == ("saruman", "agree")
    game = play(game, "yes")
    assert names(game.state.eliminated["saruman"]) == {"haradrim-regulars"}
    assert names(game.state.cycles["witch-king"]) == {"mordor-orcs"}


@rule("CG-COMBATBG-11", "CG-AMB-36")
def test_if_the_shadow_disagrees_the_free_peoples_decide() -> None:
    game = battle("morannon", ["gandalf-the-white", "aragorn", "mordor-orcs", "haradrim-regulars"])
    game = play(game, "haradrim-regulars", "no")
    assert asked(game) == ("frodo", "decide-for-enemy")
    game = play(game, "mordor-orcs")
    assert names(game.state.eliminated["witch-king"]) == {"mordor-orcs"}
    assert names(game.state.cycles["saruman"]) == {"haradrim-regulars"}


@rule("CG-COMBATBG-12")
def test_surviving_defenders_are_cycled_with_their_items_to_their_owners() -> None:
    game = battle("lorien", ["mordor-orcs", "gandalf-the-white+shadowfax+glamdring", "galadriel+nenya-ring-of-adamant"])
    assert names(game.state.cycles["frodo"]) == {"gandalf-the-white", "shadowfax", "glamdring"}
    assert names(game.state.cycles["aragorn"]) == {"galadriel", "nenya-ring-of-adamant"}


@rule("CG-COMBATBG-13", "CG-AMB-37")
def test_all_attackers_are_eliminated_win_or_lose_unless_a_text_saves_them() -> None:
    for added, winner in ((0, FREE), (2, SHADOW)):
        game = battle("minas-tirith", ["mordor-orcs", "the-witch-king+nazguls-mantle"], attack=added)
        assert scored(game, winner) == {"minas-tirith"}
        assert eliminated(game) == {"mordor-orcs"}
        assert names(game.state.cycles["witch-king"]) == {"the-witch-king", "nazguls-mantle"}


@rule("CG-ELIM-08", "CG-AMB-37")
def test_what_saves_in_path_combat_only_does_not_save_on_a_battleground() -> None:
    game = battle("edoras", ["devilry-of-saruman", "merry-brandybuck+elven-cloak"])
    assert eliminated(game) == {"devilry-of-saruman", "merry-brandybuck", "elven-cloak"}


@rule("CG-COMBATBG-14", "CG-COMBATBG-15")
def test_the_size_of_an_attackers_surplus_gives_no_corruption() -> None:
    game = battle("edoras", ["devilry-of-saruman", "wolf-riders"], attack=9)
    assert scored(game, SHADOW) == {"edoras"}
    assert game.state.corruption == 0
    assert game.view("frodo")["points"] == {FREE: 0, SHADOW: 1}


# Reactivated battlegrounds


@rule("CG-REACT-01", "CG-EX-63")
@pytest.mark.parametrize("attackers, winner", [([], SHADOW), (["legolas"], FREE)])
def test_printed_icons_are_ignored_on_a_battleground_taken_from_the_other_side(
    attackers: list[str], winner: str
) -> None:
    assert scored(battle("dol-guldur", attackers, reactivated_from=FREE), winner) == {"dol-guldur"}


@rule("CG-REACT-02", "CG-EX-64")
def test_added_icons_count_on_a_battleground_taken_from_the_other_side() -> None:
    game = battle("dol-guldur", ["legolas"], defense=1, reactivated_from=FREE)
    assert scored(game, SHADOW) == {"dol-guldur"}


@rule("CG-REACT-04", "CG-EX-65", "CG-AMB-38")
def test_printed_icons_count_on_a_battleground_taken_from_its_own_side() -> None:
    game = battle("dol-guldur", ["high-elves"], reactivated_from=SHADOW)
    assert scored(game, SHADOW) == {"dol-guldur"}


def black_captain(area: str) -> Table:
    """The Witch-king reactivates Dol Guldur from a scoring area, and Legolas goes there."""
    game = table(
        seats=quiet(
            {
                "witch-king": {"hand": ["the-black-captain", "mordor-orcs"], "reserve": ["the-witch-king"]},
                "aragorn": {"reserve": ["legolas"]},
            }
        ),
        scoring={area: ["dol-guldur"]},
        to_act="witch-king",
    )
    game = play(game, "play", "the-black-captain", "dol-guldur", "no")
    assert active(game) == {"dol-guldur", "lorien"}
    return play(game, "move", "dol-guldur")


@rule("CG-REACT-03", "CG-EX-63", "CG-SCORE-07")
def test_a_reactivated_battleground_calls_its_fellow_and_is_defended_by_its_own_side() -> None:
    game = black_captain(FREE)
    assert scored(game, FREE) == set()
    game = play(game, "pass", "dol-guldur")
    assert scored(game, FREE) == {"dol-guldur", "lorien"}
    assert names(game.state.eliminated["aragorn"]) >= {"legolas"}  # the attackers are eliminated


@rule("CG-REACT-05", "CG-EX-65")
@pytest.mark.parametrize("area, winner", [(FREE, FREE), (SHADOW, SHADOW)])
def test_each_reactivation_is_judged_by_the_scoring_area_it_came_from(area: str, winner: str) -> None:
    game = play(black_captain(area), "pass", "dol-guldur")  # one attack icon against two printed ones
    assert "dol-guldur" in scored(game, winner)
    assert game.state.taken_from == {}
