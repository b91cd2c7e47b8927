"""The map of the board game as text: who stands where, what is besieged or captured, and the battle of the moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ringwar.boardgame.armies import BY_NAME
from ringwar.boardgame.facts import CHARACTERS, ENEMY, EVENTS, FREE, NATIONS, REGIONS, SHADOW, Region
from ringwar.boardgame.rules.forces import ASSAULT, SORTIE
from ringwar.words import Said, Words, sentence

View = Mapping[str, Any]
Army = Mapping[str, int]

INDENT = "  "


def joined(parts: Iterable[str]) -> Said:
    """Parts of a list that may have commas within them."""
    return Said("; ".join(parts))


def figures(army: Army, words: Words) -> list[str]:
    """`Gondor 3 regulars, 1 leader`: the figures of an army or a pile, a part for each nation."""
    peoples: dict[str, list[str]] = {}
    for name, number in army.items():
        piece = BY_NAME[name]
        peoples.setdefault(piece.nation, []).append(words.say(f"figures-{piece.kind}", count=number))
    return [f"{words.say(f'people-{nation}')} {', '.join(each)}" for nation, each in peoples.items()]


def war_map(view: View, words: Words) -> list[list[str]]:
    """A paragraph for each nation's regions, and one for those of none: where something stands or has changed."""
    paragraphs = [_land(nation, view, words) for nation in (*NATIONS, None)]
    return [paragraph for paragraph in paragraphs if len(paragraph) > 1]


def _land(nation: str | None, view: View, words: Words) -> list[str]:
    """The regions of a nation with figures, a siege or another lord, and its settlements that stand empty."""
    regions = sorted((each for each in REGIONS.values() if each.nation == nation), key=lambda each: each.title)
    title = words.say("terminal-elsewhere") if nation is None else words.say(f"people-{nation}")
    lines = [f"{title}:", *(INDENT + _region(each, view, words) for each in regions if _is_shown(each, view))]
    empty = [_place(each, view, words) for each in regions if each.is_settlement and not _is_shown(each, view)]
    return [*lines, INDENT + words.say("terminal-empty", places=Said(", ".join(empty)))] if empty else lines


def _is_shown(region: Region, view: View) -> bool:
    name = region.name
    there = any(name in view[zone] for zone in ("armies", "besieged", "nazgul", "control"))
    return there or name in view["characters"].values() or view["fellowship"]["at"] == name


def _region(region: Region, view: View, words: Words) -> str:
    """A region: its settlement, and everybody who is there."""
    parts = [] if view["fellowship"]["at"] != region.name else [words.say("terminal-the-fellowship")]
    name = region.name
    if name in view["besieged"]:
        inside = _side(view["besieged"][name])
        within = joined(_force(view["besieged"][name], inside, name, view, words))
        parts.append(words.say("terminal-inside", figures=within))
        around = joined(_force(view["armies"].get(name, {}), ENEMY[inside], name, view, words))
        parts.append(words.say("terminal-around", figures=around))
    else:
        for side in (FREE, SHADOW):
            army = view["armies"].get(name, {})
            parts += _force(army if army and _side(army) == side else {}, side, name, view, words)
    return f"{_place(region, view, words)}: {joined(parts) or words.name('none')}"


def _side(army: Army) -> str:
    return BY_NAME[next(iter(army))].side


def _force(army: Army, side: str, region: str, view: View, words: Words) -> list[str]:
    """The figures of a side in a region: an army, Nazgûl, characters."""
    nazgul = view["nazgul"].get(region, 0) if side == SHADOW else 0
    characters = [name for name, at in view["characters"].items() if at == region and CHARACTERS[name].side == side]
    return _shown(army, nazgul, characters, words)


def _shown(army: Army, nazgul: int, characters: Sequence[str], words: Words) -> list[str]:
    parts = figures(army, words)
    if nazgul:
        parts.append(words.say("figures-nazgul", count=nazgul))
    return [*parts, *(sentence(words.name(name)) for name in characters)]


def _place(region: Region, view: View, words: Words) -> str:
    """`Minas Tirith (stronghold, 2)`: a region with its settlement, its points, and who has captured it."""
    notes = [words.name(region.settlement)] if region.settlement else []
    notes += [words.name("fortification")] if region.fortification else []
    notes += [str(region.points)] if region.points else []
    if region.name in view["control"]:
        notes.append(words.say("terminal-captured", side=view["control"][region.name]))
    name = sentence(words.name(region.name))
    return f"{name} ({', '.join(notes)})" if notes else name


# The battle of the moment


def battle(view: View, words: Words) -> list[str]:
    """A battle that is being fought: both forces, who stays behind, the cards and the hits."""
    now = view["battle"]
    if now is None:
        return []
    about = {"side": now["attacker"], "region": now["target"], "origin": now["origin"], "round": now["round"]}
    lines = [words.say("terminal-battle", battle=now["kind"], **about)]
    lines.append(INDENT + words.say("terminal-attackers", figures=joined(_attackers(now, view, words))))
    lines.append(INDENT + words.say("terminal-defenders", figures=joined(_defenders(now, view, words))))
    behind = now["rearguard"]
    if rest := _shown(behind["army"], behind["nazgul"], behind["characters"], words):
        lines.append(INDENT + words.say("terminal-rearguard", figures=joined(rest)))
    return [*lines, *(INDENT + line for line in _cards_and_hits(now, words))]


def _attackers(now: View, view: View, words: Words) -> list[str]:
    """The attacking force, its rearguard left out."""
    behind, origin = now["rearguard"], now["origin"]
    army = view["besieged" if now["kind"] == SORTIE else "armies"].get(origin, {})
    left = {name: number - behind["army"].get(name, 0) for name, number in army.items()}
    nazgul = view["nazgul"].get(origin, 0) - behind["nazgul"] if now["attacker"] == SHADOW else 0
    there = [name for name, at in view["characters"].items() if at == origin and name not in behind["characters"]]
    characters = [name for name in there if CHARACTERS[name].side == now["attacker"]]
    return _shown({name: number for name, number in left.items() if number > 0}, nazgul, characters, words)


def _defenders(now: View, view: View, words: Words) -> list[str]:
    army = view["besieged" if now["kind"] == ASSAULT else "armies"].get(now["target"], {})
    side = ENEMY[now["attacker"]]
    return _force(army if army and _side(army) == side else {}, side, now["target"], view, words)


def _cards_and_hits(now: View, words: Words) -> list[str]:
    lines = [words.say("terminal-card-chosen", side=side, deck=deck) for side, deck in now["chosen"].items()]
    for side, card in now["cards"].items():
        if card:
            half = f"combat-{EVENTS[card].combat_id}"
            lines.append(words.say("terminal-card-played", side=side, card=card, half=half))
    lines += [words.say("terminal-hits", side=side, hits=hits) for side, hits in now["hits"].items() if hits]
    return [sentence(line) for line in lines]
