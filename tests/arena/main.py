"""The command line with the coin game and the players of these tests, also in the processes that it starts."""

from __future__ import annotations

import signal
import sys

from arena.contestants import CONTESTANTS
from ringwar import games, players
from ringwar.cli import main

players.PLAYERS.update(CONTESTANTS)
games.MODULES["coin"] = "cli.coin"

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests in the background ignores it
    sys.exit(main())
