"""The Witch-king, the Black Captain: entering play, flight and sorcery."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import EVENTS, FREE, SHADOW, Board, board, where
from boardgame.figures import actions
from boardgame.sieges import politics
from helpers import asked, key, play, told
from marks import rule

CARD, STRATEGY = "shadow-character-05", "shadow-strategy-17"

# Entering play


@rule("BG-CHAR-20")
@pytest.mark.parametrize(
    "at_war, figures, ready",
    [
        (["sauron", "gondor"], "sauron 1", True),
        (["sauron", "elves"], "southrons 3 sauron 0/1", True),
        (["sauron"], "sauron 1", False),  # no Free Peoples nation At War
        (["gondor"], "sauron 1", False),
        (["sauron", "gondor"], "southrons 2 nazgul 3", False),  # no Sauron unit
    ],
)
def test_when_he_may_enter_play(at_war: list[str], figures: str, ready: bool) -> None:
    game = board({"near-harad": figures}, at_war=at_war, shadow=["muster", "event"])
    assert ("bring-minion" in actions(game, "muster")) == ready
    if ready:
        assert where(play(game, "muster", "bring-minion"), "witch-king") == "near-harad"


@rule("BG-CHAR-20", "BG-CHAR-21")
def test_he_joins_any_army_with_a_sauron_unit() -> None:
    armies = {"bree": "sauron 1 isengard 2", "moria": "elves 3", "umbar": "southrons 2", "dale": "sauron 0/1"}
    game = board(armies, {"moria": "sauron 2"}, at_war=["sauron", "elves"], shadow=["muster", "event"])
    game = play(game, "muster", "bring-minion")
    assert (key(game), set(game.names())) == ("minion-enters", {"bree", "dale", "moria"})
    assert where(play(game, "dale"), "witch-king") == "dale"


@rule("BG-CHAR-20", "BG-POLITICS-19")
def test_every_free_peoples_nation_becomes_active() -> None:
    game = board({"moria": "sauron 1"}, at_war=["sauron", "elves"], shadow=["muster", "event"])
    assert politics(game, "gondor") == (2, False)
    game = play(game, "muster", "bring-minion")
    steps = {nation: politics(game, nation) for nation in ("dwarves", "elves", "gondor", "north", "rohan")}
    assert steps == {
        "dwarves": (3, True),
        "elves": (0, True),
        "gondor": (2, True),
        "north": (3, True),
        "rohan": (3, True),
    }
    assert told(game, "minion-enters") == [{"minion": "witch-king", "region": "moria"}]


def test_wormtongue_keeps_rohan_asleep_even_then() -> None:
    armies = {"moria": "sauron 1", "orthanc": "saruman"}
    wormtongue = "shadow-character-22"
    game = board(armies, at_war=["sauron", "elves"], shadow=["muster", "event"], table=[wormtongue])
    game = play(game, "muster", "bring-minion")
    assert (politics(game, "gondor"), politics(game, "rohan")) == ((2, True), (3, False))
    assert [card.name for card in game.state.table[SHADOW]] == [wormtongue]


def test_another_minion_wakes_nobody() -> None:
    game = board(at_war=["isengard"], shadow=["muster", "event"])
    game = play(game, "muster", "bring-minion")
    assert where(game, "saruman") == "orthanc"
    assert politics(game, "gondor") == (2, False)


# Flight


@rule("BG-CHAR-38", "BG-HUNT-25")
def test_he_counts_as_a_nazgul_in_the_hunt() -> None:
    game = board(
        {"hollin": "witch-king"}, free=["character", "event"], fellowship={"at": "hollin"}, hunt={"box": {SHADOW: 1}}
    )
    game = play(game, "character", "move-fellowship", 1)
    assert (asked(game), game.names()) == (("shadow", "hunt-re-roll"), ["1", "0"])


@rule("BG-CHAR-38")
def test_combat_cards_that_need_nazgul_leadership_count_him() -> None:
    foul_stench = "shadow-character-22"
    armies = {"south-ithilien": "sauron 2 witch-king", "osgiliath": "gondor 2"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"], hands=[foul_stench])
    assert foul_stench in play(game, "army", "attack", "all").names()
    armies = {"south-ithilien": "sauron 2 mouth-of-sauron", "osgiliath": "gondor 2"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"], hands=[foul_stench])
    assert foul_stench not in play(game, "army", "attack", "all").names()


# Sorcerer


def sorcery(figures: str = "sauron 3 witch-king", hands: tuple[str, ...] = (CARD, STRATEGY), **fields: Any) -> Board:
    """The Shadow attacks Osgiliath and is about to choose a combat card."""
    armies = {"south-ithilien": figures, "osgiliath": "gondor 3"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"], hands=list(hands), **fields)
    return play(game, "army", "attack", "all")


@pytest.mark.parametrize("card", [CARD, STRATEGY])
def test_a_combat_card_in_the_first_round_brings_a_card_of_its_deck(card: str) -> None:
    game = play(sorcery(), card)
    assert asked(game) == ("shadow", "sorcerer")
    game = play(game, "yes")
    assert asked(game) == ("chance", "event-card")
    assert {EVENTS[name].deck for name in game.names()} == {EVENTS[card].deck}
    game = play(game, game.names()[0])
    assert len(game.state.hands[SHADOW]) == 2


def test_the_draw_is_optional() -> None:
    game = play(sorcery(), CARD, "no")
    assert len(game.state.hands[SHADOW]) == 1
    assert key(game) == "combat-die"


def test_without_a_card_or_without_him_nothing_is_drawn() -> None:
    assert key(play(sorcery(), "none")) == "combat-die"
    assert key(play(sorcery("sauron 3 nazgul 2 mouth-of-sauron"), STRATEGY)) == "combat-die"


def test_he_must_take_part_in_the_battle() -> None:
    armies = {"south-ithilien": "sauron 3 witch-king", "osgiliath": "gondor 3"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"], hands=[STRATEGY])
    game = play(game, "army", "attack", "some", 2, "no", STRATEGY)
    assert key(game) == "combat-die"


def test_only_the_first_round_counts() -> None:
    game = play(sorcery(), "none", 1, 1, 1, 1, 1, 1, 0, "no", "no")
    game = play(game, STRATEGY)
    assert key(game) == "combat-die"


def test_he_draws_as_a_defender_too() -> None:
    armies = {"osgiliath": "gondor 3", "south-ithilien": "sauron 3 witch-king"}
    game = board(armies, at_war=["gondor", "sauron"], free=["muster-army", "event"], hands=[CARD])
    assert asked(play(game, "muster-army", "attack", "all", CARD)) == ("shadow", "sorcerer")


@rule("BG-CARD-09")
def test_an_empty_deck_gives_nothing() -> None:
    rest = [name for name, card in EVENTS.items() if (card.side, card.deck) == (SHADOW, "character") and name != CARD]
    assert key(play(sorcery(hands=(CARD,), discards={SHADOW: rest}), CARD)) == "combat-die"


@rule("BG-CARD-03")
def test_the_hand_limit_holds_when_the_combat_card_came_from_the_table() -> None:
    balrog = "shadow-character-17"
    hand = tuple(f"shadow-strategy-{number:02}" for number in range(10, 16))
    armies = {"moria": "sauron 3 witch-king", "dimrill-dale": "elves 3"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"], hands=list(hand), table=[balrog])
    game = play(game, "army", "attack", "all", balrog, "yes", "shadow-character-01")
    assert (asked(game), len(game.names())) == (("shadow", "discard"), 7)
    assert game.state.dice[FREE] == ()
