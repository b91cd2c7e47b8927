"""Training a small network: plain numpy, or CuPy where there is a GPU, which speaks the same language."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ringwar.players.judging.network import Network

try:
    import cupy as xp
except ImportError:
    xp = np

DIGITS = 4
"""With so many significant digits weights are kept."""


@dataclass(frozen=True)
class Wish:
    """How a network is trained."""

    hidden: tuple[int, ...] = (32, 16)
    epochs: int = 30
    batch: int = 1024
    rate: float = 1e-3
    decay: float = 3e-3
    dropout: float = 0.3
    patience: int = 5
    seed: int = 1


def split(games: Any, share: float, seed: int) -> Any:
    """Which rows are held out: whole games, never a part of one."""
    numbers = np.unique(games)
    held = np.random.default_rng(seed).permutation(numbers)[: int(len(numbers) * share)]
    return np.isin(games, held)


def trained(numbers: Any, results: Any, held: Any, wish: Wish, weights: Any = None) -> tuple[Network, list[float]]:
    """A network that tells the chance of the result, and its log loss on the rows held out, epoch by epoch.

    Every row counts as much as its weight; the mean of all weights is 1.
    """
    weighed = xp.asarray(np.ones(len(results), dtype=np.float32) if weights is None else weights.astype(np.float32))
    mean = numbers[~held].astype(np.float32).mean(axis=0)
    spread = numbers[~held].astype(np.float32).std(axis=0)
    spread[spread < 1e-3] = 1.0
    known = xp.asarray((numbers.astype(np.float32) - mean) / spread)
    wanted = xp.asarray(results.astype(np.float32))
    learned, tested = xp.asarray(np.flatnonzero(~held)), xp.asarray(np.flatnonzero(held))
    rng = xp.random.default_rng(wish.seed)
    sizes = (numbers.shape[1], *wish.hidden, 1)
    layers = [
        (rng.standard_normal((below, above), dtype=xp.float32) * (2 / below) ** 0.5, xp.zeros(above, dtype=xp.float32))
        for below, above in pairwise(sizes)
    ]
    adam = Adam(layers, wish)
    best, losses, waited = [(w.copy(), b.copy()) for w, b in layers], [], 0
    for _ in range(wish.epochs):
        order = learned[xp.argsort(rng.random(len(learned)))]
        for begin in range(0, len(order), wish.batch):
            rows = order[begin : begin + wish.batch]
            adam.step(layers, gradients(layers, known[rows], wanted[rows], weighed[rows], wish.dropout, rng))
        losses.append(log_loss(chances(layers, known[tested]), wanted[tested], weighed[tested]))
        if losses[-1] <= min(losses):
            best, waited = [(w.copy(), b.copy()) for w, b in layers], 0
        else:
            waited += 1
            if waited >= wish.patience:
                break
    return exported(best, mean, spread), losses


def chances(layers: Any, known: Any) -> Any:
    """What a network makes of many rows."""
    for weights, biases in layers[:-1]:
        known = xp.maximum(known @ weights + biases, 0)
    weights, biases = layers[-1]
    return 1 / (1 + xp.exp(-(known @ weights + biases)[:, 0]))


def gradients(layers: Any, known: Any, wanted: Any, weighed: Any, dropout: float, rng: Any) -> list[tuple[Any, Any]]:
    """The gradients of the log loss by back-propagation, with some neurons left out."""
    values, masks = [known], []
    for weights, biases in layers[:-1]:
        above = xp.maximum(values[-1] @ weights + biases, 0)
        mask = (rng.random(above.shape, dtype=xp.float32) >= dropout) / (1 - dropout)
        masks.append(mask)
        values.append(above * mask)
    weights, biases = layers[-1]
    said = 1 / (1 + xp.exp(-(values[-1] @ weights + biases)[:, 0]))
    error = (weighed * (said - wanted) / len(wanted))[:, None]
    found = []
    for number in range(len(layers) - 1, -1, -1):
        found.append((values[number].T @ error, error.sum(axis=0)))
        if number:
            error = (error @ layers[number][0].T) * masks[number - 1] * (values[number] > 0)
    return found[::-1]


class Adam:
    """Steps whose size follows how steady the gradient is; weights decay on the way."""

    def __init__(self, layers: Any, wish: Wish) -> None:
        self.wish = wish
        self.count = 0
        self.first = [[xp.zeros_like(part) for part in layer] for layer in layers]
        self.second = [[xp.zeros_like(part) for part in layer] for layer in layers]

    def step(self, layers: Any, found: Any) -> None:
        self.count += 1
        rate = self.wish.rate
        for number, layer in enumerate(layers):
            for part, (value, gradient) in enumerate(zip(layer, found[number], strict=True)):
                first, second = self.first[number][part], self.second[number][part]
                first += 0.1 * (gradient - first)
                second += 0.001 * (gradient * gradient - second)
                steady = first / (1 - 0.9**self.count)
                spread = xp.sqrt(second / (1 - 0.999**self.count)) + 1e-8
                value -= rate * (steady / spread + (self.wish.decay * value if part == 0 else 0))


def log_loss(said: Any, wanted: Any, weighed: Any) -> float:
    """How far chances are from what happened: the mean of minus the logarithm of what was given to it."""
    said = xp.clip(said, 1e-6, 1 - 1e-6)
    return float(-(weighed * (wanted * xp.log(said) + (1 - wanted) * xp.log(1 - said))).sum() / weighed.sum())


def exported(layers: Any, mean: Any, spread: Any) -> Network:
    """The network as the package asks it: whatever was done to the numbers before is part of its first layer."""
    kept = [(_plain(weights).T, _plain(biases)) for weights, biases in layers]
    weights, biases = kept[0]
    kept[0] = (weights / spread, biases - (weights * (mean / spread)).sum(axis=1))
    return Network([([[_short(x) for x in row] for row in w], [_short(x) for x in b]) for w, b in kept])


def _plain(array: Any) -> Any:
    return (array.get() if hasattr(array, "get") else array).astype(np.float64)


def _short(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")
