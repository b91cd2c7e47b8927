"""Chapter 26: Fellowship of the Ring."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ringwar
from cardgame.quiet import drawn, hands, quiet
from cardgame.rules.outcomes import FREE, SHADOW, active, ambush, scored
from cardgame.tables import Table, names, table
from helpers import asked, play
from marks import rule
from ringwar.cardgame.rules.locations import in_decks, in_scoring_areas
from ringwar.cardgame.table.facts import BATTLEGROUNDS
from ringwar.cardgame.table.texts import ACTIVATED
from ringwar.kernel import Dice, Event, Game
from ringwar.kernel.game import Record

NAZGUL = {
    "the-beguiler",
    "the-black-easterling",
    "the-commander",
    "the-destroyer",
    "the-hunter",
    "the-messenger",
    "the-reaver",
    "the-warrior",
    "the-witch-king",
}
BALROG = {
    "monstrous": {
        "balrog-of-moria",
        "barrow-wights",
        "caradhras-the-cruel",
        "cave-troll",
        "flocks-of-crebain",
        "hill-troll",
        "goblins-of-the-misty-mountains",
        "goblins-of-the-misty-mountains#2",
    },
    "mordor": {
        "black-breath",
        "black-riders-mount",
        "grishnakh",
        "mordor-orcs",
        "mordor-orcs#2",
        "mordor-orcs#3",
        "morgul-blade",
        "nazguls-mantle",
        "the-ringwraiths-are-abroad",
        *NAZGUL,
    },
    "isengard": {"palantir-of-orthanc", "saruman", "sarumans-staff", "ugluk"},
}
GANDALF = {
    "dunedain": {"blade-of-westernesse", "boromir", "strider"},
    "dwarf": {"dwarven-axe", "gimli"},
    "elf": {
        "arwen",
        "bow-of-the-galadhrim",
        "elrond",
        "elven-cloak",
        "galadriel",
        "high-elves",
        "high-elves#2",
        "legolas",
        "lembas",
        "mirror-of-galadriel",
        "nenya-ring-of-adamant",
        "phial-of-galadriel",
        "vilya-ring-of-air",
    },
    "hobbit": {
        "bilbo-baggins",
        "fatty-bolger",
        "frodo-baggins",
        "merry-brandybuck",
        "mithril-coat",
        "pippin-took",
        "sam-gamgee",
        "sting",
    },
    "wizard": {"gandalf-the-grey", "gandalfs-staff", "glamdring", "narya-ring-of-fire"},
}


def begun() -> Table:
    return ringwar.start("cardgame", "fellowship")


@rule("CG-FOTR-01", "CG-FOTR-02", "CG-FOTR-03")
@pytest.mark.parametrize("seat, side, factions", [("balrog", SHADOW, BALROG), ("gandalf", FREE, GANDALF)])
def test_the_decks_are_those_of_the_list(seat: str, side: str, factions: dict[str, set[str]]) -> None:
    rules = begun().state.rules
    deck = [card for card, owner in rules.owner.items() if owner == seat]
    assert rules.seats == ("balrog", "gandalf")
    assert rules.side[seat] == side
    for faction, expected in factions.items():
        assert names([card for card in deck if card.faction == faction]) == expected
    assert len(deck) == sum(map(len, factions.values())) == 30


@rule("CG-EX-79", "CG-FOTR-12")
def test_the_decks_and_paths_number_as_they_should() -> None:
    state = begun().state
    counted = {seat: Counter(card.faction for card in deck) for seat, deck in state.decks.items()}
    assert counted["balrog"] == {"monstrous": 8, "mordor": 18, "isengard": 4}
    assert counted["gandalf"] == {"dunedain": 3, "dwarf": 2, "elf": 13, "hobbit": 8, "wizard": 4}
    assert Counter(path.number for path in state.path_deck) == {1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 1}


@rule("CG-FOTR-12")
def test_the_paths_are_those_of_the_list() -> None:
    assert {path.name for path in begun().state.path_deck} == {
        *("bucklebury-ferry", "gildors-encampment", "inn-of-the-prancing-pony", "the-old-forest"),
        *("fords-of-bruinen", "imladris", "caradhras", "khazad-dum", "the-doors-of-durin"),
        *("egladil", "dimrill-dale", "lothlorien", "amon-hen"),
    }


@rule("CG-FOTR-04", "CG-FOTR-09")
def test_unlisted_cards_and_battlegrounds_are_out_of_the_game() -> None:
    state = begun().state
    assert state.battleground_decks == {FREE: (), SHADOW: ()}
    assert {place.name for place in state.set_aside} == {
        *("minas-morgul", "rivendell", "moria", "lorien", "dol-guldur", "orthanc", "morannon")
    }
    assert not any(card.id == "aragorn" for card in state.rules.cards)


@rule("CG-FOTR-05", "CG-FOTR-06")
def test_both_draw_seven_and_cycle_two_and_the_balrog_starts() -> None:
    game = drawn(begun())
    assert hands(game) == {"balrog": 7, "gandalf": 7}
    while game.question is not None and game.question.key == "cycle-opening":
        game = game.after(game.names()[0])
    assert hands(game)["gandalf"] == 5
    assert {seat: len(pile) for seat, pile in game.state.cycles.items()}["gandalf"] == 2
    assert game.state.starting_player == "balrog"


@rule("CG-FOTR-05", "CG-FOTR-08")
def test_gandalf_draws_three_and_the_balrog_four_and_the_token_changes_hands() -> None:
    game = drawn(table("fellowship", step="draw", scoring={FREE: ["imladris"]}, round=6))  # no battleground follows
    assert hands(game) == {"balrog": 4, "gandalf": 3}
    assert game.state.starting_player == "gandalf"


@rule("CG-FOTR-07")
def test_there_are_no_ring_tokens() -> None:
    game = table("fellowship", path="egladil", seats={"balrog": {"hand": ["saruman"]}})
    assert game.state.rings == {}
    assert "ring" not in game.names()


BY_ROUND = [
    (1, {"minas-morgul"}),
    (2, {"rivendell"}),
    (3, {"moria"}),
    (4, {"lorien", "dol-guldur"}),
    (5, {"orthanc"}),
    (6, {"morannon"}),
]


def location_step(number: int, **fields: Any) -> Table:
    """The location step of a round, with a player who has nothing to draw."""
    return table("fellowship", step="battleground", round=number, seats=quiet(rules="fellowship"), **fields)


@rule("CG-FOTR-09", "CG-FOTR-16")
@pytest.mark.parametrize("number, battlegrounds", BY_ROUND)
def test_every_round_has_its_battlegrounds_whatever_the_path(number: int, battlegrounds: set[str]) -> None:
    game = location_step(number, scoring={FREE: ["khazad-dum"]})  # the next path is a number 5 in any case
    while game.question is not None and game.question.side != "chance":
        game = game.after(game.names()[-1])
    assert active(game) == battlegrounds
    assert set(game.names()) == {"egladil", "dimrill-dale", "lothlorien"}


@rule("CG-FOTR-10", "CG-FOTR-18", "CG-AMB-34")
def test_in_round_four_lorien_comes_first_and_their_texts_find_nothing() -> None:
    game = location_step(4)
    told = [entry for entry in game.log() if isinstance(entry, Event) and entry.kind != "table"]
    assert [entry.kind for entry in told] == ["activated", "activated"]
    assert [entry.about["location"].name for entry in told if entry.kind == "activated"] == ["lorien", "dol-guldur"]
    assert [place.name for place in game.state.battlegrounds] == ["lorien", "dol-guldur"]


@rule("CG-AMB-34")
def test_a_battleground_of_an_earlier_round_can_be_reactivated_and_one_of_a_later_round_cannot() -> None:
    state = table("fellowship", scoring={FREE: ["rivendell"], SHADOW: ["minas-morgul"]}).state
    everything = [place.name for place in BATTLEGROUNDS.values()]
    assert {place.name for place in in_scoring_areas(state, everything)} == {"rivendell", "minas-morgul"}
    assert in_decks(state, everything) == []


@rule("CG-FOTR-11")
def test_a_game_lasts_six_rounds_at_most_and_skipped_paths_make_it_shorter() -> None:
    lengths = [begun().played(Dice(seed)).state.round for seed in range(12)]
    assert max(lengths) == 6
    game = table("fellowship", path="amon-hen", step="combat", round=2, scoring={"corruption": 1})
    assert game.result is not None
    assert game.state.round == 2


@rule("CG-FOTR-13")
@pytest.mark.parametrize(
    "fought, options",
    [
        ([], {"bucklebury-ferry", "gildors-encampment"}),
        (["gildors-encampment"], {"inn-of-the-prancing-pony", "the-old-forest"}),
        (["imladris"], {"caradhras", "khazad-dum", "the-doors-of-durin"}),
    ],
)
def test_the_path_is_random_among_those_of_the_next_number(fought: list[str], options: set[str]) -> None:
    game = table("fellowship", step="path", scoring={SHADOW: fought})
    assert asked(game) == ("chance", "path")
    assert set(game.names()) == options


@rule("CG-FOTR-14")
def test_no_path_follows_the_sixth() -> None:
    on_path = ["gandalf-the-grey", "ugluk"]
    game = table(
        "fellowship", path="amon-hen", on_path=on_path, seats={"gandalf": {"hand": ["gimli"]}}, to_act="gandalf"
    )
    assert "use" not in game.names()
    game = table(
        "fellowship", path="egladil", on_path=on_path, seats={"gandalf": {"hand": ["gimli"]}}, to_act="gandalf"
    )
    assert "use" in game.names()


@rule("CG-FOTR-15", "CG-FOTR-17", "CG-AMB-33")
@pytest.mark.parametrize("corruption, winner", [(1, FREE), (2, SHADOW)])
def test_the_game_ends_with_path_six_and_a_tie_is_the_shadows(corruption: int, winner: str) -> None:
    game = ambush("amon-hen", rules="fellowship", scoring={"corruption": corruption}, round=5)
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (winner, "points")
    assert scored(game, FREE) == {"amon-hen"}  # no icons at all: the path rule is that of Trilogy


@rule("CG-FOTR-17", "CG-AMB-33")
def test_a_lead_of_ten_ends_the_fellowship_scenario() -> None:
    game = ambush("dimrill-dale", ["the-witch-king"], rules="fellowship", scoring={"corruption": 8}, round=5)
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (SHADOW, "ten-points-ahead")


@rule("CG-FOTR-17", "CG-AMB-33")
def test_what_each_player_does_is_done_once() -> None:
    game = table(
        "fellowship", step="path", scoring={FREE: ["imladris"]}, seats={"gandalf": {"hand": ["gimli", "sting"]}}
    )
    game = play(game, "caradhras", "gimli")
    assert names(game.state.hands["gandalf"]) == {"sting"}
    assert game.state.step == "actions"


@rule("CG-FOTR-18", "CG-SETUP-15")
def test_a_text_for_the_player_of_a_faction_in_neither_deck_does_nothing() -> None:
    game = table("fellowship", path="egladil")
    state = game.state.copy()
    ACTIVATED["helms-deep"](Game(game.ruleset, state, Record()), "gandalf")  # the Rohan player would draw five
    assert state == game.state


@rule("CG-EX-80", "CG-FOTR-16")
def test_a_skipped_path_does_not_change_the_battleground_of_the_round() -> None:
    game = table(
        "fellowship",
        path="the-old-forest",
        on_path=["gandalf-the-grey"],
        round=2,
        starting_player="gandalf",
        seats=quiet({"gandalf": {"hand": ["gimli"]}}, "fellowship"),
    )
    game = play(game, "use", "imladris", "pass")
    while asked(game) != ("chance", "path"):
        assert game.question is not None
        game = game.after("pass" if game.question.key == "action" else game.names()[0])
    assert game.state.round == 3
    assert active(game) == {"moria"}
    assert set(game.names()) == {"caradhras", "khazad-dum", "the-doors-of-durin"}
