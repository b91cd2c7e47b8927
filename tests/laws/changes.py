"""Changes along random games: they alone lead from the first table to every later one, for everybody who looks on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ringwar import games
from ringwar.kernel import SPECTATOR, Dice, Event, Position, Question, Ruleset, Setup, game_of, start
from ringwar.kernel.comparing import matches
from ringwar.kernel.tables import SET, WHATS, apply, differences
from ringwar.kernel.telling import TABLE
from ringwar.laws import hold

KIND = "random games, of which changes alone tell the table after every answer"
ENOUGH = 200 * 13
FIELDS = {"what", "thing", "count", "from", "to", "place", "index", "entry"}


def batch(setup: Setup, seed: str) -> int:
    """Follow one random game with the eyes of everybody; says that it was one."""
    end = start(games.ruleset(setup.game), setup).played(Dice(seed))
    check_changes(end, f"{setup.game} {setup.scenario} {seed}")
    return 1


def check_changes(end: Position[Any], where: str) -> None:
    """LawBroken where a reader's table is another than the changes say, or something has changed in silence."""
    tables = [*asked_at(end), end.state]
    log = end.log()
    first = end.ruleset.start(end.setup)
    for reader in (*end.ruleset.seats(end.setup), SPECTATOR):
        table = end.ruleset.view(first, reader)
        at = 0
        for entry in log:
            if isinstance(entry, Event):
                table = followed(end.ruleset, table, entry, reader, f"{where}, {reader}, before answer {at}")
            else:
                check_table(end.ruleset, table, tables[at], reader, f"{where}, {reader}, at answer {at}: {entry}")
                at += 1
        check_table(end.ruleset, table, tables[-1], reader, f"{where}, {reader}, at the end")


def asked_at(end: Position[Any]) -> list[Any]:
    """The state at every question of a game."""
    states: list[Any] = []

    def note(question: Question, answer: Any) -> None:
        states.append(game_of(question).state.copy())

    end.retrace(note)
    return states


def check_table(ruleset: Ruleset[Any], table: Any, state: Any, reader: str, where: str) -> None:
    """What a reader has been told is what he sees."""
    silent = [path for path, _, _ in differences(table, ruleset.view(state, reader))]
    hold(not silent, f"{where}: nobody has told of {silent}")


def followed(ruleset: Ruleset[Any], table: dict[str, Any], event: Event, reader: str, where: str) -> dict[str, Any]:
    """The table after an event; its changes are of the kinds there are, and tell nothing that the table does not."""
    changes = event.changes(reader)
    after = apply(table, changes)
    known = set(words(table)) | set(words(after))
    for change in changes:
        hold(change["what"] in WHATS and FIELDS.issuperset(change), f"{where}: {change} is no change")
        told = set(words([change.get(name) for name in ("thing", "from", "to", "entry")])) - {"kind", "id", "hidden"}
        hold(known.issuperset(told - {change.get("thing", {}).get("kind")}), f"{where}: {change} tells too much")
        if event.kind == TABLE:
            quiet = change["what"] == SET and any(matches(change["place"], each) for each in ruleset.layout.quiet)
            hold(quiet, f"{where}: nobody has told of {change}")
    return after


def words(value: Any) -> Iterator[str]:
    """All words of a table or a change; places by their parts."""
    if isinstance(value, str):
        yield from value.replace("@", "/").split("/")
    parts: Iterable[Any] = (*value, *value.values()) if isinstance(value, dict) else value
    if isinstance(value, dict | list):
        for part in parts:
            yield from words(part)
