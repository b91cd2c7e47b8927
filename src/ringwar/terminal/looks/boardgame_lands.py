"""The map of the board game as text: who stands where, what is besieged or captured, and the battle of the moment."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.lords.table.facts import CHARACTERS_WITH_LORDS
from ringwar.boardgame.table.facts import ENEMY, FREE, NATIONS, REGIONS, SHADOW, Region
from ringwar.terminal.looks.boardgame_cards import ALL_EVENTS
from ringwar.terminal.looks.boardgame_figures import ArmyView, View, figures, joined, side_of
from ringwar.terminal.looks.boardgame_teams import captor, speaker, team_figures
from ringwar.terminal.looks.lines import INDENT
from ringwar.words import Said, Words, sentence


def lands(view: View, words: Words) -> list[list[str]]:
    """A paragraph for each nation's regions, and one for those of none: where something stands or has changed."""
    paragraphs = [_land(nation, view, words) for nation in (*NATIONS, None)]
    return [paragraph for paragraph in paragraphs if len(paragraph) > 1]


def _land(nation: str | None, view: View, words: Words) -> list[str]:
    """The regions of a nation with figures, a siege or another lord, and its settlements that stand empty."""
    regions = sorted((each for each in REGIONS.values() if each.nation == nation), key=lambda each: each.title)
    title = words.say("terminal-elsewhere") if nation is None else words.say(f"people-{nation}")
    lines = [f"{title}:", *(INDENT + described_region(each, view, words) for each in regions if is_shown(each, view))]
    empty = [_place(each, view, words) for each in regions if each.is_settlement and not is_shown(each, view)]
    return [*lines, INDENT + words.say("terminal-empty", places=Said(", ".join(empty)))] if empty else lines


def is_shown(region: Region, view: View) -> bool:
    """Whether there is more to say of a region than what is printed on it."""
    name = region.name
    there = any(name in view[zone] for zone in ("armies", "besieged", "nazgul", "control"))
    return there or name in view["characters"].values() or view["fellowship"]["at"] == name


def described_region(region: Region, view: View, words: Words) -> str:
    """`Minas Tirith (stronghold, 2): Gondor 3 regulars; Gandalf the White`: a region and everybody who is there."""
    parts = [] if view["fellowship"]["at"] != region.name else [words.say("terminal-the-fellowship")]
    name = region.name
    if name in view["besieged"]:
        inside = side_of(view["besieged"][name])
        within = joined(_force(view["besieged"][name], inside, name, view, words))
        parts.append(words.say("terminal-inside", figures=within))
        around = joined(_force(view["armies"].get(name, {}), ENEMY[inside], name, view, words))
        parts.append(words.say("terminal-around", figures=around))
    else:
        for side in (FREE, SHADOW):
            army = view["armies"].get(name, {})
            parts += _force(army if army and side_of(army) == side else {}, side, name, view, words)
    return f"{_place(region, view, words)}: {joined(parts) or words.name('none')}"


def _force(army: ArmyView, side: str, region: str, view: View, words: Words) -> list[str]:
    """The figures of a side in a region: an army, Nazgûl, characters."""
    return [*team_figures(army, region, view, words), *_captains(side, region, view, words)]


def _captains(side: str, region: str, view: View, words: Words) -> list[str]:
    """The Nazgûl and characters of a side in a region."""
    nazgul = view["nazgul"].get(region, 0) if side == SHADOW else 0
    present = [name for name, at in view["characters"].items() if at == region]
    characters = [name for name in present if CHARACTERS_WITH_LORDS[name].side == side]
    return _shown({}, nazgul, characters, words)


def _shown(army: ArmyView, nazgul: int, characters: Sequence[str], words: Words) -> list[str]:
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
        notes.append(words.say("terminal-captured", side=captor(region.name, view)))
    name = sentence(words.name(region.name))
    return f"{name} ({', '.join(notes)})" if notes else name


# The battle of the moment


def battle(view: View, words: Words) -> list[str]:
    """A battle that is being fought: both forces, who stays behind, the cards and the hits."""
    now = view["battle"]
    if now is None:
        return []
    attacker = speaker(now["attacker"], view)
    about = {"side": attacker, "region": now["target"], "origin": now["origin"], "round": now["round"]}
    lines = [words.say("terminal-battle", battle=now["kind"], **about)]
    lines += [INDENT + line for line in _forces(now, view, words)]
    behind = now["rearguard"]
    if rest := _shown(behind["army"], behind["nazgul"], behind["characters"], words):
        lines.append(INDENT + words.say("terminal-rearguard", figures=joined(rest)))
    return [*lines, *(INDENT + line for line in _cards_and_hits(now, view, words))]


def _forces(now: View, view: View, words: Words) -> list[str]:
    """Both forces, and who commands the defenders where their side is a team."""
    shown = {}
    for side, force in now["forces"].items():
        shown[side] = joined(_shown(force["army"], force["nazgul"], force["characters"], words))
    attacker, defender = now["attacker"], ENEMY[now["attacker"]]
    seat = speaker(defender, view)
    lines = [words.say("terminal-attackers", figures=shown[attacker])]
    if seat == defender or not now["forces"][defender]["army"]:
        return [*lines, words.say("terminal-defenders", figures=shown[defender])]
    return [*lines, words.say("terminal-team-defenders", figures=shown[defender], seat=seat)]


def _cards_and_hits(now: View, view: View, words: Words) -> list[str]:
    """What has been chosen, played, rolled and hit in this round."""
    lines = []
    for side, deck in now["chosen"].items():
        lines.append(words.say("terminal-card-chosen", side=speaker(side, view), deck=deck))
    for side, card in now["cards"].items():
        if card:
            about = {"side": speaker(side, view), "card": card, "half": f"combat-{ALL_EVENTS[card].combat_id}"}
            lines.append(words.say("terminal-card-played", **about))
    for side, roll in now["rolls"].items():
        if roll["dice"]:
            about = {"dice": roll["dice"], "again": roll["re_rolled"], "needed": roll["needed"]}
            lines.append(words.say("terminal-rolled", side=speaker(side, view), hits=now["hits"][side], **about))
    for side, hits in now["to_lose"].items():
        lines.append(words.say("terminal-hits", side=speaker(side, view), hits=hits))
    return [sentence(line) for line in lines]
