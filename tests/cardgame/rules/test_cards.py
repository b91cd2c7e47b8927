"""Chapter 2: what is on the cards, what names mean, and when texts work."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.quiet import attack_on, defense_of, hands, small
from cardgame.tables import card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import battleground, path

NUMBERED = [
    *("bag-end", "weathertop", "imladris", "caradhras", "egladil"),
    *("amon-hen", "osgiliath", "morgul-vale", "morgai"),
]
"""A path of each number."""


@rule("CG-CARD-01", "CG-CARD-02")
def test_won_locations_are_worth_their_points() -> None:
    game = table(step="combat", path="morgai", battlegrounds={"minas-tirith": (), "dol-guldur": ()}, seats=small())
    assert game.state.scoring["free-peoples"] == (battleground("minas-tirith"), path("morgai"))
    assert game.state.scoring["shadow"] == (battleground("dol-guldur"),)
    assert game.view("frodo")["points"] == {"free-peoples": 3 + 3, "shadow": 1}


@rule("CG-CARD-03")
def test_activating_locations_costs_nobody_a_card() -> None:
    seats = small({"frodo": {"hand": ["gimli", "sting"]}, "witch-king": {"hand": ["olog-hai"], "deck": ["fell-beast"]}})
    game = play(table(step="battleground", seats=seats), "dol-amroth", "bucklebury-ferry")
    assert hands(game) == {"frodo": 2, "witch-king": 2, "aragorn": 0, "saruman": 0}
    assert not any(game.state.cycles.values())


@rule("CG-CARD-03")
def test_a_text_that_activates_a_battleground_costs_only_what_it_says() -> None:
    saruman = {"reserve": ["corsairs-of-umbar"], "hand": ["gollum", "shelob"]}
    game = play(table(path="bag-end", to_act="saruman", seats=small({"saruman": saruman})), "use")
    assert battleground("umbar") in game.state.battlegrounds
    assert hands(game)["saruman"] == 2
    assert game.state.cycles["saruman"] == ()


@rule("CG-EX-04", "CG-CARD-04")
def test_a_dunedain_battleground_is_one_that_the_dunedain_attack_or_defend() -> None:
    game = table(path="bag-end", to_act="aragorn", seats=small({"aragorn": {"reserve": ["aragorn+anduril"]}}))
    assert set(play(game, "use").names()) == {
        *("dol-amroth", "minas-tirith", "pelargir"),
        *("harad", "minas-morgul", "morannon", "umbar"),
    }


@rule("CG-CARD-05", "CG-ITEM-06")
def test_icons_on_items_are_for_their_wielder() -> None:
    assert attack_on("moria", "gimli") == 1
    assert attack_on("moria", "gimli+dwarven-axe") == 2


@rule("CG-CARD-06", "CG-TOKEN-05")
def test_an_asterisk_makes_icons_depend_on_the_text() -> None:
    assert defense_of("minas-tirith", "the-great-gate") == 3
    assert defense_of("pelargir", "the-great-gate") == 0
    assert defense_of("minas-tirith", "guards-of-the-citadel") == 2
    assert defense_of("pelargir", "guards-of-the-citadel") == 1
    assert attack_on("khazad-dum", "balrog-of-moria") == 3
    assert attack_on("caradhras", "balrog-of-moria") == 2


@rule("CG-CARD-07")
@pytest.mark.parametrize("character, first, last", [("strider", 2, 6), ("boromir", 3, 6), ("legolas", 3, 9)])
def test_a_range_of_paths_includes_both_ends(character: str, first: int, last: int) -> None:
    for number, name in enumerate(NUMBERED, start=1):
        seats = small({"aragorn": {"reserve": [character]}})
        game = table(path=name, to_act="aragorn", seats=seats)
        assert ("move" in game.names()) is (first <= number <= last)


@rule("CG-CARD-09")
@pytest.mark.parametrize(
    "item, owner, wielders",
    [
        ("sting", "frodo", {"frodo-baggins", "sam-gamgee"}),
        ("blade-of-westernesse", "aragorn", {"frodo-baggins", "sam-gamgee", "fatty-bolger"}),
        ("elven-cloak", "aragorn", {"frodo-baggins", "sam-gamgee", "fatty-bolger", "legolas"}),
        ("ent-draught", "frodo", {"treebeard", "quickbeam"}),
    ],
)
def test_wielders_are_named_or_of_a_faction_or_a_keyword(item: str, owner: str, wielders: set[str]) -> None:
    reserves: dict[str, dict[str, Any]] = {
        "frodo": {"reserve": ["frodo-baggins", "sam-gamgee", "fatty-bolger", "gimli", "treebeard", "quickbeam"]},
        "aragorn": {"reserve": ["legolas", "strider"]},
        "witch-king": {"reserve": ["the-hunter"]},
    }
    reserves[owner]["hand"] = [item, "eomer" if owner == "frodo" else "arwen"]
    game = play(table(path="bag-end", to_act=owner, seats=small(reserves)), "play", item)
    assert set(game.names()) == wielders


# Names, and being in play


@rule("CG-EX-05", "CG-CARD-10")
@pytest.mark.parametrize("gandalf", ["gandalf-the-grey", "gandalf-the-white"])
def test_gandalf_means_the_grey_and_the_white(gandalf: str) -> None:
    fields: dict[str, Any] = {"path": "bag-end", "battlegrounds": {"helms-deep": ["theoden"]}}
    without = table(**fields, seats=small())
    game = table(**fields, seats=small({"frodo": {"reserve": [gandalf]}}))
    assert without.view("frodo")["battlegrounds"][0]["defense"] == 2
    assert game.view("frodo")["battlegrounds"][0]["defense"] == 3


@rule("CG-CARD-10")
def test_gwaihir_brings_either_gandalf() -> None:
    frodo = {"reserve": ["gwaihir-the-windlord"], "cycle": ["gandalf-the-grey", "gandalf-the-white", "gimli"]}
    game = play(table(path="bag-end", seats=small({"frodo": frodo})), "use")
    assert set(game.names()) == {"gandalf-the-grey", "gandalf-the-white"}


@rule("CG-CARD-10", "CG-PLAY-15")
def test_strider_and_aragorn_are_two_cards_with_two_names() -> None:
    aragorn = {"hand": ["aragorn", "legolas"], "locked": ["strider"]}
    game = table(path="bag-end", to_act="aragorn", seats=small({"aragorn": aragorn}))
    assert "aragorn" in play(game, "play").names()
    removed = play(game, "play", "aragorn")
    assert card("strider") in removed.state.eliminated["aragorn"]
    other = {"hand": ["strider", "legolas"], "reserve": ["aragorn"]}
    game = play(table(path="bag-end", to_act="aragorn", seats=small({"aragorn": other})), "play", "strider")
    assert names(game.state.reserves["aragorn"]) == {"aragorn", "strider"}


@rule("CG-CARD-11")
@pytest.mark.parametrize(
    "fields, in_play",
    [
        ({"seats": {"frodo": {"reserve": ["gandalf-the-grey"]}}}, True),
        ({"on_path": ["gandalf-the-grey"]}, True),
        ({"battlegrounds": {"helms-deep": ["theoden"], "umbar": ["gandalf-the-grey"]}}, True),
        ({"seats": {"frodo": {"hand": ["gandalf-the-grey"]}}}, False),
        ({"seats": {"frodo": {"deck": ["gandalf-the-grey"]}}}, False),
        ({"seats": {"frodo": {"cycle": ["gandalf-the-grey"]}}}, False),
        ({"seats": {"frodo": {"eliminated": ["gandalf-the-grey"]}}}, False),
    ],
    ids=["reserve", "path", "battleground", "hand", "draw deck", "cycle pile", "eliminated pile"],
)
def test_cards_are_in_play_in_reserves_and_on_locations_only(fields: dict[str, Any], in_play: bool) -> None:
    fields = {"battlegrounds": {"helms-deep": ["theoden"]}, **fields, "seats": small(fields.get("seats", {}))}
    game = table(path="bag-end", **fields)
    assert game.view("frodo")["battlegrounds"][0]["defense"] == (3 if in_play else 2)


@rule("CG-CARD-12", "CG-ABILITY-03")
def test_an_item_is_where_its_wielder_is() -> None:
    ring = ["galadriel+nenya-ring-of-adamant"]
    in_reserve = table(to_act="aragorn", path="egladil", seats=small({"aragorn": {"reserve": ring}}))
    on_path = table(to_act="aragorn", path="egladil", on_path=ring, seats=small())
    assert "use" in in_reserve.names()
    assert "use" not in on_path.names()


# Texts and rules


@rule("CG-CARD-13", "CG-PLAY-12")
def test_a_text_opens_a_battleground_that_the_rule_closes() -> None:
    seats = small({"frodo": {"reserve": ["merry-brandybuck", "sam-gamgee"]}})
    game = table(path="bag-end", battlegrounds={"helms-deep": (), "minas-tirith": ()}, seats=seats)
    assert set(play(game, "move", "merry-brandybuck").names()) == {"helms-deep", "bag-end"}
    sam = play(game, "move", "sam-gamgee")
    assert sam.state.path_cards == (card("sam-gamgee"),)


@rule("CG-CARD-14", "CG-PASS-06")
@pytest.mark.parametrize(
    "fields, limit",
    [
        ({"seats": {"aragorn": {"reserve": ["elrond"]}}}, 3),
        ({"seats": {"aragorn": {"hand": ["elrond"]}}}, 2),
        ({"seats": {"aragorn": {"cycle": ["elrond"]}}}, 2),
        ({"seats": {"aragorn": {"eliminated": ["elrond"]}}}, 2),
        ({"battlegrounds": {"rivendell": ["elrond"]}}, 2),
    ],
    ids=["reserve", "hand", "cycle pile", "eliminated pile", "battleground"],
)
def test_a_text_works_only_in_the_zone_it_speaks_of(fields: dict[str, Any], limit: int) -> None:
    game = table(path="bag-end", **{**fields, "seats": small(fields.get("seats", {}))})
    assert game.view("frodo")["seats"]["aragorn"]["carryover_limit"] == limit


@rule("CG-CARD-14", "CG-ELIM-03")
def test_a_text_about_being_eliminated_works_in_the_hand() -> None:
    seats = small({"frodo": {"hand": ["frodo-baggins", "gimli"]}})
    game = play(table(path="bag-end", seats=seats), "winnow")
    assert card("gimli") in game.state.eliminated["frodo"]
    assert card("frodo-baggins") not in game.state.eliminated["frodo"]
    assert game.state.hands["frodo"] == (card("frodo-baggins"),)
