"""What everybody can see of the things that options mean: it helps to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringwar.boardgame.rules.armies import ALL, MOST_BESIEGED, MOST_UNITS, is_in_box
from ringwar.boardgame.rules.attackers import attacking_part
from ringwar.boardgame.rules.deeds import ARMY_DEEDS, FELLOWSHIP, deeds, further_actions
from ringwar.boardgame.rules.hunt import THE_GUIDE
from ringwar.boardgame.rules.lone_player import figures_of
from ringwar.boardgame.rules.movement import rest_of
from ringwar.boardgame.rules.teams import PEOPLES
from ringwar.boardgame.table.armies import Part, Piece
from ringwar.boardgame.table.facts import ENEMY, MUSTER, NATIONS, SIDES, WILL, Character, EventCard, Region
from ringwar.boardgame.table.queries import army_of, controller, level, nazgul_at, version, whole_part
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import CANCELS_DRAW, DAMAGE_CARDS, ELIMINATED, TILE_DRAWN
from ringwar.kernel import Question
from ringwar.kernel.ruleset import Note

ARMIES = ("attack-from", "march-army", "merge-where", "move-army", "spells-from", "which-army")
"""Questions whose regions mean the army that stands there."""
NAZGUL_THERE = "move-minion"
"""The question whose regions mean the Nazgûl that stand there."""
STRUCK = ("attack-where", "which-army")
"""Questions whose regions mean the enemies who stand there."""
ENTERED = ("move-where", "march-where")
"""Questions whose regions an army enters."""
FLOWN_TO = ("minion-where", "companion-where")
"""Questions whose regions characters go to."""
LED_BY = "led-by"
"""The question whose characters all stand in one region, which is known."""
NATIONS_ASKED = ("diplomacy", "which-nation")
RECRUITED = ("recruit", "recruit-second")
MERGING = ("merge", "merge-where")
COMBAT_CARD, HEROIC_DEATH, AGAINST_HUNT = "combat-card", "heroic-death", "use-against-hunt"
WILLED = {"gandalf-the-white": "send-gandalf"}
"""What an action is called among others, where its own name is that of a character."""
BINDING = ("bind-balrog", "gandalf-binds-balrog")

Noting = Callable[[State, Question, Any], Note | None]


def note(state: State, question: Question, option: Any) -> Note | None:
    """What everybody can see of the thing that an option means: figures, steps to war, dice of the same result."""
    if question.key in MERGING and option not in (None, False):
        return _merged(state, question, option if isinstance(option, Region) else question.about["region"])
    if isinstance(option, Region):
        return _note_of_region(state, question, option)
    if option == ALL and "part" in question.about:
        return _figures(question.about["part"])
    if question.key in NOTES:
        return NOTES[question.key](state, question, option)
    if isinstance(option, str) and option in NATIONS and question.key in NATIONS_ASKED:
        return "nation", {"steps": state.politics[option], "active": "yes" if state.active[option] else "no"}
    if isinstance(option, Piece) and question.key in RECRUITED:
        return "left", {"count": state.reinforcements.get(option, 0)}
    if isinstance(option, Character) and option in state.characters and question.key != LED_BY:
        return "at", {"region": state.characters[option]}
    return None


# By question


def _of_casualty(state: State, question: Question, option: Any) -> Note | None:
    """Who the guide is, and what his loss brings."""
    if option != THE_GUIDE:
        return None
    about = {"companion": state.guide, "level": level(state, state.guide)}
    card = state.rules.box.special_cards[:1] if state.guide.name in ELIMINATED else ()
    return ("guide-tamed", {**about, "card": card[0]}) if card else ("guide", about)


def _of_will(state: State, question: Question, option: Any) -> Note | None:
    """What the Will of the West itself can do now."""
    if option != WILL:
        return None
    side = question.plays_for
    able = [*(deed.name for deed in deeds(state, side, WILL)), *further_actions(state, side, WILL)]
    return ("deeds", {"deeds": [WILLED.get(name, name) for name in able]}) if able else ("unused", {})


def _of_die(state: State, question: Question, option: Any) -> Note | None:
    """How many dice show the same."""
    side = question.plays_for
    count = state.dice[side].count(option) if side in SIDES and isinstance(option, str) else 0
    return ("dice", {"count": count}) if count > 1 else None


def _of_action(state: State, question: Question, option: Any) -> Note | None:
    """What moving the Fellowship means now, whose ability an action needs, and what becomes of the Balrog."""
    if option == FELLOWSHIP:
        return ("progress" if state.mordor is None else "mordor"), {}
    if question.about["face"] == MUSTER and any(deed.name == option for deed in ARMY_DEEDS):
        return "messenger", {}
    if option in BINDING:
        region = next(at for each, at in state.characters.items() if each.name == "balrog-of-moria")
        return ("bound", {}) if region.name == "moria" else ("bound-outside", {"region": region})
    return None


def _of_guide(state: State, question: Question, option: Any) -> Note | None:
    return ("guide-now", {}) if option is question.about["now"] else None


def _of_minion(state: State, question: Question, option: Any) -> Note | None:
    """Whose place a version of a minion takes."""
    before = version(state, option.person)
    if before is None:
        return None
    return "in-place-of", {"minion": before}


def _of_outside(state: State, question: Question, option: Any) -> Note | None:
    """Where a companion is at home from the start."""
    return None if option is None else ("starts", {"region": option.starts_in})


def _of_combat_card(state: State, question: Question, option: Any) -> Note | None:
    """That nothing can be played, where nothing else is offered."""
    return ("none-fits", {}) if option is None and len(question.options) == 1 else None


def _against_hunt(state: State, question: Question, option: Any) -> Note | None:
    """What a card on the table does against the hunt."""
    if not isinstance(option, EventCard):
        return None
    if option.name in CANCELS_DRAW:
        return "no-draw", {}
    return ("redraws", {}) if option.name in TILE_DRAWN else ("lowers", {"count": DAMAGE_CARDS[option.name]})


def _of_heroic_death(state: State, question: Question, option: Any) -> Note | None:
    """How many hits somebody cancels by his death."""
    if option is None:
        return None
    return "cancels", {"hits": 1 if isinstance(option, Piece) else option.battle_level}


def _of_lure(state: State, question: Question, option: Any) -> Note | None:
    """How much corruption a companion is worth."""
    return ("level", {"level": level(state, question.about["companion"])}) if option == "corruption" else None


def _of_ringwraiths(state: State, question: Question, option: Any) -> Note | None:
    """What moves: two armies, or the one of a region."""
    region = question.about["region"]
    if option != "move":
        return None
    return ("two-armies", {}) if region is None else _figures(rest_of(state, region, question.plays_for, {}))


NOTES: dict[str, Noting] = {
    "action": _of_action,
    "casualty": _of_casualty,
    COMBAT_CARD: _of_combat_card,
    "play-another": _of_combat_card,
    "guide": _of_guide,
    HEROIC_DEATH: _of_heroic_death,
    "lure": _of_lure,
    "minion": _of_minion,
    "outside": _of_outside,
    "ringwraiths": _of_ringwraiths,
    AGAINST_HUNT: _against_hunt,
    "use-die": _of_die,
    "will-as": _of_will,
}
"""By question: what its options mean."""


# Regions


def _note_of_region(state: State, question: Question, region: Region) -> Note | None:
    """The figures that stand in a region, those of the enemy where it is attacked."""
    side = question.plays_for
    if question.key == NAZGUL_THERE:
        return _figures(Part(nazgul=nazgul_at(state, region)))
    if question.key in STRUCK:
        return _struck(state, question, region)
    if question.key == "minion-enters" and version(state, question.about["minion"].person) is not None:
        return None  # whose place he takes is said of him
    if question.key in USABLE:
        return _usable(state, question, region)
    own = _figures(whole_part(state, region, side))
    if question.key == "minion-where" and region is state.fellowship:
        return ("fellowship", {}) if own is None else ("fellowship-figures", own[1])
    if own is not None or question.key in ARMIES:
        full = own is not None and question.key == "recruit-where" and is_full(state, region, side)
        return ("full", own[1]) if full and own is not None else own
    there = _figures(whole_part(state, region, ENEMY[side]))
    if there is not None:
        return "enemies", there[1]
    takes = question.key in ENTERED and controller(state, region) == ENEMY[side]
    return ("captures", {"points": region.points if region.side != side else 0}) if takes else None


def is_full(state: State, region: Region, side: str) -> bool:
    """BG-STACK-01, BG-STACK-02. Whether an army has as many units as may be."""
    army = army_of(state, region, side)
    return army is not None and army.size >= (MOST_BESIEGED if is_in_box(state, region, side) else MOST_UNITS)


def _struck(state: State, question: Question, region: Region) -> Note | None:
    """The enemies who are attacked, or struck by a card; in a siege inside or outside of the walls."""
    side = question.plays_for
    enemies = _figures(whole_part(state, region, ENEMY[side]))
    if enemies is None or question.about.get("origin") is not region:
        return enemies
    return "siege", {**enemies[1], "besieged": is_in_box(state, region, side)}


USABLE = ("attack-from", "move-army", "march-army")


def _usable(state: State, question: Question, region: Region) -> Note | None:
    """BG-MULTI-29, BG-MULTI-40, BG-MULTI-47. The figures of an army that can act, and those of a partner that stay."""
    side = question.plays_for
    whole = whole_part(state, region, side)
    attacks = question.key == "attack-from"
    able = attacking_part(state, region, side)[0] if attacks else rest_of(state, region, side, {})
    others = whole.army.without(state.rules.movers(state, region, whole.army)) if state.rules.divided else None
    if not others:
        return _figures(whole)
    return "own-figures", {
        "figures": able.figures(),
        "characters": able.characters,
        "others": Part(others).figures(),
    }


def _merged(state: State, question: Question, region: Region) -> Note:
    """What each of two partners has in a region, and who would command it all."""
    whole = whole_part(state, region, question.plays_for)
    own = figures_of(whole.army, PEOPLES[question.side])
    commander = state.rules.commander(state, question.plays_for, whole.army)
    return "merged", {
        "own": Part(own).figures(),
        "others": Part(whole.army.without(own)).figures(),
        "seat": commander,
    }


def _figures(part: Part) -> Note | None:
    return ("figures", {"figures": part.figures(), "characters": part.characters}) if part else None
