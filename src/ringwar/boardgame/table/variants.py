"""The rules of one table, chosen at setup: what expansions and numbers of players replace."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ringwar.boardgame.table.armies import ELITES, EVERY_NATION, Army, Piece
from ringwar.boardgame.table.facts import (
    CHARACTERS,
    DECKS,
    EVENTS,
    FREE,
    ISENGARD,
    MINIONS,
    SHADOW,
    STANDARD,
    TILES,
    Character,
    EventCard,
    Region,
    Tile,
)
from ringwar.boardgame.table.texts import ACTIONS, ENTERED, PLACES, Places, TableAction

if TYPE_CHECKING:
    from ringwar.boardgame.table.state import Battle, State
    from ringwar.boardgame.table.texts import BoardGame

MOST_CARDS = 6  # BG-CARD-03


class Edition:
    """Which parts lie in the box, and the moments at which an expansion works. As it stands here: the base game."""

    expansions: tuple[str, ...] = ()
    first_phase = "recover"
    more_dice: Mapping[str, int] = {FREE: 0, SHADOW: 0}
    """How many dice a side may have beyond its maximum, those in its hunt box included."""

    def __init__(self) -> None:
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
        self.options: Mapping[str, str] = {}
        """What was chosen at setup."""

    # Dice

    def set_up(self, state: State) -> None:
        """The table is laid."""

    def recovered(self, game: BoardGame) -> None:
        """The dice of both sides have come back at the start of a turn."""

    def fellowship_phase_begins(self, game: BoardGame) -> None:
        """Phase 2 begins."""

    def rolled(self, game: BoardGame, counts: Mapping[str, int]) -> None:
        """Both sides have rolled so many action dice, Eyes included."""

    def choices(self, state: State, side: str) -> list[str]:
        """What a side may use instead of a die."""
        return []

    def choose(self, game: BoardGame, side: str, choice: str) -> None:
        """A side uses something instead of a die."""

    def die_used(self, state: State, side: str, die: str, face: str, action: str) -> bool:
        """A die has been used for an action; say whether it waits for the end of it."""
        return False

    def action_complete(self, game: BoardGame) -> None:
        """An action is complete, and so is the battle that it brought about."""

    def ring_spent(self, game: BoardGame, side: str) -> None:
        """A side has given up an Elven Ring."""

    def offers_draw(self, state: State, side: str) -> bool:
        """Whether an event card that a side plays now may bring it another."""
        return False

    def draws_by_event(self, game: BoardGame, side: str, card: EventCard, face: str) -> bool:
        """An event card played with a result may bring another; say whether it took the place of other such draws."""
        return False

    # The hunt and the Fellowship

    def tile_drawn(self, game: BoardGame, tile: Tile, purpose: str) -> Tile | None:
        """A tile was drawn for its effect: the tile that counts, or None if none does."""
        return tile

    def fellowship_changed(self, game: BoardGame) -> None:
        """Companions have joined or left the Fellowship, and a guide is to be named."""

    def shown(self, game: BoardGame, companion: Character) -> None:
        """Everybody sees the card of a companion."""

    def name_for(self, state: State, companion: Character, reader: str) -> str:
        """The name under which a reader knows a companion in the Fellowship."""
        return companion.name

    def white_heralded(self, state: State) -> bool:
        """BG-CHAR-18. A minion that lets Gandalf the White come is, or was, in play."""
        return any(each.heralds_white and (each in state.characters or each in state.eliminated) for each in MINIONS)

    # What others see, write and check

    def view(self, state: State) -> dict[str, Any]:
        """What an expansion adds to a view."""
        return {}

    def sees_hand(self, state: State, reader: str, seat: str) -> bool:
        """BG-INFO-01, BG-MULTI-16. Whether a reader sees the cards in the hand of a seat."""
        return seat == reader

    def unseen(self, state: State, reader: str) -> list[tuple[Any, ...]]:
        """Hidden things of an expansion that might have changed places for all that a reader knows."""
        return []

    def laws(self, state: State) -> Iterable[str]:
        """What is wrong with a state, a line each."""
        return ()

    def named(self, document: Mapping[str, Any]) -> Mapping[str, Character]:
        """The characters by the names under which a document knows them."""
        return self.characters

    def document(self, state: State) -> dict[str, Any]:
        """What an expansion adds to a document."""
        return {}

    def read(self, state: State, document: Mapping[str, Any]) -> None:
        """Lay out what a document says of an expansion."""

    def laid_out(self, state: State) -> None:
        """All of a document has been laid out."""


class Rules:
    """Named places at which a number of players changes the game. As they stand here, each side is one player."""

    divided = False
    """Whether there are armies of which the player who acts may use only some parts."""

    def __init__(self, name: str, seats: Mapping[str, str], elite_leaders: tuple[Piece, ...], edition: Edition) -> None:
        self.name = name
        self.edition = edition
        self.seats = seats
        """By seat: its side."""
        self.elite_leaders = elite_leaders
        """The elite units that count as leaders while Saruman is in play."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    # Who decides

    def speaker(self, state: State, side: str) -> str:
        """The seat that answers for a side now."""
        return side

    def leading(self, state: State, side: str) -> str:
        """The seat that decides what concerns a whole side."""
        return side

    def commander(self, state: State, side: str, army: Army) -> str:
        """The seat that decides for an army of a side."""
        return side

    def remover(self, state: State, side: str, region: Region, number: int) -> tuple[str, int]:
        """The seat that removes the next unit beyond the stacking limit, and of which nations, as bits."""
        return side, EVERY_NATION

    def commanded(self, state: State, side: str) -> int:
        """The nations for which the next to act for a side may do something, as bits."""
        return EVERY_NATION

    # What the player who acts may use

    def may_play(self, state: State, card: EventCard) -> bool:
        """Whether the player who acts may use the event of a card."""
        return True

    def may_rouse(self, state: State, nation: str) -> bool:
        """Whether the player who acts may advance a nation by the ability of a companion."""
        return True

    def movers(self, state: State, region: Region, army: Army) -> Army:
        """The figures of a field army that the player who acts may move."""
        return army

    def fighters(self, state: State, region: Region, army: Army) -> Army:
        """The figures of an army that the player who acts may attack with."""
        return army

    def may_go(self, state: State, side: str, region: Region, units: Army) -> bool:
        """Whether such units of the army in a region may move, attack or advance together."""
        return True

    def may_take(self, state: State, side: str, character: Character) -> bool:
        """Whether a character may advance with an army of a side."""
        return True

    def captor(self, state: State, region: Region, side: str) -> str:
        """The seat whose army captures the settlement of a region."""
        return side

    # Moments

    def set_up(self, state: State) -> None:
        """The table is laid."""

    def hand_limit(self, seat: str) -> int:
        """BG-CARD-03. How many cards a seat may hold."""
        return MOST_CARDS

    def turn_begins(self, game: BoardGame) -> None:
        """A turn after the first begins."""

    def decks_to_draw(self, game: BoardGame, seat: str) -> tuple[str, ...]:
        """BG-TURN-05, BG-TURN-06. The decks from which a seat draws a card at the start of a turn: both."""
        return DECKS

    def drawing_order(self, state: State) -> tuple[str, ...]:
        """The seats in the order in which they draw cards."""
        return (FREE, SHADOW)

    def cards_drawn(self, game: BoardGame) -> None:
        """All have drawn and discarded at the start of a turn."""

    def action_begins(self, game: BoardGame, side: str) -> None:
        """It is a side's turn to act."""

    def action_taken(self, state: State, side: str) -> None:
        """A side has used a die."""

    def event_played(self, state: State, card: EventCard) -> None:
        """A card is played as an event."""

    def recruited(self, state: State, nation: str) -> None:
        """An action has brought a figure of a nation onto the map, or advanced its counter."""

    def army_lessened(self, state: State, region: Region, side: str) -> None:
        """Figures have left the army of a side in a region."""

    def army_moved(self, state: State, army: Army, origin: Region, goal: Region) -> None:
        """An army has moved."""

    def battle_begins(self, state: State, battle: Battle, army: Army) -> None:
        """An army attacks."""

    def captured(self, state: State, region: Region, side: str) -> None:
        """A settlement has changed hands."""

    def won(self, game: BoardGame, side: str) -> None:
        """A side has won."""


TWO = {FREE: FREE, SHADOW: SHADOW}
ISENGARDERS: tuple[Piece, ...] = (ELITES[ISENGARD],)
BASE_GAME = Edition()
