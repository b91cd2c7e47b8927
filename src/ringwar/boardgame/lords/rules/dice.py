"""Chapters 3 to 5: special dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ringwar.boardgame.lords.table.facts import (
    BALROG,
    BLACK_CAPTAIN,
    DRAW,
    SPECIAL_DICE,
    SPECIAL_FACES,
    USE_BALROG,
    SpecialDie,
    SpecialFace,
)
from ringwar.boardgame.lords.table.state import lords, option
from ringwar.boardgame.lords.table.texts import KEEPERS_EYE
from ringwar.boardgame.rules.deeds import EVENT_DEEDS, RESULT_OF, SPECIAL_DEEDS
from ringwar.boardgame.table.facts import EYE, FREE, SHADOW, Character
from ringwar.boardgame.table.queries import has_card, is_in_play
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame
from ringwar.kernel import CHANCE

GOTHMOGS_DIE, NARYAS_DIE = "minion-gothmog", "keeper-narya"
TAKER = {FREE: "gandalf-the-white", SHADOW: "witch-king"}
"""By side: who must be in play for a die with the loss symbol to be lost (LM-KEEPER-08, LM-LESSER-04)."""

RESULT_OF.update({name: face.result for name, face in SPECIAL_FACES.items()})  # LM-DICE-15, LM-DICE-19
SPECIAL_DEEDS[DRAW] = EVENT_DEEDS  # LM-DICE-17, LM-DICE-18


# Phase 1


def recovered(game: BoardGame) -> None:
    """LM-DICE-22, LM-DICE-27, LM-KEEPER-04 to LM-KEEPER-06, LM-LESSER-03. Special dice are lost, come back or join."""
    state, table = game.state, lords(game.state)
    losses = {die: lost_by(state, die) for die in SPECIAL_DICE.values() if die.name not in table.lost}
    gone = {die: cause for die, cause in losses.items() if cause is not None}
    table.token_used = table.sorcery_used = False
    table.kept = {}
    table.lost |= {die.name for die in gone}
    before, table.pool = table.pool, tuple(die.name for die in SPECIAL_DICE.values() if joins(state, die))
    for die, cause in gone.items():
        game.tell("special-die-lost", die=die, by=cause, fallen=cause in state.eliminated)
    for name in before:
        if name not in table.pool and name not in table.lost:
            game.tell("special-die-rests", die=SPECIAL_DICE[name])
    for side in (FREE, SHADOW):
        if dice_of(state, side):
            game.tell("special-dice", side=side, dice=dice_of(state, side))


def lost_by(state: State, die: SpecialDie) -> Character | None:
    """LM-DICE-23, LM-DICE-24, LM-DICE-25, LM-GOTHMOG-08. Who has a die leave the game when dice are recovered."""
    fallen = next((each for each in state.eliminated if each.name == die.owner), None)
    if fallen is not None:
        return fallen
    if is_taken(state, die):
        return next(each for each in state.characters if each.person == TAKER[die.side])
    outranked = die.name == GOTHMOGS_DIE and has_card(state, die.owner) and has_card(state, BLACK_CAPTAIN.name)
    return BLACK_CAPTAIN if outranked else None


def is_taken(state: State, die: SpecialDie) -> bool:
    """LM-KEEPER-08, LM-KEEPER-09, LM-LESSER-04, LM-LESSER-05. It was chosen with the loss symbol."""
    face = lords(state).kept.get(die.side)
    chosen = face is not None and SPECIAL_FACES[face].die == die.name and SPECIAL_FACES[face].can_be_lost
    return chosen and is_in_play(state, TAKER[die.side])


def joins(state: State, die: SpecialDie) -> bool:
    """LM-KEEPER-07, LM-NARYA-05 to LM-NARYA-10. A die is in the pool while its owner is in play or guides."""
    if die.name in lords(state).lost:
        return False
    if die.name == NARYAS_DIE:
        return state.guide.name == die.owner and (state.taken_back > 0 or state.turn == 1)
    return has_card(state, die.owner)


def dice_of(state: State, side: str) -> list[SpecialDie]:
    """The special dice of a side this turn."""
    return [die for die in map(SPECIAL_DICE.__getitem__, lords(state).pool) if die.side == side]


# Phase 4


def rolled(game: BoardGame, counts: Mapping[str, int]) -> None:
    """LM-DICE-01 to LM-DICE-04, LM-DICE-07, LM-DICE-08, LM-AMB-01. Special dice are rolled, and a result is kept."""
    state = game.state
    faces = {side: roll_special(game, side) for side in (FREE, SHADOW)}
    totals = {side: counts[side] + len(faces[side]) for side in faces}
    for side in (FREE, SHADOW) if totals[FREE] >= totals[SHADOW] else (SHADOW, FREE):
        if faces[side]:
            keep_one(game, side, faces[side])
    if any(face.result == EYE for face in faces[FREE]):
        for card in state.table[SHADOW]:
            if card.name in KEEPERS_EYE:
                with game.because(card):
                    KEEPERS_EYE[card.name](game, counts[SHADOW])
    wake_balrog_by_choice(game)


def roll_special(game: BoardGame, side: str) -> list[SpecialFace]:
    """LM-DICE-01. Roll the special dice of a side."""
    dice = dice_of(game.state, side)
    faces = [game.ask(CHANCE, "special-die", die.faces, die=die, roller=side) for die in dice]
    if faces:
        game.tell("special-roll", side=side, faces=faces)
    return faces


def keep_one(game: BoardGame, side: str, faces: Sequence[SpecialFace]) -> None:
    """LM-DICE-02 to LM-DICE-06, LM-MULTI-02, LM-MULTI-05. A side keeps one result, an Eye if there is one."""
    state = game.state
    eyes = [face for face in faces if face.result == EYE]
    options = list(differing(eyes or faces))
    face = game.ask(state.rules.leading(state, side), "keep-special-die", options)
    lords(state).kept[side] = face.name
    add_result(state, side, face.name)
    game.tell("special-kept", side=side, face=face, count=len(faces))


def differing(faces: Sequence[SpecialFace]) -> Iterable[SpecialFace]:
    """LM-DICE-02. The first of each kind of result: dice that show the same, and cannot be lost, are no choice."""
    seen: set[tuple[str, str]] = set()
    for face in faces:
        kind = (face.result, face.die if face.can_be_lost else "")
        if kind not in seen:
            seen.add(kind)
            yield face


def add_result(state: State, side: str, die: str) -> None:
    """LM-DICE-09 to LM-DICE-11, LM-DICE-16. An Eye goes into the hunt box as the Shadow's; another result is unused."""
    if RESULT_OF.get(die, die) == EYE:
        state.hunt_box[SHADOW] += 1
    else:
        state.dice[side] = tuple(sorted((*state.dice[side], die)))


def wake_balrog_by_choice(game: BoardGame) -> None:
    """LM-AMB-12. In the other reading the Balrog wakes when his symbol is chosen."""
    state, table = game.state, lords(game.state)
    face = table.kept.get(SHADOW)
    chosen = face is not None and SPECIAL_FACES[face].result == USE_BALROG
    if chosen and option(state, "balrog-wakes") == "chosen" and BALROG in state.characters and not table.balrog_active:
        table.balrog_active = True
        game.tell("balrog-wakes", minion=BALROG)
