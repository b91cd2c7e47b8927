"""The long runs: where they go on, what they report, and how they tell of a law that was broken."""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from laws import games as law_of_games
from ringwar.laws import LawBroken
from tools import soak
from tools.soak import (
    BATCHES_IN_A_ROUND,
    LAWS,
    Total,
    Totals,
    law_of,
    next_tasks,
    read_report,
    report,
    rule_sets,
    tried,
)


def totals(**given: Total) -> Totals:
    found: Totals = defaultdict(Total)
    for law in LAWS:
        for rules in rule_sets():
            found[law, rules] = Total(1, law_of(law).ENOUGH)
    for law, total in given.items():
        found[law, "card game, duel"] = total
    return found


@pytest.mark.parametrize("law", LAWS)
def test_every_law_says_what_it_tries_and_how_much_is_enough(law: str) -> None:
    assert law_of(law).KIND
    assert law_of(law).ENOUGH >= 200


def test_a_report_is_where_the_next_run_goes_on() -> None:
    before = totals(
        games=Total(3, 12_345, 1_234.0, ["batch 2: LawBroken: a card is lost", "batch 3: KeyError: 'x: y'"])
    )
    assert dict(read_report(report(before))) == dict(before)
    assert "LawBroken: a card is lost" in report(before)


def test_the_runs_furthest_from_enough_come_first() -> None:
    before = totals()
    before.update({("undo", rules): Total(7, 14, 70.0) for rules in rule_sets()})
    before["undo", "card game, duel"] = Total(7, 14, 7.0)
    tasks = next_tasks(before, LAWS, tuple(rule_sets()))
    assert {law for law, _, _ in tasks} == {"undo"}
    assert tasks[:2] == [("undo", "card game, duel", 8), ("undo", "card game, duel", 9)]
    assert len(tasks) == BATCHES_IN_A_ROUND
    assert {rules for _, rules, _ in next_tasks(before, LAWS, ["Lords, 3 players"])} == {"Lords, 3 players"}


def test_a_batch_is_the_same_whenever_it_is_played_and_a_broken_law_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    task = ("games", "card game, fellowship", 1)
    again, probes, seconds, failure = tried(task)
    assert (again, probes, failure) == (task, law_of_games.GAMES, "")
    assert seconds > 0

    def broken(*_: object) -> int:
        raise LawBroken("a card\nis lost")

    monkeypatch.setattr(law_of_games, "batch", broken)
    assert tried(task)[3] == "LawBroken: a card is lost"


def test_a_run_of_no_time_does_nothing_and_says_whether_all_laws_held(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(soak, "REPORT", tmp_path / "reliability.md")
    assert soak.main(["--minutes", "0"]) == 0
    soak.REPORT.write_text(report(totals(games=Total(1, 0, 1.0, ["batch 1: LawBroken"]))), encoding="utf-8")
    assert soak.main(["--minutes", "0"]) == 1
    assert soak.main(["--minutes", "0", "--fresh"]) == 0


def test_a_batch_that_holds_again_is_named_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "REPORT", tmp_path / "reliability.md")
    monkeypatch.setattr(law_of_games, "batch", lambda setup, seed: 5)
    broken = ["batch 2: LawBroken: a card is lost", "batch 22: LawBroken: another"]
    (tmp_path / "reliability.md").write_text(report(totals(games=Total(30, 140, 9.0, broken))), encoding="utf-8")
    assert soak.main(["--again", "games", "card game, duel", "2"]) == 0
    found = read_report((tmp_path / "reliability.md").read_text(encoding="utf-8"))["games", "card game, duel"]
    assert found == Total(30, 145, 9.0, broken[1:])
