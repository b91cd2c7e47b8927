"""Chapter 6.4: Narya."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, SHADOW, Board
from boardgame.lords.rolls import KEEPER_OF_NARYA, question
from boardgame.lords.tables import lords_board, lords_team_board, table_of
from helpers import asked, play
from marks import rule
from ringwar.boardgame.table.armies import NATION_BIT

GANDALF = "gandalf-grey-keeper-of-narya"
NARYAS = {"companions": KEEPER_OF_NARYA}
ROUSES = "narya-rouses"
WORMTONGUE, THREATS = "shadow-character-22", "shadow-strategy-05"


def gandalf_at(region: str, **fields: object) -> Board:
    """The Keeper of Narya is in a region, and the Free Peoples have an Event die."""
    fellowship = {"companions": ["strider", "legolas"], "guide": "strider"}
    given: dict[str, object] = {"free": ["event"], "shadow": ["event"], "fellowship": fellowship, "lords": NARYAS}
    armies = {region: GANDALF, **fields.pop("more", {})}  # type: ignore[dict-item]
    return lords_board(armies, **{**given, **fields})  # type: ignore[arg-type]


@rule("LM-RING-21", "LM-RING-22", "LM-RING-23", "LM-EX-16", "LM-NARYA-11")
def test_narya_and_any_die_bring_the_nation_of_a_town_to_war() -> None:
    game = gandalf_at("folde")
    assert not game.state.active["rohan"]
    game = play(game, "event", ROUSES)
    assert (game.state.active["rohan"], game.state.politics["rohan"]) == (True, 0)
    assert (game.state.dice[FREE], table_of(game).rings["narya"]) == ((), SHADOW)
    assert (game.state.rings, game.state.rings_used) == ({FREE: 2, SHADOW: 1}, ())
    assert question(game).side == SHADOW


@rule("LM-RING-21")
@pytest.mark.parametrize(("region", "nation"), [("minas-tirith", "gondor"), ("edoras", "rohan"), ("erebor", "dwarves")])
def test_narya_works_in_cities_and_strongholds(region: str, nation: str) -> None:
    assert play(gandalf_at(region), "event", ROUSES).state.politics[nation] == 0


@rule("LM-RING-21")
@pytest.mark.parametrize("die", ["character", "muster", "muster-army", "event"])
def test_any_result_pays_for_narya(die: str) -> None:
    assert ROUSES in play(gandalf_at("folde", free=[die]), die).names()


@rule("LM-RING-21", "LM-DICE-19")
def test_a_keeper_die_pays_for_narya() -> None:
    game = gandalf_at("folde", free=[], kept=["keeper-vilya-draw"], to_act=FREE)
    assert play(game, ROUSES).state.politics["rohan"] == 0


@rule("LM-RING-21")
@pytest.mark.parametrize("region", ["fangorn", "orthanc", "druadan-forest"], ids=["wild", "Shadow", "no settlement"])
def test_narya_needs_a_settlement_of_the_free_peoples(region: str) -> None:
    assert ROUSES not in play(gandalf_at(region), "event").names()


@rule("LM-RING-21")
def test_narya_needs_an_unconquered_settlement() -> None:
    assert ROUSES not in play(gandalf_at("folde", control={"folde": SHADOW}), "event").names()


@rule("LM-RING-21")
def test_narya_cannot_bring_to_war_who_is_at_war() -> None:
    assert ROUSES not in play(gandalf_at("folde", at_war=["rohan"]), "event").names()


@rule("LM-RING-21")
def test_narya_brings_an_active_nation_to_war() -> None:
    assert play(gandalf_at("folde", active=["rohan"]), "event", ROUSES).state.politics["rohan"] == 0


@rule("LM-RING-21", "LM-RING-04")
@pytest.mark.parametrize("holder", [SHADOW, "out"])
def test_narya_must_be_held_by_the_free_peoples(holder: str) -> None:
    game = gandalf_at("folde", lords={**NARYAS, "rings": {"narya": holder}})
    assert ROUSES not in play(game, "event").names()


@rule("LM-RING-24", "LM-AMB-04")
def test_a_gandalf_in_the_fellowship_cannot_use_narya() -> None:
    inside = {"at": "edoras", "guide": GANDALF}
    game = lords_board(free=["event"], shadow=["event"], fellowship=inside, lords=NARYAS)
    assert play(game, "event").names() == ["draw-card", "skip"]


@rule("LM-RING-05", "LM-CHAR-03")
@pytest.mark.parametrize("gandalf", ["gandalf-the-grey", "gandalf-the-white"])
def test_no_other_gandalf_can_use_narya(gandalf: str) -> None:
    fellowship = {"companions": ["strider", "legolas"], "guide": "strider"}
    game = lords_board({"folde": gandalf}, free=["event"], shadow=["event"], fellowship=fellowship)
    assert ROUSES not in play(game, "event").names()


@rule("LM-RING-21")
def test_wormtongue_keeps_narya_from_rousing_rohan_outside_two_regions() -> None:
    saruman = {"orthanc": "saruman"}
    assert ROUSES not in play(gandalf_at("folde", more=saruman, table=[WORMTONGUE]), "event").names()
    game = play(gandalf_at("edoras", more=saruman, table=[WORMTONGUE]), "event", ROUSES)
    assert (game.state.active["rohan"], game.state.politics["rohan"], game.state.table[SHADOW]) == (True, 0, ())


@rule("LM-RING-21")
def test_narya_ends_threats_and_promises() -> None:
    game = play(gandalf_at("folde", table=[THREATS]), "event", ROUSES)
    assert game.state.table[SHADOW] == ()


@rule("LM-RING-06")
def test_narya_can_be_used_after_a_normal_use_in_the_same_turn() -> None:
    game = gandalf_at("folde", free=["event", "muster"])
    game = play(game, "elven-ring", "vilya", "event", "character", "muster", ROUSES)
    assert table_of(game).rings == {"vilya": SHADOW, "nenya": FREE, "narya": SHADOW}


@rule("LM-RING-21", "LM-MULTI-01")
def test_either_partner_may_use_narya() -> None:
    fellowship = {"companions": ["strider", "legolas"], "guide": "strider"}
    game = lords_team_board(
        {"folde": GANDALF},
        free=["event"],
        shadow=["event"],
        acts=["gondor"],
        fellowship=fellowship,
        lords=NARYAS,
        rings={FREE: 3, SHADOW: 0},
    )
    game = play(game, "event", ROUSES)
    assert game.state.politics["rohan"] == 0


def alone(**fields: object) -> Board:
    """The Keeper of Narya is in Folde, and one player has all the Free Peoples against two."""
    fellowship = {"companions": ["strider", "legolas"], "guide": "strider"}
    given: dict[str, object] = {"players": 3, "free": ["event"] * 2, "shadow": ["event"] * 2, "lords": NARYAS}
    rings = {FREE: 3, SHADOW: 0}
    return lords_team_board({"folde": GANDALF}, fellowship=fellowship, rings=rings, **{**given, **fields})  # type: ignore[arg-type]


@rule("LM-RING-22", "BG-MULTI-59")
def test_narya_is_an_action_for_the_nation() -> None:
    game = play(alone(), "event", ROUSES)
    assert game.state.teams is not None
    assert game.state.teams.last.nations == NATION_BIT["rohan"]


@rule("LM-RING-22", "BG-MULTI-59")
def test_a_player_alone_cannot_use_narya_for_a_nation_that_he_acted_for_before() -> None:
    game = alone(free=["muster", "event"], active=["rohan"])
    game = play(game, "muster", "diplomacy", "rohan", "skip")
    assert asked(game) == (FREE, "use-die")
    assert ROUSES not in play(game, "event").names()
