"""Wounds, retreats and attacks that were seen in games of the computer players, and are answered better now."""

from __future__ import annotations

from typing import Any

from boardgame.boards import FREE, NO_RINGS, REGIONS, Board, board
from boardgame.teams import team_board
from players.choosing import choice
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import NATIONS
from ringwar.players.boardgame.battles import best_attack, forces, value_of_attacking
from ringwar.players.boardgame.war import war

AT_WAR = tuple(NATIONS)
RELENTLESS_ASSAULT = "shadow-strategy-18"


def sortie(inside: str) -> Board:
    """Those in Barad-dûr break out, standing at the question for their combat card."""
    outside: dict[str, Any] = {"barad-dur": "north 1/0/1"}
    fields: dict[str, Any] = {"hands": (RELENTLESS_ASSAULT,), "shadow": ("army",), "rings": NO_RINGS}
    position = board(outside, {"barad-dur": inside}, at_war=AT_WAR, **fields)
    while position.question is not None and position.question.key != "combat-card":
        position = position.after("attack" if position.question.key == "action" else choice(position))
    return position


def test_two_who_break_out_do_not_wound_one_of_them() -> None:
    position = sortie("sauron 2")
    assert choice(position) == "none"
    assert choice(position.after(RELENTLESS_ASSAULT)) == "0"


def retreat(city: int) -> str:
    """Where a beaten army of five goes that stands next to Minas Tirith with so many units, and to empty fields."""
    armies = {
        "minas-tirith": f"gondor {city}/0/1",
        "osgiliath": "gondor 5",
        "north-ithilien": "sauron 10 nazgul 3",
    }
    position = board(armies, at_war=AT_WAR, shadow=("army",), rings=NO_RINGS)
    while position.question is not None and position.question.key != "retreat-where":
        key = position.question.key
        answers = {"action": "attack", "attack-from": "north-ithilien", "retreat": "yes", "cease": "no"}
        roll = position.question.side == "chance"
        position = position.after(1 if roll else answers.get(key) or choice(position))
    return choice(position)


def test_nobody_retreats_to_where_most_of_them_have_no_room() -> None:
    assert retreat(city=5) == "minas-tirith"
    assert retreat(city=9) != "minas-tirith"


def test_a_player_alone_does_not_count_on_an_army_that_may_not_act_twice_running() -> None:
    armies = {"lorien": "elves 5/3/2", "dimrill-dale": "sauron 1", "folde": "rohan 1", "westemnet": "isengard 4"}

    def sight(*last: str) -> Sight:
        fields: dict[str, Any] = {"free": ("muster-army", "muster-army"), "shadow": ("event",)}
        teams = {"last": {"armies": [list(last)] if last else []}}
        return Sight(team_board(armies, players=3, at_war=AT_WAR, teams=teams, **fields).state, FREE)

    usual, barred = sight(), sight("elves")
    assert value_of_attacking(usual, led=False) == best_attack(war(usual), REGIONS["lorien"]) > 0
    assert value_of_attacking(barred, led=False) <= 0


def test_nazgul_do_not_count_as_leaders_once_the_white_rider_has_come() -> None:
    armies = {"osgiliath": "gondor 4 gandalf-the-white", "north-ithilien": "sauron 6 nazgul 4 witch-king"}
    position = board(armies, at_war=AT_WAR, shadow=("army",), rings=NO_RINGS)
    while position.question is not None and position.question.key != "white-rider":
        key = position.question.key
        position = position.after("attack" if key == "action" else choice(position))

    def leadership(rides: str) -> list[int]:
        sight = Sight(position.after(rides).state, FREE)
        return [force.leadership for force in forces(sight)[:2]]

    assert leadership("no") == [6, 1]
    assert leadership("yes") == [0, 0]
