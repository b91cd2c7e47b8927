"""Chapter 1: setting up a game."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.quiet import drawn, hands, small
from cardgame.tables import Table, names, table
from helpers import play
from marks import rule
from ringwar.cardgame import RULESET
from ringwar.cardgame.laws import laws
from ringwar.cardgame.rules.abilities import player_draws, player_draws_and_cycles
from ringwar.cardgame.table.facts import FREE, SCENARIOS, SHADOW, path
from ringwar.kernel import CHANCE, Dice, Game, Position, start

SEATS = ("frodo", "witch-king", "aragorn", "saruman")
"""In the order of their turns."""


def new_game(rules: str = "trilogy") -> Table:
    """A new game, before the first card is drawn."""
    return start(RULESET, RULESET.setup(rules))


def opened(rules: str = "trilogy") -> Table:
    """A new game in which everybody has drawn the first hand."""
    return drawn(new_game(rules))


def begun() -> Table:
    """A Trilogy in which the first hands are settled: everybody has cycled the first two cards drawn."""
    game = opened()
    for _ in range(2):
        for seat in SEATS:
            game = play(game, (seat, game.state.hands[seat][0]))
    return game


@rule("CG-SETUP-01")
def test_a_scenario_is_chosen_and_trilogy_is_meant_where_none_is() -> None:
    assert RULESET.setup().scenario == "trilogy"
    assert {name: RULESET.setup(name).players for name in RULESET.scenarios} == {
        "trilogy": 4,
        "duel": 2,
        "duel-three": 3,
        "fellowship": 2,
    }
    with pytest.raises(ValueError, match="there is no scenario 'tetralogy'"):
        RULESET.setup("tetralogy")


@rule("CG-SETUP-01", "CG-TRILOGY-01")
@pytest.mark.parametrize(
    "scenario, allowed", [("trilogy", {2, 3, 4}), ("duel", {2}), ("duel-three", {3}), ("fellowship", {2})]
)
def test_a_scenario_is_played_by_its_numbers_of_people(scenario: str, allowed: set[int]) -> None:
    for people in (1, 2, 3, 4, 5):
        if people in allowed:
            assert RULESET.setup(scenario, people).players == people
        else:
            with pytest.raises(ValueError, match=f"not by {people}"):
                RULESET.setup(scenario, people)


@rule("CG-SETUP-05", "CG-SETUP-13")
def test_all_cards_of_a_player_are_in_the_shuffled_deck_at_first() -> None:
    game = new_game()
    for seat in SCENARIOS["trilogy"].seats:
        assert set(game.state.decks[seat.name]) == set(seat.cards)
        assert len(game.state.decks[seat.name]) == 30
    assert game.question is not None
    assert (game.question.side, len(game.names())) == (CHANCE, 30)


@rule("CG-EX-01", "CG-SETUP-10", "CG-SETUP-06")
def test_after_setup_everybody_has_five_cards_two_cycled_and_a_ring_token() -> None:
    state = begun().state
    for seat in SEATS:
        zones = (state.hands, state.cycles, state.decks, state.eliminated, state.reserves)
        assert [len(zone[seat]) for zone in zones] == [5, 2, 23, 0, 0]
    assert state.rings == dict.fromkeys(SEATS, True)


@rule("CG-EX-01", "CG-SETUP-09", "CG-SETUP-08")
def test_the_path_deck_goes_by_number_and_each_side_has_its_battleground_deck() -> None:
    state = begun().state
    assert [each.number for each in state.path_deck] == [number for number in range(1, 10) for _ in range(3)]
    assert len(set(state.path_deck)) == 27
    for side in (FREE, SHADOW):
        assert len(set(state.battleground_decks[side])) == len(state.battleground_decks[side]) == 7
        assert {each.side for each in state.battleground_decks[side]} == {side}


@rule("CG-SETUP-13")
@pytest.mark.parametrize("rules", SCENARIOS)
def test_nothing_is_active_scored_or_corrupted_at_the_start(rules: str) -> None:
    game = opened(rules)
    state = game.state
    assert (state.battlegrounds, state.path, state.path_cards) == ({}, None, ())
    assert (state.scoring, state.corruption) == ({FREE: (), SHADOW: ()}, 0)
    shown = game.view("spectator")["seats"]
    assert {seat["carryover_limit"] for seat in shown.values()} == {2}
    assert all(seat["reserve"] == [] and seat["eliminated_size"] == 0 for seat in shown.values())


@rule("CG-SETUP-07")
@pytest.mark.parametrize(
    "rules, starter", [("trilogy", "frodo"), ("duel", "gandalf"), ("duel-three", "gandalf"), ("fellowship", "balrog")]
)
def test_who_has_the_starting_player_token(rules: str, starter: str) -> None:
    assert new_game(rules).state.starting_player == starter


@rule("CG-SETUP-10")
def test_everybody_cycles_any_two_of_seven_cards_at_the_same_time() -> None:
    game = opened()
    assert hands(game) == dict.fromkeys(SEATS, 7)
    assert [question.side for question in game.questions] == list(SEATS)
    assert all(len(question.options) == 7 for question in game.questions)
    chosen = game.state.hands["saruman"][3]
    game = play(game, ("saruman", chosen))
    assert chosen in game.state.hands["saruman"]
    for seat in SEATS[:3]:
        game = play(game, (seat, game.state.hands[seat][0]))
    assert game.state.cycles["saruman"] == (chosen,)
    assert all(len(question.options) == 6 for question in game.questions)


@rule("CG-SETUP-10", "CG-INFO-11")
def test_the_cards_cycled_at_the_start_are_not_shown() -> None:
    game = begun()
    frodo = game.view("saruman")["seats"]["frodo"]
    assert frodo["cycle_size"] == 2
    assert frodo["cycle_seen"] == []
    assert "cycle" not in frodo
    assert len(game.view("frodo")["seats"]["frodo"]["cycle"]) == 2


@rule("CG-SETUP-10", "CG-DUEL2-03", "CG-DUEL3-05", "CG-FOTR-06")
@pytest.mark.parametrize(
    "rules, first_hands, cycling",
    [
        ("duel", {"gandalf": 4, "witch-king": 6}, []),
        ("duel-three", {"gandalf": 6, "witch-king": 7, "saruman": 7}, ["witch-king", "saruman"]),
        ("fellowship", {"balrog": 7, "gandalf": 7}, ["balrog", "gandalf"]),
    ],
)
def test_first_hands_of_the_other_scenarios(rules: str, first_hands: dict[str, int], cycling: list[str]) -> None:
    game = new_game(rules)
    while hands(game) != first_hands:
        game = play(game, game.names()[0])
    assert [question.side for question in game.questions if question.key == "cycle-opening"] == cycling


@rule("CG-SETUP-11")
def test_cycled_cards_come_back_and_eliminated_cards_do_not() -> None:
    seats = {"frodo": {"cycle": ["gimli", "sting"], "eliminated": ["eomer"], "deck": ["eowyn"]}}
    game = play(table(step="path", seats=small(seats)), "bag-end")
    assert set(game.names()) == {"gimli", "sting"}
    game = play(game, "gimli")
    assert names(game.state.hands["frodo"]) == {"eowyn", "gimli"}
    assert "eomer" in names(game.state.eliminated["frodo"])


@rule("CG-SETUP-12")
def test_everybody_sees_the_same_decks_of_locations_and_scoring_areas() -> None:
    game = play(
        table(step="combat", path="orodruin", battlegrounds={"edoras": (), "umbar": ["olog-hai"]}, seats=small()),
        "edoras",
    )
    for seat in SEATS:
        view = game.view(seat)
        assert {side: len(deck) for side, deck in view["battleground_decks"].items()} == {FREE: 6, SHADOW: 6}
        assert view["path_deck"] == ["crack-of-doom", "morgai"]
        assert view["scoring"] == {FREE: ["edoras"], SHADOW: []}
        assert view["corruption"] == 0
        assert [each["id"] for each in view["battlegrounds"]] == ["umbar"]


# "The X player"


def playing(rules: str, decks: dict[str, Any]) -> Game[Any]:
    """A game about to go on, for a text to be carried out in."""
    return Game(RULESET, table(rules, path=None, seats=small(decks, rules)).state.copy(), Dice(1))


TWO = {
    "frodo": ["gimli", "sting", "eomer"],
    "witch-king": ["olog-hai", "fell-beast", "the-hunter"],
    "aragorn": ["arwen", "elrond", "strider"],
    "saruman": ["gollum", "ugluk", "wolf-riders"],
}


@rule("CG-EX-02", "CG-SETUP-14")
@pytest.mark.parametrize(
    "faction, seat",
    [
        *((faction, "frodo") for faction in ("dwarf", "hobbit", "rohan", "wizard")),
        *((faction, "aragorn") for faction in ("dunedain", "elf")),
        ("mordor", "witch-king"),
        *((faction, "saruman") for faction in ("isengard", "monstrous", "southron")),
    ],
)
def test_the_player_of_a_faction_is_the_one_whose_deck_holds_it(faction: str, seat: str) -> None:
    game = playing("trilogy", {name: {"deck": deck} for name, deck in TWO.items()})
    player_draws(game, faction, 2)
    assert {name: len(cards) for name, cards in game.state.hands.items()} == {**dict.fromkeys(SEATS, 0), seat: 2}


@rule("CG-EX-03", "CG-SETUP-14")
def test_at_bag_end_the_hobbit_player_draws_whatever_lies_on_top() -> None:
    deck = ["riders-of-rohan", "glamdring", "sting"]
    game = play(table(step="path", seats=small({"frodo": {"deck": deck}})), "bag-end", "riders-of-rohan", "glamdring")
    assert names(game.state.hands["frodo"]) == {"riders-of-rohan", "glamdring"}
    assert game.state.path is path("bag-end")


@rule("CG-SETUP-15", "CG-FOTR-18")
@pytest.mark.parametrize("faction", ["rohan", "southron"])
def test_an_instruction_to_the_player_of_a_faction_in_no_deck_is_skipped(faction: str) -> None:
    decks = {"balrog": {"deck": ["saruman", "cave-troll"]}, "gandalf": {"deck": ["gimli", "arwen"], "hand": ["sting"]}}
    game = playing("fellowship", decks)
    before = game.state.copy()
    player_draws(game, faction, 2)
    player_draws_and_cycles(game, faction)
    assert game.state == before


# Everything is somewhere


def played_on(rules: str, seed: int, answers: int) -> Position[Any]:
    """A game after so many random answers."""
    dice = Dice(seed)
    game = new_game(rules)
    for _ in range(answers):
        if game.question is None:
            break
        game = game.after(dice.answer(game.question), game.question.side)
    return game


@rule("CG-SETUP-16")
@pytest.mark.parametrize("rules", SCENARIOS)
def test_every_card_and_location_is_in_one_place_all_the_time(rules: str) -> None:
    game = played_on(rules, seed=7, answers=200)
    for number in range(0, game.count, 5):
        assert list(laws(game.at(number).state)) == []


@rule("CG-SETUP-16")
def test_a_card_or_location_that_is_twice_or_nowhere_is_noticed() -> None:
    state = begun().state
    lost, doubled = state.copy(), state.copy()
    lost.hands["frodo"] = lost.hands["frodo"][1:]
    doubled.path_deck += doubled.path_deck[:1]
    assert list(laws(lost)) == [f"the card {state.hands['frodo'][0].name} is nowhere"]
    assert list(laws(doubled)) == [f"the location {state.path_deck[0].name} is in 2 places"]
