"""Chapter 15: strongholds and sieges."""

from __future__ import annotations

from ringwar.boardgame.rules.armies import keep_stacking
from ringwar.boardgame.rules.capture import capture
from ringwar.boardgame.rules.casualties import losses, reduce_elite
from ringwar.boardgame.rules.forces import ASSAULT, FIELD, SORTIE, attacking, gives_up
from ringwar.boardgame.rules.table_cards import review_table
from ringwar.boardgame.table.facts import ENEMY, Region
from ringwar.boardgame.table.queries import box_army, controller
from ringwar.boardgame.table.state import Battle, State
from ringwar.boardgame.table.texts import FREE_ROUNDS, BoardGame

# A siege begins


def may_withdraw(state: State, battle: Battle) -> bool:
    """BG-SIEGE-01, BG-SIEGE-02, BG-SIEGE-48. The defender stands in the open before a stronghold of his own."""
    if battle.kind != FIELD or not battle.target.is_stronghold or battle.target in state.boxes:
        return False
    return controller(state, battle.target) == ENEMY[battle.attacker]


def go_inside(state: State, region: Region) -> None:
    """BG-SIEGE-10, BG-SIEGE-11. The defenders leave the field for the box of their stronghold."""
    state.boxes[region] = state.armies.pop(region)


def siege_begins(game: BoardGame, region: Region) -> None:
    """BG-SIEGE-07, BG-SIEGE-12, BG-SIEGE-13. The besiegers have come: of the units inside, as many stay as may."""
    game.tell("siege-begins", region=region)
    keep_stacking(game, region, game.state.boxes[region].side)


# Assaults and sorties


def fight_for_stronghold(state: State, region: Region, side: str) -> str:
    """BG-SIEGE-21, BG-SIEGE-34. What an attack in the region of a siege is: a sortie of the besieged, or an assault."""
    return SORTIE if box_army(state, region, side) else ASSAULT


def prolong(game: BoardGame, battle: Battle) -> bool:
    """BG-SIEGE-26, BG-SIEGE-27, BG-SIEGE-28. Another round of an assault for an elite unit turned into a regular."""
    state = game.state
    more = sum(FREE_ROUNDS[each.name](state, battle) for each in state.characters if each.name in FREE_ROUNDS)
    if battle.round < battle.free_rounds + more:
        return not gives_up(game, battle)
    force = attacking(game.state, battle)
    options = [loss.piece for loss in losses(force, 1) if loss.reduces]
    if not options and force.army.elites:
        game.tell("cannot-prolong")
    choice = game.ask(battle.attacker, "prolong", [*options, None], region=battle.target)
    if choice is None:
        return False
    reduce_elite(game, force, choice.nation)
    return True


def stronghold_falls(game: BoardGame, region: Region) -> None:
    """BG-SIEGE-33, BG-SIEGE-42, BG-SIEGE-43. After an assault or a sortie an army left alone holds the stronghold."""
    state = game.state
    if region not in state.boxes and region in state.armies:
        game.tell("siege-ends", region=region)
        capture(game, region, state.armies[region].side)


# A siege ends


def end_of_siege(game: BoardGame, region: Region) -> None:
    """BG-SIEGE-16, BG-SIEGE-17, BG-SIEGE-18. Without besiegers the defenders are in the region again."""
    state = game.state
    if region in state.boxes and region not in state.armies:
        state.armies[region] = state.boxes.pop(region)
        game.tell("siege-ends", region=region)
        review_table(game)


def after_destruction(game: BoardGame, region: Region) -> None:
    """BG-SIEGE-17, BG-CAPTURE-02.

    An army was destroyed by a card: a besieger takes the stronghold, or the siege ends.
    """
    state = game.state
    end_of_siege(game, region)
    besieger = state.armies.get(region)
    if besieger is not None and region.is_settlement:
        if controller(state, region) == ENEMY[besieger.side]:
            game.tell("siege-ends", region=region)
        capture(game, region, besieger.side)
    review_table(game)
