"""Watching live: everybody is sent everything that they may know, in order, wherever they come from and come back."""

from __future__ import annotations

from asyncio import new_event_loop
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from ringwar.server.rooms.live import MOST_BEHIND, Guest
from ringwar.server.rooms.room import Caller
from server.parlour import FREE, JSON, SHADOW, board, parlour
from server.test_rooms import first, four


def heard(live: WebSocketTestSession, kind: str) -> JSON:
    """The next message of a kind."""
    while (message := live.receive_json())["type"] != kind:
        pass
    told: JSON = message
    return told


def followed(log: list[JSON], message: JSON) -> list[JSON]:
    """A log as a client keeps it: entries with a higher number are dropped, then the new ones appended."""
    return [*(entry for entry in log if entry["number"] <= message["from"]), *message["log"]]


def closing(act: Callable[[], Any]) -> int:
    """The code with which a connection is closed."""
    with pytest.raises(WebSocketDisconnect) as closed:
        act()
    return closed.value.code


def test_first_comes_the_game_as_it_stands(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        with game.ann.live(game.id) as live:
            snapshot = live.receive_json()
            online = heard(live, "presence")
            shown = game.ann.game(game.id)
        assert snapshot.pop("type") == "snapshot"
        assert snapshot.pop("from") == -1
        assert snapshot == {**shown, "seats": snapshot["seats"]}
        assert online == {"type": "presence", "online": [FREE], "spectators": 0}


def test_two_tabs_and_two_devices_on_one_seat_are_sent_everything(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        phone = game.ann.at(house)
        with game.ann.live(game.id) as one, game.ann.live(game.id) as two, phone.live(game.id) as three:
            logs = [heard(live, "snapshot")["log"] for live in (one, two, three)]
            phone.answer(game.id, FREE, "strider")
            game.bob.answer(game.id, SHADOW, "1")
            for _ in range(2):
                updates = [heard(live, "update") for live in (one, two, three)]
                assert updates[0] == updates[1] == updates[2]
                logs = [followed(log, update) for log, update in zip(logs, updates, strict=True)]
            stands = game.ann.game(game.id)
            assert logs == [stands["log"]] * 3
            for name in ("revision", "count", "questions", "views", "waiting", "may", "status"):
                assert updates[0][name] == stands[name], name


def test_those_who_wait_for_a_game_to_begin_are_sent_it_whole(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann, bob = house.someone("Ann"), house.someone("Bob")
        made = ann.make("boardgame", {FREE: "me"})
        with ann.live(made["id"]) as live:
            log = heard(live, "snapshot")["log"]
            bob.join(made, SHADOW)
            while (update := heard(live, "update"))["status"] == "open":
                log = followed(log, update)
            assert followed(log, update) == ann.game(made["id"])["log"]
            assert update["views"] == ann.game(made["id"])["views"]


def test_who_comes_back_is_sent_what_was_missed(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        with game.ann.live(game.id) as live:
            before = heard(live, "snapshot")
        game.first_answers()
        with game.ann.live(game.id, since=before["count"]) as live:
            after = heard(live, "snapshot")
        assert after["from"] == before["count"]
        assert after["log"][0]["number"] == before["count"] + 1
        assert followed(before["log"], after) == game.ann.game(game.id)["log"]


@pytest.mark.parametrize("restart", [False, True])
def test_who_comes_back_after_something_was_taken_back_is_sent_what_is_right_now(tmp_path: Path, restart: bool) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.ann.answer(game.id, FREE, "strider")
        before = game.ann.game(game.id)
        game.ann.undo(game.id, FREE)
        game.ann.answer(game.id, FREE, "gandalf-the-grey")
        if restart:
            house.playing.hall.rooms.clear()
        with game.ann.live(game.id, since=before["count"]) as live:
            after = heard(live, "snapshot")
        now = game.ann.game(game.id)["log"]
        assert followed(before["log"], after) == now != before["log"]


def test_an_update_says_from_where_the_log_is_new_after_something_was_taken_back(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        with game.bob.live(game.id) as live:
            log = heard(live, "snapshot")["log"]
            game.ann.answer(game.id, FREE, "strider")
            game.ann.undo(game.id, FREE)
            game.ann.answer(game.id, FREE, "gandalf-the-grey")
            counts = []
            for _ in range(3):
                update = heard(live, "update")
                log = followed(log, update)
                counts.append((update["count"], update["from"]))
            assert counts == [(5, 4), (4, 4), (5, 4)]
            assert log == game.bob.game(game.id)["log"]


def test_secret_choices_are_told_to_nobody_until_all_have_chosen(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game, people = four(house)
        with people["saruman"].live(game) as live:
            snapshot = heard(live, "snapshot")
            for seat in ("frodo", "witch-king", "aragorn"):
                people[seat].answer(game, seat, first(people[seat], game, seat))
                update = heard(live, "update")
                assert (update["count"], update["log"]) == (snapshot["count"], [])
                assert update["questions"] == snapshot["questions"]
            people["saruman"].answer(game, "saruman", first(people["saruman"], game, "saruman"))
            update = heard(live, "update")
            assert update["count"] >= snapshot["count"] + 4
            assert len(update["log"]) >= 4


def test_spectators_see_what_lies_open_and_are_counted(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        eve = house.someone()
        with game.ann.live(game.id) as ann:
            assert heard(ann, "presence")["spectators"] == 0
            with eve.live(game.id, watch=game.made["watch"]) as live:
                snapshot = heard(live, "snapshot")
                assert list(snapshot["views"]) == ["spectator"]
                assert (snapshot["questions"], snapshot["may"], snapshot["mine"]) == ({}, [], [])
                assert heard(ann, "presence")["spectators"] == 1
                game.first_answers()
                assert list(heard(live, "update")["views"]) == ["spectator"]


def test_presence_follows_those_who_come_and_go(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        with game.ann.live(game.id) as live:
            assert heard(live, "presence")["online"] == [FREE]
            with game.bob.live(game.id), game.bob.live(game.id) as second:
                assert heard(live, "presence")["online"] == [FREE, SHADOW]
                heard(live, "presence")
                assert game.ann.game(game.id)["seats"][SHADOW]["online"] is True
                second.close()
                assert heard(live, "presence")["online"] == [FREE, SHADOW]
            assert heard(live, "presence")["online"] == [FREE]
        assert game.bob.game(game.id)["seats"][SHADOW]["online"] is False


def test_proposals_seats_and_rematches_are_told_live(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.first_answers()
        with game.bob.live(game.id) as live:
            heard(live, "snapshot")
            game.ann.undo(game.id, FREE)
            assert heard(live, "update")["proposal"]["kind"] == "undo"
            game.ann.post(f"/api/games/{game.id}/resign", {"seat": FREE})
            update = heard(live, "update")
            assert (update["status"], update["result"]["kind"], update["may"]) == ("finished", "resigned", ["rematch"])
            again = game.ann.post(f"/api/games/{game.id}/rematch")["id"]
            assert heard(live, "update")["rematch"] == again


def test_everything_is_said_in_the_language_asked_for(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        with game.ann.live(game.id, language="en") as live:
            question = heard(live, "snapshot")["questions"][FREE]
            assert question["words"]
            assert all(option["words"] for option in question["options"])


# Who may not


def test_strangers_are_sent_nothing(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, access="private")
        cid = house.someone("Cid")
        for query in ({}, {"watch": game.made["watch"]}, {"join": game.made["join"][SHADOW]}):
            with cid.live(game.id, **query) as live:
                assert closing(live.receive_json) == 4404
        with game.ann.live("nonsense") as live:
            assert closing(live.receive_json) == 4404


def test_who_may_see_a_game_no_longer_is_sent_away(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann, bob = house.someone("Ann"), house.someone("Bob")
        made = ann.make("cardgame", {"frodo": "me"})
        bob.join(made, "saruman")
        with bob.live(made["id"]) as live:
            heard(live, "snapshot")
            ann.ask("PUT", f"/api/games/{made['id']}/seats/saruman", {"who": "random"})
            assert closing(lambda: heard(live, "update")) == 4404


def test_who_reads_too_slowly_has_to_fetch_the_game_again() -> None:
    loop = new_event_loop()
    guest = Guest(Caller(), "en", None, loop)
    for number in range(MOST_BEHIND + 10):
        guest.send(str(number))
    loop.call_soon(loop.stop)
    loop.run_forever()
    loop.close()
    assert guest.queue.get_nowait() == 4409
    assert guest.queue.empty()


def test_those_who_watch_what_could_not_be_kept_have_to_fetch_the_game_again(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        with game.bob.live(game.id) as live:
            heard(live, "snapshot")
            room = house.playing.hall.rooms[game.id]
            room.stale = True
            game.ann.answer(game.id, FREE, "strider")
            assert closing(lambda: heard(live, "update")) == 4409
        with game.bob.live(game.id) as live:
            assert heard(live, "snapshot")["count"] == 5


def test_whatever_a_client_says_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        before = game.ann.game(game.id)
        with game.bob.live(game.id) as live:
            heard(live, "presence")
            live.send_json({"type": "ping"})
            assert live.receive_json() == {"type": "pong"}
            for text in ("", "nonsense", "[]", '{"type": "answer", "seat": "free-peoples"}', "[" * 5000):
                live.send_text(text)
                error = live.receive_json()
                assert (error["type"], error["key"]) == ("error", "not-understood")
                assert error["words"]
                assert error["clauses"] == []
            live.send_bytes(b"\xff")
            assert live.receive_json()["type"] == "error"
        after = game.ann.game(game.id)
        assert {**after, "seats": None} == {**before, "seats": None}
