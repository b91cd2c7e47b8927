"""Which code and which weights played: what others played is not put together with it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from ringwar import games
from ringwar.kernel import Setup
from ringwar.players import player
from ringwar.players.judging import network_of

PACKAGE = Path(games.__file__).parent
GAMES = ("boardgame", "cardgame")
FOLDERS = ("kernel", *GAMES, "players")
"""What an answer can depend on: the games, each of which is played without the others, and what they share."""
WEIGHTS = PACKAGE / "players" / "judging" / "weights"
SUFFIXES = frozenset((".py", ".toml", ".json"))
BUILDS = 16
"""So many hashes are remembered: there are fewer games and networks."""
LENGTH = 8
"""How many digits of a hash are enough to tell builds apart."""


def build_of(setup: Setup, names: Iterable[str]) -> str:
    """The code by which players of these names play a game; with its weights, if one of them thinks."""
    thinks = any(player(name).thinks for name in sorted(set(names)))
    return f"{_code(setup.game)}-{weights(network_of(setup))}" if thinks else _code(setup.game)


def is_compiled() -> bool:
    """Whether the rules that play here are the compiled ones."""
    return Path(str(import_module("ringwar.kernel.game").__file__)).suffix != ".py"


@lru_cache(maxsize=BUILDS)
def weights(network: str) -> str:
    """A hash of the weights of a network; empty where there are none."""
    path = WEIGHTS / f"{network}.json"
    return hashlib.sha256(path.read_bytes()).hexdigest()[:LENGTH] if path.exists() else ""


@lru_cache(maxsize=BUILDS)
def _code(game: str) -> str:
    """A hash of all code and numbers that a game is played by, compiled or not."""
    found = hashlib.sha256()
    others = {*GAMES} - {game}
    for path in sorted(path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*") if path.suffix in SUFFIXES):
        parts = {part.partition(".")[0] for part in path.relative_to(PACKAGE).parts}
        if WEIGHTS not in path.parents and not parts & others:
            found.update("\n".join([path.name, *_lines(path)]).encode())
    return found.hexdigest()[:LENGTH]


def _lines(path: Path) -> list[str]:
    """The lines of a file, but for empty ones."""
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line]
