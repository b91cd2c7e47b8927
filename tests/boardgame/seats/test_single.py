"""Chapter 23.7: one player against two, who may not act twice in a row for a nation."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, field
from boardgame.teams import SARUMANS, WITCH_KINGS, origin, team_board
from helpers import asked, play
from marks import rule
from ringwar.boardgame.table.facts import FREE_NATIONS, NATIONS

CITADEL, GRIMBEORN, ELROND, THEODEN = "fp-strategy-14", "fp-strategy-17", "fp-strategy-08", "fp-strategy-16"
SWORDS, BACK_AGAIN, GREY_COMPANY = "fp-strategy-20", "fp-character-17", "fp-character-24"
MUSTERS = ("muster", "muster", "muster")
ARMIES = ("muster-army", "muster-army", "muster-army")
SOUTH = {"minas-tirith": "gondor 2", "pelargir": "gondor 2", "edoras": "rohan 2", "helms-deep": "rohan 2"}


def alone(armies: dict[str, str] | None = None, *dice: str, **fields: Any) -> Board:
    """The player alone is to act with these dice; the Shadow has dice that it skips."""
    fields = {"at_war": NATIONS, "shadow": ["event"] * len(dice), **fields}
    return team_board(armies, players=3, free=sorted(dice), **fields)


def after(last: dict[str, Any], armies: dict[str, str] | None = None, *dice: str, **fields: Any) -> Board:
    """The same, after an action that was for something."""
    return alone(armies, *dice, teams={"last": last}, **fields)


def next_action(game: Board) -> Board:
    """The Shadow skips its action; the Free Peoples are to act again."""
    assert game.question is not None
    assert game.question.side in (WITCH_KINGS, SARUMANS)
    game = play(game, *(["event"] if game.question.key == "use-die" else []), "skip")
    assert game.question is not None
    assert game.question.side == FREE
    return game


def nations_named(game: Board) -> set[str]:
    """The nations of the pieces on offer."""
    return {piece.nation for piece in game.question.options if piece is not None} if game.question else set()


# Nations


@rule("BG-MULTI-56")
def test_a_player_alone_acts_for_all_nations_of_the_free_peoples() -> None:
    assert nations_named(play(alone(None, *MUSTERS), "recruit")) == set(FREE_NATIONS)
    assert set(play(alone(SOUTH, *ARMIES), "move-armies").names()) == set(SOUTH)


@rule("BG-MULTI-59", "BG-AMB-53")
def test_after_recruiting_a_nation_it_is_neither_recruited_nor_advanced() -> None:
    game = alone(None, *MUSTERS, at_war=["gondor", "rohan"], active=FREE_NATIONS)
    game = next_action(play(game, "recruit", "gondor-elite", "pelargir"))
    assert nations_named(play(game, "recruit")) == {"rohan"}
    game = after({"nations": ["north"]}, None, *MUSTERS, at_war=["sauron"], active=FREE_NATIONS)
    assert set(play(game, "diplomacy").names()) == set(FREE_NATIONS) - {"north"}


@rule("BG-MULTI-59", "BG-AMB-53")
def test_a_diplomatic_step_is_an_action_for_its_nation() -> None:
    game = alone(None, *MUSTERS, at_war=["sauron"], active=FREE_NATIONS)
    game = next_action(play(game, "diplomacy", "north"))
    assert set(play(game, "diplomacy").names()) == set(FREE_NATIONS) - {"north"}


@rule("BG-EX-63", "BG-MULTI-59")
def test_after_recruiting_for_gondor_no_army_of_gondor_moves_or_attacks() -> None:
    armies = {**SOUTH, "osgiliath": "gondor 2", "south-ithilien": "sauron 1", "fords-of-isen": "isengard 1"}
    game = next_action(play(alone(armies, *ARMIES), "recruit", "gondor-elite", "dol-amroth"))
    assert play(game, "move-armies").names() == ["edoras", "helms-deep"]
    assert asked(play(game, "attack")) == (FREE, "attack-with")
    assert play(game, "attack", "all").state.battle.origin.name == "helms-deep"


@rule("BG-MULTI-59")
def test_of_an_army_of_several_nations_those_not_recruited_before_may_go() -> None:
    game = after({"nations": ["gondor"]}, {"minas-tirith": "gondor 2/0/1 rohan 3"}, *ARMIES)
    game = play(game, "move-armies", "lossarnach")
    assert game.names() == ["all", "some"]
    game = play(game, "all")
    assert repr(field(game, "lossarnach")) == "3 rohan-regular"
    assert repr(field(game, "minas-tirith")) == "2 gondor-regular, 1 gondor-leader"


@rule("BG-MULTI-59")
def test_after_moving_an_army_of_gondor_nothing_is_recruited_for_gondor() -> None:
    game = alone(SOUTH, *ARMIES, at_war=["gondor", "rohan"])
    game = next_action(play(game, "move-armies", "minas-tirith", "lossarnach", "all", "none"))
    assert nations_named(play(game, "recruit")) == {"rohan"}


@rule("BG-MULTI-59", "BG-AMB-53")
def test_an_attack_is_an_action_for_the_nations_that_attack() -> None:
    armies = {**SOUTH, "osgiliath": "gondor 2", "south-ithilien": "sauron 1"}
    game = play(alone(armies, *ARMIES), "attack", "all", 6, 1, 1, "no")
    game = next_action(game)
    assert set(play(game, "move-armies").names()) == {"edoras", "helms-deep"}
    assert "gondor" not in nations_named(play(game, "recruit"))


# Armies


@rule("BG-MULTI-59", "BG-MULTI-60", "BG-EX-64")
def test_after_an_army_of_gondor_another_of_gondor_and_rohan_may_move_but_none_of_gondor_alone() -> None:
    armies = {"minas-tirith": "gondor 2", "pelargir": "gondor 2", "edoras": "gondor 1 rohan 1", "folde": "rohan 1"}
    game = play(alone(armies, *ARMIES), "move-armies", "minas-tirith", "druadan-forest", "all", "none")
    game = play(next_action(game), "move-armies")
    assert game.names() == ["edoras", "folde"]
    game = play(game, "edoras", "westemnet")
    assert game.names() == ["all", "some"]
    assert repr(field(play(game, "all"), "westemnet")) == "1 gondor-regular, 1 rohan-regular"


@rule("BG-MULTI-59", "BG-MULTI-60")
def test_the_part_that_goes_must_itself_be_allowed() -> None:
    last = {"armies": [["gondor"]], "regions": ["minas-tirith"]}
    game = after(last, {"edoras": "gondor 1 rohan 1"}, *ARMIES)
    game = play(game, "move-armies", "westemnet", "some", 0)
    assert repr(field(game, "westemnet")) == "1 rohan-regular"
    game = play(after(last, {"edoras": "gondor 1 rohan 1"}, *ARMIES), "move-armies", "westemnet", "some", 1)
    assert repr(field(game, "westemnet")) == "1 gondor-regular, 1 rohan-regular"


@rule("BG-MULTI-60")
def test_after_an_army_of_several_nations_one_of_a_single_nation_may_move() -> None:
    armies = {"edoras": "gondor 1 rohan 1", "pelargir": "gondor 2", "helms-deep": "rohan 2"}
    game = play(alone(armies, *ARMIES), "move-armies", "edoras", "westemnet", "all", "none")
    assert set(play(next_action(game), "move-armies").names()) == {"pelargir", "helms-deep"}


@rule("BG-MULTI-61", "BG-EX-65")
def test_the_same_army_of_several_nations_does_not_act_again() -> None:
    armies = {"edoras": "gondor 1 rohan 1", "pelargir": "gondor 2", "fords-of-isen": "isengard 1"}
    game = play(alone(armies, *ARMIES), "move-armies", "edoras", "westemnet", "all", "none")
    game = next_action(game)
    assert game.names() == ["recruit", "move-armies", "skip"]
    assert origin(play(game, "move-armies")) == "pelargir"


@rule("BG-MULTI-61")
def test_who_stood_where_the_army_arrived_may_act_for_another_nation() -> None:
    armies = {"minas-tirith": "gondor 2", "druadan-forest": "rohan 2"}
    game = play(alone(armies, *ARMIES), "move-armies", "minas-tirith", "druadan-forest", "all")
    game = play(next_action(game), "move-armies", "folde", "all")
    assert repr(field(game, "folde")) == "2 rohan-regular"
    assert repr(field(game, "druadan-forest")) == "2 gondor-regular"


@rule("BG-MULTI-61")
def test_an_army_that_was_driven_away_is_still_the_same() -> None:
    last = {"armies": [["gondor", "rohan"]], "regions": ["north-ithilien"]}
    armies = {"north-ithilien": "gondor 2 rohan 2", "dagorlad": "sauron 4", "pelargir": "elves 1"}
    game = after(last, armies, *ARMIES, shadow=["army"] * 3, to_act=SHADOW, acts=[WITCH_KINGS])
    game = play(game, "attack", "all", *[1] * 4, *[1] * 4, "no", "yes", "osgiliath", "no")
    assert asked(game) == (FREE, "action")
    assert origin(play(game, "move-armies")) == "pelargir"


@rule("BG-MULTI-60")
def test_another_army_that_was_driven_away_may_act() -> None:
    last = {"armies": [["gondor"]], "regions": ["pelargir"]}
    armies = {"north-ithilien": "gondor 2 rohan 2", "dagorlad": "sauron 4", "pelargir": "gondor 1"}
    game = after(last, armies, *ARMIES, shadow=["army"] * 3, to_act=SHADOW, acts=[WITCH_KINGS])
    game = play(game, "attack", "all", *[1] * 4, *[1] * 4, "no", "yes", "osgiliath", "no")
    game = play(game, "move-armies", "lossarnach", "all")
    assert repr(field(game, "lossarnach")) == "2 gondor-regular, 2 rohan-regular"


# What lifts the ban


@rule("BG-MULTI-62", "BG-AMB-53")
@pytest.mark.parametrize(
    "answers",
    [["event", "draw-card", "character", "fp-character-01"], ["event", "skip"], ["character", "move-fellowship"]],
)
def test_an_action_for_no_nation_lifts_the_ban(answers: list[str]) -> None:
    game = after({"nations": ["gondor"]}, None, "event", "character", *MUSTERS, at_war=["gondor"])
    game = play(next_action(play(game, *answers)), "muster", "recruit")
    assert nations_named(game) == {"gondor"}


@rule("BG-MULTI-62", "BG-AMB-53")
def test_a_pass_does_not_lift_the_ban() -> None:
    game = after({"nations": ["gondor"]}, SOUTH, *MUSTERS[:2], at_war=["gondor", "rohan"], shadow=["event"] * 4)
    game = next_action(play(game, "pass"))
    assert nations_named(play(game, "muster", "recruit")) == {"rohan"}


@rule("BG-MULTI-59", "BG-AMB-53")
def test_a_new_turn_lifts_the_ban() -> None:
    game = team_board(players=3, phase="recover", turn=2, teams={"last": {"nations": ["gondor"]}})
    assert game.view(FREE)["teams"]["last"] == {"armies": [], "nations": [], "regions": []}


@rule("BG-MULTI-59")
def test_actions_of_the_shadow_are_not_limited() -> None:
    armies = {"barad-dur": "sauron 2", "morannon": "sauron 2"}
    game = alone(armies, *ARMIES, shadow=["army"] * 3, acts=[WITCH_KINGS])
    game = play(game, "skip", "move-armies", "barad-dur", "all", "none", "skip", "skip")
    assert asked(game) == (WITCH_KINGS, "action")
    assert set(play(game, "move-armies").names()) == {"gorgoroth", "morannon"}


# Events and abilities

FOR_NATIONS = {
    "fp-strategy-02": "elves",
    "fp-strategy-03": "north",
    "fp-strategy-04": "dwarves",
    "fp-strategy-06": "gondor",
    "fp-strategy-07": "north",
    "fp-strategy-09": "rohan",
    "fp-strategy-13": "elves",
    "fp-strategy-14": "gondor",
    "fp-strategy-15": "elves",
    "fp-strategy-16": "rohan",
    "fp-strategy-17": "north",
    "fp-strategy-18": "gondor",
    "fp-strategy-19": "north",
    "fp-strategy-20": "north",
    "fp-strategy-21": "elves",
    "fp-strategy-22": "dwarves",
    "fp-strategy-23": "rohan",
    "fp-strategy-24": "elves",
    "fp-character-22": "gondor",
    "fp-character-23": "gondor",
}


@rule("BG-MULTI-59", "BG-AMB-53")
@pytest.mark.parametrize("card, nation", FOR_NATIONS.items())
def test_an_event_for_a_nation_is_not_played_after_an_action_for_it(card: str, nation: str) -> None:
    def playable(*banned: str) -> bool:
        companions = {"edoras": "rohan 1 strider", "minas-tirith": "gondor 1 boromir"}
        game = after({"nations": list(banned)}, companions, "event", "event", hands={FREE: [card]})
        return "play-event" in game.names()

    others = [each for each in FREE_NATIONS if each not in (nation, *(["dwarves"] if card == SWORDS else []))]
    assert playable(*others)
    assert not playable(nation)


@rule("BG-AMB-53")
def test_an_event_for_two_nations_is_not_played_after_either() -> None:
    game = after({"nations": ["dwarves"]}, None, "event", "event", hands={FREE: [SWORDS]})
    assert "play-event" not in game.names()


@rule("BG-MULTI-59", "BG-AMB-53")
@pytest.mark.parametrize(
    "card, answers, banned",
    [
        (CITADEL, ["gondor-regular"], ["gondor"]),
        (GRIMBEORN, ["north-regular"], ["north"]),
        (ELROND, ["elves"], ["elves"]),
        ("fp-strategy-04", [], ["dwarves"]),
        ("fp-strategy-07", [], ["north"]),
        (SWORDS, ["north-regular", "dwarves-elite", "fp-strategy-01"], ["dwarves", "north"]),
    ],
)
def test_an_event_for_a_nation_is_an_action_for_it(card: str, answers: list[str], banned: list[str]) -> None:
    game = next_action(play(alone(None, *MUSTERS, hands={FREE: [card]}), "play-event", *answers))
    assert nations_named(play(game, "recruit")) == set(FREE_NATIONS) - set(banned)


@rule("BG-MULTI-59", "BG-AMB-53")
def test_wisdom_of_elrond_is_for_a_nation_that_was_not_acted_for() -> None:
    game = after({"nations": ["gondor", "north"]}, None, *MUSTERS, hands={FREE: [ELROND]})
    assert set(play(game, "play-event").names()) == {"dwarves", "elves", "rohan"}
    game = after({"nations": list(FREE_NATIONS)}, None, "event", "event", at_war=["sauron"], hands={FREE: [ELROND]})
    before = dict(game.state.politics)
    assert play(game, "play-event").state.politics == before


@rule("BG-MULTI-59", "BG-AMB-53")
def test_there_and_back_again_advances_who_was_not_acted_for_and_is_an_action_for_them() -> None:
    game = after(
        {"nations": ["north"]},
        {"dale": "gimli"},
        "character",
        *MUSTERS,
        at_war=["sauron"],
        active=FREE_NATIONS,
        fellowship={"companions": []},
        hands={FREE: [BACK_AGAIN]},
    )
    before = dict(game.state.politics)
    game = play(game, "character", "play-event")
    steps = {nation: before[nation] - game.state.politics[nation] for nation in FREE_NATIONS}
    assert steps == {"dwarves": 1, "elves": 1, "north": 0, "gondor": 0, "rohan": 0}
    assert set(play(next_action(game), "diplomacy").names()) == {"north", "gondor", "rohan"}


@rule("BG-MULTI-59", "BG-AMB-53")
def test_the_ability_of_a_companion_is_an_action_for_the_nation_that_advances() -> None:
    def rousers(banned: list[str]) -> list[str]:
        companions = {"minas-tirith": "boromir", "erebor": "gimli"}
        fields = {"at_war": ["sauron"], "active": FREE_NATIONS, "fellowship": {"companions": []}}
        game = after({"nations": banned}, companions, "event", *MUSTERS, **fields)
        return play(game, "event").names()

    assert rousers([]) == ["draw-card", "boromir-rouses-gondor", "gimli-rouses-the-dwarves", "skip"]
    assert rousers(["gondor"]) == ["draw-card", "gimli-rouses-the-dwarves", "skip"]


@rule("BG-MULTI-59", "BG-AMB-53")
def test_after_such_an_ability_the_nation_is_not_advanced() -> None:
    fields = {"at_war": ["sauron"], "active": FREE_NATIONS, "fellowship": {"companions": []}}
    game = alone({"minas-tirith": "boromir"}, *MUSTERS, **fields)
    game = next_action(play(game, "boromir-rouses-gondor"))
    assert "boromir-rouses-gondor" not in game.names()
    assert "gondor" not in play(game, "diplomacy").names()


@rule("BG-MULTI-59")
def test_the_grey_company_trains_only_units_of_nations_not_acted_for() -> None:
    armies = {"minas-tirith": "gondor 1 rohan 1 strider"}
    game = after({"nations": ["gondor"]}, armies, "character", "event", hands={FREE: [GREY_COMPANY]})
    game = play(game, "character", "play-event")
    assert repr(field(game, "minas-tirith")) == "1 gondor-regular, 1 rohan-elite"


@rule("BG-MULTI-62")
def test_what_concerns_no_nation_is_never_banned() -> None:
    fellowship = {"at": "hollin", "revealed": True, "companions": ["strider", "gimli"]}
    game = after({"nations": list(FREE_NATIONS)}, {"bree": "boromir"}, "event", "character", fellowship=fellowship)
    assert play(game, "event").names() == ["draw-card", "strider-hides", "skip"]
    assert play(game, "character").names() == [
        "hide-fellowship",
        "separate",
        "move-companions",
        "strider-hides",
        "skip",
    ]
