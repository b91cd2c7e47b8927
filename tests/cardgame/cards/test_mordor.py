"""Mordor: icons of the armies and characters, and the characters that are no Nazgûl."""

from __future__ import annotations

import pytest

from cardgame.cards.mordors_turn import mordors_turn
from cardgame.quiet import attack_on, defense_of, drawn, hands, small
from cardgame.tables import card, names, table
from helpers import play
from marks import rule

NAZGUL_WITH_ACTIONS = [
    *("the-beguiler", "the-commander", "the-destroyer", "the-hunter", "the-messenger", "the-reaver", "the-warrior"),
]


# Icons


@rule("CG-COMBATBG-03", "CG-COMBATBG-07")
@pytest.mark.parametrize(
    "army, attack, defense",
    [
        ("black-uruks", 2, 1),
        ("grond-hammer-of-the-underworld", 3, 0),
        *((name, 1, 1) for name in ("mordor-orcs", "mordor-orcs#2", "mordor-orcs#3", "mordor-orcs#4", "mordor-orcs#5")),
        ("olog-hai", 2, 2),
        ("trolls-of-udun", 1, 2),
    ],
)
def test_armies_of_mordor_fight_with_their_printed_icons(army: str, attack: int, defense: int) -> None:
    assert attack_on("minas-tirith", army) == attack
    assert defense_of("minas-morgul", army) == defense


@rule("CG-LEAD-01", "CG-LEAD-02", "CG-COMBATPATH-02")
@pytest.mark.parametrize(
    "character, path, on_path, attack, led, defense, held",
    [
        ("gorbag-and-shagrat", "morgul-vale", 0, 0, 0, 0, 1),
        ("grishnakh", "dead-marshes", 1, 0, 1, 0, 0),
        ("mouth-of-sauron", "osgiliath", 1, 0, 1, 0, 1),
        ("the-lidless-eye", "orodruin", 1, 0, 0, 0, 0),
        ("the-black-easterling", "weathertop", 1, 0, 1, 0, 1),
        ("the-witch-king", "weathertop", 2, 2, 2, 0, 0),
        *((name, "weathertop", 1, 0, 1, 0, 0) for name in NAZGUL_WITH_ACTIONS),
    ],
)
def test_characters_of_mordor_fight_on_paths_and_lead_armies(
    character: str, path: str, on_path: int, attack: int, led: int, defense: int, held: int
) -> None:
    assert attack_on(path, character) == on_path
    assert attack_on("minas-tirith", character) == attack
    assert attack_on("minas-tirith", character, "mordor-orcs") == led + 1
    assert defense_of("minas-morgul", character) == defense
    assert defense_of("minas-morgul", character, "mordor-orcs") == held + 1


@rule("CG-TOKEN-05", "CG-CARD-06")
def test_the_black_easterling_has_a_defense_icon_more_on_dol_guldur() -> None:
    assert defense_of("dol-guldur", "the-black-easterling") == 1
    assert defense_of("dol-guldur", "the-black-easterling", "mordor-orcs") == 3
    assert defense_of("minas-morgul", "the-black-easterling", "mordor-orcs") == 2


NUMBERED = [
    "bag-end",
    "weathertop",
    "imladris",
    "caradhras",
    "egladil",
    "amon-hen",
    "osgiliath",
    "morgul-vale",
    "morgai",
]


@rule("CG-PLAY-11")
@pytest.mark.parametrize(
    "character, numbers",
    [
        ("gorbag-and-shagrat", {8, 9}),
        ("grishnakh", {6, 7}),
        ("mouth-of-sauron", {7, 8, 9}),
        ("the-lidless-eye", {9}),
        *(
            (name, {1, 2, 3, 5, 6, 7, 8, 9})
            for name in [*NAZGUL_WITH_ACTIONS, "the-black-easterling", "the-witch-king"]
        ),
    ],
)
def test_characters_of_mordor_go_to_paths_of_their_numbers(character: str, numbers: set[int]) -> None:
    for number, path in enumerate(NUMBERED, start=1):
        game = mordors_turn(path=path, battlegrounds={"minas-tirith": ()}, mordor={"hand": [character, "olog-hai"]})
        there = {path} if number in numbers else set()
        assert set(play(game, "play", character).names()) == {"minas-tirith", "reserve"} | there


# Gorbag and Shagrat


@rule("CG-TOKEN-02", "CG-PLAY-08")
@pytest.mark.parametrize("path, icons", [("morgul-vale", 1), ("cirith-ungol", 2), ("orodruin", 1)])
def test_gorbag_and_shagrat_are_stronger_for_a_cycled_card(path: str, icons: int) -> None:
    hand = ["gorbag-and-shagrat", "mordor-orcs", "olog-hai", "black-uruks"]
    game = play(mordors_turn(path=path, mordor={"hand": hand}), "play", "gorbag-and-shagrat", path, "mordor-orcs")
    assert game.names() == ["yes", "no"]
    paid = play(game, "yes", "olog-hai")
    assert paid.state.added == {card("gorbag-and-shagrat"): (icons, 0)}
    assert names(paid.state.cycles["witch-king"]) == {"mordor-orcs", "olog-hai"}
    declined = play(game, "no")
    assert declined.state.added == {}
    assert names(declined.state.cycles["witch-king"]) == {"mordor-orcs"}


@rule("CG-MOVE-04")
def test_gorbag_and_shagrat_are_asked_when_moved_to_a_path_too() -> None:
    game = mordors_turn(path="cirith-ungol", mordor={"reserve": ["gorbag-and-shagrat"], "hand": ["olog-hai"]})
    game = play(game, "move", "yes")
    assert game.state.added == {card("gorbag-and-shagrat"): (2, 0)}
    assert game.state.cycles["witch-king"] == (card("olog-hai"),)


@rule("CG-TOKEN-03", "CG-COMBATPATH-02")
def test_icons_of_gorbag_and_shagrat_count_on_the_path() -> None:
    game = mordors_turn(path="cirith-ungol", mordor={"reserve": ["gorbag-and-shagrat"], "hand": ["olog-hai"]})
    game = play(game, "move", "yes")
    assert game.view("frodo")["path"]["attack"] == 2


@rule("CG-CYCLE-07")
def test_gorbag_and_shagrat_may_be_paid_for_by_forsaking_with_an_empty_hand() -> None:
    game = mordors_turn(path="morgul-vale", mordor={"reserve": ["gorbag-and-shagrat", "olog-hai"]})
    game = play(game, "move", "yes")
    assert game.state.added == {card("gorbag-and-shagrat"): (1, 0)}
    assert card("olog-hai") in game.state.eliminated["witch-king"]


@rule("CG-CYCLE-07")
def test_gorbag_and_shagrat_are_not_asked_for_a_price_that_cannot_be_paid() -> None:
    game = play(mordors_turn(path="morgul-vale", mordor={"reserve": ["gorbag-and-shagrat"]}), "move")
    assert game.state.path_cards == (card("gorbag-and-shagrat"),)
    assert game.state.added == {}


@rule("CG-PLAY-22")
@pytest.mark.parametrize("place", ["minas-morgul", "reserve"])
def test_gorbag_and_shagrat_are_not_asked_elsewhere_than_on_paths(place: str) -> None:
    hand = ["gorbag-and-shagrat", "mordor-orcs", "olog-hai"]
    game = mordors_turn(path="cirith-ungol", battlegrounds={"minas-morgul": ()}, mordor={"hand": hand})
    game = play(game, "play", "gorbag-and-shagrat", place, "mordor-orcs")
    assert game.state.hands["witch-king"] == (card("olog-hai"),)
    assert game.state.added == {}
    assert game.state.seat == "aragorn"


# Grishnákh


@rule("CG-ABILITY-04", "CG-SCORE-04")
def test_grishnakh_on_a_path_dies_for_a_corruption() -> None:
    game = play(mordors_turn(path="amon-hen", on_path=["grishnakh"]), "use")
    assert game.state.corruption == 1
    assert game.state.path_cards == ()
    assert card("grishnakh") in game.state.eliminated["witch-king"]


@rule("CG-ABILITY-03")
def test_grishnakh_does_nothing_elsewhere_than_on_a_path() -> None:
    in_reserve = mordors_turn(path="amon-hen", mordor={"reserve": ["grishnakh"]})
    on_battleground = mordors_turn(path="amon-hen", battlegrounds={"lorien": ["grishnakh"]})
    assert "use" not in in_reserve.names()
    assert "use" not in on_battleground.names()


# The Mouth of Sauron and the Lidless Eye


@rule("CG-CARD-13", "CG-MOVE-02")
@pytest.mark.parametrize("character", ["mouth-of-sauron", "the-lidless-eye"])
@pytest.mark.parametrize(
    "battleground, path_is_open", [("harad", False), ("orthanc", False), ("edoras", True), (None, True)]
)
def test_an_active_shadow_battleground_keeps_them_from_the_path(
    character: str, battleground: str | None, path_is_open: bool
) -> None:
    active: dict[str, list[str]] = {battleground: []} if battleground else {}
    path = {"morgai"} if path_is_open else set()
    game = mordors_turn(path="morgai", battlegrounds=active, mordor={"hand": [character, "olog-hai", "black-uruks"]})
    played = play(game, "play", character)
    if path_is_open:
        assert set(played.names()) == {"reserve"} | path
    else:
        assert played.state.reserves["witch-king"] == (card(character),)
    game = mordors_turn(path="morgai", battlegrounds=active, mordor={"reserve": [character]})
    assert ("move" in game.names()) is path_is_open


@rule("CG-CARD-13")
def test_they_may_go_to_a_battleground_while_a_shadow_battleground_is_active() -> None:
    active: dict[str, list[str]] = {"minas-tirith": [], "minas-morgul": [], "umbar": []}
    game = mordors_turn(path="morgai", battlegrounds=active, mordor={"reserve": ["mouth-of-sauron"]})
    assert set(play(game, "move").names()) == {"minas-tirith", "minas-morgul"}


@rule("CG-ROUND-05")
@pytest.mark.parametrize("character, more", [("mouth-of-sauron", 1), ("the-witch-king", 1), ("the-lidless-eye", 0)])
def test_some_in_reserve_let_the_mordor_player_draw_more(character: str, more: int) -> None:
    deck = ["mordor-orcs", "mordor-orcs#2", "mordor-orcs#3", "mordor-orcs#4", "olog-hai", "black-uruks"]
    game = table(step="draw", seats=small({"witch-king": {"reserve": [character], "deck": deck}}))
    assert hands(drawn(game)) == {"frodo": 0, "witch-king": 4 + more, "aragorn": 0, "saruman": 0}


@rule("CG-ROUND-05", "CG-CARD-14")
def test_two_in_reserve_let_the_mordor_player_draw_two_more_cards() -> None:
    deck = ["mordor-orcs", "mordor-orcs#2", "mordor-orcs#3", "mordor-orcs#4", "olog-hai", "black-uruks", "fell-beast"]
    both = {"reserve": ["the-witch-king", "mouth-of-sauron"], "deck": deck}
    one = {"reserve": ["the-witch-king"], "cycle": ["mouth-of-sauron"], "deck": deck}
    assert hands(drawn(table(step="draw", seats=small({"witch-king": both}))))["witch-king"] == 6
    assert hands(drawn(table(step="draw", seats=small({"witch-king": one}))))["witch-king"] == 5


@rule("CG-PLAY-22")
@pytest.mark.parametrize("place", ["orodruin", "reserve"])
def test_when_the_lidless_eye_is_played_every_shadow_player_draws(place: str) -> None:
    game = mordors_turn(
        path="orodruin",
        mordor={"hand": ["the-lidless-eye", "olog-hai"], "deck": ["mordor-orcs"]},
        others={"saruman": {"deck": ["shelob", "gollum"]}, "frodo": {"deck": ["sting"]}},
    )
    game = play(game, "play", "the-lidless-eye", place, "gollum")
    assert game.state.hands["witch-king"] == (card("mordor-orcs"),)
    assert game.state.hands["saruman"] == (card("gollum"),)
    assert game.state.hands["frodo"] == ()


@rule("CG-DUEL2-14")
def test_when_the_lidless_eye_is_played_in_a_duel_its_player_draws_twice() -> None:
    seat = {"hand": ["the-lidless-eye", "olog-hai"], "deck": ["mordor-orcs", "shelob", "gollum"]}
    game = mordors_turn("duel", path="orodruin", mordor=seat)
    game = play(game, "play", "the-lidless-eye", "reserve", "shelob", "gollum")
    assert names(game.state.hands["witch-king"]) == {"shelob", "gollum"}


@rule("CG-MOVE-04", "CG-PASS-06")
def test_the_lidless_eye_raises_the_limit_only_in_reserve_and_draws_nothing_when_moved() -> None:
    hand = ["mordor-orcs", "olog-hai", "black-uruks"]
    game = mordors_turn(
        path="orodruin", mordor={"reserve": ["the-lidless-eye"], "hand": hand, "deck": ["mordor-orcs#2"]}
    )
    assert game.view("frodo")["seats"]["witch-king"]["carryover_limit"] == 3
    assert "pass" in game.names()
    game = play(game, "move")
    assert game.view("frodo")["seats"]["witch-king"]["carryover_limit"] == 2
    assert names(game.state.hands["witch-king"]) == set(hand)
