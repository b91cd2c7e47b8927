"""What may happen to whoever is with an army that enemies can destroy."""

from __future__ import annotations

from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import Region
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.war import SHELTER, war

ODDS = numbers("perils")["odds"]
"""How likely it is at least if it is heeded."""


def peril(sight: Sight, region: Region, hits: float) -> float:
    """How likely whoever is with an army is lost with it: a handful beside a stronger enemy, or that one besieges."""
    if region.is_stronghold and sight.controller(region) == sight.side:
        enemies, hits = vigour_of_besiegers(sight, region), hits * SHELTER[region.index]
    else:
        enemies = war(sight).enemy_powers.beside(region)
        if enemies and enemies / (enemies + hits) > ODDS:
            # Not even all of them together would be stronger otherwise.
            enemies = strongest_beside(sight, region)
    if not enemies:
        return 0.0
    chance = enemies / (enemies + hits)
    return chance if chance > ODDS else 0.0


def vigour_of_besiegers(sight: Sight, region: Region) -> float:
    """The hits that those can take who besiege a stronghold of one's own."""
    return float(sight.armies[region].hits) if region in sight.boxes else 0.0


def strongest_beside(sight: Sight, region: Region) -> float:
    """The vigour of the strongest enemy army next to a region: enemies attack one at a time."""
    enemies = war(sight).enemies
    return max([enemies.get(each, 0.0) for each in region.adjacent])
