"""The paths: what happens when they are activated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from cardgame.quiet import drawn, hands, small
from cardgame.tables import Table, card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import PATHS, path

DECKS: dict[str, dict[str, Any]] = {
    "frodo": {"deck": ["gimli", "sting", "theoden", "eomer"]},
    "witch-king": {"deck": ["olog-hai", "black-uruks", "mordor-orcs", "fell-beast"]},
    "aragorn": {"deck": ["arwen", "elrond", "strider", "boromir"]},
    "saruman": {"deck": ["gollum", "shelob", "ugluk", "wolf-riders"]},
}
DUEL_DECKS: dict[str, dict[str, Any]] = {
    "gandalf": {"deck": ["gimli", "sting", "theoden", "eomer", "arwen", "elrond", "strider"]},
    "witch-king": {"deck": ["olog-hai", "black-uruks", "gollum", "shelob", "ugluk", "fell-beast"]},
}


def activated(name: str, seats: Mapping[str, Any], rules: str = "trilogy", **fields: Any) -> Table:
    """The location step has just turned a path up."""
    before = [each.name for each in PATHS.values() if each.number == PATHS[name].number - 1][:1]
    return play(table(rules, step="path", paths_activated=before, seats=small(seats, rules), **fields), name)


# Drawing


@rule("CG-LOC-02", "CG-SETUP-14")
@pytest.mark.parametrize(
    "name, numbers",
    [
        ("bag-end", {"frodo": 2}),
        ("bucklebury-ferry", {"witch-king": 1, "frodo": 1}),
        ("inn-of-the-prancing-pony", {"witch-king": 2, "saruman": 2}),
        ("weathertop", {"witch-king": 2}),
        ("imladris", {"aragorn": 2}),
        ("the-council-of-elrond", {"frodo": 1, "aragorn": 1}),
        ("khazad-dum", {"saruman": 2}),
        ("dead-marshes", {"saruman": 2}),
        ("henneth-annun", {"aragorn": 1}),
        ("the-cross-roads", {"frodo": 1, "aragorn": 1}),
        ("shelobs-lair", {"saruman": 2}),
        ("crack-of-doom", {"saruman": 2}),
        ("orodruin", {"witch-king": 2}),
    ],
)
def test_many_paths_let_players_draw(name: str, numbers: dict[str, int]) -> None:
    game = drawn(activated(name, DECKS))
    assert hands(game) == {**dict.fromkeys(DECKS, 0), **numbers}
    assert game.state.path is path(name)
    assert game.state.added == {}


@rule("CG-DUEL2-14", "CG-DUEL2-16", "CG-DUEL2-19")
@pytest.mark.parametrize(
    "name, gandalf, witch_king",
    [
        ("bag-end", 2, 0),
        ("bucklebury-ferry", 1, 1),
        ("inn-of-the-prancing-pony", 0, 4),
        ("weathertop", 0, 2),
        ("imladris", 2, 0),
        ("the-council-of-elrond", 2, 0),
        ("khazad-dum", 0, 2),
        ("henneth-annun", 1, 0),
        ("the-cross-roads", 2, 0),
    ],
)
def test_in_a_duel_only_each_player_texts_are_doubled(name: str, gandalf: int, witch_king: int) -> None:
    assert hands(drawn(activated(name, DUEL_DECKS, "duel"))) == {"gandalf": gandalf, "witch-king": witch_king}


@rule("CG-FIX-38", "CG-PLAY-09")
def test_at_bucklebury_ferry_the_mordor_player_draws_first() -> None:
    game = activated("bucklebury-ferry", DECKS)
    assert set(game.names()) == set(DECKS["witch-king"]["deck"])
    assert set(play(game, "olog-hai").names()) == set(DECKS["frodo"]["deck"])


# Drawing and cycling


@rule("CG-FIX-40", "CG-LOC-18")
@pytest.mark.parametrize(
    "name, seat, drawn_card, held",
    [
        ("gildors-encampment", "aragorn", "arwen", "legolas"),
        ("lothlorien", "aragorn", "arwen", "legolas"),
        ("amon-hen", "witch-king", "olog-hai", "the-hunter"),
    ],
)
def test_some_paths_let_a_player_draw_and_then_cycle_any_card(name: str, seat: str, drawn_card: str, held: str) -> None:
    game = play(activated(name, {**DECKS, seat: {**DECKS[seat], "hand": [held]}}), drawn_card)
    assert (game.question and game.question.side, set(game.names())) == (seat, {drawn_card, held})
    for cycled, kept in ((drawn_card, held), (held, drawn_card)):
        state = play(game, cycled).state
        assert (state.cycles[seat], state.hands[seat]) == ((card(cycled),), (card(kept),))
        assert sum(map(len, state.hands.values())) == 1


@rule("CG-FIX-41", "CG-AMB-30")
def test_on_egladil_each_free_player_draws_two_and_cycles_one_before_the_next() -> None:
    game = play(activated("egladil", DECKS, starting_player="aragorn"), "arwen", "elrond")
    assert (game.question and game.question.side, set(game.names())) == ("aragorn", {"arwen", "elrond"})
    game = play(game, "arwen", "gimli", "sting")
    assert (game.question and game.question.side, set(game.names())) == ("frodo", {"gimli", "sting"})
    game = play(game, "gimli")
    assert (game.state.hands["aragorn"], game.state.hands["frodo"]) == ((card("elrond"),), (card("sting"),))
    assert (game.state.cycles["aragorn"], game.state.cycles["frodo"]) == ((card("arwen"),), (card("gimli"),))
    assert hands(game)["witch-king"] == hands(game)["saruman"] == 0


@rule("CG-CYCLE-04", "CG-AMB-19")
def test_in_dimrill_dale_each_shadow_player_cycles_two_cards_or_forsakes() -> None:
    seats: dict[str, Any] = {
        "witch-king": {"hand": ["olog-hai", "black-uruks", "mordor-orcs"]},
        "saruman": {"hand": ["gollum"], "reserve": ["shelob"], "deck": ["ugluk"]},
        "frodo": {"hand": ["gimli", "sting"]},
    }
    game = play(activated("dimrill-dale", seats), "olog-hai", "mordor-orcs")
    assert game.state.cycles["saruman"] == (card("gollum"),)
    assert (game.question and game.question.side, set(game.names())) == ("saruman", {"shelob", "top-of-deck"})
    game = play(game, "shelob")
    assert names(game.state.cycles["witch-king"]) == {"olog-hai", "mordor-orcs"}
    assert card("shelob") in game.state.eliminated["saruman"]
    assert hands(game) == {"frodo": 2, "witch-king": 1, "aragorn": 0, "saruman": 0}


@rule("CG-DUEL2-14")
def test_in_a_duel_four_cards_are_cycled_in_dimrill_dale() -> None:
    hand = ["olog-hai", "black-uruks", "mordor-orcs", "gollum", "shelob"]
    game = play(activated("dimrill-dale", {"witch-king": {"hand": hand}}, "duel"), *hand[:4])
    assert game.state.hands["witch-king"] == (card("shelob"),)


# Forsaking


@rule("CG-FORSAKE-05", "CG-FORSAKE-09", "CG-AMB-30")
@pytest.mark.parametrize("name", ["the-old-forest", "caradhras", "emyn-muil"])
def test_in_hard_country_each_free_player_forsakes_a_card(name: str) -> None:
    seats: dict[str, Any] = {
        **DECKS,
        "frodo": {"hand": ["gimli"], "reserve": ["eomer"]},
        "aragorn": {"hand": ["arwen"], "deck": ["elrond"]},
    }
    game = activated(name, seats, starting_player="saruman")
    assert (game.question and game.question.side, set(game.names())) == ("frodo", {"gimli", "eomer"})
    game = play(game, "eomer")
    assert (game.question and game.question.side, set(game.names())) == ("aragorn", {"arwen", "top-of-deck"})
    game = play(game, "arwen")
    assert card("eomer") in game.state.eliminated["frodo"]
    assert card("arwen") in game.state.eliminated["aragorn"]
    assert hands(game) == {"frodo": 1, "witch-king": 0, "aragorn": 0, "saruman": 0}
    assert game.question is not None
    assert (game.question.side, game.question.key) == ("saruman", "action")


@rule("CG-DUEL3-10", "CG-DUEL2-14")
@pytest.mark.parametrize("rules", ["duel", "duel-three"])
def test_in_hard_country_gandalf_forsakes_twice(rules: str) -> None:
    seats = {"gandalf": {"hand": ["gimli", "arwen"], "reserve": ["eomer"]}}
    game = play(activated("caradhras", seats, rules), "gimli", "eomer")
    assert {"gimli", "eomer"} <= names(game.state.eliminated["gandalf"])
    assert game.state.hands["gandalf"] == (card("arwen"),)


@rule("CG-LOC-19", "CG-FORSAKE-05")
def test_at_the_fords_each_free_player_forsakes_one_and_draws_three_before_the_next() -> None:
    seats = {**DECKS, "frodo": {"hand": ["eowyn"], **DECKS["frodo"]}, "aragorn": {"deck": ["arwen", "elrond"]}}
    game = activated("fords-of-bruinen", seats)
    assert (game.question and game.question.side, set(game.names())) == ("frodo", {"eowyn", "top-of-deck"})
    game = play(game, "eowyn", "gimli", "sting", "eomer")
    assert names(game.state.hands["frodo"]) == {"gimli", "sting", "eomer"}
    game = play(game, "arwen")
    assert card("arwen") in game.state.eliminated["aragorn"]
    assert game.state.hands["aragorn"] == (card("elrond"),)


@rule("CG-DUEL2-15")
def test_in_a_duel_gandalf_forsakes_and_draws_and_does_so_again() -> None:
    game = activated("fords-of-bruinen", {"gandalf": {"hand": ["eowyn"], **DUEL_DECKS["gandalf"]}}, "duel")
    game = play(game, "eowyn", "gimli", "sting", "eomer")
    assert set(game.names()) == {"gimli", "sting", "eomer", "top-of-deck"}
    game = play(game, "eomer", "arwen", "elrond", "strider")
    assert names(game.state.hands["gandalf"]) == {"gimli", "sting", "arwen", "elrond", "strider"}


@rule("CG-LOC-18", "CG-LOC-19")
def test_at_osgiliath_the_dunedain_player_may_forsake_to_draw_three() -> None:
    game = activated("osgiliath", {"aragorn": {"hand": ["legolas"], **DECKS["aragorn"]}, "frodo": DECKS["frodo"]})
    assert (game.question and game.question.side, game.names()) == ("aragorn", ["yes", "no"])
    paid = play(game, "yes", "legolas", "arwen", "elrond", "strider")
    assert names(paid.state.hands["aragorn"]) == {"arwen", "elrond", "strider"}
    assert card("legolas") in paid.state.eliminated["aragorn"]
    assert play(game, "no").state.hands["aragorn"] == (card("legolas"),)


@rule("CG-LOC-18", "CG-LOC-19", "CG-TOKEN-01")
def test_at_the_doors_of_durin_the_monstrous_player_may_forsake_for_an_attack_icon() -> None:
    game = activated("the-doors-of-durin", {"saruman": {"hand": ["gollum"], "deck": ["shelob"]}})
    assert (game.question and game.question.side, game.names()) == ("saruman", ["yes", "no"])
    paid = play(game, "yes", "gollum").state
    assert paid.added == {path("the-doors-of-durin"): (1, 0)}
    assert card("gollum") in paid.eliminated["saruman"]
    declined = play(game, "no").state
    assert declined.added == {}
    assert declined.hands["saruman"] == (card("gollum"),)


@rule("CG-ELIM-05")
@pytest.mark.parametrize("name", ["osgiliath", "the-doors-of-durin"])
def test_who_has_nothing_to_forsake_is_not_asked(name: str) -> None:
    game = activated(name, {"frodo": DECKS["frodo"], "witch-king": DECKS["witch-king"]})
    assert (game.question and game.question.key, game.state.added) == ("action", {})


# Playing


FIVE = ["the-hunter", "mouth-of-sauron", "fell-beast", "olog-hai", "black-uruks"]


@rule("CG-LOC-17", "CG-PLAY-16", "CG-PLAY-19")
@pytest.mark.parametrize(
    "name, fitting, chosen, places",
    [
        ("cirith-ungol", {"olog-hai", "black-uruks"}, "olog-hai", {"lorien", "reserve"}),
        ("morgul-vale", {"the-hunter"}, "the-hunter", {"lorien", "morgul-vale", "reserve"}),
    ],
)
def test_in_the_shadow_mountains_mordor_plays_a_card_of_five(
    name: str, fitting: set[str], chosen: str, places: set[str]
) -> None:
    deck = [*FIVE, "the-reaver", "mordor-orcs"]
    game = activated(name, {"witch-king": {"deck": deck}}, battlegrounds={"lorien": (), "umbar": ()})
    game = play(game, *FIVE)
    assert (game.question and game.question.side, set(game.names())) == ("witch-king", {*fitting, "none"})
    game, declined = play(game, chosen), play(game, "none")
    assert set(game.names()) == places
    game = play(game, "morgul-vale" if "morgul-vale" in places else "lorien")
    assert names(game.state.cycles["witch-king"]) == set(FIVE) - {chosen}
    assert card(chosen) in (*game.state.path_cards, *next(iter(game.state.battlegrounds.values())))
    assert names(declined.state.cycles["witch-king"]) == set(FIVE)
    assert game.state.hands["witch-king"] == declined.state.hands["witch-king"] == ()


@rule("CG-COMBATPATH-02", "CG-TOKEN-01")
def test_morgai_has_an_attack_icon_of_its_own() -> None:
    game = activated("morgai", DECKS)
    assert game.state.added == {path("morgai"): (1, 0)}
    assert game.view("frodo")["path"]["attack"] == 1
    assert hands(game) == dict.fromkeys(DECKS, 0)


# Points and icons


@rule("CG-COMBATPATH-03", "CG-CARD-02")
@pytest.mark.parametrize(
    "name, defense",
    [
        *(("lothlorien", 2), ("egladil", 1), ("bucklebury-ferry", 1), ("gildors-encampment", 1), ("imladris", 1)),
        *(("inn-of-the-prancing-pony", 1), ("the-old-forest", 1), ("the-council-of-elrond", 1)),
        *(("dead-marshes", 1), ("henneth-annun", 1), ("bag-end", 0), ("weathertop", 0), ("fords-of-bruinen", 0)),
        *(("dimrill-dale", 0), ("amon-hen", 0), ("emyn-muil", 0), ("osgiliath", 0), ("the-cross-roads", 0)),
        *(("cirith-ungol", 0), ("morgul-vale", 0), ("shelobs-lair", 0), ("crack-of-doom", 0), ("morgai", 0)),
        *(("orodruin", 0), ("caradhras", 0), ("khazad-dum", 0), ("the-doors-of-durin", 0)),
    ],
)
def test_a_path_cancels_as_many_attack_icons_as_it_has(name: str, defense: int) -> None:
    attackers = ["the-witch-king", "the-hunter"]
    game = table(step="combat", path=name, on_path=attackers, battlegrounds={"umbar": ()}, seats=small())
    game = play(game, name)
    assert game.state.corruption == 3 - defense
    assert game.state.scoring["shadow"][0] is path(name)
