"""What it is worth to open a battleground, or to have another path take the place of the active one."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import Battleground, Path
from ringwar.cardgame.table.state import Location
from ringwar.players.cardgame.fronts import new_battleground, new_path
from ringwar.players.cardgame.outlook import Outlook
from ringwar.players.cardgame.parameters import number

OWN_RESERVE = number("opening", "own-reserve")
NEW_PATH = number("opening", "new-path")
LOST_PATH = number("opening", "lost-path")
LAST_PATH_AHEAD = number("opening", "last-path-ahead")
LAST_PATH_BEHIND = number("opening", "last-path-behind")
MOST_WEIGHED = 4
"""How many battlegrounds are weighed against each other."""


def opening(outlook: Outlook, place: Battleground, extra: int = 0) -> float:
    """What a battleground is worth once opened with so many own icons, against leaving it where it lies."""
    front = new_battleground(outlook.forces, place)
    return front.value(extra + helpers(outlook, place)) - as_it_lies(outlook.sight, place)


def as_it_lies(sight: Sight, place: Battleground) -> float:
    """The points that a battleground gives while nobody opens it."""
    scored = sight.scored_by(place)
    if scored is None:
        return 0.0
    return float(place.points if scored == sight.side else -place.points)


def helpers(outlook: Outlook, place: Location) -> int:
    """The icons that the reserves of the own side are likely to bring to a new location."""
    allies = outlook.sight.allies(outlook.sight.side)
    return int(OWN_RESERVE * sum([outlook.forces.potential(seat, place) for seat in allies]))


def openings(sight: Sight, names: Collection[str], price: float = 0.0) -> list[Battleground]:
    """The most valuable battlegrounds that could be opened, among those named, if they might give more than a price."""
    promises = {place: place.points - as_it_lies(sight, place) for place in sight.openable() if place.name in names}
    worthwhile = [place for place, promise in promises.items() if promise > price]
    return sorted(worthwhile, key=lambda place: -promises[place])[:MOST_WEIGHED]


def replacing(outlook: Outlook, path: Path, extra: int = 0) -> float:
    """What it is worth to fight over the active path at once and to go on to another one."""
    sight = outlook.sight
    if sight.path is None:
        return 0.0
    now = outlook.fronts[sight.path]
    if now.settled() <= 0:
        return LOST_PATH
    later = NEW_PATH * new_path(outlook.forces, path).value(extra)
    return now.settled() - now.value() + later + _shortened(sight, path)


def _shortened(sight: Sight, path: Path) -> float:
    """What it is worth that the game gets shorter: good for those who lead when it is the last path."""
    if path.number == sight.path_number or path.number < sight.last_path:
        return 0.0
    return LAST_PATH_AHEAD if sight.lead() > 0 else LAST_PATH_BEHIND


def next_paths(sight: Sight) -> list[Path]:
    """The paths of the next higher number."""
    return [path for path in sight.path_deck if path.number == sight.path_number + 1]


def other_paths(sight: Sight) -> list[Path]:
    """Other paths of the same number."""
    return [path for path in sight.path_deck if path.number == sight.path_number]


def best_replacing(outlook: Outlook, paths: Iterable[Path], extra: int = 0) -> float:
    """The best of several paths to go on to; nothing gained where there is none."""
    return max((replacing(outlook, path, extra) for path in paths), default=0.0)
