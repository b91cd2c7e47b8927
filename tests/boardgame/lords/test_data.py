"""The data of Lords of Middle-earth: characters, dice, tiles, tokens and cards, and how sure the data are of them."""

from __future__ import annotations

import copy
import pickle
import re
from collections import Counter
from pathlib import Path

import pytest

from marks import rule
from ringwar.boardgame.lords.table.facts import (
    ACTION_TOKENS,
    CHARACTERS_WITH_LORDS,
    COMBAT_WITH_LORDS,
    EVENTS_WITH_LORDS,
    LORDS,
    LORDS_CARDS,
    LORDS_TILES,
    RINGS,
    SPECIAL_DICE,
    SPECIAL_FACES,
    TILES_WITH_LORDS,
    WE_SHALL_GET_IT,
    read_data,
)
from ringwar.boardgame.table import facts as base
from ringwar.boardgame.table.facts import FREE, REGIONS, SHADOW, UNLIMITED, Printed
from ringwar.provenance import lords_entries as entries
from ringwar.words import Words

ROOT = Path(__file__).resolve().parents[3]
WORDS = Words("en", game="boardgame")
CHARACTER_ROWS = read_data("characters.toml")["character"]
CARD_ROWS = [row for rows in read_data("events.toml").values() for row in rows]
NEW_COMBAT = read_data("combat.toml")["combat"]
ADDED: list[dict[str, Printed]] = [
    {**LORDS},
    {**LORDS_CARDS},
    {**LORDS_TILES},
    {**SPECIAL_DICE},
    {**SPECIAL_FACES},
    {**RINGS},
    {**ACTION_TOKENS},
    {WE_SHALL_GET_IT.name: WE_SHALL_GET_IT},
]


# Characters


def test_eight_characters_for_every_game_and_six_for_the_council() -> None:
    council = {name for name, each in LORDS.items() if each.is_of_council}
    assert len(LORDS) == 14
    assert set(LORDS) - council == {
        *("elrond-keeper-of-vilya", "galadriel-keeper-of-nenya", "gandalf-grey-keeper-of-narya"),
        *("smeagol-tamed-wretch", "balrog-of-moria", "gothmog-lieutenant-of-morgul"),
        *("mouth-of-sauron-black-numenorean", "witch-king-chief-of-the-ringwraiths"),
    }
    assert {LORDS[name].person for name in council} == {
        *("boromir", "gimli", "legolas", "meriadoc", "peregrin", "strider"),
    }


@rule("LM-ELROND-02", "LM-GALADRIEL-02", "LM-NARYA-01", "LM-GOTHMOG-01")
def test_levels_and_leadership() -> None:
    assert {name: (each.level, each.leadership) for name, each in LORDS.items()} == {
        "elrond-keeper-of-vilya": (0, 2),
        "galadriel-keeper-of-nenya": (0, 2),
        "gandalf-grey-keeper-of-narya": (3, 1),
        "smeagol-tamed-wretch": (0, 0),
        "balrog-of-moria": (0, 3),
        "gothmog-lieutenant-of-morgul": (3, 1),
        "mouth-of-sauron-black-numenorean": (3, 2),
        "witch-king-chief-of-the-ringwraiths": (UNLIMITED, 1),
        "boromir-captain-general": (1, 1),
        "gimli-dwarven-lord": (1, 1),
        "legolas-elven-prince": (1, 1),
        "meriadoc-hobbit-of-the-shire": (1, 1),
        "peregrin-hobbit-of-the-shire": (1, 1),
        "strider-dunadan": (3, 1),
    }
    assert {name for name, each in LORDS.items() if each.level_active != each.level} == {"balrog-of-moria"}
    assert LORDS["balrog-of-moria"].level_active == 2


def test_the_two_lords_of_the_elves_count_as_companions_of_level_three_in_battle() -> None:
    other = {name: each.battle_level for name, each in LORDS.items() if each.battle_level != each.level}
    assert other == {"elrond-keeper-of-vilya": 3, "galadriel-keeper-of-nenya": 3}
    assert {LORDS[name].kind for name in other} == {"companion"}


def test_which_minions_do_not_count_for_gandalf_the_white() -> None:
    assert {name for name, each in LORDS.items() if not each.heralds_white} == {
        *("balrog-of-moria", "gothmog-lieutenant-of-morgul", "witch-king-chief-of-the-ringwraiths"),
    }


def test_a_version_is_of_the_side_and_kind_of_the_one_in_the_base_game() -> None:
    versions = [each for each in LORDS.values() if each.person != each.name]
    assert len(versions) == len({each.person for each in versions}) == 9
    for each in versions:
        original = base.CHARACTERS[each.person]
        assert (each.side, each.kind, each.is_hobbit) == (original.side, original.kind, original.is_hobbit), each
        assert (each.nation, each.extra_die) == (original.nation, original.extra_die), each
    assert {each.person for each in versions if each.side == FREE} == {each.name for each in base.COMPANIONS_AT_START}


def test_who_brings_which_die() -> None:
    assert {each.name for each in LORDS.values() if each.extra_die} == {
        *("mouth-of-sauron-black-numenorean", "witch-king-chief-of-the-ringwraiths"),
    }
    assert {each.die: name for name, each in LORDS.items() if each.die} == {
        die.name: die.owner for die in SPECIAL_DICE.values()
    }


def test_where_companions_of_the_council_may_start_outside_the_fellowship() -> None:
    assert {each.person: each.starts_in for each in LORDS.values() if each.starts_in} == {
        "boromir": "minas-tirith",
        "gimli": "erebor",
        "legolas": "woodland-realm",
        "meriadoc": "the-shire",
        "peregrin": "the-shire",
    }
    assert not any(each.activates for each in LORDS.values() if each.starts_in)


def test_every_name_in_a_character_is_that_of_something() -> None:
    for each in LORDS.values():
        assert each.home is None or each.home in REGIONS
        assert each.starts_in is None or each.starts_in in REGIONS
        assert each.ring is None or RINGS[each.ring].keeper == each.name
        assert each.partner is None or LORDS[each.partner].partner == each.name
        assert each.person in CHARACTERS_WITH_LORDS
    assert {each.ring for each in LORDS.values() if each.ring} == set(RINGS)
    assert {each.home for each in LORDS.values() if each.falls_with_home} == {"rivendell", "lorien"}


def test_smeagol_alone_has_no_figure_and_the_level_of_others() -> None:
    assert [name for name, each in LORDS.items() if not each.has_figure] == ["smeagol-tamed-wretch"]
    assert [name for name, each in LORDS.items() if each.level_of_best] == ["smeagol-tamed-wretch"]


# Dice, tiles and tokens


@rule("LM-KEEPER-01", "LM-KEEPER-02", "LM-KEEPER-03", "LM-LESSER-01", "LM-LESSER-02")
def test_faces_of_the_special_dice() -> None:
    shown = {
        name: [f"{face.result}+" if face.can_be_lost else face.result for face in die.faces]
        for name, die in SPECIAL_DICE.items()
    }
    assert shown == {
        "keeper-vilya": ["army+", "muster", "event", "draw", "draw", "eye+"],
        "keeper-nenya": ["character+", "muster", "event", "draw", "draw", "eye+"],
        "keeper-narya": ["character", "muster", "event", "draw", "army", "eye"],
        "minion-balrog": ["character+", "use-balrog", "use-balrog", "muster", "draw", "eye+"],
        "minion-gothmog": ["army+", "army", "muster", "muster", "draw", "eye+"],
    }


def test_a_face_belongs_to_its_die() -> None:
    assert len(SPECIAL_FACES) == 26
    for die in SPECIAL_DICE.values():
        assert die.side == LORDS[die.owner].side
        assert die.kind == ("keeper" if die.side == FREE else "lesser-minion")
        for face in die.faces:
            assert (face.die, face.side) == (die.name, die.side)
            assert SPECIAL_FACES[face.name] is face


def test_four_smeagol_tiles_two_of_them_in_the_pool() -> None:
    assert len(LORDS_TILES) == 4
    assert [tile.in_pool for tile in LORDS_TILES.values()] == [True, True, False, False]
    assert {tile.card for tile in LORDS_TILES.values() if not tile.in_pool} == {"you-know-the-way-there"}
    for tile in LORDS_TILES.values():
        assert (tile.set, tile.value) == ("smeagol", 0)
        assert not any((tile.is_eye, tile.is_die, tile.reveals, tile.stops))
    assert len(TILES_WITH_LORDS) == 28


@rule("LM-SETUP-04")
def test_three_rings_with_their_keepers() -> None:
    assert {name: LORDS[ring.keeper].title for name, ring in RINGS.items()} == {
        "vilya": "Lord Elrond",
        "nenya": "Lady Galadriel",
        "narya": "Gandalf the Grey, Keeper of Narya",
    }


def test_two_action_tokens() -> None:
    assert list(ACTION_TOKENS) == ["shadow-token-nazgul", "shadow-token-politics"]


# Event cards


def test_thirteen_new_cards_in_four_decks() -> None:
    decks = Counter((card.side, card.deck) for card in EVENTS_WITH_LORDS.values())
    assert len(LORDS_CARDS) == 13
    assert decks == {
        (FREE, "character"): 28,
        (FREE, "strategy"): 26,
        (SHADOW, "character"): 28,
        (SHADOW, "strategy"): 26,
    }
    for (side, deck), number in decks.items():
        numbers = [card.number for card in EVENTS_WITH_LORDS.values() if (card.side, card.deck) == (side, deck)]
        assert sorted(numbers) == list(range(1, number + 1))
    assert "shadow-character-17" not in EVENTS_WITH_LORDS
    assert LORDS_CARDS["a-balrog-is-come"].number == 17
    assert [card.name for card in LORDS_CARDS.values() if card.replaces] == ["a-balrog-is-come"]


def test_the_special_card_is_in_no_deck_and_has_no_combat_half() -> None:
    assert WE_SHALL_GET_IT.name not in EVENTS_WITH_LORDS
    assert WE_SHALL_GET_IT.on_table
    assert WE_SHALL_GET_IT.side == SHADOW
    assert WE_SHALL_GET_IT.combat_id not in COMBAT_WITH_LORDS
    assert WE_SHALL_GET_IT.type not in {card.type for card in EVENTS_WITH_LORDS.values()}


def test_types_and_initiatives_of_the_cards() -> None:
    assert {name: (card.type, card.combat_title, card.initiative) for name, card in LORDS_CARDS.items()} == {
        "you-know-the-way-there": ("character", "Blade of Westernesse", (6,)),
        "safe-paths-in-the-dark": ("character", "It is a Gift", (3,)),
        "wind-from-the-west": ("character", "Orderly Withdrawal", (6,)),
        "three-rings-for-the-elven-kings": ("character", "Orderly Withdrawal", (6,)),
        "every-little-is-a-gain": ("muster", "Shield-wall", (6,)),
        "rangers-of-the-north": ("army", "Advantageous Position", (3,)),
        "a-balrog-is-come": ("character", "Durin's Bane", (2,)),
        "we-wont-go-back": ("character", "Fear of Their Masters", (3,)),
        "the-lore-of-the-elven-rings": ("character", "Fear of Their Masters", (3,)),
        "the-gates-are-closed": ("character", "Words of Power", (1,)),
        "captain-of-despair": ("character", "Servant of the Shadow", (3,)),
        "shadow-of-dol-guldur": ("army", "Mûmakil", (3, 5)),
        "madness-and-horror": ("army", "Swarm of Bats", (0,)),
    }


def test_every_card_has_a_combat_half_of_its_own_side() -> None:
    for card in LORDS_CARDS.values():
        assert COMBAT_WITH_LORDS[card.combat_id]["side"] == card.side, card
    assert {row["id"] for row in NEW_COMBAT} <= {card.combat_id for card in LORDS_CARDS.values()}
    assert not {row["id"] for row in NEW_COMBAT} & set(base.COMBAT)


def test_cards_on_the_table_say_when_they_are_discarded() -> None:
    table = {card.name for card in (*LORDS_CARDS.values(), WE_SHALL_GET_IT) if card.on_table}
    assert len(table) == 5
    assert table == {row["id"] for row in CARD_ROWS if "discard" in row}


def test_players_of_the_cards_are_of_their_side() -> None:
    players = {side: {card.player for card in LORDS_CARDS.values() if card.side == side} for side in (FREE, SHADOW)}
    assert players == {FREE: {None, "gondor", "rohan"}, SHADOW: {None, "witch-king"}}


# Looking things up


def test_every_name_is_the_key_of_its_thing_and_nothing_else() -> None:
    names = [name for things in ADDED for name in things]
    names += [*base.REGIONS, *base.CHARACTERS, *base.TILES, *base.EVENTS, *base.NATIONS, *base.FIGURES]
    assert len(set(names)) == len(names)
    for things in ADDED:
        assert [thing.name for thing in things.values()] == list(things)
        assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name) for name in things)


@pytest.mark.parametrize("things", ADDED, ids=lambda things: type(next(iter(things.values()))).__name__)
def test_copied_or_pickled_things_are_the_same_things(things: dict[str, Printed]) -> None:
    for thing in things.values():
        assert pickle.loads(pickle.dumps(thing)) is thing
        assert copy.deepcopy(thing) is thing


# How sure the data are


def test_every_entity_says_how_sure_it_is() -> None:
    assert len(entries()) == 14 + 14 + 4
    assert {entry.confidence for entry in entries()} == {"high", "medium", "low"}
    for entry in entries():
        assert entry.confidence != "low" or entry.doubts, entry.name
        assert entry.confidence != "high" or not entry.doubts, entry.name


def test_what_was_reconstructed_is_marked() -> None:
    rebuilt = {entry.name for entry in entries() if any(each.reason.startswith("Reconstr") for each in entry.doubts)}
    assert rebuilt == {name for name, each in LORDS.items() if each.is_of_council}


def test_doubts_are_about_fields_that_exist() -> None:
    cards = {"condition", "text", "discard", "player"}
    character = {"activates", "guide", "abilities", "nation", "level", "starts_in", "captain"}
    for entry in entries():
        allowed = character if entry.group == "character" else cards
        assert set(entry.open) <= allowed, entry.name
        for doubt in entry.doubts:
            assert doubt.field in allowed, entry.name
            assert doubt.alternatives, entry.name
            assert doubt.value not in doubt.alternatives, entry.name
            assert doubt.reason, entry.name


def test_doubts_with_a_plain_value_say_the_value_in_use() -> None:
    for entry in entries():
        for doubt in entry.doubts:
            if doubt.field == "activates":
                assert doubt.value == (", ".join(sorted(LORDS[entry.name].activates)) or "none"), entry.name


def test_the_icon_of_the_player_was_seen_on_no_card() -> None:
    cards = [entry for entry in entries() if entry.name in LORDS_CARDS]
    assert {entry.name: entry.open["player"] for entry in cards} == {
        card.name: card.player or "any" for card in LORDS_CARDS.values()
    }


def test_the_list_for_people_has_every_doubt() -> None:
    listed = (ROOT / "docs" / "unverified.md").read_text(encoding="utf-8").splitlines()
    for entry in entries():
        for doubt in entry.doubts:
            assert any(f"| {entry.title} | `{doubt.field}` | **{doubt.value}** |" in line for line in listed), (
                entry.name
            )


# Words


def plain(title: str) -> str:
    """A title without its article, which a sentence changes."""
    return title.removeprefix("The ").removeprefix("the ")


def test_english_names_say_what_the_data_say() -> None:
    for things in (LORDS, LORDS_CARDS, LORDS_TILES, SPECIAL_DICE, RINGS, ACTION_TOKENS):
        for name, thing in things.items():
            assert plain(WORDS.name(name)) == plain(thing.title)
    assert WORDS.name(WE_SHALL_GET_IT) == WE_SHALL_GET_IT.title
    for row in NEW_COMBAT:
        assert WORDS.name(f"combat-{row['id']}") == row["title"]


def test_english_texts_say_what_the_data_say() -> None:
    for row in (*CARD_ROWS, *read_data("tokens.toml")["ring"], *read_data("tokens.toml")["token"]):
        assert WORDS.text(row["id"]) == " ".join(row[part] for part in ("condition", "text", "discard") if part in row)
    for row in NEW_COMBAT:
        assert WORDS.text(f"combat-{row['id']}") == " ".join(row[part] for part in ("condition", "text") if part in row)
    for row in CHARACTER_ROWS:
        text = WORDS.text(row["id"])
        assert all(row.get(field, "") in text for field in ("enters", "leaves", "guide")), row["id"]
        for each in row["abilities"]:
            assert f"{each['name']}: {each['text']}" in text, row["id"]


def test_results_of_special_dice_are_told_apart() -> None:
    assert WORDS.name("keeper-vilya-army-loss") == "Vilya (Army, can be lost)"
    assert WORDS.name("minion-gothmog-army") == "Gothmog (Army)"
    names = [WORDS.name(face) for face in SPECIAL_FACES]
    assert len(set(names)) == len(names)
    for face in SPECIAL_FACES.values():
        assert WORDS.name(f"face-{face.result}") in WORDS.name(face)


def test_a_combat_card_is_offered_by_its_combat_half() -> None:
    for card in LORDS_CARDS.values():
        option = WORDS.say(f"option-combat-card-{card.name}")
        assert option == f"{WORDS.name(f'combat-{card.combat_id}')} ({WORDS.name(card)})"
