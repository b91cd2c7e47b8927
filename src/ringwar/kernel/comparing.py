"""Finding out what has changed between two tables, with a layout that says where things lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ringwar.kernel.tables import (
    ADD,
    MOVE,
    NOTHING,
    REMOVE,
    REVEAL,
    SET,
    TURN,
    Change,
    Table,
    carry_out,
    copied,
    differences,
    name_in,
    value_at,
)

BAG, LIST, NUMBER, PILE, SLOT, WHERE = ("bag", "list", "number", "pile", "slot", "where")


class Place(NamedTuple):
    """Where things lie: a path in which * is any name, the form in which they lie there, and their kind.

    A number counts things that are all `id`, or have no names; a pile counts things of which those in the lists `seen`
    are known. A list is left alone where there is one called `unless` beside it, and what it holds goes with its holder
    where it is `carried`.
    """

    path: str
    shape: str
    kind: str
    id: str = ""
    seen: tuple[str, ...] = ()
    unless: str = ""
    carried: bool = False


class Layout(NamedTuple):
    """How a game's table is laid out."""

    places: tuple[Place, ...] = ()
    turned: tuple[str, ...] = ()
    """Paths of values that are the faces of something."""
    quiet: tuple[str, ...] = ()
    """Paths of values that say how far the game has come, and change without being told."""


class Lot(NamedTuple):
    """So many things of one name at a place; without a name where they are not to be told apart."""

    place: Place
    path: str
    id: str
    number: int

    @property
    def thing(self) -> dict[str, Any]:
        """The thing for a change."""
        if self.id:
            return {"kind": self.place.kind, "id": self.id}
        return {"kind": self.place.kind, "hidden": True} if self.place.shape == PILE else {"kind": self.place.kind}


def changes(before: Table, after: Table, layout: Layout) -> list[Change]:
    """What leads from one table to the other; applied in order they give it exactly."""
    then, after = _parts_that_differ(before, after), _parts_that_differ(after, before)
    now: Table = copied(then)
    found: list[Change] = []
    waiting = sorted(_moves(then, after, layout.places), key=_depth)
    while ready := [change for change in waiting if _has_room(now, change)]:
        for change in ready:
            _find_room(now, after, change)
            carry_out(now, change)
        found += ready
        waiting = [change for change in waiting if change not in ready]
    return found + [_as_set(*each, layout.turned) for each in differences(now, after)]


def _parts_that_differ(table: Table, other: Table) -> Table:
    return {name: part for name, part in table.items() if part != other.get(name, NOTHING)}


def matches(path: str, pattern: str) -> bool:
    """Whether a path is one of a pattern, or lies within one."""
    names, wanted = path.split("/"), pattern.split("/")
    return len(names) >= len(wanted) and all(each in ("*", name) for name, each in zip(names, wanted, strict=False))


def _depth(change: Change) -> tuple[bool, int]:
    """New places come first; then what leaves the innermost ones, so that whatever holds them can go after."""
    return change["what"] != SET, -str(change.get("from", "")).count("/")


def _has_room(table: Table, change: Change) -> bool:
    """Whether the place to which something goes is there, or can be made."""
    holder = str(change.get("to", "")).partition("@")[0].rpartition("/")[0]
    return not holder or change["what"] in (SET, TURN) or value_at(table, holder) is not NOTHING


def _find_room(table: Table, after: Table, change: Change) -> None:
    """Say where in a list something goes, and as which entry, by how the table will be."""
    if change["what"] in (SET, TURN, REMOVE) or "@" in change["to"]:
        return
    name, there = change["thing"].get("id"), value_at(after, change["to"])
    if isinstance(there, list):
        entry = next(entry for entry in there if name_in(entry) == name)
        index = _room(value_at(table, change["to"]), entry, there)
        change.update({} if index is None else {"index": index})
    else:
        entry = there
    if (isinstance(entry, dict) and name_in(entry) == name) or (isinstance(entry, str) and entry != name):
        change["entry"] = copied(entry)


def _room(things: Sequence[Any], new: Any, after: Sequence[Any]) -> int | None:
    """Where in a list a new thing goes so that all come in the order that they will have; None for its end."""
    names, order, name = [*map(name_in, things)], [*map(name_in, after)], name_in(new)
    for index in range(len(names), -1, -1):
        left = iter(order)
        if all(each in left for each in (*names[:index], name, *names[index:]) if each in order):
            return None if index == len(names) else index
    return None


def _as_set(path: str, before: Any, after: Any, turned: Iterable[str]) -> Change:
    """A value that is another now, as a change; without `from` or `to` where there is none."""
    if before is not NOTHING and after is not NOTHING and any(matches(path, each) for each in turned):
        return {"what": TURN, "place": path, "from": before, "to": after}
    change: Change = {"what": SET, "place": path}
    change.update({} if before is NOTHING else {"from": copied(before)})
    change.update({} if after is NOTHING else {"to": copied(after)})
    return change


def _lots(table: Table, places: Iterable[Place]) -> dict[tuple[str, str], Lot]:
    """All things on a table, by place and name."""
    found: dict[tuple[str, str], Lot] = {}
    for place in places:
        for path, value, beside in _spread(table, place.path.split("/"), ""):
            if place.unless in beside:
                continue
            for at, name, count in _counted(place, path, value, beside):
                key = at.split("/", at.count("/") - 1)[-1] if place.carried else at
                found[key, name] = Lot(place, at, name, count)
    return found


def _spread(value: Any, names: Sequence[str], path: str) -> Iterator[tuple[str, Any, Mapping[str, Any]]]:
    """The paths of a pattern that a table has, each with what stands there and beside it."""
    if not isinstance(value, dict | list):
        return
    first, rest = names[0], names[1:]
    parts = value if isinstance(value, dict) else {name_in(each): each for each in value if isinstance(each, dict)}
    for name in parts if first == "*" else [first] if first in parts else []:
        at = f"{path}/{name}" if path else str(name)
        if rest:
            yield from _spread(parts[name], rest, at)
        else:
            yield at, parts[name], parts


def _counted(place: Place, path: str, value: Any, beside: Mapping[str, Any]) -> Iterator[tuple[str, str, int]]:
    """The things at one path: where exactly, their name, how many."""
    if place.shape == BAG:
        yield from ((path, name, count) for name, count in value.items())
    elif place.shape == LIST:
        yield from ((path, name, count) for name, count in Counter(map(name_in, value)).items())
    elif place.shape == WHERE:
        yield from ((f"{path}@{region}", name, 1) for name, region in value.items())
    elif place.shape == SLOT:
        yield from () if value is None else ((path, str(name_in(value)), 1),)
    else:
        known = next((beside[name] for name in place.seen if name in beside), ())
        yield path, place.id, (value if isinstance(value, int) else 1) - len(known)


def _moves(before: Table, after: Table, places: Sequence[Place]) -> list[Change]:
    """Where things have come from and gone to."""
    then, now = _lots(before, places), _lots(after, places)
    gone, come = _surplus(then, now), _surplus(now, then)
    found = _new_places(before, come)
    for _, other in _pairs(gone, come, _same_zone):
        found += _told(REVEAL, None, other) if other.id else []
    for fits in (_same, _known_once, _unknown):
        for lot, other in _pairs(gone, come, fits):
            found += _told(MOVE, lot, other)
    for lot, other in _pairs(gone, come, _two_faces):
        found += [{"what": TURN, "place": lot.path, "from": lot.id, "to": other.id}] * lot.number
    for lot in gone:
        found += _told(REMOVE, lot, None)
    for lot in come:
        found += _told(ADD, None, lot)
    return found


def _new_places(table: Table, come: Iterable[Lot]) -> list[Change]:
    """Lists and numbers that were not there, laid out for what comes there."""
    found: dict[str, Change] = {}
    for lot in come:
        empty: Any = 0 if lot.place.shape == NUMBER else []
        holder = value_at(table, lot.path.rpartition("/")[0])
        if lot.place.shape in (NUMBER, LIST) and holder is not NOTHING and value_at(table, lot.path) is NOTHING:
            found[lot.path] = {"what": SET, "place": lot.path, "to": empty}
    return list(found.values())


def _surplus(some: Mapping[tuple[str, str], Lot], others: Mapping[tuple[str, str], Lot]) -> list[Lot]:
    """What there is more of than there is among others."""
    found = []
    for key, lot in some.items():
        more = lot.number - (others[key].number if key in others else 0)
        if more > 0:
            found.append(lot._replace(number=more))
    return found


def _pairs(gone: list[Lot], come: list[Lot], fits: Callable[[Lot, Lot], bool]) -> Iterator[tuple[Lot, Lot]]:
    """What has gone and what has come where they are the same things, which are taken out of both lists."""
    for lot in list(gone):
        for other in list(come):
            if lot.number and fits(lot, other):
                count = min(lot.number, other.number)
                yield lot._replace(number=count), other._replace(number=count)
                lot = _less(gone, lot, count)
                _less(come, other, count)


def _less(lots: list[Lot], lot: Lot, count: int) -> Lot:
    """Take so many things out of one of the lots."""
    rest = lot._replace(number=lot.number - count)
    at = lots.index(lot)
    lots[at : at + 1] = [rest] if rest.number else []
    return rest


def _same_zone(lot: Lot, other: Lot) -> bool:
    """Whether things have become known, or are no longer told apart, where they lie."""
    pile, shown = (lot, other) if lot.place.seen else (other, lot)
    zone = pile.path.rpartition("/")[0]
    return shown.path in [f"{zone}/{name}" for name in pile.place.seen]


def _same(lot: Lot, other: Lot) -> bool:
    return lot.id == other.id != "" and lot.place.kind == other.place.kind


def _known_once(lot: Lot, other: Lot) -> bool:
    return bool(lot.id) != bool(other.id) and lot.place.kind == other.place.kind


def _unknown(lot: Lot, other: Lot) -> bool:
    return lot.id == other.id == "" and lot.place.kind == other.place.kind


def _two_faces(lot: Lot, other: Lot) -> bool:
    return lot.path == other.path and lot.place.shape in (LIST, WHERE)


def _told(what: str, lot: Lot | None, other: Lot | None) -> list[Change]:
    """Things that have gone or come, as changes; a list is filled and emptied one by one."""
    named = lot if lot is not None and (lot.id or other is None) else other
    assert named is not None
    change: Change = {"what": what, "thing": named.thing, "count": named.number}
    change.update({} if lot is None else {"from": lot.path})
    change.update({} if other is None else {"to": other.path})
    if LIST not in (lot and lot.place.shape, other and other.place.shape):
        return [change]
    return [{**change, "count": 1} for _ in range(named.number)]
