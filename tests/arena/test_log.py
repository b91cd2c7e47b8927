"""The log of a match: going on where it stopped, and refusing what is of another match."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from arena.made import match, won
from ringwar.arena import Log, LogError, Match, Outcome

PAIRING = ("bold", "timid")
MATCH = match(PAIRING, games=5)
PLAYED = won(PAIRING, ["heads", "tails", "heads"])


def logged(path: Path, outcomes: list[Outcome]) -> None:
    log = Log(path, MATCH, "1")
    for outcome in outcomes:
        log.add(outcome)
    log.close()


def read(path: Path) -> list[Outcome]:
    log = Log(path, MATCH, "1")
    log.close()
    return list(log.outcomes.values())


def test_what_was_noted_is_known_again(tmp_path: Path) -> None:
    path = tmp_path / "log"
    logged(path, PLAYED[:2])
    assert read(path) == PLAYED[:2]
    logged(path, PLAYED[2:])
    assert read(path) == PLAYED
    assert len(path.read_text().splitlines()) == 4


def test_a_game_is_in_the_file_as_soon_as_it_is_over(tmp_path: Path) -> None:
    log = Log(tmp_path / "log", MATCH, "1")
    for number, outcome in enumerate(PLAYED, 2):
        log.add(outcome)
        assert (tmp_path / "log").read_text().count("\n") == number
    log.close()


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_line_that_was_cut_short_is_dropped(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "log"
    logged(path, PLAYED)
    path.write_bytes(path.read_bytes()[:-cut])
    assert read(path) == PLAYED[:2]
    logged(path, PLAYED[2:])
    assert read(path) == PLAYED


@pytest.mark.parametrize(
    "other, said",
    [
        (replace(MATCH, seed="8"), 'seed: "0" there, "8" here'),
        (replace(MATCH, games=6), "games per pairing: 5 there, 6 here"),
        (replace(MATCH, check=True), "check: false there, true here"),
        (replace(MATCH, setup=replace(MATCH.setup, scenario="short")), 'scenario: "long" there, "short" here'),
        (match(PAIRING, ("timid", "bold"), games=5), "pairings: "),
    ],
)
def test_the_log_of_another_match_is_refused(tmp_path: Path, other: Match, said: str) -> None:
    path = tmp_path / "log"
    logged(path, PLAYED)
    before = path.read_bytes()
    with pytest.raises(LogError) as refused:
        Log(path, other, "1")
    assert said in str(refused.value)
    assert path.read_bytes() == before


def test_the_log_of_another_version_is_refused(tmp_path: Path) -> None:
    logged(tmp_path / "log", PLAYED)
    with pytest.raises(LogError, match="begun by version 1 of ringwar"):
        Log(tmp_path / "log", MATCH, "2")


@pytest.mark.parametrize("content", ["letter to a friend\n", "letter to a friend", "[1]\n", '{"log": 1}\n', "\n"])
def test_another_file_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "log"
    path.write_text(content)
    with pytest.raises(LogError, match="is not the log of a match"):
        Log(path, MATCH, "1")
    assert path.read_text() == content


def test_an_empty_file_becomes_a_log(tmp_path: Path) -> None:
    (tmp_path / "log").touch()
    logged(tmp_path / "log", PLAYED)
    assert read(tmp_path / "log") == PLAYED


@pytest.mark.parametrize(
    "changes",
    [
        {"pairing": ["timid", "bold"]},
        {"number": 6},
        {"number": 0},
        {"number": "1"},
        {"turns": -1},
        {"winner": "edge"},
        {"winner": ""},
        {"kind": None},
        {"decisions": [1]},
        {"thinking": ["", ""]},
        {"seconds": None},
        {"thoughts": [1, 2.5]},
        {"longest": [1]},
        {"pondering": None},
        {"build": 7},
        {"compiled": "no"},
        {"more": 1},
    ],
)
def test_a_line_that_is_no_game_of_the_match_is_named(tmp_path: Path, changes: dict[str, object]) -> None:
    path = tmp_path / "log"
    logged(path, PLAYED)
    with path.open("a") as file:
        file.write(json.dumps({**asdict(PLAYED[0]), **changes}) + "\n")
    with pytest.raises(LogError, match="log, line 5: this is not a game of the match"):
        read(path)


def test_a_broken_game_is_kept_too(tmp_path: Path) -> None:
    broken = replace(PLAYED[0], winner="", kind="", error="KeyError")
    logged(tmp_path / "log", [broken])
    assert read(tmp_path / "log") == [broken]
