"""Everything that a game says, with its words in a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ringwar.kernel import Refusal
from ringwar.kernel.orders import Order
from ringwar.kernel.protocol import EventJson, QuestionJson
from ringwar.server.doors.replies import words_of
from ringwar.words import Said, sentence


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

    def ending(self, result: Mapping[str, Any] | None) -> str | None:
        """How a game ended: who has won, and why."""
        if result is None:
            return None
        messages = [*(["terminal-won"] if result["winner"] else []), f"result-{result['kind']}"]
        return " ".join(sentence(self.words.say(each, winner=result["winner"])) for each in messages)

    def orders(self, known: Mapping[str, Order]) -> list[dict[str, Any]]:
        """What can be ordered, with words; N stands for the number with which an order is given."""
        said = {name: self.words.say(f"order-{name}", number=Said("N")) for name in known}
        return [{"name": name, "numbered": order.numbered, "words": said[name]} for name, order in known.items()]

    def reason(self, refusal: Refusal) -> dict[str, Any]:
        """A refusal with its words."""
        return {**refusal.json(), "words": self.words.refusal(refusal)}
