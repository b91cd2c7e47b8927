"""Chapters 8.2, 8.6 and 8.8: Nazgûl and minions."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, REGIONS, SHADOW, Board, army, board, field, inside, where
from boardgame.figures import actions, dice_rolled, nazgul, near
from boardgame.sieges import wrongs
from helpers import key, play, told
from marks import rule

FREE_STRONGHOLDS = {each.name for each in REGIONS.values() if each.is_stronghold and each.side == FREE}
EVERYWHERE = set(REGIONS)


def flying(armies: dict[str, str], *answers: str | int, besieged: dict[str, str] | None = None) -> Board:
    """Nazgûl and minions are about to move with a Character result; another die is left."""
    game = board(armies, besieged, shadow=["character", "event"])
    return play(game, "character", "move-minions", *answers)


# Nazgûl


@rule("BG-CHAR-06", "BG-CHAR-13")
def test_nazgul_may_be_without_an_army_even_beside_an_enemy_army() -> None:
    game = flying({"minas-morgul": "nazgul 2", "bree": "north 2"}, "minas-morgul", 1, "bree", "none")
    assert nazgul(game) == {"minas-morgul": 1, "bree": 1}
    assert field(game, "bree") == army(north_regular=2)
    assert wrongs(game) == []


@rule("BG-CHAR-07", "BG-CHAR-08", "BG-CHAR-09")
def test_a_nazgul_flies_anywhere_but_to_strongholds_of_the_free_peoples() -> None:
    armies = dict.fromkeys(near("minas-morgul"), "gondor 1")
    game = flying({"minas-morgul": "nazgul 1", **armies}, "minas-morgul")
    assert key(game) == "minion-where"
    assert set(game.names()) == EVERYWHERE - FREE_STRONGHOLDS - {"minas-morgul"}


@rule("BG-CHAR-09")
def test_control_decides_which_strongholds_are_closed() -> None:
    control = {"lorien": SHADOW, "moria": FREE}
    game = board({"minas-morgul": "nazgul 1"}, shadow=["character", "event"], control=control)
    goals = set(play(game, "character", "move-minions", "minas-morgul").names())
    assert "lorien" in goals
    assert "moria" not in goals
    assert goals == EVERYWHERE - FREE_STRONGHOLDS - {"minas-morgul", "moria"} | {"lorien"}


@rule("BG-CHAR-09", "BG-CHAR-10", "BG-EX-20")
def test_a_nazgul_flies_to_a_stronghold_only_where_the_shadow_besieges_it() -> None:
    game = flying({"minas-morgul": "nazgul 1", "minas-tirith": "gondor 3"}, "minas-morgul")
    assert "minas-tirith" not in game.names()
    armies = {"minas-morgul": "nazgul 1", "minas-tirith": "southrons 5"}
    siege = board(
        armies,
        {"minas-tirith": "gondor 3"},
        at_war=["southrons"],
        shadow=["character", "character", "event"],
    )
    assert "attack-led" not in actions(siege, "character")
    siege = play(siege, "character", "move-minions", "minas-morgul", "minas-tirith")
    assert nazgul(siege) == {"minas-tirith": 1}
    assert "attack-led" in actions(siege, "character")  # it has joined the besieging army


@rule("BG-CHAR-11", "BG-AMB-16")
def test_nazgul_fly_out_of_and_into_a_besieged_stronghold_of_the_shadow() -> None:
    armies = {"dol-guldur": "elves 5", "moria": "nazgul 1"}
    besieged = {"dol-guldur": "sauron 2 nazgul 2"}
    game = flying(armies, "dol-guldur", 1, "bree", "moria", "dol-guldur", "none", besieged=besieged)
    assert nazgul(game) == {"dol-guldur": 2, "bree": 1}
    assert inside(game, "dol-guldur") == army(sauron_regular=2)


@rule("BG-CHAR-36", "BG-CHAR-37", "BG-ACT-08")
def test_one_result_moves_all_nazgul_and_minions_each_once() -> None:
    game = flying({"moria": "nazgul 2 witch-king mouth-of-sauron", "umbar": "nazgul 1", "orthanc": "saruman"})
    assert (key(game), set(game.names())) == (
        "move-minion",
        {"moria", "umbar", "witch-king", "mouth-of-sauron", "none"},
    )
    game = play(game, "moria", 1, "bree", "witch-king", "dale")
    assert set(game.names()) == {"moria", "umbar", "mouth-of-sauron", "none"}
    game = play(game, "mouth-of-sauron", "hollin", "umbar", "bree", "moria", "folde")
    assert nazgul(game) == {"bree": 2, "folde": 1}
    assert (where(game, "witch-king"), where(game, "mouth-of-sauron")) == ("dale", "hollin")
    assert key(game) == "action"  # nobody is left to move


@rule("BG-CHAR-37")
def test_nazgul_that_have_flown_stay_and_the_others_there_may_still_fly() -> None:
    game = flying({"moria": "nazgul 1", "umbar": "nazgul 2"}, "moria", "umbar")
    assert game.names() == ["umbar", "none"]
    game = play(game, "umbar")
    assert (key(game), game.names()) == ("how-many", ["1", "2"])
    game = play(game, 2, "bree")
    assert nazgul(game) == {"umbar": 1, "bree": 2}
    assert [each["count"] for each in told(game, "nazgul-fly")] == [1, 2]


@rule("BG-CHAR-36")
def test_some_may_stay() -> None:
    game = flying({"moria": "nazgul 1", "umbar": "nazgul 2"}, "moria", "bree", "none")
    assert nazgul(game) == {"umbar": 2, "bree": 1}


@rule("BG-CHAR-50")
def test_any_number_of_nazgul_lead_units_of_every_shadow_nation() -> None:
    armies = {"south-ithilien": "southrons 2 isengard 3 nazgul 5", "osgiliath": "gondor 5"}
    game = board(armies, at_war=["southrons", "isengard"], shadow=["character", "event"])
    game = play(game, "character", "attack-led", "all", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    assert (key(game), game.names()) == ("re-roll", ["5", "4", "3", "2", "1", "0"])


@rule("BG-EX-18", "BG-CHAR-15")
def test_a_nazgul_fights_with_an_army_at_war_though_sauron_is_not() -> None:
    armies = {"gap-of-rohan": "isengard 3 nazgul 1", "fords-of-isen": "rohan 2"}
    game = board(armies, at_war=["isengard"], shadow=["character", "event"])
    game = play(game, "character", "attack-led", "all", 1, 1, 1, 1, 1)
    assert (game.question and game.question.side, key(game), game.names()) == (SHADOW, "re-roll", ["1", "0"])


# The Witch-king and the other minions


@rule("BG-CHAR-38")
def test_the_witch_king_flies_like_a_nazgul() -> None:
    game = flying({"minas-morgul": "witch-king", "umbar": "nazgul 1"}, "witch-king")
    assert set(game.names()) == EVERYWHERE - FREE_STRONGHOLDS - {"minas-morgul"}


@rule("BG-CHAR-38")
def test_cards_that_move_nazgul_move_the_witch_king_but_not_other_minions() -> None:
    armies = {"minas-morgul": "witch-king mouth-of-sauron", "umbar": "nazgul 1"}
    game = board(
        armies, shadow=["character", "event"], hands=["shadow-character-09"], fellowship={"at": "bree", "progress": 1}
    )
    game = play(game, "character", "play-event")
    assert (key(game), set(game.names())) == ("move-minion", {"umbar", "witch-king", "none"})


@rule("BG-CHAR-39")
@pytest.mark.parametrize("figures, ready", [("nazgul 3", False), ("witch-king", True)])
def test_the_witch_king_is_a_minion_and_other_nazgul_are_not(figures: str, ready: bool) -> None:
    armies = {"minas-morgul": figures, "fangorn": "gandalf-the-grey"}
    game = board(armies, free=["will-of-the-west", "event"])
    game = play(game, "will-of-the-west", "will-of-the-west") if ready else game
    assert ("gandalf-the-white" in game.names()) == ready
    if not ready:  # nothing but skipping is left, so the die is gone
        assert play(game, "will-of-the-west", "will-of-the-west").state.dice[FREE] == ("event",)


@rule("BG-CHAR-41", "BG-CHAR-43")
def test_the_mouth_of_sauron_moves_up_to_three_regions() -> None:
    game = flying({"moria": "mouth-of-sauron"}, "mouth-of-sauron")
    assert set(game.names()) == near("moria", 3) - FREE_STRONGHOLDS
    game = flying({"minas-morgul": "mouth-of-sauron"}, "mouth-of-sauron")
    assert "morannon" not in near("north-ithilien")  # the black border
    assert {"morannon", "dead-marshes", "osgiliath"} <= set(game.names())
    assert {"minas-tirith", "druwaith-iaur"} & set(game.names()) == set()


@rule("BG-CHAR-42")
def test_the_mouth_of_sauron_ignores_enemy_armies() -> None:
    armies = dict.fromkeys(sorted(near("mount-gram", 1) - {"mount-gundabad"}), "north 1")
    game = flying({"mount-gram": "mouth-of-sauron", **armies}, "mouth-of-sauron")
    assert set(game.names()) == near("mount-gram", 3) - FREE_STRONGHOLDS


@rule("BG-CHAR-44")
def test_the_mouth_of_sauron_is_shut_in_a_besieged_stronghold() -> None:
    game = flying({"dol-guldur": "elves 5", "umbar": "nazgul 1"}, besieged={"dol-guldur": "sauron 2 mouth-of-sauron"})
    assert game.names() == ["umbar", "none"]


@rule("BG-CHAR-44")
def test_the_mouth_of_sauron_is_shut_out_of_a_besieged_stronghold() -> None:
    armies = {"dol-guldur": "elves 5", "southern-mirkwood": "mouth-of-sauron"}
    game = flying(armies, "mouth-of-sauron", besieged={"dol-guldur": "sauron 2"})
    assert "dol-guldur" not in game.names()
    assert "dol-guldur" in flying({"southern-mirkwood": "mouth-of-sauron"}, "mouth-of-sauron").names()


@rule("BG-CHAR-45", "BG-CHAR-46")
def test_a_minion_enters_a_stronghold_of_the_free_peoples_only_where_it_is_besieged() -> None:
    game = flying({"osgiliath": "mouth-of-sauron", "minas-tirith": "gondor 2"}, "mouth-of-sauron")
    assert "minas-tirith" not in game.names()
    armies = {"osgiliath": "mouth-of-sauron", "minas-tirith": "sauron 5"}
    game = flying(armies, "mouth-of-sauron", besieged={"minas-tirith": "gondor 2"})
    assert "minas-tirith" in game.names()


@rule("BG-CHAR-45")
def test_the_mouth_of_sauron_does_not_go_through_a_stronghold_of_the_free_peoples() -> None:
    beyond = {"grey-havens", "forlindon"}
    assert beyond <= near("tower-hills", 2)
    assert not beyond & set(flying({"tower-hills": "mouth-of-sauron"}, "mouth-of-sauron").names())
    armies = {"tower-hills": "mouth-of-sauron", "grey-havens": "sauron 5"}
    assert beyond <= set(flying(armies, "mouth-of-sauron", besieged={"grey-havens": "elves 1"}).names())
    lonely = board({"forlindon": "mouth-of-sauron", "bree": "sauron 1 nazgul 1"}, shadow=["character", "event"])
    assert "mouth-of-sauron" not in play(lonely, "character", "move-minions").names()


@rule("BG-CHAR-47")
def test_nazgul_and_minions_go_with_an_army_into_an_empty_stronghold() -> None:
    armies = {"osgiliath": "sauron 2 nazgul 1 witch-king mouth-of-sauron"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "minas-tirith", "all")
    assert nazgul(game) == {"minas-tirith": 1}
    assert where(game, "witch-king") == where(game, "mouth-of-sauron") == "minas-tirith"
    assert game.state.control == {REGIONS["minas-tirith"]: SHADOW}


@rule("BG-CHAR-05", "BG-STACK-03")
def test_minions_and_nazgul_alone_are_no_army() -> None:
    game = board({"south-ithilien": "nazgul 3 witch-king", "osgiliath": "gondor 2"}, shadow=["character", "event"])
    assert actions(game, "character") == {"move-minions", "skip"}
    assert list(dice_rolled(game)) == []
