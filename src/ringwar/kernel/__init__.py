"""The kernel: rules that ask, positions, records. It knows no game."""

from ringwar.kernel.chance import Dice, VerifiableDice
from ringwar.kernel.events import HIDDEN, Event, Secret
from ringwar.kernel.game import Game, Player, State
from ringwar.kernel.heads import RecordError
from ringwar.kernel.position import Asked, Position, start
from ringwar.kernel.proofs import chain, fingerprint
from ringwar.kernel.questions import CHANCE, SPECTATOR, BrokenPlayer, IllegalAnswer, Question, game_of, name_of, plain
from ringwar.kernel.records import SavedGame, closing, lines_since, proof, read, write
from ringwar.kernel.refusals import Refusal
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
    "Refusal",
    "Result",
    "Ruleset",
    "SavedGame",
    "Secret",
    "Setup",
    "State",
    "Step",
    "VerifiableDice",
    "chain",
    "closing",
    "fingerprint",
    "game_of",
    "lines_since",
    "name_of",
    "plain",
    "proof",
    "read",
    "start",
    "write",
]
