"""Which words the source code uses: keys of questions and refusals and kinds of events, found by reading it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ringwar.words.stories import COUNT, DECK, DECKS, PLURAL, SEVERAL, varying

DIE = "die"

QUESTIONS = {"ask": 1, "ask_always": 1, "confirm": 1, "ask_each": 0, "roll": 0, "draw": 0}
"""At which place the verbs that ask are given their key."""

TOLD = {"tell": 0, "show": 0}
"""At which place the verbs that tell are given the kind of event."""

REFUSED = {
    "UsageError": 0,
    "Failed": 0,
    "WrongArgument": 0,
    "LogError": 0,
    "Refusal": 0,
    "Denied": 1,
    "IllegalAnswer": 0,
    "RecordError": 0,
    "refusal": 1,
    "refused": 1,
}
"""At which place those that refuse are given their key."""

HINTED = "hinted"
"""Who says why an option is advised, and is given the key first."""

BESIDES = ("clauses", "more", "retry_after")
"""What those that refuse are given besides, and no message is."""

IMPLIED = {"question": "side", "option": "side", "event": "cause", "result": "winner"}
"""The argument that every message of a kind has."""


@dataclass(frozen=True)
class MessageUse:
    """One place in the source that needs a message; `arguments` is None where they cannot be told by reading."""

    message: str
    arguments: frozenset[str] | None
    place: str
    needed: bool = True
    """False for a message that there may be, but need not."""


@dataclass
class Source:
    """What the source code says of words: the messages it needs, and all its literal texts."""

    uses: list[MessageUse] = field(default_factory=list)
    literals: set[str] = field(default_factory=set)


def read_sources(folders: Iterable[Path]) -> dict[str, Source]:
    """What the Python files in each folder, and in the folders in it, say of words, or a file by itself.

    A file elsewhere that is named after one of the folders (`terminal/cardgame.py`, `terminal/cardgame_cards.py`)
    speaks with the words of that folder.
    """
    there = [folder for folder in folders if folder.exists()]
    sources = {folder.stem: Source() for folder in there}
    for folder in there:
        for file in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
            named = file.stem.partition("_")[0]
            owner = named if named in sources else folder.stem
            _read_file(file, str(file.relative_to(folder.parent)), sources[owner])
    return sources


def _read_file(file: Path, shown: str, source: Source) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            source.literals.add(node.value)
        if isinstance(node, ast.Call):
            source.uses += _uses(node, f"{shown}:{node.lineno}")


def _uses(call: ast.Call, place: str) -> Iterator[MessageUse]:
    verb = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if verb in REFUSED:
        yield from _of_kind("refusal", call, REFUSED[verb], place)
    if verb == HINTED:
        yield from _of_kind("hint", call, 0, place)
    if isinstance(call.func, ast.Attribute):
        yield from _uses_of_a_verb(verb, call, place)


def _uses_of_a_verb(verb: str, call: ast.Call, place: str) -> Iterator[MessageUse]:
    """What is asked, told or said by a game or by words."""
    if verb in QUESTIONS:
        yield from _of_kind("question", call, QUESTIONS[verb], place)
    if verb in TOLD:
        yield from _of_kind("event", call, TOLD[verb], place)
        yield from _of_several(call, place)
    if verb == "roll" and not call.args and not _keyword(call, "key"):
        yield MessageUse(f"question-{DIE}", _arguments(call, "question"), place)
    if verb == "say":
        for message in _literals(call.args[:1]):
            yield MessageUse(message, _arguments(call, ""), place)


def _of_kind(kind: str, call: ast.Call, at: int, place: str) -> Iterator[MessageUse]:
    given = call.args[at : at + 1] or _keyword(call, "key") or _keyword(call, "kind")
    for key in _literals(given):
        yield MessageUse(f"{kind}-{key}", _arguments(call, kind), place)


def _of_several(call: ast.Call, place: str) -> Iterator[MessageUse]:
    """The messages that may tell several events in one."""
    for use in _of_kind("event", call, TOLD["tell"], place):
        thing = varying(use.arguments or ())
        if use.arguments is not None and thing is not None:
            given = use.arguments - {thing, DECK} | {PLURAL[thing], COUNT, DECKS}
            yield MessageUse(f"{use.message}-{SEVERAL}", given, place, needed=False)


def _keyword(call: ast.Call, name: str) -> list[ast.expr]:
    return [keyword.value for keyword in call.keywords if keyword.arg == name]


def _literals(expressions: Iterable[ast.expr]) -> Iterator[str]:
    """The texts that an expression may be: a literal, or either branch of a condition."""
    for expression in expressions:
        if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
            yield expression.value
        if isinstance(expression, ast.IfExp):
            yield from _literals([expression.body, expression.orelse])


def _arguments(call: ast.Call, kind: str) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    if None in names:
        return None
    return frozenset(name for name in names if name and name not in BESIDES) | {IMPLIED.get(kind, "")}
