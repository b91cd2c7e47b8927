"""`ringwar arena`: matches between computer players, with ratings and a report."""

from __future__ import annotations

import json
import os
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ringwar import files
from ringwar.commands import Failed, UsageError, WrongArgument, choices, helping
from ringwar.commands.progress import games_played
from ringwar.lines import complain, line

if TYPE_CHECKING:
    from ringwar.arena import Claim, Log, Match, Outcome, Pairing, Results

    Kept = dict[tuple[Pairing, int], Path]
    """Where the records of broken games were put."""

MOST_FAILURES_SHOWN = 10
MOST_GAMES = 1_000_000
LOG_SUFFIX = ".games.jsonl"


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help="arena-game")
    choices.add_setup(parser)
    parser.add_argument(
        "--with",
        dest="names",
        metavar="NAME[,NAME...]",
        action="append",
        required=True,
        help="arena-with",
    )
    parser.add_argument("--gauntlet", metavar="NAME", help="arena-gauntlet")
    parser.add_argument("--claim", metavar="P", type=_share, help="arena-claim")
    parser.add_argument("--no-self-play", action="store_true", help="arena-no-self-play")
    parser.add_argument(
        "--games",
        metavar="N",
        type=choices.number(1, MOST_GAMES),
        default=100,
        help="arena-games",
    )
    parser.add_argument("--seed", metavar="S", type=choices.seed, default="0", help="arena-seed")
    parser.add_argument("--jobs", metavar="J", type=choices.JOBS, default=1, help="arena-jobs")
    parser.add_argument("--check", action="store_true", help="arena-check")
    parser.add_argument("--out", metavar="FILE", type=Path, help="arena-out")
    parser.add_argument("--report", metavar="FILE", type=Path, help="arena-report")
    parser.add_argument("--json", action="store_true", help="arena-json")


def _share(text: str) -> float:
    """A share of games that can be claimed."""
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0.01 <= share <= 0.99:
        raise WrongArgument("no-share", text=line(text, 40))
    return share


def run(arguments: Namespace) -> int:
    """Play the match and say what came of it."""
    match = _match(arguments)
    from ringwar.arena import results_of
    from ringwar.arena.report import page
    from ringwar.arena.summary import summary

    _check_files(arguments, results_of(match, _version(), ()))
    kept: Kept = {}
    logged = arguments.out and files.is_plain(arguments.out)
    results = results_of(match, _version(), (_logged if logged else _played)(arguments, match, kept))
    words = helping.words(match.setup.game)
    text = json.dumps(results.document(), indent=2, sort_keys=True, ensure_ascii=False)
    written = _write(arguments.out, lambda: text + "\n") and _write(arguments.report, lambda: page(results, words))
    print(text if arguments.json else summary(results, words))
    _complain(results, kept)
    return 0 if written and not results.failures else 1


def _match(arguments: Namespace) -> Match:
    """The match that the arguments describe, as far as it can be played."""
    from ringwar.arena import Match
    from ringwar.arena.matches import sides_of
    from ringwar.players import player

    ruleset, setup = choices.setup_of(arguments)
    try:
        claim = _claim(arguments)
        pairings = _pairings(arguments, claim)
        for name in sorted({name for pairing in pairings for name in pairing}):
            player(name)
        sides = sides_of(ruleset, setup)
        return Match(setup, sides, pairings, arguments.games, arguments.seed, arguments.check, claim)
    except ValueError as error:
        raise UsageError(error) from None


def _claim(arguments: Namespace) -> Claim | None:
    """What the match is to show, if anything."""
    from ringwar.arena import Claim

    if arguments.claim is None:
        return None
    names = choices.parts(arguments.names)
    if len(set(names)) != 2 or len(names) != 2 or arguments.gauntlet:
        raise UsageError("claim-of-two")
    return Claim(names[0], names[1], arguments.claim)


def _pairings(arguments: Namespace, claim: Claim | None) -> tuple[Pairing, ...]:
    """Who meets whom."""
    from ringwar.arena.claims import claim_pairings
    from ringwar.arena.matches import between_others, gauntlet, round_robin

    names = choices.parts(arguments.names)
    if claim:
        found = claim_pairings(claim)
    else:
        found = gauntlet(arguments.gauntlet, names) if arguments.gauntlet else round_robin(names)
    found = between_others(found) if arguments.no_self_play else found
    if not found:
        raise UsageError("nobody-meets")
    return found


def _check_files(arguments: Namespace, results: Results) -> None:
    """Refuse files that cannot be written, or hold something else than this match, before anything is played."""
    from ringwar.arena.report import is_page_of

    out, report = arguments.out, arguments.report
    chosen = [path for path in (out, out and _log_of(out), report) if path]
    try:
        if len({path.resolve() for path in chosen}) < len(chosen):
            raise UsageError("same-file")
        for path in chosen:
            _check_file(path)
        if out and files.is_there(out) and not _log_of(out).exists():
            raise UsageError("results-without-games", file=out, log=_log_of(out))
        if report and files.is_there(report) and not is_page_of(results, files.read(report).decode(errors="replace")):
            raise UsageError("other-report", file=report)
    except (OSError, RuntimeError) as error:
        raise UsageError(error) from None


def _check_file(path: Path) -> None:
    """Refuse a file that cannot be written; its folder is made if need be."""
    if path.is_dir():
        raise UsageError("is-folder", file=path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError("cannot-make-folder", folder=path.parent, why=OSError(error.errno, error.strerror)) from None
    if files.is_plain(path) and not os.access(path.resolve().parent, os.W_OK | os.X_OK):
        raise UsageError("in-closed-folder", file=path)


def _check_result(path: Path, match: Match) -> None:
    """Refuse to write the results of a match over something else."""
    from ringwar.arena.log import description

    try:
        found = json.loads(files.read(path)) if files.is_there(path) else {"match": description(match)}
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("match") != description(match):
        raise UsageError("other-results", file=path)


def _check_builds(log: Log) -> None:
    """Refuse to go on with games that were played by other code or weights."""
    from ringwar.arena.builds import build_of

    ours = {pairing: build_of(log.match.setup, pairing) for pairing in log.match.pairings}
    if any(outcome.build != ours[outcome.pairing] for outcome in log.outcomes.values()):
        raise UsageError("other-build", file=log.path)


def _log_of(path: Path) -> Path:
    """Where the games of a result file are noted."""
    return path.with_suffix(LOG_SUFFIX)


def _logged(arguments: Namespace, match: Match, kept: Kept) -> list[Outcome]:
    """Play what the log of the match does not have yet."""
    from ringwar.arena import Log, LogError

    try:
        log = Log(_log_of(arguments.out), match, _version())
    except LogError as error:
        raise UsageError(error) from None
    except OSError as error:
        raise UsageError(
            "cannot-write", why=OSError(error.errno, error.strerror, str(_log_of(arguments.out)))
        ) from None
    try:
        _check_builds(log)
        _check_result(arguments.out, match)
        _played(arguments, match, kept, log)
    except KeyboardInterrupt:
        total = match.games * len(match.pairings)
        complain(helping.say("output-interrupted", games=len(log.outcomes), all=total))
        raise
    finally:
        log.close()
    return list(log.outcomes.values())


def _played(arguments: Namespace, match: Match, kept: Kept, log: Log | None = None) -> list[Outcome]:
    """Play the games of a match that are left, with a bar on the way where someone is looking."""
    from concurrent.futures.process import BrokenProcessPool

    from ringwar.arena import go_on

    done = list(log.outcomes.values()) if log else []
    outcomes: list[Outcome] = []
    try:
        with games_played(match.games * len(match.pairings), len(done)) as advance:
            for outcome, record in go_on(match, done, arguments.jobs):
                outcomes.append(outcome)
                if log:
                    log.add(outcome)
                if record and len(kept) < MOST_FAILURES_SHOWN:
                    _keep(match, outcome, record, kept)
                advance(1)
    except BrokenProcessPool:
        raise Failed("process-ended") from None
    return outcomes


def _keep(match: Match, outcome: Outcome, record: str, kept: Kept) -> None:
    """Put the record of a broken game into this folder, if it can be put there."""
    try:
        kept[outcome.pairing, outcome.number] = files.write_beside(_place(match, outcome), record)
    except OSError as error:
        complain(helping.say("output-record-lost", game=outcome.number, why=error))


def _version() -> str:
    """Which Ringwar this is."""
    from importlib.metadata import version

    return version("ringwar")


def _place(match: Match, outcome: Outcome) -> Path:
    """Where the record of a broken game is put: into this folder."""
    who = "-".join((match.setup.game, *outcome.pairing, "seed", match.seed, "game"))
    return Path(re.sub(r"[^\w.-]+", "-", who) + f"-{outcome.number:04}-broken.ringwar")


def _write(path: Path | None, text: Callable[[], str]) -> bool:
    """Put a text into a file, if one is wanted; False where that could not be done, which is said."""
    try:
        if path is not None:
            files.write(path, text())
    except BrokenPipeError:
        raise
    except OSError as error:
        complain(helping.told(Failed("cannot-write", why=error)))
        return False
    return True


def _complain(results: Results, kept: Kept) -> None:
    """Say what broke, first of all the games that have a record."""
    match = results.match
    failures = sorted(results.failures, key=lambda each: ((each.pairing, each.number) not in kept, each.number))
    for outcome in failures[:MOST_FAILURES_SHOWN]:
        first, second = outcome.pairing
        about = {"number": outcome.number, "seed": match.seed, "first": first, "second": second, "error": outcome.error}
        complain(helping.say("output-pairing-broke", **about, file=kept.get((outcome.pairing, outcome.number), "none")))
    if len(failures) > MOST_FAILURES_SHOWN:
        complain(helping.say("output-more-broke", count=len(failures) - MOST_FAILURES_SHOWN))
