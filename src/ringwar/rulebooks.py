"""The clauses of the rulebooks, by their ids and by the words in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

PACKAGED = Path(__file__).with_name("rulebooks")
IN_A_CHECKOUT = Path(__file__).parents[2] / "docs" / "rules"
BOOKS = ("board", "lords", "cards")

ITEM = re.compile(r"- \*\*([A-Z]+-[A-Z0-9]+-\d+)\*\* (.+)")
ROW = re.compile(r"\| ([A-Z]+-[A-Z0-9]+-\d+) \| (.+?) \| (.+?) \| (.+?) \|")
TERM = re.compile(r"\| (.+?) \| (.+) \|")
GLOSSARY, HEAD = re.compile("Glossary"), "Term"
"""How a section begins that explains words, and the head of their column."""
HEADING = re.compile(r"(#+) (?:[\d.]+ )?(.+)")
TITLED = re.compile(r"(?:, | and )?([^()]+?) \(([A-Z0-9]+(?:, [A-Z0-9]+)*)\)")
CLAUSE_ID = re.compile(r"([A-Z]+)-([A-Z][A-Z0-9]*)(?:-(\d+))?")
REMARKS = ("EX", "AMB", "DIFF", "FIX")
"""Chapters that explain rules instead of making them."""


@dataclass(frozen=True)
class Clause:
    """One numbered sentence of a rulebook."""

    id: str
    text: str
    """As written, in Markdown."""
    chapter: str
    """The id without its number: BG-HUNT."""
    book: str
    section: str
    """The heading that it stands under."""

    @property
    def plain(self) -> str:
        """The text without Markdown's marks."""
        return re.sub(r"\*\*|`", "", self.text)

    @property
    def is_remark(self) -> bool:
        """Whether it is an example or a comment and no rule."""
        return self.chapter.partition("-")[2] in REMARKS


@dataclass(frozen=True)
class Chapter:
    """The clauses that share an id but for the number."""

    id: str
    title: str
    book: str
    clauses: tuple[Clause, ...]


class Rulebooks:
    """All clauses, in the order of the books."""

    def __init__(self, books: Iterable[tuple[str, str]]) -> None:
        """Read the books, each given by its name and its text."""
        self.titles: dict[str, str] = {}
        self.clauses: dict[str, Clause] = {}
        self.terms: dict[str, dict[str, str]] = {}
        """By book: what the words of its glossary mean."""
        chapters: dict[str, str] = {}
        for name, text in books:
            book = _Book(name, text)
            self.titles[name] = book.title
            self.terms[name] = book.terms
            self.clauses.update((clause.id, clause) for clause in book.clauses)
            chapters.update(book.chapters)
        self.chapters = {id: self._chapter(id, title) for id, title in chapters.items()}

    def _chapter(self, id: str, title: str) -> Chapter:
        clauses = tuple(clause for clause in self.clauses.values() if clause.chapter == id)
        return Chapter(id, title, clauses[0].book, clauses)

    def is_id(self, text: str) -> bool:
        """Whether a text is meant as the id of a clause or a chapter, be there one or not."""
        match = CLAUSE_ID.fullmatch(text.upper())
        return match is not None and (match[3] is not None or match[1] in self._letters())

    def find(self, id: str) -> Sequence[Clause]:
        """The clause of that id, or all clauses of that chapter; nothing where there is none."""
        match = CLAUSE_ID.fullmatch(id.upper())
        if match is None:
            return ()
        chapter = self.chapters.get(f"{match[1]}-{match[2]}")
        if chapter is None or match[3] is None:
            return chapter.clauses if chapter else ()
        return [clause for clause in chapter.clauses if int(clause.id.rpartition("-")[2]) == int(match[3])]

    def near(self, id: str) -> list[str]:
        """The ids that someone who typed that one may have meant."""
        ids = self.clauses if re.search(r"-\d+$", id) else self.chapters
        return sorted(get_close_matches(id.upper(), ids, n=4, cutoff=0.7))

    def search(self, words: Sequence[str]) -> list[Clause]:
        """The clauses in which words begin with all of the given ones, the best matches first."""
        patterns = [_beginning(word) for word in words]
        found = [
            each for each in self.clauses.values() if all(pattern.search(fold(each.plain)) for pattern in patterns)
        ]
        return sorted(found, key=lambda clause: self._distance(clause, words))

    def _distance(self, clause: Clause, words: Sequence[str]) -> tuple[bool, int, bool, int]:
        """What a match is sorted by: the phrase, whole words, rules before remarks, the chapter about it."""
        text, title = fold(clause.plain), fold(f"{self.chapters[clause.chapter].title} {clause.section}")
        apart = _beginning(" ".join(words)).search(text) is None
        partial = sum(_whole(word).search(text) is None for word in words)
        elsewhere = sum(_beginning(word).search(title) is None for word in words)
        return apart, partial, clause.is_remark, elsewhere

    def _letters(self) -> set[str]:
        return {id.partition("-")[0] for id in self.chapters}


def matches(text: str, words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Where words of a text begin with one of the given ones: from and to, for highlighting."""
    folded = fold(text)
    for word in words:
        yield from (match.span() for match in _beginning(word).finditer(folded))


def fold(text: str) -> str:
    """A text without capitals and accents, letter for letter, so that `eomer` finds Éomer."""
    letters = (unicodedata.normalize("NFD", letter)[0].lower() for letter in unicodedata.normalize("NFC", text))
    return "".join(letters).replace("’", "'").replace("ґ", "г")


@cache
def rulebooks() -> Rulebooks:
    """The rulebooks of Ringwar, read once."""
    folder = PACKAGED if PACKAGED.is_dir() else IN_A_CHECKOUT
    return Rulebooks((name, (folder / f"{name}.md").read_text(encoding="utf-8")) for name in BOOKS)


def _beginning(words: str) -> re.Pattern[str]:
    return re.compile(r"(?<!\w)" + re.escape(fold(words)))


def _whole(word: str) -> re.Pattern[str]:
    return re.compile(r"(?<!\w)" + re.escape(fold(word)) + r"(?!\w)")


class _Book:
    """One rulebook as it is read: its clauses, and the titles of its chapters."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.title = name
        self.section = ""
        self.named: dict[str, str] = {}
        self.chapters: dict[str, str] = {}
        self.clauses: list[Clause] = []
        self.terms: dict[str, str] = {}
        for line in unicodedata.normalize("NFC", text).splitlines():
            self._read(line)

    def _read(self, line: str) -> None:
        if heading := HEADING.fullmatch(line):
            self._open(len(heading[1]), heading[2])
        elif item := ITEM.fullmatch(line):
            self._add(item[1], item[2])
        elif row := ROW.fullmatch(line):
            self._add(row[1], f"{row[2]} ({row[3]}): {row[4]}")
        elif GLOSSARY.match(self.section) and (term := TERM.fullmatch(line)) and term[1] not in ("---", HEAD):
            self.terms[term[1]] = term[2]

    def _open(self, level: int, title: str) -> None:
        if level == 1:
            self.title = re.split(r"\W+rules specification", title)[0]
        for words, areas in TITLED.findall(title):
            self.named.update(dict.fromkeys(areas.split(", "), words[0].upper() + words[1:]))
        self.section = title

    def _add(self, id: str, text: str) -> None:
        chapter = id.rpartition("-")[0]
        title = self.named.get(chapter.partition("-")[2], self.section)
        self.chapters.setdefault(chapter, title)
        self.clauses.append(Clause(id, text, chapter, self.name, self.section))
