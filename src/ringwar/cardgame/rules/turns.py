"""Chapters 5 and 10: the action step, passing, the six actions, Ring tokens, winnowing."""

from __future__ import annotations

from ringwar.cardgame.rules.cycling import cycle_from_hand
from ringwar.cardgame.rules.deck import draw
from ringwar.cardgame.rules.playing import eliminate_from_hand, is_playable, movable, move_from_reserve, play_from_hand
from ringwar.cardgame.table.facts import Card
from ringwar.cardgame.table.scenarios import CARRYOVER_LIMIT
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import ACTIONS, LIMIT_IN_PLAY, LIMIT_IN_RESERVE, ONCE_A_ROUND, CardGame

PLAY, MOVE, USE, RING, WINNOW, CYCLE, PASS = "play", "move", "use", "ring", "winnow", "cycle", "pass"

WINNOWED = 2  # CG-WINNOW-01
TRILOGY_RING_DRAW = 2  # CG-RING-01
DUEL_RING_DRAW = 3  # CG-DUEL2-06


def turn(game: CardGame) -> None:
    """CG-ACT-01, CG-ACT-02, CG-ACT-03. One player's turn: one action, or a pass where it is allowed."""
    state = game.state
    seat = state.seat
    choice = game.ask(seat, "action", actions(state, seat))
    if choice == PASS:
        pass_turn(game, seat)
        return
    DEEDS[choice](game, seat)
    state.passed = ()
    next_turn(state)


def actions(state: State, seat: str) -> list[str]:
    """CG-ACT-03, CG-ACT-08. What a player may do on a turn."""
    hand = state.hands[seat]
    options = []
    if any(is_playable(state, card) for card in hand):
        options.append(PLAY)
    if movable(state, seat):
        options.append(MOVE)
    if usable(state, seat):
        options.append(USE)
    if state.rings.get(seat):
        options.append(RING)
    if len(hand) >= WINNOWED:
        options.append(WINNOW)
    if hand:
        options.append(CYCLE)
    if may_pass(state, seat):
        options.append(PASS)
    return options


def may_pass(state: State, seat: str) -> bool:
    """CG-PASS-01, CG-PASS-02. A hand within the carryover limit, or smaller than that of every enemy."""
    size = len(state.hands[seat])
    if size <= CARRYOVER_LIMIT or size <= carryover_limit(state, seat):
        return True
    return all(size < len(state.hands[enemy]) for enemy in state.rules.enemies[seat])


def carryover_limit(state: State, seat: str) -> int:
    """CG-PASS-06. The limit with what cards in the stated zones add to it now."""
    limit = CARRYOVER_LIMIT + sum(LIMIT_IN_RESERVE.get(card.id, 0) for card in state.reserves[seat])
    for items in state.items.values():
        limit += sum(LIMIT_IN_PLAY.get(item.id, 0) for item in items if state.rules.owner[item] == seat)
    return limit


def pass_turn(game: CardGame, seat: str) -> None:
    """CG-PASS-04, CG-PASS-05, CG-DUEL3-12. When all players have passed in a row, the action step ends at once."""
    state = game.state
    game.tell("pass", seat=seat)
    state.passed += (seat,)
    if set(state.rules.seats) <= set(state.passed):
        state.passed = ()
        state.turn = state.first
        state.step = "combat"
        return
    next_turn(state)


def next_turn(state: State) -> None:
    """CG-ROUND-02, CG-DUEL3-02. The next place in the turn order."""
    state.turn = (state.turn + 1) % len(state.rules.order)


def cycle_a_card(game: CardGame, seat: str) -> None:
    """CG-CYCLE-01, CG-CYCLE-06. The cycle action."""
    cycle_from_hand(game, seat)


def winnow(game: CardGame, seat: str) -> None:
    """CG-WINNOW-01, CG-WINNOW-02. Eliminate two cards of the hand, then draw one."""
    game.tell("winnow", seat=seat)
    eliminate_from_hand(game, seat, WINNOW, WINNOWED)
    draw(game, seat)


def use_ring(game: CardGame, seat: str) -> None:
    """CG-RING-01, CG-RING-02, CG-DUEL2-06, CG-DUEL3-07. Use the Ring token as the scenario has it for this player."""
    state = game.state
    state.rings[seat] = False
    game.tell("ring", seat=seat)
    if state.rules.scenario.ring_tokens[seat] == "trilogy":
        draw(game, seat, TRILOGY_RING_DRAW)
        return
    draw(game, seat, DUEL_RING_DRAW)
    eliminate_from_hand(game, seat, RING)
    cycle_from_hand(game, seat, deed=RING)


def usable(state: State, seat: str) -> list[Card]:
    """CG-ABILITY-01, CG-ABILITY-03, CG-ABILITY-06, CG-ABILITY-07. The cards whose action the player may use now."""
    found = [card for card in state.reserves[seat] if _is_usable(state, seat, card)]
    for cards in (state.path_cards, *state.battlegrounds.values()):
        found += [card for card in cards if _is_usable(state, seat, card)]
    for items in state.items.values():
        found += [item for item in items if _is_usable(state, seat, item)]
    return found


def _is_usable(state: State, seat: str, card: Card) -> bool:
    action = ACTIONS.get(card.id)
    if action is None or card in state.used:
        return False
    user = state.rules.owner[card] if action.faction is None else state.rules.player.get(action.faction)
    return user == seat and all(condition(state, seat, card) for condition in action.conditions)


def use_a_card(game: CardGame, seat: str) -> None:
    """CG-ABILITY-01, CG-ABILITY-04, CG-ABILITY-05, CG-ABILITY-06.

    Carry out the text of a card in play; once a round if it costs nothing for good, or it could be used for ever.
    """
    state = game.state
    card = game.ask(seat, "use", usable(state, seat))
    game.tell("use", seat=seat, card=card)
    before = _settled(state)
    with game.because(card):
        ACTIONS[card.id].use(game, seat, card)
    if card.id in ONCE_A_ROUND or _settled(state) == before:
        state.used += (card,)


def _settled(state: State) -> tuple[object, ...]:
    """What is in play, out of the game or counted; cards of hands, draw decks and cycle piles come and go."""
    return (
        state.reserves.copy(),
        state.items.copy(),
        state.battlegrounds.copy(),
        state.eliminated.copy(),
        state.added.copy(),
        state.path,
        state.path_cards,
        state.corruption,
    )


DEEDS = {
    PLAY: play_from_hand,
    MOVE: move_from_reserve,
    USE: use_a_card,
    RING: use_ring,
    WINNOW: winnow,
    CYCLE: cycle_a_card,
}
