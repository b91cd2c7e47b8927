"""What commands say, in the language of whoever asks; nothing is read unless somebody does."""

from __future__ import annotations

import argparse
import os
import re
from argparse import Action, RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ringwar.commands import Told, UsageError
from ringwar.kernel import Refusal

if TYPE_CHECKING:
    from ringwar.words import Words

VARIABLES = ("RINGWAR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the language of a person is found; the first that is set has the say."""
HEADINGS = {"positional arguments": "arguments", "options": "options"}
"""What Python calls the parts of a help."""
COMPLAINTS = {
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "required",
    "one of the arguments %s is required": "one-required",
    "unrecognized arguments: %s": "unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "expected one argument": "one-value",
    "expected at most one argument": "at-most-one-value",
    "expected at least one argument": "some-values",
    "ignored explicit argument %r": "no-value",
    "not allowed with argument %s": "not-with",
    "invalid %(type)s value: %(value)r": "kind",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "choice-of-commands",
}
"""What Python says of a command line that it cannot read, and the keys of our words for it."""
PLACE = re.compile(r"%(?:\((\w+)\))?[rs]")
"""Where Python puts something into what it says."""
FLAG = "--language"
WANTED: ContextVar[str] = ContextVar("WANTED", default="")
"""The language that the command line asks for, if it asks for one."""


def language(environment: Mapping[str, str]) -> str:
    """The language of a person, if Ringwar speaks it: uk for uk_UA.UTF-8; otherwise English."""
    from ringwar.words import ENGLISH, languages

    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    tag = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return tag if tag in languages() else ENGLISH


def asked_for(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, as far as one can tell before it is read."""
    following = dict(pairwise(arguments))
    joined = (each.removeprefix(f"{FLAG}=") for each in arguments if each.startswith(f"{FLAG}="))
    return following.get(FLAG) or next(joined, "")


def speak(wanted: str) -> None:
    """Say everything in a language from now on; in that of the person where none is wanted or it is not known."""
    WANTED.set(wanted)


def check(wanted: str | None) -> None:
    """Refuse a language that Ringwar does not speak."""
    from ringwar.words import languages

    if wanted is not None and wanted not in languages():
        raise UsageError(Refusal("no-language", language=wanted, languages=list(languages())))


def spoken() -> str:
    """The language in which commands speak."""
    from ringwar.words import languages

    return WANTED.get() if WANTED.get() in languages() else language(os.environ)


def words(game: str = "common") -> Words:
    """The words in which commands speak of a game, or of what is common to all; of everything for an empty name."""
    from ringwar.words import Words

    return Words(spoken(), game=game)


def said(key: str) -> str:
    """What a command says of one thing."""
    return words().say(f"usage-{key}")


def told(error: Told) -> str:
    """What a person is told, in one line."""
    reason = error.reason if isinstance(error.reason, str) else "this"
    about = error.about if isinstance(error.reason, str) else {"why": error.reason}
    return say(f"refusal-{reason}", **about)


def say(key: str, **about: Any) -> str:
    """What a command says besides, in one line."""
    return words().say(key, **{name: _about(value) for name, value in about.items()})


def _about(value: Any) -> Any:
    """What something is about: numbers by the language, errors in words, anything else as it is."""
    from ringwar.words import Said
    from ringwar.words.refusals import why

    if isinstance(value, Refusal):
        return Said(words("").refusal(value))
    if isinstance(value, OSError):
        return Said(why(words(), value))
    return value if isinstance(value, int | float) else Said(value)


def complaint(text: str) -> str:
    """In our words what Python says of a command line; anything else as it is."""
    if text not in COMPLAINTS:
        return text
    from ringwar.words import Said

    given = {found[1] or "given": Said(found[0]) for found in PLACE.finditer(text)}
    return words().say(f"wrong-{COMPLAINTS[text]}", **given)


# Python's parsers look up everything that they say in this function of their module, which is made for that.
argparse._ = complaint  # type: ignore[attr-defined]


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
