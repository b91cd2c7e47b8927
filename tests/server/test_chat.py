"""Chat and notes: players and spectators apart, nobody is heard whom somebody has muted, notes are private."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server.parlour import FREE, SHADOW, Someone, board, parlour
from server.test_live import heard


def said(who: Someone, game: str, **query: Any) -> list[str]:
    """What somebody hears in a game."""
    return [line["text"] for line in who.get(f"/api/games/{game}/chat", params=query)["chat"]]


def test_players_hear_players_and_spectators_hear_all(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, access="listed")
        eve, fay = house.someone("Eve"), house.someone("Fay")
        path = f"/api/games/{game.id}/chat"
        assert game.ann.post(path, {"text": "good luck"})["room"] == "players"
        assert eve.post(path, {"text": "Ann holds nothing"})["room"] == "spectators"
        assert said(game.bob, game.id) == ["good luck"] == said(game.ann, game.id)
        assert said(fay, game.id) == ["good luck", "Ann holds nothing"]
        game.bob.post(f"/api/games/{game.id}/resign", {"seat": SHADOW})
        assert said(game.bob, game.id) == ["good luck", "Ann holds nothing"]


def test_what_is_said_is_told_live_to_those_who_may_hear_it(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, access="listed")
        eve, fay = house.someone("Eve"), house.someone("Fay")
        path = f"/api/games/{game.id}/chat"
        with game.bob.live(game.id) as bob, fay.live(game.id) as watching:
            for live in (bob, watching):
                heard(live, "snapshot")
            eve.post(path, {"text": "psst"})
            line = game.ann.post(path, {"text": "hello"})
            assert heard(bob, "chat") == {"type": "chat", **line}
            assert [heard(watching, "chat")["text"] for _ in range(2)] == ["psst", "hello"]
        assert (line["name"], line["person"], line["said"]) == ("Ann", game.ann.id, house.clock())


def test_who_is_muted_is_not_heard(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        path = f"/api/games/{game.id}/chat"
        assert game.bob.ask("PUT", f"/api/me/shunned/{game.ann.id}", {"mute": True}).status_code == 204
        with game.bob.live(game.id) as live:
            heard(live, "snapshot")
            game.ann.post(path, {"text": "rude"})
            game.bob.post(path, {"text": "calm"})
            assert heard(live, "chat")["text"] == "calm"
        assert said(game.bob, game.id) == ["calm"]
        assert said(game.ann, game.id) == ["rude", "calm"]
        assert game.bob.ask("DELETE", f"/api/me/shunned/{game.ann.id}").status_code == 204
        assert said(game.bob, game.id) == ["rude", "calm"]


def test_chat_goes_on_where_somebody_has_read(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        path = f"/api/games/{game.id}/chat"
        ids = [game.ann.post(path, {"text": text})["id"] for text in ("one", "two", "three")]
        assert said(game.bob, game.id, after=ids[0]) == ["two", "three"]
    with parlour(tmp_path) as house:
        assert said(game.bob.at(house), game.id, after=ids[1]) == ["three"]


def test_what_cannot_be_said_is_refused(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house, access="listed")
        path = f"/api/games/{game.id}/chat"
        for text in ("", "x" * 1001, "a\x00b", None):
            assert game.ann.refused("POST", path, {"text": text}) == (422, "bad-request")
        assert house.someone().refused("POST", path, {"text": "hello"}) == (401, "not-logged-in")
        assert said(game.bob, game.id) == []


def test_notes_are_for_whoever_wrote_them(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        game = board(house)
        path = f"/api/games/{game.id}/note"
        assert game.ann.get(path) == {"text": ""}
        game.ann.ask("PUT", path, {"text": "first"})
        game.ann.ask("PUT", path, {"text": "Bob bluffs"})
        assert game.ann.get(path) == {"text": "Bob bluffs"}
        assert game.bob.get(path) == {"text": ""}
        assert "Bob bluffs" not in game.bob.ask("GET", f"/api/games/{game.id}").text
        assert game.ann.refused("PUT", path, {"text": "x" * 20_001}) == (422, "bad-request")
    with parlour(tmp_path) as house:
        assert game.ann.at(house).get(path) == {"text": "Bob bluffs"}
        assert game.ann.at(house).game(game.id)["mine"] == [FREE]
