"""What goes over the wire is what its reader may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from laws.wire import Listening
from ringwar import cardgame, games
from ringwar.kernel import CHANCE, Refusal, Setup
from ringwar.laws import LawBroken
from ringwar.server.rooms.room import Room
from ringwar.server.rooms.story import Story
from ringwar.server.rooms.wire import Eyes
from server.parlour import JSON, Parlour, parlour
from server.wiretap import Client, without

COUNCIL: JSON = {"expansions": ["lords"], "options": {"council-of-rivendell": "yes"}}
SETUPS: list[tuple[str, JSON]] = [
    *(("boardgame", {"players": number}) for number in (2, 3, 4)),
    *(("boardgame", {"players": number, "expansions": ["lords"]}) for number in (2, 3, 4)),
    *(("boardgame", {"players": number, **COUNCIL}) for number in (2, 3, 4)),
    *(("cardgame", {"scenario": scenario}) for scenario in games.ruleset("cardgame").scenarios),
]
ANSWERS = 12
DUEL = {"gandalf": "open", "witch-king": "open"}


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Parlour]:
    with parlour(tmp_path) as made:
        yield made


def duel() -> Setup:
    return games.ruleset("cardgame").setup("duel")


@pytest.mark.parametrize(("game", "asked"), SETUPS, ids=str)
def test_everybody_is_sent_what_the_kernel_allows_and_nothing_else(game: str, asked: JSON, place: Parlour) -> None:
    listening = Listening(place, games.ruleset(game).setup(**asked), "sample")
    assert listening.play(ANSWERS) > ANSWERS * len(listening.clients)


# The law finds what is wrong


def test_the_law_finds_views_of_others(place: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    def views(eyes: Eyes, at: int | None = None) -> JSON:
        return {reader: eyes.room.view(reader, at) for reader in (*eyes.readers, "witch-king")}

    listening = Listening(place, duel(), "views")
    monkeypatch.setattr(Eyes, "views", views)
    with pytest.raises(LawBroken, match="gandalf is sent as views"):
        listening.play(2)


def test_the_law_finds_logs_of_others(place: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Story.read
    monkeypatch.setattr(Story, "read", lambda story, position, reader: read(story, position, "witch-king"))
    with pytest.raises(LawBroken, match="gandalf is sent as log"):
        Listening(place, duel(), "logs").play(2)


def test_the_law_finds_drafts_that_look_ahead(place: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    def looking_ahead(room: Room, seat: str, names: Sequence[str]) -> None:
        cards = sorted(str(card) for card in room.position.state.hands["witch-king"])
        raise Refusal("draft-ready", cards=cards)

    monkeypatch.setattr(Room, "draft", looking_ahead)
    with pytest.raises(LawBroken, match="can tell worlds apart"):
        Listening(place, duel(), "drafts").play(ANSWERS)


def test_the_law_finds_what_is_private(place: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    def named(eyes: Eyes, at: int | None = None) -> JSON:
        return {"gandalf": eyes.room.house.games.note(eyes.room.row.id, eyes.room.row.seats["gandalf"].person or "")}

    listening = Listening(place, duel(), "people")
    monkeypatch.setattr(Eyes, "views", named)
    listening.clients[1].game(listening.id)
    with pytest.raises(LawBroken, match="witch-king was sent something private of gandalf"):
        listening.check_secrets()


# What is not sent


def test_the_document_from_which_a_game_goes_on_is_sent_to_nobody(place: Parlour) -> None:
    hands = {"gandalf": {"hand": ["eomer", "strider"]}, "witch-king": {"hand": ["saruman"]}}
    table = cardgame.scenario("duel", round=3, to_act="gandalf", seats=hands)
    document = table.ruleset.document(table.checkpoint)
    host, other = Client(place, "Host", "gandalf"), Client(place, "Other", "witch-king")
    made = host.make("cardgame", {"gandalf": "me", "witch-king": "open"}, **{"from": {"document": document}})
    shown = other.post(f"/api/games/{made['id']}/seats", {"seat": "witch-king", "join": made["join"]["witch-king"]})
    assert "position" not in shown["setup"]
    assert shown["views"]["witch-king"]["seats"]["witch-king"]["hand"] == ["saruman"]
    assert "strider" not in "".join(other.heard)
    assert host.game(made["id"])["views"]["gandalf"]["seats"]["gandalf"]["hand"] == ["eomer", "strider"]


def test_codes_to_join_are_not_sent_to_those_who_only_watch(place: Parlour) -> None:
    host, player, guest = (Client(place, name, None) for name in ("Host", "Player", "Watcher"))
    made = host.make("cardgame", DUEL, scenario="duel", access="listed")
    host.listen(made["id"])
    guest.listen(made["id"])
    player.post(f"/api/games/{made['id']}/seats", {"seat": "gandalf"})
    code = made["join"]["witch-king"]
    assert host.news()[-1]["seats"]["witch-king"]["join"] == code
    assert guest.news()[-1]["seats"]["gandalf"]["name"] == "Player"
    assert code not in "".join(guest.heard)


def test_nobody_inherits_a_game_whose_maker_is_gone(place: Parlour) -> None:
    host, nobody = place.someone("Host"), place.someone()
    made = host.make("cardgame", DUEL, scenario="duel", access="listed")
    host.ask("DELETE", "/api/me")
    place.playing.hall.rooms.clear()
    assert "join" not in nobody.game(made["id"])["seats"]["gandalf"]
    assert nobody.ask("PUT", f"/api/games/{made['id']}/seats/gandalf", {"who": "random"}).status_code == 403


def test_what_one_may_not_see_looks_like_what_is_not_there(place: Parlour) -> None:
    host, stranger = place.someone("Host"), place.someone("Stranger")
    id = host.make("cardgame", DUEL, scenario="duel")["id"]
    there = "x" * len(id)
    for method, path, body in every_call():
        replies = [stranger.ask(method, path.replace("{game}", game), body) for game in (id, there)]
        assert replies[0].status_code == replies[1].status_code == 404, path
        assert replies[0].text.replace(id, there) == replies[1].text, path


def every_call() -> list[tuple[str, str, JSON | None]]:
    """Everything that can be called of a game."""
    answers = {"seat": "gandalf", "question": "0.0.0-gandalf", "answers": ["none"]}
    bodies: dict[str, JSON | None] = {
        "answers": answers,
        "preview": answers,
        "undo": {"seat": "gandalf", "revision": 1},
        "undo/nothing": {"accept": True},
        "proposals/nothing": {"accept": True},
        "resign": {"seat": "gandalf"},
        "abandon": None,
        "takeover": {"seat": "gandalf", "who": "open"},
        "late": {"action": "claim"},
        "standing": {"seat": "gandalf", "order": "nothing"},
        "rematch": None,
        "chat": {"text": "hello"},
        "seats": {"seat": "gandalf", "join": "guess"},
    }
    found = [("POST", f"/api/games/{{game}}/{name}", body) for name, body in bodies.items()]
    looks = ("", "/log", "/chat", "/note", "/why-not?seat=gandalf&kind=card&name=eomer")
    found += [("GET", f"/api/games/{{game}}{look}", None) for look in looks]
    found += [("PUT", "/api/games/{game}/note", {"text": "mine"})]
    return [*found, ("PUT", "/api/games/{game}/seats/gandalf", {"who": "open"})]


# Choices made in secret


def test_what_is_chosen_in_secret_is_sent_to_nobody_until_all_have_chosen(place: Parlour) -> None:
    listening = Listening(place, games.ruleset("cardgame").setup("trilogy"), "secret")
    first, *others, _ = listening.clients
    question = first.game(listening.id)["questions"][str(first.seat)]
    before = {other.seat: other.game(listening.id) for other in others}
    chosen = question["options"][0]["name"]
    replied = first.answer(listening.id, str(first.seat), chosen).json()
    for other in others:
        after = other.game(listening.id)
        assert replied["count"] == after["count"] == before[other.seat]["count"]
        assert after["questions"] == before[other.seat]["questions"]
        assert after["log"] == before[other.seat]["log"]
        assert first.seat not in after["waiting"]
        update = without(other.news()[-1], "type", "from", "log", "revision", "waiting", "views")
        assert update == {name: before[other.seat][name] for name in update}


def test_a_draft_is_no_way_to_look_ahead(place: Parlour) -> None:
    listening = Listening(place, games.ruleset("cardgame").setup("trilogy"), "ahead")
    *others, last, _ = listening.clients
    for other in others:
        other.play(listening.id, Random(1))
    question = last.game(listening.id)["questions"][str(last.seat)]
    names = [question["options"][0]["name"], "no-such-thing"]
    body = {"seat": last.seat, "question": question["id"], "answers": names}
    refused = last.ask("POST", f"/api/games/{listening.id}/answers", body)
    assert (refused.status_code, refused.json()["key"]) == (422, "draft-ready")
    assert last.seat in last.game(listening.id)["waiting"]


def test_a_standing_order_is_noticed_by_nobody_else(place: Parlour) -> None:
    host, other = Client(place, "Host", "shadow"), Client(place, "Other", "free-peoples")
    id = begun(host, other)
    other.listen(id)
    other.news()
    before = other.game(id)
    order = host.ask("POST", f"/api/games/{id}/standing", {"seat": "shadow", "order": "no-combat-cards"})
    assert order.json()["orders"] == {"no-combat-cards": None}
    assert other.game(id) == before
    assert other.news() == []


def begun(host: Client, other: Client, **more: Any) -> str:
    """A board game of two."""
    made = host.make("boardgame", {str(host.seat): "me", str(other.seat): "open"}, **more)
    join = made["join"][str(other.seat)]
    other.post(f"/api/games/{made['id']}/seats", {"seat": other.seat, "join": join})
    id: str = made["id"]
    return id


# Dice on a table


def test_a_card_that_is_drawn_in_secret_is_named_by_its_drawer_alone(place: Parlour) -> None:
    host, other = Client(place, "Host", "free-peoples"), Client(place, "Other", "shadow")
    id = begun(host, other, dice="own")
    question = host.game(id)["questions"][CHANCE]
    assert question["about"]["drawer"] == "free-peoples"
    assert other.game(id)["questions"] == {}
    assert other.answer(id, CHANCE, question["options"][0]["name"], question["id"]).status_code == 403
    while question["about"]["drawer"] == "free-peoples":
        assert host.answer(id, CHANCE, question["options"][0]["name"], question["id"]).status_code == 200
        seen = [each.game(id)["questions"].get(CHANCE) for each in (host, other)]
        question = seen[0] or seen[1]
    assert seen == [None, question]


def test_chance_drafts_nothing(place: Parlour) -> None:
    host, other = Client(place, "Host", "free-peoples"), Client(place, "Other", "shadow")
    id = begun(host, other, dice="own")
    question = host.game(id)["questions"][CHANCE]
    names = [option["name"] for option in question["options"]][:2]
    body = {"seat": CHANCE, "question": question["id"], "answers": names}
    for call in ("answers", "preview"):
        refused = host.ask("POST", f"/api/games/{id}/{call}", body)
        assert (refused.status_code, refused.json()["key"]) == (422, "chance-one-by-one")


# Watching


def test_whoever_watches_a_game_that_could_not_be_kept_fetches_it_again(place: Parlour) -> None:
    host, other = Client(place, "Host", "shadow"), Client(place, "Other", "free-peoples")
    id = begun(host, other)
    other.listen(id)
    with place.playing.hall.room(id) as room:
        room.stale = True
    with pytest.raises(WebSocketDisconnect) as closed:
        other.news()
    assert closed.value.code == 4409
