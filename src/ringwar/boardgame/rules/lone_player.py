"""Chapter 23.7: one player against two, who may not act twice in a row for a nation."""

from __future__ import annotations

from ringwar.boardgame.table.armies import NATION_BIT, Army
from ringwar.boardgame.table.facts import EventCard, Region
from ringwar.boardgame.table.state import LastAction


def banned(last: LastAction) -> int:
    """BG-MULTI-59, BG-AMB-53. The nations of the action before, for which nothing may be recruited or advanced."""
    nations = last.nations
    for army in last.armies:
        nations |= army
    return nations


def may_play_event(last: LastAction, card: EventCard) -> bool:
    """BG-MULTI-59, BG-AMB-53. An event for a nation is an action for it."""
    return not any(NATION_BIT[nation] & banned(last) for nation in card.nations)


def usable_army(last: LastAction, region: Region, army: Army) -> Army:
    """BG-MULTI-59, BG-MULTI-61.

    No figure of a nation that was recruited before; where the army is that acted before, none of its nations.
    """
    return figures_of(army, ~banned(last) if region in last.regions else ~last.nations)


def figures_of(army: Army, peoples: int) -> Army:
    """BG-CHAR-02, BG-MULTI-40. Units of these nations with their leaders; leaders of others who have no other unit."""
    own = army.of(peoples)
    return army if own.size == army.size else own


def may_act(last: LastAction, units: Army) -> bool:
    """BG-MULTI-59, BG-MULTI-60. Another army may share a nation with the one before if one of them has several."""
    return all(not army & units.unit_peoples or _several(army) or _several(units.unit_peoples) for army in last.armies)


def _several(peoples: int) -> bool:
    return peoples.bit_count() > 1
