"""`ringwar arena`."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from arena.conftest import command, surroundings
from cli.conftest import Run
from ringwar import load

WORDS = ("arena", "coin", "--scenario", "long", "--with", "bold,timid,random", "--games", 6)


def read(path: Path) -> dict[str, Any]:
    """A result file without its speed."""
    found: dict[str, Any] = json.loads(path.read_text())
    assert found.pop("speed")["games_per_second"] > 0
    return found


def test_everybody_meets_everybody(run: Run, tmp_path: Path) -> None:
    ran = run(*WORDS, "--out", "a.json", "--report", "a.html")
    assert (ran.status, ran.err) == (0, "")
    assert ["bold", "timid", "6", "100.0%"] in [line.split()[:4] for line in ran.out.splitlines()]
    found = read(tmp_path / "a.json")
    assert [(each["heads"], each["tails"]) for each in found["pairings"]] == [
        (first, second) for first in ("bold", "random", "timid") for second in ("bold", "random", "timid")
    ]
    assert {each["games"] for each in found["pairings"]} == {6}
    assert (found["games"], found["errors"]) == (54, 0)
    overall = {name: rating["overall"]["points"] for name, rating in found["ratings"]["players"].items()}
    assert overall["bold"] > overall["random"] > overall["timid"]
    assert (tmp_path / "a.html").read_text().startswith("<!doctype html>")


def test_json_is_what_the_file_holds(run: Run, tmp_path: Path) -> None:
    ran = run(*WORDS, "--out", "a.json", "--json")
    assert ran.out == (tmp_path / "a.json").read_text()
    found = json.loads(ran.out)
    assert list(found) == sorted(found)


def test_the_results_do_not_depend_on_processes_or_order(run: Run, process: Run, tmp_path: Path) -> None:
    run(*WORDS, "--out", "alone.json")
    assert process(*WORDS, "--jobs", 3, "--out", "three.json").status == 0
    run(
        "arena",
        "coin",
        "--scenario",
        "long",
        "--with",
        "random,timid",
        "--with",
        "bold",
        "--games",
        6,
        "--out",
        "o.json",
    )
    run(*WORDS, "--seed", 1, "--out", "other.json")
    alone = read(tmp_path / "alone.json")
    assert read(tmp_path / "three.json") == alone
    assert read(tmp_path / "o.json") == alone
    assert read(tmp_path / "other.json")["pairings"] != alone["pairings"]


def test_a_simulation_plays_the_same_games(run: Run) -> None:
    (pairing,) = [
        each
        for each in json.loads(run(*WORDS, "--seed", "x", "--json").out)["pairings"]
        if (each["heads"], each["tails"]) == ("random", "timid")
    ]
    words = ("--scenario", "long", "--with", "random,timid", "--games", 6, "--seed", "x", "--json")
    simulated = json.loads(run("simulate", "coin", *words).out)
    assert {side: won["count"] for side, won in pairing["wins"].items() if won["count"]} == simulated["wins"]
    assert pairing["turns"]["mean"] == pytest.approx(simulated["turns_mean"], abs=0.001)
    assert pairing["questions"]["mean"] == pytest.approx(simulated["questions"] / 6, abs=0.001)


@pytest.mark.parametrize(
    "words, pairings",
    [
        (["--with", "bold"], 1),
        (["--with", "bold,bold"], 1),
        (["--with", "bold,timid", "--no-self-play"], 2),
        (["--with", "bold,timid,meek", "--gauntlet", "bold"], 5),
        (["--with", "timid,meek", "--gauntlet", "bold", "--no-self-play"], 4),
    ],
)
def test_who_meets_whom(run: Run, words: list[str], pairings: int) -> None:
    found = json.loads(run("arena", "coin", "--games", 2, *words, "--json").out)
    assert len(found["pairings"]) == pairings
    assert found["games"] == 2 * pairings
    if "--gauntlet" in words:
        assert all("bold" in (each["heads"], each["tails"]) for each in found["pairings"])


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_match_goes_on_where_it_stopped(process: Run, tmp_path: Path, jobs: str) -> None:
    words = ("arena", "coin", "--with", "bold,slow", "--games", 30, "--jobs", jobs)
    log = tmp_path / "a.games.jsonl"
    running = subprocess.Popen(
        command(*words, "--out", "a.json"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=surroundings(SECONDS_TO_THINK="0.02"),
        start_new_session=True,
    )
    while running.poll() is None and (not log.exists() or log.read_bytes().count(b"\n") < 8):
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=120)
    noted = log.read_text().splitlines()
    assert (running.returncode, out) == (130, b"")
    assert err.decode() == (
        f"ringwar: interrupted after {len(noted) - 1} of 120 games; the same command goes on from there\n"
    )
    assert len(noted) < 100
    assert not (tmp_path / "a.json").exists()

    assert process(*words, "--out", "a.json").status == 0
    assert log.read_text().splitlines()[: len(noted)] == noted
    assert len(log.read_text().splitlines()) == 121
    assert process(*words, "--out", "b.json").status == 0
    assert read(tmp_path / "a.json") == read(tmp_path / "b.json")


def test_a_finished_match_is_not_played_again(run: Run, tmp_path: Path) -> None:
    first = run(*WORDS, "--out", "a.json")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert set(before) == {"a.json", "a.games.jsonl"}
    assert run(*WORDS, "--jobs", 2, "--out", "a.json", "--report", "a.html") == first
    assert {name: (tmp_path / name).read_bytes() for name in before} == before
    assert (tmp_path / "a.html").exists()


@pytest.mark.parametrize(
    "other",
    [
        ("arena", "coin", "--scenario", "long", "--with", "bold,timid", "--games", 6),
        (*WORDS, "--seed", 1),
        (*WORDS, "--games", 7),
        (*WORDS, "--check"),
        (*WORDS, "--expansion", "silver"),
        (*WORDS, "--gauntlet", "bold"),
    ],
)
def test_another_match_does_not_get_the_file_of_this(run: Run, tmp_path: Path, other: tuple[object, ...]) -> None:
    run(*WORDS, "--out", "a.json")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    ran = run(*other, "--out", "a.json")
    assert (ran.status, ran.out) == (2, "")
    assert "a.games.jsonl is of another match" in ran.err
    assert ran.err.count("\n") == 1
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_games_of_other_code_are_not_gone_on_with(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(*WORDS, "--out", "a.json")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    monkeypatch.setattr("ringwar.arena.builds._code", lambda game: "other")
    ran = run(*WORDS, "--out", "a.json")
    assert (ran.status, ran.out) == (2, "")
    assert "the games in a.games.jsonl were played by other code or other weights" in ran.err
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_file_of_something_else_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("my thesis")
    ran = run(*WORDS, "--out", "a.json")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "ringwar: a.json is there already, without its games in a.games.jsonl; choose another file\n"
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a.json", "my thesis")]


def test_a_game_that_breaks_is_counted_and_kept_up_to_there(run: Run, tmp_path: Path) -> None:
    words = ("arena", "coin", "--with", "bold,timid", "--games", 2, "--seed", "a/b", "--option", "crash=1")
    ran = run(*words, "--report", "a.html")
    assert ran.status == 1
    name = "coin-bold-timid-seed-a-b-game-0002-broken.ringwar"
    said = "game 2 of seed a/b between bold and timid broke: KeyError: 'the coin rolled away'"
    assert any(said in line and name in line for line in ran.err.splitlines())
    stopped = load((tmp_path / name).read_text())
    assert stopped.question is not None
    assert stopped.question.key == "coin"
    assert "the coin rolled away" in (tmp_path / "a.html").read_text()
    assert json.loads(run(*words, "--json").out)["errors"] == 8


def test_many_broken_games_flood_neither_the_folder_nor_the_screen(run: Run, tmp_path: Path) -> None:
    ran = run("arena", "coin", "--with", "bold,timid", "--games", 20, "--option", "crash=1")
    assert len(list(tmp_path.iterdir())) == 10
    assert ran.err.count("its record up to there") == 10
    assert ran.err.splitlines()[-1] == "ringwar: 70 more games broke"


def test_a_broken_law_is_found_only_when_laws_are_checked(run: Run) -> None:
    words = ("arena", "coin", "--scenario", "long", "--with", "timid", "--option", "leak=2", "--games", 1)
    assert run(*words).status == 0
    ran = run(*words, "--check")
    assert ran.status == 1
    assert "LawBroken" in ran.err


@pytest.mark.parametrize(
    "words, complaint",
    [
        (["chess", "--with", "bold"], "there is no game 'chess'; the games are: coin"),
        (["coin", "--scenario", "huge", "--with", "bold"], "there is no scenario 'huge'"),
        (["coin", "--players", "3", "--with", "bold"], "coin is played by 2 people, not by 3"),
        (["coin", "--with", "bold,nobody"], "there is no player 'nobody'; the players are: random"),
        (["coin", "--with", "bold", "--gauntlet", "nobody"], "there is no player 'nobody'"),
        (["coin", "--with", "heads=bold"], "there is no player 'heads=bold'"),
        (["coin", "--with", ","], "nobody meets anybody"),
        (["coin", "--with", "bold", "--no-self-play"], "nobody meets anybody"),
        (["coin"], "required: --with"),
        (["coin", "--with", "bold", "--games", "0"], "'0' is not a number from 1 to 1,000,000"),
        (["coin", "--with", "bold", "--out", "a", "--report", "./a"], "--out and --report are the same file"),
        (["coin", "--with", "bold", "--out", "folder"], "cannot write folder: it is a folder"),
        (["coin", "--with", "bold", "--report", "file/a.html"], "cannot make the folder file: "),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(run: Run, tmp_path: Path, words: list[str], complaint: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    ran = run("arena", *words)
    assert (ran.status, ran.out) == (2, "")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1
    assert {path.name for path in tmp_path.iterdir()} == {"folder", "file"}


def test_a_folder_is_made_for_the_results(run: Run, tmp_path: Path) -> None:
    assert run(*WORDS, "--out", "new/a.json", "--report", "other/a.html").status == 0
    assert {path.name for path in tmp_path.rglob("a.*")} == {"a.json", "a.games.jsonl", "a.html"}


def test_a_terminal_shows_progress(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    words = ("arena", "coin", "--with", "slow", "--games", 9999)
    running = subprocess.Popen(
        command(*words), stdout=subprocess.PIPE, stderr=theirs, cwd=tmp_path, env=surroundings(), start_new_session=True
    )
    os.close(theirs)
    shown = b""
    while running.poll() is None and b"/9999" not in shown:
        shown += os.read(ours, 4096)
    os.killpg(running.pid, signal.SIGINT)
    running.communicate(timeout=120)
    os.close(ours)
    assert running.returncode == 130
