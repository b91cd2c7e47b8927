"""The tool for translators: what is older than its English text."""

from __future__ import annotations

from pathlib import Path
from subprocess import run

import pytest

from tools import translations


def commit(folder: Path, day: int, **texts: str) -> None:
    """Write the files of languages, and commit them on a day."""
    for language, text in texts.items():
        (folder / language).mkdir(exist_ok=True)
        (folder / language / "common.ftl").write_text(text, encoding="utf-8")
    date = f"2026-01-{day:02}T12:00:00Z"
    who = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
    run(["git", "add", "."], cwd=folder, check=True)
    run(
        ["git", *who, "commit", "-qm", "words"],
        cwd=folder,
        check=True,
        env={"PATH": "/usr/bin:/bin:/usr/local/bin", "GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": date},
    )


def test_what_was_changed_in_english_later_is_shown_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    monkeypatch.setattr(translations, "CLIENT", tmp_path / "web")
    run(["git", "init", "-q"], cwd=tmp_path, check=True)
    commit(tmp_path, 1, en="one = Ring\ntwo = Die\n", uk="one = Перстень\ntwo = Кубик\n")
    assert list(translations.older("uk")) == []
    commit(tmp_path, 2, en="one = The Ring\ntwo = Die\n")
    assert list(translations.older("uk")) == ["words/common.ftl: one\n    en: The Ring\n    uk: Перстень"]
    commit(tmp_path, 3, uk="one = Той Перстень\ntwo = Кубик\n")
    assert list(translations.older("uk")) == []
