"""The report of a match: one page that needs nothing else, to look at in a browser and to show to others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from shlex import quote

from ringwar.arena.claims import Trial
from ringwar.arena.labels import described, interval, label, points, share_of_all
from ringwar.arena.people import People, people_of
from ringwar.arena.plots import Bar, bar_size, endings_plot, histogram, lumped, ratings_plot, shares_plot
from ringwar.arena.results import Results, Score
from ringwar.arena.tables import (
    VERDICTS,
    claim_table,
    ending_label,
    endings_table,
    every_ending,
    lengths_table,
    ratings_table,
    speed_table,
    wins_table,
)
from ringwar.words import Said, Words, decimal, percent, sentence

MOST_TONES = 4
"""So many endings of a side are painted differently."""


def page(results: Results, words: Words) -> str:
    """The whole page."""
    people = people_of(results.match.setup)
    style = (files("ringwar.arena") / "report.css").read_text(encoding="utf-8")
    finished = [score for score in results.scores if score.outcomes]
    title = words.say("arena-title", players=Said(", ".join(results.match.players)))
    parts = [
        "<!doctype html>",
        f'<html lang="{words.language}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        _mark(results),
        f"<title>{escape(title)}</title>",
        f"<style>\n{style}</style>",
        "</head>",
        "<body>",
        _head(results, words),
        "<main>",
        *([] if finished else [f"<p>{escape(words.say('arena-no-end'))}</p>"]),
        *(_sections(results, finished, people, words) if finished else []),
        *_failures(results, words),
        "</main>",
        _foot(results, words),
        "</body>",
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def is_page_of(results: Results, text: str) -> bool:
    """Whether a text is the page of a match, whatever came of its games and in whatever language."""
    return _mark(results) in text and _command(results) in text


def _mark(results: Results) -> str:
    """What only the pages of a match between these players have, made by this Ringwar."""
    made = f"Ringwar {results.version}: {', '.join(results.match.players)}"
    return f'<meta name="generator" content="{escape(made)}">'


def _sections(results: Results, finished: Sequence[Score], people: People | None, words: Words) -> list[str]:
    """What came of the games, a section for each thing one may ask."""
    return [
        *([_claim(results.trial, words)] if results.trial else []),
        _wins(results, finished, people, words),
        _ratings(results, words),
        _endings(results, finished, people, words),
        _lengths(results, finished, words),
        _speed(results, words),
    ]


def _claim(trial: Trial, words: Words) -> str:
    """What was claimed, and what came of it."""
    claim, pairs, (low, high) = trial.claim, trial.pairs, trial.pairs.interval
    note = words.say(
        "arena-claim-note",
        better=Said(claim.better),
        weaker=Said(claim.weaker),
        claimed=percent(claim.share, 1),
        verdict=Said(words.say(VERDICTS[trial.verdict])),
        pairs=pairs.total,
        share=percent(pairs.share, 1),
        low=percent(low, 1),
        high=percent(high, 1),
    )
    return _section(words.say("arena-claim-title"), note, claim_table(trial, words))


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


def _head(results: Results, words: Words) -> str:
    """The title, what was played, and the figures one wants first."""
    match, say = results.match, words.say
    alone = Said(match.players[0])
    players = say("arena-players", players=len(match.players), alone=alone)
    few = any(len(score.outcomes) + score.broken < match.games for score in results.scores)
    played = say("arena-pairings", pairings=len(match.pairings), games=match.games, few=Said("yes" if few else "no"))
    lead = say("arena-lead", players=Said(players), pairings=Said(played), setup=Said(described(words, match.setup)))
    figures = [
        f'<li class="figure"><b>{escape(value)}</b><span>{escape(name)}</span></li>'
        for name, value in _figures(results, words)
    ]
    parts = [
        f'<p class="kicker">{escape(say("arena-kicker"))}</p>',
        f"<h1>{escape(', '.join(results.ranking()))}</h1>",
        _paragraph(lead, "lead"),
        *(['<ul class="figures">', *figures, "</ul>"] if figures else []),
    ]
    return "\n".join(["<header>", *parts, "</header>"])


def _figures(results: Results, words: Words) -> list[tuple[str, str]]:
    """The figures one wants first."""
    finished = [outcome for outcome in results.outcomes if not outcome.error]
    if not finished:
        return []
    side = results.match.sides[0]
    won = sum(outcome.winner == side for outcome in finished) / len(finished)
    turns = sum(outcome.turns for outcome in finished) / len(finished)
    found = [
        (words.say("arena-games"), words.number(len(finished))),
        (words.say("arena-won-by", side=words.label(side)), share_of_all(words, won)),
        (words.say("arena-turns-a-game"), words.number(decimal(turns))),
    ]
    strongest = results.ranking()[0]
    rating = results.rating(strongest)
    if rating and len(results.match.players) > 1:
        found.append((words.say("arena-strongest", points=Said(points(words, rating))), strongest))
    return found


def _wins(results: Results, finished: Sequence[Score], people: People | None, words: Words) -> str:
    """Who won, pairing by pairing."""
    first, second = results.match.sides
    rows = [(_versus(score), score.wins(first)) for score in finished]
    rows += [(words.say("arena-people"), people.wins(first))] if people else []
    plot = shares_plot(words.say("arena-wins-plot", side=words.label(first)), rows, words)
    note = words.say("arena-wins-note", first=words.label(first), second=words.label(second))
    key = _key({label(words, first): _painted("first"), label(words, second): _painted("second")})
    reference = [_people(people, second, words)] if people else []
    table = wins_table(results, people, words)
    return _section(words.say("arena-wins-title"), note, key, _beside(plot, table, *reference))


def _versus(score: Score) -> str:
    """A pairing as its line in a plot is called."""
    return " – ".join(score.pairing)


def _people(people: People, side: str, words: Words) -> str:
    """What people’s games came to, in a sentence."""
    share = people.wins(side)
    said = words.say(
        "arena-compared",
        games=people.games,
        source=Said(words.say(f"arena-source-{people.source}")),
        side=words.label(side),
        share=percent(share.value, 1),
        interval=Said(interval(words, share)),
    )
    return _paragraph(said, "note")


def _ratings(results: Results, words: Words) -> str:
    """How strong everybody is on each side."""
    sides = results.match.sides
    rows = [(name, [results.rating(name, side) for side in sides]) for name in results.ranking()]
    plot = ratings_plot(words.say("arena-ratings-plot"), rows, words)
    first, second = (sentence(words.say("arena-as-side", side=words.label(side))) for side in sides)
    disc, diamond = '<circle cx="7" cy="7" r="5.5" class="first"/>', '<path d="M7 0l7 7l-7 7l-7 -7z" class="second"/>'
    notes = [] if results.ratings.comparable else [_paragraph(words.say("arena-not-comparable"), "note")]
    key, table = _key({first: disc, second: diamond}), ratings_table(results, words)
    title, note = words.say("arena-ratings-title"), words.say("arena-ratings-note")
    return _section(title, note, key, _beside(plot, table, *notes))


def _endings(results: Results, finished: Sequence[Score], people: People | None, words: Words) -> str:
    """In which ways games were won."""
    endings = every_ending(results, people)
    tones = _tones(results, endings)
    bars = [Bar(_versus(score), score.endings()) for score in finished]
    bars += [Bar(words.say("arena-people"), people.endings)] if people else []
    plot = endings_plot(words.say("arena-endings-plot"), bars, tones, words)
    key = _key({ending_label(ending, endings, words): _painted(tone) for ending, tone in tones.items()})
    table = endings_table(results, people, words)
    return _section(words.say("arena-endings"), words.say("arena-endings-note"), key, _beside(plot, table))


def _tones(results: Results, endings: Sequence[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """How each ending is painted: in the colour of the winner, lighter and lighter."""
    tones: dict[tuple[str, str], str] = {}
    for side, name in zip(results.match.sides, ("first", "second"), strict=True):
        own = [ending for ending in endings if ending[0] == side]
        tones.update({ending: f"{name}-{min(number, MOST_TONES - 1)}" for number, ending in enumerate(own)})
    return tones


def _lengths(results: Results, finished: Sequence[Score], words: Words) -> str:
    """How many turns games took."""
    spreads = {_versus(score): score.turns() for score in finished}
    longest = max(turns for found in spreads.values() for turns in found.counts)
    size = bar_size(longest)
    highest = max(count / found.total for found in spreads.values() for count in lumped(found, size).values())
    titles = {name: words.say("arena-lengths-plot", pairing=Said(name)) for name in spreads}
    plots = [
        f"<figure><figcaption>{escape(name)}</figcaption>"
        f"{histogram(titles[name], found, longest, highest, words)}</figure>"
        for name, found in spreads.items()
    ]
    title, note = words.say("arena-lengths-title"), words.say("arena-lengths-note", turns=size)
    return _section(title, note, '<div class="small">', *plots, "</div>", lengths_table(results, words))


def _speed(results: Results, words: Words) -> str:
    """How fast games and players were."""
    rate = len(results.outcomes) / results.seconds if results.seconds else 0.0
    note = words.say("arena-speed-note", seconds=decimal(results.seconds), rate=decimal(rate))
    return _section(words.say("arena-speed-title"), note, speed_table(results, words))


def _failures(results: Results, words: Words) -> list[str]:
    """What broke, if anything did."""
    if not results.failures:
        return []
    lines = []
    for outcome in results.failures:
        game = words.say("arena-broken-game", number=outcome.number, pairing=Said(" – ".join(outcome.pairing)))
        lines.append(f"<li>{escape(game)} <code>{escape(outcome.error)}</code></li>")
    title, note = words.say("arena-broken-title"), words.say("arena-broken-note")
    return [_section(title, note, "<ul>", *lines, "</ul>")]


def _foot(results: Results, words: Words) -> str:
    """How to see any of these games again."""
    note = words.say("arena-again", version=Said(results.version), seed=Said(results.match.seed))
    return "\n".join(["<footer>", _paragraph(note, "note"), _command(results), "</footer>"])


def _command(results: Results) -> str:
    """The command that plays the games of the first pairing again."""
    match, setup = results.match, results.match.setup
    first = results.match.pairings[0]
    seats = ",".join(f"{side}={name}" for side, name in zip(match.sides, first, strict=True))
    more = [f"--expansion {quote(name)}" for name in setup.expansions]
    more += [f"--option {quote(f'{name}={value}')}" for name, value in sorted(setup.options.items())]
    typed = ["ringwar simulate", setup.game, "--scenario", setup.scenario, f"--players {setup.players}", *more]
    typed += [f"--with {quote(seats)}", f"--games {match.games}", f"--seed {quote(match.seed)}", "--save games"]
    return f"<pre><code>{escape(' '.join(typed))}</code></pre>"
