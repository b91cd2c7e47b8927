"""Event cards whose worth depends on the situation."""

from __future__ import annotations

from ringwar.boardgame.cards.free_strategy import A_POWER_TOO_GREAT, TOM_BOMBADIL
from ringwar.boardgame.cards.shadow_character import THE_BALROG_OF_MORIA, WORMTONGUE
from ringwar.boardgame.cards.shadow_strategy import THREATS_AND_PROMISES
from ringwar.boardgame.rules.hunt_roll import MOST_HUNT_DICE
from ringwar.boardgame.rules.victory import MOST_CORRUPTION
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import ELITES, REGULARS
from ringwar.boardgame.table.facts import (
    CHARACTER,
    COMPANION,
    DWARVES,
    FREE,
    FREE_NATIONS,
    ISENGARD,
    NORTH,
    REGIONS,
    ROHAN,
    SAURON,
    SHADOW,
    WILL,
    EventCard,
    Region,
)
from ringwar.players.boardgame.battles import best_attack, value_of_attacking
from ringwar.players.boardgame.cards import CARD_NUMBERS, best_reinforced, factor, is_open, vigour_of_enemy
from ringwar.players.boardgame.companions import ENTS, journey_value, separation_value
from ringwar.players.boardgame.gatherings import SHADOWS_GATHER, STEPS, THE_SHADOW_LENGTHENS, value_of_gathering
from ringwar.players.boardgame.geography import ROAD, distance
from ringwar.players.boardgame.hunt import corruption_cost
from ringwar.players.boardgame.marches import value_of_moving
from ringwar.players.boardgame.minions import missed, value_of_flying
from ringwar.players.boardgame.muster import POLITICS, advance_value, led_better, reinforced
from ringwar.players.boardgame.war import war

EOMER, HALF_ORCS = "fp-strategy-23", "shadow-strategy-13"


def named(name: str) -> Region:
    """The region of a name."""
    return REGIONS[name]


# Healing


def healed(sight: Sight, points: float) -> float:
    """What it is worth to heal so much corruption."""
    return min(points, sight.corruption) * corruption_cost(sight)


@factor("fp-character-09")
def athelas(sight: Sight, card: EventCard) -> float:
    """As much as it is likely to heal."""
    return healed(sight, 2.0 if sight.guide.person == "strider" else 1.0)


@factor("fp-character-10")
def another_way(sight: Sight, card: EventCard) -> float:
    """It heals, and with Gollum as guide it moves the Fellowship."""
    return healed(sight, 1.0) + CARD_NUMBERS["another_way"] * (not sight.companions)


@factor("fp-character-12")
def bilbos_song(sight: Sight, card: EventCard) -> float:
    """As much as it heals."""
    return healed(sight, 1.0 if sight.companions else 2.0)


@factor("fp-character-11")
def alone(sight: Sight, card: EventCard) -> float:
    """It heals, and a companion leaves who is wanted elsewhere."""
    leaving = max([separation_value(sight, each, 1) for each in sight.companions], default=0.0)
    return healed(sight, 1.0) + leaving


@factor("fp-character-13")
def mirror(sight: Sight, card: EventCard) -> float:
    """A Will of the West is worth a card when it crowns Aragorn or sends Gandalf."""
    use = "crown-aragorn" in sight.actions(WILL) or "gandalf-the-white" in sight.actions(WILL)
    turned = CARD_NUMBERS["mirror"] * (CHARACTER in sight.dice[FREE] and WILL not in sight.dice[FREE] and use)
    return turned + healed(sight, 1.0) * (sight.fellowship is named("lorien"))


# Companions


@factor("fp-character-15", "fp-character-16", "fp-character-17")
def on_the_wing(sight: Sight, card: EventCard) -> float:
    """Companions who can go farther than usual: by any of these cards."""
    found: float | None = sight.memo.get("on-the-wing")
    if found is None:
        leaving = [separation_value(sight, each, 2) for each in sight.companions]
        moving = [journey_value(sight, each) for each in sight.characters if each.kind == COMPANION]
        found = sight.memo["on-the-wing"] = max([0.0, *leaving, *moving])
    return found


def can_rouse(sight: Sight, nation: str, *homes: str) -> float:
    """Whether a companion on the map can be where he brings a nation to war."""
    if sight.is_at_war(nation):
        return 0.0
    movers = [(each, at) for each, at in sight.characters.items() if each.kind == COMPANION]
    near = any(distance(at, named(home)) <= sight.level(each) for each, at in movers for home in homes)
    return float(near)


@factor("fp-strategy-04")
def mazarbul(sight: Sight, card: EventCard) -> float:
    """A companion can be with the Dwarves."""
    return can_rouse(sight, DWARVES, "erebor", "ered-luin")


@factor("fp-strategy-07")
def fear_fire_foes(sight: Sight, card: EventCard) -> float:
    """A companion can be in the Shire or Bree."""
    return can_rouse(sight, NORTH, "the-shire", "bree")


@factor("fp-strategy-08")
def elrond(sight: Sight, card: EventCard) -> float:
    """The nation whose step is best."""
    wake = POLITICS[FREE]["wake"]
    return max(advance_value(sight, nation) + wake * (not sight.active[nation]) for nation in FREE_NATIONS)


@factor("fp-strategy-09")
def red_arrow(sight: Sight, card: EventCard) -> float:
    """The step of Rohan towards war."""
    return advance_value(sight, ROHAN)


# Strikes of the Free Peoples


@factor("fp-character-18")
def eagles(sight: Sight, card: EventCard) -> float:
    """The most Nazgûl that are together."""
    return float(max(sight.nazgul.values(), default=0))


@factor(*ENTS)
def ents(sight: Sight, card: EventCard) -> float:
    """Worth the more the fewer defend Saruman."""
    army = sight.army(named("orthanc"), SHADOW)
    here = sight.where("saruman") is named("orthanc")
    if army is None:
        return CARD_NUMBERS["saruman_alone"] * here
    return 1.0 + CARD_NUMBERS["saruman_alone"] * here / army.size


@factor("fp-character-14")
def challenge(sight: Sight, card: EventCard) -> float:
    """The share of Eyes in the pool."""
    return sum(tile.is_eye for tile in sight.pool) / max(1, len(sight.pool))


@factor("fp-strategy-05")
def spirit_of_mordor(sight: Sight, card: EventCard) -> float:
    """There is an army of several nations."""
    armies = [army for army in (*sight.armies.values(), *sight.boxes.values()) if army.side == SHADOW]
    return float(any(army.unit_peoples & (army.unit_peoples - 1) for army in armies))


@factor("fp-strategy-06")
def rangers(sight: Sight, card: EventCard) -> float:
    """There is prey in Ithilien, or an army in Osgiliath to strengthen."""
    woods = [named(name) for name in ("osgiliath", "north-ithilien", "south-ithilien")]
    prey = any(sight.army(region, SHADOW) is not None for region in woods)
    army = sight.armies.get(named("osgiliath"))
    return prey + CARD_NUMBERS["rangers"] * (army is not None and army.side == FREE)


@factor("fp-strategy-10")
def help_unlooked_for(sight: Sight, card: EventCard) -> float:
    """An army beside a siege that would do well to attack."""
    picture = war(sight)
    sieges = [region for region, army in sight.boxes.items() if army.side == FREE]
    beside = [at for at in picture.hosts if any(region in at.adjacent for region in sieges)]
    return max(
        0.0, max([best_attack(picture, at) for at in beside], default=0.0) + CARD_NUMBERS["relief"] * bool(beside)
    )


@factor("fp-strategy-11")
def woses(sight: Sight, card: EventCard) -> float:
    """Minas Tirith is in danger and Rohan has riders."""
    riders = [army for region, army in sight.armies.items() if army.side == FREE and region.nation == ROHAN]
    return war(sight).danger(named("minas-tirith")) * max([army.size for army in riders], default=0)


@factor("fp-strategy-12")
def day_and_night(sight: Sight, card: EventCard) -> float:
    """As good as the best move of an army with a leader."""
    return max(0.0, value_of_moving(sight, led=True))


@factor(A_POWER_TOO_GREAT)
def power_too_great(sight: Sight, card: EventCard) -> float:
    """The danger of the three Elven strongholds."""
    picture = war(sight)
    homes = [named(name) for name in ("lorien", "rivendell", "grey-havens")]
    return sum(picture.danger(home) for home in homes if home not in sight.boxes and home not in sight.control)


@factor(TOM_BOMBADIL)
def bombadil(sight: Sight, card: EventCard) -> float:
    """The danger of the Shire."""
    return war(sight).danger(named("the-shire")) * (named("the-shire") not in sight.control)


@factor("fp-strategy-13")
def cirdan(sight: Sight, card: EventCard) -> float:
    """The coast where the Elves help most."""
    picture = war(sight)
    coast = [region for region, army in sight.armies.items() if army.side == FREE and region.coastal]
    return max([reinforced(picture, region, 4) for region in coast], default=0.0)


@factor("fp-strategy-16", EOMER)
def riders(sight: Sight, card: EventCard) -> float:
    """The place in Rohan where they help most."""
    picture = war(sight)
    homes = [named("edoras"), named("helms-deep") if card.name == EOMER else named("edoras")]
    found = [reinforced(picture, home, 2) + led_better(picture, home) for home in homes if is_open(sight, home)]
    return max(found, default=0.0)


# The chase


@factor("shadow-character-05", "shadow-character-06", "shadow-character-07", "shadow-character-08")
def pursuit(sight: Sight, card: EventCard) -> float:
    """Corruption hurts more the more there is of it."""
    return 1 + CARD_NUMBERS["corrupted"] * sight.corruption / MOST_CORRUPTION


@factor("shadow-character-12", "shadow-character-13", "shadow-character-14")
def found_out(sight: Sight, card: EventCard) -> float:
    """Corruption hurts more the more there is of it."""
    return pursuit(sight, card)


def is_reachable(sight: Sight) -> bool:
    """Whether Nazgûl can be where the Ring-bearers are."""
    at = sight.fellowship
    return at is not None and not (at.is_stronghold and sight.controller(at) == FREE)


@factor("shadow-character-09")
def search(sight: Sight, card: EventCard) -> float:
    """Nazgûl can come to a hidden Fellowship."""
    return float(is_reachable(sight) and not sight.revealed)


@factor("shadow-character-11")
def strike(sight: Sight, card: EventCard) -> float:
    """Nazgûl can come to the Fellowship, and the hunt has dice."""
    dice = min(MOST_HUNT_DICE, sight.hunt_box[SHADOW])
    return is_reachable(sight) * dice / 3


@factor("shadow-character-10")
def weather(sight: Sight, card: EventCard) -> float:
    """Worth as many steps as it costs."""
    at = sight.fellowship
    if at is None:
        return 0.0
    return max(ROAD[each.index] for each in at.adjacent) - ROAD[at.index]


@factor("shadow-character-16")
def crebain(sight: Sight, card: EventCard) -> float:
    """The hunt rolls dice only outside Mordor."""
    return float(sight.mordor is None)


@factor(THE_BALROG_OF_MORIA)
def balrog(sight: Sight, card: EventCard) -> float:
    """The Fellowship has yet to pass Moria."""
    at = sight.fellowship
    return float(at is not None and ROAD[at.index] > ROAD[named("moria").index])


@factor("shadow-character-18")
def lidless_eye(sight: Sight, card: EventCard) -> float:
    """Dice are worth more as Eyes when the Fellowship has far to go on this turn."""
    spare = min(3, len(sight.dice[SHADOW]) - 1)
    return max(0.0, spare * (1.0 if sight.mordor is not None else 0.5 if sight.dice[FREE] else 0.0))


# The Shadow's war


@factor("shadow-character-19")
def spells(sight: Sight, card: EventCard) -> float:
    """A die for every Nazgûl of the largest flight."""
    return max(sight.nazgul.values(), default=0) / 3


@factor("shadow-character-20", "shadow-strategy-02")
def storm(sight: Sight, card: EventCard) -> float:
    """Three rounds of an assault for one die."""
    sieges = [region for region, army in sight.boxes.items() if army.side == FREE]
    return max(0.0, max([best_attack(war(sight), region) for region in sieges], default=0.0))


@factor(WORMTONGUE)
def wormtongue(sight: Sight, card: EventCard) -> float:
    """Rohan is still passive."""
    return float(not sight.active[ROHAN])


@factor("shadow-character-23", "shadow-character-24")
def wraiths_abroad(sight: Sight, card: EventCard) -> float:
    """Nazgûl fly, and an army follows them."""
    return value_of_flying(sight) + max(0.0, value_of_moving(sight, led=True), value_of_attacking(sight, led=True))


@factor("shadow-strategy-04")
def no_dawn(sight: Sight, card: EventCard) -> float:
    """The Wills of the West that it takes."""
    return float(sight.dice[FREE].count(WILL))


@factor(THREATS_AND_PROMISES)
def threats(sight: Sight, card: EventCard) -> float:
    """The nations that it keeps passive."""
    return float(sum(not sight.active[nation] and sight.politics[nation] > 1 for nation in FREE_NATIONS))


@factor(SHADOWS_GATHER)
def shadows_gather(sight: Sight, card: EventCard) -> float:
    """As good as the best march of an army to another."""
    return max(0.0, value_of_gathering(war(sight), STEPS[card.name], 1))


@factor(THE_SHADOW_LENGTHENS)
def the_shadow_lengthens(sight: Sight, card: EventCard) -> float:
    """As good as the best marches of two armies to others."""
    return max(0.0, value_of_gathering(war(sight), STEPS[card.name], 2))


@factor("shadow-strategy-09")
def all_move(sight: Sight, card: EventCard) -> float:
    """As good as the best moves of two armies."""
    return max(0.0, value_of_moving(sight, led=False))


@factor("shadow-strategy-10")
def corsairs(sight: Sight, card: EventCard) -> float:
    """An army in Umbar strong enough for a haven of Gondor."""
    army = sight.armies.get(named("umbar"))
    if army is None:
        return 0.0
    havens = [named(name) for name in ("pelargir", "dol-amroth")]
    return max(0.0, max((army.size - 2.0 * vigour_of_enemy(sight, each)) * each.points for each in havens))


@factor("shadow-strategy-11", "rangers-of-the-north")
def whoever_comes(sight: Sight, card: EventCard) -> float:
    """They march or strike even if nobody is left to recruit."""
    return 1.0


@factor("shadow-strategy-12")
def return_of_the_witch_king(sight: Sight, card: EventCard) -> float:
    """He is missed where he leads an army, and leads another in Angmar."""
    minion = next((each for each in sight.characters if each.person == "witch-king"), None)
    if minion is None or sight.characters[minion] is named("angmar"):
        return 1.0
    return 1.0 - CARD_NUMBERS["missed"] * missed(sight, minion)


@factor(HALF_ORCS, "shadow-strategy-14")
def great_soldiers(sight: Sight, card: EventCard) -> float:
    """The army that gains most by another unit."""
    nation = ISENGARD if card.name == HALF_ORCS else SAURON
    hits = 2 if sight.reinforcements[ELITES[nation]] else 1 if sight.reinforcements[REGULARS[nation]] else 0
    return best_reinforced(war(sight), hits) if hits else 0.0


@factor("shadow-strategy-15")
def hill_trolls(sight: Sight, card: EventCard) -> float:
    """As many as there are elite units left."""
    armies = [army for army in sight.armies.values() if army.count(REGULARS[SAURON])]
    return float(min(2, sight.reinforcements[ELITES[SAURON]])) * bool(armies)


@factor("shadow-strategy-21")
def horde(sight: Sight, card: EventCard) -> float:
    """As many as there are regulars left."""
    return min(5, sight.reinforcements[REGULARS["southrons"]]) / 5
