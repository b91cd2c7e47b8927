"""Over the wire: rules, odds, how sure the data are, and replies that are sent only once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ringwar.server.doors.rates import OTHER, THOUGHTS, group_of
from server.parlour import Parlour, Someone, parlour, sentence


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Someone]:
    """Somebody who reads: who it is makes no difference."""
    with parlour(tmp_path_factory.mktemp("reading")) as house:
        yield house.someone()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Parlour]:
    with parlour(tmp_path) as made:
        yield made


# Rules


def test_the_books_with_their_chapters(reader: Someone) -> None:
    books = {book["id"]: book for book in reader.get("/api/rules")["books"]}
    assert list(books) == ["board", "lords", "cards"]
    hunt = next(each for each in books["board"]["chapters"] if each["id"] == "BG-HUNT")
    assert hunt["title"] == "The hunt"
    assert hunt["count"] > 20
    assert not hunt["remarks"]
    assert next(each for each in books["board"]["chapters"] if each["id"] == "BG-AMB")["remarks"]


def test_the_words_of_the_glossaries(reader: Someone) -> None:
    for book in reader.get("/api/rules")["books"]:
        terms = {each["term"]: each["text"] for each in book["terms"]}
        assert "Term" not in terms
        assert "---" not in terms
        if book["id"] == "board":
            assert terms["settlement"] == "A town, a city or a stronghold."


@pytest.mark.parametrize("id", ["BG-HUNT", "BG-HUNT-07", "bg-hunt-7"])
def test_a_clause_comes_with_its_chapter(reader: Someone, id: str) -> None:
    chapter = reader.get(f"/api/rules/{id}")
    assert chapter["id"] == "BG-HUNT"
    assert chapter["book_title"].startswith("War of the Ring")
    assert [each["id"] for each in chapter["clauses"]][6] == "BG-HUNT-07"
    assert chapter["before"]["id"] == "BG-GUIDE"
    assert chapter["after"]["id"] == "BG-MORDOR"


def test_every_chapter_can_be_read_and_leads_to_the_next(reader: Someone) -> None:
    chapters = [each["id"] for book in reader.get("/api/rules")["books"] for each in book["chapters"]]
    read, at = [], chapters[0]
    while at:
        chapter = reader.get(f"/api/rules/{at}")
        read.append(chapter["id"])
        at = chapter["after"] and chapter["after"]["id"]
    assert read == chapters


@pytest.mark.parametrize("id", ["BG-HUNT-99", "XX-NONE-01", "hello", "x" * 500])
def test_a_clause_that_there_is_not(reader: Someone, id: str) -> None:
    refused = reader.ask("GET", f"/api/rules/{id}")
    assert refused.status_code == 404
    assert refused.json()["key"] == "no-such-clause"
    assert sentence(refused.json()["words"])


def test_a_clause_that_was_misspelt(reader: Someone) -> None:
    assert "BG-HUNT" in reader.ask("GET", "/api/rules/BG-HUNTS").json()["near"]


def test_clauses_by_their_words(reader: Someone) -> None:
    found = reader.get("/api/rules", params={"search": "nazgul leader"})
    assert found["count"] == len(found["clauses"]) > 3
    for clause in found["clauses"]:
        marked = {clause["text"][start:end].lower() for start, end in clause["marks"]}
        assert marked <= {"nazgûl", "leader"}
        assert len(marked) == 2


def test_clauses_by_their_ids(reader: Someone) -> None:
    found = reader.get("/api/rules", params={"search": "bg-hunt-07 CG-LOC-06"})
    assert [each["id"] for each in found["clauses"]] == ["BG-HUNT-07", "CG-LOC-06"]


def test_terms_by_their_words(reader: Someone) -> None:
    terms = reader.get("/api/rules", params={"search": "hunt"})["terms"]
    assert {"hunt box", "hunt level", "hunt damage"} <= {each["term"] for each in terms}


@pytest.mark.parametrize("search", ["", "   ", "xyzzy", "[a-z]+"])
def test_nothing_is_found(reader: Someone, search: str) -> None:
    found = reader.get("/api/rules", params={"search": search})
    assert found["clauses"] == found["terms"] == []


@pytest.fixture
def ukrainian(monkeypatch: pytest.MonkeyPatch) -> None:
    """Readers ask for Ukrainian, whatever languages the games speak."""
    monkeypatch.setattr("ringwar.server.api.rules.language_of", lambda scope: "uk")


@pytest.mark.usefixtures("ukrainian")
def test_the_rules_in_the_readers_language(reader: Someone) -> None:
    books = {book["id"]: book for book in reader.get("/api/rules")["books"]}
    assert books["lords"]["title"] == "Володарі Середзем’я"
    assert any(term["term"] == "поселення" for term in books["board"]["terms"])
    chapter = reader.get("/api/rules/BG-HUNT-07")
    assert (chapter["title"], chapter["clauses"][6]["language"]) == ("Гонитва", "uk")
    assert chapter["summary"].startswith("Після кожного переміщення Братства")


@pytest.mark.usefixtures("ukrainian")
@pytest.mark.parametrize("search", ["назгул лідер", "назґулів лідери", "НАЗҐУЛ лідера"])
def test_clauses_by_their_words_in_the_readers_language(reader: Someone, search: str) -> None:
    found = reader.get("/api/rules", params={"search": search})
    assert "BG-CHAR-50" in [each["id"] for each in found["clauses"]]
    for clause in found["clauses"]:
        marked = {clause["text"][start:end].lower() for start, end in clause["marks"]}
        assert marked <= {"назґул", "лідер"}


@pytest.mark.usefixtures("ukrainian")
def test_terms_in_the_readers_language(reader: Someone) -> None:
    terms = {each["term"] for each in reader.get("/api/rules", params={"search": "гонитва"})["terms"]}
    assert {"комірка гонитви", "рівень гонитви", "шкода гонитви"} <= terms


def test_no_search_is_without_bounds(reader: Someone) -> None:
    assert reader.ask("GET", "/api/rules", params={"search": "a" * 201}).status_code == 422
    found = reader.get("/api/rules", params={"search": "the"})
    assert len(found["clauses"]) == 100 < found["count"]


# Odds


def battle(reader: Someone, **asked: Any) -> Any:
    return reader.get("/api/odds/battle", params={"attacker": "sauron 5", "defender": "gondor 3", **asked})


def test_the_odds_of_a_battle(reader: Someone) -> None:
    odds = battle(reader)
    chances = [odds[name] for name in ("attacker", "defender", "both_destroyed", "undecided")]
    assert sum(chances) == pytest.approx(1)
    assert odds["attacker"] > odds["defender"]
    assert odds["error"] == 0
    assert odds["battles"] is None
    assert sum(each["chance"] for each in odds["left"]) == pytest.approx(1)


def test_walls_help_the_defender(reader: Someone) -> None:
    field, city = battle(reader), battle(reader, at="pelargir")
    assault = battle(reader, at="minas-tirith", siege=True)
    assert field["attacker"] > city["attacker"] > assault["attacker"]


def test_battles_with_cards_are_fought(reader: Someone) -> None:
    odds = battle(reader, defender_card="unknown", expansion=["lords", "lords"])
    assert odds["battles"] == 400
    assert 0 < odds["error"] < 0.1
    assert odds == battle(reader, defender_card="unknown", expansion="lords")


@pytest.mark.parametrize(
    "asked, key",
    [
        ({"attacker": "mordor 3"}, "odds-no-nation"),
        ({"attacker": "sauron"}, "odds-numbers"),
        ({"attacker": "nazgul 2"}, "odds-no-units"),
        ({"attacker": "sauron 11"}, "odds-many-units"),
        ({"attacker": "sauron 3 gondor 2"}, "odds-both-sides"),
        ({"attacker": "sauron 3/1/1"}, "odds-no-leaders"),
        ({"attacker": "rohan 3"}, "odds-same-side"),
        ({"attacker": "sauron 3 gollum-the-cat"}, "no-such-thing"),
        ({"at": "the-moon"}, "no-such-thing"),
        ({"siege": True}, "odds-no-stronghold"),
        ({"attacker_card": "fp-character-01"}, "odds-other-card"),
        ({"attacker_card": "unknown", "rounds": 2}, "odds-to-the-end"),
        ({"expansion": "warriors"}, "no-expansion"),
        ({"rounds": 101}, "bad-request"),
        ({"attacker": "x" * 301}, "bad-request"),
        ({"attacker_card": ["unknown"] * 31}, "bad-request"),
    ],
)
def test_a_battle_that_cannot_be(reader: Someone, asked: dict[str, Any], key: str) -> None:
    params = {"attacker": "sauron 5", "defender": "gondor 3", **asked}
    refused = reader.ask("GET", "/api/odds/battle", params=params)
    assert (refused.status_code, refused.json()["key"]) == (422, key)
    assert sentence(refused.json()["words"])


def test_the_odds_of_the_hunt(reader: Someone) -> None:
    found = reader.get("/api/odds/hunt", params={"level": 3, "moves": 2})
    first, second = found["moves"]
    assert first["success"] == pytest.approx(1 - (5 / 6) ** 3)
    assert second["success"] > first["success"]
    assert len(found["pool"]) == 16
    assert sum(first["tiles"].values()) == pytest.approx(first["success"])
    fewer = reader.get("/api/odds/hunt", params={"level": 3, "drawn": ["std-3-1", "std-3-2"], "expansion": "lords"})
    assert len(fewer["pool"]) == 16
    assert reader.get("/api/odds/hunt", params={"level": 0})["moves"][0]["success"] == 0
    assert reader.get("/api/odds/hunt", params={"level": 0, "mordor": True})["moves"][0]["success"] == 1


def test_a_hunt_that_cannot_be(reader: Someone) -> None:
    every = reader.get("/api/odds/hunt", params={"level": 1})["pool"]
    for asked, key in (
        ({"level": 21}, "bad-request"),
        ({"level": 1, "moves": 11}, "bad-request"),
        ({"level": 1, "drawn": "no-tile"}, "no-such-thing"),
        ({"level": 1, "drawn": every}, "odds-no-tile"),
    ):
        refused = reader.ask("GET", "/api/odds/hunt", params=asked)
        assert (refused.status_code, refused.json()["key"]) == (422, key)


def test_odds_are_thoughts(reader: Someone) -> None:
    call = {"type": "http", "method": "GET"}
    assert group_of({**call, "path": "/api/odds/battle"}) == THOUGHTS
    assert group_of({**call, "path": "/api/rules"}) == OTHER


# How sure the data are


@pytest.mark.parametrize("game", ["boardgame", "cardgame"])
def test_how_sure_the_data_are(reader: Someone, game: str) -> None:
    sources = reader.get(f"/api/sources/{game}")
    texts = reader.get(f"/api/names/{game}")["names"]
    assert len(sources) > 20
    assert set(sources) <= set(texts)
    assert any(each["doubts"] for each in sources.values())
    for each in sources.values():
        assert each["confidence"] != "high" or each["open"] or each["doubts"]


def test_a_game_without_sources(reader: Someone) -> None:
    assert reader.ask("GET", "/api/sources/chess").status_code == 404


# Replies that stay the same


@pytest.mark.parametrize("path", ["/api/catalogue", "/api/names/cardgame", "/api/rules", "/api/sources/cardgame"])
def test_what_stays_the_same_is_sent_once(reader: Someone, path: str) -> None:
    first = reader.ask("GET", path)
    assert first.headers["Cache-Control"] == "no-cache"
    tag = first.headers["ETag"]
    again = reader.ask("GET", path, headers={"If-None-Match": f'"other", {tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == tag
    assert reader.ask("GET", path, headers={"If-None-Match": '"other"'}).status_code == 200


# Addresses that lead nowhere


def test_browsers_are_shown_a_page_where_there_is_none(
    house: Parlour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor, browser = house.someone(), {"Accept": "text/html,*/*"}
    monkeypatch.setattr("ringwar.server.doors.client.PAGES", tmp_path)
    assert visitor.ask("GET", "/nowhere", headers=browser).json()["key"] == "not-found"
    (tmp_path / "index.html").write_text("<p>Ringwar", encoding="utf-8")
    shown = visitor.ask("GET", "/nowhere", headers=browser)
    assert (shown.status_code, shown.text) == (404, "<p>Ringwar")
    for refused in (visitor.ask("GET", "/nowhere"), visitor.ask("GET", "/api/nowhere", headers=browser)):
        assert (refused.status_code, refused.json()["key"]) == (404, "not-found")


# Invitations to watch


def test_those_at_a_table_can_invite_others_to_watch(house: Parlour) -> None:
    maker, other = house.someone("Bilbo"), house.someone("Lobelia")
    for access in ("private", "link", "listed"):
        made = maker.make("cardgame", {"gandalf": "me"}, scenario="duel", access=access)
        assert maker.game(made["id"]).get("watch") == (None if access == "private" else made["watch"])
    assert other.game(made["id"])["watch"] is None
