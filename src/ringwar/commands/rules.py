"""`ringwar rules`: a clause, a chapter, or all clauses about something."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ringwar.commands import Failed, UsageError
from ringwar.rulebooks import ENGLISH, Chapter, Clause, Rulebooks, languages, matches, rulebooks

if TYPE_CHECKING:
    from ringwar.consoles import Console

HELP = "look a rule up"
EXAMPLES = """\
[implied] marks what the rulebook does not say outright but what follows from it, [derived] an example of our own.

examples:
  ringwar rules                   the chapters
  ringwar rules BG-HUNT-07        a clause
  ringwar rules bg-hunt           a chapter
  ringwar rules nazgul leader     the clauses with these words
  ringwar rules --language uk     the chapters in Ukrainian
"""


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("words", metavar="CLAUSE | WORDS", nargs="*", help="a clause, a chapter, or words to look for")
    parser.add_argument("--language", metavar="L", default=ENGLISH, help="the language of the rules (default: en)")


def run(arguments: Namespace) -> int:
    """Print what was looked up."""
    if arguments.language not in languages():
        raise UsageError(f"no rules in {arguments.language!r}; there are {', '.join(languages())}")
    books = rulebooks(arguments.language)
    words = " ".join(arguments.words).split()
    if not words:
        return _print_chapters(books)
    if all(map(books.is_id, words)):
        return _print_ids(books, words)
    found = books.search(words)
    if not found:
        raise Failed(f"no clause has {' '.join(words)!r}")
    console = _console()
    number = "1 clause has" if len(found) == 1 else f"{len(found)} clauses have"
    console.print(f"{number} {' '.join(words)!r}\n", markup=False)
    _print_clauses(console, found, books.stems(words))
    return 0


def _print_ids(books: Rulebooks, ids: Sequence[str]) -> int:
    """The clauses and chapters of those ids; a whole chapter begins with what it says in short."""
    console = _console()
    for id in ids:
        found = books.find(id)
        if not found:
            raise Failed(f"there is no clause {id.upper()}{_advice(id)}")
        chapter = books.chapters[found[0].chapter]
        console.print(f"{books.titles[chapter.book]}: {chapter.title}\n", markup=False, style="bold")
        if chapter.summary and id.upper() == chapter.id:
            console.print(f"{chapter.summary}\n", markup=False, soft_wrap=not console.is_terminal)
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


def _print_chapters(books: Rulebooks) -> int:
    """All chapters with their titles and the number of their clauses, examples and remarks after the rules."""
    console = _console()
    for book, title in books.titles.items():
        console.print(title, style="bold", markup=False)
        chapters = [chapter for chapter in books.chapters.values() if chapter.book == book]
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
