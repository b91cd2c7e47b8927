"""The Mouth of Sauron, Black Númenórean."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.lords.table.facts import LORDS
from ringwar.boardgame.lords.table.state import lords
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS, LORDS_PLACES
from ringwar.boardgame.rules.armies import keep_stacking
from ringwar.boardgame.rules.attackers import attack_origins, targets
from ringwar.boardgame.rules.battle import declare_attack
from ringwar.boardgame.rules.capture import points
from ringwar.boardgame.rules.movement import Moved, movable, move_one_army
from ringwar.boardgame.rules.muster import SETTLEMENTS
from ringwar.boardgame.table.facts import FREE, MUSTER, MUSTER_ARMY, SAURON, SHADOW, Region
from ringwar.boardgame.table.queries import is_in_play, is_unconquered
from ringwar.boardgame.table.state import Battle, State
from ringwar.boardgame.table.texts import FREE_ROUNDS, PLACES, BoardGame, action

BLACK_NUMENOREAN = LORDS["mouth-of-sauron-black-numenorean"]
MOUTH = "mouth-of-sauron"


# Coming into play


def black_numenoreans_places(state: State) -> Sequence[Region]:
    """LM-MOUTH-03 to LM-MOUTH-06. A point of the Free Peoples, or the Fellowship in Mordor: a Sauron stronghold."""
    if is_in_play(state, MOUTH) or (points(state, FREE) < 1 and state.mordor is None):
        return ()
    return [each for each in SETTLEMENTS[SAURON] if each.is_stronghold and is_unconquered(state, each)]


def lieutenants_places(state: State) -> Sequence[Region]:
    """LM-MOUTH-06. As in the base game, unless the other Mouth is in play."""
    return () if is_in_play(state, MOUTH) else PLACES[MOUTH](state)


LORDS_PLACES[BLACK_NUMENOREAN.name] = black_numenoreans_places
LORDS_PLACES[MOUTH] = lieutenants_places


# Dark Lore


def dark_lore(state: State, battle: Battle) -> int:
    """LM-MOUTH-07, LM-MOUTH-08. One more round of an assault by an army in his region needs no elite unit."""
    return int(battle.attacker == SHADOW and state.characters[BLACK_NUMENOREAN] is battle.origin)


FREE_ROUNDS[BLACK_NUMENOREAN.name] = dark_lore


# Great Sorcery


def sorcerers_region(state: State) -> Region | None:
    """LM-MOUTH-09. Where his sorcery can work this turn, once."""
    return None if lords(state).sorcery_used else state.characters.get(BLACK_NUMENOREAN)


def can_move_by_sorcery(state: State) -> bool:
    """LM-MOUTH-09, LM-AMB-24. The army that he is with can move behind a leader."""
    region = sorcerers_region(state)
    return region is not None and region in movable(state, SHADOW, led=True)


def can_attack_by_sorcery(state: State) -> bool:
    """LM-MOUTH-09, LM-AMB-24. The army that he is with can attack behind a leader."""
    region = sorcerers_region(state)
    return region is not None and region in attack_origins(state, SHADOW, led=True)


@action(
    "sorcery-moves",
    SHADOW,
    MUSTER,
    MUSTER_ARMY,
    by=BLACK_NUMENOREAN,
    when=can_move_by_sorcery,
    nation=SAURON,
    book=LORDS_ACTIONS,
)
def sorcery_moves(game: BoardGame) -> None:
    """LM-MOUTH-09, LM-AMB-24. A Muster result moves the army that he is with, as a Character result would."""
    lords(game.state).sorcery_used = True
    moved: Moved = {}
    move_one_army(game, SHADOW, game.state.characters[BLACK_NUMENOREAN], moved, led=True)
    for region in moved:
        keep_stacking(game, region, SHADOW)


@action(
    "sorcery-attacks",
    SHADOW,
    MUSTER,
    MUSTER_ARMY,
    by=BLACK_NUMENOREAN,
    when=can_attack_by_sorcery,
    nation=SAURON,
    book=LORDS_ACTIONS,
)
def sorcery_attacks(game: BoardGame) -> None:
    """LM-MOUTH-09, LM-AMB-24. A Muster result attacks with the army that he is with, as a Character result would."""
    state = game.state
    lords(state).sorcery_used = True
    origin = state.characters[BLACK_NUMENOREAN]
    target = game.ask(SHADOW, "attack-where", targets(state, origin, SHADOW), origin=origin)
    declare_attack(game, SHADOW, origin, target, led=True)
