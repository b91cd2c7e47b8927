"""The board game in numbers: what a seat may know of the table, always in the same order."""

from __future__ import annotations

from operator import itemgetter, mul

from ringwar.boardgame.lords.table.facts import CHARACTERS_WITH_LORDS, EVENTS_WITH_LORDS, RINGS
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import ELITES, NOBODY, REGULARS, Army
from ringwar.boardgame.table.facts import EVENTS, FREE, NATIONS, REGIONS, SHADOW, SIDES, Region
from ringwar.players.boardgame.geography import DISTANCE, ROAD

MORDOR_STEPS = 5
EXPOSED = 2
"""With more than so many times as many enemies beside it an army is exposed."""
PERSONS = tuple(sorted({each.person for each in CHARACTERS_WITH_LORDS.values()}))
PLACES = tuple(region for region in REGIONS.values() if region.points)
"""The settlements that are worth points."""
HALVED = 2.0
"""In so many steps an army is felt half as much."""
FELT = tuple(tuple(0.5 ** (steps / HALVED) for steps in DISTANCE[place.index]) for place in PLACES)
"""By settlement: how much of an army in each region is felt there, by index."""
CARDS = tuple({**EVENTS, **EVENTS_WITH_LORDS}.values())

QUEST = (
    *("turn", "steps left", "in Mordor", "corruption", "revealed"),
    *("companions", "levels", "guide", "hunted", "moved"),
)
POOL = ("tiles", "eyes", "damage", "reveal", "stop", "good tiles", "bad tiles")
WAR = ("free points", "shadow points", "free rings", "shadow rings", "free cards", "shadow cards")
OWN = ("for the shadow", "strategy cards", "character cards", "three", "four", "lords", "council")
LORDS = ("balrog", "tokens", "lost dice", *(f"{ring} {where}" for ring in RINGS for where in ("free", "shadow")))

NAMES = (
    *QUEST,
    *POOL,
    *WAR,
    *OWN,
    *LORDS,
    *(f"{place.name} {what}" for place in PLACES for what in ("taken", "besieged", "guard", "threat")),
    *(f"{place.name} {side} felt" for side in SIDES for place in PLACES),
    *(
        f"{nation} {what}"
        for nation in NATIONS
        for what in ("steps to war", "active", "units", "elites", "regulars left", "elites left")
    ),
    *(f"{person} {what}" for person in PERSONS for what in ("in play", "in the Fellowship", "gone")),
    *(f"{side} {what}" for side in SIDES for what in ("units", "elites", "leaders", "biggest army")),
    "nazgul",
    *(f"{side} {what}" for side in SIDES for what in ("units in front", "led", "led in front", "exposed")),
    *(f"{card.name} in hand" for card in CARDS),
)
"""What each number is."""


def features(sight: Sight) -> list[float]:
    """What the seat of a sight may know, as numbers."""
    return [
        *_quest(sight),
        *_pool(sight),
        *_war(sight),
        *_own(sight),
        *_lords(sight),
        *_settlements(sight),
        *_felt(sight),
        *_nations(sight),
        *_persons(sight),
        *_armies(sight),
        *_fronts(sight),
        *_hand(sight),
    ]


def _quest(sight: Sight) -> list[float]:
    """How far the Fellowship has come, and how it fares."""
    if sight.fellowship is None:
        left = float(MORDOR_STEPS - (sight.mordor or 0))
    else:
        left = max(0.0, ROAD[sight.fellowship.index] - sight.progress) + MORDOR_STEPS
    return [
        sight.turn / 10,
        left / 10,
        float(sight.mordor is not None),
        sight.corruption / 10,
        float(sight.revealed),
        len(sight.companions) / 5,
        sum([sight.level(each) for each in sight.companions]) / 10,
        float(sight.level(sight.guide)) / 3,
        sight.hunt_box[SHADOW] / 3,
        sight.hunt_box[FREE] / 3,
    ]


def _pool(sight: Sight) -> list[float]:
    """The tiles that may be drawn."""
    pool = sight.pool
    return [
        len(pool) / 10,
        sum([tile.is_eye for tile in pool]) / 4,
        sum([tile.value or 0 for tile in pool]) / max(1, len(pool)),
        sum([tile.reveals for tile in pool]) / 4,
        sum([tile.stops for tile in pool]) / 2,
        sum([tile.set == "fellowship" for tile in pool]) / 2,
        sum([tile.set == SHADOW for tile in pool]) / 2,
    ]


def _war(sight: Sight) -> list[float]:
    """How the war stands, and what both sides hold."""
    return [
        sight.points(FREE) / 4,
        sight.points(SHADOW) / 10,
        sight.rings[FREE] / 3,
        sight.rings[SHADOW] / 3,
        sight.cards_held(FREE) / 6,
        sight.cards_held(SHADOW) / 6,
    ]


def _own(sight: Sight) -> list[float]:
    """Who looks, at what he alone knows, and what is played."""
    hand, rules = sight.hand, sight.rules
    strategy = sum([card.deck == "strategy" for card in hand])
    return [
        float(sight.side == SHADOW),
        strategy / 3,
        (len(hand) - strategy) / 3,
        float("three" in rules),
        float("four" in rules),
        float("lords" in rules),
        float("council-of-rivendell=yes" in rules),
    ]


def _lords(sight: Sight) -> list[float]:
    """What the expansion has on the table; nothing without it."""
    lords = sight.lords
    if lords is None:
        return [0.0] * len(LORDS)
    rings = [float(lords.rings.get(ring) == side) for ring in RINGS for side in SIDES]
    return [float(lords.balrog_active), len(lords.tokens) / 3, len(lords.lost) / 3, *rings]


def _settlements(sight: Sight) -> list[float]:
    """Of each settlement that is worth points: who has it, who guards it, who threatens it."""
    found: list[float] = []
    for place in PLACES:
        holder = sight.control.get(place, place.side)
        box = sight.boxes.get(place)
        army = box or sight.armies.get(place)
        guard = army.hits if army is not None and army.side == holder else 0
        near = sum([each.hits for each in _enemies(sight, place, holder)])
        besiegers = sight.armies[place].hits if box is not None and place in sight.armies else 0
        found += (float(holder != place.side), float(box is not None), guard / 5, (near + besiegers) / 10)
    return found


def _enemies(sight: Sight, region: Region, side: str | None) -> list[Army]:
    """The armies next to a region that are not of a side."""
    armies = sight.armies
    return [armies[each] for each in region.adjacent if each in armies and armies[each].side != side]


def _felt(sight: Sight) -> list[float]:
    """Of each side: how much its field armies are felt at each settlement, the nearer the more."""
    found: list[float] = []
    for side in SIDES:
        hosts = [(region.index, army.hits / 20) for region, army in sight.armies.items() if army.side == side]
        # Picking fewer than two gives no tuple.
        picked = itemgetter(0, 0, *[index for index, _ in hosts])
        weights = (0.0, 0.0, *[weight for _, weight in hosts])
        found += [sum(map(mul, weights, picked(row)), 0.0) for row in FELT]
    return found


def _nations(sight: Sight) -> list[float]:
    """Of each nation: how near it is to war, what it has on the map, what it has left."""
    counts = _counted(sight)
    found: list[float] = []
    for nation in NATIONS:
        regular, elite = REGULARS[nation], ELITES[nation]
        found += (
            sight.politics[nation] / 3,
            float(sight.active[nation]),
            (counts[regular.index] + counts[elite.index]) / 10,
            counts[elite.index] / 5,
            sight.reinforcements[regular] / 10,
            sight.reinforcements[elite] / 5,
        )
    return found


def _counted(sight: Sight) -> list[int]:
    """How many of each piece are on the map."""
    counts = [army.counts for army in (NOBODY, *sight.armies.values(), *sight.boxes.values())]
    return [sum(column) for column in zip(*counts, strict=True)]


def _persons(sight: Sight) -> list[float]:
    """Of each person: on the map, in the Fellowship, or gone."""
    here = {each.person for each in sight.characters}
    along = {each.person for each in sight.companions}
    gone = {each.person for each in sight.eliminated}
    found: list[float] = []
    for person in PERSONS:
        found += (float(person in here), float(person in along), float(person in gone))
    return found


def _armies(sight: Sight) -> list[float]:
    """What both sides have in the field."""
    found: list[float] = []
    for side in SIDES:
        armies = [each for each in (*sight.armies.values(), *sight.boxes.values()) if each.side == side]
        found += (
            sum([each.size for each in armies]) / 20,
            sum([each.elites for each in armies]) / 10,
            sum([each.leaders for each in armies]) / 5,
            max([each.size for each in armies], default=0) / 10,
        )
    return [*found, sum(sight.nazgul.values()) / 8]


def _fronts(sight: Sight) -> list[float]:
    """Of both sides: who faces enemies, how well armies are led, and who stands beside far more enemies."""
    armies, leadership = sight.armies, _leadership(sight)
    found = {side: [0.0, 0.0, 0.0, 0.0] for side in SIDES}
    for region, army in armies.items():
        size = army.size
        beside = sum([each.size for each in _enemies(sight, region, army.side)])
        led = min(size, army.leaders + leadership.get((region, army.side), 0))
        sums = found[army.side]
        sums[1] += led / 10
        if beside or region in sight.boxes:
            sums[0] += size / 20
            sums[2] += led / 10
        if beside > EXPOSED * size and not (region.is_stronghold and sight.controller(region) == army.side):
            sums[3] += size / 10
    return [number for side in SIDES for number in found[side]]


def _leadership(sight: Sight) -> dict[tuple[Region, str], int]:
    """By region and side: how well Nazgûl, companions and minions lead armies there."""
    found = {(region, SHADOW): number for region, number in sight.nazgul.items()}
    for character, region in sight.characters.items():
        key = region, character.side
        found[key] = found.get(key, 0) + character.leadership
    return found


def _hand(sight: Sight) -> list[float]:
    """Which cards one has in hand."""
    hand = sight.hand
    return [float(card in hand) for card in CARDS]
