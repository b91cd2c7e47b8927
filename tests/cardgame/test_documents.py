"""Position documents of the card game: written, read, refused."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

import ringwar
from cardgame.tables import Table, names, table
from helpers import play
from ringwar.cardgame import RULESET
from ringwar.cardgame.table.facts import CARDS
from ringwar.kernel import Dice

SCENARIOS = RULESET.scenarios
Document = dict[str, Any]


@cache
def whole_game(scenario: str, seed: int) -> Table:
    return ringwar.start("cardgame", scenario).played(Dice(seed))


def open_questions(game: Table) -> list[tuple[str, str, list[str]]]:
    return [(question.side, question.key, question.names()) for question in game.questions]


# Writing and reading


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(4))
def test_a_written_position_is_read_as_the_same_position(scenario: str, seed: int) -> None:
    game = whole_game(scenario, seed)
    for number in {0, game.count, *Random(seed).sample(range(game.count), 40)}:
        position = game.at(number)
        document = json.loads(json.dumps(ringwar.write_position(position)))
        found = ringwar.read_position(document)
        assert found.state == position.state
        assert found.checkpoint == position.checkpoint
        assert open_questions(found) == open_questions(position)
        assert found.result == position.result
        assert ringwar.write_position(found) == document


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_position_between_two_steps_needs_no_answers(scenario: str) -> None:
    game = whole_game(scenario, 5)
    between = [position for position in map(game.at, range(0, game.count, 3)) if not position.answers]
    assert between
    for position in between:
        document = ringwar.write_position(position)
        assert "answers" not in document
        assert ringwar.read_position(document).state == position.state


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_position_that_was_read_can_be_played_to_the_end(scenario: str, part: float) -> None:
    game = whole_game(scenario, 6)
    position = game.at(int(game.count * part))
    found = ringwar.read_position(ringwar.write_position(position))
    assert found.played(Dice("end")).state == position.played(Dice("end")).state
    assert found.played(Dice("end")).result is not None


def test_the_answers_of_those_who_have_chosen_first_are_kept() -> None:
    game = ringwar.start("cardgame", "trilogy")
    while game.question is not None and game.question.side == "chance":
        game = game.after(game.names()[0])
    assert {question.key for question in game.questions} == {"cycle-opening"}
    game = play(game, ("saruman", game.state.hands["saruman"][0].name))
    document = ringwar.write_position(game)
    assert document["given"] == {"saruman": game.state.hands["saruman"][0].name}
    found = ringwar.read_position(document)
    assert found.given == game.given
    assert [question.side for question in found.questions] == ["frodo", "witch-king", "aragorn"]


def test_the_readings_chosen_and_the_number_of_people_are_kept() -> None:
    options = {"defenders-without-icons": "cycled", "empty-hand-price": "none"}
    game = ringwar.start("cardgame", "trilogy", players=2, options=options)
    found = ringwar.read_position(ringwar.write_position(game))
    assert found.state.rules.options == options
    assert found.setup.players == 2


def test_a_saved_game_may_begin_with_a_document() -> None:
    game = table(path="egladil", on_path=["gimli+dwarven-axe"], seats={"frodo": {"hand": ["sam-gamgee"]}})
    found = ringwar.load(ringwar.save(play(game, "cycle")))
    assert found.state == play(game, "cycle").state


def test_what_is_left_out_is_as_at_the_start_of_the_game() -> None:
    game = ringwar.read_position({"game": "cardgame", "scenario": "duel"})
    assert game.state == ringwar.start("cardgame", "duel").state
    assert ringwar.read_position({"game": "cardgame"}).state == ringwar.start("cardgame", "trilogy").state


def test_an_empty_table_stands_in_the_first_action_step() -> None:
    game = ringwar.read_position({"game": "cardgame", "from": "empty"})
    assert (game.state.round, game.state.step, game.state.seat) == (1, "actions", "frodo")
    assert all(game.state.rings.values())
    assert game.state.hands == dict.fromkeys(game.state.rules.seats, ())
    assert {len(deck) for deck in game.state.decks.values()} == {30}


def test_the_document_of_the_contract_is_read_as_it_says() -> None:
    galadriel = {"card": "galadriel", "seat": "aragorn", "items": ["nenya-ring-of-adamant"]}
    frodo = {"card": "frodo-baggins", "items": ["sting"], "played_this_round": True}
    document = {
        "game": "cardgame", "scenario": "trilogy", "from": "empty",
        "round": 3, "step": "actions", "starting_player": "aragorn", "to_act": "saruman", "passed_in_a_row": 1,
        "battlegrounds": [{"id": "lorien", "reactivated_from": None, "tokens": {"attack": 0, "defense": 1},
                           "cards": [{"card": "high-elves", "seat": "aragorn"}, galadriel]}],
        "path": {"id": "egladil", "tokens": {}, "cards": [{"card": "gimli", "seat": "frodo"}]},
        "seats": {"frodo": {"hand": ["gandalf-the-grey"], "cycle": [], "eliminated": [], "ring_token": False,
                            "reserve": [frodo]}},
        "scoring": {"free-peoples": ["helms-deep"], "shadow": ["minas-morgul"], "corruption": 7},
        "paths_activated": ["bag-end"],
    }  # fmt: skip
    state = ringwar.read_position(document).state
    assert state.passed == ("aragorn",)
    assert (state.starting_player, state.seat, state.round) == ("aragorn", "saruman", 3)
    assert names(state.reserves["frodo"]) == names(tuple(state.locked)) == {"frodo-baggins"}
    assert CARDS["frodo-baggins"] in state.played
    assert names(state.items[CARDS["galadriel"]]) == {"nenya-ring-of-adamant"}
    assert list(state.added.values()) == [(0, 1)]
    assert state.rings == {"frodo": False, "witch-king": True, "aragorn": True, "saruman": True}
    assert state.corruption == 7
    assert state.path_number == 5
    assert {path.number for path in state.path_deck} == {5, 6, 7, 8, 9}
    assert "bag-end" in {location.name for location in state.set_aside}


def test_an_activated_path_that_nobody_scored_is_out_of_its_deck() -> None:
    state = table("duel", paths_activated=["egladil"]).state
    assert "egladil" not in {path.name for path in state.path_deck}
    assert "egladil" in {location.name for location in state.set_aside}
    assert state.path_number == 5


@pytest.mark.parametrize("row, passed", [(1, ("gandalf",)), (2, ("witch-king", "gandalf"))])
def test_passes_in_a_row_are_those_of_the_places_before(row: int, passed: tuple[str, ...]) -> None:
    fields: Document = {"starting_player": "saruman", "to_act": "saruman", "passed_in_a_row": row}
    assert table("duel-three", **fields).state.passed == passed


def test_a_seat_without_a_ring_token_may_say_so() -> None:
    state = table("fellowship", seats={"gandalf": {"ring_token": False}}).state
    assert "gandalf" not in state.rings


# Refusing

REFUSED: list[tuple[Document, str]] = [
    ({"game": "chess"}, "game: there is no game 'chess'"),
    ({"game": 7}, "game: 7 is not a name"),
    ({"scenario": "trilogie"}, "the document: there is no scenario 'trilogie'"),
    ({"scenario": ["duel"]}, "scenario: ['duel'] is not a name"),
    ({"players": 7}, "the document: trilogy is played by 2, 3, 4 people, not by 7"),
    ({"expansions": ["lords"]}, "the document: there is no expansion 'lords'; the expansions are: none"),
    ({"options": {"hurry": "yes"}}, "the document: there is no option 'hurry'"),
    ({"options": {"empty-hand-price": "gold"}}, "the document: option 'empty-hand-price' is one of: forsake, none"),
    ({"from": "middle"}, "from: 'middle' is not one of start, empty"),
    ({"weather": "fine"}, "the document: there is no field 'weather'"),
    ({"round": -1}, "round: -1 is not a number from 0 on"),
    ({"round": True}, "round: True is not a number from 0 on"),
    ({"round": 0}, "round: the actions step does not come in round 0"),
    ({"step": "tea"}, "step: 'tea' is not one of opening, battleground"),
    ({"step": "opening", "round": 0, "seats": {"frodo": {"hand": ["gimli"]}}}, "step: the opening comes before"),
    ({"starting_player": "gandalf"}, "starting_player: 'gandalf' is not one of frodo"),
    ({"to_act": None}, "to_act: None is not one of frodo"),
    ({"turn_place": 1}, "turn_place: place 1 of the turn order is not frodo's"),
    ({"first_place": 9}, "first_place: place 9 of the turn order is not frodo's"),
    ({"passed": ["sam"]}, "passed: 'sam' is not one of frodo"),
    ({"passed": "frodo"}, "passed: expected a list"),
    ({"passed": ["frodo", "witch-king", "aragorn", "saruman"]}, "passed_in_a_row: after 4 passes the action step is"),
    ({"passed": ["saruman"], "step": "combat"}, "passed: the action step would be over"),
    ({"passed_in_a_row": 4}, "passed_in_a_row: after 4 passes the action step is over"),
    ({"passed_in_a_row": 10**12}, "passed_in_a_row: the number is beyond all bounds"),
    ({"passed": ["frodo"]}, "passed: before frodo come saruman"),
    ({"passed": ["saruman"], "passed_in_a_row": 2}, "passed: before frodo come aragorn, saruman"),
    ({"step": "draw", "to_act": "saruman"}, "to_act: in the draw step it is frodo, the starting player"),
    ({"step": "combat", "to_act": "saruman", "path": {"id": "egladil"}}, "to_act: in the combat step it is frodo"),
    ({"round": 10}, "round: 10 is more than 9"),
    ({"step": "draw", "scoring": {"corruption": 10}}, "scoring: with 0 points to 10 the game would be over"),
    (
        {"step": "over", "result": ["free-peoples", "ten-points-ahead"], "scoring": {"corruption": 10}},
        "result: with 0 points to 10 the game has not ended like this",
    ),
    ({"path": {"id": "egladil", "tokens": {"attack": 100}}}, "path.tokens.attack: 100 is more than 99"),
    ({"battlegrounds": {"lorien": []}}, "battlegrounds: expected a list"),
    ({"battlegrounds": ["lorien"]}, "battlegrounds[0]: expected fields with values"),
    ({"battlegrounds": [{"id": "lorient"}]}, "battlegrounds[0].id: there is no battleground 'lorient'"),
    ({"battlegrounds": [{"id": "egladil"}]}, "battlegrounds[0].id: there is no battleground 'egladil'"),
    ({"battlegrounds": [{}]}, "battlegrounds[0].id: None is not a name"),
    ({"battlegrounds": [{"id": "lorien"}, {"id": "lorien"}]}, "battlegrounds[1].id: lorien is not in its deck"),
    (
        {"battlegrounds": [{"id": "lorien", "reactivated_from": "elves"}]},
        "battlegrounds[0].reactivated_from: 'elves' is not one of free-peoples, shadow",
    ),
    (
        {"battlegrounds": [{"id": "lorien", "cards": [{"card": "gimli", "seat": "aragorn"}]}]},
        "battlegrounds[0].cards[0].card: gimli is frodo's card, not aragorn's",
    ),
    (
        {"battlegrounds": [{"id": "lorien", "cards": [{"card": "sting"}]}]},
        "battlegrounds[0].cards[0].card: the item sting cannot lie there by itself",
    ),
    ({"battlegrounds": [{"id": "lorien", "luck": 1}]}, "battlegrounds[0]: there is no field 'luck'"),
    ({"path": "egladil"}, "path: expected fields with values"),
    ({"path": {"id": "lorien"}}, "path.id: there is no path 'lorien'"),
    ({"path": {"id": "egladil", "reactivated_from": "shadow"}}, "path: there is no field 'reactivated_from'"),
    ({"path": {"id": "egladil"}, "scoring": {"shadow": ["egladil"]}}, "path.id: egladil is not in its deck"),
    ({"path": {"id": "egladil"}, "scoring": {"shadow": ["amon-hen"]}}, "path.id: egladil comes before a path"),
    ({"path": {"id": "egladil"}, "step": "draw"}, "path: none is active in the draw step"),
    ({"battlegrounds": [{"id": "lorien"}], "step": "victory"}, "battlegrounds: none is active in the victory step"),
    ({"path": {"id": "egladil", "tokens": {"luck": 1}}}, "path.tokens: there is no field 'luck'"),
    ({"path": {"id": "egladil", "tokens": {"attack": -2}}}, "path.tokens.attack: -2 is not a number from 0 on"),
    (
        {"path": {"id": "egladil", "cards": [{"card": "olog-hai"}]}},
        "path.cards[0].card: the army olog-hai cannot be on a path",
    ),
    (
        {"path": {"id": "egladil", "cards": [{"card": "gimli", "items": ["sting"]}]}},
        "path.cards[0].items[0]: gimli cannot wield sting",
    ),
    (
        {"path": {"id": "egladil", "cards": [{"card": "gimli", "items": ["frodo-baggins"]}]}},
        "path.cards[0].items[0]: gimli cannot wield frodo-baggins",
    ),
    ({"path": {"id": "egladil", "cards": [{"card": "gimli", "luck": 1}]}}, "path.cards[0]: there is no field 'luck'"),
    ({"seats": ["frodo"]}, "seats: expected fields with values"),
    ({"seats": {"bilbo": {}}}, "seats: 'bilbo' is not one of frodo, witch-king, aragorn, saruman"),
    ({"seats": {"frodo": {"feet": 2}}}, "seats.frodo: there is no field 'feet'"),
    ({"seats": {"frodo": {"hand": ["gandalf"]}}}, "seats.frodo.hand[0]: there is no card 'gandalf'"),
    ({"seats": {"frodo": {"hand": [3]}}}, "seats.frodo.hand[0]: 3 is not a name"),
    ({"seats": {"frodo": {"hand": "gimli"}}}, "seats.frodo.hand: expected a list"),
    ({"seats": {"frodo": {"hand": ["gimli", "gimli"]}}}, "seats.frodo.hand[1]: gimli is named twice"),
    ({"seats": {"frodo": {"hand": ["gimli"], "cycle": ["gimli"]}}}, "seats.frodo.cycle[0]: gimli is in two places"),
    ({"seats": {"frodo": {"hand": ["olog-hai"]}}}, "seats.frodo.hand[0]: olog-hai is witch-king's card, not frodo's"),
    ({"seats": {"frodo": {"reserve": [{"card": "sting"}]}}}, "seats.frodo.reserve[0].card: the item sting cannot lie"),
    (
        {"seats": {"frodo": {"reserve": [{"card": "gimli", "played_this_round": 1}]}}},
        "seats.frodo.reserve[0].played_this_round: 1 is neither true nor false",
    ),
    (
        {"seats": {"frodo": {"reserve": [{"card": "gimli", "seat": "frodo"}]}}},
        "seats.frodo.reserve[0]: there is no field",
    ),
    ({"seats": {"frodo": {"ring_token": "yes"}}}, "seats.frodo.ring_token: 'yes' is neither true nor false"),
    (
        {"scenario": "fellowship", "seats": {"gandalf": {"ring_token": True}}},
        "seats.gandalf.ring_token: gandalf has none",
    ),
    (
        {"scenario": "fellowship", "seats": {"gandalf": {"hand": ["eowyn"]}}},
        "seats.gandalf.hand[0]: eowyn is not in this",
    ),
    ({"seats": {"frodo": {"top": ["olog-hai"]}}}, "seats.frodo.top[0]: olog-hai is not in the draw deck"),
    ({"seats": {"frodo": {"top": ["gimli", "gimli"]}}}, "seats.frodo.top[1]: gimli is named twice"),
    ({"scoring": {"elves": []}}, "scoring: there is no field 'elves'"),
    ({"scoring": {"shadow": ["rohan"]}}, "scoring.shadow[0]: there is no battleground 'rohan'"),
    ({"scoring": {"shadow": ["lorien"], "free-peoples": ["lorien"]}}, "scoring.shadow[0]: lorien is not in its deck"),
    ({"scoring": {"corruption": 1.5}}, "scoring.corruption: 1.5 is not a number from 0 on"),
    ({"paths_activated": ["lorien"]}, "paths_activated[0]: there is no path 'lorien'"),
    ({"scenario": "fellowship", "paths_activated": ["bag-end"]}, "paths_activated[0]: bag-end is not in this scenario"),
    ({"set_aside": ["egladil", "lothlorien", "dimrill-dale"]}, "set_aside: no path 5 is left in the deck"),
    ({"set_aside": ["nowhere"]}, "set_aside[0]: there is no battleground 'nowhere'"),
    ({"step": "path", "scoring": {"shadow": ["orodruin"]}}, "step: after a path 9 no path step follows"),
    ({"played_this_round": ["gandalf"]}, "played_this_round[0]: there is no card 'gandalf'"),
    ({"used_this_round": [None]}, "used_this_round[0]: None is not a name"),
    ({"seen": {"gimli": 1}}, "seen: expected a list"),
    (
        {"lasting": ["merry-brandybuck"]},
        "lasting[0]: 'merry-brandybuck' is not one of the-red-arrow, the-three-hunters",
    ),
    ({"result": ["shadow", "points"]}, "result: there is one when the step is 'over', and only then"),
    ({"step": "over"}, "result: there is one when the step is 'over', and only then"),
    ({"step": "over", "result": ["shadow"]}, "result: expected the winner and the kind of ending"),
    ({"step": "over", "result": ["gollum", "points"]}, "result: 'gollum' is not one of free-peoples, shadow"),
    ({"step": "over", "result": ["shadow", "boredom"]}, "result: 'boredom' is not one of points, ten-points-ahead"),
    ({"answers": "pass"}, "answers: expected a list"),
    ({"answers": ["dance"]}, "answers[0]: 'dance' is not an answer to 'action', asked of frodo"),
    ({"given": {"saruman": "gollum"}}, "given.saruman: nobody chooses together with others now"),
]


@pytest.mark.parametrize("fields, message", REFUSED, ids=[message for _, message in REFUSED])
def test_what_is_impossible_is_refused_in_one_line_that_names_the_place(fields: Document, message: str) -> None:
    with pytest.raises(ValueError) as refused:
        ringwar.read_position({"game": "cardgame", "from": "empty", **fields})
    text = str(refused.value)
    assert text.startswith(message)
    assert "\n" not in text
    assert len(text) <= 200


@pytest.mark.parametrize("document", [None, 7, "cardgame", ["game"]])
def test_what_is_no_document_is_refused(document: Any) -> None:
    with pytest.raises(ValueError, match="the document: expected fields with values"):
        ringwar.read_position(document)


@pytest.mark.parametrize("position", ["[]", "7", '{"scenario": "duel"}', '{"options": {"empty-hand-price": "none"}}'])
def test_a_record_with_a_document_that_does_not_belong_to_it_is_refused(position: str) -> None:
    text = f"ringwar 1\ngame cardgame\nscenario trilogy\nplayers 4\nposition {position}\n\nend\n"
    with pytest.raises(ValueError, match="lines 2-5: "):
        ringwar.load(text)
