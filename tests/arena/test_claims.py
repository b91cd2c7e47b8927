"""Claims: which games test one, when the match is over, and what the command says."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arena.made import SIDES, won
from cli.coin import RULESET
from cli.conftest import Run
from ringwar import games
from ringwar.arena import Claim, Match, Outcome, Trial, go_on, results_of
from ringwar.arena.claims import claim_pairings
from ringwar.arena.sequential import HOLDS, UNSURE, Pairs
from ringwar.arena.statistics import Share, difference

CLAIM = Claim("bold", "timid", 0.6)
THERE, BACK, ITSELF = claim_pairings(CLAIM)
WORDS = ("arena", "coin", "--scenario", "long", "--with", "bold,timid", "--claim", "0.7", "--games", 50)


def match(most: int = 50) -> Match:
    return Match(RULESET.setup("long"), SIDES, claim_pairings(CLAIM), most, "0", claim=CLAIM)


def rounds(number: int) -> list[Outcome]:
    """Rounds in which the better player wins both games."""
    heads, tails = ["heads"] * number, ["tails"] * number
    return [*won(THERE, heads), *won(BACK, tails), *won(ITSELF, tails)]


def trial(outcomes: list[Outcome], most: int = 50) -> Trial:
    return Trial(match(most), CLAIM, outcomes)


def test_a_round_counts_when_all_its_games_are_over() -> None:
    played = rounds(4)
    assert trial(played).pairs == Pairs(0, 0, 4)
    for missing in (THERE, BACK, ITSELF):
        left = [each for each in played if (each.pairing, each.number) != (missing, 2)]
        assert trial(left).pairs == Pairs(0, 0, 1)


def test_a_round_counts_whoever_ended_first() -> None:
    played = rounds(9)
    assert trial(played[::-1]).outcomes == trial(played).outcomes


def test_nothing_counts_after_the_verdict() -> None:
    many, all_of_them = trial(rounds(40)), rounds(40)
    assert many.verdict == HOLDS
    assert many.is_over
    assert many.rounds < 20
    assert trial([each for each in all_of_them if each.number < many.rounds]).verdict == UNSURE
    results = results_of(match(), "1", all_of_them)
    assert {each.number for each in results.outcomes} == set(range(1, many.rounds + 1))
    assert results.document()["claim"]["pairs"] == {"none": 0, "one": 0, "both": many.rounds}


def test_not_sure_is_over_when_all_is_played() -> None:
    assert (trial(rounds(3)).verdict, trial(rounds(3)).is_over) == (UNSURE, False)
    assert (trial(rounds(3), 3).verdict, trial(rounds(3), 3).is_over) == (UNSURE, True)


def test_a_pair_with_a_broken_game_counts_nowhere() -> None:
    broken = [replace(each, winner="", kind="", error="KeyError") if each.number == 2 else each for each in rounds(3)]
    found = trial(broken)
    assert found.pairs == Pairs(0, 0, 2)
    assert found.rounds == 3


def test_each_seat_is_compared_with_the_weaker_player_there() -> None:
    played = [
        *won(THERE, ["heads", "heads", "heads", "tails"]),
        *won(BACK, ["tails", "tails", "heads", "heads"]),
        *won(ITSELF, ["heads", "tails", "tails", "tails"]),
    ]
    sides = trial(played, 4).document()["sides"]
    assert [sides["heads"][name]["count"] for name in ("better", "weaker")] == [3, 1]
    assert [sides["tails"][name]["count"] for name in ("better", "weaker")] == [2, 3]
    assert sides["heads"]["gain"]["points"] == 0.5
    assert sides["tails"]["gain"]["points"] == -0.25
    assert sides["heads"]["gain"]["low"] < 0 < 0.5 < sides["heads"]["gain"]["high"]


def test_the_interval_of_a_difference() -> None:
    """The example of Newcombe's paper of 1998, method 10: 56 of 70 against 48 of 80."""
    assert difference(Share(56, 70), Share(48, 80)) == pytest.approx((0.0524, 0.3339), abs=5e-5)


def test_playing_stops_as_soon_as_it_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.MODULES, "coin", "cli.coin")
    played = [outcome for outcome, _ in go_on(match(), (), 1)]
    found = trial(played)
    assert found.verdict == HOLDS
    assert len(played) == 3 * found.rounds
    assert list(go_on(match(), played, 1)) == []


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text())
    del found["speed"]
    return found


def test_the_command_says_what_holds_and_how_sure_it_is(run: Run, tmp_path: Path) -> None:
    ran = run(*WORDS, "--out", "a.json", "--report", "a.html")
    assert (ran.status, ran.err) == (0, "")
    assert "bold beats timid in at least 70.0% of games, both sides taken: holds" in (tmp_path / "a.html").read_text()
    found = read(tmp_path / "a.json")
    claim = found["claim"]
    assert (claim["better"], claim["weaker"], claim["share"]) == ("bold", "timid", 0.7)
    assert claim["verdict"] == HOLDS
    assert f"holds after {sum(claim['pairs'].values())} pairs of games" in ran.out
    assert 0 < claim["won"]["low"] < claim["won"]["share"] <= claim["won"]["high"] <= 1
    assert found["games"] == 3 * sum(claim["pairs"].values()) < 150


def test_the_verdict_does_not_depend_on_processes(run: Run, process: Run, tmp_path: Path) -> None:
    run(*WORDS, "--out", "alone.json")
    assert process(*WORDS, "--jobs", 3, "--out", "three.json").status == 0
    assert read(tmp_path / "three.json") == read(tmp_path / "alone.json")


def test_what_is_decided_is_not_played_again(run: Run, tmp_path: Path) -> None:
    first = run(*WORDS, "--out", "a.json")
    before = (tmp_path / "a.games.jsonl").read_bytes()
    assert run(*WORDS, "--out", "a.json") == first
    assert (tmp_path / "a.games.jsonl").read_bytes() == before
    assert run(*WORDS[:-4], "--claim", "0.6", "--games", 50, "--out", "a.json").status == 2


def test_the_other_way_round_it_does_not_hold(run: Run) -> None:
    words = ("arena", "coin", "--scenario", "long", "--with", "timid,bold", "--claim", "0.5", "--no-self-play")
    found = json.loads(run(*words, "--json").out)
    assert found["claim"]["verdict"] == "does not hold"
    assert found["claim"]["sides"]["heads"]["gain"] is None
    assert len(found["pairings"]) == 2


@pytest.mark.parametrize(
    "words, complaint",
    [
        (["--with", "bold", "--claim", "0.6"], "--claim is about two players"),
        (["--with", "bold,timid,meek", "--claim", "0.6"], "--claim is about two players"),
        (["--with", "bold,timid", "--gauntlet", "meek", "--claim", "0.6"], "--claim is about two players"),
        (["--with", "bold,nobody", "--claim", "0.6"], "there is no player 'nobody'"),
        (["--with", "bold,timid", "--claim", "62"], "'62' is not a share from 0.01 to 0.99"),
        (["--with", "bold,timid", "--claim", "much"], "'much' is not a share from 0.01 to 0.99"),
    ],
)
def test_what_cannot_be_claimed_is_refused_in_one_line(run: Run, words: list[str], complaint: str) -> None:
    ran = run("arena", "coin", *words)
    assert (ran.status, ran.out) == (2, "")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1
