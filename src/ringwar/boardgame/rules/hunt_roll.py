"""Chapter 20.2: the hunt roll, what is added to it, and what may be rolled again."""

from __future__ import annotations

from typing import Any

from ringwar.boardgame.rules.table_cards import discard_from_table
from ringwar.boardgame.table.facts import FREE, SHADOW
from ringwar.boardgame.table.queries import army_of, controller, has_nazgul
from ringwar.boardgame.table.rolls import HuntRoll
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import NO_RE_ROLLS, ROLL_BONUS, BoardGame

MOST_HUNT_DICE = 5  # BG-HUNT-14
SUCCESS = 6  # BG-HUNT-15

HUNT_BOX = "hunt-box"
RE_ROLL_REASONS = ("shadow-stronghold", "shadow-army", "shadow-nazgul")


def hunt_roll(game: BoardGame) -> int:
    """BG-HUNT-14 to BG-HUNT-16, BG-HUNT-18, BG-HUNT-19. The number of successes, re-rolls included."""
    state = game.state
    dice = min(MOST_HUNT_DICE, state.hunt_box[SHADOW])
    if not dice:
        game.tell("no-hunt")
        return 0
    added = roll_bonuses(game)
    bonus = sum(value for _, value in added)
    rolled = tuple([game.roll("hunt-die") for _ in range(dice)])
    successes = sum(_succeeds(die, bonus) for die in rolled)
    state.hunt_roll = HuntRoll(rolled, added, re_roll_reasons(state), successes)
    reasons = [cause for cause, _ in added]
    game.tell("hunt-roll", dice=dice, rolled=list(rolled), bonus=bonus, reasons=reasons, successes=successes)
    return successes + hunt_re_roll(game, state.hunt_roll, bonus)


def hunt_re_roll(game: BoardGame, roll: HuntRoll, bonus: int) -> int:
    """BG-HUNT-23, BG-HUNT-24, BG-HUNT-26. The Shadow may roll failed dice again; the number of further successes."""
    state = game.state
    most = min(len(roll.reasons), len(roll.dice) - roll.successes)
    if not most:
        return 0
    seat = state.rules.leading(state, SHADOW)
    again = game.ask(seat, "hunt-re-roll", range(most, -1, -1), successes=roll.successes, reasons=list(roll.reasons))
    rolled = tuple([game.roll("hunt-die") for _ in range(again)])
    successes = sum(_succeeds(die, bonus) for die in rolled)
    state.hunt_roll = roll._replace(re_rolled=rolled, successes=roll.successes + successes)
    game.tell("hunt-re-roll", rolled=list(rolled), bonus=bonus, reasons=list(roll.reasons), successes=successes)
    return successes


def roll_bonuses(game: BoardGame) -> tuple[tuple[Any, int], ...]:
    """BG-HUNT-16, BG-HUNT-17. What is added to every die, by cause: dice in the box, and cards that are discarded."""
    state = game.state
    found: list[tuple[Any, int]] = [(HUNT_BOX, state.hunt_box[FREE])] if state.hunt_box[FREE] else []
    seat = state.rules.leading(state, SHADOW)
    for card in state.table[SHADOW]:
        if card.name in ROLL_BONUS and game.confirm(seat, "use-table-card", card=card):
            discard_from_table(game, card.name)
            found.append((card, ROLL_BONUS[card.name]))
    return tuple(found)


def _succeeds(die: int, bonus: int) -> bool:
    """BG-HUNT-15, BG-HUNT-16, BG-HUNT-18. Six or more, but an unmodified 1 never."""
    return die > 1 and die + bonus >= SUCCESS


def re_rolls(state: State) -> int:
    """BG-HUNT-23. How many dice of a hunt may be rolled again."""
    return len(re_roll_reasons(state))


def re_roll_reasons(state: State) -> tuple[str, ...]:
    """BG-HUNT-20 to BG-HUNT-23, BG-HUNT-25, BG-HUNT-51.

    One die may be rolled again for a stronghold, for units and for Nazgûl of the Shadow there.
    """
    region = state.fellowship
    if region is None or state.guide.name in NO_RE_ROLLS:
        return ()
    stronghold = region.is_stronghold and controller(state, region) == SHADOW
    there = (stronghold, army_of(state, region, SHADOW) is not None, has_nazgul(state, region))
    return tuple([reason for reason, holds in zip(RE_ROLL_REASONS, there, strict=True) if holds])
