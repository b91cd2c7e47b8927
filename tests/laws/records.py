"""Changes in records: whatever is changed in the record of a game, it no longer proves that game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ringwar import games
from ringwar.kernel import CHANCE, Dice, Question, RecordError, SavedGame, Setup, read, start, write
from ringwar.kernel.chance import commitment
from ringwar.laws import hold

KIND = "changed answers in records"
ENOUGH = 20_000
CHANGES = 100
"""How many are made in the record of one game."""
SECRET = b"speak, friend, and enter"


class Changer:
    """Changes one thing in the record of a game."""

    def __init__(self, saved: SavedGame, seed: str) -> None:
        self.rng = Random(f"{seed}/changes")
        self.text = write(saved)
        self.lines = self.text.splitlines()
        self.first = self.lines.index("") + 1
        self.sides = [CHANCE, *saved.position.ruleset.seats(saved.position.setup)]
        self.options: list[list[str]] = []
        self.keys: list[str] = []
        saved.position.retrace(self._note)

    def _note(self, question: Question, _: object) -> None:
        self.options.append(question.names())
        self.keys.append(question.key)

    def changed(self) -> tuple[str, str]:
        """Another text, and what was done to it in words."""
        change = self.rng.choice(
            [self.answer] * 5 + [self.side, self.key, self.swap, self.lose, self.double, self.head, self.end]
        )
        lines = [*self.lines]
        return change(lines), "\n".join(lines) + "\n"

    def _line(self) -> int:
        return self.rng.randrange(self.first, len(self.lines) - 1)

    def answer(self, lines: list[str]) -> str:
        """Another answer that could have been given there."""
        at = self._line()
        side, given, _, key = lines[at].split()
        other = self.rng.choice([name for name in self.options[at - self.first] if name != given] or [given])
        lines[at] = f"{side:<12} {other:<28} # {key}"
        return f"line {at + 1} answers {other}, not {given}"

    def side(self, lines: list[str]) -> str:
        """The same answer by another side."""
        at = self._line()
        side, rest = lines[at].split(maxsplit=1)
        other = self.rng.choice([each for each in self.sides if each != side])
        lines[at] = f"{other:<12} {rest}"
        return f"line {at + 1} is answered by {other}, not by {side}"

    def key(self, lines: list[str]) -> str:
        """The same answer to another question."""
        at = self._line()
        said, _, key = lines[at].partition(" # ")
        other = self.rng.choice([each for each in self.keys if each != key] or ["nothing"])
        lines[at] = f"{said} # {other}"
        return f"line {at + 1} answers {other}, not {key}"

    def swap(self, lines: list[str]) -> str:
        """Two neighbours in each other's place."""
        at = self._line()
        lines[at - 1 : at + 1] = reversed(lines[at - 1 : at + 1])
        return f"lines {at} and {at + 1} have changed places"

    def lose(self, lines: list[str]) -> str:
        """A line less."""
        at = self.rng.randrange(len(lines))
        del lines[at]
        return f"line {at + 1} is gone"

    def double(self, lines: list[str]) -> str:
        """A line more."""
        at = self.rng.randrange(len(lines))
        lines.insert(at, lines[at])
        return f"line {at + 1} stands there twice"

    def head(self, lines: list[str]) -> str:
        """Something else in the header."""
        return self._character(lines, self.rng.randrange(1, self.first - 1))

    def end(self, lines: list[str]) -> str:
        """Something else in the closing line."""
        return self._character(lines, len(lines) - 1)

    def _character(self, lines: list[str], at: int) -> str:
        place = self.rng.randrange(len(lines[at]))
        other = self.rng.choice("0123456789abcdef -")
        lines[at] = lines[at][:place] + other + lines[at][place + 1 :]
        return f"line {at + 1} has {other!r} at place {place + 1}"


def batch(setup: Setup, seed: str) -> int:
    """Change the record of a random game in many ways, one at a time; how many changes there were."""
    ruleset = games.ruleset(setup.game)
    position = start(ruleset, setup).played(Dice(seed))
    seats = ruleset.seats(setup)
    nonces = {seat: str(number) for number, seat in enumerate(seats)}
    saved = SavedGame(position, dict.fromkeys(seats, "Anna"), commitment(SECRET), SECRET.hex(), nonces)
    changer = Changer(saved, seed)
    made = 0
    while made < CHANGES:
        what, text = changer.changed()
        if text != changer.text:
            made += 1
            check_change(saved, text, f"{what} in the record of {setup} with seed {seed!r}")
    return made


def check_change(saved: SavedGame, text: str, what: str) -> None:
    """A changed record is refused in a short line, or not proved, or means the very same game."""
    try:
        again = read(text, games.ruleset)
    except RecordError as error:
        hold(len(str(error)) <= 200 and str(error).isprintable(), f"{what}: the refusal is no short line: {error!r}")
        return
    same = write(replace(again, secret=saved.secret)) == write(saved)
    hold(not again.proved or same, f"{what}: it still proves a game")
