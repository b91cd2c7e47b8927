"""What a number of games should have used: every card, every action of a card, every location."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.cardgame.table.facts import scenario
from ringwar.cardgame.table.texts import ACTIONS
from ringwar.kernel import Event, Setup

PLAYED, USED, ACTIVATED = "cards played", "actions used", "locations activated"


def expected(setup: Setup) -> Mapping[str, list[str]]:
    """Everything that can be used in a scenario, by the kind of use."""
    facts = scenario(setup.scenario)
    cards = [card for seat in facts.seats for card in seat.cards]
    locations = [battleground.name for battleground in facts.battlegrounds]
    locations += [each.name for group in facts.battlegrounds_by_round.values() for each in group]
    locations += [path.name for group in facts.paths.values() for path in group]
    return {
        PLAYED: [card.name for card in cards],
        USED: [card.name for card in cards if card.id in ACTIONS],
        ACTIVATED: locations,
    }


def used(event: Event) -> tuple[str, str] | None:
    """The kind and the name of what an event shows to have been used."""
    if event.kind == "play":
        return PLAYED, event.about["card"].name
    if event.kind == "use":
        return USED, event.about["card"].name
    if event.kind == "activated":
        return ACTIVATED, event.about["location"].name
    return None
