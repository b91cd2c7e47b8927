"""The rules in the reader's language: books with their chapters, a clause with its chapter, clauses by their words."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ringwar.rulebooks import Chapter, Clause, Rulebooks, fold, matches, rulebooks
from ringwar.server.api import reading_shapes as shapes
from ringwar.server.api.common import reply
from ringwar.server.api.kept import Kept
from ringwar.server.base.errors import MISSING, Denied
from ringwar.server.doors.replies import language_of

router = APIRouter(prefix="/api/rules", tags=["rules"])
MOST_FOUND = 100
MOST_WORDS = 10
"""That are looked for at once."""


@router.get("", response_model=shapes.Rules)
def rules(request: Request, search: Annotated[str | None, Query(max_length=200)] = None) -> Response:
    """The books with their chapters and glossaries; with `search`, the clauses and terms that have these words."""
    language = language_of(request.scope)
    if search is None:
        return _contents(language).reply(request)
    books = rulebooks(language)
    words = search.split()[:MOST_WORDS]
    if not words:
        return reply({"words": [], "count": 0, "clauses": [], "terms": []})
    if all(map(books.is_id, words)):
        found = [clause for word in words for clause in books.find(word)]
    else:
        found = books.search(words)
    stems = books.stems(words)
    clauses = [{**_clause(books, each), "marks": _marks(each.text, stems)} for each in found[:MOST_FOUND]]
    return reply({"words": words, "count": len(found), "clauses": clauses, "terms": _terms(books, stems)})


@router.get("/{id}", response_model=shapes.Chapter)
def chapter(request: Request, id: str) -> Response:
    """A whole chapter, by its id or that of one of its clauses."""
    language = language_of(request.scope)
    found = rulebooks(language).find(id) if len(id) <= MOST_FOUND else ()
    if not found:
        near = rulebooks().near(id[:MOST_FOUND])
        raise Denied(MISSING, "no-such-clause", more={"near": near}, clause=id[:MOST_FOUND])
    return _chapter(language, found[0].chapter).reply(request)


@lru_cache(maxsize=16)
def _contents(language: str) -> Kept:
    books = rulebooks(language)
    return Kept(
        {
            "books": [
                {
                    "id": book,
                    "title": title,
                    "chapters": [_short(each) for each in books.chapters.values() if each.book == book],
                    "terms": [{"term": term, "text": text} for term, text in books.terms[book].items()],
                }
                for book, title in books.titles.items()
            ]
        }
    )


@lru_cache(maxsize=512)
def _chapter(language: str, id: str) -> Kept:
    books = rulebooks(language)
    chapter, chapters = books.chapters[id], list(books.chapters)
    place = chapters.index(id)
    beside = {
        "before": _short(books.chapters[chapters[place - 1]]) if place else None,
        "after": _short(books.chapters[chapters[place + 1]]) if place + 1 < len(chapters) else None,
    }
    clauses = [_clause(books, each) for each in chapter.clauses]
    about = {"book_title": books.titles[chapter.book], "summary": chapter.summary}
    return Kept({**_short(chapter), **about, "clauses": clauses, **beside})


def _short(chapter: Chapter) -> dict[str, Any]:
    """A chapter in a list."""
    remarks = chapter.clauses[0].is_remark
    about = {"id": chapter.id, "title": chapter.title, "book": chapter.book}
    return {**about, "count": len(chapter.clauses), "remarks": remarks}


def _clause(books: Rulebooks, clause: Clause) -> dict[str, Any]:
    """A clause; its text is in Markdown, and in English where the reader's language does not have it."""
    chapter = books.chapters[clause.chapter]
    where = {"chapter": clause.chapter, "chapter_title": chapter.title, "book": clause.book, "section": clause.section}
    return {"id": clause.id, "text": clause.text, "language": clause.language, **where}


def _marks(text: str, words: list[str]) -> list[tuple[int, int]]:
    """Where the words stand in a text: from and to."""
    return sorted(set(matches(text, words)))


def _terms(books: Rulebooks, words: list[str]) -> list[dict[str, str]]:
    """The terms of the glossaries that begin with the words, or have a word that does."""
    wanted = fold(" ".join(words))
    return [
        {"term": term, "text": text, "book": book}
        for book, terms in books.terms.items()
        for term, text in terms.items()
        if any(True for _ in matches(term, [wanted]))
    ]
