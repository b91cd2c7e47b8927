"""Captain of Despair, Shadow of Dol Guldur, and Madness and Horror."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, NO_RINGS, SHADOW, Board, army, field, inside, is_discarded, is_on_table, where
from boardgame.lords.hunts import no_rings
from boardgame.lords.tables import lords_board, table_of
from boardgame.opportunities import options
from helpers import key, play, told
from marks import rule

CAPTAIN, CHIEF = "witch-king", "witch-king-chief-of-the-ringwraiths"
DESPAIR, DOL_GULDUR, MADNESS = "captain-of-despair", "shadow-of-dol-guldur", "madness-and-horror"
WILD = {"at": "hollin", "companions": ["strider", "gimli"]}
GOLLUM = {"at": "hollin", "companions": []}
MOVE = ("character", "move-minions")


def shadow(armies: dict[str, str], besieged: dict[str, str] | None = None, **fields: Any) -> Board:
    """The Shadow is to act, without rings; the Fellowship is in Hollin."""
    fields = {"rings": NO_RINGS, "fellowship": WILD, **fields, "lords": no_rings(fields.get("lords", {}))}
    return lords_board(armies, besieged, **{"to_act": SHADOW, **fields})


def box(game: Board) -> int:
    """The dice of the Shadow in the hunt box."""
    return game.state.hunt_box[SHADOW]


# Captain of Despair


def despairing(*dice: str, armies: dict[str, str] | None = None, **fields: Any) -> Board:
    """The card is on the table."""
    armies = armies or {"nurn": f"{CAPTAIN} nazgul 1"}
    return shadow(armies, table=[DESPAIR], shadow=[*dice, "event", "event"], **fields)


@rule("BG-CARD-14", "LM-WITCHKING-17")
@pytest.mark.parametrize(
    ("armies", "fellowship", "playable"),
    [
        ({"nurn": CAPTAIN}, WILD, True),
        ({"nurn": CHIEF}, WILD, True),
        ({"nurn": "nazgul 1"}, WILD, False),
        ({"nurn": CAPTAIN}, GOLLUM, False),
    ],
)
def test_despair_needs_a_witch_king_and_another_guide_than_gollum(
    armies: dict[str, str], fellowship: dict[str, Any], playable: bool
) -> None:
    game = shadow(armies, hands=[DESPAIR], shadow=["event", "army"], fellowship=fellowship)
    assert ("play-event" in options(game, "event")) is playable


@rule("BG-CARD-21")
def test_the_die_that_plays_despair_is_no_eye_and_the_next_one_is() -> None:
    dice = ["character", "character", "event"]
    game = shadow({"nurn": f"{CAPTAIN} nazgul 1"}, hands=[DESPAIR], shadow=dice)
    game = play(game, "character", "play-event")
    assert is_on_table(game, DESPAIR)
    assert (box(game), table_of(game).young) == (0, None)
    game = play(game, *MOVE, "none")
    assert box(game) == 1
    assert told(game, "die-becomes-eye") == [{"die": "character", "card": DESPAIR}]


@pytest.mark.parametrize(
    ("die", "deed", "eyes"),
    [("character", ("move-minions", "none"), 1), ("character", ("skip",), 0), ("muster", ("skip",), 0)],
)
def test_only_a_character_result_that_was_used_becomes_an_eye(die: str, deed: tuple[str, ...], eyes: int) -> None:
    assert box(play(despairing(die), die, *deed)) == eyes


def test_other_results_that_were_used_stay_out_of_the_hunt_box() -> None:
    assert box(play(despairing("muster"), "muster", "diplomacy", "sauron")) == 0


def test_a_character_result_of_the_balrogs_die_becomes_an_eye_too() -> None:
    die = "minion-balrog-character-loss"
    game = despairing(armies={"nurn": f"{CAPTAIN} nazgul 1", "moria": "balrog-of-moria"}, kept=[die])
    assert box(play(game, die, "move-minions", "none")) == 1


def test_the_free_peoples_dice_are_not_touched() -> None:
    game = despairing(free=["character", "event"], to_act=FREE, fellowship={**WILD, "revealed": True})
    game = play(game, "character", "hide-fellowship")
    assert game.state.hunt_box == {FREE: 0, SHADOW: 0}


def test_the_die_of_an_attack_becomes_an_eye_after_the_battle() -> None:
    armies = {"dagorlad": f"sauron 2 {CAPTAIN}", "north-ithilien": "gondor 1"}
    game = despairing("character", armies=armies, at_war=["sauron", "gondor"])
    game = play(game, "character", "attack-led", "all")
    assert box(game) == 0
    assert table_of(game).waiting is not None
    game = play(game, 1, 1, 1, "0", "yes")
    assert game.state.phase == "actions"
    assert box(game) == 1


def test_the_die_of_a_card_that_attacks_becomes_an_eye_after_the_battle() -> None:
    armies = {"dagorlad": f"sauron 2 {CAPTAIN}", "north-ithilien": "gondor 1"}
    hand = ["shadow-character-24"]
    game = despairing("character", armies=armies, hands=hand, at_war=["sauron", "gondor"])
    game = play(game, "character", "play-event", "none", "attack", "all")
    assert (game.state.phase, box(game)) == ("battle", 0)
    game = play(game, 1, 1, 1, "0", "yes")
    assert (game.state.phase, box(game)) == ("actions", 1)


@rule("BG-CARD-23")
def test_despair_ends_with_the_last_witch_king() -> None:
    armies = {"dagorlad": f"sauron 1 {CAPTAIN}", "north-ithilien": "gondor 3"}
    game = despairing("character", armies=armies, at_war=["sauron", "gondor"])
    game = play(game, "character", "attack-led", 1, 6, 6, 6, "0")
    assert is_discarded(game, DESPAIR)
    assert box(game) == 0


@rule("BG-CARD-23", "LM-WITCHKING-17")
def test_despair_outlasts_the_change_of_the_witch_king() -> None:
    game = despairing("muster", armies={"nurn": CAPTAIN}, out_of_play=["balrog-of-moria"])
    game = play(game, "muster", "bring-minion")
    assert where(game, CHIEF) == "nurn"
    assert is_on_table(game, DESPAIR)


@pytest.mark.parametrize(
    ("path", "control", "ends"),
    [
        (("trollshaws", "rivendell"), {}, True),
        (("trollshaws",), {}, False),
        (("moria",), {}, False),
        (("trollshaws", "rivendell"), {"rivendell": "shadow"}, False),
    ],
)
def test_despair_ends_when_the_fellowship_is_declared_in_a_stronghold(
    path: tuple[str, ...], control: dict[str, str], ends: bool
) -> None:
    game = lords_board(
        {"nurn": CAPTAIN},
        table=[DESPAIR],
        phase="fellowship",
        dice={SHADOW: ["unrolled"] * 2},
        fellowship={**WILD, "progress": len(path)},
        control=control,
    )
    game = play(game, "yes", *path)
    assert (is_discarded(game, DESPAIR), is_on_table(game, DESPAIR)) == (ends, not ends)


@rule("BG-CARD-23")
def test_despair_ends_when_gollum_becomes_the_guide() -> None:
    game = despairing(free=["character", "event"], to_act=FREE, fellowship={"at": "hollin", "companions": ["gimli"]})
    game = play(game, "character", "separate", "hollin")
    assert game.state.guide.name == "gollum"
    assert is_discarded(game, DESPAIR)


# Shadow of Dol Guldur


def guldur(figures: str, *answers: Any, besieged: dict[str, str] | None = None, **fields: Any) -> Board:
    """The card has been played with these figures in Dol Guldur."""
    game = shadow({"dol-guldur": figures}, besieged, hands=[DOL_GULDUR], shadow=["army", "event"], **fields)
    return play(game, "army", "play-event", *answers)


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    ("figures", "playable"),
    [("sauron 2 nazgul 1", True), (CAPTAIN, True), (CHIEF, True), ("sauron 5 mouth-of-sauron", False)],
)
def test_dol_guldur_needs_a_nazgul_there(figures: str, playable: bool) -> None:
    game = shadow({"dol-guldur": figures, "nurn": "nazgul 2"}, hands=[DOL_GULDUR], shadow=["event", "army"])
    assert ("play-event" in options(game, "event")) is playable


@rule("LM-WITCHKING-18")
@pytest.mark.parametrize(
    ("figures", "regulars"),
    [
        ("nazgul 1", 1),
        ("sauron 1 nazgul 3", 4),
        (f"nazgul 1 {CAPTAIN}", 3),
        (f"nazgul 1 {CHIEF}", 2),
        ("nazgul 7", 5),
        ("sauron 8 nazgul 4", 10),
        ("sauron 10 nazgul 4", 10),
        (f"nazgul 1 mouth-of-sauron {CHIEF}", 2),
    ],
)
def test_a_regular_comes_for_each_point_of_nazgul_leadership(figures: str, regulars: int) -> None:
    game = guldur(figures)
    assert key(game) == "ringwraiths"
    assert field(game, "dol-guldur") == army(sauron_regular=regulars)
    assert told(game, "remove-excess") == []


@rule("BG-STACK-02")
def test_inside_a_besieged_dol_guldur_there_is_room_for_five() -> None:
    game = guldur("elves 3", besieged={"dol-guldur": "sauron 3 nazgul 4"})
    assert inside(game, "dol-guldur") == army(sauron_regular=5)
    assert told(game, "remove-excess") == []


def test_the_army_of_dol_guldur_may_then_move() -> None:
    game = guldur("sauron 2 nazgul 1", "move", "south-anduin-vale", "some", 3, 0, at_war=["sauron"])
    assert field(game, "south-anduin-vale") == army(sauron_regular=3)
    assert game.state.nazgul == {next(iter(game.state.nazgul)): 1}
    assert field(game, "dol-guldur") == army()


def test_the_army_of_dol_guldur_may_then_attack_or_do_nothing() -> None:
    game = shadow(
        {"dol-guldur": "sauron 2 nazgul 1", "south-anduin-vale": "elves 1"},
        hands=[DOL_GULDUR],
        shadow=["army", "event"],
        at_war=["sauron", "elves"],
    )
    game = play(game, "army", "play-event")
    assert set(game.names()) == {"move", "attack", "none"}
    assert field(play(game, "none"), "dol-guldur") == army(sauron_regular=3)
    game = play(game, "attack", "all")
    assert told(game, "attack")[0]["figures"] == {"sauron-regular": 3}
    assert game.state.phase == "battle"


# Madness and Horror


def mad(armies: dict[str, str], besieged: dict[str, str] | None = None, **fields: Any) -> Board:
    """The Shadow holds the card, and Sauron is At War."""
    dice = ["army", "event"]
    return shadow(armies, besieged, hands=[MADNESS], shadow=dice, **{"at_war": ["sauron"], **fields})


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    ("armies", "at_war", "playable"),
    [
        ({"hollin": "north 1"}, ["sauron"], True),
        ({"hollin": "north 1"}, [], False),
        ({"trollshaws": "north 1"}, ["sauron"], False),
        ({"fords-of-isen": "rohan 1"}, ["sauron"], False),
    ],
)
def test_madness_needs_an_army_near_a_stronghold_of_sauron(
    armies: dict[str, str], at_war: list[str], playable: bool
) -> None:
    assert ("play-event" in options(mad(armies, at_war=at_war), "army")) is playable


def test_the_shadow_chooses_among_the_armies_near_strongholds_besieged_ones_too() -> None:
    game = mad(
        {"hollin": "north 1", "dagorlad": "gondor 1", "edoras": "rohan 1", "moria": "sauron 3"},
        {"moria": "elves 2"},
        control={"moria": "free-peoples"},
    )
    assert options(game, "army", "play-event") == {"hollin", "dagorlad", "moria"}


@pytest.mark.parametrize(("dice", "left"), [((5, 6, 4), 1), ((4, 4, 1), 3), ((6, 5, 5), 0)])
def test_three_dice_hit_the_army_on_five(dice: tuple[int, ...], left: int) -> None:
    game = play(mad({"dagorlad": "gondor 3"}), "army", "play-event", *dice)
    assert field(game, "dagorlad").size == left


def test_two_regulars_come_to_one_free_region_next_to_the_army() -> None:
    armies = {"dagorlad": "gondor 3", "north-ithilien": "gondor 1", "noman-lands": "southrons 1"}
    game = play(mad(armies), "army", "play-event", "dagorlad", 1, 1, 1)
    assert set(game.names()) == {"ash-mountains", "eastern-emyn-muil", "morannon", "noman-lands"}
    game = play(game, "noman-lands")
    assert field(game, "noman-lands") == army(southrons_regular=1, sauron_regular=2)


def test_in_the_other_reading_they_come_next_to_the_stronghold() -> None:
    game = mad({"dagorlad": "gondor 3"}, options={"madness-next-to": "stronghold"})
    game = play(game, "army", "play-event", 1, 1, 1)
    assert field(game, "gorgoroth") == army(sauron_regular=2)


def test_to_an_army_besieged_in_a_stronghold_of_sauron_they_come_in_the_same_region() -> None:
    game = mad({"moria": "sauron 3"}, {"moria": "elves 2"}, control={"moria": "free-peoples"})
    game = play(game, "army", "play-event", 1, 5, 1)
    assert (field(game, "moria"), inside(game, "moria")) == (army(sauron_regular=5), army(elves_regular=1))


def test_an_army_that_besieges_a_stronghold_of_sauron_draws_them_to_a_region_next_to_it() -> None:
    game = play(mad({"moria": "elves 2"}, {"moria": "sauron 2"}), "army", "play-event", 1, 1, 1)
    assert set(game.names()) == {"dimrill-dale", "hollin", "north-dunland"}


def test_an_army_besieged_in_its_own_stronghold_does_not_draw_them_into_its_region() -> None:
    armies = {"dol-guldur": "sauron 1", "minas-tirith": "sauron 3", "osgiliath": "gondor 1"}
    game = mad(armies, {"minas-tirith": "gondor 2"}, at_war=["sauron", "gondor"])
    assert "play-event" not in options(game, "army")


def test_without_regulars_left_only_the_dice_are_rolled() -> None:
    armies = {
        "dagorlad": "gondor 3",
        "nurn": "sauron 10",
        "khand": "sauron 10",
        "umbar": "sauron 10",
        "angmar": "sauron 6",
    }
    game = play(mad(armies), "army", "play-event", 5, 1, 1)
    assert field(game, "dagorlad").size == 2
    assert key(game) != "recruit-where"
