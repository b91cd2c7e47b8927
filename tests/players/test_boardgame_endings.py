"""What the rules of thumb do where the war is decided, and with what has no use any more."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import EVENTS, FREE, NO_RINGS, REGIONS, SHADOW, TILES, Board, board
from boardgame.teams import team_board
from players.choosing import choice
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import NATIONS
from ringwar.kernel import CHANCE, Question, game_of, name_of
from ringwar.players.boardgame import SCORERS
from ringwar.players.boardgame.battles import best_attack
from ringwar.players.boardgame.cards import kept_value
from ringwar.players.boardgame.war import War

AT_WAR = tuple(NATIONS)
NINE_POINTS = dict.fromkeys(("minas-tirith", "dol-amroth", "lorien", "rivendell", "pelargir"), SHADOW)
TEN_POINTS = {**NINE_POINTS, "dale": SHADOW}
ORTHANC_AND_MORIA = {"orthanc": FREE, "moria": FREE}


def answers(position: Board) -> list[tuple[str, str]]:
    """The questions of the action that a player begins, with what he answers; Chance rolls what hits."""
    found: list[tuple[str, str]] = []
    while position.question is not None and position.question.key not in ("use-die", "allocate", "declare"):
        question = position.question
        answer = name_of(question.options[-1]) if question.side == CHANCE else choice(position)
        found.append((question.key, answer))
        position = position.after(answer)
    return found


def score(position: Board, key: str, option: Any) -> float:
    """How good an option of a question is that somebody might be asked, compared with no option."""
    assert position.question is not None
    question = Question(position.question.side, "", (option,), {}, game_of(position.question))
    return SCORERS[key](Sight(position.state, position.question.side), question)[0]


def until(position: Board, key: str, side: str) -> Board:
    """The table when a side is asked a question."""
    while position.question is not None and (position.question.key, position.question.side) != (key, side):
        position = position.after(1 if position.question.side == CHANCE else choice(position))
    return position


# The end of the turn


@pytest.mark.parametrize("garrison", ["southrons 1", ""])
def test_a_settlement_is_taken_back_from_an_enemy_who_has_enough_to_win(garrison: str) -> None:
    armies = {"woodland-realm": "elves 1/3/1", "edoras": "rohan 2/1", "westemnet": "sauron 6/2 nazgul 2"}
    armies |= {"dale": garrison} if garrison else {}
    fields: dict[str, Any] = {"free": ("muster-army",), "shadow": ("army",), "rings": NO_RINGS}
    position = board({**armies, "dol-guldur": "sauron 5"}, at_war=AT_WAR, control=TEN_POINTS, **fields)
    assert {("attack-from", "woodland-realm"), ("move-where", "dale")} & {*answers(position)}


def test_the_shadow_takes_back_a_stronghold_from_free_peoples_who_have_enough_to_win() -> None:
    armies = {"gap-of-rohan": "isengard 2", "minas-tirith": "sauron 8/2 nazgul 3", "moria": "elves 2"}
    fields: dict[str, Any] = {"shadow": ("army",), "control": ORTHANC_AND_MORIA, "rings": NO_RINGS}
    position = board(armies, {"minas-tirith": "gondor 1"}, at_war=AT_WAR, **fields)
    assert ("move-where", "orthanc") in answers(position)


def test_what_the_enemy_took_is_worth_more_when_a_stronghold_is_besieged_that_wins_him_the_war() -> None:
    def attack(besieged: dict[str, str]) -> float:
        armies = {"woodland-realm": "elves 1/3/1", "dale": "southrons 1", "helms-deep": "rohan 2"}
        armies |= {"helms-deep": "isengard 5"} if besieged else {}
        eight = dict.fromkeys(("dale", "minas-tirith", "dol-amroth", "lorien", "edoras"), SHADOW)
        position = board(armies, besieged, at_war=AT_WAR, control=eight, free=("muster-army",), rings=NO_RINGS)
        return best_attack(War(Sight(position.state, FREE)), REGIONS["woodland-realm"])

    assert attack({"helms-deep": "rohan 2"}) > 1.5 * attack({})


def test_those_break_out_whose_fall_would_lose_the_war() -> None:
    homes = {"woodland-realm": "elves 4", "erebor": "dwarves 3", "edoras": "rohan 5"}
    armies = {
        **homes,
        "helms-deep": "isengard 1/1 sauron 2",
        "dale": "north 1/2/1",
        "vale-of-the-carnen": "southrons 2",
    }
    fields: dict[str, Any] = {"free": ("muster-army",), "shadow": ("army",), "rings": NO_RINGS}
    besieged = {"helms-deep": "rohan 5/0/1"}
    position = board(armies, besieged, at_war=AT_WAR, control=NINE_POINTS, **fields)
    assert ("attack-from", "helms-deep") in answers(position) or ("action", "attack") in answers(position)


def stormed(besieged: str, control: dict[str, str], *cards: str) -> Board:
    """A weak assault on Helm's Deep, with combat cards in hand."""
    armies = {"helms-deep": "isengard 2", "orthanc": "isengard 1 saruman"}
    fields: dict[str, Any] = {"shadow": ("army",), "to_act": SHADOW, "hands": cards, "rings": NO_RINGS}
    position = board(armies, {"helms-deep": besieged}, at_war=AT_WAR, control=control, **fields)
    return position.after("attack").after("all")


@pytest.mark.parametrize("control, played", [(NINE_POINTS, "fp-character-20"), ({}, "none")])
def test_in_the_assault_that_may_lose_the_war_no_card_is_kept(control: dict[str, str], played: str) -> None:
    position = until(stormed("rohan 0/2/1", control, "fp-character-20"), "combat-card", FREE)
    assert choice(position) == played


@pytest.mark.parametrize("control, played", [(NINE_POINTS, "shadow-strategy-24"), ({}, "none")])
def test_in_the_assault_that_may_win_the_war_no_card_is_kept(control: dict[str, str], played: str) -> None:
    assert choice(until(stormed("rohan 1", control, "shadow-strategy-24"), "combat-card", SHADOW)) == played


@pytest.mark.parametrize("leader, played", [(" witch-king", "fp-strategy-11"), ("", "none")])
def test_a_card_is_used_where_a_hit_kills_the_witch_king(leader: str, played: str) -> None:
    armies = {"osgiliath": "gondor 4/0/2", "south-ithilien": "sauron 1" + leader}
    fields: dict[str, Any] = {"free": ("character",), "shadow": ("army",), "rings": NO_RINGS}
    position = board(armies, at_war=AT_WAR, hands=("fp-strategy-11",), **fields)
    assert choice(until(position.after("attack-led").after("all"), "combat-card", FREE)) == played


# Cards that are dead


DEAD_MEN, STEWARDS, TREEBEARD, GRIMBEORN = "fp-character-22", "fp-character-23", "fp-character-19", "fp-strategy-17"
WITH_NEITHER = {"at": "rivendell", "companions": ["gimli", "legolas"], "guide": "gimli"}
WITH_BOTH = {"at": "rivendell", "companions": ["strider", "boromir", "gimli"], "guide": "strider"}


@pytest.mark.parametrize("card", [DEAD_MEN, STEWARDS])
def test_a_card_is_worth_less_than_any_other_when_those_are_dead_whom_it_needs(card: str) -> None:
    def value(name: str, fellowship: dict[str, Any], **fields: Any) -> float:
        position = board({"moria": "sauron 2"}, free=("event",), fellowship=fellowship, **fields)
        return kept_value(Sight(position.state, FREE), EVENTS[name])

    dead = {"out_of_play": ["strider", "boromir"]}
    assert value(card, WITH_NEITHER, **dead) < value(GRIMBEORN, WITH_NEITHER, **dead)
    assert value(card, WITH_BOTH) > value(GRIMBEORN, WITH_BOTH)


def test_the_ents_are_waited_for_as_long_as_gandalf_may_come() -> None:
    def value(*eliminated: str) -> float:
        position = board(free=("event",), fellowship=WITH_NEITHER, out_of_play=eliminated)
        return kept_value(Sight(position.state, FREE), EVENTS[TREEBEARD])

    assert value("gandalf-the-grey") > 2 * value("gandalf-the-grey", "gandalf-the-white")


def test_nobody_gives_a_partner_a_card_that_is_dead() -> None:
    mine, dead = "shadow-strategy-04", "shadow-strategy-16"
    fields: dict[str, Any] = {"shadow": ("event",), "at_war": AT_WAR, "hands": {"witch-king": [mine, dead]}}

    def gift(*eliminated: str) -> float:
        position = team_board(out_of_play=eliminated, **fields)
        assert position.question is not None
        question = Question("witch-king", "", (EVENTS[dead],), {}, game_of(position.question))
        return SCORERS["give-card"](Sight(position.state, "witch-king"), question)[0]

    assert gift() > 0 >= gift("saruman")


# The Fellowship


def test_strider_hides_the_fellowship_with_a_die_that_could_not_move_it() -> None:
    fellowship = {"at": "hollin", "revealed": True, "companions": ["strider", "legolas"], "guide": "strider"}
    dice: dict[str, Any] = {"free": ("character", "muster-army"), "shadow": ("army",), "rings": NO_RINGS}
    position = board({"barad-dur": "sauron 2"}, at_war=AT_WAR, fellowship=fellowship, **dice)
    assert choice(position) == "muster-army"
    assert choice(position.after("muster-army")) == "strider-hides"


@pytest.mark.parametrize("tile, corruption, used", [("std-1-1", 0, False), ("std-3-1", 9, True), ("std-1-1", 11, True)])
def test_no_other_tile_is_drawn_for_one_that_hurts_less_than_most(tile: str, corruption: int, used: bool) -> None:
    fellowship = {"at": "hollin", "corruption": corruption, "companions": ["strider"], "guide": "strider"}
    position = board(free=("character",), table=("fp-character-05",), fellowship=fellowship)
    coat, question = EVENTS["fp-character-05"], position.question
    assert question is not None
    asked = Question(FREE, "", (coat, None), {"tile": TILES[tile]}, game_of(question))
    coats, kept = SCORERS["use-against-hunt"](Sight(position.state, FREE), asked)
    assert (coats > kept) == used


@pytest.mark.parametrize("corruption, revealed", [(5, False), (11, True)])
def test_gollum_does_not_give_the_fellowship_away_for_a_point_of_corruption(corruption: int, revealed: bool) -> None:
    position = board(free=("character",), fellowship={"at": "hollin", "corruption": corruption})
    assert (score(position, "gollum-reveals", True) > 0) == revealed
