"""Chapter 12.3: both forces of a battle as they stand in a round: strength, leadership, dice and the number needed."""

from __future__ import annotations

from ringwar.boardgame.rules.armies import leading_elites
from ringwar.boardgame.rules.combat_texts import LEADERSHIP, STRENGTH
from ringwar.boardgame.rules.forces import ASSAULT, FIELD, SORTIE, Force, force_of
from ringwar.boardgame.table.armies import Army, Part
from ringwar.boardgame.table.facts import ENEMY, SHADOW, Character, Region
from ringwar.boardgame.table.queries import characters_at
from ringwar.boardgame.table.rolls import FEWER_DICE, MOST_DICE, NAZGUL_LEADERSHIP, NO_RE_ROLL, Fight
from ringwar.boardgame.table.state import Battle, State

MOST_COMBAT_DICE = 5  # BG-BATTLE-19, BG-BATTLE-21
TO_HIT = 5  # BG-BATTLE-25
TO_HIT_WALLS = 6  # BG-BATTLE-35, BG-SIEGE-23

WALLS, FORTIFICATION = "stronghold", "fortification"


class Clash:
    """The forces of a battle, with what cards have changed in this round."""

    def __init__(self, state: State, battle: Battle, fight: Fight) -> None:
        self.state = state
        self.battle = battle
        self.fight = fight

    def force(self, side: str) -> Force:
        return force_of(self.state, self.battle, side)

    @property
    def attacker(self) -> str:
        return self.battle.attacker

    @property
    def defender(self) -> str:
        return ENEMY[self.battle.attacker]

    def strength(self, side: str) -> int:
        """BG-BATTLE-18, and Captains of the West: the combat strength of a force."""
        force = self.force(side)
        if not force.characters:
            return force.army.size
        able = [each for each in force.characters if each not in self.fight.silenced]
        captains = sum([each.is_captain for each in able])
        others = sum([STRENGTH[each.name](self, side) for each in able if each.name in STRENGTH])
        return force.army.size + captains + others

    def dice(self, side: str) -> int:
        """BG-BATTLE-19, BG-BATTLE-21. How many dice a side rolls: as many as it has strength, as far as it may."""
        limits = [each.value for each in self.fight.of(side, MOST_DICE)]
        number = min(MOST_COMBAT_DICE, self.strength(side), *limits)
        fewer = -self.fight.total(side, FEWER_DICE)
        return max(1, number - fewer) if fewer else number

    def nazgul_leadership(self) -> int:
        """BG-COMBATCARD-17. What the Nazgûl of the Shadow force lead now, the Witch-king among them."""
        silenced = [each.name for each in self.fight.silenced]
        if SHADOW in self.fight.leaderless or (self.battle.white_rider and "gandalf-the-white" not in silenced):
            return 0
        force = self.force(SHADOW)
        witch_king = sum([each.leadership for each in force.characters if each.person == "witch-king"])
        return force.nazgul + witch_king + self.fight.total(SHADOW, NAZGUL_LEADERSHIP)

    def leadership(self, side: str) -> int:
        """BG-BATTLE-20, BG-COMBATCARD-17. The leadership of a force, less what it has forfeited."""
        if side in self.fight.leaderless:
            return 0
        force = self.force(side)
        number = force.army.leaders + leading_elites(self.state, force.army)
        able = [each for each in characters_at(self.state, force.region, side) if each not in self.fight.silenced]
        number += sum([LEADERSHIP[each.name](self, side) for each in able if each.name in LEADERSHIP])
        leading = [each for each in force.characters if each.person != "witch-king" and self.leads(each)]
        number += sum([each.leadership for each in leading])
        return number + (self.nazgul_leadership() if side == SHADOW else 0)

    def leads(self, character: Character) -> bool:
        """BG-COMBATCARD-17, BG-COMBATCARD-18. The leadership of a character counts in this round."""
        rides = self.battle.white_rider and character.name == "gandalf-the-white"
        return not rides and character not in self.fight.silenced and character not in self.fight.forfeiters

    def may_re_roll(self, side: str) -> bool:
        return not self.fight.of(side, NO_RE_ROLL)

    def walls(self, side: str) -> str | None:
        """BG-BATTLE-35 to BG-BATTLE-39, BG-SIEGE-23, BG-SIEGE-24. What makes it harder for a side to hit."""
        if side != self.attacker:
            return None
        if self.battle.kind == ASSAULT:
            return WALLS
        fortified = self.battle.kind == FIELD and self.battle.target.is_fortified and self.battle.round <= 1
        return FORTIFICATION if fortified else None

    def to_hit(self, side: str) -> int:
        """BG-BATTLE-25, BG-BATTLE-35. What a die of a side must show."""
        return TO_HIT if self.walls(side) is None else TO_HIT_WALLS


def as_it_stands(state: State, region: Region, army: Army, besieged: bool) -> tuple[int, int]:
    """BG-BATTLE-18 to BG-BATTLE-21. The dice and the leadership of an army, all of it and before any card is played."""
    if region not in state.nazgul and region not in state.characters.values():
        return min(MOST_COMBAT_DICE, army.size), army.leaders + leading_elites(state, army)
    kind = SORTIE if besieged else FIELD
    clash = Clash(state, Battle(kind, army.side, region, region, Part()), Fight())
    return clash.dice(army.side), clash.leadership(army.side)
