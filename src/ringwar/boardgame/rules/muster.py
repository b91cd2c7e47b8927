"""Chapter 10: recruiting, and bringing minions and the great companions into play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import MOST_BESIEGED, add_to_army, is_in_box, keep_stacking, recruit, recruitable
from ringwar.boardgame.rules.table_cards import review_table
from ringwar.boardgame.table.armies import BY_NAME, ELITES, NAZGUL_PIECE, PIECES, REGULARS, Piece
from ringwar.boardgame.table.facts import (
    CHARACTERS,
    ELITE,
    ELVES,
    FREE,
    FREE_NATIONS,
    ISENGARD,
    LEADER,
    NAZGUL,
    REGIONS,
    SAURON,
    SHADOW,
    Character,
    Region,
)
from ringwar.boardgame.table.queries import (
    army_of,
    is_at_war,
    is_commanded,
    is_free,
    is_in_play,
    is_unconquered,
    region_of,
    regions_held,
    version,
)
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import ENTERED, INSIDE, PLACES, BoardGame, Places

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
    found = [
        each
        for each in SETTLEMENTS[piece.nation]
        if each not in state.control
        and ((each not in state.boxes and is_free(state, each, piece.side)) or _is_open_inside(state, each, piece))
    ]
    if piece.kind == NAZGUL:
        return [each for each in found if each.is_stronghold]
    if piece.kind == LEADER:
        return [each for each in found if army_of(state, each, piece.side) is not None]
    return found


def _is_open_inside(state: State, region: Region, piece: Piece) -> bool:
    """A character lets his side recruit in a besieged stronghold, as long as there is room."""
    if region not in state.boxes or not any(INSIDE.get(each.name) is region for each in state.characters):
        return False
    army = state.boxes[region]
    return army.side == piece.side and (not piece.is_unit or army.size < MOST_BESIEGED)


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
    piece = game.ask(side, "recruit", recruitable_pieces(state, side))
    region = game.ask(side, "recruit-where", places(state, piece), **recruiting(piece))
    recruit(game, piece, region)
    touched = [region]
    if piece.kind != ELITE:
        second: list[Piece | None] = [
            each
            for each in recruitable_pieces(state, side)
            if each.kind != ELITE and any(place is not region for place in places(state, each))
        ]
        also = game.ask(side, "recruit-second", [*second, None])
        if also is not None:
            options = [place for place in places(state, also) if place is not region]
            touched.append(game.ask(side, "recruit-where", options, **recruiting(also)))
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


# Minions


def minion_places(state: State, minion: Character) -> Sequence[Region]:
    """BG-CHAR-20, BG-CHAR-21 and the minions' cards. Where a minion may come into play now; nowhere if he may not."""
    if minion in state.characters or any(each.person == minion.person for each in state.eliminated):
        return ()
    places: Places = state.rules.box.places[minion.name]
    return places(state)


def _sarumans_places(state: State) -> Sequence[Region]:
    """Isengard At War and Orthanc unconquered: in Orthanc."""
    orthanc = REGIONS["orthanc"]
    return (orthanc,) if is_at_war(state, ISENGARD) and is_unconquered(state, orthanc) else ()


def _witch_kings_places(state: State) -> Sequence[Region]:
    """The Witch-king comes to any army that has a Sauron unit."""
    if not witch_king_may_come(state):
        return ()
    sauron = (REGULARS[SAURON], ELITES[SAURON])
    found = [each for each in regions_held(state, SHADOW) if any(state.armies[each].count(piece) for piece in sauron)]
    inside = [each for each, army in state.boxes.items() if any(army.count(piece) for piece in sauron)]
    return found + inside


def witch_king_may_come(state: State) -> bool:
    """Sauron and a Free Peoples nation are At War."""
    return is_at_war(state, SAURON) and any(is_at_war(state, nation) for nation in FREE_NATIONS)


def _mouths_places(state: State) -> Sequence[Region]:
    """The Fellowship in Mordor, or all Free Peoples At War: in any unconquered Sauron stronghold."""
    if state.mordor is None and not all(is_at_war(state, nation) for nation in FREE_NATIONS):
        return ()
    return [each for each in SETTLEMENTS[SAURON] if each.is_stronghold and is_unconquered(state, each)]


PLACES["saruman"] = _sarumans_places
PLACES["witch-king"] = _witch_kings_places
PLACES["mouth-of-sauron"] = _mouths_places


def ready_minions(state: State) -> list[Character]:
    minions: tuple[Character, ...] = state.rules.box.minions
    return [minion for minion in minions if is_commanded(state, minion.nation) and minion_places(state, minion)]


def bring_minion(game: BoardGame) -> None:
    """BG-ACT-15, BG-CHAR-20, BG-CHAR-22. Bring one minion into play; the Witch-king wakes every nation."""
    state = game.state
    minion = game.ask(SHADOW, "minion", ready_minions(state))
    region = game.ask(SHADOW, "minion-enters", minion_places(state, minion), minion=minion)
    state.characters[minion] = region
    game.tell("minion-enters", minion=minion, region=region)
    entered = state.rules.box.entered
    if minion.name in entered:
        with game.because(minion):
            entered[minion.name](game, region)
    review_table(game)


def nations_wake(game: BoardGame, region: Region) -> None:
    """BG-CHAR-22 and the Witch-king's card: his coming makes every nation of the Free Peoples active."""
    for nation in FREE_NATIONS:
        politics.activate(game, nation)


ENTERED["witch-king"] = nations_wake


# Aragorn and Gandalf the White


def may_crown_aragorn(state: State) -> bool:
    """BG-CHAR-18. Strider is in one of three unconquered settlements of Gondor."""
    region = region_of(state, "strider")
    return region is not None and region.name in CROWNED_IN and is_unconquered(state, region)


def crown_aragorn(game: BoardGame) -> None:
    """BG-CHAR-19. Strider is replaced by Aragorn where he stands."""
    strider = version(game.state, "strider")
    assert strider is not None
    _replace(game, strider, CHARACTERS["aragorn"])


def may_send_gandalf(state: State) -> bool:
    """BG-CHAR-18. Gandalf the Grey has left the Fellowship or is dead, and a minion is or was in play."""
    white = CHARACTERS["gandalf-the-white"]
    if white in state.characters or white in state.eliminated or any(each.person == GREY for each in state.companions):
        return False
    comes: bool = state.rules.box.white_heralded(state)
    return comes and (is_in_play(state, GREY) or bool(white_places(state)))


def white_places(state: State) -> list[Region]:
    """Where Gandalf the White appears if the Grey is dead: Fangorn, or an unconquered Elven stronghold."""
    strongholds = [each for each in SETTLEMENTS[ELVES] if each.is_stronghold and is_unconquered(state, each)]
    return [REGIONS["fangorn"], *strongholds]


def send_gandalf(game: BoardGame) -> None:
    """BG-CHAR-19. Gandalf the White replaces the Grey, or appears where his card says."""
    state = game.state
    white, grey = CHARACTERS["gandalf-the-white"], version(state, GREY)
    if grey is not None:
        _replace(game, grey, white)
        return
    enter(game, white, game.ask(FREE, "gandalf-where", white_places(state)))


def _replace(game: BoardGame, old: Character, new: Character) -> None:
    enter(game, new, game.state.characters.pop(old))


def enter(game: BoardGame, companion: Character, region: Region) -> None:
    """BG-POLITICS-13. A companion comes into play in a region and wakes its nation."""
    game.state.characters[companion] = region
    game.tell("enters-play", character=companion, region=region)
    politics.companion_arrives(game, companion, region)
    review_table(game)


def replace_units(game: BoardGame, region: Region, old: Piece, new: Piece) -> None:
    """A card or ability swaps a unit on the map for one of another kind from the reinforcements."""
    state = game.state
    state.reinforcements[new] -= 1
    state.reinforcements[old] += 1
    army = army_of(state, region, old.side)
    assert army is not None
    add_to_army(state, region, old.side, army.plus(old, -1).plus(new).without(army))
    game.tell("replace", region=region, old=old, new=new)
