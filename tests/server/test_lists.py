"""Lists of games: one's own, those with open seats, those to watch, those that are over."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringwar.server.api import games as calls
from ringwar.server.store import games as store
from server.parlour import FREE, SHADOW, Someone, board, parlour


def ids(who: Someone, query: str) -> list[str]:
    """The games of a list."""
    return [game["id"] for game in who.get(f"/api/games?{query}")["games"]]


def test_lists_show_what_is_listed_and_one_s_own(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann, eve = house.someone("Ann"), house.someone("Eve")
        made: dict[str, str] = {}
        for access in ("private", "link", "listed"):
            house.clock.turn(1)
            made[access] = ann.make("boardgame", {FREE: "me"}, access=access)["id"]
        house.clock.turn(1)
        running = ann.make("boardgame", {FREE: "me", SHADOW: {"local": "Bob"}}, access="listed")["id"]
        assert ids(ann, "mine") == [running, made["listed"], made["link"], made["private"]]
        for who in (eve, house.someone()):
            assert ids(who, "open") == [made["listed"]] == ids(who, "")
            assert (ids(who, "running"), ids(who, "finished")) == ([running], [])
        assert ids(eve, "mine") == []
        assert house.someone().refused("GET", "/api/games?mine") == (401, "not-logged-in")
        ann.post(f"/api/games/{running}/resign", {"seat": FREE})
        assert (ids(eve, "running"), ids(eve, "finished")) == ([], [running])


def test_a_list_says_what_one_chooses_by_and_no_more(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, pace={"kind": "days", "days": 3})
        shown = game.bob.get("/api/games?mine")["games"][0]
        assert (shown["mine"], shown["waiting"], shown["status"]) == ([SHADOW], [FREE], "running")
        assert shown["seats"][FREE] == {"name": "Ann", "kind": "guest"}
        assert shown["pace"]["days"] == 3
        text = game.bob.ask("GET", "/api/games?mine").text
        assert game.made["watch"] not in text
        assert "views" not in text


def test_a_list_goes_on_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (calls, store):
        monkeypatch.setattr(module, "MOST_IN_A_LIST", 2)
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        made = {ann.make("boardgame", {FREE: "me"}, access="listed")["id"] for _ in range(3)}
        house.clock.turn(1)
        made |= {ann.make("boardgame", {FREE: "me"}, access="listed")["id"] for _ in range(2)}
        found: list[str] = []
        after = ""
        while after is not None:
            page = ann.get(f"/api/games?open{after and '&after='}{after}")
            found += [game["id"] for game in page["games"]]
            after = page["next"]
        assert len(found) == 5
        assert set(found) == made
        for wrong in ("nonsense", "1.2.3~x", "1~", "~x"):
            assert ann.refused("GET", f"/api/games?open&after={wrong}") == (422, "bad-request")


def test_games_can_be_made_up_to_a_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringwar.server.rooms.playing.MOST_GAMES", 1)
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        first = ann.make("boardgame", {FREE: "me"})["id"]
        body = {"game": "boardgame", "seats": {FREE: "me"}}
        assert ann.refused("POST", "/api/games", body) == (429, "too-many-games")
        ann.post(f"/api/games/{first}/abandon")
        assert ann.make("boardgame", {FREE: "me"})["id"] != first


def test_the_catalogue_says_what_can_be_played(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        known = house.someone().get("/api/catalogue")
        assert set(known["games"]) == {"boardgame", "cardgame"}
        assert known["levels"] == ["easy", "normal", "hard", "expert"]
        assert known["usual_level"] in known["levels"]
        assert known["styles"] == ["balanced", "military", "ring-race", "surprise"]
        assert known["in_style"] == ["normal", "hard", "expert"]
        assert "en" in known["languages"]
        assert known["protocols"]
