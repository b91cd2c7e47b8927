"""Chapter 11: army movement."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import (
    add_to_army,
    can_divide,
    choose_part,
    has_leader,
    keep_stacking,
    move_nazgul,
    take_from_army,
    why_no_army,
)
from ringwar.boardgame.rules.capture import army_arrives
from ringwar.boardgame.rules.commanding import why_not_divided, why_not_usable
from ringwar.boardgame.rules.siege import end_of_siege
from ringwar.boardgame.rules.table_cards import review_table
from ringwar.boardgame.table.armies import NATION_BIT, Army, Part
from ringwar.boardgame.table.facts import FREE, REGIONS, SHADOW, Region
from ringwar.boardgame.table.queries import (
    at_war,
    barred_to,
    characters_at,
    field_army,
    is_commanded,
    level,
    nazgul_at,
    regions_held,
)
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BARS, BoardGame
from ringwar.kernel import Question, Refusal

MOST_ARMIES = 2  # BG-ACT-09

Moved = dict[Region, Part]
"""The figures that have moved in this action, by the region where they are now."""


# What may move where


def may_enter(state: State, region: Region, side: str) -> bool:
    """BG-MAP-18, BG-MOVE-03, BG-MOVE-04, BG-MOVE-15. A region is free for army movement, and no card bars it."""
    army = state.armies.get(region)
    if army is not None and army.side != side:
        return False
    return side == FREE or not is_barred(state, region, side)


def is_barred(state: State, region: Region, side: str) -> bool:
    """A card on the table keeps Shadow armies out of a region."""
    return region.name in barred_to(state, side)


def barring_card(state: State, region: Region, side: str) -> str | None:
    """The card on the table that keeps armies of a side out of a region."""
    names = [card.name for card in state.table[FREE] if region.name in BARS.get(card.name, ())]
    return names[0] if names and side == SHADOW else None


def allowed_in(state: State, army: Army, region: Region) -> Army:
    """BG-MOVE-18, BG-MOVE-19, BG-MOVE-20. The units and leaders whose nations may enter a region."""
    if region.nation is None:
        return army
    return army.of(at_war(state) | NATION_BIT[region.nation])


def rest_of(state: State, region: Region, side: str, moved: Moved) -> Part:
    """BG-MOVE-01, BG-MOVE-11, BG-CHAR-16. The figures of a field army that can still move in this action."""
    army = field_army(state, region, side)
    if army is None:
        return Part()
    nazgul = nazgul_at(state, region) if side == SHADOW else 0
    characters = characters_at(state, region, side)
    if characters:
        characters = tuple([each for each in characters if level(state, each) and is_commanded(state, each.nation)])
    whole = Part(state.rules.movers(state, region, army), nazgul, characters)
    return whole.without(moved[region]) if region in moved else whole


def part_to(state: State, whole: Part, region: Region) -> Part:
    """Those of the figures that may enter a region."""
    return Part(allowed_in(state, whole.army, region), whole.nazgul, whole.characters)


def ways(state: State, army: Army, region: Region, side: str, war: int, most: int = len(REGIONS)) -> list[Region]:
    """BG-MOVE-03 to BG-MOVE-05, BG-MOVE-08, BG-MOVE-18, BG-AMB-23.

    The regions next to an army that some unit of it may enter; no more of them than somebody wants to know.
    """
    if not army.size:
        return []
    peoples, idle, armies = army.unit_peoples, army.peoples & ~war, state.armies
    barred = barred_to(state, side)
    found = []
    for goal in region.adjacent:
        if idle:
            allowed = war | NATION_BIT[goal.nation]
            if not peoples & allowed or (army.size == 1 and idle & ~allowed):  # leaders would be left alone
                continue
        there = armies.get(goal)
        if (there is None or there.side == side) and not (barred and goal.name in barred):
            found.append(goal)
            if len(found) == most:
                break
    return found


def goals(
    state: State, whole: Part, region: Region, side: str, led: bool, origin: Region | None = None
) -> list[Region]:
    """BG-MOVE-02, BG-MOVE-07. The regions that figures may enter, with a leader among them if they must be led.

    They come from the region next to those, or on a longer march from the `origin`.
    """
    war = at_war(state)
    found = ways(state, whole.army, region, side, war)
    if led and (whole.army.peoples & ~war or not has_leader(state, whole)):
        # Where all are At War, whoever leads them here leads them there.
        found = [goal for goal in found if has_leader(state, part_to(state, whole, goal))]
    if state.rules.divided:
        found = [goal for goal in found if _can_go(state, whole, origin or region, goal, side, led)]
    return found


def _can_go(state: State, whole: Part, origin: Region, goal: Region, side: str, led: bool) -> bool:
    """BG-MULTI-51. Some figures may be used that may enter a region, and leave no leaders alone."""
    able = part_to(state, whole, goal)
    return can_divide(state, side, origin, able, led, whole.army.without(able.army))


def why_not_into(state: State, side: str, region: Region, goal: Region, army: Army) -> Refusal | None:
    """BG-MOVE-03 to BG-MOVE-05, BG-MOVE-18, BG-CARD-15. Why an army cannot enter a region, whoever leads it."""
    about = {"origin": region.name, "region": goal.name}
    if goal not in region.adjacent:
        return Refusal("not-next-to", clauses=["BG-ACT-09", "BG-MOVE-05"], **about)
    if (there := state.armies.get(goal)) is not None and there.side != side:
        return Refusal("enemy-army-there", clauses=["BG-MOVE-03", "BG-MOVE-04"], **about)
    if (card := barring_card(state, goal, side)) is not None:
        return Refusal("barred-by-card", clauses=["BG-CARD-15"], **about, card=card)
    allowed = at_war(state) | NATION_BIT[goal.nation]
    if not army.unit_peoples & allowed:
        nations = [nation for nation in army.nations() if not NATION_BIT[nation] & allowed]
        return Refusal("not-at-war-abroad", clauses=["BG-MOVE-18"], **about, nations=nations, nation=goal.nation)
    if army.size == 1 and army.peoples & ~allowed:
        return Refusal("leaders-left-alone", clauses=["BG-MOVE-08", "BG-AMB-23"], **about)
    return None


def why_no_goal(state: State, side: str, whole: Part, region: Region, goal: Region, led: bool) -> Refusal | None:
    """BG-MOVE-02 to BG-MOVE-08, BG-MOVE-18, BG-MULTI-51. Why figures of a region cannot enter another."""
    reason = why_not_into(state, side, region, goal, whole.army)
    if reason is not None:
        return reason
    if led and not has_leader(state, part_to(state, whole, goal)):
        return Refusal("nobody-leads-them", clauses=["BG-ACT-01", "BG-MOVE-02"], region=region.name)
    if state.rules.divided and not _can_go(state, whole, region, goal, side, led):
        return why_not_divided(state, side, region)
    return None


def why_not_leaving(state: State, side: str, region: Region, led: bool) -> Refusal | None:
    """BG-ACT-01, BG-ARMY-03, BG-MOVE-16, BG-MULTI-40, BG-MULTI-59. Why no army of a side can move from a region."""
    if (reason := why_no_army(state, side, region)) is not None:
        return reason
    if region not in state.armies or state.armies[region].side != side:
        return Refusal("besieged-stays", clauses=["BG-MOVE-16"], region=region.name)
    whole = rest_of(state, region, side, {})
    if not whole.army.size:
        return why_not_usable(state, side, region)
    if led and not has_leader(state, whole):
        return Refusal("nobody-leads-them", clauses=["BG-ACT-01", "BG-MOVE-02"], region=region.name)
    reasons = [why_no_goal(state, side, whole, region, goal, led) for goal in region.adjacent]
    found = [reason for reason in reasons if reason is not None]
    if len(found) < len(reasons):
        return None
    why = next((each for each in found if each.key not in ("enemy-army-there", "barred-by-card")), found[0])
    return Refusal("army-held", clauses=["BG-MOVE-03", *why.clauses], region=region.name, why=why)


def why_not_moved(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-MOVE-01, BG-MOVE-12. Why the army of a region cannot be the one that moves."""
    if not isinstance(thing, Region):
        return None
    if thing in question.about["joined"]:
        return Refusal("just-joined", clauses=["BG-MOVE-01", "BG-MOVE-12"], region=thing.name)
    return why_not_leaving(state, question.plays_for, thing, question.about["led"])


def why_not_moved_to(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-MOVE-03 to BG-MOVE-05, BG-MOVE-18. Why the army that moves cannot enter a region."""
    if not isinstance(thing, Region):
        return None
    about = question.about
    return why_no_goal(state, question.plays_for, about["part"], about["origin"], thing, about["led"])


def movable(state: State, side: str, led: bool, moved: Moved | None = None) -> list[Region]:
    """BG-ACT-01, BG-ACT-09, BG-MOVE-12. The regions from which an army can move, none that others have just joined."""
    war, joined = at_war(state), moved or {}
    held = [region for region in regions_held(state, side) if region not in joined]
    return [region for region in held if _can_leave(state, region, side, led, war)]


def can_move(state: State, side: str, led: bool) -> bool:
    """BG-ACT-23. Whether any army can move."""
    war = at_war(state)
    for region in regions_held(state, side):
        if _can_leave(state, region, side, led, war):
            return True
    return False


def _can_leave(state: State, region: Region, side: str, led: bool, war: int) -> bool:
    """Whether figures of an army have somewhere to go."""
    if not led and not state.rules.divided:
        return bool(ways(state, state.armies[region], region, side, war, most=1))
    whole = rest_of(state, region, side, {})
    return (not led or has_leader(state, whole)) and bool(goals(state, whole, region, side, led))


# Moving


def move_armies(game: BoardGame, side: str, most: int, led: bool) -> None:
    """BG-ACT-01, BG-ACT-09, BG-MOVE-12, BG-MOVE-14. Move up to so many armies one region each, no figure twice."""
    state = game.state
    moved: Moved = {}
    for number in range(most):
        origins: list[Region | None] = [*movable(state, side, led, moved)]
        options = [*origins, None] if number else origins
        why, joined, at = why_not_moved, tuple(moved), number + 1
        origin = game.ask(side, "move-army", options, why=why, led=led, joined=joined, number=at, most=most)
        if origin is None:
            break
        move_one_army(game, side, origin, moved, led)
    for region in moved:
        keep_stacking(game, region, side)


def move_one_army(
    game: BoardGame, side: str, origin: Region, moved: Moved, led: bool, leader: Part | None = None
) -> None:
    """BG-ARMY-05, BG-MOVE-02. Choose where an army goes and which part of it, and move it.

    A `leader` named by a card goes in any case.
    """
    state = game.state
    leader = leader or Part()
    whole = rest_of(state, origin, side, moved)
    options = goals(state, whole, origin, side, led)
    goal = game.ask(side, "move-where", options, why=why_not_moved_to, origin=origin, part=whole, led=led)
    able = part_to(state, whole, goal)
    behind = state.armies[origin].without(able.army)
    part = choose_part(game, side, able.without(leader), "move-with", led, behind, leader, origin=origin, goal=goal)
    part = part.joined(leader)
    move_part(game, side, part, origin, goal)
    moved[goal] = moved[goal].joined(part) if goal in moved else part


def move_part(game: BoardGame, side: str, part: Part, origin: Region, goal: Region) -> None:
    """BG-ARMY-04, BG-CAPTURE-01, BG-SIEGE-19.

    Move figures to a region, with all that follows from leaving and arriving.
    """
    pass_through(game, side, part, origin, goal)
    for character in part.characters:
        politics.companion_arrives(game, character, goal)


def pass_through(game: BoardGame, side: str, part: Part, origin: Region, goal: Region) -> None:
    """BG-MOVE-23, BG-POLITICS-18. Enter a region on the way: the army captures, but no companion ends his way there."""
    carry(game, side, part, origin, goal)
    army_arrives(game, goal, side)
    end_of_siege(game, origin)
    review_table(game)


def carry(game: BoardGame, side: str, part: Part, origin: Region, goal: Region, retreat: bool = False) -> None:
    """Take figures from one region to another."""
    state = game.state
    take_from_army(state, origin, side, part.army)
    add_to_army(state, goal, side, part.army)
    if part.nazgul:
        move_nazgul(state, origin, -part.nazgul)
        move_nazgul(state, goal, part.nazgul)
    for character in part.characters:
        state.characters[character] = goal
    state.rules.army_moved(state, part.army, origin, goal)
    game.tell(
        "move",
        side=state.rules.commander(state, side, part.army),
        part=described(part),
        figures=part.army_figures(),
        nazgul=part.nazgul,
        characters=part.characters,
        origin=origin,
        goal=goal,
        retreat=retreat,
    )
    if origin not in state.armies and origin not in state.boxes:
        tell_left_behind(game, side, origin)


def tell_left_behind(game: BoardGame, side: str, region: Region) -> None:
    """Say who stays where an army has left: characters of level 0 go nowhere."""
    for character in characters_at(game.state, region, side):
        if not level(game.state, character):
            game.tell("stays-behind", character=character, region=region)


def described(part: Part) -> list[object]:
    """The figures of a part, for the log: numbers and names."""
    words: list[object] = []
    for piece in part.army.pieces():
        words += [part.army.count(piece), piece]
    words += [part.nazgul, "nazgul"] if part.nazgul else []
    return [*words, *part.characters]


# Marches of several regions, by cards


def march(
    game: BoardGame,
    side: str,
    origin: Region,
    steps: int,
    part: Part,
    ends: Callable[[Region], bool] = lambda region: True,
) -> Region:
    """BG-MOVE-21, BG-MOVE-22, BG-MOVE-23, BG-STACK-09.

    Move figures over several regions, capturing what they pass; the card checks stacking when all its moves are done.
    """
    state = game.state
    here = origin
    for left in range(steps, 0, -1):
        options: list[Region | None] = [*march_goals(state, side, part, here, left, ends)]
        if here is not origin and ends(here):
            options.append(None)
        about = marching(part, here, left, joins=True)
        goal = game.ask(side, "march-where", options, why=why_not_marched_to, part=part, **about)
        if goal is None:
            break
        move_part(game, side, part, here, goal)
        here = goal
    return here


def why_not_marched_to(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-MOVE-18, BG-MOVE-21, BG-MOVE-22, BG-SIEGE-19. Why figures on a march by a card cannot enter a region."""
    if not isinstance(thing, Region):
        return None
    here, part = question.about["origin"], question.about["part"]
    if (reason := why_not_into(state, question.plays_for, here, thing, part.army)) is not None:
        return reason
    if allowed_in(state, part.army, thing) is not part.army:
        return Refusal("march-not-at-war", clauses=["BG-MOVE-18", "BG-MOVE-22"], region=thing.name)
    return None if thing in question.options else Refusal("march-no-end", clauses=["BG-MOVE-22"], region=thing.name)


def marching(part: Part, origin: Region, count: int, joins: bool) -> dict[str, Any]:
    """What a question of a march is about: who marches, how far, and whether only to `join` another army."""
    figures = {"figures": part.army_figures(), "nazgul": part.nazgul, "characters": part.characters}
    return {**figures, "origin": origin, "count": count, "joins": joins}


def march_goals(
    state: State, side: str, part: Part, origin: Region, steps: int, ends: Callable[[Region], bool]
) -> list[Region]:
    """The first regions on the ways by which figures reach a permitted end."""
    closed = origin if gives_up_siege(state, part.army, origin) else None
    return list(_next_on_march(state, side, part, origin, steps, ends, closed))


def _next_on_march(
    state: State, side: str, part: Part, here: Region, steps: int, ends: Callable[[Region], bool], closed: Region | None
) -> Iterable[Region]:
    """The next regions on those ways; none leads back into the region that is closed behind the figures."""
    for goal in here.adjacent:
        if goal is closed or not may_enter(state, goal, side) or allowed_in(state, part.army, goal) is not part.army:
            continue
        if ends(goal) or (steps > 1 and any(_next_on_march(state, side, part, goal, steps - 1, ends, closed))):
            yield goal


def gives_up_siege(state: State, leaving: Army, region: Region) -> bool:
    """BG-SIEGE-16, BG-SIEGE-18, BG-SIEGE-19. No besieger stays, so that the defenders hold the region again."""
    return region in state.boxes and state.armies[region].size == leaving.size


def regions_named(*names: str) -> list[Region]:
    return [REGIONS[name] for name in names]
