"""Position documents of three and four players: written, read, refused."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, Board, names
from boardgame.teams import GONDORS, ROHANS, SARUMANS, WITCH_KINGS, team_board
from helpers import asked, play
from marks import rule
from ringwar.kernel import Dice

Document = dict[str, Any]
MIXED = {"armies": {"dagorlad": {"sauron": {"regular": 2}, "isengard": {"regular": 1}}}}
SEEDS = (1, 3, 11)
TAKEN = {"control": {"edoras": SHADOW}}


@cache
def whole_game(players: int, seed: int) -> Board:
    return ringwar.start("boardgame", players=players).played(Dice(seed))


def open_questions(game: Board) -> list[tuple[str, str, list[str]]]:
    return [(question.side, question.key, sorted(question.names())) for question in game.questions]


# Writing and reading


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [3, 4])
def test_a_written_position_is_read_as_the_same_position(players: int, seed: int) -> None:
    game = whole_game(players, seed)
    for number in {0, game.count, *Random(seed).sample(range(game.count), 60)}:
        position = game.at(number)
        document = json.loads(json.dumps(ringwar.write_position(position)))
        found = ringwar.read_position(document)
        assert found.state == position.state
        assert found.checkpoint == position.checkpoint
        assert open_questions(found) == open_questions(position)
        assert ringwar.write_position(found) == document


@rule("BG-MULTI-25")
@pytest.mark.parametrize(("players", "seat"), [(4, GONDORS), (4, ROHANS), (4, SARUMANS), (3, WITCH_KINGS), (3, FREE)])
def test_a_seat_may_be_named_as_the_one_to_act(players: int, seat: str) -> None:
    dice = {FREE: ["event", "muster"], SHADOW: ["event", "muster"]}
    found = ringwar.read_position(
        {"game": "boardgame", "players": players, "phase": "actions", "to_act": seat, "dice": dice}
    )
    assert asked(found) == (seat, "use-die")


def test_the_positions_compared_have_something_in_every_field() -> None:
    fields: set[str] = set()
    for players in (3, 4):
        for seed in SEEDS:
            game = whole_game(players, seed)
            for number in Random(seed).sample(range(game.count), 60):
                teams = game.at(number).checkpoint.teams
                assert teams is not None
                fields |= {name for name in ("merged", "captors") if getattr(teams, name)}
                fields |= {name for name in ("armies", "nations", "regions") if getattr(teams.last, name)}
    assert fields == {"merged", "captors", "armies", "nations", "regions"}


@rule("BG-MULTI-06", "BG-MULTI-25", "BG-MULTI-39", "BG-MULTI-66")
def test_every_field_of_teams_is_written_as_it_was_read() -> None:
    teams = {
        "leading": {FREE: ROHANS, SHADOW: SARUMANS},
        "actors": {FREE: ROHANS, SHADOW: WITCH_KINGS},
        "merged": {FREE: [], SHADOW: ["dagorlad"]},
        "refusals": {SARUMANS: ["dagorlad"]},
        "waived": {WITCH_KINGS: ["dagorlad"]},
        "captors": {"edoras": WITCH_KINGS, "umbar": ROHANS},
        "last": {"armies": [], "nations": [], "regions": []},
        "command": ["dwarves", "north", "rohan"],
    }
    control = {"edoras": SHADOW, "umbar": FREE}
    position = team_board(
        {"dagorlad": "sauron 2 isengard 1"}, free=["event"], shadow=["event"], control=control, teams=teams
    )
    assert ringwar.write_position(position)["teams"] == teams


@rule("BG-MULTI-59")
def test_the_action_before_of_a_player_alone_is_written_as_it_was_read() -> None:
    last = {"armies": [["elves", "gondor"], ["rohan"]], "nations": ["north"], "regions": ["dale", "bree"]}
    position = team_board(players=3, free=["event"], shadow=["event"], teams={"last": last})
    assert ringwar.write_position(position)["teams"]["last"] == last


@rule("BG-MULTI-06", "BG-MULTI-25")
def test_what_is_left_out_of_teams_is_as_at_the_start() -> None:
    document = {"game": "boardgame", "players": 4, "from": "empty"}
    teams = ringwar.write_position(ringwar.read_position({**document, "phase": "hunt-allocation"}))["teams"]
    assert teams["leading"] == {FREE: GONDORS, SHADOW: WITCH_KINGS}
    assert teams["actors"] == {FREE: ROHANS, SHADOW: SARUMANS}
    assert (teams["merged"], teams["captors"]) == ({FREE: [], SHADOW: []}, {})
    assert teams["last"] == {"armies": [], "nations": [], "regions": []}


@rule("BG-MULTI-66")
def test_a_settlement_of_a_document_was_taken_by_the_leading_player_if_nothing_is_said() -> None:
    control = {"edoras": SHADOW, "umbar": FREE, "pelargir": SHADOW}
    game = team_board(
        free=["event"], control=control, leads=[ROHANS, SARUMANS], teams={"captors": {"pelargir": WITCH_KINGS}}
    )
    captors = game.view(FREE)["teams"]["captors"]
    assert captors == {"edoras": SARUMANS, "umbar": ROHANS, "pelargir": WITCH_KINGS}


@rule("BG-MULTI-13", "BG-MULTI-15")
def test_a_choice_that_one_partner_has_made_is_written_and_read() -> None:
    hands = {GONDORS: ["fp-character-01"], ROHANS: ["fp-character-02"]}
    game = team_board(phase="recover", turn=2, leads=[ROHANS, SARUMANS], hands=hands)
    while game.question is not None and game.question.key in ("which-deck", "event-card"):
        game = game.after(game.question.options[0])
    game = play(game, True, True, (ROHANS, "fp-character-02"))
    document = json.loads(json.dumps(ringwar.write_position(game)))
    assert document["given"] == {ROHANS: "fp-character-02"}
    again = ringwar.read_position(document)
    assert asked(again) == (GONDORS, "give-card")
    assert "fp-character-02" in names(play(again, "fp-character-01").state.hands[GONDORS])


# Refusing

REFUSED: list[tuple[int, Document, str]] = [
    (4, {"teams": []}, "teams: expected fields with values"),
    (4, {"teams": {"leader": {}}}, "teams: there is no field 'leader'; the fields are: leading, actors"),
    (2, {"teams": {"leading": {FREE: FREE}}}, "teams: there is no field 'leading'"),
    (4, {"teams": {"leading": [GONDORS]}}, "teams.leading: expected fields with values"),
    (4, {"teams": {"leading": {"elves": GONDORS}}}, "teams.leading: 'elves' is not one of free-peoples, shadow"),
    (4, {"teams": {"leading": {FREE: SARUMANS}}}, "teams.leading.free-peoples: 'saruman' is not one of gondor, rohan"),
    (4, {"teams": {"leading": {FREE: FREE}}}, "teams.leading.free-peoples: 'free-peoples' is not one of gondor, rohan"),
    (3, {"teams": {"leading": {FREE: GONDORS}}}, "teams.leading.free-peoples: 'gondor' is not one of free-peoples"),
    (4, {"teams": {"actors": {SHADOW: GONDORS}}}, "teams.actors.shadow: 'gondor' is not one of witch-king, saruman"),
    (4, {"teams": {"actors": {SHADOW: [SARUMANS]}}}, "teams.actors.shadow: ['saruman'] is not one of"),
    (4, {"teams": {"merged": ["dagorlad"]}}, "teams.merged: expected fields with values"),
    (4, {"teams": {"merged": {"orcs": []}}}, "teams.merged: 'orcs' is not one of free-peoples, shadow"),
    (4, {"teams": {"merged": {SHADOW: "dale"}}}, "teams.merged.shadow: expected a list"),
    (4, {"teams": {"merged": {SHADOW: ["mordor"]}}}, "teams.merged.shadow[0]: there is no region 'mordor'"),
    (4, {"teams": {"merged": {SHADOW: ["dale"]}}}, "teams.merged.shadow[0]: there is no army of two partners in dale"),
    (4, {**MIXED, "teams": {"merged": {FREE: ["dagorlad"]}}}, "teams.merged.free-peoples[0]: there is no army"),
    (
        3,
        {
            "armies": {"dale": {"gondor": {"regular": 1}, "rohan": {"regular": 1}}},
            "teams": {"merged": {FREE: ["dale"]}},
        },
        "teams.merged.free-peoples[0]: there is no army of two partners in dale",
    ),
    (4, {"teams": {"captors": []}}, "teams.captors: expected fields with values"),
    (4, {"teams": {"captors": {"mordor": SARUMANS}}}, "teams.captors: there is no region 'mordor'"),
    (4, {"teams": {"captors": {"edoras": SARUMANS}}}, "teams.captors.edoras: 'saruman' is not one of none"),
    (4, {**TAKEN, "teams": {"captors": {"edoras": ROHANS}}}, "teams.captors.edoras: 'rohan' is not one of witch-king"),
    (4, {"teams": {"last": {"action": []}}}, "teams.last: there is no field 'action'"),
    (4, {"teams": {"last": []}}, "teams.last: expected fields with values"),
    (3, {"teams": {"last": {"armies": ["rohan"]}}}, "teams.last.armies: expected a list"),
    (3, {"teams": {"last": {"armies": [["ents"]]}}}, "teams.last.armies: 'ents' is not one of dwarves"),
    (3, {"teams": {"last": {"nations": "rohan"}}}, "teams.last.nations: expected a list"),
    (3, {"teams": {"last": {"nations": [["rohan"]]}}}, "teams.last.nations: ['rohan'] is not one of dwarves"),
    (3, {"teams": {"last": {"regions": ["dale", "dale"]}}}, "teams.last.regions[1]: dale is named twice"),
    (3, {"teams": {"last": {"regions": ["ents"]}}}, "teams.last.regions[0]: there is no region 'ents'"),
    (4, {"teams": {"command": ["ents"]}}, "teams.command: 'ents' is not one of dwarves"),
    (4, {"teams": {"command": None}}, "teams.command: expected a list"),
    (
        4,
        {"hands": {FREE: []}},
        "hands: there is no field 'free-peoples'; the fields are: gondor, rohan, witch-king, saruman",
    ),
    (2, {"hands": {GONDORS: []}}, "hands: there is no field 'gondor'"),
    (3, {"hands": {ROHANS: []}}, "hands: there is no field 'rohan'; the fields are: free-peoples, witch-king, saruman"),
    (
        4,
        {"hands": {GONDORS: ["shadow-character-01"]}},
        "hands.gondor[0]: shadow-character-01 is a card of the other side",
    ),
    (
        4,
        {"hands": {GONDORS: ["fp-character-01"], ROHANS: ["fp-character-01"]}},
        "hands.rohan[0]: fp-character-01 is in two places",
    ),
    (4, {"hands": {ROHANS: [f"fp-strategy-0{n}" for n in range(1, 6)]}}, "hands.rohan: 5 cards are more than 4"),
    (3, {"hands": {FREE: [f"fp-strategy-0{n}" for n in range(1, 8)]}}, "hands.free-peoples: 7 cards are more than 6"),
    (5, {}, "the document: war is played by 2, 3, 4 people, not by 5"),
]


@pytest.mark.parametrize("players, fields, message", REFUSED)
def test_what_is_impossible_is_refused_in_one_line_that_names_the_place(
    players: int, fields: Document, message: str
) -> None:
    with pytest.raises(ValueError) as refused:
        ringwar.read_position({"game": "boardgame", "from": "empty", "players": players, **fields})
    assert str(refused.value).startswith(message)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "players, fields",
    [
        (4, {**MIXED, "teams": {"merged": {SHADOW: ["dagorlad"]}}}),
        (4, {**TAKEN, "teams": {"captors": {"edoras": SARUMANS}}}),
        (3, {**TAKEN, "teams": {"captors": {"edoras": SARUMANS}, "leading": {FREE: FREE}}}),
        (4, {"hands": {ROHANS: [f"fp-strategy-0{n}" for n in range(1, 5)]}}),
        (3, {"hands": {FREE: [f"fp-strategy-0{n}" for n in range(1, 7)]}}),
        (2, {"teams": {}}),
        (
            4,
            {
                "armies": {"minas-tirith": {"sauron": {"regular": 1}}},
                "besieged": {"minas-tirith": {"gondor": {"regular": 1}, "rohan": {"regular": 1}}},
                "teams": {"merged": {FREE: ["minas-tirith"]}},
            },
        ),
    ],
)
def test_what_is_possible_is_not_refused(players: int, fields: Document) -> None:
    document = {"game": "boardgame", "from": "empty", "players": players, **fields}
    written = ringwar.write_position(ringwar.read_position(document))
    for field, value in fields.get("teams", {}).items():
        assert {**written["teams"][field], **value} == written["teams"][field]
