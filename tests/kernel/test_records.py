"""Records: a game as text, and the same game from it, in any process."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from helpers import play, replayed_elsewhere
from kernel import toys
from kernel.little import little
from kernel.toys import SETUPS, finished, new, randomly, ruleset
from ringwar import games, load, play_out, read_position, save, start, write_position
from ringwar.kernel import Position, RecordError, SavedGame, fingerprint, proof, read, write
from ringwar.kernel.chance import commitment
from ringwar.kernel.questions import slots_of


def assert_same(one: Position[Any], other: Position[Any]) -> None:
    """Two positions are the same game at the same point."""
    assert one.setup == other.setup
    assert (one.count, one.given, one.names()) == (other.count, other.given, other.names())
    assert one.state == other.state
    assert fingerprint(one.state) == fingerprint(other.state)
    assert one.checkpoint == other.checkpoint


def test_a_record_is_written_like_this() -> None:
    position = play(new("toy-errand", position={"left": 2}), "none", 1, "moor", "yes")
    saved = SavedGame(
        position,
        seats={"watcher": "random", "walker": "Anna"},
        dice=commitment(b"\xde\xf0"),
        secret="def0",
        nonces={"walker": "00ff", "watcher": "house"},
    )
    lines = write(saved).splitlines()
    assert lines[:-1] == [
        "ringwar 1",
        "rules     1",
        "game      toy-errand",
        "scenario  short",
        "players   2",
        'position  {"left": 2}',
        "seat      walker Anna",
        "seat      watcher random",
        f"dice      {commitment(bytes.fromhex('def0'))}",
        "nonce     walker 00ff",
        "nonce     watcher house",
        "secret    def0",
        "",
        "watcher      none                         # guard",
        "walker       1                            # miles",
        "walker       moor                         # road",
        "walker       yes                          # rest",
    ]
    assert lines[-1] == f"end 4 answers {fingerprint(position.state)} {proof(saved)}"


def test_the_closing_line_can_be_computed_from_the_text_alone() -> None:
    """As docs/records.md describes it, with nothing but SHA-256."""
    position = play(new("toy-errand", position={"left": 2}), "none", 1, "moor", "yes")
    text = write(SavedGame(position, {"walker": "Anna"}, commitment(b"x"), "78"))
    head, _, body = text.partition("\n\n")
    header = head.splitlines()[1:]
    claims = [line for line in header if line.split()[0] in ("seat", "dice", "since", "nonce", "result")]
    setup = [line for line in header if line not in claims and not line.startswith("secret")]
    link = sha256("\n".join(setup).encode()).hexdigest()
    *answers, closing_line = body.splitlines()
    for line in answers:
        side, answer, _, key = line.split()
        link = sha256(f"{link} {side} {key} {answer}".encode()).hexdigest()
    assert closing_line.split()[-1] == sha256("\n".join([link, *claims]).encode()).hexdigest()


@pytest.mark.parametrize("name, asked", SETUPS)
@pytest.mark.parametrize("answers", [0, 1, 5, 13])
def test_a_record_gives_the_same_position_again(name: str, asked: dict[str, Any], answers: int) -> None:
    position = randomly(new(name, **asked), answers, answers)
    assert_same(read(write(SavedGame(position)), ruleset).position, position)


@pytest.mark.parametrize("name, asked", SETUPS)
def test_a_record_of_a_whole_game_gives_its_end_again(name: str, asked: dict[str, Any]) -> None:
    position = finished(new(name, **asked), 1)
    text = write(SavedGame(position))
    again = read(text, ruleset).position
    assert_same(again, position)
    assert again.result == position.result
    assert write(SavedGame(again)) == text


def test_a_game_from_a_position_document_keeps_the_order_of_the_document() -> None:
    document = {"bag": {"white": 1, "grey": 2, "black": 3}, "left": 9}
    position = finished(new("toy-errand", position=document), 3)
    again = read(write(SavedGame(position)), ruleset).position
    assert again.setup.position is not None
    assert list(again.setup.position["bag"]) == ["white", "grey", "black"]
    assert_same(again, position)


def test_a_long_game_is_read_again() -> None:
    position = finished(new("toy-battle", scenario="long-war"), 1)
    assert position.count > 1500
    again = read(write(SavedGame(position)), ruleset).position
    assert_same(again, position)
    assert fingerprint(again.at(777).state) == fingerprint(position.at(777).state)


def test_a_record_keeps_seats_dice_and_secret() -> None:
    seats = {"attacker": "Anna Berg", "defender": "random"}
    nonces = {"attacker": "0123", "defender": "house"}
    saved = SavedGame(new("toy-battle"), seats, commitment(b"\0\xff"), "00ff", nonces)
    again = read(write(saved), ruleset)
    assert (again.seats, again.dice, again.secret, again.nonces) == (seats, saved.dice, "00ff", nonces)
    assert again.proved


@pytest.mark.parametrize(
    "who",
    [
        "Éomer",
        "two  words",
        "# hash",
        "a # b",
        "",
        " ",
        "two\nlines",
        "line\u2028break",
        "\x85",
        "\x1b[2J",
        "\u202e",
        "x" * 999,
    ],
)
def test_whatever_a_player_is_called_the_record_can_be_read_again(who: str) -> None:
    saved = SavedGame(randomly(new("toy-battle"), 1, 8), {"attacker": who, "defender": "random"})
    again = read(write(saved), ruleset)
    assert again.position.count == 8
    assert again.proved
    assert again.seats["defender"] == "random"
    assert again.seats["attacker"].isprintable()


def test_comments_and_blank_lines_are_passed_over() -> None:
    position = randomly(new("toy-errand"), 1, 4)
    head, _, body = write(SavedGame(position)).partition("\n\n")
    body = "\n".join(["", "# a comment", *(line.partition(" #")[0] for line in body.splitlines()), ""])
    assert_same(read(f"{head}\n\n{body}", ruleset).position, position)


def test_a_record_written_by_hand_needs_no_count_and_no_fingerprint() -> None:
    text = "ringwar 1\ngame toy-errand\n\nwatcher moor\nwalker 2\nend\n"
    saved = read(text, ruleset)
    assert str(saved.doubt) == "its closing line says nothing about it"
    position = saved.position
    assert (position.setup.scenario, position.setup.players, position.count) == ("short", 2, 2)


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_a_record_may_have_any_line_ends_and_be_bytes(ending: str) -> None:
    position = randomly(new("toy-errand"), 1, 4)
    text = write(SavedGame(position)).replace("\n", ending)
    assert_same(read(text, ruleset).position, position)
    assert_same(read(text.encode(), ruleset).position, position)


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_a_record_replays_to_the_same_state_in_another_process(hash_seed: str) -> None:
    positions = [finished(new(name, **asked), seed) for name, asked in SETUPS for seed in range(3)]
    positions += [randomly(new(name, **asked), 7, 9) for name, asked in SETUPS]
    texts = [write(SavedGame(position)) for position in positions]
    expected = [fingerprint(position.state) for position in positions]
    assert replayed_elsewhere(texts, toys.MODULES, hash_seed) == expected


def test_a_state_that_differs_has_another_fingerprint() -> None:
    position = new("toy-battle")
    seen = {fingerprint(position.state)}
    for changed in (("round", 9), ("winner", "attacker"), ("discard", position.state.deck[:1]), ("deck", ())):
        other = position.state.copy()
        setattr(other, *changed)
        seen.add(fingerprint(other))
    assert len(seen) == 5


def test_a_fingerprint_does_not_depend_on_the_order_of_a_dict_or_a_set() -> None:
    one, other = little().state, little().state
    one.facts.update(a=1, b={3, 1, 2})
    other.facts.update(b={2, 3, 1}, a=1)
    assert fingerprint(one) == fingerprint(other)


def test_a_fingerprint_depends_on_the_order_of_a_list() -> None:
    one, other = little().state, little().state
    one.facts["pile"] = ["a", "b"]
    other.facts["pile"] = ["b", "a"]
    assert fingerprint(one) != fingerprint(other)


@pytest.mark.usefixtures("toy_games")
def test_the_package_saves_and_loads() -> None:
    position = start("toy-tricks", scenario="full", players=3, expansions=["joker"], options={"first-point": "red"})
    position = play_out(position, dict.fromkeys(("red", "blue", "green"), "random"), seed=7)
    assert position.result is not None
    assert_same(load(save(position)), position)
    assert_same(load(save(position).encode()), position)


@pytest.mark.usefixtures("toy_games")
def test_the_package_refuses_an_unknown_game() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        start("chess")
    with pytest.raises(RecordError, match="there is no game 'chess'"):
        load("ringwar 1\ngame chess\n\nend\n")
    assert "toy-battle" in games.MODULES


@pytest.mark.usefixtures("toy_games")
@pytest.mark.parametrize("name, asked", SETUPS)
@pytest.mark.parametrize("answers", [0, 3, 12, 26])
def test_a_position_document_goes_on_where_the_game_stood(name: str, asked: dict[str, Any], answers: int) -> None:
    position = randomly(new(name, **asked), answers, answers)
    while position.given:
        position = position.after(position.names()[0])
    again = read_position(write_position(position))
    assert again.names() == position.names()
    for seat in position.ruleset.seats(position.setup):
        assert again.view(seat) == position.view(seat)


@pytest.mark.usefixtures("toy_games")
def test_a_position_document_holds_the_answers_of_the_open_step() -> None:
    document = write_position(play(new("toy-errand"), "moor", 3, "ford", "yes"))
    assert document["answers"] == ["3", "ford", "yes"]
    assert (document["phase"], document["guarded"]) == ("walk", "moor")
    assert "answers" not in write_position(play(new("toy-errand"), "moor"))


@pytest.mark.usefixtures("toy_games")
@pytest.mark.parametrize(
    "document, words",
    [
        ({}, "game: None is not a name"),
        ({"game": "toy-battle", "orcs": 3}, "orcs"),
        ({"game": "toy-battle", "discard": ["ruse-99"]}, "ruse-99"),
        ({"game": "toy-battle", "discard": ["ruse-1", "ruse-1"]}, "two places"),
        ({"game": "toy-tricks", "players": 7}, "players"),
        ({"game": "toy-errand", "answers": ["nowhere"]}, "nowhere"),
    ],
)
def test_an_impossible_position_document_is_refused_in_one_line(document: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words) as refused:
        read_position(document)
    assert "\n" not in str(refused.value)


def test_what_the_compiler_adds_to_a_class_is_no_part_of_a_state() -> None:
    class Compiled:
        __mypyc_attrs__ = ("left", "__hash__", "__dict__")

    assert slots_of(Compiled()) == ("left",)
