"""Pace: a clock for each seat, or so many days for each hand-over.

A clock runs only while its seat alone is to answer, and every hand-over has a minimum of time. When it is over nothing
happens by itself: the others may claim the game, give more time, or let a computer play on. What is taken back takes
the time with it: whoever answers again goes on with the same hand-over, and no increment is given twice. While the
server is down no clock runs; if it was not stopped properly, what was spent since the game last changed is given back.
"""

from __future__ import annotations

from typing import Any

from ringwar.kernel import Refusal
from ringwar.server.store.games import RUNNING, GameRow

LIVE, DAYS = "live", "days"
DAYS_OFFERED = (1, 3, 7)
MOST_SECONDS, MOST_INCREMENT = 24 * 3600, 600
LEAST_SECONDS = 60
DAY = 24 * 3600
MINIMUM = {LIVE: 15.0, DAYS: 0.0}
"""Seconds that everybody has for a hand-over, whatever is left on the clock."""

Clock = dict[str, Any]
"""As it is kept: `left` and `used` by seat, in seconds; the `seat` whose clock runs, `since` when, and when its
hand-over `began`; the `count` of answers as the clock was last turned, and at which an increment was last `paid`."""


def checked(pace: dict[str, Any] | None) -> dict[str, Any] | None:
    """A pace that somebody wishes, as it is kept; Refusal for one that cannot be."""
    if pace is None:
        return None
    if pace["kind"] == DAYS:
        if pace.get("days") not in DAYS_OFFERED:
            raise Refusal("no-such-pace-days", days=list(DAYS_OFFERED))
        return {"kind": DAYS, "days": pace["days"]}
    seconds, increment = pace.get("seconds") or 0, pace.get("increment") or 0
    if not (LEAST_SECONDS <= seconds <= MOST_SECONDS and 0 <= increment <= MOST_INCREMENT):
        raise Refusal("no-such-pace", least=LEAST_SECONDS, most=MOST_SECONDS, increment=MOST_INCREMENT)
    return {"kind": LIVE, "seconds": seconds, "increment": increment}


def turn(row: GameRow, now: float) -> None:
    """Let the clocks of a game go on after it has changed: stop one, start another."""
    if row.pace is None or (row.clock is None and row.status != RUNNING):
        return
    clock = row.clock = row.clock or {"left": {}, "used": {}, "seat": None, "count": row.count, "paid": row.count}
    before, after = clock["seat"], _alone(row)
    spend(clock, now)
    if before != after:
        _hand_over(row, clock, now)
        _begin(row, clock, after, now)
    clock["count"] = row.count


def spend(clock: Clock, now: float) -> None:
    """Take the time that has gone by from the clock that runs."""
    if (seat := clock["seat"]) is not None:
        clock["left"][seat] = max(0.0, clock["left"][seat] - (now - clock["since"]))
        clock["since"] = now


def resume(clock: Clock, now: float) -> None:
    """Let the clock that ran run on from now: the server was down."""
    if clock["seat"] is not None:
        clock.update(began=now, since=now)


def _alone(row: GameRow) -> str | None:
    """The seat of a person that alone is to answer."""
    alone = row.waiting[0] if row.status == RUNNING and len(row.waiting) == 1 else None
    return alone if alone in row.people else None


def _hand_over(row: GameRow, clock: Clock, now: float) -> None:
    """The seat whose clock ran has answered and gets its increment, once for each answer that the game has had."""
    if (seat := clock["seat"]) is None:
        return
    clock["used"][seat] = now - clock["began"]
    if row.count > clock["paid"]:
        clock["paid"] = row.count
        clock["left"][seat] += (row.pace or {}).get("increment", 0)


def _begin(row: GameRow, clock: Clock, seat: str | None, now: float) -> None:
    """A seat alone is to answer from now on, or to answer again what was taken back."""
    clock["seat"] = seat
    if seat is None:
        return
    used = clock["used"].get(seat, 0.0) if row.count < clock["count"] else 0.0
    if _is_by_days(row):
        clock["left"][seat] = max(0.0, _whole(row) - used)
    clock["left"].setdefault(seat, _whole(row))
    clock.update(began=now - used, since=now)


def _is_by_days(row: GameRow) -> bool:
    return row.pace is not None and row.pace["kind"] == DAYS


def _whole(row: GameRow) -> float:
    """The time of a seat at the beginning."""
    pace = row.pace or {}
    return float(pace["days"] * DAY if pace["kind"] == DAYS else pace["seconds"])


def left(row: GameRow, seat: str, now: float) -> dict[str, Any] | None:
    """The time that the person at a seat has left, and whether it runs."""
    if row.pace is None or seat not in row.people:
        return None
    clock = row.clock or {"left": {}, "seat": None}
    if clock["seat"] == seat:
        return {"left": round(max(0.0, _end(row, clock, seat) - now), 1), "runs": True}
    kept = _whole(row) if _is_by_days(row) else clock["left"].get(seat, _whole(row))
    return {"left": round(kept, 1), "runs": False}


def _end(row: GameRow, clock: Clock, seat: str) -> float:
    """When the time of the seat whose clock runs is over."""
    minimum = MINIMUM[DAYS if _is_by_days(row) else LIVE]
    return float(max(clock["since"] + clock["left"][seat], clock["began"] + minimum))


def late(row: GameRow, now: float) -> str | None:
    """The seat whose time is over."""
    if row.clock is None or row.status != RUNNING or row.clock["seat"] is None:
        return None
    seat: str = row.clock["seat"]
    return seat if now > _end(row, row.clock, seat) else None


def extend(row: GameRow, seat: str, now: float) -> None:
    """Give a seat its whole time again."""
    if row.clock is not None:
        row.clock["left"][seat] = _whole(row)
        row.clock.update(began=now, since=now)
