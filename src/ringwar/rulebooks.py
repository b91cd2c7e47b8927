"""The clauses of the rulebooks in a language, by their ids and by the words in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path

PACKAGED = Path(__file__).with_name("rulebooks")
IN_A_CHECKOUT = Path(__file__).parents[2] / "docs" / "rules"
BOOKS = ("board", "lords", "cards")
ENGLISH = "en"
"""The language in which every clause is written; its books lie beside the folders of the others."""

ITEM = re.compile(r"- \*\*([A-Z]+-[A-Z0-9]+-\d+)\*\* (.+)")
SOURCES = re.compile(r"\([RUPI]{1,3}(?:[ ;,][^)]*)?\) ")
"""Which printed books say so, before a clause: for whoever checks it, not for whoever reads it."""
ROW = re.compile(r"\| ([A-Z]+-[A-Z0-9]+-\d+) \| (.+?) \| (.+?) \| (.+?) \|")
SUMMARY = re.compile(r"\| ([A-Z]+-[A-Z][A-Z0-9]*) \| (.+?) \| (.+) \|")
"""A chapter in short, in a table: its id, its title, and what it is about."""
TERM = re.compile(r"\| (.+?) \| (.+) \|")
GLOSSARY = re.compile("Glossary|Словник|Словарь|Słownik")
"""How a section begins that explains words, in a table."""
BELOW_HEAD = re.compile(r"\|[-:| ]+\|")
HEADING = re.compile(r"(#+) (?:[\d.]+ )?(.+)")
BEFORE_KIND = re.compile(r"\W+rules specification| - ")
"""What parts the name of a book from what kind of text it is."""
TITLED = re.compile(r"(?:, | and | і | та | и | i )?([^()]+?) \(([A-Z0-9]+(?:, [A-Z0-9]+)*)\)")
CLAUSE_ID = re.compile(r"([A-Z]+)-([A-Z][A-Z0-9]*)(?:-(\d+))?")
MOST_LANGUAGES = 8
REMARKS = ("EX", "AMB", "DIFF", "FIX")
"""Chapters that explain rules instead of making them."""

UNMARKED = str.maketrans({"’": "'", "ґ": "г", "Ґ": "г", "ŷ": "у", "Ŷ": "у", "ł": "l", "Ł": "l"})
"""Letters that are typed without their marks and that Unicode does not take apart."""
MARK = "[\u0300-\u036f]"
ENDING = re.compile(
    "(?:(?:ам|ям|им|ім)и|[оеє](?:го|му|ві)|[аяиіїыое][хмв]|am[iy]|[ei](?:go|mu)|[aiyoe][hmw]|[ay]ch|"
    "[аеєиіоуыьэюяaeiouy]{1,2})$"
)
"""What the cases of a word differ by, mostly; in letters without marks."""
SHORTEST = 4
"""Letters that a word keeps when its ending is taken off."""


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
    language: str = ENGLISH
    """What it is written in: English where the language asked for does not have it."""

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
    summary: str = ""
    """A few sentences about what it says."""


class Rulebooks:
    """All clauses, in the order of the books."""

    def __init__(
        self, books: Iterable[tuple[str, str]], language: str = ENGLISH, original: Rulebooks | None = None
    ) -> None:
        """Read the books, each given by its name and its text; what they lack is taken from the original ones."""
        self.language = language
        self.original = original
        self.titles: dict[str, str] = {}
        self.clauses: dict[str, Clause] = {}
        self.terms: dict[str, dict[str, str]] = {}
        """By book: what the words of its glossary mean."""
        self._titled: dict[str, str] = {}
        self._summaries: dict[str, str] = {}
        if original is not None:
            self._begin(original)
        known = frozenset(self.clauses)
        for name, text in books:
            self._take(_Book(name, text), known)
        self.chapters = {id: self._chapter(id, title) for id, title in self._titled.items()}

    def _begin(self, original: Rulebooks) -> None:
        """Begin with the original books: their order stays, and what is not replaced."""
        self.titles.update(original.titles)
        self.terms.update(original.terms)
        self.clauses.update(original.clauses)
        self._titled.update(original._titled)
        self._summaries.update(original._summaries)

    def _take(self, book: _Book, known: frozenset[str]) -> None:
        """Put in a book; in a translation only what the original has."""
        self.titles[book.name] = book.title
        self.terms[book.name] = book.terms or self.terms.get(book.name, {})
        for clause in book.clauses:
            if not known or clause.id in known:
                self.clauses[clause.id] = replace(clause, language=self.language)
        titled = {**book.chapters, **{id: title for id, (title, _) in book.summaries.items()}}
        wanted = book.chapters if self.original is None else self._titled
        self._titled.update((id, titled[id]) for id in wanted if id in titled)
        self._summaries.update((id, text) for id, (_, text) in book.summaries.items())

    def _chapter(self, id: str, title: str) -> Chapter:
        clauses = tuple(clause for clause in self.clauses.values() if clause.chapter == id)
        return Chapter(id, title, clauses[0].book, clauses, self._summaries.get(id, ""))

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
        """The clauses in which words begin with all of the given ones, the best matches first.

        In a language with cases words are found in all of them; what it does not find is looked for in English.
        """
        patterns = [_beginning(stem) for stem in self.stems(words)]
        found = [
            each for each in self.clauses.values() if all(pattern.search(fold(each.plain)) for pattern in patterns)
        ]
        if not found and self.original is not None:
            return [self.clauses[each.id] for each in self.original.search(words)]
        return sorted(found, key=lambda clause: self._distance(clause, words))

    def stems(self, words: Sequence[str]) -> list[str]:
        """What words begin with in all their cases; the words themselves in English."""
        return list(words) if self.language == ENGLISH else [_stem(word) for word in words]

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
    composed = unicodedata.normalize("NFC", text).translate(UNMARKED)
    return "".join(unicodedata.normalize("NFD", letter)[0].lower() for letter in composed)


@cache
def languages() -> list[str]:
    """The languages that have rulebooks, English first."""
    return [ENGLISH, *sorted(folder.name for folder in _folder().iterdir() if folder.is_dir() and _texts(folder))]


@lru_cache(maxsize=MOST_LANGUAGES)
def rulebooks(language: str = ENGLISH) -> Rulebooks:
    """The rulebooks of Ringwar in a language, read once; what it does not have is in English."""
    if language == ENGLISH or language not in languages():
        return Rulebooks(_texts(_folder())) if language == ENGLISH else rulebooks()
    return Rulebooks(_texts(_folder() / language), language, rulebooks())


def _folder() -> Path:
    return PACKAGED if PACKAGED.is_dir() else IN_A_CHECKOUT


def _texts(folder: Path) -> list[tuple[str, str]]:
    """The books of a folder, as far as there are any."""
    files = {name: folder / f"{name}.md" for name in BOOKS}
    return [(name, file.read_text(encoding="utf-8")) for name, file in files.items() if file.is_file()]


def _stem(word: str) -> str:
    """A word without the ending of its case, where enough of it remains."""
    end = ENDING.search(fold(word))
    return word if end is None else word[: max(end.start(), SHORTEST)]


def _beginning(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?<!{MARK})" + _letters_of(words))


def _whole(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?<!{MARK})" + _letters_of(word) + r"(?!\w)")


def _letters_of(words: str) -> str:
    """A pattern for words, whatever marks stand over their letters."""
    letters = (letter for letter in fold(words) if not unicodedata.combining(letter))
    return "".join(f"{re.escape(letter)}{MARK}*" for letter in letters)


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
        self.summaries: dict[str, tuple[str, str]] = {}
        for line in unicodedata.normalize("NFC", text).splitlines():
            self._read(line)

    def _read(self, line: str) -> None:
        if heading := HEADING.fullmatch(line):
            self._open(len(heading[1]), heading[2])
        elif item := ITEM.fullmatch(line):
            self._add(item[1], item[2][len(found[0]) :] if (found := SOURCES.match(item[2])) else item[2])
        elif row := ROW.fullmatch(line):
            self._add(row[1], f"{row[2]} ({row[3]}): {row[4]}")
        elif summary := SUMMARY.fullmatch(line):
            self.summaries[summary[1]] = summary[2], summary[3]
        elif GLOSSARY.match(self.section):
            self._explain(line)

    def _explain(self, line: str) -> None:
        """Take in a row of the glossary; the one above a line is the head of its columns."""
        if BELOW_HEAD.fullmatch(line):
            self.terms.popitem()
        elif term := TERM.fullmatch(line):
            self.terms[term[1]] = term[2]

    def _open(self, level: int, title: str) -> None:
        if level == 1:
            self.title = BEFORE_KIND.split(title)[0]
        for words, areas in TITLED.findall(title):
            self.named.update(dict.fromkeys(areas.split(", "), words[0].upper() + words[1:]))
        self.section = title

    def _add(self, id: str, text: str) -> None:
        chapter = id.rpartition("-")[0]
        title = self.named.get(chapter.partition("-")[2], self.section)
        self.chapters.setdefault(chapter, title)
        self.clauses.append(Clause(id, text, chapter, self.name, self.section))
