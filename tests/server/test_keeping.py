"""What the database holds of a game, answer by answer."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import URL

from ringwar import games
from ringwar.kernel import Asked, name_of
from ringwar.server.rooms import loading
from ringwar.server.rooms.room import Room
from server.parlour import served

CHANGES = 80
BACK = 0.15
"""How often something is taken back instead of answered."""
FURTHEST = 6
"""How many answers are taken back at most."""


def named(asked: list[Asked]) -> list[tuple[str, str, str]]:
    """Answers by their names."""
    return [(side, key, name_of(answer)) for side, key, answer in asked]


def check_kept(room: Room) -> None:
    """Whether the database holds the game as it stands."""
    store, game = room.house.games, room.row.id
    assert named(store.answers(game)) == named(room.growing.answers)
    assert sorted(store.pending(game)) == sorted(named(room.growing.chosen))
    number, document = loading.step_of(room.position)
    assert store.last_step(game) == (number, document)


@pytest.mark.parametrize(("game", "scenario"), [("boardgame", "war"), ("cardgame", "duel")])
def test_whatever_is_answered_and_taken_back_is_kept_as_it_stands(game: str, scenario: str, database_url: URL) -> None:
    rng, rules = Random(game), games.ruleset(game)
    first, second = rules.seats(rules.setup(scenario))
    with served(database_url.render_as_string(hide_password=False)) as place:
        made = place.someone("Anna").make(game, {first: "me"}, scenario=scenario)
        place.someone("Ben").post(f"/api/games/{made['id']}/seats", {"seat": second, "join": made["join"][second]})
        with place.playing.hall.room(made["id"]) as room:
            for _ in range(CHANGES):
                if rng.random() < BACK:
                    room.table.go_back(max(0, room.position.count - rng.randint(1, FURTHEST)), first)
                    room.table.advance()
                else:
                    question = rng.choice(room.position.questions)
                    room.answer(question.side, [name_of(rng.choice(question.options))])
                check_kept(room)
