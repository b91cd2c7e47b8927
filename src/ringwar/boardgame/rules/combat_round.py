"""Chapters 12.3, 12.4 and 13: a combat round, with combat cards, rolls, re-rolls and casualties."""

from __future__ import annotations

from collections.abc import Callable

from ringwar.boardgame.rules.armies import leading_elites
from ringwar.boardgame.rules.casualties import remove_companions_of_the_dead, take_hits
from ringwar.boardgame.rules.combat_texts import (
    AFTER_CASUALTIES,
    AFTER_REROLL,
    AFTER_ROLL,
    BEFORE_CASUALTIES,
    BEFORE_REROLL,
    BEFORE_ROLL,
    COMBAT_CONDITIONS,
    COMBAT_EFFECTS,
    LEADERSHIP,
    REVEALED,
    STRENGTH,
)
from ringwar.boardgame.rules.event_cards import draw_card, hand, holder, keep_hand_limit
from ringwar.boardgame.rules.forces import ASSAULT, FIELD, Force, force_of
from ringwar.boardgame.table.facts import ENEMY, FREE, SHADOW, Character, EventCard
from ringwar.boardgame.table.memory import COMMITTED, left_hand, turned_up
from ringwar.boardgame.table.queries import characters_at
from ringwar.boardgame.table.state import Battle, State, without
from ringwar.boardgame.table.texts import FROM_TABLE, NO_COMBAT_CARDS, BoardGame

MOST_COMBAT_DICE = 5  # BG-BATTLE-19, BG-BATTLE-21
TO_HIT = 5  # BG-BATTLE-25
TO_HIT_WALLS = 6  # BG-BATTLE-35, BG-SIEGE-23

FOUGHT, MUST_CEASE, MUST_RETREAT, WITHDRAWS, GONE = "fought", "must-cease", "must-retreat", "withdraws", "gone"
"""How a round ends: as usual, or by a card. Then the attacker must cease, or the defender must retreat if he can,
withdraws into his stronghold, or is gone from the region already."""


class BattleEnds(Exception):
    """Raised where an army is gone in the middle of a round, so that later effects are lost (BG-COMBATCARD-16)."""


class Round:
    """One combat round: the forces, their cards, and what cards have changed until its end."""

    def __init__(self, game: BoardGame, battle: Battle) -> None:
        self.game = game
        self.state: State = game.state
        self.battle = battle
        self.cards: dict[str, EventCard | None] = {FREE: None, SHADOW: None}
        self.roll_bonus = {FREE: 0, SHADOW: 0}
        self.re_roll_bonus = {FREE: 0, SHADOW: 0}
        self.fewer_dice = {FREE: 0, SHADOW: 0}
        self.most_dice = {FREE: MOST_COMBAT_DICE, SHADOW: MOST_COMBAT_DICE}
        self.forfeited_nazgul = 0
        self.silenced: list[Character] = []
        self.leaderless: list[str] = []
        """The sides whose leadership counts for nothing."""
        self.forfeiters: list[Character] = []
        self.no_re_roll: list[str] = []
        self.dice: dict[str, list[int]] = {FREE: [], SHADOW: []}
        self.re_rolled: dict[str, list[int]] = {FREE: [], SHADOW: []}
        self.misses = {FREE: 0, SHADOW: 0}
        self.hits = {FREE: 0, SHADOW: 0}
        self.re_roll_hits = {FREE: 0, SHADOW: 0}
        self.early_hits = {FREE: 0, SHADOW: 0}
        self.ending = FOUGHT

    # Who fights

    def force(self, side: str) -> Force:
        return force_of(self.state, self.battle, side)

    @property
    def attacker(self) -> str:
        return self.battle.attacker

    @property
    def defender(self) -> str:
        return ENEMY[self.battle.attacker]

    def strength(self, side: str) -> int:
        """BG-BATTLE-18, and Captains of the West: the combat strength of a force."""
        force = self.force(side)
        able = [each for each in force.characters if each not in self.silenced]
        captains = sum(each.is_captain for each in able)
        others = sum(STRENGTH[each.name](self, side) for each in able if each.name in STRENGTH)
        return force.army.size + captains + others

    def nazgul_leadership(self) -> int:
        """BG-COMBATCARD-17. What the Nazgûl of the Shadow force lead now, the Witch-king among them."""
        silenced = any(each.name == "gandalf-the-white" for each in self.silenced)
        if SHADOW in self.leaderless or (self.battle.white_rider and not silenced):
            return 0
        force = self.force(SHADOW)
        witch_king = sum(each.leadership for each in force.characters if each.person == "witch-king")
        return force.nazgul + witch_king - self.forfeited_nazgul

    def leadership(self, side: str) -> int:
        """BG-BATTLE-20, BG-COMBATCARD-17. The leadership of a force, less what it has forfeited."""
        if side in self.leaderless:
            return 0
        force = self.force(side)
        number = force.army.leaders + leading_elites(self.state, force.army)
        able = [each for each in characters_at(self.state, force.region, side) if each not in self.silenced]
        number += sum(LEADERSHIP[each.name](self, side) for each in able if each.name in LEADERSHIP)
        number += sum(each.leadership for each in force.characters if each.person != "witch-king" and self.leads(each))
        return number + (self.nazgul_leadership() if side == SHADOW else 0)

    def leads(self, character: Character) -> bool:
        """BG-COMBATCARD-17, BG-COMBATCARD-18. The leadership of a character counts in this round."""
        rides = self.battle.white_rider and character.name == "gandalf-the-white"
        return not rides and character not in self.silenced and character not in self.forfeiters

    def to_hit(self, side: str) -> int:
        """BG-BATTLE-25, BG-BATTLE-35 to BG-BATTLE-39, BG-SIEGE-23, BG-SIEGE-24. What a die of a side must show."""
        if side != self.attacker:
            return TO_HIT
        if self.battle.kind == ASSAULT:
            return TO_HIT_WALLS
        walls = self.battle.kind == FIELD and self.battle.target.is_fortified and self.battle.round == 1
        return TO_HIT_WALLS if walls else TO_HIT

    # Cards

    def apply(self, moment: str) -> None:
        """BG-COMBATCARD-12 to BG-COMBATCARD-16.

        The effects of both cards at a moment: lower initiative, then defender first.
        """
        due: list[tuple[int, bool, str, Callable[[Round, str], None]]] = []
        for side, card in self.cards.items():
            if card is not None:
                for effect in COMBAT_EFFECTS.get(card.combat_id, ()):
                    if effect.moment == moment:
                        due.append((card.initiative[effect.number], side == self.attacker, side, effect.apply))
        for _, _, side, apply in sorted(due, key=lambda each: each[:2]):
            card = self.cards[side]
            if card is not None:
                with self.game.because(card):
                    apply(self, side)

    def cancel(self, side: str) -> None:
        """The combat card of a side has no effect."""
        card = self.cards[side]
        if card is not None:
            self.game.tell("card-cancelled", side=side, card=card, half=f"combat-{card.combat_id}")
            self.cards[side] = None

    def extra_attack(self, side: str, dice: int, number: int) -> None:
        """BG-COMBATCARD-20 to BG-COMBATCARD-25. Dice rolled at once, whose hits are taken at once."""
        rolled = [self.game.roll("combat-die", roller=side) for _ in range(min(dice, MOST_COMBAT_DICE))]
        hits = sum(die >= number for die in rolled)
        self.game.tell("extra-attack", side=side, dice=rolled, needed=number, hits=hits)
        self.early_hits[side] += hits
        self.strike(ENEMY[side], hits)

    def strike(self, side: str, hits: int) -> None:
        """BG-COMBATCARD-25. A force takes hits at once; if it is destroyed the battle ends."""
        self.strike_only(side, hits)
        if not self.force(side).army.size:
            raise BattleEnds

    def strike_only(self, side: str, hits: int) -> int:
        """A force takes as many of the hits as it can at once, and what follows from them still happens."""
        return take_hits(self.game, self.force(side), hits)

    def is_over(self) -> bool:
        return not self.force(FREE).army.size or not self.force(SHADOW).army.size


def combat_round(game: BoardGame, battle: Battle) -> str:
    """BG-BATTLE-22, BG-BATTLE-23. Cards, combat roll, leader re-roll, casualties; say how the round ended."""
    round = Round(game, battle)
    play_combat_cards(round)
    try:
        for moment in (REVEALED, BEFORE_ROLL):
            round.apply(moment)
        for side in (round.attacker, round.defender):
            roll(round, side)
        round.apply(AFTER_ROLL)
        round.apply(BEFORE_REROLL)
        for side in (round.attacker, round.defender):
            re_roll(round, side)
        round.apply(AFTER_REROLL)
        casualties(round)
        round.apply(AFTER_CASUALTIES)
    except BattleEnds:
        pass
    battle.hits = {}
    discard_combat_cards(round)
    for side in (round.attacker, round.defender):
        force = round.force(side)
        if not force.army.size:
            remove_companions_of_the_dead(game, force)
    return round.ending


# Combat cards


def playable_combat_cards(round: Round, side: str) -> list[EventCard]:
    """BG-COMBATCARD-01, BG-COMBATCARD-09. The cards that a side may choose now."""
    state = round.state
    if side == FREE and _forbidden(round):
        return []
    cards = [*hand(state, side), *(card for card in state.table[side] if card.name in FROM_TABLE)]
    return [card for card in cards if _fits(round, side, card)]


def _chosen_card(round: Round, side: str) -> EventCard | None:
    """BG-COMBATCARD-01, BG-COMBATCARD-07. The card that a side chooses, asked unless all can see that it has none."""
    options: list[EventCard | None] = [*playable_combat_cards(round, side), None]
    hidden = hand(round.state, side) and not (side == FREE and _forbidden(round))
    return round.game.ask_always(side, "combat-card", options) if hidden or len(options) > 1 else None


def _fits(round: Round, side: str, card: EventCard) -> bool:
    condition = COMBAT_CONDITIONS.get(card.combat_id)
    return condition is None or condition(round, side)


def _forbidden(round: Round) -> bool:
    """A card on the table, and the first round against Grond or the Uruk-hai, bar Free Peoples combat cards."""
    battle, state = round.battle, round.state
    if any(card.name in NO_COMBAT_CARDS and NO_COMBAT_CARDS[card.name](battle) for card in state.table[SHADOW]):
        return True
    return (
        battle.wary and battle.round == 1 and not any(each.kind == "companion" for each in round.force(FREE).characters)
    )


def play_combat_cards(round: Round) -> None:
    """BG-COMBATCARD-01 to BG-COMBATCARD-08.

    The attacker chooses a card in secret, then the defender; both are turned up.
    """
    game, state, battle = round.game, round.state, round.battle
    for side in (round.attacker, round.defender):
        card = _chosen_card(round, side)
        game.tell("combat-card-chosen", side=side, deck=card.deck if card is not None else "none")
        if card is not None:
            _commit(state, side, card)
    for side in state.committed:
        game.commit(state.rules.speaker(state, side))
    for side, card in state.committed.items():
        round.cards[side] = card
        game.show("combat-card", side=state.rules.speaker(state, side), card=card, half=f"combat-{card.combat_id}")
    turned_up(state)
    state.committed = {}
    battle.cards = dict(round.cards)
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
    if round.game.confirm(SHADOW, "sorcerer"):
        draw_card(round.game, SHADOW, card.deck)
        keep_hand_limit(round.game, SHADOW)


def discard_combat_cards(round: Round) -> None:
    """BG-COMBATCARD-10, BG-COMBATCARD-11. The cards of the round are discarded."""
    state, battle = round.state, round.battle
    for side, card in battle.cards.items():
        if card is not None:
            state.discards[side] += (card,)
            state.seen |= {card}
    battle.cards = {}


# Rolls


def roll(round: Round, side: str) -> None:
    """BG-BATTLE-19, BG-BATTLE-25, BG-BATTLE-30 to BG-BATTLE-33. The combat roll of a side."""
    lost = round.battle.defender_dice_lost if side == round.defender else 0
    dice = min(MOST_COMBAT_DICE, round.strength(side), round.most_dice[side])
    fewer = round.fewer_dice[side] + lost
    dice = max(1, dice - fewer) if fewer else dice
    round.dice[side] = [round.game.roll("combat-die", roller=side) for _ in range(dice)]
    number, bonus = round.to_hit(side), round.roll_bonus[side]
    round.hits[side] = sum(hits(die, bonus, number) for die in round.dice[side])
    round.misses[side] = dice - round.hits[side]
    round.game.tell(
        "combat-roll",
        side=side,
        round=round.battle.round,
        dice=round.dice[side],
        bonus=bonus,
        needed=number,
        hits=round.hits[side],
    )


def hits(die: int, bonus: int, number: int) -> bool:
    """BG-BATTLE-30, BG-BATTLE-33. Whether a die hits: an unmodified 1 never, an unmodified 6 always."""
    return die == 6 or (die > 1 and die + bonus >= number)


def re_roll(round: Round, side: str) -> None:
    """BG-BATTLE-26 to BG-BATTLE-29.

    The leader re-roll: as many missed dice as the side likes, within its leadership.
    """
    most = min(round.misses[side], round.leadership(side), MOST_COMBAT_DICE)
    if most <= 0 or side in round.no_re_roll:
        return
    again = round.game.ask(side, "re-roll", range(most, -1, -1), hits=round.hits[side])
    number, bonus = round.to_hit(side), round.re_roll_bonus[side]
    rolled = [round.game.roll("combat-die", roller=side) for _ in range(again)]
    round.re_rolled[side] = rolled
    round.re_roll_hits[side] = sum(hits(die, bonus, number) for die in rolled)
    round.hits[side] += round.re_roll_hits[side]
    round.game.tell("leader-re-roll", side=side, dice=rolled, bonus=bonus, needed=number, hits=round.re_roll_hits[side])


def casualties(round: Round) -> None:
    """BG-BATTLE-34, BG-CASUALTY-01, BG-CASUALTY-05, BG-CASUALTY-06. Both sides take their hits, the attacker first."""
    round.apply(BEFORE_CASUALTIES)
    round.battle.hits = {side: round.hits[ENEMY[side]] for side in (FREE, SHADOW)}
    for side in (round.attacker, round.defender):
        take_hits(round.game, round.force(side), round.hits[ENEMY[side]])
    if round.is_over():
        raise BattleEnds
