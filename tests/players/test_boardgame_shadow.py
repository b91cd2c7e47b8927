"""How the Shadow makes war by rules of thumb: it gathers its armies, keeps few goals, and comes home in time."""

from __future__ import annotations

from boardgame.boards import SHADOW, board
from players.test_boardgame_follies import ON_THE_MARCH, answers
from ringwar.boardgame.sight import Sight
from ringwar.players.boardgame.war import War

MORDOR = {
    "barad-dur": "sauron 4/1",
    "gorgoroth": "sauron 4",
    "minas-morgul": "sauron 5",
    "morannon": "sauron 5",
    "south-rhun": "southrons 3/1",
    "minas-tirith": "gondor 3/1/1",
    "dale": "north 1",
}


def test_armies_join_on_their_way_instead_of_marching_apart() -> None:
    found = list(answers(board(MORDOR, **ON_THE_MARCH)))
    assert found[:3] == [("action", "move-armies"), ("move-army", "gorgoroth"), ("move-where", "minas-morgul")]


def test_the_shadow_keeps_few_goals_at_a_time() -> None:
    assert len(War(Sight(board(MORDOR, **ON_THE_MARCH).state, SHADOW)).goals()) <= 4


def test_an_army_comes_back_to_a_stronghold_that_the_enemy_is_about_to_take() -> None:
    shadow = {
        "minas-tirith": "sauron 7 southrons 1",
        "pelargir": "southrons 2",
        "barad-dur": "sauron 2",
        "morannon": "sauron 2",
        "umbar": "southrons 3",
        "dol-guldur": "sauron 3",
        "moria": "sauron 3",
        "orthanc": "isengard 4/2",
    }
    free = {
        "minas-morgul": "gondor 5/1/2",
        "dol-amroth": "gondor 5/3",
        "helms-deep": "rohan 3/3/1",
        "erebor": "dwarves 2/2",
        "rivendell": "elves 0/2",
        "woodland-realm": "elves 1/1",
        "grey-havens": "elves 1/1",
        "the-shire": "north 2",
    }
    control = {"minas-tirith": SHADOW, "pelargir": SHADOW}
    position = board({**shadow, **free}, {"minas-morgul": "sauron 4"}, **ON_THE_MARCH, control=control)
    found = list(answers(position))
    assert found[:3] == [("action", "move-armies"), ("move-army", "minas-tirith"), ("move-where", "osgiliath")]
