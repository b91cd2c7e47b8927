"""How the Shadow makes war by rules of thumb: it gathers its armies and keeps few goals."""

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
