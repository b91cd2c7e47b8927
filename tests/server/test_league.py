"""What leagues ask about games that are over."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import ringwar
from ringwar.boardgame.table.facts import REGIONS
from ringwar.kernel import Position
from server.parlour import Parlour, Someone, parlour
from server.tables import WAR, nearly_over, over, play_on, played_out

FREE, SHADOW = "free-peoples", "shadow"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Parlour]:
    with parlour(tmp_path) as made:
        yield made


def war(anna: Someone, position: Position[Any], **more: Any) -> str:
    """A board game that stands as another one did."""
    document = ringwar.write_position(position)
    return str(anna.post("/api/games", {"seats": WAR, "from": {"document": document}, **more})["id"])


def table(text: str) -> dict[str, str]:
    """The line of a table, by its columns."""
    (line,) = csv.DictReader(StringIO(text))
    return line


def test_a_league_learns_who_won_with_which_side_and_how(here: Parlour) -> None:
    anna = here.someone("Anna")
    whole = played_out("boardgame")
    seats = {FREE: "me", SHADOW: {"local": "Ben"}}
    game = war(anna, whole.at(whole.count - 1), seats=seats, pace={"kind": "days", "days": 3})
    play_on(here, game)
    told = anna.get(f"/api/games/{game}/league")
    result = anna.game(game)["result"]
    assert (told["side"], told["victory"]) == (result["winner"], result["kind"])
    assert told["winners"] == [told["players"][result["winner"]]]
    assert told["players"] == {FREE: "Anna", SHADOW: "Ben"}
    assert told["pace"] == {"kind": "days", "days": 3}
    assert (told["begun"], told["ended"]) == ("1970-01-12", "1970-01-12")
    assert told["expansions"] == []


def test_a_league_learns_how_far_a_war_had_gone(here: Parlour) -> None:
    anna = here.someone("Anna")
    whole = played_out("boardgame")
    game = war(anna, whole.at(whole.count - 40))
    view = anna.game(game)["views"][SHADOW]
    anna.post(f"/api/games/{game}/resign", {"seat": FREE})
    told = anna.get(f"/api/games/{game}/league")
    assert (told["side"], told["victory"]) == (SHADOW, "resigned")
    assert told["turn"] == view["turn"]
    assert (told["corruption"], told["mordor"]) == (view["fellowship"]["corruption"], view["fellowship"]["mordor"])
    assert told["points"] == view["points"]
    taken = [name for name, by in view["control"].items() if by == SHADOW and REGIONS[name].is_stronghold]
    assert taken
    assert told["strongholds"] == {FREE: [], SHADOW: taken}


def test_a_league_learns_how_far_a_card_game_had_gone(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = nearly_over(anna)
    play_on(here, game)
    told = anna.get(f"/api/games/{game}/league")
    view = anna.game(game)["views"]["gandalf"]
    assert (told["round"], told["points"]) == (view["round"], view["points"])
    assert told["scenario"] == "duel"


def test_a_game_without_a_winner_has_none_in_a_league(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = anna.make("boardgame", WAR)["id"]
    anna.post(f"/api/games/{game}/abandon")
    told = anna.get(f"/api/games/{game}/league")
    assert (told["side"], told["winners"], told["victory"]) == (None, [], "abandoned")


def test_the_same_is_told_as_a_line_of_a_table(here: Parlour) -> None:
    anna = here.someone("Anna")
    whole = played_out("boardgame")
    game = war(anna, whole.at(whole.count - 40), pace={"kind": "days", "days": 3})
    anna.post(f"/api/games/{game}/resign", {"seat": FREE})
    reply = anna.ask("GET", f"/api/games/{game}/league?format=csv")
    told = anna.get(f"/api/games/{game}/league")
    line = table(reply.text)
    assert reply.headers["content-type"].startswith("text/csv")
    assert (line["side"], line["victory"], line["turn"]) == (SHADOW, "resigned", str(told["turn"]))
    assert line["strongholds-shadow"] == "; ".join(told["strongholds"][SHADOW])
    assert (line["players-shadow"], line["pace-days"]) == ("Anna", "3")


def test_no_name_is_a_formula_for_a_spreadsheet(here: Parlour) -> None:
    anna = here.someone("=1+1")
    game = over(here, anna, 5)
    line = table(anna.ask("GET", f"/api/games/{game}/league?format=csv").text)
    assert line["players-gandalf"] == "'=1+1"
