"""Compiles the rules with mypyc into build/compiled, for people who simulate much: `python tools/compile.py`.

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
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ringwar"
TARGET = ROOT / "build" / "compiled"
RECORDS = ROOT / "tests" / "games"
STAMP = TARGET / "compiled.sha256"
FOLDERS = ("kernel", "boardgame", "cardgame", "players")
LEFT_OUT = [
    "__init__",
    "documents",
    "reading",
    "figures",
    "fields",
    "facts",
    "uses",
    "ruleset",
    "odds",
    "fought",
]
"""Modules that gain nothing by it, or that mypyc cannot compile."""
OPEN_CLASSES = {"kernel/game.py": ("Player", "Record"), "kernel/chance.py": ("Dice",)}
"""Classes of which interpreted modules make subclasses."""
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="ringwar-compiled", packages=[], ext_modules=mypycify({files!r}, opt_level="2"))
"""


def main() -> int:
    """Compile, unless what is there is up to date."""
    stamp = _stamp()
    if STAMP.exists() and STAMP.read_text() == stamp:
        return 0
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET / "ringwar", ignore=shutil.ignore_patterns("__pycache__"))
    for file, classes in OPEN_CLASSES.items():
        _open(TARGET / "ringwar" / file, classes)
    (TARGET / "setup.py").write_text(SETUP.format(files=_files()))
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=TARGET,
        env={**os.environ, "MYPYPATH": str(TARGET)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-4000:] + done.stderr[-4000:], file=sys.stderr)
        return 1
    if not all(_replays(record) for record in sorted(RECORDS.glob("*.ringwar"))):
        return 1
    STAMP.write_text(stamp)
    return 0


def _replays(record: Path) -> bool:
    """Whether a saved game comes to the same end by the compiled rules."""
    replay = [sys.executable, "-m", "ringwar", "replay", str(record)]
    done = subprocess.run(replay, env={**os.environ, "PYTHONPATH": str(TARGET)}, capture_output=True, check=False)
    if done.returncode:
        print(f"{record.name} by the compiled rules: {done.stderr.decode()}", file=sys.stderr)
    return done.returncode == 0


def _files() -> list[str]:
    found = [path for folder in FOLDERS for path in sorted((TARGET / "ringwar" / folder).rglob("*.py"))]
    return [str(path.relative_to(TARGET)) for path in found if path.stem not in LEFT_OUT]


def _open(file: Path, classes: tuple[str, ...]) -> None:
    """Let interpreted classes inherit from compiled ones."""
    text = file.read_text()
    for name in classes:
        text = re.sub(
            rf"^class {name}\b", f"@mypyc_attr(allow_interpreted_subclasses=True)\nclass {name}", text, flags=re.M
        )
    text = text.replace(
        "from __future__ import annotations\n",
        "from __future__ import annotations\n\nfrom mypy_extensions import mypyc_attr\n",
        1,
    )
    file.write_text(text)


def _stamp() -> str:
    """A hash of everything that is compiled, and of how."""
    found = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            found.update(path.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
