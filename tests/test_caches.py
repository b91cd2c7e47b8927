"""Whatever people choose, what is remembered between games stays bounded."""

from __future__ import annotations

import ast
import gc
import tracemalloc
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import ringwar
from ringwar.boardgame.lords.table.optional import OPTIONS

SOURCE = Path(ringwar.__file__).parent


def chosen() -> Iterator[dict[str, str]]:
    """Different options of the expansion, one after the other."""
    for values in product(*OPTIONS.values()):
        yield dict(zip(OPTIONS, values, strict=True))


def play_some(options: Iterator[dict[str, str]], number: int) -> None:
    """Begin so many games with different options."""
    for each in islice(options, number):
        ringwar.start("boardgame", expansions=["lords"], options=each)


def test_a_thousand_different_games_leave_nothing_behind() -> None:
    options = chosen()
    play_some(options, 50)
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        play_some(options, 1000)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert grown < 1_000_000


def test_the_tables_of_games_that_were_forgotten_still_equal_each_other() -> None:
    options = chosen()
    first = next(options)
    before = ringwar.start("boardgame", expansions=["lords"], options=first)
    play_some(options, 50)
    again = ringwar.start("boardgame", expansions=["lords"], options=first)
    assert again.state.rules is not before.state.rules
    assert again.state == before.state
    assert again.state != ringwar.start("boardgame").state


def test_every_cache_has_a_bound() -> None:
    unbounded = [
        f"{file.relative_to(SOURCE)}: {function.name}"
        for file in sorted(SOURCE.rglob("*.py"))
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef) and function.args.args
        if any(_is_unbounded(decorator) for decorator in function.decorator_list)
    ]
    assert unbounded == []


def _is_unbounded(decorator: ast.expr) -> bool:
    """Whether a decorator keeps everything: `cache`, or `lru_cache(maxsize=None)`."""
    text = ast.unparse(decorator)
    return text in ("cache", "functools.cache") or ("lru_cache" in text and "None" in text)
