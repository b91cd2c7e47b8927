"""A document that is being laid out on a table, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.table.box import Box
from ringwar.boardgame.table.facts import Character
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import mapping


class Document:
    """What a document says, and the table on which it is laid out."""

    def __init__(self, state: State, written: Mapping[str, Any]) -> None:
        self.state = state
        self.written = written
        self.box: Box = state.rules.box
        self.characters: Mapping[str, Character] = self.box.named(written)
        """By the names under which the document knows them."""
        self.empty = written.get("from") == "empty"
        """Whether nothing lies there but what the document says."""

    def fields(self, name: str) -> Mapping[str, Any]:
        """The fields of one part of the document; none where it is left out."""
        return mapping(self.written.get(name, {}), name)
