"""Writes tests/players/decisions.json anew, after the player with rules of thumb was changed on purpose.

`python tools/decisions.py`. The file keeps games, as the numbers of the options that were taken, and for every question
in them a letter: a checksum of how the player scores the options and of which one it takes. The games go on by the kept
answers, whatever the player thinks of them, so that a changed letter names the question that is judged otherwise.
"""

from __future__ import annotations

import json
import string
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from ringwar import games
from ringwar.kernel import CHANCE, Dice, Player, Question, Setup, name_of
from ringwar.players.rules import RulesOfThumb, Scorer
from ringwar.players.wrappers import seated, seed_of
from ringwar.simulation import played_inline

KEPT = Path(__file__).parents[1] / "tests" / "players" / "decisions.json"
TODO = "if that is meant, run tools/decisions.py"
LETTERS = (string.digits + string.ascii_letters).translate({ord("x"): None, ord("X"): None})
"""Three of a letter that is left out would read like a mark of unfinished work."""
WAR, CARDS = games.ruleset("boardgame"), games.ruleset("cardgame")
COUNCIL = {"council-of-rivendell": "yes"}
SETUPS = {
    "war": WAR.setup(),
    "lords": WAR.setup(None, 2, ["lords"]),
    "council": WAR.setup(None, 2, ["lords"], COUNCIL),
    "war-three": WAR.setup(None, 3),
    "war-four": WAR.setup(None, 4),
    "lords-four": WAR.setup(None, 4, ["lords"]),
    "council-three": WAR.setup(None, 3, ["lords"], COUNCIL),
    **{name: CARDS.setup(name) for name in CARDS.scenarios},
}
"""The tables by the first part of a game's name."""
RARE = (
    "lords random 15",
    "lords random 18",
    "lords random 28",
    "council random 3",
    "council random 5",
    "council random 504",
    "lords-four random 26",
    "lords-four random 77",
    "war random 21",
    "war random 24",
    "war-three random 6",
    "duel random 27",
    "duel-three random 4",
    "trilogy random 10",
    "trilogy random 4",
    "duel-three random 10",
    "trilogy random 6",
    "duel-three random 15",
    "duel-three random 22",
    "duel random 5",
    "lords-four random 6",
    "duel-three random 6",
    "lords-four random 15",
    "council random 48",
    "war rules 87",
)
"""Games in which questions are asked that hardly ever come."""
GAMES = (*(f"{table} {who} {number}" for table in SETUPS for who in ("rules", "random") for number in (1, 2)), *RARE)
"""All games by table, players and seed."""


class Follower(Player):
    """Goes on by kept answers, while the rules of thumb judge every question."""

    def __init__(self, setup: Setup, seed: str, answers: Sequence[int]) -> None:
        self.chance = Dice(seed_of(seed, CHANCE))
        self.judges = {seat: Judge(setup.game, seed_of(seed, seat)) for seat in games.ruleset(setup.game).seats(setup)}
        self.answers = iter(answers)
        self.letters: dict[str, str] = {}
        """By the key of a question: how it was judged each time."""

    def answer(self, question: Question) -> Any:
        if question.side == CHANCE:
            return self.chance.answer(question)
        self.letters[question.key] = self.letters.get(question.key, "") + self.judges[question.side].letter(question)
        number = next(self.answers, len(question.options))
        if number >= len(question.options):
            raise LookupError(f"{question.key!r} has not the options it had: {TODO}")
        return question.options[number]


class Judge:
    """The player with rules of thumb at one seat, and the scores it gave last."""

    def __init__(self, game: str, seed: str) -> None:
        module = import_module(f"ringwar.players.{game}")
        self.player = RulesOfThumb(seed)
        self.player.game = game
        self.player.noise = module.NOISE
        self.player.scorers = {key: self.noting(scorer) for key, scorer in module.SCORERS.items()}
        self.scores: Sequence[float] = ()

    def noting(self, scorer: Scorer) -> Scorer:
        """The scorer, while its scores are kept."""

        def noted(sight: Any, question: Question) -> Sequence[float]:
            self.scores = scorer(sight, question)
            return self.scores

        return noted

    def letter(self, question: Question) -> str:
        """A checksum of the scores, as far as all machines agree on them, and of the option that is taken."""
        choice = name_of(self.player.answer(question))
        text = " ".join([question.key, choice, *(f"{score + 0.0:.6g}" for score in self.scores)])
        return LETTERS[sha256(text.encode()).digest()[0] % len(LETTERS)]


class Noting(Player):
    """Lets players play, and keeps the numbers of the options they take."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.answers: list[int] = []

    def answer(self, question: Question) -> Any:
        answer = self.player.answer(question)
        if question.side != CHANCE:
            self.answers.append(question.options.index(answer))
        return answer


def judged(name: str, answers: str) -> dict[str, str]:
    """By the key of a question: the letters of a game that goes on by its kept answers."""
    setup = SETUPS[name.split()[0]]
    follower = Follower(setup, name, [int(number) for number in answers.split()])
    played_inline(games.ruleset(setup.game), setup, follower)
    return follower.letters


def played(name: str) -> str:
    """The answers of a game that is played anew, Chance's left out."""
    table, who, _ = name.split()
    setup = SETUPS[table]
    ruleset = games.ruleset(setup.game)
    seats = ruleset.seats(setup)
    noting = Noting(seated(seats, dict.fromkeys(seats, who), name))
    played_inline(ruleset, setup, noting)
    return " ".join(map(str, noting.answers))


def kept() -> dict[str, Any]:
    """The file as it is: the answers and the letters of every game."""
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def complaint(name: str) -> str:
    """Which questions of a kept game are judged otherwise now; nothing where all are judged as before."""
    before = kept()[name]
    now = judged(name, before["answers"])
    wrong = [key for key in sorted({*now, *before["letters"]}) if now.get(key) != before["letters"].get(key)]
    return f"judged otherwise: {', '.join(wrong)}; {TODO}" if wrong else ""


def main() -> int:
    """Play all games anew and keep them, a line a game."""
    found = {name: played(name) for name in GAMES}
    lines = [
        f"{json.dumps(name)}: {json.dumps({'answers': answers, 'letters': judged(name, answers)})}"
        for name, answers in found.items()
    ]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
