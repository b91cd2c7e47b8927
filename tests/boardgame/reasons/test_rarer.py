"""Reasons that come up more rarely: parts of armies, sieges, retreats, special dice and named rings, partners."""

from __future__ import annotations

from typing import Any

from boardgame.boards import FREE, SHADOW, board
from boardgame.lords.tables import lords_board
from boardgame.reasons.saying import POSSIBLE, said
from boardgame.teams import team_board, turn_of
from helpers import key, play
from marks import rule
from ringwar.boardgame.rules.attackers import why_no_attackers, why_no_target
from ringwar.boardgame.rules.event_cards import why_not_drawn
from ringwar.boardgame.rules.fellowship import why_not_on_path
from ringwar.boardgame.rules.muster import why_not_there
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import REGIONS
from ringwar.kernel import Refusal


def of(reason: Refusal | None) -> tuple[str, str]:
    """The key and the first clause of a reason."""
    return POSSIBLE if reason is None else (reason.key, reason.clauses[0])


# Who goes along


@rule("BG-MOVE-18", "BG-MOVE-06", "BG-CHAR-16")
def test_why_figures_do_not_go_along() -> None:
    armies = {"minas-tirith": "gondor 2 rohan 2 strider", "osgiliath": "gondor 1"}
    game = board(armies, free=["muster-army", "event"], at_war=["gondor"])
    game = play(game, "muster-army", "move-armies", "minas-tirith", "lossarnach")
    assert key(game) == "move-with"
    assert said(game, "piece", "rohan-regular") == ("figure-not-at-war", "BG-MOVE-18")
    assert said(game, "piece", "gondor-elite") == ("no-such-figure-here", "BG-MOVE-06")
    assert said(game, "character", "gimli") == ("not-with-the-army", "BG-MOVE-06")
    assert said(game, "action", "all") == POSSIBLE
    number = play(game, "some")
    assert key(number) == "how-many"
    assert said(number, "number", "5") == ("not-so-many-here", "BG-MOVE-06")
    assert said(number, "number", "0") == ("too-few-go", "BG-MOVE-02")


@rule("BG-BATTLE-14")
def test_figures_not_at_war_stay_out_of_the_attack() -> None:
    armies = {"minas-tirith": "gondor 2 rohan 2", "osgiliath": "sauron 2", "lossarnach": "sauron 1"}
    game = board(armies, free=["muster-army", "event"], at_war=["gondor"])
    game = play(game, "muster-army", "attack", "osgiliath")
    assert key(game) == "attack-with"
    assert said(game, "piece", "rohan-regular") == ("figure-not-at-war", "BG-BATTLE-14")


@rule("BG-MOVE-08")
def test_the_last_unit_does_not_leave_leaders_alone() -> None:
    armies = {"osgiliath": "gondor 1 rohan 0/0/1", "folde": "rohan 1"}
    game = board(armies, free=["muster-army", "event"], at_war=["gondor"])
    game = play(game, "muster-army", "move-armies", "osgiliath")
    assert said(game, "region", "lossarnach") == ("leaders-left-alone", "BG-MOVE-08")


# Sieges


@rule("BG-SIEGE-22", "BG-SIEGE-35")
def test_who_fights_whom_in_a_siege() -> None:
    armies = {"helms-deep": "isengard 3", "westemnet": "isengard 2", "fords-of-isen": "rohan 2"}
    state = board(armies, {"helms-deep": "rohan 2"}, shadow=["army"], at_war=["rohan", "isengard"]).state
    deep, fords, west = (REGIONS[name] for name in ("helms-deep", "fords-of-isen", "westemnet"))
    assert of(why_no_target(state, SHADOW, west, deep)) == ("only-from-inside", "BG-SIEGE-22")
    assert of(why_no_target(state, FREE, deep, west)) == ("only-the-besieger", "BG-SIEGE-35")
    assert of(why_no_target(state, FREE, deep, deep)) == of(why_no_target(state, SHADOW, deep, fords)) == POSSIBLE


@rule("BG-BATTLE-08", "BG-BATTLE-58")
def test_leaders_not_at_war_need_a_unit_to_stay_with() -> None:
    armies = {"minas-tirith": "gondor 1 rohan 0/0/1", "osgiliath": "sauron 2"}
    game = board(armies, free=["muster-army", "event"], at_war=["gondor"])
    reason = why_no_attackers(game.state, FREE, REGIONS["minas-tirith"], led=False)
    assert of(reason) == ("no-unit-left-behind", "BG-BATTLE-08")


@rule("BG-STACK-02")
def test_a_besieged_stronghold_has_room_for_five() -> None:
    keepers = {"lorien": "sauron 6"}
    game = lords_board(
        keepers, {"lorien": "elves 5 galadriel-keeper-of-nenya"}, free=["muster", "event"], at_war=["elves"]
    )
    reason = why_not_there(game.state, BY_NAME["elves-regular"], REGIONS["lorien"])
    assert of(reason) == ("stronghold-full", "BG-STACK-02")


# Retreats


@rule("BG-BATTLE-45")
def test_why_an_army_does_not_retreat_there() -> None:
    armies = {"osgiliath": "gondor 3", "south-ithilien": "sauron 5", "north-ithilien": "sauron 1"}
    battle = {"kind": "field-battle", "attacker": SHADOW, "origin": "south-ithilien", "target": "osgiliath", "round": 1}
    game = board(armies, shadow=["army"], at_war=["sauron"], battle=battle, phase="battle", hands=[])
    while key(game) not in ("retreat", "use-die"):
        game = play(game, "no" if "no" in game.names() else "none" if "none" in game.names() else game.names()[0])
    where = play(game, "yes")
    assert key(where) == "retreat-where"
    assert said(where, "region", "lossarnach") == POSSIBLE
    assert said(where, "region", "north-ithilien") == ("no-haven", "BG-BATTLE-45")
    assert said(where, "region", "bree") == ("not-next-to", "BG-BATTLE-45")


# Lords of Middle-earth


@rule("LM-DICE-20", "LM-RING-03")
def test_special_dice_and_named_rings() -> None:
    game = lords_board(free=["muster", "event"], kept=["keeper-vilya-draw"])
    assert said(game, "die", "keeper-vilya-draw") == POSSIBLE
    assert said(game, "ring", "vilya") == ("ring-named-later", "LM-RING-03")
    named = play(game, "elven-ring")
    assert key(named) == "which-ring"
    assert said(named, "ring", "nenya") == POSSIBLE
    assert said(named, "ring", "elven-ring") == ("say-which-ring", "LM-RING-03")
    die = play(named, "nenya")
    assert said(die, "die", "keeper-vilya-draw") == ("special-die-stays", "LM-DICE-20")


# Partners, and one against two


@rule("BG-MULTI-18")
def test_a_partners_card_is_not_yours_to_play() -> None:
    game = turn_of("rohan", "event", {"edoras": "rohan 1"}, hands={"rohan": ["fp-strategy-14"]})
    assert said(game, "card", "fp-strategy-14", "play") == ("card-of-partner", "BG-MULTI-18")


@rule("BG-MULTI-59")
def test_one_against_two_does_not_act_twice_for_a_nation() -> None:
    armies = {"edoras": "rohan 2", "folde": "rohan 1", "minas-tirith": "gondor 1", "orthanc": "isengard 1"}
    game = team_board(
        armies, players=3, free=["muster", "muster", "muster"], shadow=["event"], at_war=["gondor", "rohan"]
    )
    game = play(game, "recruit", "gondor-regular", "pelargir", "none")
    while game.question is not None and game.question.side != FREE:
        game = play(game, "skip" if "skip" in game.names() else game.names()[0])
    assert said(game, "piece", "gondor-regular", "recruit") == ("same-nation-twice", "BG-MULTI-59")
    assert said(game, "piece", "rohan-regular", "recruit") == POSSIBLE


# Cards and decks


@rule("BG-CARD-09")
def test_no_card_is_drawn_from_an_empty_deck() -> None:
    state = board(free=["event", "muster"]).state
    question = play(board(free=["event", "muster"]), "event", "draw-card").question
    assert question is not None
    state.decks[FREE, "strategy"] = ()
    assert of(why_not_drawn(state, question, "strategy")) == ("deck-is-empty", "BG-CARD-09")
    assert of(why_not_drawn(state, question, "character")) == POSSIBLE


@rule("BG-MULTI-59")
def test_one_against_two_plays_no_event_for_the_same_nation() -> None:
    hand = {FREE: ["fp-strategy-14"]}
    armies = {"edoras": "rohan 2", "minas-tirith": "gondor 1", "orthanc": "isengard 1"}
    dice: dict[str, Any] = {"free": ["muster", "muster", "muster"], "shadow": ["event"]}
    game = team_board(armies, players=3, hands=hand, at_war=["gondor", "rohan"], **dice)
    game = play(game, "recruit", "gondor-regular", "pelargir", "none")
    while game.question is not None and game.question.side != FREE:
        game = play(game, "skip" if "skip" in game.names() else game.names()[0])
    assert said(game, "card", "fp-strategy-14", "play") == ("card-same-nation", "BG-MULTI-59")


@rule("BG-MULTI-37")
def test_a_partners_minion_is_not_yours_to_move() -> None:
    armies = {"minas-morgul": "sauron 1 nazgul 1 witch-king", "orthanc": "isengard 1"}
    game = play(turn_of("saruman", "character", armies), "move-minions")
    assert said(game, "character", "witch-king") == ("partners-nation", "BG-MULTI-29")


# The Fellowship


@rule("BG-FSP-34")
def test_a_revealed_fellowship_ends_in_no_shelter() -> None:
    game = board(phase="fellowship", fellowship={"at": "trollshaws", "progress": 1})
    asked = play(game, "yes")
    assert key(asked) == "fellowship-where"
    assert asked.question is not None
    asked.state.revealed = True
    assert of(why_not_on_path(asked.state, asked.question, REGIONS["rivendell"])) == ("no-refuge", "BG-FSP-34")


@rule("BG-CHAR-19")
def test_gandalf_the_white_appears_where_his_card_says() -> None:
    armies = {"orthanc": "isengard 1 saruman", "edoras": "rohan 1"}
    fellowship = {"companions": ["strider"], "guide": "strider", "at": "rivendell"}
    out = ["gandalf-the-grey"]
    game = board(armies, free=["will-of-the-west", "event"], fellowship=fellowship, out_of_play=out)
    game = play(game, "will-of-the-west", "will-of-the-west", "gandalf-the-white")
    assert key(game) == "gandalf-where"
    assert said(game, "region", "fangorn") == POSSIBLE
    assert said(game, "region", "bree") == ("white-elsewhere", "BG-CHAR-19")
