"""The log of a match: a line a game, written as soon as it is over, so that an interrupted match can go on."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from ringwar import files
from ringwar.arena.matches import Match, Outcome
from ringwar.kernel import Refusal

FIRST = "ringwar arena 1"
"""What the first line of a log says it is."""

COUNTS = ("number", "turns", "questions")
TEXTS = ("winner", "kind", "error", "moves", "build")
NUMBERS = ("decisions", "thoughts")
TIMES = ("thinking", "longest", "pondering")
"""What is noted for each of the two sides: how many, and how many seconds."""


class LogError(Refusal):
    """A log that cannot be gone on with."""


def description(match: Match) -> dict[str, Any]:
    """A match as a document: what must be the same for its log to be gone on with."""
    setup = match.setup
    return {
        "game": setup.game,
        "scenario": setup.scenario,
        "players": setup.players,
        "expansions": sorted(setup.expansions),
        "options": dict(sorted(setup.options.items())),
        "sides": list(match.sides),
        "names": list(match.players),
        "pairings": [list(pairing) for pairing in match.pairings],
        "games_per_pairing": match.games,
        "seed": match.seed,
        "check": match.check,
        "claim": asdict(match.claim) if match.claim else None,
    }


class Log:
    """The games of a match that are over, in a file that grows with them."""

    def __init__(self, path: Path, match: Match, version: str) -> None:
        self.path = path
        self.match = match
        self.head = {"log": FIRST, "version": version, "match": description(match)}
        self.outcomes: dict[tuple[tuple[str, str], int], Outcome] = {}
        whole = self._read()
        self.file = files.add_to(path, whole)
        if not whole:
            self._write(self.head)

    def add(self, outcome: Outcome) -> None:
        """Note a game that is over."""
        self.outcomes[outcome.pairing, outcome.number] = outcome
        self._write(asdict(outcome))

    def close(self) -> None:
        """See to it that the games are safely on the disk."""
        os.fsync(self.file.fileno())
        self.file.close()

    def _write(self, line: dict[str, Any]) -> None:
        self.file.write(files.encoded(json.dumps(line, sort_keys=True, ensure_ascii=False) + "\n"))
        self.file.flush()

    def _read(self) -> int:
        """Know the games that are in the file; how much of it is whole: a last line may have been cut short."""
        if not self.path.exists():
            return 0
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.decode(errors="replace").splitlines()
        self._check_head(lines[0] if lines else "", len(content))
        for number, line in enumerate(lines[1:], 2):
            outcome = self._outcome(line, number)
            self.outcomes[outcome.pairing, outcome.number] = outcome
        return len(whole)

    def _check_head(self, line: str, size: int) -> None:
        """Refuse the log of something else."""
        if not size:
            return
        head = _object(line)
        if head.get("log") != FIRST or not isinstance(head.get("match"), dict):
            raise LogError("no-log", file=str(self.path))
        if head.get("version") != self.head["version"]:
            raise LogError("log-of-other-version", file=str(self.path), version=str(head.get("version")))
        ours = description(self.match)
        for name, value in ours.items():
            if head["match"].get(name) != value:
                theirs = json.dumps(head["match"].get(name), ensure_ascii=False)[:60]
                mine = json.dumps(value, ensure_ascii=False)[:60]
                raise LogError(
                    "log-of-other-match", file=str(self.path), field=name.replace("_", " "), theirs=theirs, mine=mine
                )

    def _outcome(self, line: str, number: int) -> Outcome:
        """The game of a line."""
        found = _object(line)
        if found.keys() != {field.name for field in fields(Outcome)} or not self._plausible(found):
            raise LogError("log-no-game", file=str(self.path), number=number)
        pairs = {name: tuple(found[name]) for name in ("pairing", *NUMBERS, *TIMES)}
        return Outcome(**{**found, **pairs})

    def _plausible(self, found: dict[str, Any]) -> bool:
        """Whether a line says something that a game of the match could have led to."""
        if not all(type(found[name]) is int and found[name] >= 0 for name in COUNTS):
            return False
        if not all(isinstance(found[name], str) for name in TEXTS):
            return False
        if not all(_are_two(found[name], int) for name in NUMBERS):
            return False
        if not all(_are_two(found[name], (int, float)) for name in TIMES):
            return False
        if type(found["compiled"]) is not bool:
            return False
        if not isinstance(found["seconds"], int | float) or found["pairing"] not in map(list, self.match.pairings):
            return False
        if not 1 <= found["number"] <= self.match.games:
            return False
        return bool(found["error"]) or found["winner"] in self.match.sides


def _are_two(value: Any, kind: type | tuple[type, ...]) -> bool:
    """Whether a value is a list of two numbers of a kind."""
    return isinstance(value, list) and len(value) == 2 and all(isinstance(number, kind) for number in value)


def _object(line: str) -> dict[str, Any]:
    """The JSON object of a line; nothing for a line that is none."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
