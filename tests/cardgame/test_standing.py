"""Standing orders of the card game: passing, for good or until somebody else does something."""

from __future__ import annotations

from typing import Any

import ringwar
from helpers import question_alone
from ringwar.cardgame.standing import ORDERS
from ringwar.kernel import CHANCE, Position
from ringwar.kernel.orders import SILENT

UNTIL = ORDERS["pass-until-acted"]


def at_an_action(seed: int = 0) -> Position[Any]:
    """A duel at the first action at which a seat may pass."""
    position = ringwar.start("cardgame", scenario="duel")
    while position.question is not None:
        if position.question.key == "action" and "pass" in position.names():
            return position
        names = position.names()
        position = position.after(names[-1 if position.question.side == CHANCE else 0])
    raise AssertionError("nobody could pass")


def test_passing_is_answered_where_it_is_an_option_and_nowhere_else() -> None:
    for order in ORDERS.values():
        assert order.answer(question_alone("gandalf", "action", ["play", "pass"]), 0) == "pass"
        assert order.answer(question_alone("gandalf", "action", ["play", "move"]), 0) is SILENT
        assert order.answer(question_alone("gandalf", "play", ["pass"]), 0) is SILENT


def test_passing_ends_as_soon_as_somebody_else_does_something() -> None:
    position = at_an_action()
    assert position.question is not None
    seat, since = position.question.side, position.count
    assert UNTIL.lasts(position, seat, since)
    after = position.after("pass")
    assert after.question is not None
    assert after.question.side != seat
    assert UNTIL.lasts(after, seat, since)
    acts = next(name for name in after.names() if name != "pass")
    acted = after.after(acts)
    assert not UNTIL.lasts(acted, seat, since)
    assert UNTIL.lasts(acted, after.question.side, since)
