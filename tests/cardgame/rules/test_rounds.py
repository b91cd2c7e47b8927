"""Chapter 3: the round, its steps and the draw step."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.quiet import drawn, hands, quiet, small
from cardgame.tables import Table, card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import battleground
from ringwar.kernel import CHANCE
from ringwar.kernel.events import Event

STEPS = ("activated", "pass", "battleground-combat", "path-combat", "score-so-far", "draw", "round")
"""What is told of the steps of a round."""
SEATS = ("frodo", "witch-king", "aragorn", "saruman")
BALANCE = {"corruption": 12}
"""So much corruption that in nine rounds without a fight nobody is ten points ahead."""


def next_round(game: Table) -> Table:
    """The position at the start of the round after this one, with any answers."""
    number = game.state.round
    while game.question is not None and game.state.round == number:
        game = game.after(game.names()[-1])
    return game


@rule("CG-ROUND-01", "CG-LOC-01")
def test_a_round_has_five_steps_in_order() -> None:
    game = table(step="battleground", seats=quiet({"saruman": {"deck": ["gollum", "shelob"]}}))
    game = drawn(play(game, "dol-amroth", "bag-end"))
    kinds = [entry.kind for entry in game.log() if isinstance(entry, Event)]
    told = [kind for kind in kinds if kind in STEPS]
    assert told == [
        *("activated", "activated"),
        *("pass", "pass", "pass", "pass"),
        *("battleground-combat", "path-combat"),
        "score-so-far",
        *("draw", "draw"),
        "round",
    ]


@rule("CG-ROUND-01", "CG-EX-06", "CG-ROUND-03")
def test_a_game_lasts_nine_rounds_and_the_token_goes_round() -> None:
    game = table(step="battleground", seats=quiet(), scoring=BALANCE)
    starters: list[str] = []
    while game.question is not None:
        assert game.state.round == len(starters) + 1
        starters.append(game.state.starting_player)
        game = next_round(game)
    assert starters == [*SEATS, *SEATS, "frodo"]
    assert game.result is not None
    assert game.state.path_number == 9


@rule("CG-ROUND-02")
@pytest.mark.parametrize("starter", SEATS)
def test_turns_go_round_from_the_starting_player(starter: str) -> None:
    hand = {"frodo": "gimli", "witch-king": "olog-hai", "aragorn": "arwen", "saruman": "gollum"}
    seats = small({seat: {"hand": [card]} for seat, card in hand.items()})
    game = table(path="bag-end", starting_player=starter, seats=seats)
    sides = []
    for _ in range(4):
        assert game.question is not None
        sides.append(game.question.side)
        game = play(game, "ring")
    at = SEATS.index(starter)
    assert sides == [*SEATS[at:], *SEATS[:at]]
    assert game.question is not None
    assert game.question.side == starter


DECKS: dict[str, list[str]] = {
    "frodo": ["gimli", "sting", "eomer", "eowyn", "theoden", "glamdring"],
    "witch-king": ["olog-hai", "fell-beast", "the-hunter", "the-reaver", "black-uruks", "mordor-orcs"],
    "aragorn": ["arwen", "strider", "boromir", "faramir", "denethor", "legolas"],
    "saruman": ["gollum", "ugluk", "wolf-riders", "shelob", "devilry-of-saruman", "hill-troll"],
}


def before_drawing(seats: dict[str, dict[str, Any]] | None = None, **fields: Any) -> Table:
    """The draw step begins; everybody has six cards to draw from."""
    dealt = {seat: {"deck": DECKS[seat], **(seats or {}).get(seat, {})} for seat in SEATS}
    return table(step="draw", seats=small(dealt), **fields)


@rule("CG-ROUND-04")
def test_free_players_draw_three_and_shadow_players_four() -> None:
    assert hands(drawn(before_drawing())) == {"frodo": 3, "witch-king": 4, "aragorn": 3, "saruman": 4}


@rule("CG-ROUND-04", "CG-DECK-02")
def test_a_full_hand_draws_all_the_same() -> None:
    hand = ["quickbeam", "treebeard", "smeagol", "gandalfs-staff", "shadowfax", "village-militia", "sam-gamgee"]
    assert hands(drawn(before_drawing({"frodo": {"hand": hand}})))["frodo"] == 10


@rule("CG-EX-07", "CG-ROUND-05")
def test_saruman_in_reserve_draws_an_extra_card() -> None:
    game = before_drawing(
        {
            "frodo": {"hand": ["smeagol", "quickbeam"]},
            "witch-king": {"hand": ["the-warrior"]},
            "saruman": {"hand": ["cave-troll", "barrow-wights"], "reserve": ["saruman"]},
        }
    )
    assert hands(drawn(game)) == {"frodo": 5, "witch-king": 5, "aragorn": 3, "saruman": 7}


@rule("CG-ROUND-05", "CG-FIX-10")
def test_galadriel_lets_a_card_be_cycled_after_all_are_drawn() -> None:
    game = before_drawing({"aragorn": {"reserve": ["galadriel", "aragorn"]}}, starting_player="aragorn")
    game = play(game, "arwen", "strider", "boromir", "faramir", "legolas")
    assert (game.question and game.question.side, game.question and game.question.key) == ("aragorn", "cycle")
    assert set(game.names()) == {"arwen", "strider", "boromir", "faramir", "legolas"}
    game = play(game, "strider")
    assert game.state.cycles["aragorn"] == (card("strider"),)
    assert game.question is not None
    assert (game.question.side, set(game.names())) == (CHANCE, set(DECKS["saruman"]))


@rule("CG-ROUND-05")
def test_extra_draws_end_when_the_card_leaves_the_reserve() -> None:
    game = before_drawing({"saruman": {"cycle": ["saruman"]}})
    assert hands(drawn(game))["saruman"] == 4


@rule("CG-ROUND-06", "CG-AMB-30")
@pytest.mark.parametrize("starter", SEATS)
def test_the_draw_step_goes_round_from_the_starting_player(starter: str) -> None:
    game = before_drawing(starting_player=starter)
    order: list[str] = []
    while game.question is not None and game.question.key == "draw":
        drawing = next(seat for seat, deck in DECKS.items() if set(game.names()) <= set(deck))
        order += [drawing] if drawing not in order else []
        game = game.after(game.names()[0])
    at = SEATS.index(starter)
    assert order == [*SEATS[at:], *SEATS[:at]]


@rule("CG-ROUND-07", "CG-WIN-02")
def test_a_victory_ends_the_game_without_drawing_or_passing_the_token() -> None:
    decks = {seat: {"deck": deck} for seat, deck in DECKS.items()}
    game = table(step="victory", starting_player="aragorn", seats=small(decks), scoring={"corruption": 10})
    assert game.result is not None
    assert game.result.winner == "shadow"
    assert hands(game) == dict.fromkeys(SEATS, 0)
    assert game.state.starting_player == "aragorn"


@rule("CG-ROUND-08", "CG-ROUND-09")
def test_hands_and_reserves_are_kept_and_locations_are_cleared() -> None:
    seats = {
        "frodo": {"hand": ["gimli", "sting", "eomer"], "reserve": ["sam-gamgee+mithril-coat"]},
        "witch-king": {"hand": ["olog-hai"], "locked": ["the-hunter"]},
    }
    game = table(
        step="combat",
        path="weathertop",
        on_path=["the-reaver", "strider"],
        battlegrounds={"lorien": ["mordor-orcs", "high-elves"]},
        seats=quiet(seats),
    )
    game = next_round(game)
    state = game.state
    assert (state.battlegrounds, state.path, state.path_cards) == ({}, None, ())
    assert names(state.hands["frodo"]) == {"gimli", "sting", "eomer"}
    assert state.reserves["frodo"] == (card("sam-gamgee"),)
    assert state.items == {card("sam-gamgee"): (card("mithril-coat"),)}
    assert card("olog-hai") in state.hands["witch-king"]
    assert state.reserves["witch-king"] == (card("the-hunter"),)


# What a new round forgets


def later(**fields: Any) -> Table:
    """The action step of the next round, on Bag End's successor, Weathertop, at the Frodo player's turn."""
    game = table(step="draw", path=None, starting_player="saruman", paths_activated=["bag-end"], **fields)
    return drawn(play(game, "dol-amroth", "weathertop"))


@rule("CG-ROUND-10", "CG-RESERVE-02")
def test_a_card_played_to_reserve_may_be_moved_in_the_next_round() -> None:
    seats = small({"frodo": {"locked": ["sam-gamgee"]}})
    assert "move" not in table(path="bag-end", seats=seats).names()
    assert "move" in later(seats=seats).names()


@rule("CG-ROUND-10", "CG-PLAY-15")
def test_a_character_may_be_played_again_in_the_next_round() -> None:
    fields: dict[str, Any] = {
        "seats": small({"frodo": {"hand": ["sam-gamgee", "gimli", "eomer", "eowyn"]}}),
        "played_this_round": ["sam-gamgee", "gimli"],
    }
    assert set(play(table(path="bag-end", **fields), "play").names()) == {"eomer", "eowyn"}
    assert set(play(later(**fields), "play").names()) == {"sam-gamgee", "gimli", "eomer", "eowyn"}


@rule("CG-ROUND-10")
def test_a_use_once_a_round_is_free_again_in_the_next_round() -> None:
    fields: dict[str, Any] = {
        "seats": small({"saruman": {"reserve": ["saruman+palantir-of-orthanc"]}}),
        "used_this_round": ["palantir-of-orthanc"],
    }
    assert "use" not in table(path="bag-end", to_act="saruman", **fields).names()
    game = later(**fields)
    while game.question is not None and game.question.side != "saruman":
        game = game.after("pass")
    assert "use" in game.names()


@rule("CG-ROUND-10")
def test_an_effect_for_the_round_ends_with_it() -> None:
    fields: dict[str, Any] = {"seats": small({"frodo": {"reserve": ["eomer"]}}), "lasting": ["the-red-arrow"]}
    assert "move" in table(path="bag-end", battlegrounds={"dol-amroth": ()}, **fields).names()
    game = later(**fields)
    assert battleground("dol-amroth") in game.state.battlegrounds
    assert "move" not in game.names()


@rule("CG-ROUND-10", "CG-PASS-05")
def test_passes_of_an_earlier_round_do_not_count() -> None:
    game = play(table(path="bag-end", seats=small()), "pass", "pass", "pass", "pass", "harad", "weathertop")
    assert (game.state.round, game.state.passed) == (2, ())
    game = play(game, "pass", "pass", "pass")
    assert (game.state.step, game.question and game.question.side) == ("actions", "frodo")


@rule("CG-ROUND-10", "CG-DUEL2-07", "CG-RING-02")
def test_a_ring_token_of_a_duel_is_ready_again_and_one_of_the_trilogy_is_not() -> None:
    duel = table("duel", step="draw", starting_player="witch-king", seats=quiet(rules="duel"))
    trilogy = table(step="draw", starting_player="saruman", seats=quiet())
    assert duel.state.rings == {"gandalf": True, "witch-king": True}
    assert trilogy.state.rings == dict.fromkeys(SEATS, False)
    mixed = table("duel-three", step="draw", seats=quiet(rules="duel-three"))
    assert mixed.state.rings == {"gandalf": True, "witch-king": False, "saruman": False}
