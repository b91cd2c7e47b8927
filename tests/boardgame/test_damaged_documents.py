"""Position documents that were damaged: refused in one line, or good enough to be played to the end."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ringwar
from boardgame.boards import Board
from ringwar.boardgame import RULESET
from ringwar.boardgame.documents.battle import BATTLE_FIELDS
from ringwar.boardgame.documents.fellowship import FELLOWSHIP_FIELDS
from ringwar.boardgame.documents.figures import FIGURE_FIELDS
from ringwar.boardgame.documents.hunt import HUNT_FIELDS
from ringwar.boardgame.documents.whole import FIELDS
from ringwar.boardgame.laws import limits
from ringwar.boardgame.rules.turn import STEPS
from ringwar.boardgame.table.facts import CHARACTERS, EVENTS, NATIONS, REGIONS, TILES
from ringwar.kernel import Dice

Place = tuple[Any, ...]

SIDES = ["free-peoples", "shadow"]
KEYS = [*FIELDS, *FIGURE_FIELDS, *FELLOWSHIP_FIELDS, *HUNT_FIELDS, *BATTLE_FIELDS, *SIDES, "regular", "elite", "leader"]
WORDS = [*CHARACTERS, *EVENTS, *NATIONS, *REGIONS, *TILES, *STEPS, *KEYS, "army", "eye", "unrolled", "sortie"]
leaves = st.one_of(st.none(), st.booleans(), st.integers(-2, 12), st.sampled_from(WORDS), st.floats(allow_nan=False))
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*KEYS, *REGIONS]), inner, max_size=3),
    max_leaves=6,
)


@cache
def played(seed: int) -> Board:
    """A random game."""
    return ringwar.start("boardgame").played(Dice(seed))


@cache
def written(number: int) -> str:
    """A position from somewhere in one of five random games, as text."""
    game = played(number % 5)
    return json.dumps(ringwar.write_position(game.at(Random(number).randrange(game.count))))


def places(value: Any, at: Place = ()) -> Iterator[Place]:
    """Every place in a document, by the keys and numbers that lead there."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield (*at, key)
        yield from places(item, (*at, key))


def damaged(document: dict[str, Any], at: Place, how: str, value: Any) -> dict[str, Any]:
    """The document with one place changed."""
    changed = copy.deepcopy(document)
    holder: Any = changed
    for key in at[:-1]:
        holder = holder[key]
    last = at[-1]
    if how == "replace":
        holder[last] = value
    elif how == "remove":
        del holder[last]
    elif how == "double" and isinstance(holder, list):
        holder.insert(last, copy.deepcopy(holder[last]))
    elif isinstance(holder[last], list):
        holder[last].append(value)
    elif isinstance(holder[last], dict):
        holder[last][str(value)] = value
    return changed


def read_or_refused(document: dict[str, Any]) -> tuple[Board | None, str]:
    """The position of a document, or why there is none."""
    try:
        return ringwar.read_position(document), ""
    except ValueError as error:
        return None, str(error)


@settings(max_examples=120)
@given(data=st.data())
def test_a_damaged_document_is_refused_in_one_line_or_can_be_played_to_the_end(data: st.DataObject) -> None:
    document = json.loads(written(data.draw(st.integers(0, 19))))
    if data.draw(st.booleans()):
        document.pop("answers", None)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.sampled_from(list(places(document))))
        how = data.draw(st.sampled_from(["replace", "remove", "double", "add"]))
        document = damaged(document, at, how, data.draw(values))
        if not document:
            return
    position, complaint = read_or_refused(document)
    if position is None:
        assert complaint
        assert "\n" not in complaint
        return
    assert list(RULESET.laws(position.checkpoint)) == []
    assert list(limits(position.checkpoint)) == []
    end = position.played(Dice("end"))
    assert list(RULESET.laws(end.state)) == []
    assert end.result is not None


@settings(max_examples=200)
@given(document=values)
def test_whatever_is_no_document_at_all_is_refused(document: Any) -> None:
    with pytest.raises(ValueError):
        ringwar.read_position(document)
    with pytest.raises(ValueError):
        RULESET.start(RULESET.setup(position={"game": "boardgame", "battle": document, "phase": "tea"}))
