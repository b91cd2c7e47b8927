"""Playing in tests: answers in their order, with failures that explain themselves, and what was asked and told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ringwar.kernel import CHANCE, Event, IllegalAnswer, Player, Position, Question, Secret, name_of
from ringwar.kernel.game import Unanswered
from ringwar.kernel.position import asked_since
from ringwar.kernel.questions import plain

ELSEWHERE = """
import json, sys
from ringwar import games, load
from ringwar.kernel import fingerprint
given = json.load(sys.stdin)
games.MODULES.update(given["modules"])
json.dump([fingerprint(load(text).state) for text in given["texts"]], sys.stdout)
"""


def play(position: Position[Any], *answers: Any) -> Position[Any]:
    """The position after the answers, Chance's among them, in their order.

    An answer is an option or its name, or a pair of a side and its answer where several are asked at once.
    """
    for number, answer in enumerate(answers):
        side, option = answer if isinstance(answer, tuple) else (None, answer)
        try:
            position = position.after(option, side)
        except IllegalAnswer as error:
            pytest.fail(_explained(position, answers[:number], answer, error), pytrace=False)
    return position


def _explained(position: Position[Any], before: tuple[Any, ...], answer: Any, error: IllegalAnswer) -> str:
    lines = [f"answer {len(before) + 1}, {_shown(answer)}: {error}"]
    lines += [_open(question) for question in position.questions] or [f"the game is over: {position.result}"]
    lines.append(f"answered before: {', '.join(map(_shown, before)) or 'nothing'}")
    return "\n".join(lines)


def _open(question: Question) -> str:
    return f"open is {question.key!r} for {question.side}: {', '.join(question.names())}"


def _shown(answer: Any) -> str:
    if isinstance(answer, tuple):
        return f"{answer[0]} {_shown(answer[1])}"
    return name_of(answer) if hasattr(answer, "name") or isinstance(answer, bool | int | str | None) else repr(answer)


def asked(position: Position[Any]) -> tuple[str, str]:
    """Who is asked what; nobody where the game is over."""
    question = position.question
    return (question.side, question.key) if question else ("nobody", "nothing")


def key(position: Position[Any]) -> str:
    """What is asked, whoever has to answer."""
    return asked(position)[1]


def answered(position: Position[Any], *, with_chance: bool = False) -> list[str]:
    """The keys of all questions answered so far, Chance's left out or among them."""
    return [entry.key for entry in asked_since(position) if with_chance or entry.side != CHANCE]


def told(position: Position[Any], kind: str) -> list[dict[str, Any]]:
    """What the events of a kind since the game began were about, by name, secrets among it."""
    found = [entry.about for entry in position.log() if isinstance(entry, Event) and entry.kind == kind]
    return [{name: plain(_open_or_not(value)) for name, value in about.items()} for about in found]


def _open_or_not(value: Any) -> Any:
    return value.value if isinstance(value, Secret) else value


def question_alone(side: str, key: str, options: Sequence[Any], /, **about: Any) -> Question:
    """A question that is asked in no game."""
    ruleset = SimpleNamespace(kind=lambda *_: "action", points_at=lambda *_: [], note=lambda *_: None)
    game = SimpleNamespace(cause=None, ruleset=ruleset, state=None)
    return Question(side, key, options, about, game)  # type: ignore[arg-type]


def replayed_elsewhere(texts: Sequence[str], modules: Mapping[str, str], hash_seed: str) -> list[str]:
    """The fingerprints of saved games' last states as another process with another hash seed finds them."""
    path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=json.dumps({"texts": list(texts), "modules": dict(modules)}),
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found


class Limited(Player):
    """Lets a player give so many answers and no more."""

    def __init__(self, player: Player, limit: int) -> None:
        self.player = player
        self.left = limit

    def answer(self, question: Question) -> Any:
        if not self.left:
            raise Unanswered((question,))
        self.left -= 1
        return self.player.answer(question)
