"""Imagined worlds are drawn fairly, where all of them can be counted.

Who may have which cards: each way comes up as often as any other. What was then chosen in secret: likewise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from itertools import permutations
from random import Random
from typing import Any

import pytest

from helpers import play
from kernel.little import Little, LittleGame, LittleStep, Notes
from kernel.toy_base import Card
from ringwar.kernel import Event, Position, Secret, imagining, name_of, start

NAMES = ("elm", "fir", "oak", "ash", "yew")
ELM, FIR, OAK, ASH, YEW = TREES = tuple(Card(name, number) for number, name in enumerate(NAMES))
HIDDEN = {"b": (ELM, OAK), "deck": (FIR, ASH, YEW)}
DRAWS = 4000

Hidden = Mapping[str, tuple[Card, ...]]


class Woods(Little):
    """A little game in which a card among the facts is known to everybody, and one in the deck to nobody."""

    def view(self, state: Notes, side: str) -> dict[str, Any]:
        return {**super().view(state, side), "facts": {key: str(value) for key, value in state.facts.items()}}


def lay_light(game: LittleGame) -> None:
    """A light card is laid face down, of one's own choice."""
    hand = game.state.hidden["b"]
    card = game.ask("b", "lay", [card for card in hand if card.number < 3])
    game.tell("laid", card=Secret(card, "b"))
    game.ask("a", "guess", (True, False))


def show_light(game: LittleGame) -> None:
    """A light card is shown, of one's own choice; who has only one is not asked."""
    hand = game.state.hidden["b"]
    card = game.ask("b", "lay", [card for card in hand if card.number < 3])
    game.state.hidden["b"] = tuple(each for each in hand if each is not card)
    game.state.facts["shown"] = card
    game.tell("laid", card=card)
    game.ask("a", "guess", (True, False))


def gather(game: LittleGame) -> None:
    """What lies open goes into the deck, and a card is drawn from there."""
    state = game.state
    deck = (*state.hidden["deck"], YEW)
    card = game.draw("draw", deck)
    state.hidden["deck"] = tuple(each for each in deck if each is not card)
    state.hidden["b"] += (card,)
    game.tell("drawn", card=Secret(card, "b"))
    game.ask("a", "guess", (True, False))


def woods(step: LittleStep, hidden: Hidden) -> Position[Notes]:
    rules = Woods(step, hidden=hidden)
    return start(rules, rules.setup())


def arranged(hidden: Hidden) -> Hashable:
    """Who has which cards, in whatever order."""
    return tuple((owner, frozenset(card.name for card in cards)) for owner, cards in hidden.items())


def world_of(position: Position[Notes]) -> Hashable:
    """A world: who had which cards at the checkpoint, and how it went on."""
    return arranged(position.checkpoint.hidden), tuple(map(name_of, position.answers))


def all_worlds(step: LittleStep, real: Position[Notes], hidden: Hidden) -> dict[Hashable, float]:
    """Every world that fits what `a` knows, by trying all arrangements and all answers; with its fair share."""
    cards = [card for cards in hidden.values() for card in cards]
    found: dict[Hashable, float] = {}
    for order in permutations(cards):
        dealt = iter(order)
        other = {owner: tuple(next(dealt) for _ in there) for owner, there in hidden.items()}
        ways = {world_of(each) for each in every_end(woods(step, other)) if looks_like(each, real)}
        found.update(dict.fromkeys(ways, 1 / len(ways) if ways else 0))
    total = sum(found.values())
    return {world: share / total for world, share in found.items()}


def every_end(position: Position[Notes]) -> Iterator[Position[Notes]]:
    """All positions at which `a` is asked."""
    if position.question is None or position.question.side == "a":
        yield position
        return
    for option in position.question.options:
        yield from every_end(position.after(option))


def looks_like(one: Position[Notes], other: Position[Notes]) -> bool:
    """Whether `a` sees the same and was told the same."""
    return one.view("a") == other.view("a") and story(one) == story(other)


def story(position: Position[Notes]) -> list[Any]:
    """What `a` was told."""
    return [(each.kind, each.seen_by("a").about) for each in position.log() if isinstance(each, Event)]


def distance(drawn: Iterable[Hashable], worlds: Mapping[Hashable, float]) -> float:
    """How far draws are from fair, in standard deviations of the chi-square statistic."""
    counted = Counter(drawn)
    assert counted.keys() <= worlds.keys(), "a world was drawn that does not fit"
    number = counted.total()
    square = sum((counted[world] - number * share) ** 2 / (number * share) for world, share in worlds.items())
    free = len(worlds) - 1
    return float((square - free) / (2 * free) ** 0.5)


CASES: dict[str, tuple[LittleStep, Hidden, tuple[str, ...]]] = {
    "a choice in secret": (lay_light, HIDDEN, ("oak",)),
    "a choice that was not asked": (show_light, {"b": (ELM, ASH), "deck": (FIR, OAK, YEW)}, ()),
    "a choice that was asked": (show_light, HIDDEN, ("elm",)),
    "a card mixed in since": (gather, {"b": (ELM,), "deck": (FIR, OAK)}, ("yew",)),
}


@pytest.mark.parametrize("case", CASES)
def test_every_world_that_fits_is_drawn_equally_often(case: str) -> None:
    step, hidden, answers = CASES[case]
    real = play(woods(step, hidden), *answers)
    worlds, rng = all_worlds(step, real, hidden), Random(case)
    assert len(worlds) > 3
    assert distance((world_of(real.imagined("a", rng)) for _ in range(DRAWS)), worlds) < 4


@pytest.mark.parametrize("case", ["a choice in secret", "a choice that was not asked"])
def test_a_walk_comes_by_every_world_equally_often(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagining, "MOST_TRIES", 0)
    monkeypatch.setattr(imagining, "PACES", 40)
    step, hidden, answers = CASES[case]
    real = play(woods(step, hidden), *answers)
    worlds, rng = all_worlds(step, real, hidden), Random(case)
    assert distance((world_of(real.imagined("a", rng)) for _ in range(1000)), worlds) < 4


def test_a_walk_stays_where_only_the_real_world_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    def name_all(game: LittleGame) -> None:
        game.tell("dealt", cards=[card.name for card in game.state.hidden["b"]])
        game.ask("a", "guess", (True, False))

    monkeypatch.setattr(imagining, "MOST_TRIES", 0)
    real = woods(name_all, {"b": (ELM, OAK), "deck": (FIR,)})
    assert {world_of(real.imagined("a", Random(seed))) for seed in range(20)} == {world_of(real)}


Shuffle = Callable[..., dict[Any, Any]]


def lazy(shuffled: Shuffle) -> Shuffle:
    """A way of shuffling that leaves things where they are once in five times."""

    def shuffle(groups: Any, bound: Any, rng: Random) -> dict[Any, Any]:
        drawn = shuffled(groups, bound, rng)
        return {thing: thing for thing in drawn} if rng.random() < 0.2 else drawn

    return shuffle


def test_unfair_draws_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagining, "shuffled", lazy(imagining.shuffled))
    step, hidden, answers = CASES["a choice in secret"]
    real = play(woods(step, hidden), *answers)
    rng = Random(1)
    drawn = [world_of(real.imagined("a", rng)) for _ in range(DRAWS)]
    assert distance(drawn, all_worlds(step, real, hidden)) > 20


BOUND: dict[str, Mapping[Card, tuple[Card, ...]]] = {
    "one": {ELM: (ELM, FIR)},
    "alike": {ELM: (ELM, FIR, OAK), FIR: (ELM, FIR, OAK)},
    "nested": {ELM: (ELM, FIR), OAK: (ELM, FIR, OAK, ASH)},
    "overlapping": {ELM: (ELM, FIR, OAK), OAK: (OAK, ASH), ASH: (FIR, ASH, YEW)},
}


@pytest.mark.parametrize("case", BOUND)
def test_things_of_which_a_little_is_known_are_spread_fairly(case: str) -> None:
    bound = BOUND[case]
    rng = Random(case)
    fitting = [
        order
        for order in permutations(TREES)
        if all(place in bound.get(thing, TREES) for place, thing in zip(TREES, order, strict=True))
    ]
    shuffles = (imagining.shuffled([TREES], bound, rng) for _ in range(DRAWS))
    drawn = (tuple(names[place] for place in TREES) for names in shuffles)
    assert distance(drawn, dict.fromkeys(fitting, 1 / len(fitting))) < 4
