"""Questions, and the names by which their options are written down and found again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ringwar.kernel.game import Game

CHANCE = "chance"
SPECTATOR = "spectator"


class IllegalAnswer(ValueError):
    """An answer that is not among the options of the open question."""


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
    return name_of(value)


def slots_of(thing: Any) -> tuple[str, ...]:
    """The names of what a thing holds; a compiled class keeps them in another place."""
    kind = type(thing)
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    return getattr(kind, "__slots__", ()) or tuple(name for name in compiled if not name.startswith("__"))


def by_parts(thing: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """How a thing that holds what its constructor is given is pickled: the result of its `__reduce__`."""
    return _made, (type(thing), {name: getattr(thing, name) for name in slots_of(thing)})


def _made(kind: Callable[..., Any], parts: Mapping[str, Any]) -> Any:
    return kind(**parts)


class Question:
    """One choice, to be made now, by one side."""

    __slots__ = ("about", "game", "key", "options", "side")

    def __init__(self, side: str, key: str, options: Sequence[Any], about: Mapping[str, Any], game: Game[Any]) -> None:
        self.side = side
        self.key = key
        self.options = options
        self.about = about
        self.game = game

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
        raise IllegalAnswer(f"{short(answer)} is not an answer to {self}")

    def view(self) -> dict[str, Any]:
        """What the side that is asked may see: all that a computer player is shown."""
        return self.game.view(self.side)

    def __str__(self) -> str:
        return f"{self.key!r}, asked of {self.side}; the options are: {', '.join(self.names())}"


def short(answer: Any) -> str:
    """Whatever somebody said, short enough for a line."""
    text = repr(answer)
    return text if len(text) <= 60 else text[:57] + "..."
