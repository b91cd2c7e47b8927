"""The commands with three and four players of the board game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.conftest import Run
from ringwar import games
from ringwar.kernel import CHANCE, SavedGame, VerifiableDice, start, write
from ringwar.kernel.chance import commitment
from ringwar.players import player
from ringwar.players.wrappers import Seated


@pytest.fixture(autouse=True)
def _boardgame(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame"})


@pytest.mark.parametrize(("players", "free"), [(3, ["free-peoples"]), (4, ["gondor", "rohan"])])
def test_games_of_teams_are_simulated_saved_and_replayed(run: Run, players: int, free: list[str]) -> None:
    words = ("simulate", "boardgame", "--players", players, "--seed", 1, "--games", 1, "--save", "games", "--json")
    report = json.loads(run(*words).out)
    assert (report["players"], report["errors"], sum(report["wins"].values())) == (players, 0, 1)
    ran = run("replay", "games/0001.ringwar", "--verify")
    assert ran.status == 0
    lines = ran.out.splitlines()
    seats = [*free, "witch-king", "saruman"]
    assert lines[: players + 1] == [f"boardgame, war, {players} players", *(f"  {seat}: random" for seat in seats)]


def test_a_replay_names_the_individual_winner_of_a_team(run: Run) -> None:
    run("simulate", "boardgame", "--players", 4, "--seed", 1, "--games", 1, "--save", "games")
    (line,) = [line for line in run("replay", "games/0001.ringwar").out.splitlines() if line.startswith("won by ")]
    assert re.fullmatch(
        r"won by the (Shadow|Free Peoples): [\w -]+; individual winner: [\w -]+ \([-−]?\d+ points?\).*", line
    )


def test_a_replay_shows_who_leads_and_who_acts(run: Run) -> None:
    run("simulate", "boardgame", "--players", 4, "--seed", 1, "--games", 1, "--save", "games")
    shown = run("replay", "games/0001.ringwar", "--to", 0).out
    assert "  leading:\n    free-peoples: gondor\n    shadow: witch-king\n" in shown
    assert "  actors:\n    free-peoples: rohan\n    shadow: saruman\n" in shown


def test_a_side_means_its_seats(run: Run) -> None:
    ran = run(
        "simulate", "boardgame", "--players", 4, "--games", 1, "--with", "shadow=random", "--with", "rohan=random"
    )
    assert "gondor: random, rohan: random, witch-king: random, saruman: random" in ran.out


def test_five_cannot_play(run: Run) -> None:
    ran = run("simulate", "boardgame", "--players", 5)
    assert (ran.status, ran.err) == (2, "ringwar: war is played by 2, 3, 4 people, not by 5\n")


def test_verifiable_dice_of_four_players_hold(run: Run) -> None:
    rules = games.ruleset("boardgame")
    setup = rules.setup(players=4)
    secret = b"the road goes ever on"
    seated = {seat: player("random", seat) for seat in rules.seats(setup)}
    over = start(rules, setup).played(Seated({**seated, CHANCE: VerifiableDice(secret)}))
    Path("four.ringwar").write_text(write(SavedGame(over, dice=commitment(secret), secret=secret.hex())))
    ran = run("verify", "four.ringwar")
    assert ran.status == 0
    assert ran.out.startswith("the dice hold: all ")
