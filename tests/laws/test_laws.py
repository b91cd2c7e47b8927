"""The laws: the toy games keep them, and every kind of breach is found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Self

import pytest

from helpers import play, question_alone
from kernel.little import Little, LittleGame, Notes, little
from kernel.toy_base import Card
from kernel.toys import SETUPS, finished, new, randomly, ruleset
from ringwar.kernel import Dice, Player, Position, Question, Secret, Step, start
from ringwar.kernel.game import Record
from ringwar.laws import (
    MOST_QUESTIONS_IN_A_STEP,
    Checked,
    LawBroken,
    check_answer,
    check_copy,
    check_game,
    check_hidden,
    check_imagined,
    check_question,
)
from ringwar.simulation import played_inline

OAK, ASH, ELM, FIR = (Card(name, number) for number, name in enumerate(("oak", "ash", "elm", "fir")))
HIDDEN = {"a": (OAK, ASH), "b": (ELM, FIR)}


def checked(rules: Little, player: Player | None = None) -> Notes:
    """The end of a little game under the eyes of the laws."""
    setup = rules.setup()
    state: Notes = played_inline(rules, setup, Checked(player or Dice(1), rules, setup, 1))
    return state


def breach(rules: Little, player: Player | None = None) -> str:
    """The law that a little game is found to break."""
    with pytest.raises(LawBroken) as broken:
        checked(rules, player)
    return str(broken.value)


def often(game: LittleGame) -> None:
    """Enough questions for everything that is looked at now and then."""
    for _ in range(100):
        game.confirm("a", "again")


@pytest.mark.parametrize("name, asked", SETUPS)
@pytest.mark.parametrize("seed", range(4))
def test_the_toy_games_keep_the_laws_around_every_answer(name: str, asked: dict[str, Any], seed: int) -> None:
    rules = ruleset(name)
    setup = rules.setup(**asked)
    player = Checked(Dice(seed), rules, setup, seed)
    assert played_inline(rules, setup, player) == played_inline(rules, setup, Dice(seed))
    assert player.count == start(rules, setup).played(Dice(seed)).count


@pytest.mark.parametrize("name, asked", SETUPS)
@pytest.mark.parametrize("seed", range(4))
def test_whole_toy_games_keep_the_laws(name: str, asked: dict[str, Any], seed: int) -> None:
    check_game(finished(new(name, **asked), seed), seed)


@pytest.mark.parametrize("name, asked", SETUPS)
@pytest.mark.parametrize("answers", [0, 1, 6, 7, 8, 15])
def test_unfinished_toy_games_keep_the_laws(name: str, asked: dict[str, Any], answers: int) -> None:
    check_game(randomly(new(name, **asked), answers, answers), answers)


def test_a_law_broken_is_a_failed_assertion() -> None:
    assert issubclass(LawBroken, AssertionError)


@pytest.mark.parametrize(
    "side, key, options, words",
    [
        ("d", "choose", (1, 2), "'d' is asked, who has no seat"),
        ("a", "two words", (1, 2), "no key"),
        ("a", "", (1, 2), "no key"),
        ("a", "choose", (), "no option"),
        ("a", "choose", ("two words", "one"), "name that no record can hold"),
        ("a", "choose", ("", "one"), "name that no record can hold"),
        ("a", "choose", ("#one", "two"), "name that no record can hold"),
        ("a", "choose", (None, "none"), "two options have the name 'none'"),
        ("a", "choose", (1, "1"), "two options have the name '1'"),
        ("a", "choose", (OAK, Card("oak", 5)), "two options have the name 'oak'"),
    ],
)
def test_a_question_that_cannot_be_asked_is_found(side: str, key: str, options: tuple[Any, ...], words: str) -> None:
    question = question_alone(side, key, options)
    with pytest.raises(LawBroken, match=words):
        check_question(question, ("a", "b", "c"))


def test_copies_and_chance_are_no_breach() -> None:
    check_question(question_alone("chance", "draw", ("eye", "eye", "two")), ("a",))


def test_an_answer_that_is_no_option_is_found() -> None:
    class Cheat(Player):
        def answer(self, question: Question) -> Any:
            return 7

    assert "7 is not an answer to 'die'" in breach(
        Little(lambda game: game.state.facts.update(die=game.roll())), Cheat()
    )
    together = Little(lambda game: game.state.facts.update(game.ask_each("throw", {"a": (1, 2), "b": (1, 2)})))
    assert "7 is not an answer to 'throw'" in breach(together, Cheat())
    with pytest.raises(LawBroken):
        check_answer(question_alone("a", "choose", (1, 2)), 3)


def test_a_side_that_is_asked_twice_at_once_is_found() -> None:
    def twice(game: LittleGame) -> None:
        game.player.answer_each([Question("a", "throw", (1, 2), {}, game), Question("a", "throw", (1, 2), {}, game)])

    assert "asked twice at once" in breach(Little(twice))


def test_the_laws_of_the_game_itself_are_checked() -> None:
    class Broken(Little):
        def laws(self, state: Notes) -> Iterable[str]:
            return ["a card is lost", "a figure is doubled"]

    assert breach(Broken(often)) == "a card is lost; a figure is doubled"


def test_a_game_without_an_end_is_found() -> None:
    def endless(game: LittleGame) -> None:
        while True:
            game.roll()

    class Lawless(Little):
        def unseen(self, state: Notes, side: str) -> Iterable[Sequence[Any]]:
            return []

    assert "has not ended after 20001 answers" in breach(Lawless(endless))


def test_a_view_that_tells_a_hidden_card_is_found() -> None:
    class Leaking(Little):
        def table(self, state: Notes, reader: str) -> dict[str, Any]:
            return {"all": [thing.name for things in state.hidden.values() for thing in things]}

    assert "tells what is hidden" in breach(Leaking(often, hidden=HIDDEN))


def test_a_view_that_is_not_ready_for_json_is_found() -> None:
    class Raw(Little):
        def table(self, state: Notes, reader: str) -> dict[str, Any]:
            return {"own": state.hidden.get(reader)}

    assert "not ready for JSON" in breach(Raw(often, hidden=HIDDEN))


def test_hidden_things_that_are_named_twice_are_found() -> None:
    class Twice(Little):
        def unseen(self, state: Notes, side: str) -> Iterable[Sequence[Any]]:
            return [[OAK, ASH, OAK]]

    assert "names a thing twice" in breach(Twice(often, hidden=HIDDEN))


def test_a_renaming_that_forgets_where_things_were_is_found() -> None:
    class Rotating(Notes):
        def renamed(self, names: Mapping[Any, Any]) -> Self:
            hidden = {side: (*things[1:], *things[:1]) for side, things in self.hidden.items()}
            return type(self)(self.facts.copy(), hidden, self.steps)

    state = Rotating({}, {"deck": (OAK, ASH, ELM)}, 0)
    with pytest.raises(LawBroken, match="another state"):
        check_hidden(Little(often), state, "c", Random(1))


def test_a_copy_that_shares_what_changes_is_found() -> None:
    def gather(game: LittleGame) -> None:
        game.state.facts["list"] = []
        for _ in range(200):
            game.state.facts["list"].append(game.roll())

    assert "changed an earlier copy" in breach(Little(gather))


def test_a_copy_that_is_another_is_found() -> None:
    class Lossy(Notes):
        def copy(self) -> Self:
            return type(self)({}, self.hidden.copy(), self.steps)

    class Same(Notes):
        def copy(self) -> Self:
            return self

    with pytest.raises(LawBroken, match="is another"):
        check_copy(Lossy({"fact": 1}, {}, 0))
    with pytest.raises(LawBroken, match="itself"):
        check_copy(Same({}, {}, 0))


def asking(number: int) -> Position[Notes]:
    """A game of one step with so many questions and as many dice."""

    def step(game: LittleGame) -> None:
        for _ in range(number):
            game.confirm("a", "again")
            game.roll()

    return little(lambda game: game.state.facts.update(first=game.confirm("b", "first")), step).played(Dice(1))


def test_a_step_that_asks_too_much_is_found_and_dice_do_not_count() -> None:
    check_game(asking(MOST_QUESTIONS_IN_A_STEP))
    with pytest.raises(LawBroken, match="'again' asks 61 questions"):
        check_game(asking(MOST_QUESTIONS_IN_A_STEP + 1))


def test_the_open_step_counts_too() -> None:
    position = asking(MOST_QUESTIONS_IN_A_STEP + 30)
    check_game(position.at(1 + 2 * MOST_QUESTIONS_IN_A_STEP))
    with pytest.raises(LawBroken, match="'again' asks 61 questions"):
        check_game(position.at(2 + 2 * MOST_QUESTIONS_IN_A_STEP))


class Dance(Little):
    """A game in which the players step from one foot to the other as long as they like."""

    def step(self, state: Notes) -> Step[Notes] | None:
        return None if state.facts.get("over") else self._dance

    def _dance(self, game: LittleGame) -> None:
        facts = game.state.facts
        facts["foot"] = (facts.get("foot", 0) + 1) % 3
        facts["over"] = game.confirm("b", "stop")


class Dancer(Player):
    """Never stops."""

    def answer(self, question: Question) -> Any:
        return False


def test_a_game_that_goes_round_in_circles_is_found_long_before_it_is_too_long() -> None:
    player = Checked(Dancer(), Dance(), Dance().setup(), 1)
    with pytest.raises(LawBroken, match="b stands before the same table again and again: 'stop'"):
        played_inline(Dance(), Dance().setup(), player)
    assert player.count < 1_000


def test_a_table_that_stands_twice_between_steps_is_found() -> None:
    position = start(Dance(), Dance().setup())
    check_game(play(position, "no", "no", "no"))
    with pytest.raises(LawBroken, match="the table after answer 1 stands again after answer 4"):
        check_game(play(position, "no", "no", "no", "no", "no"))


def test_a_rule_that_is_not_deterministic_is_found() -> None:
    times = iter(range(10**6))

    def clock(game: LittleGame) -> None:
        game.confirm("a", "again")
        game.state.facts["time"] = next(times)

    with pytest.raises((LawBroken, ValueError), match="another"):
        check_game(play(little(clock, clock), "yes"))


def test_an_event_that_nobody_can_be_shown_is_found() -> None:
    def tell_too_much(game: LittleGame) -> None:
        game.confirm("a", "again")
        game.tell("cards", cards=[Secret(OAK, "a")])

    with pytest.raises(LawBroken, match="the event 'cards' as a sees it"):
        check_game(play(little(tell_too_much), "yes"))


def test_a_game_that_is_over_without_a_result_is_found() -> None:
    class Endless(Little):
        def result(self, state: Notes) -> None:
            return None

    rules = Endless(often)
    with pytest.raises(LawBroken, match="without a result"):
        check_game(start(rules, rules.setup()).played(Dice(1)))


def test_an_imagined_game_that_could_not_have_been_played_is_found() -> None:
    def face_down(game: LittleGame) -> None:
        game.ask("b", "lay", game.state.hidden["b"])
        game.confirm("a", "again")

    class Dreaming(Position[Notes]):
        def imagined(self, side: str, rng: Random) -> Position[Notes]:
            return Position(self.ruleset, self.setup, self.checkpoint, Record((OAK,)))

    real = little(face_down, hidden=HIDDEN).after("elm")
    check_imagined(real, "a", Random(1))
    with pytest.raises(LawBroken, match="<oak> is not an answer to 'lay'"):
        check_imagined(Dreaming(real.ruleset, real.setup, real.checkpoint, Record(real.answers)), "a", Random(1))
