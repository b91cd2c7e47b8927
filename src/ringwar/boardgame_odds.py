"""Odds of the board game in words, for everybody who shows them."""

from __future__ import annotations

from ringwar.boardgame.odds.exact import HuntOdds
from ringwar.boardgame.odds.seen import SeenBattle
from ringwar.words import Said, Words


def battle_said(battle: SeenBattle, words: Words) -> str:
    """The chances of a battle in one sentence."""
    odds = battle.odds
    mine, theirs = (Said(f"{left:.1f}") for left in odds.expected())
    attacker, defender = (Said(f"{chance:.0%}") for chance in (odds.attacker, odds.defender))
    return words.say("odds-battle", region=battle.at, attacker=attacker, defender=defender, mine=mine, theirs=theirs)


def hunt_said(odds: HuntOdds, words: Words) -> str:
    """What the next move of the Fellowship may bring, in one sentence."""
    success, revealed = round(100 * odds.success), round(100 * odds.revealed)
    damage = Said(f"{odds.damage:.1f}")
    return words.say("terminal-hunt-next", success=success, revealed=revealed, damage=damage)
