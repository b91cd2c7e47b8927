"""What clients are told, ready for JSON: questions, options, events, previews. `docs/protocol.md` explains it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict, cast

from ringwar.kernel.events import HIDDEN, Event
from ringwar.kernel.questions import CHANCE, Question, game_of, name_of, plain

if TYPE_CHECKING:
    from ringwar.kernel.ruleset import Ruleset

PROTOCOL = 1
"""Within a number fields are only added."""

KINDS = (
    *("region", "army", "card", "character", "piece", "die", "nation", "action", "location", "tile", "ring", "seat"),
    *("number", "yes-no", "none"),
)
"""All kinds of options."""


class Thing(TypedDict):
    """Something on the table; of what a reader may not know only that it is hidden."""

    kind: str
    id: str


class TakenJson(TypedDict):
    """A choice that is taken because there is no other."""

    key: str
    about: dict[str, Any]
    option: OptionJson


class NoteJson(TypedDict):
    """What is known of the thing that an option means: the key of its words, and their values."""

    key: str
    about: dict[str, Any]


class OptionJson(TypedDict):
    """One option of a question."""

    name: str
    kind: str
    at: list[Thing]
    note: NotRequired[NoteJson]
    then: NotRequired[list[TakenJson]]
    """The choices that follow at once because there are no others."""
    idle: NotRequired[bool]
    """It changes nothing, as far as its side can know."""


class QuestionJson(TypedDict):
    """A question to one seat."""

    protocol: int
    id: str
    side: str
    key: str
    cause: Thing | None
    about: dict[str, Any]
    options: list[OptionJson]


class Hidden(TypedDict):
    """In place of what a reader may not know."""

    hidden: bool


class NextJson(TypedDict):
    """Who is asked after an answer; what, where that is the side itself."""

    side: str
    key: NotRequired[str]


class ChangedThing(TypedDict):
    """A thing that has changed its place; one that a reader may not know is hidden, one of many has a kind only."""

    kind: str
    id: NotRequired[str]
    hidden: NotRequired[bool]


ChangeJson = TypedDict(
    "ChangeJson",
    {
        "what": str,
        "thing": NotRequired[ChangedThing],
        "count": NotRequired[int],
        "place": NotRequired[str],
        "from": NotRequired[Any],
        "to": NotRequired[Any],
        "index": NotRequired[int],
        "entry": NotRequired[Any],
    },
)
"""One change of a table: `docs/protocol.md` says which has which fields."""


class EventJson(TypedDict):
    """Something that happened, as one reader may know it."""

    kind: str
    cause: Thing | None
    about: dict[str, Any]
    changes: list[ChangeJson]


class PreviewJson(TypedDict):
    """What an answer would bring about, as far as its side may know it before."""

    taken: list[TakenJson]
    events: list[EventJson]
    dice: bool
    """Chance comes next: dice fall, or something is drawn."""
    commits: bool
    """The turn passes to somebody else, or Chance comes, or the game is over."""
    next: NextJson | None


class AskedJson(TypedDict):
    """Who is asked; what, where that is the reader itself."""

    side: str
    key: NotRequired[str]


class OwnQuestionJson(TypedDict):
    """The reader's own question in short: its options by name."""

    key: str
    options: list[str]
    about: dict[str, Any]


class ResultJson(TypedDict):
    """How a game ended."""

    winner: str
    kind: str


class ViewJson(TypedDict):
    """What a view of any game says besides the table."""

    protocol: int
    asked: list[AskedJson]
    question: NotRequired[OwnQuestionJson]
    result: ResultJson | None


def question_json(question: Question) -> QuestionJson:
    """A question as clients know it."""
    return {
        "protocol": PROTOCOL,
        "id": question.id,
        "side": question.side,
        "key": question.key,
        "cause": thing_of(question.cause),
        "about": {name: plain(value) for name, value in question.about.items()},
        "options": options_json(question),
    }


def options_json(question: Question) -> list[OptionJson]:
    """The options of a question, copies of a thing as one, each with what follows from it without a choice."""
    from ringwar.kernel.previewing import consequences

    options = {name_of(option): option for option in question.options}
    found = {name: option_json(question, option) for name, option in options.items()}
    if question.side != CHANCE and question.id:
        for name, (taken, idle) in consequences(question, options).items():
            if taken:
                found[name]["then"] = taken
            if idle:
                found[name]["idle"] = True
    return list(found.values())


def option_json(question: Question, option: Any) -> OptionJson:
    """An option by itself: its name, its kind, what on the table it points at, and what is known of that."""
    game, key = game_of(question), question.key
    kind, at = kind_of(game.ruleset, key, option), game.ruleset.points_at(key, option)
    found: OptionJson = {"name": name_of(option), "kind": kind, "at": at}
    note = game.ruleset.note(game.state, question, option)
    if note is not None:
        found["note"] = {"key": note[0], "about": {name: plain(value) for name, value in note[1].items()}}
    return found


def kind_of(ruleset: Ruleset[Any], key: str, option: Any) -> str:
    """The kind of an option; what is neither a thing nor plain is an action."""
    if option is None:
        return "none"
    if isinstance(option, bool):
        return "yes-no"
    if type(option) is int:
        return "number"
    return ruleset.kind(key, option)


def thing_of(value: Any) -> Thing | None:
    """What on the table a value stands for: its class says so by the name `thing`."""
    kind: str = getattr(type(value), "thing", "")
    return {"kind": kind, "id": name_of(value)} if kind else None


def event_json(event: Event, reader: str) -> EventJson:
    """An event as one reader may know it."""
    about = event.seen_by(reader).about
    return {
        "kind": event.kind,
        "cause": thing_of(event.cause),
        "about": {name: _told(value) for name, value in about.items()},
        "changes": cast(list[ChangeJson], event.changes(reader)),
    }


def _told(value: Any) -> Any:
    """Part of an event, or that it is hidden."""
    return Hidden(hidden=True) if isinstance(value, str) and value == HIDDEN else plain(value)
