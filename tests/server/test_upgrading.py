"""Games that began under older rules go on under newer ones, and those that are over are kept."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, inspect, select, update

from ringwar.games import ruleset
from ringwar.kernel.changes import RenamedKey
from ringwar.server.store import schema
from server.parlour import Parlour, parlour, sentence
from server.tables import again, duel, nearly_over, over, play_on

RULES = ruleset("cardgame")


@pytest.fixture
def before(tmp_path: Path) -> Iterator[Parlour]:
    """A server under the rules of today."""
    with parlour(tmp_path) as here:
        yield here


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next rules of the card game, in which one question has another key."""
    renamed = RenamedKey(RULES.rules, "CG-PLAY-01", "deed", "action")
    monkeypatch.setattr(RULES, "changes", (*RULES.changes, renamed))
    monkeypatch.setattr(RULES, "rules", RULES.rules + 1)


def write(here: Parlour, *changes: Any) -> None:
    """Change what is stored."""
    with here.app.state.database.writing() as connection:
        for change in changes:
            assert connection.execute(change).rowcount


def rename(here: Parlour, game: str) -> None:
    """Let the answers of a game be as older rules wrote them."""
    table = schema.answers
    write(here, update(table).where(table.c.game == game, table.c.key == "action").values(key="deed"))


def spoil(here: Parlour, game: str, number: int = 5) -> None:
    """Let one of the answers of a game be such as no rules of today understand."""
    table = schema.answers
    write(here, update(table).where(table.c.game == game, table.c.number == number).values(answer="nonsense"))


def told(game: dict[str, Any]) -> list[tuple[int, str]]:
    """Where the log says that rules have changed, and how."""
    entries = [(entry, event) for entry in game["log"] for event in entry["events"]]
    return [(entry["number"], event["words"]) for entry, event in entries if event["kind"] == "rules-changed"]


def test_a_game_that_newer_rules_read_goes_on_whole_and_its_log_says_so(
    before: Parlour, tmp_path: Path, newer: None
) -> None:
    anna = before.someone("Anna")
    game = duel(anna)
    play_on(before, game, 30)
    was = anna.game(game)
    rename(before, game)
    write(before, update(schema.games).values(rules=RULES.rules - 1))
    for _ in range(2):
        with parlour(tmp_path) as after:
            now = again(after, anna).game(game)
            assert (now["rules"], now["count"], now["views"]) == (RULES.rules, was["count"], was["views"])
            assert [number for number, _ in told(now)] == [was["count"]]
            assert all(sentence(words) for _, words in told(now))
            assert len(now["log"]) == len(was["log"])


def test_a_game_that_newer_rules_cannot_read_goes_on_from_its_last_document(
    before: Parlour, tmp_path: Path, newer: None
) -> None:
    anna = before.someone("Anna")
    game = duel(anna)
    play_on(before, game, 30)
    spoil(before, game)
    write(before, update(schema.games).values(rules=RULES.rules - 1))
    with parlour(tmp_path) as after:
        same = again(after, anna)
        now = same.game(game)
        base = now["log"][0]["number"]
        assert 0 < base <= now["count"]
        assert [number for number, _ in told(now)] == [base]
        assert now["questions"]
        play_on(after, game, 15)
        count = same.game(game)["count"]
        assert count > now["count"]
    with parlour(tmp_path) as after:
        same = again(after, anna)
        assert (same.game(game)["count"], same.game(game)["rules"]) == (count, RULES.rules)
        assert len(told(same.game(game))) == 1
        play_on(after, game, 20)
        same.post(f"/api/games/{game}/resign", {"seat": "gandalf"})
        checked = same.get(f"/api/games/{game}/verify")
        assert (checked["holds"], checked["wrong"]) == (True, [])
        assert checked["rolled"] > 0


def test_a_game_that_goes_on_from_a_document_in_which_dice_are_to_fall_rolls_them(
    before: Parlour, tmp_path: Path, newer: None
) -> None:
    anna = before.someone("Anna")
    game = duel(anna)
    spoil(before, game, 1)
    write(before, delete(schema.steps).where(schema.steps.c.number > 0))
    with parlour(tmp_path) as after:
        now = again(after, anna).game(game)
        assert now["questions"]
        assert now["count"] > 0


def test_callers_who_come_at_once_after_an_upgrade_find_the_same_game(
    before: Parlour, tmp_path: Path, newer: None
) -> None:
    anna = before.someone("Anna")
    game = duel(anna)
    play_on(before, game, 10)
    write(before, update(schema.games).values(rules=RULES.rules - 1))
    with parlour(tmp_path) as after, ThreadPoolExecutor(4) as pool:
        people = [again(after, anna) for _ in range(4)]
        found = list(pool.map(lambda someone: someone.game(game)["revision"], people))
        assert len(set(found)) == 1
        assert len(told(people[0].game(game))) == 1


@pytest.mark.usefixtures("newer")
def test_people_cannot_look_back_beyond_the_document_that_a_game_goes_on_from(before: Parlour, tmp_path: Path) -> None:
    anna = before.someone("Anna")
    game = duel(anna)
    play_on(before, game, 30)
    spoil(before, game)
    with parlour(tmp_path) as after:
        same = again(after, anna)
        base = same.game(game)["log"][0]["number"]
        assert same.ask("GET", f"/api/games/{game}?at={base - 1}").status_code == 404
        assert same.game(game, at=base)["count"] == base


def test_a_game_that_is_over_is_replayed_although_its_record_can_no_longer_be_read(
    before: Parlour, tmp_path: Path, newer: None
) -> None:
    anna = before.someone("Anna")
    game = over(before, anna)
    before.playing.tick()
    was = anna.game(game)
    middle = anna.game(game, at=40)
    spoil(before, game)
    with parlour(tmp_path) as after:
        same = again(after, anna)
        now = same.game(game)
        assert (now["log"], now["views"], now["result"]) == (was["log"], was["views"], was["result"])
        assert same.game(game, at=40)["views"] == middle["views"]


def test_a_game_that_was_over_just_before_an_upgrade_shows_how_it_stood_at_last(
    before: Parlour, tmp_path: Path, newer: None
) -> None:
    anna = before.someone("Anna")
    game = nearly_over(anna)
    play_on(before, game)
    was = anna.game(game)
    spoil(before, game, 1)
    with parlour(tmp_path) as after:
        now = again(after, anna).game(game)
        assert (now["status"], now["result"]) == ("finished", was["result"])
        assert now["views"]["gandalf"]["points"]
        after.playing.tick()


def test_a_game_with_open_seats_begins_under_newer_rules(before: Parlour, tmp_path: Path, newer: None) -> None:
    anna = before.someone("Anna")
    game = anna.make("cardgame", {"gandalf": "me"}, scenario="duel")["id"]
    write(before, update(schema.games).values(rules=RULES.rules - 1))
    with parlour(tmp_path) as after:
        again(after, anna).post(f"/api/games/{game}/seats", {"seat": "witch-king"})
        begun = again(after, anna).game(game)
        assert (begun["status"], begun["rules"]) == ("running", RULES.rules)


def test_one_game_that_cannot_be_read_at_all_keeps_nobody_from_the_others(before: Parlour, tmp_path: Path) -> None:
    anna = before.someone("Anna")
    lost, other = duel(anna), duel(anna)
    play_on(before, lost, 30)
    spoil(before, lost)
    table = schema.steps
    write(
        before,
        update(table).where(table.c.game == lost).values(document={"game": "cardgame", "scenario": "siege"}),
        update(schema.games).where(schema.games.c.id == lost).values(thinking=True),
    )
    with parlour(tmp_path) as after:
        same = again(after, anna)
        reply = same.ask("GET", f"/api/games/{lost}")
        assert (reply.status_code, reply.json()["key"]) == (409, "game-unreadable")
        assert sentence(reply.json()["words"])
        assert same.game(other)["status"] == "running"
        after.playing.tick()
        assert lost in after.playing.unreadable


def test_the_database_holds_documents_and_text_and_no_pickles(before: Parlour) -> None:
    anna = before.someone("Anna")
    game = over(before, anna)
    before.playing.tick()
    anna.game(game)
    database = before.app.state.database
    with database.reading() as connection:
        tables = inspect(connection).get_table_names()
        assert "replays" in tables
        rows = [row for name in tables for row in connection.exec_driver_sql(f"SELECT * FROM {name}")]
        values = [value for row in rows for value in row]
        assert all(isinstance(value, str | int | float | bytes | None) for value in values)
        stories = list(connection.execute(select(schema.replays.c.story)).scalars())
    held = [value for value in values if isinstance(value, bytes)]
    assert sorted(held) == sorted(stories)
    assert all(not value.startswith(b"\x80") for value in held)
    assert before.playing.games.replay(game, "gandalf")["entries"]
