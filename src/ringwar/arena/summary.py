"""What came of a match, as text on one screen."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.arena.claims import Trial
from ringwar.arena.labels import label, percent, signed
from ringwar.arena.people import people_of
from ringwar.arena.ratings import Rating
from ringwar.arena.results import Results, Score
from ringwar.arena.tables import seat_row, won

MOST_PAIRINGS = 16
"""So many pairings fit on a screen beside the rest."""
NUMBERS = frozenset("+−-0123456789")
"""What a cell begins with that is set to the right."""


def summary(results: Results) -> str:
    """Who met whom, who won and how, and how strong everybody is."""
    parts = [_head(results), _pairings(results), _ratings(results)]
    people = people_of(results.match.setup)
    if people:
        shadow = percent(people.wins(results.match.sides[1]).value)
        parts.append(f"people     {label(results.match.sides[1])} {shadow} of {people.games} tournament games")
    if results.trial:
        parts.append(_claim(results.trial))
    return "\n\n".join(parts)


def _head(results: Results) -> str:
    """What was played."""
    match, setup = results.match, results.match.setup
    options = [f"{name}={value}" for name, value in setup.options.items()]
    game = [setup.game, setup.scenario, f"{setup.players} players", *setup.expansions, *options]
    took = f"{len(results.outcomes):,} in {results.seconds:,.1f} s of playing" if results.outcomes else "none"
    rows = {
        "game": ", ".join(game),
        "games": f"{took}, {match.games:,} of each pairing",
        "seed": match.seed,
        "errors": f"{len(results.failures):,}",
    }
    return "\n".join(f"{name:<9}  {value}" for name, value in rows.items())


def _pairings(results: Results) -> str:
    """A row for each pairing, as far as they fit."""
    first, second = map(label, results.match.sides)
    rows = [[first, second, "games", f"{first} win (95 %)", "turns", "endings"]]
    rows += [_row(score) for score in results.scores[:MOST_PAIRINGS]]
    more = len(results.scores) - MOST_PAIRINGS
    return _table(rows) + (f"\n{more} more pairings are in the results (--out, --report, --json)" if more > 0 else "")


def _row(score: Score) -> list[str]:
    """What came of one pairing."""
    share = score.wins(score.sides[0])
    if not share.total:
        return [*score.pairing, "0", "", "", "none came to its end"]
    endings = ", ".join(f"{kind} {count:,}" for kind, count in score.kinds().most_common())
    return [*score.pairing, f"{share.total:,}", won(share), f"{score.turns().mean:.1f}", endings]


def _ratings(results: Results) -> str:
    """A row for each player, the strongest first."""
    sides = results.match.sides
    rows = [["rating", "overall", *map(label, sides), "decisions a second", "a thought", "longest"]]
    for player in results.ranking():
        found = [results.rating(player), *(results.rating(player, side) for side in sides)]
        speed = results.speed(player)
        times = f"{speed.of_a_thought:.3f} s" if speed.thoughts else "–", f"{speed.longest:.3f} s"
        rows.append([player, *map(_points, found), f"{speed.rate:,.0f}", *times])
    unsure = "" if results.ratings.comparable else "\nno games connect all of these: compare within a pairing only"
    return _table(rows) + unsure


def _claim(trial: Trial) -> str:
    """What was claimed, and what came of it."""
    claim, pairs, (low, high) = trial.claim, trial.pairs, trial.pairs.interval
    often = f"none {pairs.none:,}, one {pairs.one:,}, both {pairs.both:,}"
    rows = {
        "claim": f"{claim.better} beats {claim.weaker} in at least {percent(claim.share)}, both sides taken",
        "verdict": f"{trial.verdict} after {pairs.total:,} pairs of games",
        "share": f"{percent(pairs.share)} ({100 * low:.0f}–{100 * high:.0f}); won of a pair: {often}",
    }
    sides = [["as", claim.better, claim.weaker, "more"], *(seat_row(trial, side) for side in trial.match.sides)]
    return "\n".join(f"{name:<9}  {value}" for name, value in rows.items()) + "\n" + _table(sides)


def _points(rating: Rating | None) -> str:
    """A rating with its error."""
    return f"{signed(rating.points)} ± {rating.error:.0f}" if rating else ""


def _table(rows: Sequence[Sequence[str]]) -> str:
    """Rows under each other, numbers set to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    right = [all(row[column][:1] in NUMBERS for row in rows[1:]) for column in range(len(rows[0]))]
    lines = (
        "  ".join(
            cell.rjust(width) if to_the_right else cell.ljust(width)
            for cell, width, to_the_right in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in rows
    )
    return "\n".join(lines)
