"""What is left of a damaged record: the game up to its first line that does not fit."""

from __future__ import annotations

from ringwar.kernel import RecordError, SavedGame, read
from ringwar.kernel.heads import Rulesets
from ringwar.kernel.records import END


def good_part(content: bytes, rulesets: Rulesets) -> SavedGame:
    """The game of a record up to its first bad line; RecordError where not even its head can be read."""
    lines = content.decode(errors="replace").splitlines()
    while True:
        try:
            return read("\n".join([*lines, END]), rulesets)
        except RecordError as error:
            bad = int(error.about["line"])
            if bad > len(lines):
                raise
            shorter = lines[: bad - 1]
            if len(shorter) == len(lines) or not _has_answers_or_head(shorter):
                raise
            lines = shorter


def _has_answers_or_head(lines: list[str]) -> bool:
    """Whether the blank line that ends a head is among some lines."""
    return any(not line.strip() for line in lines)
