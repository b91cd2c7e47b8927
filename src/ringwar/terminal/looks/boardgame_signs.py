"""What stands in a region of the board game, in a few signs: `f3/1/1+2` or `s5/2n1`."""

from __future__ import annotations

from typing import NamedTuple

from ringwar.boardgame.lords.table.facts import CHARACTERS_WITH_LORDS
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import ELITE, ENEMY, FREE, LEADER, REGULAR, SHADOW, SIDES
from ringwar.terminal.looks.boardgame_figures import ArmyView, View, side_of
from ringwar.words import Words


class Force(NamedTuple):
    """The figures of one side in a region, by number."""

    side: str
    regulars: int = 0
    elites: int = 0
    leaders: int = 0
    nazgul: int = 0
    characters: int = 0

    @classmethod
    def of(cls, side: str, army: ArmyView, nazgul: int, characters: int) -> Force:
        """The force of an army and of whoever leads it."""
        regulars, elites, leaders = (_count(army, kind) for kind in (REGULAR, ELITE, LEADER))
        return cls(side, regulars, elites, leaders, nazgul, characters)

    @property
    def units(self) -> int:
        """How many can be hit."""
        return self.regulars + self.elites


def forces(region: str, view: View) -> list[Force]:
    """The forces in a region that is not under siege, and those around one that is."""
    found = [_force(view["armies"].get(region, {}), side, region, view) for side in SIDES]
    garrison = inside(region, view)
    if garrison is not None:
        return [force for force in found if force.side != garrison.side]
    return [force for force in found if any(force[1:])]


def inside(region: str, view: View) -> Force | None:
    """The garrison of a region under siege."""
    army = view["besieged"].get(region)
    return _force(army, side_of(army), region, view) if army else None


def _force(army: ArmyView, side: str, region: str, view: View) -> Force:
    own = army if army and side_of(army) == side else {}
    nazgul = view["nazgul"].get(region, 0) if side == SHADOW else 0
    return Force.of(side, own, nazgul, len(captains(region, side, view)))


def _count(army: ArmyView, kind: str) -> int:
    return sum(number for name, number in army.items() if BY_NAME[name].kind == kind)


def captains(region: str, side: str, view: View) -> list[str]:
    """The characters of a side in a region, without those in the Fellowship."""
    present = [name for name, at in view["characters"].items() if at == region]
    return [name for name in present if CHARACTERS_WITH_LORDS[name].side == side]


def signs(force: Force, words: Words) -> str:
    """`f3/1/1+2`: the side's letter, regulars, elites, leaders, and the number of characters; `n` for Nazgûl."""
    text = words.say(f"letter-{force.side}")
    if force.units or force.leaders:
        text += f"{force.regulars}/{force.elites}"
    if force.leaders:
        text += f"/{force.leaders}"
    if force.nazgul:
        text += words.say("letter-nazgul") + str(force.nazgul)
    return f"{text}+{force.characters}" if force.characters else text


def standing(region: str, view: View, words: Words) -> str:
    """Everything in a region in signs; a garrison, a `!` and its besiegers where it is under siege."""
    here = words.say("letter-fellowship") if view["fellowship"]["at"] == region else ""
    garrison = inside(region, view)
    around = [signs(force, words) for force in forces(region, view)]
    if garrison is not None:
        return f"{here}{signs(garrison, words)}!{''.join(around)}"
    return here + " ".join(around)


def brief(region: str, view: View, words: Words) -> str:
    """The same in fewer signs: units altogether, and who leads them."""
    here = words.say("letter-fellowship") if view["fellowship"]["at"] == region else ""
    garrison = inside(region, view)
    around = forces(region, view)
    if garrison is not None:
        besiegers = around[0] if around else Force(ENEMY[garrison.side])
        return f"{here}{_units(garrison, words)}!{_units(besiegers, words)}"
    return here + "".join(_led(force, words) for force in around)


def _units(force: Force, words: Words) -> str:
    return f"{words.say(f'letter-{force.side}')}{force.units}"


def _led(force: Force, words: Words) -> str:
    """`s10+5`: units, and all who lead them."""
    leading = force.leaders + force.nazgul + force.characters
    text = _units(force, words) if force.units else words.say(f"letter-{force.side}")
    return f"{text}+{leading}" if leading else text


def holder(region: str, view: View) -> str:
    """The side whose colour a region has: of what stands there, first the garrison; otherwise nobody's."""
    garrison = inside(region, view)
    if garrison is not None:
        return garrison.side
    there = max(forces(region, view), key=lambda force: (force.units, force.side == FREE), default=None)
    return there.side if there else ""
