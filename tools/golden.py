"""Writes the golden games of tests/games anew, after their rules got another number or records another form.

`python tools/golden.py`. A game that no longer replays is played again at random, from the setup of its header. A
golden game may change only together with the number of its rules; both are kept in tests/games/rules.toml. Where the
number was raised already since the last release, `--unreleased` lets further changes share it.
"""

from __future__ import annotations

import sys
import tomllib
from hashlib import sha256
from pathlib import Path

from ringwar import games
from ringwar.kernel import Dice, RecordError, SavedGame, read, start, write
from ringwar.kernel.heads import Head

FOLDER = Path(__file__).parents[1] / "tests" / "games"
KEPT = FOLDER / "rules.toml"


def main() -> int:
    """Write all golden games and their list, unless one of them has changed under the same number."""
    texts = {file.stem: _rewritten(file) for file in sorted(FOLDER.glob("*.ringwar"))}
    wrong = complaints(texts)
    if wrong and "--unreleased" not in sys.argv[1:]:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    for name, text in texts.items():
        (FOLDER / f"{name}.ringwar").write_text(text, encoding="utf-8")
    KEPT.write_text(_listed(texts), encoding="utf-8")
    return 0


def complaints(texts: dict[str, str]) -> list[str]:
    """The golden games that have changed while the number of their rules has not, and what to do."""
    kept = tomllib.loads(KEPT.read_text(encoding="utf-8"))
    wrong = []
    for name, text in texts.items():
        game = name.partition("-")[0]
        number = games.ruleset(game).rules
        if kept[game]["rules"] == number and kept[game].get(name) not in (None, answered(text)):
            todo = f"raise RULES in src/ringwar/{game}/changes.py, list there what is different, run tools/golden.py"
            wrong.append(f"{name} has changed, but its rules still have the number {number}: {todo}")
    return wrong


def answered(text: str) -> str:
    """The hash of the answers of a record, and of the table to which they lead."""
    lines = text.partition("\n\n")[2].splitlines()
    return sha256("\n".join([*lines[:-1], *lines[-1].split()[:4]]).encode()).hexdigest()


def _rewritten(file: Path) -> str:
    """A golden game as it is written now, whatever its closing line says."""
    text = file.read_text(encoding="utf-8")
    try:
        return write(read(f"{text.rpartition('end ')[0]}end", games.ruleset))
    except RecordError as error:
        print(f"{file.stem} is played anew: {error}", file=sys.stderr)
    head = Head(text.splitlines())
    setup, ruleset, _ = head.setup(games.ruleset)
    return write(SavedGame(start(ruleset, setup).played(Dice(file.stem)), head.seats("seat", ruleset.seats(setup))))


def _listed(texts: dict[str, str]) -> str:
    """The list of the golden games with the numbers of their rules."""
    lines = ["# The golden games and the rules by which they are played. Written by tools/golden.py."]
    for game in games.MODULES:
        lines += ["", f"[{game}]", f"rules = {games.ruleset(game).rules}"]
        lines += [f'{name} = "{answered(text)}"' for name, text in texts.items() if name.partition("-")[0] == game]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
