"""Shadow cards: Captain of Despair, Shadow of Dol Guldur, Madness and Horror."""

from __future__ import annotations

from ringwar.boardgame.cards.shadow_character_wars import use_army_at
from ringwar.boardgame.lords.cards.witch_king import is_refuge
from ringwar.boardgame.lords.table.facts import LORDS_CARDS
from ringwar.boardgame.lords.table.state import lords, option
from ringwar.boardgame.lords.table.texts import ACTION_COMPLETE
from ringwar.boardgame.rules.armies import MOST_BESIEGED, MOST_UNITS, is_in_box, recruitable
from ringwar.boardgame.rules.event_cards import roll_for_event, strike_army
from ringwar.boardgame.rules.fellowship import GOLLUM
from ringwar.boardgame.rules.muster import SETTLEMENTS, recruit_by_card, recruiting
from ringwar.boardgame.rules.table_cards import discard_from_table
from ringwar.boardgame.table.armies import NOBODY, REGULARS, Part
from ringwar.boardgame.table.facts import CHARACTER, FREE, REGIONS, SAURON, SHADOW, Region
from ringwar.boardgame.table.queries import (
    all_regions_held,
    army_of,
    box_army,
    characters_at,
    has_nazgul,
    is_at_war,
    is_free,
    is_in_play,
    nazgul_at,
)
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import DECLARED, KEEPS, BoardGame, event

CAPTAIN = LORDS_CARDS["captain-of-despair"]
DOL_GULDUR = REGIONS["dol-guldur"]
MOST_RECRUITED = 5
STRONGHOLDS = tuple(each for each in SETTLEMENTS[SAURON] if each.is_stronghold)


# Captain of Despair


def captain_leads(state: State) -> bool:
    """LM-WITCHKING-17. A Witch-king is in play, and Gollum is not the guide."""
    return is_in_play(state, "witch-king") and state.guide is not GOLLUM


@event(CAPTAIN.name, when=captain_leads)
def captain_of_despair(game: BoardGame) -> None:
    """On the table: from the next action on, Character results become Eyes after their action."""
    lords(game.state).young = CAPTAIN.name


def die_becomes_eye(game: BoardGame, die: str, face: str) -> None:
    """A die that was used as a Character result goes into the hunt box as an Eye."""
    if face == CHARACTER:
        game.state.hunt_box[SHADOW] += 1
        game.tell("die-becomes-eye", die=die, card=CAPTAIN)


def despair_ends(game: BoardGame, region: Region) -> None:
    """The card leaves the table when the Fellowship is declared in an unconquered stronghold of the Free Peoples."""
    if is_refuge(game.state, region):
        discard_from_table(game, CAPTAIN.name)


KEEPS[CAPTAIN.name] = captain_leads
DECLARED[CAPTAIN.name] = despair_ends
ACTION_COMPLETE[CAPTAIN.name] = die_becomes_eye


# Shadow of Dol Guldur


def nazgul_leadership(state: State, region: Region) -> int:
    """LM-WITCHKING-18. What the Nazgûl in a region lead, the Witch-king among them."""
    kings = [each for each in characters_at(state, region, SHADOW) if each.person == "witch-king"]
    return nazgul_at(state, region) + sum(each.leadership for each in kings)


def room_for_units(state: State, region: Region) -> int:
    """BG-STACK-01, BG-STACK-02. How many Shadow units may join those in a region."""
    most = MOST_BESIEGED if is_in_box(state, region, SHADOW) else MOST_UNITS
    return max(0, most - (army_of(state, region, SHADOW) or NOBODY).size)


@event("shadow-of-dol-guldur", when=lambda state: has_nazgul(state, DOL_GULDUR))
def shadow_of_dol_guldur(game: BoardGame) -> None:
    """A Sauron regular in Dol Guldur for each point of Nazgûl leadership there; then its army may move or attack."""
    state = game.state
    number = min(MOST_RECRUITED, nazgul_leadership(state, DOL_GULDUR), room_for_units(state, DOL_GULDUR))
    if number:
        recruit_by_card(game, DOL_GULDUR, *[REGULARS[SAURON]] * number)
    use_army_at(game, DOL_GULDUR, Part())


# Madness and Horror


def haunted(state: State) -> list[Region]:
    """The Free Peoples armies in a region with a stronghold of Sauron, or next to one."""
    return [each for each in all_regions_held(state, FREE) if haunting(each)]


def haunting(region: Region) -> list[Region]:
    """The strongholds of Sauron in a region and next to it, whoever holds them."""
    return [each for each in STRONGHOLDS if each is region or each in region.adjacent]


@event("madness-and-horror", when=lambda state: is_at_war(state, SAURON) and bool(haunted(state)))
def madness_and_horror(game: BoardGame) -> None:
    """Three dice, each 5 a hit on an army near a stronghold of Sauron; then two Sauron regulars."""
    state = game.state
    region = game.ask(SHADOW, "which-army", haunted(state))
    is_inside = region in STRONGHOLDS and box_army(state, region, FREE) is not None
    strike_army(game, region, FREE, roll_for_event(game, 3, 5))
    piece = REGULARS[SAURON]
    options = [region] if is_inside else horrors_places(state, region)
    if options and recruitable(state, piece):
        recruit_by_card(game, game.ask(SHADOW, "recruit-where", options, **recruiting(piece, 2)), piece, piece)


def horrors_places(state: State, region: Region) -> list[Region]:
    """The free regions next to the army, or in the other reading next to a stronghold of Sauron that haunts it."""
    centres = [region] if option(state, "madness-next-to") == "army" else haunting(region)
    around = dict.fromkeys(each for centre in centres for each in centre.adjacent)
    return [each for each in around if is_free(state, each, SHADOW)]
