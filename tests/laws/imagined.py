"""Imagined worlds along random games: each could be the real one for all that a seat has ever seen and been told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from ringwar import games
from ringwar.kernel import SPECTATOR, Asked, Dice, Event, Position, Setup, start
from ringwar.laws import check_answer, check_state, hold

KIND = "imagined worlds"
ENOUGH = 50_000
POINTS = 10
"""At how many points of a game worlds are imagined."""
WORLDS = 6
"""How many of them for each reader."""

Places = dict[str, frozenset[str]]
"""By card: where it certainly is, in one of these places."""


def batch(setup: Setup, seed: str) -> int:
    """Worlds for every reader at some points of one random game; says how many were imagined."""
    rules = games.ruleset(setup.game)
    end = start(rules, setup).played(Dice(f"{seed}/game"))
    rng = Random(f"{seed}/worlds")
    points = {point: end.at(point) for point in sorted(rng.sample(range(end.count), min(POINTS, end.count)))}
    entries = end.log()
    truth = Truth()
    number = 0
    for reader in (*rules.seats(setup), SPECTATOR):
        for point, memory in remembered(end, entries, reader):
            if point not in points:
                continue
            position = points[point]
            where = f"{setup.game} {setup.scenario} {setup.players} {setup.expansions} {seed}, {point}, for {reader}"
            worlds = [position.imagined(reader, rng) for _ in range(WORLDS)]
            for world in worlds:
                check_world(position, world, reader, memory, where)
            truth.count(position, worlds)
            number += len(worlds)
    truth.check(f"{setup.game} {setup.scenario} {setup.players} {seed}")
    return number


def check_world(
    position: Position[Any], world: Position[Any], reader: str, memory: Mapping[str, frozenset[str]], where: str
) -> None:
    """A world looks like the real one, obeys the laws, could have been played, and agrees with a memory."""
    hold(world.view(reader) == position.view(reader), f"{where}: the world looks different")
    asked, here = ([question.side for question in each.questions] for each in (world, position))
    hold(asked == here, f"{where}: {asked} are asked and not {here}")
    lying = cards_by_place(world.state)
    for card, places in memory.items():
        hold(lying[card] in places, f"{where}: {card} is in {lying[card]}, not in {' or '.join(sorted(places))}")
    check_state(position.ruleset, world.state)
    world.retrace(check_answer)


class Truth:
    """How often the real world is imagined: as often as any other should be."""

    def __init__(self) -> None:
        self.real = self.first = self.draws = 0

    def count(self, position: Position[Any], worlds: list[Position[Any]]) -> None:
        """Compare worlds with the real one, and with the first of them."""
        real, first, *others = (each.state for each in (position, *worlds))
        self.draws += len(others)
        self.real += others.count(real)
        self.first += others.count(first)

    def check(self, where: str) -> None:
        """Both counts are the same but for chance: five standard deviations, and a few for small numbers."""
        most = self.first + 5 * (2 * self.first + 1) ** 0.5 + 5
        hold(self.real <= most, f"{where}: {self.real} of {self.draws} worlds are the real one, not {self.first}")


# What a reader remembers, from what he was told alone


def remembered(end: Position[Any], entries: list[Asked | Event], reader: str) -> Iterator[tuple[int, Places]]:
    """What a reader has been told by each point of a game."""
    memory = MEMORIES[end.setup.game](end, reader)
    answers = 0
    for entry in entries:
        if isinstance(entry, Event):
            memory.hear(entry.seen_by(reader))
            continue
        if memory.opened is not None:
            memory.look(end.at(answers).view(reader))
        yield answers, memory.places
        answers += 1


class Memory:
    """Where a reader knows hidden cards to be, or to have gone from, by the events that he was told."""

    def __init__(self, end: Position[Any], reader: str) -> None:
        self.reader = reader
        self.seats = end.ruleset.seats(end.setup)
        self.state = end.state
        self.places: Places = {}
        self.opened: str | None = None

    def hear(self, event: Event) -> None:
        """Learn from what was told."""
        told = getattr(self, event.kind.replace("-", "_"), None)
        if told is not None:
            told(**event.about)

    def look(self, view: Mapping[str, Any]) -> None:
        """Learn from a hand that lies open, if it does so for the reader."""
        for card in view["hands"][self.opened].get("cards", ()) if self.opened != self.reader else ():
            self.places[card] = frozenset((str(self.opened),))
        self.opened = None

    def spread(self, place: str, goal: str, cards: Iterable[str] | None = None) -> None:
        """A hidden card has gone from one place to another."""
        for card in list(self.places) if cards is None else cards:
            if place in self.places[card]:
                self.places[card] |= {goal}

    def known(self, card: Any, *places: str) -> None:
        """A card that the reader saw is in one of these places; nowhere in particular if it lies open."""
        if card == "hidden" or card is None:
            return
        self.places.pop(card.name, None)
        if places:
            self.places[card.name] = frozenset(places)


class BoardMemory(Memory):
    """The board game: cards go from decks to hands and from there to the discards, face down or not."""

    def discard(self, side: str, deck: str, card: Any) -> None:
        if card == "hidden":
            events = self.state.rules.box.events
            backs = [each for each in self.places if each in events and events[each].deck == deck]
            self.spread(side, "discards", backs)
        else:
            self.known(card, "discards")

    def exchange(self, seat: str, partner: str, card: Any) -> None:
        if card == "hidden":
            self.spread(seat, partner)
        elif seat == self.reader:
            self.known(card, partner)
        else:
            self.known(card)

    def combat_card_chosen(self, side: str, deck: str) -> None:
        for seat in self.seats:
            self.spread(seat, "committed")

    def combat_card(self, side: str, card: Any, half: str, table: bool) -> None:
        self.known(card)
        self.places = {each: places - {"committed"} for each, places in self.places.items()}

    def play_event(self, side: str, card: Any, stays: bool) -> None:
        self.known(card, *(() if card.on_table else ("discards",)))

    def hand_opened(self, side: str) -> None:
        self.opened = side

    def discard_theirs(self, side: str, card: Any) -> None:
        self.known(card, "discards")

    def discard_table(self, card: Any) -> None:
        self.known(card, "discards")


class CardMemory(Memory):
    """The card game: cards go round through deck, hand, table and cycle pile."""

    def _pile(self, seat: str, card: Any, pile: str) -> None:
        if card == "hidden":
            for place in ("hand", "drawn", "deck"):
                self.spread(f"{seat}/{place}", f"{seat}/{pile}")
        else:
            owner = self.state.rules.owner[card]
            self.known(card, *((f"{owner}/{pile}",) if owner != self.reader else ()))

    def cycle(self, seat: str, card: Any) -> None:
        self._pile(seat, card, "cycle")

    def eliminate(self, seat: str, card: Any) -> None:
        self._pile(seat, card, "eliminated")

    def eliminate_item(self, seat: str, card: Any, wielder: Any) -> None:
        self._pile(seat, card, "eliminated")

    def saved(self, card: Any, saver: Any) -> None:
        self._pile("", card, "cycle")

    def forsaken(self, seat: str, card: Any) -> None:
        self._pile(seat, card, "eliminated")

    def removed(self, seat: str, card: Any) -> None:
        self._pile(seat, card, "eliminated")

    def take(self, seat: str, card: Any) -> None:
        self.known(card, f"{seat}/hand")

    def draw(self, seat: str, card: Any) -> None:
        self.spread(f"{seat}/deck", f"{seat}/hand")
        self.spread(f"{seat}/drawn", f"{seat}/hand")

    def take_drawn(self, seat: str, card: Any) -> None:
        self.spread(f"{seat}/drawn", f"{seat}/hand")

    def draw_aside(self, seat: str, card: Any) -> None:
        self.spread(f"{seat}/deck", f"{seat}/drawn")

    def top_revealed(self, seat: str, card: Any) -> None:
        self.spread(f"{seat}/deck", f"{seat}/drawn")

    def recycle(self, seat: str, count: int) -> None:
        self.spread(f"{seat}/cycle", f"{seat}/deck")
        self.places = {card: places - {f"{seat}/cycle"} for card, places in self.places.items()}

    def play(self, seat: str, card: Any, place: Any, kind: str) -> None:
        self.known(card)

    def remove(self, card: Any) -> None:
        self.known(card)


MEMORIES = {"boardgame": BoardMemory, "cardgame": CardMemory}


def cards_by_place(state: Any) -> dict[str, str]:
    """The place of every card, by name."""
    if hasattr(state, "cycles"):
        zones = {"hand": state.hands, "deck": state.decks, "cycle": state.cycles}
        zones |= {"eliminated": state.eliminated, "drawn": state.drawn}
        found = [(f"{seat}/{name}", cards) for name, zone in zones.items() for seat, cards in zone.items()]
    else:
        found = [*state.hands.items(), *(("discards", cards) for cards in state.discards.values())]
        found += [("deck", cards) for cards in state.decks.values()]
        found += [("table", cards) for cards in state.table.values()]
        found += [("committed", (card,)) for card in state.committed.values()]
    return {card.name: place for place, cards in found for card in cards}
