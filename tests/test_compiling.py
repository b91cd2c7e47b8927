"""What `tools/compile.py` changes in the copy that it compiles."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.compile import _fix

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
