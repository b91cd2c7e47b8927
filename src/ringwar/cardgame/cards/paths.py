"""The paths. (Cirith Ungol and the lairs of monsters say the same as battlegrounds: see there.)"""

from __future__ import annotations

from ringwar.cardgame.cards.battlegrounds import dunedain_may_forsake_to_draw
from ringwar.cardgame.rules.abilities import (
    each_cycles,
    each_draws,
    each_free_player_forsakes,
    is_nazgul,
    player_draws,
    player_draws_and_cycles,
)
from ringwar.cardgame.rules.cycling import cycle_from_hand, forsakable, forsake
from ringwar.cardgame.rules.deck import draw
from ringwar.cardgame.rules.icons import ATTACK, add_icon
from ringwar.cardgame.rules.playing import draw_and_play
from ringwar.cardgame.rules.teams import each, each_times, player_of
from ringwar.cardgame.table.facts import CHARACTER, FREE, SHADOW
from ringwar.cardgame.table.texts import CardGame, activated


@activated("bag-end")
def bag_end(game: CardGame, seat: str) -> None:
    """The Hobbit player draws 2."""
    player_draws(game, "hobbit", 2)


@activated("bucklebury-ferry")
def bucklebury_ferry(game: CardGame, seat: str) -> None:
    """The Mordor player draws 1, the Hobbit player draws 1."""
    player_draws(game, "mordor", 1)
    player_draws(game, "hobbit", 1)


@activated("gildors-encampment", "lothlorien")
def elves_give_shelter(game: CardGame, seat: str) -> None:
    """The Elf player draws 1, then cycles 1 card from hand."""
    player_draws_and_cycles(game, "elf")


@activated("inn-of-the-prancing-pony")
def inn_of_the_prancing_pony(game: CardGame, seat: str) -> None:
    """Each Shadow player draws 2."""
    each_draws(game, SHADOW, 2)


@activated("the-old-forest", "caradhras", "emyn-muil")
def hard_country(game: CardGame, seat: str) -> None:
    """Each Free Peoples player forsakes 1."""
    each_free_player_forsakes(game)


@activated("weathertop", "orodruin")
def mordor_draws_two(game: CardGame, seat: str) -> None:
    """The Mordor player draws 2."""
    player_draws(game, "mordor", 2)


@activated("fords-of-bruinen")
def fords_of_bruinen(game: CardGame, seat: str) -> None:
    """Each Free Peoples player forsakes 1, then draws 3."""
    for player, times in each_times(game.state, FREE):
        for number in range(1, times + 1):
            forsake(game, player, number=number, total=times)
            draw(game, player, 3)


@activated("imladris")
def imladris(game: CardGame, seat: str) -> None:
    """The Elf player draws 2."""
    player_draws(game, "elf", 2)


@activated("the-council-of-elrond", "the-cross-roads")
def free_peoples_draw(game: CardGame, seat: str) -> None:
    """Each Free Peoples player draws 1."""
    each_draws(game, FREE, 1)


@activated("the-doors-of-durin")
def the_doors_of_durin(game: CardGame, seat: str) -> None:
    """The Monstrous player may forsake 1 to add 1 attack icon to this path."""
    path, monstrous = game.state.path, player_of(game.state, "monstrous")
    if path is None or monstrous is None or not forsakable(game.state, monstrous):
        return
    if game.confirm(monstrous, "forsake-for-icon"):
        forsake(game, monstrous)
        add_icon(game, path, ATTACK)


@activated("dimrill-dale")
def dimrill_dale(game: CardGame, seat: str) -> None:
    """Each Shadow player cycles 2 cards from hand."""
    each_cycles(game, SHADOW, 2)


@activated("egladil")
def egladil(game: CardGame, seat: str) -> None:
    """Each Free Peoples player draws 2, then cycles 1 card from hand."""
    for player in each(game.state, FREE):
        draw(game, player, 2)
        cycle_from_hand(game, player)


@activated("amon-hen")
def amon_hen(game: CardGame, seat: str) -> None:
    """The Mordor player draws 1, then cycles 1 card from hand."""
    player_draws_and_cycles(game, "mordor")


@activated("henneth-annun")
def henneth_annun(game: CardGame, seat: str) -> None:
    """The Dúnedain player draws 1."""
    player_draws(game, "dunedain", 1)


@activated("osgiliath")
def osgiliath(game: CardGame, seat: str) -> None:
    """The Dúnedain player may forsake 1 card to draw 3."""
    dunedain_may_forsake_to_draw(game, 3)


@activated("morgul-vale")
def morgul_vale(game: CardGame, seat: str) -> None:
    """The Mordor player draws 5, may play 1 Nazgûl of them, and cycles the rest."""
    mordor = player_of(game.state, "mordor")
    if mordor is not None:
        draw_and_play(game, mordor, 5, lambda card: is_nazgul(card) and card.kind == CHARACTER)


@activated("morgai")
def morgai(game: CardGame, seat: str) -> None:
    """Add 1 attack icon to this path."""
    path = game.state.path
    assert path is not None
    add_icon(game, path, ATTACK)
