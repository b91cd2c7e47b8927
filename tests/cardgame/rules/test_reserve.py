"""Chapter 9: the reserve, and moving out of it."""

from __future__ import annotations

import pytest

from cardgame.quiet import quiet, small
from cardgame.tables import card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame import scenario


@rule("CG-RESERVE-01")
def test_the_reserve_is_face_up_and_without_limit() -> None:
    crowd = ["gimli", "eomer", "eowyn", "theoden", "quickbeam", "treebeard", "riders-of-rohan", "riders-of-rohan#2"]
    seats = {"frodo": {"hand": ["smeagol", "sting"], "reserve": crowd}}
    game = play(table(seats=seats), "play")
    shown = game.view("saruman")["seats"]["frodo"]["reserve"]
    assert {entry["card"] for entry in shown} == {*crowd, "smeagol"}
    assert game.state.battlegrounds == {}
    assert game.state.path_cards == ()


@rule("CG-RESERVE-02")
@pytest.mark.parametrize(("seat", "body"), [("frodo", "riders-of-rohan"), ("frodo", "gandalf-the-grey")])
def test_what_came_to_reserve_this_round_cannot_move(seat: str, body: str) -> None:
    seats = quiet({seat: {"hand": [body], "deck": ["gimli"]}})
    game = play(table(battlegrounds={"orthanc": ["wolf-riders"]}, path="bag-end", seats=seats), "play", "reserve")
    assert game.names()[0] == "orthanc"  # nobody could do anything more: the combats have come


@rule("CG-RESERVE-02")
def test_it_may_move_in_the_next_round() -> None:
    seats = quiet({"frodo": {"hand": ["gandalf-the-grey"], "deck": ["gimli"]}})
    game = play(table(seats=seats), "play")
    game = play(game, "harad", "bag-end")
    assert game.state.round == 2
    assert "move" in game.names()


@rule("CG-RESERVE-02")
@pytest.mark.parametrize(("zone", "movable"), [("reserve", True), ("locked", False)])
def test_the_lock_holds_for_the_round_of_the_play(zone: str, movable: bool) -> None:
    game = table(path="bag-end", seats={"frodo": {zone: ["gandalf-the-grey"]}})
    assert ("move" in game.names()) is movable


@rule("CG-RESERVE-03", "CG-EX-29")
def test_the_reaver_cannot_move_but_can_act_in_the_round_it_was_played() -> None:
    seats = {
        "witch-king": {"hand": ["the-reaver", "grishnakh"], "deck": ["olog-hai", "black-uruks"]},
        "frodo": {"hand": ["gimli"]},
        "aragorn": {"hand": ["boromir"]},
    }
    game = table(path="bag-end", to_act="witch-king", seats=seats)
    game = play(game, "play", "the-reaver", "reserve", "pass", "pass", "pass")
    assert game.names() == ["use", "ring", "pass"]
    game = play(game, "use", "boromir", "gimli")
    assert names(game.state.cycles["witch-king"]) == {"grishnakh", "the-reaver"}
    assert game.state.reserves["witch-king"] == ()
    assert names(game.state.eliminated["frodo"]) == {"gimli"}
    assert names(game.state.eliminated["aragorn"]) == {"boromir"}


@rule("CG-RESERVE-04")
@pytest.mark.parametrize(("deed", "drawn"), [("pass", 5), ("move", 4)])
def test_what_works_in_reserve_ends_when_the_card_leaves_it(deed: str, drawn: int) -> None:
    deck = ["gollum", "shelob", "hill-troll", "cave-troll", "barrow-wights", "wolf-riders"]
    seats = quiet({"saruman": {"deck": deck, "reserve": ["saruman"]}})
    game = play(table(battlegrounds={"orthanc": []}, to_act="saruman", seats=seats), deed)
    game = play(game, *deck[:drawn])  # everybody has passed, the combat is over, and the draw step has come
    assert len(game.state.hands["saruman"]) == drawn
    assert game.state.round == 2


@rule("CG-RESERVE-05")
def test_the_reserve_takes_no_part_in_combat_and_supports_nobody() -> None:
    grounds = {"edoras": ["eomer", "wolf-riders", "white-hand-orcs"]}
    seats = quiet({"frodo": {"reserve": ["riders-of-rohan", "riders-of-rohan#2"]}})
    game = table(battlegrounds=grounds, path="bag-end", step="combat", seats=seats)
    shown = game.view("frodo")["battlegrounds"][0]
    assert (shown["attack"], shown["defense"]) == (3, 1)
    game = play(game, "edoras")
    assert next(location.name for location in game.state.scoring["shadow"]) == "edoras"
    assert names(game.state.reserves["frodo"]) == {"riders-of-rohan", "riders-of-rohan#2"}


@rule("CG-MOVE-01", "CG-MOVE-02")
@pytest.mark.parametrize(
    ("seat", "body", "places"),
    [
        ("frodo", "riders-of-rohan", ["edoras", "orthanc"]),
        ("frodo", "gandalf-the-grey", ["edoras", "orthanc", "minas-morgul", "bag-end"]),
        ("frodo", "merry-brandybuck", ["edoras", "orthanc", "bag-end"]),
        ("saruman", "grima-wormtongue", ["edoras", "orthanc", "bag-end"]),
    ],
)
def test_a_card_moves_to_any_active_location_it_could_be_played_to(seat: str, body: str, places: list[str]) -> None:
    game = table(
        battlegrounds={"edoras": [], "orthanc": [], "minas-morgul": []},
        path="bag-end",
        to_act=seat,
        seats={seat: {"reserve": [body]}},
    )
    assert play(game, "move").names() == places


@rule("CG-MOVE-02")
@pytest.mark.parametrize(
    ("seat", "body"), [("frodo", "eomer"), ("aragorn", "soldiers-of-gondor"), ("aragorn", "arwen")]
)
def test_a_card_without_a_legal_location_cannot_move(seat: str, body: str) -> None:
    game = table(
        battlegrounds={"moria": ["legolas"]} if seat == "frodo" else {"edoras": []},
        path="egladil",
        to_act=seat,
        seats={seat: {"reserve": [body]}},
    )
    assert "move" not in game.names()


@rule("CG-MOVE-03")
def test_moving_costs_no_card() -> None:
    seats = {"frodo": {"hand": ["gimli", "eowyn"], "reserve": ["riders-of-rohan"]}}
    game = play(table(battlegrounds={"edoras": []}, seats=seats), "move")
    assert [names(cards) for cards in game.state.battlegrounds.values()] == [{"riders-of-rohan"}]
    assert names(game.state.hands["frodo"]) == {"gimli", "eowyn"}
    assert game.state.cycles["frodo"] == game.state.eliminated["frodo"] == ()
    assert game.question is not None
    assert game.question.side == "witch-king"


@rule("CG-MOVE-04", "CG-EX-30")
@pytest.mark.parametrize(
    ("seat", "body", "place"), [("frodo", "eowyn", "edoras"), ("aragorn", "prince-imrahil", "minas-tirith")]
)
def test_a_when_played_text_does_not_work_on_a_move(seat: str, body: str, place: str) -> None:
    seats = {seat: {"hand": ["gimli" if seat == "frodo" else "boromir"], "reserve": [body]}}
    game = table(battlegrounds={place: ["the-commander"]}, to_act=seat, seats=seats)
    game = play(game, "move")
    assert [names(cards) for cards in game.state.battlegrounds.values()] == [{"the-commander", body}]
    assert len(game.state.hands[seat]) == 1
    assert game.question is not None
    assert game.question.key == "action"


@rule("CG-MOVE-04")
def test_eowyns_text_does_work_when_she_is_played_there() -> None:
    seats = {"frodo": {"hand": ["gimli", "eowyn"]}}
    game = table(battlegrounds={"morannon": ["the-commander"]}, seats=seats)
    game = play(game, "play", "eowyn", "morannon")
    assert game.names() == ["the-commander", "none"]


@rule("CG-MOVE-04", "CG-EX-32")
def test_the_balrog_terrifies_once_and_not_from_reserve() -> None:
    free = {"frodo": {"hand": ["gimli", "eomer"]}, "aragorn": {"hand": ["boromir", "arwen"]}}
    played = table(
        battlegrounds={"moria": []},
        to_act="saruman",
        seats={**free, "saruman": {"hand": ["balrog-of-moria", "gollum"]}},
    )
    game = play(played, "play", "balrog-of-moria", "reserve")
    assert game.question is not None
    assert (game.question.side, game.question.key) == ("frodo", "action")
    assert game.state.eliminated["frodo"] == game.state.eliminated["aragorn"] == ()

    moved = table(
        battlegrounds={"moria": []}, to_act="saruman", seats={**free, "saruman": {"reserve": ["balrog-of-moria"]}}
    )
    game = play(moved, "move", "gimli", "boromir")
    assert names(game.state.eliminated["frodo"]) == {"gimli"}
    assert names(game.state.eliminated["aragorn"]) == {"boromir"}
    assert game.question is not None
    assert game.question.key == "action"


@rule("CG-MOVE-05", "CG-EX-31")
@pytest.mark.parametrize(("path", "reachable"), [("lothlorien", True), ("caradhras", False)])
def test_the_mount_carries_a_nazgul_to_a_path_of_its_numbers(path: str, reachable: bool) -> None:
    seats = small({"witch-king": {"hand": ["black-riders-mount", "grishnakh"], "locked": ["the-commander"]}})
    game = play(table(path=path, to_act="witch-king", seats=seats), "play", "black-riders-mount")
    assert game.question is not None
    if not reachable:
        assert game.question.side == "aragorn"
        assert names(game.state.reserves["witch-king"]) == {"the-commander"}
        return
    assert game.names() == [path, "none"]
    game = play(game, path)
    assert names(game.state.path_cards) == {"the-commander"}
    assert names(game.state.items[card("the-commander")]) == {"black-riders-mount"}


@rule("CG-MOVE-06")
def test_cards_on_locations_stay_where_they_are() -> None:
    game = table(
        battlegrounds={"edoras": ["eomer"], "orthanc": ["gandalf-the-white"]},
        path="bag-end",
        on_path=["merry-brandybuck"],
        seats=small({"aragorn": {"reserve": ["halbarad"]}}),
    )
    assert "move" not in game.names()


@rule("CG-MOVE-07")
def test_added_icons_move_along() -> None:
    reserve = [{"card": "gorbag-and-shagrat", "tokens": {"attack": 2}}]
    game = scenario(
        "trilogy", path={"id": "morgul-vale"}, to_act="witch-king", seats={"witch-king": {"reserve": reserve}}
    )
    game = play(game, "move", "no")
    assert names(game.state.path_cards) == {"gorbag-and-shagrat"}
    assert game.view("frodo")["path"]["attack"] == 2
