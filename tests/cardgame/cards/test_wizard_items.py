"""What the Wizards and the Ents carry."""

from __future__ import annotations

import pytest

from cardgame.tables import Table, card, names, table
from helpers import asked, play
from marks import rule
from ringwar.cardgame.table.facts import battleground

FIVE_IN_HAND = ["gimli", "sting", "mithril-coat", "eowyn", "eomer"]


@rule("CG-ITEM-02", "CG-CARD-09")
@pytest.mark.parametrize(
    "item, wielders",
    [
        ("gandalfs-staff", {"gandalf-the-grey", "gandalf-the-white"}),
        ("glamdring", {"gandalf-the-grey", "gandalf-the-white"}),
        ("narya-ring-of-fire", {"gandalf-the-grey", "gandalf-the-white"}),
        ("ent-draught", {"quickbeam", "treebeard"}),
    ],
)
def test_items_of_the_wizards_have_their_wielders(item: str, wielders: set[str]) -> None:
    characters = ["gandalf-the-grey", "gandalf-the-white", "quickbeam", "treebeard", "gwaihir-the-windlord", "smeagol"]
    game = table(seats={"frodo": {"hand": [item, "sting"], "reserve": characters}})
    assert set(play(game, "play").names()) == wielders


# Ent-draught


def draught(*cycled: str, rules: str = "trilogy", wielder: str = "quickbeam") -> Table:
    """The Ent-draught has been drunk by an Ent in reserve."""
    seat = table(rules).state.seat
    seats = {seat: {"reserve": [f"{wielder}+ent-draught"], "cycle": cycled, "hand": ["sting"]}}
    return play(table(rules, seats=seats), "use")


@rule("CG-ABILITY-04", "CG-DECK-09")
def test_the_ent_draught_brings_two_hobbits_back() -> None:
    game = draught("merry-brandybuck", "pippin-took", "frodo-baggins", "gimli", "mithril-coat")
    assert set(game.names()) == {"merry-brandybuck", "pippin-took", "frodo-baggins", "none"}
    game = play(game, "merry-brandybuck")
    assert set(game.names()) == {"pippin-took", "frodo-baggins", "none"}
    game = play(game, "frodo-baggins")
    assert asked(game) == ("witch-king", "action")
    assert names(game.state.hands["frodo"]) == {"sting", "merry-brandybuck", "frodo-baggins"}
    assert names(game.state.cycles["frodo"]) == {"pippin-took", "gimli", "mithril-coat"}
    assert names(game.state.eliminated["frodo"]) == {"ent-draught"}
    assert game.state.reserves["frodo"] == (card("quickbeam"),)
    assert game.view("saruman")["seats"]["frodo"]["hand_seen"] == ["frodo-baggins", "merry-brandybuck"]


@rule("CG-LOC-19", "CG-AMB-22")
def test_the_ent_draught_may_bring_back_fewer_or_nobody() -> None:
    one = play(draught("merry-brandybuck", "pippin-took"), "pippin-took", "none")
    assert names(one.state.hands["frodo"]) == {"sting", "pippin-took"}
    none = play(draught("merry-brandybuck", "pippin-took", wielder="treebeard"), "none")
    assert names(none.state.hands["frodo"]) == {"sting"}
    nobody_there = draught("gimli")
    assert names(nobody_there.state.hands["frodo"]) == {"sting"}
    assert names(nobody_there.state.eliminated["frodo"]) == {"ent-draught"}


@rule("CG-ABILITY-03", "CG-CARD-12")
def test_the_ent_draught_is_drunk_anywhere_in_play() -> None:
    assert "use" in table(path="amon-hen", on_path=["quickbeam+ent-draught"]).names()
    assert "use" in table(battlegrounds={"orthanc": ["treebeard+ent-draught"]}).names()
    assert "use" not in table(seats={"frodo": {"hand": ["ent-draught"], "reserve": ["quickbeam"]}}).names()


# Gandalf's Staff


@rule("CG-PASS-01", "CG-PASS-06")
@pytest.mark.parametrize("hand, may_pass", [(2, True), (3, True), (4, False)])
@pytest.mark.parametrize("place", ["reserve", "path", "battleground"])
def test_with_gandalfs_staff_in_play_three_cards_may_be_kept(place: str, hand: int, may_pass: bool) -> None:
    gandalf = ["gandalf-the-grey+gandalfs-staff"]
    game = table(
        seats={"frodo": {"hand": FIVE_IN_HAND[:hand], "reserve": gandalf if place == "reserve" else []}},
        path="bag-end",
        on_path=gandalf if place == "path" else [],
        battlegrounds={"moria": gandalf if place == "battleground" else []},
    )
    assert ("pass" in game.names()) is may_pass


@rule("CG-PASS-06")
def test_gandalfs_staff_raises_the_limit_of_its_player_alone_and_only_in_play() -> None:
    seats = {
        "frodo": {"hand": [*FIVE_IN_HAND[:2], "gandalfs-staff"]},
        "aragorn": {"hand": ["strider", "legolas", "arwen"]},
    }
    assert "pass" not in table(seats=seats).names()
    wielded = {**seats, "frodo": {"hand": FIVE_IN_HAND[:3], "reserve": ["gandalf-the-white+gandalfs-staff"]}}
    assert "pass" in table(seats=wielded).names()
    assert "pass" not in table(seats=wielded, to_act="aragorn").names()


# Narya


@rule("CG-ABILITY-04", "CG-CYCLE-05")
def test_narya_is_cycled_and_each_shadow_player_cycles_a_card() -> None:
    game = table(
        seats={
            "frodo": {"reserve": ["gandalf-the-grey+narya-ring-of-fire+glamdring"], "hand": ["sting"]},
            "witch-king": {"hand": ["mordor-orcs", "olog-hai"]},
            "saruman": {"hand": ["ugluk", "wolf-riders"]},
            "aragorn": {"hand": ["strider"]},
        }
    )
    game = play(game, "use", "olog-hai", "ugluk")
    state = game.state
    assert names(state.cycles["witch-king"]) == {"olog-hai"}
    assert names(state.cycles["saruman"]) == {"ugluk"}
    assert names(state.cycles["frodo"]) == {"narya-ring-of-fire"}
    assert state.items == {card("gandalf-the-grey"): (card("glamdring"),)}
    assert (state.hands["frodo"], state.hands["aragorn"]) == ((card("sting"),), (card("strider"),))


@rule("CG-CYCLE-03")
def test_a_shadow_player_without_cards_in_hand_forsakes_for_narya() -> None:
    game = table(
        seats={
            "frodo": {"reserve": ["gandalf-the-grey+narya-ring-of-fire"]},
            "witch-king": {"deck": [], "reserve": ["the-hunter"]},
            "saruman": {"hand": ["ugluk"]},
        }
    )
    game = play(game, "use")
    assert "the-hunter" in names(game.state.eliminated["witch-king"])
    assert names(game.state.cycles["saruman"]) == {"ugluk"}


@rule("CG-DUEL2-14", "CG-DUEL3-10")
def test_narya_makes_a_lone_shadow_player_cycle_twice_in_a_two_player_duel_only() -> None:
    duel = table(
        "duel",
        seats={
            "gandalf": {"reserve": ["gandalf-the-grey+narya-ring-of-fire"]},
            "witch-king": {"hand": ["mordor-orcs", "olog-hai", "ugluk"]},
        },
    )
    duel = play(duel, "use", "ugluk", "olog-hai")
    assert names(duel.state.cycles["witch-king"]) == {"ugluk", "olog-hai"}
    assert names(duel.state.hands["witch-king"]) == {"mordor-orcs"}
    three = table(
        "duel-three",
        seats={
            "gandalf": {"reserve": ["gandalf-the-grey+narya-ring-of-fire"]},
            "witch-king": {"hand": ["mordor-orcs", "olog-hai"]},
            "saruman": {"hand": ["ugluk", "wolf-riders"]},
        },
    )
    three = play(three, "use", "mordor-orcs", "ugluk")
    assert names(three.state.hands["witch-king"]) == {"olog-hai"}
    assert names(three.state.hands["saruman"]) == {"wolf-riders"}


@rule("CG-FOTR-17")
def test_narya_makes_the_balrog_player_cycle_once() -> None:
    seats = {
        "gandalf": {"reserve": ["gandalf-the-grey+narya-ring-of-fire"]},
        "balrog": {"hand": ["mordor-orcs", "cave-troll", "ugluk"]},
    }
    game = play(table("fellowship", seats=seats, to_act="gandalf"), "use", "ugluk")
    assert names(game.state.hands["balrog"]) == {"mordor-orcs", "cave-troll"}
    assert asked(game) == ("balrog", "action")


@rule("CG-ABILITY-03")
def test_narya_is_used_only_in_reserve() -> None:
    assert "use" not in table(path="orodruin", on_path=["gandalf-the-grey+narya-ring-of-fire"]).names()
    assert "use" not in table(battlegrounds={"moria": ["gandalf-the-white+narya-ring-of-fire"]}).names()


# Glamdring


@rule("CG-ITEM-18", "CG-ITEM-09")
def test_gandalf_wields_glamdring_beside_other_items_and_takes_all_along() -> None:
    game = table(
        battlegrounds={"moria": ()},
        seats={"frodo": {"hand": ["glamdring", "sting"], "reserve": ["gandalf-the-white+gandalfs-staff+shadowfax"]}},
    )
    game = play(game, "play", "pass", "pass", "pass", "move")
    items = (card("gandalfs-staff"), card("shadowfax"), card("glamdring"))
    assert game.state.battlegrounds == {battleground("moria"): (card("gandalf-the-white"),)}
    assert game.state.items == {card("gandalf-the-white"): items}
