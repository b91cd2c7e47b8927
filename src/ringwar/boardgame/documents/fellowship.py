"""The Fellowship as a part of documents: where it is, who is in it, who guides it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.documents.document import Document
from ringwar.boardgame.documents.figures import read_character
from ringwar.boardgame.rules.fellowship import guides
from ringwar.boardgame.table import facts
from ringwar.boardgame.table.facts import COMPANION, Character
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import found, names, number, one_of, only, refusal, truth

FELLOWSHIP_FIELDS = ("at", "mordor", "progress", "revealed", "corruption", "companions", "guide", "tried")
MOST_PROGRESS = 40  # BG-AMB-44 knows no bound; nobody has ever gone so far


def write_fellowship(state: State) -> dict[str, Any]:
    """Where the Fellowship is, how far it has come, and who is in it."""
    return {
        "at": None if state.fellowship is None else state.fellowship.name,
        "mordor": state.mordor,
        "progress": state.progress,
        "revealed": state.revealed,
        "corruption": state.corruption,
        "companions": [each.name for each in state.companions],
        "guide": state.guide.name,
        "tried": state.tried,
    }


def read_fellowship(document: Document) -> None:
    """Lay out the Fellowship, and whoever is out of play."""
    state, fields = document.state, document.fields("fellowship")
    only(fields, FELLOWSHIP_FIELDS, "fellowship")
    if fields.get("mordor") is not None:
        state.mordor, state.fellowship = number(fields["mordor"], "fellowship.mordor"), None
    if fields.get("at") is not None:
        state.fellowship = found(facts.region, fields["at"], "fellowship.at")
    state.progress = number(fields.get("progress", 0), "fellowship.progress", MOST_PROGRESS)
    state.corruption = number(fields.get("corruption", 0), "fellowship.corruption")
    for name in ("revealed", "tried"):
        setattr(state, name, truth(fields.get(name, False), f"fellowship.{name}"))
    _read_out_of_play(document)
    _read_companions(document, fields)


def _read_out_of_play(document: Document) -> None:
    state = document.state
    for at, name in names(document.written.get("out_of_play", ()), "out_of_play"):
        state.eliminated += (read_character(name, at, document.characters),)
        if state.eliminated[-1] in state.characters:
            raise refusal(at, "in-two-places", ("BG-CHAR-12",), name=name)


def _read_companions(document: Document, fields: Mapping[str, Any]) -> None:
    """Who is in the Fellowship: as the document says, or all who are neither on the map nor out of play."""
    state = document.state
    gone = (*state.characters, *state.eliminated)
    persons = [each.person for each in gone] + [each.replaces for each in gone]
    left = [document.characters[each.name] for each in state.companions if each.person not in persons]
    absent = {each.person: each for each in left}
    chosen: list[Character] = []
    for at, name in names(fields.get("companions", [each.name for each in left]), "fellowship.companions"):
        companion = found(lambda each: facts.find(document.characters, "character", each), name, at)
        missing = companion.has_figure and absent.pop(companion.person, None) is None
        if companion.kind != COMPANION or missing:
            raise refusal(at, "not-a-companion", name=name)
        chosen.append(companion)
    state.companions = tuple(chosen)
    state.eliminated += tuple(absent.values())
    on_map = [each.person for each in state.characters]
    for each in gone:
        if each.replaces in on_map:
            raise refusal("armies", "has-become", name=each.replaces, other=each.name)


def read_guide(document: Document) -> None:
    """BG-GUIDE-02. The guide, one of those who may be; the first of them where the document does not say."""
    able = guides(document.state)
    name = document.fields("fellowship").get("guide", able[0].name)
    allowed = [name for name, each in document.characters.items() if each in able]
    document.state.guide = document.characters[one_of(name, allowed, "fellowship.guide")]
