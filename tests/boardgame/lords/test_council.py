"""Chapter 13: the Council of Rivendell, its companions in the Fellowship and outside it."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Board, names
from boardgame.lords.tables import LORDS, lords_board, table_of
from boardgame.opportunities import kinds, options, side
from helpers import key, play, told
from marks import rule

COUNCIL = {"council-of-rivendell": "yes"}
VERSIONS = {
    "boromir": "boromir-captain-general",
    "legolas": "legolas-elven-prince",
    "gimli": "gimli-dwarven-lord",
    "meriadoc": "meriadoc-hobbit-of-the-shire",
    "peregrin": "peregrin-hobbit-of-the-shire",
}
STARTS = {
    "boromir-captain-general": "minas-tirith",
    "legolas-elven-prince": "woodland-realm",
    "gimli-dwarven-lord": "erebor",
    "meriadoc-hobbit-of-the-shire": "the-shire",
    "peregrin-hobbit-of-the-shire": "the-shire",
}


def council(**more: str) -> Board:
    chosen = {**COUNCIL, **{name.replace("_", "-"): value for name, value in more.items()}}
    return ringwar.start("boardgame", expansions=["lords"], options=chosen)


def first_phase(companions: dict[str, str] | None = None, **fields: Any) -> Board:
    """The Fellowship phase of turn 1 begins, with companions by these cards."""
    fields = {"phase": "fellowship", "turn": 1, "dice": {}, "options": COUNCIL, **fields}
    return lords_board(lords={"companions": VERSIONS if companions is None else companions}, **fields)


# Choosing companions


@rule("LM-COUNCIL-02", "LM-SETUP-15")
def test_every_companion_can_be_replaced_by_his_other_version() -> None:
    game, asked = council(), []
    while key(game) == "companion-version":
        asked.append(game.names())
        game = play(game, game.names()[-1])
    assert asked == [
        ["gandalf-the-grey", "gandalf-grey-keeper-of-narya"],
        *([old, new] for old, new in VERSIONS.items()),
    ]
    chosen = {"gandalf-grey-keeper-of-narya", "strider", *VERSIONS.values()}
    assert names(game.state.companions) == chosen


@rule("LM-COUNCIL-02")
def test_any_number_of_them_is_replaced() -> None:
    game = play(council(), "gandalf-the-grey", "boromir", "legolas", "gimli-dwarven-lord", "meriadoc", "peregrin")
    assert key(game) == "guide"
    assert names(game.state.companions) == {
        *("gandalf-the-grey", "strider", "boromir", "legolas", "gimli-dwarven-lord", "meriadoc", "peregrin")
    }


@rule("LM-COUNCIL-02")
def test_strider_dunadan_is_offered_on_request_in_the_council() -> None:
    game = play(council(strider_dunadan="yes"), "gandalf-the-grey")
    assert game.names() == ["strider", "strider-dunadan"]
    only = ringwar.start("boardgame", expansions=["lords"], options={"strider-dunadan": "yes"})
    assert set(play(only, "gandalf-the-grey").names()) == {"gandalf-the-grey", "strider"}


# Showing the versions


def seen(game: Board, reader: str = SHADOW) -> set[str]:
    """The companions of the Fellowship as a reader sees them."""
    return set(game.view(reader)["fellowship"]["companions"])


@rule("LM-COUNCIL-03", "LM-INFO-02")
def test_the_shadow_learns_the_version_of_the_guide_alone() -> None:
    chosen = play(council(), "gandalf-grey-keeper-of-narya", *VERSIONS.values())
    persons = {"gandalf-the-grey", "strider", *VERSIONS}
    assert seen(chosen) == seen(chosen, "spectator") == persons
    assert seen(chosen, FREE) == {"gandalf-grey-keeper-of-narya", "strider", *VERSIONS.values()}
    assert chosen.view(SHADOW)["fellowship"]["guide"] == "gandalf-the-grey"
    assert seen(play(chosen, "strider")) == persons
    guided = play(chosen, "gandalf-grey-keeper-of-narya")
    assert seen(guided) == persons - {"gandalf-the-grey"} | {"gandalf-grey-keeper-of-narya"}
    assert guided.view(SHADOW)["fellowship"]["guide"] == "gandalf-grey-keeper-of-narya"


@rule("LM-COUNCIL-04", "LM-AMB-06")
@pytest.mark.parametrize("card", ["gandalf-the-grey", "gandalf-grey-keeper-of-narya"])
def test_a_version_is_shown_when_its_companion_becomes_the_guide(card: str) -> None:
    game = lords_board(
        phase="fellowship", fellowship={"guide": "strider"}, lords={"companions": {"gandalf-the-grey": card}}
    )
    assert "gandalf-the-grey" in seen(game)
    assert game.view(SHADOW)["fellowship"]["guide"] == "strider"
    assert told(play(game, "strider"), "version") == []
    game = play(game, card)
    assert card in seen(game)
    assert [about["companion"] for about in told(game, "version")] == [card]


@rule("LM-COUNCIL-05", "LM-AMB-06")
def test_a_version_is_shown_when_its_companion_is_a_casualty() -> None:
    game = lords_board(
        free=["character", "character"],
        hunt={"box": {SHADOW: 1}},
        fellowship={"companions": ["strider", "boromir", "gimli"]},
        lords={"companions": {"boromir": "boromir-captain-general"}},
        options=COUNCIL,
    )
    assert seen(game) == {"strider", "boromir", "gimli"}
    game = play(game, "character", "move-fellowship", 6, "std-3-1", "random", "boromir-captain-general")
    assert [about["companion"] for about in told(game, "version")] == ["boromir-captain-general"]
    assert game.view(SHADOW)["eliminated"][-1] == "boromir-captain-general"
    assert game.state.corruption == 2
    assert seen(game) == {"strider", "gimli"}


@rule("LM-COUNCIL-05")
def test_a_lured_companion_is_known_also_if_he_stays() -> None:
    game = lords_board(
        shadow=["character", "event"],
        hands=["shadow-character-13"],
        fellowship={"companions": ["strider", "boromir"], "revealed": True},
        lords={"companions": {"boromir": "boromir-captain-general"}},
        options=COUNCIL,
    )
    game = play(game, "character", "play-event", "boromir-captain-general")
    assert key(game) == "lure"
    assert seen(play(game, "corruption")) == {"strider", "boromir-captain-general"}


@rule("LM-COUNCIL-06", "LM-AMB-06")
def test_a_version_is_shown_when_its_companion_leaves_the_fellowship() -> None:
    game = lords_board(
        free=["character", "character"],
        fellowship={"companions": ["strider", "boromir", "gimli"]},
        lords={"companions": {"boromir": "boromir-captain-general", "gimli": "gimli-dwarven-lord"}},
        options=COUNCIL,
    )
    game = play(game, "character", "separate", "boromir-captain-general", "none", "trollshaws")
    assert game.view(SHADOW)["characters"] == {"boromir-captain-general": "trollshaws"}
    assert [about["companion"] for about in told(game, "version")] == ["boromir-captain-general"]
    assert seen(game) == {"strider", "gimli"}


def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    game = lords_board(phase="fellowship", fellowship={"guide": "strider"})
    game = play(game, "gandalf-the-grey")
    with pytest.raises(ValueError, match="no longer"):
        game.undone(FREE)


# Outside the Fellowship


@rule("LM-COUNCIL-01")
def test_nobody_is_declared_outside_unless_the_players_agree_on_the_council() -> None:
    assert key(first_phase()) == "outside"
    assert key(first_phase(options={})) == "guide"


@rule("LM-COUNCIL-08", "LM-COUNCIL-09")
def test_five_companions_can_be_outside_and_only_in_their_new_versions() -> None:
    everybody = {**VERSIONS, "gandalf-the-grey": "gandalf-grey-keeper-of-narya", "strider": "strider-dunadan"}
    assert options(first_phase(everybody)) == {*VERSIONS.values(), "none"}
    some = {"gimli": "gimli-dwarven-lord", "boromir": "boromir"}
    assert options(first_phase(some)) == {"gimli-dwarven-lord", "none"}


@rule("LM-COUNCIL-03", "LM-COUNCIL-08")
def test_the_free_peoples_are_asked_also_if_nobody_could_be_outside() -> None:
    game = first_phase({})
    assert (side(game), key(game), game.names()) == (FREE, "outside", ["none"])
    assert key(play(game, "none")) == "guide"


@rule("LM-COUNCIL-08")
def test_companions_are_outside_only_in_the_first_turn() -> None:
    assert key(first_phase(turn=2)) == "guide"


@rule("LM-COUNCIL-10", "LM-COUNCIL-08")
def test_companions_outside_are_in_the_regions_on_their_cards() -> None:
    game = play(first_phase(), *VERSIONS.values(), "none")
    assert {each.name: at.name for each, at in game.state.characters.items()} == STARTS
    assert names(game.state.companions) == {"gandalf-the-grey", "strider"}
    assert not game.state.eliminated


@rule("LM-COUNCIL-06", "LM-COUNCIL-12")
def test_those_who_are_not_declared_outside_travel_on_unknown() -> None:
    game = play(first_phase(), "gimli-dwarven-lord", "none", "shadow-token-nazgul")
    assert game.view(SHADOW)["characters"] == {"gimli-dwarven-lord": "erebor"}
    assert seen(game) == {"gandalf-the-grey", "strider", "boromir", "legolas", "meriadoc", "peregrin"}
    assert LORDS["boromir-captain-general"] in game.state.companions


@rule("LM-COUNCIL-12")
def test_a_companion_who_travels_along_can_be_separated_later() -> None:
    game = lords_board(free=["character"] * 2, lords={"companions": VERSIONS}, options=COUNCIL)
    assert set(VERSIONS.values()) < options(game, "character", "separate")


@rule("LM-COUNCIL-11")
def test_companions_outside_move_like_those_that_were_separated() -> None:
    game = first_phase()
    game = play(game, "gimli-dwarven-lord", "none", "shadow-token-nazgul", "gandalf-the-grey")
    assert game.state.characters == {LORDS["gimli-dwarven-lord"]: REGIONS["erebor"]}
    table = lords_board({"erebor": "gimli-dwarven-lord"}, free=["character"] * 2, options=COUNCIL)
    assert "move-companions" in options(table, "character")
    moved = play(table, "character", "move-companions", "dale")
    assert moved.state.characters == {LORDS["gimli-dwarven-lord"]: REGIONS["dale"]}
    assert "gimli" not in names(table.state.companions) | {each.person for each in table.state.companions}


@rule("LM-COUNCIL-13", "LM-EX-29", "LM-TOKEN-02")
def test_two_companions_outside_leave_five_and_bring_both_tokens() -> None:
    game = first_phase()
    game = play(game, "gimli-dwarven-lord", "legolas-elven-prince", "none")
    assert {each.name: at.name for each, at in game.state.characters.items()} == {
        "gimli-dwarven-lord": "erebor",
        "legolas-elven-prince": "woodland-realm",
    }
    assert table_of(game).tokens == ("shadow-token-nazgul", "shadow-token-politics")
    game = play(game, "gandalf-the-grey")
    assert key(game) == "allocate"
    assert game.names() == [str(number) for number in range(6)]


@rule("LM-COUNCIL-08")
def test_nobody_is_named_twice_and_nothing_happens_before_all_are_named() -> None:
    game = play(first_phase(), "gimli-dwarven-lord")
    assert "gimli-dwarven-lord" not in game.names()
    assert game.state.characters == {}
    assert seen(game) == {"gandalf-the-grey", "strider", *VERSIONS}
    assert kinds(play(game, "none"))[:3] == ["version", "outside", "companion-moves"]


# Activating


@rule("LM-COUNCIL-07")
@pytest.mark.parametrize(
    "card, nation, home",
    [
        ("boromir", "gondor", "minas-tirith"),
        ("boromir-captain-general", "gondor", "minas-tirith"),
        ("gimli-dwarven-lord", "dwarves", "erebor"),
        ("legolas-elven-prince", "elves", "woodland-realm"),
        ("meriadoc-hobbit-of-the-shire", "north", "the-shire"),
        ("peregrin-hobbit-of-the-shire", "north", "bree"),
    ],
)
def test_companions_without_a_nation_symbol_activate_no_nation_by_arriving(card: str, nation: str, home: str) -> None:
    beside = REGIONS[home].adjacent[0].name
    game = lords_board(
        {beside: card}, free=["character"] * 2, options=COUNCIL, politics={nation: {"steps_to_war": 2, "active": False}}
    )
    game = play(game, "character", "move-companions", home)
    assert game.state.active[nation] == (card == "boromir")


@rule("LM-COUNCIL-07")
def test_starting_at_home_activates_no_nation() -> None:
    game = play(first_phase(), *VERSIONS.values(), "none")
    before = first_phase().state.active
    assert game.state.active == before
    assert before["gondor"] is False


@rule("LM-COUNCIL-02")
def test_the_cards_of_the_council_have_the_levels_that_count_for_the_guide() -> None:
    companions = ["boromir", "gimli", "meriadoc"]
    game = lords_board(
        phase="fellowship",
        turn=2,
        dice={},
        fellowship={"companions": companions, "guide": "gimli"},
        lords={"companions": {"boromir": "boromir-captain-general"}},
        options=COUNCIL,
    )
    assert game.state.guide is CHARACTERS["gimli"]
    assert key(game) == "allocate"
