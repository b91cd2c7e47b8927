"""The languages beside English: complete, in words of their own, with their plurals and cases."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

sys.path.insert(0, str(Path(__file__).parents[2]))

from ringwar.words import ENGLISH, FOLDER, Said, languages
from ringwar.words.files import Language
from tools import translations

OTHERS = [language for language in languages() if language != ENGLISH]
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 101)
PLURALS = {"uk": {"one", "few", "many"}, "ru": {"one", "few", "many"}, "pl": {"one", "few", "many"}}
GAMES = ("boardgame", "cardgame", "common")
SAME = frozenset(Path(__file__).with_name("same.txt").read_text(encoding="utf-8").split("\n"))
"""`LANGUAGE MESSAGE`: what is the same as in English because it is right so."""


def selections(language: str) -> Iterator[tuple[str, ast.SelectExpression]]:
    """Every choice between variants in the messages of a language."""
    for name, file in translations.files(language):
        for key, message in translations.messages(file).items():
            for found in Selections.of(message):
                yield f"{name} {key}", found


class Selections(Visitor):
    """The choices of a message."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    @classmethod
    def of(cls, message: ast.Message | ast.Term) -> list[ast.SelectExpression]:
        visitor = cls()
        visitor.visit(message)
        return visitor.found

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_or_left_in_english(language: str) -> None:
    found = list(translations.lacks(language))
    left = {f"{language} {line.split()[1]}" for line in found if line.endswith("is left in English")}
    assert [line for line in found if not line.endswith("is left in English")] == []
    assert left == {line for line in SAME if line.startswith(f"{language} ")}


@pytest.mark.parametrize("language", OTHERS)
def test_whoever_counts_counts_as_the_language_does(language: str) -> None:
    """Where a message tells one from several, it tells few from many too."""
    wanting = []
    for place, choice in selections(language):
        keys = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
        default = next(variant.key for variant in choice.variants if variant.default)
        given = keys | ({"many"} if isinstance(default, ast.Identifier) and default.name == "other" else set())
        if keys & PLURALS[language] and not given >= PLURALS[language]:
            wanting.append(place)
    assert wanting == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_said_with_every_number(language: str, game: str) -> None:
    bundle = Language(language, (FOLDER,), game)
    parsed = {
        key: message
        for file in (FOLDER / language).glob("*.ftl")
        if file.stem.startswith((game, "common"))
        for key, message in translations.messages(file).items()
        if not key.startswith("-")
    }
    for key, message in parsed.items():
        names = [f"{name[1:]}{facet}" for name in translations.variables(message) for facet in ("", "-key", "-count")]
        if not names or message.value is None:
            continue
        for number in NUMBERS:
            pattern = bundle.get_message(key).value
            assert pattern is not None
            text, _ = bundle.format_pattern(pattern, dict.fromkeys(names, number))
            assert "{" not in str(text), (key, number, text)
            text, _ = bundle.format_pattern(pattern, dict.fromkeys(names, Said("rohan", "rohan")))
            assert "{" not in str(text), (key, text)


@pytest.mark.parametrize("language", languages())
def test_files_can_be_read_and_are_the_same_as_in_english(language: str) -> None:
    own = {file.name: file for file in (FOLDER / language).glob("*.ftl")}
    assert own.keys() == {file.name for file in (FOLDER / ENGLISH).glob("*.ftl")}
    for file in own.values():
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert [each.content for each in body if isinstance(each, ast.Junk)] == []
