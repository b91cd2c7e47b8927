"""Checks the words of every language against the keys that the rules give, and the Fluent files themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ringwar.words.files import COMMON, FOLDER, FUNCTIONS, files, languages
from ringwar.words.keys import IMPLIED, MessageUse, Source, read_sources
from ringwar.words.stories import SEVERAL

USED_BY_KEY = ("question", "event", "refusal", "note", "then", "again", "terminal", "help", "error", "order", "hint")
"""Kinds of messages that the source must name in full or by their key; names and texts belong to data."""

FACETS = ("", "-key", "-count")
"""What an argument brings with it: itself, its stable name, its number."""


@dataclass
class Definition:
    """A message or term: where it stands and what it refers to."""

    place: str
    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)


def problems(sources: Iterable[Path], *folders: Path) -> list[str]:
    """Everything that is wrong, a line each: keys without words, words without keys, faults in the Fluent files.

    Each folder of sources is checked against the files of its own name (`cardgame.ftl`, `cardgame-cards.ftl`) and
    the common ones.
    """
    read = read_sources(sources)
    places = folders or (FOLDER,)
    return [line for language in languages(*places) for line in _problems_of(language, read, places)]


def _problems_of(language: str, sources: Mapping[str, Source], folders: Iterable[Path]) -> Iterator[str]:
    common: dict[str, Definition] = {}
    for file in files(language, folders, COMMON):
        yield from _read(file, f"{language}/{file.name}", common)
    yield from _faults(common, common, list(sources.values()))
    for game, source in sources.items():
        entries = dict(common)
        for file in files(language, folders, game):
            yield from _read(file, f"{language}/{file.name}", entries)
        yield from _without_words(language, source.uses, entries)
        own = {message: entry for message, entry in entries.items() if message not in common}
        yield from _faults(own, entries, [source])
        yield from _unknown_arguments(source.uses, entries)


def _without_words(language: str, uses: Sequence[MessageUse], entries: Mapping[str, Definition]) -> Iterator[str]:
    missing = {use.message: use.place for use in reversed(uses) if use.needed and use.message not in entries}
    for message, place in sorted(missing.items()):
        yield f"{language}: {message} has no words; it is used at {place}"


def _faults(
    own: Mapping[str, Definition], entries: Mapping[str, Definition], sources: Sequence[Source]
) -> Iterator[str]:
    """What is wrong with some entries: used nowhere, or referring to what is not there."""
    used = {use.message for source in sources for use in source.uses}
    literals = {literal for source in sources for literal in source.literals}
    for message, entry in own.items():
        if message not in used and not _is_named(message, literals):
            yield f"{entry.place}: {message} is used nowhere"
        yield from _dangling(message, entry, entries)


def _read(file: Path, shown: str, entries: dict[str, Definition]) -> Iterator[str]:
    """Add a file's entries; report what cannot be read and what was there before."""
    text = file.read_text(encoding="utf-8")
    for item in FluentParser().parse(text).body:
        line = text.count("\n", 0, item.span.start) + 1 if item.span else 1
        place = f"{shown}:{line}"
        if isinstance(item, ast.Junk):
            yield f"{place}: {'; '.join(str(note.message) for note in item.annotations)}"
        if not isinstance(item, ast.Message | ast.Term):
            continue
        name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
        if name in entries:
            yield f"{place}: {name} is already at {entries[name].place}"
        entries.setdefault(name, _References.of(item, place))


class _References(Visitor):
    """Gathers what a message refers to."""

    def __init__(self, entry: Definition) -> None:
        self.entry = entry

    @classmethod
    def of(cls, item: ast.Message | ast.Term, place: str) -> Definition:
        references = cls(Definition(place))
        references.visit(item)
        return references.entry

    def visit_VariableReference(self, node: Any) -> None:
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.entry.messages.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.entry.messages.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:
        self.entry.functions.add(node.id.name)
        self.generic_visit(node)


def _is_named(message: str, literals: set[str]) -> bool:
    """Whether the source has a message or its key as a literal, which it may hand to a function that asks."""
    kind, _, key = message.removesuffix(f"-{SEVERAL}").partition("-")
    return kind not in USED_BY_KEY or message in literals or key in literals


def _dangling(message: str, entry: Definition, entries: Mapping[str, Definition]) -> Iterator[str]:
    for name in sorted(entry.messages - set(entries)):
        yield f"{entry.place}: {message} refers to {name}, which is not there"
    for name in sorted(entry.functions - set(FUNCTIONS)):
        yield f"{entry.place}: {message} uses the function {name}, which is not there"
    kind = message.partition("-")[0]
    if kind in ("name", "option", "text", "result"):
        implied = {f"{IMPLIED[kind]}{facet}" for facet in FACETS} if kind in IMPLIED else set()
        for name in sorted(entry.variables - implied):
            yield f"{entry.place}: {message} has no argument ${name}"


def _unknown_arguments(uses: Iterable[MessageUse], entries: Mapping[str, Definition]) -> Iterator[str]:
    """Arguments that a message refers to and that some place which uses it does not give."""
    for use in uses:
        if use.arguments is None or use.message not in entries:
            continue
        given = {f"{argument}{facet}" for argument in use.arguments for facet in FACETS}
        for name in sorted(_variables(use.message, entries) - given):
            yield f"{entries[use.message].place}: {use.message} is not given ${name} at {use.place}"


def _variables(message: str, entries: Mapping[str, Definition]) -> set[str]:
    """The arguments of a message and of the messages it refers to; terms are given theirs by whoever refers to them."""
    found: set[str] = set()
    waiting, seen = [message], {message}
    while waiting:
        entry = entries.get(waiting.pop())
        if entry is None:
            continue
        found |= entry.variables
        more = {name for name in entry.messages if not name.startswith("-")} - seen
        seen |= more
        waiting += more
    return found
