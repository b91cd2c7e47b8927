"""Chapter 13: which combat cards are chosen, and how they are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ringwar.boardgame.rules.clash import Clash
from ringwar.boardgame.rules.combat_texts import COMBAT_CONDITIONS
from ringwar.boardgame.rules.event_cards import draw_card, hand, holder, keep_hand_limit
from ringwar.boardgame.table.facts import CHARACTERS, FREE, SHADOW, EventCard
from ringwar.boardgame.table.memory import COMMITTED, left_hand, turned_up
from ringwar.boardgame.table.rolls import Fight
from ringwar.boardgame.table.state import State, without
from ringwar.boardgame.table.texts import FROM_TABLE, NO_COMBAT_CARDS
from ringwar.kernel import Question, Refusal

if TYPE_CHECKING:
    from ringwar.boardgame.rules.combat_round import Round


def playable_combat_cards(round: Round, side: str) -> list[EventCard]:
    """BG-COMBATCARD-01, BG-COMBATCARD-09. The cards that a side may choose now."""
    if side == FREE and _forbidden(round):
        return []
    return [card for card in _at_hand(round.state, side) if _fits(round, side, card)]


def _at_hand(state: State, side: str) -> list[EventCard]:
    """BG-COMBATCARD-01. The cards in hand, and those on the table that may be used like them."""
    return [*hand(state, side), *(card for card in state.table[side] if card.name in FROM_TABLE)]


def why_not_fought_with(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-CARD-15, BG-COMBATCARD-01, BG-COMBATCARD-09. Why a card cannot be the combat card of this round."""
    side, battle = question.plays_for, state.battle
    if not isinstance(thing, EventCard) or battle is None:
        return None
    if thing not in _at_hand(state, side):
        on_table = any(thing in cards for cards in state.table.values())
        key = "card-on-table" if on_table else "card-not-in-hand"
        return Refusal(key, clauses=["BG-COMBATCARD-01"], card=thing.name)
    clash = Clash(state, battle, Fight())
    if side == FREE and _forbidden(clash):
        return Refusal("no-combat-cards", clauses=["BG-CARD-15"], card=thing.name)
    if _fits(clash, side, thing):
        return None
    needs = f"needs-{thing.half.name}"
    return Refusal("combat-needs", clauses=["BG-COMBATCARD-09"], card=thing.name, half=thing.half.name, needs=needs)


def _chosen_card(round: Round, side: str) -> EventCard | None:
    """BG-COMBATCARD-01, BG-COMBATCARD-07. The card that a side chooses, asked unless all can see that it has none."""
    options: list[EventCard | None] = [*playable_combat_cards(round, side), None]
    hidden = hand(round.state, side) and not (side == FREE and _forbidden(round))
    if not hidden and len(options) == 1:
        return None
    alone = side == SHADOW and _forbidden(round)
    why, where, number = why_not_fought_with, round.battle.target, round.battle.round
    return round.game.ask_always(side, "combat-card", options, why=why, region=where, round=number, alone=alone)


def _fits(round: Clash, side: str, card: EventCard) -> bool:
    condition = COMBAT_CONDITIONS.get(card.combat_id)
    return condition is None or condition(round, side)


def _forbidden(round: Clash) -> bool:
    """A card on the table, and the first round against Grond or the Uruk-hai, bar Free Peoples combat cards."""
    battle, state = round.battle, round.state
    lying = state.table[SHADOW]
    if lying and any(card.name in NO_COMBAT_CARDS and NO_COMBAT_CARDS[card.name](battle) for card in lying):
        return True
    if not battle.wary or battle.round != 1:
        return False
    return not any(each.kind == "companion" for each in round.force(FREE).characters)


def play_combat_cards(round: Round) -> None:
    """BG-COMBATCARD-01 to BG-COMBATCARD-08.

    The attacker chooses a card in secret, then the defender; both are turned up.
    """
    game, state, battle = round.game, round.state, round.battle
    lying = (*state.table[FREE], *state.table[SHADOW])
    if _forbidden(round):
        game.tell("combat-cards-barred", side=state.rules.speaker(state, FREE))
    for side in (round.attacker, round.defender):
        card = _chosen_card(round, side)
        if card is not None:
            _commit(state, side, card)
        game.tell("combat-card-chosen", side=side, deck=card.deck if card is not None else "none")
    for side in state.committed:
        game.commit(state.rules.speaker(state, side))
    turned_up(state)
    battle.cards = dict(round.cards)
    for side, card in tuple(state.committed.items()):
        round.cards[side] = battle.cards[side] = state.committed.pop(side)
        game.show("combat-card", side=state.rules.speaker(state, side), card=card, half=card.half, table=card in lying)
    if battle.round == 1:
        sorcerer(round)


def _commit(state: State, side: str, card: EventCard) -> None:
    if card in state.table[side]:
        state.table[side] = without(state.table[side], card)
    else:
        seat = holder(state, card)
        state.hands[seat] = without(state.hands[seat], card)
        left_hand(state, seat, card, COMMITTED)
    state.committed[side] = card


def sorcerer(round: Round) -> None:
    """The Witch-king: after a combat card in the first round, a card may be drawn from the deck it came from."""
    card = round.cards[SHADOW]
    present = any(each.name == "witch-king" for each in round.force(SHADOW).characters)
    if card is None or not present or not round.state.decks[SHADOW, card.deck]:
        return
    with round.game.because(CHARACTERS["witch-king"]):
        if round.game.confirm(SHADOW, "sorcerer", deck=card.deck):
            draw_card(round.game, SHADOW, card.deck)
            keep_hand_limit(round.game, SHADOW)


def discard_combat_cards(round: Round) -> None:
    """BG-COMBATCARD-10, BG-COMBATCARD-11. The cards of the round are discarded."""
    state, battle = round.state, round.battle
    cards, battle.cards = battle.cards, {}
    for side, card in cards.items():
        if card is not None:
            state.discards[side] += (card,)
            state.seen |= {card}
            round.game.tell("combat-card-discarded", side=side, card=card)
