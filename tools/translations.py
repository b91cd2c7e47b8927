"""What a language still lacks, what is older than its English text, and whole games in it to read.

python tools/translations.py uk                    what is missing, left in English or refers to unknown things
python tools/translations.py uk --older            what was changed in English later, both texts beside each other
python tools/translations.py uk --read duel        a whole game of computer players: questions, options, events
python tools/translations.py uk --read war --seed 3
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import run

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from ringwar import games
from ringwar.kernel import CHANCE, Asked, Setup, start
from ringwar.players.wrappers import seated
from ringwar.words import ENGLISH, FOLDER, Words
from ringwar.words.check import problems

ROOT = Path(__file__).parents[1]
PARTS = ("kernel", "hosting", "boardgame", "cardgame", "players", "words", "arena", "commands", "terminal", "server")
SOURCES = [ROOT / "src" / "ringwar" / part for part in (*PARTS, "games.py", "boardgame_odds.py", "__init__.py")]
CLIENT = ROOT / "web" / "src" / "words"
WAR, CARDS = games.ruleset("boardgame"), games.ruleset("cardgame")
COUNCIL = {"council-of-rivendell": "yes"}
SETUPS = {
    "war": WAR.setup(),
    "war-three": WAR.setup(None, 3),
    "war-four": WAR.setup(None, 4),
    "lords": WAR.setup(None, 2, ["lords"]),
    "council": WAR.setup(None, 2, ["lords"], COUNCIL),
    **{name: CARDS.setup(name) for name in CARDS.scenarios},
}
GIVEN = {
    "list-co": ("case",),
    "then-": ("option", "kind", "number"),
    "again-": ("option", "kind", "number"),
    "leads-": ("option", "then", "thing", "note"),
}
"""Arguments by the beginning of a message."""
Messages = dict[str, ast.Message | ast.Term]


def files(language: str) -> Iterator[tuple[str, Path]]:
    """The files of a language by what they are called in every language."""
    for file in sorted((FOLDER / language).glob("*.ftl")):
        yield f"words/{file.name}", file
    if (client := CLIENT / f"{language}.ftl").exists():
        yield "web", client


def messages(file: Path) -> Messages:
    """The messages and terms of a file."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {
        f"-{each.id.name}" if isinstance(each, ast.Term) else each.id.name: each
        for each in body
        if isinstance(each, ast.Message | ast.Term)
    }


def lacks(language: str) -> Iterator[str]:
    """What a language lacks, a line each."""
    own = dict(files(language))
    for name, file in files(ENGLISH):
        english, said = messages(file), messages(own[name]) if name in own else {}
        gone = [key for key in english if key not in said and not key.startswith("-")]
        if gone:
            yield f"{name}: {len(gone)} of {len(english)} missing: {' '.join(gone)}"
        for key in english.keys() & said.keys():
            if _text(english[key]) == _text(said[key]) and _is_sentence(_text(said[key])):
                yield f"{name}: {key} is left in English"
            if more := variables(said[key]) - variables(english[key]) - given(key):
                yield f"{name}: {key} uses {' '.join(sorted(more))}, which the English one does not: is it given?"


def older(language: str) -> Iterator[str]:
    """The messages whose English text was changed after those of a language, by the commits of their lines."""
    own = dict(files(language))
    for name, file in files(ENGLISH):
        if name not in own:
            continue
        changed, then = changes(file), changes(own[name])
        english, said = messages(file), messages(own[name])
        for key in english:
            if key in said and changed[key] > then[key]:
                yield f"{name}: {key}\n    {ENGLISH}: {_text(english[key])}\n    {language}: {_text(said[key])}"


def changes(file: Path) -> dict[str, int]:
    """When each message of a file was last changed, as git tells it; what is not committed is changed now."""
    told = run(["git", "blame", "--line-porcelain", file.name], cwd=file.parent, capture_output=True, check=True)
    times = [int(line.split()[1]) for line in told.stdout.decode().split("\n") if line.startswith("committer-time ")]
    text = file.read_text(encoding="utf-8")
    found = {}
    for key, message in messages(file).items():
        assert message.span is not None
        first, last = (text.count("\n", 0, at) for at in (message.span.start, message.span.end))
        found[key] = max(times[first : last + 1])
    return found


def _text(message: ast.Message | ast.Term) -> str:
    return serialize_pattern(message.value).strip() if message.value else ""


def _is_sentence(text: str) -> bool:
    """Whether a text has words of its own."""
    inside = 0
    letters = ""
    for letter in text:
        inside += (letter == "{") - (letter == "}")
        letters += letter if not inside and letter.isalpha() else ""
    return len(letters) > 1


def given(key: str) -> set[str]:
    """What messages of a kind are always given, though the English one may have no use for it."""
    return {f"${name}" for start, names in GIVEN.items() if key.startswith(start) for name in names}


def variables(message: ast.Message | ast.Term) -> set[str]:
    """The arguments of a message, without what they bring with them."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


class _Variables(Visitor):
    """Gathers the arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name = node.id.name
        self.found.add(f"${name.removesuffix('-key').removesuffix('-count')}")


def read(setup: Setup, language: str, seed: int) -> Iterator[str]:
    """A whole game of computer players in words."""
    ruleset = games.ruleset(setup.game)
    seats = ruleset.seats(setup)
    players = seated(seats, dict.fromkeys(seats, "rules"), seed)
    words = Words(language, game=setup.game)
    position = start(ruleset, setup)
    while position.questions:
        question = position.questions[0]
        answer = players.answer(question)
        if question.side != CHANCE and len(question.options) > 1:
            yield f"[{position.count}] {words.seat(question.side)}: {words.question(question)}"
            taken = words.option(question, answer)
            yield from (f"     {'*' if said == taken else '-'} {said}" for said in words.options(question).values())
        position = position.after(answer, question.side)
        news = [each for each in position.log(position.count) if not isinstance(each, Asked)]
        yield from (f"  . {line}" for line in words.story(news, seats[0]))
    yield from sorted(f"missing: {each}" for each in words.missing)


def main() -> int:
    """What a language lacks, or a game to read."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language")
    parser.add_argument("--read", choices=sorted(SETUPS), metavar="GAME", help=f"one of {', '.join(sorted(SETUPS))}")
    parser.add_argument("--older", action="store_true", help="what was changed in English later")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.read:
        print(*read(SETUPS[arguments.read], arguments.language, arguments.seed), sep="\n")
        return 0
    found = [*older(arguments.language)] if arguments.older else [*lacks(arguments.language)]
    found += [] if arguments.older else _faults(arguments.language)
    print(*found, sep="\n")
    return len(found) > 0


def _faults(language: str) -> list[str]:
    """What the check of all words finds in a language."""
    return [line for line in problems(SOURCES) if line.startswith((f"{language}/", f"{language}:"))]


if __name__ == "__main__":
    sys.exit(main())
