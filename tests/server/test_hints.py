"""Advice: the best options where nobody else plays, and odds by what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ringwar
from ringwar import cardgame
from ringwar.boardgame.odds.exact import hunt_odds_of_view
from ringwar.kernel import CHANCE
from ringwar.server.api import advice_shapes as shapes
from ringwar.server.rooms import playing
from server.parlour import Parlour, Someone, parlour, sentence
from server.tables import BOTH, WAR, nearly_over, played_out
from server.test_api_schema import check_shape

FREE, SHADOW = "free-peoples", "shadow"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Parlour]:
    with parlour(tmp_path) as made:
        yield made


HIDDEN: dict[str, Any] = {
    "game": "boardgame",
    "phase": "actions",
    "turn": 2,
    "to_act": FREE,
    "dice": {FREE: ["muster", "event"], SHADOW: ["army", "event"]},
}
"""A table on which something is hidden."""


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


def laid(anna: Someone, seats: dict[str, Any], **more: Any) -> str:
    """A Duel in which Gandalf is to act, with several things to choose from."""
    document = ringwar.write_position(cardgame.scenario("duel", round=3, to_act="gandalf"))
    return str(anna.post("/api/games", {"seats": seats, "from": {"document": document}, **more})["id"])


# Hints


def test_a_hint_has_the_best_options_with_their_chances_and_reasons_in_words(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = laid(anna, BOTH)
    seat = anna.game(game)["waiting"][0]
    told = anna.get(f"/api/games/{game}/hint?seat={seat}")
    question = anna.game(game)["questions"][seat]
    check_shape(shapes.Hint, told)
    names = {option["name"]: option["words"] for option in question["options"]}
    assert (told["seat"], told["key"], told["level"]) == (seat, question["key"], "hard")
    assert all(names[each["name"]] == each["words"] for each in told["options"])
    assert all(sentence(each["reason"]["words"]) for each in told["options"])
    chances = [each["chance"] for each in told["options"]]
    assert chances == sorted(chances, reverse=True)
    body = {"seat": seat, "question": question["id"], "answers": [told["options"][0]["name"]]}
    assert anna.ask("POST", f"/api/games/{game}/answers", body).status_code == 200


def test_a_hint_is_what_python_says_in_the_language_of_the_caller(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = war(anna, 40)
    position = played_out("boardgame").at(40)
    seat = anna.game(game)["waiting"][0]
    told = anna.get(f"/api/games/{game}/hint?seat={seat}&language=uk")
    found = ringwar.hint(position, seat)
    assert [(each["name"], each["chance"]) for each in told["options"]] == [
        (each["name"], each["chance"]) for each in found["options"]
    ]
    words = ringwar.Words("uk", game="boardgame")
    for each, other in zip(told["options"], found["options"], strict=True):
        assert each["reason"] == {**other["reason"], "words": words.hint_reason(other["reason"])}


def test_a_hint_follows_a_draft(here: Parlour) -> None:
    anna = here.someone("Anna")
    document = {
        "game": "boardgame",
        "phase": "actions",
        "turn": 2,
        "to_act": SHADOW,
        "dice": {SHADOW: ["muster", "army"]},
    }
    game = str(anna.post("/api/games", {"seats": WAR, "from": {"document": document}})["id"])
    call = f"/api/games/{game}/hint?seat={SHADOW}"
    told = anna.get(f"{call}&draft=muster&draft=diplomacy")
    assert told["key"] == "diplomacy"
    assert {each["name"] for each in told["options"]} == {"isengard", "sauron", "southrons"}
    assert refused(anna, f"{call}&draft=utumno") == (422, "illegal-answer")


def test_somebody_at_the_same_screen_is_no_stranger(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = laid(anna, {"gandalf": "me", "witch-king": {"local": "Ben"}})
    assert anna.get(f"/api/games/{game}/hint?seat=gandalf")["options"]


def test_there_are_no_hints_where_somebody_else_plays(here: Parlour) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    made = anna.make("cardgame", {"gandalf": "me"}, scenario="duel")
    seat = {"seat": "witch-king", "join": made["join"]["witch-king"]}
    ben.post(f"/api/games/{made['id']}/seats", seat)
    for someone, own in ((anna, "gandalf"), (ben, "witch-king")):
        assert refused(someone, f"/api/games/{made['id']}/hint?seat={own}") == (403, "no-hints")


def test_there_are_hints_only_for_an_own_seat_that_is_asked(here: Parlour) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    game = laid(anna, BOTH, access="listed")
    assert refused(ben, f"/api/games/{game}/hint?seat=gandalf") == (403, "not-your-seat")
    assert refused(anna, f"/api/games/{game}/hint?seat=witch-king") == (409, "question-closed")
    anna.post(f"/api/games/{game}/abandon")
    assert refused(anna, f"/api/games/{game}/hint?seat=gandalf") == (409, "over")


def test_a_hint_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(here: Parlour) -> None:
    """The Shadow holds other cards: the Free Peoples are told the same."""
    anna = here.someone("Anna")
    told = []
    for cards in (["shadow-character-05", "shadow-strategy-05"], ["shadow-character-20", "shadow-strategy-18"]):
        document = {**HIDDEN, "hands": {SHADOW: cards}}
        game = str(anna.post("/api/games", {"seats": WAR, "from": {"document": document}})["id"])
        hint = anna.get(f"/api/games/{game}/hint?seat={FREE}")
        told.append({name: value for name, value in hint.items() if name != "revision"})
    assert told[0] == told[1]


def test_who_waits_too_long_for_a_hint_is_told_so(here: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = here.someone("Anna")
    game = laid(anna, BOTH)
    call = f"/api/games/{game}/hint?seat=gandalf"
    monkeypatch.setattr(playing, "HINT_SECONDS", 0.01)
    monkeypatch.setattr(here.playing.workers, "think", lambda *_, **__: None)
    assert refused(anna, call) == (429, "too-many-hints")
    assert anna.ask("GET", call).headers["retry-after"] == "5"


def test_only_some_wait_for_hints_at_once(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = laid(anna, BOTH)
    for _ in range(playing.MOST_HINTS):
        here.playing.advising.acquire()
    assert refused(anna, f"/api/games/{game}/hint?seat=gandalf") == (429, "too-many-hints")


def test_a_game_says_where_hints_can_be_had(here: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here.playing.workers, "ask", lambda *_: None)
    anna, ben = here.someone("Anna"), here.someone("Ben")
    alone = laid(anna, {"gandalf": "me", "witch-king": "rules"}, access="listed")
    shared = laid(anna, {"gandalf": "me", "witch-king": {"local": "Carl"}})
    waiting = laid(anna, {"gandalf": "rules", "witch-king": "me"})
    assert ["hint" in anna.game(game)["may"] for game in (alone, shared, waiting)] == [True, True, False]
    assert "hint" not in ben.game(alone)["may"]
    anna.post(f"/api/games/{alone}/abandon")
    assert "hint" not in anna.game(alone)["may"]


def test_a_game_between_people_says_that_there_are_no_hints(here: Parlour) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    game = laid(anna, {"gandalf": "me"})
    join = anna.game(game)["seats"]["witch-king"]["join"]
    ben.post(f"/api/games/{game}/seats", {"seat": "witch-king", "join": join})
    assert anna.game(game)["waiting"] == ["gandalf"]
    assert all("hint" not in someone.game(game)["may"] for someone in (anna, ben))


def test_there_is_no_hint_where_there_is_nothing_to_choose(here: Parlour) -> None:
    played, anna = played_out("boardgame"), here.someone("Anna")
    moments = ((number, played.at(number).questions) for number in range(played.count))
    number = next(at for at, (asked, *_) in moments if asked.side != CHANCE and len(asked.options) == 1)
    game = war(anna, number)
    (asked,) = anna.game(game)["questions"].values()
    assert len(asked["options"]) == 1
    assert "hint" not in anna.game(game)["may"]
    assert refused(anna, f"/api/games/{game}/hint?seat={asked['side']}") == (422, "no-hint-no-choice")


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
