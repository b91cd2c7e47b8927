"""Attacks, marches and journeys that were seen in games of the computer players, and are answered better now."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, NO_RINGS, REGIONS, SHADOW, Board, board
from players.choosing import choice
from players.test_boardgame_prudence import after_victory
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import CHARACTERS, NATIONS
from ringwar.players.boardgame.battles import attack_value, best_attack
from ringwar.players.boardgame.companions import place_value
from ringwar.players.boardgame.marches import MARCH, best_step, steps
from ringwar.players.boardgame.minions import demand
from ringwar.players.boardgame.war import War, war

AT_WAR = tuple(NATIONS)
SHADOW_ACTS: dict[str, Any] = {"shadow": ("army",), "to_act": SHADOW, "rings": NO_RINGS}
FREE_ACT: dict[str, Any] = {"free": ("muster-army",), "shadow": ("event",), "rings": NO_RINGS}


def picture(position: Board, side: str) -> War:
    """The war as a side sees it."""
    return War(Sight(position.state, side))


# Attacks


def test_the_free_peoples_attack_the_witch_king_before_a_city() -> None:
    armies = {
        "osgiliath": "gondor 5/1/2",
        "pelargir": "sauron 1",
        "south-ithilien": "sauron 1 witch-king",
        "minas-tirith": "gondor 3/1/1",
    }
    position = board(armies, at_war=AT_WAR, control={"pelargir": SHADOW}, **FREE_ACT)
    assert choice(position.after("attack")) == "south-ithilien"


@pytest.mark.parametrize(("steps", "attacks"), [(1, False), (0, True)])
def test_gondor_is_not_roused_for_a_handful_of_regulars(steps: int, attacks: bool) -> None:
    armies = {"north-ithilien": "sauron 3 nazgul 1", "osgiliath": "gondor 2", "minas-tirith": "gondor 3/1/1"}
    politics = {"sauron": {"steps_to_war": 0}, "gondor": {"steps_to_war": steps, "active": not steps}}
    position = board(armies, politics=politics, **SHADOW_ACTS)
    value = best_attack(picture(position, SHADOW), REGIONS["north-ithilien"])
    assert (value > 0) == attacks


def test_what_an_attack_would_rouse_is_judged_anew_when_the_nation_has_come_nearer_to_war() -> None:
    def value(steps: int, memory: dict[Any, Any]) -> float:
        politics = {"sauron": {"steps_to_war": 0}, "gondor": {"steps_to_war": steps, "active": True}}
        sight = Sight(board({"north-ithilien": "sauron 5", "osgiliath": "gondor 2"}, politics=politics).state, SHADOW)
        sight.memory = memory
        return best_attack(war(sight), REGIONS["north-ithilien"])

    memory: dict[Any, Any] = {}
    assert [value(steps, memory) for steps in (2, 1)] == [value(2, {}), value(1, {})]
    assert value(2, {}) > value(1, {})


def test_a_handful_does_not_attack_a_stronghold_whose_garrison_would_come_out_and_win() -> None:
    def value(attackers: str) -> float:
        armies = {"fords-of-isen": attackers, "helms-deep": "rohan 1/4/1"}
        position = board(armies, at_war=AT_WAR, **SHADOW_ACTS)
        return best_attack(picture(position, SHADOW), REGIONS["fords-of-isen"])

    assert value("isengard 4/1") < 0 < value("isengard 6/4 nazgul 2")


def test_a_city_next_door_is_taken_though_the_goals_of_the_war_are_elsewhere() -> None:
    armies = {"westemnet": "sauron 8/2 nazgul 1 witch-king", "edoras": "rohan 5/0/1", "lorien": "elves 1"}
    position = board(armies, at_war=AT_WAR, **SHADOW_ACTS)
    table = picture(position, SHADOW)
    assert table.pull(REGIONS["westemnet"]) > table.pull(REGIONS["edoras"])
    assert choice(position) == "attack"


def test_a_host_in_a_stronghold_is_shut_up_where_only_five_have_room() -> None:
    def value(gondor: str) -> float:
        armies = {"osgiliath": "sauron 8/2 nazgul 2", "minas-tirith": gondor}
        table = picture(board(armies, at_war=AT_WAR, **SHADOW_ACTS), SHADOW)
        return attack_value(table, REGIONS["osgiliath"], REGIONS["minas-tirith"])

    assert value("gondor 8/2/1") > value("gondor 3/2/1") > 0


def test_the_winners_do_not_leave_the_walls_of_osgiliath_for_the_field_before_the_enemy() -> None:
    def advance(origin: str) -> str:
        armies = {origin: "gondor 3/0/2", "south-ithilien": "sauron 1", "minas-morgul": "sauron 2"}
        position = board({**armies, "minas-tirith": "gondor 3"}, at_war=AT_WAR, **FREE_ACT)
        return choice(after_victory(position.after("attack").after("all"), "advance"))

    assert advance("osgiliath") == "no"


# Marches


def test_a_lone_elite_is_not_sent_from_a_stronghold_for_nowhere_because_a_second_army_may_move() -> None:
    armies = {"rivendell": "elves 1/1/1", "moria": "sauron 3", "lorien": "elves 2/2", "minas-tirith": "gondor 5/1/1"}
    position = board({**armies, "pelargir": "southrons 1"}, at_war=AT_WAR, control={"pelargir": SHADOW}, **FREE_ACT)
    assert best_step(picture(position, FREE), REGIONS["rivendell"]) < MARCH["enough"]


def test_a_handful_does_not_march_before_a_host() -> None:
    def step(host: str) -> float:
        armies = {"near-harad": "southrons 3", "pelargir": host, "dol-amroth": "gondor 1"}
        position = board(armies, at_war=AT_WAR, **SHADOW_ACTS)
        return steps(picture(position, SHADOW), REGIONS["near-harad"])[REGIONS["west-harondor"]]

    assert step("gondor 1") > 0 > step("gondor 4/3/1 aragorn")


def test_a_settlement_of_the_points_that_win_is_not_left_before_the_end_of_the_turn() -> None:
    def step(points: str) -> float:
        armies = {"dale": "southrons 4", "woodland-realm": "elves 2/3/1", "minas-tirith": "sauron 3", "lorien": points}
        armies |= {"erebor": "dwarves 2"}
        held = dict.fromkeys(("dale", "minas-tirith", "dol-amroth", "pelargir", "helms-deep"), SHADOW)
        control = {**held, "lorien": SHADOW if points.startswith("sauron") else FREE}
        position = board(armies, at_war=AT_WAR, control=control, **SHADOW_ACTS)
        return steps(picture(position, SHADOW), REGIONS["dale"])[REGIONS["iron-hills"]]

    assert step("sauron 1") < step("elves 1") - 2


def test_the_witch_king_does_not_ride_before_a_host_with_the_few_who_can_be_spared() -> None:
    armies = {"minas-morgul": "sauron 5 witch-king", "osgiliath": "gondor 4/2/2", "minas-tirith": "gondor 2"}
    position = board(armies, at_war=AT_WAR, **SHADOW_ACTS)
    ways = steps(picture(position, SHADOW), REGIONS["minas-morgul"])
    assert max(ways[REGIONS["north-ithilien"]], ways[REGIONS["south-ithilien"]]) < 0


# Nazgûl


def test_nazgul_are_not_wanted_where_gandalf_the_white_silences_them() -> None:
    def wanted(defenders: str) -> float:
        armies = {"woodland-realm": "sauron 8", "dol-guldur": "sauron 3 nazgul 3"}
        position = board(armies, {"woodland-realm": defenders}, at_war=AT_WAR, **SHADOW_ACTS)
        return demand(Sight(position.state, SHADOW), REGIONS["woodland-realm"], 0)

    assert wanted("elves 1/2 gandalf-the-white") < wanted("elves 1/2/1") / 2


# Journeys and politics


def test_strider_does_not_go_to_a_city_before_a_host_while_another_will_do() -> None:
    def value(host: str) -> float:
        armies = {"pelargir": "gondor 2", "west-harondor": host, "dol-amroth": "gondor 3"}
        position = board(armies, at_war=AT_WAR, **FREE_ACT)
        return place_value(Sight(position.state, FREE), CHARACTERS["strider"], REGIONS["pelargir"])

    assert value("southrons 6") < value("southrons 2")


@pytest.mark.parametrize(("holders", "nation"), [("southrons 1", "north"), ("southrons 6", "elves")])
def test_a_nation_takes_the_last_step_to_war_to_win_back_a_city_next_door(holders: str, nation: str) -> None:
    armies = {"dale": holders, "carrock": "north 1", "northern-rhovanion": "north 3", "edoras": "rohan 4/1"}
    fields: dict[str, Any] = {"free": ("muster",), "shadow": ("event",), "rings": NO_RINGS, "control": {"dale": SHADOW}}
    politics = {name: {"steps_to_war": 0, "active": True} for name in ("rohan", "gondor", "southrons", "sauron")}
    politics |= {"north": {"steps_to_war": 1, "active": True}, "elves": {"steps_to_war": 1, "active": True}}
    position = board(armies, politics=politics, **fields)
    assert choice(position.after("diplomacy")) == nation
