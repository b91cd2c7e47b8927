"""The card game before a question: the round, the active locations with their cards and totals, both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ringwar.cardgame.table.facts import BATTLEGROUNDS, FREE, SHADOW
from ringwar.cardgame.table.scenarios import ENEMY
from ringwar.terminal.looks.cardgame_table import View, in_play, now
from ringwar.terminal.looks.statuses import MOST_LINES, Topic, some, told
from ringwar.words import Said, Words, sentence

SIDES = (FREE, SHADOW)
Cards = Sequence[View]
Shown = Callable[[Cards, Cards, Words], list[str]]


def card_status(view: View, words: Words, width: int, changed: View | None = None) -> list[str]:
    """At most twelve lines at 80 columns; `changed` is the view before, from which what is new is marked."""
    for shown in (_by_name, _by_number):
        before = None if changed is None else _topics(changed, words, shown)
        lines = told(_topics(view, words, shown), before, width)
        if len(lines) <= MOST_LINES:
            break
    return lines


def _topics(view: View, words: Words, shown: Shown) -> list[Topic]:
    places = view["battlegrounds"] if view["path"] is None else [*view["battlegrounds"], view["path"]]
    return [
        Topic("", now(view, words)),
        *(_location(place, view, words, shown) for place in places),
        *(side_topic(side, view, words) for side in SIDES),
    ]


def _location(place: View, view: View, words: Words, shown: Shown) -> Topic:
    """A location: what would count if its combat came now, and who is there."""
    name = words.say("terminal-status-location", location=place["id"], points=place["points"])
    defender = FREE if "number" in place else BATTLEGROUNDS[place["id"]].side
    attackers, defenders = (_cards(side, place, view) for side in (ENEMY[defender], defender))
    return Topic(sentence(name), [_outlook(place, words), *shown(attackers, defenders, words)])


def _outlook(place: View, words: Words) -> str:
    """The totals of a location, and who would win it now; a path won by the Shadow gives what was not cancelled."""
    winner, about = place["winner_now"], {"attack": place["attack"], "defense": place["defense"]}
    if winner is None:
        return words.say("terminal-status-nobody", **about)
    if winner == SHADOW and "number" in place:
        return words.say("terminal-status-corrupts", count=place["attack"] - place["defense"], **about)
    return words.say("terminal-status-wins", who=Said(words.say(f"letters-{winner}")), **about)


def _cards(side: str, place: View, view: View) -> Cards:
    """The cards of a side on a location."""
    return [each for each in place["cards"] if view["seats"][each["seat"]]["side"] == side]


def _by_name(attackers: Cards, defenders: Cards, words: Words) -> list[str]:
    """The cards of both sides on a location."""
    messages = (("terminal-status-attackers", attackers), ("terminal-status-defenders", defenders))
    return [words.say(message, cards=_named(cards, words)) for message, cards in messages if cards]


def _named(cards: Cards, words: Words) -> Said:
    return Said(", ".join(in_play(each, words) for each in cards))


def _by_number(attackers: Cards, defenders: Cards, words: Words) -> list[str]:
    """How many cards both sides have on a location."""
    return [words.say("terminal-status-cards", attackers=len(attackers), defenders=len(defenders))]


def side_topic(side: str, view: View, words: Words) -> Topic:
    """What a side has won, and its players with the sizes of their hands and reserves."""
    seats = [name for name, seat in view["seats"].items() if seat["side"] == side]
    points = words.say("terminal-status-points", points=view["points"][side])
    corruption = words.say("terminal-corruption", count=view["corruption"]) if side == SHADOW else ""
    players = [_player(name, view["seats"][name], words) for name in seats]
    return Topic(words.say(f"letters-{side}"), some([points, corruption, *players]), side)


def _player(name: str, seat: View, words: Words) -> str:
    """`Frodo: hand 5, reserve 2, deck 14, Ring`."""
    about = {"hand": seat["hand_size"], "reserve": len(seat["reserve"]), "deck": seat["deck_size"]}
    line = words.say("terminal-status-player", player=name, **about)
    return line + words.say("terminal-ring") if seat["ring_token"] else line
