"""Attacks, and what is decided in a battle: chapters 12 to 15."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from ringwar.boardgame.odds.exact import OPEN_FIELD
from ringwar.boardgame.rules.armies import ALL, MOST_BESIEGED
from ringwar.boardgame.rules.casualties import Loss
from ringwar.boardgame.rules.clash import MOST_COMBAT_DICE
from ringwar.boardgame.rules.forces import ASSAULT
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import NATION_BIT, Part
from ringwar.boardgame.table.facts import ELITE, NATIONS, REGULAR, STRONGHOLD, Character, Region
from ringwar.kernel import Question
from ringwar.players.boardgame.clash import (
    Forecast,
    Strength,
    destroyed,
    forecast,
    one_round,
    place_of,
    strength,
)
from ringwar.players.boardgame.geography import BESIDE
from ringwar.players.boardgame.marches import moving
from ringwar.players.boardgame.muster import POLITICS
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.verdicts import loses, verdict
from ringwar.players.boardgame.war import WAR, War, attackers, defenders, war

BATTLE = numbers("battle")
SILENT = frozenset(("witch-king", "gandalf-the-white"))
"""Characters who do not lead in a battle once Gandalf the White has ridden there."""


# Attacking


def attack_value(picture: War, origin: Region, target: Region) -> float:
    """How good an attack is."""
    attack = attackers(picture, origin)
    if target is not origin:
        return _field_value(picture, origin, target, attack)
    if picture.sight.boxes[origin].side == picture.side:
        return _sortie_value(picture, origin, attack)
    return _assault_value(picture, origin, attack)


def _field_value(picture: War, origin: Region, target: Region, attack: Strength) -> float:
    """An attack on an army in the open, which may withdraw into its stronghold."""
    sight = picture.sight
    defence = defenders(picture, target)
    outcome = forecast(attack, defence, place_of(target))
    inside = target.is_stronghold and target not in sight.boxes and sight.controller(target) == sight.enemy
    if inside and outcome.chance > BATTLE["withdraws"]:
        return _siege_value(picture, target, attack, defence)
    if inside and outcome.chance < BATTLE["folly"]:
        return BATTLE["hopeless"]
    prize = 0.0
    if target in sight.boxes:
        prize = _relief(picture, target)
    elif target.points and not inside:
        # Who would win comes out, and who would not goes in: it is not taken by one battle.
        prize = picture.numbers["at_once"] * picture.prize_of(target) * target.points
        prize += BATTLE["decided"] * verdict(picture, target)
    prize += picture.numbers["guard"] * picture.menace(target)
    value = outcome.chance * (BATTLE["win"] + prize + _advance(picture, origin, target, attack))
    value += _exchange(picture, attack, defence, outcome)
    if attack.leadership or defence.leadership:
        value += _risk(sight, target, sight.enemy, defence, attack) - _risk(sight, origin, sight.side, attack, defence)
    return value - _roused(picture, target)


def _advance(picture: War, origin: Region, target: Region, attack: Strength) -> float:
    """How good it is for an army that attacks to be where the other was."""
    pulls = picture.pulls()
    drawn = pulls[target] - pulls[origin]
    if drawn < 0 and target.points:
        # A few who advance are enough to hold it.
        return 0.0
    mass = BATTLE["forward"] * picture.mass(attack.hits)
    return drawn * mass if mass > 1 else drawn


def _roused(picture: War, target: Region) -> float:
    """What it is worth to the enemy that the nations of an army that is attacked come a step nearer to war."""
    sight, table = picture.sight, POLITICS[picture.sight.enemy]
    idle = sight.armies[target].unit_peoples & ~sight.war()
    if not idle:
        return 0.0
    value = 0.0
    for nation in NATIONS:
        if NATION_BIT[nation] & idle:
            step = table[nation] / sight.politics[nation] ** table["steps"]
            value += step if sight.active[nation] else 2 * step
    return BATTLE["rouses"] * value


def _exchange(picture: War, attack: Strength, defence: Strength, outcome: Forecast) -> float:
    """What the losses of both sides are worth."""
    killed, lost = defence.hits - outcome.defender, attack.hits - outcome.attacker
    return picture.numbers["kill"] * killed - picture.manner.counts("losses") * picture.numbers["lose"] * lost


def _relief(picture: War, region: Region) -> float:
    """What it is worth to drive those away who besiege a stronghold: the more, the more its fall would cost."""
    fall = picture.numbers["hold"] * picture.alarm * region.points * picture.danger(region)
    return BATTLE["relief"] + max(fall, BATTLE["doomed"] * loses(picture, region))


def _siege_value(picture: War, target: Region, attack: Strength, defence: Strength) -> float:
    """Shutting an army up in its stronghold: worth it if it can be stormed later; who has no room there is lost."""
    outside = max(0, defence.units - MOST_BESIEGED)
    inside = BATTLE["siege_margin"] * (defence.hits - outside)
    ratio = attack.hits / max(1.0, picture.manner.counts("margin") * inside)
    if ratio < 1:
        return BATTLE["hopeless"] * (1 - ratio)
    decides = BATTLE["decides"] if target.points >= picture.missing else 1.0
    shut = BATTLE["siege"] * target.points * min(ratio, BATTLE["most_ratio"]) * decides
    return shut + picture.numbers["kill"] * outside


def _assault_value(picture: War, region: Region, attack: Strength) -> float:
    """Storming a besieged stronghold, now or in several turns."""
    defence = defenders(picture, region)
    struck, taken = one_round(attack, defence, STRONGHOLD)
    rounds_needed = defence.hits / max(struck, 0.1)
    rounds_left = (attack.hits + BATTLE["reserve"] * picture.reserve(region)) / max(taken, 0.1)
    if rounds_left < picture.manner.counts("margin") * BATTLE["storm_margin"] * rounds_needed:
        return BATTLE["hopeless"]
    soon = 1 / (1 + rounds_needed / BATTLE["storm_rounds"])
    prize = BATTLE["storm"] * picture.prize_of(region) * max(1, region.points)
    prize += BATTLE["decided"] * verdict(picture, region)
    value = prize * soon * min(1.0, rounds_left / rounds_needed / BATTLE["storm_sure"])
    return value - _risk(picture.sight, region, picture.side, attack, defence)


def _risk(sight: Sight, region: Region, side: str, force: Strength, enemy: Strength) -> float:
    """What Nazgûl and characters in a region risk who fight there with a force, whichever side attacks."""
    if not force.leadership or (region not in sight.nazgul and region not in sight.characters.values()):
        return 0.0
    worth = precious(sight.everyone(region, side))
    return destroyed(force, enemy) * worth if worth else 0.0


def precious(part: Part) -> float:
    """What Nazgûl and characters are worth who are lost with the army that they are with."""
    worth = BATTLE["nazgul"] * part.nazgul
    for each in part.characters:
        worth += _precious(each)
    return worth


def _precious(character: Character) -> float:
    """What a character is worth: most of all one who brings a die."""
    return BATTLE["bringer"] if character.extra_die else BATTLE["character"]


def _sortie_value(picture: War, region: Region, attack: Strength) -> float:
    """Breaking out of a besieged stronghold."""
    defence = defenders(picture, region)
    outcome = forecast(attack, defence, OPEN_FIELD)
    value = outcome.chance * (_relief(picture, region) + BATTLE["win"]) + _exchange(picture, attack, defence, outcome)
    return value - (1 - outcome.chance) * picture.prize * region.points


def best_attack(picture: War, origin: Region) -> float:
    """How good the best attack from a region is."""
    found = picture.best_attacks.get(origin)
    if found is None:
        values = [attack_value(picture, origin, target) for target in picture.sight.targets(origin)]
        found = picture.best_attacks[origin] = max(values) if values else 0.0
    return found


def value_of_attacking(sight: Sight, led: bool) -> float:
    """How good the best attack of an action is."""
    picture = war(sight)
    key = "attacking", led
    found: float | None = picture.memo.get(key)
    if found is None:
        attacks = best_attacks(picture)
        found = 0.0
        for value, origin in attacks:
            if value <= 0 or _can_attack(picture, origin, led):
                found = value
                break
        if found < 0 and len(attacks) < len(picture.hosts) + len(picture.besieged):
            found = 0.0
        picture.memo[key] = found
    return found


def _can_attack(picture: War, origin: Region, led: bool) -> bool:
    """Whether an army that is worth attacking with can, led by somebody if it must be."""
    return attackers(picture, origin).units > 0 and picture.sight.can_attack(origin, led)


def best_attacks(picture: War) -> list[tuple[float, Region]]:
    """How good the best attack of each army is that has somebody to attack with and to attack; the best first."""
    found: list[tuple[float, Region]] | None = picture.memo.get("attacks")
    if found is None:
        enemies, boxes = picture.enemy_powers.places, picture.sight.boxes
        armies = (*picture.hosts, *picture.besieged)
        engaged = [origin for origin in armies if enemies & BESIDE[origin.index] or origin in boxes]
        found = [(best_attack(picture, origin), origin) for origin in engaged if _is_at_war(picture, origin)]
        found.sort(key=itemgetter(0), reverse=True)
        picture.memo["attacks"] = found
    return found


def _is_at_war(picture: War, origin: Region) -> bool:
    """Whether there are units of nations At War in an army of one's own."""
    army = picture.armies[origin] if origin in picture.hosts else picture.boxes[origin]
    return army.unit_peoples & picture.sight.war() > 0


def score_attack_from(sight: Sight, question: Question) -> Sequence[float]:
    """The army with the best attack."""
    picture = war(sight)
    return [best_attack(picture, origin) for origin in question.options]


def score_attack_where(sight: Sight, question: Question) -> Sequence[float]:
    """The target of its best attack."""
    picture = war(sight)
    origin = question.about["origin"]
    return [attack_value(picture, origin, target) for target in question.options]


def score_attack_with(sight: Sight, question: Question) -> Sequence[float]:
    """Everybody attacks; a garrison is kept when the winners advance."""
    return [float(each == ALL) for each in question.options]


# In the battle


def fighters(sight: Sight) -> tuple[Part, Part]:
    """The figures of the attacker and of the defender that fight in the battle."""
    found: tuple[Part, Part] | None = sight.memo.get("fighters")
    if found is None:
        assert sight.battle is not None
        found = sight.memo["fighters"] = sight.forces(sight.battle)
    return found


def forces(sight: Sight) -> tuple[Strength, Strength, str]:
    """The attacker and the defender of the battle, and what shelters the defender now."""
    found: tuple[Strength, Strength, str] | None = sight.memo.get("forces")
    if found is None:
        battle = sight.battle
        assert battle is not None
        attack, defence = [_fighting(sight, part) for part in fighters(sight)]
        place = STRONGHOLD if battle.kind == ASSAULT else place_of(battle.target) if battle.round == 0 else OPEN_FIELD
        found = sight.memo["forces"] = attack, defence, place
    return found


def _fighting(sight: Sight, part: Part) -> Strength:
    """The strength of a force in the battle: neither Gandalf the White nor Nazgûl lead once he has ridden there."""
    whole = strength(part, sight.leading_elites(part.army))
    if sight.battle is None or not sight.battle.white_rider:
        return whole
    silent = part.nazgul + sum([each.leadership for each in part.characters if each.person in SILENT])
    return whole._replace(leadership=whole.leadership - silent)


def prospect(sight: Sight) -> Forecast:
    """How the battle is likely to end."""
    return forecast(*forces(sight))


def score_cease(sight: Sight, question: Question) -> Sequence[float]:
    """Break off a battle that goes badly."""
    attack, defence, place = forces(sight)
    outcome = forecast(attack, defence, place)
    weight = war(sight).numbers
    going_on = weight["kill"] * (defence.hits - outcome.defender) - weight["lose"] * (attack.hits - outcome.attacker)
    assert sight.battle is not None
    prize = war(sight).prize_of(sight.battle.target) * max(sight.battle.target.points, 1)
    risk = destroyed(attack, defence) * precious(fighters(sight)[0])
    return yes(question, risk - going_on - prize * (2 * outcome.chance - BATTLE["cease"]))


def score_advance(sight: Sight, question: Question) -> Sequence[float]:
    """Take the region that was won, unless a better one would be left for it."""
    picture = war(sight)
    battle = sight.battle
    assert battle is not None
    origin, target = battle.origin, question.about.get("region", battle.target)
    going = moving(picture, origin, target)
    share = going.size / sight.armies[origin].size
    gain = share * (picture.pull(target) - picture.pull(origin))
    gain += BATTLE["advance_points"] * target.points + BATTLE["advance_town"] * target.is_settlement
    gain += BATTLE["decided"] * verdict(picture, target)
    gain -= BATTLE["exposed"] * max(0.0, picture.beside(target) - going.hits)
    if origin.is_fortified and not target.is_fortified and picture.enemy_powers.is_beside(target):
        gain -= BATTLE["unwalled"]
    if origin.points and sight.controller(origin) == sight.side:
        gain -= BATTLE["home"] * origin.points * picture.danger_with(origin, -going.hits // 2) + BATTLE["from_home"]
    else:
        gain += BATTLE["advance"]
    return yes(question, gain)


def score_prolong(sight: Sight, question: Question) -> Sequence[float]:
    """Another round of an assault for an elite unit, if it is likely to be worth it."""
    attack, defence, _ = forces(sight)
    struck, taken = one_round(attack, defence, STRONGHOLD)
    worth = struck / max(1.0, defence.hits) * BATTLE["prolong"] - taken * WAR[sight.side]["lose"] - BATTLE["elite"]
    if attack.hits < BATTLE["storm_margin"] * defence.hits * taken / max(struck, 0.1):
        worth = -1.0
    return [0.0 if each is None else worth for each in question.options]


def score_loss(sight: Sight, question: Question) -> Sequence[float]:
    """Keep as many dice as possible: regulars first where there are enough units, else elite units are reduced."""
    region = question.about.get("region")
    army = sight.army(region, sight.side) if region is not None else None
    many = army is not None and army.size > MOST_COMBAT_DICE
    return [_loss(loss, many) for loss in question.options]


def _loss(loss: Loss, many: bool) -> float:
    """How little a loss hurts."""
    if loss.reduces:
        return BATTLE["reduce"]
    if loss.piece.kind == REGULAR:
        return BATTLE["regular_of_many"] if many else BATTLE["regular_of_few"]
    return -loss.hits


def score_most(sight: Sight, question: Question) -> Sequence[float]:
    """The highest number: every die may be rolled again."""
    return [float(number) for number in question.options]


def score_white_rider(sight: Sight, question: Question) -> Sequence[float]:
    """Gandalf the White silences the Nazgûl if they lead more than he does."""
    battle = sight.battle
    assert battle is not None
    region = battle.origin if battle.attacker == sight.enemy else battle.target
    wraiths = sight.nazgul.get(region, 0) + 2 * (sight.where("witch-king") is region)
    return yes(question, wraiths - BATTLE["rider"])


def yes(question: Question, value: float) -> list[float]:
    """The value of saying yes, and nothing for no."""
    return [value if each else 0.0 for each in question.options]


def score_regular_from(sight: Sight, question: Question) -> Sequence[float]:
    """A regular that is out of the game comes back before one that waits."""
    return [float(each == "casualties") for each in question.options]


def score_lost_piece(sight: Sight, question: Question) -> Sequence[float]:
    """Give up a regular before a leader, and a leader before an elite unit."""
    return [{REGULAR: 2.0, ELITE: 0.0}.get(piece.kind, 1.0) for piece in question.options]
