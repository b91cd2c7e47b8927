"""Elrond and Galadriel in battle and in recruiting: House of Elrond, Valour of the Elven-folk, combat cards."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import half, lost, rolled
from boardgame.boards import FREE, SHADOW, Board, army, field, inside
from boardgame.figures import actions
from boardgame.lords.fights import ELROND, GALADRIEL, NO_RINGS, attacked_by, leaderships, most_re_rolls, ready, round_of
from boardgame.lords.tables import lords_board
from helpers import asked, key, play
from marks import rule

HEROIC_DEATH, BLACK_BREATH, WORDS_OF_POWER = half("heroic-death"), half("black-breath"), half("words-of-power")
ONES = (1,) * 5


def rivendell_attacked(inside: str, *hands: str, shadow: str = "sauron 5", home: str = "rivendell") -> Board:
    origin = {"rivendell": "trollshaws", "lorien": "dimrill-dale"}[home]
    return play(attacked_by(SHADOW, {home: inside, origin: shadow}, None, *hands), "no")


# House of Elrond


@rule("LM-EX-13", "LM-ELROND-02", "LM-ELROND-09")
def test_elven_elite_units_with_elrond_lead_as_well_as_fight() -> None:
    game = rivendell_attacked(f"elves 0/3/1 {ELROND}")
    assert leaderships(game) == (6, 0)
    game = play(game, *ONES, 1, 1, 1)
    assert rolled(game)[-1]["dice"] == [1, 1, 1]
    assert most_re_rolls(game) == (FREE, 3)


@rule("LM-ELROND-09")
@pytest.mark.parametrize(
    ("figures", "leadership"),
    [
        (f"elves 4 {ELROND}", 2),
        (f"elves 2/1 {ELROND}", 3),
        (f"elves 1 north 0/1 dwarves 0/1 {ELROND}", 2),
        (f"elves 0/2 {ELROND} strider", 5),
        ("elves 0/3/1", 1),
    ],
)
def test_only_elven_elite_units_lead_and_only_with_elrond(figures: str, leadership: int) -> None:
    assert leaderships(rivendell_attacked(figures))[0] == leadership


@rule("LM-ELROND-09")
def test_elite_units_elsewhere_do_not_lead() -> None:
    game = attacked_by(SHADOW, {"lorien": "elves 0/3", "dimrill-dale": "sauron 5", "rivendell": f"elves 0/2 {ELROND}"})
    assert leaderships(play(game, "no"))[0] == 0


@rule("LM-ELROND-09")
def test_the_house_of_elrond_works_inside_a_besieged_rivendell() -> None:
    game = attacked_by(SHADOW, {"rivendell": "sauron 5"}, {"rivendell": f"elves 1/2 {ELROND}"})
    assert leaderships(game)[0] == 4


@rule("LM-ELROND-09")
@pytest.mark.parametrize(("goes", "leadership"), [("yes", 4), ("no", 2)])
def test_elite_units_that_attack_out_of_rivendell_lead_even_if_elrond_does_not_fight(
    goes: str, leadership: int
) -> None:
    game = ready(FREE, {"rivendell": f"elves 1/2 {ELROND}", "trollshaws": "sauron 1"})
    game = play(game, "attack", "some", 0, 2, goes)
    assert leaderships(game)[0] == leadership


@rule("LM-ELROND-09", "LM-ELROND-11")
def test_words_of_power_take_away_the_house_of_elrond() -> None:
    game = rivendell_attacked(f"elves 0/3/1 {ELROND}", WORDS_OF_POWER, shadow="sauron 5 nazgul 1")
    game = play(game, WORDS_OF_POWER, *ONES, 1, 1, 1, 0)
    assert most_re_rolls(game) == (FREE, 1)


@rule("LM-GALADRIEL-02")
def test_galadriel_leads_with_two_and_without_the_elite_units() -> None:
    assert leaderships(rivendell_attacked(f"elves 1/2 {GALADRIEL}", home="lorien"))[0] == 2


# For combat cards

KEEPERS = pytest.mark.parametrize(("keeper", "home"), [(ELROND, "rivendell"), (GALADRIEL, "lorien")])


@rule("LM-ELROND-11", "LM-GALADRIEL-11", "LM-AMB-26")
@KEEPERS
def test_a_keeper_dies_for_three_hits(keeper: str, home: str) -> None:
    game = rivendell_attacked(f"elves 5 {keeper}", HEROIC_DEATH, home=home)
    game = play(game, HEROIC_DEATH, 6, 6, 6, 6, 1, *ONES, 0)
    assert (asked(game), game.names()) == ((FREE, "heroic-death"), [keeper, "none"])
    game = play(game, keeper)
    assert game.names() == ["1", "2", "3"]
    game = play(game, 3)
    assert (lost(game, keeper), field(game, home).size) == (True, 4)


@rule("LM-ELROND-11", "LM-GALADRIEL-11", "LM-AMB-26")
@KEEPERS
@pytest.mark.parametrize(("dice", "offered"), [((6, 6, 1), False), ((6, 6, 6), True)])
def test_the_black_breath_reaches_a_keeper_with_three_hits_of_the_re_roll(
    keeper: str, home: str, dice: tuple[int, ...], offered: bool
) -> None:
    game = rivendell_attacked(f"elves 5/0/1 {keeper}", BLACK_BREATH, shadow="sauron 5 nazgul 3", home=home)
    game = play(game, BLACK_BREATH, *ONES, *ONES, 3, *dice, 0)
    assert asked(game) == (SHADOW, "black-breath")
    assert (keeper in game.names()) == offered


# Valour of the Elven-folk


def lorien_besieged(box: str = "elves 4", more: str = GALADRIEL, **fields: Any) -> Board:
    found = {"at_war": ["elves"], "free": ["muster", "event"], "shadow": ["event"], "lords": NO_RINGS, **fields}
    return lords_board({"lorien": "sauron 5"}, {"lorien": f"{box} {more}"}, **found)


def elves_where(game: Board, piece: str) -> list[str]:
    """Where an Elven figure can be recruited."""
    game = play(game, "muster", "recruit", piece)
    return game.names() if key(game) == "recruit-where" else ["lorien"]


@rule("LM-EX-14", "LM-GALADRIEL-09")
def test_an_elite_unit_is_recruited_in_besieged_lorien() -> None:
    game = lorien_besieged()
    assert "lorien" in elves_where(game, "elves-elite")
    game = play(game, "muster", "recruit", "elves-elite", "lorien")
    assert inside(game, "lorien") == army(elves_regular=4, elves_elite=1)


@rule("LM-GALADRIEL-09")
@pytest.mark.parametrize("piece", ["elves-regular", "elves-leader"])
def test_regulars_and_leaders_are_recruited_in_besieged_lorien(piece: str) -> None:
    game = lorien_besieged("elves 2/2/1")
    game = play(game, "muster", "recruit", piece)
    game = play(game, "lorien") if key(game) == "recruit-where" else game
    game = play(game, "none")
    assert inside(game, "lorien").size + inside(game, "lorien").leaders == 6


@rule("LM-GALADRIEL-09")
def test_without_galadriel_nothing_is_recruited_in_besieged_lorien() -> None:
    assert "lorien" not in elves_where(lorien_besieged(more=""), "elves-elite")


@rule("LM-GALADRIEL-09")
def test_galadriel_opens_no_other_besieged_stronghold() -> None:
    game = lords_board(
        {"lorien": f"elves 1 {GALADRIEL}", "rivendell": "sauron 5"},
        {"rivendell": "elves 2"},
        at_war=["elves"],
        free=["muster", "event"],
        shadow=["event"],
    )
    found = elves_where(game, "elves-elite")
    assert "lorien" in found
    assert "rivendell" not in found


@rule("LM-GALADRIEL-10")
def test_no_more_than_five_units_are_recruited_inside() -> None:
    assert "lorien" not in elves_where(lorien_besieged("elves 3/2"), "elves-regular")
    game = play(lorien_besieged("elves 3/2"), "muster", "recruit", "elves-leader")
    assert inside(play(game, "none"), "lorien").leaders == 1


@rule("LM-GALADRIEL-10")
def test_recruiting_inside_needs_the_elves_at_war() -> None:
    assert "recruit" not in actions(lorien_besieged(at_war=["sauron"]), "muster")


@rule("LM-GALADRIEL-10")
def test_two_figures_of_one_result_go_to_different_settlements() -> None:
    game = play(lorien_besieged("elves 3"), "muster", "recruit", "elves-regular", "lorien", "elves-regular")
    assert "lorien" not in game.names()


@rule("LM-ELROND-10")
def test_the_house_of_elrond_is_a_matter_of_battles_only() -> None:
    game = ready(FREE, {"rivendell": f"elves 1/2 {ELROND}", "trollshaws": "sauron 1"}, free=["character"] * 2)
    assert "move-led-army" not in actions(game, "character")
    assert round_of(play(game, "attack-led", "all")).leadership(FREE) == 4
