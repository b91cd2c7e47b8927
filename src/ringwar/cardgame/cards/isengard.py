"""Isengard."""

from __future__ import annotations

from ringwar.cardgame.rules.abilities import (
    activate_or_reactivate,
    in_reserve,
    of,
    on_path,
    other_path_left,
    reserve_card,
    send,
)
from ringwar.cardgame.rules.deck import draw_aside, named, take_from_deck
from ringwar.cardgame.rules.eliminating import FORSAKEN_FROM_TOP, IN_COMBAT, cycle, eliminate
from ringwar.cardgame.rules.locations import other_paths, replace_path
from ringwar.cardgame.table.facts import CHARACTER, Card
from ringwar.cardgame.table.memory import DRAWN, HAND, moved
from ringwar.cardgame.table.queries import bodies_in_play
from ringwar.cardgame.table.state import without
from ringwar.cardgame.table.texts import (
    EXTRA_DRAW,
    LIMIT_IN_PLAY,
    ONCE_A_ROUND,
    REPLACEMENTS,
    SAVING_ITEMS,
    CardGame,
    Replacement,
    action,
    event,
)
from ringwar.kernel import Secret

TAKE_SARUMAN, ELIMINATE_ROHAN = "take-saruman", "eliminate-rohan-character"


@action("grima-wormtongue", when=(in_reserve,))
def grima_wormtongue(game: CardGame, seat: str, card: Card) -> None:
    """Eliminate this card to take Saruman from the draw deck, or to eliminate a Rohan character in play."""
    eliminate(game, card)
    victims = [each for each in bodies_in_play(game.state) if of("rohan", CHARACTER)(each)]
    choice = game.ask(seat, "grima-wormtongue", [TAKE_SARUMAN, ELIMINATE_ROHAN] if victims else [TAKE_SARUMAN])
    if choice == TAKE_SARUMAN:
        take_from_deck(game, seat, named("saruman"))
    else:
        eliminate(game, game.ask(seat, "eliminate-in-play", victims))


EXTRA_DRAW["saruman"] = 1
REPLACEMENTS["saruman"] = Replacement(frozenset((FORSAKEN_FROM_TOP,)), saves_items=True)


@action("ugluk", "flocks-of-crebain", "gollum", when=(on_path, other_path_left))
def activate_other_path(game: CardGame, seat: str, card: Card) -> None:
    """Activate another path of the same number."""
    replace_path(game, seat, other_paths(game.state))


ONCE_A_ROUND.add("palantir-of-orthanc")


@action("palantir-of-orthanc", when=(in_reserve,))
def palantir_of_orthanc(game: CardGame, seat: str, card: Card) -> None:
    """Once a round: of the top three cards, eliminate one, cycle one, take one into the hand."""
    state = game.state
    draw_aside(game, seat, 3)
    if state.drawn[seat]:
        eliminate(game, game.ask(seat, "eliminate-drawn", state.drawn[seat]))
    if state.drawn[seat]:
        cycle(game, game.ask(seat, "cycle-drawn", state.drawn[seat]))
    for each in state.drawn[seat]:
        state.hands[seat] += (each,)
        state.drawn[seat] = without(state.drawn[seat], each)
        moved(state, seat, DRAWN, HAND)
        game.tell("take-drawn", seat=seat, card=Secret(each, seat))


LIMIT_IN_PLAY["sarumans-staff"] = 1
SAVING_ITEMS["woven-of-all-colours"] = Replacement(IN_COMBAT, saves_items=True)


@event("threats-and-promises")
def threats_and_promises(game: CardGame, seat: str) -> None:
    """With Saruman in reserve: activate or reactivate an Isengard battleground; he may move there."""
    call_to_battle(game, seat, "saruman", "isengard")


def call_to_battle(game: CardGame, seat: str, leader_id: str, faction: str) -> None:
    """With a leader in reserve: activate or reactivate a battleground, and the leader may move there at once."""
    leader = reserve_card(game.state, leader_id)
    if leader is None:
        game.tell("no-effect", seat=seat)
        return
    battleground = activate_or_reactivate(game, seat, faction)
    if (
        battleground is not None
        and in_reserve(game.state, seat, leader)
        and game.confirm(seat, "move-there", card=leader, location=battleground)
    ):
        send(game, leader, battleground)
