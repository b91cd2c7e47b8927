"""Chapter 10: "use an action" texts, the Ring token, winnowing."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.quiet import quiet, small
from cardgame.tables import Seat, Table, card, gained, names, table
from helpers import asked, play
from marks import rule
from ringwar.cardgame.rules.cycling import can_forsake
from ringwar.cardgame.table.facts import SCENARIOS
from ringwar.cardgame.table.texts import ACTIONS


def lembas_on_a_path(corruption: int, *others: str, **fields: Any) -> Table:
    """Frodo carries Lembas on the path, with others."""
    fields = {"seats": small(), **fields}
    return table(
        path="egladil", on_path=["frodo-baggins+lembas", *others], scoring={"corruption": corruption}, **fields
    )


@rule("CG-ABILITY-01", "CG-ACT-02")
def test_one_text_of_a_card_in_play_is_one_action() -> None:
    seats = {"frodo": {"reserve": ["bilbo-baggins", "fatty-bolger"], "deck": ["gimli", "eomer", "eowyn"]}}
    game = play(table(seats=seats), "use")
    assert game.names() == ["bilbo-baggins", "fatty-bolger"]
    game = play(game, "bilbo-baggins", "gimli", "eomer")
    assert names(game.state.hands["frodo"]) == {"gimli", "eomer"}
    assert names(game.state.reserves["frodo"]) == {"fatty-bolger"}
    assert asked(game) == ("witch-king", "action")


@rule("CG-ABILITY-02", "CG-EX-33")
def test_lembas_lost_in_combat_removes_no_corruption() -> None:
    enemies = ["the-witch-king", "the-commander", "the-hunter"]
    game = lembas_on_a_path(5, *enemies, step="combat", seats=quiet({"aragorn": {"deck": ["arwen"]}}))
    # Four icons against the path's one and Frodo's one: Lembas is eliminated with him.
    assert "lembas" in names(game.state.eliminated["aragorn"])
    assert game.state.corruption == 5 + 2


@rule("CG-ABILITY-02", "CG-EX-33")
def test_lembas_lost_on_a_shadow_turn_removes_no_corruption() -> None:
    seats = small({"saruman": {"reserve": ["cave-troll"]}, "frodo": {"reserve": ["frodo-baggins+lembas"]}})
    before = table(to_act="saruman", scoring={"corruption": 5}, seats=seats)
    after = play(before, "use", "lembas")
    assert gained(before, after, "eliminated", "aragorn") == {"lembas"}
    assert after.state.corruption == 5


@rule("CG-ABILITY-02")
def test_a_text_without_use_an_action_costs_none() -> None:
    seats = small({"aragorn": {"hand": ["elrond", "boromir"], "deck": ["arwen", "halbarad"]}})
    game = play(table(to_act="aragorn", seats=seats), "play", "elrond", "arwen")
    assert names(game.state.hands["aragorn"]) == {"arwen"}
    assert asked(game) == ("saruman", "action")


@rule("CG-ABILITY-03")
@pytest.mark.parametrize(
    ("seat", "body", "path", "place", "usable"),
    [
        ("frodo", "sam-gamgee", "bag-end", "reserve", True),
        ("frodo", "sam-gamgee", "bag-end", "path", False),
        ("frodo", "gandalf-the-grey", "bag-end", "path", True),
        ("frodo", "gandalf-the-grey", "bag-end", "reserve", False),
        ("frodo", "gandalf-the-grey", "bag-end", "edoras", False),
        ("witch-king", "the-commander+black-breath", "bag-end", "path", True),
        ("witch-king", "the-commander+morgul-blade", "bag-end", "edoras", False),
        ("witch-king", "grishnakh", "amon-hen", "path", True),
        ("witch-king", "grishnakh", "amon-hen", "reserve", False),
    ],
)
def test_the_conditions_of_a_text_must_hold_when_it_is_used(
    seat: str, body: str, path: str, place: str, usable: bool
) -> None:
    game = table(
        path=path,
        on_path=[body] if place == "path" else [],
        battlegrounds={"edoras": [body] if place == "edoras" else []},
        to_act=seat,
        seats={seat: {"reserve": [body] if place == "reserve" else []}},
    )
    assert ("use" in game.names()) is usable


@rule("CG-ABILITY-04")
def test_a_price_is_paid_before_the_benefit() -> None:
    seats = small({"aragorn": {"hand": ["boromir"], "reserve": ["denethor"], "deck": ["faramir", "arwen"]}})
    before = table(to_act="aragorn", seats=seats)
    paying = play(before, "use")
    assert asked(paying) == ("aragorn", "forsake")
    assert names(paying.state.hands["aragorn"]) == {"boromir"}
    game = play(paying, "boromir")
    assert gained(before, game, "eliminated", "aragorn") == {"boromir"}
    assert names(game.state.hands["aragorn"]) == {"faramir"}


@rule("CG-ABILITY-04")
@pytest.mark.parametrize(
    ("sources", "payable"),
    [({}, False), ({"hand": ["arwen"]}, True), ({"reserve": ["arwen"]}, True), ({"cycle": ["arwen"]}, True)],
)
def test_a_price_of_forsaking_needs_something_to_forsake(sources: dict[str, list[str]], payable: bool) -> None:
    denethor = card("denethor")
    assert can_forsake in ACTIONS["denethor"].conditions
    assert can_forsake(table(seats=small({"aragorn": sources})).state, "aragorn", denethor) is payable


@rule("CG-ABILITY-05")
def test_using_a_text_costs_no_card_of_the_hand() -> None:
    seats = small({"witch-king": {"hand": ["olog-hai", "black-uruks"], "reserve": ["the-hunter"]}})
    before = table(path="bag-end", to_act="witch-king", seats=seats)
    after = play(before, "use")
    assert after.state.hands["witch-king"] == before.state.hands["witch-king"]
    assert names(after.state.cycles["witch-king"]) == {"the-hunter"}


@rule("CG-ABILITY-06")
def test_a_text_may_be_used_again_on_a_later_turn() -> None:
    hand = ["halbarad", "elrond", "arwen"]
    seats = {"aragorn": {"hand": hand, "reserve": ["denethor"], "deck": ["faramir", "boromir", "strider", "legolas"]}}
    game = table(to_act="aragorn", seats=seats)
    game = play(game, "use", "halbarad", "faramir", "pass", "pass", "pass")
    game = play(game, "use", "elrond")
    assert names(game.state.hands["aragorn"]) == {"arwen", "faramir", "boromir"}


@rule("CG-ABILITY-06")
def test_a_text_limited_to_once_a_round_is_not_offered_again() -> None:
    deck = ["gollum", "shelob", "hill-troll", "cave-troll"]
    seats = {"saruman": {"reserve": ["saruman+palantir-of-orthanc"], "deck": deck}}
    game = table(to_act="saruman", seats=seats)
    game = play(game, "use", *deck[:3], "gollum", "shelob")
    assert names(game.state.hands["saruman"]) == {"hill-troll"}
    assert "use" not in play(game, "pass", "pass", "pass").names()


@rule("CG-ABILITY-06", "CG-ELIM-07", "CG-FORSAKE-07")
@pytest.mark.parametrize(("cycle", "taken"), [([], set()), (["boromir"], {"boromir"})])
def test_a_text_used_at_no_cost_is_not_used_again_in_the_round(cycle: list[str], taken: set[str]) -> None:
    seats = {"aragorn": {"hand": ["arwen"], "reserve": ["denethor"], "deck": ["aragorn"], "cycle": cycle}}
    game = play(table(to_act="aragorn", seats=quiet(seats)), "use", "top-of-deck")
    assert names(game.state.decks["aragorn"]) == {"aragorn"}
    assert names(game.state.hands["aragorn"]) == {"arwen", *taken}
    assert (asked(game), "use" in game.names()) == (("aragorn", "action"), False)
    assert game.view("frodo")["used_this_round"] == ["denethor"]


@rule("CG-ABILITY-06", "CG-AMB-22")
@pytest.mark.parametrize(("wielder", "item"), [("aragorn", "anduril"), ("gandalf-the-grey", "shadowfax")])
def test_a_text_that_found_nothing_to_do_is_not_used_again_in_the_round(wielder: str, item: str) -> None:
    seats = {"gandalf": {"hand": ["arwen"], "reserve": [f"{wielder}+{item}", "denethor"], "deck": []}}
    everywhere = {each.name: () for each in SCENARIOS["duel"].battlegrounds}
    game = table("duel", to_act="gandalf", seats=quiet(seats, "duel"), battlegrounds=everywhere)
    game = play(game, "use", item)
    assert game.state.used == (card(item),)
    assert {*game.state.battlegrounds} == {*SCENARIOS["duel"].battlegrounds}
    assert play(game, "use", "arwen").state.used == (card(item),)  # Denethor is left, and cost a card for good


@rule("CG-ABILITY-07", "CG-AMB-25")
def test_lembas_is_used_by_the_hobbit_player_and_not_by_its_owner() -> None:
    assert "use" in lembas_on_a_path(5).names()
    assert "use" not in lembas_on_a_path(5, to_act="aragorn").names()


@rule("CG-ABILITY-07", "CG-AMB-25")
def test_an_item_belongs_to_its_owner_and_no_enemy_or_teammate_uses_it() -> None:
    seats = {"aragorn": {"reserve": ["elrond+vilya-ring-of-air"]}, "frodo": {"reserve": ["gandalf-the-grey"]}}
    for seat, usable in [("aragorn", True), ("frodo", False), ("saruman", False)]:
        assert ("use" in table(to_act=seat, seats=seats).names()) is usable


@rule("CG-EX-34", "CG-AMB-22")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_lembas_removes_a_corruption_for_each_hobbit(before: int, after: int) -> None:
    start = lembas_on_a_path(before, "sam-gamgee", "gimli")
    game = play(start, "use")
    assert game.state.corruption == after
    assert gained(start, game, "eliminated", "aragorn") == {"lembas"}
    assert game.state.items == {}


@rule("CG-RING-01", "CG-RING-02", "CG-EX-36")
def test_the_ring_token_draws_two_cards_once_in_a_game() -> None:
    seats = {"frodo": {"hand": ["gimli", "eomer", "eowyn"], "deck": ["theoden", "quickbeam", "treebeard"]}}
    game = play(table(seats=seats), "ring", "theoden", "quickbeam")
    assert names(game.state.hands["frodo"]) == {"gimli", "eomer", "eowyn", "theoden", "quickbeam"}
    assert game.state.rings == {"frodo": False, "witch-king": True, "aragorn": True, "saruman": True}
    game = play(game, "pass", "pass", "pass")
    assert asked(game) == ("frodo", "action")
    assert "ring" not in game.names()


@rule("CG-RING-02")
def test_a_used_ring_token_does_not_come_back_in_the_next_round() -> None:
    game = table(step="draw", seats=quiet({"frodo": {"hand": ["gimli", "eomer"]}}))
    game = play(game, "harad", "bag-end")
    assert game.state.round == 2
    assert asked(game) == ("frodo", "action")
    assert "ring" not in game.names()


@rule("CG-RING-01")
def test_a_teammates_token_is_no_use() -> None:
    seats: dict[str, Seat] = {"frodo": {"hand": ["gimli"], "ring_token": False}, "aragorn": {"ring_token": True}}
    assert "ring" not in table(seats=seats).names()
    assert play(table(seats=seats), "pass", "pass").names() == ["ring", "pass"]


@rule("CG-AMB-42", "CG-DECK-11")
@pytest.mark.parametrize("deed", [("ring",), ("winnow",)])
def test_ring_and_winnow_may_be_used_where_too_little_is_to_be_drawn(deed: tuple[str, ...]) -> None:
    seats = small({"frodo": {"hand": ["gimli", "eomer"], "deck": ["theoden"] if deed == ("ring",) else []}})
    before = table(seats=seats)
    after = play(before, *deed)
    assert gained(before, after, "hands", "frodo") == ({"theoden"} if deed == ("ring",) else set())
    assert gained(before, after, "eliminated", "frodo") == (set() if deed == ("ring",) else {"gimli", "eomer"})
    assert asked(after)[0] == "witch-king"


@rule("CG-WINNOW-01")
def test_winnowing_eliminates_two_cards_of_the_hand_and_draws_one() -> None:
    seats = {"frodo": {"hand": ["gimli", "eomer", "eowyn"], "reserve": ["smeagol"], "deck": ["theoden", "quickbeam"]}}
    before = table(seats=seats)
    game = play(before, "winnow")
    assert game.names() == ["gimli", "eomer", "eowyn"]
    game = play(game, "gimli")
    assert game.names() == ["eomer", "eowyn"]
    game = play(game, "eowyn", "theoden")
    assert gained(before, game, "eliminated", "frodo") == {"gimli", "eowyn"}
    assert names(game.state.hands["frodo"]) == {"eomer", "theoden"}
    assert game.state.cycles["frodo"] == ()
    assert asked(game) == ("witch-king", "action")


@rule("CG-WINNOW-02", "CG-EX-35")
@pytest.mark.parametrize(("hand", "legal"), [([], False), (["gimli"], False), (["gimli", "eomer"], True)])
def test_winnowing_needs_two_cards_in_hand(hand: list[str], legal: bool) -> None:
    seats = {"frodo": {"hand": hand, "reserve": ["eowyn", "theoden"], "deck": ["smeagol", "sting"]}}
    game = table(seats=seats)
    assert ("winnow" in game.names()) is legal
    if legal:
        assert len(play(game, "winnow", "smeagol").state.hands["frodo"]) == 1
