"""The table of the card game as text."""

from __future__ import annotations

from typing import Any

import pytest

from ringwar.cardgame import RULESET
from ringwar.cardgame import scenario as table_with
from ringwar.cardgame.table.facts import BATTLEGROUNDS, CARDS, PATHS, SCENARIOS, card
from ringwar.kernel import SPECTATOR, Position, start
from ringwar.players.wrappers import seated
from ringwar.terminal.looks.cardgame_cards import described, ranges
from ringwar.terminal.looks.cardgame_table import WIDTH
from ringwar.terminal.tables import table, texts
from ringwar.words import Words

LOOKS = 12


@pytest.fixture
def words() -> Words:
    return Words("en", game="cardgame")


def shown(position: Position[Any], reader: str, words: Words) -> list[str]:
    return table("cardgame", position.view(reader), words)


def paragraph(lines: list[str], beginning: str) -> list[str]:
    """The lines from the one that begins so to the next blank one."""
    first = next(number for number, line in enumerate(lines) if line.startswith(beginning))
    rest = [*lines[first:], ""]
    return rest[: rest.index("")]


def helms_deep(**fields: Any) -> Position[Any]:
    """Uglúk's army before Helm's Deep, Théoden's reserve, and a path with a Nazgûl on it."""
    wanted: dict[str, Any] = {
        "round": 2,
        "step": "actions",
        "starting_player": "witch-king",
        "to_act": "frodo",
        "battlegrounds": [
            {
                "id": "helms-deep",
                "tokens": {"attack": 1, "defense": 0},
                "cards": [
                    {"card": "fighting-uruk-hai", "seat": "saruman"},
                    {"card": "gandalf-the-white", "seat": "frodo", "items": ["glamdring"]},
                ],
            }
        ],
        "path": {"id": "weathertop", "cards": [{"card": "the-witch-king", "seat": "witch-king"}]},
        "seats": {
            "frodo": {
                "hand": ["gimli", "sting"],
                "reserve": [
                    {"card": "eomer"},
                    {"card": "sam-gamgee", "items": ["elven-cloak"], "played_this_round": True},
                ],
            },
            "saruman": {"hand": ["ugluk", "wolf-riders", "saruman"], "ring_token": True},
        },
        "scoring": {"free-peoples": ["bag-end"], "shadow": ["minas-morgul"], "corruption": 3},
    }
    return table_with("trilogy", **wanted | fields)


def test_it_says_where_the_round_stands(words: Words) -> None:
    first = shown(helms_deep(), "frodo", words)[0]
    assert first == "Round 2, action step. Starting player: The Witch-king. Turn of Frodo."


def test_a_battleground_shows_both_sides_their_totals_and_who_would_win_what(words: Words) -> None:
    assert paragraph(shown(helms_deep(), "frodo", words), "Helm's Deep") == [
        "Helm's Deep, battleground worth 2",
        "  Attack 2 : defence 6, the Free Peoples would win",
        "  Added to the place: attack 1",
        "  Attackers (Isengard): Fighting Uruk-hai (Saruman)",
        "  Defenders (Rohan, Wizard): Gandalf the White with Glamdring (Frodo)",
    ]


def test_a_path_that_the_shadow_would_win_says_how_much_corruption_that_is(words: Words) -> None:
    assert paragraph(shown(helms_deep(), "frodo", words), "Weathertop") == [
        "Weathertop, path 2 of 9, worth 2",
        "  Attack 2 : defence 0, the Shadow would win 2 corruption",
        "  Attackers (the Shadow): The Witch-king (The Witch-king)",
        "  Defenders (the Free Peoples): none",
    ]


def test_a_battleground_taken_back_from_the_enemy_has_no_defence_of_its_own(words: Words) -> None:
    place = {"id": "helms-deep", "reactivated_from": "shadow", "cards": []}
    lines = paragraph(shown(helms_deep(battlegrounds=[place]), "frodo", words), "Helm's Deep")
    assert lines[1:3] == [
        "  Attack 0 : defence 0, the Free Peoples would win",
        "  Taken back from the Shadow: its own defence icons do not count",
    ]


def test_nobody_would_win_a_path_at_equal_totals_in_a_duel(words: Words) -> None:
    duel = table_with(
        "duel", round=1, step="actions", starting_player="gandalf", to_act="gandalf", path={"id": "bag-end"}
    )
    assert "  Attack 0 : defence 0, nobody would win" in shown(duel, "gandalf", words)


def test_the_sides_show_points_players_reserves_and_known_cards(words: Words) -> None:
    lines = shown(helms_deep(), "frodo", words)
    free = paragraph(lines, "The Free Peoples")
    assert free[0] == "The Free Peoples, 1 point: Bag End 1"
    assert free[1].startswith("  Frodo: hand 2, deck ")
    assert free[2] == "    Reserve: Éomer; Sam Gamgee with Elven Cloak (new this round)"
    shadow = paragraph(lines, "The Shadow")
    assert shadow[0] == "The Shadow, 5 points: Minas Morgul 2, corruption 3"
    assert next(line for line in shadow if line.startswith("  Saruman: hand 3,")).endswith(", carryover 2, Ring")


def test_a_card_of_another_hand_that_everybody_saw_is_known(words: Words) -> None:
    shadow = paragraph(shown(helms_deep(seen=["saruman"]), "frodo", words), "The Shadow")
    assert shadow[-1] == "    Known in hand: Saruman"
    assert "Known in hand: Saruman" not in " ".join(shown(helms_deep(seen=["saruman"]), "saruman", words))


def test_only_the_own_hand_is_shown(words: Words) -> None:
    frodo, spectator = shown(helms_deep(), "frodo", words), shown(helms_deep(), SPECTATOR, words)
    assert paragraph(frodo, "Your hand, 2 cards")[1:] == [
        "  Gimli, Dwarf character: attack 1, defence 1; paths 3-9 with defence 1",
        "  Sting, Hobbit item: for Frodo Baggins and Sam Gamgee",
    ]
    assert "Wolf Riders" not in " ".join(frodo)
    assert not [line for line in spectator if "Gimli" in line or "hand, " in line]


def test_what_is_to_come_is_listed(words: Words) -> None:
    lines = shown(table_with("fellowship", round=3, step="actions", path={"id": "imladris"}), SPECTATOR, words)
    assert paragraph(lines, "Next round's") == [
        "Next round's battleground: Lórien, Dol Guldur",
        "Paths with the next number, 4: Caradhras, Khazad-dûm, The Doors of Durin",
    ]
    trilogy = shown(helms_deep(), SPECTATOR, words)
    assert paragraph(trilogy, "Battlegrounds of the Free Peoples")[0] == (
        "Battlegrounds of the Free Peoples to come: Dol Amroth, Edoras, Lórien, Minas"
    )


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_table_of_a_game_has_words_and_fits_the_screen(scenario: str, words: Words) -> None:
    position = start(RULESET, RULESET.setup(scenario))
    seats = RULESET.seats(position.setup)
    over = position.played(seated(seats, dict.fromkeys(seats, "random"), 2))
    for number in range(0, over.count + 1, over.count // LOOKS):
        for reader in (SPECTATOR, *seats):
            lines = shown(over.at(number), reader, words)
            assert [line for line in lines if len(line) > WIDTH or "[" in line] == []
    assert not words.missing


def test_every_card_can_be_described(words: Words) -> None:
    for each in CARDS.values():
        assert described(each, words).startswith(f"{words.name(each)}, ")
    assert not words.missing


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mordor-orcs", "Mordor Orcs, Mordor army: attack 1, defence 1"),
        ("the-black-captain", "The Black Captain, Mordor event"),
        ("theoden", "Théoden, Rohan character: icons by its text"),
        (
            "elrond",
            "Elrond, Elf character: attack 1, defence 1; leads armies with attack 1, defence 1; path 3 with defence 2",
        ),
        ("dwarven-axe", "Dwarven Axe, Dwarf item: attack 1, defence 1; on paths defence 1; for Gimli"),
    ],
)
def test_a_card_in_one_line(name: str, text: str, words: Words) -> None:
    assert described(card(name), words) == text


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("mordor-orcs", ["Mordor Orcs, Mordor army: attack 1, defence 1"]),
        (
            "moria",
            [
                "Moria, battleground of the Shadow: worth 1, defence 2; "
                "defended by Monstrous, attacked by Dwarf, Elf and Wizard",
                "The Monstrous player draws 2 cards.",
            ],
        ),
        ("bag-end", ["Bag End, path 1: worth 1, defence 0", "The Hobbit player draws 2 cards."]),
    ],
)
def test_cards_and_locations_can_be_looked_up(name: str, lines: list[str], words: Words) -> None:
    assert texts("cardgame", words)[name] == lines


def test_nothing_that_can_be_looked_up_lacks_words(words: Words) -> None:
    found = texts("cardgame", words)
    assert set(found) == {each.id for each in CARDS.values()} | set(BATTLEGROUNDS) | set(PATHS)
    assert not words.missing


def test_numbers_in_a_row_are_a_range() -> None:
    assert ranges({5, 3, 4, 7}) == "3-5, 7"
