"""Chapters 5 and 10: the action step, passing, the six actions, Ring tokens, winnowing."""

from __future__ import annotations

from ringwar.cardgame.rules.abilities import why_unmet
from ringwar.cardgame.rules.cycling import cycle_from_hand
from ringwar.cardgame.rules.deck import draw
from ringwar.cardgame.rules.playing import (
    cannot_move,
    cannot_play,
    eliminate_from_hand,
    is_playable,
    movable,
    move_from_reserve,
    play_from_hand,
)
from ringwar.cardgame.rules.whose import lies_in_play, not_own
from ringwar.cardgame.table.facts import Card
from ringwar.cardgame.table.queries import Pointed
from ringwar.cardgame.table.scenarios import CARRYOVER_LIMIT
from ringwar.cardgame.table.state import State
from ringwar.cardgame.table.texts import ACTIONS, LIMIT_IN_PLAY, LIMIT_IN_RESERVE, ONCE_A_ROUND, Action, CardGame
from ringwar.kernel import Question, Refusal, name_of

PLAY, MOVE, USE, RING, WINNOW, CYCLE, PASS = "play", "move", "use", "ring", "winnow", "cycle", "pass"

WINNOWED = 2  # CG-WINNOW-01
TRILOGY_RING_DRAW = 2  # CG-RING-01
DUEL_RING_DRAW = 3  # CG-DUEL2-06


def turn(game: CardGame) -> None:
    """CG-ACT-01, CG-ACT-02, CG-ACT-03. One player's turn: one action, or a pass where it is allowed."""
    state = game.state
    seat = state.seat
    choice = game.ask(seat, "action", actions(state, seat), why=why_not_done)
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


def why_not_done(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-ACT-03, CG-ACT-08. Why an action cannot be taken; of a card, why not, or by which action it can be used."""
    seat = question.side
    if thing in actions(state, seat):
        return None
    if isinstance(thing, str) and thing in NOT_DONE:
        return NOT_DONE[thing](state, seat)
    return _of_a_card(state, seat, thing) if isinstance(thing, Card) else _action_first(PLAY)


def _of_a_card(state: State, seat: str, card: Card) -> Refusal:
    """CG-ACT-03. What can be done with a card, or why neither playing, nor using, nor moving it is possible."""
    if not lies_in_play(state, card):
        return cannot_play(state, seat, card) or _action_first(PLAY)
    cannot_be_used = cannot_use(state, seat, card)
    if cannot_be_used is None:
        return _action_first(USE)
    if card in state.reserves[seat]:
        return cannot_move(state, seat, card) or _action_first(MOVE)
    return not_own(state, seat, card) or cannot_be_used


def _action_first(action: str) -> Refusal:
    """CG-ACT-03. The action comes first, then what it is done with."""
    return Refusal("action-first", clauses=["CG-ACT-03"], action=action)


def cannot_act(state: State, seat: str) -> Refusal | None:
    """CG-ACT-01, CG-ACT-05, CG-COMBAT-07. Why a player takes no actions now: another step, or another's turn."""
    if state.step != "actions":
        return Refusal("no-actions-now", clauses=["CG-ACT-05", "CG-COMBAT-07"], step=state.step)
    if state.seat != seat:
        return Refusal("turn-of-another", clauses=["CG-ACT-01", "CG-ACT-05"], seat=state.seat)
    return None


def _no_play(state: State, seat: str) -> Refusal:
    """CG-PLAY-01, CG-PLAY-15, CG-ITEM-03. Why a player has nothing to play."""
    if not state.hands[seat]:
        return Refusal("hand-empty", clauses=["CG-PLAY-01"])
    return Refusal("nothing-to-play", clauses=["CG-PLAY-15", "CG-ITEM-03"])


def _no_move(state: State, seat: str) -> Refusal:
    """CG-MOVE-01, CG-MOVE-02, CG-RESERVE-02. Why a player has nothing to move."""
    reserve = state.reserves[seat]
    if not reserve:
        return Refusal("reserve-empty", clauses=["CG-MOVE-01"])
    if state.locked.issuperset(reserve):
        return Refusal("reserve-locked", clauses=["CG-RESERVE-02"])
    return Refusal("nothing-to-move", clauses=["CG-MOVE-02"])


def _no_use(state: State, seat: str) -> Refusal:
    """CG-ABILITY-01, CG-ABILITY-03. A player has no card in play whose action can be used."""
    return Refusal("nothing-to-use", clauses=["CG-ABILITY-01", "CG-ABILITY-03"])


def _no_ring(state: State, seat: str) -> Refusal:
    """CG-RING-02, CG-DUEL2-06, CG-DUEL2-07, CG-DUEL3-07, CG-FOTR-07. Why a player has no Ring token to use."""
    kind = state.rules.scenario.ring_tokens.get(seat)
    if kind is None:
        return Refusal("no-ring-tokens", clauses=["CG-FOTR-07"])
    if kind == "trilogy":
        return Refusal("ring-spent", clauses=["CG-RING-02"])
    return Refusal("ring-used-this-round", clauses=["CG-DUEL2-06", "CG-DUEL2-07"])


def _no_winnowing(state: State, seat: str) -> Refusal:
    """CG-WINNOW-02. A player with fewer than 2 cards cannot winnow."""
    return Refusal("too-few-to-winnow", clauses=["CG-WINNOW-02"], count=len(state.hands[seat]), needed=WINNOWED)


def _no_cycling(state: State, seat: str) -> Refusal:
    """CG-CYCLE-06. The cycle action needs a card in hand."""
    return Refusal("hand-empty", clauses=["CG-CYCLE-06"])


def _no_pass(state: State, seat: str) -> Refusal:
    """CG-PASS-01, CG-PASS-02, CG-PASS-06. Why a player may not pass: too many cards in hand."""
    count, limit = len(state.hands[seat]), carryover_limit(state, seat)
    return Refusal("hand-too-large", clauses=["CG-PASS-01", "CG-PASS-02"], count=count, limit=limit)


NOT_DONE = {
    PLAY: _no_play,
    MOVE: _no_move,
    USE: _no_use,
    RING: _no_ring,
    WINNOW: _no_winnowing,
    CYCLE: _no_cycling,
    PASS: _no_pass,
}
"""Why an action that is no option is none."""


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
    if _user(state, card, action) != seat:
        return False
    return not action.conditions or all(condition(state, seat, card) for condition in action.conditions)


def _user(state: State, card: Card, action: Action) -> str | None:
    """CG-ABILITY-07. The player who may use a text: the card's owner, or the player of the faction that it names."""
    return state.rules.owner[card] if action.faction is None else state.rules.player.get(action.faction)


def cannot_use(state: State, seat: str, thing: Pointed) -> Refusal | None:
    """CG-ABILITY-01, CG-ABILITY-03, CG-ABILITY-06, CG-ABILITY-07. Why a player cannot use the action of a card."""
    if not isinstance(thing, Card) or thing not in state.rules.owner:
        return not_own(state, seat, thing)
    action = ACTIONS.get(thing.id)
    if action is None:
        return Refusal("no-ability", clauses=["CG-ABILITY-01"], card=thing.name)
    user = _user(state, thing, action)
    if user != seat:
        return Refusal("ability-of-another", clauses=["CG-ABILITY-07"], card=thing.name, seat=name_of(user))
    if not lies_in_play(state, thing):
        return Refusal("ability-not-in-play", clauses=["CG-ABILITY-01", "CG-CARD-14"], card=thing.name)
    if thing in state.used:
        return Refusal("ability-used", clauses=["CG-ABILITY-06"], card=thing.name)
    for condition in action.conditions:
        if not condition(state, seat, thing):
            return why_unmet(state, condition, thing)
    return None


def why_not_used(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-ABILITY-01, CG-ABILITY-03. Why a card cannot be the one whose action is used."""
    return cannot_use(state, question.side, thing)


def use_a_card(game: CardGame, seat: str) -> None:
    """CG-ABILITY-01, CG-ABILITY-04, CG-ABILITY-05, CG-ABILITY-06.

    Carry out the text of a card in play; once a round if it costs nothing for good, or it could be used for ever.
    """
    state = game.state
    card = game.ask(seat, "use", usable(state, seat), why=why_not_used)
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
