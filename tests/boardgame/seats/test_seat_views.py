"""Chapters 22.2 and 23: what each seat sees, what it can imagine, and games of seats that are saved."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, Board, names
from boardgame.teams import GONDORS, ROHANS, SARUMANS, WITCH_KINGS, team_board
from helpers import asked, play
from marks import rule
from ringwar.boardgame import RULESET
from ringwar.boardgame.odds.exact import hunt_odds_of_view
from ringwar.kernel import SPECTATOR, Dice, Event
from ringwar.laws import Checked, check_game

SEATS = [GONDORS, ROHANS, WITCH_KINGS, SARUMANS]
HANDS = {
    GONDORS: ["fp-character-01", "fp-strategy-14"],
    ROHANS: ["fp-character-02"],
    WITCH_KINGS: ["shadow-character-01", "shadow-character-02"],
    SARUMANS: ["shadow-strategy-17"],
}
SEED = 9
"""Of rather short random games."""


def table(**fields: Any) -> Board:
    return team_board(free=["event"] * 2, shadow=["event"] * 2, hands=HANDS, **fields)


# Views


@rule("BG-MULTI-16")
@pytest.mark.parametrize("reader", [*SEATS, FREE, SHADOW, SPECTATOR])
def test_a_seat_sees_its_own_cards_and_of_all_others_the_backs(reader: str) -> None:
    seen = table().view(reader)["hands"]
    assert {seat: hand["cards"] for seat, hand in seen.items() if "cards" in hand} == (
        {reader: HANDS[reader]} if reader in HANDS else {}
    )
    assert {seat: (hand["size"], hand["character"]) for seat, hand in seen.items()} == {
        GONDORS: (2, 1),
        ROHANS: (1, 1),
        WITCH_KINGS: (2, 2),
        SARUMANS: (1, 0),
    }
    others = [card for seat, cards in HANDS.items() if seat != reader for card in cards]
    assert not [card for card in others if card in json.dumps(table().view(reader))]


@rule("BG-MULTI-16")
def test_only_the_seat_that_is_asked_sees_its_options() -> None:
    game = play(table(), "draw-card", "character", "fp-character-05")
    assert asked(game) == (SARUMANS, "action")
    assert [seat for seat in SEATS if "question" in game.view(seat)] == [SARUMANS]
    assert game.view(ROHANS)["asked"] == [{"side": SARUMANS}]


@rule("BG-MULTI-16")
def test_only_the_drawer_learns_what_was_drawn_and_only_the_owner_what_was_discarded() -> None:
    full = ["fp-character-01", "fp-character-02", "fp-character-03", "fp-character-04"]
    game = team_board(free=["event"] * 2, shadow=["event"] * 2, hands={ROHANS: full})
    game = play(game, "draw-card", "character", "fp-character-05", "fp-character-03")
    told = {event.kind: event for event in game.log() if isinstance(event, Event)}
    for kind, card in (("draw", "fp-character-05"), ("discard", "fp-character-03")):
        shown = {seat: str(told[kind].seen_by(seat).about["card"]) for seat in SEATS}
        assert shown == {ROHANS: card, GONDORS: "hidden", WITCH_KINGS: "hidden", SARUMANS: "hidden"}
    assert "fp-character-03" not in json.dumps(game.view(GONDORS))


@rule("BG-MULTI-06", "BG-MULTI-25")
def test_everybody_sees_who_leads_and_who_acts_next() -> None:
    for reader in (*SEATS, SPECTATOR):
        teams = play(table(), "skip").view(reader)["teams"]
        assert teams["leading"] == {FREE: GONDORS, SHADOW: WITCH_KINGS}
        assert teams["actors"] == {FREE: GONDORS, SHADOW: SARUMANS}


def test_a_game_of_two_has_no_teams() -> None:
    assert "teams" not in ringwar.start("boardgame").view(FREE)


# Imagined positions


@rule("BG-MULTI-16")
@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_imagines_other_cards_with_its_partner_and_its_enemies(seat: str) -> None:
    game = table()
    imagined = [game.imagined(seat, Random(seed)) for seed in range(30)]
    for other in SEATS:
        kept = all(names(each.state.hands[other]) == set(HANDS[other]) for each in imagined)
        assert kept == (other == seat)
    assert all(each.view(seat) == game.view(seat) for each in imagined)
    assert all(list(each.ruleset.laws(each.state)) == [] for each in imagined)


@rule("BG-MULTI-56")
def test_a_player_alone_knows_where_all_cards_of_his_side_are() -> None:
    hands = {FREE: ["fp-character-01"], SARUMANS: ["shadow-strategy-17"]}
    discards = {FREE: ["fp-character-02"]}
    game = team_board(players=3, free=["event"] * 2, shadow=["event"] * 2, hands=hands, discards=discards)
    for seed in range(10):
        other = game.imagined(FREE, Random(seed)).state
        assert (other.hands[FREE], other.discards[FREE]) == (game.state.hands[FREE], game.state.discards[FREE])


@rule("BG-MULTI-15", "BG-MULTI-16")
def test_what_a_partner_has_chosen_to_give_is_imagined_too() -> None:
    game = team_board(phase="recover", turn=2, leads=[ROHANS, SARUMANS], hands=HANDS)
    while game.question is not None and game.question.key in ("which-deck", "event-card"):
        game = game.after(game.question.options[0])
    game = play(game, (GONDORS, True), (ROHANS, True), (ROHANS, "fp-character-02"))
    assert asked(game) == (GONDORS, "give-card")
    given = {game.imagined(GONDORS, Random(seed)).given[ROHANS].name for seed in range(30)}
    assert len(given) > 2
    assert {game.imagined(ROHANS, Random(seed)).given[ROHANS].name for seed in range(10)} == {"fp-character-02"}


# Whole games


@pytest.mark.parametrize("players", [3, 4])
def test_a_random_game_of_seats_keeps_the_laws(players: int) -> None:
    setup = RULESET.setup(players=players)
    game = ringwar.start("boardgame", players=players).played(Checked(Dice(SEED), RULESET, setup, SEED))
    check_game(game, SEED)


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_of_seats_is_saved_and_loaded(players: int) -> None:
    game = ringwar.start("boardgame", players=players).played(Dice(SEED))
    for number in (5, game.count // 2, game.count):
        position = game.at(number)
        again = ringwar.load(ringwar.save(position))
        assert again.state == position.state
        assert again.setup.players == players
        for seat in (*position.ruleset.seats(position.setup), SPECTATOR):
            assert again.view(seat) == position.view(seat)


@pytest.mark.parametrize(
    "players, seats", [(3, (FREE, WITCH_KINGS, SARUMANS)), (4, (GONDORS, ROHANS, WITCH_KINGS, SARUMANS))]
)
def test_every_seat_is_played_by_somebody_and_wins_with_its_side(players: int, seats: tuple[str, ...]) -> None:
    game = ringwar.start("boardgame", players=players)
    assert game.ruleset.seats(game.setup) == seats
    assert [game.ruleset.side_of(seat) for seat in seats] == [FREE] * (players - 2) + [SHADOW] * 2
    with pytest.raises(ValueError, match="nobody plays for saruman"):
        ringwar.play_out(game, dict.fromkeys(seats[:-1], "random"), seed=1)
    end = ringwar.play_out(game, dict.fromkeys(seats, "random"), seed=1)
    assert end.result is not None
    assert end.result.winner in (FREE, SHADOW)
    assert {entry.side for entry in end.log() if hasattr(entry, "side")} == {*seats, "chance"}


def test_the_odds_of_the_hunt_follow_from_the_view_of_any_seat() -> None:
    game = table(hunt={"box": {SHADOW: 2, FREE: 1}}, fellowship={"at": "hollin"})
    odds = [hunt_odds_of_view(game.view(seat), moves=2) for seat in SEATS]
    assert odds[0][0].success == pytest.approx(1 - (4 / 6) ** 2)
    assert odds == [odds[0]] * 4
