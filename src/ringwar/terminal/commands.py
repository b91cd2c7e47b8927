"""What can be typed besides an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ringwar.kernel import CHANCE, Asked, Refusal
from ringwar.kernel.position import asked_since
from ringwar.lines import line
from ringwar.players import advice
from ringwar.rulebooks import rulebooks
from ringwar.terminal.choices import choose, meant, not_clear, number_of
from ringwar.terminal.files import command_to_go_on, save_copy, typed_path
from ringwar.terminal.looks.finding import MOST_TYPED
from ringwar.terminal.looks.lines import wrapped
from ringwar.terminal.reasons import why_not
from ringwar.terminal.tables import LOOKS, looks, texts
from ringwar.words import Said, Words, percent, sentence

if TYPE_CHECKING:
    from ringwar.terminal.session import Session

Command = Callable[["Session", str], None]

MOST_CLAUSES = 12
BOOKS = {"boardgame": ("BG-", "LM-"), "cardgame": ("CG-",)}
"""How the clauses of a game begin."""
LEVEL = "hard"
"""Who advises where nobody says who."""
LAST_LINES = 30
"""So many lines of the log are shown where nobody says how many."""


def back(session: Session, _: str) -> None:
    """Take back the reader's last answer, of the draft or one that was sent, or the last of their own dice."""
    hosted = session.hosted
    last = next((each.side for each in reversed(_given(session))), "")
    own = (last in hosted.people and session.alone) or (last == CHANCE and hosted.own_dice)
    seat = last if own and not hosted.draft(session.reader).names else session.reader
    try:
        with session.keeping():
            session.take_back_line(seat)
            while session.alone and session.only_answer(seat) is not None and hosted.may_go_back(seat):
                hosted.back(seat)
    except Refusal as error:
        session.screen.say([sentence(session.words.refusal(error))])
    else:
        session.foretold = 0
        session.screen.say([session.words.say("terminal-undone")])


def _given(session: Session) -> list[Asked]:
    """The last answer of the game, if there is one."""
    return asked_since(session.position, max(0, session.position.count - 1))


def show_table(session: Session, _: str) -> None:
    """Show the whole table."""
    session.show_table()


def show_status(session: Session, _: str) -> None:
    """Show in a few lines how things stand."""
    session.show_status()


def log(session: Session, typed: str) -> None:
    """Show the last lines of what happened, or as many as are asked for, as the reader may know it."""
    lines = session.told(session.looked_at.log())
    wanted = int(typed) if typed.isdecimal() else LAST_LINES
    shown = lines[-wanted:] if wanted else []
    heading = session.words.say("terminal-log", count=len(lines) - len(shown))
    session.screen.say(
        wrapped(shown, session.screen.width) or [session.words.say("terminal-nothing")], heading if shown else ""
    )


def show_help(session: Session, _: str) -> None:
    """Show what can be typed."""
    first, rest = (HELP_ANSWERING, HELP) if session.viewed is None else (HELP_WATCHING, HELP_READING)
    known = [name for name in looks(session.position.setup.game) if name not in rest]
    own = {"order": "order-of-cards"} if session.position.setup.game == "cardgame" else {}
    lines = [session.words.say(f"help-{own.get(name, name)}") for name in (*first, *known, *rest)]
    session.screen.say(wrapped(lines, session.screen.width))


def rules(session: Session, typed: str) -> None:
    """Look a clause, or words, up in the rulebooks."""
    words = session.words
    if not typed:
        session.screen.say([words.say("terminal-rules-usage")])
        return
    books = rulebooks(words.language)
    game = BOOKS.get(session.position.setup.game, ("",))
    found = books.find(typed) or books.search(typed.split())
    clauses = [clause for clause in found if clause.id.startswith(game)] or found
    lines = [f"{clause.id}: {clause.plain}" for clause in clauses[:MOST_CLAUSES]]
    if len(clauses) > MOST_CLAUSES:
        lines.append(words.say("terminal-more-rules", count=len(clauses) - MOST_CLAUSES))
    lines = lines or [words.say("terminal-no-rules", typed=Said(line(typed, MOST_TYPED)))]
    session.screen.say(wrapped(lines, session.screen.width))


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
        session.screen.say(wrapped(known[names[0]], session.screen.width), shown[names[0]])
    else:
        session.screen.say([not_clear(typed, names, shown, words)])


def save(session: Session, typed: str) -> None:
    """Save a copy of the game to a file."""
    words, screen = session.words, session.screen
    if not typed:
        screen.say([words.say("terminal-save-usage")])
        return
    file = typed_path(typed)
    shown = {name: words.name(name) for name in ("no", "yes")}
    try:
        if file.exists():
            question = words.say("terminal-overwrite", file=Said(line(file, 100)))
            if choose(screen, words, question, shown, "no") == "no":
                return
        save_copy(session, file)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        screen.say([words.say("terminal-not-saved", reason=Said(reason))])
        return
    screen.say([words.say("terminal-saved", file=Said(line(file, 150)))])


def confirm(session: Session, typed: str) -> None:
    """Turn on or off that everything is shown once more before it is sent."""
    if typed.casefold() in ("on", "off"):
        session.confirms = typed.casefold() == "on"
    session.screen.say([session.words.say("terminal-confirm", is_on=Said("on" if session.confirms else "off"))])


def why(session: Session, typed: str) -> None:
    """Say why something is not possible: `why not edoras`, `why not edoras recruit`."""
    session.screen.say(wrapped(why_not(session, typed), session.screen.width))


def hint(session: Session, typed: str) -> None:
    """Show the best answers to what the reader is asked, with the chance of winning and why: `hint`, `hint expert`."""
    words, position, seat = session.words, session.looked_at, session.reader
    try:
        found = advice.hint(position, seat, level=typed.casefold() or LEVEL)
    except Refusal as error:
        session.screen.say([sentence(words.refusal(error))])
        return
    question = next(each for each in position.questions if each.side == seat)
    options = words.options(question)
    lines = [_advised(each, options, words) for each in found["options"]]
    session.screen.say(wrapped(lines, session.screen.width), words.say("terminal-hint"))


def _advised(each: advice.Advised, options: Mapping[str, str], words: Words) -> str:
    """One of the best answers, with the number that somebody types for it."""
    number = number_of(each["name"], options)
    return words.say(
        "terminal-hint-answer" if number is None else "terminal-hint-option",
        number=number,
        option=Said(options[each["name"]]),
        percent=percent(each["chance"]),
        reason=Said(words.hint_reason(each["reason"])),
    )


def standing(session: Session, typed: str) -> None:
    """Show the standing orders of the reader, or give or drop one: `standing cease-below 3`, `standing drop NAME`."""
    words, hosted = session.words, session.hosted
    orders = hosted.standing.get(session.reader)
    if orders is None:
        session.screen.say([words.say("terminal-standing-nobody")])
        return
    try:
        match typed.split():
            case ["drop", name]:
                orders.drop(name)
            case [name]:
                orders.give(name, hosted.position)
            case [name, number] if number.isdecimal():
                orders.give(name, hosted.position, int(number))
    except Refusal as error:
        session.screen.say([sentence(words.refusal(error))])
        return
    lines = [
        _order(session, name, orders.orders[name].number if name in orders.orders else None) for name in orders.known
    ]
    session.screen.say(wrapped(lines, session.screen.width), words.say("terminal-standing"))
    if not hosted.draft(session.reader).names:
        session.advance()


def _order(session: Session, name: str, number: int | None) -> str:
    """One standing order that there is, and whether it stands."""
    about = session.words.say(f"order-{name}", number=number or Said("N"))
    stands = Said("no" if number is None else "yes")
    return session.words.say("terminal-standing-order", order=Said(name), about=Said(about), stands=stands)


def leave(session: Session, _: str) -> None:
    """Leave the game; it is kept."""
    session.left = True
    say_goodbye(session)


def say_goodbye(session: Session) -> None:
    """Say how a kept game goes on."""
    words, lines = session.words, []
    if unsent := sum(len(draft.names) for draft in session.hosted.drafts.values()):
        lines.append(words.say("terminal-unsent", count=unsent))
    if (command := command_to_go_on(session)) is not None:
        lines.append(words.say("terminal-go-on", command=Said(command)))
    session.screen.say([*lines, words.say("terminal-goodbye")])


def _look(name: str) -> Command:
    """A command that shows a part of the table."""

    def show(session: Session, typed: str) -> None:
        known = looks(session.position.setup.game)
        if name not in known:
            session.screen.say([session.words.say("terminal-unknown-command", typed=Said(name))])
            return
        lines = known[name](session.looked_at.view(session.reader), typed, session.words, session.screen.width)
        session.screen.say(lines)

    return show


PARTS = tuple(dict.fromkeys(name for each in LOOKS.values() for name in each if name not in ("status", "table")))
"""The commands that show a part of the table; not every game has all of them."""

COMMANDS: dict[str, Command] = {
    "undo": back,
    "back": back,
    "table": show_table,
    "view": show_table,
    "status": show_status,
    "log": log,
    "text": text,
    "rules": rules,
    "why": why,
    "hint": hint,
    "standing": standing,
    "confirm": confirm,
    "save": save,
    "help": show_help,
    "?": show_help,
    "quit": leave,
    "exit": leave,
    **{name: _look(name) for name in PARTS},
}

HELP_ANSWERING = ("answer", "order", "several", "undo")
HELP_WATCHING = ("watch",)
HELP_READING = ("table", "log", "text", "rules", "help", "quit")
HELP = ("table", "log", "text", "rules", "why", "hint", "standing", "confirm", "save", "help", "quit")
"""What help says: first what the game waits for, then the looks of the game, then these."""
