"""`ringwar rules`, and the clauses behind it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.conftest import Run
from ringwar.rulebooks import Rulebooks, fold, matches, rulebooks

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
SMALL = """\
# A Small Game: rules specification

## 1. Beginning (SETUP)

- **SG-SETUP-01** Éowyn takes the **first** card of the `deck`.
- **SG-SETUP-02** A card is first shown. (see SG-AMB-01)
- **SG-SETUP-03** It is worked out beforehand.

## 2. Turns (TURN) and passing (PASS)

### 2.1 Turns

- **SG-TURN-01** A firstborn card is passed on during the turn.
- **SG-TURN-02** The first cards are laid out.

### Worked examples

- **SG-EX-01** **Given** a first card, **then** it is taken.
- **SG-EX-02** A sum is worked out.

## 3. Pictures

| Id | Card | Kind | Text |
|---|---|---|---|
| SG-FIX-01 | Ring | item | Nothing happens. |
"""


@pytest.fixture
def small() -> Rulebooks:
    return Rulebooks([("small", SMALL)])


def test_every_clause_of_the_books_is_read() -> None:
    text = "".join(path.read_text() for path in FOLDER.glob("*.md"))
    written = re.findall(r"^(?:- \*\*|\| )([A-Z]{2}-[A-Z0-9]+-\d+)", text, re.MULTILINE)
    assert len(written) > 1700
    assert sorted(rulebooks().clauses) == sorted(written)
    assert all(clause.text and clause.section for clause in rulebooks().clauses.values())


def test_chapters_have_the_titles_of_their_headings(small: Rulebooks) -> None:
    titles = {chapter.id: chapter.title for chapter in small.chapters.values()}
    assert titles == {
        "SG-SETUP": "Beginning",
        "SG-TURN": "Turns",
        "SG-EX": "Worked examples",
        "SG-FIX": "Pictures",
    }
    assert small.titles == {"small": "A Small Game"}


def test_a_clause_without_the_marks_of_markdown(small: Rulebooks) -> None:
    assert small.clauses["SG-SETUP-01"].plain == "Éowyn takes the first card of the deck."
    assert small.clauses["SG-FIX-01"].plain == "Ring (item): Nothing happens."


@pytest.mark.parametrize("id", ["SG-SETUP-02", "sg-setup-02", "SG-SETUP-2"])
def test_a_clause_is_found_by_its_id(small: Rulebooks, id: str) -> None:
    assert [clause.id for clause in small.find(id)] == ["SG-SETUP-02"]


def test_words_are_found_without_accents_and_capitals(small: Rulebooks) -> None:
    assert [clause.id for clause in small.search(["EOWYN"])] == ["SG-SETUP-01"]
    assert [clause.id for clause in small.search(["éowyn", "deck"])] == ["SG-SETUP-01"]
    assert small.search(["eowyn", "shown"]) == []


def test_words_are_found_at_their_beginning_only(small: Rulebooks) -> None:
    assert [clause.id for clause in small.search(["ring"])] == ["SG-FIX-01"]


def test_the_phrase_comes_first_then_whole_words_then_rules_before_examples(small: Rulebooks) -> None:
    found = [clause.id for clause in small.search(["first", "card"])]
    assert found == ["SG-SETUP-01", "SG-EX-01", "SG-TURN-02", "SG-SETUP-02", "SG-TURN-01"]
    assert [clause.id for clause in small.search(["worked"])] == ["SG-SETUP-03", "SG-EX-02"]


def test_matches_stand_where_the_words_are() -> None:
    text = "Éomer and éored"
    assert [text[start:end] for start, end in matches(text, ["eo"])] == ["Éo", "éo"]
    assert len(fold("Nazgûl’s")) == len("Nazgûl’s")


def test_a_hyphenated_word_is_no_id(small: Rulebooks) -> None:
    assert not small.is_id("re-roll")
    assert small.is_id("sg-setup")
    assert small.is_id("xx-setup-01")


def test_the_list_of_chapters(run: Run) -> None:
    ran = run("rules")
    assert ran.status == 0
    hunt = rulebooks().chapters["BG-HUNT"]
    assert re.search(rf"^  BG-HUNT +{len(hunt.clauses)}  The hunt$", ran.out, re.MULTILINE)
    assert all(f"  {chapter} " in ran.out for chapter in rulebooks().chapters)


def test_a_clause_is_printed_on_one_line(run: Run) -> None:
    clause = rulebooks().clauses["CG-SETUP-01"]
    ran = run("rules", "cg-setup-01")
    assert ran.out == f"War of the Ring: The Card Game: Setup\n\nCG-SETUP-01 {clause.plain}\n"


def test_a_chapter_is_printed_whole(run: Run) -> None:
    title, _, summary, _, *lines = run("rules", "bg-hunt").out.splitlines()
    assert title == "War of the Ring, Second Edition: The hunt"
    assert summary == rulebooks().chapters["BG-HUNT"].summary
    assert [line.split()[0] for line in lines] == [clause.id for clause in rulebooks().chapters["BG-HUNT"].clauses]


def test_the_rules_in_another_language(run: Run) -> None:
    clause = rulebooks("uk").clauses["CG-SETUP-06"]
    assert run("rules", "--language", "uk", "cg-setup-06").out == (
        f"Війна Персня. Карткова гра: Приготування до гри\n\nCG-SETUP-06 {clause.plain}\n"
    )
    assert "BG-HUNT-" in run("rules", "--language", "uk", "жетон", "гонитви").out


def test_a_language_without_rules_is_refused(run: Run) -> None:
    ran = run("rules", "--language", "xx")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("ringwar: there is no language 'xx'; the languages are: en")


def test_the_number_of_matches_is_said(run: Run) -> None:
    ran = run("rules", "hunt", "tile")
    number = int(ran.out.split()[0])
    assert number == len(rulebooks().search(["hunt", "tile"])) > 5
    assert len(ran.out.splitlines()) == number + 2
    assert run("rules", "hunt tile").out == ran.out


@pytest.mark.parametrize(
    "words, complaint",
    [
        (["BG-HUNT-99"], "there is no clause BG-HUNT-99; the last of its chapter is BG-HUNT-51"),
        (["BH-HUNT-07"], "there is no clause BH-HUNT-07; did you mean BG-HUNT-07, "),
        (["bg-hnt"], "there is no clause BG-HNT; did you mean BG-HUNT?"),
        (["xyzzy", "[bold]"], "no clause has “xyzzy [bold]”"),
    ],
)
def test_nothing_found_is_one_line_and_status_1(run: Run, words: list[str], complaint: str) -> None:
    ran = run("rules", *words)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(f"ringwar: {complaint}")
    assert ran.err.count("\n") == 1
