"""Chapter 12: eliminating cards and removing them from the game."""

from __future__ import annotations

import pytest

from cardgame.quiet import quiet, small
from cardgame.tables import gained, names, table
from helpers import asked, play
from marks import rule

SARUMAN = "saruman+woven-of-all-colours+sarumans-staff"


@rule("CG-ELIM-01")
def test_an_eliminated_card_goes_to_its_owners_pile_whoever_eliminates_it() -> None:
    seats = small({"saruman": {"reserve": ["grima-wormtongue"]}, "frodo": {"reserve": ["eomer"]}})
    before = table(to_act="saruman", seats=seats)
    game = play(before, "use", "eliminate-rohan-character")
    assert gained(before, game, "eliminated", "frodo") == {"eomer"}
    assert gained(before, game, "eliminated", "saruman") == {"grima-wormtongue"}


@rule("CG-ELIM-02")
def test_an_eliminated_card_is_never_recycled_nor_taken() -> None:
    seats = small({"frodo": {"hand": ["gimli", "quickbeam"], "eliminated": ["dwarven-axe"], "cycle": ["eomer"]}})
    game = table(seats=seats)
    game = play(game, "play", "gimli", "yes")  # Gimli looks for the Axe
    assert game.state.hands["frodo"] == ()
    assert "dwarven-axe" in names(game.state.eliminated["frodo"])
    game = play(game, "pass", "pass", "pass", "ring", "eomer")  # the deck is empty: the cycle pile is all there is
    assert names(game.state.hands["frodo"]) == {"eomer", "quickbeam"}
    assert game.state.decks["frodo"] == ()


@rule("CG-ELIM-03", "CG-INFO-11")
def test_a_card_eliminated_from_hand_is_shown_only_if_a_text_of_it_works() -> None:
    game = table(seats=small({"frodo": {"hand": ["frodo-baggins", "village-militia"], "deck": ["gimli", "eomer"]}}))
    game = play(game, "winnow")
    kinds = [(event.kind, event.seen_by("saruman").about.get("card")) for event in game.events()]
    told = [(kind, getattr(shown, "name", shown)) for kind, shown in kinds]
    assert ("saved", "frodo-baggins") in told
    assert ("eliminate", "hidden") in told
    assert "village-militia" not in {name for _, name in told}
    shown = game.view("saruman")["seats"]["frodo"]
    assert shown["cycle_seen"] == ["frodo-baggins"]
    assert shown["eliminated_seen"] == []


@rule("CG-ELIM-04")
def test_who_cannot_eliminate_does_nothing() -> None:
    seats = small({"frodo": {"hand": ["treebeard", "gimli"]}})
    game = table(battlegrounds={"orthanc": ["the-commander"]}, seats=seats)
    game = play(game, "play", "treebeard", "orthanc")  # no Isengard army is in play
    assert [names(cards) for cards in game.state.battlegrounds.values()] == [{"the-commander", "treebeard"}]
    assert asked(game) == ("witch-king", "action")


@rule("CG-ELIM-05")
@pytest.mark.parametrize(("hand", "offered"), [(["boromir"], True), ([], False)])
def test_a_benefit_needs_a_card_that_can_be_eliminated(hand: list[str], offered: bool) -> None:
    # Minas Tirith: the Dúnedain player may forsake 1 card to draw 3.
    seats = small({"aragorn": {"hand": hand}, "saruman": {"reserve": ["haradrim-cavalry"]}})
    game = play(table(to_act="saruman", seats=seats), "use")
    assert (asked(game) == ("aragorn", "forsake-to-draw")) is offered


@rule("CG-ELIM-06")
def test_a_card_cycled_instead_never_lies_in_the_eliminated_pile() -> None:
    seats = small({"frodo": {"hand": ["gimli"], "reserve": ["bilbo-baggins"]}, "saruman": {"reserve": ["cave-troll"]}})
    before = table(to_act="saruman", seats=seats)
    game = play(before, "use", "bilbo-baggins")
    assert names(game.state.cycles["frodo"]) == {"bilbo-baggins"}
    assert game.state.eliminated["frodo"] == before.state.eliminated["frodo"]
    (cycled,) = game.state.cycles["frodo"]
    assert [event.kind for event in game.events() if event.about.get("card") is cycled] == ["forsake-reserve", "saved"]


@rule("CG-ELIM-07", "CG-AMB-23")
def test_a_replaced_elimination_pays_a_cost() -> None:
    seats = small({"frodo": {"hand": ["village-militia"], "reserve": ["frodo-baggins", "gimli"]}})
    before = table(seats=seats)
    game = play(before, "play", "frodo-baggins")  # forsaken for the play, cycled instead
    assert names(game.state.reserves["frodo"]) == {"gimli", "village-militia"}
    assert names(game.state.cycles["frodo"]) == {"frodo-baggins"}
    assert asked(game) == ("witch-king", "action")


@rule("CG-ELIM-07", "CG-AMB-23")
def test_a_card_cycled_instead_still_cancels_icons() -> None:
    game = table(path="bag-end", step="combat", on_path=["the-commander", "merry-brandybuck"], seats=quiet())
    assert game.state.corruption == 0
    assert [path.name for path in game.state.scoring["free-peoples"]] == ["bag-end"]
    zones = names(game.state.cycles["frodo"]) | names(game.state.decks["frodo"]) | names(game.state.hands["frodo"])
    assert zones == {"merry-brandybuck"}


@rule("CG-ELIM-08")
@pytest.mark.parametrize("place", ["path", "battleground", "reserve"])
def test_merry_is_saved_in_path_combat_only(place: str) -> None:
    if place == "path":
        game = table(path="bag-end", step="combat", on_path=["the-commander", "merry-brandybuck"])
    elif place == "battleground":
        bodies = ["devilry-of-saruman", "wolf-riders", "merry-brandybuck"]
        game = table(battlegrounds={"edoras": bodies}, step="combat")
    else:
        seats = {"frodo": {"reserve": ["merry-brandybuck"]}, "saruman": {"reserve": ["cave-troll"]}}
        game = play(table(to_act="saruman", seats=seats), "use", "merry-brandybuck")
    assert ("merry-brandybuck" in names(game.state.eliminated["frodo"])) is (place != "path")
    assert ("merry-brandybuck" in names(game.state.cycles["frodo"])) is (place == "path")


@rule("CG-ELIM-08", "CG-EX-42")
def test_woven_of_all_colours_does_not_save_saruman_from_forsaking() -> None:
    seats = small({"saruman": {"hand": ["wolf-riders"], "reserve": [SARUMAN]}})
    before = table(to_act="saruman", seats=seats)
    game = play(before, "play", "saruman")
    assert gained(before, game, "eliminated", "saruman") == {"saruman", "woven-of-all-colours", "sarumans-staff"}


@rule("CG-ELIM-08", "CG-EX-42")
@pytest.mark.parametrize("place", ["path", "defence", "attack"])
def test_woven_of_all_colours_saves_saruman_in_any_combat(place: str) -> None:
    if place == "path":
        game = table(path="egladil", step="combat", on_path=[SARUMAN])
    elif place == "attack":
        game = table(battlegrounds={"edoras": [SARUMAN]}, step="combat")
    else:
        attackers = ["riders-of-rohan", "riders-of-rohan#2", "gandalf-the-white"]
        game = table(battlegrounds={"orthanc": [SARUMAN, *attackers]}, step="combat")
    assert names(game.state.cycles["saruman"]) == {"saruman", "woven-of-all-colours", "sarumans-staff"}
    assert game.state.eliminated["saruman"] == ()


@rule("CG-ELIM-09", "CG-DECK-09")
def test_a_deck_from_which_a_card_was_removed_is_shuffled() -> None:
    # The Mirror of Galadriel knows the top of Aragorn's deck until Strider is removed from it.
    aragorn = {
        "hand": ["aragorn", "boromir"],
        "reserve": ["galadriel+mirror-of-galadriel"],
        "deck": ["strider", "arwen", "elrond"],
        "top": ["elrond"],
    }
    game = table(to_act="aragorn", seats=small({"aragorn": aragorn}))
    game = play(game, "play", "aragorn")
    assert asked(game) == ("chance", "top")
    assert set(game.names()) == {"arwen", "elrond"}
    assert "strider" in names(game.state.eliminated["aragorn"])


@rule("CG-ELIM-10", "CG-INFO-01")
@pytest.mark.parametrize("zone", ["hand", "cycle", "deck"])
def test_a_card_removed_from_a_hidden_zone_is_shown(zone: str) -> None:
    frodo = {"hand": ["gandalf-the-white", "gimli"], "cycle": ["eomer"], "deck": ["eowyn", "theoden"]}
    frodo[zone] = [*frodo[zone], "gandalf-the-grey"]
    answers = ["play", "gandalf-the-white", *(["gimli"] if zone == "hand" else [])]
    game = play(table(seats=small({"frodo": frodo})), *answers)
    told = [event.seen_by("saruman").about["card"].name for event in game.events() if event.kind == "remove"]
    assert told == ["gandalf-the-grey"]
    with pytest.raises(ValueError, match="no longer"):
        game.undone("frodo")
    assert game.view("saruman")["seats"]["frodo"]["eliminated_seen"] == ["gandalf-the-grey"]


@rule("CG-EX-40", "CG-FORSAKE-06")
def test_frodo_forsaken_from_reserve_is_cycled_and_sting_eliminated() -> None:
    seats = small(
        {"frodo": {"hand": ["gimli"], "reserve": ["frodo-baggins+sting"]}, "saruman": {"reserve": ["cave-troll"]}}
    )
    before = table(to_act="saruman", seats=seats)
    game = play(before, "use", "frodo-baggins")
    assert names(game.state.cycles["frodo"]) == {"frodo-baggins"}
    assert gained(before, game, "eliminated", "frodo") == {"sting"}
    assert names(game.state.hands["frodo"]) == {"gimli"}
    assert asked(game) == ("frodo", "action")


@rule("CG-EX-41")
def test_frodo_winnowed_is_cycled_and_a_card_is_drawn() -> None:
    seats = small({"frodo": {"hand": ["frodo-baggins", "village-militia"], "deck": ["gimli", "eomer"]}})
    before = table(seats=seats)
    game = play(before, "winnow", "gimli")
    assert names(game.state.cycles["frodo"]) == {"frodo-baggins"}
    assert gained(before, game, "eliminated", "frodo") == {"village-militia"}
    assert names(game.state.hands["frodo"]) == {"gimli"}
