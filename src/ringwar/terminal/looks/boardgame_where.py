"""Where something of the board game is: a region with its neighbours, a character, a nation, the Fellowship, a card."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.boardgame.lords.table.facts import CHARACTERS_WITH_LORDS, EVENTS_WITH_LORDS
from ringwar.boardgame.table.facts import CHARACTERS, EVENTS, NATIONS, REGIONS
from ringwar.boardgame.table.memory import DISCARDS
from ringwar.terminal.looks.boardgame_armies import armies_of
from ringwar.terminal.looks.boardgame_cards import printed_region
from ringwar.terminal.looks.boardgame_figures import View
from ringwar.terminal.looks.boardgame_lands import described_region, is_shown
from ringwar.terminal.looks.boardgame_map import part_names, short_names
from ringwar.terminal.looks.boardgame_table import fellowship
from ringwar.terminal.looks.finding import are_one, found, unclear
from ringwar.terminal.looks.lines import INDENT, wrapped
from ringwar.words import Said, Words, sentence

FELLOWSHIP = "fellowship"


def where(view: View, typed: str, words: Words, width: int) -> list[str]:
    """Where the thing is that is meant; how to ask, if nothing was typed."""
    if not typed:
        return wrapped([words.say("terminal-where-usage")], width)
    names = _names(view, words)
    meant = found(typed, names, short_names(words))
    if not are_one(meant, names):
        return wrapped(unclear(typed, meant, names, words), width)
    return wrapped([line for name in meant for line in _where(name, view, words)], width)


def _names(view: View, words: Words) -> dict[str, str]:
    """Everything that can be asked for, by its words."""
    named = [*_characters(view), *_events(view)]
    names = {name: sentence(words.name(name)) for name in named}
    return {FELLOWSHIP: words.say("terminal-the-fellowship"), **part_names(words), **names}


def _characters(view: View) -> Mapping[str, object]:
    return CHARACTERS_WITH_LORDS if "lords" in view else CHARACTERS


def _events(view: View) -> Mapping[str, object]:
    return EVENTS_WITH_LORDS if "lords" in view else EVENTS


def _where(name: str, view: View, words: Words) -> list[str]:
    if name == FELLOWSHIP:
        return fellowship(view, words)
    if name in REGIONS:
        return _region(name, view, words)
    if name in NATIONS:
        return armies_of(name, view, words)
    return [_character(name, view, words) if name in _characters(view) else card_place(name, view, words)]


def _region(name: str, view: View, words: Words) -> list[str]:
    """What stands in a region, what is printed on it, and what stands next to it."""
    region = REGIONS[name]
    near = [described_region(each, view, words) for each in region.adjacent if is_shown(each, view)]
    empty = [sentence(words.name(each)) for each in region.adjacent if not is_shown(each, view)]
    lines = [described_region(region, view, words), *printed_region(region, words)]
    lines += [words.say("terminal-where-next-to"), *(INDENT + line for line in near)]
    return [*lines, INDENT + words.say("terminal-empty", places=Said(", ".join(empty)))] if empty else lines


def _character(name: str, view: View, words: Words) -> str:
    """Where a character is, or that he is not in the game."""
    if name in view["characters"]:
        return sentence(words.say("terminal-where-in", thing=name, region=view["characters"][name]))
    company = view["fellowship"]
    if name in company["companions"] or name == company["guide"]:
        return sentence(words.say("terminal-where-fellowship", thing=name))
    message = "terminal-where-eliminated" if name in view["eliminated"] else "terminal-where-not-yet"
    return sentence(words.say(message, thing=name))


def card_place(name: str, view: View, words: Words) -> str:
    """Where a card is, as far as the reader knows."""
    places = _places(name, view)
    if not places:
        return words.say("terminal-where-unknown", thing=name)
    return words.say("terminal-where-card", thing=name, places=[Said(_place(each, view, words)) for each in places])


def _places(name: str, view: View) -> list[str]:
    """Where a card lies for all or for the reader to see, or may lie by what the reader remembers."""
    held = [seat for seat, hand in view["hands"].items() if name in hand.get("cards", ())]
    played = [f"table-{side}" for side, cards in view["table"].items() if name in cards]
    gone = [f"{DISCARDS}-{side}" for side, pile in view["discards"].items() if name in pile["seen"]]
    return held + played + gone or list(view.get("known", {}).get(name, ()))


def _place(place: str, view: View, words: Words) -> str:
    """A hand by its player; any other place by its own words."""
    if place not in view["hands"]:
        return words.say(f"place-{place}")
    own = "cards" in view["hands"][place]
    return words.say("terminal-where-own-hand") if own else words.say("terminal-where-hand", seat=place)
