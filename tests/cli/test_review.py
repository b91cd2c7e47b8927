"""`ringwar review`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import ringwar
from ringwar.cli import main

GOLDEN = Path(__file__).parents[1] / "games" / "cardgame-duel.ringwar"


@cache
def late_duel() -> str:
    """The last answers of a card game, at random."""
    stood = ringwar.load(GOLDEN.read_text()).at(540)
    late = ringwar.read_position(ringwar.write_position(stood))
    return ringwar.save(ringwar.play_out(late, dict.fromkeys(("gandalf", "witch-king"), "random"), 2))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "late.ringwar"
    path.write_text(late_duel())
    return path


def test_a_review_shows_the_chances_round_by_round_and_the_mistakes(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(record), "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "How likely the Free Peoples were to win, at the end of every round:"
    bars = [line.split() for line in lines if line.endswith(("█", "░"))]
    assert bars[-1][1] in ("0%", "100%")
    assert all(len(bar) == 40 for _, _, bar in bars)
    costs = [line for line in lines if ": cost " in line]
    assert costs
    assert sum(line.startswith("    done: ") for line in lines) == len(costs)
    better = [number for number, line in enumerate(lines) if line.startswith("    better: ")]
    assert len(better) == len(costs)
    found = ringwar.review(ringwar.load(late_duel()))["mistakes"]
    words = ringwar.Words("en", game="cardgame")
    reasons = [f"      {words.hint_reason(each['reason'])}" for side in found.values() for each in side]
    assert reasons
    assert [lines[number + 1] for number in better] == reasons


def test_programs_are_given_what_python_gives(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--json", "--seed", "3"]) == 0
    assert json.loads(capsys.readouterr().out) == ringwar.review(ringwar.load(late_duel()), seed=3)


def test_what_is_no_language_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--language", "xx"]) == 2
    assert capsys.readouterr().err
