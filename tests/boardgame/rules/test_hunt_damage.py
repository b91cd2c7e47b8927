"""Chapter 20.4: resolving a tile, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, EVENTS, FREE, SHADOW, Board, board, names, where
from boardgame.rules.roads import HIDE, MOVE, ORC_PATROL, at, order, road
from helpers import answered, key, play, told
from marks import rule

MITHRIL, AXE_AND_BOW, HORN, STAFF = "fp-character-05", "fp-character-06", "fp-character-07", "fp-character-08"
SORROW = "shadow-character-15"
EVERYBODY = ["gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]


def struck(companions: list[str], tile: str, **fields: Any) -> Board:
    """A hunt with one success and this tile."""
    fellowship = {"companions": companions, **fields.pop("fellowship", {})}
    return play(road(fellowship, **fields), *MOVE, 6, tile)


def patrol(companions: list[str], **fields: Any) -> Board:
    """The Shadow draws a tile with Orc Patrol."""
    game = board(
        shadow=["character", "event"],
        hands=[ORC_PATROL],
        fellowship={"at": "hollin", "companions": companions},
        **fields,
    )
    return play(game, "character", "play-event")


# The order of the steps


@rule("BG-HUNT-32", "BG-HUNT-33", "BG-HUNT-34")
def test_a_table_card_then_the_guide_then_a_casualty_then_the_ring_and_at_last_the_reveal() -> None:
    game = play(road({"companions": ["meriadoc", "peregrin"]}, table=[MITHRIL]), *MOVE, 6, "std-3-1")
    game = play(game, MITHRIL, "std-2-reveal-1")
    assert key(game) == "hobbit-leaves"
    game = play(game, "no")
    assert (key(game), game.state.corruption) == ("casualty", 0)
    game = play(game, "none")
    assert (key(game), game.state.corruption) == ("fellowship-where", 2)
    assert order(game, "discard-table", "corruption", "reveal") == ["discard-table", "corruption", "reveal"]
    since = answered(game, with_chance=True)[2:]
    assert since == ["hunt-die", "tile", "use-against-hunt", "tile", "hobbit-leaves", "casualty"]


@rule("BG-HUNT-32")
def test_only_one_table_card_is_used_for_a_tile() -> None:
    game = struck(["boromir", "gimli"], "std-3-1", table=[AXE_AND_BOW, HORN])
    assert game.names() == [AXE_AND_BOW, HORN, "none"]
    game = play(game, HORN)
    assert key(game) == "casualty"
    assert game.question is not None
    assert game.question.about["count"] == 2
    assert names(game.state.table[FREE]) == {AXE_AND_BOW}
    assert EVENTS[HORN] in game.state.discards[FREE]
    assert told(game, "damage-lowered") == [{"count": 1, "damage": 2}]


@rule("BG-HUNT-32")
def test_the_free_peoples_may_keep_their_table_cards() -> None:
    game = play(struck(["gimli"], "std-2-1", table=[AXE_AND_BOW]), "none", "none")
    assert game.state.corruption == 2
    assert names(game.state.table[FREE]) == {AXE_AND_BOW}


@rule("BG-HUNT-32")
def test_after_another_tile_was_drawn_no_second_card_lowers_its_damage() -> None:
    game = play(struck(["gimli"], "std-3-1", table=[MITHRIL, AXE_AND_BOW]), MITHRIL, "std-2-1")
    assert key(game) == "casualty"
    assert names(game.state.table[FREE]) == {AXE_AND_BOW}


@rule("BG-HUNT-32", "BG-HUNT-50")
def test_nor_for_a_tile_that_a_card_of_the_shadow_draws() -> None:
    game = play(patrol(["gimli"], table=[MITHRIL, AXE_AND_BOW]), "std-3-1", MITHRIL, "std-2-1")
    assert key(game) == "casualty"
    assert names(game.state.table[FREE]) == {AXE_AND_BOW}


@rule("BG-HUNT-32")
def test_a_table_card_that_cancels_is_used_before_the_tile_is_drawn_and_ends_the_hunt() -> None:
    game = play(road({"companions": ["gandalf-the-grey"]}, table=[STAFF]), *MOVE, 6)
    assert game.names() == [STAFF, "none"]
    cancelled = play(game, STAFF)
    assert (key(cancelled), cancelled.state.drawn_tiles, cancelled.state.corruption) == ("use-die", (), 0)
    assert cancelled.state.hunt_box[FREE] == 1
    assert key(play(game, "none")) == "tile"


@rule("BG-HUNT-32")
@pytest.mark.parametrize("tile", ["std-0-reveal-1", "std-0-reveal-2"])
def test_without_damage_no_card_is_asked_for(tile: str) -> None:
    assert key(struck(["gimli"], tile, table=[AXE_AND_BOW])) == "fellowship-where"


@rule("BG-HUNT-32", "BG-HUNT-34")
def test_damage_that_a_card_takes_away_needs_no_casualty() -> None:
    game = play(struck(["gimli"], "std-1-1", table=[AXE_AND_BOW]), AXE_AND_BOW)
    assert (key(game), game.state.corruption) == ("use-die", 0)


@rule("BG-HUNT-33", "BG-HUNT-34")
def test_damage_that_the_guide_takes_away_needs_no_casualty() -> None:
    game = play(struck(["meriadoc", "peregrin"], "std-1-1"), "yes", "hollin")
    assert (key(game), game.state.corruption, names(game.state.companions)) == ("use-die", 0, {"peregrin"})


@rule("BG-HUNT-35", "BG-HUNT-37")
@pytest.mark.parametrize(("tile", "damage"), [("std-1-1", 1), ("std-2-1", 2), ("std-3-1", 3)])
def test_all_damage_may_be_taken_with_the_ring(tile: str, damage: int) -> None:
    game = struck(["gimli", "strider"], tile, fellowship={"corruption": 2})
    assert game.question is not None
    assert (game.question.key, game.question.side) == ("casualty", FREE)
    assert game.names() == ["none", "guide", "random"]
    game = play(game, "none")
    assert (game.state.corruption, names(game.state.companions)) == (2 + damage, {"gimli", "strider"})
    assert told(game, "corruption") == [{"count": damage, "total": 2 + damage}]


@rule("BG-HUNT-31", "BG-HUNT-36")
def test_the_reveal_comes_after_casualty_and_corruption() -> None:
    game = play(struck(["gimli", "meriadoc"], "std-2-reveal-1"), "random", "meriadoc")
    assert (key(game), game.state.revealed) == ("companion-where", False)
    game = play(game, "hollin")
    assert (key(game), game.state.corruption) == ("fellowship-where", 1)
    assert order(game, "casualty", "corruption", "reveal") == ["casualty", "corruption", "reveal"]


# Casualties


@rule("BG-HUNT-38", "BG-HUNT-43")
def test_one_companion_is_taken_for_a_tile_and_the_rest_is_corruption() -> None:
    game = play(struck(["gimli", "legolas", "meriadoc"], "std-3-1"), "guide")
    assert (key(game), game.state.corruption) == ("use-die", 1)
    assert names(game.state.companions) == {"legolas", "meriadoc"}


@rule("BG-HUNT-39")
def test_the_guide_is_lost_if_the_free_peoples_say_so() -> None:
    game = play(struck(["strider", "gimli"], "std-3-1"), "guide")
    assert (names(game.state.companions), game.state.guide.name) == ({"gimli"}, "gimli")
    assert told(game, "casualty") == [{"companion": "strider"}]


@rule("BG-HUNT-40", "BG-HUNT-41")
def test_a_random_loss_is_drawn_from_all_companions_and_cannot_be_taken_back() -> None:
    game = play(struck(EVERYBODY, "std-3-1"), "random")
    assert game.question is not None
    assert (game.question.key, game.question.side) == ("companion", "chance")
    assert game.names() == EVERYBODY
    game = play(game, "strider")
    assert CHARACTERS["strider"] in game.state.eliminated
    assert game.state.corruption == 0


@rule("BG-HUNT-42", "BG-HUNT-44")
@pytest.mark.parametrize(
    ("companion", "tile", "corruption"),
    [
        ("gandalf-the-grey", "std-3-1", 0),
        ("strider", "std-1-1", 0),
        ("boromir", "std-2-1", 0),
        ("legolas", "std-1-1", 0),
        ("gimli", "std-3-1", 1),
        ("boromir", "std-3-1", 1),
    ],
)
def test_a_companion_who_is_taken_is_out_of_the_game_and_stands_for_his_level(
    companion: str, tile: str, corruption: int
) -> None:
    game = play(struck([companion, "meriadoc"], tile), "guide")
    game = play(game, "no") if key(game) == "hobbit-leaves" else game
    assert game.state.corruption == corruption
    assert CHARACTERS[companion] in game.state.eliminated
    assert where(game, companion) is None
    assert names(game.state.companions) == {"meriadoc"}


@rule("BG-HUNT-43")
@pytest.mark.parametrize("hobbit", ["meriadoc", "peregrin"])
def test_a_hobbit_stands_for_one_damage(hobbit: str) -> None:
    game = play(struck(["strider", hobbit], "std-3-1"), "random", hobbit, "hollin")
    assert game.state.corruption == 2


@rule("BG-HUNT-45")
def test_without_companions_no_casualty_can_be_taken() -> None:
    game = play(struck([], "std-2-1"), "no")
    assert (key(game), game.state.corruption) == ("use-die", 2)
    assert "casualty" not in answered(game, with_chance=True)


@rule("BG-EX-56")
def test_the_example_of_turn_four_in_goblins_gate() -> None:
    fellowship = {"at": "goblins-gate", "progress": 1, "guide": "strider"}
    game = road(fellowship, hunters=3, spent=1, turn=4)
    game = play(game, *MOVE, 2, 5, 6)
    assert told(game, "hunt-roll")[0]["successes"] == 2
    game = play(game, "std-3-1", "random", "gimli", "strider")
    assert (game.state.progress, game.state.corruption, game.state.revealed) == (2, 1, False)
    assert CHARACTERS["gimli"] in game.state.eliminated
    assert at(game, "goblins-gate")
    assert game.state.hunt_box == {FREE: 2, SHADOW: 3}


# Corruption


@rule("BG-HUNT-46", "BG-WIN-01")
@pytest.mark.parametrize(("corruption", "tile"), [(10, "std-2-reveal-1"), (11, "std-3-1"), (11, "std-1-reveal-1")])
def test_at_twelve_the_shadow_wins_and_nothing_further_is_resolved(corruption: int, tile: str) -> None:
    game = play(struck(["gimli"], tile, fellowship={"corruption": corruption}), "none")
    assert game.question is None
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (SHADOW, "corruption")
    assert game.state.revealed is False
    assert game.state.hunt_box[FREE] == 0


@rule("BG-HUNT-46")
def test_a_casualty_keeps_the_ring_bearers_from_the_end() -> None:
    game = play(struck(["gimli", "strider"], "std-3-1", fellowship={"corruption": 11}), "guide")
    assert game.result is None
    assert game.state.corruption == 11


# Tiles drawn by cards


@rule("BG-HUNT-50", "BG-GLOSSARY-10")
def test_a_tile_drawn_by_a_card_is_resolved_by_the_same_steps() -> None:
    game = play(patrol(["gimli", "meriadoc"], table=[AXE_AND_BOW]), "std-2-reveal-1", AXE_AND_BOW)
    assert key(game) == "casualty"
    game = play(game, "none")
    assert (game.state.corruption, game.state.revealed) == (1, True)


@rule("BG-HUNT-50")
def test_with_a_hobbit_for_a_guide_a_card_is_met_like_a_hunt() -> None:
    game = play(patrol(["meriadoc"]), "std-1-reveal-1", "yes", "moria")
    assert (game.state.corruption, where(game, "meriadoc")) == (0, "moria")
    assert game.state.revealed is False  # Gollum leads now


@rule("BG-HUNT-42")
def test_a_card_of_the_shadow_costs_a_card_for_every_casualty() -> None:
    game = struck(["strider", "gimli"], "std-3-1", table=[SORROW, AXE_AND_BOW])
    game = play(game, "none", "guide")
    assert (key(game), game.question and game.question.side) == ("sorrow", SHADOW)
    game = play(game, AXE_AND_BOW)
    assert game.state.table[FREE] == ()


# Pitfall: several casualties for one hunt, the Eye in Mordor, the last step


@rule("BG-HUNT-38", "BG-HUNT-43")
def test_a_tile_of_three_takes_one_companion_of_level_one_and_two_corruption() -> None:
    game = road({"mordor": 1, "companions": ["meriadoc", "peregrin"], "guide": "meriadoc"})
    game = play(game, *MOVE, "std-3-1", "no", "random", "peregrin")
    assert (key(game), names(game.state.companions)) == ("hobbit-leaves", {"meriadoc"})
    game = play(game, "no")
    assert (game.state.corruption, game.state.mordor) == (2, 2)


@rule("BG-FSP-42", "BG-HUNT-36")
def test_a_fellowship_revealed_by_a_hunt_is_hidden_with_one_die_and_moves_with_another() -> None:
    game = play(road({"companions": ["gimli"]}, free=["character"] * 3 + ["muster"]), *MOVE, 6, "std-0-reveal-1")
    game = play(game, "none", *HIDE, *MOVE, 1)
    assert (game.state.revealed, game.state.progress) == (False, 1)
    assert game.state.hunt_box[FREE] == 2
