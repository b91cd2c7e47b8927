"""Dice that can be verified afterwards, at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringwar.cli import main
from ringwar.games import ruleset
from ringwar.kernel import SavedGame, read
from ringwar.kernel.chance import commitment, dice_key, unverified

ARGUMENTS = "play cardgame --scenario fellowship --terminal --plain --seat gandalf=random --seat balrog=random"


def played(monkeypatch: pytest.MonkeyPatch, folder: Path, *typed: str, more: str = "") -> None:
    """Play at the terminal with what is typed, in a folder of its own."""
    lines = iter(typed)
    monkeypatch.chdir(folder)
    monkeypatch.setenv("RINGWAR_GAMES", str(folder / "games"))
    monkeypatch.setattr("builtins.input", lambda *_: next(lines, "quit"))
    assert main([*ARGUMENTS.split(), *more.split()]) == 0


def wrong(saved: SavedGame, secret: str) -> list[int]:
    """The answers of Chance that follow neither from the secret nor from what the seats have put in."""
    return unverified(saved.position, dice_key(bytes.fromhex(secret), saved.position.setup, saved.nonces))


def test_a_finished_game_carries_the_secret_of_its_dice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(monkeypatch, tmp_path, "all", "save over.ringwar", more="--verifiable-dice")
    saved = read((tmp_path / "over.ringwar").read_bytes(), ruleset)
    assert saved.secret is not None
    assert saved.dice == commitment(bytes.fromhex(saved.secret))
    assert wrong(saved, saved.secret) == []
    shown = capsys.readouterr().out
    assert saved.dice in shown
    assert saved.secret in shown
    assert main(["verify", str(tmp_path / "over.ringwar")]) == 0


def test_a_game_that_goes_on_keeps_its_secret_to_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seat = "--seat gandalf=human --verifiable-dice"
    played(monkeypatch, tmp_path, "35 16 AF", "save half.ringwar", "quit", more=seat)
    saved = read((tmp_path / "half.ringwar").read_bytes(), ruleset)
    assert saved.position.result is None
    assert saved.dice is not None
    assert saved.secret is None
    assert saved.nonces == {"balrog": "house", "gandalf": "3516af"}
    secret = capsys.readouterr().out.split("--secret ")[1].split()[0]
    again = f"--load half.ringwar --secret {secret} --seat gandalf=random"
    played(monkeypatch, tmp_path, "all", "save over.ringwar", more=again)
    over = read((tmp_path / "over.ringwar").read_bytes(), ruleset)
    assert (over.dice, over.nonces) == (saved.dice, saved.nonces)
    assert wrong(over, secret) == []
    assert unverified(over.position, bytes.fromhex(secret)) != []
    capsys.readouterr()
    assert main(["verify", str(tmp_path / "over.ringwar")]) == 0
    assert "follow from the secret whose hash was published, and from the nonces of gandalf" in capsys.readouterr().out


def test_a_person_is_asked_for_a_nonce_once_the_hash_is_known(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def typing(prompt: str) -> str:
        asked.append(capsys.readouterr().out + prompt)
        return ["not digits", "77", "save half.ringwar"][len(asked) - 1] if len(asked) < 4 else "quit"

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RINGWAR_GAMES", str(tmp_path / "games"))
    monkeypatch.setattr("builtins.input", typing)
    assert main([*ARGUMENTS.split(), "--seat", "gandalf=human", "--verifiable-dice"]) == 0
    saved = read((tmp_path / "half.ringwar").read_bytes(), ruleset)
    assert saved.nonces == {"balrog": "house", "gandalf": "77"}
    assert str(saved.dice) in asked[0]
    assert "puts into the dice" in asked[0]
    assert "up to 128 digits" in asked[1]


def test_a_nonce_may_be_given_beforehand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    more = "--seat gandalf=human --verifiable-dice --nonce gandalf=00FF"
    played(monkeypatch, tmp_path, "save half.ringwar", "quit", more=more)
    saved = read((tmp_path / "half.ringwar").read_bytes(), ruleset)
    assert saved.nonces == {"balrog": "house", "gandalf": "00ff"}


@pytest.mark.parametrize(
    "more, complaint",
    [
        ("--nonce gandalf=00", "--nonce goes with --verifiable-dice"),
        ("--verifiable-dice --nonce nobody=00", "nobody"),
        ("--verifiable-dice --nonce gandalf=mine", "up to 128 digits"),
        (f"--verifiable-dice --nonce gandalf={'0' * 129}", "up to 128 digits"),
    ],
)
def test_a_nonce_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], more: str, complaint: str) -> None:
    assert main([*ARGUMENTS.split(), *more.split()]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("secret", ["", "--secret 00ff", "--secret dice"])
def test_nobody_goes_on_without_the_secret(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], secret: str
) -> None:
    played(monkeypatch, tmp_path, "", "save half.ringwar", "quit", more="--seat gandalf=human --verifiable-dice")
    capsys.readouterr()
    assert main([*ARGUMENTS.split(), "--load", str(tmp_path / "half.ringwar"), *secret.split()]) == 2
    assert "--secret" in capsys.readouterr().err
