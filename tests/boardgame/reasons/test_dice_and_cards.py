"""Why dice, rings and cards cannot be used."""

from __future__ import annotations

import pytest

from boardgame.battles import shadow_attacks
from boardgame.boards import FREE, SHADOW, Board, board
from boardgame.reasons.saying import POSSIBLE, said
from helpers import key, play
from marks import rule
from ringwar.boardgame.rules.combat_texts import COMBAT_CONDITIONS
from ringwar.boardgame.rules.deeds import DEEDS
from ringwar.boardgame.setup import EXPANSIONS, box_of, everything
from ringwar.boardgame.table.texts import ALWAYS, EVENT_TEXTS
from ringwar.words import Words

# Dice


@rule("BG-DICE-33", "BG-ACT-19")
def test_only_unused_dice_are_used() -> None:
    game = board(free=["muster", "event"])
    assert said(game, "die", "muster") == POSSIBLE
    assert said(game, "die", "character") == ("no-such-die", "BG-DICE-33")
    shadow = board(shadow=["muster", "event"])
    assert said(shadow, "die", "eye") == ("eye-is-no-action", "BG-ACT-19")


@rule("BG-DICE-37", "BG-DICE-39")
def test_only_who_has_fewer_dice_passes() -> None:
    game = board(free=["muster", "event"], shadow=["event"])
    assert said(game, "action", "pass") == ("too-many-dice-to-pass", "BG-DICE-37")
    assert said(board(free=["event"], shadow=["event"] * 2, rings={FREE: 1}), "action", "pass") == POSSIBLE


@rule("BG-RING-01", "BG-RING-07")
def test_why_no_ring_is_used() -> None:
    bare = board(free=["muster", "event"], rings={FREE: 0, SHADOW: 3})
    assert said(bare, "ring", "elven-ring") == ("no-ring", "BG-RING-01")
    used = board(free=["muster", "event"], rings={FREE: 2, SHADOW: 1}, rings_used=[FREE])
    assert said(used, "ring", "elven-ring") == ("one-ring-a-turn", "BG-RING-07")


@rule("BG-RING-03", "BG-RING-10", "BG-RING-14")
def test_what_a_ring_does_not_change() -> None:
    die = play(board(free=["muster", "event"], rings={FREE: 1, SHADOW: 2}), "elven-ring")
    assert said(die, "die", "character") == ("no-such-die", "BG-RING-14")
    result = play(die, "muster")
    assert said(result, "die", "muster") == ("same-result", "BG-RING-03")
    assert said(result, "die", "will-of-the-west") == ("never-to-will", "BG-RING-10")


@pytest.mark.parametrize(
    "action, reason",
    [
        pytest.param("separate", POSSIBLE, marks=rule("BG-ACT-06")),
        pytest.param("move-fellowship", ("action-needs", "BG-FSP-08"), marks=rule("BG-FSP-08")),
        pytest.param("attack-led", ("action-needs", "BG-BATTLE-01"), marks=rule("BG-BATTLE-02")),
        pytest.param("move-companions", ("action-needs", "BG-CHAR-24"), marks=rule("BG-CHAR-24")),
        pytest.param("recruit", ("result-cannot", "BG-ACT-14"), marks=rule("BG-ACT-14")),
        pytest.param("attack", ("result-cannot", "BG-ACT-10"), marks=rule("BG-ACT-10")),
        pytest.param("draw-card", ("result-cannot", "BG-ACT-16"), marks=rule("BG-ACT-16")),
        pytest.param("crown-aragorn", ("result-cannot", "BG-ACT-21"), marks=rule("BG-ACT-21")),
        pytest.param("play-event", ("no-event-for-result", "BG-CARD-12"), marks=rule("BG-CARD-12")),
        pytest.param("boromir-rouses-gondor", ("action-needs-card", "BG-ACT-24"), marks=rule("BG-ACT-24")),
    ],
)
def test_why_a_result_does_nothing_of_that(action: str, reason: tuple[str, str]) -> None:
    game = play(board(free=["character", "event"], fellowship={"revealed": True}), "character")
    assert said(game, "action", action) == reason


@pytest.mark.parametrize("action", sorted({deed.name for each in DEEDS.values() for deed in each}))
def test_what_an_action_needs_has_words(action: str) -> None:
    assert Words("en", game="boardgame").has(f"name-needs-{action}")


# Event cards


@pytest.mark.parametrize(
    "card, reason",
    [
        pytest.param("fp-character-09", POSSIBLE, marks=rule("BG-ACT-03")),
        pytest.param("fp-character-07", ("card-needs", "BG-CARD-14"), marks=rule("BG-CARD-14")),
        pytest.param("fp-strategy-02", ("card-of-other-type", "BG-CARD-12"), marks=rule("BG-CARD-12")),
        pytest.param("fp-character-05", ("card-on-table", "BG-CARD-13"), marks=rule("BG-CARD-13")),
        pytest.param("fp-character-24", ("card-not-in-hand", "BG-CARD-13"), marks=rule("BG-CARD-13")),
    ],
)
def test_why_a_card_is_not_played(card: str, reason: tuple[str, str]) -> None:
    hand = ["fp-character-09", "fp-character-01", "fp-character-07", "fp-strategy-02"]
    fellowship = {"companions": ["strider"], "guide": "strider"}
    game = board(free=["character", "event"], hands=hand, table=["fp-character-05"], fellowship=fellowship)
    game = play(game, "character", "play-event")
    assert key(game) == "play-event"
    assert said(game, "card", card) == reason


@rule("BG-CARD-14")
def test_what_cards_need_is_said_as_in_their_texts() -> None:
    words = Words("en", game="boardgame")
    cards = box_of(EXPANSIONS, everything(EXPANSIONS)).events
    asking = [name for name in cards if EVENT_TEXTS[name].condition is not ALWAYS]
    assert len(asking) > 50
    for name in asking:
        assert words.say(f"text-{name}").startswith(f"Needs {words.say(f'name-needs-{name}')}.")
    for name in {card.combat_id for card in cards.values()} & set(COMBAT_CONDITIONS):
        assert words.say(f"text-combat-{name}").startswith(f"Needs {words.say(f'name-needs-combat-{name}')}.")


def test_what_minions_need_has_words() -> None:
    words = Words("en", game="boardgame")
    for minion in box_of(EXPANSIONS, everything(EXPANSIONS)).minions:
        assert words.has(f"name-needs-{minion.name}")


# Combat cards


def fighting(*hand: str) -> Board:
    """The Shadow attacks without Nazgûl, and chooses a combat card."""
    game = shadow_attacks("rohan 2", "isengard 3", *hand)
    while key(game) != "combat-card":
        game = play(game, "no" if "no" in game.names() else game.names()[0])
    return game


@rule("BG-COMBATCARD-09", "BG-COMBATCARD-01")
def test_why_a_combat_card_is_not_chosen() -> None:
    terrible = next(card for card in box_of((), {}).events.values() if card.combat_id == "they-are-terrible")
    strife = next(card for card in box_of((), {}).events.values() if card.combat_id == "deadly-strife")
    game = fighting(terrible.name, strife.name)
    assert said(game, "card", strife.name) == POSSIBLE
    assert said(game, "card", terrible.name) == ("combat-needs", "BG-COMBATCARD-09")
    assert said(game, "card", "shadow-strategy-24") == ("card-not-in-hand", "BG-COMBATCARD-01")
