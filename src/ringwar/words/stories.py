"""Things that happened one after another and are told in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from ringwar.kernel import HIDDEN, Event, name_of

PIECE, COUNT = "piece", "count"
SEVERAL = "several"
"""`event-draw-several` tells several of `event-draw`: with `$cards`, or hidden, and `$count` in place of `$card`."""

PLURAL = {"card": "cards", PIECE: "pieces", "companion": "companions", "nation": "nations"}
"""The things of which several are told in one sentence, and what they are together; pieces are counted by kind."""

DECK, DECKS = "deck", "decks"
"""Where a thing comes from may differ with the thing: `$decks` are as many as the things."""


def gathered(events: Iterable[Event], has: Callable[[str], bool]) -> list[tuple[str, Event]]:
    """Seen events, each with the kind of its message; runs that differ in one thing alone have become one."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and _goes_on(runs[-1][-1], event) and has(f"event-{event.kind}-{SEVERAL}"):
            runs[-1].append(event)
        else:
            runs.append([event])
    return [_told(run) for run in runs]


def varying(arguments: Iterable[str]) -> str | None:
    """The argument in which the events of a run may differ."""
    given = set(arguments)
    return next((name for name in PLURAL if name in given), None)


def _goes_on(before: Event, event: Event) -> bool:
    """Whether an event is the one before over again, with another thing that is as hidden or as open."""
    thing = varying(event.about)
    if before.kind != event.kind or before.cause != event.cause or thing is None:
        return False
    if (before.about[thing] == HIDDEN) != (event.about[thing] == HIDDEN):
        return False
    return _without(before, thing) == _without(event, thing)


def _without(event: Event, thing: str) -> dict[str, object]:
    return {name: value for name, value in event.about.items() if name not in (thing, DECK)}


def _told(run: list[Event]) -> tuple[str, Event]:
    first = run[0]
    thing = varying(first.about)
    if len(run) == 1 or thing is None:
        return first.kind, first
    things = [event.about[thing] for event in run]
    several = dict(Counter(map(name_of, things))) if thing == PIECE else things
    about = {**_without(first, thing), PLURAL[thing]: HIDDEN if HIDDEN in things else several, COUNT: len(run)}
    if DECK in first.about:
        about[DECKS] = [event.about[DECK] for event in run]
    return f"{first.kind}-{SEVERAL}", Event(first.kind, about, first.cause, first.shows)
