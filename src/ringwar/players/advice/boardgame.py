"""Why an option of the board game is advised: by what it changes on the table before anybody else is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ringwar.boardgame.odds.seen import battle_on
from ringwar.boardgame.rules.deeds import SKIP
from ringwar.boardgame.rules.dice import PASS
from ringwar.boardgame.table.facts import FREE
from ringwar.players.advice.boardgame_map import (
    bares,
    besieges,
    enters,
    gathers,
    guards,
    improves,
    leads,
    marches,
    recruits,
    retires,
    rouses,
    separates,
    takes,
)
from ringwar.players.advice.boardgame_quest import (
    bears,
    climbs,
    declares,
    enters_mordor,
    exposes,
    follows,
    goes,
    heals,
    hides_fellowship,
    hunts,
    is_revealed,
    moves_fellowship,
    risks,
    sacrifices,
)
from ringwar.players.advice.boardgame_trends import TRENDS
from ringwar.players.advice.reasons import Moment, Reason, hinted

__all__ = ["COSTS", "NAMES", "PRICES", "REASONS", "TRENDS"]

HOPELESS = 10
"""An attack that wins fewer of a hundred battles has no praise."""
EVEN = 50
"""One that wins fewer is a risk."""

# Battles


def attacks(moment: Moment) -> Reason | None:
    """An attack that may be won, with its odds."""
    line = _odds(moment)
    return line if line is not None and line["about"]["percent"] >= HOPELESS else None


def risks_battle(moment: Moment) -> Reason | None:
    """An attack that is lost more often than won, with its odds."""
    line = _odds(moment)
    return line if line is not None and line["about"]["percent"] < EVEN else None


def _odds(moment: Moment) -> Reason | None:
    """An attack, with its odds."""
    if moment.before.battle is not None or moment.after.battle is None:
        return None
    percent = _percent(moment)
    return None if percent is None else hinted("attacks", region=moment.after.battle.target, percent=percent)


def fights(moment: Moment) -> Reason | None:
    """Whether a battle goes on, with its odds."""
    key, option = moment.question.key, moment.option
    names = FIGHTS.get(key)
    percent = None if names is None else _percent(moment)
    if names is None or percent is None:
        return None
    return hinted(names[0 if option else 1], percent=percent)


FIGHTS = {"cease": ("ceases", "fights-on"), "retreat": ("retreats", "stands"), "withdraw": ("withdraws", "stands")}
"""By question: what is said for yes, and for no."""


def _percent(moment: Moment) -> int | None:
    """The chance of the own side in the battle that is on, in percent."""
    sight = moment.before if moment.before.battle is not None else moment.after
    battle = sight.battle
    seen = battle_on(moment.question.view() if sight is moment.before else moment.view)
    if battle is None or seen is None:
        return None
    return round(100 * (seen.odds.attacker if battle.attacker == sight.side else seen.odds.defender))


def plays_card(moment: Moment) -> Reason | None:
    """A combat card leaves the hand, or all cards stay there."""
    if moment.question.key != "combat-card":
        return None
    held = len(moment.before.hand)
    if moment.option is None:
        return hinted("keeps-cards", count=held)
    return hinted("spends-card", card=moment.option, count=held - 1)


# Cards and dice


def draws(moment: Moment) -> Reason | None:
    """A card more."""
    return hinted("draws", count=len(moment.before.hand)) if moment.said("action") == "draw-card" else None


def waits(moment: Moment) -> Reason | None:
    """The enemy has to act first."""
    if moment.question.key != "use-die" or moment.option != PASS:
        return None
    dice = moment.before.dice
    return hinted("waits", mine=len(dice[moment.before.side]), theirs=len(dice[moment.before.enemy]))


def wastes(moment: Moment) -> Reason | None:
    """A die is used up for nothing."""
    return hinted("wastes") if moment.said("action") == SKIP else None


def spends_ring(moment: Moment) -> Reason | None:
    """An Elven Ring is used; that of the Free Peoples goes to the Shadow."""
    side = moment.before.side
    left = moment.after.rings[side]
    if left >= moment.before.rings[side]:
        return None
    return hinted("gives-ring" if side == FREE else "spends-ring", count=left)


def plays(moment: Moment) -> Reason | None:
    """An event card is played; it has not left the hand where somebody else is asked before."""
    card = moment.said("play-event")
    return hinted("plays", card=card) if card is not None and moment.question.key != "play-event" else None


Kinds = Sequence[Callable[[Moment], Reason | None]]
REASONS: Kinds = (
    *(takes, besieges, attacks, fights, heals, hides_fellowship, moves_fellowship, climbs, enters_mordor, exposes),
    *(bears, sacrifices, enters, rouses, declares, goes, separates, hunts, follows),
    *(guards, marches, retires, gathers, recruits, improves, leads, plays_card, draws, waits),
)
"""What speaks for an option, from the most telling to the least."""
COSTS: Kinds = (*(wastes, risks_battle, fights, bears, sacrifices, risks, is_revealed, bares, plays_card, waits),)
"""What speaks against one that promises less, from the most telling to the least."""
PRICES: Kinds = (spends_ring,)
"""What is paid for an option and said of all but the one to choose."""
NAMES: Kinds = (plays,)
"""What is said where nothing else is to be told."""
