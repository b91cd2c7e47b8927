"""The arena: matches between computer players, what came of them, ratings, and a report to show to others."""

from __future__ import annotations

from ringwar.arena.claims import Trial, go_on
from ringwar.arena.log import Log, LogError
from ringwar.arena.matches import Match, Outcome, Pairing, play, play_match, round_robin
from ringwar.arena.results import Results, results_of
from ringwar.arena.sequential import Claim

__all__ = [
    "Claim",
    "Log",
    "LogError",
    "Match",
    "Outcome",
    "Pairing",
    "Results",
    "Trial",
    "go_on",
    "play",
    "play_match",
    "results_of",
    "round_robin",
]
