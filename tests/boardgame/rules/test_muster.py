"""Chapter 10: recruiting."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, army, board, field, inside, reserve, where
from boardgame.figures import actions, nazgul
from boardgame.sieges import politics, wrongs
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.table.armies import BY_NAME

SHADOWS = ["isengard", "sauron", "southrons"]
FREES = ["dwarves", "elves", "gondor", "north", "rohan"]


def recruiting(side: str, at_war: list[str], armies: dict[str, str] | None = None, **fields: Any) -> Board:
    """A side is about to recruit with a Muster result; another die is left."""
    dice: dict[str, Any] = {"free": ["muster", "event"]} if side == FREE else {"shadow": ["muster", "event"]}
    return play(board(armies, at_war=at_war, **dice, **fields), "muster", "recruit")


# What a Muster result brings


@rule("BG-MUSTER-01", "BG-ACT-14")
@pytest.mark.parametrize(
    "first, second",
    [
        ("gondor-regular", "gondor-regular"),
        ("gondor-regular", "gondor-leader"),
        ("gondor-leader", "gondor-regular"),
        ("gondor-leader", "gondor-leader"),
    ],
)
def test_two_regulars_or_leaders_in_any_mixture(first: str, second: str) -> None:
    armies = dict.fromkeys(("pelargir", "minas-tirith", "dol-amroth"), "gondor 1")
    game = recruiting(FREE, ["gondor"], armies)
    game = play(game, first, "pelargir", second, "minas-tirith")
    assert field(game, "pelargir") == army(gondor_regular=1).plus(BY_NAME[first])
    assert field(game, "minas-tirith") == army(gondor_regular=1).plus(BY_NAME[second])
    assert game.state.dice[FREE] == ("event",)


@rule("BG-MUSTER-01")
@pytest.mark.parametrize(
    "first, second", [("nazgul", "nazgul"), ("nazgul", "sauron-regular"), ("sauron-regular", "nazgul")]
)
def test_nazgul_are_recruited_like_leaders(first: str, second: str) -> None:
    game = play(recruiting(SHADOW, ["sauron"]), first, "moria", second, "dol-guldur")
    places = {"moria": first, "dol-guldur": second}
    assert nazgul(game) == {name: 1 for name, piece in places.items() if piece == "nazgul"}
    for name, piece in places.items():
        assert field(game, name) == (army() if piece == "nazgul" else army(sauron_regular=1))


@rule("BG-MUSTER-01")
def test_an_elite_unit_comes_alone() -> None:
    game = play(recruiting(FREE, ["gondor"], {"pelargir": "gondor 1"}), "gondor-elite", "pelargir")
    assert field(game, "pelargir") == army(gondor_regular=1, gondor_elite=1)
    assert key(game) == "use-die"
    game = play(recruiting(FREE, ["gondor"], {"pelargir": "gondor 1"}), "gondor-regular", "dol-amroth")
    assert game.names() == ["gondor-regular", "gondor-leader", "none"]  # no elite unit as the second


@rule("BG-MUSTER-02")
def test_only_nations_at_war_are_recruited() -> None:
    assert "recruit" not in actions(board(free=["muster", "event"], active=["gondor"]), "muster")
    game = recruiting(FREE, ["gondor"], {"edoras": "rohan 1"})
    assert game.names() == ["gondor-regular", "gondor-elite"]


@rule("BG-MUSTER-03")
def test_figures_are_placed_in_free_settlements_of_their_own_nation() -> None:
    game = play(recruiting(FREE, ["gondor", "rohan"], {"osgiliath": "gondor 1"}), "gondor-regular")
    assert set(game.names()) == {"dol-amroth", "lamedon", "lossarnach", "minas-tirith", "pelargir"}
    game = play(recruiting(FREE, ["north"]), "north-elite")
    assert set(game.names()) == {"bree", "carrock", "dale", "the-shire"}


@rule("BG-MUSTER-04", "BG-MUSTER-05", "BG-EX-23")
def test_two_nations_may_get_a_figure_each_in_different_settlements() -> None:
    game = play(recruiting(FREE, ["gondor", "rohan"]), "gondor-regular", "pelargir")
    assert set(game.names()) == {"gondor-regular", "rohan-regular", "none"}
    assert "pelargir" not in play(game, "gondor-regular").names()
    game = play(game, "rohan-regular", "edoras")
    assert (field(game, "pelargir"), field(game, "edoras")) == (army(gondor_regular=1), army(rohan_regular=1))


@rule("BG-MUSTER-05")
def test_a_nation_with_one_open_settlement_gets_one_figure() -> None:
    enemies = dict.fromkeys(("ered-luin", "iron-hills"), "sauron 1")
    control = dict.fromkeys(enemies, SHADOW)
    game = recruiting(FREE, ["dwarves"], {**enemies, "erebor": "dwarves 1"}, control=control)
    game = play(game, "dwarves-regular")
    assert field(game, "erebor") == army(dwarves_regular=2)
    assert key(game) == "use-die"


@rule("BG-MUSTER-06")
def test_nazgul_are_recruited_in_sauron_strongholds_only() -> None:
    game = play(recruiting(SHADOW, SHADOWS), "nazgul")
    assert set(game.names()) == {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"}


@rule("BG-MUSTER-07", "BG-AMB-06")
def test_nazgul_need_sauron_at_war() -> None:
    assert "nazgul" not in recruiting(SHADOW, ["southrons"]).names()
    assert "nazgul" in recruiting(SHADOW, ["sauron"]).names()


@rule("BG-MUSTER-08", "BG-AMB-07")
def test_a_player_may_recruit_one_figure_only() -> None:
    game = play(recruiting(SHADOW, ["sauron"]), "sauron-regular", "moria", "none")
    assert field(game, "moria") == army(sauron_regular=1)
    assert told(game, "recruit") == [{"piece": "sauron-regular", "region": "moria"}]
    assert game.state.dice[SHADOW] == ("event",)


@rule("BG-MUSTER-09", "BG-AMB-05")
def test_a_leader_is_recruited_only_where_a_unit_stands() -> None:
    game = recruiting(FREE, ["gondor"], {"osgiliath": "gondor 1"})
    assert game.names() == ["gondor-regular", "gondor-elite"]
    game = recruiting(FREE, ["gondor"], {"pelargir": "rohan 1", "dol-amroth": "gondor 1"})
    assert play(game, "gondor-leader").names() == ["dol-amroth", "pelargir"]  # a unit of any friendly nation
    game = play(recruiting(FREE, ["gondor"]), "gondor-regular", "pelargir")
    assert game.names() == ["gondor-regular", "none"]  # the new unit stands in the same settlement


# Limits


@rule("BG-MUSTER-10", "BG-MUSTER-11")
def test_nobody_recruits_in_a_captured_settlement() -> None:
    control = {"pelargir": SHADOW, "umbar": FREE}
    free = play(recruiting(FREE, FREES, control=control), "gondor-regular")
    assert set(free.names()) == {"dol-amroth", "lamedon", "lossarnach", "minas-tirith"}
    shadow = play(recruiting(SHADOW, SHADOWS, control=control), "southrons-regular")
    assert set(shadow.names()) == {"far-harad", "near-harad", "north-rhun", "south-rhun"}


@rule("BG-MUSTER-12")
def test_nobody_recruits_in_his_own_besieged_stronghold_with_a_die() -> None:
    game = recruiting(FREE, ["gondor"], {"minas-tirith": "sauron 5"}, besieged={"minas-tirith": "gondor 2"})
    assert set(play(game, "gondor-regular").names()) == {"dol-amroth", "lamedon", "lossarnach", "pelargir"}
    game = recruiting(SHADOW, ["sauron"], {"moria": "elves 5"}, besieged={"moria": "sauron 2"})
    assert "moria" not in play(game, "nazgul").names()


@rule("BG-MUSTER-13")
def test_only_figures_in_the_reinforcements_are_recruited() -> None:
    armies = {"bree": "dwarves 5", "erebor": "dwarves 0/2"}
    casualties = {"dwarves": {"elite": 3, "leader": 4}}
    game = board(armies, at_war=["dwarves"], free=["muster", "event"], casualties=casualties)
    assert "recruit" not in actions(game, "muster")
    game = recruiting(SHADOW, ["sauron"], {"moria": "nazgul 8"})
    assert "nazgul" not in game.names()


@rule("BG-MUSTER-13")
def test_the_last_figure_is_recruited_once() -> None:
    game = play(recruiting(FREE, ["dwarves"], {"bree": "dwarves 4"}), "dwarves-regular", "erebor")
    assert (field(game, "erebor"), reserve(game, "dwarves-regular")) == (army(dwarves_regular=1), 0)
    assert key(game) == "use-die"
    assert wrongs(game) == []


@rule("BG-MUSTER-14", "BG-CAPTURE-09")
def test_a_settlement_taken_back_can_be_used_again() -> None:
    game = board(
        {"osgiliath": "gondor 2"},
        at_war=["gondor"],
        free=["muster-army", "muster", "event"],
        control={"pelargir": SHADOW},
    )
    assert "pelargir" not in play(game, "muster", "recruit", "gondor-regular").names()
    game = play(game, "muster-army", "move-armies", "pelargir", "all")
    assert "pelargir" in play(game, "muster", "recruit", "gondor-regular").names()


# Cards


@rule("BG-MUSTER-15", "BG-MUSTER-19", "BG-MUSTER-09")
def test_a_card_recruits_for_a_nation_not_at_war_unit_and_leader_together() -> None:
    game = board(free=["muster", "event"], hands=["fp-strategy-22"])
    game = play(game, "muster", "play-event", "dwarves-elite")
    assert field(game, "erebor") == army(dwarves_elite=1, dwarves_leader=1)
    assert politics(game, "dwarves") == (3, False)


@rule("BG-MUSTER-17", "BG-MUSTER-09")
def test_a_card_recruits_what_is_available_and_no_leader_alone() -> None:
    armies = {"bree": "dwarves 5/5"}
    game = board(armies, free=["muster", "event"], hands=["fp-strategy-22"])
    game = play(game, "muster", "play-event")
    assert (field(game, "erebor"), reserve(game, "dwarves-leader")) == (army(), 4)
    game = board({"bree": "dwarves 4/5/4"}, free=["muster", "event"], hands=["fp-strategy-22"])
    game = play(game, "muster", "play-event")
    assert field(game, "erebor") == army(dwarves_regular=1)


@rule("BG-MUSTER-18", "BG-EX-21")
def test_a_card_does_not_recruit_among_enemies() -> None:
    armies = {"eastemnet": "isengard 2 gimli", "westemnet": "legolas"}
    game = board(armies, free=["muster", "event"], hands=["fp-strategy-16"])
    game = play(game, "muster", "play-event")
    assert (key(game), game.names()) == ("recruit-where", ["edoras", "westemnet"])
    assert where(game, "gimli") == "eastemnet"


@rule("BG-MUSTER-18")
def test_a_card_does_not_recruit_in_a_settlement_that_the_enemy_holds() -> None:
    game = board(free=["muster", "event"], hands=["fp-strategy-22"], control={"erebor": SHADOW})
    game = play(game, "muster", "play-event")
    assert field(game, "erebor") == army()
    assert told(game, "cannot-recruit") == [{"region": "erebor"}]


@rule("BG-MUSTER-16", "BG-EX-22")
def test_a_card_recruits_into_a_besieged_stronghold() -> None:
    game = board(
        {"helms-deep": "isengard 5"},
        {"helms-deep": "rohan 2 gimli"},
        free=["muster", "event"],
        hands=["fp-strategy-16"],
    )
    game = play(game, "muster", "play-event", "helms-deep", "rohan-regular")
    assert inside(game, "helms-deep") == army(rohan_regular=3, rohan_leader=1)
    assert field(game, "helms-deep") == army(isengard_regular=5)
