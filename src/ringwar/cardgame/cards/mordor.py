"""Mordor."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.cardgame.cards.isengard import call_to_battle
from ringwar.cardgame.rules.abilities import (
    each_cycles,
    each_draws,
    each_free_player_forsakes,
    in_reserve,
    is_nazgul,
    of_kind,
    on_location,
    on_path,
    path_is_active,
    strengthen_battleground,
)
from ringwar.cardgame.rules.cycling import may_cycle_for
from ringwar.cardgame.rules.deck import draw, draw_aside, take_from_pile
from ringwar.cardgame.rules.eliminating import FORSAKEN_FROM_TOP, IN_COMBAT, cycle, eliminate
from ringwar.cardgame.rules.icons import ATTACK, DEFENSE, add_icon
from ringwar.cardgame.rules.playing import locations_open_to, move_to, play_drawn
from ringwar.cardgame.rules.scoring import add_corruption
from ringwar.cardgame.table.facts import ARMY, CHARACTER, FREE, SHADOW, Battleground, Card, Path
from ringwar.cardgame.table.queries import RESERVE, Place, wielder_of
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import (
    EXTRA_DRAW,
    KEEPS_OUT,
    LIMIT_IN_RESERVE,
    REPLACEMENTS,
    SAVING_ITEMS,
    CardGame,
    Replacement,
    action,
    arrived,
    event,
    played,
)


@arrived("gorbag-and-shagrat")
def gorbag_and_shagrat(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """On a path a card may be cycled to give them 1 attack icon, 2 on Cirith Ungol."""
    if isinstance(place, Path) and may_cycle_for(game, seat, "cycle-for-icons", card):
        add_icon(game, card, ATTACK, 2 if place.name == "cirith-ungol" else 1)


@action("grishnakh", "morgul-blade", when=(on_path,))
def wound(game: CardGame, seat: str, card: Card) -> None:
    """Eliminate this card to add 1 corruption."""
    eliminate(game, card)
    add_corruption(game, 1)


def busy_elsewhere(state: State, card: Card, place: Place) -> bool:
    """While a Shadow battleground is active, the card cannot go to a path."""
    return isinstance(place, Path) and any(battleground.side == SHADOW for battleground in state.battlegrounds)


KEEPS_OUT["mouth-of-sauron"] = busy_elsewhere
KEEPS_OUT["the-lidless-eye"] = busy_elsewhere
EXTRA_DRAW["mouth-of-sauron"] = 1
LIMIT_IN_RESERVE["the-lidless-eye"] = 1


@played("the-lidless-eye")
def the_lidless_eye(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """Each Shadow player draws 1 card."""
    each_draws(game, SHADOW, 1)


@played("the-black-easterling")
def the_black_easterling(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """Draw 1 card."""
    draw(game, seat)


@action("the-beguiler", when=(in_reserve,))
def the_beguiler(game: CardGame, seat: str, card: Card) -> None:
    """Cycle this card: each Free Peoples player cycles 1 card from hand."""
    cycle(game, card)
    each_cycles(game, FREE)


@action("the-commander", when=(in_reserve,))
def the_commander(game: CardGame, seat: str, card: Card) -> None:
    """Cycle this card: each Shadow player draws 1 card."""
    cycle(game, card)
    each_draws(game, SHADOW, 1)


@action("the-destroyer", when=(in_reserve,))
def the_destroyer(game: CardGame, seat: str, card: Card) -> None:
    """Cycle this card to add 1 attack icon to an active battleground."""
    cycle(game, card)
    strengthen_battleground(game, seat, ATTACK)


@action("the-hunter", when=(in_reserve, path_is_active))
def the_hunter(game: CardGame, seat: str, card: Card) -> None:
    """Cycle this card to add 1 attack icon to the active path."""
    path = game.state.path
    assert path is not None
    cycle(game, card)
    add_icon(game, path, ATTACK)


@action("the-messenger", when=(in_reserve,))
def the_messenger(game: CardGame, seat: str, card: Card) -> None:
    """Cycle this card to take a Nazgûl from the cycle pile."""
    cycle(game, card)
    take_from_pile(game, seat, is_nazgul)


@action("the-reaver", when=(in_reserve,))
def the_reaver(game: CardGame, seat: str, card: Card) -> None:
    """Cycle this card: each Free Peoples player forsakes 1 card."""
    cycle(game, card)
    each_free_player_forsakes(game)


@action("the-warrior", when=(in_reserve,))
def the_warrior(game: CardGame, seat: str, card: Card) -> None:
    """Cycle this card to add 1 defense icon to an active battleground."""
    cycle(game, card)
    strengthen_battleground(game, seat, DEFENSE)


EXTRA_DRAW["the-witch-king"] = 1
REPLACEMENTS["the-witch-king"] = Replacement(frozenset((FORSAKEN_FROM_TOP,)), saves_items=True)


@action("black-breath", when=(on_location,))
def black_breath(game: CardGame, seat: str, card: Card) -> None:
    """Cycle the wielder with all items to add 1 corruption."""
    wielder = wielder_of(game.state, card)
    assert wielder is not None
    cycle(game, wielder)
    add_corruption(game, 1)


@played("black-riders-mount")
def black_riders_mount(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """On a wielder in reserve, the wielder may move to the path at once, even if played this round."""
    _ride(game, seat, card, place, lambda goal: isinstance(goal, Path))


@played("fell-beast")
def fell_beast(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """On a wielder in reserve, the wielder may move to a battleground at once, even if played this round."""
    _ride(game, seat, card, place, lambda goal: isinstance(goal, Battleground))


def _ride(game: CardGame, seat: str, mount: Card, place: Place, leads_to: Callable[[Place], bool]) -> None:
    wielder = wielder_of(game.state, mount)
    if place != RESERVE or wielder is None:
        return
    goals = [goal for goal in locations_open_to(game.state, wielder) if leads_to(goal)]
    goal = game.ask(seat, "ride-where", [*goals, None], card=wielder)
    if goal is not None:
        move_to(game, game.state.rules.owner[wielder], wielder, goal)


SAVING_ITEMS["nazguls-mantle"] = Replacement(IN_COMBAT, saves_items=True)


@event("the-black-captain")
def the_black_captain(game: CardGame, seat: str) -> None:
    """With the Witch-king in reserve: activate or reactivate a Mordor battleground; he may move there."""
    call_to_battle(game, seat, "the-witch-king", "mordor")


@event("the-day-without-dawn")
def the_day_without_dawn(game: CardGame, seat: str) -> None:
    """Draw 7 cards, eliminate 1 of them, play up to 2 armies, cycle the rest."""
    _muster(game, seat, of_kind(ARMY))


@event("the-ringwraiths-are-abroad")
def the_ringwraiths_are_abroad(game: CardGame, seat: str) -> None:
    """Draw 7 cards, eliminate 1 of them, play up to 2 Nazgûl characters, cycle the rest."""
    _muster(game, seat, lambda card: is_nazgul(card) and card.kind == CHARACTER)


def _muster(game: CardGame, seat: str, fits: Callable[[Card], bool]) -> None:
    draw_aside(game, seat, 7)
    if game.state.drawn[seat]:
        eliminate(game, game.ask(seat, "eliminate-drawn", game.state.drawn[seat]))
    play_drawn(game, seat, fits, most=2)
