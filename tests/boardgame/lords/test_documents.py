"""The expansion in position documents: written, read, and refused where it is impossible."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, REGIONS, SHADOW, Board, names
from boardgame.lords.tables import LORDS, lords_board, table_of
from helpers import play
from marks import rule
from ringwar.boardgame import RULESET
from ringwar.boardgame.lords.documents.whole import write_lords
from ringwar.kernel import Dice, start

Document = dict[str, Any]
EVERY = 7
"""How many answers lie between the tables that are written down and read."""
START: Document = {"game": "boardgame", "expansions": ["lords"]}
EMPTY: Document = {**START, "from": "empty"}
CONTRACT: Document = {
    "rings": {"vilya": FREE, "nenya": SHADOW, "narya": "out"},
    "ring_used_this_turn": [],
    "special_dice_in_pool": ["keeper-vilya", "minion-balrog"],
    "kept_special": {FREE: {"die": "keeper-vilya", "face": "army"}},
    "balrog": "inactive",
    "smeagol": "guide",
    "smeagol_tiles_in_pool": 2,
    "shadow_tokens": ["nazgul", "politics"],
    "companions": {"boromir": "boromir-captain-general"},
}
EVERYTHING: Document = {
    "rings": {"vilya": SHADOW, "nenya": "out"},
    "ring_used_this_turn": [SHADOW],
    "special_dice_in_pool": ["keeper-vilya", "minion-balrog", "minion-gothmog"],
    "kept_special": {
        FREE: {"die": "keeper-vilya", "face": "muster", "unused": False},
        SHADOW: {"die": "minion-gothmog", "face": "army-loss"},
    },
    "lost_dice": ["keeper-nenya"],
    "smeagol": "gone",
    "smeagol_tiles": ["smeagol-2", "smeagol-4"],
    "shadow_tokens": ["politics"],
    "token_used": True,
    "companions": {"gandalf-the-grey": "gandalf-grey-keeper-of-narya"},
    "shown": ["strider", "gimli-dwarven-lord"],
    "swapped": True,
    "sorcery_used": True,
    "waiting": [FREE, "will-of-the-west", "muster", "recruit"],
    "young": "captain-of-despair",
}


def again(game: Board) -> Board:
    """The position of the document of a position, by way of text."""
    document = json.loads(json.dumps(ringwar.write_position(game)))
    return ringwar.read_position(document)


def busy() -> Board:
    """A table on which everything of the expansion is somewhere unusual."""
    return lords_board(
        {
            "moria": "sauron 2 balrog-of-moria",
            "dimrill-dale": "elves 1",
            "dale": "gimli-dwarven-lord",
            "lorien": "galadriel-keeper-of-nenya",
        },
        phase="battle",
        battle={"kind": "field-battle", "attacker": SHADOW, "origin": "moria", "target": "dimrill-dale"},
        free=["event"],
        shadow=["event", "army"],
        table=["captain-of-despair", "we-shall-get-it"],
        hunt={"removed": ["smeagol-1"]},
        lords={**EVERYTHING, "balrog": "active"},
    )


# Reading


def test_the_block_of_the_contract_is_laid_out() -> None:
    game = ringwar.read_position({**EMPTY, "dice": {FREE: ["character"], SHADOW: []}, "lords": CONTRACT})
    state, table = game.state, table_of(game)
    assert table.rings == {"vilya": FREE, "nenya": SHADOW, "narya": "out"}
    assert state.rings == {FREE: 1, SHADOW: 1}
    assert table.pool == ("keeper-vilya", "minion-balrog")
    assert table.kept == {FREE: "keeper-vilya-army-loss"}
    assert state.dice[FREE] == ("character", "keeper-vilya-army-loss")
    assert (state.characters, table.balrog_active) == ({LORDS["balrog-of-moria"]: REGIONS["moria"]}, False)
    assert state.guide.name == "smeagol-tamed-wretch"
    assert table.tokens == ("shadow-token-nazgul", "shadow-token-politics")
    assert LORDS["boromir-captain-general"] in state.companions
    assert [tile.name for tile in state.pool if tile.set == "smeagol"] == ["smeagol-1", "smeagol-2"]


def test_what_is_left_out_is_as_at_the_start() -> None:
    game = ringwar.read_position({**EMPTY, "dice": {FREE: ["character", "event"]}})
    start = ringwar.start("boardgame", expansions=["lords"])
    table, first = table_of(game), table_of(start)
    table.shown = first.shown
    assert table == first
    assert game.state.pool == start.state.pool
    assert game.state.companions == start.state.companions


@rule("LM-COUNCIL-04")
def test_the_card_of_the_guide_is_known_in_any_position_of_a_game_that_has_begun() -> None:
    game = ringwar.read_position({**EMPTY, "fellowship": {"guide": "strider"}, "dice": {FREE: ["character", "event"]}})
    assert names(list(table_of(game).shown)) == {"strider"}
    assert table_of(ringwar.start("boardgame", expansions=["lords"])).shown == frozenset()


def test_a_game_from_the_start_goes_past_the_choice_of_companions() -> None:
    game = ringwar.read_position(START)
    assert (game.state.turn, game.state.phase) == (1, "recover")
    assert ringwar.read_position({**START, "phase": "council"}).names() == [
        "gandalf-the-grey",
        "gandalf-grey-keeper-of-narya",
    ]


def test_the_base_game_has_no_such_phase() -> None:
    with pytest.raises(ValueError, match="phase: 'council' is not one of recover"):
        ringwar.read_position({"game": "boardgame", "phase": "council"})


@pytest.mark.parametrize(
    "fellowship",
    [
        {"companions": ["boromir", "strider"]},
        {"companions": ["boromir-captain-general", "strider"]},
        {"companions": ["boromir", "strider"], "guide": "strider"},
    ],
)
def test_the_name_of_a_companion_means_the_version_that_was_said(fellowship: Document) -> None:
    lords = {"companions": {"boromir": "boromir-captain-general"}}
    game = lords_board(free=["event", "character"], fellowship=fellowship, lords=lords)
    assert names(game.state.companions) == {"boromir-captain-general", "strider"}
    assert "boromir" not in names(game.state.eliminated)


def test_a_version_that_is_named_needs_no_other_word() -> None:
    game = lords_board(
        {"dale": "boromir-captain-general"},
        free=["event", "character"],
        fellowship={"companions": ["gandalf-grey-keeper-of-narya", "gimli"]},
    )
    assert names(game.state.companions) == {"gandalf-grey-keeper-of-narya", "gimli"}
    assert names(game.state.eliminated) == {"strider", "legolas", "meriadoc", "peregrin"}
    assert game.state.guide.name == "gandalf-grey-keeper-of-narya"


def test_by_the_name_of_a_person_a_version_stands_on_the_map() -> None:
    lords = {"companions": {"boromir": "boromir-captain-general"}}
    game = lords_board({"dale": "boromir"}, free=["event", "character"], lords=lords)
    assert game.state.characters == {LORDS["boromir-captain-general"]: REGIONS["dale"]}


def test_a_companion_left_out_is_gone_by_his_version() -> None:
    lords = {"companions": {"boromir": "boromir-captain-general"}}
    game = lords_board(free=["event", "character"], fellowship={"companions": ["strider"]}, lords=lords)
    assert "boromir-captain-general" in names(game.state.eliminated)


@pytest.mark.parametrize(
    "rings, named",
    [
        ({FREE: 2, SHADOW: 1}, {"vilya": FREE, "nenya": FREE, "narya": SHADOW}),
        ({FREE: 0, SHADOW: 1}, {"vilya": SHADOW, "nenya": "out", "narya": "out"}),
        ({FREE: 0}, {"vilya": "out", "nenya": "out", "narya": "out"}),
    ],
)
def test_numbers_of_rings_without_names_are_the_first_rings(rings: Document, named: Document) -> None:
    game = lords_board(free=["event", "character"], rings=rings)
    assert table_of(game).rings == named
    assert (game.state.rings[FREE], game.state.rings[SHADOW]) == (rings[FREE], rings.get(SHADOW, 0))


def test_names_and_numbers_of_rings_may_agree() -> None:
    named = {"rings": {"nenya": SHADOW}}
    game = lords_board(free=["event", "character"], rings={FREE: 2, SHADOW: 1}, lords=named)
    assert table_of(game).rings == {"vilya": FREE, "nenya": SHADOW, "narya": FREE}
    assert game.state.rings == {FREE: 2, SHADOW: 1}


def test_used_rings_are_sides() -> None:
    lords = {"ring_used_this_turn": [FREE]}
    assert lords_board(free=["event", "character"], lords=lords).state.rings_used == (FREE,)
    assert lords_board(free=["event", "character"], rings_used=[SHADOW]).state.rings_used == (SHADOW,)


@pytest.mark.parametrize(
    "face, kept",
    [
        ("army", "minion-gothmog-army"),
        ("army-loss", "minion-gothmog-army-loss"),
        ("draw", "minion-gothmog-draw"),
        ("eye", "minion-gothmog-eye-loss"),
    ],
)
def test_the_loss_symbol_may_be_left_out_where_a_result_is_printed_once(face: str, kept: str) -> None:
    lords = {"kept_special": {SHADOW: {"die": "minion-gothmog", "face": face}}}
    game = lords_board(free=["event", "character"], lords=lords)
    assert table_of(game).kept == {SHADOW: kept}
    assert table_of(game).pool == ("minion-gothmog",)
    assert game.state.dice[SHADOW] == (() if face == "eye" else (kept,))


def test_a_used_special_die_is_no_more_among_the_dice() -> None:
    lords = {"kept_special": {FREE: {"die": "keeper-vilya", "face": "draw", "unused": False}}}
    game = lords_board(free=["event", "character"], lords=lords)
    assert game.state.dice[FREE] == ("character", "event")
    assert table_of(game).kept == {FREE: "keeper-vilya-draw"}


def test_before_the_next_turn_a_kept_die_lies_nowhere() -> None:
    lords = {"kept_special": {FREE: {"die": "keeper-vilya", "face": "army-loss"}}}
    document = {**EMPTY, "phase": "victory-check", "lords": lords}
    game = ringwar.start("boardgame", expansions=["lords"])
    assert game.ruleset.start(game.ruleset.setup(None, 2, ["lords"], {}, document)).dice[FREE] == ()


@pytest.mark.parametrize(
    "lords, hunt, pool",
    [
        ({"smeagol_tiles_in_pool": 0}, {}, []),
        ({"smeagol_tiles_in_pool": 1}, {}, ["smeagol-1"]),
        ({"smeagol_tiles_in_pool": 1}, {"removed": ["smeagol-1"]}, ["smeagol-2"]),
        ({"smeagol_tiles": ["smeagol-4"]}, {}, ["smeagol-4"]),
        ({}, {"removed": ["smeagol-2"]}, ["smeagol-1"]),
        ({}, {"removed": ["smeagol-1", "smeagol-2"]}, []),
    ],
)
def test_smeagol_tiles_in_the_pool(lords: Document, hunt: Document, pool: list[str]) -> None:
    game = lords_board(free=["event", "character"], lords=lords, hunt=hunt)
    assert [tile.name for tile in game.state.pool if tile.set == "smeagol"] == pool
    assert len(game.state.pool) == 16 + len(pool)


@pytest.mark.parametrize("fellowship", [{}, {"guide": "smeagol-tamed-wretch"}, {"companions": ["gimli"]}])
def test_smeagol_as_guide_joins_the_companions(fellowship: Document) -> None:
    game = lords_board(free=["event", "character"], fellowship=fellowship, lords={"smeagol": "guide"})
    assert game.state.companions[-1] is game.state.guide is LORDS["smeagol-tamed-wretch"]
    assert write_lords(game.state)["smeagol"] == "guide"
    assert again(game).state == game.state


def test_smeagol_who_has_yet_to_come_is_not_written() -> None:
    assert not {"smeagol", "balrog"} & set(write_lords(lords_board(free=["event", "character"]).state))


def test_an_active_balrog_may_be_anywhere() -> None:
    game = lords_board({"bree": "balrog-of-moria"}, free=["event", "character"], lords={"balrog": "active"})
    assert game.state.characters == {LORDS["balrog-of-moria"]: REGIONS["bree"]}
    assert again(game).state == game.state


# Writing


def test_everything_comes_back() -> None:
    game = busy()
    assert again(game).checkpoint == game.checkpoint
    assert again(game).state == game.state
    assert again(game).names() == game.names()


def test_what_is_written_is_what_was_said() -> None:
    written = write_lords(busy().checkpoint)
    expected = {
        **EVERYTHING,
        "rings": {"vilya": SHADOW, "nenya": "out", "narya": FREE},
        "kept_special": {
            FREE: {"die": "keeper-vilya", "face": "muster", "unused": False},
            SHADOW: {"die": "minion-gothmog", "face": "army-loss", "unused": True},
        },
        "smeagol_tiles_in_pool": 2,
        "balrog": "active",
        "companions": {"gandalf-the-grey": "gandalf-grey-keeper-of-narya", "gimli": "gimli-dwarven-lord"},
        "shown": ["gandalf-grey-keeper-of-narya", "gimli-dwarven-lord", "strider"],
    }
    assert written == expected


def test_special_results_and_smeagol_tiles_stand_in_the_block_alone() -> None:
    document = ringwar.write_position(busy())
    assert document["dice"] == {FREE: ["event"], SHADOW: ["army", "event"]}
    assert document["hunt"]["special_in_play"] == []
    assert document["hunt"]["removed"] == ["smeagol-1"]


def test_a_base_game_has_no_block() -> None:
    assert "lords" not in ringwar.write_position(ringwar.start("boardgame"))


def test_choices_of_the_council_come_back_as_answers() -> None:
    options = {"council-of-rivendell": "yes"}
    game = ringwar.start("boardgame", expansions=["lords"], options=options)
    game = play(game, "gandalf-grey-keeper-of-narya", "boromir-captain-general")
    document = ringwar.write_position(game)
    assert document["answers"] == ["gandalf-grey-keeper-of-narya", "boromir-captain-general"]
    assert document["options"]["council-of-rivendell"] == "yes"
    assert again(game).state == game.state


@pytest.mark.parametrize("players", [2, 4])
def test_the_tables_of_a_whole_game_come_back(players: int) -> None:
    setup = RULESET.setup(None, players, ["lords"], {"council-of-rivendell": "yes"})
    for past in start(RULESET, setup).played(Dice(players)).past:
        if past.count % EVERY == 0:
            document = json.loads(json.dumps(RULESET.document(past.checkpoint)))
            assert RULESET.start(replace(setup, position=document)) == past.checkpoint


@pytest.mark.parametrize("seed", range(2))
def test_the_first_turn_of_any_game_comes_back(seed: int) -> None:
    options = {"council-of-rivendell": "yes", "strider-dunadan": "yes"}
    dice, game = Dice(seed), ringwar.start("boardgame", expansions=["lords"], options=options)
    while game.state.phase != "actions":
        assert game.question is not None
        game = game.after(dice.answer(game.question))
        assert again(game).state == game.state
        assert again(game).view(SHADOW) == game.view(SHADOW)
