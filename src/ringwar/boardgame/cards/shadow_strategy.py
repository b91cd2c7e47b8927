"""The Shadow Strategy deck."""

from __future__ import annotations

from ringwar.boardgame.cards.shadow_character import saruman_lives
from ringwar.boardgame.cards.shadow_character_wars import besieging, storm
from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import can_divide, choose_part, keep_stacking, lose_unit
from ringwar.boardgame.rules.attackers import can_attack_from
from ringwar.boardgame.rules.battle import declare_attack, declare_landing
from ringwar.boardgame.rules.event_cards import roll_for_event, strike_army
from ringwar.boardgame.rules.movement import (
    Moved,
    is_barred,
    march,
    march_goals,
    may_enter,
    movable,
    move_one_army,
    move_part,
    rest_of,
)
from ringwar.boardgame.rules.muster import (
    SETTLEMENTS,
)
from ringwar.boardgame.rules.politics import shadow_all_at_war
from ringwar.boardgame.rules.siege import after_destruction
from ringwar.boardgame.rules.table_cards import discard_from_table
from ringwar.boardgame.table.armies import ELITES, NATION_LEADERS, NOBODY, REGULARS, Part, Piece
from ringwar.boardgame.table.facts import (
    ELVES,
    EVENTS,
    FREE,
    FREE_NATIONS,
    GONDOR,
    ISENGARD,
    NATION_FACTS,
    REGIONS,
    SHADOW,
    SOUTHRONS,
    WILL,
    Region,
)
from ringwar.boardgame.table.queries import (
    all_regions_held,
    army_of,
    at_war,
    characters_at,
    controller,
    field_army,
    is_at_war,
    is_besieged,
    is_besieged_by,
    is_commanded,
    is_here,
    nazgul_at,
    regions_held,
)
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import (
    BARS_DIPLOMACY,
    KEEPS,
    NO_COMBAT_CARDS,
    UNTIL_ROUSED,
    BoardGame,
    action,
    event,
    is_on_table,
)

DENETHORS_FOLLY, THREATS_AND_PROMISES = "shadow-strategy-03", "shadow-strategy-05"
MINAS_TIRITH = REGIONS["minas-tirith"]
UMBAR = REGIONS["umbar"]


# Strikes


def holds_an_elven_stronghold(state: State) -> bool:
    return any(each.is_stronghold and controller(state, each) == SHADOW for each in SETTLEMENTS[ELVES])


@event("shadow-strategy-01", when=holds_an_elven_stronghold)
def return_to_valinor(game: BoardGame) -> None:
    """In every Elven stronghold not besieged, a die for each Elven unit, each 6 a hit."""
    state = game.state
    for region in SETTLEMENTS[ELVES]:
        army = field_army(state, region, FREE)
        if not region.is_stronghold or army is None or is_besieged(state, region):
            continue
        elves = army.count(REGULARS[ELVES]) + army.count(ELITES[ELVES])
        hits = roll_for_event(game, min(5, elves), 6)
        strike_army(game, region, FREE, hits)


def uruk_sieges(state: State) -> list[Region]:
    """Strongholds besieged by an army with an Isengard unit."""
    isengard = (REGULARS[ISENGARD], ELITES[ISENGARD])
    sieges = [each for each in state.boxes if besieging(state, each)]
    return [each for each in sieges if any(state.armies[each].count(piece) for piece in isengard)]


@event("shadow-strategy-02", when=lambda state: saruman_lives(state) and bool(uruk_sieges(state)))
def the_fighting_uruk_hai(game: BoardGame) -> None:
    """Storm a stronghold besieged by an army with an Isengard unit."""
    storm(game, game.ask(SHADOW, "attack-from", uruk_sieges(game.state)))


# Denethor's Folly


def white_city_besieged(state: State) -> bool:
    return is_besieged_by(state, MINAS_TIRITH, SHADOW)


@event(DENETHORS_FOLLY, when=white_city_besieged)
def denethors_folly(game: BoardGame) -> None:
    """On the table: a leader in Minas Tirith is lost, and the Free Peoples play no combat cards there."""
    army = army_of(game.state, MINAS_TIRITH, FREE)
    leaders = [piece for piece in army.pieces() if not piece.is_unit] if army is not None else []
    if army is not None and leaders:
        seat = game.state.rules.commander(game.state, FREE, army)
        lose_unit(game, MINAS_TIRITH, game.ask(seat, "which-leader", leaders))


KEEPS[DENETHORS_FOLLY] = white_city_besieged
NO_COMBAT_CARDS[DENETHORS_FOLLY] = lambda battle: battle.target is MINAS_TIRITH


@action(
    "end-denethors-folly",
    FREE,
    WILL,
    by=EVENTS[DENETHORS_FOLLY],
    when=lambda state: is_on_table(state, DENETHORS_FOLLY),
)
def end_denethors_folly(game: BoardGame) -> None:
    """A Will of the West ends Denethor's Folly."""
    discard_from_table(game, DENETHORS_FOLLY)


def hope_in_the_city(state: State) -> bool:
    saviours = ("gandalf-the-grey", "gandalf-the-white", "aragorn")
    return is_on_table(state, DENETHORS_FOLLY) and is_here(state, MINAS_TIRITH, *saviours)


@action("counsel-in-minas-tirith", FREE, by=EVENTS[DENETHORS_FOLLY], when=hope_in_the_city)
def counsel_in_minas_tirith(game: BoardGame) -> None:
    """Any die, with Gandalf or Aragorn in the city, ends Denethor's Folly."""
    discard_from_table(game, DENETHORS_FOLLY)


@event("shadow-strategy-04", when=shadow_all_at_war)
def the_day_without_dawn(game: BoardGame) -> None:
    """Every Will of the West is lost."""
    state = game.state
    lost = state.dice[FREE].count(WILL)
    state.dice[FREE] = tuple(face for face in state.dice[FREE] if face != WILL)
    game.tell("dice-lost", side=FREE, count=lost)


@event(THREATS_AND_PROMISES)
def threats_and_promises(game: BoardGame) -> None:
    """On the table: Muster results do not advance passive Free Peoples nations."""


BARS_DIPLOMACY.add(THREATS_AND_PROMISES)
UNTIL_ROUSED.add(THREATS_AND_PROMISES)


# Stormcrow


def unquiet_nations(state: State) -> list[str]:
    """Free Peoples nations not At War in whose land the Ring-bearers or a companion are."""
    regions = [at for each, at in state.characters.items() if each.side == FREE]
    regions += [state.fellowship] if state.fellowship is not None else []
    lands = {region.nation for region in regions}
    return [nation for nation in FREE_NATIONS if nation in lands and not is_at_war(state, nation)]


@event("shadow-strategy-06", when=lambda state: bool(unquiet_nations(state)))
def stormcrow(game: BoardGame) -> None:
    """A nation steps back and loses a figure of the Free Peoples player's choice."""
    nation = game.ask(SHADOW, "which-nation", unquiet_nations(game.state), back=True)
    politics.step_back(game, nation, FIRST_STEP)
    pieces = (REGULARS[nation], ELITES[nation], NATION_LEADERS[nation])
    places = [each for each in all_regions_held(game.state, FREE) if _pieces_at(game.state, each, pieces)]
    if places:
        seat = game.state.rules.commander(game.state, FREE, NOBODY.plus(REGULARS[nation]))
        region = game.ask(seat, "lose-where", places)
        lose_unit(game, region, game.ask(seat, "lose-which", _pieces_at(game.state, region, pieces)))
        if army_of(game.state, region, FREE) is None:
            after_destruction(game, region)


FIRST_STEP = max(facts.steps_to_war for facts in NATION_FACTS.values())


def _pieces_at(state: State, region: Region, pieces: tuple[Piece, ...]) -> list[Piece]:
    army = army_of(state, region, FREE)
    return [piece for piece in pieces if army is not None and army.count(piece)]


# Marches


def gatherings(state: State, origin: Region) -> list[Region]:
    """Regions with another Shadow army that is not besieged."""
    return [each for each in regions_held(state, SHADOW) if each is not origin]


def gather(game: BoardGame, armies: int, steps: int) -> None:
    """BG-CARD-17, BG-STACK-09. Move armies up to so many regions, each to join another."""
    state = game.state
    moved: Moved = {}
    for number in range(armies):
        origins = _gathering_origins(state, moved, steps)
        if not origins:
            break
        origin = game.ask(SHADOW, "move-army", origins, number=number + 1, most=armies)
        ends = gatherings(state, origin)
        whole = _able(state, rest_of(state, origin, SHADOW, moved), origin, steps, ends)
        part = choose_part(game, SHADOW, whole, "move-with", led=False, origin=origin, goal=None)
        goal = march(game, SHADOW, origin, steps, part, lambda region, ends=ends: region in ends)  # type: ignore[misc]
        moved[goal] = moved[goal].joined(part) if goal in moved else part
    for region in moved:
        keep_stacking(game, region, SHADOW)


def _gathering_origins(state: State, moved: Moved, steps: int) -> list[Region]:
    """BG-MOVE-12. The armies that can reach another, none that one has just joined."""
    found = []
    for origin in (each for each in regions_held(state, SHADOW) if each not in moved):
        whole = rest_of(state, origin, SHADOW, moved)
        if _able(state, whole, origin, steps, gatherings(state, origin)).army.size:
            found.append(origin)
    return found


def _able(state: State, whole: Part, origin: Region, steps: int, ends: list[Region]) -> Part:
    """The figures of an army that can reach another: all of it, or what of it is At War."""
    for army in (whole.army, whole.army.of(at_war(state))):
        part = Part(army, whole.nazgul, whole.characters)
        if can_divide(state, SHADOW, origin, part) and march_goals(
            state, SHADOW, part, origin, steps, lambda region: region in ends
        ):
            return part
    return Part()


@event("shadow-strategy-07")
def shadows_gather(game: BoardGame) -> None:
    """One army moves up to 3 regions to join another."""
    gather(game, 1, 3)


@event("shadow-strategy-08")
def the_shadow_lengthens(game: BoardGame) -> None:
    """Two armies move up to 2 regions, each to join another."""
    gather(game, 2, 2)


@event("shadow-strategy-09", when=shadow_all_at_war)
def the_shadow_is_moving(game: BoardGame) -> None:
    """Up to four armies move one region each."""
    state = game.state
    moved: Moved = {}
    for number in range(4):
        origins: list[Region | None] = [*movable(state, SHADOW, False, moved)]
        origin = game.ask(SHADOW, "move-army", [*origins, None], number=number + 1, most=4)
        if origin is None:
            break
        move_one_army(game, SHADOW, origin, moved, led=False)
    for region in moved:
        keep_stacking(game, region, SHADOW)


# Corsairs of Umbar


def havens_of_gondor(state: State) -> list[Region]:
    coast = [each for each in REGIONS.values() if each.nation == GONDOR and each.coastal]
    return [each for each in coast if not is_barred(state, each, SHADOW)]


def corsairs(state: State) -> Part:
    """The figures in Umbar that can sail: those At War, and who goes with them."""
    army = state.rules.movers(state, UMBAR, field_army(state, UMBAR, SHADOW) or NOBODY)
    sailors = army.of(at_war(state))
    aboard = tuple(each for each in characters_at(state, UMBAR, SHADOW) if is_commanded(state, each.nation))
    return Part(sailors, nazgul_at(state, UMBAR), aboard)


@event("shadow-strategy-10", when=lambda state: is_at_war(state, SOUTHRONS))
def corsairs_of_umbar(game: BoardGame) -> None:
    """An army sails from Umbar to the coast of Gondor and fights there without ceasing."""
    state = game.state
    whole = corsairs(state)
    if not can_divide(state, SHADOW, UMBAR, whole) or is_besieged(state, UMBAR):
        return
    goal = game.ask(SHADOW, "sail-where", havens_of_gondor(state))
    part = choose_part(game, SHADOW, whole, "move-with", led=False, origin=UMBAR, goal=goal)
    if may_enter(state, goal, SHADOW):
        move_part(game, SHADOW, part, UMBAR, goal)
        keep_stacking(game, goal, SHADOW)
        if besieging(state, goal) and can_attack_from(state, goal, SHADOW, led=False):
            declare_attack(game, SHADOW, goal, goal)
        return
    declare_landing(game, SHADOW, part, UMBAR, goal)
