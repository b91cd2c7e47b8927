"""Taking back: by the rule, alone with computer players, and by agreement."""

from __future__ import annotations

from pathlib import Path

from server.parlour import FREE, SHADOW, board, parlour
from server.test_rooms import first, four


def test_an_answer_by_which_nobody_has_learned_anything_is_taken_back_at_once(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        before = game.ann.game(game.id)
        game.ann.answer(game.id, FREE, "strider")
        asked = game.bob.asked(game.id, SHADOW)["id"]
        undone = game.ann.undo(game.id, FREE)
        assert (undone.status_code, undone.json()["count"]) == (200, before["count"])
        after = game.ann.game(game.id)
        assert after["revision"] > before["revision"]
        assert after["views"] == before["views"]
        assert after["questions"][FREE]["key"] == "guide"
        assert after["questions"][FREE]["id"] != before["questions"][FREE]["id"]
        late = game.bob.answer(game.id, SHADOW, "1", asked)
        assert (late.status_code, late.json()["question"]) == (409, None)


def test_an_answer_that_was_taken_back_is_not_given_again_by_a_message_that_comes_late(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        asked = game.ann.asked(game.id, FREE)["id"]
        game.ann.answer(game.id, FREE, "strider", asked)
        game.ann.undo(game.id, FREE)
        late = game.ann.answer(game.id, FREE, "strider", asked)
        assert (late.status_code, late.json()["question"]["key"]) == (409, "guide")


def test_nobody_takes_back_what_has_changed_meanwhile_or_was_another_s(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        path = f"/api/games/{game.id}/undo"
        revision = game.ann.game(game.id)["revision"]
        game.ann.answer(game.id, FREE, "strider")
        assert game.ann.refused("POST", path, {"seat": FREE, "revision": revision}) == (409, "changed-meanwhile")
        body = {"seat": FREE, "revision": revision + 1}
        assert game.bob.refused("POST", path, body) == (403, "not-your-seat")
        assert game.bob.refused("POST", path, {**body, "seat": SHADOW})[0] == 422
        assert game.ann.game(game.id)["count"] == 5


def test_what_others_have_seen_is_taken_back_if_they_agree(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.first_answers()
        asked = game.ann.undo(game.id, FREE)
        assert asked.status_code == 202
        path = f"/api/games/{game.id}/undo/{asked.json()['request']}"
        shown = game.bob.game(game.id)["proposal"]
        assert (shown["kind"], shown["seat"], shown["asked"]) == ("undo", FREE, True)
        assert game.bob.refused("POST", f"{path}x", {"accept": True}) == (404, "no-such-proposal")
        done = game.bob.post(path, {"accept": True})
        assert done["count"] == 4
        after = game.ann.game(game.id)
        assert (after["waiting"], after["proposal"], after["count"]) == ([FREE], None, 4)
        assert [entry["number"] for entry in after["log"]] == [0, 1, 2, 3, 4]


def test_the_same_answers_meet_the_same_dice_again(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.first_answers()
        before = game.ann.game(game.id)
        request = game.ann.undo(game.id, FREE).json()["request"]
        game.bob.post(f"/api/games/{game.id}/undo/{request}", {"accept": True})
        game.first_answers()
        after = game.ann.game(game.id)
        assert (after["views"], after["log"]) == (before["views"], before["log"])


def test_who_is_asked_may_say_no_and_who_asks_may_think_better_of_it(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.first_answers()
        count = game.ann.game(game.id)["count"]
        for who in (game.bob, game.ann):
            request = game.ann.undo(game.id, FREE).json()["request"]
            who.post(f"/api/games/{game.id}/undo/{request}", {"accept": False})
            after = game.ann.game(game.id)
            assert (after["proposal"], after["count"]) == (None, count)
            late = game.bob.refused("POST", f"/api/games/{game.id}/undo/{request}", {"accept": True})
            assert late == (404, "no-such-proposal")


def test_a_wish_to_take_back_is_forgotten_when_the_game_goes_on(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.first_answers()
        request = game.ann.undo(game.id, FREE).json()["request"]
        mover = next(who for who in (game.ann, game.bob) if who.game(game.id)["questions"])
        seat, question = next(iter(mover.game(game.id)["questions"].items()))
        assert mover.answer(game.id, seat, question["options"][0]["name"]).status_code == 200
        assert game.bob.game(game.id)["proposal"] is None
        late = game.bob.refused("POST", f"/api/games/{game.id}/undo/{request}", {"accept": True})
        assert late == (404, "no-such-proposal")


def test_a_wish_to_take_back_survives_a_restart(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        game.first_answers()
        request = game.ann.undo(game.id, FREE).json()["request"]
    with parlour(tmp_path) as house:
        done = game.bob.at(house).post(f"/api/games/{game.id}/undo/{request}", {"accept": True})
        assert done["count"] == 4


def test_whoever_plays_alone_takes_back_everything(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        game = ann.make("boardgame", {FREE: "me", SHADOW: {"local": "Bob"}})["id"]
        ann.answer(game, FREE, "strider")
        ann.answer(game, SHADOW, "0")
        assert ann.undo(game, FREE).json()["count"] == 4
        assert ann.game(game)["waiting"] == [FREE]


def test_whoever_plays_computers_takes_back_their_answers_too(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        game = ann.make("boardgame", {FREE: "me", SHADOW: "random"})["id"]
        ann.answer(game, FREE, "strider")
        with ann.live(game) as live:
            message = live.receive_json()
            while FREE not in message.get("questions", {}):
                message = live.receive_json()
        assert ann.game(game)["count"] > 6
        assert ann.undo(game, FREE).json()["count"] == 4


# Choices made at once


def test_a_secret_choice_is_taken_back_and_nobody_s_question_changes(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game, people = four(house)
        before = {seat: who.game(game) for seat, who in people.items()}
        chosen = first(people["frodo"], game, "frodo")
        people["frodo"].answer(game, "frodo", chosen)
        undone = people["frodo"].undo(game, "frodo")
        assert (undone.status_code, undone.json()["count"]) == (200, before["frodo"]["count"])
        for seat, who in people.items():
            after = who.game(game)
            assert after["questions"] == before[seat]["questions"]
            assert after["views"] == before[seat]["views"]
            assert after["waiting"] == before[seat]["waiting"]
        assert people["frodo"].answer(game, "frodo", chosen).status_code == 200


def test_a_choice_that_all_have_made_is_taken_back_by_agreement_alone(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game, people = four(house)
        count = people["frodo"].game(game)["count"]
        for seat, who in people.items():
            who.answer(game, seat, first(who, game, seat))
        asked = people["frodo"].undo(game, "frodo")
        assert asked.status_code == 202
        path = f"/api/games/{game}/undo/{asked.json()['request']}"
        for seat in ("witch-king", "aragorn", "saruman"):
            assert people[seat].game(game)["count"] > count
            people[seat].post(path, {"accept": True})
        after = people["frodo"].game(game)
        assert (after["count"], after["waiting"]) == (count, ["frodo", "witch-king", "aragorn", "saruman"])


def test_all_choose_again_whoever_takes_back_a_choice_made_at_once(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game, people = four(house)
        count = people["frodo"].game(game)["count"]
        for seat, who in people.items():
            who.answer(game, seat, first(who, game, seat))
        request = people["saruman"].undo(game, "saruman").json()["request"]
        for seat in ("witch-king", "aragorn", "frodo"):
            people[seat].post(f"/api/games/{game}/undo/{request}", {"accept": True})
        after = people["frodo"].game(game)
        assert (after["count"], after["waiting"]) == (count, ["frodo", "witch-king", "aragorn", "saruman"])
