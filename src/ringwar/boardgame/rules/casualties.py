"""Chapter 14: casualties, and the hits that an army takes."""

from __future__ import annotations

from ringwar.boardgame.rules.armies import (
    eliminate_character,
    eliminate_nazgul,
    lose_unit,
    put_back,
    set_army,
    take_from_army,
    tell_lost,
)
from ringwar.boardgame.rules.forces import Force
from ringwar.boardgame.table.armies import ELITES, NOBODY, REGULARS, Piece
from ringwar.boardgame.table.facts import REGULAR, SHADOW, Region
from ringwar.boardgame.table.queries import characters_at, nazgul_at
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame


class Loss:
    """One way to take hits: remove a unit, or replace an elite unit by a regular."""

    __slots__ = ("hits", "name", "piece", "reduces")

    def __init__(self, name: str, piece: Piece, hits: int, reduces: bool) -> None:
        self.name = name
        self.piece = piece
        self.hits = hits
        self.reduces = reduces

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return loss_named, (self.name,)


REMOVE_REGULAR = {each: Loss(f"remove-{REGULARS[each].name}", REGULARS[each], 1, False) for each in REGULARS}
REDUCE_ELITE = {each: Loss(f"reduce-{ELITES[each].name}", ELITES[each], 1, True) for each in ELITES}
REMOVE_ELITE = {each: Loss(f"remove-{ELITES[each].name}", ELITES[each], 2, False) for each in ELITES}
LOSE_ELITE = {each: Loss(f"lose-{ELITES[each].name}", ELITES[each], 1, False) for each in ELITES}
"""BG-CASUALTY-12, BG-AMB-10. An elite unit that no regular can replace counts for one hit."""


def loss_named(name: str) -> Loss:
    """The way to take hits that has this name."""
    ways = (REMOVE_REGULAR, REDUCE_ELITE, REMOVE_ELITE, LOSE_ELITE)
    return next(loss for losses in ways for loss in losses.values() if loss.name == name)


def losses(force: Force, hits: int) -> list[Loss]:
    """BG-CASUALTY-02, BG-CASUALTY-03, BG-CASUALTY-04, BG-CASUALTY-12.

    The ways in which a force can take the next hit.
    """
    found: list[Loss] = []
    for piece in force.army.units():
        if piece.kind == REGULAR:
            found.append(REMOVE_REGULAR[piece.nation])
            continue
        found.append((REDUCE_ELITE if _regular_left(force.state, piece.nation) else LOSE_ELITE)[piece.nation])
        if hits >= REMOVE_ELITE[piece.nation].hits:
            found.append(REMOVE_ELITE[piece.nation])
    return found


def _regular_left(state: State, nation: str) -> bool:
    """BG-CASUALTY-09. A regular that can replace an elite unit is left among casualties or reinforcements."""
    return state.casualties[REGULARS[nation]] > 0 or state.reinforcements[REGULARS[nation]] > 0


def take_hits(game: BoardGame, force: Force, hits: int) -> int:
    """BG-CASUALTY-01, BG-CASUALTY-07, BG-CASUALTY-08.

    A force takes hits one by one, as its owner chooses; say how many it could take.
    """
    left, army = hits, force.army
    if hits >= (most := army.hits) and _is_all_the_same(force):
        lose_all(game, force, hits)
        return most
    while left > 0 and (army := force.army).size:
        seat = force.state.rules.commander(force.state, force.side, army)
        loss = game.ask(seat, "loss", losses(force, left), count=left, region=force.region)
        left -= loss.hits
        if force.state.battle is not None:
            force.state.battle.hits[force.side] = left
        if loss.reduces:
            reduce_elite(game, force, loss.piece.nation)
        else:
            lose_unit(game, force.region, loss.piece)
    return hits - left


def _is_all_the_same(force: Force) -> bool:
    """BG-CASUALTY-09, BG-CASUALTY-14. Whether it leaves no trace by which steps the units of a force are removed.

    An elite of the Free Peoples that is reduced first takes a regular of the reinforcements to the casualties with it.
    """
    elites = [piece for piece in force.army.units() if piece.kind != REGULAR]
    return force.side == SHADOW or not any(force.state.reinforcements[REGULARS[piece.nation]] for piece in elites)


def lose_all(game: BoardGame, force: Force, hits: int) -> None:
    """BG-CASUALTY-02, BG-CASUALTY-03, BG-CASUALTY-08. With hits enough for all of it a whole force is removed."""
    left = hits
    army = force.army
    for piece in army.units():
        for _ in range(army.count(piece)):
            left -= 1 if piece.kind == REGULAR else 2
            if force.state.battle is not None:
                force.state.battle.hits[force.side] = left
            lose_unit(game, force.region, piece)


def reduce_elite(game: BoardGame, force: Force, nation: str) -> None:
    """BG-CASUALTY-09 to BG-CASUALTY-11, BG-SIEGE-51. Replace an elite unit by a regular of the same nation."""
    state = game.state
    regular, elite = REGULARS[nation], ELITES[nation]
    piles = [name for name in ("casualties", "reinforcements") if getattr(state, name)[regular] > 0]
    seat = state.rules.commander(state, force.side, force.army)
    pile = getattr(state, game.ask(seat, "regular-from", piles, piece=regular, region=force.region))
    pile[regular] -= 1
    put_back(state, elite)
    army = (state.boxes if force.besieged else state.armies)[force.region]
    set_army(state, force.region, army.plus(elite, -1).plus(regular), force.besieged)
    game.tell("reduce", region=force.region, piece=elite)


def remove_companions_of_the_dead(game: BoardGame, force: Force) -> None:
    """BG-CASUALTY-16, BG-CASUALTY-20. With its last unit an army loses its leaders, Nazgûl and characters."""
    state = game.state
    tell_lost(game, force.region, force.army)
    for piece in force.army.pieces():
        number = force.army.count(piece)
        take_from_army(state, force.region, force.side, NOBODY.plus(piece, number))
        put_back(state, piece, number)
    if force.nazgul:
        eliminate_nazgul(game, force.region, force.nazgul)
    for character in force.characters:
        eliminate_character(game, character)


def eliminate_the_leaderless(game: BoardGame, region: Region) -> None:
    """A card that destroys a Shadow army eliminates the Nazgûl and minions with it."""
    state = game.state
    if nazgul_at(state, region):
        eliminate_nazgul(game, region, nazgul_at(state, region))
    for minion in characters_at(state, region, SHADOW):
        eliminate_character(game, minion)
