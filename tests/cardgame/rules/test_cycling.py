"""Chapter 11: cycling and forsaking."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.quiet import small
from cardgame.tables import Table, gained, names, table
from helpers import asked, play
from marks import rule


def forsaking(**frodo: Any) -> Table:
    """A Cave-troll makes each Free Peoples player forsake; Aragorn has nothing, and it is for Frodo to choose."""
    seats = small({"saruman": {"reserve": ["cave-troll"]}, "frodo": frodo})
    return play(table(to_act="saruman", seats=seats), "use")


@rule("CG-CYCLE-01")
def test_the_cycle_action_puts_a_card_of_the_hand_into_the_own_cycle_pile() -> None:
    seats = {"frodo": {"hand": ["gimli", "eomer", "eowyn"], "reserve": ["smeagol"]}}
    game = play(table(seats=seats), "cycle")
    assert game.names() == ["gimli", "eomer", "eowyn"]
    game = play(game, "eomer")
    assert names(game.state.cycles["frodo"]) == {"eomer"}
    assert names(game.state.hands["frodo"]) == {"gimli", "eowyn"}
    assert asked(game)[0] == "witch-king"


@rule("CG-CYCLE-02")
def test_a_cycled_card_goes_to_its_owner_whoever_cycles_it() -> None:
    seats = {"frodo": {"reserve": ["sam-gamgee+elven-cloak+sting"]}}
    game = play(table(path="bag-end", seats=seats), "use")
    assert names(game.state.cycles["frodo"]) == {"sam-gamgee", "sting"}
    assert names(game.state.cycles["aragorn"]) == {"elven-cloak"}


@rule("CG-CYCLE-03")
def test_who_must_cycle_from_an_empty_hand_forsakes() -> None:
    seats = small(
        {
            "witch-king": {"reserve": ["the-beguiler"]},
            "frodo": {"reserve": ["gimli"], "deck": ["eomer"]},
            "aragorn": {"hand": ["boromir"], "reserve": ["arwen"]},
        }
    )
    before = table(to_act="witch-king", seats=seats)
    game = play(before, "use")
    assert names(game.state.cycles["aragorn"]) == {"boromir"}  # a hand card must be cycled, not forsaken
    assert asked(game) == ("frodo", "forsake")
    assert game.names() == ["gimli", "top-of-deck"]
    game = play(game, "gimli")
    assert gained(before, game, "eliminated", "frodo") == {"gimli"}


@rule("CG-CYCLE-04", "CG-AMB-19", "CG-EX-39")
def test_told_to_cycle_two_with_one_in_hand_a_player_cycles_one_and_forsakes_one() -> None:
    witch_king = {"hand": ["olog-hai"], "reserve": ["grishnakh"], "deck": ["black-uruks", "mordor-orcs"]}
    before = table(
        step="path",
        paths_activated=["caradhras"],
        seats=small({"witch-king": witch_king}),
    )
    game = play(before, "dimrill-dale")  # each Shadow player cycles 2
    assert names(game.state.cycles["witch-king"]) == {"olog-hai"}
    assert asked(game) == ("witch-king", "forsake")
    assert game.names() == ["grishnakh", "top-of-deck"]
    game = play(game, "grishnakh")
    assert gained(before, game, "eliminated", "witch-king") == {"grishnakh"}
    assert asked(game)[1] == "action"


@rule("CG-CYCLE-05")
def test_the_player_whose_hand_it_is_chooses_what_to_cycle() -> None:
    seats = small({"witch-king": {"reserve": ["the-beguiler"]}, "frodo": {"hand": ["gimli", "eomer"]}})
    game = play(table(to_act="witch-king", seats=seats), "use")
    assert asked(game) == ("frodo", "cycle")
    assert game.names() == ["gimli", "eomer"]


@rule("CG-CYCLE-05")
def test_the_rest_is_cycled_without_a_choice() -> None:
    deck = ["riders-of-rohan", "gimli", "quickbeam"]
    game = table(seats=small({"frodo": {"hand": ["eomer", "theoden"], "deck": deck, "cycle": ["sting"]}}))
    game = play(game, "play", "eomer", "riders-of-rohan", "gimli", "sting", "none")
    assert asked(game)[0] == "witch-king"
    assert {"riders-of-rohan", "gimli", "quickbeam", "sting"} <= names(game.state.cycles["frodo"])


@rule("CG-CYCLE-06")
def test_the_cycle_action_needs_a_card_in_hand() -> None:
    seats = {"frodo": {"reserve": ["gimli"], "deck": ["eomer", "eowyn"]}}
    assert "cycle" not in table(seats=seats).names()


@rule("CG-AMB-21")
def test_nobody_cycles_from_an_empty_hand_in_order_to_forsake() -> None:
    seats = {"frodo": {"reserve": ["riders-of-rohan"], "ring_token": True, "deck": ["gimli"]}}
    assert table(seats=seats).names() == ["ring", "pass"]


def gorbag(price: str, **witch_king: Any) -> Table:
    """Gorbag and Shagrat move to the path Morgul Vale, at a table with a reading of the price of an empty hand."""
    seats = small({"witch-king": {"reserve": ["gorbag-and-shagrat"], **witch_king}})
    game = table(path="morgul-vale", to_act="witch-king", seats=seats, options={"empty-hand-price": price})
    return play(game, "move")


@rule("CG-CYCLE-07", "CG-AMB-20")
def test_an_optional_price_is_forsaken_from_an_empty_hand() -> None:
    game = gorbag("forsake", deck=["olog-hai", "black-uruks"])
    assert asked(game) == ("witch-king", "cycle-for-icons")
    refused = play(game, "no")
    assert refused.view("frodo")["path"]["attack"] == 0
    assert len(refused.state.decks["witch-king"]) == 2
    paid = play(game, "yes", "olog-hai")
    assert "olog-hai" in names(paid.state.eliminated["witch-king"])
    assert paid.view("frodo")["path"]["attack"] == 1


@rule("CG-CYCLE-07", "CG-AMB-20")
def test_an_optional_price_that_cannot_be_paid_is_not_offered() -> None:
    assert asked(gorbag("forsake"))[0] == "aragorn"


@rule("CG-AMB-20")
def test_by_the_stricter_reading_an_empty_hand_buys_nothing() -> None:
    game = gorbag("none", deck=["olog-hai", "black-uruks"])
    assert asked(game) == ("aragorn", "action")
    assert game.view("frodo")["path"]["attack"] == 0


@rule("CG-AMB-20")
@pytest.mark.parametrize("price", ["forsake", "none"])
def test_by_either_reading_a_hand_card_is_cycled_for_the_benefit(price: str) -> None:
    game = play(gorbag(price, hand=["grishnakh", "mordor-orcs"], deck=["olog-hai"]), "yes", "grishnakh")
    assert names(game.state.cycles["witch-king"]) == {"grishnakh"}
    assert names(game.state.decks["witch-king"]) == {"olog-hai"}
    assert game.view("frodo")["path"]["attack"] == 1


@rule("CG-EX-81")
def test_gorbag_and_shagrat_as_the_last_card_cost_two_forsaken_cards() -> None:
    deck = ["olog-hai", "black-uruks", "trolls-of-udun"]
    before = table(
        path="morgul-vale",
        to_act="witch-king",
        seats=small({"witch-king": {"hand": ["gorbag-and-shagrat"], "deck": deck}}),
    )
    game = play(before, "play", "morgul-vale", "olog-hai")
    assert gained(before, game, "eliminated", "witch-king") == {"olog-hai"}
    assert asked(game) == ("witch-king", "cycle-for-icons")
    game = play(game, "yes", "black-uruks")
    assert gained(before, game, "eliminated", "witch-king") == {"olog-hai", "black-uruks"}
    assert game.view("frodo")["path"]["attack"] == 1


@rule("CG-FORSAKE-01")
@pytest.mark.parametrize(
    ("choice", "lost"),
    [("gimli", "gimli"), ("eowyn", "eowyn"), ("mithril-coat", "mithril-coat"), ("top-of-deck", "theoden")],
)
def test_a_player_forsakes_from_hand_or_reserve_or_the_top_of_the_deck(choice: str, lost: str) -> None:
    game = forsaking(hand=["gimli"], reserve=["eowyn", "frodo-baggins+mithril-coat"], deck=["theoden"])
    assert asked(game) == ("frodo", "forsake")
    assert game.names() == ["gimli", "eowyn", "frodo-baggins", "mithril-coat", "top-of-deck"]
    after = play(game, choice)
    assert gained(game, after, "eliminated", "frodo") == {lost}


@rule("CG-FORSAKE-01")
def test_the_choice_is_made_anew_for_each_card() -> None:
    hand = ["paths-of-the-dead", "boromir", "elrond", "arwen"]
    game = table(
        to_act="aragorn", seats=small({"aragorn": {"hand": hand, "reserve": ["legolas"], "deck": ["strider"]}})
    )
    game = play(game, "play", "paths-of-the-dead", "boromir")
    assert game.names() == ["elrond", "arwen", "legolas", "top-of-deck"]
    game = play(game, "legolas")
    assert game.names() == ["elrond", "arwen", "top-of-deck"]


@rule("CG-FORSAKE-02")
def test_the_top_card_is_unknown_until_it_is_chosen_and_then_there_is_no_way_back() -> None:
    game = forsaking(reserve=["gimli"], deck=["eomer", "eowyn"])
    assert game.view("frodo")["seats"]["frodo"]["top"] == []
    chosen = play(game, "top-of-deck")
    assert asked(chosen) == ("chance", "draw")
    with pytest.raises(ValueError, match="given by Chance"):
        play(chosen, "eowyn").undone("frodo")
    last = play(forsaking(reserve=["gimli"], deck=["eomer"]), "top-of-deck")
    with pytest.raises(ValueError, match="no longer"):
        last.undone("frodo")


@rule("CG-FORSAKE-02")
def test_the_chosen_top_card_is_looked_at_by_its_player_alone() -> None:
    game = play(forsaking(reserve=["gimli"], deck=["eomer"]), "top-of-deck")
    (event,) = [event for event in game.events() if event.kind == "top-revealed"]
    assert event.seen_by("frodo").about["card"].name == "eomer"
    assert event.seen_by("aragorn").about["card"] == "hidden"


@rule("CG-FORSAKE-03")
def test_a_character_forsaken_with_its_items_is_one_card() -> None:
    game = forsaking(hand=["gimli"], reserve=["sam-gamgee+sting+mithril-coat"])
    after = play(game, "sam-gamgee")
    assert gained(game, after, "eliminated", "frodo") == {"sam-gamgee", "sting", "mithril-coat"}
    assert names(after.state.hands["frodo"]) == {"gimli"}


@rule("CG-FORSAKE-04")
def test_cards_on_locations_in_piles_and_of_others_cannot_be_forsaken() -> None:
    game = table(
        path="egladil",
        on_path=["gimli"],
        battlegrounds={"edoras": ["eomer"]},
        to_act="saruman",
        seats=small(
            {
                "saruman": {"reserve": ["cave-troll"]},
                "frodo": {"hand": ["eowyn"], "reserve": ["theoden"], "cycle": ["quickbeam"], "deck": ["treebeard"]},
                "aragorn": {"hand": ["boromir"], "reserve": ["arwen"]},
            }
        ),
    )
    assert play(game, "use").names() == ["eowyn", "theoden", "top-of-deck"]


@rule("CG-FORSAKE-05")
@pytest.mark.parametrize(
    "source", [{"hand": ["gimli"]}, {"reserve": ["gimli"]}, {"deck": ["gimli"]}, {"cycle": ["gimli"]}]
)
def test_as_long_as_there_is_a_card_it_must_be_forsaken(source: dict[str, list[str]]) -> None:
    game = forsaking(**source)  # no choice, no question
    zones = [*game.state.hands["frodo"], *game.state.reserves["frodo"], *game.state.decks["frodo"]]
    assert zones == []
    assert game.state.cycles["frodo"] == ()
    assert "gimli" in names(game.state.eliminated["frodo"])


@rule("CG-FORSAKE-05", "CG-EX-37")
def test_with_nothing_to_forsake_nothing_happens() -> None:
    seats = small({"frodo": {"reserve": ["fatty-bolger"]}})
    before = table(step="path", paths_activated=["bag-end"], seats=seats)
    game = play(before, "the-old-forest")  # each Free Peoples player forsakes 1, and Aragorn has nothing
    assert game.state.eliminated["aragorn"] == before.state.eliminated["aragorn"]
    assert asked(game)[1] == "action"


@rule("CG-FORSAKE-07", "CG-EX-38")
@pytest.mark.parametrize(
    ("seat", "body"),
    [("saruman", "saruman"), ("witch-king", "the-witch-king"), ("aragorn", "aragorn"), ("frodo", "gandalf-the-white")],
)
@pytest.mark.parametrize("source", ["reserve", "deck"])
def test_a_great_one_is_cycled_when_forsaken_from_the_top_and_not_from_reserve(
    seat: str, body: str, source: str
) -> None:
    # It is the only card of its player, who pays with it for another card, the last in hand.
    last = {"saruman": "wolf-riders", "witch-king": "olog-hai", "aragorn": "high-elves", "frodo": "village-militia"}
    before = table(to_act=seat, seats=small({seat: {"hand": [last[seat]], source: [body]}}))
    after = play(before, "play")
    assert (body in gained(before, after, "eliminated", seat)) is (source == "reserve")
    assert names(after.state.cycles[seat]) | names(after.state.decks[seat]) == ({body} if source == "deck" else set())


@rule("CG-FORSAKE-07")
@pytest.mark.parametrize(("seat", "body"), [("aragorn", "aragorn"), ("frodo", "gandalf-the-white")])
def test_a_great_one_forsaken_from_hand_is_eliminated(seat: str, body: str) -> None:
    before = table(to_act="saruman", seats=small({seat: {"hand": [body]}, "saruman": {"reserve": ["cave-troll"]}}))
    after = play(before, "use")
    assert gained(before, after, "eliminated", seat) == {body}
    assert after.state.cycles[seat] == ()


@rule("CG-EX-38", "CG-FORSAKE-06")
def test_saruman_forsaken_from_the_top_is_shown_and_no_second_card_is_forsaken() -> None:
    seats = small({"saruman": {"hand": ["wolf-riders"], "deck": ["saruman", "gollum"]}})
    game = play(table(to_act="saruman", seats=seats), "play", "saruman")
    assert names(game.state.cycles["saruman"]) == {"saruman"}
    assert names(game.state.decks["saruman"]) == {"gollum"}
    shown = game.view("frodo")["seats"]["saruman"]
    assert shown["cycle_seen"] == ["saruman"]
    saved = [event for event in game.events() if event.kind == "saved"]
    assert [event.seen_by("frodo").about["card"].name for event in saved] == ["saruman"]


@rule("CG-FORSAKE-06", "CG-ELIM-06", "CG-DECK-03")
def test_the_last_card_of_a_deck_cycled_instead_is_part_of_the_new_deck() -> None:
    seats = small({"saruman": {"hand": ["wolf-riders"], "deck": ["saruman"], "cycle": ["gollum"]}})
    game = play(table(to_act="saruman", seats=seats), "play")
    assert names(game.state.decks["saruman"]) == {"saruman", "gollum"}
    assert game.state.cycles["saruman"] == ()


@rule("CG-FORSAKE-06")
def test_fatty_bolger_is_saved_when_forsaken_from_reserve() -> None:
    game = forsaking(hand=["gimli"], reserve=["fatty-bolger"])
    assert names(play(game, "fatty-bolger").state.cycles["frodo"]) == {"fatty-bolger"}


@rule("CG-FORSAKE-08")
def test_the_cycle_pile_is_recycled_for_a_top_card() -> None:
    game = forsaking(hand=["gimli"], cycle=["eomer", "eowyn"])
    assert game.names() == ["gimli", "top-of-deck"]
    after = play(game, "top-of-deck", "eowyn")
    assert gained(game, after, "eliminated", "frodo") == {"eowyn"}
    assert names(after.state.decks["frodo"]) == {"eomer"}
    assert after.state.cycles["frodo"] == ()


@rule("CG-FORSAKE-09")
def test_each_player_forsakes_from_own_zones() -> None:
    seats = small(
        {
            "saruman": {"reserve": ["cave-troll"]},
            "frodo": {"hand": ["gimli", "eomer"]},
            "aragorn": {"hand": ["boromir", "arwen"]},
        }
    )
    before = table(to_act="saruman", seats=seats)
    game = play(before, "use")
    assert asked(game) == ("frodo", "forsake")
    assert game.names() == ["gimli", "eomer"]
    game = play(game, "gimli")
    assert asked(game) == ("aragorn", "forsake")
    assert game.names() == ["boromir", "arwen"]
    game = play(game, "arwen")
    assert gained(before, game, "eliminated", "frodo") == {"gimli"}
    assert gained(before, game, "eliminated", "aragorn") == {"arwen"}
