"""Questions of the card game as clients know them: kinds, what options point at, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from cardgame.quiet import small
from cardgame.tables import table
from helpers import play
from ringwar.cardgame.pointing import TRACES, effects
from ringwar.cardgame.table.texts import ACTIONS
from ringwar.kernel import CHANCE, Dice, Position
from ringwar.kernel.protocol import KINDS
from ringwar.words import Words

WORDS = Words("en", game="cardgame")


def questions(scenario: str, seed: int, most: int) -> list[Position[Any]]:
    """Positions of a random game at which somebody chooses."""
    end = ringwar.start("cardgame", scenario=scenario).played(Dice(seed))
    positions = [end.at(number) for number in range(0, end.count, max(1, end.count // most))]
    return [each for each in positions if each.question is not None and each.question.side != CHANCE]


def test_effects_are_the_table_without_the_traces_of_an_action() -> None:
    start = ringwar.start("cardgame", scenario="duel")
    found, _ = effects(start.state, "gandalf")
    assert set(start.ruleset.view(start.state, "gandalf")) - set(found) == {*TRACES}


@pytest.mark.parametrize("scenario", ["duel", "trilogy"])
def test_cards_and_locations_point_at_themselves(scenario: str) -> None:
    kinds = set()
    for position in questions(scenario, 3, 120):
        assert position.question is not None
        for option in position.question.json()["options"]:
            kinds.add(option["kind"])
            assert option["kind"] in KINDS
            if option["kind"] == "card" and option["name"] != "top-of-deck":
                assert option["at"] == [{"kind": "card", "id": option["name"]}]
            if option["kind"] == "location" and option["name"] != "reserve":
                assert option["at"] == [{"kind": "location", "id": option["name"]}]
    assert {"action", "card", "location"} <= kinds


def test_a_location_is_offered_with_how_its_combat_stands() -> None:
    for position in questions("duel", 4, 200):
        assert position.question is not None
        for option in position.question.json()["options"]:
            if option.get("note", {}).get("key") == "combat":
                about = option["note"]["about"]
                there = [*position.view("spectator")["battlegrounds"], position.view("spectator")["path"]]
                shown = next(each for each in there if each and each["id"] == option["name"])
                assert about == {"attack": shown["attack"], "defense": shown["defense"]}
                said = WORDS.option(position.question, option["name"])
                assert f"(attack {about['attack']}, defence {about['defense']})" in said
                return
    pytest.fail("no location was offered")


def offered(position: Position[Any]) -> dict[str, str]:
    """The options of the open question in words."""
    assert position.question is not None
    return WORDS.options(position.question)


def asked_words(position: Position[Any]) -> str:
    assert position.question is not None
    return WORDS.question(position.question)


def test_an_action_that_leads_to_one_card_names_it_and_what_is_paid() -> None:
    hand = {"hand": ["frodo-baggins", "village-militia"]}
    game = table(path="bag-end", seats=small({"frodo": {"hand": ["gimli"], "reserve": ["sam-gamgee"]}}))
    said = offered(game)
    assert said["cycle"] == "Cycle Gimli"
    assert said["use"] == "Use Sam Gamgee: cycle this card to add 1 defence icon to the path"
    assert said["move"].startswith("Move Sam Gamgee to Bag End (attack ")
    game = play(table(path="bag-end", seats=small({"frodo": hand})), "play", "frodo-baggins")
    assert asked_words(game) == "Where do you play Frodo Baggins?"
    assert offered(game)["reserve"].endswith(", by cycling Village Militia")


def test_a_card_that_asks_is_named_once() -> None:
    seats = small({"frodo": {"hand": ["gimli", "eomer"]}, "saruman": {"reserve": ["cave-troll"]}})
    game = play(table(to_act="saruman", seats=seats), "use")
    assert asked_words(game) == "Cave-troll: Which card do you forsake? It is eliminated: out for the rest of the game."
    assert game.question is not None
    assert "cause" not in game.question.about


def test_a_card_that_has_to_be_given_up_is_not_given_up_for_nothing() -> None:
    frodo = {"hand": ["gimli", "eomer"], "reserve": ["bilbo-baggins"], "deck": ["quickbeam"]}
    seats = small({"frodo": frodo, "saruman": {"reserve": ["cave-troll"]}})
    game = play(table(to_act="saruman", seats=seats), "use")
    assert game.question is not None
    assert not any(option.get("idle") for option in game.question.json()["options"])


def test_an_item_is_offered_with_the_place_of_its_wielder() -> None:
    seats = {"frodo": {"reserve": ["merry-brandybuck"]}, "aragorn": {"hand": ["blade-of-westernesse", "arwen"]}}
    game = table(path="bag-end", on_path=["pippin-took"], to_act="aragorn", seats=small(seats))
    said = offered(play(game, "play", "blade-of-westernesse"))
    assert said["merry-brandybuck"].startswith("Merry Brandybuck (in reserve)")
    assert said["pippin-took"].startswith("Pippin Took (at Bag End)")


def test_the_ring_token_says_what_it_brings() -> None:
    assert offered(table())["ring"] == "Use your Ring token (draw 2 cards)"


def test_who_draws_by_a_card_is_told_when_nothing_is_left_to_draw() -> None:
    reserve = {"reserve": ["bilbo-baggins", "fatty-bolger"]}
    nothing = offered(play(table(seats=small({"frodo": reserve})), "use"))
    assert nothing["fatty-bolger"].endswith("to draw 3 cards (you have no card left to draw)")
    assert nothing["bilbo-baggins"].endswith("to draw 2 cards")  # himself at least
    plenty = offered(play(table(seats=small({"frodo": {**reserve, "deck": ["gimli"]}})), "use"))
    assert plenty["fatty-bolger"].endswith("to draw 3 cards")


def test_a_battleground_that_would_come_back_says_who_won_it() -> None:
    frodo = {"reserve": ["gandalf-the-grey+shadowfax"]}
    game = table(path="bag-end", seats=small({"frodo": frodo}), scoring={"shadow": ["moria"]})
    assert offered(play(game, "use"))["moria"] == "Moria (won by the Shadow)"


def test_every_card_that_can_be_used_says_what_for() -> None:
    assert [card for card in ACTIONS if not WORDS.has(f"option-use-{card}")] == []


def test_the_number_of_a_copy_stands_with_its_name() -> None:
    hand = {"hand": ["mordor-orcs", "mordor-orcs#2", "the-hunter"]}
    said = offered(play(table(to_act="witch-king", seats=small({"witch-king": hand})), "play"))
    assert said["mordor-orcs#2"].startswith("Mordor Orcs (copy 2) to your reserve")
    assert said["mordor-orcs"].startswith("Mordor Orcs to your reserve")


def test_a_defender_is_offered_with_the_icons_that_it_cancels() -> None:
    on_path = [
        "frodo-baggins",
        "strider",
        "gandalf-the-grey",
        "the-hunter",
        "the-reaver",
        "the-beguiler",
        "the-warrior",
    ]
    game = table(path="imladris", on_path=on_path, step="combat", seats=small())
    assert game.question is not None
    while game.question.key != "loss":
        game = game.after(game.question.options[0])
        assert game.question is not None
    parts = {part["cause"]: part["value"] for part in game.view("frodo")["combat"]["defense"]["parts"]}
    said = offered(game)
    assert {name: text.rpartition(" (cancels ")[2] for name, text in said.items()} == {
        name: f"{parts[name]})" for name in said
    }
