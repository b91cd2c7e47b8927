"""What the store keeps about people: guests, accounts, logins, whom they shun, and what is left when they leave."""

from __future__ import annotations

import json
import sys
from unicodedata import normalize

import pytest
from sqlalchemy import String, insert

from ringwar.kernel import Refusal
from ringwar.server.store import Database
from ringwar.server.store.exports import exported
from ringwar.server.store.names import DEPARTED, LONGEST, folded, proper
from ringwar.server.store.people import BLOCK, DAY, IDLE, MOST_LOGINS, MUTE, People, Person, Shunned
from ringwar.server.store.schema import audit, chat, games, logins, metadata, notes, people, replies, seats
from server.gate import HASH, Clock, add_game, rows


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(database: Database, clock: Clock) -> People:
    return People(database, clock)


def key_of(name: str) -> str:
    """By which key a name is refused."""
    with pytest.raises(Refusal) as found:
        proper(name)
    return found.value.key


@pytest.mark.parametrize(
    "name, kept",
    [
        ("Anna", "Anna"),
        ("  Anna \u00a0 B.  ", "Anna B."),
        ("Éowyn", "E\u0301owyn".replace("E\u0301", "É")),
        ("ﬁnn", "finn"),
        ("李", "李"),
        ("x" * LONGEST, "x" * LONGEST),
        ("7", "7"),
    ],
)
def test_a_name_is_kept_in_one_form(name: str, kept: str) -> None:
    assert proper(name) == kept


@pytest.mark.parametrize("name", ["", "   ", "\u00a0", "x" * (LONGEST + 1), "ﷺﷺ"])
def test_a_name_has_a_length(name: str) -> None:
    assert key_of(name) == "name-length"


@pytest.mark.parametrize(
    "name",
    [
        *("An\u200bna", "An\u202ena", "An\nna", "An\x00na", "An\tna", "\ud800", "\u2800", "An\u3164na", "Anna\ufe0f"),
        *("...", "a\u0316\u0317\u0318\u0319", "\u2028a", "\ue000a"),
    ],
)
def test_a_name_has_nothing_in_it_that_cannot_be_seen(name: str) -> None:
    assert key_of(name) == "name-letters"


@pytest.mark.parametrize("name", ["admin", "ADMIN", "Ｓｅｒｖｅｒ", DEPARTED])
def test_some_names_are_for_nobody(name: str) -> None:
    assert key_of(name) == "name-reserved"


def test_a_folded_name_fits_into_its_column() -> None:
    kept = (character for character in map(chr, range(sys.maxunicode)) if len(normalize("NFKC", character)) == 1)
    column = people.c.folded.type
    assert isinstance(column, String)
    assert max(map(len, map(folded, kept))) * LONGEST <= (column.length or 0)


def test_two_accounts_cannot_have_names_that_look_the_same(store: People) -> None:
    store.add_account("Anna", HASH)
    for name in ("anna", "ANNA", "Ａｎｎａ", " anna "):
        with pytest.raises(Refusal, match="somebody else"):
            store.add_account(name, HASH)
    assert len(rows(store.database, people.c.id)) == 1


def test_a_guest_cannot_have_the_name_of_an_account(store: People) -> None:
    store.add_account("Anna", HASH)
    guest = store.add_guest("Bert")
    with pytest.raises(Refusal, match="somebody else"):
        store.add_guest("ANNA")
    with pytest.raises(Refusal, match="somebody else"):
        store.rename(guest, "anna")
    assert store.find(guest.id) == guest


def test_guests_may_have_the_same_name(store: People) -> None:
    assert store.add_guest("Bert").id != store.add_guest("Bert").id


def test_a_guest_who_becomes_an_account_keeps_the_games(store: People) -> None:
    guest = store.add_guest("Anna")
    add_game(store.database, "game", guest, "Anna", "Bert")
    promoted = store.promote(guest, "Annabel", HASH)
    assert promoted == Person(guest.id, "Annabel", "account")
    assert store.games(promoted) == ["game"]
    assert sorted(rows(store.database, seats.c.name)) == [("Annabel",), ("Bert",)]


def test_an_account_does_not_become_another(store: People) -> None:
    guest = store.add_guest("Anna")
    store.promote(guest, "Anna", HASH)
    with pytest.raises(Refusal, match="only a guest"):
        store.promote(guest, "Bert", HASH)
    assert store.account("Bert") is None


def test_the_database_does_not_hold_what_a_browser_holds(store: People) -> None:
    token = store.log_in(store.add_guest("Anna"))
    [(kept,)] = rows(store.database, logins.c.token)
    assert token not in kept
    assert len(token) >= 43


def test_a_login_that_is_used_lasts_and_one_that_is_not_ends(store: People, clock: Clock) -> None:
    guest = store.add_guest("Anna")
    used, unused = store.log_in(guest), store.log_in(guest)
    for _ in range(4):
        clock.at += IDLE / 4
        assert store.by_token(used) == guest
    clock.at += 1
    assert store.by_token(unused) is None
    assert store.by_token(used) == guest
    assert len(store.logins(guest)) == 1


def test_a_login_is_not_written_at_every_call(store: People, clock: Clock) -> None:
    token = store.log_in(store.add_guest("Anna"))
    clock.at += DAY / 2
    store.by_token(token)
    assert rows(store.database, logins.c.seen) == [(clock.at - DAY / 2,)]


def test_nobody_has_more_logins_than_anybody_needs(store: People, clock: Clock) -> None:
    guest = store.add_guest("Anna")
    tokens = []
    for _ in range(MOST_LOGINS + 1):
        clock.at += 1
        tokens.append(store.log_in(guest))
    assert store.by_token(tokens[0]) is None
    assert store.by_token(tokens[1]) == store.by_token(tokens[-1]) == guest


def test_logging_out_ends_one_login_or_all_of_them(store: People) -> None:
    guest, other = store.add_guest("Anna"), store.add_guest("Bert")
    first, second, third, foreign = (store.log_in(each) for each in (guest, guest, guest, other))
    store.log_out(first)
    assert [store.by_token(each) for each in (first, second)] == [None, guest]
    store.log_out_everywhere(guest)
    assert [store.by_token(each) for each in (second, third, foreign)] == [None, None, other]


def test_a_block_works_both_ways_and_a_mute_one_way(store: People) -> None:
    anna, bert, carl = (store.add_guest(name) for name in ("Anna", "Bert", "Carl"))
    store.shun(anna, bert.id, BLOCK)
    store.shun(anna, carl.id, MUTE)
    assert store.is_blocked(anna.id, [bert.id, carl.id])
    assert store.is_blocked(bert.id, [anna.id])
    assert not store.is_blocked(carl.id, [anna.id, bert.id])
    assert not store.is_blocked(anna.id, [])
    assert store.muted(anna.id) == {carl.id}
    assert store.muted(carl.id) == frozenset()
    assert store.shunned(anna) == [Shunned(bert.id, "Bert", True, False), Shunned(carl.id, "Carl", False, True)]


def test_whoever_is_shunned_in_another_way_is_no_longer_shunned_in_the_old_one(store: People) -> None:
    anna, bert = store.add_guest("Anna"), store.add_guest("Bert")
    store.shun(anna, bert.id, BLOCK)
    store.shun(anna, bert.id, MUTE)
    assert not store.is_blocked(anna.id, [bert.id])
    store.shun(anna, bert.id)
    assert store.shunned(anna) == []


def test_nobody_shuns_oneself_or_nobody(store: People) -> None:
    anna = store.add_guest("Anna")
    for other in (anna.id, "nobody"):
        with pytest.raises(Refusal, match="nobody"):
            store.shun(anna, other, BLOCK)


def leave_traces(store: People, person: Person) -> None:
    """A game, a line of chat, a note, a stored reply and a login of a person."""
    add_game(store.database, "game", person, person.name, "a friend beside")
    with store.database.writing() as connection:
        line = {"game": "game", "room": "players", "person": person.id, "name": person.name}
        connection.execute(insert(chat).values(**line, text="well met", said=1.0))
        connection.execute(insert(notes).values(game="game", person=person.id, text="he has the ring"))
        reply = {"game": "game", "person": person.id, "key": "k", "body": "b", "reply": {}, "given": 1.0}
        connection.execute(insert(replies).values(**reply))
    store.log_in(person)


def test_when_somebody_leaves_the_games_stay_and_the_name_goes(store: People) -> None:
    anna, bert = store.add_account("Annabel", HASH, "anna@example.org"), store.add_guest("Bert")
    leave_traces(store, anna)
    store.shun(bert, anna.id, BLOCK)
    store.forget(anna)
    database = store.database
    assert rows(database, games.c.id, games.c.creator) == [("game", None)]
    assert rows(database, seats.c.name, seats.c.person) == [(DEPARTED, None)] * 2
    assert rows(database, chat.c.text, chat.c.name, chat.c.person) == [("well met", DEPARTED, None)]
    assert rows(database, people.c.name) == [("Bert",)]
    for table in (notes, replies, logins):
        assert rows(database, table) == []
    assert rows(database, audit.c.who, audit.c.what, audit.c.about) == [(anna.id, "left", {})]


def test_after_somebody_has_left_the_name_is_nowhere_in_the_database(store: People) -> None:
    anna = store.add_account("Annabel", HASH, "annabel@example.org")
    leave_traces(store, anna)
    store.forget(anna)
    dumped = str([rows(store.database, table) for table in metadata.sorted_tables])
    assert "well met" in dumped
    assert "nnabel" not in dumped


def test_an_export_has_everything_but_hashes(store: People) -> None:
    anna = store.add_account("Annabel", HASH, "anna@example.org")
    leave_traces(store, anna)
    store.shun(anna, store.add_guest("Bert").id, MUTE)
    found = json.loads(json.dumps(exported(store.database, anna)))
    assert found["person"]["email"] == "anna@example.org"
    assert [seat["name"] for seat in found["seats"]] == ["Annabel", "a friend beside"]
    assert [line["text"] for line in found["chat"]] == ["well met"]
    assert [note["text"] for note in found["notes"]] == ["he has the ring"]
    assert [len(found[part]) for part in ("logins", "shunned", "games")] == [1, 1, 1]
    assert HASH not in str(found)
    assert rows(store.database, logins.c.token)[0][0] not in str(found)


def test_guests_who_cannot_come_back_and_left_nothing_are_swept_away(store: People, clock: Clock) -> None:
    player, passer, account = store.add_guest("Anna"), store.add_guest("Bert"), store.add_account("Carl", HASH)
    add_game(store.database, "game", player, "Anna")
    for person in (player, passer, account):
        store.log_in(person)
    clock.at += IDLE
    newcomer = store.add_guest("Dora")
    store.sweep()
    assert rows(store.database, logins) == []
    assert [store.find(each.id) for each in (player, passer, account, newcomer)] == [player, None, account, newcomer]
