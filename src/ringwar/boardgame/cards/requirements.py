"""What the combat halves of the event cards require."""

from __future__ import annotations

from ringwar.boardgame.rules.clash import Clash
from ringwar.boardgame.rules.combat_texts import needs
from ringwar.boardgame.rules.forces import ASSAULT, Force, has_elite
from ringwar.boardgame.table.armies import ELITES, REGULARS
from ringwar.boardgame.table.facts import (
    COMPANION,
    FREE,
    ISENGARD,
    REGIONS,
    ROHAN,
    SHADOW,
    SOUTHRONS,
    Character,
    Region,
)

MORIA_REACH = 2


# Requirements


def companions(force: Force) -> list[Character]:
    return [each for each in force.characters if each.kind == COMPANION]


def defended(round: Clash) -> Region:
    """The region of the defending army."""
    return round.battle.target


@needs("it-is-a-gift", "one-for-the-dark-lord")
def ring_bearers_are_there(round: Clash, side: str) -> bool:
    """The Ring-bearers are in the region of the defending army."""
    return round.state.fellowship is defended(round)


@needs("blade-of-westernesse")
def a_hobbit_fights(round: Clash, side: str) -> bool:
    """Meriadoc or Peregrin is in the battle."""
    return any(each.is_hobbit for each in round.force(FREE).characters)


@needs("mighty-attack", "daring-defiance", "brave-stand")
def a_companion_fights(round: Clash, side: str) -> bool:
    """A companion is in the battle."""
    return bool(companions(round.force(FREE)))


@needs("servant-of-the-secret-fire")
def gandalf_fights(round: Clash, side: str) -> bool:
    """Gandalf is in the battle."""
    return round.force(FREE).has("gandalf-the-grey", "gandalf-the-white")


@needs("anduril")
def the_king_fights(round: Clash, side: str) -> bool:
    """Strider or Aragorn is in the battle."""
    return round.force(FREE).has("strider", "aragorn")


@needs("heroic-death", "fateful-strike", "sudden-strike")
def a_captain_fights(round: Clash, side: str) -> bool:
    """A leader or companion fights for the Free Peoples."""
    force = round.force(FREE)
    return force.army.leaders > 0 or bool(companions(force))


@needs("ents-rage", "huorn-dark", "nameless-wood")
def near_the_ents(round: Clash, side: str) -> bool:
    """The defending army is in Rohan, Fangorn or Orthanc."""
    region = defended(round)
    return region.nation == ROHAN or region.name in ("fangorn", "orthanc")


@needs("advantageous-position")
def on_free_ground(round: Clash, side: str) -> bool:
    """The defending army is in a region of a Free Peoples nation."""
    return defended(round).side == FREE


@needs("scouts")
def can_slip_away(round: Clash, side: str) -> bool:
    """The Free Peoples defend in the field."""
    return round.defender == FREE and round.battle.kind != ASSAULT


@needs("charge", "valour", "we-come-to-kill")
def an_elite_unit_fights(round: Clash, side: str) -> bool:
    """An elite unit fights for the side."""
    return has_elite(round.force(side))


@needs("cruel-as-death")
def two_nazgul_lead(round: Clash, side: str) -> bool:
    """Nazgûl leadership is 2 or more."""
    return round.nazgul_leadership() >= 2


@needs("they-are-terrible", "dread-and-despair", "foul-stench")
def a_nazgul_leads(round: Clash, side: str) -> bool:
    """Nazgûl leadership is 1 or more."""
    return round.nazgul_leadership() >= 1


@needs("black-breath", "words-of-power")
def a_nazgul_fights(round: Clash, side: str) -> bool:
    """A Nazgûl is in the battle."""
    force = round.force(SHADOW)
    return force.nazgul > 0 or force.has("witch-king")


@needs("durins-bane")
def near_moria(round: Clash, side: str) -> bool:
    """The defending army is within two regions of Moria."""
    near = {REGIONS["moria"]}
    for _ in range(MORIA_REACH):
        near |= {each for region in near for each in region.adjacent}
    return defended(round) in near


@needs("devilry-of-orthanc")
def isengard_at_a_siege(round: Clash, side: str) -> bool:
    """An Isengard unit fights for the Shadow, and the defender, of either side, is inside a stronghold."""
    army = round.force(SHADOW).army
    units = army.count(REGULARS[ISENGARD]) + army.count(ELITES[ISENGARD])
    return units > 0 and round.battle.kind == ASSAULT


@needs("mumakil")
def mumakil_fight(round: Clash, side: str) -> bool:
    """A Southron elite unit fights for the Shadow."""
    return round.force(SHADOW).army.count(ELITES[SOUTHRONS]) > 0
