"""Records of games that are over: anybody who may see a game can have it, and the commands accept it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from ringwar.cli import main
from ringwar.games import ruleset
from ringwar.kernel import SavedGame, read
from ringwar.server.store import schema
from server.parlour import Parlour, Someone, parlour
from server.tables import BOTH, WAR, again, duel, nearly_over, over, play_on


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Parlour]:
    with parlour(tmp_path) as made:
        yield made


def text_of(someone: Someone, game: str) -> str:
    """The record of a game."""
    reply = someone.ask("GET", f"/api/games/{game}/record")
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"].startswith("text/plain")
    return reply.text


def saved(someone: Someone, game: str) -> SavedGame:
    return read(text_of(someone, game), ruleset)


def test_the_record_of_a_game_is_proved_and_verified_by_the_commands(
    here: Parlour, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = here.someone("Anna")
    game = over(here, anna)
    file = tmp_path / "game.ringwar"
    file.write_text(text_of(anna, game))
    assert main(["replay", str(file), "--verify"]) == 0
    assert main(["verify", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "gandalf: Anna" in shown
    assert "\nproved: " in shown
    assert "the dice hold: all " in shown
    assert read(file.read_text(), ruleset).result is not None


@pytest.mark.parametrize("call", ["record", "record?format=json", "verify", "league", "league?format=csv"])
def test_a_game_that_goes_on_or_has_not_begun_is_refused(here: Parlour, call: str) -> None:
    anna = here.someone("Anna")
    running, waiting = duel(anna), anna.make("cardgame", {}, scenario="duel")["id"]
    for game in (running, waiting):
        reply = anna.ask("GET", f"/api/games/{game}/{call}")
        assert (reply.status_code, reply.json()["key"]) == (409, "not-over")


@pytest.mark.parametrize("call", ["record", "verify", "league"])
def test_whoever_may_not_see_a_game_cannot_have_its_record(here: Parlour, call: str) -> None:
    anna, other = here.someone("Anna"), here.someone("Ben")
    game = nearly_over(anna)
    play_on(here, game)
    assert other.ask("GET", f"/api/games/{game}/{call}").json()["key"] == "no-such-room"
    watch = here.playing.games.find(game).watch
    assert other.ask("GET", f"/api/games/{game}/{call}?watch={watch}").status_code == 200


def test_a_game_that_was_given_up_says_so_in_its_record(here: Parlour) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    made = anna.make("boardgame", {"free-peoples": "me"})
    ben.post(f"/api/games/{made['id']}/seats", {"seat": "shadow", "join": made["join"]["shadow"]})
    play_on(here, made["id"], 5)
    ben.post(f"/api/games/{made['id']}/resign", {"seat": "shadow"})
    kept = saved(anna, made["id"])
    assert kept.ended is not None
    assert (kept.ended.winner, kept.ended.kind) == ("free-peoples", "resigned")
    assert kept.proved
    assert kept.seats == {"free-peoples": "Anna", "shadow": "Ben"}
    assert anna.game(made["id"])["result"] == {"winner": "free-peoples", "kind": "resigned"}


def test_a_game_that_was_abandoned_has_no_winner_in_its_record(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = duel(anna)
    anna.post(f"/api/games/{game}/abandon")
    assert "\nresult    none abandoned\n" in text_of(anna, game)
    assert saved(anna, game).proved


def test_a_game_that_was_never_begun_has_an_empty_record(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = anna.make("cardgame", {"gandalf": "me"}, scenario="duel")["id"]
    anna.post(f"/api/games/{game}/abandon")
    assert saved(anna, game).position.count == 0
    assert anna.game(game)["status"] == "abandoned"


def test_nothing_that_was_said_or_noted_is_in_a_record(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = nearly_over(anna)
    anna.post(f"/api/games/{game}/chat", {"text": "mellon-in-the-chat"})
    anna.ask("PUT", f"/api/games/{game}/note", {"text": "mellon-in-a-note"})
    play_on(here, game)
    both = text_of(anna, game) + anna.ask("GET", f"/api/games/{game}/record?format=json").text
    assert "mellon" not in both


def test_a_record_for_programs_says_what_its_text_says(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = nearly_over(anna)
    play_on(here, game)
    told = anna.get(f"/api/games/{game}/record?format=json")
    position = saved(anna, game).position
    assert told["record"] == text_of(anna, game)
    assert told["seats"] == {"gandalf": "Anna", "witch-king": "Anna"}
    assert told["result"] == anna.game(game)["result"]
    assert told["setup"]["scenario"] == "duel"
    assert [each["number"] for each in told["answers"]] == list(range(1, position.count + 1))


def test_a_record_is_the_same_after_a_restart(here: Parlour, tmp_path: Path) -> None:
    anna = here.someone("Anna")
    game = nearly_over(anna)
    play_on(here, game)
    text = text_of(anna, game)
    with parlour(tmp_path) as after:
        assert text_of(again(after, anna), game) == text


def test_dice_that_people_rolled_are_not_in_the_record(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = anna.make("boardgame", WAR, dice="own")["id"]
    play_on(here, game, 3)
    anna.post(f"/api/games/{game}/resign", {"seat": "shadow"})
    text = text_of(anna, game)
    assert not any(line.startswith(("dice ", "nonce ", "secret ")) for line in text.splitlines())
    assert anna.ask("GET", f"/api/games/{game}/verify").json()["key"] == "dice-of-their-own"


def test_a_record_that_newer_rules_cannot_read_is_still_handed_out(here: Parlour, tmp_path: Path) -> None:
    anna = here.someone("Anna")
    game = nearly_over(anna)
    play_on(here, game)
    lines = text_of(anna, game).splitlines()
    table = schema.answers
    with here.app.state.database.writing() as connection:
        connection.execute(update(table).where(table.c.game == game, table.c.number == 3).values(answer="nonsense"))
    with parlour(tmp_path) as after:
        same = again(after, anna)
        left = text_of(same, game).splitlines()
        assert same.ask("GET", f"/api/games/{game}/verify").status_code == 422
    changed = [(one, other) for one, other in zip(lines, left, strict=True) if one != other]
    assert [other.split()[1:2] for _, other in changed] == [["nonsense"], []]
    assert changed[-1][1] == "end"


def test_names_stand_in_a_record_on_a_line_of_their_own(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = nearly_over(anna)
    seats = {**BOTH, "gandalf": {"local": "Éowyn of Rohan"}}
    other = anna.post("/api/games", {"seats": seats, "from": {"record": play_to_text(here, anna, game)}})["id"]
    assert saved(anna, other).seats["gandalf"] == "Éowyn of Rohan"


def play_to_text(here: Parlour, anna: Someone, game: str) -> str:
    """The record of a game, which is played to its end before."""
    play_on(here, game)
    return text_of(anna, game)
