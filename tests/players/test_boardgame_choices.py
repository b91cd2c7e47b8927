"""What the rules of thumb choose where everybody would choose the same."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, NO_RINGS, REGIONS, SHADOW, board
from players.choosing import choice, choices
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import NATIONS
from ringwar.players.boardgame.war import War

AT_WAR = tuple(NATIONS)


def in_mordor(**fields: Any) -> dict[str, Any]:
    """A Fellowship on the Mordor track."""
    return {"at": None, "mordor": 1, **fields}


# Dice and actions


def test_saruman_comes_as_soon_as_he_can() -> None:
    position = board({"orthanc": "isengard 4/1"}, at_war=("isengard",), shadow=("muster", "event"))
    assert choices(position, 2) == ["muster", "bring-minion"]


def test_the_shadow_goes_to_war_before_it_recruits() -> None:
    position = board({"orthanc": "isengard 4/1", "minas-morgul": "sauron 5"}, at_war=("sauron",), shadow=("muster",))
    assert choice(position) == "diplomacy"


def test_a_revealed_fellowship_hides() -> None:
    revealed = {"at": "hollin", "revealed": True, "companions": ["legolas"], "guide": "legolas"}
    position = board(free=("character", "muster"), shadow=("event",), fellowship=revealed)
    assert choices(position, 2) == ["character", "hide-fellowship"]


def test_strider_is_crowned_with_a_will_of_the_west() -> None:
    position = board(
        {"minas-tirith": "gondor 3/1/1 strider"},
        free=("character", "will-of-the-west"),
        shadow=("event",),
        fellowship={"companions": ["legolas"], "guide": "legolas"},
    )
    assert choices(position, 3) == ["will-of-the-west", "will-of-the-west", "crown-aragorn"]


def test_the_fellowship_does_not_walk_into_a_crowded_hunt_box() -> None:
    calm = {"box": {SHADOW: 0, FREE: 0}}
    crowded = {"box": {SHADOW: 5, FREE: 3}}
    fellowship = {"at": "hollin", "progress": 1, "corruption": 7, "companions": [], "guide": "gollum"}
    walks = [
        choice(board(free=("character",), shadow=("event",), fellowship=fellowship, hunt=hunt, rings=NO_RINGS))
        for hunt in (calm, crowded)
    ]
    assert walks == ["move-fellowship", "skip"]


def test_an_elven_ring_hides_a_fellowship_that_nothing_else_can_hide() -> None:
    revealed = {"at": "dagorlad", "revealed": True, "companions": ["legolas"], "guide": "legolas"}
    lost = {"helms-deep": SHADOW, "lorien": SHADOW, "minas-tirith": SHADOW, "edoras": SHADOW}
    position = board(free=("event",), shadow=("event",), fellowship=revealed, rings={FREE: 3}, control=lost)
    assert choices(position, 2) == ["elven-ring", "character"]


# Cards


def test_a_song_is_not_sung_to_an_uncorrupted_ring_bearer() -> None:
    hand = ("fp-character-12",)
    healthy = board(free=("event",), hands=hand, fellowship={"corruption": 0}, rings=NO_RINGS)
    burdened = board(free=("event",), hands=hand, fellowship={"corruption": 6}, rings=NO_RINGS)
    assert (choice(healthy), choice(burdened)) == ("draw-card", "play-event")


def test_the_day_without_dawn_waits_for_a_will_of_the_west() -> None:
    hand = ("shadow-strategy-04",)
    armies = {"barad-dur": "sauron 1"}
    dark = board(armies, at_war=AT_WAR, free=("will-of-the-west",), shadow=("event",), hands=hand, to_act=SHADOW)
    vain = board(armies, at_war=AT_WAR, free=("character",), shadow=("event",), hands=hand, to_act=SHADOW)
    assert (choice(dark), choice(vain)) == ("play-event", "draw-card")


# The Fellowship


def test_the_fellowship_is_declared_where_it_heals() -> None:
    fellowship = {"at": "dimrill-dale", "progress": 1, "corruption": 4}
    position = board({"lorien": "elves 1/2/1"}, phase="fellowship", fellowship=fellowship)
    assert choices(position, 2) == ["yes", "lorien"]


def test_it_is_declared_before_the_gates_and_enters_mordor() -> None:
    fellowship = {"at": "dagorlad", "progress": 1, "corruption": 2}
    control = {"pelargir": SHADOW, "helms-deep": SHADOW, "lorien": SHADOW}
    position = board(phase="fellowship", fellowship=fellowship, control=control)
    assert choices(position, 3) == ["yes", "morannon", "yes"]


def test_in_mordor_a_companion_is_lost_rather_than_the_quest() -> None:
    fellowship = in_mordor(corruption=10, companions=["legolas", "gimli"], guide="gimli")
    hunt = {"box": {SHADOW: 3, FREE: 0}}
    position = board(free=("character",), fellowship=fellowship, hunt=hunt, rings=NO_RINGS)
    position = position.after("move-fellowship").after("std-3-1")
    assert position.question is not None
    assert position.question.key == "casualty"
    assert choice(position) == "guide"


def test_the_hunt_gets_more_dice_in_mordor() -> None:
    dice = {FREE: [], SHADOW: ["unrolled"] * 7}
    company = ["legolas", "gimli", "boromir"]
    far = board(phase="hunt-allocation", dice=dice, fellowship={"at": "rivendell"})
    near = board(
        phase="hunt-allocation", dice=dice, fellowship=in_mordor(corruption=6, companions=company, guide="gimli")
    )
    assert int(choice(far)) < int(choice(near))


# The war


def test_a_weak_garrison_is_stormed_and_a_strong_one_is_not() -> None:
    def action(besieged: str) -> str:
        return choice(
            board(
                {"helms-deep": "isengard 5/2"},
                {"helms-deep": besieged},
                at_war=("isengard", "rohan"),
                shadow=("army",),
                to_act=SHADOW,
            )
        )

    assert action("rohan 1") == "attack"
    assert action("rohan 0/5/2") != "attack"


def test_a_small_garrison_withdraws_from_a_host() -> None:
    armies = {"lorien": "elves 2/0/1", "dimrill-dale": "sauron 8/2"}
    position = board(armies, at_war=("sauron",), shadow=("army",), to_act=SHADOW)
    for answer in ("attack", "all"):
        position = position.after(answer)
    assert position.question is not None
    assert position.question.key == "withdraw"
    assert choice(position) == "yes"


def test_a_host_does_not_withdraw_from_a_handful() -> None:
    armies = {"lorien": "elves 2/3/2", "dimrill-dale": "sauron 2"}
    position = board(armies, at_war=("sauron",), shadow=("army",), to_act=SHADOW)
    for answer in ("attack", "all"):
        position = position.after(answer)
    assert choice(position) == "no"


def test_an_empty_city_is_entered() -> None:
    armies = {"osgiliath": "sauron 5", "minas-tirith": "gondor 3/1/1"}
    position = board(armies, at_war=("sauron",), shadow=("army",), to_act=SHADOW).after("move-armies")
    assert choice(position) == "pelargir"


@pytest.mark.parametrize("size, loss", [("6/1", "remove-sauron-regular"), ("2/1", "reduce-sauron-elite")])
def test_losses_are_taken_where_they_cost_the_fewest_dice(size: str, loss: str) -> None:
    armies = {"fangorn": f"sauron {size}", "westemnet": "rohan 1"}
    position = board(armies, at_war=("sauron", "rohan"), shadow=("army",), to_act=SHADOW)
    position = position.after("attack").after("all")
    while position.question is not None and position.question.key != "loss":
        five = position.question.key == "combat-die"
        position = position.after(5 if five else position.question.options[-1])
    assert position.question is not None
    assert position.question.side == SHADOW
    assert choice(position) == loss


def test_a_threatened_stronghold_is_not_left_empty() -> None:
    armies = {"orthanc": "isengard 4", "fords-of-isen": "rohan 1", "edoras": "rohan 3/1/1"}
    sight = Sight(board(armies, at_war=AT_WAR, shadow=("army",), to_act=SHADOW).state, SHADOW)
    picture = War(sight)
    assert picture.danger(REGIONS["orthanc"]) > 0
    assert picture.danger_with(REGIONS["orthanc"], -4) > picture.danger(REGIONS["orthanc"])


def taken_along(armies: dict[str, str], origin: str, goal: str, kind: str, **fields: Any) -> int:
    """How many figures of a kind the player takes from one region to another."""
    position = board(armies, at_war=AT_WAR, shadow=("army",), to_act=SHADOW, **fields).after("move-armies")
    for name in (origin, goal):
        position = position.after(name) if name in position.names() else position
    while position.question is not None and position.question.key in ("move-with", "how-many"):
        position = position.after(choice(position))
    army = position.state.armies.get(REGIONS[goal])
    assert army is not None
    return army.count(BY_NAME[kind])


def test_a_garrison_stays_in_a_threatened_stronghold() -> None:
    armies = {"orthanc": "isengard 8/2", "helms-deep": "rohan 3/1/1"}
    assert 4 <= taken_along(armies, "orthanc", "fords-of-isen", "isengard-regular") < 8
    assert taken_along(armies, "orthanc", "fords-of-isen", "isengard-elite") == 2


def test_nobody_stays_where_no_enemy_can_come() -> None:
    armies = {"far-harad": "southrons 6", "rivendell": "elves 1"}
    assert taken_along(armies, "far-harad", "near-harad", "southrons-regular") == 6


def test_only_as_many_go_as_there_is_room_for() -> None:
    armies = {"dagorlad": "sauron 5", "north-ithilien": "sauron 7", "minas-tirith": "gondor 1"}
    assert taken_along(armies, "dagorlad", "north-ithilien", "sauron-regular") == 10


def test_the_winners_leave_a_garrison_in_the_place_they_attacked_from() -> None:
    armies = {"dale": "southrons 6/1", "woodland-realm": "elves 1", "erebor": "dwarves 3"}
    fields: dict[str, Any] = {"at_war": AT_WAR, "shadow": ("army",), "to_act": SHADOW, "control": {"dale": SHADOW}}
    position = board(armies, **fields).after("attack").after("woodland-realm").after("all").after("yes").after("yes")
    while position.question is not None and position.question.key in ("advance-with", "how-many"):
        position = position.after(choice(position))
    assert 0 < position.state.armies[REGIONS["dale"]].size < 4
    assert position.state.armies[REGIONS["woodland-realm"]].elites == 1


def test_everybody_attacks() -> None:
    armies = {"dale": "southrons 6/1", "woodland-realm": "elves 1", "erebor": "dwarves 3"}
    fields: dict[str, Any] = {"at_war": AT_WAR, "shadow": ("army",), "to_act": SHADOW, "control": {"dale": SHADOW}}
    position = board(armies, **fields).after("attack").after("woodland-realm")
    assert choice(position) == "all"


def test_an_army_does_not_march_into_a_full_region() -> None:
    armies = {"dagorlad": "sauron 5", "north-ithilien": "sauron 10", "minas-tirith": "gondor 1"}
    position = board(armies, at_war=("sauron",), shadow=("army",), to_act=SHADOW).after("move-armies")
    assert choice(position) == "north-ithilien"


def test_a_nazgul_flies_to_the_army_that_besieges() -> None:
    armies = {"lorien": "sauron 8", "barad-dur": "sauron 1 nazgul 1"}
    position = board(armies, {"lorien": "elves 1"}, at_war=("sauron",), shadow=("character",), to_act=SHADOW)
    assert choices(position.after("move-minions"), 2) == ["barad-dur", "lorien"]
