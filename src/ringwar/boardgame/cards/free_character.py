"""The Free Peoples Character deck."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import (
    eliminate_character,
)
from ringwar.boardgame.rules.characters import choose_group, companions_on_map, group_range, is_sealed, move_group
from ringwar.boardgame.rules.event_cards import roll_for_event
from ringwar.boardgame.rules.fellowship import GOLLUM, hide, separate
from ringwar.boardgame.rules.hunt import move_fellowship
from ringwar.boardgame.rules.hunt_pool import add_special_tile, another_tile, into_pool, refill_pool, take_tile
from ringwar.boardgame.rules.victory import heal
from ringwar.boardgame.table.facts import (
    CHARACTER,
    DWARVES,
    ELVES,
    EVENTS,
    FREE,
    GONDOR,
    NORTH,
    REGIONS,
    ROHAN,
    TILES,
    WILL,
    Region,
    Tile,
)
from ringwar.boardgame.table.queries import army_of, is_commanded, is_here, is_unconquered, level, region_of
from ringwar.boardgame.table.state import State, without
from ringwar.boardgame.table.texts import CANCELS_DRAW, DAMAGE_CARDS, KEEPS, TILE_DRAWN, BoardGame, Condition, event

KING = ("strider", "aragorn")
HIDE, MOVE = "hide-fellowship", "move-fellowship"
SEPARATE, MOVE_GROUP = "separate", "move-companions"


def in_fellowship(*names: str) -> Condition:
    """One of the named companions is in the Fellowship."""
    return lambda state: any(each.person in names for each in state.companions)


def with_army(state: State, *names: str) -> Region | None:
    """The region in which one of the named companions is with a Free Peoples army."""
    region = region_of(state, *names)
    return region if region is not None and army_of(state, region, FREE) is not None else None


# Special tiles


def special_tile(card_id: str) -> Callable[[BoardGame], None]:
    """The text of a card that brings its special hunt tile into play."""

    def play(game: BoardGame) -> None:
        """BG-HUNT-05. Bring the tile into play."""
        add_special_tile(game, TILES[EVENTS[card_id].tile or ""])

    return play


for number in range(1, 5):
    event(f"fp-character-0{number}")(special_tile(f"fp-character-0{number}"))


# Cards on the table against the hunt


@event("fp-character-05")
def mithril_coat_and_sting(game: BoardGame) -> None:
    """On the table: discard it to have another tile drawn in place of one."""


TILE_DRAWN["fp-character-05"] = another_tile


@event("fp-character-06", when=in_fellowship("gimli", "legolas"))
def axe_and_bow(game: BoardGame) -> None:
    """On the table: discard it to lower hunt damage by 1."""


@event("fp-character-07", when=in_fellowship("boromir"))
def horn_of_gondor(game: BoardGame) -> None:
    """On the table: discard it to lower hunt damage by 1."""


@event("fp-character-08", when=in_fellowship("gandalf-the-grey"))
def wizards_staff(game: BoardGame) -> None:
    """On the table: discard it to keep a tile from being drawn."""


KEEPS["fp-character-06"] = in_fellowship("gimli", "legolas")
KEEPS["fp-character-07"] = in_fellowship("boromir")
KEEPS["fp-character-08"] = in_fellowship("gandalf-the-grey")
DAMAGE_CARDS["fp-character-06"] = 1
DAMAGE_CARDS["fp-character-07"] = 1
CANCELS_DRAW.add("fp-character-08")


# Healing


@event("fp-character-09")
def athelas(game: BoardGame) -> None:
    """Three dice: each 5 heals 1 corruption, each 3 with Strider as guide."""
    needed = 3 if game.state.guide.person == "strider" else 5
    heal(game, roll_for_event(game, 3, needed))


@event("fp-character-10")
def there_is_another_way(game: BoardGame) -> None:
    """Heal 1; with Gollum as guide the Fellowship may also hide or move."""
    heal(game, 1)
    if game.state.guide is not GOLLUM:
        return
    choice = game.ask(FREE, "another-way", [HIDE if game.state.revealed else MOVE, None])
    if choice == HIDE:
        hide(game)
    elif choice == MOVE:
        move_fellowship(game)


@event("fp-character-11", when=lambda state: bool(state.companions))
def i_will_go_alone(game: BoardGame) -> None:
    """Separate companions one region farther, and heal 1."""
    separate(game, farther=1)
    heal(game, 1)


@event("fp-character-12")
def bilbos_song(game: BoardGame) -> None:
    """Heal 1, or 2 with Gollum as guide."""
    heal(game, 2 if game.state.guide is GOLLUM else 1)


@event("fp-character-13")
def mirror_of_galadriel(game: BoardGame) -> None:
    """A Character die becomes a Will of the West; in unconquered Lórien heal 1."""
    state = game.state
    if CHARACTER in state.dice[FREE]:
        state.dice[FREE] = tuple(sorted((*without(state.dice[FREE], CHARACTER), WILL)))
        game.tell("die-turned", side=FREE, old=CHARACTER, new=WILL)
    lorien = REGIONS["lorien"]
    if state.fellowship is lorien and is_unconquered(state, lorien):
        heal(game, 1)


# Challenge of the King


def king_in_the_field(state: State) -> bool:
    """Strider or Aragorn is with an army in a region of Gondor or Rohan."""
    region = with_army(state, *KING)
    return region is not None and region.nation in (GONDOR, ROHAN)


@event("fp-character-14", when=king_in_the_field)
def challenge_of_the_king(game: BoardGame) -> None:
    """Of three tiles the Eyes are removed for good; three Eyes cost Strider or Aragorn."""
    state = game.state
    drawn: list[Tile] = []
    if len(state.pool) < 3:
        refill_pool(game)
    for _ in range(3):
        drawn.append(take_tile(game))
    eyes = [tile for tile in drawn if tile.is_eye]
    state.drawn_tiles = tuple(tile for tile in state.drawn_tiles if tile not in drawn)
    if len(eyes) == len(drawn):
        return_tiles(game, drawn)
        king = next(each for each in state.characters if each.person in KING)
        eliminate_character(game, king)
        return
    state.removed_tiles += tuple(eyes)
    return_tiles(game, [tile for tile in drawn if not tile.is_eye])
    game.tell("tiles-removed", tiles=eyes)


def return_tiles(game: BoardGame, tiles: list[Tile]) -> None:
    """Tiles that were drawn go back into the pool."""
    into_pool(game.state, tuple(tiles))
    game.tell("tiles-returned", tiles=tiles)


# Companions on the wing


def journey(game: BoardGame, farther: int, distance: int | None) -> None:
    """Separate companions, or move a group on the map, farther than usual and even into a besieged stronghold."""
    state = game.state
    movers = [
        each
        for each in companions_on_map(state)
        if level(state, each) and not is_sealed(state, state.characters[each], FREE)
    ]
    ways = ([SEPARATE] if state.companions else []) + ([MOVE_GROUP] if movers else [])
    if not ways:
        return
    if game.ask(FREE, "journey", ways) == SEPARATE:
        separate(game, farther, distance, into_sieges=True)
        return
    first = game.ask(FREE, "move-companion", movers)
    group = choose_group(game, first, [each for each in movers if state.characters[each] is state.characters[first]])
    move_group(game, group, (group_range(state, group) if distance is None else distance) + farther, into_sieges=True)


@event("fp-character-15")
def gwaihir_the_windlord(game: BoardGame) -> None:
    """Companions go as if their level were 4."""
    journey(game, farther=0, distance=4)


@event("fp-character-16")
def we_prove_the_swifter(game: BoardGame) -> None:
    """Companions go two regions farther."""
    journey(game, farther=2, distance=None)


@event("fp-character-17")
def there_and_back_again(game: BoardGame) -> None:
    """Separate companions one region farther; Gimli or Legolas at home rouses the nations of the north."""
    if game.state.companions:
        separate(game, farther=1)
    homes = [REGIONS[name] for name in ("dale", "erebor", "woodland-realm")]
    if any(is_here(game.state, home, "gimli", "legolas") for home in homes):
        politics.activate(game, DWARVES)
        politics.activate(game, NORTH)
        for nation in (DWARVES, ELVES, NORTH):
            if is_commanded(game.state, nation) and politics.advance(game, nation):
                game.state.rules.recruited(game.state, nation)
