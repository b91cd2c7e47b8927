"""The ladder: what it plays, where it goes on, and that games of other code or weights are not mixed in."""

from __future__ import annotations

import json
import sys
import tomllib
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from ringwar.arena import builds, play
from ringwar.players import PLAYERS
from tools import ladder
from tools.ladder import LADDER, Book, Rung, chosen, main, run, rungs, same
from tools.ladder_page import readme

SMALL = """
seed = "small"
[players]
random = "takes any option"
normal = "rules of thumb"
giant = "is not there yet"
[small]
title = "Small"
game = "cardgame"
scenario = "fellowship"
claims = [
    { better = "normal", weaker = "random", share = 0.5, most = 20 },
    { better = "giant", weaker = "normal", share = 0.5, most = 20 },
]
self_play = { normal = 3 }
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    return path


@pytest.fixture
def rung(file: Path) -> Rung:
    return rungs(file)["small"]


def played(rung: Rung, folder: Path, end: float = inf) -> dict[str, Any]:
    """The result file after a run."""
    run(rung, [part for part in rung.parts if not part.missing], end, 1, folder)
    found: dict[str, Any] = json.loads((folder / "small.json").read_text())
    return found


def lines(folder: Path) -> list[str]:
    return (folder / "small.games.jsonl").read_text().splitlines()


def changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the code seem to be another."""
    monkeypatch.setattr(builds, "_code", lambda game: "other")


def test_the_claims_of_every_rule_set_stand_in_the_file() -> None:
    ladder = rungs()
    claims = {part.name: part.match.claim.share for each in ladder.values() for part in each.parts if part.match.claim}
    assert claims["boardgame/expert-hard"] == 0.55
    assert claims["boardgame/hard-normal"] == 0.62
    assert claims["boardgame/normal-easy"] == 0.70
    assert claims["cardgame-duel/hard-normal"] == 0.68
    assert claims["cardgame-trilogy/hard-normal"] == 0.62
    for rules in ("lords", "council", "boardgame-3", "boardgame-4", "cardgame-fellowship", "cardgame-duel-three"):
        assert claims[f"{rules}/hard-normal"] == 0.55
    assert len(ladder) == 9
    for rules in ladder:
        assert all(
            f"{rules}/{pair}" in claims for pair in ("expert-hard", "hard-normal", "normal-easy", "normal-random")
        )
    named = set(tomllib.loads(LADDER.read_text())["players"])
    assert {name for each in ladder.values() for part in each.parts for name in part.match.players} <= named
    assert "draughts" not in ladder


def test_a_run_says_what_holds_and_who_met_itself(rung: Rung, file: Path, tmp_path: Path) -> None:
    found = played(rung, tmp_path)
    (claim,) = found["claims"]
    assert (claim["better"], claim["verdict"], claim["over"]) == ("normal", "holds", True)
    met = {(each["free-peoples"], each["shadow"]): each["games"] for each in found["pairings"]}
    assert met["normal", "normal"] == 3
    assert met["normal", "random"] == met["random", "random"] == sum(claim["pairs"].values())
    page = readme(tmp_path, file)
    assert "`normal` beats `random` in 50 % | holds | 100 %" in page
    assert f"| `{claim['build']}` |" in page
    assert "giant" not in page
    known = page.partition("## How early they know")[2]
    assert "| `boardgame` | 0." in known
    assert known.count("cardgame-") == 4


def test_what_is_over_is_not_played_again(rung: Rung, tmp_path: Path) -> None:
    first = played(rung, tmp_path)
    before = lines(tmp_path)
    assert played(rung, tmp_path) == first
    assert lines(tmp_path) == before


def test_whoever_has_the_packed_games_goes_on_with_all_of_them(rung: Rung, tmp_path: Path) -> None:
    first, before = played(rung, tmp_path), lines(tmp_path)
    (tmp_path / "small.games.jsonl").unlink()
    assert played(rung, tmp_path) == first
    assert lines(tmp_path) == before


def test_a_run_that_was_cut_short_goes_on(rung: Rung, tmp_path: Path) -> None:
    run(rung, rung.parts[:1], -inf, 1, tmp_path)
    assert len(lines(tmp_path)) == 1
    with Book(rung, tmp_path) as book:
        ladder._play(book, rung.parts[0], -inf, 1)
    assert len(lines(tmp_path)) == 2
    (tmp_path / "other").mkdir()
    cut, whole = played(rung, tmp_path), played(rung, tmp_path / "other")
    assert cut["claims"] == whole["claims"]
    assert cut["pairings"] == whole["pairings"]


def test_games_of_other_code_do_not_count(
    rung: Rung, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played(rung, tmp_path)
    changed(monkeypatch)
    with Book(rung, tmp_path) as book:
        assert book.results().outcomes == []
    assert "older: `" in readme(tmp_path, file)
    run(rung, [part for part in rung.parts if part.name == "small/normal"], inf, 1, tmp_path)
    after = json.loads((tmp_path / "small.json").read_text())
    assert after["claims"] == before["claims"]
    assert [(each["shadow"], each["build"]) for each in after["pairings"]] == [("normal", "other")]
    assert {each["build"] for each in after["earlier"]} == {before["claims"][0]["build"]}
    assert len(after["earlier"]) == 3
    again = played(rung, tmp_path)
    assert again["claims"][0]["build"] == "other"
    assert again["earlier"] == []
    assert "older" not in readme(tmp_path, file).partition("A *build*")[2].partition("## ")[2]


def test_a_change_that_does_not_matter_keeps_the_games(
    rung: Rung, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played(rung, tmp_path)
    changed(monkeypatch)
    said = list(same(rung, tmp_path))
    assert len(said) == 4
    assert all("plays the same as build" in line for line in said)
    after = json.loads((tmp_path / "small.json").read_text())
    assert after["games"] == before["games"]
    assert after["claims"] == [{**before["claims"][0], "build": "other"}]


def test_a_change_that_matters_does_not(rung: Rung, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(rung, tmp_path)
    changed(monkeypatch)
    monkeypatch.setitem(PLAYERS, "normal", PLAYERS["random"])
    said = {line for line in same(rung, tmp_path) if "other games than" in line}
    assert len(said) == 3
    with Book(rung, tmp_path) as book:
        assert {each.pairing for each in book.results().outcomes} == {("random", "random")}


def test_a_player_that_there_is_not_is_refused_in_a_line(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "LADDER", file)
    monkeypatch.setattr(ladder, "rungs", lambda: rungs(file))
    assert main(["small/giant-normal"]) == 2
    assert capsys.readouterr().err == "small/giant-normal: there is no player 'giant' yet\n"
    assert main(["small/dwarf"]) == 2
    assert "there is no part 'small/dwarf'" in capsys.readouterr().err
    assert [part.name for part in chosen(rungs(file), [])["small"]] == ["small/normal-random", "small/normal"]


def test_a_build_changes_with_the_code_and_only_thinkers_depend_on_weights(
    rung: Rung, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = rung.everything.setup
    normal, hard = builds.build_of(setup, ["normal"]), builds.build_of(setup, ["normal", "hard"])
    monkeypatch.setattr(builds, "weights", lambda network: f"new {network}")
    assert builds.build_of(setup, ["normal"]) == normal
    assert builds.build_of(setup, ["normal", "hard"]) == f"{normal}-new cardgame-fellowship" != hard
    changed(monkeypatch)
    assert builds.build_of(setup, ["normal"]) == "other"


def test_every_game_has_code_of_its_own() -> None:
    assert builds._code("boardgame") != builds._code("cardgame")


def test_the_same_game_has_the_same_moves(rung: Rung) -> None:
    first, again, other = (play(rung.everything, (("normal", "normal"), number))[0] for number in (1, 1, 2))
    assert first.moves == again.moves != other.moves
    assert replace(first, moves="") != first
