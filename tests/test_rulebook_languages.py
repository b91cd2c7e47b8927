"""The rulebooks in other languages: the same clauses, references and numbers as in English, found by their words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from ringwar.rulebooks import BOOKS, ENGLISH, IN_A_CHECKOUT, Clause, Rulebooks, languages, matches, rulebooks

COMPLETE: dict[str, Sequence[str]] = {"uk": BOOKS, "ru": ("cards",), "pl": ("cards",)}
"""By language: the books that have all their clauses; of the others at least glossary and chapters in short."""

OTHER_NUMBERS: dict[str, dict[str, str]] = {}
"""By language and clause: digits that differ from the English ones, and why they may."""

TRANSLATED = [language for language in languages() if language != ENGLISH]
NAMED = re.compile(r"\b[A-Z]{2}-[A-Z][A-Z0-9]*(?:-\d+)?\b")
CODE = re.compile(r"`[^`]+`")
HEADING = re.compile(r"^(#+) ([\d.]+ )?(.*)$", re.MULTILINE)
AREAS = re.compile(r"\(([A-Z0-9]+(?:, [A-Z0-9]+)*)\)")

SMALL = """\
# A Small Game: rules specification

## 0. Glossary

| Term | Meaning |
|---|---|
| deck | cards in a pile |

### Chapters in short

| Id | Chapter | In short |
|---|---|---|
| SG-SETUP | Before the game | Take cards. |
| SG-TURN | Taking turns | Play cards. |

## 1. Beginning (SETUP) and turns (TURN)

- **SG-SETUP-01** Take 3 cards. -> SG-AMB-01
- **SG-SETUP-02** Choose a stronghold.
- **SG-TURN-01** Play 1 card.

## 2. Ambiguities

- **SG-AMB-01** Who takes the cards first? - Anybody.
"""
MALA = """\
# Мала гра - правила

## 0. Словник

| Слово | Значення |
| --- | --- |
| колода | карти стосом |

### Розділи коротко

| Id | Розділ | Коротко |
| --- | --- | --- |
| SG-SETUP | Перед грою | Візьміть карти. |
| SG-TURN | Ходи | Грайте карти. |

## 1. Початок (SETUP) і ходи (TURN)

- **SG-TURN-01** Зіграйте 1 карту в Ґондорі.
- **SG-SETUP-01** Візьміть 3 карти. -> SG-AMB-01
- **SG-OTHER-01** Цього в оригіналі немає.
"""


@pytest.fixture
def small() -> Rulebooks:
    return Rulebooks([("small", MALA)], "uk", Rulebooks([("small", SMALL)]))


# How a language is read


def test_the_order_is_that_of_the_original(small: Rulebooks) -> None:
    assert list(small.clauses) == ["SG-SETUP-01", "SG-SETUP-02", "SG-TURN-01", "SG-AMB-01"]
    assert list(small.chapters) == ["SG-SETUP", "SG-TURN", "SG-AMB"]


def test_english_stands_in_for_what_is_missing_and_is_marked(small: Rulebooks) -> None:
    assert [clause.language for clause in small.clauses.values()] == ["uk", "en", "uk", "en"]
    assert small.clauses["SG-SETUP-02"].text == "Choose a stronghold."
    assert small.chapters["SG-AMB"].title == "Ambiguities"


def test_titles_terms_and_chapters_in_short(small: Rulebooks) -> None:
    assert small.titles == {"small": "Мала гра"}
    assert small.terms == {"small": {"колода": "карти стосом"}}
    assert (small.chapters["SG-TURN"].title, small.chapters["SG-TURN"].summary) == ("Ходи", "Грайте карти.")


def test_a_chapter_without_a_short_form_has_the_title_of_its_heading() -> None:
    book = MALA.replace("| SG-TURN | Ходи | Грайте карти. |\n", "")
    assert Rulebooks([("small", book)], "uk", Rulebooks([("small", SMALL)])).chapters["SG-TURN"].title == "Ходи"


@pytest.mark.parametrize("words", ["гондор", "Ґондор", "карта ґондору", "КАРТУ", "1 карти"])
def test_words_are_found_in_their_cases_and_without_marks(small: Rulebooks, words: str) -> None:
    assert "SG-TURN-01" in [clause.id for clause in small.search(words.split())]


def test_what_the_language_does_not_find_is_looked_for_in_english(small: Rulebooks) -> None:
    assert [clause.text for clause in small.search(["play"])] == ["Зіграйте 1 карту в Ґондорі."]


def test_marks_stand_where_the_words_are(small: Rulebooks) -> None:
    text = small.clauses["SG-TURN-01"].text
    assert [text[start:end] for start, end in matches(text, small.stems(["карта"]))] == ["карт"]
    assert [*matches("мало назгу\u0302лів", ["назгулі"])] == [(5, 13)]
    assert [*matches("назгу\u0302лів", ["л"])] == []


def test_a_language_without_books_is_english() -> None:
    assert rulebooks("xx") is rulebooks()


# The languages that there are


def clauses_of(language: str) -> list[Clause]:
    return [clause for clause in rulebooks(language).clauses.values() if clause.language == language]


def numbers(clause: Clause) -> Counter[str]:
    return Counter(re.findall(r"\d+", NAMED.sub("", CODE.sub("", clause.text))))


def headings(text: str) -> list[tuple[str, str, list[str]]]:
    """The headings of a book without their words, from its first chapter on."""
    found = [(level, number, AREAS.findall(words)) for level, number, words in HEADING.findall(text)]
    return found[[number for _, number, _ in found].index("1. ") :]


def book(language: str, name: str) -> str:
    return (IN_A_CHECKOUT / ("" if language == ENGLISH else language) / f"{name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", BOOKS)
def test_a_book_has_all_its_clauses_or_none(language: str, name: str) -> None:
    written = re.findall(r"^(?:- \*\*|\| )([A-Z]{2}-[A-Z0-9]+-\d+)", book(language, name), re.MULTILINE)
    wanted = [clause.id for clause in rulebooks().clauses.values() if clause.book == name]
    assert written == (wanted if name in COMPLETE[language] else [])
    if written:
        assert headings(book(language, name)) == headings(book(ENGLISH, name))


@pytest.mark.parametrize("language", TRANSLATED)
def test_glossaries_and_chapters_in_short_are_there(language: str) -> None:
    books, english = rulebooks(language), rulebooks()
    for name in BOOKS:
        assert books.titles[name] != english.titles[name]
        assert len(books.terms[name]) == len(english.terms[name])
        assert not set(books.terms[name].values()) & set(english.terms[name].values())
    same = [id for id, chapter in books.chapters.items() if chapter.summary == english.chapters[id].summary]
    assert same == []
    assert all(chapter.summary for chapter in english.chapters.values())


@pytest.mark.parametrize("language", TRANSLATED)
def test_clauses_name_the_same_clauses(language: str) -> None:
    english = rulebooks().clauses
    for clause in clauses_of(language):
        named, wanted = (Counter(NAMED.findall(each.text)) for each in (clause, english[clause.id]))
        assert named == wanted, clause.id


@pytest.mark.parametrize("language", TRANSLATED)
def test_clauses_have_the_same_numbers(language: str) -> None:
    english, other = rulebooks().clauses, OTHER_NUMBERS.get(language, {})
    differing = [each.id for each in clauses_of(language) if numbers(each) != numbers(english[each.id])]
    assert sorted(differing) == sorted(other)


@pytest.mark.parametrize("language", TRANSLATED)
def test_clauses_are_marked_up_alike(language: str) -> None:
    english = rulebooks().clauses
    for clause in clauses_of(language):
        original = english[clause.id].text
        assert clause.text != original
        assert CODE.findall(clause.text) == CODE.findall(original), clause.id
        assert clause.text.count("**") == original.count("**"), clause.id
        assert clause.text.count("[") == original.count("["), clause.id
        assert clause.text.count("->") == original.count("->"), clause.id
        assert "  " not in clause.text, clause.id


@pytest.mark.parametrize("language", languages())
def test_readers_are_not_told_which_printed_books_say_so(language: str) -> None:
    clauses = rulebooks(language).clauses
    assert not [clause.id for clause in clauses.values() if re.match(r"\([RUPI]+\b", clause.text)]
    assert any(clause.text.startswith("(") for clause in clauses.values() if clause.is_remark)
