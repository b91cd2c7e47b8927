"""The event cards of Lords of Middle-earth in their situations."""

from __future__ import annotations

from ringwar.boardgame.lords.cards.smeagol import WE_WONT_GO_BACK
from ringwar.boardgame.lords.table.facts import BALROG, SMEAGOL_SET, WE_SHALL_GET_IT
from ringwar.boardgame.rules.turn import ELVEN_RINGS
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import FREE, REGIONS, SHADOW, EventCard
from ringwar.players.boardgame.cards import WORTH, factor
from ringwar.players.boardgame.geography import ROAD
from ringwar.players.boardgame.hunt import corruption_cost
from ringwar.players.boardgame.lords_actions import LORDS_NUMBERS, LORDS_VALUES, keepers, place_of_card
from ringwar.players.boardgame.minions import leaders_at
from ringwar.players.boardgame.muster import reinforced
from ringwar.players.boardgame.situations import healed
from ringwar.players.boardgame.war import war

DOL_GULDUR = REGIONS["dol-guldur"]
SMEAGOLS_CARDS = (WE_SHALL_GET_IT.name, WE_WONT_GO_BACK.name)


def smeagols_tiles(sight: Sight) -> int:
    """The Sméagol tiles in the hunt pool."""
    return sum(tile.set == SMEAGOL_SET for tile in sight.pool)


@factor("you-know-the-way-there")
def the_way_there(sight: Sight, card: EventCard) -> float:
    """Harmless tiles help while Sméagol is there or may come."""
    return float(bool(sight.companions))


@factor("safe-paths-in-the-dark")
def safe_paths(sight: Sight, card: EventCard) -> float:
    """It heals, and ends a card about Sméagol."""
    lying = [each for each in sight.table[SHADOW] if each.name in SMEAGOLS_CARDS]
    return healed(sight, 1.0) + LORDS_NUMBERS["safe_paths"] * bool(lying)


@factor("wind-from-the-west")
def wind_from_the_west(sight: Sight, card: EventCard) -> float:
    """As good as the best card that the Shadow loses."""
    return max([WORTH.get(each.name, 1.0) for each in sight.table[SHADOW]], default=LORDS_NUMBERS["from_hand"])


@factor("three-rings-for-the-elven-kings")
def three_rings(sight: Sight, card: EventCard) -> float:
    """Rings that were used come back, one as expected; taken from the Shadow they count twice."""
    used = ELVEN_RINGS - sight.rings[FREE]
    return min(1.0, float(used)) * (1 + LORDS_NUMBERS["taken_ring"] * (sight.rings[SHADOW] == used > 0))


@factor("a-balrog-is-come")
def balrog_is_come(sight: Sight, card: EventCard) -> float:
    """He wakes, or does the best that he can."""
    table = sight.lords
    if table is None or place_of_card(sight, BALROG.name) is None:
        return 0.0
    if not table.balrog_active:
        return LORDS_NUMBERS["wakes"]
    return max(LORDS_VALUES[deed](sight) for deed in ("move-balrogs-army", "attack-with-balrog", "move-balrog"))


@factor(WE_WONT_GO_BACK.name)
def wont_go_back(sight: Sight, card: EventCard) -> float:
    """The Sméagol tiles that may still be drawn."""
    return smeagols_tiles(sight) * corruption_cost(sight)


@factor("the-lore-of-the-elven-rings")
def lore(sight: Sight, card: EventCard) -> float:
    """The more keepers roll dice, the more Eyes there are among them."""
    return float(keepers(sight))


@factor("the-gates-are-closed")
def gates(sight: Sight, card: EventCard) -> float:
    """The Fellowship has yet to pass a gate of Mordor."""
    return float(sight.fellowship is not None and ROAD[sight.fellowship.index] > 0)


@factor("captain-of-despair")
def despair(sight: Sight, card: EventCard) -> float:
    """Eyes in the hunt box for Character results still to be used."""
    return LORDS_NUMBERS["despair"] if sight.mordor is not None else 1.0


@factor("shadow-of-dol-guldur")
def dol_guldur(sight: Sight, card: EventCard) -> float:
    """As many regulars as the Nazgûl lead."""
    return reinforced(war(sight), DOL_GULDUR, min(5, leaders_at(sight, DOL_GULDUR)))
