"""Questions, options and events of the card game, as whole games have shown that they must read."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.quiet import quiet, small
from cardgame.tables import Table, card, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import battleground
from ringwar.kernel import SPECTATOR, Event
from ringwar.words import Words

WORDS = Words("en", game="cardgame")


def question(game: Table) -> str:
    assert game.question is not None
    return WORDS.question(game.question)


def offered(game: Table) -> dict[str, str]:
    assert game.question is not None
    return WORDS.options(game.question)


EVENTS: list[tuple[list[tuple[str, dict[str, Any], str | None]], list[str]]] = [
    (
        [("eliminate", {"seat": "witch-king", "card": card(name)}, None) for name in ("mordor-orcs", "mordor-orcs#2")],
        ["The Witch-king player loses 2 Mordor Orcs: eliminated."],
    ),
    (
        [("eliminate", {"seat": "frodo", "card": card(name)}, None) for name in ("gimli", "narya-ring-of-fire")],
        ["The Frodo player loses Gimli and “Narya, Ring of Fire”: eliminated."],
    ),
    (
        [
            ("eliminate", {"seat": "frodo", "card": card("gimli")}, None),
            (
                "eliminate-item",
                {"seat": "aragorn", "card": card("phial-of-galadriel"), "wielder": card("frodo-baggins")},
                None,
            ),
        ],
        ["The Frodo player loses Gimli: eliminated.", "Frodo Baggins loses Phial of Galadriel: eliminated."],
    ),
    (
        [("cycle", {"seat": "witch-king", "card": card(name)}, "the-hunter") for name in ("the-hunter", "fell-beast")],
        ["The Witch-king player cycles The Hunter and Fell Beast."],
    ),
    (
        [("take-nothing", {"seat": "aragorn"}, "legolas")],
        ["The Aragorn player looks for Bow of the Galadhrim in the draw deck in vain (Legolas)."],
    ),
    ([("nothing-to-draw", {"seat": "frodo"}, None)], ["The Frodo player has no card left to draw."]),
    ([("activate-nothing", {"seat": "frodo"}, "shadowfax")], ["Shadowfax has nothing to activate."]),
    (
        [("score-so-far", {"free": 2, "shadow": 1, "corruption": 1}, None)],
        ["The score: Free Peoples 2, Shadow 1 (1 of it corruption)."],
    ),
    (
        [("all-fall", {"location": battleground("edoras"), "count": 5}, None)],
        ["All defenders at Edoras are lost: 5 attack icons had still to be cancelled."],
    ),
    (
        [("take-drawn", {"seat": "saruman", "card": card("ugluk")}, "palantir-of-orthanc")],
        ["The Saruman player takes Uglúk, the last card set aside, into hand (Palantír of Orthanc)."],
    ),
]


@pytest.mark.parametrize(("events", "story"), EVENTS)
def test_what_happened(events: list[tuple[str, dict[str, Any], str | None]], story: list[str]) -> None:
    happened = [Event(kind, about, cause and card(cause)) for kind, about, cause in events]
    assert WORDS.story(happened, SPECTATOR) == story


def test_one_who_is_meant_twice_is_told_how_often() -> None:
    seats = small({"gandalf": {"hand": ["gimli", "eomer"]}, "witch-king": {"reserve": ["cave-troll"]}}, "duel")
    game = table("duel", to_act="witch-king", seats=seats)
    assert offered(game)["use"] == (
        "Use Cave-troll: eliminate this card, and each Free Peoples player forsakes 1 card "
        "(here the Gandalf player alone: twice)"
    )
    game = play(game, "use")
    assert question(game).startswith("Cave-troll: Which card do you forsake (1 of 2)?")
    assert offered(game) == {"gimli": "Gimli (in hand)", "eomer": "Éomer (in hand)"}


def test_a_forsaken_card_says_where_it_lies_and_what_goes_with_it() -> None:
    frodo = {"hand": ["gimli"], "reserve": ["gandalf-the-white+glamdring", "eomer"]}
    seats = small({"frodo": frodo, "saruman": {"reserve": ["cave-troll"]}})
    assert offered(play(table(to_act="saruman", seats=seats), "use")) == {
        "gimli": "Gimli (in hand)",
        "gandalf-the-white": "Gandalf the White (in reserve, with Glamdring)",
        "glamdring": "Glamdring (on Gandalf the White, who stays)",
        "eomer": "Éomer (in reserve)",
    }


PRICES = [
    ({"hand": ["gimli", "eomer"]}, "Play a card from your hand (costs 1 more card, cycled)"),
    ({"hand": ["gimli", "sting"]}, "Play Gimli to your reserve by cycling Sting"),
    (
        {"hand": ["gimli"], "reserve": ["eomer", "eowyn"]},
        "Play Gimli to your reserve (costs a forsaken card: none is left to cycle)",
    ),
    ({"hand": ["gimli"], "deck": ["eomer"]}, "by forsaking the top card of your draw deck, unseen"),
    ({"hand": ["gimli"]}, "Play Gimli to your reserve (costs nothing: no card is left to pay with)"),
]


@pytest.mark.parametrize(("frodo", "said"), PRICES)
def test_playing_a_card_names_its_price(frodo: dict[str, list[str]], said: str) -> None:
    assert offered(table(seats=small({"frodo": frodo})))["play"].endswith(said)


def test_winnowing_a_whole_hand_names_its_cards_and_that_none_is_drawn() -> None:
    seats = small({"frodo": {"hand": ["gimli", "eomer"], "deck": ["sting"]}})
    assert offered(table(seats=seats))["winnow"] == "Winnow: eliminate Gimli and Éomer, then draw 1"
    seats = small({"frodo": {"hand": ["gimli", "eomer", "eowyn"]}})
    assert offered(table(seats=seats))["winnow"].endswith("(you have no card left to draw)")


def test_a_search_in_vain_is_marked_for_the_one_who_knows() -> None:
    hand = {"hand": ["legolas", "bow-of-the-galadhrim", "arwen"], "deck": ["elrond"]}
    game = play(table(to_act="aragorn", seats=small({"aragorn": hand})), "play", "legolas", "arwen")
    assert question(game).startswith("Legolas: Do you look for Bow of the Galadhrim")
    assert offered(game) == {"yes": "Yes (in vain: it is not there)", "no": "No"}


@rule("CG-INFO-02")
@pytest.mark.parametrize(("pile", "said"), [("hand", "Yes (in vain: it is not there)"), ("cycle", "Yes")])
def test_what_a_battleground_has_sought_in_vain_is_marked_too(pile: str, said: str) -> None:
    seats = small({"saruman": {"deck": ["gollum"], pile: ["saruman"]}})
    game = play(table(step="battleground", starting_player="witch-king", seats=seats), "orthanc")
    assert question(game).startswith("Orthanc: ")
    assert offered(game) == {"yes": said, "no": "No"}


def test_what_is_drawn_and_cannot_be_played_is_named() -> None:
    deck = ["gimli", "sting", "quickbeam", "treebeard", "smeagol", "eowyn"]
    game = table(seats=small({"frodo": {"hand": ["eomer", "theoden"], "deck": deck}}))
    game = play(game, "play", "eomer", *deck[:5])
    assert question(game).startswith("Éomer: Which of the cards just drawn do you play? You may play 1;")
    assert offered(game)["none"].startswith("None of them can be played: ")
    assert offered(game)["none"].endswith(" are cycled")


def test_texts_that_save_a_card_say_what_becomes_of_its_items() -> None:
    game = table(path="amon-hen", on_path=["gollum", "frodo-baggins+elven-cloak"], step="combat", seats=quiet())
    assert offered(game) == {
        "frodo-baggins": "Frodo Baggins: the items are eliminated",
        "elven-cloak": "Elven Cloak: the items are cycled too",
    }


def test_the_only_target_of_a_card_is_named_after_what_it_does() -> None:
    seats = small({"witch-king": {"reserve": ["the-warrior"]}})
    game = table(to_act="witch-king", battlegrounds={"umbar": ()}, seats=seats)
    assert " – namely Umbar (attack 0, defence " in offered(game)["use"]


def test_who_wields_an_item_that_is_used_is_named() -> None:
    game = table(to_act="witch-king", path="amon-hen", on_path=["the-warrior+black-breath"], seats=small())
    assert offered(game)["use"].endswith("all its items to add 1 corruption (wielded by The Warrior)")


def test_how_many_can_be_drawn_is_said_where_there_are_fewer() -> None:
    seats = small({"aragorn": {"hand": ["arwen", "elrond"], "deck": ["legolas"]}})
    game = play(table(step="battleground", seats=seats), "minas-tirith")
    assert question(game) == "Minas Tirith: Do you forsake a card to draw 3 cards? Only 1 is left to draw."


def test_a_name_in_quotation_marks_is_declined_like_the_others() -> None:
    lost = [Event("eliminate", {"seat": "frodo", "card": card(name)}) for name in ("gimli", "narya-ring-of-fire")]
    (line,) = Words("pl", game="cardgame").story(lost, SPECTATOR)
    assert line == "Gracz Froda traci Gimliego i „Naryę, Pierścień Ognia” (karty wykluczone)."
