"""The catalogue: what it lists can be set up and nothing else, and all things of the games are in it."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

import ringwar
from kernel import toys
from marks import rule
from ringwar import games
from ringwar.boardgame.lords.table.optional import ELEMENTS, NEEDS, NO, OPTIONS
from ringwar.boardgame.setup import box_of
from ringwar.boardgame.table.facts import MINION
from ringwar.kernel.catalogue import OptionalJson
from ringwar.kernel.protocol import KINDS, PROTOCOL

GAMES = ("boardgame", "cardgame")
BOARD = ringwar.catalogue("boardgame")
CARDS = ringwar.catalogue("cardgame")
THINGS = BOARD["things"]


def tables(game: str) -> list[tuple[str, int, dict[str, str]]]:
    """Every scenario with every number of players, and the sides of the seats."""
    return [
        (scenario["id"], table["players"], {seat["id"]: seat["side"] for seat in table["seats"]})
        for scenario in ringwar.catalogue(game)["scenarios"]
        for table in scenario["tables"]
    ]


def options(game: str) -> list[OptionalJson]:
    found: list[OptionalJson] = ringwar.catalogue(game)["options"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_it_is_ready_for_json(game: str) -> None:
    found = ringwar.catalogue(game)
    assert json.loads(json.dumps(found)) == found
    assert found["protocol"] == PROTOCOL
    assert found["game"] == game
    assert found["rules"] == games.ruleset(game).rules


@pytest.mark.parametrize("game", GAMES)
def test_whoever_changes_it_changes_his_own(game: str) -> None:
    ringwar.catalogue(game)["scenarios"].clear()
    ringwar.catalogue(game)["things"]["card"].clear()
    assert ringwar.catalogue(game)["scenarios"]
    assert ringwar.catalogue(game)["things"]["card"]


@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_set_up_with_its_seats(game: str) -> None:
    rules = games.ruleset(game)
    for scenario, players, sides in tables(game):
        setup = rules.setup(scenario, players)
        assert {seat: rules.side_of(seat) for seat in rules.seats(setup)} == sides
        assert rules.seats(setup) == tuple(sides)


@pytest.mark.parametrize("game", GAMES)
def test_no_other_table_can_be_set_up(game: str) -> None:
    rules, listed = games.ruleset(game), {(scenario, players) for scenario, players, _ in tables(game)}
    for scenario, players in product({scenario for scenario, _ in listed}, range(1, 10)):
        if (scenario, players) not in listed:
            with pytest.raises(ValueError):
                rules.setup(scenario, players)
    with pytest.raises(ValueError):
        rules.setup("silmarillion")


@pytest.mark.parametrize("game", GAMES)
def test_what_nobody_says_is_as_usual(game: str) -> None:
    rules, scenarios = games.ruleset(game), ringwar.catalogue(game)["scenarios"]
    assert rules.setup().scenario == scenarios[0]["id"]
    assert {each["id"]: each["default"] for each in scenarios} == {
        each["id"]: rules.setup(each["id"]).players for each in scenarios
    }


@pytest.mark.parametrize("game", GAMES)
def test_expansions_can_be_played_with_any_table(game: str) -> None:
    rules, expansions = games.ruleset(game), [each["id"] for each in ringwar.catalogue(game)["expansions"]]
    for scenario, players, _ in tables(game):
        assert rules.setup(scenario, players, expansions).expansions == tuple(expansions)
    with pytest.raises(ValueError):
        rules.setup(expansions=[*expansions, "warriors"])


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_an_option_is_accepted_and_no_other(game: str) -> None:
    rules = games.ruleset(game)
    for option in options(game):
        name, expansions = option["id"], option["needs"]["expansions"]
        for value in option["values"]:
            assert rules.setup(None, None, expansions, {name: value}).options == {name: value}
        with pytest.raises(ValueError):
            rules.setup(None, None, expansions, {name: "maybe"})
    with pytest.raises(ValueError):
        rules.setup(options={"eagles": "yes"})


@pytest.mark.parametrize("game", GAMES)
def test_values_of_different_options_go_together(game: str) -> None:
    rules, listed = games.ruleset(game), options(game)
    expansions = [each["id"] for each in ringwar.catalogue(game)["expansions"]]
    for first, second in product(listed, listed):
        for chosen in product(first["values"], second["values"]):
            setup = rules.setup(None, None, expansions, dict(zip((first["id"], second["id"]), chosen, strict=True)))
            assert rules.start(setup)


@pytest.mark.parametrize("game", GAMES)
def test_an_option_is_refused_without_the_expansion_that_it_needs(game: str) -> None:
    for option in options(game):
        if option["needs"]["expansions"]:
            with pytest.raises(ValueError):
                games.ruleset(game).setup(options={option["id"]: option["default"]})


@pytest.mark.parametrize("game", GAMES)
def test_the_default_of_an_option_is_what_is_played_without_it(game: str) -> None:
    rules = games.ruleset(game)
    expansions = [each["id"] for each in ringwar.catalogue(game)["expansions"]]
    usual: Any = rules.start(rules.setup(None, None, expansions))
    for option in options(game):
        for value in option["values"]:
            chosen: Any = rules.start(rules.setup(None, None, expansions, {option["id"]: value}))
            assert (chosen.rules == usual.rules) == (value == option["default"])


@rule("LM-SETUP-01")
def test_options_that_change_nothing_without_an_element_say_so() -> None:
    about = {
        "balrog-wakes": "balrog-of-moria",
        "vilya-keeps-keeper-dice": "elrond-keeper-of-vilya",
        "lore-turns-lesser-dice": "the-lore-of-the-elven-rings",
        "lore-ring-counts": "the-lore-of-the-elven-rings",
        "we-wont-go-back": "we-wont-go-back",
        "madness-next-to": "madness-and-horror",
        "rangers-without-target": "rangers-of-the-north",
    }
    for option, thing in about.items():
        for element in set(NEEDS[option]) & set(ELEMENTS):
            with_it, without = box_of(["lords"], {}), box_of(["lords"], {element: NO})
            needed = "gothmog-lieutenant-of-morgul" if element == "lesser-minions" else thing
            assert needed in {**with_it.characters, **with_it.events}
            assert needed not in {**without.characters, **without.events}
    assert {option for needs in NEEDS.values() for option in needs} <= set(OPTIONS)
    listed = {each["id"]: each["needs"] for each in options("boardgame")}
    assert listed["lore-turns-lesser-dice"] == {
        "expansions": ["lords"],
        "options": {"keepers": "yes", "lesser-minions": "yes"},
    }


def test_people_are_asked_about_the_council_alone() -> None:
    assert [each["id"] for each in options("boardgame") if each["asked"]] == ["council-of-rivendell"]
    assert [each["id"] for each in options("cardgame") if each["asked"]] == []


def test_all_things_of_the_board_game_are_there() -> None:
    assert {kind: len(found) for kind, found in THINGS.items()} == {
        "nation": 8,
        "region": 105,
        "piece": 22,
        "character": 13 + 14,
        "card": 96 + 13 + 1,
        "tile": 24 + 4,
        "die": 2 + 5,
        "ring": 3,
        "token": 2,
    }
    assert set(THINGS) - set(KINDS) == {"token"}
    added = {kind: [name for name, each in found.items() if each.get("expansion")] for kind, found in THINGS.items()}
    assert {kind: len(names) for kind, names in added.items() if names} == {
        "character": 14,
        "card": 14,
        "tile": 4,
        "die": 5,
        "ring": 3,
        "token": 2,
    }


def test_regions_know_their_neighbours_and_their_place_on_the_board() -> None:
    regions = THINGS["region"]
    for name, region in regions.items():
        assert region["neighbours"]
        assert all(name in regions[other]["neighbours"] for other in region["neighbours"])
        assert 0 <= region["x"] <= 1
        assert 0 <= region["y"] <= 1
        assert region["nation"] in (None, *THINGS["nation"])
        assert set(region["start"]) <= set(THINGS["piece"])
    assert regions["edoras"]["neighbours"] == sorted(regions["edoras"]["neighbours"])
    assert regions["minas-tirith"]["settlement"] == "stronghold"
    assert regions["minas-tirith"]["points"] == 2


def test_pieces_have_their_limits_and_stand_where_the_game_starts() -> None:
    table = ringwar.start("boardgame").view("spectator")
    pieces, regions = THINGS["piece"], THINGS["region"]
    assert pieces["sauron-regular"]["limit"] == 36
    assert pieces["nazgul"] == {"nation": "sauron", "side": "shadow", "kind": "nazgul", "limit": 8}
    for name, piece in pieces.items():
        on_map = sum(region["start"].get(name, 0) for region in regions.values())
        assert on_map + table["reinforcements"].get(name, 0) == piece["limit"]
    armies = {name: {**region["start"]} for name, region in regions.items() if set(region["start"]) - {"nazgul"}}
    assert {name: {**army, **_nazgul(table, name)} for name, army in table["armies"].items()} == armies


def _nazgul(table: dict[str, Any], region: str) -> dict[str, int]:
    return {"nazgul": table["nazgul"][region]} if region in table["nazgul"] else {}


def test_cards_characters_tiles_and_dice_fit_together() -> None:
    cards, tiles, characters = THINGS["card"], THINGS["tile"], THINGS["character"]
    assert all(tiles[card["tile"]]["card"] == name for name, card in cards.items() if card["tile"])
    assert {name: card["replaces"] for name, card in cards.items() if card["replaces"]} == {
        "a-balrog-is-come": "shadow-character-17"
    }
    assert [name for name, card in cards.items() if card["combat"] is None] == ["we-shall-get-it"]
    assert sum(each["in_fellowship"] for each in characters.values()) == 7
    assert {each["kind"] for each in characters.values()} >= {MINION, "companion"}
    assert characters["witch-king"]["level"] is None
    assert characters["strider-dunadan"]["person"] == "strider"
    assert all(die["owner"] in characters for die in THINGS["die"].values() if die["owner"])
    assert all(len(die["faces"]) == 6 for die in THINGS["die"].values())
    assert (THINGS["die"]["shadow"]["start"], THINGS["die"]["shadow"]["most"]) == (7, 10)
    assert {each["keeper"] for each in THINGS["ring"].values()} <= set(characters)


def test_all_things_of_the_card_game_are_there() -> None:
    cards, locations = CARDS["things"]["card"], CARDS["things"]["location"]
    assert (len(cards), sum(len(card["copies"]) for card in cards.values())) == (112, 120)
    assert [each["type"] for each in locations.values()].count("battleground") == 14
    assert [each["type"] for each in locations.values()].count("path") == 27
    copies = {copy for card in cards.values() for copy in card["copies"]}
    for deck in CARDS["decks"]:
        assert set(deck["cards"]) <= copies
    trilogy = [deck for deck in CARDS["decks"] if deck["scenario"] == "trilogy"]
    assert sum(len(deck["cards"]) for deck in trilogy) == 120
    assert {(deck["scenario"], deck["seat"]) for deck in CARDS["decks"]} == {
        (scenario, seat) for scenario, _, seats in tables("cardgame") for seat in seats
    }
    assert all(set(card["wielders"]) <= set(cards) for card in cards.values())
    assert all("trilogy" in each["scenarios"] for each in locations.values())
    assert 0 < sum("fellowship" in each["scenarios"] for each in locations.values()) < len(locations)


def test_a_game_that_says_no_more_lists_its_scenarios_as_they_are_usually_played() -> None:
    seats = [{"id": "walker", "side": "walker"}, {"id": "watcher", "side": "watcher"}]
    found = toys.ruleset("toy-errand").catalogue()
    assert found["scenarios"] == [
        {"id": name, "tables": [{"players": 2, "seats": seats}], "default": 2} for name in ("short", "long")
    ]
    assert (found["expansions"], found["options"]) == ([], [])
