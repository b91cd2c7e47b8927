"""What lies in the box: the parts of the base game, and of any number of expansions played with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ringwar.boardgame.table.expansion import Expansion, Moments
from ringwar.boardgame.table.extra import Extra, Extras
from ringwar.boardgame.table.facts import (
    CHARACTERS,
    EVENTS,
    FREE,
    MINION,
    MINIONS,
    SHADOW,
    SIDES,
    STANDARD,
    TILES,
    Character,
    EventCard,
    Region,
    Tile,
)
from ringwar.boardgame.table.texts import ACTIONS, ENTERED, PLACES, Places, TableAction

if TYPE_CHECKING:
    from ringwar.boardgame.table.state import State
    from ringwar.boardgame.table.texts import BoardGame

RECOVER = "recover"
"""The phase with which every turn begins."""


class Box(Moments):
    """All parts that are played with, and whom rules tell what happens. As it stands here: the base game."""

    def __init__(self) -> None:
        self.expansions: dict[str, Expansion] = {}
        """By name, in the order in which they were chosen."""
        self.options: Mapping[str, str] = {}
        """What was chosen at setup."""
        self.opening: tuple[str, ...] = ()
        """The phases before the first turn."""
        self.more_dice: Mapping[str, int] = {FREE: 0, SHADOW: 0}
        """How many dice a side may have beyond its maximum, those in its hunt box included."""
        self.characters: Mapping[str, Character] = CHARACTERS
        self.minions: tuple[Character, ...] = MINIONS
        self.events: Mapping[str, EventCard] = EVENTS
        """The cards of the decks."""
        self.tiles: Mapping[str, Tile] = TILES
        """All hunt tiles, in the order in which they lie in the pool."""
        self.first_tiles: tuple[Tile, ...] = tuple(tile for tile in TILES.values() if tile.set == STANDARD)
        """The hunt pool at the start."""
        self.actions: Mapping[str, TableAction] = ACTIONS
        """Further actions, by name."""
        self.places: Mapping[str, Places] = PLACES
        """By minion: where he may come into play now."""
        self.entered: Mapping[str, Callable[[BoardGame, Region], None]] = ENTERED
        """By minion: what follows when he has come into play."""
        self.more_deeds: tuple[str, ...] = ()
        """The names of what special dice can do besides."""
        self.special_cards: tuple[EventCard, ...] = ()
        """Cards of no deck that may come into play."""
        self.rings: tuple[str, ...] = ()
        """The Elven Rings that have names."""
        self.special_faces: Mapping[str, tuple[str, ...]] = {FREE: (), SHADOW: ()}
        """By side: the results of its special dice."""

    def set_up(self, state: State) -> None:
        """The table is laid."""

    def first_phase(self) -> str:
        """The phase with which a game begins."""
        return (*self.opening, RECOVER)[0]

    def phase_after(self, opening: str) -> str:
        """The phase that follows one before the first turn."""
        return (*self.opening, RECOVER)[self.opening.index(opening) + 1]

    def offering_draw(self, state: State, side: str) -> list[Expansion]:
        """The expansions by which an event card that a side plays now may bring it another."""
        return []

    def white_heralded(self, state: State) -> bool:
        """BG-CHAR-18. A minion that lets Gandalf the White come is, or was, in play."""
        minions = self.minions
        return any(each.heralds_white and (each in state.characters or each in state.eliminated) for each in minions)

    def view(self, state: State) -> dict[str, Any]:
        """By expansion: what everybody sees of it."""
        return {}

    def named(self, document: Mapping[str, Any]) -> Mapping[str, Character]:
        """The characters by the names under which a document knows them."""
        return self.characters

    def document(self, state: State) -> dict[str, Any]:
        """By expansion: what a document says of it."""
        return {}

    def fighting(self, characters: Sequence[str]) -> dict[str, Any]:
        """By expansion: what a document says of it where these characters fight, wherever that is."""
        return {}


class ExpandedBox(Box):
    """The base game with expansions: their parts lie together, and each is told and asked in its turn."""

    def __init__(self, expansions: Sequence[Expansion]) -> None:
        super().__init__()
        self.expansions = {each.name: each for each in expansions}
        self.options = {name: value for each in expansions for name, value in each.chosen.items()}
        self.opening = tuple(phase for each in expansions for phase in each.opening)
        self.more_dice = {side: sum(each.more_dice[side] for each in expansions) for side in SIDES}
        self.more_deeds = tuple(name for each in expansions for name in each.more_deeds)
        self.special_cards = tuple(card for each in expansions for card in each.special_cards)
        self.rings = tuple(ring for each in expansions for ring in each.more_things()["ring"])
        dice = [die for each in expansions for die in each.more_things()["die"].values()]
        self.special_faces = {
            side: tuple(dict.fromkeys(face for die in dice if die["side"] == side for face in die["faces"]))
            for side in SIDES
        }
        for each in expansions:
            self._add(each)

    def _add(self, expansion: Expansion) -> None:
        """Put the parts of an expansion to those that are there; what it has under a name of theirs counts instead."""
        minions = tuple(each for each in expansion.characters.values() if each.kind == MINION)
        kept = {name: card for name, card in self.events.items() if name not in expansion.replaced}
        self.characters = {**self.characters, **expansion.characters}
        self.minions = (*self.minions, *minions)
        self.events = {**kept, **expansion.events}
        self.tiles = {**self.tiles, **expansion.tiles}
        self.first_tiles = (*self.first_tiles, *expansion.first_tiles)
        self.actions = {**self.actions, **expansion.actions}
        self.places = {**self.places, **expansion.places}
        self.entered = {**self.entered, **expansion.entered}

    def set_up(self, state: State) -> None:
        laid: dict[str, Extra] = {}
        for name, each in self.expansions.items():
            extra = each.set_up(state)
            if extra is not None:
                laid[name] = extra
        state.extra = Extras(laid) if len(laid) > 1 else next(iter(laid.values()), None)

    # Dice

    def recovered(self, game: BoardGame) -> None:
        for each in self.expansions.values():
            each.recovered(game)

    def fellowship_phase_begins(self, game: BoardGame) -> None:
        for each in self.expansions.values():
            each.fellowship_phase_begins(game)

    def rolled(self, game: BoardGame, counts: Mapping[str, int]) -> None:
        for each in self.expansions.values():
            each.rolled(game, counts)

    def choices(self, state: State, side: str) -> list[str]:
        return [choice for each in self.expansions.values() for choice in each.choices(state, side)]

    def choose(self, game: BoardGame, side: str, choice: str) -> None:
        offering = [each for each in self.expansions.values() if choice in each.choices(game.state, side)]
        offering[0].choose(game, side, choice)

    def die_used(self, state: State, side: str, die: str, face: str, action: str) -> bool:
        return any(each.die_used(state, side, die, face, action) for each in self.expansions.values())

    def action_complete(self, game: BoardGame) -> None:
        for each in self.expansions.values():
            each.action_complete(game)

    def ring_spent(self, game: BoardGame, side: str) -> None:
        for each in self.expansions.values():
            each.ring_spent(game, side)

    def offering_draw(self, state: State, side: str) -> list[Expansion]:
        return [each for each in self.expansions.values() if each.offers_draw(state, side)]

    # The hunt and the Fellowship

    def tile_drawn(self, game: BoardGame, tile: Tile, purpose: str) -> Tile | None:
        for each in self.expansions.values():
            counts = each.tile_drawn(game, tile, purpose)
            if counts is not tile:
                return counts
        return tile

    def fellowship_changed(self, game: BoardGame) -> None:
        for each in self.expansions.values():
            each.fellowship_changed(game)

    def shown(self, game: BoardGame, companion: Character) -> None:
        for each in self.expansions.values():
            each.shown(game, companion)

    def name_for(self, state: State, companion: Character, reader: str) -> str:
        names = [each.name_for(state, companion, reader) for each in self.expansions.values()]
        return next((name for name in names if name != companion.name), companion.name)

    def white_heralded(self, state: State) -> bool:
        return super().white_heralded(state) or any(each.heralds_white(state) for each in self.expansions.values())

    # What others see, read and check

    def view(self, state: State) -> dict[str, Any]:
        return {name: each.view(state) for name, each in self.expansions.items()}

    def sees_hand(self, state: State, reader: str, seat: str) -> bool:
        return any(each.sees_hand(state, reader, seat) for each in self.expansions.values())

    def unseen(self, state: State, reader: str) -> list[tuple[Any, ...]]:
        return [group for each in self.expansions.values() for group in each.unseen(state, reader)]

    def laws(self, state: State) -> Iterable[str]:
        return [wrong for each in self.expansions.values() for wrong in each.laws(state)]

    def named(self, document: Mapping[str, Any]) -> Mapping[str, Character]:
        characters = self.characters
        for each in self.expansions.values():
            characters = each.named(characters, document)
        return characters

    def document(self, state: State) -> dict[str, Any]:
        return {name: each.document(state) for name, each in self.expansions.items()}

    def read(self, state: State, document: Mapping[str, Any]) -> None:
        for each in self.expansions.values():
            each.read(state, document)

    def laid_out(self, state: State) -> None:
        for each in self.expansions.values():
            each.laid_out(state)

    def fighting(self, characters: Sequence[str]) -> dict[str, Any]:
        return {name: each.fighting(characters) for name, each in self.expansions.items()}
