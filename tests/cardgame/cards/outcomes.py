"""What tests of cards look at: the icons that counted in a combat, and who is asked what."""

from __future__ import annotations

from typing import Any, NamedTuple

from cardgame.tables import Table, table
from helpers import play


class Fight(NamedTuple):
    """What counted in a combat: attack icons, and the defence icons of the location and of the cards defending it."""

    attack: int
    location: int
    cards: int


def battle(battleground: str, *cards: str, **fields: Any) -> Fight:
    """The icons in a combat over a battleground with these cards on it."""
    game = table(path=OTHER_PATH, battlegrounds={battleground: cards}, step="combat", **fields)
    return _fought(play(game, battleground), "battleground-combat")


def ambush(path: str, *cards: str, **fields: Any) -> Fight:
    """The icons in a combat over a path with these cards on it."""
    game = table(path=path, on_path=cards, battlegrounds={OTHER_BATTLEGROUND: ()}, step="combat", **fields)
    return _fought(play(game, path), "path-combat")


OTHER_PATH, OTHER_BATTLEGROUND = "bag-end", "umbar"
"""With a second active location the first combat is one that was chosen, and what it tells follows that answer."""


def _fought(game: Table, kind: str) -> Fight:
    about = next(event.about for event in game.events() if event.kind == kind)
    return Fight(about["attack"], about["defense"], about["cards"])
