"""Chapter 12: the forces of a battle, and who fights."""

from __future__ import annotations

from ringwar.boardgame.table.armies import NOBODY, Army, Part
from ringwar.boardgame.table.facts import ELITE, ENEMY, FREE, Character, Region
from ringwar.boardgame.table.queries import army_of, box_army, characters_at, field_army, nazgul_at
from ringwar.boardgame.table.state import Battle, State
from ringwar.boardgame.table.texts import BoardGame

FIELD, ASSAULT, SORTIE = "field-battle", "assault", "sortie"


class Force:
    """An army in the field or in a stronghold's box that fights: every combat rule takes one, never a region."""

    __slots__ = ("besieged", "rearguard", "region", "side", "state")

    def __init__(self, state: State, side: str, region: Region, besieged: bool, rearguard: Part) -> None:
        self.state = state
        self.side = side
        self.region = region
        self.besieged = besieged
        self.rearguard = rearguard

    @property
    def army(self) -> Army:
        """BG-BATTLE-10, BG-BATTLE-16. The units and leaders that fight."""
        army = (box_army if self.besieged else field_army)(self.state, self.region, self.side)
        return army.without(self.rearguard.army) if army is not None else NOBODY

    @property
    def nazgul(self) -> int:
        if self.side == FREE:
            return 0
        return nazgul_at(self.state, self.region) - self.rearguard.nazgul

    @property
    def characters(self) -> tuple[Character, ...]:
        here = characters_at(self.state, self.region, self.side)
        behind = self.rearguard.characters
        return tuple([each for each in here if each not in behind]) if behind else here

    def figures(self) -> Part:
        """The units, leaders and Nazgûl that fight."""
        return Part(self.army, self.nazgul)

    def has(self, *names: str) -> bool:
        """Whether one of the named characters takes part."""
        return any(each.person in names for each in self.characters)


def attacking(state: State, battle: Battle) -> Force:
    return Force(state, battle.attacker, battle.origin, battle.kind == SORTIE, battle.rearguard)


def defending(state: State, battle: Battle) -> Force:
    return Force(state, ENEMY[battle.attacker], battle.target, battle.kind == ASSAULT, Part())


def gives_up(game: BoardGame, battle: Battle) -> bool:
    """BG-BATTLE-40, BG-SIEGE-26. Whether an attacker who may fight another round ends his attack."""
    own, enemy = attacking(game.state, battle), defending(game.state, battle)
    return game.confirm(
        battle.attacker,
        "cease",
        region=battle.target,
        battle=battle.kind,
        force=own.figures(),
        characters=own.characters,
        against=enemy.figures(),
        enemies=enemy.characters,
    )


def force_of(state: State, battle: Battle, side: str) -> Force:
    return attacking(state, battle) if side == battle.attacker else defending(state, battle)


def standing_force(state: State, region: Region, side: str) -> Force | None:
    """The army of a side in a region as a force, for cards that hit it outside a battle."""
    if army_of(state, region, side) is None:
        return None
    return Force(state, side, region, field_army(state, region, side) is None, Part())


def has_elite(force: Force) -> bool:
    return any(piece.kind == ELITE for piece in force.army.units())
