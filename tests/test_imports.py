"""Imports go one way: kernel, then the games, then players, then whatever shows and runs games."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeGuard

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "ringwar"

LAYERS: dict[str, frozenset[str]] = {
    "kernel": frozenset(),
    "files": frozenset(),
    "lines": frozenset(),
    "signals": frozenset(),
    "processes": frozenset({"games", "signals"}),
    "boardgame": frozenset({"kernel"}),
    "cardgame": frozenset({"kernel"}),
    "games": frozenset({"kernel", "boardgame", "cardgame"}),
    "laws": frozenset({"kernel"}),
    "provenance": frozenset({"boardgame", "cardgame"}),
    "rulebooks": frozenset(),
    "words": frozenset({"kernel", "rulebooks"}),
    "players": frozenset({"kernel", "games", "boardgame", "cardgame", "processes"}),
    "hosting": frozenset({"kernel", "players", "files"}),
    "arena": frozenset(
        {"kernel", "games", "boardgame", "cardgame", "players", "simulation", "words", "laws", "files", "processes"}
    ),
}
"""What each part may import of the others. Parts that are not listed stand above all of these."""

ASIDE = {"server": frozenset({"terminal"}), "terminal": frozenset({"server"})}
"""What parts that stand side by side may not import of each other."""

NOT_IN_RULES = frozenset(
    {"asyncio", "datetime", "io", "json", "logging", "os", "pathlib", "random", "secrets", "socket", "subprocess"}
    | {"sys", "tempfile", "threading", "time", "uuid"}
)
"""What would make a rule depend on more than the state and the answers."""

LONGEST_FILE = 400
FILES = sorted(PACKAGE.rglob("*.py"))
MODULES = {file: ".".join(("ringwar", *file.relative_to(PACKAGE).with_suffix("").parts)) for file in FILES}
FOLDERS = {
    name.removesuffix(".__init__"): name.rpartition(".")[0] if name.count(".") > 1 else name
    for name in MODULES.values()
}
"""By module: its folder. A module of the top folder stands for itself."""
RULES = [file for file in FILES if {"rules", "cards"} & set(file.relative_to(PACKAGE).parts[:-1])]


def part_of(file: Path) -> str:
    """The part of the package that a file belongs to."""
    first = file.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported(source: str, package: str) -> Iterator[str]:
    """The full names of what a source imports, relative ones resolved from its package."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def imports_of(file: Path) -> set[str]:
    """The full names of what a file of the package imports."""
    package = ".".join(("ringwar", *file.relative_to(PACKAGE).parts[:-1]))
    return set(imported(file.read_text(encoding="utf-8"), package))


def parts_of(imports: Iterable[str]) -> set[str]:
    """The parts of the package among some imports; `ringwar` where the package itself is imported."""
    names = [name.split(".") for name in imports]
    return {words[1] if len(words) > 1 else "ringwar" for words in names if words[0] == "ringwar"}


def forbidden(part: str, imports: Iterable[str]) -> set[str]:
    """What a part imports of the package without being allowed to."""
    wanted = parts_of(imports) - {part}
    return wanted - LAYERS[part] if part in LAYERS else wanted & ASIDE.get(part, frozenset())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_go_one_way(file: Path) -> None:
    assert forbidden(part_of(file), imports_of(file)) == set()


def folders_imported(file: Path) -> set[str]:
    """The folders from which a file imports something, its own left out."""
    found = (FOLDERS.get(name) or FOLDERS.get(name.rpartition(".")[0]) for name in imports_of(file))
    return {folder for folder in found if folder} - {FOLDERS[MODULES[file].removesuffix(".__init__")]}


def cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """The folders that can be taken away last: none, where imports go one way."""
    left = dict(graph)
    while free := [folder for folder, others in left.items() if not others & left.keys()]:
        for folder in free:
            del left[folder]
    return sorted(left)


def test_no_folders_import_each_other() -> None:
    graph: dict[str, set[str]] = {folder: set() for folder in FOLDERS.values()}
    for file in FILES:
        graph[FOLDERS[MODULES[file].removesuffix(".__init__")]] |= folders_imported(file)
    assert graph["ringwar.boardgame.cards"] == {"ringwar.boardgame.rules", "ringwar.boardgame.table"}
    assert cycle(graph) == []


def test_folders_that_import_each_other_are_found() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["a", "b", "c"]
    assert cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_file_is_too_long_to_read(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


@pytest.mark.parametrize("file", sorted((PACKAGE / "kernel").glob("*.py")), ids=lambda file: file.name)
def test_the_kernel_imports_only_the_standard_library(file: Path) -> None:
    others = {name.split(".")[0] for name in imports_of(file)} - {"ringwar", "__future__"}
    assert others <= sys.stdlib_module_names


def test_rules_depend_on_nothing_but_state_and_answers() -> None:
    for file in RULES:
        modules = {name.split(".")[0] for name in imports_of(file)}
        assert not modules & NOT_IN_RULES, f"{file.relative_to(PACKAGE)} imports {modules & NOT_IN_RULES}"
        above = parts_of(imports_of(file)) - {"kernel", "boardgame", "cardgame"}
        assert not above, f"{file.relative_to(PACKAGE)} imports {above}"


@pytest.mark.parametrize(
    "part, source, found",
    [
        ("kernel", "from ringwar.players.wrappers import seated", {"players"}),
        ("kernel", "from ringwar import games", {"games"}),
        ("kernel", "import ringwar.cli", {"cli"}),
        ("kernel", "import ringwar", {"ringwar"}),
        ("kernel", "from ringwar import start", {"start"}),
        ("kernel", "def late():\n    from ringwar.cardgame import state", {"cardgame"}),
        ("cardgame", "from ringwar.boardgame import state", {"boardgame"}),
        ("cardgame", "from ..players.wrappers import Seated", {"players"}),
        ("cardgame", "from .rules import round\nfrom ringwar.kernel import Game", set()),
        ("players", "from ringwar.arena import match", {"arena"}),
        ("server", "from ringwar.terminal import screen", {"terminal"}),
        ("server", "from ringwar.players.wrappers import seated\nfrom ringwar import kernel", set()),
    ],
)
def test_an_import_in_the_wrong_direction_is_found(part: str, source: str, found: set[str]) -> None:
    assert forbidden(part, imported(source, f"ringwar.{part}")) == found


def test_base_rules_name_no_event_card() -> None:
    from ringwar.boardgame.table.facts import EVENTS

    for file in sorted((PACKAGE / "boardgame" / "rules").glob("*.py")):
        words = {node.value for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if is_text(node)}
        assert not words & EVENTS.keys(), f"{file.name} names {words & EVENTS.keys()}"


def is_text(node: ast.AST) -> TypeGuard[ast.Constant]:
    """Whether a node is a text written in a source."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
