"""Golden games: whole games as text, replayed to the letter; and games that once broke, played on."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

import ringwar
from helpers import Limited
from ringwar import games
from ringwar.kernel import Dice, RecordError, fingerprint, proof, read, write
from ringwar.laws import Checked, check_state

sys.path.insert(0, str(Path(__file__).parents[2]))

from tools import golden

OLDER = Path(__file__).parent / "older"
OF_RULES_2 = sorted((OLDER / "rules-2").glob("*.ringwar"))
FILES = sorted(Path(__file__).parent.glob("*.ringwar"))
BUGS = sorted((Path(__file__).parent / "bugs").glob("*.ringwar"))
ANSWERS_ON = 30
PILED_OTHERWISE = ("cardgame-fellowship", "cardgame-two-people")
"""Games of rules 2 in which all defenders fell, in an order that somebody chose and that lies in the piles."""


@pytest.mark.parametrize("game", games.MODULES)
def test_every_scenario_has_a_golden_game(game: str) -> None:
    assert {file.stem for file in FILES} >= {f"{game}-{name}" for name in games.ruleset(game).scenarios}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_letter(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    saved = read(text, games.ruleset)
    position = saved.position
    assert position.result is not None
    assert saved.proved
    assert text.splitlines()[-1] == f"end {position.count} answers {fingerprint(position.state)} {proof(saved)}"
    assert write(saved) == text


def test_no_golden_game_changes_without_the_number_of_its_rules() -> None:
    texts = {file.stem: file.read_text(encoding="utf-8") for file in FILES}
    assert golden.complaints(texts) == []
    kept = tomllib.loads(golden.KEPT.read_text(encoding="utf-8"))
    assert {name: each["rules"] for name, each in kept.items()} == {name: games.ruleset(name).rules for name in kept}
    assert {name for each in kept.values() for name in each if name != "rules"} == set(texts)


def test_a_golden_game_that_changed_says_what_to_do() -> None:
    file = FILES[0]
    text = file.read_text(encoding="utf-8").replace("chance ", "nobody ", 1)
    todo = "raise RULES in src/ringwar/boardgame/changes.py, list there what is different, run tools/golden.py"
    assert golden.complaints({file.stem: text}) == [
        f"{file.stem} has changed, but its rules still have the number {games.ruleset('boardgame').rules}: {todo}"
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_of_the_first_rules_is_read_and_not_proved(file: Path) -> None:
    """As it was written before rules had a number: without it, and closed by the last table alone."""
    text = re.sub("rules .*\n", "", file.read_text(encoding="utf-8"))
    older = read(re.sub(" [0-9a-f]{64}\n", "\n", text), games.ruleset)
    assert (older.rules, older.proved) == (1, False)
    assert older.position.result is not None


@pytest.mark.parametrize("file", OF_RULES_2, ids=lambda file: file.stem)
def test_a_game_of_rules_2_is_read_and_proved_without_the_questions_that_were_no_choice(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    saved = read(text, games.ruleset)
    assert (saved.rules, saved.proved) == (2, file.stem not in PILED_OTHERWISE)
    assert saved.position.result is not None
    assert saved.position.count < int(text.splitlines()[-1].split()[1])
    assert read(write(saved), games.ruleset).position.state == saved.position.state


@pytest.mark.parametrize(
    "file, rules, line, clause, answer",
    [
        ("gollum-draws-a-tile", 1, 12, "The Breaking of the Fellowship", 4),
        ("mixed-army-leaves-what-it-does-not-command", 1, 11, "BG-MULTI-51", 5),
        ("partner-merges-after-he-refused", 2, 14, "BG-MULTI-42", 7),
        ("person-disagrees-with-himself", 2, 9, "CG-TRILOGY-03", 2),
    ],
)
def test_an_older_game_that_is_played_otherwise_now_says_by_which_rule(
    file: str, rules: int, line: int, clause: str, answer: int
) -> None:
    text = (OLDER / f"{file}.ringwar").read_text(encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        read(text, games.ruleset)
    differs = f"was read otherwise; the game differs from answer {answer} on"
    assert str(refused.value) == f"line {line}: under rules {rules} {clause} {differs}"


@pytest.mark.parametrize(
    "file, answers", [("gollum-draws-a-tile", 3), ("mixed-army-leaves-what-it-does-not-command", 4)]
)
def test_an_older_game_is_read_up_to_where_it_is_played_otherwise(file: str, answers: int) -> None:
    head, _, body = (OLDER / f"{file}.ringwar").read_text(encoding="utf-8").partition("\n\n")
    text = "\n".join([head, "", *body.splitlines()[:answers], "end"])
    assert read(text, games.ruleset).position.count == answers


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
