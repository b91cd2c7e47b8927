"""Whether values have the shape that a TypedDict says: for tests of what clients are told."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfits(value: Any, shape: Any, at: str = "") -> list[str]:
    """Where a value differs from a shape, a line each."""
    if shape is Any:
        return []
    if is_typeddict(shape):
        return _fields(value, shape, at) if type(value) is dict else [f"{at}: {value!r} is no {shape.__name__}"]
    origin, parts = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        tried = [misfits(value, part, at) for part in parts]
        return [] if [] in tried else min(tried, key=len)
    if origin is list and type(value) is list:
        return [line for number, each in enumerate(value) for line in misfits(each, parts[0], f"{at}[{number}]")]
    if origin is dict and type(value) is dict:
        return [line for name, each in value.items() for line in _entry(name, each, parts, f"{at}.{name}")]
    plain = {float: (int, float), None: (NoneType,)}.get(shape, (shape,))
    return [] if origin is None and type(value) in plain else [f"{at}: {value!r} is no {shape}"]


def _entry(name: Any, value: Any, parts: tuple[Any, ...], at: str) -> list[str]:
    return misfits(name, parts[0], at) + misfits(value, parts[1], at)


def _fields(value: dict[str, Any], shape: Any, at: str) -> list[str]:
    """Missing fields, fields too many, and what is wrong within."""
    hints = get_type_hints(shape, include_extras=True)
    needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    wrong = [f"{at}: {name} is missing" for name in sorted(needed - value.keys())]
    wrong += [f"{at}: {name} is not in {shape.__name__}" for name in sorted(value.keys() - hints.keys())]
    for name, hint in hints.items():
        if name in value:
            inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
            wrong += misfits(value[name], inner, f"{at}.{name}")
    return wrong
