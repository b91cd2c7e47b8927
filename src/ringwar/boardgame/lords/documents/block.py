"""The block of the expansion in a document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.lords.table.state import LORDS_NAME
from ringwar.kernel.fields import mapping


def block(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a document says of the expansion; nothing where it is left out."""
    return mapping(document.get(LORDS_NAME, {}), LORDS_NAME)
