"""The tables of the report: every number of its plots, for those who would rather read."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ringwar.arena.claims import Trial
from ringwar.arena.labels import NOTHING, interval, label, points, share_of_all, signed, won
from ringwar.arena.people import People
from ringwar.arena.ratings import Rating
from ringwar.arena.results import Results, Score
from ringwar.arena.sequential import FAILS, HOLDS, UNSURE
from ringwar.arena.statistics import Share, difference
from ringwar.words import Said, Words, decimal, percent, sentence

VERDICTS = {HOLDS: "arena-holds", FAILS: "arena-fails", UNSURE: "arena-unsure"}
"""What is said of a claim."""


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


def _head(words: Words, *keys: str) -> list[str]:
    """The heads of columns."""
    return [sentence(words.say(f"arena-{key}")) for key in keys]


def _sides(results: Results, words: Words) -> list[str]:
    return [label(words, side) for side in results.match.sides]


def ratings_table(results: Results, words: Words) -> str:
    """The ratings of all players, the strongest first."""
    sides = results.match.sides
    rows = [
        [player, *(points(words, each) for each in (results.rating(player), *_as_each(results, player)))]
        for player in results.ranking()
    ]
    head = [*_head(words, "player", "overall"), *(label(words, side) for side in sides)]
    return table(words.say("arena-ratings-table"), head, rows, 1)


def _as_each(results: Results, player: str) -> list[Rating | None]:
    """The ratings of a player on each side."""
    return [results.rating(player, side) for side in results.match.sides]


def claim_table(trial: Trial, words: Words) -> str:
    """How both players of a claim do in each seat."""
    first, last = _head(words, "as", "more")
    head = [first, trial.claim.better, trial.claim.weaker, last]
    rows = [seat_row(trial, side, words) for side in trial.match.sides]
    return table(words.say("arena-claim-table", weaker=Said(trial.claim.weaker)), head, rows, 1)


def seat_row(trial: Trial, side: str, words: Words) -> list[str]:
    """How both players of a claim do in a seat, against the weaker one, and by how much the better one does better."""
    ours, theirs = trial.won(trial.claim.better, side), trial.won(trial.claim.weaker, side)
    if not theirs.total:
        return [label(words, side), won(words, ours), NOTHING, NOTHING]
    low, high = (Said(signed(words, round(100 * each))) for each in difference(ours, theirs))
    gain = Said(signed(words, decimal(100 * (ours.value - theirs.value))))
    return [
        label(words, side),
        won(words, ours),
        won(words, theirs),
        words.say("arena-gain", gain=gain, low=low, high=high),
    ]


def wins_table(results: Results, people: People | None, words: Words) -> str:
    """The wins of both sides in every pairing."""
    sides, name = results.match.sides, words.say("arena-people")
    rows = [[*score.pairing, *_won([score.wins(side) for side in sides], words)] for score in results.scores]
    rows += [[name, name, *_won([people.wins(side) for side in sides], words)]] if people else []
    wins = [
        cell
        for side in sides
        for cell in (sentence(words.say("arena-side-won", side=words.label(side))), words.say("arena-sure"))
    ]
    head = [*_sides(results, words), *_head(words, "games"), *wins]
    return table(words.say("arena-wins-table"), head, rows, 2, int(people is not None))


def _won(shares: Sequence[Share], words: Words) -> list[str]:
    """How many games there were, and how many of them each side won."""
    won = [cell for share in shares for cell in (_counted(share.count, share.value, words), interval(words, share))]
    return [words.number(shares[0].total), *(won if shares[0].total else [NOTHING] * len(won))]


def _counted(count: int, share: float, words: Words) -> str:
    """So many of all, and which share that is."""
    return words.say("arena-counted", count=count, share=percent(share, 1))


def endings_table(results: Results, people: People | None, words: Words) -> str:
    """How the games of every pairing ended."""
    endings = every_ending(results, people)
    rows = [[*score.pairing, *_ended(score, endings, words)] for score in results.scores]
    if people:
        name = words.say("arena-people")
        shares = [share_of_all(words, people.endings.get(ending, 0) / people.games) for ending in endings]
        rows.append([name, name, *shares])
    head = [*_sides(results, words), *(ending_label(ending, endings, words) for ending in endings)]
    return table(words.say("arena-endings"), head, rows, 2, int(people is not None))


def _ended(score: Score, endings: Sequence[tuple[str, str]], words: Words) -> list[str]:
    counts, total = score.endings(), len(score.outcomes)
    return [_counted(counts[each], counts[each] / total, words) if total else NOTHING for each in endings]


def every_ending(results: Results, people: People | None) -> list[tuple[str, str]]:
    """The endings of the match, and those that only people's games had, side by side."""
    found = {*results.endings(), *(people.endings if people else ())}
    return sorted(found, key=lambda ending: (results.match.sides.index(ending[0]), ending[1]))


def ending_label(ending: tuple[str, str], endings: Sequence[tuple[str, str]], words: Words) -> str:
    """What an ending is called; with the winner where both sides can win in that way."""
    side, kind = ending
    if sum(other == kind for _, other in endings) > 1:
        return f"{label(words, side)}: {words.label(kind)}"
    return label(words, kind)


def lengths_table(results: Results, words: Words) -> str:
    """How long the games of every pairing were."""
    rows = []
    for score in results.scores:
        turns, questions = score.turns(), score.questions()
        if not turns.total:
            rows.append([*score.pairing, *[NOTHING] * 6])
            continue
        middle = [_between(turns.quantile(low), turns.quantile(100 - low), words) for low in (25, 5)]
        asked = [words.number(round(questions.mean)), _between(questions.quantile(5), questions.quantile(95), words)]
        mean, median = decimal(turns.mean), turns.quantile(50)
        rows.append([*score.pairing, words.number(mean), words.number(median), *middle, *asked])
    head = _head(words, "turns-mean", "median", "middle-half", "nine-in-ten", "questions-mean", "nine-in-ten")
    return table(words.say("arena-lengths-table"), [*_sides(results, words), *head], rows, 2)


def _between(low: float, high: float, words: Words) -> str:
    return f"{words.number(round(low))}–{words.number(round(high))}"


def speed_table(results: Results, words: Words) -> str:
    """How fast everybody answered."""
    speeds = {player: results.speed(player) for player in results.match.players}
    rows = [
        [player, *map(words.number, (speed.decisions, decimal(speed.seconds, 2), round(speed.rate)))]
        for player, speed in speeds.items()
    ]
    return table(words.say("arena-speed"), _head(words, "player", "decisions", "thinking", "rate"), rows, 1)
