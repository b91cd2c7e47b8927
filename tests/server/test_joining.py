"""Sitting down: who sees a game before it begins, takes a seat of it, or leaves it again."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.parlour import FREE, SHADOW, board, parlour


def test_a_game_begins_when_every_seat_is_taken(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann, bob = house.someone("Ann"), house.someone("Bob")
        made = ann.make("boardgame", {FREE: "me", SHADOW: "open"})
        before = ann.game(made["id"])
        assert (before["status"], before["seats"][SHADOW]["kind"], before["views"], before["log"]) == (
            "open",
            "open",
            {},
            [],
        )
        bob.join(made, SHADOW)
        after = ann.game(made["id"])
        assert (after["status"], after["mine"], after["waiting"]) == ("running", [FREE], [FREE])
        assert after["seats"][SHADOW]["name"] == "Bob"
        assert list(after["views"]) == [FREE]
        assert list(bob.game(made["id"])["views"]) == [SHADOW]
        assert bob.game(made["id"])["questions"] == {}


def test_a_game_of_one_person_begins_at_once(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        made = ann.make("boardgame", {FREE: "me", SHADOW: {"local": "Bob"}})
        game = ann.game(made["id"])
        assert made["join"] == {}
        assert game["status"] == "running"
        assert game["mine"] == [FREE, SHADOW]
        assert set(game["views"]) == {FREE, SHADOW}
        assert [seat["name"] for seat in game["seats"].values()] == ["Ann", "Bob"]
        assert ann.answer(made["id"], FREE, "strider").status_code == 200
        assert ann.answer(made["id"], SHADOW, "0").status_code == 200


@pytest.mark.parametrize(
    ("access", "by_id", "by_watching", "by_joining"),
    [("private", 404, 404, 200), ("link", 404, 200, 200), ("listed", 200, 200, 200)],
)
def test_who_sees_an_open_game(tmp_path: Path, access: str, by_id: int, by_watching: int, by_joining: int) -> None:
    with parlour(tmp_path) as house:
        made = house.someone("Ann").make("boardgame", {FREE: "me"}, access=access)
        path = f"/api/games/{made['id']}"
        for stranger in (house.someone(), house.someone("Cid")):
            assert stranger.ask("GET", path).status_code == by_id
            assert stranger.ask("GET", f"{path}?watch={made['watch']}").status_code == by_watching
            assert stranger.ask("GET", f"{path}?join={made['join'][SHADOW]}").status_code == by_joining
            assert stranger.ask("GET", f"{path}?join=wrong&watch=wrong").status_code == by_id


def test_games_are_shared_by_link_unless_somebody_wishes_otherwise(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        assert ann.game(ann.make("boardgame", {FREE: "me"})["id"])["access"] == "link"


def test_for_strangers_there_is_no_such_game_whatever_they_call(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        cid = house.someone("Cid")
        question = game.ann.asked(game.id, FREE)["id"]
        draft = {"seat": FREE, "question": question, "answers": ["strider"]}
        calls = [
            ("GET", "", None),
            ("GET", "/log", None),
            ("GET", "/chat", None),
            ("GET", "/note", None),
            ("GET", f"/standing?seat={FREE}", None),
            ("GET", f"/why-not?seat={FREE}&kind=region&name=moria", None),
            ("POST", "/answers", draft),
            ("POST", "/preview", draft),
            ("POST", "/seats", {"seat": SHADOW, "join": game.made["join"][SHADOW]}),
            ("POST", "/undo", {"seat": FREE, "revision": 1}),
            ("POST", "/resign", {"seat": FREE}),
            ("POST", "/abandon", None),
            ("POST", "/takeover", {"seat": FREE, "who": "open"}),
            ("POST", "/late", {"action": "claim"}),
            ("POST", "/rematch", None),
            ("POST", "/chat", {"text": "hello"}),
            ("POST", "/standing", {"seat": FREE, "order": "pass"}),
            ("PUT", "/note", {"text": "hello"}),
            ("PUT", f"/seats/{FREE}", {"who": "open"}),
            ("DELETE", f"/seats/{FREE}", None),
        ]
        before = game.ann.game(game.id)
        for method, path, body in calls:
            assert cid.refused(method, f"/api/games/{game.id}{path}", body) == (404, "no-such-room"), path
        assert game.ann.game(game.id) == before


def test_a_code_opens_its_seat_once(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann, bob, cid = house.someone("Ann"), house.someone("Bob"), house.someone("Cid")
        made = ann.make("boardgame", {})
        path = f"/api/games/{made['id']}"
        wrong = {"seat": FREE, "join": made["join"][SHADOW]}
        assert bob.refused("POST", f"{path}/seats", wrong) == (403, "wrong-code")
        bob.join(made, SHADOW)
        assert cid.refused("POST", f"{path}/seats", {"seat": SHADOW, "join": made["join"][SHADOW]})[0] == 404
        again = {"seat": SHADOW, "join": made["join"][FREE]}
        assert cid.refused("POST", f"{path}/seats", again) == (403, "wrong-code")
        assert ann.game(made["id"])["seats"][SHADOW]["name"] == "Bob"


def test_in_a_listed_game_everybody_sits_down_without_a_code(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        made = house.someone("Ann").make("boardgame", {FREE: "me"}, access="listed")
        path = f"/api/games/{made['id']}/seats"
        assert house.someone().refused("POST", path, {"seat": SHADOW}) == (401, "not-logged-in")
        bob = house.someone("Bob")
        assert bob.post(path, {"seat": SHADOW})["mine"] == [SHADOW]
        assert bob.refused("POST", path, {"seat": SHADOW}) == (409, "seat-taken")
        assert bob.refused("POST", path, {"seat": "sauron"}) == (422, "no-seat")


def test_those_who_block_each_other_share_no_table(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann, bob, cid = house.someone("Ann"), house.someone("Bob"), house.someone("Cid")
        assert ann.ask("PUT", f"/api/me/shunned/{bob.id}", {"block": True}).status_code == 204
        made = ann.make("cardgame", {"frodo": "me"}, access="listed")
        path = f"/api/games/{made['id']}/seats"
        assert bob.refused("POST", path, {"seat": "aragorn"}) == (403, "blocked")
        cid.post(path, {"seat": "aragorn"})
        assert cid.ask("PUT", f"/api/me/shunned/{bob.id}", {"block": True}).status_code == 204
        assert ann.ask("DELETE", f"/api/me/shunned/{bob.id}").status_code == 204
        assert bob.refused("POST", path, {"seat": "saruman"}) == (403, "blocked")


def test_whoever_sits_down_can_get_up_again_before_the_game_begins(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann, bob, cid = house.someone("Ann"), house.someone("Bob"), house.someone("Cid")
        made = ann.make("cardgame", {"frodo": "me"})
        seat = f"/api/games/{made['id']}/seats/saruman"
        bob.join(made, "saruman")
        assert ann.refused("DELETE", seat) == (403, "not-your-seat")
        assert bob.ask("DELETE", seat).status_code == 200
        assert bob.refused("GET", f"/api/games/{made['id']}") == (404, "no-such-room")
        place = ann.game(made["id"])["seats"]["saruman"]
        assert place["kind"] == "open"
        cid.post(f"/api/games/{made['id']}/seats", {"seat": "saruman", "join": place["join"]})
        assert ann.game(made["id"])["seats"]["saruman"]["name"] == "Cid"


def test_nobody_gets_up_from_a_game_that_has_begun(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        path = f"/api/games/{game.id}/seats"
        assert game.bob.refused("DELETE", f"{path}/{SHADOW}") == (409, "begun")
        assert game.ann.refused("PUT", f"{path}/{SHADOW}", {"who": "open"}) == (409, "begun")
        assert game.ann.game(game.id)["seats"][SHADOW]["name"] == "Bob"


def test_whoever_has_made_a_game_says_who_sits_where_until_it_begins(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann, bob = house.someone("Ann"), house.someone("Bob")
        made = ann.make("cardgame", {"frodo": "me"})
        path = f"/api/games/{made['id']}/seats"
        bob.join(made, "saruman")
        assert bob.refused("PUT", f"{path}/aragorn", {"who": "rules"}) == (403, "not-your-game")
        assert ann.refused("PUT", f"{path}/saruman", {"who": "nonsense"}) == (422, "no-player")
        assert ann.refused("PUT", f"{path}/aragorn", {"who": {"local": "\u200b"}}) == (422, "name-letters")
        assert ann.refused("PUT", f"{path}/sauron", {"who": "rules"}) == (422, "no-seat")
        assert bob.game(made["id"])["mine"] == ["saruman"]
        ann.ask("PUT", f"{path}/aragorn", {"who": {"local": "Eve"}})
        ann.ask("PUT", f"{path}/saruman", {"who": "random"})
        seats = ann.game(made["id"])["seats"]
        assert (seats["aragorn"]["name"], seats["aragorn"]["kind"]) == ("Eve", "person")
        assert (seats["saruman"]["level"], seats["saruman"]["kind"]) == ("random", "computer")
        assert bob.ask("GET", f"/api/games/{made['id']}").status_code == 404


def test_codes_are_shown_to_those_at_the_table_and_to_nobody_else(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann, bob, cid = house.someone("Ann"), house.someone("Bob"), house.someone("Cid")
        made = ann.make("cardgame", {}, access="listed")
        bob.join(made, "saruman")
        for who in (ann, bob):
            game = who.game(made["id"])
            assert game["watch"] == made["watch"]
            assert game["seats"]["frodo"]["join"] == made["join"]["frodo"]
        seen = cid.ask("GET", f"/api/games/{made['id']}").text
        assert made["watch"] not in seen
        assert not any(code in seen for code in made["join"].values())


def test_seats_that_there_are_not_and_players_that_there_are_not_make_no_game(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        body = {"game": "boardgame", "seats": {"sauron": "me"}}
        assert ann.refused("POST", "/api/games", body) == (422, "no-seat")
        body = {"game": "boardgame", "seats": {FREE: "nonsense"}}
        assert ann.refused("POST", "/api/games", body) == (422, "no-player")
        assert house.someone().refused("POST", "/api/games", {"game": "boardgame"}) == (401, "not-logged-in")
        assert ann.get("/api/games?mine")["games"] == []
