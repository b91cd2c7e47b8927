"""Chapter 23.2: drawing, discarding, exchanging and using cards in a team."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from boardgame.boards import EVENTS, FREE, SHADOW, Board, names
from boardgame.teams import GONDORS, ROHANS, SARUMANS, WITCH_KINGS, team_board, turn_of
from helpers import asked, play
from marks import rule
from ringwar.kernel import CHANCE, Event, Position
from ringwar.words import Words

CHARACTER_CARDS = [name for name in EVENTS if name.startswith("fp-character")]
STRATEGY_CARDS = [name for name in EVENTS if name.startswith("fp-strategy")]
CITADEL, GRIMBEORN, ELROND = "fp-strategy-14", "fp-strategy-17", "fp-strategy-08"
IMRAHIL, BRAND = "fp-strategy-18", "fp-strategy-19"
PITS, MANY_KINGS, LONG_PLANNED = "shadow-strategy-24", "shadow-strategy-17", "shadow-strategy-23"


def drawn(game: Position[Any], answers: int) -> list[tuple[str, str]]:
    """Who draws from which deck, for so many cards; decks are chosen in the order in which they are offered."""
    found: list[tuple[str, str]] = []
    while len(found) < answers:
        question = game.question
        assert question is not None
        if question.side == CHANCE:
            found.append((question.about["drawer"], question.about["deck"]))
        game = game.after(question.options[0])
    return found


def new_turn(turn: int = 1, **fields: Any) -> Board:
    """The start of a turn after the given one; gondor and the witch-king will lead in it."""
    return team_board(phase="recover", turn=turn + 1, leads=[ROHANS, SARUMANS], **fields)


def after_drawing(game: Board) -> Board:
    """Everybody has drawn, from the first deck on offer, and nobody has discarded."""
    while game.question is not None and game.question.key in ("which-deck", "event-card"):
        game = game.after(game.question.options[0])
    return game


def held(game: Board, seat: str) -> set[str]:
    return names(game.state.hands[seat])


# Drawing


@rule("BG-MULTI-09", "BG-MULTI-11")
def test_in_the_first_turn_everybody_draws_from_both_decks_the_leading_players_first() -> None:
    game = ringwar.start("boardgame", players=4)
    seats = [GONDORS, ROHANS, WITCH_KINGS, SARUMANS]
    assert drawn(game, 8) == [(seat, deck) for seat in seats for deck in ("character", "strategy")]


@rule("BG-MULTI-10", "BG-MULTI-11")
def test_later_everybody_chooses_a_deck_for_one_card() -> None:
    game = new_turn()
    order = []
    for deck in ("strategy", "character", "strategy", "character"):
        assert game.question is not None
        assert (game.question.key, game.names()) == ("which-deck", ["character", "strategy"])
        order.append(game.question.side)
        game = play(game, deck)
        assert asked(game) == (CHANCE, "event-card")
        game = game.after(game.names()[0])
    assert order == [GONDORS, ROHANS, WITCH_KINGS, SARUMANS]
    hands = [game.view("spectator")["hands"][seat] for seat in order]
    assert [(hand["size"], hand["character"]) for hand in hands] == [(1, 0), (1, 1), (1, 0), (1, 1)]


@rule("BG-MULTI-11", "BG-AMB-51")
def test_of_a_nearly_empty_deck_the_leading_player_has_the_first_card() -> None:
    spent = [name for name in (*CHARACTER_CARDS, *STRATEGY_CARDS) if name != CITADEL]
    game = new_turn(discards={FREE: spent})
    assert held(game, GONDORS) == {CITADEL}
    assert not game.state.hands[ROHANS]
    assert asked(game) == (WITCH_KINGS, "which-deck")


@rule("BG-MULTI-57", "BG-GLOSSARY-08")
def test_a_player_alone_draws_two_cards_every_turn_and_may_hold_six() -> None:
    game = team_board(players=3, phase="recover", turn=2, hands={FREE: CHARACTER_CARDS[:5]})
    assert drawn(game, 4) == [
        (FREE, "character"),
        (FREE, "strategy"),
        (SARUMANS, "character"),
        (WITCH_KINGS, "character"),
    ]
    game = after_drawing(game)
    assert asked(game) == (FREE, "discard")
    assert len(play(game, CHARACTER_CARDS[0]).state.hands[FREE]) == 6


@rule("BG-MULTI-57")
def test_two_shadow_players_draw_both_cards_in_the_first_turn_of_three_players() -> None:
    assert drawn(ringwar.start("boardgame", players=3), 6) == [
        (seat, deck) for seat in (FREE, WITCH_KINGS, SARUMANS) for deck in ("character", "strategy")
    ]


@rule("BG-MULTI-12", "BG-GLOSSARY-08")
def test_a_player_of_a_team_holds_four_cards() -> None:
    game = after_drawing(new_turn(hands={ROHANS: CHARACTER_CARDS[:4], SARUMANS: [MANY_KINGS]}))
    assert (asked(game), len(game.names())) == ((ROHANS, "discard"), 5)
    game = play(game, CHARACTER_CARDS[1])
    assert CHARACTER_CARDS[1] not in held(game, ROHANS)
    assert len(game.state.hands[ROHANS]) == 4
    assert names(game.state.discards[FREE]) == {CHARACTER_CARDS[1]}


@rule("BG-MULTI-12")
@pytest.mark.parametrize("held_before, keys", [(3, ["action"]), (4, ["discard", "action"])])
def test_the_limit_of_four_holds_for_cards_drawn_with_dice(held_before: int, keys: list[str]) -> None:
    hands = {ROHANS: CHARACTER_CARDS[:held_before], GONDORS: CHARACTER_CARDS[20:24]}
    game = team_board(free=["event"] * 2, shadow=["event"] * 2, hands=hands)
    game = play(game, "draw-card", "strategy", CITADEL)
    found = []
    while game.question is not None and game.question.side == ROHANS:
        found.append(game.question.key)
        game = game.after(CITADEL)
    assert [*found, game.question and game.question.key] == keys
    assert len(game.state.hands[GONDORS]) == 4


# Exchanging


def asked_to_exchange(**hands: list[str]) -> Board:
    """Everybody has drawn and discarded; the Free Peoples hold these cards besides one from the character deck."""
    return after_drawing(new_turn(hands=hands))


@rule("BG-MULTI-13", "BG-MULTI-14", "BG-MULTI-15")
def test_partners_who_both_want_to_exchange_a_card_of_their_choice() -> None:
    game = asked_to_exchange(gondor=[CITADEL], rohan=[GRIMBEORN])
    words = Words("en", game="boardgame")
    assert asked(game) == (GONDORS, "exchange")  # the leading player first
    assert words.question(game.questions[0]).startswith("Do you want to exchange a card with your partner?")
    game = play(game, True)
    assert asked(game) == (ROHANS, "exchange")
    assert words.question(game.questions[0]).startswith("Your partner wants to exchange a card with you.")
    game = play(game, True)
    assert [(each.side, each.key) for each in game.questions] == [(GONDORS, "give-card"), (ROHANS, "give-card")]
    before = {seat: held(game, seat) for seat in (GONDORS, ROHANS)}
    assert [set(each.names()) for each in game.questions] == [before[GONDORS], before[ROHANS]]
    game = play(game, (GONDORS, CITADEL), (ROHANS, GRIMBEORN))
    assert held(game, GONDORS) == before[GONDORS] - {CITADEL} | {GRIMBEORN}
    assert held(game, ROHANS) == before[ROHANS] - {GRIMBEORN} | {CITADEL}


@rule("BG-MULTI-14")
@pytest.mark.parametrize("answers", [(True, False), (False,)])
def test_there_is_no_exchange_unless_both_agree(answers: tuple[bool, ...]) -> None:
    game = asked_to_exchange(gondor=[CITADEL], rohan=[GRIMBEORN])
    before = {seat: held(game, seat) for seat in (GONDORS, ROHANS)}
    game = play(game, *answers)  # nobody is asked about an exchange that his partner has declined
    assert asked(game) == (WITCH_KINGS, "exchange")
    refused = [
        each.about["seat"] for each in game.events() if isinstance(each, Event) and each.kind == "exchange-refused"
    ]
    assert refused == ([GONDORS] if answers[0] else [])
    assert {seat: held(game, seat) for seat in (GONDORS, ROHANS)} == before


@rule("BG-MULTI-15", "BG-MULTI-16")
def test_nobody_sees_what_his_partner_is_about_to_give() -> None:
    game = play(asked_to_exchange(gondor=[CITADEL], rohan=[GRIMBEORN]), (GONDORS, True), (ROHANS, True))
    waiting = play(game, (ROHANS, GRIMBEORN))
    other = play(game, (ROHANS, next(iter(held(game, ROHANS) - {GRIMBEORN}))))
    assert waiting.view(GONDORS) == other.view(GONDORS)


@rule("BG-MULTI-16")
def test_partners_see_the_cards_that_changed_hands_and_their_enemies_do_not() -> None:
    game = play(asked_to_exchange(gondor=[CITADEL], rohan=[GRIMBEORN]), (GONDORS, True), (ROHANS, True))
    game = play(game, (GONDORS, CITADEL), (ROHANS, GRIMBEORN))
    given = [entry for entry in game.events() if isinstance(entry, Event) and entry.kind == "exchange"]
    shown = {seat: [str(event.seen_by(seat).about["card"]) for event in given] for seat in (GONDORS, ROHANS, SARUMANS)}
    assert shown == {GONDORS: [CITADEL, GRIMBEORN], ROHANS: [CITADEL, GRIMBEORN], SARUMANS: ["hidden", "hidden"]}


@rule("BG-MULTI-13")
def test_partners_exchange_after_everybody_has_discarded() -> None:
    game = asked_to_exchange(gondor=CHARACTER_CARDS[:4], rohan=[GRIMBEORN])
    assert asked(game) == (GONDORS, "discard")
    game = play(game, CHARACTER_CARDS[0])
    assert asked(game) == (GONDORS, "exchange")


@rule("BG-MULTI-13", "BG-MULTI-15")
def test_a_partner_without_cards_exchanges_nothing() -> None:
    spent = [name for name in (*CHARACTER_CARDS, *STRATEGY_CARDS) if name != CITADEL]
    game = after_drawing(new_turn(discards={FREE: spent}))
    assert asked(game) == (WITCH_KINGS, "exchange")


@rule("BG-MULTI-56")
def test_a_player_alone_has_nobody_to_exchange_with() -> None:
    game = after_drawing(team_board(players=3, phase="recover", turn=2, hands={FREE: [CITADEL]}))
    assert asked(game) == (SARUMANS, "exchange")


# Using


def events(seat: str, die: str, *cards: str, **fields: Any) -> list[str]:
    """Of several cards those that a seat may play as events with a die."""
    game = play(turn_of(seat, die, hands={seat: cards}, **fields), "play-event")
    assert asked(game) == (seat, "play-event")
    return game.names()


@rule("BG-MULTI-17", "BG-MULTI-18", "BG-MULTI-19")
@pytest.mark.parametrize(
    "seat, playable",
    [(GONDORS, [CITADEL, ELROND]), (ROHANS, [GRIMBEORN, ELROND])],
)
def test_free_peoples_play_their_own_events_and_those_without_an_icon(seat: str, playable: list[str]) -> None:
    assert events(seat, "muster", CITADEL, GRIMBEORN, ELROND) == playable


@rule("BG-MULTI-17", "BG-MULTI-18", "BG-MULTI-19")
@pytest.mark.parametrize(
    "seat, playable",
    [(WITCH_KINGS, [PITS, LONG_PLANNED]), (SARUMANS, [MANY_KINGS, LONG_PLANNED])],
)
def test_shadow_players_play_their_own_events_and_those_without_an_icon(seat: str, playable: list[str]) -> None:
    at_war = ["sauron", "isengard", "southrons"]
    assert events(seat, "muster", PITS, MANY_KINGS, LONG_PLANNED, at_war=at_war) == playable


@rule("BG-MULTI-18", "BG-MULTI-56")
def test_a_player_alone_plays_the_events_of_both_icons() -> None:
    game = team_board(players=3, free=["muster"], shadow=["event"], hands={FREE: [CITADEL, GRIMBEORN]})
    assert play(game, "play-event").names() == [CITADEL, GRIMBEORN]


@rule("BG-MULTI-20", "BG-AMB-52")
def test_any_card_may_be_used_in_a_battle_by_the_player_who_fights() -> None:
    game = team_board(
        {"north-ithilien": "rohan 2", "dagorlad": "sauron 2"},
        at_war=["rohan", "sauron"],
        shadow=["army"] * 2,
        free=["event"],
        to_act=SHADOW,
        acts=[WITCH_KINGS],
        hands={ROHANS: [IMRAHIL, BRAND], GONDORS: ["fp-strategy-06"], WITCH_KINGS: [MANY_KINGS]},
    )
    game = play(game, "attack", "all")
    assert (asked(game), game.names()) == ((WITCH_KINGS, "combat-card"), [MANY_KINGS, "none"])
    game = play(game, MANY_KINGS)
    assert (asked(game), game.names()) == ((ROHANS, "combat-card"), [IMRAHIL, BRAND, "none"])
    assert not play(game, IMRAHIL).state.hands[WITCH_KINGS]


@rule("BG-MULTI-29")
@pytest.mark.parametrize("seat, place", [(WITCH_KINGS, "nurn"), (SARUMANS, "gorgoroth")])
def test_a_card_without_an_icon_recruits_only_for_nations_of_the_player(seat: str, place: str) -> None:
    game = team_board(
        free=["event"],
        shadow=["muster"] * 2,
        to_act=SHADOW,
        acts=[seat],
        at_war=["sauron", "isengard", "southrons"],
        hands={seat: [LONG_PLANNED]},
    )
    game = play(game, "play-event")
    assert {region.name: army.size for region, army in game.state.armies.items()} == {place: 5}


@rule("BG-MULTI-30")
@pytest.mark.parametrize("seat, nations", [(GONDORS, ["elves", "gondor"]), (ROHANS, ["dwarves", "north", "rohan"])])
def test_a_card_of_choice_advances_only_nations_of_the_player(seat: str, nations: list[str]) -> None:
    game = team_board(free=["muster"] * 2, shadow=["event"], acts=[seat], hands={seat: [ELROND]})
    assert sorted(play(game, "play-event").names()) == nations


@rule("BG-MULTI-30")
@pytest.mark.parametrize("seat, advanced", [(GONDORS, ["elves"]), (ROHANS, ["dwarves", "north"])])
def test_there_and_back_again_advances_only_nations_of_the_player(seat: str, advanced: list[str]) -> None:
    game = team_board(
        {"dale": "gimli"},
        free=["character"] * 2,
        shadow=["event"],
        acts=[seat],
        fellowship={"companions": []},
        hands={seat: ["fp-character-17"]},
    )
    before = dict(game.state.politics)
    game = play(game, "play-event")
    assert sorted(nation for nation, steps in game.state.politics.items() if steps < before[nation]) == advanced
    assert game.state.active["dwarves"]
    assert game.state.active["north"]


@rule("BG-MULTI-29")
@pytest.mark.parametrize("seat, nation", [(GONDORS, "gondor"), (ROHANS, "rohan")])
def test_the_grey_company_trains_only_units_of_the_player(seat: str, nation: str) -> None:
    game = team_board(
        {"minas-tirith": "gondor 1 rohan 1 strider"},
        free=["character"] * 2,
        shadow=["event"],
        acts=[seat],
        merged={FREE: ["minas-tirith"]},
        hands={seat: ["fp-character-24"]},
    )
    game = play(game, "play-event", CITADEL, GRIMBEORN)
    army = next(iter(game.state.armies.values()))
    assert {piece.name for piece in army.pieces() if piece.kind == "elite"} == {f"{nation}-elite"}


@rule("BG-GLOSSARY-01")
def test_a_card_taken_from_the_hand_of_the_free_peoples_is_one_of_either_player() -> None:
    game = team_board(
        free=["character"] * 2,
        shadow=["event"] * 2,
        table=["shadow-character-15"],
        hands={GONDORS: [CHARACTER_CARDS[9], CITADEL], ROHANS: [CHARACTER_CARDS[11]]},
        fellowship={"at": "hollin", "companions": ["gimli", "strider"]},
        hunt={"box": {SHADOW: 1}},
    )
    game = play(game, "move-fellowship", 6, "std-3-1", "guide", "from-hand")
    assert (asked(game), set(game.names())) == ((CHANCE, "hand-card"), {CHARACTER_CARDS[9], CHARACTER_CARDS[11]})
    assert not play(game, CHARACTER_CARDS[11]).state.hands[ROHANS]
