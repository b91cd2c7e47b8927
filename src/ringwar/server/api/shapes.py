"""The shapes of what clients are sent, for the description of the interface alone: nothing is checked by them.

Within a protocol number fields are only added: a client leaves alone what it does not know.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Json = dict[str, Any]


class Shape(BaseModel):
    """Something that is sent."""

    model_config = ConfigDict(extra="allow")


class Refused(Shape):
    """Why something is refused: a key, values, the same in words, and the clauses of the rules that it rests on."""

    key: str
    about: Json
    words: str
    clauses: list[str]


class Closed(Refused):
    """A refusal that comes too late; with the question that is open to the seat instead, where an answer was sent."""

    question: Question | None = None


# What a game says


class Thing(Shape):
    """Something on the table."""

    kind: str
    id: str


class Cause(Thing):
    """The card, character or tile by which something is asked."""

    words: str


class Option(Shape):
    """One answer that may be given."""

    name: str = Field(description="What is sent as the answer.")
    kind: str
    at: list[Thing] = Field(description="What on the table it points at.")
    words: str
    note: Json | None = None
    then: list[Json] = Field([], description="The choices that follow at once because there are no others.")
    idle: bool = Field(False, description="As far as its seat can know it changes nothing.")


class Question(Shape):
    """What a seat is asked. What is not among the options is refused."""

    protocol: int
    id: str
    side: str
    key: str
    cause: Cause | None
    about: Json
    words: str
    options: list[Option]
    together: int = Field(1, description="To Chance: how many dice or cards come together and may be said in one go.")


class Event(Shape):
    """Something that happened, as its reader may know it, and what it has changed on the reader's table."""

    kind: str
    cause: Thing | None
    about: Json
    changes: list[Json]
    words: str


class LogEntry(Shape):
    """What one answer brought about; the entry with the number 0 comes before all answers."""

    id: str
    number: int
    side: str
    words: str
    events: list[Event]


class Result(Shape):
    """How a game ended."""

    winner: str | None
    kind: str


# The game object


class Clock(Shape):
    """The seconds that a seat has left."""

    left: float
    runs: bool


class Seat(Shape):
    """Who sits at a seat."""

    name: str
    kind: Literal["person", "guest", "computer", "open"]
    online: bool
    person: str = Field("", description="By this others can shun them.")
    level: str = Field("", description="Of a computer player.")
    clock: Clock | None = None
    join: str = Field("", description="The code for an open seat, for those who play or have made the game.")


class Proposal(Shape):
    """What somebody at the table proposes, and whether the caller is asked to agree."""

    id: str
    kind: Literal["undo", "resign", "abandon", "takeover"]
    seat: str
    about: Json
    asked: bool


class Dice(Shape):
    """The dice of a game: the hash of the house's secret, and the secret when the game is over."""

    kind: Literal["server", "own"]
    hash: str
    nonces: dict[str, str]
    secret: str = ""


class Standing(Shape):
    """How a game stands."""

    status: Literal["open", "running", "finished", "abandoned"]
    revision: int = Field(description="Rises with every change.")
    count: int = Field(description="Answers so far; falls when some are taken back; without what was chosen in secret.")
    waiting: list[str] = Field(description="The seats that are to answer.")
    questions: dict[str, Question] = Field(description="By seat of the caller: what it is asked.")
    views: dict[str, Json] = Field(description="By seat of the caller, or for `spectator`: the table.")
    seats: dict[str, Seat]
    may: list[str] = Field(description="What the caller can do besides answering.")
    proposal: Proposal | None
    log: list[LogEntry]
    result: Result | None
    ending: str | None = Field(description="How it ended, in words.")
    rematch: str | None = Field(description="The id of the same game, played again.")


class Game(Standing):
    """A game as the caller may know it."""

    id: str
    protocol: int
    rules: int
    setup: Json
    access: Literal["private", "link", "listed"]
    pace: Json | None
    mine: list[str] = Field(description="The seats of the caller.")
    origin: Json | None = Field(description="What it goes on from.")
    dice: Dice
    watch: str | None = Field(description="The code for spectators, for those who play or have made the game.")


# Over the live connection


class Snapshot(Game):
    """The first message: the game; `log` begins after the entry `from`."""

    type: Literal["snapshot"]
    since: int = Field(alias="from")


class Update(Standing):
    """Something has changed: drop the entries of the log with a number higher than `from`, then append these."""

    type: Literal["update"]
    since: int = Field(alias="from")


class Clocks(Shape):
    """Somebody's time is over."""

    type: Literal["clock"]
    revision: int
    clocks: dict[str, Clock]
    late: str | None
    may: list[str]


class Presence(Shape):
    """Who is there: seats, and a number of spectators."""

    type: Literal["presence"]
    online: list[str]
    spectators: int


class Line(Shape):
    """Something that was said in the chat."""

    id: int
    room: Literal["players", "spectators"]
    name: str
    person: str | None
    text: str
    said: float


class LiveLine(Line):
    """Somebody has said something."""

    type: Literal["chat"]


class LiveError(Refused):
    """What was sent over the live connection was not understood."""

    type: Literal["error"]


# Other replies


class Catalogue(Shape):
    """What can be played, by whom and in which languages."""

    games: dict[str, Json]
    levels: list[str] = Field(description="Computer players for people, the weakest first; other names are accepted.")
    usual_level: str
    styles: list[str] = Field(description="How they can play, as `LEVEL:STYLE`; the first is that of the level alone.")
    in_style: list[str] = Field(description="The levels that can.")
    languages: list[str]
    protocols: list[int]


class ListedGame(Shape):
    """A game in a list."""

    id: str
    game: str
    setup: Json
    status: str
    access: str
    created: float
    changed: float
    pace: Json | None
    seats: dict[str, Json]
    mine: list[str]
    waiting: list[str]
    result: Result | None
    count: int


class GameList(Shape):
    """A list of games, and what is sent as `after` for those that follow."""

    games: list[ListedGame]
    next: str | None


class DiceHash(Shape):
    """The hash of the secret from which the dice of the next game follow."""

    hash: str


class Made(Shape):
    """A new game: its id, the codes for its open seats and the one for spectators."""

    id: str
    join: dict[str, str]
    watch: str


class Changed(Shape):
    """A game has changed."""

    revision: int
    count: int


class Asked(Shape):
    """The others are asked to agree."""

    request: str


class Preview(Shape):
    """What a draft would bring about, as far as its seat may know it before."""

    taken: list[Json] = Field(description="The choices that are taken because there are no others.")
    events: list[Event]
    words: str
    dice: bool = Field(description="Dice fall next, or something is drawn.")
    commits: bool = Field(description="The draft is whole: somebody else is next.")
    next: Json | None
    question: Question | None = Field(description="What the seat is asked next.")
    view: Json


class Possible(Shape):
    """Whether something is possible, and else why not."""

    possible: bool
    key: str = ""
    about: Json = {}
    words: str = ""
    clauses: list[str] = []


class Log(Shape):
    """The log of a game, as the caller may know it."""

    count: int
    log: list[LogEntry]


class Chat(Shape):
    """What was said."""

    chat: list[Line]


class Note(Shape):
    """A private note."""

    text: str


class Orders(Shape):
    """The standing orders of a seat, with their numbers where they have one."""

    orders: dict[str, int | None]
    revision: int | None = None
    known: Any = Field(None, description="What can be ordered in this game.")


class Record(Shape):
    """The record of a game that is over, and what it says."""

    record: str
    setup: Json
    rules: int
    seats: dict[str, str]
    result: Result | None
    base: int
    answers: list[Json]


class Summary(Shape):
    """What leagues ask about a game that is over; what is asked besides depends on the game."""

    game: str
    id: str
    begun: str
    ended: str
    pace: Json | None
    scenario: str
    expansions: list[str]
    players: dict[str, str]
    winners: list[str]
    side: str | None
    victory: str


class Verified(Shape):
    """Whether every answer of Chance follows from the published secret and the nonces of the seats."""

    secret: str
    hash: str
    nonces: dict[str, str]
    since: int = Field(description="How many answers were given elsewhere before.")
    rolled: int = Field(description="How often Chance has answered since.")
    wrong: list[int] = Field(description="The numbers of those answers that do not follow.")
    holds: bool


class Again(Shape):
    """The id of a rematch."""

    id: str
