"""How values of positions are made, from nothing to weights, in a small run on an ordinary processor."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ringwar import games
from ringwar.players.judging import names_of, network_of
from ringwar.players.judging.network import read, written
from ringwar.players.lookahead import Budget
from training import network as nets
from training import selfplay
from training.__main__ import NETWORKS, setups
from training.evaluation import brier, log_loss, report, said_by
from training.network import Wish, split, trained
from training.selfplay import gathered, lifted, looking, noisy, self_play
from training.targets import leaning

NAME = "cardgame-fellowship"
BATCHES, SIZE = 5, 24
WISH = Wish(hidden=(8,), epochs=30, batch=128, rate=3e-3, dropout=0.2, patience=30)


def played(out: Path, batches: int = BATCHES, seed: str = "small") -> list[Path]:
    """Some games of the rules of thumb, in batches."""
    return list(self_play(setups(NAME), seed, batches, SIZE, out, noisy, 1))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("games")
    played(out)
    return out


@pytest.fixture(scope="module")
def data(folder: Path) -> dict[str, Any]:
    return gathered(folder)


def test_every_game_is_in_the_data_as_every_seat_knew_it(data: dict[str, Any]) -> None:
    assert len(np.unique(data["games"])) == BATCHES * SIZE
    assert data["numbers"].shape == (len(data["results"]), len(names_of("cardgame")))
    for game in np.unique(data["games"])[:10]:
        rows = data["games"] == game
        assert len(set(data["results"][rows])) == 1
        assert [list(data["turns"][rows]).count(turn) for turn in np.unique(data["turns"][rows])][:3] == [2, 2, 2]
    assert 0.1 < data["results"].mean() < 0.9


def test_a_run_that_was_stopped_goes_on_and_gives_the_same(folder: Path, tmp_path: Path) -> None:
    first = played(tmp_path, 2)
    stamps = [file.stat().st_mtime_ns for file in first]
    (tmp_path / "00002.part.npz").write_bytes(b"half a file")
    first[1].unlink()
    again = played(tmp_path, 2)
    assert again == first
    assert first[0].stat().st_mtime_ns == stamps[0]
    here, there = gathered(tmp_path), gathered(folder)
    assert all((here[name] == there[name][: len(here[name])]).all() for name in ("numbers", "results", "turns"))


def test_players_that_look_ahead_can_be_learned_from(tmp_path: Path) -> None:
    makers = partial(looking, Budget(tables=2, plans=2))
    list(self_play(setups(NAME), "looking", 1, 1, tmp_path, makers, 1))
    assert len(gathered(tmp_path)["results"]) > 4


def test_sources_count_by_the_root_of_their_rows_and_their_games_are_kept_apart(folder: Path, tmp_path: Path) -> None:
    played(tmp_path, 1, "other")
    both = gathered(folder, tmp_path)
    assert len(np.unique(both["games"])) == (BATCHES + 1) * SIZE
    weights = lifted(both["sources"], 0.5)
    assert weights.mean() == pytest.approx(1)
    many, few = (weights[both["sources"] == number] for number in (0, 1))
    assert many.sum() / few.sum() == pytest.approx((len(many) / len(few)) ** 0.5)


def test_whole_games_are_held_out(data: dict[str, Any]) -> None:
    held = split(data["games"], 0.3, 1)
    assert not set(data["games"][held]) & set(data["games"][~held])
    assert len(set(data["games"][held])) == int(BATCHES * SIZE * 0.3)


def test_a_small_network_judges_better_than_a_constant_and_is_the_same_again(data: dict[str, Any]) -> None:
    held = split(data["games"], 0.3, 1)
    network, losses = trained(data["numbers"], data["results"], held, WISH)
    found = report(network, names_of("cardgame"), "cardgame", data, held, held)
    assert found["log loss"]["network"] < found["log loss"]["constant"] - 0.01
    assert found["brier"]["network"] < found["brier"]["constant"]
    assert min(losses) < losses[0]
    again, _ = trained(data["numbers"], data["results"], held, WISH)
    assert written(again) == written(network)
    exported = read(json.loads(written(network)))
    rows = data["numbers"][:20].astype(float)
    assert [exported.chance(row) for row in rows.tolist()] == pytest.approx(said_by(network, rows), abs=1e-6)


def test_gradients_are_the_slopes_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    layers = [(rng.normal(size=(3, 4)), rng.normal(size=4)), (rng.normal(size=(4, 1)), rng.normal(size=1))]
    known, wanted = rng.normal(size=(6, 3)), np.array([0, 1, 1, 0, 1, 0.0])
    weighed = np.array([1, 1, 0.5, 1.5, 1, 1])
    found = nets.gradients(layers, known, wanted, weighed, 0.0, rng)

    def loss() -> float:
        return nets.log_loss(nets.chances(layers, known), wanted, weighed)

    for number, layer in enumerate(layers):
        for part, value in enumerate(layer):
            value.flat[0] += 1e-5
            above = loss()
            value.flat[0] -= 2e-5
            below = loss()
            value.flat[0] += 1e-5
            assert found[number][part].flat[0] == pytest.approx((above - below) / 2e-5, abs=1e-4)


def test_scores_are_what_they_are_called() -> None:
    said, results = np.array([0.5, 0.5, 1.0]), np.array([True, False, True])
    assert brier(said, results) == pytest.approx(0.5 / 3)
    assert log_loss(said, results) == pytest.approx(2 * np.log(2) / 3, abs=1e-5)


@pytest.mark.parametrize("name", NETWORKS)
def test_a_network_is_trained_on_the_games_that_it_judges(name: str) -> None:
    found = setups(name)
    assert {network_of(setup) for setup in found} == {name}
    assert all(games.ruleset(setup.game).seats(setup) for setup in found)


def test_chances_lean_on_what_is_said_of_the_same_seats_next_turn() -> None:
    """Two games: one of two turns with two seats, one of three with one."""
    data = {
        "games": np.array([0, 0, 0, 0, 1, 1, 1]),
        "turns": np.array([1, 1, 2, 2, 1, 2, 3]),
        "results": np.array([1, 1, 1, 1, 0, 0, 0], dtype=bool),
    }
    said = np.array([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    wanted = leaning(data, said, 0.5)
    assert wanted == pytest.approx([0.5 * 0.3 + 0.5, 0.5 * 0.4 + 0.5, 1, 1, 0.5 * 0.6 + 0.5 * 0.35, 0.35, 0])
    assert (leaning(data, said, 1.0) == data["results"]).all()


def test_what_was_known_in_wild_turns_is_not_learned_from() -> None:
    setup = setups(NAME)[0]
    seeds = [str(seed) for seed in range(12)]
    wild = {seed: noisy(setup, seed).wild for seed in seeds}
    assert 0 in wild.values()
    for seed, turns in wild.items():
        found = selfplay.played(setup, seed, noisy)
        assert found is not None
        assert {turn for turn, _ in found[0][:1]} <= {turns}
