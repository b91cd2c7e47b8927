"""What all tests share: the check of `rule` marks, the toy games, and how Hypothesis searches."""

from __future__ import annotations

import gc
import signal
from collections.abc import Sequence

import hypothesis
import pytest

from kernel import toys
from ringwar import games
from ringwar.rulebooks import rulebooks

hypothesis.settings.register_profile("ringwar", deadline=None, derandomize=True, database=None, max_examples=60)
hypothesis.settings.load_profile("ringwar")


def pytest_configure() -> None:
    """Programs that the tests start hear what they are told, also where the tests run in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: Python need not look through it again for what can go."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Refuse marks that name no clause of the rulebooks."""
    for item in items:
        for mark in item.iter_markers("rule"):
            wrong = unknown_clauses(mark.args)
            if wrong:
                raise pytest.UsageError(f"{item.nodeid}: {wrong}")


def unknown_clauses(clauses: Sequence[object]) -> str:
    """What is wrong with the clauses of a mark; nothing where they all exist."""
    if not clauses:
        return "the mark names no clause"
    books = rulebooks()
    for clause in clauses:
        if clause not in books.clauses:
            near = " or ".join(books.near(str(clause)))
            return f"there is no clause {clause!r}" + (f"; perhaps {near}" if near else "")
    return ""


@pytest.fixture
def toy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets `ringwar.games` know the toy games."""
    for name, module in toys.MODULES.items():
        monkeypatch.setitem(games.MODULES, name, module)
