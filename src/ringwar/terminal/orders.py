"""Whole orders on a line: `attack osgiliath from south ithilien all`, `move helm's deep > fords of isen 1/2/1 strider`.

An order is a handful of terms. The questions that are asked one after the other are searched for answers that use all
of them up; what nobody said is left open, but for the die, which follows from the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ringwar.hosting import Draft
from ringwar.kernel import Question, game_of, name_of
from ringwar.kernel.protocol import TakenJson, kind_of
from ringwar.terminal.looks.finding import folded
from ringwar.words import Said, Words
from ringwar.words.values import without_copy

JOINTS = {
    "typed-from": ("from",),
    "typed-to": (">", "to", "into", "in", "at"),
    "typed-with": ("with",),
    "typed-fillers": ("and", "the", "of", "by", "a", "an", "for", "on"),
}
"""The words between the names of an order, which are good in every language besides its own."""
CASES = ("gen", "dat", "acc", "ins", "loc")
PART = re.compile(r"\d+(?:/\d+){1,3}")
KINDS = ("regular", "elite", "leader", "nazgul")
"""The figures of a part, in the order in which their numbers are given."""
FIGURES = ("how-many", "goes-along")
"""The questions about the figures of a part."""
ORIGINS, GOALS = ("-from", "-army"), ("-where",)
SHORTEST = 3
"""So many letters of a word are enough."""
DEEPEST = 24


@dataclass(frozen=True)
class Order:
    """What is left of an order: words with the role that they have, and how many figures of each kind go."""

    terms: tuple[tuple[str, str], ...]
    """Each word, and `from`, `to` or nothing."""
    part: tuple[int, ...] | None = None
    begun: bool = False
    """Whether its first word has been used: it says what is to be done, and nothing is answered before."""

    def is_done(self, question: Question | None) -> bool:
        """Whether all of it is said; whoever said how many go has also said that nobody else does."""
        if self.terms or any(self.part or ()):
            return False
        return self.part is None or question is None or question.key not in FIGURES


def joints(words: Words, message: str) -> set[str]:
    """The words between the names of an order that mean the same: those of the language, and the English ones."""
    return {*JOINTS[message], *(each.strip() for each in words.say(message).split(","))}


def read(typed: str, words: Words) -> Order | None:
    """The order in a line; nothing where it is a single word."""
    origins, goals, others, fillers = (joints(words, message) for message in JOINTS)
    terms: list[tuple[str, str]] = []
    part: tuple[int, ...] | None = None
    role = ""
    for word in typed.replace(">", " > ").split():
        small = word.casefold()
        if PART.fullmatch(word):
            part = tuple(map(int, word.split("/")))
        elif small in origins:
            role = "from"
        elif small in goals:
            if word == ">":
                terms = [
                    (each, "from" if number and not known else known) for number, (each, known) in enumerate(terms)
                ]
            role = "to"
        elif small in others:
            role = ""
        elif small not in fillers:
            terms += [(each, role) for each in folded(word).split()]
    return Order(tuple(terms), part) if len(terms) > 1 or part else None


def carried_out(draft: Draft, order: Order, words: Words) -> bool:
    """Whether the draft could go on as the order says; it is left as it was where it could not."""
    return _search(draft, order, words, 0)


def _search(draft: Draft, order: Order, words: Words, depth: int) -> bool:
    question = draft.question
    if order.is_done(question):
        return True
    if question is None or depth > DEEPEST:
        return False
    for name, rest in _ways(question, order, words):
        draft.add(name)
        rest = _without_taken(rest, draft.taken[-1], words)
        if _search(draft, rest, words, depth + 1):
            return True
        draft.back()
    return False


def _ways(question: Question, order: Order, words: Words) -> Iterator[tuple[str, Order]]:
    """The answers that fit an order, those that use up more of it first, each with what is left of it then."""
    if order.part is not None and (figures := _figures(question, order)) is not None:
        yield from figures
        return
    fitting: list[tuple[str, Order]] = []
    for name in question.names():
        rest = _without(order, question.key, name, words)
        if rest is not order and (order.begun or rest.terms[:1] != order.terms[:1]):
            fitting.append((name, replace(rest, begun=True)))
    yield from sorted(fitting, key=lambda each: len(each[1].terms))
    for option in question.options:
        if _is_die(question, option):
            yield name_of(option), order


def _is_die(question: Question, option: object) -> bool:
    """Whether an option is a die: which one is used follows from what is done."""
    return kind_of(game_of(question).ruleset, question.key, option) == "die"


def _figures(question: Question, order: Order) -> list[tuple[str, Order]] | None:
    """The answer to how many figures of a kind go, to who goes along, and to all or some."""
    assert order.part is not None
    if question.key == "goes-along":
        who = name_of(question.about["character"]).split("-")
        going = any(term in who for term, _ in order.terms)
        left = tuple(each for each in order.terms if each[0] not in who) if going else order.terms
        return [("yes" if going else "no", replace(order, terms=left))]
    if question.key == "how-many":
        return _so_many(question, order)
    return [("some", order)] if "some" in question.names() else None


def _so_many(question: Question, order: Order) -> list[tuple[str, Order]]:
    """As many figures of a kind as the order still has, or as may go."""
    assert order.part is not None
    kind = name_of(question.about["piece"]).rpartition("-")[2]
    place = KINDS.index(kind)
    wanted = order.part[place] if place < len(order.part) else 0
    number = min(max(question.options), max(min(question.options), wanted))
    part = list(order.part)
    if place < len(part):
        part[place] = max(0, wanted - number)
    return [(str(number), replace(order, part=tuple(part)))] if number >= min(question.options) else []


def _without(order: Order, key: str, name: str, words: Words) -> Order:
    """What is left of an order once an option is taken; the order itself where that has nothing to do with it."""
    known = _called(name, words)
    fitting = [each for each in order.terms if _fits_role(each[1], key) and _fits(each[0], known)]
    left = list(order.terms)
    for each in {word: (word, role) for word, role in reversed(fitting)}.values():
        left.remove(each)
    return replace(order, terms=tuple(left)) if fitting else order


@lru_cache(maxsize=5000)
def _called(name: str, words: Words) -> frozenset[str]:
    """The words by which a thing may be called: of its stable name, and of its name in every case."""
    message = f"name-{without_copy(name)}"
    named = words.said(message) if words.has(message) else Said(words.name(name))
    return frozenset(" ".join(map(folded, (name, named, *map(named.form, CASES)))).split())


def _without_taken(order: Order, taken: Sequence[TakenJson], words: Words) -> Order:
    """What is left of an order after choices that were none."""
    for each in taken:
        order = _without(order, each["key"], each["option"]["name"], words)
    return order


def _fits(term: str, known: frozenset[str]) -> bool:
    return any(term == word or (len(term) >= SHORTEST and word.startswith(term)) for word in known)


def _fits_role(role: str, key: str) -> bool:
    """Whether a question can be meant by a term with a role."""
    if role == "from":
        return not key.endswith(GOALS)
    return not (role == "to" and key.endswith(ORIGINS))
