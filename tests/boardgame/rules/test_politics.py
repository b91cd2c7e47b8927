"""Chapters 17.1 and 17.3 to 17.5: the political track, what advances nations, and what peace forbids them."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board, army, board, field, game_with
from boardgame.sieges import holder, politics, score
from helpers import asked, play, told
from marks import rule
from ringwar.boardgame.rules.politics import activate, advance
from ringwar.boardgame.table.facts import FREE_NATIONS, SHADOW_NATIONS

MUSTER = ["muster", "muster"]
DIE = "muster-army"


def on_step(nation: str, steps: int, active: bool) -> dict[str, dict[str, Any]]:
    """Where a nation stands on the track."""
    return {nation: {"steps_to_war": steps, "active": active}}


def diplomats(game: Board) -> list[str]:
    """The nations that a Muster result of the Free Peoples can advance."""
    game = play(game, "muster")
    return play(game, "diplomacy").names() if "diplomacy" in game.names() else []


def attack(origin: str, target: str, attackers: str, defenders: str, **fields: Any) -> Board:
    """Sauron attacks, and the battle has begun."""
    fields = {"at_war": ["sauron"], "shadow": ["army", "army"], **fields}
    return play(board({origin: attackers, target: defenders}, **fields), "attack", "all")


# The track


@rule("BG-POLITICS-01", "BG-POLITICS-02", "BG-POLITICS-03")
def test_three_advances_lead_to_war_and_no_further() -> None:
    game = board(free=["muster"] * 4, politics=on_step("elves", 3, True) | on_step("rohan", 1, False))
    seen = []
    for _ in range(3):
        game = play(game, "muster", "diplomacy", "elves")
        seen.append(politics(game, "elves"))
    assert seen == [(2, True), (1, True), (0, True)]
    assert "elves" not in play(game, "muster", "diplomacy").names()


@rule("BG-POLITICS-05", "BG-POLITICS-06", "BG-POLITICS-22")
def test_a_passive_nation_advances_to_the_third_step_and_no_further() -> None:
    game = board(free=["muster"] * 3)
    game = play(game, "muster", "diplomacy", "rohan", "muster", "diplomacy", "rohan")
    assert politics(game, "rohan") == (1, False)
    assert "rohan" not in diplomats(game)


@rule("BG-POLITICS-07", "BG-POLITICS-20")
def test_an_advance_that_a_passive_nation_cannot_make_is_not_saved_up() -> None:
    game = game_with(board(free=MUSTER, politics=on_step("rohan", 1, False)))
    assert advance(game, "rohan") is False
    assert game.state.politics["rohan"] == 1
    activate(game, "rohan")
    assert (game.state.politics["rohan"], game.state.active["rohan"]) == (1, True)
    assert advance(game, "rohan") is True
    assert game.state.politics["rohan"] == 0


@rule("BG-POLITICS-08")
def test_shadow_nations_are_active_from_the_start() -> None:
    state = board(shadow=["army", "army"]).state
    assert [state.active[nation] for nation in SHADOW_NATIONS] == [True, True, True]
    assert [nation for nation in FREE_NATIONS if state.active[nation]] == ["elves"]


@rule("BG-POLITICS-04")
def test_losing_a_conquest_moves_no_counter_back() -> None:
    game = board(
        {"westemnet": "rohan 1"},
        control={"helms-deep": SHADOW},
        politics=on_step("rohan", 1, True) | on_step("isengard", 1, True),
        free=[DIE, DIE],
    )
    game = play(game, DIE, "move-armies", "helms-deep")
    assert (politics(game, "rohan"), politics(game, "isengard")) == ((1, True), (1, True))


@rule("BG-POLITICS-04")
@pytest.mark.parametrize(("steps", "after"), [(1, 2), (2, 3), (3, 3)])
def test_a_card_that_says_so_moves_a_counter_back_but_not_beyond_the_first_step(steps: int, after: int) -> None:
    game = board(
        {"edoras": "rohan 2 boromir"},
        politics=on_step("rohan", steps, True),
        shadow=MUSTER,
        hands=["shadow-strategy-06"],
    )
    game = play(game, "play-event", "rohan")
    assert politics(game, "rohan") == (after, True)
    assert field(game, "edoras") == army(rohan_regular=1)


@rule("BG-POLITICS-22")
@pytest.mark.parametrize(
    ("steps", "active", "offered"),
    [(3, False, True), (2, False, True), (1, False, False), (1, True, True), (0, True, False)],
)
def test_the_diplomatic_action_is_open_to_nations_that_can_advance(steps: int, active: bool, offered: bool) -> None:
    game = board(free=MUSTER, politics=on_step("gondor", steps, active))
    assert ("gondor" in diplomats(game)) is offered


@rule("BG-POLITICS-22")
def test_without_a_nation_to_advance_there_is_no_diplomacy() -> None:
    peace: dict[str, Any] = {
        "politics": on_step("isengard", 0, True) | on_step("sauron", 0, True) | on_step("southrons", 0, True)
    }
    assert "diplomacy" not in board({"umbar": "southrons 1"}, shadow=MUSTER, **peace).names()


@rule("BG-EX-44", "BG-POLITICS-29", "BG-AMB-18")
def test_a_passive_nation_on_the_third_step_goes_to_war_when_attacked() -> None:
    third = on_step("gondor", 1, False)
    assert "gondor" not in diplomats(board(free=MUSTER, politics=third))
    game = attack("north-ithilien", "osgiliath", "sauron 2", "gondor 2", politics=third | on_step("sauron", 0, True))
    assert politics(game, "gondor") == (0, True)
    assert [each["nation"] for each in told(game, "activate")] == ["gondor"]


# Attacks


@rule("BG-POLITICS-23", "BG-POLITICS-30", "BG-POLITICS-10")
def test_a_nation_becomes_active_and_advances_when_the_attack_is_declared() -> None:
    game = attack("old-forest-road", "dale", "sauron 2", "north 2")
    assert asked(game) == ("chance", "combat-die")
    assert politics(game, "north") == (2, True)


@rule("BG-POLITICS-24")
def test_a_battle_of_two_rounds_is_one_attack() -> None:
    game = attack("old-forest-road", "dale", "sauron 2", "north 2")
    game = play(game, 1, 1, 1, 1, "no", "no", 1, 1, 1, 1, "yes")
    assert politics(game, "north") == (2, True)


@rule("BG-POLITICS-23")
def test_every_attack_advances() -> None:
    game = attack("old-forest-road", "dale", "sauron 2", "north 2")
    game = play(game, 1, 1, 1, 1, "yes", "attack", "all")
    assert politics(game, "north") == (1, True)


@rule("BG-POLITICS-25", "BG-POLITICS-32")
def test_every_nation_with_units_in_the_army_advances_and_leaders_or_companions_alone_do_nothing() -> None:
    game = attack("old-forest-road", "dale", "sauron 2", "north 1 dwarves 0/1 gondor 1 rohan 0/0/1 legolas")
    found = {nation: politics(game, nation) for nation in FREE_NATIONS}
    assert found == {
        "north": (2, True),
        "dwarves": (2, True),
        "gondor": (1, True),
        "rohan": (3, False),
        "elves": (3, True),
    }


@rule("BG-POLITICS-26")
def test_an_attacked_shadow_nation_advances_too() -> None:
    game = board({"fords-of-isen": "rohan 2", "orthanc": "isengard 2 southrons 1"}, at_war=["rohan"], free=[DIE, DIE])
    game = play(game, DIE, "attack", "all")
    assert (politics(game, "isengard"), politics(game, "southrons")) == ((0, True), (1, True))
    assert politics(game, "sauron") == (1, True)


@rule("BG-POLITICS-31")
@pytest.mark.parametrize(
    ("at_war", "dice", "answers", "nation", "steps"),
    [
        (["isengard"], {"shadow": ["army", "army"]}, ("attack", "all"), "rohan", 2),
        (["rohan"], {"free": [DIE, DIE]}, (DIE, "attack", "all"), "isengard", 0),
    ],
)
def test_an_assault_and_a_sortie_are_attacks(
    at_war: list[str], dice: dict[str, Any], answers: tuple[str, ...], nation: str, steps: int
) -> None:
    game = board({"helms-deep": "isengard 2"}, {"helms-deep": "rohan 2"}, at_war=at_war, **dice)
    assert politics(play(game, *answers), nation) == (steps, True)


@rule("BG-POLITICS-31")
def test_an_attack_answered_by_withdrawing_is_an_attack() -> None:
    game = attack("fords-of-isen", "helms-deep", "sauron 2", "rohan 2")
    game = play(game, "yes", "no")
    assert politics(game, "rohan") == (2, True)


# Captures


@rule("BG-POLITICS-27")
@pytest.mark.parametrize(
    ("origin", "goal", "nation"),
    [("fords-of-isen", "westemnet", "rohan"), ("iron-hills", "dale", "north"), ("dale", "erebor", "dwarves")],
)
def test_a_nation_advances_when_the_opponent_captures_a_settlement_of_it(origin: str, goal: str, nation: str) -> None:
    game = board({origin: "sauron 1"}, at_war=["sauron"], shadow=["army", "army"], control={"iron-hills": SHADOW})
    assert politics(play(game, "move-armies", goal), nation) == (2, True)


@rule("BG-POLITICS-27", "BG-POLITICS-26")
def test_a_shadow_nation_advances_when_it_loses_a_settlement() -> None:
    game = board({"west-harondor": "gondor 1"}, at_war=["gondor"], free=[DIE, DIE])
    game = play(game, DIE, "move-armies", "umbar")
    assert (politics(game, "southrons"), score(game)) == ((1, True), (2, 0))


@rule("BG-POLITICS-27", "BG-MAP-12")
def test_entering_land_without_a_settlement_advances_nobody() -> None:
    game = board({"druwaith-iaur": "sauron 1"}, at_war=["sauron"], shadow=["army", "army"])
    assert politics(play(game, "move-armies", "fords-of-isen"), "rohan") == (3, True)


@rule("BG-EX-42", "BG-POLITICS-28")
def test_an_attack_and_the_capture_that_follows_count_separately() -> None:
    game = attack("old-forest-road", "dale", "sauron 2", "north 1")
    game = play(game, 1, 1, 1, "no", "yes", "erebor", "yes", "all")
    assert (politics(game, "north"), holder(game, "dale"), score(game)) == ((1, True), SHADOW, (0, 1))
    assert field(game, "erebor") == army(north_regular=1)


@rule("BG-POLITICS-33", "BG-AMB-19")
@pytest.mark.parametrize(
    ("armies", "control", "answers"),
    [
        ({"westemnet": "rohan 1"}, {"helms-deep": SHADOW}, (DIE, "move-armies", "helms-deep")),
        ({"gap-of-rohan": "isengard 1"}, {"orthanc": FREE}, ("move-armies", "orthanc")),
    ],
)
def test_taking_back_an_own_settlement_advances_nobody(
    armies: dict[str, str], control: dict[str, str], answers: tuple[str, ...]
) -> None:
    dice: dict[str, Any] = {"free": [DIE, DIE]} if answers[0] == DIE else {"shadow": ["army", "army"]}
    game = board(armies, control=control, **dice)
    after = play(game, *answers)
    assert after.state.control == {}
    assert after.state.politics == game.state.politics


# Cards


@rule("BG-POLITICS-34")
def test_a_card_that_starts_an_attack_rouses_the_attacked() -> None:
    game = board(
        {"helms-deep": "isengard 2", "orthanc": "saruman"},
        {"helms-deep": "rohan 2"},
        at_war=["isengard"],
        shadow=["army", "army"],
        hands=["shadow-strategy-02"],
    )
    assert politics(play(game, "play-event", "all"), "rohan") == (2, True)


@rule("BG-POLITICS-35")
@pytest.mark.parametrize("card", ["fp-character-19", "fp-character-20", "fp-character-21"])
def test_the_ents_count_as_an_attack_on_orthanc(card: str) -> None:
    game = board(
        {"orthanc": "southrons 2 isengard 1", "fangorn": "gandalf-the-white"},
        free=["character", "character"],
        hands=[card],
    )
    game = play(game, "character", "play-event")
    assert (politics(game, "southrons"), politics(game, "isengard")) == ((1, True), (0, True))
    assert politics(game, "sauron") == (1, True)


@rule("BG-POLITICS-35")
def test_the_dead_men_count_as_an_attack_on_the_army_they_find() -> None:
    game = board(
        {"edoras": "strider", "pelargir": "southrons 5"},
        free=["character", "character"],
        hands=["fp-character-22"],
    )
    game = play(game, "character", "play-event", "pelargir")
    assert politics(game, "southrons") == (1, True)


@rule("BG-POLITICS-36")
def test_other_cards_that_inflict_hits_rouse_nobody() -> None:
    game = board(
        {"dale": "north 2", "old-forest-road": "sauron 1 nazgul 2"},
        shadow=["character", "character"],
        hands=["shadow-character-19"],
    )
    game = play(game, "play-event", 5, 1)
    assert field(game, "dale") == army(north_regular=1)
    assert politics(game, "north") == (3, False)


@rule("BG-POLITICS-36", "BG-POLITICS-41")
def test_a_card_may_bring_a_nation_straight_to_war() -> None:
    game = board({"iron-hills": "gimli"}, free=["muster", "muster"], hands=["fp-strategy-04"])
    game = play(game, "muster", "play-event", "gimli", "erebor")
    assert politics(game, "dwarves") == (0, True)
    assert told(game, "advance") == [{"nation": "dwarves", "steps": 0}]


# Peace


@rule("BG-POLITICS-37")
def test_nazgul_and_minions_of_a_nation_in_peace_go_and_fight_with_others() -> None:
    armies = {"fords-of-isen": "isengard 2 nazgul 1 witch-king", "westemnet": "rohan 1"}
    game = board(armies, at_war=["isengard"], shadow=["character", "character"])
    battle = play(game, "attack-led", "all").state.battle
    assert battle is not None
    assert (battle.rearguard.nazgul, battle.rearguard.characters) == (0, ())
    moved = play(game, "move-led-army", "helms-deep", "all")
    assert moved.state.nazgul == {REGIONS["helms-deep"]: 1}


@rule("BG-POLITICS-38")
def test_peace_binds_figures_inside_a_mixed_army_too() -> None:
    game = board({"osgiliath": "gondor 2/0/1 north 1"}, at_war=["north"], free=[DIE, DIE])
    game = play(game, DIE, "move-armies", "minas-tirith", "all")
    assert field(game, "minas-tirith") == army(gondor_regular=2, gondor_leader=1, north_regular=1)
    game = board({"fords-of-isen": "gondor 2/0/1 north 1"}, at_war=["north"], free=[DIE, DIE])
    game = play(game, DIE, "move-armies", "westemnet")
    assert field(game, "westemnet") == army(north_regular=1)
    assert field(game, "fords-of-isen") == army(gondor_regular=2, gondor_leader=1)


@rule("BG-POLITICS-39", "BG-EX-43")
def test_a_nation_in_peace_may_retreat_over_a_border_that_it_cannot_cross_by_a_move() -> None:
    peaceful = board({"dale": "north 2"}, free=[DIE, DIE])
    assert not {"erebor", "iron-hills", "woodland-realm"} & set(play(peaceful, DIE, "move-armies").names())
    game = attack("old-forest-road", "dale", "sauron 2", "north 2")
    game = play(game, 1, 1, 1, 1, "no", "yes", "erebor")
    assert field(game, "erebor") == army(north_regular=2)


@rule("BG-POLITICS-40")
def test_after_such_a_retreat_the_next_move_leads_out_of_the_foreign_land() -> None:
    game = board({"erebor": "north 2"}, free=[DIE, DIE])
    assert sorted(play(game, DIE, "move-armies").names()) == ["dale", "withered-heath"]
    game = board({"erebor": "north 2"}, at_war=["north"], free=[DIE, DIE])
    assert sorted(play(game, DIE, "move-armies").names()) == ["dale", "iron-hills", "withered-heath"]


@rule("BG-POLITICS-41")
def test_the_last_step_lifts_all_limits() -> None:
    armies = {"osgiliath": "gondor 2", "north-ithilien": "sauron 1"}
    peace = board(armies, politics=on_step("gondor", 1, True), free=[DIE, DIE, "muster"])
    assert not {"attack", "recruit"} & set(play(peace, DIE).names())
    war = play(play(peace, "muster", "diplomacy", "gondor"), DIE)
    assert politics(war, "gondor") == (0, True)
    assert {"attack", "recruit"} <= set(war.names())
