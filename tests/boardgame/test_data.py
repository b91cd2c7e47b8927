"""The data of the board game: characters, dice, tiles and cards, and how sure the data are of everything."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from marks import rule
from ringwar.boardgame.table import facts
from ringwar.boardgame.table.facts import (
    CHARACTERS,
    COMBAT,
    COMPANIONS_AT_START,
    EVENTS,
    FACES,
    FIGURES,
    FREE,
    FREE_NATIONS,
    MINIONS,
    MOST_DICE,
    NATION_FACTS,
    NATIONS,
    REGIONS,
    SHADOW,
    START_DICE,
    TILES,
    UNLIMITED,
    read_data,
)
from ringwar.provenance import board_entries as entries
from ringwar.provenance import decisions, summary
from ringwar.words import Words

ROOT = Path(__file__).resolve().parents[2]
WORDS = Words("en", game="boardgame")
EVENT_ROWS = read_data("events.toml")["event"]
CHARACTER_ROWS = read_data("characters.toml")["character"]

# Characters


@rule("BG-SETUP-04", "BG-SETUP-05")
def test_seven_companions_start_in_the_fellowship_and_gandalf_guides_it() -> None:
    names = [each.name for each in COMPANIONS_AT_START]
    assert names[0] == "gandalf-the-grey"
    assert set(names[1:]) == {"strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"}
    assert len(names) == 7


@rule("BG-SETUP-06", "BG-SETUP-08")
def test_six_characters_start_set_aside() -> None:
    aside = {name for name, each in CHARACTERS.items() if each not in COMPANIONS_AT_START}
    assert aside == {"aragorn", "gandalf-the-white", "gollum", "saruman", "witch-king", "mouth-of-sauron"}
    assert {row["id"] for row in CHARACTER_ROWS if "enters" in row} == aside
    assert [each.name for each in MINIONS] == ["saruman", "witch-king", "mouth-of-sauron"]


def test_kinds_and_sides_of_the_characters() -> None:
    assert Counter(each.kind for each in CHARACTERS.values()) == {"companion": 9, "minion": 3, "gollum": 1}
    assert {each.name for each in CHARACTERS.values() if each.side == SHADOW} == {each.name for each in MINIONS}
    assert {each.name: each.nation for each in CHARACTERS.values() if each.nation} == {
        "saruman": "isengard",
        "witch-king": "sauron",
        "mouth-of-sauron": "sauron",
    }
    assert {each.name: each.replaces for each in CHARACTERS.values() if each.replaces} == {
        "aragorn": "strider",
        "gandalf-the-white": "gandalf-the-grey",
    }


def test_levels_and_leadership_of_the_characters() -> None:
    assert {each.name: (each.level, each.leadership) for each in CHARACTERS.values()} == {
        "gandalf-the-grey": (3, 1),
        "strider": (3, 1),
        "boromir": (2, 1),
        "legolas": (2, 1),
        "gimli": (2, 1),
        "meriadoc": (1, 1),
        "peregrin": (1, 1),
        "aragorn": (3, 2),
        "gandalf-the-white": (3, 1),
        "gollum": (0, 0),
        "saruman": (0, 1),
        "witch-king": (UNLIMITED, 2),
        "mouth-of-sauron": (3, 2),
    }


@rule("BG-POLITICS-15")
def test_which_nations_the_companions_can_activate() -> None:
    activates = {each.name: set(each.activates) for each in CHARACTERS.values() if each.activates}
    everything = set(FREE_NATIONS)
    assert activates == {
        **dict.fromkeys(("gandalf-the-grey", "gandalf-the-white", "aragorn", "meriadoc", "peregrin"), everything),
        "strider": {"north"},
        "boromir": {"gondor"},
        "legolas": {"elves"},
        "gimli": {"dwarves"},
    }


def test_what_the_cards_of_the_characters_say() -> None:
    abilities = {row["id"]: [each["name"] for each in row.get("abilities", ())] for row in CHARACTER_ROWS}
    assert {each.name for each in CHARACTERS.values() if each.is_captain} == {
        name for name, names in abilities.items() if "Captain of the West" in names
    }
    assert {name for name, each in CHARACTERS.items() if each.kind == "companion" and not each.is_captain} == {
        *("meriadoc", "peregrin", "gandalf-the-white"),
    }
    assert {each.name for each in CHARACTERS.values() if each.is_hobbit} == {
        name for name, names in abilities.items() if "Take Them Alive!" in names
    }
    guides = {row["id"] for row in CHARACTER_ROWS if "guide" in row}
    assert guides == {"gandalf-the-grey", "strider", "meriadoc", "peregrin", "gollum"}
    assert sum(len(names) for names in abilities.values()) == 20


# Dice and tiles


@rule("BG-DICE-01", "BG-DICE-02")
def test_faces_of_the_action_dice() -> None:
    assert sorted(FACES[FREE]) == ["character", "character", "event", "muster", "muster-army", "will-of-the-west"]
    assert sorted(FACES[SHADOW]) == ["army", "character", "event", "eye", "muster", "muster-army"]


@rule("BG-DICE-03", "BG-DICE-04", "BG-DICE-08", "BG-DICE-11", "BG-SETUP-12", "BG-SETUP-13")
def test_numbers_of_action_dice() -> None:
    assert START_DICE == {FREE: 4, SHADOW: 7}
    extra = {
        side: {each.name for each in CHARACTERS.values() if each.extra_die and each.side == side} for side in FACES
    }
    assert extra == {FREE: {"aragorn", "gandalf-the-white"}, SHADOW: {"saruman", "witch-king", "mouth-of-sauron"}}
    assert MOST_DICE == {FREE: 6, SHADOW: 10}
    for side, most in MOST_DICE.items():
        assert START_DICE[side] + sum(each.extra_die for each in CHARACTERS.values() if each.side == side) == most


@rule("BG-SETUP-10")
def test_the_sixteen_standard_tiles() -> None:
    standard = [each for each in TILES.values() if each.set == "standard"]
    assert Counter(("eye" if each.is_eye else each.value, each.reveals) for each in standard) == {
        ("eye", True): 4,
        (0, True): 2,
        (1, False): 2,
        (1, True): 2,
        (2, False): 2,
        (2, True): 1,
        (3, False): 3,
    }
    assert not any(each.stops or each.is_die or each.card for each in standard)


@rule("BG-SETUP-11")
def test_the_eight_special_tiles() -> None:
    assert len(TILES) == 24
    fellowship = [each for each in TILES.values() if each.set == "fellowship"]
    assert sorted(each.value or 0 for each in fellowship) == [-2, -1, 0, 0]
    assert not any(each.reveals or each.stops or each.is_eye or each.is_die for each in fellowship)
    shadow = [each for each in TILES.values() if each.set == "shadow"]
    assert all(each.stops for each in shadow)
    assert {each.name: (each.value, each.is_eye, each.is_die, each.reveals) for each in shadow} == {
        "shadow-shelobs-lair": (None, False, True, False),
        "shadow-the-ring-is-mine": (None, True, False, True),
        "shadow-on-on-they-went": (3, False, False, False),
        "shadow-give-it-to-uss": (1, False, False, True),
    }
    for each in (*fellowship, *shadow):
        assert EVENTS[each.card or ""].tile == each.name
        assert EVENTS[each.card or ""].title == each.title
    assert {card.name for card in EVENTS.values() if card.tile} == {each.card for each in (*fellowship, *shadow)}


# Event cards


@rule("BG-SETUP-09")
def test_there_are_four_decks_of_24_cards() -> None:
    assert len(EVENTS) == 96
    assert len({card.title for card in EVENTS.values()}) == 96
    decks: dict[tuple[str, str], list[int]] = {}
    for name, card in EVENTS.items():
        assert name == f"{'fp' if card.side == FREE else 'shadow'}-{card.deck}-{card.number:02}"
        decks.setdefault((card.side, card.deck), []).append(card.number)
    assert set(decks) == {(side, deck) for side in (FREE, SHADOW) for deck in ("character", "strategy")}
    assert all(numbers == list(range(1, 25)) for numbers in decks.values())


def test_types_of_the_cards() -> None:
    assert Counter((card.side, card.deck, card.type) for card in EVENTS.values()) == {
        (FREE, "character", "character"): 24,
        (SHADOW, "character", "character"): 24,
        (FREE, "strategy", "army"): 8,
        (FREE, "strategy", "muster"): 16,
        (SHADOW, "strategy", "army"): 11,
        (SHADOW, "strategy", "muster"): 13,
    }


def test_players_of_the_cards_are_of_their_side() -> None:
    players = {side: {card.player for card in EVENTS.values() if card.side == side} for side in (FREE, SHADOW)}
    assert players == {FREE: {None, "gondor", "rohan"}, SHADOW: {None, "witch-king", "saruman"}}


def test_fourteen_cards_lie_on_the_table_until_something_discards_them() -> None:
    table = {card.name for card in EVENTS.values() if card.on_table}
    assert len(table) == 14
    assert table == {row["id"] for row in EVENT_ROWS if "discard" in row}
    assert table == {row["id"] for row in EVENT_ROWS if row["text"].startswith("Put it on the table.")}


def test_there_are_38_combat_halves_of_one_side_each() -> None:
    assert len(COMBAT) == len({row["title"] for row in COMBAT.values()}) == 38
    assert {card.combat_id for card in EVENTS.values()} == set(COMBAT)
    for card in EVENTS.values():
        assert COMBAT[card.combat_id]["side"] == card.side, card
        assert COMBAT[card.combat_id]["title"] == card.combat_title, card
        assert card.initiative, card
        assert all(0 <= number <= 7 for number in card.initiative), card


def test_initiatives_of_the_combat_halves() -> None:
    numbers: dict[tuple[int, ...], set[str]] = {}
    for card in EVENTS.values():
        numbers.setdefault(card.initiative, set()).add(card.combat_id)
    assert numbers.pop((3,)) >= {"daylight", "valour", "deadly-strife", "brave-stand", "foul-stench"}
    assert numbers == {
        (0,): {"daring-defiance", "swarm-of-bats"},
        (1,): {"scouts", "words-of-power"},
        (2,): {"sudden-strike", "charge", "durins-bane"},
        (4,): {"mighty-attack", "anduril", "confusion", "they-are-terrible"},
        (5,): {"nameless-wood", "no-quarter"},
        (6,): {"blade-of-westernesse", "heroic-death", "fateful-strike", "shield-wall", "black-breath"},
        (7,): {"onslaught", "great-host", "we-come-to-kill"},
        (3, 5): {"mumakil"},
    }


# Looking things up


def test_every_name_is_the_key_of_its_thing() -> None:
    for things in (REGIONS, CHARACTERS, TILES, EVENTS, NATION_FACTS):
        assert [thing.name for thing in things.values()] == list(things)
        assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name) for name in things)
    names = [*REGIONS, *CHARACTERS, *TILES, *EVENTS, *NATIONS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("things", [REGIONS, CHARACTERS, TILES, EVENTS, NATION_FACTS])
def test_copied_or_pickled_things_are_the_same_things(things: dict[str, object]) -> None:
    for thing in things.values():
        assert pickle.loads(pickle.dumps(thing)) is thing
        assert copy.deepcopy(thing) is thing


def test_things_are_found_by_name() -> None:
    assert facts.region("moria") is REGIONS["moria"]
    assert facts.character("gollum") is CHARACTERS["gollum"]
    assert facts.tile("std-1-2") is TILES["std-1-2"]


def test_an_unknown_name_is_refused_with_names_like_it() -> None:
    with pytest.raises(ValueError, match=r"there is no region 'helm-deep'; did you mean helms-deep"):
        facts.region("helm-deep")
    with pytest.raises(ValueError, match=r"there is no character 'gandalf'"):
        facts.character("gandalf")
    with pytest.raises(ValueError, match=r"there is no hunt tile 'std-4-1'; did you mean std-"):
        facts.tile("std-4-1")


def test_the_data_are_the_same_in_every_process() -> None:
    code = "from ringwar.boardgame.table.facts import *; "
    code += "print([(r, r.adjacent) for r in REGIONS.values()], SETUP, [*EVENTS])"
    runs = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1
    assert runs.pop().startswith(b"[(andrast, (anfalas, druwaith-iaur)), ")


# How sure the data are


def test_every_entity_says_how_sure_it_is() -> None:
    assert len(entries()) == 105 + 13 + 96 + 38
    assert {entry.confidence for entry in entries()} == {"high", "medium", "low"}
    for entry in entries():
        assert entry.confidence != "low" or entry.doubts, entry.name


def test_doubts_are_about_fields_that_exist() -> None:
    cards = {"condition", "text", "discard", "player"}
    fields = {"region": {"coastal"}, "character": {"activates", "guide", "abilities"}, "combat": {"text"}}
    for entry in entries():
        allowed = fields.get(entry.group, cards)
        assert set(entry.open) <= allowed, entry.name
        for doubt in entry.doubts:
            assert doubt.field in allowed, entry.name
            assert doubt.alternatives, entry.name
            assert doubt.value not in doubt.alternatives, entry.name
            assert doubt.reason, entry.name


def test_doubts_with_a_plain_value_say_the_value_in_use() -> None:
    for entry in entries():
        for doubt in entry.doubts:
            if doubt.field == "coastal":
                assert doubt.value == str(REGIONS[entry.name].coastal).lower()
            if doubt.field == "activates":
                assert {doubt.value} == CHARACTERS[entry.name].activates
            if doubt.field == "player":
                assert doubt.value == (EVENTS[entry.name].player or "any")


def test_the_icon_of_the_player_was_seen_on_no_card() -> None:
    cards = [entry for entry in entries() if entry.name in EVENTS]
    for entry in cards:
        assert ("player" in entry.open) != any(doubt.field == "player" for doubt in entry.doubts), entry.name
    assert {entry.open["player"] for entry in cards if entry.open} == {
        "any",
        "gondor",
        "rohan",
        "witch-king",
        "saruman",
    }


def test_the_summary_counts_what_there_is() -> None:
    shown = "\n".join(summary("boardgame"))
    doubts = decisions(entries())
    assert "105 regions with 232 open borders, 8 nations, 13 characters" in shown
    assert "96 event cards with 38 different combat halves, 24 hunt tiles" in shown
    assert f"{len(doubts)} values are decisions" in shown
    assert len(doubts) == sum(len(entry.doubts) for entry in entries())
    assert any(line.startswith("Strider (character), activates: north; or any nation") for line in doubts)


def test_the_list_for_people_has_every_doubt() -> None:
    listed = (ROOT / "docs" / "unverified.md").read_text(encoding="utf-8").splitlines()
    for entry in entries():
        for doubt in entry.doubts:
            assert any(f"| {entry.title} | `{doubt.field}` | **{doubt.value}** |" in line for line in listed), (
                entry.name
            )


# Words


def plain(title: str) -> str:
    """A title without what a sentence changes: its article, and the capital of a tile."""
    return title.removeprefix("The ").removeprefix("the ").replace("tile ", "Tile ")


def test_english_names_say_what_the_data_say() -> None:
    for things in (REGIONS, CHARACTERS, TILES, EVENTS, NATION_FACTS):
        for name, thing in things.items():
            assert plain(WORDS.name(name)) == plain(thing.title)
    for name, row in COMBAT.items():
        assert WORDS.name(f"combat-{name}") == row["title"]


def test_english_texts_say_what_the_data_say() -> None:
    for row in EVENT_ROWS:
        assert WORDS.text(row["id"]) == " ".join(row[part] for part in ("condition", "text", "discard") if part in row)
    for name, row in COMBAT.items():
        assert WORDS.text(f"combat-{name}") == " ".join(row[part] for part in ("condition", "text") if part in row)
    for row in CHARACTER_ROWS:
        text = WORDS.text(row["id"])
        abilities = row.get("abilities", ())
        for part in (row.get("enters", ""), row.get("guide", ""), *(each["text"] for each in abilities)):
            assert part in text, row["id"]
        assert all(each["name"] in text for each in abilities), row["id"]


def test_faces_and_figures_have_names() -> None:
    for face in {*FACES[FREE], *FACES[SHADOW]}:
        assert WORDS.name(face) == WORDS.name(f"face-{face}")
    for kind in FIGURES:
        assert WORDS.has(f"name-{kind}")
    for nation in NATION_FACTS.values():
        kinds = [kind for kind in ("regular", "elite", "leader") if getattr(nation, kind)]
        assert all(WORDS.has(f"name-{nation}-{kind}") for kind in kinds), nation
