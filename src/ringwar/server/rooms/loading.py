"""Games from the database, standing where they stood: by their answers, or by the document of their last step."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import ringwar
from ringwar import games
from ringwar.hosting import HUMAN, Hosted, Keeper, OwnDice, TableDice
from ringwar.kernel import CHANCE, Asked, Player, Position, Refusal, Setup
from ringwar.kernel.chance import dice_key, unverified
from ringwar.kernel.past import counted
from ringwar.kernel.records import replayed
from ringwar.server.base.errors import CONFLICT, Denied
from ringwar.server.store.games import COMPUTER, GameRow, Games, Pending

log = logging.getLogger(__name__)
OWN_DICE = "own"
UNREADABLE = "game-unreadable"
EVERY = 16
"""Of the checkpoints of a game in memory every so many are kept."""


def setup_json(setup: Setup) -> dict[str, Any]:
    """A setup as the database keeps it."""
    return {
        "scenario": setup.scenario,
        "players": setup.players,
        "expansions": list(setup.expansions),
        "options": dict(setup.options),
        "position": setup.position,
    }


def setup_of(row: GameRow) -> Setup:
    """The setup of a game."""
    said = row.setup
    rules = games.ruleset(row.game)
    return rules.setup(said["scenario"], said["players"], said["expansions"], said["options"], said["position"])


def stand(row: GameRow, answers: Sequence[Asked], pending: Sequence[Pending]) -> Position[Any]:
    """The game after its answers; Refusal where today's rules do not lead there."""
    chosen = [Asked(each.seat, each.key, each.answer) for each in pending]
    return replayed(games.ruleset(row.game), setup_of(row), [*answers, *chosen], row.rules)


class Stood(NamedTuple):
    """Where a game stood, how many answers came before that beginning, and whether today's rules read all the rest."""

    position: Position[Any]
    base: int
    whole: bool


def stood(row: GameRow, store: Games) -> Stood:
    """Where a game stood; where today's rules do not understand its answers, by the document of its last step."""
    try:
        return Stood(stand(row, store.answers(row.id, row.base), store.pending(row.id)), row.base, whole=True)
    except Refusal as why:
        log.warning("game %s is read from its last document: %s", row.id, why.key)
    return _rescued(row, store)


def _rescued(row: GameRow, store: Games) -> Stood:
    """A game by the document of its last step."""
    found = store.last_step(row.id)
    if found is None:
        raise Denied(CONFLICT, UNREADABLE, rules=row.rules)
    number, document = found
    try:
        return Stood(ringwar.read_position(document), number, whole=False)
    except Refusal as why:
        log.error("the last document of game %s cannot be read: %s", row.id, why.key)
        raise Denied(CONFLICT, UNREADABLE, rules=row.rules) from None


def step_of(position: Position[Any]) -> tuple[int, dict[str, Any]]:
    """How many answers there were when the last step of a game began, and its document there."""
    document = {**position.ruleset.document(position.checkpoint), "players": position.setup.players}
    return counted(position.past), document


def hosted(row: GameRow, position: Position[Any], keeper: Keeper) -> Hosted:
    """A game with everybody at its table; computer players answer from elsewhere."""
    who = {seat.seat: seat.level or COMPUTER if seat.kind == COMPUTER else HUMAN for seat in row.seats.values()}
    alone = len({seat.person for seat in row.seats.values() if seat.person}) == 1
    table = Hosted(position, who, {CHANCE: _chance(row, position)}, keeper, counts=not alone)
    for seat, orders in row.orders.items():
        for name, (number, since) in orders.items():
            table.standing[seat].restore(name, number, since)
    return table


def _chance(row: GameRow, position: Position[Any]) -> Player:
    """Who rolls and draws: the house, from its secret and what the seats have put in, or people at a table."""
    if row.dice == OWN_DICE:
        computers = [seat.seat for seat in row.seats.values() if seat.kind == COMPUTER]
        return OwnDice(computers, row.secret)
    return TableDice(key_of(row, position))


# What the dice of the house answer for


def key_of(row: GameRow, position: Position[Any]) -> bytes:
    """What all draws of a game follow from."""
    return dice_key(bytes.fromhex(row.secret), position.setup, row.nonces)


def dice_since(row: GameRow) -> int:
    """How many of the first answers since the base were given elsewhere, or under rules that drew otherwise."""
    elsewhere: int = (row.origin or {}).get("answers", 0)
    return max(0, max([elsewhere, *(each["dice"] for each in row.renewals)]) - row.base)


def wrong_dice(row: GameRow, position: Position[Any]) -> list[int]:
    """The numbers of the answers of Chance that do not follow from the secret and the nonces."""
    found = unverified(position, key_of(row, position), dice_since(row))
    return [row.base + number for number in found]
