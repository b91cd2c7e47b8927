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
from dataclasses import dataclass, field
from typing import Any

from ringwar.kernel.changes import Changes, Line
from ringwar.kernel.game import Player, Record, Unanswered
from ringwar.kernel.heads import FIRST_LINE, MOST_BYTES, MOST_IN_A_LINE, Head, Rulesets, claim_lines, refused
from ringwar.kernel.position import Asked, Position
from ringwar.kernel.proofs import chain, closed, extended, fingerprint, first_link, rules_line, setup_lines
from ringwar.kernel.questions import IllegalAnswer, Question, name_of

END = "end"


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
    rules: int = 0
    """The rules by which a game was played that was read from a record."""
    doubt: str = "it was not read from a record"
    """Why the record does not prove its game; empty where it does."""

    @property
    def proved(self) -> bool:
        """Whether setup, seats, dice and every answer are those with which the record was closed."""
        return not self.doubt


def write(saved: SavedGame) -> str:
    """The record of a game."""
    position = saved.position
    answers = [entry for entry in position.log() if isinstance(entry, Asked)]
    link = extended(first_link(position.setup, position.ruleset.rules), answers)
    secret = [f"secret    {saved.secret}"] if saved.secret else []
    head = [FIRST_LINE, rules_line(position.ruleset.rules), *setup_lines(position.setup), *_claims(saved), *secret]
    return "\n".join([*head, "", *map(line, answers), closing(saved, link)]) + "\n"


def line(answer: Asked) -> str:
    """An answer as it stands in a record."""
    return f"{answer.side:<12} {name_of(answer.answer):<28} # {answer.key}"


def lines_since(position: Position[Any], number: int) -> list[str]:
    """The lines that follow those of the first so many answers: what a record lacks that was kept up to there.

    What some have chosen in secret while others still choose gets its lines, in their order, when all have chosen.
    """
    answers = [entry for entry in position.log(number) if isinstance(entry, Asked)]
    return [line(answer) for answer in answers[: len(answers) - len(position.given)]]


def closing(saved: SavedGame, link: str | None = None) -> str:
    """The closing line; `link` is the chain after the last answer, for those who have it already."""
    position = saved.position
    proved = closed(chain(position) if link is None else link, _claims(saved))
    return f"{END} {position.count} answers {fingerprint(position.state)} {proved}"


def proof(saved: SavedGame, number: int | None = None) -> str:
    """What closes the record of the first so many answers of a game: two records that agree in it agree up to there."""
    return closed(chain(saved.position, number), _claims(saved))


def _claims(saved: SavedGame) -> list[str]:
    """The lines about seats and dice, in the order of the seats; ValueError for a seat that the game has not."""
    seats = saved.position.ruleset.seats(saved.position.setup)
    for seat in (*saved.seats, *saved.nonces):
        if seat not in seats:
            raise ValueError(f"there is no seat {seat!r}; the seats are: {', '.join(seats)}")
    who = {seat: saved.seats[seat] for seat in seats if seat in saved.seats}
    return claim_lines(who, saved.dice, {seat: saved.nonces[seat] for seat in seats if seat in saved.nonces})


def read(text: str | bytes, rulesets: Rulesets) -> SavedGame:
    """The game of a record; `rulesets` finds a game by its name. RecordError, in one line, for any other text."""
    lines = _lines(text)
    head = Head(lines)
    setup, ruleset, table = head.setup(rulesets)
    seats, rules = ruleset.seats(setup), head.rules(ruleset.rules)
    who, dice, nonces, secret = head.seats("seat", seats), head.one("dice"), head.nonces(seats), head.secret()
    reader = Reader(lines, head.length, Changes(ruleset.changes, rules, ruleset.rules), first_link(setup, rules))
    position = Position(ruleset, setup, table, Record(then=reader))
    doubt = reader.close(position, claim_lines(who, dice, nonces))
    return SavedGame(position, who, dice, secret, nonces, rules, doubt)


def _lines(text: str | bytes) -> list[str]:
    if len(text) > MOST_BYTES:
        raise refused(1, f"a record has at most {MOST_BYTES:,} characters")
    if isinstance(text, bytes):
        try:
            return _lines(text.decode())
        except UnicodeDecodeError as error:
            raise refused(text.count(b"\n", 0, error.start) + 1, "this is not text") from None
    lines = text.splitlines()
    if not lines or lines[0].split() != FIRST_LINE.split():
        raise refused(1, f"this is not a Ringwar record; one begins with {FIRST_LINE!r}")
    return lines


class Mismatch(Exception):
    """A line that answers no open question; the message says why."""


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
                raise refused(number, f"expected a side and its answer, not {text.strip()[:60]!r}")
            yield Line(number, words[0], words[1], next(iter(comment.split()), ""))
        raise refused(len(self.lines), "the record ends without its closing line; it may be cut short")

    def answer(self, question: Question) -> Any:
        return self.answer_each([question])[0]

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        given: dict[str, Any] = {}
        taken: dict[str, Asked] = {}
        while len(given) < len(questions) and self.next.side != END:
            entry = self.next
            try:
                question, option = self._matched(entry, [each for each in questions if each.side not in given])
            except Mismatch as error:
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
            raise Mismatch(f"{entry.side[:60]!r} answers, but open is {questions[0]}")
        key = self.changes.key(entry.key)
        if key not in ("", question.key):
            raise Mismatch(f"this answers {entry.key[:60]!r}, but open is {question}")
        refusals: list[str] = []
        for name in self.changes.names(question.key, entry.answer):
            try:
                return question, question.find(name)
            except IllegalAnswer as error:
                refusals.append(str(error))
        raise Mismatch(refusals[0])

    def _pass_over(self, entry: Line, questions: Sequence[Question], why: Mismatch) -> None:
        """Leave out a line whose question is no longer asked, or say which clause differs and from which answer on."""
        changes, here = self.changes, f"from answer {self.count + 1} on"
        keys = [changes.key(entry.key), *(question.key for question in questions)]
        if changes.drops(entry):
            self.link = extended(self.link, [Asked(entry.side, entry.key, entry.answer)])
        elif not changes.older:
            raise refused(entry.number, why)
        elif clause := changes.difference(entry.side, keys):
            read_otherwise = f"under rules {changes.rules} {clause} was read otherwise"
            raise refused(entry.number, f"{read_otherwise}; the game differs {here}")
        else:
            raise refused(entry.number, f"this game of rules {changes.rules} differs {here}: {why}")

    def close(self, position: Position[Any], claims: Sequence[str]) -> str:
        """Check that the record ends where the game does, and as it was closed; why it does not prove its game."""
        while self.next.side != END:
            self._pass_over(self.next, (), Mismatch("an answer after the end of the game"))
            self._go_on()
        number, _, rest, _ = self.next
        more = next((at for at, text in enumerate(self.lines[number:], number + 1) if text.strip()), None)
        if more is not None:
            raise refused(more, "there is something after the closing line")
        if not rest:
            return "its closing line says nothing about it"
        count, *hashes = rest.split()
        if count != str(self.count) or hashes[:1] != ["answers"] or len(hashes) not in (2, 3):
            raise refused(number, f"this does not close a record of {self.count} answers")
        if hashes[2:] not in ([], [closed(self.link, claims)]):
            raise refused(number, "the header or an answer is not what it was when the record was closed")
        if hashes[1] != fingerprint(position.state):
            if not self.changes.older:
                raise refused(number, "the game replays to another position than the one that was saved")
            return f"under rules {self.changes.rules} it came to another table"
        return "" if hashes[2:] else "its closing line covers the last table, not the answers"
