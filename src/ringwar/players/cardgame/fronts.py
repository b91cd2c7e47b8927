"""Fronts: the active locations as fights of two sides, with what their ends are worth in victory points."""

from __future__ import annotations

from ringwar.cardgame.sight import Sight, Totals
from ringwar.cardgame.table.facts import FREE, Battleground, Path
from ringwar.cardgame.table.scenarios import ENEMY, POINTS_AHEAD
from ringwar.cardgame.table.state import Location
from ringwar.players.cardgame.forces import Forces
from ringwar.players.cardgame.parameters import number
from ringwar.players.cardgame.spreads import Spread, spread
from ringwar.players.manners import Manner, manner_of

DAMAGE_ON_PATH = number("front", "damage-on-path")
DAMAGE_ON_BATTLEGROUND = number("front", "damage-on-battleground")
LOST_UNDER_ATTACK = number("front", "lost-under-attack")
LOST_UNDER_THREAT = number("front", "lost-under-threat")
PRECAUTION = number("front", "precaution")
RESCUE = number("end", "rescue")
NOTHING = spread(0.0)


class Front:
    """A location as one side sees it: its lead in icons, what it fears, and what holding or taking it is worth.

    `ahead` is by how many icons the Free Peoples must lead on a path. `stakes` are the points of the location, and more
    where the game is lost by ten points if nothing is done.
    """

    __slots__ = (
        "_fear",
        "_gains",
        "_now",
        "ahead",
        "defends",
        "forces",
        "lead",
        "manner",
        "place",
        "safe",
        "stakes",
        "survival",
        "totals",
    )

    def __init__(self, place: Location, totals: Totals, forces: Forces) -> None:
        self.place = place
        self.totals = totals
        self.stakes = float(place.points)
        self.forces = forces
        self.manner = manner_of(forces.sight)
        self.ahead = 1 if forces.sight.duel_paths else 0
        self.defends = forces.sight.side == (FREE if isinstance(place, Path) else place.side)
        surplus = totals.location + totals.defenders - totals.attack
        self.lead = surplus if self.defends else -surplus
        self.safe = self.is_safe()
        self.survival = 1 - (LOST_UNDER_ATTACK if totals.attack > totals.location else LOST_UNDER_THREAT)
        """How likely a defender is only cycled."""
        self._fear: Spread | None = None
        self._gains: dict[int, float] = {}
        self._now: float | None = None

    @property
    def fear(self) -> Spread:
        """How many icons the enemy may still bring."""
        if self._fear is None:
            self._fear = spread(self.manner.counts("fear") * self.forces.threat(self.place))
        return self._fear

    def value(self, extra: int = 0) -> float:
        """The points to be expected here, the enemy's taken off, with so many icons more."""
        return self._points(self.lead + extra, self.fear, self.stakes)

    def settled(self) -> float:
        """The points this would give if its combat came now."""
        return self._points(self.lead, NOTHING, self.place.points)

    def gain(self, extra: int) -> float:
        """What so many icons more are worth here."""
        gain = self._gains.get(extra)
        if gain is None:
            if self._now is None:
                self._now = self._worth(0)
            gain = self._worth(extra) - self._now
            if self.manner.numbers:
                gain *= _heed(self.manner, self.place, self.forces.sight)
            if extra > 0 and self.safe:
                gain *= PRECAUTION
            self._gains[extra] = gain
        return gain

    def _worth(self, extra: int) -> float:
        """The points to be expected, and for an attacker what the losses of the defenders are worth."""
        if self.defends:
            return self.value(extra)
        through = self.totals.attack + extra - self.totals.location
        damage = DAMAGE_ON_PATH if isinstance(self.place, Path) else DAMAGE_ON_BATTLEGROUND
        return self.value(extra) + damage * struck(through, self.totals.defenders, self.fear)

    def is_held(self) -> bool:
        """Whether the own side defends here and loses nobody as things stand."""
        return self.defends and self.totals.attack <= self.totals.location

    def is_safe(self) -> bool:
        """Whether nothing is lost here unless the enemy does more, which can still be answered then."""
        if isinstance(self.place, Battleground):
            return self.lead >= (0 if self.defends else 1)
        return self.defends and self.lead >= self.ahead

    def _points(self, lead: int, fear: Spread, points: float) -> float:
        """The points of a lead against what is feared, where so many are at stake."""
        if isinstance(self.place, Battleground):
            return battleground_value(points, lead if self.defends else lead - 1, fear)
        if self.defends:
            return defended_path(points, lead, fear, self.ahead)
        return attacked_path(points, lead, fear, self.ahead)


def _heed(manner: Manner, place: Location, sight: Sight) -> float:
    """How much a location counts for a manner, and for who keeps to a plan: paths or battlegrounds first."""
    kind = "path" if isinstance(place, Path) else "battleground"
    plan = manner.plan(sight.path_number, ("path", "battleground"))
    return manner.counts(kind) * (1.0 if plan in (None, kind) else manner.counts("beside-plan"))


def struck(through: int, defenders: int, fear: Spread) -> float:
    """How many defense icons an attack costs the enemy: of the defenders there, and of those that may still come."""
    if through <= defenders:
        return float(max(0, through))
    return defenders + fear.mean - fear.excess(through - defenders)


def battleground_value(points: float, lead: int, fear: Spread) -> float:
    """The points of a battleground that is held or taken while at most so many icons come."""
    return points * (2 * fear.below(lead + 1) - 1)


def defended_path(points: float, lead: int, fear: Spread, ahead: int) -> float:
    """The points of a path for the Free Peoples, less the corruption of what is not cancelled."""
    return points * fear.below(lead + 1 - ahead) - fear.excess(lead)


def attacked_path(points: float, lead: int, fear: Spread, ahead: int) -> float:
    """The corruption of a path for the Shadow, less the points of a path that is held."""
    return fear.excess(lead) + lead - fear.mean - points * (1 - fear.below(lead + ahead))


def fronts(sight: Sight, forces: Forces) -> dict[Location, Front]:
    """The fronts of this moment, by place; everything is at stake where the game would be lost as things stand."""
    places: list[Location] = list(sight.battlegrounds)
    if sight.path is not None:
        places.append(sight.path)
    found = {place: Front(place, sight.totals(place), forces) for place in places}
    if sight.outcome() <= -POINTS_AHEAD:
        for front in found.values():
            front.stakes += RESCUE
    return found


def new_battleground(forces: Forces, place: Battleground) -> Front:
    """A battleground as it would be if it were activated or reactivated now."""
    lost = forces.sight.scored_by(place) == ENEMY[place.side]
    return Front(place, Totals(0, 0 if lost else place.defense, 0), forces)


def new_path(forces: Forces, path: Path) -> Front:
    """A path as it would be if it were activated now."""
    return Front(path, Totals(0, path.defense, 0), forces)
