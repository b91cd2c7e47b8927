"""Whatever is played: laws of positions and records over random games."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.toys import SETUPS, new, randomly, ruleset, walk
from ringwar.kernel import Asked, Dice, Event, Position, RecordError, SavedGame, fingerprint, read, write

setups = st.sampled_from(SETUPS)
seeds = st.integers(0, 10**6)
lengths = st.integers(0, 70)


def seen(position: Position[Any]) -> tuple[Any, ...]:
    """Everything by which two positions of one game are compared."""
    questions = [(question.side, question.key, question.names()) for question in position.questions]
    return fingerprint(position.state), fingerprint(position.checkpoint), position.count, position.given, questions


@given(setups, seeds, lengths)
def test_what_is_read_equals_what_was_written(setup: tuple[str, dict[str, Any]], seed: int, length: int) -> None:
    position = randomly(new(setup[0], **setup[1]), seed, length)
    again = read(write(SavedGame(position)), ruleset).position
    assert seen(again) == seen(position)
    assert again.state == position.state
    assert again.setup == position.setup


@given(setups, seeds, lengths, st.data())
def test_a_damaged_record_is_refused_or_read_but_never_breaks(
    setup: tuple[str, dict[str, Any]], seed: int, length: int, data: st.DataObject
) -> None:
    position = randomly(new(setup[0], **setup[1]), seed, length)
    text = write(SavedGame(position, seats={position.ruleset.seats(position.setup)[0]: "Anna"}))
    begin = data.draw(st.integers(0, len(text)), "begin")
    end = data.draw(st.integers(begin, min(len(text), begin + 30)), "end")
    damage = data.draw(st.text(max_size=8) | st.sampled_from(["\n", " ", "# ", "end", '"', "{", "0", "none"]), "damage")
    _read_or_refuse(text[:begin] + damage + text[end:])


@given(setups, seeds, lengths, st.data())
def test_a_record_with_lines_moved_is_refused_or_read_but_never_breaks(
    setup: tuple[str, dict[str, Any]], seed: int, length: int, data: st.DataObject
) -> None:
    lines = write(SavedGame(randomly(new(setup[0], **setup[1]), seed, length))).splitlines(keepends=True)
    line = lines.pop(data.draw(st.integers(0, len(lines) - 1), "from"))
    lines.insert(data.draw(st.integers(0, len(lines)), "to"), line)
    _read_or_refuse("".join(lines))


@given(st.binary(max_size=60))
def test_whatever_comes_after_the_first_line_never_breaks(rest: bytes) -> None:
    _read_or_refuse(b"ringwar 1\n" + rest)
    _read_or_refuse(b"ringwar 1\ngame toy-battle\n\n" + rest)


@given(setups, seeds, lengths)
def test_an_answer_of_another_side_or_of_chance_is_never_taken_back(
    setup: tuple[str, dict[str, Any]], seed: int, length: int
) -> None:
    position = randomly(new(setup[0], **setup[1]), seed, length)
    asked = [entry for entry in position.log() if isinstance(entry, Asked)]
    for seat in position.ruleset.seats(position.setup):
        try:
            before = position.undone(seat)
        except ValueError:
            continue
        assert before.count == position.count - 1
        if seat in position.given:
            assert {**before.given, seat: position.given[seat]} == position.given
            continue
        assert asked[-1].side == seat
        assert not any(isinstance(entry, Event) and entry.shows for entry in position.log(before.count))
        assert seen(before.after(asked[-1].answer, seat)) == seen(position)


@settings(max_examples=250)
@given(setups, seeds, lengths, st.data())
def test_a_point_of_a_game_equals_replaying_so_many_answers(
    setup: tuple[str, dict[str, Any]], seed: int, length: int, data: st.DataObject
) -> None:
    first = new(setup[0], **setup[1])
    position = randomly(first, seed, length)
    number = data.draw(st.integers(0, position.count), "number")
    replayed = first
    for entry in [entry for entry in position.log() if isinstance(entry, Asked)][:number]:
        replayed = replayed.after(entry.answer, entry.side)
    assert seen(position.at(number)) == seen(replayed)


@given(setups, seeds, lengths)
def test_no_earlier_position_changes(setup: tuple[str, dict[str, Any]], seed: int, length: int) -> None:
    points = [(point, seen(point)) for point in walk(new(setup[0], **setup[1]), seed, length)]
    points[-1][0].log()
    for point, before in points:
        assert seen(point) == before


@given(setups, seeds, lengths)
def test_imagining_leaves_view_and_question_alone(setup: tuple[str, dict[str, Any]], seed: int, length: int) -> None:
    position = randomly(new(setup[0], **setup[1]), seed, length)
    before = seen(position)
    for seat in (*position.ruleset.seats(position.setup), "spectator"):
        other = position.imagined(seat, Random(seed))
        assert other.view(seat) == position.view(seat)
        assert list(position.ruleset.laws(other.state)) == []
    assert seen(position) == before


@given(setups, seeds)
def test_answering_one_at_a_time_and_playing_inline_give_the_same_game(
    setup: tuple[str, dict[str, Any]], seed: int
) -> None:
    first = new(setup[0], **setup[1])
    inline = first.played(Dice(seed))
    dice, position = Dice(seed), first
    while position.question is not None:
        position = position.after(dice.answer(position.question))
    assert seen(position) == seen(inline)
    assert position.result == inline.result


def _read_or_refuse(text: str | bytes) -> None:
    refused = ""
    try:
        read(text, ruleset)
    except RecordError as error:
        refused = str(error)
    assert "\n" not in refused
    assert not refused or refused.startswith("line")
