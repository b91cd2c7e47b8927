"""Who answers for Chance: seeded dice, and dice that everybody can verify."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256
from typing import Any

import pytest

from helpers import question_alone
from kernel.little import LittleGame, little
from kernel.toys import finished, new, ruleset
from ringwar.kernel import CHANCE, Dice, Player, Position, Question, SavedGame, VerifiableDice, read, write
from ringwar.kernel.chance import commitment, dice_key, unverified
from ringwar.players.wrappers import Seated

SECRET = b"the road goes ever on"


def question(*options: Any) -> Question:
    return question_alone(CHANCE, "die", options)


DIE = question(1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("dice", [Dice(1), Dice("word"), VerifiableDice(SECRET)])
@pytest.mark.parametrize("faces", [2, 6, 7, 24])
def test_every_face_comes_up_equally_often(dice: Player, faces: int) -> None:
    rolls = Counter(dice.answer(question(*range(faces))) for _ in range(400 * faces))
    assert len(rolls) == faces
    chi_squared = sum((count - 400) ** 2 / 400 for count in rolls.values())
    assert chi_squared < faces + 5 * (2 * faces) ** 0.5


def test_verifiable_dice_favour_no_option_however_many_there_are() -> None:
    """A remainder of 64 bits alone would give the lower two thirds of so many options three chances in four."""
    many = 3 * 2**61
    dice = VerifiableDice(SECRET)
    lower = sum(dice.answer(question_alone(CHANCE, "die", range(many))) < 2**62 for _ in range(3000))
    assert 1900 < lower < 2100


@pytest.mark.parametrize("make", [lambda: Dice(7), lambda: Dice("seven"), lambda: VerifiableDice(SECRET)])
def test_the_same_seed_gives_the_same_dice(make: Any) -> None:
    once, again = make(), make()
    assert [once.answer(DIE) for _ in range(50)] == [again.answer(DIE) for _ in range(50)]


@pytest.mark.parametrize("one, other", [(Dice(7), Dice(8)), (VerifiableDice(b"a"), VerifiableDice(b"b"))])
def test_another_seed_gives_other_dice(one: Player, other: Player) -> None:
    assert [one.answer(DIE) for _ in range(50)] != [other.answer(DIE) for _ in range(50)]


def test_verifiable_dice_go_on_from_a_running_number() -> None:
    dice = VerifiableDice(SECRET)
    first = [dice.answer(DIE) for _ in range(20)]
    later = VerifiableDice(SECRET, number=12)
    assert [later.answer(DIE) for _ in range(8)] == first[12:]


def test_verifiable_dice_are_the_same_in_every_release() -> None:
    dice = VerifiableDice(SECRET)
    assert [dice.answer(DIE) for _ in range(12)] == [5, 5, 4, 2, 5, 3, 3, 4, 4, 6, 4, 2]


def test_what_is_published_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == sha256(SECRET).hexdigest()


def test_the_dice_of_a_house_alone_follow_from_its_secret() -> None:
    assert dice_key(SECRET, new("toy-battle").setup, {}) == SECRET


def test_a_seat_that_puts_something_in_gives_all_draws_another_key() -> None:
    setup, other = new("toy-battle").setup, new("toy-battle", scenario="long-war").setup
    keys = {
        dice_key(SECRET, setup, {"attacker": "00", "defender": "house"}),
        dice_key(SECRET, setup, {"attacker": "01", "defender": "house"}),
        dice_key(SECRET, setup, {"attacker": "house", "defender": "00"}),
        dice_key(SECRET, other, {"attacker": "00", "defender": "house"}),
        dice_key(b"another", setup, {"attacker": "00", "defender": "house"}),
    }
    assert len(keys) == 5
    assert all(len(key) == 32 for key in keys)


def test_the_order_in_which_nonces_came_makes_no_difference() -> None:
    setup = new("toy-battle").setup
    one, other = {"attacker": "00", "defender": "11"}, {"defender": "11", "attacker": "00"}
    assert dice_key(SECRET, setup, one) == dice_key(SECRET, setup, other)


def test_the_key_can_be_computed_from_the_header_alone() -> None:
    """As docs/records.md describes it."""
    setup = new("toy-battle").setup
    lines = ["game      toy-battle", f"scenario  {setup.scenario}", "players   2", "attacker 00", "defender house"]
    expected = hmac.digest(SECRET, "\n".join(lines).encode(), "sha256")
    assert dice_key(SECRET, setup, {"attacker": "00", "defender": "house"}) == expected


def played(name: str, **asked: Any) -> Position[Any]:
    """A game with verifiable dice."""
    position = new(name, **asked)
    seats = position.ruleset.seats(position.setup)
    table: dict[str, Player] = {seat: Dice(seat) for seat in seats}
    return position.played(Seated({**table, CHANCE: VerifiableDice(SECRET)}))


@pytest.mark.parametrize("name", ["toy-battle", "toy-errand", "toy-tricks"])
def test_a_game_with_verifiable_dice_is_verified(name: str) -> None:
    assert unverified(played(name), SECRET) == []


@pytest.mark.parametrize("name", ["toy-battle", "toy-errand", "toy-tricks"])
def test_a_saved_game_with_verifiable_dice_is_verified(name: str) -> None:
    text = write(SavedGame(played(name), dice=commitment(SECRET), secret=SECRET.hex()))
    assert unverified(read(text, ruleset).position, SECRET) == []


def test_a_saved_game_from_a_position_document_is_verified_whatever_the_order_of_its_words() -> None:
    document = {"bag": {"white": 1, "grey": 2, "black": 3}, "guarded": "moor", "phase": "walk", "left": 30}
    position = played("toy-errand", position=document)
    assert unverified(position, SECRET) == []
    assert unverified(read(write(SavedGame(position)), ruleset).position, SECRET) == []


def test_another_secret_is_found_out() -> None:
    assert len(unverified(played("toy-battle", scenario="long-war"), b"another")) > 500


def test_other_dice_are_found_out() -> None:
    assert unverified(finished(new("toy-battle", scenario="long-war"), 1), SECRET)


def test_a_changed_die_is_found_by_its_number() -> None:
    def roll_ten(game: LittleGame) -> None:
        game.confirm("a", "ready")
        game.state.facts["rolls"] = [game.roll() for _ in range(10)]

    dice = VerifiableDice(SECRET)
    rolls = [dice.answer(DIE) for _ in range(10)]
    rolls[3] = rolls[3] % 6 + 1
    position = little(roll_ten).after("yes")
    for roll in rolls:
        position = position.after(roll)
    assert unverified(position, SECRET) == [5]


def test_the_answers_of_players_are_not_verified() -> None:
    def talk(game: LittleGame) -> None:
        for _ in range(5):
            game.ask("a", "say", (1, 2))

    position = little(talk).played(Dice(1))
    assert unverified(position, SECRET) == []
