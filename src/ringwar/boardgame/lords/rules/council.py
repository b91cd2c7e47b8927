"""Chapter 13: the Council of Rivendell, with companions in other versions and the action tokens of the Shadow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ringwar.boardgame.lords.table.companions import FIRST, versions
from ringwar.boardgame.lords.table.facts import ACTION_TOKENS, Lord
from ringwar.boardgame.lords.table.optional import NO
from ringwar.boardgame.lords.table.state import lords, option
from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import eliminate_character
from ringwar.boardgame.rules.characters import put_companions
from ringwar.boardgame.rules.deeds import diplomacy
from ringwar.boardgame.rules.fellowship import choose_guide
from ringwar.boardgame.rules.minions import minion_goals, move_minions
from ringwar.boardgame.rules.turn import STEPS
from ringwar.boardgame.table.armies import NATION_BIT
from ringwar.boardgame.table.facts import FREE, MINION, REGIONS, SHADOW, SHADOW_NATIONS, STANDARD, Character, Tile
from ringwar.boardgame.table.state import State, without
from ringwar.boardgame.table.texts import BoardGame, Effect
from ringwar.kernel import Secret
from ringwar.kernel.game import YES_OR_NO, T

COUNCIL = "council"
NAZGUL_TOKEN, POLITICAL_TOKEN = ACTION_TOKENS


# Before the first turn


def choose_companions(game: BoardGame) -> None:
    """LM-SETUP-02, LM-SETUP-03, LM-COUNCIL-02, LM-COUNCIL-03. The Free Peoples choose cards, and the guide."""
    state = game.state
    seat = state.rules.leading(state, FREE)
    partners = [each for each, side in state.rules.seats.items() if side == FREE]
    for companion in state.companions:
        card = game.ask(seat, "companion-version", versions(state, companion.person), companion=companion.person)
        state.companions = tuple(card if each is companion else each for each in state.companions)
        state.guide = card if state.guide is companion else state.guide
        game.tell("version-chosen", companion=Secret(card, *partners))
    choose_guide(game)
    state.phase = state.rules.box.phase_after(COUNCIL)


STEPS[COUNCIL] = choose_companions


def shown(game: BoardGame, companion: Character) -> None:
    """LM-COUNCIL-04, LM-COUNCIL-05, LM-COUNCIL-06, LM-AMB-06. Everybody sees the card of a companion."""
    table = lords(game.state)
    if companion in table.shown:
        return
    table.shown |= {companion}
    if companion.person in FIRST and len(versions(game.state, companion.person)) > 1:
        game.show("version", companion=companion)


def secretly(game: BoardGame, key: str, options: Sequence[T], **about: Any) -> T:
    """Have the Free Peoples choose; they are asked without a choice too, because a skipped question tells something."""
    return game.ask_always(game.state.rules.leading(game.state, FREE), key, options, **about)


# Companions outside the Fellowship


def declare_outside(game: BoardGame) -> None:
    """LM-COUNCIL-01, LM-COUNCIL-08 to LM-COUNCIL-12. In the first turn companions may be elsewhere from the start."""
    state = game.state
    if state.turn != 1 or option(state, "council-of-rivendell") == NO:
        return
    able = [each for each in state.companions if isinstance(each, Lord) and each.starts_in is not None]
    outside: list[Lord] = []
    while True:
        companion = secretly(game, "outside", [*(each for each in able if each not in outside), None])
        if companion is None:
            break
        outside.append(companion)
    for companion in outside:
        _go_outside(game, companion)
    give_tokens(game, len(outside))


def _go_outside(game: BoardGame, companion: Lord) -> None:
    """LM-COUNCIL-06, LM-COUNCIL-10, LM-COUNCIL-11. A companion leaves the Fellowship for the region on his card."""
    state = game.state
    assert companion.starts_in is not None
    shown(game, companion)
    state.companions = without(state.companions, companion)
    state.characters[companion] = REGIONS[companion.starts_in]
    game.show("outside", companion=companion)
    put_companions(game, [companion], REGIONS[companion.starts_in])


# The action tokens of the Shadow


def give_tokens(game: BoardGame, outside: int) -> None:
    """LM-TOKEN-01, LM-TOKEN-02. The Shadow gets a token for one companion outside, both for more."""
    state = game.state
    if not outside:
        return
    tokens = tuple(ACTION_TOKENS)
    if outside == 1:
        tokens = (game.ask(state.rules.leading(state, SHADOW), "which-token", tokens),)
    lords(state).tokens = tokens
    for token in tokens:
        game.tell("token", side=SHADOW, token=token)


def minions_can_move(state: State) -> bool:
    """BG-ACT-08, LM-TOKEN-03. Whether a Nazgûl or a minion can move for the player who is to act."""
    able = [each for each in state.characters if each.kind == MINION and _is_led(state, each.nation)]
    return bool(state.nazgul) or any(minion_goals(state, each) for each in able)


def nations_can_advance(state: State) -> bool:
    """BG-ACT-12, LM-TOKEN-04. Whether a nation can advance for the player who is to act."""
    return any(_is_led(state, nation) and politics.can_advance(state, nation) for nation in SHADOW_NATIONS)


def _is_led(state: State, nation: str | None) -> bool:
    """BG-MULTI-29, LM-MULTI-06. Whether the next to act for the Shadow may do something for a nation."""
    return nation is None or bool(NATION_BIT[nation] & state.rules.commanded(state, SHADOW))


TOKENS: dict[str, tuple[Callable[[State], bool], Effect]] = {
    NAZGUL_TOKEN: (minions_can_move, move_minions),
    POLITICAL_TOKEN: (nations_can_advance, lambda game: diplomacy(game, SHADOW)),
}
"""LM-TOKEN-03, LM-TOKEN-04. When each token can be used, and for what."""


def token_choices(state: State, side: str) -> list[str]:
    """LM-TOKEN-05, LM-TOKEN-07, LM-AMB-25. The tokens that a side may use now instead of a die."""
    table = lords(state)
    if side != SHADOW or table.token_used:
        return []
    return [token for token in table.tokens if TOKENS[token][0](state)]


def use_token(game: BoardGame, token: str) -> None:
    """LM-TOKEN-03 to LM-TOKEN-07. The Shadow uses a token, once and for all."""
    table = lords(game.state)
    table.tokens = without(table.tokens, token)
    table.token_used = True
    game.tell("use-token", side=game.state.rules.speaker(game.state, SHADOW), token=token)
    with game.because(ACTION_TOKENS[token]):
        TOKENS[token][1](game)


# Hobbits of the Shire


def hobbits_cancel(game: BoardGame, tile: Tile) -> bool:
    """LM-COUNCIL-02. Both Hobbits of the Shire, one of them the guide, may be given up to cancel a standard tile."""
    state = game.state
    guide = state.guide
    if tile.set != STANDARD or not isinstance(guide, Lord) or guide.partner is None:
        return False
    friend = state.rules.box.characters[guide.partner]
    there = next((each for each in state.companions if each.person == friend.person), None)
    if there is None or (there is not friend and there in lords(state).shown):
        return False
    with game.because(tile):
        wanted = secretly(game, "sacrifice-hobbits", YES_OR_NO if there is friend else (False,), tile=tile)
    if not wanted:
        return False
    for hobbit in (guide, friend):
        shown(game, hobbit)
        state.companions = without(state.companions, hobbit)
        eliminate_character(game, hobbit)
    game.show("hobbits-cancel", tile=tile, hobbits=[guide, friend])
    choose_guide(game)
    return True
