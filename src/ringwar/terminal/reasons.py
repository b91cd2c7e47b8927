"""Why not? The reason for what somebody names and cannot be done now, with its clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ringwar.kernel import Position
from ringwar.kernel.protocol import KINDS
from ringwar.kernel.refusals import ReasonJson, refusal_of
from ringwar.lines import line
from ringwar.terminal.looks.finding import MOST_TYPED, found, unclear
from ringwar.words import Said, sentence

if TYPE_CHECKING:
    from ringwar.terminal.session import Session


ELSEWHERE = "not-asked-for"
"""The key of the reason that something else is asked: then the intents say more."""


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
    names = list(dict.fromkeys(each.partition(" ")[2] for each in meant))
    if not meant or len({things[each] for each in meant}) > 1:
        return unclear(line(wanted, MOST_TYPED), meant, things, words)
    text = words.name(names[0])
    said = _said(session, text, _reasons(position, meant, intent, seat))
    if intent is not None or said[1] != ELSEWHERE:
        return [said[0]]
    later = {each: _said(session, text, _reasons(position, meant, each, seat)) for each in intents}
    lines = [words.say("terminal-why-intent", intent=Said(each), reason=Said(why)) for each, (why, _) in later.items()]
    return [said[0], *dict.fromkeys(lines)]


def _reasons(position: Position[Any], meant: list[str], intent: str | None, seat: str) -> list[ReasonJson | None]:
    """Why a thing is not possible, by each of its kinds and copies."""
    pairs = [each.split(" ", 1) for each in meant]
    return [position.why_not(kind, name, intent, seat) for kind, name in pairs]


def _said(session: Session, name: str, reasons: list[ReasonJson | None]) -> tuple[str, str]:
    """The reason that says most, or that the thing is possible; and its key."""
    words = session.words
    if None in reasons:
        return words.say("terminal-why-possible", thing=Said(name)), ""
    said = max((each for each in reasons if each is not None), key=lambda each: len(each["clauses"]))
    reason = refusal_of(said)
    clauses = ", ".join(said["clauses"])
    text = sentence(words.refusal(reason))
    return words.say("terminal-why", reason=Said(text), rules=Said(clauses)) if clauses else text, said["key"]
