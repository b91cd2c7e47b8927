"""Seats that change hands while a game is played: by agreement of the others, to a computer or to somebody else."""

from __future__ import annotations

from pathlib import Path

from server.parlour import FREE, SHADOW, board, parlour
from server.test_live import closing, heard
from server.test_rooms import TRILOGY, four


def test_a_computer_takes_over_if_the_others_agree(tmp_path: Path) -> None:
    with parlour(tmp_path, workers=0) as house:
        game, people = four(house)
        path = f"/api/games/{game}"
        asked = people["frodo"].ask("POST", f"{path}/takeover", {"seat": "saruman", "who": "rules"})
        assert asked.status_code == 202
        request = f"{path}/proposals/{asked.json()['request']}"
        assert people["saruman"].game(game)["proposal"]["asked"] is False
        assert people["saruman"].refused("POST", request, {"accept": False}) == (403, "not-asked-to-agree")
        people["aragorn"].post(request, {"accept": True})
        assert people["frodo"].game(game)["seats"]["saruman"]["kind"] == "guest"
        people["witch-king"].post(request, {"accept": True})
        seat = people["frodo"].game(game)["seats"]["saruman"]
        assert (seat["kind"], seat["level"], seat["online"]) == ("computer", "rules", True)
        assert people["saruman"].refused("GET", path) == (404, "no-such-room")


def test_somebody_else_takes_over_by_the_code_of_the_seat(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.ann.answer(game.id, FREE, "strider")
        before = game.bob.game(game.id)
        game.ann.post(f"/api/games/{game.id}/takeover", {"seat": SHADOW, "who": "open"})
        open_seat = game.ann.game(game.id)["seats"][SHADOW]
        assert (open_seat["kind"], game.ann.game(game.id)["status"]) == ("open", "running")
        cid = house.someone("Cid")
        old = {"seat": SHADOW, "join": game.made["join"][SHADOW]}
        assert cid.refused("POST", f"/api/games/{game.id}/seats", old)[0] == 404
        taken = {"seat": SHADOW, "join": open_seat["join"], "nonce": "abcd"}
        stands = cid.post(f"/api/games/{game.id}/seats", taken)
        assert (stands["mine"], stands["views"], stands["dice"]) == ([SHADOW], before["views"], before["dice"])
        assert cid.answer(game.id, SHADOW, "1").status_code == 200
        assert game.bob.ask("GET", f"/api/games/{game.id}").status_code == 404


def test_a_seat_that_waits_for_somebody_waits_after_a_restart_too(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.ann.post(f"/api/games/{game.id}/takeover", {"seat": SHADOW, "who": "open"})
    with parlour(tmp_path) as house:
        ann, cid = game.ann.at(house), house.someone("Cid")
        code = ann.game(game.id)["seats"][SHADOW]["join"]
        assert ann.answer(game.id, FREE, "strider").status_code == 200
        cid.post(f"/api/games/{game.id}/seats", {"seat": SHADOW, "join": code})
        assert cid.asked(game.id, SHADOW)["key"] == "allocate"


def test_whoever_has_two_seats_is_not_asked_about_losing_one(tmp_path: Path) -> None:
    with parlour(tmp_path, workers=0) as house:
        ann, bob = house.someone("Ann"), house.someone("Bob")
        made = ann.make("cardgame", {"frodo": "me", "aragorn": "me"})
        for seat in ("witch-king", "saruman"):
            bob.join(made, seat)
        done = ann.ask("POST", f"/api/games/{made['id']}/takeover", {"seat": "saruman", "who": "random"})
        assert done.status_code == 200
        assert ann.game(made["id"])["seats"]["saruman"]["kind"] == "computer"
        assert bob.game(made["id"])["mine"] == ["witch-king"]


def test_orders_go_with_whoever_gave_them(tmp_path: Path) -> None:
    with parlour(tmp_path, workers=0) as house:
        game = board(house)
        path = f"/api/games/{game.id}"
        for seat, who, other in ((SHADOW, game.bob, game.ann), (FREE, game.ann, game.ann)):
            who.post(f"{path}/standing", {"seat": seat, "order": "no-combat-cards"})
            assert other.ask("POST", f"{path}/takeover", {"seat": seat, "who": "open"}).status_code == 200
            cid = house.someone("Cid")
            code = game.ann.game(game.id)["seats"][seat]["join"]
            cid.post(f"{path}/seats", {"seat": seat, "join": code})
            assert cid.get(f"{path}/standing?seat={seat}")["orders"] == {}
            cid.post(f"{path}/standing", {"seat": seat, "order": "no-combat-cards"})
            taken = cid.ask("POST", f"{path}/takeover", {"seat": seat, "who": "random"})
            if taken.status_code == 202:
                other.post(f"{path}/proposals/{taken.json()['request']}", {"accept": True})
            assert game.ann.game(game.id)["seats"][seat]["kind"] == "computer"


def test_whoever_is_deleted_leaves_a_seat_to_the_others(tmp_path: Path) -> None:
    with parlour(tmp_path, workers=0) as house:
        ann, bob, eve = house.someone("Ann"), house.someone("Bob"), house.someone("Eve")
        made = eve.make("boardgame", {})
        ann.join(made, FREE)
        bob.join(made, SHADOW)
        with ann.live(made["id"]) as live:
            heard(live, "presence")
            for who in (bob, eve):
                assert who.ask("DELETE", "/api/me").status_code == 204
            assert closing(live.receive_json) == 4409
        stands = ann.game(made["id"])
        assert (stands["seats"][SHADOW]["name"], stands["seats"][SHADOW]["kind"]) == ("departed", "guest")
        assert ann.answer(made["id"], FREE, "strider").status_code == 200
        done = ann.ask("POST", f"/api/games/{made['id']}/takeover", {"seat": SHADOW, "who": "rules"})
        assert done.status_code == 200


def test_a_new_name_is_seen_at_the_table_at_once(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        assert game.bob.ask("PATCH", "/api/me", {"name": "Robert"}).status_code == 200
        assert game.ann.game(game.id)["seats"][SHADOW]["name"] == "Robert"


def test_a_seat_goes_to_nobody_that_there_is_not(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, access="listed")
        path = f"/api/games/{game.id}/takeover"
        for who in ("me", "nonsense", "local"):
            assert game.ann.refused("POST", path, {"seat": SHADOW, "who": who}) == (422, "no-player")
        assert game.ann.refused("POST", path, {"seat": "sauron", "who": "open"}) == (422, "no-seat")
        body = {"seat": SHADOW, "who": "open"}
        assert house.someone("Cid").refused("POST", path, body) == (403, "not-a-player")
        assert game.bob.game(game.id)["mine"] == [SHADOW]


def test_what_was_proposed_is_forgotten_when_a_seat_changes_hands(tmp_path: Path) -> None:
    with parlour(tmp_path, workers=0) as house:
        game, people = four(house)
        path = f"/api/games/{game}"
        asked = people["frodo"].post(f"{path}/takeover", {"seat": "saruman", "who": "rules"})["request"]
        for seat in ("aragorn", "witch-king"):
            people[seat].post(f"{path}/proposals/{asked}", {"accept": True})
        assert people["frodo"].game(game)["proposal"] is None
        assert people["frodo"].refused("POST", f"{path}/proposals/{asked}", {"accept": True})[0] == 404
        assert set(people["frodo"].game(game)["waiting"]) == set(TRILOGY)
