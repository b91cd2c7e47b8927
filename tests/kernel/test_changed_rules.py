"""Records of older rules: read by what the game lists as changed, or refused with the clause that differs."""

from __future__ import annotations

import pytest

from helpers import play
from kernel.little import Little, LittleGame, LittleStep
from ringwar.kernel import RecordError, SavedGame, read, start, write
from ringwar.kernel.changes import Change, Differs, Dropped, RenamedKey, RenamedOption


class Old(Little):
    """A game by its first rules."""

    rules = 1


class New(Little):
    """The same game by later rules."""

    rules = 3

    def __init__(self, *steps: LittleStep, changes: tuple[Change, ...] = ()) -> None:
        super().__init__(*steps)
        self.changes = changes


def walk(game: LittleGame) -> None:
    """As it was asked at first: ready, where to, a die for the weather, rest."""
    game.confirm("a", "ready")
    game.state.facts["to"] = game.ask("a", "where", ("moor", "ford"))
    game.ask("chance", "weather", ("sun", "rain"))
    game.confirm("b", "rest")


OLD = write(SavedGame(play(start(Old(walk), Old(walk).setup()), "yes", "moor", "rain", "no")))
LINES = OLD.splitlines()
FIRST = LINES.index("") + 2


def now(*changes: Change, weather: bool = True, key: str = "where", moor: str = "moor") -> New:
    """The game as it is asked now."""

    def changed(game: LittleGame) -> None:
        game.confirm("a", "ready")
        game.state.facts["to"] = game.ask("a", key, (moor, "ford"))
        if weather:
            game.ask("chance", "weather", ("sun", "rain"))
        game.confirm("b", "rest")

    return New(changed, changes=changes)


def saved(rules: New, text: str = OLD) -> SavedGame:
    return read(text, lambda _: rules)


def refusal(rules: New, text: str = OLD) -> str:
    with pytest.raises(RecordError) as refused:
        saved(rules, text)
    assert len(str(refused.value)) <= 200
    return str(refused.value)


def test_an_older_record_that_no_change_concerns_is_read_and_proved() -> None:
    again = saved(now())
    assert (again.position.count, again.rules, again.proved) == (4, 1, True)


def test_it_is_written_again_by_the_rules_of_today() -> None:
    text = write(saved(now()))
    assert "rules     3" in text
    assert saved(now(), text).rules == 3


def test_the_line_of_a_question_that_is_no_longer_asked_is_passed_over() -> None:
    again = saved(now(Dropped(2, "LG-01", "weather"), weather=False))
    assert again.position.count == 3
    assert again.position.result is not None
    assert again.proved


def test_a_line_may_be_passed_over_for_one_answer_only() -> None:
    assert saved(now(Dropped(2, "LG-01", "weather", "rain"), weather=False)).position.count == 3
    assert "answer 3" in refusal(now(Dropped(2, "LG-01", "weather", "sun"), weather=False))


def test_the_last_question_may_be_one_that_is_no_longer_asked() -> None:
    def shorter(game: LittleGame) -> None:
        game.confirm("a", "ready")
        game.state.facts["to"] = game.ask("a", "where", ("moor", "ford"))
        game.ask("chance", "weather", ("sun", "rain"))

    again = saved(New(shorter, changes=(Dropped(2, "LG-01", "rest"),)))
    assert again.position.count == 3
    assert again.proved


def test_a_question_that_has_another_key_now_is_found() -> None:
    again = saved(now(RenamedKey(2, "LG-02", "where", "road"), key="road"))
    assert (again.position.count, again.proved) == (4, True)


def test_an_option_that_has_another_name_now_is_found_and_the_other_table_is_said() -> None:
    again = saved(now(RenamedOption(2, "LG-02", "where", "moor", "heath"), moor="heath"))
    assert again.position.state.facts["to"] == "heath"
    assert str(again.doubt) == "under rules 1 it came to another table"


def test_a_changed_answer_is_found_in_an_older_record_too() -> None:
    changed = OLD.replace("rain", "sun ")
    assert "is not what it was" in refusal(now(), changed)
    assert "is not what it was" in refusal(now(Dropped(2, "LG-01", "weather"), weather=False), changed)


def test_a_record_that_cannot_be_read_says_which_clause_differs_and_from_which_answer_on() -> None:
    told = "under rules 1 LG-01 was read otherwise; the game differs from answer 3 on"
    assert refusal(now(Differs(2, "LG-01", ("weather",)), weather=False)) == f"line {FIRST + 2}: {told}"


def test_an_option_that_is_gone_is_said_by_its_clause() -> None:
    told = "under rules 1 LG-02 was read otherwise; the game differs from answer 2 on"
    assert refusal(now(Differs(2, "LG-02", ("where",)), moor="heath")) == f"line {FIRST + 1}: {told}"


def test_a_clause_that_concerns_some_sides_explains_nothing_to_others() -> None:
    assert "LG-01" in refusal(now(Differs(2, "LG-01", ("weather",), sides=("b", "chance")), weather=False))
    assert "LG-01" not in refusal(now(Differs(2, "LG-01", ("weather",), sides=("b",)), weather=False))


def test_a_question_that_is_new_is_said_by_its_clause() -> None:
    def asking(game: LittleGame) -> None:
        game.confirm("a", "sing")
        walk(game)

    assert "LG-03 was read otherwise" in refusal(New(asking, changes=(Differs(2, "LG-03", ("sing",)),)))


def test_a_difference_that_nobody_has_listed_is_said_all_the_same() -> None:
    message = refusal(now(weather=False))
    assert message.startswith(f"line {FIRST + 2}: this game of rules 1 differs from answer 3 on: ")


def test_a_change_does_not_concern_records_of_the_rules_after_it() -> None:
    text = OLD.replace("rules     1", "rules     2").replace(LINES[-1], "end")
    rules = now(Dropped(1, "LG-01", "weather"), weather=False)
    assert saved(rules, text.replace("rules     2", "rules     1")).position.count == 3
    assert "this game of rules 2 differs" in refusal(rules, text)


def test_a_record_that_does_not_say_is_of_the_first_rules() -> None:
    text = OLD.replace("rules     1\n", "")
    assert (saved(now(), text).rules, saved(now(), text).proved) == (1, True)


def test_an_older_record_that_comes_to_another_table_is_read_and_says_so() -> None:
    def elsewhere(game: LittleGame) -> None:
        walk(game)
        game.state.facts["to"] = "home"

    assert str(saved(New(elsewhere)).doubt) == "under rules 1 it came to another table"
