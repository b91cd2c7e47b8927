"""Pace: a clock for each seat, or so many days for each hand-over.

A clock runs only while its seat alone is to answer, and every hand-over has a minimum of time. When it is over nothing
happens by itself: the others may claim the game, give more time, or let a computer play on.
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
    if row.pace is None:
        return
    clock = row.clock = row.clock or {"left": {seat: _whole(row) for seat in row.people}, "seat": None}
    before, after = clock["seat"], _alone(row)
    if before is not None:
        _spend(row, before, now, over=before != after)
    if after is not None and after != before:
        if row.pace["kind"] == DAYS or after not in clock["left"]:
            clock["left"][after] = _whole(row)
        clock.update(seat=after, began=now, since=now)
    elif after is None:
        clock.update(seat=None)


def _whole(row: GameRow) -> float:
    """The time of a seat at the beginning."""
    pace = row.pace or {}
    return float(pace["days"] * DAY if pace["kind"] == DAYS else pace["seconds"])


def _alone(row: GameRow) -> str | None:
    """The seat of a person that alone is to answer."""
    alone = row.waiting[0] if row.status == RUNNING and len(row.waiting) == 1 else None
    return alone if alone in row.people else None


def _spend(row: GameRow, seat: str, now: float, *, over: bool) -> None:
    """Take the time that a seat has used from its clock; at a hand-over it gets its increment."""
    clock, pace = row.clock or {}, row.pace or {}
    left = clock["left"][seat] - (now - clock["since"])
    clock["left"][seat] = max(0.0, left) + (pace.get("increment", 0) if over else 0)
    clock["since"] = now


def left(row: GameRow, seat: str, now: float) -> dict[str, Any] | None:
    """The time that a seat has left, and whether it runs."""
    if row.clock is None or seat not in row.clock["left"]:
        return None
    runs = row.clock["seat"] == seat and row.status == RUNNING
    spent = now - row.clock["since"] if runs else 0.0
    return {"left": round(max(0.0, row.clock["left"][seat] - spent), 1), "runs": runs}


def late(row: GameRow, now: float) -> str | None:
    """The seat whose time is over."""
    if row.clock is None or row.pace is None or row.status != RUNNING:
        return None
    seat: str | None = row.clock["seat"]
    if seat is None:
        return None
    end = max(row.clock["since"] + row.clock["left"][seat], row.clock["began"] + MINIMUM[row.pace["kind"]])
    return seat if now > end else None


def extend(row: GameRow, seat: str, now: float) -> None:
    """Give a seat its whole time again."""
    if row.clock is not None:
        row.clock["left"][seat] = _whole(row)
        row.clock.update(began=now, since=now)
