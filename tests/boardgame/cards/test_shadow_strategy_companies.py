"""The Shadow Strategy deck, 11 to 15: Dunlendings, the Witch-king's return, half-orcs and trolls."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Army, army, field, inside, where
from boardgame.cards.shadow_hand import armies_in, crowd, played
from helpers import asked, play
from marks import rule

DUNLENDINGS, RETURN, HALF_ORCS, OLOG_HAI, HILL_TROLLS = (f"shadow-strategy-{number}" for number in range(11, 16))
WITCH_KING = {"moria": "witch-king"}


# Rage of the Dunlendings

AROUND = {"cardolan", "hollin", "moria", "south-downs", "south-dunland", "tharbad"} | {
    "enedwaith",
    "gap-of-rohan",
    "north-dunland",
}


@rule("BG-CARD-17", "BG-MAP-15")
def test_the_dunlendings_rise_in_a_free_region_next_to_dunland() -> None:
    game = played(DUNLENDINGS, {"tharbad": "north 1"}, at_war=["isengard"], control={"moria": FREE})
    assert (asked(game), set(game.names())) == ((SHADOW, "recruit-where"), AROUND - {"tharbad", "moria"})
    game = play(game, "hollin")
    assert armies_in(game, "hollin", "tharbad") == {
        "hollin": army(isengard_regular=2),
        "tharbad": army(north_regular=1),
    }
    assert asked(game) == (SHADOW, "action")


@rule("BG-CARD-15", "BG-CARD-17")
def test_up_to_four_isengard_units_of_dunland_join_them() -> None:
    armies = {"north-dunland": "isengard 3/1 sauron 1 nazgul 1", "south-dunland": "isengard 2"}
    game = played(DUNLENDINGS, armies, "hollin", at_war=["isengard"])
    assert (asked(game), game.names()) == ((SHADOW, "how-many"), ["0", "1", "2", "3"])
    game = play(game, 2, 1)
    assert game.names() == ["0", "1"]  # four in all
    game = play(game, 1)
    assert armies_in(game, "hollin", "north-dunland", "south-dunland") == {
        "hollin": army(isengard_regular=5, isengard_elite=1),
        "north-dunland": army(isengard_regular=1, sauron_regular=1),
        "south-dunland": army(isengard_regular=1),
    }
    assert game.state.nazgul == {REGIONS["north-dunland"]: 1}


@rule("BG-CARD-17", "BG-MUSTER-17")
def test_dunland_itself_may_be_the_goal_and_nobody_need_move() -> None:
    armies = {"north-dunland": "isengard 3", "south-dunland": "isengard 2", **crowd("isengard", 6)}
    game = played(DUNLENDINGS, armies, "south-dunland", 0, at_war=["isengard"])
    assert armies_in(game, "north-dunland", "south-dunland") == {
        "north-dunland": army(isengard_regular=3),
        "south-dunland": army(isengard_regular=3),  # one regular was left
    }


@rule("BG-CARD-18")
def test_without_a_free_region_the_dunlendings_stay_at_home() -> None:
    game = played(DUNLENDINGS, dict.fromkeys(AROUND, "rohan 1"), at_war=["isengard"])
    assert asked(game) == (SHADOW, "action")


# Return of the Witch-king


@rule("BG-CARD-17", "BG-CARD-18")
def test_the_witch_king_returns_to_angmar_even_among_enemies() -> None:
    game = played(RETURN, {"moria": "sauron 2 witch-king", "angmar": "north 1"})
    assert (where(game, "witch-king"), field(game, "angmar")) == ("angmar", army(north_regular=1))
    assert field(game, "moria").size == 2


@rule("BG-MUSTER-17")
def test_the_witch_king_finds_what_is_left() -> None:
    armies = {**WITCH_KING, **crowd("sauron", 35), "nurn": "sauron 0/6"}
    game = played(RETURN, armies)
    assert (where(game, "witch-king"), field(game, "angmar")) == ("angmar", army(sauron_regular=1))


# Half-orcs and Olog-hai


@rule("BG-CARD-17", "BG-MUSTER-16")
@pytest.mark.parametrize("card, nation", [(HALF_ORCS, "isengard"), (OLOG_HAI, "sauron")])
def test_a_unit_joins_any_shadow_army(card: str, nation: str) -> None:
    armies = {"umbar": "southrons 1", "minas-tirith": "southrons 1", "dol-guldur": "elves 1", "nurn": "nazgul 1"}
    sieges = {"minas-tirith": "gondor 1", "dol-guldur": "southrons 1"}
    game = played(card, armies, besieged=sieges, at_war=[nation])
    assert (asked(game), set(game.names())) == ((SHADOW, "recruit-where"), {"umbar", "minas-tirith", "dol-guldur"})
    game = play(game, "dol-guldur")
    assert (asked(game), game.names()) == ((SHADOW, "regular-or-elite"), [f"{nation}-regular", f"{nation}-elite"])
    assert inside(play(game, f"{nation}-elite"), "dol-guldur") == army(**{"southrons_regular": 1, f"{nation}_elite": 1})
    assert inside(play(game, f"{nation}-regular"), "dol-guldur").size == 2


@rule("BG-MUSTER-17", "BG-CARD-18")
@pytest.mark.parametrize("card, nation", [(HALF_ORCS, "isengard"), (OLOG_HAI, "sauron")])
def test_without_an_army_or_a_figure_nobody_joins(card: str, nation: str) -> None:
    assert asked(played(card, {"nurn": "nazgul 1"}, at_war=[nation])) == (SHADOW, "action")
    number = {"isengard": 12, "sauron": 36}[nation]
    none_left = {**crowd(nation, number), "umbar": f"{nation} 0/6"}
    assert asked(played(card, none_left, at_war=[nation])) == (SHADOW, "action")
    elites_left = {**crowd(nation, number), "umbar": f"{nation} 0/5"}
    game = played(card, elites_left, "umbar", at_war=[nation])
    assert field(game, "umbar") == army(**{f"{nation}_elite": 6})


# Hill-trolls


@rule("BG-CARD-17", "BG-CASUALTY-14")
def test_two_sauron_regulars_anywhere_become_elite_units() -> None:
    armies = {"moria": "sauron 2", "dol-guldur": "elves 1", "nurn": "sauron 0/1", "umbar": "southrons 1"}
    fields: dict[str, Any] = {"besieged": {"dol-guldur": "sauron 1"}, "at_war": ["sauron"]}
    game = played(HILL_TROLLS, armies, **fields)
    assert (asked(game), set(game.names())) == ((SHADOW, "replace-where"), {"moria", "dol-guldur"})
    both = play(game, "moria", "moria")
    assert field(both, "moria") == army(sauron_elite=2)
    game = play(game, "dol-guldur")
    assert inside(game, "dol-guldur") == army(sauron_elite=1)
    assert field(game, "moria") == army(sauron_regular=1, sauron_elite=1)
    assert {
        piece.name: game.state.reinforcements[piece] for piece in army(sauron_regular=1, sauron_elite=1).pieces()
    } == {
        "sauron-regular": 35,
        "sauron-elite": 3,
    }


@rule("BG-MUSTER-17", "BG-CARD-18")
@pytest.mark.parametrize(
    "elites, regulars, after",
    [(5, 2, army(sauron_regular=1, sauron_elite=1)), (6, 2, army(sauron_regular=2)), (0, 1, army(sauron_elite=1))],
)
def test_as_many_trolls_come_as_there_are(elites: int, regulars: int, after: Army) -> None:
    armies = {"moria": f"sauron {regulars}", **({"nurn": f"sauron 0/{elites}"} if elites else {})}
    game = played(HILL_TROLLS, armies, at_war=["sauron"])
    assert (field(game, "moria"), asked(game)) == (after, (SHADOW, "action"))
