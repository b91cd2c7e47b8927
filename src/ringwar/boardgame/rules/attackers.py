"""Chapter 12.1: who can attack whom, and why not."""

from __future__ import annotations

from collections.abc import Iterator

from ringwar.boardgame.rules.armies import NO_PART, can_divide, has_leader, why_no_army
from ringwar.boardgame.rules.commanding import why_not_divided, why_not_usable
from ringwar.boardgame.rules.movement import barring_card
from ringwar.boardgame.table.armies import Army, Part
from ringwar.boardgame.table.facts import ENEMY, Region
from ringwar.boardgame.table.queries import at_war, barred_to, field_army, is_commanded, whole_part
from ringwar.boardgame.table.state import State
from ringwar.kernel import Question, Refusal


def attackers(state: State, army: Army) -> Army:
    """BG-BATTLE-01, BG-BATTLE-14. The units and leaders of nations At War."""
    return army.of(at_war(state))


def attacking_part(state: State, region: Region, side: str) -> tuple[Part, Part]:
    """BG-BATTLE-14, BG-BATTLE-58.

    The figures that may attack from a region, and those that must stay in the rearguard.
    """
    whole = whole_part(state, region, side)
    army = attackers(state, state.rules.fighters(state, region, whole.army))
    if army is whole.army:
        return whole, NO_PART
    fixed = whole.army.without(army)
    characters = whole.characters
    if fixed.size:
        characters = tuple([each for each in characters if is_commanded(state, each.nation)])
    return Part(army, whole.nazgul, characters), Part(fixed)


def can_attack_from(state: State, region: Region, side: str, led: bool) -> bool:
    """BG-BATTLE-03, BG-BATTLE-06, BG-BATTLE-15, BG-BATTLE-58. An army has figures that may attack."""
    able, fixed = attacking_part(state, region, side)
    return can_divide(state, side, region, able, led, fixed.army) and (not led or has_leader(state, able))


def targets(state: State, region: Region, side: str) -> list[Region]:
    """BG-BATTLE-02, BG-SIEGE-21, BG-SIEGE-22, BG-SIEGE-34, BG-SIEGE-35.

    What an army may attack; its own region in a siege.
    """
    box, armies, barred = state.boxes.get(region), state.armies, barred_to(state, side)
    found = []
    if box is None or box.side != side:
        for goal in region.adjacent:
            if goal in armies and armies[goal].side != side and goal.name not in barred:
                found.append(goal)
    if box is not None and region.name not in barred:
        found.append(region)
    return found


def attack_origins(state: State, side: str, led: bool) -> list[Region]:
    """BG-ACT-02, BG-ACT-10. The regions from which a side can attack."""
    return list(_origins(state, side, led))


def can_attack(state: State, side: str, led: bool) -> bool:
    """BG-ACT-23. Whether any army can attack."""
    return next(_origins(state, side, led), None) is not None


def _origins(state: State, side: str, led: bool) -> Iterator[Region]:
    """The same one by one: only who is next to an enemy army or in a siege is looked at closely."""
    armies, boxes = state.armies, state.boxes
    enemies = {region for region, army in armies.items() if army.side != side}
    for zone in (armies, boxes):
        for region, army in zone.items():
            if army.side != side or (region not in boxes and enemies.isdisjoint(region.adjacent)):
                continue
            if targets(state, region, side) and can_attack_from(state, region, side, led):
                yield region


def why_no_attackers(state: State, side: str, region: Region, led: bool) -> Refusal | None:
    """BG-BATTLE-01, BG-BATTLE-03, BG-BATTLE-06, BG-BATTLE-15, BG-BATTLE-58, BG-MULTI-47, BG-MULTI-51.

    Why nobody in an army may attack, whatever is around it.
    """
    army = whole_part(state, region, side).army
    usable = state.rules.fighters(state, region, army)
    able, _ = attacking_part(state, region, side)
    if not usable.size:
        return why_not_usable(state, side, region)
    if not able.army.size:
        return Refusal(
            "attack-not-at-war", clauses=["BG-BATTLE-01", "BG-BATTLE-15"], region=region.name, nations=usable.nations()
        )
    if led and not has_leader(state, able):
        return Refusal("nobody-leads-them", clauses=["BG-ACT-02", "BG-BATTLE-03"], region=region.name)
    if can_attack_from(state, region, side, led):
        return None
    if state.rules.divided:
        return why_not_divided(state, side, region)
    return Refusal("no-unit-left-behind", clauses=["BG-BATTLE-08", "BG-BATTLE-58"], region=region.name)


def why_not_attacking(state: State, side: str, region: Region, led: bool) -> Refusal | None:
    """BG-ARMY-03, BG-BATTLE-01 to BG-BATTLE-03, BG-CARD-15. Why no army of a side can attack from a region."""
    if (reason := why_no_army(state, side, region)) is not None:
        return reason
    if targets(state, region, side):
        return why_no_attackers(state, side, region, led)
    reasons = [why_no_target(state, side, region, goal) for goal in (region, *region.adjacent)]
    barred = next((each for each in reasons if each is not None and each.key == "barred-by-card"), None)
    return barred or Refusal("nobody-near", clauses=["BG-BATTLE-02"], region=region.name)


def why_no_target(state: State, side: str, region: Region, goal: Region) -> Refusal | None:
    """BG-BATTLE-02, BG-CARD-15, BG-SIEGE-22, BG-SIEGE-35. Why an army in a region cannot attack another."""
    about = {"origin": region.name, "region": goal.name}
    inside = state.boxes.get(region)
    if goal is not region and inside is not None and inside.side == side:
        return Refusal("only-the-besieger", clauses=["BG-SIEGE-35"], **about)
    if goal is not region and goal not in region.adjacent:
        return Refusal("attack-next-to", clauses=["BG-BATTLE-02"], **about)
    if (inside if goal is region else field_army(state, goal, ENEMY[side])) is None:
        siege = goal is not region and goal in state.boxes and state.boxes[goal].side != side
        key = "only-from-inside" if siege else "nobody-to-strike"
        return Refusal(key, clauses=["BG-SIEGE-22" if siege else "BG-BATTLE-02"], **about)
    card = barring_card(state, goal, side)
    return None if card is None else Refusal("barred-by-card", clauses=["BG-CARD-15"], **about, card=card)


def why_not_attacker(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-ACT-02, BG-ACT-10. Why the army of a region cannot be the one that attacks."""
    if not isinstance(thing, Region):
        return None
    return why_not_attacking(state, question.plays_for, thing, question.about["led"])


def why_not_attacked(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-BATTLE-02. Why the army that attacks cannot attack a region."""
    if not isinstance(thing, Region):
        return None
    return why_no_target(state, question.plays_for, question.about["origin"], thing)
