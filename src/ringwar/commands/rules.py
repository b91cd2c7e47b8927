"""`ringwar rules`: a clause, a chapter, or all clauses about something."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ringwar.commands import Failed, helping
from ringwar.rulebooks import Chapter, Clause, Rulebooks, matches, rulebooks

if TYPE_CHECKING:
    from ringwar.consoles import Console
    from ringwar.words import Words


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("words", metavar="CLAUSE | WORDS", nargs="*", help="rules-words")


def run(arguments: Namespace) -> int:
    """Print what was looked up, in the language that is wanted or that of the person."""
    from ringwar.words import Said

    speech = helping.words()
    books = rulebooks(helping.spoken())
    words = " ".join(arguments.words).split()
    if not words:
        return _print_chapters(books, speech)
    if all(map(books.is_id, words)):
        return _print_ids(books, words)
    found = books.search(words)
    said = Said(" ".join(words))
    if not found:
        raise Failed("no-clause-has", words=said)
    console = _console()
    console.print(f"{speech.say('rules-found', count=len(found), words=said)}\n", markup=False)
    _print_clauses(console, found, books.stems(words))
    return 0


def _print_ids(books: Rulebooks, ids: Sequence[str]) -> int:
    """The clauses and chapters of those ids; a whole chapter begins with what it says in short."""
    console = _console()
    for id in ids:
        found = books.find(id)
        if not found:
            raise _missing(id)
        chapter = books.chapters[found[0].chapter]
        console.print(f"{books.titles[chapter.book]}: {chapter.title}\n", markup=False, style="bold")
        if chapter.summary and id.upper() == chapter.id:
            console.print(f"{chapter.summary}\n", markup=False, soft_wrap=not console.is_terminal)
        _print_clauses(console, found, ())
    return 0


def _missing(id: str) -> Failed:
    """That there is no such clause, and which may have been meant."""
    chapter = rulebooks().chapters.get(id.upper().rpartition("-")[0])
    if chapter is not None:
        return Failed("clause-after-the-last", clause=id.upper(), last=chapter.clauses[-1].id)
    near = ", ".join(rulebooks().near(id))
    return Failed("clause-near", clause=id.upper(), near=near) if near else Failed("no-clause", clause=id.upper())


def _print_clauses(console: Console, clauses: Iterable[Clause], words: Sequence[str]) -> None:
    from rich.text import Text

    for clause in clauses:
        text = Text(clause.plain)
        for start, end in matches(clause.plain, words):
            text.stylize("bold yellow", start, end)
        line = Text.assemble((clause.id, "bold cyan"), " ", text)
        console.print(line, soft_wrap=not console.is_terminal)


def _print_chapters(books: Rulebooks, speech: Words) -> int:
    """All chapters with their titles and the number of their clauses, examples and remarks after the rules."""
    console = _console()
    for book, title in books.titles.items():
        console.print(title, style="bold", markup=False)
        chapters = [chapter for chapter in books.chapters.values() if chapter.book == book]
        for chapter in sorted(chapters, key=lambda chapter: chapter.clauses[0].is_remark):
            console.print(_row(chapter), markup=False, soft_wrap=True)
        console.print()
    console.print(speech.say("rules-how"), markup=False)
    return 0


def _row(chapter: Chapter) -> str:
    return f"  {chapter.id:<14}{len(chapter.clauses):>4}  {chapter.title}"


def _console() -> Console:
    from ringwar.consoles import Console

    return Console(highlight=False)
