"""Laws of hints: in random positions of every rule set, each line is about its option and true on the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

import ringwar
from ringwar.boardgame.odds.seen import battle_on
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import ENEMY, REGIONS
from ringwar.kernel import CHANCE, Position, Question, name_of
from ringwar.players.advice import GAMES
from ringwar.players.advice.reasons import Moment, Reason, moment_of
from ringwar.players.advice.weighing import Remembered
from ringwar.players.lookahead import luck
from ringwar.players.worlds import Plan

View = Mapping[str, Any]
SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "two": ("boardgame", {}),
    "three": ("boardgame", {"players": 3}),
    "four": ("boardgame", {"players": 4}),
    "lords": ("boardgame", {"expansions": ["lords"]}),
    **{name: ("cardgame", {"scenario": name}) for name in ("duel", "trilogy", "duel-three", "fellowship")},
}
BOARD = ["two", "three", "four", "lords"]
CARDS = ["duel", "trilogy", "duel-three", "fellowship"]
QUESTIONS, OPTIONS = 30, 3
"""At so many questions of a game so many options are looked at."""
OWN = {
    **dict.fromkeys(("guards", "bares", "gathers", "leads", "improves", "besieges", "retires"), "region"),
    **dict.fromkeys(("enters", "enters-with-die", "separates", "takes", "wins-back"), "region"),
    "marches": "at",
    "recruits": "regions",
}
"""By key: where the place stands that the option itself changes."""
GOALS = ("recruit-where", "move-where", "minion-where", "retreat-where", "minion-enters", "gandalf-where")
"""Questions that ask for a place: what is told of an answer has to be about that one."""


@cache
def moments(name: str) -> list[Moment]:
    """What random options do at random questions of a game, most of them of different kinds."""
    game, setup = SETUPS[name]
    position = ringwar.start(game, **setup)
    end = ringwar.play_out(position, dict.fromkeys(position.ruleset.seats(position.setup), "rules"), seed=11)
    rng = Random(name)
    asked = [
        question for number in rng.sample(range(end.count), min(end.count, 400)) for question in _asked(end.at(number))
    ]
    kinds = {question.key: question for question in asked}
    chosen = [*kinds.values(), *rng.sample(asked, QUESTIONS)]
    return [each for question in chosen for each in _tried(question, rng)]


def _asked(position: Position[Any]) -> list[Question]:
    return [each for each in position.questions if each.side != CHANCE and len(each.options) > 1]


def _tried(question: Question, rng: Random) -> list[Moment]:
    options = rng.sample(list(question.options), min(OPTIONS, len(question.options)))
    worlds = Remembered(question, luck(0, question))
    return [moment_of(worlds, Plan(((question.key, option),))) for option in options]


def told(moment: Moment, game: str) -> list[Reason]:
    """All that is said for an option or against it."""
    rules = GAMES[game]
    kinds = (*rules.REASONS, *rules.COSTS, *rules.PRICES, *rules.NAMES)
    return [line for kind in kinds if (line := kind(moment)) is not None]


# The board game


def there(view: View, region: str) -> Any:
    """All that a view shows in a region."""
    people = {name for name, at in view["characters"].items() if at == region}
    parts = [view[part].get(region) for part in ("armies", "besieged", "nazgul", "control")]
    return (*parts, people, view["fellowship"]["at"] == region)


def units(view: View, region: str, side: str) -> int:
    """The units of a side in a region, in the open or besieged."""
    armies = [view[part].get(region, {}) for part in ("armies", "besieged")]
    found = [(BY_NAME[name], number) for army in armies for name, number in army.items()]
    return sum(number for piece, number in found if piece.is_unit and piece.side == side)


def steps(start: str, goal: str) -> int:
    """How many regions it is from one to another."""
    edge, number = {REGIONS[start]}, 0
    while REGIONS[goal] not in edge:
        edge, number = edge | {each for here in edge for each in here.adjacent}, number + 1
    return number


def enemies(moment: Moment, region: str) -> int:
    """The units of the enemy in the open that are At War and at most two regions away."""
    near = [name for name in moment.view["armies"] if steps(name, region) <= 2]
    pieces = [(BY_NAME[piece], number) for name in near for piece, number in moment.view["armies"][name].items()]
    at_war = [(piece, number) for piece, number in pieces if moment.after.politics[piece.nation] == 0]
    return sum(number for piece, number in at_war if piece.is_unit and piece.side == ENEMY[moment.after.side])


def true_of_the_map(moment: Moment, line: Reason) -> None:
    """The places of a line are those that the option changes, and its numbers those of the table."""
    key, about, view, before = line["key"], line["about"], moment.view, moment.question.view()
    side = moment.after.side
    own = about.get(OWN.get(key, ""), [])
    own = own if isinstance(own, list) else [own]
    for region in own:
        assert there(view, region) != there(before, region), "nothing has changed there"
    if moment.question.key in GOALS and own and key != "bares":
        assert name_of(moment.option) in own
    if "units" in about:
        assert about["units"] == units(view, own[0], side)
    if key in ("guards", "bares", "retires"):
        assert about["count"] == enemies(moment, own[0])
    if key == "marches":
        assert moment.after.controller(REGIONS[about["region"]]) == ENEMY[side]
        assert about["steps"] == steps(about["at"], about["region"])
        assert about["points"] == REGIONS[about["region"]].points
    if key == "attacks":
        battle = battle_on(view)
        assert battle is not None
        assert about["region"] == view["battle"]["target"]
        assert about["percent"] == round(100 * battle.odds.attacker)
    if "corruption" in about:
        assert about["corruption"] == view["fellowship"]["corruption"]
    if key == "recruits":
        for name, number in about["pieces"].items():
            left = (each["reinforcements"].get(name, 0) for each in (before, view))
            assert next(left) - next(left) == number


def true_of_the_rest(moment: Moment, line: Reason) -> None:
    """Nations, characters, cards and rings of a line are those that the option changes."""
    key, about, before, after = line["key"], line["about"], moment.before, moment.after
    if "nation" in about:
        nation = about["nation"]
        assert (before.politics[nation], before.active[nation]) != (after.politics[nation], after.active[nation])
    people = [about["character"]] if "character" in about else about.get("characters", [])
    for name in people:
        where = [{each.name: at for each, at in sight.characters.items()}.get(name) for sight in (before, after)]
        inside = [name in {each.name for each in sight.companions} for sight in (before, after)]
        assert where[0] != where[1] or inside[0] != inside[1]
    if key in ("gives-ring", "spends-ring"):
        assert after.rings[after.side] == about["count"] == before.rings[after.side] - 1
    if key == "spends-card":
        assert name_of(moment.option) == about["card"]
    if key == "enters-with-die":
        extra = [
            sum(each.extra_die for each in sight.characters if each.side == after.side) for sight in (before, after)
        ]
        assert extra[1] > extra[0]
    if key in ("climbs", "last-step", "hunts-in-mordor"):
        assert before.mordor is not None
    if key == "moves-fellowship":
        assert before.mordor is None
        assert about["dice"] == before.hunt_box["shadow"]


@pytest.mark.parametrize("name", BOARD)
def test_a_line_of_the_board_game_is_about_its_option(name: str) -> None:
    said = set()
    for moment in moments(name):
        for line in told(moment, "boardgame"):
            about = (moment.question.key, moment.answers, line)
            try:
                true_of_the_map(moment, line)
                true_of_the_rest(moment, line)
            except AssertionError as error:
                raise AssertionError(about) from error
            said.add(line["key"])
    assert len(said) >= 15


# The card game


def places(moment: Moment) -> set[str]:
    """The locations whose icons or cards an option changes, or that it opens."""
    before, after = moment.before, moment.after
    here = {place.name: place for place in (*after.battlegrounds, after.path) if place is not None}
    known = (*before.battlegrounds, before.path)
    return {name for name, place in here.items() if place not in known or before.surplus(place) != after.surplus(place)}


def cards(view: View, seat: str) -> dict[str, str]:
    """The cards that a seat can point at, and where they are."""
    own = view["seats"][seat]
    found = {card: pile for pile in ("hand", "cycle", "eliminated") for card in own[pile]}
    for name, each in view["seats"].items():
        found |= {card["card"]: f"reserve of {name}" for card in each["reserve"]}
        found |= {item: f"with {card['card']}" for card in each["reserve"] for item in card["items"]}
        found |= dict.fromkeys(each["eliminated_seen"], "eliminated")
    return found


def true_of_the_cards(moment: Moment, line: Reason) -> None:
    """Locations and cards of a line are those that the option changes."""
    about, seat = line["about"], moment.after.seat
    if "location" in about:
        assert about["location"] in places(moment)
    before, after = cards(moment.question.view(), seat), cards(moment.view, seat)
    for name in ("card", "item"):
        if name in about and line["key"] == "plays":
            assert about[name] == moment.said("play")
        elif name in about and line["key"] not in ("forsakes-hand", "forsakes-reserve"):
            assert before.get(about[name]) != after.get(about[name])
        elif name in about:
            assert about[name] == name_of(moment.option)
    if "corruption" in about:
        assert about["corruption"] == moment.view["corruption"]
    if line["key"] in ("eliminates", "strikes"):
        assert about["card"] == name_of(moment.option)


@pytest.mark.parametrize("name", CARDS)
def test_a_line_of_the_card_game_is_about_its_option(name: str) -> None:
    said = set()
    for moment in moments(name):
        for line in told(moment, "cardgame"):
            about = (moment.question.key, moment.answers, line)
            try:
                true_of_the_cards(moment, line)
            except AssertionError as error:
                raise AssertionError(about) from error
            said.add(line["key"])
    assert len(said) >= 8
