"""Standing orders: given, listed and dropped by their seat, kept over a restart, and told to nobody."""

from __future__ import annotations

from pathlib import Path

from server.parlour import FREE, SHADOW, board, parlour
from server.test_live import heard


def test_an_order_is_given_listed_and_dropped(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        path = f"/api/games/{game.id}/standing"
        known = game.bob.get(f"{path}?seat={SHADOW}")
        assert known["orders"] == {}
        order = next(each for each in known["known"] if each["name"] == "allocate")
        assert order["numbered"] is True
        assert "N dice" in order["words"]
        given = game.bob.post(path, {"seat": SHADOW, "order": "allocate", "number": 2})
        assert given["orders"] == {"allocate": 2} == game.bob.get(f"{path}?seat={SHADOW}")["orders"]
        assert game.bob.post(path, {"seat": SHADOW, "order": "no-combat-cards"})["orders"]["no-combat-cards"] is None
        left = game.bob.post(path, {"seat": SHADOW, "order": "allocate", "stands": False})
        assert left["orders"] == {"no-combat-cards": None}


def test_an_order_that_cannot_be_is_refused(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, dice="own")
        path = f"/api/games/{game.id}/standing"
        assert game.bob.refused("POST", path, {"seat": SHADOW, "order": "nonsense"}) == (422, "no-such-order")
        assert game.bob.refused("POST", path, {"seat": SHADOW, "order": "allocate"}) == (422, "order-number")
        assert game.bob.refused("POST", path, {"seat": SHADOW, "order": "pass", "stands": False})[0] == 422
        assert game.bob.refused("POST", path, {"seat": FREE, "order": "pass"}) == (403, "not-your-seat")
        assert game.bob.refused("POST", path, {"seat": "chance", "order": "pass"}) == (403, "not-your-seat")
        assert game.bob.refused("GET", f"{path}?seat={FREE}") == (403, "not-your-seat")


def test_nobody_else_learns_of_an_order(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        before = game.ann.game(game.id)
        with game.ann.live(game.id) as live:
            heard(live, "presence")
            body = {"seat": SHADOW, "order": "no-combat-cards"}
            assert game.bob.post(f"/api/games/{game.id}/standing", body)["revision"] == before["revision"]
            live.send_json({"type": "ping"})
            assert live.receive_json()["type"] == "pong"
        assert {**game.ann.game(game.id), "seats": None} == {**before, "seats": None}


def test_an_order_answers_at_once_and_after_a_restart(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.bob.post(f"/api/games/{game.id}/standing", {"seat": SHADOW, "order": "allocate", "number": 1})
    with parlour(tmp_path) as house:
        ann = game.ann.at(house)
        assert ann.answer(game.id, FREE, "strider").status_code == 200
        assert ann.game(game.id)["count"] > 6
        assert ann.game(game.id)["log"][6]["side"] == SHADOW


def test_an_order_answers_what_is_asked_already(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.ann.answer(game.id, FREE, "strider")
        assert game.bob.asked(game.id, SHADOW)["key"] == "allocate"
        done = game.bob.post(f"/api/games/{game.id}/standing", {"seat": SHADOW, "order": "allocate", "number": 1})
        after = game.ann.game(game.id)
        assert after["count"] > 6
        assert after["revision"] == done["revision"]


def test_an_order_that_would_answer_again_what_is_taken_back_is_dropped_for_good(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        game = ann.make("boardgame", {FREE: {"local": "Bob"}, SHADOW: "me"})["id"]
        path = f"/api/games/{game}/standing"
        ann.post(path, {"seat": SHADOW, "order": "allocate", "number": 1})
        ann.answer(game, FREE, "strider")
        assert ann.undo(game, SHADOW).json()["count"] == 5
        assert ann.get(f"{path}?seat={SHADOW}")["orders"] == {}
    with parlour(tmp_path) as house:
        assert ann.at(house).get(f"{path}?seat={SHADOW}")["orders"] == {}
        assert ann.at(house).asked(game, SHADOW)["key"] == "allocate"
