"""The requirements of the combat halves of the event cards: met, the card can be chosen; not met, it cannot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from boardgame.battles import (
    HERE,
    THERE,
    discarded,
    free_assault,
    free_attacks,
    free_sortie,
    half,
    shadow_assaults,
    shadow_attacks,
)
from boardgame.boards import FREE, SHADOW, Board, board
from helpers import asked, play
from marks import rule
from ringwar.boardgame.table.facts import EVENTS, NATIONS

Case = tuple[str, Callable[..., Board], str, str, dict[str, Any], bool]


def offered(game: Board, card: str) -> bool:
    """Whether a side may choose its card in the first round, all questions before being answered with no."""
    side = EVENTS[card].side
    while asked(game) != (side, "combat-card"):
        game = play(game, "no" if game.names() == ["yes", "no"] else "none")
    return card in game.names()


def each_of(names: Sequence[str], *cases: Callable[[str], Case]) -> list[Case]:
    """The same cases for several combat halves."""
    return [case(name) for name in names for case in cases]


def at(defended: str, origin: str) -> dict[str, str]:
    """Where the battle is fought, and where the attacker comes from."""
    return {"at": defended, "origin": origin}


ROHAN = at("eastemnet", "western-emyn-muil")
FANGORN = at("fangorn", "parth-celebrant")
FROM_ROHAN = at("western-emyn-muil", "eastemnet")

FREE_CASES: list[Case] = [
    ("it-is-a-gift", shadow_attacks, "gondor 1", "sauron 1", {"fellowship": {"at": HERE}}, True),
    ("it-is-a-gift", shadow_attacks, "gondor 1", "sauron 1", {"fellowship": {"at": THERE}}, False),
    ("it-is-a-gift", free_attacks, "gondor 1", "sauron 1", {"fellowship": {"at": THERE}}, True),
    ("it-is-a-gift", free_attacks, "gondor 1", "sauron 1", {"fellowship": {"at": HERE}}, False),
    ("it-is-a-gift", shadow_attacks, "gondor 1", "sauron 1", {"fellowship": {"mordor": 0}}, False),
    ("blade-of-westernesse", shadow_attacks, "gondor 1 meriadoc", "sauron 1", {}, True),
    ("blade-of-westernesse", free_attacks, "gondor 1 peregrin", "sauron 1", {}, True),
    ("blade-of-westernesse", shadow_attacks, "gondor 1/0/1 boromir", "sauron 1", {}, False),
    ("mighty-attack", shadow_attacks, "gondor 1 boromir", "sauron 1", {}, True),
    ("mighty-attack", free_attacks, "gondor 1/1/1", "sauron 1", {}, False),
    ("daring-defiance", free_attacks, "gondor 1 meriadoc", "sauron 1", {}, True),
    ("daring-defiance", shadow_attacks, "gondor 1/1/1", "sauron 1", {}, False),
    ("brave-stand", shadow_attacks, "gondor 1 gimli", "sauron 1", {}, True),
    ("brave-stand", shadow_attacks, "gondor 1/1/1", "sauron 1", {}, False),
    ("servant-of-the-secret-fire", shadow_attacks, "gondor 1 gandalf-the-grey", "sauron 1", {}, True),
    ("servant-of-the-secret-fire", free_attacks, "gondor 1 gandalf-the-white", "sauron 1", {}, True),
    ("servant-of-the-secret-fire", shadow_attacks, "gondor 1/0/1 strider", "sauron 1", {}, False),
    ("anduril", shadow_attacks, "gondor 1 strider", "sauron 1", {}, True),
    ("anduril", free_attacks, "gondor 1 aragorn", "sauron 1", {}, True),
    ("anduril", shadow_attacks, "gondor 1/0/1 gandalf-the-grey", "sauron 1", {}, False),
    *each_of(
        ("heroic-death", "fateful-strike", "sudden-strike"),
        lambda name: (name, shadow_attacks, "gondor 1/0/1", "sauron 1", {}, True),
        lambda name: (name, free_attacks, "gondor 1 peregrin", "sauron 1", {}, True),
        lambda name: (name, shadow_attacks, "gondor 1/1", "sauron 1 nazgul 1", {}, False),
    ),
    *each_of(
        ("ents-rage", "huorn-dark", "nameless-wood"),
        lambda name: (name, shadow_attacks, "rohan 1", "sauron 1", ROHAN, True),
        lambda name: (name, shadow_attacks, "rohan 1", "sauron 1", FANGORN, True),
        lambda name: (name, free_attacks, "rohan 1", "isengard 1", at("orthanc", "fords-of-isen"), True),
        lambda name: (name, free_assault, "isengard 1", "rohan 1", {"at": "orthanc"}, True),
        lambda name: (name, shadow_attacks, "rohan 1", "sauron 1", {}, False),
        lambda name: (name, free_attacks, "rohan 1", "sauron 1", FROM_ROHAN, False),
        lambda name: (name, free_attacks, "rohan 1", "isengard 1", at("gap-of-rohan", "fords-of-isen"), False),
    ),
    ("advantageous-position", shadow_attacks, "gondor 1", "sauron 1", ROHAN, True),
    ("advantageous-position", free_attacks, "gondor 1", "sauron 1", ROHAN, True),
    ("advantageous-position", shadow_assaults, "gondor 1", "sauron 1", {"at": "minas-tirith"}, True),
    ("advantageous-position", shadow_attacks, "gondor 1", "sauron 1", at("osgiliath", HERE), False),
    ("advantageous-position", free_attacks, "gondor 1", "isengard 1", at("gap-of-rohan", "fords-of-isen"), False),
    ("scouts", shadow_attacks, "gondor 1", "sauron 1", {}, True),
    ("scouts", free_attacks, "gondor 1", "sauron 1", {}, False),
    ("scouts", shadow_assaults, "gondor 1", "sauron 1", {"at": "minas-tirith"}, False),
    ("scouts", free_sortie, "gondor 1", "sauron 1", {"at": "minas-tirith"}, False),
    ("charge", shadow_attacks, "gondor 1/1", "sauron 1", {}, True),
    ("charge", free_attacks, "gondor 1/0/1", "sauron 0/1", {}, False),
    ("valour", free_attacks, "gondor 1/1", "sauron 1", {}, True),
    ("valour", shadow_attacks, "gondor 1/0/1", "sauron 0/1", {}, False),
    *[
        (name, attack, "gondor 1", "sauron 1", {}, True)
        for name in ("daylight", "no-quarter", "shield-wall", "confusion")
        for attack in (shadow_attacks, free_attacks)
    ],
]

SHADOW_CASES: list[Case] = [
    ("one-for-the-dark-lord", shadow_attacks, "gondor 1", "sauron 1", {"fellowship": {"at": HERE}}, True),
    ("one-for-the-dark-lord", shadow_attacks, "gondor 1", "sauron 1", {"fellowship": {"at": THERE}}, False),
    ("one-for-the-dark-lord", free_attacks, "gondor 1", "sauron 1", {"fellowship": {"at": THERE}}, True),
    ("one-for-the-dark-lord", free_attacks, "gondor 1", "sauron 1", {"fellowship": {"at": HERE}}, False),
    ("cruel-as-death", shadow_attacks, "gondor 1", "sauron 1 nazgul 2", {}, True),
    ("cruel-as-death", free_attacks, "gondor 1", "sauron 1 witch-king", {}, True),
    ("cruel-as-death", shadow_attacks, "gondor 1", "sauron 1 nazgul 1 mouth-of-sauron", {}, False),
    *each_of(
        ("they-are-terrible", "dread-and-despair", "foul-stench"),
        lambda name: (name, shadow_attacks, "gondor 1", "sauron 1 nazgul 1", {}, True),
        lambda name: (name, free_attacks, "gondor 1", "sauron 1 witch-king", {}, True),
        lambda name: (name, shadow_attacks, "gondor 1", "sauron 1 mouth-of-sauron", {}, False),
    ),
    *each_of(
        ("black-breath", "words-of-power"),
        lambda name: (name, shadow_attacks, "gondor 1 boromir", "sauron 1 nazgul 1", {}, True),
        lambda name: (name, free_attacks, "gondor 1 boromir", "sauron 1 witch-king", {}, True),
        lambda name: (name, shadow_attacks, "gondor 1 boromir", "sauron 1 mouth-of-sauron", {}, False),
    ),
    ("durins-bane", free_attacks, "elves 1", "sauron 1", at("moria", "hollin"), True),
    ("durins-bane", shadow_attacks, "elves 1", "sauron 1", at("hollin", "moria"), True),
    ("durins-bane", shadow_attacks, "elves 1", "sauron 1", at("trollshaws", "hollin"), True),
    ("durins-bane", shadow_attacks, "elves 1", "sauron 1", at("lorien", "dimrill-dale"), True),
    ("durins-bane", shadow_attacks, "elves 1", "sauron 1", at("rivendell", "trollshaws"), False),
    ("durins-bane", free_attacks, "elves 1", "sauron 1", at("ettenmoors", "trollshaws"), False),
    ("devilry-of-orthanc", shadow_assaults, "rohan 1", "isengard 1", {}, True),
    ("devilry-of-orthanc", shadow_assaults, "rohan 1", "sauron 1", {}, False),
    ("devilry-of-orthanc", shadow_attacks, "rohan 1", "isengard 1", at("helms-deep", "fords-of-isen"), False),
    ("devilry-of-orthanc", free_assault, "isengard 0/1", "rohan 1", {}, True),
    ("devilry-of-orthanc", free_assault, "sauron 1", "rohan 1", {}, False),
    ("devilry-of-orthanc", free_sortie, "rohan 1", "isengard 1", {}, False),
    ("mumakil", shadow_attacks, "gondor 1", "southrons 0/1", {}, True),
    ("mumakil", free_attacks, "gondor 1", "sauron 1 southrons 0/1", {}, True),
    ("mumakil", shadow_attacks, "gondor 1", "southrons 1 sauron 0/1", {}, False),
    ("we-come-to-kill", shadow_attacks, "gondor 1", "isengard 0/1", {}, True),
    ("we-come-to-kill", free_attacks, "gondor 0/1", "isengard 1", {}, False),
    *[
        (name, attack, "gondor 1", "sauron 1", {}, True)
        for name in (
            "deadly-strife",
            "desperate-battle",
            "onslaught",
            "relentless-assault",
            "great-host",
            "swarm-of-bats",
        )
        for attack in (shadow_attacks, free_attacks)
    ],
]


@rule("BG-COMBATCARD-09")
@pytest.mark.parametrize(("combat_id", "attack", "first", "second", "fields", "can"), [*FREE_CASES, *SHADOW_CASES])
def test_a_combat_card_can_be_chosen_if_its_requirement_is_met(
    combat_id: str, attack: Callable[..., Board], first: str, second: str, fields: dict[str, Any], can: bool
) -> None:
    card = half(combat_id)
    assert offered(attack(first, second, card, **fields), card) == can


@rule("BG-COMBATCARD-09")
def test_every_combat_half_is_in_the_tables_above() -> None:
    tried = {case[0] for case in (*FREE_CASES, *SHADOW_CASES)}
    assert tried == {card.combat_id for card in EVENTS.values()}


@rule("BG-COMBATCARD-09")
@pytest.mark.parametrize(
    ("combat_id", "can"),
    [
        ("cruel-as-death", False),
        ("they-are-terrible", False),
        ("dread-and-despair", False),
        ("foul-stench", False),
        ("black-breath", True),
        ("words-of-power", True),
    ],
)
def test_after_the_white_rider_nazgul_lead_no_more_but_are_still_there(combat_id: str, can: bool) -> None:
    card = half(combat_id)
    game = play(shadow_attacks("gondor 1 gandalf-the-white", "sauron 1 nazgul 2 witch-king", card), True)
    assert (card in game.names()) == can


@rule("BG-COMBATCARD-09")
def test_free_peoples_besiegers_attacked_from_a_stronghold_may_play_scouts() -> None:
    scouts = half("scouts")
    armies, besieged = {"orthanc": "rohan 2"}, {"orthanc": "isengard 1"}
    game = board(armies, besieged, at_war=NATIONS, shadow=["army"] * 2, hands=[scouts])
    game = play(game, "attack")
    assert game.names() == [scouts, "none"]
    game = play(game, scouts, "fords-of-isen")
    assert game.state.battle is None
    assert game.state.boxes == {}


@rule("BG-COMBATCARD-01", "BG-COMBATCARD-11")
def test_the_balrog_on_the_table_can_be_used_as_a_combat_card_and_is_then_discarded() -> None:
    card = "shadow-character-17"
    game = shadow_attacks("elves 3", "sauron 1", table=[card], **at("hollin", "moria"))
    assert game.names() == [card, "none"]
    game = play(game, card, 4, 1, 1, 1, 1, 1)
    assert game.state.table[SHADOW] == ()
    assert discarded(game) == {card}


@rule("BG-COMBATCARD-01")
def test_other_cards_on_the_table_are_no_combat_cards() -> None:
    game = shadow_attacks("gondor 1", "sauron 1", table=["shadow-strategy-05", "fp-strategy-02"])
    assert asked(game) == ("chance", "combat-die")


@rule("BG-COMBATCARD-01")
def test_denethors_folly_bars_free_peoples_combat_cards_in_minas_tirith() -> None:
    fields: dict[str, Any] = {"at": "minas-tirith", "table": ["shadow-strategy-03"]}
    game = shadow_assaults("gondor 1", "sauron 1", half("daylight"), half("great-host"), **fields)
    assert game.names() == [half("great-host"), "none"]
    assert asked(play(game, "none")) == ("chance", "combat-die")  # all can see that they may play none
    elsewhere = shadow_attacks("gondor 1", "sauron 1", half("daylight"))
    assert asked(elsewhere) == (FREE, "combat-card")
    assert elsewhere.names() == [half("daylight"), "none"]
