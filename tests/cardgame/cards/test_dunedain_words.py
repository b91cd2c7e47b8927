"""The Dúnedain: Halbarad, Prince Imrahil and Strider; items and events."""

from __future__ import annotations

import pytest

from cardgame.cards.measured_icons import attack, defense
from cardgame.tables import card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import BATTLEGROUNDS, battleground, path

DUNEDAIN_BATTLEGROUNDS = {"dol-amroth", "minas-tirith", "pelargir", "harad", "minas-morgul", "morannon", "umbar"}


# Halbarad


@rule("CG-ABILITY-04", "CG-DECK-09")
@pytest.mark.parametrize("chieftain", ["strider", "aragorn"])
def test_halbarad_is_cycled_to_take_the_chieftain_from_the_deck(chieftain: str) -> None:
    game = table(to_act="aragorn", seats={"aragorn": {"reserve": ["halbarad"]}})
    game = play(game, "use")
    assert set(game.names()) == {"strider", "aragorn"}
    game = play(game, chieftain)
    assert names(game.state.hands["aragorn"]) == {chieftain}
    assert names(game.state.cycles["aragorn"]) == {"halbarad"}
    assert game.state.reserves["aragorn"] == ()


@rule("CG-ABILITY-03")
def test_halbarad_on_a_location_finds_nobody() -> None:
    assert "use" not in table(to_act="aragorn", path="imladris", on_path=["halbarad"]).names()
    assert "use" not in table(to_act="aragorn", battlegrounds={"pelargir": ["halbarad"]}).names()


@rule("CG-DECK-10")
def test_halbarad_does_not_search_the_cycle_pile() -> None:
    seat = {"reserve": ["halbarad"], "cycle": ["strider", "aragorn"], "deck": ["legolas"]}
    game = play(table(to_act="aragorn", seats={"aragorn": seat}), "use")
    assert game.state.hands["aragorn"] == ()
    assert names(game.state.cycles["aragorn"]) == {"strider", "aragorn", "halbarad"}


@rule("CG-DECK-07")
def test_halbarad_finds_himself_a_new_deck_if_there_is_none_to_search() -> None:
    seat = {"reserve": ["halbarad"], "cycle": ["strider", "legolas"], "deck": []}
    game = play(table(to_act="aragorn", seats={"aragorn": seat}), "use")
    assert names(game.state.hands["aragorn"]) == {"strider"}
    assert names(game.state.decks["aragorn"]) == {"halbarad", "legolas"}
    assert game.state.cycles["aragorn"] == ()


# Prince Imrahil


@rule("CG-EX-20", "CG-PLAY-08")
def test_imrahil_takes_the_knights_for_a_second_card() -> None:
    hand = ["prince-imrahil", "legolas", "elrond", "arwen"]
    game = table(to_act="aragorn", seats={"aragorn": {"hand": hand}})
    game = play(game, "play", "prince-imrahil", "legolas", "yes", "elrond")
    assert names(game.state.cycles["aragorn"]) == {"legolas", "elrond"}
    assert names(game.state.hands["aragorn"]) == {"arwen", "knights-of-dol-amroth"}


@rule("CG-LOC-19", "CG-PLAY-08")
def test_imrahil_may_leave_the_knights_alone() -> None:
    game = table(to_act="aragorn", seats={"aragorn": {"hand": ["prince-imrahil", "legolas", "elrond"]}})
    game = play(game, "play", "prince-imrahil", "legolas", "no")
    assert names(game.state.cycles["aragorn"]) == {"legolas"}
    assert names(game.state.hands["aragorn"]) == {"elrond"}


@rule("CG-CYCLE-07")
def test_imrahil_takes_the_knights_for_a_forsaken_card_if_the_hand_is_empty() -> None:
    seat = {"hand": ["prince-imrahil", "legolas"], "deck": ["knights-of-dol-amroth", "elrond"]}
    game = table(to_act="aragorn", battlegrounds={"pelargir": []}, seats={"aragorn": seat})
    game = play(game, "play", "prince-imrahil", "pelargir", "yes", "elrond")
    assert names(game.state.hands["aragorn"]) == {"knights-of-dol-amroth"}
    assert card("elrond") in game.state.eliminated["aragorn"]


@rule("CG-DECK-10")
def test_imrahil_does_not_find_knights_that_are_cycled() -> None:
    seat = {"hand": ["prince-imrahil", "legolas", "elrond"], "cycle": ["knights-of-dol-amroth"], "deck": ["arwen"]}
    game = table(to_act="aragorn", seats={"aragorn": seat})
    game = play(game, "play", "prince-imrahil", "legolas", "yes")
    assert game.state.hands["aragorn"] == ()
    assert names(game.state.cycles["aragorn"]) == {"knights-of-dol-amroth", "legolas", "elrond"}


@rule("CG-EX-30", "CG-MOVE-04")
def test_imrahil_moved_calls_nobody() -> None:
    seat = {"reserve": ["prince-imrahil"], "hand": ["legolas"]}
    game = play(table(to_act="aragorn", battlegrounds={"pelargir": []}, seats={"aragorn": seat}), "move")
    assert names(game.state.hands["aragorn"]) == {"legolas"}
    assert game.question is not None
    assert game.question.side == "saruman"


# Strider


@rule("CG-LOC-24", "CG-LOC-25", "CG-LOC-30")
def test_strider_leads_to_a_path_of_the_next_number_after_his_own_is_fought_over() -> None:
    game = table(
        to_act="aragorn",
        path="imladris",
        on_path=["strider", "gimli", "barrow-wights"],
        seats={"saruman": {"deck": ["saruman"]}},
    )
    game = play(game, "use")
    assert names(game.state.cycles["aragorn"]) == {"strider"}
    assert names(game.state.cycles["frodo"]) == {"gimli"}
    assert card("barrow-wights") in game.state.eliminated["saruman"]
    assert {each.name for each in game.state.scoring["free-peoples"]} == {"imladris"}
    assert game.question is not None
    assert game.question.side == "aragorn"
    assert set(game.names()) == {"caradhras", "khazad-dum", "the-doors-of-durin"}
    game = play(game, "khazad-dum")
    assert game.state.path is path("khazad-dum")
    assert game.state.path_cards == ()
    assert names(game.state.hands["saruman"]) == {"saruman"}
    assert game.question is not None
    assert game.question.side == "saruman"


@rule("CG-ABILITY-03", "CG-LOC-29")
@pytest.mark.parametrize("at", ["reserve", "pelargir", "morgai"])
def test_strider_leads_nowhere_off_the_path_or_from_the_last_one(at: str) -> None:
    game = table(
        to_act="aragorn",
        path="morgai" if at == "morgai" else "imladris",
        on_path=["strider"] if at == "morgai" else [],
        battlegrounds={"pelargir": ["strider"] if at == "pelargir" else []},
        seats={"aragorn": {"reserve": ["strider"] if at == "reserve" else []}},
    )
    assert "use" not in game.names()


@rule("CG-FOTR-14")
@pytest.mark.parametrize(("at", "usable"), [("egladil", True), ("amon-hen", False)])
def test_strider_does_not_lead_beyond_path_six_in_fellowship(at: str, usable: bool) -> None:
    game = table("fellowship", to_act="gandalf", path=at, on_path=["strider"], seats={"gandalf": {"hand": ["gimli"]}})
    assert ("use" in game.names()) is usable


# Andúril


@rule("CG-CARD-04", "CG-LOC-11", "CG-MOVE-05")
def test_anduril_opens_a_dunedain_battleground_and_takes_the_wielder_there() -> None:
    game = table(
        to_act="aragorn",
        battlegrounds={"pelargir": []},
        scoring={"shadow": ["umbar", "moria"], "free-peoples": ["dol-amroth"]},
        seats={"aragorn": {"locked": ["aragorn+anduril"]}, "witch-king": {"deck": []}, "saruman": {"deck": []}},
    )
    game = play(game, "use")
    assert set(game.names()) == DUNEDAIN_BATTLEGROUNDS - {"pelargir"}
    game = play(game, "umbar")
    assert names(game.state.battlegrounds[battleground("umbar")]) == {"aragorn"}
    assert game.state.items == {card("aragorn"): (card("anduril"),)}
    assert game.state.taken_from == {battleground("umbar"): "shadow"}
    assert {each.name for each in game.state.scoring["shadow"]} == {"moria"}
    assert game.state.reserves["aragorn"] == ()


@rule("CG-MOVE-05", "CG-FORSAKE-03")
def test_a_wielder_forsaken_for_minas_tirith_is_not_moved_by_anduril() -> None:
    seat = {"reserve": ["strider+anduril"], "deck": ["legolas"]}
    game = play(table(to_act="aragorn", seats={"aragorn": seat}), "use", "minas-tirith", "yes")
    assert set(game.names()) == {"strider", "anduril", "top-of-deck"}
    game = play(game, "strider")
    assert {card("strider"), card("anduril")} <= set(game.state.eliminated["aragorn"])
    assert game.state.battlegrounds == {battleground("minas-tirith"): ()}
    assert names(game.state.hands["aragorn"]) == {"legolas"}


@rule("CG-ABILITY-03")
def test_anduril_on_a_location_opens_nothing() -> None:
    assert "use" not in table(to_act="aragorn", battlegrounds={"pelargir": ["aragorn+anduril"]}).names()
    game = table(to_act="aragorn", path="morgai", on_path=["strider+anduril"])
    assert "use" not in game.names()


@rule("CG-LOC-12", "CG-LOC-13", "CG-AMB-22")
def test_anduril_does_nothing_when_every_dunedain_battleground_is_active() -> None:
    places: dict[str, list[str]] = {name: [] for name in sorted(DUNEDAIN_BATTLEGROUNDS)}
    game = table(to_act="aragorn", battlegrounds=places, seats={"aragorn": {"reserve": ["aragorn+anduril"]}})
    game = play(game, "use")
    assert names(game.state.reserves["aragorn"]) == {"aragorn"}
    assert game.question is not None
    assert game.question.side == "saruman"


@rule("CG-ITEM-02", "CG-ITEM-06")
@pytest.mark.parametrize("wielder", ["strider", "aragorn"])
def test_anduril_arms_strider_or_aragorn(wielder: str) -> None:
    assert attack(f"{wielder}+anduril", at="harad") == 2
    assert defense(f"{wielder}+anduril", at="pelargir") == 2


@rule("CG-ITEM-02", "CG-ITEM-04", "CG-ITEM-05")
@pytest.mark.parametrize(
    ("item", "wielders"),
    [
        ("anduril", ["strider"]),
        ("blade-of-westernesse", ["frodo-baggins", "sam-gamgee", "merry-brandybuck"]),
    ],
)
def test_a_blade_of_the_dunedain_fits_only_its_wielders(item: str, wielders: list[str]) -> None:
    game = table(
        to_act="aragorn",
        path="imladris",
        on_path=["strider", "frodo-baggins", "gimli", "the-witch-king"],
        battlegrounds={"edoras": ["merry-brandybuck", "soldiers-of-gondor"]},
        seats={
            "aragorn": {"hand": [item, "arwen"], "reserve": ["denethor", "legolas"]},
            "frodo": {"reserve": ["sam-gamgee"]},
        },
    )
    game = play(game, "play", item)
    if len(wielders) > 1:
        assert set(game.names()) == set(wielders)
    else:
        assert names(tuple(game.state.items)) == set(wielders)


# Paths of the Dead


@rule("CG-PLAY-09", "CG-EVENT-01")
@pytest.mark.parametrize(("in_play", "drawn"), [("strider", 5), ("aragorn", 5), ("faramir", 4)])
def test_paths_of_the_dead_draws_a_card_more_with_strider_or_aragorn_in_play(in_play: str, drawn: int) -> None:
    deck = ["lembas", "arwen", "galadriel", "boromir", "high-elves", "high-elves#2"]
    game = table(
        to_act="aragorn",
        battlegrounds={"pelargir": [in_play]},
        seats={"aragorn": {"hand": ["paths-of-the-dead", "legolas", "elrond", "denethor"], "deck": deck}},
    )
    game = play(game, "play", "paths-of-the-dead", "legolas", "elrond", "denethor", *deck[:drawn])
    assert names(game.state.hands["aragorn"]) == set(deck[:drawn])
    assert names(game.state.cycles["aragorn"]) == {"legolas"}
    assert {card("elrond"), card("denethor"), card("paths-of-the-dead")} <= set(game.state.eliminated["aragorn"])
    assert "paths-of-the-dead" in game.view("saruman")["seats"]["aragorn"]["eliminated_seen"]


@rule("CG-PLAY-09", "CG-EVENT-02")
def test_paths_of_the_dead_draws_four_if_strider_himself_was_forsaken() -> None:
    deck = ["lembas", "arwen", "galadriel", "boromir", "high-elves"]
    seat = {"hand": ["paths-of-the-dead", "legolas"], "reserve": ["strider", "denethor"], "deck": deck}
    game = play(table(to_act="aragorn", seats={"aragorn": seat}), "play", "paths-of-the-dead")
    assert set(game.names()) == {"strider", "denethor", "top-of-deck"}
    game = play(game, "strider", "denethor", *deck[:4])
    assert names(game.state.hands["aragorn"]) == set(deck[:4])


# The Red Arrow


@rule("CG-CARD-04", "CG-PLAY-12")
@pytest.mark.parametrize("rider", ["riders-of-rohan", "eowyn"])
def test_the_red_arrow_opens_dunedain_battlegrounds_to_rohan(rider: str) -> None:
    places: dict[str, list[str]] = {name: [] for name in BATTLEGROUNDS}
    seats = {"frodo": {"hand": [rider, "sting"]}, "aragorn": {"hand": ["the-red-arrow", "legolas"]}}
    game = table(to_act="aragorn", battlegrounds=places, seats=seats)
    game = play(game, "play", "the-red-arrow", "pass", "play")
    assert set(game.names()) == DUNEDAIN_BATTLEGROUNDS | {"edoras", "helms-deep", "morannon", "orthanc", "reserve"}


@rule("CG-MOVE-02", "CG-PLAY-12")
def test_the_red_arrow_lets_rohan_move_too_but_neither_merry_nor_gimli() -> None:
    seats = {"frodo": {"reserve": ["village-militia", "merry-brandybuck", "gimli"]}}
    game = table(battlegrounds={"pelargir": []}, seats=seats, lasting=["the-red-arrow"])
    assert names(play(game, "move").state.battlegrounds[battleground("pelargir")]) == {"village-militia"}
    assert "move" not in table(battlegrounds={"pelargir": []}, seats=seats).names()


@rule("CG-ROUND-10")
@pytest.mark.parametrize("event", ["the-red-arrow", "the-three-hunters"])
def test_events_that_last_are_over_with_the_round(event: str) -> None:
    nobody: dict[str, list[str]] = {"deck": []}
    seats = {"frodo": nobody, "witch-king": nobody, "aragorn": nobody, "saruman": nobody}
    game = table(step="draw", seats=seats, lasting=[event])
    assert game.state.round == 2
    assert game.state.lasting == ()


# The Three Hunters


@rule("CG-PLAY-12", "CG-MOVE-02")
@pytest.mark.parametrize(
    ("seat", "hunter"), [("frodo", "gimli"), ("aragorn", "legolas"), ("aragorn", "strider"), ("aragorn", "aragorn")]
)
def test_the_three_hunters_go_to_any_battleground(seat: str, hunter: str) -> None:
    places: dict[str, list[str]] = {name: [] for name in BATTLEGROUNDS}
    seats = {"aragorn": {"hand": ["the-three-hunters", "elrond"]}}
    seats[seat] = {**seats.get(seat, {}), "reserve": [hunter]}
    game = table(to_act="aragorn", path="bag-end", battlegrounds=places, seats=seats)
    game = play(game, "play", "the-three-hunters", "pass")
    game = play(game, "move") if seat == "frodo" else play(game, "pass", "pass", "move")
    assert set(game.names()) == set(BATTLEGROUNDS)


@rule("CG-PLAY-10", "CG-PLAY-11")
def test_the_three_hunters_open_nothing_to_others() -> None:
    seats = {"aragorn": {"reserve": ["boromir", "soldiers-of-gondor", "halbarad"]}}
    game = table(to_act="aragorn", battlegrounds={"rivendell": []}, seats=seats, lasting=["the-three-hunters"])
    assert "move" not in game.names()


@rule("CG-LEAD-09", "CG-LEAD-02")
@pytest.mark.parametrize("army", ["high-elves", "village-militia"])
def test_aragorn_the_hunter_is_supported_by_any_army_of_the_free_peoples(army: str) -> None:
    own = attack(army, at="dol-guldur")
    assert attack("aragorn", army, at="dol-guldur") == own + 1
    assert attack("aragorn", army, at="dol-guldur", lasting=("the-three-hunters",)) == own + 2
    assert defense("aragorn", army, at="lorien") == 1
    assert defense("aragorn", army, at="lorien", lasting=("the-three-hunters",)) == 2


@rule("CG-LEAD-03", "CG-LEAD-09")
def test_the_three_hunters_help_no_other_leader() -> None:
    assert attack("boromir", "high-elves", at="dol-guldur", lasting=("the-three-hunters",)) == 2
    fighters = ["aragorn", "elrond", "high-elves"]
    game = table(step="combat", battlegrounds={"dol-guldur": fighters}, lasting=["the-three-hunters"])
    assert game.question is not None
    assert game.question.key == "support"
    assert game.names() == ["aragorn", "elrond"]
    assert attack(*fighters, at="dol-guldur", supporting="aragorn", lasting=("the-three-hunters",)) == 2 + 2 + 1
