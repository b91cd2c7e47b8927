"""What a number of games should have used: every card half, action, character and hunt tile, and what is added."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.boardgame.lords.coverage import expected_of_lords, is_in_game, used_of_lords
from ringwar.boardgame.lords.expansion import LORDS_NAME
from ringwar.boardgame.rules.dice import DEEDS, EVENT_CARD, SKIP
from ringwar.boardgame.setup import rules_of
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
    edition = rules_of(setup).edition
    deeds = dict.fromkeys(deed.name for listed in DEEDS.values() for deed in listed)
    found = {
        PLAYED: [*edition.events, *(card.name for card in edition.special_cards)],
        FOUGHT: list(edition.events),
        DONE: [*deeds, *edition.more_deeds, *edition.actions, EVENT_CARD, SKIP],
        SEEN: list(edition.characters),
        DRAWN: list(edition.tiles),
    }
    if LORDS_NAME not in edition.expansions:
        return found
    there = {kind: [name for name in names if is_in_game(edition, name)] for kind, names in found.items()}
    return {**there, **expected_of_lords(edition)}


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
    return used_of_lords(event)
