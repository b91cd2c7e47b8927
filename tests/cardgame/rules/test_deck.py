"""Chapter 13: the draw deck."""

from __future__ import annotations

import pytest

from cardgame.quiet import quiet, small
from cardgame.tables import names, table
from helpers import asked, play
from marks import rule

ORCS = ["mordor-orcs", "mordor-orcs#2", "mordor-orcs#3", "mordor-orcs#4", "mordor-orcs#5"]


@rule("CG-DECK-01")
def test_drawn_cards_come_from_the_own_deck_into_the_hand() -> None:
    game = play(table(seats=small({"frodo": {"deck": ["gimli", "eomer", "eowyn"]}})), "ring")
    assert asked(game) == ("chance", "draw")
    assert set(game.names()) == {"gimli", "eomer", "eowyn"}
    game = play(game, "eomer", "gimli")
    assert names(game.state.hands["frodo"]) == {"eomer", "gimli"}
    assert names(game.state.decks["frodo"]) == {"eowyn"}


@rule("CG-DECK-01")
def test_cards_known_to_lie_on_top_are_drawn_first_in_their_order() -> None:
    frodo = {"deck": ["gimli", "eomer", "eowyn", "theoden"], "top": ["eowyn", "gimli", "theoden"]}
    game = play(table(seats=small({"frodo": frodo})), "ring")
    assert names(game.state.hands["frodo"]) == {"eowyn", "gimli"}
    assert names(game.state.tops["frodo"]) == {"theoden"}
    assert asked(game) == ("witch-king", "action")


@rule("CG-DECK-01")
def test_cards_that_an_effect_puts_elsewhere_do_not_come_to_the_hand() -> None:
    deck = ["riders-of-rohan", "gimli", "eomer", "eowyn", "theoden", "quickbeam"]
    game = table(step="battleground", seats=small({"frodo": {"deck": deck}}))
    game = play(game, "helms-deep", *deck[:5])
    assert asked(game) == ("frodo", "play-drawn")
    assert game.state.hands["frodo"] == ()
    assert names(game.state.drawn["frodo"]) == set(deck[:5])


@rule("CG-DECK-02")
def test_a_hand_has_no_limit() -> None:
    hand = [*ORCS, "olog-hai", "black-uruks", "trolls-of-udun", "grishnakh"]
    deck = ["the-hunter", "the-reaver", "the-warrior", "the-messenger", "the-commander"]
    game = table(step="draw", seats=quiet({"witch-king": {"hand": hand, "deck": deck}}))
    game = play(game, *deck[:4])
    assert len(game.state.hands["witch-king"]) == 13


@rule("CG-DECK-03")
def test_a_deck_that_runs_out_is_made_new_at_once() -> None:
    seats = small({"frodo": {"hand": ["eomer", "eowyn"], "deck": ["gimli"], "cycle": ["theoden", "quickbeam"]}})
    game = play(table(seats=seats), "winnow")  # one card is drawn, the last of the deck
    assert names(game.state.hands["frodo"]) == {"gimli"}
    assert names(game.state.decks["frodo"]) == {"theoden", "quickbeam"}
    assert game.state.cycles["frodo"] == ()


@rule("CG-DECK-03")
def test_a_deck_emptied_by_taking_or_forsaking_is_made_new_as_well() -> None:
    seats = small({"aragorn": {"hand": ["legolas", "boromir"], "deck": ["bow-of-the-galadhrim"], "cycle": ["arwen"]}})
    game = play(table(to_act="aragorn", seats=seats), "play", "legolas", "yes")
    assert names(game.state.hands["aragorn"]) == {"bow-of-the-galadhrim"}
    assert names(game.state.decks["aragorn"]) == {"arwen", "boromir"}
    seats = small({"frodo": {"hand": ["village-militia"], "deck": ["gimli"], "cycle": ["theoden"]}})
    game = play(table(seats=seats), "play")
    assert names(game.state.decks["frodo"]) == {"theoden"}


@rule("CG-DECK-04", "CG-EX-43")
def test_an_interrupted_draw_goes_on_from_the_new_deck() -> None:
    frodo = {"hand": ["sting", "gimli"], "deck": ["eomer"], "cycle": ["eowyn", "theoden", "quickbeam", "treebeard"]}
    game = table(step="draw", seats=quiet({"frodo": frodo}))
    assert asked(game) == ("chance", "draw")
    assert set(game.names()) == {"eowyn", "theoden", "quickbeam", "treebeard"}
    game = play(game, "theoden", "quickbeam")
    assert names(game.state.hands["frodo"]) == {"sting", "gimli", "eomer", "theoden", "quickbeam"}
    assert names(game.state.decks["frodo"]) == {"eowyn", "treebeard"}
    assert game.state.cycles["frodo"] == ()


TEN = [
    "gollum", "shelob", "hill-troll", "cave-troll", "barrow-wights",
    "wolf-riders", "ugluk", "grima-wormtongue", "white-hand-orcs", "fighting-uruk-hai",
]  # fmt: skip
SIX = ["saruman", "the-black-serpent", "the-black-fleet", "haradrim-mumakil", "coastal-raiders", "haradrim-regulars"]


@rule("CG-DECK-05", "CG-EX-44")
@pytest.mark.parametrize("taken", ["yes", "no"])
def test_orthanc_recycles_into_what_is_left_of_the_deck(taken: str) -> None:
    seats = small({"saruman": {"deck": TEN, "top": ["gollum"], "cycle": SIX}})
    game = play(table(step="battleground", starting_player="saruman", seats=seats), "orthanc", taken)
    assert names(game.state.hands["saruman"]) == ({"saruman"} if taken == "yes" else set())
    assert len(game.state.decks["saruman"]) == (15 if taken == "yes" else 16)
    assert game.state.cycles["saruman"] == game.state.tops["saruman"] == ()
    recycled = [event.about for event in game.events() if event.kind == "recycle"]
    assert recycled == [{"seat": "saruman", "count": 5 if taken == "yes" else 6}]
    if taken == "yes":
        assert game.view("frodo")["seats"]["saruman"]["hand_seen"] == ["saruman"]


@rule("CG-DECK-05", "CG-DECK-09")
def test_orthanc_finds_saruman_in_the_draw_deck_too() -> None:
    seats = small({"saruman": {"deck": [*TEN, "saruman"], "cycle": SIX[1:]}})
    game = play(table(step="battleground", starting_player="saruman", seats=seats), "orthanc", "yes")
    assert names(game.state.hands["saruman"]) == {"saruman"}
    assert names(game.state.decks["saruman"]) == {*TEN, *SIX[1:]}


@rule("CG-DECK-06")
def test_without_deck_and_pile_nothing_more_is_drawn_and_the_game_goes_on() -> None:
    seats = quiet({"frodo": {"ring_token": True}, "witch-king": {"hand": ["olog-hai", "black-uruks"]}})
    game = play(table(seats=seats), "ring")
    assert game.state.hands["frodo"] == ()
    assert asked(game) == ("witch-king", "action")


@rule("CG-DECK-06", "CG-FORSAKE-05")
def test_a_player_without_any_card_stays_in_the_game_unpunished() -> None:
    seats = quiet({"saruman": {"reserve": ["cave-troll", "hill-troll"]}})
    before = table(to_act="saruman", seats=seats)
    game = play(before, "use", "cave-troll")
    assert asked(game) == ("saruman", "action")  # the others had their turns and could only pass
    assert game.state.eliminated["frodo"] == before.state.eliminated["frodo"]
    assert game.state.corruption == 0


@rule("CG-DECK-07", "CG-AMB-06")
def test_a_card_cycled_onto_an_empty_deck_stays_in_the_pile_until_the_deck_is_needed() -> None:
    game = table(seats=small({"frodo": {"hand": ["dwarven-axe", "gimli", "quickbeam"]}}))
    game = play(game, "cycle", "dwarven-axe")
    assert names(game.state.cycles["frodo"]) == {"dwarven-axe"}
    assert game.state.decks["frodo"] == ()
    waiting = play(game, "pass", "pass", "pass")
    found = play(waiting, "play", "gimli", "yes")  # Gimli still finds the Axe in the cycle pile
    assert names(found.state.hands["frodo"]) == {"dwarven-axe"}
    drawn = play(waiting, "ring")
    assert names(drawn.state.hands["frodo"]) == {"dwarven-axe", "gimli", "quickbeam"}


@rule("CG-DECK-07")
def test_a_search_of_an_empty_deck_recycles_first() -> None:
    seats = small({"aragorn": {"hand": ["legolas", "boromir"], "cycle": ["bow-of-the-galadhrim", "arwen"]}})
    game = play(table(to_act="aragorn", seats=seats), "play", "legolas", "yes")
    assert names(game.state.hands["aragorn"]) == {"bow-of-the-galadhrim"}
    assert names(game.state.decks["aragorn"]) == {"arwen", "boromir"}
    assert game.state.cycles["aragorn"] == ()


@rule("CG-DECK-08")
def test_hand_reserve_and_eliminated_pile_are_no_part_of_a_recycle() -> None:
    frodo = {
        "hand": ["eomer", "eowyn"],
        "reserve": ["smeagol"],
        "eliminated": ["sting"],
        "deck": ["gimli"],
        "cycle": ["theoden"],
    }
    game = play(table(seats=small({"frodo": frodo})), "winnow")
    assert names(game.state.decks["frodo"]) == {"theoden"}


@rule("CG-DECK-09", "CG-EX-46")
def test_a_taken_card_is_shown_to_all_and_no_other() -> None:
    seats = {"aragorn": {"hand": ["legolas", "boromir"], "deck": ["bow-of-the-galadhrim", "arwen", "elrond"]}}
    game = play(table(to_act="aragorn", seats=seats), "play", "legolas", "yes")
    for reader in ("frodo", "saruman", "spectator"):
        assert game.view(reader)["seats"]["aragorn"]["hand_seen"] == ["bow-of-the-galadhrim"]
        told = [event.seen_by(reader) for event in game.events()]
        assert [event.about["card"].name for event in told if event.kind == "take"] == ["bow-of-the-galadhrim"]
        assert not {"arwen", "elrond"} & {getattr(event.about.get("card"), "name", "") for event in told}


@rule("CG-DECK-09", "CG-DECK-10")
@pytest.mark.parametrize("deck", [["bow-of-the-galadhrim", "arwen"], ["elrond", "arwen"]])
def test_what_a_search_has_shown_is_not_taken_back(deck: list[str]) -> None:
    seats = {"aragorn": {"hand": ["legolas", "boromir"], "deck": deck}}
    game = play(table(to_act="aragorn", seats=seats), "play", "legolas", "yes")
    with pytest.raises(ValueError, match="no longer"):
        game.undone("aragorn")


@rule("CG-DECK-09")
def test_taking_is_neither_drawing_nor_playing() -> None:
    seats = {"aragorn": {"hand": ["legolas", "boromir", "strider"], "deck": ["bow-of-the-galadhrim", "arwen"]}}
    game = play(table(to_act="aragorn", seats=seats), "play", "legolas", "boromir", "yes")
    assert {event.kind for event in game.events()}.isdisjoint({"draw", "play"})
    assert names(game.state.cycles["aragorn"]) == {"boromir"}  # no further cost
    game = play(game, "pass", "pass", "pass", "play")
    assert "bow-of-the-galadhrim" in game.names()  # the Bow was not played this round


@rule("CG-DECK-09", "CG-DECK-10", "CG-EX-45")
@pytest.mark.parametrize(("zone", "taken"), [("deck", True), ("cycle", False)])
def test_legolas_looks_for_the_bow_in_the_draw_deck_only(zone: str, taken: bool) -> None:
    aragorn = {
        "hand": ["legolas", "boromir"],
        "reserve": ["galadriel+mirror-of-galadriel"],
        "deck": ["arwen", "elrond"],
        "top": ["elrond"],
        "cycle": ["halbarad"],
    }
    aragorn[zone] = [*aragorn[zone], "bow-of-the-galadhrim"]
    game = play(table(to_act="aragorn", seats=small({"aragorn": aragorn})), "play", "legolas", "yes")
    assert names(game.state.hands["aragorn"]) == ({"bow-of-the-galadhrim"} if taken else set())
    # The Mirror sees that the deck was shuffled: another card may lie on top now.
    assert asked(game) == ("chance", "top")
    assert set(game.names()) == {"arwen", "elrond"}
    assert game.state.tops["aragorn"] == ()


@rule("CG-EX-45", "CG-DECK-10")
@pytest.mark.parametrize(("zone", "taken"), [("deck", False), ("cycle", True)])
def test_gimli_looks_for_the_axe_in_the_cycle_pile_only(zone: str, taken: bool) -> None:
    frodo = {"hand": ["gimli", "quickbeam"], "deck": ["eomer", "eowyn"], "cycle": ["theoden"]}
    frodo[zone] = [*frodo[zone], "dwarven-axe"]
    game = play(table(seats=small({"frodo": frodo})), "play", "gimli", "yes")
    assert names(game.state.hands["frodo"]) == ({"dwarven-axe"} if taken else set())
    assert ("dwarven-axe" in names(game.state.decks["frodo"])) is (zone == "deck")


@rule("CG-DECK-11")
def test_a_draw_of_more_than_there_is_draws_all_and_the_effect_goes_on() -> None:
    seats = small({"frodo": {"hand": ["eomer", "theoden"], "deck": ["riders-of-rohan", "gimli"]}})
    game = play(table(seats=seats), "play", "eomer", "gimli")
    assert asked(game) == ("frodo", "play-drawn")
    assert names(game.state.drawn["frodo"]) == {"riders-of-rohan", "gimli", "theoden"}
    game = play(game, "riders-of-rohan")
    assert names(game.state.reserves["frodo"]) == {"eomer", "riders-of-rohan"}
    assert names(game.state.cycles["frodo"]) == {"gimli", "theoden"}
