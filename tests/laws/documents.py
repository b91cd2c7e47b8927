"""Position documents that were changed: each is refused in one short line, or can be played to its end by the laws."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import ringwar
from ringwar.boardgame.documents import whole as board_documents
from ringwar.boardgame.lords.documents import whole as lords_documents
from ringwar.boardgame.lords.table import facts as lords
from ringwar.boardgame.rules.teams import FOUR
from ringwar.boardgame.rules.turn import PHASES
from ringwar.boardgame.table.facts import NATIONS, REGIONS
from ringwar.cardgame.documents import whole as card_documents
from ringwar.cardgame.rules.rounds import STEPS
from ringwar.cardgame.table.facts import BATTLEGROUNDS, CARDS, PATHS
from ringwar.games import ruleset
from ringwar.kernel import Position, Setup, fingerprint, start
from ringwar.laws import Checked, LawBroken, check_game, hold
from ringwar.players.wrappers import seated

KIND = "changed documents"
ENOUGH = 20_000
DOCUMENTS = 12
"""How many documents a batch changes."""
WHOLE_GAMES = 4
"""In one of so many documents that are played to the end, the whole game is looked at again."""
HEAD = ("game", "scenario", "players", "expansions", "options", "from")
HEAD_EVERY = 20
"""One change in so many may concern the head of a document."""
ANSWERS_EVERY = 5
"""In one of so many documents the answers since the table stay."""
MOST_CHARACTERS = 200
"""Of a refusal."""

Place = tuple[Any, ...]
"""The keys and numbers that lead to a value in a document."""

WORDS: tuple[tuple[str, ...], ...] = (
    tuple(REGIONS),
    tuple(lords.CHARACTERS_WITH_LORDS),
    tuple(lords.EVENTS_WITH_LORDS),
    tuple(lords.TILES_WITH_LORDS),
    NATIONS,
    ("character", "army", "muster", "event", "muster-army", "will-of-the-west", "eye", "unrolled"),
    (*PHASES, "council"),
    (*FOUR, "free-peoples", "shadow", "frodo", "aragorn", "gandalf", "balrog"),
    ("regular", "elite", "leader", "nazgul"),
    ("field-battle", "assault", "sortie"),
    ("ring-destroyed", "corruption", "shadow-military", "free-military", "points", "ten-points-ahead"),
    tuple(lords.SPECIAL_DICE),
    tuple(token.removeprefix("shadow-token-") for token in lords.ACTION_TOKENS),
    tuple(lords.RINGS),
    tuple(CARDS),
    (*BATTLEGROUNDS, *PATHS),
    tuple(STEPS),
    card_documents.FIELDS,
    (*board_documents.FIELDS, "lords"),
    lords_documents.FIELDS,
)
"""The words of documents, those of one kind together."""
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 18, 99, 900, 10**30)
STRANGE: tuple[Any, ...] = (None, True, False, 1.5, float("nan"), "", "tea", "one\ntwo", "x" * 500, [], {}, [[]], [{}])


def batch(setup: Setup, seed: str) -> int:
    """Change documents from all over one random game; LawBroken where one is neither refused nor playable."""
    rng = Random(f"{seed}/documents")
    rules = ruleset(setup.game)
    game = played(start(rules, setup), f"{seed}/game")
    for number in range(DOCUMENTS):
        position = game.at(rng.randrange(game.count + 1))
        check_written(position)
        check_document(changed(ringwar.write_position(position), rng), f"{seed}/{number}")
    return DOCUMENTS


def played(position: Position[Any], seed: str) -> Position[Any]:
    """The end of a game that random players go on with, the laws checked around their answers."""
    rules, setup = position.ruleset, position.setup
    seats = rules.seats(setup)
    players = seated(seats, dict.fromkeys(seats, "random"), seed)
    return position.played(Checked(players, rules, setup, seed))


def check_document(document: Any, seed: str) -> bool:
    """Whether a document is accepted; LawBroken unless it is refused as it should be, or can be played by the laws."""
    try:
        position = ringwar.read_position(document)
    except ValueError as error:
        check_refusal(str(error), document, seed)
        return False
    except Exception as error:
        raise LawBroken(f"{error!r} while reading, {_shown(document, seed)}") from error
    try:
        check_written(position)
        end = played(position, seed)
        if Random(f"{seed}/whole").random() * WHOLE_GAMES < 1:
            check_game(end, seed)
    except Exception as error:
        raise LawBroken(f"{error!r}, {_shown(document, seed)}") from error
    return True


def check_refusal(text: str, document: Any, seed: str) -> None:
    """It is one short line that names a place in the document."""
    hold(len(text) <= MOST_CHARACTERS, f"refused in {len(text)} characters: {text!r}, {_shown(document, seed)}")
    hold(text.isprintable(), f"refused with {text!r}, {_shown(document, seed)}")
    hold(": " in text, f"refused without a place: {text!r}, {_shown(document, seed)}")


def check_written(position: Position[Any]) -> None:
    """What is written of a position is read as the same position."""
    again = ringwar.read_position(json.loads(json.dumps(ringwar.write_position(position))))
    hold(fingerprint(again.checkpoint) == fingerprint(position.checkpoint), "written and read, the table is another")
    hold(fingerprint(again.state) == fingerprint(position.state), "written and read, the position is another")
    hold(_open(again) == _open(position), "written and read, something else is asked")


def _open(position: Position[Any]) -> list[tuple[str, str, list[str]]]:
    return [(question.side, question.key, sorted(question.names())) for question in position.questions]


def _shown(document: Any, seed: str) -> str:
    """What is needed to have the same case again."""
    text = json.dumps(document)
    return f"with the seed {seed!r} and the document {text if len(text) < 20_000 else text[:20_000] + '...'}"


# Changes


def changed(document: Mapping[str, Any], rng: Random) -> Any:
    """The document with a few things changed."""
    other = copy.deepcopy(dict(document))
    if rng.random() * ANSWERS_EVERY >= 1:  # they seldom fit another table
        other.pop("answers", None)
        other.pop("given", None)
    for _ in range(rng.choice((1, 1, 2, 3))):
        fields = [name for name in other if name not in HEAD]
        field = rng.choice(fields if fields and rng.random() * HEAD_EVERY >= 1 else list(other))
        at = rng.choice([(field,), *places(other[field], (field,))])
        rng.choice(CHANGES)(other, at, rng)
        if not other:
            break
    return other


def places(value: Any, at: Place = ()) -> Iterator[Place]:
    """Every place in a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield (*at, key)
        yield from places(item, (*at, key))


def holder_of(document: Any, at: Place) -> Any:
    """The fields or the list in which a place lies."""
    for key in at[:-1]:
        document = document[key]
    return document


def similar(value: Any, rng: Random) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((value + 1, value - 1, rng.choice(NUMBERS)))
    if isinstance(value, str):
        kinds = [words for words in WORDS if value in words] or WORDS
        return rng.choice(rng.choice(kinds))
    if isinstance(value, list) and value:
        return [*value, similar(rng.choice(value), rng)]
    if isinstance(value, dict) and value:
        name = rng.choice(list(value))
        return {**value, similar(name, rng): copy.deepcopy(value[name])}
    return rng.choice((0, 1, True, rng.choice(rng.choice(WORDS)), [rng.choice(rng.choice(WORDS))]))


def alter(document: Any, at: Place, rng: Random) -> None:
    """Another value of the same kind."""
    holder = holder_of(document, at)
    holder[at[-1]] = similar(holder[at[-1]], rng)


def spoil(document: Any, at: Place, rng: Random) -> None:
    """A value of another kind, or one out of all bounds."""
    strange = rng.choice((*STRANGE, rng.choice(NUMBERS), rng.choice(rng.choice(WORDS))))
    holder_of(document, at)[at[-1]] = copy.deepcopy(strange)


def remove(document: Any, at: Place, rng: Random) -> None:
    """Nothing where something was."""
    del holder_of(document, at)[at[-1]]


def rename(document: Any, at: Place, rng: Random) -> None:
    """The value under another name, or its copy."""
    holder = holder_of(document, at)
    if isinstance(holder, dict):
        holder[similar(at[-1], rng)] = copy.deepcopy(holder[at[-1]])
        if rng.random() < 0.5:
            holder.pop(at[-1], None)
    else:
        holder.insert(rng.randrange(len(holder) + 1), copy.deepcopy(holder[at[-1]]))


def bring(document: Any, at: Place, rng: Random) -> None:
    """A value from another place, which may lose it."""
    value = copy.deepcopy(holder_of(document, at)[at[-1]])
    kind = type(value)
    others = [each for each in places(document) if isinstance(_at(document, each), list | kind) and each != at]
    if not others:
        return
    other = rng.choice(others)
    if rng.random() < 0.5 and other[: len(at)] != at:
        remove(document, at, rng)
        if other not in set(places(document)):
            return
    target = _at(document, other)
    if isinstance(target, list):
        target.append(value)
    else:
        holder_of(document, other)[other[-1]] = value


def swap(document: Any, at: Place, rng: Random) -> None:
    """Two values of one kind in each other's place."""
    value = _at(document, at)
    others = [each for each in places(document) if type(_at(document, each)) is type(value)]
    other = rng.choice(others)
    if other[: len(at)] == at or at[: len(other)] == other:
        return
    mine, theirs = holder_of(document, at), holder_of(document, other)
    mine[at[-1]], theirs[other[-1]] = theirs[other[-1]], mine[at[-1]]


def add(document: Any, at: Place, rng: Random) -> None:
    """Something more in a list, or under a new name."""
    value = _at(document, at)
    if isinstance(value, list):
        value.append(similar(rng.choice(value), rng) if value else rng.choice(rng.choice(WORDS)))
    elif isinstance(value, dict):
        known = copy.deepcopy(rng.choice(list(value.values()))) if value else {}
        value[rng.choice(rng.choice(WORDS))] = known
    else:
        alter(document, at, rng)


def _at(document: Any, at: Place) -> Any:
    return holder_of(document, at)[at[-1]]


CHANGES: tuple[Callable[[Any, Place, Random], None], ...] = (
    *(alter, alter, alter, alter, alter, alter, bring, bring, bring, swap, swap, rename, rename, remove, remove),
    *(add, spoil),
)
