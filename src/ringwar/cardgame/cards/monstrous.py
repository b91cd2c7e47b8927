"""Monsters."""

from __future__ import annotations

from ringwar.cardgame.rules.abilities import each_free_player_forsakes, in_reserve
from ringwar.cardgame.rules.eliminating import IN_PATH_COMBAT, eliminate
from ringwar.cardgame.rules.locations import other_paths, replace_path
from ringwar.cardgame.table.facts import Card
from ringwar.cardgame.table.queries import Place
from ringwar.cardgame.table.texts import REPLACEMENTS, CardGame, Replacement, action, arrived, played


@arrived("balrog-of-moria", "shelob")
def terror(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """On a path or battleground, each Free Peoples player forsakes 1 card."""
    each_free_player_forsakes(game)


@action("barrow-wights", "candles-of-corpses", "caradhras-the-cruel", "cave-troll", "hill-troll", when=(in_reserve,))
def menace(game: CardGame, seat: str, card: Card) -> None:
    """Eliminate this card: each Free Peoples player forsakes 1 card."""
    eliminate(game, card)
    each_free_player_forsakes(game)


@played("caradhras-the-cruel")
def caradhras_the_cruel(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """Played to the path Caradhras, activate another path of that number."""
    if place is game.state.path and game.state.path is not None and game.state.path.name == "caradhras":
        replace_path(game, seat, other_paths(game.state))


REPLACEMENTS["gollum"] = Replacement(frozenset((IN_PATH_COMBAT,)), saves_items=True)
