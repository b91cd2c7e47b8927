"""The four combat halves of the expansion."""

from __future__ import annotations

import pytest

from boardgame.battles import HERE, THERE, rolled, units
from boardgame.boards import FREE, SHADOW, Board
from boardgame.lords.fights import BALROG, BLACK, CHIEF, GOTHMOG, attacked_by, in_the_open, most_re_rolls
from helpers import asked, key, play, told

WITHDRAWAL = "wind-from-the-west"
FEAR = "we-wont-go-back"
SERVANT = "captain-of-despair"
BANE = "a-balrog-is-come"
ONES = (1,) * 5


def bonuses(game: Board) -> list[tuple[str, int, int]]:
    """The combat rolls so far: who, with how many dice, and what was added."""
    return [(each["side"], len(each["dice"]), each["bonus"]) for each in rolled(game)]


# Orderly Withdrawal


@pytest.mark.parametrize(
    ("figures", "able"), [("gondor 2/0/1", True), ("gondor 2 gimli", True), ("gondor 2/1", False), ("gondor 2", False)]
)
@pytest.mark.parametrize("attacker", [FREE, SHADOW])
def test_an_orderly_withdrawal_needs_a_leader_or_companion(figures: str, able: bool, attacker: str) -> None:
    game = in_the_open(attacker, figures, "sauron 2", WITHDRAWAL)
    assert (WITHDRAWAL in game.names()) == able


@pytest.mark.parametrize(
    ("attacker", "region", "outside", "within", "able"),
    [
        (FREE, "helms-deep", "sauron 5", "rohan 2/0/1", True),
        (SHADOW, "helms-deep", "sauron 5", "rohan 2/0/1", False),
        (FREE, "orthanc", "rohan 2/0/1", "isengard 2", False),
        (SHADOW, "orthanc", "rohan 2/0/1", "isengard 2", True),
    ],
)
def test_there_is_no_orderly_withdrawal_in_an_assault(
    attacker: str, region: str, outside: str, within: str, able: bool
) -> None:
    game = attacked_by(attacker, {region: outside}, {region: within}, WITHDRAWAL)
    assert (WITHDRAWAL in game.names()) == able


def test_a_defender_cancels_a_hit_and_must_retreat() -> None:
    game = in_the_open(SHADOW, "gondor 3/0/1", "sauron 5", WITHDRAWAL)
    game = play(game, WITHDRAWAL, 6, 6, 1, 1, 1, 1, 1, 1, 0)
    assert asked(game) == (FREE, "withdraw-in-order")
    game = play(game, "yes")
    assert (asked(game), units(game, HERE)) == ((FREE, "retreat-where"), 2)
    game = play(game, "osgiliath")
    assert (units(game, HERE), units(game, "osgiliath")) == (0, 2)


def test_an_attacker_cancels_a_hit_and_must_cease() -> None:
    game = in_the_open(FREE, "gondor 3/0/1", "sauron 5", WITHDRAWAL)
    game = play(game, WITHDRAWAL, 1, 1, 1, 6, 6, 1, 1, 1, 0, "yes")
    assert (game.state.battle, units(game, HERE), units(game, THERE)) == (None, 2, 5)
    assert told(game, "cease") == [{"side": FREE}]


def test_a_sortie_is_broken_off() -> None:
    game = attacked_by(FREE, {"helms-deep": "sauron 5"}, {"helms-deep": "rohan 3/0/1"}, WITHDRAWAL)
    game = play(game, WITHDRAWAL, 1, 1, 1, 6, 1, 1, 1, 1, 0, "yes")
    assert (game.state.battle, units(game, "helms-deep")) == (None, 5)


def test_the_free_peoples_may_take_the_hit_and_fight_on() -> None:
    game = in_the_open(SHADOW, "gondor 3/0/1", "sauron 5", WITHDRAWAL)
    game = play(game, WITHDRAWAL, 6, 6, 1, 1, 1, 1, 1, 1, 0, "no")
    assert (asked(game), units(game, HERE)) == ((SHADOW, "cease"), 1)


def test_without_a_hit_nothing_is_asked() -> None:
    game = in_the_open(SHADOW, "gondor 3/0/1", "sauron 5", WITHDRAWAL)
    assert asked(play(game, WITHDRAWAL, *ONES, 1, 1, 1, 0)) == (SHADOW, "cease")


def test_who_cannot_retreat_fights_on() -> None:
    around = {"fords-of-isen": "isengard 5", "westemnet": "sauron 2"}
    game = attacked_by(SHADOW, {"helms-deep": "rohan 3/0/1", **around}, None, WITHDRAWAL, at_war=["isengard", "rohan"])
    game = play(game, "no", WITHDRAWAL, 6, 6, 1, 1, 1, 1, 1, 1, 0, "yes")
    assert (asked(game), units(game, "helms-deep")) == ((SHADOW, "cease"), 2)
    assert game.state.battle is not None


# Durin's Bane


@pytest.mark.parametrize(
    ("armies", "able"),
    [
        ({HERE: "gondor 5", THERE: "sauron 5"}, False),
        ({HERE: "gondor 5", THERE: f"sauron 5 {BALROG}"}, True),
        ({HERE: "gondor 5", THERE: f"sauron 5 {GOTHMOG}"}, False),
        ({"lorien": "elves 5", "dimrill-dale": "sauron 5"}, True),
    ],
)
def test_durins_bane_needs_the_balrog_or_moria(armies: dict[str, str], able: bool) -> None:
    lords = {"rings": dict.fromkeys(("vilya", "nenya", "narya"), "out"), "balrog": "active"}
    fields = {"lords": lords} if BALROG in str(armies) else {}
    game = attacked_by(SHADOW, armies, None, BANE, **fields)
    game = play(game, "no") if key(game) == "withdraw" else game
    assert (BANE in game.names()) == able


def test_durins_bane_is_an_extra_attack_with_three_dice_on_four() -> None:
    game = attacked_by(SHADOW, {"lorien": "elves 5", "dimrill-dale": "sauron 5"}, None, BANE)
    game = play(game, "no", BANE, 3, 4, 5)
    assert units(game, "lorien") == 3
    struck = {"side": SHADOW, "dice": [3, 4, 5], "needed": 4, "hits": 2, "first": True}
    assert told(game, "extra-attack") == [struck]


# Fear of Their Masters


@pytest.mark.parametrize("card", [FEAR, SERVANT])
@pytest.mark.parametrize(
    ("figures", "able"),
    [("nazgul 3", False), (GOTHMOG, True), (BLACK, True), (CHIEF, True), ("witch-king", True), ("", False)],
)
def test_a_minion_must_fight(card: str, figures: str, able: bool) -> None:
    game = in_the_open(SHADOW, "gondor 5", f"sauron 5 {figures}", card)
    assert (card in game.names()) == able


def test_fear_takes_all_leadership_of_the_shadow_and_adds_two() -> None:
    game = in_the_open(SHADOW, "gondor 5", f"sauron 5 nazgul 2 {BLACK} witch-king", FEAR)
    game = play(game, FEAR, "no", 2, 3, 1, 1, 4, *ONES)
    assert bonuses(game)[:1] == [(SHADOW, 5, 2)]
    assert (asked(game), rolled(game)[0]["hits"], units(game, HERE)) == ((SHADOW, "cease"), 2, 3)


def test_fear_makes_every_six_of_the_enemy_one_more_hit() -> None:
    game = in_the_open(SHADOW, "gondor 5/0/2", f"sauron 5 {GOTHMOG}", FEAR)
    game = play(game, FEAR, *ONES, 6, 5, 1, 1, 1, 2, 6, 1)
    assert told(game, "more-hits") == [{"side": FREE, "count": 2}]
    assert units(game, THERE) == 0


def test_fear_adds_nothing_without_a_six() -> None:
    game = in_the_open(SHADOW, "gondor 5/0/1", f"sauron 5 {GOTHMOG}", FEAR)
    game = play(game, FEAR, *ONES, 5, 5, 1, 1, 1, 1, 5)
    assert (told(game, "more-hits"), units(game, THERE)) == ([], 2)


def test_fear_leaves_the_leadership_of_the_free_peoples() -> None:
    game = in_the_open(SHADOW, "gondor 5/0/2", f"sauron 5 {GOTHMOG}", FEAR)
    assert most_re_rolls(play(game, FEAR, *ONES, *ONES)) == (FREE, 2)


def test_fear_serves_a_defender_too() -> None:
    game = in_the_open(FREE, "gondor 5", f"sauron 5 {GOTHMOG}", FEAR)
    game = play(game, FEAR, *ONES, *ONES)
    assert bonuses(game) == [(FREE, 5, 0), (SHADOW, 5, 2)]
    assert asked(game) == (FREE, "cease")


# Servant of the Shadow


@pytest.mark.parametrize(
    ("minion", "dice", "left"), [(GOTHMOG, 4, 2), (BLACK, 3, 2), ("witch-king", 3, 2), (CHIEF, 4, 2), (BALROG, 2, 2)]
)
def test_a_minion_gives_up_leadership_for_dice_of_the_free_peoples(minion: str, dice: int, left: int) -> None:
    lords = {"rings": dict.fromkeys(("vilya", "nenya", "narya"), "out"), "balrog": "active"}
    fields = {"lords": lords} if minion == BALROG else {}
    game = in_the_open(SHADOW, "gondor 5", f"sauron 5 nazgul 2 {minion}", SERVANT, **fields)
    game = play(game, SERVANT)
    game = play(game, "no") if asked(game) == (SHADOW, "sorcerer") else game
    game = play(game, *ONES, *ONES[:dice])
    assert bonuses(game)[1] == (FREE, dice, 0)
    assert most_re_rolls(game) == (SHADOW, left)


def test_the_shadow_chooses_the_servant() -> None:
    game = in_the_open(SHADOW, "gondor 5", f"sauron 5 {GOTHMOG} {BLACK}", SERVANT)
    game = play(game, SERVANT)
    assert (asked(game), set(game.names())) == ((SHADOW, "minion-forfeits"), {GOTHMOG, BLACK})
    assert most_re_rolls(play(game, GOTHMOG, *ONES, *ONES[:4])) == (SHADOW, 2)
    assert most_re_rolls(play(game, BLACK, *ONES, *ONES[:3])) == (SHADOW, 1)


def test_the_free_peoples_keep_one_die() -> None:
    game = in_the_open(SHADOW, "gondor 2", f"sauron 5 {BLACK}", SERVANT)
    game = play(game, SERVANT, *ONES, 1)
    assert bonuses(game)[1] == (FREE, 1, 0)


def test_a_witch_king_whose_leadership_does_not_count_has_none_to_give() -> None:
    game = in_the_open(SHADOW, "gondor 5 gandalf-the-white", "sauron 5 nazgul 1 witch-king", SERVANT)
    game = play(game, "yes", SERVANT, "no", *ONES, *ONES)
    assert bonuses(game)[1] == (FREE, 5, 0)
