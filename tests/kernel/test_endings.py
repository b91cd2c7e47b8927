"""Records of games that people have ended, and of games that began elsewhere."""

from __future__ import annotations

import pytest

from helpers import play
from kernel.toys import finished, new, ruleset
from ringwar.kernel import CHANCE, RecordError, Result, SavedGame, proof, read, write
from ringwar.kernel.chance import VerifiableDice, commitment, unverified
from ringwar.kernel.heads import NOBODY

RESIGNED = Result("defender", "resigned")
SECRET = b"the road goes ever on"


def resigned() -> str:
    """The record of a game that somebody has given up."""
    return write(SavedGame(finished(new("toy-battle"), 3).at(5), {"attacker": "Anna"}, ended=RESIGNED))


@pytest.mark.parametrize("ended", [RESIGNED, Result("attacker", "time"), Result(NOBODY, "agreed")])
def test_a_record_says_how_people_have_ended_a_game(ended: Result) -> None:
    text = write(SavedGame(finished(new("toy-battle"), 3).at(5), ended=ended))
    saved = read(text, ruleset)
    assert (saved.ended, saved.result, saved.proved) == (ended, ended, True)
    assert f"\nresult    {ended.winner} {ended.kind}\n" in text


def test_another_result_is_noticed() -> None:
    text = resigned().replace("result    defender", "result    attacker")
    with pytest.raises(RecordError) as refused:
        read(text, ruleset)
    assert refused.value.key == "record-changed"


@pytest.mark.parametrize("line", ["defender mended", "defender", "nobody resigned", "none resigned", "none time"])
def test_results_that_people_cannot_bring_about_are_refused(line: str) -> None:
    text = resigned().replace("defender resigned", line)
    with pytest.raises(RecordError) as refused:
        read(text, ruleset)
    assert refused.value.key in ("record-value", "record-winner")
    assert refused.value.about["line"] == 7


def test_a_game_that_its_rules_have_ended_nobody_ends_otherwise() -> None:
    with pytest.raises(RecordError) as refused:
        read(write(SavedGame(finished(new("toy-battle"), 3), ended=RESIGNED)), ruleset)
    assert refused.value.key == "record-ended-twice"


def test_the_beginning_of_a_game_is_proved_whatever_ended_it() -> None:
    game = finished(new("toy-battle"), 3).at(5)
    whole = SavedGame(game, ended=RESIGNED)
    assert proof(whole, 3) == proof(SavedGame(game.at(3)))
    assert proof(whole) == proof(whole, 5) != proof(SavedGame(game))


def test_dice_that_came_later_are_verified_from_there_on() -> None:
    game = finished(new("toy-battle"), 1).at(9)
    rolled = [entry.side for entry in game.log() if hasattr(entry, "side")].count(CHANCE)
    dice = VerifiableDice(SECRET, rolled)
    while game.result is None:
        side = game.questions[0].side
        game = play(game, dice.answer(game.questions[0]) if side == CHANCE else game.names()[0])
    text = write(SavedGame(game, dice=commitment(SECRET), secret=SECRET.hex(), since=9))
    saved = read(text, ruleset)
    assert (saved.since, saved.proved) == (9, True)
    assert unverified(saved.position, SECRET)
    assert unverified(saved.position, SECRET, saved.since) == []
