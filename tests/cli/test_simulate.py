"""`ringwar simulate`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from ringwar import load

CONTRACT = {
    "game",
    "scenario",
    "players",
    "expansions",
    "games",
    "questions",
    "seconds",
    "games_per_second",
    "questions_per_second",
    "wins",
    "endings",
    "turns_mean",
    "errors",
}
TIMES = ("seconds", "games_per_second", "questions_per_second")


def report(run: Run, *words: object) -> dict[str, Any]:
    """What a simulation printed as JSON, without the times."""
    ran = run("simulate", "coin", "--json", *words)
    found: dict[str, Any] = json.loads(ran.out)
    assert found.keys() >= CONTRACT
    return {key: value for key, value in found.items() if key not in TIMES}


def test_the_report_adds_up(run: Run) -> None:
    found = report(run, "--games", 50, "--scenario", "long", "--expansion", "silver")
    assert (found["game"], found["scenario"], found["players"]) == ("coin", "long", 2)
    assert found["expansions"] == ["silver"]
    assert found["games"] == 50
    assert sum(found["wins"].values()) == 50
    assert found["endings"] == {"points": 50}
    assert found["errors"] == 0
    # Every round asks two bets, the coin and whether to double.
    assert found["questions"] == pytest.approx(4 * 50 * found["turns_mean"])


def test_the_same_seed_gives_the_same_games_over_any_number_of_processes(run: Run, process: Run) -> None:
    alone = report(run, "--games", 40, "--seed", 5)
    assert report(run, "--games", 40, "--seed", 5, "--jobs", 2) == alone
    assert report(process, "--games", 40, "--seed", 5, "--jobs", 3) == alone
    assert report(run, "--games", 40, "--seed", 6) != alone


def test_a_game_does_not_depend_on_how_many_are_played(run: Run, tmp_path: Path) -> None:
    report(run, "--games", 2, "--save", "few")
    assert report(run, "--games", 301, "--save", "many")["games"] == 301
    assert len(list((tmp_path / "many").iterdir())) == 301
    for name in ("0001.ringwar", "0002.ringwar"):
        assert (tmp_path / "few" / name).read_text() == (tmp_path / "many" / name).read_text()
    assert (tmp_path / "few" / "0001.ringwar").read_text() != (tmp_path / "few" / "0002.ringwar").read_text()


def test_saved_games_are_the_games_of_the_fast_path(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fast = report(run, "--games", 12, "--seed", "x")
    assert report(run, "--games", 12, "--seed", "x", "--save", "games") == fast
    saved = [load(path.read_text()) for path in sorted((tmp_path / "games").iterdir())]
    winners = [position.result.winner for position in saved if position.result]
    assert {side: winners.count(side) for side in sorted(set(winners))} == fast["wins"]
    assert sum(position.count for position in saved) == fast["questions"]
    for path in (tmp_path / "games").iterdir():
        assert run("replay", path, "--verify").status == 0


def test_the_text_says_what_came_of_it(run: Run) -> None:
    ran = run("simulate", "coin", "--games", 4, "--option", "crash=99")
    rows = dict(line.split(maxsplit=1) for line in ran.out.splitlines())
    assert rows["game"] == "coin, short, 2 players, crash=99"
    assert rows["games"].startswith("4 in ")
    assert rows["endings"] == "points 4 (100.0%)"
    assert rows["errors"] == "0"
    assert ran.err == ""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_breaks_is_counted_and_kept_up_to_there(run: Run, tmp_path: Path, jobs: int) -> None:
    ran = run("simulate", "coin", "--games", 3, "--seed", "a/b", "--jobs", jobs, "--option", "crash=1", "--json")
    assert ran.status == 1
    assert json.loads(ran.out)["errors"] == 3
    assert re.findall(r"^ringwar: game (\d+) ", ran.err, re.MULTILINE) == ["1", "2", "3"]
    assert "game 2 of seed a/b broke: KeyError: 'the coin rolled away'" in ran.err
    kept = tmp_path / "coin-seed-a-b-game-0002-broken.ringwar"
    assert str(kept.name) in ran.err
    stopped = load(kept.read_text())
    assert stopped.question is not None
    assert stopped.question.key == "coin"
    assert "# then chance " in kept.read_text()


def test_the_records_of_many_broken_games_do_not_flood_the_folder(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "coin", "--games", 30, "--option", "crash=1")
    assert len(list(tmp_path.iterdir())) == 10
    assert ran.err.splitlines()[-1] == "ringwar: 20 more games broke"
    run("simulate", "coin", "--games", 30, "--option", "crash=1", "--save", "games")
    assert len(list((tmp_path / "games").iterdir())) == 30


def test_lawful_games_pass_the_check_and_are_the_same_games(run: Run) -> None:
    words = ("--games", 5, "--scenario", "long", "--seed", 3)
    assert report(run, *words, "--check") == report(run, *words)


def test_a_broken_law_is_found_only_when_laws_are_checked(run: Run, tmp_path: Path) -> None:
    words = ("simulate", "coin", "--scenario", "long", "--option", "leak=2", "--games", 1)
    assert run(*words).status == 0
    ran = run(*words, "--check", "--save", "games")
    assert ran.status == 1
    assert "LawBroken" in ran.err
    assert "has -" in ran.err
    assert not (tmp_path / "games" / "0001.ringwar").exists()
    assert min(load((tmp_path / "games" / "0001-broken.ringwar").read_text()).state.points.values()) < 0


def test_a_law_of_whole_games_is_checked(run: Run) -> None:
    ran = run("simulate", "coin", "--option", "babble=1", "--check")
    assert ran.status == 1
    assert "LawBroken: 'has won' is no kind of an event" in ran.err


@pytest.mark.parametrize(
    "given, seated",
    [
        ([], {"heads": "random", "tails": "random"}),
        (["--with", "random"], {"heads": "random", "tails": "random"}),
        (["--with", "random,lazy"], {"heads": "random", "tails": "lazy"}),
        (["--with", "heads=lazy"], {"heads": "lazy", "tails": "random"}),
        (["--with", "lazy,tails=random"], {"heads": "lazy", "tails": "random"}),
        (["--with", "tails=lazy", "--with", "heads=lazy"], {"heads": "lazy", "tails": "lazy"}),
    ],
)
def test_players_take_their_seats(
    run: Run, monkeypatch: pytest.MonkeyPatch, given: list[str], seated: dict[str, str]
) -> None:
    from ringwar import players

    monkeypatch.setitem(players.PLAYERS, "lazy", players.PLAYERS["random"])
    assert report(run, *given)["seats"] == seated


@pytest.mark.parametrize(
    "words, complaint",
    [
        (["chess"], "there is no game 'chess'; the games are: coin"),
        (["coin", "--scenario", "huge"], "there is no scenario 'huge'; the scenarios are: short, long"),
        (["coin", "--players", "3"], "coin is played by 2 people, not by 3"),
        (["coin", "--expansion", "gold"], "there is no expansion 'gold'"),
        (["coin", "--option", "crash=soon"], "'soon'"),
        (["coin", "--with", "nobody"], "there is no player 'nobody'; the players are: random"),
        (["coin", "--with", "edge=random"], "there is no seat 'edge'; the seats are: heads, tails"),
        (["coin", "--with", "random,random,random"], "3 names for 2 seats: heads, tails"),
        (["coin", "--games", "none"], "'none' is not a number from 1 to 1,000,000,000"),
        (["coin", "--jobs", "0"], "'0' is not a number from 1 to 256"),
        ([], "required: GAME"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(run: Run, words: list[str], complaint: str) -> None:
    ran = run("simulate", *words)
    assert ran.status == 2
    assert ran.out == ""
    assert complaint in ran.err
    assert ran.err.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run("simulate", "coin", "--save", "file/games")
    assert ran.status == 2
    assert ran.err == "ringwar: cannot make the folder file/games: Not a directory\n"
