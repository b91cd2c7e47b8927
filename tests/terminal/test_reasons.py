"""Why not? Asked at the terminal, by any word of a name, with an intent or without."""

from __future__ import annotations

import pytest

import ringwar
from ringwar import games
from ringwar.hosting import HUMAN, Hosted
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


def asked(*typed: str) -> Script:
    """What is shown to the Free Peoples who type these lines at an action."""
    script = Script(*typed)
    hosted = Hosted(ringwar.read_position(TABLE), {FREE: HUMAN, SHADOW: HUMAN})
    with pytest.raises(EOFError):
        Session(hosted, script, Words("en", game="boardgame"), alone=True).play()
    return script


@pytest.fixture(autouse=True)
def _board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame"})


def test_the_reason_is_said_with_its_clause() -> None:
    shown = " ".join(asked("why not edoras recruit").after("why not edoras recruit").split())
    assert shown.startswith("Rohan is not at war, so no Rohan regular can be recruited; 3 steps are missing (BG-MUSTER")


def test_what_is_possible_is_said_to_be() -> None:
    assert asked("why not muster").after("why not muster").startswith("Muster is possible now.")


def test_without_an_intent_all_of_them_are_said_where_something_else_is_asked() -> None:
    shown = asked("why not edoras?").after("why not edoras?").splitlines()
    assert shown[0] == "Something else is asked now"
    assert any(line.startswith("to recruit: Rohan is not at war") for line in shown)
    assert any(line.startswith("to attack: ") for line in shown)


def test_what_is_unknown_or_left_out_is_said() -> None:
    assert asked("why not hobbiton").after("why not hobbiton").startswith("Nothing here is called “hobbiton”.")
    assert asked("why").after("why").startswith("Type why not and what you mean")
