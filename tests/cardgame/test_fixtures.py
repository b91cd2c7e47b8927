"""The cards pictured in the rulebooks: what the fixtures of docs/rules/cards.md say of them stands in the data."""

from __future__ import annotations

import re

import pytest

from marks import rule
from ringwar.cardgame import cards as _texts
from ringwar.cardgame.table.facts import BATTLEGROUNDS, CARDS, PATHS
from ringwar.cardgame.table.texts import (
    ACTIONS,
    ACTIVATED,
    AFTER_DRAW,
    ARRIVED,
    EVENT_TEXTS,
    EXTRA_DRAW,
    LIMIT_IN_RESERVE,
    ONLY_WEAPON,
    OPENS,
    PATH_DEFENSE,
    PLAYED,
    REPLACEMENTS,
    SAVING_ITEMS,
)
from ringwar.rulebooks import rulebooks

assert _texts.__all__

ICONS = {
    "PA": "path_attack",
    "PD": "path_defense",
    "BA": "battleground_attack",
    "BD": "battleground_defense",
    "LA": "leadership_attack",
    "LD": "leadership_defense",
}
TEXTS = (
    ACTIONS,
    ACTIVATED,
    AFTER_DRAW,
    ARRIVED,
    EVENT_TEXTS,
    EXTRA_DRAW,
    LIMIT_IN_RESERVE,
    ONLY_WEAPON,
    OPENS,
    PATH_DEFENSE,
    PLAYED,
    REPLACEMENTS,
    SAVING_ITEMS,
)
WITHOUT_TEXT = ("guards-of-the-citadel", "high-elves", "olog-hai", "mordor-orcs")
"""Cards that say nothing, or only what an asterisked icon says."""

FIXTURES = [
    pytest.param("CG-FIX-01", "strider", marks=rule("CG-FIX-01")),
    pytest.param("CG-FIX-02", "gandalf-the-grey", marks=rule("CG-FIX-02")),
    pytest.param("CG-FIX-03", "legolas", marks=rule("CG-FIX-03")),
    pytest.param("CG-FIX-04", "gimli", marks=rule("CG-FIX-04")),
    pytest.param("CG-FIX-05", "frodo-baggins", marks=rule("CG-FIX-05")),
    pytest.param("CG-FIX-06", "merry-brandybuck", marks=rule("CG-FIX-06")),
    pytest.param("CG-FIX-07", "theoden", marks=rule("CG-FIX-07")),
    pytest.param("CG-FIX-08", "eomer", marks=rule("CG-FIX-08")),
    pytest.param("CG-FIX-09", "prince-imrahil", marks=rule("CG-FIX-09")),
    pytest.param("CG-FIX-10", "galadriel", marks=rule("CG-FIX-10")),
    pytest.param("CG-FIX-11", "elrond", marks=rule("CG-FIX-11")),
    pytest.param("CG-FIX-12", "guards-of-the-citadel", marks=rule("CG-FIX-12")),
    pytest.param("CG-FIX-13", "high-elves", marks=rule("CG-FIX-13")),
    pytest.param("CG-FIX-14", "bow-of-the-galadhrim", marks=rule("CG-FIX-14")),
    pytest.param("CG-FIX-15", "elven-cloak", marks=rule("CG-FIX-15")),
    pytest.param("CG-FIX-16", "phial-of-galadriel", marks=rule("CG-FIX-16")),
    pytest.param("CG-FIX-17", "lembas", marks=rule("CG-FIX-17")),
    pytest.param("CG-FIX-18", "nenya-ring-of-adamant", marks=rule("CG-FIX-18")),
    pytest.param("CG-FIX-19", "saruman", marks=rule("CG-FIX-19")),
    pytest.param("CG-FIX-20", "the-witch-king", marks=rule("CG-FIX-20")),
    pytest.param("CG-FIX-21", "woven-of-all-colours", marks=rule("CG-FIX-21")),
    pytest.param("CG-FIX-22", "balrog-of-moria", marks=rule("CG-FIX-22")),
    pytest.param("CG-FIX-23", "the-black-serpent", marks=rule("CG-FIX-23")),
    pytest.param("CG-FIX-24", "the-black-captain", marks=rule("CG-FIX-24")),
    pytest.param("CG-FIX-25", "the-reaver", marks=rule("CG-FIX-25")),
    pytest.param("CG-FIX-26", "the-commander", marks=rule("CG-FIX-26")),
    pytest.param("CG-FIX-27", "the-destroyer", marks=rule("CG-FIX-27")),
    pytest.param("CG-FIX-28", "black-riders-mount", marks=rule("CG-FIX-28")),
    pytest.param("CG-FIX-29", "gorbag-and-shagrat", marks=rule("CG-FIX-29")),
    pytest.param("CG-FIX-30", "olog-hai", marks=rule("CG-FIX-30")),
    pytest.param("CG-FIX-30", "mordor-orcs", marks=rule("CG-FIX-30")),
    pytest.param("CG-FIX-31", "lorien", marks=rule("CG-FIX-31")),
    pytest.param("CG-FIX-32", "dol-guldur", marks=rule("CG-FIX-32")),
    pytest.param("CG-FIX-33", "helms-deep", marks=rule("CG-FIX-33")),
    pytest.param("CG-FIX-34", "minas-tirith", marks=rule("CG-FIX-34")),
    pytest.param("CG-FIX-35", "orthanc", marks=rule("CG-FIX-35")),
    pytest.param("CG-FIX-36", "minas-morgul", marks=rule("CG-FIX-36")),
    pytest.param("CG-FIX-37", "bag-end", marks=rule("CG-FIX-37")),
    pytest.param("CG-FIX-38", "bucklebury-ferry", marks=rule("CG-FIX-38")),
    pytest.param("CG-FIX-39", "the-council-of-elrond", marks=rule("CG-FIX-39")),
    pytest.param("CG-FIX-40", "lothlorien", marks=rule("CG-FIX-40")),
    pytest.param("CG-FIX-41", "egladil", marks=rule("CG-FIX-41")),
    pytest.param("CG-FIX-42", "henneth-annun", marks=rule("CG-FIX-42")),
]


def kind_of(clause: str, name: str) -> str:
    """What the row says of the kind of a card; a row of two cards gives the icons of each in turn."""
    titles, _, rest = rulebooks().clauses[clause].text.partition(" (")
    kind = rest.partition("): ")[0]
    if " / " not in titles:
        return kind
    place = 0 if name == "olog-hai" else 1
    return kind.split(",")[0] + ", " + kind.split(",")[1].split("/")[place]


@pytest.mark.parametrize("clause, name", FIXTURES)
def test_a_pictured_card_is_in_the_data_as_the_rulebooks_show_it(clause: str, name: str) -> None:
    kind = kind_of(clause, name)
    if name in CARDS:
        card = CARDS[name]
        assert card.kind.rstrip("y") in kind
        assert card.faction in kind.lower().replace("ú", "u")
        for icon, number in re.findall(r"\b(PA|PD|BA|BD|LA|LD) (\d)", kind):
            assert getattr(card, ICONS[icon]) == int(number)
    elif name in BATTLEGROUNDS:
        assert BATTLEGROUNDS[name].points == int(re.findall(r"VP (\d)", kind)[0])
        assert ("FP" in kind) == (BATTLEGROUNDS[name].side == "free-peoples")
    else:
        assert PATHS[name].number == int(re.findall(r"path (\d)", kind)[0])


@pytest.mark.parametrize("clause, name", FIXTURES)
def test_a_pictured_card_has_its_text(clause: str, name: str) -> None:
    assert any(name in texts for texts in TEXTS) != (name in WITHOUT_TEXT)
