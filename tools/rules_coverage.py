"""Which clauses of docs/rules are checked by tests: `python tools/rules_coverage.py [--write]`.

Exit status 1 when a chapter that is declared complete in docs/rules-complete.toml has a clause without a test, when a
test or the declaration names a clause that does not exist, or when docs/rules-coverage.md is out of date.
"""

from __future__ import annotations

import argparse
import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ringwar import files
from ringwar.rulebooks import Chapter, Rulebooks, rulebooks

ROOT = Path(__file__).parents[1]
COMPLETE = Path("docs/rules-complete.toml")
REPORT = Path("docs/rules-coverage.md")

INTRODUCTION = """\
# Rules coverage

Made by `python tools/rules_coverage.py --write`; do not edit. Every clause of `docs/rules` that a test names with
`@rule(...)` counts as tested. Worked examples (EX) and the readings chosen for unclear passages (AMB) are chapters of
their own. A chapter becomes complete when `docs/rules-complete.toml` says so; from then on every clause of it needs a
test, or a reason there why it cannot have one.
"""


@dataclass(frozen=True)
class Declared:
    """What docs/rules-complete.toml says."""

    complete: frozenset[str] = frozenset()
    """Chapters by id."""
    untestable: Mapping[str, str] = field(default_factory=dict)
    """Clauses that no test can check, with the reason."""
    notes: Mapping[str, str] = field(default_factory=dict)
    """Chapters that lay down no rule, with what they are."""


@dataclass(frozen=True)
class Named:
    """A clause named by a mark in a test file."""

    clause: str
    place: str


@dataclass(frozen=True)
class Coverage:
    """The clauses, what tests name of them, and what is declared."""

    books: Rulebooks
    named: Sequence[Named]
    declared: Declared

    @property
    def tested(self) -> frozenset[str]:
        return frozenset(each.clause for each in self.named)

    def missing(self, chapter: Chapter) -> list[str]:
        """The clauses of a chapter that have neither a test nor a reason to have none."""
        done = self.tested | frozenset(self.declared.untestable)
        return [clause.id for clause in chapter.clauses if clause.id not in done]

    def problems(self) -> Iterator[str]:
        """What is wrong, a line each."""
        for each in self.named:
            if each.clause not in self.books.clauses:
                yield f"{each.place}: there is no clause {each.clause}"
        for id in sorted((self.declared.complete | self.declared.notes.keys()) - self.books.chapters.keys()):
            yield f"{COMPLETE}: there is no chapter {id}"
        for id, reason in self.declared.untestable.items():
            if id not in self.books.clauses:
                yield f"{COMPLETE}: there is no clause {id}"
            elif id in self.tested:
                yield f"{COMPLETE}: {id} is called untestable, but has a test"
            elif not reason.strip():
                yield f"{COMPLETE}: {id} is called untestable without a reason"
        for chapter in self.books.chapters.values():
            missing = self.missing(chapter) if chapter.id in self.declared.complete else []
            if missing:
                yield f"{chapter.id} is declared complete, but without a test are: {', '.join(missing)}"

    def report(self) -> str:
        """The page docs/rules-coverage.md."""
        lines = [INTRODUCTION]
        for book, title in self.books.titles.items():
            chapters = [chapter for chapter in self.books.chapters.values() if chapter.book == book]
            lines += [f"## {title}", "", "| chapter | title | clauses | tested | untestable | complete |"]
            lines += ["| --- | --- | ---: | ---: | ---: | --- |", *map(self._row, chapters), self._total(chapters), ""]
        if self.declared.untestable:
            lines += ["## Clauses that no test can check", ""]
            lines += [f"- **{id}** {reason}" for id, reason in sorted(self.declared.untestable.items())] + [""]
        return "\n".join(lines)

    def _row(self, chapter: Chapter) -> str:
        complete = "yes" if chapter.id in self.declared.complete else self.declared.notes.get(chapter.id, "")
        return f"| {chapter.id} | {chapter.title} | {self._numbers([chapter])} | {complete} |"

    def _total(self, chapters: Sequence[Chapter]) -> str:
        return f"| | **all** | {self._numbers(chapters)} | |"

    def _numbers(self, chapters: Sequence[Chapter]) -> str:
        ids = [clause.id for chapter in chapters for clause in chapter.clauses]
        tested = sum(id in self.tested for id in ids)
        untestable = sum(id in self.declared.untestable for id in ids)
        return f"{len(ids)} | {tested} | {untestable}"


def declared(path: Path) -> Declared:
    """The declarations in a TOML file."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return Declared(frozenset(content.get("complete", ())), content.get("untestable", {}), content.get("notes", {}))


def named_in(folder: Path) -> list[Named]:
    """The clauses named by the marks of all test files in a folder."""
    named: list[Named] = []
    for file in sorted(folder.rglob("test_*.py")):
        named += named_by(file.read_text(encoding="utf-8"), file.relative_to(folder.parent).as_posix())
    return named


def named_by(source: str, file: str) -> Iterator[Named]:
    """The clauses named by `rule(...)` in a source: as a decorator, in `pytestmark`, or as the marks of a parameter."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _is_rule(node.func):
            for argument in node.args:
                yield Named(_written(argument), f"{file}:{argument.lineno}")


def _written(argument: ast.expr) -> str:
    """The clause that an argument says in so many letters; anything else is named as it is written."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ast.unparse(argument)


def _is_rule(function: ast.expr) -> bool:
    """Whether a call is `rule(...)` or `pytest.mark.rule(...)`."""
    if isinstance(function, ast.Name):
        return function.id == "rule"
    return isinstance(function, ast.Attribute) and ast.unparse(function) == "pytest.mark.rule"


def print_summary(coverage: Coverage) -> None:
    """Print how many clauses of each chapter have a test, and which lack one."""
    chapters = coverage.books.chapters.values()
    for chapter in chapters:
        tested = sum(clause.id in coverage.tested for clause in chapter.clauses)
        print(f"{chapter.id:<16} {tested:>4} of {len(chapter.clauses):>4}  {_state(coverage, chapter)}")
    rules = sum(len(chapter.clauses) for chapter in chapters if chapter.id not in coverage.declared.notes)
    untestable = len(coverage.declared.untestable)
    print(f"{len(coverage.tested)} of {rules} clauses are named by tests, {untestable} cannot be tested")


def _state(coverage: Coverage, chapter: Chapter) -> str:
    """Whether a chapter lacks anything."""
    missing = coverage.missing(chapter)
    if chapter.id in coverage.declared.notes:
        return coverage.declared.notes[chapter.id]
    if not missing:
        return "complete"
    more = f" and {len(missing) - 8} more" if len(missing) > 8 else ""
    return f"without: {', '.join(missing[:8])}{more}"


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Check, and write the report if asked to."""
    parser = argparse.ArgumentParser(description="Which clauses of docs/rules are checked by tests.")
    parser.add_argument("--write", action="store_true", help=f"write {REPORT}")
    chosen = parser.parse_args(arguments)
    coverage = Coverage(rulebooks(), named_in(root / "tests"), declared(root / COMPLETE))
    report = root / REPORT
    if chosen.write:
        files.write(report, coverage.report())
    print_summary(coverage)
    problems = list(coverage.problems())
    if not report.exists() or report.read_text(encoding="utf-8") != coverage.report():
        problems.append(f"{REPORT} is out of date: run python tools/rules_coverage.py --write")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
