"""Three and four people and computer players at one terminal, in the board game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ringwar import games
from ringwar.kernel import read
from ringwar.terminal import Request, run
from ringwar.words import Words
from terminal.script import CLEARED, Script

FREE_TEAM = {"gondor": "human", "rohan": "human", "shadow": "random"}
DRAWN = ("", "fp-character-01", "fp-strategy-01", "", "", "fp-character-02", "fp-strategy-02")
"""What the Gondor and the Rohan player draw in the first turn, each at the screen."""


@pytest.fixture(autouse=True)
def _boardgame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame"})


def at_the_table(*typed: str, **request: Any) -> Script:
    """What is shown when people type these lines; they roll and draw for themselves."""
    script = Script(*typed)
    wanted: dict[str, Any] = {"game": "boardgame", "players": 4, "own_dice": True, "seats": FREE_TEAM, "seed": 1}
    wanted["confirms"] = False
    script.shown.append(f"<status {run(Request(**wanted | request), script, Words())}>")
    return script


def exchanged(*typed: str, **request: Any) -> Script:
    """The first turn up to the question whether the partners exchange a card; the Gondor player is at the screen."""
    return at_the_table(*DRAWN, "", "", *typed, **request)


def test_each_player_draws_at_the_screen_after_it_was_handed_over() -> None:
    script = at_the_table(*DRAWN)
    assert "The Gondor player: press Enter" in script.text
    assert "Draw a Character card for the Gondor player. Which is it?" in script.text
    assert "Draw a Strategy card for the Rohan player. Which is it?" in script.after("fp-character-02")


def test_partners_do_not_see_each_others_cards_at_one_screen() -> None:
    words = Words("en", game="boardgame")
    script = exchanged("yes", "", "", "table", "log")
    rohan = script.text[script.text.rindex(CLEARED) :]
    assert "How things stand for the Rohan player" in rohan
    assert words.name("fp-strategy-02") in rohan
    for card in ("fp-character-01", "fp-strategy-01"):
        assert words.name(card) in exchanged("table").after("table")
        assert words.name(card) not in rohan


def test_an_exchange_is_told_to_both_partners() -> None:
    script = exchanged("yes", "", "", "yes", "fp-strategy-02", "", "", "fp-strategy-01", "", "", "log")
    words = Words("en", game="boardgame")
    given = f"The Rohan player gives the Gondor player {words.name('fp-strategy-02')}."
    taken = f"The Gondor player gives the Rohan player {words.name('fp-strategy-01')}."
    assert "Which card do you give to your partner?" in script.text
    assert taken in script.after("log")
    assert given in script.after("log")


def test_a_partner_who_wants_no_exchange_is_named() -> None:
    script = exchanged("yes", "", "", "no", "", "", "log")
    assert "The Gondor player wanted to exchange a card, the Rohan player did not." in script.after("log")


def test_a_choice_may_be_taken_back_while_the_partner_comes_to_the_screen() -> None:
    script = exchanged("yes", "undo", "no")
    assert "The Gondor player may still type undo." in script.after("yes")
    assert "Do you want to exchange a card with your partner?" in script.after("undo")


def test_one_person_with_both_seats_is_not_asked_to_hand_over() -> None:
    typed = [line for line in DRAWN if line]
    script = at_the_table(*typed, "yes", "undo", "no", alone=True)
    assert "press Enter" not in script.text
    assert CLEARED not in script.text
    assert "How things stand for the Rohan player" in script.after("fp-strategy-01")
    assert script.after("undo").startswith("Taken back.")


def test_a_side_stands_for_all_its_seats() -> None:
    exchanged("save four.txt", "quit")
    saved = read(Path("four.txt").read_bytes(), games.ruleset)
    assert saved.seats == {"gondor": "human", "rohan": "human", "witch-king": "random", "saruman": "random"}


def test_a_saved_game_goes_on_with_the_same_people_at_the_same_seats() -> None:
    exchanged("yes", "", "", "no", "", "", "save four.txt", "quit")
    script = at_the_table("", "log", load=Path("four.txt"), seats={})
    assert "The Gondor player: press Enter" in script.text
    assert "the Rohan player did not" in script.after("log")


def test_a_game_of_one_person_with_several_seats_goes_on_so() -> None:
    script = at_the_table("fp-character-01", "save four.txt", "quit", alone=True)
    assert "ringwar play --terminal --own-dice --alone --no-confirm --load" in script.text


def test_how_many_play_and_which_seats_are_asked_by_their_players() -> None:
    script = at_the_table("no", "4", "gondor", "easy", "easy", "easy", players=None, seats={})
    assert "How many players?\none of 2, 3 and 4" in script.text
    assert "1. The Gondor player" in script.text
    assert "Who answers for the Rohan player?" in script.text
    assert "How things stand for the Gondor player" in script.text


def test_several_seats_may_be_one_persons() -> None:
    asked = {"players": 3, "seats": {"free-peoples": "random"}}
    assert "press Enter" not in at_the_table("1 2", "one", **asked).text
    assert "press Enter" in at_the_table("1 2", "several", "fp-character-01", "fp-strategy-01", **asked).text


def test_seats_that_only_four_have_make_four_players() -> None:
    script = at_the_table(players=None, seats={"gondor": "human", "rohan": "random", "shadow": "random"})
    assert "How many" not in script.text
    assert "How things stand for the Gondor player" in script.text


def test_seats_that_three_and_four_have_leave_the_choice_between_them() -> None:
    script = at_the_table("3", players=None, seats={"witch-king": "human", "saruman": "random"})
    assert "one of 3 and 4" in script.text


def test_a_seat_that_nobody_has_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Request(game="boardgame", players=3, seats={"gondor": "human"}), Script()) == 2
    line = "ringwar: there is no seat 'gondor'; the seats are: free-peoples, witch-king, saruman\n"
    assert capsys.readouterr().err == line
