"""Why cards cannot be played, moved, cycled or forsaken, and why not there."""

from __future__ import annotations

import pytest

from cardgame.quiet import drawn, small
from cardgame.tables import Seat, Table, card, table
from cardgame.whys import why
from helpers import asked, play
from marks import rule
from ringwar.cardgame.rules.playing import why_not_wielded, why_unplayable
from ringwar.cardgame.table.facts import Card


def zone(game: Table, name: str) -> str:
    """Where the reason says that a card lies."""
    reason = game.why_not("card", name)
    assert reason is not None
    found: str = reason["about"]["zone"]
    return found


# Which card is played


def choosing_a_card() -> Table:
    frodo: Seat = {
        "hand": ["gimli", "eomer", "glamdring", "theoden"],
        "cycle": ["eowyn"],
        "eliminated": ["treebeard"],
        "reserve": ["sam-gamgee"],
        "deck": ["quickbeam"],
    }
    seats = small({"frodo": frodo, "aragorn": {"reserve": ["boromir"], "hand": ["arwen"]}})
    return play(table(path="bag-end", seats=seats, played_this_round=["theoden"]), "play")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("gimli", (), marks=rule("CG-PLAY-01")),
        pytest.param("eowyn", ("not-in-hand", "CG-PLAY-01"), marks=rule("CG-PLAY-01")),
        pytest.param("boromir", ("card-of-another", "CG-ACT-06"), marks=rule("CG-ACT-06")),
        pytest.param("arwen", ("card-of-another", "CG-ACT-06"), marks=rule("CG-ACT-06")),
        pytest.param("the-reaver", ("card-of-another", "CG-ACT-06"), marks=rule("CG-ACT-06")),
        pytest.param("theoden", ("played-this-round", "CG-PLAY-15"), marks=rule("CG-PLAY-15")),
        pytest.param("bag-end", ("no-card", "CG-ACT-06"), marks=rule("CG-ACT-06")),
        pytest.param(
            "glamdring", ("no-wielder-in-play", "CG-ITEM-02", "CG-ITEM-03"), marks=rule("CG-ITEM-02", "CG-ITEM-03")
        ),
    ],
)
def test_a_card_of_the_hand_can_be_played_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    assert why(choosing_a_card(), name) == reason


@rule("CG-INFO-12")
def test_of_an_own_card_it_is_said_where_it_lies() -> None:
    names = ("eowyn", "treebeard", "sam-gamgee", "quickbeam")
    assert [zone(choosing_a_card(), name) for name in names] == ["cycle", "eliminated", "in-play", "deck"]


@rule("CG-FOTR-04")
def test_a_card_of_another_scenario_is_not_in_the_game() -> None:
    seats = {"gandalf": {"hand": ["gimli", "legolas", "arwen"]}}
    game = play(table("fellowship", to_act="gandalf", seats=seats), "play")
    assert why(game, "theoden") == ("card-not-in-game", "CG-SETUP-05", "CG-FOTR-04")
    assert why(table("fellowship", to_act="gandalf", seats=seats), "theoden", "use")[0] == "card-not-in-game"


# Where it is played


def choosing_a_place(name: str, path: str = "caradhras") -> Table:
    seat = "frodo" if card(name).faction in ("rohan", "hobbit", "dwarf", "wizard") else "witch-king"
    seat = "aragorn" if card(name).faction == "dunedain" else seat
    places = {"helms-deep": (), "lorien": (), "minas-morgul": (), "morannon": (), "minas-tirith": ()}
    hand = {"hand": [name, "gimli", "eomer"] if seat == "frodo" else [name]}
    game = play(table(path=path, battlegrounds=places, to_act=seat, seats=small({seat: hand})), "play")
    return play(game, name) if asked(game)[1] == "play" else game


@pytest.mark.parametrize(
    ("name", "place", "reason"),
    [
        pytest.param("riders-of-rohan", "helms-deep", (), marks=rule("CG-PLAY-10")),
        pytest.param("riders-of-rohan", "reserve", (), marks=rule("CG-PLAY-13")),
        pytest.param("riders-of-rohan", "lorien", ("faction-not-listed", "CG-PLAY-10"), marks=rule("CG-PLAY-10")),
        pytest.param("riders-of-rohan", "edoras", ("location-not-active", "CG-PLAY-10"), marks=rule("CG-PLAY-10")),
        pytest.param("riders-of-rohan", "caradhras", ("armies-not-on-paths", "CG-PLAY-10"), marks=rule("CG-PLAY-10")),
        pytest.param("riders-of-rohan", "gimli", ("no-location", "CG-PLAY-10"), marks=rule("CG-PLAY-10")),
        pytest.param("theoden", "caradhras", ("path-not-allowed", "CG-PLAY-11"), marks=rule("CG-PLAY-11")),
        pytest.param("theoden", "khazad-dum", ("location-not-active", "CG-PLAY-11"), marks=rule("CG-PLAY-11")),
        pytest.param("theoden", "lorien", ("faction-not-listed", "CG-PLAY-11"), marks=rule("CG-PLAY-11")),
        pytest.param("merry-brandybuck", "caradhras", (), marks=rule("CG-PLAY-11")),
        pytest.param("merry-brandybuck", "helms-deep", (), marks=rule("CG-PLAY-12")),
        pytest.param("the-great-gate", "minas-tirith", (), marks=rule("CG-CARD-13")),
        pytest.param("the-great-gate", "minas-morgul", ("text-keeps-out", "CG-CARD-13"), marks=rule("CG-CARD-13")),
    ],
)
def test_a_place_is_open_to_a_card_or_says_why_not(name: str, place: str, reason: tuple[str, ...]) -> None:
    game = choosing_a_place(name)
    assert asked(game)[1] == "play-where"
    assert why(game, place) == reason


@rule("CG-CARD-13")
def test_a_text_keeps_a_character_from_the_path() -> None:
    game = choosing_a_place("mouth-of-sauron", "osgiliath")
    assert why(game, "osgiliath") == ("text-keeps-out", "CG-CARD-13")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("frodo-baggins", (), marks=rule("CG-ITEM-04")),
        pytest.param("bag-end", ("item-without-character", "CG-ITEM-01", "CG-ITEM-03"), marks=rule("CG-ITEM-01")),
        pytest.param("reserve", ("item-without-character", "CG-ITEM-01", "CG-ITEM-03"), marks=rule("CG-ITEM-03")),
        pytest.param(
            "riders-of-rohan", ("item-without-character", "CG-ITEM-01", "CG-ITEM-03"), marks=rule("CG-ITEM-03")
        ),
        pytest.param("the-hunter", ("enemy-wielder", "CG-ITEM-05"), marks=rule("CG-ITEM-05")),
        pytest.param("gimli", ("not-its-wielder", "CG-ITEM-02"), marks=rule("CG-ITEM-02")),
        pytest.param("pippin-took", ("wielder-not-in-play", "CG-ITEM-02"), marks=rule("CG-ITEM-02")),
    ],
)
def test_a_character_may_wield_an_item_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    frodo = {"reserve": ["merry-brandybuck", "gimli", "riders-of-rohan"], "hand": ["pippin-took"]}
    seats = {"frodo": frodo, "aragorn": {"hand": ["blade-of-westernesse", "arwen"]}}
    on_path = ["frodo-baggins", "the-hunter"]
    game = play(table(path="bag-end", on_path=on_path, to_act="aragorn", seats=small(seats)), "play")
    assert why(play(game, "blade-of-westernesse"), name) == reason


@rule("CG-ITEM-18")
def test_a_weapon_that_suffers_no_other_keeps_the_second_away() -> None:
    state = table(seats={"aragorn": {"reserve": ["legolas"]}}).state
    row = {"id": "spear", "title": "Spear", "faction": "elf", "type": "item", "keywords": ["weapon"]}
    spear = Card(row, 1, frozenset({"legolas"}))  # no printed weapon but the Bow is for Elves
    assert why_not_wielded(state, spear, card("legolas")) is None
    state.items = {card("legolas"): (card("bow-of-the-galadhrim"),)}
    for reason in (why_not_wielded(state, spear, card("legolas")), why_unplayable(state, spear)):
        assert reason is not None
        assert (reason.key, reason.clauses) == ("second-weapon", ("CG-ITEM-18",))


# Cards just drawn


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("riders-of-rohan", (), marks=rule("CG-PLAY-16")),
        pytest.param("shadowfax", ("no-wielder-in-play", "CG-ITEM-02", "CG-ITEM-03"), marks=rule("CG-ITEM-03")),
        pytest.param("quickbeam", ("text-plays-others", "CG-PLAY-19"), marks=rule("CG-PLAY-19")),
        pytest.param("gimli", ("not-just-drawn", "CG-PLAY-16", "CG-PLAY-18"), marks=rule("CG-PLAY-18")),
        pytest.param("helms-deep", ("not-just-drawn", "CG-PLAY-16", "CG-PLAY-18"), marks=rule("CG-PLAY-18")),
    ],
)
def test_a_card_just_drawn_can_be_played_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    deck = ["riders-of-rohan", "shadowfax", "quickbeam", "treebeard", "eowyn"]
    frodo = {"hand": ["eomer", "theoden", "gimli"], "deck": [*deck, "bilbo-baggins"]}
    seats = {"frodo": frodo, "aragorn": {"reserve": ["boromir"]}}
    game = play(table(path="bag-end", seats=small(seats)), "play", "theoden", "eomer")
    game = play(game, "eomer") if asked(game)[1] == "cycle" else game
    while asked(game)[1] == "draw":
        game = play(game, deck.pop(0))
    assert asked(game) == ("frodo", "play-drawn")
    assert why(game, name) == reason


# Moving


def moving() -> Table:
    frodo: Seat = {
        "hand": ["eomer"],
        "reserve": ["gimli", "treebeard", "gandalf-the-grey+glamdring", "village-militia"],
        "locked": ["sam-gamgee"],
        "cycle": ["eowyn"],
    }
    seats = small({"frodo": frodo, "aragorn": {"reserve": ["boromir"]}})
    places = {"edoras": ["theoden"], "lorien": []}
    return play(table(path="caradhras", battlegrounds=places, seats=seats), "move")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("gimli", (), marks=rule("CG-MOVE-01")),
        pytest.param("eomer", ("not-in-reserve", "CG-MOVE-01"), marks=rule("CG-MOVE-01")),
        pytest.param("boromir", ("card-of-another", "CG-ACT-06"), marks=rule("CG-ACT-06")),
        pytest.param("theoden", ("on-location-already", "CG-MOVE-06"), marks=rule("CG-MOVE-06")),
        pytest.param(
            "glamdring", ("moves-with-wielder", "CG-ITEM-09", "CG-ITEM-17"), marks=rule("CG-ITEM-09", "CG-ITEM-17")
        ),
        pytest.param("sam-gamgee", ("locked-in-reserve", "CG-RESERVE-02"), marks=rule("CG-RESERVE-02")),
        pytest.param("edoras", ("no-card", "CG-ACT-06"), marks=rule("CG-ACT-06")),
    ],
)
def test_a_card_of_the_reserve_can_move_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    assert why(moving(), name) == reason


@rule("CG-MOVE-02", "CG-PLAY-11", "CG-PLAY-10")
@pytest.mark.parametrize(("name", "clause"), [("theoden", "CG-PLAY-11"), ("riders-of-rohan", "CG-PLAY-10")])
def test_a_card_to_which_nothing_is_open_stays(name: str, clause: str) -> None:
    frodo = {"reserve": [name, "gimli", "treebeard", "merry-brandybuck"]}
    game = play(table(path="caradhras", battlegrounds={"lorien": []}, seats=small({"frodo": frodo})), "move")
    assert why(game, name) == ("nowhere-to-go", "CG-MOVE-02", clause)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("caradhras", (), marks=rule("CG-MOVE-01")),
        pytest.param("lorien", (), marks=rule("CG-MOVE-02")),
        pytest.param("helms-deep", ("location-not-active", "CG-PLAY-11"), marks=rule("CG-MOVE-02")),
        pytest.param("reserve", ("in-reserve-already", "CG-MOVE-01", "CG-MOVE-06"), marks=rule("CG-MOVE-06")),
    ],
)
def test_a_card_can_move_there_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    assert why(play(moving(), "gandalf-the-grey"), name) == reason


# Cycling, eliminating, forsaking


@rule("CG-PLAY-06")
def test_a_card_cannot_pay_for_itself() -> None:
    frodo = {"hand": ["gimli", "eomer", "treebeard"], "reserve": ["theoden"], "deck": ["eowyn"]}
    game = play(table(path="bag-end", seats=small({"frodo": frodo})), "play", "treebeard")
    assert asked(game)[1] == "cycle"
    assert why(game, "gimli") == ()
    assert why(game, "treebeard") == ("pays-for-itself", "CG-PLAY-06")
    assert why(game, "theoden") == ("not-in-hand", "CG-CYCLE-01")


@rule("CG-CYCLE-01")
def test_only_cards_of_the_own_hand_are_cycled() -> None:
    game = play(
        table(path="bag-end", seats=small({"frodo": {"hand": ["gimli", "eomer"], "cycle": ["eowyn"]}})), "cycle"
    )
    assert why(game, "gimli") == ()
    assert why(game, "eowyn") == ("not-in-hand", "CG-CYCLE-01")
    assert why(game, "the-hunter") == ("card-of-another", "CG-ACT-06")


@rule("CG-SETUP-10")
def test_cards_of_the_first_hand_are_cycled() -> None:
    game = drawn(table("fellowship", step="opening", round=0))
    assert asked(game)[1] == "cycle-opening"
    held, *_ = game.state.hands["gandalf"]
    kept, *_ = game.state.decks["gandalf"]
    assert game.why_not("card", held.name, side="gandalf") is None
    reason = game.why_not("card", kept.name, side="gandalf")
    assert reason == {
        "key": "not-in-hand",
        "about": {"card": kept.name, "zone": "deck"},
        "clauses": ["CG-CYCLE-01"],
    }


@rule("CG-WINNOW-01")
def test_only_cards_of_the_own_hand_are_winnowed() -> None:
    frodo = {"hand": ["gimli", "eomer", "theoden"], "reserve": ["eowyn"]}
    game = play(table(path="bag-end", seats=small({"frodo": frodo})), "winnow")
    assert why(game, "gimli") == ()
    assert why(game, "eowyn") == ("not-in-hand", "CG-WINNOW-01")


@rule("CG-DUEL2-08")
def test_only_cards_of_the_own_hand_are_eliminated_for_a_ring() -> None:
    gandalf = {"hand": ["gimli", "eomer"], "reserve": ["eowyn"], "deck": []}
    game = play(table("duel", path="bag-end", seats={"gandalf": gandalf}), "ring")
    assert asked(game)[1] == "eliminate"
    assert why(game, "eowyn") == ("not-in-hand", "CG-DUEL2-08")


def forsaking(**frodo: list[str]) -> Table:
    """Frodo has to forsake a card for the Cave-troll."""
    seats: dict[str, Seat] = {
        "frodo": {"hand": ["gimli", "eomer"], "reserve": ["sam-gamgee+elven-cloak"], **frodo},
        "aragorn": {"reserve": ["elrond"], "hand": ["arwen"]},
        "saruman": {"reserve": ["cave-troll"]},
    }
    on_path = ["bilbo-baggins+lembas"]
    return play(table(to_act="saruman", path="bag-end", on_path=on_path, seats=small(seats)), "use")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("gimli", (), marks=rule("CG-FORSAKE-01")),
        pytest.param("elven-cloak", (), marks=rule("CG-ITEM-14", "CG-ITEM-15")),
        pytest.param("top-of-deck", (), marks=rule("CG-FORSAKE-01")),
        pytest.param("bilbo-baggins", ("not-forsaken-on-location", "CG-FORSAKE-04"), marks=rule("CG-FORSAKE-04")),
        pytest.param("elrond", ("in-reserve-of-another", "CG-FORSAKE-04"), marks=rule("CG-FORSAKE-04")),
        pytest.param("arwen", ("card-of-another", "CG-ACT-06"), marks=rule("CG-ACT-06")),
        pytest.param(
            "quickbeam", ("not-to-be-forsaken", "CG-FORSAKE-01", "CG-FORSAKE-04"), marks=rule("CG-FORSAKE-01")
        ),
        pytest.param("eowyn", ("not-to-be-forsaken", "CG-FORSAKE-01", "CG-FORSAKE-04"), marks=rule("CG-FORSAKE-04")),
        pytest.param("bag-end", ("no-card", "CG-ACT-06"), marks=rule("CG-ACT-06")),
    ],
)
def test_a_card_can_be_forsaken_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    game = forsaking(deck=["quickbeam"], cycle=["eowyn"])
    assert asked(game) == ("frodo", "forsake")
    assert why(game, name, kind="card" if name == "top-of-deck" else None) == reason


@rule("CG-FORSAKE-05", "CG-FORSAKE-08")
def test_where_draw_deck_and_cycle_pile_are_empty_there_is_no_top_card() -> None:
    game = forsaking()
    assert why(game, "top-of-deck", kind="deck") == ("no-top-card", "CG-FORSAKE-05", "CG-FORSAKE-08")


@rule("CG-ITEM-14")
def test_an_own_item_in_the_reserve_of_another_cannot_be_forsaken() -> None:
    seats: dict[str, Seat] = {
        "frodo": {"reserve": ["sam-gamgee+elven-cloak"], "hand": ["gimli"]},
        "aragorn": {"reserve": ["elrond"], "hand": ["arwen"]},
        "saruman": {"reserve": ["cave-troll"]},
    }
    game = play(table(to_act="saruman", path="bag-end", seats=small(seats)), "use")
    while asked(game)[0] == "frodo":
        game = play(game, "gimli")
    assert asked(game) == ("aragorn", "forsake")
    assert why(game, "elven-cloak") == ("in-reserve-of-another", "CG-FORSAKE-04", "CG-ITEM-14")


@rule("CG-PLAY-06")
def test_a_card_that_is_played_is_not_forsaken_for_itself() -> None:
    frodo = {"hand": ["gimli"], "reserve": ["theoden"], "deck": ["eowyn"]}
    game = play(table(path="bag-end", seats=small({"frodo": frodo})), "play")
    assert asked(game) == ("frodo", "forsake")
    assert why(game, "gimli") == ("pays-for-itself", "CG-PLAY-06")
    assert why(game, "theoden") == ()
