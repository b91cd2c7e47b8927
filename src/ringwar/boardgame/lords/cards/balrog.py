"""Chapter 10: the Balrog of Moria, his die, and how he is bound."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.cards.shadow_character_wars import attack_behind, move_army_at
from ringwar.boardgame.lords.table.facts import BALROG, LORDS_CARDS, USE_BALROG
from ringwar.boardgame.lords.table.state import lords
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS, LORDS_ENTERED, LORDS_PLACES
from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import eliminate_character, keep_stacking, recruit, recruitable
from ringwar.boardgame.rules.attackers import attack_origins
from ringwar.boardgame.rules.clash import Clash
from ringwar.boardgame.rules.combat_texts import STRENGTH
from ringwar.boardgame.rules.deeds import SPECIAL_DEEDS, Deed
from ringwar.boardgame.rules.minions import minion_goals, move_minion, why_not_gone_to
from ringwar.boardgame.rules.movement import movable
from ringwar.boardgame.table.armies import ELITES, REGULARS, Part
from ringwar.boardgame.table.facts import CHARACTER, DWARVES, ELVES, FREE, REGIONS, SAURON, SHADOW, WILL, Region
from ringwar.boardgame.table.queries import has_card, is_commanded, is_here, is_unconquered
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import ELIMINATED, LEVELS, BoardGame, action, event

MORIA = REGIONS["moria"]
GANDALF = ("gandalf-the-grey", "gandalf-the-white")
FLAME_OF_UDUN = 2


# Entering play


def balrogs_places(state: State) -> Sequence[Region]:
    """LM-BALROG-02, LM-AMB-10. In Moria, whoever holds or besieges it."""
    return (MORIA,)


def balrog_enters(game: BoardGame, region: Region) -> None:
    """LM-BALROG-05, LM-BALROG-06, LM-BALROG-07. He sleeps; Elves and Dwarves advance one step each."""
    lords(game.state).balrog_active = False
    recruit_in_moria(game)
    for nation in (ELVES, DWARVES):
        politics.advance(game, nation)


def recruit_in_moria(game: BoardGame) -> None:
    """LM-BALROG-03, LM-BALROG-04, LM-AMB-11. A Sauron unit may come to an unconquered Moria that nobody besieges."""
    state = game.state
    if not is_unconquered(state, MORIA) or MORIA in state.boxes:
        return
    units = [piece for piece in (REGULARS[SAURON], ELITES[SAURON]) if recruitable(state, piece)]
    piece = game.ask(SHADOW, "balrog-recruits", [*units, None])
    if piece is not None:
        recruit(game, piece, MORIA)
        keep_stacking(game, MORIA, SHADOW)


LORDS_PLACES[BALROG.name] = balrogs_places
LORDS_ENTERED[BALROG.name] = balrog_enters


# What he is


def is_awake(state: State) -> bool:
    """LM-BALROG-19, LM-BALROG-24. The Balrog is in play and active."""
    return has_card(state, BALROG.name) and lords(state).balrog_active


def is_asleep(state: State) -> bool:
    """LM-BALROG-07. The Balrog is in play and inactive."""
    return has_card(state, BALROG.name) and not lords(state).balrog_active


def balrogs_level(state: State) -> int:
    """LM-BALROG-01, LM-BALROG-21, LM-BALROG-22, LM-BALROG-27. Only the active Balrog can leave Moria."""
    return BALROG.level_active if lords(state).balrog_active else BALROG.level


def flame_of_udun(clash: Clash, side: str) -> int:
    """LM-BALROG-18. He adds to the combat strength of his army."""
    return FLAME_OF_UDUN


def balrog_falls(game: BoardGame) -> None:
    """LM-BALROG-28. An eliminated Balrog is not active any more."""
    lords(game.state).balrog_active = False


LEVELS[BALROG.name] = balrogs_level
STRENGTH[BALROG.name] = flame_of_udun
ELIMINATED[BALROG.name] = balrog_falls


# The Balrog symbol


def obeys(state: State) -> bool:
    """LM-BALROG-23, LM-AMB-12, LM-MULTI-04. He was active before, and the player who acts commands him."""
    return is_awake(state) and is_commanded(state, BALROG.nation)


def wake_balrog(game: BoardGame) -> None:
    """LM-BALROG-19, LM-BALROG-20, LM-AMB-12. The Balrog becomes active, and that is all."""
    lords(game.state).balrog_active = True
    game.tell("balrog-wakes", minion=BALROG)


def his_army_can_move(state: State) -> bool:
    """LM-BALROG-23. The army with him can move."""
    return obeys(state) and state.characters[BALROG] in movable(state, SHADOW, led=False)


def his_army_can_attack(state: State) -> bool:
    """LM-BALROG-23. The army with him can attack."""
    return obeys(state) and state.characters[BALROG] in attack_origins(state, SHADOW, led=False)


def he_can_go(state: State) -> bool:
    """LM-BALROG-23, LM-AMB-14. He can go somewhere by himself."""
    return obeys(state) and bool(minion_goals(state, BALROG))


def move_his_army(game: BoardGame) -> None:
    """LM-BALROG-23. Move the army with him; he goes along."""
    with game.because(game.cause or BALROG):
        move_army_at(game, game.state.characters[BALROG], Part(characters=(BALROG,)))


def attack_with_his_army(game: BoardGame) -> None:
    """LM-BALROG-23. Attack with the army with him; he takes part."""
    with game.because(game.cause or BALROG):
        attack_behind(game, game.state.characters[BALROG], Part(characters=(BALROG,)))


def move_balrog(game: BoardGame) -> None:
    """LM-BALROG-21, LM-BALROG-23, LM-AMB-14. Move him alone, as a minion that does not fly."""
    origin, goals = game.state.characters[BALROG], minion_goals(game.state, BALROG)
    goal = game.ask(SHADOW, "minion-where", goals, why=why_not_gone_to, figure=BALROG, origin=origin, count=1)
    move_minion(game, BALROG, goal)


ONLY_SHADOW = (SHADOW,)
LISTED = ("LM-BALROG-19", "LM-BALROG-23")
WAKE = Deed(
    "wake-balrog",
    ONLY_SHADOW,
    lambda state, side: is_asleep(state),
    lambda game, side: wake_balrog(game),
    LISTED,
    ("LM-BALROG-19",),
)
AWAKE_DEEDS = (
    Deed(
        "move-balrogs-army",
        ONLY_SHADOW,
        lambda state, side: his_army_can_move(state),
        lambda game, side: move_his_army(game),
        LISTED,
        ("LM-BALROG-23",),
    ),
    Deed(
        "attack-with-balrog",
        ONLY_SHADOW,
        lambda state, side: his_army_can_attack(state),
        lambda game, side: attack_with_his_army(game),
        LISTED,
        ("LM-BALROG-23",),
    ),
    Deed(
        "move-balrog",
        ONLY_SHADOW,
        lambda state, side: he_can_go(state),
        lambda game, side: move_balrog(game),
        LISTED,
        ("LM-BALROG-23",),
    ),
)
BALROG_DEEDS = (WAKE, *AWAKE_DEEDS)
"""LM-BALROG-19, LM-BALROG-23, LM-DICE-28. What the Balrog symbol can do; nothing once he is gone."""
SPECIAL_DEEDS[USE_BALROG] = BALROG_DEEDS


@event(LORDS_CARDS["a-balrog-is-come"].name, when=lambda state: has_card(state, BALROG.name))
def a_balrog_is_come(game: BoardGame) -> None:
    """LM-BALROG-20, LM-BALROG-23. The Balrog becomes active; if he is already, he does what his symbol allows."""
    if is_asleep(game.state):
        wake_balrog(game)
        return
    possible = {deed.name: deed for deed in AWAKE_DEEDS if deed.possible(game.state, SHADOW)}
    if possible:
        possible[game.ask(SHADOW, "balrog-does", list(possible))].do(game, SHADOW)


# How he is bound


def gandalf_faces_balrog(state: State) -> bool:
    """LM-BALROG-26, LM-BALROG-29. The Balrog is active, and a Gandalf is on the map in his region."""
    return is_awake(state) and is_here(state, state.characters[BALROG], *GANDALF)


@action("bind-balrog", FREE, WILL, by=BALROG, when=is_awake, book=LORDS_ACTIONS)
@action("gandalf-binds-balrog", FREE, CHARACTER, by=BALROG, when=gandalf_faces_balrog, book=LORDS_ACTIONS)
def bind_balrog(game: BoardGame) -> None:
    """LM-BALROG-25 to LM-BALROG-28, LM-BALROG-30. He sleeps in Moria again; anywhere else that is his end."""
    if game.state.characters[BALROG] is not MORIA:
        eliminate_character(game, BALROG)
        return
    lords(game.state).balrog_active = False
    game.tell("balrog-sleeps", minion=BALROG)
