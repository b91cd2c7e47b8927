"""What clients send, as it is checked before anybody looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Word = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\w .:'#-]+$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=30, pattern=r"^[^\x00-\x1f\x7f]+$")]
Code = Annotated[str, StringConstraints(max_length=64, pattern=r"^[\w-]*$")]
Nonce = Annotated[str, StringConstraints(max_length=128, pattern=r"^(house|[0-9a-f]+)$")]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
LINES = r"^[^\x00-\x08\x0b-\x1f\x7f]*$"
"""Whatever can be written, on several lines."""
Talk = Annotated[str, StringConstraints(min_length=1, max_length=1000, pattern=LINES)]
MOST_ANSWERS = 100
"""In one draft."""


class Body(BaseModel):
    """Something that a client sends; what we do not know in it is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Local(Body):
    """Somebody at the same screen."""

    local: Name


class PaceBody(Body):
    """How fast a game is to be played."""

    kind: Literal["live", "days"]
    seconds: int | None = None
    increment: int | None = None
    days: int | None = None


class FromDocument(Body):
    """A game goes on from a table that somebody has written down."""

    document: dict[str, Any]


class FromRecord(Body):
    """A game goes on from its record."""

    record: Annotated[str, StringConstraints(max_length=1_000_000)]


class FromGame(Body):
    """A game goes on from an earlier one, after so many answers."""

    game: Code
    at: int | None = Field(None, ge=0)
    watch: Code | None = None


class NewGame(Body):
    """A game that somebody would like to play."""

    game: Word | None = None
    scenario: Word | None = None
    players: int | None = Field(None, ge=1, le=10)
    expansions: list[Word] = Field([], max_length=10)
    options: dict[Word, Word] = Field({}, max_length=20)
    seats: dict[Word, Word | Local] = Field({}, max_length=10)
    dice: Literal["server", "own"] = "server"
    pace: PaceBody | None = None
    access: Literal["private", "link", "listed"] = "link"
    origin: FromDocument | FromRecord | FromGame | None = Field(None, alias="from")
    nonce: Nonce = "house"
    dice_hash: Hash | None = None


class TakeSeat(Body):
    """An open seat, and the code by which it is taken."""

    seat: Word
    join: Code = ""
    nonce: Nonce = "house"


class GiveSeat(Body):
    """Who is to sit at a seat of a game that has not begun."""

    who: Word | Local
    nonce: Nonce = "house"


class Answers(Body):
    """The whole draft of a seat."""

    seat: Word
    question: Word
    answers: list[Word] = Field(min_length=1, max_length=MOST_ANSWERS)


class Draft(Body):
    """A draft that is only tried."""

    seat: Word
    question: Word
    answers: list[Word] = Field([], max_length=MOST_ANSWERS)


class Undo(Body):
    """Whose last answer is to be taken back, and the revision at which that was decided."""

    seat: Word
    revision: int


class Decision(Body):
    """Whether somebody agrees."""

    accept: bool


class OfSeat(Body):
    """Something for one seat."""

    seat: Word


class TakeOver(Body):
    """Who is to have a seat from now on: `open`, or a computer player."""

    seat: Word
    who: Word


class Late(Body):
    """What is done when somebody's time is over."""

    action: Literal["claim", "extend", "computer"]


class Said(Body):
    """Something for the chat."""

    text: Talk


class Standing(Body):
    """A standing order, given or dropped."""

    seat: Word
    order: Word
    number: int | None = Field(None, ge=0, le=1000)
    stands: bool = True


class Noted(Body):
    """A private note."""

    text: Annotated[str, StringConstraints(max_length=20_000, pattern=LINES)]
