"""How the arena's report and summary call things, in the words of a language."""

from __future__ import annotations

from ringwar import games
from ringwar.arena.ratings import Rating
from ringwar.arena.statistics import Share
from ringwar.kernel import Setup
from ringwar.words import Said, Words, percent, sentence

NOTHING = "–"


def label(words: Words, name: str) -> str:
    """A name as people read it, by itself."""
    return sentence(words.label(name))


def share_of_all(words: Words, value: float) -> str:
    """A share in per cent."""
    return words.number(percent(value, 1))


def interval(words: Words, share: Share) -> str:
    """Between which shares the true one lies."""
    low, high = share.interval
    return words.say("arena-interval", low=percent(low, 1), high=percent(high, 1))


def won(words: Words, share: Share) -> str:
    """A share with its interval."""
    low, high = (round(100 * each) for each in share.interval)
    return words.say("arena-share", share=percent(share.value, 1), low=low, high=high)


def signed(words: Words, number: float) -> str:
    """A number with its sign."""
    return ("−" if number < 0 else "+") + words.number(abs(number))


def points(words: Words, rating: Rating | None) -> str:
    """A rating with its error."""
    if rating is None:
        return NOTHING
    return words.say("arena-points", points=Said(signed(words, round(rating.points))), error=round(rating.error))


def described(words: Words, setup: Setup) -> str:
    """Which game was played."""
    options = [
        label(words, name) + ("" if value == "yes" else f" {value}") for name, value in sorted(setup.options.items())
    ]
    scenarios = [label(words, setup.scenario)] if len(games.ruleset(setup.game).scenarios) > 1 else []
    parts = [label(words, setup.game), *scenarios, words.say("output-players", players=setup.players)]
    return ", ".join([*parts, *(label(words, each) for each in setup.expansions), *options])
