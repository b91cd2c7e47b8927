"""The table of the board game as text."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import shadow_attacks
from boardgame.rules.roads import MOVE, road
from helpers import play
from ringwar.boardgame.ruleset import RULESET, scenario_position
from ringwar.boardgame.table.facts import CHARACTERS, COMBAT, EVENTS, FREE, REGIONS, SHADOW, SIDES
from ringwar.kernel import SPECTATOR, Position, start
from ringwar.players.wrappers import seated
from ringwar.terminal.looks.boardgame_cards import described
from ringwar.terminal.looks.boardgame_table import WIDTH
from ringwar.terminal.tables import table, texts
from ringwar.words import Words

LOOKS = 60


@pytest.fixture
def words() -> Words:
    return Words("en", game="boardgame")


def shown(position: Position[Any], reader: str, words: Words) -> list[str]:
    return table("boardgame", position.view(reader), words)


def paragraph(lines: list[str], beginning: str) -> list[str]:
    """The lines from the one that begins so to the next blank one."""
    first = next(number for number, line in enumerate(lines) if line.startswith(beginning))
    rest = [*lines[first:], ""]
    return rest[: rest.index("")]


def war(**fields: Any) -> Position[Any]:
    """Helm's Deep under siege, Pelargir lost, and the Fellowship in Lórien."""
    wanted: dict[str, Any] = {
        "turn": 3,
        "phase": "actions",
        "to_act": SHADOW,
        "armies": {
            "helms-deep": {"isengard": {"regular": 4, "elite": 1}, "nazgul": 2},
            "minas-tirith": {"gondor": {"regular": 3, "leader": 1}, "characters": ["gandalf-the-white"]},
            "pelargir": {"southrons": {"regular": 1}, "sauron": {"regular": 2}},
        },
        "besieged": {"helms-deep": {"rohan": {"regular": 2, "leader": 1}, "characters": ["gimli"]}},
        "control": {"pelargir": SHADOW},
        "politics": {"gondor": {"steps_to_war": 1, "active": False}, "isengard": {"steps_to_war": 0, "active": True}},
        "casualties": {"gondor": {"regular": 2}},
        "out_of_play": ["boromir"],
        "fellowship": {
            "at": "lorien",
            "mordor": None,
            "progress": 2,
            "revealed": False,
            "corruption": 4,
            "companions": ["strider", "legolas"],
            "guide": "strider",
        },
        "hunt": {"box": {SHADOW: 2, FREE: 1}, "drawn": ["std-1-1", "std-1-2"]},
        "dice": {FREE: ["character", "character", "muster"], SHADOW: ["army", "event"]},
        "rings": {FREE: 2, SHADOW: 1},
        "hands": {FREE: ["fp-character-09", "fp-strategy-01"], SHADOW: ["shadow-strategy-05"]},
        "table": {FREE: [], SHADOW: ["shadow-character-16"]},
    }
    return scenario_position(**wanted | fields)


def test_it_says_where_the_turn_stands_and_who_acts(words: Words) -> None:
    assert shown(war(), FREE, words)[0] == "Turn 3: action resolution. The Shadow acts."


def test_the_fellowship_is_shown_with_its_corruption_guide_and_companions(words: Words) -> None:
    assert paragraph(shown(war(), FREE, words), "Fellowship") == [
        "Fellowship: last known in Lórien, progress 2, hidden. Corruption 4 of 12.",
        "  Guide: Strider. Companions: Strider, Legolas",
        "  Out of the game: Boromir, Meriadoc Brandybuck, Peregrin Took",
    ]


def test_a_fellowship_in_mordor_is_shown_on_its_track(words: Words) -> None:
    climbing: dict[str, Any] = {
        "at": None,
        "mordor": 2,
        "revealed": True,
        "corruption": 9,
        "companions": [],
        "guide": "gollum",
    }
    lines = shown(war(fellowship=climbing, out_of_play=[]), FREE, words)
    assert paragraph(lines, "Fellowship")[:2] == [
        "Fellowship: in Mordor, step 2 of 5, revealed. Corruption 9 of 12.",
        "  Guide: Gollum. Companions: none",
    ]


def test_the_hunt_shows_both_sides_dice_and_the_tiles_left_and_drawn(words: Words) -> None:
    lines = paragraph(shown(war(), FREE, words), "Hunt box")
    assert lines[0] == "Hunt box: 2 Shadow dice, 1 Free Peoples die."
    assert lines[1].startswith("  Pool, 14 tiles: tile 0 with Reveal (2), tile 1 with Reveal (2), ")
    assert lines[-1] == "  Drawn: tile 1 (2)"


def test_a_side_shows_points_rings_dice_and_the_backs_of_its_cards(words: Words) -> None:
    shadow = paragraph(shown(war(), FREE, words), "The Shadow")
    assert shadow[:2] == ["The Shadow: 1 of 10 victory points, 1 Elven Ring", "  Dice: Army 1, Event 1"]
    assert shadow[2].startswith("  Hand 1 (Strategy 1); decks Character 23, Strategy 23;")
    assert "  On the table: Flocks of Crebain" in shadow
    free = paragraph(shown(war(), FREE, words), "The Free Peoples")
    assert free[0] == "The Free Peoples: 0 of 4 victory points, 2 Elven Rings"
    assert free[-1] == "  Casualties: Gondor 2 regulars"


def test_the_political_track_shows_steps_and_who_is_active(words: Words) -> None:
    track = " ".join(" ".join(paragraph(shown(war(), FREE, words), "Political track")).split())
    assert "Gondor 1 step from war, passive;" in track
    assert "Isengard at war;" in track
    assert "Elves 3 steps from war, active;" in track


def test_a_siege_shows_who_is_inside_and_who_is_around(words: Words) -> None:
    rohan = " ".join(" ".join(paragraph(shown(war(), FREE, words), "Rohan:")).split())
    assert (
        "Helm's Deep (stronghold, 2): under siege: Rohan 2 regulars, 1 leader; Gimli; "
        "around it: Isengard 4 regulars, 1 elite; 2 Nazgûl" in rohan
    )


def test_the_map_shows_armies_captured_settlements_and_empty_ones(words: Words) -> None:
    lines = paragraph(shown(war(), FREE, words), "Gondor:")
    assert "  Minas Tirith (stronghold, 2): Gondor 3 regulars, 1 leader; Gandalf the" in lines
    gondor = " ".join(" ".join(lines).split())
    assert "Pelargir (city, 1, captured by the Shadow): Sauron 2 regulars; Southrons & Easterlings 1 regular" in gondor
    assert lines[-1] == "  Empty: Dol Amroth (stronghold, 2), Lamedon (town), Lossarnach (town)"
    assert "  Lórien (stronghold, 2): The Fellowship" in shown(war(), FREE, words)


def test_only_the_own_hand_is_shown(words: Words) -> None:
    free, shadow, spectator = (shown(war(), reader, words) for reader in (FREE, SHADOW, SPECTATOR))
    assert paragraph(free, "Your hand, 2 cards")[1:] == [
        f"  {described(EVENTS['fp-character-09'], words)}",
        f"  {described(EVENTS['fp-strategy-01'], words)}",
    ]
    assert not [line for line in free if "Threats and Promises" in line]
    assert not [line for line in shadow if "Athelas" in line]
    assert not [line for line in spectator if "Your hand" in line or "Athelas" in line or "Threats" in line]


def test_a_battle_shows_both_forces_and_who_stays_behind(words: Words) -> None:
    position = war(
        armies={
            "osgiliath": {"gondor": {"regular": 2}, "characters": ["strider"]},
            "north-ithilien": {"sauron": {"regular": 3}, "nazgul": 1},
        },
        besieged={},
        control={},
        politics={"sauron": {"steps_to_war": 0, "active": True}},
        fellowship={"at": "rivendell", "companions": ["legolas"], "guide": "legolas"},
        rings={FREE: 0, SHADOW: 0},
        dice={SHADOW: ["army", "army"], FREE: []},
    )
    for answer in ("attack", "some", "2", "1"):
        position = position.after(answer)
    assert paragraph(shown(position, SHADOW, words), "Battle") == [
        "Battle, round 1: the Shadow attacks Osgiliath from North Ithilien.",
        "  Attackers: Sauron 2 regulars; 1 Nazgûl",
        "  Defenders: Gondor 2 regulars; Strider",
        "  Staying behind: Sauron 1 regular",
    ]


def test_a_battle_without_a_round_yet_says_so(words: Words) -> None:
    about = {"battle": "field-battle", "side": SHADOW, "region": "lorien", "origin": "dimrill-dale", "round": 0}
    said = words.say("terminal-battle", **about)
    assert said == "Battle, before the first round: the Shadow attacks Lórien from Dimrill Dale."


def test_the_free_peoples_are_many(words: Words) -> None:
    assert words.say("terminal-table", reader=FREE) == "The table, as the Free Peoples see it"
    assert words.say("terminal-table", reader=SHADOW) == "The table, as the Shadow sees it"


def test_every_table_of_a_game_has_words_and_fits_the_screen(words: Words) -> None:
    over = start(RULESET, RULESET.setup()).played(seated(SIDES, dict.fromkeys(SIDES, "random"), 2))
    for number in range(0, over.count + 1, over.count // LOOKS):
        for reader in (SPECTATOR, *SIDES):
            lines = shown(over.at(number), reader, words)
            assert [line for line in lines if len(line) > WIDTH or "[" in line] == []
    assert not words.missing


def test_an_event_card_in_one_line(words: Words) -> None:
    assert described(EVENTS["fp-character-09"], words) == "Athelas: Character event; in battle Andúril"


@pytest.mark.parametrize(
    ("name", "beginning"),
    [
        ("minas-tirith", ["Region of Gondor, with a stronghold worth 2 victory points to the enemy"]),
        ("trollshaws", ["Region of no nation", "Next to: Ettenmoors, Fords of Bruinen, Hollin, Rivendell,"]),
        ("osgiliath", ["Region of no nation", "It has a fortification: an attacker needs a 6 in the first round."]),
        ("boromir", ["Companion of level 2, leadership 1", "Captain of the West: "]),
        ("witch-king", ["Minion of level ∞, leadership 2"]),
        ("std-1-reveal-1", ["Damage: 1. The Fellowship is revealed."]),
        ("combat-anduril", ["Needs Strider or Aragorn in the battle."]),
        ("fp-character-09", ["Character event, Character deck of the Free Peoples, number 9"]),
    ],
)
def test_things_can_be_looked_up(name: str, beginning: list[str], words: Words) -> None:
    found = texts("boardgame", words)[name]
    assert [line[: len(start)] for line, start in zip(found, beginning, strict=False)] == beginning


def test_a_card_shows_both_of_its_halves_and_its_tile(words: Words) -> None:
    found = texts("boardgame", words)["shadow-character-02"]
    assert found[1] == words.text("shadow-character-02")
    assert found[2].startswith("In battle, One for the Dark Lord: ")
    assert found[3].endswith("In Mordor it stops the Fellowship.")


def test_everything_can_be_looked_up_by_a_name_that_nothing_else_has(words: Words) -> None:
    found = texts("boardgame", words)
    assert set(found) >= {*EVENTS, *CHARACTERS, *REGIONS, *(f"combat-{name}" for name in COMBAT)}
    assert len({words.name(name) for name in found}) == len(found)
    assert not words.missing


def test_the_dice_of_a_round_are_shown_as_they_fell(words: Words) -> None:
    game = shadow_attacks("gondor 3", "sauron 3 nazgul 1")
    game = play(game, 5, 1, 2, 6, 1, 1, 1, 5)
    assert [line.strip() for line in shown(game, SHADOW, words) if "rolled" in line] == [
        "The Free Peoples have rolled 6, 1 and 1 and need 5: 1 hit.",
        "The Shadow has rolled 5, 1 and 2 (and again 5) and needs 5: 2 hits.",
    ]


def test_the_dice_of_a_hunt_are_shown_as_they_fell(words: Words) -> None:
    game = play(road({"at": "moria", "companions": ["gimli"]}, hunters=2), *MOVE, 6, 2, 1, 5, "std-1-1")
    assert "The hunt rolled 6 and 2 (and again 5): 1 success." in [line.strip() for line in shown(game, FREE, words)]
