"""What the rules of thumb choose with Lords of Middle-earth where everybody would choose the same."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, NO_RINGS, SHADOW, Board
from boardgame.lords.hunts import hunted
from boardgame.lords.tables import lords_board
from helpers import play
from players.choosing import choice
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import NATIONS
from ringwar.players.boardgame.actions import action_value, face_value
from ringwar.players.boardgame.lords_choices import result_value
from ringwar.players.boardgame.minions import flight_value, value_of_minions

COUNCIL = {"council-of-rivendell": "yes"}
RINGLESS = {"rings": dict.fromkeys(("vilya", "nenya", "narya"), "out")}
POLITICS = "shadow-token-politics"


def quiet(*arguments: Any, **fields: Any) -> Board:
    """A table without rings."""
    fields = {"rings": NO_RINGS, **fields, "lords": {**RINGLESS, **fields.get("lords", {})}}
    return lords_board(*arguments, **fields)


# Keepers, rings and special dice


def test_a_keeper_comes_as_soon_as_he_can() -> None:
    position = quiet(at_war=["sauron"], free=("muster", "event"), shadow=("event",) * 3)
    assert choice(position) == "muster"
    assert choice(position.after("muster")) in ("elrond-enters", "galadriel-enters")


def test_a_special_die_is_worth_what_its_result_is() -> None:
    position = quiet(kept=["keeper-vilya-muster"], at_war=NATIONS, free=("event",))
    sight = Sight(position.state, FREE)
    assert face_value(sight, "keeper-vilya-muster") == face_value(sight, "muster")
    assert face_value(sight, "draw") == action_value(sight, "draw-card")


def test_a_ring_without_keeper_is_spent_first() -> None:
    position = lords_board({"rivendell": "elrond-keeper-of-vilya"}, free=["character"], shadow=["event"])
    assert choice(position.after("elven-ring")) != "vilya"


@pytest.mark.parametrize("corruption, used", [(0, "no"), (10, "yes")])
def test_nenya_is_spent_where_an_eye_would_be_the_end(corruption: int, used: str) -> None:
    position = hunted(
        tile="std-eye-reveal-1",
        armies={"lorien": "galadriel-keeper-of-nenya"},
        fellowship={"corruption": corruption},
        rings={FREE: 1, SHADOW: 0},
        lords={"rings": {"vilya": "out", "nenya": FREE, "narya": "out"}},
    )
    assert position.question is not None
    assert position.question.key == "use-nenya"
    assert choice(position) == used


# Minions


def test_a_minion_who_replaces_himself_is_worth_little() -> None:
    alone = quiet({"minas-morgul": "sauron 5"}, at_war=["sauron", "gondor"], shadow=("muster",))
    chief = {"minas-morgul": "sauron 5 witch-king-chief-of-the-ringwraiths"}
    there = quiet(chief, at_war=["sauron", "gondor"], shadow=("muster",))
    assert value_of_minions(Sight(alone.state, SHADOW)) > 5
    assert value_of_minions(Sight(there.state, SHADOW)) < 5


def test_the_balrog_does_not_leave_for_places_that_he_cannot_reach() -> None:
    armies = {"moria": "sauron 3 balrog-of-moria", "minas-morgul": "sauron 8", "minas-tirith": "gondor 3"}
    sight = Sight(quiet(armies, at_war=["sauron"], shadow=("character",)).state, SHADOW)
    (balrog,) = sight.characters
    assert flight_value(sight, balrog) <= 0


def test_gothmog_recruits_while_there_is_room() -> None:
    def command(units: str) -> str:
        armies = {"minas-morgul": f"sauron {units} gothmog-lieutenant-of-morgul"}
        return choice(quiet(armies, at_war=["sauron"], shadow=("muster",)).after("lead-them-into-battle"))

    assert command("4") == "recruit-regular"
    assert command("10") == "replace-regular"


def test_binding_the_balrog_is_worth_more_outside_moria() -> None:
    def value(region: str) -> float:
        armies = {region: "sauron 3 balrog-of-moria"}
        position = quiet(armies, free=("will-of-the-west",), lords={"balrog": "active"})
        return action_value(Sight(position.state, FREE), "bind-balrog")

    assert value("dimrill-dale") > value("moria")


# The Council


def test_a_token_takes_a_nation_to_war() -> None:
    lords = {"shadow_tokens": ["politics"]}
    fields: dict[str, Any] = {"options": COUNCIL, "shadow": ("event",), "free": ("event",), "to_act": SHADOW}
    assert choice(quiet({"minas-morgul": "sauron 5"}, lords=lords, **fields)) == POLITICS


def test_the_shadow_takes_the_political_token() -> None:
    secret = {"gimli": "gimli-dwarven-lord"}
    position = lords_board(phase="fellowship", turn=1, dice={}, lords={"companions": secret}, options=COUNCIL)
    assert choice(play(position, "gimli-dwarven-lord", "none")) == POLITICS


@pytest.mark.parametrize("corruption, given_up", [(0, "no"), (9, "yes")])
def test_the_hobbits_give_themselves_up_for_a_tile_that_hurts(corruption: int, given_up: str) -> None:
    hobbits = {"meriadoc": "meriadoc-hobbit-of-the-shire", "peregrin": "peregrin-hobbit-of-the-shire"}
    position = hunted(
        *hobbits,
        tile="std-3-1" if corruption else "std-1-1",
        fellowship={"corruption": corruption, "guide": "meriadoc"},
        lords={"companions": hobbits},
        options=COUNCIL,
    )
    assert position.question is not None
    assert position.question.key == "sacrifice-hobbits"
    assert choice(position) == given_up


# Unknown things


def test_an_eye_has_the_value_that_the_hunt_gives_it() -> None:
    hungry = Sight(quiet(shadow=("event",)).state, SHADOW)
    full = Sight(quiet(shadow=("event",), hunt={"box": {SHADOW: 6, FREE: 0}}).state, SHADOW)
    assert result_value(hungry, "eye") > result_value(full, "eye")


def test_an_unknown_action_has_a_modest_worth() -> None:
    sight = Sight(quiet({"orthanc": "isengard 1"}, shadow=("event",)).state, SHADOW)
    assert action_value(sight, "an-action-of-tomorrow") == 1.0
