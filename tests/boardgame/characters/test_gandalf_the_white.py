"""Gandalf the White, Emissary from the West."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import SHADOW, Board, board, where
from boardgame.figures import actions, dead, near
from boardgame.sieges import politics, wrongs
from helpers import asked, key, play, told
from marks import rule

# Entering play


def willing(armies: dict[str, str], **fields: Any) -> Board:
    """A Will of the West is used as itself; Strider in Pelargir gives it something else to do."""
    game = board({"pelargir": "strider", **armies}, free=["will-of-the-west", "event"], **fields)
    return play(game, "will-of-the-west", "will-of-the-west")


@rule("BG-CHAR-18")
@pytest.mark.parametrize(
    "armies, fields, ready",
    [
        ({"bree": "gandalf-the-grey", "orthanc": "saruman"}, {}, True),
        ({"bree": "gandalf-the-grey", "moria": "witch-king"}, {}, True),
        ({"bree": "gandalf-the-grey", "moria": "mouth-of-sauron"}, {}, True),
        ({"bree": "gandalf-the-grey"}, {"out_of_play": ["saruman"]}, True),  # a minion was in play
        ({"orthanc": "saruman"}, {"out_of_play": ["gandalf-the-grey"]}, True),
        ({"bree": "gandalf-the-grey"}, {}, False),  # no minion
        ({"bree": "gandalf-the-grey", "moria": "nazgul 2"}, {}, False),
        ({"orthanc": "saruman"}, {}, False),  # Gandalf the Grey is in the Fellowship
        ({"orthanc": "saruman", "dale": "gandalf-the-white"}, {}, False),
        ({"orthanc": "saruman"}, {"out_of_play": ["gandalf-the-white"]}, False),
    ],
)
def test_when_he_may_enter_play(armies: dict[str, str], fields: dict[str, Any], ready: bool) -> None:
    assert ("gandalf-the-white" in willing(armies, **fields).names()) == ready


@rule("BG-CHAR-19", "BG-POLITICS-13")
def test_he_replaces_gandalf_the_grey_where_he_stands() -> None:
    game = play(willing({"edoras": "rohan 1 gandalf-the-grey", "orthanc": "saruman"}), "gandalf-the-white")
    assert (where(game, "gandalf-the-white"), where(game, "gandalf-the-grey")) == ("edoras", None)
    assert dead(game) == []
    assert politics(game, "rohan") == (3, True)
    assert told(game, "companion-moves") == []
    assert wrongs(game) == []


@rule("BG-CHAR-19", "BG-POLITICS-13")
def test_if_gandalf_the_grey_is_dead_he_appears_in_fangorn_or_with_the_elves() -> None:
    fields = {"out_of_play": ["gandalf-the-grey"], "control": {"lorien": SHADOW}}
    game = play(willing({"orthanc": "saruman"}, **fields), "gandalf-the-white")
    assert set(game.names()) == {"fangorn", "grey-havens", "rivendell", "woodland-realm"}
    assert where(play(game, "fangorn"), "gandalf-the-white") == "fangorn"
    assert where(play(game, "woodland-realm"), "gandalf-the-white") == "woodland-realm"
    assert told(play(game, "fangorn"), "enters-play") == [{"character": "gandalf-the-white", "region": "fangorn"}]


# Shadowfax


@pytest.mark.parametrize(
    "group, distance",
    [
        ([], 4),
        (["meriadoc"], 4),
        (["peregrin"], 4),
        (["meriadoc", "peregrin"], 3),
        (["gimli"], 3),
        (["meriadoc", "gimli"], 3),
        (["aragorn"], 3),
    ],
)
@rule("BG-CHAR-26")
def test_shadowfax_carries_him_alone_or_with_one_hobbit(group: list[str], distance: int) -> None:
    game = board({"bree": " ".join(["gandalf-the-white", *group])}, free=["character", "event"])
    game = play(game, "character", "move-companions", *(["gandalf-the-white", *group] if group else []))
    assert key(game) == "companion-where"
    goals = set(game.names())
    assert near("bree", 3) <= goals
    assert ("grey-havens" in goals) == (distance == 4)
    assert goals <= near("bree", distance)


def test_without_him_a_hobbit_is_no_faster() -> None:
    game = board({"bree": "gandalf-the-white meriadoc"}, free=["character", "event"])
    game = play(game, "character", "move-companions", "meriadoc", "none")
    assert set(game.names()) == near("bree")


# The White Rider


def battle(free: str, shadow: str, *answers: str, at_war: tuple[str, ...] = ("sauron", "isengard")) -> Board:
    """The Shadow attacks Gandalf's army; all dice show 1, up to the first leader re-roll."""
    armies = {"osgiliath": free, "south-ithilien": shadow}
    game = board(armies, at_war=at_war, shadow=["army", "event"])
    game = play(game, "army", "attack", "all", *answers)
    while key(game) == "combat-die":
        game = play(game, 1)
    return game


@rule("BG-BATTLE-20")
def test_the_white_rider_gives_up_his_leadership_and_that_of_all_nazgul_is_void() -> None:
    game = battle("gondor 3 gandalf-the-white", "sauron 5 nazgul 2 witch-king", "yes")
    assert asked(game) == ("shadow", "cease")  # nobody has a re-roll
    assert told(game, "white-rider") == [{"character": "gandalf-the-white"}]


def test_he_may_keep_his_leadership() -> None:
    game = battle("gondor 3 gandalf-the-white", "sauron 5 nazgul 2 witch-king", "no")
    assert (asked(game), game.names()) == (("shadow", "re-roll"), ["4", "3", "2", "1", "0"])
    assert (asked(play(game, 0)), play(game, 0).names()) == (("free-peoples", "re-roll"), ["1", "0"])


@pytest.mark.parametrize(
    "shadow, others, left",
    [
        ("sauron 5 nazgul 2 mouth-of-sauron", {}, 2),
        ("isengard 3/2 nazgul 2", {"orthanc": "saruman"}, 2),
    ],
)
def test_other_leadership_of_the_shadow_is_not_affected(shadow: str, others: dict[str, str], left: int) -> None:
    armies = {"osgiliath": "gondor 3/0/1 gandalf-the-white", "south-ithilien": shadow, **others}
    game = board(armies, at_war=["sauron", "isengard"], shadow=["army", "event"])
    game = play(game, "army", "attack", "all", "yes", *[1] * 8)
    assert (asked(game), game.names()[0]) == (("shadow", "re-roll"), str(left))
    game = play(game, 0)
    assert (asked(game), game.names()) == (("free-peoples", "re-roll"), ["1", "0"])  # the leader of Gondor


def test_it_holds_for_the_whole_battle_and_is_asked_only_once() -> None:
    game = battle("gondor 3 gandalf-the-white", "sauron 5 nazgul 2", "yes")
    game = play(game, "no", "no")  # neither ceases nor retreats
    while key(game) == "combat-die":
        game = play(game, 1)
    assert asked(game) == ("shadow", "cease")
    assert game.state.battle is not None
    assert game.state.battle.round == 2


def test_it_is_asked_when_there_is_a_battle_and_in_attack_as_well() -> None:
    armies = {"minas-tirith": "gondor 3 gandalf-the-white", "osgiliath": "sauron 5 nazgul 1"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    assert asked(play(game, "army", "attack", "all")) == ("free-peoples", "withdraw")
    assert asked(play(game, "army", "attack", "all", "no")) == ("free-peoples", "white-rider")
    game = board(armies, at_war=["gondor"], free=["muster-army", "event"])
    assert asked(play(game, "muster-army", "attack", "all")) == ("free-peoples", "white-rider")


@pytest.mark.parametrize("shadow, wraiths", [("sauron 5", False), ("sauron 5 witch-king", True)])
def test_it_is_not_asked_where_no_nazgul_leads(shadow: str, wraiths: bool) -> None:
    game = battle("gondor 3 gandalf-the-white", shadow)
    assert (key(game) == "white-rider") is wraiths


def test_it_is_not_asked_where_he_takes_no_part() -> None:
    armies = {"osgiliath": "gondor 3 gandalf-the-white", "south-ithilien": "sauron 5 nazgul 1"}
    game = board(armies, at_war=["gondor"], free=["muster-army", "event"])
    game = play(game, "muster-army", "attack", "some", 2, "no")
    assert asked(game) == ("chance", "combat-die")


def test_gandalf_the_white_is_no_guide_and_never_in_the_fellowship() -> None:
    with pytest.raises(ValueError, match="gandalf-the-white"):
        board(fellowship={"companions": ["gandalf-the-white"]})
    assert "separate" not in actions(
        board({"bree": "gandalf-the-white"}, free=["character", "event"], fellowship={"companions": []}), "character"
    )
