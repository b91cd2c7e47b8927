"""The combat halves in the log: what each changes is told, with the half for its cause, and so are those in vain."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from boardgame.battles import free_attacks, half, shadow_attacks, units
from boardgame.boards import EVENTS, FREE, SHADOW, Board
from boardgame.told import caused, story
from helpers import key, play
from marks import rule
from ringwar.boardgame.table.facts import CombatHalf
from ringwar.kernel.protocol import thing_of
from ringwar.words import Words

ONES = (1,) * 5


def with_halves(free: str, shadow: str, *halves: str) -> Board:
    """The Shadow attacks, and each side plays the half named for it; who has no card is not asked."""
    cards = {EVENTS[half(name)].side: half(name) for name in halves}
    game = shadow_attacks(free, shadow, *cards.values())
    return play(game, *(cards[side] for side in (SHADOW, FREE) if side in cards))


@rule("BG-COMBATCARD-12")
def test_the_cause_is_the_half_that_works_and_not_the_event() -> None:
    card = EVENTS[half("great-host")]
    assert (card.half.card, card.half.name) == (card, "combat-great-host")
    assert Words("en", game="boardgame").name(card.half) == "Great Host" != Words("en", game="boardgame").name(card)
    assert thing_of(card.half) == {"kind": "combat-half", "id": "combat-great-host"}
    assert pickle.loads(pickle.dumps(card.half)) is card.half
    assert isinstance(card.half, CombatHalf)


TOLD: list[tuple[str, str, str, str, dict[str, Any], str]] = [
    (
        *("gondor 3 strider", "sauron 5", "daring-defiance", "forfeit"),
        {"characters": ["strider"]},
        "Strider gives up leadership for this round (Daring Defiance).",
    ),
    (
        *("gondor 3", "sauron 5", "daylight", "most-dice"),
        {"side": SHADOW, "count": 3},
        "The Shadow rolls 3 dice at most in the combat roll (Daylight).",
    ),
    (
        *("gondor 3 strider legolas", "sauron 5", "brave-stand", "fewer-dice"),
        {"side": SHADOW, "count": 2},
        "The Shadow rolls 2 dice fewer in the combat roll, but at least 1 (Brave Stand).",
    ),
    (
        *("gondor 3", "sauron 5 nazgul 3", "cruel-as-death", "forfeit-nazgul"),
        {"count": 2},
        "The Nazgûl give up 2 points of leadership for this round (Cruel as Death).",
    ),
    (
        *("gondor 3", "sauron 5 nazgul 3", "cruel-as-death", "combat-bonus"),
        {"side": SHADOW, "bonus": 1, "rolls": ["combat-roll"]},
        "1 is added to each die of the Shadow in the combat roll (Cruel as Death).",
    ),
    (
        *("gondor 3", "sauron 5 nazgul 3", "foul-stench", "no-re-roll"),
        {"side": FREE},
        "The Free Peoples may not roll again in this round (Foul Stench).",
    ),
]


@rule("BG-COMBATCARD-12")
@pytest.mark.parametrize(("free", "shadow", "text", "kind", "about", "words"), TOLD)
def test_what_a_half_changes_before_the_roll_is_told(
    free: str, shadow: str, text: str, kind: str, about: dict[str, Any], words: str
) -> None:
    game = with_halves(free, shadow, text)
    assert key(game) == "combat-die"
    assert caused(game, kind) == [(f"combat-{text}", about)]
    assert words in story(game)


@rule("BG-COMBATCARD-17")
def test_dread_and_despair_tells_the_points_and_the_dice() -> None:
    game = play(with_halves("gondor 5", "sauron 5 nazgul 3", "dread-and-despair"), 2)
    assert caused(game, "forfeit-nazgul") == [("combat-dread-and-despair", {"count": 2})]
    assert caused(game, "fewer-dice") == [("combat-dread-and-despair", {"side": FREE, "count": 2})]


@rule("BG-COMBATCARD-17")
def test_they_are_terrible_is_told_after_the_roll() -> None:
    game = play(with_halves("gondor 3", "sauron 3 nazgul 3", "they-are-terrible"), *ONES[:3], *ONES[:3])
    assert caused(game, "forfeit-nazgul") == [("combat-they-are-terrible", {"count": 1})]
    (added,) = caused(game, "combat-bonus")
    assert added == ("combat-they-are-terrible", {"side": SHADOW, "bonus": 1, "rolls": ["leader-re-roll"]})
    assert "The Shadow rolls again (leaders): 4 (plus 1: They are Terrible), needing 5: 1 hit." in story(
        play(game, 1, 4)
    )


@rule("BG-COMBATCARD-12")
def test_huorn_dark_tells_how_many_dice_are_left() -> None:
    card = half("huorn-dark")
    game = shadow_attacks("rohan 3", "isengard 5", card, at="fords-of-isen", origin="gap-of-rohan")
    game = play(game, card)
    assert caused(game, "most-dice") == [("combat-huorn-dark", {"side": SHADOW, "count": 2})]


@rule("BG-COMBATCARD-12")
def test_confusion_tells_how_many_ones_have_wounded_the_shadow() -> None:
    game = play(with_halves("gondor 3", "sauron 3", "confusion"), 1, 1, 2, 1, 1, 1)
    assert caused(game, "ones-wound") == [("combat-confusion", {"side": SHADOW, "count": 2})]
    assert "2 dice of the Shadow show a 1: 2 hits on the Shadow (Confusion)." in story(game)


@rule("BG-COMBATCARD-12")
def test_the_blade_of_westernesse_tells_whom_the_hit_has_struck() -> None:
    game = with_halves("gondor 3 strider meriadoc", "sauron 3 mouth-of-sauron", "blade-of-westernesse")
    game = play(game, 1, 1, 1, 1, 1, 1, 1)
    game = play(game, 0) if game.question is not None and game.question.side == SHADOW else game
    game = play(game, 1, 6)
    struck = {"side": FREE, "character": "mouth-of-sauron"}
    assert caused(game, "hit-strikes") == [("combat-blade-of-westernesse", struck)]
    assert caused(game, "eliminate") == [("combat-blade-of-westernesse", {"character": "mouth-of-sauron"})]


@rule("BG-COMBATCARD-12")
def test_great_host_tells_its_hit() -> None:
    game = play(with_halves("gondor 2", "sauron 5", "great-host"), *ONES, 1, 1)
    assert caused(game, "wounds") == [("combat-great-host", {"side": FREE, "hits": 1, "later": True})]
    assert units(game, "north-ithilien") == 1
    assert "The Free Peoples take 1 hit more (Great Host)." in story(game)
    assert "1 Gondor regular is lost in North Ithilien (Great Host)." in story(game)


@rule("BG-COMBATCARD-12")
@pytest.mark.parametrize(
    ("free", "shadow", "text", "dice"),
    [
        ("gondor 3", "sauron 5", "great-host", (*ONES, 1, 1, 1)),
        ("gondor 3 strider gandalf-the-grey", "sauron 5 nazgul 1", "foul-stench", ()),
        ("gondor 3", "sauron 3", "confusion", (2, 2, 2, 1, 1, 1)),
        ("gondor 3", "sauron 3", "shield-wall", (6, 1, 1, 1, 1, 1)),
        ("gondor 3", "sauron 3", "no-quarter", (1, 1, 1, 1, 1, 1)),
    ],
)
def test_a_half_in_vain_is_told(free: str, shadow: str, text: str, dice: tuple[int, ...]) -> None:
    game = with_halves(free, shadow, text)
    for die in dice:
        game = play(game, 0) if key(game) == "re-roll" else game
        game = play(game, die)
    game = play(game, 0) if key(game) == "re-roll" else game
    assert caused(game, "no-effect") == [(f"combat-{text}", {})]
    assert f"{Words('en', game='boardgame').name(f'combat-{text}')} has no effect." in story(game)


@rule("BG-COMBATCARD-12")
def test_a_half_that_has_done_something_has_no_further_effect() -> None:
    game = with_halves("gondor 3 strider", "sauron 5", "daring-defiance")
    assert "Daring Defiance has no further effect." in story(game)
    assert "Daring Defiance has no effect." not in story(game)


@rule("BG-COMBATCARD-12")
def test_scouts_tell_that_the_battle_is_avoided_and_where_the_army_goes() -> None:
    game = with_halves("gondor 3", "sauron 5", "scouts")
    haven = game.names()[0]
    game = play(game, haven)
    assert caused(game, "avoid-battle") == [("combat-scouts", {"side": FREE, "region": "north-ithilien"})]
    assert [cause for cause, _ in caused(game, "retreat")] == ["combat-scouts"]
    name = Words("en", game="boardgame").name(haven)
    assert f"The Free Peoples retreat from North Ithilien to {name}: 3 Gondor regulars (Scouts)." in story(game)
    assert [line for line in story(game) if "avoid" in line or "retreated" in line] == []


@rule("BG-COMBATCARD-20", "BG-COMBATCARD-22")
def test_an_attack_after_casualties_does_not_strike_first() -> None:
    card = half("we-come-to-kill")
    game = play(shadow_attacks("gondor 3", "sauron 1/2", card), card, 1, 1, 1, 1, 1, 1, 6, 1)
    assert "The Shadow strikes once more with 6 and 1 and needs 5: 1 hit (We Come to Kill)." in story(game)
    sudden = half("sudden-strike")
    game = play(free_attacks("gondor 3/0/1", "sauron 3", sudden), sudden, 1)
    assert "The Free Peoples strike first with 1 and need 5: no hit (Sudden Strike)." in story(game)
