"""What a number of games should have used: every card half, action, character and hunt tile, and what is added."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.boardgame.rules.deeds import DEEDS, EVENT_CARD, SKIP
from ringwar.boardgame.setup import EXPANSIONS, rules_of
from ringwar.kernel import Event, Setup

PLAYED, FOUGHT, DONE = "events played", "combat cards used", "actions taken"
SEEN, DRAWN = "characters in play", "tiles drawn"
ENTERING = {
    "companion-moves": "companion",
    "minion-enters": "minion",
    "enters-play": "character",
    "guide": "guide",
    "version": "companion",
}
"""Events that show a character, and under which word."""


def expected(setup: Setup) -> Mapping[str, list[str]]:
    """Everything that can be used, by the kind of use."""
    box = rules_of(setup).box
    deeds = dict.fromkeys(deed.name for listed in DEEDS.values() for deed in listed)
    found = {
        PLAYED: [*box.events, *(card.name for card in box.special_cards)],
        FOUGHT: list(box.events),
        DONE: [*deeds, *box.more_deeds, *box.actions, EVENT_CARD, SKIP],
        SEEN: list(box.characters),
        DRAWN: list(box.tiles),
    }
    for expansion in box.expansions.values():
        found = {kind: [name for name in names if expansion.is_in_game(box, name)] for kind, names in found.items()}
    for expansion in box.expansions.values():
        for kind, names in expansion.expected(box).items():
            found[kind] = [*found.get(kind, ()), *names]
    return found


def used(event: Event) -> tuple[str, str] | None:
    """The kind and the name of what an event shows to have been used."""
    if event.kind in ("play-event", "card-comes"):
        return PLAYED, event.about["card"].name
    if event.kind == "combat-card":
        return FOUGHT, event.about["card"].name
    if event.kind == "use-die":
        return DONE, event.about["action"]
    if event.kind == "tile":
        return DRAWN, event.about["tile"].name
    if event.kind in ENTERING:
        return SEEN, event.about[ENTERING[event.kind]].name
    shown = (expansion.used(event) for expansion in EXPANSIONS.values())
    return next((each for each in shown if each is not None), None)
