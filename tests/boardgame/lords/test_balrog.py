"""Chapters 10.1 and 10.3: the Balrog enters play, and fights."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import no_cards, rolled, with_all
from boardgame.boards import REGIONS, SHADOW, Board, army, field, inside, where
from boardgame.lords.tables import LORDS, lords_board, table_of
from boardgame.opportunities import options
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.table.facts import CHARACTERS
from ringwar.boardgame.table.queries import level

BALROG, GOTHMOG = "balrog-of-moria", "gothmog-lieutenant-of-morgul"
CHIEF, NUMENOREAN = "witch-king-chief-of-the-ringwraiths", "mouth-of-sauron-black-numenorean"
ENTER = ("muster", "bring-minion")
THREATS_AND_PROMISES = "shadow-strategy-05"


def summoning(armies: dict[str, str] | None = None, besieged: dict[str, str] | None = None, **fields: Any) -> Board:
    """The Shadow has a Muster result, and another die; no other minion can enter."""
    return lords_board(armies, besieged, **{"shadow": ["muster", "event"], **fields})


def steps(game: Board) -> tuple[int, int]:
    """The steps to war of the Elves and the Dwarves."""
    return game.state.politics["elves"], game.state.politics["dwarves"]


@rule("LM-BALROG-01")
@pytest.mark.parametrize(("token", "expected"), [("inactive", 0), ("active", 2)])
def test_his_level_follows_his_state(token: str, expected: int) -> None:
    game = lords_board({"moria": BALROG}, shadow=["army"], lords={"balrog": token})
    assert level(game.state, LORDS[BALROG]) == expected
    assert LORDS[BALROG].leadership == 3


@rule("LM-BALROG-02", "LM-BALROG-07")
@pytest.mark.parametrize("die", ["muster", "muster-army"])
def test_a_muster_result_puts_him_in_moria_inactive(die: str) -> None:
    game = play(summoning(shadow=[die, "event"]), die, "bring-minion", "none")
    assert where(game, BALROG) == "moria"
    assert not table_of(game).balrog_active
    assert field(game, "moria") == army()
    assert game.state.dice[SHADOW] == ("event",)


@rule("LM-BALROG-02")
def test_no_other_result_brings_him() -> None:
    assert options(summoning(shadow=["army", "character"]), "character").isdisjoint({"bring-minion"})


@rule("LM-BALROG-03", "LM-BALROG-04", "LM-AMB-11")
@pytest.mark.parametrize(
    ("choice", "there"),
    [
        ("sauron-regular", army(sauron_regular=3)),
        ("sauron-elite", army(sauron_regular=2, sauron_elite=1)),
        ("none", army(sauron_regular=2)),
    ],
)
def test_a_sauron_unit_may_come_with_him_before_sauron_is_at_war(choice: str, there: Any) -> None:
    game = play(summoning({"moria": "sauron 2"}), *ENTER)
    assert game.state.politics["sauron"] == 1
    assert set(game.names()) == {"sauron-regular", "sauron-elite", "none"}
    assert field(play(game, choice), "moria") == there


@rule("LM-BALROG-03")
def test_the_unit_comes_from_the_reinforcements_and_the_stacking_limit_holds() -> None:
    game = play(summoning({"moria": "sauron 10"}), *ENTER, "sauron-elite", "sauron-regular")
    assert field(game, "moria") == army(sauron_regular=9, sauron_elite=1)
    assert told(game, "remove-excess") == [{"region": "moria", "piece": "sauron-regular"}]


@rule("LM-BALROG-03")
def test_without_elite_units_left_only_a_regular_can_come() -> None:
    assert options(summoning({"nurn": "sauron 0/6"}), *ENTER) == {"sauron-regular", "none"}


@rule("LM-BALROG-03", "LM-AMB-10")
def test_a_conquered_moria_gets_him_without_a_unit() -> None:
    game = play(summoning({"moria": "elves 3"}, control={"moria": "free-peoples"}), *ENTER, BALROG)
    assert where(game, BALROG) == "moria"
    assert field(game, "moria") == army(elves_regular=3)
    assert key(game) == "action"


@rule("LM-BALROG-03", "LM-AMB-10")
def test_a_besieged_moria_gets_him_without_a_unit_and_he_is_inside() -> None:
    game = play(summoning({"moria": "elves 3"}, {"moria": "sauron 2"}, shadow=["muster", "event"]), *ENTER)
    assert where(game, BALROG) == "moria"
    assert inside(game, "moria") == army(sauron_regular=2)
    game = with_all(play(lords_board_of_siege(), "attack"))
    assert rolled(play(no_cards(game), *[1] * 3, *[1] * 4))[1]["dice"] == [1] * 4


def lords_board_of_siege() -> Board:
    """The Elves storm Moria, with the Balrog and two units inside."""
    return play(
        lords_board(
            {"moria": "elves 3"}, {"moria": f"sauron 2 {BALROG}"}, free=["muster-army", "event"], at_war=["elves"]
        ),
        "muster-army",
    )


@rule("LM-BALROG-05")
def test_the_elves_and_the_dwarves_advance_when_he_enters() -> None:
    before = summoning()
    game = play(before, *ENTER, "none")
    assert (steps(before), steps(game)) == ((3, 3), (2, 2))
    assert not game.state.active["dwarves"]


@rule("LM-BALROG-06")
def test_passive_dwarves_do_not_advance_to_war() -> None:
    politics = {"dwarves": {"steps_to_war": 1}, "elves": {"steps_to_war": 1, "active": True}}
    assert steps(play(summoning(politics=politics), *ENTER, "none")) == (0, 1)


@rule("LM-BALROG-05")
def test_threats_and_promises_stays_on_the_table_when_he_enters() -> None:
    game = play(summoning(table=[THREATS_AND_PROMISES]), *ENTER, "none")
    assert steps(game) == (2, 2)
    assert [card.name for card in game.state.table[SHADOW]] == [THREATS_AND_PROMISES]


@rule("LM-BALROG-02")
def test_he_enters_once_only() -> None:
    assert "bring-minion" not in options(summoning({"moria": BALROG}), "muster")
    assert "bring-minion" not in options(summoning(out_of_play=[BALROG]), "muster")


@rule("LM-BALROG-08")
def test_his_die_joins_in_the_turn_after_he_entered() -> None:
    game = lords_board({"moria": BALROG}, phase="recover", turn=4)
    assert table_of(play(summoning(), *ENTER, "none")).pool == ()
    assert table_of(play(game, "fp-character-01")).pool == ("minion-balrog",)


@rule("LM-BALROG-09", "LM-WITCHKING-16")
@pytest.mark.parametrize(
    ("minion", "region", "comes"),
    [(BALROG, "moria", False), (GOTHMOG, "nurn", False), (CHIEF, "nurn", False), (NUMENOREAN, "nurn", True)],
)
def test_which_new_minions_let_gandalf_the_white_come(minion: str, region: str, comes: bool) -> None:
    fellowship = {"at": "hollin", "companions": ["strider"]}
    dice: dict[str, Any] = {"free": ["will-of-the-west", "event"], "fellowship": fellowship}
    here = lords_board({region: minion}, out_of_play=["gandalf-the-grey"], **dice)
    gone = lords_board(out_of_play=["gandalf-the-grey", minion], **dice)
    for game in (here, gone):
        assert ("gandalf-the-white" in options(game, "will-of-the-west", "will-of-the-west")) is comes


# Battle


@rule("LM-BALROG-18", "LM-EX-22")
@pytest.mark.parametrize(("units", "dice"), [(2, 4), (4, 5)])
def test_the_army_with_the_balrog_rolls_two_dice_more_but_five_at_most(units: int, dice: int) -> None:
    game = fighting(f"sauron {units} {BALROG}")
    game = play(no_cards(game), *[1] * dice, 1, 1)
    assert rolled(game)[0]["dice"] == [1] * dice
    assert key(game) == "re-roll"
    assert game.names()[0] == "3"


@rule("LM-BALROG-18")
def test_he_adds_nothing_when_he_stays_behind() -> None:
    game = lords_board(
        {"dimrill-dale": f"sauron 3 {BALROG}", "parth-celebrant": "elves 2"},
        shadow=["army", "event"],
        at_war=["sauron", "elves"],
        lords={"balrog": "active"},
    )
    game = play(game, "army", "attack", "some", 2, "no")
    assert rolled(play(no_cards(game), 1, 1, 1, 1))[0]["dice"] == [1, 1]


@rule("LM-BALROG-18")
def test_he_adds_two_dice_to_a_defending_army_too() -> None:
    game = lords_board(
        {"dimrill-dale": f"sauron 1 {BALROG}", "parth-celebrant": "elves 2"},
        free=["muster-army", "event"],
        at_war=["elves"],
        lords={"balrog": "active"},
    )
    game = no_cards(with_all(play(game, "muster-army", "attack")))
    assert rolled(play(game, *[1] * 5))[1]["dice"] == [1] * 3


def fighting(shadow: str) -> Board:
    """The Shadow attacks two Elves in Parth Celebrant from Dimrill Dale, with all it has."""
    game = lords_board(
        {"dimrill-dale": shadow, "parth-celebrant": "elves 2"},
        shadow=["army", "event"],
        at_war=["sauron", "elves"],
        lords={"balrog": "active"},
    )
    return with_all(play(game, "army", "attack"))


@rule("LM-BALROG-22")
def test_the_sleeping_balrog_fights_out_of_moria_but_does_not_advance() -> None:
    game = lords_board(
        {"moria": f"sauron 3 {BALROG}", "dimrill-dale": "elves 1"},
        shadow=["army", "event"],
        at_war=["sauron", "elves"],
    )
    game = no_cards(with_all(play(game, "army", "attack")))
    game = play(game, 6, *[1] * 4, 1, 0, "yes", "all")
    assert field(game, "dimrill-dale") == army(sauron_regular=3)
    assert where(game, BALROG) == "moria"
    assert CHARACTERS["witch-king"] not in game.state.characters
    assert REGIONS["moria"] not in game.state.armies
