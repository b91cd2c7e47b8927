"""The Dúnedain: what their characters say."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.tables import Table, card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import battleground, path

NO_CARDS: dict[str, list[str]] = {"deck": []}
OTHERS_WITHOUT_CARDS = {"frodo": NO_CARDS, "witch-king": NO_CARDS, "saruman": NO_CARDS}


# Aragorn


@rule("CG-PLAY-20", "CG-PLAY-22", "CG-ELIM-09")
@pytest.mark.parametrize("where", ["reserve", "pelargir"])
@pytest.mark.parametrize(
    "strider",
    [
        {"hand": ["aragorn", "strider", "elrond"]},
        {"hand": ["aragorn", "elrond"], "reserve": ["strider"]},
        {"hand": ["aragorn", "elrond"], "cycle": ["strider"]},
        {"hand": ["aragorn", "elrond"], "deck": ["strider", "legolas"]},
    ],
    ids=["hand", "reserve", "cycle", "deck"],
)
def test_aragorn_played_removes_strider_wherever_he_is(strider: dict[str, list[str]], where: str) -> None:
    game = table(to_act="aragorn", battlegrounds={"pelargir": []}, seats={"aragorn": {"deck": ["legolas"], **strider}})
    in_eliminated = {*names(game.state.eliminated["aragorn"])}
    game = play(game, "play", "aragorn", where, *(["elrond"] if "strider" in strider["hand"] else []))
    assert names(game.state.eliminated["aragorn"]) == in_eliminated | {"strider"}
    assert names(game.state.cycles["aragorn"]) == {"elrond"}
    assert names(game.state.decks["aragorn"]) == {"legolas"}
    assert "strider" in game.view("saruman")["seats"]["aragorn"]["eliminated_seen"]


@rule("CG-PLAY-20", "CG-PLAY-21")
def test_aragorn_played_removes_strider_from_the_path_with_anduril() -> None:
    game = table(
        to_act="aragorn",
        path="caradhras",
        on_path=["strider+anduril", "gimli"],
        seats={"aragorn": {"hand": ["aragorn", "elrond"]}},
    )
    game = play(game, "play", "aragorn")
    assert names(game.state.path_cards) == {"gimli"}
    assert names(game.state.eliminated["aragorn"]) == {"strider", "anduril"}
    assert game.state.items == {}


@rule("CG-DECK-03", "CG-ELIM-09")
def test_a_deck_that_held_only_strider_is_made_new_when_aragorn_removes_him() -> None:
    game = table(
        to_act="aragorn",
        seats={"aragorn": {"hand": ["aragorn", "elrond"], "cycle": ["legolas"], "deck": ["strider"]}},
    )
    game = play(game, "play", "aragorn")
    assert names(game.state.decks["aragorn"]) == {"legolas", "elrond"}
    assert game.state.cycles["aragorn"] == ()


@rule("CG-ELIM-10", "CG-INFO-01")
def test_the_removal_of_strider_is_told_to_all_unless_he_is_gone_already() -> None:
    for zone, told in (("cycle", True), ("eliminated", False)):
        game = table(to_act="aragorn", seats={"aragorn": {"hand": ["aragorn", "elrond"], zone: ["strider"]}})
        game = play(game, "play", "aragorn")
        removed = [event.about["card"] for event in game.events() if event.kind == "remove"]
        assert removed == ([card("strider")] if told else [])
        assert names(game.state.eliminated["aragorn"]) == {"strider"}
        assert names(game.state.cycles["aragorn"]) == {"elrond"}


@rule("CG-MOVE-04")
def test_aragorn_moved_removes_nobody() -> None:
    game = table(
        to_act="aragorn",
        battlegrounds={"pelargir": []},
        seats={"aragorn": {"hand": ["strider"], "reserve": ["aragorn"]}},
    )
    game = play(game, "move")
    assert names(game.state.battlegrounds[battleground("pelargir")]) == {"aragorn"}
    assert names(game.state.hands["aragorn"]) == {"strider"}


@rule("CG-PLAY-11")
@pytest.mark.parametrize("character", ["aragorn", "denethor", "prince-imrahil"])
@pytest.mark.parametrize("number", range(1, 10))
def test_lords_without_paths_never_go_to_a_path(character: str, number: int) -> None:
    places = ["bag-end", "weathertop", "imladris", "caradhras", "egladil", "amon-hen", "osgiliath", "morgul-vale"]
    game = table(
        to_act="aragorn",
        path=[*places, "morgai"][number - 1],
        battlegrounds={"pelargir": []},
        seats={"aragorn": {"hand": [character, "legolas"]}},
    )
    assert play(game, "play", character).names() == ["pelargir", "reserve"]


@rule("CG-ROUND-05", "CG-RESERVE-04")
@pytest.mark.parametrize(("seat", "drawn"), [({"reserve": ["aragorn"]}, 4), ({"hand": ["aragorn"]}, 3)])
def test_aragorn_draws_a_card_more_while_in_reserve(seat: dict[str, list[str]], drawn: int) -> None:
    deck = ["boromir", "elrond", "legolas", "lembas", "high-elves"]
    game = table(
        step="draw",
        starting_player="aragorn",
        seats={**OTHERS_WITHOUT_CARDS, "aragorn": {**seat, "deck": deck}},
    )
    game = play(game, *deck[:drawn])
    assert names(game.state.hands["aragorn"]) - {"aragorn"} == set(deck[:drawn])
    assert game.question is not None
    assert game.question.key == "battleground"


@rule("CG-FORSAKE-07", "CG-ELIM-08")
@pytest.mark.parametrize(
    ("seat", "choice", "saved"),
    [
        ({"deck": ["aragorn", "lembas"]}, "top-of-deck", True),
        ({"hand": ["aragorn"], "deck": ["lembas"]}, "aragorn", False),
        ({"reserve": ["aragorn"], "deck": ["lembas"]}, "aragorn", False),
    ],
    ids=["top", "hand", "reserve"],
)
def test_aragorn_is_cycled_only_if_forsaken_from_the_top(seat: dict[str, list[str]], choice: str, saved: bool) -> None:
    seat = {**seat, "reserve": [*seat.get("reserve", []), "denethor"]}
    game = table(to_act="aragorn", seats={"aragorn": seat})
    game = play(game, "use", choice, *(["aragorn"] if saved else []))
    assert (card("aragorn") in game.state.cycles["aragorn"]) is saved
    assert (card("aragorn") in game.state.eliminated["aragorn"]) is not saved


# Boromir


def boromir_in_hand(**fields: Any) -> Table:
    seat = {"hand": ["boromir", "legolas"], "deck": ["lembas", "elrond"]}
    return table(to_act="aragorn", seats={"aragorn": seat}, **fields)


@rule("CG-MOVE-04", "CG-PLAY-09", "CG-PLAY-08")
def test_boromir_played_to_a_path_draws_and_then_forsakes() -> None:
    game = play(boromir_in_hand(path="caradhras"), "play", "boromir", "caradhras", "lembas")
    assert game.names() == ["lembas", "top-of-deck"]
    before = names(game.state.eliminated["aragorn"])
    game = play(game, "lembas")
    assert names(game.state.path_cards) == {"boromir"}
    assert names(game.state.cycles["aragorn"]) == {"legolas"}
    assert names(game.state.eliminated["aragorn"]) == before | {"lembas"}
    assert names(game.state.decks["aragorn"]) == {"elrond"}


@rule("CG-PLAY-22", "CG-MOVE-04")
@pytest.mark.parametrize("where", ["reserve", "pelargir"])
def test_boromir_played_elsewhere_draws_and_forsakes_nothing(where: str) -> None:
    game = boromir_in_hand(path="caradhras", battlegrounds={"pelargir": []})
    before = game.state.eliminated["aragorn"]
    game = play(game, "play", "boromir", where, "lembas")
    assert names(game.state.hands["aragorn"]) == {"lembas"}
    assert game.state.eliminated["aragorn"] == before
    assert game.question is not None
    assert game.question.side == "saruman"


@rule("CG-MOVE-04")
@pytest.mark.parametrize(("where", "forsakes"), [("caradhras", True), ("pelargir", False)])
def test_boromir_moved_draws_nothing_and_forsakes_on_a_path(where: str, forsakes: bool) -> None:
    game = table(
        to_act="aragorn",
        path="caradhras",
        battlegrounds={"pelargir": []},
        seats={"aragorn": {"hand": ["legolas"], "reserve": ["boromir"]}},
    )
    game = play(game, "move", where)
    assert (game.names() == ["legolas", "top-of-deck"]) is forsakes
    assert names(game.state.hands["aragorn"]) == {"legolas"}


@rule("CG-PLAY-11", "CG-CARD-07")
@pytest.mark.parametrize(
    ("character", "allowed"),
    [("boromir", {3, 4, 5, 6}), ("faramir", {7, 8}), ("halbarad", {2, 3}), ("strider", {2, 3, 4, 5, 6})],
)
def test_a_character_goes_to_the_paths_it_lists(character: str, allowed: set[int]) -> None:
    places = ["bag-end", "weathertop", "imladris", "caradhras", "egladil", "amon-hen", "osgiliath", "morgul-vale"]
    open_to = set()
    for place in [*places, "morgai"]:
        game = table(to_act="aragorn", path=place, seats={"aragorn": {"reserve": [character]}})
        if "move" in game.names():
            open_to.add(path(place).number)
    assert open_to == allowed


# Denethor


@rule("CG-ABILITY-04", "CG-DECK-09")
@pytest.mark.parametrize("son", ["boromir", "faramir"])
def test_denethor_forsakes_a_card_to_take_a_son_from_the_deck(son: str) -> None:
    game = table(to_act="aragorn", seats={"aragorn": {"reserve": ["denethor"], "hand": ["legolas"]}})
    game = play(game, "use", "legolas")
    assert game.names() == ["boromir", "faramir"]
    game = play(game, son)
    assert names(game.state.hands["aragorn"]) == {son}
    assert names(game.state.eliminated["aragorn"]) == {"legolas"}
    assert names(game.state.reserves["aragorn"]) == {"denethor"}
    assert game.view("saruman")["seats"]["aragorn"]["hand_seen"] == [son]


@rule("CG-ABILITY-03")
def test_denethor_on_a_battleground_calls_nobody() -> None:
    game = table(to_act="aragorn", battlegrounds={"pelargir": ["denethor"]})
    assert "use" not in game.names()


@rule("CG-DECK-10", "CG-AMB-22")
def test_denethor_finds_no_son_outside_the_deck() -> None:
    game = table(
        to_act="aragorn",
        seats={"aragorn": {"reserve": ["denethor"], "hand": ["boromir"], "cycle": ["faramir"], "deck": ["legolas"]}},
    )
    game = play(game, "use", "boromir")
    assert game.state.hands["aragorn"] == ()
    assert names(game.state.cycles["aragorn"]) == {"faramir"}
    assert card("boromir") in game.state.eliminated["aragorn"]


@rule("CG-FORSAKE-01", "CG-ABILITY-04")
def test_denethor_may_be_the_card_forsaken_for_his_own_action() -> None:
    game = table(to_act="aragorn", seats={"aragorn": {"reserve": ["denethor"], "deck": ["faramir", "legolas"]}})
    game = play(game, "use", "denethor")
    assert names(game.state.hands["aragorn"]) == {"faramir"}
    assert game.state.reserves["aragorn"] == ()


# Faramir


def faramir_arrives(zone: str, at: str, **fields: Any) -> Table:
    seats = {"aragorn": {zone: ["faramir"], "deck": ["legolas"]}, "frodo": {"deck": ["gimli"]}}
    game = table(to_act="aragorn", path=at, seats=seats, **fields)
    return play(game, "move") if zone == "reserve" else play(game, "play", at)


@rule("CG-LOC-24", "CG-LOC-26", "CG-LOC-31")
@pytest.mark.parametrize("zone", ["hand", "reserve"])
def test_faramir_on_path_seven_may_lead_to_another_seven(zone: str) -> None:
    game = faramir_arrives(zone, "osgiliath", on_path=["gollum"])
    assert game.question is not None
    assert game.question.side == "aragorn"
    assert game.names() == ["yes", "no"]
    game = play(game, "yes")
    assert card("faramir") in game.state.eliminated["aragorn"]
    assert {each.name for each in game.state.scoring["free-peoples"]} == {"osgiliath"}
    assert game.names() == ["henneth-annun", "the-cross-roads"]
    game = play(game, "the-cross-roads")
    assert game.state.path is path("the-cross-roads")
    assert game.state.path_cards == ()
    assert card("gimli") in game.state.hands["frodo"]
    assert game.question is not None
    assert game.question.side == "saruman"
    assert game.question.key == "action"


@rule("CG-LOC-19")
def test_faramir_may_stay_where_he_is() -> None:
    game = play(faramir_arrives("reserve", "osgiliath"), "no")
    assert game.state.path is path("osgiliath")
    assert names(game.state.path_cards) == {"faramir"}


@rule("CG-LOC-31", "CG-AMB-13")
@pytest.mark.parametrize(
    ("at", "fields"),
    [("morgul-vale", {}), ("osgiliath", {"paths_activated": ["henneth-annun", "the-cross-roads"]})],
    ids=["path 8", "no other path 7"],
)
def test_faramir_leads_nowhere_else(at: str, fields: dict[str, Any]) -> None:
    game = faramir_arrives("reserve", at, **fields)
    assert names(game.state.path_cards) == {"faramir"}
    assert game.question is not None
    assert game.question.side == "saruman"
    assert game.question.key == "action"


@rule("CG-MOVE-04")
def test_faramir_in_reserve_or_on_a_battleground_opens_no_path() -> None:
    for where in ("reserve", "pelargir"):
        game = table(
            to_act="aragorn",
            path="osgiliath",
            battlegrounds={"pelargir": []},
            seats={"aragorn": {"hand": ["faramir", "legolas"]}},
        )
        game = play(game, "play", "faramir", where)
        assert game.question is not None
        assert game.question.side == "saruman"
