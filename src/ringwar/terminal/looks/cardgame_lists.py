"""Parts of the table of the card game by themselves: locations, hand, reserve, scoring, cards."""

from __future__ import annotations

from ringwar.terminal.looks.cardgame_status import SIDES
from ringwar.terminal.looks.cardgame_table import View, counts, listed, locations, own_cards, reserve_of, score, to_come
from ringwar.terminal.looks.cardgame_where import remembered
from ringwar.terminal.looks.lines import INDENT, in_colour, paragraphs, wrapped
from ringwar.words import Said, Words


def places(view: View, _: str, words: Words, width: int) -> list[str]:
    """The active locations with all that lies there, and those to come."""
    found = paragraphs([*locations(view, words), to_come(view, words)], width)
    return found or wrapped([words.say("terminal-no-locations")], width)


def hand(view: View, _: str, words: Words, width: int) -> list[str]:
    """The reader's cards."""
    return wrapped(own_cards(view, words) or [words.say("terminal-no-hand")], width)


def reserve(view: View, _: str, words: Words, width: int) -> list[str]:
    """The reserve of every player."""
    return [line for side in SIDES for line in in_colour(wrapped(_reserves(side, view, words), width), side)]


def _reserves(side: str, view: View, words: Words) -> list[str]:
    """A line for each player of a side."""
    return [
        words.say("terminal-reserve-of", letters=_letters(side, words), player=name, cards=reserve_of(seat, words))
        for name, seat in view["seats"].items()
        if seat["side"] == side
    ]


def _letters(side: str, words: Words) -> Said:
    return Said(words.say(f"letters-{side}"))


def scoring(view: View, _: str, words: Words, width: int) -> list[str]:
    """What each side has won."""
    return [line for side in SIDES for line in in_colour(wrapped([score(side, view, words)], width), side)]


def cards(view: View, _: str, words: Words, width: int) -> list[str]:
    """The cards of every player by number, those of his piles that the reader may know, and what is remembered."""
    lines = [line for name in view["seats"] for line in _piles(name, view, words)]
    for known in view["known"]:
        places = Said(remembered(known, words))
        lines.append(words.say("terminal-cards-known", cards=listed(known["cards"], words), places=places))
    return wrapped(lines, width)


def _piles(name: str, view: View, words: Words) -> list[str]:
    """A player's cards, and what is known of those that are out of his hand."""
    seat = view["seats"][name]
    lines = [counts(name, seat, words)]
    for pile, message in (("cycle", "terminal-cards-cycled"), ("eliminated", "terminal-cards-eliminated")):
        if there := seat.get(pile, seat[f"{pile}_seen"]):
            lines.append(INDENT + words.say(message, cards=listed(there, words)))
    return lines
