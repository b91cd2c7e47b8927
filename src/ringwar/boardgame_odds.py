"""Odds of the board game in words, for everybody who shows them."""

from __future__ import annotations

from ringwar.boardgame.odds.exact import HuntOdds
from ringwar.boardgame.odds.seen import SeenBattle
from ringwar.words import Words, decimal, percent


def battle_said(battle: SeenBattle, words: Words) -> str:
    """The chances of a battle in one sentence."""
    odds = battle.odds
    mine, theirs = (decimal(left) for left in odds.expected())
    attacker, defender = (percent(chance) for chance in (odds.attacker, odds.defender))
    return words.say("odds-battle", region=battle.at, attacker=attacker, defender=defender, mine=mine, theirs=theirs)


def hunt_said(odds: HuntOdds, words: Words) -> str:
    """What the next move of the Fellowship may bring, in one sentence."""
    success, revealed = percent(odds.success), percent(odds.revealed)
    return words.say("terminal-hunt-next", success=success, revealed=revealed, damage=decimal(odds.damage))
