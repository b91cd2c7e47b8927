"""Standing orders: what a seat can say once, to be answered for it where it would be asked again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from ringwar.kernel.position import Position
    from ringwar.kernel.questions import Question


class Silence:
    """Instead of an answer: the order has nothing to say to a question. (None would be an answer.)"""


SILENT: Final = Silence()

Answering = Callable[["Question", int], Any]
"""What an order with its number answers to a question, by what its seat may know; SILENT where it says nothing."""
Lasting = Callable[["Position[Any]", str, int], bool]
"""Whether an order of a seat, given after so many answers, still stands in a position."""


def always(position: Position[Any], seat: str, since: int) -> bool:
    """Of an order that stands until it is dropped."""
    return True


class Order(NamedTuple):
    """One kind of standing order of a game."""

    answer: Answering
    lasts: Lasting = always
    numbered: bool = False
    """Whether it is given with a number."""


def fixed(key: str, option: Any) -> Answering:
    """Answer one question always in the same way, where that is an option."""

    def answer(question: Question, number: int) -> Any:
        return option if question.key == key and option in question.options else SILENT

    return answer
