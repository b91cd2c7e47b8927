"""Golden games: whole games as text, replayed to the letter; and games that once broke, played on."""

from __future__ import annotations

from pathlib import Path

import pytest

import ringwar
from helpers import Limited
from ringwar import games
from ringwar.kernel import Dice, fingerprint, read, write
from ringwar.laws import Checked, check_state

FILES = sorted(Path(__file__).parent.glob("*.ringwar"))
BUGS = sorted((Path(__file__).parent / "bugs").glob("*.ringwar"))
ANSWERS_ON = 30


@pytest.mark.parametrize("game", games.MODULES)
def test_every_scenario_has_a_golden_game(game: str) -> None:
    assert {file.stem for file in FILES} >= {f"{game}-{name}" for name in games.ruleset(game).scenarios}


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


@pytest.mark.parametrize("file", BUGS, ids=lambda file: file.stem)
def test_a_game_that_once_broke_goes_on_after_every_answer(file: Path) -> None:
    position = read(file.read_text(encoding="utf-8"), games.ruleset).position
    assert position.question is not None
    for option in position.question.options:
        player = Checked(Limited(Dice(file.stem), ANSWERS_ON), position.ruleset, position.setup, file.stem)
        later = position.after(option).played(player)
        check_state(later.ruleset, later.state)
        assert ringwar.read_position(ringwar.write_position(later)).state == later.state
