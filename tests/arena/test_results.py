"""What came of a match, as a document and as text."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from arena.made import SIDES, match, won
from ringwar import games
from ringwar.arena import Outcome, Results, results_of
from ringwar.arena.people import TOURNAMENTS, people_of
from ringwar.arena.summary import summary
from ringwar.kernel import Setup
from ringwar.words import Words

THERE, BACK = ("bold", "timid"), ("timid", "bold")
BROKEN = Outcome(BACK, 5, "", "", 0, 40, (10, 5), (0.0, 0.0), 1.0, "KeyError: 'coin'")
OUTCOMES = [*won(THERE, ["heads"] * 4), *won(BACK, ["heads", "tails", "tails", "tails"]), BROKEN]


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets `ringwar.games` know the coin game."""
    monkeypatch.setitem(games.MODULES, "coin", "cli.coin")


def results() -> Results:
    return results_of(match(THERE, BACK, games=5), "1", OUTCOMES)


def test_the_document_counts_wins_endings_and_errors() -> None:
    document = results().document()
    there, back = document["pairings"]
    assert (there["heads"], there["tails"]) == THERE
    assert {side: there["wins"][side]["count"] for side in SIDES} == {"heads": 4, "tails": 0}
    assert {side: back["wins"][side]["share"] for side in SIDES} == {"heads": 0.25, "tails": 0.75}
    assert (back["wins"]["heads"]["low"], back["wins"]["heads"]["high"]) == pytest.approx(
        (0.045587, 0.699358), abs=1e-5
    )
    assert back["wins"]["tails"]["endings"] == {"points": 3}
    assert back["endings"] == {"points": 4}
    assert (there["games"], there["errors"], back["games"], back["errors"]) == (4, 0, 5, 1)
    assert document["failures"] == [{"pairing": ["timid", "bold"], "game": 5, "error": "KeyError: 'coin'"}]
    assert (document["games"], document["errors"]) == (9, 1)


def test_lengths_are_those_of_finished_games() -> None:
    turns = results().document()["pairings"][1]["turns"]
    assert turns["counts"] == {"10": 1, "11": 1, "12": 1, "13": 1}
    assert (turns["mean"], turns["median"]) == (11.5, 11.5)
    assert turns["quantiles"] == {"05": 10.15, "25": 10.75, "50": 11.5, "75": 12.25, "95": 12.85}


def test_the_order_in_which_games_ended_does_not_matter() -> None:
    outcomes = [*OUTCOMES, replace(BROKEN, pairing=THERE), replace(BROKEN, number=6)]
    shuffled = outcomes[:]
    Random(3).shuffle(shuffled)
    met = match(THERE, BACK, games=6)
    document = results_of(met, "1", shuffled).document()
    assert document == results_of(met, "1", outcomes).document()
    assert [(*each["pairing"], each["game"]) for each in document["failures"]] == [(*THERE, 5), (*BACK, 5), (*BACK, 6)]


def test_who_wins_on_both_sides_is_the_strongest() -> None:
    found = results()
    assert found.ranking() == ["bold", "timid"]
    bold, timid = found.rating("bold", "heads"), found.rating("timid", "tails")
    assert bold is not None
    assert timid is not None
    assert bold.points > 0 > timid.points
    assert found.document()["ratings"]["comparable"] is False


def test_a_player_that_never_took_a_side_has_no_rating_there() -> None:
    found = results_of(match(THERE, games=4), "1", OUTCOMES[:4])
    assert found.rating("bold", "tails") is None
    assert found.document()["ratings"]["players"]["bold"]["tails"] is None
    assert found.document()["ratings"]["players"]["bold"]["heads"]["points"] > 0


def test_speed_counts_what_each_player_did_on_either_side() -> None:
    speed = results().document()["speed"]
    # Four games as heads (30 decisions in 0.25 s), four as tails (20 in 0.5 s); the broken one does not count.
    assert speed["players"]["bold"] == {
        "decisions": 200,
        "seconds": 3.0,
        "decisions_per_second": 66.7,
        "longest": 0.09,
        "thoughts": 28,
        "seconds_per_thought": 0.071,
    }
    assert speed["seconds"] == 9.0


def test_a_pairing_without_a_finished_game_has_no_numbers() -> None:
    found = results_of(match(THERE, BACK), "1", [BROKEN, *won(THERE, ["heads"])])
    empty = found.document()["pairings"][1]
    assert empty["wins"]["heads"]["share"] is None
    assert empty["turns"] == {"mean": None, "median": None, "quantiles": None, "counts": {}}
    assert "none came to its end" in summary(found, Words())


def test_the_summary_says_who_won_and_who_is_strong() -> None:
    lines = summary(results(), Words()).splitlines()
    words = [" ".join(line.split()) for line in lines]
    assert "bold timid 4 100.0% (51–100) 11.5 points 4" in words
    assert "timid bold 4 25.0% (5–70) 11.5 points 4" in words
    assert next(line for line in lines if line.startswith("rating")).split()[:4] == [
        "rating",
        "overall",
        "Heads",
        "Tails",
    ]
    assert any(line.startswith("errors     1") for line in lines)
    assert lines[-1] == "no games connect all of these: compare within a pairing only"


def test_the_summary_of_many_players_stays_on_a_screen() -> None:
    names = [f"player-{number}" for number in range(9)]
    pairings = [(first, second) for first in names for second in names]
    outcomes = [outcome for pairing in pairings for outcome in won(pairing, ["heads", "tails"])]
    text = summary(results_of(match(*pairings, games=2), "1", outcomes), Words())
    assert len(text.splitlines()) < 40
    assert "65 more pairings are in the results" in text


def test_people_win_as_they_do() -> None:
    shares = {kind: round(100 * count / TOURNAMENTS.games) for (_, kind), count in TOURNAMENTS.endings.items()}
    assert shares == {"shadow-military": 41, "ring-destroyed": 31, "corruption": 19, "free-military": 9}
    assert round(100 * TOURNAMENTS.wins("shadow").value) == 60
    assert TOURNAMENTS.wins("shadow").interval == pytest.approx((0.48, 0.72), abs=0.01)


def test_people_are_compared_in_the_base_game_for_two_only() -> None:
    base = Setup("boardgame", "war", 2)
    assert people_of(base) is TOURNAMENTS
    assert people_of(replace(base, expansions=("lords",))) is None
    assert people_of(replace(base, players=3)) is None
    assert people_of(Setup("cardgame", "duel", 2)) is None
