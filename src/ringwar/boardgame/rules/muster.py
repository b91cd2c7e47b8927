"""Chapter 10: recruiting, and bringing minions and the great companions into play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ringwar.boardgame.rules.armies import MOST_BESIEGED, add_to_army, is_in_box, keep_stacking, recruit, recruitable
from ringwar.boardgame.rules.commanding import why_not_commanded
from ringwar.boardgame.table.armies import BY_NAME, ELITES, NAZGUL_PIECE, PIECES, REGULARS, Piece
from ringwar.boardgame.table.facts import (
    ELITE,
    FREE,
    LEADER,
    NAZGUL,
    REGIONS,
    SHADOW,
    SIDE_OF,
    Region,
)
from ringwar.boardgame.table.queries import (
    army_of,
    is_at_war,
    is_commanded,
    is_free,
)
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import INSIDE, BoardGame
from ringwar.kernel import Question, Refusal

RECRUITS = {side: tuple(piece for piece in (*PIECES, NAZGUL_PIECE) if piece.side == side) for side in (FREE, SHADOW)}
SETTLEMENTS: dict[str, tuple[Region, ...]] = {
    nation: tuple(each for each in REGIONS.values() if each.nation == nation and each.is_settlement)
    for nation in {piece.nation for piece in PIECES}
}
GREY = "gandalf-the-grey"
CROWNED_IN = ("minas-tirith", "dol-amroth", "pelargir")


# With a Muster result


def places(state: State, piece: Piece) -> list[Region]:
    """BG-MUSTER-02, BG-MUSTER-03, BG-MUSTER-06 to BG-MUSTER-14. Where a figure may be recruited with a die."""
    if not recruitable(state, piece) or not is_at_war(state, piece.nation):
        return []
    armies, boxes, control, side = state.armies, state.boxes, state.control, piece.side
    found = []
    for each in SETTLEMENTS[piece.nation]:
        if each in boxes:
            if _is_open_inside(state, each, piece) and each not in control:
                found.append(each)
        elif (each not in armies or armies[each].side == side) and each not in control:
            found.append(each)
    if piece.kind == NAZGUL:
        return [each for each in found if each.is_stronghold]
    if piece.kind == LEADER:
        return [each for each in found if army_of(state, each, piece.side) is not None]
    return found


def why_not_there(state: State, piece: Piece, region: Region) -> Refusal | None:
    """BG-MUSTER-03, BG-MUSTER-06, BG-MUSTER-09 to BG-MUSTER-12, BG-STACK-02.

    Why a settlement is none in which a die recruits a figure of a kind.
    """
    about = {"region": region.name, "piece": piece.name}
    if region not in SETTLEMENTS[piece.nation]:
        return Refusal("no-settlement-of-theirs", clauses=["BG-MUSTER-03"], **about, nation=piece.nation)
    if region in state.control:
        return Refusal("settlement-lost", clauses=["BG-MUSTER-10"], **about)
    if region in state.boxes:
        return _why_not_inside(state, region, piece)
    if not is_free(state, region, piece.side):
        return Refusal("settlement-not-free", clauses=["BG-MUSTER-03", "BG-MAP-15"], **about)
    if piece.kind == NAZGUL and not region.is_stronghold:
        return Refusal("nazgul-in-strongholds", clauses=["BG-MUSTER-06"], **about)
    if piece.kind == LEADER and army_of(state, region, piece.side) is None:
        return Refusal("leader-without-unit", clauses=["BG-MUSTER-09"], **about)
    return None


def _is_open_inside(state: State, region: Region, piece: Piece) -> bool:
    """A character lets his side recruit in a besieged stronghold, as long as there is room."""
    if region not in state.boxes or not any(INSIDE.get(each.name) is region for each in state.characters):
        return False
    army = state.boxes[region]
    return army.side == piece.side and (not piece.is_unit or army.size < MOST_BESIEGED)


def _why_not_inside(state: State, region: Region, piece: Piece) -> Refusal | None:
    """BG-MUSTER-12, BG-STACK-02. Why a die does not recruit in a besieged stronghold."""
    if _is_open_inside(state, region, piece):
        return None
    if any(INSIDE.get(each.name) is region for each in state.characters):
        return Refusal("stronghold-full", clauses=["BG-STACK-02"], region=region.name, most=MOST_BESIEGED)
    return Refusal("recruit-besieged", clauses=["BG-MUSTER-12"], region=region.name)


def why_no_figure(state: State, side: str, piece: Piece) -> Refusal | None:
    """BG-ACT-14, BG-MUSTER-02, BG-MUSTER-07, BG-MUSTER-13, BG-MULTI-29. Why no figure of a kind can be recruited."""
    about = {"piece": piece.name, "nation": piece.nation}
    if piece.side != side:
        return Refusal("enemy-figure", clauses=["BG-MAP-01"], **about)
    if (foreign := why_not_commanded(state, piece.nation)) is not None:
        return foreign
    if not is_at_war(state, piece.nation):
        return Refusal("recruit-not-at-war", clauses=["BG-MUSTER-02"], **about, steps=state.politics[piece.nation])
    return None if recruitable(state, piece) else Refusal("no-figure-left", clauses=["BG-MUSTER-13"], **about)


def why_not_recruited(state: State, side: str, piece: Piece) -> Refusal | None:
    """BG-MUSTER-01 to BG-MUSTER-03. Why a Muster result cannot bring a kind of figure."""
    if (reason := why_no_figure(state, side, piece)) is not None or places(state, piece):
        return reason
    return Refusal("nowhere-to-recruit", clauses=["BG-MUSTER-03"], piece=piece.name)


def why_nobody_comes(state: State, side: str, region: Region) -> Refusal | None:
    """BG-MUSTER-02, BG-MUSTER-03, BG-MUSTER-11. Why a Muster result brings no figure to a region."""
    if region.nation is None or not region.is_settlement:
        return Refusal("no-settlement-here", clauses=["BG-MUSTER-03"], region=region.name)
    if SIDE_OF[region.nation] != side:
        clauses = ["BG-MUSTER-11" if region in state.control else "BG-MUSTER-03"]
        return Refusal("enemy-settlement", clauses=clauses, region=region.name, nation=region.nation)
    pieces = [piece for piece in RECRUITS[side] if piece.nation == region.nation]
    reasons = [why_no_figure(state, side, each) or why_not_there(state, each, region) for each in pieces]
    return None if None in reasons else reasons[0]


def why_not_first(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-MUSTER-01. Why a kind of figure, or any figure in a region, cannot be recruited."""
    side = question.plays_for
    if isinstance(thing, Region):
        return why_nobody_comes(state, side, thing)
    return why_not_recruited(state, side, thing) if isinstance(thing, Piece) else None


def why_not_second(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-MUSTER-01, BG-MUSTER-05. Why a kind of figure cannot be the second that is recruited."""
    reason, first = why_not_first(state, question, thing), question.about["first"]
    if reason is not None or not isinstance(thing, Piece):
        return reason
    if thing.kind == ELITE:
        return Refusal("elite-alone", clauses=["BG-MUSTER-01"], piece=thing.name)
    if all(place is first for place in places(state, thing)):
        return Refusal("other-settlement", clauses=["BG-MUSTER-05"], region=first.name)
    return None


def why_not_recruited_there(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-MUSTER-03, BG-MUSTER-05. Why the figure that was chosen cannot be recruited in a region."""
    if not isinstance(thing, Region):
        return None
    if "first" in question.about and thing is question.about["first"]:
        return Refusal("other-settlement", clauses=["BG-MUSTER-05"], region=thing.name)
    return why_not_there(state, question.about["piece"], thing)


def recruitable_pieces(state: State, side: str) -> list[Piece]:
    """BG-MUSTER-01. The kinds of figures that a Muster result can bring."""
    return [piece for piece in RECRUITS[side] if is_commanded(state, piece.nation) and places(state, piece)]


def can_recruit(state: State, side: str) -> bool:
    return any(is_commanded(state, piece.nation) and places(state, piece) for piece in RECRUITS[side])


def muster(game: BoardGame, side: str) -> None:
    """BG-MUSTER-01, BG-MUSTER-04, BG-MUSTER-05, BG-MUSTER-08.

    One elite unit, or two other figures in different settlements.
    """
    state = game.state
    piece = game.ask(side, "recruit", recruitable_pieces(state, side), why=why_not_first)
    region = game.ask(side, "recruit-where", places(state, piece), why_not_recruited_there, **recruiting(piece))
    recruit(game, piece, region)
    touched = [region]
    if piece.kind != ELITE:
        second: list[Piece | None] = [
            each
            for each in recruitable_pieces(state, side)
            if each.kind != ELITE and any(place is not region for place in places(state, each))
        ]
        also = game.ask(side, "recruit-second", [*second, None], why=why_not_second, first=region)
        if also is not None:
            options = [place for place in places(state, also) if place is not region]
            about = recruiting(also, first=region)
            touched.append(game.ask(side, "recruit-where", options, why_not_recruited_there, **about))
            recruit(game, also, touched[-1])
    for each in touched:
        keep_stacking(game, each, side)


def recruiting(piece: Piece | None = None, count: int = 1, **more: Any) -> dict[str, Any]:
    """What a question where to recruit is about: so many figures of a kind, or units of a `nation`, `also` a figure.

    `place` of `places` where the same is asked again; `short` is what is left where that is too little.
    """
    return {"piece": piece, "count": count, "nation": None, "also": None, "place": 1, "places": 0, "short": 0, **more}


# With a card


def may_recruit_by_card(state: State, region: Region, side: str) -> bool:
    """BG-MUSTER-15, BG-MUSTER-16, BG-MUSTER-18. A region free for the player, or his own besieged stronghold."""
    return is_free(state, region, side) or is_in_box(state, region, side)


def recruit_by_card(game: BoardGame, region: Region, *pieces: Piece) -> None:
    """BG-CARD-18, BG-CARD-25, BG-MUSTER-17, BG-STACK-10. Recruit what is available of the named figures in a region."""
    if not pieces:
        return
    state = game.state
    side = pieces[0].side
    if not may_recruit_by_card(state, region, side):
        game.tell("cannot-recruit", region=region)
        return
    for piece in pieces:
        if not is_commanded(state, piece.nation):
            game.tell("not-yours", side=state.rules.speaker(state, side), nation=piece.nation)
        elif not recruitable(state, piece):
            game.tell("none-left", piece=piece)
        elif piece.kind != LEADER or army_of(state, region, side) is not None:
            recruit(game, piece, region)
    keep_stacking(game, region, side)


def recruit_each(
    game: BoardGame, piece: Piece, regions: Sequence[Region], number: int, most: int | None = None
) -> None:
    """BG-CARD-18, BG-CARD-25, BG-MUSTER-17, BG-STACK-10.

    Recruit so many figures of a kind in each of several regions, or in `most` of them; if they run out, the player
    says where they go.
    """
    state = game.state
    if not is_commanded(state, piece.nation):
        game.tell("not-yours", side=state.rules.speaker(state, piece.side), nation=piece.nation)
        return
    missing = {region: number for region in regions if may_recruit_by_card(state, region, piece.side)}
    for region in regions:
        if region not in missing:
            game.tell("cannot-recruit", region=region)
    wanted = number * min(len(missing), most or len(missing))
    chosen: dict[Region, int] = {}
    while missing and recruitable(state, piece):
        left = state.reinforcements[piece]
        short = left if left < sum(missing.values()) else 0
        about = recruiting(piece, short=short)
        region = game.ask(piece.side, "recruit-where", [*missing], **about) if short else next(iter(missing))
        recruit(game, piece, region)
        chosen[region] = chosen.get(region, 0) + 1
        open_to = chosen if len(chosen) == most else missing
        missing = {each: number - chosen.get(each, 0) for each in open_to if chosen.get(each, 0) < number}
    for _ in range(wanted - sum(chosen.values())):
        game.tell("none-left", piece=piece)
    for region in regions:
        keep_stacking(game, region, piece.side)


def regular_or_elite(game: BoardGame, nation: str, region: Region, number: int = 1, most: int = 1) -> Piece:
    """The player's choice between a regular and an elite unit for a region, of those available."""
    side = REGULARS[nation].side
    options = [piece for piece in (REGULARS[nation], ELITES[nation]) if recruitable(game.state, piece)]
    if not options:
        return REGULARS[nation]
    return game.ask(side, "regular-or-elite", options, region=region, number=number, most=most)


def recruit_unit(game: BoardGame, region: Region, nation: str, *more: Piece, number: int = 1, most: int = 1) -> None:
    """Recruit a regular or elite unit, the so-manieth of some, and with it the other figures named."""
    if not may_recruit_by_card(game.state, region, REGULARS[nation].side):
        game.tell("cannot-recruit", region=region)
        return
    unit = regular_or_elite(game, nation, region, number, most)
    if is_commanded(game.state, nation) and not recruitable(game.state, unit):
        game.tell("no-unit-left", nation=nation)
        recruit_by_card(game, region, *more)
    else:
        recruit_by_card(game, region, unit, *more)


def leader(nation: str) -> Piece:
    return BY_NAME[f"{nation}-leader"]


# Replacing


def replace_units(game: BoardGame, region: Region, old: Piece, new: Piece) -> None:
    """A card or ability swaps a unit on the map for one of another kind from the reinforcements."""
    state = game.state
    state.reinforcements[new] -= 1
    state.reinforcements[old] += 1
    army = army_of(state, region, old.side)
    assert army is not None
    add_to_army(state, region, old.side, army.plus(old, -1).plus(new).without(army))
    game.tell("replace", region=region, old=old, new=new)
