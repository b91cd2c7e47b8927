"""The armies of the board game: all of them in signs, or those of a nation or side in words."""

from __future__ import annotations

from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import NATIONS, REGIONS, SIDES
from ringwar.terminal.looks.boardgame_figures import ArmyView, View, figures, joined
from ringwar.terminal.looks.boardgame_lands import described_region
from ringwar.terminal.looks.boardgame_map import named
from ringwar.terminal.looks.boardgame_signs import forces, inside
from ringwar.terminal.looks.boardgame_table import track
from ringwar.terminal.looks.finding import found, unclear
from ringwar.terminal.looks.lines import INDENT, in_colour, in_columns, wrapped
from ringwar.words import Said, Words, sentence


def armies(view: View, typed: str, words: Words, width: int) -> list[str]:
    """All armies in signs, or those of the nation or side that is meant in words."""
    if not typed:
        lines = [line for side in SIDES for line in _in_signs(side, view, words, width)]
        return [*lines, *wrapped([words.say("terminal-map-signs")], width)]
    names = {nation: words.say(f"people-{nation}") for nation in NATIONS}
    names |= {side: sentence(words.name(side)) for side in SIDES}
    meant = found(typed, names)
    if len(meant) != 1:
        return wrapped(unclear(typed, meant, names, words), width)
    if meant[0] in NATIONS:
        return wrapped(armies_of(meant[0], view, words), width)
    there = [region for region in REGIONS.values() if _stands(meant[0], region.name, view)]
    return wrapped([described_region(region, view, words) for region in there], width)


def _in_signs(side: str, view: View, words: Words, width: int) -> list[str]:
    """The regions in which a side has figures, in columns under its letters."""
    there = [named(region, view, words) for region in REGIONS.values() if _stands(side, region.name, view)]
    head = words.say("terminal-armies-of", letters=Said(words.say(f"letters-{side}")), side=side, count=len(there))
    room = width - len(INDENT)
    return [*in_colour(wrapped([sentence(head)], width), side), *(INDENT + line for line in in_columns(there, room))]


def _stands(side: str, region: str, view: View) -> bool:
    """Whether a side has figures in a region, inside a stronghold or outside."""
    garrison = inside(region, view)
    here = [*forces(region, view), *([garrison] if garrison else [])]
    return any(force.side == side and any(force[1:]) for force in here)


def armies_of(nation: str, view: View, words: Words) -> list[str]:
    """A nation: how far it is from war, where its figures stand, and those that are still to come."""
    zones = (view["armies"], view["besieged"])
    there = [name for name in REGIONS if any(_own(nation, zone.get(name, {})) for zone in zones)]
    lines = [f"{track(nation, view['politics'][nation], words)}."]
    lines += [INDENT + described_region(REGIONS[name], view, words) for name in there]
    left = _own(nation, view["reinforcements"])
    return [*lines, words.say("terminal-reinforcements", figures=joined(figures(left, words)))] if left else lines


def _own(nation: str, army: ArmyView) -> dict[str, int]:
    """The figures of a nation in an army or a pile."""
    return {piece: number for piece, number in army.items() if number and BY_NAME[piece].nation == nation}
