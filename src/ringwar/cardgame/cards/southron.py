"""The Southrons."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.cardgame.rules.abilities import BattlegroundInDeck, in_reserve
from ringwar.cardgame.rules.eliminating import eliminate
from ringwar.cardgame.rules.locations import activate, battlegrounds_of, choose_and_activate, in_scoring_areas
from ringwar.cardgame.table.facts import Card, battleground
from ringwar.cardgame.table.texts import CardGame, action

GOALS = {
    "coastal-raiders": "dol-amroth",
    "corsairs-of-umbar": "umbar",
    "haradrim-cavalry": "minas-tirith",
    "haradrim-regulars": "harad",
    "the-black-fleet": "pelargir",
}


def raid(goal: str) -> Callable[[CardGame, str, Card], None]:
    """The action of an army that opens a battleground still in its deck."""

    def text(game: CardGame, seat: str, card: Card) -> None:
        """Eliminate this card to activate the battleground."""
        eliminate(game, card)
        activate(game, seat, battleground(goal))

    return text


for army, goal in GOALS.items():
    action(army, when=(in_reserve, BattlegroundInDeck(goal)))(raid(goal))


@action("the-black-serpent", when=(in_reserve,))
def the_black_serpent(game: CardGame, seat: str, card: Card) -> None:
    """Eliminate this card to reactivate a Southron battleground."""
    eliminate(game, card)
    choose_and_activate(game, seat, in_scoring_areas(game.state, battlegrounds_of("southron")))
