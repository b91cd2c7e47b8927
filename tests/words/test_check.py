"""The check of words against the keys of the source, and of the source as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import ringwar
from ringwar.words.check import problems

SOURCE = Path(ringwar.__file__).parent
PARTS = ("kernel", "hosting", "boardgame", "cardgame", "players", "words", "arena", "commands", "terminal", "server")
FILES = ("games.py", "boardgame_odds.py", "__init__.py")
FOLDERS = [SOURCE / name for name in (*PARTS, *FILES)]

RULES = '''
def hunt(game, side, key):
    """Not a key: event-nothing."""
    army = game.ask(side, "which-army", [1, 2], region=3)
    game.confirm(side, "sure" if army else "really")
    game.ask_each("bid", {side: [1]}, most=2)
    game.roll()
    game.roll("hunt-die", box=2)
    game.draw("tile", [1, 2], side=side)
    game.tell("moved", army=army)
    game.show("found", **{"tile": 3})
    game.ask(side, key, [1, 2])
'''

WORDS = """
question-which-army = Which army of { $side } in { $region-key }?
question-sure = Sure?
question-really = Really?
question-bid = At most { $most }
question-die = Die
question-hunt-die = { $box ->
    [one] One die
   *[other] { $box } dice
}
question-tile = Tile
event-moved = { -name } moved { $army } ({ $army-count }) because of { $cause }
event-found = Found { $tile }
-name = Someone
name-gondor = Gondor
result-points = { $winner } won
"""


def checked(tmp_path: Path, rules: str = RULES, **languages: str) -> list[str]:
    """The problems of some rules and the words of some languages."""
    source = tmp_path / "game"
    (source / "rules").mkdir(parents=True)
    (source / "rules" / "hunt.py").write_text(rules)
    for language, text in (languages or {"en": WORDS}).items():
        folder = tmp_path / "words" / language
        folder.mkdir(parents=True)
        (folder / "game.ftl").write_text(text, encoding="utf-8")
    return problems([source, tmp_path / "not-there"], tmp_path / "words")


def test_words_and_keys_that_fit_have_no_problems(tmp_path: Path) -> None:
    assert checked(tmp_path) == []


@pytest.mark.parametrize("key", ["which-army", "sure", "really", "bid", "die", "hunt-die", "tile"])
def test_every_question_needs_words(tmp_path: Path, key: str) -> None:
    without = WORDS.replace(f"question-{key} =", "name-other =")
    found = checked(tmp_path, en=without)
    assert len([line for line in found if line.startswith(f"en: question-{key} has no words; it is used at ")]) == 1


def test_the_place_of_a_key_without_words_is_named(tmp_path: Path) -> None:
    found = checked(tmp_path, en=WORDS.replace("event-moved =", "name-moved ="))
    assert "en: event-moved has no words; it is used at game/rules/hunt.py:10" in found


def test_words_that_no_key_uses_are_reported(tmp_path: Path) -> None:
    found = checked(tmp_path, en=WORDS + "question-lost = Lost\nevent-gone = Gone\n")
    assert found == ["en/game.ftl:17: question-lost is used nowhere", "en/game.ftl:18: event-gone is used nowhere"]


def test_a_key_that_a_helper_is_given_uses_its_words(tmp_path: Path) -> None:
    rules = RULES + '    helper(game, "by-the-way")\n'
    assert checked(tmp_path, rules, en=WORDS + "question-by-the-way = Well?\n") == []


def test_an_argument_that_some_place_does_not_give_is_reported(tmp_path: Path) -> None:
    found = checked(tmp_path, RULES + '    game.tell("moved", nation=1)\n')
    assert found == [
        "en/game.ftl:12: event-moved is not given $army at game/rules/hunt.py:13",
        "en/game.ftl:12: event-moved is not given $army-count at game/rules/hunt.py:13",
    ]


def test_arguments_of_messages_that_a_message_refers_to_count_too(tmp_path: Path) -> None:
    found = checked(tmp_path, en=WORDS.replace("question-sure = Sure?", "question-sure = { event-moved }?"))
    assert "en/game.ftl:3: question-sure is not given $army at game/rules/hunt.py:5" in found


def test_names_and_results_have_no_arguments_but_the_winner(tmp_path: Path) -> None:
    found = checked(tmp_path, en=WORDS + "name-rohan = { $king }\nresult-ring = { $loser }\n")
    assert found == [
        "en/game.ftl:17: name-rohan has no argument $king",
        "en/game.ftl:18: result-ring has no argument $loser",
    ]


def test_references_to_nothing_are_reported(tmp_path: Path) -> None:
    found = checked(tmp_path, en=WORDS + "name-a = { -term }\nname-b = { name-c }\nname-d = { LENGTH(1) }\n")
    assert found == [
        "en/game.ftl:17: name-a refers to -term, which is not there",
        "en/game.ftl:18: name-b refers to name-c, which is not there",
        "en/game.ftl:19: name-d uses the function LENGTH, which is not there",
    ]


def test_mistakes_of_syntax_and_doubled_messages_are_reported(tmp_path: Path) -> None:
    found = checked(tmp_path, en=WORDS + "name-gondor = Again\nname-rohan = { $x\n")
    assert found[0] == "en/game.ftl:17: name-gondor is already at en/game.ftl:15"
    assert found[1].startswith("en/game.ftl:18: Expected")


def test_every_language_is_checked_by_itself(tmp_path: Path) -> None:
    found = checked(tmp_path, en=WORDS, pl=WORDS.replace("question-bid = At most { $most }\n", ""))
    assert found == ["pl: question-bid has no words; it is used at game/rules/hunt.py:6"]


def test_games_may_use_the_same_key_with_words_of_their_own_and_common_words_too(tmp_path: Path) -> None:
    for game, word in (("first", "army"), ("second", "card")):
        (tmp_path / game).mkdir()
        (tmp_path / game / "rules.py").write_text(f'game.tell("lost", {word}=1)\ngame.tell("won")\n')
    folder = tmp_path / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "common.ftl").write_text("event-won = Won\nevent-tied = Tied\n")
    (folder / "first.ftl").write_text("event-lost = Lost { $army }\n")
    (folder / "second-cards.ftl").write_text("event-lost = Lost { $army }\n")
    assert problems([tmp_path / "first", tmp_path / "second"], tmp_path / "words") == [
        "en/common.ftl:2: event-tied is used nowhere",
        "en/second-cards.ftl:1: event-lost is not given $army at second/rules.py:1",
    ]


def test_messages_that_are_said_by_name_are_checked_too(tmp_path: Path) -> None:
    rules = RULES + '    words.say("terminal-hello", who=1)\n'
    found = checked(tmp_path, rules, en=WORDS + "terminal-hello = Hello { $you }\n")
    assert found == ["en/game.ftl:17: terminal-hello is not given $you at game/rules/hunt.py:13"]


def test_a_file_named_after_a_game_speaks_with_the_words_of_that_game(tmp_path: Path) -> None:
    for name, text in (("first/rules.py", ""), ("terminal/first.py", 'say("a")'), ("terminal/first_b.py", 'say("b")')):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text.replace("say", "words.say").replace('("', '("terminal-'))
    folder = tmp_path / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "first.ftl").write_text("terminal-a = A\n")
    assert problems([tmp_path / "first", tmp_path / "terminal"], tmp_path / "words") == [
        "en: terminal-b has no words; it is used at terminal/first_b.py:1"
    ]


def test_a_message_for_several_cards_is_checked_where_there_is_one(tmp_path: Path) -> None:
    rules = RULES + '    game.tell("drew", seat=side, card=army)\n'
    words = WORDS + "event-drew = Drew { $card }\n"
    several = "event-drew-several = { $seat } drew { $cards-count } of { $count }: { $cards } or { $card }\n"
    assert checked(tmp_path, rules, en=words) == []
    (tmp_path / "words" / "en" / "game.ftl").write_text(words + several)
    assert problems([tmp_path / "game"], tmp_path / "words") == [
        "en/game.ftl:18: event-drew-several is not given $card at game/rules/hunt.py:13"
    ]


@pytest.mark.parametrize(
    "call",
    [
        'Refusal("late", card=1)',
        'kernel.Refusal("late", clauses=("BG-WIN-01",), card=1)',
        'IllegalAnswer("late", card=1)',
        'refusal("armies", "late", ("BG-WIN-01",), card=1)',
        'refused(3, "late", card=1)',
    ],
)
def test_every_refusal_needs_words_for_what_it_is_given(tmp_path: Path, call: str) -> None:
    rules = RULES + f"    raise {call}\n"
    words = tmp_path / "words" / "en" / "game.ftl"
    assert checked(tmp_path, rules) == ["en: refusal-late has no words; it is used at game/rules/hunt.py:13"]
    words.write_text(WORDS + "refusal-late = Too late for { $card-key }\n")
    assert problems([tmp_path / "game"], tmp_path / "words") == []
    words.write_text(WORDS + "refusal-late = Too late for { $clauses }\nrefusal-early = Too early\n")
    assert problems([tmp_path / "game"], tmp_path / "words") == [
        "en/game.ftl:18: refusal-early is used nowhere",
        "en/game.ftl:17: refusal-late is not given $clauses at game/rules/hunt.py:13",
    ]


def test_a_file_can_be_checked_by_itself(tmp_path: Path) -> None:
    (tmp_path / "alone.py").write_text('raise Refusal("late")\n')
    (tmp_path / "words" / "en").mkdir(parents=True)
    (tmp_path / "words" / "en" / "common.ftl").write_text("name-a = A\n")
    found = problems([tmp_path / "alone.py"], tmp_path / "words")
    assert found == ["en: refusal-late has no words; it is used at alone.py:1"]


def test_the_words_of_ringwar_fit_its_source() -> None:
    assert problems(FOLDERS) == []
