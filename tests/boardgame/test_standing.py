"""Standing orders of the board game: what each answers, and where it says nothing."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from helpers import question_alone
from ringwar.boardgame.rules.casualties import LOSE_ELITE, REDUCE_ELITE, REMOVE_ELITE, REMOVE_REGULAR
from ringwar.boardgame.standing import ORDERS
from ringwar.kernel import name_of
from ringwar.kernel.orders import SILENT

ELITES_LEFT = [REMOVE_ELITE["gondor"], REDUCE_ELITE["gondor"]]
MIXED = [REMOVE_ELITE["gondor"], REDUCE_ELITE["gondor"], REMOVE_REGULAR["gondor"]]
WANTED = ("attack", "all", "none", "no", "1")
"""What is answered until the attacker is asked whether to go on."""


def said(order: str, key: str, options: Any, number: int = 0) -> Any:
    """What an order answers to a question."""
    return ORDERS[order].answer(question_alone("shadow", key, options), number)


@pytest.mark.parametrize(
    "order, key, options, answer",
    [
        ("no-combat-cards", "combat-card", ["card", None], None),
        ("no-combat-cards-now", "combat-card", ["card", None], None),
        ("regulars-first", "loss", MIXED, REMOVE_REGULAR["gondor"]),
        ("regulars-first", "loss", ELITES_LEFT, REDUCE_ELITE["gondor"]),
        ("regulars-first", "loss", [LOSE_ELITE["gondor"], REMOVE_REGULAR["rohan"]], REMOVE_REGULAR["rohan"]),
        ("regulars-first", "regular-from", ["casualties", "reinforcements"], "casualties"),
        ("re-roll-all", "re-roll", range(3, -1, -1), 3),
        ("re-roll-all", "hunt-re-roll", range(2, -1, -1), 2),
        ("withdraw", "withdraw", (True, False), True),
        ("advance-all", "advance", (True, False), True),
        ("advance-all", "advance-with", ["all", "some"], "all"),
        ("no-declaring", "declare", (True, False), False),
        ("no-merging", "merge", (True, False), False),
        ("pass", "use-die", ["army", "pass"], "pass"),
    ],
)
def test_an_order_answers_its_question(order: str, key: str, options: Any, answer: Any) -> None:
    assert said(order, key, options) == answer


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_says_nothing_to_another_question(order: str) -> None:
    assert said(order, "recruit-where", ["a", "b"]) is SILENT


def test_an_order_says_nothing_where_its_answer_is_no_option() -> None:
    assert said("pass", "use-die", ["army", "muster"]) is SILENT
    assert said("advance-all", "advance-with", ["some"]) is SILENT
    assert said("regulars-first", "loss", ["a", "b"]) is SILENT


@pytest.mark.parametrize("number, answer", [(0, 1), (1, 1), (3, 3), (9, 5)])
def test_dice_for_the_hunt_are_the_nearest_number_that_may_be(number: int, answer: int) -> None:
    assert said("allocate", "allocate", range(1, 6), number) == answer


def test_the_guide_stays_the_guide() -> None:
    position = ringwar.start("boardgame")
    while position.question is not None and position.question.side == "chance":
        position = position.after(position.names()[0])
    question = position.question
    assert question is not None
    assert question.key == "guide"
    assert name_of(ORDERS["keep-guide"].answer(question, 0)) == position.view("free-peoples")["fellowship"]["guide"]
    others = question_alone("free-peoples", "loss", ["strider"])
    assert ORDERS["keep-guide"].answer(others, 0) is SILENT


@pytest.mark.parametrize("number, answer", [(3, False), (4, True)])
def test_an_attack_is_broken_off_with_fewer_units_than_were_ordered(number: int, answer: bool) -> None:
    document = {
        "game": "boardgame",
        "from": "empty",
        "phase": "actions",
        "turn": 2,
        "to_act": "shadow",
        "politics": {"sauron": {"steps_to_war": 0, "active": True}},
        "armies": {
            "south-ithilien": {"sauron": {"regular": 2, "elite": 1}, "nazgul": 2},
            "osgiliath": {"gondor": {"regular": 5}},
        },
        "dice": {"shadow": ["army"], "free-peoples": []},
    }
    position = ringwar.read_position(document)
    for _ in range(40):
        names = position.names()
        if position.question is None or position.question.key == "cease":
            break
        position = position.after(next((name for name in WANTED if name in names), names[0]))
    assert position.question is not None
    assert ORDERS["cease-below"].answer(position.question, number) is answer
    assert ORDERS["no-combat-cards-now"].lasts(position, "shadow", 0)
    assert name_of(position.question.options[0]) == "yes"
