"""`ringwar replay` and `ringwar verify`."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest

from cli import coin
from cli.coin import RULESET
from cli.conftest import Run
from ringwar import kernel
from ringwar.kernel import CHANCE, Dice, Game, SavedGame, VerifiableDice
from ringwar.kernel.chance import commitment, dice_key
from ringwar.players.wrappers import Seated

SECRET = bytes(range(16))


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished game."""
    run("simulate", "coin", "--save", "games", "--seed", 4)
    return tmp_path / "games" / "0001.ringwar"


@pytest.fixture
def fair(run: Run, tmp_path: Path) -> Path:
    """A finished game with verifiable dice, its secret published."""
    players = Seated({"heads": Dice(1), "tails": Dice(2), CHANCE: VerifiableDice(SECRET)})
    position = kernel.start(RULESET, RULESET.setup("long")).played(players)
    path = tmp_path / "fair.ringwar"
    path.write_text(kernel.write(SavedGame(position, dice=commitment(SECRET), secret=SECRET.hex())))
    return path


def test_a_record_replays(run: Run, record: Path) -> None:
    position = kernel.read(record.read_text(), lambda _: RULESET).position
    ran = run("replay", record)
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[:3] == ["coin, short, 2 players", "  heads: random", "  tails: random"]
    assert position.result is not None
    assert lines[3:] == [
        f"{position.count} answers, turn {position.state.round}",
        f"won by {position.result.winner}: points",
    ]


def test_a_record_replays_in_another_process(process: Run, record: Path) -> None:
    assert "verified" in process("replay", record, "--verify").out


def test_a_game_that_is_not_the_same_every_time_is_found(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = itertools.count()

    def play_round_anyhow(game: Game[coin.Table]) -> None:
        game.state.round += next(runs)
        play_round(game)

    play_round = coin.play_round
    monkeypatch.setattr(coin, "play_round", play_round_anyhow)
    record.write_text(re.sub("end .+", "end", record.read_text()))
    assert run("replay", record).status == 0
    ran = run("replay", record, "--verify")
    assert (ran.status, ran.out) == (1, "")
    assert "comes to another end" in ran.err


def test_the_table_is_shown_at_any_answer(run: Run, record: Path) -> None:
    ran = run("replay", record, "--to", 3)
    assert "is asked “double”" in ran.out
    assert "round: 1\npoints:\n  heads: 0\n  tails: 0\n" in ran.out


def test_the_replay_for_machines(run: Run, record: Path) -> None:
    found = json.loads(run("replay", record, "--to", 2, "--json").out)
    assert found["answers"] == 2
    assert found["asked"] == [{"side": "chance", "key": "coin"}]
    assert found["view"]["points"] == {"heads": 0, "tails": 0}
    assert found["result"] is None
    end = json.loads(run("replay", record, "--json", "--verify").out)
    assert end["result"]["kind"] == "points"
    assert end["verified"] is True
    assert "view" not in end


def test_an_answer_past_the_end_is_refused(run: Run, record: Path) -> None:
    ran = run("replay", record, "--to", 1000)
    assert ran.status == 2
    assert "answers, not 1,000" in ran.err


@pytest.mark.parametrize(
    "old, new, complaint",
    [
        ("heads ", "edge  ", "line 9: 'edge' answers, but open is 'bet'"),
        ("# bet", "5 # bet", "line 9: expected a side and its answer"),
        ("end ", "end 1", "does not close a record of"),
        ("coin\n", "chess\n", "there is no game 'chess'"),
        ("ringwar 1", "ringwar 2", "line 1: "),
    ],
)
def test_a_damaged_record_is_refused_in_one_line(run: Run, record: Path, old: str, new: str, complaint: str) -> None:
    head, _, body = record.read_text().partition("\n\n") if old in ("heads ", "# bet") else ("", "", record.read_text())
    record.write_text((f"{head}\n\n" if head else "") + body.replace(old, new, 1))
    ran = run("replay", record)
    assert ran.status == 1
    assert ran.out == ""
    assert complaint in ran.err
    assert "line" in ran.err
    assert ran.err.count("\n") == 1


def test_a_missing_file_is_a_usage_error(run: Run) -> None:
    ran = run("replay", "nowhere.ringwar")
    assert (ran.status, ran.err) == (2, "ringwar: cannot read nowhere.ringwar: No such file or directory\n")


def test_fair_dice_hold(run: Run, fair: Path) -> None:
    rolled = fair.read_text().count("\nchance ")
    ran = run("verify", fair)
    assert ran.status == 0
    assert f"all {rolled} answers of Chance follow" in ran.out


def test_what_the_dice_prove_is_said_line_by_line(run: Run, fair: Path) -> None:
    dice, record, house = run("verify", fair).out.splitlines()
    assert dice.startswith("the dice hold: all ")
    assert dice.endswith(" answers of Chance follow from the secret whose hash was published")
    assert record == "proved: the header and every answer are those with which the record was closed"
    assert house.startswith("not proved: that nobody chose the dice; no seat has put anything in")


def test_nonces_of_seats_are_part_of_the_dice(run: Run, fair: Path) -> None:
    setup, nonces = RULESET.setup("long"), {"heads": "3516", "tails": "house"}
    keys = [dice_key(SECRET, setup, nonces), SECRET, dice_key(SECRET, setup, {"heads": "3516"})]
    for key, status in zip(keys, (0, 1, 1), strict=True):
        players = Seated({"heads": Dice(1), "tails": Dice(2), CHANCE: VerifiableDice(key)})
        position = kernel.start(RULESET, setup).played(players)
        saved = SavedGame(position, dice=commitment(SECRET), secret=SECRET.hex(), nonces=nonces)
        fair.write_text(kernel.write(saved))
        ran = run("verify", fair)
        assert ran.status == status
        assert ("whose hash was published, and from the nonces of heads\n" in ran.out) == (status == 0)
    assert "do not follow from the secret" in ran.err


def test_a_replay_says_whether_the_record_proves_its_game(run: Run, record: Path) -> None:
    proved = "proved: the header and every answer are those with which the record was closed"
    assert proved in run("replay", record, "--verify").out.splitlines()
    assert json.loads(run("replay", record, "--json").out)["proved"] is True
    record.write_text(re.sub("end .+", "end", record.read_text()))
    ran = run("replay", record, "--verify")
    assert ran.status == 0
    assert "not proved: its closing line says nothing about it" in ran.out.splitlines()
    assert json.loads(run("replay", record, "--json").out)["proved"] is False


def test_a_part_of_a_game_is_proved_by_what_closes_its_record(run: Run, record: Path, tmp_path: Path) -> None:
    whole = kernel.read(record.read_text(), lambda _: RULESET)
    part = kernel.write(SavedGame(whole.position.at(3), whole.seats))
    found = json.loads(run("replay", record, "--to", 3, "--json").out)
    assert part.splitlines()[-1].split()[-1] == found["proof"]


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    "old, new",
    [
        ("seat      heads random", "seat      heads \x1b[2Jred"),
        ("seat      heads random", "seat      heads \u202emodnar"),
        ("coin\n", "\x1b]0;title\x07\n"),
        ("scenario  short", "scenario  \x1b[31mshort"),
        ("heads        1", "heads        \x1b[31m1"),
        ("heads        1", "\x1b[31mheads 1"),
        ("end ", "\x1b[31mend "),
    ],
)
def test_nothing_of_a_file_reaches_the_terminal_unescaped(
    run: Run, record: Path, command: str, old: str, new: str
) -> None:
    text = re.sub("heads        [123]", "heads        1", record.read_text())
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    ran = run(command, record)
    assert ran.status == 1
    assert (ran.out + ran.err).replace("\n", "").isprintable()
    assert len(ran.err.partition("ringwar: line")[2]) <= 200


def test_the_secret_may_come_from_outside(run: Run, fair: Path) -> None:
    fair.write_text(fair.read_text().replace(f"secret    {SECRET.hex()}\n", ""))
    without = run("verify", fair)
    assert (without.status, "--secret HEX" in without.err) == (2, True)
    assert run("verify", fair, "--secret", SECRET.hex()).status == 0
    assert run("verify", fair, "--secret", "00ff").status == 1
    assert run("verify", fair, "--secret", "dice").status == 2


def test_dice_that_do_not_follow_from_the_secret_are_found(run: Run, fair: Path, tmp_path: Path) -> None:
    players = Seated({"heads": Dice(1), "tails": Dice(2), CHANCE: Dice(3)})
    position = kernel.start(RULESET, RULESET.setup("long")).played(players)
    fair.write_text(kernel.write(SavedGame(position, dice=commitment(SECRET), secret=SECRET.hex())))
    ran = run("verify", fair)
    assert ran.status == 1
    assert "do not follow from the secret; the first of them is answer " in ran.err


def test_a_secret_published_under_another_hash_is_refused(run: Run, fair: Path) -> None:
    fair.write_text(fair.read_text().replace(commitment(SECRET), commitment(b"another")))
    ran = run("verify", fair)
    assert ran.status == 1
    assert "not the one whose hash was published" in ran.err


def test_ordinary_dice_cannot_be_verified(run: Run, record: Path) -> None:
    ran = run("verify", record)
    assert ran.status == 1
    assert "not played with verifiable dice" in ran.err
