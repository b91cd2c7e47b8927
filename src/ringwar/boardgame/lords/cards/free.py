"""Cards of the Free Peoples: Wind from the West, Every Little is a Gain, Rangers of the North."""

from __future__ import annotations

from ringwar.boardgame.cards.free_character_deeds import draw_strategy
from ringwar.boardgame.lords.table.state import lords, option
from ringwar.boardgame.rules.event_cards import roll_for_event, strike_army
from ringwar.boardgame.rules.movement import regions_named
from ringwar.boardgame.rules.muster import leader, recruit_each, recruit_unit, recruiting
from ringwar.boardgame.rules.table_cards import discard_from_table
from ringwar.boardgame.table.armies import REGULARS
from ringwar.boardgame.table.facts import FREE, GONDOR, NORTH, SHADOW, Region
from ringwar.boardgame.table.memory import forget, learn
from ringwar.boardgame.table.queries import all_regions_held, is_free
from ringwar.boardgame.table.state import State, without
from ringwar.boardgame.table.texts import BoardGame, event

EVERY_LITTLE, RANGERS = "every-little-is-a-gain", "rangers-of-the-north"
SOUTHERN_FIEFS = tuple(regions_named("pelargir", "lossarnach", "lamedon"))
RANGERS_DICE, NEEDED = 3, 5


# Wind from the West


@event("wind-from-the-west")
def wind_from_the_west(game: BoardGame) -> None:
    """A Shadow card on the table is discarded; if none lies there, one of a hand may be."""
    cards = game.state.table[SHADOW]
    if cards:
        discard_from_table(game, game.ask(FREE, "which-table-card", cards).name)
    else:
        look_at_a_hand(game)


def look_at_a_hand(game: BoardGame) -> None:
    """BG-INFO-01. The Free Peoples may look at the hand of a Shadow player, and have him discard a card of it."""
    state = game.state
    holders = [seat for seat, cards in state.hands.items() if state.rules.seats[seat] == SHADOW and cards]
    seat = game.ask(FREE, "whose-hand", [*holders, None])
    if seat is None:
        return
    game.commit(seat)  # nobody foresees what lies in it
    lords(state).open_hand = seat
    game.show("hand-opened", side=seat)
    card = game.ask(FREE, "discard-theirs", [*state.hands[seat], None], player=seat)
    lords(state).open_hand = None
    for reader, side in state.rules.seats.items():
        if side == FREE:
            learn(state, reader, state.hands[seat], seat)
    if card is None:
        game.tell("hand-closed", side=seat)
        return
    state.hands[seat] = without(state.hands[seat], card)
    state.discards[SHADOW] += (card,)
    state.seen |= {card}
    forget(state, card)
    game.show("discard-theirs", side=seat, card=card)


# Every Little is a Gain


@event(EVERY_LITTLE)
def every_little_is_a_gain(game: BoardGame) -> None:
    """A Gondor regular in each of three regions; draw a Strategy card."""
    recruit_each(game, REGULARS[GONDOR], SOUTHERN_FIEFS, 1)
    draw_strategy(game, 1)


# Rangers of the North


def intruders(state: State) -> list[Region]:
    """The Shadow armies in a region of the North or next to one."""
    return [each for each in all_regions_held(state, SHADOW) if each.nation == NORTH or _northern(each)]


def _northern(region: Region) -> list[Region]:
    """The regions of the North next to a region."""
    return [each for each in region.adjacent if each.nation == NORTH]


def rangers_are_needed(state: State) -> bool:
    """There is an army to attack, unless the table lets the card be played without one."""
    return option(state, "rangers-without-target") == "playable" or bool(intruders(state))


@event(RANGERS, when=rangers_are_needed)
def rangers_of_the_north(game: BoardGame) -> None:
    """Three dice, each 5 a hit on a Shadow army; a North unit and leader in a free region next to it."""
    state = game.state
    armies = intruders(state)
    if not armies:
        return
    region = game.ask(FREE, "which-army", armies)
    strike_army(game, region, SHADOW, roll_for_event(game, RANGERS_DICE, NEEDED))
    places = [each for each in _northern(region) if is_free(state, each, FREE)]
    if places:
        about = recruiting(nation=NORTH, also=leader(NORTH))
        recruit_unit(game, game.ask(FREE, "recruit-where", places, **about), NORTH, leader(NORTH))
