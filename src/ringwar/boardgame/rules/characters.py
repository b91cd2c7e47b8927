"""Chapter 8: characters and Nazgûl on the map."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import move_nazgul
from ringwar.boardgame.rules.table_cards import review_table
from ringwar.boardgame.table.armies import NAZGUL_PIECE
from ringwar.boardgame.table.facts import COMPANION, FREE, MINION, REGIONS, SHADOW, UNLIMITED, Character, Region
from ringwar.boardgame.table.queries import characters_at, controller, is_commanded, level
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame

SHADOWFAX_RANGE = 4


# Companions


def companions_on_map(state: State) -> list[Character]:
    return [each for each in state.characters if each.kind == COMPANION]


def is_sealed(state: State, region: Region, side: str) -> bool:
    """BG-CHAR-32, BG-CHAR-33, BG-CHAR-44.

    A stronghold of the side besieged by the enemy lets its characters neither in nor out.
    """
    return region in state.boxes and state.boxes[region].side == side


def stops(state: State, region: Region) -> bool:
    """BG-CHAR-30. Companions must stop where they enter a stronghold that the Shadow holds."""
    return region.is_stronghold and controller(state, region) == SHADOW


def reach(state: State, start: Region, distance: int, into_sieges: bool = False) -> list[Region]:
    """BG-CHAR-25, BG-CHAR-29 to BG-CHAR-35. Where companions can go from a region, which is the first of them."""
    found = {start: None}
    if is_sealed(state, start, FREE):
        return [start]
    frontier = [start]
    for _ in range(min(distance, len(REGIONS))):
        following: list[Region] = []
        for region in frontier:
            if region is not start and (stops(state, region) or is_sealed(state, region, FREE)):
                continue
            for goal in region.adjacent:
                if goal not in found and (into_sieges or not is_sealed(state, goal, FREE)):
                    found[goal] = None
                    following.append(goal)
        frontier = following
    return list(found)


def group_range(state: State, group: Sequence[Character]) -> int:
    """BG-CHAR-26 and Shadowfax.

    The highest level of a group; Gandalf the White alone or with one Hobbit rides farther.
    """
    farthest = max((level(state, each) for each in group), default=0)
    rider = any(each.name == "gandalf-the-white" for each in group)
    others = [each for each in group if each.name != "gandalf-the-white"]
    if rider and len(others) <= 1 and all(each.is_hobbit for each in others):
        return max(farthest, SHADOWFAX_RANGE)
    return farthest


def choose_group(game: BoardGame, first: Character, others: Sequence[Character]) -> list[Character]:
    """BG-CHAR-26, BG-FSP-48. Have the Free Peoples say who goes together with a companion."""
    group = [first]
    while True:
        rest: list[Character | None] = [each for each in others if each not in group]
        choice = game.ask(FREE, "goes-with", [*rest, None], companion=first)
        if choice is None:
            return group
        group.append(choice)


def put_companions(game: BoardGame, group: Sequence[Character], region: Region) -> None:
    """BG-POLITICS-12, BG-POLITICS-13. Companions end their way in a region."""
    for companion in group:
        game.state.characters[companion] = region
        game.tell("companion-moves", companion=companion, region=region)
    for companion in group:
        politics.companion_arrives(game, companion, region)
    review_table(game)


def can_leave(state: State, companion: Character) -> bool:
    """BG-CHAR-32, BG-CHAR-33. Whether a companion can go anywhere: neither he nor all regions around are besieged."""
    region = state.characters[companion]
    if not level(state, companion):
        return False
    return not is_sealed(state, region, FREE) and not all(is_sealed(state, each, FREE) for each in region.adjacent)


def can_move_companions(state: State) -> bool:
    """BG-ACT-07, BG-ACT-23. Whether a companion on the map can go anywhere."""
    return any(can_leave(state, each) for each in companions_on_map(state))


def move_companions(game: BoardGame, least: int = 1) -> None:
    """BG-CHAR-24, BG-CHAR-27, BG-CHAR-28. Move some or all companions, alone or in groups, each once."""
    state = game.state
    moved: list[Character] = []
    while True:
        ready = [each for each in companions_on_map(state) if each not in moved and can_leave(state, each)]
        options: list[Character | None] = [*ready, None] if len(moved) >= least else [*ready]
        first = game.ask(FREE, "move-companion", options) if options else None
        if first is None:
            return
        group = choose_group(game, first, [each for each in ready if state.characters[each] is state.characters[first]])
        move_group(game, group, group_range(state, group))
        moved += group


def move_group(game: BoardGame, group: Sequence[Character], distance: int, into_sieges: bool = False) -> None:
    """BG-CHAR-26. Move a group of companions from their region to another."""
    start = game.state.characters[group[0]]
    goals = reach(game.state, start, distance, into_sieges)[1:]
    if goals:
        put_companions(game, group, game.ask(FREE, "companion-where", goals, companion=group[0]))


# Nazgûl and minions


def is_closed_to_minions(state: State, region: Region) -> bool:
    """BG-CHAR-09, BG-CHAR-10, BG-CHAR-45, BG-CHAR-46.

    A stronghold held by the Free Peoples, unless the Shadow besieges it.
    """
    held = region.is_stronghold and controller(state, region) == FREE
    return held and not (region in state.boxes and state.boxes[region].side == FREE)


def flights(state: State, start: Region) -> list[Region]:
    """BG-CHAR-07, BG-CHAR-08, BG-CHAR-11. Everywhere a Nazgûl can fly."""
    return [each for each in REGIONS.values() if each is not start and not is_closed_to_minions(state, each)]


def walks(state: State, start: Region, distance: int) -> list[Region]:
    """BG-CHAR-41 to BG-CHAR-46. Where a minion that does not fly can go by himself."""
    if is_sealed(state, start, SHADOW):
        return []
    found = [start]
    frontier = [start]
    for _ in range(distance):
        following: list[Region] = []
        for region in frontier:
            for goal in region.adjacent:
                if goal in found or is_closed_to_minions(state, goal) or is_sealed(state, goal, SHADOW):
                    continue
                found.append(goal)
                following.append(goal)
        frontier = following
    return found[1:]


def can_move_minions(state: State) -> bool:
    """BG-ACT-08. Whether a Nazgûl or a minion can move."""
    if state.nazgul:
        return True
    return any(
        minion_goals(state, each)
        for each in state.characters
        if each.kind == MINION and is_commanded(state, each.nation)
    )


def move_minions(game: BoardGame) -> None:
    """BG-CHAR-36, BG-CHAR-37, BG-ACT-08. Move some or all Nazgûl and minions, each once."""
    move_figures(game, [each for each in game.state.characters if each.kind == MINION])


def move_nazgul_figures(game: BoardGame) -> None:
    """BG-CHAR-36 to BG-CHAR-38. Move some or all Nazgûl, the Witch-king among them."""
    move_figures(game, [each for each in game.state.characters if each.level == UNLIMITED], nazgul=True)


def move_figures(game: BoardGame, minions: Sequence[Character], nazgul: bool = False) -> None:
    """BG-CHAR-36, BG-CHAR-37. Move some or all Nazgûl and these minions, each once."""
    state = game.state
    moved: dict[Region, int] = {}
    gone: list[Character] = []
    while True:
        stacks: list[Region | Character | None] = [
            region for region, number in state.nazgul.items() if number > moved.get(region, 0)
        ]
        for minion in minions:
            ready = minion not in gone and is_commanded(state, minion.nation)
            if ready and minion_goals(state, minion):
                stacks.append(minion)
        choice = game.ask(SHADOW, "move-minion", [*stacks, None], nazgul=nazgul)
        if choice is None:
            return
        if isinstance(choice, Character):
            gone.append(choice)
            goals, origin = minion_goals(state, choice), state.characters[choice]
            goal = game.ask(SHADOW, "minion-where", goals, figure=choice, origin=origin, count=1)
            move_minion(game, choice, goal)
        else:
            _fly(game, choice, moved)


def minion_goals(state: State, minion: Character) -> list[Region]:
    """BG-CHAR-38, BG-CHAR-40, BG-CHAR-41. Where a minion can go by himself."""
    start, distance = state.characters[minion], level(state, minion)
    return flights(state, start) if distance == UNLIMITED else walks(state, start, distance)


def move_minion(game: BoardGame, minion: Character, region: Region) -> None:
    """Put a minion in another region."""
    game.state.characters[minion] = region
    game.tell("minion-moves", minion=minion, region=region)
    review_table(game)


def _fly(game: BoardGame, start: Region, moved: dict[Region, int]) -> None:
    """BG-CHAR-07. Some Nazgûl of a region fly to another; those that flew stay where they are."""
    state = game.state
    able = state.nazgul[start] - moved.get(start, 0)
    number = game.ask(SHADOW, "how-many", range(1, able + 1), piece=NAZGUL_PIECE, origin=start, goal=None)
    goals = flights(state, start)
    goal = game.ask(SHADOW, "minion-where", goals, figure=NAZGUL_PIECE, origin=start, count=number)
    move_nazgul(state, start, -number)
    move_nazgul(state, goal, number)
    moved[goal] = moved.get(goal, 0) + number
    game.tell("nazgul-fly", count=number, origin=start, region=goal)


def companions_at(state: State, region: Region) -> list[Character]:
    return [each for each in characters_at(state, region, FREE) if each.kind == COMPANION]
