"""The combat halves that are new in the expansion, a function an effect."""

from __future__ import annotations

from ringwar.boardgame.cards.combat import cancel_hits, durins_bane, score_more
from ringwar.boardgame.cards.requirements import a_captain_fights, near_moria
from ringwar.boardgame.lords.table.facts import BALROG
from ringwar.boardgame.rules.clash import Clash
from ringwar.boardgame.rules.combat_round import MUST_CEASE, MUST_RETREAT, Round
from ringwar.boardgame.rules.combat_texts import AFTER_REROLL, BEFORE_CASUALTIES, BEFORE_ROLL, combat, needs
from ringwar.boardgame.rules.forces import ASSAULT
from ringwar.boardgame.table.facts import FREE, MINION, SHADOW, Character
from ringwar.boardgame.table.rolls import COMBAT_ROLL

ORDERLY_WITHDRAWAL, DURINS_BANE = "orderly-withdrawal", "durins-bane-is-come"
FEAR_OF_THEIR_MASTERS, SERVANT_OF_THE_SHADOW = "fear-of-their-masters", "servant-of-the-shadow"
SIX = 6


# Orderly Withdrawal


@needs(ORDERLY_WITHDRAWAL)
def a_captain_in_the_open(round: Clash, side: str) -> bool:
    """A leader or companion fights for the Free Peoples in a field battle or a sortie."""
    return round.battle.kind != ASSAULT and a_captain_fights(round, side)


@combat(ORDERLY_WITHDRAWAL, BEFORE_CASUALTIES)
def orderly_withdrawal(round: Round, side: str) -> None:
    """A hit may be cancelled; then the Free Peoples must end the battle after this round if they can."""
    if round.hits[SHADOW] and round.game.confirm(FREE, "withdraw-in-order", hits=round.hits[SHADOW]):
        cancel_hits(round, 1)
        round.ending = MUST_CEASE if side == round.attacker else MUST_RETREAT


# Durin's Bane


@needs(DURINS_BANE)
def the_balrog_or_moria(round: Clash, side: str) -> bool:
    """The Balrog is in the battle, or the defending army is near Moria."""
    return round.force(SHADOW).has(BALROG.name) or near_moria(round, side)


combat(DURINS_BANE, BEFORE_ROLL)(durins_bane)


# Minions


def minions(round: Clash) -> list[Character]:
    return [each for each in round.force(SHADOW).characters if each.kind == MINION]


@needs(FEAR_OF_THEIR_MASTERS, SERVANT_OF_THE_SHADOW)
def a_minion_fights(round: Clash, side: str) -> bool:
    """A minion is in the battle."""
    return bool(minions(round))


@combat(FEAR_OF_THEIR_MASTERS, BEFORE_ROLL)
def driven_by_fear(round: Round, side: str) -> None:
    """The Shadow gives up all its leadership to add 2 to its combat roll."""
    round.give_up_leadership(SHADOW)
    round.add_to(SHADOW, 2, COMBAT_ROLL)


@combat(FEAR_OF_THEIR_MASTERS, AFTER_REROLL)
def heedless_of_blows(round: Round, side: str) -> None:
    """Every 6 of the Free Peoples' dice is one more hit on the Shadow."""
    sixes = round.fight.dice[FREE].count(SIX) + round.fight.re_rolled[FREE].count(SIX)
    if sixes:
        score_more(round, FREE, sixes)


@combat(SERVANT_OF_THE_SHADOW, BEFORE_ROLL)
def servant_of_the_shadow(round: Round, side: str) -> None:
    """A minion forfeits leadership: the Free Peoples roll as many dice fewer."""
    able = [each for each in minions(round) if forfeitable(round, each)]
    if not able:
        round.no_effect()
        return
    servant = round.game.ask(SHADOW, "minion-forfeits", able)
    if servant.person == "witch-king":
        round.forfeit_witch_king(servant)
    else:
        round.forfeit(SHADOW, [servant])
    round.take_dice(FREE, servant.leadership)


def forfeitable(round: Round, minion: Character) -> int:
    """The leadership that a minion has to give up; that of the Witch-king counts with the Nazgûl."""
    leads = round.nazgul_leadership() > 0 if minion.person == "witch-king" else round.leads(minion)
    return minion.leadership if leads else 0
