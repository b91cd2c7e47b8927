"""Elrond and Galadriel never leave their homes: no card takes them along."""

from __future__ import annotations

from boardgame.boards import FREE, field
from boardgame.lords.tables import lords_board
from helpers import asked, play
from marks import rule

MARCH = "fp-strategy-12"


@rule("LM-GALADRIEL-01", "LM-ELROND-01")
def test_an_army_cannot_march_by_a_companion_who_never_leaves() -> None:
    armies = {"lorien": "elves 2 galadriel-keeper-of-nenya", "rivendell": "elves 2 elrond-keeper-of-vilya"}
    game = lords_board({**armies, "edoras": "rohan 2 gimli"}, free=["event"] * 2, shadow=["event"] * 2, hands=[MARCH])
    game = play(game, "event", "play-event")
    assert (*asked(game), "lorien" in game.names()) == (FREE, "march-where", False)
    assert field(game, "edoras").size == 2


@rule("LM-GALADRIEL-01")
def test_a_companion_who_never_leaves_is_no_companion_to_march_with() -> None:
    armies = {"lorien": "elves 2 galadriel-keeper-of-nenya"}
    game = lords_board(armies, free=["event"] * 2, shadow=["event"] * 2, hands=[MARCH])
    game = play(game, "event", "play-event")
    assert field(game, "lorien").size == 2
