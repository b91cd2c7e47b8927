"""The board game in words: whole games, and the sentences that are hard to get right."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import ringwar
from boardgame.boards import board
from helpers import play
from marks import rule
from ringwar.boardgame.rules.casualties import LOSE_ELITE, REDUCE_ELITE, REMOVE_ELITE, REMOVE_REGULAR
from ringwar.boardgame.rules.deeds import DEEDS, EVENT_CARD, SKIP
from ringwar.boardgame.rules.victory import CORRUPTION, FREE_MILITARY, RING_DESTROYED, SHADOW_MILITARY
from ringwar.boardgame.ruleset import scenario_position
from ringwar.boardgame.table.facts import CHARACTERS, EVENTS, FREE, REGIONS, SHADOW, TILES
from ringwar.boardgame.table.texts import ACTIONS
from ringwar.hosting import HUMAN
from ringwar.kernel import SPECTATOR, Event, Player, Position, Question, Secret
from ringwar.players import PLAYERS
from ringwar.players.wrappers import seated
from ringwar.words import Words

SEEDS = range(4)
SIDES = (FREE, SHADOW)
ENDINGS = (RING_DESTROYED, CORRUPTION, SHADOW_MILITARY, FREE_MILITARY)


@pytest.fixture
def words() -> Words:
    return Words("en", game="boardgame")


class Reader(Player):
    """Reads every question and its options aloud before somebody answers."""

    def __init__(self, words: Words, then: Player) -> None:
        self.words = words
        self.then = then
        self.heard: set[str] = set()

    def answer(self, question: Question) -> Any:
        self.heard |= {self.words.question(question), *self.words.options(question).values()}
        return self.then.answer(question)


@cache
def played(seed: int) -> tuple[Position[Any], frozenset[str], frozenset[str]]:
    """A random game, what was heard of its questions, and the words that were missing."""
    words = Words("en", game="boardgame")
    reader = Reader(words, seated(SIDES, dict.fromkeys(SIDES, "random"), seed))
    return ringwar.start("boardgame").played(reader), frozenset(reader.heard), frozenset(words.missing)


def said(words: Words, kind: str, /, cause: Any = None, **about: Any) -> str:
    """An event as a spectator reads it."""
    return words.event(Event(kind, about, cause), SPECTATOR)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_of_a_game_has_words(seed: int) -> None:
    _, heard, missing = played(seed)
    assert not missing
    assert [text for text in heard if "[" in text or "{" in text or not text] == []


@pytest.mark.parametrize("reader", [SPECTATOR, *SIDES])
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_can_read_the_story_of_a_game(seed: int, reader: str, words: Words) -> None:
    position, _, _ = played(seed)
    story = words.story((entry for entry in position.log() if isinstance(entry, Event)), reader)
    assert [line for line in story if "[" in line or "{" in line or "hidden card" in line or line[-1] not in ".!"] == []
    assert not words.missing


def test_a_game_that_is_over_is_told_in_words(words: Words) -> None:
    for kind in ENDINGS:
        assert "[" not in words.say(f"result-{kind}", winner=SHADOW)
        assert said(words, "game-over", winner=SHADOW, ending=kind).startswith("The game is over: ")
    assert not words.missing


def test_everything_that_can_be_chosen_before_the_game_has_a_name(words: Words) -> None:
    for name in ("boardgame", "war", *SIDES, *PLAYERS, HUMAN):
        words.name(name)
    assert not words.missing


def test_every_action_can_be_offered_and_told(words: Words) -> None:
    names = [*(deed.name for deeds in DEEDS.values() for deed in deeds), *ACTIONS, EVENT_CARD, SKIP]
    for name in dict.fromkeys(names):
        assert words.has(f"option-action-{name}"), name
        words.name(name)
    assert not words.missing


def test_every_way_to_take_a_hit_is_an_option(words: Words) -> None:
    for ways in (REMOVE_REGULAR, REDUCE_ELITE, REMOVE_ELITE, LOSE_ELITE):
        for loss in ways.values():
            assert words.has(f"option-loss-{loss.name}"), loss


def test_a_combat_card_is_offered_by_its_combat_half(words: Words) -> None:
    for card in EVENTS.values():
        option = words.say(f"option-combat-card-{card.name}")
        assert option == f"{words.name(f'combat-{card.combat_id}')} ({words.name(card)})"


def test_the_number_of_the_verb_follows_the_side(words: Words) -> None:
    assert said(words, "pass", side=FREE) == "The Free Peoples pass."
    assert said(words, "capture", side=SHADOW, region=REGIONS["edoras"]) == "The Shadow captures Edoras."
    assert said(words, "activate", nation="elves") == "The Elves are active now."
    assert said(words, "advance", nation="rohan", steps=1) == "Rohan is 1 step from war now."
    assert said(words, "advance", nation="rohan", steps=0) == "Rohan is at war!"


def test_a_combat_roll_shows_dice_and_what_they_need(words: Words) -> None:
    rolled = {"round": 2, "needed": 5, "walls": None}
    assert said(words, "combat-roll", side=SHADOW, dice=[2, 5, 6], bonus=0, reasons=[], hits=2, **rolled) == (
        "The Shadow rolls 2, 5 and 6 and needs 5: 2 hits."
    )
    valour = {"bonus": 1, "reasons": [EVENTS["fp-strategy-22"].half]}
    assert said(words, "combat-roll", side=FREE, dice=[1], hits=0, **valour, **rolled) == (
        "The Free Peoples roll 1 (plus 1: Valour) and need 5: no hit."
    )
    again = {"side": SHADOW, "bonus": 0, "reasons": [], "needed": 6}
    assert said(words, "leader-re-roll", dice=[6], hits=1, walls="stronghold", **again) == (
        "The Shadow rolls again (leaders): 6, needing 6 (against the walls of the stronghold): 1 hit."
    )
    assert said(words, "leader-re-roll", dice=[], hits=0, walls=None, **again) == ""


def test_what_is_taken_from_the_dice_is_told(words: Words) -> None:
    cause, rolls = EVENTS["fp-strategy-03"].half, ["combat-roll", "leader-re-roll"]
    assert said(words, "combat-bonus", cause, side=SHADOW, bonus=-1, rolls=rolls) == (
        "1 is taken from each die of the Shadow in the combat roll and the leader re-roll, but a 6 still hits "
        "(Advantageous Position)."
    )


def test_tiles_that_go_back_are_told_whatever_their_name(words: Words) -> None:
    told = said(words, "tile-returned", tile=TILES["shadow-the-ring-is-mine"])
    assert told == "Back into the pool: The Ring is Mine!"
    back = [TILES["std-1-1"], TILES["std-3-1"]]
    assert said(words, "tiles-returned", tiles=back) == "Back into the pool: tile 1 and tile 3."


def test_a_hunt_roll_shows_dice_and_what_is_added(words: Words) -> None:
    added = {"bonus": 2, "reasons": ["hunt-box", EVENTS["shadow-character-16"]]}
    assert said(words, "hunt-roll", dice=3, rolled=[2, 4, 1], successes=1, **added) == (
        "The hunt rolls 2, 4 and 1 (plus 2 each: the Free Peoples' dice in the hunt box and Flocks of Crebain) "
        "and needs 6: 1 success."
    )
    reasons = ["shadow-stronghold", "shadow-nazgul"]
    assert said(words, "hunt-re-roll", rolled=[5], bonus=2, reasons=reasons, successes=1) == (
        "The hunt rolls again (a Shadow stronghold and Nazgûl): 5 (plus 2): 1 success."
    )
    assert said(words, "hunt-re-roll", rolled=[], bonus=2, reasons=reasons, successes=0) == ""


def test_an_army_that_moves_is_listed_with_its_cause(words: Words) -> None:
    told = said(
        words,
        "move",
        EVENTS["shadow-strategy-07"],
        side=SHADOW,
        part=[],
        figures={"sauron-regular": 3, "southrons-elite": 1},
        nazgul=2,
        characters=(CHARACTERS["witch-king"],),
        origin=REGIONS["gorgoroth"],
        goal=REGIONS["minas-morgul"],
    )
    assert told == (
        "The Shadow moves from Gorgoroth to Minas Morgul: 3 Sauron regulars and 1 Southron & Easterling elite, "
        "with 2 Nazgûl and the Witch-king (Shadows Gather)."
    )


def test_a_die_that_is_used_says_for_what(words: Words) -> None:
    about = {"side": FREE, "die": "will-of-the-west", "face": "muster"}
    assert said(words, "use-die", action="recruit", **about) == (
        "The Free Peoples use a Will of the West die (as Muster) to recruit."
    )
    assert said(words, "use-die", side=SHADOW, die="army", face="army", action="skip") == (
        "The Shadow uses up an Army die for nothing."
    )


def test_a_die_that_is_changed_has_its_article(words: Words) -> None:
    assert said(words, "ring", side=FREE, old="army", new="character") == (
        "The Free Peoples turn an Army die to Character with the Elven Ring."
    )


def test_cards_drawn_are_told_to_each_as_they_may_know_them(words: Words) -> None:
    drawn = [
        Event("draw", {"side": FREE, "deck": "strategy", "card": Secret(EVENTS[name], FREE)})
        for name in ("fp-strategy-01", "fp-strategy-02")
    ]
    assert words.story(drawn, FREE) == ["The Free Peoples draw The Last Battle and A Power Too Great."]
    assert words.story(drawn, SHADOW) == ["The Free Peoples draw 2 cards (Strategy and Strategy)."]


def test_the_way_of_the_fellowship_is_told(words: Words) -> None:
    way = [REGIONS[name] for name in ("rivendell", "hollin", "moria")]
    assert said(words, "fellowship-at", region=way[-1], path=way, by=way[1:-1]) == (
        "The Fellowship has gone to Moria (by Hollin)."
    )
    assert said(words, "fellowship-at", region=way[1], path=way[:2], by=[]) == "The Fellowship has gone to Hollin."
    assert said(words, "fellowship-at", region=way[0], path=way[:1], by=[]) == "The Fellowship is in Rivendell."


def test_who_advances_after_a_withdrawal_has_won_nothing(words: Words) -> None:
    region = REGIONS["helms-deep"]
    assert words.say("question-advance", side=SHADOW, region=region, withdrawn=False) == (
        "Do your figures advance into Helm's Deep?"
    )
    told = words.say("question-advance", side=SHADOW, region=region, withdrawn=True)
    assert told.startswith("The defenders withdraw into the stronghold.")
    assert "victorious" not in told


def test_no_army_is_called_whole_of_which_a_part_may_go(words: Words) -> None:
    assert words.say("option-move-with-all") == "All who can"


def test_every_tile_can_be_told(words: Words) -> None:
    for tile in TILES.values():
        name = words.name(tile)
        assert said(words, "tile", tile=tile) == f"The hunt draws: {name}" + ("" if name.endswith("!") else ".")


# Three and four players


@cache
def played_by(players: int, seed: int) -> tuple[Position[Any], frozenset[str], frozenset[str]]:
    """A random game of several players, what was heard of its questions, and the words that were missing."""
    words = Words("en", game="boardgame")
    position = ringwar.start("boardgame", players=players)
    seats = position.ruleset.seats(position.setup)
    reader = Reader(words, seated(seats, dict.fromkeys(seats, "random"), seed))
    return position.played(reader), frozenset(reader.heard), frozenset(words.missing)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_to_a_team_has_words(players: int, seed: int) -> None:
    _, heard, missing = played_by(players, seed)
    assert not missing
    assert [text for text in heard if "[" in text or "{" in text or not text] == []


@pytest.mark.parametrize("reader", [SPECTATOR, "gondor", "rohan", "witch-king", "saruman"])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_player_can_read_the_story_of_a_game(seed: int, reader: str, words: Words) -> None:
    position, _, _ = played_by(4, seed)
    story = words.story((entry for entry in position.log() if isinstance(entry, Event)), reader)
    assert [line for line in story if "[" in line or "{" in line or line[-1] not in ".!"] == []
    assert not words.missing


ACTS = (
    "draw",
    "discard",
    "play-event",
    "use-die",
    "pass",
    "ring",
    "move",
    "attack",
    "cease",
    "combat-card",
    "allocate",
)


def test_the_log_names_the_player_who_did_it() -> None:
    for seed in SEEDS:
        told = [entry for entry in played_by(4, seed)[0].log() if isinstance(entry, Event)]
        assert [each.kind for each in told if each.kind in ACTS and each.about["side"] in SIDES] == []
        assert {each.kind for each in told} > {"use-die", "move", "attack", "combat-card", "allocate", "draw"}


def test_players_are_named_as_such_in_the_log(words: Words) -> None:
    assert said(words, "pass", side="witch-king") == "The Witch-king player passes."
    assert said(words, "capture", side="saruman", region=REGIONS["edoras"]) == "The Saruman player captures Edoras."
    assert said(words, "leading", seat="rohan", side=FREE) == "The Rohan player leads the Free Peoples now."
    assert said(words, "allocate", side="saruman", count=2) == "The Saruman player puts 2 dice into the hunt box."
    assert said(words, "merge", seat="gondor", region=REGIONS["edoras"]) == (
        "The armies of both partners in Edoras merge into a mixed army; the Gondor player commands it."
    )


def test_an_exchange_hides_the_cards_from_the_enemy(words: Words) -> None:
    card = Secret(EVENTS["fp-strategy-01"], "gondor", "rohan")
    event = Event("exchange", {"seat": "gondor", "partner": "rohan", "card": card})
    assert words.event(event, "rohan") == "The Gondor player gives the Rohan player The Last Battle."
    assert words.event(event, "saruman") == "The Gondor player gives the Rohan player a card."


def test_the_individual_winners_are_named(words: Words) -> None:
    assert said(words, "champions", side=SHADOW, seats=["saruman"], points=3) == (
        "Of the Shadow, the Saruman player is the individual winner (balance 3 points)."
    )
    assert said(words, "champions", side=FREE, seats=["gondor", "rohan"], points=-1) == (
        "Of the Free Peoples, the Gondor player and the Rohan player share the individual victory "
        "(balance -1 point each)."
    )


def test_too_many_cards_are_as_many_as_the_player_may_not_hold(words: Words) -> None:
    asked = "You have more than {} cards. Which do you discard, face down?"
    for players, seat, limit in ((4, "gondor", 4), (3, FREE, 6), (2, FREE, 6)):
        hand = [f"fp-strategy-{number:02}" for number in range(1, limit + 1)]
        position = scenario_position(players=players, turn=2, phase="recover", hands={seat: hand})
        while position.question is not None and position.question.key != "discard":
            position = position.after(position.names()[0])
        assert position.question is not None
        assert words.question(position.question) == asked.format(limit)


@rule("BG-ACT-20")
@pytest.mark.parametrize(("there", "unused"), [("gondor 1 strider", False), ("gondor 1", True)])
def test_will_of_the_west_itself_says_where_nobody_can_come_that_the_die_is_lost(
    words: Words, there: str, unused: bool
) -> None:
    game = play(board({"minas-tirith": there}, free=["will-of-the-west", "muster"]), "will-of-the-west")
    assert game.question is not None
    assert ("the die is used up" in words.option(game.question, "will-of-the-west")) is unused
