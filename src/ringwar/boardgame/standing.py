"""Standing orders of the board game: what a seat may have answered for it, in battles and every turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.rules.armies import ALL
from ringwar.boardgame.rules.casualties import Loss
from ringwar.boardgame.rules.dice import PASS
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import REGULAR
from ringwar.kernel import Position, Question
from ringwar.kernel.orders import SILENT, Answering, Order, fixed


def in_this_battle(position: Position[Any], seat: str, since: int) -> bool:
    """An order for one battle: it stands as long as that is fought."""
    return position.state.battle is not None


def regulars_first(question: Question, number: int) -> Any:
    """Hits are taken by regulars, then by elites who become regulars; these come from the casualties."""
    if question.key == "regular-from":
        return question.options[0]
    if question.key != "loss" or not all(isinstance(option, Loss) for option in question.options):
        return SILENT
    losses: list[Loss] = list(question.options)
    return min(losses, key=lambda loss: (loss.piece.kind != REGULAR, not loss.reduces, loss.hits))


def re_roll_all(question: Question, number: int) -> Any:
    """As many dice as may be are rolled again."""
    return max(question.options) if question.key in ("re-roll", "hunt-re-roll") else SILENT


def below(*keys: str) -> Answering:
    """Say yes to breaking off as soon as the own army has fewer units than the number, and no before."""

    def answer(question: Question, number: int) -> Any:
        if question.key not in keys:
            return SILENT
        return own_units(question) < number

    return answer


def own_units(question: Question) -> int:
    """How many units the seat's side has in the battle that is fought."""
    army: Mapping[str, int] = question.view()["battle"]["forces"][question.plays_for]["army"]
    return sum(count for piece, count in army.items() if BY_NAME[piece].is_unit)


def advance_all(question: Question, number: int) -> Any:
    """After a victory everybody advances who can."""
    if question.key == "advance":
        return True
    return ALL if question.key == "advance-with" and ALL in question.options else SILENT


def allocate(question: Question, number: int) -> Any:
    """So many dice go into the hunt box every turn, or the nearest number that may."""
    if question.key != "allocate":
        return SILENT
    return max(min(question.options), min(max(question.options), number))


def keep_guide(question: Question, number: int) -> Any:
    """The guide stays the guide, as long as that is one of those who may be."""
    if question.key != "guide":
        return SILENT
    guide = question.view()["fellowship"]["guide"]
    return next((option for option in question.options if option.name == guide), SILENT)


ORDERS: Mapping[str, Order] = {
    "no-combat-cards-now": Order(fixed("combat-card", None), in_this_battle),
    "no-combat-cards": Order(fixed("combat-card", None)),
    "regulars-first": Order(regulars_first),
    "re-roll-all": Order(re_roll_all),
    "withdraw": Order(fixed("withdraw", True)),
    "cease-below": Order(below("cease"), numbered=True),
    "retreat-below": Order(below("retreat"), numbered=True),
    "advance-all": Order(advance_all),
    "allocate": Order(allocate, numbered=True),
    "keep-guide": Order(keep_guide),
    "no-declaring": Order(fixed("declare", False)),
    "no-merging": Order(fixed("merge", False)),
    "pass": Order(fixed("use-die", PASS)),
}
"""By name: what can be ordered."""
