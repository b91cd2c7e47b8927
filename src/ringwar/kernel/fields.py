"""Fields of a position document: each is what it should be, or is refused in one line that names its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


def only(fields: Mapping[str, Any], known: Sequence[str], at: str) -> None:
    """Refuse fields that are not known."""
    for name in fields:
        if name not in known:
            raise ValueError(f"{at}: there is no field {name!r}; the fields are: {', '.join(known)}")


def one_of(value: Any, allowed: Sequence[str], at: str) -> str:
    """One of several words."""
    if value not in allowed:
        raise ValueError(f"{at}: {value!r} is not one of {', '.join(dict.fromkeys(allowed)) or 'none'}")
    return str(value)


def number(value: Any, at: str) -> int:
    """A whole number from 0 on."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{at}: {value!r} is not a number from 0 on")
    return value


def truth(value: Any, at: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError(f"{at}: {value!r} is neither true nor false")
    return value


def mapping(value: Any, at: str) -> Mapping[str, Any]:
    """Fields with values."""
    if not isinstance(value, Mapping):
        raise ValueError(f"{at}: expected fields with values")
    return value


def listed(value: Any, at: str) -> Sequence[Any]:
    """A list."""
    if not isinstance(value, list | tuple):
        raise ValueError(f"{at}: expected a list")
    return value


def names(value: Any, at: str) -> Iterator[tuple[str, str]]:
    """Each name of a list in which none stands twice, with its place in the document."""
    given = listed(value, at)
    for place, name in enumerate(given):
        if not isinstance(name, str):
            raise ValueError(f"{at}[{place}]: {name!r} is not a name")
        if name in given[:place]:
            raise ValueError(f"{at}[{place}]: {name} is named twice")
        yield f"{at}[{place}]", name


def entries(value: Any, at: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each entry of a list, with its place in the document."""
    for place, entry in enumerate(listed(value, at)):
        yield f"{at}[{place}]", mapping(entry, f"{at}[{place}]")


def found(find: Callable[[str], T], name: str, at: str) -> T:
    """What a name stands for."""
    try:
        return find(name)
    except ValueError as error:
        raise ValueError(f"{at}: {error}") from None
