"""The Rohirrim."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from cardgame.cards.outcomes import ambush, battle
from cardgame.tables import Seat, Table, card, names, table
from helpers import answered, asked, play
from marks import rule
from ringwar.cardgame.table.facts import BATTLEGROUNDS, battleground

FIVE = ["riders-of-rohan", "village-militia", "gimli", "sting", "eowyn"]
"""Five cards to draw: Rohan armies, others, and a Rohan character."""


@rule("CG-COMBATBG-03", "CG-COMBATBG-07")
@pytest.mark.parametrize("army, attack, defense", [("riders-of-rohan", 2, 1), ("village-militia", 1, 1)])
def test_armies_of_rohan_fight_with_their_printed_icons(army: str, attack: int, defense: int) -> None:
    assert battle("orthanc", army).attack == attack
    assert battle("helms-deep", army).cards == defense


@rule("CG-COMBATBG-03")
def test_both_copies_of_the_riders_fight() -> None:
    assert battle("orthanc", "riders-of-rohan", "riders-of-rohan#2").attack == 4


@rule("CG-LEAD-01", "CG-LEAD-02")
@pytest.mark.parametrize("leader", ["eomer", "eowyn"])
def test_eomer_and_eowyn_lead_in_defense_only_with_an_army_of_rohan(leader: str) -> None:
    assert battle("helms-deep", leader).cards == 0
    assert battle("helms-deep", leader, "village-militia").cards == 2
    assert battle("orthanc", leader).attack == 1
    assert battle("orthanc", leader, "village-militia").attack == 2


# Éomer


def eomer_played(hand: list[str], deck: list[str], **seat: list[str]) -> Table:
    """Éomer has been played to reserve and paid for; his five cards lie aside."""
    game = table(battlegrounds={"edoras": ()}, seats={"frodo": {"hand": ["eomer", *hand], "deck": deck, **seat}})
    return play(game, "play", *(["eomer"] if len(hand) else []), "reserve")


@rule("CG-EX-18", "CG-PLAY-16")
def test_the_cards_cycled_after_eomers_draw_pay_for_the_army() -> None:
    game = eomer_played(["frodo-baggins"], [*FIVE, "quickbeam"])
    game = play(game, *FIVE)
    assert set(game.names()) == {"riders-of-rohan", "village-militia", "none"}
    game = play(game, "riders-of-rohan", "edoras")
    state = game.state
    assert state.battlegrounds == {battleground("edoras"): (card("riders-of-rohan"),)}
    assert names(state.cycles["frodo"]) == {"frodo-baggins", "village-militia", "gimli", "sting", "eowyn"}
    assert state.hands["frodo"] == ()
    assert asked(game) == ("witch-king", "action")


@rule("CG-PLAY-16")
def test_eomer_may_bring_no_army_and_all_five_are_cycled() -> None:
    game = play(eomer_played(["frodo-baggins"], [*FIVE, "quickbeam"]), *FIVE, "none")
    assert names(game.state.cycles["frodo"]) == {"frodo-baggins", *FIVE}
    assert game.state.decks["frodo"] == (card("quickbeam"),)


@rule("CG-PLAY-18")
def test_the_drawn_cards_are_not_in_hand_and_only_their_player_knows_them() -> None:
    game = play(eomer_played(["frodo-baggins", "theoden"], [*FIVE, "quickbeam"]), "frodo-baggins", *FIVE)
    assert game.view("frodo")["seats"]["frodo"]["hand"] == ["theoden"]
    assert game.view("frodo")["seats"]["frodo"]["drawn"] == sorted(FIVE)
    assert game.view("saruman")["seats"]["frodo"]["drawn_size"] == 5
    assert "drawn" not in game.view("saruman")["seats"]["frodo"]


@rule("CG-PLAY-17", "CG-PLAY-06")
def test_an_army_that_was_the_only_card_drawn_is_paid_for_by_forsaking_another_card() -> None:
    game = eomer_played([], ["riders-of-rohan"], reserve=["theoden", "gimli"])
    game = play(game, "gimli", "riders-of-rohan", "reserve")
    assert set(game.names()) == {"eomer", "theoden"}
    game = play(game, "theoden")
    assert names(game.state.reserves["frodo"]) == {"eomer", "riders-of-rohan"}
    assert {"theoden", "gimli"} <= names(game.state.eliminated["frodo"])


@rule("CG-MOVE-04")
@pytest.mark.parametrize("king", ["eomer", "theoden"])
def test_eomer_and_theoden_draw_nothing_when_they_are_moved(king: str) -> None:
    game = table(battlegrounds={"edoras": ()}, seats={"frodo": {"reserve": [king], "deck": [*FIVE, "quickbeam"]}})
    game = play(game, "move")
    assert game.state.battlegrounds == {battleground("edoras"): (card(king),)}
    assert names(game.state.decks["frodo"]) == {*FIVE, "quickbeam"}


# Éowyn


def eowyn_in_hand(**fields: Any) -> Table:
    seats = {
        "frodo": {"hand": ["eowyn", "gimli"], "cycle": ["merry-brandybuck", "pippin-took", "sam-gamgee"]},
        "witch-king": {"reserve": ["the-witch-king", "mouth-of-sauron"]},
    }
    there = ["the-commander+black-riders-mount", "mordor-orcs"]
    return table(
        battlegrounds={"morannon": there},
        path="egladil",
        on_path=["the-hunter", "saruman"],
        **{"seats": seats, **fields},
    )


@rule("CG-CARD-08", "CG-PLAY-22")
def test_eowyn_on_a_battleground_may_eliminate_any_nazgul_in_play() -> None:
    game = play(eowyn_in_hand(), "play", "eowyn", "morannon")
    assert set(game.names()) == {"the-witch-king", "the-commander", "the-hunter", "none"}
    game = play(game, "the-commander")
    assert {"the-commander", "black-riders-mount"} <= names(game.state.eliminated["witch-king"])
    assert game.state.battlegrounds[battleground("morannon")] == (card("mordor-orcs"), card("eowyn"))


@rule("CG-LOC-19")
def test_eowyn_may_leave_the_nazgul_alone() -> None:
    game = play(eowyn_in_hand(), "play", "eowyn", "morannon", "none")
    assert game.state.eliminated["witch-king"] == ()
    assert names(game.state.cycles["frodo"]) == {"gimli", "merry-brandybuck", "pippin-took", "sam-gamgee"}


@rule("CG-PLAY-22")
@pytest.mark.parametrize("hobbit", ["merry-brandybuck", "pippin-took"])
def test_eowyn_in_reserve_may_bring_merry_or_pippin_back(hobbit: str) -> None:
    game = play(eowyn_in_hand(), "play", "eowyn", "reserve", "yes")
    assert set(game.names()) == {"merry-brandybuck", "pippin-took"}
    game = play(game, hobbit)
    assert game.state.hands["frodo"] == (card(hobbit),)
    assert game.view("saruman")["seats"]["frodo"]["hand_seen"] == [hobbit]
    assert game.state.eliminated["witch-king"] == ()


@rule("CG-LOC-19", "CG-DECK-10")
def test_eowyn_in_reserve_brings_nobody_back_if_she_will_not_or_nobody_is_there() -> None:
    game = play(eowyn_in_hand(), "play", "eowyn", "reserve", "no")
    assert game.state.hands["frodo"] == ()
    in_vain = table(seats={"frodo": {"hand": ["eowyn", "gimli"], "cycle": ["sam-gamgee"]}})
    in_vain = play(in_vain, "play", "eowyn", "yes")
    assert in_vain.state.hands["frodo"] == ()
    assert names(in_vain.state.cycles["frodo"]) == {"gimli", "sam-gamgee"}


@rule("CG-DECK-10", "CG-INFO-04")
def test_eowyn_does_not_search_for_hobbits_whom_all_can_see() -> None:
    piles = {"cycle": ["sam-gamgee"], "reserve": ["merry-brandybuck", "pippin-took"]}
    game = table(seats={"frodo": {"hand": ["eowyn", "gimli", "sting"], **piles}})
    game = play(game, "play", "eowyn", "gimli")
    assert "search" not in (asked(game)[1], *answered(game))


@rule("CG-EX-30")
def test_eowyn_moved_to_a_battleground_eliminates_nobody() -> None:
    game = play(eowyn_in_hand(seats={"frodo": {"reserve": ["eowyn"], "hand": ["gimli"]}}), "move")
    assert card("eowyn") in game.state.battlegrounds[battleground("morannon")]
    assert game.state.hands["frodo"] == (card("gimli"),)
    assert asked(game) == ("witch-king", "action")


# Théoden


@rule("CG-TOKEN-05", "CG-EX-05", "CG-CARD-10")
@pytest.mark.parametrize(
    "zone, gandalf, icons",
    [
        ("reserve", "gandalf-the-grey", 1),
        ("reserve", "gandalf-the-white", 1),
        ("hand", "gandalf-the-grey", 0),
        ("eliminated", "gandalf-the-white", 0),
        ("reserve", "gwaihir-the-windlord", 0),
    ],
)
def test_theoden_fights_only_while_gandalf_is_in_play(zone: str, gandalf: str, icons: int) -> None:
    seats = {"frodo": {zone: [gandalf]}}
    assert battle("orthanc", "theoden", seats=seats).attack == icons
    assert battle("edoras", "theoden", seats=seats).cards == icons


def theoden_played(deck: list[str], **seat: list[str]) -> Table:
    """Théoden has been played to reserve and the five cards on his deck lie aside."""
    seats = {"frodo": {"hand": ["theoden", "bilbo-baggins"], "deck": [*deck, "quickbeam"], **seat}}
    return play(table(battlegrounds={"edoras": ()}, seats=seats), "play", "theoden", "reserve", *deck)


@rule("CG-PLAY-19", "CG-AMB-39")
def test_theoden_may_play_a_rohan_card_of_any_type() -> None:
    five = ["riders-of-rohan", "eomer", "death-ride-to-ruin", "shadowfax", "gimli"]
    assert set(theoden_played(five).names()) == {"riders-of-rohan", "eomer", "death-ride-to-ruin", "none"}
    with_gandalf = theoden_played(five, reserve=["gandalf-the-grey"])
    assert set(with_gandalf.names()) == {"riders-of-rohan", "eomer", "death-ride-to-ruin", "shadowfax", "none"}
    game = play(with_gandalf, "shadowfax")
    assert game.state.items == {card("gandalf-the-grey"): (card("shadowfax"),)}
    assert names(game.state.cycles["frodo"]) == {"bilbo-baggins", *five} - {"shadowfax"}


@rule("CG-PLAY-16")
def test_theoden_plays_at_most_one_card() -> None:
    game = play(theoden_played(FIVE), "riders-of-rohan", "edoras")
    assert game.state.battlegrounds[battleground("edoras")] == (card("riders-of-rohan"),)
    assert names(game.state.cycles["frodo"]) == {"bilbo-baggins", *FIVE} - {"riders-of-rohan"}


@rule("CG-AMB-18", "CG-PLAY-19")
def test_a_character_that_theoden_brings_speaks_after_the_rest_is_cycled() -> None:
    game = theoden_played(["eowyn", "merry-brandybuck", "gimli", "sting", "riders-of-rohan"])
    game = play(game, "eowyn", "reserve", "yes")
    assert game.state.hands["frodo"] == (card("merry-brandybuck"),)
    assert names(game.state.reserves["frodo"]) == {"theoden", "eowyn"}


@rule("CG-EVENT-01", "CG-PLAY-19")
def test_an_event_that_theoden_brings_is_carried_out_and_eliminated() -> None:
    game = theoden_played(["death-ride-to-ruin", "eowyn", "gimli", "sting", "riders-of-rohan"])
    game = play(game, "death-ride-to-ruin")
    assert set(game.names()) == {"theoden", "none"}
    game = play(game, "theoden")
    assert {"death-ride-to-ruin", "theoden"} <= names(game.state.eliminated["frodo"])
    assert game.state.reserves["frodo"] == ()


# Shadowfax


@rule("CG-ITEM-02", "CG-ITEM-03")
def test_gandalf_alone_rides_shadowfax() -> None:
    others = table(seats={"frodo": {"hand": ["shadowfax"], "reserve": ["theoden", "quickbeam"]}})
    assert "play" not in others.names()
    both = table(seats={"frodo": {"hand": ["shadowfax", "sting"], "reserve": ["theoden", "gandalf-the-white"]}})
    game = play(both, "play")
    assert game.state.items == {card("gandalf-the-white"): (card("shadowfax"),)}


@rule("CG-ITEM-06")
def test_shadowfax_adds_its_icons_to_gandalfs_on_battlegrounds_only() -> None:
    assert battle("orthanc", "gandalf-the-white+shadowfax").attack == 3
    assert battle("edoras", "gandalf-the-grey+shadowfax").cards == 3
    assert ambush("bag-end", "gandalf-the-grey+shadowfax").cards == 3


@rule("CG-LOC-11", "CG-MOVE-05", "CG-RESERVE-02")
@pytest.mark.parametrize("zone", ["reserve", "locked"])
@pytest.mark.parametrize("goal", ["pelargir", "harad", "rivendell", "moria"])
def test_shadowfax_opens_any_battleground_and_carries_gandalf_there(zone: str, goal: str) -> None:
    without_cards: dict[str, Seat] = {seat: {"deck": []} for seat in ("witch-king", "aragorn", "saruman")}
    game = table(
        seats={"frodo": {zone: ["gandalf-the-white+shadowfax+glamdring"]}, **without_cards},
        scoring={"free-peoples": ["moria"], "shadow": ["rivendell"]},
        battlegrounds={"edoras": ()},
    )
    game = play(game, "use")
    assert len(game.names()) == 13
    assert "edoras" not in game.names()
    game = play(game, goal)
    assert game.state.battlegrounds[battleground(goal)] == (card("gandalf-the-white"),)
    assert game.state.items[card("gandalf-the-white")] == (card("shadowfax"), card("glamdring"))
    assert game.state.reserves["frodo"] == ()


@rule("CG-ABILITY-03")
def test_shadowfax_is_not_used_away_from_the_reserve() -> None:
    assert "use" not in table(battlegrounds={"edoras": ["gandalf-the-grey+shadowfax"]}).names()
    assert "use" not in table(path="morgai", on_path=["gandalf-the-grey+shadowfax"]).names()


@rule("CG-PLAY-20", "CG-PLAY-21")
def test_gandalf_the_grey_removed_while_helms_deep_opens_does_not_ride_there() -> None:
    five = ["gandalf-the-white", "gimli", "sting", "eowyn", "riders-of-rohan"]
    seats = {"frodo": {"reserve": ["gandalf-the-grey+shadowfax"], "deck": [*five, "quickbeam"]}}
    game = play(table(seats=seats), "use", "helms-deep", *five, "gandalf-the-white")
    assert game.state.battlegrounds == {battleground("helms-deep"): (card("gandalf-the-white"),)}
    assert {"gandalf-the-grey", "shadowfax"} <= names(game.state.eliminated["frodo"])


@rule("CG-LOC-12", "CG-AMB-22")
def test_gandalf_stays_where_no_battleground_can_be_activated() -> None:
    seats = {"frodo": {"reserve": ["gandalf-the-grey+shadowfax"]}}
    game = play(table(seats=seats, battlegrounds=dict.fromkeys(BATTLEGROUNDS, ())), "use")
    assert game.state.reserves["frodo"] == (card("gandalf-the-grey"),)
    assert not any(game.state.battlegrounds.values())


# Death! Ride, ride to ruin


def ride_to_ruin(there: Sequence[str], *reserve: str, rules: str = "trilogy") -> Table:
    """The event has been played and paid for; the one who played it chooses what rides."""
    seats = {table(rules).state.seat: {"hand": ["death-ride-to-ruin", "sting"], "reserve": reserve}}
    battlegrounds = {"minas-tirith": there, "pelargir": ["the-black-fleet"]}
    return play(table(rules, battlegrounds=battlegrounds, seats=seats), "play")


@rule("CG-CARD-12", "CG-EVENT-01")
def test_rohan_cards_in_reserve_ride_to_ruin_and_mordor_loses_as_many() -> None:
    reserve = ["eomer", "riders-of-rohan", "quickbeam", "gandalf-the-white+shadowfax+glamdring"]
    game = ride_to_ruin(["mordor-orcs", "olog-hai"], *reserve)
    assert set(game.names()) == {"eomer", "riders-of-rohan", "shadowfax", "none"}
    game = play(game, "eomer", "shadowfax", "none", "mordor-orcs")
    assert names(game.state.eliminated["frodo"]) == {"eomer", "shadowfax", "death-ride-to-ruin"}
    assert names(game.state.reserves["frodo"]) == {"riders-of-rohan", "quickbeam", "gandalf-the-white"}
    assert names(game.state.eliminated["witch-king"]) == {"mordor-orcs", "olog-hai"}
    assert game.state.eliminated["saruman"] == ()


@rule("CG-CARD-12", "CG-ITEM-10")
def test_the_mordor_player_chooses_among_mordor_cards_on_battlegrounds_items_included() -> None:
    game = ride_to_ruin(["the-commander+fell-beast", "mordor-orcs", "the-great-gate"], "eomer")
    game = play(game, "eomer")
    assert asked(game) == ("witch-king", "eliminate-in-play")
    assert set(game.names()) == {"the-commander", "fell-beast", "mordor-orcs"}
    assert names(play(game, "fell-beast").state.eliminated["witch-king"]) == {"fell-beast"}
    assert names(play(game, "the-commander").state.eliminated["witch-king"]) == {"the-commander", "fell-beast"}


@rule("CG-ELIM-04")
def test_mordor_loses_no_more_than_it_has_on_battlegrounds() -> None:
    game = play(ride_to_ruin(["olog-hai"], "eomer", "riders-of-rohan"), "eomer", "riders-of-rohan")
    assert names(game.state.eliminated["witch-king"]) == {"olog-hai"}
    assert names(game.state.eliminated["frodo"]) == {"eomer", "riders-of-rohan", "death-ride-to-ruin"}


@rule("CG-EVENT-03")
def test_nobody_need_ride_to_ruin() -> None:
    game = play(ride_to_ruin(["olog-hai"], "eomer"), "none")
    assert game.state.eliminated["witch-king"] == ()
    assert names(game.state.eliminated["frodo"]) == {"death-ride-to-ruin"}
    assert game.state.reserves["frodo"] == (card("eomer"),)


@rule("CG-DUEL2-16", "CG-DUEL2-19")
def test_in_a_duel_mordor_answers_once_for_each_rider() -> None:
    game = ride_to_ruin(["olog-hai", "mordor-orcs"], "eomer", "eowyn", rules="duel")
    game = play(game, "eomer", "none", "olog-hai")
    assert names(game.state.eliminated["witch-king"]) == {"olog-hai"}
    assert game.state.battlegrounds[battleground("pelargir")] == (card("the-black-fleet"),)
