"""`ringwar rules`: a clause, a chapter, or all clauses about something."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ringwar.commands import Failed
from ringwar.rulebooks import Chapter, Clause, matches, rulebooks

if TYPE_CHECKING:
    from ringwar.consoles import Console


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("words", metavar="CLAUSE | WORDS", nargs="*", help="rules-words")


def run(arguments: Namespace) -> int:
    """Print what was looked up."""
    words = " ".join(arguments.words).split()
    if not words:
        return _print_chapters()
    if all(map(rulebooks().is_id, words)):
        return _print_ids(words)
    found = rulebooks().search(words)
    if not found:
        raise Failed(f"no clause has {' '.join(words)!r}")
    console = _console()
    number = "1 clause has" if len(found) == 1 else f"{len(found)} clauses have"
    console.print(f"{number} {' '.join(words)!r}\n", markup=False)
    _print_clauses(console, found, words)
    return 0


def _print_ids(ids: Sequence[str]) -> int:
    """The clauses and chapters of those ids."""
    console = _console()
    for id in ids:
        found = rulebooks().find(id)
        if not found:
            raise Failed(f"there is no clause {id.upper()}{_advice(id)}")
        chapter = rulebooks().chapters[found[0].chapter]
        console.print(f"{rulebooks().titles[chapter.book]}: {chapter.title}\n", markup=False, style="bold")
        _print_clauses(console, found, ())
    return 0


def _advice(id: str) -> str:
    """What someone who looked for a clause that does not exist may have meant."""
    chapter = rulebooks().chapters.get(id.upper().rpartition("-")[0])
    if chapter is not None:
        return f"; the last of its chapter is {chapter.clauses[-1].id}"
    near = rulebooks().near(id)
    return f"; did you mean {' or '.join(near)}?" if near else "; `ringwar rules` lists the chapters"


def _print_clauses(console: Console, clauses: Iterable[Clause], words: Sequence[str]) -> None:
    from rich.text import Text

    for clause in clauses:
        text = Text(clause.plain)
        for start, end in matches(clause.plain, words):
            text.stylize("bold yellow", start, end)
        line = Text.assemble((clause.id, "bold cyan"), " ", text)
        console.print(line, soft_wrap=not console.is_terminal)


def _print_chapters() -> int:
    """All chapters with their titles and the number of their clauses, examples and remarks after the rules."""
    console = _console()
    for book, title in rulebooks().titles.items():
        console.print(title, style="bold", markup=False)
        chapters = [chapter for chapter in rulebooks().chapters.values() if chapter.book == book]
        for chapter in sorted(chapters, key=lambda chapter: chapter.clauses[0].is_remark):
            console.print(_row(chapter), markup=False, soft_wrap=True)
        console.print()
    console.print("`ringwar rules BG-HUNT` shows a chapter, `ringwar rules WORDS` finds words.", markup=False)
    return 0


def _row(chapter: Chapter) -> str:
    return f"  {chapter.id:<14}{len(chapter.clauses):>4}  {chapter.title}"


def _console() -> Console:
    from ringwar.consoles import Console

    return Console(highlight=False)
