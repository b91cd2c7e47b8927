"""Battles with the expansion for tests: attacks as far as the first combat cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardgame.battles import HERE, THERE, with_all
from boardgame.boards import FREE, SHADOW, Board, game_with
from boardgame.lords.tables import lords_board
from helpers import asked, play
from ringwar.boardgame.rules.combat_round import Round
from ringwar.boardgame.table.facts import NATIONS

NO_RINGS = {"rings": dict.fromkeys(("vilya", "nenya", "narya"), "out")}
BLACK = "mouth-of-sauron-black-numenorean"
GOTHMOG = "gothmog-lieutenant-of-morgul"
BALROG = "balrog-of-moria"
CHIEF = "witch-king-chief-of-the-ringwraiths"
ELROND, GALADRIEL = "elrond-keeper-of-vilya", "galadriel-keeper-of-nenya"
NARYA = "gandalf-grey-keeper-of-narya"


def ready(
    side: str, armies: Mapping[str, str], besieged: Mapping[str, str] | None = None, *hands: str, **fields: Any
) -> Board:
    """A side is about to attack; it has two dice for it, and all nations are At War."""
    dice: dict[str, Sequence[str]] = {"free": ["muster-army"] * 2} if side == FREE else {"shadow": ["army"] * 2}
    fields = {"at_war": NATIONS, "lords": NO_RINGS, **dice, **fields}
    return lords_board(armies, besieged, hands=hands, **fields)


def attacked_by(
    side: str, armies: Mapping[str, str], besieged: Mapping[str, str] | None = None, *hands: str, **fields: Any
) -> Board:
    """A side attacks with all it has; the questions of the first round come next."""
    return with_all(play(ready(side, armies, besieged, *hands, **fields), "attack"))


def in_the_open(side: str, free: str, shadow: str, *hands: str, **fields: Any) -> Board:
    """A side attacks on open land."""
    return attacked_by(side, {HERE: free, THERE: shadow}, None, *hands, **fields)


def round_of(game: Board) -> Round:
    """The round of the battle that is fought, with nothing played yet."""
    copy = game_with(game)
    assert copy.state.battle is not None
    return Round(copy, copy.state.battle)


def leaderships(game: Board) -> tuple[int, int]:
    """The leadership of the Free Peoples and of the Shadow in the battle."""
    fight = round_of(game)
    return fight.leadership(FREE), fight.leadership(SHADOW)


def most_re_rolls(game: Board) -> tuple[str, int]:
    """Who is asked about the leader re-roll, and how many dice it may roll again at most."""
    side, key = asked(game)
    assert key == "re-roll"
    return side, int(game.names()[0])
