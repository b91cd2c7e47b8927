"""Changes along random games: they alone lead from the first table to every later one, for everybody who looks on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from laws.points import MostlyThinking
from ringwar import games
from ringwar.kernel import SPECTATOR, Dice, Event, Position, Question, Ruleset, Setup, game_of, start
from ringwar.kernel.comparing import matches
from ringwar.kernel.tables import SET, WHATS, carry_out, differences
from ringwar.kernel.telling import TABLE, Told
from ringwar.laws import LawBroken

KIND = "random games, of which changes alone tell the table after every answer"
ENOUGH = 200 * 13
LEAST = 200
BY_CHANCE = 0.1
"""How many of the games are of chance alone; the others are a tenth as long and come to their ends."""
FIELDS = {"what", "thing", "count", "from", "to", "place", "index", "entry"}
PLACES = ("from", "to", "place")


def batch(setup: Setup, seed: str) -> int:
    """Follow one game with the eyes of somebody, another in every game; says that it was one."""
    ruleset = games.ruleset(setup.game)
    by_chance = Random(f"{seed}/player").random() < BY_CHANCE
    end = start(ruleset, setup).played(Dice(seed) if by_chance else MostlyThinking(setup, seed))
    reader = Random(f"{seed}/reader").choice((*ruleset.seats(setup), SPECTATOR))
    check_changes(end, f"{setup.game} {setup.scenario} {seed}", reader)
    return 1


def check_changes(end: Position[Any], where: str, *readers: str) -> None:
    """LawBroken where a reader's table is another than the changes say, or something has changed in silence."""
    tables = [*asked_at(end), end.state]
    log = end.log()
    for reader in readers or (*end.ruleset.seats(end.setup), SPECTATOR):
        seen = Seen(end.ruleset, end.ruleset.start(end.setup), reader)
        at = 0
        for entry in log:
            if isinstance(entry, Event):
                seen.hear(entry, f"{where}, {reader}, before answer {at}")
            else:
                seen.compare(tables[at], f"{where}, {reader}, at answer {at}: {entry}")
                at += 1
        seen.compare(tables[-1], f"{where}, {reader}, at the end")


def asked_at(end: Position[Any]) -> list[Any]:
    """The state at every question of a game."""
    states: list[Any] = []

    def note(question: Question, answer: Any) -> None:
        states.append(game_of(question).state.copy())

    end.retrace(note)
    return states


class Seen:
    """The table of one reader, who follows the changes and nothing else."""

    def __init__(self, ruleset: Ruleset[Any], first: Any, reader: str) -> None:
        self.ruleset = ruleset
        self.reader = reader
        self.table = ruleset.view(first, reader)
        self.texts = {part: self.text_of(part) for part in self.table}
        self.told: Told[Any] | None = None

    def hear(self, event: Event, where: str) -> None:
        """Carry out the changes of an event, which are of the kinds there are and tell no more than the table does."""
        changes = event.changes(self.reader)
        self.told = event.told
        if not changes:
            return
        parts = {part for change in changes for part in parts_of(change)}
        before = [self.texts.get(part, "") for part in parts]
        for change in changes:
            carry_out(self.table, change)
        self.texts.update({part: self.text_of(part) for part in parts})
        known = "\n".join((*self.texts.values(), *before))
        for change in changes:
            if wrong := self.wrong_in(change, known, event.kind):
                raise LawBroken(f"{where}: {wrong} {change}")

    def wrong_in(self, change: dict[str, Any], known: str, kind: str) -> str:
        """What is wrong with a change of a kind of event, if anything is."""
        if change["what"] not in WHATS or not FIELDS.issuperset(change):
            return "there is no such change as"
        for word in told_by(change):
            if json.dumps(word) not in known:
                return f"{word!r} is not to be known in"
        return "nobody has told of" if kind == TABLE and not self.is_quiet(change) else ""

    def text_of(self, part: str) -> str:
        """A part of the table in writing, without anything that is not there."""
        return json.dumps({part: self.table[part]} if part in self.table else {})

    def is_quiet(self, change: dict[str, Any]) -> bool:
        """Whether a change is one of those that need not be told."""
        return change["what"] == SET and any(matches(change["place"], each) for each in self.ruleset.layout.quiet)

    def compare(self, state: Any, where: str) -> None:
        """What the reader has been told is what he sees."""
        view = self.view_of(state)
        if view != self.table:
            silent = [path for path, _, _ in differences(self.table, view)]
            raise LawBroken(f"{where}: nobody has told of {silent}")

    def view_of(self, state: Any) -> Any:
        """What the reader sees of a table, worked out once where nothing has changed since the last event."""
        if self.told is not None and self.told.after == state:
            return self.told.view(self.reader)
        return self.ruleset.view(state, self.reader)


def parts_of(change: dict[str, Any]) -> Iterator[str]:
    """The parts of the table that a change concerns."""
    for name in PLACES:
        if isinstance(change.get(name), str):
            yield change[name].replace("@", "/").partition("/")[0]


def told_by(change: dict[str, Any]) -> Iterator[str]:
    """The words of a change that could tell something: names of things, and what places are called."""
    if "id" in change.get("thing", {}):
        yield change["thing"]["id"]
    for name in PLACES:
        if isinstance(change.get(name), str):
            yield from change[name].replace("@", "/").split("/")
