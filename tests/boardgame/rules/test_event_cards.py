"""Chapter 7: event cards: decks, hands, playing them, and cards on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from boardgame.boards import (
    CHARACTERS,
    EVENTS,
    FREE,
    REGIONS,
    SHADOW,
    Board,
    army,
    board,
    field,
    inside,
    names,
)
from boardgame.opportunities import kinds, options, side
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import COMBAT, NATIONS, read_data
from ringwar.boardgame.table.texts import EVENT_TEXTS
from ringwar.kernel import Dice

FREE_SIX = [
    "fp-character-01",
    "fp-character-02",
    "fp-character-12",
    "fp-strategy-14",
    "fp-strategy-17",
    "fp-strategy-24",
]
CITY = ({"minas-tirith": "sauron 5"}, {"minas-tirith": "gondor 3/0/1"})
FOLLY = "shadow-strategy-03"


def deck(owner: str, kind: str) -> list[str]:
    """All cards of a deck."""
    return [name for name, card in EVENTS.items() if (card.side, card.deck) == (owner, kind)]


def holding(*cards: str, die: str = "event", fellowship: Mapping[str, Any] | None = None, **fields: Any) -> Board:
    """The Free Peoples to act with these cards in hand, a die and one more; Strider is the guide."""
    dice = [die, "muster" if die != "muster" else "event"]
    guided = {"guide": "strider"} | dict(fellowship or {})
    return board(hands=cards, free=dice, fellowship=guided, **{"rings": {FREE: 0}, **fields})


# Decks, drawing, hand


@rule("BG-CARD-01")
@pytest.mark.parametrize("owner", [FREE, SHADOW])
def test_each_player_has_two_decks(owner: str) -> None:
    decks = board(free=["event"]).state.decks
    assert {key for key in decks if key[0] == owner} == {(owner, "character"), (owner, "strategy")}
    assert all(
        card.side == owner and card.deck == kind for kind in ("character", "strategy") for card in decks[owner, kind]
    )


@rule("BG-CARD-02")
def test_what_stands_on_a_card() -> None:
    rows = {row["id"]: row for row in read_data("events.toml")["event"]}
    for name, card in EVENTS.items():
        assert card.title
        assert card.type in ("character", "army", "muster")
        assert rows[name]["text"]
        assert card.on_table == ("discard" in rows[name])
        assert card.combat_title == COMBAT[card.combat_id]["title"]
        assert COMBAT[card.combat_id]["text"]
        assert card.initiative
        assert 1 <= card.number <= 24


@rule("BG-CARD-03", "BG-CARD-04", "BG-CARD-06")
def test_whoever_goes_over_six_cards_discards_of_his_own_choice() -> None:
    game = play(holding(*FREE_SIX), "event", "draw-card", "character", "fp-character-09")
    assert (side(game), key(game)) == (FREE, "discard")
    assert set(game.names()) == {*FREE_SIX, "fp-character-09"}
    game = play(game, "fp-strategy-17")
    assert names(game.state.hands[FREE]) == {*FREE_SIX, "fp-character-09"} - {"fp-strategy-17"}
    assert names(game.state.discards[FREE]) == {"fp-strategy-17"}
    assert key(game) != "discard"


@rule("BG-CARD-03")
def test_six_cards_may_be_held() -> None:
    game = play(holding(*FREE_SIX[:5]), "event", "draw-card", "character", "fp-character-09")
    assert len(game.state.hands[FREE]) == 6
    assert game.state.discards[FREE] == ()


@rule("BG-CARD-05", "BG-AMB-40")
def test_in_the_first_phase_the_discard_comes_after_both_cards() -> None:
    game = board(phase="recover", hands=FREE_SIX)
    game = play(game, "fp-character-09", "fp-strategy-04", "shadow-character-01", "shadow-strategy-01")
    assert (side(game), key(game), len(game.names())) == (FREE, "discard", 8)
    game = play(game, "fp-strategy-04", "fp-character-09")
    assert names(game.state.hands[FREE]) == set(FREE_SIX)


@rule("BG-CARD-05", "BG-AMB-40")
def test_in_an_action_the_discard_comes_after_all_its_cards() -> None:
    """House of the Stewards draws two cards, and Gandalf the guide a third for the Event die that played it."""
    hand = ["fp-character-23", *FREE_SIX[:5]]
    game = holding(*hand, armies={"minas-tirith": "boromir"}, fellowship={"guide": "gandalf-the-grey"})
    game = play(game, "event", "play-event", "fp-character-23", "gondor-elite", "fp-strategy-01", "fp-strategy-02")
    assert (key(game), len(game.state.hands[FREE])) == ("gandalf-draws", 7)
    game = play(game, "yes", "fp-character-03")
    assert (key(game), len(game.names())) == ("discard", 8)
    game = play(game, "fp-character-03", "fp-strategy-01")
    assert names(game.state.hands[FREE]) == {*FREE_SIX[:5], "fp-strategy-02"}


@rule("BG-CARD-07")
def test_discards_for_the_hand_limit_are_face_down() -> None:
    game = play(holding(*FREE_SIX), "event", "draw-card", "character", "fp-character-09", "fp-strategy-17")
    (event,) = [entry for entry in game.events() if entry.kind == "discard"]
    assert event.seen_by(SHADOW).about["card"] == "hidden"
    assert event.seen_by(FREE).about["card"] is EVENTS["fp-strategy-17"]
    for reader in (SHADOW, "spectator"):
        assert game.view(reader)["discards"][FREE] == {"size": 1, "seen": []}


@rule("BG-CARD-08", "BG-CARD-09", "BG-EX-17")
def test_an_empty_deck_is_not_reshuffled_and_gives_no_card() -> None:
    game = board(phase="recover", discards={SHADOW: deck(SHADOW, "strategy")})
    game = play(game, "fp-character-01", "fp-strategy-01", "shadow-character-01")
    assert key(game) == "guide"
    assert names(game.state.hands[SHADOW]) == {"shadow-character-01"}
    assert game.state.decks[SHADOW, "strategy"] == ()
    assert len(game.state.discards[SHADOW]) == 24
    assert [(each["side"], each["deck"]) for each in told(game, "deck-empty")] == [(SHADOW, "strategy")]


@rule("BG-CARD-09")
def test_with_one_empty_deck_an_event_die_draws_from_the_other() -> None:
    game = play(holding(discards={FREE: deck(FREE, "character")}), "event", "draw-card")
    assert set(game.names()) == set(deck(FREE, "strategy"))


@rule("BG-CARD-10")
def test_with_both_decks_empty_an_event_die_only_plays_cards() -> None:
    everything = [*deck(FREE, "character"), *deck(FREE, "strategy")]
    rest = [name for name in everything if name != "fp-character-12"]
    game = holding("fp-character-12", discards={FREE: rest})
    assert options(game, "event") == {"play-event", "skip"}
    empty = board(phase="recover", discards={FREE: everything})
    assert (side(empty), set(empty.names())) == ("chance", set(deck(SHADOW, "character")))


# Playing


@rule("BG-CARD-11")
def test_playing_a_card_is_an_action_with_one_die() -> None:
    game = play(holding("fp-strategy-14", shadow=["event", "event"]), "event", "play-event", "gondor-elite")
    assert field(game, "minas-tirith") == army(gondor_elite=1, gondor_leader=1)
    assert (game.state.dice[FREE], side(game)) == (("muster",), SHADOW)
    assert game.state.hands[FREE] == ()


@rule("BG-CARD-11")
def test_no_card_is_played_in_another_phase() -> None:
    game = board(phase="fellowship", hands=["fp-character-12"], fellowship={"corruption": 3})
    while game.checkpoint.phase in ("fellowship", "hunt-allocation"):
        assert "play-event" not in game.names()
        game = play(game, "no" if "no" in game.names() else game.names()[0])


@rule("BG-CARD-12", "BG-EX-14")
@pytest.mark.parametrize(
    ("die", "may"), [("event", True), ("muster-army", True), ("muster", False), ("character", False)]
)
def test_paths_of_the_woses_is_played_as_an_army_card_though_it_is_of_the_strategy_deck(die: str, may: bool) -> None:
    game = holding("fp-strategy-11", die=die, armies={"edoras": "rohan 2"}, at_war=["rohan"])
    assert ("play-event" in options(game, die)) is may


@rule("BG-CARD-13")
def test_a_player_plays_only_from_the_own_hand() -> None:
    hands = ["fp-character-09", "fp-character-12", "shadow-character-18", "shadow-strategy-20"]
    game = board(hands=hands, free=["event", "muster"], shadow=["event", "muster"], table=["fp-character-05"])
    assert options(game, "event", "play-event") == {"fp-character-09", "fp-character-12"}


@rule("BG-CARD-14")
@pytest.mark.parametrize(
    ("card", "armies", "may"),
    [
        ("fp-character-22", {"edoras": "strider"}, True),
        ("fp-character-22", {"minas-tirith": "strider"}, False),
        ("fp-character-19", {"fangorn": "gandalf-the-white"}, True),
        ("fp-character-19", {"fangorn": "gimli", "edoras": "gandalf-the-white"}, True),
        ("fp-character-19", {"edoras": "gandalf-the-white"}, False),
        ("fp-character-19", {"fangorn": "gimli"}, False),
        ("fp-strategy-01", {"osgiliath": "gondor 1 aragorn"}, True),
        ("fp-strategy-01", {"osgiliath": "aragorn"}, False),
        ("fp-strategy-01", {"osgiliath": "gondor 1 strider"}, False),
        ("fp-strategy-01", {"edoras": "gondor 1 aragorn"}, False),
    ],
)
def test_a_requirement_met_in_part_is_not_met(card: str, armies: dict[str, str], may: bool) -> None:
    game = holding(card, armies=armies, fellowship={"companions": ["legolas"], "guide": "legolas"})
    assert ("play-event" in options(game, "event")) is may


@rule("BG-CARD-15", "BG-CARD-16")
def test_a_card_beats_a_rule_and_leaves_all_others_in_force() -> None:
    """Guards of the Citadel recruits for Gondor at peace and under siege, but only what is available, up to five."""
    game = holding("fp-strategy-14", armies=CITY[0], besieged={"minas-tirith": "gondor 5"}, casualties={})
    game = play(game, "event", "play-event", "gondor-regular")
    assert inside(game, "minas-tirith") == army(gondor_regular=5, gondor_leader=1)
    assert game.state.politics["gondor"] == 2
    gone = holding("fp-strategy-14", casualties={"gondor": {"elite": 5}})
    gone = play(gone, "event", "play-event")
    assert field(gone, "minas-tirith") == army(gondor_regular=1, gondor_leader=1)


@rule("BG-CARD-17")
def test_effects_are_mandatory_unless_the_card_offers_a_choice() -> None:
    """Nobody asks whether the unit of Guards of the Citadel is wanted; the Lidless Eye turns up to three dice."""
    game = play(holding("fp-strategy-14"), "event", "play-event")
    assert game.names() == ["gondor-regular", "gondor-elite"]
    eye = board(hands=["shadow-character-18"], shadow=["character", "army", "muster", "muster"])
    eye = play(eye, "character", "play-event")
    assert set(eye.names()) == {"army", "muster", "none"}
    eye = play(eye, "muster", "none")
    assert (eye.state.hunt_box[SHADOW], eye.state.dice[SHADOW]) == (1, ("army", "muster"))


@rule("BG-CARD-18", "BG-EX-16", "BG-CARD-25")
def test_what_cannot_be_done_of_a_card_is_left_out() -> None:
    game = holding("fp-strategy-18", casualties={"gondor": {"leader": 4}})
    assert "play-event" in options(game, "event")
    game = play(game, "event", "play-event", "gondor-regular")
    assert field(game, "dol-amroth") == army(gondor_regular=1)
    assert game.state.reinforcements[BY_NAME["gondor-regular"]] == 14


@rule("BG-CARD-19", "BG-AMB-41")
@pytest.mark.parametrize("card", ["fp-strategy-10", "fp-strategy-05", "fp-character-12", "fp-strategy-16"])
def test_a_card_that_changes_nothing_may_be_played(card: str) -> None:
    start = holding(card, armies={"edoras": "isengard 1"}, control={"edoras": SHADOW})
    game = play(start, "event", "play-event")
    assert names(game.state.discards[FREE]) == {card}
    assert (game.state.armies, game.state.corruption) == (start.state.armies, 0)


@rule("BG-CARD-18", "BG-CARD-19")
@pytest.mark.parametrize("name", EVENTS)
def test_every_card_can_be_played_on_an_empty_map_if_its_requirement_is_met(name: str) -> None:
    owner, dice = EVENTS[name].side, ["event", "character"]
    game = board(
        free=dice if owner == FREE else [],
        shadow=dice if owner == SHADOW else [],
        hands=[name],
        at_war=NATIONS,
        fellowship={"at": "hollin", "guide": "strider"},
        rings={FREE: 0},
    )
    if "play-event" not in options(game, "event"):
        assert not EVENT_TEXTS[name].condition(game.state)
        return
    game = play(game, "event", "play-event")
    for number in range(30):
        assert game.question is not None
        assert game.question.options
        game = game.after(Dice(number).answer(game.question))
    assert EVENTS[name] in (*game.state.discards[owner], *game.state.table[owner])


@rule("BG-CARD-20")
def test_a_card_is_discarded_when_it_has_been_played() -> None:
    game = play(holding("fp-character-12", fellowship={"corruption": 2}), "event", "play-event")
    assert game.state.corruption == 1
    assert names(game.state.discards[FREE]) == {"fp-character-12"}
    assert game.state.table[FREE] == ()


# On the table


@rule("BG-CARD-21")
def test_a_table_card_stays_until_its_discard_condition_is_met() -> None:
    game = play(holding("fp-character-07", hunt={"box": {SHADOW: 1}}), "event", "play-event")
    assert names(game.state.table[FREE]) == {"fp-character-07"}
    assert game.state.discards[FREE] == ()
    game = board(table=["fp-character-07"], free=["character", "event"], hunt={"box": {SHADOW: 1}})
    game = play(game, "character", "move-fellowship", 6, "std-2-1", "fp-character-07")
    assert game.state.table[FREE] == ()
    assert names(game.state.discards[FREE]) == {"fp-character-07"}
    assert game.state.hunt is not None
    assert game.state.hunt.damage == 1


@rule("BG-CARD-22")
def test_discarding_a_table_card_with_a_die_is_an_action() -> None:
    hands = ["shadow-character-01", "shadow-strategy-07", "shadow-strategy-08", "shadow-strategy-20"]
    game = board(table=["fp-strategy-02"], hands=hands, shadow=["muster", "event"], free=["event"], to_act=SHADOW)
    game = play(game, "muster", "break-elven-power")
    assert set(game.names()) == {"shadow-strategy-07", "shadow-strategy-08"}  # Army cards; one Character card only
    game = play(game, "shadow-strategy-07")
    assert names(game.state.hands[SHADOW]) == {"shadow-strategy-08", "shadow-strategy-20"}
    assert names(game.state.discards[FREE]) == {"fp-strategy-02"}
    assert (game.state.dice[SHADOW], side(game)) == (("event",), FREE)


@rule("BG-CARD-23", "BG-EX-15")
def test_denethors_folly_goes_when_the_siege_ends() -> None:
    game = board(*CITY, table=[FOLLY], at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "osgiliath", "some", 4)
    assert names(game.state.table[SHADOW]) == {FOLLY}  # one unit keeps up the siege
    game = board(*CITY, table=[FOLLY], at_war=["sauron"], shadow=["army", "event"])
    game = play(game, "army", "move-armies", "osgiliath", "all")
    assert game.state.table[SHADOW] == ()
    assert names(game.state.discards[SHADOW]) == {FOLLY}
    assert field(game, "minas-tirith") == army(gondor_regular=3, gondor_leader=1)


@rule("BG-CARD-23", "BG-AMB-48")
def test_a_table_card_goes_in_the_middle_of_an_action_when_its_condition_fails() -> None:
    """Boromir is lost to the first tile of a reveal; the Horn is gone before the tile of the stronghold."""
    fellowship = {"at": "hollin", "progress": 0, "companions": ["boromir", "gimli"], "guide": "boromir"}
    game = board(
        table=["fp-character-07"], fellowship=fellowship, free=["character", "event"], hunt={"box": {SHADOW: 1}}
    )
    game = play(game, "character", "move-fellowship", 6, "std-2-reveal-1", "none", "guide")
    assert game.state.table[FREE] == ()
    assert "discard-table" in kinds(game)
    assert (key(game), game.state.hunt is not None) == ("fellowship-where", True)  # the hunt is still going on
    game = play(game, "moria", "std-1-1")
    assert key(game) == "casualty"  # nobody offers the Horn


@rule("BG-CARD-23")
@pytest.mark.parametrize(
    ("card", "companion"),
    [("fp-character-06", "gimli"), ("fp-character-07", "boromir"), ("fp-character-08", "gandalf-the-grey")],
)
def test_cards_of_companions_go_when_they_leave_the_fellowship(card: str, companion: str) -> None:
    fellowship = {
        "at": "dale",
        "companions": [companion, "strider"],
        "guide": "strider" if companion != "gandalf-the-grey" else companion,
    }
    game = board(table=[card], fellowship=fellowship, free=["character", "event"])
    game = play(game, "character", "separate", companion, "none", "erebor")
    assert game.state.characters == {CHARACTERS[companion]: REGIONS["erebor"]}
    assert game.state.table[FREE] == ()


@rule("BG-CARD-24")
def test_table_cards_do_not_count_against_the_hand_limit() -> None:
    game = holding(*FREE_SIX[:5], table=["fp-character-05", "fp-character-06", "fp-strategy-02"])
    game = play(game, "event", "draw-card", "character", "fp-character-09")
    assert len(game.state.hands[FREE]) == 6
    assert key(game) != "discard"


# Special effects, and the combat half


@rule("BG-CARD-26", "BG-CARD-27")
def test_a_card_that_removes_all_units_removes_the_leaders_and_spares_the_characters() -> None:
    armies = {"dale": "north 1/0/1 gimli", "old-forest-road": "sauron 2 nazgul 2"}
    game = board(armies, hands=["shadow-character-19"], shadow=["character", "event"])
    game = play(game, "character", "play-event", 5, 1)
    assert field(game, "dale") == army()
    assert game.state.casualties[BY_NAME["north-leader"]] == 1
    assert game.state.characters == {CHARACTERS["gimli"]: REGIONS["dale"]}


@rule("BG-CARD-27")
def test_nazgul_and_minions_stay_when_a_card_removes_all_units() -> None:
    armies = {"osgiliath": "sauron 1 nazgul 2 witch-king southrons 1", "minas-tirith": "gondor 1"}
    game = play(holding("fp-strategy-05", armies=armies), "event", "play-event", 5, 6, 1, 1, 1)
    assert field(game, "osgiliath") == army()
    assert game.state.nazgul == {REGIONS["osgiliath"]: 2}
    assert game.state.characters == {CHARACTERS["witch-king"]: REGIONS["osgiliath"]}


@rule("BG-CARD-28", "BG-CARD-29")
def test_a_combat_card_costs_no_die_and_beats_the_rules() -> None:
    armies = {"south-ithilien": "sauron 5", "osgiliath": "gondor 2"}
    game = board(
        armies, at_war=["sauron"], shadow=["army", "event"], free=["event"], to_act=SHADOW, hands=["fp-strategy-16"]
    )
    game = play(game, "army", "attack", "all", "fp-strategy-16", 1, 1, 1, 1, 1)  # Daylight: three dice
    assert [len(each["dice"]) for each in told(game, "combat-roll")] == [3, 2]
    assert game.state.dice[FREE] == ("event",)
    assert names(game.state.discards[FREE]) == {"fp-strategy-16"}
    plain = play(board(armies, at_war=["sauron"], shadow=["army", "event"]), "army", "attack", "all", *[1] * 7)
    assert [len(each["dice"]) for each in told(plain, "combat-roll")] == [5, 2]
