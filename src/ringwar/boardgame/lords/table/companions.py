"""The versions of companions: the cards among which one is chosen for each, and who knows which it was."""

from __future__ import annotations

from ringwar.boardgame.lords.table.facts import Lord
from ringwar.boardgame.lords.table.optional import NO
from ringwar.boardgame.lords.table.state import lords, option
from ringwar.boardgame.table.facts import COMPANION, COMPANIONS_AT_START, UNLIMITED, Character
from ringwar.boardgame.table.state import State

DUNADAN = "strider-dunadan"
FIRST = {each.person: each for each in COMPANIONS_AT_START}


def is_version(character: Character) -> bool:
    """LM-COUNCIL-02. Whether a card may take the place of a companion of the Fellowship."""
    return character.kind == COMPANION and character.person in FIRST and isinstance(character, Lord)


def versions(state: State, person: str) -> list[Character]:
    """LM-SETUP-03, LM-SETUP-15, LM-COUNCIL-02. The cards that may stand for a companion, the usual one first."""
    cards = state.rules.box.characters.values()
    others = [each for each in cards if is_version(each) and each.person == person and _is_offered(state, each)]
    return [FIRST[person], *others]


def _is_offered(state: State, card: Character) -> bool:
    """LM-SETUP-15, LM-COUNCIL-01. The cards of the Council are used only with it, one of them only on request."""
    assert isinstance(card, Lord)
    if card.is_of_council and option(state, "council-of-rivendell") == NO:
        return False
    return card.name != DUNADAN or option(state, DUNADAN) != NO


def is_hidden(state: State, companion: Character) -> bool:
    """LM-INFO-01, LM-INFO-02. Whether only the Free Peoples know which card of a companion is in the Fellowship."""
    return companion in state.companions and companion not in lords(state).shown and companion.person in FIRST


def possible_versions(state: State, companion: Character) -> list[Character]:
    """LM-INFO-01, LM-INFO-02. The cards that a hidden companion might be: none has a higher level than the guide."""
    highest = state.guide.level if state.guide.has_figure else UNLIMITED
    others = [each for each in versions(state, companion.person) if each is not companion and each.level <= highest]
    return [companion, *others]
