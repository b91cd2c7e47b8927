"""What the options of questions are, and at what on the board they point: for clients, who know no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.noting import ARMIES, NATIONS_ASKED, NAZGUL_THERE
from ringwar.boardgame.rules.casualties import Loss
from ringwar.boardgame.rules.deeds import RESULT_OF, SKIP
from ringwar.boardgame.rules.dice import RING
from ringwar.boardgame.table.facts import DECKS, ENEMY, FACES, NATIONS, Region
from ringwar.boardgame.table.state import State
from ringwar.boardgame.view import view
from ringwar.kernel.protocol import KINDS, Thing, thing_of
from ringwar.kernel.ruleset import Effects

RINGS_ASKED = ("ring-returns", "which-ring")
SEATS_ASKED = ("whose-hand",)
ALL_FACES = frozenset(face for faces in FACES.values() for face in faces)
TRACES = ("discards", "known", "messenger_used", "phase", "rings_used", "to_act")
"""Parts of the table that change with every action, whatever it does."""
TEAM_TRACES = ("actors", "command", "last", "speakers", "waived")
"""The same of what concerns teams."""


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
    if "teams" in seen:
        seen["teams"] = {name: value for name, value in seen["teams"].items() if name not in TEAM_TRACES}
    paying = [*table["dice"][own], *table["hands"][side]["cards"], *(RING for _ in range(table["rings"][own]))]
    return {**seen, "hands": others, "dice": table["dice"][enemy], "rings": table["rings"][enemy]}, paying
