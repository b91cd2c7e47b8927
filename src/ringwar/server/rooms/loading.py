"""Games from the database, standing where they stood: by their answers, or by the document of their last step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ringwar
from ringwar import games
from ringwar.hosting import HUMAN, Hosted, Keeper, OwnDice, TableDice
from ringwar.kernel import CHANCE, Asked, Player, Position, Setup
from ringwar.kernel.chance import dice_key
from ringwar.kernel.records import replayed
from ringwar.server.store.games import COMPUTER, GameRow, Pending

OWN_DICE = "own"
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


def stand_at(document: Mapping[str, Any]) -> Position[Any]:
    """The game of a document, to go on from there under today's rules."""
    return ringwar.read_position(document)


def document_of(position: Position[Any]) -> dict[str, Any]:
    """The document of where the last step of a game began."""
    return {**position.ruleset.document(position.checkpoint), "players": position.setup.players}


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
    return TableDice(dice_key(bytes.fromhex(row.secret), position.setup, row.nonces))
