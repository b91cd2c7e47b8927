"""Combat cards: chapter 13."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf

from ringwar.boardgame.rules.forces import ASSAULT
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import Part, Piece
from ringwar.boardgame.table.facts import COMPANION, MINION, SIDES, STRONGHOLD, EventCard
from ringwar.kernel import Question
from ringwar.players.boardgame.battles import fighters, forces, precious, prospect
from ringwar.players.boardgame.cards import COMBAT_NUMBERS, Factor, event_value, is_forgotten, least_value
from ringwar.players.boardgame.clash import Strength, brittle
from ringwar.players.boardgame.hunt import COMPANION_NUMBERS
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.verdicts import loses, verdict
from ringwar.players.boardgame.war import POINTS, war
from ringwar.players.rules import Hopes

FIGHT = numbers("fight")
BY_ELITES = frozenset(("charge", "we-come-to-kill"))
"""Cards that give a die for every elite unit."""
BY_LEADERSHIP = frozenset(("sudden-strike",))
AGAINST_DICE = frozenset(("huorn-dark", "daylight", "advantageous-position", "brave-stand", "shield-wall", "confusion"))
"""Cards that spare hits where the enemy rolls many dice."""
WITH_DICE = frozenset(
    (
        "it-is-a-gift",
        "one-for-the-dark-lord",
        "valour",
        "servant-of-the-secret-fire",
        "devilry-of-orthanc",
        "mumakil",
        "ents-rage",
        "cruel-as-death",
        "relentless-assault",
    )
)
"""Cards that help the more dice one rolls oneself."""
FOR_BOTH = frozenset(("deadly-strife", "desperate-battle"))
"""Cards that help the side with more dice."""
BY_OWN_HITS = frozenset(("onslaught", "relentless-assault"))
"""Cards that do as much as one wounds oneself."""
VICTIMS: Mapping[str, Callable[[Part], bool]] = {
    "words-of-power": lambda theirs: _has(theirs, COMPANION),
    "black-breath": lambda theirs: theirs.army.leaders > 0 or _has(theirs, COMPANION),
    "fateful-strike": lambda theirs: theirs.nazgul > 0 or _has(theirs, MINION),
    "blade-of-westernesse": lambda theirs: _has(theirs, MINION),
}
"""By card: whether the enemy has whom it strikes."""
FULL = 5


def _has(part: Part, kind: str) -> bool:
    """Whether characters of a kind are among figures."""
    return any(each.kind == kind for each in part.characters)


def stakes(sight: Sight) -> float:
    """How much a battle matters: a close one for a settlement most of all."""
    attack, defence, _ = forces(sight)
    chance = prospect(sight).chance
    assert sight.battle is not None
    target = sight.battle.target
    open_end = FIGHT["close"] * 4 * chance * (1 - chance)
    size = min(attack.hits, defence.hits) / FULL
    usual = (FIGHT["base"] + open_end + FIGHT["points"] * target.points) * min(1.0, size + FIGHT["small"])
    return usual + FIGHT["decides"] * decides(sight) + FIGHT["lives"] * lives(sight)


def decides(sight: Sight) -> float:
    """Whether the war is lost or won with the region that is fought for: a stronghold falls in an assault alone."""
    battle = sight.battle
    assert battle is not None
    target = battle.target
    if not target.points or (target.is_stronghold and battle.kind != ASSAULT):
        return 0.0
    if not any(POINTS[side] - sight.points(side) <= target.points for side in SIDES):
        return 0.0
    return verdict(war(sight), target) if battle.attacker == sight.side else float(loses(war(sight), target))


def lives(sight: Sight) -> float:
    """What Nazgûl and characters of both sides are worth by how much likelier a hit more destroys those with them."""
    attack, defence, _ = forces(sight)
    attacking, defending = fighters(sight)
    return precious(attacking) * brittle(attack, defence) + precious(defending) * brittle(defence, attack)


def effect(sight: Sight, card: EventCard) -> float:
    """How many hits a combat card is worth here."""
    attack, defence, _ = forces(sight)
    assert sight.battle is not None
    mine, theirs = (attack, defence) if sight.battle.attacker == sight.side else (defence, attack)
    worth = COMBAT_NUMBERS.get(card.combat_id, FIGHT["other"])
    name = card.combat_id
    if _is_idle(sight, name):
        return 0.0
    if name in WITH_DICE:
        return worth * dice(mine) / FULL
    if name in AGAINST_DICE:
        return worth * dice(theirs) / FULL
    if name in FOR_BOTH:
        return worth * (dice(mine) - FIGHT["shared"] * dice(theirs)) / FULL
    if name in BY_ELITES:
        return worth * (mine.hits - mine.units)
    if name in BY_LEADERSHIP:
        return worth * min(FULL, mine.leadership)
    if name == "great-host":
        return worth * (mine.units >= 2 * theirs.units)
    if name == "scouts":
        return worth * (prospect(sight).chance > FIGHT["scouts"]) * (not decides(sight))
    return worth


def _is_idle(sight: Sight, name: str) -> bool:
    """Whether a card would do nothing: the enemy has nobody whom it strikes, or one would not wound oneself for it."""
    if name in BY_OWN_HITS:
        return wounds(sight) <= 0.5
    if name not in VICTIMS:
        return False
    assert sight.battle is not None
    attack, defence = fighters(sight)
    return not VICTIMS[name](defence if sight.battle.attacker == sight.side else attack)


def dice(force: Strength) -> int:
    """The dice of a combat roll."""
    return min(FULL, force.units + force.captains)


def score_combat_card(sight: Sight, question: Question) -> Sequence[float]:
    """The card that does most here, if the battle is worth it and the card is not better kept."""
    weight, keep, cards = stakes(sight), 0.0 if decides(sight) else FIGHT["keep"], question.options
    gains = [_combat_gain(sight, card, weight) for card in cards]
    most = [_combat_value(sight, card, gain, keep, least_value) for card, gain in zip(cards, gains, strict=True)]
    return Hopes(most, lambda number: _combat_value(sight, cards[number], gains[number], keep, event_value))


def _combat_gain(sight: Sight, card: EventCard | None, weight: float) -> float:
    """What a combat card does in a battle that matters so much; nothing if nobody thinks of it."""
    return 0.0 if card is None or is_forgotten(sight, card) else weight * effect(sight, card)


def _combat_value(sight: Sight, card: EventCard | None, gain: float, keep: float, played: Factor) -> float:
    """What a combat card is worth that does so much, if so much of its event counts.

    It is less than nothing if nobody thinks of it.
    """
    if card is None:
        return 0.0
    kept = keep * played(sight, card) if keep and not is_forgotten(sight, card) else 0.0
    return gain - kept - FIGHT["cost"]


# What cards ask


def score_own_hits(sight: Sight, question: Question) -> Sequence[float]:
    """Wounds of one's own are taken where they are likely to decide the battle; where that is open, rather fewer.

    Nobody wounds all of his own to death.
    """
    wanted, most = wounds(sight) - FIGHT["unwounded"], _own(sight).hits
    return [-abs(number - wanted) if number < most else -inf for number in question.options]


def _own(sight: Sight) -> Strength:
    """The strength of one's own in the battle."""
    attack, defence, _ = forces(sight)
    assert sight.battle is not None
    return attack if sight.battle.attacker == sight.side else defence


def wounds(sight: Sight) -> float:
    """How many hits on one's own army are well spent in the battle."""
    attack, defence, place = forces(sight)
    assert sight.battle is not None
    mine, theirs = (attack, defence) if sight.battle.attacker == sight.side else (defence, attack)
    closing = theirs.hits <= 1 or place == STRONGHOLD
    spare = mine.hits - (1.0 if closing else FIGHT["spare"]) * theirs.hits
    return max(0.0, min(spare / 2, FIGHT["most_wounds"], theirs.hits))


def score_forfeit(sight: Sight, question: Question) -> Sequence[float]:
    """Every die fewer of the enemy is worth a point of leadership, while he has dice."""
    attack, defence, _ = forces(sight)
    assert sight.battle is not None
    theirs = defence if sight.battle.attacker == sight.side else attack
    most = max(1, dice(theirs) - 1)
    return [-abs(number - most) for number in question.options]


def score_victim(sight: Sight, question: Question) -> Sequence[float]:
    """The enemy figure that counts most."""
    return [_victim(each) for each in question.options]


def _victim(each: object) -> float:
    """How much an enemy figure counts."""
    if each is None:
        return 0.0
    if isinstance(each, str):
        return FIGHT["nazgul"]
    if isinstance(each, Piece):
        return FIGHT["leader"]
    leadership = getattr(each, "leadership", 0)
    return FIGHT["leader"] + float(leadership) + float(getattr(each, "extra_die", 0)) * FIGHT["extra_die"]


def score_heroic_death(sight: Sight, question: Question) -> Sequence[float]:
    """A leader dies for a hit when units are few; companions seldom."""
    _, defence, _ = forces(sight)
    few = FIGHT["heroic"] - defence.hits
    return [0.0 if each is None else few if isinstance(each, Piece) else few - worth(each) for each in question.options]


def worth(each: object) -> float:
    """What a companion is worth."""
    return COMPANION_NUMBERS.get(str(getattr(each, "name", "")), COMPANION_NUMBERS["other"])


def score_who_forfeits(sight: Sight, question: Question) -> Sequence[float]:
    """The one with the least leadership."""
    return [-float(each.leadership) for each in question.options]
