"""The Elves: their items."""

from __future__ import annotations

import pytest

from cardgame.cards.measured_icons import path_defense
from cardgame.tables import card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.rules.playing import wielders
from ringwar.cardgame.table.facts import Card, battleground, path

KNIFE = Card(
    {"id": "knife", "title": "", "faction": "elf", "type": "item", "keywords": ["weapon"]},
    1,
    frozenset({"legolas", "elrond"}),
)
"""A second weapon for Elves, since the game has none."""


@rule("CG-ITEM-02", "CG-CARD-09")
@pytest.mark.parametrize(
    ("item", "fitting"),
    [
        ("bow-of-the-galadhrim", {"legolas", "elrond", "galadriel"}),
        ("elven-cloak", {"legolas", "elrond", "galadriel", "sam-gamgee", "pippin-took"}),
        ("lembas", {"sam-gamgee", "pippin-took"}),
        ("mirror-of-galadriel", {"galadriel"}),
        ("nenya-ring-of-adamant", {"galadriel"}),
        ("phial-of-galadriel", {"sam-gamgee"}),
        ("vilya-ring-of-air", {"elrond"}),
    ],
)
def test_an_item_of_the_elves_fits_only_its_wielders(item: str, fitting: set[str]) -> None:
    game = table(
        path="imladris",
        on_path=["legolas", "pippin-took", "strider", "gimli"],
        battlegrounds={"lorien": ["elrond", "high-elves"]},
        seats={"aragorn": {"reserve": ["galadriel"]}, "frodo": {"reserve": ["sam-gamgee", "gandalf-the-grey"]}},
    )
    assert names(wielders(game.state, card(item))) == fitting


@rule("CG-ITEM-18")
def test_the_bow_suffers_no_second_weapon_in_either_order() -> None:
    game = table(battlegrounds={"lorien": ["legolas+bow-of-the-galadhrim", "elrond"]})
    assert names(wielders(game.state, KNIFE)) == {"elrond"}
    game = table(battlegrounds={"lorien": ["legolas", "elrond"]})
    game.state.items[card("legolas")] = (KNIFE,)
    assert names(wielders(game.state, card("bow-of-the-galadhrim"))) == {"elrond"}
    assert "legolas" in names(wielders(game.state, card("elven-cloak")))


@rule("CG-ITEM-18")
def test_other_weapons_and_items_may_be_wielded_together() -> None:
    game = table(battlegrounds={"lorien": ["legolas+elven-cloak"]})
    assert names(wielders(game.state, card("bow-of-the-galadhrim"))) == {"legolas"}
    game = table(battlegrounds={"edoras": ["frodo-baggins+sting"]})
    assert names(wielders(game.state, card("blade-of-westernesse"))) == {"frodo-baggins"}


# Elven Cloak


@rule("CG-COMBATPATH-12", "CG-ITEM-12", "CG-ITEM-13")
@pytest.mark.parametrize("attackers", [["the-witch-king"], ["the-witch-king", "the-commander", "the-reaver"]])
def test_the_cloak_saves_its_wielder_and_all_items_in_path_combat(attackers: list[str]) -> None:
    game = table(step="combat", path="caradhras", on_path=["sam-gamgee+elven-cloak+sting", *attackers])
    assert names(game.state.cycles["frodo"]) == {"sam-gamgee", "sting"}
    assert names(game.state.cycles["aragorn"]) == {"elven-cloak"}
    assert game.state.eliminated["frodo"] == game.state.eliminated["aragorn"] == ()
    assert game.state.corruption == len(attackers) + 1 - 2


@rule("CG-ELIM-08")
def test_the_cloak_saves_nobody_in_battleground_combat() -> None:
    game = table(step="combat", battlegrounds={"rivendell": ["legolas+elven-cloak", "olog-hai", "black-uruks"]})
    assert names(game.state.eliminated["aragorn"]) == {"legolas", "elven-cloak"}
    assert game.state.cycles["aragorn"] == ()


@rule("CG-ELIM-08", "CG-FORSAKE-03")
def test_the_cloak_saves_nobody_who_is_forsaken() -> None:
    seat = {"hand": ["gimli"], "reserve": ["sam-gamgee+elven-cloak"], "deck": []}
    game = play(table(seats={"frodo": seat}), "play", "sam-gamgee")
    assert card("sam-gamgee") in game.state.eliminated["frodo"]
    assert names(game.state.eliminated["aragorn"]) == {"elven-cloak"}


@rule("CG-EX-24", "CG-ITEM-14", "CG-ITEM-15")
def test_the_cloak_on_sam_is_forsaken_by_his_player_alone() -> None:
    seats = {
        "frodo": {"hand": ["gimli"], "reserve": ["sam-gamgee+elven-cloak"], "deck": []},
        "aragorn": {"hand": ["boromir"], "reserve": ["denethor"]},
    }
    aragorn_forsakes = play(table(to_act="aragorn", seats=seats), "play")
    assert aragorn_forsakes.names() == ["denethor", "top-of-deck"]
    game = play(table(seats=seats), "play", "elven-cloak")
    assert names(game.state.eliminated["aragorn"]) == {"elven-cloak"}
    assert card("sam-gamgee") in game.state.reserves["frodo"]
    assert game.state.items == {}


@rule("CG-AMB-43")
@pytest.mark.parametrize(
    ("saver", "cycled", "eliminated"),
    [
        ("elven-cloak", {"frodo-baggins", "sting", "elven-cloak"}, set()),
        ("frodo-baggins", {"frodo-baggins"}, {"sting", "elven-cloak"}),
    ],
)
def test_frodo_in_the_cloak_is_saved_by_either_text(saver: str, cycled: set[str], eliminated: set[str]) -> None:
    game = table(step="combat", path="caradhras", on_path=["frodo-baggins+elven-cloak+sting", "the-witch-king"])
    assert game.question is not None
    assert game.question.side == "frodo"
    assert set(game.names()) == {"frodo-baggins", "elven-cloak"}
    state = play(game, saver).state
    assert names(state.cycles["frodo"] + state.cycles["aragorn"]) == cycled
    assert names(state.eliminated["frodo"] + state.eliminated["aragorn"]) == eliminated


# Lembas


@rule("CG-EX-34", "CG-ABILITY-07", "CG-SCORE-05")
@pytest.mark.parametrize(("corruption", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_lembas_takes_away_corruption_for_each_hobbit_on_the_path(corruption: int, left: int) -> None:
    game = table(
        path="caradhras",
        on_path=["frodo-baggins+lembas", "sam-gamgee", "gimli", "the-witch-king"],
        scoring={"corruption": corruption},
        seats={"frodo": {"reserve": ["pippin-took"]}},
    )
    game = play(game, "use")
    assert game.state.corruption == left
    assert names(game.state.eliminated["aragorn"]) == {"lembas"}
    assert names(game.state.path_cards) == {"frodo-baggins", "sam-gamgee", "gimli", "the-witch-king"}


@rule("CG-ABILITY-03", "CG-ABILITY-07")
def test_lembas_is_used_by_the_hobbit_player_on_a_path_only() -> None:
    assert "use" in table(path="caradhras", on_path=["frodo-baggins+lembas"]).names()
    assert "use" not in table(to_act="aragorn", path="caradhras", on_path=["frodo-baggins+lembas"]).names()
    seats = {"frodo": {"reserve": ["frodo-baggins+lembas"]}}
    assert "use" not in table(path="caradhras", seats=seats).names()
    assert "use" not in table(battlegrounds={"edoras": ["merry-brandybuck+lembas"]}).names()


@rule("CG-EX-33", "CG-ABILITY-02")
def test_lembas_lost_in_combat_takes_away_no_corruption() -> None:
    game = table(
        step="combat", path="caradhras", on_path=["frodo-baggins+lembas", "the-commander"], scoring={"corruption": 4}
    )
    assert names(game.state.eliminated["aragorn"]) == {"lembas"}
    assert game.state.corruption == 4


# Mirror of Galadriel


MIRROR_AT_HAND = {
    "hand": ["mirror-of-galadriel", "lembas"],
    "reserve": ["galadriel", "denethor"],
    "deck": ["boromir", "elrond", "strider"],
}


@rule("CG-INFO-12", "CG-INFO-08")
def test_the_mirror_shows_its_owner_alone_the_top_of_the_deck() -> None:
    game = play(table(to_act="aragorn", seats={"aragorn": MIRROR_AT_HAND}), "play")
    assert game.question is not None
    assert (game.question.side, game.question.key) == ("chance", "top")
    game = play(game, "elrond")
    assert game.view("aragorn")["seats"]["aragorn"]["top"] == ["elrond"]
    for other in ("frodo", "saruman", "witch-king", "spectator"):
        assert "top" not in game.view(other)["seats"]["aragorn"]
    assert game.view("frodo")["seats"]["frodo"]["top"] == []


@rule("CG-DECK-01", "CG-INFO-12")
def test_the_card_seen_in_the_mirror_is_drawn_and_the_next_one_seen() -> None:
    game = table(to_act="aragorn", seats={"aragorn": MIRROR_AT_HAND})
    game = play(game, "play", "elrond", "pass", "pass", "pass", "ring")
    assert names(game.state.hands["aragorn"]) == {"elrond"}
    assert game.question is not None
    assert game.question.key == "top"
    game = play(game, "strider")
    assert names(game.state.hands["aragorn"]) == {"elrond", "strider"}
    assert game.view("aragorn")["seats"]["aragorn"]["top"] == ["boromir"]


@rule("CG-FORSAKE-01")
def test_the_card_seen_in_the_mirror_is_the_one_forsaken_from_the_top() -> None:
    game = table(to_act="aragorn", seats={"aragorn": MIRROR_AT_HAND})
    game = play(game, "play", "elrond", "pass", "pass", "pass", "use", "top-of-deck")
    assert card("elrond") in game.state.eliminated["aragorn"]
    assert card("strider") not in game.state.eliminated["aragorn"]


@rule("CG-CARD-14")
def test_the_mirror_shows_nothing_more_once_it_is_gone() -> None:
    game = table(to_act="aragorn", seats={"aragorn": MIRROR_AT_HAND})
    game = play(game, "play", "elrond", "pass", "pass", "pass", "use", "mirror-of-galadriel")
    assert names(game.state.hands["aragorn"]) == {"boromir"}
    assert game.view("aragorn")["seats"]["aragorn"]["top"] == []


# Nenya


@rule("CG-TOKEN-07", "CG-RESERVE-03")
@pytest.mark.parametrize("target", ["imladris", "lorien", "moria"])
def test_nenya_is_cycled_to_strengthen_a_location(target: str) -> None:
    game = table(
        to_act="aragorn",
        path="imladris",
        battlegrounds={"lorien": [], "moria": []},
        seats={"aragorn": {"locked": ["galadriel+nenya-ring-of-adamant"]}},
    )
    game = play(game, "use")
    assert set(game.names()) == {"imladris", "lorien", "moria"}
    game = play(game, target)
    place = path(target) if target == "imladris" else battleground(target)
    assert game.state.added == {place: (0, 1)}
    assert names(game.state.cycles["aragorn"]) == {"nenya-ring-of-adamant"}
    assert names(game.state.reserves["aragorn"]) == {"galadriel"}
    assert game.state.items == {}


@rule("CG-EX-61", "CG-TOKEN-04")
def test_the_icon_of_nenya_holds_lorien_and_is_gone_afterwards() -> None:
    game = table(
        to_act="aragorn",
        battlegrounds={"lorien": ["high-elves", "grond-hammer-of-the-underworld"]},
        seats={"aragorn": {"reserve": ["galadriel+nenya-ring-of-adamant"]}},
    )
    lost = play(game, "pass", "pass", "pass", "pass").state
    assert names(lost.eliminated["aragorn"]) == {"high-elves"}
    held = play(game, "use", "pass", "pass", "pass", "pass").state
    assert names(held.cycles["aragorn"]) == {"high-elves", "nenya-ring-of-adamant"}
    assert {each.name for each in held.scoring["free-peoples"]} == {"lorien"}
    assert held.added == {}


@rule("CG-ABILITY-03")
def test_the_rings_of_the_elves_work_in_reserve_only() -> None:
    game = table(
        to_act="aragorn",
        path="egladil",
        on_path=["galadriel+nenya-ring-of-adamant"],
        battlegrounds={"lorien": ["elrond+vilya-ring-of-air"]},
    )
    assert "use" not in game.names()


# Phial of Galadriel


@rule("CG-EX-26", "CG-ITEM-08")
@pytest.mark.parametrize("wielder", ["frodo-baggins", "sam-gamgee"])
def test_the_phial_lights_the_path_and_not_its_wielder(wielder: str) -> None:
    cards = [f"{wielder}+phial-of-galadriel", "the-witch-king"]
    game = table(step="combat", path="caradhras", on_path=cards)
    assert names(game.state.cycles["frodo"]) == {wielder}
    assert names(game.state.cycles["aragorn"]) == {"phial-of-galadriel"}
    assert game.state.corruption == 0
    assert path_defense(cards[0]) == 3


@rule("CG-ITEM-08", "CG-COMBATPATH-03")
def test_the_phial_leaves_what_its_two_icons_do_not_cancel_to_the_characters() -> None:
    cards = ["sam-gamgee+phial-of-galadriel", "gimli", "the-witch-king", "the-commander"]
    game = table(step="combat", path="caradhras", on_path=cards)
    assert game.question is not None
    assert game.question.about["count"] == 1
    game = play(game, "gimli", "yes")
    assert names(game.state.cycles["frodo"]) == {"sam-gamgee"}
    assert names(game.state.eliminated["frodo"]) == {"gimli"}


@rule("CG-CARD-12")
def test_the_phial_in_reserve_lights_nothing() -> None:
    game = table(
        step="combat",
        path="caradhras",
        on_path=["the-witch-king"],
        seats={"frodo": {"reserve": ["sam-gamgee+phial-of-galadriel"]}},
    )
    assert game.state.corruption == 2


# Vilya


@rule("CG-AMB-30", "CG-ABILITY-04")
def test_vilya_is_cycled_so_that_each_player_of_the_free_peoples_draws() -> None:
    seats = {
        "aragorn": {"reserve": ["elrond+vilya-ring-of-air"], "deck": ["legolas", "arwen"]},
        "frodo": {"deck": ["gimli", "sting"]},
    }
    game = play(table(to_act="aragorn", seats=seats), "use", "arwen", "sting")
    assert names(game.state.hands["aragorn"]) == {"arwen"}
    assert names(game.state.hands["frodo"]) == {"sting"}
    assert game.state.hands["witch-king"] == game.state.hands["saruman"] == ()
    assert names(game.state.cycles["aragorn"]) == {"vilya-ring-of-air"}
    assert names(game.state.reserves["aragorn"]) == {"elrond"}


@rule("CG-DUEL2-14", "CG-DUEL3-10")
@pytest.mark.parametrize(("rules", "drawn"), [("duel", 2), ("duel-three", 2), ("fellowship", 1)])
def test_vilya_is_used_twice_by_the_single_player_of_a_duel(rules: str, drawn: int) -> None:
    deck = ["legolas", "arwen", "gimli"]
    seats = {"gandalf": {"reserve": ["elrond+vilya-ring-of-air"], "deck": deck}}
    game = play(table(rules, to_act="gandalf", seats=seats), "use", *deck[:drawn])
    assert names(game.state.hands["gandalf"]) == set(deck[:drawn])
    assert game.question is not None
    assert game.question.key == "action"
