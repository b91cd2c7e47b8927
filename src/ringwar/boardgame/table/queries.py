"""What stands where on the map: chapters 1 and 9, as queries."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from ringwar.boardgame.table.armies import NATION_BIT, NOBODY, Army, Part
from ringwar.boardgame.table.facts import FREE, NATIONS, SHADOW, Character, Region
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BARS, LEVELS

_OF_ALL_NATIONS = itemgetter(*NATIONS)


def controller(state: State, region: Region) -> str | None:
    """BG-MAP-13, BG-MAP-14. The side that holds the settlement of a region now; None without a settlement."""
    if not region.is_settlement:
        return None
    return state.control.get(region, region.side)


def is_unconquered(state: State, region: Region) -> bool:
    """BG-MAP-20, BG-MAP-21, BG-MAP-22. The settlement is held by the side that held it at the start."""
    return region.is_settlement and region not in state.control


def field_army(state: State, region: Region, side: str) -> Army | None:
    """The army of a side in the open."""
    army = state.armies.get(region)
    return army if army is not None and army.side == side else None


def box_army(state: State, region: Region, side: str) -> Army | None:
    """The army of a side besieged in the stronghold."""
    army = state.boxes.get(region)
    return army if army is not None and army.side == side else None


def army_of(state: State, region: Region, side: str) -> Army | None:
    """BG-ARMY-01. The army of a side in a region, in the open or besieged."""
    army = state.armies.get(region)
    if army is not None and army.side == side:
        return army
    return box_army(state, region, side)


def is_besieged(state: State, region: Region) -> bool:
    return region in state.boxes


def is_besieged_by(state: State, region: Region, side: str) -> bool:
    """Whether the army of a side besieges the stronghold of a region."""
    return region in state.boxes and state.boxes[region].side != side


def is_free(state: State, region: Region, side: str) -> bool:
    """BG-MAP-15, BG-MAP-16, BG-MAP-17. No enemy army and no enemy settlement, or one besieged by the side."""
    army = state.armies.get(region)
    if army is not None and army.side != side:
        return False
    if region in state.boxes:
        return army is not None
    return not region.is_settlement or state.control.get(region, region.side) == side


def barred_to(state: State, side: str) -> list[str]:
    """The names of the regions that cards on the table keep armies of a side out of."""
    cards = state.table[FREE]
    return [name for card in cards for name in BARS.get(card.name, ())] if cards and side == SHADOW else []


def characters_at(state: State, region: Region, side: str) -> tuple[Character, ...]:
    """The characters of a side on the map in a region."""
    if region not in state.characters.values():
        return ()
    return tuple([each for each, at in state.characters.items() if at is region and each.side == side])


def nazgul_at(state: State, region: Region) -> int:
    """The Nazgûl figures in a region, the Witch-king aside."""
    return state.nazgul.get(region, 0)


def level(state: State, character: Character) -> int:
    """The level of a character now."""
    changing = LEVELS.get(character.name)
    return character.level if changing is None else changing(state)


def is_here(state: State, region: Region, *names: str) -> bool:
    """Whether one of the named characters, in any version, is on the map in a region."""
    for each, at in state.characters.items():
        if at is region and each.person in names:
            return True
    return False


def is_in_play(state: State, name: str) -> bool:
    """BG-GLOSSARY-04. Whether a character, in any version, is on the map."""
    for each in state.characters:
        if each.person == name:
            return True
    return False


def has_card(state: State, name: str) -> bool:
    """Whether the character of this very card is on the map."""
    for each in state.characters:
        if each.name == name:
            return True
    return False


def version(state: State, name: str) -> Character | None:
    """The card by which a person is on the map, if he is."""
    return next((each for each in state.characters if each.person == name), None)


def region_of(state: State, *names: str) -> Region | None:
    """Where the first of the named characters found on the map is."""
    return next((at for each, at in state.characters.items() if each.person in names), None)


def has_nazgul(state: State, region: Region) -> bool:
    """BG-CHAR-38, BG-HUNT-25. A Nazgûl is in a region, the Witch-king counting as one."""
    return nazgul_at(state, region) > 0 or is_here(state, region, "witch-king")


def whole_part(state: State, region: Region, side: str) -> Part:
    """BG-ARMY-01, BG-SIEGE-11. All figures of a side in a region: its army, wherever in the region it is."""
    army = army_of(state, region, side)
    nazgul = state.nazgul.get(region, 0) if side == "shadow" else 0
    characters = characters_at(state, region, side) if region in state.characters.values() else ()
    return Part(NOBODY if army is None else army, nazgul, characters)


def regions_held(state: State, side: str) -> list[Region]:
    """BG-MAP-23. The regions with units of a side in the open."""
    return [region for region, army in state.armies.items() if army.side == side]


def all_regions_held(state: State, side: str) -> list[Region]:
    """The regions with units of a side, in the open or besieged."""
    held = regions_held(state, side)
    return held + [region for region, army in state.boxes.items() if army.side == side] if state.boxes else held


def at_war(state: State) -> int:
    """BG-POLITICS-41. The nations At War, as bits."""
    return _at_war(_OF_ALL_NATIONS(state.politics))


@lru_cache(maxsize=1 << 12)
def _at_war(steps: tuple[int, ...]) -> int:
    """The same by the steps to war of all nations."""
    return sum(NATION_BIT[nation] for nation, left in zip(NATIONS, steps, strict=True) if not left)


def is_commanded(state: State, nation: str | None) -> bool:
    """BG-MULTI-29, BG-MULTI-30, BG-MULTI-37. The player who acts may do something for a nation, or for no nation."""
    return nation is None or bool(NATION_BIT[nation] & state.command)


def is_at_war(state: State, nation: str) -> bool:
    """BG-POLITICS-41. The counter of a nation is on the last step."""
    return state.politics[nation] == 0
