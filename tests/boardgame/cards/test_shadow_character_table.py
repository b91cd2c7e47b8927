"""The Shadow Character deck, 15 to 18, 21 and 22: cards on the table, and the Lidless Eye."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import (
    EVENTS,
    FREE,
    REGIONS,
    SHADOW,
    TILES,
    Board,
    board,
    companions,
    field,
    is_discarded,
    is_on_table,
)
from boardgame.cards.shadow_hand import PLAY, holding, is_playable, played
from helpers import asked, key, play
from marks import rule

SORROW, CREBAIN, BALROG = "shadow-character-15", "shadow-character-16", "shadow-character-17"
LIDLESS_EYE, PALANTIR, WORMTONGUE = "shadow-character-18", "shadow-character-21", "shadow-character-22"
MITHRIL, HORN, ATHELAS, BILBO = "fp-character-05", "fp-character-07", "fp-character-09", "fp-character-12"
FREE_STRATEGY = "fp-strategy-05"
SARUMAN = {"orthanc": "isengard 1 saruman"}
MORIA = "moria"


def moving(box: int = 1, **fields: Any) -> Board:
    """The Free Peoples have moved the Fellowship; the Shadow has dice in the hunt box."""
    given = {"free": ["character", "character"], "rings": {FREE: 0}, "hunt": {"box": {SHADOW: box}}, **fields}
    return play(board(**given), "move-fellowship")


def resting(at: str, *path: str, **fields: Any) -> Board:
    """The Fellowship has been declared, along a path if one is given."""
    given = {"phase": "fellowship", "shadow": ["unrolled"] * 3, **fields}
    company = {"at": at, "progress": len(path), "companions": ["gimli", "strider"], **given.pop("fellowship", {})}
    game = board(fellowship=company, **given)
    return play(game, "yes", *path) if key(game) == "declare" else game


@rule("BG-CARD-21", "BG-CARD-24")
@pytest.mark.parametrize("card", [SORROW, CREBAIN, BALROG, PALANTIR, WORMTONGUE])
def test_these_cards_stay_on_the_table(card: str) -> None:
    game = played(card, SARUMAN)
    assert game.state.table[SHADOW] == (EVENTS[card],)
    assert (game.state.hands[SHADOW], game.state.discards[SHADOW]) == ((), ())


# Worn with Sorrow and Toil


def sorrowing(**fields: Any) -> Board:
    """A tile of 3 has just cost Gimli."""
    company = {"at": "hollin", "companions": ["gimli", "strider"]}
    return play(moving(fellowship=company, **fields), 6, "std-3-1")


@rule("BG-CARD-17")
def test_for_every_casualty_the_shadow_may_discard_a_character_card() -> None:
    game = sorrowing(hands=[ATHELAS, BILBO, FREE_STRATEGY], table=[SORROW, MITHRIL])
    game = play(game, "none", "random", "gimli")
    assert (asked(game), game.names()) == ((SHADOW, "sorrow"), ["from-hand", MITHRIL, "none"])
    kept = play(game, "none")
    assert (len(kept.state.hands[FREE]), is_on_table(kept, MITHRIL)) == (3, True)
    assert all(is_on_table(each, SORROW) for each in (game, kept, play(game, MITHRIL)))
    assert not is_on_table(play(game, MITHRIL), MITHRIL)


@rule("BG-CARD-07", "BG-INFO-01")
def test_a_card_of_the_hand_is_discarded_at_random_among_character_cards() -> None:
    game = sorrowing(hands=[ATHELAS, BILBO, FREE_STRATEGY], table=[SORROW])
    game = play(game, "guide", "from-hand")
    assert (asked(game), set(game.names())) == (("chance", "hand-card"), {ATHELAS, BILBO})
    game = play(game, BILBO)
    assert [card.name for card in game.state.hands[FREE]] == [ATHELAS, FREE_STRATEGY]
    assert is_discarded(game, BILBO)


@rule("BG-CARD-18")
def test_without_character_cards_there_is_nothing_to_sorrow_for() -> None:
    game = play(sorrowing(hands=[FREE_STRATEGY], table=[SORROW]), "guide")
    assert asked(game) == (FREE, "action")
    assert len(game.state.hands[FREE]) == 1


@rule("BG-HUNT-37")
def test_without_a_casualty_there_is_no_sorrow() -> None:
    game = play(sorrowing(hands=[ATHELAS], table=[SORROW]), "none")
    assert (asked(game), game.state.corruption) == ((FREE, "action"), 3)


@rule("BG-CARD-23", "BG-FSP-25")
@pytest.mark.parametrize("card", [SORROW, CREBAIN])
@pytest.mark.parametrize(
    "at, control, stays",
    [
        ("rivendell", {}, False),
        ("edoras", {}, False),
        ("bree", {}, True),  # a town
        ("edoras", {"edoras": SHADOW}, True),  # conquered
        (MORIA, {MORIA: FREE}, True),  # of the Shadow, whoever holds it
        ("hollin", {}, True),
    ],
)
def test_a_fellowship_that_finds_shelter_shakes_off_its_pursuers(
    card: str, at: str, control: dict[str, str], stays: bool
) -> None:
    game = resting(at, table=[card], control=control)
    assert (is_on_table(game, card), is_discarded(game, card)) == (stays, not stays)


# Flocks of Crebain


@rule("BG-HUNT-15", "BG-HUNT-18")
@pytest.mark.parametrize("die, hit", [(5, True), (4, False), (1, False), (6, True)])
def test_the_crebain_add_one_to_a_hunt_roll(die: int, hit: bool) -> None:
    game = moving(table=[CREBAIN])
    assert asked(game) == (SHADOW, "use-table-card")
    game = play(game, "yes", die)
    assert (asked(game) == ("chance", "tile"), is_discarded(game, CREBAIN)) == (hit, True)


@rule("BG-CARD-17")
def test_the_crebain_may_wait() -> None:
    game = play(moving(table=[CREBAIN]), "no", 5)
    assert (asked(game), is_on_table(game, CREBAIN)) == ((FREE, "action"), True)


@rule("BG-HUNT-16", "BG-HUNT-24")
def test_the_crebain_help_re_rolls_and_dice_of_the_free_peoples_too() -> None:
    box = {"box": {SHADOW: 2, FREE: 1}}
    game = moving(table=[CREBAIN], hunt=box, armies={"hollin": "nazgul 1"}, fellowship={"at": "hollin"})
    game = play(game, "yes", 3, 2, 1, 4)  # 3 + 2 is no success, and 4 + 2 in the re-roll is one
    assert asked(game) == ("chance", "tile")


@rule("BG-HUNT-19")
def test_without_a_roll_there_is_nothing_for_the_crebain_to_do() -> None:
    game = moving(box=0, table=[CREBAIN])
    assert (asked(game), is_on_table(game, CREBAIN)) == ((FREE, "action"), True)


# Balrog of Moria


@rule("BG-HUNT-47", "BG-EX-55")
def test_a_reveal_in_moria_draws_three_tiles_one_after_the_other() -> None:
    game = moving(table=[BALROG], fellowship={"at": "hollin", "companions": ["gimli", "strider"]})
    game = play(game, 6, "std-1-reveal-1", "none", MORIA)
    assert (asked(game), game.state.revealed) == ((SHADOW, "balrog"), True)
    game = play(game, "yes", "std-2-1", "none")
    assert (game.state.corruption, asked(game), is_discarded(game, BALROG)) == (3, ("chance", "tile"), True)
    game = play(game, "std-3-1", "none")
    assert (game.state.corruption, asked(game), len(game.state.drawn_tiles)) == (6, (FREE, "action"), 3)


@rule("BG-CARD-17")
@pytest.mark.parametrize("path", [(MORIA,), (MORIA, "dimrill-dale")])
def test_a_declared_way_into_or_through_moria_may_wake_the_balrog(path: tuple[str, ...]) -> None:
    game = resting("hollin", *path, table=[BALROG])
    assert asked(game) == (SHADOW, "balrog")
    asleep = play(game, "no")
    assert (is_on_table(asleep, BALROG), len(asleep.state.pool)) == (True, 16)
    game = play(game, "yes", "std-1-1", "none")
    assert (game.state.corruption, is_discarded(game, BALROG)) == (1, True)


@rule("BG-FSP-29")
def test_a_declared_way_out_of_moria_may_wake_the_balrog() -> None:
    assert asked(resting(MORIA, "hollin", table=[BALROG])) == (SHADOW, "balrog")


@rule("BG-CARD-16")
def test_other_ways_let_the_balrog_sleep() -> None:
    game = resting("dimrill-dale", "lorien", table=[BALROG])
    assert is_on_table(game, BALROG)
    assert game.state.fellowship is REGIONS["lorien"]


@rule("BG-HUNT-30")
def test_an_eye_drawn_for_the_balrog_has_no_effect() -> None:
    game = resting("hollin", MORIA, table=[BALROG])
    game = play(game, "yes", "std-eye-reveal-1")
    assert asked(game) == (SHADOW, "allocate")
    assert (game.state.corruption, game.state.revealed) == (0, False)
    assert TILES["std-eye-reveal-1"] in game.state.drawn_tiles


@rule("BG-HUNT-32")
def test_a_table_card_may_be_used_against_the_balrog() -> None:
    company = {"companions": ["boromir", "strider"]}
    game = play(resting("hollin", MORIA, table=[BALROG, HORN], fellowship=company), "yes", "std-1-1", HORN)
    assert (game.state.corruption, companions(game)) == (0, ["boromir", "strider"])


@rule("BG-FSP-30")
@pytest.mark.parametrize("control, shelter", [({}, True), ({"lorien": SHADOW}, False)])
def test_a_declaration_in_a_shelter_hides_the_fellowship_from_the_balrog(
    control: dict[str, str], shelter: bool
) -> None:
    game = resting("hollin", MORIA, "dimrill-dale", "lorien", table=[BALROG], control=control)
    game = play(game, "yes", "std-1-reveal-1", "none")
    assert (game.state.corruption, game.state.revealed) == (1, not shelter)


@rule("BG-COMBATCARD-01", "BG-COMBATCARD-10")
def test_the_balrog_may_fight_from_the_table() -> None:
    armies = {"dimrill-dale": "sauron 3", "lorien": "elves 2"}
    game = play(
        board(armies, at_war=["sauron"], shadow=["army", "army"], table=[BALROG], hands=[CREBAIN]),
        "attack",
        "all",
        "no",
    )
    assert asked(game) == (SHADOW, "combat-card")
    assert BALROG in game.names()
    game = play(game, BALROG)
    assert (is_on_table(game, BALROG), asked(game)) == (False, ("chance", "combat-die"))


@rule("BG-COMBATCARD-09")
def test_far_from_moria_the_balrog_does_not_fight() -> None:
    armies = {"north-ithilien": "sauron 3", "osgiliath": "gondor 2"}
    game = play(board(armies, at_war=["sauron"], shadow=["army", "army"], table=[BALROG]), "attack", "all")
    assert asked(game) == ("chance", "combat-die")


# The Lidless Eye


@rule("BG-HUNT-13", "BG-CARD-17")
def test_the_lidless_eye_turns_up_to_three_dice_into_eyes() -> None:
    dice = ["event", "army", "army", "muster", "character"]
    game = play(holding(LIDLESS_EYE, SARUMAN, shadow=dice, hunt={"box": {SHADOW: 1}}), "event", PLAY)
    assert (asked(game), game.names()) == ((SHADOW, "turn-to-eye"), ["army", "character", "muster", "none"])
    game = play(game, "army", "army")
    assert game.names() == ["character", "muster", "none"]
    game = play(game, "character")
    assert (game.state.dice[SHADOW], game.state.hunt_box[SHADOW]) == (("muster",), 4)
    assert "die-turned" in [event.kind for event in game.events()]
    assert asked(game) == (SHADOW, "action")


@rule("BG-CARD-17", "BG-CARD-18")
def test_the_lidless_eye_may_stop_and_needs_no_dice() -> None:
    game = play(holding(LIDLESS_EYE, SARUMAN, shadow=["event", "army", "muster"]), "event", PLAY, "army", "none")
    assert (game.state.dice[SHADOW], game.state.hunt_box[SHADOW]) == (("muster",), 1)
    game = play(holding(LIDLESS_EYE, shadow=["event"], free=["muster"], rings={FREE: 0}), PLAY)
    assert (game.state.hunt_box[SHADOW], asked(game)) == (0, (FREE, "action"))


# The Palantír of Orthanc


@rule("BG-CARD-14")
@pytest.mark.parametrize("card", [PALANTIR, WORMTONGUE])
def test_without_saruman_his_cards_cannot_be_played(card: str) -> None:
    assert is_playable(card, SARUMAN)
    assert not is_playable(card, {"orthanc": "isengard 1"})
    assert not is_playable(card, {"orthanc": "isengard 1"}, out_of_play=["saruman"])


@rule("BG-CARD-21", "BG-ACT-17")
def test_a_card_played_with_an_event_result_brings_another_of_either_deck() -> None:
    game = played(CREBAIN, SARUMAN, table=[PALANTIR])
    assert (asked(game), game.names()) == ((SHADOW, "which-deck"), ["character", "strategy"])
    game = play(game, "strategy", "shadow-strategy-09")
    assert game.state.hands[SHADOW] == (EVENTS["shadow-strategy-09"],)


@rule("BG-CARD-16", "BG-ACT-03")
def test_no_other_result_and_no_other_action_wakes_the_palantir() -> None:
    game = play(holding(CREBAIN, SARUMAN, shadow=["character", "event"], table=[PALANTIR]), "character", PLAY)
    assert (asked(game), game.state.hands[SHADOW]) == ((SHADOW, "action"), ())
    assert asked(played(PALANTIR, SARUMAN)) == (SHADOW, "action")  # nor does its own play


@rule("BG-CARD-22", "BG-ACT-24")
def test_a_will_of_the_west_breaks_the_palantir() -> None:
    game = board(SARUMAN, free=["will-of-the-west", "muster"], rings={FREE: 0}, table=[PALANTIR])
    game = play(game, "will-of-the-west", "will-of-the-west", "break-palantir")
    assert (is_discarded(game, PALANTIR), game.state.dice[FREE]) == (True, ("muster",))
    game = board(SARUMAN, free=["will-of-the-west", "muster"], rings={FREE: 0}, table=[PALANTIR])
    assert "break-palantir" not in play(game, "muster").names()
    assert "ring-against-palantir" not in play(game, "muster").names()


@rule("BG-CARD-22", "BG-RING-08", "BG-RING-07")
def test_any_die_and_a_ring_break_the_palantir() -> None:
    game = board(SARUMAN, free=["muster", "muster"], rings={FREE: 2}, table=[PALANTIR])
    game = play(game, "muster", "ring-against-palantir")
    assert (is_discarded(game, PALANTIR), game.state.dice[FREE]) == (True, ("muster",))
    assert (game.state.rings, game.state.rings_used) == ({FREE: 1, SHADOW: 1}, (FREE,))
    spent = board(SARUMAN, free=["muster", "muster"], rings={FREE: 2}, rings_used=[FREE], table=[PALANTIR])
    assert "ring-against-palantir" not in spent.names()


@rule("BG-CARD-23", "BG-AMB-48")
@pytest.mark.parametrize("card", [PALANTIR, WORMTONGUE])
def test_sarumans_cards_go_with_him(card: str) -> None:
    armies = {"fangorn": "gandalf-the-white", "orthanc": "isengard 1 saruman"}
    game = board(armies, free=["character", "character"], rings={FREE: 0}, hands=["fp-character-19"], table=[card])
    game = play(game, PLAY, 4, 1, 1, "none")
    assert (is_discarded(game, card), "saruman" in [each.name for each in game.state.eliminated]) == (True, True)


# Wormtongue


@rule("BG-CARD-19", "BG-CARD-23")
def test_wormtongue_comes_too_late_for_an_active_rohan() -> None:
    game = played(WORMTONGUE, SARUMAN, active=["rohan"])
    assert (is_on_table(game, WORMTONGUE), is_discarded(game, WORMTONGUE)) == (False, True)


@rule("BG-POLITICS-09", "BG-CARD-15")
def test_an_army_that_walks_into_rohan_or_edoras_does_not_wake_it() -> None:
    armies = {**SARUMAN, "folde": "sauron 2"}
    game = board(armies, at_war=["sauron"], shadow=["army", "army"], table=[WORMTONGUE])
    game = play(game, "move-armies", "folde", "edoras", "all", "none")
    assert (field(game, "edoras").size, game.state.control[REGIONS["edoras"]]) == (2, SHADOW)
    assert (game.state.active["rohan"], is_on_table(game, WORMTONGUE)) == (False, True)


@rule("BG-POLITICS-10", "BG-POLITICS-23")
@pytest.mark.parametrize("target, wakes", [("helms-deep", True), ("edoras", True), ("fords-of-isen", False)])
def test_an_attack_wakes_rohan_in_its_two_fastnesses_only(target: str, wakes: bool) -> None:
    armies = {"orthanc": "isengard 1 saruman", "westemnet": "sauron 2", target: "rohan 2"}
    game = board(armies, at_war=["sauron"], shadow=["army", "army"], table=[WORMTONGUE])
    game = play(game, "attack", "all")
    assert (game.state.active["rohan"], is_discarded(game, WORMTONGUE)) == (wakes, wakes)


@rule("BG-POLITICS-12", "BG-POLITICS-11")
def test_companions_and_the_fellowship_wake_rohan_in_its_two_fastnesses() -> None:
    armies = {**SARUMAN, "folde": "gandalf-the-white"}
    game = board(armies, free=["character", "character"], rings={FREE: 0}, table=[WORMTONGUE])
    game = play(game, "move-companions", "edoras")
    assert (game.state.active["rohan"], is_discarded(game, WORMTONGUE)) == (True, True)
    game = resting("westemnet", "helms-deep", armies=SARUMAN, table=[WORMTONGUE])
    assert (game.state.active["rohan"], is_discarded(game, WORMTONGUE)) == (True, True)


@rule("BG-CARD-15", "BG-CHAR-20")
def test_the_witch_king_wakes_every_nation_but_rohan() -> None:
    armies = {**SARUMAN, "minas-morgul": "sauron 1"}
    game = board(armies, at_war=["sauron", "gondor"], shadow=["muster", "muster"], table=[WORMTONGUE])
    game = play(game, "bring-minion")
    assert [nation for nation, active in game.state.active.items() if not active] == ["rohan"]
