"""Looking back: while a game goes on with one's own eyes, once it is over with everybody's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ringwar.kernel.tables import apply
from server.parlour import JSON, Parlour, Someone, parlour
from server.tables import nearly_over, play_on

FREE, SHADOW, WATCHING = "gandalf", "witch-king", "spectator"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Parlour]:
    with parlour(tmp_path) as made:
        yield made


def against(here: Parlour) -> tuple[Someone, Someone, str]:
    """Two people, and a card game that is nearly over."""
    anna, ben = here.someone("Anna"), here.someone("Ben")
    game = nearly_over(anna, seats={FREE: "me", SHADOW: "open"}, access="listed")
    ben.post(f"/api/games/{game}/seats", {"seat": SHADOW, "join": ""})
    return anna, ben, game


def shown(game: JSON, reader: str) -> set[str]:
    """The seats whose hands lie open in the view of a reader, which is the only one."""
    assert list(game["views"]) == [reader]
    return {seat for seat, seen in game["views"][reader]["seats"].items() if "hand" in seen}


@pytest.mark.parametrize("asked", [SHADOW, WATCHING, "nobody"])
def test_while_a_game_goes_on_nobody_looks_with_the_eyes_of_others(here: Parlour, asked: str) -> None:
    anna, _, game = against(here)
    play_on(here, game, 2)
    first = anna.game(game)["log"][0]["number"]
    for at in (None, first):
        found = anna.game(game, seat=asked, **({} if at is None else {"at": at}))
        assert shown(found, FREE) == {FREE}
    assert anna.get(f"/api/games/{game}/log?seat={asked}") == anna.get(f"/api/games/{game}/log")
    assert shown(here.someone("Cleo").game(game, seat=asked), WATCHING) == set()


def test_once_a_game_is_over_everybody_looks_with_the_eyes_of_any_seat(here: Parlour) -> None:
    anna, _, game = against(here)
    play_on(here, game)
    cleo = here.someone("Cleo")
    first, last = anna.game(game)["log"][0]["number"], anna.game(game)["count"]
    for someone in (anna, cleo):
        for at in (first, last):
            assert shown(someone.game(game, seat=SHADOW, at=at), SHADOW) == {SHADOW}
            assert shown(someone.game(game, seat=WATCHING, at=at), WATCHING) == set()
    assert shown(anna.game(game), FREE) == {FREE}
    assert shown(cleo.game(game, seat="nobody"), WATCHING) == set()


def test_an_abandoned_game_lies_open_too(here: Parlour) -> None:
    anna, ben, game = against(here)
    request = anna.post(f"/api/games/{game}/abandon")["request"]
    ben.post(f"/api/games/{game}/proposals/{request}", {"accept": True})
    assert shown(anna.game(game, seat=SHADOW), SHADOW) == {SHADOW}


def test_whoever_has_several_seats_keeps_all_of_them_in_sight(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = nearly_over(anna)
    play_on(here, game)
    assert list(anna.game(game, seat=SHADOW)["views"]) == [FREE, SHADOW]


@pytest.mark.parametrize("reader", [FREE, SHADOW, WATCHING])
def test_the_log_of_a_reader_leads_from_table_to_table(here: Parlour, reader: str) -> None:
    anna, _, game = against(here)
    play_on(here, game)
    whole = anna.game(game, seat=reader)
    first = whole["log"][0]["number"]
    table = anna.game(game, seat=reader, at=first)["views"][reader]
    for entry in whole["log"][1:]:
        changes = [change for event in entry["events"] for change in event["changes"]]
        table = apply(table, changes)
        seen = anna.game(game, seat=reader, at=entry["number"])["views"][reader]
        about = {"asked", "question", "result"}
        assert {k: v for k, v in table.items() if k not in about} == {k: v for k, v in seen.items() if k not in about}
