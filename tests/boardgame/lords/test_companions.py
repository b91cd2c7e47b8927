"""Versions of a character: what names him applies to every version, what a card gives only to that card."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import half
from boardgame.boards import FREE, SHADOW, Board, field, where
from boardgame.figures import actions
from boardgame.lords.fights import BLACK, CHIEF, NARYA, in_the_open, leaderships
from boardgame.lords.tables import LORDS, lords_board
from helpers import play
from marks import rule

COUNCIL = {"council-of-rivendell": "yes", "strider-dunadan": "yes"}
KEEPER = {"companions": {"gandalf-the-grey": NARYA}}
SECRET_FIRE = half("servant-of-the-secret-fire")
BLADE = half("blade-of-westernesse")
ANDURIL = half("anduril")
WORDS_OF_POWER = half("words-of-power")


def free_turn(die: str, armies: dict[str, str] | None = None, **fields: Any) -> Board:
    found = {"free": [die, "event"], "shadow": ["event"], "options": COUNCIL, **fields}
    return lords_board(armies, **found)


# Gandalf the Grey, Keeper of Narya


@rule("LM-NARYA-01")
def test_the_keeper_of_narya_leads_with_one_and_wakes_any_nation() -> None:
    keeper = LORDS[NARYA]
    assert (keeper.level, keeper.leadership) == (3, 1)
    assert leaderships(in_the_open(SHADOW, f"gondor 2 {NARYA}", "sauron 1"))[0] == 1
    for region, nation in (("edoras", "rohan"), ("minas-tirith", "gondor"), ("erebor", "dwarves"), ("dale", "north")):
        near = {"edoras": "westemnet", "minas-tirith": "druadan-forest", "erebor": "iron-hills", "dale": "iron-hills"}
        game = play(free_turn("character", {near[region]: NARYA}), "character", "move-companions", region)
        assert game.state.active[nation]


@rule("LM-NARYA-02", "LM-NARYA-03")
def test_the_keeper_of_narya_takes_the_place_of_the_other_in_secret() -> None:
    game = free_turn("character", lords=KEEPER, fellowship={"guide": "strider"})
    assert NARYA in game.view(FREE)["fellowship"]["companions"]
    assert "gandalf-the-grey" not in game.view(FREE)["fellowship"]["companions"]
    assert "gandalf-the-grey" in game.view(SHADOW)["fellowship"]["companions"]
    assert NARYA not in str(game.view(SHADOW)["fellowship"])


@rule("LM-NARYA-03")
def test_as_guide_the_keeper_of_narya_is_known() -> None:
    game = free_turn("character", lords=KEEPER, fellowship={"guide": NARYA})
    assert game.view(SHADOW)["fellowship"]["guide"] == NARYA


@rule("LM-NARYA-04")
def test_the_keeper_of_narya_can_be_separated() -> None:
    game = free_turn("character", lords=KEEPER, fellowship={"at": "rivendell", "progress": 0, "guide": "strider"})
    game = play(game, "character", "separate", NARYA, "none", "hollin")
    assert where(game, NARYA) == "hollin"
    assert game.view(SHADOW)["characters"][NARYA] == "hollin"


@rule("LM-NARYA-12", "LM-AMB-29")
def test_gandalf_the_white_replaces_the_keeper_of_narya() -> None:
    fellowship = {"companions": ["strider"], "guide": "strider"}
    fields: dict[str, Any] = {"fellowship": fellowship, "lords": KEEPER}
    game = free_turn("will-of-the-west", {"fangorn": NARYA, "orthanc": "saruman"}, **fields)
    game = play(game, "will-of-the-west", "will-of-the-west", "gandalf-the-white")
    assert (where(game, NARYA), where(game, "gandalf-the-white")) == (None, "fangorn")


@rule("LM-NARYA-12")
def test_not_while_the_keeper_of_narya_is_in_the_fellowship() -> None:
    game = free_turn("will-of-the-west", {"orthanc": "saruman"}, lords=KEEPER)
    game = play(game, "will-of-the-west", "will-of-the-west")
    assert "gandalf-the-white" not in game.names()


@rule("LM-CHAR-03")
@pytest.mark.parametrize(("guide", "draws"), [("gandalf-the-grey", True), (NARYA, False)])
def test_the_keeper_of_narya_draws_no_cards_as_guide(guide: str, draws: bool) -> None:
    fields: dict[str, Any] = {"lords": KEEPER} if guide == NARYA else {}
    game = free_turn("event", fellowship={"guide": guide}, hands=["every-little-is-a-gain"], **fields)
    game = play(game, "event", "play-event", "fp-strategy-01")
    assert game.question is not None
    assert (game.question.key == "gandalf-draws") == draws


# Companions by name


@rule("LM-AMB-29", "LM-CHAR-02")
@pytest.mark.parametrize(
    ("card", "figures"),
    [
        (SECRET_FIRE, f"gondor 2 {NARYA}"),
        (BLADE, "gondor 2 meriadoc-hobbit-of-the-shire"),
        (BLADE, "gondor 2 peregrin-hobbit-of-the-shire"),
        (ANDURIL, "gondor 2 strider-dunadan"),
    ],
)
def test_combat_cards_that_name_a_companion_work_with_his_new_version(card: str, figures: str) -> None:
    game = in_the_open(FREE, figures, "sauron 2", card, options=COUNCIL)
    assert card in game.names()
    assert card not in in_the_open(FREE, "gondor 2 gimli-dwarven-lord", "sauron 2", card, options=COUNCIL).names()


@rule("LM-AMB-29", "LM-CHAR-02")
def test_aragorn_takes_the_place_of_the_new_strider() -> None:
    fields: dict[str, Any] = {"fellowship": {"companions": ["gimli"], "guide": "gimli"}}
    game = free_turn("will-of-the-west", {"minas-tirith": "strider-dunadan"}, **fields)
    game = play(game, "will-of-the-west", "will-of-the-west", "crown-aragorn")
    assert (where(game, "strider-dunadan"), where(game, "aragorn")) == (None, "minas-tirith")


@rule("LM-CHAR-03")
def test_the_new_strider_does_not_hide_the_fellowship() -> None:
    for guide, able in (("strider", True), ("strider-dunadan", False)):
        fellowship = {"companions": [guide], "guide": guide, "revealed": True, "at": "hollin"}
        assert ("strider-hides" in actions(free_turn("event", fellowship=fellowship), "event")) == able


@rule("LM-CHAR-03")
@pytest.mark.parametrize(
    ("region", "card", "action"),
    [
        ("minas-tirith", "boromir-captain-general", "boromir-rouses-gondor"),
        ("woodland-realm", "legolas-elven-prince", "legolas-rouses-the-elves"),
        ("erebor", "gimli-dwarven-lord", "gimli-rouses-the-dwarves"),
    ],
)
def test_a_new_companion_has_not_the_ability_of_the_other(region: str, card: str, action: str) -> None:
    person = LORDS[card].person
    fellowship = {"companions": ["strider"], "guide": "strider"}
    nations = ["gondor", "elves", "dwarves"]
    assert action in actions(free_turn("event", {region: person}, active=nations, fellowship=fellowship), "event")
    assert action not in actions(free_turn("event", {region: card}, active=nations, fellowship=fellowship), "event")


# Minions by name


@rule("LM-CHAR-02", "LM-WITCHKING-17")
def test_a_combat_card_for_nazgul_works_with_the_chief() -> None:
    game = in_the_open(SHADOW, "gondor 2", f"sauron 2 {CHIEF}", WORDS_OF_POWER)
    assert WORDS_OF_POWER in game.names()


@rule("LM-CHAR-03")
@pytest.mark.parametrize(("captain", "draws"), [("witch-king", True), (CHIEF, False)])
def test_only_the_black_captain_draws_after_a_combat_card(captain: str, draws: bool) -> None:
    game = in_the_open(SHADOW, "gondor 2", f"sauron 2 {captain}", WORDS_OF_POWER)
    game = play(game, WORDS_OF_POWER)
    assert game.question is not None
    assert (game.question.key == "sorcerer") == draws


@rule("LM-CHAR-01")
def test_nobody_is_in_play_by_two_cards() -> None:
    game = lords_board(
        {"moria": BLACK}, at_war=["gondor"], shadow=["muster", "event"], free=["event"], fellowship={"mordor": 0}
    )
    game = play(game, "pass") if game.question and game.question.side == FREE else game
    assert "mouth-of-sauron" not in play(game, "muster", "bring-minion").names()
    assert field(game, "moria").size == 0
