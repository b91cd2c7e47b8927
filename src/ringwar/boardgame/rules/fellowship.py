"""Chapters 18 and 19: the Fellowship and its guide."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import eliminate_character
from ringwar.boardgame.rules.characters import (
    choose_group,
    group_range,
    put_companions,
    reach,
    why_not_reached,
    why_not_separated_from,
)
from ringwar.boardgame.rules.table_cards import discard_any, review_table
from ringwar.boardgame.rules.victory import heal
from ringwar.boardgame.table.facts import CHARACTERS, FREE, SHADOW, Character, Region
from ringwar.boardgame.table.queries import controller, is_unconquered, level
from ringwar.boardgame.table.state import State, without
from ringwar.boardgame.table.texts import ALWAYS_GUIDES, DECLARED, UNTIL_FOUND, BoardGame
from ringwar.kernel import Question, Refusal

GOLLUM = CHARACTERS["gollum"]
MORDORS_GATES = ("minas-morgul", "morannon")  # BG-MORDOR-01


# The guide


def guides(state: State) -> list[Character]:
    """BG-GUIDE-02, BG-GUIDE-03, BG-GUIDE-10. Who may be the guide: the companions of the highest level, or Gollum."""
    if not state.companions:
        return [GOLLUM]
    always = [each for each in state.companions if each.name in ALWAYS_GUIDES]
    highest = max(level(state, each) for each in state.companions)
    return always or [each for each in state.companions if level(state, each) == highest]


def why_not_guide(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-GUIDE-02, BG-GUIDE-10. Why a character cannot be the guide."""
    if not isinstance(thing, Character) or thing in guides(state):
        return None
    if thing not in state.companions:
        return Refusal("no-guide-from-outside", clauses=["BG-GUIDE-02", "BG-GUIDE-10"], character=thing.name)
    return Refusal("not-the-highest", clauses=["BG-GUIDE-02"], character=thing.name, level=level(state, thing))


def choose_guide(game: BoardGame) -> None:
    """BG-GUIDE-01, BG-GUIDE-04 to BG-GUIDE-07. The Free Peoples name the guide."""
    state = game.state
    state.rules.box.fellowship_changed(game)
    options = guides(state)
    before = state.guide
    if before not in options:
        state.guide = options[0]
    if options != [before]:
        now = before if before in options else None
        state.guide = game.ask(state.rules.leading(state, FREE), "guide", options, why=why_not_guide, now=now)
    state.rules.box.shown(game, state.guide)
    if state.guide is not before:
        game.tell("guide", guide=state.guide)
        review_table(game)


# Where it is


def path_ends(state: State, region: Region) -> bool:
    """BG-FSP-34, BG-AMB-56. Whether a revealed Fellowship's way may end in a region."""
    shelter = region.is_city or region.is_stronghold
    return not (shelter and controller(state, region) == FREE)


def why_not_on_path(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-FSP-14, BG-FSP-34, BG-AMB-26. Why the way of the Ring-bearers cannot go on to a region."""
    if not isinstance(thing, Region):
        return None
    here, left = question.about["origin"], question.about["count"]
    about = {"origin": here.name, "region": thing.name}
    if thing not in here.adjacent:
        return Refusal("not-on-the-way", clauses=["BG-FSP-14"], **about)
    if state.revealed and not _leads_out(state, thing, left - 1):
        return Refusal("no-refuge", clauses=["BG-FSP-34"], **about)
    return None


def choose_path(game: BoardGame, revealed: bool) -> tuple[Region, ...]:
    """BG-FSP-14 to BG-FSP-18, BG-FSP-33 to BG-FSP-35.

    The way of the Ring-bearers, step by step, from where they are.
    """
    state = game.state
    assert state.fellowship is not None
    path = [state.fellowship]
    for left in range(state.progress, 0, -1):
        here = path[-1]
        steps: list[Region | None] = [
            each for each in here.adjacent if not revealed or _leads_out(state, each, left - 1)
        ]
        if not revealed or path_ends(state, here) or not steps:
            steps.append(None)
        seat = state.rules.leading(state, FREE)
        step = game.ask(seat, "fellowship-where", steps, why=why_not_on_path, origin=here, count=left)
        if step is None:
            break
        path.append(step)
    return tuple(path)


def _leads_out(state: State, region: Region, steps: int) -> bool:
    """BG-AMB-26. Whether a permitted end is within so many steps of a region."""
    seen = [region]
    edge = seen
    while edge and not any(path_ends(state, each) for each in edge):
        edge = [] if steps == 0 else [each for here in edge for each in here.adjacent if each not in seen]
        seen = [*seen, *edge]
        steps -= 1
    return bool(edge)


def put_fellowship(game: BoardGame, path: tuple[Region, ...]) -> None:
    """BG-FSP-19. The figure goes to the end of its way, and progress back to 0."""
    game.state.fellowship = path[-1]
    game.state.progress = 0
    game.tell("fellowship-at", region=path[-1], path=list(path), by=list(path[1:-1]))


def may_declare(state: State) -> bool:
    """BG-FSP-20, BG-FSP-21, BG-FSP-23, BG-MORDOR-13. Whether the Fellowship may be declared."""
    return not state.revealed and state.fellowship is not None


def is_in_shelter(state: State) -> bool:
    """BG-FSP-25, BG-POLITICS-17. The Ring-bearers are in a Free Peoples city or stronghold not held by the enemy."""
    region = state.fellowship
    if region is None or region.side != FREE or not (region.is_city or region.is_stronghold):
        return False
    return is_unconquered(state, region)


def declare(game: BoardGame) -> tuple[Region, ...]:
    """BG-FSP-19, BG-FSP-24 to BG-FSP-29. Show the position: it heals and wakes a nation in a shelter of its own."""
    state = game.state
    path = choose_path(game, revealed=False)
    game.tell("declare", region=path[-1])
    put_fellowship(game, path)
    discard_any(game, UNTIL_FOUND)
    if is_in_shelter(state):
        heal(game, 1)
        politics.fellowship_declared(game, path[-1])
    for each in (*state.table[FREE], *state.table[SHADOW], *state.characters, *state.companions):
        if each.name in DECLARED:
            with game.because(each):
                DECLARED[each.name](game, path[-1])
    return path


def hide(game: BoardGame) -> None:
    """BG-FSP-41 to BG-FSP-44, BG-MORDOR-17. Turn a revealed Fellowship to its hidden side."""
    game.state.revealed = False
    game.state.tried = True
    game.tell("hide")


def shadow_strongholds(state: State, path: Sequence[Region]) -> list[Region]:
    """BG-FSP-36, BG-FSP-37, BG-FSP-40, BG-AMB-27, BG-AMB-28. The Shadow strongholds on a way, each once."""
    return [
        region
        for region in dict.fromkeys(path)
        if region.is_stronghold and region.side == SHADOW and is_unconquered(state, region)
    ]


# Separating


def leave_fellowship(game: BoardGame, companions: Sequence[Character]) -> None:
    """BG-FSP-46, BG-FSP-51, BG-FSP-52, BG-GUIDE-05, BG-MORDOR-12.

    Companions are put where the Ring-bearers are, or lost.
    """
    state = game.state
    for companion in companions:
        state.rules.box.shown(game, companion)
        state.companions = without(state.companions, companion)
        if state.fellowship is None or not companion.has_figure:
            eliminate_character(game, companion)
        else:
            state.characters[companion] = state.fellowship
            game.tell("separate", companion=companion)
    review_table(game)
    choose_guide(game)


def why_not_separated(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-FSP-45, BG-FSP-52. Why a character is no companion who can be separated."""
    return why_not_separated_from(state, thing) if isinstance(thing, Character) else None


def separate(
    game: BoardGame, farther: int = 0, distance: int | None = None, into_sieges: bool = False
) -> list[Character]:
    """BG-FSP-45 to BG-FSP-50, BG-MORDOR-12. Separate one companion or one group; on the Mordor track they are lost."""
    state = game.state
    first = game.ask(FREE, "separate", state.companions, why=why_not_separated)
    group = choose_group(game, first, state.companions)
    own = group_range(state, figures(group)) if distance is None else distance
    put_separated(game, group, state.progress + own + farther, into_sieges)
    return group


def put_separated(game: BoardGame, group: Sequence[Character], distance: int, into_sieges: bool = False) -> None:
    """BG-FSP-46, BG-FSP-47, BG-FSP-50, BG-GUIDE-06, BG-MORDOR-12. Companions leave the Fellowship for the map."""
    state = game.state
    if state.fellowship is None:
        leave_fellowship(game, group)
        return
    leave_fellowship(game, group)
    movers = figures(group)
    if movers:
        goals = reach(state, state.fellowship, distance, into_sieges)
        goal = game.ask(
            FREE,
            "companion-where",
            goals,
            why=why_not_reached,
            companion=movers[0],
            origin=state.fellowship,
            distance=distance,
            into_sieges=into_sieges,
        )
        put_companions(game, movers, goal)


def figures(group: Sequence[Character]) -> list[Character]:
    """Those of a group who can stand on the map."""
    return [each for each in group if each.has_figure]


def may_separate(state: State) -> bool:
    """BG-FSP-54, BG-MORDOR-12. Companions can be separated by dice anywhere but on the Mordor track."""
    return bool(state.companions) and state.fellowship is not None
