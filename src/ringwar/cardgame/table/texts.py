"""What is printed on cards, by the moment at which it works. Rules look here; the files of `cards/` fill it in."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ringwar.cardgame.table.facts import Battleground, Card
from ringwar.cardgame.table.queries import Place
from ringwar.cardgame.table.state import State
from ringwar.kernel import Game

CardGame = Game[State]

Arrival = Callable[[CardGame, str, Card, Place], None]
"""What happens when a seat's card arrives at a place."""
Effect = Callable[[CardGame, str], None]
"""What an event or a location makes happen, for the seat that played or activated it."""
Use = Callable[[CardGame, str, Card], None]
"""What a seat does by using an action on a card."""
Condition = Callable[[State, str, Card], bool]
"""Whether a seat may use the action of a card."""
Barrier = Callable[[State, Card, Place], bool]
"""Whether a text lets a card go to a place, or keeps it out."""
Count = Callable[[State, Card], int]
"""How many icons a text gives."""


class Action(NamedTuple):
    """A text that works by using an action."""

    conditions: tuple[Condition, ...]
    use: Use
    faction: str | None
    """The faction whose player may use it; None for the card's owner."""


class Replacement(NamedTuple):
    """A text that cycles a card instead of eliminating it."""

    causes: frozenset[str]
    saves_items: bool


PLAYED: dict[str, Arrival] = {}
ARRIVED: dict[str, Arrival] = {}
EVENT_TEXTS: dict[str, Effect] = {}
ACTIVATED: dict[str, Effect] = {}
ACTIONS: dict[str, Action] = {}
REPLACEMENTS: dict[str, Replacement] = {}
"""By the card that is saved."""
SAVING_ITEMS: dict[str, Replacement] = {}
"""By the item that saves its wielder."""
OPENS: dict[str, Callable[[State, Card, Battleground], bool]] = {}
"""Texts that open battlegrounds to a card although its faction is not listed; by card, or by lasting effect."""
KEEPS_OUT: dict[str, Barrier] = {}
SUPPORTED_BY: dict[str, Callable[[State, Card, Card], bool]] = {}
"""Texts that let other armies support a character; by card, or by lasting effect."""
EXTRA_DRAW: dict[str, int] = {}
"""While in reserve, cards drawn on top in the draw step."""
AFTER_DRAW: dict[str, Effect] = {}
LIMIT_IN_RESERVE: dict[str, int] = {}
LIMIT_IN_PLAY: dict[str, int] = {}
"""What a card adds to its owner's carryover limit."""
PATH_DEFENSE: dict[str, Count] = {}
"""Items that add defense icons to the path they are on."""
STRENGTHENS: dict[str, tuple[str, ...]] = {}
"""Cards in reserve that give 1 defense icon to the named characters on locations."""
ONCE_A_ROUND: set[str] = set()
"""Cards that limit their action to once a round."""
ONLY_WEAPON: set[str] = set()
SHOWS_TOP: set[str] = set()
"""Items whose owner may look at the top of the own draw deck at any time."""


def played(*ids: str) -> Callable[[Arrival], Arrival]:
    """CG-PLAY-22. When the card is played, to any destination."""

    def register(text: Arrival) -> Arrival:
        PLAYED.update(dict.fromkeys(ids, text))
        return text

    return register


def arrived(*ids: str) -> Callable[[Arrival], Arrival]:
    """CG-MOVE-04. When the card is played or moved to a path or battleground."""

    def register(text: Arrival) -> Arrival:
        ARRIVED.update(dict.fromkeys(ids, text))
        return text

    return register


def event(card_id: str) -> Callable[[Effect], Effect]:
    """CG-EVENT-01. When the event is played."""

    def register(text: Effect) -> Effect:
        EVENT_TEXTS[card_id] = text
        return text

    return register


def activated(*ids: str) -> Callable[[Effect], Effect]:
    """CG-LOC-02. When the location is activated or reactivated."""

    def register(text: Effect) -> Effect:
        ACTIVATED.update(dict.fromkeys(ids, text))
        return text

    return register


def action(*ids: str, when: tuple[Condition, ...], player: str | None = None) -> Callable[[Use], Use]:
    """CG-ABILITY-01. By using an action, while all conditions hold."""

    def register(text: Use) -> Use:
        ACTIONS.update(dict.fromkeys(ids, Action(when, text, player)))
        return text

    return register
