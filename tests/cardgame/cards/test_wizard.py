"""The Wizards: Gandalf, his friends and his belongings."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.cards.outcomes import ambush, battle
from cardgame.tables import Table, card, names, table
from helpers import asked, play
from marks import rule
from ringwar.cardgame.table.facts import battleground, path


@rule("CG-COMBATBG-03", "CG-COMBATBG-07")
@pytest.mark.parametrize(
    "cards, attack, defense",
    [
        ("gandalf-the-grey", 2, 2),
        ("gandalf-the-white", 2, 3),
        ("gwaihir-the-windlord", 1, 1),
        ("quickbeam", 0, 0),
        ("smeagol", 0, 0),
        ("treebeard", 1, 1),
        ("treebeard+ent-draught", 1, 1),
        ("gandalf-the-grey+glamdring", 3, 3),
        ("gandalf-the-grey+gandalfs-staff", 3, 3),
        ("gandalf-the-white+narya-ring-of-fire", 3, 4),
        ("gandalf-the-white+glamdring+gandalfs-staff+narya-ring-of-fire+shadowfax", 6, 7),
    ],
)
def test_wizards_and_their_items_fight_on_battlegrounds(cards: str, attack: int, defense: int) -> None:
    assert battle("harad", cards).attack == attack
    assert battle("pelargir", cards).cards == defense


@rule("CG-COMBATPATH-05", "CG-ITEM-06")
@pytest.mark.parametrize(
    "number, cards, defense",
    [
        (9, "gandalf-the-grey", 3),
        (9, "gwaihir-the-windlord", 1),
        (6, "quickbeam", 1),
        (6, "treebeard", 1),
        (9, "smeagol", 1),
        (9, "gandalf-the-grey+glamdring", 4),
        (9, "gandalf-the-grey+gandalfs-staff+narya-ring-of-fire", 5),
        (6, "quickbeam+ent-draught", 1),
    ],
)
def test_wizards_and_their_items_defend_paths(number: int, cards: str, defense: int) -> None:
    assert ambush({6: "amon-hen", 9: "orodruin"}[number], cards).cards == defense


@rule("CG-PLAY-11", "CG-CARD-07")
@pytest.mark.parametrize(
    "character, numbers",
    [
        ("gandalf-the-grey", {1, 2, 3, 4, 5, 6, 7, 8, 9}),
        ("gandalf-the-white", set()),
        ("gwaihir-the-windlord", {9}),
        ("quickbeam", {5, 6}),
        ("treebeard", {5, 6}),
        ("smeagol", {6, 7, 8, 9}),
    ],
)
def test_wizards_enter_only_their_paths(character: str, numbers: set[int]) -> None:
    paths = ["bag-end", "weathertop", "imladris", "caradhras", "egladil", "amon-hen", "osgiliath", "morgul-vale"]
    for number, name in enumerate([*paths, "orodruin"], 1):
        seats = {"frodo": {"hand": [character, "sting"]}}
        game = table(path=name, battlegrounds={"harad": ()}, seats=seats)
        game = play(game, "play")
        assert set(game.names()) == {"harad", "reserve"} | ({name} if number in numbers else set())


# Gandalf the Grey and Sméagol


@rule("CG-EX-12", "CG-LOC-24", "CG-LOC-25")
def test_gandalf_the_grey_leads_to_a_path_of_the_next_number_after_the_old_one_is_fought_over() -> None:
    game = table(
        path="egladil",
        on_path=["gandalf-the-grey+glamdring", "the-commander", "the-destroyer"],
        seats={"witch-king": {"deck": []}},
    )
    game = play(game, "use")
    assert game.names() == ["amon-hen", "dead-marshes", "emyn-muil"]
    state = game.state
    assert {"gandalf-the-grey", "glamdring"} == names(state.eliminated["frodo"])
    assert {"the-commander", "the-destroyer"} <= names(state.eliminated["witch-king"])
    assert state.scoring["free-peoples"] == (path("egladil"),)
    game = play(game, "amon-hen")
    assert (game.state.path, game.state.path_cards, game.state.path_number) == (path("amon-hen"), (), 6)
    assert asked(game) == ("witch-king", "action")


@rule("CG-LOC-26")
def test_gandalf_the_grey_is_cycled_where_nobody_attacks_him() -> None:
    game = play(table(path="bag-end", on_path=["gandalf-the-grey"]), "use", "weathertop")
    assert game.state.cycles["frodo"] == (card("gandalf-the-grey"),)
    assert game.state.scoring["free-peoples"] == (path("bag-end"),)
    assert game.state.corruption == 0


@rule("CG-EX-13", "CG-LOC-29", "CG-AMB-13")
@pytest.mark.parametrize("guide", ["gandalf-the-grey", "smeagol"])
def test_nobody_leads_beyond_the_last_path(guide: str) -> None:
    assert "use" in table(path="morgul-vale", on_path=[guide]).names()
    assert "use" not in table(path="morgai", on_path=[guide]).names()


@rule("CG-FOTR-14")
def test_in_the_fellowship_gandalf_leads_no_farther_than_path_six() -> None:
    assert "use" in table("fellowship", path="lothlorien", on_path=["gandalf-the-grey"], to_act="gandalf").names()
    assert "use" not in table("fellowship", path="amon-hen", on_path=["gandalf-the-grey"], to_act="gandalf").names()


@rule("CG-ABILITY-03", "CG-ABILITY-07")
@pytest.mark.parametrize("guide", ["gandalf-the-grey", "smeagol"])
def test_a_guide_leads_only_from_the_path_and_on_the_turn_of_its_player(guide: str) -> None:
    assert "use" not in table(path="amon-hen", seats={"frodo": {"reserve": [guide]}}).names()
    assert "use" not in table(path="amon-hen", battlegrounds={"harad": [guide]}).names()
    assert "use" in table(path="amon-hen", on_path=[guide]).names()
    assert "use" not in table(path="amon-hen", on_path=[guide], to_act="aragorn").names()


@rule("CG-SCORE-04", "CG-LOC-30")
def test_smeagol_leads_on_for_a_point_of_corruption() -> None:
    game = play(table(path="amon-hen", on_path=["smeagol"], scoring={"corruption": 2}), "use")
    assert game.state.corruption == 3
    assert game.names() == ["henneth-annun", "osgiliath", "the-cross-roads"]
    game = play(game, "the-cross-roads")
    assert game.state.path == path("the-cross-roads")
    assert names(game.state.cycles["frodo"]) == {"smeagol"}


@rule("CG-ELIM-07", "CG-ELIM-08", "CG-COMBATPATH-12")
def test_smeagol_lost_in_path_combat_is_cycled_and_his_icon_counts() -> None:
    game = table(path="amon-hen", on_path=["smeagol", "the-commander", "the-destroyer"], step="combat")
    assert names(game.state.cycles["frodo"]) == {"smeagol"}
    assert game.state.eliminated["frodo"] == ()
    assert game.state.corruption == 1


@rule("CG-ELIM-08")
def test_smeagol_lost_in_battle_or_forsaken_is_eliminated() -> None:
    game = table(battlegrounds={"pelargir": ["smeagol", "the-black-fleet"]}, step="combat")
    assert names(game.state.eliminated["frodo"]) == {"smeagol"}
    forsaking = table(seats={"frodo": {"hand": ["gimli"], "reserve": ["smeagol"], "deck": ["sting"]}})
    forsaking = play(forsaking, "play", "smeagol")
    assert "smeagol" in names(forsaking.state.eliminated["frodo"])
    assert forsaking.state.cycles["frodo"] == ()


# Gandalf the White


def white_played(**frodo: Any) -> Table:
    """Gandalf the White has been played to Moria and paid for with Gimli."""
    fields: dict[str, Any] = {"battlegrounds": {"moria": ()}}
    if "on_path" in frodo:
        fields |= {"path": "bag-end", "on_path": frodo.pop("on_path")}
    hand = ["gandalf-the-white", "gimli", *frodo.pop("hand", [])]
    deck = [*frodo.pop("deck", []), "sting", "mithril-coat"]
    game = table(seats={"frodo": {"hand": hand, "deck": deck, **frodo}}, **fields)
    return play(game, "play", "gandalf-the-white", "moria", *(["gimli"] if len(hand) > 2 else []))


@rule("CG-PLAY-20", "CG-PLAY-21", "CG-EX-22")
@pytest.mark.parametrize(
    "frodo",
    [
        {"hand": ["gandalf-the-grey"]},
        {"cycle": ["gandalf-the-grey"]},
        {"deck": ["gandalf-the-grey"]},
        {"reserve": ["gandalf-the-grey+gandalfs-staff"]},
        {"on_path": ["gandalf-the-grey+gandalfs-staff"]},
    ],
)
def test_gandalf_the_white_removes_the_grey_wherever_he_is(frodo: dict[str, Any]) -> None:
    game = white_played(**frodo)
    state = game.state
    assert "gandalf-the-grey" in names(state.eliminated["frodo"])
    assert state.items == {}
    assert names(state.cycles["frodo"]) == {"gimli"}
    assert names(state.decks["frodo"]) == {"sting", "mithril-coat"}
    assert state.hands["frodo"] == state.reserves["frodo"] == state.path_cards == ()
    assert state.battlegrounds == {battleground("moria"): (card("gandalf-the-white"),)}


@rule("CG-ELIM-10")
def test_gandalf_the_grey_removed_from_a_hidden_zone_is_shown() -> None:
    game = white_played(deck=["gandalf-the-grey"])
    assert "gandalf-the-grey" in game.view("saruman")["seats"]["frodo"]["eliminated_seen"]


@rule("CG-MOVE-04", "CG-PLAY-22")
def test_gandalf_the_white_removes_the_grey_on_the_play_to_reserve_but_not_on_a_move() -> None:
    played = table(seats={"frodo": {"hand": ["gandalf-the-white", "gimli"], "reserve": ["gandalf-the-grey"]}})
    played = play(played, "play", "gandalf-the-white")
    assert played.state.reserves["frodo"] == (card("gandalf-the-white"),)
    moved = table(battlegrounds={"moria": ()}, seats={"frodo": {"reserve": ["gandalf-the-white", "gandalf-the-grey"]}})
    moved = play(moved, "move", "gandalf-the-white")
    assert moved.state.reserves["frodo"] == (card("gandalf-the-grey"),)


@rule("CG-ROUND-04", "CG-ROUND-05")
@pytest.mark.parametrize("zone, cards", [("reserve", 4), ("cycle", 3)])
def test_gandalf_the_white_in_reserve_draws_one_more_card(zone: str, cards: int) -> None:
    deck = ["gimli", "sting", "mithril-coat", "eowyn", "eomer", "theoden"]
    game = table(step="draw", seats={"frodo": {zone: ["gandalf-the-white"], "deck": deck}, "witch-king": {"deck": []}})
    game = play(game, *deck[:cards])
    assert names(game.state.hands["frodo"]) == set(deck[:cards])
    assert game.question is not None
    assert game.question.about["seat"] == "aragorn"


@rule("CG-FORSAKE-07")
def test_gandalf_the_white_forsaken_from_the_top_of_the_deck_is_cycled() -> None:
    game = table(seats={"frodo": {"hand": ["gimli"], "deck": ["gandalf-the-white", "sting"]}})
    game = play(game, "play", "gandalf-the-white")
    assert game.state.cycles["frodo"] == (card("gandalf-the-white"),)
    assert game.state.decks["frodo"] == (card("sting"),)


@rule("CG-FORSAKE-07")
def test_gandalf_the_white_forsaken_from_reserve_is_eliminated() -> None:
    game = table(seats={"frodo": {"hand": ["gimli"], "reserve": ["gandalf-the-white+glamdring"], "deck": ["sting"]}})
    game = play(game, "play", "gandalf-the-white")
    assert {"gandalf-the-white", "glamdring"} <= names(game.state.eliminated["frodo"])
    assert game.state.cycles["frodo"] == ()


# Gwaihir


@rule("CG-ABILITY-04", "CG-DECK-09", "CG-CARD-10")
@pytest.mark.parametrize("gandalf", ["gandalf-the-grey", "gandalf-the-white"])
def test_gwaihir_flies_for_gandalf(gandalf: str) -> None:
    game = table(
        seats={
            "frodo": {
                "reserve": ["gwaihir-the-windlord"],
                "cycle": ["gandalf-the-grey", "gandalf-the-white", "gimli"],
                "hand": ["sting"],
            }
        }
    )
    game = play(game, "use")
    assert set(game.names()) == {"gandalf-the-grey", "gandalf-the-white"}
    game = play(game, gandalf)
    assert names(game.state.hands["frodo"]) == {"sting", gandalf}
    assert "gwaihir-the-windlord" in names(game.state.cycles["frodo"])
    assert game.state.reserves["frodo"] == ()
    assert game.view("witch-king")["seats"]["frodo"]["hand_seen"] == [gandalf]


@rule("CG-DECK-10", "CG-AMB-22")
def test_gwaihir_flies_in_vain_where_gandalf_is_not_in_the_cycle_pile() -> None:
    seats = {"frodo": {"reserve": ["gwaihir-the-windlord"], "cycle": ["gimli"], "hand": ["gandalf-the-grey"]}}
    game = play(table(seats=seats), "use")
    assert game.state.hands["frodo"] == (card("gandalf-the-grey"),)
    assert names(game.state.cycles["frodo"]) == {"gwaihir-the-windlord", "gimli"}


@rule("CG-ABILITY-03")
def test_gwaihir_flies_only_from_reserve() -> None:
    assert "use" not in table(path="orodruin", on_path=["gwaihir-the-windlord"]).names()
    assert "use" not in table(battlegrounds={"moria": ["gwaihir-the-windlord"]}).names()


# The Ents


@rule("CG-CARD-06", "CG-TOKEN-05")
@pytest.mark.parametrize(
    "isengard, icons",
    [
        (["white-hand-orcs"], 0),
        (["white-hand-orcs", "saruman+sarumans-staff"], 1),
        (["white-hand-orcs", "white-hand-orcs#2", "wolf-riders"], 1),
        (["white-hand-orcs", "white-hand-orcs#2", "wolf-riders", "ugluk"], 2),
    ],
)
def test_quickbeam_has_an_icon_for_every_two_of_isengard_there(isengard: list[str], icons: int) -> None:
    assert battle("orthanc", "quickbeam", *isengard).attack == icons
    assert battle("helms-deep", "quickbeam", *isengard).cards == icons


@rule("CG-TOKEN-05")
def test_neither_isengard_elsewhere_nor_mordor_rouses_quickbeam() -> None:
    seats = {"saruman": {"reserve": ["white-hand-orcs", "wolf-riders"]}}
    assert battle("orthanc", "quickbeam", seats=seats).attack == 0
    assert battle("morannon", "quickbeam", "mordor-orcs", "olog-hai").attack == 0


@rule("CG-TOKEN-05", "CG-CARD-06")
def test_treebeard_has_one_more_attack_icon_on_orthanc() -> None:
    assert battle("orthanc", "treebeard").attack == 2
    assert battle("moria", "treebeard").attack == 1
    assert battle("helms-deep", "treebeard").cards == 1


def treebeard(zone: str, **fields: Any) -> Table:
    """Treebeard is about to be played or moved."""
    seats = {
        "frodo": {zone: ["treebeard"], "deck": ["sting"]},
        "saruman": {"reserve": ["wolf-riders", "saruman"]},
    }
    there = ["white-hand-orcs", "ugluk"]
    return table(**{"battlegrounds": {"edoras": (), "orthanc": there}, "path": "amon-hen", "seats": seats, **fields})


@rule("CG-MOVE-04", "CG-CARD-11")
@pytest.mark.parametrize("zone, answers", [("hand", ["play", "edoras"]), ("reserve", ["move", "edoras"])])
def test_treebeard_coming_to_a_battleground_costs_isengard_an_army_in_play(zone: str, answers: list[str]) -> None:
    game = play(treebeard(zone), *answers)
    assert asked(game) == ("saruman", "eliminate-in-play")
    assert set(game.names()) == {"wolf-riders", "white-hand-orcs"}
    assert names(play(game, "wolf-riders").state.eliminated["saruman"]) == {"wolf-riders"}
    assert names(play(game, "white-hand-orcs").state.eliminated["saruman"]) == {"white-hand-orcs"}


@rule("CG-MOVE-04", "CG-PLAY-22")
@pytest.mark.parametrize(
    "zone, answers", [("hand", ["play", "amon-hen"]), ("hand", ["play", "reserve"]), ("reserve", ["move", "amon-hen"])]
)
def test_treebeard_coming_elsewhere_costs_isengard_nothing(zone: str, answers: list[str]) -> None:
    game = play(treebeard(zone), *answers)
    assert game.state.eliminated["saruman"] == ()
    assert asked(game) == ("witch-king", "action")


@rule("CG-ELIM-04")
def test_treebeard_costs_isengard_nothing_without_an_army_in_play() -> None:
    seats = {"frodo": {"reserve": ["treebeard"]}, "saruman": {"reserve": ["saruman"], "hand": ["wolf-riders"]}}
    game = play(treebeard("reserve", seats=seats, battlegrounds={"edoras": ["ugluk"]}), "move", "edoras")
    assert game.state.eliminated["saruman"] == ()
    assert card("treebeard") in game.state.battlegrounds[battleground("edoras")]
