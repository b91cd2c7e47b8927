"""The Hobbits: their items, and There Is Another Way."""

from __future__ import annotations

import pytest

from cardgame.cards.measured_icons import attack, defense, path_defense
from cardgame.tables import card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.rules.playing import wielders
from ringwar.cardgame.table.facts import path


@rule("CG-ITEM-02", "CG-CARD-09")
@pytest.mark.parametrize("item", ["herbs-and-stewed-rabbit", "mithril-coat", "sting"])
def test_only_frodo_and_sam_wield_the_items_of_the_hobbits(item: str) -> None:
    game = table(
        path="imladris",
        on_path=["frodo-baggins", "pippin-took", "gimli", "legolas", "strider"],
        battlegrounds={"edoras": ["merry-brandybuck"]},
        seats={"frodo": {"reserve": ["sam-gamgee", "bilbo-baggins", "fatty-bolger", "gandalf-the-grey"]}},
    )
    assert names(wielders(game.state, card(item))) == {"frodo-baggins", "sam-gamgee"}


@rule("CG-ITEM-06", "CG-COMBATPATH-05")
@pytest.mark.parametrize(
    ("item", "icons"),
    [("mithril-coat", 2), ("sting", 0), ("herbs-and-stewed-rabbit", 0), ("blade-of-westernesse", 1), ("lembas", 0)],
)
def test_an_item_on_frodo_adds_its_path_defense_icons(item: str, icons: int) -> None:
    assert path_defense(f"frodo-baggins+{item}") == 1 + icons


@rule("CG-ITEM-06", "CG-ITEM-16")
def test_a_blade_of_westernesse_arms_a_hobbit_on_a_battleground() -> None:
    assert attack("merry-brandybuck+blade-of-westernesse", at="morannon") == 1
    assert defense("merry-brandybuck+blade-of-westernesse", at="edoras") == 1
    assert defense("merry-brandybuck+blade-of-westernesse", "village-militia", at="edoras") == 2


@rule("CG-ITEM-07")
def test_the_mithril_coat_is_lost_with_sam_and_cancels_with_him() -> None:
    game = table(step="combat", path="caradhras", on_path=["sam-gamgee+mithril-coat", "gimli", "the-witch-king"])
    assert set(game.names()) == {"sam-gamgee", "gimli"}
    game = play(game, "sam-gamgee", "yes")
    assert names(game.state.eliminated["frodo"]) == {"sam-gamgee", "mithril-coat"}
    assert names(game.state.cycles["frodo"]) == {"gimli"}


# Sting


@rule("CG-ITEM-08", "CG-TOKEN-05")
@pytest.mark.parametrize(
    ("attackers", "left"),
    [(["hill-troll", "the-commander"], 1), (["gollum", "cave-troll"], 1), (["the-commander", "the-reaver"], 2)],
)
def test_sting_adds_an_icon_to_a_path_with_a_monster(attackers: list[str], left: int) -> None:
    game = table(step="combat", path="caradhras", on_path=["sam-gamgee+sting", "gimli", "smeagol", *attackers])
    assert game.question is not None
    assert game.question.about["count"] == left
    game = play(game, "sam-gamgee", "yes", *["gimli", "yes"][: 2 * left - 2])
    assert (card("gimli") in game.state.cycles["frodo"]) is (left == 1)
    assert game.state.corruption == 0


@rule("CG-CARD-12")
def test_sting_in_reserve_adds_nothing() -> None:
    seats = {"frodo": {"reserve": ["sam-gamgee+sting"]}}
    game = table(step="combat", path="caradhras", on_path=["hill-troll"], seats=seats)
    assert game.state.corruption == 1


@rule("CG-TOKEN-05")
def test_sting_knows_no_monster_in_a_friend_or_elsewhere() -> None:
    game = table(
        step="combat",
        path="amon-hen",
        on_path=["sam-gamgee+sting", "smeagol", "gimli", "the-commander", "the-reaver"],
        seats={"saruman": {"reserve": ["hill-troll"]}},
    )
    assert game.question is not None
    assert game.question.about["count"] == 2


# Herbs and Stewed Rabbit


@rule("CG-DECK-09", "CG-ABILITY-04", "CG-PLAY-09")
@pytest.mark.parametrize("on_path", [True, False])
def test_herbs_are_eliminated_to_take_a_hobbit_and_draw(on_path: bool) -> None:
    cook = ["sam-gamgee+herbs-and-stewed-rabbit"]
    game = table(
        path="imladris" if on_path else None,
        on_path=cook if on_path else [],
        seats={
            "frodo": {
                "reserve": [] if on_path else cook,
                "cycle": ["pippin-took", "merry-brandybuck", "sting", "eowyn"],
                "deck": ["gimli", "theoden"],
            }
        },
    )
    game = play(game, "use")
    assert set(game.names()) == {"pippin-took", "merry-brandybuck"}
    game = play(game, "pippin-took", "theoden")
    assert names(game.state.hands["frodo"]) == {"pippin-took", "theoden"}
    assert names(game.state.cycles["frodo"]) == {"merry-brandybuck", "sting", "eowyn"}
    assert card("herbs-and-stewed-rabbit") in game.state.eliminated["frodo"]
    assert game.state.items == {}
    assert game.view("saruman")["seats"]["frodo"]["hand_seen"] == ["pippin-took"]


@rule("CG-AMB-22", "CG-DECK-10")
def test_herbs_without_a_hobbit_to_take_still_draw_a_card() -> None:
    seat = {"reserve": ["sam-gamgee+herbs-and-stewed-rabbit"], "cycle": ["sting"], "deck": ["gimli", "pippin-took"]}
    game = play(table(seats={"frodo": seat}), "use", "gimli")
    assert names(game.state.hands["frodo"]) == {"gimli"}
    assert names(game.state.decks["frodo"]) == {"pippin-took"}


@rule("CG-PLAY-15")
@pytest.mark.parametrize("played", [True, False])
def test_a_hobbit_taken_back_is_not_played_twice_in_a_round(played: bool) -> None:
    seat = {"reserve": ["sam-gamgee+herbs-and-stewed-rabbit"], "cycle": ["pippin-took"], "deck": []}
    game = table(seats={"frodo": seat}, played_this_round=["pippin-took"] if played else [])
    game = play(game, "use", "pass", "pass", "pass")
    assert names(game.state.hands["frodo"]) == {"pippin-took"}
    assert ("play" in game.names()) is not played


# There Is Another Way


@rule("CG-LOC-24", "CG-LOC-31", "CG-PLAY-09")
def test_there_is_another_way_replaces_the_path_and_strengthens_the_new_one() -> None:
    game = table(
        path="dead-marshes",
        on_path=["frodo-baggins", "gollum", "candles-of-corpses"],
        seats={"frodo": {"hand": ["there-is-another-way", "sting"]}, "witch-king": {"deck": ["olog-hai"]}},
    )
    game = play(game, "play", "there-is-another-way")
    assert game.state.corruption == 3 - 1 - 1
    assert {each.name for each in game.state.scoring["shadow"]} == {"dead-marshes"}
    assert names(game.state.cycles["frodo"]) == {"sting", "frodo-baggins"}
    assert game.question is not None
    assert game.question.side == "frodo"
    assert set(game.names()) == {"amon-hen", "emyn-muil"}
    game = play(game, "amon-hen")
    assert game.state.path is path("amon-hen")
    assert game.state.added == {path("amon-hen"): (0, 1)}
    assert game.state.path_cards == ()
    assert names(game.state.cycles["witch-king"] + game.state.decks["witch-king"]) == {"olog-hai"}
    assert names(game.state.eliminated["frodo"]) == {"there-is-another-way"}


@rule("CG-LOC-28", "CG-EVENT-03", "CG-AMB-13")
def test_there_is_no_other_way_when_every_path_of_the_number_was_used() -> None:
    game = table(
        path="dead-marshes",
        on_path=["frodo-baggins", "the-commander"],
        paths_activated=["amon-hen", "emyn-muil"],
        seats={"frodo": {"hand": ["there-is-another-way", "sting"]}},
    )
    game = play(game, "play", "there-is-another-way")
    assert game.state.path is path("dead-marshes")
    assert names(game.state.path_cards) == {"frodo-baggins", "the-commander"}
    assert game.state.added == {}
    assert names(game.state.cycles["frodo"]) == {"sting"}
    assert names(game.state.eliminated["frodo"]) == {"there-is-another-way"}


@rule("CG-LOC-32")
def test_another_way_does_not_shorten_the_journey() -> None:
    seats = {"frodo": {"hand": ["there-is-another-way", "sting"]}}
    game = play(table(path="weathertop", seats=seats), "play", "inn-of-the-prancing-pony")
    assert game.state.path_number == 2
    assert {each.number for each in game.state.path_deck} == {2, 3, 4, 5, 6, 7, 8, 9}
