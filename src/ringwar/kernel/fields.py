"""Fields of a position document: each is what it should be, or it is refused with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from ringwar.kernel.refusals import Refusal, short

T = TypeVar("T")

LONGEST_WORD = 60
LARGEST_NUMBER = 10**6
DEEPEST = 8
"""How many lists and groups of fields may lie in each other."""
MOST_VALUES = 4_000
WHOLE = ""
"""The place of a whole document."""


def refusal(at: str, key: str, clauses: Sequence[str] = (), **about: Any) -> Refusal:
    """What is wrong at a place of a document."""
    return Refusal(key, clauses=clauses, at=at, **about)


def bounded(value: Any) -> Mapping[str, Any]:
    """A whole document; one that is too large, too deep or has words that cannot be names is refused."""
    left: list[tuple[Any, str, int]] = [(mapping(value, WHOLE), WHOLE, 1)]
    count = 0
    while left:
        group, where, depth = left.pop()
        for name, item in _parts(group, where):
            place = name if where == WHOLE else f"{where}{name}" if name.startswith("[") else f"{where}.{name}"
            count += 1
            if count > MOST_VALUES:
                raise refusal(WHOLE, "too-many-values", most=MOST_VALUES)
            if isinstance(item, Mapping | list | tuple):
                if depth == DEEPEST:
                    raise refusal(place, "too-deep")
                left.append((item, place, depth + 1))
            _refuse_unbounded(item, place)
    return mapping(value, WHOLE)


def _parts(group: Any, at: str) -> Iterator[tuple[str, Any]]:
    """What lies in fields or in a list, by name or number."""
    if not isinstance(group, Mapping):
        yield from ((f"[{number}]", item) for number, item in enumerate(group))
        return
    for name, item in group.items():
        if not isinstance(name, str):
            raise refusal(at, "field-no-word")
        _refuse_unbounded(name, at)
        yield name, item


def _refuse_unbounded(item: Any, at: str) -> None:
    if isinstance(item, str) and (len(item) > LONGEST_WORD or not item.isprintable()):
        raise refusal(at, "no-word", value=short(item))
    if isinstance(item, int) and abs(item) > LARGEST_NUMBER:
        raise refusal(at, "no-such-number")


def only(fields: Mapping[str, Any], known: Sequence[str], at: str) -> None:
    """Refuse fields that are not known."""
    for name in fields:
        if name not in known:
            raise refusal(at, "no-field", name=name, known=known)


def one_of(value: Any, allowed: Sequence[str], at: str) -> str:
    """One of several words."""
    if not isinstance(value, str) or value not in allowed:
        raise refusal(at, "not-one-of", value=short(value), known=list(dict.fromkeys(allowed)))
    return value


def word(value: Any, at: str) -> str:
    """A word."""
    if not isinstance(value, str):
        raise refusal(at, "not-a-name", value=short(value))
    return value


def number(value: Any, at: str, most: int | None = None) -> int:
    """A whole number from 0 on, up to another if there is one."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise refusal(at, "not-a-number", value=short(value))
    if most is not None and value > most:
        raise refusal(at, "too-large", value=value, most=most)
    return value


def truth(value: Any, at: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise refusal(at, "not-a-truth", value=short(value))
    return value


def mapping(value: Any, at: str) -> Mapping[str, Any]:
    """Fields with values."""
    if not isinstance(value, Mapping):
        raise refusal(at, "not-fields")
    return value


def listed(value: Any, at: str, most: int | None = None) -> Sequence[Any]:
    """A list, of up to so many entries if there is a limit."""
    if not isinstance(value, list | tuple):
        raise refusal(at, "not-a-list")
    if most is not None and len(value) > most:
        raise refusal(at, "too-many", count=len(value), most=most)
    return value


def names(value: Any, at: str) -> Iterator[tuple[str, str]]:
    """Each name of a list in which none stands twice, with its place in the document."""
    before: set[str] = set()
    for place, name in enumerate(listed(value, at)):
        if word(name, f"{at}[{place}]") in before:
            raise refusal(f"{at}[{place}]", "named-twice", name=name)
        before.add(name)
        yield f"{at}[{place}]", name


def entries(value: Any, at: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each entry of a list, with its place in the document."""
    for place, entry in enumerate(listed(value, at)):
        yield f"{at}[{place}]", mapping(entry, f"{at}[{place}]")


def found(find: Callable[[str], T], name: Any, at: str) -> T:
    """What a name stands for."""
    wanted = word(name, at)
    try:
        return find(wanted)
    except Refusal as error:
        raise error.placed(at) from None
