"""The Free Peoples Strategy deck."""

from __future__ import annotations

from ringwar.boardgame.cards.free_character import with_army
from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import can_divide, choose_part, keep_stacking
from ringwar.boardgame.rules.attackers import can_attack_from
from ringwar.boardgame.rules.battle import declare_attack
from ringwar.boardgame.rules.capture import capture
from ringwar.boardgame.rules.characters import companions_at, companions_on_map, move_companions
from ringwar.boardgame.rules.event_cards import discard_from_hand, hand, roll_for_event, strike_army
from ringwar.boardgame.rules.movement import (
    allowed_in,
    gives_up_siege,
    goals,
    marching,
    may_enter,
    move_part,
    part_to,
    pass_through,
    rest_of,
)
from ringwar.boardgame.rules.muster import (
    leader,
    recruit_unit,
)
from ringwar.boardgame.rules.table_cards import discard_from_table
from ringwar.boardgame.table.armies import Army, Part
from ringwar.boardgame.table.facts import (
    ARMY,
    CHARACTER,
    DWARVES,
    ELVES,
    EVENTS,
    FREE,
    FREE_NATIONS,
    GONDOR,
    NORTH,
    REGIONS,
    ROHAN,
    SHADOW,
    EventCard,
    Region,
)
from ringwar.boardgame.table.queries import (
    all_regions_held,
    army_of,
    box_army,
    controller,
    field_army,
    is_at_war,
    is_besieged,
    is_commanded,
    regions_held,
    whole_part,
)
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import (
    BARS,
    KEEPS,
    SPARES_HUNT_BOX,
    UNTIL_FOUND,
    BoardGame,
    action,
    event,
    is_on_table,
)

THE_LAST_BATTLE, A_POWER_TOO_GREAT, TOM_BOMBADIL = "fp-strategy-01", "fp-strategy-02", "fp-strategy-03"


# Cards on the table


def king_in_foreign_lands(state: State) -> bool:
    """Aragorn is with an army outside every Free Peoples nation."""
    region = with_army(state, "aragorn")
    return region is not None and region.side != FREE


@event(THE_LAST_BATTLE, when=king_in_foreign_lands)
def the_last_battle(game: BoardGame) -> None:
    """On the table: dice that move the Fellowship do not go to the hunt box."""


KEEPS[THE_LAST_BATTLE] = king_in_foreign_lands
SPARES_HUNT_BOX.add(THE_LAST_BATTLE)
UNTIL_FOUND.add(THE_LAST_BATTLE)


@event(A_POWER_TOO_GREAT)
def a_power_too_great(game: BoardGame) -> None:
    """On the table: the Elves advance, and three of their strongholds are closed to Shadow armies."""
    politics.advance(game, ELVES)


@event(TOM_BOMBADIL)
def the_power_of_tom_bombadil(game: BoardGame) -> None:
    """On the table: the North advances, and the land of the Hobbits is closed to Shadow armies."""
    politics.advance(game, NORTH)


BARS[A_POWER_TOO_GREAT] = ("lorien", "rivendell", "grey-havens")
BARS[TOM_BOMBADIL] = ("old-forest", "the-shire", "buckland")


def cards_to_pay(state: State, kind: str) -> list[EventCard]:
    return [card for card in hand(state, SHADOW) if card.type == kind]


def can_break(state: State, name: str) -> bool:
    """The Shadow can pay an Army and a Character card to have a card discarded."""
    return is_on_table(state, name) and bool(cards_to_pay(state, ARMY)) and bool(cards_to_pay(state, CHARACTER))


def break_power(game: BoardGame, name: str) -> None:
    """BG-CARD-22. Discard an Army and a Character card from hand, and with them the card on the table."""
    game.commit(game.state.rules.speaker(game.state, SHADOW))
    for kind in (ARMY, CHARACTER):
        discard_from_hand(game, game.ask(SHADOW, "pay-card", cards_to_pay(game.state, kind), kind=kind))
    discard_from_table(game, name)


@action(
    "break-elven-power", SHADOW, by=EVENTS[A_POWER_TOO_GREAT], when=lambda state: can_break(state, A_POWER_TOO_GREAT)
)
def break_elven_power(game: BoardGame) -> None:
    """Any die and two cards end A Power Too Great."""
    break_power(game, A_POWER_TOO_GREAT)


@action("break-bombadils-power", SHADOW, by=EVENTS[TOM_BOMBADIL], when=lambda state: can_break(state, TOM_BOMBADIL))
def break_bombadils_power(game: BoardGame) -> None:
    """Any die and two cards end The Power of Tom Bombadil."""
    break_power(game, TOM_BOMBADIL)


# Politics


def rouse(game: BoardGame, nation: str, *homes: str) -> None:
    """Move companions; one of them in one of the regions brings a nation to war."""
    if companions_on_map(game.state):
        move_companions(game, least=0)
    if any(companions_at(game.state, REGIONS[home]) for home in homes):
        politics.activate(game, nation)
        if game.state.active[nation]:
            politics.set_at_war(game, nation)


@event("fp-strategy-04")
def book_of_mazarbul(game: BoardGame) -> None:
    """A companion in Erebor or Ered Luin brings the Dwarves to war."""
    rouse(game, DWARVES, "erebor", "ered-luin")


@event("fp-strategy-07")
def fear_fire_foes(game: BoardGame) -> None:
    """A companion in the Shire or Bree brings the North to war."""
    rouse(game, NORTH, "the-shire", "bree")


@event("fp-strategy-08")
def wisdom_of_elrond(game: BoardGame) -> None:
    """A nation of one's choice becomes active and advances."""
    state = game.state
    nations = [each for each in FREE_NATIONS if is_commanded(state, each)]
    if not nations:
        return
    nation = game.ask(FREE, "which-nation", nations, back=False)
    politics.activate(game, nation)
    politics.advance(game, nation)
    state.rules.recruited(state, nation)


@event("fp-strategy-09", when=lambda state: state.active[GONDOR])
def the_red_arrow(game: BoardGame) -> None:
    """Rohan advances, and gets a unit and a leader in Edoras."""
    politics.advance(game, ROHAN)
    recruit_unit(game, REGIONS["edoras"], ROHAN, leader(ROHAN))


# Strikes


def divided_armies(state: State) -> list[Region]:
    """Shadow armies of at least two nations."""
    held = all_regions_held(state, SHADOW)
    return [each for each in held if len((army_of(state, each, SHADOW) or Part().army).nations()) > 1]


@event("fp-strategy-05")
def the_spirit_of_mordor(game: BoardGame) -> None:
    """Five dice, each 5 a hit on a Shadow army of several nations."""
    armies = divided_armies(game.state)
    if armies:
        region = game.ask(FREE, "which-army", armies)
        strike_army(game, region, SHADOW, roll_for_event(game, 5, 5))


@event("fp-strategy-06")
def faramirs_rangers(game: BoardGame) -> None:
    """Three dice, each 5 a hit on a Shadow army in Ithilien; an army in Osgiliath gets a unit and a leader."""
    state = game.state
    woods = [REGIONS[name] for name in ("osgiliath", "north-ithilien", "south-ithilien")]
    armies = [each for each in woods if army_of(state, each, SHADOW) is not None]
    if armies:
        region = game.ask(FREE, "which-army", armies)
        strike_army(game, region, SHADOW, roll_for_event(game, 3, 5))
    osgiliath = REGIONS["osgiliath"]
    if field_army(state, osgiliath, FREE) is not None:
        recruit_unit(game, osgiliath, GONDOR, leader(GONDOR))


def relief_origins(state: State) -> list[Region]:
    """Free Peoples armies next to a Shadow army that besieges a stronghold of theirs."""
    return [
        each
        for each in regions_held(state, FREE)
        if relief_targets(state, each) and can_attack_from(state, each, FREE, led=False)
    ]


def relief_targets(state: State, region: Region) -> list[Region]:
    return [each for each in region.adjacent if box_army(state, each, FREE) is not None]


@event("fp-strategy-10")
def help_unlooked_for(game: BoardGame) -> None:
    """Attack a besieger, who rolls a die fewer for every unit in the stronghold."""
    state = game.state
    origins = relief_origins(state)
    if not origins:
        return
    origin = game.ask(FREE, "attack-from", origins)
    target = game.ask(FREE, "attack-where", relief_targets(state, origin), origin=origin)
    battle = declare_attack(game, FREE, origin, target)
    battle.defender_dice_lost = state.boxes[target].size


# Marches


def woses_goals(state: State) -> list[Region]:
    """Minas Tirith, or regions next to it where it is besieged or lost."""
    city = REGIONS["minas-tirith"]
    around = [city] if not is_besieged(state, city) and controller(state, city) == FREE else city.adjacent
    return [each for each in around if may_enter(state, each, FREE)]


def woses_origins(state: State) -> list[Region]:
    """Regions of Rohan with units that may go."""
    held = [each for each in all_regions_held(state, FREE) if each.nation == ROHAN]
    return [each for each in held if _woses_ways(state, each)]


def _woses_ways(state: State, origin: Region) -> list[Region]:
    return [each for each in woses_goals(state) if can_divide(state, FREE, origin, _woses_part(state, origin, each))]


def _woses_part(state: State, origin: Region, goal: Region) -> Part:
    """BG-MOVE-08, BG-MOVE-18. Who may go; nobody if leaders would be left alone."""
    whole = whole_part(state, origin, FREE)
    able = allowed_in(state, state.rules.movers(state, origin, whole.army), goal)
    behind = whole.army.without(able)
    if able.size == 1 and behind.leaders and not behind.size:
        return Part()
    return Part(able, 0, whole.characters)


@event("fp-strategy-11", when=lambda state: is_at_war(state, ROHAN))
def paths_of_the_woses(game: BoardGame) -> None:
    """Move an army of a region of Rohan, besieged or not, straight to Minas Tirith or beside it."""
    state = game.state
    origins = woses_origins(state)
    if not origins:
        return
    origin = game.ask(FREE, "move-army", origins, number=1, most=1)
    goal = game.ask(FREE, "move-where", _woses_ways(state, origin), origin=origin)
    able = _woses_part(state, origin, goal)
    behind = whole_part(state, origin, FREE).army.without(able.army)
    part = choose_part(game, FREE, able, "move-with", led=False, behind=behind, origin=origin, goal=goal)
    besieger = field_army(state, origin, SHADOW)
    move_part(game, FREE, part, origin, goal)
    keep_stacking(game, goal, FREE)
    if besieger is not None and origin not in state.boxes:
        capture(game, origin, SHADOW)


def led_by_companions(state: State) -> list[Region]:
    """Free Peoples armies that can march with a companion who can go."""
    parts = {each: rest_of(state, each, FREE, {}) for each in regions_held(state, FREE)}
    led = {each: whole for each, whole in parts.items() if whole.characters}
    return [each for each, whole in led.items() if goals(state, whole, each, FREE, led=False)]


def _onward(state: State, whole: Part, origin: Region, first: Region) -> list[Region]:
    """BG-MOVE-21, BG-SIEGE-16. Where an army goes on to; not back to a siege that it may give up by leaving."""
    further = goals(state, whole, first, FREE, led=False, origin=origin)
    return [each for each in further if each is not origin or not gives_up_siege(state, whole.army, origin)]


def _choose_marchers(game: BoardGame, whole: Part, behind: Army, origin: Region, goal: Region) -> Part:
    """BG-MOVE-22. The part of an army that marches, with a companion at least."""
    part = choose_part(game, FREE, whole, "move-with", led=False, behind=behind, origin=origin, goal=goal)
    if part.characters:
        return part
    return Part(part.army, part.nazgul, (game.ask(FREE, "who-leads", whole.characters),))


@event(
    "fp-strategy-12",
    when=lambda state: any(companions_at(state, each) for each in all_regions_held(state, FREE)),
)
def through_a_day_and_a_night(game: BoardGame) -> None:
    """Move an army with a companion up to 2 regions; who goes is chosen of those who may take the whole way."""
    state = game.state
    origins = led_by_companions(state)
    if not origins:
        return
    origin = game.ask(FREE, "move-army", origins, number=1, most=1)
    whole = rest_of(state, origin, FREE, {})
    about = marching(whole, origin, 2, joins=False)
    first = game.ask(FREE, "march-where", goals(state, whole, origin, FREE, led=False), **about)
    whole = part_to(state, whole, first)
    about = marching(whole, first, 1, joins=False)
    second = game.ask(FREE, "march-where", [*_onward(state, whole, origin, first), None], **about)
    whole = whole if second is None else part_to(state, whole, second)
    part = _choose_marchers(game, whole, state.armies[origin].without(whole.army), origin, second or first)
    if second is None:
        move_part(game, FREE, part, origin, first)
    else:
        pass_through(game, FREE, part, origin, first)
        move_part(game, FREE, part, first, second)
    keep_stacking(game, second or first, FREE)
