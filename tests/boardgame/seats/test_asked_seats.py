"""Chapter 23: which player of a team is asked where the enemy's cards, or nobody's turn, make a side choose."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, field
from boardgame.teams import GONDORS, ROHANS, SARUMANS, WITCH_KINGS, team_board, turn_of
from helpers import asked, play
from marks import rule
from ringwar.boardgame.table.facts import NATIONS

FOLLY, STORMCROW, SPELLS, CORPSES = (
    "shadow-strategy-03",
    "shadow-strategy-06",
    "shadow-character-19",
    "shadow-character-14",
)
DEAD_MEN, EAGLES, SPIRIT, ENTS = "fp-character-22", "fp-character-18", "fp-strategy-05", "fp-character-19"
PALANTIR, BANE, VALINOR, BOMBADIL = "shadow-character-21", "shadow-character-06", "shadow-strategy-01", "fp-strategy-03"


def shadow_plays(card: str, armies: dict[str, str], besieged: dict[str, str] | None = None, **fields: Any) -> Board:
    """The Saruman player, who does not lead, plays a card."""
    fields = {"at_war": ["sauron"], **fields}
    game = team_board(
        armies, besieged, free=["event"], shadow=["event"] * 2, to_act=SHADOW, hands={SARUMANS: [card]}, **fields
    )
    assert asked(game) == (SARUMANS, "action")
    return play(game, "play-event")


def free_plays(card: str, armies: dict[str, str], seat: str = ROHANS, **fields: Any) -> Board:
    """A player of the Free Peoples plays a card."""
    fields = {"at_war": NATIONS, "fellowship": {"companions": []}, **fields}
    game = team_board(armies, free=["event"] * 2, shadow=["event"] * 2, acts=[seat], hands={seat: [card]}, **fields)
    assert asked(game) == (seat, "action")
    return play(game, "play-event")


# Cards of the Shadow


@rule("BG-MULTI-49")
@pytest.mark.parametrize(
    "garrison, seat", [("gondor 1/0/1 rohan 2/0/1", ROHANS), ("gondor 2/0/1 rohan 1/0/1", GONDORS)]
)
def test_who_commands_the_garrison_of_minas_tirith_loses_a_leader_of_his_choice(garrison: str, seat: str) -> None:
    game = shadow_plays(FOLLY, {"minas-tirith": "sauron 3"}, {"minas-tirith": garrison})
    assert (asked(game), game.names()) == ((seat, "which-leader"), ["gondor-leader", "rohan-leader"])


@rule("BG-MULTI-40")
@pytest.mark.parametrize("nation, seat", [("rohan", ROHANS), ("gondor", GONDORS)])
def test_the_player_of_the_nation_loses_a_figure_of_his_choice_to_stormcrow(nation: str, seat: str) -> None:
    armies = {
        "edoras": "rohan 1/1 gandalf-the-white",
        "helms-deep": "rohan 1",
        "minas-tirith": "gondor 1/1 strider",
        "pelargir": "gondor 1",
    }
    game = play(shadow_plays(STORMCROW, armies, leads=[GONDORS]), nation)
    assert asked(game) == (seat, "lose-where")
    game = play(game, "edoras" if nation == "rohan" else "minas-tirith")
    assert asked(game) == (seat, "lose-which")


@rule("BG-MULTI-49")
@pytest.mark.parametrize("victim, seat", [("gondor 1/1 rohan 3", ROHANS), ("gondor 1/2 rohan 3", GONDORS)])
def test_who_commands_an_army_takes_the_hits_of_a_card(victim: str, seat: str) -> None:
    game = shadow_plays(SPELLS, {"osgiliath": victim, "south-ithilien": "sauron 1 nazgul 2"})
    assert asked(play(game, 6, 1)) == (seat, "loss")


@rule("BG-MULTI-33")
def test_the_leading_player_says_who_leaves_a_breaking_fellowship() -> None:
    fellowship = {"at": "hollin", "revealed": True, "companions": ["gimli", "legolas"]}
    game = shadow_plays(CORPSES, {}, fellowship=fellowship, leads=[ROHANS])
    assert asked(play(game, "std-1-1")) == (ROHANS, "separate")


# Cards of the Free Peoples


@rule("BG-MULTI-49")
@pytest.mark.parametrize("army, seat", [("sauron 3 southrons 6", SARUMANS), ("sauron 6 southrons 3", WITCH_KINGS)])
def test_who_commands_a_shadow_army_says_where_it_flees_from_the_dead(army: str, seat: str) -> None:
    armies = {"edoras": "strider", "pelargir": army}
    game = play(free_plays(DEAD_MEN, armies, GONDORS, control={"pelargir": SHADOW}), "pelargir", 1)
    assert asked(game) == (seat, "loss")
    game = play(game, "remove-southrons-regular")
    assert asked(game) == (seat, "retreat-where")
    assert field(play(game, "west-harondor"), "west-harondor").size == 8


@rule("BG-MULTI-49")
def test_who_commands_a_shadow_army_of_two_nations_takes_the_hits_of_its_quarrel() -> None:
    game = play(free_plays(SPIRIT, {"dagorlad": "sauron 1 isengard 2"}), 6, 1, 1, 1, 1)
    assert asked(game) == (SARUMANS, "loss")


@rule("BG-MULTI-35")
def test_the_leading_shadow_player_says_where_nazgul_flee_from_the_eagles() -> None:
    armies = {"osgiliath": "gondor 1 strider", "north-ithilien": "isengard 2 nazgul 2"}
    assert asked(play(free_plays(EAGLES, armies), 1, 1)) == (WITCH_KINGS, "nazgul-refuge")


@rule("BG-MULTI-49")
def test_the_saruman_player_takes_the_hits_of_the_ents_and_the_actor_plays_on() -> None:
    armies = {"orthanc": "isengard 1/1", "fangorn": "gandalf-the-white"}
    game = play(free_plays(ENTS, armies), 6, 1, 1)
    assert asked(game) == (SARUMANS, "loss")
    game = play(game, "remove-isengard-regular")
    assert asked(game) == (ROHANS, "play-another")


# Cards drawn in the course of an action


@rule("BG-GLOSSARY-01")
@pytest.mark.parametrize("seat", [WITCH_KINGS, SARUMANS])
def test_the_palantir_brings_a_card_to_the_player_who_played_one(seat: str) -> None:
    game = team_board(
        {"orthanc": "isengard 1 saruman"},
        free=["event"],
        shadow=["event"] * 2,
        to_act=SHADOW,
        acts=[seat],
        table=[PALANTIR],
        hands={seat: ["shadow-character-01"]},
    )
    game = play(game, "play-event")
    assert asked(game) == (seat, "which-deck")
    game = play(game, "strategy", "shadow-strategy-24")
    assert [card.name for card in game.state.hands[seat]] == ["shadow-strategy-24"]


@rule("BG-GLOSSARY-01")
@pytest.mark.parametrize("seat", [GONDORS, ROHANS])
def test_gandalf_the_guide_brings_a_card_to_the_player_who_played_one(seat: str) -> None:
    fellowship = {"companions": ["gandalf-the-grey"]}
    game = free_plays("fp-character-12", {}, seat, fellowship=fellowship)
    assert asked(game) == (seat, "gandalf-draws")
    game = play(game, "yes", "fp-character-01")
    assert [card.name for card in game.state.hands[seat]] == ["fp-character-01"]


@rule("BG-MULTI-48")
def test_the_sorcerer_brings_a_card_to_who_commands_his_army() -> None:
    game = team_board(
        {"dagorlad": "sauron 1 southrons 3 witch-king", "north-ithilien": "gondor 1"},
        at_war=NATIONS,
        free=["event"],
        shadow=["army"] * 2,
        to_act=SHADOW,
        acts=[SARUMANS],
        merged={SHADOW: ["dagorlad"]},
        hands={SARUMANS: ["shadow-strategy-24"]},
    )
    game = play(game, "attack", "all", "shadow-strategy-24")
    assert asked(game) == (SARUMANS, "sorcerer")
    game = play(game, "yes", "shadow-strategy-01")
    assert [card.name for card in game.state.hands[SARUMANS]] == ["shadow-strategy-01"]


@rule("BG-MULTI-08", "BG-MULTI-17")
@pytest.mark.parametrize(
    "cards, able", [({SARUMANS: [BANE, VALINOR]}, True), ({SARUMANS: [BANE], WITCH_KINGS: [VALINOR]}, False)]
)
def test_the_player_who_acts_pays_with_his_own_cards(cards: dict[str, list[str]], able: bool) -> None:
    game = turn_of(SARUMANS, "event", hands=cards, table=[BOMBADIL])
    assert ("break-bombadils-power" in game.names()) == able


@rule("BG-MULTI-39")
def test_a_mixed_army_that_has_lost_the_units_of_a_partner_is_none_any_more() -> None:
    armies = {"osgiliath": "gondor 1 rohan 2", "south-ithilien": "sauron 1 nazgul 2"}
    game = play(shadow_plays(SPELLS, armies, merged={FREE: ["osgiliath"]}), 6, 1)
    assert game.view(FREE)["teams"]["merged"][FREE] == ["osgiliath"]
    assert play(game, "remove-gondor-regular").view(FREE)["teams"]["merged"][FREE] == []
    assert play(game, "remove-rohan-regular").view(FREE)["teams"]["merged"][FREE] == ["osgiliath"]
