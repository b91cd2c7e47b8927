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
from ringwar.commands import Failed, UsageError, choices
from ringwar.commands.progress import games_played
from ringwar.lines import complain

if TYPE_CHECKING:
    from ringwar.simulation import Failure, Plan, Tally

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
        raise Failed("a process ended before its games did; is there enough memory for so many --jobs?") from None
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
        raise UsageError(f"cannot make the folder {folder}: {error.strerror}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise UsageError(f"cannot write into {folder}: it is closed to you")
    for name in sorted(names):
        found = RECORD.fullmatch(name)
        if found and 1 <= int(found[1]) <= number:
            raise UsageError(f"{folder} has a {name} already; choose another folder, or clear this one")


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

    rows = {
        "game": choices.described(plan.setup),
        "seats": ", ".join(f"{seat}: {name}" for seat, name in plan.seats.items()),
        "seed": plan.seed,
        "games": f"{tally.games:,} in {seconds:.1f} s, {tally.games / seconds:,.1f} a second",
        "questions": f"{tally.questions:,}, {tally.questions / seconds:,.0f} a second",
        "wins": _shares(tally.wins, tally.finished),
        "endings": _shares(tally.endings, tally.finished),
        "turns": f"{tally.turns_mean:.1f} on average" if tally.turns_mean is not None else "none",
        "errors": str(len(tally.failures)),
    }
    for kind, (number, never) in never_used(plan, tally).items():
        missing = f"; never: {', '.join(never)}" if never else ""
        rows[kind] = f"{number - len(never)} of {number}{missing}"
    width = max(map(len, rows))
    for name, value in rows.items():
        print(f"{name:<{width}}  {value}")


def _counts(tally: Tally, kind: str) -> dict[str, int]:
    """How often each thing was used in one way."""
    return {name: count for (each, name), count in sorted(tally.uses.items()) if each == kind}


def _shares(counts: Mapping[str, int], total: int) -> str:
    most_first = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return ", ".join(f"{name} {count:,} ({count / total:.1%})" for name, count in most_first) or "none"


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
                complain(f"the record of game {failure.number} is lost: {files.why(error)}")
    return kept


def _place(plan: Plan, number: int) -> Path:
    if plan.save is not None:
        return plan.save / f"{number:04}-broken.ringwar"
    seed = re.sub(r"[^\w.-]+", "-", plan.seed)
    return Path(f"{plan.setup.game}-seed-{seed}-game-{number:04}-broken.ringwar")


def _complain(plan: Plan, failures: Sequence[Failure], kept: Mapping[int, Path]) -> None:
    """Say what broke."""
    for failure in failures[:MOST_FAILURES_SHOWN]:
        where = f"; its record up to there: {kept[failure.number]}" if failure.number in kept else ""
        complain(f"game {failure.number} of seed {plan.seed} broke: {failure.error}{where}")
    if len(failures) > MOST_FAILURES_SHOWN:
        complain(f"{len(failures) - MOST_FAILURES_SHOWN} more games broke")
