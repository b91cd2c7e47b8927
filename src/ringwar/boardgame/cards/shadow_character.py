"""The Shadow Character deck."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.boardgame.armies import NAZGUL_PIECE, Part, Piece
from ringwar.boardgame.board import (
    all_regions_held,
    box_army,
    field_army,
    has_nazgul,
    is_in_play,
    nazgul_at,
    region_of,
    whole_part,
)
from ringwar.boardgame.cards.free_character import special_tile
from ringwar.boardgame.facts import (
    CHARACTER,
    CHARACTER_DECK,
    CHARACTERS,
    FELLOWSHIP,
    FREE,
    REGIONS,
    SHADOW,
    WILL,
    Character,
    EventCard,
    Region,
)
from ringwar.boardgame.rules.armies import keep_stacking, recruitable
from ringwar.boardgame.rules.battle import attack_origins, begin_battle, can_attack_from, strike_army, targets
from ringwar.boardgame.rules.characters import move_nazgul_figures
from ringwar.boardgame.rules.fellowship import GOLLUM, is_in_shelter, put_separated
from ringwar.boardgame.rules.hands import discard_from_hand
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
)
from ringwar.boardgame.rules.movement import Moved, movable, move_one_army, rest_of
from ringwar.boardgame.rules.muster import may_recruit_by_card, recruit_by_card
from ringwar.boardgame.rules.table_cards import discard_from_table
from ringwar.boardgame.rules.victory import add_corruption
from ringwar.boardgame.state import Hunt, State, without
from ringwar.boardgame.texts import (
    FROM_TABLE,
    KEEPS,
    ON_CASUALTY,
    ON_PATH,
    ROLL_BONUS,
    BoardGame,
    action,
    event,
    is_on_table,
)

PALANTIR, WORMTONGUE, BALROG = "shadow-character-21", "shadow-character-22", "shadow-character-17"
WITCH_KING = CHARACTERS["witch-king"]
DISCARD, HUNT_ROLL = "discard-table-card", "hunt-roll"
MOVE, ATTACK, RECRUIT_NAZGUL, MOVE_NAZGUL = "move", "attack", "recruit-nazgul", "move-nazgul"

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


def draw_for_card(game: BoardGame, resolve: Callable[[BoardGame, Hunt], None]) -> None:
    """Draw a tile for a card: an Eye or a Fellowship tile is discarded, any other is resolved."""
    draw_tile(game, eye_damage=0, resolve=lambda game, hunt: None if is_idle(hunt) else resolve(game, hunt))


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

    draw_for_card(game, resolve)


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
    add_corruption(game, sum(game.roll("event-die") >= needed for _ in range(3)))


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
        add_corruption(game, companion.level)
    else:
        remove_companion(game, companion)


@event("shadow-character-14", when=is_revealed)
def the_breaking_of_the_fellowship(game: BoardGame) -> None:
    """Draw a tile; as many companions as its number are separated and stay where they are."""

    def resolve(game: BoardGame, hunt: Hunt) -> None:
        if game.state.guide is GOLLUM:
            add_corruption(game, 1)
            return
        for _ in range(min(hunt.damage, len(game.state.companions))):
            put_separated(game, [game.ask(FREE, "separate", game.state.companions)], 0)

    draw_for_card(game, resolve)


# Cards on the table


@event("shadow-character-15")
def worn_with_sorrow_and_toil(game: BoardGame) -> None:
    """On the table: for every companion lost, a Free Peoples Character card may be discarded."""


def sorrow(game: BoardGame) -> None:
    """Discard one at random from the hand, or one of choice from the table."""
    state = game.state
    held = [card for card in state.hands[FREE] if card.deck == CHARACTER_DECK]
    laid = free_character_cards(state)
    choice = game.ask(SHADOW, "sorrow", [*(["from-hand"] if held else []), *laid, None])
    if isinstance(choice, EventCard):
        discard_from_table(game, choice.name)
    elif choice is not None:
        discard_from_hand(game, FREE, game.draw("hand-card", held))


ON_CASUALTY["shadow-character-15"] = sorrow


@event("shadow-character-16")
def flocks_of_crebain(game: BoardGame) -> None:
    """On the table: discard it to add 1 to a hunt roll."""


ROLL_BONUS["shadow-character-16"] = 1


@event(BALROG)
def balrog_of_moria(game: BoardGame) -> None:
    """On the table: a way through Moria may cost another tile, or the card is used in a battle."""


def balrog_wakes(game: BoardGame, path: tuple[Region, ...], declared: bool) -> None:
    """A way into, out of or through Moria: the Shadow may discard the card to draw a tile."""
    if REGIONS["moria"] not in path or not game.confirm(SHADOW, "balrog"):
        return
    discard_from_table(game, BALROG)

    def resolve(game: BoardGame, hunt: Hunt) -> None:
        if hunt.tile.is_eye:
            return
        if declared and is_in_shelter(game.state):
            game.state.hunt = hunt = Hunt(hunt.tile, hunt.damage, False, hunt.helped)
        resolve_tile(game, hunt)

    draw_tile(game, eye_damage=0, resolve=resolve)


ON_PATH[BALROG] = balrog_wakes
FROM_TABLE.add(BALROG)


@event("shadow-character-18")
def the_lidless_eye(game: BoardGame) -> None:
    """Turn up to three unused dice into Eyes."""
    state = game.state
    for _ in range(3):
        faces = list(dict.fromkeys(state.dice[SHADOW]))
        face = game.ask(SHADOW, "turn-to-eye", [*faces, None])
        if face is None:
            return
        state.dice[SHADOW] = without(state.dice[SHADOW], face)
        state.hunt_box[SHADOW] += 1
        game.tell("die-turned", side=SHADOW, old=face, new="eye")


# Dreadful Spells


def nazgul_count(state: State, region: Region) -> int:
    """The Nazgûl of a region, the Witch-king counted."""
    return nazgul_at(state, region) + (region_of(state, "witch-king") is region)


def spellcasters(state: State) -> list[Region]:
    """Shadow armies with a Nazgûl in or next to a region with a Free Peoples army."""
    held = [each for each in all_regions_held(state, SHADOW) if nazgul_count(state, each)]
    return [each for each in held if victims(state, each)]


def victims(state: State, region: Region) -> list[Region]:
    held = list(all_regions_held(state, FREE))
    return [each for each in held if each is region or each in region.adjacent]


@event("shadow-character-19", when=lambda state: bool(spellcasters(state)))
def dreadful_spells(game: BoardGame) -> None:
    """A die for each Nazgûl of an army, each 5 a hit on a Free Peoples army."""
    state = game.state
    caster = game.ask(SHADOW, "spells-from", spellcasters(state))
    target = game.ask(SHADOW, "which-army", victims(state, caster))
    dice = min(5, nazgul_count(state, caster))
    strike_army(game, target, FREE, sum(game.roll("event-die") >= 5 for _ in range(dice)))


# Assaults


def besieging(state: State, region: Region) -> bool:
    """A Shadow army besieges the stronghold of a region and can attack it."""
    return box_army(state, region, FREE) is not None and field_army(state, region, SHADOW) is not None


def storm(game: BoardGame, region: Region) -> None:
    """An assault of up to three rounds, in the first of which the defender needs a companion for a combat card."""
    if not can_attack_from(game.state, region, SHADOW, led=False) or region not in targets(game.state, region, SHADOW):
        return
    battle = begin_battle(game, SHADOW, region, region)
    battle.free_rounds = 3
    battle.wary = True


def black_captain_besieges(state: State) -> bool:
    region = region_of(state, "witch-king")
    return region is not None and besieging(state, region)


@event("shadow-character-20", when=black_captain_besieges)
def grond(game: BoardGame) -> None:
    """Storm the stronghold that the Witch-king besieges."""
    region = region_of(game.state, "witch-king")
    assert region is not None
    storm(game, region)


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
KEEPS[WORMTONGUE] = lambda state: saruman_lives(state) and not state.active["rohan"]


@action("break-palantir", FREE, WILL, when=lambda state: is_on_table(state, PALANTIR))
def break_palantir(game: BoardGame) -> None:
    """A Will of the West ends the Palantír of Orthanc."""
    discard_from_table(game, PALANTIR)


def ring_against_palantir(state: State) -> bool:
    return is_on_table(state, PALANTIR) and state.rings[FREE] > 0 and FREE not in state.rings_used


@action("ring-against-palantir", FREE, when=ring_against_palantir)
def break_palantir_with_a_ring(game: BoardGame) -> None:
    """Any die and an Elven Ring end the Palantír of Orthanc."""
    state = game.state
    state.rings[FREE] -= 1
    state.rings[SHADOW] += 1
    state.rings_used += (FREE,)
    game.tell("ring-spent", side=FREE)
    discard_from_table(game, PALANTIR)


# Nazgûl armies


def with_nazgul(state: State, regions: list[Region]) -> list[Region]:
    return [each for each in regions if has_nazgul(state, each)]


@event("shadow-character-23")
def the_ringwraiths_are_abroad(game: BoardGame) -> None:
    """Move Nazgûl; then two armies with Nazgûl may move, or one attack."""
    state = game.state
    move_nazgul_figures(game)
    movers = wraith_armies(state, {})
    attackers = with_nazgul(state, attack_origins(state, SHADOW, led=False))
    choice = game.ask(SHADOW, "ringwraiths", [*([MOVE] if movers else []), *([ATTACK] if attackers else []), None])
    if choice == ATTACK:
        origin = game.ask(SHADOW, "attack-from", attackers)
        _attack_behind(game, origin, choose_wraith(game, whole_part(state, origin, SHADOW)))
    elif choice == MOVE:
        _move_behind_wraiths(game, 2)


def wraiths(part: Part) -> list[Piece | Character]:
    """BG-CHAR-38. Who of the figures leads as a Nazgûl: Nazgûl, the Witch-king."""
    kings = [each for each in part.characters if each is WITCH_KING]
    return [*([NAZGUL_PIECE] if part.nazgul else []), *kings]


def wraith_armies(state: State, moved: Moved) -> list[Region]:
    """BG-MOVE-11. The armies that can move with a Nazgûl that has not moved with one before."""
    return [each for each in movable(state, SHADOW, False, moved) if wraiths(rest_of(state, each, SHADOW, moved))]


def choose_wraith(game: BoardGame, part: Part) -> Part:
    """The Nazgûl that a card has go with an army, or the Witch-king."""
    choice = game.ask(SHADOW, "led-by", wraiths(part))
    return Part(characters=(choice,)) if isinstance(choice, Character) else Part(nazgul=1)


def _attack_behind(game: BoardGame, origin: Region, leader: Part) -> None:
    target = game.ask(SHADOW, "attack-where", targets(game.state, origin, SHADOW), origin=origin)
    begin_battle(game, SHADOW, origin, target, leader=leader)


def _move_behind_wraiths(game: BoardGame, most: int) -> None:
    """Move armies that contain a Nazgûl, which goes with them."""
    state = game.state
    moved: Moved = {}
    for number in range(most):
        origins: list[Region | None] = [*wraith_armies(state, moved)]
        origin = game.ask(SHADOW, "move-army", [*origins, None] if number else origins)
        if origin is None:
            break
        leader = choose_wraith(game, rest_of(state, origin, SHADOW, moved))
        move_one_army(game, SHADOW, origin, moved, led=False, leader=leader)
    for region in moved:
        keep_stacking(game, region, SHADOW)


def black_captain_lives(state: State) -> bool:
    return is_in_play(state, "witch-king")


@event("shadow-character-24", when=black_captain_lives)
def the_black_captain_commands(game: BoardGame) -> None:
    """Recruit two Nazgûl with the Witch-king or move Nazgûl; then move or attack with his army."""
    state = game.state
    region = state.characters[WITCH_KING]
    can_recruit = recruitable(state, NAZGUL_PIECE) and may_recruit_by_card(state, region, SHADOW)
    choice = game.ask(SHADOW, "black-captain", [*([RECRUIT_NAZGUL] if can_recruit else []), MOVE_NAZGUL, None])
    if choice == RECRUIT_NAZGUL:
        recruit_by_card(game, region, NAZGUL_PIECE, NAZGUL_PIECE)
    elif choice == MOVE_NAZGUL:
        move_nazgul_figures(game)
    _black_captains_army(game)


def _black_captains_army(game: BoardGame) -> None:
    """Move, or attack with, the army of the Witch-king; he goes with it."""
    state = game.state
    region = state.characters[WITCH_KING]
    leader = Part(characters=(WITCH_KING,))
    may_move = region in movable(state, SHADOW, led=False)
    may_attack = region in attack_origins(state, SHADOW, led=False)
    options = [*([MOVE] if may_move else []), *([ATTACK] if may_attack else []), None]
    choice = game.ask(SHADOW, "ringwraiths", options)
    if choice == MOVE:
        moved: Moved = {}
        move_one_army(game, SHADOW, region, moved, led=False, leader=leader)
        for goal in moved:
            keep_stacking(game, goal, SHADOW)
    elif choice == ATTACK:
        _attack_behind(game, region, leader)
