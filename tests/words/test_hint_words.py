"""Why an option is advised, in words: every key of the closed lists, with what it is really about."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from ringwar.players import advice
from ringwar.players.advice import GAMES
from ringwar.words import Words, languages

FOLDER = Path(advice.__file__).parent
COMMON: dict[str, dict[str, Any]] = {
    **{key: {} for key in ("wins", "loses", "won-anyway", "lost-anyway")},
    **{key: {} for key in ("little-difference", "promises-most", "promises-less")},
}


def by_the_end(game: str, what: str) -> dict[str, dict[str, Any]]:
    """What is said of the end of a turn or round."""
    return {
        **{key: {"game": game} for key in ("wins-soon", "loses-soon", "averts-defeat")},
        **{key: {"game": game, "percent": 35} for key in ("may-win", "may-lose")},
        "tends": {"game": game, "what": what},
    }


EXAMPLES: dict[str, dict[str, dict[str, Any]]] = {
    "boardgame": {
        **COMMON,
        **by_the_end("boardgame", "trend-less-corruption"),
        "moves-fellowship": {"steps": 3, "dice": 2},
        "climbs": {"steps": 2},
        "last-step": {},
        "hides-fellowship": {},
        "reveals-fellowship": {},
        "heals": {"count": 1, "corruption": 2},
        "enters-mordor": {"steps": 5},
        "declares": {"region": "lorien", "steps": 12},
        "goes": {"region": "dagorlad", "steps": 1},
        "bears": {"count": 2, "corruption": 5},
        "sacrifices": {"character": "boromir", "count": 2},
        "risks": {"count": 4},
        "hunts-in-mordor": {"dice": 2, "steps": 3},
        "follows": {"region": "moria"},
        "hunts": {"dice": 2, "steps": 11},
        "keeps-dice": {"dice": 7},
        "attacks": {"region": "minas-tirith", "percent": 62},
        "ceases": {"percent": 12},
        "fights-on": {"percent": 80},
        "retreats": {"percent": 3},
        "withdraws": {"percent": 3},
        "stands": {"percent": 55},
        "keeps-cards": {"count": 4},
        "spends-card": {"card": "shadow-character-05", "count": 2},
        "takes": {"region": "pelargir", "points": 1},
        "wins-back": {"region": "dale"},
        "besieges": {"region": "helms-deep", "points": 2},
        "bares": {"region": "minas-tirith", "count": 9, "units": 2},
        "guards": {"region": "helms-deep", "count": 4, "units": 5},
        "marches": {"at": "gap-of-rohan", "region": "edoras", "units": 7, "steps": 2, "points": 1},
        "gathers": {"region": "gorgoroth", "units": 9},
        "retires": {"region": "folde", "count": 3},
        "recruits": {"pieces": {"north-regular": 1, "dwarves-leader": 1}, "regions": ["dale", "erebor"]},
        "improves": {"region": "moria", "elites": 2, "units": 4},
        "leads": {"region": "osgiliath", "units": 1},
        "nears-war": {"nation": "southrons", "steps": 2},
        "at-war": {"nation": "elves"},
        "activates": {"nation": "rohan"},
        "enters": {"character": "gandalf-the-white", "region": "fangorn"},
        "enters-with-die": {"character": "mouth-of-sauron", "region": "barad-dur"},
        "separates": {"characters": ["gimli", "legolas"], "region": "the-shire"},
        "draws": {"count": 5},
        "waits": {"mine": 1, "theirs": 4},
        "plays": {"card": "fp-character-04"},
        "wastes": {},
        "gives-ring": {"count": 2},
        "spends-ring": {"count": 0},
    },
    "cardgame": {
        **COMMON,
        **by_the_end("cardgame", "trend-more-reserve"),
        "holds": {"location": "edoras", "points": 1},
        "wins-location": {"location": "lorien", "points": 2},
        "spares-corruption": {"count": 1, "location": "caradhras"},
        "corrupts": {"count": 3, "location": "crack-of-doom"},
        "strengthens": {"location": "morannon", "count": 1, "points": 2},
        "contests": {"location": "shelobs-lair", "count": 5, "points": 2},
        "reserves": {"card": "mordor-orcs#2"},
        "adds-corruption": {"count": 1, "corruption": 4},
        "heals": {"count": 2, "corruption": 3},
        "opens": {"location": "pelargir", "points": 1},
        "plays": {"card": "wolf-riders"},
        "eliminates": {"card": "black-uruks"},
        "strikes": {"card": "the-hunter"},
        "fetches": {"card": "merry-brandybuck"},
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


def keys_in(*files: Path) -> set[str]:
    """The messages that files of the advice have words for: all their literals that are keys."""
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    literals = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    known = {name for game in EXAMPLES for name in Words("en", game=game).names_with("hint")}
    return literals & known


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_key_has_an_example(game: str) -> None:
    common = (FOLDER / "reasons.py", FOLDER / "trends.py")
    assert keys_in(*FOLDER.glob(f"{game}*.py"), *common) == EXAMPLES[game].keys()
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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_counted_has_words_for_more_and_for_less(game: str, language: str) -> None:
    words = Words(language, game=game)
    said = {words.name(f"trend-{more}-{name}") for name in GAMES[game].TRENDS for more in ("more", "less")}
    assert words.missing == set()
    assert len(said) == 2 * len(GAMES[game].TRENDS)


def test_one_die_is_no_dice() -> None:
    said = Words("en", game="boardgame").hint_reason({"key": "waits", "about": {"mine": 1, "theirs": 3}})
    assert said == "Passes, so that the enemy acts first: 1 die against 3."


def test_less_corruption_is_not_said_to_gain() -> None:
    about = {"what": "trend-less-corruption", "game": "boardgame"}
    said = {
        language: Words(language, game="boardgame").hint_reason({"key": "tends", "about": about})
        for language in languages()
    }
    assert said["en"] == "On average, when the turn is over: less corruption than after the other answers."
    assert said["uk"] == "Пересічно наприкінці ходу: менше споганення, ніж після інших відповідей."
    assert said["ru"] == "В среднем к концу хода: влияние Кольца меньше, чем после других ответов."
    assert said["pl"] == "Średnio na koniec tury: mniej zepsucia niż po innych odpowiedziach."


def test_a_reason_is_said_with_names_and_numbers() -> None:
    about = {"region": "minas-tirith", "count": 4, "units": 1}
    said = {
        language: Words(language, game="boardgame").hint_reason({"key": "guards", "about": about})
        for language in languages()
    }
    assert said["en"] == "Guards Minas Tirith with 1 unit: 4 enemy units At War are at most two regions away."
    assert said["uk"] == "Стереже Мінас-Тіріт: 1 загін, а не далі ніж за два регіони — 4 ворожі загони «у війні»."
    assert said["ru"] == "Охраняет Минас Тирит: 1 отряд, а не дальше двух регионов — 4 вражеских отряда в войне."
    assert (
        said["pl"]
        == "Strzeże Minas Tirith (1 jednostka): najwyżej dwa regiony dalej stoją 4 wrogie jednostki w stanie wojny."
    )
