"""Positions: values that never change, any point of the game at the cost of a step."""

from __future__ import annotations

import pytest

from helpers import play
from kernel.little import LittleGame, little
from kernel.toys import finished, new, randomly, walk
from ringwar.kernel import Asked, Event, Result, fingerprint


def pair(game: LittleGame) -> None:
    """Two questions in one step."""
    first = game.ask("a", "first", (1, 2))
    game.tell("first", number=first)
    game.state.facts["pair"] = (first, game.ask("b", "second", (3, 4)))


def silent(game: LittleGame) -> None:
    """A step without a question."""
    game.state.facts["silent"] = game.state.facts.get("silent", 0) + 1
    game.tell("silent", step=game.state.steps)


def test_a_position_stands_at_a_question_with_the_state_inside_the_step() -> None:
    position = play(little(pair), 2)
    assert position.question is not None
    assert position.question.key == "second"
    assert position.answers == (2,)
    assert position.past == ()
    assert position.result is None


def test_steps_without_questions_are_played_through() -> None:
    position = little(silent, silent, pair, silent)
    assert position.state.facts == {"silent": 2}
    position = play(position, 1, 3)
    assert position.state.facts == {"silent": 3, "pair": (1, 3)}
    assert position.result == Result("a", "over")
    assert position.names() == []


def test_an_earlier_position_never_changes() -> None:
    position = new("toy-battle")
    seen = []
    for later in walk(position, 5, 60):
        seen.append((later, fingerprint(later.state), fingerprint(later.checkpoint), later.names()))
    for each, state, checkpoint, names in seen:
        assert (fingerprint(each.state), fingerprint(each.checkpoint), each.names()) == (state, checkpoint, names)


def test_two_answers_to_one_position_give_two_games() -> None:
    position = little(pair, pair)
    assert play(position, 1, 3).state.facts == {"pair": (1, 3)}
    assert play(position, 2, 4).state.facts == {"pair": (2, 4)}


def test_any_point_of_a_game_equals_replaying_so_many_answers() -> None:
    points = list(walk(new("toy-battle"), 11, 200))
    last = points[-1]
    assert last.result is not None
    for number in range(last.count + 1):
        point = last.at(number)
        assert point.count == number
        assert fingerprint(point.at(point.count).state) == fingerprint(point.state)
    assert fingerprint(last.at(last.count).state) == fingerprint(last.state)
    assert fingerprint(last.at(0).state) == fingerprint(points[0].state)


@pytest.mark.parametrize("number", [-1, 3])
def test_there_is_no_point_outside_the_game(number: int) -> None:
    with pytest.raises(IndexError, match="2 answers"):
        play(little(pair, pair), 1, 3).at(number)


def test_the_log_has_questions_answers_and_events_in_their_order() -> None:
    position = play(little(pair, silent, pair), 1, 3, 2)
    shown = [entry.kind if isinstance(entry, Event) else entry for entry in position.log()]
    assert shown == [
        Asked("a", "first", 1),
        "first",
        Asked("b", "second", 3),
        "silent",
        Asked("a", "first", 2),
        "first",
    ]


@pytest.mark.parametrize("since", range(6))
def test_the_log_since_an_answer_is_the_end_of_the_whole_log(since: int) -> None:
    position = play(little(pair, silent, pair, pair), 1, 3, 2, 4, 1)
    whole = [entry.kind if isinstance(entry, Event) else entry for entry in position.log()]
    asked = [number for number, entry in enumerate(whole) if isinstance(entry, Asked)]
    expected = whole[asked[since - 1] + 1 :] if since else whole
    assert [entry.kind if isinstance(entry, Event) else entry for entry in position.log(since)] == expected


@pytest.mark.parametrize("since", [-1, 3, 4])
def test_there_is_no_log_since_a_point_outside_the_game(since: int) -> None:
    """A client may ask for what came after an answer that has been taken back."""
    with pytest.raises(IndexError, match="2 answers"):
        play(little(pair, pair), 1, 3).log(since)


def test_the_log_begins_with_what_happened_before_the_first_question() -> None:
    position = little(silent, silent, pair)
    assert [entry.kind for entry in position.log() if isinstance(entry, Event)] == ["silent", "silent"]
    later = play(position, 1, 3)
    assert [entry.kind for entry in later.log() if isinstance(entry, Event)] == ["silent", "silent", "first", "table"]


def test_the_log_of_a_game_without_questions() -> None:
    assert [entry.kind for entry in little(silent, silent).log() if isinstance(entry, Event)] == ["silent", "silent"]


def test_events_are_those_since_the_last_answer() -> None:
    position = play(little(pair, silent, silent, pair), 1)
    assert [event.kind for event in position.events()] == ["first"]
    assert [event.kind for event in position.after(3).events()] == ["silent", "silent"]


def test_playing_on_stops_where_the_player_stops() -> None:
    position = finished(new("toy-tricks", scenario="full"), 3)
    assert position.question is None
    assert position.result is not None
    assert position.count == len([entry for entry in position.log() if isinstance(entry, Asked)])


def test_playing_on_from_the_middle_keeps_what_was_answered() -> None:
    middle = randomly(new("toy-battle"), 2, 25)
    end = finished(middle, 4)
    assert fingerprint(end.at(25).state) == fingerprint(middle.state)


def test_a_long_game_can_be_sought_through_from_end_to_end() -> None:
    position = finished(new("toy-battle", scenario="long-war"), 1)
    assert position.count > 1500
    rounds = [position.at(number).state.round for number in range(0, position.count, 7)]
    assert rounds == sorted(rounds)
    assert rounds[0] == 1
    assert position.at(position.count).result == position.result


def test_the_view_of_a_finished_game_shows_its_result() -> None:
    position = finished(new("toy-errand"), 1)
    assert position.view("spectator")["result"] == {"winner": "walker", "kind": "arrived"}
    assert new("toy-errand").view("spectator")["result"] is None
