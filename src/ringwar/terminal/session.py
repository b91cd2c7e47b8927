"""One game at the terminal: whose turn it is, what is shown, what is typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from ringwar.hosting import Hosted, RecordFile
from ringwar.kernel import CHANCE, SPECTATOR, Asked, Event, Position, Question
from ringwar.lines import line
from ringwar.terminal.answering import Answering
from ringwar.terminal.choices import paged
from ringwar.terminal.commands import COMMANDS, PARTS
from ringwar.terminal.looks.finding import MOST_TYPED
from ringwar.terminal.looks.lines import wrapped
from ringwar.terminal.screens import Screen
from ringwar.terminal.tables import ending, looks, status, table
from ringwar.terminal.watching import Watching
from ringwar.words import Said, Words, sentence

MOST_NEWS = 12
"""How much of what happened before is shown when a game goes on."""
ALLOWED_BETWEEN = ("undo", "back", "quit", "exit")
"""What can be typed while the screen changes hands: nothing that shows a table."""


class Session:
    """One game, the people at the terminal, and whoever of them is looking at the screen."""

    def __init__(
        self,
        hosted: Hosted,
        screen: Screen,
        words: Words,
        keeper: RecordFile | None = None,
        alone: bool = False,
        confirms: bool = True,
    ) -> None:
        self.hosted = hosted
        self.screen = screen
        self.words = words
        self.keeper = keeper
        self.alone = alone or len(hosted.people) < 2
        self.confirms = confirms
        """Whether a draft is shown once more before it is sent."""
        self.reader = hosted.people[0] if len(hosted.people) == 1 else SPECTATOR
        self.views: dict[str, dict[str, Any]] = {}
        """The table as each seat was last shown it."""
        self.foretold = 0
        """How many of the next things that happen have been shown in a preview already."""
        self.line = Line()
        self.viewed: Position[Any] | None = None
        """What is looked at of a game in which nobody here plays."""
        self.left = False
        self.flags: list[str] = []
        """What must be typed again to go on in the same way."""
        self.unsaved = ""
        """Why the game could not be kept the last time."""
        self.begun = hosted.position.count
        """How many answers had been given when people sat down."""

    @property
    def position(self) -> Position[Any]:
        """Where the game stands."""
        return self.hosted.position

    @property
    def looked_at(self) -> Position[Any]:
        """Where the game stands for the reader: what he watches, or after what he has drafted."""
        if self.viewed is not None:
            return self.viewed
        return self.hosted.draft(self.reader).position if self.reader in self.hosted.people else self.position

    # The way of a turn

    def play(self) -> None:
        """Play until the game is over or everybody has left."""
        self.screen.say([self.words.say("terminal-welcome")])
        if not self.hosted.people and not self.hosted.own_dice:
            Watching(self, self.position).watch()
        while not self.left:
            self.advance()
            seat = self._next_seat()
            if seat is None:
                self._end()
            elif self.alone and (only := self.only_answer(seat)) is not None:
                self._take_only(seat, only)
            elif self._handed_over(self._person(seat)):
                self._show_turn()
                Answering(self, seat).ask()

    def advance(self) -> None:
        """Let everybody go on who is not asked on the screen; a full disk ends no game."""
        with self.keeping():
            self.hosted.advance()

    def keeping(self) -> Keeping:
        """A part of the game in which it is kept: what goes wrong with the file is said, and nothing else happens."""
        return Keeping(self)

    def _next_seat(self) -> str | None:
        """Who answers next: the reader if he is asked; at one screen several choose one after the other."""
        asked = self.hosted.asked
        return self.reader if self.reader in asked else next(iter(asked), None)

    def _person(self, seat: str) -> str:
        """The seat whose person answers. For Chance: who draws; dice are seen by all, so whoever is at the screen."""
        question = self.open_question(seat)
        if seat != CHANCE or question is None or has_numbers(question):
            return self.reader if seat == CHANCE else seat
        return next((str(value) for value in question.about.values() if value in self.hosted.people), self.reader)

    def open_question(self, seat: str) -> Question | None:
        """What a seat, or Chance, is asked after its draft."""
        if seat == CHANCE:
            return next((each for each in self.position.questions if each.side == CHANCE), None)
        return self.hosted.question(seat)

    def only_answer(self, seat: str) -> str | None:
        """The only answer that a seat can give, where there is no other: whoever plays alone is not asked for it."""
        question = self.open_question(seat) if seat in self.hosted.people else None
        return question.names()[0] if question is not None and len(question.options) == 1 else None

    def _take_only(self, seat: str, name: str) -> None:
        """Answer for a seat what can only be answered so, and say it."""
        question = self.open_question(seat)
        assert question is not None
        lines = [
            self.words.question(question),
            self.words.say("terminal-only", option=Said(self.words.option(question, name))),
        ]
        self.screen.say(wrapped(lines, self.screen.width))
        with self.keeping():
            self.hosted.answer_now(seat, name)

    def _handed_over(self, seat: str) -> bool:
        """Have the next person come to the screen before anything is shown; False when the last one stays or leaves."""
        if seat == self.reader or seat not in self.hosted.people:
            return True
        if self.alone:
            self._turn_to(seat)
            return True
        before = self.position
        shown = self._show_outcome()
        if shown and not self._waited(sentence(self.words.say("terminal-hand-over-done", seat=seat)), before):
            return False
        self.screen.clear()
        if not self._waited(sentence(self.words.say("terminal-hand-over-wait", seat=seat)), before):
            return False
        self.screen.clear()
        self.reader = seat
        return True

    def _show_outcome(self) -> bool:
        """Show the last person what came of what he did, before the screen changes hands; whether there was any."""
        if self.reader not in self.hosted.people:
            return False
        lines = self._show_news()
        may_undo = self.hosted.may_go_back(self.reader)
        if may_undo:
            self.screen.say([sentence(self.words.say("terminal-hand-over-undo", before=self.reader))])
        return bool(lines) or may_undo

    def _waited(self, prompt: str, before: Position[Any]) -> bool:
        """Whether somebody has pressed Enter; the last one may still leave or take back instead."""
        while typed := self.screen.prompt(prompt):
            if typed.casefold() in ALLOWED_BETWEEN:
                self.obeyed(typed)
            if self.left or self.position is not before:
                return False
        return True

    def _turn_to(self, seat: str) -> None:
        """Look at the table from another seat of the same person, who has seen what happened from the last one."""
        if self.reader in self.hosted.people:
            self._show_news()
            self.hosted.seen[seat] = self.position.count
        self.reader = seat

    # What is shown

    def _show_turn(self) -> None:
        """Show what happened since the reader last looked, and how things stand where others have moved."""
        view = self.position.view(self.reader)
        before = self.views.get(self.reader)
        news = self.hosted.news(self.reader)
        if self.begun and before is None:
            self._tell(self.position.log(), MOST_NEWS)
        else:
            self._tell(news)
        own = [self.reader, *([CHANCE] if self.hosted.own_dice else [])]
        if before is None or any(isinstance(entry, Asked) and entry.side not in own for entry in news):
            self.show_status(before)
        self.views[self.reader] = view

    def show_status(self, before: dict[str, Any] | None = None) -> None:
        """Show in a few lines how things stand, and what of it is new."""
        view = self.looked_at.view(self.reader)
        lines = status(self.position.setup.game, view, self.words, self.screen.width, before)
        self.screen.say(lines, self.words.say("terminal-status", reader=self.reader))

    def show_table(self) -> None:
        """Show the whole table as the reader sees it."""
        view = self.looked_at.view(self.reader)
        lines = table(self.position.setup.game, view, self.words, self.screen.width)
        self.screen.say(lines, self.words.say("terminal-table", reader=self.reader))

    def _show_news(self) -> list[str]:
        """Say what happened since the reader last looked."""
        return self._tell(self.hosted.news(self.reader))

    def _tell(self, news: Sequence[Asked | Event], most: int | None = None) -> list[str]:
        """Say what happened, but for what a preview has shown: all of it, in pages, or the last so many lines."""
        events = [entry for entry in news if isinstance(entry, Event)]
        told = self.told(events[self.foretold :])
        self.foretold = 0
        lines = told
        if most is not None and len(told) > most:
            lines = [self.words.say("terminal-earlier", count=len(told) - most), *told[-most:]]
        pages = paged([], wrapped(lines, self.screen.width), self.screen.height) if lines else []
        for number, page in enumerate(pages, 1):
            self.screen.say(page, self.words.say("terminal-news"))
            if number < len(pages):
                self.screen.prompt(self.words.say("terminal-news-page", number=number, count=len(pages)))
        return lines

    def told(self, entries: Sequence[Asked | Event]) -> list[str]:
        """What happened, as the reader may know it."""
        return self.words.story((entry for entry in entries if isinstance(entry, Event)), self.reader)

    def take_back_line(self, seat: str) -> None:
        """Take back what the last line has put into the draft, or the last answer that was sent."""
        draft, starts = self.hosted.draft(seat), self.line.starts
        while starts and starts[-1] >= len(draft.names):
            starts.pop()
        start = starts.pop() if starts else max(0, len(draft.names) - 1)
        if not draft.names:
            self.hosted.back(seat)
        while len(draft.names) > start:
            self.hosted.back(seat)

    def say_goodbye_unheard(self, goodbye: Callable[[Session], None]) -> None:
        """Say where the game is, if there is anybody left to be told."""
        self.left = True
        with suppress(OSError):
            self.screen.say([""])
            goodbye(self)

    # Commands

    @property
    def commands(self) -> list[str]:
        """What can be typed besides an answer."""
        return [name for name in COMMANDS if name not in PARTS or name in looks(self.position.setup.game)]

    def obeyed(self, typed: str) -> bool:
        """Whether what was typed was a command."""
        verb, _, rest = typed.partition(" ")
        command = COMMANDS.get(verb.casefold())
        if command is None:
            return False
        command(self, rest.strip())
        return True

    # The end

    def _end(self) -> None:
        """Show how the game ended, and obey commands until somebody leaves."""
        self._show_news()
        self.show_status()
        self.show_result()
        before = self.position
        while self.position is before and not self.left:
            typed = self.screen.prompt(self.words.say("terminal-end"))
            if typed and not self.obeyed(typed):
                self.screen.say([self.words.say("terminal-unknown-command", typed=Said(line(typed, MOST_TYPED)))])

    def show_result(self) -> None:
        """Say who won, and how."""
        result = self.looked_at.result
        if result is None:
            return
        messages = ("terminal-won", f"result-{result.kind}")
        lines = [sentence(self.words.say(message, winner=result.winner)) for message in messages]
        lines += ending(self.position.setup.game, self.looked_at.view(SPECTATOR), self.words)
        secret = self.keeper.claims.secret if self.keeper else None
        if secret is not None:
            lines.append(self.words.say("terminal-secret", secret=Said(secret.hex())))
        self.screen.say(lines, self.words.say("terminal-over"))


class Line:
    """What is left of a line with several answers: meant for one seat, as long as nobody else answers."""

    def __init__(self) -> None:
        self.answers: list[str] = []
        self.starts: list[int] = []
        """How many answers the draft had when each line of it was typed."""
        self.seat = ""
        self.count = 0

    def begin(self, seat: str, count: int) -> list[str]:
        """Go on with a line for a seat that is asked after so many answers; what is dropped of another."""
        unused = self.answers if (seat, count) != (self.seat, self.count) else []
        self.answers = [] if unused else self.answers
        self.seat, self.count = seat, count
        self.starts.clear()
        return unused

    def goes_on(self, count: int) -> None:
        """The seat has answered: the rest of the line is meant for after that."""
        self.count = count


class Keeping:
    """While it lasts, a file that cannot be written is said once and ends no game."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.revision = session.hosted.revision

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> bool:
        session = self.session
        if not isinstance(error, OSError):
            if error is None and session.hosted.revision > self.revision:
                session.unsaved = ""
            return False
        reason = error.strerror or str(error)
        if reason != session.unsaved:
            session.screen.say([session.words.say("terminal-not-kept", reason=Said(reason))])
        session.unsaved = reason
        return True


def has_numbers(question: Question) -> bool:
    """Whether a question is answered with numbers, as dice are."""
    return all(isinstance(option, int) for option in question.options)
