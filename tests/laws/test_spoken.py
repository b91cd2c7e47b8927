"""A sample of the law of sentences, over all rule sets, and that it can fail."""

from __future__ import annotations

from typing import Any

import pytest

from laws import spoken
from laws.test_previews import SETUPS
from ringwar import games
from ringwar.laws import LawBroken
from ringwar.words import Words

EVERY = 25


@pytest.mark.parametrize("game, asked", SETUPS)
def test_everything_that_games_say_reads_right_in_every_language(game: str, asked: dict[str, Any]) -> None:
    setup = games.ruleset(game).setup(**asked)
    assert spoken.batch(setup, "sample", EVERY) > 50


@pytest.mark.parametrize(
    "text",
    [
        "Which army { $x }?",
        "Draw [name-orcs].",
        "The  Shadow",
        "The Shadow .",
        "The the Shadow",
        "Orcs ( of Rohan)",
        "() of Rohan",
        "the end..",
        " Rohan",
    ],
)
def test_faults_in_sentences_are_found(text: str) -> None:
    with pytest.raises(LawBroken):
        spoken.check(Words("en"), [text], "here")


def test_words_that_are_missing_are_found() -> None:
    words = Words("en")
    words.name("no-such-thing")
    with pytest.raises(LawBroken, match="no-such-thing"):
        spoken.check(words, ["It is well."], "here")


def test_sentences_as_they_are_have_no_fault() -> None:
    spoken.check(Words("en"), ["The Shadow (3 dice): 5, 5 and 6. Go?", "Wait...", "Rohan’s 2/3"], "here")
