"""Computer players of whom not even the rules of thumb can answer."""

from __future__ import annotations

from server.odd_players import PLAYERS as ODD

PLAYERS = {**ODD, "rules": ODD["illegal"]}
