"""Chapter 6: "draw X, play some of them, cycle the rest"."""

from __future__ import annotations

from cardgame.quiet import small
from cardgame.tables import Table, gained, names, table
from helpers import asked, play
from marks import rule

FIVE = ["riders-of-rohan", "village-militia", "gimli", "quickbeam", "treebeard"]
SEVEN = [
    "the-black-easterling",
    "the-commander",
    "olog-hai",
    "black-uruks",
    "trolls-of-udun",
    "mordor-orcs",
    "mordor-orcs#2",
]


def eomer_draws(*deck: str, hand: tuple[str, ...] = ("theoden",)) -> Table:
    """Éomer has been played to reserve for a card of the hand, and the whole deck is drawn."""
    game = table(seats=small({"frodo": {"hand": ["eomer", *hand], "deck": deck}}))
    game = play(game, "play", *(["eomer"] if hand else []))
    while asked(game) != ("frodo", "play-drawn"):
        game = play(game, game.names()[0])
    return game


@rule("CG-PLAY-01", "CG-PLAY-19")
def test_only_drawn_cards_that_fit_the_text_may_be_played() -> None:
    assert eomer_draws(*FIVE).names() == ["riders-of-rohan", "village-militia", "none"]


@rule("CG-PLAY-16", "CG-EX-18")
def test_the_rest_pays_for_the_army_that_eomer_brings() -> None:
    game = table(seats={"frodo": {"hand": ["eomer", "theoden", "eowyn"], "deck": [*FIVE, "smeagol"]}})
    game = play(game, "play", "eomer", "theoden", *FIVE, "riders-of-rohan")
    assert names(game.state.reserves["frodo"]) == {"eomer", "riders-of-rohan"}
    assert names(game.state.cycles["frodo"]) == {"theoden", "village-militia", "gimli", "quickbeam", "treebeard"}
    assert names(game.state.hands["frodo"]) == {"eowyn"}
    assert names(game.state.decks["frodo"]) == {"smeagol"}


@rule("CG-PLAY-16")
def test_nothing_need_be_played_and_then_all_are_cycled() -> None:
    game = table(seats={"frodo": {"hand": ["eomer", "theoden"], "deck": [*FIVE, "smeagol"]}})
    game = play(game, "play", "eomer", *FIVE, "none")
    assert names(game.state.cycles["frodo"]) == {"theoden", *FIVE}
    assert names(game.state.reserves["frodo"]) == {"eomer"}


@rule("CG-PLAY-17", "CG-AMB-17")
def test_without_a_rest_the_play_is_paid_from_the_hand() -> None:
    start = table(seats=small({"frodo": {"hand": ["eomer", "theoden", "eowyn"], "deck": ["riders-of-rohan"]}}))
    game = play(start, "play", "eomer", "theoden")
    # The deck runs out with its first card, so the card cycled for Éomer is drawn as well: it is the rest.
    assert names(game.state.drawn["frodo"]) == {"riders-of-rohan", "theoden"}
    game = play(game, "riders-of-rohan")
    assert names(game.state.cycles["frodo"]) == {"theoden"}
    assert names(game.state.hands["frodo"]) == {"eowyn"}


@rule("CG-PLAY-17", "CG-AMB-17")
def test_a_shortfall_is_cycled_from_the_hand() -> None:
    hand = ["the-ringwraiths-are-abroad", "grishnakh", "gorbag-and-shagrat", "mouth-of-sauron", "fell-beast"]
    seats = small({"witch-king": {"hand": hand, "deck": ["the-hunter", "the-commander"]}})
    game = play(table(to_act="witch-king", seats=seats), "play", "the-ringwraiths-are-abroad", "grishnakh")
    game = play(game, "the-hunter", "grishnakh", "the-commander", "the-hunter")  # drawn, eliminated, and both played
    assert names(game.state.reserves["witch-king"]) == {"the-commander", "the-hunter"}
    assert asked(game) == ("witch-king", "cycle")
    assert game.names() == ["gorbag-and-shagrat", "mouth-of-sauron", "fell-beast"]
    game = play(game, "mouth-of-sauron", "gorbag-and-shagrat")  # the hand pays for one, and the next is due
    assert names(game.state.cycles["witch-king"]) == {"gorbag-and-shagrat", "mouth-of-sauron"}


@rule("CG-PLAY-17", "CG-PLAY-06", "CG-AMB-05")
def test_a_shortfall_is_forsaken_with_an_empty_hand_and_no_card_pays_for_itself() -> None:
    seats = small({"frodo": {"hand": ["eomer"], "reserve": ["gimli"], "deck": ["eowyn", "riders-of-rohan"]}})
    start = table(seats=seats)
    game = play(start, "play", "top-of-deck", "eowyn", "riders-of-rohan")
    assert asked(game) == ("frodo", "forsake")
    assert game.names() == ["gimli", "eomer"]
    game = play(game, "gimli")
    assert gained(start, game, "eliminated", "frodo") == {"eowyn", "gimli"}
    assert names(game.state.reserves["frodo"]) == {"eomer", "riders-of-rohan"}


@rule("CG-PLAY-18")
def test_drawn_cards_are_no_part_of_the_hand() -> None:
    game = eomer_draws(*FIVE, hand=("theoden", "eowyn"))
    shown = game.view("saruman")["seats"]["frodo"]
    assert (shown["hand_size"], shown["drawn_size"]) == (1, 5)
    assert names(game.state.hands["frodo"]) == {"eowyn"}


@rule("CG-PLAY-18", "CG-DECK-08")
def test_drawn_cards_are_no_part_of_a_recycle() -> None:
    game = table(seats=small({"frodo": {"hand": ["eomer", "theoden"], "deck": FIVE}}))
    game = play(game, "play", "eomer", *FIVE[:4], "none")
    # The deck ran out with the fifth card, when only Théoden lay in the cycle pile.
    assert names(game.state.decks["frodo"]) == {"theoden"}
    assert names(game.state.cycles["frodo"]) == set(FIVE)


@rule("CG-PLAY-19")
def test_a_granted_play_follows_the_rules_of_destinations() -> None:
    deck = FIVE
    game = table(
        battlegrounds={"helms-deep": [], "moria": []},
        path="lothlorien",
        seats={"frodo": {"hand": ["eomer", "theoden"], "deck": [*deck, "smeagol"]}},
    )
    game = play(game, "play", "eomer", "reserve", *deck, "riders-of-rohan")
    assert game.names() == ["helms-deep", "reserve"]


@rule("CG-PLAY-19", "CG-PLAY-15")
def test_a_card_played_already_this_round_cannot_be_played_from_a_draw() -> None:
    deck = ["eowyn", "riders-of-rohan", "gimli"]
    game = table(seats=small({"frodo": {"hand": ["theoden", "quickbeam"], "deck": deck}}), played_this_round=["eowyn"])
    game = play(game, "play", "theoden", "eowyn", "riders-of-rohan")
    assert game.names() == ["riders-of-rohan", "none"]


@rule("CG-AMB-18", "CG-PLAY-19")
def test_the_text_of_a_card_from_a_draw_works_after_the_rest_is_cycled() -> None:
    seats = small({"witch-king": {"hand": ["the-ringwraiths-are-abroad", "grishnakh"], "deck": SEVEN}})
    game = play(table(to_act="witch-king", seats=seats), "play", "the-ringwraiths-are-abroad", *SEVEN[:6])
    game = play(game, "mordor-orcs#2", "the-black-easterling", "the-commander")  # who has no text that works now
    # The Black Easterling draws the last card of the deck, and the rest, cycled before, is the new one.
    assert names(game.state.decks["witch-king"]) == {"olog-hai", "black-uruks", "trolls-of-udun", "mordor-orcs"}
    assert names(game.state.hands["witch-king"]) == {"grishnakh"}


@rule("CG-AMB-18")
def test_a_character_brought_by_theoden_searches_the_rest_too() -> None:
    deck = ["eowyn", "merry-brandybuck", "gimli", "quickbeam", "treebeard"]
    game = table(seats={"frodo": {"hand": ["theoden", "smeagol"], "deck": [*deck, "sting"]}})
    game = play(
        game, "play", "theoden", *deck, "eowyn", "yes"
    )  # Éowyn in reserve brings back Merry, who lies in the cycle pile by now
    assert names(game.state.hands["frodo"]) == {"merry-brandybuck"}
