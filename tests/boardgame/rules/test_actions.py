"""Chapter 5: what each die result can do."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, EVENTS, FREE, REGIONS, SHADOW, Board, army, board, field, names
from boardgame.opportunities import options, side
from helpers import key, play, told
from marks import rule

ARMIES = {"minas-tirith": "gondor 2/0/1", "osgiliath": "gondor 2", "south-ithilien": "sauron 4 nazgul 1"}
WAR = ["gondor", "sauron"]
FREE_HAND = ["fp-character-09", "fp-strategy-05", "fp-strategy-14"]  # of the Character, Army and Muster types
SHADOW_HAND = ["shadow-character-18", "shadow-strategy-07", "shadow-strategy-20"]

FREE_CHARACTER = {"move-fellowship", "separate", "move-companions", "move-led-army", "attack-led", "play-event"}
FREE_ARMY = {"move-armies", "attack", "play-event"}
MUSTER = {"diplomacy", "recruit", "play-event"}
SHADOW_CHARACTER = {"move-minions", "move-led-army", "attack-led", "play-event"}


def rich(owner: str, *dice: str, **fields: Any) -> Board:
    """A table on which nearly everything is possible, for a side with these dice and one more Event die."""
    armies = {**ARMIES, "minas-tirith": "gondor 2/0/1 gimli", "osgiliath": "gondor 2/0/1", "orthanc": "isengard 2"}
    usual = {"armies": armies, "at_war": [*WAR, "isengard"], "hands": [*FREE_HAND, *SHADOW_HAND]}
    if owner == FREE:
        return board(free=[*dice, "event"], **{**usual, **fields})
    return board(shadow=[*dice, "event"], **{**usual, **fields})


# The lists


@rule("BG-ACT-22", "BG-ACT-18", "BG-EX-11")
@pytest.mark.parametrize(
    ("owner", "die", "possible"),
    [
        (FREE, "character", FREE_CHARACTER),
        (FREE, "muster", MUSTER),
        (FREE, "event", {"draw-card", "play-event"}),
        (FREE, "muster-army", MUSTER | FREE_ARMY),
        (SHADOW, "character", SHADOW_CHARACTER),
        (SHADOW, "army", FREE_ARMY),
        (SHADOW, "muster", MUSTER | {"bring-minion"}),
        (SHADOW, "event", {"draw-card", "play-event"}),
        (SHADOW, "muster-army", MUSTER | FREE_ARMY | {"bring-minion"}),
    ],
)
def test_a_result_gives_one_action_of_its_list(owner: str, die: str, possible: set[str]) -> None:
    game = rich(owner, *([die] if die != "event" else []), "muster" if die != "muster" else "character")
    game = play(game, die)
    assert (side(game), key(game)) == (owner, "action")
    assert set(game.names()) == possible | {"skip"}


@rule("BG-EX-11", "BG-ACT-18")
def test_a_muster_army_die_plays_no_character_card_and_draws_none() -> None:
    game = rich(FREE, "muster-army")
    assert options(game, "muster-army", "play-event") == {"fp-strategy-05", "fp-strategy-14"}
    assert not {"draw-card", "move-fellowship"} & options(game, "muster-army")


@rule("BG-ACT-23")
@pytest.mark.parametrize("die", ["character", "muster", "muster-army"])
def test_what_cannot_be_done_cannot_be_chosen(die: str) -> None:
    politics = {nation: {"steps_to_war": 1, "active": False} for nation in ("dwarves", "gondor", "north", "rohan")}
    politics["elves"] = {"steps_to_war": 0, "active": True}
    nothing_left = {"elves": {"regular": 5, "elite": 10, "leader": 4}}
    game = board(
        free=[die, "event"],
        politics=politics,
        casualties=nothing_left,
        fellowship={"companions": [], "revealed": False},
    )
    game = play(game, die)
    if die == "character":
        assert set(game.names()) == {"move-fellowship", "skip"}
    else:
        assert told(game, "use-die")[0]["action"] == "skip"  # all that was left
        assert game.state.dice[FREE] == ("event",)


@rule("BG-ACT-22")
def test_when_the_action_is_done_the_next_player_acts() -> None:
    game = rich(FREE, "muster", shadow=["event"])
    game = play(game, "muster", "diplomacy", "elves")
    assert (side(game), key(game)) == (SHADOW, "action")
    assert game.state.politics["elves"] == 2


# Character


@rule("BG-ACT-01")
def test_a_character_result_moves_one_army_with_a_leader() -> None:
    armies = {"minas-tirith": "gondor 2/0/1", "pelargir": "gondor 3", "dol-amroth": "gondor 2 boromir"}
    game = board(armies, at_war=["gondor"], free=["character", "event"])
    game = play(game, "character", "move-led-army")
    assert set(game.names()) == {"minas-tirith", "dol-amroth"}
    game = play(game, "minas-tirith", "osgiliath", "all")
    assert field(game, "osgiliath") == army(gondor_regular=2, gondor_leader=1)
    assert key(game) == "use-die"  # one army only


@rule("BG-ACT-01")
@pytest.mark.parametrize(
    ("figures", "may"), [("sauron 2", False), ("sauron 2 nazgul 1", True), ("sauron 2 witch-king", True)]
)
def test_an_army_without_a_leader_does_not_move_with_a_character_result(figures: str, may: bool) -> None:
    game = board({"nurn": figures, "umbar": "nazgul 1"}, at_war=["sauron"], shadow=["character", "event"])
    assert ("move-led-army" in options(game, "character")) is may


@rule("BG-ACT-02")
@pytest.mark.parametrize(
    ("armies", "besieged", "origin", "may"),
    [
        ({"osgiliath": "gondor 1", "south-ithilien": "sauron 2 nazgul 1"}, {}, "field-battle", True),
        ({"osgiliath": "gondor 1", "south-ithilien": "sauron 2"}, {}, "field-battle", False),
        ({"helms-deep": "sauron 2 nazgul 1"}, {"helms-deep": "rohan 1"}, "assault", True),
        ({"helms-deep": "sauron 2"}, {"helms-deep": "rohan 1"}, "assault", False),
        ({"moria": "elves 2"}, {"moria": "sauron 2 nazgul 1"}, "sortie", True),
        ({"moria": "elves 2"}, {"moria": "sauron 2"}, "sortie", False),
    ],
)
def test_a_character_result_attacks_with_an_army_with_a_leader(
    armies: dict[str, str], besieged: dict[str, str], origin: str, may: bool
) -> None:
    game = board({**armies, "umbar": "nazgul 1"}, besieged, at_war=["sauron"], shadow=["character", "event"])
    assert ("attack-led" in options(game, "character")) is may
    if may:
        game = play(game, "character", "attack-led", "all")
        assert told(game, "attack")[0]["battle"] == origin


@rule("BG-ACT-03", "BG-ACT-11", "BG-ACT-13", "BG-ACT-17")
@pytest.mark.parametrize(
    ("owner", "die", "cards"),
    [
        (FREE, "character", FREE_HAND[:1]),
        (FREE, "muster", FREE_HAND[2:]),
        (FREE, "muster-army", FREE_HAND[1:]),
        (FREE, "event", FREE_HAND),
        (SHADOW, "character", SHADOW_HAND[:1]),
        (SHADOW, "army", SHADOW_HAND[1:2]),
        (SHADOW, "muster", SHADOW_HAND[2:]),
        (SHADOW, "muster-army", SHADOW_HAND[1:]),
        (SHADOW, "event", SHADOW_HAND),
    ],
)
def test_a_result_plays_cards_of_its_types(owner: str, die: str, cards: list[str]) -> None:
    game = rich(owner, *([die] if die != "event" else []), "muster" if die != "muster" else "character")
    game = play(game, die, "play-event")
    if len(cards) == 1:
        assert told(game, "play-event")[0]["card"] == cards[0]
    else:
        assert set(game.names()) == set(cards)


@rule("BG-ACT-04")
def test_a_character_result_moves_the_hidden_fellowship() -> None:
    game = board(free=["character", "event"], hunt={"box": {SHADOW: 1}}, fellowship={"progress": 2})
    game = play(game, "character", "move-fellowship")
    assert (game.state.progress, key(game)) == (3, "hunt-die")
    assert play(game, 1).state.hunt_box == {FREE: 1, SHADOW: 1}
    revealed = board(free=["character", "event"], fellowship={"revealed": True})
    assert "move-fellowship" not in options(revealed, "character")


@rule("BG-ACT-05")
def test_a_character_result_hides_a_revealed_fellowship() -> None:
    game = board(free=["character", "event"], fellowship={"revealed": True}, hunt={"box": {SHADOW: 2}})
    hidden = play(game, "character", "hide-fellowship")
    assert (hidden.state.revealed, hidden.state.hunt_box) == (False, {FREE: 0, SHADOW: 2})
    assert "hide-fellowship" not in options(board(free=["character", "event"]), "character")


@rule("BG-ACT-06")
def test_a_character_result_separates_companions() -> None:
    game = board(free=["character", "event"], fellowship={"at": "dale"})
    game = play(game, "character", "separate", "gimli", "none", "strider", "erebor")
    assert game.state.characters == {CHARACTERS["gimli"]: REGIONS["erebor"]}
    alone = board(free=["character", "event"], fellowship={"companions": []})
    assert "separate" not in options(alone, "character")


@rule("BG-ACT-07")
def test_a_character_result_moves_any_number_of_companions() -> None:
    game = board({"dale": "gimli", "edoras": "strider", "bree": "boromir"}, free=["character", "event"])
    game = play(game, "character", "move-companions", "gimli", "erebor", "strider", "folde")
    assert set(game.names()) == {"boromir", "none"}
    game = play(game, "none")
    where = {each.name: at.name for each, at in game.state.characters.items()}
    assert where == {"gimli": "erebor", "strider": "folde", "boromir": "bree"}
    assert "move-companions" not in options(board(free=["character", "event"]), "character")


@rule("BG-ACT-08")
def test_a_character_result_moves_any_number_of_nazgul_and_minions() -> None:
    armies = {"moria": "nazgul 2", "umbar": "mouth-of-sauron", "orthanc": "saruman witch-king"}
    game = board(armies, shadow=["character", "event"])
    game = play(game, "character", "move-minions")
    assert set(game.names()) == {"moria", "witch-king", "mouth-of-sauron", "none"}  # Saruman stays
    game = play(game, "moria", 1, "dale", "witch-king", "bree", "mouth-of-sauron", "near-harad", "none")
    assert {region.name: number for region, number in game.state.nazgul.items()} == {"moria": 1, "dale": 1}
    assert {each.name: at.name for each, at in game.state.characters.items()} == {
        "saruman": "orthanc",
        "witch-king": "bree",
        "mouth-of-sauron": "near-harad",
    }
    alone = board({"orthanc": "saruman isengard 1"}, shadow=["character", "event"])
    assert "move-minions" not in alone.names()
    assert told(play(alone, "character"), "use-die")[0]["action"] == "skip"  # Saruman can go nowhere


# Army


@rule("BG-ACT-09")
def test_an_army_result_moves_up_to_two_armies_one_region_each() -> None:
    armies = {"dol-guldur": "sauron 2", "nurn": "sauron 2", "umbar": "southrons 1"}
    game = board(armies, shadow=["army", "event"])
    game = play(game, "army", "move-armies", "nurn", "all")
    assert set(game.names()) == {"dol-guldur", "umbar", "none"}
    one = play(game, "none")
    assert (field(one, "gorgoroth"), key(one)) == (army(sauron_regular=2), "action")
    two = play(game, "umbar", "near-harad")
    assert (field(two, "near-harad"), key(two)) == (army(southrons_regular=1), "action")
    assert two.state.dice[SHADOW] == ("event",)  # no third army


@rule("BG-ACT-10")
def test_an_army_result_attacks_with_one_army_even_without_a_leader() -> None:
    armies = {"south-ithilien": "sauron 2", "osgiliath": "gondor 1", "old-forest-road": "sauron 2", "dale": "north 1"}
    game = board(armies, at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "attack", "south-ithilien", "all", 6, 1, 1, "no")
    assert key(game) == "action"  # with the Event die
    assert len(told(game, "attack")) == 1


@rule("BG-ACT-10")
@pytest.mark.parametrize(
    ("armies", "besieged", "kind"),
    [
        ({"helms-deep": "isengard 2"}, {"helms-deep": "rohan 1"}, "assault"),
        ({"orthanc": "rohan 2"}, {"orthanc": "isengard 2"}, "sortie"),
    ],
)
def test_an_army_result_pays_for_an_assault_or_a_sortie(
    armies: dict[str, str], besieged: dict[str, str], kind: str
) -> None:
    game = board(armies, besieged, at_war=["isengard"], shadow=["army", "event"])
    assert told(play(game, "army", "attack", "all"), "attack")[0]["battle"] == kind


# Muster


@rule("BG-ACT-12")
def test_a_muster_result_advances_one_nation_of_ones_own() -> None:
    game = board(free=["muster", "event"], shadow=["muster", "event"])
    assert options(game, "muster", "diplomacy") == {"dwarves", "elves", "gondor", "north", "rohan"}
    game = play(game, "muster", "diplomacy", "rohan")
    assert game.state.politics["rohan"] == 2
    assert game.state.active["rohan"] is False
    assert options(game, "muster", "diplomacy") == {"isengard", "sauron", "southrons"}


@rule("BG-ACT-14")
def test_a_muster_result_recruits_for_nations_at_war() -> None:
    game = board(at_war=["rohan"], free=["muster", "event"])
    game = play(game, "muster", "recruit")
    assert set(game.names()) == {"rohan-regular", "rohan-elite"}
    game = play(game, "rohan-regular", "edoras", "rohan-regular", "helms-deep")
    assert field(game, "edoras") == field(game, "helms-deep") == army(rohan_regular=1)
    assert "recruit" not in options(board(free=["muster", "event"]), "muster")


@rule("BG-ACT-15")
def test_a_muster_result_brings_one_minion_into_play() -> None:
    armies = {"orthanc": "isengard 1", "moria": "sauron 1", "dale": "north 1"}
    game = board(armies, at_war=["isengard", "sauron", "north"], shadow=["muster", "event"])
    game = play(game, "muster", "bring-minion")
    assert set(game.names()) == {"saruman", "witch-king"}
    game = play(game, "saruman")
    assert names(tuple(game.state.characters)) == {"saruman"}
    assert key(game) == "action"


# Event


@rule("BG-ACT-16")
@pytest.mark.parametrize(("owner", "short"), [(FREE, "fp"), (SHADOW, "shadow")])
@pytest.mark.parametrize("deck", ["character", "strategy"])
def test_an_event_result_draws_a_card_from_either_deck(owner: str, short: str, deck: str) -> None:
    dice: dict[str, Any] = {"free" if owner == FREE else "shadow": ["event", "muster"]}
    game = board(**dice)
    game = play(game, "event", "draw-card")
    assert (side(game), set(game.names())) == (owner, {"character", "strategy"})
    game = play(game, deck)
    assert set(game.names()) == {f"{short}-{deck}-{number:02}" for number in range(1, 25)}
    game = play(game, f"{short}-{deck}-07")
    assert names(game.state.hands[owner]) == {f"{short}-{deck}-07"}
    assert EVENTS[f"{short}-{deck}-07"] not in game.state.decks[owner, deck]
