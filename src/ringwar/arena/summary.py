"""What came of a match, as text on one screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ringwar.arena.claims import Trial
from ringwar.arena.labels import label, points, won
from ringwar.arena.people import people_of
from ringwar.arena.results import Results, Score
from ringwar.arena.tables import VERDICTS, seat_row
from ringwar.words import Said, Words, decimal, percent

MOST_PAIRINGS = 16
"""So many pairings fit on a screen beside the rest."""
WIDEST_NAME = 9
NUMBERS = frozenset("+−-0123456789")
"""What a cell begins with that is set to the right."""


def summary(results: Results, words: Words) -> str:
    """Who met whom, who won and how, and how strong everybody is."""
    parts = [_head(results, words), _pairings(results, words), _ratings(results, words)]
    people, side = people_of(results.match.setup), results.match.sides[1]
    if people:
        share = percent(people.wins(side).value, 1)
        said = words.say("arena-people-won", side=words.label(side), share=share, games=people.games)
        parts.append(_rows({words.say("arena-people"): said}))
    if results.trial:
        parts.append(_claim(results.trial, words))
    return "\n\n".join(parts)


def _rows(rows: Mapping[str, str]) -> str:
    """Names, and beside them what is to be said of each."""
    width = max(WIDEST_NAME, *map(len, rows))
    return "\n".join(f"{name:<{width}}  {value}" for name, value in rows.items())


def _head(results: Results, words: Words) -> str:
    """What was played."""
    match, setup, say = results.match, results.match.setup, words.say
    options = [f"{name}={value}" for name, value in setup.options.items()]
    players = say("output-players", players=setup.players)
    number = {"games": len(results.outcomes), "seconds": decimal(results.seconds), "each": match.games}
    return _rows(
        {
            say("simulate-game"): ", ".join([setup.game, setup.scenario, players, *setup.expansions, *options]),
            say("simulate-games"): say("arena-played", **number),
            say("simulate-seed"): match.seed,
            say("simulate-errors"): words.number(len(results.failures)),
        }
    )


def _pairings(results: Results, words: Words) -> str:
    """A row for each pairing, as far as they fit."""
    first, second = (label(words, side) for side in results.match.sides)
    win = words.say("arena-side-wins", side=words.label(results.match.sides[0]))
    names = [words.say(f"simulate-{name}") for name in ("games", "turns", "endings")]
    rows = [[first, second, names[0], win, *names[1:]]]
    rows += [_row(score, words) for score in results.scores[:MOST_PAIRINGS]]
    more = len(results.scores) - MOST_PAIRINGS
    return _table(rows) + ("\n" + words.say("arena-more-pairings", count=more) if more > 0 else "")


def _row(score: Score, words: Words) -> list[str]:
    """What came of one pairing."""
    share = score.wins(score.sides[0])
    if not share.total:
        return [*score.pairing, "0", "", "", words.say("arena-none-ended")]
    counts = score.kinds().most_common()
    endings = ", ".join(f"{words.label(kind)} {words.number(count)}" for kind, count in counts)
    turns = words.number(decimal(score.turns().mean))
    return [*score.pairing, words.number(share.total), won(words, share), turns, endings]


def _ratings(results: Results, words: Words) -> str:
    """A row for each player, the strongest first."""
    sides, say = results.match.sides, words.say
    names = [label(words, side) for side in sides]
    rows = [
        [
            say("arena-rating"),
            say("arena-overall"),
            *names,
            say("arena-rate"),
            say("arena-thought"),
            say("arena-longest"),
        ]
    ]
    for player in results.ranking():
        found = [results.rating(player), *(results.rating(player, side) for side in sides)]
        speed = results.speed(player)
        thought = say("arena-seconds", seconds=decimal(speed.of_a_thought, 3)) if speed.thoughts else "–"
        times = thought, say("arena-seconds", seconds=decimal(speed.longest, 3))
        rows.append([player, *(points(words, each) for each in found), words.number(round(speed.rate)), *times])
    return _table(rows) + ("" if results.ratings.comparable else "\n" + say("arena-not-connected"))


def _claim(trial: Trial, words: Words) -> str:
    """What was claimed, and what came of it."""
    claim, pairs, say = trial.claim, trial.pairs, words.say
    low, high = (round(100 * each) for each in pairs.interval)
    share = say("arena-share", share=percent(pairs.share, 1), low=low, high=high)
    names = {"better": Said(claim.better), "weaker": Said(claim.weaker)}
    rows = {
        say("arena-claim"): say("arena-claimed", **names, share=percent(claim.share, 1)),
        say("arena-verdict"): say("arena-after", verdict=Said(say(VERDICTS[trial.verdict])), pairs=pairs.total),
        say("arena-its-share"): say(
            "arena-of-a-pair", share=Said(share), none=pairs.none, one=pairs.one, both=pairs.both
        ),
    }
    sides = [
        [say("arena-as"), claim.better, claim.weaker, say("arena-more")],
        *(seat_row(trial, side, words) for side in trial.match.sides),
    ]
    return _rows(rows) + "\n" + _table(sides)


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
