"""The names of people: what may be one, and when two are the same."""

from __future__ import annotations

import re
from unicodedata import category, normalize

from ringwar.kernel import Refusal

LONGEST = 30
DEPARTED = "departed"
"""Stands where the name of somebody stood who has left."""
RESERVED = frozenset(
    {"admin", "administrator", "anonymous", "chance", "computer", "everybody", "guest", "house", "me", "moderator"}
    | {"nobody", "open", "person", "ringwar", "root", "server", "spectator", "system", DEPARTED}
)
"""What nobody is called who could be taken for something else by it."""
VISIBLE = frozenset("LMNPS")
"""The kinds of characters in a name, besides the plain space: letters, marks, numbers, punctuation, symbols."""
BLANK = re.compile(r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Letters, marks and symbols that cannot be seen."""
STACKED = 3
"""How many marks may stand on one letter."""


def proper(name: str) -> str:
    """A name as it is kept: characters that only look different are one, no space at its ends, no two together."""
    kept = re.sub(" +", " ", normalize("NFKC", name)).strip(" ")
    if not 1 <= len(kept) <= LONGEST:
        raise Refusal("name-length", most=LONGEST)
    if not _is_plain(kept):
        raise Refusal("name-letters")
    if folded(kept) in RESERVED:
        raise Refusal("name-reserved", name=kept)
    return kept


def folded(name: str) -> str:
    """A name as names are compared: those that differ in capitals only are the same."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def _is_plain(name: str) -> bool:
    """Whether everything in a name can be seen, with a letter or digit in it and no towers of marks."""
    kinds = "".join(" " if each == " " else category(each)[0] for each in name)
    if BLANK.search(name) or not set(kinds) <= VISIBLE | {" "}:
        return False
    return bool({"L", "N"} & set(kinds)) and "M" * (STACKED + 1) not in kinds
