"""Chapter 6: what may be played and where, what it costs, and when its text works."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.quiet import quiet, small
from cardgame.tables import Table, gained, names, table
from helpers import asked, play
from marks import rule

KINDS = [
    ("frodo", "riders-of-rohan", ["gimli", "eowyn"], []),
    ("frodo", "merry-brandybuck", ["gimli", "eowyn"], []),
    ("frodo", "glamdring", ["gimli", "eowyn"], ["gandalf-the-grey"]),
    ("aragorn", "the-red-arrow", ["boromir", "elrond"], []),
]
"""A seat, a card of each kind, other cards in hand, and the reserve."""


@rule("CG-PLAY-01")
def test_cards_are_played_from_the_own_hand() -> None:
    game = table(
        seats={
            "frodo": {"hand": ["gimli", "eomer"], "cycle": ["eowyn"], "reserve": ["theoden"]},
            "aragorn": {"hand": ["boromir"]},
        }
    )
    assert play(game, "play").names() == ["gimli", "eomer"]


@rule("CG-PLAY-02", "CG-PLAY-05")
@pytest.mark.parametrize(("seat", "card", "others", "reserve"), KINDS)
def test_every_play_costs_another_card_of_the_hand(seat: str, card: str, others: list[str], reserve: list[str]) -> None:
    seats = {seat: {"hand": [card, *others], "reserve": reserve, "cycle": [], "ring_token": False}}
    game = play(table(to_act=seat, seats=seats), "play", card)
    assert asked(game) == (seat, "cycle")
    assert game.names() == others  # no forsaking of the reserve or of the top of the deck instead
    game = play(game, others[1])
    assert names(game.state.cycles[seat]) == {others[1]}
    assert names(game.state.hands[seat]) == {others[0]}


@rule("CG-PLAY-03")
def test_a_card_is_put_down_before_it_is_paid_for() -> None:
    game = table(battlegrounds={"helms-deep": []}, seats={"frodo": {"hand": ["riders-of-rohan", "gimli", "eowyn"]}})
    game = play(game, "play", "riders-of-rohan", "helms-deep")
    assert asked(game) == ("frodo", "cycle")
    assert [names(cards) for cards in game.state.battlegrounds.values()] == [{"riders-of-rohan"}]
    assert names(game.state.hands["frodo"]) == {"gimli", "eowyn"}


@rule("CG-PLAY-03")
def test_a_text_works_after_the_card_is_paid_for() -> None:
    game = table(seats={"frodo": {"hand": ["gimli", "dwarven-axe"]}})
    game = play(game, "play", "yes")  # the Axe is cycled for Gimli, and his text finds it in the cycle pile
    assert names(game.state.hands["frodo"]) == {"dwarven-axe"}
    assert game.state.cycles["frodo"] == ()


@rule("CG-PLAY-04", "CG-PLAY-06", "CG-AMB-05")
def test_the_last_card_of_a_hand_is_paid_for_by_forsaking_another() -> None:
    game = table(seats={"frodo": {"hand": ["riders-of-rohan"], "reserve": ["eowyn", "village-militia"]}})
    game = play(game, "play")
    assert asked(game) == ("frodo", "forsake")
    assert game.names() == ["eowyn", "village-militia", "top-of-deck"]
    game = play(game, "eowyn")
    assert names(game.state.reserves["frodo"]) == {"riders-of-rohan", "village-militia"}
    assert names(game.state.eliminated["frodo"]) == {"eowyn"}


@rule("CG-PLAY-06", "CG-AMB-05")
def test_an_item_in_reserve_does_not_pay_for_itself() -> None:
    seats = small({"frodo": {"hand": ["sting"], "reserve": ["frodo-baggins+mithril-coat"]}})
    game = play(table(seats=seats), "play")
    assert game.names() == ["frodo-baggins", "mithril-coat"]


@rule("CG-PLAY-07", "CG-AMB-04", "CG-EX-23")
@pytest.mark.parametrize("where", ["helms-deep", "reserve"])
def test_the_very_last_card_is_played_for_nothing(where: str) -> None:
    start = table(battlegrounds={"helms-deep": []}, seats=small({"frodo": {"hand": ["riders-of-rohan"]}}))
    game = play(start, "play", where)
    zones = [*game.state.battlegrounds.values(), game.state.reserves["frodo"]]
    assert list(map(names, zones)) == [{"riders-of-rohan"}, set()][:: 1 if where == "helms-deep" else -1]
    assert gained(start, game, "eliminated", "frodo") == gained(start, game, "cycles", "frodo") == set()
    assert game.state.hands["frodo"] == ()


@rule("CG-PLAY-04")
def test_with_an_empty_deck_a_reserve_card_has_to_pay() -> None:
    start = table(seats=small({"frodo": {"hand": ["riders-of-rohan"], "reserve": ["eowyn"]}}))
    game = play(start, "play")
    assert names(game.state.reserves["frodo"]) == {"riders-of-rohan"}
    assert gained(start, game, "eliminated", "frodo") == {"eowyn"}


@rule("CG-PLAY-08")
def test_what_a_text_demands_comes_on_top_of_the_cost() -> None:
    hand = ["paths-of-the-dead", "boromir", "elrond", "arwen", "halbarad"]
    start = table(to_act="aragorn", seats=small({"aragorn": {"hand": hand}}))
    game = play(start, "play", "paths-of-the-dead", "boromir")
    assert asked(game) == ("aragorn", "forsake")
    game = play(game, "elrond", "arwen")
    # One card is left of the hand, and the draw finds only the card that was the cost.
    assert gained(start, game, "eliminated", "aragorn") == {"paths-of-the-dead", "elrond", "arwen"}
    assert names(game.state.hands["aragorn"]) == {"halbarad", "boromir"}


@rule("CG-PLAY-08", "CG-EX-20")
@pytest.mark.parametrize(("used", "cycled"), [("yes", {"elrond", "arwen"}), ("no", {"elrond"})])
def test_prince_imrahil_costs_one_card_and_his_text_another(used: str, cycled: set[str]) -> None:
    hand = ["prince-imrahil", "elrond", "arwen", "halbarad"]
    seats = {"aragorn": {"hand": hand, "deck": ["knights-of-dol-amroth", "strider"]}}
    game = play(table(to_act="aragorn", seats=seats), "play", "prince-imrahil", "elrond", used)
    game = play(game, "arwen") if used == "yes" else game
    assert names(game.state.cycles["aragorn"]) == cycled
    taken = {"knights-of-dol-amroth"} if used == "yes" else set()
    assert names(game.state.hands["aragorn"]) == {"elrond", "arwen", "halbarad"} - cycled | taken


@rule("CG-PLAY-09")
def test_instructions_are_carried_out_in_printed_order() -> None:
    seats = {"aragorn": {"hand": ["boromir", "halbarad"], "deck": ["elrond", "arwen"]}}
    game = play(table(path="imladris", to_act="aragorn", seats=seats), "play", "boromir", "imladris")
    assert asked(game) == ("chance", "draw")
    game = play(game, "elrond")
    assert asked(game) == ("aragorn", "forsake")
    assert game.names() == ["elrond", "top-of-deck"]  # the card just drawn may be forsaken


@rule("CG-PLAY-10", "CG-PLAY-13")
@pytest.mark.parametrize(
    ("seat", "army", "places"),
    [
        ("frodo", "riders-of-rohan", ["helms-deep", "orthanc", "reserve"]),
        ("aragorn", "high-elves", ["moria", "reserve"]),
        ("aragorn", "soldiers-of-gondor", ["reserve"]),
        ("saruman", "wolf-riders", ["helms-deep", "orthanc", "reserve"]),
        ("saruman", "goblins-of-the-misty-mountains", ["moria", "reserve"]),
        ("witch-king", "mordor-orcs", ["reserve"]),
    ],
)
def test_an_army_goes_to_a_battleground_that_lists_its_faction_or_to_reserve(
    seat: str, army: str, places: list[str]
) -> None:
    game = table(
        path="egladil", battlegrounds={"helms-deep": [], "moria": [], "orthanc": []}, to_act=seat,
        seats={seat: {"hand": [army]}},
    )  # fmt: skip
    game = play(game, "play")
    if len(places) > 1:
        assert asked(game) == (seat, "play-where")
        assert game.names() == places
    else:
        assert names(game.state.reserves[seat]) == {army}


@rule("CG-PLAY-11")
@pytest.mark.parametrize(
    ("seat", "character", "path", "places"),
    [
        ("aragorn", "boromir", "imladris", ["minas-tirith", "the-path", "reserve"]),
        ("aragorn", "boromir", "henneth-annun", ["minas-tirith", "reserve"]),
        ("aragorn", "elrond", "imladris", ["the-path", "reserve"]),
        ("witch-king", "the-commander", "caradhras", ["minas-tirith", "reserve"]),
        ("witch-king", "the-commander", "lothlorien", ["minas-tirith", "the-path", "reserve"]),
        ("frodo", "gandalf-the-white", "imladris", ["edoras", "minas-tirith", "reserve"]),
    ],
)
def test_a_character_goes_to_a_path_of_its_numbers_to_a_battleground_or_to_reserve(
    seat: str, character: str, path: str, places: list[str]
) -> None:
    game = table(
        path=path, battlegrounds={"edoras": [], "minas-tirith": []}, to_act=seat, seats={seat: {"hand": [character]}}
    )
    assert play(game, "play").names() == [path if place == "the-path" else place for place in places]


@rule("CG-PLAY-12", "CG-EX-27")
@pytest.mark.parametrize(
    ("character", "places"),
    [
        ("merry-brandybuck", ["edoras", "orthanc", "reserve"]),
        ("pippin-took", ["harad", "minas-tirith", "reserve"]),
        ("gimli", ["moria", "reserve"]),
    ],
)
def test_a_text_opens_battlegrounds_that_do_not_list_the_faction(character: str, places: list[str]) -> None:
    grounds: dict[str, list[str]] = {"edoras": [], "harad": [], "minas-tirith": [], "moria": [], "orthanc": []}
    assert play(table(battlegrounds=grounds, seats={"frodo": {"hand": [character]}}), "play").names() == places


@rule("CG-EX-27")
@pytest.mark.parametrize(("army", "defense"), [("riders-of-rohan", 3), ("soldiers-of-gondor", 2)])
def test_a_rohan_army_supports_merry(army: str, defense: int) -> None:
    lasting = ["the-red-arrow"]
    shown = table(battlegrounds={"edoras": ["merry-brandybuck", army]}, lasting=lasting).view("frodo")
    assert shown["battlegrounds"][0]["defense"] == defense  # the battleground 1, the army 1, and Merry's leadership


@rule("CG-PLAY-13")
def test_without_an_active_location_a_card_goes_to_reserve() -> None:
    game = play(table(seats={"frodo": {"hand": ["eowyn", "gimli"]}}), "play", "eowyn")
    assert names(game.state.reserves["frodo"]) == {"eowyn"}


@rule("CG-PLAY-14")
@pytest.mark.parametrize(
    ("place", "armies"),
    [
        ("helms-deep", ["riders-of-rohan", "devilry-of-saruman"]),  # they hold it with 2 + 1 against 3
        ("orthanc", ["riders-of-rohan", "riders-of-rohan#2", "white-hand-orcs"]),  # they storm it with 4 against 2 + 1
    ],
)
def test_a_card_fights_for_its_own_side_wherever_it_is(place: str, armies: list[str]) -> None:
    game = play(table(battlegrounds={place: armies}, path="bag-end", step="combat"), place)
    assert next(location.name for location in game.state.scoring["free-peoples"]) == place


@rule("CG-PLAY-14")
def test_any_number_of_cards_may_be_on_a_location() -> None:
    crowd = ["white-hand-orcs", "white-hand-orcs#2", "wolf-riders", "fighting-uruk-hai", "ugluk", "grima-wormtongue"]
    game = table(battlegrounds={"orthanc": crowd}, to_act="saruman", seats={"saruman": {"hand": ["saruman", "gollum"]}})
    game = play(game, "play", "saruman", "orthanc")
    assert [names(cards) for cards in game.state.battlegrounds.values()] == [{*crowd, "saruman"}]


@rule("CG-PLAY-15", "CG-EX-21", "CG-AMB-35")
def test_a_character_that_came_back_cannot_be_played_again_this_round() -> None:
    game = table(seats=quiet({"frodo": {"hand": ["bilbo-baggins", "fatty-bolger"], "ring_token": False}}))
    game = play(game, "play", "bilbo-baggins")  # Fatty is cycled for him
    game = play(game, "use", "bilbo-baggins")  # Bilbo is cycled, both are recycled and drawn
    assert names(game.state.hands["frodo"]) == {"bilbo-baggins", "fatty-bolger"}
    played = play(game, "play")
    assert names(played.state.reserves["frodo"]) == {"fatty-bolger"}  # the only card that could be played
    game = play(game, "pass", "harad", "bag-end")
    assert (game.state.round, asked(game)) == (2, ("frodo", "action"))
    assert play(game, "play").names() == ["bilbo-baggins", "fatty-bolger"]


@rule("CG-PLAY-15")
def test_an_item_that_came_back_cannot_be_played_again_this_round() -> None:
    seats = small({"aragorn": {"hand": ["vilya-ring-of-air", "boromir"], "reserve": ["elrond"]}})
    game = play(table(to_act="aragorn", seats=seats), "play", "vilya-ring-of-air", "pass", "pass", "pass")
    game = play(game, "use", "vilya-ring-of-air")  # Chance gives the ring back from the recycled pile
    assert names(game.state.hands["aragorn"]) == {"vilya-ring-of-air"}
    assert play(game, "pass", "pass", "pass").names() == ["ring", "cycle", "pass"]


@rule("CG-PLAY-15")
@pytest.mark.parametrize(("card", "playable"), [("riders-of-rohan", True), ("gimli", False)])
def test_an_army_may_be_played_twice_in_a_round(card: str, playable: bool) -> None:
    game = table(seats={"frodo": {"hand": [card]}}, played_this_round=[card])
    assert ("play" in game.names()) is playable


def removal(zone: str, items: str = "") -> tuple[Table, Table]:
    """Before and after Gandalf the White is played, with Gandalf the Grey in a zone."""
    hand = ["gandalf-the-white", "gimli", "eowyn"]
    frodo: dict[str, Any] = {"hand": hand, "deck": ["theoden", "eomer"], "ring_token": False}
    place: dict[str, Any] = {}
    if zone == "path":
        place = {"path": "bag-end", "on_path": [f"gandalf-the-grey{items}"]}
    elif zone == "deck":
        frodo["deck"] = ["gandalf-the-grey"]
        frodo["cycle"] = ["theoden", "eomer"]
    else:
        frodo[zone] = [*frodo.get(zone, ()), f"gandalf-the-grey{items}"]
    before = table(seats=small({"frodo": frodo}), **place)
    return before, play(before, "play", "gandalf-the-white", "gimli")


@rule("CG-PLAY-20", "CG-ELIM-09", "CG-EX-22")
@pytest.mark.parametrize("zone", ["hand", "cycle", "deck", "reserve", "path"])
def test_gandalf_the_white_removes_gandalf_the_grey_from_anywhere(zone: str) -> None:
    before, after = removal(zone)
    assert gained(before, after, "eliminated", "frodo") == {"gandalf-the-grey"}
    assert names(after.state.reserves["frodo"]) == {"gandalf-the-white"}


@rule("CG-PLAY-21", "CG-EX-22")
@pytest.mark.parametrize("zone", ["reserve", "path"])
def test_the_items_of_a_removed_character_are_eliminated(zone: str) -> None:
    before, after = removal(zone, "+gandalfs-staff")
    assert gained(before, after, "eliminated", "frodo") == {"gandalf-the-grey", "gandalfs-staff"}
    assert after.state.items == {}


@rule("CG-PLAY-21", "CG-DECK-03")
def test_a_deck_emptied_by_a_removal_is_made_new() -> None:
    _, after = removal("deck")
    assert names(after.state.decks["frodo"]) == {"theoden", "eomer", "gimli"}
    assert after.state.cycles["frodo"] == ()


@rule("CG-PLAY-20")
@pytest.mark.parametrize("zone", ["hand", "cycle", "reserve"])
def test_aragorn_removes_strider(zone: str) -> None:
    hand = ["aragorn", "elrond", "arwen"]
    aragorn: dict[str, Any] = {"hand": hand, "deck": ["halbarad", "faramir"]}
    aragorn[zone] = [*aragorn.get(zone, ()), "strider"]
    before = table(to_act="aragorn", seats=small({"aragorn": aragorn}))
    after = play(before, "play", "aragorn", "elrond")
    assert gained(before, after, "eliminated", "aragorn") == {"strider"}


@rule("CG-PLAY-20", "CG-ELIM-10")
def test_a_card_already_eliminated_is_not_removed_again() -> None:
    before = table(seats=small({"frodo": {"hand": ["gandalf-the-white", "gimli"], "eliminated": ["gandalf-the-grey"]}}))
    after = play(before, "play", "gandalf-the-white")
    assert after.state.eliminated["frodo"] == before.state.eliminated["frodo"]


@rule("CG-PLAY-22")
@pytest.mark.parametrize("where", ["rivendell", "reserve"])
def test_a_when_played_text_works_at_any_destination(where: str) -> None:
    seats = {"aragorn": {"hand": ["arwen", "boromir"], "deck": ["elrond", "halbarad"]}}
    game = table(battlegrounds={"rivendell": []}, to_act="aragorn", seats=seats)
    game = play(game, "play", "arwen", where, "elrond")
    assert names(game.state.hands["aragorn"]) == {"elrond"}


@rule("CG-EX-19")
def test_the_text_of_a_last_card_waits_until_it_is_paid_for() -> None:
    deck = ["eowyn", "theoden", "quickbeam"]
    before = table(seats={"frodo": {"hand": ["gimli"], "deck": deck, "cycle": ["dwarven-axe"]}})
    paying = play(before, "play")  # the top of the deck is all that can be forsaken
    assert asked(paying) == ("chance", "draw")
    game = play(paying, "theoden")
    assert gained(before, game, "eliminated", "frodo") == {"theoden"}
    assert names(game.state.reserves["frodo"]) == {"gimli"}
    assert asked(game) == ("frodo", "search")
