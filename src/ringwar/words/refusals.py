"""Refusals in words: what is wrong, after the place where it is."""

from __future__ import annotations

import errno
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ringwar.kernel import Refusal
from ringwar.words.values import NONE, SEATS, Said, is_name, said_as, without_copy

if TYPE_CHECKING:
    from ringwar.words import Words

WHO = (*SEATS, "by", "asked")
"""The values that say who."""


def said(words: Words, refusal: Refusal) -> str:
    """A refusal in one line; one that has no words by its key and its values."""
    arguments = _arguments(words, refusal.about)
    text = _text(words, refusal, arguments)
    for place in _places(refusal.about):
        text = words.say(place, **{**arguments, "why": Said(text)})
    return text


def said_plainly(words: Words, refusal: Refusal) -> str:
    """A refusal without its place, for people who do not read documents: what has a name is called by it."""
    plain = {name: _unquoted(value) for name, value in refusal.about.items()}
    arguments = _arguments(words, plain)
    named = {name: said_as(value, str(value)) for name, value in arguments.items() if isinstance(value, Said)}
    lists = {f"{name}-key": Said(", ".join(value)) for name, value in arguments.items() if isinstance(value, list)}
    return _text(words, refusal, {**arguments, **named, **lists})


def why(words: Words, error: OSError) -> str:
    """What went wrong with which file, on one line."""
    message = f"system-{errno.errorcode.get(error.errno or 0, NONE)}"
    text = words.say(message) if words.has(message) else error.strerror or str(error)
    return words.say("system-file", file=Said(error.filename), why=Said(text)) if error.filename else text


def _unquoted(value: Any) -> Any:
    """A word that somebody wrote, without the quotes in which a refusal shows it."""
    return value[1:-1] if isinstance(value, str) and len(value) > 1 and value[0] == value[-1] == "'" else value


def _text(words: Words, refusal: Refusal, arguments: Mapping[str, Any]) -> str:
    message = f"refusal-{refusal.key}"
    if words.has(message):
        return words.say(message, **arguments)
    words.missing.add(message)
    return refusal.unsaid()


def _places(about: Mapping[str, Any]) -> Iterator[str]:
    """The messages that say where: in which field of a document, and in which lines of a record."""
    if "at" in about:
        yield "place-field" if about["at"] else "place-document"
    if "line" in about:
        yield "place-lines" if "until" in about else "place-line"


def _arguments(words: Words, about: Mapping[str, Any]) -> dict[str, Any]:
    """What a refusal is about: `$x` in words, where there are some, and `$x-key` as it stands."""
    ready: dict[str, Any] = {}
    for name, value in about.items():
        ready[name] = _argument(words, value, ("seat", "name") if name in WHO else ("name",))
        if isinstance(value, list):
            ready[f"{name}-key"] = Said(", ".join(map(str, value)) or NONE)
    return ready


def _argument(words: Words, value: Any, kinds: Sequence[str]) -> Any:
    """A value in the words of the first kind that has some."""
    if isinstance(value, Refusal):
        return Said(said(words, value))
    if isinstance(value, list):
        return [_argument(words, each, kinds) for each in value]
    if not isinstance(value, str):
        return value
    messages = [f"{kind}-{without_copy(value)}" for kind in kinds if is_name(value)]
    said_by = next(filter(words.has, messages), None)
    return Said(value, value) if said_by is None else words.said(said_by, value)
