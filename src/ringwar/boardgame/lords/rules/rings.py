"""Chapter 6: the Elven Rings by name."""

from __future__ import annotations

from ringwar.boardgame.lords.table.facts import RINGS, SPECIAL_FACES
from ringwar.boardgame.lords.table.optional import NO
from ringwar.boardgame.lords.table.state import OUT, lords, option
from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.dice import RING
from ringwar.boardgame.rules.hunt_pool import remove_tile
from ringwar.boardgame.rules.teams import GONDORS
from ringwar.boardgame.table.facts import FREE, SHADOW, STANDARD, WILL, Region, Tile
from ringwar.boardgame.table.queries import has_card, is_at_war, is_unconquered
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame
from ringwar.kernel import Question, Refusal

VILYA, NENYA, NARYA = "vilya", "nenya", "narya"


ALL_RINGS = (RING, *RINGS)
"""The rings by name, and any of them."""


def rings_at(state: State, holder: str) -> list[str]:
    """The rings that a side holds, or that are out of the game."""
    return [ring for ring, at in lords(state).rings.items() if at == holder]


def ring_player(state: State) -> str:
    """LM-MULTI-01, LM-MULTI-03. Who decides on the rings of the Free Peoples: the Gondor player, if there is one."""
    return GONDORS if GONDORS in state.rules.seats else state.rules.leading(state, FREE)


def why_not_spent(state: State, question: Question, thing: object) -> Refusal | None:
    """LM-RING-03, LM-RING-04. Why a ring cannot be the one that is spent."""
    side = question.plays_for
    if not isinstance(thing, str) or thing not in ALL_RINGS or thing in rings_at(state, side):
        return None
    if thing == RING:
        return Refusal("say-which-ring", clauses=["LM-RING-03"], rings=rings_at(state, side))
    return Refusal("ring-elsewhere", clauses=["LM-RING-03", "LM-RING-04"], ring=thing)


def ring_spent(game: BoardGame, side: str) -> None:
    """LM-RING-02, LM-RING-03, LM-RING-08, LM-MULTI-03. A ring was used in the normal way: its player says which."""
    state = game.state
    seat = ring_player(state) if side == FREE else side
    move_ring(
        game, game.ask(seat, "which-ring", rings_at(state, side), why=why_not_spent), SHADOW if side == FREE else OUT
    )


def move_ring(game: BoardGame, ring: str, to: str) -> None:
    """The token of a ring goes to a side, or out of the game."""
    lords(game.state).rings[ring] = to
    game.tell("ring-goes", ring=ring, to=to)


# Special effects


def is_ready(state: State, ring: str) -> bool:
    """LM-RING-01, LM-RING-04, LM-RING-05, LM-RING-11. The Free Peoples hold a ring, and its keeper is in play."""
    return lords(state).rings[ring] == FREE and has_card(state, RINGS[ring].keeper)


def spend_specially(game: BoardGame, ring: str) -> None:
    """LM-RING-06, LM-RING-07. A ring used for its special effect goes to the Shadow, beyond the one of the turn."""
    state = game.state
    state.rings[FREE] -= 1
    state.rings[SHADOW] += 1
    move_ring(game, ring, SHADOW)


def keeps_by_vilya(game: BoardGame, die: str) -> bool:
    """LM-RING-12 to LM-RING-16, LM-AMB-07, LM-AMB-08. The die of a finished action may stay unused."""
    state = game.state
    barred = die == WILL or (die in SPECIAL_FACES and option(state, "vilya-keeps-keeper-dice") == NO)
    if barred or not is_ready(state, VILYA):
        return False
    with game.because(RINGS[VILYA]):
        wanted = game.confirm(ring_player(state), "use-vilya", die=die)
    if not wanted:
        return False
    state.dice[FREE] = tuple(sorted((*state.dice[FREE], die)))
    game.tell("die-kept", die=die)
    spend_specially(game, VILYA)
    return True


def nenya_cancels(game: BoardGame, tile: Tile) -> bool:
    """LM-RING-17 to LM-RING-20, LM-AMB-09. A standard Eye may be cancelled and leaves the game."""
    state = game.state
    if not tile.is_eye or tile.set != STANDARD or not is_ready(state, NENYA):
        return False
    with game.because(RINGS[NENYA]):
        wanted = game.confirm(state.rules.leading(state, FREE), "use-nenya", tile=tile)
    if not wanted:
        return False
    spend_specially(game, NENYA)
    remove_tile(game, tile)
    game.tell("tile-cancelled", tile=tile)
    return True


def narya_wakes(state: State) -> Region | None:
    """LM-RING-21, LM-RING-23, LM-RING-24. The settlement whose nation the Keeper of Narya can bring to war now."""
    region = next((at for each, at in state.characters.items() if each.name == RINGS[NARYA].keeper), None)
    if region is None or region.side != FREE or not is_unconquered(state, region) or not is_ready(state, NARYA):
        return None
    nation = region.nation
    assert nation is not None
    able = state.active[nation] or politics.can_wake(state, nation, region)
    return region if able and not is_at_war(state, nation) and state.rules.may_rouse(state, nation) else None
