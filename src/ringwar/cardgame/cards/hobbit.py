"""The Hobbits."""

from __future__ import annotations

from ringwar.cardgame.rules.abilities import in_play, in_reserve, is_hobbit, path_is_active
from ringwar.cardgame.rules.deck import draw, take_from_pile
from ringwar.cardgame.rules.eliminating import ANY_CAUSE, FORSAKEN_FROM_RESERVE, IN_PATH_COMBAT, cycle, eliminate
from ringwar.cardgame.rules.icons import DEFENSE, add_icon
from ringwar.cardgame.rules.locations import other_paths, replace_path
from ringwar.cardgame.table.facts import Battleground, Card
from ringwar.cardgame.table.queries import characters_at
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import (
    OPENS,
    PATH_DEFENSE,
    REPLACEMENTS,
    SUPPORTED_BY,
    CardGame,
    Replacement,
    action,
    event,
)

FRIENDS = {"merry-brandybuck": "rohan", "pippin-took": "dunedain"}
"""The faction whose battlegrounds are open to a Hobbit, and whose armies may support him."""

REPLACEMENTS["bilbo-baggins"] = Replacement(ANY_CAUSE, saves_items=True)
REPLACEMENTS["fatty-bolger"] = Replacement(frozenset((FORSAKEN_FROM_RESERVE,)), saves_items=True)
REPLACEMENTS["frodo-baggins"] = Replacement(ANY_CAUSE, saves_items=False)
REPLACEMENTS["merry-brandybuck"] = Replacement(frozenset((IN_PATH_COMBAT,)), saves_items=True)
REPLACEMENTS["pippin-took"] = Replacement(frozenset((IN_PATH_COMBAT,)), saves_items=True)


@action("bilbo-baggins", when=(in_reserve,))
def bilbo_baggins(game: CardGame, seat: str, card: Card) -> None:
    """Cycle this card to draw 2."""
    cycle(game, card)
    draw(game, seat, 2)


@action("fatty-bolger", when=(in_reserve,))
def fatty_bolger(game: CardGame, seat: str, card: Card) -> None:
    """Eliminate this card to draw 3."""
    eliminate(game, card)
    draw(game, seat, 3)


def opened_to_a_friend(state: State, card: Card, battleground: Battleground) -> bool:
    friends = FRIENDS[card.id]
    return friends in battleground.attackers or friends in battleground.defenders


def supported_by_friends(state: State, army: Card, character: Card) -> bool:
    return army.faction == FRIENDS[character.id]


for name in FRIENDS:
    OPENS[name] = opened_to_a_friend
    SUPPORTED_BY[name] = supported_by_friends


@action("sam-gamgee", when=(in_reserve, path_is_active))
def sam_gamgee(game: CardGame, seat: str, card: Card) -> None:
    """Cycle this card with its items to add 1 defense icon to the active path."""
    path = game.state.path
    assert path is not None
    cycle(game, card)
    add_icon(game, path, DEFENSE)


@action("herbs-and-stewed-rabbit", when=(in_play,))
def herbs_and_stewed_rabbit(game: CardGame, seat: str, card: Card) -> None:
    """Eliminate this card to take a Hobbit character from the cycle pile and draw 1 card."""
    eliminate(game, card)
    take_from_pile(game, seat, is_hobbit)
    draw(game, seat)


def sting(state: State, item: Card) -> int:
    """The path has 1 more defense icon while a Monstrous character is on it."""
    return 1 if state.path is not None and characters_at(state, state.path, "monstrous") else 0


PATH_DEFENSE["sting"] = sting


@event("there-is-another-way")
def there_is_another_way(game: CardGame, seat: str) -> None:
    """Activate another path of the same number and add 1 defense icon to it."""
    path = replace_path(game, seat, other_paths(game.state))
    if path is not None:
        add_icon(game, path, DEFENSE)
