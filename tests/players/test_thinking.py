"""Players who think are given positions as imagined for their seat, in every way to play."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random as Generator
from typing import Any

import pytest

from kernel import toys
from ringwar import games, kernel, players, simulation
from ringwar.kernel import CHANCE, Dice, Player, Position, Question, fingerprint
from ringwar.players.wrappers import Seated, seated

DOCUMENT = Path(__file__).parents[2] / "docs" / "players.md"
WORLDS = 2
TOYS = list(toys.MODULES)


class Thinker(Player):
    """Tries every option in some imagined worlds that are played out at random."""

    thinks = True

    def __init__(self, seed: int | str | None = None) -> None:
        self.rng = Generator(str(seed))
        self.worlds: list[Position[Any]] = []
        """All that it was given to think about."""

    def answer(self, question: Question) -> Any:
        worlds = [question.imagined(self.rng) for _ in range(WORLDS)]
        self.worlds += worlds
        wins = {name: sum(self.wins(world, name, question) for world in worlds) for name in question.names()}
        return question.find(max(wins, key=lambda name: wins[name]))

    def wins(self, world: Position[Any], name: str, question: Question) -> bool:
        """Whether an option wins in a world when everybody goes on at random."""
        result = world.after(name, question.side).played(Dice(self.rng.getrandbits(32))).result
        return result is not None and result.winner == question.plays_for


class Careless(Thinker):
    """Thinks without having said so."""

    thinks = False


@pytest.fixture(autouse=True)
def thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets players think at toy games."""
    monkeypatch.setitem(players.PLAYERS, "thinker", Thinker)
    for name, module in toys.MODULES.items():
        monkeypatch.setitem(games.MODULES, name, module)


def thoughtful(name: str, seed: int) -> Seated:
    """A thinker at the first seat, and random players."""
    rules = toys.ruleset(name)
    first, *others = rules.seats(rules.setup())
    return seated([first, *others], {first: "thinker", **dict.fromkeys(others, "random")}, seed)


@pytest.mark.parametrize("name", TOYS)
def test_a_thinker_plays_the_same_game_inline_and_standing(name: str) -> None:
    rules, table = toys.ruleset(name), thoughtful(name, 1)
    inline = simulation.played_inline(rules, rules.setup(), table)
    assert fingerprint(inline) == fingerprint(toys.new(name).played(thoughtful(name, 1)).state)
    assert any(isinstance(each, Thinker) and each.worlds for each in table.players.values())


def test_a_thinker_takes_part_in_simulations_and_wins_more_often() -> None:
    rules = toys.ruleset("toy-battle")
    seats = rules.seats(rules.setup())
    wins = {
        who: simulation.play_games(
            simulation.Plan(rules.setup(), {seats[0]: who, seats[1]: "random"}, "thinking", 12), range(1, 13)
        )
        for who in ("thinker", "random")
    }
    assert not wins["thinker"].failures
    assert wins["thinker"].wins[seats[0]] > wins["random"].wins[seats[0]]


def test_a_thinker_is_not_given_the_real_position() -> None:
    rules, table = toys.ruleset("toy-tricks"), thoughtful("toy-tricks", 3)
    seat = rules.seats(rules.setup())[0]
    real: list[tuple[Any, ...]] = []

    class Watching(Player):
        """Notes the hands of the others at every question of the thinker."""

        thinks = True

        def answer(self, question: Question) -> Any:
            if question.side == seat:
                state = kernel.game_of(question).state
                real.extend([_hidden(state, seat)] * WORLDS)
            return table.answer(question)

    toys.new("toy-tricks", scenario="full").played(Watching())
    thinker = table.players[seat]
    assert isinstance(thinker, Thinker)
    imagined = [_hidden(world.state, seat) for world in thinker.worlds]
    assert len(imagined) == len(real) > 8
    assert sum(one != other for one, other in zip(imagined, real, strict=True)) > len(real) // 2


def _hidden(state: Any, seat: str) -> tuple[Any, ...]:
    return tuple(hand for each, hand in state.hands.items() if each != seat)


def test_an_imagined_position_looks_like_the_real_one() -> None:
    seen: list[bool] = []

    class Comparing(Dice):
        """Compares what it sees with what it sees in an imagined world."""

        thinks = True

        def answer(self, question: Question) -> Any:
            if question.side != CHANCE:
                world = question.imagined(Generator(1))
                open_questions = {each.side: each.names() for each in world.questions}
                seen.append(open_questions[question.side] == question.names())
                seen.append(world.ruleset.view(world.state, question.side) == question.view())
            return super().answer(question)

    rules = games.ruleset("cardgame")
    simulation.played_inline(rules, rules.setup("fellowship"), Comparing(1))
    assert len(seen) > 20
    assert all(seen)


def test_the_players_of_the_documents_play() -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        exec(block, names)
    try:
        rules = toys.ruleset("toy-battle")
        thinking, careful = names["Thinker"](1), players.player("careful")
        first, second = rules.seats(rules.setup())
        table = Seated({first: thinking, second: careful, CHANCE: Dice(1)})
        assert rules.result(simulation.played_inline(rules, rules.setup(), table)) is not None
    finally:
        players.PLAYERS.pop("careful", None)


def test_nothing_is_kept_for_who_has_not_said_that_it_thinks() -> None:
    rules = toys.ruleset("toy-battle")
    with pytest.raises(ValueError, match="nothing is kept of this game"):
        simulation.played_inline(rules, rules.setup(), Careless(1))
