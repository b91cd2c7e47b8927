"""How the rules of thumb of the card game see a fight: what it would give now, and what more icons are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from cardgame.tables import Table, table
from ringwar.cardgame import RULESET
from ringwar.cardgame.rules.combat import combat_step
from ringwar.cardgame.rules.scoring import points
from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import FREE, SHADOW, card
from ringwar.cardgame.table.state import Location, State
from ringwar.kernel import Game
from ringwar.players.cardgame.fronts import Front, struck
from ringwar.players.cardgame.outlook import Outlook
from ringwar.players.cardgame.prospects import prospect
from ringwar.players.cardgame.spreads import spread
from ringwar.players.wrappers import seated

FREE_SEATS = {"trilogy": "frodo", "duel": "gandalf"}

FIGHTS: list[Mapping[str, Any]] = [
    {"path": "egladil"},
    {"path": "egladil", "on_path": ["the-hunter", "the-reaver", "gimli"]},
    {"path": "egladil", "on_path": ["the-hunter", "the-reaver", "the-beguiler"]},
    {"path": "khazad-dum", "on_path": ["balrog-of-moria", "gandalf-the-grey"]},
    {"path": "dead-marshes", "on_path": ["hill-troll", "frodo-baggins+phial-of-galadriel+sting"]},
    {"battlegrounds": {"edoras": []}},
    {"battlegrounds": {"edoras": ["wolf-riders"]}},
    {"battlegrounds": {"edoras": ["white-hand-orcs"]}},
    {"battlegrounds": {"dol-guldur": ["high-elves", "galadriel+nenya-ring-of-adamant", "olog-hai", "mordor-orcs"]}},
    {"battlegrounds": {"minas-tirith": ["grond-hammer-of-the-underworld", "olog-hai", "the-great-gate"]}},
    {"battlegrounds": {"pelargir": ["dead-men-of-dunharrow", "aragorn", "the-black-fleet", "haradrim-mumakil"]}},
]


def front(position: Table, seat: str) -> Front:
    """The only front of a table as a seat sees it."""
    (only,) = Outlook(Sight(position.state, seat)).fronts.values()
    return only


def balance(state: State) -> int:
    """By how many points the Free Peoples lead."""
    return points(state, FREE) - points(state, SHADOW)


def fought(position: Table) -> int:
    """By how many points the only combat of a table moves the balance."""
    seats = position.state.rules.seats
    state = position.state.copy()
    combat_step(Game(RULESET, state, seated(seats, dict.fromkeys(seats, "rules"), 1)))
    return balance(state) - balance(position.state)


@pytest.mark.parametrize("rules", ["trilogy", "duel"])
@pytest.mark.parametrize("fight", FIGHTS)
def test_what_a_combat_would_give_now_is_what_it_gives(rules: str, fight: Mapping[str, Any]) -> None:
    position = table(rules, **fight, round=5, to_act="witch-king")
    given = fought(position)
    assert front(position, FREE_SEATS[rules]).settled() == given
    assert front(position, "witch-king").settled() == -given


@pytest.mark.parametrize("rules", ["trilogy", "duel"])
@pytest.mark.parametrize("fight", FIGHTS)
def test_the_outcome_is_the_balance_after_all_combats(rules: str, fight: Mapping[str, Any]) -> None:
    scoring = {"free-peoples": ["lorien"], "shadow": ["umbar"], "corruption": 3}
    position = table(rules, **fight, scoring=scoring, round=5, to_act="witch-king")
    after = balance(position.state) + fought(position)
    outcomes = [Sight(position.state, seat).outcome() for seat in (FREE_SEATS[rules], "witch-king")]
    assert outcomes == [after, -after]


def place(position: Table) -> Location:
    return front(position, "frodo").place


def test_a_character_brings_leadership_only_to_an_army() -> None:
    alone, led = table(battlegrounds={"minas-tirith": []}), table(battlegrounds={"minas-tirith": ["mordor-orcs"]})
    icons = [prospect(Sight(each.state, "witch-king"), card("the-hunter"), place(each)) for each in (alone, led)]
    assert icons == [0, 1]


def test_an_army_brings_the_leadership_of_a_character_that_waits_for_it() -> None:
    waiting = table(battlegrounds={"minas-tirith": ["the-hunter"]})
    assert prospect(Sight(waiting.state, "witch-king"), card("mordor-orcs"), place(waiting)) == 2


HUNTERS = ["the-hunter", "the-reaver", "the-beguiler", "the-warrior"]


def feared(path: str, **zones: Sequence[str]) -> float:
    """How many icons the Free Peoples fear on a path."""
    number = {"egladil": 5, "crack-of-doom": 9}[path]
    return front(table(path=path, seats={"witch-king": zones}, round=number), "frodo").fear.mean


def test_what_is_feared_grows_with_hands_and_reserves() -> None:
    assert feared("crack-of-doom") == 0
    assert 0 < feared("crack-of-doom", hand=HUNTERS) < feared("crack-of-doom", reserve=HUNTERS)


def test_who_stands_ready_is_feared_on_the_last_path_before_all() -> None:
    assert 0 < feared("egladil", reserve=HUNTERS) < feared("crack-of-doom", reserve=HUNTERS) / 4


def test_more_icons_are_worth_little_where_nothing_is_lost_yet() -> None:
    seats = {"saruman": {"reserve": ["wolf-riders", "white-hand-orcs"]}}
    held = front(table(battlegrounds={"helms-deep": []}, seats=seats), "frodo")
    losing = front(table(battlegrounds={"helms-deep": ["devilry-of-saruman"]}, seats=seats), "frodo")
    assert held.safe
    assert not losing.safe
    assert losing.gain(1) > 4 * held.gain(1) > 0


def test_an_attack_costs_the_enemy_defenders_that_come_to_meet_it() -> None:
    ready = {"frodo": {"reserve": ["gimli", "merry-brandybuck", "pippin-took", "sam-gamgee"]}}
    attack = front(table(path="crack-of-doom", seats=ready, round=9), "witch-king")
    assert attack.fear.mean > 1
    assert attack.gain(1) > attack.value(1) - attack.value() + 0.1


def test_icons_strike_defenders_there_and_those_to_come_but_no_more() -> None:
    feared = spread(2.0)
    assert [struck(through, 3, feared) for through in (-1, 0, 2, 3)] == [0, 0, 2, 3]
    assert 3 < struck(4, 3, feared) < 4
    assert struck(20, 3, feared) == pytest.approx(3 + feared.mean)
    assert struck(20, 3, spread(0.0)) == pytest.approx(3)


def test_everything_is_at_stake_where_the_game_would_be_lost_as_things_stand() -> None:
    won = {"free-peoples": ["minas-tirith", "helms-deep", "lorien", "weathertop"]}
    lost = table(path="imladris", scoring=won, round=3)
    saved = table(path="imladris", on_path=["the-hunter", "the-reaver"], scoring=won, round=3)
    stakes = [front(each, seat).stakes for each in (lost, saved) for seat in ("witch-king", "frodo")]
    assert stakes[0] > 1
    assert stakes[1:] == [1, 1, 1]


def test_a_spread_keeps_its_mean() -> None:
    for mean in (0.0, 0.5, 2.0, 4.0):
        feared = spread(mean)
        assert feared.excess(0) == pytest.approx(mean, abs=0.01)
        assert feared.below(13) == pytest.approx(1.0)
        assert feared.excess(2) == pytest.approx(sum(1 - feared.below(count) for count in range(3, 13)))
