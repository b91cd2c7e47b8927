"""Gothmog, Lieutenant of Morgul."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.lords.table.facts import GOTHMOG
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS, LORDS_PLACES
from ringwar.boardgame.rules.armies import keep_stacking, recruit, recruitable
from ringwar.boardgame.rules.muster import replace_units
from ringwar.boardgame.table.armies import ELITES, REGULARS
from ringwar.boardgame.table.facts import MUSTER, MUSTER_ARMY, REGIONS, SAURON, SHADOW, Region
from ringwar.boardgame.table.queries import field_army, is_at_war, is_free, is_in_play, is_unconquered
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame, action

MINAS_MORGUL = REGIONS["minas-morgul"]
RECRUIT, REPLACE = "recruit-regular", "replace-regular"


def gothmogs_places(state: State) -> Sequence[Region]:
    """LM-GOTHMOG-02 to LM-GOTHMOG-05. Sauron At War, Minas Morgul unconquered, no Witch-king in play: there."""
    able = is_at_war(state, SAURON) and is_unconquered(state, MINAS_MORGUL) and not is_in_play(state, "witch-king")
    return (MINAS_MORGUL,) if able else ()


LORDS_PLACES[GOTHMOG.name] = gothmogs_places


# Lead Them into Battle


def commands(state: State) -> list[str]:
    """LM-GOTHMOG-10 to LM-GOTHMOG-13, LM-AMB-23. What he can do with the army that he is with in a free region."""
    region = state.characters.get(GOTHMOG)
    if region is None or not is_free(state, region, SHADOW):
        return []
    army = field_army(state, region, SHADOW)
    if army is None:
        return []
    may_replace = army.count(REGULARS[SAURON]) > 0 and recruitable(state, ELITES[SAURON])
    return [*([RECRUIT] if recruitable(state, REGULARS[SAURON]) else []), *([REPLACE] if may_replace else [])]


@action(
    "lead-them-into-battle",
    SHADOW,
    MUSTER,
    MUSTER_ARMY,
    by=GOTHMOG,
    when=lambda state: bool(commands(state)),
    nation=SAURON,
    book=LORDS_ACTIONS,
)
def lead_them_into_battle(game: BoardGame) -> None:
    """LM-GOTHMOG-10, LM-GOTHMOG-11, LM-GOTHMOG-12, LM-AMB-23. A Sauron regular more, or an elite unit for one."""
    state = game.state
    region = state.characters[GOTHMOG]
    if game.ask(SHADOW, "lead-them-into-battle", commands(state), region=region) == REPLACE:
        replace_units(game, region, REGULARS[SAURON], ELITES[SAURON])
        return
    recruit(game, REGULARS[SAURON], region)
    keep_stacking(game, region, SHADOW)
