"""The battlegrounds: what happens when they are activated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from cardgame.quiet import drawn, hands, small
from cardgame.tables import Table, card, names, table
from helpers import answered, asked, play
from marks import rule
from ringwar.cardgame.table.facts import BATTLEGROUNDS, FREE, battleground

DECKS: dict[str, dict[str, Any]] = {
    "frodo": {"deck": ["gimli", "sting", "theoden", "eomer"]},
    "witch-king": {"deck": ["olog-hai", "black-uruks", "mordor-orcs", "fell-beast"]},
    "aragorn": {"deck": ["arwen", "elrond", "strider", "boromir"]},
    "saruman": {"deck": ["gollum", "shelob", "ugluk", "wolf-riders"]},
}


def activated(name: str, seats: Mapping[str, Any], rules: str = "trilogy", **fields: Any) -> Table:
    """The location step has just turned a battleground up."""
    starters = {"trilogy": ("frodo", "witch-king"), "duel": ("gandalf", "witch-king")}[rules]
    starter = starters[0] if BATTLEGROUNDS[name].side == FREE else starters[1]
    return play(table(rules, step="battleground", starting_player=starter, seats=small(seats, rules), **fields), name)


def reactivated(name: str, seats: Mapping[str, Any]) -> Table:
    """The Frodo player has reactivated a battleground with Shadowfax."""
    frodo = {**seats.get("frodo", {}), "reserve": ["gandalf-the-grey+shadowfax"]}
    game = table(path="bag-end", seats=small({**seats, "frodo": frodo}), scoring={"shadow": [name]})
    return play(game, "use", name)


@pytest.fixture(params=[activated, reactivated], ids=["activated", "reactivated"])
def way(request: pytest.FixtureRequest) -> Any:
    """Each of the two ways in which a battleground becomes active: its text works both times."""
    return request.param


# Drawing


@rule("CG-LOC-02", "CG-SETUP-14")
@pytest.mark.parametrize(
    "name, numbers",
    [
        ("harad", {"witch-king": 1, "saruman": 1}),
        ("umbar", {"witch-king": 1, "saruman": 1}),
        ("moria", {"saruman": 2}),
    ],
)
def test_some_battlegrounds_let_shadow_players_draw(way: Any, name: str, numbers: dict[str, int]) -> None:
    game = drawn(way(name, DECKS))
    assert hands(game) == {**dict.fromkeys(DECKS, 0), **numbers}
    assert battleground(name) in game.state.battlegrounds


@rule("CG-DUEL2-14", "CG-DUEL2-16")
@pytest.mark.parametrize("name, number", [("harad", 2), ("umbar", 2), ("moria", 2)])
def test_in_a_duel_what_each_shadow_player_draws_is_drawn_twice(name: str, number: int) -> None:
    decks = {"witch-king": {"deck": ["gollum", "shelob", "ugluk", "olog-hai", "fell-beast"]}}
    assert hands(drawn(activated(name, decks, "duel"))) == {"gandalf": 0, "witch-king": number}


@rule("CG-LOC-18", "CG-PLAY-09")
def test_rivendell_lets_the_elf_player_draw_and_then_cycle_any_card_of_the_hand(way: Any) -> None:
    seats = {"aragorn": {"hand": ["strider"], "deck": ["elrond", "arwen"]}, "frodo": {"deck": ["gimli"]}}
    game = play(way("rivendell", seats), "arwen")
    assert (game.question and game.question.side, set(game.names())) == ("aragorn", {"strider", "arwen"})
    assert play(game, "arwen").state.hands["aragorn"] == (card("strider"),)
    assert play(game, "strider").state.cycles["aragorn"] == (card("strider"),)
    assert game.state.hands["frodo"] == ()


# Forsaking to draw


@rule("CG-LOC-19", "CG-LOC-18", "CG-ELIM-05")
@pytest.mark.parametrize("name, number", [("dol-amroth", 1), ("pelargir", 1), ("minas-tirith", 3)])
def test_cities_of_gondor_let_the_dunedain_player_forsake_to_draw(way: Any, name: str, number: int) -> None:
    deck = ["elrond", "strider", "boromir", "faramir", "denethor"]
    game = way(name, {"aragorn": {"hand": ["arwen"], "reserve": ["legolas"], "deck": deck}})
    assert (game.question and game.question.side, game.names()) == ("aragorn", ["yes", "no"])
    forsaking = play(game, "yes")
    assert set(forsaking.names()) == {"arwen", "legolas", "top-of-deck"}
    paid = drawn(play(forsaking, "legolas"))
    assert card("legolas") in paid.state.eliminated["aragorn"]
    assert len(paid.state.hands["aragorn"]) == 1 + number
    declined = play(game, "no")
    assert declined.state.hands["aragorn"] == (card("arwen"),)
    assert declined.state.reserves["aragorn"] == (card("legolas"),)


@rule("CG-ELIM-05")
@pytest.mark.parametrize("name", ["dol-amroth", "pelargir", "minas-tirith"])
def test_a_dunedain_player_with_nothing_to_forsake_is_not_asked(name: str) -> None:
    game = activated(name, {"frodo": {"hand": ["gimli"], "deck": ["sting"]}})
    assert game.question is not None
    assert game.question.key == "path"


@rule("CG-DUEL2-16")
def test_in_a_duel_minas_tirith_asks_once() -> None:
    game = activated("minas-tirith", {"gandalf": {"hand": ["gimli"], "deck": DECKS["aragorn"]["deck"]}}, "duel")
    game = drawn(play(game, "yes", "gimli"))
    assert hands(game) == {"gandalf": 3, "witch-king": 0}
    assert game.question is not None
    assert game.question.key == "path"


# Battlegrounds that call others


@rule("CG-LOC-11", "CG-LOC-15")
def test_edoras_calls_helms_deep_out_of_its_deck(way: Any) -> None:
    game = way("edoras", {"frodo": {"deck": ["gimli", "riders-of-rohan"]}})
    assert game.question is not None
    assert (game.question.side, game.question.key) == ("chance", "draw")
    game = play(game, "gimli", "riders-of-rohan")
    state = game.state
    assert list(state.battlegrounds) == [battleground("edoras"), battleground("helms-deep")]
    assert state.battlegrounds[battleground("helms-deep")] == (card("riders-of-rohan"),)
    assert battleground("helms-deep") not in state.battleground_decks[FREE]


@rule("CG-LOC-11", "CG-LOC-12")
@pytest.mark.parametrize("side", ["free-peoples", "shadow"])
def test_edoras_does_not_call_helms_deep_out_of_a_scoring_area(side: str) -> None:
    game = activated("edoras", DECKS, scoring={side: ["helms-deep"]})
    assert list(game.state.battlegrounds) == [battleground("edoras")]
    assert game.state.scoring[side] == (battleground("helms-deep"),)


@rule("CG-LOC-13", "CG-AMB-12")
def test_edoras_does_not_call_helms_deep_again_while_it_is_active() -> None:
    game = activated("edoras", DECKS, battlegrounds={"helms-deep": ["gandalf-the-white"]})
    assert game.state.battlegrounds[battleground("helms-deep")] == (card("gandalf-the-white"),)
    assert game.question is not None
    assert game.question.key == "path"


# Drawing and playing


FIVE_FOR_ROHAN = ["riders-of-rohan", "merry-brandybuck", "gimli", "glamdring", "gandalf-the-white"]


@rule("CG-FIX-33", "CG-PLAY-19", "CG-LOC-17")
def test_helms_deep_takes_an_army_or_character_of_five_that_may_be_there(way: Any) -> None:
    frodo = {"hand": ["eomer"], "deck": [*FIVE_FOR_ROHAN, "sting", "treebeard"]}
    game = play(way("helms-deep", {"frodo": frodo}), *FIVE_FOR_ROHAN)
    assert (game.question and game.question.side) == "frodo"
    assert set(game.names()) == {"riders-of-rohan", "merry-brandybuck", "gandalf-the-white", "none"}
    brought = play(game, "merry-brandybuck")
    assert brought.state.battlegrounds[battleground("helms-deep")][0] is card("merry-brandybuck")
    assert names(brought.state.cycles["frodo"]) == set(FIVE_FOR_ROHAN) - {"merry-brandybuck"}
    assert brought.state.hands["frodo"] == (card("eomer"),)
    declined = play(game, "none")
    assert card("merry-brandybuck") not in declined.state.battlegrounds[battleground("helms-deep")]
    assert names(declined.state.cycles["frodo"]) == set(FIVE_FOR_ROHAN)


@rule("CG-PLAY-19", "CG-AMB-18")
def test_a_character_brought_to_helms_deep_does_what_its_text_says() -> None:
    deck = ["eomer", "gimli", "glamdring", "sting", "smeagol", "riders-of-rohan", "village-militia", "treebeard"]
    game = play(activated("helms-deep", {"frodo": {"deck": deck}}), *deck[:5], "eomer")
    assert names(game.state.cycles["frodo"]) == {"gimli", "glamdring", "sting", "smeagol"}
    game = play(game, "riders-of-rohan", "village-militia")
    assert game.state.drawn["frodo"] == (card("riders-of-rohan"), card("village-militia"), card("treebeard"))


FIVE_FOR_MORDOR = ["the-hunter", "the-reaver", "mouth-of-sauron", "fell-beast", "olog-hai"]


@rule("CG-FIX-36", "CG-PLAY-16", "CG-CARD-08")
def test_minas_morgul_lets_a_nazgul_of_five_go_to_reserve(way: Any) -> None:
    game = way("minas-morgul", {"witch-king": {"deck": [*FIVE_FOR_MORDOR, "black-uruks", "the-witch-king"]}})
    game = play(game, *FIVE_FOR_MORDOR)
    assert (game.question and game.question.side, set(game.names())) == (
        "witch-king",
        {"the-hunter", "the-reaver", "none"},
    )
    brought = play(game, "the-reaver")
    assert brought.state.reserves["witch-king"] == (card("the-reaver"),)
    assert card("the-reaver") in brought.state.locked
    assert names(brought.state.cycles["witch-king"]) == set(FIVE_FOR_MORDOR) - {"the-reaver"}
    declined = play(game, "none")
    assert names(declined.state.cycles["witch-king"]) == set(FIVE_FOR_MORDOR)
    assert declined.state.reserves["witch-king"] == ()


@rule("CG-LOC-17", "CG-PLAY-16")
def test_morannon_lets_an_army_of_five_go_anywhere(way: Any) -> None:
    game = way("morannon", {"witch-king": {"deck": [*FIVE_FOR_MORDOR, "black-uruks", "the-witch-king"]}})
    game = play(game, *FIVE_FOR_MORDOR)
    assert (game.question and game.question.side, game.names()) == ("witch-king", ["olog-hai", "none"])
    assert set(play(game, "olog-hai").names()) == {"morannon", "reserve"}
    brought = play(game, "olog-hai", "morannon")
    assert brought.state.battlegrounds[battleground("morannon")][0] is card("olog-hai")
    assert names(brought.state.cycles["witch-king"]) == set(FIVE_FOR_MORDOR) - {"olog-hai"}
    assert names(play(game, "none").state.cycles["witch-king"]) == set(FIVE_FOR_MORDOR)


@rule("CG-SETUP-14", "CG-DUEL2-16", "CG-DUEL2-19")
def test_in_a_duel_morannon_lets_an_army_of_any_faction_come_once() -> None:
    five = ["wolf-riders", "haradrim-mumakil", "saruman", "gollum", "the-hunter"]
    game = activated("morannon", {"witch-king": {"deck": [*five, "shelob", "ugluk"]}}, "duel")
    game = play(game, *five)
    assert set(game.names()) == {"wolf-riders", "haradrim-mumakil", "none"}
    assert set(play(game, "haradrim-mumakil").names()) == {"morannon", "reserve"}
    game = play(game, "wolf-riders")
    assert game.state.reserves["witch-king"] == (card("wolf-riders"),)
    assert game.question is not None
    assert game.question.key == "path"


@rule("CG-DECK-11")
@pytest.mark.parametrize("name", ["helms-deep", "minas-morgul", "morannon"])
def test_with_nothing_to_draw_nothing_is_played(name: str) -> None:
    game = activated(name, {})
    assert "play-drawn" not in answered(game)
    assert (asked(game)[0], game.state.battlegrounds) == ("chance", {battleground(name): ()})


# Orthanc


@rule("CG-FIX-35", "CG-DECK-05")
def test_orthanc_lets_saruman_be_taken_from_the_pile_before_it_is_shuffled_in(way: Any) -> None:
    seat = {"deck": ["gollum", "shelob"], "cycle": ["saruman", "ugluk"]}
    game = way("orthanc", {"saruman": seat})
    assert (game.question and game.question.side, game.names()) == ("saruman", ["yes", "no"])
    taken = play(game, "yes").state
    assert taken.hands["saruman"] == (card("saruman"),)
    assert card("saruman") in taken.seen
    assert (names(taken.decks["saruman"]), taken.cycles["saruman"]) == ({"gollum", "shelob", "ugluk"}, ())
    left = play(game, "no").state
    assert left.hands["saruman"] == ()
    assert (names(left.decks["saruman"]), left.cycles["saruman"]) == ({"gollum", "shelob", "ugluk", "saruman"}, ())


@rule("CG-FIX-35", "CG-DECK-09")
def test_orthanc_lets_saruman_be_taken_from_the_draw_deck() -> None:
    game = play(activated("orthanc", {"saruman": {"deck": ["gollum", "saruman"], "cycle": ["ugluk"]}}), "yes")
    assert game.state.hands["saruman"] == (card("saruman"),)
    assert (names(game.state.decks["saruman"]), game.state.cycles["saruman"]) == ({"gollum", "ugluk"}, ())


@rule("CG-DECK-10", "CG-LOC-19")
def test_orthanc_recycles_even_if_saruman_is_elsewhere() -> None:
    seat = {"deck": ["gollum"], "cycle": ["ugluk"], "hand": ["wolf-riders"], "reserve": ["saruman"]}
    game = activated("orthanc", {"saruman": seat})
    assert "take-saruman" not in answered(game)  # everybody sees where he is
    assert game.state.hands["saruman"] == (card("wolf-riders"),)
    assert (names(game.state.decks["saruman"]), game.state.cycles["saruman"]) == ({"gollum", "ugluk"}, ())
