"""Mordor: the nine Nazgûl."""

from __future__ import annotations

import pytest

from cardgame.cards.mordors_turn import mordors_turn
from cardgame.quiet import drawn, hands, small
from cardgame.tables import card, names, table
from helpers import play
from marks import rule

NAZGUL_WITH_ACTIONS = [
    *("the-beguiler", "the-commander", "the-destroyer", "the-hunter", "the-messenger", "the-reaver", "the-warrior"),
]


@rule("CG-PLAY-22", "CG-MOVE-04")
def test_the_black_easterling_draws_a_card_when_played_but_not_when_moved() -> None:
    seat = {"hand": ["the-black-easterling", "olog-hai"], "deck": ["mordor-orcs"]}
    for place in ("reserve", "weathertop"):
        game = play(mordors_turn(path="weathertop", mordor=seat), "play", "the-black-easterling", place)
        assert game.state.hands["witch-king"] == (card("mordor-orcs"),)
    moved = mordors_turn(
        path="weathertop", mordor={"reserve": ["the-black-easterling"], "hand": ["olog-hai"], "deck": ["mordor-orcs"]}
    )
    assert play(moved, "move").state.hands["witch-king"] == (card("olog-hai"),)


@rule("CG-ABILITY-03", "CG-RESERVE-03")
@pytest.mark.parametrize("nazgul", NAZGUL_WITH_ACTIONS)
def test_nazgul_act_in_reserve_even_in_the_round_they_were_played_and_nowhere_else(nazgul: str) -> None:
    assert "use" in mordors_turn(path="weathertop", mordor={"reserve": [nazgul]}).names()
    assert "use" in mordors_turn(path="weathertop", mordor={"locked": [nazgul]}).names()
    assert "use" not in mordors_turn(path="weathertop", on_path=[nazgul]).names()
    assert "use" not in mordors_turn(path="weathertop", battlegrounds={"lorien": [nazgul]}).names()
    of_another = table(path="weathertop", seats=small({"witch-king": {"reserve": [nazgul]}}))
    assert "use" not in of_another.names()


@rule("CG-ABILITY-04", "CG-ITEM-11")
@pytest.mark.parametrize("nazgul", [name for name in NAZGUL_WITH_ACTIONS if name != "the-messenger"])
def test_a_nazgul_that_acts_is_cycled_with_its_items(nazgul: str) -> None:
    mordor = {"reserve": [f"{nazgul}+fell-beast"], "deck": ["olog-hai", "black-uruks"]}
    game = drawn(play(mordors_turn(path="weathertop", mordor=mordor), "use"))
    assert game.state.reserves["witch-king"] == ()
    assert game.state.items == {}
    assert names(game.state.cycles["witch-king"]) == {nazgul, "fell-beast"}


@rule("CG-CYCLE-03", "CG-AMB-30")
def test_the_beguiler_makes_each_free_player_cycle_a_card_from_hand() -> None:
    game = mordors_turn(
        path="weathertop",
        mordor={"reserve": ["the-beguiler"]},
        others={
            "aragorn": {"reserve": ["elrond"], "deck": ["arwen"]},
            "frodo": {"hand": ["sting", "gimli"], "reserve": ["eomer"]},
            "saruman": {"hand": ["gollum", "shelob"]},
        },
    )
    game = play(game, "use")
    assert (game.question and game.question.side, game.names()) == ("aragorn", ["elrond", "top-of-deck"])
    game = play(game, "elrond")
    assert (game.question and game.question.side, game.names()) == ("frodo", ["sting", "gimli"])
    game = play(game, "sting")
    assert card("elrond") in game.state.eliminated["aragorn"]
    assert game.state.cycles["frodo"] == (card("sting"),)
    assert names(game.state.hands["saruman"]) == {"gollum", "shelob"}


@rule("CG-DUEL2-14")
def test_the_beguiler_makes_gandalf_cycle_two_cards_in_a_duel() -> None:
    others = {"gandalf": {"hand": ["sting", "gimli", "eomer"]}}
    game = mordors_turn("duel", path="weathertop", mordor={"reserve": ["the-beguiler"]}, others=others)
    game = play(game, "use", "gimli", "sting")
    assert game.state.hands["gandalf"] == (card("eomer"),)


@rule("CG-DUEL3-10", "CG-FIX-26")
def test_the_commander_lets_each_shadow_player_draw_a_card() -> None:
    for rules in ("trilogy", "duel-three"):
        others = {"saruman": {"deck": ["gollum"]}}
        mordor = {"reserve": ["the-commander"], "deck": ["olog-hai", "mordor-orcs"]}
        game = play(mordors_turn(rules, path="weathertop", mordor=mordor, others=others), "use", "olog-hai")
        assert game.state.hands["witch-king"] == (card("olog-hai"),)
        assert game.state.hands["saruman"] == (card("gollum"),)


@rule("CG-DUEL2-14", "CG-FIX-26")
def test_the_commander_lets_the_shadow_player_of_a_duel_draw_two_cards() -> None:
    mordor = {"reserve": ["the-commander"], "deck": ["olog-hai", "mordor-orcs", "gollum"]}
    game = play(mordors_turn("duel", path="weathertop", mordor=mordor), "use", "olog-hai", "gollum")
    assert names(game.state.hands["witch-king"]) == {"olog-hai", "gollum"}


@rule("CG-TOKEN-07", "CG-FIX-27")
@pytest.mark.parametrize("nazgul, icons", [("the-destroyer", (1, 0)), ("the-warrior", (0, 1))])
@pytest.mark.parametrize("chosen", ["edoras", "umbar"])
def test_the_destroyer_and_the_warrior_add_an_icon_to_any_battleground(
    nazgul: str, icons: tuple[int, int], chosen: str
) -> None:
    game = mordors_turn(path="weathertop", battlegrounds={"edoras": (), "umbar": ()}, mordor={"reserve": [nazgul]})
    game = play(game, "use")
    assert set(game.names()) == {"edoras", "umbar"}
    game = play(game, chosen)
    assert {place.name: added for place, added in game.state.added.items()} == {chosen: icons}


@rule("CG-AMB-22")
@pytest.mark.parametrize("nazgul", ["the-destroyer", "the-warrior"])
def test_they_may_act_without_a_battleground_to_no_effect(nazgul: str) -> None:
    game = play(mordors_turn(path="weathertop", mordor={"reserve": [nazgul]}), "use")
    assert game.state.added == {}
    assert game.state.cycles["witch-king"] == (card(nazgul),)


@rule("CG-TOKEN-01", "CG-COMBATPATH-02")
def test_the_hunter_adds_an_attack_icon_to_the_path() -> None:
    game = mordors_turn(path="weathertop", battlegrounds={"edoras": ()}, mordor={"reserve": ["the-hunter"]})
    game = play(game, "use")
    assert {place.name: added for place, added in game.state.added.items()} == {"weathertop": (1, 0)}
    assert game.view("frodo")["path"]["attack"] == 1


@rule("CG-DECK-09", "CG-CARD-08")
def test_the_messenger_takes_a_nazgul_from_the_cycle_pile() -> None:
    pile = ["the-hunter", "mouth-of-sauron", "fell-beast", "olog-hai"]
    game = mordors_turn(path="weathertop", mordor={"reserve": ["the-messenger"], "cycle": pile, "deck": ["the-reaver"]})
    game = play(game, "use")
    assert set(game.names()) == {"the-hunter", "the-messenger"}
    game = play(game, "the-hunter")
    assert game.state.hands["witch-king"] == (card("the-hunter"),)
    assert card("the-hunter") in game.state.seen
    assert names(game.state.cycles["witch-king"]) == {"the-messenger", "mouth-of-sauron", "fell-beast", "olog-hai"}
    assert game.state.decks["witch-king"] == (card("the-reaver"),)


@rule("CG-DECK-09")
def test_the_messenger_may_bring_itself_back() -> None:
    game = play(mordors_turn(path="weathertop", mordor={"reserve": ["the-messenger"], "cycle": ["olog-hai"]}), "use")
    assert game.state.hands["witch-king"] == (card("the-messenger"),)
    assert game.state.cycles["witch-king"] == (card("olog-hai"),)


@rule("CG-FORSAKE-09", "CG-FIX-25", "CG-AMB-30")
def test_the_reaver_makes_each_free_player_forsake_a_card() -> None:
    others = {
        "frodo": {"hand": ["sting"], "reserve": ["gimli"]},
        "aragorn": {"hand": ["arwen"], "deck": ["elrond"]},
        "saruman": {"hand": ["gollum"]},
    }
    game = play(mordors_turn(path="weathertop", mordor={"reserve": ["the-reaver"]}, others=others), "use")
    assert (game.question and game.question.side, set(game.names())) == ("aragorn", {"arwen", "top-of-deck"})
    game = play(game, "top-of-deck")
    assert (game.question and game.question.side, set(game.names())) == ("frodo", {"sting", "gimli"})
    game = play(game, "gimli")
    assert card("elrond") in game.state.eliminated["aragorn"]
    assert card("gimli") in game.state.eliminated["frodo"]
    assert hands(game) == {"frodo": 1, "witch-king": 0, "aragorn": 1, "saruman": 1}


@rule("CG-DUEL2-14", "CG-DUEL3-10")
@pytest.mark.parametrize("rules", ["duel", "duel-three"])
def test_the_reaver_makes_gandalf_forsake_two_cards(rules: str) -> None:
    others = {"gandalf": {"hand": ["sting"], "reserve": ["gimli", "elrond"]}}
    game = mordors_turn(rules, path="weathertop", mordor={"reserve": ["the-reaver"]}, others=others)
    game = play(game, "use", "gimli", "sting")
    assert {"sting", "gimli"} <= names(game.state.eliminated["gandalf"])
    assert game.state.reserves["gandalf"] == (card("elrond"),)


# The Witch-king


@rule("CG-FORSAKE-07", "CG-FIX-20")
def test_the_witch_king_forsaken_from_the_top_of_the_deck_is_cycled() -> None:
    game = play(mordors_turn(path="bag-end", mordor={"hand": ["olog-hai"], "deck": ["the-witch-king"]}), "play")
    assert card("the-witch-king") not in game.state.eliminated["witch-king"]
    assert {*game.state.cycles["witch-king"], *game.state.decks["witch-king"]} == {card("the-witch-king")}


@rule("CG-FORSAKE-07", "CG-FIX-20")
@pytest.mark.parametrize("zone", ["hand", "reserve"])
def test_the_witch_king_forsaken_from_hand_or_reserve_is_eliminated(zone: str) -> None:
    seat = {zone: ["the-witch-king"], "deck": ["gollum"]}
    game = table("duel", step="path", paths_activated=["imladris"], seats=small({"witch-king": seat}, "duel"))
    game = play(game, "the-doors-of-durin", "yes", "the-witch-king")
    assert card("the-witch-king") in game.state.eliminated["witch-king"]
