"""Chapters 8.4 and 8.5: companions on the map."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.table_cards import review_table
from ringwar.boardgame.table.facts import (
    COMPANION,
    FREE,
    GOLLUM_KIND,
    REGIONS,
    SHADOW,
    Character,
    Region,
)
from ringwar.boardgame.table.queries import characters_at, controller, level
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame
from ringwar.kernel import Question, Refusal

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
        choice = game.ask(FREE, "goes-with", [*rest, None], why=why_not_together, companion=first, group=tuple(group))
        if choice is None:
            return group
        group.append(choice)


def why_not_together(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-CHAR-26, BG-CHAR-28, BG-FSP-45, BG-FSP-48. Why a companion cannot go together with another."""
    if not isinstance(thing, Character):
        return None
    first, group = question.about["companion"], question.about["group"]
    about = {"character": thing.name, "companion": first.name}
    if thing in group:
        return Refusal("goes-already", clauses=["BG-CHAR-26"], **about)
    if first in state.companions:
        return why_not_separated_from(state, thing)
    if (reason := why_no_companion(state, thing)) is not None:
        return reason
    if state.characters[thing] is not state.characters[first]:
        return Refusal("not-in-one-region", clauses=["BG-CHAR-26"], **about)
    if (reason := why_he_stays(state, thing)) is not None or thing in question.options:
        return reason
    return Refusal("moved-already", clauses=["BG-CHAR-28"], **about)


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


def why_no_companion(state: State, character: Character) -> Refusal | None:
    """BG-ACT-07, BG-CHAR-24, BG-CASUALTY-19. Why a character is no companion on the map."""
    about = {"character": character.name}
    if character.kind != COMPANION:
        return Refusal("no-companion", clauses=["BG-ACT-07"], **about)
    if character in state.characters:
        return None
    if character in state.companions:
        return Refusal("still-in-fellowship", clauses=["BG-CHAR-24", "BG-FSP-45"], **about)
    if character in state.eliminated:
        return Refusal("out-of-the-game", clauses=["BG-CASUALTY-19"], **about)
    return Refusal("not-on-the-map", clauses=["BG-CHAR-24"], **about)


def why_not_separated_from(state: State, character: Character) -> Refusal | None:
    """BG-CASUALTY-19, BG-CHAR-49, BG-FSP-45, BG-FSP-52. Why a character cannot leave the Fellowship."""
    about = {"character": character.name}
    if character in state.companions:
        return None
    if character.kind == GOLLUM_KIND:
        return Refusal("gollum-stays", clauses=["BG-CHAR-49"], **about)
    if character in state.eliminated:
        return Refusal("out-of-the-game", clauses=["BG-CASUALTY-19"], **about)
    clauses = ["BG-FSP-45", "BG-FSP-52"]
    return Refusal("not-in-fellowship", clauses=clauses, **about)


def why_he_stays(state: State, companion: Character) -> Refusal | None:
    """BG-CHAR-16, BG-CHAR-32, BG-CHAR-33. Why a companion on the map cannot go anywhere."""
    if can_leave(state, companion):
        return None
    region = state.characters[companion]
    about = {"character": companion.name, "region": region.name}
    if not level(state, companion):
        return Refusal("level-zero-stays", clauses=["BG-CHAR-16"], **about)
    if is_sealed(state, region, FREE):
        return Refusal("inside-a-siege", clauses=["BG-CHAR-33"], **about)
    return Refusal("sieges-all-around", clauses=["BG-CHAR-32"], **about)


def why_not_walking(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-CHAR-24, BG-CHAR-28, BG-CHAR-33. Why a character is no companion who can move now."""
    if not isinstance(thing, Character):
        return None
    if (reason := why_no_companion(state, thing)) is not None:
        return reason
    if thing in question.about["moved"]:
        return Refusal("moved-already", clauses=["BG-CHAR-28"], character=thing.name)
    return why_he_stays(state, thing)


def why_not_reached(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-CHAR-25, BG-CHAR-29 to BG-CHAR-35, BG-FSP-47, BG-FSP-50. Why companions cannot go to a region."""
    if not isinstance(thing, Region):
        return None
    start, distance, into_sieges = (question.about[name] for name in ("origin", "distance", "into_sieges"))
    about = {"region": thing.name, "origin": start.name}
    if thing is start:
        return None if thing in question.options else Refusal("is-there-already", clauses=["BG-CHAR-24"], **about)
    if thing in reach(state, start, distance, into_sieges):
        return None
    if is_sealed(state, start, FREE):
        return Refusal("leaves-no-siege", clauses=["BG-CHAR-33", "BG-FSP-50"], **about)
    if is_sealed(state, thing, FREE) and not into_sieges:
        return Refusal("enters-no-siege", clauses=["BG-CHAR-32"], **about)
    return why_so_far(start, thing, distance, "BG-CHAR-30", "BG-CHAR-25", "BG-FSP-47")


def why_so_far(start: Region, goal: Region, distance: int, closed: str, *clauses: str) -> Refusal:
    """BG-CHAR-25, BG-CHAR-30, BG-CHAR-35, BG-CHAR-41, BG-CHAR-45, BG-FSP-47.

    A goal is too far away, or strongholds are in the way.
    """
    seen, steps = {start}, 0
    while goal not in seen:
        seen |= {each for region in seen for each in region.adjacent}
        steps += 1
    about = {"region": goal.name, "origin": start.name, "distance": steps, "most": distance}
    return (
        Refusal("way-closed", clauses=[closed], **about)
        if steps <= distance
        else Refusal("too-far", clauses=clauses, **about)
    )


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
        if not options:
            return
        first = game.ask(FREE, "move-companion", options, why=why_not_walking, moved=tuple(moved))
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
        goal = game.ask(
            FREE,
            "companion-where",
            goals,
            why=why_not_reached,
            companion=group[0],
            origin=start,
            distance=distance,
            into_sieges=into_sieges,
        )
        put_companions(game, group, goal)


def companions_at(state: State, region: Region) -> list[Character]:
    return [each for each in characters_at(state, region, FREE) if each.kind == COMPANION]
