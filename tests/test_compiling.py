"""What `tools/compile.py` changes in the copy that it compiles."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.compile import _fix, _write_out

BEFORE = """from __future__ import annotations

NUMBER = 3
NAMES: dict[str, int] = {}
LISTED: Final = [
    NUMBER,
]
T = TypeVar("T")
Kind = tuple[int, int]


def function() -> None:
    LOCAL = 4
"""
AFTER = """from __future__ import annotations

from typing import Final as _Final

NUMBER: _Final = 3
NAMES: _Final[dict[str, int]] = {}
LISTED: Final = [
    NUMBER,
]
T = TypeVar("T")
Kind = tuple[int, int]


def function() -> None:
    LOCAL = 4
"""


def test_constants_are_final_and_nothing_else_is(tmp_path: Path) -> None:
    file = tmp_path / "file.py"
    file.write_text(BEFORE)
    _fix(file)
    assert file.read_text() == AFTER


def test_numbers_of_players_are_written_where_they_are_used(tmp_path: Path) -> None:
    numbers, one, other = tmp_path / "game.toml", tmp_path / "one.py", tmp_path / "other.py"
    numbers.write_text("[march]\nfull = -1\nsecond = 0.9\n[events]\nfp-1 = 2\n")
    one.write_text('MARCH: _Final = numbers("march")\nworst = MARCH["full"] * LARCH["full"] + MARCH[name]\n')
    other.write_text('half = 2 * MARCH["second"]\n')
    _write_out(numbers, [one, other])
    assert one.read_text().splitlines()[1] == 'worst = (-1.0) * LARCH["full"] + MARCH[name]'
    assert other.read_text() == "half = 2 * (0.9)\n"
