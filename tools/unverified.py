"""Lists, for a person with the printed games, what the data are not sure of.

`tools/unverified.py` fails when docs/unverified.md is out of date; with `--write` it writes it anew.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ringwar import files
from ringwar.boardgame.table.facts import FREE, SHADOW
from ringwar.cardgame.table.facts import SCENARIOS
from ringwar.provenance import Entry, board_entries, card_entries, lords_entries

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "unverified.md"
BOX = "☐"
HEADINGS = {"dunedain": "Dúnedain", "battleground": "Battlegrounds", "path": "Paths"}

BOARD_HEADINGS = {
    "region": "The board",
    "character": "Characters",
    "combat": "Combat halves of the event cards",
    "special": "The special card",
    f"{FREE} character": "Free Peoples, Character deck",
    f"{FREE} strategy": "Free Peoples, Strategy deck",
    f"{SHADOW} character": "Shadow, Character deck",
    f"{SHADOW} strategy": "Shadow, Strategy deck",
}


HEAD = """\
# What a person with the printed games can settle

This list is generated from the data by `tools/unverified.py --write`: the board game, its expansion and the card game,
each in the order of the decks and of the numbers on the cards. Sort the cards by number and go through them from top to
bottom.

- **Something is wrong:** correct the field in the TOML file; what each field means stands at the head of the file. A
  corrected number, icon or word takes effect at once. A corrected text also needs its rule (`cards/` beside the data)
  and its words (`src/ringwar/words/`).
- **Something is settled:** delete its row under `unverified`, or its name in `single_source` or `inferred`.
- Then run `tools/unverified.py --write`, and what is settled leaves this list.
"""

BOARD_ONE = """\
## The board game: values that are decisions

{values} values of {things} things in `src/ringwar/boardgame/data/`: the sources are silent or disagree.
`player` is the icon that says, in games for three or four, which player alone may use the event.
"""

BOARD_TWO = """\
## The board game: values that one source gives, or that follow from others

{things} things, without a sign of doubt. For the icon of the player, `any` means that the card shows none.
"""

LORDS_ONE = """\
## Lords of Middle-earth: values that are decisions

{values} values of {things} things in `src/ringwar/boardgame/lords/data/`: the sources are silent or disagree. What was
reconstructed, because nobody has seen the card, says so.
"""

LORDS_TWO = """\
## Lords of Middle-earth: values that one source gives, or that follow from others

{things} things, without a sign of doubt. For the icon of the player, `any` means that the card shows none.
"""

PART_ONE = """\
## The card game: values that are decisions

{values} values on {things} cards and locations in `src/ringwar/cardgame/data/`: the sources are silent or disagree.
`icons` means all six icons of a card together.
"""

PART_TWO = """\
## The card game: values that one source alone gives

{things} cards and locations, without a sign of doubt. Only what needs a look is repeated here. Icons are written
attack/defence; kinds of icon that are not named are 0/0.
"""


def document() -> str:
    """The whole list."""
    board = _part(board_entries(), BOARD_ONE, BOARD_TWO, "name", BOARD_HEADINGS.__getitem__)
    lords = _part(lords_entries(), LORDS_ONE, LORDS_TWO, "name", BOARD_HEADINGS.__getitem__)
    cards = _part(card_entries(), PART_ONE, PART_TWO, "card", _heading)
    return "\n".join([HEAD, *board, *lords, *cards])


def _part(
    known: list[Entry], decisions: str, open_values: str, thing: str, heading: Callable[[str], str]
) -> Iterator[str]:
    """Both lists of a game, or of its expansion, under their headings."""
    doubtful = [entry for entry in known if entry.doubts]
    unseen = [entry for entry in known if entry.open]
    yield decisions.format(values=sum(len(entry.doubts) for entry in doubtful), things=len(doubtful))
    columns = ("", "No.", thing, "field", "ours", "or", "why it is open")
    yield from _tables(doubtful, columns, _doubt_rows, heading)
    yield open_values.format(things=len(unseen))
    yield from _tables(unseen, ("", "No.", thing, "to check"), _open_rows, heading)


def _tables(
    known: Iterable[Entry],
    columns: tuple[str, ...],
    rows: Callable[[Entry], Iterator[tuple[str, ...]]],
    heading: Callable[[str], str],
) -> Iterator[str]:
    """A table for each group, with its heading."""
    groups: dict[str, list[Entry]] = {}
    for entry in known:
        groups.setdefault(entry.group, []).append(entry)
    for group, members in groups.items():
        lines = [_line(columns), _line("---" for _ in columns)]
        lines += [_line(row) for entry in members for row in rows(entry)]
        yield f"### {heading(group)}\n\n" + "\n".join(lines) + "\n"


def _line(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "/") for cell in cells) + " |"


def _heading(group: str) -> str:
    """A group in words; a faction with the player whose Trilogy deck it belongs to."""
    title = HEADINGS.get(group, group.capitalize())
    owners = [seat.title for seat in SCENARIOS["trilogy"].seats if group in seat.factions]
    return f"{title} (deck: {owners[0]})" if owners else title


def _number(entry: Entry) -> str:
    return ", ".join(map(str, entry.numbers)) or "–"


def _doubt_rows(entry: Entry) -> Iterator[tuple[str, ...]]:
    for doubt in entry.doubts:
        ours, others = doubt.value, "; or ".join(doubt.alternatives)
        yield BOX, _number(entry), entry.title, f"`{doubt.field}`", f"**{ours}**", others, doubt.reason


def _open_rows(entry: Entry) -> Iterator[tuple[str, ...]]:
    yield BOX, _number(entry), entry.title, "<br>".join(f"{field}: {value}" for field, value in entry.open.items())


def main() -> int:
    """Compare the document with the data, or write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write docs/unverified.md anew")
    if parser.parse_args().write:
        files.write(DOCUMENT, document())
        return 0
    if DOCUMENT.exists() and DOCUMENT.read_text(encoding="utf-8") == document():
        return 0
    print(f"{DOCUMENT.name} is out of date: run tools/unverified.py --write", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
