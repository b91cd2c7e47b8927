"""A game at the terminal, typed line by line; what Chance says is typed too where a test needs to know it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ringwar import kernel
from ringwar.hosting import HUMAN, Hosted
from ringwar.kernel import CHANCE
from ringwar.terminal.session import Session
from ringwar.words import Words
from terminal.script import CLEARED, WORDS, Script, played
from terminal.toy import RULESET, SEATS

BOTH = {"north": "human", "south": "human"}
DRAWS = ("", "pike", "bow", "", "", "horn", "nazgul-one")
"""The hand-overs and the cards of the first crossing, both seats people with their own cards."""


def both(*typed: str, **request: Any) -> Script:
    """Two people at one screen with cards of their own."""
    return played(*DRAWS, *typed, seats=BOTH, own_dice=True, **request)


def test_the_table_the_news_and_the_question_are_shown_in_words() -> None:
    script = both("table")
    shown = script.after("nazgul-one")
    assert "hand: Horn, Nazgûl" in script.after("table")
    assert "The South drew Nazgûl." in shown
    assert shown.endswith("The South\nWhat is the weather like, the South?\n1. A fair wind  2. A calm\nYour answer")


def test_an_answer_is_taken_and_its_outcome_told() -> None:
    assert "The South has a fair wind." in both("a fair").after("a fair")
    assert "wind" not in both("2").after("2")


def test_what_is_no_answer_is_asked_again() -> None:
    script = both("storm", "a", "1")
    assert script.after("storm").startswith("There is no “storm” here.")
    assert script.after("a").startswith("That fits A fair wind and A calm.")
    assert "The South has a fair wind." in script.after("1")


def test_the_outcome_is_seen_before_the_screen_is_cleared_for_the_next_person() -> None:
    script = both("wind", "horn", "", "")
    assert script.after("horn").splitlines() == [
        "The South may still type undo.",
        "Press Enter, then hand over to the North",
    ]
    start = script.shown.index("Press Enter, then hand over to the North")
    assert script.shown[start + 1 : start + 6] == [
        *("> ", CLEARED, "The North: press Enter when only you can see the screen", "> ", CLEARED),
    ]
    assert "How things stand for the North" in script.after("")
    assert "hand: Pike, Bow" in script.after("")


def test_nobody_sees_the_cards_of_the_other_seat() -> None:
    script = both("wind", "none", "", "", "log")
    north = script.text[script.text.rindex(CLEARED) :]
    assert "How things stand for the North" in north
    assert "The South drew a card." in north
    assert "Horn" not in north
    assert "Nazgûl" not in north


def test_what_happened_is_told_once_and_how_things_stand_when_others_have_moved() -> None:
    script = both("wind", "none", "", "", "none", "", "")
    assert "How things stand" not in script.after("wind")
    assert script.after("wind").count("The South has a fair wind.") == 1
    north = script.text[script.text.index("How things stand for the North", script.text.index("> wind")) :]
    before = script.text[: script.text.index(north)]
    assert before.rindex("The South has a fair wind.") > before.rindex(CLEARED)
    assert "The North drew Pike." not in north


def test_of_a_simultaneous_choice_people_make_theirs_one_after_the_other() -> None:
    script = both("calm", "horn", "", "", "pike", "2")
    assert "The North bid Pike, the South Horn." in script.text
    assert "What does the South bid?" in script.after("calm")


def test_people_choose_before_computer_players_and_may_still_take_back_what_they_answered_before() -> None:
    typed = ("pike", "bow", "horn", "nazgul-one", "calm", "undo", "wind")
    script = played(*typed, seats={"north": "random", "south": "human"}, own_dice=True)
    assert "What does the South bid?" in script.after("calm")
    assert script.after("undo").startswith("Taken back.")
    assert "The South has a fair wind." in script.after("wind")


def test_an_answer_cannot_be_taken_back_after_somebody_else_has_answered() -> None:
    script = both("wind", "none", "", "", "undo")
    assert script.after("undo").startswith(
        "This cannot be taken back: the last answer was given by the South, not by the North"
    )


def test_an_answer_that_has_shown_something_hidden_cannot_be_taken_back() -> None:
    script = both("wind", "horn", "", "", "bow", "", "", "undo")
    assert "The North bid Bow, the South Horn." in script.after("bow")
    assert script.after("undo").startswith("This can no longer be taken back")


def test_nothing_can_be_taken_back_at_the_start() -> None:
    script = played("undo", own_dice=True)
    assert script.after("undo").startswith("There is nothing to take back")


def test_dice_of_the_program_cannot_be_taken_back_but_a_mistyped_card_can() -> None:
    program = played("undo", seats={"north": "random", "south": "human"})
    assert "the last answer was given by Chance" in program.after("undo")
    own = both("undo", "zan", "table")
    assert own.after("undo").startswith("Taken back.")
    assert "hand: Horn, Zánzar’s Axe" in own.after("table")


def test_the_last_one_may_take_back_while_the_screen_changes_hands() -> None:
    script = both("wind", "none", "what", "undo", "horn")
    assert "The South may still type undo." in script.after("none")
    assert "What does" not in script.after("what")
    assert "What does the South bid?" in script.after("undo")
    assert "The South drew" not in script.after("undo")


def test_the_game_can_be_left_while_the_screen_changes_hands() -> None:
    script = both("wind", "none", "quit")
    assert script.shown[-2:] == ["Goodbye.", "<status 0>"]


def test_numbers_are_answered_with_numbers() -> None:
    script = both("calm", "none", "", "", "pike", "2")
    assert "How many points do you take, 3 at most?\na number from 0 to 3" in script.text
    assert "The North took 2 points with Pike." in script.after("2")


def test_at_the_end_it_is_said_who_won_and_how() -> None:
    script = both("calm", "none", "", "", "pike", "1", "dance", "log", "no", "quit")
    assert "The game is over\nThe North has won.\nThe North took most points." in script.after("1")
    assert "The North took a point with Pike." in script.after("log")
    assert "“dance” is no command here" in script.after("dance")
    assert script.shown[-1] == "<status 0>"


def test_the_last_answer_can_be_taken_back_at_the_end() -> None:
    script = both("calm", "none", "", "", "pike", "1", "undo", "3")
    assert "How many points" in script.after("undo")
    assert "The North took 3 points" in script.after("3")


def test_computer_players_and_dice_play_by_themselves_and_anybody_may_watch() -> None:
    script = played("all", "quit", seats={"north": "random", "south": "random"})
    assert "How things stand" in script.text
    assert "The game is over" in script.text


def test_the_same_seed_gives_the_same_game() -> None:
    seats = {"north": "random", "south": "random"}
    games = [played("log", "all", "quit", seats=seats, seed=seed).text for seed in (1, 1, 2, 3, 4)]
    assert games[0] == games[1]
    assert len(set(games)) > 2


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_with_any_answers_end_and_have_words_for_everything(seed: int) -> None:
    rng = Random(seed)
    words = Words("en", WORDS)
    typed = [rng.choice(("", *"0123456789", "undo", "log", "table", "?")) for _ in range(800)]
    script = played(*typed, words=words, scenario="long", seats=BOTH, own_dice=seed % 2 == 1, seed=seed)
    assert "The game is over" in script.text
    assert words.missing == {"name-nameless"} or not words.missing
    assert script.shown[-1] == "<status 0>"


def test_the_person_who_draws_is_called_to_the_screen_and_dice_stay_with_whoever_is_there() -> None:
    position = kernel.start(RULESET, RULESET.setup())
    session = Session(Hosted(position, dict.fromkeys(SEATS, HUMAN)), Script(), Words("en", WORDS))
    question = position.question
    assert question is not None
    assert question.side == CHANCE
    assert session._person(CHANCE) == "north"
    session.reader = "south"
    question.options = (1, 2, 3, 4, 5, 6)
    assert session._person(CHANCE) == "south"


def test_the_list_of_a_draw_does_not_betray_what_others_hold() -> None:
    script = played("", "pike", "bow", "", "", "bow", "horn", seats=BOTH, own_dice=True)
    south = script.after("")
    assert "Draw a card for the South. Which is it?" in south
    cards = [
        "Bow",
        "Horn",
        "Nazgûl (nazgul-one)",
        "Nazgûl (nazgul-two)",
        "Pike",
        "Pike (copy 2)",
        "Zánzar’s Axe",
        "[nameless]",
    ]
    assert all(f"{number}. {card}" in south for number, card in enumerate(cards, 1))
    assert "9." not in south
    assert script.after("bow").startswith("There is no “bow” here.")
    assert "The South drew Horn." in script.after("horn")
