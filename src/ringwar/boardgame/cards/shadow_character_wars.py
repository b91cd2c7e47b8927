"""The Shadow Character deck: spells, assaults, and armies led by Nazgûl."""

from __future__ import annotations

from ringwar.boardgame.rules.armies import keep_stacking, recruitable
from ringwar.boardgame.rules.attackers import attack_origins, can_attack_from, targets
from ringwar.boardgame.rules.battle import declare_attack
from ringwar.boardgame.rules.event_cards import roll_for_event, strike_army
from ringwar.boardgame.rules.minions import move_nazgul_figures
from ringwar.boardgame.rules.movement import Moved, movable, move_one_army, rest_of
from ringwar.boardgame.rules.muster import may_recruit_by_card, recruit_by_card
from ringwar.boardgame.table.armies import NAZGUL_PIECE, Part, Piece
from ringwar.boardgame.table.facts import FREE, SHADOW, Character, Region
from ringwar.boardgame.table.queries import (
    all_regions_held,
    box_army,
    field_army,
    is_commanded,
    is_in_play,
    nazgul_at,
    region_of,
    version,
    whole_part,
)
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame, event

WITCH_KING = "witch-king"
MOVE, ATTACK, RECRUIT_NAZGUL, MOVE_NAZGUL = "move", "attack", "recruit-nazgul", "move-nazgul"


# Dreadful Spells


def nazgul_count(state: State, region: Region) -> int:
    """The Nazgûl of a region, the Witch-king counted."""
    return nazgul_at(state, region) + (region_of(state, "witch-king") is region)


def spellcasters(state: State) -> list[Region]:
    """Shadow armies with a Nazgûl in or next to a region with a Free Peoples army."""
    held = [each for each in all_regions_held(state, SHADOW) if nazgul_count(state, each)]
    return [each for each in held if victims(state, each)]


def victims(state: State, region: Region) -> list[Region]:
    return [each for each in all_regions_held(state, FREE) if each is region or each in region.adjacent]


@event("shadow-character-19", when=lambda state: bool(spellcasters(state)))
def dreadful_spells(game: BoardGame) -> None:
    """A die for each Nazgûl of an army, each 5 a hit on a Free Peoples army."""
    state = game.state
    caster = game.ask(SHADOW, "spells-from", spellcasters(state))
    target = game.ask(SHADOW, "which-army", victims(state, caster))
    dice = min(5, nazgul_count(state, caster))
    strike_army(game, target, FREE, roll_for_event(game, dice, 5))


# Assaults


def besieging(state: State, region: Region) -> bool:
    """A Shadow army besieges the stronghold of a region and can attack it."""
    return box_army(state, region, FREE) is not None and field_army(state, region, SHADOW) is not None


def storm(game: BoardGame, region: Region) -> None:
    """An assault of up to three rounds, in the first of which the defender needs a companion for a combat card."""
    if not can_attack_from(game.state, region, SHADOW, led=False) or region not in targets(game.state, region, SHADOW):
        return
    battle = declare_attack(game, SHADOW, region, region)
    battle.free_rounds = 3
    battle.wary = True


def black_captain_besieges(state: State) -> bool:
    region = region_of(state, "witch-king")
    return region is not None and besieging(state, region)


@event("shadow-character-20", when=black_captain_besieges)
def grond(game: BoardGame) -> None:
    """Storm the stronghold that the Witch-king besieges."""
    region = region_of(game.state, "witch-king")
    assert region is not None
    storm(game, region)


# Nazgûl armies


@event("shadow-character-23")
def the_ringwraiths_are_abroad(game: BoardGame) -> None:
    """Move Nazgûl; then two armies with Nazgûl may move, or one attack."""
    state = game.state
    move_nazgul_figures(game)
    movers = wraith_armies(state, {})
    origins = attack_origins(state, SHADOW, led=False)
    attackers = [each for each in origins if wraiths(state, whole_part(state, each, SHADOW))]
    options = [*([MOVE] if movers else []), *([ATTACK] if attackers else []), None]
    choice = game.ask(SHADOW, "ringwraiths", options, region=None)
    if choice == ATTACK:
        origin = game.ask(SHADOW, "attack-from", attackers)
        attack_behind(game, origin, choose_wraith(game, whole_part(state, origin, SHADOW)))
    elif choice == MOVE:
        _move_behind_wraiths(game, 2)


def wraiths(state: State, part: Part) -> list[Piece | Character]:
    """BG-CHAR-38. Who of the figures leads as a Nazgûl: Nazgûl, the Witch-king."""
    kings = [each for each in part.characters if each.person == WITCH_KING and is_commanded(state, each.nation)]
    return [*([NAZGUL_PIECE] if part.nazgul else []), *kings]


def wraith_armies(state: State, moved: Moved) -> list[Region]:
    """BG-MOVE-11. The armies that can move with a Nazgûl that has not moved with one before."""
    held = movable(state, SHADOW, False, moved)
    return [each for each in held if wraiths(state, rest_of(state, each, SHADOW, moved))]


def choose_wraith(game: BoardGame, part: Part) -> Part:
    """The Nazgûl that a card has go with an army, or the Witch-king."""
    choice = game.ask(SHADOW, "led-by", wraiths(game.state, part))
    return Part(characters=(choice,)) if isinstance(choice, Character) else Part(nazgul=1)


def attack_behind(game: BoardGame, origin: Region, leader: Part) -> None:
    """Attack with the army in a region; the leader named goes with it."""
    target = game.ask(SHADOW, "attack-where", targets(game.state, origin, SHADOW), origin=origin)
    declare_attack(game, SHADOW, origin, target, leader=leader)


def _move_behind_wraiths(game: BoardGame, most: int) -> None:
    """Move armies that contain a Nazgûl, which goes with them."""
    state = game.state
    moved: Moved = {}
    for number in range(most):
        origins: list[Region | None] = [*wraith_armies(state, moved)]
        origin = game.ask(SHADOW, "move-army", [*origins, None] if number else origins, number=number + 1, most=most)
        if origin is None:
            break
        leader = choose_wraith(game, rest_of(state, origin, SHADOW, moved))
        move_one_army(game, SHADOW, origin, moved, led=False, leader=leader)
    for region in moved:
        keep_stacking(game, region, SHADOW)


def black_captain_lives(state: State) -> bool:
    return is_in_play(state, "witch-king")


@event("shadow-character-24", when=black_captain_lives)
def the_black_captain_commands(game: BoardGame) -> None:
    """Recruit two Nazgûl with the Witch-king or move Nazgûl; then move or attack with his army."""
    state = game.state
    captain = version(state, WITCH_KING)
    assert captain is not None
    region = state.characters[captain]
    can_recruit = recruitable(state, NAZGUL_PIECE) and may_recruit_by_card(state, region, SHADOW)
    choice = game.ask(SHADOW, "black-captain", [*([RECRUIT_NAZGUL] if can_recruit else []), MOVE_NAZGUL, None])
    if choice == RECRUIT_NAZGUL:
        recruit_by_card(game, region, NAZGUL_PIECE, NAZGUL_PIECE)
    elif choice == MOVE_NAZGUL:
        move_nazgul_figures(game)
    use_army_at(game, state.characters[captain], Part(characters=(captain,)))


def use_army_at(game: BoardGame, region: Region, leader: Part) -> None:
    """Move, or attack with, the army in a region; the leader named goes with it."""
    state = game.state
    may_move = region in movable(state, SHADOW, led=False)
    may_attack = region in attack_origins(state, SHADOW, led=False)
    options = [*([MOVE] if may_move else []), *([ATTACK] if may_attack else []), None]
    choice = game.ask(SHADOW, "ringwraiths", options, region=region)
    if choice == MOVE:
        move_army_at(game, region, leader)
    elif choice == ATTACK:
        attack_behind(game, region, leader)


def move_army_at(game: BoardGame, region: Region, leader: Part) -> None:
    """Move the army in a region; the leader named goes with it."""
    moved: Moved = {}
    move_one_army(game, SHADOW, region, moved, led=False, leader=leader)
    for goal in moved:
        keep_stacking(game, goal, SHADOW)
