"""Why not? The reason for what somebody names and cannot be done now, with its clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ringwar.kernel import Refusal
from ringwar.kernel.protocol import KINDS
from ringwar.kernel.refusals import ReasonJson
from ringwar.lines import line
from ringwar.terminal.looks.finding import MOST_TYPED, found, unclear
from ringwar.words import Said, sentence

if TYPE_CHECKING:
    from ringwar.terminal.session import Session


def why_not(session: Session, typed: str) -> list[str]:
    """What to say to `why not THING [INTENT]`."""
    words, seat = session.words, session.reader
    wanted = typed.removeprefix("not").strip(" ?")
    if not wanted:
        return [words.say("terminal-why-usage")]
    position = session.looked_at
    intents = position.ruleset.intents
    name, _, last = wanted.rpartition(" ")
    intent = last if name and last in intents else None
    things = {
        f"{kind} {thing}": words.name(thing)
        for kind in KINDS
        for thing in position.ruleset.in_reach(position.state, seat, kind)
    }
    meant = found(name if intent else wanted, things)
    by_kind = list(dict.fromkeys(each.partition(" ")[2] for each in meant))
    if not meant or len(by_kind) > 1:
        return unclear(line(wanted, MOST_TYPED), meant, things, words)
    reasons = [position.why_not(each.partition(" ")[0], by_kind[0], intent, seat) for each in meant]
    return [_said(session, things[meant[0]], reasons)]


def _said(session: Session, name: str, reasons: list[ReasonJson | None]) -> str:
    """The reason that says most, or that the thing is possible."""
    words = session.words
    if None in reasons:
        return words.say("terminal-why-possible", thing=Said(name))
    said = max((each for each in reasons if each is not None), key=lambda each: len(each["clauses"]))
    reason = Refusal(said["key"], clauses=said["clauses"], **said["about"])
    clauses = ", ".join(said["clauses"])
    text = sentence(words.refusal(reason))
    return words.say("terminal-why", reason=Said(text), rules=Said(clauses)) if clauses else text
