"""Chapter 17.2: what makes the nations of the Free Peoples active, and the cards that stand against it."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Board, army, board, field, game_with
from boardgame.sieges import holder, politics
from helpers import asked, key, play, told
from marks import rule
from ringwar.boardgame.rules.armies import eliminate_character
from ringwar.boardgame.table.facts import FREE_NATIONS

DIE = "muster-army"
WORMTONGUE, THREATS, LAST_BATTLE = "shadow-character-22", "shadow-strategy-05", "fp-strategy-01"


def shadow_board(armies: dict[str, str], **fields: Any) -> Board:
    """The Shadow is to act with two Army dice, Sauron and Isengard At War."""
    return board(armies, **{"at_war": ["sauron", "isengard"], "shadow": ["army", "army"], **fields})


def walk(companion: str, origin: str, goal: str, **fields: Any) -> Board:
    """A companion on the map has gone from one region to another."""
    game = board({origin: companion}, **{"free": ["character", "character"], **fields})
    return play(game, "character", "move-companions", goal)


def declared(region: str, **fields: Any) -> Board:
    """The Fellowship has declared itself where it is."""
    fellowship = {"at": region, "corruption": 3, "companions": ["legolas"]}
    game = board(phase="fellowship", fellowship=fellowship, **fields)
    return play(game, "yes") if key(game) == "declare" else game


# Armies


@rule("BG-POLITICS-09", "BG-POLITICS-20", "BG-AMB-17")
@pytest.mark.parametrize(
    ("origin", "goal", "nation", "steps"),
    [("druwaith-iaur", "fords-of-isen", "rohan", 3), ("eastemnet", "folde", "rohan", 2)],
)
def test_a_nation_becomes_active_when_an_enemy_army_enters_its_land(
    origin: str, goal: str, nation: str, steps: int
) -> None:
    game = play(shadow_board({origin: "sauron 1"}), "move-armies", goal)
    assert politics(game, nation) == (steps, True)


@rule("BG-POLITICS-09")
def test_an_army_in_land_of_no_nation_wakes_nobody() -> None:
    game = play(shadow_board({"north-ithilien": "sauron 1"}), "move-armies", "osgiliath")
    assert [nation for nation in FREE_NATIONS if game.state.active[nation]] == ["elves"]


@rule("BG-POLITICS-09")
def test_an_army_that_retreats_into_the_land_of_a_nation_wakes_it() -> None:
    armies = {"osgiliath": "sauron 1", "north-ithilien": "rohan 2", "south-ithilien": "rohan 1", "pelargir": "rohan 1"}
    game = board(armies, at_war=["rohan"], free=[DIE, DIE])
    game = play(game, DIE, "attack", "north-ithilien", "all", 1, 1, 1, "no", "yes", "druadan-forest", "no")
    assert field(game, "druadan-forest") == army(sauron_regular=1)
    assert politics(game, "gondor") == (2, True)


@rule("BG-POLITICS-21", "BG-CHAR-13")
def test_nazgul_and_minions_without_units_wake_nobody() -> None:
    game = board({"orthanc": "nazgul 1", "fangorn": "mouth-of-sauron"}, shadow=["character", "character"])
    game = play(game, "move-minions", "orthanc", "edoras", "mouth-of-sauron", "westemnet")
    assert politics(game, "rohan") == (3, False)


@rule("BG-POLITICS-10")
def test_an_attack_wakes_the_nations_of_the_units_wherever_they_stand() -> None:
    game = shadow_board({"north-ithilien": "sauron 1", "osgiliath": "gondor 1"})
    assert politics(play(game, "attack"), "gondor") == (1, True)


@rule("BG-POLITICS-19", "BG-AMB-17")
def test_activation_asks_nobody() -> None:
    game = play(shadow_board({"druwaith-iaur": "sauron 1"}), "move-armies")
    assert asked(play(game, "fords-of-isen")) == ("shadow", "action")
    assert told(play(game, "fords-of-isen"), "activate") == [{"nation": "rohan"}]


# The Fellowship


@rule("BG-POLITICS-11", "BG-POLITICS-16")
@pytest.mark.parametrize(
    ("region", "nation", "active"),
    [
        ("edoras", "rohan", True),
        ("helms-deep", "rohan", True),
        ("westemnet", "rohan", False),
        ("fords-of-isen", "rohan", False),
        ("the-shire", "north", True),
        ("bree", "north", False),
    ],
)
def test_a_declaration_wakes_the_nation_of_a_city_or_stronghold(region: str, nation: str, active: bool) -> None:
    game = declared(region)
    assert politics(game, nation) == (3, active)
    assert game.state.corruption == (2 if active else 3)


@rule("BG-POLITICS-17", "BG-AMB-20", "BG-CAPTURE-04")
@pytest.mark.parametrize(("owner", "active", "corruption"), [(SHADOW, False, 3), (FREE, True, 2)])
def test_a_declaration_in_a_settlement_of_the_enemy_wakes_and_heals_nothing(
    owner: str, active: bool, corruption: int
) -> None:
    game = declared("edoras", control={"edoras": owner})
    assert (politics(game, "rohan"), game.state.corruption) == ((3, active), corruption)


@rule("BG-POLITICS-11")
def test_a_declaration_in_a_captured_shadow_stronghold_wakes_nobody() -> None:
    game = declared("orthanc", control={"orthanc": FREE})
    assert [nation for nation in FREE_NATIONS if game.state.active[nation]] == ["elves"]


# Companions


@rule("BG-POLITICS-12", "BG-POLITICS-16")
@pytest.mark.parametrize(
    ("origin", "goal", "nation", "active"),
    [
        ("westemnet", "edoras", "rohan", True),
        ("westemnet", "helms-deep", "rohan", True),
        ("eastemnet", "westemnet", "rohan", False),
        ("westemnet", "fords-of-isen", "rohan", False),
        ("erebor", "dale", "north", True),
        ("dale", "erebor", "dwarves", True),
    ],
)
def test_a_companion_wakes_a_nation_in_its_cities_and_strongholds(
    origin: str, goal: str, nation: str, active: bool
) -> None:
    game = walk("gandalf-the-grey", origin, goal)
    assert game.state.characters[CHARACTERS["gandalf-the-grey"]] is REGIONS[goal]
    assert game.state.active[nation] is active


@rule("BG-POLITICS-12", "BG-CAPTURE-04", "BG-AMB-20")
def test_a_companion_wakes_nobody_in_a_settlement_of_the_enemy() -> None:
    assert politics(walk("gandalf-the-grey", "folde", "edoras", control={"edoras": SHADOW}), "rohan") == (3, False)


@rule("BG-POLITICS-18")
def test_a_companion_who_only_passes_through_wakes_nobody() -> None:
    assert politics(walk("boromir", "minas-tirith", "osgiliath"), "gondor") == (2, False)
    assert politics(walk("gandalf-the-grey", "helms-deep", "folde"), "rohan") == (3, False)


@rule("BG-POLITICS-18", "BG-POLITICS-42")
@pytest.mark.parametrize(("goals", "active"), [(("dale", "none"), True), (("dale", "withered-heath"), False)])
def test_on_a_march_a_companion_wakes_the_nation_where_the_march_ends(goals: tuple[str, ...], active: bool) -> None:
    game = board(
        {"old-forest-road": "elves 1 meriadoc"},
        at_war=["elves"],
        free=["event", "event"],
        hands=["fp-strategy-12"],
    )
    game = play(game, "event", "play-event", *goals, "all")
    assert politics(game, "north") == (3, active)


SYMBOLS = {
    "gandalf-the-grey": set(FREE_NATIONS),
    "gandalf-the-white": set(FREE_NATIONS),
    "aragorn": set(FREE_NATIONS),
    "meriadoc": set(FREE_NATIONS),
    "peregrin": set(FREE_NATIONS),
    "strider": {"north"},
    "boromir": {"gondor"},
    "legolas": {"elves"},
    "gimli": {"dwarves"},
}


@rule("BG-POLITICS-14", "BG-POLITICS-15", "BG-AMB-21")
@pytest.mark.parametrize("companion", SYMBOLS)
@pytest.mark.parametrize(
    ("origin", "goal", "nation"),
    [
        ("lossarnach", "pelargir", "gondor"),
        ("westemnet", "edoras", "rohan"),
        ("iron-hills", "dale", "north"),
        ("iron-hills", "erebor", "dwarves"),
    ],
)
def test_a_companion_wakes_the_nations_of_his_symbol(companion: str, origin: str, goal: str, nation: str) -> None:
    game = walk(companion, origin, goal)
    assert game.state.active[nation] is (nation in SYMBOLS[companion])


@rule("BG-POLITICS-42")
def test_a_companion_wakes_a_nation_when_he_moves_or_retreats_with_an_army() -> None:
    game = board({"withered-heath": "north 1 meriadoc"}, free=[DIE, DIE])
    assert politics(play(game, DIE, "move-armies", "dale", "all"), "north") == (3, True)
    armies = {"withered-heath": "elves 1 peregrin", "northern-mirkwood": "sauron 1"}
    game = shadow_board(armies, politics={"sauron": {"steps_to_war": 0, "active": True}})
    game = play(game, "attack", 1, 1, 0, "no", "yes", "dale", "no")
    assert politics(game, "north") == (3, True)


@rule("BG-POLITICS-13")
@pytest.mark.parametrize(("goal", "active"), [("edoras", True), ("folde", False)])
def test_a_companion_separated_into_a_city_wakes_its_nation(goal: str, active: bool) -> None:
    game = board(
        free=["character", "character"],
        fellowship={"at": "edoras", "companions": ["meriadoc", "boromir"]},
    )
    assert politics(play(game, "character", "separate", "meriadoc", "none", goal), "rohan") == (3, active)


@rule("BG-POLITICS-13", "BG-AMB-21")
def test_strider_wakes_gondor_only_when_he_is_crowned() -> None:
    game = walk("strider", "lossarnach", "minas-tirith", free=["character", "will-of-the-west", "character"])
    assert politics(game, "gondor") == (2, False)
    game = play(game, "will-of-the-west", "will-of-the-west", "crown-aragorn")
    assert politics(game, "gondor") == (2, True)


# Wormtongue


def under_wormtongue(armies: dict[str, str], **fields: Any) -> Board:
    """Wormtongue is on the table and Saruman in Orthanc."""
    return board({"orthanc": "saruman", **armies}, table=[WORMTONGUE], **{"at_war": ["sauron"], **fields})


def wormtongue_lies(game: Board) -> bool:
    return [card.name for card in game.state.table[SHADOW]] == [WORMTONGUE]


@rule("BG-POLITICS-10", "BG-POLITICS-09")
@pytest.mark.parametrize(
    ("armies", "answers", "rohan"),
    [
        ({"folde": "sauron 1", "edoras": "rohan 1"}, ("attack",), (2, True)),
        ({"fords-of-isen": "sauron 1", "helms-deep": "rohan 1"}, ("attack",), (2, True)),
        ({"fords-of-isen": "sauron 1", "westemnet": "rohan 1"}, ("attack",), (2, False)),
        ({"folde": "sauron 1"}, ("move-armies", "edoras"), (2, False)),
        ({"druwaith-iaur": "sauron 1"}, ("move-armies", "fords-of-isen"), (3, False)),
    ],
)
def test_under_wormtongue_only_an_attack_on_edoras_or_helms_deep_wakes_rohan_not_a_walk_in(
    armies: dict[str, str], answers: tuple[str, ...], rohan: tuple[int, bool]
) -> None:
    game = play(under_wormtongue(armies, shadow=["army", "army"]), *answers)
    assert politics(game, "rohan") == rohan
    assert wormtongue_lies(game) is not rohan[1]


@rule("BG-POLITICS-12", "BG-POLITICS-11")
@pytest.mark.parametrize(("goal", "active"), [("edoras", True), ("helms-deep", True), ("folde", False)])
def test_under_wormtongue_companions_and_the_fellowship_wake_rohan_in_its_city_and_stronghold(
    goal: str, active: bool
) -> None:
    game = under_wormtongue({"westemnet": "meriadoc"}, free=["character", "character"])
    game = play(game, "character", "move-companions", goal)
    assert (politics(game, "rohan"), wormtongue_lies(game)) == ((3, active), not active)
    fellowship = {"at": goal, "companions": ["legolas"]}
    game = under_wormtongue({}, phase="fellowship", fellowship=fellowship)
    game = play(game, "yes") if active else game
    assert (politics(game, "rohan"), wormtongue_lies(game)) == ((3, active), not active)


@rule("BG-POLITICS-36", "BG-POLITICS-07")
def test_under_wormtongue_a_card_does_not_wake_rohan() -> None:
    game = under_wormtongue({}, free=["muster", "muster"], hands=["fp-strategy-08"])
    game = play(game, "muster", "play-event", "rohan")
    assert (politics(game, "rohan"), wormtongue_lies(game)) == ((2, False), True)


@rule("BG-POLITICS-29")
def test_under_wormtongue_a_passive_rohan_attacked_elsewhere_does_not_go_to_war() -> None:
    armies = {"fords-of-isen": "sauron 1", "westemnet": "rohan 1"}
    track = {"rohan": {"steps_to_war": 1, "active": False}, "sauron": {"steps_to_war": 0, "active": True}}
    game = play(under_wormtongue(armies, shadow=["army", "army"], politics=track), "attack")
    assert (politics(game, "rohan"), wormtongue_lies(game)) == ((1, False), True)


@rule("BG-POLITICS-19")
def test_wormtongue_goes_with_saruman() -> None:
    game = game_with(under_wormtongue({}, shadow=["army", "army"]))
    eliminate_character(game, CHARACTERS["saruman"])
    assert (game.state.table[SHADOW], game.state.active["rohan"]) == ((), False)


# Threats and Promises


def under_threat(armies: dict[str, str] | None = None, **fields: Any) -> Board:
    return board(armies, table=[THREATS], **{"at_war": ["sauron"], **fields})


def threat_lies(game: Board) -> bool:
    return [card.name for card in game.state.table[SHADOW]] == [THREATS]


@rule("BG-POLITICS-22")
def test_threats_and_promises_keep_muster_results_from_passive_nations() -> None:
    game = under_threat(active=["north"], free=["muster", "muster"])
    game = play(game, "muster", "diplomacy")
    assert game.names() == ["elves", "north"]
    game = play(game, "north")
    assert (politics(game, "north"), threat_lies(game)) == ((2, True), True)


@rule("BG-POLITICS-23")
@pytest.mark.parametrize(("at_war", "lies"), [(["sauron"], False), (["sauron", "gondor"], True)])
def test_threats_and_promises_end_when_an_attack_advances_a_nation(at_war: list[str], lies: bool) -> None:
    armies = {"north-ithilien": "sauron 1", "osgiliath": "gondor 1"}
    game = play(under_threat(armies, at_war=at_war, shadow=["army", "army"]), "attack")
    assert threat_lies(game) is lies


@rule("BG-POLITICS-27")
def test_threats_and_promises_outlast_a_capture_and_an_attack_on_a_shadow_nation() -> None:
    game = play(under_threat({"folde": "sauron 1"}, shadow=["army", "army"]), "move-armies", "edoras")
    assert (holder(game, "edoras"), politics(game, "rohan"), threat_lies(game)) == (SHADOW, (2, True), True)
    armies = {"fords-of-isen": "rohan 1", "orthanc": "isengard 1"}
    game = play(under_threat(armies, at_war=["rohan"], free=[DIE, DIE]), DIE, "attack")
    assert (politics(game, "isengard"), threat_lies(game)) == ((0, True), True)


@rule("BG-POLITICS-22")
def test_threats_and_promises_end_when_a_companion_rouses_his_people() -> None:
    game = under_threat({"minas-tirith": "boromir"}, free=["event", "event"])
    game = play(game, "event", "boromir-rouses-gondor")
    assert (politics(game, "gondor"), threat_lies(game)) == ((1, False), False)


# The Last Battle


def last_battle(armies: dict[str, str], **fields: Any) -> Board:
    """The Last Battle is on the table."""
    return board(armies, table=[LAST_BATTLE], **{"at_war": ["gondor", "sauron"], **fields})


@rule("BG-CARD-23", "BG-AMB-48")
@pytest.mark.parametrize(("goal", "lies"), [("north-ithilien", True), ("minas-tirith", False)])
def test_the_last_battle_goes_when_aragorns_army_comes_home(goal: str, lies: bool) -> None:
    game = play(last_battle({"osgiliath": "gondor 1 aragorn"}, free=[DIE, DIE]), DIE, "move-armies", goal, "all")
    assert bool(game.state.table[FREE]) is lies


@rule("BG-CARD-23", "BG-AMB-48")
def test_the_last_battle_goes_the_moment_aragorn_retreats_home() -> None:
    armies = {"osgiliath": "gondor 2 aragorn", "north-ithilien": "sauron 2", "pelargir": "gondor 9/1"}
    game = play(last_battle(armies, shadow=["army", "army"]), "attack", "all", 1, 1, 1, 1, 1, 0, "no", "yes")
    assert game.state.table[FREE]
    game = play(game, "pelargir")
    assert asked(game) == ("free-peoples", "remove-excess")
    assert (game.state.table[FREE], [each.name for each in game.state.discards[FREE]]) == ((), [LAST_BATTLE])


@rule("BG-CARD-23", "BG-AMB-48")
def test_the_last_battle_goes_when_aragorn_is_left_without_an_army() -> None:
    game = last_battle({"osgiliath": "gondor 1 aragorn"}, free=[DIE, DIE])
    game = play(game, DIE, "move-armies", "north-ithilien", "some", "no")
    assert game.state.characters[CHARACTERS["aragorn"]] is REGIONS["osgiliath"]
    assert game.state.table[FREE] == ()
