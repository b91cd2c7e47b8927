"""Lords of Middle-earth as an expansion of the board game: its parts, and where it works."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ringwar.boardgame.lords import cards as _texts
from ringwar.boardgame.lords.cards.balrog import BALROG_DEEDS
from ringwar.boardgame.lords.cards.witch_king import chief_is_near, spear_of_terror
from ringwar.boardgame.lords.coverage import expected, is_in_game, used
from ringwar.boardgame.lords.documents.persons import ACTIVE, named, show_guide
from ringwar.boardgame.lords.documents.whole import read_lords, write_lords
from ringwar.boardgame.lords.laws import lords_laws
from ringwar.boardgame.lords.rules.actions import action_complete, die_used
from ringwar.boardgame.lords.rules.council import COUNCIL, declare_outside, shown, token_choices, use_token
from ringwar.boardgame.lords.rules.dice import recovered, rolled
from ringwar.boardgame.lords.rules.rings import ring_spent
from ringwar.boardgame.lords.rules.smeagol import smeagol_turns
from ringwar.boardgame.lords.rules.tiles import tile_drawn
from ringwar.boardgame.lords.table.companions import is_hidden
from ringwar.boardgame.lords.table.facts import BALROG, LORDS, LORDS_CARDS, LORDS_TILES, RINGS, WE_SHALL_GET_IT
from ringwar.boardgame.lords.table.optional import ASKED, ELEMENTS, EVERYTHING, NO, OPTIONS
from ringwar.boardgame.lords.table.state import LORDS_NAME, LordsTable, lords
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS, LORDS_ENTERED, LORDS_PLACES
from ringwar.boardgame.lords.view import hidden_versions, lords_view, name_for, sees_hand
from ringwar.boardgame.table.box import Box
from ringwar.boardgame.table.expansion import Expansion
from ringwar.boardgame.table.facts import FREE, SHADOW, Character, EventCard, Tile
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame
from ringwar.kernel import Event

assert _texts.__all__


class LordsOfMiddleEarth(Expansion):
    """Lords of Middle-earth, with the parts and the readings that a table has chosen."""

    name: ClassVar[str] = LORDS_NAME
    options: ClassVar[Mapping[str, tuple[str, ...]]] = OPTIONS
    asked: ClassVar[tuple[str, ...]] = ASKED
    everything: ClassVar[Mapping[str, str]] = EVERYTHING

    def __init__(self, chosen: Mapping[str, str]) -> None:
        super().__init__(chosen)
        left_out = [ELEMENTS[name] for name, value in chosen.items() if name in ELEMENTS and value == NO]
        characters = [name for element in left_out for name in element.characters]
        cards = [name for element in left_out for name in element.cards]
        tiles = [name for element in left_out for name in element.tiles]
        self.opening = (COUNCIL,)
        # A kept special die; for the Shadow also the Eye of a Keeper's die in the hunt box.
        self.more_dice = {FREE: 1, SHADOW: 2}
        self.characters = {name: each for name, each in LORDS.items() if name not in characters}
        self.events = {name: card for name, card in LORDS_CARDS.items() if name not in cards}
        self.replaced = [card.replaces for name, card in LORDS_CARDS.items() if name not in cards]
        self.tiles = {name: tile for name, tile in LORDS_TILES.items() if name not in tiles}
        self.first_tiles = tuple(tile for name, tile in LORDS_TILES.items() if name not in tiles and tile.in_pool)
        self.more_deeds = tuple(deed.name for deed in BALROG_DEEDS)
        self.special_cards = (WE_SHALL_GET_IT,)
        self.actions = LORDS_ACTIONS
        self.places = LORDS_PLACES
        self.entered = LORDS_ENTERED

    def set_up(self, state: State) -> LordsTable:
        return LordsTable(dict.fromkeys(RINGS, FREE))  # LM-SETUP-04

    # Dice

    def recovered(self, game: BoardGame) -> None:
        recovered(game)

    def fellowship_phase_begins(self, game: BoardGame) -> None:
        declare_outside(game)

    def rolled(self, game: BoardGame, counts: Mapping[str, int]) -> None:
        rolled(game, counts)

    def choices(self, state: State, side: str) -> list[str]:
        return token_choices(state, side)

    def choose(self, game: BoardGame, side: str, choice: str) -> None:
        use_token(game, choice)

    def die_used(self, state: State, side: str, die: str, face: str, action: str) -> bool:
        return die_used(state, side, die, face, action)

    def action_complete(self, game: BoardGame) -> None:
        action_complete(game)

    def ring_spent(self, game: BoardGame, side: str) -> None:
        ring_spent(game, side)

    def offers_draw(self, state: State, side: str) -> bool:
        return side == SHADOW and chief_is_near(state)

    def draws_by_event(self, game: BoardGame, side: str, card: EventCard, face: str) -> bool:
        return spear_of_terror(game, card, face)

    # The hunt and the Fellowship

    def tile_drawn(self, game: BoardGame, tile: Tile, purpose: str) -> Tile | None:
        return tile_drawn(game, tile, purpose)

    def fellowship_changed(self, game: BoardGame) -> None:
        if any(is_hidden(game.state, each) for each in game.state.companions):
            game.commit(
                game.state.rules.leading(game.state, FREE)
            )  # which of them could be the guide is known to the Free Peoples alone
        smeagol_turns(game)

    def shown(self, game: BoardGame, companion: Character) -> None:
        shown(game, companion)

    def name_for(self, state: State, companion: Character, reader: str) -> str:
        return name_for(state, companion, reader)

    def heralds_white(self, state: State) -> bool:
        return lords(state).swapped  # LM-WITCHKING-16: a replaced Witch-king was the Black Captain once

    # What others see, write and check

    def view(self, state: State) -> dict[str, Any]:
        return lords_view(state)

    def sees_hand(self, state: State, reader: str, seat: str) -> bool:
        return sees_hand(state, reader, seat)

    def unseen(self, state: State, reader: str) -> list[tuple[Any, ...]]:
        return hidden_versions(state, reader)

    def laws(self, state: State) -> Iterable[str]:
        return lords_laws(state)

    def named(self, characters: Mapping[str, Character], document: Mapping[str, Any]) -> Mapping[str, Character]:
        return named(characters, document)

    def document(self, state: State) -> dict[str, Any]:
        return write_lords(state)

    def read(self, state: State, document: Mapping[str, Any]) -> None:
        read_lords(state, document)

    def laid_out(self, state: State) -> None:
        show_guide(state)

    def fighting(self, characters: Sequence[str]) -> dict[str, Any]:
        return {"balrog": ACTIVE} if BALROG.name in characters else {}  # away from Moria he can only be active

    # What a number of games should use

    def is_in_game(self, box: Box, name: str) -> bool:
        return is_in_game(box, name)

    def expected(self, box: Box) -> Mapping[str, list[str]]:
        return expected(box)

    @staticmethod
    def used(event: Event) -> tuple[str, str] | None:
        return used(event)
