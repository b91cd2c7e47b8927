"""Every test here knows the ferry, and saves to a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringwar import games


@pytest.fixture(autouse=True)
def _ferry(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(games, "MODULES", {"ferry": "terminal.toy"})
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("ringwar.terminal.files.which", str)
    monkeypatch.setenv("RINGWAR_GAMES", str(tmp_path / "games"))
