"""Proofs: a short hash of a table, and a chain of hashes over the whole of a game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from ringwar.kernel.position import Asked, Position, asked_since
from ringwar.kernel.questions import name_of, plain, slots_of
from ringwar.kernel.ruleset import Setup

PLAIN = frozenset((int, str, bool, type(None)))
"""Types of values that stand for themselves."""


def fingerprint(state: Any) -> str:
    """A short hash of everything on the table, the same in every process.

    What is empty counts for nothing, so that parts which a game does not use may be added to its state; nor does what
    a class names as its `besides`: things that follow from the others and are kept to be at hand.
    """
    fields = {name: _ordered(getattr(state, name)) for name in slots_of(state)}
    fields = {name: value for name, value in fields.items() if value not in (None, [], {})}
    return sha256(json.dumps(fields, sort_keys=True).encode()).hexdigest()[:16]


def _ordered(value: Any) -> Any:
    if type(value) in PLAIN:
        return value
    if type(value) is dict or isinstance(value, Mapping):
        return {_key(key): _ordered(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [item if type(item) in PLAIN else _ordered(item) for item in value]
    if slots_of(value) and not hasattr(value, "name"):
        besides = getattr(value, "besides", ())
        return {name: _ordered(getattr(value, name)) for name in slots_of(value) if name not in besides}
    return plain(value)


def _key(key: Any) -> str:
    return "/".join(map(name_of, key)) if isinstance(key, tuple) else name_of(key)


def setup_lines(setup: Setup) -> list[str]:
    """The lines of a record's header that say which game is played."""
    lines = [f"game      {setup.game}", f"scenario  {setup.scenario}", f"players   {setup.players}"]
    lines += [f"expansion {name}" for name in setup.expansions]
    lines += [f"option    {name} {value}" for name, value in sorted(setup.options.items())]
    lines += [f"position  {json.dumps(setup.position)}"] if setup.position is not None else []
    return lines


def rules_line(rules: int) -> str:
    """The line of a record's header that says by which rules the game is played."""
    return f"rules     {rules}"


def first_link(setup: Setup, rules: int) -> str:
    """The beginning of the chain: the hash of rules and setup."""
    return _hash("\n".join([rules_line(rules), *setup_lines(setup)]))


def extended(link: str, answers: Iterable[Asked]) -> str:
    """The chain after further answers."""
    for side, key, answer in answers:
        link = _hash(f"{link} {side} {key} {name_of(answer)}")
    return link


def chain(position: Position[Any], number: int | None = None) -> str:
    """The chain after the first so many answers of a game, or after all of them."""
    return extended(first_link(position.setup, position.ruleset.rules), asked_since(position)[:number])


def closed(link: str, claims: Sequence[str]) -> str:
    """What closes a record: the hash of its chain, and of the lines that say who sat where and which dice were used."""
    return _hash("\n".join([link, *claims]))


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
