"""Odds of battles and hunts: exact where no card is played, else from many battles fought by the rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, sqrt
from typing import Any

from ringwar.boardgame.rules.clash import MOST_COMBAT_DICE, TO_HIT, TO_HIT_WALLS
from ringwar.boardgame.rules.hunt_roll import MOST_HUNT_DICE, SUCCESS
from ringwar.boardgame.setup import EXPANSIONS, box_of, everything
from ringwar.boardgame.table.facts import FREE, SHADOW, STRONGHOLD, Tile

OPEN_FIELD, WALLS = "field", "walls"
"""Where a battle is fought: in the open; at a city or fortification; or at a `STRONGHOLD`, in an assault."""
SIX = 6


@dataclass(frozen=True)
class Fighters:
    """One side of a battle: its units, and how many dice it may re-roll."""

    regulars: int
    elites: int
    leadership: int = 0
    captains: int = 0
    """Companions that add a die."""

    @property
    def units(self) -> int:
        return self.regulars + self.elites

    @property
    def dice(self) -> int:
        """BG-BATTLE-19. The dice of a combat roll."""
        return min(MOST_COMBAT_DICE, self.units + self.captains) if self.units else 0

    def hit(self, hits: int) -> Fighters:
        """BG-CASUALTY-02. After taking hits: elite units become regulars first, which costs no dice."""
        reduced = min(hits, self.elites)
        left = self.regulars + reduced - (hits - reduced)
        return Fighters(max(0, left), self.elites - reduced, self.leadership, self.captains)


@dataclass(frozen=True)
class BattleOdds:
    """How a battle may end: the chance of each outcome, and the chance of what is left of either side."""

    attacker: float
    defender: float
    both_destroyed: float
    undecided: float
    """Both armies live after the last round."""
    left: Mapping[tuple[int, int], float]
    """The chance of so many units left on either side, attacker first."""
    rounds: Sequence[Mapping[tuple[int, int], float]]
    """The same after each round."""
    error: float = 0.0
    """Half the width of the 95 % interval of the chances; 0 where they are exact."""

    def expected(self) -> tuple[float, float]:
        """The expected numbers of units left."""
        attackers = sum(chance * left[0] for left, chance in self.left.items())
        return attackers, sum(chance * left[1] for left, chance in self.left.items())

    def json(self) -> dict[str, Any]:
        """The odds ready for JSON."""
        attackers, defenders = self.expected()
        return {
            "attacker": self.attacker,
            "defender": self.defender,
            "both_destroyed": self.both_destroyed,
            "undecided": self.undecided,
            "expected_left": {"attacker": attackers, "defender": defenders},
            "left": _piles(self.left),
            "rounds": [_piles(each) for each in self.rounds],
            "error": self.error,
        }


def _piles(left: Mapping[tuple[int, int], float]) -> list[dict[str, float]]:
    """The chances of what is left, a line each."""
    return [{"attacker": mine, "defender": theirs, "chance": chance} for (mine, theirs), chance in left.items()]


@lru_cache(maxsize=1 << 10)
def hits(dice: int, re_rolls: int, needed: int, bonus: int = 0, re_roll_bonus: int = 0) -> tuple[float, ...]:
    """BG-BATTLE-25, BG-BATTLE-26, BG-BATTLE-33. The chance of each number of hits of a roll with its re-roll."""
    first, again = _chance(needed, bonus), _chance(needed, re_roll_bonus)
    found = [0.0] * (dice + 1)
    for number in range(dice + 1):
        rolled = _binomial(dice, number, first)
        able = min(re_rolls, dice - number)
        for more in range(able + 1):
            found[number + more] += rolled * _binomial(able, more, again)
    return tuple(found)


def _chance(needed: int, bonus: int) -> float:
    """The chance that a die hits: an unmodified 1 never, an unmodified 6 always."""
    return sum(die == SIX or (die > 1 and die + bonus >= needed) for die in range(1, SIX + 1)) / SIX


def _binomial(number: int, wanted: int, chance: float) -> float:
    return comb(number, wanted) * chance**wanted * (1 - chance) ** (number - wanted)


def battle_odds(
    attacker: Fighters, defender: Fighters, place: str = OPEN_FIELD, rounds: int | None = None
) -> BattleOdds:
    """The exact odds of a battle without combat cards, in which nobody ceases or retreats.

    An assault goes on as long as the attacker has elite units to reduce; `rounds` ends a battle earlier.
    """
    now: dict[tuple[Fighters, Fighters], float] = {(attacker, defender): 1.0}
    ended: defaultdict[tuple[Fighters, Fighters], float] = defaultdict(float)
    history: list[Mapping[tuple[int, int], float]] = []
    number = 0
    while now and (rounds is None or number < rounds) and sum(now.values()) > 1e-12:
        number += 1
        following: defaultdict[tuple[Fighters, Fighters], float] = defaultdict(float)
        for pair, chance in now.items():
            for after, share in _round(*pair, place, number):
                target = following if _goes_on(*after) else ended
                target[after] += chance * share
        now, stopped = _prolonged(following, place)
        for pair, chance in stopped.items():
            ended[pair] += chance
        history.append(_left({**ended}, now))
    return _summed({**ended}, now, history)


def _round(
    attacker: Fighters, defender: Fighters, place: str, number: int
) -> Iterator[tuple[tuple[Fighters, Fighters], float]]:
    """BG-BATTLE-22, BG-BATTLE-34. What one round may bring: both sides take their hits."""
    needed = TO_HIT_WALLS if place == STRONGHOLD or (place == WALLS and number == 1) else TO_HIT
    struck = hits(attacker.dice, attacker.leadership, needed)
    taken = hits(defender.dice, defender.leadership, TO_HIT)
    for given, first in enumerate(struck):
        for got, second in enumerate(taken):
            yield (attacker.hit(got), defender.hit(given)), first * second


def _goes_on(attacker: Fighters, defender: Fighters) -> bool:
    return attacker.units > 0 and defender.units > 0


def _prolonged(
    pairs: Mapping[tuple[Fighters, Fighters], float], place: str
) -> tuple[dict[tuple[Fighters, Fighters], float], dict[tuple[Fighters, Fighters], float]]:
    """BG-SIEGE-25, BG-SIEGE-26. Battles that go on, and assaults that end for want of an elite unit."""
    if place != STRONGHOLD:
        return dict(pairs), {}
    on: defaultdict[tuple[Fighters, Fighters], float] = defaultdict(float)
    stopped: dict[tuple[Fighters, Fighters], float] = {}
    for (attacker, defender), chance in pairs.items():
        if attacker.elites:
            on[attacker.hit(1), defender] += chance
        else:
            stopped[attacker, defender] = chance
    return dict(on), stopped


def _left(*piles: Mapping[tuple[Fighters, Fighters], float]) -> dict[tuple[int, int], float]:
    found: defaultdict[tuple[int, int], float] = defaultdict(float)
    for pile in piles:
        for (attacker, defender), chance in pile.items():
            found[attacker.units, defender.units] += chance
    return dict(sorted(found.items()))


def _summed(
    ended: Mapping[tuple[Fighters, Fighters], float],
    open_battles: Mapping[tuple[Fighters, Fighters], float],
    history: Sequence[Mapping[tuple[int, int], float]],
) -> BattleOdds:
    left = _left(ended, open_battles)
    return outcomes(left, history)


def outcomes(
    left: Mapping[tuple[int, int], float], history: Sequence[Mapping[tuple[int, int], float]], error: float = 0.0
) -> BattleOdds:
    """The odds that follow from what may be left."""
    wins = sum(chance for (mine, theirs), chance in left.items() if mine and not theirs)
    losses = sum(chance for (mine, theirs), chance in left.items() if theirs and not mine)
    both = left.get((0, 0), 0.0)
    return BattleOdds(wins, losses, both, max(0.0, 1 - wins - losses - both), left, history, error)


def interval(chance: float, number: int) -> float:
    """Half the width of the 95 % interval of a chance estimated from so many battles."""
    return 1.96 * sqrt(max(chance * (1 - chance), 1 / number) / number)


# The hunt


@dataclass(frozen=True)
class HuntOdds:
    """What the next move of the Fellowship may bring, before cards, guides and casualties."""

    success: float
    tiles: Mapping[str, float]
    """The chance that each tile is drawn."""
    damage: float
    """The expected hunt damage; healing tiles count below zero."""
    revealed: float
    stopped: float


def hunt_odds(
    pool: Sequence[Tile], level: int, free_dice: int = 0, re_rolls: int = 0, bonus: int = 0, mordor: bool = False
) -> HuntOdds:
    """BG-HUNT-13 to BG-HUNT-29, BG-MORDOR-15, BG-MORDOR-18. The odds of one move with the pool as seen."""
    if mordor:
        return _drawn(pool, 1.0, float(level + free_dice))
    dice = min(MOST_HUNT_DICE, level)
    chances = successes(dice, free_dice + bonus, re_rolls)
    success = 1 - chances[0]
    mean = sum(number * chance for number, chance in enumerate(chances))
    return _drawn(pool, success, mean / success if success else 0.0)


def successes(dice: int, bonus: int, re_rolls: int) -> tuple[float, ...]:
    """BG-HUNT-15, BG-HUNT-16, BG-HUNT-18, BG-HUNT-26. The chance of each number of successes of a hunt roll."""
    chance = sum(die > 1 and die + bonus >= SUCCESS for die in range(1, SIX + 1)) / SIX
    found = [0.0] * (dice + 1)
    for number in range(dice + 1):
        able = min(re_rolls, dice - number)
        for more in range(able + 1):
            found[number + more] += _binomial(dice, number, chance) * _binomial(able, more, chance)
    return tuple(found)


def _drawn(pool: Sequence[Tile], chance: float, eye: float) -> HuntOdds:
    """A tile is drawn with that chance; an Eye does so much damage."""
    each = chance / len(pool)
    tiles: defaultdict[str, float] = defaultdict(float)
    for tile in pool:
        tiles[tile.name] += each
    damage = sum(each * _worth(tile, eye) for tile in pool)
    revealed = sum(each for tile in pool if tile.reveals)
    return HuntOdds(chance, dict(tiles), damage, revealed, sum(each for tile in pool if tile.stops))


def _worth(tile: Tile, eye: float) -> float:
    if tile.is_eye:
        return eye
    return (SIX + 1) / 2 if tile.is_die else float(tile.value or 0)


def hunt_odds_of_view(view: Mapping[str, object], moves: int = 1) -> list[HuntOdds]:
    """The odds of the next moves of this turn, from what a player sees; each move adds its die to the hunt box."""
    hunt, fellowship = view["hunt"], view["fellowship"]
    assert isinstance(hunt, Mapping)
    assert isinstance(fellowship, Mapping)
    tiles = box_of(EXPANSIONS, everything(EXPANSIONS)).tiles
    pool = [tiles[name] for name in hunt["pool"]]
    box, mordor = hunt["box"], fellowship["mordor"] is not None
    re_rolls = int(hunt["re_rolls"])
    return [hunt_odds(pool, box[SHADOW], box[FREE] + move, re_rolls, mordor=mordor) for move in range(moves)]
