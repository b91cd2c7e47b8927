"""The table as text: a function for each game that has one, and a plain rendering of any view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ringwar.terminal.boardgame_odds import ODDS
from ringwar.terminal.looks.boardgame_cards import board_texts, lords_texts
from ringwar.terminal.looks.boardgame_looks import BOARD_LOOKS
from ringwar.terminal.looks.boardgame_status import board_status
from ringwar.terminal.looks.boardgame_table import board_table
from ringwar.terminal.looks.boardgame_teams import champions
from ringwar.terminal.looks.cardgame_cards import card_texts
from ringwar.terminal.looks.cardgame_looks import CARD_LOOKS
from ringwar.terminal.looks.cardgame_status import card_status
from ringwar.terminal.looks.cardgame_table import card_table
from ringwar.words import Words

TABLES: dict[str, Callable[[Mapping[str, Any], Words, int], list[str]]] = {
    "boardgame": board_table,
    "cardgame": card_table,
}
"""The games that draw their own table, by name; each is given the view of a seat or a spectator, and the width."""

Look = Callable[[Mapping[str, Any], str, Words, int], list[str]]
LOOKS: dict[str, Mapping[str, Look]] = {"boardgame": {**BOARD_LOOKS, **ODDS}, "cardgame": CARD_LOOKS}
"""The parts of the table that each game shows, by command."""

TEXTS: dict[tuple[str, ...], Callable[[Words], dict[str, list[str]]]] = {
    ("boardgame",): board_texts,
    ("boardgame", "lords"): lords_texts,
    ("cardgame",): card_texts,
}
"""The games, by name with their expansions, that say more of their cards than a text."""

STATUSES: dict[str, Callable[[Mapping[str, Any], Words, int, Mapping[str, Any] | None], list[str]]] = {
    "boardgame": board_status,
    "cardgame": card_status,
}
"""The games that say in a few lines how things stand."""

ENDINGS: dict[str, Callable[[Mapping[str, Any], Words], list[str]]] = {"boardgame": champions}
"""The games in which more can be won than the game itself."""

SHOWN_ELSEWHERE = ("asked", "question", "result")
"""What a view says of the open question and the end: the terminal says it after the table."""

INDENT = "  "
WIDTH = 76


def table(game: str, view: Mapping[str, Any], words: Words, width: int = WIDTH) -> list[str]:
    """What a view shows, a line each."""
    return TABLES[game](view, words, width) if game in TABLES else any_table(view, words)


def status(
    game: str, view: Mapping[str, Any], words: Words, width: int, before: Mapping[str, Any] | None = None
) -> list[str]:
    """How things stand, in a few lines, and what of it is new."""
    shown = STATUSES.get(game)
    return any_table(view, words) if shown is None else shown(view, words, width, before)


def looks(game: str) -> Mapping[str, Look]:
    """The parts of the table that can be looked at, by the command that shows them."""
    return LOOKS.get(game, {})


def ending(game: str, view: Mapping[str, Any], words: Words) -> list[str]:
    """What is to be said of a game that is over besides who won it, and how."""
    return ENDINGS[game](view, words) if game in ENDINGS else []


def texts(game: str, words: Words, expansions: Sequence[str] = ()) -> dict[str, list[str]]:
    """What can be looked up in a game with its expansions, by name: a few lines each."""
    return TEXTS.get((game, *expansions), any_texts)(words)


def any_texts(words: Words) -> dict[str, list[str]]:
    """The texts that there are words for."""
    return {name: [words.text(name)] for name in words.names_with("text")}


def any_table(view: Mapping[str, Any], words: Words) -> list[str]:
    """Any view, by its own keys, with what belongs together indented."""
    return _lines({key: value for key, value in view.items() if key not in SHOWN_ELSEWHERE}, words)


def _lines(values: Mapping[str, Any], words: Words) -> list[str]:
    lines: list[str] = []
    for key, value in values.items():
        if isinstance(value, Mapping) and value:
            lines += [f"{_label(key, words)}:", *(INDENT + line for line in _lines(value, words))]
        elif isinstance(value, list | tuple) and any(isinstance(each, Mapping) for each in value):
            lines.append(f"{_label(key, words)}:")
            lines += [INDENT + line for each in value for line in _item(each, words)]
        else:
            lines.append(f"{_label(key, words)}: {_value(value, words)}")
    return lines


def _item(value: Any, words: Words) -> list[str]:
    """One thing of a list, with a dash before it."""
    lines = _lines(value, words) if isinstance(value, Mapping) else [_value(value, words)]
    return [("- " if number == 0 else INDENT) + line for number, line in enumerate(lines)]


def _value(value: Any, words: Words) -> str:
    if isinstance(value, list | tuple | Mapping):
        return ", ".join(_value(each, words) for each in value) or words.name("none")
    if value is None or isinstance(value, bool):
        return words.name(value)
    return _label(str(value), words)


def _label(name: str, words: Words) -> str:
    """The words of a name where it has some: a view has keys that no message knows."""
    base = name.partition("#")[0]
    known = words.has(f"name-{base}") or words.has(f"option-{base}")
    return words.name(name) if known else name.replace("_", " ")
