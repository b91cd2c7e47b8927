"""A sample of changed documents of every rule set; `make soak` changes many more."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from laws.documents import batch, check_document
from ringwar import games

COUNCIL = {"council-of-rivendell": "yes", "strider-dunadan": "yes"}
SETUPS = [
    *(("boardgame", None, players, (), None) for players in (2, 3, 4)),
    ("boardgame", None, 2, ("lords",), None),
    ("boardgame", None, 4, ("lords",), COUNCIL),
    *(("cardgame", scenario, None, (), None) for scenario in games.ruleset("cardgame").scenarios),
]


@pytest.mark.parametrize("game, scenario, players, expansions, options", SETUPS)
def test_a_changed_document_is_refused_in_one_line_or_played_to_its_end_by_the_laws(
    game: str, scenario: str | None, players: int | None, expansions: tuple[str, ...], options: Any
) -> None:
    rules = games.ruleset(game)
    assert batch(rules.setup(scenario, players, expansions, options), "sample") > 0


def nested(depth: int) -> list[Any]:
    """Lists within lists."""
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize("game", games.MODULES)
@pytest.mark.parametrize("name", ["turn", "round", "armies", "seats", "answers", "given", "players", "options", "tea"])
@pytest.mark.parametrize(
    "value",
    [nested(5_000), [0] * 10**6, 10**5_000, -(10**5_000), "x" * 10**6, "\x1b[2J", {7: 1}, 0.5, float("nan"), b"x", {1}],
    ids=["deep", "long", "large", "below", "word", "escape", "keys", "part", "nan", "bytes", "set"],
)
def test_what_no_document_can_hold_is_refused_in_one_short_line(game: str, name: str, value: Any) -> None:
    with pytest.raises(ValueError) as refused:
        ringwar.read_position({"game": game, name: value})
    text = str(refused.value)
    assert len(text) <= 200
    assert text.isprintable()
    assert ": " in text


@pytest.mark.parametrize("game", games.MODULES)
def test_the_document_of_a_new_game_is_accepted(game: str) -> None:
    assert check_document(ringwar.write_position(ringwar.start(game)), "start")
