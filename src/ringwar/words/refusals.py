"""Refusals in words: what is wrong, after the place where it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ringwar.kernel import Refusal
from ringwar.words.values import NONE, Said, is_name, without_copy

if TYPE_CHECKING:
    from ringwar.words import Words


def said(words: Words, refusal: Refusal) -> str:
    """A refusal in one line; one that has no words by its key and its values."""
    arguments = _arguments(words, refusal.about)
    message = f"refusal-{refusal.key}"
    if not words.has(message):
        words.missing.add(message)
        return refusal.unsaid()
    text = words.say(message, **arguments)
    for place in _places(refusal.about):
        text = words.say(place, **arguments, why=Said(text))
    return text


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
        ready[name] = _argument(words, value)
        if isinstance(value, list):
            ready[f"{name}-key"] = Said(", ".join(map(str, value)) or NONE)
    return ready


def _argument(words: Words, value: Any) -> Any:
    if isinstance(value, Refusal):
        return Said(said(words, value))
    if isinstance(value, list):
        return [_argument(words, each) for each in value]
    if not isinstance(value, str):
        return Said(value) if value is None or isinstance(value, bool) else value
    named = is_name(value) and words.has(f"name-{without_copy(value)}")
    return Said(words.name(value) if named else value, value)
