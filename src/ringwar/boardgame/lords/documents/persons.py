"""The Balrog, and the versions of companions, as parts of documents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.lords.documents.block import block
from ringwar.boardgame.lords.table.companions import is_version
from ringwar.boardgame.lords.table.facts import BALROG
from ringwar.boardgame.lords.table.state import lords
from ringwar.boardgame.table import facts
from ringwar.boardgame.table.facts import REGIONS, Character
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import found, mapping, names, one_of, refusal

ACTIVE, INACTIVE = "active", "inactive"


def write_balrog(state: State) -> dict[str, str]:
    """LM-BALROG-04. Whether the Balrog is active, if he is in play."""
    if BALROG not in state.characters:
        return {}
    return {"balrog": ACTIVE if lords(state).balrog_active else INACTIVE}


def read_balrog(state: State, fields: Mapping[str, Any]) -> None:
    """LM-BALROG-04. The Balrog is active or not; where nothing else is said he is in Moria."""
    written = fields.get("balrog")
    if written is None:
        return
    lords(state).balrog_active = one_of(written, (ACTIVE, INACTIVE), "lords.balrog") == ACTIVE
    if BALROG in state.eliminated:
        raise refusal("lords.balrog", "he is out of play")
    state.characters.setdefault(BALROG, REGIONS["moria"])


def write_companions(state: State) -> dict[str, Any]:
    """LM-SETUP-03, LM-COUNCIL-02. By companion the card that is not that of the base game; and the cards shown."""
    everywhere = (*state.companions, *state.characters, *state.eliminated)
    return {
        "companions": {each.person: each.name for each in everywhere if is_version(each)},
        "shown": sorted(each.name for each in lords(state).shown),
    }


def named(cards: Mapping[str, Character], document: Mapping[str, Any]) -> Mapping[str, Character]:
    """LM-COUNCIL-02. The characters by name; the name of a companion means the version that the document says."""
    versions = mapping(block(document).get("companions", {}), "lords.companions")
    meant = {}
    for person, name in versions.items():
        at = f"lords.companions.{person}"
        card = found(lambda each: facts.find(cards, "character", each), name, at)
        if card.person != person or not (is_version(card) or card.name == person):
            raise refusal(at, f"{name} is no version of {person}")
        meant[person] = card
    return {**cards, **meant}


def read_shown(state: State, fields: Mapping[str, Any]) -> None:
    """The companions whose cards everybody has seen; which versions they are is read as they are `named`."""
    given = names(fields.get("shown", ()), "lords.shown")
    cards = state.rules.box.characters
    shown = frozenset(found(lambda each: facts.find(cards, "character", each), name, at) for at, name in given)
    lords(state).shown = shown


def show_guide(state: State) -> None:
    """LM-COUNCIL-04. Once the game has begun everybody knows the card of the guide."""
    if state.phase not in state.rules.box.opening:
        lords(state).shown |= {state.guide}


def refuse_impossible_persons(state: State) -> None:
    """LM-CHAR-01, LM-BALROG-04. Nobody is in play twice, and whoever never leaves his home is there."""
    awake = lords(state).balrog_active
    persons: dict[str, str] = {}
    for each, region in state.characters.items():
        if each.person in persons:
            raise refusal("armies", f"{each.name} and {persons[each.person]} are the same person")
        persons[each.person] = each.name
        if each.home is not None and each.home != region.name and not (each is BALROG and awake):
            raise refusal(f"armies.{region.name}.characters", f"{each.name} does not leave {each.home}")
