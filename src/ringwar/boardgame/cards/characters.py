"""The abilities of characters that give further actions; the others stand in the chapters where they work."""

from __future__ import annotations

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import keep_stacking, recruit, recruitable
from ringwar.boardgame.rules.fellowship import hide
from ringwar.boardgame.rules.muster import SETTLEMENTS, recruiting, replace_units
from ringwar.boardgame.table.armies import ELITES, REGULARS
from ringwar.boardgame.table.facts import (
    CHARACTERS,
    DWARVES,
    ELVES,
    FREE,
    GONDOR,
    ISENGARD,
    MUSTER,
    MUSTER_ARMY,
    REGIONS,
    SHADOW,
    Region,
)
from ringwar.boardgame.table.queries import (
    controller,
    field_army,
    has_card,
    is_besieged,
    is_free,
    is_in_play,
    is_unconquered,
    region_of,
)
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame, action

ORTHANC = REGIONS["orthanc"]
RECRUIT, REPLACE = "recruit-everywhere", "replace-in-orthanc"


# Strider the guide


@action(
    "strider-hides", FREE, by=CHARACTERS["strider"], when=lambda state: state.revealed and state.guide.name == "strider"
)
def strider_hides(game: BoardGame) -> None:
    """Strider as guide: any result hides the Fellowship."""
    hide(game)


# Princes and stewards


def is_at_home(state: State, name: str, nation: str, home: str | None = None) -> bool:
    """A companion, by this very card, is in an unconquered city or stronghold of his people, which can advance."""
    region = region_of(state, name) if has_card(state, name) else None
    if region is None or region.nation != nation or not (region.is_city or region.is_stronghold):
        return False
    right = home is None or region.name == home
    able = politics.can_advance(state, nation) and state.rules.may_rouse(state, nation)
    return right and is_unconquered(state, region) and able


def rouse(game: BoardGame, nation: str) -> None:
    """The nation advances by the ability of a companion."""
    politics.advance(game, nation)
    game.state.rules.recruited(game.state, nation)
    politics.roused(game)


@action(
    "boromir-rouses-gondor", FREE, by=CHARACTERS["boromir"], when=lambda state: is_at_home(state, "boromir", GONDOR)
)
def high_warden(game: BoardGame) -> None:
    """Boromir at home: any result advances Gondor."""
    rouse(game, GONDOR)


@action(
    "legolas-rouses-the-elves", FREE, by=CHARACTERS["legolas"], when=lambda state: is_at_home(state, "legolas", ELVES)
)
def prince_of_mirkwood(game: BoardGame) -> None:
    """Legolas in an Elven stronghold: any result advances the Elves."""
    rouse(game, ELVES)


@action(
    "gimli-rouses-the-dwarves",
    FREE,
    by=CHARACTERS["gimli"],
    when=lambda state: is_at_home(state, "gimli", DWARVES, "erebor"),
)
def dwarf_of_erebor(game: BoardGame) -> None:
    """Gimli in Erebor: any result advances the Dwarves."""
    rouse(game, DWARVES)


# The Voice of Saruman


def voice_heard(state: State) -> bool:
    """Saruman is in play in an Orthanc that the Shadow holds unbesieged, and can do something."""
    if not is_in_play(state, "saruman") or controller(state, ORTHANC) != SHADOW or is_besieged(state, ORTHANC):
        return False
    return may_replace(state) or bool(open_settlements(state))


def voices(state: State) -> list[str]:
    return [*([RECRUIT] if open_settlements(state) else []), *([REPLACE] if may_replace(state) else [])]


def may_replace(state: State) -> bool:
    """There is a regular in Orthanc that can become an elite unit."""
    army = field_army(state, ORTHANC, SHADOW)
    return army is not None and army.count(REGULARS[ISENGARD]) > 0 and recruitable(state, ELITES[ISENGARD])


def open_settlements(state: State) -> list[Region]:
    """The settlements of Isengard in which a regular can be recruited."""
    if not recruitable(state, REGULARS[ISENGARD]):
        return []
    return [each for each in SETTLEMENTS[ISENGARD] if is_unconquered(state, each) and is_free(state, each, SHADOW)]


@action("voice-of-saruman", SHADOW, MUSTER, MUSTER_ARMY, by=CHARACTERS["saruman"], when=voice_heard, nation=ISENGARD)
def voice_of_saruman(game: BoardGame) -> None:
    """Recruit a regular in every Isengard settlement, or turn two regulars in Orthanc into elite units."""
    state = game.state
    if game.ask(SHADOW, "voice-of-saruman", voices(state)) == RECRUIT:
        _recruit_everywhere(game)
        return
    for _ in range(2):
        army = field_army(state, ORTHANC, SHADOW)
        if army is not None and army.count(REGULARS[ISENGARD]) and recruitable(state, ELITES[ISENGARD]):
            replace_units(game, ORTHANC, REGULARS[ISENGARD], ELITES[ISENGARD])


def _recruit_everywhere(game: BoardGame) -> None:
    """BG-STACK-04. If regulars run out, the Shadow chooses where they go; limits are kept when all have come."""
    left = open_settlements(game.state)
    touched = tuple(left)
    while left and recruitable(game.state, REGULARS[ISENGARD]):
        number = game.state.reinforcements[REGULARS[ISENGARD]]
        about = recruiting(REGULARS[ISENGARD], short=number)
        region = game.ask(SHADOW, "recruit-where", left, **about) if number < len(left) else left[0]
        left.remove(region)
        recruit(game, REGULARS[ISENGARD], region)
    for region in touched:
        keep_stacking(game, region, SHADOW)
