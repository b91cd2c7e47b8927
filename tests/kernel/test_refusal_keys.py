"""Refusals: keys, values and clauses instead of prose, and words for all of them."""

from __future__ import annotations

import ast
import json
import pickle
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ringwar
from ringwar.kernel import IllegalAnswer, RecordError, Refusal
from ringwar.kernel.refusals import MOST_CHARACTERS, VOICES
from ringwar.rulebooks import rulebooks
from ringwar.words import FOLDER, Words

SOURCE = Path(ringwar.__file__).parent
FILES = [file for part in ("kernel", "boardgame", "cardgame") for file in sorted((SOURCE / part).rglob("*.py"))]
REFUSING = {"Refusal": 0, "IllegalAnswer": 0, "RecordError": 0, "refusal": 1, "refused": 1}
KEY = re.compile(r"[a-z]+(-[a-z]+)*")
CLAUSE = re.compile(r"[A-Z]{2}-[A-Z0-9]+-\d+")


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """The calls of functions and classes that have a plain name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node


def prose(tree: ast.AST) -> list[str]:
    """Where a source refuses something in words of its own."""
    found = [f"line {call.lineno}: {name}" for name, call in calls(tree) if name == "ValueError" and call.args]
    for name, call in calls(tree):
        keys = call.args[REFUSING[name] :][:1] if name in REFUSING else []
        if any(isinstance(key, ast.JoinedStr) or (text_of(key) and not KEY.fullmatch(text_of(key))) for key in keys):
            found.append(f"line {call.lineno}: {name}")
        values = [each.value for each in call.keywords] if name in REFUSING else []
        found += [f"line {call.lineno}: {name}" for each in values if " " in text_of(each)]
    return found


def text_of(node: ast.AST) -> str:
    """A text written in a source; empty for anything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_rules_and_kernel_refuse_by_keys_not_in_prose(file: Path) -> None:
    assert prose(ast.parse(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        'raise ValueError("there is no such card")',
        'raise ValueError(f"there is no {name}")',
        'raise Refusal("there is no such card", name=name)',
        'raise refusal("armies", f"there is no {name}")',
        'raise IllegalAnswer("not-asked", why="it is late")',
    ],
)
def test_prose_is_found(source: str) -> None:
    assert len(prose(ast.parse(source))) == 1


def test_clauses_on_which_refusals_rest_are_in_the_rules() -> None:
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in FILES if "documents" in file.parts]
    named = {text_of(node) for tree in trees for node in ast.walk(tree) if CLAUSE.fullmatch(text_of(node))}
    assert len(named) > 30
    assert [clause for clause in sorted(named) if not rulebooks().find(clause)] == []


def test_no_two_files_of_words_have_the_same_refusal() -> None:
    texts = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / "en").glob("*.ftl"))]
    keys = [key for text in texts for key in re.findall(r"^refusal-[a-z-]+", text, re.MULTILINE)]
    assert len(keys) > 100
    assert len(set(keys)) == len(keys)


def refused(act: Callable[[], Any]) -> Refusal:
    """What something is refused with."""
    with pytest.raises(Refusal) as caught:
        act()
    return caught.value


def document(**fields: Any) -> Callable[[], Any]:
    return lambda: ringwar.read_position({"game": "boardgame", "from": "empty", **fields})


WAR = ringwar.start("boardgame")

REFUSED: list[tuple[Callable[[], Any], dict[str, Any], str]] = [
    (
        lambda: WAR.undone("shadow"),
        {"key": "undo-nothing", "about": {}, "clauses": []},
        "there is nothing to take back: nothing has been answered yet",
    ),
    (
        lambda: WAR.after("fp-character-01").undone("shadow"),
        {"key": "undo-other", "about": {"by": "chance", "side": "shadow"}, "clauses": []},
        "this cannot be taken back: the last answer was given by Chance, not by the Shadow",
    ),
    (
        lambda: ringwar.start("boardgame", players=7),
        {"key": "players", "about": {"scenario": "war", "numbers": [2, 3, 4], "players": 7}, "clauses": []},
        "war is played by 2, 3, 4 people, not by 7",
    ),
    (
        lambda: ringwar.start("boardgame", options={"dragons": "yes"}),
        {"key": "no-option", "about": {"option": "dragons", "options": []}, "clauses": []},
        "there is no option 'dragons'",
    ),
    (
        document(armies={"helm-deep": {}}),
        {
            "key": "no-such-thing",
            "about": {"at": "armies", "kind": "region", "name": "helm-deep", "near": ["helms-deep"]},
            "clauses": [],
        },
        "armies: there is no region 'helm-deep'; did you mean helms-deep?",
    ),
    (
        document(armies={"bree": {"north": {"regular": 11}}}),
        {
            "key": "too-many-units",
            "about": {"at": "armies.bree", "count": 11, "most": 10},
            "clauses": ["BG-STACK-01", "BG-STACK-02"],
        },
        "armies.bree: 11 units are more than 10",
    ),
    (
        document(answers=["nothing"], phase="recover"),
        {"key": "illegal-answer", "clauses": []},
        "answers[0]: 'nothing' is not an answer to 'event-card', asked of chance; the options are: fp-character-01,",
    ),
    (
        lambda: ringwar.load("ringwar 1\ngame go\n\n"),
        {"key": "no-game", "about": {"game": "go", "games": ["boardgame", "cardgame"], "line": 2, "until": 2}},
        "lines 2-2: there is no game 'go'; the games are: boardgame, cardgame",
    ),
    (
        lambda: ringwar.load("hello"),
        {"key": "no-record", "about": {"line": 1, "first": "ringwar 1"}, "clauses": []},
        "line 1: this is not a Ringwar record; one begins with 'ringwar 1'",
    ),
]


@pytest.mark.parametrize("act, said, words", REFUSED, ids=lambda each: each[:40] if isinstance(each, str) else "")
def test_a_refusal_is_ready_for_json_and_has_english_words(
    act: Callable[[], Any], said: dict[str, Any], words: str
) -> None:
    refusal = refused(act)
    shown: dict[str, Any] = {**refusal.json()}
    assert json.loads(json.dumps(shown)) == shown
    assert {name: shown[name] for name in said} == said
    assert set(shown) == {"key", "about", "clauses"}
    assert str(refusal).startswith(words)
    assert Words("en").refusal(refusal).startswith(words)


def test_a_pickled_refusal_is_the_same() -> None:
    for act, *_ in REFUSED:
        refusal = refused(act)
        again = pickle.loads(pickle.dumps(refusal))
        assert (type(again), again.json(), str(again)) == (type(refusal), refusal.json(), str(refusal))


def test_kinds_of_refusals_are_value_errors_of_their_own() -> None:
    assert issubclass(IllegalAnswer, Refusal)
    assert issubclass(RecordError, Refusal)
    assert issubclass(Refusal, ValueError)
    assert type(refused(lambda: WAR.after("nothing"))) is IllegalAnswer
    assert type(refused(lambda: ringwar.load("hello"))) is RecordError


def test_without_words_a_refusal_is_its_key_and_its_values(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = Refusal("no-seat", seat="bilbo", seats=["frodo", "gandalf"])
    assert str(refusal) == "there is no seat 'bilbo'; the seats are: frodo, gandalf"
    monkeypatch.setattr("ringwar.kernel.refusals.VOICES", [])
    assert str(refusal) == "no-seat (seat=bilbo, seats=['frodo', 'gandalf'])"
    assert str(Refusal("game-over")) == "game-over"


def test_the_last_voice_says_refusals() -> None:
    VOICES.append(lambda refusal: f"nie: {refusal.key}")
    try:
        assert str(Refusal("game-over")) == "nie: game-over"
    finally:
        VOICES.pop()
    assert str(Refusal("game-over")) == "the game is over"


def test_a_refusal_counts_in_words() -> None:
    words = Words("en", game="cardgame")
    none, one = (Refusal("too-few-to-winnow", count=number, needed=2) for number in (0, 1))
    assert words.refusal(none) == "winnowing takes 2 cards of your hand, and you have none"
    assert words.refusal(one) == "winnowing takes 2 cards of your hand, and you have 1"


def test_a_refusal_without_words_is_missed_and_told_by_its_key() -> None:
    words = Words("en")
    assert words.refusal(Refusal("dragons", at="armies", count=3)) == "armies: dragons (at=armies, count=3)"
    assert words.missing == {"refusal-dragons"}


def test_what_somebody_else_has_written_is_short_and_printable() -> None:
    refusal = Refusal("not-one-of", at="a" * 1000, value="\x1b[31m\n", known=["x" * 1000, "y" * 1000, "z" * 1000])
    assert len(refusal.about["at"]) == len(refusal.about["known"][0]) == 80
    assert refusal.about["value"] == "\\x1b[31m\\n"
    assert len(str(refusal)) == MOST_CHARACTERS
    assert str(refusal).isprintable()


def test_a_word_that_just_fits_is_said_whole_and_a_longer_one_is_cut() -> None:
    fits, longer = (str(Refusal("no-seat", seat="x" * length, seats=["a"])) for length in (80, 81))
    assert fits == f"there is no seat '{'x' * 80}'; the seats are: a"
    assert longer == f"there is no seat '{'x' * 77}...'; the seats are: a"


def test_what_a_refusal_lists_can_all_be_read_unless_it_would_fill_a_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringwar.kernel.refusals.VOICES", [])
    some, more = (str(Refusal("no-seat", seats=["bilbo"] * number)) for number in (2000, 3000))
    assert some.count("bilbo") == 2000
    assert len(more) == 20_000
    assert more.endswith("...")


def test_a_place_that_is_known_stays() -> None:
    inner = Refusal("not-fields", clauses=("BG-WIN-01",), at="armies.bree")
    assert inner.placed("armies").json() == inner.json()
    assert Refusal("not-fields").placed("armies").json()["about"] == {"at": "armies"}
    assert str(Refusal("not-fields", at="")) == "the document: expected fields with values"


def test_a_refusal_may_hold_the_reason() -> None:
    why = Refusal("game-over", clauses=("BG-WIN-01",))
    refusal = RecordError("record-differs", line=9, rules=1, answer=4, why=why)
    assert str(refusal) == "line 9: this game of rules 1 differs from answer 4 on: the game is over"
    assert refusal.json()["about"]["why"] == {"key": "game-over", "about": {}, "clauses": ["BG-WIN-01"]}


def test_another_language_says_refusals_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "common.ftl").write_text(
        "refusal-game-over = koniec gry\nplace-line = wiersz { $line }: { $why }\n", encoding="utf-8"
    )
    assert Words("pl", tmp_path).refusal(RecordError("game-over", line=3)) == "wiersz 3: koniec gry"


def test_who_is_named_by_the_words_of_his_seat() -> None:
    refusal = Refusal("undo-other", by="witch-king", side="free-peoples")
    said = Words("en").playing("boardgame").refusal(refusal)
    assert said.endswith(f"given by {Words('en').playing('boardgame').seat('witch-king')}, not by the Free Peoples")
