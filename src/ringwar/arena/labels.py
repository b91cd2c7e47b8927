"""How the arena's report and summary call things."""

from __future__ import annotations

from ringwar import games
from ringwar.arena.statistics import Share
from ringwar.kernel import Setup

LABELS = {
    "boardgame": "War of the Ring",
    "cardgame": "War of the Ring: The Card Game",
    "free-peoples": "Free Peoples",
    "free-military": "Free Peoples’ military victory",
    "shadow-military": "Shadow’s military victory",
    "lords": "Lords of Middle-earth",
}


def label(name: str) -> str:
    """A name as people read it."""
    words = name.replace("-", " ")
    return LABELS.get(name, words[:1].upper() + words[1:])


def percent(value: float) -> str:
    """A share in per cent."""
    return f"{100 * value:.1f} %"


def interval(share: Share) -> str:
    """Between which shares the true one lies."""
    low, high = share.interval
    return f"{100 * low:.1f}–{100 * high:.1f} %"


def signed(points: float) -> str:
    """A rating with its sign."""
    return f"{points:+.0f}".replace("-", "−")


def described(setup: Setup) -> str:
    """Which game was played."""
    options = [label(name) + ("" if value == "yes" else f" {value}") for name, value in sorted(setup.options.items())]
    scenarios = [label(setup.scenario)] if len(games.ruleset(setup.game).scenarios) > 1 else []
    parts = [label(setup.game), *scenarios, f"{setup.players} players"]
    return ", ".join([*parts, *map(label, setup.expansions), *options])
