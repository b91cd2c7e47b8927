"""The Shadow Character deck."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.boardgame.cards.free_character import special_tile
from ringwar.boardgame.rules.dice import spend_ring
from ringwar.boardgame.rules.event_cards import discard_from_hand, hands, roll_for_event
from ringwar.boardgame.rules.fellowship import GOLLUM, is_in_shelter, put_separated
from ringwar.boardgame.rules.hunt import (
    draw_tile,
    hunt,
    lose_companion,
    random_companion,
    remove_companion,
    resolve_tile,
    resolve_with,
    reveal,
    reveal_by_tile,
    use_the_ring,
    without_effect,
)
from ringwar.boardgame.rules.minions import move_nazgul_figures
from ringwar.boardgame.rules.table_cards import discard_from_table
from ringwar.boardgame.rules.victory import add_corruption
from ringwar.boardgame.table.facts import (
    CHARACTER,
    CHARACTER_DECK,
    EVENTS,
    FACES,
    FELLOWSHIP,
    FREE,
    REGIONS,
    SHADOW,
    WILL,
    EventCard,
    Region,
)
from ringwar.boardgame.table.queries import has_nazgul, is_in_play, level
from ringwar.boardgame.table.state import Hunt, State, without
from ringwar.boardgame.table.texts import (
    DECLARED,
    DRAWS_AFTER_EVENT,
    FROM_TABLE,
    KEEPS,
    KEEPS_ASLEEP,
    LIKE_A_HUNT,
    ON_CASUALTY,
    ON_PATH,
    OTHER,
    ROLL_BONUS,
    BoardGame,
    action,
    event,
    is_on_table,
)

PALANTIR, WORMTONGUE, THE_BALROG_OF_MORIA = "shadow-character-21", "shadow-character-22", "shadow-character-17"
DISCARD, HUNT_ROLL = "discard-table-card", "hunt-roll"

for number in range(1, 5):
    event(f"shadow-character-0{number}")(special_tile(f"shadow-character-0{number}"))


# Tiles drawn by cards


def far_from_home(state: State) -> bool:
    """The Ring-bearers are not in a region with a settlement of a Free Peoples nation."""
    region = state.fellowship
    return region is None or not region.is_settlement or region.side != FREE


def is_idle(hunt: Hunt) -> bool:
    """An Eye or a special tile of the Fellowship has no effect when such a card draws it."""
    return hunt.tile.is_eye or hunt.tile.set == FELLOWSHIP


def draw_for_card(game: BoardGame, resolve: Callable[[BoardGame, Hunt], None], purpose: str = LIKE_A_HUNT) -> None:
    """Draw a tile for a card: an Eye or a Fellowship tile is discarded, any other is resolved."""
    draw_tile(game, 0, lambda game, hunt: without_effect(game, hunt) if is_idle(hunt) else resolve(game, hunt), purpose)


@event("shadow-character-05", when=far_from_home)
def orc_patrol(game: BoardGame) -> None:
    """Draw a tile, resolved as after a successful hunt."""
    draw_for_card(game, resolve_tile)


@event("shadow-character-06", when=far_from_home)
def isildurs_bane(game: BoardGame) -> None:
    """Draw a tile whose damage cannot be lowered."""

    def resolve(game: BoardGame, hunt: Hunt) -> None:
        use_the_ring(game)
        reveal_by_tile(game)

    draw_for_card(game, resolve, OTHER)


@event("shadow-character-07", when=far_from_home)
def foul_thing_from_the_deep(game: BoardGame) -> None:
    """BG-HUNT-50. Draw a tile; if damage is left after card and guide, a companion at random must be lost."""
    draw_for_card(game, lambda game, hunt: resolve_with(game, hunt, lose_one_at_random))


def lose_one_at_random(game: BoardGame) -> bool:
    """BG-HUNT-40. A companion drawn at random takes the damage that is left, if there are both."""
    state = game.state
    if state.hunt is None or not state.hunt.damage or not state.companions:
        return False
    lose_companion(game, random_companion(game))
    return True


@event("shadow-character-08", when=far_from_home)
def candles_of_corpses(game: BoardGame) -> None:
    """Three dice, each 4 a corruption; each 6 with Gollum as guide."""
    needed = 6 if game.state.guide is GOLLUM else 4
    add_corruption(game, roll_for_event(game, 3, needed))


# The Fellowship on its way


def on_the_way(state: State) -> bool:
    """The progress counter is on step 1 or higher."""
    return state.progress > 0


def nazgul_found_them(state: State) -> bool:
    return state.fellowship is not None and has_nazgul(state, state.fellowship)


@event("shadow-character-09", when=on_the_way)
def nazgul_search(game: BoardGame) -> None:
    """Move Nazgûl; one with the Ring-bearers reveals the Fellowship."""
    move_nazgul_figures(game)
    if nazgul_found_them(game.state) and not game.state.revealed:
        reveal(game)


@event("shadow-character-10", when=on_the_way)
def cruel_weather(game: BoardGame) -> None:
    """Move the Ring-bearers to a region next to theirs."""
    state = game.state
    if state.fellowship is not None:
        state.fellowship = game.ask(SHADOW, "weather-where", state.fellowship.adjacent)
        game.tell("fellowship-driven", region=state.fellowship)


def free_character_cards(state: State) -> list[EventCard]:
    """Free Peoples Character event cards on the table."""
    return [card for card in state.table[FREE] if card.type == CHARACTER]


@event("shadow-character-11", when=on_the_way)
def the_nazgul_strike(game: BoardGame) -> None:
    """Move Nazgûl; one with the Ring-bearers may strike a card from the table or roll a hunt."""
    state = game.state
    move_nazgul_figures(game)
    if not nazgul_found_them(state):
        return
    cards = free_character_cards(state)
    choice = game.ask(SHADOW, "nazgul-strike", [*([DISCARD] if cards else []), HUNT_ROLL, None])
    if choice == DISCARD:
        discard_from_table(game, game.ask(SHADOW, "which-table-card", cards).name)
    elif choice == HUNT_ROLL:
        hunt(game)


def is_revealed(state: State) -> bool:
    return state.revealed


@event("shadow-character-12", when=is_revealed)
def morgul_wound(game: BoardGame) -> None:
    """Two corruption if there are 3 or fewer, else one."""
    add_corruption(game, 2 if game.state.corruption <= 3 else 1)


@event("shadow-character-13", when=is_revealed)
def lure_of_the_ring(game: BoardGame) -> None:
    """A companion at random: his level in corruption, or his loss; with Gollum one corruption."""
    if game.state.guide is GOLLUM:
        add_corruption(game, 1)
        return
    companion = random_companion(game)
    game.tell("lured", companion=companion)
    if game.ask(FREE, "lure", ("corruption", "eliminate"), companion=companion) == "corruption":
        add_corruption(game, level(game.state, companion))
    else:
        remove_companion(game, companion)


@event("shadow-character-14", when=is_revealed)
def the_breaking_of_the_fellowship(game: BoardGame) -> None:
    """Draw a tile; as many companions as its number are separated and stay; with Gollum one corruption, no tile."""
    if game.state.guide is GOLLUM:
        add_corruption(game, 1)
        return

    def resolve(game: BoardGame, hunt: Hunt) -> None:
        for _ in range(hunt.damage):
            if game.state.companions:
                put_separated(game, [game.ask(FREE, "separate", game.state.companions)], 0)

    draw_for_card(game, resolve, OTHER)


# Cards on the table


@event("shadow-character-15")
def worn_with_sorrow_and_toil(game: BoardGame) -> None:
    """On the table: for every companion lost, a Free Peoples Character card may be discarded."""


def sorrow(game: BoardGame) -> None:
    """Discard one at random from the hand, or one of choice from the table."""
    state = game.state
    held = [card for card in hands(state, FREE) if card.deck == CHARACTER_DECK]
    laid = free_character_cards(state)
    choice = game.ask(SHADOW, "sorrow", [*(["from-hand"] if held else []), *laid, None])
    if isinstance(choice, EventCard):
        discard_from_table(game, choice.name)
    elif choice is not None:
        discard_from_hand(game, game.draw("hand-card", held))


ON_CASUALTY["shadow-character-15"] = sorrow


def fled_by_rest(name: str) -> Callable[[BoardGame, Region], None]:
    """A card leaves the table when the Fellowship is declared in a city or stronghold of its own."""

    def leave(game: BoardGame, region: Region) -> None:
        """Discard the card where the Fellowship rests."""
        if is_in_shelter(game.state):
            discard_from_table(game, name)

    return leave


for _each in ("shadow-character-15", "shadow-character-16"):
    DECLARED[_each] = fled_by_rest(_each)


@event("shadow-character-16")
def flocks_of_crebain(game: BoardGame) -> None:
    """On the table: discard it to add 1 to a hunt roll."""


ROLL_BONUS["shadow-character-16"] = 1


@event(THE_BALROG_OF_MORIA)
def balrog_of_moria(game: BoardGame) -> None:
    """On the table: a way through Moria may cost another tile, or the card is used in a battle."""


def balrog_wakes(game: BoardGame, path: tuple[Region, ...], declared: bool) -> None:
    """A way into, out of or through Moria: the Shadow may discard the card to draw a tile."""
    if REGIONS["moria"] not in path or not game.confirm(SHADOW, "balrog"):
        return
    discard_from_table(game, THE_BALROG_OF_MORIA)

    def resolve(game: BoardGame, hunt: Hunt) -> None:
        if hunt.tile.is_eye:
            without_effect(game, hunt)
            return
        if declared and is_in_shelter(game.state):
            game.state.hunt = hunt = Hunt(hunt.tile, hunt.damage, False, hunt.helped)
        resolve_tile(game, hunt)

    draw_tile(game, eye_damage=0, resolve=resolve)


ON_PATH[THE_BALROG_OF_MORIA] = balrog_wakes
FROM_TABLE.add(THE_BALROG_OF_MORIA)


@event("shadow-character-18")
def the_lidless_eye(game: BoardGame) -> None:
    """Turn up to three unused dice into Eyes."""
    state = game.state
    for _ in range(3):
        faces = [face for face in dict.fromkeys(state.dice[SHADOW]) if face in FACES[SHADOW]]
        face = game.ask(SHADOW, "turn-to-eye", [*faces, None])
        if face is None:
            return
        state.dice[SHADOW] = without(state.dice[SHADOW], face)
        state.hunt_box[SHADOW] += 1
        game.tell("die-turned", side=SHADOW, old=face, new="eye")


# Saruman's cards


def saruman_lives(state: State) -> bool:
    return is_in_play(state, "saruman")


@event(PALANTIR, when=saruman_lives)
def the_palantir_of_orthanc(game: BoardGame) -> None:
    """On the table: a card played with an Event result brings another."""


@event(WORMTONGUE, when=saruman_lives)
def wormtongue(game: BoardGame) -> None:
    """On the table: Rohan wakes only in Edoras or Helm's Deep."""


KEEPS[PALANTIR] = saruman_lives
DRAWS_AFTER_EVENT.add(PALANTIR)
KEEPS_ASLEEP[WORMTONGUE] = ("rohan", ("edoras", "helms-deep"))
KEEPS[WORMTONGUE] = lambda state: saruman_lives(state) and not state.active["rohan"]


@action("break-palantir", FREE, WILL, by=EVENTS[PALANTIR], when=lambda state: is_on_table(state, PALANTIR))
def break_palantir(game: BoardGame) -> None:
    """A Will of the West ends the Palantír of Orthanc."""
    discard_from_table(game, PALANTIR)


def ring_against_palantir(state: State) -> bool:
    return is_on_table(state, PALANTIR) and state.rings[FREE] > 0 and FREE not in state.rings_used


def discard_for_a_ring(game: BoardGame, name: str) -> None:
    """The Free Peoples give up an Elven Ring, their ring of this turn, to have a card leave the table."""
    game.state.rings_used += (FREE,)
    spend_ring(game, FREE)
    game.tell("ring-spent", side=game.state.rules.speaker(game.state, FREE))
    discard_from_table(game, name)


@action("ring-against-palantir", FREE, by=EVENTS[PALANTIR], when=ring_against_palantir)
def break_palantir_with_a_ring(game: BoardGame) -> None:
    """Any die and an Elven Ring end the Palantír of Orthanc."""
    discard_for_a_ring(game, PALANTIR)
