"""What commands say of themselves, in the language of whoever asks; nothing is read unless somebody does."""

from __future__ import annotations

import os
from argparse import Action, RawDescriptionHelpFormatter
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ringwar.words import Words

VARIABLES = ("RINGWAR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the language of a person is found; the first that is set has the say."""
HEADINGS = {"positional arguments": "arguments", "options": "options"}
"""What Python calls the parts of a help."""


def language(environment: Mapping[str, str]) -> str:
    """The language of a person, if Ringwar speaks it: uk for uk_UA.UTF-8; otherwise English."""
    from ringwar.words import ENGLISH, languages

    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    tag = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return tag if tag in languages() else ENGLISH


@cache
def words() -> Words:
    """The words in which help is given."""
    from ringwar.words import Words

    return Words(language(os.environ), game="common")


def said(key: str) -> str:
    """What a command says of one thing."""
    return words().say(f"usage-{key}")


class Helping(RawDescriptionHelpFormatter):
    """A formatter for parsers in which every text is the key of one."""

    def _expand_help(self, action: Action) -> str:
        return said(action.help or "")

    def _format_text(self, text: str) -> str:
        shown = said(text)
        line = shown[:1].upper() + shown[1:].removesuffix(".") + "."
        return super()._format_text(shown if "\n" in shown else line)

    def start_section(self, heading: str | None) -> None:
        """A part of the help under its heading."""
        super().start_section(None if heading is None else said(HEADINGS.get(heading, heading)))

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The line that shows how a command is given."""
        super().add_usage(usage, actions, groups, said("usage") if prefix is None else prefix)
