"""Who sits at the table and decides what: what the number of players changes. As it stands, each side is one player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ringwar.boardgame.table.armies import ELITES, EVERY_NATION, Army, Piece
from ringwar.boardgame.table.box import Box
from ringwar.boardgame.table.facts import DECKS, FREE, ISENGARD, SHADOW, Character, EventCard, Region

if TYPE_CHECKING:
    from ringwar.boardgame.table.state import Battle, State
    from ringwar.boardgame.table.texts import BoardGame

MOST_CARDS = 6  # BG-CARD-03


class Rules:
    """The rules of one table: its box, its seats, and named places at which the number of players changes the game."""

    divided = False
    """Whether there are armies of which the player who acts may use only some parts."""

    def __init__(self, name: str, seats: Mapping[str, str], elite_leaders: tuple[Piece, ...], box: Box) -> None:
        self.name = name
        self.box = box
        """The parts of the game, and the moments at which expansions work."""
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

    def barred(self, state: State, side: str) -> list[str]:
        """The nations for which the next to act for a side may do nothing, because he acted for them last."""
        return []

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
