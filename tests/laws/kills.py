"""Nothing is lost: the program is killed at random moments, and whatever it had kept, or asked on after, is there.

At the terminal an answer was sent when the next question is asked; of simulations and matches a game was played when
the file that names it is there.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from select import select
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from ringwar import games
from ringwar.kernel import Position, Setup, name_of, read, start
from ringwar.kernel.position import asked_since

KIND = "kills"
ENOUGH = 200
SOURCE = Path(__file__).parents[2] / "src"
QUESTION, IDLE, OVER = "Your answer", "As far as you can know", "save FILE"
"""How the lines begin in which a plain screen waits: for an answer, for a yes to what changes nothing, at the end."""
MOST_LINES = 12
LONGEST_PAUSE = 0.4
"""Seconds between the last line and the kill."""
PATIENCE = 60.0
SUDDEN = 0.5
"""How often the program is killed while it works on an answer."""


Answer = tuple[str, str]
"""A side, and the name of what it said."""


class Killed(AssertionError):
    """Something that had been sent was lost."""


def batch(setup: Setup, seed: str) -> int:
    """Kill a game at the terminal, a simulation or a match once; gives the number of kills."""
    rng = Random(seed)
    with TemporaryDirectory() as folder:
        rng.choice((kill_play, kill_play, kill_simulation, kill_match))(setup, rng, Path(folder))
    return 1


def kill_play(setup: Setup, rng: Random, folder: Path) -> None:
    """Play at the terminal with random answers, kill it, and go on with the game."""
    seat, *others = games.ruleset(setup.game).seats(setup)
    who = [f"{seat}=human", *(f"{each}=random" for each in others)]
    words = ["play", setup.game, *_words(setup), "--plain", "--no-confirm", "--seed", str(rng.random())]
    running = started([*words, *(word for each in who for word in ("--seat", each))], folder)
    sent: list[Answer] = []
    try:
        is_asked = asked(running)
        for _ in range(rng.randint(1, MOST_LINES)):
            position = known(folder) or start(games.ruleset(setup.game), setup)
            question = next((each for each in position.questions if each.side == seat), None)
            if not is_asked or question is None:
                break
            name = name_of(rng.choice(question.options))
            typed(running, name)
            is_asked = asked(running)
            sent = [*_answers(position), (seat, name)]
        if rng.random() < SUDDEN:
            typed(running, "1")
            select([], [], [], rng.random() * LONGEST_PAUSE)
    finally:
        running.kill()
        running.communicate()
    check_goes_on(folder, sent)


def kill_simulation(setup: Setup, rng: Random, folder: Path) -> None:
    """Kill a simulation; every record that is there is a whole game."""
    running = started(["simulate", setup.game, *_words(setup), "--games", "50", "--save", "saved"], folder)
    _kill_after(running, lambda: any(folder.glob("saved/*.ringwar")), rng)
    for file in folder.glob("saved/*.ringwar"):
        if read(file.read_bytes(), games.ruleset).position.result is None:
            raise Killed(f"{file.name} is half a game")


def kill_match(setup: Setup, rng: Random, folder: Path) -> None:
    """Kill a match; every game that its log has is a whole line, and the same command goes on after them."""
    words = ["arena", setup.game, *_words(setup), "--with", "random", "--games", "4", "--out", "match.json"]
    log = folder / "match.games.jsonl"
    running = started(words, folder)
    _kill_after(running, lambda: log.exists() and log.read_bytes().count(b"\n") > 1, rng)
    before = [line for line in log.read_text().splitlines(keepends=True) if line.endswith("\n")]
    for line in before:
        json.loads(line)
    done = subprocess.run(command(words), cwd=folder, env=surroundings(folder), capture_output=True, check=False)
    if done.returncode or log.read_text().splitlines(keepends=True)[: len(before)] != before:
        raise Killed(f"the match does not go on: {done.stderr.decode()[-200:]}")


# Running and killing


def started(words: list[str], folder: Path) -> subprocess.Popen[bytes]:
    """The program in a process of its own."""
    pipe = subprocess.PIPE
    environment = surroundings(folder)
    return subprocess.Popen(
        command(words), cwd=folder, env=environment, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT
    )


def command(words: list[str]) -> list[str]:
    return [sys.executable, "-m", "ringwar", *words]


def surroundings(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE), "RINGWAR_GAMES": str(folder / "games"), "PYTHONUNBUFFERED": "1"}


def asked(running: subprocess.Popen[bytes]) -> bool:
    """Wait for the next question; whether there is one, and not the end of the game."""
    while True:
        prompt = _prompt(running)
        if prompt.startswith(IDLE):
            typed(running, "yes")
        else:
            return prompt.startswith(QUESTION)


def _prompt(running: subprocess.Popen[bytes]) -> str:
    """What stands before the place where a line is waited for."""
    assert running.stdout is not None
    shown, end = b"", monotonic() + PATIENCE
    while True:
        last = shown.decode(errors="replace").rpartition("\n")[2]
        if last.startswith((QUESTION, IDLE, OVER)) and last.endswith(": "):
            return last
        ready = select([running.stdout], [], [], max(0.0, end - monotonic()))[0]
        part = os.read(running.stdout.fileno(), 65536) if ready else b""
        if not part:
            raise Killed(f"nothing is asked after {shown[-200:]!r}")
        shown += part


def typed(running: subprocess.Popen[bytes], line: str) -> None:
    assert running.stdin is not None
    running.stdin.write(f"{line}\n".encode())
    running.stdin.flush()


def _kill_after(running: subprocess.Popen[bytes], begun: Callable[[], bool], rng: Random) -> None:
    """Kill a command some time after it has begun to write."""
    end = monotonic() + PATIENCE
    while running.poll() is None and monotonic() < end and not begun():
        select([], [], [], 0.01)
    select([], [], [], rng.random() * LONGEST_PAUSE)
    running.kill()
    running.communicate()


# Looking


def known(folder: Path) -> Position[Any] | None:
    """The game that is kept, if there is one already."""
    files = list(folder.glob("games/**/*.ringwar"))
    return read(files[0].read_bytes(), games.ruleset).position if files else None


def check_goes_on(folder: Path, sent: Sequence[Answer]) -> None:
    """Whether the game that is kept has all that was sent, in its order, and goes on."""
    kept = known(folder)
    if kept is None:
        if sent:
            raise Killed("there is no file")
        return
    if _answers(kept)[: len(sent)] != sent:
        raise Killed(f"{len(sent)} answers were sent, {kept.count} are kept")
    if kept.question is not None:
        kept.after(kept.question.options[0], kept.question.side)


def _answers(position: Position[Any]) -> list[Answer]:
    return [(each.side, name_of(each.answer)) for each in asked_since(position)]


def _words(setup: Setup) -> list[str]:
    """A setup as options of a command."""
    words = ["--scenario", setup.scenario, "--players", str(setup.players)]
    words += [word for each in setup.expansions for word in ("--expansion", each)]
    return words + [word for name, value in setup.options.items() for word in ("--option", f"{name}={value}")]
