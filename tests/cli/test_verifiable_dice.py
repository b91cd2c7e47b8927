"""Dice that can be verified afterwards, at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringwar.cli import main
from ringwar.games import ruleset
from ringwar.kernel import read
from ringwar.kernel.chance import commitment, unverified

ARGUMENTS = "play cardgame --scenario fellowship --terminal --plain --seat gandalf=random --seat balrog=random"


def played(monkeypatch: pytest.MonkeyPatch, folder: Path, *typed: str, more: str = "") -> None:
    """Play at the terminal with what is typed, in a folder of its own."""
    lines = iter(typed)
    monkeypatch.chdir(folder)
    monkeypatch.setattr("builtins.input", lambda *_: next(lines, "quit"))
    assert main([*ARGUMENTS.split(), *more.split()]) == 0


def test_a_finished_game_carries_the_secret_of_its_dice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(monkeypatch, tmp_path, "save over.ringwar", more="--verifiable-dice")
    saved = read((tmp_path / "over.ringwar").read_bytes(), ruleset)
    assert saved.secret is not None
    assert saved.dice == commitment(bytes.fromhex(saved.secret))
    assert unverified(saved.position, bytes.fromhex(saved.secret)) == []
    shown = capsys.readouterr().out
    assert saved.dice in shown
    assert saved.secret in shown
    assert main(["verify", str(tmp_path / "over.ringwar")]) == 0


def test_a_game_that_goes_on_keeps_its_secret_to_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seat = "--seat gandalf=human --verifiable-dice"
    played(monkeypatch, tmp_path, "save half.ringwar", "quit", more=seat)
    saved = read((tmp_path / "half.ringwar").read_bytes(), ruleset)
    assert saved.position.result is None
    assert saved.dice is not None
    assert saved.secret is None
    secret = capsys.readouterr().out.split("--secret ")[1].split()[0]
    again = f"--load half.ringwar --secret {secret} --seat gandalf=random"
    played(monkeypatch, tmp_path, "save over.ringwar", more=again)
    over = read((tmp_path / "over.ringwar").read_bytes(), ruleset)
    assert over.dice == saved.dice
    assert unverified(over.position, bytes.fromhex(secret)) == []


@pytest.mark.parametrize("secret", ["", "--secret 00ff", "--secret dice"])
def test_nobody_goes_on_without_the_secret(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], secret: str
) -> None:
    played(monkeypatch, tmp_path, "save half.ringwar", "quit", more="--seat gandalf=human --verifiable-dice")
    capsys.readouterr()
    assert main([*ARGUMENTS.split(), "--load", str(tmp_path / "half.ringwar"), *secret.split()]) == 2
    assert "--secret" in capsys.readouterr().err
