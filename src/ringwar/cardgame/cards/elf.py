"""The Elves."""

from __future__ import annotations

from ringwar.cardgame.rules.abilities import each_draws, in_reserve, on_path
from ringwar.cardgame.rules.cycling import cycle_from_hand
from ringwar.cardgame.rules.deck import draw, look_at_top, may_lie_in_deck, named, take_from_deck
from ringwar.cardgame.rules.eliminating import IN_PATH_COMBAT, cycle, eliminate
from ringwar.cardgame.rules.icons import DEFENSE, add_icon
from ringwar.cardgame.rules.scoring import remove_corruption
from ringwar.cardgame.table.facts import FREE, Card
from ringwar.cardgame.table.queries import Place, active_locations, characters_at
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import (
    AFTER_DRAW,
    EXTRA_DRAW,
    LIMIT_IN_RESERVE,
    ONLY_WEAPON,
    PATH_DEFENSE,
    SAVING_ITEMS,
    SHOWS_TOP,
    STRENGTHENS,
    CardGame,
    Replacement,
    action,
    played,
)


@played("arwen", "elrond", "galadriel")
def draw_a_card(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """Draw 1 card."""
    draw(game, seat)


STRENGTHENS["arwen"] = ("strider", "aragorn")
LIMIT_IN_RESERVE["elrond"] = 1
EXTRA_DRAW["galadriel"] = 1


def galadriel(game: CardGame, seat: str) -> None:
    """After the extra draw, cycle 1 card from hand."""
    cycle_from_hand(game, seat)


AFTER_DRAW["galadriel"] = galadriel


@played("legolas")
def legolas(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """The Bow of the Galadhrim may be taken from the draw deck."""
    state, bow = game.state, named("bow-of-the-galadhrim")
    shuffles = bool(state.tops[seat])  # what is known to lie on top would be so no longer
    if (shuffles or may_lie_in_deck(state, seat, bow)) and game.confirm(seat, "search", card=card):
        take_from_deck(game, seat, bow)


ONLY_WEAPON.add("bow-of-the-galadhrim")
SAVING_ITEMS["elven-cloak"] = Replacement(frozenset((IN_PATH_COMBAT,)), saves_items=True)


@action("lembas", when=(on_path,), player="hobbit")
def lembas(game: CardGame, seat: str, card: Card) -> None:
    """The Hobbit player eliminates it to remove 1 corruption for each Hobbit character on the path."""
    path = game.state.path
    assert path is not None
    eliminate(game, card)
    remove_corruption(game, characters_at(game.state, path, "hobbit"))


SHOWS_TOP.add("mirror-of-galadriel")


@played("mirror-of-galadriel")
def mirror_of_galadriel(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """From now on its owner sees the top card of the own draw deck."""
    look_at_top(game, seat)


@action("nenya-ring-of-adamant", when=(in_reserve,))
def nenya(game: CardGame, seat: str, card: Card) -> None:
    """Cycle the ring to add 1 defense icon to the active path or an active battleground."""
    cycle(game, card)
    locations = active_locations(game.state)
    if locations:
        add_icon(game, game.ask(seat, "add-icon", locations), DEFENSE)


def phial_of_galadriel(state: State, item: Card) -> int:
    """The path it is on has 2 more defense icons."""
    return 2


PATH_DEFENSE["phial-of-galadriel"] = phial_of_galadriel


@action("vilya-ring-of-air", when=(in_reserve,))
def vilya(game: CardGame, seat: str, card: Card) -> None:
    """Cycle the ring: each Free Peoples player draws 1 card."""
    cycle(game, card)
    each_draws(game, FREE, 1)
