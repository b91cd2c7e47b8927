"""The small signs of the map: peaks, hills, trees, reeds. Each is drawn from behind to the front in few paths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tools.mapping.geometry import Box, Line, chance

CROWN: Sequence[tuple[float, ...]] = (
    (-1, 0.35),
    (-0.5, -0.7, 0.1, -1.1, 0.45, -0.95),
    (0.1, -0.75, 1.05, -0.75, 1.1, 0),
    (0.6, -0.1, 0.9, 0.6, 0.45, 0.95),
    (-0.5, 0.45, -1.5, 0.45, -2, 0),
)
CROWN_SHADE: Sequence[tuple[float, ...]] = (
    (0.1, 0.5),
    (0.5, 0, 0.8, -0.4, 0.75, -0.9),
    (0.5, 0.2, 0.4, 0.8, 0.1, 0.85),
    (-0.3, 0.2, -0.6, 0.2, -0.85, 0.05),
)
FIRE: Sequence[tuple[float, ...]] = (
    (-0.12, 0.14),
    (0.08, 0.08, 0.16, 0.08, 0.24, 0),
    (-0.02, 0.16, -0.05, 0.32, -0.07, 0.48),
    (-0.02, -0.08, -0.04, -0.14, -0.07, -0.2),
    (-0.02, 0.06, -0.04, 0.12, -0.07, 0.16),
    (0, -0.2, -0.01, -0.32, -0.03, -0.44),
)
SMOKE: Sequence[tuple[float, ...]] = (
    (0, 0.05),
    (-0.22, -0.22, 0.18, -0.3, 0.03, -0.5),
    (-0.12, -0.18, 0.28, -0.25, 0.43, -0.15),
    (0.25, -0.1, 0.37, 0.18, 0.12, 0.28),
    (-0.15, 0.2, -0.4, 0.08, -0.58, 0.37),
)
"""Shapes in parts of a size."""


@dataclass(frozen=True)
class Glyph:
    """A sign: its parts by kind, the room that it takes, and its foot."""

    parts: tuple[tuple[str, str], ...]
    box: Box
    foot: float


def number(value: float) -> str:
    """A number in a path, to a tenth."""
    return f"{round(value, 1):g}"


def path(points: Sequence[tuple[float, float]], closed: bool = False) -> str:
    """Straight lines from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")


def curve(start: tuple[float, float], *bends: tuple[float, float, float, float]) -> str:
    """Bends from a point on: each goes by a first point to a second."""
    return f"M{number(start[0])} {number(start[1])}" + "".join("Q" + " ".join(map(number, bend)) for bend in bends)


def sketch(x: float, y: float, size: float, shape: Sequence[tuple[float, ...]]) -> str:
    """A closed shape of a size at a point: where it begins, then bends that each go on from the last."""
    (left, top), *bends = shape
    drawn = "".join("c" + " ".join(number(size * value) for value in bend) for bend in bends)
    return f"M{number(x + left * size)} {number(y + top * size)}{drawn}Z"


def peak(x: float, y: float, size: float, seed: int, fiery: bool = False) -> Glyph:
    """A mountain: its light side, its shade with a broken edge, and some strokes down the slope."""
    lean, lift = 0.1 * chance(seed, 1), 0.12 * chance(seed, 2)
    foot = y + 0.42 * size
    tx, ty = x + lean * size, y - (0.62 + lift) * size
    left, right = x - (0.62 + lift / 3) * size, x + (0.62 - lift / 3) * size
    body = curve((left, foot), (x - 0.3 * size, y + 0.1 * size, tx, ty), (x + 0.3 * size, y + 0.08 * size, right, foot))
    edge: Line = [(tx, ty)]
    for step, off in ((0.25, -0.07), (0.45, 0.08), (0.68, -0.06), (1.0, 0.03)):
        edge.append(
            (tx + (x - tx) * step + (off + 0.04 * chance(seed, 5 + int(step * 10))) * size, ty + (foot - ty) * step)
        )
    shade = (
        path(edge)
        + f"L{number(right)} {number(foot)}"
        + f"Q{number(x + 0.3 * size)} {number(y + 0.08 * size)} {number(tx)} {number(ty)}Z"
    )
    strokes = "".join(
        path(
            [
                (tx - part * (tx - left) * 0.5, ty + part * (foot - ty)),
                (tx - part * (tx - left) * 0.62, ty + (part + 0.22) * (foot - ty)),
            ]
        )
        for part in (0.34, 0.6)
    )
    parts = [("peak", body), ("peak-shade", shade), ("peak-line", strokes)]
    if fiery:
        parts.append(("fire", sketch(tx, ty, size, FIRE)))
        parts.append(("smoke", sketch(tx, ty, size, SMOKE)))
    return Glyph(tuple(parts), (left, ty, right, foot), foot)


def hill(x: float, y: float, size: float, seed: int) -> Glyph:
    """A rounded hill with its shade."""
    wide, high = 10.5 * size, 8.5 * size
    lean = 0.15 * chance(seed, 1)
    foot = y + high * 0.45
    body = curve(
        (x - wide, foot),
        (x - wide * 0.5, y - high * 0.7, x + wide * lean, y - high * 0.65),
        (x + wide * 0.62, y - high * 0.55, x + wide, foot),
    )
    lines = "".join(
        curve((x + wide * at, y - high * rise), (x + wide * (at + 0.14), y, x + wide * (at + 0.12), y + high * 0.32))
        for at, rise in ((0.3, 0.35), (0.52, 0.16))
    )
    return Glyph((("hill", body), ("hill-line", lines)), (x - wide, y - high * 0.7, x + wide, foot), foot)


def tree(x: float, y: float, size: float, style: int, seed: int) -> Glyph:
    """A tree: trunk, crown, and the shade of the crown. Styles: dark wood, gold, open wood."""
    r = (5.8 + 0.5 * chance(seed, 3)) * size
    kind = ("wood", "gold", "grove")[style]
    trunk = path([(x, y + r * 0.5), (x, y + r * 1.45)])
    foot = y + r * 1.4
    parts = (("trunk", trunk), (kind, sketch(x, y, r, CROWN)), (f"{kind}-shade", sketch(x, y, r, CROWN_SHADE)))
    return Glyph(parts, (x - r * 1.3, y - r, x + r * 1.3, foot), foot)


def reeds(x: float, y: float) -> str:
    """A tuft of reeds over lines of water."""
    strokes = (((-7, 2), (7, 2)), ((-3, 2), (-5, -4)), ((0, 2), (0, -6.5)), ((3, 2), (5, -4)), ((-5, 4.5), (3, 4.5)))
    return "".join(path([(x + a, y + b), (x + c, y + d)]) for (a, b), (c, d) in strokes)


def painted(glyphs: Sequence[Glyph]) -> list[tuple[str, str]]:
    """All signs in as few paths as keep what is nearer in front of what is behind."""
    ordered = sorted(glyphs, key=lambda glyph: glyph.foot)
    layers: list[dict[str, list[str]]] = []
    placed: list[tuple[int, Box]] = []
    for glyph in ordered:
        a, b, c, d = glyph.box
        under = [layer for layer, (e, f, g, h) in placed if a < g and e < c and b < h and f < d]
        layer = max(under, default=-1) + 1
        placed.append((layer, glyph.box))
        if layer == len(layers):
            layers.append({})
        for kind, drawn in glyph.parts:
            layers[layer].setdefault(kind, []).append(drawn)
    return [(kind, "".join(drawn)) for layer in layers for kind, drawn in layer.items()]
