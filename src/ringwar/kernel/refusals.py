"""Refusals: what cannot be, as a key, what it is about and the clauses it rests on; the words for it are elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict, TypeGuard

MOST_CHARACTERS = 200
"""Of a refusal in words that has a place in what somebody else has written."""
MOST_AT_HOME = 20_000
"""Of any other: all options of a question can be read in it."""
MOST_IN_A_VALUE = 80
"""Characters of a word in what a refusal is about."""
MOST_SHOWN = 60
"""Characters of what somebody else has said, as it is shown."""


class ReasonJson(TypedDict):
    """A refusal ready for JSON, or a reason why something is not possible."""

    key: str
    about: dict[str, Any]
    clauses: list[str]


class Refusal(ValueError):
    """Something that cannot be: its key, what it is about, and the clauses that say so.

    `about` holds words, numbers, lists of them and other refusals. `at` among them is a place in a document, `line`
    one in a record, `until` the last line where it is not the only one.
    """

    def __init__(self, key: str, *, clauses: Sequence[str] = (), **about: Any) -> None:
        self.key = key
        self.about: Mapping[str, Any] = {name: _bounded(value) for name, value in about.items()}
        self.clauses: tuple[str, ...] = tuple(clauses)

    def __str__(self) -> str:
        most = MOST_CHARACTERS if "at" in self.about or "line" in self.about else MOST_AT_HOME
        return printable(VOICES[-1](self) if VOICES else self.unsaid(), most)

    def __reduce__(
        self,
    ) -> tuple[Callable[..., Refusal], tuple[type[Refusal], str, Mapping[str, Any], tuple[str, ...]]]:
        return _again, (type(self), self.key, self.about, self.clauses)

    def unsaid(self) -> str:
        """The refusal without words: `key (name=value, ...)`."""
        about = ", ".join(f"{name}={value!s}" for name, value in self.about.items())
        return f"{self.key} ({about})" if about else self.key

    def placed(self, at: str) -> Refusal:
        """The same refusal at a place of a document, unless it knows its place already."""
        return Refusal(self.key, clauses=self.clauses, **{"at": at, **self.about})

    def json(self) -> ReasonJson:
        """The refusal ready for JSON."""
        about = {name: value.json() if isinstance(value, Refusal) else value for name, value in self.about.items()}
        return {"key": self.key, "about": about, "clauses": list(self.clauses)}


def refusal_of(reason: ReasonJson) -> Refusal:
    """The refusal that was made ready for JSON, with those in it."""
    about = {name: refusal_of(value) if _is_reason(value) else value for name, value in reason["about"].items()}
    return Refusal(reason["key"], clauses=reason["clauses"], **about)


def _is_reason(value: Any) -> TypeGuard[ReasonJson]:
    return isinstance(value, dict) and value.keys() == ReasonJson.__annotations__.keys()


Voice = Callable[[Refusal], str]

VOICES: list[Voice] = []
"""Who says refusals in words: the last of them; nobody where the kernel stands alone."""


def _again(kind: Callable[..., Refusal], key: str, about: Mapping[str, Any], clauses: tuple[str, ...]) -> Refusal:
    """A refusal that was pickled."""
    return kind(key, clauses=clauses, **about)


def _bounded(value: Any) -> Any:
    """A value of which every word is short and can be printed."""
    if isinstance(value, str):
        return printable(value, MOST_IN_A_VALUE)
    return [_bounded(each) for each in value] if isinstance(value, list | tuple) else value


def printable(text: str, most: int = MOST_CHARACTERS) -> str:
    """A text that no terminal obeys: what cannot be printed is escaped, what is too long is cut."""
    safe = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text[: most + 1])
    return safe if len(safe) <= most else safe[: most - 3] + "..."


def short(value: Any, most: int = MOST_SHOWN) -> str:
    """Whatever somebody said, as it is written, short enough for a line."""
    return printable(repr(value), most)
