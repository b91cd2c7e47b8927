"""Chapter 18.5 and 20.5: being revealed, and the tiles that are drawn then."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board, board, game_with
from boardgame.rules.roads import BALROG, HIDE, MOVE, NAZGUL_SEARCH, ORC_PATROL, STANDARD, at, order, road
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.rules.fellowship import choose_path
from ringwar.boardgame.rules.hunt import reveal

REVEAL = "std-0-reveal-1"


def found(start: str, progress: int, **fields: Any) -> Board:
    """A tile reveals the Fellowship after a move that brought it to that progress; its way is to be chosen."""
    fellowship = {"at": start, "progress": progress - 1, "companions": ["gimli"]}
    return play(road(fellowship, **fields), *MOVE, 6, REVEAL)


def seeking(fellowship: dict[str, Any], card: str, **fields: Any) -> Board:
    """The Shadow to act with a card."""
    return board(
        shadow=["character", "army"], hands=[card], fellowship={"companions": ["gimli"], **fellowship}, **fields
    )


@rule("BG-FSP-31", "BG-FSP-32", "BG-FSP-19")
def test_a_reveal_icon_turns_the_counter_and_sets_progress_back() -> None:
    game = play(found("hollin", 4), "north-dunland", "none")
    assert (game.state.revealed, game.state.progress) == (True, 0)
    assert at(game, "north-dunland")
    assert game.state.hunt_box[FREE] == 1


@rule("BG-FSP-31")
def test_a_tile_without_the_icon_does_not_reveal() -> None:
    game = play(road(), *MOVE, 6, "std-1-1", "none")
    assert (game.state.revealed, game.state.progress) == (False, 1)
    assert told(game, "reveal") == []


@rule("BG-FSP-31", "BG-FSP-33")
def test_a_card_reveals_by_the_same_steps_as_a_tile() -> None:
    game = seeking({"at": "hollin", "progress": 2}, NAZGUL_SEARCH, armies={"barad-dur": "sauron 1 nazgul 2"})
    game = play(game, "character", "play-event", "barad-dur", 1, "hollin", "none")
    assert game.state.revealed is True
    assert (key(game), game.question and game.question.side) == ("fellowship-where", FREE)
    game = play(game, "moria", "dimrill-dale", "std-2-1", "none")
    assert at(game, "dimrill-dale")
    assert (game.state.progress, game.state.corruption) == (0, 2)
    assert order(game, "reveal", "fellowship-at", "stronghold-tile") == ["reveal", "fellowship-at", "stronghold-tile"]


@rule("BG-CARD-18", "BG-FSP-31")
def test_a_card_that_reveals_may_be_played_although_no_nazgul_finds_the_ring_bearers() -> None:
    game = seeking({"at": "hollin", "progress": 2}, NAZGUL_SEARCH, armies={"barad-dur": "sauron 1 nazgul 2"})
    game = play(game, "character", "play-event", "barad-dur", 2, "moria")
    assert game.state.nazgul == {REGIONS["moria"]: 2}
    assert (game.state.revealed, game.state.progress) == (False, 2)


@rule("BG-FSP-33", "BG-FSP-14", "BG-FSP-15")
def test_the_free_peoples_choose_the_way_of_a_revealed_fellowship_up_to_its_progress() -> None:
    game = found("hollin", 2)
    assert game.question is not None
    assert (game.question.key, game.question.side) == ("fellowship-where", FREE)
    assert game.names() == ["fords-of-bruinen", "moria", "north-dunland", "south-downs", "trollshaws", "none"]
    assert at(play(game, "none"), "hollin")
    game = play(game, "south-downs", "cardolan")
    assert at(game, "cardolan")
    assert key(game) == "use-die"


@rule("BG-FSP-34")
@pytest.mark.parametrize(
    ("start", "shelter", "control", "barred"),
    [
        ("dimrill-dale", "lorien", {}, True),
        ("osgiliath", "pelargir", {}, True),
        ("dimrill-dale", "lorien", {"lorien": SHADOW}, False),
        ("osgiliath", "pelargir", {"pelargir": SHADOW}, False),
        ("old-ford", "carrock", {}, False),  # a town
        ("dimrill-dale", "moria", {}, False),
    ],
)
def test_the_way_never_ends_in_a_city_or_stronghold_that_the_free_peoples_hold(
    start: str, shelter: str, control: dict[str, str], barred: bool
) -> None:
    assert (shelter not in found(start, 1, control=control).names()) == barred


@rule("BG-FSP-34", "BG-FSP-36")
def test_the_way_may_lead_through_a_free_stronghold_and_costs_nothing_there() -> None:
    game = play(found("dimrill-dale", 2), "lorien")
    assert game.names() == ["dimrill-dale", "parth-celebrant"]
    game = play(game, "parth-celebrant")
    assert at(game, "parth-celebrant")
    assert key(game) == "use-die"


@rule("BG-AMB-26", "BG-FSP-35")
def test_in_a_free_stronghold_the_fellowship_stays_with_progress_nought_and_must_leave_with_more() -> None:
    game = game_with(road({"at": "lorien", "progress": 0}))
    reveal(game)
    assert (game.state.fellowship, game.state.revealed) == (REGIONS["lorien"], True)
    assert found("lorien", 1).names() == ["dimrill-dale", "parth-celebrant"]
    assert "none" not in play(found("lorien", 3), "dimrill-dale", "lorien").names()


@rule("BG-AMB-26")
def test_without_any_permitted_end_the_fellowship_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(REGIONS["lorien"], "adjacent", (REGIONS["pelargir"],))
    monkeypatch.setattr(REGIONS["pelargir"], "adjacent", (REGIONS["lorien"],))
    game = game_with(road({"at": "lorien", "progress": 3}))
    assert choose_path(game, revealed=True) == (REGIONS["lorien"],)


@rule("BG-AMB-56", "BG-FSP-34", "BG-FSP-35")
def test_a_shadow_stronghold_that_the_free_peoples_hold_is_no_end_either() -> None:
    captured = {"moria": FREE}
    assert "moria" not in found("hollin", 1, control=captured).names()
    game = play(found("hollin", 2, control=captured), "moria")
    assert "none" not in game.names()
    assert key(play(game, "dimrill-dale")) == "use-die"
    stays = seeking({"at": "moria", "progress": 0}, ORC_PATROL, control=captured, armies={"orthanc": "isengard 2"})
    stays = play(stays, "character", "play-event", REVEAL)
    assert (at(stays, "moria"), stays.state.revealed) == (True, True)
    assert key(stays) != "tile"


# Tiles for Shadow strongholds


@rule("BG-FSP-36", "BG-FSP-39")
@pytest.mark.parametrize(
    ("start", "progress", "steps"),
    [
        ("hollin", 1, ("moria",)),  # enters
        ("moria", 1, ("dimrill-dale",)),  # leaves
        ("hollin", 2, ("moria", "dimrill-dale")),  # passes through
        ("moria", 1, ("none",)),  # stays
    ],
)
def test_a_shadow_stronghold_on_the_way_draws_a_tile(start: str, progress: int, steps: tuple[str, ...]) -> None:
    game = play(found(start, progress), *steps)
    assert (key(game), game.question and game.question.side) == ("tile", "chance")
    game = play(game, "std-3-1", "none")
    assert game.state.corruption == 3
    assert [tile.name for tile in game.state.drawn_tiles] == [REVEAL, "std-3-1"]
    assert key(game) == "use-die"


@rule("BG-FSP-36")
def test_the_tile_of_a_stronghold_is_resolved_as_after_a_successful_hunt() -> None:
    game = play(found("hollin", 1, table=["fp-character-06"]), "moria", "std-3-1")
    assert game.names() == ["fp-character-06", "none"]
    game = play(game, "fp-character-06")
    assert game.names() == ["none", "guide"]
    game = play(game, "guide")
    assert [each.name for each in game.state.eliminated][-1] == "gimli"
    assert game.state.corruption == 0


@rule("BG-FSP-37", "BG-AMB-27")
@pytest.mark.parametrize(
    ("start", "steps"),
    [("moria", ("dimrill-dale", "moria", "none")), ("hollin", ("moria", "dimrill-dale", "moria"))],
)
def test_a_stronghold_counts_once_however_often_the_way_meets_it(start: str, steps: tuple[str, ...]) -> None:
    game = play(found(start, 3), *steps, "std-1-1", "none")
    assert key(game) == "use-die"
    assert game.state.corruption == 1


@rule("BG-FSP-37", "BG-HUNT-48")
def test_two_strongholds_draw_a_tile_each_one_after_the_other() -> None:
    game = play(found("moria", 3), "dimrill-dale", "south-anduin-vale", "dol-guldur", "std-1-1", "none")
    assert (key(game), game.state.corruption) == ("tile", 1)
    game = play(game, "std-2-1", "none")
    assert (key(game), game.state.corruption) == ("use-die", 3)
    assert [each["region"] for each in told(game, "stronghold-tile")] == ["moria", "dol-guldur"]


@rule("BG-FSP-40", "BG-AMB-28")
def test_a_free_stronghold_that_the_shadow_holds_draws_no_tile() -> None:
    game = play(found("dimrill-dale", 1, control={"lorien": SHADOW}), "lorien")
    assert at(game, "lorien")
    assert key(game) == "use-die"


@rule("BG-FSP-36", "BG-FSP-40")
def test_a_shadow_stronghold_that_the_free_peoples_hold_draws_no_tile() -> None:
    assert key(play(found("moria", 1, control={"moria": FREE}), "hollin")) == "use-die"


@rule("BG-EX-46", "BG-FSP-08")
def test_from_rivendell_the_way_over_the_high_pass_costs_no_tile_and_that_to_moria_does() -> None:
    game = road(
        {"at": "rivendell", "progress": 2, "companions": ["gimli"]}, turn=2, free=["character"] * 3 + ["muster"]
    )
    game = play(game, *MOVE, 6, REVEAL)
    assert key(play(game, "fords-of-bruinen", "hollin", "moria")) == "tile"
    game = play(game, "fords-of-bruinen", "high-pass", "goblins-gate")
    assert (at(game, "goblins-gate"), game.state.progress, game.state.revealed) == (True, 0, True)
    assert [tile.name for tile in game.state.drawn_tiles] == [REVEAL]
    assert "move-fellowship" not in play(game, "character").names()
    assert "move-fellowship" in play(game, *HIDE, "character").names()


# Several tiles


@rule("BG-EX-55", "BG-HUNT-47", "BG-HUNT-48")
def test_the_tile_of_the_hunt_then_the_balrog_then_the_stronghold_each_to_its_end() -> None:
    fellowship = {"at": "hollin", "companions": ["gimli", "legolas", "boromir"]}
    game = play(road(fellowship, table=[BALROG]), *MOVE, 6, "std-1-reveal-1")
    assert (key(game), game.state.revealed) == ("casualty", False)
    game = play(game, "none", "moria")
    assert (key(game), game.state.corruption) == ("balrog", 1)
    game = play(game, "yes", "std-2-1")
    assert key(game) == "casualty"
    game = play(game, "none")
    assert (key(game), game.state.corruption) == ("tile", 3)
    assert [each["region"] for each in told(game, "stronghold-tile")] == ["moria"]
    game = play(game, "std-3-1", "none")
    assert (key(game), game.state.corruption) == ("use-die", 6)
    assert len(game.state.drawn_tiles) == 3


@rule("BG-HUNT-49")
@pytest.mark.parametrize("tile", ["std-eye-reveal-1", "std-0-reveal-2", "std-1-reveal-1"])
def test_a_reveal_icon_on_a_later_tile_has_no_further_effect(tile: str) -> None:
    game = play(found("hollin", 2), "moria", "none", tile)
    game = play(game, "none") if key(game) == "casualty" else game
    assert key(game) == "use-die"
    assert len(told(game, "reveal")) == 1
    assert at(game, "moria")


@rule("BG-HUNT-30", "BG-EX-57")
def test_an_eye_drawn_for_a_stronghold_inflicts_nothing() -> None:
    game = road({"at": "hollin", "companions": ["gimli"]}, hunters=2)
    game = play(game, *MOVE, 6, 6, REVEAL, "moria", "std-eye-reveal-1")
    assert key(game) == "use-die"
    assert game.state.corruption == 0


@rule("BG-HUNT-46", "BG-HUNT-47")
def test_corruption_of_twelve_by_a_tile_of_a_reveal_ends_the_game_before_the_next_tile() -> None:
    fellowship = {"at": "hollin", "companions": [], "corruption": 10}
    game = play(road(fellowship, table=[BALROG]), *MOVE, 6, "std-eye-reveal-1", "moria", "yes", "std-2-1")
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (SHADOW, "corruption")
    assert told(game, "stronghold-tile") == []


@rule("BG-HUNT-48", "BG-AMB-33")
def test_the_pool_is_full_again_for_the_tile_of_a_stronghold_when_the_last_tile_revealed() -> None:
    left = [name for name in STANDARD if name != REVEAL]
    game = road({"at": "hollin", "companions": ["gimli"]}, hunt={"drawn": left})
    game = play(game, *MOVE, 6, "moria")
    assert sorted(game.names()) == STANDARD
