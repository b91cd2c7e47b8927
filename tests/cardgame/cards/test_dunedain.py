"""The Dúnedain: armies, and the icons of all of them."""

from __future__ import annotations

import pytest

from cardgame.cards.measured_icons import attack, defense, path_defense
from cardgame.tables import names, table
from helpers import play, told
from marks import rule
from ringwar.cardgame import scenario
from ringwar.cardgame.table.facts import battleground

CHARACTERS = [
    ("aragorn", 0, 1, 1, 1, 1),
    ("boromir", 1, 0, 1, 1, 0),
    ("denethor", 0, 0, 0, 1, 1),
    ("faramir", 1, 0, 1, 1, 0),
    ("halbarad", 1, 0, 1, 1, 0),
    ("prince-imrahil", 0, 0, 1, 1, 0),
    ("strider", 2, 1, 1, 0, 0),
]


@rule("CG-COMBATPATH-05", "CG-COMBATBG-03", "CG-COMBATBG-07")
@pytest.mark.parametrize(("character", "on_path", "attacking", "defending", "led", "held"), CHARACTERS)
def test_a_character_fights_alone_with_its_printed_icons(
    character: str, on_path: int, attacking: int, defending: int, led: int, held: int
) -> None:
    assert path_defense(character) == on_path
    assert attack(character, at="harad") == attacking
    assert defense(character, at="pelargir") == defending


@rule("CG-LEAD-01", "CG-LEAD-02")
@pytest.mark.parametrize(("character", "on_path", "attacking", "defending", "led", "held"), CHARACTERS)
def test_a_character_with_an_army_of_gondor_adds_its_leadership(
    character: str, on_path: int, attacking: int, defending: int, led: int, held: int
) -> None:
    assert attack(character, "soldiers-of-gondor", at="harad") == attacking + led + 1
    assert defense(character, "soldiers-of-gondor", at="pelargir") == defending + held


@rule("CG-COMBATBG-03", "CG-COMBATBG-07", "CG-TOKEN-05")
@pytest.mark.parametrize(
    ("army", "attacking", "at", "there", "elsewhere"),
    [
        ("soldiers-of-gondor", 1, "minas-tirith", 1, 1),
        ("knights-of-dol-amroth", 1, "dol-amroth", 2, 1),
        ("guards-of-the-citadel", 1, "minas-tirith", 2, 1),
        ("the-great-gate", 0, "minas-tirith", 3, 0),
        ("dead-men-of-dunharrow", 0, "minas-tirith", 0, 0),
    ],
)
def test_an_army_defends_best_where_it_is_at_home(
    army: str, attacking: int, at: str, there: int, elsewhere: int
) -> None:
    assert attack(army, at="umbar") == attacking
    assert defense(army, at=at) == there
    assert defense(army, at="pelargir") == elsewhere


@rule("CG-CARD-06", "CG-TOKEN-05")
def test_the_knights_are_no_stronger_on_minas_tirith_nor_the_guards_on_dol_amroth() -> None:
    assert defense("knights-of-dol-amroth", at="minas-tirith") == 1
    assert defense("guards-of-the-citadel", at="dol-amroth") == 1


# Dead Men of Dunharrow


@rule("CG-CARD-06", "CG-LEAD-03")
@pytest.mark.parametrize(
    ("cards", "icons"),
    [
        (["dead-men-of-dunharrow", "strider"], 1 + 2),
        (["dead-men-of-dunharrow", "aragorn"], 1 + 1 + 2),
        (["dead-men-of-dunharrow", "boromir"], 1),
        (["dead-men-of-dunharrow", "soldiers-of-gondor", "strider"], 1 + 1 + 2),
        (["soldiers-of-gondor", "dead-men-of-dunharrow", "aragorn"], 1 + 1 + 1 + 2),
    ],
)
def test_the_dead_men_attack_only_in_support_of_strider_or_aragorn(cards: list[str], icons: int) -> None:
    assert attack(*cards, at="harad") == icons


@rule("CG-CARD-06", "CG-LEAD-02")
@pytest.mark.parametrize(("character", "icons"), [("strider", 2), ("aragorn", 2), ("faramir", 0), ("denethor", 0)])
def test_the_dead_men_defend_only_in_support_of_strider_or_aragorn(character: str, icons: int) -> None:
    assert defense("dead-men-of-dunharrow", character, at="pelargir") == icons


@rule("CG-LEAD-02")
def test_the_dead_men_do_not_support_aragorn_in_reserve() -> None:
    assert defense("dead-men-of-dunharrow", at="pelargir", aragorn={"reserve": ["aragorn"]}) == 0


@rule("CG-LEAD-05", "CG-CARD-06")
@pytest.mark.parametrize(("supported", "icons"), [("aragorn", 1 + 1 + 2), ("denethor", 1 + 1)])
def test_the_dead_men_choose_whom_they_support(supported: str, icons: int) -> None:
    cards = ["dead-men-of-dunharrow", "aragorn", "denethor"]
    game = table(step="combat", battlegrounds={"harad": cards})
    assert game.names() == ["aragorn", "denethor"]
    assert attack(*cards, at="harad", supporting=supported) == icons


@rule("CG-AMB-11")
@pytest.mark.parametrize("armies", [["soldiers-of-gondor", "dead-men-of-dunharrow"], ["dead-men-of-dunharrow"]])
def test_the_totals_on_show_let_the_dead_men_support_aragorn(armies: list[str]) -> None:
    game = table(battlegrounds={"harad": ["denethor", "aragorn", *armies]})
    leaders_and_soldiers = 1 + 1 + (1 + 1 if len(armies) == 2 else 0)
    assert game.view("frodo")["battlegrounds"][0]["attack"] == leaders_and_soldiers + 2


# The Great Gate


@rule("CG-CARD-13", "CG-PLAY-10", "CG-PLAY-13")
def test_the_great_gate_is_never_played_to_a_shadow_battleground() -> None:
    game = table(
        to_act="aragorn",
        battlegrounds={"minas-tirith": [], "harad": [], "pelargir": [], "lorien": []},
        seats={"aragorn": {"hand": ["the-great-gate", "soldiers-of-gondor", "elrond"]}},
    )
    assert play(game, "play", "the-great-gate").names() == ["minas-tirith", "pelargir", "reserve"]
    assert play(game, "play", "soldiers-of-gondor").names() == ["minas-tirith", "harad", "pelargir", "reserve"]


@rule("CG-MOVE-02")
def test_the_great_gate_is_never_moved_to_a_shadow_battleground() -> None:
    game = table(
        to_act="aragorn", battlegrounds={"harad": []}, seats={"aragorn": {"reserve": ["the-great-gate"], "hand": []}}
    )
    assert "move" not in game.names()
    game = table(
        to_act="aragorn",
        battlegrounds={"harad": [], "pelargir": []},
        seats={"aragorn": {"reserve": ["the-great-gate"]}},
    )
    assert names(play(game, "move").state.battlegrounds[battleground("pelargir")]) == {"the-great-gate"}


@rule("CG-REACT-01", "CG-TOKEN-05")
def test_the_great_gate_keeps_its_icons_on_a_minas_tirith_taken_from_the_enemy() -> None:
    fighters = ["the-great-gate", "soldiers-of-gondor", "olog-hai", "black-uruks"]
    game = scenario(
        step="combat",
        battlegrounds=[
            {"id": "minas-tirith", "reactivated_from": "shadow", "cards": [{"card": name} for name in fighters]}
        ],
    )
    assert told(game, "all-fall") == [{"location": "minas-tirith", "count": 4}]
    assert names(game.state.eliminated["aragorn"]) == {"the-great-gate", "soldiers-of-gondor"}
    assert {each.name for each in game.state.scoring["free-peoples"]} == {"minas-tirith"}
