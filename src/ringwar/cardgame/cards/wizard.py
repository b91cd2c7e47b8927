"""The Wizards and their friends."""

from __future__ import annotations

from ringwar.cardgame.rules.abilities import (
    each_cycles,
    in_play,
    in_reserve,
    is_hobbit,
    next_path_left,
    of,
    on_path,
)
from ringwar.cardgame.rules.deck import named, take_from_pile
from ringwar.cardgame.rules.eliminating import (
    FORSAKEN_FROM_TOP,
    IN_PATH_COMBAT,
    cycle,
    eliminate,
    remove_from_game,
)
from ringwar.cardgame.rules.locations import next_paths, replace_path
from ringwar.cardgame.rules.scoring import add_corruption
from ringwar.cardgame.rules.teams import player_of
from ringwar.cardgame.table.facts import ARMY, SHADOW, Battleground, Card
from ringwar.cardgame.table.queries import Place, bodies_in_play
from ringwar.cardgame.table.texts import (
    EXTRA_DRAW,
    LIMIT_IN_PLAY,
    REPLACEMENTS,
    CardGame,
    Replacement,
    action,
    arrived,
    played,
)


@played("gandalf-the-white")
def gandalf_the_white(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """CG-PLAY-20. Gandalf the Grey is removed from the game."""
    remove_from_game(game, "gandalf-the-grey")


EXTRA_DRAW["gandalf-the-white"] = 1
REPLACEMENTS["gandalf-the-white"] = Replacement(frozenset((FORSAKEN_FROM_TOP,)), saves_items=True)


@action("gwaihir-the-windlord", when=(in_reserve,))
def gwaihir_the_windlord(game: CardGame, seat: str, card: Card) -> None:
    """Cycle this card to take Gandalf from the cycle pile."""
    cycle(game, card)
    take_from_pile(game, seat, named("gandalf-the-grey", "gandalf-the-white"))


@action("smeagol", when=(on_path, next_path_left))
def smeagol(game: CardGame, seat: str, card: Card) -> None:
    """Add 1 corruption to activate a path of the next higher number."""
    add_corruption(game, 1)
    replace_path(game, seat, next_paths(game.state))


REPLACEMENTS["smeagol"] = Replacement(frozenset((IN_PATH_COMBAT,)), saves_items=True)


@arrived("treebeard")
def treebeard(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """On a battleground, the Isengard player eliminates an Isengard army in play."""
    isengard = player_of(game.state, "isengard")
    armies = [each for each in bodies_in_play(game.state) if of("isengard", ARMY)(each)]
    if isinstance(place, Battleground) and isengard is not None and armies:
        eliminate(game, game.ask(isengard, "eliminate-in-play", armies))


@action("ent-draught", when=(in_play,))
def ent_draught(game: CardGame, seat: str, card: Card) -> None:
    """Eliminate this card to take up to two Hobbit characters from the cycle pile."""
    eliminate(game, card)
    game.commit(seat)
    for _ in range(2):
        hobbits = [each for each in game.state.cycles[seat] if is_hobbit(each)]
        hobbit = game.ask(seat, "take-or-not", [*hobbits, None])
        if hobbit is None:
            return
        take_from_pile(game, seat, named(hobbit.id))


LIMIT_IN_PLAY["gandalfs-staff"] = 1


@action("narya-ring-of-fire", when=(in_reserve,))
def narya(game: CardGame, seat: str, card: Card) -> None:
    """Cycle the ring: each Shadow player cycles 1 card from hand."""
    cycle(game, card)
    each_cycles(game, SHADOW)
