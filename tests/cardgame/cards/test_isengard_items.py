"""What Saruman carries."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.tables import Table, card, names, table
from helpers import asked, play
from laws.changes import check_changes
from marks import rule
from ringwar.kernel import HIDDEN

TOP_THREE = ["ugluk", "gollum", "shelob"]
HAND = ["wolf-riders", "hill-troll", "cave-troll", "barrow-wights"]


@rule("CG-ITEM-02", "CG-ITEM-03")
@pytest.mark.parametrize("item", ["palantir-of-orthanc", "sarumans-staff", "woven-of-all-colours"])
def test_only_saruman_wields_these(item: str) -> None:
    others = {"saruman": {"hand": [item], "reserve": ["ugluk", "grima-wormtongue"]}}
    assert "play" not in table(seats=others, to_act="saruman").names()
    his = {"saruman": {"hand": [item, "gollum"], "reserve": ["ugluk", "saruman"]}}
    game = play(table(seats=his, to_act="saruman"), "play", item)
    assert game.state.items == {card("saruman"): (card(item),)}


# The Palantír of Orthanc


def palantir(deck: list[str], *, rules: str = "trilogy", seat: str = "saruman", **more: Any) -> Table:
    """The Palantír is about to be used."""
    seats = {seat: {"reserve": ["saruman+palantir-of-orthanc"], "deck": deck, "hand": ["hill-troll"], **more}}
    return table(rules, seats=seats, to_act=seat)


@rule("CG-ABILITY-01", "CG-INFO-08")
def test_the_palantir_eliminates_one_of_three_cards_cycles_one_and_keeps_one() -> None:
    game = play(palantir([*TOP_THREE, "cave-troll"]), "use", *TOP_THREE)
    assert set(game.names()) == set(TOP_THREE)
    assert game.view("saruman")["seats"]["saruman"]["drawn"] == sorted(TOP_THREE)
    assert game.view("witch-king")["seats"]["saruman"]["drawn_seen"] == []
    game = play(game, "gollum")
    assert set(game.names()) == {"ugluk", "shelob"}
    game = play(game, "shelob")
    state = game.state
    assert "gollum" in names(state.eliminated["saruman"])
    assert names(state.cycles["saruman"]) == {"shelob"}
    assert names(state.hands["saruman"]) == {"hill-troll", "ugluk"}
    assert names(state.decks["saruman"]) == {"cave-troll"}
    assert state.drawn["saruman"] == ()
    assert game.view("frodo")["seats"]["saruman"]["hand_seen"] == []
    told = [event for event in game.events() if event.kind == "take-drawn"]
    assert [event.seen_by("saruman").about["card"] for event in told] == [card("ugluk")]
    assert [event.seen_by("frodo").about["card"] for event in told] == [HIDDEN]


@rule("CG-ABILITY-06", "CG-ROUND-10")
def test_the_palantir_is_used_once_a_round() -> None:
    deck = [*TOP_THREE, "cave-troll", "wolf-riders", "barrow-wights", "balrog-of-moria"]
    game = play(palantir(deck), "use", *TOP_THREE, "gollum", "shelob", "pass", "pass", "pass")
    assert asked(game) == ("saruman", "action")
    assert "use" not in game.names()


@rule("CG-ROUND-10")
def test_the_palantir_may_be_used_again_in_the_next_round() -> None:
    game = table(
        step="draw",
        round=1,
        paths_activated=["bag-end"],
        seats={
            **{name: {"deck": []} for name in ("frodo", "witch-king", "aragorn")},
            "saruman": {"reserve": ["saruman+palantir-of-orthanc"], "deck": ["ugluk", "gollum"]},
        },
        used_this_round=["palantir-of-orthanc"],
        starting_player="aragorn",
    )
    game = play(game, "ugluk", "harad", "weathertop")
    assert asked(game) == ("saruman", "action")
    assert game.state.round == 2
    assert "use" in game.names()


@rule("CG-DECK-03", "CG-DECK-11")
def test_the_palantir_sees_into_the_recycled_deck_and_goes_short_where_cards_are_few() -> None:
    recycled = play(palantir(["ugluk"], cycle=["gollum", "shelob", "cave-troll"]), "use", "gollum", "shelob")
    assert set(recycled.names()) == set(TOP_THREE)
    assert names(recycled.state.decks["saruman"]) == {"cave-troll"}
    assert recycled.state.cycles["saruman"] == ()
    two = play(palantir(["ugluk", "gollum"]), "use", "gollum", "gollum")
    assert "gollum" in names(two.state.eliminated["saruman"])
    assert names(two.state.cycles["saruman"]) == {"ugluk"}
    assert names(two.state.hands["saruman"]) == {"hill-troll"}
    one = play(palantir(["ugluk"]), "use")
    assert "ugluk" in names(one.state.eliminated["saruman"])
    none = play(palantir([]), "use")
    assert names(none.state.hands["saruman"]) == {"hill-troll"}


@rule("CG-INFO-11")
def test_what_may_lie_where_is_remembered_when_nothing_is_left_to_take() -> None:
    known = [{"seat": "saruman", "places": ["deck"], "cards": ["gollum"]}]
    seats = {"saruman": {"reserve": ["saruman+palantir-of-orthanc"], "deck": ["ugluk", "gollum"]}}
    game = play(table(seats=seats, to_act="saruman", known=known), "use", "ugluk", "ugluk")
    assert [entry["cards"] for entry in game.view("frodo")["known"]] == [["gollum"]]
    check_changes(game, "the Palantír")


@rule("CG-ABILITY-03")
def test_the_palantir_is_used_only_in_reserve() -> None:
    assert "use" not in table(path="amon-hen", on_path=["saruman+palantir-of-orthanc"], to_act="saruman").names()
    in_battle = table(battlegrounds={"edoras": ["saruman+palantir-of-orthanc"]}, to_act="saruman")
    assert "use" not in in_battle.names()


@rule("CG-DUEL2-16")
def test_the_palantir_works_once_in_a_duel() -> None:
    game = palantir([*TOP_THREE, "cave-troll"], rules="duel", seat="witch-king")
    game = play(game, "use", *TOP_THREE, "gollum", "shelob")
    assert names(game.state.hands["witch-king"]) == {"hill-troll", "ugluk"}
    assert names(game.state.decks["witch-king"]) == {"cave-troll"}


# Saruman's Staff


@rule("CG-PASS-01", "CG-PASS-06")
@pytest.mark.parametrize("hand, may_pass", [(2, True), (3, True), (4, False)])
@pytest.mark.parametrize("place", ["reserve", "path", "battleground"])
def test_with_sarumans_staff_in_play_three_cards_may_be_kept(place: str, hand: int, may_pass: bool) -> None:
    saruman = ["saruman+sarumans-staff"]
    game = table(
        seats={"saruman": {"hand": HAND[:hand], "reserve": saruman if place == "reserve" else []}},
        path="amon-hen",
        on_path=saruman if place == "path" else [],
        battlegrounds={"edoras": saruman if place == "battleground" else []},
        to_act="saruman",
    )
    assert ("pass" in game.names()) is may_pass


@rule("CG-PASS-06")
def test_sarumans_staff_raises_no_limit_from_hand_nor_that_of_the_other_shadow_player() -> None:
    in_hand = {"saruman": {"hand": ["sarumans-staff", *HAND[:2]], "reserve": ["saruman"]}}
    assert "pass" not in table(seats=in_hand, to_act="saruman").names()
    wielded = {
        "saruman": {"reserve": ["saruman+sarumans-staff"]},
        "witch-king": {"hand": ["mordor-orcs", "olog-hai", "black-uruks"]},
    }
    assert "pass" not in table(seats=wielded, to_act="witch-king").names()


# Woven of All Colours

WOVEN = "saruman+woven-of-all-colours+palantir-of-orthanc"


@rule("CG-EX-42", "CG-AMB-37", "CG-ITEM-12")
def test_woven_of_all_colours_saves_the_attacker_saruman_with_all_his_items() -> None:
    on_path = table(path="amon-hen", on_path=[WOVEN, "ugluk"], step="combat")
    assert names(on_path.state.cycles["saruman"]) == set(WOVEN.split("+"))
    assert names(on_path.state.eliminated["saruman"]) == {"ugluk"}
    assert on_path.state.corruption == 3
    in_battle = table(battlegrounds={"edoras": [WOVEN, "wolf-riders"]}, step="combat")
    assert names(in_battle.state.cycles["saruman"]) == set(WOVEN.split("+"))
    assert names(in_battle.state.eliminated["saruman"]) == {"wolf-riders"}


@rule("CG-ELIM-07", "CG-ELIM-08")
def test_saruman_saved_in_defense_has_still_cancelled_icons() -> None:
    game = table(battlegrounds={"orthanc": [WOVEN, "riders-of-rohan", "eomer"]}, step="combat")
    assert names(game.state.cycles["saruman"]) == set(WOVEN.split("+"))
    assert [each.name for each in game.state.scoring["shadow"]] == ["orthanc"]


@rule("CG-COMBATPATH-11", "CG-ITEM-10")
def test_without_it_saruman_and_his_items_are_eliminated() -> None:
    game = table(path="amon-hen", on_path=["saruman+palantir-of-orthanc"], step="combat")
    assert names(game.state.eliminated["saruman"]) == {"saruman", "palantir-of-orthanc"}
    assert game.state.cycles["saruman"] == ()
