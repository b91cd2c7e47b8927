"""Positions in which the rules of thumb once did something that nobody would do; here they do not, for any seed."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, NO_RINGS, REGIONS, SHADOW, Board, board
from players.acting import SEEDS, actions, done
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import NATIONS
from ringwar.players.boardgame.marches import MARCH, best_step
from ringwar.players.boardgame.war import War

AT_WAR = tuple(NATIONS)
AT_HOME = {
    "angmar": "sauron 1",
    "barad-dur": "sauron 4/1 nazgul 1",
    "dale": "north 1/0/1",
    "dol-amroth": "gondor 3",
    "dol-guldur": "sauron 5/1 nazgul 1",
    "edoras": "rohan 1/1",
    "erebor": "dwarves 1/2/1",
    "ered-luin": "dwarves 1",
    "far-harad": "southrons 3/1",
    "grey-havens": "elves 1/1/1",
    "helms-deep": "rohan 2",
    "lorien": "elves 1/2/1",
    "minas-morgul": "sauron 5 nazgul 1",
    "minas-tirith": "gondor 3/1/1",
    "morannon": "sauron 5 nazgul 1",
    "moria": "sauron 3",
    "mount-gundabad": "sauron 3",
    "orthanc": "isengard 4/1",
    "pelargir": "gondor 1",
    "rivendell": "elves 0/2/1",
    "south-rhun": "southrons 3/1",
    "the-shire": "north 1",
    "umbar": "southrons 3",
    "woodland-realm": "elves 1/1/1",
}
"""Armies about as they stand when the war begins."""


def middle_earth(side: str, dice: tuple[str, ...], armies: dict[str, str], **fields: Any) -> Board:
    """The map with some armies otherwise, in the middle of a war, and a side with some dice to act."""
    other = {FREE: ("event", "event"), SHADOW: ("event", "event")}
    all_dice = {**other, side: dice}
    standing = {name: text for name, text in {**AT_HOME, **armies}.items() if text}
    defaults: dict[str, Any] = {"at_war": AT_WAR, "turn": 5, "rings": NO_RINGS, "to_act": side}
    defaults |= {"free": all_dice[FREE], "shadow": all_dice[SHADOW]}
    return board(standing, **{**defaults, **fields})


def hits(position: Board, region: str, side: str) -> int:
    """The hits that the army of a side in a region can take, in the open or besieged."""
    for armies in (position.state.armies, position.state.boxes):
        army = armies.get(REGIONS[region])
        if army is not None and army.side == side:
            return army.hits
    return 0


def moved_from(answers: list[tuple[str, str]]) -> list[str]:
    """The regions from which armies moved."""
    return [answer for key, answer in answers if key == "move-army" and answer != "none"]


# Strongholds are not stripped


def test_orthanc_is_not_stripped_beside_an_army_with_companions() -> None:
    armies = {"orthanc": "isengard 6/1 saruman", "helms-deep": "", "fords-of-isen": "rohan 4/1/1 strider"}
    position = middle_earth(SHADOW, ("army",), {**armies, "edoras": "rohan 1"})
    for answers, after in actions(position):
        if ("action", "attack") not in answers:
            assert hits(after, "orthanc", SHADOW) >= 4, answers


def test_minas_tirith_is_not_stripped_beside_a_host() -> None:
    armies = {"minas-tirith": "gondor 4/1/1", "osgiliath": "sauron 7/1 nazgul 2", "minas-morgul": "sauron 1"}
    for answers, after in actions(middle_earth(FREE, ("muster-army",), armies)):
        assert hits(after, "minas-tirith", FREE) >= 6, answers


# Those who can be reached are reinforced


@pytest.mark.parametrize("dice", [("muster", "muster"), ("muster", "muster", "muster", "muster")])
def test_muster_dice_are_used_where_saruman_is_in_danger(dice: tuple[str, ...]) -> None:
    armies = {"orthanc": "isengard 1 saruman", "helms-deep": "", "fords-of-isen": "rohan 4/1/1 strider"}
    for answers, after in actions(middle_earth(SHADOW, dice, armies)):
        assert hits(after, "orthanc", SHADOW) >= 2, answers


def test_the_city_before_which_a_host_stands_is_reinforced() -> None:
    armies = {"minas-tirith": "gondor 3", "osgiliath": "sauron 6 nazgul 2", "orthanc": "isengard 2"}
    for answers, after in actions(middle_earth(FREE, ("muster",), armies)):
        assert ("recruit-where", "minas-tirith") in answers, answers
        assert hits(after, "minas-tirith", FREE) > 3


# Nazgûl and minions


@pytest.mark.parametrize("leaders", ["nazgul 2", "nazgul 1 witch-king"])
def test_nazgul_do_not_stay_with_a_lone_regular_beside_a_relief_army(leaders: str) -> None:
    armies = {
        "helms-deep": f"isengard 1 {leaders}",
        "westemnet": "rohan 4/1/1 strider",
        "edoras": "",
        "barad-dur": "sauron 5",
    }
    position = middle_earth(
        SHADOW,
        ("character",),
        armies,
        besieged={"helms-deep": "rohan 2"},
        fellowship={"at": "rivendell", "progress": 3},
    )
    for answers, after in actions(position):
        assert after.state.nazgul.get(REGIONS["helms-deep"], 0) == 0, answers


def test_nazgul_do_not_fly_to_a_lone_regular_beside_an_army() -> None:
    armies = {"helms-deep": "isengard 1", "westemnet": "rohan 4/1/1 strider", "edoras": ""}
    position = middle_earth(SHADOW, ("character",), armies, besieged={"helms-deep": "rohan 2"})
    for answers, _ in actions(position):
        assert ("minion-where", "helms-deep") not in answers


# Reserves march


def test_reserves_march_while_a_handful_threatens_mordor() -> None:
    armies = {
        "umbar": "southrons 9",
        "far-harad": "southrons 7",
        "dol-guldur": "sauron 8/2",
        "minas-morgul": "sauron 2",
        "south-ithilien": "gondor 3/1/1",
    }
    for answers, _ in actions(middle_earth(SHADOW, ("army",), armies)):
        assert {"umbar", "far-harad", "dol-guldur", "morannon", "barad-dur"} & {*moved_from(answers)}, answers


def test_no_handful_attacks_an_army_because_the_reserves_stand_still() -> None:
    armies = {"umbar": "southrons 9", "minas-morgul": "sauron 2", "south-ithilien": "gondor 4/1/1"}
    for answers, _ in actions(middle_earth(SHADOW, ("army",), armies)):
        assert ("attack-from", "minas-morgul") not in answers
        assert not (("action", "attack") in answers and ("attack-from", "umbar") not in answers), answers


@pytest.mark.parametrize("at", ["umbar", "far-harad", "dol-guldur", "south-rhun"])
def test_a_host_at_home_goes_to_war(at: str) -> None:
    nation = "sauron" if at == "dol-guldur" else "southrons"
    position = middle_earth(SHADOW, ("army",), {at: f"{nation} 9"})
    assert best_step(War(Sight(position.state, SHADOW)), REGIONS[at]) > MARCH["enough"]


# Pressing home


def test_the_assault_that_wins_the_war_comes_first() -> None:
    armies = {
        "helms-deep": "isengard 4/2",
        "edoras": "isengard 2",
        "pelargir": "southrons 6",
        "dol-amroth": "southrons 2",
        "minas-tirith": "sauron 8/1 nazgul 3",
    }
    control = dict.fromkeys(("helms-deep", "edoras", "pelargir", "dol-amroth", "dale", "the-shire"), SHADOW)
    position = middle_earth(
        SHADOW,
        ("army", "muster", "event", "character"),
        {**armies, "dale": "southrons 3", "the-shire": "isengard 1"},
        besieged={"minas-tirith": "gondor 2"},
        control=control,
    )
    for answers, _ in actions(position):
        assert {("action", "attack"), ("action", "attack-led")} & {*answers}, answers


# Rings, and the Fellowship


def test_no_ring_is_spent_on_diplomacy_in_the_first_turns() -> None:
    fields: dict[str, Any] = {"at_war": (), "turn": 2, "rings": {FREE: 3, SHADOW: 0}}
    position = middle_earth(FREE, ("event", "event", "character"), {}, fellowship={"progress": 1}, **fields)
    for answers, _ in actions(position):
        assert ("use-die", "elven-ring") not in answers, answers


def test_a_ring_hides_the_fellowship_when_no_die_can() -> None:
    fellowship = {"at": "dagorlad", "progress": 0, "corruption": 5, "revealed": True, "companions": []}
    fields: dict[str, Any] = {"turn": 9, "rings": {FREE: 2, SHADOW: 0}, "fellowship": fellowship}
    position = middle_earth(FREE, ("event", "muster"), {}, **fields)
    for seed in SEEDS:
        after = position
        while after.question is not None and after.question.key == "use-die" and after.state.revealed:
            after = done(after, seed)[1]
        assert not after.state.revealed, seed


@pytest.mark.parametrize("turn", [1, 3])
def test_the_fellowship_moves_once_a_turn_while_the_hunt_is_weak(turn: int) -> None:
    fields: dict[str, Any] = {"at_war": (), "turn": turn, "rings": {FREE: 3, SHADOW: 0}}
    position = middle_earth(FREE, ("character", "muster", "event", "event"), {}, hunt={"box": {SHADOW: 1}}, **fields)
    for seed in SEEDS:
        after, steps = position, 0
        while after.question is not None and after.question.key == "use-die":
            answers, after = done(after, seed)
            steps += ("action", "move-fellowship") in answers
        assert steps, seed
