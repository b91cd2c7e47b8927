"""Lord Elrond and Lady Galadriel: how they come into play, and what they do at home. Their rings stand in `rings`."""

from __future__ import annotations

from ringwar.boardgame.lords.table.facts import LORDS, Lord
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS
from ringwar.boardgame.rules.clash import Clash
from ringwar.boardgame.rules.combat_texts import LEADERSHIP
from ringwar.boardgame.rules.entering import enter
from ringwar.boardgame.table.armies import ELITES
from ringwar.boardgame.table.facts import ELVES, FREE, MUSTER, MUSTER_ARMY, REGIONS, SAURON
from ringwar.boardgame.table.queries import is_at_war, is_unconquered
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import INSIDE, BoardGame, action

ELROND, GALADRIEL = LORDS["elrond-keeper-of-vilya"], LORDS["galadriel-keeper-of-nenya"]
RIVENDELL, LORIEN = REGIONS["rivendell"], REGIONS["lorien"]
HOMES = {ELROND: RIVENDELL, GALADRIEL: LORIEN}


# Coming into play


def can_come(state: State, keeper: Lord) -> bool:
    """LM-CHAR-01, LM-ELROND-04, LM-ELROND-05, LM-GALADRIEL-04, LM-GALADRIEL-05.

    Sauron or the Elves are At War, the home of a keeper is unconquered, and he is new to a game in which he is used.
    """
    if keeper.name not in state.rules.box.characters or keeper in state.characters or keeper in state.eliminated:
        return False
    return (is_at_war(state, SAURON) or is_at_war(state, ELVES)) and is_unconquered(state, HOMES[keeper])


def come(game: BoardGame, keeper: Lord) -> None:
    """LM-ELROND-03, LM-ELROND-06, LM-ELROND-07, LM-GALADRIEL-03, LM-GALADRIEL-06, LM-GALADRIEL-07.

    A keeper of the Elves appears at home, inside if it is besieged.
    """
    enter(game, keeper, HOMES[keeper])
    game.state.rules.recruited(game.state, ELVES)


@action(
    "elrond-enters",
    FREE,
    MUSTER,
    MUSTER_ARMY,
    by=ELROND,
    when=lambda state: can_come(state, ELROND),
    nation=ELVES,
    book=LORDS_ACTIONS,
)
def elrond_enters(game: BoardGame) -> None:
    """LM-ELROND-06. A Muster result brings Elrond into play."""
    come(game, ELROND)


@action(
    "galadriel-enters",
    FREE,
    MUSTER,
    MUSTER_ARMY,
    by=GALADRIEL,
    when=lambda state: can_come(state, GALADRIEL),
    nation=ELVES,
    book=LORDS_ACTIONS,
)
def galadriel_enters(game: BoardGame) -> None:
    """LM-GALADRIEL-06. A Muster result brings Galadriel into play."""
    come(game, GALADRIEL)


# House of Elrond, Valour of the Elven-folk


def house_of_elrond(clash: Clash, side: str) -> int:
    """LM-ELROND-09, LM-ELROND-10. In a battle every Elven elite unit where Elrond is counts as a leader too."""
    return clash.force(side).army.count(ELITES[ELVES])


LEADERSHIP[ELROND.name] = house_of_elrond
INSIDE[GALADRIEL.name] = LORIEN
