"""Chapters 8.1 and 8.6: Nazgûl and minions on the map."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.rules.armies import move_nazgul
from ringwar.boardgame.rules.characters import is_sealed, why_so_far
from ringwar.boardgame.rules.commanding import why_not_commanded
from ringwar.boardgame.rules.table_cards import review_table
from ringwar.boardgame.table.armies import NAZGUL_PIECE, Piece
from ringwar.boardgame.table.facts import FREE, MINION, REGIONS, SHADOW, UNLIMITED, Character, Region
from ringwar.boardgame.table.queries import controller, is_commanded, level
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame
from ringwar.kernel import Question, Refusal


def is_closed_to_minions(state: State, region: Region) -> bool:
    """BG-CHAR-09, BG-CHAR-10, BG-CHAR-45, BG-CHAR-46.

    A stronghold held by the Free Peoples, unless the Shadow besieges it.
    """
    held = region.is_stronghold and controller(state, region) == FREE
    return held and not (region in state.boxes and state.boxes[region].side == FREE)


def flights(state: State, start: Region) -> list[Region]:
    """BG-CHAR-07, BG-CHAR-08, BG-CHAR-11. Everywhere a Nazgûl can fly."""
    return [
        each
        for each in REGIONS.values()
        if each is not start and not (each.is_stronghold and is_closed_to_minions(state, each))
    ]


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


def why_not_going(state: State, figure: Character | Piece, start: Region, goal: Region) -> Refusal | None:
    """BG-CHAR-07 to BG-CHAR-11, BG-CHAR-40 to BG-CHAR-46. Why Nazgûl or a minion cannot go to a region alone."""
    about = {"region": goal.name, "origin": start.name}
    distance = level(state, figure) if isinstance(figure, Character) else UNLIMITED
    flies = distance == UNLIMITED
    if goal is start:
        return Refusal("is-there-already", clauses=["BG-CHAR-37"], **about)
    if not distance:
        return Refusal("level-zero-stays", clauses=["BG-CHAR-16"], **about, character=figure.name)
    if is_closed_to_minions(state, goal):
        return Refusal("closed-to-minions", clauses=["BG-CHAR-09" if flies else "BG-CHAR-45"], **about)
    if flies or goal in walks(state, start, distance):
        return None
    if is_sealed(state, start, SHADOW):
        return Refusal("leaves-no-siege", clauses=["BG-CHAR-44"], **about)
    if is_sealed(state, goal, SHADOW):
        return Refusal("enters-no-siege", clauses=["BG-CHAR-44"], **about)
    return why_so_far(start, goal, distance, "BG-CHAR-45", "BG-CHAR-41")


def why_not_gone_to(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-CHAR-07, BG-CHAR-09, BG-CHAR-41, BG-CHAR-45. Why Nazgûl or a minion cannot go to a region."""
    if not isinstance(thing, Region):
        return None
    return why_not_going(state, question.about["figure"], question.about["origin"], thing)


def why_no_minion(state: State, character: Character) -> Refusal | None:
    """BG-ACT-08, BG-CHAR-16, BG-CHAR-44, BG-MULTI-37, BG-MULTI-69. Why a character is no minion who can go."""
    about = {"character": character.name}
    if character.kind != MINION:
        return Refusal("moves-no-companion", clauses=["BG-ACT-08"], **about)
    if character not in state.characters:
        key = "out-of-the-game" if character in state.eliminated else "not-in-play"
        return Refusal(key, clauses=["BG-CHAR-36"], **about)
    if (foreign := why_not_commanded(state, character.nation)) is not None or minion_goals(state, character):
        return foreign
    region = state.characters[character]
    if not level(state, character):
        return Refusal("level-zero-stays", clauses=["BG-CHAR-16"], **about, region=region.name)
    return Refusal("no-way-out", clauses=["BG-CHAR-44", "BG-CHAR-45"], **about, region=region.name)


def why_not_flying(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-ACT-08, BG-CHAR-36, BG-CHAR-37. Why no Nazgûl of a region, or not a character, can move now."""
    moved, gone = question.about["moved"], question.about["gone"]
    if isinstance(thing, Region):
        if not state.nazgul.get(thing, 0):
            return Refusal("no-nazgul-there", clauses=["BG-CHAR-36"], region=thing.name)
        still = state.nazgul[thing] > moved.get(thing, 0)
        return None if still else Refusal("nazgul-moved-already", clauses=["BG-CHAR-37"], region=thing.name)
    if not isinstance(thing, Character):
        return None
    if (reason := why_no_minion(state, thing)) is not None:
        return reason
    if thing in gone:
        return Refusal("moved-already", clauses=["BG-CHAR-37"], character=thing.name)
    return None if thing in question.options else Refusal("only-nazgul", clauses=["BG-CHAR-39"], character=thing.name)


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
        why, went, done = why_not_flying, dict(moved), tuple(gone)
        choice = game.ask(SHADOW, "move-minion", [*stacks, None], why=why, moved=went, gone=done, nazgul=nazgul)
        if choice is None:
            return
        if isinstance(choice, Character):
            gone.append(choice)
            goals, origin = minion_goals(state, choice), state.characters[choice]
            goal = game.ask(SHADOW, "minion-where", goals, why=why_not_gone_to, figure=choice, origin=origin, count=1)
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
    why, figure = why_not_gone_to, NAZGUL_PIECE
    goal = game.ask(SHADOW, "minion-where", goals, why=why, figure=figure, origin=start, count=number)
    move_nazgul(state, start, -number)
    move_nazgul(state, goal, number)
    moved[goal] = moved.get(goal, 0) + number
    game.tell("nazgul-fly", count=number, origin=start, region=goal)
