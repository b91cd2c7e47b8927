"""The Free Peoples Strategy deck: musters."""

from __future__ import annotations

from ringwar.boardgame.cards.free_character_deeds import draw_strategy
from ringwar.boardgame.rules.armies import keep_stacking, recruit, recruitable
from ringwar.boardgame.rules.characters import companions_at
from ringwar.boardgame.rules.muster import (
    leader,
    may_recruit_by_card,
    recruit_by_card,
    recruit_unit,
    recruiting,
    regular_or_elite,
)
from ringwar.boardgame.table.armies import REGULARS
from ringwar.boardgame.table.facts import DWARVES, ELVES, FREE, GONDOR, NORTH, REGIONS, ROHAN
from ringwar.boardgame.table.queries import all_regions_held, is_at_war, is_free
from ringwar.boardgame.table.texts import BoardGame, event

# Musters


@event("fp-strategy-13", when=lambda state: is_at_war(state, ELVES))
def cirdans_ships(game: BoardGame) -> None:
    """Two Elven units in a coastal region with a Free Peoples army."""
    coast = [each for each in all_regions_held(game.state, FREE) if each.coastal]
    coast = [each for each in coast if may_recruit_by_card(game.state, each, FREE)]
    if coast:
        region = game.ask(FREE, "recruit-where", coast, **recruiting(count=2, nation=ELVES))
        for number in (1, 2):
            unit = regular_or_elite(game, ELVES, region, number, 2)
            if recruitable(game.state, unit):
                recruit(game, unit, region)
            else:
                game.tell("no-unit-left", nation=ELVES)
        keep_stacking(game, region, FREE)


@event("fp-strategy-14")
def guards_of_the_citadel(game: BoardGame) -> None:
    """A Gondor unit and leader in Minas Tirith."""
    recruit_unit(game, REGIONS["minas-tirith"], GONDOR, leader(GONDOR))


@event("fp-strategy-15")
def celeborns_galadhrim(game: BoardGame) -> None:
    """An Elven unit in Lórien; draw a Strategy card."""
    recruit_unit(game, REGIONS["lorien"], ELVES)
    draw_strategy(game, 1)


@event("fp-strategy-16")
def riders_of_theoden(game: BoardGame) -> None:
    """A Rohan unit and leader in Edoras or with a companion in Rohan."""
    state = game.state
    rohan = [each for each in REGIONS.values() if each.nation == ROHAN and companions_at(state, each)]
    options = [each for each in dict.fromkeys([REGIONS["edoras"], *rohan]) if may_recruit_by_card(state, each, FREE)]
    if options:
        about = recruiting(nation=ROHAN, also=leader(ROHAN))
        recruit_unit(game, game.ask(FREE, "recruit-where", options, **about), ROHAN, leader(ROHAN))


@event("fp-strategy-17")
def grimbeorn_the_old(game: BoardGame) -> None:
    """A North unit and leader in Carrock."""
    recruit_unit(game, REGIONS["carrock"], NORTH, leader(NORTH))


@event("fp-strategy-18")
def imrahil_of_dol_amroth(game: BoardGame) -> None:
    """A Gondor unit and leader in Dol Amroth."""
    recruit_unit(game, REGIONS["dol-amroth"], GONDOR, leader(GONDOR))


@event("fp-strategy-19")
def king_brands_men(game: BoardGame) -> None:
    """Two North regulars in Dale; draw a Strategy card."""
    recruit_by_card(game, REGIONS["dale"], REGULARS[NORTH], REGULARS[NORTH])
    draw_strategy(game, 1)


@event("fp-strategy-20")
def swords_in_eriador(game: BoardGame) -> None:
    """A North unit in the Shire and a Dwarven unit in Ered Luin; draw a Strategy card."""
    recruit_unit(game, REGIONS["the-shire"], NORTH)
    recruit_unit(game, REGIONS["ered-luin"], DWARVES)
    draw_strategy(game, 1)


@event("fp-strategy-21")
def kindred_of_glorfindel(game: BoardGame) -> None:
    """An Elven unit in Rivendell; draw a Strategy card."""
    recruit_unit(game, REGIONS["rivendell"], ELVES)
    draw_strategy(game, 1)


@event("fp-strategy-22")
def dain_ironfoots_guard(game: BoardGame) -> None:
    """A Dwarven unit and leader in Erebor."""
    recruit_unit(game, REGIONS["erebor"], DWARVES, leader(DWARVES))


@event("fp-strategy-23")
def eomer_son_of_eomund(game: BoardGame) -> None:
    """A Rohan unit and leader in a free settlement of Rohan."""
    state = game.state
    options = [each for each in REGIONS.values() if each.nation == ROHAN and each.is_settlement]
    options = [each for each in options if is_free(state, each, FREE)]
    if options:
        about = recruiting(nation=ROHAN, also=leader(ROHAN))
        recruit_unit(game, game.ask(FREE, "recruit-where", options, **about), ROHAN, leader(ROHAN))


@event("fp-strategy-24")
def thranduils_archers(game: BoardGame) -> None:
    """An Elven unit in the Woodland Realm; draw a Strategy card."""
    recruit_unit(game, REGIONS["woodland-realm"], ELVES)
    draw_strategy(game, 1)
