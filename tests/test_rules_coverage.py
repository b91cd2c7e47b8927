"""The tool that finds clauses without a test and tests of clauses that do not exist."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from conftest import unknown_clauses
from ringwar.rulebooks import Rulebooks, rulebooks

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import rules_coverage
from tools.rules_coverage import Coverage, Declared, Named, named_by

BOOK = """\
# A game: rules specification

## 1. Setting up (SETUP)

- **XG-SETUP-01** There are two players.
- **XG-SETUP-02** There is one die.

### Worked examples

- **XG-EX-01** Given a die, when it is rolled, then it shows a number.

## 2. Unclear

- **XG-AMB-01** Who begins? **Reading:** the older one.
"""
BOOKS = Rulebooks([("game", BOOK)])


def coverage(*named: str, complete: tuple[str, ...] = (), untestable: dict[str, str] | None = None) -> Coverage:
    marks = [Named(clause, f"tests/test_it.py:{number}") for number, clause in enumerate(named, 1)]
    return Coverage(BOOKS, marks, Declared(frozenset(complete), untestable or {}))


def test_marks_are_found_wherever_a_test_may_carry_them() -> None:
    source = """
import pytest
from marks import rule

pytestmark = rule("A-A-1")

@rule("A-A-2", "A-A-3")
@pytest.mark.parametrize("it", [1, pytest.param(2, marks=rule("A-A-4")), pytest.param(3, marks=[rule("A-A-5")])])
def test_one(it): ...

class TestIt:
    pytestmark = [rule("A-A-6")]

    @pytest.mark.rule("A-A-7")
    def test_two(self): ...

def helper(ruled):
    ruled("A-A-8")
"""
    found = list(named_by(source, "tests/test_it.py"))
    assert sorted(each.clause for each in found) == [f"A-A-{number}" for number in range(1, 8)]
    assert Named("A-A-2", "tests/test_it.py:7") in found


def test_a_mark_that_does_not_say_its_clause_in_letters_names_no_clause() -> None:
    (found,) = named_by("@rule(*CLAUSES)\ndef test_it(): ...", "test_it.py")
    assert found == Named("*CLAUSES", "test_it.py:1")


def test_nothing_is_missing_while_no_chapter_is_complete() -> None:
    assert list(coverage().problems()) == []


def test_a_complete_chapter_needs_a_test_for_every_clause() -> None:
    assert list(coverage("XG-SETUP-01", complete=("XG-SETUP",)).problems()) == [
        "XG-SETUP is declared complete, but without a test are: XG-SETUP-02"
    ]
    assert list(coverage("XG-SETUP-01", "XG-SETUP-02", complete=("XG-SETUP",)).problems()) == []


def test_examples_and_readings_of_unclear_passages_are_chapters() -> None:
    assert list(coverage(complete=("XG-EX", "XG-AMB")).problems()) == [
        "XG-EX is declared complete, but without a test are: XG-EX-01",
        "XG-AMB is declared complete, but without a test are: XG-AMB-01",
    ]


def test_a_clause_with_a_reason_needs_no_test() -> None:
    declared = {"XG-SETUP-02": "a die is a thing of wood"}
    assert list(coverage("XG-SETUP-01", complete=("XG-SETUP",), untestable=declared).problems()) == []


@pytest.mark.parametrize(
    "checked, words",
    [
        (coverage("XG-SETUP-09"), "tests/test_it.py:1: there is no clause XG-SETUP-09"),
        (coverage(complete=("XG-HUNT",)), "there is no chapter XG-HUNT"),
        (coverage(untestable={"XG-HUNT-01": "because"}), "there is no clause XG-HUNT-01"),
        (coverage(untestable={"XG-SETUP-01": " "}), "without a reason"),
        (coverage("XG-SETUP-01", untestable={"XG-SETUP-01": "because"}), "but has a test"),
    ],
)
def test_what_does_not_exist_or_contradicts_is_found(checked: Coverage, words: str) -> None:
    (problem,) = checked.problems()
    assert words in problem


def test_the_report_counts_clauses_by_chapter() -> None:
    report = coverage("XG-SETUP-01", complete=("XG-EX",), untestable={"XG-SETUP-02": "wood"}).report()
    assert "| XG-SETUP | Setting up | 2 | 1 | 1 |  |" in report
    assert "| XG-EX | Worked examples | 1 | 0 | 0 | yes |" in report
    assert "| | **all** | 4 | 1 | 1 | |" in report
    assert "- **XG-SETUP-02** wood" in report


def project(folder: Path, test: str, declared: str) -> Path:
    """A project with one test file and a declaration."""
    (folder / "tests").mkdir()
    (folder / "docs").mkdir()
    (folder / "tests" / "test_it.py").write_text(test, encoding="utf-8")
    (folder / "docs" / "rules-complete.toml").write_text(declared, encoding="utf-8")
    return folder


def test_the_tool_fails_until_its_report_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = project(tmp_path, '@rule("BG-HUNT-01")\ndef test_it(): ...\n', "complete = []\n")
    assert rules_coverage.main([], root) == 1
    assert "out of date" in capsys.readouterr().err
    assert rules_coverage.main(["--write"], root) == 0
    assert rules_coverage.main([], root) == 0
    (root / "tests" / "test_more.py").write_text('@rule("BG-HUNT-02")\ndef test_it(): ...\n', encoding="utf-8")
    assert rules_coverage.main([], root) == 1


def test_the_tool_fails_for_an_incomplete_chapter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = project(tmp_path, '@rule("BG-HUNT-01")\ndef test_it(): ...\n', 'complete = ["BG-HUNT"]\n')
    assert rules_coverage.main(["--write"], root) == 1
    assert "BG-HUNT is declared complete" in capsys.readouterr().err


def test_the_tool_says_what_every_chapter_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    marks = [Named("XG-SETUP-01", "tests/test_it.py:1")]
    declared = Declared(untestable={"XG-SETUP-02": "wood"}, notes={"XG-AMB": "only a note"})
    rules_coverage.print_summary(Coverage(BOOKS, marks, declared))
    said = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["XG-SETUP", "1", "of", "2", "complete"] in said
    assert ["XG-EX", "0", "of", "1", "without:", "XG-EX-01"] in said
    assert ["XG-AMB", "0", "of", "1", "only", "a", "note"] in said
    assert said[-1] == ["1", "of", "3", "clauses", "are", "named", "by", "tests,", "1", "cannot", "be", "tested"]


def test_marks_are_checked_when_tests_are_collected() -> None:
    clause = next(iter(rulebooks().clauses))
    assert unknown_clauses([clause]) == ""
    assert unknown_clauses([]) == "the mark names no clause"
    assert "there is no clause 'BG-HUNT-999'" in unknown_clauses([clause, "BG-HUNT-999"])
    assert "there is no clause 7" in unknown_clauses([7])
