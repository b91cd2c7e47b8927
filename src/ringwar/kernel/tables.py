"""What differs between two tables as data: a few kinds of changes, and how whoever shows a table carries them out.

A place is a path through the JSON of a table: `armies/osgiliath`, `battlegrounds/helms-deep/cards`, where an entry of a
list goes by its `id` or `card`. What lies there says how a thing is put or taken: a bag counts things by name, a list
names them, a number only counts them, anything else is a slot for one. `characters@osgiliath` is where the table says
of a thing that it is in that region.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, MutableMapping, Sequence
from typing import Any

Table = dict[str, Any]
Change = dict[str, Any]

MOVE, ADD, REMOVE, SET, TURN, REVEAL = WHATS = ("move", "add", "remove", "set", "turn", "reveal")
NOTHING = object()


def apply(table: Mapping[str, Any], changes: Iterable[Mapping[str, Any]]) -> Table:
    """The table after some changes; the one that is given stays as it is."""
    after: Table = copied(table)
    for change in changes:
        carry_out(after, change)
    return after


def copied(value: Any) -> Any:
    """A copy of a table or of a part of it."""
    if isinstance(value, dict):
        return {name: copied(item) for name, item in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value


def carry_out(table: Table, change: Mapping[str, Any]) -> None:
    """Carry out one change on a table."""
    what = change["what"]
    if what == SET:
        _assign(table, change["place"], copied(change.get("to", NOTHING)))
    elif what == TURN:
        _turn(table, change["place"], change["from"], change["to"])
    else:
        if "from" in change:
            _take(table, change["from"], change["thing"].get("id"), change["count"])
        if "to" in change:
            _put(table, change)


def value_at(table: Any, path: str) -> Any:
    """What stands at a path; NOTHING where there is no such place."""
    for name in path.split("/"):
        table = _part(table, name)
    return table


def name_in(entry: Any) -> Any:
    """What an entry of a list is called."""
    return entry.get("id", entry.get("card")) if isinstance(entry, dict) else entry


def _part(value: Any, name: str) -> Any:
    if isinstance(value, dict):
        return value.get(name, NOTHING)
    if isinstance(value, list):
        return next((entry for entry in value if isinstance(entry, dict) and name_in(entry) == name), NOTHING)
    return NOTHING


def _assign(table: Any, path: str, value: Any) -> None:
    """Let a value stand at a path, or nothing."""
    parent, _, name = path.rpartition("/")
    holder = value_at(table, parent) if parent else table
    if isinstance(holder, list):
        holder[_index(holder, name)] = value
    elif value is NOTHING:
        del holder[name]
    else:
        holder[name] = value


def _index(things: Sequence[Any], name: Any) -> int:
    return next(number for number, thing in enumerate(things) if name_in(thing) == name)


def _turn(table: Table, place: str, old: Any, new: Any) -> None:
    """Show the other face of what lies at a place, or of the one of several that shows the old face."""
    path, _, region = place.partition("@")
    value = value_at(table, path)
    if region:
        del value[old]
        value[new] = region
    elif isinstance(value, list):
        value[_index(value, old)] = new
    else:
        _assign(table, path, new)


def _take(table: Table, place: str, name: Any, count: int) -> None:
    """Take so many of a thing from a place; a bag that is empty then is gone, unless it is one of the table's own."""
    path, _, region = place.partition("@")
    value = value_at(table, path)
    if region:
        del value[name]
    elif isinstance(value, dict) and name_in(value) != name:
        _add(value, name, -count)
        if not value and "/" in path:
            _assign(table, path, NOTHING)
    elif isinstance(value, list):
        for _ in range(count):
            del value[_index(value, name)]
    else:
        _assign(table, path, value - count if isinstance(value, int) else None)


def _put(table: Table, change: Mapping[str, Any]) -> None:
    """Put so many of a thing into a place: into a list at `index` or at its end, as `entry` if it lies there as one."""
    path, _, region = change["to"].partition("@")
    name, count = change["thing"].get("id"), change["count"]
    value = value_at(table, path)
    if region:
        value[name] = region
    elif isinstance(value, list):
        at = change.get("index", len(value))
        value[at:at] = [copied(change.get("entry", name)) for _ in range(count)]
    elif isinstance(value, int):
        _assign(table, path, value + count)
    elif "entry" in change:
        _assign(table, path, copied(change["entry"]))
    elif isinstance(value, dict):
        _add(value, name, count)
    else:
        _assign(table, path, {name: count} if value is NOTHING else name)


def _add(bag: MutableMapping[Any, Any], name: Any, count: int) -> None:
    bag[name] = bag.get(name, 0) + count
    if not bag[name]:
        del bag[name]


def differences(before: Any, after: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """The places at which two tables differ, each with what stands there: NOTHING where there is no such place."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for name in dict.fromkeys((*before, *after)):
            yield from differences(
                before.get(name, NOTHING), after.get(name, NOTHING), f"{path}/{name}" if path else name
            )
    elif _same_entries(before, after):
        for old, new in zip(before, after, strict=True):
            yield from differences(old, new, f"{path}/{name_in(old)}")
    else:
        yield path, before, after


def _same_entries(before: Any, after: Any) -> bool:
    """Whether two lists hold entries of the same names in the same order."""
    if not isinstance(before, list) or not isinstance(after, list):
        return False
    names = [name_in(entry) if isinstance(entry, dict) else None for entry in before]
    return None not in names and names == [*map(name_in, after)]
