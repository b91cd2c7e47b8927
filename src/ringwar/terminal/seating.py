"""What is asked before the game: which game, which scenario, and who sits where."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from secrets import token_bytes
from typing import Any

from ringwar import files, games, kernel
from ringwar.hosting import HUMAN, Kept, games_folder, good_part, unfinished
from ringwar.kernel import Position, RecordError, Refusal, Ruleset, SavedGame, Setup
from ringwar.kernel.catalogue import OptionalJson, TableJson
from ringwar.kernel.chance import HOUSE, commitment
from ringwar.kernel.heads import NONCE
from ringwar.players import LEVELS, PLAYERS, STYLES, SURPRISE, USUAL_LEVEL, WITH_STYLE, no_player
from ringwar.players.program import PROGRAM, Program
from ringwar.terminal.choices import choose, choose_several
from ringwar.terminal.screens import Screen
from ringwar.words import ENGLISH, Said, Words

SEVERAL, ALONE = "several-people", "one-person"
SECRET_BYTES = 32
NO, YES = "no", "yes"
NEW = "new"


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
    nonces: dict[str, str] = field(default_factory=dict)
    """What seats put into the verifiable dice of a new game; the others are asked."""
    alone: bool = False
    """Whether one person has all the seats of people, so that nothing has to be hidden at the screen."""
    confirms: bool = True
    """Whether everything is shown once more before it is sent."""
    processes: int = 1
    """How many processes think about an answer of a computer player."""

    @property
    def flags(self) -> list[str]:
        """What must be said again to go on in the same way."""
        flags = ["--plain"] * self.plain + ["--own-dice"] * self.own_dice + ["--alone"] * self.alone
        flags += ["--no-confirm"] * (not self.confirms)
        flags += ["--processes", str(self.processes)] if self.processes > 1 else []
        return flags if self.language == ENGLISH else [*flags, "--language", self.language]


@dataclass(frozen=True)
class Seating:
    """A game ready to be played, who sits where, and the flags with which it goes on another time."""

    position: Position[Any]
    seats: dict[str, str]
    flags: Sequence[str] = ()
    secret: bytes | None = None
    """The secret of verifiable dice."""
    alone: bool = False
    """Whether all the seats of people are one person's."""
    nonces: Mapping[str, str] = field(default_factory=dict)
    """What each seat has put into verifiable dice."""
    file: Path | None = None
    """The file of a game that goes on."""


class Host:
    """Asks for what a request leaves open."""

    def __init__(self, request: Request, screen: Screen, words: Words) -> None:
        self.request = request
        self.screen = screen
        self.words = words
        self.rescued = False
        """Whether only a part of a saved game could be read."""

    def seating(self) -> Seating:
        """The game that is wanted; ValueError or OSError, in one line, where it cannot be had."""
        load = self.request.load or self._unfinished()
        if load is not None:
            return self._loaded(load)
        rules = games.ruleset(self.request.game or self._game())
        self.words = self.words.playing(rules.name)
        self._ask_for_parts(rules)
        setup = self._setup(rules)
        seats = self._seats(rules, setup, self.request.seats)
        secret = token_bytes(SECRET_BYTES) if self.request.verifiable else None
        nonces = self._nonces(seats, secret) if secret else {}
        return Seating(kernel.start(rules, setup), seats, self.request.flags, secret, self.request.alone, nonces)

    def _unfinished(self) -> Path | None:
        """One of the games that are not over, if there are any and nothing else was asked for; else a new one."""
        request = self.request
        if request.game or request.seats or request.scenario or request.verifiable:
            return None
        kept = [each for each in unfinished(games_folder()) if each.game in games.MODULES]
        if not kept:
            return None
        shown = {str(each.file): self._told(each) for each in kept}
        shown[NEW] = self.words.say("terminal-new-game")
        chosen = choose(self.screen, self.words, self.words.say("terminal-unfinished"), shown, next(iter(shown)))
        return None if chosen == NEW else Path(chosen)

    def _told(self, kept: Kept) -> str:
        """A game that is not over, in one line."""
        words = self.words.playing(kept.game)
        seats = ", ".join(f"{words.seat(seat)}: {who}" for seat, who in kept.seats.items())
        about = {"seats": Said(seats), "count": kept.answers, "when": Said(f"{kept.when:%Y-%m-%d %H:%M}")}
        return words.say("terminal-kept-game", game=kept.game, scenario=kept.scenario, **about)

    def _loaded(self, file: Path) -> Seating:
        """A saved game; everybody sits where they sat, unless the request says otherwise."""
        saved = self._read(file)
        rules, setup = saved.position.ruleset, saved.position.setup
        self.words = self.words.playing(rules.name)
        secret = self._secret(saved.dice)
        self._show_hash(secret)
        sat = {seat: name if name in PLAYERS else HUMAN for seat, name in saved.seats.items()}
        seats = self._seats(rules, setup, sat | _by_seat(_sides(rules, setup), self.request.seats))
        # A damaged file is left as it is: what was rescued from it goes on in another.
        kept = None if self.rescued else file
        return Seating(saved.position, seats, self.request.flags, secret, self.request.alone, saved.nonces, kept)

    def _read(self, file: Path) -> SavedGame:
        """The game of a file; ValueError where that is damaged, or a record of another game than the one named."""
        content = files.read(file)
        try:
            saved = kernel.read(content, games.ruleset)
        except RecordError as error:
            saved = self._rescued(file, content, error)
        game = saved.position.setup.game
        if self.request.game not in (None, game):
            about = {"file": Said(file), "game": Said(game), "wanted": Said(self.request.game)}
            raise ValueError(self.words.say("error-other-game", **about))
        return saved

    def _rescued(self, file: Path, content: bytes, error: RecordError) -> SavedGame:
        """What is good of a damaged record, if somebody wants to go on with that; ValueError otherwise."""
        reason = f"{file}: {self.words.refusal(error)}"
        try:
            part = good_part(content, games.ruleset)
        except RecordError:
            raise ValueError(reason) from None
        self.screen.say([reason])
        heading = self.words.say("terminal-rescue", count=part.position.count)
        if not part.position.count or self._one_of(heading, [YES, NO]) == NO:
            raise ValueError(reason)
        self.rescued = True
        return part

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

    def _show_hash(self, secret: bytes | None) -> None:
        """Bind the house to its secret, if the dice of the game follow from one."""
        if secret is not None:
            self.screen.say([self.words.say("terminal-dice", hash=Said(commitment(secret)))])

    def _nonces(self, seats: dict[str, str], secret: bytes) -> dict[str, str]:
        """What each seat puts into the dice, once it knows the hash of the secret; computer players put nothing in."""
        self._show_hash(secret)
        given = self.request.nonces
        self._check(list(seats), dict.fromkeys(given, HUMAN))
        return {
            seat: self._nonce(seat, given.get(seat)) if seat in given or who == HUMAN else HOUSE
            for seat, who in seats.items()
        }

    def _nonce(self, seat: str, given: str | None) -> str:
        """What a seat puts into the dice: what is given, or what a person types."""
        while True:
            typed = self.screen.prompt(self.words.say("terminal-nonce", seat=seat)) if given is None else given
            nonce = typed.replace(" ", "").lower() or HOUSE
            if nonce == HOUSE or re.fullmatch(NONCE, nonce):
                return nonce
            if given is not None:
                raise ValueError(self.words.say("error-nonce"))
            self.screen.say([self.words.say("error-nonce")])

    def _game(self) -> str:
        if not games.MODULES:
            raise ValueError(self.words.say("error-no-games"))
        return self._one_of(self.words.say("terminal-which-game"), list(games.MODULES))

    def _ask_for_parts(self, rules: Ruleset[Any]) -> None:
        """Ask for expansions and their optional rules; whoever names seats or such parts has said what is wanted."""
        if self.request.seats or self.request.options:
            return
        known = rules.catalogue()
        expansions = self.request.expansions or [
            each["id"] for each in known["expansions"] if self._is_wanted(each["id"])
        ]
        able = [each["id"] for each in known["options"] if each["asked"] and _can_have(each, expansions)]
        options = dict.fromkeys((name for name in able if self._is_wanted(name)), YES)
        self.request = replace(self.request, expansions=tuple(expansions), options=options)

    def _is_wanted(self, part: str) -> bool:
        """Whether the game shall be played with a part of it that may be left out."""
        return self._one_of(self.words.say("terminal-play-with", part=part), [NO, YES]) == YES

    def _setup(self, rules: Ruleset[Any]) -> Setup:
        request, known = self.request, {each["id"]: each for each in rules.catalogue()["scenarios"]}
        scenario = request.scenario or self._one_of(self.words.say("terminal-which-scenario"), list(known))
        usual = rules.setup(scenario, request.players, request.expansions, request.options)
        players = request.players or self._players(known[scenario]["tables"], usual.players)
        return rules.setup(scenario, players, request.expansions, request.options)

    def _players(self, tables: Sequence[TableJson], usual: int) -> int:
        """How many play: asked where the game, and the seats that are given, leave a choice."""
        numbers = [each["players"] for each in tables if self._can_sit(each)]
        if len(numbers) < 2:
            return next(iter(numbers), usual)
        shown = {str(number): str(number) for number in numbers}
        default = str(usual if usual in numbers else numbers[0])
        return int(choose(self.screen, self.words, self.words.say("terminal-how-many-players"), shown, default))

    def _can_sit(self, table: TableJson) -> bool:
        """Whether the seats that are given are among those of a table."""
        sides = {seat["id"]: seat["side"] for seat in table["seats"]}
        return set(_by_seat(sides, self.request.seats)) <= set(sides)

    def _seats(self, rules: Ruleset[Any], setup: Setup, wanted: dict[str, str]) -> dict[str, str]:
        """Who sits at each seat."""
        sides = _sides(rules, setup)
        seats, given = list(sides), _by_seat(sides, wanted)
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
        shown = {seat: self.words.seat(seat) for seat in seats}
        mine = choose_several(self.screen, self.words, heading, shown, seats[0])
        if len(mine) > 1 and not self.request.alone:
            alone = self._one_of(self.words.say("terminal-one-or-several"), [SEVERAL, ALONE]) == ALONE
            self.request = replace(self.request, alone=alone)
        return mine

    def _who_sits(self, seat: str) -> str:
        heading = self.words.say("terminal-who-sits", seat=seat)
        level = choose(self.screen, self.words, heading, self._noted([*LEVELS, HUMAN]), USUAL_LEVEL)
        if level not in WITH_STYLE:
            return level
        heading = self.words.say("terminal-which-style")
        style = choose(self.screen, self.words, heading, self._noted([*STYLES, SURPRISE]), STYLES[0])
        return level if style == STYLES[0] else f"{level}:{style}"

    def _noted(self, names: Sequence[str]) -> dict[str, str]:
        """Players or styles by name, each with what is to be expected of it."""
        notes = {name: f"note-{name}" for name in names}
        say, name_of = self.words.say, self.words.name
        return {
            name: say("terminal-noted", name=name, note=Said(say(note))) if self.words.has(note) else name_of(name)
            for name, note in notes.items()
        }

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
                raise Refusal("no-seat", seat=seat, seats=seats)
            if player.startswith(PROGRAM):
                Program(player.removeprefix(PROGRAM))
            elif player != HUMAN and player not in PLAYERS:
                raise no_player(player, HUMAN)


def _can_have(option: OptionalJson, expansions: Sequence[str]) -> bool:
    """Whether an optional rule can be played with some expansions."""
    return set(option["needs"]["expansions"]) <= set(expansions)


def _sides(rules: Ruleset[Any], setup: Setup) -> dict[str, str]:
    """The sides of the seats of a game."""
    return {seat: rules.side_of(seat) for seat in rules.seats(setup)}


def _by_seat(sides: Mapping[str, str], given: Mapping[str, str]) -> dict[str, str]:
    """Who sits where, by seat: a side stands for those of its seats that are not named themselves."""
    found: dict[str, str] = {}
    for name, who in given.items():
        team = [] if name in sides else [seat for seat, side in sides.items() if side == name]
        found |= {seat: who for seat in team if seat not in given} if team else {name: who}
    return found
