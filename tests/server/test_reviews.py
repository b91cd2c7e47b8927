"""Reviews of games that are over: made in the background, kept, and given to those who may see the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import ringwar
from ringwar.kernel import Position
from ringwar.players.advice.reviewing import Review, review
from ringwar.server.api import reading_shapes as shapes
from ringwar.server.rooms import reviewing
from ringwar.words import Words
from server.parlour import Parlour, Someone, parlour
from server.tables import BOTH, again, duel, record
from server.test_api_schema import check_shape

GOLDEN = Path(__file__).parents[1] / "games" / "cardgame-duel.ringwar"
PATIENCE = 120.0


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Parlour]:
    with parlour(tmp_path) as made:
        yield made


@cache
def late() -> Position[Any]:
    """The last answers of a game in which somebody had much to lose."""
    whole = ringwar.load(GOLDEN.read_text())
    stood = ringwar.read_position(ringwar.write_position(whole.at(540)))
    return ringwar.play_out(stood, dict.fromkeys(BOTH, "random"), 2)


@cache
def expected() -> Review:
    """What everybody makes of them."""
    return review(late())


def finished(anna: Someone, text: str | None = None, **more: Any) -> str:
    """A game that was played elsewhere, to its end."""
    body = {"seats": BOTH, "from": {"record": text or record(late())}, **more}
    return str(anna.post("/api/games", body)["id"])


def until(holds: Callable[[], bool]) -> None:
    """Wait for something."""
    began = monotonic()
    while not holds():
        assert monotonic() < began + PATIENCE
        sleep(0.05)


def reviewed(someone: Someone, game: str, **query: str) -> Any:
    """The review of a game, once it is made."""
    until(lambda: someone.ask("GET", f"/api/games/{game}/review").status_code == 200)
    return someone.get(f"/api/games/{game}/review", params=query)


def test_a_review_is_made_in_the_background_and_then_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with parlour(tmp_path) as here:
        anna = here.someone("Anna")
        game = finished(anna)
        first = anna.ask("GET", f"/api/games/{game}/review")
        assert (first.status_code, first.json()) == (202, {"done": 0.0})
        told: list[float] = []

        def is_made() -> bool:
            reply = anna.ask("GET", f"/api/games/{game}/review")
            told.append(reply.json().get("done", 1.0))
            return reply.status_code == 200

        until(is_made)
        assert told == sorted(told)
        assert any(0 < done < 1 for done in told)
        made = anna.get(f"/api/games/{game}/review")
    monkeypatch.setattr(reviewing, "reviewing", None)
    with parlour(tmp_path) as here:
        assert again(here, anna).get(f"/api/games/{game}/review") == made


def test_it_is_the_review_that_everybody_else_makes_with_words_beside_it(here: Parlour) -> None:
    anna = here.someone("Anna")
    made = reviewed(anna, finished(anna))
    check_shape(shapes.Review, made)
    assert made["chances"] == expected()["chances"]
    mistakes = [each for side in made["mistakes"].values() for each in side]
    assert mistakes
    assert all(each["words"]["given"] != each["words"]["better"] for each in mistakes)
    words = Words("en", game="cardgame")
    for side, found in expected()["mistakes"].items():
        for each, bare in zip(made["mistakes"][side], found, strict=True):
            reason = {**bare["reason"], "words": words.hint_reason(bare["reason"])}
            assert each == {**bare, "words": each["words"], "at": each["at"], "reason": reason}


def test_one_can_look_whether_there_is_a_review_without_having_it_made(here: Parlour) -> None:
    anna = here.someone("Anna")
    path = f"/api/games/{finished(anna)}/review"
    assert anna.ask("GET", path, params={"begin": "false"}).status_code == 204
    assert not here.playing.reviewing.works
    anna.ask("GET", path)
    until(lambda: anna.ask("GET", path, params={"begin": "false"}).status_code == 200)
    assert anna.get(path, params={"begin": "false"}) == anna.get(path)


def test_mistakes_say_what_on_the_table_they_are_about(here: Parlour) -> None:
    anna = here.someone("Anna")
    made = reviewed(anna, finished(anna))
    mistakes = [each for side in made["mistakes"].values() for each in side]
    assert any(each["at"] for each in mistakes)
    for each in mistakes:
        answers = {*each["begun"], each["given"], *each["given_then"], each["better"], *each["better_then"]}
        things = [(thing["kind"], thing["id"]) for thing in each["at"]]
        assert len(set(things)) == len(things)
        assert {name for _, name in things} <= answers


def test_a_review_speaks_the_language_of_whoever_reads_it(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = finished(anna)
    said = {language: reviewed(anna, game, language=language)["mistakes"] for language in ("en", "uk", "ru", "pl")}
    first = [next(each for side in found.values() for each in side) for found in said.values()]
    assert len({each["words"]["better"] for each in first}) == len(first)
    assert len({each["reason"]["words"] for each in first}) == len(first)


def test_a_review_that_was_kept_without_reasons_is_still_read(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = finished(anna)
    kept = reviewing.noted(late(), deepcopy(expected()), 0)
    for side in kept["mistakes"].values():
        for each in side:
            del each["reason"]
    here.playing.reviewing.kept.put(game, kept)
    made = anna.get(f"/api/games/{game}/review")
    check_shape(shapes.Review, made)
    mistakes = [each for side in made["mistakes"].values() for each in side]
    assert mistakes
    assert all(each["words"]["better"] and "reason" not in each for each in mistakes)


def test_a_game_that_goes_on_has_no_review(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = duel(anna)
    assert anna.refused("GET", f"/api/games/{game}/review") == (409, "not-over")
    anna.post(f"/api/games/{game}/resign", {"seat": "gandalf"})
    assert reviewed(anna, game)["mistakes"] == {"free-peoples": [], "shadow": []}


def test_only_those_have_it_who_may_see_the_game(here: Parlour) -> None:
    anna, bert = here.someone("Anna"), here.someone("Bert")
    game = finished(anna, access="private")
    assert bert.refused("GET", f"/api/games/{game}/review")[0] == 404
    assert not here.playing.reviewing.works


def test_computer_players_are_not_kept_waiting(here: Parlour) -> None:
    anna = here.someone("Anna")
    long = finished(anna, GOLDEN.read_text())
    assert anna.ask("GET", f"/api/games/{long}/review").status_code == 202
    game = anna.make("cardgame", {"gandalf": "rules", "witch-king": "me"}, scenario="duel")["id"]
    until(lambda: anna.game(game)["waiting"] == ["witch-king"])
    assert anna.ask("GET", f"/api/games/{long}/review").status_code == 202


def test_several_reviews_are_made_one_after_the_other(here: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_REVIEWS", 2)
    anna = here.someone("Anna")
    games = [finished(anna) for _ in range(3)]
    for game in games[:2]:
        assert anna.ask("GET", f"/api/games/{game}/review").status_code == 202
    assert anna.refused("GET", f"/api/games/{games[2]}/review") == (429, "too-many-reviews")
    assert reviewed(anna, games[0]) == reviewed(anna, games[1])
    assert anna.ask("GET", f"/api/games/{games[2]}/review").status_code == 202


def test_a_review_that_fails_can_be_asked_for_again(here: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = here.someone("Anna")
    game = finished(anna)
    with monkeypatch.context() as lost:
        lost.setattr(here.playing.workers, "think", lambda _work, done: done([]))
        assert anna.ask("GET", f"/api/games/{game}/review").status_code == 202
        assert not here.playing.reviewing.works
    assert reviewed(anna, game)["chances"]


def test_answers_have_the_numbers_that_they_have_in_the_game() -> None:
    noted = reviewing.noted(late(), deepcopy(expected()), 100)
    assert [each["count"] for each in noted["chances"]][:2] == [101, 102]
    assert all(each["count"] > 100 for found in noted["mistakes"].values() for each in found)
