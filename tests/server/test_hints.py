"""Advice: what a computer player would do where nobody else plays, and odds by what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ringwar
from ringwar import cardgame
from ringwar.boardgame.odds.exact import hunt_odds_of_view
from ringwar.kernel import CHANCE, Dice, Position
from ringwar.players.wrappers import Stopping
from ringwar.server.api import advice_shapes as shapes
from ringwar.server.rooms import playing
from server.parlour import Parlour, Someone, parlour, sentence
from server.tables import BOTH, WAR, duel, nearly_over, played_out
from server.test_api_schema import check_shape

FREE, SHADOW = "free-peoples", "shadow"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Parlour]:
    with parlour(tmp_path) as made:
        yield made


def refused(someone: Someone, call: str) -> tuple[int, str]:
    """With which status and key a call is refused, in words."""
    reply = someone.ask("GET", call)
    assert sentence(reply.json()["words"])
    return reply.status_code, reply.json()["key"]


def war(anna: Someone, number: int | None = None) -> str:
    """A board game that somebody plays alone, from its beginning or after so many answers of one."""
    if number is None:
        return str(anna.make("boardgame", WAR)["id"])
    document = ringwar.write_position(played_out("boardgame").at(number))
    return str(anna.post("/api/games", {"seats": WAR, "from": {"document": document}})["id"])


# Hints


def test_a_hint_is_an_answer_that_can_be_given(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = duel(anna)
    seat = anna.game(game)["waiting"][0]
    told = anna.get(f"/api/games/{game}/hint?seat={seat}")
    question = anna.game(game)["questions"][seat]
    check_shape(shapes.Hint, told)
    assert told["player"] == "rules"
    assert told["answers"][0]["name"] in [option["name"] for option in question["options"]]
    assert all(sentence(each["words"]) and sentence(each["question"]) for each in told["answers"])
    body = {"seat": seat, "question": question["id"], "answers": [each["name"] for each in told["answers"]]}
    assert anna.ask("POST", f"/api/games/{game}/answers", body).status_code == 200


def test_there_are_no_hints_where_somebody_else_plays(here: Parlour) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    made = anna.make("cardgame", {"gandalf": "me"}, scenario="duel")
    seat = {"seat": "witch-king", "join": made["join"]["witch-king"]}
    ben.post(f"/api/games/{made['id']}/seats", seat)
    for someone, own in ((anna, "gandalf"), (ben, "witch-king")):
        assert refused(someone, f"/api/games/{made['id']}/hint?seat={own}") == (403, "no-hints")


def test_there_are_hints_only_for_an_own_seat_that_is_asked(here: Parlour) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    game = duel(anna, access="listed")
    asked = anna.game(game)["waiting"]
    assert refused(ben, f"/api/games/{game}/hint?seat={asked[0]}") == (403, "not-your-seat")
    if len(asked) == 1:
        other = next(seat for seat in BOTH if seat not in asked)
        assert refused(anna, f"/api/games/{game}/hint?seat={other}") == (409, "question-closed")
    anna.post(f"/api/games/{game}/abandon")
    assert refused(anna, f"/api/games/{game}/hint?seat={asked[0]}") == (409, "over")


def test_a_hint_does_not_go_beyond_what_the_seat_may_know(here: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = here.someone("Anna")
    game = duel(anna)
    seat = anna.game(game)["waiting"][0]
    question = anna.game(game)["questions"][seat]
    given: list[tuple[str, str]] = []

    def ask(position: Position[Any], levels: Any, seed: str, done: Callable[[Any], None]) -> None:
        """Answer for the seat, and for Chance, as often as nobody else is asked."""
        while (asked := next((each for each in position.questions if each.side == seat), None)) and len(given) < 30:
            given.append((seat, asked.names()[0]))
            position = position.after(asked.options[0], seat).played(Stopping({CHANCE: Dice(1)}))
        done(given)

    monkeypatch.setattr(here.playing.workers, "ask", ask)
    told = anna.get(f"/api/games/{game}/hint?seat={seat}")["answers"]
    preview = {"seat": seat, "question": question["id"], "answers": [each["name"] for each in told]}
    assert anna.post(f"/api/games/{game}/preview", preview)["commits"]
    assert [each["name"] for each in told] == [name for _, name in given[: len(told)]]


def test_who_waits_too_long_for_a_hint_is_told_so(here: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = here.someone("Anna")
    game = duel(anna)
    call = f"/api/games/{game}/hint?seat={anna.game(game)['waiting'][0]}"
    monkeypatch.setattr(playing, "HINT_SECONDS", 0.01)
    monkeypatch.setattr(here.playing.workers, "ask", lambda *_: None)
    assert refused(anna, call) == (429, "too-many-hints")
    assert anna.ask("GET", call).headers["retry-after"] == "5"


def test_only_some_wait_for_hints_at_once(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = duel(anna)
    for _ in range(playing.MOST_HINTS):
        here.playing.advising.acquire()
    assert refused(anna, f"/api/games/{game}/hint?seat={anna.game(game)['waiting'][0]}") == (429, "too-many-hints")


def test_a_game_says_where_hints_can_be_had(here: Parlour) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    shared = str(anna.make("cardgame", {"gandalf": "me", "witch-king": {"local": "Carl"}}, scenario="duel")["id"])
    alone = duel(anna, access="listed")
    assert all("hint" in anna.game(game)["may"] for game in (shared, alone))
    assert "hint" not in ben.game(alone)["may"]
    anna.post(f"/api/games/{alone}/abandon")
    assert "hint" not in anna.game(alone)["may"]
    made = anna.make("cardgame", {"gandalf": "me"}, scenario="duel")
    ben.post(f"/api/games/{made['id']}/seats", {"seat": "witch-king", "join": made["join"]["witch-king"]})
    assert all("hint" not in someone.game(made["id"])["may"] for someone in (anna, ben))


def test_there_are_no_hints_while_a_computer_thinks(here: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here.playing.workers, "ask", lambda *_: None)
    anna = here.someone("Anna")
    document = ringwar.write_position(cardgame.scenario("duel", round=3, to_act="gandalf"))
    for seats, may in (
        ({"gandalf": "me", "witch-king": "rules"}, True),
        ({"gandalf": "rules", "witch-king": "me"}, False),
    ):
        game = anna.game(anna.post("/api/games", {"seats": seats, "from": {"document": document}})["id"])
        assert (game["waiting"], "hint" in game["may"]) == (["gandalf"], may)


# Odds


def odds(someone: Someone, game: str, seat: str = SHADOW, **query: str) -> Any:
    """The odds as a seat is told them."""
    told = someone.get(f"/api/games/{game}/odds", params={"seat": seat, **query})
    check_shape(shapes.Odds, told)
    return told


def test_the_odds_of_an_attack_are_those_of_the_armies_that_stand_there(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = war(anna)
    battle = odds(anna, game, region="osgiliath", **{"from": "minas-morgul"})["battle"]
    assert (battle["at"], battle["from"]) == ("osgiliath", "minas-morgul")
    assert battle["attacker"] + battle["defender"] + battle["both_destroyed"] + battle["undecided"] == pytest.approx(1)
    assert sentence(battle["words"])


def test_the_odds_of_the_battle_that_is_on_are_those_of_the_forces_that_fight(here: Parlour) -> None:
    anna = here.someone("Anna")
    whole = played_out("boardgame")
    number = next(n for n in range(whole.count) if whole.at(n).view(SHADOW)["battle"] is not None)
    game = war(anna, number)
    seen = anna.game(game)["views"][SHADOW]["battle"]
    battle = odds(anna, game)["battle"]
    assert (battle["at"], battle["from"]) == (seen["target"], seen["origin"])
    units = {side: sum(force["army"].values()) for side, force in seen["forces"].items()}
    left = [(each["attacker"], each["defender"]) for each in battle["left"]]
    assert max(mine for mine, _ in left) <= units[seen["attacker"]]
    assert max(theirs for _, theirs in left) <= max(units.values())
    assert sum(each["chance"] for each in battle["left"]) == pytest.approx(1)


def test_the_odds_of_the_hunt_are_those_of_the_view(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = war(anna)
    told = odds(anna, game, FREE)
    (expected,) = hunt_odds_of_view(anna.game(game)["views"][FREE])
    assert told["battle"] is None
    assert told["hunt"]["success"] == expected.success
    assert told["hunt"]["tiles"] == expected.tiles
    assert sentence(told["hunt"]["words"])


def test_armies_that_cannot_fight_have_no_odds(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = war(anna)
    assert odds(anna, game, region="gorgoroth", **{"from": "barad-dur"})["battle"] is None


def test_odds_are_refused_where_there_are_none(here: Parlour) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    board, cards = war(anna), nearly_over(anna)
    assert refused(anna, f"/api/games/{cards}/odds?seat=gandalf") == (422, "no-odds")
    assert refused(anna, f"/api/games/{board}/odds?seat=shadow&region=utumno") == (422, "no-such-region")
    assert refused(ben, f"/api/games/{board}/odds?seat=shadow") == (404, "no-such-room")
    anna.post(f"/api/games/{board}/abandon")
    assert refused(anna, f"/api/games/{board}/odds?seat=shadow") == (409, "over")
