"""Chapters 22.2 and 23: what a player remembers of hidden cards, and that imagined tables agree with it."""

from __future__ import annotations

from random import Random

import pytest

from boardgame.boards import Board, names
from boardgame.teams import GONDORS, ROHANS, SARUMANS, WITCH_KINGS, team_board
from helpers import play
from marks import rule
from ringwar.boardgame import RULESET
from ringwar.boardgame.table.state import State
from ringwar.kernel import Setup, start

FULL = ["fp-character-01", "fp-character-02", "fp-character-03", "fp-character-04"]


def worlds(game: Board, reader: str) -> list[State]:
    return [game.imagined(reader, Random(seed)).state for seed in range(40)]


def discarded() -> Board:
    """Rohan's player has discarded a card face down."""
    game = team_board(free=["event"] * 2, shadow=["event"] * 2, hands={ROHANS: FULL})
    return play(game, "draw-card", "character", "fp-character-05", "fp-character-03")


def exchanged() -> Board:
    """Gondor's player has given his card to Rohan's, who had two."""
    hands = {
        GONDORS: ["fp-character-01"],
        ROHANS: ["fp-character-02", "fp-character-03"],
        WITCH_KINGS: [],
        SARUMANS: [],
    }
    game = team_board(phase="recover", turn=1, leads=[ROHANS, SARUMANS], hands=hands)
    while game.question is not None and game.question.key in ("which-deck", "event-card"):
        game = game.after(game.question.options[-1])
    game = play(game, True, True, (ROHANS, "fp-character-02"))
    return play(game, (GONDORS, "fp-character-01"))


@rule("BG-CARD-07", "BG-MULTI-16")
def test_a_player_remembers_what_he_discarded_and_his_partner_does_not() -> None:
    game = discarded()
    assert game.view(ROHANS)["known"] == {"fp-character-03": ["discards"]}
    assert "known" not in game.view(GONDORS)
    assert {tuple(names(each.discards["free-peoples"])) for each in worlds(game, ROHANS)} == {("fp-character-03",)}
    assert len({tuple(names(each.discards["free-peoples"])) for each in worlds(game, GONDORS)}) > 5


@rule("BG-MULTI-15", "BG-MULTI-16")
def test_both_partners_remember_what_they_gave_away() -> None:
    game = exchanged()
    assert game.view(GONDORS)["known"] == {"fp-character-01": [ROHANS]}
    assert game.view(ROHANS)["known"] == {"fp-character-02": [GONDORS]}
    assert all("fp-character-01" in names(each.hands[ROHANS]) for each in worlds(game, GONDORS))
    assert not all("fp-character-01" in names(each.hands[ROHANS]) for each in worlds(game, WITCH_KINGS))


@rule("BG-CARD-07")
def test_a_card_given_away_may_be_the_one_that_was_discarded_but_is_not_in_the_deck() -> None:
    hands = {GONDORS: [], ROHANS: FULL}
    known = [{"seat": GONDORS, "card": "fp-character-01", "places": [ROHANS]}]
    game = team_board(free=["event"] * 2, shadow=["event"] * 2, hands=hands, known=known)
    game = play(game, "draw-card", "character", "fp-character-05", "fp-character-03")
    assert game.view(GONDORS)["known"] == {"fp-character-01": [ROHANS, "discards"]}
    found = [names(each.hands[ROHANS]) | names(each.discards["free-peoples"]) for each in worlds(game, GONDORS)]
    assert all("fp-character-01" in cards for cards in found)
    assert {"fp-character-01" in names(each.hands[ROHANS]) for each in worlds(game, GONDORS)} == {True, False}


def test_others_are_imagined_to_remember_what_they_gave_in_that_world() -> None:
    for state in worlds(exchanged(), SARUMANS):
        (given,) = [each.card for each in state.known if each.reader == GONDORS]
        assert given in state.hands[ROHANS]


def test_what_players_remember_comes_back_from_a_document() -> None:
    game = discarded()
    document = RULESET.document(game.checkpoint)
    again = start(RULESET, Setup("boardgame", "war", 4, position=document))
    assert again.state.known == game.state.known


@pytest.mark.parametrize(
    "entry, refusal",
    [
        ({"seat": "frodo", "card": "fp-character-01", "places": ["discards"]}, "known"),
        ({"seat": GONDORS, "card": "fp-character-01", "places": [GONDORS]}, "known"),
        ({"seat": GONDORS, "card": "fp-character-01", "places": ["discards"]}, "is not hidden in such a place"),
    ],
)
def test_a_memory_of_what_is_not_there_is_refused(entry: dict[str, object], refusal: str) -> None:
    with pytest.raises(ValueError, match=refusal):
        team_board(free=["event"], shadow=["event"], hands={ROHANS: FULL}, known=[entry])
