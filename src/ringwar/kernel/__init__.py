"""The kernel: rules that ask, positions, records. It knows no game."""

from ringwar.kernel.chance import Dice, VerifiableDice
from ringwar.kernel.events import HIDDEN, Event, Secret
from ringwar.kernel.game import Game, Player, State
from ringwar.kernel.position import Asked, Position, start
from ringwar.kernel.questions import CHANCE, SPECTATOR, BrokenPlayer, IllegalAnswer, Question, game_of, name_of, plain
from ringwar.kernel.records import RecordError, SavedGame, fingerprint, read, write
from ringwar.kernel.ruleset import Result, Ruleset, Setup, Step

__all__ = [
    "CHANCE",
    "HIDDEN",
    "SPECTATOR",
    "Asked",
    "BrokenPlayer",
    "Dice",
    "Event",
    "Game",
    "IllegalAnswer",
    "Player",
    "Position",
    "Question",
    "RecordError",
    "Result",
    "Ruleset",
    "SavedGame",
    "Secret",
    "Setup",
    "State",
    "Step",
    "VerifiableDice",
    "fingerprint",
    "game_of",
    "name_of",
    "plain",
    "read",
    "start",
    "write",
]
