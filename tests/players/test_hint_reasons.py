"""Why an option is advised: every line is true of the option at the table, and is not said where it is not."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, board
from cardgame.tables import table
from players.test_boardgame_positions import AT_HOME, AT_WAR, middle_earth
from ringwar.boardgame.odds.seen import battle_of_view
from ringwar.kernel import Position
from ringwar.players.advice import GAMES, lines
from ringwar.players.advice.weighing import Remembered
from ringwar.players.lookahead import luck
from ringwar.players.worlds import Plan

IN_OSGILIATH = {"osgiliath": "sauron 5/2 nazgul 1"}


def told(position: Position[Any], *names: str, kind: str = "REASONS") -> tuple[str, dict[str, Any]] | None:
    """The line for the first of some answers, with what it is about."""
    question = position.question
    assert question is not None
    worlds, plan = Remembered(question, luck(0, question)), Plan(tuple(("", name) for name in names))
    reason = next(lines(worlds, plan, getattr(GAMES[position.setup.game], kind)), None)
    return None if reason is None else (reason["key"], reason["about"])


def costs(position: Position[Any], *names: str) -> tuple[str, dict[str, Any]] | None:
    """The line against the first of some answers."""
    return told(position, *names, kind="COSTS")


def at_home(**fields: Any) -> Position[Any]:
    """The map when the war begins, in another phase than that of actions."""
    return board(AT_HOME, at_war=AT_WAR, turn=5, to_act=FREE, **fields)


# The Fellowship


@pytest.mark.parametrize(("progress", "dice", "steps"), [(0, 2, 14), (3, 0, 11), (12, 1, 5)])
def test_the_steps_that_are_left_after_a_step_and_the_dice_that_hunt_are_counted(
    progress: int, dice: int, steps: int
) -> None:
    hunt = {"box": {SHADOW: dice}}
    position = middle_earth(FREE, ("character", "muster"), {}, hunt=hunt, fellowship={"progress": progress})
    assert told(position, "character", "move-fellowship") == ("moves-fellowship", {"steps": steps, "dice": dice})


def test_a_revealed_fellowship_is_hidden() -> None:
    position = middle_earth(FREE, ("character", "muster"), {}, fellowship={"revealed": True})
    assert told(position, "character", "hide-fellowship") == ("hides-fellowship", {})


def test_a_declaration_heals_only_where_there_is_a_settlement() -> None:
    position = at_home(phase="fellowship", fellowship={"at": "rivendell", "corruption": 3})
    assert told(position, "yes") == ("heals", {"count": 1, "corruption": 2})
    position = at_home(phase="fellowship", fellowship={"at": "hollin", "progress": 2, "corruption": 3})
    about = {"region": "dimrill-dale", "steps": 11}
    assert told(position, "yes", "moria", "dimrill-dale") == ("declares", about)
    assert told(position, "no") is None


def test_mordor_is_entered() -> None:
    position = at_home(phase="fellowship", fellowship={"at": "morannon"})
    assert told(position, "yes") == ("enters-mordor", {"steps": 5})


@pytest.mark.parametrize(("at", "line"), [(1, ("climbs", {"steps": 3})), (4, ("last-step", {}))])
def test_on_the_mordor_track_a_tile_is_drawn_and_the_last_step_may_win(at: int, line: tuple[str, Any]) -> None:
    fellowship: dict[str, Any] = {"at": None, "mordor": at, "companions": [], "guide": "gollum"}
    position = middle_earth(FREE, ("character", "muster"), {}, hunt={"box": {SHADOW: 3}}, fellowship=fellowship)
    assert told(position, "character", "move-fellowship") == line


def test_dice_hunt_or_are_kept() -> None:
    position = ringwar.play_out(ringwar.start("boardgame"), {FREE: "rules", SHADOW: "rules"}, seed=1)
    asked = [position.at(number) for number in range(200)]
    allocating = next(each for each in asked if each.question is not None and each.question.key == "allocate")
    assert told(allocating, "2") == ("hunts", {"dice": 2, "steps": 15})
    assert told(allocating, "0") == ("keeps-dice", {"dice": 7})


# Battles


def test_an_attack_has_the_odds_of_the_battle() -> None:
    position = middle_earth(SHADOW, ("army", "event"), IN_OSGILIATH)
    battle = battle_of_view(position.view(SHADOW), "minas-tirith", "osgiliath")
    assert battle is not None
    about = {"region": "minas-tirith", "percent": round(100 * battle.odds.attacker)}
    assert told(position, "army", "attack", "minas-tirith", "all") == ("attacks", about)


def test_those_who_are_attacked_stand_or_withdraw() -> None:
    position = middle_earth(SHADOW, ("army", "event"), IN_OSGILIATH)
    for answer in ("army", "attack", "minas-tirith", "all"):
        position = position.after(answer)
    attack = told(middle_earth(SHADOW, ("army", "event"), IN_OSGILIATH), "army", "attack", "minas-tirith", "all")
    assert attack is not None
    for answer, key in (("yes", "withdraws"), ("no", "stands")):
        found = told(position, answer)
        assert found is not None
        assert found[0] == key
        assert found[1]["percent"] == pytest.approx(100 - attack[1]["percent"], abs=2)


# Settlements and armies


def test_an_empty_settlement_is_taken_and_one_of_ones_own_is_won_back() -> None:
    position = middle_earth(SHADOW, ("army", "event"), {"osgiliath": "sauron 5/2", "pelargir": ""})
    march = ("army", "move-armies", "osgiliath")
    assert told(position, *march, "pelargir", "all", "none") == ("takes", {"region": "pelargir", "points": 1})
    assert told(position, *march, "lossarnach", "all", "none") != ("takes", {"region": "lossarnach", "points": 0})
    lost = {"pelargir": "", "lossarnach": "gondor 3"}
    position = middle_earth(FREE, ("muster-army", "event"), lost, control={"pelargir": SHADOW})
    answers = ("muster-army", "move-armies", "lossarnach", "pelargir", "all", "none")
    assert told(position, *answers) == ("wins-back", {"region": "pelargir"})


def test_a_guard_is_one_only_where_enemies_are_near() -> None:
    recruit = ("muster", "recruit", "gondor-elite", "minas-tirith")
    position = middle_earth(FREE, ("muster", "event"), {"osgiliath": "sauron 5/2"})
    assert told(position, *recruit) == ("guards", {"region": "minas-tirith", "count": 7, "units": 5})
    position = middle_earth(FREE, ("muster", "event"), {"minas-morgul": "", "morannon": ""})
    about = {"pieces": {"gondor-elite": 1}, "regions": ["minas-tirith"]}
    assert told(position, *recruit) == ("recruits", about)


def test_an_army_comes_nearer_to_a_settlement_or_does_not() -> None:
    position = middle_earth(SHADOW, ("army", "event"), {"north-ithilien": "sauron 4"})
    march = ("army", "move-armies", "north-ithilien")
    about = {"at": "osgiliath", "region": "minas-tirith", "units": 4, "steps": 1, "points": 2}
    assert told(position, *march, "osgiliath", "all", "none") == ("marches", about)
    gathered = told(position, *march, "minas-morgul", "all", "none")
    assert gathered is None or gathered[0] == "gathers"


# Nations and characters


def test_a_nation_comes_nearer_to_war_and_goes_to_war() -> None:
    diplomacy = ("muster", "diplomacy", "gondor")
    assert told(board({}, free=("muster", "event")), *diplomacy) == ("nears-war", {"nation": "gondor", "steps": 1})
    politics = {"gondor": {"steps_to_war": 1, "active": True}}
    assert told(board({}, free=("muster", "event"), politics=politics), *diplomacy) == ("at-war", {"nation": "gondor"})


def test_a_minion_brings_a_die() -> None:
    position = middle_earth(SHADOW, ("muster", "event"), {})
    about = {"character": "saruman", "region": "orthanc"}
    assert told(position, "muster", "bring-minion", "saruman") == ("enters-with-die", about)


def test_companions_leave_the_fellowship() -> None:
    position = middle_earth(FREE, ("character", "muster"), {})
    found = told(position, "character", "separate", "gimli", "none")
    assert found is not None
    assert found[0] == "separates"
    assert found[1]["characters"] == ["gimli"]


def test_a_card_is_drawn_or_the_enemy_acts_first() -> None:
    position = middle_earth(FREE, ("event", "muster"), {})
    assert told(position, "event", "draw-card") == ("draws", {"count": 0})
    assert told(middle_earth(FREE, ("event",), {}), "pass") == ("waits", {"mine": 1, "theirs": 2})


# What the option does itself


def test_of_a_figure_to_recruit_only_that_one_is_told() -> None:
    """A leader for Edoras, and a regular elsewhere after it, of which another question asks."""
    recruits = middle_earth(FREE, ("muster", "event"), {}).after("muster").after("recruit")
    about = {"pieces": {"rohan-leader": 1}, "regions": ["edoras"]}
    assert told(recruits, "rohan-leader", "edoras", "gondor-regular", "pelargir") == ("recruits", about)


def test_a_nazgul_leads_the_army_to_which_he_flies() -> None:
    """Not those to which others fly after him."""
    position = middle_earth(SHADOW, ("character", "event"), {}).after("character").after("move-minions")
    flights = ("minas-morgul", "moria", "morannon", "orthanc", "none")
    assert told(position, *flights) == ("leads", {"region": "moria", "units": 3})


def test_what_is_done_after_nothing_more_is_not_its_doing() -> None:
    """When no more Nazgûl fly, armies with Nazgûl move: that is another question."""
    ringwraiths = middle_earth(SHADOW, ("character", "event"), {}, hands=["shadow-character-23"])
    for answer in ("character", "play-event"):
        ringwraiths = ringwraiths.after(answer)
    assert ringwraiths.question is not None
    assert ringwraiths.question.key == "move-minion"
    assert told(ringwraiths, "none", "move", "minas-morgul", "south-ithilien", "all", "none") is None


def test_an_attack_that_is_nearly_never_won_has_no_praise() -> None:
    attack = ("army", "attack", "minas-tirith")
    weak = middle_earth(SHADOW, ("army", "event"), {"osgiliath": "sauron 1", "minas-tirith": "gondor 5/5/1"})
    found = costs(weak, *attack)
    assert found is not None
    assert (found[0], found[1]["percent"] < 10) == ("attacks", True)
    assert told(weak, *attack) is None


def test_one_unit_does_not_threaten_a_city() -> None:
    march = ("army", "move-armies", "north-ithilien", "osgiliath", "all", "none")
    for units, told_of_the_city in ((1, False), (3, True)):
        position = middle_earth(SHADOW, ("army", "event"), {"north-ithilien": f"sauron {units}"})
        found = told(position, *march)
        about = {} if found is None else found[1]
        assert (about.get("region") == "minas-tirith") is told_of_the_city


def test_whoever_spends_a_ring_is_told_what_it_costs() -> None:
    position = middle_earth(FREE, ("muster", "event"), {}, rings={FREE: 3, SHADOW: 0})
    assert told(position, "elven-ring", kind="PRICES") == ("gives-ring", {"count": 2})


def test_what_the_shadow_reveals_is_not_said_to_be_declared() -> None:
    """The Shadow has no Fellowship to declare."""
    found = middle_earth(SHADOW, ("event", "army"), {}, hands=["shadow-character-02"], fellowship={"progress": 2})
    assert all((line := told(found, name)) is None or line[0] != "declares" for name in found.names())


def test_the_card_that_is_played_is_named_where_nothing_else_is_to_be_told() -> None:
    position = middle_earth(FREE, ("event", "muster"), {}, hands=["fp-character-04", "fp-strategy-10"])
    assert told(position, "event", "play-event", "fp-character-04", kind="NAMES") == (
        "plays",
        {"card": "fp-character-04"},
    )


def test_a_die_used_up_for_nothing_is_wasted() -> None:
    position = middle_earth(SHADOW, ("army", "event"), {})
    assert costs(position, "army", "skip") == ("wastes", {})


def test_guards_are_told_of_enemies_at_war_only() -> None:
    recruit = ("muster", "recruit", "gondor-elite", "minas-tirith")
    peace = middle_earth(FREE, ("muster", "event"), {"osgiliath": "sauron 5/2"}, at_war=("gondor",))
    found = told(peace, *recruit)
    assert found is not None
    assert found[0] == "recruits"


# The card game


FRODO: dict[str, Any] = {"round": 8, "to_act": "frodo"}
HAND = {"frodo": {"hand": ["sam-gamgee", "eowyn", "ent-draught"]}}
FERRY: dict[str, Any] = {"path": "bucklebury-ferry", "to_act": "frodo"}


def test_a_path_is_held_or_costs_less() -> None:
    play = ("play", "sam-gamgee", "shelobs-lair", "eowyn")
    held = table(path="shelobs-lair", on_path=["the-hunter"], seats=HAND, **FRODO)
    assert told(held, *play) == ("holds", {"location": "shelobs-lair", "points": 2})
    lost = table(path="shelobs-lair", on_path=["the-hunter", "shelob"], seats=HAND, **FRODO)
    assert told(lost, *play) == ("spares-corruption", {"count": 1, "location": "shelobs-lair"})


def test_a_path_that_is_lost_brings_more_corruption() -> None:
    seats = {"witch-king": {"reserve": ["the-hunter"]}}
    position = table(path="crack-of-doom", on_path=["gollum"], seats=seats, round=9, to_act="witch-king")
    assert told(position, "move") == ("corrupts", {"count": 2, "location": "crack-of-doom"})


GOBLINS = "goblins-of-the-misty-mountains"


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        (["cave-troll"], "contests"),
        (["cave-troll", "hill-troll"], "wins-location"),
        (["cave-troll", "balrog-of-moria"], "strengthens"),
    ],
)
def test_a_battleground_is_contested_won_or_made_sure(cards: list[str], key: str) -> None:
    seats = {"witch-king": {"hand": [GOBLINS, "mordor-orcs"]}}
    position = table("duel", battlegrounds={"lorien": cards}, seats=seats, round=3, to_act="witch-king")
    found = told(position, "play", GOBLINS, "lorien")
    assert found is not None
    assert found[0] == key
    assert found[1]["location"] == "lorien"


def test_cards_come_and_go() -> None:
    position = table(seats={"frodo": {"hand": ["sam-gamgee", "eowyn"]}}, **FERRY)
    assert told(position, "ring") == ("uses-ring", {"count": 2})
    assert told(position, "winnow") == ("winnows", {"count": 2})
    assert told(position, "cycle", "eowyn") == ("cycles", {"card": "eowyn"})
    assert told(position, "play", "sam-gamgee", "reserve", "eowyn") == ("reserves", {"card": "sam-gamgee"})
    seats = {"frodo": {"hand": ["sting", "eowyn"], "reserve": ["frodo-baggins"]}}
    sting = {"item": "sting", "character": "frodo-baggins"}
    assert told(table(seats=seats, **FERRY), "play", "sting") == ("equips", sting)
    alone = {"frodo": {"reserve": ["frodo-baggins"], "ring_token": False}}
    assert told(table(seats=alone, **FERRY), "pass") == ("passes", {"count": 0})
