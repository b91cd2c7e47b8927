"""Questions and events in either form, as objects or as clients know them: what words need of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ringwar.kernel import HIDDEN, Event, Question, plain
from ringwar.kernel.protocol import EventJson, OptionJson, QuestionJson, thing_of

Asking = Question | QuestionJson
Happened = Event | EventJson


class AskedForm(NamedTuple):
    """What is asked of whom, and what asks."""

    side: str
    key: str
    about: Mapping[str, Any]
    cause: str | None


def asked_form(question: Asking) -> AskedForm:
    """A question without its options."""
    if not isinstance(question, Question):
        cause = question["cause"]
        return AskedForm(question["side"], question["key"], question["about"], cause and cause["id"])
    thing = thing_of(question.cause)
    about = {name: plain(value) for name, value in question.about.items()}
    return AskedForm(question.side, question.key, about, thing and thing["id"])


def options_of(question: Asking) -> list[OptionJson]:
    """The options of a question."""
    return question.json()["options"] if isinstance(question, Question) else question["options"]


def event_of(event: Happened, reader: str) -> Event:
    """An event as the reader may know it."""
    if isinstance(event, Event):
        return event.seen_by(reader)
    cause = event["cause"]
    about = {name: _seen(value) for name, value in event["about"].items()}
    return Event(event["kind"], about, cause and cause["id"])


def _seen(value: Any) -> Any:
    return HIDDEN if value == {"hidden": True} else value
