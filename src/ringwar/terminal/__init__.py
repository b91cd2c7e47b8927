"""Play in a terminal, as text: `run(Request(...))`."""

from __future__ import annotations

from secrets import token_bytes

from ringwar.hosting import HUMAN, Claims, Hosted, OwnDice, RecordFile, TableDice
from ringwar.kernel import CHANCE, SPECTATOR, BrokenPlayer, Player, Refusal, SavedGame
from ringwar.kernel.chance import dice_key
from ringwar.lines import complain
from ringwar.players import helped, player
from ringwar.players.helpers import Helpers
from ringwar.players.wrappers import seed_of
from ringwar.signals import Ended
from ringwar.terminal.commands import say_goodbye
from ringwar.terminal.files import finish, flags_with_secret, kept_in
from ringwar.terminal.screens import Screen, open_coloured, open_plain
from ringwar.terminal.seating import Host, Request, Seating
from ringwar.terminal.session import Session
from ringwar.terminal.watching import Watching
from ringwar.words import ENGLISH, Words
from ringwar.words.refusals import why

__all__ = ["Request", "run", "watch"]

DONE = 0
CANNOT = 2
KEY_BYTES = 32


def run(request: Request, screen: Screen | None = None, words: Words | None = None) -> int:
    """Play what is asked for, to its end or until somebody leaves; the exit status."""
    with Helpers(request.processes) as helpers:
        return _run(request, helpers, screen, words)


def _run(request: Request, helpers: Helpers, screen: Screen | None, words: Words | None) -> int:
    """Play with helpers for the computer players."""
    screen = screen or (open_plain() if request.plain else open_coloured())
    try:
        words = words or Words(request.language)
        host = Host(request, screen, words)
        session = seated(host.request, host.seating(), helpers, screen, words)
    except Ended:
        raise
    except (EOFError, KeyboardInterrupt):
        screen.say([""])
        return DONE
    except Refusal as error:
        return _refuse((words or Words()).refusal(error))
    except ValueError as error:
        return _refuse(str(error))
    except OSError as error:
        if error.filename is None:
            raise
        return _refuse(why(words or Words(), error))
    return _played(session)


def watch(saved: SavedGame, reader: str = SPECTATOR, plain: bool = False, language: str = ENGLISH) -> int:
    """Look through a saved game from its beginning, as a spectator or with the eyes of a seat; the exit status."""
    screen = open_plain() if plain else open_coloured()
    position = saved.position
    words = Words(language).playing(position.setup.game)
    session = Session(Hosted(position, {}), screen, words)
    session.reader = reader
    try:
        Watching(session, position.at(0)).watch()
    except Ended:
        raise
    except (EOFError, KeyboardInterrupt):
        screen.say([""])
    return DONE


def _played(session: Session) -> int:
    """Play a game; whatever ends the program, the game is kept."""
    try:
        session.play()
    except Ended:
        raise
    except (EOFError, KeyboardInterrupt):
        return DONE
    except BrokenPlayer as error:
        return _refuse(str(error))
    finally:
        session.hosted.leave()
        finish(session)
        if not session.left:
            session.say_goodbye_unheard(say_goodbye)
    return DONE


def _refuse(reason: str) -> int:
    """Say in one line, beside the output, why nothing can be played."""
    complain(reason)
    return CANNOT


def seated(request: Request, seating: Seating, helpers: Helpers, screen: Screen, words: Words) -> Session:
    """A game with everybody at its table."""
    position = seating.position
    claims = Claims(seating.seats, seating.secret, seating.nonces)
    keeper = kept_in(position.setup.game, claims) if seating.file is None else RecordFile(seating.file, claims)
    people = [seat for seat, name in seating.seats.items() if name == HUMAN]
    counts = seating.secret is not None or (len(people) > 1 and not seating.alone)
    hosted = Hosted(position, seating.seats, _others(request, seating, helpers), keeper, counts)
    session = Session(hosted, screen, words.playing(position.setup.game), keeper, seating.alone, request.confirms)
    session.flags = flags_with_secret(seating.flags, seating.secret)
    return session


def _others(request: Request, seating: Seating, helpers: Helpers) -> dict[str, Player]:
    """The computer players, and the dice; a game that goes on has dice of its own unless they can be verified."""
    seed = token_bytes(KEY_BYTES).hex() if request.seed is None else str(request.seed)
    named = f"{seed}/{seating.position.count}"
    names = {seat: name for seat, name in seating.seats.items() if name != HUMAN}
    computers = {seat: helped(player(name, seed_of(named, seat)), helpers) for seat, name in names.items()}
    return {**computers, CHANCE: _dice(request, seating, named)}


def _dice(request: Request, seating: Seating, seed: str) -> Player:
    """Who answers for Chance."""
    if request.own_dice:
        computers = [seat for seat, name in seating.seats.items() if name != HUMAN]
        return OwnDice(computers, seed_of(seed, CHANCE))
    if seating.secret is None:
        return TableDice(bytes.fromhex(seed_of(seed, CHANCE)))
    return TableDice(dice_key(seating.secret, seating.position.setup, seating.nonces))
