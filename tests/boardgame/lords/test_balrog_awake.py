"""Chapter 10.4: the Balrog wakes, acts, and is bound."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import lost
from boardgame.boards import FREE, SHADOW, Board, army, field, where
from boardgame.lords.tables import lords_board, lords_team_board, table_of
from boardgame.opportunities import options
from helpers import key, play, told
from marks import rule

BALROG = "balrog-of-moria"
SYMBOL = "minion-balrog-use-balrog"
BALROG_CARD = "a-balrog-is-come"
NARYA = "gandalf-grey-keeper-of-narya"
ACTIVE, INACTIVE = {"balrog": "active"}, {"balrog": "inactive"}
DEEDS = {"move-balrogs-army", "attack-with-balrog", "move-balrog"}
WILL = "will-of-the-west"


def with_symbol(armies: dict[str, str], token: dict[str, str], **fields: Any) -> Board:
    """The Shadow has kept a Balrog symbol, and has another die."""
    return lords_board(armies, kept=[SYMBOL], shadow=["event"], lords=token, **{"to_act": SHADOW, **fields})


def with_card(armies: dict[str, str], token: dict[str, str], **fields: Any) -> Board:
    """The Shadow holds A Balrog is Come!."""
    dice = ["character", "army"]
    return lords_board(armies, hands=[BALROG_CARD], shadow=dice, lords=token, **{"to_act": SHADOW, **fields})


def is_active(game: Board) -> bool:
    return table_of(game).balrog_active


# Waking


@rule("LM-BALROG-19", "LM-AMB-12")
def test_using_the_symbol_wakes_him_and_does_no_more() -> None:
    game = with_symbol({"moria": f"sauron 3 {BALROG}"}, INACTIVE, at_war=["sauron"])
    assert not is_active(game)
    assert options(game, SYMBOL) == {"wake-balrog", "skip"}
    game = play(game, SYMBOL, "wake-balrog")
    assert is_active(game)
    assert (where(game, BALROG), game.state.dice[SHADOW]) == ("moria", ("event",))
    assert told(game, "balrog-wakes") == [{"minion": BALROG}]


@rule("LM-AMB-12")
def test_in_the_other_reading_he_is_awake_when_the_symbol_has_been_chosen() -> None:
    rolled = lords_board(
        {"moria": BALROG},
        phase="action-roll",
        shadow=["unrolled"],
        lords={"special_dice_in_pool": ["minion-balrog"]},
        options={"balrog-wakes": "chosen"},
    )
    game = play(rolled, "event", SYMBOL)
    assert is_active(game)
    assert options(game, SYMBOL) == {"move-balrog", "skip"}


@rule("LM-BALROG-19")
def test_a_skipped_symbol_does_not_wake_him() -> None:
    assert not is_active(play(with_symbol({"moria": BALROG}, INACTIVE), SYMBOL, "skip"))


@rule("LM-DICE-28")
def test_without_the_balrog_his_symbol_does_nothing() -> None:
    game = play(with_symbol({}, {}, out_of_play=[BALROG]), SYMBOL)
    assert told(game, "use-die") == [{"side": SHADOW, "die": SYMBOL, "face": "use-balrog", "action": "skip"}]


@rule("LM-BALROG-20")
def test_the_card_wakes_him() -> None:
    game = play(with_card({"moria": f"sauron 3 {BALROG}"}, INACTIVE, at_war=["sauron"]), "character", "play-event")
    assert is_active(game)
    assert set(game.names()) == {"move-armies", "skip"}
    assert where(game, BALROG) == "moria"


@rule("LM-BALROG-20")
@pytest.mark.parametrize(("armies", "playable"), [({"moria": BALROG}, True), ({}, False)])
def test_the_card_needs_the_balrog_in_play(armies: dict[str, str], playable: bool) -> None:
    token = INACTIVE if armies else {}
    assert ("play-event" in options(with_card(armies, token), "character")) is playable


# Acting


@rule("LM-BALROG-23")
def test_the_symbol_offers_an_active_balrog_three_actions() -> None:
    armies = {"moria": f"sauron 3 {BALROG}", "dimrill-dale": "elves 1"}
    game = with_symbol(armies, ACTIVE, at_war=["sauron", "elves"])
    assert options(game, SYMBOL) == DEEDS | {"skip"}


@rule("LM-BALROG-23")
def test_without_an_army_he_only_moves_alone() -> None:
    assert options(with_symbol({"moria": BALROG}, ACTIVE), SYMBOL) == {"move-balrog", "skip"}
    away = {"moria": BALROG, "nurn": "sauron 2", "gorgoroth": "elves 1"}
    assert options(with_symbol(away, ACTIVE, at_war=["sauron", "elves"]), SYMBOL) == {"move-balrog", "skip"}


@rule("LM-BALROG-21", "LM-BALROG-23")
def test_the_army_moves_one_region_and_he_goes_along() -> None:
    game = with_symbol({"moria": f"sauron 3/1 {BALROG} nazgul 1"}, ACTIVE, at_war=["sauron"])
    game = play(game, SYMBOL, "move-balrogs-army", "hollin", "some", 1, 0, 0)
    assert field(game, "hollin") == army(sauron_regular=1)
    assert field(game, "moria") == army(sauron_regular=2, sauron_elite=1)
    assert where(game, BALROG) == "hollin"


@rule("LM-BALROG-23")
def test_he_takes_part_in_the_attack_of_his_army() -> None:
    armies = {"moria": f"sauron 3 {BALROG}", "dimrill-dale": "elves 1"}
    game = play(with_symbol(armies, ACTIVE, at_war=["sauron", "elves"]), SYMBOL, "attack-with-balrog", "some", 2)
    assert told(game, "attack")[0]["characters"] == [BALROG]
    game = play(game, *[1] * 4)
    assert told(game, "combat-roll")[0]["dice"] == [1] * 4


@rule("LM-BALROG-21", "LM-BALROG-23", "LM-AMB-14")
def test_alone_he_moves_two_regions() -> None:
    game = with_symbol({"moria": f"sauron 3 {BALROG}", "angmar": "nazgul 1"}, ACTIVE, at_war=["sauron"])
    goals = options(game, SYMBOL, "move-balrog")
    assert "trollshaws" in goals
    assert goals.isdisjoint({"rivendell", "lorien", "moria", "fangorn"})
    game = play(game, SYMBOL, "move-balrog", "trollshaws")
    assert where(game, BALROG) == "trollshaws"
    assert field(game, "moria") == army(sauron_regular=3)
    assert is_active(game)


@rule("LM-BALROG-22")
def test_the_sleeping_balrog_moves_neither_alone_nor_with_an_army() -> None:
    armies = {"moria": f"sauron 3 {BALROG}", "angmar": "nazgul 1"}
    game = lords_board(armies, shadow=["character", "army"], at_war=["sauron"], lords=INACTIVE)
    assert options(game, "character", "move-minions") == {"angmar", "none"}
    assert "move-led-army" not in options(game, "character")
    game = play(game, "army", "move-armies", "hollin", "all")
    assert where(game, BALROG) == "moria"
    assert field(game, "hollin") == army(sauron_regular=3)


@rule("LM-BALROG-23")
@pytest.mark.parametrize("deed", sorted(DEEDS))
def test_the_card_does_with_an_active_balrog_what_the_symbol_does(deed: str) -> None:
    armies = {"moria": f"sauron 3 {BALROG}", "dimrill-dale": "elves 1"}
    game = play(with_card(armies, ACTIVE, at_war=["sauron", "elves"]), "character", "play-event")
    assert set(game.names()) == DEEDS
    asked = {"move-balrogs-army": "move-where", "attack-with-balrog": "attack-with", "move-balrog": "minion-where"}
    assert key(play(game, deed)) == asked[deed]


@rule("LM-BALROG-23")
def test_the_card_moves_him_with_his_army() -> None:
    game = play(with_card({"moria": f"sauron 3 {BALROG}"}, ACTIVE, at_war=["sauron"]), "character", "play-event")
    game = play(game, "move-balrogs-army", "north-dunland", "all")
    assert field(game, "north-dunland") == army(sauron_regular=3)
    assert where(game, BALROG) == "north-dunland"


@rule("LM-BALROG-23")
def test_an_active_balrog_besieged_alone_in_moria_gets_nothing_from_the_card() -> None:
    game = lords_board(
        {"moria": "elves 3"},
        {"moria": f"sauron 1 {BALROG}"},
        hands=[BALROG_CARD],
        shadow=["character", "event"],
        lords=ACTIVE,
    )
    game = play(game, "character", "play-event")
    assert where(game, BALROG) == "moria"
    assert is_active(game)
    assert game.state.phase == "actions"
    assert set(game.names()) == {"draw-card", "skip"}


@rule("LM-MULTI-04", "LM-MULTI-05")
@pytest.mark.parametrize(
    ("token", "deeds"), [(ACTIVE, ("skip", "move-balrog")), (INACTIVE, ("wake-balrog", "wake-balrog"))]
)
def test_either_player_wakes_him_but_only_his_own_moves_him(token: dict[str, str], deeds: tuple[str, str]) -> None:
    game = lords_team_board({"moria": BALROG}, kept=[SYMBOL], shadow=["event", "event"], lords=token, to_act=SHADOW)
    for seat, deed in zip(("saruman", "witch-king"), deeds, strict=True):
        assert game.question is not None
        assert game.question.side == seat
        used = play(game, SYMBOL) if deed == "skip" else play(game, SYMBOL, deed)
        assert told(used, "use-die")[-1]["action"] == deed
        game = play(game, "event", "skip")


# Bound


def facing(region: str, *free: str, gandalf: str = "", token: dict[str, str] = ACTIVE, **fields: Any) -> Board:
    """The Free Peoples are to act against the Balrog in a region, where Gandalf may be."""
    company = {"at": "hollin", "companions": ["strider"]}
    fields = {"fellowship": company, **fields}
    return lords_board({region: f"{BALROG} {gandalf}".strip()}, free=[*free, "event"], lords=token, **fields)


@rule("LM-BALROG-25", "LM-BALROG-27", "LM-BALROG-30", "LM-EX-23")
def test_a_will_of_the_west_sends_him_to_sleep_in_moria() -> None:
    game = play(facing("moria", WILL), WILL, WILL, "bind-balrog")
    assert (where(game, BALROG), is_active(game)) == ("moria", False)
    assert game.state.dice[FREE] == ("event",)
    assert told(game, "balrog-sleeps") == [{"minion": BALROG}]


@rule("LM-BALROG-25", "LM-BALROG-28", "LM-EX-23")
@pytest.mark.parametrize("region", ["dimrill-dale", "dol-guldur"])
def test_a_will_of_the_west_ends_him_outside_moria(region: str) -> None:
    game = play(facing(region, WILL), WILL, WILL, "bind-balrog")
    assert lost(game, BALROG)
    assert where(game, BALROG) is None
    assert not is_active(game)


@rule("LM-BALROG-26")
@pytest.mark.parametrize("gandalf", ["gandalf-the-grey", "gandalf-the-white", NARYA])
@pytest.mark.parametrize(("region", "falls"), [("moria", False), ("dimrill-dale", True)])
def test_gandalf_in_his_region_binds_him_with_a_character_result(gandalf: str, region: str, falls: bool) -> None:
    game = play(facing(region, "character", gandalf=gandalf), "character", "gandalf-binds-balrog")
    assert (lost(game, BALROG), is_active(game)) == (falls, False)
    assert game.state.dice[FREE] == ("event",)


@rule("LM-BALROG-26")
def test_a_will_of_the_west_serves_gandalf_as_a_character_result() -> None:
    assert "gandalf-binds-balrog" in options(facing("moria", WILL, gandalf="gandalf-the-white"), WILL, "character")


@rule("LM-BALROG-26")
def test_without_gandalf_in_his_region_a_character_result_does_not_bind_him() -> None:
    assert "gandalf-binds-balrog" not in options(facing("moria", "character"), "character")
    near = lords_board(
        {"moria": BALROG, "hollin": "gandalf-the-white", "dimrill-dale": "boromir"},
        free=["character", "event"],
        lords=ACTIVE,
        fellowship={"companions": ["strider"]},
    )
    assert "gandalf-binds-balrog" not in options(near, "character")


@rule("LM-BALROG-29")
def test_gandalf_in_the_fellowship_does_not_count() -> None:
    company = {"at": "moria", "companions": ["gandalf-the-grey", "strider"]}
    game = facing("moria", "character", fellowship=company)
    assert "gandalf-binds-balrog" not in options(game, "character")


@rule("LM-BALROG-25", "LM-BALROG-26")
def test_a_sleeping_balrog_cannot_be_bound() -> None:
    game = facing("moria", WILL, "character", gandalf="gandalf-the-white", token=INACTIVE)
    assert "bind-balrog" not in options(game, WILL, WILL)
    assert "gandalf-binds-balrog" not in options(game, "character")


@rule("LM-BALROG-24")
def test_he_stays_active_through_the_turns() -> None:
    game = lords_board({"moria": BALROG}, phase="recover", turn=4, lords=ACTIVE)
    game = play(game, "fp-character-01", "fp-strategy-01", "shadow-character-01", "shadow-strategy-01")
    assert game.state.phase == "fellowship"
    assert is_active(game)


@rule("LM-BALROG-27")
def test_bound_in_moria_he_does_not_leave_it_and_can_wake_again() -> None:
    bound = play(facing("moria", WILL, shadow=["character", "army"]), WILL, WILL, "bind-balrog")
    assert "move-minions" not in options(bound, "character")
    assert options(with_symbol({"moria": BALROG}, INACTIVE), SYMBOL) == {"wake-balrog", "skip"}
