"""The head of a record: which game was played by which rules, who sat where, and which dice were used."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ringwar.kernel.chance import HOUSE, commitment
from ringwar.kernel.ruleset import Ruleset, Setup

FIRST_LINE = "ringwar 1"
FIRST_RULES = 1
"""The rules of a record that does not say."""
MOST_BYTES = 4_000_000
MOST_LINES = 100
MOST_IN_A_LINE = 400
MOST_IN_A_POSITION = 200_000
MOST_IN_A_NAME = 80
MOST_IN_A_REFUSAL = 200
NUMBER, HASH = "[1-9][0-9]{0,3}", "[0-9a-f]{64}"
SECRET, NONCE = "(?:[0-9a-f]{2}){1,64}", "[0-9a-f]{1,128}"

WORDS = {
    "rules": (NUMBER, "a number"),
    "game": ("\\S+", "a name"),
    "scenario": ("\\S+", "a name"),
    "players": (NUMBER, "a number"),
    "expansion": ("\\S+", "a name"),
    "option": ("\\S+ .+", "a name and a value"),
    "position": (".+", "a position document"),
    "seat": (f"\\S+ .{{1,{MOST_IN_A_NAME}}}", f"a seat and a name of at most {MOST_IN_A_NAME} characters"),
    "dice": (HASH, "64 hexadecimal digits"),
    "nonce": (f"\\S+ (?:{HOUSE}|{NONCE})", f"a seat and {HOUSE!r} or up to 128 hexadecimal digits"),
    "secret": (SECRET, "up to 64 pairs of hexadecimal digits"),
}
"""What a header may say: the form of each word's value, and the form in words."""
SEVERAL = ("expansion", "option", "seat", "nonce")
"""Words that may be repeated."""
IN_DIGITS = ("dice", "nonce", "secret")

Rulesets = Callable[[str], Ruleset[Any]]


class RecordError(ValueError):
    """A record that cannot be read; the message names the line."""


def refused(line: int | str, why: object) -> RecordError:
    """The error for a text that is no record: one short line that a terminal can show."""
    where = f"line {line}" if isinstance(line, int) else line
    return RecordError(printable(f"{where}: {why}"))


def printable(text: str, most: int = MOST_IN_A_REFUSAL) -> str:
    """A text that no terminal obeys: what cannot be printed is escaped, what is too long is cut."""
    safe = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text[: most + 1])
    return safe if len(safe) <= most else safe[: most - 3] + "..."


def claim_lines(seats: Mapping[str, str], dice: str | None, nonces: Mapping[str, str]) -> list[str]:
    """The lines that say who sat where and which dice were used: what the closing line covers besides the game."""
    lines = [f"seat      {seat} {_name(who)}" for seat, who in seats.items()]
    lines += [f"dice      {dice}"] if dice else []
    return lines + [f"nonce     {seat} {nonce}" for seat, nonce in nonces.items()]


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
                raise refused(number, f"a header has at most {MOST_LINES} lines")
            word, _, value = line.partition(" ")
            self.entries.append((number, word, self._value(number, word, value)))
        raise refused(len(lines), "the record ends within its header")

    def _value(self, number: int, word: str, text: str) -> str:
        """The value of a word, if it has the form that it should have."""
        if word not in WORDS:
            raise refused(number, f"the header does not know {word[:60]!r}; it knows: {', '.join(WORDS)}")
        value = text.strip() if word == "position" else " ".join(text.split())
        value = value.lower() if word in IN_DIGITS else value
        most = MOST_IN_A_POSITION if word == "position" else MOST_IN_A_LINE
        form, described = WORDS[word]
        if len(value) > most or not value.isprintable() or not re.fullmatch(form, value):
            raise refused(number, f"after {word!r} stands {described}, not {value[:60]!r}")
        name = value.partition(" ")[0] if word in SEVERAL else ""
        if any(said == word and name in ("", other.partition(" ")[0]) for _, said, other in self.entries):
            raise refused(number, f"the header says {' '.join([word, name])[:60].strip()!r} twice")
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
            newer = (
                f"this game was played by rules {rules}; this Ringwar knows them up to {ours}, a newer one is needed"
            )
            raise refused(self._at("rules"), newer)
        return rules

    def setup(self, rulesets: Rulesets) -> tuple[Setup, Ruleset[Any], Any]:
        """The setup, its rules, and the table before the first step."""
        try:
            ruleset = rulesets(self.one("game") or "")
            expansions, options = list(self.pairs("expansion")), self.pairs("option")
            setup = ruleset.setup(self.one("scenario"), self.number("players"), expansions, options, self._position())
            return setup, ruleset, ruleset.start(setup)
        except ValueError as error:
            raise refused(f"lines 2-{self.length - 1}", error) from None

    def seats(self, word: str, seats: Sequence[str]) -> dict[str, str]:
        """What the header says about seats that the game has, in their order."""
        found = self.pairs(word)
        for number, said, value in self.entries:
            if said == word and (seat := value.partition(" ")[0]) not in seats:
                raise refused(number, f"there is no seat {seat[:60]!r}; the seats are: {', '.join(seats)}")
        return {seat: found[seat] for seat in seats if seat in found}

    def secret(self) -> str | None:
        """The secret of verifiable dice, if it is the one whose hash was published."""
        secret = self.one("secret")
        if secret is not None and commitment(bytes.fromhex(secret)) != self.one("dice"):
            raise refused(self._at("secret"), "the secret is not the one whose hash was published")
        return secret

    def nonces(self, seats: Sequence[str]) -> dict[str, str]:
        """What each seat has put into verifiable dice: nothing for all of them, or something for each."""
        found = self.seats("nonce", seats)
        if found and (len(found) < len(seats) or self.one("dice") is None):
            raise refused(self._at("nonce"), f"nonces need a line 'dice', and one line each of: {', '.join(seats)}")
        return found

    def _at(self, word: str) -> int:
        """The line of a word."""
        return next(number for number, said, _ in self.entries if said == word)

    def _position(self) -> dict[str, Any] | None:
        text = self.one("position")
        try:
            document = None if text is None else json.loads(text)
        except RecursionError:
            raise ValueError("the position is nested too deeply") from None
        if text is not None and not isinstance(document, dict):
            raise ValueError(f"{text[:60]!r} is no position")
        return document
