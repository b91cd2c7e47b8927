"""Monsters."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.cards.outcomes import ambush, battle
from cardgame.tables import Seat, Table, card, names, table
from helpers import asked, play
from marks import rule
from ringwar.cardgame.table.facts import battleground, path

MENACES = ["barrow-wights", "candles-of-corpses", "caradhras-the-cruel", "cave-troll", "hill-troll"]
"""Those who are eliminated from reserve to have the Free Peoples forsake."""
FREE_PEOPLES: dict[str, Seat] = {
    "frodo": {"hand": ["gimli", "sting"], "deck": []},
    "aragorn": {"hand": ["strider", "arwen"], "deck": []},
}
PATHS = ["bag-end", "weathertop", "imladris", "caradhras", "egladil", "amon-hen", "osgiliath", "morgul-vale", "morgai"]
"""A path of each number."""


def monsters_turn(**fields: Any) -> Table:
    """It is the turn of the Monstrous player; each Free Peoples player holds two cards and has no others."""
    saruman = fields.pop("saruman", {})
    return table(to_act="saruman", seats={**FREE_PEOPLES, "saruman": saruman}, **fields)


@rule("CG-COMBATBG-03", "CG-COMBATBG-07")
@pytest.mark.parametrize(
    "cards, icons",
    [
        (["goblins-of-the-misty-mountains"], 1),
        (["goblins-of-the-misty-mountains", "goblins-of-the-misty-mountains#2"], 2),
        (["balrog-of-moria"], 2),
        (["cave-troll"], 1),
        (["hill-troll"], 1),
        (["barrow-wights", "candles-of-corpses", "caradhras-the-cruel", "flocks-of-crebain", "gollum", "shelob"], 0),
    ],
)
def test_monsters_fight_on_battlegrounds_with_their_printed_icons(cards: list[str], icons: int) -> None:
    assert battle("rivendell", *cards).attack == icons
    assert battle("moria", *cards).cards == icons


@rule("CG-COMBATPATH-02", "CG-CARD-06", "CG-TOKEN-05")
@pytest.mark.parametrize(
    "character, name, attack",
    [
        ("balrog-of-moria", "caradhras", 2),
        ("balrog-of-moria", "khazad-dum", 3),
        ("barrow-wights", "imladris", 1),
        ("candles-of-corpses", "amon-hen", 1),
        ("candles-of-corpses", "dead-marshes", 2),
        ("caradhras-the-cruel", "egladil", 1),
        ("cave-troll", "caradhras", 1),
        ("flocks-of-crebain", "imladris", 1),
        ("gollum", "amon-hen", 1),
        ("hill-troll", "morgai", 1),
        ("shelob", "morgul-vale", 1),
        ("shelob", "shelobs-lair", 2),
    ],
)
def test_monsters_attack_paths_with_their_icons(character: str, name: str, attack: int) -> None:
    assert ambush(name, character).attack == attack


@rule("CG-PLAY-11", "CG-CARD-07")
@pytest.mark.parametrize(
    "character, numbers",
    [
        ("balrog-of-moria", {4, 5}),
        ("barrow-wights", {1, 2, 3}),
        ("candles-of-corpses", {6, 7}),
        ("caradhras-the-cruel", {4, 5}),
        ("cave-troll", {4, 8, 9}),
        ("flocks-of-crebain", {1, 2, 3, 4, 5, 6, 7}),
        ("gollum", {6, 7, 8, 9}),
        ("hill-troll", {2, 3, 4, 5, 6, 7, 8, 9}),
        ("shelob", {7, 8, 9}),
    ],
)
def test_monsters_enter_only_their_paths(character: str, numbers: set[int]) -> None:
    for number, name in enumerate(PATHS, 1):
        hand = [character, "threats-and-promises"]
        game = monsters_turn(path=name, battlegrounds={"moria": (), "orthanc": ()}, saruman={"hand": hand})
        game = play(game, "play", character)
        assert set(game.names()) == {"moria", "reserve"} | ({name} if number in numbers else set())


@rule("CG-PLAY-10")
def test_goblins_never_enter_a_path() -> None:
    hand = ["goblins-of-the-misty-mountains", "threats-and-promises"]
    game = monsters_turn(path="caradhras", battlegrounds={"rivendell": ()}, saruman={"hand": hand})
    assert set(play(game, "play", "goblins-of-the-misty-mountains").names()) == {"rivendell", "reserve"}


# The Balrog of Moria and Shelob


def terror(zone: str, monster: str, **fields: Any) -> Table:
    """A monster is about to be played or moved."""
    name = "khazad-dum" if monster == "balrog-of-moria" else "shelobs-lair"
    saruman = {"hand": [monster, "ugluk"]} if zone == "hand" else {"hand": ["ugluk"], zone: [monster]}
    return monsters_turn(**{"path": name, "battlegrounds": {"moria": ()}, "saruman": saruman, **fields})


@rule("CG-MOVE-04", "CG-FORSAKE-09")
@pytest.mark.parametrize("monster", ["balrog-of-moria", "shelob"])
@pytest.mark.parametrize("where", ["path", "moria"])
@pytest.mark.parametrize("zone", ["hand", "reserve"])
def test_a_monster_coming_to_a_location_makes_each_free_peoples_player_forsake_once(
    zone: str, where: str, monster: str
) -> None:
    game = terror(zone, monster)
    assert game.state.path is not None
    goal = game.state.path.name if where == "path" else where
    game = play(game, *(["play", monster] if zone == "hand" else ["move"]), goal)
    assert asked(game) == ("frodo", "forsake")
    assert set(game.names()) == {"gimli", "sting"}
    game = play(game, "gimli", "arwen")
    assert names(game.state.hands["frodo"]) == {"sting"}
    assert names(game.state.hands["aragorn"]) == {"strider"}
    assert asked(game) == ("frodo", "action")


@rule("CG-EX-32", "CG-RESERVE-02")
def test_the_balrog_frightens_nobody_from_reserve_and_everybody_when_it_moves() -> None:
    game = play(terror("hand", "balrog-of-moria"), "play", "balrog-of-moria", "reserve")
    assert names(game.state.hands["frodo"]) == {"gimli", "sting"}
    assert names(game.state.hands["aragorn"]) == {"strider", "arwen"}
    assert "move" not in terror("locked", "balrog-of-moria").names()
    moved = play(terror("reserve", "balrog-of-moria"), "move", "moria", "gimli", "arwen")
    assert (names(moved.state.hands["frodo"]), names(moved.state.hands["aragorn"])) == ({"sting"}, {"strider"})


@rule("CG-DUEL2-14", "CG-DUEL2-15", "CG-DUEL3-10")
@pytest.mark.parametrize("rules, seat", [("duel", "witch-king"), ("duel-three", "saruman")])
def test_in_duels_the_lone_free_peoples_player_forsakes_twice(rules: str, seat: str) -> None:
    game = table(
        rules,
        battlegrounds={"moria": ()},
        seats={"gandalf": {"hand": ["gimli", "sting", "arwen"], "deck": []}, seat: {"reserve": ["shelob"]}},
        to_act=seat,
    )
    game = play(game, "move", "gimli", "arwen")
    assert names(game.state.hands["gandalf"]) == {"sting"}


@rule("CG-FOTR-17")
def test_in_the_fellowship_the_free_peoples_player_forsakes_once() -> None:
    seats = {"gandalf": {"hand": ["gimli", "sting", "arwen"], "deck": []}, "balrog": {"reserve": ["balrog-of-moria"]}}
    game = play(table("fellowship", path="caradhras", seats=seats, to_act="balrog"), "move", "gimli")
    assert names(game.state.hands["gandalf"]) == {"sting", "arwen"}
    assert asked(game) == ("gandalf", "action")


# Those who menace from reserve


@rule("CG-ABILITY-04", "CG-FORSAKE-09", "CG-RESERVE-03")
@pytest.mark.parametrize("monster", MENACES)
@pytest.mark.parametrize("zone", ["reserve", "locked"])
def test_a_monster_in_reserve_is_eliminated_and_each_free_peoples_player_forsakes(zone: str, monster: str) -> None:
    game = play(monsters_turn(saruman={zone: [monster]}), "use", "sting", "strider")
    assert game.state.reserves["saruman"] == ()
    assert names(game.state.eliminated["saruman"]) == {monster}
    assert names(game.state.hands["frodo"]) == {"gimli"}
    assert names(game.state.hands["aragorn"]) == {"arwen"}
    assert asked(game) == ("frodo", "action")


@rule("CG-ABILITY-03")
@pytest.mark.parametrize("monster", MENACES)
def test_a_monster_menaces_only_from_reserve(monster: str) -> None:
    name = next(each for number, each in enumerate(PATHS, 1) if number in card(monster).paths)
    assert "use" not in monsters_turn(path=name, on_path=[monster]).names()
    assert "use" not in monsters_turn(battlegrounds={"moria": [monster]}).names()
    assert "use" not in monsters_turn(saruman={"hand": [monster]}).names()


@rule("CG-ELIM-04", "CG-FORSAKE-05")
def test_a_player_with_nothing_to_forsake_suffers_nothing() -> None:
    seats = {**FREE_PEOPLES, "frodo": {"deck": []}, "saruman": {"reserve": ["cave-troll"]}}
    game = play(table(seats=seats, to_act="saruman"), "use", "strider")
    assert names(game.state.hands["aragorn"]) == {"arwen"}
    assert game.state.hands["frodo"] == ()


# Caradhras the Cruel


def cruel(zone: str, name: str = "caradhras", **fields: Any) -> Table:
    """Caradhras the Cruel is about to be played or moved to a path."""
    cards = {"hand": ["caradhras-the-cruel", "ugluk"]} if zone == "hand" else {zone: ["caradhras-the-cruel"]}
    return monsters_turn(**{"path": name, "saruman": cards, **fields})


@rule("CG-LOC-24", "CG-LOC-31", "CG-PLAY-03")
def test_caradhras_the_cruel_bars_caradhras_and_another_path_is_taken() -> None:
    game = play(cruel("hand"), "play", "caradhras-the-cruel", "caradhras")
    assert set(game.names()) == {"khazad-dum", "the-doors-of-durin"}
    assert game.state.corruption == 1
    assert names(game.state.eliminated["saruman"]) == {"caradhras-the-cruel"}
    assert names(game.state.cycles["saruman"]) == {"ugluk"}
    assert game.state.scoring["shadow"] == (path("caradhras"),)
    assert asked(game) == ("saruman", "activate")
    game = play(game, "the-doors-of-durin", "no")
    assert (game.state.path, game.state.path_cards) == (path("the-doors-of-durin"), ())


@rule("CG-AMB-13", "CG-LOC-28")
def test_caradhras_the_cruel_stays_where_no_other_path_is_left() -> None:
    game = cruel("hand", paths_activated=["khazad-dum", "the-doors-of-durin"])
    game = play(game, "play", "caradhras-the-cruel", "caradhras")
    assert (game.state.path, game.state.path_cards) == (path("caradhras"), (card("caradhras-the-cruel"),))
    assert game.state.corruption == 0


@rule("CG-MOVE-04", "CG-PLAY-22")
@pytest.mark.parametrize(
    "zone, name, answers",
    [
        ("reserve", "caradhras", ["move"]),
        ("hand", "khazad-dum", ["play", "caradhras-the-cruel", "khazad-dum"]),
        ("hand", "egladil", ["play", "caradhras-the-cruel", "egladil"]),
    ],
)
def test_caradhras_the_cruel_bars_no_path_on_a_move_or_elsewhere(zone: str, name: str, answers: list[str]) -> None:
    game = play(cruel(zone, name), *answers)
    assert (game.state.path, game.state.path_cards) == (path(name), (card("caradhras-the-cruel"),))
    assert asked(game) == ("frodo", "action")


@rule("CG-PLAY-22")
@pytest.mark.parametrize("where", ["reserve", "moria"])
def test_caradhras_the_cruel_bars_nothing_from_elsewhere(where: str) -> None:
    game = cruel("hand", battlegrounds={"moria": ()})
    game = play(game, "play", "caradhras-the-cruel", where)
    assert game.state.path == path("caradhras")
    there = {"reserve": game.state.reserves["saruman"], "moria": game.state.battlegrounds[battleground("moria")]}
    assert there[where] == (card("caradhras-the-cruel"),)


# Flocks of Crebain and Gollum


@rule("CG-LOC-24", "CG-LOC-26", "CG-LOC-31")
@pytest.mark.parametrize("spy, pile", [("flocks-of-crebain", "eliminated"), ("gollum", "cycles")])
def test_crebain_and_gollum_lead_to_another_path_of_the_same_number(spy: str, pile: str) -> None:
    game = play(monsters_turn(path="amon-hen", on_path=[spy]), "use")
    assert set(game.names()) == {"dead-marshes", "emyn-muil"}
    assert game.state.corruption == 1
    assert names(getattr(game.state, pile)["saruman"]) == {spy}
    game = play(game, "emyn-muil", "gimli", "arwen")
    assert (game.state.path, game.state.path_cards) == (path("emyn-muil"), ())


@rule("CG-LOC-28", "CG-AMB-13", "CG-ABILITY-03")
@pytest.mark.parametrize("spy", ["flocks-of-crebain", "gollum"])
def test_crebain_and_gollum_lead_only_from_a_path_with_others_of_its_number(spy: str) -> None:
    others = ["dead-marshes", "emyn-muil"]
    assert "use" not in monsters_turn(path="amon-hen", on_path=[spy], paths_activated=others).names()
    assert "use" not in monsters_turn(path="amon-hen", saruman={"reserve": [spy]}).names()
    assert "use" not in monsters_turn(path="amon-hen", battlegrounds={"moria": [spy]}).names()
    assert "use" in monsters_turn(path="amon-hen", on_path=[spy]).names()


@rule("CG-ELIM-08", "CG-AMB-37")
def test_gollum_is_cycled_after_path_combat_and_eliminated_for_any_other_cause() -> None:
    on_path = table(path="morgai", on_path=["gollum"], battlegrounds={"moria": ["shelob"]}, step="combat")
    on_path = play(on_path, "morgai")
    assert "gollum" in names(on_path.state.cycles["saruman"])
    assert on_path.state.corruption == 1
    in_battle = table(battlegrounds={"rivendell": ["gollum"]}, step="combat")
    assert names(in_battle.state.eliminated["saruman"]) == {"gollum"}
    forsaken = monsters_turn(saruman={"hand": ["ugluk"], "reserve": ["gollum"], "deck": ["shelob"]})
    assert "gollum" in names(play(forsaken, "play", "gollum").state.eliminated["saruman"])
