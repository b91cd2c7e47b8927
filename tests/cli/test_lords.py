"""The commands with Lords of Middle-earth."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ringwar
from cli.conftest import Run
from ringwar import games
from ringwar.boardgame.odds.exact import hunt_odds_of_view
from ringwar.kernel import CHANCE, SavedGame, VerifiableDice, start, write
from ringwar.kernel.chance import commitment
from ringwar.players import player
from ringwar.players.wrappers import Seated

LORDS = ("--expansion", "lords")
COUNCIL = (*LORDS, "--option", "council-of-rivendell")


@pytest.fixture(autouse=True)
def _boardgame(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board game in place of the coin."""
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame"})


def test_simulated_games_say_with_what_they_were_played(run: Run) -> None:
    ran = run("simulate", "boardgame", *COUNCIL, "--option", "smeagol=no", "--games", 2, "--seed", 3)
    assert ran.out.splitlines()[0] == "game       boardgame, war, 2 players, lords, council-of-rivendell, smeagol=no"
    assert ran.out.splitlines()[-1] == "errors     0"


def test_checked_games_count_what_the_expansion_adds(run: Run) -> None:
    report = json.loads(run("simulate", "boardgame", *COUNCIL, "--games", 3, "--check", "--json").out)
    assert (report["expansions"], report["options"]) == (["lords"], {"council-of-rivendell": "yes"})
    assert report["errors"] == 0
    assert set(report["uses"]) >= {"special results kept", "rings given up", "tokens used"}
    assert set(report["uses"]["rings given up"]) <= {"vilya", "nenya", "narya"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_saved_game_is_replayed_with_its_expansion_and_options(players: int, run: Run) -> None:
    run("simulate", "boardgame", *COUNCIL, "--players", players, "--save", "games")
    lines = run("replay", "games/0001.ringwar", "--verify").out.splitlines()
    assert lines[0] == f"boardgame, war, {players} players, lords, council-of-rivendell"
    assert lines[-1] == "verified: answer by answer it comes to the same end"


def test_a_replay_shows_the_table_of_the_expansion(run: Run) -> None:
    run("simulate", "boardgame", *COUNCIL, "--save", "games")
    shown = run("replay", "games/0001.ringwar", "--to", 0).out
    assert "lords:\n  rings:\n    vilya: free-peoples\n    nenya: free-peoples\n    narya: free-peoples\n" in shown
    assert "  smeagol_tiles_in_pool: 2\n" in shown


def test_verifiable_dice_hold_with_special_dice(run: Run) -> None:
    rules = games.ruleset("boardgame")
    setup = rules.setup(expansions=["lords"])
    secret = b"three rings for the elven-kings"
    seated = {seat: player("random", seat) for seat in rules.seats(setup)}
    over = start(rules, setup).played(Seated({**seated, CHANCE: VerifiableDice(secret)}))
    Path("lords.ringwar").write_text(write(SavedGame(over, dice=commitment(secret), secret=secret.hex())))
    assert "special-die" in Path("lords.ringwar").read_text()
    assert run("verify", "lords.ringwar").out.startswith("the dice hold: all ")


def test_what_there_is_not_is_refused_in_one_line(run: Run) -> None:
    ran = run("simulate", "boardgame", "--expansion", "kings")
    assert (ran.status, ran.err) == (
        2,
        "ringwar: there is no expansion 'kings'; the expansions are: lords\n",
    )
    ran = run("simulate", "boardgame", *LORDS, "--option", "council-of-rivendell=maybe")
    assert (ran.status, ran.err) == (2, "ringwar: option 'council-of-rivendell' is one of: no, yes\n")


def test_the_data_of_the_expansion_are_counted_with_those_of_the_game(run: Run) -> None:
    shown = run("data").out
    assert (
        "Lords of Middle-earth: 14 characters, 13 event cards with 4 new combat halves, 1 special card, 4 hunt tiles, "
        "5 special dice, 3 Elven Rings, 2 action tokens\n" in shown
    )
    assert "105 regions" in shown
    doubts = run("data", "--unverified").out
    assert "Strider, Dúnadan (character), guide: " in doubts
    assert "Strider (character), activates: " in doubts


# Odds


def odds(run: Run, *words: str) -> dict[str, float]:
    """The odds of a battle, fought four hundred times where it is fought."""
    found: dict[str, float] = json.loads(run("odds", "battle", *words, "--battles", 400, "--json").out)
    return found


def test_the_balrog_counts_in_a_battle(run: Run) -> None:
    without = odds(run, *LORDS, "--attacker", "sauron 3", "--defender", "elves 2/2")
    exact = odds(run, "--attacker", "sauron 3", "--defender", "elves 2/2")
    with_him = odds(run, *LORDS, "--attacker", "sauron 3 balrog-of-moria", "--defender", "elves 2/2")
    assert abs(without["attacker"] - exact["attacker"]) < 2 * without["error"]
    assert with_him["attacker"] > exact["attacker"] + 4 * with_him["error"]


def test_a_companion_of_the_council_defends_his_own_land_better(run: Run) -> None:
    army = ("--attacker", "sauron 4", "--defender", "gondor 3 boromir-captain-general")
    home, away = odds(run, *LORDS, *army, "--at", "pelargir"), odds(run, *LORDS, *army, "--at", "osgiliath")
    assert home["defender"] > away["defender"]


def test_cards_of_the_expansion_are_played_with_it_alone(run: Run) -> None:
    army = ("--attacker", "sauron 3 balrog-of-moria", "--defender", "elves 2/2")
    card = ("--attacker-card", "a-balrog-is-come")
    assert odds(run, *LORDS, *army, *card)["attacker"] > odds(run, *LORDS, *army)["attacker"]
    base = run("odds", "battle", "--attacker", "sauron 3", "--defender", "elves 2", *card)
    assert (base.status, base.err) == (2, "ringwar: there is no event card 'a-balrog-is-come'\n")
    replaced = run("odds", "battle", *LORDS, *army, "--attacker-card", "shadow-character-17")
    assert replaced.status == 2


def test_a_keeper_does_not_fight_elsewhere(run: Run) -> None:
    ran = run(
        "odds",
        "battle",
        *LORDS,
        "--attacker",
        "sauron 3",
        "--defender",
        "elves 2 elrond-keeper-of-vilya",
        "--at",
        "moria",
    )
    assert ran.status == 2
    assert ran.err.endswith("elrond-keeper-of-vilya does not leave rivendell\n")


def test_smeagols_tiles_make_the_hunt_milder(run: Run) -> None:
    with_him, without = (json.loads(run("odds", "hunt", "--level", 2, *more, "--json").out)[0] for more in (LORDS, ()))
    assert with_him["damage"] == pytest.approx(without["damage"] * 16 / 18)
    gone = run("odds", "hunt", "--level", 2, *LORDS, "--drawn", "smeagol-1,smeagol-2", "--json").out
    assert json.loads(gone)[0]["damage"] == pytest.approx(without["damage"])
    assert run("odds", "hunt", "--level", 2, "--special", "smeagol-3").status == 2


def test_the_hunt_odds_of_a_view_know_the_new_tiles() -> None:
    view = ringwar.start("boardgame", expansions=["lords"]).view("free-peoples")
    view["hunt"]["box"]["shadow"] = 5
    (odds_of_view,) = hunt_odds_of_view(view)
    assert odds_of_view.tiles["smeagol-1"] == pytest.approx(odds_of_view.success / 18)
