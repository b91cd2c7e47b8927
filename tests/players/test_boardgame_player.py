"""The player with rules of thumb at the table of the board game: what it judges, the same games, its strength."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ringwar
from ringwar.boardgame import RULESET, ruleset
from ringwar.boardgame.lords.cards.balrog import BALROG_DEEDS
from ringwar.boardgame.lords.table.facts import COMBAT_WITH_LORDS, LORDS_CARDS
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS
from ringwar.boardgame.table.facts import EVENTS, FREE, SHADOW
from ringwar.boardgame.table.texts import ACTIONS
from ringwar.kernel import Position, Setup
from ringwar.players.boardgame import SCORERS, actions, cards
from ringwar.simulation import Plan, Tally, play_games

PACKAGE = Path(ruleset.__file__).parent
ASKING = {"ask": 1, "ask_always": 1, "confirm": 1, "ask_each": 0, "secretly": 1}
"""At which place the functions that ask a player are given the key of the question."""
FOLDERS = ("rules", "cards", "lords/rules", "lords/cards")
"""The folders with the rules of the game and of its expansion."""
SPLITTING = {"move-with", "attack-with", "advance-with"}
"""Questions whose key the rules hand on to the function that asks them."""
CHANCES = {"action-die", "special-die"}
"""Questions that Chance answers."""
TABLES: list[tuple[int, list[str], dict[str, str]]] = [
    (2, ["lords"], {}),
    (2, ["lords"], {"council-of-rivendell": "yes"}),
    (3, [], {}),
    (4, [], {}),
    (3, ["lords"], {}),
    (4, ["lords"], {"council-of-rivendell": "yes"}),
]
"""Numbers of players, expansions and options besides the usual game."""
UNJUDGED: set[str] = set()
"""Questions that are answered at random."""


def questions_asked() -> Iterator[str]:
    """The keys of all questions that the rules and cards ask a player."""
    for folder in FOLDERS:
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call):
                    verb = getattr(node.func, "attr", getattr(node.func, "id", ""))
                    keys = node.args[ASKING[verb] : ASKING[verb] + 1] if verb in ASKING else []
                    yield from (str(key.value) for key in keys if isinstance(key, ast.Constant))


def whole_game(seed: str) -> Position[Any]:
    """A game among players with rules of thumb."""
    return ringwar.play_out(ringwar.start("boardgame"), {FREE: "rules", SHADOW: "rules"}, seed=seed)


def played(free: str, shadow: str, games: int, setup: Setup | None = None) -> Tally:
    """What came of some games between a player for the Free Peoples and one for the Shadow."""
    setup = setup or RULESET.setup()
    seats = {seat: free if RULESET.side_of(seat) == FREE else shadow for seat in RULESET.seats(setup)}
    return play_games(Plan(setup, seats, "strength", games), range(1, games + 1))


def test_every_question_is_judged() -> None:
    keys = {key for key in questions_asked() if key not in CHANCES} | SPLITTING
    assert keys - set(SCORERS) == UNJUDGED
    assert set(SCORERS) <= keys


def test_every_card_has_a_worth_as_event_and_in_combat() -> None:
    assert set(EVENTS) | set(LORDS_CARDS) <= set(cards.WORTH)
    assert set(COMBAT_WITH_LORDS) <= set(cards.COMBAT_NUMBERS)
    assert set(cards.FACTORS) <= set(EVENTS) | set(LORDS_CARDS)


def test_every_further_action_has_a_worth() -> None:
    deeds = {deed.name for deed in BALROG_DEEDS}
    assert set(ACTIONS) | set(LORDS_ACTIONS) | deeds <= set(actions.VALUES) | set(actions.ACTION_NUMBERS)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = whole_game("again"), whole_game("again")
    assert ringwar.save(first) == ringwar.save(second)
    assert ringwar.save(whole_game("other")) != ringwar.save(first)


@pytest.mark.slow
@pytest.mark.parametrize("free, shadow, winner", [("rules", "random", FREE), ("random", "rules", SHADOW)])
def test_it_beats_the_random_player(free: str, shadow: str, winner: str) -> None:
    tally = played(free, shadow, 30)
    assert tally.finished == 30
    assert tally.wins[winner] >= 27


@pytest.mark.slow
@pytest.mark.parametrize("free, shadow, winner", [("rules", "random", FREE), ("random", "rules", SHADOW)])
@pytest.mark.parametrize("players, expansions, options", TABLES)
def test_it_beats_the_random_player_at_every_table(
    players: int, expansions: list[str], options: dict[str, str], free: str, shadow: str, winner: str
) -> None:
    tally = played(free, shadow, 8, RULESET.setup(None, players, expansions, options))
    assert tally.finished == 8
    assert tally.wins[winner] >= 6


@pytest.mark.slow
def test_its_games_end_in_every_way_and_in_time() -> None:
    tally = played("rules", "rules", 80)
    assert set(tally.endings) == {"ring-destroyed", "corruption", "shadow-military", "free-military"}
    assert 32 <= tally.wins[SHADOW] <= 60
    assert tally.turns_mean is not None
    assert 8 <= tally.turns_mean <= 18
