"""Lords of Middle-earth in words: whole games, and the sentences that are hard to get right."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import ringwar
from helpers import question_alone
from ringwar.boardgame.lords.cards.balrog import BALROG_DEEDS
from ringwar.boardgame.lords.table.facts import (
    ACTION_TOKENS,
    BLACK_CAPTAIN,
    GOTHMOG,
    LORDS,
    LORDS_CARDS,
    LORDS_TILES,
    RINGS,
    SPECIAL_DICE,
    SPECIAL_FACES,
    WE_SHALL_GET_IT,
)
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS
from ringwar.boardgame.table.facts import FREE, SHADOW, STANDARD, TILES
from ringwar.kernel import SPECTATOR, Event, Position
from ringwar.players.wrappers import seated
from ringwar.words import Words
from words.test_boardgame_words import Reader

TABLES = [(2, 0), (2, 1), (2, 2), (3, 0), (4, 0)]
OPTIONS = {"council-of-rivendell": "yes", "strider-dunadan": "yes"}
EYE = next(tile for tile in TILES.values() if tile.set == STANDARD and tile.is_eye)


@pytest.fixture
def words() -> Words:
    return Words("en", game="boardgame")


@cache
def played(players: int, seed: int) -> tuple[Position[Any], frozenset[str], frozenset[str]]:
    """A random game, what was heard of its questions, and the words that were missing."""
    words = Words("en", game="boardgame")
    position = ringwar.start("boardgame", players=players, expansions=["lords"], options=OPTIONS)
    seats = position.ruleset.seats(position.setup)
    reader = Reader(words, seated(seats, dict.fromkeys(seats, "random"), seed))
    return position.played(reader), frozenset(reader.heard), frozenset(words.missing)


def said(words: Words, kind: str, /, cause: Any = None, **about: Any) -> str:
    """An event as a spectator reads it."""
    return words.event(Event(kind, about, cause), SPECTATOR)


def in_words(words: Words, key: str, *options: Any, **about: Any) -> tuple[str, list[str]]:
    """A question of the Free Peoples and its options, in words."""
    question = question_alone(FREE, key, options, **about)
    return words.question(question), list(words.options(question).values())


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_every_question_of_a_game_has_words(players: int, seed: int) -> None:
    _, heard, missing = played(players, seed)
    assert not missing
    assert [text for text in heard if "[" in text or "{" in text or not text] == []


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_everybody_can_read_the_story_of_a_game(players: int, seed: int, words: Words) -> None:
    position, _, _ = played(players, seed)
    events = [entry for entry in position.log() if isinstance(entry, Event)]
    for reader in (SPECTATOR, *position.ruleset.seats(position.setup)):
        story = words.story(events, reader)
        assert [line for line in story if "[" in line or "{" in line or line[-1] not in ".!"] == []
    assert not words.missing


def test_everything_that_is_added_has_a_name(words: Words) -> None:
    added = [*LORDS, *LORDS_CARDS, *LORDS_TILES, *RINGS, *ACTION_TOKENS, *SPECIAL_DICE, *SPECIAL_FACES]
    for name in (*added, WE_SHALL_GET_IT.name, "lords", "council-of-rivendell"):
        words.name(name)
    assert not words.missing


def test_every_new_action_can_be_offered_and_told(words: Words) -> None:
    for name in (*LORDS_ACTIONS, *(deed.name for deed in BALROG_DEEDS)):
        assert words.has(f"option-action-{name}"), name
        assert words.has(f"name-{name}"), name


def test_a_special_die_is_offered_with_what_it_can_do(words: Words) -> None:
    usable = [name for name, face in SPECIAL_FACES.items() if face.result != "eye"]
    _, options = in_words(words, "use-die", *usable)
    lost = "(lost in the next turn if Gandalf the White is in play)"
    assert options[0] == f"Vilya die {lost}: Army (move two armies, attack, Army events)"
    assert "Balrog die: Use the Balrog (wake him, or move or attack with him)" in options
    assert "Nenya die: Draw a card (nothing else)" in options
    for name, option in zip(usable, options, strict=True):
        assert ("(lost in the next turn" in option) == SPECIAL_FACES[name].can_be_lost
        assert option.startswith(words.name(SPECIAL_FACES[name].die))


def test_a_special_die_that_is_used_says_for_what(words: Words) -> None:
    about = {"side": FREE, "die": "keeper-nenya-event", "face": "event"}
    assert said(words, "use-die", action="draw-card", **about) == (
        "The Free Peoples use a Nenya (Event) die to draw a card."
    )


def test_an_eye_of_a_special_die_goes_to_the_hunt_box(words: Words) -> None:
    assert said(words, "special-kept", side=FREE, face=SPECIAL_FACES["keeper-vilya-muster"], count=2) == (
        "The Free Peoples keep Vilya (Muster) and set the other special dice aside."
    )
    alone = said(words, "special-kept", side=FREE, face=SPECIAL_FACES["keeper-vilya-muster"], count=1)
    assert not alone  # what a single die shows has been told
    eyes = [face for face in SPECIAL_FACES.values() if face.result == "eye"]
    assert len(eyes) == len(SPECIAL_DICE)
    for face in eyes:
        assert "which goes to the hunt box: " in said(words, "special-kept", side=face.side, face=face, count=1)


def test_the_rings_say_what_they_do(words: Words) -> None:
    assert said(words, "ring-goes", ring="vilya", to=SHADOW) == "The ring Vilya goes to the Shadow."
    assert said(words, "ring-goes", ring="nenya", to="out") == "The ring Nenya leaves the game."
    assert said(words, "ring-goes", ring="narya", to=FREE) == "The ring Narya comes back to the Free Peoples."
    assert said(words, "die-kept", die="muster") == ("The ring Vilya keeps the die of this action unused: Muster.")
    assert said(words, "tile-cancelled", tile=EYE) == "Nenya cancels the hunt tile, and it leaves the game: Eye tile."
    assert not words.missing


def test_cards_that_become_known_together_are_told_in_one_sentence(words: Words) -> None:
    shown = [Event("version", {"companion": LORDS[name]}) for name in ("gimli-dwarven-lord", "strider-dunadan")]
    assert words.story(shown[:1], SHADOW) == ["Gimli, Dwarven Lord shows his card."]
    assert words.story(shown, SHADOW) == ["Gimli, Dwarven Lord and Strider, Dúnadan show their cards."]


def test_one_hit_is_not_one_of_several(words: Words) -> None:
    assert "Do you cancel the hit on your army?" in in_words(words, "withdraw-in-order", True, False, hits=1)[0]
    assert "one of the 3 hits on your army?" in in_words(words, "withdraw-in-order", True, False, hits=3)[0]


def test_players_of_the_shadow_are_named_as_players(words: Words) -> None:
    _, options = in_words(words, "whose-hand", "witch-king", "saruman", None)
    assert options == ["That of the Witch-king player", "That of the Saruman player", "At nobody's"]
    question, _ = in_words(words, "discard-theirs", None, player="witch-king")
    assert question == "This is the hand of the Witch-king player. Which card is discarded?"
    question, _ = in_words(words, "discard-theirs", None, player=SHADOW)
    assert question == "This is the hand of the Shadow. Which card is discarded?"


def test_a_lost_die_says_by_whom(words: Words) -> None:
    die = SPECIAL_DICE["minion-gothmog"]
    assert said(words, "special-die-lost", die=die, by=BLACK_CAPTAIN, fallen=False) == (
        "The Gothmog die leaves the game: the Witch-king is in play."
    )
    assert said(words, "special-die-lost", die=die, by=GOTHMOG, fallen=True) == (
        "The Gothmog die leaves the game, as its owner has."
    )


def test_a_result_with_a_long_name_is_quoted(words: Words) -> None:
    question, _ = in_words(words, "action", "skip", face="use-balrog")
    assert question == "What do you do with the result “Use the Balrog”?"


@pytest.mark.parametrize(("side", "end"), [(FREE, "It goes to the Shadow."), (SHADOW, "It leaves the game.")])
def test_a_ring_that_is_spent_says_where_it_goes(words: Words, side: str, end: str) -> None:
    question = words.question(question_alone(side, "which-ring", ("vilya", "nenya")))
    assert question == f"Which Elven Ring do you spend? {end}"


def test_the_tokens_say_what_they_are_for(words: Words) -> None:
    _, options = in_words(words, "which-token", *ACTION_TOKENS)
    assert options == [
        "Nazgûl token: move Nazgûl and minions",
        "Political token: move one of your nations a step towards war",
    ]
