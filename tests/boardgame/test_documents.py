"""Position documents of the board game: written, read, refused."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

import ringwar
from boardgame.boards import CHARACTERS, EVENTS, FREE, REGIONS, SHADOW, TILES, Board, army, board, field, inside, names
from helpers import play
from marks import rule
from ringwar.boardgame.rules.turn import UNROLLED
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.state import State
from ringwar.kernel import Dice

Document = dict[str, Any]


@cache
def whole_game(seed: int) -> Board:
    return ringwar.start("boardgame").played(Dice(seed))


def open_questions(game: Board) -> list[tuple[str, str, list[str]]]:
    return [(question.side, question.key, sorted(question.names())) for question in game.questions]


# Writing and reading


@pytest.mark.parametrize("seed", range(12))
def test_a_written_position_is_read_as_the_same_position(seed: int) -> None:
    game = whole_game(seed)
    for number in {0, game.count, *Random(seed).sample(range(game.count), 60)}:
        position = game.at(number)
        document = json.loads(json.dumps(ringwar.write_position(position)))
        found = ringwar.read_position(document)
        assert found.state == position.state
        assert found.checkpoint == position.checkpoint
        assert open_questions(found) == open_questions(position)
        assert found.result == position.result
        assert ringwar.write_position(found) == document


def test_the_positions_compared_are_of_every_phase_and_stand_between_steps_and_inside_them() -> None:
    phases, inner, sieges = set(), set(), 0
    for seed in range(12):
        game = whole_game(seed)
        for number in {0, game.count, *Random(seed).sample(range(game.count), 60)}:
            position = game.at(number)
            phases.add(position.checkpoint.phase)
            inner.add(bool(position.answers))
            sieges += bool(position.checkpoint.boxes)
    assert phases >= {"recover", "fellowship", "hunt-allocation", "action-roll", "actions", "battle", "over"}
    assert inner == {True, False}
    assert sieges > 20


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_position_that_was_read_can_be_played_to_the_end(part: float) -> None:
    game = whole_game(3)
    found = ringwar.read_position(ringwar.write_position(game.at(int(game.count * part))))
    end = found.played(Dice("end"))
    assert end.result is not None
    assert list(end.ruleset.laws(end.state)) == []


@pytest.mark.parametrize(
    ("fields", "answers", "result"),
    [
        ({"fellowship": {"mordor": 4}}, ("character", "move-fellowship", "std-0-reveal-1"), (FREE, "ring-destroyed")),
        ({"fellowship": {"mordor": 1, "corruption": 11}}, ("character", "skip"), (SHADOW, "corruption")),
        ({"control": {"orthanc": FREE, "umbar": FREE}}, ("character", "skip"), (FREE, "free-military")),
        (
            {"control": dict.fromkeys(("lorien", "rivendell", "erebor", "minas-tirith", "helms-deep"), SHADOW)},
            ("character", "skip"),
            (SHADOW, "shadow-military"),
        ),
    ],
)
def test_the_end_of_a_game_is_written_and_read(fields: Document, answers: tuple[str, ...], result: object) -> None:
    end = play(board(free=["character"], **fields), *answers)
    document = ringwar.write_position(end)
    assert document["result"] == list(end.state.result or ()) == list(result)  # type: ignore[call-overload]
    found = ringwar.read_position(document)
    assert found.state == end.state
    assert found.result == end.result


@rule("BG-WIN-01")
def test_a_game_that_ends_before_the_action_roll_is_written_and_read() -> None:
    fellowship = {"at": "hollin", "progress": 1, "corruption": 11, "companions": []}
    start = board(phase="fellowship", table=["shadow-character-17"], fellowship=fellowship, dice={})
    end = play(start, True, "moria", True, "std-3-1", False)
    assert end.state.result == (SHADOW, "corruption")
    assert set(end.state.dice[FREE]) == {UNROLLED}
    found = ringwar.read_position(ringwar.write_position(end))
    assert found.state == end.state
    assert found.result == end.result


def test_a_saved_game_may_begin_with_a_document() -> None:
    start = board({"edoras": "rohan 2"}, at_war=["rohan"], free=["muster"], shadow=["army"])
    game = play(start, "muster", "recruit", "rohan-elite", "helms-deep")
    assert field(game, "helms-deep") == army(rohan_elite=1)
    assert ringwar.load(ringwar.save(game)).state == game.state


def test_what_is_left_out_is_as_at_the_start_of_the_game() -> None:
    assert ringwar.read_position({"game": "boardgame"}).state == ringwar.start("boardgame").state


def test_an_empty_board_stands_in_the_first_action_phase() -> None:
    state = board(free=["event"], shadow=["event"]).state
    assert (state.turn, state.phase, state.to_act) == (1, "actions", FREE)
    assert (state.armies, state.boxes, state.nazgul, state.characters, state.control) == ({}, {}, {}, {}, {})
    assert state.reinforcements[BY_NAME["sauron-regular"]] == 36
    assert state.reinforcements[BY_NAME["nazgul"]] == 8
    assert state.rings == {FREE: 3, SHADOW: 0}
    assert state.fellowship is REGIONS["rivendell"]
    assert len(state.companions) == 7


def test_armies_of_a_document_from_the_start_take_the_place_of_all_armies() -> None:
    document = {"game": "boardgame", "armies": {"dale": {"north": {"regular": 2}}}}
    state = ringwar.read_position(document).state
    assert state.armies == {REGIONS["dale"]: army(north_regular=2)}
    assert state.nazgul == {}
    assert state.phase == "recover"


CONTRACT: Document = {
    "game": "boardgame", "players": 2, "expansions": [], "options": {}, "from": "empty",
    "turn": 3, "phase": "actions", "to_act": "shadow",
    "armies": {
        "minas-tirith": {"gondor": {"regular": 3, "elite": 1, "leader": 1}, "characters": ["gandalf-the-white"]},
        "osgiliath": {"sauron": {"regular": 5}, "southrons": {"elite": 1}, "nazgul": 2, "characters": ["witch-king"]},
        "helms-deep": {"isengard": {"regular": 4}},
    },
    "besieged": {"helms-deep": {"rohan": {"regular": 2, "leader": 1}, "characters": ["gimli"]}},
    "control": {"dale": "shadow"},
    "politics": {"gondor": {"steps_to_war": 2, "active": False}, "sauron": {"steps_to_war": 0, "active": True}},
    "casualties": {"gondor": {"regular": 2}},
    "out_of_play": ["boromir"],
    "fellowship": {"at": "lorien", "mordor": None, "progress": 2, "revealed": False, "corruption": 4,
                   "companions": ["strider", "legolas"], "guide": "strider"},
    "hunt": {"box": {"shadow": 2, "free-peoples": 1}, "drawn": ["std-3-1"], "removed": [], "special_in_play": []},
    "dice": {"free-peoples": ["character", "muster"], "shadow": ["army", "event", "muster-army"]},
    "rings": {"free-peoples": 2, "shadow": 1},
    "hands": {"free-peoples": ["fp-character-05"], "shadow": []},
    "table": {"free-peoples": [], "shadow": ["shadow-strategy-05"]},
    "discards": {}, "removed_cards": [],
}  # fmt: skip


def test_the_document_of_the_contract_is_read_as_it_says() -> None:
    game = ringwar.read_position(CONTRACT)
    state = game.state
    assert game.question is not None
    assert (state.turn, game.question.side, game.question.key) == (3, SHADOW, "use-die")
    assert field(game, "minas-tirith") == army(gondor_regular=3, gondor_elite=1, gondor_leader=1)
    assert field(game, "osgiliath") == army(sauron_regular=5, southrons_elite=1)
    assert inside(game, "helms-deep") == army(rohan_regular=2, rohan_leader=1)
    assert state.nazgul == {REGIONS["osgiliath"]: 2}
    assert state.characters[CHARACTERS["gimli"]] is REGIONS["helms-deep"]
    assert state.control == {REGIONS["dale"]: SHADOW}
    assert state.politics["sauron"] == 0
    assert state.reinforcements[BY_NAME["gondor-regular"]] == 10
    assert state.casualties[BY_NAME["gondor-regular"]] == 2
    assert (state.fellowship, state.progress, state.corruption) == (REGIONS["lorien"], 2, 4)
    assert names(state.companions) == {"strider", "legolas"}
    assert names(state.eliminated) == {"boromir", "meriadoc", "peregrin"}  # Gandalf the Grey has become the White
    assert state.hunt_box == {SHADOW: 2, FREE: 1}
    assert TILES["std-3-1"] not in state.pool
    assert len(state.pool) == 15
    assert state.rings == {FREE: 2, SHADOW: 1}
    assert state.hands[FREE] == (EVENTS["fp-character-05"],)
    assert EVENTS["fp-character-05"] not in state.decks[FREE, "character"]


def test_special_tiles_are_in_the_pool_once_the_fellowship_is_in_mordor() -> None:
    tile = TILES["shadow-shelobs-lair"]
    hunt = {"special_in_play": [tile.name]}
    outside, within = board(hunt=hunt, free=["event"]).state, board(hunt=hunt, fellowship={"mordor": 0}).state
    assert outside.special_tiles == (tile,)
    assert tile not in outside.pool
    assert within.special_tiles == ()
    assert tile in within.pool


@pytest.mark.parametrize(
    ("armies", "besieged", "outside", "within"),
    [
        (
            {"helms-deep": "isengard 4 nazgul 2 witch-king"},
            {"helms-deep": "rohan 2 gimli"},
            {"isengard": {"regular": 4}, "nazgul": 2, "characters": ["witch-king"]},
            {"rohan": {"regular": 2}, "characters": ["gimli"]},
        ),
        (
            {"moria": "elves 4 gimli"},
            {"moria": "sauron 2 nazgul 1 mouth-of-sauron"},
            {"elves": {"regular": 4}, "characters": ["gimli"]},
            {"sauron": {"regular": 2}, "nazgul": 1, "characters": ["mouth-of-sauron"]},
        ),
    ],
)
def test_figures_inside_and_outside_a_stronghold_are_written_apart(
    armies: dict[str, str], besieged: dict[str, str], outside: Document, within: Document
) -> None:
    game = board(armies, besieged, free=["event"])
    document = ringwar.write_position(game)
    assert (document["armies"], document["besieged"]) == (
        dict.fromkeys(armies, outside),
        dict.fromkeys(besieged, within),
    )
    assert ringwar.read_position(document).state == game.state


def test_a_pool_is_the_same_in_whatever_order_its_tiles_came_back() -> None:
    hunt = {
        "drawn": ["std-3-1", "std-eye-reveal-2"],
        "special_in_play": ["shadow-shelobs-lair", "fellowship-elven-rope"],
    }
    dice: dict[str, Any] = {"free": [UNROLLED], "shadow": [UNROLLED] * 2}
    start = board(phase="fellowship", fellowship={"at": "morannon", "revealed": True}, hunt=hunt, **dice)
    game = play(start, "yes", "strider")
    assert {"std-eye-reveal-2", "shadow-shelobs-lair", "fellowship-elven-rope"} <= names(game.state.pool)
    assert game.state.drawn_tiles == (TILES["std-3-1"],)
    assert ringwar.read_position(ringwar.write_position(game)).state == game.state


@pytest.mark.parametrize(
    ("phase", "free", "shadow"),
    [("fellowship", 5, 9), ("hunt-allocation", 5, 9), ("action-roll", 4, 7)],
)
def test_before_the_roll_a_side_has_its_whole_pool_less_what_is_in_the_hunt_box(
    phase: str, free: int, shadow: int
) -> None:
    box = {SHADOW: 2, FREE: 1} if phase == "action-roll" else {}
    found = ringwar.read_position(
        {
            "game": "boardgame",
            "phase": phase,
            "armies": {"dale": {"characters": ["aragorn", "witch-king"]}, "orthanc": {"characters": ["saruman"]}},
            "hunt": {"box": box},
        }
    )
    assert found.checkpoint.dice == {FREE: (UNROLLED,) * free, SHADOW: (UNROLLED,) * shadow}


@pytest.mark.parametrize("phase", ["fellowship", "hunt-allocation", "action-roll"])
def test_no_dice_before_the_roll_are_the_whole_pool(phase: str) -> None:
    found = ringwar.read_position({"game": "boardgame", "phase": phase, "dice": {FREE: [], SHADOW: []}})
    assert found.checkpoint.dice == {FREE: (UNROLLED,) * 4, SHADOW: (UNROLLED,) * 7}


@pytest.mark.parametrize("phase", ["recover", "fellowship", "actions"])
def test_the_turn_of_a_document_is_the_one_being_played(phase: str) -> None:
    dice = {FREE: ["event"] if phase == "actions" else []}
    found = ringwar.read_position({"game": "boardgame", "phase": phase, "turn": 3, "dice": dice})
    assert found.state.turn == 3
    assert ringwar.write_position(found)["turn"] == 3


def test_the_first_document_of_a_game_is_of_its_first_turn() -> None:
    assert ringwar.write_position(ringwar.start("boardgame"))["turn"] == 1


def test_the_card_of_a_special_tile_in_play_has_been_played() -> None:
    state = board(hunt={"special_in_play": ["shadow-shelobs-lair"]}, free=["event"]).state
    card = EVENTS[TILES["shadow-shelobs-lair"].card or ""]
    assert card in state.discards[SHADOW]
    assert card in state.seen


def test_an_army_has_captured_the_settlement_in_which_it_stands() -> None:
    state = board({"dale": "sauron 2", "osgiliath": "sauron 2", "umbar": "southrons 1"}, free=["event"]).state
    assert state.control == {REGIONS["dale"]: SHADOW}


def test_a_card_removed_from_the_game_lies_among_the_discards_unseen() -> None:
    state = board(removed_cards=["fp-strategy-07"], free=["event"]).state
    assert state.discards[FREE] == (EVENTS["fp-strategy-07"],)
    assert state.seen == frozenset()


def test_a_companion_left_out_of_the_fellowship_and_the_map_is_out_of_the_game() -> None:
    state: State = board(fellowship={"companions": ["strider"]}, free=["event"]).state
    assert state.guide is CHARACTERS["strider"]
    assert names(state.eliminated) == {"gandalf-the-grey", "boromir", "legolas", "gimli", "meriadoc", "peregrin"}


@rule("BG-FSP-47")
def test_a_progress_beyond_all_bounds_reaches_all_that_can_be_reached() -> None:
    game = board(free=["character", "event"], fellowship={"progress": 40, "companions": ["gimli", "boromir"]})
    game = play(game, "character", "separate", "gimli", "none")
    assert set(REGIONS) - set(game.names()) == {"gorgoroth", "nurn", "barad-dur"}  # companions stop in Mordor's gates
