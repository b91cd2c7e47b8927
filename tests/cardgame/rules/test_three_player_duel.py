"""Chapter 25: the Three-player Duel."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from cardgame.quiet import drawn, hands, quiet
from cardgame.rules.outcomes import FREE, SHADOW, ambush
from cardgame.tables import names, table
from helpers import asked, play
from marks import rule

ORDER = ["gandalf", "witch-king", "gandalf", "saruman"]


@rule("CG-DUEL3-01", "CG-DUEL3-13")
def test_gandalf_stands_alone_against_two_decks_of_thirty() -> None:
    game = ringwar.start("cardgame", "duel-three")
    rules = game.state.rules
    sizes = {seat: sum(owner == seat for owner in rules.owner.values()) for seat in rules.seats}
    assert sizes == {"gandalf": 60, "witch-king": 30, "saruman": 30}
    assert {card.faction for card, owner in rules.owner.items() if owner == "witch-king"} == {"mordor"}
    assert len(game.state.path_deck) == 27
    assert {len(deck) for deck in game.state.battleground_decks.values()} == {7}


@rule("CG-DUEL3-05")
def test_the_shadow_players_cycle_two_of_their_first_seven_cards_and_gandalf_none() -> None:
    game = drawn(ringwar.start("cardgame", "duel-three"))
    assert hands(game) == {"gandalf": 6, "witch-king": 7, "saruman": 7}
    assert {question.side for question in game.questions} == {"witch-king", "saruman"}
    while game.question is not None and game.question.key == "cycle-opening":
        game = game.after(game.names()[0])
    assert hands(game) == {"gandalf": 6, "witch-king": 5, "saruman": 5}
    assert {seat: len(pile) for seat, pile in game.state.cycles.items()} == {
        "gandalf": 0,
        "witch-king": 2,
        "saruman": 2,
    }


@rule("CG-DUEL3-06")
def test_the_draw_step_of_the_three_player_duel() -> None:
    assert hands(drawn(table("duel-three", step="draw"))) == {"gandalf": 6, "witch-king": 4, "saruman": 4}


@rule("CG-EX-78", "CG-DUEL3-03")
def test_the_token_goes_round_four_places() -> None:
    assert ringwar.start("cardgame", "duel-three").state.starting_player == "gandalf"
    for place in range(4):
        fields: dict[str, Any] = {
            "first_place": place,
            "starting_player": ORDER[place],
            "to_act": ORDER[place],
            "turn_place": place,
        }
        game = drawn(table("duel-three", step="draw", **fields))
        assert game.state.first == (place + 1) % 4
        assert game.state.starting_player == ORDER[(place + 1) % 4]


def turns_from(place: int) -> list[str]:
    """Who takes the first four turns of an action step if the token is at a place of the turn order."""
    seats = {
        "gandalf": {"hand": ["gimli", "legolas", "boromir"]},
        "witch-king": {"hand": ["mordor-orcs", "olog-hai"]},
        "saruman": {"hand": ["wolf-riders", "saruman"]},
    }
    fields: dict[str, Any] = {
        "first_place": place,
        "starting_player": ORDER[place],
        "to_act": ORDER[place],
        "turn_place": place,
    }
    game = table("duel-three", seats=seats, **fields)
    found: list[str] = []
    for _ in range(4):
        assert game.question is not None
        found.append(game.question.side)
        game = game.after("cycle")
        if game.question is not None and game.question.key == "cycle":
            game = game.after(game.names()[0])
    return found


@rule("CG-DUEL3-02", "CG-DUEL3-04", "CG-EX-78")
@pytest.mark.parametrize(
    "place, turns",
    [
        (0, ["gandalf", "witch-king", "gandalf", "saruman"]),
        (1, ["witch-king", "gandalf", "saruman", "gandalf"]),
        (2, ["gandalf", "saruman", "gandalf", "witch-king"]),
        (3, ["saruman", "gandalf", "witch-king", "gandalf"]),
    ],
)
def test_the_first_turn_is_taken_where_the_token_is(place: int, turns: list[str]) -> None:
    assert turns_from(place) == turns


@rule("CG-DUEL3-07")
def test_gandalfs_token_is_that_of_a_duel_and_the_shadows_that_of_trilogy() -> None:
    seats = {"gandalf": {"ring_token": False}, "witch-king": {"ring_token": False}, "saruman": {"ring_token": True}}
    game = drawn(table("duel-three", step="draw", seats=seats))
    assert game.state.rings == {"gandalf": True, "witch-king": False, "saruman": True}
    game = drawn(play(table("duel-three", to_act="saruman"), "ring"))
    assert hands(game)["saruman"] == 2
    assert asked(game) == ("gandalf", "action")
    game = drawn(play(game, "ring"))
    assert asked(game) == ("gandalf", "eliminate")
    assert len(game.names()) == 3
    game = game.after(game.names()[0])
    assert asked(game) == ("gandalf", "cycle")
    assert hands(game.after(game.names()[0]))["gandalf"] == 1


@rule("CG-DUEL3-08", "CG-AMB-28")
@pytest.mark.parametrize(
    "tokens, winner", [(set(), FREE), ({"gandalf"}, FREE), ({"saruman"}, SHADOW), ({"witch-king", "gandalf"}, SHADOW)]
)
def test_unused_tokens_of_the_shadow_score_and_gandalfs_does_not(tokens: set[str], winner: str) -> None:
    seats = {seat: {"ring_token": seat in tokens} for seat in ("gandalf", "witch-king", "saruman")}
    game = ambush("crack-of-doom", ["frodo-baggins"], rules="duel-three", seats=seats, scoring={"corruption": 2})
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (winner, "points")  # three to two, and three to three


@rule("CG-EX-76", "CG-DUEL3-10", "CG-AMB-28")
def test_only_the_free_peoples_carry_out_what_each_player_does_twice() -> None:
    seats = quiet(
        {
            "gandalf": {"hand": ["gimli", "legolas", "boromir"]},
            "witch-king": {"reserve": ["the-commander", "the-reaver"], "deck": ["mordor-orcs", "olog-hai"]},
            "saruman": {"deck": ["wolf-riders", "saruman"]},
        },
        "duel-three",
    )
    game = table("duel-three", seats=seats, to_act="witch-king")
    commander = play(game, "use", "the-commander", "olog-hai", "saruman")
    assert hands(commander) == {"gandalf": 3, "witch-king": 1, "saruman": 1}
    reaver = play(game, "use", "the-reaver")
    assert asked(reaver) == ("gandalf", "forsake")
    reaver = play(reaver, "legolas")
    assert asked(reaver) == ("gandalf", "forsake")
    reaver = play(reaver, "gimli")
    assert names(reaver.state.hands["gandalf"]) == {"boromir"}


@rule("CG-DUEL3-11", "CG-PASS-02")
@pytest.mark.parametrize("mordor, saruman, may_pass", [(4, 4, True), (3, 4, False), (4, 3, False), (0, 4, False)])
def test_gandalf_compares_his_hand_with_both_enemies(mordor: int, saruman: int, may_pass: bool) -> None:
    seats = {
        "gandalf": {"hand": ["gimli", "legolas", "boromir"]},
        "witch-king": {"hand": ["mordor-orcs", "mordor-orcs#2", "mordor-orcs#3", "mordor-orcs#4"][:mordor]},
        "saruman": {"hand": ["wolf-riders", "saruman", "ugluk", "gollum"][:saruman]},
    }
    assert ("pass" in table("duel-three", seats=seats).names()) == may_pass


@rule("CG-DUEL3-11")
@pytest.mark.parametrize("gandalf, may_pass", [(3, False), (4, True)])
def test_a_shadow_player_compares_the_hand_with_gandalfs_only(gandalf: int, may_pass: bool) -> None:
    seats = {
        "gandalf": {"hand": ["gimli", "legolas", "boromir", "elrond"][:gandalf]},
        "witch-king": {"hand": ["mordor-orcs", "mordor-orcs#2", "mordor-orcs#3"]},
    }
    assert ("pass" in table("duel-three", seats=seats, to_act="witch-king").names()) == may_pass


@rule("CG-EX-77", "CG-DUEL3-12", "CG-AMB-03")
def test_the_action_step_ends_when_all_three_have_passed_in_a_row() -> None:
    game = table("duel-three", path="egladil", seats={"gandalf": {"hand": ["gimli"]}})
    game = play(game, "cycle", "pass", "pass")
    assert asked(game) == ("saruman", "action")
    game = play(game, "pass")
    assert game.state.step == "draw"


@rule("CG-DUEL3-12", "CG-PASS-05")
def test_two_passes_of_gandalf_do_not_stand_for_a_third_player() -> None:
    game = play(table("duel-three", path="egladil"), "pass", "pass", "pass")
    assert asked(game) == ("saruman", "action")
    assert game.state.passed == ("gandalf", "witch-king", "gandalf")
    game = drawn(play(game, "ring"))
    assert game.state.passed == ()


@rule("CG-DUEL3-13")
def test_a_tied_final_round_of_the_three_player_duel_goes_to_the_shadow() -> None:
    seats = {seat: {"ring_token": False} for seat in ("witch-king", "saruman")}
    game = ambush("orodruin", ["frodo-baggins"], rules="duel-three", seats=seats, scoring={"corruption": 3})
    assert game.result is not None
    assert game.result.winner == SHADOW
