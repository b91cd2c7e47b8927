"""How good a network is on games that it has not seen, beside a constant and a few features alone."""

from __future__ import annotations

from typing import Any

import numpy as np

from ringwar.players.judging.network import Network

FEW = {
    "boardgame": ("corruption", "steps left", "free points", "shadow points", "turn", "companions"),
    "cardgame": ("path", "corruption", "free points", "shadow points", "ahead if all combats came now", "rounds left"),
}
BINS = 10
STEPS = 12
"""So many steps of Newton's a linear model takes, which is more than enough."""
LEAST_BEND = 1e-3


def said_by(network: Network, numbers: Any) -> Any:
    """What a network makes of many rows, as fast as numpy."""
    values = numbers.astype(np.float64)
    for weights, biases in network.layers[:-1]:
        values = np.maximum(values @ np.array(weights).T + np.array(biases), 0)
    weights, biases = network.layers[-1]
    return 1 / (1 + np.exp(-(values @ np.array(weights).T + np.array(biases))[:, 0]))


def log_loss(said: Any, results: Any) -> float:
    said = np.clip(said, 1e-6, 1 - 1e-6)
    return float(-np.where(results, np.log(said), np.log(1 - said)).mean())


def brier(said: Any, results: Any) -> float:
    return float(((said - results) ** 2).mean())


def linear(names: Any, game: str, data: Any, held: Any, asked: Any) -> Any:
    """What a linear model of six features, fitted to what is not held out, says of the rows asked about."""
    columns = [list(names).index(name) for name in FEW[game]]
    known, wanted = _with_one(data["numbers"][~held][:, columns]), data["results"][~held]
    weights = np.zeros(known.shape[1])
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-known @ weights))
        bend = (known * (said * (1 - said))[:, None]).T @ known + LEAST_BEND * np.eye(len(weights))
        weights -= np.linalg.solve(bend, known.T @ (said - wanted))
    return 1 / (1 + np.exp(-_with_one(data["numbers"][asked][:, columns]) @ weights))


def _with_one(numbers: Any) -> Any:
    return np.hstack([numbers.astype(np.float64), np.ones((len(numbers), 1))])


def report(network: Network, names: Any, game: str, data: Any, held: Any, asked: Any) -> dict[str, Any]:
    """Log loss and Brier score of the three on the rows asked about, by turn, and how far from what happens they are.

    The rivals are trained on the rows that are not held out.
    """
    results, turns = data["results"][asked], data["turns"][asked]
    said = said_by(network, data["numbers"][asked])
    rivals = {
        "constant": np.full(len(results), data["results"][~held].mean()),
        "six features": linear(names, game, data, held, asked),
        "network": said,
    }
    return {
        "games": len(np.unique(data["games"][asked])),
        "log loss": {name: round(log_loss(each, results), 4) for name, each in rivals.items()},
        "brier": {name: round(brier(each, results), 4) for name, each in rivals.items()},
        "brier by turn": {
            int(turn): {name: round(brier(each[now], results[now]), 4) for name, each in rivals.items()}
            for turn in np.unique(turns)
            if (now := turns == turn).sum() >= 200
        },
        "calibration": [
            [round(float(said[part].mean()), 3), round(float(results[part].mean()), 3), int(part.sum())]
            for low in np.linspace(0, 1, BINS, endpoint=False)
            if (part := (said >= low) & (said < low + 1 / BINS)).sum() >= 50
        ],
    }
