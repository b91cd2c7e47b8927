"""The battlegrounds."""

from __future__ import annotations

from ringwar.cardgame.rules.abilities import (
    each_draws,
    is_nazgul,
    of_kind,
    player_draws,
    player_draws_and_cycles,
)
from ringwar.cardgame.rules.cycling import forsakable, forsake
from ringwar.cardgame.rules.deck import draw, may_lie_hidden, named, recycle, take_from_either
from ringwar.cardgame.rules.locations import choose_and_activate, in_decks, in_scoring_areas
from ringwar.cardgame.rules.playing import draw_and_play
from ringwar.cardgame.rules.teams import player_of
from ringwar.cardgame.table.facts import ARMY, CHARACTER, SHADOW, Battleground, battleground
from ringwar.cardgame.table.memory import CYCLE, DECK
from ringwar.cardgame.table.queries import RESERVE
from ringwar.cardgame.table.texts import CardGame, activated


def dunedain_may_forsake_to_draw(game: CardGame, number: int) -> None:
    """CG-ELIM-05. The Dúnedain player may forsake 1 card to draw."""
    seat = player_of(game.state, "dunedain")
    if seat is not None and forsakable(game.state, seat) and _forsakes(game, seat, number):
        forsake(game, seat)
        draw(game, seat, number)


def _forsakes(game: CardGame, seat: str, number: int) -> bool:
    """Whether a seat forsakes a card to draw; how many it can draw is said where there are fewer."""
    left = len(game.state.decks[seat]) + len(game.state.cycles[seat])
    return game.confirm(seat, "forsake-to-draw", count=number, left=left if left < number else None)


@activated("dol-amroth", "pelargir")
def havens_of_gondor(game: CardGame, seat: str) -> None:
    """The Dúnedain player may forsake 1 card to draw 1."""
    dunedain_may_forsake_to_draw(game, 1)


@activated("minas-tirith")
def minas_tirith(game: CardGame, seat: str) -> None:
    """The Dúnedain player may forsake 1 card to draw 3."""
    dunedain_may_forsake_to_draw(game, 3)


@activated("edoras")
def edoras(game: CardGame, seat: str) -> None:
    """Helm's Deep is activated too if it is in its deck."""
    _call(game, seat, in_decks(game.state, ("helms-deep",)))


@activated("helms-deep")
def helms_deep(game: CardGame, seat: str) -> None:
    """The Rohan player draws 5, may play 1 army or character of them here, and cycles the rest."""
    rohan = player_of(game.state, "rohan")
    if rohan is not None:
        here = battleground("helms-deep")
        draw_and_play(game, rohan, 5, lambda card: card.kind in (ARMY, CHARACTER), where=here)


@activated("lorien")
def lorien(game: CardGame, seat: str) -> None:
    """Dol Guldur is activated or reactivated too."""
    _call(game, seat, _from_anywhere(game, "dol-guldur"))


@activated("dol-guldur")
def dol_guldur(game: CardGame, seat: str) -> None:
    """Lórien is activated or reactivated too."""
    _call(game, seat, _from_anywhere(game, "lorien"))


def _from_anywhere(game: CardGame, name: str) -> list[Battleground]:
    """CG-LOC-11. A battleground in a deck or a scoring area."""
    return [*in_decks(game.state, (name,)), *in_scoring_areas(game.state, (name,))]


def _call(game: CardGame, seat: str, options: list[Battleground]) -> None:
    """CG-LOC-13, CG-LOC-15, CG-FOTR-10. A battleground comes along; nobody misses one that is active already."""
    if options:
        choose_and_activate(game, seat, options)


@activated("rivendell")
def rivendell(game: CardGame, seat: str) -> None:
    """The Elf player draws 1, then cycles 1 card from hand."""
    player_draws_and_cycles(game, "elf")


@activated("harad", "umbar")
def lands_of_the_south(game: CardGame, seat: str) -> None:
    """Each Shadow player draws 1."""
    each_draws(game, SHADOW, 1)


@activated("minas-morgul")
def minas_morgul(game: CardGame, seat: str) -> None:
    """The Mordor player draws 5, may play 1 Nazgûl of them to reserve, and cycles the rest."""
    mordor = player_of(game.state, "mordor")
    if mordor is not None:
        draw_and_play(game, mordor, 5, lambda card: is_nazgul(card) and card.kind == CHARACTER, where=RESERVE)


@activated("morannon", "cirith-ungol")
def mordor_musters(game: CardGame, seat: str) -> None:
    """The Mordor player draws 5, may play 1 army of them, and cycles the rest."""
    mordor = player_of(game.state, "mordor")
    if mordor is not None:
        draw_and_play(game, mordor, 5, of_kind(ARMY))


@activated("moria", "khazad-dum", "dead-marshes", "shelobs-lair", "crack-of-doom")
def monsters_gather(game: CardGame, seat: str) -> None:
    """The Monstrous player draws 2."""
    player_draws(game, "monstrous", 2)


@activated("orthanc")
def orthanc(game: CardGame, seat: str) -> None:
    """The Isengard player may take Saruman from draw deck or cycle pile, and recycles."""
    isengard = player_of(game.state, "isengard")
    if isengard is None:
        return
    saruman = named("saruman")
    if may_lie_hidden(game.state, isengard, saruman, DECK, CYCLE) and game.confirm(isengard, "take-saruman"):
        take_from_either(game, isengard, saruman)
    recycle(game, isengard)
