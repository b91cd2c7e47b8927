"""The Shadow Strategy deck: musters."""

from __future__ import annotations

from ringwar.boardgame.cards.shadow_character import saruman_lives
from ringwar.boardgame.rules.armies import keep_stacking, recruitable
from ringwar.boardgame.rules.minions import move_minion
from ringwar.boardgame.rules.movement import (
    move_part,
    regions_named,
)
from ringwar.boardgame.rules.muster import (
    SETTLEMENTS,
    may_recruit_by_card,
    recruit_by_card,
    recruit_each,
    recruit_unit,
    recruiting,
    regular_or_elite,
    replace_units,
)
from ringwar.boardgame.rules.politics import shadow_all_at_war
from ringwar.boardgame.table.armies import ELITES, NAZGUL_PIECE, NOBODY, REGULARS, Army, Part
from ringwar.boardgame.table.facts import ISENGARD, REGIONS, SAURON, SHADOW, SOUTHRONS, Region
from ringwar.boardgame.table.queries import (
    all_regions_held,
    army_of,
    field_army,
    is_at_war,
    is_free,
    is_in_play,
    is_unconquered,
    version,
)
from ringwar.boardgame.table.texts import BoardGame, event

DUNLAND = (REGIONS["north-dunland"], REGIONS["south-dunland"])


# Musters


@event("shadow-strategy-11", when=lambda state: is_at_war(state, ISENGARD))
def rage_of_the_dunlendings(game: BoardGame) -> None:
    """Two Isengard regulars in a free region next to Dunland, and up to four units from there join them."""
    state = game.state
    around = dict.fromkeys(each for land in DUNLAND for each in land.adjacent)
    options = [each for each in around if is_free(state, each, SHADOW)]
    if not options:
        return
    goal = game.ask(SHADOW, "recruit-where", options, **recruiting(REGULARS[ISENGARD], 2))
    recruit_by_card(game, goal, REGULARS[ISENGARD], REGULARS[ISENGARD])
    left = 4
    for land in DUNLAND:
        army = field_army(state, land, SHADOW)
        if army is None or land is goal or not left:
            continue
        part = _some_isengarders(game, land, army, left, goal)
        left -= part.size
        if part.size:
            move_part(game, SHADOW, Part(part), land, goal)
    keep_stacking(game, goal, SHADOW)


def _some_isengarders(game: BoardGame, land: Region, army: Army, most: int, goal: Region) -> Army:
    chosen = NOBODY
    for piece in (REGULARS[ISENGARD], ELITES[ISENGARD]):
        limit = min(army.count(piece), most - chosen.size)
        number = game.ask(SHADOW, "how-many", range(limit + 1), piece=piece, origin=land, goal=goal)
        chosen = chosen.plus(piece, number)
    return chosen


@event("shadow-strategy-12", when=lambda state: is_in_play(state, "witch-king"))
def return_of_the_witch_king(game: BoardGame) -> None:
    """The Witch-king goes to Angmar, where two Sauron regulars and an elite unit join him."""
    witch_king = version(game.state, "witch-king")
    assert witch_king is not None
    move_minion(game, witch_king, REGIONS["angmar"])
    recruit_by_card(game, REGIONS["angmar"], REGULARS[SAURON], REGULARS[SAURON], ELITES[SAURON])


def recruit_with_an_army(game: BoardGame, nation: str) -> None:
    """A unit in any region with a Shadow army."""
    state = game.state
    places = [each for each in all_regions_held(state, SHADOW) if may_recruit_by_card(state, each, SHADOW)]
    if not (recruitable(state, REGULARS[nation]) or recruitable(state, ELITES[nation])):
        game.tell("no-unit-left", nation=nation)
    elif places:
        recruit_unit(game, game.ask(SHADOW, "recruit-where", places, **recruiting(nation=nation)), nation)


@event("shadow-strategy-13", when=lambda state: is_at_war(state, ISENGARD))
def half_orcs_and_goblin_men(game: BoardGame) -> None:
    """An Isengard unit with any Shadow army."""
    recruit_with_an_army(game, ISENGARD)


@event("shadow-strategy-14", when=lambda state: is_at_war(state, SAURON))
def olog_hai(game: BoardGame) -> None:
    """A Sauron unit with any Shadow army."""
    recruit_with_an_army(game, SAURON)


@event("shadow-strategy-15", when=lambda state: is_at_war(state, SAURON))
def hill_trolls(game: BoardGame) -> None:
    """Two Sauron regulars anywhere become elite units."""
    state = game.state
    regular, elite = REGULARS[SAURON], ELITES[SAURON]
    for _ in range(2):
        places = [
            each for each in all_regions_held(state, SHADOW) if (army_of(state, each, SHADOW) or NOBODY).count(regular)
        ]
        if not places or not recruitable(state, elite):
            return
        replace_units(game, game.ask(SHADOW, "replace-where", places, piece=regular), regular, elite)


@event("shadow-strategy-16", when=saruman_lives)
def a_new_power_is_rising(game: BoardGame) -> None:
    """Two Isengard regulars in each Dunland, and two Isengard units in Orthanc."""
    recruit_each(game, REGULARS[ISENGARD], DUNLAND, 2)
    for number in (1, 2):
        recruit_unit(game, REGIONS["orthanc"], ISENGARD, number=number, most=2)


def recruit_in_three(game: BoardGame, nation: str, places: list[Region]) -> None:
    """Two regulars in each of three different settlements; of fewer than six one says where each goes."""
    piece = REGULARS[nation]
    left = [each for each in places if may_recruit_by_card(game.state, each, SHADOW)]
    if game.state.reinforcements[piece] < 6:
        recruit_each(game, piece, left, 2, most=3)
        return
    chosen: list[Region] = []
    while len(chosen) < 3 < len(chosen + left):
        about = recruiting(piece, 2, place=len(chosen) + 1, places=3)
        chosen.append(game.ask(SHADOW, "recruit-where", left, **about))
        left.remove(chosen[-1])
    recruit_each(game, piece, (chosen + left)[:3], 2)


@event("shadow-strategy-17")
def many_kings(game: BoardGame) -> None:
    """Two Southron regulars in each of three settlements of theirs."""
    places = [each for each in SETTLEMENTS[SOUTHRONS] if is_unconquered(game.state, each)]
    recruit_in_three(game, SOUTHRONS, places)


@event("shadow-strategy-18", when=lambda state: is_in_play(state, "aragorn"))
def the_king_is_revealed(game: BoardGame) -> None:
    """Five Sauron regulars and a Nazgûl in Minas Morgul."""
    recruit_by_card(game, REGIONS["minas-morgul"], *[REGULARS[SAURON]] * 5, NAZGUL_PIECE)


@event("shadow-strategy-19")
def shadows_on_the_misty_mountains(game: BoardGame) -> None:
    """Two Sauron units and a Nazgûl, all in Mount Gram or all in Moria."""
    state = game.state
    places = [REGIONS["mount-gram"], REGIONS["moria"]]
    options = [each for each in places if may_recruit_by_card(state, each, SHADOW)]
    if not options:
        return
    region = game.ask(SHADOW, "recruit-where", options, **recruiting(count=2, nation=SAURON, also=NAZGUL_PIECE))
    recruit_by_card(game, region, regular_or_elite(game, SAURON, region, 1, 2))
    recruit_by_card(game, region, regular_or_elite(game, SAURON, region, 2, 2), NAZGUL_PIECE)


@event("shadow-strategy-20")
def orcs_multiplying_again(game: BoardGame) -> None:
    """Three Sauron regulars in Dol Guldur and three in Mount Gundabad."""
    recruit_each(game, REGULARS[SAURON], regions_named("dol-guldur", "mount-gundabad"), 3)


@event("shadow-strategy-21", when=lambda state: is_at_war(state, SOUTHRONS))
def horde_from_the_east(game: BoardGame) -> None:
    """Five Southron regulars in a free region of theirs at the eastern edge."""
    edge = [each for each in REGIONS.values() if each.nation == SOUTHRONS and each.eastern_edge]
    options = [each for each in edge if is_free(game.state, each, SHADOW)]
    if options:
        piece = REGULARS[SOUTHRONS]
        recruit_by_card(game, game.ask(SHADOW, "recruit-where", options, **recruiting(piece, 5)), *[piece] * 5)


@event("shadow-strategy-22")
def monsters_roused(game: BoardGame) -> None:
    """A Sauron regular in Angmar, Ettenmoors and Weather Hills, and an elite unit in Trollshaws."""
    recruit_each(game, REGULARS[SAURON], regions_named("angmar", "ettenmoors", "weather-hills"), 1)
    recruit_by_card(game, REGIONS["trollshaws"], ELITES[SAURON])


@event("shadow-strategy-23", when=shadow_all_at_war)
def musterings_of_long_planned_war(game: BoardGame) -> None:
    """Five Southron regulars in Gorgoroth and five Sauron regulars in Nurn."""
    recruit_by_card(game, REGIONS["gorgoroth"], *[REGULARS[SOUTHRONS]] * 5)
    recruit_by_card(game, REGIONS["nurn"], *[REGULARS[SAURON]] * 5)


@event("shadow-strategy-24", when=lambda state: is_at_war(state, SAURON))
def pits_of_mordor(game: BoardGame) -> None:
    """Two Sauron regulars in each of three Sauron strongholds."""
    state = game.state
    places = [each for each in SETTLEMENTS[SAURON] if each.is_stronghold and is_unconquered(state, each)]
    recruit_in_three(game, SAURON, places)
