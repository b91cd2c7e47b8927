"""Choosing from a list by typing: a number, a name, words, or the beginning of either."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ringwar.lines import line
from ringwar.terminal.looks.finding import MOST_NAMED, MOST_TYPED, folded, found
from ringwar.terminal.looks.lines import columns, wrapped
from ringwar.terminal.screens import Screen
from ringwar.words import Said, Words, sentence

LEAVING = ("quit", "exit")
BESIDE = 4
"""Lines of a page besides its head and its options: the title, a prompt of two lines, and one to breathe."""
LEAST_ON_A_PAGE = 5
LONGEST_DEFAULT = 40
BRACKET = " ("
FEW = 3
"""So many numbers are listed one by one."""


def listed(shown: Mapping[str, str], words: Words, width: int) -> list[str]:
    """The lines of a list of options: numbered and in columns, or by themselves where options are numbers."""
    if not any(map(_is_number, shown)):
        return columns([sentence(text) for text in shown.values()], width)
    plain = [name for name, text in shown.items() if name == text]
    others = [f"{name}: {text}" for name, text in shown.items() if name != text]
    return wrapped(([_which_number(plain, words)] if plain else []) + others, width)


def paged(head: Sequence[str], lines: Sequence[str], height: int) -> list[list[str]]:
    """Lines in pages that a screen of so many lines can show, each under the same head; 0 lines are no limit."""
    room = height - len(head) - BESIDE if height else len(lines)
    room = max(room, LEAST_ON_A_PAGE)
    starts = range(0, max(1, len(lines)), room)
    return [[*head, *lines[start : start + room]] for start in starts]


def _which_number(names: Sequence[str], words: Words) -> str:
    """Several numbers to choose from: those without a gap by the first and the last."""
    numbers = sorted(int(name) for name in names if _is_number(name))
    if FEW < len(numbers) == len(names) == numbers[-1] - numbers[0] + 1:
        return words.say("terminal-number-from-to", least=numbers[0], most=numbers[-1])
    return words.say("terminal-which-number", numbers=[Said(name) for name in names])


def exactly(typed: str, shown: Mapping[str, str]) -> str | None:
    """The option of exactly that stable name or number in the list, or with exactly those words."""
    for name in shown:
        if typed.casefold() == name.casefold():
            return name
    if typed.isdecimal() and not any(map(_is_number, shown)):
        return dict(zip(map(str, range(1, len(shown) + 1)), shown, strict=True)).get(typed.lstrip("0"))
    wanted = folded(typed)
    same = [name for name, text in shown.items() if wanted in (folded(name), folded(text))]
    return same[0] if len(same) == 1 else None


def meant(typed: str, shown: Mapping[str, str]) -> list[str]:
    """The options that may be meant, by number, name, or any words of either: one where it is clear.

    What is only said of an option, in brackets, means nothing.
    """
    if (name := exactly(typed, shown)) is not None:
        return [name]
    return [] if typed.isdecimal() else found(typed, {name: text.partition(BRACKET)[0] for name, text in shown.items()})


def not_clear(typed: str, names: Sequence[str], shown: Mapping[str, str], words: Words) -> str:
    """What to say to an answer that is none or may be several."""
    if not names:
        return words.say("terminal-unknown", typed=Said(line(typed, MOST_TYPED)))
    texts = [Said(shown[name]) for name in names[:MOST_NAMED]]
    if len(names) > MOST_NAMED:
        texts.append(Said(words.say("terminal-others", count=len(names) - MOST_NAMED)))
    return words.say("terminal-ambiguous", options=texts)


def short(name: str, shown: Mapping[str, str]) -> str:
    """An option in a few words: those of the list, or its number there where they are many."""
    return shown[name] if len(shown[name]) <= LONGEST_DEFAULT else str(list(shown).index(name) + 1)


def number_of(name: str, shown: Mapping[str, str]) -> int | None:
    """The number of an option in its list, as somebody would type it; None where options are numbers themselves."""
    return None if any(map(_is_number, shown)) else list(shown).index(name) + 1


def choose(screen: Screen, words: Words, heading: str, shown: Mapping[str, str], default: str) -> str:
    """Have somebody choose one option; an empty line is the default."""
    screen.say(listed(shown, words, screen.width), heading)
    prompt = words.say("terminal-choose", default=Said(short(default, shown)))
    while True:
        typed = _typed(screen, prompt)
        names = meant(typed, shown) if typed else [default]
        if len(names) == 1:
            return names[0]
        screen.say([not_clear(typed, names, shown, words)])


def choose_several(screen: Screen, words: Words, heading: str, shown: Mapping[str, str], default: str) -> list[str]:
    """Have somebody choose some options, with spaces or commas between them."""
    screen.say(listed(shown, words, screen.width), heading)
    prompt = words.say("terminal-choose-several", default=Said(shown[default]))
    while True:
        typed = _typed(screen, prompt).replace(",", " ").split()
        found = {each: meant(each, shown) for each in typed or [default]}
        unclear = [each for each, names in found.items() if len(names) != 1]
        if not unclear:
            return _unique(names[0] for names in found.values())
        screen.say([not_clear(each, found[each], shown, words) for each in unclear])


def _typed(screen: Screen, prompt: str) -> str:
    """What somebody types; who wants to leave instead ends the input."""
    typed = screen.prompt(prompt)
    if typed.casefold() in LEAVING:
        raise EOFError
    return typed


def _unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _is_number(name: str) -> bool:
    return name.removeprefix("-").isdecimal()
