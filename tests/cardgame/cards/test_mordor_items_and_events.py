"""Mordor: items and events."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.cards.mordors_turn import mordors_turn
from cardgame.quiet import attack_on, defense_of, quiet, small
from cardgame.tables import Table, card, names, table
from helpers import answered, play
from marks import rule
from ringwar.cardgame.table.facts import battleground

ITEMS = ["black-breath", "black-riders-mount", "fell-beast", "morgul-blade", "nazguls-mantle"]
SEVEN = ["mordor-orcs", "mordor-orcs#2", "olog-hai", "the-hunter", "the-black-easterling", "fell-beast", "grishnakh"]
"""Seven cards to draw: three armies, two Nazgûl, another character and an item."""


# Items


@rule("CG-ITEM-06")
@pytest.mark.parametrize("item", ITEMS)
def test_icons_of_the_items_are_added_to_those_of_their_wielder(item: str) -> None:
    assert attack_on("weathertop", f"the-hunter+{item}") == (2 if item == "black-riders-mount" else 1)
    assert attack_on("minas-tirith", f"the-hunter+{item}") == (1 if item == "fell-beast" else 0)
    assert defense_of("minas-morgul", f"the-hunter+{item}") == 0


@rule("CG-CARD-08", "CG-CARD-09", "CG-ITEM-03")
@pytest.mark.parametrize("item", ITEMS)
def test_only_a_nazgul_in_play_may_wield_an_item_of_mordor(item: str) -> None:
    game = mordors_turn(
        path="weathertop",
        on_path=["the-reaver"],
        mordor={"hand": [item, "olog-hai", "the-warrior"], "reserve": ["mouth-of-sauron", "the-hunter", "black-uruks"]},
        battlegrounds={"lorien": ["the-witch-king"]},
    )
    assert set(play(game, "play", item).names()) == {"the-hunter", "the-reaver", "the-witch-king"}
    nobody = mordors_turn(path="weathertop", mordor={"hand": [item, "olog-hai"], "reserve": ["mouth-of-sauron"]})
    assert play(nobody, "play").state.reserves["witch-king"] == (card("mouth-of-sauron"), card("olog-hai"))


@rule("CG-SCORE-04", "CG-ITEM-11", "CG-ABILITY-04")
@pytest.mark.parametrize("on_path", [True, False])
def test_black_breath_cycles_its_wielder_with_all_items_for_a_corruption(on_path: bool) -> None:
    wielder = "the-hunter+fell-beast+black-breath"
    there: dict[str, Any] = {"on_path": [wielder]} if on_path else {"battlegrounds": {"lorien": [wielder]}}
    game = play(mordors_turn(path="weathertop", **there), "use")
    assert game.state.corruption == 1
    assert names(game.state.cycles["witch-king"]) == {"the-hunter", "fell-beast", "black-breath"}
    assert (game.state.path_cards, set(game.state.battlegrounds.values()) - {()}) == ((), set())


@rule("CG-ABILITY-03", "CG-CARD-12")
def test_black_breath_does_nothing_in_reserve() -> None:
    game = mordors_turn(path="weathertop", mordor={"reserve": ["the-witch-king+black-breath"]})
    assert "use" not in game.names()


@rule("CG-SCORE-04", "CG-ABILITY-04")
def test_the_morgul_blade_is_eliminated_for_a_corruption_and_its_wielder_stays() -> None:
    game = play(mordors_turn(path="weathertop", on_path=["the-hunter+morgul-blade+fell-beast"]), "use")
    assert game.state.corruption == 1
    assert card("morgul-blade") in game.state.eliminated["witch-king"]
    assert game.state.path_cards == (card("the-hunter"),)
    assert game.state.items == {card("the-hunter"): (card("fell-beast"),)}


@rule("CG-ABILITY-03", "CG-CARD-12")
def test_the_morgul_blade_works_on_a_path_only() -> None:
    in_reserve = mordors_turn(path="weathertop", mordor={"reserve": ["the-witch-king+morgul-blade"]})
    on_battleground = mordors_turn(path="weathertop", battlegrounds={"lorien": ["the-hunter+morgul-blade"]})
    assert "use" not in in_reserve.names()
    assert "use" not in on_battleground.names()


@rule("CG-EX-31", "CG-ITEM-09", "CG-FIX-28")
@pytest.mark.parametrize("mount, goal", [("black-riders-mount", "weathertop"), ("fell-beast", "lorien")])
@pytest.mark.parametrize("zone", ["reserve", "locked"])
def test_a_mount_carries_a_nazgul_out_of_reserve_even_if_played_this_round(mount: str, goal: str, zone: str) -> None:
    game = mordors_turn(
        path="weathertop",
        battlegrounds={"lorien": (), "umbar": ()},
        mordor={zone: ["the-warrior+nazguls-mantle"], "hand": [mount, "olog-hai"]},
    )
    game = play(game, "play", mount)
    assert game.names() == [goal, "none"]
    ridden = play(game, goal)
    assert ridden.state.reserves["witch-king"] == ()
    assert card("the-warrior") in (*ridden.state.path_cards, *ridden.state.battlegrounds[battleground("lorien")])
    assert ridden.state.items == {card("the-warrior"): (card("nazguls-mantle"), card(mount))}
    assert ridden.state.seat == "aragorn"
    stayed = play(game, "none")
    assert stayed.state.reserves["witch-king"] == (card("the-warrior"),)
    assert stayed.state.items == {card("the-warrior"): (card("nazguls-mantle"), card(mount))}


@rule("CG-EX-31", "CG-MOVE-05")
@pytest.mark.parametrize("mount", ["black-riders-mount", "fell-beast"])
def test_a_mount_carries_nobody_where_its_wielder_may_not_go(mount: str) -> None:
    game = mordors_turn(
        path="caradhras",
        battlegrounds={"edoras": (), "umbar": ()},
        mordor={"reserve": ["the-warrior"], "hand": [mount, "olog-hai"]},
    )
    game = play(game, "play", mount)
    assert game.state.reserves["witch-king"] == (card("the-warrior"),)
    assert game.state.seat == "aragorn"


@rule("CG-MOVE-06")
@pytest.mark.parametrize("mount", ["black-riders-mount", "fell-beast"])
def test_a_mount_moves_nobody_from_one_location_to_another(mount: str) -> None:
    active = {"lorien": ["the-hunter"], "minas-tirith": []}
    game = mordors_turn(path="weathertop", battlegrounds=active, mordor={"hand": [mount, "olog-hai"]})
    game = play(game, "play", mount)
    assert game.state.battlegrounds[battleground("lorien")] == (card("the-hunter"),)
    assert game.state.seat == "aragorn"


@rule("CG-AMB-37", "CG-ITEM-12")
@pytest.mark.parametrize("place", ["weathertop", "minas-tirith", "minas-morgul"])
def test_the_mantle_saves_its_wielder_and_all_items_in_any_combat(place: str) -> None:
    nazgul, foes = "the-hunter+nazguls-mantle+morgul-blade", ["aragorn", "gandalf-the-white"]
    there: dict[str, Any] = {"battlegrounds": {place: [nazgul, *foes]}}
    if place == "weathertop":
        there = {"path": place, "on_path": [nazgul]}
    game = table(step="combat", seats=quiet(), **there)
    rest = {*game.state.cycles["witch-king"], *game.state.decks["witch-king"], *game.state.hands["witch-king"]}
    assert names(tuple(rest)) == {"the-hunter", "nazguls-mantle", "morgul-blade"}


@rule("CG-ELIM-07", "CG-ELIM-08")
def test_the_mantle_saves_nobody_outside_combat() -> None:
    seats = {"frodo": {"hand": ["eowyn", "sting"]}}
    active = {"minas-tirith": ["the-hunter+nazguls-mantle"], "edoras": ()}
    game = table(battlegrounds=active, path="bag-end", seats=small(seats))
    game = play(game, "play", "edoras", "the-hunter")
    assert {"the-hunter", "nazguls-mantle"} <= names(game.state.eliminated["witch-king"])


# The Black Captain


MORDORS = {"dol-guldur", "lorien", "minas-morgul", "minas-tirith", "morannon"}


@rule("CG-EX-28", "CG-CARD-04", "CG-AMB-16")
@pytest.mark.parametrize("zone", ["reserve", "locked"])
def test_the_black_captain_opens_a_battleground_and_the_witch_king_may_go_there(zone: str) -> None:
    mordor = {zone: ["the-witch-king+fell-beast"], "hand": ["the-black-captain", "olog-hai"]}
    game = play(mordors_turn(path="weathertop", mordor=mordor), "play", "the-black-captain")
    assert set(game.names()) == MORDORS
    game = play(game, "minas-tirith")
    assert (game.question and game.question.side, game.names()) == ("witch-king", ["yes", "no"])
    moved, stayed = play(game, "yes").state, play(game, "no").state
    assert moved.battlegrounds == {battleground("minas-tirith"): (card("the-witch-king"),)}
    assert moved.items == {card("the-witch-king"): (card("fell-beast"),)}
    assert stayed.battlegrounds == {battleground("minas-tirith"): ()}
    assert stayed.reserves["witch-king"] == (card("the-witch-king"),)
    for state in (moved, stayed):
        assert card("the-black-captain") in state.eliminated["witch-king"]
        assert state.cycles["witch-king"] == (card("olog-hai"),)


@rule("CG-LOC-11", "CG-LOC-14")
@pytest.mark.parametrize("side", ["free-peoples", "shadow"])
def test_the_black_captain_reactivates_from_either_scoring_area(side: str) -> None:
    mordor = {"reserve": ["the-witch-king"], "hand": ["the-black-captain", "olog-hai"]}
    game = mordors_turn(path="weathertop", mordor=mordor, scoring={side: ["minas-tirith"]})
    game = play(game, "play", "the-black-captain", "minas-tirith", "yes")
    assert game.state.taken_from == {battleground("minas-tirith"): side}
    assert game.state.scoring[side] == ()
    assert game.state.battlegrounds == {battleground("minas-tirith"): (card("the-witch-king"),)}


@rule("CG-EVENT-03", "CG-FIX-24")
@pytest.mark.parametrize(
    "there, held, answers",
    [({"on_path": ["the-witch-king"]}, [], []), ({}, ["the-witch-king"], ["olog-hai"])],
    ids=["on the path", "in hand"],
)
def test_the_black_captain_does_nothing_unless_the_witch_king_is_in_reserve(
    there: dict[str, Any], held: list[str], answers: list[str]
) -> None:
    mordor = {"hand": ["the-black-captain", "olog-hai", *held]}
    game = play(mordors_turn(path="weathertop", mordor=mordor, **there), "play", "the-black-captain", *answers)
    assert game.state.battlegrounds == {}
    assert card("the-black-captain") in game.state.eliminated["witch-king"]
    assert game.state.cycles["witch-king"] == (card("olog-hai"),)
    assert game.state.seat == "aragorn"


@rule("CG-LOC-12", "CG-LOC-13")
def test_the_black_captain_moves_nobody_when_no_battleground_is_left_to_open() -> None:
    active: dict[str, tuple[str, ...]] = dict.fromkeys(sorted(MORDORS), ())
    mordor = {"reserve": ["the-witch-king"], "hand": ["the-black-captain", "olog-hai"]}
    game = play(mordors_turn(path="weathertop", battlegrounds=active, mordor=mordor), "play", "the-black-captain")
    assert game.state.reserves["witch-king"] == (card("the-witch-king"),)
    assert card("the-black-captain") in game.state.eliminated["witch-king"]


# The Day Without Dawn and The Ringwraiths Are Abroad


def mustering(event: str, deck: list[str] = SEVEN, rules: str = "trilogy") -> Table:
    """The event has been played and paid for, and the top cards of a deck of nine lie aside."""
    mordor = {"hand": [event, "black-uruks"], "deck": [*deck, "trolls-of-udun", "the-reaver"]}
    game = mordors_turn(rules, path="weathertop", battlegrounds={"lorien": (), "umbar": ()}, mordor=mordor)
    return play(game, "play", event, *deck)


@rule("CG-PLAY-16", "CG-PLAY-18")
def test_the_day_without_dawn_plays_two_of_seven_armies_and_cycles_the_rest() -> None:
    game = mustering("the-day-without-dawn")
    assert (game.question and game.question.key, set(game.names())) == ("eliminate-drawn", set(SEVEN))
    game = play(game, "grishnakh")
    assert set(game.names()) == {"mordor-orcs", "mordor-orcs#2", "olog-hai", "none"}
    game = play(game, "olog-hai", "lorien")
    assert set(game.names()) == {"mordor-orcs", "mordor-orcs#2", "none"}
    game = play(game, "mordor-orcs", "reserve")
    assert game.state.battlegrounds[battleground("lorien")] == (card("olog-hai"),)
    assert game.state.reserves["witch-king"] == (card("mordor-orcs"),)
    assert {"the-day-without-dawn", "grishnakh"} <= names(game.state.eliminated["witch-king"])
    rest = {"mordor-orcs#2", "the-hunter", "the-black-easterling", "fell-beast"}
    assert names(game.state.cycles["witch-king"]) == {"black-uruks", *rest}
    assert names(game.state.decks["witch-king"]) == {"trolls-of-udun", "the-reaver"}
    assert game.state.hands["witch-king"] == ()


@rule("CG-PLAY-16")
@pytest.mark.parametrize("played", [0, 1])
def test_fewer_than_two_armies_may_be_played(played: int) -> None:
    answers = ["mordor-orcs", "lorien"][: 2 * played]
    game = play(mustering("the-day-without-dawn"), "fell-beast", *answers, "none")
    assert len(game.state.battlegrounds[battleground("lorien")]) == played
    assert len(game.state.cycles["witch-king"]) == 1 + 6 - played
    assert game.state.seat == "aragorn"


@rule("CG-PLAY-19")
def test_any_army_of_the_deck_comes_in_a_duel_to_where_it_may_go() -> None:
    seven = ["haradrim-mumakil", "saruman", "gollum", "the-hunter", "fell-beast", "shelob", "wolf-riders"]
    game = play(mustering("the-day-without-dawn", seven, "duel"), "gollum")
    assert set(game.names()) == {"haradrim-mumakil", "wolf-riders", "none"}
    assert set(play(game, "haradrim-mumakil").names()) == {"umbar", "reserve"}


@rule("CG-PLAY-16", "CG-CARD-08", "CG-AMB-18")
def test_the_ringwraiths_are_abroad_plays_two_nazgul_whose_texts_come_last() -> None:
    game = play(mustering("the-ringwraiths-are-abroad"), "olog-hai")
    assert set(game.names()) == {"the-hunter", "the-black-easterling", "none"}
    game = play(game, "the-black-easterling")
    assert set(game.names()) == {"weathertop", "lorien", "reserve"}
    game = play(game, "weathertop", "the-hunter", "lorien")  # he has no text that works when he is played
    assert names(game.state.cycles["witch-king"]) == {
        *("black-uruks", "mordor-orcs", "mordor-orcs#2", "fell-beast", "grishnakh"),
    }
    game = play(game, "the-reaver")
    assert game.state.path_cards == (card("the-black-easterling"),)
    assert game.state.battlegrounds[battleground("lorien")] == (card("the-hunter"),)
    assert game.state.hands["witch-king"] == (card("the-reaver"),)
    assert {"the-ringwraiths-are-abroad", "olog-hai"} <= names(game.state.eliminated["witch-king"])


@rule("CG-PLAY-15")
def test_a_nazgul_already_played_this_round_does_not_come_again() -> None:
    mordor = {"hand": ["the-ringwraiths-are-abroad", "black-uruks"], "deck": [*SEVEN, "the-reaver"]}
    game = mordors_turn(path="weathertop", mordor=mordor, played_this_round=["the-hunter"])
    game = play(game, "play", "the-ringwraiths-are-abroad", *SEVEN, "olog-hai")
    assert game.names() == ["the-black-easterling", "none"]


@rule("CG-DECK-11", "CG-ELIM-04")
def test_with_nothing_to_draw_the_events_do_nothing() -> None:
    for event in ("the-day-without-dawn", "the-ringwraiths-are-abroad"):
        game = play(mordors_turn(path="weathertop", mordor={"hand": [event]}), "play")
        assert "play-drawn" not in answered(game)
        assert card(event) in game.state.eliminated["witch-king"]
        assert game.state.seat == "aragorn"


@rule("CG-PLAY-17", "CG-AMB-17")
def test_an_army_without_a_rest_to_cycle_is_paid_for_by_forsaking_another_card() -> None:
    mordor = {
        "hand": ["the-day-without-dawn"],
        "deck": ["olog-hai", "fell-beast"],
        "reserve": ["black-uruks", "the-hunter"],
    }
    game = mordors_turn(path="weathertop", mordor=mordor)
    game = play(game, "play", "the-hunter", "olog-hai", "fell-beast", "olog-hai")
    assert "olog-hai" in names(game.state.reserves["witch-king"])
    assert "black-uruks" in names(game.state.eliminated["witch-king"])
