"""Measures speed as ratios to a yardstick of the same run: `python bench/run.py [--json FILE]`.

The yardstick is measured before every other thing in every repetition, so that whatever slows the machine down
slows both; a ratio is the median over the repetitions, a time the best of them.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from bench.measures import COMPILED, YARDSTICK, Measure, game_measures, kernel_measures
from ringwar import files

REPETITIONS = 5
MILLION = 1_000_000


@dataclass(frozen=True)
class Measured:
    """What came of one measure: units a second, and how many times those of the yardstick."""

    measure: Measure
    per_second: float
    ratio: float

    @property
    def microseconds(self) -> float:
        return MILLION / self.per_second

    @property
    def verdict(self) -> str:
        """Whether it keeps what it should, where there is such a thing."""
        most, least = self.measure.at_most, self.measure.at_least
        if most is not None:
            return f"{'ok' if self.microseconds <= most else 'TOO SLOW'} (at most {most:g} µs)"
        if least is not None:
            return f"{'ok' if self.per_second >= least else 'TOO SLOW'} (at least {least:g} a second)"
        return ""


def rate(measure: Measure) -> float:
    """Units a second, over a slice of time, always from the same seeds."""
    units = seed = 0
    begin = now = perf_counter()
    while now - begin < measure.seconds:
        units += measure.run(seed)
        seed += 1
        now = perf_counter()
    return units / (now - begin)


def measured(measures: Sequence[Measure]) -> list[Measured]:
    """All measures in turn, several times over, each next to the yardstick."""
    rates: dict[str, list[float]] = {measure.name: [] for measure in measures}
    ratios: dict[str, list[float]] = {measure.name: [] for measure in measures}
    yardstick: list[float] = []
    for _ in range(REPETITIONS):
        for measure in measures:
            yardstick.append(rate(YARDSTICK))
            rates[measure.name].append(rate(measure))
            ratios[measure.name].append(rates[measure.name][-1] / yardstick[-1])
    found = [Measured(each, max(rates[each.name]), median(ratios[each.name])) for each in measures]
    return [Measured(YARDSTICK, max(yardstick), 1.0), *found]


def table(results: Sequence[Measured]) -> str:
    """The results as text."""
    lines = [f"{'':<34} {'a second':>12} {'µs each':>12} {'to yardstick':>14}"]
    for each in results:
        numbers = f"{each.per_second:>12,.1f} {each.microseconds:>12,.2f} {each.ratio:>14,.3f}"
        lines.append(f"{each.measure.name:<34} {numbers}  {each.verdict}".rstrip())
    return "\n".join(lines)


def how_it_runs() -> str:
    """Whether the rules that are measured are compiled."""
    return "compiled rules" if COMPILED else "interpreted rules"


def as_json(results: Sequence[Measured]) -> str:
    """The results for machines."""
    measures = {
        each.measure.name: {
            "unit": each.measure.unit,
            "per_second": each.per_second,
            "microseconds": each.microseconds,
            "ratio": each.ratio,
            "at_most_microseconds": each.measure.at_most,
            "at_least_per_second": each.measure.at_least,
        }
        for each in results
    }
    return json.dumps(
        {
            "python": platform.python_version(),
            "rules": how_it_runs(),
            "yardstick": YARDSTICK.name,
            "measures": measures,
        },
        indent=2,
    )


def main() -> int:
    """Measure, print the table and the JSON, and write the JSON to a file if asked to."""
    parser = argparse.ArgumentParser(description="Speed, as ratios to random games of python-chess.")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write the numbers to a file instead of printing them"
    )
    parser.add_argument("--games", action="store_true", help="only the games, not the kernel")
    chosen = parser.parse_args()
    if chosen.json is not None and files.is_there(chosen.json):
        parser.error(f"{chosen.json} is there already; choose another name")
    results = measured([*([] if chosen.games else kernel_measures()), *game_measures()])
    print(how_it_runs())
    print(table(results))
    if chosen.json is None:
        print(as_json(results))
    else:
        files.write_new(chosen.json, as_json(results) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
