"""How a battle is likely to go, by expected hits: cheap enough for every choice."""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp
from typing import NamedTuple

from ringwar.boardgame.odds.exact import OPEN_FIELD, WALLS
from ringwar.boardgame.rules.clash import MOST_COMBAT_DICE
from ringwar.boardgame.table.armies import Part
from ringwar.boardgame.table.facts import STRONGHOLD, Region
from ringwar.players.boardgame.parameters import numbers

HIT, HIT_WALLS = 1 / 3, 1 / 6
MOST_ROUNDS = 12
GONE = 0.3
"""An army of which less than this is left, as expected, counts as destroyed."""
CARD_HITS = 0.3
"""How likely a combat card does a hit more."""
STEEPNESS = numbers("battle")["steepness"]


class Strength(NamedTuple):
    """What counts of a force: its units, the hits it can take, its leadership, companions that add a die."""

    units: int
    hits: int
    leadership: int
    captains: int


class Forecast(NamedTuple):
    """What is left of both forces, in hits they can still take, and the chance that the attacker wins."""

    attacker: float
    defender: float
    chance: float


def strength(part: Part, leading_elites: int = 0) -> Strength:
    """The strength of figures that fight together."""
    army = part.army
    led = army.leaders + part.nazgul + leading_elites
    captains = 0
    for each in part.characters:
        led += each.leadership
        captains += each.is_captain
    return _force(army.size, army.hits, led, captains)


@lru_cache(maxsize=1 << 12)
def _force(units: int, hits: int, leadership: int, captains: int) -> Strength:
    """The strength by what counts; kept, as the same come again and again."""
    return Strength(units, hits, leadership, captains)


def dice_of(force: Strength, left: float) -> float:
    """The dice that a force rolls when it can still take so many hits."""
    dice = (left if left < force.units else force.units) + force.captains
    return dice if dice < MOST_COMBAT_DICE else MOST_COMBAT_DICE


def expected_hits(dice: float, leadership: int, chance: float) -> float:
    """The hits of a combat roll with its re-roll."""
    missed = dice * (1 - chance)
    return dice * chance + (leadership if leadership < missed else missed) * chance


@lru_cache(maxsize=1 << 15)
def forecast(attack: Strength, defence: Strength, place: str) -> Forecast:
    """What a battle to the end is likely to leave."""
    if not defence.hits or not attack.hits:
        return Forecast(float(attack.hits), float(defence.hits), float(attack.hits > 0))
    mine, theirs = float(attack.hits), float(defence.hits)
    for number in range(MOST_ROUNDS):
        walls = place == STRONGHOLD or (place == WALLS and not number)
        struck = expected_hits(dice_of(attack, mine), attack.leadership, HIT_WALLS if walls else HIT)
        taken = expected_hits(dice_of(defence, theirs), defence.leadership, HIT)
        mine, theirs = max(0.0, mine - taken), max(0.0, theirs - struck)
        if mine < GONE or theirs < GONE:
            break
    margin = mine / attack.hits - theirs / defence.hits
    return Forecast(mine, theirs, 1 / (1 + exp(-STEEPNESS * margin)))


def one_round(attack: Strength, defence: Strength, place: str) -> tuple[float, float]:
    """The hits that the attacker and the defender score in a round."""
    chance = HIT if place == OPEN_FIELD else HIT_WALLS
    struck = expected_hits(dice_of(attack, attack.hits), attack.leadership, chance)
    return struck, expected_hits(dice_of(defence, defence.hits), defence.leadership, HIT)


@lru_cache(maxsize=1 << 12)
def at_least(hits: int, dice: int, leadership: int) -> float:
    """The chance that the dice of a defender, some of them rolled again, score so many hits."""
    chance = 0.0
    for first in range(dice + 1):
        again = min(leadership, dice - first)
        more = sum(_exactly(number, again) for number in range(max(0, hits - first), again + 1))
        chance += _exactly(first, dice) * more
    return chance


def _exactly(hits: int, dice: int) -> float:
    """The chance that some dice of a defender score just so many hits."""
    number: float = comb(dice, hits) * HIT**hits * (1 - HIT) ** (dice - hits)
    return number


def destroyed(force: Strength, enemy: Strength) -> float:
    """The chance that a force is destroyed in the next round; a combat card may do a hit more."""
    dice = int(dice_of(enemy, enemy.hits))
    sure = at_least(force.hits, dice, enemy.leadership)
    return sure + CARD_HITS * (at_least(force.hits - 1, dice, enemy.leadership) - sure) if force.hits else 1.0


def brittle(force: Strength, enemy: Strength) -> float:
    """How much likelier a force is destroyed in the next round by a hit more."""
    if not force.hits:
        return 0.0
    dice = int(dice_of(enemy, enemy.hits))
    return at_least(force.hits - 1, dice, enemy.leadership) - at_least(force.hits, dice, enemy.leadership)


def place_of(region: Region) -> str:
    """What shelters an army that defends a region in the open."""
    return WALLS if region.is_fortified else OPEN_FIELD
