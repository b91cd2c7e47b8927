"""The companions of the Council of Rivendell: what their cards do on the map and as guides."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.boardgame.cards.characters import rouse
from ringwar.boardgame.lords.table.companions import DUNADAN
from ringwar.boardgame.lords.table.facts import LORDS
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS
from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.clash import Clash
from ringwar.boardgame.rules.combat_texts import STRENGTH
from ringwar.boardgame.rules.hunt import guide_leaves
from ringwar.boardgame.table.facts import DWARVES, ELVES, FREE, GONDOR, NORTH
from ringwar.boardgame.table.queries import is_unconquered
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import GUIDES, NO_RE_ROLLS, BoardGame, Condition, Effect, action

BOROMIR, GIMLI, LEGOLAS = "boromir-captain-general", "gimli-dwarven-lord", "legolas-elven-prince"
MERIADOC, PEREGRIN = "meriadoc-hobbit-of-the-shire", "peregrin-hobbit-of-the-shire"

NATION_OF = {BOROMIR: GONDOR, GIMLI: DWARVES, LEGOLAS: ELVES, MERIADOC: NORTH, PEREGRIN: NORTH}
"""The nation of which each of them is a lord or a defender."""
HOME = {GIMLI: "erebor", MERIADOC: "the-shire", PEREGRIN: "the-shire"}
"""The one region from which some of them call their people."""
CALLS = {
    BOROMIR: "boromir-calls-gondor",
    GIMLI: "gimli-calls-the-dwarves",
    LEGOLAS: "legolas-calls-the-elves",
    MERIADOC: "meriadoc-calls-the-north",
    PEREGRIN: "peregrin-calls-the-north",
}


# Calling a nation


def can_call(state: State, name: str) -> bool:
    """LM-COUNCIL-07. A companion is in an unconquered city or stronghold of his people, who are not yet At War."""
    nation = NATION_OF[name]
    region = next((at for each, at in state.characters.items() if each.name == name), None)
    if region is None or region.nation != nation or not (region.is_city or region.is_stronghold):
        return False
    if HOME.get(name, region.name) != region.name or not is_unconquered(state, region):
        return False
    return state.politics[nation] > 0 and bool(state.rules.may_rouse(state, nation))


def call(game: BoardGame, name: str) -> None:
    """LM-COUNCIL-07. The nation becomes active and advances one step."""
    nation = NATION_OF[name]
    region = next(at for each, at in game.state.characters.items() if each.name == name)
    politics.activate(game, nation, region)
    rouse(game, nation)


def _may_call(name: str) -> Condition:
    return lambda state: can_call(state, name)


def _calls(name: str) -> Effect:
    return lambda game: call(game, name)


for _name, _action in CALLS.items():
    action(_action, FREE, by=LORDS[_name], when=_may_call(_name), book=LORDS_ACTIONS)(_calls(_name))


# In battle


def defends(nation: str) -> Callable[[Clash, str], int]:
    """One more die for an army that defends in a region of a nation."""
    return lambda clash, side: int(clash.attacker != side and clash.battle.target.nation == nation)


STRENGTH.update({name: defends(nation) for name, nation in NATION_OF.items()})


# As guides

GUIDES.update(dict.fromkeys((BOROMIR, GIMLI, LEGOLAS), guide_leaves))
NO_RE_ROLLS.add(DUNADAN)
