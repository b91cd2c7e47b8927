"""Chapter 17: politics."""

from __future__ import annotations

from ringwar.boardgame.rules.table_cards import discard_any, review_table
from ringwar.boardgame.table.armies import Army
from ringwar.boardgame.table.facts import FREE, SHADOW_NATIONS, SIDE_OF, Character, Region
from ringwar.boardgame.table.queries import is_at_war, is_unconquered
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import KEEPS_ASLEEP, UNTIL_ROUSED, BoardGame, is_on_table


def can_advance(state: State, nation: str) -> bool:
    """BG-POLITICS-03, BG-POLITICS-05, BG-POLITICS-06, BG-POLITICS-22.

    A nation not At War; a passive one not onto At War.
    """
    steps = state.politics[nation]
    return steps > 1 or (steps == 1 and state.active[nation])


def advance(game: BoardGame, nation: str) -> bool:
    """BG-POLITICS-02, BG-POLITICS-07. Move a counter one step towards At War, if it can move; say whether it did."""
    state = game.state
    if not can_advance(state, nation):
        return False
    state.politics[nation] -= 1
    game.tell("advance", nation=nation, steps=state.politics[nation])
    review_table(game)
    return True


def set_at_war(game: BoardGame, nation: str) -> None:
    """Move the counter of a nation straight to At War."""
    if not is_at_war(game.state, nation):
        game.state.politics[nation] = 0
        game.tell("advance", nation=nation, steps=0)
        review_table(game)


def step_back(game: BoardGame, nation: str, first_step: int) -> None:
    """BG-POLITICS-04. Move a counter back one step, not beyond the first."""
    if game.state.politics[nation] < first_step:
        game.state.politics[nation] += 1
        game.tell("step-back", nation=nation, steps=game.state.politics[nation])


def activate(game: BoardGame, nation: str, region: Region | None = None) -> None:
    """BG-POLITICS-19, BG-POLITICS-20. Turn a counter to its active side.

    `region` is where an attack, a companion or the Fellowship did it; a card may keep the nation asleep elsewhere.
    """
    state = game.state
    if state.active[nation]:
        return
    if not can_wake(state, nation, region):
        return
    discard_any(game, [name for name, (asleep, _) in KEEPS_ASLEEP.items() if asleep == nation])
    state.active[nation] = True
    game.tell("activate", nation=nation)


def can_wake(state: State, nation: str, region: Region | None) -> bool:
    """Whether a passive nation can become active by what happens in a region: a card may keep it asleep."""
    for name, (asleep, regions) in KEEPS_ASLEEP.items():
        if asleep == nation and is_on_table(state, name):
            return region is not None and region.name in regions
    return True


def army_enters(game: BoardGame, region: Region, side: str) -> None:
    """BG-POLITICS-09, BG-POLITICS-21. An army that enters a region of an enemy nation makes the nation active."""
    if region.nation is not None and SIDE_OF[region.nation] != side:
        activate(game, region.nation)


def attacked(game: BoardGame, army: Army, region: Region) -> None:
    """BG-POLITICS-10, BG-POLITICS-23, BG-POLITICS-25, BG-POLITICS-29, BG-POLITICS-32.

    The nations of an attacked army.
    """
    for nation in army.nations():
        activate(game, nation, region)
        if advance(game, nation) and SIDE_OF[nation] == FREE:
            roused(game)


def roused(game: BoardGame) -> None:
    """An attack or a companion has advanced a nation of the Free Peoples."""
    discard_any(game, UNTIL_ROUSED)


def captured(game: BoardGame, region: Region) -> None:
    """BG-POLITICS-27, BG-POLITICS-28. A nation advances when the opponent captures a settlement of it."""
    assert region.nation is not None
    advance(game, region.nation)


def companion_arrives(game: BoardGame, companion: Character, region: Region) -> None:
    """BG-POLITICS-12 to BG-POLITICS-16, BG-POLITICS-18, BG-POLITICS-42.

    A companion ends his way in a city or stronghold.
    """
    nation = region.nation
    if nation in companion.activates and _counts(game.state, region):
        assert nation is not None
        with game.because(companion):
            activate(game, nation, region)


def fellowship_declared(game: BoardGame, region: Region) -> None:
    """BG-POLITICS-11, BG-POLITICS-17. The Fellowship declares itself in a city or stronghold of a nation."""
    if region.nation is not None and SIDE_OF[region.nation] == FREE and _counts(game.state, region):
        activate(game, region.nation, region)


def _counts(state: State, region: Region) -> bool:
    """BG-POLITICS-16, BG-CAPTURE-04. A city or stronghold that the enemy does not hold."""
    return (region.is_city or region.is_stronghold) and is_unconquered(state, region)


def shadow_all_at_war(state: State) -> bool:
    """A play requirement of several cards."""
    return all(is_at_war(state, nation) for nation in SHADOW_NATIONS)
