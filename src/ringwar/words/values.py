"""What stands in a message besides its own words."""

from __future__ import annotations

import re

from ringwar.kernel import HIDDEN

NONE = "none"

SELECTED = (NONE, HIDDEN, "yes", "no")
"""What messages select on: it is given to them as it is."""

SEATS = ("seat", "seats", "side", "reader", "before", "partner", "drawer")
"""The arguments that say who: their words are those of a seat, if it has some."""

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9-]*(#[0-9]+)?")


def is_name(text: str) -> bool:
    """Whether a text can be the stable name of something."""
    return _NAME.fullmatch(text) is not None


def without_copy(name: str) -> str:
    """`orcs` for `orcs#2`: copies of a thing share its words."""
    return name.partition("#")[0]


class Said(str):
    """Text that is already in words; `key` is the stable name of the thing it names, if it names one."""

    key: str

    def __new__(cls, text: object, key: str = "") -> Said:
        said = super().__new__(cls, str(text))
        said.key = key
        return said
