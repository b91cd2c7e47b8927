"""The first clicks of a game in a browser: a sample of the law, which plays whole ones."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from laws import browser
from ringwar import games

PAGES = browser.ROOT / "src" / "ringwar" / "server" / "pages" / "index.html"
USUAL = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
CHROMIUM = [Path(os.environ["RINGWAR_CHROMIUM"])] if "RINGWAR_CHROMIUM" in os.environ else [*map(Path, USUAL)]
NEEDED = (browser.PLAYWRIGHT, PAGES)
IS_THERE = all(each.exists() for each in NEEDED) and any(each.exists() for each in CHROMIUM)


@pytest.mark.slow
@pytest.mark.skipif(not IS_THERE, reason="no client was built, or there is no browser")
def test_the_page_shows_what_the_server_says_whatever_is_clicked() -> None:
    few = 10
    assert browser.batch(games.ruleset("cardgame").setup("fellowship"), "sample", few) >= few
