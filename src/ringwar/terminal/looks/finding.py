"""Finding what somebody means by what he types: any word of a name, without accents, capitals and hyphens."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence

from ringwar.lines import line
from ringwar.words import Said, Words

MOST_NAMED = 8
"""So many of the things that may be meant are named."""

MOST_TYPED = 60
"""So much is repeated of what somebody typed."""

NO_SHORTS: Mapping[str, str] = {}

DROPPED = str.maketrans({"'": "", "’": "", "-": " ", "_": " ", ",": " ", ".": " ", "ґ": "г", "ŷ": "у", "ł": "l"})
"""Letters that are typed otherwise than they are written; accents are dropped besides."""


def folded(text: str) -> str:
    """A text without capitals, accents, hyphens and apostrophes, as people type it."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(DROPPED))
    return " ".join("".join(each for each in letters if not unicodedata.combining(each)).split())


def found(typed: str, names: Mapping[str, str], shorts: Mapping[str, str] = NO_SHORTS) -> list[str]:
    """The stable names that may be meant, of all with their words: exactly, by the beginning, by any word, by a part.

    What fits better hides what fits worse, so one name is a clear answer and several are to be told apart. Some may
    have a short name besides.
    """
    wanted = folded(typed)
    if not wanted:
        return []
    known = {name: {folded(each) for each in (name, text, shorts.get(name, name))} for name, text in names.items()}
    for fits in (_is, _begins, _begins_words, _is_within):
        if meant := [name for name, texts in known.items() if _any(fits, wanted, texts)]:
            return meant
    return []


def _any(fits: Callable[[str, str], bool], wanted: str, texts: Iterable[str]) -> bool:
    return any(fits(wanted, text) for text in texts)


def _is(wanted: str, text: str) -> bool:
    return wanted in (text, text.removeprefix("the "))


def _begins(wanted: str, text: str) -> bool:
    return text.startswith(wanted) or text.removeprefix("the ").startswith(wanted)


def _begins_words(wanted: str, text: str) -> bool:
    """Whether every word that is wanted begins a word of the text."""
    words = text.split()
    return all(any(word.startswith(each) for word in words) for each in wanted.split())


def _is_within(wanted: str, text: str) -> bool:
    return wanted in text


def are_one(meant: Sequence[str], names: Mapping[str, str]) -> bool:
    """Whether everything that is meant has the same words, so that nobody could tell it apart by typing more."""
    return len({folded(names[name]).removeprefix("the ") for name in meant}) == 1


def unclear(typed: str, meant: Sequence[str], names: Mapping[str, str], words: Words) -> list[str]:
    """What to say where nothing is meant by what was typed, or several things may be."""
    if not meant:
        return [words.say("terminal-not-found", typed=Said(line(typed, MOST_TYPED)))]
    texts = [Said(names[name]) for name in meant[:MOST_NAMED]]
    if len(meant) > MOST_NAMED:
        texts.append(Said(words.say("terminal-others", count=len(meant) - MOST_NAMED)))
    return [words.say("terminal-ambiguous", options=texts)]
