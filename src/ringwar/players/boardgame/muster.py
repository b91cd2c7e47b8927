"""Recruiting, and politics: chapters 10 and 17."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from ringwar.boardgame.rules.muster import RECRUITS, SETTLEMENTS
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import ELITES, NATION_BIT, REGULARS, Piece
from ringwar.boardgame.table.facts import (
    ELITE,
    FREE,
    FREE_NATIONS,
    ISENGARD,
    LEADER,
    NAZGUL,
    REGIONS,
    REGULAR,
    SHADOW,
    SHADOW_NATIONS,
    SIDE_OF,
    Region,
)
from ringwar.kernel import Question
from ringwar.players.boardgame.marches import room
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.powers import WITHIN_REACH
from ringwar.players.boardgame.war import War, war

MUSTER_NUMBERS = numbers("muster")
POLITICS = {side: numbers("politics", side) for side in (FREE, SHADOW)}
ORTHANC = REGIONS["orthanc"]
MOST_HITS = 100
HITS = {REGULAR: 1, ELITE: 2}
"""By kind of unit: the hits that it can take."""
NATIONS_OF_SIDE = {FREE: FREE_NATIONS, SHADOW: SHADOW_NATIONS}
HOMES = {nation: tuple(each for each in SETTLEMENTS[nation] if each.points) for nation in SIDE_OF}
"""By nation: its settlements that are worth points."""
HOMES_REACHED = {nation: reduce(or_, [WITHIN_REACH[each.index] for each in homes]) for nation, homes in HOMES.items()}
"""By nation: from where armies threaten any of these, as bits."""
MOST_WORTH = {LEADER: 4 * MUSTER_NUMBERS["leader"], NAZGUL: 2 * MUSTER_NUMBERS["nazgul"]}
"""By kind of figure that is no unit: what two of them are worth at most."""


# Recruiting


def reinforced(picture: War, region: Region, hits: int) -> float:
    """How good it is to have so many hits more in a region: for an attack, or to hold it."""
    key = region.index * MOST_HITS + hits
    found = picture.reinforced.get(key)
    if found is None:
        found = picture.reinforced[key] = _reinforced(picture, region, hits)
    return found


def _reinforced(picture: War, region: Region, hits: int) -> float:
    """The same, worked out."""
    space = room(picture.sight, region)
    if space <= 0 or not hits:
        return 0.0
    if hits > 2:
        hits = min(hits, max(2, space))
    return hits * _a_hit(picture, region) + _safer(picture, region, hits)


def _a_hit(picture: War, region: Region) -> float:
    """What each hit more in a region is worth, be it in danger or not."""
    return picture.numbers["muster"] * picture.pulls()[region] / 5 + MUSTER_NUMBERS["hit"]


def _safer(picture: War, region: Region, hits: int) -> float:
    """What so many hits more save of a settlement of one's own that enemies can reach."""
    if not region.points or not picture.enemy_powers.places & WITHIN_REACH[region.index] or region in picture.foreign:
        return 0.0
    return _defended(picture, region) * (picture.danger(region) - picture.danger_with(region, hits))


def _defended(picture: War, region: Region) -> float:
    """What it is worth to save a settlement of one's own that is as good as lost."""
    return picture.numbers["defend"] * picture.alarm * picture.stake(region)


def led_better(picture: War, region: Region) -> float:
    """How good another leader is in a region."""
    army = picture.sight.army(region, picture.side)
    if army is None or army.leaders >= army.size / MUSTER_NUMBERS["units_a_leader"]:
        return 0.0
    return MUSTER_NUMBERS["leader"] * (1 + picture.danger(region))


def figure_value(sight: Sight, piece: Piece, region: Region) -> float:
    """How good a figure is in a region."""
    if piece.is_unit:
        return reinforced(war(sight), region, HITS[piece.kind])
    return led_better(war(sight), region) if piece.kind == LEADER else another_nazgul(sight)


def another_nazgul(sight: Sight) -> float:
    """How good another Nazgûl is, wherever he comes: they fly."""
    return MUSTER_NUMBERS["nazgul"] if sum(sight.nazgul.values()) < MUSTER_NUMBERS["most_nazgul"] else 0.0


class Musters(NamedTuple):
    """How good the best musters of the units of a nation are."""

    regular: float
    regulars: float
    elite: float
    """One regular, two in different places, and an elite unit."""


def unit_musters(sight: Sight, unit: Piece) -> Musters:
    """How good it is to muster units of the nation of a unit that is left: where one may come, so may the others."""
    picture = war(sight)
    key = "musters", unit.nation
    found: Musters | None = picture.memo.get(key)
    if found is None:
        found = picture.memo[key] = _unit_musters(picture, sight.places(unit))
    return found


def _unit_musters(picture: War, places: Sequence[Region]) -> Musters:
    """The same in some places: what `reinforced` says of one hit and of two, for those where they may be the best."""
    sight, near = picture.sight, picture.enemy_powers.places
    first, second, most = 0.0, 0.0, 0.0
    for region in places:
        if room(sight, region) <= 0:
            continue
        one = _a_hit(picture, region)
        two = 2 * one
        if region.points and near & WITHIN_REACH[region.index]:
            worth, danger = _defended(picture, region), picture.danger(region)
            if one + worth * danger > second:
                one += worth * (danger - picture.danger_with(region, 1))
            if two + worth * danger > most:
                two += worth * (danger - picture.danger_with(region, 2))
        if one > first:
            first, second = one, first
        elif one > second:
            second = one
        if two > most:
            most = two
    return Musters(first, first + second, most)


def others_of(sight: Sight, piece: Piece) -> list[float]:
    """How good leaders or Nazgûl are in the best two of the places where they may come, the best first."""
    places, picture = sight.places(piece), war(sight)
    if piece.kind == LEADER:
        return sorted([led_better(picture, region) for region in places], reverse=True)[:2]
    return [another_nazgul(sight)] * min(2, len(places))


def muster_value(sight: Sight, piece: Piece) -> float:
    """How good it is to muster a figure, and a second one if it is not an elite unit."""
    if not piece.is_unit:
        return sum(others_of(sight, piece))
    found = unit_musters(sight, piece)
    return found.elite if piece.kind == ELITE else found.regulars


def second_value(sight: Sight, piece: Piece) -> float:
    """How good a second figure is, which is no elite unit."""
    return unit_musters(sight, piece).regular if piece.is_unit else max(others_of(sight, piece), default=0.0)


def value_of_recruiting(sight: Sight) -> float:
    """How good the best muster is; leaders and Nazgûl come last, and only matter where units are worth little."""
    nations, left = sight.war() & sight.command, sight.reinforcements
    if not nations:
        return 0.0
    best = 0.0
    for piece in RECRUITS[sight.side]:
        if NATION_BIT[piece.nation] & nations and left[piece] and (piece.is_unit or best < MOST_WORTH[piece.kind]):
            value = muster_value(sight, piece)
            if value > best:
                best = value
    return best


def score_recruit(sight: Sight, question: Question) -> Sequence[float]:
    """The figure whose muster is best."""
    return [muster_value(sight, piece) for piece in question.options]


def score_recruit_second(sight: Sight, question: Question) -> Sequence[float]:
    """The best second figure."""
    return [0.0 if each is None else second_value(sight, each) for each in question.options]


def score_recruit_where(sight: Sight, question: Question) -> Sequence[float]:
    """Where a figure helps most."""
    piece: Piece | None = question.about.get("piece")
    picture = war(sight)
    if piece is None:
        return [reinforced(picture, region, 2) for region in question.options]
    return [figure_value(sight, piece, region) for region in question.options]


def score_stronger(sight: Sight, question: Question) -> Sequence[float]:
    """An elite unit rather than a regular."""
    return [float(piece.kind == ELITE) for piece in question.options]


def score_replace_where(sight: Sight, question: Question) -> Sequence[float]:
    """Nearest to the goals of the war."""
    picture = war(sight)
    return [picture.pull(region) for region in question.options]


# The Voice of Saruman


def value_of_the_voice(sight: Sight) -> float:
    """How good the better use of the Voice of Saruman is."""
    return max(recruiting_everywhere(sight), training(sight))


def recruiting_everywhere(sight: Sight) -> float:
    """A regular in every settlement of Isengard."""
    picture = war(sight)
    left = sight.reinforcements[REGULARS[ISENGARD]]
    free = [region for region in SETTLEMENTS[ISENGARD] if sight.is_free(region, SHADOW)]
    found = sorted((reinforced(picture, region, 1) for region in free), reverse=True)
    return sum(found[:left])


def training(sight: Sight) -> float:
    """Two regulars in Orthanc become elite units, who lead as well."""
    army = sight.armies.get(ORTHANC)
    if army is None or army.side != SHADOW:
        return 0.0
    number = min(2, army.count(REGULARS[ISENGARD]), sight.reinforcements[ELITES[ISENGARD]])
    return MUSTER_NUMBERS["training"] * number * reinforced(war(sight), ORTHANC, 1)


def score_voice(sight: Sight, question: Question) -> Sequence[float]:
    """The better use of the Voice of Saruman."""
    values = {"recruit-everywhere": recruiting_everywhere(sight), "replace-in-orthanc": training(sight)}
    return [values.get(each, 0.0) for each in question.options]


# Politics


def advance_value(sight: Sight, nation: str) -> float:
    """How good a step of a nation towards war is."""
    steps, table = sight.politics[nation], POLITICS[sight.side]
    if not steps:
        return 0.0
    value = table[nation] + table["threat"] * nation_danger(sight, nation)
    if steps == 1 and table["regain"]:
        value += table["regain"] * war(sight).prize * regained(war(sight), nation)
    if not sight.active[nation]:
        value *= table["passive"] if steps > 1 else 0.0
    delay: float = steps ** table["steps"]
    return value / delay


def nation_danger(sight: Sight, nation: str) -> float:
    """How much a nation stands to lose, in points."""
    picture = war(sight)
    if SIDE_OF[nation] != sight.side or not picture.enemy_powers.places & HOMES_REACHED[nation]:
        return 0.0
    control = sight.control
    return sum([each.points * picture.danger(each) for each in HOMES[nation] if each not in control])


def regained(picture: War, nation: str) -> int:
    """The points of lost settlements next door that a nation is strong enough to win back, were it At War."""
    taken = picture.sight.control.items()
    lost = [region for region, holder in taken if region.side == picture.side != holder and region.points]
    if not lost:
        return 0
    bit, own = NATION_BIT[nation], picture.hosts
    found = 0
    for region in lost:
        holders = picture.sight.boxes.get(region) or picture.sight.armies.get(region)
        hits = 0 if holders is None or holders.side == picture.side else holders.hits
        near = [picture.armies[at].of(bit).hits for at in region.adjacent if at in own]
        if max(near, default=0) >= max(1, hits):
            found += region.points
    return found


def value_of_diplomacy(sight: Sight) -> float:
    """How good the best step towards war is."""
    memo = war(sight).memo
    found: float | None = memo.get("diplomacy")
    if found is None:
        steps, command = sight.politics, sight.command
        idle = [nation for nation in NATIONS_OF_SIDE[sight.side] if steps[nation] and NATION_BIT[nation] & command]
        found = memo["diplomacy"] = max([0.0, *[advance_value(sight, nation) for nation in idle]])
    return found


def score_diplomacy(sight: Sight, question: Question) -> Sequence[float]:
    """The nation whose step towards war is best."""
    return [advance_value(sight, nation) for nation in question.options]


def score_which_nation(sight: Sight, question: Question) -> Sequence[float]:
    """The nation that one would wake, or whose war one would put off."""
    if sight.side == FREE:
        return [
            advance_value(sight, nation) + POLITICS[FREE]["wake"] * (not sight.active[nation])
            for nation in question.options
        ]
    return [-float(sight.politics[nation]) for nation in question.options]
