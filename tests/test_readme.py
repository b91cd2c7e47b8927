"""What the documents show is true: sessions at the prompt, commands with what they print, and links."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ringwar.cli import main, parser

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("README*.md")), ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
SESSIONS = [ROOT / "README.md", ROOT / "docs" / "python.md", ROOT / "docs" / "protocol.md"]
README = ROOT / "README.md"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
NUMBER = re.compile(r"\d[\d,.]*")


def blocks(document: Path, language: str) -> list[str]:
    """The blocks of a document in one language."""
    found = BLOCK.findall(document.read_text(encoding="utf-8"))
    return [text for named, text in found if named == language]


def shown(text: str) -> list[tuple[str, str]]:
    """The commands of a console block, each with what it prints."""
    parts = re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]
    return [(command, output.strip()) for command, _, output in (part.partition("\n") for part in parts)]


def of_ringwar(document: Path) -> list[tuple[list[str], str]]:
    """The arguments of all `ringwar` commands in a document, each with what it prints."""
    every = [[*shlex.split(command), output] for text in blocks(document, "console") for command, output in shown(text)]
    return [(words[1:-1], words[-1]) for words in every if words[0] == "ringwar"]


def without_numbers(text: str) -> str:
    """A text in which numbers, which may differ from machine to machine, all look the same."""
    return "\n".join(" ".join(NUMBER.sub("0", line).split()) for line in text.strip().splitlines())


@pytest.mark.parametrize("document", SESSIONS, ids=lambda document: document.name)
def test_sessions_at_the_prompt_go_as_shown(document: Path) -> None:
    source = "\n".join(blocks(document, "python"))
    session = doctest.DocTestParser().get_doctest(source, {}, document.name, str(document), 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    results = runner.run(session, out=said.append)
    assert results.attempted > 5
    assert results.failed == 0, "".join(said)


def test_commands_print_what_the_readme_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [each for each in of_ringwar(README) if each[0][0] != "play"]
    assert {words[0] for words, _ in commands} >= {"rules", "simulate", "replay"}
    for words, output in commands:
        assert main(words) == 0
        assert without_numbers(capsys.readouterr().out) == without_numbers(output), f"ringwar {shlex.join(words)}"


def test_lines_of_python_print_what_is_shown() -> None:
    shells = [each for document in DOCUMENTS for text in blocks(document, "console") for each in shown(text)]
    lines = [(shlex.split(command), output) for command, output in shells if command.startswith("python -c ")]
    assert lines
    for words, output in lines:
        done = subprocess.run([sys.executable, *words[1:]], capture_output=True, text=True, check=True)
        assert done.stdout.strip() == output


def test_the_example_of_a_test_passes() -> None:
    (example,) = [text for text in blocks(CONTRIBUTING, "python") if "def test_" in text]
    names: dict[str, Any] = {}
    exec(compile(example, CONTRIBUTING.name, "exec"), names)
    (test,) = [value for name, value in names.items() if name.startswith("test_")]
    test()


def test_the_examples_of_rules_and_cards_stand_in_the_source() -> None:
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py")]
    examples = [text for text in blocks(CONTRIBUTING, "python") if "def test_" not in text]
    assert len(examples) == 2
    assert [text for text in examples if not any(text in source for source in sources)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_commands_in_documents_are_understood(document: Path) -> None:
    for words, _ in of_ringwar(document):
        assert parser().parse_args(words).run


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_targets_of_make_in_documents_exist(document: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(r"(?:`|^\$ |^)make ([a-z-]+)", document.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(named) <= set(targets)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_links_of_documents_lead_somewhere(document: Path) -> None:
    links = [link for link in LINK.findall(document.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (document.parent / link).exists()] == []
