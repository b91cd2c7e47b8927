"""Hints asked for at the terminal: the best answers, in the language of the game, for whoever is at the screen."""

from __future__ import annotations

import pytest

import ringwar
from ringwar import games
from ringwar.hosting import HUMAN, Hosted
from ringwar.terminal.choices import meant
from ringwar.terminal.session import Session
from ringwar.words import Words
from terminal.script import Script

FREE, SHADOW = "free-peoples", "shadow"
TABLE = {
    "game": "boardgame",
    "phase": "actions",
    "turn": 2,
    "to_act": FREE,
    "dice": {FREE: ["character", "muster"], SHADOW: ["army"]},
}


@pytest.fixture(autouse=True)
def _board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame"})


def asked(*typed: str, language: str = "en", opponent: str = HUMAN) -> Script:
    """What is shown to the Free Peoples who type these lines at an action."""
    script = Script(*typed)
    hosted = Hosted(ringwar.read_position(TABLE), {FREE: HUMAN, SHADOW: opponent})
    words = Words(language, game="boardgame")
    with pytest.raises(EOFError):
        Session(hosted, script, words, alone=opponent == HUMAN).play()
    assert words.missing == set()
    return script


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_the_best_answers_are_shown_with_chances_and_reasons(language: str) -> None:
    words = Words(language, game="boardgame")
    position = ringwar.read_position(TABLE)
    assert position.question is not None
    shown = " ".join(asked("hint", language=language).after("hint").split())
    options = words.options(position.question)
    for each in ringwar.hint(position)["options"]:
        number = list(options).index(each["name"]) + 1
        assert f"{number}. {options[each['name']]}: {round(100 * each['chance'])}" in shown
        assert words.hint_reason(each["reason"]) in shown


def test_the_number_of_a_hint_is_the_one_to_type() -> None:
    """The best answer is not the first of the list, and its number chooses it nevertheless."""
    position = ringwar.read_position(TABLE).after("muster").after("diplomacy")
    assert position.question is not None
    best = ringwar.hint(position)["options"][0]["name"]
    assert best != position.names()[0]
    shown = " ".join(asked("muster", "diplomacy", "hint", opponent="rules").after("hint").split())
    number = shown.partition(". ")[0].split()[-1]
    assert meant(number, Words("en", game="boardgame").options(position.question)) == [best]


def test_where_answers_are_numbers_a_hint_has_no_others() -> None:
    table = {"game": "boardgame", "phase": "hunt-allocation", "turn": 2}
    script = Script("hint")
    hosted = Hosted(ringwar.read_position(table), {FREE: "rules", SHADOW: HUMAN})
    with pytest.raises(EOFError):
        Session(hosted, script, Words("en", game="boardgame"), alone=False).play()
    lines = [line for line in script.after("hint").splitlines() if "%" in line]
    assert lines
    assert all(line.split(":")[0].strip().isdecimal() for line in lines)


def test_a_hint_is_about_what_is_asked_after_a_draft() -> None:
    shown = asked("muster", "diplomacy", "hint", opponent="rules").after("hint")
    assert " ".join(shown.split()).count(" nearer to war: ") == 3


def test_a_level_can_be_named_and_one_that_does_not_think_is_refused() -> None:
    assert asked("hint rules").after("hint rules").startswith("Rules gives no advice; those who do are hard, expert")


def test_help_says_that_there_are_hints() -> None:
    assert "hint: the three best answers" in " ".join(asked("help").text.split())
