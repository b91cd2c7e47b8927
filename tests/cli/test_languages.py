"""No word that a command says stands outside the Fluent files, and numbers are written as the language writes them."""

from __future__ import annotations

import argparse
import re
import shlex
from pathlib import Path

import pytest

from cli.conftest import Run
from ringwar import words as spoken
from ringwar.commands import helping
from ringwar.words import FOLDER, Words, files, languages
from words import pseudo

OURS = r"'[^']*'|`[^`]*`|--[a-z-]+|\b[A-Z]+\b|[\w./-]+\.(?:ringwar|html|jsonl?)|[a-z-]+="
"""What is typed as it stands in every language: quoted, an option, a placeholder, a file."""
NAMES = r"coin|heads|tails|short|random|points|double|KeyError|ringwar|yes|no|true|bet|round|answer|chance|none"
TYPED = re.compile(f"{OURS}|\\b(?:{NAMES})\\b", re.IGNORECASE)
"""What a game without words says, which the coin game is."""
PROGRAMMERS = {
    "usage: ",
    ".__call__() not defined",
    "conflicting subparser: %s",
    "conflicting subparser alias: %s",
    'argument "-" with mode %r',
    "can't open '%(filename)s': %(error)s",
    "cannot merge actions - two groups are named %r",
    "'required' is an invalid argument for positionals",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "mutually exclusive arguments must be optional",
    "positional arguments",
    "options",
    "show this help message and exit",
    "cannot have multiple subparser arguments",
    "unexpected option string: %s",
    "%r is not callable",
    "%(prog)s: error: %(message)s\\n",
}
"""What Python's parsers say only to programmers, or what our own parts of them replace."""


@pytest.fixture(scope="module")
def wide_letters(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a language that has wide letters only."""
    folder = tmp_path_factory.mktemp("words")
    pseudo.write(folder)
    return folder


@pytest.fixture
def wide(run: Run, monkeypatch: pytest.MonkeyPatch, wide_letters: Path) -> Run:
    """Runs commands for somebody whose language has wide letters only."""
    monkeypatch.setattr(helping, "words", lambda game="common": Words(pseudo.LANGUAGE, wide_letters, game=game))
    return run


def test_python_says_nothing_of_a_command_line_that_has_no_words() -> None:
    source = Path(argparse.__file__).read_text(encoding="utf-8")
    said = {text[1:-1] for text in re.findall(r"""\b_\((".*?"|'.*?')\)""", source)}
    assert said - PROGRAMMERS == set(helping.COMPLAINTS)


@pytest.mark.parametrize("language", languages())
def test_what_python_says_has_words_in_every_language(language: str) -> None:
    given = {each for each in files.read(language, (FOLDER,), "common").ids if each.startswith("wrong-")}
    assert given == {"wrong-see-help", *(f"wrong-{key}" for key in helping.COMPLAINTS.values())}
    helping.speak(language)
    for text in helping.COMPLAINTS:
        assert sorted(helping.PLACE.findall(helping.complaint(text))) == sorted(helping.PLACE.findall(text))


@pytest.mark.parametrize(
    "typed",
    [
        "frodo",
        "simulate",
        "simulate coin --games",
        "simulate coin --games none",
        "simulate coin --with random,random,random",
        "simulate coin --wi x --ex",
        "simulate coin --check=1",
        "simulate coin --seed",
        "simulate chess",
        "simulate coin --save file/in",
        "arena coin --with random --claim 2",
        "arena coin --with random --no-self-play",
        "arena coin --with random --claim 0.5",
        "arena coin --with random --out a.json --report a.json",
        "play coin --seat heads",
        "play coin --processes 0",
        "play coin --terminal --nonce heads=1",
        "play coin --terminal --secret ab",
        "play coin --own-dice --verifiable-dice",
        "replay nowhere.ringwar",
        "replay file",
        "replay --to x",
        "review nowhere.ringwar",
        "review file --level none",
        "verify file",
        "rules BG-HUNT-999",
        "rules nonsensical",
        "rules --language tlh",
        "odds",
        "odds hunt --level many",
        "admin --database sqlite:///nowhere.ringwar list",
    ],
)
def test_refusals_of_commands_are_said_by_the_files(wide: Run, tmp_path: Path, typed: str) -> None:
    (tmp_path / "file").write_text("no record\n")
    ran = wide(*typed.split())
    assert (ran.status in (1, 2), ran.out) == (True, "")
    assert ran.err.count("\n") == 1
    shown = re.sub(r"^ringwar: |sqlite:\S+|\bfile\b|nonsensical|random,?|“.*”", "", ran.err)
    assert pseudo.outside(TYPED.sub("", shown)) == []


@pytest.mark.parametrize(
    "typed",
    [
        "simulate coin --games 3",
        "simulate coin --games 12 --option crash=1",
        "arena coin --with random --games 3 --report a.html",
        "arena coin --with random --games 1 --option crash=1",
        "replay games/0001.ringwar",
        "replay games/0001.ringwar --verify",
        "replay games/0001.ringwar --to 2",
        'odds battle --attacker "sauron 5" --defender "gondor 3"',
        "odds hunt --level 2 --moves 2",
    ],
)
def test_what_commands_print_is_said_by_the_files(wide: Run, tmp_path: Path, typed: str) -> None:
    wide("simulate", "coin", "--save", "games")
    ran = wide(*shlex.split(typed))
    assert ran.out
    printed = re.sub(r"crash=\d|the coin rolled away|crash", "", ran.out + ran.err)
    assert [line for line in printed.splitlines() if pseudo.outside(TYPED.sub("", line))] == []
    for report in tmp_path.glob("*.html"):
        body = report.read_text().partition("<body>")[2]
        seen = re.sub(r"<pre>.*?</pre>|<[^>]*>", " ", body, flags=re.DOTALL)
        heard = " ".join(re.findall(r'(?:aria-label|title)="([^"]*)"', body))
        assert pseudo.outside(TYPED.sub("", seen + heard)) == []


@pytest.mark.parametrize("language, share, thousand", [("en", "12.5%", "1,571"), ("pl", "12,5%", "1571")])
def test_numbers_are_written_as_the_language_writes_them(language: str, share: str, thousand: str) -> None:
    words = Words(language)
    assert words.number(spoken.percent(0.125, 1)) == share
    assert words.number(1571).replace("\xa0", "") == thousand


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_every_command_speaks_the_language_that_is_wanted(run: Run, language: str) -> None:
    ran = run("simulate", "coin", "--games", 3, "--language", language)
    assert re.search(r"\d,\d", ran.out)
    assert not re.search(r"\d\.\d|\bgames\b|\bwins\b", ran.out)
    assert run("--language", language, "simulate", "coin", "--seed", "1").out.split()[0] == ran.out.split()[0]
    assert "required" not in run("simulate", "--language", language).err


def test_the_language_of_the_system_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in helping.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert run("frodo").err.startswith("ringwar: аргумент ")
    assert run("frodo", "--language", "pl").err.startswith("ringwar: argument COMMAND: 'frodo' nie ma")
