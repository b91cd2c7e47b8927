"""Chapter 14: who may see what."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from cardgame.quiet import small
from cardgame.tables import Table, card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import CARDS, PATHS
from ringwar.kernel import Event, plain

SEATS = ("frodo", "witch-king", "aragorn", "saruman")
HIDDEN = {
    "frodo": {"hand": ["gimli", "quickbeam"], "cycle": ["eomer"], "eliminated": ["eowyn"], "deck": ["theoden"]},
    "witch-king": {"hand": ["olog-hai"], "cycle": ["grishnakh"], "eliminated": ["black-uruks"], "deck": ["the-hunter"]},
    "aragorn": {"hand": ["boromir"], "cycle": ["halbarad"], "eliminated": ["faramir"], "deck": ["arwen", "elrond"]},
    "saruman": {"hand": ["gollum"], "cycle": ["shelob"], "eliminated": ["ugluk"], "deck": ["cave-troll"]},
}


def cards_told(told: Any) -> set[str]:
    """The names of faction cards that occur in something JSON-ready, but for those that are names of seats too."""
    text = json.dumps(told)
    return {name for name in CARDS if f'"{name}"' in text and name not in SEATS}


def events_for(game: Table, reader: str, since: int = 0) -> list[Any]:
    """What a reader was told since the game stood at so many answers, ready for JSON."""
    entries = [entry.seen_by(reader) for entry in game.log(since) if isinstance(entry, Event)]
    return [plain([event.kind, dict(event.about), event.cause]) for event in entries]


def zones(game: Table, seat: str) -> list[set[str]]:
    """The contents of a seat's hand, cycle pile, eliminated pile and draw deck."""
    state = game.state
    return [names(zone[seat]) for zone in (state.hands, state.cycles, state.eliminated, state.decks)]


def known(game: Table, reader: str) -> set[str]:
    """The cards that a reader's view names, but for those of the own hand and piles."""
    own = zones(game, reader)[:3] if reader in SEATS else []
    return cards_told(game.view(reader)) - set().union(*own)


@rule("CG-INFO-01", "CG-INFO-11")
@pytest.mark.parametrize("reader", ["frodo", "witch-king", "saruman", "spectator"])
def test_a_card_that_an_effect_names_is_shown(reader: str) -> None:
    seats = {"aragorn": {"reserve": ["halbarad"], "deck": ["strider", "arwen", "elrond"]}}
    game = play(table(to_act="aragorn", seats=seats), "use")
    assert game.view(reader)["seats"]["aragorn"]["hand_seen"] == ["strider"]
    assert cards_told(events_for(game, reader)) == {"strider", "halbarad"}
    assert [event[1]["card"] for event in events_for(game, reader) if event[0] == "take"] == ["strider"]


@rule("CG-INFO-02")
@pytest.mark.parametrize("seat", SEATS)
def test_a_player_sees_the_own_hand_and_piles(seat: str) -> None:
    game = table(seats=HIDDEN)
    shown = game.view(seat)["seats"][seat]
    hand, cycle, eliminated, _ = zones(game, seat)
    assert (set(shown["hand"]), set(shown["cycle"]), set(shown["eliminated"])) == (hand, cycle, eliminated)


@rule("CG-INFO-03", "CG-INFO-05", "CG-INFO-12")
@pytest.mark.parametrize("reader", [*SEATS, "spectator"])
def test_nobody_sees_a_hidden_card_of_another_player_or_of_a_teammate(reader: str) -> None:
    game = table(seats=HIDDEN)
    assert known(game, reader) == set()
    for seat in SEATS:
        if seat != reader:
            assert not {"hand", "cycle", "eliminated", "drawn", "top"} & set(game.view(reader)["seats"][seat])


@rule("CG-INFO-04", "CG-RESERVE-01")
@pytest.mark.parametrize("reader", [*SEATS, "spectator"])
def test_everybody_sees_all_cards_in_play_with_their_items_and_tokens(reader: str) -> None:
    game = table(
        path="egladil",
        on_path=["frodo-baggins+elven-cloak", "the-commander"],
        battlegrounds={"edoras": ["riders-of-rohan", "wolf-riders"]},
        seats={"aragorn": {"reserve": ["galadriel+nenya-ring-of-adamant"], "deck": []}, "frodo": {"locked": ["eomer"]}},
    )
    in_play = {"elven-cloak", "the-commander", "riders-of-rohan", "wolf-riders", "galadriel", "nenya-ring-of-adamant"}
    assert cards_told(game.view(reader)) >= {*in_play, "frodo-baggins", "eomer"}
    (bearer, _) = game.view(reader)["path"]["cards"]
    assert (bearer["card"], bearer["items"], bearer["seat"]) == ("frodo-baggins", ["elven-cloak"], "frodo")
    assert game.view(reader)["seats"]["frodo"]["reserve"][0]["locked"] is True


@rule("CG-INFO-04")
@pytest.mark.parametrize(
    ("rules", "on_path", "attack", "winner"),
    [
        ("trilogy", ["the-commander"], 1, "free-peoples"),
        ("trilogy", ["the-witch-king"], 2, "shadow"),
        ("duel", ["the-commander"], 1, None),
        ("duel", ["the-witch-king"], 2, "shadow"),
        ("duel", [], 0, "free-peoples"),
    ],
)
def test_everybody_sees_how_a_path_stands(rules: str, on_path: list[str], attack: int, winner: str | None) -> None:
    shown = table(rules, path="egladil", on_path=on_path).view("spectator")["path"]
    assert (shown["attack"], shown["defense"], shown["winner_now"]) == (attack, 1, winner)
    assert shown["tokens"] == {"attack": 0, "defense": 0}


@rule("CG-INFO-07", "CG-AMB-40")
@pytest.mark.parametrize("reader", ["frodo", "saruman", "spectator"])
def test_the_numbers_of_cards_are_public(reader: str) -> None:
    game = table(seats=HIDDEN)
    assert game.view(reader)["seats"]["frodo"]["ring_token"] is True
    for seat in SEATS:
        shown = game.view(reader)["seats"][seat]
        sizes = [shown["hand_size"], shown["cycle_size"], shown["eliminated_size"], shown["deck_size"]]
        assert sizes == [len(zone) for zone in zones(game, seat)]


@rule("CG-INFO-08")
@pytest.mark.parametrize("seat", SEATS)
def test_nobody_sees_into_a_draw_deck_not_even_its_owner(seat: str) -> None:
    game = table(seats=HIDDEN)
    for reader in (*SEATS, "spectator"):
        assert not names(game.state.decks[seat]) & cards_told(game.view(reader))
    assert game.view(seat)["seats"][seat]["top"] == []


@rule("CG-INFO-08")
def test_the_owner_alone_sees_what_a_search_or_a_look_lets_see() -> None:
    seats = {"aragorn": {"hand": ["boromir"], "reserve": ["denethor", "halbarad"], "deck": ["strider", "aragorn"]}}
    game = play(table(to_act="aragorn", seats=seats), "use", "halbarad")  # Strider or Aragorn: both are found
    assert game.view("aragorn")["question"]["options"] == ["aragorn", "strider"]
    assert "question" not in game.view("frodo")
    assert "strider" not in known(game, "frodo")
    mirror = {"reserve": ["galadriel+mirror-of-galadriel"], "deck": ["arwen", "elrond"], "top": ["elrond"]}
    looked = table(seats=small({"aragorn": mirror}))
    assert looked.view("aragorn")["seats"]["aragorn"]["top"] == ["elrond"]
    assert "elrond" not in cards_told(looked.view("frodo"))


@rule("CG-INFO-08")
def test_a_look_at_the_top_is_for_the_owner_of_the_mirror_alone() -> None:
    seats = small(
        {
            "aragorn": {
                "hand": ["mirror-of-galadriel", "boromir"],
                "reserve": ["galadriel"],
                "deck": ["arwen", "elrond"],
            },
            "frodo": {"reserve": ["frodo-baggins+sting"], "deck": ["gimli", "eomer", "eowyn"]},
        }
    )
    game = play(table(to_act="aragorn", seats=seats), "play", "mirror-of-galadriel", "elrond")
    told = [event for event in game.events() if event.kind == "top-seen"]
    assert [plain(event.seen_by("aragorn").about["card"]) for event in told] == ["elrond"]
    assert [event.seen_by("frodo").about["card"] for event in told] == ["hidden"]
    game = play(game, "pass", "ring", "gimli", "eomer")
    assert game.question is not None
    assert (game.question.side, game.question.key) == ("witch-king", "action")  # Frodo's next card is not looked at
    assert game.state.tops["frodo"] == ()


@rule("CG-INFO-09")
@pytest.mark.parametrize("reader", ["frodo", "saruman", "spectator"])
def test_the_numbers_of_the_path_deck_are_public(reader: str) -> None:
    shown = table(path="emyn-muil").view(reader)
    assert [PATHS[name].number for name in shown["path_deck"]] == [6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9]
    assert shown["path_number"] == 6


@rule("CG-INFO-09")
def test_which_path_comes_up_is_not_known() -> None:
    game = table(step="path", paths_activated=["emyn-muil"])
    assert game.question is not None
    assert game.question.side == "chance"
    assert set(game.names()) == {"henneth-annun", "osgiliath", "the-cross-roads"}


@rule("CG-INFO-10")
@pytest.mark.parametrize("reader", ["aragorn", "witch-king", "spectator"])
def test_scoring_areas_and_corruption_are_public(reader: str) -> None:
    scoring = {"free-peoples": ["helms-deep", "bag-end"], "shadow": ["edoras", "weathertop"], "corruption": 3}
    shown = table(scoring=scoring).view(reader)
    assert shown["scoring"] == {"free-peoples": ["helms-deep", "bag-end"], "shadow": ["edoras", "weathertop"]}
    assert shown["corruption"] == 3
    assert shown["points"] == {"free-peoples": 3, "shadow": 4}


@rule("CG-INFO-11")
@pytest.mark.parametrize(
    ("answers", "shown"),
    [
        (("cycle", "gimli"), set()),
        (("winnow", "gimli", "eomer", "sting"), set()),
        (("play", "gimli", "eomer", "no"), {"gimli"}),
        (("ring", "sting", "glamdring"), set()),
    ],
)
def test_what_is_drawn_cycled_or_eliminated_from_hidden_zones_stays_hidden(
    answers: tuple[str, ...], shown: set[str]
) -> None:
    hand = {"hand": ["gimli", "eomer", "eowyn"], "deck": ["sting", "glamdring", "shadowfax"]}
    game = play(table(seats=small({"frodo": hand})), *answers)
    for reader in ("saruman", "aragorn", "spectator"):
        assert cards_told(events_for(game, reader)) == shown
        assert known(game, reader) == shown
    assert cards_told(events_for(game, "frodo")) > shown


@rule("CG-INFO-11", "CG-FORSAKE-02")
@pytest.mark.parametrize("choice", ["gimli", "top-of-deck"])
def test_a_card_forsaken_from_hand_or_deck_stays_hidden(choice: str) -> None:
    frodo = {"hand": ["gimli"], "deck": ["eomer"]}
    game = table(to_act="saruman", seats=small({"frodo": frodo, "saruman": {"reserve": ["cave-troll"]}}))
    game = play(game, "use", choice)
    assert known(game, "spectator") == {"cave-troll"}
    assert known(game, "saruman") == set()
    assert cards_told(events_for(game, "saruman")) == {"cave-troll"}
    assert cards_told(events_for(game, "frodo")) >= {"gimli" if choice == "gimli" else "eomer"}


@rule("CG-INFO-11")
def test_what_leaves_play_face_up_is_remembered_even_when_it_was_recycled() -> None:
    frodo = {"reserve": ["bilbo-baggins"], "deck": ["gimli", "eomer", "eowyn"]}
    game = play(table(seats=small({"frodo": frodo})), "use", "gimli", "eomer")
    assert game.view("saruman")["seats"]["frodo"]["cycle_seen"] == ["bilbo-baggins"]
    game = play(game, "pass", "pass", "pass", "ring")  # the last card of the deck, then Bilbo from the new one
    assert names(game.state.hands["frodo"]) == {"gimli", "eomer", "eowyn", "bilbo-baggins"}
    assert game.view("saruman")["seats"]["frodo"]["hand_seen"] == []
    remembered = {"seat": "frodo", "places": ["deck", "hand"], "cards": ["bilbo-baggins"]}
    assert game.view("saruman")["known"] == [remembered]


@rule("CG-INFO-11")
def test_an_event_that_was_carried_out_is_known_to_lie_in_the_eliminated_pile() -> None:
    seats = small({"aragorn": {"hand": ["the-red-arrow", "boromir"]}})
    game = play(table(to_act="aragorn", seats=seats), "play", "the-red-arrow")
    assert game.view("saruman")["seats"]["aragorn"]["eliminated_seen"] == ["the-red-arrow"]


@rule("CG-INFO-11")
def test_a_known_card_in_hand_may_be_the_hidden_card_that_has_left_the_hand() -> None:
    seats = small({"aragorn": {"hand": ["arwen"], "reserve": ["halbarad"], "deck": ["strider"]}})
    game = play(table(to_act="aragorn", seats=seats), "use")
    assert game.view("saruman")["seats"]["aragorn"]["hand_seen"] == ["strider"]
    game = play(game, "pass", "pass", "pass", "cycle", "strider")
    assert game.view("saruman")["seats"]["aragorn"]["cycle_seen"] == []
    remembered = {"seat": "aragorn", "places": ["cycle", "hand"], "cards": ["strider"]}
    assert remembered in game.view("saruman")["known"]
    worlds = [game.imagined("saruman", Random(seed)).state for seed in range(40)]
    assert {card.name for each in worlds for card in each.decks["aragorn"]}.isdisjoint({"strider"})
    assert {"strider" in names(each.hands["aragorn"]) for each in worlds} == {True, False}


@rule("CG-INFO-12", "CG-INFO-03")
@pytest.mark.parametrize("seat", SEATS)
def test_the_opening_choice_of_others_is_not_seen(seat: str) -> None:
    deal = [card.name for each in table().state.rules.scenario.seats for card in each.cards[:7]]
    game = play(table(step="opening", round=0), *deal)
    game = play(game, *(("frodo", deal[0]) for _ in range(seat != "frodo")))
    assert known(game, seat) == set()
    assert {question["side"] for question in game.view(seat)["asked"]} == set(SEATS) - (
        {"frodo"} if seat != "frodo" else set()
    )


@rule("CG-INFO-12")
@pytest.mark.parametrize("reader", SEATS)
def test_an_imagined_table_looks_the_same_to_its_reader(reader: str) -> None:
    game = table(seats={seat: {zone: HIDDEN[seat][zone] for zone in ("hand", "cycle")} for seat in SEATS})
    for seed in range(1, 4):
        other = game.imagined(reader, Random(seed))
        assert other.view(reader) == game.view(reader)
        assert other.state.hands[reader] == game.state.hands[reader]
        for seat in SEATS:
            assert set().union(*zones(other, seat)) == set().union(*zones(game, seat))
        assert any(other.state.hands[seat] != game.state.hands[seat] for seat in SEATS)


@rule("CG-INFO-11", "CG-INFO-12")
def test_what_everybody_saw_stays_where_it_is_in_imagined_tables() -> None:
    seats = {"aragorn": {"hand": ["the-red-arrow", "boromir", "arwen"], "reserve": ["halbarad"]}}
    game = play(table(to_act="aragorn", seats=seats), "play", "the-red-arrow", "boromir", "pass", "pass", "pass")
    game = play(game, "use", "strider", "pass")  # Halbarad is cycled, Strider taken
    for seed in range(1, 9):
        state = game.imagined("saruman", Random(seed)).state
        assert card("strider") in state.hands["aragorn"]
        assert card("halbarad") in state.cycles["aragorn"]
        assert names(state.eliminated["aragorn"]) == {"the-red-arrow"}


@rule("CG-INFO-04", "CG-INFO-12")
@pytest.mark.parametrize("deed", ["winnow", "ring", "pass", "use"])
def test_everybody_is_told_what_a_player_does(deed: str) -> None:
    frodo = {"hand": ["gimli", "eomer"], "reserve": ["bilbo-baggins"], "deck": ["sting", "eowyn", "theoden"]}
    game = play(table(seats=small({"frodo": frodo})), deed)
    done = [event for event in events_for(game, "saruman") if event[0] == deed]
    assert [event[1]["seat"] for event in done] == ["frodo"]


@rule("CG-INFO-12", "CG-PLAY-18")
def test_cards_drawn_aside_are_seen_by_their_player_alone() -> None:
    deck = ["riders-of-rohan", "gimli", "quickbeam", "treebeard", "smeagol", "sting"]
    game = play(table(seats=small({"frodo": {"hand": ["eomer", "theoden"], "deck": deck}})), "play", "eomer", *deck[:5])
    assert set(game.view("frodo")["seats"]["frodo"]["drawn"]) == set(deck[:5])
    assert game.view("frodo")["question"]["options"] == ["riders-of-rohan", "none"]
    for reader in ("aragorn", "saruman", "spectator"):
        assert known(game, reader) == {"eomer"}
        assert cards_told(events_for(game, reader)) == {"eomer"}


@rule("CG-INFO-07")
def test_without_ring_tokens_nobody_is_shown_with_one() -> None:
    shown = table("fellowship").view("spectator")["seats"]
    assert {seat: fields["ring_token"] for seat, fields in shown.items()} == {"balrog": False, "gandalf": False}
