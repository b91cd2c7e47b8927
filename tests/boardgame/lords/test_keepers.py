"""Lord Elrond and Lady Galadriel: how they enter play, and that they never leave their homes."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board, field, game_with, where
from boardgame.figures import actions, dead
from boardgame.lords.fights import ELROND, GALADRIEL, NO_RINGS, attacked_by
from boardgame.lords.rolls import recovering
from boardgame.lords.tables import LORDS, lords_board, lords_team_board, table_of
from boardgame.teams import GONDORS, ROHANS
from helpers import asked, play
from marks import rule
from ringwar.boardgame.lords.cards.keepers import can_come
from ringwar.boardgame.rules.capture import capture

RIVENDELL, LORIEN = (ELROND, "elrond-enters", "rivendell"), (GALADRIEL, "galadriel-enters", "lorien")
BOTH = pytest.mark.parametrize(("keeper", "enters", "home"), [RIVENDELL, LORIEN])
DICE = ["muster", "event"]


def mustering(**fields: Any) -> Board:
    return lords_board(**{"free": DICE, "shadow": ["event"], **fields})


# Coming into play


@rule("LM-ELROND-04", "LM-GALADRIEL-04")
@BOTH
@pytest.mark.parametrize(
    ("at_war", "able"),
    [(["sauron"], True), (["elves"], True), ([], False), (["gondor", "north", "isengard", "southrons"], False)],
)
def test_sauron_or_the_elves_must_be_at_war(keeper: str, enters: str, home: str, at_war: list[str], able: bool) -> None:
    assert (enters in actions(mustering(at_war=at_war), "muster")) == able


@rule("LM-ELROND-06", "LM-GALADRIEL-06")
@BOTH
@pytest.mark.parametrize(
    ("die", "able"), [("muster", True), ("muster-army", True), ("character", False), ("event", False)]
)
def test_only_a_muster_result_brings_a_keeper(keeper: str, enters: str, home: str, die: str, able: bool) -> None:
    game = lords_board(at_war=["elves"], free=[die, "will-of-the-west"], shadow=["event"])
    assert (enters in actions(game, die)) == able


@rule("LM-ELROND-06", "LM-GALADRIEL-06", "LM-CHAR-01")
@BOTH
def test_a_keeper_enters_at_home_and_the_die_is_used(keeper: str, enters: str, home: str) -> None:
    game = play(mustering(at_war=["elves"]), "muster", enters)
    assert (where(game, keeper), game.state.dice[FREE]) == (home, ("event",))


@rule("LM-ELROND-05", "LM-GALADRIEL-05")
@BOTH
def test_a_keeper_cannot_enter_a_conquered_home(keeper: str, enters: str, home: str) -> None:
    found = actions(mustering(at_war=["elves"], control={home: SHADOW}), "muster")
    assert {enters} == {"elrond-enters", "galadriel-enters"} - found


@rule("LM-TERM-01")
@BOTH
def test_a_home_that_was_retaken_is_unconquered(keeper: str, enters: str, home: str) -> None:
    game = game_with(mustering(at_war=["elves"]))
    capture(game, REGIONS[home], SHADOW)
    assert not can_come(game.state, LORDS[keeper])
    capture(game, REGIONS[home], FREE)
    assert can_come(game.state, LORDS[keeper])


@rule("LM-ELROND-07", "LM-GALADRIEL-07", "LM-TERM-01")
@BOTH
def test_a_keeper_can_enter_a_besieged_home_and_is_inside(keeper: str, enters: str, home: str) -> None:
    fields: dict[str, Any] = {"at_war": ["elves", "sauron"], "free": DICE, "shadow": ["army"] * 2, "lords": NO_RINGS}
    game = lords_board({home: "sauron 5"}, {home: "elves 2"}, **fields)
    game = play(game, "muster", enters, "attack", "all")
    game = play(game, 1, 1, 1, 1, 1, 1, 1)
    assert (asked(game), game.names()) == ((FREE, "re-roll"), ["2", "1", "0"])


@rule("LM-CHAR-01")
@BOTH
def test_a_keeper_enters_once(keeper: str, enters: str, home: str) -> None:
    assert enters not in actions(mustering(armies={home: keeper}, at_war=["elves"]), "muster")


@rule("LM-ELROND-12", "LM-GALADRIEL-12")
@BOTH
def test_a_keeper_who_left_the_game_does_not_come_back(keeper: str, enters: str, home: str) -> None:
    found = actions(mustering(at_war=["elves"], out_of_play=[keeper]), "muster")
    assert {enters} == {"elrond-enters", "galadriel-enters"} - found


@rule("LM-SETUP-01")
@BOTH
def test_without_the_keepers_none_can_enter(keeper: str, enters: str, home: str) -> None:
    assert enters not in actions(mustering(at_war=["elves"], options={"keepers": "no"}), "muster")


@rule("LM-ELROND-08", "LM-GALADRIEL-08")
@pytest.mark.parametrize(
    ("keeper", "home", "die"), [(ELROND, "rivendell", "keeper-vilya"), (GALADRIEL, "lorien", "keeper-nenya")]
)
def test_the_die_of_a_keeper_is_in_the_pool_while_he_is_in_play(keeper: str, home: str, die: str) -> None:
    assert table_of(recovering({home: keeper})).pool == (die,)
    assert table_of(recovering(out_of_play=[keeper])).pool == ()


@rule("LM-MULTI-01", "LM-ELROND-03", "LM-GALADRIEL-03")
@BOTH
def test_the_gondor_player_alone_brings_a_keeper(keeper: str, enters: str, home: str) -> None:
    for seat, able in ((GONDORS, True), (ROHANS, False)):
        game = lords_team_board(at_war=["elves"], free=["muster"] * 2, shadow=["event"] * 2, acts=[seat])
        assert (enters in actions(game, "muster")) == able


@rule("LM-ELROND-03", "LM-GALADRIEL-03")
@BOTH
def test_to_bring_a_keeper_is_an_action_for_the_elves(keeper: str, enters: str, home: str) -> None:
    game = lords_team_board(
        at_war=["elves", "gondor"], free=["muster"] * 3, shadow=["event"] * 2, players=3, acts=[FREE], leads=[FREE]
    )
    game = play(game, enters)
    while asked(game) != (FREE, "action"):
        game = play(game, game.names()[0])
    assert not {"elrond-enters", "galadriel-enters"} & set(game.names())
    assert "recruit" in game.names()


# They never leave


@rule("LM-ELROND-01", "LM-GALADRIEL-01")
@BOTH
def test_a_keeper_is_not_among_the_companions_who_move(keeper: str, enters: str, home: str) -> None:
    alone = lords_board({home: keeper}, free=["character", "event"], shadow=["event"])
    assert "move-companions" not in actions(alone, "character")
    game = lords_board({home: f"{keeper} gimli"}, free=["character", "event"], shadow=["event"])
    game = play(game, "character", "move-companions")
    assert asked(game) == (FREE, "companion-where")


@rule("LM-ELROND-01", "LM-ELROND-10", "LM-GALADRIEL-01")
@BOTH
def test_an_army_is_not_led_away_by_a_keeper_or_the_elite_units(keeper: str, enters: str, home: str) -> None:
    fields: dict[str, Any] = {"at_war": ["elves"], "free": ["character", "event"], "shadow": ["event"]}
    assert "move-led-army" not in actions(lords_board({home: f"elves 1/2 {keeper}"}, **fields), "character")
    assert "move-led-army" in actions(lords_board({home: f"elves 1/2/1 {keeper}"}, **fields), "character")


@rule("LM-ELROND-01", "LM-GALADRIEL-01")
@pytest.mark.parametrize(
    ("keeper", "home", "goal"), [(ELROND, "rivendell", "trollshaws"), (GALADRIEL, "lorien", "dimrill-dale")]
)
def test_an_army_leaves_without_its_keeper(keeper: str, home: str, goal: str) -> None:
    game = lords_board(
        {home: f"elves 2/1 {keeper}"}, at_war=["elves"], free=["muster-army"] * 2, shadow=["event"] * 2, lords=NO_RINGS
    )
    game = play(game, "move-armies", goal, "all")
    assert (field(game, goal).size, where(game, keeper)) == (3, home)


@rule("LM-ELROND-13", "LM-GALADRIEL-13")
@pytest.mark.parametrize(
    ("keeper", "home", "origin", "haven"),
    [(ELROND, "rivendell", "trollshaws", "fords-of-bruinen"), (GALADRIEL, "lorien", "dimrill-dale", "parth-celebrant")],
)
def test_a_keeper_stays_behind_when_the_army_retreats(keeper: str, home: str, origin: str, haven: str) -> None:
    game = attacked_by(SHADOW, {home: f"elves 1/0/1 {keeper}", origin: "sauron 5"})
    game = play(game, "no", 1, 1, 1, 1, 1, 1, 0, "no", "yes")
    assert (field(game, haven).size, where(game, keeper), asked(game)) == (1, home, (SHADOW, "advance"))
    assert where(play(game, "no"), keeper) == home
    assert dead(play(game, "yes", "all")) == [keeper]


@rule("LM-ELROND-12", "LM-GALADRIEL-12")
@BOTH
def test_a_keeper_leaves_the_game_when_the_shadow_takes_the_home(keeper: str, enters: str, home: str) -> None:
    near = {"rivendell": "trollshaws", "lorien": "dimrill-dale"}[home]
    game = lords_board(
        {home: keeper, near: "sauron 2"}, at_war=["sauron"], free=["event"] * 2, shadow=["army"] * 2, to_act=SHADOW
    )
    game = play(game, "move-armies", home, "all")
    assert (dead(game), where(game, keeper)) == ([keeper], None)


@rule("LM-ELROND-12", "LM-GALADRIEL-12")
def test_another_home_that_falls_costs_nobody() -> None:
    armies = {"rivendell": ELROND, "lorien": GALADRIEL}
    game = game_with(lords_board(armies, free=DICE, shadow=["event"]))
    capture(game, REGIONS["edoras"], SHADOW)
    assert (game.state.eliminated, len(game.state.characters)) == ((), 2)


@rule("LM-AMB-26")
@BOTH
def test_a_keeper_is_no_member_of_the_fellowship(keeper: str, enters: str, home: str) -> None:
    game = mustering(at_war=["elves"])
    before = game.view(SHADOW)["fellowship"]["companions"]
    assert play(game, "muster", enters).view(SHADOW)["fellowship"]["companions"] == before
