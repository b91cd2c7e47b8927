"""A game at the terminal: shows each person what they may see, asks them, and has everybody else answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ringwar.kernel import CHANCE, SPECTATOR, Asked, Event, Player, Position, Question, game_of, name_of
from ringwar.lines import line
from ringwar.players.wrappers import Stopping
from ringwar.terminal.choices import MOST_TYPED, exactly, listed, meant, not_clear
from ringwar.terminal.commands import COMMANDS
from ringwar.terminal.files import Keeper
from ringwar.terminal.screens import Screen
from ringwar.terminal.seating import HUMAN, Seating
from ringwar.terminal.tables import ending, table
from ringwar.words import Said, Words, sentence

MOST_NEWS = 30
"""How much of what happened is shown without being asked for."""

AGREEING = ("yes", "y")
ALLOWED_BETWEEN = ("undo", "quit", "exit")
"""What can be typed while the screen changes hands: nothing that shows a table."""


class Session:
    """One game, the people at the terminal, and whoever of them is looking at the screen."""

    def __init__(self, seating: Seating, others: Mapping[str, Player], screen: Screen, words: Words) -> None:
        self.position = seating.position
        self.others = Stopping(others, seating.seats)
        self.screen = screen
        self.words = words
        self.keeper = Keeper(self.position.setup.game, seating.seats, seating.flags, seating.secret, seating.nonces)
        self.people = [seat for seat, name in seating.seats.items() if name == HUMAN]
        self.alone = seating.alone or len(self.people) < 2
        self.reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.seen = {seat: _last_turn(self.position, seat) for seat in self.people}
        self.on_screen = ""
        """Whose table was shown since the screen was last cleared."""
        self.left = False

    def play(self) -> None:
        """Play until the game is over or everybody has left."""
        self.screen.say([self.words.say("terminal-welcome")])
        while not self.left:
            self.position = self.position.played(self.others)
            question = self.question
            if question is None:
                self._end()
            elif self._handed_over(self._person(question)):
                self._show_turn()
                self._ask(question)

    @property
    def question(self) -> Question | None:
        """The next question that somebody at the terminal must answer."""
        waiting = [question for question in self.position.questions if question.side not in self.others.players]
        own = [question for question in waiting if question.side == self.reader]
        return next(iter(own + waiting), None)

    def show_table(self) -> None:
        """Show the table as the reader sees it."""
        lines = table(self.position.setup.game, self.position.view(self.reader), self.words)
        self.screen.say(lines, self.words.say("terminal-table", reader=self.reader))
        self.on_screen = self.reader

    def show_question(self) -> None:
        """Show the open question and its options."""
        question = self.question
        if question is None:
            return
        message = "terminal-question-chance" if question.side == CHANCE else "terminal-question"
        lines = [self.words.question(question), *listed(self._options(question), self.words)]
        self.screen.say(lines, sentence(self.words.say(message, side=question.side)))

    def told(self, entries: Sequence[Asked | Event]) -> list[str]:
        """What happened, as the reader may know it."""
        return self.words.story((entry for entry in entries if isinstance(entry, Event)), self.reader)

    def undo(self, side: str) -> None:
        """Take back the last answer; ValueError where that is not allowed."""
        self.position = self.position.undone(side)
        self.seen = {
            seat: count if count is None else min(count, self.position.count) for seat, count in self.seen.items()
        }
        self.screen.say([self.words.say("terminal-undone")])

    def _person(self, question: Question) -> str:
        """The seat whose person answers. For Chance: who draws; dice are seen by all, so whoever is at the screen."""
        if question.side != CHANCE:
            return question.side
        if _has_numbers(question):
            return self.reader
        return next((str(value) for value in question.about.values() if value in self.people), self.reader)

    def _handed_over(self, seat: str) -> bool:
        """Have the next person come to the screen before anything is shown; False when the last one stays or leaves."""
        if seat == self.reader or seat not in self.people:
            return True
        if self.alone:
            self._turn_to(seat)
            return True
        self.screen.clear()
        self.on_screen = ""
        lines = [self.words.say("terminal-hand-over", seat=seat)]
        if self._may_undo(self.reader):
            lines.append(sentence(self.words.say("terminal-hand-over-undo", before=self.reader)))
        self.screen.say(lines)
        before = self.position
        while typed := self.screen.prompt(sentence(self.words.say("terminal-hand-over-wait", seat=seat))):
            if typed.casefold() in ALLOWED_BETWEEN:
                self.obeyed(typed)
            if self.left or self.position is not before:
                return False
        self.screen.clear()
        self.reader = seat
        return True

    def _turn_to(self, seat: str) -> None:
        """Look at the table from another seat of the same person, who has seen what happened from the last one."""
        self.seen[seat] = max((count for count in self.seen.values() if count is not None), default=None)
        self.reader = seat

    def _may_undo(self, side: str) -> bool:
        try:
            self.position.undone(side)
        except ValueError:
            return False
        return True

    def _show_turn(self) -> None:
        """Show what happened since the reader last looked, after the table where it is new or somebody else moved."""
        entries = self._since(self.seen.get(self.reader))
        if self.on_screen != self.reader or any(self._is_others(entry) for entry in entries):
            self.show_table()
        self._show_news(entries)

    def _show_news(self, entries: Sequence[Asked | Event]) -> None:
        lines = self.told(entries)
        if len(lines) > MOST_NEWS:
            earlier = self.words.say("terminal-earlier", count=len(lines) - MOST_NEWS)
            lines = [earlier, *lines[-MOST_NEWS:]]
        if lines:
            self.screen.say(lines, self.words.say("terminal-news"))
        self.seen[self.reader] = self.position.count

    def _since(self, count: int | None) -> list[Asked | Event]:
        """The log from the next answer after so many; what happened before that answer has been seen."""
        if count is None:
            return self.position.log()
        entries = self.position.log(count)
        answers = [number for number, entry in enumerate(entries) if isinstance(entry, Asked)]
        return entries[answers[0] :] if answers else []

    def _is_others(self, entry: Asked | Event) -> bool:
        return isinstance(entry, Asked) and entry.side not in (self.reader, CHANCE)

    def _ask(self, question: Question) -> None:
        """Have the person at the screen answer; commands are obeyed until one of them changes the game."""
        self.show_question()
        shown = self._options(question)
        before = self.position
        prompt = self.words.say("terminal-answer")
        while self.position is before and not self.left:
            typed = self.screen.prompt(prompt)
            if exactly(typed, shown) is None and self.obeyed(typed):
                continue
            names = meant(typed, shown)
            if len(names) == 1 and names[0] in question.names():
                if self._wanted(question, names[0]):
                    self.position = self.position.after(names[0], question.side)
            elif typed:
                self.screen.say([not_clear(typed, names if len(names) > 1 else [], shown, self.words)])

    def _wanted(self, question: Question, name: str) -> bool:
        """Whether somebody wants an option in truth: one that changes nothing is asked about again."""
        if not any(option.get("idle") and option["name"] == name for option in question.json()["options"]):
            return True
        return self.screen.prompt(self.words.say("terminal-idle")).casefold() in AGREEING

    def _options(self, question: Question) -> dict[str, str]:
        """The options in words; of a draw, all that it might be for the reader, so that the list betrays nothing."""
        if question.side != CHANCE or _has_numbers(question):
            return self.words.options(question)
        names = set(question.names())
        groups = self.position.ruleset.unseen(self.position.state, self.reader)
        hidden = [thing for group in groups if names & set(map(name_of, group)) for thing in group]
        wider = Question(CHANCE, question.key, [*question.options, *hidden], question.about, game_of(question))
        return dict(sorted(self.words.options(wider).items(), key=lambda option: option[1]))

    def obeyed(self, typed: str) -> bool:
        """Whether what was typed was a command."""
        verb, _, rest = typed.partition(" ")
        command = COMMANDS.get(verb.casefold())
        if command is None:
            return False
        command(self, rest.strip())
        return True

    def _end(self) -> None:
        """Show how the game ended, and obey commands until somebody leaves."""
        self.show_table()
        self._show_news(self._since(self.seen.get(self.reader)))
        self._show_result()
        before = self.position
        while self.position is before and not self.left:
            typed = self.screen.prompt(self.words.say("terminal-end"))
            if typed and not self.obeyed(typed):
                self.screen.say([self.words.say("terminal-unknown-command", typed=Said(line(typed, MOST_TYPED)))])

    def _show_result(self) -> None:
        """Say who won, and how."""
        result = self.position.result
        if result is None:
            return
        messages = ("terminal-won", f"result-{result.kind}")
        lines = [sentence(self.words.say(message, winner=result.winner)) for message in messages]
        lines += ending(self.position.setup.game, self.position.view(SPECTATOR), self.words)
        if self.keeper.secret is not None:
            lines.append(self.words.say("terminal-secret", secret=Said(self.keeper.secret.hex())))
        self.screen.say(lines, self.words.say("terminal-over"))


def _has_numbers(question: Question) -> bool:
    """Whether a question is answered with numbers, as dice are."""
    return all(isinstance(option, int) for option in question.options)


def _last_turn(position: Position[Any], seat: str) -> int | None:
    """How many answers had been given before the last one of a seat; None where it has not answered yet."""
    answers = [entry.side for entry in position.log() if isinstance(entry, Asked)]
    numbers = [number for number, side in enumerate(answers) if side == seat]
    return numbers[-1] if numbers else None
