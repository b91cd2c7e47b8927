"""The table of the board game as text, where three or four play."""

from __future__ import annotations

from typing import Any

import pytest

from ringwar.boardgame.ruleset import RULESET, scenario_position
from ringwar.boardgame.table.facts import EVENTS, FREE, SHADOW
from ringwar.kernel import SPECTATOR, Position, start
from ringwar.players.wrappers import seated
from ringwar.terminal.looks.boardgame_table import WIDTH
from ringwar.terminal.tables import ending, table
from ringwar.words import Words

FOUR = ("gondor", "rohan", "witch-king", "saruman")
THREE = (FREE, "witch-king", "saruman")
LOOKS = 40


@pytest.fixture
def words() -> Words:
    return Words("en", game="boardgame")


def shown(position: Position[Any], reader: str, words: Words) -> list[str]:
    return table("boardgame", position.view(reader), words)


def paragraph(lines: list[str], beginning: str) -> str:
    """The lines from the one that begins so to the next blank one, as one."""
    first = next(number for number, line in enumerate(lines) if line.startswith(beginning))
    rest = [*lines[first:], ""]
    return " ".join(" ".join(rest[: rest.index("")]).split())


def war(**fields: Any) -> Position[Any]:
    """Partners in Minas Tirith, Edoras and Pelargir; Pelargir is the Witch-king player's."""
    wanted: dict[str, Any] = {
        "players": 4,
        "turn": 2,
        "phase": "actions",
        "to_act": SHADOW,
        "armies": {
            "minas-tirith": {"gondor": {"regular": 3, "leader": 1}, "rohan": {"regular": 1}},
            "edoras": {"rohan": {"regular": 2}, "elves": {"regular": 1, "leader": 1}},
            "lorien": {"elves": {"regular": 1}},
            "pelargir": {"southrons": {"regular": 1}, "sauron": {"regular": 2}},
        },
        "control": {"pelargir": SHADOW},
        "dice": {FREE: ["character", "muster"], SHADOW: ["army", "event"]},
        "rings": {FREE: 0, SHADOW: 0},
        "hands": {"gondor": ["fp-strategy-09"], "rohan": ["fp-strategy-01", "fp-character-09"], "saruman": []},
        "teams": {
            "leading": {FREE: "rohan", SHADOW: "saruman"},
            "actors": {FREE: "gondor", SHADOW: "witch-king"},
            "merged": {FREE: ["minas-tirith"]},
            "captors": {"pelargir": "witch-king"},
        },
    }
    return scenario_position(**wanted | fields)


def alone(**last: Any) -> Position[Any]:
    """The Free Peoples alone against two, after an action."""
    return war(
        players=3,
        to_act=FREE,
        armies={"minas-tirith": {"gondor": {"regular": 3}}, "edoras": {"rohan": {"regular": 2}}},
        control={},
        hands={FREE: ["fp-strategy-09"]},
        teams={"last": {"armies": [], "nations": [], "regions": []} | last},
    )


def test_the_player_who_acts_is_named(words: Words) -> None:
    assert shown(war(), "gondor", words)[0] == "Turn 2: action resolution. The Witch-king player acts."


def test_the_players_of_a_team_are_shown_with_nations_roles_hands_and_standing(words: Words) -> None:
    free = paragraph(shown(war(), "saruman", words), "The Free Peoples")
    assert "Dice: Character 1, Muster 1 Decks Character 23, Strategy 22; discarded 0" in free
    assert "The Gondor player (Gondor, Elves), acting next: hand 1 (Strategy 1); balance -1 point " in free
    rohan = "The Rohan player (Rohan, North, Dwarves), leading: hand 2 (Character 1, Strategy 1); balance 0 points"
    assert rohan in free


def test_of_the_team_that_acts_it_is_shown_whose_turn_it_is(words: Words) -> None:
    shadow = paragraph(shown(war(), "saruman", words), "The Shadow")
    assert "The Witch-king player (Sauron), acting now: hand 0 (none); balance 1 point " in shadow
    assert "The Saruman player (Isengard, Southrons & Easterlings), leading: hand 0" in shadow


def test_a_mixed_army_is_shown_as_one_with_its_commander(words: Words) -> None:
    gondor = paragraph(shown(war(), "gondor", words), "Gondor:")
    assert (
        "Minas Tirith (stronghold, 2): Gondor 3 regulars, 1 leader; Rohan 1 regular "
        "(one mixed army, commanded by the Gondor player)" in gondor
    )


def test_separate_armies_of_partners_are_shown_apart(words: Words) -> None:
    rohan = paragraph(shown(war(), "gondor", words), "Rohan:")
    assert (
        "Edoras (city, 1): Elves 1 regular, 1 leader (army of the Gondor player); "
        "Rohan 2 regulars (army of the Rohan player)" in rohan
    )


def test_an_army_of_one_player_is_shown_as_ever(words: Words) -> None:
    elves = paragraph(shown(war(), "gondor", words), "Elves:")
    assert "Lórien (stronghold, 2): Elves 1 regular Rivendell (" in elves


def test_a_captured_settlement_is_the_players_who_captured_it(words: Words) -> None:
    gondor = paragraph(shown(war(), "gondor", words), "Gondor:")
    assert "Pelargir (city, 1, captured by the Witch-king player): Sauron 2 regulars (army of the Witch" in gondor


def test_nobody_sees_the_hand_of_a_partner(words: Words) -> None:
    lines = shown(war(), "gondor", words)
    assert paragraph(lines, "Your hand, 1 card").startswith("Your hand, 1 card (type text and its name to read it): ")
    assert not [line for line in lines if "Athelas" in line or "The Last Battle" in line]
    assert not [line for line in shown(war(), SPECTATOR, words) if "Your hand" in line]


def test_a_card_whose_event_is_the_partners_says_so(words: Words) -> None:
    assert EVENTS["fp-strategy-09"].player == "rohan"
    assert paragraph(shown(war(), "gondor", words), "Your hand").endswith("; the event is for the Rohan player alone")
    hands = {"rohan": ["fp-strategy-09"]}
    assert "alone" not in paragraph(shown(war(hands=hands), "rohan", words), "Your hand")


def test_a_player_without_a_partner_may_use_all_events(words: Words) -> None:
    assert "alone" not in paragraph(shown(alone(), FREE, words), "Your hand")


def test_a_battle_names_who_commands_on_both_sides(words: Words) -> None:
    position = war(
        armies={
            "osgiliath": {"gondor": {"regular": 1}, "rohan": {"regular": 2}},
            "north-ithilien": {"sauron": {"regular": 3}},
        },
        control={},
        politics={"sauron": {"steps_to_war": 0, "active": True}},
        dice={SHADOW: ["army", "army"], FREE: []},
        teams={"actors": {SHADOW: "witch-king"}},
    )
    for answer in ("attack", "all"):
        position = position.after(answer)
    battle = paragraph(shown(position, "saruman", words), "Battle")
    assert battle.startswith("Battle, round 1: the Witch-king player attacks Osgiliath from North Ithilien. ")
    assert battle.endswith("Defenders, commanded by the Rohan player: Gondor 1 regular; Rohan 2 regulars")


def test_a_player_alone_has_one_hand_and_no_balance(words: Words) -> None:
    free = paragraph(shown(alone(), FREE, words), "The Free Peoples")
    assert "Hand 1 (Strategy 1); decks Character 24, Strategy 23; discarded 0 Reinforcements" in free
    assert "balance" not in free
    assert "next action" not in free


def test_after_recruiting_nothing_may_be_done_for_the_nation(words: Words) -> None:
    free = paragraph(shown(alone(nations=["gondor"]), FREE, words), "The Free Peoples")
    assert "Not in the next action: recruiting, diplomacy or events for Gondor " in free
    assert "Not in the next action: moving or attacking with units of Gondor " in free


def test_after_a_march_neither_the_army_nor_another_of_the_nation_alone_may_act(words: Words) -> None:
    acted = alone(armies=[["rohan"]], regions=["edoras", "folde"])
    free = paragraph(shown(acted, FREE, words), "The Free Peoples")
    assert "recruiting, diplomacy or events for Rohan " in free
    assert "moving or attacking with the army in Edoras; an army of Rohan alone " in free


def test_an_army_of_several_nations_bars_only_itself(words: Words) -> None:
    acted = alone(armies=[["gondor", "rohan"]], regions=["minas-tirith"])
    free = paragraph(shown(acted, FREE, words), "The Free Peoples")
    assert "recruiting, diplomacy or events for Gondor, Rohan " in free
    assert "moving or attacking with the army in Minas Tirith Reinforcements" in free


def finished(players: int, seed: int) -> Position[Any]:
    setup = RULESET.setup(players=players)
    seats = RULESET.seats(setup)
    return start(RULESET, setup).played(seated(seats, dict.fromkeys(seats, "random"), seed))


@pytest.mark.parametrize(("players", "seats"), [(4, FOUR), (3, THREE)])
def test_every_table_of_a_game_has_words_and_fits_the_screen(
    players: int, seats: tuple[str, ...], words: Words
) -> None:
    over = finished(players, 2)
    for number in range(0, over.count + 1, over.count // LOOKS):
        for reader in (SPECTATOR, *seats):
            lines = shown(over.at(number), reader, words)
            assert [line for line in lines if len(line) > WIDTH or "[" in line] == []
    assert not words.missing


def ended(teams: dict[str, Any], players: int = 4, winner: str = SHADOW) -> dict[str, Any]:
    """The view of a game that is over at its first victory check."""
    lost = {"control": {"minas-tirith": SHADOW, "edoras": SHADOW, "helms-deep": SHADOW, "lorien": SHADOW}}
    lost["control"] |= {"dol-amroth": SHADOW, "rivendell": SHADOW}
    gained = {"control": {"orthanc": FREE, "umbar": FREE}}
    wanted = {"players": players, "turn": 4, "phase": "victory-check", "teams": teams}
    position = scenario_position(**wanted, **(lost if winner == SHADOW else gained))
    assert position.result is not None
    assert position.result.winner == winner
    return position.view(SPECTATOR)


def test_the_end_names_who_did_best_for_himself(words: Words) -> None:
    captors = dict.fromkeys(("minas-tirith", "edoras", "helms-deep", "lorien"), "saruman")
    captors |= {"dol-amroth": "witch-king", "rivendell": "witch-king"}
    assert ending("boardgame", ended({"captors": captors}), words) == [
        "Of the Shadow, the Saruman player is the individual winner (balance 7 points)."
    ]


def test_partners_who_are_equal_share_the_end(words: Words) -> None:
    assert ending("boardgame", ended({}, winner=FREE), words) == [
        "Of the Free Peoples, the Gondor player and the Rohan player share the individual victory "
        "(balance 0 points each)."
    ]


def test_a_player_alone_wins_without_more_words(words: Words) -> None:
    assert ending("boardgame", ended({}, players=3, winner=FREE), words) == []
