"""`ringwar replay`: a saved game, played again."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ringwar.commands import Failed, UsageError, choices, helping
from ringwar.commands.records import proved, saved_game
from ringwar.kernel import SPECTATOR, Asked, Position, Question, Refusal, Result, SavedGame, fingerprint, proof, start
from ringwar.kernel.heads import NOBODY

if TYPE_CHECKING:
    from ringwar.words import Words


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="replay-file")
    parser.add_argument("--verify", action="store_true", help="replay-verify")
    parser.add_argument("--to", metavar="N", type=choices.number(0, choices.MOST_GAMES), help="replay-to")
    parser.add_argument("--as", dest="reader", metavar="SEAT", help="replay-as")
    parser.add_argument("--plain", action="store_true", help="replay-plain")
    parser.add_argument("--json", action="store_true", help="replay-json")


def run(arguments: Namespace) -> int:
    """Replay the record and say what it holds."""
    saved = saved_game(arguments.file)
    if _is_watched(arguments):
        from ringwar.terminal import watch

        return watch(saved, _reader(saved.position, arguments.reader), arguments.plain, helping.spoken())
    if arguments.verify:
        _verify(saved.position, arguments.file)
    position = _at(saved.position, arguments.to)
    if arguments.json:
        print(json.dumps(_report(saved, position, arguments), indent=2, ensure_ascii=False))
        return 0
    for line in _lines(saved, position, arguments):
        print(line)
    return 0


def _is_watched(arguments: Namespace) -> bool:
    """Whether somebody sits at a terminal and has not asked for anything else."""
    asked = arguments.verify or arguments.json or arguments.to is not None
    return not asked and sys.stdin.isatty() and sys.stdout.isatty()


def _reader(position: Position[Any], seat: str | None) -> str:
    """Whose table and story are shown."""
    seats = position.ruleset.seats(position.setup)
    if seat is not None and seat not in seats:
        raise UsageError(Refusal("no-seat", seat=seat, seats=seats))
    return seat or SPECTATOR


def _verify(position: Position[Any], path: Path) -> None:
    """Play the game answer by answer; the state must be the same at its end as when played in one go."""
    again = start(position.ruleset, position.setup)
    for entry in position.log():
        if isinstance(entry, Asked):
            again = again.after(entry.answer, entry.side)
    if fingerprint(again.state) != fingerprint(position.state) or again.result != position.result:
        raise Failed("of-file", file=path, why=Refusal("replays-otherwise"))


def _at(position: Position[Any], number: int | None) -> Position[Any]:
    if number is None:
        return position
    try:
        return position.at(number)
    except IndexError as error:
        raise UsageError(error.args[0]) from None


def _report(saved: SavedGame, position: Position[Any], arguments: Namespace) -> dict[str, object]:
    """What `--json` prints."""
    setup, result = position.setup, _result(saved, position)
    report: dict[str, object] = {
        "game": setup.game,
        "rules": saved.rules,
        "scenario": setup.scenario,
        "players": setup.players,
        "expansions": list(setup.expansions),
        "options": dict(setup.options),
        "seats": dict(saved.seats),
        "answers": position.count,
        "turn": position.ruleset.turn(position.state),
        "asked": [{"side": question.side, "key": question.key} for question in position.questions],
        "result": result and {"winner": None if result.winner == NOBODY else result.winner, "kind": result.kind},
        "fingerprint": fingerprint(position.state),
        "verified": bool(arguments.verify),
        "proved": saved.proved,
        "doubt": "" if saved.doubt is None else str(saved.doubt),
        "proof": proof(saved, position.count),
    }
    if arguments.to is not None:
        report["view"] = position.view(SPECTATOR)
    return report


def _lines(saved: SavedGame, position: Position[Any], arguments: Namespace) -> Iterator[str]:
    """What people are shown."""
    yield choices.described(position.setup)
    yield from (f"  {seat}: {who}" for seat, who in saved.seats.items())
    turn = position.ruleset.turn(position.state)
    of_all = 0 if position is saved.position else saved.position.count
    yield helping.say("output-replayed", count=position.count, all=of_all, turn=turn)
    yield _standing(position, _result(saved, position))
    if arguments.verify:
        yield proved(saved)
        yield helping.say("output-verified")
    if arguments.to is not None:
        yield ""
        yield from readable(position.view(SPECTATOR))


def _result(saved: SavedGame, position: Position[Any]) -> Result | None:
    """How the game ended, if it is over there: by its rules, or by people after the last answer."""
    return saved.result if position is saved.position else position.result


def _standing(position: Position[Any], result: Result | None) -> str:
    from ringwar.words import Said

    words = helping.words(position.setup.game)
    if result:
        winner = Said("none") if result.winner == NOBODY else words.label(result.winner)
        return words.say("output-won", winner=winner, kind=words.label(result.kind)) + _champions(position, words)
    asked = "; ".join(_asked(question, words) for question in position.questions)
    return words.say("output-not-over", asked=Said(asked))


def _asked(question: Question, words: Words) -> str:
    """Who is asked what; of a game that has no words by the key."""
    from ringwar.words import Said

    known = words.has(f"question-{question.key}")
    asked = words.question(question) if known else question.key
    return words.say("output-asked", seat=words.label(question.side), question=Said(asked))


def _champions(position: Position[Any], words: Words) -> str:
    """The individual winners, where a team has won."""
    from ringwar.words import Said

    teams = position.view(SPECTATOR).get("teams", {})
    seats = [
        Said(words.say("output-champion", seat=words.label(seat), points=teams["standing"][seat]))
        for seat in teams.get("champions", ())
    ]
    return words.say("output-champions", champions=seats) if seats else ""


def readable(view: Mapping[str, Any], indent: str = "") -> Iterator[str]:
    """A view as indented lines of names and values."""
    for name, value in view.items():
        if isinstance(value, Mapping) and value:
            yield f"{indent}{name}:"
            yield from readable(value, indent + "  ")
        elif isinstance(value, list) and any(isinstance(item, Mapping) for item in value):
            yield f"{indent}{name}:"
            for item in value:
                yield f"{indent}  - {_short(item)}"
        else:
            yield f"{indent}{name}: {_short(value)}"


def _short(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_short(item)}" for name, item in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(map(_short, value)) or "none"
    return "none" if value is None else str(value)
