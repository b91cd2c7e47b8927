"""A small network of the feed-forward kind: numbers in, a chance out. Reading and asking it needs only Python."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from math import exp
from operator import itemgetter, mul
from typing import Any

Layer = tuple[list[list[float]], list[float]]
"""The weights of each neuron, and what is added to each."""
STEEPEST = 30.0
"""Beyond this a chance is as good as certain."""


class Network:
    """Layers of neurons, each of which passes on what is above zero; the last one is a single chance."""

    def __init__(self, layers: Sequence[Layer], card: dict[str, Any] | None = None) -> None:
        self.layers = list(layers)
        self.card = card or {}
        """What it was trained on, for how long, and how well it does."""

    def chance(self, numbers: Sequence[float]) -> float:
        """What the network makes of some numbers: from 0 to 1."""
        values: Sequence[float] = numbers
        *hidden, last = self.layers
        for layer in hidden:
            values = [value if value > 0 else 0.0 for value in _sums(layer, values)]
        total = _sums(last, values)[0]
        return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, total))))


def _sums(layer: Layer, values: Sequence[float]) -> list[float]:
    """What comes into each neuron of a layer. Most values are zero: those are left out, which halves the time."""
    weights, biases = layer
    there = [number for number, value in enumerate(values) if value]
    # Picking fewer than two gives no tuple.
    picked, wanted = itemgetter(0, 0, *there), (0.0, 0.0, *[values[number] for number in there])
    return [sum(map(mul, wanted, picked(row))) + bias for row, bias in zip(weights, biases, strict=True)]


def load(name: str) -> Network:
    """The network whose weights are kept under a name."""
    text = (files(__package__) / "weights" / f"{name}.json").read_text(encoding="utf-8")
    return read(json.loads(text))


def read(data: dict[str, Any]) -> Network:
    """A network as it was written."""
    layers = [(layer["weights"], layer["biases"]) for layer in data["layers"]]
    return Network(layers, data["card"])


def written(network: Network) -> str:
    """A network as text: a line a layer, so that changes can be looked at."""
    layers = [{"weights": weights, "biases": biases} for weights, biases in network.layers]
    lines = ",\n".join(json.dumps(layer, separators=(",", ":")) for layer in layers)
    return f'{{"card": {json.dumps(network.card, ensure_ascii=False)},\n"layers": [\n{lines}\n]}}\n'
