"""What is asked before the game: which game, which scenario, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_bytes
from typing import Any

from ringwar import games, kernel
from ringwar.kernel import Position, RecordError, Ruleset, SavedGame, Setup
from ringwar.kernel.chance import commitment
from ringwar.players import PLAYERS
from ringwar.terminal.choices import choose, choose_several
from ringwar.terminal.screens import Screen
from ringwar.words import ENGLISH, Said, Words

HUMAN = "human"
MOST_PLAYERS = 6
SECRET_BYTES = 32


@dataclass
class Request:
    """What somebody wants to play; what is not given is asked."""

    game: str | None = None
    scenario: str | None = None
    players: int | None = None
    expansions: Sequence[str] = ()
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[str, str] = field(default_factory=dict)
    """Who sits where: `human`, or a computer player by name."""
    plain: bool = False
    own_dice: bool = False
    load: Path | None = None
    seed: int | str | None = None
    language: str = ENGLISH
    verifiable: bool = False
    """Whether a new game is played with dice that can be verified afterwards."""
    secret: str | None = None
    """The secret of the verifiable dice of a saved game."""

    @property
    def flags(self) -> list[str]:
        """What must be said again to go on in the same way."""
        flags = ["--plain"] * self.plain + ["--own-dice"] * self.own_dice
        return flags if self.language == ENGLISH else [*flags, "--language", self.language]


@dataclass(frozen=True)
class Seating:
    """A game ready to be played, who sits where, and the flags with which it goes on another time."""

    position: Position[Any]
    seats: dict[str, str]
    flags: Sequence[str] = ()
    secret: bytes | None = None
    """The secret of verifiable dice."""


class Host:
    """Asks for what a request leaves open."""

    def __init__(self, request: Request, screen: Screen, words: Words) -> None:
        self.request = request
        self.screen = screen
        self.words = words

    def seating(self) -> Seating:
        """The game that is wanted; ValueError or OSError, in one line, where it cannot be had."""
        if self.request.load is not None:
            return self._loaded(self.request.load)
        rules = games.ruleset(self.request.game or self._game())
        self.words = self.words.playing(rules.name)
        setup = self._setup(rules)
        seats = self._seats(rules.seats(setup), self.request.seats)
        secret = token_bytes(SECRET_BYTES) if self.request.verifiable else None
        return Seating(kernel.start(rules, setup), seats, self.request.flags, secret)

    def _loaded(self, file: Path) -> Seating:
        """A saved game; everybody sits where they sat, unless the request says otherwise."""
        saved = self._read(file)
        seats = saved.position.ruleset.seats(saved.position.setup)
        sat = {seat: name if name in PLAYERS else HUMAN for seat, name in saved.seats.items()}
        secret = self._secret(saved.dice)
        return Seating(saved.position, self._seats(seats, sat | self.request.seats), self.request.flags, secret)

    def _read(self, file: Path) -> SavedGame:
        """The game of a file; ValueError where that is damaged, or a record of another game than the one named."""
        try:
            saved = kernel.read(file.read_bytes(), games.ruleset)
        except RecordError as error:
            raise ValueError(f"{file}: {error}") from None
        game = saved.position.setup.game
        if self.request.game not in (None, game):
            about = {"file": Said(file), "game": Said(game), "wanted": Said(self.request.game)}
            raise ValueError(self.words.say("error-other-game", **about))
        return saved

    def _secret(self, published: str | None) -> bytes | None:
        """The secret whose hash was published when the game began; it is needed to go on with the same dice."""
        if published is None:
            return None
        try:
            secret = bytes.fromhex(self.request.secret or "")
        except ValueError:
            secret = b""
        if commitment(secret) != published:
            raise ValueError(self.words.say("error-secret"))
        return secret

    def _game(self) -> str:
        if not games.MODULES:
            raise ValueError(self.words.say("error-no-games"))
        return self._one_of(self.words.say("terminal-which-game"), list(games.MODULES))

    def _setup(self, rules: Ruleset[Any]) -> Setup:
        request = self.request
        scenario = request.scenario or self._one_of(self.words.say("terminal-which-scenario"), rules.scenarios)
        players = request.players or self._players(rules, scenario)
        return rules.setup(scenario, players, request.expansions, request.options)

    def _players(self, rules: Ruleset[Any], scenario: str) -> int:
        """How many play: asked where the game leaves a choice."""
        usual = rules.setup(scenario, None, self.request.expansions, self.request.options).players
        numbers = [number for number in range(1, MOST_PLAYERS + 1) if self._can_play(rules, scenario, number)]
        if len(numbers) < 2:
            return usual
        shown = {str(number): str(number) for number in numbers}
        return int(choose(self.screen, self.words, self.words.say("terminal-how-many-players"), shown, str(usual)))

    def _can_play(self, rules: Ruleset[Any], scenario: str, number: int) -> bool:
        try:
            rules.setup(scenario, number, self.request.expansions, self.request.options)
        except ValueError:
            return False
        return True

    def _seats(self, seats: Sequence[str], given: dict[str, str]) -> dict[str, str]:
        """Who sits at each seat."""
        self._check(seats, given)
        open_seats = [seat for seat in seats if seat not in given]
        if open_seats and HUMAN not in given.values():
            mine = self._mine(open_seats)
            given = given | dict.fromkeys(mine, HUMAN)
        return {seat: given.get(seat) or self._who_sits(seat) for seat in seats}

    def _mine(self, seats: Sequence[str]) -> list[str]:
        if len(seats) == 1:
            return list(seats)
        heading = self.words.say("terminal-which-seats")
        return choose_several(self.screen, self.words, heading, self._shown(seats), seats[0])

    def _who_sits(self, seat: str) -> str:
        return self._one_of(self.words.say("terminal-who-sits", seat=seat), [*PLAYERS, HUMAN])

    def _one_of(self, heading: str, names: Sequence[str]) -> str:
        """One of some names; the first where nothing is typed, or where there is no other."""
        if len(names) == 1:
            return names[0]
        return choose(self.screen, self.words, heading, self._shown(names), names[0])

    def _shown(self, names: Sequence[str]) -> dict[str, str]:
        return {name: self.words.name(name) for name in names}

    def _check(self, seats: Sequence[str], given: dict[str, str]) -> None:
        for seat, player in given.items():
            if seat not in seats:
                raise ValueError(self.words.say("error-no-seat", seat=Said(seat), seats=list(map(Said, seats))))
            if player != HUMAN and player not in PLAYERS:
                players = list(map(Said, [*PLAYERS, HUMAN]))
                raise ValueError(self.words.say("error-no-player", player=Said(player), players=players))
