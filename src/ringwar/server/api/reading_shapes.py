"""The shapes of what is looked up beside a game, for the description of the interface alone."""

from __future__ import annotations

from typing import Any

from pydantic import Field, RootModel

from ringwar.server.api.advice_shapes import Reason
from ringwar.server.api.shapes import Json, Question, Shape, Thing


class Names(Shape):
    """Names in the language asked for, by id."""

    names: dict[str, str]
    seats: dict[str, str]
    texts: dict[str, str] = Field(description="The texts of cards.")
    notes: dict[str, str] = Field(description="What is to be expected of computer players, by level and style.")
    moments: dict[str, str] = Field(description="Phases and steps of a turn.")


class Rules(Shape):
    """The books, or with a search the clauses and terms that were found."""

    books: list[dict[str, Any]] | None = None
    words: list[str] | None = None
    count: int | None = None
    clauses: list[dict[str, Any]] | None = None
    terms: list[dict[str, str]] | None = None


class Chapter(Shape):
    """A chapter with its clauses, whose texts are in Markdown."""

    id: str
    title: str
    book: str
    book_title: str
    summary: str = Field(description="A few sentences about what the chapter says.")
    clauses: list[dict[str, Any]]
    before: dict[str, Any] | None
    after: dict[str, Any] | None


class BattleOdds(Shape):
    """How a battle may end; `battles` is how many were fought to find out, none where it is exact."""

    attacker: float
    defender: float
    both_destroyed: float
    undecided: float
    battles: int | None


class HuntOdds(Shape):
    """The pool, and what each of the next moves of the Fellowship may bring."""

    pool: list[str]
    moves: list[dict[str, Any]]


class Sources(RootModel[dict[str, dict[str, Any]]]):
    """By the ids of things: how sure their data are."""


class Laid(Shape):
    """A position that can be played: its complete document, its table, and what is asked first."""

    document: Json
    seats: list[str]
    view: Json
    question: Question | None


class Document(Shape):
    """The document of a position."""

    document: Json


class Chance(Shape):
    """How likely the Free Peoples are to win after an answer."""

    count: int
    turn: int
    side: str
    chance: float


class Deeds(Shape):
    """What was done, and what would have been better, in words."""

    given: str
    better: str


class Mistake(Shape):
    """An answer that cost much, and a better one, each with the answers that go on with it."""

    count: int = Field(description="The number of the answer.")
    turn: int
    seat: str
    key: str
    begun: list[str] = Field(description="Answers of the seat right before, by which it is known what was being done.")
    given: str
    given_then: list[str]
    better: str
    better_then: list[str]
    lost: float = Field(description="By how much the chance of its side to win was less.")
    reason: Reason | None = Field(None, description="Why the other is better, where that can be said.")
    at: list[Thing] = Field(description="What on the table both are about.")
    words: Deeds


class Review(Shape):
    """A game that is over, looked back at."""

    chances: list[Chance]
    mistakes: dict[str, list[Mistake]] = Field(description="By side, the largest first.")


class Progress(Shape):
    """How much of something is done, from 0 to 1."""

    done: float
