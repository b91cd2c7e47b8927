"""What games say, in every language: everything asked, offered, told and refused in whole games is put into words.

What was said before, word for word the same things of the same question, is not said again.
"""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

from laws.points import MostlyThinking
from laws.reasons import kinds_of, names_of
from ringwar import games
from ringwar.kernel import CHANCE, Asked, Position, Question, Refusal, Setup, start
from ringwar.kernel.refusals import refusal_of
from ringwar.laws import hold
from ringwar.words import Words, languages

KIND = "sentences in every language"
LEAST = 200
ENOUGH = 2_000_000
REASONS = 20
"""Of so many questions, at one everything is said that cannot be done."""
FAULT = re.compile(
    r"[{}]|\[[a-z0-9-]+\]|\s\s|\s[.,;:!?)]|\(\s|\(\)|\.\.|,,|^\s|\s$|\b(\w+) \1 \1\b|\b(the|a|an) \2\b", re.IGNORECASE
)
"""What no sentence has: parts of messages, keys, spaces too many or before a stop, the same word again."""
DOTS = "..."
MOST_SAID = 1_000_000
"""So much of what was said is remembered."""
_said: set[int] = set()


def batch(setup: Setup, seed: str, every: int = 1) -> int:
    """One game, of which every so many answers are put into words; says how many sentences there were."""
    rng = Random(seed)
    playing = MostlyThinking(setup, f"{seed}/players")
    position = start(games.ruleset(setup.game), setup)
    sentences = 0
    while (question := position.question) is not None:
        number = position.count
        if rng.random() < 1 / every:
            sentences += check_question(position, question, rng, f"{setup.game} {setup.scenario} {seed}, {number}")
        position = position.after(playing.answer(question), question.side)
        if rng.random() < 1 / every:
            sentences += check_events(position, number, f"{setup.game} {setup.scenario} {seed}, after {number}")
    return sentences


def check_question(position: Position[Any], question: Question, rng: Random, where: str) -> int:
    """What is asked and offered, and now and then what cannot be; says how many sentences."""
    reasons = reasons_at(position, question) if question.side != CHANCE and rng.random() < 1 / REASONS else []
    written = question.json()
    game, side, key = position.setup.game, written["side"], written["key"]
    asked = is_new(game, {**written, "options": []})
    written["options"] = [each for each in written["options"] if is_new(game, [side, key, each])]
    for words in spoken(game):
        said = [words.question(written)] if asked else []
        check(words, [*said, *words.options(written).values(), *map(words.refusal, reasons)], where)
    return asked + len(written["options"]) + len(reasons)


def check_events(position: Position[Any], since: int, where: str) -> int:
    """What has happened, as a player and as a spectator are told it; says how many sentences."""
    events = [each for each in position.log(since) if not isinstance(each, Asked)]
    seats, game = position.ruleset.seats(position.setup), position.setup.game
    told = [[event.seen_by(reader) for event in events] for reader in (seats[0], seats[-1], "")]
    new = [seen for seen in told if is_new(game, [(event.kind, event.cause, event.about) for event in seen])]
    for words in spoken(game):
        for seen in new:
            check(words, words.story(seen), where)
    return sum(map(len, new))


def is_new(game: str, thing: Any) -> bool:
    """Whether a thing was not yet said in a game."""
    mark = hash((game, repr(thing)))
    if mark in _said:
        return False
    if len(_said) < MOST_SAID:
        _said.add(mark)
    return True


def reasons_at(position: Position[Any], question: Question) -> list[Refusal]:
    """Why not, of everything that can be pointed at."""
    things = [(kind, name) for kind in kinds_of(question) for name in names_of(position, question, kind)]
    found = (position.why_not(kind, name, side=question.side) for kind, name in things)
    return [refusal_of(each) for each in found if each is not None]


def check(words: Words, said: list[str], where: str) -> None:
    """Whether sentences read as they should."""
    for text in said:
        fault = FAULT.search(text.replace(DOTS, ""))
        hold(fault is None, f"{where}, {words.language}: {text!r}")
    missing, words.missing = words.missing, set()
    hold(not missing, f"{where}, {words.language}: no words for {', '.join(sorted(missing))}")


@cache
def spoken(game: str) -> list[Words]:
    """All languages."""
    return [Words(language, game=game) for language in languages()]
