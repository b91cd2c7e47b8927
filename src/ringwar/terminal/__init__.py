"""Play in a terminal, as text: `run(Request(...))`."""

from __future__ import annotations

from secrets import randbits

from ringwar.files import why
from ringwar.kernel import CHANCE, Asked, BrokenPlayer, Dice, Player, Refusal, VerifiableDice
from ringwar.kernel.chance import dice_key
from ringwar.lines import complain
from ringwar.players import player
from ringwar.players.wrappers import seed_of
from ringwar.signals import Ended
from ringwar.terminal.commands import leave_at_once
from ringwar.terminal.screens import Screen, open_framed, open_plain
from ringwar.terminal.seating import HUMAN, Host, Request, Seating
from ringwar.terminal.session import Session
from ringwar.words import Words

__all__ = ["Request", "run"]

DONE = 0
CANNOT = 2


def run(request: Request, screen: Screen | None = None, words: Words | None = None) -> int:
    """Play what is asked for, to its end or until somebody leaves; the exit status."""
    screen = screen or (open_plain() if request.plain else open_framed())
    try:
        words = words or Words(request.language)
        seating = Host(request, screen, words).seating()
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
        return _refuse(why(error))
    words = words.playing(seating.position.setup.game)
    session = Session(seating, _others(request, seating), screen, words)
    try:
        session.play()
    except Ended:
        raise
    except (EOFError, KeyboardInterrupt):
        return DONE
    except BrokenPlayer as error:
        return _refuse(str(error))
    finally:
        session.others.leave()
        # A fault in the rules ends the program, but not the game.
        if not session.left:
            leave_at_once(session)
    return DONE


def _refuse(reason: str) -> int:
    """Say in one line, beside the output, why nothing can be played."""
    complain(reason)
    return CANNOT


def _others(request: Request, seating: Seating) -> dict[str, Player]:
    """The computer players, and the dice unless people roll their own; a game that goes on has dice of its own."""
    seed = f"{randbits(64) if request.seed is None else request.seed}/{seating.position.count}"
    others = {seat: player(name, seed_of(seed, seat)) for seat, name in seating.seats.items() if name != HUMAN}
    if request.own_dice:
        return others
    return {**others, CHANCE: Dice(seed_of(seed, CHANCE)) if seating.secret is None else _verifiable(seating)}


def _verifiable(seating: Seating) -> VerifiableDice:
    """Dice from the secret of the game and what the seats have put in, going on where they were."""
    assert seating.secret is not None
    rolled = sum(isinstance(entry, Asked) and entry.side == CHANCE for entry in seating.position.log())
    return VerifiableDice(dice_key(seating.secret, seating.position.setup, seating.nonces), rolled)
