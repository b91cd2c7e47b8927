"""Games that go on from elsewhere: a document, a record, an earlier game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

import ringwar
from ringwar.cli import main
from ringwar.kernel import Result
from ringwar.server.store import schema
from server.parlour import Parlour, Someone, parlour, sentence
from server.tables import BOTH, again, duel, imported, nearly_over, over, play_on, played_out, record, short_game


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Parlour]:
    with parlour(tmp_path) as made:
        yield made


def games(here: Parlour) -> int:
    """How many games there are."""
    with here.app.state.database.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.games)).scalar_one())


def make(someone: Someone, origin: Any, **more: Any) -> str:
    """A game that goes on from something."""
    return str(someone.post("/api/games", {"seats": BOTH, "from": origin, **more})["id"])


def test_a_document_becomes_a_room(here: Parlour) -> None:
    anna = here.someone("Anna")
    position = played_out("cardgame", scenario="duel").at(100)
    game = anna.game(make(anna, {"document": ringwar.write_position(position)}))
    assert (game["status"], game["setup"]["game"]) == ("running", "cardgame")
    assert game["origin"]["kind"] == "document"
    assert game["views"]["gandalf"]["points"] == position.view("gandalf")["points"]
    assert "position" not in game["setup"]


def test_a_game_saved_at_the_terminal_becomes_a_room(
    here: Parlour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RINGWAR_GAMES", str(tmp_path / "games"))
    lines = iter(["a1", "save half.ringwar", "quit"])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda *_: next(lines, "quit"))
    seats = "--seat gandalf=human --seat witch-king=random --verifiable-dice"
    assert main(["play", "cardgame", "--scenario", "duel", "--terminal", "--plain", *seats.split()]) == 0
    text = (tmp_path / "half.ringwar").read_text()
    anna = here.someone("Anna")
    game = anna.game(make(anna, {"record": text}))
    position = ringwar.load(text)
    assert (game["status"], game["count"]) == ("running", position.count)
    assert game["waiting"] == [question.side for question in position.questions]
    assert {name: each["online"] for name, each in game["seats"].items()}.keys() == BOTH.keys()


def test_a_record_keeps_its_whole_log_and_goes_on(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = imported(anna, 60)
    shown = anna.game(game)
    assert [entry["number"] for entry in shown["log"]] == list(range(shown["count"] + 1))
    assert anna.game(game, at=20)["count"] == 20
    play_on(here, game, 5)
    assert anna.game(game)["count"] > shown["count"]


def test_a_finished_record_becomes_a_finished_room_with_those_who_played_it(here: Parlour, tmp_path: Path) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    position = short_game()
    text = record(position, seats={"gandalf": "random", "witch-king": "Bilbo of " + "Hobbiton" * 8})
    made = anna.post("/api/games", {"from": {"record": text}, "access": "listed"})
    assert made["join"] == {}
    game = anna.game(made["id"])
    assert position.result is not None
    assert (game["status"], game["result"]["winner"]) == ("finished", position.result.winner)
    assert game["seats"]["gandalf"]["kind"] == "computer"
    assert game["seats"]["witch-king"]["name"].startswith("Bilbo of Hobbiton")
    assert game["views"]["spectator"]["points"] == position.view("spectator")["points"]
    assert ben.game(made["id"], at=3)["count"] == 3
    with parlour(tmp_path) as after:
        assert again(after, anna).game(made["id"])["result"] == game["result"]


@pytest.mark.parametrize(
    "ended, status", [(Result("shadow", "resigned"), "finished"), (Result("none", "abandoned"), "abandoned")]
)
def test_a_record_of_a_game_that_people_have_ended_is_over_here_too(here: Parlour, ended: Result, status: str) -> None:
    anna = here.someone("Anna")
    text = record(played_out("cardgame", scenario="duel").at(40), ended=ended)
    game = make(anna, {"record": text})
    winner = None if ended.winner == "none" else ended.winner
    assert anna.game(game)["status"] == status
    assert anna.game(game)["result"] == {"winner": winner, "kind": ended.kind}
    assert anna.ask("GET", f"/api/games/{game}/record").status_code == 200


def test_the_record_of_a_room_makes_the_same_game_again(here: Parlour) -> None:
    anna = here.someone("Anna")
    text = anna.ask("GET", f"/api/games/{over(here, anna)}/record").text
    game = make(anna, {"record": text})
    answers = anna.ask("GET", f"/api/games/{game}/record").text.partition("\n\n")[2].splitlines()[:-1]
    assert answers == text.partition("\n\n")[2].splitlines()[:-1]


GOOD = record(played_out("cardgame", scenario="duel").at(30))


@pytest.mark.parametrize(
    "origin",
    [
        {"document": {}},
        {"document": {"game": "chess"}},
        {"document": {"game": "cardgame", "scenario": "duel", "points": {"shadow": "many"}}},
        {"document": {"game": "cardgame", "scenario": "duel", "nonsense": 1}},
        {"document": {"game": "cardgame", "players": {"a": ["b"]}}},
        {"document": ["cardgame"]},
        {"record": ""},
        {"record": "1. e4 e5"},
        {"record": GOOD.replace("ringwar 1", "ringwar 2")},
        {"record": GOOD.replace("rules     ", "rules     9")},
        {"record": GOOD[: len(GOOD) // 2]},
        {"record": GOOD.replace("chance ", "gandalf ", 1)},
        {"record": 7},
        {"record": GOOD, "document": {"game": "cardgame"}},
        {"game": "nowhere", "record": GOOD},
        {"at": 5},
        {"game": "nowhere", "at": -1},
        {"unknown": True},
        {"document": {"game": "cardgame", "scenario": "duel", "step": "\u0000"}},
    ],
    ids=lambda origin: json.dumps(origin)[:30],
)
def test_what_cannot_be_read_is_refused_with_words_and_changes_nothing(here: Parlour, origin: Any) -> None:
    anna = here.someone("Anna")
    reply = anna.ask("POST", "/api/games", {"seats": BOTH, "from": origin})
    assert reply.status_code == 422, reply.text
    assert sentence(reply.json()["words"])
    assert len(reply.json()["words"]) < 2000
    assert games(here) == 0


@pytest.mark.parametrize("depth", [100, 20_000])
def test_a_document_that_is_too_deep_is_refused(here: Parlour, depth: int) -> None:
    anna = here.someone("Anna")
    body = '{"from": {"document": {"game": ' + "[" * depth + "]" * depth + "}}}"
    reply = anna.client.post("/api/games", content=body, headers={"Content-Type": "application/json"})
    assert reply.status_code == 422
    assert games(here) == 0


def test_what_is_too_large_is_refused(here: Parlour) -> None:
    anna = here.someone("Anna")
    large = GOOD + "# more\n" * 200_000
    reply = anna.ask("POST", "/api/games", {"from": {"record": large}})
    assert (reply.status_code, reply.json()["key"]) == (413, "body-too-large")
    assert games(here) == 0


# An earlier game


@pytest.mark.parametrize("at", [0, 1, 17, 30])
def test_a_game_that_is_over_is_forked_at_any_answer(here: Parlour, at: int) -> None:
    anna = here.someone("Anna")
    first = over(here, anna)
    game = make(anna, {"game": first, "at": at})
    fork = anna.game(game)
    assert fork["origin"] == {"kind": "game", "game": first, "at": at, "answers": at}
    assert fork["status"] == "running"
    answers = here.playing.games.answers(game)[:at]
    assert answers == here.playing.games.answers(first)[:at]
    play_on(here, game, 3)
    assert anna.game(game)["count"] > at


def test_a_game_is_forked_at_its_end_unless_somebody_says_otherwise(here: Parlour) -> None:
    anna = here.someone("Anna")
    first = over(here, anna)
    fork = anna.game(make(anna, {"game": first}))
    assert (fork["status"], fork["count"]) == ("running", anna.game(first)["count"])
    ended = nearly_over(anna)
    play_on(here, ended)
    assert anna.game(make(anna, {"game": ended}))["result"] == anna.game(ended)["result"]


def test_there_is_no_answer_to_fork_at_beyond_the_last(here: Parlour) -> None:
    anna = here.someone("Anna")
    first = over(here, anna)
    reply = anna.ask("POST", "/api/games", {"from": {"game": first, "at": 10_000}})
    assert (reply.status_code, reply.json()["key"]) == (404, "no-such-moment")
    assert games(here) == 1


def test_a_game_that_goes_on_cannot_be_forked(here: Parlour) -> None:
    anna = here.someone("Anna")
    reply = anna.ask("POST", "/api/games", {"from": {"game": duel(anna), "at": 0}})
    assert (reply.status_code, reply.json()["key"]) == (409, "not-over")


def test_only_who_may_see_a_game_can_fork_it(here: Parlour) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    first = over(here, anna)
    reply = ben.ask("POST", "/api/games", {"from": {"game": first}})
    assert (reply.status_code, reply.json()["key"]) == (404, "no-such-room")
    watch = anna.game(first)["watch"]
    assert ben.ask("POST", "/api/games", {"seats": BOTH, "from": {"game": first, "watch": watch}}).status_code == 201
    assert here.someone().ask("POST", "/api/games", {"from": {"game": first}}).status_code == 401


def test_a_fork_has_a_secret_of_its_own(here: Parlour) -> None:
    anna = here.someone("Anna")
    first = over(here, anna)
    fork = anna.game(make(anna, {"game": first, "at": 10}))
    assert fork["dice"]["hash"] != anna.game(first)["dice"]["hash"]
    assert "secret" not in fork["dice"]
