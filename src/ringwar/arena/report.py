"""The report of a match: one page that needs nothing else, to look at in a browser and to show to others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from shlex import quote

from ringwar.arena.claims import Trial
from ringwar.arena.labels import described, interval, label, percent, signed
from ringwar.arena.people import People, people_of
from ringwar.arena.plots import Bar, bar_size, endings_plot, histogram, lumped, ratings_plot, shares_plot
from ringwar.arena.results import Results, Score
from ringwar.arena.tables import (
    claim_table,
    ending_label,
    endings_table,
    every_ending,
    lengths_table,
    ratings_table,
    speed_table,
    wins_table,
)

MOST_TONES = 4
"""So many endings of a side are painted differently."""


def page(results: Results) -> str:
    """The whole page."""
    people = people_of(results.match.setup)
    style = (files("ringwar.arena") / "report.css").read_text(encoding="utf-8")
    finished = [score for score in results.scores if score.outcomes]
    parts = [
        "<!doctype html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        _title(results),
        f"<style>\n{style}</style>",
        "</head>",
        "<body>",
        _head(results),
        "<main>",
        *([] if finished else ["<p>No game came to its end.</p>"]),
        *(_sections(results, finished, people) if finished else []),
        *_failures(results),
        "</main>",
        _foot(results),
        "</body>",
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def is_page_of(results: Results, text: str) -> bool:
    """Whether a text is the page of a match, whatever came of its games."""
    return _title(results) in text and _foot(results) in text


def _title(results: Results) -> str:
    names = ", ".join(results.match.players)
    return f"<title>{escape(f'Ringwar arena: {names}')}</title>"


def _sections(results: Results, finished: Sequence[Score], people: People | None) -> list[str]:
    """What came of the games, a section for each thing one may ask."""
    return [
        *([_claim(results.trial)] if results.trial else []),
        _wins(results, finished, people),
        _ratings(results),
        _endings(results, finished, people),
        _lengths(results, finished),
        _speed(results),
    ]


def _claim(trial: Trial) -> str:
    """What was claimed, and what came of it."""
    claim, (low, high) = trial.claim, trial.pairs.interval
    words = (
        f"{claim.better} beats {claim.weaker} in at least {percent(claim.share)} of games, both sides taken:"
        f" {trial.verdict} after {trial.pairs.total:,} pairs of games. Its share is {percent(trial.pairs.share)},"
        f" and between {percent(low)} and {percent(high)} in 95 of 100 cases, at every look."
    )
    return _section("Claimed", words, claim_table(trial))


def _paragraph(words: str, kind: str) -> str:
    """A paragraph of plain words."""
    return f'<p class="{kind}">{escape(words)}</p>'


def _section(title: str, words: str, *parts: str) -> str:
    """A part of the page under a heading, with a few words of explanation."""
    return "\n".join(["<section>", f"<h2>{escape(title)}</h2>", _paragraph(words, "note"), *parts, "</section>"])


def _beside(plot: str, *parts: str) -> str:
    """A plot, and beside it what says the same in numbers."""
    return "\n".join(['<div class="beside">', f"<figure>{plot}</figure>", "<div>", *parts, "</div>", "</div>"])


def _key(entries: Mapping[str, str]) -> str:
    """What the paints of a plot mean, by the drawing of each."""
    lines = [
        f'<li><svg viewBox="0 0 14 14" aria-hidden="true">{drawing}</svg>{escape(name)}</li>'
        for name, drawing in entries.items()
    ]
    return "\n".join(['<ul class="key">', *lines, "</ul>"])


def _painted(tone: str) -> str:
    """A patch of paint."""
    return f'<rect x="1" y="1" width="12" height="12" class="{tone}"/>'


def _head(results: Results) -> str:
    """The title, what was played, and the figures one wants first."""
    match = results.match
    players = (
        f"{len(match.players)} computer players" if len(match.players) > 1 else f"{match.players[0]} against itself"
    )
    few = any(len(score.outcomes) + score.broken < match.games for score in results.scores)
    number = f"at most {match.games:,}" if few else f"{match.games:,}"
    lead = (
        f"{players}, {len(match.pairings):,} {'pairings' if len(match.pairings) > 1 else 'pairing'}"
        f" of {number} games each. {described(match.setup)}."
    )
    figures = [
        f'<li class="figure"><b>{escape(value)}</b><span>{escape(name)}</span></li>'
        for name, value in _figures(results)
    ]
    parts = [
        '<p class="kicker">Ringwar arena</p>',
        f"<h1>{escape(', '.join(results.ranking()))}</h1>",
        _paragraph(lead, "lead"),
        *(['<ul class="figures">', *figures, "</ul>"] if figures else []),
    ]
    return "\n".join(["<header>", *parts, "</header>"])


def _figures(results: Results) -> list[tuple[str, str]]:
    """The figures one wants first."""
    finished = [outcome for outcome in results.outcomes if not outcome.error]
    if not finished:
        return []
    side = results.match.sides[0]
    won = sum(outcome.winner == side for outcome in finished) / len(finished)
    turns = sum(outcome.turns for outcome in finished) / len(finished)
    found = [
        ("games", f"{len(finished):,}"),
        (f"won by the {label(side)}", percent(won)),
        ("turns a game", f"{turns:.1f}"),
    ]
    strongest = results.ranking()[0]
    rating = results.rating(strongest)
    if rating and len(results.match.players) > 1:
        found.append((f"strongest, {signed(rating.points)} ± {rating.error:.0f}", strongest))
    return found


def _wins(results: Results, finished: Sequence[Score], people: People | None) -> str:
    """Who won, pairing by pairing."""
    first, second = results.match.sides
    rows = [(_versus(score), score.wins(first)) for score in finished]
    rows += [("people", people.wins(first))] if people else []
    plot = shares_plot(f"Share of games won by the {label(first)} in every pairing", rows)
    words = (
        f"Each line is a pairing: who played the {label(first)} – who played the {label(second)}. The bar is divided as"
        " the wins were; the line under it is the interval in which the true share lies in 95 of 100 cases."
    )
    key = _key({label(first): _painted("first"), label(second): _painted("second")})
    reference = [_people(people, second)] if people else []
    return _section("Who won", words, key, _beside(plot, wins_table(results, people), *reference))


def _versus(score: Score) -> str:
    """A pairing as its line in a plot is called."""
    return " – ".join(score.pairing)


def _people(people: People, side: str) -> str:
    """What people’s games came to, in a sentence."""
    share = people.wins(side)
    words = (
        f"For comparison, {people.games} games between people ({people.source}): the {label(side)} won"
        f" {percent(share.value)} of them (95 % interval {interval(share)})."
    )
    return _paragraph(words, "note")


def _ratings(results: Results) -> str:
    """How strong everybody is on each side."""
    sides = results.match.sides
    rows = [(name, [results.rating(name, side) for side in sides]) for name in results.ranking()]
    plot = ratings_plot("Rating of every player on each side, with errors", rows)
    words = (
        "Elo points relative to the mean of this field: 100 more mean that 64 of 100 games are won, 400 more 91. A"
        " player has one rating for each side it plays; overall is the mean of both. The lines are 95 % errors."
    )
    unsure = "Not all ratings can be compared here, because no games connect them: look at the pairings instead."
    first, second = map(label, sides)
    disc, diamond = '<circle cx="7" cy="7" r="5.5" class="first"/>', '<path d="M7 0l7 7l-7 7l-7 -7z" class="second"/>'
    notes = [] if results.ratings.comparable else [_paragraph(unsure, "note")]
    key = _key({f"as {first}": disc, f"as {second}": diamond})
    return _section("How strong", words, key, _beside(plot, ratings_table(results), *notes))


def _endings(results: Results, finished: Sequence[Score], people: People | None) -> str:
    """In which ways games were won."""
    endings = every_ending(results, people)
    tones = _tones(results, endings)
    bars = [Bar(_versus(score), score.endings()) for score in finished]
    bars += [Bar("people", people.endings)] if people else []
    plot = endings_plot("How the games of every pairing ended", bars, tones)
    key = _key({ending_label(ending, endings): _painted(tone) for ending, tone in tones.items()})
    words = "How a player wins says as much as how often: a good one ends games in the ways that people do."
    return _section("How games ended", words, key, _beside(plot, endings_table(results, people)))


def _tones(results: Results, endings: Sequence[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """How each ending is painted: in the colour of the winner, lighter and lighter."""
    tones: dict[tuple[str, str], str] = {}
    for side, name in zip(results.match.sides, ("first", "second"), strict=True):
        own = [ending for ending in endings if ending[0] == side]
        tones.update({ending: f"{name}-{min(number, MOST_TONES - 1)}" for number, ending in enumerate(own)})
    return tones


def _lengths(results: Results, finished: Sequence[Score]) -> str:
    """How many turns games took."""
    spreads = {_versus(score): score.turns() for score in finished}
    longest = max(turns for found in spreads.values() for turns in found.counts)
    size = bar_size(longest)
    highest = max(count / found.total for found in spreads.values() for count in lumped(found, size).values())
    plots = [
        f"<figure><figcaption>{escape(name)}</figcaption>"
        f"{histogram(f'Number of turns in the games of {name}', found, longest, highest)}</figure>"
        for name, found in spreads.items()
    ]
    each = "one turn" if size == 1 else f"{size} turns"
    words = f"How many games took how many turns, {each} a bar, on one scale for all; the dashed line is the mean."
    return _section("How long", words, '<div class="small">', *plots, "</div>", lengths_table(results))


def _speed(results: Results) -> str:
    """How fast games and players were."""
    rate = len(results.outcomes) / results.seconds if results.seconds else 0.0
    words = (
        f"All games one after another took {results.seconds:,.1f} seconds, {rate:,.1f} games a second and process."
        " A player's thinking is the time it took to answer; the rest is the rules."
    )
    return _section("How fast", words, speed_table(results))


def _failures(results: Results) -> list[str]:
    """What broke, if anything did."""
    if not results.failures:
        return []
    lines = [
        f"<li>Game {outcome.number} of {escape(' – '.join(outcome.pairing))}: <code>{escape(outcome.error)}</code></li>"
        for outcome in results.failures
    ]
    return [_section("What broke", "These games did not come to their end and count nowhere.", "<ul>", *lines, "</ul>")]


def _foot(results: Results) -> str:
    """How to see any of these games again."""
    match, setup = results.match, results.match.setup
    first = results.match.pairings[0]
    seats = ",".join(f"{side}={name}" for side, name in zip(match.sides, first, strict=True))
    more = [f"--expansion {quote(name)}" for name in setup.expansions]
    more += [f"--option {quote(f'{name}={value}')}" for name, value in sorted(setup.options.items())]
    words = ["ringwar simulate", setup.game, "--scenario", setup.scenario, f"--players {setup.players}", *more]
    words += [f"--with {quote(seats)}", f"--games {match.games}", f"--seed {quote(match.seed)}", "--save games"]
    parts = [
        "<footer>",
        _paragraph(
            f"Played by Ringwar {results.version} from seed {match.seed}. Games of the same number have the same"
            " dice in all pairings. To play the games of a pairing again and keep their records:",
            "note",
        ),
        f"<pre><code>{escape(' '.join(words))}</code></pre>",
        "</footer>",
    ]
    return "\n".join(parts)
