"""Odds from what somebody sees: of the battle that is fought, and of one that could be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ringwar.boardgame.odds.exact import OPEN_FIELD, WALLS, BattleOdds, Fighters, battle_odds
from ringwar.boardgame.rules.forces import ASSAULT, FIELD
from ringwar.boardgame.setup import EXPANSIONS, box_of, everything
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import ELITE, ENEMY, LEADER, REGIONS, REGULAR, SHADOW, STRONGHOLD, Character

View = Mapping[str, Any]
Army = Mapping[str, int]


@dataclass(frozen=True)
class SeenBattle:
    """A battle without combat cards, as anybody at the table can work it out."""

    origin: str
    at: str
    odds: BattleOdds


def battle_of_view(view: View, at: str, origin: str | None = None) -> SeenBattle | None:
    """The battle of the armies that stand there now: an attack from another region, or an assault on a siege."""
    defending = view["besieged"].get(at) or view["armies"].get(at)
    attacking = view["armies"].get(origin or at)
    if not attacking or not defending or _side(attacking) == _side(defending):
        return None
    place = STRONGHOLD if at in view["besieged"] else WALLS if REGIONS[at].is_fortified else OPEN_FIELD
    odds = battle_odds(_standing(view, origin or at, attacking), _standing(view, at, defending), place)
    return SeenBattle(origin or at, at, odds)


def battle_on(view: View) -> SeenBattle | None:
    """The battle that is being fought, from the next combat roll to its end."""
    battle = view["battle"]
    if battle is None:
        return None
    target, attacker = battle["target"], battle["attacker"]
    walls = battle["kind"] == FIELD and REGIONS[target].is_fortified and battle["round"] <= 1
    place = STRONGHOLD if battle["kind"] == ASSAULT else WALLS if walls else OPEN_FIELD
    mine, theirs = (_fighting(battle["forces"][side]) for side in (attacker, ENEMY[attacker]))
    return SeenBattle(battle["origin"], target, battle_odds(mine, theirs, place))


def _side(army: Army) -> str:
    return BY_NAME[next(iter(army))].side


def _standing(view: View, at: str, army: Army) -> Fighters:
    """What counts of an army that would fight, with whoever of its side is there."""
    side = _side(army)
    there = _people(name for name, place in view["characters"].items() if place == at)
    own = [each for each in there if each.side == side]
    nazgul = view["nazgul"].get(at, 0) if side == SHADOW else 0
    leadership = _count(army, LEADER) + nazgul + sum(each.leadership for each in own)
    return _fighters(army, leadership, own)


def _fighting(force: View) -> Fighters:
    """What counts of a force that fights."""
    return _fighters(force["army"], force["leadership"], _people(force["characters"]))


def _fighters(army: Army, leadership: int, people: Sequence[Character]) -> Fighters:
    captains = sum(each.is_captain for each in people)
    return Fighters(_count(army, REGULAR), _count(army, ELITE), leadership, captains)


def _people(names: Iterable[str]) -> list[Character]:
    """Characters by name, those of all expansions among them."""
    known = box_of(EXPANSIONS, everything(EXPANSIONS)).characters
    return [known[name] for name in names if name in known]


def _count(army: Army, kind: str) -> int:
    return sum(number for name, number in army.items() if BY_NAME[name].kind == kind)
