"""What can be typed besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ringwar.kernel import CHANCE, Asked, Refusal
from ringwar.lines import line
from ringwar.rulebooks import rulebooks
from ringwar.terminal.choices import MOST_TYPED, choose, meant, not_clear
from ringwar.terminal.files import typed_path
from ringwar.terminal.tables import texts
from ringwar.words import Said, sentence

if TYPE_CHECKING:
    from ringwar.terminal.session import Session

Command = Callable[["Session", str], None]

MOST_CLAUSES = 12
LEAVE = ("no", "n")
STAY = ("back", "b")


def undo(session: Session, _: str) -> None:
    """Take back the reader's last answer, or the last of their own dice."""
    last = _last_side(session)
    own = last in session.people and session.alone
    own = own or (last == CHANCE and CHANCE not in session.others.players)
    side = last if own else session.reader
    try:
        session.undo(side)
    except Refusal as error:
        session.screen.say([sentence(session.words.refusal(error))])


def _last_side(session: Session) -> str:
    """Who gave the last answer."""
    entries = session.position.log(max(0, session.position.count - 1))
    return next((entry.side for entry in reversed(entries) if isinstance(entry, Asked)), "")


def show_table(session: Session, _: str) -> None:
    """Show the table again."""
    session.show_table()


def show_question(session: Session, _: str) -> None:
    """Show the open question again."""
    session.show_question()


def log(session: Session, _: str) -> None:
    """Show all that happened, as the reader may know it."""
    lines = session.told(session.position.log())
    session.screen.say(lines or [session.words.say("terminal-nothing")], session.words.say("terminal-log"))


def show_help(session: Session, _: str) -> None:
    """Show what can be typed."""
    session.screen.say([session.words.say(f"help-{name}") for name in HELP])


def rules(session: Session, typed: str) -> None:
    """Look a clause, or words, up in the rulebooks."""
    words = session.words
    if not typed:
        session.screen.say([words.say("terminal-rules-usage")])
        return
    books = rulebooks()
    clauses = books.find(typed) or books.search(typed.split())
    lines = [f"{clause.id}: {clause.plain}" for clause in clauses[:MOST_CLAUSES]]
    if len(clauses) > MOST_CLAUSES:
        lines.append(words.say("terminal-more-rules", count=len(clauses) - MOST_CLAUSES))
    session.screen.say(lines or [words.say("terminal-no-rules", typed=Said(line(typed, MOST_TYPED)))])


def text(session: Session, typed: str) -> None:
    """Show what a card says."""
    words = session.words
    if not typed:
        session.screen.say([words.say("terminal-text-usage")])
        return
    setup = session.position.setup
    known = texts(setup.game, words, setup.expansions)
    shown = {name: words.name(name) for name in known}
    names = meant(typed.partition("#")[0], shown)
    if len(names) == 1:
        session.screen.say(known[names[0]], shown[names[0]])
    else:
        session.screen.say([not_clear(typed, names, shown, words)])


def save(session: Session, typed: str) -> None:
    """Save the game to a file."""
    if not typed:
        session.screen.say([session.words.say("terminal-save-usage")])
        return
    _saved(session, typed_path(typed))


def _saved(session: Session, file: Path) -> bool:
    """Whether the game could be saved; asks before something else is written over."""
    words, screen = session.words, session.screen
    try:
        if session.keeper.is_foreign(file):
            shown = {name: words.name(name) for name in ("no", "yes")}
            if choose(screen, words, words.say("terminal-overwrite", file=Said(line(file, 100))), shown, "no") == "no":
                return False
        session.keeper.save(session.position, file)
    except OSError as error:
        screen.say([words.say("terminal-not-saved", reason=Said(error.strerror))])
        return False
    screen.say([words.say("terminal-saved", file=Said(line(file, 150)))])
    return True


def leave(session: Session, _: str) -> None:
    """Leave the game, saved if that is wanted."""
    words = session.words
    file = session.keeper.suggested()
    while session.keeper.needs(session.position):
        typed = session.screen.prompt(words.say("terminal-quit-save", file=Said(file)))
        if typed.casefold() in STAY:
            return
        if typed.casefold() in LEAVE or _saved(session, typed_path(typed) if typed else file):
            break
    session.left = True
    say_goodbye(session)


def leave_at_once(session: Session) -> None:
    """Keep the game where nobody can be asked any more, and say where if there is anybody left to be told."""
    session.left = True
    said = _kept(session) if session.keeper.needs(session.position) else ""
    with suppress(OSError):
        session.screen.say(["", said] if said else [""])
        say_goodbye(session)


def _kept(session: Session) -> str:
    """Keep the game, and say what came of that."""
    try:
        file = session.keeper.save_somewhere(session.position)
    except OSError as error:
        return session.words.say("terminal-not-saved", reason=Said(error.strerror))
    return session.words.say("terminal-saved", file=Said(file))


def say_goodbye(session: Session) -> None:
    """Say how a saved game goes on."""
    file, words = session.keeper.file, session.words
    lines = [words.say("terminal-goodbye")]
    if file is not None and session.position.question is not None:
        lines.insert(0, words.say("terminal-go-on", command=Said(session.keeper.command(file))))
    session.screen.say(lines)


COMMANDS: dict[str, Command] = {
    "undo": undo,
    "table": show_table,
    "view": show_table,
    "question": show_question,
    "log": log,
    "text": text,
    "rules": rules,
    "save": save,
    "help": show_help,
    "?": show_help,
    "quit": leave,
    "exit": leave,
}

HELP = ("answer", "undo", "table", "log", "question", "text", "rules", "save", "help", "quit")
