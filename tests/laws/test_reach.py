"""What is in a player's reach is what its seat may know, in every rule set; and the law of it can be broken."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from boardgame.boards import FREE, board
from laws import reach
from ringwar import games
from ringwar.boardgame.sight import Sight
from ringwar.kernel import Dice, Position, Question, Setup, game_of
from ringwar.laws import LawBroken

COUNCIL = {"council-of-rivendell": "yes"}
HANDS = ("fp-character-05", "fp-strategy-14", "shadow-character-05", "shadow-strategy-20")


def setups() -> list[Setup]:
    """Every rule set of both games."""
    war, cards = games.ruleset("boardgame"), games.ruleset("cardgame")
    boxes: list[tuple[tuple[str, ...], Mapping[str, str]]] = [((), {}), (("lords",), {}), (("lords",), COUNCIL)]
    wars = [war.setup(None, players, *box) for players in (2, 3, 4) for box in boxes]
    return [*wars, *map(cards.setup, cards.scenarios)]


def named(setup: Setup) -> str:
    """A rule set on one line."""
    return "-".join([setup.scenario, str(setup.players), *setup.expansions, *setup.options])


@pytest.mark.parametrize("setup", setups(), ids=named)
def test_a_player_reaches_what_its_seat_may_know_and_nothing_else(setup: Setup) -> None:
    assert reach.batch(setup, "reach") > 0


def probed(position: Position[Any]) -> None:
    """The law, at the open question of a position."""
    question = position.question
    assert question is not None
    reach.check_reach(question, position.ruleset, position.ruleset.seats(position.setup), Random(1))


def leaking(name: str, leak: Any) -> type[Sight]:
    """A sight with something more in it."""
    return type("Leaking", (Sight,), {name: property(leak)})


LEAKS = {
    "the state": ("everything", lambda sight: sight._state, "a State in reach"),
    "a container": ("hands", lambda sight: sight._state.hands, "part of the state itself"),
    "a hand": ("theirs", lambda sight: sight._state.hands["shadow"][0].name, "tells what is hidden"),
    "a generator": ("rng", lambda sight: Random(1), "a Random in reach"),
    "the dice": ("chance", lambda sight: Dice(1), "a Dice in reach"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_law_notices_a_sight_that_leaks(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, leaked, said = LEAKS[leak]
    probed(board(free=("event", "muster"), hands=HANDS))
    monkeypatch.setattr("ringwar.boardgame.ruleset.Sight", leaking(name, leaked))
    with pytest.raises(LawBroken, match=said):
        probed(board(free=("event", "muster"), hands=HANDS))


def test_a_question_of_another_seat_shows_no_more_to_who_renames_it() -> None:
    question = board(free=("event",), hands=HANDS).question
    assert question is not None
    shown = question.view()
    question.side = "shadow"
    assert question.view() == shown
    assert question.sight().seat == question.plays_for == FREE


def test_options_are_not_the_list_of_the_rule() -> None:
    question = board(free=("event",)).question
    assert question is not None
    options = ["march", "stay"]
    asked = Question(FREE, "what", options, {}, game_of(question))
    options.append("cheat")
    assert list(asked.options) == ["march", "stay"]
    assert not hasattr(asked.options, "append")
