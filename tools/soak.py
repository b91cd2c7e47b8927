"""The long runs: `python tools/soak.py --minutes 30 [--kind games] [--fresh]`; totals are kept in docs/reliability.md.

Each law is tried in batches, whose numbers are their seeds, until the time is up: the law that is furthest from enough
probes first, in the rule set that has had the least time. What was done stands in the report, from which the next run
goes on; --fresh begins at nothing again.
Exit status 1 when a law was broken: the report names the batch, which is played again by --again KIND RULES NUMBER;
where it holds by then, the report no longer names it.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from ringwar import games
from ringwar.files import write
from ringwar.kernel import Setup
from ringwar.processes import over_processes
from ringwar.simulation import BROKEN_RULE

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
REPORT = ROOT / "docs" / "reliability.md"
SEED = "soak"
LONGEST_FAILURE = 300
BATCHES_IN_A_ROUND = 60
LAWS = (
    *("games", "records", "undo", "imagined", "documents", "stubborn", "reach", "previews", "changes", "reasons"),
    *("alike", "spoken", "kills", "wire", "serving", "browser"),
)
"""The modules of tests/laws that are run for long."""

INTRODUCTION = """\
# Reliability

Made by `make soak`; do not edit by hand, it is where the next run goes on. Each kind of run plays seeded games of every
rule set and tries to break a law; `make test` runs a small sample of the same. A failure names its batch.
"""


@dataclass
class Total:
    """What was done of one kind in one rule set."""

    batches: int = 0
    probes: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)


Totals = defaultdict[tuple[str, str], Total]
"""By the law and the rule set."""
Task = tuple[str, str, int]
"""A law, a rule set, and the number of a batch."""


def rule_sets() -> dict[str, Setup]:
    """Every game that can be played, by a short name."""
    board, cards = games.ruleset("boardgame"), games.ruleset("cardgame")
    numbers = [table["players"] for each in board.catalogue()["scenarios"] for table in each["tables"]]
    found = {f"board game, {number} players": board.setup(players=number) for number in numbers}
    council = {"council-of-rivendell": "yes"}
    for number in numbers:
        found[f"Lords, {number} players"] = board.setup(players=number, expansions=["lords"])
        found[f"Council, {number} players"] = board.setup(players=number, expansions=["lords"], options=council)
    return found | {f"card game, {name}": cards.setup(name) for name in cards.scenarios}


def law_of(name: str) -> Any:
    """The module of a law: its KIND for the report, how many probes are ENOUGH, and `batch`, which makes some."""
    return import_module(f"laws.{name}")


def least_of(law: str) -> int:
    """How many batches every rule set has at least before time counts."""
    return int(getattr(law_of(law), "LEAST", 0))


def tried(task: Task) -> tuple[Task, int, float, str]:
    """One batch: how many probes it made, in how many seconds, and what broke, if anything did."""
    law, rules, number = task
    began = process_time()
    probes, broken = 0, ""
    try:
        probes = law_of(law).batch(rule_sets()[rules], f"{SEED}/{number}")
    except BROKEN_RULE as error:
        broken = " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_FAILURE]
    return task, probes, process_time() - began, broken


def next_tasks(totals: Totals, laws: Sequence[str], wanted: Sequence[str]) -> list[Task]:
    """The batches of a round in the rule sets that are wanted, on the guess that each is like those before."""
    expected = {key: replace(totals[key]) for key in ((law, rules) for law in laws for rules in rule_sets())}
    tasks: list[Task] = []
    for _ in range(BATCHES_IN_A_ROUND):
        law = min(laws, key=lambda each: _fraction(expected, each))
        rules = min(wanted, key=lambda each: _order(expected[law, each], least_of(law)))
        total = expected[law, rules]
        total.probes += max(1, totals[law, rules].probes // max(1, totals[law, rules].batches))
        total.seconds += max(0.1, totals[law, rules].seconds / max(1, totals[law, rules].batches))
        total.batches += 1
        tasks.append((law, rules, total.batches))
    return tasks


def _order(total: Total, least: int) -> tuple[int, float]:
    """Which rule set comes first: the one with the fewest batches up to the least of a law, then the least time."""
    return min(total.batches, least), total.seconds


def _fraction(totals: Mapping[tuple[str, str], Total], law: str) -> float:
    """How much of what is enough has been made of a law's probes."""
    made = sum(total.probes for (each, _), total in totals.items() if each == law)
    return made / int(law_of(law).ENOUGH)


def run(totals: Totals, laws: Sequence[str], wanted: Sequence[str], minutes: float, jobs: int) -> None:
    """Work through batches until the time is up, and not through the rest; the report is written after every one."""
    end = monotonic() + 60 * minutes
    while monotonic() < end:
        tasks = next_tasks(totals, laws, wanted)
        for (law, rules, number), probes, seconds, broken in over_processes(tried, tasks, jobs):
            total = totals[law, rules]
            total.batches += 1
            total.probes += probes
            total.seconds += seconds
            total.failures += [f"batch {number}: {broken}"] if broken else []
            write(REPORT, report(totals))
            if monotonic() > end:
                break


def report(totals: Totals) -> str:
    """The totals as a table for each kind, and every failure."""
    lines = [INTRODUCTION]
    for law in LAWS:
        found = {rules: totals[law, rules] for rules in rule_sets() if totals[law, rules].batches}
        if not found:
            continue
        probes = sum(each.probes for each in found.values())
        failures = sum(len(each.failures) for each in found.values())
        lines += [f"## {law}: {law_of(law).KIND}", "", f"{probes:,} in all, {failures:,} failures.", ""]
        lines += ["| rules | batches | probes | seconds | failures |", "| --- | ---: | ---: | ---: | ---: |"]
        for rules, each in found.items():
            numbers = f"{each.batches:,} | {each.probes:,} | {each.seconds:,.0f} | {len(each.failures):,}"
            lines.append(f"| {rules} | {numbers} |")
        lines += ["", *(f"- {rules}: {failure}" for rules, each in found.items() for failure in each.failures)]
        lines += [""] if failures else []
    return "\n".join(lines).rstrip() + "\n"


def read_report(text: str) -> Totals:
    """The totals of a report."""
    totals: Totals = defaultdict(Total)
    law = ""
    for line in text.splitlines():
        if line.startswith("## "):
            law = line[3:].partition(":")[0]
        elif line.startswith("| ") and line.count("|") == 6 and law:
            rules, *numbers = (cell.strip() for cell in line.strip("| ").split("|"))
            if rules in rule_sets():
                batches, probes, seconds, _ = (int(cell.replace(",", "")) for cell in numbers)
                totals[law, rules] = Total(batches, probes, float(seconds))
        elif line.startswith("- ") and law:
            rules, _, failure = line[2:].partition(": ")
            totals[law, rules].failures.append(failure)
    return totals


def again(totals: Totals, law: str, rules: str, number: str) -> int:
    """Play one batch again; LawBroken where it still fails. Says how many probes it made."""
    probes = int(law_of(law).batch(rule_sets()[rules], f"{SEED}/{number}"))
    total = totals[law, rules]
    broken = [failure for failure in total.failures if failure.startswith(f"batch {number}: ")]
    if broken:
        total.failures = [failure for failure in total.failures if failure not in broken]
        total.probes += probes
        write(REPORT, report(totals))
    return probes


def main(given: Sequence[str] | None = None) -> int:
    """Run for so long, or one batch again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kind", choices=LAWS, action="append", help="only this kind (may be repeated)")
    parser.add_argument("--rules", choices=rule_sets(), action="append", help="only these rules (may be repeated)")
    parser.add_argument("--fresh", action="store_true", help="forget earlier totals")
    parser.add_argument("--again", nargs=3, metavar=("KIND", "RULES", "NUMBER"), help="play one batch again")
    arguments = parser.parse_args(given)
    text = REPORT.read_text(encoding="utf-8") if REPORT.exists() and not arguments.fresh else ""
    totals = read_report(text)
    if arguments.again:
        print(again(totals, *arguments.again), "probes, no failure")
        return 0
    laws, wanted = arguments.kind or LAWS, arguments.rules or tuple(rule_sets())
    run(totals, laws, wanted, arguments.minutes, arguments.jobs)
    return 1 if any(total.failures for total in totals.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
