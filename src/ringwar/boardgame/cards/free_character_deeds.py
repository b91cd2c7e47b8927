"""The Free Peoples Character deck: Eagles, Ents, and deeds in the south."""

from __future__ import annotations

from ringwar.boardgame.cards.free_character import KING, with_army
from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import (
    add_to_army,
    eliminate_character,
    eliminate_nazgul,
    keep_stacking,
    lose_unit,
    move_nazgul,
    put_back,
    recruit,
    recruitable,
)
from ringwar.boardgame.rules.battle import run_to
from ringwar.boardgame.rules.capture import capture
from ringwar.boardgame.rules.casualties import eliminate_the_leaderless
from ringwar.boardgame.rules.characters import choose_group, companions_at, put_companions
from ringwar.boardgame.rules.event_cards import draw_card, playable_events, resolve_event, roll_for_event, strike_army
from ringwar.boardgame.rules.muster import recruit_unit
from ringwar.boardgame.rules.siege import after_destruction
from ringwar.boardgame.table.armies import ELITES, REGULARS, Piece
from ringwar.boardgame.table.facts import (
    CHARACTER,
    CHARACTERS,
    FREE,
    GONDOR,
    REGIONS,
    ROHAN,
    SAURON,
    SHADOW,
    STRATEGY_DECK,
    Region,
)
from ringwar.boardgame.table.queries import (
    all_regions_held,
    army_of,
    controller,
    is_commanded,
    is_free,
    is_here,
    is_in_play,
    is_unconquered,
    nazgul_at,
    region_of,
)
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame, event

DEAD_MENS_GOALS = tuple(REGIONS[name] for name in ("erech", "lamedon", "pelargir"))


# The Eagles


def eagles_prey(state: State) -> list[Region]:
    """Shadow armies with Nazgûl in or next to a region where a companion is with a Free Peoples army."""
    nests = [each for each in all_regions_held(state, FREE) if companions_at(state, each)]
    return [
        region
        for region in all_regions_held(state, SHADOW)
        if nazgul_at(state, region) and any(nest is region or nest in region.adjacent for nest in nests)
    ]


@event("fp-character-18", when=lambda state: bool(eagles_prey(state)))
def the_eagles_are_coming(game: BoardGame) -> None:
    """A die for each Nazgûl of an army: each 5 eliminates one; the others fly to one Sauron stronghold."""
    state = game.state
    region = game.ask(FREE, "which-army", eagles_prey(state))
    number = nazgul_at(state, region)
    lost = roll_for_event(game, min(5, number), 5)
    if lost:
        eliminate_nazgul(game, region, lost)
    refuges = [
        each
        for each in REGIONS.values()
        if each.nation == SAURON and each.is_stronghold and is_unconquered(state, each) and each is not region
    ]
    if nazgul_at(state, region) and refuges:
        _fly_home(game, region, refuges)


def _fly_home(game: BoardGame, region: Region, refuges: list[Region]) -> None:
    number = nazgul_at(game.state, region)
    refuge = game.ask(SHADOW, "nazgul-refuge", refuges)
    move_nazgul(game.state, region, -number)
    move_nazgul(game.state, refuge, number)
    game.tell("nazgul-fly", count=number, origin=region, region=refuge)


# The Ents


def ents_ready(state: State) -> bool:
    """Gandalf the White is on the map, and a companion is in Fangorn."""
    return is_in_play(state, "gandalf-the-white") and bool(companions_at(state, REGIONS["fangorn"]))


@event("fp-character-19", "fp-character-20", "fp-character-21", when=ents_ready)
def the_ents_awake(game: BoardGame) -> None:
    """Three dice, each 4 a hit on the army in Orthanc; Saruman alone is lost; then perhaps another Character card."""
    state = game.state
    orthanc = REGIONS["orthanc"]
    army = army_of(state, orthanc, SHADOW)
    if army is not None:
        politics.attacked(game, army, orthanc)
        hits = roll_for_event(game, 3, 4)
        if strike_army(game, orthanc, SHADOW, hits):
            eliminate_the_leaderless(game, orthanc)
    if army_of(state, orthanc, SHADOW) is None and is_here(state, orthanc, "saruman"):
        eliminate_character(game, CHARACTERS["saruman"])
    _one_more_card(game)


def _one_more_card(game: BoardGame) -> None:
    """With Gandalf the White in Fangorn or Rohan, a Character card may be played without a die."""
    region = region_of(game.state, "gandalf-the-white")
    if region is None or not (region.name == "fangorn" or region.nation == ROHAN):
        return
    cards = playable_events(game.state, FREE, (CHARACTER,))
    card = game.ask_always(FREE, "play-another", [*cards, None])
    if card is not None:
        resolve_event(game, card)


# The south


def king_in_rohan(state: State) -> bool:
    region = region_of(state, *KING)
    return region is not None and region.nation == ROHAN


@event("fp-character-22", when=king_in_rohan)
def dead_men_of_dunharrow(game: BoardGame) -> None:
    """Strider or Aragorn goes to the south with companions, drives a Shadow army away and raises Gondor regulars."""
    state = game.state
    start = region_of(state, *KING)
    assert start is not None
    king = next(each for each in state.characters if each.person in KING)
    goal = game.ask(FREE, "dead-men-where", DEAD_MENS_GOALS)
    group = choose_group(game, king, [each for each in companions_at(state, start) if each is not king])
    put_companions(game, group, goal)
    if army_of(state, goal, SHADOW) is not None:
        _rout(game, goal)
    regulars = REGULARS[GONDOR]
    most = min(3, state.reinforcements[regulars])
    number = game.ask(FREE, "how-many", range(most + 1), piece=regulars, origin=None, goal=goal)
    if number:
        if controller(state, goal) == SHADOW:
            capture(game, goal, FREE)
        for _ in range(number):
            recruit(game, regulars, goal)
        keep_stacking(game, goal, FREE)


def _rout(game: BoardGame, region: Region) -> None:
    """A die of hits on the Shadow army, which must then retreat or be destroyed."""
    state = game.state
    army = army_of(state, region, SHADOW)
    assert army is not None
    politics.attacked(game, army, region)
    hits = game.roll("event-die")
    game.tell("hits-rolled", region=region, hits=hits)
    destroyed = strike_army(game, region, SHADOW, hits)
    if not destroyed:
        refuges = [each for each in region.adjacent if is_free(state, each, SHADOW)]
        left = army_of(state, region, SHADOW)
        assert left is not None
        if refuges:
            seat = state.rules.commander(state, SHADOW, left)
            run_to(game, SHADOW, region, game.ask(seat, "retreat-where", refuges, region=region))
            return
        for piece in left.units():
            for _ in range(left.count(piece)):
                lose_unit(game, region, piece)
        after_destruction(game, region)
    eliminate_the_leaderless(game, region)


def steward_at_home(state: State) -> bool:
    region = region_of(state, "boromir")
    return region is not None and region.nation == GONDOR


@event("fp-character-23", when=steward_at_home)
def house_of_the_stewards(game: BoardGame) -> None:
    """Recruit a Gondor unit where Boromir is, and draw 2 Strategy cards."""
    region = region_of(game.state, "boromir")
    assert region is not None
    recruit_unit(game, region, GONDOR)
    draw_strategy(game, 2)


def draw_strategy(game: BoardGame, number: int) -> None:
    """Draw from the Strategy deck of the Free Peoples."""
    for _ in range(number):
        draw_card(game, FREE, STRATEGY_DECK)


def promote(game: BoardGame, region: Region, regular: Piece) -> None:
    """A regular is lost, and an elite unit of its nation recruited in its place."""
    state, elite = game.state, ELITES[regular.nation]
    army = army_of(state, region, regular.side)
    assert army is not None
    state.reinforcements[elite] -= 1
    put_back(state, regular)
    add_to_army(state, region, regular.side, army.plus(regular, -1).plus(elite).without(army))
    state.rules.recruited(state, regular.nation)
    game.tell("replace", region=region, old=regular, new=elite)


@event("fp-character-24", when=lambda state: with_army(state, *KING) is not None)
def the_grey_company(game: BoardGame) -> None:
    """A regular of Strider's or Aragorn's army becomes an elite unit; draw 2 Strategy cards."""
    state = game.state
    region = with_army(state, *KING)
    assert region is not None
    army = army_of(state, region, FREE)
    assert army is not None
    regulars = [piece for piece in army.units() if piece is REGULARS[piece.nation]]
    able = [piece for piece in regulars if is_commanded(state, piece.nation)]
    options = [piece for piece in able if recruitable(state, ELITES[piece.nation])]
    if options:
        promote(game, region, game.ask(FREE, "grey-company", options))
    else:
        game.tell("no-elite-left", region=region)
    draw_strategy(game, 2)
