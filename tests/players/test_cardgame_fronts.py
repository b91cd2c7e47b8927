"""How the rules of thumb of the card game see a fight: what it would give now, and what more icons are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from cardgame.tables import Table, table
from ringwar.cardgame import RULESET
from ringwar.cardgame.facts import FREE, SHADOW, card
from ringwar.cardgame.rules.combat import combat_step
from ringwar.cardgame.rules.scoring import points
from ringwar.cardgame.state import Location, State
from ringwar.kernel import Game
from ringwar.players import seated
from ringwar.players.cardgame import Sight
from ringwar.players.cardgame.fronts import Front
from ringwar.players.cardgame.outlook import Outlook
from ringwar.players.cardgame.prospects import prospect
from ringwar.players.cardgame.spreads import spread

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


def place(position: Table) -> Location:
    return front(position, "frodo").place


def test_a_character_brings_leadership_only_to_an_army() -> None:
    alone, led = table(battlegrounds={"minas-tirith": []}), table(battlegrounds={"minas-tirith": ["mordor-orcs"]})
    icons = [prospect(Sight(each.state, "witch-king"), card("the-hunter"), place(each)) for each in (alone, led)]
    assert icons == [0, 1]


def test_an_army_brings_the_leadership_of_a_character_that_waits_for_it() -> None:
    waiting = table(battlegrounds={"minas-tirith": ["the-hunter"]})
    assert prospect(Sight(waiting.state, "witch-king"), card("mordor-orcs"), place(waiting)) == 2


def test_what_is_feared_grows_with_hands_and_reserves() -> None:
    hand = ["the-hunter", "the-reaver", "the-beguiler", "the-warrior"]
    calm = table(path="egladil")
    held = table(path="egladil", seats={"witch-king": {"hand": hand}})
    ready = table(path="egladil", seats={"witch-king": {"reserve": hand}})
    fears = [front(each, "frodo").fear.mean for each in (calm, held, ready)]
    assert fears[0] == 0
    assert 0 < fears[1] < fears[2]


def test_more_icons_are_worth_little_where_nothing_is_lost_yet() -> None:
    seats = {"saruman": {"reserve": ["wolf-riders", "white-hand-orcs"]}}
    held = front(table(battlegrounds={"helms-deep": []}, seats=seats), "frodo")
    losing = front(table(battlegrounds={"helms-deep": ["devilry-of-saruman"]}, seats=seats), "frodo")
    assert held.safe
    assert not losing.safe
    assert losing.gain(1) > 4 * held.gain(1) > 0


def test_a_spread_keeps_its_mean() -> None:
    for mean in (0.0, 0.5, 2.0, 4.0):
        feared = spread(mean)
        assert feared.excess(0) == pytest.approx(mean, abs=0.01)
        assert feared.below(13) == pytest.approx(1.0)
        assert feared.excess(2) == pytest.approx(sum(1 - feared.below(count) for count in range(3, 13)))
