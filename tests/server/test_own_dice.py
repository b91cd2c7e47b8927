"""Games with dice and cards on a real table: people say what was rolled and drawn."""

from __future__ import annotations

from pathlib import Path

from server.parlour import FREE, SHADOW, Someone, board, parlour

CHANCE = "chance"


def roll(game: str, *people: Someone) -> int:
    """Have people say what Chance brings until one of them is asked; how often it was asked."""
    number = 0
    while people[0].game(game, since=10**6)["waiting"] == [CHANCE]:
        asked = [(who, who.game(game, since=10**6)["questions"].get(CHANCE)) for who in people]
        who, question = next((who, question) for who, question in asked if question is not None)
        assert who.answer(game, CHANCE, question["options"][0]["name"], question["id"]).status_code == 200
        number += 1
    return number


def test_people_say_what_was_drawn_and_rolled(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, dice="own")
        first = game.ann.game(game.id)
        assert first["waiting"] == [CHANCE]
        assert first["questions"][CHANCE]["words"]
        assert game.bob.game(game.id)["questions"] == {}
        assert roll(game.id, game.ann, game.bob) == 4
        assert game.ann.game(game.id)["waiting"] == [FREE]
        game.first_answers()
        dice = game.ann.game(game.id)["questions"][CHANCE]
        assert game.bob.game(game.id)["questions"][CHANCE] == dice
        assert roll(game.id, game.bob, game.ann) >= 10
        assert CHANCE not in game.ann.game(game.id)["waiting"]


def test_only_those_at_the_table_name_its_dice(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, dice="own", access="listed")
        eve = house.someone("Eve")
        asked = game.ann.asked(game.id, CHANCE)
        assert eve.game(game.id)["questions"] == {}
        reply = eve.answer(game.id, CHANCE, asked["options"][0]["name"], asked["id"])
        assert (reply.status_code, reply.json()["key"]) == (403, "not-your-seat")
        assert game.ann.game(game.id)["count"] == 0


def test_no_clock_runs_while_dice_are_rolled(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, dice="own", pace={"kind": "live", "seconds": 60})
        house.clock.turn(100)
        seats = game.ann.game(game.id)["seats"]
        assert [seat["clock"] for seat in seats.values()] == [{"left": 60.0, "runs": False}] * 2
        roll(game.id, game.ann, game.bob)
        house.clock.turn(10)
        assert game.ann.game(game.id)["seats"][FREE]["clock"] == {"left": 50.0, "runs": True}


def test_dice_of_one_s_own_go_on_after_a_restart(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, dice="own")
        asked = game.ann.asked(game.id, CHANCE)
    with parlour(tmp_path) as house:
        ann = game.ann.at(house)
        assert ann.asked(game.id, CHANCE) == asked
        roll(game.id, ann, game.bob.at(house))
        assert ann.asked(game.id, FREE)["key"] == "guide"


def test_what_a_computer_player_draws_in_secret_the_program_draws(tmp_path: Path) -> None:
    with parlour(tmp_path, workers=0) as house:
        ann = house.someone("Ann")
        game = ann.make("boardgame", {FREE: "me", SHADOW: "random"}, dice="own")["id"]
        asked = []
        while CHANCE in (questions := ann.game(game, since=10**6)["questions"]):
            asked.append(questions[CHANCE]["about"])
            ann.answer(game, CHANCE, questions[CHANCE]["options"][0]["name"])
        assert len(asked) == 2
        assert all(SHADOW not in about.values() for about in asked)
        assert ann.game(game)["count"] == 4


def test_dice_of_one_throw_are_said_in_one_go(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, dice="own")
        roll(game.id, game.ann, game.bob)
        game.first_answers()
        asked = game.ann.asked(game.id, CHANCE)
        assert (asked["key"], asked["about"], asked["together"]) == ("action-die", {"roller": FREE}, 4)
        count = game.ann.game(game.id)["count"]
        body = {"seat": CHANCE, "question": asked["id"], "answers": ["muster"] * 5}
        refused = game.ann.ask("POST", f"/api/games/{game.id}/answers", body)
        assert (refused.status_code, refused.json()["key"]) == (422, "chance-one-by-one")
        assert game.ann.game(game.id)["count"] == count
        thrown = {**body, "answers": ["muster", "event", "muster", "character"]}
        assert game.ann.post(f"/api/games/{game.id}/answers", thrown)["count"] == count + 4
        assert game.bob.game(game.id)["views"][SHADOW]["dice"][FREE] == ["character", "event", "muster", "muster"]
        assert game.bob.asked(game.id, CHANCE)["about"] == {"roller": SHADOW}
