"""Commands in strange circumstances: no traceback, refusals of one short line, the usual statuses."""

from __future__ import annotations

import io
import os
import pwd
import subprocess
import sys
from pathlib import Path

import pytest

from cli.conftest import TESTS, WITH_COIN, Ran, Run, environment
from terminal.script import played

DIGITS = "9" * 5000
BAD_NUMBERS = (
    DIGITS,
    str(10**30),
    "-1",
    "-" + DIGITS,
    "nan",
    "inf",
    "1e3",
    "²",
    "٣٣٣x",
    "",
    " ",
    "0x10",
    "\x1b[2J",
    "a\nb",
)
RECORD = TESTS / "games" / "cardgame-duel.ringwar"
MATCH = ("arena", "coin", "--with", "random")
BATTLE = ("odds", "battle", "--attacker", "sauron 3", "--defender", "gondor 3")
HUNT = ("odds", "hunt", "--level", "1")
NUMBERS = (
    ("simulate", "coin", "--games"),
    ("simulate", "coin", "--jobs"),
    ("simulate", "coin", "--players"),
    (*MATCH, "--games"),
    (*MATCH, "--jobs"),
    (*MATCH, "--players"),
    ("play", "coin", "--players"),
    ("play", "coin", "--processes"),
    (*BATTLE, "--rounds"),
    (*BATTLE, "--battles"),
    ("odds", "hunt", "--level"),
    (*HUNT, "--free-dice"),
    (*HUNT, "--re-rolls"),
    (*HUNT, "--moves"),
    ("replay", str(RECORD), "--to"),
)


def is_refusal(ran: Ran, *statuses: int) -> bool:
    """Whether a command was refused in one line that everybody can read."""
    (line, rest) = (ran.err + "\n\n").split("\n", 1)
    readable = line.startswith("ringwar: ") and line.isprintable() and len(line) <= 200
    return ran.status in statuses and readable and not rest.strip() and not ran.out


@pytest.mark.parametrize("words", NUMBERS, ids=" ".join)
def test_a_number_that_is_none_or_too_large_is_refused(run: Run, words: tuple[str, ...]) -> None:
    for number in BAD_NUMBERS:
        *before, option = words
        ran = run(*before, f"{option}={number}")
        assert is_refusal(ran, 1 if before[0] == "replay" else 2, 2), (number[:20], ran)


@pytest.mark.parametrize(
    "words",
    [
        ["{}"],
        ["simulate", "{}"],
        ["simulate", "coin", "--scenario={}"],
        ["simulate", "coin", "--expansion={}"],
        ["simulate", "coin", "--option=crash={}"],
        ["simulate", "coin", "--with={}"],
        ["simulate", "coin", "--with={}=random"],
        ["simulate", "coin", "--seed={}"],
        ["simulate", "coin", "--save={}"],
        ["arena", "coin", "--with={}"],
        [*MATCH, "--out={}"],
        [*MATCH, "--report={}"],
        ["play", "{}"],
        ["play", "coin", "--scenario={}"],
        ["play", "coin", "--scenario=short", "--seat={}=human"],
        ["play", "coin", "--scenario=short", "--seat=heads={}", "--seat=tails=random"],
        ["play", "--load={}"],
        ["play", "--language={}"],
        ["play", "--seed={}"],
        ["replay", "{}"],
        ["verify", "{}"],
        ["rules", "{}"],
        ["odds", "{}"],
        ["odds", "battle", "--attacker={}", "--defender=gondor 3"],
        ["odds", "battle", "--attacker=sauron {}", "--defender=gondor 3"],
        ["odds", "battle", "--attacker=sauron 3", "--defender=gondor 3", "--at={}"],
        ["odds", "battle", "--attacker=sauron 3", "--defender=gondor 3", "--attacker-card={}"],
        ["odds", "hunt", "--level=1", "--drawn={}"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize(
    "word", [DIGITS, "x" * 300, "\udcff\x1b[2J" * 100, "qz\nzq" * 100], ids=["9", "x", "esc", "lines"]
)
def test_a_strange_word_is_refused(run: Run, words: list[str], word: str) -> None:
    ran = run(*(each.format(word) for each in words))
    assert is_refusal(ran, 1, 2), ran


@pytest.mark.parametrize("command", ["replay", "verify", "play --load"])
@pytest.mark.parametrize(
    "file", ["missing", "folder", "binary", "loop", "/dev/zero", "/proc/self/mem", "missing/in", "binary/in"]
)
def test_a_file_that_is_no_record_is_refused(run: Run, tmp_path: Path, command: str, file: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "loop").symlink_to("loop")
    assert is_refusal(run(*command.split(), file), 1, 2)


CIRCUMSTANCES = {
    "no input": "<&-",
    "no output": ">&- </dev/null",
    "no errors": "2>&- </dev/null",
    "nothing": "<&- >&- 2>&-",
    "full": ">/dev/full </dev/null",
    "nobody reads": "</dev/null | true",
    "no home": "</dev/null",
    "strange sizes": "</dev/null",
}
SURROUNDINGS = {
    "no home": {"HOME": "", "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "TERM": "", "PATH": ""},
    "strange sizes": {"COLUMNS": "99999999999999999999", "LINES": "²"},
}
LOOK_UP = "rules CG-FIX-08"
SIMULATE = "simulate coin --jobs 2 --games 2 --save games"
PLAY = "play --terminal coin --scenario short --seat heads=human --seat tails=random"


def shell(tmp_path: Path, words: str, around: str, **more: str) -> Ran:
    """What a shell makes of a command."""
    surroundings = environment(**more) | {"PYTHONUNBUFFERED": ""}
    line = f'exec 3>status; ( "$@"; echo $? >&3 ) {around}' if "|" in around else f'"$@" {around}; echo $? >status'
    done = subprocess.run(
        ["/bin/bash", "-c", line, "bash", sys.executable, "-c", WITH_COIN, *words.split()],
        capture_output=True,
        cwd=tmp_path,
        env=surroundings,
        timeout=60,
        check=False,
    )
    status = int((tmp_path / "status").read_text())
    return Ran(status, done.stdout.decode(), done.stderr.decode())


@pytest.mark.parametrize(
    "words, circumstance",
    [(SIMULATE, each) for each in CIRCUMSTANCES]
    + [(LOOK_UP, each) for each in ("nothing", "full", "nobody reads", "no home")]
    + [(PLAY, each) for each in ("no input", "full", "nobody reads", "strange sizes")],
    ids=lambda word: word.split()[0],
)
def test_strange_surroundings_are_no_reason_for_a_traceback(tmp_path: Path, words: str, circumstance: str) -> None:
    ran = shell(tmp_path, words, CIRCUMSTANCES[circumstance], **SURROUNDINGS.get(circumstance, {}))
    if circumstance == "full":
        assert is_refusal(ran, 1), ran
    else:
        assert ran.err == ""
        assert ran.status in ((0, 141) if circumstance == "nobody reads" else (0,))
    assert len(ran.out) < 20_000
    assert not list(tmp_path.rglob("*.part"))


def test_strange_sizes_of_the_terminal_are_not_believed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = run("rules", "BG-HUNT-01")
    for size in ("abc", "-5", "0", "1", "99999999999999999999", DIGITS, "²", ""):
        monkeypatch.setenv("COLUMNS", size)
        monkeypatch.setenv("LINES", size)
        assert run("rules", "BG-HUNT-01") == usual


def test_a_simulation_leaves_the_games_of_others_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "0003.ringwar").write_text("mine")
    assert run("simulate", "coin", "--games", 2, "--save", "games").status == 0
    ran = run("simulate", "coin", "--games", 3, "--save", "games")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "ringwar: games has a 0001.ringwar already; choose another folder, or clear this one\n"
    assert (tmp_path / "games" / "0003.ringwar").read_text() == "mine"


def test_the_record_of_a_broken_game_is_put_beside_another(run: Run, tmp_path: Path) -> None:
    name = "coin-seed-0-game-0001-broken.ringwar"
    (tmp_path / name).write_text("mine")
    ran = run("simulate", "coin", "--option", "crash=1")
    assert "coin-seed-0-game-0001-broken-2.ringwar" in ran.err
    assert (tmp_path / name).read_text() == "mine"


@pytest.mark.parametrize("option", ["--out", "--report"])
def test_a_match_leaves_the_files_of_others_alone(run: Run, tmp_path: Path, option: str) -> None:
    words = (*MATCH, "--games", 1, "--out", "a.json", "--report", "a.html")
    assert run(*words).status == 0
    assert run(*words).status == 0
    file = tmp_path / ("a.json" if option == "--out" else "a.html")
    file.write_text("mine")
    ran = run(*words)
    assert is_refusal(ran, 2)
    assert ran.err.endswith("; choose another file\n")
    assert file.read_text() == "mine"


def test_a_report_is_not_the_log_of_the_games(run: Run) -> None:
    assert is_refusal(run(*MATCH, "--out", "a.json", "--report", "a.games.jsonl"), 2)


def test_the_results_of_a_match_can_go_to_the_output(run: Run, tmp_path: Path) -> None:
    ran = run(*MATCH, "--games", 1, "--out", "/dev/null")
    assert (ran.status, ran.err) == (0, "")
    assert not Path("/dev/null.games.jsonl").exists()


def test_results_that_cannot_be_written_are_shown_all_the_same(run: Run) -> None:
    ran = run(*MATCH, "--games", 1, "--report", "/dev/full")
    assert ran.status == 1
    assert ran.err == "ringwar: cannot write /dev/full: No space left on device\n"
    assert "random" in ran.out


def test_a_command_in_a_folder_that_is_gone(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert run("simulate", "coin").status == 0
    assert is_refusal(run("simulate", "coin", "--save", "games"), 2)
    assert is_refusal(run(*MATCH, "--out", "a.json"), 2)
    assert is_refusal(run("replay", "a.ringwar"), 2)


def test_errors_that_nobody_can_read_are_no_error(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(io.StringIO):
        def write(self, _: str) -> int:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(sys, "stderr", Full())
    assert run("simulate", "chess").status == 2


STRANGE_LINES = (
    DIGITS,
    "\0",
    "\x1b[2J",
    "\ud800",
    "²",
    "save " + "x" * 5000,
    "save a\0b",
    "text " + DIGITS,
    "rules " + DIGITS,
)


@pytest.mark.parametrize("typed", STRANGE_LINES, ids=lambda typed: ascii(typed[:9]))
def test_whatever_is_typed_the_game_goes_on(typed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from ringwar import games

    monkeypatch.setattr(games, "MODULES", {"ferry": "terminal.toy"})
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RINGWAR_GAMES", str(tmp_path / "kept"))
    script = played("pike", "bow", "horn", "nazgul-one", typed, "help", own_dice=True)
    answer = script.after(typed).splitlines()
    assert all(len(line) <= 200 and line.isprintable() for line in answer)
    assert script.shown[-1] == "<status 0>"
    assert "undo or back:" in script.after("help")


def test_a_game_is_kept_for_somebody_without_a_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ringwar import games

    def nobody(_: int) -> None:
        raise KeyError

    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.setattr(games, "MODULES", {"ferry": "terminal.toy"})
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    monkeypatch.delenv("HOME")
    monkeypatch.delenv("RINGWAR_GAMES", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.chdir(gone)
    gone.rmdir()
    script = played("pike", own_dice=True)
    assert script.shown[-1] == "<status 0>"
    assert [path.suffix for path in tmp_path.iterdir()] == [".ringwar"]
    assert os.listdir(tmp_path)[0] in script.text
