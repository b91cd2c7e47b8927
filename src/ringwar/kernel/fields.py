"""Fields of a position document: each is what it should be, or is refused in one short line that names its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

MOST_CHARACTERS = 200
"""Of a refusal."""
MOST_SHOWN = 40
"""Characters of a value in a refusal."""
LONGEST_WORD = 60
LARGEST_NUMBER = 10**6
DEEPEST = 8
"""How many lists and groups of fields may lie in each other."""
MOST_VALUES = 4_000


def refusal(at: str, why: str) -> ValueError:
    """A place of a document and what is wrong there, in one short line."""
    return ValueError(_cut(f"{at}: {why}", MOST_CHARACTERS))


def shown(value: Any) -> str:
    """A value in a refusal."""
    return _cut(repr(value), MOST_SHOWN)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."


def bounded(value: Any, at: str) -> Mapping[str, Any]:
    """A whole document; one that is too large, too deep or has words that cannot be names is refused."""
    left: list[tuple[Any, str, int]] = [(mapping(value, at), at, 1)]
    count = 0
    while left:
        group, where, depth = left.pop()
        for name, item in _parts(group, where):
            place = name if where == at else f"{where}{name}" if name.startswith("[") else f"{where}.{name}"
            count += 1
            if count > MOST_VALUES:
                raise refusal(at, f"more than {MOST_VALUES} values are too many")
            if isinstance(item, Mapping | list | tuple):
                if depth == DEEPEST:
                    raise refusal(_cut(place, MOST_SHOWN), "this lies too deep")
                left.append((item, place, depth + 1))
            _refuse_unbounded(item, place)
    return mapping(value, at)


def _parts(group: Any, at: str) -> Iterator[tuple[str, Any]]:
    """What lies in fields or in a list, by name or number."""
    if not isinstance(group, Mapping):
        yield from ((f"[{number}]", item) for number, item in enumerate(group))
        return
    for name, item in group.items():
        if not isinstance(name, str):
            raise refusal(_cut(at, MOST_SHOWN), "the name of a field is a word")
        _refuse_unbounded(name, at)
        yield name, item


def _refuse_unbounded(item: Any, at: str) -> None:
    if isinstance(item, str) and (len(item) > LONGEST_WORD or not item.isprintable()):
        raise refusal(_cut(at, MOST_SHOWN), f"{shown(item)} is no word of a document")
    if isinstance(item, int) and abs(item) > LARGEST_NUMBER:
        raise refusal(_cut(at, MOST_SHOWN), "the number is beyond all bounds")


def only(fields: Mapping[str, Any], known: Sequence[str], at: str) -> None:
    """Refuse fields that are not known."""
    for name in fields:
        if name not in known:
            raise refusal(at, f"there is no field {name!r}; the fields are: {', '.join(known) or 'none'}")


def one_of(value: Any, allowed: Sequence[str], at: str) -> str:
    """One of several words."""
    if not isinstance(value, str) or value not in allowed:
        raise refusal(at, f"{shown(value)} is not one of {', '.join(dict.fromkeys(allowed)) or 'none'}")
    return value


def word(value: Any, at: str) -> str:
    """A word."""
    if not isinstance(value, str):
        raise refusal(at, f"{shown(value)} is not a name")
    return value


def number(value: Any, at: str, most: int | None = None) -> int:
    """A whole number from 0 on, up to another if there is one."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise refusal(at, f"{shown(value)} is not a number from 0 on")
    if most is not None and value > most:
        raise refusal(at, f"{value} is more than {most}")
    return value


def truth(value: Any, at: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise refusal(at, f"{shown(value)} is neither true nor false")
    return value


def mapping(value: Any, at: str) -> Mapping[str, Any]:
    """Fields with values."""
    if not isinstance(value, Mapping):
        raise refusal(at, "expected fields with values")
    return value


def listed(value: Any, at: str, most: int | None = None) -> Sequence[Any]:
    """A list, of up to so many entries if there is a limit."""
    if not isinstance(value, list | tuple):
        raise refusal(at, "expected a list")
    if most is not None and len(value) > most:
        raise refusal(at, f"{len(value)} are more than {most}")
    return value


def names(value: Any, at: str) -> Iterator[tuple[str, str]]:
    """Each name of a list in which none stands twice, with its place in the document."""
    before: set[str] = set()
    for place, name in enumerate(listed(value, at)):
        if word(name, f"{at}[{place}]") in before:
            raise refusal(f"{at}[{place}]", f"{name} is named twice")
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
    except ValueError as error:
        raise refusal(at, str(error)) from None
