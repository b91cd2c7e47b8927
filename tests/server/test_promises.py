"""What the documents promise is shown by tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = {
    name
    for file in sorted((ROOT / "tests" / "server").glob("test_*.py"))
    for name in re.findall(r"^(?:async )?def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
}


@pytest.mark.parametrize("document", ["security.md", "privacy.md"])
def test_every_test_that_a_document_names_exists(document: str) -> None:
    named = re.findall(r"`(test_\w+)`", (ROOT / "docs" / document).read_text(encoding="utf-8"))
    assert len(named) > 5
    assert set(named) <= TESTS
