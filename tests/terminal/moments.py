"""Moments of whole games, as somebody at the table sees them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ringwar.boardgame.ruleset import RULESET as BOARD
from ringwar.cardgame.ruleset import RULESET as CARDS
from ringwar.kernel import SPECTATOR, Position, Ruleset, read, start
from ringwar.players.wrappers import seated

GAMES = Path(__file__).parents[1] / "games"
RULESETS: dict[str, Ruleset[Any]] = {"boardgame": BOARD, "cardgame": CARDS}
FOUR = "four players"
BOARD_GAMES = ("boardgame-war", "boardgame-lords", FOUR)
CARD_GAMES = ("cardgame-duel", "cardgame-duel-three", "cardgame-fellowship", "cardgame-trilogy")
WIDTHS = (60, 80, 200)
LOOKS = 40
EARLIER = 9


class Moment(NamedTuple):
    """A view, and the view of the same reader some answers earlier."""

    view: Mapping[str, Any]
    before: Mapping[str, Any]


@lru_cache(maxsize=8)
def whole(name: str) -> Position[Any]:
    """A golden game at its end, or one of four players who play at random."""
    if name == FOUR:
        setup = BOARD.setup(players=4)
        return start(BOARD, setup).played(seated(BOARD.seats(setup), dict.fromkeys(BOARD.seats(setup), "random"), 1))
    return read((GAMES / f"{name}.ringwar").read_text(encoding="utf-8"), RULESETS.__getitem__).position


@lru_cache(maxsize=8)
def moments(name: str) -> list[Moment]:
    """A game from beginning to end, seen from every seat and by a spectator in turn."""
    end = whole(name)
    readers = [*RULESETS[end.setup.game].seats(end.setup), SPECTATOR]
    return [_moment(end, end.count * number // (LOOKS - 1), readers[number % len(readers)]) for number in range(LOOKS)]


def _moment(end: Position[Any], count: int, reader: str) -> Moment:
    return Moment(end.at(count).view(reader), end.at(max(0, count - EARLIER)).view(reader))
