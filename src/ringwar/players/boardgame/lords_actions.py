"""What the actions of Lords of Middle-earth are worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringwar.boardgame.lords.table.facts import BALROG, GOTHMOG, KEEPER, SPECIAL_DICE
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import DWARVES, ELVES, FREE, GONDOR, NORTH, REGIONS, Region
from ringwar.players.boardgame.battles import best_attack
from ringwar.players.boardgame.marches import best_step
from ringwar.players.boardgame.minions import flight_value
from ringwar.players.boardgame.muster import POLITICS, advance_value, nation_danger, reinforced
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.war import war

LORDS_NUMBERS = numbers("lords")
SORCERER, NARYAS_KEEPER = "mouth-of-sauron-black-numenorean", "gandalf-grey-keeper-of-narya"
MORIA = REGIONS["moria"]


def place_of_card(sight: Sight, name: str) -> Region | None:
    """Where the character of a card is on the map."""
    return next((at for each, at in sight.characters.items() if each.name == name), None)


# Keepers


def keepers(sight: Sight) -> int:
    """How many keepers bring dice to the Free Peoples."""
    owners = {die.owner for die in SPECIAL_DICE.values() if die.kind == KEEPER}
    return sum(each.name in owners for each in (*sight.characters, sight.guide))


def value_of_keepers(sight: Sight) -> float:
    """A keeper brings a die; but of the special dice one result is kept, whatever their number."""
    return LORDS_NUMBERS["keeper"] if not keepers(sight) else LORDS_NUMBERS["another_keeper"]


def called(sight: Sight, nation: str) -> float:
    """How good it is that a nation becomes active and advances a step."""
    table = POLITICS[FREE]
    steps = sight.politics[nation]
    if sight.active[nation] or not steps:
        return advance_value(sight, nation)
    delay: float = steps ** table["steps"]
    return (table[nation] + table["threat"] * nation_danger(sight, nation)) / delay + table["wake"]


def value_of_narya(sight: Sight) -> float:
    """How good it is to spend Narya and have a nation At War at once."""
    at = place_of_card(sight, NARYAS_KEEPER)
    if at is None or at.nation is None:
        return 0.0
    return sight.politics[at.nation] * called(sight, at.nation) - LORDS_NUMBERS["ring"]


# Lesser minions


def value_of_binding(sight: Sight) -> float:
    """The Balrog sleeps again; outside Moria that is his end."""
    return LORDS_NUMBERS["bind"] if place_of_card(sight, BALROG.name) is MORIA else LORDS_NUMBERS["fell"]


def marching(name: str) -> Callable[[Sight], float]:
    """How good a move of the army is that a minion is with."""
    return lambda sight: _with_army(sight, name, best_step)


def attacking(name: str) -> Callable[[Sight], float]:
    """How good an attack of the army is that a minion is with."""
    return lambda sight: _with_army(sight, name, best_attack)


def _with_army(sight: Sight, name: str, value: Callable[..., float]) -> float:
    """How good the best is that the army with a minion can do."""
    at = place_of_card(sight, name)
    return value(war(sight), at) if at is not None and at in sight.armies else 0.0


def value_of_commands(sight: Sight) -> float:
    """How good it is that Gothmog strengthens his army."""
    at = place_of_card(sight, GOTHMOG.name)
    return 0.0 if at is None else LORDS_NUMBERS["command"] + reinforced(war(sight), at, 1)


def value_of_balrogs_walk(sight: Sight) -> float:
    """How good it is that the Balrog walks alone."""
    return flight_value(sight, BALROG) if BALROG in sight.characters else 0.0


LORDS_VALUES: Mapping[str, Callable[[Sight], float]] = {
    "elrond-enters": value_of_keepers,
    "galadriel-enters": value_of_keepers,
    "narya-rouses": value_of_narya,
    "bind-balrog": value_of_binding,
    "gandalf-binds-balrog": value_of_binding,
    "lead-them-into-battle": value_of_commands,
    "sorcery-moves": marching(SORCERER),
    "sorcery-attacks": attacking(SORCERER),
    "move-balrogs-army": marching(BALROG.name),
    "attack-with-balrog": attacking(BALROG.name),
    "move-balrog": value_of_balrogs_walk,
    "boromir-calls-gondor": lambda sight: called(sight, GONDOR),
    "gimli-calls-the-dwarves": lambda sight: called(sight, DWARVES),
    "legolas-calls-the-elves": lambda sight: called(sight, ELVES),
    "meriadoc-calls-the-north": lambda sight: called(sight, NORTH),
    "peregrin-calls-the-north": lambda sight: called(sight, NORTH),
}
"""By action of the expansion: how good it is now."""
