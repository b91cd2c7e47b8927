"""The odds of a battle on the table: `odds osgiliath from south ithilien`, or `odds helm's deep` for an assault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.odds.exact import OPEN_FIELD, WALLS, Fighters, battle_odds
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import CHARACTERS, ELITE, LEADER, REGIONS, REGULAR, SHADOW, STRONGHOLD
from ringwar.terminal.looks.finding import found, unclear
from ringwar.terminal.looks.lines import wrapped
from ringwar.words import Said, Words

View = Mapping[str, Any]


def odds(view: View, typed: str, words: Words, width: int) -> list[str]:
    """How a battle without combat cards would end, of the armies that stand there now."""
    goal, _, origin = f" {typed}".partition(" from ")
    places = {name: words.name(name) for name in REGIONS}
    meant = [found(each, places) for each in (goal, origin) if each.strip()]
    if not meant:
        return wrapped([words.say("odds-usage")], width)
    for each, names in zip((goal, origin), meant, strict=False):
        if len(names) != 1:
            return wrapped(unclear(each, names, places, words), width)
    at, *before = (names[0] for names in meant)
    if not before and at not in view["besieged"]:
        return wrapped([words.say("odds-usage")], width)
    defending = view["besieged"].get(at) or view["armies"].get(at)
    attacking = view["armies"].get(before[0] if before else at)
    if not attacking or not defending or _side(attacking) == _side(defending):
        return wrapped([words.say("odds-no-battle")], width)
    return wrapped([_told(view, before[0] if before else at, at, attacking, defending, words)], width)


def _told(
    view: View, origin: str, at: str, attacking: Mapping[str, int], defending: Mapping[str, int], words: Words
) -> str:
    """The chances of a battle in one line."""
    place = STRONGHOLD if at in view["besieged"] else WALLS if REGIONS[at].is_fortified else OPEN_FIELD
    chances = battle_odds(_fighters(view, origin, attacking), _fighters(view, at, defending), place)
    left = chances.expected()
    about = {"region": at, "attacker": _percent(chances.attacker), "defender": _percent(chances.defender)}
    return words.say("odds-battle", **about, mine=Said(f"{left[0]:.1f}"), theirs=Said(f"{left[1]:.1f}"))


def _percent(chance: float) -> Said:
    return Said(f"{chance:.0%}")


def _side(army: Mapping[str, int]) -> str:
    return BY_NAME[next(iter(army))].side


def _fighters(view: View, at: str, army: Mapping[str, int]) -> Fighters:
    """What counts of an army in a battle, with whoever of its side is there."""
    side = _side(army)
    there = [CHARACTERS[name] for name, place in view["characters"].items() if place == at and name in CHARACTERS]
    own = [each for each in there if each.side == side]
    nazgul = view["nazgul"].get(at, 0) if side == SHADOW else 0
    leadership = _count(army, LEADER) + nazgul + sum(each.leadership for each in own)
    return Fighters(_count(army, REGULAR), _count(army, ELITE), leadership, sum(each.is_captain for each in own))


def _count(army: Mapping[str, int], kind: str) -> int:
    return sum(number for name, number in army.items() if BY_NAME[name].kind == kind)


ODDS = {"odds": odds}
"""By the command."""
