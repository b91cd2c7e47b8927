"""Chapter 11: Gothmog."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, army, field, reserve, where
from boardgame.figures import actions, near
from boardgame.lords.fights import CHIEF, GOTHMOG, attacked_by, leaderships
from boardgame.lords.rolls import recovering
from boardgame.lords.tables import LORDS, lords_board, lords_team_board, table_of
from boardgame.sieges import wrongs
from boardgame.teams import SARUMANS, WITCH_KINGS
from helpers import asked, key, play
from marks import rule

LEAD = "lead-them-into-battle"


def mustering(armies: dict[str, str] | None = None, besieged: dict[str, str] | None = None, **fields: Any) -> Board:
    found = {"at_war": ["sauron"], "shadow": ["muster", "event"], "free": ["event"], "to_act": SHADOW, **fields}
    return lords_board(armies, besieged, **found)


def minions(game: Board) -> list[str]:
    """The minions that a Muster result can bring; a single one is brought without a question."""
    if "bring-minion" not in actions(game, "muster"):
        return []
    game = play(game, "muster", "bring-minion")
    return game.names() if key(game) == "minion" else []


# Coming into play


@rule("LM-GOTHMOG-02", "LM-GOTHMOG-03", "LM-GOTHMOG-04", "LM-GOTHMOG-05")
@pytest.mark.parametrize(
    ("fields", "able"),
    [
        ({}, True),
        ({"at_war": ["isengard", "southrons"]}, False),
        ({"control": {"minas-morgul": FREE}}, False),
        ({"armies": {"moria": "witch-king"}}, False),
        ({"armies": {"moria": CHIEF}}, False),
        ({"armies": {"moria": "nazgul 3 mouth-of-sauron"}}, True),
        ({"out_of_play": ["witch-king"]}, True),
        ({"out_of_play": [GOTHMOG]}, False),
        ({"armies": {"moria": GOTHMOG}}, False),
        ({"options": {"lesser-minions": "no"}}, False),
    ],
)
def test_when_gothmog_may_enter_play(fields: dict[str, Any], able: bool) -> None:
    assert (GOTHMOG in minions(mustering(**fields, fellowship={"at": "rivendell"}))) == able


@rule("LM-GOTHMOG-05")
def test_gothmog_enters_in_minas_morgul() -> None:
    game = play(mustering(), "muster", "bring-minion", GOTHMOG)
    assert (where(game, GOTHMOG), game.state.dice[SHADOW]) == ("minas-morgul", ("event",))


@rule("LM-GOTHMOG-01")
def test_gothmog_leads_with_one() -> None:
    armies = {"osgiliath": "gondor 2", "south-ithilien": f"sauron 2 {GOTHMOG}"}
    assert leaderships(attacked_by(SHADOW, armies)) == (0, 1)


@rule("LM-GOTHMOG-01", "LM-GOTHMOG-06")
def test_gothmog_walks_three_regions_past_enemies_but_not_into_their_strongholds() -> None:
    armies = {"minas-morgul": GOTHMOG, "north-ithilien": "gondor 2"}
    game = play(mustering(armies, shadow=["character", "event"]), "character", "move-minions", GOTHMOG)
    walked = near("minas-morgul", 3) - {"minas-tirith"}
    assert set(game.names()) == walked
    assert "dagorlad" in walked


@rule("LM-GOTHMOG-07")
def test_the_die_of_gothmog_is_in_the_pool_while_he_is_in_play() -> None:
    assert table_of(recovering({"moria": GOTHMOG})).pool == ("minion-gothmog",)
    assert table_of(recovering(out_of_play=[GOTHMOG])).pool == ()


@rule("LM-GOTHMOG-08", "LM-GOTHMOG-09")
@pytest.mark.parametrize(("captain", "pool"), [("witch-king", ()), (CHIEF, ("minion-gothmog",))])
def test_the_black_captain_takes_the_die_but_gothmog_stays(captain: str, pool: tuple[str, ...]) -> None:
    game = recovering({"moria": GOTHMOG, "minas-morgul": captain})
    assert (table_of(game).pool, where(game, GOTHMOG)) == (pool, "moria")


@rule("LM-GOTHMOG-14")
@pytest.mark.parametrize("gone", [False, True])
def test_gothmog_does_not_herald_gandalf_the_white(gone: bool) -> None:
    fellowship = {"companions": ["strider"], "guide": "strider"}
    where_he_is: dict[str, Any] = {"out_of_play": [GOTHMOG]} if gone else {"armies": {"moria": GOTHMOG}}
    game = lords_board(**where_he_is, fellowship=fellowship, free=["will-of-the-west", "event"], shadow=["event"])
    assert not game.state.rules.box.white_heralded(game.state)
    assert not LORDS[GOTHMOG].heralds_white


# Lead Them into Battle


@rule("LM-EX-24", "LM-GOTHMOG-10", "LM-GOTHMOG-11", "LM-GOTHMOG-13")
def test_gothmog_adds_a_regular_or_turns_one_into_an_elite_unit() -> None:
    game = mustering({"south-ithilien": f"sauron 3 {GOTHMOG}"})
    game = play(game, "muster", LEAD)
    assert game.names() == ["recruit-regular", "replace-regular"]
    recruited, replaced = play(game, "recruit-regular"), play(game, "replace-regular")
    assert field(recruited, "south-ithilien") == army(sauron_regular=4)
    assert field(replaced, "south-ithilien") == army(sauron_regular=2, sauron_elite=1)
    assert all(each.state.dice[SHADOW] == ("event",) for each in (recruited, replaced))


@rule("LM-GOTHMOG-12")
def test_the_figures_come_from_the_reinforcements_and_the_regular_goes_there() -> None:
    game = play(mustering({"south-ithilien": f"sauron 3 {GOTHMOG}"}), "muster", LEAD)
    before = reserve(game, "sauron-regular"), reserve(game, "sauron-elite")
    recruited, replaced = play(game, "recruit-regular"), play(game, "replace-regular")
    assert (reserve(recruited, "sauron-regular"), reserve(recruited, "sauron-elite")) == (before[0] - 1, before[1])
    assert (reserve(replaced, "sauron-regular"), reserve(replaced, "sauron-elite")) == (before[0] + 1, before[1] - 1)
    assert wrongs(replaced) == []


@rule("LM-GOTHMOG-10", "LM-GOTHMOG-11")
@pytest.mark.parametrize(("figures", "size"), [("isengard 2", 3), ("sauron 0/2", 3)])
def test_any_shadow_army_will_do_but_only_a_sauron_regular_is_replaced(figures: str, size: int) -> None:
    game = play(mustering({"south-ithilien": f"{figures} {GOTHMOG}"}), "muster", LEAD)
    assert field(game, "south-ithilien").size == size
    assert field(game, "south-ithilien").count(next(iter(army(sauron_regular=1).pieces()))) == 1


@rule("LM-GOTHMOG-12")
def test_without_elite_units_in_the_reinforcements_he_recruits() -> None:
    armies = {"south-ithilien": f"sauron 3 {GOTHMOG}", "moria": "sauron 0/6"}
    assert field(play(mustering(armies), "muster", LEAD), "south-ithilien").size == 4


@rule("LM-GOTHMOG-12")
def test_without_regulars_in_the_reinforcements_he_replaces() -> None:
    rest = {"moria": "sauron 10", "barad-dur": "sauron 10", "morannon": "sauron 10"}
    game = play(mustering({"south-ithilien": f"sauron 6 {GOTHMOG}", **rest}), "muster", LEAD)
    assert field(game, "south-ithilien") == army(sauron_regular=5, sauron_elite=1)


@rule("LM-GOTHMOG-10", "LM-AMB-23")
@pytest.mark.parametrize(
    ("armies", "besieged", "able"),
    [
        ({"south-ithilien": GOTHMOG}, {}, False),
        ({"south-ithilien": "sauron 1", "moria": GOTHMOG}, {}, False),
        ({"south-ithilien": f"gondor 1 {GOTHMOG}"}, {}, False),
        ({"osgiliath": f"sauron 1 {GOTHMOG}"}, {}, True),
        ({"helms-deep": f"sauron 1 {GOTHMOG}"}, {"helms-deep": "rohan 1"}, True),
        ({"moria": f"elves 3 {GOTHMOG}"}, {"moria": "sauron 2"}, False),
    ],
)
def test_he_needs_an_army_in_a_free_region(armies: dict[str, str], besieged: dict[str, str], able: bool) -> None:
    assert (LEAD in actions(mustering(armies, besieged), "muster")) == able


@rule("LM-AMB-23")
def test_stacking_applies_to_what_he_recruits() -> None:
    game = mustering({"south-ithilien": f"sauron 9 isengard 1 {GOTHMOG}"})
    game = play(game, "muster", LEAD, "recruit-regular")
    assert asked(game) == (SHADOW, "remove-excess")
    assert field(play(game, "isengard-regular"), "south-ithilien") == army(sauron_regular=10)


@rule("LM-GOTHMOG-10")
@pytest.mark.parametrize(("die", "able"), [("muster", True), ("muster-army", True), ("army", False), ("event", False)])
def test_only_a_muster_result_pays_for_it(die: str, able: bool) -> None:
    game = mustering({"south-ithilien": f"sauron 3 {GOTHMOG}"}, shadow=[die, "character"])
    assert (LEAD in actions(game, die)) == able


@rule("LM-MULTI-04")
@pytest.mark.parametrize(("seat", "able"), [(WITCH_KINGS, True), (SARUMANS, False)])
def test_the_witch_king_player_controls_gothmog(seat: str, able: bool) -> None:
    armies = {"south-ithilien": f"sauron 3 {GOTHMOG}"}
    dice: dict[str, Any] = {"free": ["event"] * 2, "shadow": ["muster"] * 2, "to_act": SHADOW}
    game = lords_team_board(armies, at_war=["sauron"], acts=[seat], **dice)
    assert (LEAD in actions(game, "muster")) == able
