"""Golden games: whole games as text, replayed to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringwar import games
from ringwar.kernel import fingerprint, read, write

FILES = sorted(Path(__file__).parent.glob("*.ringwar"))


def test_every_scenario_of_the_card_game_has_a_golden_game() -> None:
    assert {file.stem for file in FILES} >= {f"cardgame-{name}" for name in games.ruleset("cardgame").scenarios}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_letter(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    saved = read(text, games.ruleset)
    position = saved.position
    assert position.result is not None
    assert text.splitlines()[-1] == f"end {position.count} answers {fingerprint(position.state)}"
    assert write(saved) == text


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_with_another_answer_is_refused(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("chance"))
    lines[at] = lines[at].replace(lines[at].split()[1], "nothing-like-it", 1)
    with pytest.raises(ValueError, match=f"line {at + 1}: 'nothing-like-it' is not an answer to"):
        read("\n".join(lines), games.ruleset)
