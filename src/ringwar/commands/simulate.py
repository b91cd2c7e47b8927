"""`ringwar simulate`: many games between computer players, and what came of them."""

from __future__ import annotations

import json
import os
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from ringwar import files
from ringwar.commands import Failed, UsageError, choices, helping
from ringwar.commands.progress import games_played
from ringwar.lines import complain

if TYPE_CHECKING:
    from ringwar.simulation import Failure, Plan, Tally
    from ringwar.words import Words

MOST_FAILURES_SHOWN = 10
RECORD = re.compile(r"([0-9]{4,19})(-broken)?\.ringwar")
"""What the records in the folder of a simulation are called."""


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help="simulate-game")
    choices.add_setup(parser)
    parser.add_argument(
        "--with",
        dest="seats",
        metavar="NAME[,NAME...]",
        action="append",
        default=[],
        help="simulate-with",
    )
    parser.add_argument("--games", metavar="N", type=choices.GAMES, default=1, help="simulate-games")
    parser.add_argument("--seed", metavar="S", type=choices.seed, default="0", help="simulate-seed")
    parser.add_argument("--jobs", metavar="J", type=choices.JOBS, default=1, help="simulate-jobs")
    parser.add_argument("--check", action="store_true", help="simulate-check")
    parser.add_argument("--save", metavar="DIR", type=Path, help="simulate-save")
    parser.add_argument("--json", action="store_true", help="simulate-json")


def run(arguments: Namespace) -> int:
    """Play the games and say what came of them."""
    from concurrent.futures.process import BrokenProcessPool

    from ringwar.simulation import simulate

    plan = _plan(arguments)
    began = perf_counter()
    try:
        tally = _shown(simulate(plan, arguments.jobs), plan)
    except BrokenProcessPool:
        raise Failed("process-ended") from None
    seconds = perf_counter() - began
    kept = _keep(plan, tally.failures)
    if arguments.json:
        print(json.dumps(_report(plan, tally, seconds, kept), indent=2))
    else:
        _print(plan, tally, seconds)
    _complain(plan, tally.failures, kept)
    return 1 if tally.failures else 0


def _plan(arguments: Namespace) -> Plan:
    """The plan that the arguments describe, as far as it can be carried out."""
    from ringwar.simulation import Plan

    ruleset, setup = choices.setup_of(arguments)
    seats = choices.seated_names(ruleset, setup, arguments.seats)
    if arguments.save:
        _check_folder(arguments.save, arguments.games)
    return Plan(setup, seats, arguments.seed, arguments.games, arguments.check, arguments.save)


def _check_folder(folder: Path, number: int) -> None:
    """Make the folder of the records; refuse one that cannot have them, before anything is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        names = os.listdir(folder)
    except OSError as error:
        raise UsageError("cannot-make-folder", folder=folder, why=OSError(error.errno, error.strerror)) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise UsageError("folder-closed", folder=folder)
    for name in sorted(names):
        found = RECORD.fullmatch(name)
        if found and 1 <= int(found[1]) <= number:
            raise UsageError("folder-holds", folder=folder, file=name)


def _shown(parts: Iterable[Tally], plan: Plan) -> Tally:
    """What came of all parts, with a bar on the way where someone is looking."""
    from ringwar.simulation import Tally

    tally = Tally()
    with games_played(plan.games) as advance:
        for part in parts:
            tally.add(part)
            advance(part.games)
    return tally


def _report(plan: Plan, tally: Tally, seconds: float, kept: Mapping[int, Path]) -> dict[str, object]:
    """What `--json` prints."""
    setup = plan.setup
    return {
        "game": setup.game,
        "scenario": setup.scenario,
        "players": setup.players,
        "expansions": list(setup.expansions),
        "options": dict(setup.options),
        "seats": dict(plan.seats),
        "seed": plan.seed,
        "games": tally.games,
        "questions": tally.questions,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 2),
        "questions_per_second": round(tally.questions / seconds, 1),
        "wins": dict(sorted(tally.wins.items())),
        "endings": dict(sorted(tally.endings.items())),
        "turns_mean": tally.turns_mean,
        "uses": {kind: _counts(tally, kind) for kind in sorted({kind for kind, _ in tally.uses})},
        "errors": len(tally.failures),
        "failures": [
            {"game": failure.number, "error": failure.error, "record": str(kept.get(failure.number, ""))}
            for failure in tally.failures
        ],
    }


def _print(plan: Plan, tally: Tally, seconds: float) -> None:
    """What people are shown."""
    from ringwar.simulation import never_used
    from ringwar.words import Said, decimal

    words = helping.words(plan.setup.game)
    say = words.say
    rows = {
        say("simulate-game"): choices.described(plan.setup),
        say("simulate-seats"): ", ".join(f"{seat}: {name}" for seat, name in plan.seats.items()),
        say("simulate-seed"): plan.seed,
        say("simulate-games"): say(
            "simulate-played", games=tally.games, seconds=decimal(seconds), speed=decimal(tally.games / seconds)
        ),
        say("simulate-questions"): say(
            "simulate-asked", questions=tally.questions, speed=round(tally.questions / seconds)
        ),
        say("simulate-wins"): _shares(tally.wins, tally.finished, words),
        say("simulate-endings"): _shares(tally.endings, tally.finished, words),
        say("simulate-turns"): _average(tally.turns_mean, words),
        say("simulate-errors"): words.number(len(tally.failures)),
    }
    for kind, (number, never) in never_used(plan, tally).items():
        rows[say(f"simulate-{kind.replace(' ', '-')}")] = say(
            "simulate-used", used=number - len(never), all=number, never=Said(", ".join(never) or "none")
        )
    width = max(map(len, rows))
    for name, value in rows.items():
        print(f"{name:<{width}}  {value}")


def _average(turns: float | None, words: Words) -> str:
    from ringwar.words import decimal

    return words.say("simulate-none") if turns is None else words.say("simulate-average", turns=decimal(turns))


def _counts(tally: Tally, kind: str) -> dict[str, int]:
    """How often each thing was used in one way."""
    return {name: count for (each, name), count in sorted(tally.uses.items()) if each == kind}


def _shares(counts: Mapping[str, int], total: int, words: Words) -> str:
    from ringwar.words import percent

    most_first = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    shares = [
        words.say("simulate-share", name=words.label(name), count=count, share=percent(count / total, 1))
        for name, count in most_first
    ]
    return ", ".join(shares) or words.say("simulate-none")


def _keep(plan: Plan, failures: Sequence[Failure]) -> dict[int, Path]:
    """Where the records of broken games were put: of all into the folder of the games, of a few into this one."""
    if plan.save is None:
        failures = failures[:MOST_FAILURES_SHOWN]
    kept: dict[int, Path] = {}
    for failure in failures:
        if failure.record:
            try:
                kept[failure.number] = files.write_beside(_place(plan, failure.number), failure.record)
            except OSError as error:
                complain(helping.say("output-record-lost", game=failure.number, why=error))
    return kept


def _place(plan: Plan, number: int) -> Path:
    if plan.save is not None:
        return plan.save / f"{number:04}-broken.ringwar"
    seed = re.sub(r"[^\w.-]+", "-", plan.seed)
    return Path(f"{plan.setup.game}-seed-{seed}-game-{number:04}-broken.ringwar")


def _complain(plan: Plan, failures: Sequence[Failure], kept: Mapping[int, Path]) -> None:
    """Say what broke."""
    for failure in failures[:MOST_FAILURES_SHOWN]:
        place = kept.get(failure.number, "none")
        about = {"number": failure.number, "seed": plan.seed, "error": failure.error, "file": place}
        complain(helping.say("output-broke", **about))
    if len(failures) > MOST_FAILURES_SHOWN:
        complain(helping.say("output-more-broke", count=len(failures) - MOST_FAILURES_SHOWN))
