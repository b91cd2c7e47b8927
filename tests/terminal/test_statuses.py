"""Topics as lines: what is new, and what makes room."""

from __future__ import annotations

from ringwar.terminal.looks.statuses import MOST_LINES, Topic, told


def test_what_was_not_said_before_has_a_star() -> None:
    before = [Topic("Hunt box:", ["1 Shadow"]), Topic("FP", ["3 rings", "2 cards"], "free-peoples")]
    now = [Topic("Hunt box:", ["1 Shadow"]), Topic("FP", ["3 rings", "1 card"], "free-peoples")]
    assert told(now, before, 80) == ["Hunt box: 1 Shadow", "FP 3 rings; *1 card"]


def test_the_same_words_under_another_topic_are_new() -> None:
    assert told([Topic("SH", ["1 ring"])], [Topic("FP", ["1 ring"])], 80) == ["SH *1 ring"]


def test_topics_with_nothing_to_say_are_left_out() -> None:
    assert told([Topic("Sieges:", []), Topic("", ["Turn 1"])], None, 80) == ["Turn 1"]


def test_the_last_optional_topics_make_room() -> None:
    needed = [Topic(f"{number}:", ["something"]) for number in range(MOST_LINES - 1)]
    more = [Topic("Sieges:", ["Moria"], optional=True), Topic("Threatened:", ["Dale"], optional=True)]
    assert told([*needed, *more], None, 80)[-1] == "Sieges: Moria"


def test_what_is_needed_stays_even_where_there_is_no_room() -> None:
    assert len(told([Topic(f"{number}:", ["something"]) for number in range(20)], None, 80)) == 20
