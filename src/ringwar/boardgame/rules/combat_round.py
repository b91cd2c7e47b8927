"""Chapters 12.3, 12.4 and 13: a combat round, with combat cards, rolls, re-rolls and casualties."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ringwar.boardgame.rules.casualties import remove_companions_of_the_dead, take_hits
from ringwar.boardgame.rules.clash import MOST_COMBAT_DICE, Clash
from ringwar.boardgame.rules.combat_cards import discard_combat_cards, play_combat_cards
from ringwar.boardgame.rules.combat_texts import (
    AFTER_CASUALTIES,
    AFTER_REROLL,
    AFTER_ROLL,
    BEFORE_CASUALTIES,
    BEFORE_REROLL,
    BEFORE_ROLL,
    COMBAT_EFFECTS,
    REVEALED,
)
from ringwar.boardgame.table.facts import ENEMY, FREE, SHADOW, Character, EventCard
from ringwar.boardgame.table.rolls import (
    COMBAT_ROLL,
    FEWER_DICE,
    HITS,
    LEADER_RE_ROLL,
    LEADERSHIP_OF,
    MOST_DICE,
    NAZGUL_LEADERSHIP,
    NO_RE_ROLL,
    ExtraAttack,
    Fight,
    Modifier,
)
from ringwar.boardgame.table.state import Battle
from ringwar.boardgame.table.texts import BoardGame

GARRISON = "garrison"

FOUGHT, MUST_CEASE, MUST_RETREAT, WITHDRAWS, GONE = "fought", "must-cease", "must-retreat", "withdraws", "gone"
"""How a round ends: as usual, or by a card. Then the attacker must cease, or the defender must retreat if he can,
withdraws into his stronghold, or is gone from the region already."""


class BattleEnds(Exception):
    """Raised where an army is gone in the middle of a round, so that later effects are lost (BG-COMBATCARD-16)."""


class Round(Clash):
    """One combat round: the forces, their cards, and what cards change until its end. It tells whatever it changes."""

    def __init__(self, game: BoardGame, battle: Battle) -> None:
        super().__init__(game.state, battle, Fight())
        self.game = game
        self.cards: dict[str, EventCard | None] = {FREE: None, SHADOW: None}
        self.misses = {FREE: 0, SHADOW: 0}
        self.re_roll_hits = {FREE: 0, SHADOW: 0}
        self.hits = self.fight.hits
        self.moment = REVEALED
        self.ending = FOUGHT

    # Cards

    def apply(self, moment: str) -> None:
        """BG-COMBATCARD-12 to BG-COMBATCARD-16.

        The effects of both cards at a moment: lower initiative, then defender first.
        """
        self.moment = moment
        due: list[tuple[int, bool, str, Callable[[Round, str], None]]] = []
        for side, card in self.cards.items():
            if card is not None:
                for effect in COMBAT_EFFECTS.get(card.combat_id, ()):
                    if effect.moment == moment:
                        due.append((card.initiative[effect.number], side == self.attacker, side, effect.apply))
        for _, _, side, apply in sorted(due, key=lambda each: each[:2]):
            card = self.cards[side]
            if card is not None:
                with self.game.because(card.half):
                    apply(self, side)

    def cancel(self, side: str) -> None:
        """The combat card of a side has no effect."""
        card = self.cards[side]
        if card is not None:
            self.cards[side] = None
            self.game.tell("card-cancelled", side=side, card=card, half=card.half)

    def no_effect(self) -> None:
        """What is being applied changes nothing now."""
        self.game.tell("no-effect")

    def no_more_effect(self) -> None:
        """What is being applied changes nothing now, but has changed something before."""
        self.game.tell("no-more-effect")

    # What cards change

    def modify(self, side: str, of: str, value: int) -> None:
        self.fight.modifiers.append(Modifier(side, of, value, self.game.cause))

    def add_to(self, side: str, bonus: int, *rolls: str) -> None:
        """BG-BATTLE-30 to BG-BATTLE-32. Something is added to every die of a roll, or taken from it."""
        for each in rolls:
            self.modify(side, each, bonus)
        self.game.tell("combat-bonus", side=side, bonus=bonus, rolls=list(rolls))

    def take_dice(self, side: str, number: int) -> None:
        """A side rolls so many dice fewer."""
        self.modify(side, FEWER_DICE, -number)
        self.game.tell("fewer-dice", side=side, count=number)

    def limit_dice(self, side: str, most: int) -> None:
        """A side rolls so many dice at most."""
        self.modify(side, MOST_DICE, most)
        self.game.tell("most-dice", side=side, count=most)

    def bar_re_roll(self, side: str) -> None:
        self.modify(side, NO_RE_ROLL, 0)
        self.game.tell("no-re-roll", side=side)

    def forfeit(self, side: str, characters: Sequence[Character]) -> None:
        """BG-COMBATCARD-17. Characters give up their leadership."""
        lost = sum(each.leadership for each in characters if self.leads(each))
        self.fight.forfeiters += characters
        self.modify(side, LEADERSHIP_OF, -lost)
        self.game.tell("forfeit", characters=list(characters))

    def forfeit_nazgul(self, points: int) -> None:
        """BG-COMBATCARD-17. The Shadow gives up points of Nazgûl leadership."""
        self.modify(SHADOW, NAZGUL_LEADERSHIP, -points)
        self.game.tell("forfeit-nazgul", count=points)

    def forfeit_witch_king(self, witch_king: Character) -> None:
        """BG-COMBATCARD-17. A Witch-king gives up his leadership, which counts with that of the Nazgûl."""
        self.modify(SHADOW, NAZGUL_LEADERSHIP, -witch_king.leadership)
        self.game.tell("forfeit", characters=[witch_king])

    def silence(self, side: str, character: Character) -> None:
        """BG-COMBATCARD-18. A character has neither leadership nor abilities."""
        before = self.leadership(side)
        self.fight.silenced.append(character)
        self.modify(side, LEADERSHIP_OF, self.leadership(side) - before)
        self.game.tell("silenced", companion=character)

    def give_up_leadership(self, side: str) -> None:
        """All leadership of a side counts for nothing."""
        lost = self.leadership(side)
        self.fight.leaderless.append(side)
        self.modify(side, LEADERSHIP_OF, -lost)
        self.game.tell("leaderless", side=side)

    def change_hits(self, side: str, number: int) -> None:
        """A side has so many hits more, or fewer; the caller says why."""
        self.hits[side] += number
        self.modify(side, HITS, number)

    # Blows at once

    def extra_attack(self, side: str, dice: int, number: int) -> None:
        """BG-COMBATCARD-20 to BG-COMBATCARD-25. Dice rolled at once, whose hits are taken at once."""
        rolled = [self.game.roll("combat-die", roller=side) for _ in range(min(dice, MOST_COMBAT_DICE))]
        hits = sum(die >= number for die in rolled)
        self.fight.extra.append(ExtraAttack(side, tuple(rolled), number, hits, self.game.cause))
        self.battle.hits[ENEMY[side]] = hits
        self.game.tell(
            "extra-attack", side=side, dice=rolled, needed=number, hits=hits, first=self.moment == BEFORE_ROLL
        )
        self.strike(ENEMY[side], hits)

    def early_hits(self, side: str) -> int:
        """The hits of a side's extra attacks."""
        return sum(each.hits for each in self.fight.extra if each.side == side)

    def wound(self, side: str, hits: int) -> int:
        """A text has a force take hits at once, without a roll; say how many it could take."""
        if not hits:
            return 0
        self.battle.hits[side] = hits
        self.game.tell("wounds", side=side, hits=hits, later=self.moment == AFTER_CASUALTIES)
        return self.strike_only(side, hits)

    def strike(self, side: str, hits: int) -> None:
        """BG-COMBATCARD-25. A force takes hits at once; if it is destroyed the battle ends."""
        self.strike_only(side, hits)
        self.end_if_destroyed(side)

    def end_if_destroyed(self, side: str) -> None:
        """BG-COMBATCARD-16, BG-COMBATCARD-25. Without a unit of a side the battle is over."""
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
    game.state.fight = round.fight
    game.tell("battle-round", round=battle.round, region=battle.target)
    play_combat_cards(round)
    try:
        garrison_helps(round)
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


# Rolls


def garrison_helps(round: Round) -> None:
    """A defender who is attacked from outside and from within a stronghold rolls fewer dice."""
    if round.battle.defender_dice_lost:
        with round.game.because(GARRISON):
            round.take_dice(round.defender, round.battle.defender_dice_lost)


def roll(round: Round, side: str) -> None:
    """BG-BATTLE-19, BG-BATTLE-25, BG-BATTLE-30 to BG-BATTLE-33. The combat roll of a side."""
    rolled = [round.game.roll("combat-die", roller=side) for _ in range(round.dice(side))]
    number, bonus = round.to_hit(side), round.fight.total(side, COMBAT_ROLL)
    round.fight.dice[side] = tuple(rolled)
    round.hits[side] = sum(hits(die, bonus, number) for die in rolled)
    round.misses[side] = len(rolled) - round.hits[side]
    round.game.tell(
        "combat-roll",
        side=side,
        round=round.battle.round,
        dice=rolled,
        bonus=bonus,
        reasons=round.fight.causes(side, COMBAT_ROLL),
        needed=number,
        walls=round.walls(side),
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
    if most <= 0 or not round.may_re_roll(side):
        return
    again = round.game.ask(side, "re-roll", range(most, -1, -1), hits=round.hits[side])
    number, bonus = round.to_hit(side), round.fight.total(side, LEADER_RE_ROLL)
    rolled = [round.game.roll("combat-die", roller=side) for _ in range(again)]
    round.fight.re_rolled[side] = tuple(rolled)
    round.re_roll_hits[side] = sum(hits(die, bonus, number) for die in rolled)
    round.hits[side] += round.re_roll_hits[side]
    round.game.tell(
        "leader-re-roll",
        side=side,
        dice=rolled,
        bonus=bonus,
        reasons=round.fight.causes(side, LEADER_RE_ROLL),
        needed=number,
        walls=round.walls(side),
        hits=round.re_roll_hits[side],
    )


def casualties(round: Round) -> None:
    """BG-BATTLE-34, BG-CASUALTY-01, BG-CASUALTY-05, BG-CASUALTY-06. Both sides take their hits, the attacker first."""
    round.apply(BEFORE_CASUALTIES)
    round.battle.hits = {side: round.hits[ENEMY[side]] for side in (FREE, SHADOW)}
    round.game.tell("hits-to-take", free=round.battle.hits[FREE], shadow=round.battle.hits[SHADOW])
    for side in (round.attacker, round.defender):
        take_hits(round.game, round.force(side), round.hits[ENEMY[side]])
    if round.is_over():
        raise BattleEnds
