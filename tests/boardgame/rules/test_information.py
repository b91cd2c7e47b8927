"""Chapter 22.2: who may see what."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

import ringwar
from boardgame.boards import EVENTS, FREE, REGIONS, SHADOW, Board, board, names
from boardgame.opportunities import side
from helpers import key, play
from marks import rule
from ringwar.boardgame.table.facts import ENEMY, STANDARD, TILES
from ringwar.kernel import Asked, Dice, Event, plain

READERS = [FREE, SHADOW, "spectator"]
HANDS = ["fp-character-05", "fp-strategy-04", "fp-strategy-14", "shadow-character-18", "shadow-strategy-20"]
HIDDEN: dict[str, Any] = {
    "hands": HANDS,
    "discards": {FREE: ["fp-character-09", "fp-strategy-08"], SHADOW: ["shadow-character-08", "shadow-strategy-04"]},
    "seen": ["fp-character-09", "shadow-strategy-04"],
    "table": ["fp-strategy-02", "shadow-strategy-05"],
}
OPEN = {"fp-character-09", "shadow-strategy-04", "fp-strategy-02", "shadow-strategy-05"}
ATTACK = {"south-ithilien": "sauron 3 nazgul 2", "osgiliath": "gondor 3/0/1"}


def cards_told(told: Any) -> set[str]:
    """The names of event cards that occur in something JSON-ready."""
    text = json.dumps(told)
    return {name for name in EVENTS if f'"{name}"' in text}


def events_for(game: Board, reader: str, since: int = 0) -> list[Any]:
    """What a reader was told since the game stood at so many answers, ready for JSON."""
    return told_to(game.log(since), reader)


def told_to(log: Sequence[Asked | Event], reader: str) -> list[Any]:
    """What a reader was told of a log, ready for JSON."""
    entries = [entry.seen_by(reader) for entry in log if isinstance(entry, Event)]
    return [plain([event.kind, dict(event.about), event.cause]) for event in entries]


def in_battle(*hands: str) -> Board:
    """The Shadow has attacked Osgiliath, and the attacker is about to choose a combat card."""
    game = board(ATTACK, at_war=["sauron"], shadow=["army", "event"], hands=hands)
    return play(game, "army", "attack", "all")


@cache
def whole_game(seed: int) -> Board:
    return ringwar.start("boardgame").played(Dice(seed))


def public(game: Board) -> set[str]:
    """The cards that everybody has seen or sees now."""
    state = game.state
    fought = state.battle.cards.values() if state.battle else ()
    return names([*state.seen, *state.table[FREE], *state.table[SHADOW], *(card for card in fought if card)])


# Cards


@rule("BG-INFO-01", "BG-INFO-04")
@pytest.mark.parametrize("reader", READERS)
def test_a_reader_sees_the_own_hand_and_no_other_hidden_card(reader: str) -> None:
    game = board(free=["event", "muster"], shadow=["event"], **HIDDEN)
    own = {name for name in HANDS if EVENTS[name].side == reader}
    assert cards_told(game.view(reader)) == own | OPEN
    assert set(game.view(reader)["hands"].get(reader, {}).get("cards", ())) == own
    for other in {FREE, SHADOW} - {reader}:
        assert "cards" not in game.view(reader)["hands"][other]


@rule("BG-INFO-02", "BG-AMB-43")
@pytest.mark.parametrize("reader", READERS)
def test_the_numbers_of_cards_in_the_hands_and_their_backs_are_open(reader: str) -> None:
    shown = board(free=["event", "muster"], **HIDDEN).view(reader)["hands"]
    counts = {owner: {name: hand[name] for name in ("size", "character", "strategy")} for owner, hand in shown.items()}
    assert counts == {
        FREE: {"size": 3, "character": 1, "strategy": 2},
        SHADOW: {"size": 2, "character": 1, "strategy": 1},
    }


@rule("BG-INFO-03")
@pytest.mark.parametrize("reader", READERS)
def test_of_the_decks_only_the_numbers_are_known(reader: str) -> None:
    game = board(free=["event", "muster"], **HIDDEN)
    assert game.view(reader)["decks"] == {
        FREE: {"character": 22, "strategy": 20},
        SHADOW: {"character": 22, "strategy": 21},
    }
    drawn = play(game, "event", "draw-card", "character")
    assert side(drawn) == "chance"
    assert len(drawn.names()) == 22  # any of them may be on top


@rule("BG-INFO-04", "BG-AMB-42")
@pytest.mark.parametrize("reader", READERS)
def test_nobody_looks_through_a_discard_pile_but_what_was_played_openly_is_known(reader: str) -> None:
    assert board(free=["event", "muster"], **HIDDEN).view(reader)["discards"] == {
        FREE: {"size": 2, "seen": ["fp-character-09"]},
        SHADOW: {"size": 2, "seen": ["shadow-strategy-04"]},
    }


@rule("BG-INFO-05")
@pytest.mark.parametrize("reader", READERS)
def test_played_events_and_table_cards_are_seen_by_all(reader: str) -> None:
    hands = ["fp-strategy-02", "fp-character-12", "fp-strategy-14"]
    game = board(free=["event"] * 3, hands=hands, fellowship={"guide": "strider"}, rings={FREE: 0})
    game = play(game, "play-event", "fp-strategy-02", "play-event", "fp-character-12")
    assert game.view(reader)["table"][FREE] == ["fp-strategy-02"]
    assert game.view(reader)["discards"][FREE] == {"size": 1, "seen": ["fp-character-12"]}
    shown = [event[1]["card"] for event in events_for(game, reader) if event[0] == "play-event"]
    assert shown == ["fp-strategy-02", "fp-character-12"]


@rule("BG-INFO-05")
@pytest.mark.parametrize("reader", READERS)
def test_revealed_combat_cards_are_seen_by_all(reader: str) -> None:
    game = play(in_battle("fp-strategy-16", "shadow-strategy-20"), "shadow-strategy-20", "fp-strategy-16")
    assert key(game) == "combat-die"
    assert game.view(reader)["battle"]["cards"] == {FREE: "fp-strategy-16", SHADOW: "shadow-strategy-20"}
    told = [event[1]["card"] for event in events_for(game, reader) if event[0] == "combat-card"]
    assert set(told) == {"fp-strategy-16", "shadow-strategy-20"}


@rule("BG-INFO-06")
@pytest.mark.parametrize("reader", [FREE, "spectator"])
@pytest.mark.parametrize(
    ("choice", "back"), [("shadow-strategy-20", "strategy"), ("shadow-character-18", "character"), ("none", None)]
)
def test_of_a_chosen_combat_card_only_the_back_is_seen(reader: str, choice: str, back: str | None) -> None:
    hands = ("fp-strategy-16", "shadow-strategy-20", "shadow-character-18")
    game = play(in_battle(*hands), choice)
    assert (side(game), key(game)) == (FREE, "combat-card")
    shown = game.view(reader)["battle"]
    assert shown["chosen"] == ({} if back is None else {SHADOW: back})
    assert shown["cards"] == {}
    own = {"fp-strategy-16"} if reader == FREE else set()
    assert cards_told(game.view(reader)) == own
    assert cards_told(events_for(game, reader)) == set()
    told = [event[1] for event in events_for(game, reader) if event[0] == "combat-card-chosen"]
    assert told == [{"side": SHADOW, "deck": back or "none"}]


@rule("BG-INFO-06")
def test_the_choice_of_a_combat_card_is_asked_even_without_a_fitting_card() -> None:
    game = in_battle("fp-character-05", "shadow-strategy-20")
    game = play(game, "none")
    assert (side(game), key(game), game.names()) == (FREE, "combat-card", ["none"])
    assert key(in_battle()) == "combat-die"


@rule("BG-INFO-01", "BG-CARD-07")
def test_a_card_drawn_is_seen_by_the_drawer_alone() -> None:
    game = board(free=["event", "muster"], shadow=["event"])
    game = play(game, "event", "draw-card", "strategy", "fp-strategy-09")
    assert cards_told(events_for(game, FREE)) == {"fp-strategy-09"}
    for reader in (SHADOW, "spectator"):
        assert cards_told(events_for(game, reader)) == cards_told(game.view(reader)) == set()
        drawn = [event[1] for event in events_for(game, reader) if event[0] == "draw"]
        assert [(each["side"], each["deck"]) for each in drawn] == [(FREE, "strategy")]


@rule("BG-INFO-01")
def test_only_who_is_asked_sees_the_options() -> None:
    game = board(free=["event", "muster"], shadow=["event"], **HIDDEN)
    game = play(game, "event", "play-event")
    assert set(game.view(FREE)["question"]["options"]) >= {"fp-strategy-14"}
    assert "question" not in game.view(SHADOW)
    assert "question" not in game.view("spectator")
    assert game.view(SHADOW)["asked"] == [{"side": FREE}]


# The open table


@rule("BG-INFO-07")
@pytest.mark.parametrize("reader", READERS)
def test_figures_dice_tracks_and_tokens_are_open(reader: str) -> None:
    game = board(
        {"dale": "sauron 2/1 nazgul 2 witch-king", "edoras": "rohan 1/0/1 gimli", "helms-deep": "isengard 4"},
        {"helms-deep": "rohan 2"},
        at_war=["sauron"],
        free=["character", "event"],
        shadow=["army"],
        control={"dale": SHADOW},
        casualties={"gondor": {"elite": 2}},
        out_of_play=["boromir"],
        rings={FREE: 1, SHADOW: 2},
        hunt={"box": {SHADOW: 3, FREE: 1}},
    )
    shown = game.view(reader)
    assert shown["armies"]["dale"] == {"sauron-regular": 2, "sauron-elite": 1}
    assert shown["armies"]["edoras"] == {"rohan-regular": 1, "rohan-leader": 1}
    assert shown["besieged"] == {"helms-deep": {"rohan-regular": 2}}
    assert shown["nazgul"] == {"dale": 2}
    assert shown["characters"] == {"witch-king": "dale", "gimli": "edoras"}
    assert shown["eliminated"] == ["boromir"]
    assert shown["control"] == {"dale": SHADOW}
    assert shown["points"] == {FREE: 0, SHADOW: 1}
    assert shown["politics"]["sauron"] == {"steps_to_war": 0, "active": True}
    assert shown["politics"]["gondor"] == {"steps_to_war": 2, "active": False}
    assert (shown["reinforcements"]["rohan-regular"], shown["reinforcements"]["nazgul"]) == (7, 6)
    assert shown["casualties"] == {"gondor-elite": 2}
    assert shown["dice"] == {FREE: ["character", "event"], SHADOW: ["army"]}
    assert shown["rings"] == {FREE: 1, SHADOW: 2}
    assert shown["hunt"]["box"] == {SHADOW: 3, FREE: 1}
    assert (shown["turn"], shown["phase"], shown["to_act"]) == (1, "actions", FREE)


@rule("BG-BATTLE-18", "BG-BATTLE-19", "BG-BATTLE-20", "BG-BATTLE-21")
def test_the_strength_of_every_army_is_told_as_it_stands() -> None:
    armies = {
        "dale": "sauron 6/1 nazgul 2 witch-king",
        "edoras": "rohan 1/0/1 gimli",
        "fords-of-isen": "rohan 2 strider",
        "helms-deep": "isengard 4",
        "moria": "sauron 3/0",
    }
    told = board(armies, {"helms-deep": "rohan 2/0/1"}).view("spectator")["strengths"]
    assert told == {
        "dale": {SHADOW: {"dice": 5, "leadership": 4}},
        "edoras": {FREE: {"dice": 2, "leadership": 2}},
        "fords-of-isen": {FREE: {"dice": 3, "leadership": 1}},
        "helms-deep": {SHADOW: {"dice": 4, "leadership": 0}, FREE: {"dice": 2, "leadership": 1}},
        "moria": {SHADOW: {"dice": 3, "leadership": 0}},
    }


@rule("BG-MAP-15", "BG-MAP-16", "BG-MAP-17")
def test_it_is_told_for_whom_a_region_is_free_where_it_is_not_for_both() -> None:
    armies = {"helms-deep": "isengard 4", "fangorn": "rohan 1"}
    free = board(armies, {"helms-deep": "rohan 2"}, control={"dale": SHADOW}).view(FREE)["free"]
    expected = {"helms-deep": SHADOW, "fangorn": FREE, "dale": SHADOW, "edoras": FREE, "moria": SHADOW}
    assert {region: free.get(region) for region in expected} == expected
    assert not {"eastemnet", "dimrill-dale"} & set(free)


@rule("BG-INFO-08", "BG-INFO-11")
@pytest.mark.parametrize("reader", READERS)
def test_the_fellowship_has_no_secrets(reader: str) -> None:
    fellowship = {
        "at": "hollin",
        "progress": 3,
        "corruption": 5,
        "companions": ["strider", "gimli"],
        "guide": "strider",
    }
    expected = {**fellowship, "mordor": None, "revealed": False, "tried": False}
    assert board(free=["event"], fellowship=fellowship).view(reader)["fellowship"] == expected
    track = board(free=["event"], fellowship={"mordor": 2, "revealed": True, "companions": []}).view(reader)[
        "fellowship"
    ]
    assert (track["at"], track["mordor"], track["revealed"], track["guide"]) == (None, 2, True, "gollum")


@rule("BG-INFO-11")
def test_the_way_is_chosen_only_when_it_is_shown() -> None:
    game = board(free=["character", "character"], fellowship={"at": "hollin"}, rings={FREE: 0})
    game = play(game, "move-fellowship")
    assert key(game) == "action"  # nobody asked where
    assert (game.state.fellowship, game.state.progress) == (REGIONS["hollin"], 1)
    game = board(phase="fellowship", fellowship={"at": "hollin", "progress": 1})
    assert key(play(game, "yes")) == "fellowship-where"


@rule("BG-INFO-09")
@pytest.mark.parametrize("reader", READERS)
def test_drawn_tiles_and_tiles_in_play_are_open_and_the_next_is_unknown(reader: str) -> None:
    hunt = {
        "box": {SHADOW: 1},
        "drawn": ["std-3-1"],
        "removed": ["std-eye-reveal-1"],
        "special_in_play": ["shadow-shelobs-lair"],
    }
    game = board(free=["character", "event"], hunt=hunt)
    shown = game.view(reader)["hunt"]
    left = {name for name, tile in TILES.items() if tile.set == STANDARD} - {"std-3-1", "std-eye-reveal-1"}
    assert (shown["drawn"], shown["removed"]) == (["std-3-1"], ["std-eye-reveal-1"])
    assert shown["special_in_play"] == ["shadow-shelobs-lair"]
    assert (set(shown["pool"]), shown["pool"]) == (left, sorted(left))  # in no order that would tell something
    game = play(game, "character", "move-fellowship", 6)
    assert (side(game), set(game.names())) == ("chance", left)
    game = play(game, "std-2-1")
    assert game.view(reader)["hunt"]["tile"] == {"tile": "std-2-1", "damage": 2, "reveals": False}
    assert [event[1]["tile"] for event in events_for(game, reader) if event[0] == "tile"] == ["std-2-1"]


@rule("BG-INFO-10")
def test_who_is_lost_at_random_is_unknown_until_drawn() -> None:
    fellowship = {"companions": ["strider", "gimli", "peregrin"]}
    game = board(free=["character", "event"], hunt={"box": {SHADOW: 1}}, fellowship=fellowship)
    game = play(game, "character", "move-fellowship", 6, "std-1-1", "random")
    assert (side(game), set(game.names())) == ("chance", {"strider", "gimli", "peregrin"})
    game = play(game, "gimli")
    assert names(game.state.eliminated) >= {"gimli"}


# Whole games


@rule("BG-INFO-01", "BG-INFO-03", "BG-INFO-04")
@pytest.mark.parametrize("seed", range(3))
def test_no_view_of_a_whole_game_names_a_hidden_card(seed: int) -> None:
    game = whole_game(seed)
    for number in Random(seed).sample(range(game.count), 150):
        position = game.at(number)
        for reader in READERS:
            own = names(position.state.hands.get(reader, ()))
            assert cards_told(position.view(reader)) <= own | public(position)


@rule("BG-INFO-01", "BG-INFO-05")
@pytest.mark.parametrize("seed", range(3))
def test_no_event_of_a_whole_game_names_a_hidden_card(seed: int) -> None:
    game = whole_game(seed)
    log = game.log()
    for reader in READERS:
        told = cards_told(told_to(log, reader))
        enemies = {name for name in told if EVENTS[name].side != reader}
        assert enemies <= public(game)
        assert told <= {card.name for card in EVENTS.values()} - names(
            [card for cards in game.state.decks.values() for card in cards]
        )


# Imagined worlds


@rule("BG-INFO-01", "BG-INFO-03", "BG-INFO-04")
@pytest.mark.parametrize("reader", [FREE, SHADOW])
def test_an_imagined_table_looks_the_same_to_its_reader(reader: str) -> None:
    game, enemy = board(free=["event", "muster"], shadow=["event"], **HIDDEN), ENEMY[reader]
    hands, discards = set(), set()
    for seed in range(12):
        other = game.imagined(reader, Random(seed))
        assert other.view(reader) == game.view(reader)
        assert other.state.hands[reader] == game.state.hands[reader]
        assert [card.deck for card in other.state.hands[enemy]] == [card.deck for card in game.state.hands[enemy]]
        assert list(other.ruleset.laws(other.state)) == []
        assert other.state.table == game.state.table
        hands.add(other.state.hands[enemy])
        discards.add(other.state.discards[enemy])
        seen = [card for card in other.state.discards[enemy] if card in other.state.seen]
        assert names(seen) == OPEN & names(game.state.discards[enemy])
    assert len(hands) > 6
    assert len(discards) > 6


@rule("BG-INFO-06")
def test_in_an_imagined_battle_another_card_with_the_same_back_may_have_been_chosen() -> None:
    game = play(in_battle("fp-strategy-16", "shadow-strategy-20", "shadow-character-18"), "shadow-strategy-20")
    chosen = set()
    for seed in range(12):
        other = game.imagined(FREE, Random(seed))
        assert other.view(FREE) == game.view(FREE)
        chosen.add(other.state.committed[SHADOW])
    assert {card.deck for card in chosen} == {"strategy"}
    assert len(chosen) > 3


@rule("BG-INFO-01")
@pytest.mark.parametrize("seed", range(2))
def test_imagined_tables_of_a_whole_game_cannot_be_told_from_it(seed: int) -> None:
    game = whole_game(seed)
    for number in Random(seed).sample(range(game.count), 40):
        position = game.at(number)
        for reader in (FREE, SHADOW):
            other = position.imagined(reader, Random(number))
            assert other.view(reader) == position.view(reader)
            assert list(other.ruleset.laws(other.checkpoint)) == []
