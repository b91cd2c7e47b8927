"""How many lines are typed for what is done most: before, one for every answer; now at most half as many in sum."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ringwar
from ringwar import games
from ringwar.kernel import read
from ringwar.kernel.position import asked_since
from ringwar.terminal import Request, run
from terminal.script import Script
from terminal.test_orders import SHADOW, TABLE

FREE = "free-peoples"
DOCUMENT = Path(__file__).parents[2] / "docs" / "terminal.md"
ON_THE_WAY: dict[str, Any] = {
    "game": "boardgame",
    "turn": 2,
    "fellowship": {"at": "rivendell", "progress": 2},
    "dice": {FREE: ["character"], SHADOW: ["army"]},
}
DECLARING = {**{name: value for name, value in ON_THE_WAY.items() if name != "dice"}, "phase": "fellowship"}
ACTING = {**ON_THE_WAY, "phase": "actions", "to_act": FREE, "hunt": {"box": {SHADOW: 1}}}


class Action(NamedTuple):
    """Something that is done, by whom and on which table, and the lines that are typed for it now."""

    name: str
    seat: str
    table: dict[str, Any]
    typed: tuple[str, ...]


ACTIONS = (
    Action("simple move", SHADOW, TABLE, ("move minas morgul > north ithilien all", "", "")),
    Action("split move", SHADOW, TABLE, ("move minas morgul > north ithilien 2/0", "", "")),
    Action("attack", SHADOW, TABLE, ("attack osgiliath from south ithilien 3/1/0/1 witch-king", "")),
    Action("muster", SHADOW, TABLE, ("recruit umbar regular barad-dur nazgul", "")),
    Action("declare", FREE, DECLARING, ("yes; trollshaws; none; gandalf", "")),
    Action("hunt", FREE, ACTING, ("move fellowship", "")),
)


def answers(action: Action, folder: Path) -> int:
    """How many answers were sent by what is typed now: each was a line of its own before."""
    file = folder / f"{action.name}.ringwar"
    file.write_text(ringwar.save(ringwar.read_position(action.table)))
    seats = {SHADOW: "random", FREE: "random", action.seat: "human"}
    script = Script(*action.typed, "quit")
    assert run(Request(load=file, seats=seats, seed=1), script) == 0
    assert not script.typed, script.text
    saved = read(file.read_bytes(), games.ruleset).position
    sent = [each.side for each in asked_since(saved)]
    return next((number for number, side in enumerate(sent) if side != action.seat), len(sent))


@pytest.fixture(autouse=True)
def _boardgame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame"})


def test_at_most_half_of_the_lines_are_typed(tmp_path: Path) -> None:
    before = {action.name: answers(action, tmp_path) for action in ACTIONS}
    now = {action.name: len(action.typed) for action in ACTIONS}
    rows = [f"| {name} | {before[name]} | {now[name]} |" for name in before]
    rows.append(f"| in sum | {sum(before.values())} | {sum(now.values())} |")
    assert sum(now.values()) * 2 <= sum(before.values()), "\n".join(rows)
    text = DOCUMENT.read_text(encoding="utf-8")
    assert [row for row in rows if row not in text] == []
