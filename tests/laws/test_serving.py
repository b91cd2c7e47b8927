"""Whoever kills a server loses nothing that was acknowledged: a sample of the law."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from laws import serving
from ringwar import games
from ringwar.server.store.games import Games


@pytest.mark.slow
@pytest.mark.parametrize("kind", serving.DATABASES)
def test_a_server_that_is_killed_has_lost_nothing(kind: str) -> None:
    with serving.DATABASES[kind]() as url:
        asyncio.run(serving.kill_server(url, games.ruleset("cardgame").setup("fellowship"), kind, 2, 2))


def table(given: list[str], *, is_sure: bool = True) -> Any:
    """Somebody who was told that so much was taken."""
    acknowledged = [("which", name) for name in given]
    return [[SimpleNamespace(seat="frodo", game="1", given=acknowledged, is_sure=is_sure, is_there=True)]]


def store(*answers: str) -> Games:
    """A database that holds some answers."""
    found = [("frodo", "which", name) for name in answers]
    return cast(Games, SimpleNamespace(answers=lambda game: found, pending=lambda game: []))


@pytest.mark.parametrize("answers", [["a"], ["b", "a"], ["a", "b", "b"]])
def test_an_answer_that_is_missing_exchanged_or_there_twice_is_noticed(answers: list[str]) -> None:
    with pytest.raises(serving.Killed):
        serving.check(store(*answers), table(["a", "b"]))


def test_an_answer_that_nobody_was_told_of_may_be_there() -> None:
    serving.check(store("a", "b"), table(["a"], is_sure=False))
