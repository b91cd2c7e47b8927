"""What the rules of thumb choose where hardly any game asks."""

from __future__ import annotations

from boardgame.battles import half, shadow_attacks
from boardgame.boards import FREE, SHADOW, inside, reserve
from boardgame.cards.free_events import played
from boardgame.cards.shadow_hand import played as shadow_played
from boardgame.lords.fights import BLACK, GOTHMOG, in_the_open
from helpers import asked, play
from players.choosing import choice

BLADE, FATEFUL = half("blade-of-westernesse"), half("fateful-strike")
GREY_COMPANY, DAY_AND_NIGHT, DENETHORS_FOLLY = "fp-character-24", "fp-strategy-12", "shadow-strategy-03"
SPELLS = "shadow-character-19"


STRUCK = (1, 1, 1, 1, 1, 0, 2, 6, 6)
"""The Free Peoples hit twice, in the re-roll."""


def test_the_blade_of_westernesse_is_for_the_better_leader() -> None:
    game = in_the_open(SHADOW, "gondor 2 meriadoc peregrin", f"sauron 3 {GOTHMOG} {BLACK}", BLADE)
    game = play(game, BLADE, *STRUCK)
    assert (asked(game), choice(game)) == ((FREE, "eliminate-minion"), BLACK)


def test_a_fateful_strike_is_for_a_minion_and_not_for_a_nazgul() -> None:
    game = shadow_attacks("gondor 2/0/2", "sauron 3 nazgul 2 mouth-of-sauron", FATEFUL)
    game = play(game, FATEFUL, *STRUCK)
    assert (asked(game), choice(game)) == ((FREE, "fateful-strike"), "mouth-of-sauron")


def test_the_grey_company_takes_the_place_of_figures_of_which_many_are_left() -> None:
    game = played(GREY_COMPANY, {"osgiliath": "rohan 2 gondor 2 strider"})
    left = [reserve(game, name) for name in game.names()]
    assert (asked(game), choice(game)) == ((FREE, "grey-company"), game.names()[left.index(max(left))])


def test_the_better_leader_goes_with_those_who_march_day_and_night() -> None:
    nobody = {"companions": [], "guide": "gollum"}
    game = played(DAY_AND_NIGHT, {"edoras": "rohan 2/0/1 gimli gandalf-the-grey"}, fellowship=nobody)
    game = play(game, "folde", None, "some", 1, 0, False, False)
    assert (asked(game), choice(game)) == ((FREE, "who-leads"), "gandalf-the-grey")


def test_denethors_folly_costs_one_leader_or_the_other() -> None:
    city = "minas-tirith"
    besieged = {city: "gondor 2/0/1 north 1/0/1"}
    game = shadow_played(DENETHORS_FOLLY, {city: "sauron 2"}, besieged=besieged)
    assert asked(game) == (FREE, "which-leader")
    assert inside(play(game, choice(game)), city).leaders == 1


def test_dreadful_spells_come_from_where_the_most_nazgul_are() -> None:
    armies = {"south-ithilien": "sauron 2 nazgul 1", "dol-guldur": "sauron 2 nazgul 3"}
    game = shadow_played(SPELLS, {**armies, "osgiliath": "gondor 1", "southern-mirkwood": "elves 1"})
    assert (asked(game), choice(game)) == ((SHADOW, "spells-from"), "dol-guldur")
