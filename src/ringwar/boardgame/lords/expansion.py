"""Lords of Middle-earth as an edition of the board game: its parts, and where it works."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ringwar.boardgame.lords import cards as _texts
from ringwar.boardgame.lords.cards.balrog import BALROG_DEEDS
from ringwar.boardgame.lords.cards.witch_king import chief_is_near, heralds_white, spear_of_terror
from ringwar.boardgame.lords.documents.reading import named, read_lords, show_guide
from ringwar.boardgame.lords.documents.writing import write_lords
from ringwar.boardgame.lords.laws import lords_laws
from ringwar.boardgame.lords.rules.actions import action_complete, die_used
from ringwar.boardgame.lords.rules.council import declare_outside, shown, token_choices, use_token
from ringwar.boardgame.lords.rules.dice import recovered, rolled
from ringwar.boardgame.lords.rules.rings import ring_spent
from ringwar.boardgame.lords.rules.smeagol import smeagol_turns
from ringwar.boardgame.lords.rules.tiles import tile_drawn
from ringwar.boardgame.lords.table.facts import LORDS, LORDS_CARDS, LORDS_TILES, WE_SHALL_GET_IT
from ringwar.boardgame.lords.table.options import ELEMENTS, NO, chosen
from ringwar.boardgame.lords.table.state import lay_table
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS, LORDS_ENTERED, LORDS_PLACES
from ringwar.boardgame.lords.table.versions import is_hidden
from ringwar.boardgame.lords.view import hidden_versions, lords_view, name_for, sees_hand
from ringwar.boardgame.table import facts as base
from ringwar.boardgame.table.facts import FREE, MINION, SHADOW, STANDARD, Character, EventCard, Tile
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame
from ringwar.boardgame.table.variants import Edition

assert _texts.__all__

LORDS_NAME = "lords"


class LordsEdition(Edition):
    """The base game with Lords of Middle-earth."""

    expansions: tuple[str, ...] = (LORDS_NAME,)
    first_phase = "council"
    more_dice: Mapping[str, int] = {FREE: 1, SHADOW: 2}
    """A kept special die; for the Shadow also the Eye of a Keeper's die in the hunt box."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__()
        self.options = chosen(options)
        left_out = [ELEMENTS[name] for name, value in self.options.items() if name in ELEMENTS and value == NO]
        characters = [name for element in left_out for name in element.characters]
        cards = [name for element in left_out for name in element.cards]
        tiles = [name for element in left_out for name in element.tiles]
        added: dict[str, Character] = {name: each for name, each in LORDS.items() if name not in characters}
        self.characters = {**base.CHARACTERS, **added}
        self.minions = (*self.minions, *(each for each in added.values() if each.kind == MINION))
        new = {name: card for name, card in LORDS_CARDS.items() if name not in cards}
        replaced = [card.replaces for card in new.values()]
        kept: dict[str, EventCard] = {name: card for name, card in base.EVENTS.items() if name not in replaced}
        self.events = {**kept, **new}
        smeagols = {name: tile for name, tile in LORDS_TILES.items() if name not in tiles}
        self.tiles = {**base.TILES, **smeagols}
        self.first_tiles = (
            *(tile for tile in base.TILES.values() if tile.set == STANDARD),
            *(tile for tile in smeagols.values() if tile.in_pool),
        )
        self.more_deeds = tuple(deed.name for deed in BALROG_DEEDS)
        self.special_cards = (WE_SHALL_GET_IT,)
        self.actions = {**self.actions, **LORDS_ACTIONS}
        self.places = {**self.places, **LORDS_PLACES}
        self.entered = {**self.entered, **LORDS_ENTERED}

    # Dice

    def set_up(self, state: State) -> None:
        lay_table(state, FREE)

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
            game.commit()  # which of them could be the guide is known to the Free Peoples alone
        smeagol_turns(game)

    def shown(self, game: BoardGame, companion: Character) -> None:
        shown(game, companion)

    def name_for(self, state: State, companion: Character, reader: str) -> str:
        return name_for(state, companion, reader)

    def white_heralded(self, state: State) -> bool:
        return heralds_white(state)

    # What others see, write and check

    def view(self, state: State) -> dict[str, Any]:
        return {LORDS_NAME: lords_view(state)}

    def sees_hand(self, state: State, reader: str, seat: str) -> bool:
        return sees_hand(state, reader, seat)

    def unseen(self, state: State, reader: str) -> list[tuple[Any, ...]]:
        return hidden_versions(state, reader)

    def laws(self, state: State) -> Iterable[str]:
        return lords_laws(state)

    def named(self, document: Mapping[str, Any]) -> Mapping[str, Character]:
        return named(self.characters, document)

    def document(self, state: State) -> dict[str, Any]:
        return {LORDS_NAME: write_lords(state)}

    def read(self, state: State, document: Mapping[str, Any]) -> None:
        read_lords(state, document)

    def laid_out(self, state: State) -> None:
        show_guide(state)
