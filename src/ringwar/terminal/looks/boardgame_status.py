"""The board game before a question: the turn, the Fellowship, both sides, politics, sieges, the battle or hunt."""

from __future__ import annotations

from collections import Counter

from ringwar.boardgame.rules.hunt import CRACK_OF_DOOM
from ringwar.boardgame.rules.turn import UNROLLED
from ringwar.boardgame.rules.victory import MOST_CORRUPTION
from ringwar.boardgame.table.facts import ENEMY, FREE, NATIONS, REGIONS, SHADOW, SIDES, Region
from ringwar.terminal.looks.boardgame_cards import ALL_EVENTS
from ringwar.terminal.looks.boardgame_figures import View
from ringwar.terminal.looks.boardgame_signs import Force, forces, inside, signs
from ringwar.terminal.looks.boardgame_table import WINS
from ringwar.terminal.looks.boardgame_teams import ACTING, acting, partners
from ringwar.terminal.looks.statuses import Topic, some, told
from ringwar.words import Said, Words, sentence


def board_status(view: View, words: Words, width: int, changed: View | None = None) -> list[str]:
    """At most twelve lines at 80 columns; `changed` is the view before, from which what is new is marked."""
    return told(_topics(view, words), None if changed is None else _topics(changed, words), width)


def _topics(view: View, words: Words) -> list[Topic]:
    return [
        Topic("", [_now(view, words)]),
        Topic(words.say("terminal-status-fellowship"), _fellowship(view, words)),
        *(side_topic(side, view, words) for side in SIDES),
        Topic(words.say("terminal-status-hunt"), _hunt(view, words)),
        Topic(words.say("terminal-status-battle"), _battle(view, words)),
        Topic(words.say("terminal-status-politics"), _politics(view, words), optional=True),
        Topic(words.say("terminal-status-sieges"), _sieges(view, words), optional=True),
        Topic(words.say("terminal-status-threats"), _threats(view, words), optional=True),
    ]


def _now(view: View, words: Words) -> str:
    """Turn, phase, and who acts."""
    line = words.say("terminal-turn", number=view["turn"], phase=Said(words.say(f"phase-{view['phase']}")))
    return line if view["phase"] != ACTING else f"{line} {sentence(words.say('terminal-acts', side=acting(view)))}"


def _fellowship(view: View, words: Words) -> list[str]:
    """Where the Ring-bearers are, how well hidden and how corrupted, and who is with them."""
    now = view["fellowship"]
    hidden = words.say("terminal-status-revealed" if now["revealed"] else "terminal-status-hidden")
    company = Said(", ".join(_name(each, words) for each in now["companions"] if each != now["guide"]))
    guide = words.say("terminal-status-guide", guide=Said(_name(now["guide"], words)))
    with_him = words.say("terminal-status-companions", companions=company) if company else ""
    corruption = words.say("terminal-status-corruption", count=now["corruption"], most=MOST_CORRUPTION)
    return some([*_place(view, words), hidden, corruption, guide, with_him])


def _place(view: View, words: Words) -> list[str]:
    """Where the Fellowship is known to be, and how far it has gone since."""
    now = view["fellowship"]
    if now["mordor"] is not None:
        return [words.say("terminal-status-mordor", step=now["mordor"], last=CRACK_OF_DOOM)]
    known = now["revealed"] or not now["progress"]
    region = words.say("terminal-status-at" if known else "terminal-status-last-known", region=now["at"])
    return [region, words.say("terminal-status-progress", progress=now["progress"])]


def _name(character: str, words: Words) -> str:
    return sentence(words.name(character))


def side_topic(side: str, view: View, words: Words) -> Topic:
    """What a side has: points, dice, rings and cards in hand."""
    parts = [
        words.say("terminal-status-points", points=view["points"][side], most=WINS[side]),
        _dice(side, view, words),
        words.say("terminal-status-rings", count=view["rings"][side]),
        _hands(side, view, words),
    ]
    return Topic(words.say(f"letters-{side}"), parts, side)


def _dice(side: str, view: View, words: Words) -> str:
    """`dice Army 2, Event`: the action dice of a side that are left, or how many are to be rolled."""
    dice = view["dice"][side]
    if UNROLLED in dice:
        return words.say("terminal-status-unrolled", count=len(dice))
    faces = [f"{words.name(face)} {number}" for face, number in Counter(dice).items()]
    return words.say("terminal-status-dice", dice=Said(", ".join(faces) or words.name("none")))


def _hands(side: str, view: View, words: Words) -> str:
    """How many cards a side holds, by player where it has several."""
    team = partners(side, view)
    if not team:
        return words.say("terminal-status-hand", count=view["hands"][side]["size"])
    held = [f"{words.name(seat)} {view['hands'][seat]['size']}" for seat in team]
    return words.say("terminal-status-hands", hands=Said(", ".join(held)))


def _hunt(view: View, words: Words) -> list[str]:
    """The hunt box, and the roll and tile of the moment."""
    hunt = view["hunt"]
    parts = [words.say("terminal-status-box", shadow=hunt["box"][SHADOW], free=hunt["box"][FREE])]
    if roll := hunt["roll"]:
        parts.append(words.say("terminal-status-roll", dice=roll["dice"], count=roll["successes"]))
    if tile := hunt["tile"]:
        parts.append(words.say("terminal-status-tile", tile=tile["tile"], damage=tile["damage"]))
    return parts


def _politics(view: View, words: Words) -> list[str]:
    """The nations that are not yet at war."""
    return [
        words.say(
            "terminal-status-nation",
            nation=Said(words.say(f"people-{nation}")),
            steps=view["politics"][nation]["steps_to_war"],
            active=Said("yes" if view["politics"][nation]["active"] else "no"),
        )
        for nation in NATIONS
        if view["politics"][nation]["steps_to_war"]
    ]


def _sieges(view: View, words: Words) -> list[str]:
    """Strongholds under siege, with who is inside and around."""
    return [_siege(REGIONS[name], view, words) for name in sorted(view["besieged"])]


def _siege(region: Region, view: View, words: Words) -> str:
    within = inside(region.name, view)
    around = [signs(force, words) for force in forces(region.name, view)]
    assert within is not None, "who is besieged stands inside"
    return f"{sentence(words.name(region.name))} {signs(within, words)}!{''.join(around)}"


def _threats(view: View, words: Words) -> list[str]:
    """Cities and strongholds next to an enemy army that outnumbers whoever holds them."""
    places = [region for region in REGIONS.values() if region.points and region.name not in view["besieged"]]
    return some(_threat(region, view, words) for region in places)


def _threat(region: Region, view: View, words: Words) -> str | None:
    """`Minas Tirith f3 by s8`: the units in a place, and those of the greatest enemy army beside it."""
    side = view["control"].get(region.name, region.side)
    if side is None:
        return None
    own = sum(force.units for force in forces(region.name, view) if force.side == side)
    near = [force for each in region.adjacent for force in forces(each.name, view) if force.side == ENEMY[side]]
    most = max((force.units for force in near), default=0)
    if most <= own:
        return None
    held, beside = (f"{words.say(f'letter-{each}')}{units}" for each, units in ((side, own), (ENEMY[side], most)))
    return sentence(words.say("terminal-status-threat", region=region.name, held=Said(held), beside=Said(beside)))


def _battle(view: View, words: Words) -> list[str]:
    """Who fights whom where, with what, and what has fallen so far."""
    now = view["battle"]
    if now is None:
        return []
    sides = (now["attacker"], ENEMY[now["attacker"]])
    attackers, defenders = (_fighting(side, now, words) for side in sides)
    return [
        words.say("terminal-status-fight", region=now["target"], battle=now["kind"], round=now["round"]),
        words.say("terminal-status-against", attackers=Said(attackers), defenders=Said(defenders)),
        *some(_card(side, now, words) for side in sides),
        *some(_rolled(side, now, words) for side in sides),
        *some(_losing(side, now, words) for side in sides),
    ]


def _fighting(side: str, now: View, words: Words) -> str:
    """A force in signs, with its strength and leadership."""
    force = now["forces"][side]
    figures = Said(signs(Force.of(side, force["army"], force["nazgul"], len(force["characters"])), words))
    about = {"strength": force["strength"], "leadership": force["leadership"]}
    return words.say("terminal-status-force", figures=figures, **about)


def _card(side: str, now: View, words: Words) -> str | None:
    """The combat card of a side in this round."""
    card = now["cards"].get(side)
    if card is None:
        return None
    return words.say("terminal-status-card", who=_who(side, words), half=f"combat-{ALL_EVENTS[card].combat_id}")


def _rolled(side: str, now: View, words: Words) -> str | None:
    """What a side has rolled, and what again, in this round."""
    roll = now["rolls"].get(side)
    if not roll or not roll["dice"]:
        return None
    dice = " ".join(map(str, roll["dice"]))
    again = f" ({' '.join(map(str, roll['re_rolled']))})" if roll["re_rolled"] else ""
    return words.say("terminal-status-rolled", who=_who(side, words), dice=Said(dice + again), hits=now["hits"][side])


def _losing(side: str, now: View, words: Words) -> str | None:
    """The hits that a side has still to take."""
    hits = now["to_lose"].get(side)
    return words.say("terminal-status-to-lose", who=_who(side, words), hits=hits) if hits else None


def _who(side: str, words: Words) -> Said:
    return Said(words.say(f"letters-{side}"))
