"""Games as text: a header, then one line an answer, by name, Chance included.

ringwar 1
game      cardgame
scenario  duel
players   2

frodo     cycle                   # action
chance    5                       # die
end 2 answers 9c1f0a6be2d3f5a7
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from ringwar.kernel.game import Player, Record, Unanswered
from ringwar.kernel.position import Asked, Position
from ringwar.kernel.questions import IllegalAnswer, Question, name_of, plain, slots_of
from ringwar.kernel.ruleset import Ruleset, Setup

FIRST_LINE = "ringwar 1"
PLAIN = frozenset((int, str, bool, type(None)))
"""Types of values that stand for themselves."""


class RecordError(ValueError):
    """A record that cannot be read; the message names the line."""


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


def fingerprint(state: Any) -> str:
    """A short hash of everything on the table, the same in every process.

    What is empty counts for nothing, so that parts which a game does not use may be added to its state.
    """
    fields = {name: _ordered(getattr(state, name)) for name in slots_of(state)}
    fields = {name: value for name, value in fields.items() if value not in (None, [], {})}
    return sha256(json.dumps(fields, sort_keys=True).encode()).hexdigest()[:16]


def _ordered(value: Any) -> Any:
    if type(value) in PLAIN:
        return value
    if type(value) is dict or isinstance(value, Mapping):
        return {_key(key): _ordered(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [item if type(item) in PLAIN else _ordered(item) for item in value]
    if slots_of(value) and not hasattr(value, "name"):
        return {name: _ordered(getattr(value, name)) for name in slots_of(value)}
    return plain(value)


def _key(key: Any) -> str:
    return "/".join(map(name_of, key)) if isinstance(key, tuple) else name_of(key)


def write(saved: SavedGame) -> str:
    """The record of a game."""
    position, setup = saved.position, saved.position.setup
    lines = [FIRST_LINE, f"game      {setup.game}", f"scenario  {setup.scenario}", f"players   {setup.players}"]
    lines += [f"expansion {name}" for name in setup.expansions]
    lines += [f"option    {name} {value}" for name, value in setup.options.items()]
    lines += [f"seat      {seat} {' '.join(who.split()) or '?'}" for seat, who in saved.seats.items()]
    lines += [f"dice      {saved.dice}"] if saved.dice else []
    lines += [f"secret    {saved.secret}"] if saved.secret else []
    lines += [f"position  {json.dumps(setup.position)}"] if setup.position is not None else []
    lines.append("")
    for entry in position.log():
        if isinstance(entry, Asked):
            lines.append(f"{entry.side:<12} {name_of(entry.answer):<28} # {entry.key}")
    lines.append(f"end {position.count} answers {fingerprint(position.state)}")
    return "\n".join(lines) + "\n"


def read(text: str | bytes, rulesets: Callable[[str], Ruleset[Any]]) -> SavedGame:
    """The game of a record; `rulesets` finds a game by its name. RecordError, in one line, for any other text."""
    lines = _lines(text)
    head = _Head(lines)
    setup, ruleset = head.setup(rulesets)
    reader = _Reader(lines, head.length)
    position = Position(ruleset, setup, ruleset.start(setup), Record(then=reader))
    reader.close(position)
    return SavedGame(position, head.seats, head.one("dice"), head.one("secret"))


def _lines(text: str | bytes) -> list[str]:
    if isinstance(text, bytes):
        try:
            return _lines(text.decode())
        except UnicodeDecodeError as error:
            line = text.count(b"\n", 0, error.start) + 1
            raise RecordError(f"line {line}: this is not text") from None
    lines = text.splitlines()
    if not lines or lines[0].split() != FIRST_LINE.split():
        raise RecordError(f"line 1: this is not a Ringwar record; one begins with {FIRST_LINE!r}")
    return lines


class _Head:
    """The lines before the first blank one: a word and its value each."""

    WORDS = ("game", "scenario", "players", "expansion", "option", "seat", "dice", "secret", "position")
    SEVERAL = ("expansion", "option", "seat")

    def __init__(self, lines: Sequence[str]) -> None:
        self.entries: list[tuple[int, str, str]] = []
        self.length = len(lines)
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                self.length = number
                return
            word, _, value = line.partition(" ")
            if word not in self.WORDS or not value.strip():
                raise RecordError(f"line {number}: the header does not know {line.strip()[:60]!r}")
            self.entries.append((number, word, value.strip()))
        raise RecordError(f"line {len(lines)}: the record ends within its header")

    def one(self, word: str) -> str | None:
        found = [(number, value) for number, key, value in self.entries if key == word]
        if len(found) > 1:
            raise RecordError(f"line {found[1][0]}: the header says {word!r} twice")
        return found[0][1] if found else None

    def pairs(self, word: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for number, key, value in self.entries:
            if key == word:
                name, _, rest = value.partition(" ")
                if not rest:
                    raise RecordError(f"line {number}: {word!r} needs a name and a value")
                if name in found:
                    raise RecordError(f"line {number}: the header says {word} {name[:60]!r} twice")
                found[name] = rest.strip()
        return found

    @property
    def seats(self) -> dict[str, str]:
        return self.pairs("seat")

    def players(self) -> int | None:
        text = self.one("players")
        if text is not None and not (text.isascii() and text.isdigit() and len(text) < 4 and int(text)):
            raise ValueError(f"{text[:60]!r} is no number of players")
        return int(text) if text else None

    def position(self) -> dict[str, Any] | None:
        text = self.one("position")
        if text is None:
            return None
        try:
            document = json.loads(text)
        except RecursionError:
            raise ValueError("the position is nested too deeply") from None
        if not isinstance(document, dict):
            raise ValueError(f"{text[:60]!r} is no position")
        return document

    def setup(self, rulesets: Callable[[str], Ruleset[Any]]) -> tuple[Setup, Ruleset[Any]]:
        try:
            ruleset = rulesets(self.one("game") or "")
            setup = ruleset.setup(
                self.one("scenario"),
                self.players(),
                [value for _, word, value in self.entries if word == "expansion"],
                self.pairs("option"),
                self.position(),
            )
            ruleset.start(setup)
        except RecordError:
            raise
        except ValueError as error:
            raise RecordError(f"lines 2-{self.length - 1}: {error}") from None
        return setup, ruleset


class _Reader(Player):
    """Answers with the lines of a record, in their order, up to the closing line."""

    def __init__(self, lines: Sequence[str], start: int) -> None:
        self.lines = lines
        self.entries = self._entries(start)
        self.next = next(self.entries)

    def _entries(self, start: int) -> Iterator[tuple[int, str, str]]:
        for number, line in enumerate(self.lines[start:], start + 1):
            words = line.partition(" # ")[0].split()
            if not words or words[0] == "#":
                continue
            if words[0] == "end":
                yield number, "end", " ".join(words[1:])
                return
            if len(words) != 2:
                raise RecordError(f"line {number}: expected a side and its answer, not {line.strip()[:60]!r}")
            yield number, words[0], words[1]
        raise RecordError(f"line {len(self.lines)}: the record ends without its closing line; it may be cut short")

    def answer(self, question: Question) -> Any:
        return self.answer_each([question])[0]

    def answer_each(self, questions: Sequence[Question]) -> list[Any]:
        given: dict[str, Any] = {}
        while len(given) < len(questions):
            number, side, name = self.next
            if side == "end":
                raise Unanswered(questions, given)
            asked = next((each for each in questions if each.side == side and side not in given), None)
            if asked is None:
                raise RecordError(f"line {number}: {side[:60]!r} answers, but open is {questions[0]}")
            try:
                given[side] = asked.find(name)
            except IllegalAnswer as error:
                raise RecordError(f"line {number}: {error}") from None
            self.next = next(self.entries)
        return [given[question.side] for question in questions]

    def close(self, position: Position[Any]) -> None:
        """Check that the record ends where the game does, and in the same state."""
        number, side, rest = self.next
        if side != "end":
            raise RecordError(f"line {number}: an answer after the end of the game")
        more = next((at for at, line in enumerate(self.lines[number:], number + 1) if line.strip()), None)
        if more is not None:
            raise RecordError(f"line {more}: there is something after the closing line")
        if rest and rest != f"{position.count} answers {fingerprint(position.state)}":
            raise RecordError(f"line {number}: the game replays to another position than the one that was saved")
