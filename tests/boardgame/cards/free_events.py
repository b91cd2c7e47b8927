"""Playing Free Peoples event cards in tests, in few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardgame.boards import EVENTS, FREE, REGIONS, SHADOW, Board, board
from helpers import asked, play
from ringwar.boardgame.laws import laws, limits
from ringwar.boardgame.table.facts import Region

DIE_FOR = {"character": "character", "army": "muster-army", "muster": "muster"}
"""A die that can play a card of each type."""


def holding(
    card: str,
    armies: Mapping[str, str] | None = None,
    besieged: Mapping[str, str] | None = None,
    *,
    more: Sequence[str] = (),
    spare: Sequence[str] = ("event",),
    **fields: Any,
) -> Board:
    """The Free Peoples hold a card and choose what to do with a die that fits it; both sides have a die to spare."""
    die = DIE_FOR[EVENTS[card].type]
    game = board(armies, besieged, free=[die, *spare], shadow=["event"], hands=[card, *more], **fields)
    return play(game, die)


def may_play(game: Board) -> bool:
    """Whether an event card is among what the die can do."""
    assert game.question is not None
    assert game.question.key == "action"
    return "play-event" in game.names()


def played(
    card: str,
    armies: Mapping[str, str] | None = None,
    besieged: Mapping[str, str] | None = None,
    **fields: Any,
) -> Board:
    """The same after the card has been played, standing at its first question or past it."""
    game = play(holding(card, armies, besieged, **fields), "play-event")
    assert game.question is not None
    return play(game, card) if game.question.key == "play-event" else game


def is_done(game: Board) -> bool:
    """Whether the action is over: the Shadow has its turn, and nothing on the table is wrong."""
    assert not [*laws(game.state), *limits(game.state)]
    return asked(game) == (SHADOW, "action") and game.state.battle is None


def discarded(game: Board, card: str) -> bool:
    """Whether a card is in its discard pile, and nowhere else."""
    state, wanted = game.state, EVENTS[card]
    elsewhere = [*state.hands[wanted.side], *state.table[wanted.side], *state.decks[wanted.side, wanted.deck]]
    return wanted in state.discards[wanted.side] and wanted not in elsewhere


def on_table(game: Board) -> list[str]:
    """The Free Peoples cards on the table."""
    return [card.name for card in game.state.table[FREE]]


def within(start: str, distance: int) -> set[str]:
    """The regions at most so many steps from one, over open borders, and not through a Shadow stronghold."""
    found = {REGIONS[start]}
    for _ in range(distance):
        found |= {each for region in found if not _bars_the_way(region) for each in region.adjacent}
    return {region.name for region in found}


def _bars_the_way(region: Region) -> bool:
    return region.is_stronghold and region.side == SHADOW
