"""Having one seat answer: the question, a default, several answers on a line, whole orders, a last look at it all."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ringwar.hosting import Draft
from ringwar.kernel import CHANCE, Question, game_of, name_of
from ringwar.kernel.protocol import KINDS
from ringwar.terminal import orders
from ringwar.terminal.choices import exactly, listed, meant, not_clear, paged, short
from ringwar.terminal.looks.finding import folded
from ringwar.terminal.looks.lines import wrapped
from ringwar.words import Said, Words, sentence

if TYPE_CHECKING:
    from ringwar.terminal.session import Session

AGREEING = ("yes", "y", "go")
REFUSING = ("no", "n", "back", "undo")
BETWEEN = re.compile(r"\s*;\s*")
"""What stands between several answers on one line."""
ALL, NONE = "all", "none"
GOALS = "-where"
"""How the keys of questions end in which nothing means to stay: that is never meant by default."""
PHRASE = frozenset("(:;")
"""Signs that no name has: an option whose words have one is completed by its name."""


class Answering:
    """One seat at the screen, until it has answered or the game has changed otherwise."""

    def __init__(self, session: Session, seat: str) -> None:
        self.session = session
        self.seat = seat
        self.before = session.position

    @property
    def is_waiting(self) -> bool:
        """Whether the seat still has to say something."""
        session = self.session
        return not session.left and session.position is self.before

    @property
    def draft(self) -> Draft:
        return self.session.hosted.draft(self.seat)

    def ask(self) -> None:
        """Ask until the draft is sent, or something else has changed the game."""
        line = self.session.line
        self._say_unused(line.begin(self.seat, self.before.count))
        while self.is_waiting:
            if self.seat != CHANCE and self.draft.preview is not None:
                self._confirm()
            elif line.answers:
                self._take(line.answers.pop(0))
            else:
                line.answers += self._typed()

    def _say_unused(self, answers: Sequence[str]) -> None:
        """Say which answers of a line had no question."""
        if answers:
            said = Said("; ".join(answers))
            self.session.screen.say(
                wrapped([self.session.words.say("terminal-unused", answers=said)], self.session.screen.width)
            )

    # One line

    def _typed(self) -> list[str]:
        """Show the question, and the answers that somebody types on one line."""
        question = self._question()
        shown = options(question, self.session)
        default = default_of(question)
        self.session.screen.known = lambda: completions(self.session, shown)
        typed = self._show(question, shown)
        if typed is None:
            words = self.session.words
            prompt = words.say("terminal-answer")
            if default is not None:
                prompt = words.say("terminal-answer-default", default=Said(short(default, shown)))
            typed = self.session.screen.prompt(prompt)
        if self.seat != CHANCE:
            self.session.line.starts.append(len(self.draft.names))
        return BETWEEN.split(typed) if typed else [default or ""]

    def _question(self) -> Question:
        question = self.session.open_question(self.seat)
        assert question is not None
        return question

    def _show(self, question: Question, shown: Mapping[str, str]) -> str | None:
        """The question and its options, a page at a time where they do not fit; what is typed before the last page."""
        screen, words = self.session.screen, self.session.words
        head = wrapped([words.question(question)], screen.width)
        message = "terminal-question-chance" if question.side == CHANCE else "terminal-question"
        title = sentence(words.say(message, side=question.side))
        *pages, last = paged(head, listed(shown, words, screen.width), screen.height)
        for number, page in enumerate(pages, 1):
            screen.say(page, title)
            if typed := screen.prompt(words.say("terminal-page", number=number, count=len(pages) + 1)):
                return typed
        screen.say(last, title)
        return None

    def _take(self, typed: str) -> None:
        """One of the answers of a line; what is not understood ends the line."""
        session, question = self.session, self._question()
        shown = options(question, session)
        if exactly(typed, shown) is None and session.obeyed(typed):
            return
        names = meant(typed, shown)
        if len(names) == 1 and names[0] in question.names():
            if self._wanted(question, names[0]):
                self._answer(names[0])
        elif several := _numbers(typed) or self._dice(typed, shown):
            session.line.answers[:0] = several
        elif not self._ordered(typed):
            session.line.answers.clear()
            if typed:
                said = not_clear(typed, names if len(names) > 1 else [], shown, session.words)
                session.screen.say(wrapped([said], session.screen.width))

    def _dice(self, typed: str, shown: Mapping[str, str]) -> Sequence[str]:
        """Several dice that people have rolled, by their names, if that is what was typed."""
        found = typed.replace(",", " ").split()
        is_clear = self.seat == CHANCE and len(found) > 1 and all(len(meant(each, shown)) == 1 for each in found)
        return found if is_clear else ()

    def _ordered(self, typed: str) -> bool:
        """Whether a line was an order that could be carried out."""
        order = orders.read(typed, self.session.words)
        if order is None or self.seat == CHANCE:
            return False
        if not orders.carried_out(self.draft, order, self.session.words):
            return False
        self._drafted()
        return True

    def _wanted(self, question: Question, name: str) -> bool:
        """Whether somebody wants an option in truth: one that changes nothing is asked about again."""
        if not any(option.get("idle") and option["name"] == name for option in question.json()["options"]):
            return True
        return self.session.screen.prompt(self.session.words.say("terminal-idle")).casefold() in AGREEING

    def _answer(self, name: str) -> None:
        """Put an answer into the draft; for the dice of people, into the game."""
        hosted = self.session.hosted
        if self.seat == CHANCE:
            with self.session.keeping():
                hosted.answer_now(CHANCE, name)
            self.session.line.goes_on(self.session.position.count)
            return
        hosted.answer(self.seat, name)
        self._drafted()

    def _drafted(self) -> None:
        """Say what the answers have brought about that were given last, or send them where nobody wants to look."""
        session, draft = self.session, self.draft
        if not session.confirms:
            self._send()
            return
        told = session.told(draft.events()[session.foretold :])
        session.foretold = len(draft.events())
        if told:
            session.screen.say(wrapped(told, session.screen.width))

    # Before it is sent

    def _confirm(self) -> None:
        """Show what the draft will bring about, and send it or go back."""
        session, draft = self.session, self.draft
        assert draft.preview is not None
        session.screen.say(wrapped(self._foretold(draft), session.screen.width))
        line = session.line.answers
        typed = line.pop(0) if line else session.screen.prompt(session.words.say("terminal-go"))
        if typed.casefold() in REFUSING:
            session.take_back_line(self.seat)
            session.foretold = min(session.foretold, len(draft.events()))
        elif not typed or typed.casefold() in AGREEING:
            session.foretold = len(draft.events()) + len(draft.preview["events"])
            self._send()
        elif not session.obeyed(typed):
            self._say_unused([typed, *line])
            line.clear()
            session.screen.say([session.words.say("terminal-go-how")])

    def _send(self) -> None:
        """Send the draft; what is left of the line is meant for what is asked next, if nobody else answers before."""
        session = self.session
        with session.keeping():
            session.hosted.send(self.seat)
        session.line.goes_on(session.position.count)

    def _foretold(self, draft: Draft) -> list[str]:
        """What will happen, and who is asked then."""
        assert draft.preview is not None
        words, preview = self.session.words, draft.preview
        lines = words.story(preview["events"], self.seat) or [self._last_answer(draft)]
        if preview["dice"]:
            return [*lines, words.say("terminal-then-dice")]
        if preview["next"] is not None and preview["next"]["side"] != self.seat:
            return [*lines, sentence(words.say("terminal-then-asked", seat=preview["next"]["side"]))]
        return lines

    def _last_answer(self, draft: Draft) -> str:
        """The last answer of a draft in words, where nothing else can be said of it."""
        question = next(each for each in draft.position.questions if each.side == self.seat)
        return self.session.words.option(question, draft.names[-1])


def default_of(question: Question) -> str | None:
    """What Enter means: everybody, the first number, or nothing, where that is an option; else it means nothing."""
    names = question.names()
    if question.side == CHANCE:
        return None
    if ALL in names:
        return ALL
    if all(type(option) is int for option in question.options):
        return names[0]
    return NONE if NONE in names and not question.key.endswith(GOALS) else None


def options(question: Question, session: Session) -> dict[str, str]:
    """The options in words; of a draw, all that it might be for the reader, so that the list betrays nothing."""
    words: Words = session.words
    if question.side != CHANCE or all(isinstance(option, int) for option in question.options):
        return words.options(question)
    names = set(question.names())
    groups = session.position.ruleset.unseen(session.position.state, session.reader)
    hidden = [thing for group in groups if names & set(map(name_of, group)) for thing in group]
    wider = Question(CHANCE, question.key, [*question.options, *hidden], question.about, game_of(question))
    return dict(sorted(words.options(wider).items(), key=lambda option: option[1]))


def _numbers(typed: str) -> Sequence[str]:
    """Several numbers on a line: dice that have fallen, or places in lists one after the other."""
    found = typed.replace(",", " ").split()
    return found if len(found) > 1 and all(each.isdecimal() for each in found) else ()


def completions(session: Session, shown: Mapping[str, str]) -> list[str]:
    """What Tab may complete: the options, the commands, and whatever else has a name here."""
    position, words = session.position, session.words
    things = [
        words.name(thing)
        for kind in KINDS
        for thing in position.ruleset.in_reach(position.state, session.reader, kind)
        if session.reader in session.hosted.people
    ]
    answers = [text if PHRASE.isdisjoint(text) else name for name, text in shown.items()]
    return list({folded(each): each for each in (*things, *session.commands, *answers)}.values())
