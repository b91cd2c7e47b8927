"""Things that happened one after another and are told in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ringwar.kernel import HIDDEN, Event

CARD, CARDS, COUNT = "card", "cards", "count"
SEVERAL = "several"
"""`event-draw-several` tells several of `event-draw`: with `$cards`, or hidden, and `$count` in place of `$card`."""


def gathered(events: Iterable[Event], has: Callable[[str], bool]) -> list[tuple[str, Event]]:
    """Seen events, each with the kind of its message; runs that differ in the card alone have become one."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and _goes_on(runs[-1][-1], event) and has(f"event-{event.kind}-{SEVERAL}"):
            runs[-1].append(event)
        else:
            runs.append([event])
    return [_told(run) for run in runs]


def _goes_on(before: Event, event: Event) -> bool:
    """Whether an event is the one before over again, with another card that is as hidden or as open."""
    if before.kind != event.kind or before.cause is not event.cause or CARD not in event.about:
        return False
    if (before.about[CARD] == HIDDEN) != (event.about[CARD] == HIDDEN):
        return False
    return _without_card(before) == _without_card(event)


def _without_card(event: Event) -> dict[str, object]:
    return {name: value for name, value in event.about.items() if name != CARD}


def _told(run: list[Event]) -> tuple[str, Event]:
    first = run[0]
    if len(run) == 1:
        return first.kind, first
    cards = [event.about[CARD] for event in run]
    about = {**_without_card(first), CARDS: HIDDEN if HIDDEN in cards else cards, COUNT: len(run)}
    return f"{first.kind}-{SEVERAL}", Event(first.kind, about, first.cause, first.shows)
