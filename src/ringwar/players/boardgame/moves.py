"""What is asked when armies move: which, where to, and how many of them. Chapter 11."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.rules.armies import ALL, MOST_UNITS
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import Army, Piece
from ringwar.boardgame.table.facts import ELITE, NAZGUL, Region
from ringwar.kernel import Question
from ringwar.players.boardgame.gatherings import best_joining, is_gathering, joining_part, steps_of
from ringwar.players.boardgame.geography import DISTANCE
from ringwar.players.boardgame.marches import (
    MARCH,
    best_step,
    end_of_march,
    garrison,
    hopes,
    lessened,
    moving,
    must_stay,
    steps,
)
from ringwar.players.boardgame.war import War, war
from ringwar.players.rules import Hopes


def score_move_army(sight: Sight, question: Question) -> Sequence[float]:
    """The army whose best move is best, or none."""
    picture, options = war(sight), question.options
    if is_gathering(sight, options):
        far = steps_of(sight)
        return [best_joining(picture, each, far)[0] for each in options]
    hope = {region: most for most, region in hopes(picture)}
    most = [MARCH["enough"] if each is None else hope.get(each, 0.0) for each in options]
    return Hopes(most, lambda number: _best_move(picture, options[number]))


def _best_move(picture: War, origin: Region | None) -> float:
    """How good the best move of an army is; good enough not to move any other."""
    return MARCH["enough"] if origin is None else best_step(picture, origin)


def score_move_where(sight: Sight, question: Question) -> Sequence[float]:
    """Where the army goes; by a card it may come from farther away."""
    picture = war(sight)
    origin = question.about.get("origin")
    values = steps(picture, origin) if origin is not None and origin in sight.armies else {}
    return [values.get(goal, picture.pull(goal)) for goal in question.options]


def score_march_where(sight: Sight, question: Question) -> Sequence[float]:
    """The next region of a longer march, or none: the end of it. Who joins others goes where there is room."""
    picture = war(sight)
    here: Region = question.about["origin"]
    ways = [here if goal is None else goal for goal in question.options]
    host = sight.armies.get(here)
    size = host.size if host is not None else 0
    end = best_joining(picture, here, steps_of(sight))[1] if size and steps_of(sight) else None
    if end is None:
        return [end_of_march(picture, here, region, size) for region in ways]
    arrived = None in question.options and size <= MOST_UNITS and picture.pull(here) >= picture.pull(end)
    row = DISTANCE[here.index if arrived else end.index]
    return [-float(row[region.index]) for region in ways]


# Who goes


def score_move_with(sight: Sight, question: Question) -> Sequence[float]:
    """All of an army, or some of it: where a garrison should stay, the goal has no room, or leaders are too many."""
    part, about = detachment(sight, question), question.about
    able = None if part is None else sight.able_to_enter(sight.movers(about["origin"]), about.get("goal"))
    everybody = part is able and not _leads_too_many(sight, part, about.get("origin"))
    return [float((each == ALL) == everybody) for each in question.options]


def _leads_too_many(sight: Sight, part: Army | None, origin: Region | None) -> bool:
    """Whether some Nazgûl are better not risked with a handful, or stay with the army of a partner."""
    if part is None or origin is None or origin not in sight.nazgul:
        return False
    return sight.nazgul[origin] > escort(sight, part, origin)


def escort(sight: Sight, part: Army, origin: Region) -> int:
    """How many Nazgûl should go with part of an army: with the larger part, and no more than there are units."""
    return part.size if 2 * part.size >= sight.armies[origin].size else 0


def detachment(sight: Sight, question: Question) -> Army | None:
    """The part of an army that should go, if the question says from where to where; None for everybody."""
    origin, goal = question.about.get("origin"), question.about.get("goal")
    if origin is None or origin not in sight.armies or sight.armies[origin].side != sight.side:
        return None
    picture = war(sight)
    if goal is None:
        return _marchers(sight, origin)
    target = sight.armies.get(goal)
    attacks = goal is origin or (target is not None and target.side != sight.side)
    return None if attacks and sight.battle is None else moving(picture, origin, goal)


def _marchers(sight: Sight, origin: Region) -> Army | None:
    """The part of an army that should march farther than a region; None for everybody."""
    picture, far = war(sight), steps_of(sight)
    part = joining_part(picture, origin, far) if far else None
    if part is not None:
        return part
    return lessened(sight.movers(origin), garrison(picture, origin)) if must_stay(picture, origin) else None


def score_how_many(sight: Sight, question: Question) -> Sequence[float]:
    """Those who should go; Nazgûl fly one at a time, and everything else is taken as often as possible."""
    piece: Piece | None = question.about.get("piece")
    most = max(question.options)
    if _is_flight(question, piece):
        return [-number for number in question.options]
    part = detachment(sight, question)
    wanted: float = most
    if part is not None and piece is not None:
        wanted = float(part.count(piece) if piece.is_unit else _leaders(sight, part, piece, _origin(question), most))
    return [-abs(number - wanted) for number in question.options]


def _is_flight(question: Question, piece: Piece | None) -> bool:
    """Whether Nazgûl fly by themselves: one of them at least, and where to is asked afterwards."""
    by_themselves = piece is not None and piece.kind == NAZGUL and question.about.get("goal") is None
    return by_themselves and min(question.options) > 0


def _leaders(sight: Sight, part: Army, piece: Piece, origin: Region, most: int) -> int:
    """How many of its leaders go with part of an army."""
    if piece.kind == NAZGUL:
        return min(most, escort(sight, part, origin))
    return most if 2 * part.size >= sight.movers(origin).size else 0


def _origin(question: Question) -> Region:
    """The region that figures leave."""
    origin: Region = question.about["origin"]
    return origin


def score_remove_excess(sight: Sight, question: Question) -> Sequence[float]:
    """Regulars go before elite units."""
    return [float(piece.kind != ELITE) for piece in question.options]
