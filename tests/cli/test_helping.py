"""What commands say of themselves, in every language."""

from __future__ import annotations

from argparse import Action, ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.conftest import Run
from ringwar import cli
from ringwar.commands import helping
from ringwar.words import FOLDER, Words, files, languages


def parsers(parser: ArgumentParser) -> Iterator[ArgumentParser]:
    """A parser and those of its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for each in action.choices.values():
                yield from parsers(each)


def actions(parser: ArgumentParser) -> Iterator[Action]:
    """Everything that a parser takes, its commands too."""
    for action in parser._actions:
        yield action
        if isinstance(action, _SubParsersAction):
            yield from action._choices_actions


def keys() -> set[str]:
    """The keys of everything that commands say of themselves."""
    every = list(parsers(cli.parser()))
    said = {action.help for parser in every for action in actions(parser) if action.help}
    texts = {text for parser in every for text in (parser.description, parser.epilog) if text}
    titles = {group.title for parser in every for group in parser._action_groups if group.title}
    return said | texts | {helping.HEADINGS.get(title, title) for title in titles} | {"usage"}


@pytest.mark.parametrize("language", languages())
def test_every_command_says_everything_of_itself_in_every_language(language: str) -> None:
    words = files.read(language, (FOLDER,), "common")
    given = {name.removeprefix("usage-") for name in words.ids if name.startswith("usage-")}
    assert given == keys()


def test_help_is_given_in_the_language_of_the_person(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "common-commands.ftl").write_text("usage-play = thlay\n")
    monkeypatch.setattr(helping, "words", lambda: Words("xx", tmp_path, game="common"))
    shown = run("play", "--help").out
    assert "\nThlay.\n" in shown
    assert "play as text in this terminal" in shown


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "tlh"}, "en"),
        ({"LC_ALL": "", "LANG": "en"}, "en"),
        ({"LC_ALL": "xx_YY.UTF-8", "LANG": "en"}, "xx"),
        ({"RINGWAR_LANGUAGE": "XX-YY", "LC_ALL": "en"}, "xx"),
    ],
)
def test_the_language_of_a_person_is_found_in_the_surroundings(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringwar.words.languages", lambda: ["en", "xx"])
    assert helping.language(environment) == language
