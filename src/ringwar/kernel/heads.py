"""The head of a record: which game was played by which rules, who sat where, and which dice were used."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ringwar.kernel.chance import HOUSE, commitment
from ringwar.kernel.refusals import Refusal, printable
from ringwar.kernel.ruleset import Result, Ruleset, Setup

FIRST_LINE = "ringwar 1"
FIRST_RULES = 1
"""The rules of a record that does not say."""
MOST_BYTES = 4_000_000
MOST_LINES = 100
MOST_IN_A_LINE = 400
MOST_IN_A_POSITION = 200_000
MOST_IN_A_NAME = 80
NUMBER, HASH = "[1-9][0-9]{0,3}", "[0-9a-f]{64}"
SECRET, NONCE = "(?:[0-9a-f]{2}){1,64}", "[0-9a-f]{1,128}"
RESIGNED, BY_TIME, AGREED, ABANDONED = "resigned", "time", "agreed", "abandoned"
"""How people end a game that no rule has ended; the first two have a winner."""
NOBODY = "none"
"""The winner of a game that nobody has won."""

WORDS = {
    "rules": NUMBER,
    "game": "\\S+",
    "scenario": "\\S+",
    "players": NUMBER,
    "expansion": "\\S+",
    "option": "\\S+ .+",
    "position": ".+",
    "seat": f"\\S+ .{{1,{MOST_IN_A_NAME}}}",
    "dice": HASH,
    "since": "[1-9][0-9]{0,5}",
    "nonce": f"\\S+ (?:{HOUSE}|{NONCE})",
    "secret": SECRET,
    "result": f"\\S+ (?:{RESIGNED}|{BY_TIME}|{AGREED}|{ABANDONED})",
}
"""What a header may say: the form of each word's value."""
SEVERAL = ("expansion", "option", "seat", "nonce")
"""Words that may be repeated."""
IN_DIGITS = ("dice", "nonce", "secret")

Rulesets = Callable[[str], Ruleset[Any]]


class RecordError(Refusal):
    """A record that cannot be read, with the line."""


def refused(line: int, key: str, clauses: Sequence[str] = (), **about: Any) -> RecordError:
    """What is wrong in a line of a text that is no record."""
    return RecordError(key, clauses=clauses, line=line, **about)


def refused_for(line: int, why: Refusal, **about: Any) -> RecordError:
    """A line of a record, or several `until` another, refused for what they say."""
    return RecordError(why.key, clauses=why.clauses, **{**why.about, "line": line, **about})


def claim_lines(
    seats: Mapping[str, str],
    dice: str | None,
    nonces: Mapping[str, str],
    since: int = 0,
    ended: Result | None = None,
) -> list[str]:
    """What the closing line covers besides the game: who sat where, which dice were used, how people ended it."""
    lines = [f"seat      {seat} {_name(who)}" for seat, who in seats.items()]
    lines += [f"dice      {dice}"] if dice else []
    lines += [f"since     {since}"] if since else []
    lines += [f"nonce     {seat} {nonce}" for seat, nonce in nonces.items()]
    return lines + ([f"result    {ended.winner} {ended.kind}"] if ended else [])


def _name(who: str) -> str:
    """A name of somebody on one line of a record."""
    return printable(" ".join(who.split()), MOST_IN_A_NAME) or "?"


class Head:
    """The lines before the first blank one: a word and its value each."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.entries: list[tuple[int, str, str]] = []
        self.length = len(lines)
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                self.length = number
                return
            if number > MOST_LINES:
                raise refused(number, "record-head-long", most=MOST_LINES)
            word, _, value = line.partition(" ")
            self.entries.append((number, word, self._value(number, word, value)))
        raise refused(len(lines), "record-head-only")

    def _value(self, number: int, word: str, text: str) -> str:
        """The value of a word, if it has the form that it should have."""
        if word not in WORDS:
            raise refused(number, "record-word", word=word, known=list(WORDS))
        value = text.strip() if word == "position" else " ".join(text.split())
        value = value.lower() if word in IN_DIGITS else value
        most = MOST_IN_A_POSITION if word == "position" else MOST_IN_A_LINE
        if len(value) > most or not value.isprintable() or not re.fullmatch(WORDS[word], value):
            raise refused(number, "record-value", word=word, value=value[:60])
        name = value.partition(" ")[0] if word in SEVERAL else ""
        if any(said == word and name in ("", other.partition(" ")[0]) for _, said, other in self.entries):
            raise refused(number, "record-word-twice", word=f"{word} {name}".strip())
        return value

    def one(self, word: str) -> str | None:
        """The value of a word that may stand there once."""
        return next((value for _, said, value in self.entries if said == word), None)

    def pairs(self, word: str) -> dict[str, str]:
        """The names and values of a word that may be repeated."""
        found = [value.partition(" ") for _, said, value in self.entries if said == word]
        return {name: value for name, _, value in found}

    def number(self, word: str) -> int | None:
        """The value of a word that stands for a number."""
        text = self.one(word)
        return int(text) if text else None

    def rules(self, ours: int) -> int:
        """The number of the rules by which the game was played."""
        rules = self.number("rules") or FIRST_RULES
        if rules > ours:
            raise refused(self.at("rules"), "record-newer", rules=rules, known=ours)
        return rules

    def setup(self, rulesets: Rulesets) -> tuple[Setup, Ruleset[Any], Any]:
        """The setup, its rules, and the table before the first step."""
        try:
            ruleset = rulesets(self.one("game") or "")
            expansions, options = list(self.pairs("expansion")), self.pairs("option")
            setup = ruleset.setup(self.one("scenario"), self.number("players"), expansions, options, self._position())
            return setup, ruleset, ruleset.start(setup)
        except Refusal as error:
            raise refused_for(2, error, until=self.length - 1) from None

    def seats(self, word: str, seats: Sequence[str]) -> dict[str, str]:
        """What the header says about seats that the game has, in their order."""
        found = self.pairs(word)
        for number, said, value in self.entries:
            if said == word and (seat := value.partition(" ")[0]) not in seats:
                raise refused(number, "no-seat", seat=seat, seats=seats)
        return {seat: found[seat] for seat in seats if seat in found}

    def secret(self) -> str | None:
        """The secret of verifiable dice, if it is the one whose hash was published."""
        secret = self.one("secret")
        if secret is not None and commitment(bytes.fromhex(secret)) != self.one("dice"):
            raise refused(self.at("secret"), "record-secret")
        return secret

    def nonces(self, seats: Sequence[str]) -> dict[str, str]:
        """What each seat has put into verifiable dice: nothing for all of them, or something for each."""
        found = self.seats("nonce", seats)
        if found and (len(found) < len(seats) or self.one("dice") is None):
            raise refused(self.at("nonce"), "record-nonces", seats=seats)
        return found

    def ended(self, sides: Sequence[str]) -> Result | None:
        """How people have ended the game, where no rule has."""
        text = self.one("result")
        if text is None:
            return None
        winner, _, kind = text.partition(" ")
        if winner not in (sides if kind in (RESIGNED, BY_TIME) else (*sides, NOBODY)):
            raise refused(self.at("result"), "record-winner", winner=winner, sides=list(sides))
        return Result(winner, kind)

    def at(self, word: str) -> int:
        """The line of a word."""
        return next(number for number, said, _ in self.entries if said == word)

    def _position(self) -> dict[str, Any] | None:
        text = self.one("position")
        if text is None:
            return None
        try:
            document = json.loads(text)
        except (ValueError, RecursionError):
            document = None
        if not isinstance(document, dict):
            raise Refusal("record-position", value=text[:60])
        return document
