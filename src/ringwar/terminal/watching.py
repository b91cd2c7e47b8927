"""Watching a game in which nobody at the screen plays: computer players turn by turn, or a record, forward and back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ringwar.hosting import told_since
from ringwar.kernel import Asked, Event, Position
from ringwar.lines import line
from ringwar.terminal.looks.finding import MOST_TYPED
from ringwar.terminal.looks.lines import wrapped
from ringwar.words import Said

if TYPE_CHECKING:
    from ringwar.terminal.session import Session

MOMENTS = {
    "battle": ("attack", "battleground-combat", "path-combat"),
    "hunt": ("hunt-roll", "no-hunt", "tile"),
}
"""What can be jumped to, by the events with which it begins."""
MOST_TOLD = 40
"""So many lines of the story are shown at once."""


class Watching:
    """A game that somebody looks through; it is played on where that goes past what has been played."""

    def __init__(self, session: Session, viewed: Position[Any]) -> None:
        self.session = session
        session.viewed = viewed

    @property
    def viewed(self) -> Position[Any]:
        """Where the game stands on the screen."""
        assert self.session.viewed is not None
        return self.session.viewed

    @property
    def film(self) -> Position[Any]:
        """The game as far as it has been played."""
        return self.session.position

    def watch(self) -> None:
        """Show the game, and go where somebody wants to, until nobody wants to look any more."""
        session = self.session
        session.show_status()
        while not session.left:
            typed = session.screen.prompt(session.words.say("terminal-watch", turn=self._turn(self.viewed)))
            if not self._gone(typed.casefold().split()) and not session.obeyed(typed):
                about = Said(line(typed, MOST_TYPED))
                session.screen.say([session.words.say("terminal-unknown-command", typed=about)])

    def _gone(self, words: Sequence[str]) -> bool:
        """Whether some words were a place to go to."""
        match words:
            case [] | ["next"]:
                self._go_to_turn(self._turn(self.viewed) + 1)
            case ["back" | "undo"]:
                self._go_to_turn(self._turn(self.viewed) - 1)
            case [number] if number.isdecimal():
                self._go_to_turn(self._turn(self.viewed) + int(number[:4]))
            case ["turn", number] if number.isdecimal():
                self._go_to_turn(int(number[:4]))
            case ["start"]:
                self._go_to(0)
            case ["all" | "end"]:
                self._play_on(None)
                self._go_to(self.film.count)
            case ["battle" | "hunt" as moment]:
                self._go_to_moment(moment)
            case _:
                return False
        return True

    # Where to

    def _turn(self, position: Position[Any]) -> int:
        return int(position.ruleset.turn(position.state))

    def _go_to_turn(self, turn: int) -> None:
        """Go to the beginning of a turn, or the end of the game where there is no such turn."""
        self._play_on(turn - 1)
        film = self.film
        self._go_to(bisect_left(range(film.count), turn, key=lambda number: self._turn(film.at(number))))

    def _go_to_moment(self, moment: str) -> None:
        """Go to the next battle or hunt."""
        here = self.viewed.count
        while True:
            found = next((number for number in self._moments(moment) if number > here), None)
            if found is not None:
                self._go_to(found)
                return
            if not self._play_on(self._turn(self.film)):
                self.session.screen.say([self.session.words.say("terminal-no-moment", moment=moment)])
                return

    def _moments(self, moment: str) -> Iterator[int]:
        """After how many answers there is a battle or a hunt."""
        count = 0
        for entry in self.film.log():
            if isinstance(entry, Asked):
                count += 1
            elif entry.kind in MOMENTS[moment]:
                yield count

    def _play_on(self, last_turn: int | None) -> bool:
        """Have the computer players play on to the end of a turn, or of the game; whether they could."""
        with self.session.keeping():
            return self.session.hosted.advance(last_turn)
        return True

    def _go_to(self, number: int) -> None:
        """Show the game after so many answers: the story up to there, and how things stand."""
        session, before = self.session, self.viewed
        session.viewed = self.film.at(number)
        if number == before.count:
            session.screen.say([session.words.say("terminal-no-further")])
        if number > before.count:
            self._tell(told_since(self.viewed, before.count or None))
        session.show_status(before.view(session.reader))
        if self.viewed.result is not None:
            session.show_result()

    def _tell(self, entries: Sequence[Asked | Event]) -> None:
        """The story of some answers, without the beginning where it is long."""
        session = self.session
        told = session.told(entries)
        if len(told) > MOST_TOLD:
            earlier = session.words.say("terminal-earlier", count=len(told) - MOST_TOLD)
            told = [earlier, *told[-MOST_TOLD:]]
        if told:
            session.screen.say(wrapped(told, session.screen.width), session.words.say("terminal-news"))
