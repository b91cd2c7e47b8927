"""Games being played: answers that count once, secrets that stay secret, and everything after a restart."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ringwar.server.rooms import secrets
from server.parlour import FREE, JSON, SHADOW, Parlour, Someone, board, parlour

TRILOGY = ("frodo", "witch-king", "aragorn", "saruman")
DUEL = {"gandalf": "me", "witch-king": {"local": "Bob"}}


def four(house: Parlour) -> tuple[str, dict[str, Someone]]:
    """A card game of four people, who begin by choosing a card each in secret."""
    people = {seat: house.someone(name) for seat, name in zip(TRILOGY, ("Ann", "Bob", "Cid", "Dot"), strict=True)}
    made = people["frodo"].make("cardgame", {"frodo": "me"})
    for seat in TRILOGY[1:]:
        people[seat].join(made, seat)
    return made["id"], people


def first(someone: Someone, game: str, seat: str) -> str:
    """The first option of what a seat is asked."""
    name: str = someone.asked(game, seat)["options"][0]["name"]
    return name


# Answers


def test_an_answer_with_the_same_key_is_taken_once(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        asked = game.ann.asked(game.id, FREE)["id"]
        key = {"Idempotency-Key": "k1"}
        one = game.ann.answer(game.id, FREE, "strider", asked, **key)
        two = game.ann.answer(game.id, FREE, "strider", asked, **key)
        assert (one.status_code, two.status_code) == (200, 200)
        stands = game.ann.game(game.id)
        assert one.json() == two.json() == {"revision": stands["revision"], "count": stands["count"]}
        other = game.ann.answer(game.id, FREE, "gandalf-the-grey", asked, **key)
        assert (other.status_code, other.json()["key"]) == (422, "key-used")
        assert game.ann.game(game.id)["count"] == 5


def test_the_same_key_repeats_the_reply_after_a_restart_and_after_the_end(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        asked = game.ann.asked(game.id, FREE)["id"]
        one = game.ann.answer(game.id, FREE, "strider", asked, **{"Idempotency-Key": "k1"})
    with parlour(tmp_path) as house:
        ann, bob = game.ann.at(house), game.bob.at(house)
        for _ in range(2):
            assert ann.answer(game.id, FREE, "strider", asked, **{"Idempotency-Key": "k1"}).json() == one.json()
            other = ann.answer(game.id, FREE, "gandalf-the-grey", asked, **{"Idempotency-Key": "k1"})
            assert (other.status_code, other.json()["key"]) == (422, "key-used")
            bob.ask("POST", f"/api/games/{game.id}/resign", {"seat": SHADOW})


def test_keys_of_different_people_have_nothing_to_do_with_each_other(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        assert game.ann.answer(game.id, FREE, "strider", **{"Idempotency-Key": "k"}).status_code == 200
        assert game.bob.answer(game.id, SHADOW, "0", **{"Idempotency-Key": "k"}).status_code == 200


def test_an_answer_to_a_closed_question_is_refused_with_the_open_one(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        asked = game.ann.asked(game.id, FREE)["id"]
        game.first_answers()
        late = game.ann.answer(game.id, FREE, "strider", asked)
        assert (late.status_code, late.json()["key"]) == (409, "question-closed")
        open_now = {**game.ann.game(game.id)["questions"], **game.bob.game(game.id)["questions"]}
        assert late.json()["question"] == open_now.get(FREE)
        not_asked = game.bob.answer(game.id, SHADOW, "1", "0.0.5-shadow")
        assert (not_asked.status_code, not_asked.json()["question"]) == (409, open_now.get(SHADOW))


def test_a_draft_is_taken_wholly_or_not_at_all(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        game = ann.make("boardgame", {FREE: "me", SHADOW: {"local": "Bob"}})["id"]
        ann.answer(game, FREE, "strider")
        ann.answer(game, SHADOW, "0")
        seat, question = next(iter(ann.game(game)["questions"].items()))
        die = question["options"][0]["name"]
        body = {"seat": seat, "question": question["id"], "answers": [die]}
        then = ann.post(f"/api/games/{game}/preview", body)["question"]
        before = ann.game(game)
        for wrong in ([die, "nonsense"], ["nonsense", die], [die, then["options"][0]["name"], "nonsense"]):
            assert ann.ask("POST", f"/api/games/{game}/answers", {**body, "answers": wrong}).status_code == 422
            assert ann.game(game) == before
        whole = [die, then["options"][-1]["name"]]
        done = ann.post(f"/api/games/{game}/answers", {**body, "answers": whole})
        assert done["count"] >= before["count"] + 2
        assert done["revision"] == before["revision"] + 1


def test_nobody_tries_out_what_an_answer_brings_about(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.ann.answer(game.id, FREE, "strider")
        question = game.bob.asked(game.id, SHADOW)
        draft = {"seat": SHADOW, "question": question["id"], "answers": ["0", "nonsense"]}
        status, key = game.bob.refused("POST", f"/api/games/{game.id}/answers", draft)
        assert (status, key) == (422, "draft-ready")
        reply = game.bob.ask("POST", f"/api/games/{game.id}/answers", draft)
        assert reply.json()["about"] == {"side": SHADOW, "asked": [SHADOW]}


def test_nobody_answers_for_somebody_else(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, access="listed")
        asked = game.ann.asked(game.id, FREE)["id"]
        for who in (game.bob, house.someone("Cid"), house.someone()):
            reply = who.answer(game.id, FREE, "strider", asked)
            assert (reply.status_code, reply.json()["key"]) == (403, "not-your-seat")
        assert game.bob.answer(game.id, SHADOW, "strider", asked).status_code == 409
        assert game.ann.answer(game.id, "chance", "1", asked).status_code == 403
        assert game.ann.game(game.id)["count"] == 4


def test_nothing_is_answered_before_a_game_begins_or_after_it_is_over(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        made = ann.make("boardgame", {FREE: "me"})
        path = f"/api/games/{made['id']}"
        draft = {"seat": FREE, "question": "0.0.4-free-peoples", "answers": ["strider"]}
        for _ in range(2):
            reply = ann.ask("POST", f"{path}/answers", draft)
            assert (reply.status_code, reply.json()["key"], reply.json()["question"]) == (409, "question-closed", None)
            undo = {"seat": FREE, "revision": ann.game(made["id"])["revision"]}
            assert ann.refused("POST", f"{path}/undo", undo)[0] == 409
            assert ann.refused("POST", f"{path}/resign", {"seat": FREE})[0] == 409
            assert ann.refused("POST", f"{path}/takeover", {"seat": SHADOW, "who": "rules"})[0] == 409
            assert ann.refused("POST", f"{path}/late", {"action": "claim"}) == (409, "not-late")
            assert ann.refused("POST", f"{path}/standing", {"seat": FREE, "order": "pass"})[0] == 409
            ann.ask("POST", f"{path}/abandon")
        assert ann.game(made["id"])["status"] == "abandoned"


# Choices made at once


def test_what_is_chosen_in_secret_is_not_counted_and_not_told(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game, people = four(house)
        before = {seat: who.game(game) for seat, who in people.items()}
        assert before["frodo"]["waiting"] == list(TRILOGY)
        done = people["frodo"].answer(game, "frodo", first(people["frodo"], game, "frodo")).json()
        assert done["count"] == before["frodo"]["count"]
        assert done["revision"] > before["frodo"]["revision"]
        for seat, who in people.items():
            after = who.game(game)
            assert after["count"] == before[seat]["count"]
            assert after["log"] == before[seat]["log"]
            assert after["waiting"] == list(TRILOGY[1:])
            if seat != "frodo":
                assert after["questions"] == before[seat]["questions"]
                views = after["views"][seat], before[seat]["views"][seat]
                assert {**views[0], "asked": []} == {**views[1], "asked": []}
        assert people["frodo"].game(game)["questions"] == {}


def test_everything_is_told_when_the_last_has_chosen(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game, people = four(house)
        count = people["frodo"].game(game)["count"]
        for seat in ("saruman", "aragorn", "frodo", "witch-king"):
            assert people[seat].game(game)["count"] == count
            assert people[seat].answer(game, seat, first(people[seat], game, seat)).status_code == 200
        log = people["frodo"].game(game, since=count)["log"]
        assert [entry["side"] for entry in log[:4]] == list(TRILOGY)


def test_secret_choices_survive_a_restart(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game, people = four(house)
        for seat in ("saruman", "aragorn"):
            people[seat].answer(game, seat, first(people[seat], game, seat))
        before = {seat: who.game(game) for seat, who in people.items()}
    with parlour(tmp_path) as house:
        again = {seat: who.at(house) for seat, who in people.items()}
        assert {seat: who.game(game) for seat, who in again.items()} == before
        for seat in ("witch-king", "frodo"):
            assert again[seat].answer(game, seat, first(again[seat], game, seat)).status_code == 200
        assert again["frodo"].game(game)["count"] >= before["frodo"]["count"] + 4


# The end


def test_who_resigns_loses(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        path = f"/api/games/{game.id}/resign"
        assert game.bob.refused("POST", path, {"seat": FREE}) == (403, "not-your-seat")
        game.bob.post(path, {"seat": SHADOW})
        over = game.ann.game(game.id)
        assert (over["status"], over["result"]) == ("finished", {"winner": FREE, "kind": "resigned"})
        assert (over["waiting"], over["questions"], over["may"]) == ([], {}, ["rematch"])
        assert over["views"][FREE]["result"] == over["result"]
        assert "secret" in over["dice"]


def test_partners_resign_together(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game, people = four(house)
        asked = people["frodo"].ask("POST", f"/api/games/{game}/resign", {"seat": "frodo"})
        assert asked.status_code == 202
        path = f"/api/games/{game}/proposals/{asked.json()['request']}"
        assert people["saruman"].refused("POST", path, {"accept": True}) == (403, "not-asked-to-agree")
        assert people["aragorn"].game(game)["proposal"]["asked"] is True
        assert people["frodo"].game(game)["proposal"]["asked"] is False
        people["aragorn"].post(path, {"accept": False})
        assert people["aragorn"].refused("POST", path, {"accept": True}) == (404, "no-such-proposal")
        assert people["frodo"].game(game)["status"] == "running"
        again = people["frodo"].post(f"/api/games/{game}/resign", {"seat": "frodo"})["request"]
        people["aragorn"].post(f"/api/games/{game}/proposals/{again}", {"accept": True})
        assert people["saruman"].game(game)["result"] == {"winner": "shadow", "kind": "resigned"}


def test_a_game_is_abandoned_by_all_together(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        request = game.ann.post(f"/api/games/{game.id}/abandon")["request"]
        assert game.bob.game(game.id)["proposal"]["kind"] == "abandon"
        assert game.ann.answer(game.id, FREE, "strider").status_code == 200
        game.bob.post(f"/api/games/{game.id}/proposals/{request}", {"accept": True})
        over = game.bob.game(game.id)
        assert (over["status"], over["result"]) == ("abandoned", {"winner": None, "kind": "abandoned"})


def test_whoever_has_made_a_game_abandons_it_before_it_begins(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann, bob = house.someone("Ann"), house.someone("Bob")
        made = ann.make("cardgame", {"frodo": "me"})
        bob.join(made, "saruman")
        assert bob.ask("POST", f"/api/games/{made['id']}/abandon").status_code == 409
        assert ann.game(made["id"])["may"] == ["abandon"]
        assert bob.game(made["id"])["may"] == []
        ann.post(f"/api/games/{made['id']}/abandon")
        assert ann.game(made["id"])["status"] == "abandoned"
    with parlour(tmp_path) as house:
        assert ann.at(house).game(made["id"])["result"]["kind"] == "abandoned"


# Games that are over


def test_a_game_that_is_over_is_seen_as_it_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda length: "01" * length)
    rng = Random(5)
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        game = ann.make("cardgame", DUEL, scenario="duel", access="listed")["id"]
        eve = house.someone("Eve")
        seen: dict[int, tuple[JSON, JSON]] = {}
        for _ in range(25):
            shown = ann.game(game), eve.game(game)
            seen[shown[0]["count"]] = shown
            ann.play(game, rng)
        ann.post(f"/api/games/{game}/resign", {"seat": "gandalf"})
        over = ann.game(game), eve.game(game)
        house.playing.tick()
    with parlour(tmp_path) as house:
        ann, eve = ann.at(house), eve.at(house)
        assert (ann.game(game), eve.game(game)) == over
        for count, shown in seen.items():
            for who, then in zip((ann, eve), shown, strict=True):
                now = who.game(game, at=count)
                assert (now["views"], now["log"], now["count"]) == (then["views"], then["log"], count)
                assert now["result"] is None


def test_a_game_that_is_over_is_seen_before_its_replay_was_kept(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.first_answers()
        game.bob.post(f"/api/games/{game.id}/resign", {"seat": SHADOW})
        over = game.ann.game(game.id)
        house.playing.hall.rooms.clear()
        assert game.ann.game(game.id) == over
        assert game.ann.get(f"/api/games/{game.id}/log?since=4")["log"] == over["log"][5:]


def test_looking_back_shows_what_could_be_known_then(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        then = {who: who.game(game.id) for who in (game.ann, game.bob)}
        game.first_answers()
        for who, before in then.items():
            now = who.game(game.id, at=4)
            assert (now["views"], now["log"], now["count"]) == (before["views"], before["log"], 4)
            assert (now["questions"], now["waiting"], now["result"]) == ({}, [], None)
        path = f"/api/games/{game.id}"
        assert game.ann.refused("GET", f"{path}?at=999") == (404, "no-such-moment")
        assert game.ann.refused("GET", f"{path}?at=-1") == (422, "bad-request")


# Once more


def test_a_rematch_keeps_the_seats_for_those_who_played(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        path = f"/api/games/{game.id}/rematch"
        assert game.bob.refused("POST", path) == (409, "not-over")
        game.ann.post(f"/api/games/{game.id}/resign", {"seat": FREE})
        again = game.bob.post(path)["id"]
        assert game.ann.game(game.id)["rematch"] == again == game.ann.post(path)["id"]
        assert house.someone("Cid").ask("GET", f"/api/games/{again}").status_code == 404
        made = game.ann.game(again)
        assert (made["status"], made["seats"][SHADOW]["name"], made["origin"]["game"]) == ("open", "Bob", game.id)
        game.ann.post(f"/api/games/{again}/seats", {"seat": FREE})
        assert game.ann.game(again)["status"] == "running"
        assert game.ann.game(again)["dice"]["hash"] != game.ann.game(game.id)["dice"]["hash"]


def test_a_rematch_of_one_person_begins_at_once(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        game = ann.make("cardgame", DUEL, scenario="duel")["id"]
        ann.post(f"/api/games/{game}/resign", {"seat": "gandalf"})
        again = ann.game(ann.post(f"/api/games/{game}/rematch")["id"])
        assert (again["status"], again["mine"]) == ("running", ["gandalf", "witch-king"])
        assert again["seats"]["witch-king"]["name"] == "Bob"
        assert again["setup"]["scenario"] == "duel"


# After a restart


def test_games_go_on_after_a_restart(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.first_answers()
        before = game.ann.game(game.id), game.bob.game(game.id)
        open_one = game.ann.make("cardgame", {"frodo": "me"})
    with parlour(tmp_path) as house:
        ann, bob = game.ann.at(house), game.bob.at(house)
        assert (ann.game(game.id), bob.game(game.id)) == before
        rng = Random(1)
        assert ann.play(game.id, rng) or bob.play(game.id, rng)
        bob.join(open_one, "saruman")
        assert bob.game(open_one["id"])["mine"] == ["saruman"]


def test_computer_players_go_on_after_a_restart(tmp_path: Path) -> None:
    with parlour(tmp_path, workers=0) as house:
        ann = house.someone("Ann")
        game = ann.make("boardgame", {FREE: "random", SHADOW: "me"})["id"]
        assert ann.game(game)["waiting"] == [FREE]
    with parlour(tmp_path) as house, ann.at(house).live(game) as live:
        message = live.receive_json()
        while SHADOW not in message.get("questions", {}):
            message = live.receive_json()
        assert message["questions"][SHADOW]["key"] == "allocate"


def test_games_are_let_go_and_read_again(tmp_path: Path) -> None:
    with parlour(tmp_path, live_games=1) as house:
        one, two = board(house), board(house)
        for game in (one, two, one):
            assert game.ann.game(game.id)["count"] >= 4
            assert list(house.playing.hall.rooms) == [game.id]
        for game in (one, two):
            assert game.ann.answer(game.id, FREE, "strider").status_code == 200
        for game in (one, two):
            assert game.bob.answer(game.id, SHADOW, "1").status_code == 200


def test_a_game_that_somebody_watches_is_not_let_go(tmp_path: Path) -> None:
    with parlour(tmp_path, live_games=1) as house:
        one, two = board(house), board(house)
        with one.bob.live(one.id) as live:
            assert live.receive_json()["type"] == "snapshot"
            assert two.ann.game(two.id)["count"] == 4
            one.ann.answer(one.id, FREE, "strider")
            while (message := live.receive_json())["type"] != "update":
                pass
            assert message["count"] == 5
