"""The combat halves that are new in the expansion, a function an effect."""

from __future__ import annotations

from ringwar.boardgame.cards.combat import cancel_hits, durins_bane
from ringwar.boardgame.cards.requirements import a_captain_fights, near_moria
from ringwar.boardgame.lords.table.facts import BALROG
from ringwar.boardgame.rules.combat_round import MUST_CEASE, MUST_RETREAT, Round
from ringwar.boardgame.rules.combat_texts import AFTER_REROLL, BEFORE_CASUALTIES, BEFORE_ROLL, combat, needs
from ringwar.boardgame.rules.forces import ASSAULT
from ringwar.boardgame.table.facts import FREE, MINION, SHADOW, Character

ORDERLY_WITHDRAWAL, DURINS_BANE = "orderly-withdrawal", "durins-bane-is-come"
FEAR_OF_THEIR_MASTERS, SERVANT_OF_THE_SHADOW = "fear-of-their-masters", "servant-of-the-shadow"
SIX = 6


# Orderly Withdrawal


@needs(ORDERLY_WITHDRAWAL)
def a_captain_in_the_open(fight: Round, side: str) -> bool:
    """A leader or companion fights for the Free Peoples in a field battle or a sortie."""
    return fight.battle.kind != ASSAULT and a_captain_fights(fight, side)


@combat(ORDERLY_WITHDRAWAL, BEFORE_CASUALTIES)
def orderly_withdrawal(fight: Round, side: str) -> None:
    """A hit may be cancelled; then the Free Peoples must end the battle after this round if they can."""
    if fight.hits[SHADOW] and fight.game.confirm(FREE, "withdraw-in-order", hits=fight.hits[SHADOW]):
        cancel_hits(fight, 1)
        fight.ending = MUST_CEASE if side == fight.attacker else MUST_RETREAT


# Durin's Bane


@needs(DURINS_BANE)
def the_balrog_or_moria(fight: Round, side: str) -> bool:
    """The Balrog is in the battle, or the defending army is near Moria."""
    return fight.force(SHADOW).has(BALROG.name) or near_moria(fight, side)


combat(DURINS_BANE, BEFORE_ROLL)(durins_bane)


# Minions


def minions(fight: Round) -> list[Character]:
    return [each for each in fight.force(SHADOW).characters if each.kind == MINION]


@needs(FEAR_OF_THEIR_MASTERS, SERVANT_OF_THE_SHADOW)
def a_minion_fights(fight: Round, side: str) -> bool:
    """A minion is in the battle."""
    return bool(minions(fight))


@combat(FEAR_OF_THEIR_MASTERS, BEFORE_ROLL)
def driven_by_fear(fight: Round, side: str) -> None:
    """The Shadow gives up all its leadership to add 2 to its combat roll."""
    fight.leaderless.append(SHADOW)
    fight.roll_bonus[SHADOW] += 2


@combat(FEAR_OF_THEIR_MASTERS, AFTER_REROLL)
def heedless_of_blows(fight: Round, side: str) -> None:
    """Every 6 of the Free Peoples' dice is one more hit on the Shadow."""
    sixes = fight.dice[FREE].count(SIX) + fight.re_rolled[FREE].count(SIX)
    if sixes:
        fight.hits[FREE] += sixes
        fight.game.tell("more-hits", side=FREE, count=sixes)


@combat(SERVANT_OF_THE_SHADOW, BEFORE_ROLL)
def servant_of_the_shadow(fight: Round, side: str) -> None:
    """A minion forfeits leadership: the Free Peoples roll as many dice fewer."""
    able = [each for each in minions(fight) if forfeitable(fight, each)]
    if not able:
        return
    servant = fight.game.ask(SHADOW, "minion-forfeits", able)
    if servant.person == "witch-king":
        fight.forfeited_nazgul += servant.leadership
    else:
        fight.forfeiters.append(servant)
    fight.fewer_dice[FREE] += servant.leadership


def forfeitable(fight: Round, minion: Character) -> int:
    """The leadership that a minion has to give up; that of the Witch-king counts with the Nazgûl."""
    leads = fight.nazgul_leadership() > 0 if minion.person == "witch-king" else fight.leads(minion)
    return minion.leadership if leads else 0
