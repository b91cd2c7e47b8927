"""`ringwar review`: a saved game looked back at, with the chances of winning and the answers that cost most."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ringwar.commands import helping
from ringwar.commands.progress import work_done
from ringwar.commands.records import saved_game
from ringwar.kernel import Position
from ringwar.players.advice.reviewing import BUDGETS, Mistake, Review, review

if TYPE_CHECKING:
    from ringwar.words import Words

WIDTH = 40
"""Of the bar that stands for a certain win."""


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="review-file")
    parser.add_argument("--level", choices=list(BUDGETS), default="hard", help="review-level")
    parser.add_argument("--seed", metavar="S", default="0", help="review-seed")
    parser.add_argument("--json", action="store_true", help="review-json")


def run(arguments: Namespace) -> int:
    """Review the game of a record and print what was found."""
    position = saved_game(arguments.file).position
    words = helping.words(position.setup.game)
    with work_done(words.say("review-thinking")) as told:
        found = review(position, level=arguments.level, seed=arguments.seed, told=told)
    if arguments.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
        return 0
    for line in (*_graph(found, position.setup.game, words), *_mistakes(position, found, words)):
        print(line)
    return 0


def _graph(found: Review, game: str, words: Words) -> Iterator[str]:
    """The chance of the Free Peoples after every turn or round, as bars."""
    from ringwar.words import percent

    turns = {each["turn"]: each["chance"] for each in found["chances"] if each["turn"]}
    yield words.say("review-chances", game=game)
    for turn, chance in turns.items():
        filled = round(chance * WIDTH)
        yield f"{turn:>4} {words.number(percent(chance)):>5} {'█' * filled}{'░' * (WIDTH - filled)}"


def _mistakes(position: Position[Any], found: Review, words: Words) -> Iterator[str]:
    """The largest mistakes of every side."""
    for side, mistakes in found["mistakes"].items():
        yield ""
        yield words.say("review-mistakes" if mistakes else "review-no-mistakes", side=side)
        for mistake in mistakes:
            yield from _mistake(position, mistake, words)


def _mistake(position: Position[Any], mistake: Mistake, words: Words) -> Iterator[str]:
    """What was done, what would have been better, and why."""
    from ringwar.reviews import asked_for, deeds
    from ringwar.words import Said, percent

    given, better = map(Said, deeds(*asked_for(position, mistake), words))
    about = {"game": position.setup.game, "turn": mistake["turn"], "count": mistake["count"], "seat": mistake["seat"]}
    yield f"  {words.say('review-lost', lost=percent(mistake['lost']), **about)}"
    yield f"    {words.say('review-given', deed=given)}"
    yield f"    {words.say('review-better', deed=better)}"
    if "reason" in mistake:
        yield f"      {words.hint_reason(mistake['reason'])}"
