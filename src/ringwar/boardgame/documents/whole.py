"""Whole positions as documents: any table of the board game, written and read, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.documents.battle import read_battle, write_battle
from ringwar.boardgame.documents.cards import read_cards, write_cards
from ringwar.boardgame.documents.contradictions import refuse_contradictions
from ringwar.boardgame.documents.document import Document
from ringwar.boardgame.documents.fellowship import read_fellowship, read_guide, write_fellowship
from ringwar.boardgame.documents.hunt import read_hunt, write_hunt
from ringwar.boardgame.documents.map import count_reinforcements, read_map, write_map
from ringwar.boardgame.documents.politics import read_politics, write_politics
from ringwar.boardgame.documents.teams import read_teams, write_teams
from ringwar.boardgame.documents.turn import read_dice, read_turn, write_dice, write_turn
from ringwar.boardgame.rules.turn import set_up
from ringwar.boardgame.table.seats import Rules
from ringwar.boardgame.table.state import State
from ringwar.kernel.fields import WHOLE, bounded, listed, mapping, one_of, only, refusal

FIELDS = (
    *("game", "scenario", "players", "expansions", "options", "from", "turn", "phase", "to_act", "result"),
    *("armies", "besieged", "control", "politics", "casualties", "out_of_play", "fellowship", "hunt", "battle"),
    *("dice", "rings", "rings_used", "messenger_used", "hands", "table", "discards", "seen", "removed_cards"),
    *("teams", "known"),
)


def write(state: State) -> dict[str, Any]:
    """The complete document of a table between two steps."""
    return {
        "game": "boardgame",
        "players": len(state.rules.seats),
        "expansions": list(state.rules.box.expansions),
        "options": dict(state.rules.box.options),
        "from": "empty",
        **write_turn(state),
        **write_map(state),
        "politics": write_politics(state),
        "out_of_play": [each.name for each in state.eliminated],
        "fellowship": write_fellowship(state),
        "hunt": write_hunt(state),
        **write_dice(state),
        **write_cards(state),
        "battle": write_battle(state),
        **({} if state.teams is None else {"teams": write_teams(state, state.teams)}),
        **state.rules.box.document(state),
    }


def read(rules: Rules, written: Mapping[str, Any]) -> State:
    """The table of a document; Refusal naming the place in the document for anything impossible."""
    only(bounded(written), (*FIELDS, *rules.box.expansions), WHOLE)
    one_of(written.get("game", "boardgame"), ("boardgame",), "game")
    _refuse_another_table(rules, written)
    one_of(written.get("from", "start"), ("start", "empty"), "from")
    document = Document(set_up(rules), written)
    for read_part in (read_map, read_politics, read_fellowship, read_hunt, read_turn, read_dice, read_cards):
        read_part(document)
    read_battle(document)
    count_reinforcements(document)
    read_teams(document)
    rules.box.read(document.state, written)
    read_guide(document)
    rules.box.laid_out(document.state)
    refuse_contradictions(document.state)
    return document.state


def _refuse_another_table(rules: Rules, written: Mapping[str, Any]) -> None:
    """What a document says of the setup is how the table is set up."""
    if written.get("players") not in (None, len(rules.seats)):
        raise refusal("players", "table-for", players=len(rules.seats))
    for name, value in mapping(written.get("options", {}), "options").items():
        one_of(value, (rules.box.options.get(name, "none"),), f"options.{name}")
    played = list(rules.box.expansions)
    if list(listed(written.get("expansions", played), "expansions")) != played:
        raise refusal("expansions", "table-with", expansions=played)
