"""What stands in a message besides its own words."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import floor

from fluent.runtime.types import FluentFloat

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


Forms = Callable[[str], str | None]
"""Other forms of some words, by the name of a case: none where there is no such form."""


class Said(str):
    """Text that is already in words; `key` is the stable name of the thing it names, if it names one."""

    key: str
    forms: Forms | None

    def __new__(cls, text: object, key: str = "", forms: Forms | None = None) -> Said:
        said = super().__new__(cls, str(text))
        said.key = key
        said.forms = forms
        return said

    def form(self, case: str) -> str:
        """The words in a case; as they are where they have no such form."""
        found = None if self.forms is None else self.forms(case)
        return str(self) if found is None else found


def form_of(text: str, case: str) -> str:
    """Any words in a case."""
    return text.form(case) if isinstance(text, Said) else text


def said_as(text: str, key: str = "") -> Said:
    """Words under another stable name, with the forms that they have."""
    return Said(text, key, text.forms if isinstance(text, Said) else None)


def decimal(value: float, digits: int = 1) -> FluentFloat:
    """A number that messages write with so many digits after the point or comma of their language."""
    return FluentFloat(value, minimumFractionDigits=digits, maximumFractionDigits=digits)


def percent(value: float, digits: int = 0) -> FluentFloat:
    """A share of 1 that messages write in per cent, as their language does; halves go up, as in the browser."""
    parts = 10 ** (digits + 2)
    rounded = floor(value * parts + 0.5) / parts
    return FluentFloat(rounded, style="percent", minimumFractionDigits=digits, maximumFractionDigits=digits)
