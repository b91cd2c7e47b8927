"""A document that is being laid out on a table, card by card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.cardgame.table.state import State
from ringwar.kernel.fields import mapping


class Document:
    """What a document says, and the table on which it is laid out."""

    def __init__(self, state: State, written: Mapping[str, Any]) -> None:
        self.state = state
        self.written = written

    def fields(self, name: str) -> Mapping[str, Any]:
        """The fields of one part of the document; none where it is left out."""
        return mapping(self.written.get(name, {}), name)
