"""Chapter 12.2: the Witch-king, Chief of the Ringwraiths."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.lords.table.facts import BLACK_CAPTAIN, LORDS
from ringwar.boardgame.lords.table.state import lords
from ringwar.boardgame.lords.table.texts import LORDS_ENTERED, LORDS_PLACES
from ringwar.boardgame.rules.entering import nations_wake, witch_king_may_come
from ringwar.boardgame.rules.event_cards import draw_card, may_draw_again
from ringwar.boardgame.rules.minions import minion_goals, move_minion
from ringwar.boardgame.rules.teams import WITCH_KINGS
from ringwar.boardgame.table.facts import (
    CHARACTER,
    CHARACTER_DECK,
    EVENT,
    FREE,
    SHADOW,
    Character,
    EventCard,
    Region,
)
from ringwar.boardgame.table.queries import is_unconquered
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import DECLARED, PLACES, BoardGame

CHIEF: Character = LORDS["witch-king-chief-of-the-ringwraiths"]
BY_SPEAR, BY_PALANTIR = "spear-of-terror", "palantir-of-orthanc"


# Entering play


def is_refuge(state: State, region: Region) -> bool:
    """LM-WITCHKING-03, LM-WITCHKING-14. A region has an unconquered stronghold of the Free Peoples."""
    return region.is_stronghold and region.side == FREE and is_unconquered(state, region)


def chiefs_places(state: State) -> Sequence[Region]:
    """LM-WITCHKING-03 to LM-WITCHKING-06, LM-WITCHKING-08, LM-AMB-20, LM-AMB-21.

    The Chief takes the place of the Black Captain, or comes where the Fellowship is, unless that is a refuge.
    """
    at = state.fellowship
    if at is not None and is_refuge(state, at):
        return ()
    if BLACK_CAPTAIN in state.characters:
        return replaced_at(state, BLACK_CAPTAIN)
    return () if at is None else (at,)


def black_captains_places(state: State) -> Sequence[Region]:
    """LM-WITCHKING-07, LM-WITCHKING-08. The Black Captain takes the place of the Chief if his conditions are met."""
    if CHIEF not in state.characters:
        return PLACES[BLACK_CAPTAIN.name](state)
    return replaced_at(state, CHIEF) if witch_king_may_come(state) else ()


def replaced_at(state: State, old: Character) -> Sequence[Region]:
    """LM-WITCHKING-08. Where the other version takes the place of a Witch-king in play: once in a game."""
    return () if lords(state).swapped else (state.characters[old],)


def replace(game: BoardGame, old: Character) -> None:
    """LM-WITCHKING-05, LM-WITCHKING-08, LM-WITCHKING-10. The other version, if in play, is set aside."""
    if game.state.characters.pop(old, None) is not None:
        lords(game.state).swapped = True
        game.tell("minion-replaced", minion=old)


def chief_enters(game: BoardGame, region: Region) -> None:
    """LM-WITCHKING-05, LM-WITCHKING-19. The Chief wakes no nation."""
    replace(game, BLACK_CAPTAIN)


def black_captain_enters(game: BoardGame, region: Region) -> None:
    """LM-WITCHKING-07, LM-WITCHKING-19. The Black Captain wakes every nation also when he replaces the Chief."""
    replace(game, CHIEF)
    nations_wake(game, region)


LORDS_PLACES[CHIEF.name] = chiefs_places
LORDS_PLACES[BLACK_CAPTAIN.name] = black_captains_places
LORDS_ENTERED[CHIEF.name] = chief_enters
LORDS_ENTERED[BLACK_CAPTAIN.name] = black_captain_enters


# Spear of Terror


def chief_is_near(state: State) -> bool:
    """LM-WITCHKING-11. The Chief is in the region of the Fellowship."""
    return state.fellowship is not None and state.characters.get(CHIEF) is state.fellowship


def spear_of_terror(game: BoardGame, card: EventCard, face: str) -> bool:
    """LM-WITCHKING-11 to LM-WITCHKING-13, LM-AMB-22, LM-AMB-28.

    A Character event card may bring another Character card; say whether that was instead of the Palantír's.
    """
    state = game.state
    if card.type != CHARACTER or not state.decks[SHADOW, CHARACTER_DECK]:
        return False
    with game.because(CHIEF):
        if face == EVENT and may_draw_again(state, card):
            wanted = game.ask(SHADOW, "draw-by", (BY_PALANTIR, BY_SPEAR)) == BY_SPEAR
        else:
            wanted = game.confirm(SHADOW, "spear-of-terror", minion=CHIEF)
        if wanted:
            draw_card(game, SHADOW, CHARACTER_DECK)
    return wanted


# He Sees. He Knows


def he_sees(game: BoardGame, region: Region) -> None:
    """LM-WITCHKING-14, LM-WITCHKING-15, LM-MULTI-07. The Chief may go where the Fellowship is declared."""
    state = game.state
    if is_refuge(state, region) or region not in minion_goals(state, CHIEF):
        return
    seat = WITCH_KINGS if WITCH_KINGS in state.rules.seats else SHADOW
    if game.confirm(seat, "he-sees", minion=CHIEF, region=region):
        move_minion(game, CHIEF, region)


DECLARED[CHIEF.name] = he_sees
