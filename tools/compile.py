"""Compiles the rules with mypyc into build/compiled, for people who simulate much: `python tools/compile.py`.

With --check nothing is built: it is only found out whether mypyc understands the rules, in some seconds.

The result is a copy of the package in which the kernel and both games run two to three times as fast; put it on the
path with PYTHONPATH=build/compiled. Documents, views and everything around the games stay as they are.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ringwar"
TARGET = ROOT / "build" / "compiled"
RECORDS = ROOT / "tests" / "games"
STAMP = TARGET / "compiled.sha256"
FOLDERS = ("kernel", "boardgame", "cardgame", "players")
LEFT_OUT = ["__init__", "coverage", "fields", "helpers", "program", "reviewing", "ruleset"]
"""Modules that gain nothing by it, or that mypyc cannot compile."""
FOLDERS_LEFT_OUT = ["documents", "odds"]
"""The same, for whole folders."""
OPEN_CLASSES = {"kernel/game.py": ("Player", "Record"), "kernel/chance.py": ("Dice",)}
"""Classes of which interpreted modules make subclasses."""
CONSTANT = re.compile(r"^([A-Z_]{2,}[A-Z0-9_]*)(?:: (?!Final)([^=\n]+?))? = (?!TypeVar)", re.M)
"""A name of a module that is given a value, with its type if that is said."""
NUMBERS = re.compile(r'^([A-Z_]+) = numbers\("([a-z-]+)"\)$', re.M)
"""A table of numbers by which a computer player judges, with the name it has in the file of them."""
FUTURE = "from __future__ import annotations\n"
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify({files!r}, opt_level="2")
if {builds}:
    setup(name="ringwar-compiled", packages=[], ext_modules=modules)
"""


def main() -> int:
    """Compile, unless what is there is up to date; or only check."""
    if "--check" in sys.argv[1:]:
        with TemporaryDirectory() as folder:
            return 0 if _is_compiled(Path(folder), builds=False) else 1
    stamp = _stamp()
    if STAMP.exists() and STAMP.read_text() == stamp:
        return 0
    shutil.rmtree(TARGET, ignore_errors=True)
    if not _is_compiled(TARGET, builds=True):
        return 1
    if not all(_replays(record) for record in sorted(RECORDS.glob("*.ringwar"))):
        return 1
    STAMP.write_text(stamp)
    return 0


def _is_compiled(folder: Path, *, builds: bool) -> bool:
    """Whether mypyc accepts the rules; what it makes of them is built in the folder, or thrown away."""
    shutil.copytree(SOURCE, folder / "ringwar", ignore=shutil.ignore_patterns("__pycache__"))
    files = _files(folder)
    texts = {folder / file: (folder / file).read_text() for file in files}
    for file in texts:
        _fix(file)
    for numbers in sorted((folder / "ringwar" / "players").glob("*.toml")):
        _write_out(numbers, [file for file in texts if file.parent.name == numbers.stem])
    for name, classes in OPEN_CLASSES.items():
        _open(folder / "ringwar" / name, classes)
    (folder / "setup.py").write_text(SETUP.format(files=files, builds=builds))
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    for file, text in texts.items():
        file.write_text(text)
    if done.returncode:
        said = [line for line in (done.stdout + done.stderr).splitlines() if "warning:" not in line]
        print("\n".join(said[-40:]), file=sys.stderr)
    return done.returncode == 0


def _replays(record: Path) -> bool:
    """Whether a saved game comes to the same end by the compiled rules."""
    replay = [sys.executable, "-m", "ringwar", "replay", str(record)]
    done = subprocess.run(replay, env={**os.environ, "PYTHONPATH": str(TARGET)}, capture_output=True, check=False)
    if done.returncode:
        print(f"{record.name} by the compiled rules: {done.stderr.decode()}", file=sys.stderr)
    return done.returncode == 0


def _files(folder: Path) -> list[str]:
    found = [path for part in FOLDERS for path in sorted((folder / "ringwar" / part).rglob("*.py"))]
    return [
        str(path.relative_to(folder))
        for path in found
        if path.stem not in LEFT_OUT and path.parent.name not in FOLDERS_LEFT_OUT
    ]


def _fix(file: Path) -> None:
    """Let nobody give another value to a constant, so that it need not be looked up by name whenever it is used."""
    text = CONSTANT.sub(lambda found: f"{found[1]}: _Final{f'[{found[2]}]' if found[2] else ''} = ", file.read_text())
    file.write_text(text.replace(FUTURE, f"{FUTURE}\nfrom typing import Final as _Final\n", 1))


def _write_out(numbers: Path, files: list[Path]) -> None:
    """Put the numbers by which a computer player judges where they are used, so that none is looked up by name."""
    tables = tomllib.loads(numbers.read_text(encoding="utf-8"))
    names = dict(found for file in files for found in NUMBERS.findall(file.read_text().replace(": _Final", "")))
    if not names:
        return
    used = re.compile(rf"\b({'|'.join(names)})\[\"([a-z_-]+)\"\]")
    for file in files:
        file.write_text(used.sub(lambda found: f"({float(tables[names[found[1]]][found[2]])})", file.read_text()))


def _open(file: Path, classes: tuple[str, ...]) -> None:
    """Let interpreted classes inherit from compiled ones."""
    text = file.read_text()
    for name in classes:
        text = re.sub(
            rf"^class {name}\b", f"@mypyc_attr(allow_interpreted_subclasses=True)\nclass {name}", text, flags=re.M
        )
    file.write_text(text.replace(FUTURE, f"{FUTURE}\nfrom mypy_extensions import mypyc_attr\n", 1))


def _stamp() -> str:
    """A hash of everything that is compiled, and of how."""
    found = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            found.update(path.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
