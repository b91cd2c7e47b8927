"""Chapters 20 and 21: the hunt, and the Mordor track."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringwar.boardgame.rules.armies import eliminate_character
from ringwar.boardgame.rules.fellowship import (
    GOLLUM,
    choose_guide,
    choose_path,
    put_fellowship,
    put_separated,
    shadow_strongholds,
)
from ringwar.boardgame.rules.hunt_pool import into_pool, refill_if_empty, tile_for_effect
from ringwar.boardgame.rules.hunt_roll import hunt_roll
from ringwar.boardgame.rules.table_cards import discard_any, discard_from_table
from ringwar.boardgame.rules.victory import RING_DESTROYED, add_corruption, heal, win
from ringwar.boardgame.table.facts import FREE, SHADOW, STANDARD, Character, Region, Tile
from ringwar.boardgame.table.queries import level
from ringwar.boardgame.table.state import Hunt, State, without
from ringwar.boardgame.table.texts import (
    CANCELS_DRAW,
    DAMAGE_CARDS,
    FIXED_SETS,
    GUIDES,
    HUNT,
    LIKE_A_HUNT,
    ON_CASUALTY,
    ON_PATH,
    TAKEN_ALIVE,
    TILE_DRAWN,
    UNTIL_FOUND,
    BoardGame,
)

CRACK_OF_DOOM = 5  # BG-MORDOR-29

NO_CASUALTY, THE_GUIDE, AT_RANDOM = "none", "guide", "random"


# The hunt


def hunt(game: BoardGame) -> None:
    """BG-HUNT-13, BG-HUNT-27. Roll the hunt after a move; with a success draw a tile."""
    successes = hunt_roll(game)
    if successes:
        draw_tile(game, eye_damage=successes, purpose=HUNT)
    game.state.hunt_roll = None
    game.tell("hunt-over", successes=successes)


# Tiles


def draw_tile(
    game: BoardGame,
    eye_damage: int,
    resolve: Callable[[BoardGame, Hunt], None] | None = None,
    purpose: str = LIKE_A_HUNT,
) -> Tile | None:
    """BG-HUNT-01, BG-HUNT-03, BG-HUNT-27. Draw a tile and resolve it; None if a card kept it from being drawn."""
    state = game.state
    used = use_one(game, [card.name for card in state.table[FREE] if card.name in CANCELS_DRAW])
    if used is not None:
        return None
    tile = tile_for_effect(game, purpose)
    used = None
    if tile is not None and tile.set not in FIXED_SETS:
        used = use_one(game, [card.name for card in state.table[FREE] if card.name in TILE_DRAWN], tile)
        tile = tile if used is None else TILE_DRAWN[used](game, tile, purpose)
    if tile is None:
        refill_if_empty(game)
        return None
    state.hunt = Hunt(tile, tile_damage(game, tile, eye_damage), tile.reveals, helped=used is not None)
    game.tell("hunt-damage", tile=tile, damage=state.hunt.damage, rolled=tile.is_die)
    (resolve or resolve_tile)(game, state.hunt)
    state.hunt = None
    game.tell("tile-resolved", tile=tile)
    refill_if_empty(game)
    return tile


def tile_damage(game: BoardGame, tile: Tile, eye_damage: int) -> int:
    """BG-HUNT-09, BG-HUNT-10, BG-HUNT-28, BG-HUNT-29, BG-HUNT-30. What a tile inflicts; a negative number nothing."""
    if tile.is_eye:
        return eye_damage
    if tile.is_die:
        return game.roll("tile-die")
    assert tile.value is not None
    return max(0, tile.value)


def use_one(game: BoardGame, names: list[str], tile: Tile | None = None, damage: int | None = None) -> str | None:
    """BG-HUNT-32. The Free Peoples may use one of these table cards, which is discarded; its name."""
    cards = [card for card in game.state.table[FREE] if card.name in names]
    if not cards:
        return None
    seat = game.state.rules.leading(game.state, FREE)
    only = cards[0] if len(cards) == 1 else None
    with game.because(only or tile or game.cause):
        choice = game.ask(seat, "use-against-hunt", [*cards, None], tile=tile, damage=damage, card=only)
    if choice is None:
        return None
    discard_from_table(game, choice.name)
    return choice.name


def resolve_tile(game: BoardGame, hunt: Hunt) -> None:
    """BG-HUNT-32 to BG-HUNT-36. One table card, the guide, a casualty, the Ring; then a reveal."""
    resolve_with(game, hunt, take_casualty)


def resolve_with(game: BoardGame, hunt: Hunt, casualty: Callable[[BoardGame], bool]) -> None:
    """BG-HUNT-32, BG-HUNT-50. All steps of a tile; `casualty` has a companion lost and says whether one was."""
    state = game.state
    if hunt.damage and not hunt.helped:
        names = [card.name for card in state.table[FREE] if card.name in DAMAGE_CARDS]
        used = use_one(game, names, hunt.tile, hunt.damage)
        if used is not None:
            with game.because(state.rules.box.events[used]):
                lower(game, DAMAGE_CARDS[used])
    resolve_without_card(game, hunt, casualty)


def resolve_without_card(game: BoardGame, hunt: Hunt, casualty: Callable[[BoardGame], bool]) -> None:
    """BG-HUNT-09, BG-HUNT-33 to BG-HUNT-36, BG-GUIDE-11.

    The guide, a casualty, the guide who is left then, the Ring; at last a reveal.
    """
    if hunt.tile.value is not None and hunt.tile.value < 0:
        heal(game, -hunt.tile.value)
    use_guide(game)
    if casualty(game):
        use_guide(game)
    use_the_ring(game)
    reveal_by_tile(game)


def without_effect(game: BoardGame, hunt: Hunt) -> None:
    """A tile that was drawn by a card does nothing."""
    game.tell("tile-idle", tile=hunt.tile)


def use_the_ring(game: BoardGame) -> None:
    """BG-HUNT-35, BG-HUNT-46. The damage that is left becomes corruption."""
    assert game.state.hunt is not None
    add_corruption(game, game.state.hunt.damage)


def reveal_by_tile(game: BoardGame) -> None:
    """BG-HUNT-31, BG-HUNT-36, BG-HUNT-49 and Gollum's card. A reveal icon or Gollum reveals a hidden Fellowship."""
    state = game.state
    assert state.hunt is not None
    if not state.revealed and (state.hunt.shown or _will_reveal(state, state.hunt)):
        reveal(game, state.guide if state.hunt.shown else game.cause)


def lower(game: BoardGame, number: int) -> None:
    """Hunt damage falls, not below zero."""
    hunt = game.state.hunt
    assert hunt is not None
    game.state.hunt = hunt.lowered(number)
    game.tell("damage-lowered", count=number, damage=game.state.hunt.damage)


def use_guide(game: BoardGame) -> None:
    """BG-HUNT-33, BG-HUNT-48, BG-GUIDE-08, BG-GUIDE-11. The guide may use his ability while damage is left."""
    state = game.state
    while state.hunt is not None and state.hunt.damage > 0:
        ability = GUIDES.get(state.guide.name)
        if ability is None or not ability(game):
            return


def guide_leaves(game: BoardGame) -> bool:
    """BG-HUNT-33. A guide may leave the Fellowship to lower the damage by 1."""
    state = game.state
    guide = state.guide
    assert state.hunt is not None
    with game.because(guide):
        about = {"guide": guide, "damage": state.hunt.damage, "lost": state.fellowship is None}
        if guide not in state.companions or not game.confirm(FREE, "hobbit-leaves", **about):
            return False
        lower(game, 1)
    put_separated(game, [guide], state.progress + guide.level)
    return True


def gollum_reveals(game: BoardGame) -> bool:
    """Gollum may have the Fellowship revealed after all else to lower the damage by 1."""
    state, hunt = game.state, game.state.hunt
    assert hunt is not None
    with game.because(state.guide):
        may_reveal = not state.revealed and not _will_reveal(state, hunt)
        if may_reveal and game.confirm(FREE, "gollum-reveals", damage=hunt.damage):
            state.hunt = Hunt(hunt.tile, hunt.damage, hunt.reveals, hunt.helped, shown=True)
            game.tell("gollum-reveals", guide=state.guide)
            lower(game, 1)
    return False


GUIDES["meriadoc"] = GUIDES["peregrin"] = guide_leaves
GUIDES["gollum"] = gollum_reveals
TAKEN_ALIVE.update(("meriadoc", "peregrin"))


def _will_reveal(state: State, hunt: Hunt) -> bool:
    """BG-FSP-31 and Gollum's card. Whether the tile reveals the Fellowship: with Gollum no numbered standard tile."""
    tame = state.guide is GOLLUM and hunt.tile.set == STANDARD and not hunt.tile.is_eye
    return hunt.reveals and not tame


def take_casualty(game: BoardGame) -> bool:
    """BG-HUNT-34, BG-HUNT-37 to BG-HUNT-41, BG-HUNT-45.

    The Free Peoples may lose the guide, or a companion at random; say whether they do.
    """
    state = game.state
    if state.hunt is None or not state.hunt.damage or not state.companions:
        return False
    ways = (NO_CASUALTY, THE_GUIDE, AT_RANDOM) if len(state.companions) > 1 else (NO_CASUALTY, THE_GUIDE)
    alive = state.fellowship is not None and any(each.name in TAKEN_ALIVE for each in state.companions)
    choice = game.ask(FREE, "casualty", ways, count=state.hunt.damage, alive=alive)
    if choice != NO_CASUALTY:
        lose_companion(game, state.guide if choice == THE_GUIDE else random_companion(game))
    return choice != NO_CASUALTY


def random_companion(game: BoardGame) -> Character:
    """BG-HUNT-40. A companion by his counter, the guide among them."""
    companion = game.draw("companion", game.state.companions)
    game.state.rules.box.shown(game, companion)
    return companion


def lose_companion(game: BoardGame, companion: Character) -> None:
    """BG-HUNT-42, BG-HUNT-43, BG-HUNT-44. A companion is lost and takes as much damage as his level."""
    game.tell("casualty", companion=companion)
    lower(game, level(game.state, companion))
    remove_companion(game, companion)
    for card in tuple(game.state.table[SHADOW]):
        if card.name in ON_CASUALTY:
            with game.because(card):
                ON_CASUALTY[card.name](game)


def remove_companion(game: BoardGame, companion: Character) -> None:
    """BG-HUNT-42 and Take Them Alive: a companion in the Fellowship is eliminated; a Hobbit comes into play instead."""
    state = game.state
    state.rules.box.shown(game, companion)
    if companion.name in TAKEN_ALIVE and state.fellowship is not None:
        put_separated(game, [companion], state.progress + companion.level)
        return
    state.companions = without(state.companions, companion)
    eliminate_character(game, companion)
    choose_guide(game)


# Being revealed


def reveal(game: BoardGame, cause: Any = None) -> None:
    """BG-FSP-31 to BG-FSP-40, BG-HUNT-47, BG-HUNT-48, BG-MORDOR-25. The Fellowship is shown and its way found."""
    state = game.state
    state.revealed = True
    with game.because(cause or game.cause):
        game.tell("reveal")
    discard_any(game, UNTIL_FOUND)
    if state.fellowship is None:
        return
    path = choose_path(game, revealed=True)
    put_fellowship(game, path)
    outer, state.hunt = state.hunt, None
    tiles_on_path(game, path, declared=False)
    for region in shadow_strongholds(state, path):
        game.tell("stronghold-tile", region=region)
        draw_tile(game, eye_damage=0)
    state.hunt = outer


def tiles_on_path(game: BoardGame, path: tuple[Region, ...], declared: bool) -> None:
    """BG-HUNT-47. Tiles due to cards when the Fellowship is declared or revealed."""
    state = game.state
    for each in (*state.table[SHADOW], *state.characters):
        if each.name in ON_PATH:
            with game.because(each):
                ON_PATH[each.name](game, path, declared)


# Moving


def may_move_fellowship(state: State) -> bool:
    """BG-FSP-08, BG-MORDOR-16. The Fellowship moves only while it is hidden."""
    return not state.revealed


def move_fellowship(game: BoardGame) -> None:
    """BG-FSP-09, BG-FSP-10, BG-MORDOR-15. Progress and a hunt; on the Mordor track a tile and a step."""
    state = game.state
    if state.mordor is not None:
        climb(game)
        return
    state.progress += 1
    game.tell("progress", progress=state.progress)
    hunt(game)


def climb(game: BoardGame) -> None:
    """BG-MORDOR-15 to BG-MORDOR-23, BG-MORDOR-29, BG-MORDOR-30.

    A tile is drawn; unless it stops them, the Ring-bearers go on.
    """
    state = game.state
    assert state.mordor is not None
    state.tried = True
    tile = draw_tile(game, eye_damage=state.hunt_box[SHADOW] + state.hunt_box[FREE], purpose=HUNT)
    if tile is not None and tile.stops:
        game.tell("stopped", tile=tile)
        return
    state.mordor += 1
    game.tell("mordor-step", step=state.mordor)
    if state.mordor == CRACK_OF_DOOM:  # corruption of 12 has ended the game before (BG-AMB-36)
        win(game, FREE, RING_DESTROYED)


def enter_mordor(game: BoardGame) -> None:
    """BG-MORDOR-06 to BG-MORDOR-10, BG-HUNT-06, BG-MORDOR-31. The Mordor track, and a new hunt pool."""
    state = game.state
    state.mordor = 0
    state.fellowship = None
    state.progress = 0
    eyes = tuple(tile for tile in state.drawn_tiles if tile.is_eye and tile.set == STANDARD)
    state.drawn_tiles = tuple(tile for tile in state.drawn_tiles if tile not in eyes)
    into_pool(state, eyes + state.special_tiles)
    state.special_tiles = ()
    game.tell("enter-mordor")
