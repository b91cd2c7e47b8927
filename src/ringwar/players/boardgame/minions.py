"""Nazgûl and minions: chapters 8 and 10."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.rules.teams import NATIONS_OF, PEOPLES
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import Army
from ringwar.boardgame.table.facts import FREE, MINION, MUSTER, SHADOW, Character, Region
from ringwar.kernel import Question
from ringwar.players.boardgame.battles import precious
from ringwar.players.boardgame.geography import BESIDE
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.perils import peril
from ringwar.players.boardgame.war import Call, War, war

NAZGUL_NUMBERS = numbers("nazgul")
MINION_NUMBERS = numbers("minions")
LEAD, ENOUGH = NAZGUL_NUMBERS["lead"], NAZGUL_NUMBERS["enough"]
PEOPLES_OF = {nation: PEOPLES[seat] for seat, nations in NATIONS_OF.items() for nation in nations}
"""By nation: those of the player whose it is, in a team."""


def leaders_at(sight: Sight, region: Region) -> int:
    """The leadership of the Shadow's Nazgûl and minions in a region."""
    return _leaders(war(sight)).get(region, 0)


def _leaders(picture: War) -> dict[Region, int]:
    """By region: the leadership of the Shadow's Nazgûl and minions there."""
    found: dict[Region, int] | None = picture.memo.get("leaders")
    if found is None:
        found = dict(picture.sight.nazgul)
        for each, at in picture.sight.characters.items():
            if each.kind == MINION:
                found[at] = found.get(at, 0) + each.leadership
        picture.memo["leaders"] = found
    return found


def demand(sight: Sight, region: Region, leaders: int) -> float:
    """How good one more Nazgûl is in a region that has so many leaders."""
    call = _call(war(sight), region)
    value = 0.0 if call is None else _answered(call, leaders)
    if region is sight.fellowship and not leaders and not _is_barred(sight, region):
        value += NAZGUL_NUMBERS["hunt"] * (1 + NAZGUL_NUMBERS["hunt_dice"] * sight.hunt_box[SHADOW])
    return value


def _answered(call: Call, leaders: int) -> float:
    """How good one more leader is for an army that has so many."""
    wanted, lead, risk = call
    return (lead * (1 - leaders / wanted) if leaders < wanted else 0.0) - risk


def _call(picture: War, region: Region) -> Call | None:
    """How many leaders the army in a region wants, how good the first of them is, and what they risk with it."""
    found = picture.calls.get(region)
    if found is None:
        army = picture.sight.army(region, SHADOW)
        found = picture.calls[region] = None if army is None else _called(picture, region, army)
    return found


def _called(picture: War, region: Region, army: Army) -> Call:
    """The same, worked out."""
    box = picture.sight.boxes.get(region)
    if box is not None or picture.enemy_powers.places & BESIDE[region.index]:
        return _called_among_enemies(picture, region, army)
    wanted, drawn = army.size / NAZGUL_NUMBERS["units"], picture.pulls()[region] / NAZGUL_NUMBERS["pull"]
    most = NAZGUL_NUMBERS["most"]
    return wanted if wanted < most else most, LEAD * drawn if drawn < 1.0 else LEAD, 0.0


def _called_among_enemies(picture: War, region: Region, army: Army) -> Call:
    """The same in a siege, or next to enemies."""
    box = picture.sight.boxes.get(region)
    besieged = army is box
    siege = box is not None and not besieged
    wanted = army.size / (1 if besieged else NAZGUL_NUMBERS["besiegers" if siege else "units"])
    front = NAZGUL_NUMBERS["front"] * picture.enemy_powers.is_beside(region)
    drawn = 1.0 if besieged else min(1.0, picture.pull(region) / NAZGUL_NUMBERS["pull"])
    more = NAZGUL_NUMBERS["siege"] * siege + NAZGUL_NUMBERS["besieged"] * besieged + front
    lead = LEAD * drawn * (1 + more)
    if box is not None and picture.sight.where("gandalf-the-white") is region:
        # He silences them.
        lead *= NAZGUL_NUMBERS["silenced"]
    risk = NAZGUL_NUMBERS["peril"] * peril(picture.sight, region, army.hits)
    return min(NAZGUL_NUMBERS["most"], wanted), lead, risk


def _is_barred(sight: Sight, region: Region) -> bool:
    """Whether Nazgûl cannot enter a region: a stronghold of the Free Peoples that is not besieged."""
    return region.is_stronghold and region not in sight.boxes and sight.controller(region) == FREE


def demands(sight: Sight) -> dict[Region, float]:
    """Where a Nazgûl is wanted, with how good one more is there."""
    picture = war(sight)
    key = "demands", sight.fellowship, sight.hunt_box[SHADOW]
    found: dict[Region, float] | None = picture.memo.get(key)
    if found is None:
        leaders, at, armies = _leaders(picture), sight.fellowship, picture.armies
        found = {}
        for region in picture.hosts:
            if armies[region].size > 1 and (call := _call(picture, region)) is not None:
                found[region] = _answered(call, leaders.get(region, 0))
        if at is not None:
            found[at] = demand(sight, at, leaders.get(at, 0))
        picture.memo[key] = found
    return found


def loss(sight: Sight, region: Region, leadership: int = 1) -> float:
    """What a region loses with a Nazgûl or minion."""
    return demand(sight, region, leaders_at(sight, region) - leadership)


def missed(sight: Sight, minion: Character) -> float:
    """What a minion's region loses with all his leadership."""
    at = sight.characters[minion]
    return sum([max(0.0, loss(sight, at, points)) for points in range(1, minion.leadership + 1)], 0.0)


def value_of_flying(sight: Sight) -> float:
    """How good it is to move Nazgûl and minions: those who are missed least, to where they are wanted most."""
    memo = war(sight).memo
    key = "flying", sight.fellowship, sight.hunt_box[SHADOW]
    found: float | None = memo.get(key)
    if found is None:
        found = memo[key] = _flights(sight)
    return found


def _flights(sight: Sight) -> float:
    """How much the best flights gain."""
    picture = war(sight)
    most, leaders = int(NAZGUL_NUMBERS["flights"]), _leaders(picture)
    losses = _losses(sight, picture, most)
    gains = _gains(picture, demands(sight), most, losses[0] + ENOUGH) if losses else []
    flights = [gain - lost for gain, lost in zip(gains, losses, strict=False) if gain - lost > ENOUGH]
    boxes, near = sight.boxes, picture.enemy_powers.places
    rescues = [_rescue(sight, at) for at in leaders if near & BESIDE[at.index] or at in boxes]
    strays = [_stray(sight, each) for each, at in sight.characters.items() if _is_stray(sight, each, at)]
    return sum(flights, 0.0) + sum(rescues, 0.0) + sum(strays, 0.0)


def _losses(sight: Sight, picture: War, most: int) -> list[float]:
    """What regions lose with so many of their Nazgûl, one after the other, the least first."""
    leaders, found = _leaders(picture), []
    for at, here in sight.nazgul.items():
        call, have, number = _call(picture, at), leaders[at], min(most, here)
        if at is sight.fellowship:
            found += [demand(sight, at, have - gone) for gone in range(1, number + 1)]
        elif call is None:
            found += [0.0] * number
        else:
            found += [_answered(call, have - gone) for gone in range(1, number + 1)]
    found.sort()
    return found


def _gains(picture: War, wanted: dict[Region, float], most: int, least: float) -> list[float]:
    """How good so many Nazgûl more are where they are wanted most, as far as each gains more than the least."""
    leaders, found = _leaders(picture), []
    for region, value in wanted.items():
        if value <= ENOUGH:
            continue
        call, have = _call(picture, region), leaders.get(region, 0)
        found.append(value)
        for number in range(have + 1, have + most):
            more = 0.0 if call is None else _answered(call, number)
            if more <= least:
                break
            found.append(more)
    found.sort(reverse=True)
    return found[:most]


def _is_stray(sight: Sight, figure: Character, at: Region) -> bool:
    """Whether a minion is where he leads nobody."""
    return figure.kind == MINION and not leads(sight, figure, at)


def leads(sight: Sight, minion: Character, region: Region) -> bool:
    """Whether a minion has an army in a region: that of a partner goes on without him."""
    army = sight.army(region, SHADOW)
    if army is None or sight.seat == SHADOW or minion.nation is None:
        return army is not None
    return army.of(PEOPLES_OF[minion.nation]).size > 0


def _stray(sight: Sight, minion: Character) -> float:
    """How good it is that a minion who leads nobody flies to those whom he can lead."""
    best = flight_value(sight, minion)
    return best * minion.leadership if best > ENOUGH else 0.0


def _rescue(sight: Sight, region: Region) -> float:
    """What Nazgûl and minions are worth who would be lost with an army unless they leave it."""
    army = sight.army(region, SHADOW)
    danger = peril(sight, region, army.hits) if army is not None else 0.0
    return danger * precious(sight.everyone(region, SHADOW)) if danger else 0.0


def score_move_minion(sight: Sight, question: Question) -> Sequence[float]:
    """Those who are wanted most elsewhere, until nobody is."""
    return [_flight(sight, each) for each in question.options]


def _flight(sight: Sight, mover: Region | Character | None) -> float:
    """How good it is that a Nazgûl or minion moves."""
    if mover is None:
        return ENOUGH
    if isinstance(mover, Character):
        return flight_value(sight, mover)
    elsewhere = max([value for goal, value in demands(sight).items() if goal is not mover], default=0.0)
    return elsewhere - loss(sight, mover)


def flight_value(sight: Sight, minion: Character) -> float:
    """How much more a minion is wanted somewhere within his reach than where he is."""
    wanted = demands_of(sight, minion)
    best = max([wanted.get(goal, 0.0) for goal in sight.minion_goals(minion)], default=0.0)
    at = sight.characters[minion]
    return best - loss(sight, at, minion.leadership) if at in wanted or leads(sight, minion, at) else best


def demands_of(sight: Sight, figure: object) -> dict[Region, float]:
    """Where a Nazgûl or minion is wanted: a minion of a team before the Fellowship and with armies that he leads."""
    wanted = demands(sight)
    if not isinstance(figure, Character) or sight.seat == SHADOW:
        return wanted
    return {at: value for at, value in wanted.items() if at is sight.fellowship or leads(sight, figure, at)}


def score_minion_where(sight: Sight, question: Question) -> Sequence[float]:
    """Where a leader is wanted most."""
    wanted = demands_of(sight, question.about["figure"])
    return [wanted.get(region, 0.0) for region in question.options]


def score_minion(sight: Sight, question: Question) -> Sequence[float]:
    """The minion that is worth most."""
    return [minion_value(sight, each) for each in question.options]


def value_of_minions(sight: Sight) -> float:
    """How good it is to bring the best minion; with another Muster die he can wait for what is more urgent.

    A partner would use that die for something else.
    """
    best = max([minion_value(sight, each) for each in sight.ready_minions()], default=0.0)
    waits = sight.seat == sight.side and sight.dice[SHADOW].count(MUSTER) > 1
    return best * MINION_NUMBERS["waits"] if waits else best


def minion_value(sight: Sight, minion: Character) -> float:
    """How good it is to bring a minion: another die every turn, unless he replaces a version of himself."""
    if sight.where(minion.person) is not None:
        return MINION_NUMBERS["replaced"]
    return MINION_NUMBERS.get(minion.name, MINION_NUMBERS["other"])


def score_minion_enters(sight: Sight, question: Question) -> Sequence[float]:
    """With the army that has the most before it."""
    picture = war(sight)
    return [picture.pull(region) * _host(sight, region) for region in question.options]


def _host(sight: Sight, region: Region) -> int:
    """The number of units in a region."""
    army = sight.armies.get(region)
    return army.size if army is not None else 0


def score_led_by(sight: Sight, question: Question) -> Sequence[float]:
    """A Nazgûl rather than the Witch-king, who leads better where he chooses to be."""
    return [float(not isinstance(each, Character)) for each in question.options]
