"""Everything that a game says, with its words in a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from ringwar.kernel import Refusal
from ringwar.kernel.protocol import EventJson, QuestionJson
from ringwar.words import ENGLISH, Words, languages


@lru_cache(maxsize=32)
def words_of(language: str, game: str = "") -> Words:
    """The words of a language, of one game where that is known."""
    return Words(language, game=game)


@lru_cache(maxsize=1)
def spoken() -> tuple[str, ...]:
    """The languages that there are."""
    return tuple(languages())


def understood(wanted: str) -> str:
    """The first language that there is of those that a header `Accept-Language` or a parameter asks for."""
    weighed = []
    for number, part in enumerate(wanted[:500].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        weighed.append((-_weight(weight), number, tag.strip().lower().split("-")[0]))
    return next((tag for _, _, tag in sorted(weighed) if tag in spoken()), ENGLISH)


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


class Voice:
    """Says what clients are sent, in one language of one game."""

    def __init__(self, language: str, game: str) -> None:
        self.words = words_of(language, game)

    def question(self, question: QuestionJson) -> dict[str, Any]:
        """A question with words for itself, its cause and every option."""
        said = self.words.options(question)
        options = [{**option, "words": said[option["name"]]} for option in question["options"]]
        asking = question["cause"]
        cause = None if asking is None else {**asking, "words": self.words.name(asking["id"])}
        return {**question, "words": self.words.question(question), "cause": cause, "options": options}

    def event(self, event: EventJson) -> dict[str, Any]:
        """An event with its words, none where it has nothing to say to its reader."""
        return {**event, "words": self.words.event(event)}

    def entry(self, entry: Mapping[str, Any]) -> dict[str, Any]:
        """A log entry with its words: a sentence an event, or one for several that are alike."""
        events = [self.event(event) for event in entry["events"]]
        return {**entry, "words": " ".join(self.words.story(entry["events"])), "events": events}

    def entries(self, entries: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Log entries with their words."""
        return [self.entry(each) for each in entries]

    def reason(self, refusal: Refusal) -> dict[str, Any]:
        """A refusal with its words."""
        return {**refusal.json(), "words": self.words.refusal(refusal)}
