"""Why an option is advised, in words: every key of the closed lists, with what it is really about."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from ringwar.players import advice
from ringwar.words import Words, languages

FOLDER = Path(advice.__file__).parent
COMMON: dict[str, dict[str, Any]] = {"wins": {}, "loses": {}, "averts-defeat": {}, "little-difference": {}}
EXAMPLES: dict[str, dict[str, dict[str, Any]]] = {
    "boardgame": {
        **COMMON,
        "gains": {"what": "sum-settlements"},
        "costs": {"what": "sum-fellowship"},
        "moves-fellowship": {"steps": 3, "dice": 2},
        "hides-fellowship": {},
        "heals": {"count": 1, "corruption": 2},
        "enters-mordor": {"steps": 5},
        "declares": {"region": "lorien"},
        "bears": {"count": 2, "corruption": 5},
        "sacrifices": {"character": "boromir", "count": 2},
        "hunts": {"dice": 2, "steps": 11},
        "keeps-dice": {"dice": 7},
        "attacks": {"region": "minas-tirith", "percent": 62},
        "ceases": {"percent": 12},
        "fights-on": {"percent": 80},
        "retreats": {"percent": 3},
        "withdraws": {"percent": 3},
        "stands": {"percent": 55},
        "keeps-cards": {"count": 4},
        "takes": {"region": "pelargir", "points": 1},
        "wins-back": {"region": "dale"},
        "guards": {"region": "helms-deep", "count": 4, "units": 5},
        "marches": {"region": "edoras", "units": 7, "steps": 2, "points": 1},
        "gathers": {"region": "gorgoroth", "units": 9},
        "recruits": {"count": 2, "regions": ["dale", "erebor"]},
        "leads": {"region": "osgiliath", "units": 1},
        "nears-war": {"nation": "southrons", "steps": 2},
        "at-war": {"nation": "elves"},
        "activates": {"nation": "rohan"},
        "enters": {"character": "gandalf-the-white", "region": "fangorn"},
        "enters-with-die": {"character": "mouth-of-sauron", "region": "barad-dur"},
        "separates": {"characters": ["gimli", "legolas"], "region": "the-shire"},
        "draws": {"count": 5},
        "waits": {"mine": 1, "theirs": 4},
    },
    "cardgame": {
        **COMMON,
        "gains": {"what": "sum-path"},
        "costs": {"what": "sum-reserve"},
        "holds": {"location": "edoras", "points": 1},
        "wins-location": {"location": "lorien", "points": 2},
        "spares-corruption": {"count": 1, "location": "caradhras"},
        "corrupts": {"count": 3, "location": "crack-of-doom"},
        "strengthens": {"location": "morannon", "count": 1, "points": 2},
        "contests": {"location": "shelobs-lair", "count": 5, "points": 2},
        "reserves": {"card": "mordor-orcs#2"},
        "equips": {"item": "sting", "character": "frodo-baggins"},
        "uses-ring": {"count": 2},
        "winnows": {"count": 5},
        "cycles": {"card": "the-great-gate"},
        "forsakes-top": {"count": 0},
        "forsakes-hand": {"card": "eowyn"},
        "forsakes-reserve": {"card": "boromir"},
        "passes": {"count": 3},
    },
}


def keys_in(file: str) -> set[str]:
    """The messages that a file of the advice has words for: all its literals that are keys."""
    tree = ast.parse((FOLDER / file).read_text(encoding="utf-8"))
    literals = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    known = {name for game in EXAMPLES for name in Words("en", game=game).names_with("hint")}
    return literals & known


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_key_has_an_example(game: str) -> None:
    assert keys_in(f"{game}.py") | keys_in("reasons.py") == EXAMPLES[game].keys()
    assert set(Words("en", game=game).names_with("hint")) == EXAMPLES[game].keys()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", EXAMPLES)
def test_every_reason_is_a_sentence_in_every_language(game: str, language: str) -> None:
    words = Words(language, game=game)
    said = {key: words.hint_reason({"key": key, "about": about}) for key, about in EXAMPLES[game].items()}
    assert words.missing == set()
    assert len(set(said.values())) == len(said)
    for key, text in said.items():
        assert text.endswith("."), (key, text)
        assert text[0] == text[0].upper(), (key, text)
        assert not set("[]{}") & set(text), (key, text)


def test_a_reason_is_said_with_names_and_numbers() -> None:
    about = {"region": "minas-tirith", "count": 4, "units": 1}
    said = {
        language: Words(language, game="boardgame").hint_reason({"key": "guards", "about": about})
        for language in languages()
    }
    assert said["en"] == "Guards Minas Tirith with 1 unit: 4 enemy units are at most two regions away."
    assert said["uk"] == "Стереже Мінас-Тіріт: 1 загін, а не далі ніж за два регіони — 4 ворожі загони."
    assert said["ru"] == "Охраняет Минас Тирит: 1 отряд, а не дальше двух регионов — 4 вражеских отряда."
    assert said["pl"] == "Strzeże Minas Tirith (1 jednostka): najwyżej dwa regiony dalej stoją 4 wrogie jednostki."
