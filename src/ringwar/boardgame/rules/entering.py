"""Chapter 8.3: bringing minions and the great companions into play."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.commanding import why_not_commanded
from ringwar.boardgame.rules.muster import SETTLEMENTS
from ringwar.boardgame.rules.table_cards import review_table
from ringwar.boardgame.table.armies import NATION_BIT
from ringwar.boardgame.table.facts import (
    CHARACTERS,
    ELVES,
    FREE,
    FREE_NATIONS,
    ISENGARD,
    REGIONS,
    SAURON,
    SHADOW,
    Character,
    Region,
)
from ringwar.boardgame.table.queries import (
    is_at_war,
    is_commanded,
    is_in_play,
    is_unconquered,
    region_of,
    regions_held,
    version,
)
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import ENTERED, PLACES, BoardGame, Places
from ringwar.kernel import Question, Refusal

GREY = "gandalf-the-grey"
CROWNED_IN = ("minas-tirith", "dol-amroth", "pelargir")


# Minions


def minion_places(state: State, minion: Character) -> Sequence[Region]:
    """BG-CHAR-20, BG-CHAR-21 and the minions' cards. Where a minion may come into play now; nowhere if he may not."""
    if minion in state.characters or any(each.person == minion.person for each in state.eliminated):
        return ()
    places: Places = state.rules.box.places[minion.name]
    return places(state)


def _sarumans_places(state: State) -> Sequence[Region]:
    """Isengard At War and Orthanc unconquered: in Orthanc."""
    orthanc = REGIONS["orthanc"]
    return (orthanc,) if is_at_war(state, ISENGARD) and is_unconquered(state, orthanc) else ()


def _witch_kings_places(state: State) -> Sequence[Region]:
    """The Witch-king comes to any army that has a Sauron unit."""
    if not witch_king_may_come(state):
        return ()
    sauron = NATION_BIT[SAURON]
    found = [each for each in regions_held(state, SHADOW) if state.armies[each].unit_peoples & sauron]
    inside = [each for each, army in state.boxes.items() if army.unit_peoples & sauron]
    return found + inside


def witch_king_may_come(state: State) -> bool:
    """Sauron and a Free Peoples nation are At War."""
    return is_at_war(state, SAURON) and any(is_at_war(state, nation) for nation in FREE_NATIONS)


def _mouths_places(state: State) -> Sequence[Region]:
    """The Fellowship in Mordor, or all Free Peoples At War: in any unconquered Sauron stronghold."""
    if state.mordor is None and not all(is_at_war(state, nation) for nation in FREE_NATIONS):
        return ()
    return [each for each in SETTLEMENTS[SAURON] if each.is_stronghold and is_unconquered(state, each)]


PLACES["saruman"] = _sarumans_places
PLACES["witch-king"] = _witch_kings_places
PLACES["mouth-of-sauron"] = _mouths_places


def ready_minions(state: State) -> list[Character]:
    minions: tuple[Character, ...] = state.rules.box.minions
    return [minion for minion in minions if is_commanded(state, minion.nation) and minion_places(state, minion)]


def why_not_brought(state: State, minion: Character) -> Refusal | None:
    """BG-ACT-15, BG-CHAR-12, BG-CHAR-20, BG-CASUALTY-19, BG-MULTI-37. Why a character is no minion that may come."""
    about = {"character": minion.name}
    if minion not in state.rules.box.minions:
        return Refusal("no-minion", clauses=["BG-ACT-15"], **about)
    if minion in state.characters:
        return Refusal("in-play-already", clauses=["BG-CHAR-12"], **about)
    if any(each.person == minion.person for each in state.eliminated):
        return Refusal("out-of-the-game", clauses=["BG-CASUALTY-19"], **about)
    if (foreign := why_not_commanded(state, minion.nation)) is not None or minion_places(state, minion):
        return foreign
    return Refusal("minion-needs", clauses=["BG-CHAR-20"], **about, needs=f"needs-{minion.name}")


def why_not_minion(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-ACT-15, BG-CHAR-20. Why a character cannot be the minion that comes into play."""
    return why_not_brought(state, thing) if isinstance(thing, Character) else None


def why_not_entered(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-CHAR-20, BG-CHAR-21. Why the minion cannot come into play in a region."""
    minion = question.about["minion"]
    if not isinstance(thing, Region) or thing in minion_places(state, minion):
        return None
    return Refusal("minion-elsewhere", clauses=["BG-CHAR-20"], character=minion.name, region=thing.name)


def bring_minion(game: BoardGame) -> None:
    """BG-ACT-15, BG-CHAR-20, BG-CHAR-22. Bring one minion into play; the Witch-king wakes every nation."""
    state = game.state
    minion = game.ask(SHADOW, "minion", ready_minions(state), why=why_not_minion)
    region = game.ask(SHADOW, "minion-enters", minion_places(state, minion), why=why_not_entered, minion=minion)
    state.characters[minion] = region
    game.tell("minion-enters", minion=minion, region=region)
    entered = state.rules.box.entered
    if minion.name in entered:
        with game.because(minion):
            entered[minion.name](game, region)
    review_table(game)


def nations_wake(game: BoardGame, region: Region) -> None:
    """BG-CHAR-22 and the Witch-king's card: his coming makes every nation of the Free Peoples active."""
    for nation in FREE_NATIONS:
        politics.activate(game, nation)


ENTERED["witch-king"] = nations_wake


# Aragorn and Gandalf the White


def may_crown_aragorn(state: State) -> bool:
    """BG-CHAR-18. Strider is in one of three unconquered settlements of Gondor."""
    region = region_of(state, "strider")
    return region is not None and region.name in CROWNED_IN and is_unconquered(state, region)


def crown_aragorn(game: BoardGame) -> None:
    """BG-CHAR-19. Strider is replaced by Aragorn where he stands."""
    strider = version(game.state, "strider")
    assert strider is not None
    _replace(game, strider, CHARACTERS["aragorn"])


def may_send_gandalf(state: State) -> bool:
    """BG-CHAR-18. Gandalf the Grey has left the Fellowship or is dead, and a minion is or was in play."""
    white = CHARACTERS["gandalf-the-white"]
    if white in state.characters or white in state.eliminated or any(each.person == GREY for each in state.companions):
        return False
    comes: bool = state.rules.box.white_heralded(state)
    return comes and (is_in_play(state, GREY) or bool(white_places(state)))


def white_places(state: State) -> list[Region]:
    """Where Gandalf the White appears if the Grey is dead: Fangorn, or an unconquered Elven stronghold."""
    strongholds = [each for each in SETTLEMENTS[ELVES] if each.is_stronghold and is_unconquered(state, each)]
    return [REGIONS["fangorn"], *strongholds]


def why_not_white_there(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-CHAR-19. Why Gandalf the White does not appear in a region."""
    if not isinstance(thing, Region) or thing in white_places(state):
        return None
    return Refusal("white-elsewhere", clauses=["BG-CHAR-19"], region=thing.name)


def send_gandalf(game: BoardGame) -> None:
    """BG-CHAR-19. Gandalf the White replaces the Grey, or appears where his card says."""
    state = game.state
    white, grey = CHARACTERS["gandalf-the-white"], version(state, GREY)
    if grey is not None:
        _replace(game, grey, white)
        return
    enter(game, white, game.ask(FREE, "gandalf-where", white_places(state), why=why_not_white_there))


def _replace(game: BoardGame, old: Character, new: Character) -> None:
    enter(game, new, game.state.characters.pop(old))


def enter(game: BoardGame, companion: Character, region: Region) -> None:
    """BG-POLITICS-13. A companion comes into play in a region and wakes its nation."""
    game.state.characters[companion] = region
    game.tell("enters-play", character=companion, region=region)
    politics.companion_arrives(game, companion, region)
    review_table(game)
