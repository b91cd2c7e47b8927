"""Whole games by clicks: a browser clicks at random on what the page offers, and always shows what the server says.

The page never complains, no call fails, and everything ends. The clicks and the dice follow from the seed.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from ringwar import games
from ringwar.kernel import Setup
from ringwar.laws import LawBroken
from server.loopback import Client, ServerProcess

KIND = "clicks in a browser, by which whole games are played at one screen or against computers"
ENOUGH = 20_000
LEAST = 1
MOST = 30_000
"""Clicks after which a game that goes on is let be."""
ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PLAYWRIGHT = WEB / "node_modules" / "@playwright" / "test" / "cli.js"
SEEDED = Path(__file__).parents[1] / "server" / "seeded.py"
COMPUTER = "rules"
SHARED = 0.5
"""How often all seats are at one screen; else there is one person against computers."""
LONGEST_FAULT = 2000


def batch(setup: Setup, seed: str, most: int = MOST) -> int:
    """One game; says how many clicks were made."""
    with TemporaryDirectory() as folder:
        server = ServerProcess(f"sqlite:///{folder}/ringwar.sqlite", [sys.executable, str(SEEDED), seed])
        server.start()
        try:
            game, cookie = asyncio.run(_made(server.port, setup, seed))
            return _clicked(Path(folder), server.port, game, cookie, seed, most)
        finally:
            server.stop()


async def _made(port: int, setup: Setup, seed: str) -> tuple[str, str]:
    """A new game of somebody: its id, and the cookie."""
    client = Client(port)
    first, *others = games.ruleset(setup.game).seats(setup)
    shared = setup.game == "cardgame" and Random(seed).random() < SHARED
    seats = {seat: {"local": f"At {seat}"} if shared else COMPUTER for seat in others}
    wish = {"scenario": setup.scenario, "players": setup.players, "expansions": list(setup.expansions)}
    await client.ask("POST", "/api/guests", {"name": "Clicking"})
    body = {"game": setup.game, **wish, "options": dict(setup.options), "seats": {first: "me", **seats}}
    made = await client.ask("POST", "/api/games", body)
    client.close()
    return made["id"], client.cookie


def _fault(said: str) -> str:
    """What went wrong, of all that was said: what was expected and what came, without the ornaments."""
    lines = said.partition("Error: ")[2].splitlines() or said.splitlines()
    ends = next((number for number, line in enumerate(lines) if line.lstrip().startswith("at ")), len(lines))
    return " ".join(line.strip() for line in lines[:ends] if line.strip())[:LONGEST_FAULT]


def _clicked(folder: Path, port: int, game: str, cookie: str, seed: str, most: int) -> int:
    """Have the browser play; the number of clicks."""
    about = {"address": f"http://127.0.0.1:{port}", "game": game, "cookie": cookie, "seed": seed, "most": most}
    environment = {**os.environ, **{f"CLICKS_{name.upper()}": str(value) for name, value in about.items()}}
    node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent)) or "node"
    command = [node, str(PLAYWRIGHT), "test", "--project=clicks", "--output", str(folder / "results")]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    counted = re.search(r"clicks: (\d+)", done.stdout)
    if done.returncode or counted is None:
        raise LawBroken(_fault(done.stdout + done.stderr))
    return int(counted[1])
