"""The client as a program, with pipes for its input and output."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from terminal.script import WORDS

TESTS = Path(__file__).parents[1]
PROGRAM = """
import sys
from pathlib import Path
from ringwar import games
from ringwar.terminal import Request, run
from ringwar.words import Words

games.MODULES["ferry"] = "terminal.toy"
seats = {"north": "human", "south": "human"}
request = Request("ferry", "short", seats=seats, own_dice=True, confirms=False, plain=sys.argv[1] == "plain")
sys.exit(run(request, words=Words("en", Path(sys.argv[2]))))
"""


def piped(typed: bytes, mode: str) -> subprocess.CompletedProcess[bytes]:
    """What the program writes when these bytes are its input."""
    environment = {**os.environ, "PYTHONPATH": str(TESTS), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", PROGRAM, mode, str(WORDS)]
    return subprocess.run(command, input=typed, capture_output=True, check=False, env=environment, timeout=60)


@pytest.mark.parametrize("mode", ["plain", "coloured"])
def test_both_modes_play_through_pipes(mode: str) -> None:
    done = piped(b"\npike\nbow\n\n\nhorn\nnazgul-one\ncalm\nhorn\n\n\npike\n2\nquit\n", mode)
    shown = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert "The North has won." in shown
    assert "\x1b" not in shown
    assert "\n" * 50 in shown


def test_plain_text_has_no_frames() -> None:
    shown = piped(b"\ntable\n", "plain").stdout.decode()
    assert "The table, as the North sees it:\n" in shown
    assert not set("╭╮│─╰╯") & set(shown)


def test_bytes_that_are_no_text_do_not_end_the_game() -> None:
    done = piped(b"\n\xff\xfe\npike\n", "plain")
    assert done.returncode == 0
    assert "The North drew Pike." in done.stdout.decode()
