"""The Dwarves."""

from __future__ import annotations

import pytest

from cardgame.cards.measured_icons import attack, defense, path_defense
from cardgame.tables import Table, card, names, table
from helpers import key, play
from marks import rule
from ringwar.cardgame.table.facts import battleground, path


def gimli_played(where: str, seat: dict[str, list[str]]) -> Table:
    """Gimli has been played and paid for."""
    hand = {"frodo": {"hand": ["gimli", "sting"], **seat}}
    game = table(path="caradhras", battlegrounds={"moria": []}, seats=hand)
    return play(game, "play", where)


@rule("CG-COMBATPATH-05", "CG-COMBATBG-03", "CG-COMBATBG-07")
@pytest.mark.parametrize(("gimli", "icons"), [("gimli", 1), ("gimli+dwarven-axe", 2)])
def test_gimli_and_his_axe_have_an_icon_of_each_kind(gimli: str, icons: int) -> None:
    assert path_defense(gimli) == icons
    assert attack(gimli, at="moria") == icons
    assert defense(gimli, at="rivendell") == icons


@rule("CG-PLAY-11", "CG-CARD-07")
def test_gimli_goes_to_the_paths_from_three_on_and_to_moria_alone() -> None:
    places = ["bag-end", "weathertop", "imladris", "caradhras", "egladil", "amon-hen", "osgiliath", "morgul-vale"]
    seats = {"frodo": {"reserve": ["gimli"]}}
    open_to = {path(at).number for at in [*places, "morgai"] if "move" in table(path=at, seats=seats).names()}
    assert open_to == {3, 4, 5, 6, 7, 8, 9}
    elsewhere: dict[str, list[str]] = {"rivendell": [], "edoras": [], "harad": [], "minas-tirith": []}
    assert "move" not in table(battlegrounds=elsewhere, seats=seats).names()
    assert names(
        play(table(battlegrounds={**elsewhere, "moria": []}, seats=seats), "move").state.battlegrounds[
            battleground("moria")
        ]
    ) == {"gimli"}


@rule("CG-DECK-09", "CG-PLAY-22")
@pytest.mark.parametrize("where", ["reserve", "moria", "caradhras"])
def test_gimli_may_take_the_axe_from_the_cycle_pile(where: str) -> None:
    game = gimli_played(where, {"cycle": ["dwarven-axe", "eowyn"]})
    assert game.question is not None
    assert game.question.side == "frodo"
    assert game.names() == ["yes", "no"]
    taken = play(game, "yes")
    assert names(taken.state.hands["frodo"]) == {"dwarven-axe"}
    assert names(taken.state.cycles["frodo"]) == {"eowyn", "sting"}
    assert taken.view("saruman")["seats"]["frodo"]["hand_seen"] == ["dwarven-axe"]
    left = play(game, "no")
    assert left.state.hands["frodo"] == ()
    assert names(left.state.cycles["frodo"]) == {"dwarven-axe", "eowyn", "sting"}


@rule("CG-PLAY-03")
def test_gimli_may_take_back_the_axe_that_paid_for_him() -> None:
    game = gimli_played("reserve", {"hand": ["gimli", "dwarven-axe"]})
    assert names(game.state.cycles["frodo"]) == {"dwarven-axe"}
    assert names(play(game, "yes").state.hands["frodo"]) == {"dwarven-axe"}


@rule("CG-DECK-10", "CG-INFO-02")
def test_gimli_does_not_search_an_empty_cycle_pile() -> None:
    assert key(gimli_played("reserve", {"hand": ["gimli"]})) != "search"


@rule("CG-EX-45", "CG-DECK-10")
@pytest.mark.parametrize("zone", ["deck", "eliminated"])
def test_gimli_finds_the_axe_in_the_cycle_pile_only(zone: str) -> None:
    game = play(gimli_played("reserve", {zone: ["dwarven-axe"]}), "yes")
    assert game.state.hands["frodo"] == ()
    assert names(game.state.cycles["frodo"]) == {"sting"}


@rule("CG-MOVE-04")
def test_gimli_moved_takes_nothing() -> None:
    seats = {"frodo": {"reserve": ["gimli"], "cycle": ["dwarven-axe"]}}
    game = play(table(battlegrounds={"moria": []}, seats=seats), "move")
    assert card("dwarven-axe") in game.state.cycles["frodo"]
    assert game.question is not None
    assert game.question.side == "witch-king"


@rule("CG-ITEM-02", "CG-ITEM-03")
def test_the_axe_is_played_on_gimli_and_on_nobody_else() -> None:
    seats = {"frodo": {"hand": ["dwarven-axe", "riders-of-rohan"], "reserve": ["sam-gamgee"]}}
    others = ["legolas", "strider", "gandalf-the-grey"]
    game = play(table(path="caradhras", on_path=[*others, "gimli"], seats=seats), "play", "dwarven-axe")
    assert game.state.items == {card("gimli"): (card("dwarven-axe"),)}
    without_gimli = {"frodo": {"hand": ["dwarven-axe"], "reserve": ["sam-gamgee"]}}
    assert "play" not in table(path="caradhras", on_path=others, seats=without_gimli).names()
