"""A game being played, without a screen: who sits where, drafts, undo, standing answers, and keeping it all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ringwar.hosting.dice import OwnDice, TableDice
from ringwar.hosting.drafts import Draft
from ringwar.hosting.keeping import Keeper, Nobody
from ringwar.hosting.standing import Standing
from ringwar.kernel import CHANCE, Asked, Event, Player, Position, Question, Refusal
from ringwar.kernel.position import asked_since
from ringwar.players.wrappers import Stopping, UpTo

HUMAN = "human"
"""Who sits at the seat of a person."""


class Hosted:
    """One game, and everybody at its table. All that happens to it happens here; clients show it."""

    def __init__(
        self,
        position: Position[Any],
        seats: Mapping[str, str],
        others: Mapping[str, Player] | None = None,
        keeper: Keeper | None = None,
        counts: bool = True,
    ) -> None:
        """`others` answer for computer players and for Chance; a game that does not count can be taken back freely."""
        self.position = position
        self.seats = dict(seats)
        self.others = dict(others or {})
        self.keeper = keeper or Nobody()
        self.counts = counts
        self.revision = 0
        """Rises with everything that changes the game."""
        self.people = [seat for seat, name in seats.items() if name == HUMAN]
        self.drafts: dict[str, Draft] = {}
        self.standing = {seat: Standing(position.ruleset, seat) for seat in self.people}
        self.seen: dict[str, int] = {}
        """How many answers there were when a seat last looked."""
        self._set_dice()

    # Who is asked what

    @property
    def asked(self) -> list[str]:
        """Those who must answer now and are people, or Chance where people roll their own dice."""
        answering = [*self.people, *([CHANCE] if self.own_dice else [])]
        return [question.side for question in self.position.questions if question.side in answering]

    @property
    def own_dice(self) -> bool:
        """Whether people roll and draw on a table of their own."""
        return isinstance(self.others.get(CHANCE), OwnDice)

    def draft(self, seat: str) -> Draft:
        """What a seat means to answer; empty until it has said something."""
        if seat not in self.drafts:
            self.drafts[seat] = Draft(self.position, seat)
        return self.drafts[seat]

    def question(self, seat: str) -> Question | None:
        """What a seat is asked, after what it has drafted."""
        return self.draft(seat).question

    # Answering

    def answer(self, seat: str, answer: Any) -> Draft:
        """Add an answer to the draft of a seat; Refusal, and nothing changed, where it is none."""
        draft = self.draft(seat)
        draft.add(answer)
        self._obey(draft)
        return draft

    def _obey(self, draft: Draft) -> None:
        """Let standing orders answer in a draft what they cover."""
        standing = self.standing.get(draft.seat)
        while standing is not None and (question := draft.question) is not None and standing.order_for(question):
            draft.add(standing.answer(question))

    def answer_now(self, seat: str, answer: Any) -> None:
        """Answer without a draft: for the dice on a table, which have fallen."""
        self._stand(self.position.after(answer, seat))

    def send(self, seat: str) -> None:
        """Send the whole draft of a seat: from now on it has been answered, and is kept before anybody is asked on."""
        names = self.draft(seat).names
        if not names:
            raise Refusal("draft-empty")
        position = self.position
        for name in names:
            position = position.after(name, seat)
        self._stand(position)

    def give(self, answers: Sequence[tuple[str, Any]]) -> None:
        """Take answers of seats, all or none, and have everybody go on who answers without being asked on a screen."""
        position = self.position
        for seat, answer in answers:
            position = position.after(answer, seat)
        try:
            self._stand(position.played(Stopping(self._answering(), self.seats)))
        except BaseException:
            self._set_dice()
            raise

    def advance(self, last_turn: int | None = None) -> bool:
        """Have computer players, Chance and standing answers go on to where a person is asked; whether they did.

        They may be stopped at the end of a turn, so that somebody can watch.
        """
        players = self._answering()
        stopping = Stopping(players, self.seats) if last_turn is None else UpTo(last_turn, players, self.seats)
        position = self.position.played(stopping)
        if position.count == self.position.count:
            return False
        self._stand(position)
        return True

    def _answering(self) -> dict[str, Player]:
        """Everybody who answers without being asked on a screen."""
        standing = {seat: each for seat, each in self.standing.items() if each.orders}
        return {**self.others, **standing}

    def _stand(self, position: Position[Any]) -> None:
        """Let the game stand somewhere else, and see it kept."""
        self.position = position
        self.revision += 1
        self.drafts.clear()
        self.seen = {seat: min(count, position.count) for seat, count in self.seen.items()}
        for each in self.standing.values():
            each.review(position)
        self.keeper.keep(position)

    # Taking back

    def back(self, seat: str) -> None:
        """Take back the last answer of a seat: of its draft, or one that it has sent; Refusal where it may not."""
        draft = self.draft(seat)
        if draft.names:
            draft.back()
        else:
            self._stand_again(self._undone(seat), seat)

    def go_back(self, number: int, seat: str) -> None:
        """Let the game stand where it stood after so many answers, for a seat: where everybody has agreed to that."""
        self._stand_again(self.position.at(number), seat)

    def _stand_again(self, position: Position[Any], seat: str) -> None:
        """Let the game stand where it stood before, without orders that would answer again what a seat takes back."""
        question = next((each for each in position.questions if each.side == seat), None)
        standing = self.standing.get(seat)
        while standing is not None and question is not None and (order := standing.order_for(question)):
            standing.drop(order)
        try:
            self._stand(position)
        finally:
            self._set_dice()

    def may_go_back(self, seat: str) -> bool:
        """Whether a seat has something to take back."""
        try:
            return bool(self.draft(seat).names) or self._undone(seat) is not None
        except Refusal:
            return False

    def _undone(self, seat: str) -> Position[Any]:
        """The game before the last answer of a seat: by the rule, or past the answers of computer players and dice."""
        try:
            return self.position.undone(seat)
        except Refusal:
            number = None if self.counts else self._last_answer(seat)
            if number is None:
                raise
            return self.position.at(number)

    def _last_answer(self, seat: str) -> int | None:
        """The number of a seat's last answer, if since then only computer players and their dice have answered."""
        sides = [asked.side for asked in asked_since(self.position)]
        for number in range(len(sides) - 1, -1, -1):
            if sides[number] == seat:
                return number
            if sides[number] in self.people:
                return None
        return None

    def _set_dice(self) -> None:
        """Let the dice of the program go on from where the game stands."""
        dice = self.others.get(CHANCE)
        if isinstance(dice, TableDice):
            dice.stand(self.position)

    # Looking

    def news(self, seat: str) -> list[Asked | Event]:
        """What has happened since a seat last looked; it has looked now."""
        since = self.seen.get(seat)
        self.seen[seat] = self.position.count
        return told_since(self.position, since)

    def leave(self) -> None:
        """Everybody who plays by a program leaves."""
        for each in self.others.values():
            each.leave()


def told_since(position: Position[Any], since: int | None) -> list[Asked | Event]:
    """What has happened in a game since there were so many answers, or from its beginning."""
    entries = position.log(since or 0)
    if since is None:
        return entries
    answers = [number for number, entry in enumerate(entries) if isinstance(entry, Asked)]
    return entries[answers[0] :] if answers else []
