"""Pace: whose clock runs and when, and what the others can do when it is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.parlour import FREE, SHADOW, Board, Clock, Parlour, Someone, board, parlour
from server.test_rooms import TRILOGY, first

BLITZ = {"kind": "live", "seconds": 60, "increment": 5}
DAY = 24 * 3600.0


def clocks(who: Someone, game: str) -> dict[str, tuple[float, bool]]:
    """What is left to each seat, and whose clock runs."""
    seats = who.game(game, since=10**6)["seats"]
    return {seat: (each["clock"]["left"], each["clock"]["runs"]) for seat, each in seats.items() if "clock" in each}


def late(house: Parlour, **more: Any) -> Board:
    """A game in which Ann's time is over."""
    game = board(house, pace=BLITZ, **more)
    house.clock.turn(61)
    return game


def test_only_the_clock_of_whoever_is_to_answer_runs(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, pace=BLITZ)
        house.clock.turn(10)
        assert clocks(game.bob, game.id) == {FREE: (50.0, True), SHADOW: (60.0, False)}
        game.ann.answer(game.id, FREE, "strider")
        house.clock.turn(20)
        assert clocks(game.bob, game.id) == {FREE: (55.0, False), SHADOW: (40.0, True)}


def test_no_clock_runs_before_a_game_begins_or_after_it_is_over(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann, bob = house.someone("Ann"), house.someone("Bob")
        made = ann.make("boardgame", {FREE: "me"}, pace=BLITZ)
        house.clock.turn(1000)
        assert clocks(ann, made["id"]) == {FREE: (60.0, False)}
        bob.join(made, SHADOW)
        assert clocks(ann, made["id"]) == {FREE: (60.0, True), SHADOW: (60.0, False)}
        bob.post(f"/api/games/{made['id']}/resign", {"seat": SHADOW})
        house.clock.turn(1000)
        assert not any(runs for _, runs in clocks(ann, made["id"]).values())


def test_no_clock_runs_while_several_are_to_answer(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        people = {seat: house.someone(seat) for seat in TRILOGY}
        made = people["frodo"].make("cardgame", {"frodo": "me"}, pace=BLITZ)
        for seat in TRILOGY[1:]:
            people[seat].join(made, seat)
        for seat in TRILOGY[:3]:
            house.clock.turn(1000)
            assert not any(runs for _, runs in clocks(people[seat], made["id"]).values())
            people[seat].answer(made["id"], seat, first(people[seat], made["id"], seat))
        house.clock.turn(10)
        assert clocks(people["frodo"], made["id"])["saruman"] == (50.0, True)


def test_everybody_has_a_minimum_for_a_hand_over(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, pace={"kind": "live", "seconds": 60})
        house.clock.turn(59)
        game.ann.answer(game.id, FREE, "strider")
        game.bob.answer(game.id, SHADOW, "0")
        mover = next(who for who in (game.ann, game.bob) if who.game(game.id)["questions"])
        while mover is game.bob:
            seat, question = next(iter(game.bob.game(game.id)["questions"].items()))
            game.bob.answer(game.id, seat, question["options"][-1]["name"])
            mover = next(who for who in (game.ann, game.bob) if who.game(game.id)["questions"])
        assert clocks(game.bob, game.id)[FREE] == (15.0, True)
        house.clock.turn(14)
        assert game.bob.refused("POST", f"/api/games/{game.id}/late", {"action": "claim"}) == (409, "not-late")
        house.clock.turn(2)
        assert clocks(game.bob, game.id)[FREE] == (0.0, True)
        assert "claim" in game.bob.game(game.id)["may"]


def test_days_begin_anew_with_every_hand_over(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, pace={"kind": "days", "days": 3})
        house.clock.turn(2 * DAY)
        assert clocks(game.ann, game.id) == {FREE: (DAY, True), SHADOW: (3 * DAY, False)}
        game.ann.answer(game.id, FREE, "strider")
        assert clocks(game.ann, game.id) == {FREE: (3 * DAY, False), SHADOW: (3 * DAY, True)}
        house.clock.turn(3 * DAY + 1)
        assert "claim" in game.ann.game(game.id)["may"]
        assert "claim" not in game.bob.game(game.id)["may"]


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live"},
        {"kind": "live", "seconds": 59},
        {"kind": "live", "seconds": 60, "increment": -1},
        {"kind": "live", "seconds": 10**6},
        {"kind": "days", "days": 2},
        {"kind": "days"},
    ],
)
def test_a_pace_that_cannot_be_is_refused(tmp_path: Path, pace: dict[str, Any]) -> None:
    with parlour(tmp_path) as house:
        status, key = house.someone("Ann").refused("POST", "/api/games", {"game": "boardgame", "pace": pace})
        assert status == 422
        assert key.startswith("no-such-pace")


# Time is over


def test_nothing_happens_by_itself_when_time_is_over(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = late(house)
        assert game.bob.game(game.id)["status"] == "running"
        assert game.ann.answer(game.id, FREE, "strider").status_code == 200
        assert game.bob.refused("POST", f"/api/games/{game.id}/late", {"action": "claim"}) == (409, "not-late")
        assert clocks(game.ann, game.id)[FREE] == (5.0, False)


def test_the_others_may_claim_the_game_and_the_result_says_so(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = late(house, access="listed")
        path = f"/api/games/{game.id}/late"
        for who in (game.ann, house.someone("Cid")):
            for action in ("claim", "extend", "computer"):
                assert who.refused("POST", path, {"action": action}) == (403, "not-for-you-to-claim")
        assert game.bob.game(game.id)["may"][-3:] == ["claim", "extend", "computer"]
        game.bob.post(path, {"action": "claim"})
        over = game.ann.game(game.id)
        assert (over["status"], over["result"]) == ("finished", {"winner": SHADOW, "kind": "time"})


def test_the_others_may_give_more_time(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = late(house)
        game.bob.post(f"/api/games/{game.id}/late", {"action": "extend"})
        assert clocks(game.ann, game.id)[FREE] == (60.0, True)
        assert "claim" not in game.bob.game(game.id)["may"]
        assert game.ann.answer(game.id, FREE, "strider").status_code == 200


def test_the_others_may_let_a_computer_play_on(tmp_path: Path) -> None:
    with parlour(tmp_path, workers=0) as house:
        game = late(house)
        game.bob.post(f"/api/games/{game.id}/late", {"action": "computer"})
        stands = game.bob.game(game.id)
        assert (stands["seats"][FREE]["kind"], stands["waiting"]) == ("computer", [FREE])
        assert list(clocks(game.bob, game.id)) == [SHADOW]
        assert house.playing.asked == {game.id: stands["revision"]}


def test_partners_wait_for_each_other_and_cannot_claim(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        people = {seat: house.someone(seat) for seat in TRILOGY}
        made = people["frodo"].make("cardgame", {"frodo": "me"}, pace=BLITZ)
        for seat in TRILOGY[1:]:
            people[seat].join(made, seat)
        for seat in TRILOGY[:3]:
            people[seat].answer(made["id"], seat, first(people[seat], made["id"], seat))
        house.clock.turn(61)
        path = f"/api/games/{made['id']}/late"
        assert people["witch-king"].refused("POST", path, {"action": "claim"}) == (403, "not-for-you-to-claim")
        assert people["witch-king"].game(made["id"])["may"][-2:] == ["extend", "computer"]
        people["aragorn"].post(path, {"action": "claim"})
        assert people["frodo"].game(made["id"])["result"] == {"winner": FREE, "kind": "time"}


def test_those_who_watch_are_told_once_that_time_is_over(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, pace=BLITZ)
        with game.bob.live(game.id) as live:
            assert [live.receive_json()["type"] for _ in range(2)] == ["snapshot", "presence"]
            for _ in range(3):
                house.clock.turn(30)
                house.playing.tick()
            told = live.receive_json()
            assert (told["type"], told["late"], told["may"][-3:]) == ("clock", FREE, ["claim", "extend", "computer"])
            assert told["clocks"][FREE] == {"left": 0.0, "runs": True}
            game.ann.answer(game.id, FREE, "strider")
            assert live.receive_json()["type"] == "update"


# What is taken back


def test_nobody_gains_time_by_taking_back(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, pace=BLITZ)
        for _ in range(3):
            house.clock.turn(10)
            game.ann.answer(game.id, FREE, "strider")
            game.ann.undo(game.id, FREE)
        assert clocks(game.ann, game.id) == {FREE: (35.0, True), SHADOW: (60.0, False)}


def test_a_hand_over_that_was_taken_back_goes_on(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, pace={"kind": "days", "days": 1})
        house.clock.turn(1000)
        game.ann.answer(game.id, FREE, "strider")
        house.clock.turn(500)
        game.ann.undo(game.id, FREE)
        assert clocks(game.ann, game.id) == {FREE: (DAY - 1000, True), SHADOW: (DAY, False)}
        game.ann.answer(game.id, FREE, "strider")
        assert clocks(game.ann, game.id)[SHADOW] == (DAY, True)


def test_the_minimum_of_a_hand_over_is_not_given_twice(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, pace={"kind": "live", "seconds": 60})
        house.clock.turn(60)
        game.ann.answer(game.id, FREE, "strider")
        game.ann.undo(game.id, FREE)
        house.clock.turn(1)
        assert "claim" in game.bob.game(game.id)["may"]


# Restarts


def test_no_clock_runs_while_the_server_is_down(tmp_path: Path) -> None:
    clock = Clock()
    with parlour(tmp_path, clock) as house:
        game = board(house, pace=BLITZ)
        clock.turn(20)
    clock.turn(10_000)
    with parlour(tmp_path, clock) as house:
        ann, bob = game.ann.at(house), game.bob.at(house)
        assert clocks(bob, game.id) == {FREE: (40.0, True), SHADOW: (60.0, False)}
        clock.turn(10)
        ann.answer(game.id, FREE, "strider")
        assert clocks(bob, game.id) == {FREE: (35.0, False), SHADOW: (60.0, True)}


def test_what_was_spent_before_a_crash_since_the_last_answer_is_given_back(tmp_path: Path) -> None:
    clock = Clock()
    with parlour(tmp_path, clock) as house:
        game = board(house, pace=BLITZ)
        clock.turn(20)
        house.playing.games.turn_clocks = lambda turn: None
    clock.turn(10_000)
    with parlour(tmp_path, clock) as house:
        assert clocks(game.bob.at(house), game.id) == {FREE: (60.0, True), SHADOW: (60.0, False)}


def test_computers_have_no_clock_and_people_s_stand_while_they_think(tmp_path: Path) -> None:
    with parlour(tmp_path, workers=0) as house:
        ann = house.someone("Ann")
        game = ann.make("boardgame", {FREE: "me", SHADOW: "random"}, pace=BLITZ)["id"]
        assert list(clocks(ann, game)) == [FREE]
        house.clock.turn(10)
        ann.answer(game, FREE, "strider")
        house.clock.turn(1000)
        assert clocks(ann, game) == {FREE: (55.0, False)}
