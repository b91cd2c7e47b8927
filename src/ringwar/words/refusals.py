"""Refusals in words: what is wrong, after the place where it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ringwar.kernel import Refusal
from ringwar.words.values import NONE, SEATS, Said, is_name, without_copy

if TYPE_CHECKING:
    from ringwar.words import Words

WHO = (*SEATS, "by", "asked")
"""The values that say who."""


def said(words: Words, refusal: Refusal) -> str:
    """A refusal in one line; one that has no words by its key and its values."""
    arguments = _arguments(words, refusal.about)
    message = f"refusal-{refusal.key}"
    text = words.say(message, **arguments)
    if not words.has(message):
        text = refusal.unsaid()
    for place in _places(refusal.about):
        text = words.say(place, **{**arguments, "why": Said(text)})
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
