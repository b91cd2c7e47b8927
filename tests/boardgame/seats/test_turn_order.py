"""Chapters 23.1, 23.3 and 23.4: who leads, who decides for a team, and who acts when."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, Board
from boardgame.teams import GONDORS, ROHANS, SARUMANS, WITCH_KINGS, team_board
from helpers import asked, play
from marks import rule

AXE_AND_BOW, SORROW, CREBAIN, BALROG = (
    "fp-character-06",
    "shadow-character-15",
    "shadow-character-16",
    "shadow-character-17",
)
LURE, ANOTHER_WAY = "shadow-character-13", "fp-character-10"


def dice(free: int, shadow: int, **fields: Any) -> Board:
    """So many unused dice, which can do nothing but draw cards."""
    return team_board(free=["event"] * free, shadow=["event"] * shadow, **fields)


def skipped(game: Board, number: int) -> list[str]:
    """Who takes the next actions, when all of them skip theirs."""
    seats = []
    for _ in range(number):
        assert game.question is not None
        seats.append(game.question.side)
        if game.question.key == "use-die":
            game = play(game, "event")
        game = play(game, "skip")
    return seats


# Leading players


@rule("BG-MULTI-01", "BG-MULTI-06")
def test_gondor_and_the_witch_king_lead_in_the_first_turn() -> None:
    view = ringwar.start("boardgame", players=4).view("spectator")
    assert view["teams"]["leading"] == {FREE: GONDORS, SHADOW: WITCH_KINGS}
    assert list(view["hands"]) == [GONDORS, ROHANS, WITCH_KINGS, SARUMANS]


@rule("BG-MULTI-07")
@pytest.mark.parametrize("turn, leaders", [(2, [ROHANS, SARUMANS]), (3, [GONDORS, WITCH_KINGS])])
def test_the_leading_players_change_at_the_start_of_every_further_turn(turn: int, leaders: list[str]) -> None:
    leads = [GONDORS, WITCH_KINGS] if turn == 2 else [ROHANS, SARUMANS]
    game = team_board(phase="recover", turn=turn, leads=leads)
    assert list(game.view("spectator")["teams"]["leading"].values()) == leaders
    assert [event.about["seat"] for event in game.events() if event.kind == "leading"] == leaders


@rule("BG-MULTI-07", "BG-MULTI-25")
def test_those_who_hand_over_the_lead_act_first_in_the_next_turn() -> None:
    game = team_board(phase="recover", turn=2, leads=[GONDORS, WITCH_KINGS], acts=[ROHANS, WITCH_KINGS])
    assert game.view("spectator")["teams"]["actors"] == {FREE: GONDORS, SHADOW: WITCH_KINGS}


@rule("BG-MULTI-58", "BG-MULTI-70")
def test_a_player_alone_always_leads_and_acts_for_his_side() -> None:
    game = team_board(players=3, phase="recover", turn=2)
    teams = game.view("spectator")["teams"]
    assert teams["leading"] == {FREE: FREE, SHADOW: SARUMANS}
    assert teams["actors"] == {FREE: FREE, SHADOW: WITCH_KINGS}
    assert [event.about["seat"] for event in game.events() if event.kind == "leading"] == [SARUMANS]


# Phases 2 to 4


@rule("BG-MULTI-21")
@pytest.mark.parametrize("leader", [GONDORS, ROHANS])
def test_the_leading_player_declares_finds_the_way_and_names_the_guide(leader: str) -> None:
    companions = ["gandalf-the-grey", "strider"]
    fellowship = {"at": "rivendell", "progress": 1, "companions": companions}
    game = team_board(phase="fellowship", fellowship=fellowship, leads=[leader, SARUMANS])
    assert asked(game) == (leader, "declare")
    game = play(game, "yes")
    assert asked(game) == (leader, "fellowship-where")
    game = play(game, "trollshaws")
    assert (asked(game), game.names()) == ((leader, "guide"), companions)


@rule("BG-MULTI-22")
@pytest.mark.parametrize("leader", [GONDORS, ROHANS])
def test_the_leading_player_decides_on_entering_mordor(leader: str) -> None:
    fellowship = {"at": "morannon", "revealed": True, "companions": ["strider"]}
    game = team_board(phase="fellowship", fellowship=fellowship, leads=[leader])
    assert asked(game) == (leader, "enter-mordor")
    assert play(game, "yes").state.mordor == 0


@rule("BG-MULTI-23")
@pytest.mark.parametrize("leader", [WITCH_KINGS, SARUMANS])
def test_the_leading_shadow_player_fills_the_hunt_box(leader: str) -> None:
    fellowship = {"companions": ["strider", "gimli"]}
    game = team_board(phase="hunt-allocation", shadow=["unrolled"] * 7, leads=[leader], fellowship=fellowship)
    assert asked(game) == (leader, "allocate")
    assert play(game, 2).state.hunt_box[SHADOW] == 2


@rule("BG-MULTI-08", "BG-MULTI-24")
def test_a_team_has_one_pool_of_dice_that_is_rolled_once() -> None:
    game = team_board(phase="action-roll", free=["unrolled"] * 4, shadow=["unrolled"] * 7)
    game = play(game, *["event"] * 4, *["event"] * 7)
    assert {side: len(faces) for side, faces in game.state.dice.items()} == {FREE: 4, SHADOW: 7}


@rule("BG-MULTI-70")
def test_the_player_alone_decides_everything_before_the_actions() -> None:
    fellowship = {"at": "rivendell", "progress": 1, "companions": ["gandalf-the-grey", "strider"]}
    game = team_board(players=3, phase="fellowship", fellowship=fellowship)
    assert asked(game) == (FREE, "declare")
    assert asked(play(game, "no")) == (FREE, "guide")


# The order of actions


@rule("BG-MULTI-25", "BG-MULTI-26")
def test_the_others_act_before_the_leading_players_again_and_again() -> None:
    around = [ROHANS, SARUMANS, GONDORS, WITCH_KINGS]
    assert skipped(dice(4, 4), 8) == around + around


@rule("BG-MULTI-25")
def test_in_a_turn_led_by_the_others_the_order_is_turned() -> None:
    game = dice(2, 2, leads=[ROHANS, SARUMANS], acts=[GONDORS, WITCH_KINGS])
    assert skipped(game, 4) == [GONDORS, WITCH_KINGS, ROHANS, SARUMANS]


@rule("BG-MULTI-58")
def test_the_player_alone_acts_between_the_shadow_players() -> None:
    assert skipped(dice(3, 3, players=3), 6) == [FREE, SARUMANS, FREE, WITCH_KINGS, FREE, SARUMANS]


@rule("BG-MULTI-27")
def test_when_the_shadow_has_no_dice_the_free_peoples_go_on_in_turn() -> None:
    assert skipped(dice(4, 1), 5) == [ROHANS, SARUMANS, GONDORS, ROHANS, GONDORS]


@rule("BG-MULTI-27")
def test_when_the_free_peoples_have_no_dice_the_shadow_goes_on_in_turn() -> None:
    assert skipped(dice(1, 4), 5) == [ROHANS, SARUMANS, WITCH_KINGS, SARUMANS, WITCH_KINGS]
    assert skipped(dice(0, 3), 3) == [SARUMANS, WITCH_KINGS, SARUMANS]


@rule("BG-MULTI-28", "BG-AMB-49", "BG-EX-71")
def test_who_passes_takes_the_next_action_of_his_team() -> None:
    game = play(dice(2, 4), "pass")
    assert skipped(game, 5) == [SARUMANS, ROHANS, WITCH_KINGS, GONDORS, SARUMANS]


@rule("BG-MULTI-28", "BG-AMB-49", "BG-EX-71")
def test_who_may_still_pass_passes_again() -> None:
    game = play(dice(2, 5), "pass", "skip", "pass")
    assert skipped(game, 3) == [WITCH_KINGS, ROHANS, SARUMANS]


@rule("BG-MULTI-68")
def test_passing_goes_by_the_dice_of_the_teams() -> None:
    assert play(dice(3, 3), "skip", "skip").names() == ["draw-card", "skip"]
    behind = dice(2, 3)
    assert (asked(behind), behind.names()) == ((ROHANS, "use-die"), ["event", "pass"])
    ahead = play(dice(3, 2), "skip")
    assert (asked(ahead), ahead.question and ahead.question.key) == ((SARUMANS, "action"), "action")


@rule("BG-MULTI-38", "BG-AMB-50")
def test_a_team_uses_one_ring_a_turn_whoever_uses_it() -> None:
    game = dice(3, 3, rings={FREE: 2, SHADOW: 1})
    assert (asked(game), game.names()) == ((ROHANS, "use-die"), ["event", "elven-ring"])
    game = play(game, "elven-ring", "muster", "muster", "skip")
    assert game.state.rings == {FREE: 1, SHADOW: 2}
    assert (asked(game), game.names()) == ((SARUMANS, "use-die"), ["event", "elven-ring"])
    game = play(game, "event", "skip")
    assert (asked(game), game.names()) == ((GONDORS, "action"), ["draw-card", "skip"])


@rule("BG-MULTI-38")
def test_the_second_to_act_may_use_the_ring_that_the_first_left() -> None:
    game = play(dice(3, 3, rings={FREE: 1, SHADOW: 0}), "event", "skip", "skip")
    assert (asked(game), game.names()) == ((GONDORS, "use-die"), ["event", "elven-ring"])


# The hunt


def hunted(companions: list[str], tile: str, **fields: Any) -> Board:
    """The non-leading player has moved the Fellowship and one success draws a tile."""
    fellowship = {"at": "hollin", "companions": companions, **fields.pop("fellowship", {})}
    game = team_board(
        free=["character"] * 2, shadow=["event"] * 2, fellowship=fellowship, hunt={"box": {SHADOW: 1}}, **fields
    )
    assert asked(game) == (ROHANS, "action")
    return play(game, "move-fellowship", 6, tile)


@rule("BG-MULTI-31", "BG-MULTI-33")
def test_the_leading_player_decides_on_the_effects_of_a_hunt() -> None:
    game = hunted(["gimli", "peregrin"], "std-3-1", table=[AXE_AND_BOW])
    assert asked(game) == (GONDORS, "use-against-hunt")
    game = play(game, "none")
    assert asked(game) == (GONDORS, "casualty")
    game = play(game, "guide")
    assert asked(game) == (GONDORS, "hobbit-leaves")
    game = play(game, "yes")
    assert asked(game) == (GONDORS, "companion-where")
    game = play(game, "hollin")
    assert asked(game) == (SARUMANS, "action")


@rule("BG-MULTI-33")
def test_the_leading_player_says_whether_gollum_shows_the_way_and_where_it_went() -> None:
    game = hunted([], "std-3-1")
    assert asked(game) == (GONDORS, "gollum-reveals")
    assert asked(play(game, "yes")) == (GONDORS, "fellowship-where")


@rule("BG-MULTI-33")
def test_with_the_other_as_leading_player_the_other_decides() -> None:
    game = team_board(
        free=["character"] * 2,
        shadow=["event"] * 2,
        fellowship={"at": "hollin", "companions": ["gimli"]},
        hunt={"box": {SHADOW: 1}},
        leads=[ROHANS],
        acts=[GONDORS],
    )
    assert asked(play(game, "move-fellowship", 6, "std-2-1")) == (ROHANS, "casualty")


@rule("BG-MULTI-33")
def test_after_the_hunt_the_player_who_acts_goes_on() -> None:
    fellowship = {"at": "hollin", "companions": []}
    game = team_board(
        free=["event"] * 2,
        shadow=["event"] * 2,
        hands={ROHANS: [ANOTHER_WAY]},
        fellowship=fellowship,
        hunt={"box": {SHADOW: 1}},
    )
    game = play(game, "play-event")
    assert asked(game) == (ROHANS, "another-way")
    assert asked(play(game, "move-fellowship", 6, "std-2-1")) == (GONDORS, "gollum-reveals")


@rule("BG-MULTI-33")
def test_the_leading_player_answers_cards_of_the_shadow_that_hunt() -> None:
    fellowship = {"at": "hollin", "revealed": True, "companions": ["gimli"]}
    game = team_board(
        free=["event"], shadow=["character"] * 2, to_act=SHADOW, hands={SARUMANS: [LURE]}, fellowship=fellowship
    )
    assert asked(play(game, "play-event")) == (GONDORS, "lure")


@rule("BG-MULTI-34")
def test_the_leading_shadow_player_carries_out_the_hunt() -> None:
    fellowship = {"at": "hollin", "companions": ["gimli"]}
    game = team_board(
        {"hollin": "sauron 1"},
        free=["character"] * 2,
        shadow=["event"] * 2,
        table=[CREBAIN, SORROW, AXE_AND_BOW],
        fellowship=fellowship,
        hunt={"box": {SHADOW: 2}},
        leads=[SARUMANS],
        acts=[WITCH_KINGS],
    )
    game = play(game, "move-fellowship")
    assert asked(game) == (SARUMANS, "use-table-card")
    game = play(game, "no", 6, 1)
    assert asked(game) == (SARUMANS, "hunt-re-roll")
    game = play(game, 0, "std-2-1", "none", "guide")
    assert asked(game) == (WITCH_KINGS, "action")


@rule("BG-MULTI-34")
def test_the_leading_shadow_player_uses_what_lies_on_the_table() -> None:
    game = hunted(["gimli", "strider"], "std-3-1", table=[SORROW], hands={GONDORS: [ANOTHER_WAY]})
    assert asked(play(game, "guide")) == (WITCH_KINGS, "sorrow")
    fellowship = {"at": "moria", "progress": 1, "companions": ["strider"]}
    declared = play(team_board(phase="fellowship", fellowship=fellowship, table=[BALROG]), "yes", "hollin")
    assert asked(declared) == (WITCH_KINGS, "balrog")
