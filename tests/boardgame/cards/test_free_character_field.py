"""The Free Peoples Character deck: Challenge of the King, the Eagles and the Ents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, TILES, Army, army, field, inside
from boardgame.cards.free_events import discarded, holding, is_done, may_play, played
from helpers import asked, play
from marks import rule
from ringwar.boardgame.table.armies import NAZGUL_PIECE

CHALLENGE, EAGLES = "fp-character-14", "fp-character-18"
ENTS = ["fp-character-19", "fp-character-20", "fp-character-21"]
EYES = [f"std-eye-reveal-{number}" for number in range(1, 5)]


def tiles(names: Sequence[str]) -> set[Any]:
    return {TILES[name] for name in names}


# Challenge of the King


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    "armies, besieged, playable",
    [
        ({"minas-tirith": "gondor 1 strider"}, {}, True),
        ({"edoras": "rohan 1 aragorn"}, {}, True),
        ({"fords-of-isen": "rohan 1 strider"}, {}, True),
        ({"helms-deep": "isengard 3"}, {"helms-deep": "rohan 1 strider"}, True),
        ({"osgiliath": "gondor 1 strider"}, {}, False),
        ({"minas-tirith": "strider"}, {}, False),
        ({"minas-tirith": "gondor 1", "lossarnach": "strider"}, {}, False),
        ({"dale": "north 1 strider"}, {}, False),
        ({"minas-tirith": "gondor 1 boromir"}, {}, False),
    ],
)
def test_the_king_must_be_with_an_army_in_gondor_or_rohan(
    armies: dict[str, str], besieged: dict[str, str], playable: bool
) -> None:
    assert may_play(holding(CHALLENGE, armies, besieged)) is playable


def test_challenge_of_the_king_removes_the_eyes_among_three_tiles() -> None:
    drawn = [EYES[0], "std-3-1", EYES[1]]
    game = play(played(CHALLENGE, {"edoras": "rohan 1 strider"}, hunt={"drawn": ["std-2-1"]}), *drawn)
    assert set(game.state.removed_tiles) == tiles(EYES[:2])
    assert set(game.state.pool) == {tile for tile in TILES.values() if tile.set == "standard"} - tiles(
        [*EYES[:2], "std-2-1"]
    )
    assert game.state.drawn_tiles == (TILES["std-2-1"],)
    assert CHARACTERS["strider"] in game.state.characters
    assert (game.state.corruption, game.state.revealed) == (0, False)


def test_without_an_eye_challenge_of_the_king_changes_nothing() -> None:
    game = play(played(CHALLENGE, {"edoras": "rohan 1 strider"}), "std-1-1", "std-3-1", "std-0-reveal-1")
    assert len(game.state.pool) == 16
    assert game.state.removed_tiles == ()


@pytest.mark.parametrize("king", ["strider", "aragorn"])
def test_three_eyes_cost_the_king_and_go_back(king: str) -> None:
    game = play(played(CHALLENGE, {"edoras": f"rohan 1 {king}"}), *EYES[:3])
    assert CHARACTERS[king] in game.state.eliminated
    assert CHARACTERS[king] not in game.state.characters
    assert len(game.state.pool) == 16
    assert game.state.removed_tiles == ()
    assert field(game, "edoras") == army(rohan_regular=1)


def test_the_special_eye_counts_as_an_eye() -> None:
    fields: dict[str, Any] = {"fellowship": {"mordor": 0}, "hunt": {"special_in_play": ["shadow-the-ring-is-mine"]}}
    game = played(CHALLENGE, {"edoras": "rohan 1 strider"}, **fields)
    game = play(game, "shadow-the-ring-is-mine", "std-1-1", "std-1-2")
    assert game.state.removed_tiles == (TILES["shadow-the-ring-is-mine"],)


@rule("BG-HUNT-03")
def test_a_pool_of_fewer_than_three_tiles_is_filled_first() -> None:
    standard = [name for name, tile in TILES.items() if tile.set == "standard"]
    hunt = {"drawn": [name for name in standard if name not in ("std-1-1", "std-1-2")]}
    game = played(CHALLENGE, {"edoras": "rohan 1 strider"}, hunt=hunt)
    assert len(game.names()) == 16
    full = {"drawn": [name for name in standard if name not in ("std-1-1", "std-1-2", "std-2-1", "std-2-2")]}
    assert len(played(CHALLENGE, {"edoras": "rohan 1 strider"}, hunt=full).names()) == 4


# The Eagles are Coming!


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    "armies, besieged, playable",
    [
        ({"dale": "north 1 gimli", "old-forest-road": "sauron 1 nazgul 1"}, {}, True),
        ({"erebor": "sauron 3 nazgul 1"}, {"erebor": "dwarves 1 gimli"}, True),
        ({"moria": "dwarves 1 gimli"}, {"moria": "sauron 3 nazgul 1"}, True),
        ({"dale": "north 1 gimli", "old-forest-road": "sauron 1"}, {}, False),
        ({"dale": "north 1 gimli", "old-forest-road": "nazgul 1"}, {}, False),
        ({"dale": "north 1 gimli", "old-forest-road": "sauron 1 witch-king"}, {}, False),
        ({"dale": "north 1", "erebor": "gimli", "old-forest-road": "sauron 1 nazgul 1"}, {}, False),
        ({"dale": "gimli", "old-forest-road": "sauron 1 nazgul 1"}, {}, False),
        ({"dale": "north 1 gimli", "dol-guldur": "sauron 1 nazgul 1"}, {}, False),
    ],
)
def test_when_the_eagles_come(armies: dict[str, str], besieged: dict[str, str], playable: bool) -> None:
    assert may_play(holding(EAGLES, armies, besieged)) is playable


@rule("BG-CASUALTY-18")
def test_the_eagles_eliminate_nazgul_and_drive_the_others_home() -> None:
    armies = {"dale": "north 1 gimli", "old-forest-road": "sauron 1 nazgul 3 witch-king"}
    game = play(played(EAGLES, armies), 5, 4, 1)
    assert asked(game) == (SHADOW, "nazgul-refuge")
    assert set(game.names()) == {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"}
    game = play(game, "moria")
    assert "nazgul-fly" in [event.kind for event in game.events()]
    assert game.state.nazgul == {REGIONS["moria"]: 2}
    assert game.state.reinforcements[NAZGUL_PIECE] == 6
    assert game.state.characters[CHARACTERS["witch-king"]] is REGIONS["old-forest-road"]
    assert field(game, "old-forest-road") == army(sauron_regular=1)
    assert is_done(game)


def test_the_eagles_roll_five_dice_at_most_and_the_free_peoples_choose_the_army() -> None:
    armies = {"dale": "north 1 gimli", "old-forest-road": "sauron 1 nazgul 6", "iron-hills": "sauron 1 nazgul 1"}
    game = played(EAGLES, armies)
    assert asked(game) == (FREE, "which-army")
    assert set(game.names()) == {"old-forest-road", "iron-hills"}
    game = play(game, "old-forest-road", 6, 6, 6, 6, 6)
    assert asked(game) == (SHADOW, "nazgul-refuge")
    game = play(game, "moria")
    assert game.state.nazgul == {REGIONS["moria"]: 1, REGIONS["iron-hills"]: 1}


def test_a_conquered_stronghold_is_no_refuge_and_with_nobody_left_none_is_needed() -> None:
    armies = {"dale": "north 1 gimli", "old-forest-road": "sauron 1 nazgul 1"}
    game = played(EAGLES, armies, control={"moria": FREE})
    assert is_done(play(game, 5))
    assert "moria" not in play(game, 4).names()


def test_nazgul_in_a_stronghold_of_their_own_must_leave_it() -> None:
    game = play(played(EAGLES, {"dimrill-dale": "elves 1 gimli", "moria": "sauron 1 nazgul 1"}), 4)
    assert set(game.names()) == {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "mount-gundabad"}


# The Ents Awake

READY = {"fangorn": "gandalf-the-white"}


@rule("BG-CARD-14")
@pytest.mark.parametrize("card", ENTS)
@pytest.mark.parametrize(
    "armies, playable",
    [
        ({"fangorn": "gandalf-the-white"}, True),
        ({"dale": "gandalf-the-white", "fangorn": "meriadoc"}, True),
        ({"edoras": "gandalf-the-white"}, False),
        ({"fangorn": "gandalf-the-grey"}, False),
        ({"fangorn": "gandalf-the-grey meriadoc"}, False),
    ],
)
def test_when_the_ents_awake(card: str, armies: dict[str, str], playable: bool) -> None:
    assert may_play(holding(card, {**armies, "orthanc": "isengard 2"})) is playable


@rule("BG-CASUALTY-01")
@pytest.mark.parametrize("card", ENTS)
def test_the_ents_hit_the_army_in_orthanc_and_the_shadow_chooses_its_losses(card: str) -> None:
    game = play(played(card, {**READY, "orthanc": "isengard 2/1 nazgul 1 saruman"}), 4, 3, 6)
    assert asked(game) == (SHADOW, "loss")
    assert game.names() == ["remove-isengard-regular", "reduce-isengard-elite", "remove-isengard-elite"]
    game = play(game, "remove-isengard-regular", "remove-isengard-regular", None)
    assert field(game, "orthanc") == army(isengard_elite=1)
    assert CHARACTERS["saruman"] in game.state.characters
    assert game.state.nazgul == {REGIONS["orthanc"]: 1}
    assert discarded(game, card)


def test_an_army_that_the_ents_destroy_takes_its_nazgul_and_minions_along() -> None:
    armies = {**READY, "orthanc": "isengard 1 nazgul 2 saruman witch-king"}
    game = play(played(ENTS[0], armies), 4, 4, 1)
    assert field(game, "orthanc") == Army()
    assert game.state.nazgul == {}
    assert game.state.reinforcements[NAZGUL_PIECE] == 8
    assert {CHARACTERS["saruman"], CHARACTERS["witch-king"]} <= set(game.state.eliminated)


@rule("BG-CARD-18")
def test_saruman_alone_is_lost_but_nazgul_beside_him_are_not() -> None:
    game = play(played(ENTS[0], {**READY, "orthanc": "nazgul 1 saruman"}), None)
    assert CHARACTERS["saruman"] in game.state.eliminated
    assert game.state.nazgul == {REGIONS["orthanc"]: 1}
    assert is_done(game)


@rule("BG-CAPTURE-13")
def test_a_garrison_destroyed_by_the_ents_loses_orthanc_to_the_besieger() -> None:
    game = played(ENTS[0], {**READY, "orthanc": "rohan 3"}, {"orthanc": "isengard 2 saruman"}, at_war=["rohan"])
    game = play(game, 6, 6, 1)
    assert inside(game, "orthanc") == Army()
    assert game.state.control == {REGIONS["orthanc"]: FREE}
    assert field(game, "orthanc") == army(rohan_regular=3)
    assert CHARACTERS["saruman"] in game.state.eliminated


@rule("BG-POLITICS-35")
def test_for_politics_the_ents_attack_every_nation_in_orthanc() -> None:
    game = play(played(ENTS[0], {**READY, "orthanc": "isengard 1 sauron 1 saruman"}), 1, 1, 1)
    assert {nation: game.state.politics[nation] for nation in ("isengard", "sauron", "southrons")} == {
        "isengard": 0,
        "sauron": 0,
        "southrons": 2,
    }
    alone = played(ENTS[0], {**READY, "orthanc": "saruman"})
    assert alone.state.politics["isengard"] == 1


@pytest.mark.parametrize(
    "armies, again",
    [
        ({"fangorn": "gandalf-the-white"}, True),
        ({"fangorn": "meriadoc", "edoras": "gandalf-the-white"}, True),
        ({"fangorn": "meriadoc", "fords-of-isen": "gandalf-the-white"}, True),
        ({"fangorn": "meriadoc", "lorien": "gandalf-the-white"}, False),
    ],
)
def test_with_gandalf_in_fangorn_or_rohan_another_character_card_is_free(armies: dict[str, str], again: bool) -> None:
    more = ["fp-character-12", "fp-strategy-14", CHALLENGE]
    game = played(ENTS[0], armies, more=more, fellowship={"corruption": 3})
    if not again:
        assert is_done(game)
        return
    assert asked(game) == (FREE, "play-another")
    assert game.names() == ["fp-character-12", "none"]
    game = play(game, "fp-character-12")
    assert game.state.corruption == 2
    assert discarded(game, "fp-character-12")
    assert game.state.dice[FREE] == ("event",)
    assert is_done(game)


@rule("BG-INFO-01")
def test_the_free_card_is_asked_for_even_if_there_is_none() -> None:
    game = played(ENTS[0], READY)
    assert asked(game) == (FREE, "play-another")
    assert game.names() == ["none"]


def test_one_ent_wakes_the_next() -> None:
    game = play(played(ENTS[0], {**READY, "orthanc": "isengard 5"}, more=ENTS[1:]), 1, 1, 1, ENTS[2], 4, 1, 1)
    assert field(game, "orthanc") == army(isengard_regular=4)
    assert asked(game) == (FREE, "play-another")
    assert game.names() == [ENTS[1], "none"]
