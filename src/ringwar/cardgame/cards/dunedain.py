"""The Dúnedain."""

from __future__ import annotations

from ringwar.cardgame.rules.abilities import (
    activate_or_reactivate,
    in_reserve,
    next_path_left,
    on_path,
    send,
)
from ringwar.cardgame.rules.cycling import can_forsake, forsake, may_cycle_for
from ringwar.cardgame.rules.deck import draw, named, take_from_deck
from ringwar.cardgame.rules.eliminating import FORSAKEN_FROM_TOP, cycle, remove_from_game
from ringwar.cardgame.rules.locations import next_paths, other_paths, replace_path
from ringwar.cardgame.table.facts import ARMY, FREE, SHADOW, Battleground, Card, Path
from ringwar.cardgame.table.queries import Place, is_in_play, wielder_of
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import (
    EXTRA_DRAW,
    KEEPS_OUT,
    OPENS,
    REPLACEMENTS,
    SUPPORTED_BY,
    CardGame,
    Replacement,
    action,
    arrived,
    event,
    played,
)

FARAMIRS_PATH = 7
HUNTERS = ("strider", "aragorn", "gimli", "legolas")


def the_great_gate(state: State, card: Card, place: Place) -> bool:
    """It never goes to a Shadow battleground."""
    return isinstance(place, Battleground) and place.side == SHADOW


KEEPS_OUT["the-great-gate"] = the_great_gate


@played("aragorn")
def aragorn(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """CG-PLAY-20. Strider is removed from the game."""
    remove_from_game(game, "strider")


EXTRA_DRAW["aragorn"] = 1
REPLACEMENTS["aragorn"] = Replacement(frozenset((FORSAKEN_FROM_TOP,)), saves_items=True)


@played("boromir")
def boromir(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """Draw 1 card."""
    draw(game, seat)


@arrived("boromir")
def boromir_on_a_path(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """On a path, forsake 1 card."""
    if isinstance(place, Path):
        forsake(game, seat)


@action("denethor", when=(in_reserve, can_forsake))
def denethor(game: CardGame, seat: str, card: Card) -> None:
    """Forsake 1 card to take Boromir or Faramir from the draw deck."""
    forsake(game, seat)
    take_from_deck(game, seat, named("boromir", "faramir"))


@arrived("faramir")
def faramir(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """On a path 7, another path of that number may be activated."""
    if not isinstance(place, Path) or place.number != FARAMIRS_PATH or not other_paths(game.state):
        return
    if game.confirm(seat, "activate-other-path", card=card):
        replace_path(game, seat, other_paths(game.state))


@action("halbarad", when=(in_reserve,))
def halbarad(game: CardGame, seat: str, card: Card) -> None:
    """Cycle this card to take Strider or Aragorn from the draw deck."""
    cycle(game, card)
    take_from_deck(game, seat, named("strider", "aragorn"))


@played("prince-imrahil")
def prince_imrahil(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """A card may be cycled to take the Knights of Dol Amroth from the draw deck."""
    if may_cycle_for(game, seat, "cycle-to-take", card):
        take_from_deck(game, seat, named("knights-of-dol-amroth"))


@action("strider", "gandalf-the-grey", when=(on_path, next_path_left))
def activate_next_path(game: CardGame, seat: str, card: Card) -> None:
    """Activate a path of the next higher number."""
    replace_path(game, seat, next_paths(game.state))


@action("anduril", when=(in_reserve,))
def anduril(game: CardGame, seat: str, card: Card) -> None:
    """Activate or reactivate a Dúnedain battleground and move the wielder there."""
    wielder = wielder_of(game.state, card)
    assert wielder is not None
    send(game, wielder, activate_or_reactivate(game, seat, "dunedain"))


@event("paths-of-the-dead")
def paths_of_the_dead(game: CardGame, seat: str) -> None:
    """Forsake 2 cards, then draw 4, or 5 with Strider or Aragorn in play."""
    forsake(game, seat)
    forsake(game, seat)
    draw(game, seat, 5 if is_in_play(game.state, "strider", "aragorn") else 4)


@event("the-red-arrow")
def the_red_arrow(game: CardGame, seat: str) -> None:
    """This round Rohan cards may go to Dúnedain battlegrounds."""
    game.state.lasting += ("the-red-arrow",)


def opened_by_the_red_arrow(state: State, card: Card, battleground: Battleground) -> bool:
    shown = "dunedain" in battleground.attackers or "dunedain" in battleground.defenders
    return card.faction == "rohan" and shown


OPENS["the-red-arrow"] = opened_by_the_red_arrow


@event("the-three-hunters")
def the_three_hunters(game: CardGame, seat: str) -> None:
    """This round the hunters may go to any battleground and be supported there by any Free Peoples army."""
    game.state.lasting += ("the-three-hunters",)


def opened_to_the_hunters(state: State, card: Card, battleground: Battleground) -> bool:
    return card.id in HUNTERS


def supported_as_a_hunter(state: State, army: Card, character: Card) -> bool:
    return character.id in HUNTERS and army.kind == ARMY and army.side == FREE


OPENS["the-three-hunters"] = opened_to_the_hunters
SUPPORTED_BY["the-three-hunters"] = supported_as_a_hunter
