"""The Fluent files: which languages there are, and the messages of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ringwar.words.values import form_of

FOLDER = Path(__file__).parent
ENGLISH = "en"
COMMON = "common"
FILES = "*.ftl"
FUNCTIONS = ("FORM", "NUMBER", "DATETIME")


@lru_cache(maxsize=16)
def languages(*folders: Path) -> tuple[str, ...]:
    """The languages that have files, looked for once."""
    return tuple(sorted({file.parent.name for folder in folders or (FOLDER,) for file in folder.glob(f"*/{FILES}")}))


def files(language: str, folders: Iterable[Path], game: str = "") -> Iterator[Path]:
    """The files of a language in a fixed order: all of them, or those of a game (`game.ftl`, `game-cards.ftl`)."""
    for folder in folders:
        for file in sorted((folder / language).glob(FILES)):
            if not game or file.stem == game or file.stem.startswith(f"{game}-"):
                yield file


@lru_cache(maxsize=64)
def resource(file: Path) -> ast.Resource:
    """The messages of a file, read once."""
    return FluentResource(file.read_text(encoding="utf-8"))


class Language(FluentBundle):
    """The messages of a language: all of them, or those that a game needs."""

    def __init__(self, language: str, folders: tuple[Path, ...], game: str) -> None:
        functions: dict[str, Any] = {"FORM": form}
        super().__init__([language], functions=functions, use_isolating=False)
        self.ids: list[str] = []
        wanted = [*files(language, folders, game), *files(language, folders, COMMON)]
        for file in dict.fromkeys(wanted):
            messages = resource(file)
            self.ids += [entry.id.name for entry in messages.body if isinstance(entry, ast.Message)]
            self.add_resource(messages)

    def attribute(self, message: str, name: str) -> str | None:
        """An attribute of a message: a case or the gender of a name."""
        if not self.has_message(message):
            return None
        pattern = self.get_message(message).attributes.get(name)
        return None if pattern is None else str(self.format_pattern(pattern)[0])


def form(thing: str, case: str) -> str:
    """`FORM($place, case: "gen")`: the words of a thing in a case, of a list in each of its parts."""
    return form_of(thing, case)


@lru_cache(maxsize=16)
def read(language: str, folders: tuple[Path, ...], game: str) -> Language:
    """A language, put together once."""
    return Language(language, folders, game)
