"""What an option leads to on average, where nothing that it does itself is to be told: counted where it was tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from ringwar.players.advice.reasons import Reason, hinted, shares
from ringwar.players.advice.weighing import Tried
from ringwar.players.worlds import Plan

LITTLE = 0.005
"""What changes the chance of winning by less makes little difference."""
SURE = 2.5
"""How many times its error a difference must be."""
LEAST = 0.25
"""By how much the chance to be over with this turn must differ to be told."""


@dataclass(frozen=True)
class Trend:
    """Something that can be counted on the table when the turn is over."""

    count: Callable[[Any], float]
    """Of the sight of a seat."""
    wanted: Mapping[str, int]
    """By side: 1 where more is better, -1 where less is."""
    weight: float
    """How much one of it matters beside others."""
    least: float
    """A smaller difference is not told."""


def trend(found: Tried, plan: Plan, trends: Mapping[str, Trend]) -> Reason | None:
    """How the turn ends after an option beside the others: better if it promises more than they do, else worse."""
    better = promise(found, plan)
    return None if abs(better) < LITTLE else _ending(found, plan, better) or _counted(found, plan, better, trends)


def promise(found: Tried, plan: Plan) -> float:
    """How much more an option promises than the others."""
    others = [found.chance(each) for each in found.others(plan)]
    return found.chance(plan) - fmean(others) if others else 0.0


def in_all(found: Tried, plan: Plan) -> Reason:
    """What can be said where no single thing is to be told."""
    best, *others = [found.chance(each) for each in found.plans]
    if best - min(others, default=best) < LITTLE:
        return hinted("little-difference")
    return hinted("promises-most" if found.chance(plan) > best - LITTLE else "promises-less")


def _ending(found: Tried, plan: Plan, better: float) -> Reason | None:
    """How often the game is won, or lost, with this turn."""
    name, others = found.worlds.ruleset.name, [shares(found, each) for each in found.others(plan)]
    won, lost = shares(found, plan)
    usually_won, usually_lost = (fmean(share) for share in zip(*others, strict=True))
    if better > 0 and won > usually_won + LEAST:
        return hinted("may-win", percent=round(100 * won), game=name)
    if better < 0 and lost > usually_lost + LEAST:
        return hinted("may-lose", percent=round(100 * lost), game=name)
    return None


def _counted(found: Tried, plan: Plan, better: float, trends: Mapping[str, Trend]) -> Reason | None:
    """What there is more or less of when the turn is over, if that is why: the most important."""
    side = found.worlds.ruleset.side_of(found.worlds.seat)
    best, line = 0.0, None
    for name, each in trends.items():
        mean = _difference(found, plan, each)
        weight = abs(mean) * each.weight
        if mean * each.wanted[side] * better > 0 and weight > best:
            best = weight
            more = "more" if mean > 0 else "less"
            line = hinted("tends", what=f"trend-{more}-{name}", game=found.worlds.ruleset.name)
    return line


def _difference(found: Tried, plan: Plan, each: Trend) -> float:
    """How much more of something there is than after the others; 0 where that is little, or may be by luck."""
    others = [_counts(found, other, each) for other in found.others(plan)]
    usual = [fmean(counts) for counts in zip(*others, strict=True)]
    differences = [own - other for own, other in zip(_counts(found, plan, each), usual, strict=True)]
    mean = fmean(differences)
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else abs(mean)
    return mean if abs(mean) >= max(each.least, SURE * error) else 0.0


def _counts(found: Tried, plan: Plan, each: Trend) -> Sequence[float]:
    """How much of something there is on each of the tables when the turn is over."""
    worlds = found.worlds
    return [each.count(worlds.ruleset.sight(state, worlds.seat)) for state in worlds.ends(plan)]
