"""Captain of the West: one more die in the combat roll."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, Board, board
from boardgame.figures import dice_rolled
from helpers import key, play
from marks import rule


def dice(game: Board) -> int:
    """How many dice the Free Peoples roll in the battle that is about to begin: every die shows 1."""
    while not any(side == FREE for side, _ in dice_rolled(game)):
        game = play(game, 1 if key(game) == "combat-die" else "none" if key(game) == "combat-card" else "no")
    return dict(dice_rolled(game))[FREE]


def defended(figures: str) -> Board:
    armies = {"osgiliath": figures, "south-ithilien": "sauron 1"}
    return play(board(armies, at_war=["sauron"], shadow=["army", "event"]), "army", "attack")


@rule("BG-BATTLE-18", "BG-BATTLE-19")
@pytest.mark.parametrize(
    "figures, number",
    [
        ("gondor 2", 2),
        ("gondor 2 gandalf-the-grey", 3),
        ("gondor 2 strider", 3),
        ("gondor 2 boromir", 3),
        ("gondor 2 legolas", 3),
        ("gondor 2 gimli", 3),
        ("gondor 2 aragorn", 3),
        ("gondor 2 meriadoc", 2),
        ("gondor 2 peregrin", 2),
        ("gondor 2 gandalf-the-white", 2),
        ("gondor 2 boromir gimli legolas", 5),
        ("gondor 1 boromir gimli legolas strider gandalf-the-grey", 5),
        ("gondor 4 boromir gimli", 5),
        ("gondor 5 boromir", 5),
    ],
)
def test_each_captain_adds_a_die_up_to_five(figures: str, number: int) -> None:
    assert dice(defended(figures)) == number


def test_a_captain_attacks_as_well() -> None:
    armies = {"osgiliath": "gondor 2 boromir", "south-ithilien": "sauron 1"}
    game = board(armies, at_war=["gondor"], free=["muster-army", "event"])
    assert dice(play(game, "muster-army", "attack", "all")) == 3


def test_a_captain_in_the_rearguard_does_not_count() -> None:
    armies = {"osgiliath": "gondor 3 boromir gimli", "south-ithilien": "sauron 1"}
    game = board(armies, at_war=["gondor"], free=["muster-army", "event"])
    game = play(game, "muster-army", "attack", "some", 2, "no", "yes")
    assert dice(game) == 3  # two regulars and Gimli


def test_a_captain_fights_in_a_besieged_stronghold() -> None:
    game = board(
        {"minas-tirith": "sauron 1"}, {"minas-tirith": "gondor 2 boromir"}, at_war=["sauron"], shadow=["army", "event"]
    )
    assert dice(play(game, "army", "attack")) == 3
