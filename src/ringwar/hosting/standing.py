"""Standing answers of one seat: set, seen and dropped by it alone, and told to nobody."""

from __future__ import annotations

from typing import Any, NamedTuple

from ringwar.kernel import Player, Position, Question, Refusal, Ruleset
from ringwar.kernel.game import Unanswered
from ringwar.kernel.orders import SILENT


class Given(NamedTuple):
    """An order as a seat has given it."""

    number: int
    since: int
    """How many answers there were."""


class Standing(Player):
    """Answers for a person what an order covers, and leaves everything else to the person."""

    def __init__(self, ruleset: Ruleset[Any], seat: str) -> None:
        self.known = ruleset.orders
        self.seat = seat
        self.orders: dict[str, Given] = {}
        """By name, the first given first."""

    def give(self, name: str, position: Position[Any], number: int | None = None) -> None:
        """Let an order stand; Refusal for one that there is not, or that has no number and needs one."""
        order = self.known.get(name)
        if order is None:
            raise Refusal("no-such-order", order=name, orders=list(self.known))
        if order.numbered != (number is not None):
            raise Refusal("order-number" if order.numbered else "order-no-number", order=name)
        if not order.lasts(position, self.seat, position.count):
            raise Refusal("order-over", order=name)
        self.orders[name] = Given(number or 0, position.count)

    def restore(self, name: str, number: int, since: int) -> None:
        """Let an order stand again that was kept; one that is no longer known is gone."""
        if name in self.known:
            self.orders[name] = Given(number, since)

    def drop(self, name: str) -> None:
        """Let an order stand no longer; Refusal for one that does not."""
        if name not in self.orders:
            raise Refusal("no-order-stands", order=name, orders=list(self.orders))
        del self.orders[name]

    def review(self, position: Position[Any]) -> None:
        """Drop the orders that are over, also where the game was taken back before they were given."""
        for name, (_, since) in list(self.orders.items()):
            if since > position.count or not self.known[name].lasts(position, self.seat, since):
                del self.orders[name]

    def answer(self, question: Question) -> Any:
        order = self.order_for(question)
        if order is None:
            raise Unanswered((question,))
        return self.known[order].answer(question, self.orders[order].number)

    def order_for(self, question: Question) -> str | None:
        """The name of the order that answers a question, if one does."""
        for name, (number, _) in self.orders.items():
            if self.known[name].answer(question, number) is not SILENT:
                return name
        return None
