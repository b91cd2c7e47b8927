"""What the options of questions are, and at what on the board they point: for clients, who know no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.rules.armies import ALL
from ringwar.boardgame.rules.casualties import Loss
from ringwar.boardgame.rules.deeds import RESULT_OF, SKIP, deeds, further_actions
from ringwar.boardgame.rules.dice import RING
from ringwar.boardgame.rules.hunt import THE_GUIDE
from ringwar.boardgame.rules.lone_player import figures_of
from ringwar.boardgame.rules.teams import PEOPLES
from ringwar.boardgame.table.armies import Part, Piece
from ringwar.boardgame.table.facts import DECKS, ENEMY, FACES, NATIONS, SIDES, WILL, Character, Region
from ringwar.boardgame.table.queries import level, nazgul_at, whole_part
from ringwar.boardgame.table.state import State
from ringwar.boardgame.view import view
from ringwar.kernel import Question
from ringwar.kernel.protocol import KINDS, Thing, thing_of
from ringwar.kernel.ruleset import Effects, Note

ARMIES = ("attack-from", "march-army", "merge-where", "move-army", "spells-from", "which-army")
"""Questions whose regions mean the army that stands there."""
NAZGUL_THERE = "move-minion"
"""The question whose regions mean the Nazgûl that stand there."""
STRUCK = ("attack-where", "which-army")
"""Questions whose regions mean the enemies who stand there."""
LED_BY = "led-by"
"""The question whose characters all stand in one region, which is known."""
RINGS_ASKED = ("ring-returns", "which-ring")
SEATS_ASKED = ("whose-hand",)
NATIONS_ASKED = ("diplomacy", "which-nation")
RECRUITED = ("recruit", "recruit-second")
MERGING = ("merge", "merge-where")
ALL_FACES = frozenset(face for faces in FACES.values() for face in faces)
TRACES = ("discards", "known", "messenger_used", "phase", "rings_used", "to_act")
"""Parts of the table that change with every action, whatever it does."""


def kind(key: str, option: Any) -> str:
    """The kind of an option; words that are neither dice nor nations, rings nor seats are actions."""
    if isinstance(option, Region):
        return "army" if key in ARMIES else "piece" if key == NAZGUL_THERE else "region"
    if isinstance(option, Loss):
        return "piece"
    if isinstance(option, str):
        return _kind_of_word(key, option)
    thing = thing_of(option)
    return thing["kind"] if thing is not None and thing["kind"] in KINDS else "action"


def _kind_of_word(key: str, word: str) -> str:
    if word == RING or key in RINGS_ASKED:
        return "ring"
    if key in SEATS_ASKED:
        return "seat"
    if word in NATIONS and key in NATIONS_ASKED:
        return "nation"
    is_die = word in ALL_FACES or word in RESULT_OF
    return "die" if is_die and key not in ("action", "which-deck") else "action"


def points_at(key: str, option: Any) -> list[Thing]:
    """What on the board an option points at."""
    if isinstance(option, Loss):
        return [{"kind": "piece", "id": option.piece.name}]
    if isinstance(option, Region):
        here: list[Thing] = [{"kind": "region", "id": option.name}]
        return [{"kind": "army", "id": option.name}, *here] if key in ARMIES else here
    if isinstance(option, str):
        return _pointed_by_word(key, option)
    thing = thing_of(option)
    return [] if thing is None else [thing]


def _pointed_by_word(key: str, word: str) -> list[Thing]:
    """A deck, a die, a nation, a ring or a seat; an action points at nothing by itself."""
    if key == "which-deck" and word in DECKS:
        return [{"kind": "deck", "id": word}]
    kind = _kind_of_word(key, word)
    return [] if kind == "action" or word == SKIP else [{"kind": kind, "id": word}]


def effects(state: State, side: str) -> Effects:
    """The table as a seat sees it without the traces of its own actions; and its dice, cards and Elven Rings."""
    table: Mapping[str, Any] = view(state, side)
    own, enemy = state.rules.seats[side], ENEMY[state.rules.seats[side]]
    others = {seat: hand for seat, hand in table["hands"].items() if seat != side}
    seen = {name: table[name] for name in table if name not in TRACES}
    paying = [*table["dice"][own], *table["hands"][side]["cards"], *(RING for _ in range(table["rings"][own]))]
    return {**seen, "hands": others, "dice": table["dice"][enemy], "rings": table["rings"][enemy]}, paying


# What helps to choose


def note(state: State, question: Question, option: Any) -> Note | None:
    """What everybody can see of the thing that an option means: figures, steps to war, dice of the same result."""
    if question.key in MERGING and option not in (None, False):
        return _merged(state, question, option if isinstance(option, Region) else question.about["region"])
    if isinstance(option, Region):
        return _note_of_region(state, question, option)
    if option == ALL and "part" in question.about:
        return _figures(question.about["part"])
    if isinstance(option, str) and option in NATIONS and question.key in NATIONS_ASKED:
        return "nation", {"steps": state.politics[option], "active": "yes" if state.active[option] else "no"}
    if isinstance(option, Piece) and question.key in RECRUITED:
        return "left", {"count": state.reinforcements.get(option, 0)}
    if isinstance(option, Character) and option in state.characters and question.key != LED_BY:
        return "at", {"region": state.characters[option]}
    if question.key == "casualty" and option == THE_GUIDE:
        return "guide", {"companion": state.guide, "level": level(state, state.guide)}
    if question.key == "will-as" and option == WILL:
        side = question.plays_for
        return None if deeds(state, side, WILL) or further_actions(state, side, WILL) else ("unused", {})
    if isinstance(option, str) and question.key == "use-die" and question.plays_for in SIDES:
        count = state.dice[question.plays_for].count(option)
        return ("dice", {"count": count}) if count > 1 else None
    return None


def _note_of_region(state: State, question: Question, region: Region) -> Note | None:
    """The figures that stand in a region, those of the enemy where it is attacked."""
    side = question.plays_for
    if question.key == NAZGUL_THERE:
        return _figures(Part(nazgul=nazgul_at(state, region)))
    if question.key in STRUCK:
        enemies = _figures(whole_part(state, region, ENEMY[side]))
        return ("siege", enemies[1]) if enemies and question.about.get("origin") is region else enemies
    if question.key == "companion-where" and state.characters.get(question.about["companion"]) is region:
        return "stays", {}
    own = _figures(whole_part(state, region, side))
    if own is not None or question.key in ARMIES:
        return own
    there = _figures(whole_part(state, region, ENEMY[side]))
    return None if there is None else ("enemies", there[1])


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
