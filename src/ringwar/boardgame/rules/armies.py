"""Chapter 9: armies, splitting and stacking; figures put on the map and taken off it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ringwar.boardgame.rules.table_cards import review_table
from ringwar.boardgame.table.armies import NAZGUL_PIECE, NOBODY, Army, Part, Piece
from ringwar.boardgame.table.facts import FREE, NAZGUL, Character, Region
from ringwar.boardgame.table.queries import army_of, field_army, is_in_play, level, whole_part
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import ELIMINATED, BoardGame
from ringwar.kernel import Question, Refusal

MOST_UNITS = 10  # BG-STACK-01
MOST_BESIEGED = 5  # BG-STACK-02

ALL, SOME = "all", "some"
NO_PART = Part()


# Putting figures on the map and taking them off


def set_army(state: State, region: Region, army: Army, besieged: bool) -> None:
    """BG-CHAR-02. Put an army in the place of the one in the field or in the box; leaders alone are lost."""
    zone = state.boxes if besieged else state.armies
    if army.size:
        zone[region] = army
        return
    for leader in army.pieces():
        state.casualties[leader] += army.count(leader)
    zone.pop(region, None)


def is_in_box(state: State, region: Region, side: str) -> bool:
    """Whether the army of a side in a region is besieged."""
    return region in state.boxes and state.boxes[region].side == side


def add_to_army(state: State, region: Region, side: str, army: Army) -> None:
    """BG-ARMY-04.

    Add units and leaders to the army of a side in a region, inside the stronghold if that is besieged.
    """
    besieged = is_in_box(state, region, side)
    there = army_of(state, region, side) or NOBODY
    set_army(state, region, there.joined(army), besieged)


def take_from_army(state: State, region: Region, side: str, army: Army) -> None:
    """Take units and leaders from the army of a side in a region."""
    besieged = is_in_box(state, region, side)
    there = army_of(state, region, side) or NOBODY
    set_army(state, region, there.without(army), besieged)
    state.rules.army_lessened(state, region, side)


def put_back(state: State, piece: Piece, number: int = 1) -> None:
    """BG-CASUALTY-13, BG-CASUALTY-14, BG-CASUALTY-17, BG-CASUALTY-18. Where lost figures go."""
    pile = state.casualties if piece.side == FREE else state.reinforcements
    pile[piece] += number


def lose_unit(game: BoardGame, region: Region, piece: Piece) -> None:
    """BG-CHAR-02. Remove a unit or leader of the army in a region as lost; with the last unit its leaders are."""
    state = game.state
    left = (army_of(state, region, piece.side) or NOBODY).plus(piece, -1)
    take_from_army(state, region, piece.side, NOBODY.plus(piece))
    put_back(state, piece)
    game.tell("lose", region=region, piece=piece, side=piece.side)
    if not left.size:
        tell_lost(game, region, left)


def tell_lost(game: BoardGame, region: Region, army: Army) -> None:
    """Say of every figure that it is lost, for the log."""
    for piece in army.pieces():
        for _ in range(army.count(piece)):
            game.tell("lose", region=region, piece=piece, side=piece.side)


def eliminate_character(game: BoardGame, character: Character) -> None:
    """BG-CASUALTY-19. A character on the map is out of the game."""
    game.state.characters.pop(character, None)
    game.state.eliminated += (character,)
    game.tell("eliminate", character=character)
    if character.name in ELIMINATED:
        ELIMINATED[character.name](game)
    review_table(game)


def eliminate_nazgul(game: BoardGame, region: Region, number: int = 1) -> None:
    """BG-CASUALTY-18. Nazgûl that are removed go back to the reinforcements."""
    move_nazgul(game.state, region, -number)
    game.state.reinforcements[NAZGUL_PIECE] += number
    game.tell("eliminate-nazgul", region=region, count=number)


def move_nazgul(state: State, region: Region, number: int) -> None:
    """Put so many Nazgûl in a region, or take them away (below zero)."""
    left = state.nazgul.get(region, 0) + number
    if left:
        state.nazgul[region] = left
    else:
        state.nazgul.pop(region, None)


def why_no_army(state: State, side: str, region: Region) -> Refusal | None:
    """BG-ARMY-03. Why a side has no army in a region: nobody is there, only enemies, or figures without a unit."""
    if army_of(state, region, side) is not None:
        return None
    if region in state.armies:
        return Refusal("enemy-army", clauses=["BG-ARMY-01"], region=region.name)
    return Refusal("no-army", clauses=["BG-ARMY-03"], region=region.name)


# Who leads


def leading_elites(state: State, army: Army) -> int:
    """BG-MULTI-54 and Saruman's card: how many elite units of an army count as leaders as well."""
    counts, number = army.counts, 0
    for piece in state.rules.elite_leaders:
        number += counts[piece.index]
    return number if number and is_in_play(state, "saruman") else 0


def has_leader(state: State, part: Part) -> bool:
    """BG-ACT-01, BG-BATTLE-03, BG-BATTLE-04. A leader, Nazgûl or character is among the figures."""
    if part.army.leaders or part.nazgul or part.characters:
        return True
    return leading_elites(state, part.army) > 0


# Splitting


def choose_part(
    game: BoardGame,
    side: str,
    whole: Part,
    key: str,
    led: bool,
    behind: Army = NOBODY,
    leader: Part = NO_PART,
    **about: Any,
) -> Part:
    """BG-ARMY-05, BG-MOVE-06 to BG-MOVE-10, BG-MOVE-02, BG-AMB-23.

    Have a side choose the figures that leave the region `origin`; at least one unit goes. Figures `behind` stay in any
    case, with a unit; a `leader` goes in any case.
    """
    if whole.army.size == 1 and not may_stay(game.state, whole, led, behind):
        return whole
    lonely = behind.leaders > 0 and not behind.size
    most, leaders = whole.army.size - lonely, sole_leaders(game.state, whole, led)
    parts = Parts(whole, most, leaders, may_stay(game.state, whole, led, behind), leader)
    if not lonely and _choose_all(game, side, parts, key, about):
        return whole
    units = _choose_units(game, side, whole.army, most, leaders, about)
    led = led and not leading_elites(game.state, units)
    return _with_leaders(game, side, whole, units, led, behind.size > 0, about)


def choose_attackers(
    game: BoardGame, side: str, whole: Part, fixed: Part, led: bool, leader: Part = NO_PART, **about: Any
) -> Part:
    """BG-BATTLE-07 to BG-BATTLE-09, BG-BATTLE-57, BG-BATTLE-58.

    The figures that attack; `fixed` must stay behind with a unit, a `leader` attacks in any case.
    """
    free = may_stay(game.state, whole, led, fixed.army)
    if whole.army.size == 1 and (not fixed or (fixed.army.size and not free)):
        return whole
    may_all_go = not fixed or fixed.army.size > 0
    most = whole.army.size if fixed.army.size else whole.army.size - 1
    leaders = sole_leaders(game.state, whole, led)
    parts = Parts(whole, most, leaders, free, leader)
    if may_all_go and _choose_all(game, side, parts, "attack-with", about):
        return whole
    units = _choose_units(game, side, whole.army, most, leaders, about)
    return _with_leaders(game, side, whole, units, led and not leading_elites(game.state, units), True, about)


def why_not_along(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-ARMY-05, BG-MOVE-06, BG-MULTI-51. Why figures cannot go along, or not all or only some of them."""
    about, side = question.about, question.plays_for
    if isinstance(thing, Piece):
        here = whole_part(state, about["origin"], side)
        return None if about["part"].figures().get(thing.name) else _why_stays(state, here, thing, about)
    if isinstance(thing, Character):
        return None if thing in about["part"].characters else _why_he_stays(state, thing, about["origin"])
    if thing in (ALL, SOME) and thing not in question.options:
        return Refusal("not-in-such-parts", clauses=["BG-ARMY-05", "BG-MULTI-51", "BG-MULTI-60"])
    return None


def _why_stays(state: State, here: Part, piece: Piece, about: Mapping[str, Any]) -> Refusal:
    """BG-BATTLE-14, BG-MOVE-11, BG-MOVE-18, BG-MULTI-40. Why figures of a kind stay in their region."""
    said = {"piece": piece.name, "nation": piece.nation, "region": about["origin"].name}
    if not here.figures().get(piece.name):
        return Refusal("no-such-figure-here", clauses=["BG-MOVE-06"], **said)
    if state.politics[piece.nation] and piece.kind != NAZGUL:
        clause = "BG-BATTLE-14" if "battle" in about else "BG-MOVE-18"
        return Refusal("figure-not-at-war", clauses=[clause], **said, steps=state.politics[piece.nation])
    return Refusal("figure-stays", clauses=["BG-MOVE-11", "BG-MULTI-40", "BG-MULTI-59"], **said)


def _why_he_stays(state: State, character: Character, region: Region) -> Refusal:
    """BG-CHAR-16, BG-MOVE-11, BG-MULTI-37. Why a character does not go with an army."""
    said = {"character": character.name, "region": region.name}
    if state.characters.get(character) is not region:
        return Refusal("not-with-the-army", clauses=["BG-MOVE-06"], **said)
    if not level(state, character):
        return Refusal("level-zero-stays", clauses=["BG-CHAR-16"], **said)
    return Refusal("character-stays", clauses=["BG-MOVE-11", "BG-MULTI-37"], **said)


def why_not_so_many(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-MOVE-02, BG-MOVE-06 to BG-MOVE-08, BG-BATTLE-08, BG-MULTI-51. Why not so many figures of a kind can go."""
    if type(thing) is not int or thing in question.options:
        return None
    piece, region = question.about["piece"], question.about["origin"]
    have = whole_part(state, region, piece.side).figures().get(piece.name, 0)
    said = {"piece": piece.name, "region": region.name, "count": thing}
    if thing > have:
        return Refusal("not-so-many-here", clauses=["BG-MOVE-06"], **said, most=have)
    if thing < min(question.options):
        return Refusal("too-few-go", clauses=["BG-MOVE-02", "BG-MOVE-07", "BG-MOVE-08"], **said)
    return Refusal("too-many-go", clauses=["BG-BATTLE-08", "BG-MOVE-11", "BG-MULTI-51"], **said)


class Parts(NamedTuple):
    """An army that may divide: how many units go at most, who must be among them, and whether leaders may stay."""

    whole: Part
    most: int
    leaders: Sequence[Piece]
    may_stay: bool
    leader: Part
    """Who goes in any case."""


def may_stay(state: State, whole: Part, led: bool, behind: Army) -> bool:
    """BG-MOVE-02, BG-MOVE-08. Whether a leader, Nazgûl or character need not go with all units of an army."""
    leaders = whole.army.leaders if behind.size else 0
    is_led = leading_elites(state, whole.army) or whole.army.leaders > leaders
    return whole.nazgul + len(whole.characters) + leaders > (led and not is_led)


def _choose_all(game: BoardGame, side: str, parts: Parts, key: str, about: Mapping[str, Any]) -> bool:
    """BG-ARMY-05, BG-MULTI-51. The whole army goes, if it may, or some of it, if that may."""
    state, army, origin = game.state, parts.whole.army, about["origin"]
    options = [ALL] if state.rules.may_go(state, side, origin, army) else []
    if not state.rules.divided or _may_divide(state, side, origin, parts, bool(options)):
        options.append(SOME)
    return game.ask(side, key, options, why=why_not_along, part=parts.whole.joined(parts.leader), **about) == ALL


def _may_divide(state: State, side: str, origin: Region, parts: Parts, may_all_go: bool) -> bool:
    """BG-MULTI-51. Some of an army may go, and that is not all of it over again."""
    army = parts.whole.army
    found = divisions(state, side, origin, army, parts.most, parts.leaders)
    if not may_all_go or parts.may_stay:
        return bool(found)
    return any(each.size < army.size for each in found)


def sole_leaders(state: State, whole: Part, led: bool) -> Sequence[Piece]:
    """The elite units of which one must go, because figures that must be led have no other leader."""
    others = whole.army.leaders or whole.nazgul or whole.characters
    if others or not led:
        return ()
    elites: Sequence[Piece] = state.rules.elite_leaders
    return elites


def divisions(state: State, side: str, region: Region, army: Army, most: int, leaders: Sequence[Piece]) -> list[Army]:
    """BG-ARMY-05, BG-MULTI-51.

    The units that may leave a region: one at least and `most` at most, one at least of the `leaders` if any are named.
    """
    found = [NOBODY]
    for piece in army.units():
        found = [part.plus(piece, number) for part in found for number in range(army.count(piece) + 1)]
    able = [part for part in found if 0 < part.size <= most and (not leaders or any(map(part.count, leaders)))]
    return [part for part in able if state.rules.may_go(state, side, region, part)]


def can_divide(state: State, side: str, region: Region, part: Part, led: bool = False, behind: Army = NOBODY) -> bool:
    """BG-MULTI-47, BG-MULTI-51.

    Some of these figures of a region may be used; a unit stays if leaders alone are left `behind`.
    """
    most = part.army.size - (behind.leaders > 0 and not behind.size)
    if not state.rules.divided:
        return most > 0
    leaders = sole_leaders(state, part, led)
    is_led = not leaders or any(map(part.army.count, leaders))
    if 0 < part.army.size <= most and is_led and state.rules.may_go(state, side, region, part.army):
        return True
    return bool(divisions(state, side, region, part.army, most, leaders))


def _choose_units(
    game: BoardGame, side: str, army: Army, most: int, leaders: Sequence[Piece], about: Mapping[str, Any]
) -> Army:
    """How many units of each kind go."""
    left = divisions(game.state, side, about["origin"], army, most, leaders)
    for piece in army.units():
        counts = sorted({part.count(piece) for part in left})
        count = game.ask(side, "how-many", counts, why=why_not_so_many, piece=piece, **about)
        left = [part for part in left if part.count(piece) == count]
    return left[0]


def _with_leaders(
    game: BoardGame, side: str, whole: Part, units: Army, led: bool, stay: bool, about: Mapping[str, Any]
) -> Part:
    """Leaders, Nazgûl and characters to go with the chosen units; one at least if the units must be led."""
    army = units
    everyone = units.size == whole.army.size
    kinds = [piece for piece in whole.army.pieces() if not piece.is_unit]
    others = bool(whole.nazgul) + len(whole.characters)
    for number, piece in enumerate(kinds):
        have = whole.army.count(piece)
        is_last = number == len(kinds) - 1 and not others
        least = have if everyone and not stay else 1 if led and is_last and not army.leaders else 0
        counts = range(least, have + 1)
        army = army.plus(piece, game.ask(side, "how-many", counts, why=why_not_so_many, piece=piece, **about))
    led = led and not army.leaders
    nazgul = 0
    if whole.nazgul:
        least = 1 if led and not whole.characters else 0
        counts = range(least, whole.nazgul + 1)
        nazgul = game.ask(side, "how-many", counts, why=why_not_so_many, piece=NAZGUL_PIECE, **about)
    return Part(army, nazgul, _choose_characters(game, side, whole.characters, led and not nazgul, about))


def _choose_characters(
    game: BoardGame, side: str, characters: Sequence[Character], led: bool, about: Mapping[str, Any]
) -> tuple[Character, ...]:
    chosen: tuple[Character, ...] = ()
    for number, character in enumerate(characters):
        forced = led and not chosen and number == len(characters) - 1
        if forced or game.confirm(side, "goes-along", character=character, **about):
            chosen += (character,)
    return chosen


# Stacking


def keep_stacking(game: BoardGame, region: Region, side: str) -> None:
    """BG-STACK-04 to BG-STACK-08, BG-STACK-10, BG-STACK-11. Units beyond the limit go back to the reinforcements."""
    state = game.state
    removed = 0
    while (army := army_of(state, region, side)) is not None:
        besieged = field_army(state, region, side) is None
        limit = MOST_BESIEGED if besieged else MOST_UNITS
        if army.size <= limit:
            return
        seat, peoples = state.rules.remover(state, side, region, removed)
        units, excess = army.of(peoples).units(), army.size - limit
        piece = game.ask(seat, "remove-excess", units, region=region, limit=limit, count=excess)
        removed += 1
        take_from_army(state, region, side, NOBODY.plus(piece))
        state.reinforcements[piece] += 1
        game.tell("remove-excess", region=region, piece=piece)


def recruitable(state: State, piece: Piece) -> bool:
    """BG-MUSTER-13, BG-MUSTER-17. Whether a figure of a kind is left in the reinforcements."""
    return state.reinforcements[piece] > 0


def recruit(game: BoardGame, piece: Piece, region: Region) -> None:
    """BG-CARD-25. Bring a figure from the reinforcements onto the map."""
    state = game.state
    state.reinforcements[piece] -= 1
    if piece is NAZGUL_PIECE:
        move_nazgul(state, region, 1)
    else:
        add_to_army(state, region, piece.side, NOBODY.plus(piece))
    state.rules.recruited(state, piece.nation)
    game.tell("recruit", piece=piece, region=region)
