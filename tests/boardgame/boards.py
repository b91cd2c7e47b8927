"""Tables of the board game for tests, in few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ringwar.boardgame import RULESET, scenario
from ringwar.boardgame.documents.turn import BEFORE_THE_ROLL
from ringwar.boardgame.table.armies import BY_NAME, Army, army
from ringwar.boardgame.table.facts import CHARACTERS, EVENTS, FREE, NATIONS, REGIONS, SHADOW, TILES
from ringwar.boardgame.table.state import State
from ringwar.kernel import Game, Position
from ringwar.kernel.game import Record

Board = Position[State]

NO_CARDS = ("none", "none")
"""Neither the attacker nor the defender plays a combat card."""
NO_RINGS = {FREE: 0, SHADOW: 0}
"""Neither side has an Elven Ring."""

__all__ = [
    "CHARACTERS",
    "EVENTS",
    "FREE",
    "NO_CARDS",
    "NO_RINGS",
    "REGIONS",
    "SHADOW",
    "TILES",
    "Army",
    "Board",
    "army",
    "board",
    "companions",
    "field",
    "game_with",
    "inside",
    "is_discarded",
    "is_on_table",
    "names",
    "reserve",
    "where",
]


def board(
    armies: Mapping[str, str] | None = None,
    besieged: Mapping[str, str] | None = None,
    *,
    at_war: Sequence[str] = (),
    active: Sequence[str] = (),
    free: Sequence[str] = (),
    shadow: Sequence[str] = (),
    hands: Sequence[str] | Mapping[str, Sequence[str]] = (),
    table: Sequence[str] = (),
    fellowship: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Board:
    """A map on which stands only what is said, in the action phase, standing at its first question.

    Figures are written as "gondor 3/1/1 gandalf-the-white" (regulars/elites/leaders, then characters) or
    "sauron 5 southrons 0/1 nazgul 2 witch-king". `free` and `shadow` are the unused dice; `hands` and `table` cards of
    either side by name, hands also by seat. Nations in `at_war` are At War, those in `active` active; the others stand
    as at the start. Further fields are those of a position document (turn, phase, to_act, control, politics, hunt ...).
    """
    politics = {nation: {"steps_to_war": 0, "active": True} for nation in at_war}
    politics |= {nation: {"active": True} for nation in active if nation not in politics}
    document: dict[str, Any] = {
        "armies": {name: _figures(text) for name, text in (armies or {}).items()},
        "besieged": {name: _figures(text) for name, text in (besieged or {}).items()},
        "politics": politics,
        "dice": {FREE: list(free), SHADOW: list(shadow)},
        "hands": _by_side(hands),
        "table": _by_side(table),
        "fellowship": dict(fellowship or {}),
        "to_act": FREE if free or not shadow else SHADOW,
    }
    written = {**document, **fields}
    return _with_no_other_dice(scenario(**written), written["dice"])


def _with_no_other_dice(game: Board, dice: Mapping[str, Sequence[str]]) -> Board:
    """The same table where a side has no dice to roll: a document would give it its whole pool."""
    state = RULESET.start(game.setup)
    if state.phase not in BEFORE_THE_ROLL or all(dice.get(side, True) for side in (FREE, SHADOW)):
        return game
    state.dice |= {side: () for side in (FREE, SHADOW) if not dice.get(side, True)}
    return Position(RULESET, game.setup, state, Record())


def _figures(text: str) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    words = text.split()
    while words:
        word = words.pop(0)
        if word in NATIONS:
            numbers = [int(number) for number in words.pop(0).split("/")]
            figures[word] = dict(zip(("regular", "elite", "leader"), numbers, strict=False))
        elif word == "nazgul":
            figures["nazgul"] = int(words.pop(0))
        else:
            figures.setdefault("characters", []).append(word)
    return {key: value for key, value in figures.items() if value}


def _by_side(cards: Sequence[str] | Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    if isinstance(cards, Mapping):
        return {seat: list(held) for seat, held in cards.items()}
    return {side: [name for name in cards if EVENTS[name].side == side] for side in (FREE, SHADOW)}


def field(position: Board, region: str) -> Army:
    """The army in the open in a region."""
    return position.state.armies.get(REGIONS[region], Army())


def inside(position: Board, region: str) -> Army:
    """The army besieged in a stronghold."""
    return position.state.boxes.get(REGIONS[region], Army())


def names(things: Sequence[Any]) -> set[str]:
    return {each.name for each in things}


def where(position: Board, character: str) -> str | None:
    """The region of a character on the map."""
    return next((at.name for each, at in position.state.characters.items() if each.name == character), None)


def companions(position: Board) -> list[str]:
    """Who is in the Fellowship."""
    return [each.name for each in position.state.companions]


def reserve(position: Board, piece: str) -> int:
    """How many figures of a kind are among the reinforcements."""
    return position.state.reinforcements[BY_NAME[piece]]


def is_on_table(position: Board, card: str) -> bool:
    """Whether an event card lies on the table."""
    return any(card in names(cards) for cards in position.state.table.values())


def is_discarded(position: Board, card: str) -> bool:
    """Whether an event card is in a discard pile."""
    return any(card in names(cards) for cards in position.state.discards.values())


def game_with(position: Board, *answers: Any) -> Game[State]:
    """A game on a copy of the table for calling a rule by itself; options are given as they are, in order."""
    return Game(RULESET, position.state.copy(), Record(answers))
