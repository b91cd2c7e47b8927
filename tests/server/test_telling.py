"""What a server tells: one log to one person at several seats, and how a game ended in words."""

from __future__ import annotations

from pathlib import Path

from server.parlour import FREE, JSON, SHADOW, Someone, parlour

FELLOWSHIP = ("frodo", "witch-king", "aragorn", "saruman")


def drawn(log: list[JSON], seat: str) -> list[object]:
    """The cards that a seat has drawn, as a log tells it."""
    events = [event for entry in log for event in entry["events"]]
    return [each["about"]["card"] for each in events if each["kind"] == "draw" and each["about"]["seat"] == seat]


def trilogy(ann: Someone, **seats: object) -> str:
    made = ann.make("cardgame", {**dict.fromkeys(FELLOWSHIP, "rules"), **seats}, scenario="trilogy", players=4)
    id: str = made["id"]
    return id


def test_one_person_at_two_seats_reads_one_log_of_both(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        game = trilogy(ann, frodo="me", aragorn="me")
        log = ann.game(game)["log"]
        assert [entry["number"] for entry in log] == list(range(len(log)))
        for seat in ("frodo", "aragorn"):
            assert all(isinstance(card, str) for card in drawn(log, seat))
        assert drawn(log, "saruman")[0] == {"hidden": True}
        other = ann.game(game, seat="aragorn")["log"]
        assert [entry["words"] for entry in other] == [entry["words"] for entry in log]


def test_two_people_at_one_screen_have_a_log_each(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        game = trilogy(ann, frodo="me", aragorn={"local": "Bob"})
        assert drawn(ann.game(game)["log"], "aragorn")[0] == {"hidden": True}
        assert isinstance(drawn(ann.game(game, seat="aragorn")["log"], "aragorn")[0], str)


def test_how_a_game_ended_is_told_in_words(tmp_path: Path) -> None:
    with parlour(tmp_path) as house:
        ann = house.someone("Ann")
        game = ann.make("boardgame", {FREE: "me", SHADOW: "rules"})["id"]
        assert ann.game(game)["ending"] is None
        ann.post(f"/api/games/{game}/resign", {"seat": FREE})
        assert ann.game(game)["ending"] == "The Shadow has won. The other side has given the game up."
        other = ann.make("boardgame", {FREE: "me", SHADOW: "rules"})["id"]
        ann.post(f"/api/games/{other}/abandon")
        assert ann.game(other)["ending"] == "The game was abandoned: nobody has won."
