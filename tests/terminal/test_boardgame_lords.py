"""The board game with Lords of Middle-earth at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ringwar import games
from ringwar.boardgame.lords.table.facts import (
    ACTION_TOKENS,
    CHARACTERS_WITH_LORDS,
    EVENTS_WITH_LORDS,
    LORDS,
    RINGS,
    SPECIAL_DICE,
)
from ringwar.boardgame.ruleset import RULESET, scenario_position
from ringwar.boardgame.table.facts import FREE, SHADOW, SIDES
from ringwar.kernel import SPECTATOR, Position, read, start
from ringwar.players.wrappers import seated
from ringwar.terminal import Request, run
from ringwar.terminal.looks.boardgame_table import WIDTH
from ringwar.terminal.tables import table, texts
from ringwar.words import Words
from terminal.script import Script

LOOKS = 40
COUNCIL = {"council-of-rivendell": "yes"}
ALONE = {"at": "rivendell", "companions": ["gandalf-the-grey", "boromir", "legolas"], "guide": "gandalf-the-grey"}


@pytest.fixture
def words() -> Words:
    return Words("en", game="boardgame")


@pytest.fixture(autouse=True)
def _boardgame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MODULES", {"boardgame": "ringwar.boardgame", "cardgame": "ringwar.cardgame"})


def lords(block: dict[str, Any] | None = None, **fields: Any) -> Position[Any]:
    """A table with the expansion and the Council, in the third turn; the Free Peoples act."""
    wanted: dict[str, Any] = {
        "expansions": ["lords"],
        "options": COUNCIL,
        "from": "empty",
        "turn": 3,
        "phase": "actions",
        "to_act": FREE,
        "fellowship": ALONE,
        "dice": {FREE: ["muster"], SHADOW: ["army"]},
        "lords": block or {},
    }
    return scenario_position(**wanted | fields)


def parts(position: Position[Any], reader: str, words: Words) -> list[str]:
    """What the table shows of the expansion, each part on one line."""
    lines = table("boardgame", position.view(reader), words)
    rest = lines[next(number for number, line in enumerate(lines) if line.startswith("Elven Rings:")) :]
    told: list[str] = []
    for line in rest[: rest.index("")]:
        if line.startswith("    "):
            told[-1] += f" {line.strip()}"
        else:
            told.append(line.strip())
    return told


def whole(position: Position[Any], reader: str, words: Words) -> str:
    """The table as one text, however it is wrapped."""
    return " ".join(" ".join(table("boardgame", position.view(reader), words)).split())


# The table


def test_the_rings_are_shown_with_who_holds_them(words: Words) -> None:
    rings = {"vilya": FREE, "nenya": SHADOW, "narya": "out"}
    assert parts(lords({"rings": rings}), SHADOW, words)[0] == (
        "Elven Rings: Vilya with the Free Peoples; Nenya with the Shadow; Narya out of the game"
    )
    together = {"vilya": SHADOW, "nenya": FREE, "narya": FREE}
    assert parts(lords({"rings": together}), SHADOW, words)[0] == (
        "Elven Rings: Vilya with the Shadow; Nenya and Narya with the Free Peoples"
    )


def test_special_dice_are_shown_with_the_result_that_was_kept(words: Words) -> None:
    block = {
        "special_dice_in_pool": ["keeper-vilya", "minion-gothmog", "minion-balrog"],
        "kept_special": {
            FREE: {"die": "keeper-vilya", "face": "army-loss"},
            SHADOW: {"die": "minion-gothmog", "face": "muster", "unused": False},
        },
        "lost_dice": ["keeper-nenya"],
    }
    armies = {
        "rivendell": {"characters": ["elrond-keeper-of-vilya"]},
        "minas-morgul": {"sauron": {"regular": 1}, "characters": ["gothmog-lieutenant-of-morgul"]},
        "moria": {"sauron": {"regular": 1}, "characters": ["balrog-of-moria"]},
    }
    position = lords({**block, "balrog": "inactive"}, armies=armies)
    assert parts(position, FREE, words)[1:5] == [
        "Special dice of the Free Peoples this turn: Vilya die; kept: Vilya (Army, can be lost)",
        "Special dice of the Shadow this turn: Balrog die, Gothmog die; kept: Gothmog (Muster), used",
        "Special dice out of the game: Nenya die",
        "The Balrog of Moria is inactive.",
    ]
    assert "Dice: Vilya (Army, can be lost) 1, Muster 1" in whole(position, FREE, words)
    assert "Minas Morgul (stronghold, 2): Sauron 1 regular; Gothmog" in whole(position, FREE, words)


def test_an_eye_that_was_kept_is_in_the_hunt_box(words: Words) -> None:
    kept = {SHADOW: {"die": "minion-gothmog", "face": "eye-loss", "unused": False}}
    armies = {"minas-morgul": {"sauron": {"regular": 1}, "characters": ["gothmog-lieutenant-of-morgul"]}}
    block = {"special_dice_in_pool": ["minion-gothmog"], "kept_special": kept}
    shown = parts(lords(block, armies=armies, hunt={"box": {SHADOW: 1, FREE: 0}}), FREE, words)
    assert shown[1].endswith("kept: Gothmog (Eye, can be lost), in the hunt box")


def test_the_balrog_sorcery_and_a_replaced_witch_king_are_told(words: Words) -> None:
    armies = {"dimrill-dale": {"sauron": {"regular": 1}, "characters": ["balrog-of-moria"]}}
    block = {"balrog": "active", "sorcery_used": True, "swapped": True}
    assert parts(lords(block, armies=armies), FREE, words)[1:4] == [
        "The Balrog of Moria is active.",
        "Great Sorcery has been used this turn.",
        "The Witch-king has been replaced once; that cannot be done again.",
    ]
    assert len(parts(lords({"smeagol_tiles_in_pool": 0}), FREE, words)) == 1


def test_tokens_and_smeagols_tiles_are_counted(words: Words) -> None:
    block = {"shadow_tokens": ["politics"], "token_used": True, "smeagol_tiles_in_pool": 2}
    assert parts(lords(block), SHADOW, words)[1:] == [
        "Action tokens of the Shadow: political token",
        "The Shadow has used an action token this turn.",
        "Sméagol tiles in the hunt pool: 2",
    ]


def test_only_the_free_peoples_know_the_cards_of_their_companions(words: Words) -> None:
    position = lords({"companions": {"boromir": "boromir-captain-general"}})
    known, hidden = whole(position, FREE, words), whole(position, SHADOW, words)
    assert "Companions: Gandalf the Grey, Boromir, Captain-General of Gondor, Legolas" in known
    assert "The Shadow does not know these cards yet: Boromir, Captain-General of Gondor" in known
    assert "Companions: Gandalf the Grey, Boromir, Legolas" in hidden
    for text in (hidden, whole(position, SPECTATOR, words)):
        assert "Captain-General" not in text
        assert "does not know" not in text


def test_a_hand_that_lies_open_is_shown_to_the_free_peoples(words: Words) -> None:
    hands = {FREE: ["wind-from-the-west"], SHADOW: ["a-balrog-is-come", "shadow-strategy-05"]}
    position = lords(hands=hands, dice={FREE: ["event"], SHADOW: ["army"]})
    for answer in ("event", "play-event", SHADOW):
        position = position.after(answer)
    assert position.question is not None
    assert position.question.key == "discard-theirs"
    assert "The hand of the Shadow lies open to you:" in whole(position, FREE, words)
    assert "A Balrog is Come!: Character event; in battle Durin's Bane" in whole(position, FREE, words)
    assert "lies open" not in whole(position, SHADOW, words)
    assert "lies open" not in whole(position, SPECTATOR, words)


def test_a_battle_shows_new_characters_and_new_combat_cards(words: Words) -> None:
    armies = {
        "dimrill-dale": {"sauron": {"regular": 3}, "characters": ["balrog-of-moria"]},
        "lorien": {"elves": {"regular": 2}, "characters": ["galadriel-keeper-of-nenya"]},
    }
    position = lords(
        {"balrog": "active"},
        armies=armies,
        hands={FREE: [], SHADOW: ["a-balrog-is-come"]},
        politics={"sauron": {"steps_to_war": 0, "active": True}},
        to_act=SHADOW,
        rings={FREE: 0, SHADOW: 0},
        phase="battle",
        battle={"kind": "field-battle", "attacker": SHADOW, "origin": "dimrill-dale", "target": "lorien"},
    )
    position = position.after("no").after("a-balrog-is-come", SHADOW)
    assert (
        "Attackers: Sauron 3 regulars; The Balrog of Moria Defenders: Elves 2 regulars; Lady Galadriel "
        "The Shadow has played Durin's Bane (on A Balrog is Come!)."
    ) in whole(position, SHADOW, words)


def test_without_the_expansion_the_table_says_nothing_of_it(words: Words) -> None:
    lines = table("boardgame", scenario_position().view(FREE), words)
    assert not [
        line for line in lines if line.startswith("Elven Rings:") or "Special dice" in line or "Sméagol" in line
    ]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 6), (4, 2)])
def test_every_table_of_a_game_has_words_and_fits_the_screen(players: int, seed: int, words: Words) -> None:
    setup = RULESET.setup(players=players, expansions=["lords"], options=COUNCIL)
    seats = RULESET.seats(setup)
    over = start(RULESET, setup).played(seated(seats, dict.fromkeys(seats, "random"), seed))
    for number in range(0, over.count + 1, over.count // LOOKS):
        for reader in (SPECTATOR, *seats):
            lines = table("boardgame", over.at(number).view(reader), words)
            assert [line for line in lines if len(line) > WIDTH or "[" in line] == []
    assert not words.missing


# What can be looked up


def test_everything_of_the_expansion_can_be_looked_up_by_a_name_that_nothing_else_has(words: Words) -> None:
    found = texts("boardgame", words, ["lords"])
    added = {
        *EVENTS_WITH_LORDS,
        *CHARACTERS_WITH_LORDS,
        *RINGS,
        *ACTION_TOKENS,
        *SPECIAL_DICE,
        "smeagol-1",
        "we-shall-get-it",
    }
    assert set(found) >= {*added, *(f"combat-{card.combat_id}" for card in EVENTS_WITH_LORDS.values())}
    assert not {"shadow-character-17", "combat-durins-bane"} & set(found)
    assert len({words.name(name) for name in found}) == len(found)
    assert not words.missing


@pytest.mark.parametrize(
    ("name", "beginning"),
    [
        (
            "keeper-vilya",
            "Die of Lord Elrond (the Free Peoples). Faces: Army (can be lost), Muster, Event, Draw a card (2)",
        ),
        (
            "minion-balrog",
            "Die of the Balrog of Moria (the Shadow). Faces: Character (can be lost), Use the Balrog (2),",
        ),
        ("balrog-of-moria", "Minion of level 0 (2 while active), leadership 3"),
        ("smeagol-tamed-wretch", "Companion of level equal to the highest of the others, leadership 0"),
        ("smeagol-1", "No damage. Sméagol joins the Fellowship"),
        ("we-shall-get-it", "Card of no deck, without a combat half"),
        ("a-balrog-is-come", "Character event, Character deck of the Shadow, number 17"),
        ("nenya", "Needs Lady Galadriel in play."),
        ("shadow-token-nazgul", "Move the Nazgûl and minions once"),
    ],
)
def test_new_things_can_be_looked_up(name: str, beginning: str, words: Words) -> None:
    assert texts("boardgame", words, ["lords"])[name][0].startswith(beginning)


def test_a_die_that_cannot_be_lost_does_not_speak_of_it(words: Words) -> None:
    found = texts("boardgame", words, ["lords"])
    assert "Gandalf the White" in found["keeper-vilya"][-1]
    assert "Witch-king" in found["minion-gothmog"][-1]
    assert not [line for line in found["keeper-narya"] if "lost" in line]


def test_without_the_expansion_its_parts_cannot_be_looked_up(words: Words) -> None:
    assert not set(texts("boardgame", words)) & {*LORDS, *RINGS, *SPECIAL_DICE, "smeagol-1"}


# Choosing it


def at_the_table(*typed: str, **request: Any) -> Script:
    """What is shown when somebody types these lines."""
    script = Script(*typed)
    wanted: dict[str, Any] = {"game": "boardgame", "seed": 1, "confirms": False}
    script.shown.append(f"<status {run(Request(**wanted | request), script, Words())}>")
    return script


def setup_of(file: str) -> Any:
    return read(Path(file).read_bytes(), games.ruleset).position.setup


CHOSEN = ("gandalf-grey-keeper-of-narya", "save lords.txt", "quit")


def test_the_expansion_and_the_council_are_asked_for() -> None:
    script = at_the_table("yes", "yes", "2", "free", "easy", *CHOSEN)
    assert script.text.startswith("Do you play with Lords of Middle-earth?\n1. No  2. Yes\n")
    assert "Do you play with the Council of Rivendell?" in script.text
    assert (setup_of("lords.txt").expansions, setup_of("lords.txt").options) == (("lords",), COUNCIL)


def test_the_council_may_be_left_out() -> None:
    at_the_table("yes", "", "2", "free", "easy", *CHOSEN)
    assert (setup_of("lords.txt").expansions, setup_of("lords.txt").options) == (("lords",), {})


def test_an_empty_line_means_the_base_game() -> None:
    script = at_the_table("", "2", "free", "easy", "table")
    assert "Council" not in script.text
    assert "Special dice" not in script.text
    assert "Sméagol tile" not in script.after("table")


def test_the_card_game_has_no_expansion_to_ask_for() -> None:
    assert "Do you play with" not in at_the_table("duel", "quit", game="cardgame").text


@pytest.mark.parametrize(
    "given",
    [
        {"seats": dict.fromkeys(SIDES, "human"), "players": 2},
        {"expansions": ["lords"], "options": {"smeagol": "no"}},
    ],
)
def test_whoever_has_said_what_is_wanted_is_not_asked(given: dict[str, Any]) -> None:
    assert "Do you play with" not in at_the_table("quit", **given).text


def test_with_the_expansion_given_only_the_council_is_asked_for() -> None:
    script = at_the_table("yes", "2", "free", "easy", *CHOSEN, expansions=["lords"])
    assert "with Lords of Middle-earth?" not in script.text
    assert setup_of("lords.txt").options == COUNCIL


def test_a_saved_game_goes_on_with_its_expansion_and_options() -> None:
    at_the_table("yes", "yes", "2", "free", "easy", *CHOSEN)
    script = at_the_table(
        "boromir-captain-general", "table", "text vilya", "save again.txt", "quit", load=Path("lords.txt")
    )
    assert "Do you play with" not in script.text
    assert "The Shadow does not know these cards yet: Gandalf the Grey, Keeper of" in script.after("table")
    assert "Needs Lord Elrond in play." in script.after("text vilya")
    assert (setup_of("again.txt").expansions, setup_of("again.txt").options) == (("lords",), COUNCIL)


def test_an_option_that_there_is_not_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Request(game="boardgame", expansions=["lords"], options={"eagles": "yes"}), Script()) == 2
    assert capsys.readouterr().err.startswith(
        "ringwar: there is no option 'eagles'; the options are: council-of-rivend"
    )
