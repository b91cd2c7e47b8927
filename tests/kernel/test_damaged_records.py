"""Damaged, truncated and foreign records: one clear line that names the line number, and nothing else."""

from __future__ import annotations

import re

import pytest

from helpers import play
from kernel.toys import finished, new, ruleset
from ringwar.kernel import RecordError, SavedGame, read, write
from ringwar.kernel.chance import commitment

GOOD = write(
    SavedGame(
        play(new("toy-errand", options={}, position={"left": 3}), "moor", 2, "moor", "grey", "pass", "no", "none"),
        seats={"walker": "Anna", "watcher": "random"},
        dice="0" * 64,
    )
)
LINES = GOOD.splitlines(keepends=True)
FIRST = LINES.index("\n") + 1
TRICKS = write(SavedGame(finished(new("toy-tricks", options={"first-point": "red"}, expansions=["joker"]), 3)))


def refusal(text: str | bytes) -> str:
    """The message with which a text is refused: one line that begins with the number of a line."""
    with pytest.raises(RecordError) as refused:
        read(text, ruleset)
    message = str(refused.value)
    assert re.match(r"lines? \d+", message), message
    assert "\n" not in message
    assert message.isprintable()
    assert len(message) <= 200
    return message


def changed(old: str, new: str, text: str = GOOD) -> str:
    assert old in text
    return text.replace(old, new, 1)


def test_the_record_that_is_damaged_here_is_a_good_one() -> None:
    assert read(GOOD, ruleset).position.count == 7
    assert read(TRICKS, ruleset).position.result is not None


@pytest.mark.parametrize("length", range(len(LINES)))
def test_a_record_that_is_cut_at_a_line(length: int) -> None:
    message = refusal("".join(LINES[:length]))
    assert message.startswith(f"line {max(length, 1)}: ")


@pytest.mark.parametrize("length", range(0, len(GOOD) - 1, 5))
def test_a_record_that_is_cut_within_a_line(length: int) -> None:
    complete = GOOD[:length].rstrip().endswith("\nend")
    refusal(GOOD[: length - 3] if complete else GOOD[:length])


@pytest.mark.parametrize("number", range(len(LINES) - 1))
def test_a_record_that_lacks_a_line_is_not_taken_for_another_game(number: int) -> None:
    text = "".join(LINES[:number] + LINES[number + 1 :])
    if LINES[number].startswith(("rules", "scenario", "players")):
        assert read(text, ruleset).proved
    else:
        refusal(text)


@pytest.mark.parametrize("number", range(FIRST, len(LINES) - 1))
def test_a_record_with_two_answers_swapped(number: int) -> None:
    swapped = [*LINES[:number], LINES[number + 1], LINES[number], *LINES[number + 2 :]]
    refusal("".join(swapped))


@pytest.mark.parametrize("number", range(FIRST, len(LINES) - 1))
def test_a_record_with_an_unknown_side(number: int) -> None:
    lines = [*LINES]
    lines[number] = "nobody" + lines[number][lines[number].index(" ") :]
    message = refusal("".join(lines))
    assert message.startswith((f"line {number + 1}: nobody answers", f"line {number + 1}: 'nobody' answers"))


@pytest.mark.parametrize("number", range(FIRST, len(LINES) - 1))
def test_a_record_with_an_unknown_answer(number: int) -> None:
    side = LINES[number].split()[0]
    lines = [*LINES]
    lines[number] = f"{side} nothing-like-it\n"
    message = refusal("".join(lines))
    assert message.startswith(f"line {number + 1}: 'nothing-like-it' is not an answer to ")
    assert "the options are: " in message


@pytest.mark.parametrize("number", range(FIRST, len(LINES) - 1))
@pytest.mark.parametrize("line", ["walker", "walker 1 2", "walker one two # three", "???"])
def test_a_record_with_a_line_that_is_no_answer(number: int, line: str) -> None:
    lines = [*LINES]
    lines[number] = f"{line}\n"
    assert refusal("".join(lines)).startswith(f"line {number + 1}: expected a side and its answer")


def test_a_record_that_goes_on_after_the_end_of_the_game() -> None:
    *lines, end = TRICKS.splitlines(keepends=True)
    message = refusal("".join([*lines, "red point\n", end]))
    assert message == f"line {len(lines) + 1}: an answer after the end of the game"


@pytest.mark.parametrize("more", ["walker 1\n", "garbage", "# a comment\n", "end\n", GOOD])
def test_a_record_with_something_after_its_closing_line(more: str) -> None:
    assert refusal(GOOD + more).startswith(f"line {len(LINES) + 1}: ")


def test_blank_lines_after_the_closing_line_do_no_harm() -> None:
    assert read(GOOD + "\n\n", ruleset).position.count == 7


@pytest.mark.parametrize(
    "end",
    [
        "end 7 answers 0000000000000000",
        "end 6 answers",
        "end 7",
        "end seven",
        "end of the game",
        "end 8 answers" + LINES[-1].rstrip()[-17:],
    ],
)
def test_a_record_with_another_closing_line(end: str) -> None:
    assert refusal("".join([*LINES[:-1], end + "\n"])).startswith(f"line {len(LINES)}: ")


def test_a_record_in_which_a_die_was_changed_is_found_by_its_fingerprint() -> None:
    message = refusal(changed("chance       grey ", "chance       black"))
    assert message == f"line {len(LINES)}: the header or an answer is not what it was when the record was closed"


@pytest.mark.parametrize(
    "old, new, number",
    [
        ("ringwar 1", "ringwar 2", 1),
        ("ringwar 1", "ringwar", 1),
        ("ringwar 1", "RINGWAR 1", 1),
        ("ringwar 1\n", "", 1),
        ("ringwar 1", "\ufeffringwar one", 1),
        ("game      toy-errand", "game", 3),
        ("game      toy-errand", "games     toy-errand", 3),
        ("game      toy-errand", "game toy-errand\ngame toy-battle", 4),
        ("rules     1", "rules     0", 2),
        ("rules     1", "rules     2", 2),
        ("rules     1", "rules     -1", 2),
        ("rules     1", "rules     one", 2),
        ("rules     1", "rules     1\nrules     1", 3),
        ("scenario  short", "scenario  short\nscenario  short", 5),
        ("players   2", "players   2\nplayers   2", 6),
        ("position ", "position  {}\nposition ", 7),
        ("seat      walker Anna", "seat      walker", 7),
        ("seat      walker Anna", "seat      nobody Anna", 7),
        ("seat      walker Anna", "seat      walker An\x1b[31mna", 7),
        ("seat      walker Anna", "seat      walker \u202eannA", 7),
        ("seat      walker Anna", "seat      walker " + "A" * 81, 7),
        ("seat      walker Anna", "weather   fine", 7),
        ("seat      watcher random", "seat      walker Berta", 8),
        ("seat      watcher random", "seat      watcher random\nseat      watcher random", 9),
        ("dice ", "dice      ff\ndice ", 9),
        ("dice ", f"dice      {'0' * 64}\ndice ", 10),
        ("dice ", f"dice      {'g' * 64}\n# ", 9),
        ("\n\n", "\nsecret    00\n\n", 10),
        ("\n\n", "\nsecret    none\n\n", 10),
        ("\n\n", f"\nsecret    {'00' * 65}\n\n", 10),
        ("\n\n", "\nnonce     walker 00\n\n", 10),
        ("\n\n", "\nnonce     walker 00\nnonce     nobody 00\n\n", 11),
        ("\n\n", "\nnonce     walker 00\nnonce     watcher mine\n\n", 11),
        ("\n\n", f"\nnonce     walker 00\nnonce     watcher {'00' * 65}\n\n", 11),
    ],
)
def test_a_record_with_a_damaged_header(old: str, new: str, number: int) -> None:
    assert refusal(changed(old, new)).startswith(f"line {number}: ")


@pytest.mark.parametrize(
    "old, new, word",
    [
        ("game      toy-errand", "game      chess", "chess"),
        ("game      toy-errand\n", "", "game"),
        ("game      toy-errand", "game      toy-battle", ""),
        ("scenario  short", "scenario  endless", "endless"),
        ("players   2", "players   two", "two"),
        ("players   2", "players   99", "99"),
        ("players   2", "players   -2", "-2"),
        ("players   2", "players   0", "0"),
        ("players   2", "players   2.0", "2.0"),
        ("players   2", "players   " + "9" * 5000, ""),
        ("players   2", "players   2\nexpansion dragons", "dragons"),
        ("players   2", "players   2\noption    speed 9", "speed"),
        ('{"left": 3}', '{"left": 3', ""),
        ('{"left": 3}', '{"left": "three"}', "left"),
        ('{"left": 3}', '{"dragons": 3}', "dragons"),
        ('{"left": 3}', "[1, 2, 3]", ""),
        ('{"left": 3}', "17", ""),
        ('{"left": 3}', '"left"', ""),
        ('{"left": 3}', "null", ""),
        ('{"left": 3}', "nonsense", ""),
        ('{"left": 3}', "[" * 100_000, ""),
        ('{"left": 3}', '{"left": ' * 100_000, ""),
    ],
)
def test_a_record_of_a_game_that_cannot_be(old: str, new: str, word: str) -> None:
    assert word in refusal(changed(old, new))


def test_a_record_of_rules_that_are_yet_to_come_is_refused_and_says_what_is_needed() -> None:
    message = refusal(changed("rules     1", "rules     2"))
    assert message == "line 2: this game was played by rules 2; this Ringwar knows them up to 1, a newer one is needed"


def test_a_secret_that_has_another_hash_is_refused() -> None:
    secret = "00ff"
    hashed = changed("0" * 64, commitment(bytes.fromhex(secret)))
    message = refusal(changed("\n\n", f"\nsecret    {secret}\n\n"))
    assert message == "line 10: the secret is not the one whose hash was published"
    assert "the header or an answer" in refusal(changed("\n\n", f"\nsecret    {secret}\n\n", hashed))


def test_nonces_without_the_hash_of_a_secret_are_refused() -> None:
    nonces = "nonce     walker 00\nnonce     watcher house\n"
    assert "need a line 'dice'" in refusal(changed(f"dice      {'0' * 64}\n", nonces))


def test_a_text_of_many_megabytes_is_refused() -> None:
    assert refusal(GOOD + "\n" * 5_000_000) == "line 1: a record has at most 4,000,000 characters"


def test_an_endless_header_is_refused() -> None:
    options = "".join(f"option    a{number} b\n" for number in range(100_000))
    assert refusal(changed("seat ", f"{options}seat ")) == "line 101: a header has at most 100 lines"


def test_an_answer_to_another_question_than_the_one_asked_is_refused() -> None:
    message = refusal(changed("# road", "# rest"))
    assert message.startswith(f"line {FIRST + 3}: this answers 'rest', but open is 'road', asked of walker")


def test_what_follows_the_key_of_a_question_is_a_comment() -> None:
    assert read(changed("# road", "# road (a bad idea)"), ruleset).proved


def test_a_header_that_says_an_option_twice() -> None:
    old = "option    first-point red"
    number = TRICKS.splitlines().index(old) + 2
    assert refusal(changed(old, f"{old}\noption    first-point blue", TRICKS)).startswith(f"line {number}: ")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        " ",
        "\n\n\n",
        "\x00",
        "hello",
        '[Event "A game"]\n1. e4 e5\n',
        '{"game": "toy-errand"}',
        "<html></html>",
        b"",
        b"\x00\x01\x02\x03",
        b"\x89PNG\r\n\x1a\n",
        b"PK\x03\x04",
        GOOD.encode("utf-16"),
    ],
)
def test_a_foreign_file(text: str | bytes) -> None:
    assert refusal(text).startswith("line 1: ")


@pytest.mark.parametrize("number", [1, 2, 5, 10, 14])
def test_a_file_that_is_not_utf_8_in_one_place(number: int) -> None:
    lines = [line.encode() for line in LINES]
    lines[number - 1] = b"\xff\xfe" + lines[number - 1]
    assert refusal(b"".join(lines)) == f"line {number}: this is not text"


def test_control_characters_and_endless_words_do_not_reach_the_message() -> None:
    lines = [*LINES]
    for word in ("\x1b[31mred", "x" * 100_000):
        lines[FIRST] = f"{word} moor\n"
        refusal("".join(lines))
        lines[FIRST] = f"watcher {word}\n"
        refusal("".join(lines))
