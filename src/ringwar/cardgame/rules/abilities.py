"""Chapter 10: conditions of "use an action" texts, and verbs that several texts share."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.cardgame.rules.cycling import can_forsake, cycle_from_hand, forsake
from ringwar.cardgame.rules.deck import draw
from ringwar.cardgame.rules.icons import add_icon
from ringwar.cardgame.rules.locations import (
    battlegrounds_of,
    choose_and_activate,
    in_decks,
    in_scoring_areas,
    next_paths,
    other_paths,
)
from ringwar.cardgame.rules.playing import move_to
from ringwar.cardgame.rules.teams import each_times, player_of
from ringwar.cardgame.table.facts import CHARACTER, FREE, Battleground, Card
from ringwar.cardgame.table.queries import RESERVE, place_of
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import CardGame, Condition
from ringwar.kernel import Refusal


def in_reserve(state: State, seat: str, card: Card) -> bool:
    """CG-ABILITY-03. The card, or the wielder of the item, is in reserve."""
    return place_of(state, card) == RESERVE


def on_path(state: State, seat: str, card: Card) -> bool:
    """CG-ABILITY-03. The card, or the wielder of the item, is on the active path."""
    return state.path is not None and place_of(state, card) is state.path


def on_location(state: State, seat: str, card: Card) -> bool:
    """CG-ABILITY-03. The card, or the wielder of the item, is on a path or battleground."""
    return place_of(state, card) not in (RESERVE, None)


def in_play(state: State, seat: str, card: Card) -> bool:
    """CG-ABILITY-03. The card is in play, wherever that is."""
    return place_of(state, card) is not None


def next_path_left(state: State, seat: str, card: Card) -> bool:
    """CG-LOC-28, CG-LOC-29, CG-AMB-13. A path of the next higher number can be activated."""
    return bool(next_paths(state))


def other_path_left(state: State, seat: str, card: Card) -> bool:
    """CG-LOC-31, CG-AMB-13. Another path of the same number can be activated."""
    return bool(other_paths(state))


def path_is_active(state: State, seat: str, card: Card) -> bool:
    return state.path is not None


class BattlegroundInDeck:
    """CG-LOC-11. The condition that a battleground still lies in its deck."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: State, seat: str, card: Card) -> bool:
        return bool(in_decks(state, (self.name,)))


def why_unmet(state: State, condition: Condition, card: Card) -> Refusal:
    """CG-ABILITY-03, CG-ABILITY-04. What is missing where a condition fails for a card in play."""
    if condition is in_reserve:
        return Refusal("works-in-reserve", clauses=["CG-ABILITY-03"], card=card.name)
    if condition is on_location:
        return Refusal("works-on-location", clauses=["CG-ABILITY-03"], card=card.name)
    if condition is can_forsake:
        return Refusal("nothing-to-forsake", clauses=["CG-ABILITY-04"], card=card.name)
    if isinstance(condition, BattlegroundInDeck):
        clauses = ["CG-LOC-11", "CG-LOC-12"]
        return Refusal("not-in-battleground-deck", clauses=clauses, card=card.name, location=condition.name)
    return _why_no_path(state, condition, card)


def _why_no_path(state: State, condition: Condition, card: Card) -> Refusal:
    """CG-ABILITY-03, CG-LOC-28, CG-LOC-29, CG-LOC-31. What is missing where a condition of paths fails."""
    if state.path is None:
        return Refusal("no-path-is-active", clauses=["CG-ABILITY-03"], card=card.name)
    if condition is next_path_left:
        return Refusal("no-next-path", clauses=["CG-LOC-28", "CG-LOC-29"], card=card.name)
    if condition is other_path_left:
        return Refusal("no-other-path", clauses=["CG-LOC-28", "CG-LOC-31"], card=card.name)
    return Refusal("works-on-path", clauses=["CG-ABILITY-03"], card=card.name)


def of(faction: str, kind: str) -> Callable[[Card], bool]:
    """Cards of a faction and kind."""
    return lambda card: card.faction == faction and card.kind == kind


def of_kind(kind: str) -> Callable[[Card], bool]:
    return lambda card: card.kind == kind


def is_nazgul(card: Card) -> bool:
    """CG-CARD-08. A card with the keyword Nazgûl."""
    return "nazgul" in card.keywords


def is_hobbit(card: Card) -> bool:
    return card.faction == "hobbit" and card.kind == CHARACTER


def each_draws(game: CardGame, side: str, number: int) -> None:
    """Each player of a side draws."""
    for seat, times in each_times(game.state, side):
        draw(game, seat, number * times)


def each_free_player_forsakes(game: CardGame) -> None:
    """CG-FORSAKE-09. Each Free Peoples player forsakes 1 card."""
    for seat, times in each_times(game.state, FREE):
        for number in range(1, times + 1):
            forsake(game, seat, number=number, total=times)


def each_cycles(game: CardGame, side: str, number: int = 1) -> None:
    """Each player of a side cycles cards from hand."""
    for seat, times in each_times(game.state, side):
        cycle_from_hand(game, seat, number * times)


def player_draws(game: CardGame, faction: str, number: int) -> None:
    """CG-SETUP-14, CG-SETUP-15. The X player draws, if there is one."""
    seat = player_of(game.state, faction)
    if seat is not None:
        draw(game, seat, number)


def player_draws_and_cycles(game: CardGame, faction: str) -> None:
    """The X player draws 1 card, then cycles 1 card from hand."""
    seat = player_of(game.state, faction)
    if seat is not None:
        draw(game, seat)
        cycle_from_hand(game, seat)


def activate_or_reactivate(game: CardGame, seat: str, faction: str | None = None) -> Battleground | None:
    """CG-LOC-11. Activate or reactivate a battleground of the seat's choice, of any faction or of one."""
    state = game.state
    names = battlegrounds_of(faction or "wizard")
    return choose_and_activate(game, seat, [*in_decks(state, names), *in_scoring_areas(state, names)])


def still_in_reserve(state: State, card: Card) -> bool:
    return place_of(state, card) == RESERVE


def send(game: CardGame, card: Card, battleground: Battleground | None) -> None:
    """CG-MOVE-05. Move a character still in reserve to a battleground just activated, even if played this round."""
    if battleground is not None and still_in_reserve(game.state, card):
        move_to(game, game.state.rules.owner[card], card, battleground)


def strengthen_battleground(game: CardGame, seat: str, kind: int) -> None:
    """CG-TOKEN-07. Add an icon to an active battleground of one's own choice, of either side."""
    options = list(game.state.battlegrounds)
    if options:
        add_icon(game, game.ask(seat, "add-icon", options), kind)


def reserve_card(state: State, card_id: str) -> Card | None:
    """A named card in any reserve."""
    return next((card for cards in state.reserves.values() for card in cards if card.id == card_id), None)
