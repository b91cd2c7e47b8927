"""Isengard: armies, characters and the event."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.cards.outcomes import ambush, battle
from cardgame.tables import Table, card, names, table
from helpers import asked, play
from marks import rule
from ringwar.cardgame.table.facts import battleground, path

ISENGARD_BATTLEGROUNDS = {"edoras", "helms-deep", "orthanc"}


def sarumans_turn(rules: str = "trilogy", *, path: str | None = None, **fields: Any) -> Table:
    """It is the turn of the Isengard player."""
    return table(rules, path=path, to_act="saruman", **fields)


@rule("CG-COMBATBG-03", "CG-COMBATBG-07")
@pytest.mark.parametrize(
    "cards, attack, defense",
    [
        (["devilry-of-saruman"], 3, 0),
        (["fighting-uruk-hai"], 1, 2),
        (["white-hand-orcs"], 1, 1),
        (["white-hand-orcs", "white-hand-orcs#2"], 2, 2),
        (["wolf-riders"], 2, 1),
        (["grima-wormtongue"], 0, 0),
        (["saruman"], 1, 1),
        (["ugluk"], 0, 0),
        (["saruman+sarumans-staff"], 2, 2),
        (["saruman+palantir-of-orthanc+woven-of-all-colours"], 1, 1),
    ],
)
def test_isengard_fights_on_battlegrounds_with_its_printed_icons(cards: list[str], attack: int, defense: int) -> None:
    assert battle("edoras", *cards).attack == attack
    assert battle("orthanc", *cards).cards == defense


@rule("CG-LEAD-01", "CG-LEAD-06")
@pytest.mark.parametrize("leader, alone", [("saruman", 1), ("ugluk", 0), ("grima-wormtongue", 0)])
def test_saruman_and_ugluk_lead_an_army_of_isengard_and_grima_does_not(leader: str, alone: int) -> None:
    led = 0 if leader == "grima-wormtongue" else 1
    assert battle("edoras", leader, "white-hand-orcs").attack == alone + 1 + led
    assert battle("orthanc", leader, "devilry-of-saruman").cards == alone + led


@rule("CG-COMBATPATH-02", "CG-COMBATPATH-15")
@pytest.mark.parametrize(
    "cards, attack",
    [("grima-wormtongue", 1), ("saruman", 2), ("ugluk", 1), ("saruman+sarumans-staff+palantir-of-orthanc", 3)],
)
def test_isengard_attacks_paths_with_its_printed_icons(cards: str, attack: int) -> None:
    assert ambush("amon-hen", cards).attack == attack


@rule("CG-PLAY-11")
@pytest.mark.parametrize(
    "character, numbers", [("grima-wormtongue", {1, 2, 5, 6}), ("saruman", {5, 6}), ("ugluk", {5, 6})]
)
def test_characters_of_isengard_enter_only_their_paths(character: str, numbers: set[int]) -> None:
    paths = ["bag-end", "weathertop", "imladris", "caradhras", "egladil", "amon-hen", "osgiliath", "morgul-vale"]
    for number, name in enumerate([*paths, "orodruin"], 1):
        seats = {"saruman": {"hand": [character, "threats-and-promises"]}}
        game = play(sarumans_turn(path=name, battlegrounds={"edoras": ()}, seats=seats), "play", character)
        assert set(game.names()) == {"edoras", "reserve"} | ({name} if number in numbers else set())


# Gríma Wormtongue


def grima(saruman: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Gríma in reserve has been eliminated for his action."""
    seats = {
        "frodo": {"reserve": ["eomer", "quickbeam", "riders-of-rohan"]},
        "saruman": {"reserve": ["grima-wormtongue"], **(saruman or {})},
    }
    return play(
        sarumans_turn(**{"battlegrounds": {"edoras": ["eowyn", "gandalf-the-white"]}, "seats": seats, **fields}), "use"
    )


@rule("CG-ABILITY-04", "CG-DECK-09")
def test_grima_takes_saruman_from_the_draw_deck() -> None:
    game = grima({"deck": ["saruman", "ugluk", "wolf-riders"]})
    assert set(game.names()) == {"take-saruman", "eliminate-rohan-character"}
    game = play(game, "take-saruman")
    assert game.state.hands["saruman"] == (card("saruman"),)
    assert names(game.state.decks["saruman"]) == {"ugluk", "wolf-riders"}
    assert "grima-wormtongue" in names(game.state.eliminated["saruman"])
    assert game.state.reserves["saruman"] == ()
    assert game.view("frodo")["seats"]["saruman"]["hand_seen"] == ["saruman"]


@rule("CG-DECK-10")
def test_grima_does_not_find_saruman_in_the_cycle_pile() -> None:
    game = play(grima({"deck": ["ugluk"], "cycle": ["saruman"]}), "take-saruman")
    assert game.state.hands["saruman"] == ()
    assert names(game.state.cycles["saruman"]) == {"saruman"}


@rule("CG-CARD-11", "CG-ELIM-01")
@pytest.mark.parametrize("victim", ["eomer", "eowyn"])
def test_grima_eliminates_a_rohan_character_anywhere_in_play(victim: str) -> None:
    game = play(grima(), "eliminate-rohan-character")
    assert asked(game) == ("saruman", "eliminate-in-play")
    assert set(game.names()) == {"eomer", "eowyn"}
    game = play(game, victim)
    assert names(game.state.eliminated["frodo"]) == {victim}
    assert names(game.state.eliminated["saruman"]) == {"grima-wormtongue"}


@rule("CG-AMB-22")
def test_grima_can_only_look_for_saruman_where_no_rohan_character_is_in_play() -> None:
    seats = {
        "frodo": {"reserve": ["riders-of-rohan"], "hand": ["eomer"]},
        "saruman": {"reserve": ["grima-wormtongue"], "deck": ["saruman"]},
    }
    game = grima(seats=seats, battlegrounds={})
    assert game.state.hands["saruman"] == (card("saruman"),)
    assert game.state.eliminated["frodo"] == ()


@rule("CG-ABILITY-03")
def test_grima_acts_only_from_reserve() -> None:
    assert "use" not in sarumans_turn(path="egladil", on_path=["grima-wormtongue"]).names()
    assert "use" not in sarumans_turn(battlegrounds={"edoras": ["grima-wormtongue"]}).names()


# Saruman


@rule("CG-ROUND-04", "CG-ROUND-05")
@pytest.mark.parametrize("zone, cards", [("reserve", 5), ("hand", 4)])
def test_saruman_in_reserve_draws_one_more_card(zone: str, cards: int) -> None:
    deck = ["ugluk", "wolf-riders", "shelob", "gollum", "cave-troll", "hill-troll", "barrow-wights"]
    others: dict[str, Any] = {seat: {"deck": []} for seat in ("frodo", "witch-king", "aragorn")}
    game = table(step="draw", seats={**others, "saruman": {zone: ["saruman"], "deck": deck}})
    game = play(game, *deck[:cards])
    assert names(game.state.hands["saruman"]) - {"saruman"} == set(deck[:cards])
    assert game.state.round == 2


@rule("CG-EX-38", "CG-FORSAKE-07")
def test_saruman_forsaken_from_the_top_of_the_deck_is_cycled() -> None:
    game = sarumans_turn(seats={"saruman": {"hand": ["ugluk"], "deck": ["saruman", "gollum"]}})
    game = play(game, "play", "saruman")
    assert names(game.state.cycles["saruman"]) == {"saruman"}
    assert names(game.state.decks["saruman"]) == {"gollum"}
    assert game.view("frodo")["seats"]["saruman"]["cycle_seen"] == ["saruman"]


@rule("CG-FORSAKE-07", "CG-EX-42")
def test_saruman_forsaken_from_reserve_is_eliminated_with_woven_of_all_colours() -> None:
    reserve = ["saruman+woven-of-all-colours+sarumans-staff"]
    game = sarumans_turn(seats={"saruman": {"hand": ["ugluk"], "reserve": reserve, "deck": ["gollum"]}})
    game = play(game, "play", "saruman")
    assert {"saruman", "woven-of-all-colours", "sarumans-staff"} <= names(game.state.eliminated["saruman"])
    assert game.state.cycles["saruman"] == ()


# Uglúk


@rule("CG-LOC-24", "CG-LOC-25", "CG-LOC-31")
def test_ugluk_leads_to_another_path_of_the_same_number() -> None:
    game = sarumans_turn(path="amon-hen", on_path=["ugluk"], seats={"frodo": {"deck": []}, "aragorn": {"deck": []}})
    game = play(game, "use")
    assert game.names() == ["dead-marshes", "emyn-muil"]
    assert game.state.corruption == 1
    assert names(game.state.eliminated["saruman"]) == {"ugluk"}
    assert game.state.scoring["shadow"] == (path("amon-hen"),)
    game = play(game, "emyn-muil")
    assert (game.state.path, game.state.path_cards, game.state.path_number) == (path("emyn-muil"), (), 6)


@rule("CG-LOC-28", "CG-LOC-31", "CG-AMB-13")
def test_ugluk_cannot_lead_where_no_other_path_of_the_number_is_left() -> None:
    used = ["dead-marshes", "emyn-muil"]
    assert "use" in sarumans_turn(path="amon-hen", on_path=["ugluk"], paths_activated=used[:1]).names()
    assert "use" not in sarumans_turn(path="amon-hen", on_path=["ugluk"], paths_activated=used).names()


@rule("CG-FOTR-12", "CG-LOC-31")
def test_in_the_fellowship_amon_hen_has_no_other_path_beside_it() -> None:
    assert "use" in table("fellowship", path="egladil", on_path=["ugluk"], to_act="balrog").names()
    assert "use" not in table("fellowship", path="amon-hen", on_path=["ugluk"], to_act="balrog").names()


@rule("CG-ABILITY-03", "CG-ABILITY-07")
def test_ugluk_leads_only_from_the_path_and_for_his_own_player() -> None:
    assert "use" not in sarumans_turn(path="amon-hen", seats={"saruman": {"reserve": ["ugluk"]}}).names()
    assert "use" not in sarumans_turn(path="amon-hen", battlegrounds={"edoras": ["ugluk"]}).names()
    assert "use" not in table(path="amon-hen", on_path=["ugluk"], to_act="witch-king").names()


# Threats and Promises


def threats(zone: str = "locked", **fields: Any) -> Table:
    """The event has been played and paid for with Uglúk."""
    seats = {
        "saruman": {"hand": ["threats-and-promises", "ugluk"], zone: ["saruman+sarumans-staff"]},
        "frodo": {"deck": []},
    }
    return play(sarumans_turn(**{"seats": seats, **fields}), "play", "threats-and-promises")


@rule("CG-LOC-08", "CG-LOC-11", "CG-MOVE-05")
@pytest.mark.parametrize("zone", ["reserve", "locked"])
def test_threats_and_promises_open_an_isengard_battleground_for_saruman(zone: str) -> None:
    game = threats(zone, scoring={"free-peoples": ["orthanc"]})
    assert set(game.names()) == ISENGARD_BATTLEGROUNDS
    game = play(game, "edoras", "yes")
    assert game.state.battlegrounds == {
        battleground("edoras"): (card("saruman"),),
        battleground("helms-deep"): (),
    }
    assert game.state.items == {card("saruman"): (card("sarumans-staff"),)}
    assert names(game.state.eliminated["saruman"]) == {"threats-and-promises"}
    assert names(game.state.cycles["saruman"]) == {"ugluk"}


@rule("CG-REACT-03", "CG-LOC-14")
def test_threats_and_promises_reactivate_orthanc_and_saruman_may_stay() -> None:
    game = play(threats(scoring={"free-peoples": ["orthanc"]}), "orthanc", "no")
    assert game.state.battlegrounds == {battleground("orthanc"): ()}
    assert game.state.scoring["free-peoples"] == ()
    assert game.state.reserves["saruman"] == (card("saruman"),)
    assert game.state.cycles["saruman"] == ()


@rule("CG-EVENT-03", "CG-EVENT-01")
def test_threats_and_promises_are_empty_without_saruman_in_reserve() -> None:
    seats = {"saruman": {"hand": ["threats-and-promises", "ugluk"]}}
    game = threats(seats=seats, battlegrounds={"edoras": ["saruman"]})
    assert set(game.state.battlegrounds) == {battleground("edoras")}
    assert "no-effect" in [event.kind for event in game.events()]
    assert names(game.state.eliminated["saruman"]) == {"threats-and-promises"}
    assert names(game.state.cycles["saruman"]) == {"ugluk"}


@rule("CG-LOC-12", "CG-LOC-13")
def test_threats_and_promises_do_nothing_where_every_isengard_battleground_is_active() -> None:
    game = threats(battlegrounds=dict.fromkeys(sorted(ISENGARD_BATTLEGROUNDS), ()))
    assert game.state.reserves["saruman"] == (card("saruman"),)
    assert {each.name for each in game.state.battlegrounds} == ISENGARD_BATTLEGROUNDS
    assert names(game.state.eliminated["saruman"]) == {"threats-and-promises"}
