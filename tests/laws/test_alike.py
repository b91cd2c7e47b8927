"""A sample of the law that players answer the same in worlds that look alike, over all rule sets."""

from __future__ import annotations

from typing import Any

import pytest

from laws import alike
from ringwar import games
from ringwar.kernel import Player, Question, game_of
from ringwar.laws import LawBroken

COUNCIL = {"council-of-rivendell": "yes"}
SETUPS: list[tuple[str, dict[str, Any]]] = [
    *(("boardgame", {"players": number}) for number in (2, 3, 4)),
    *(("boardgame", {"players": number, "expansions": ["lords"]}) for number in (2, 3, 4)),
    *(("boardgame", {"players": number, "expansions": ["lords"], "options": COUNCIL}) for number in (2, 3, 4)),
    *(("cardgame", {"scenario": scenario}) for scenario in games.ruleset("cardgame").scenarios),
]


@pytest.mark.parametrize("game, asked", SETUPS)
def test_players_answer_the_same_in_worlds_that_look_alike(
    game: str, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alike, "POINTS", 4)
    assert alike.batch(games.ruleset(game).setup(**asked), "sample") >= 4 * len(alike.WHO)


class Peeping(Player):
    """Answers by what lies in the hands of others."""

    def __init__(self, seed: str) -> None:
        pass

    def answer(self, question: Question) -> object:
        hands = game_of(question).state.hands
        names = "".join(card.name for seat, cards in hands.items() if seat != question.side for card in cards)
        return question.options[sum(names.encode()) % len(question.options)]


@pytest.mark.parametrize("game", ["boardgame", "cardgame"])
def test_a_player_that_peeps_is_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alike, "WHO", {"peeping": Peeping})
    with pytest.raises(LawBroken, match="peeping answers"):
        alike.batch(games.ruleset(game).setup(), "peeping")
