"""Verifiable dice: the hash is known before anybody puts something in, and everything follows from both."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from ringwar.cli import main
from ringwar.games import ruleset
from ringwar.kernel import CHANCE, read
from ringwar.kernel.chance import commitment
from ringwar.server.base.errors import Denied
from ringwar.server.rooms.secrets import Secrets
from ringwar.server.store import schema
from server.parlour import Parlour, parlour
from server.tables import BOTH, again, duel, imported, over, play_on, record, short_game


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Parlour]:
    with parlour(tmp_path) as made:
        yield made


def test_everybody_knows_the_hash_before_putting_something_in(
    here: Parlour, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    promised = anna.get("/api/dice")["hash"]
    wish = {"scenario": "duel", "nonce": "a1", "dice_hash": promised}
    made = anna.make("cardgame", {"gandalf": "me"}, **wish)
    game, join = made["id"], made["join"]["witch-king"]
    seen = ben.game(game, join=join)["dice"]
    assert seen == {"kind": "server", "hash": promised, "nonces": {"gandalf": "a1", "witch-king": "house"}}
    ben.post(f"/api/games/{game}/seats", {"seat": "witch-king", "join": join, "nonce": "b2"})
    play_on(here, game, 30)
    anna.post(f"/api/games/{game}/resign", {"seat": "gandalf"})
    checked = anna.get(f"/api/games/{game}/verify")
    assert commitment(bytes.fromhex(checked["secret"])) == checked["hash"] == promised
    assert checked["nonces"] == {"gandalf": "a1", "witch-king": "b2"}
    assert (checked["holds"], checked["wrong"], checked["since"]) == (True, [], 0)
    assert checked["rolled"] > 10
    file = tmp_path / "game.ringwar"
    file.write_text(anna.ask("GET", f"/api/games/{game}/record").text)
    assert main(["verify", str(file)]) == 0
    assert "and from the nonces of gandalf, witch-king" in capsys.readouterr().out


def test_the_secret_stays_with_the_house_until_the_game_is_over(here: Parlour) -> None:
    anna = here.someone("Anna")
    game = duel(anna)
    assert "secret" not in anna.game(game)["dice"]
    anna.post(f"/api/games/{game}/abandon")
    assert commitment(bytes.fromhex(anna.game(game)["dice"]["secret"])) == anna.game(game)["dice"]["hash"]


def test_a_promise_stands_until_a_game_is_made_and_holds_once(here: Parlour) -> None:
    anna, ben = here.someone("Anna"), here.someone("Ben")
    promised = anna.get("/api/dice")["hash"]
    assert anna.get("/api/dice")["hash"] == promised != ben.get("/api/dice")["hash"]
    wish = {"game": "cardgame", "scenario": "duel", "seats": BOTH, "dice_hash": promised}
    assert ben.ask("POST", "/api/games", wish).json()["key"] == "no-such-dice"
    assert anna.ask("POST", "/api/games", {**wish, "scenario": "nowhere"}).status_code == 422
    assert anna.get("/api/dice")["hash"] == promised
    made = anna.post("/api/games", wish)
    assert anna.game(made["id"])["dice"]["hash"] == promised
    assert anna.ask("POST", "/api/games", wish).status_code == 409
    assert anna.get("/api/dice")["hash"] != promised


def test_nobody_puts_something_in_before_the_hash_is_known(here: Parlour) -> None:
    anna = here.someone("Anna")
    reply = anna.ask("POST", "/api/games", {"game": "cardgame", "seats": {}, "nonce": "a1"})
    assert (reply.status_code, reply.json()["key"]) == (422, "nonce-before-hash")
    assert here.someone().ask("GET", "/api/dice").status_code == 401


def test_promises_are_bounded() -> None:
    secrets = Secrets(most=2)
    hashes = {name: secrets.hash_for(name) for name in ("Anna", "Ben", "Cleo")}
    with pytest.raises(Denied):
        secrets.take("Anna", hashes["Anna"])
    assert commitment(bytes.fromhex(secrets.take("Ben", hashes["Ben"]))) == hashes["Ben"]


def test_dice_that_were_changed_are_named(here: Parlour, tmp_path: Path) -> None:
    anna = here.someone("Anna")
    game = over(here, anna)
    answers = here.playing.games.answers(game)
    draws = [number for number, asked in enumerate(answers, 1) if asked.side == CHANCE and asked.key == "draw"]
    one, other = draws[0], draws[1]
    table = schema.answers
    with here.app.state.database.writing() as connection:
        for number, name in ((one, answers[other - 1].answer), (other, answers[one - 1].answer)):
            change = update(table).where(table.c.game == game, table.c.number == number).values(answer=name)
            connection.execute(change)
    with parlour(tmp_path) as after:
        checked = again(after, anna).get(f"/api/games/{game}/verify")
        assert not checked["holds"]
        assert {one, other} & set(checked["wrong"])


def test_a_seat_that_changes_hands_leaves_the_dice_as_they_were(here: Parlour) -> None:
    anna, ben, cleo = (here.someone(name) for name in ("Anna", "Ben", "Cleo"))
    made = anna.make("cardgame", {"gandalf": "me"}, scenario="duel")
    game = made["id"]
    seat = {"seat": "witch-king", "join": made["join"]["witch-king"]}
    ben.post(f"/api/games/{game}/seats", {**seat, "nonce": "b2"})
    play_on(here, game, 10)
    anna.post(f"/api/games/{game}/takeover", {"seat": "witch-king", "who": "open"})
    code = here.playing.games.find(game).seats["witch-king"].join
    cleo.post(f"/api/games/{game}/seats", {"seat": "witch-king", "join": code, "nonce": "c3"})
    play_on(here, game, 30)
    anna.post(f"/api/games/{game}/resign", {"seat": "gandalf"})
    checked = anna.get(f"/api/games/{game}/verify")
    assert checked["nonces"]["witch-king"] == "b2"
    assert checked["holds"]


def test_only_what_was_drawn_here_counts_in_a_game_from_elsewhere(
    here: Parlour, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = here.someone("Anna")
    game = imported(anna, 60)
    play_on(here, game, 30)
    anna.post(f"/api/games/{game}/resign", {"seat": "gandalf"})
    checked = anna.get(f"/api/games/{game}/verify")
    assert checked["holds"]
    assert checked["since"] == 60
    assert checked["rolled"] > 0
    file = tmp_path / "game.ringwar"
    file.write_text(anna.ask("GET", f"/api/games/{game}/record").text)
    assert read(file.read_text(), ruleset).since == checked["since"]
    assert main(["verify", str(file)]) == 0
    assert f"after the first {checked['since']} answers" in capsys.readouterr().out


def test_a_finished_record_from_elsewhere_has_no_dice_of_ours(here: Parlour) -> None:
    anna = here.someone("Anna")
    origin = {"record": record(short_game())}
    game = anna.post("/api/games", {"seats": BOTH, "from": origin})["id"]
    checked = anna.get(f"/api/games/{game}/verify")
    assert (checked["rolled"], checked["holds"]) == (0, True)
