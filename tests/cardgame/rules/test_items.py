"""Chapter 7: items and their wielders."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.quiet import quiet, small
from cardgame.tables import card, gained, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.rules.playing import wielders as legal_wielders
from ringwar.cardgame.table.facts import Card

CLOAKED_SAM = {"frodo": {"reserve": ["sam-gamgee+elven-cloak"]}}


def wielders(game: Any) -> dict[str, set[str]]:
    """What everybody wields."""
    return {body.name: names(items) for body, items in game.state.items.items()}


@rule("CG-ITEM-01", "CG-ITEM-02")
def test_an_item_is_played_onto_a_fitting_character_anywhere_in_play() -> None:
    game = table(
        path="egladil",
        on_path=["merry-brandybuck", "legolas"],
        battlegrounds={"edoras": ["pippin-took", "gandalf-the-white"]},
        to_act="aragorn",
        seats={
            "aragorn": {"hand": ["blade-of-westernesse", "boromir"], "reserve": ["halbarad"]},
            "frodo": {"hand": ["frodo-baggins"], "cycle": ["sam-gamgee"], "reserve": ["bilbo-baggins", "gimli"]},
        },
    )
    game = play(game, "play", "blade-of-westernesse")
    assert set(game.names()) == {"bilbo-baggins", "merry-brandybuck", "pippin-took"}
    game = play(game, "pippin-took")
    assert wielders(game) == {"pippin-took": {"blade-of-westernesse"}}


@rule("CG-ITEM-03")
def test_without_a_wielder_in_play_an_item_cannot_be_played() -> None:
    hand = ["dwarven-axe", "glamdring", "gimli"]
    game = table(battlegrounds={"edoras": []}, seats={"frodo": {"hand": hand, "reserve": ["riders-of-rohan"]}})
    assert names(play(game, "play").state.reserves["frodo"]) == {"gimli", "riders-of-rohan"}  # the one card to play
    game = table(battlegrounds={"edoras": []}, seats={"frodo": {"hand": hand, "reserve": ["gandalf-the-grey"]}})
    assert play(game, "play").names() == ["glamdring", "gimli"]


@rule("CG-ITEM-03", "CG-RESERVE-01")
def test_an_item_lies_on_its_wielder_and_nowhere_else() -> None:
    game = table(seats={"frodo": {"hand": ["glamdring", "gimli"], "reserve": ["gandalf-the-grey"]}})
    game = play(game, "play", "glamdring")
    assert names(game.state.reserves["frodo"]) == {"gandalf-the-grey"}
    assert wielders(game) == {"gandalf-the-grey": {"glamdring"}}


@rule("CG-ITEM-04")
def test_the_wielder_may_be_of_another_faction_and_a_teammates() -> None:
    seats = {"aragorn": {"hand": ["elven-cloak", "boromir"]}, "frodo": {"reserve": ["sam-gamgee"]}}
    game = play(table(to_act="aragorn", seats=seats), "play", "elven-cloak")
    assert wielders(game) == {"sam-gamgee": {"elven-cloak"}}


@rule("CG-ITEM-05")
def test_no_card_of_the_enemy_is_a_wielder() -> None:
    bodies = ["the-commander", "saruman", "mordor-orcs", "frodo-baggins"]
    game = table(battlegrounds={"minas-tirith": bodies}, to_act="aragorn", seats={"aragorn": {"hand": ["elven-cloak"]}})
    game = play(game, "play")
    assert wielders(game) == {"frodo-baggins": {"elven-cloak"}}


@rule("CG-ITEM-06", "CG-ITEM-20")
def test_icons_of_an_item_count_for_its_wielder_while_it_is_there() -> None:
    armed = table(battlegrounds={"edoras": ["gandalf-the-white+glamdring+gandalfs-staff"]}).view("frodo")
    bare = table(battlegrounds={"edoras": ["gandalf-the-white"]}).view("frodo")
    assert armed["battlegrounds"][0]["defense"] - bare["battlegrounds"][0]["defense"] == 2


@rule("CG-ITEM-20")
def test_the_icons_of_an_item_that_leaves_are_gone_at_once() -> None:
    game = table(path="lothlorien", on_path=["the-commander+morgul-blade+black-riders-mount"], to_act="witch-king")
    assert game.view("frodo")["path"]["attack"] == 2
    game = play(game, "use")  # the Morgul Blade alone is eliminated
    assert wielders(game) == {"the-commander": {"black-riders-mount"}}
    assert game.view("frodo")["path"]["attack"] == 2

    seats = {"frodo": {"reserve": ["frodo-baggins+mithril-coat"]}, "saruman": {"reserve": ["cave-troll"]}}
    game = play(table(to_act="saruman", seats=seats), "use", "mithril-coat", "soldiers-of-gondor")
    assert wielders(game) == {}
    assert names(game.state.reserves["frodo"]) == {"frodo-baggins"}


@rule("CG-ITEM-07")
def test_an_item_is_lost_in_combat_only_together_with_its_wielder() -> None:
    game = table(path="egladil", step="combat", on_path=["the-witch-king", "gimli+dwarven-axe", "legolas"])
    assert game.names() == ["gimli", "legolas"]
    game = play(game, "gimli", "yes")
    assert names(game.state.eliminated["frodo"]) == {"gimli", "dwarven-axe"}
    assert names(game.state.cycles["aragorn"]) == {"legolas"}


@rule("CG-ITEM-08", "CG-EX-26")
def test_the_phial_cancels_with_the_path_and_spares_frodo() -> None:
    game = table(
        path="egladil",
        step="combat",
        on_path=["the-witch-king", "the-commander", "frodo-baggins+phial-of-galadriel"],
        seats={"aragorn": {"deck": ["elrond"]}},
    )
    # Three icons against the path's one and the Phial's two: nobody is lost.
    assert names(game.state.cycles["frodo"]) == {"frodo-baggins"}
    assert names(game.state.cycles["aragorn"]) == {"phial-of-galadriel"}
    assert [place.name for place in game.state.scoring["free-peoples"]] == ["egladil"]


@rule("CG-ITEM-09", "CG-ITEM-19")
def test_items_move_along_even_if_played_this_round() -> None:
    seats = {"frodo": {"hand": ["sting", "gimli"], "reserve": ["frodo-baggins"]}}
    game = play(table(path="bag-end", seats=seats), "play", "sting", "pass", "pass", "pass", "move")
    assert names(game.state.path_cards) == {"frodo-baggins"}
    assert wielders(game) == {"frodo-baggins": {"sting"}}
    assert game.state.reserves["frodo"] == ()


@rule("CG-ITEM-19")
def test_an_item_does_not_free_a_wielder_played_this_round() -> None:
    seats = {"frodo": {"hand": ["sting", "gimli"], "locked": ["frodo-baggins"]}}
    game = play(table(path="bag-end", seats=seats), "play", "sting", "pass", "pass", "pass")
    assert game.names() == ["ring", "pass"]


@rule("CG-ITEM-10", "CG-ITEM-13", "CG-FORSAKE-03")
def test_the_items_of_an_eliminated_wielder_are_eliminated() -> None:
    seats = {"frodo": {"reserve": ["sam-gamgee+elven-cloak+sting"]}, "saruman": {"reserve": ["cave-troll"]}}
    game = play(table(to_act="saruman", seats=seats), "use", "sam-gamgee", "soldiers-of-gondor")
    assert names(game.state.eliminated["frodo"]) == {"sam-gamgee", "sting"}
    assert names(game.state.eliminated["aragorn"]) == {"elven-cloak", "soldiers-of-gondor"}
    assert game.state.items == {}


@rule("CG-ITEM-11", "CG-ITEM-13", "CG-EX-25")
def test_the_items_of_a_cycled_wielder_go_to_their_owners_cycle_piles() -> None:
    game = play(table(path="bag-end", seats=CLOAKED_SAM), "use")
    assert names(game.state.cycles["frodo"]) == {"sam-gamgee"}
    assert names(game.state.cycles["aragorn"]) == {"elven-cloak"}
    assert game.state.eliminated["aragorn"] == ()


@rule("CG-ITEM-12", "CG-AMB-24")
@pytest.mark.parametrize(
    ("wielder", "cycled", "lost"),
    [
        ("merry-brandybuck", {"merry-brandybuck"}, set()),
        ("frodo-baggins", {"frodo-baggins"}, {"blade-of-westernesse"}),
        ("gimli", set(), {"gimli", "dwarven-axe"}),
    ],
)
def test_a_replacement_saves_the_items_unless_it_says_otherwise(wielder: str, cycled: set[str], lost: set[str]) -> None:
    item = "dwarven-axe" if wielder == "gimli" else "blade-of-westernesse"
    game = table(path="bag-end", step="combat", on_path=["the-witch-king", f"{wielder}+{item}"])
    owner = "frodo" if wielder == "gimli" else "aragorn"
    assert names(game.state.cycles["frodo"]) == cycled
    assert names(game.state.eliminated["frodo"]) | names(game.state.eliminated["aragorn"]) == lost
    assert (card(item) in game.state.cycles[owner]) is (wielder == "merry-brandybuck")


@rule("CG-ITEM-12", "CG-AMB-43")
@pytest.mark.parametrize(
    ("saver", "cycled", "lost"),
    [
        ("elven-cloak", {"frodo-baggins", "mithril-coat", "elven-cloak"}, set()),
        ("frodo-baggins", {"frodo-baggins"}, {"mithril-coat", "elven-cloak"}),
    ],
)
def test_frodo_in_the_elven_cloak_is_saved_by_one_text_or_the_other(
    saver: str, cycled: set[str], lost: set[str]
) -> None:
    bodies = ["the-witch-king", "frodo-baggins+mithril-coat+elven-cloak"]
    game = table(path="bag-end", step="combat", on_path=bodies)
    assert game.question is not None
    assert (game.question.side, game.question.key) == ("frodo", "replacement")
    assert set(game.names()) == {"frodo-baggins", "elven-cloak"}
    game = play(game, saver)
    assert names(game.state.cycles["frodo"]) | names(game.state.cycles["aragorn"]) == cycled
    assert names(game.state.eliminated["frodo"]) | names(game.state.eliminated["aragorn"]) == lost


@rule("CG-ITEM-14", "CG-EX-24")
def test_an_item_on_a_teammates_character_is_not_the_owners_to_forsake() -> None:
    seats = {**CLOAKED_SAM, "aragorn": {"hand": ["boromir"]}, "saruman": {"reserve": ["cave-troll"]}}
    game = play(table(to_act="saruman", seats=seats), "use")
    assert game.question is not None
    assert game.question.side == "frodo"
    assert game.names() == ["sam-gamgee", "elven-cloak", "top-of-deck"]
    game = play(game, "sam-gamgee")
    assert game.question is not None
    assert game.question.side == "aragorn"
    assert game.names() == ["boromir", "top-of-deck"]


@rule("CG-ITEM-15", "CG-ITEM-13", "CG-EX-24")
def test_an_item_may_be_forsaken_without_its_wielder() -> None:
    seats = small({**CLOAKED_SAM, "saruman": {"reserve": ["cave-troll"]}})
    start = table(to_act="saruman", seats=seats)
    game = play(start, "use", "elven-cloak")
    assert gained(start, game, "eliminated", "aragorn") == {"elven-cloak"}
    assert gained(start, game, "eliminated", "frodo") == set()
    assert names(game.state.reserves["frodo"]) == {"sam-gamgee"}


@rule("CG-ITEM-16")
def test_an_item_may_be_where_its_faction_is_not_listed() -> None:
    game = table(battlegrounds={"orthanc": ["gandalf-the-white"]}, seats={"frodo": {"hand": ["shadowfax", "gimli"]}})
    assert wielders(play(game, "play", "shadowfax")) == {"gandalf-the-white": {"shadowfax"}}
    seats = {"aragorn": {"hand": ["elven-cloak", "boromir"]}}
    game = table(battlegrounds={"edoras": ["merry-brandybuck"]}, to_act="aragorn", seats=seats)
    assert wielders(play(game, "play", "elven-cloak")) == {"merry-brandybuck": {"elven-cloak"}}


@rule("CG-ITEM-17")
def test_an_item_is_never_passed_on() -> None:
    seats = quiet({"frodo": {"reserve": ["frodo-baggins+sting", "sam-gamgee"]}})
    game = table(path="bag-end", seats=seats)
    assert game.names() == ["move", "use", "pass"]
    assert play(game, "move").names() == ["frodo-baggins", "sam-gamgee"]
    assert names(play(game, "use").state.cycles["frodo"]) == {"sam-gamgee"}


@rule("CG-ITEM-18")
def test_a_character_may_wield_any_number_of_items() -> None:
    seats = {"frodo": {"hand": ["narya-ring-of-fire", "gimli"]}}
    game = table(battlegrounds={"edoras": ["gandalf-the-white+glamdring+gandalfs-staff+shadowfax"]}, seats=seats)
    game = play(game, "play", "narya-ring-of-fire")
    assert len(wielders(game)["gandalf-the-white"]) == 4


@rule("CG-ITEM-18")
def test_the_bow_suffers_no_other_weapon_in_either_order() -> None:
    state = table(seats={"aragorn": {"reserve": ["legolas", "arwen"]}}).state
    bow, cloak = card("bow-of-the-galadhrim"), card("elven-cloak")
    # No printed weapon but the Bow is for Elves, so another one is made up.
    row = {"id": "spear", "title": "Spear", "faction": "elf", "type": "item", "keywords": ["weapon"]}
    spear = Card(row, 1, frozenset({"legolas", "arwen"}))
    state.items = {card("legolas"): (bow,)}
    assert [wielder.name for wielder in legal_wielders(state, spear)] == ["arwen"]
    assert [wielder.name for wielder in legal_wielders(state, cloak)] == ["legolas", "arwen"]
    state.items = {card("legolas"): (spear,)}
    assert [wielder.name for wielder in legal_wielders(state, bow)] == ["arwen"]
    assert [wielder.name for wielder in legal_wielders(state, spear)] == ["legolas", "arwen"]
