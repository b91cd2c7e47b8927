"""What an expansion is: the parts that it adds, and the moments of a game at which it works."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ringwar.boardgame.table.extra import Extra
from ringwar.boardgame.table.facts import FREE, SHADOW, Character, EventCard, Region, Tile
from ringwar.boardgame.table.texts import Places, TableAction
from ringwar.boardgame.table.things import MoreThings
from ringwar.kernel.events import Event

if TYPE_CHECKING:
    from ringwar.boardgame.table.box import Box
    from ringwar.boardgame.table.state import State
    from ringwar.boardgame.table.texts import BoardGame


class Moments:
    """What rules tell and ask expansions. As it stands here, nothing comes of it: so it is in the base game."""

    # Dice

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
        """A die has been used for an action; say whether it waits for the end of it. One expansion has it wait."""
        return False

    def action_complete(self, game: BoardGame) -> None:
        """An action is complete, and so is the battle that it brought about."""

    def ring_spent(self, game: BoardGame, side: str) -> None:
        """A side has given up an Elven Ring."""

    # The hunt and the Fellowship

    def tile_drawn(self, game: BoardGame, tile: Tile, purpose: str) -> Tile | None:
        """A tile was drawn for its effect: the tile that counts, or None if none does.

        Another one in its place is drawn with `tile_for_effect`; other expansions are told of that one alone.
        """
        return tile

    def fellowship_changed(self, game: BoardGame) -> None:
        """Companions have joined or left the Fellowship, and a guide is to be named."""

    def shown(self, game: BoardGame, companion: Character) -> None:
        """Everybody sees the card of a companion."""

    def name_for(self, state: State, companion: Character, reader: str) -> str:
        """The name under which a reader knows a companion in the Fellowship."""
        return companion.name

    # What others see, read and check

    def sees_hand(self, state: State, reader: str, seat: str) -> bool:
        """BG-INFO-01, BG-MULTI-16. Whether a reader sees the cards in the hand of a seat."""
        return seat == reader

    def unseen(self, state: State, reader: str) -> list[tuple[Any, ...]]:
        """Hidden things that might have changed places for all that a reader knows."""
        return []

    def laws(self, state: State) -> Iterable[str]:
        """What is wrong with a state, a line each."""
        return ()

    def read(self, state: State, document: Mapping[str, Any]) -> None:
        """Lay out what a document says."""

    def laid_out(self, state: State) -> None:
        """All of a document has been laid out."""


class Expansion(Moments):
    """An expansion: the parts that it adds, and what it does at which moment. As it stands here: nothing.

    Texts of its own cards and characters go into the registries of `texts` and `STEPS`, where nobody else finds them;
    what concerns a table even without its cards on it (actions, places of minions) is a part, and stands here.
    """

    name: ClassVar[str]
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What a table may choose: the values of each option, the first being the default."""
    asked: ClassVar[tuple[str, ...]] = ()
    """The options that people are asked about before a game."""
    needs: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """By option: the values of others without which it changes nothing."""
    everything: ClassVar[Mapping[str, str]] = {}
    """The options with which all of its parts are used, where the defaults leave some out."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        self.chosen = chosen
        """All its options, with what the table has chosen."""
        self.opening: tuple[str, ...] = ()
        """Phases before the first turn, each going on with `box.phase_after`."""
        self.more_dice: Mapping[str, int] = {FREE: 0, SHADOW: 0}
        """How many dice a side may have beyond its maximum, those in its hunt box included."""
        self.characters: Mapping[str, Character] = {}
        self.events: Mapping[str, EventCard] = {}
        """Cards that go into the decks."""
        self.replaced: Sequence[str | None] = ()
        """Cards that are left out of the decks."""
        self.tiles: Mapping[str, Tile] = {}
        """Hunt tiles, in the order in which they lie in the pool."""
        self.first_tiles: tuple[Tile, ...] = ()
        """Those that are in the pool at the start."""
        self.actions: Mapping[str, TableAction] = {}
        """Further actions, by name."""
        self.places: Mapping[str, Places] = {}
        """By minion: where he may come into play now. Those of others stand here if that changes for them."""
        self.entered: Mapping[str, Callable[[BoardGame, Region], None]] = {}
        """By minion: what follows when he has come into play."""
        self.more_deeds: tuple[str, ...] = ()
        """The names of what special dice can do besides."""
        self.special_cards: tuple[EventCard, ...] = ()
        """Cards of no deck that may come into play."""

    def set_up(self, state: State) -> Extra | None:
        """The table is laid: what the expansion lays there besides, if anything."""
        return None

    def offers_draw(self, state: State, side: str) -> bool:
        """Whether an event card that a side plays now may bring it another."""
        return False

    def draws_by_event(self, game: BoardGame, side: str, card: EventCard, face: str) -> bool:
        """An event card played with a result may bring another; say whether it took the place of other such draws."""
        return False

    def heralds_white(self, state: State) -> bool:
        """BG-CHAR-18. Whether Gandalf the White may come although no minion shows it."""
        return False

    # Its block in views and documents

    def view(self, state: State) -> dict[str, Any]:
        """What everybody sees of it."""
        return {}

    def document(self, state: State) -> dict[str, Any]:
        """What a document says of it."""
        return {}

    def named(self, characters: Mapping[str, Character], document: Mapping[str, Any]) -> Mapping[str, Character]:
        """The characters by the names under which a document knows them."""
        return characters

    def fighting(self, characters: Sequence[str]) -> dict[str, Any]:
        """What its block says of a table where these characters fight, wherever that is."""
        return {}

    # Its part of the catalogue

    @staticmethod
    def more_things() -> MoreThings:
        """The dice, rings and tokens that it adds."""
        return {"die": {}, "ring": {}, "token": {}}

    # What a number of games should use

    def is_in_game(self, box: Box, name: str) -> bool:
        """Whether a character, card, tile or action can be used with the options that were chosen."""
        return True

    def expected(self, box: Box) -> Mapping[str, list[str]]:
        """What can be used besides, by the kind of use."""
        return {}

    @staticmethod
    def used(event: Event) -> tuple[str, str] | None:
        """The kind and the name of what an event of the expansion shows to have been used."""
        return None
