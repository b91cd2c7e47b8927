"""The rules of thumb of the card game know what their seat may know, and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ringwar
from cardgame.tables import table
from players.hidden import check_same_answers, checked
from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import SCENARIOS
from ringwar.kernel import Position, Question
from ringwar.players import cardgame

PACKAGE = Path(cardgame.__file__).parent
SAMPLES = 12
"""Points of a game at which the law is checked."""


def game(scenario: str, who: str, seed: str) -> Position[Any]:
    """A whole game between players of one name."""
    begun = ringwar.start("cardgame", scenario=scenario)
    return ringwar.play_out(begun, dict.fromkeys(begun.ruleset.seats(begun.setup), who), seed=seed)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("who", ["random", "rules"])
def test_what_is_hidden_makes_no_difference(scenario: str, who: str) -> None:
    assert checked(game(scenario, who, "sight"), Random(f"{scenario}/{who}"), SAMPLES) > 0


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("who", ["random", "rules"])
def test_what_is_hidden_makes_no_difference_in_many_games(scenario: str, who: str) -> None:
    rng = Random(f"{scenario}/{who}/many")
    assert sum(checked(game(scenario, who, f"sight {number}"), rng, SAMPLES) for number in range(4)) > 12


def test_the_law_notices_a_player_that_looks_into_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(sight: Sight, question: Question) -> list[float]:
        """Passes or not by what an enemy holds."""
        held = sight._state.hands["saruman"]
        return [sum(map(ord, held[0].name)) % 7 if option == "play" else 3.0 for option in question.options]

    monkeypatch.setitem(cardgame.SCORERS, "action", peeking)
    hands = {"frodo": {"hand": ["eomer", "gimli", "sam-gamgee"]}, "saruman": {"hand": ["saruman", "gollum", "shelob"]}}
    position = table(path="egladil", seats=hands, round=5, to_act="frodo")
    rng = Random(1)
    with pytest.raises(AssertionError, match="cannot see"):
        sum(check_same_answers(position, rng) for _ in range(20))


@pytest.mark.parametrize("file", sorted(PACKAGE.glob("*.py")), ids=lambda file: file.stem)
def test_only_the_sight_touches_the_state(file: Path) -> None:
    names = {node.attr for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Attribute)}
    hidden = {"_state", "game", "state", "hands", "decks", "cycles"} & names
    assert not hidden or file.stem == "sight"


def test_a_sight_has_the_own_hand_and_only_the_size_of_others() -> None:
    seats = {"frodo": {"hand": ["eomer", "gimli"]}, "saruman": {"hand": ["saruman"]}}
    sight = Sight(table(seats=seats).state, "frodo")
    assert [card.name for card in sight.hand] == ["eomer", "gimli"]
    assert sight.hand_size("saruman") == 1


def test_what_others_have_forsaken_unseen_is_not_known_to_be_gone() -> None:
    def question(seen: list[str]) -> Any:
        seats = {"aragorn": {"eliminated": ["legolas"]}}
        return table(path="egladil", seats=seats, seen=seen, round=5, to_act="frodo").question

    assert question([]).sight().gone() == set()
    assert question(["legolas"]).sight().gone() == {"legolas"}
