"""The dice, rings and tokens of the expansion, as the catalogue gives them."""

from __future__ import annotations

from ringwar.boardgame.lords.table.facts import ACTION_TOKENS, RINGS, SPECIAL_DICE, Ring, SpecialDie
from ringwar.boardgame.lords.table.state import LORDS_NAME
from ringwar.boardgame.table.facts import SHADOW
from ringwar.boardgame.table.things import DieJson, MoreThings, RingJson


def lords_things() -> MoreThings:
    """The special dice, the Elven Rings by name, the action tokens of the Shadow."""
    return {
        "die": {name: _die(each) for name, each in SPECIAL_DICE.items()},
        "ring": {name: _ring(each) for name, each in RINGS.items()},
        "token": {
            name: {"title": each.title, "side": SHADOW, "expansion": LORDS_NAME} for name, each in ACTION_TOKENS.items()
        },
    }


def _die(die: SpecialDie) -> DieJson:
    return {
        "side": die.side,
        "faces": [face.name for face in die.faces],
        "start": 0,
        "most": 1,
        "owner": die.owner,
        "expansion": LORDS_NAME,
    }


def _ring(ring: Ring) -> RingJson:
    return {"title": ring.title, "keeper": ring.keeper, "expansion": LORDS_NAME}
