"""Where something of the card game is: a card, a location, a player."""

from __future__ import annotations

from collections.abc import Iterator

from ringwar.cardgame.table.facts import BATTLEGROUNDS, CARDS, PATHS
from ringwar.terminal.looks.cardgame_cards import card_texts
from ringwar.terminal.looks.cardgame_table import View, location, player
from ringwar.terminal.looks.finding import are_one, found, unclear
from ringwar.terminal.looks.lines import INDENT, wrapped
from ringwar.words import Said, Words, sentence

PILES = ("hand", "drawn", "cycle", "eliminated")


def where(view: View, typed: str, words: Words, width: int) -> list[str]:
    """Where the thing is that is meant; how to ask, if nothing was typed."""
    if not typed:
        return wrapped([words.say("terminal-where-usage")], width)
    names = _names(view, words)
    meant = found(typed, names)
    if not are_one(meant, names):
        return wrapped(unclear(typed, meant, names, words), width)
    return wrapped([line for name in meant for line in _where(name, view, words)], width)


def _names(view: View, words: Words) -> dict[str, str]:
    """Everything that can be asked for, by its words."""
    cards = dict.fromkeys(card.id for card in CARDS.values())
    return {name: sentence(words.name(name)) for name in (*view["seats"], *BATTLEGROUNDS, *PATHS, *cards)}


def _where(name: str, view: View, words: Words) -> list[str]:
    """A player may have the name of a card."""
    if name in BATTLEGROUNDS or name in PATHS:
        return _location(name, view, words)
    seat = view["seats"].get(name)
    lines = [line.removeprefix(INDENT) for line in player(name, seat, words)] if seat else []
    return [*lines, _card(name, view, words)] if name in CARDS else lines


def _location(name: str, view: View, words: Words) -> list[str]:
    """An active location with all that lies there, or where its card is; then what is printed on it."""
    active = [place for place in (*view["battlegrounds"], view["path"]) if place and place["id"] == name]
    printed = card_texts(words)[name]
    if active:
        return [*location(active[0], view, words), *printed]
    return [words.say("terminal-where", thing=name, places=[Said(_location_place(name, view, words))]), *printed]


def _location_place(name: str, view: View, words: Words) -> str:
    """Where the card of a location lies that is not active."""
    for side, won in view["scoring"].items():
        if name in won:
            return words.say("terminal-where-scored", side=side)
    decks = (*view["battleground_decks"].values(), view["path_deck"])
    return words.say("terminal-where-to-come" if any(name in deck for deck in decks) else "terminal-where-aside")


def _card(name: str, view: View, words: Words) -> str:
    """Where the copies of a card are, as far as the reader knows."""
    seen = (*_open(name, view, words), *_piled(name, view, words), *_remembered(name, view, words))
    places = list(dict.fromkeys(seen))
    if not places:
        return words.say("terminal-where-unknown", thing=name)
    return words.say("terminal-where", thing=name, places=[Said(place) for place in places])


def _is(name: str, card: str) -> bool:
    """Whether a card is one of the copies of that name."""
    return card.partition("#")[0] == name


def _open(name: str, view: View, words: Words) -> Iterator[str]:
    """The places in which a card lies face up, by itself or wielded."""
    for place in (*view["battlegrounds"], view["path"]):
        for each in place["cards"] if place else ():
            if any(_is(name, card) for card in (each["card"], *each["items"])):
                yield words.say("terminal-where-at", location=place["id"])
    for seat, of in view["seats"].items():
        for each in of["reserve"]:
            if any(_is(name, card) for card in (each["card"], *each["items"])):
                yield words.say("terminal-where-reserve", seat=seat)


def _piled(name: str, view: View, words: Words) -> Iterator[str]:
    """The piles in which the reader sees a card, or everybody has."""
    for seat, of in view["seats"].items():
        for pile in PILES:
            if any(_is(name, card) for card in (*of.get(pile, ()), *of[f"{pile}_seen"])):
                yield remembered({"seat": seat, "places": [pile]}, words)


def _remembered(name: str, view: View, words: Words) -> Iterator[str]:
    """The piles in which everybody remembers a card to be."""
    for known in view["known"]:
        if any(_is(name, card) for card in known["cards"]):
            yield remembered(known, words)


def remembered(known: View, words: Words) -> str:
    """`with the Saruman player, cycled / in hand`: the piles in which some cards may be."""
    piles = " / ".join(words.say(f"pile-{pile}") for pile in known["places"])
    return words.say("terminal-where-one-of", seat=known["seat"], piles=Said(piles))
