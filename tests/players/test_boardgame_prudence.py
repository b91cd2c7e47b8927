"""What was given away in games of the computer players, and is not any more: homes, rings, leaders, time."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, NO_RINGS, REGIONS, SHADOW, Board, board
from boardgame.teams import team_board
from players.choosing import choice
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import NATIONS
from ringwar.kernel import CHANCE
from ringwar.players.boardgame import SCORERS
from ringwar.players.boardgame.marches import MARCH, lessened, step_value
from ringwar.players.boardgame.minions import value_of_flying
from ringwar.players.boardgame.war import War

AT_WAR = tuple(NATIONS)


def after_victory(position: Board, key: str) -> Board:
    """The table when the attacker is asked a question, after dice that hit for him and miss for the others."""
    while position.question is not None and position.question.key != key:
        question = position.question
        if question.side != CHANCE:
            position = position.after(choice(position))
        else:
            ours = position.state.battle is not None and question.about.get("roller") == position.state.battle.attacker
            position = position.after(6 if ours else 1)
    assert position.question is not None
    return position


# What winners leave behind


def test_of_three_players_the_free_peoples_do_not_leave_a_stronghold_to_those_whom_they_have_beaten() -> None:
    armies = {"woodland-realm": "elves 1/2/1 north 3", "dale": "southrons 2", "dol-guldur": "sauron 4"}
    fields: dict[str, Any] = {"free": ("character", "character"), "shadow": ("event",), "control": {"dale": SHADOW}}
    position = team_board(armies, players=3, at_war=AT_WAR, **fields)
    position = after_victory(position.after("attack-led").after("all"), "advance-with")
    assert choice(position) == "some"


def test_nobody_leaves_his_city_for_a_field_that_leads_nowhere() -> None:
    armies = {"dale": "north 3/1/2", "vale-of-the-carnen": "southrons 2", "far-harad": "southrons 5"}
    position = board(armies, at_war=AT_WAR, free=("muster-army",), shadow=("event",), rings=NO_RINGS)
    assert choice(after_victory(position.after("attack").after("all"), "advance")) == "no"


def test_a_lone_unit_does_not_draw_out_of_a_stronghold_as_a_host_does() -> None:
    def gain(homes: str) -> float:
        armies = {"rivendell": homes, "trollshaws": "sauron 0/1", "angmar": "sauron 1", "moria": "sauron 4"}
        position = board(armies, at_war=AT_WAR, free=("muster-army",), shadow=("event",), rings=NO_RINGS)
        position = after_victory(position.after("attack").after("all"), "advance")
        assert position.question is not None
        return max(SCORERS["advance"](Sight(position.state, FREE), position.question))

    assert gain("elves 0/3") < gain("elves 0/6")


def test_the_free_peoples_do_not_wear_down_elites_on_walls() -> None:
    armies = {"dol-guldur": "elves 0/1/1 north 1/1", "barad-dur": "sauron 3"}
    fields: dict[str, Any] = {"free": ("muster-army",), "shadow": ("event",), "rings": NO_RINGS}
    position = board(armies, {"dol-guldur": "sauron 3"}, at_war=AT_WAR, **fields).after("attack").after("all")
    while position.question is not None and position.question.key != "prolong":
        position = position.after(1 if position.question.side == CHANCE else choice(position))
    assert position.question is not None
    assert max(SCORERS["prolong"](Sight(position.state, FREE), position.question)) == 0


def test_a_lone_elite_of_the_free_peoples_does_not_camp_before_a_host() -> None:
    def step(moria: str) -> float:
        armies = {"lorien": "elves 2/5/1", "dol-guldur": "sauron 1", "moria": moria}
        position = board(armies, at_war=AT_WAR, free=("muster-army",), shadow=("event",), rings=NO_RINGS)
        home, field = REGIONS["lorien"], REGIONS["dimrill-dale"]
        return step_value(War(Sight(position.state, FREE)), home, field, lessened(position.state.armies[home], 6))

    assert step("sauron 5/2") < MARCH["effort"] < step("sauron 1")


# Elven Rings


WILL = "will-of-the-west"


@pytest.mark.parametrize("other, used", [("event", "elven-ring"), ("muster-army", "muster-army"), (WILL, WILL)])
def test_a_ring_waits_while_a_die_in_hand_does_as_well(other: str, used: str) -> None:
    armies = {"westemnet": "rohan 4/0/1", "helms-deep": "sauron 3"}
    dice: dict[str, Any] = {"free": ("event", other), "shadow": ("army",), "rings": {FREE: 1, SHADOW: 0}}
    control, fellowship = {"helms-deep": SHADOW}, {"at": "dale", "corruption": 2}
    position = board(armies, at_war=("rohan",), control=control, fellowship=fellowship, turn=12, **dice)
    assert choice(position) == used


# Leaders


def test_nazgul_do_not_leave_a_host_because_two_smaller_ones_stand_beside_it() -> None:
    armies = {"westemnet": "sauron 4 southrons 4/1 nazgul 2", "edoras": "rohan 2/3", "helms-deep": "rohan 5/1"}
    others = {"vale-of-the-carnen": "southrons 2", "dale": "north 1", "dol-guldur": "sauron 2", "lorien": "elves 1"}
    position = board({**armies, **others}, at_war=AT_WAR, shadow=("character",), to_act=SHADOW, rings=NO_RINGS)
    assert choice(position.after("move-minions")) != "westemnet"


def test_the_witch_king_flies_to_an_army_of_his_own_and_not_to_that_of_a_partner() -> None:
    armies = {
        "west-harondor": "southrons 7/2",
        "pelargir": "gondor 1",
        "minas-morgul": "sauron 3",
        "osgiliath": "gondor 2",
    }
    fields: dict[str, Any] = {"shadow": ("character", "character"), "to_act": SHADOW, "acts": ["witch-king"]}
    position = team_board({**armies, "gorgoroth": "witch-king"}, at_war=AT_WAR, **fields)
    assert choice(position.after("move-minions").after("witch-king")) == "minas-morgul"


def test_a_witch_king_who_leads_nobody_is_not_forgotten() -> None:
    def value(at: str) -> float:
        armies = {"osgiliath": "sauron 6/1", "minas-tirith": "gondor 3/1/1", at: "sauron 1 witch-king"}
        if at == "dead-marshes":
            armies[at] = "witch-king"
        position = board(armies, at_war=AT_WAR, shadow=("character",), to_act=SHADOW, rings=NO_RINGS)
        return value_of_flying(Sight(position.state, SHADOW))

    assert value("dead-marshes") > value("nurn")


@pytest.mark.parametrize("moria, goes", [("sauron 1", "yes"), ("sauron 3/1 nazgul 1", "no")])
def test_gandalf_does_not_go_with_a_handful_before_a_host(moria: str, goes: str) -> None:
    armies = {"lorien": "elves 1/2 gandalf-the-white", "moria": moria, "dol-guldur": "sauron 3"}
    position = board(armies, at_war=AT_WAR, free=("muster-army",), shadow=("event",), rings=NO_RINGS)
    position = position.after("move-armies").after("dimrill-dale").after("some").after(0).after(1)
    assert choice(position) == goes


# Time


def test_in_mordor_the_fellowship_goes_on_before_walls_are_stormed() -> None:
    armies = {"minas-morgul": "gondor 5/0/2 aragorn", "barad-dur": "sauron 2"}
    quest = {"mordor": 0, "corruption": 5, "companions": ["legolas", "gimli"], "guide": "gimli"}
    lost = dict.fromkeys(("minas-tirith", "helms-deep", "lorien"), SHADOW)
    fields: dict[str, Any] = {"free": ("character",), "shadow": ("event",), "rings": NO_RINGS, "control": lost}
    position = board(armies, {"minas-morgul": "sauron 2"}, at_war=AT_WAR, fellowship=quest, **fields)
    assert choice(position) == "move-fellowship"
