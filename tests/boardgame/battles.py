"""Battles of the board game for tests: attacks as far as the first combat cards, and what came of them."""

from __future__ import annotations

from typing import Any

from boardgame.boards import NO_RINGS, Board, board, field
from helpers import key, play, told
from ringwar.boardgame.table.armies import BY_NAME, Army
from ringwar.boardgame.table.facts import EVENTS, NATIONS, REGIONS

HERE, THERE = "north-ithilien", "dagorlad"
"""Open land of no nation: where the Free Peoples stand, and where the Shadow does."""


def half(combat_id: str) -> str:
    """The first event card with a combat half."""
    return next(card.name for card in EVENTS.values() if card.combat_id == combat_id)


def shadow_attacks(free: str, shadow: str, *hands: str, at: str = HERE, origin: str = THERE, **fields: Any) -> Board:
    """The Shadow attacks with all it has; the questions of the first round come next."""
    fields = {"at_war": NATIONS, "rings": NO_RINGS, **fields}
    game = board({at: free, origin: shadow}, shadow=["army", "army"], hands=hands, **fields)
    return with_all(play(game, "attack"))


def free_attacks(free: str, shadow: str, *hands: str, at: str = THERE, origin: str = HERE, **fields: Any) -> Board:
    """The Free Peoples attack with all they have; the questions of the first round come next."""
    fields = {"at_war": NATIONS, "rings": NO_RINGS, **fields}
    game = board({at: shadow, origin: free}, free=["muster-army", "muster-army"], hands=hands, **fields)
    return with_all(play(game, "attack"))


def shadow_assaults(inside: str, outside: str, *hands: str, at: str = "helms-deep", **fields: Any) -> Board:
    """The Shadow storms a besieged stronghold with all it has."""
    fields = {"at_war": NATIONS, "rings": NO_RINGS, **fields}
    game = board({at: outside}, {at: inside}, shadow=["army", "army"], hands=hands, **fields)
    return with_all(play(game, "attack"))


def free_assault(inside: str, outside: str, *hands: str, at: str = "orthanc", **fields: Any) -> Board:
    """The Free Peoples storm a besieged stronghold with all they have."""
    fields = {"at_war": NATIONS, "rings": NO_RINGS, **fields}
    game = board({at: outside}, {at: inside}, free=["muster-army", "muster-army"], hands=hands, **fields)
    return with_all(play(game, "attack"))


def free_sortie(inside: str, outside: str, *hands: str, at: str = "helms-deep", **fields: Any) -> Board:
    """All who are besieged in a stronghold of the Free Peoples attack the besieger."""
    fields = {"at_war": NATIONS, "rings": NO_RINGS, **fields}
    game = board({at: outside}, {at: inside}, free=["muster-army", "muster-army"], hands=hands, **fields)
    return with_all(play(game, "attack"))


def with_all(game: Board) -> Board:
    """Leave no rearguard, if there is a choice."""
    return play(game, "all") if key(game) == "attack-with" else game


def no_cards(game: Board) -> Board:
    """Neither side plays a combat card, if it is asked."""
    while key(game) == "combat-card":
        game = play(game, "none")
    return game


def rolled(game: Board) -> list[dict[str, Any]]:
    """The combat rolls so far: who, the dice, what they needed, and the hits."""
    return told(game, "combat-roll")


def units(game: Board, region: str) -> int:
    """The units in the open in a region."""
    return field(game, region).size


def named(text: str) -> Army:
    """An army as in "gondor-regular 2 gondor-leader 1"."""
    words = text.split()
    found = Army()
    for name, number in zip(words[::2], words[1::2], strict=True):
        found = found.plus(BY_NAME[name], int(number))
    return found


def nazgul_in(game: Board, region: str) -> int:
    """The Nazgûl in a region, the Witch-king aside."""
    return game.state.nazgul.get(REGIONS[region], 0)


def lost(game: Board, character: str) -> bool:
    """Whether a character is out of the game."""
    return character in [each.name for each in game.state.eliminated]


def pile(game: Board, piece: str) -> tuple[int, int]:
    """How many of a piece lie among the casualties and in the reinforcements."""
    found = BY_NAME[piece]
    return game.state.casualties.get(found, 0), game.state.reinforcements[found]


def discarded(game: Board) -> set[str]:
    """The cards in both discard piles."""
    return {card.name for cards in game.state.discards.values() for card in cards}
