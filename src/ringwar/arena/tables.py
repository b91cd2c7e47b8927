"""The tables of the report: every number of its plots, for those who would rather read."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ringwar.arena.claims import Trial
from ringwar.arena.labels import interval, label, percent, signed
from ringwar.arena.people import People
from ringwar.arena.ratings import Rating
from ringwar.arena.results import Results, Score
from ringwar.arena.statistics import Share, difference

NOTHING = "–"


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]], named: int, reference: int = 0) -> str:
    """A table; its first `named` columns say what a row is about, its last `reference` rows are for comparison."""
    top = "".join(f'<th scope="col"{_end(place, named)}>{escape(cell)}</th>' for place, cell in enumerate(head))
    kinds = ["played"] * (len(rows) - reference) + ["reference"] * reference
    body = [_row(row, named, kind) for row, kind in zip(rows, kinds, strict=True)]
    parts = [f"<caption>{escape(caption)}</caption>", f"<thead><tr>{top}</tr></thead>", "<tbody>", *body, "</tbody>"]
    inside = "\n".join(parts)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}"><table>{inside}</table></div>'
    )


def _end(place: int, named: int) -> str:
    return ' class="to-end"' if place >= named else ""


def _row(cells: Sequence[str], named: int, kind: str) -> str:
    """A row of a table; its kind says how it looks."""
    names = "".join(f'<th scope="row">{escape(cell)}</th>' for cell in cells[:named])
    numbers = "".join(f'<td class="to-end">{escape(cell)}</td>' for cell in cells[named:])
    return f'<tr class="{kind}">{names}{numbers}</tr>'


def ratings_table(results: Results) -> str:
    """The ratings of all players, the strongest first."""
    sides = results.match.sides
    rows = [
        [player, _points(results.rating(player)), *(_points(results.rating(player, side)) for side in sides)]
        for player in results.ranking()
    ]
    return table("Ratings with their 95 % errors", ["Player", "Overall", *map(label, sides)], rows, 1)


def _points(rating: Rating | None) -> str:
    return f"{signed(rating.points)} ± {rating.error:.0f}" if rating else NOTHING


def claim_table(trial: Trial) -> str:
    """How both players of a claim do in each seat."""
    head = ["As", trial.claim.better, trial.claim.weaker, "More"]
    rows = [seat_row(trial, side) for side in trial.match.sides]
    return table(f"Wins in each seat against {trial.claim.weaker}", head, rows, 1)


def seat_row(trial: Trial, side: str) -> list[str]:
    """How both players of a claim do in a seat, against the weaker one, and by how much the better one does better."""
    ours, theirs = trial.won(trial.claim.better, side), trial.won(trial.claim.weaker, side)
    if not theirs.total:
        return [label(side), won(ours), NOTHING, NOTHING]
    low, high = difference(ours, theirs)
    more = f"{100 * (ours.value - theirs.value):+.1f} ({100 * low:+.0f} to {100 * high:+.0f})"
    return [label(side), won(ours), won(theirs), more.replace("-", "−")]


def won(share: Share) -> str:
    """A share with its interval."""
    low, high = share.interval
    return f"{percent(share.value)} ({100 * low:.0f}–{100 * high:.0f})"


def wins_table(results: Results, people: People | None) -> str:
    """The wins of both sides in every pairing."""
    sides = results.match.sides
    rows = [[*score.pairing, *_won([score.wins(side) for side in sides])] for score in results.scores]
    rows += [["people", "people", *_won([people.wins(side) for side in sides])]] if people else []
    wins = [cell for side in sides for cell in (f"{label(side)} won", "95 % interval")]
    return table("Wins in every pairing", [*map(label, sides), "Games", *wins], rows, 2, int(people is not None))


def _won(shares: Sequence[Share]) -> list[str]:
    """How many games there were, and how many of them each side won."""
    won = [cell for share in shares for cell in (f"{share.count:,} ({percent(share.value)})", interval(share))]
    return [f"{shares[0].total:,}", *(won if shares[0].total else [NOTHING] * len(won))]


def endings_table(results: Results, people: People | None) -> str:
    """How the games of every pairing ended."""
    endings = every_ending(results, people)
    rows = [[*score.pairing, *_ended(score, endings)] for score in results.scores]
    if people:
        shares = [percent(people.endings.get(ending, 0) / people.games) for ending in endings]
        rows.append(["people", "people", *shares])
    head = [*map(label, results.match.sides), *(ending_label(ending, endings) for ending in endings)]
    return table("How games ended", head, rows, 2, int(people is not None))


def _ended(score: Score, endings: Sequence[tuple[str, str]]) -> list[str]:
    counts, total = score.endings(), len(score.outcomes)
    return [f"{counts[ending]:,} ({percent(counts[ending] / total)})" if total else NOTHING for ending in endings]


def every_ending(results: Results, people: People | None) -> list[tuple[str, str]]:
    """The endings of the match, and those that only people's games had, side by side."""
    found = {*results.endings(), *(people.endings if people else ())}
    return sorted(found, key=lambda ending: (results.match.sides.index(ending[0]), ending[1]))


def ending_label(ending: tuple[str, str], endings: Sequence[tuple[str, str]]) -> str:
    """What an ending is called; with the winner where both sides can win in that way."""
    side, kind = ending
    if sum(other == kind for _, other in endings) > 1:
        return f"{label(side)}: {label(kind).lower()}"
    return label(kind)


def lengths_table(results: Results) -> str:
    """How long the games of every pairing were."""
    rows = []
    for score in results.scores:
        turns, questions = score.turns(), score.questions()
        if not turns.total:
            rows.append([*score.pairing, *[NOTHING] * 6])
            continue
        middle = [f"{turns.quantile(low):.0f}–{turns.quantile(100 - low):.0f}" for low in (25, 5)]
        asked = [f"{questions.mean:,.0f}", f"{questions.quantile(5):,.0f}–{questions.quantile(95):,.0f}"]
        rows.append([*score.pairing, f"{turns.mean:.1f}", f"{turns.quantile(50):g}", *middle, *asked])
    numbers = ["Turns, mean", "Median", "Middle half", "Nine in ten", "Questions, mean", "Nine in ten"]
    return table("Length of games", [*map(label, results.match.sides), *numbers], rows, 2)


def speed_table(results: Results) -> str:
    """How fast everybody answered."""
    speeds = {player: results.speed(player) for player in results.match.players}
    rows = [
        [player, f"{speed.decisions:,}", f"{speed.seconds:,.2f}", f"{speed.rate:,.0f}"]
        for player, speed in speeds.items()
    ]
    return table("Speed", ["Player", "Decisions", "Seconds of thinking", "Decisions a second"], rows, 1)
