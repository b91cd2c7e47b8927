"""The data of the card game: the counts, totals and references that hold, and how sure the data are."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from ringwar.cardgame.table import facts
from ringwar.cardgame.table.facts import (
    ARMY,
    BATTLEGROUNDS,
    CARDS,
    CHARACTER,
    EVENT,
    FREE,
    FREE_FACTIONS,
    ICONS,
    ITEM,
    KINDS,
    PATHS,
    SCENARIOS,
    SHADOW,
    SHADOW_FACTIONS,
    Card,
    read_data,
)
from ringwar.provenance import card_entries as entries
from ringwar.provenance import summary, unverified
from ringwar.words import Words

ROOT = Path(__file__).resolve().parents[2]
ROWS = read_data("cards.toml")["card"]
LOCATION_ROWS = [row for rows in read_data("locations.toml").values() for row in rows]
PRINTED = {card.id: card for card in CARDS.values() if card.name == card.id}
PROMOTION_CARDS = {"ioreth", "ghan-buri-ghan", "whip-of-many-thongs", "gothmog"}

# By faction: how many armies, characters, items and events, counting copies.
COUNTS = {
    "dunedain": (5, 7, 2, 3),
    "elf": (2, 4, 7, 0),
    "dwarf": (0, 1, 1, 0),
    "hobbit": (0, 6, 3, 1),
    "rohan": (3, 3, 1, 1),
    "wizard": (0, 6, 4, 0),
    "isengard": (5, 3, 3, 1),
    "monstrous": (2, 9, 0, 0),
    "southron": (6, 1, 0, 0),
    "mordor": (9, 13, 5, 3),
}


def icon(card: Card, name: str) -> int:
    number: int = getattr(card, name)
    return number


# Cards


@pytest.mark.rule("CG-SETUP-02", "CG-SETUP-03")
def test_there_are_120_cards_sixty_a_side() -> None:
    assert len(PRINTED) == len(ROWS) == 112
    assert len(CARDS) == 120
    assert Counter(card.side for card in CARDS.values()) == {FREE: 60, SHADOW: 60}
    for card in CARDS.values():
        assert card.faction in (FREE_FACTIONS if card.side == FREE else SHADOW_FACTIONS), card


@pytest.mark.parametrize("faction", COUNTS)
def test_a_faction_has_its_cards_of_each_kind(faction: str) -> None:
    kinds = Counter(card.kind for card in CARDS.values() if card.faction == faction)
    assert tuple(kinds[kind] for kind in KINDS) == COUNTS[faction]


def test_only_five_cards_have_copies() -> None:
    copies = {id: number for id, number in Counter(card.id for card in CARDS.values()).items() if number > 1}
    assert copies == {
        "high-elves": 2,
        "riders-of-rohan": 2,
        "white-hand-orcs": 2,
        "goblins-of-the-misty-mountains": 2,
        "mordor-orcs": 5,
    }


def test_copies_are_different_cards_with_names_of_their_own() -> None:
    orcs = [card for card in CARDS.values() if card.id == "mordor-orcs"]
    assert [card.name for card in orcs] == ["mordor-orcs", *(f"mordor-orcs#{copy}" for copy in range(2, 6))]
    assert len(set(orcs)) == 5


def test_every_name_is_the_key_of_its_thing_and_is_used_once() -> None:
    for things in (CARDS, BATTLEGROUNDS, PATHS, SCENARIOS):
        assert [thing.name for thing in things.values()] == list(things)
    ids = [*PRINTED, *BATTLEGROUNDS, *PATHS]
    assert len(set(ids)) == len(ids) == 112 + 14 + 27
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id) for id in ids)


def test_no_promotion_card_is_among_the_cards() -> None:
    assert not PROMOTION_CARDS & set(PRINTED)


def test_numbers_printed_on_the_cards_are_used_once_and_in_order() -> None:
    numbers = [number for row in ROWS for number in row.get("numbers", ())]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= set(range(1, 121))
    assert all(len(row["numbers"]) == row.get("copies", 1) for row in ROWS if "numbers" in row)


@pytest.mark.rule("CG-CARD-05")
@pytest.mark.parametrize("card", PRINTED.values(), ids=str)
def test_a_card_has_only_the_icons_of_its_kind_and_side(card: Card) -> None:
    assert card.kind in KINDS
    assert all(0 <= icon(card, name) <= 3 for name in ICONS)
    assert (card.path_attack if card.side == FREE else card.path_defense) == 0
    if card.kind != CHARACTER:
        assert not card.paths
        assert card.leadership_attack == card.leadership_defense == 0
    if card.kind == ARMY:
        assert card.path_attack == card.path_defense == 0
    if card.kind == EVENT:
        assert not any(icon(card, name) for name in ICONS)
    if card.kind == CHARACTER and (card.path_attack or card.path_defense):
        assert card.paths
    assert card.paths <= set(range(1, 10))


@pytest.mark.rule("CG-CARD-09")
def test_an_item_has_wielders_and_nothing_else_has() -> None:
    assert {card.id for card in PRINTED.values() if card.wielders} == {
        card.id for card in PRINTED.values() if card.kind == ITEM
    }
    for row in ROWS:
        for wielder in row.get("wielders", ()):
            kind, _, value = wielder.partition(":")
            words = {
                "card": {card.id for card in PRINTED.values()},
                "faction": set(COUNTS),
                "keyword": {"nazgul", "ent"},
            }
            assert value in words[kind], row["id"]


@pytest.mark.parametrize(
    ("item", "wielders"),
    [
        ("anduril", {"strider", "aragorn"}),
        ("dwarven-axe", {"gimli"}),
        ("ent-draught", {"treebeard", "quickbeam"}),
        ("bow-of-the-galadhrim", {"arwen", "elrond", "galadriel", "legolas"}),
        ("palantir-of-orthanc", {"saruman"}),
    ],
)
def test_wielders_are_the_characters_meant(item: str, wielders: set[str]) -> None:
    assert CARDS[item].wielders == wielders


def test_an_elven_cloak_is_for_hobbits_and_elves() -> None:
    meant = {card.id for card in PRINTED.values() if card.kind == CHARACTER and card.faction in ("hobbit", "elf")}
    assert CARDS["elven-cloak"].wielders == meant
    assert len(meant) == 10


@pytest.mark.rule("CG-CARD-08")
def test_there_are_nine_nazgul_and_two_ents() -> None:
    words = Counter(word for card in PRINTED.values() for word in card.keywords)
    assert words["nazgul"] == 9
    assert words["ent"] == 2
    assert set(words) <= {"nazgul", "ent", "weapon", "mount", "ring"}
    assert CARDS["black-breath"].wielders == {card.id for card in PRINTED.values() if "nazgul" in card.keywords}


@pytest.mark.rule("CG-CARD-06")
def test_conditions_of_variable_icons_name_things_that_exist() -> None:
    known = {
        "battleground": set(BATTLEGROUNDS),
        "path": set(PATHS),
        "supporting": set(PRINTED),
        "in-play": set(PRINTED),
        "per-two": set(COUNTS),
        "token": set[str](),
    }
    for card in CARDS.values():
        for variable in card.variables:
            assert variable.icon in ICONS
            assert variable.bonus > 0
            assert set(variable.names) <= known[variable.kind], card
            assert bool(variable.names) == (variable.kind != "token"), card
            if variable.kind == "path":
                assert {PATHS[name].number for name in variable.names} <= card.paths, card


def test_conditions_of_variable_icons_are_split_into_kind_and_names() -> None:
    dead_men, theoden, quickbeam = (CARDS[name].variables for name in ("dead-men-of-dunharrow", "theoden", "quickbeam"))
    assert [(each.icon, each.bonus, each.kind, each.names) for each in dead_men] == [
        ("battleground_attack", 2, "supporting", ("strider", "aragorn")),
        ("battleground_defense", 2, "supporting", ("strider", "aragorn")),
    ]
    assert {(each.kind, each.names) for each in theoden} == {("in-play", ("gandalf-the-grey", "gandalf-the-white"))}
    assert {(each.kind, each.names) for each in quickbeam} == {("per-two", ("isengard",))}
    assert [(each.kind, each.names) for each in CARDS["gorbag-and-shagrat"].variables] == [("token", ())]


# Locations


@pytest.mark.rule("CG-SETUP-02")
def test_there_are_seven_battlegrounds_a_side_and_three_paths_a_number() -> None:
    assert Counter(each.side for each in BATTLEGROUNDS.values()) == {FREE: 7, SHADOW: 7}
    assert Counter(each.number for each in PATHS.values()) == dict.fromkeys(range(1, 10), 3)


@pytest.mark.rule("CG-CARD-01")
def test_battlegrounds_are_defended_by_their_own_side_and_attacked_by_the_other() -> None:
    for each in BATTLEGROUNDS.values():
        own, foe = (FREE_FACTIONS, SHADOW_FACTIONS) if each.side == FREE else (SHADOW_FACTIONS, FREE_FACTIONS)
        assert each.defenders, each
        assert each.defenders <= set(own), each
        assert each.attackers, each
        assert each.attackers <= set(foe), each
        assert 0 <= each.defense <= 3, each


@pytest.mark.rule("CG-CARD-04", "CG-EX-04")
def test_battlegrounds_of_a_faction_are_those_that_show_it() -> None:
    shown = {
        faction: {each.name for each in BATTLEGROUNDS.values() if faction in each.defenders | each.attackers}
        for faction in COUNTS
    }
    assert shown["dunedain"] == {
        *("dol-amroth", "minas-tirith", "pelargir"),
        *("harad", "minas-morgul", "morannon", "umbar"),
    }
    assert shown["mordor"] == {"dol-guldur", "lorien", "minas-morgul", "minas-tirith", "morannon"}
    assert shown["rohan"] == {"edoras", "helms-deep", "morannon", "orthanc"}
    assert shown["isengard"] == {"edoras", "helms-deep", "orthanc"}
    assert shown["southron"] == {"dol-amroth", "harad", "minas-tirith", "morannon", "pelargir", "umbar"}
    assert shown["elf"] == {"dol-guldur", "lorien", "moria", "rivendell"}
    assert shown["monstrous"] == {"lorien", "moria", "rivendell"}
    assert shown["dwarf"] == {"moria"}
    assert shown["hobbit"] == set()
    assert shown["wizard"] == set(BATTLEGROUNDS)


def test_victory_points_of_the_battlegrounds() -> None:
    points = {side: sum(each.points for each in BATTLEGROUNDS.values() if each.side == side) for side in (FREE, SHADOW)}
    assert points == {FREE: 12, SHADOW: 10}
    assert all(1 <= each.points <= 3 for each in BATTLEGROUNDS.values())


@pytest.mark.rule("CG-CARD-02")
def test_victory_points_of_the_paths_go_by_number() -> None:
    by_number = {1: 1, 2: 2, 3: 1, 4: 2, 5: 1, 6: 2, 7: 1, 8: 2, 9: 3}
    assert all(each.points == by_number[each.number] for each in PATHS.values())


def test_numbers_printed_on_the_locations_are_their_order() -> None:
    for group, number in (("battleground", 14), ("path", 27)):
        assert [row["card_number"] for row in read_data("locations.toml")[group]] == list(range(1, number + 1))


# The worked examples of the rulebooks, as far as printed icons and points decide them


def test_icons_of_the_path_combat_on_egladil() -> None:
    attack = sum(CARDS[name].path_attack for name in ("the-commander", "the-destroyer", "black-riders-mount"))
    defence = [CARDS[name].path_defense for name in ("legolas", "bow-of-the-galadhrim", "gimli")]
    assert (attack, PATHS["egladil"].defense, defence) == (3, 1, [1, 1, 1])


def test_icons_of_the_battle_for_dol_guldur() -> None:
    attackers = [CARDS[name] for name in ("high-elves", "galadriel", "nenya-ring-of-adamant")]
    assert sum(card.battleground_attack + card.leadership_attack for card in attackers) == 5
    assert BATTLEGROUNDS["dol-guldur"].defense == 2
    assert CARDS["mordor-orcs"].battleground_defense == 1
    assert CARDS["olog-hai"].battleground_defense == 2
    assert CARDS["gorbag-and-shagrat"].leadership_defense == 1


def test_points_of_the_scoring_example() -> None:
    battlegrounds = sum(BATTLEGROUNDS[name].points for name in ("helms-deep", "minas-tirith", "lorien", "orthanc"))
    paths = sum(PATHS[name].points for name in ("bag-end", "the-council-of-elrond", "lothlorien", "henneth-annun"))
    assert battlegrounds + paths == 13
    assert BATTLEGROUNDS["minas-morgul"].points + BATTLEGROUNDS["dol-guldur"].points + 7 == 10


# Looking things up


@pytest.mark.parametrize("thing", [CARDS["mordor-orcs#3"], BATTLEGROUNDS["moria"], PATHS["morgai"], SCENARIOS["duel"]])
def test_a_copied_or_pickled_thing_is_the_same_thing(thing: object) -> None:
    assert pickle.loads(pickle.dumps(thing)) is thing
    assert copy.deepcopy(thing) is thing


def test_things_are_found_by_name() -> None:
    assert facts.card("mordor-orcs#2") is CARDS["mordor-orcs#2"]
    assert facts.battleground("moria") is BATTLEGROUNDS["moria"]
    assert facts.path("egladil") is PATHS["egladil"]
    assert facts.scenario("duel-three") is SCENARIOS["duel-three"]


def test_an_unknown_name_is_refused_with_names_like_it() -> None:
    with pytest.raises(ValueError, match=r"there is no card 'gandalf-the-gray'; did you mean gandalf-the-grey"):
        facts.card("gandalf-the-gray")
    with pytest.raises(ValueError, match=r"there is no path 'moria'"):
        facts.path("moria")
    with pytest.raises(ValueError, match=r"there is no battleground 'helm-deep'; did you mean helms-deep"):
        facts.battleground("helm-deep")


def test_the_data_are_the_same_in_every_process() -> None:
    code = (
        "from ringwar.cardgame.table.facts import *; print([*CARDS], [s.cards for s in SCENARIOS['fellowship'].seats])"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1
    assert runs.pop().startswith(b"['dead-men-of-dunharrow', ")


# How sure the data are


def test_every_entity_says_how_sure_it_is() -> None:
    levels = Counter(entry.confidence for entry in entries())
    assert set(levels) <= {"high", "medium", "low"}
    assert all(row["sources"] for row in [*ROWS, *LOCATION_ROWS])
    for entry in entries():
        assert entry.confidence != "low" or entry.doubts, entry.name


def test_doubts_are_about_fields_that_exist() -> None:
    card_fields = {*ICONS, "icons", "keywords", "wielders", "paths", "variable", "text", "title"}
    location_fields = {"title", "text", "defense", "defenders", "attackers", "points"}
    for entry in entries():
        fields = location_fields if entry.group in ("battleground", "path") else card_fields
        assert set(entry.open) <= fields, entry.name
        for doubt in entry.doubts:
            assert doubt.field in fields, entry.name
            assert doubt.alternatives, entry.name
            assert doubt.value not in doubt.alternatives, entry.name
            assert doubt.reason, entry.name


def test_doubts_about_a_number_of_icons_say_the_number_in_use() -> None:
    for entry in entries():
        for doubt in entry.doubts:
            if doubt.field in ICONS and doubt.value.isdigit():
                assert getattr(CARDS[entry.name], doubt.field) == int(doubt.value), entry.name
            if doubt.field == "icons":
                assert not any(icon(CARDS[entry.name], name) for name in ICONS), entry.name


def test_the_summary_counts_what_there_is() -> None:
    shown = "\n".join(summary("cardgame"))
    doubts = unverified("cardgame")
    assert "112 faction cards, 120 with their copies" in shown
    assert "14 battlegrounds and 27 paths" in shown
    assert f"{len(doubts)} values are decisions" in shown
    assert len(doubts) == sum(len(entry.doubts) for entry in entries())


def test_the_list_for_people_is_up_to_date() -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "tools" / "unverified.py"], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")


# Words


def test_english_names_and_texts_say_what_the_data_say() -> None:
    words = Words("en", game="cardgame")
    for row in [*ROWS, *LOCATION_ROWS]:
        assert words.name(row["id"]) == row["title"]
        assert words.has(f"text-{row['id']}") == ("text" in row), row["id"]
        if "text" in row:
            assert words.text(row["id"]) == row["text"]


def test_factions_kinds_and_seats_have_names() -> None:
    words = Words("en", game="cardgame")
    for name in (*COUNTS, *KINDS):
        assert words.has(f"name-{name}")
    for scenario in SCENARIOS.values():
        for seat in scenario.seats:
            assert words.name(seat.name) == seat.title
