"""Records prove their games: every answer, the whole header, and every part of a game from its beginning."""

from __future__ import annotations

import re
from typing import Any

import pytest

from helpers import play
from kernel.little import Little, LittleGame
from kernel.toys import SETUPS, finished, new, randomly, ruleset
from ringwar.kernel import (
    Asked,
    Position,
    RecordError,
    SavedGame,
    chain,
    closing,
    lines_since,
    proof,
    read,
    start,
    write,
)
from ringwar.kernel.proofs import extended, first_link

SEATS = {"attacker": "Anna", "defender": "Berta"}


def rolls(game: LittleGame) -> None:
    """Dice that leave nothing on the table."""
    game.confirm("a", "ready")
    for _ in range(5):
        game.roll()


def quiet() -> tuple[str, Little]:
    """The record of a game whose table ends the same whatever was rolled, and its rules."""
    rules = Little(rolls)
    return write(SavedGame(play(start(rules, rules.setup()), "yes", 1, 2, 3, 4, 5), {"a": "Anna"})), rules


@pytest.mark.parametrize("name, asked", SETUPS)
@pytest.mark.parametrize("answers", [0, 3, 12, 40])
def test_what_was_written_is_proved(name: str, asked: dict[str, Any], answers: int) -> None:
    position = randomly(new(name, **asked), answers, answers)
    assert read(write(SavedGame(position)), ruleset).proved


@pytest.mark.parametrize(
    "old, new",
    [
        ("chance       3 ", "chance       4 "),
        ("a            yes", "a            no"),
        ("seat      a Anna", "seat      a Berta"),
        ("seat      a Anna", "seat      b Anna"),
        ("seat      a Anna\n", ""),
    ],
)
def test_a_change_that_leaves_the_table_as_it_was_is_noticed(old: str, new: str) -> None:
    text, rules = quiet()
    assert old in text
    with pytest.raises(RecordError, match="is not what it was when the record was closed"):
        read(text.replace(old, new), lambda _: rules)


def test_two_dice_that_changed_places_are_noticed() -> None:
    text, rules = quiet()
    lines = text.splitlines(keepends=True)
    lines[-3], lines[-4] = lines[-4], lines[-3]
    with pytest.raises(RecordError, match="is not what it was when the record was closed"):
        read("".join(lines), lambda _: rules)


def test_the_older_closing_line_and_a_bare_one_are_read_and_prove_nothing() -> None:
    text, rules = quiet()
    older = read(re.sub(" [0-9a-f]{64}\n", "\n", text), lambda _: rules)
    assert (older.proved, str(older.doubt)) == (False, "its closing line covers the last table, not the answers")
    bare = read(re.sub("end .*", "end", text), lambda _: rules)
    assert (bare.proved, str(bare.doubt)) == (False, "its closing line says nothing about it")


def test_a_game_that_no_record_holds_is_not_proved() -> None:
    assert not SavedGame(new("toy-battle")).proved


def test_simultaneous_choices_may_stand_in_any_order() -> None:
    rules = Little(lambda game: game.state.facts.update(game.ask_each("throw", {"a": (1, 2), "b": (1, 2)})))
    text = write(SavedGame(play(start(rules, rules.setup()), ("b", 2), ("a", 1))))
    lines = text.splitlines(keepends=True)
    lines[-2], lines[-3] = lines[-3], lines[-2]
    assert [line.split()[0] for line in lines[-3:]] == ["b", "a", "end"]
    assert read("".join(lines), lambda _: rules).proved


def test_lines_without_their_questions_are_proved_by_the_closing_line() -> None:
    text, rules = quiet()
    assert read(re.sub(" +# .*", "", text), lambda _: rules).proved


def test_the_beginning_of_a_game_is_proved_by_what_closes_it() -> None:
    game = finished(new("toy-battle"), 3)
    whole = SavedGame(game, SEATS)
    for number in (0, 1, 7, game.count):
        part = read(write(SavedGame(game.at(number), SEATS)), ruleset)
        assert proof(part) == proof(whole, number)
    assert proof(whole, 7) != proof(SavedGame(game, {"attacker": "Anna"}), 7)
    assert proof(whole, 7) != proof(SavedGame(finished(new("toy-battle"), 4), SEATS), 7)


def test_a_chain_goes_on_from_any_of_its_links() -> None:
    game = finished(new("toy-battle"), 3)
    answers = [entry for entry in game.log() if isinstance(entry, Asked)]
    assert chain(game, 0) == first_link(game.setup, game.ruleset.rules)
    assert extended(chain(game, 7), answers[7:]) == chain(game)


def appended(game: Position[Any], numbers: list[int]) -> str:
    """A record kept up piece by piece: after each of so many answers the lines that it lacks, at the end the last."""
    text = write(SavedGame(game.at(0))).rpartition("end ")[0]
    kept = 0
    for number in numbers:
        part = game.at(number)
        text += "".join(f"{line}\n" for line in lines_since(part, kept))
        kept = number - len(part.given)
    return text + closing(SavedGame(game)) + "\n"


@pytest.mark.parametrize("name, asked", SETUPS)
def test_a_record_can_be_kept_up_by_the_lines_since_an_answer(name: str, asked: dict[str, Any]) -> None:
    game = finished(new(name, **asked), 2)
    for every in (1, 3, 10):
        numbers = [*range(0, game.count, every), game.count]
        assert appended(game, numbers) == write(SavedGame(game))


def test_a_choice_that_others_have_yet_to_make_has_no_line_yet() -> None:
    position = new("toy-tricks")
    while len(position.questions) < 2:
        position = position.after(position.names()[0])
    before = position.count
    last = position.questions[-1]
    pending = position.after(last.options[0], last.side)
    assert pending.given
    assert lines_since(pending, before) == []
    while pending.given:
        pending = pending.after(pending.names()[0])
    assert [line.split()[0] for line in lines_since(pending, before)][:2] == [each.side for each in position.questions]


def test_the_same_answers_on_another_table_are_refused() -> None:
    text, rules = quiet()
    table = re.search("answers ([0-9a-f]{16}) ", text)
    assert table is not None
    with pytest.raises(RecordError, match="replays to another position"):
        read(text.replace(table[1], "0" * 16), lambda _: rules)


def test_no_record_is_written_that_names_a_seat_which_the_game_has_not() -> None:
    with pytest.raises(ValueError, match="there is no seat 'nobody'; the seats are: attacker, defender"):
        write(SavedGame(new("toy-battle"), {"nobody": "Anna"}))


def test_a_proof_is_the_same_in_every_release() -> None:
    text, _ = quiet()
    proved = "68c87c034e77acb6e1aba059b79ee2f5f47155758580a139ade3842aa4f62819"
    assert text.splitlines()[-1] == f"end 6 answers 9d7ff7f1fb36e43b {proved}"
