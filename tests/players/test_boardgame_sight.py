"""The rules of thumb of the board game know what their seat may know, and nothing else."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, board
from boardgame.lords.tables import LORDS, lords_board
from players.hidden import check_same_answers, checked
from ringwar.boardgame.sight import Sight
from ringwar.kernel import Position, Question
from ringwar.players import boardgame

PACKAGE = Path(boardgame.__file__).parent
SAMPLES = 40
"""Points of a game at which the law is checked."""
COUNCIL = {"council-of-rivendell": "yes"}
HANDS = ("fp-character-05", "fp-strategy-14", "shadow-character-05", "shadow-strategy-20")


def game(who: str, seed: str, players: int = 2, options: Mapping[str, str] | None = None) -> Position[Any]:
    """A whole game between players of one name; with options of the expansion if there are any."""
    expansions = [] if options is None else ["lords"]
    begun = ringwar.start("boardgame", players=players, expansions=expansions, options=options)
    return ringwar.play_out(begun, dict.fromkeys(begun.ruleset.seats(begun.setup), who), seed=seed)


@pytest.mark.parametrize("who", ["random", "rules"])
def test_what_is_hidden_makes_no_difference(who: str) -> None:
    assert checked(game(who, "sight"), Random(who), SAMPLES) > SAMPLES // 5


@pytest.mark.slow
@pytest.mark.parametrize("options", [None, {}, COUNCIL], ids=["base", "lords", "council"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("who", ["random", "rules"])
def test_what_is_hidden_makes_no_difference_at_any_table(
    who: str, players: int, options: Mapping[str, str] | None
) -> None:
    assert checked(game(who, "any table", players, options), Random(f"{who}/any table"), SAMPLES) > SAMPLES // 6


def test_secret_companions_make_no_difference_to_the_shadow() -> None:
    assert checked(game("rules", "council", 2, COUNCIL), Random("council"), SAMPLES) > SAMPLES // 5


def test_a_sight_knows_companions_only_by_the_cards_that_were_shown() -> None:
    secret = {"gimli": "gimli-dwarven-lord", "meriadoc": "meriadoc-hobbit-of-the-shire"}
    company = {"companions": ["strider", "gimli", "meriadoc"], "guide": "strider"}
    state = lords_board(fellowship=company, lords={"companions": secret}, options=COUNCIL, free=("event",)).state
    known = {side: [each.name for each in Sight(state, side).companions] for side in (FREE, SHADOW)}
    assert known[SHADOW] == ["strider", "gimli", "meriadoc"]
    assert known[FREE] == ["strider", *secret.values()]


def test_the_law_notices_a_player_that_looks_into_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(sight: Sight, question: Question) -> list[float]:
        """Uses one die or another by what the enemy holds."""
        held = sight._state.hands[SHADOW]
        return [sum(map(ord, held[0].name)) % 7 if option == "event" else 3.0 for option in question.options]

    monkeypatch.setitem(boardgame.SCORERS, "use-die", peeking)
    position = board({"edoras": "rohan 1"}, free=("event", "muster"), shadow=("event",), hands=HANDS)
    rng = Random(1)
    with pytest.raises(AssertionError, match="cannot see"):
        sum(check_same_answers(position, rng) for _ in range(20))


@pytest.mark.parametrize("file", sorted(PACKAGE.glob("*.py")), ids=lambda file: file.stem)
def test_only_the_sight_touches_the_state(file: Path) -> None:
    names = {node.attr for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Attribute)}
    hidden = {"_state", "game", "state", "hands", "decks", "discards", "committed"} & names
    assert not hidden or file.stem == "sight"


def test_a_sight_has_the_own_hand_only() -> None:
    sight = Sight(board(free=("event",), hands=HANDS).state, FREE)
    assert [card.name for card in sight.hand] == ["fp-character-05", "fp-strategy-14"]


def test_a_sight_knows_seat_and_side() -> None:
    sight = Sight(board(free=("event",)).state, FREE)
    assert (sight.seat, sight.side, sight.enemy) == (FREE, FREE, SHADOW)


def test_the_shadow_does_not_learn_from_smeagols_level_who_is_with_him() -> None:
    fellowship = {"companions": ["boromir", "smeagol-tamed-wretch"], "guide": "smeagol-tamed-wretch"}
    usual, other = (
        lords_board(
            free=("event",),
            fellowship=fellowship,
            options={"council-of-rivendell": "yes"},
            lords={"smeagol": "guide", "companions": {"boromir": card}},
        ).state
        for card in ("boromir", "boromir-captain-general")
    )
    smeagol = LORDS["smeagol-tamed-wretch"]
    assert Sight(usual, SHADOW).level(smeagol) == Sight(other, SHADOW).level(smeagol)
    assert Sight(usual, FREE).level(smeagol) != Sight(other, FREE).level(smeagol)
