"""Questions, and the names by which their options are written down and found again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from ringwar.kernel.refusals import MOST_SHOWN, Refusal, printable, short

if TYPE_CHECKING:
    from random import Random

    from ringwar.kernel.game import Game
    from ringwar.kernel.position import Position
    from ringwar.kernel.protocol import QuestionJson

CHANCE = "chance"
SPECTATOR = "spectator"


class IllegalAnswer(Refusal):
    """An answer that is not among the options of the open question."""


class BrokenPlayer(ValueError):
    """A player that has answered what is no option, or not at all: who it is, where it sits, what it was asked."""

    def __init__(self, player: str, seat: str, key: str, what: str) -> None:
        super().__init__(player, seat, key, what)
        self.player = player
        self.seat = seat
        self.key = key
        self.what = what

    def __str__(self) -> str:
        return (
            f"the player {printable(self.player, MOST_SHOWN)} of {self.seat} is broken: asked {self.key!r}, {self.what}"
        )


def name_of(option: Any) -> str:
    """The stable, readable name of an option: of None, a truth, a number, a word, or a thing with a `name`."""
    if type(option) is str:
        return option
    if option is None:
        return "none"
    if option is True:
        return "yes"
    if option is False:
        return "no"
    if isinstance(option, Enum):
        return str(option.value)
    if isinstance(option, str | int):
        return str(option)
    name: str = option.name
    return name


def plain(value: Any) -> Any:
    """A value made ready for JSON: numbers and words as they are, things by name, containers by their contents."""
    if value is None or isinstance(value, bool | float):
        return value
    if isinstance(value, Mapping):
        return {name_of(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, frozenset | set):
        return sorted(plain(item) for item in value)
    if isinstance(value, int) and not isinstance(value, Enum):
        return value
    return value.plain() if hasattr(value, "plain") else name_of(value)


def slots_of(thing: Any) -> tuple[str, ...]:
    """The names of what a thing holds; a compiled class keeps them in another place."""
    kind = type(thing)
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    return getattr(kind, "__slots__", ()) or tuple(name for name in compiled if not name.startswith("__"))


def parts_of(thing: Any) -> tuple[Any, ...]:
    """What a thing holds, for comparing it with others of its kind."""
    return tuple([getattr(thing, name) for name in slots_of(thing)])


def by_parts(thing: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """How a thing that holds what its constructor is given is pickled: the result of its `__reduce__`."""
    return _made, (type(thing), {name: getattr(thing, name) for name in slots_of(thing)})


def _made(kind: Callable[..., Any], parts: Mapping[str, Any]) -> Any:
    return kind(**parts)


class Question:
    """One choice, to be made now, by one side; it shows what that side may know, and nothing else.

    The options are the question's own: a rule that goes on with its list is not changed by whoever reads them here.
    """

    __slots__ = ("_game", "_seat", "about", "cause", "id", "key", "options", "side", "why")

    def __init__(
        self,
        side: str,
        key: str,
        options: Sequence[Any],
        about: Mapping[str, Any],
        game: Game[Any],
        why: Why | None = None,
    ) -> None:
        self.side = side
        self._seat = side
        self.key = key
        self.options: Sequence[Any] = tuple(options) if type(options) is list else options
        self.about = about
        self.cause = game.cause
        """What asks: a card, a character, a tile; nothing where a rule of the game asks by itself."""
        self.id = ""
        """Of a position's question: the number of answers before it, and who is asked."""
        self._game = game
        self.why = why
        """Says of a thing that is no option why it is none: see `reasons.py`."""

    def names(self) -> list[str]:
        """The options by name; copies of a thing (which weigh Chance's choice) are one option."""
        return list(dict.fromkeys(map(name_of, self.options)))

    def find(self, answer: Any) -> Any:
        """The option meant by an option or its name."""
        for option in self.options:
            if option is answer:
                return option
        wanted = name_of(answer) if answer is None or isinstance(answer, str | int) or hasattr(answer, "name") else None
        for option in self.options:
            if name_of(option) == wanted:
                return option
        raise IllegalAnswer(
            "illegal-answer", answer=short(answer), question=self.key, side=self.side, options=self.names()
        )

    @property
    def game_name(self) -> str:
        """The name of the game that is played."""
        return self._game.ruleset.name

    @property
    def plays_for(self) -> str:
        """The side for which the seat plays that is asked; Chance plays for itself."""
        return CHANCE if self._seat == CHANCE else self._game.ruleset.side_of(self._seat)

    def view(self) -> dict[str, Any]:
        """What the seat that is asked may see, ready for JSON."""
        return self._game.view(self._seat)

    def sight(self) -> Any:
        """What the seat that is asked may know of the table, as the game's own read-only objects: made at once."""
        return self._game.ruleset.sight(self._game.state, self._seat)

    def imagined(self, rng: Random) -> Position[Any]:
        """A position that the seat cannot tell from the real one; for a player that `thinks`."""
        from ringwar.kernel.position import standing

        return standing(self._game).imagined(self._seat, rng)

    def json(self) -> QuestionJson:
        """The question as clients know it: what asks, and of every option its kind and what it points at."""
        from ringwar.kernel.protocol import question_json

        return question_json(self)

    def __str__(self) -> str:
        return f"{self.key!r}, asked of {self.side}; the options are: {', '.join(self.names())}"


Why = Callable[[Any, Question, Any], "Refusal | None"]
"""Says by the table and the question why a thing is no option; nothing where it is one."""


def game_of(question: Question) -> Game[Any]:
    """The game in which a question is asked, with the whole table: for those who run games, never for players."""
    return question._game


def option_of(question: Question, options: Sequence[Any], answer: Any, player: str) -> Any:
    """Which of the options that were asked a player has answered; BrokenPlayer where that is none of them."""
    try:
        return options[options.index(answer)]
    except ValueError:
        what = f"it answers {short(answer)}, which is no option"
        raise BrokenPlayer(player, question._seat, question.key, what) from None
