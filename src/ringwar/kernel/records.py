"""Games as text: a header, then one line an answer, by name, Chance included, and a line that closes and proves it.

ringwar 1
rules     2
game      cardgame
scenario  duel
players   2

frodo     cycle                   # action
chance    5                       # die
end 2 answers 9c1f0a6be2d3f5a7 4c0d...
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ringwar.kernel.changes import Changes, Line
from ringwar.kernel.game import Player, Record, Unanswered
from ringwar.kernel.heads import (
    FIRST_LINE,
    MOST_BYTES,
    MOST_IN_A_LINE,
    Head,
    Rulesets,
    claim_lines,
    refused,
    refused_for,
)
from ringwar.kernel.position import Asked, Position, asked_since
from ringwar.kernel.proofs import chain, closed, extended, fingerprint, first_link, rules_line, setup_lines
from ringwar.kernel.questions import IllegalAnswer, Question, name_of
from ringwar.kernel.refusals import Refusal
from ringwar.kernel.ruleset import Result, Ruleset, Setup

END = "end"
NOT_READ = Refusal("doubt-no-record")


@dataclass(frozen=True)
class SavedGame:
    """A game with what belongs on its record besides the answers."""

    position: Position[Any]
    seats: Mapping[str, str] = field(default_factory=dict)
    """Who sat where."""
    dice: str | None = None
    """The published hash of the secret of verifiable dice."""
    secret: str | None = None
    """The secret itself, once the game is over."""
    nonces: Mapping[str, str] = field(default_factory=dict)
    """What each seat has put into verifiable dice: hexadecimal digits, or that it left them to the house."""
    since: int = 0
    """How many of the first answers were given elsewhere: the dice hold for those after them."""
    ended: Result | None = None
    """How people have ended the game, where no rule has."""
    rules: int = 0
    """The rules by which a game was played that was read from a record."""
    doubt: Refusal | None = NOT_READ
    """Why the record does not prove its game; None where it does."""

    @property
    def proved(self) -> bool:
        """Whether setup, seats, dice and every answer are those with which the record was closed."""
        return self.doubt is None

    @property
    def result(self) -> Result | None:
        """How the game ended, by the rules or by people."""
        return self.position.result or self.ended


def write(saved: SavedGame, answers: Sequence[Asked] | None = None) -> str:
    """The record of a game; `answers` are all of its answers, for those who have them already."""
    position, rules = saved.position, saved.position.ruleset.rules
    answers = asked_since(position) if answers is None else answers
    link = extended(first_link(position.setup, rules), answers)
    return as_text(position.setup, rules, _claims(saved), saved.secret, answers, closing(saved, link))


def as_text(
    setup: Setup, rules: int, claims: Sequence[str], secret: str | None, answers: Sequence[Asked], last: str = END
) -> str:
    """A record from its parts; without a closing line for a game that our rules cannot play again."""
    published = [f"secret    {secret}"] if secret else []
    head = [FIRST_LINE, rules_line(rules), *setup_lines(setup), *claims, *published]
    return "\n".join([*head, "", *map(line, answers), last]) + "\n"


def line(answer: Asked) -> str:
    """An answer as it stands in a record."""
    return f"{answer.side:<12} {name_of(answer.answer):<28} # {answer.key}"


def lines_since(position: Position[Any], number: int) -> list[str]:
    """The lines that follow those of the first so many answers: what a record lacks that was kept up to there.

    What some have chosen in secret while others still choose gets its lines, in their order, when all have chosen.
    """
    answers = asked_since(position, number)
    return [line(answer) for answer in answers[: len(answers) - len(position.given)]]


def closing(saved: SavedGame, link: str | None = None) -> str:
    """The closing line; `link` is the chain after the last answer, for those who have it already."""
    position = saved.position
    proved = closed(chain(position) if link is None else link, _claims(saved))
    return f"{END} {position.count} answers {fingerprint(position.state)} {proved}"


def proof(saved: SavedGame, number: int | None = None) -> str:
    """What closes the record of the first so many answers of a game: two records that agree in it agree up to there."""
    part = saved if number in (None, saved.position.count) else replace(saved, ended=None)
    return closed(chain(saved.position, number), _claims(part))


def _claims(saved: SavedGame) -> list[str]:
    """The lines about seats, dice and end, in the order of the seats; Refusal for a seat that the game has not."""
    seats = saved.position.ruleset.seats(saved.position.setup)
    for seat in (*saved.seats, *saved.nonces):
        if seat not in seats:
            raise Refusal("no-seat", seat=seat, seats=seats)
    who = {seat: saved.seats[seat] for seat in seats if seat in saved.seats}
    nonces = {seat: saved.nonces[seat] for seat in seats if seat in saved.nonces}
    return claim_lines(who, saved.dice, nonces, saved.since, saved.ended)


def read(text: str | bytes, rulesets: Rulesets) -> SavedGame:
    """The game of a record; `rulesets` finds a game by its name. RecordError, in one line, for any other text."""
    lines = _lines(text)
    head = Head(lines)
    setup, ruleset, table = head.setup(rulesets)
    seats, rules = ruleset.seats(setup), head.rules(ruleset.rules)
    who, dice, nonces, secret = head.seats("seat", seats), head.one("dice"), head.nonces(seats), head.secret()
    since, ended = head.number("since") or 0, head.ended(sorted({ruleset.side_of(seat) for seat in seats}))
    reader = Reader(lines, head.length, Changes(ruleset.changes, rules, ruleset.rules), first_link(setup, rules))
    position = Position(ruleset, setup, table, Record(then=reader))
    doubt = reader.close(position, claim_lines(who, dice, nonces, since, ended))
    if ended is not None and position.result is not None:
        raise refused(head.at("result"), "record-ended-twice")
    return SavedGame(position, who, dice, secret, nonces, since, ended, rules, doubt)


def replayed(ruleset: Ruleset[Any], setup: Setup, answers: Sequence[Asked], rules: int) -> Position[Any]:
    """A game after answers that were kept one by one under some rules; RecordError where ours do not lead there."""
    reader = Reader([*map(line, answers), END], 0, Changes(ruleset.changes, rules, ruleset.rules), "")
    position = Position(ruleset, setup, ruleset.start(setup), Record(then=reader))
    reader.close(position, ())
    return position


def _lines(text: str | bytes) -> list[str]:
    if len(text) > MOST_BYTES:
        raise refused(1, "record-long", most=MOST_BYTES)
    if isinstance(text, bytes):
        try:
            return _lines(text.decode())
        except UnicodeDecodeError as error:
            raise refused(text.count(b"\n", 0, error.start) + 1, "record-no-text") from None
    lines = text.splitlines()
    if not lines or lines[0].split() != FIRST_LINE.split():
        raise refused(1, "no-record", first=FIRST_LINE)
    return lines


class Reader(Player):
    """Answers with the lines of a record, in their order, up to the closing line."""

    def __init__(self, lines: Sequence[str], start: int, changes: Changes, link: str) -> None:
        self.lines = lines
        self.changes = changes
        self.link = link
        self.count = 0
        self.entries = self._entries(start)
        self.next = next(self.entries)

    def _entries(self, start: int) -> Iterator[Line]:
        for number, text in enumerate(self.lines[start:], start + 1):
            said, _, comment = text.partition(" # ")
            words = said.split()
            if not words or words[0].startswith("#"):
                continue
            if words[0] == END:
                yield Line(number, END, " ".join(words[1:]), "")
                return
            if len(words) != 2 or len(said) > MOST_IN_A_LINE:
                raise refused(number, "record-no-answer", value=text.strip()[:60])
            yield Line(number, words[0], words[1], next(iter(comment.split()), ""))
        raise refused(len(self.lines), "record-cut-short")

    def answer(self, question: Question) -> Any:
        return self.answer_each([question])[0]

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        given: dict[str, Any] = {}
        taken: dict[str, Asked] = {}
        while len(given) < len(questions) and self.next.side != END:
            entry = self.next
            try:
                question, option = self._matched(entry, [each for each in questions if each.side not in given])
            except IllegalAnswer as error:
                self._pass_over(entry, questions, error)
            else:
                given[entry.side] = option
                taken[entry.side] = Asked(entry.side, entry.key or question.key, entry.answer)
            self._go_on()
        self.link = extended(self.link, [taken[each.side] for each in questions if each.side in taken])
        if len(given) < len(questions):
            raise Unanswered(questions, given)
        return [given[question.side] for question in questions]

    def _go_on(self) -> None:
        """To the next line."""
        self.count += 1
        self.next = next(self.entries)

    def _matched(self, entry: Line, questions: Sequence[Question]) -> tuple[Question, Any]:
        """The open question that a line answers, and the option that it names."""
        question = next((each for each in questions if each.side == entry.side), None)
        if question is None:
            raise IllegalAnswer("record-other-side", said=entry.side, **_open(questions[0]))
        key = self.changes.key(entry.key)
        if key not in ("", question.key):
            raise IllegalAnswer("record-other-question", said=entry.key, **_open(question))
        refusals: list[IllegalAnswer] = []
        for name in self.changes.names(question.key, entry.answer):
            try:
                return question, question.find(name)
            except IllegalAnswer as error:
                refusals.append(error)
        raise refusals[0]

    def _pass_over(self, entry: Line, questions: Sequence[Question], why: Refusal) -> None:
        """Leave out a line whose question is no longer asked, or say which clause differs and from which answer on."""
        changes, here = self.changes, self.count + 1
        keys = [changes.key(entry.key), *(question.key for question in questions)]
        if changes.drops(entry):
            self.link = extended(self.link, [Asked(entry.side, entry.key, entry.answer)])
        elif not changes.older:
            raise refused_for(entry.number, why)
        elif clause := changes.difference(entry.side, keys):
            clauses = (clause,) if clause.isupper() else ()  # else it is a card
            why = Refusal("record-read-otherwise", clauses=clauses, rules=changes.rules, clause=clause, answer=here)
            raise refused_for(entry.number, why)
        else:
            raise refused(entry.number, "record-differs", rules=changes.rules, answer=here, why=why)

    def close(self, position: Position[Any], claims: Sequence[str]) -> Refusal | None:
        """Check that the record ends where the game does, and as it was closed; why it does not prove its game."""
        while self.next.side != END:
            self._pass_over(self.next, (), Refusal("record-after-the-end"))
            self._go_on()
        number, _, rest, _ = self.next
        more = next((at for at, text in enumerate(self.lines[number:], number + 1) if text.strip()), None)
        if more is not None:
            raise refused(more, "record-after-closing")
        if not rest:
            return Refusal("doubt-closing")
        count, *hashes = rest.split()
        if count != str(self.count) or hashes[:1] != ["answers"] or len(hashes) not in (2, 3):
            raise refused(number, "record-count", count=self.count)
        if hashes[2:] not in ([], [closed(self.link, claims)]):
            raise refused(number, "record-changed")
        if hashes[1] != fingerprint(position.state):
            if not self.changes.older:
                raise refused(number, "record-other-table")
            return Refusal("doubt-older", rules=self.changes.rules)
        return None if hashes[2:] else Refusal("doubt-answers")


def _open(question: Question) -> dict[str, Any]:
    """What a refusal tells of the open question."""
    return {"question": question.key, "side": question.side, "options": question.names()}
