"""The Hobbits: their characters."""

from __future__ import annotations

import pytest

from cardgame.cards.measured_icons import attack, defense, path_defense
from cardgame.tables import Table, card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import BATTLEGROUNDS, battleground, path

EVERY_PATH = set(range(1, 10))
CHARACTERS = [
    ("bilbo-baggins", 1, {3}),
    ("fatty-bolger", 0, set()),
    ("frodo-baggins", 1, EVERY_PATH),
    ("merry-brandybuck", 1, EVERY_PATH),
    ("pippin-took", 1, EVERY_PATH),
    ("sam-gamgee", 1, EVERY_PATH),
]


@rule("CG-COMBATPATH-05")
@pytest.mark.parametrize(("hobbit", "icons", "paths"), CHARACTERS)
def test_a_hobbit_defends_a_path_with_the_printed_icons(hobbit: str, icons: int, paths: set[int]) -> None:
    assert path_defense(hobbit) == icons


@rule("CG-PLAY-11", "CG-CARD-07")
@pytest.mark.parametrize(("hobbit", "icons", "paths"), CHARACTERS)
def test_a_hobbit_goes_to_the_paths_listed(hobbit: str, icons: int, paths: set[int]) -> None:
    places = ["bag-end", "weathertop", "imladris", "caradhras", "egladil", "amon-hen", "osgiliath", "morgul-vale"]
    seats = {"frodo": {"reserve": [hobbit]}}
    open_to = {path(at).number for at in [*places, "morgai"] if "move" in table(path=at, seats=seats).names()}
    assert open_to == paths


@rule("CG-EX-27", "CG-PLAY-12", "CG-CARD-04")
@pytest.mark.parametrize(
    ("hobbit", "open_to"),
    [
        ("merry-brandybuck", {"edoras", "helms-deep", "morannon", "orthanc"}),
        ("pippin-took", {"dol-amroth", "minas-tirith", "pelargir", "harad", "minas-morgul", "morannon", "umbar"}),
        ("sam-gamgee", set()),
        ("frodo-baggins", set()),
        ("bilbo-baggins", set()),
        ("fatty-bolger", set()),
    ],
)
def test_merry_and_pippin_alone_go_to_battlegrounds_of_their_friends(hobbit: str, open_to: set[str]) -> None:
    places: dict[str, list[str]] = {name: [] for name in BATTLEGROUNDS}
    game = table(battlegrounds=places, seats={"frodo": {"hand": [hobbit, "sting"]}})
    game = play(game, "play")
    if open_to:
        assert set(game.names()) == open_to | {"reserve"}
    else:
        assert names(game.state.reserves["frodo"]) == {hobbit}


@rule("CG-MOVE-02", "CG-PLAY-12")
def test_merry_and_pippin_may_be_moved_there_too() -> None:
    seats = {"frodo": {"reserve": ["merry-brandybuck", "pippin-took", "sam-gamgee"]}}
    game = table(battlegrounds={"edoras": [], "pelargir": []}, seats=seats)
    assert play(game, "move").names() == ["merry-brandybuck", "pippin-took"]
    game = play(game, "move", "pippin-took")
    assert game.state.battlegrounds[battleground("pelargir")] == (card("pippin-took"),)


@rule("CG-LEAD-09", "CG-EX-27")
@pytest.mark.parametrize(
    ("hobbit", "army", "at", "icons"),
    [
        ("merry-brandybuck", "village-militia", "edoras", 1),
        ("merry-brandybuck", "soldiers-of-gondor", "edoras", 0),
        ("merry-brandybuck", "high-elves", "helms-deep", 0),
        ("pippin-took", "soldiers-of-gondor", "pelargir", 1),
        ("pippin-took", "village-militia", "pelargir", 0),
    ],
)
def test_merry_is_supported_by_rohan_and_pippin_by_the_dunedain(hobbit: str, army: str, at: str, icons: int) -> None:
    assert defense(hobbit, army, at=at) == icons
    assert defense(hobbit, at=at) == 0


@rule("CG-LEAD-01")
def test_the_leadership_of_merry_and_pippin_is_no_attack() -> None:
    assert attack("merry-brandybuck", "village-militia", at="morannon") == 1
    assert attack("pippin-took", "soldiers-of-gondor", at="morannon") == 1


# Saved from elimination


def forsaken(seat: dict[str, list[str]], *answers: str) -> Table:
    """Frodo's player forsakes a card for having played Gimli, the last card in hand."""
    return play(table(seats={"frodo": {"deck": [], **seat, "hand": ["gimli"]}}), "play", *answers)


def in_path_combat(hobbit: str) -> Table:
    return table(step="combat", path="caradhras", on_path=[hobbit, "the-witch-king"])


def in_battleground_combat(hobbit: str) -> Table:
    return table(step="combat", battlegrounds={"edoras": [hobbit, "olog-hai"]})


def winnowed(hobbit: str) -> Table:
    game = table(seats={"frodo": {"hand": [hobbit, "eowyn"], "deck": ["gimli"]}})
    return play(game, "winnow")


SAVED = [
    ("bilbo-baggins", {"path", "battleground", "reserve", "top", "winnow"}),
    ("frodo-baggins", {"path", "battleground", "reserve", "top", "winnow"}),
    ("fatty-bolger", {"reserve"}),
    ("merry-brandybuck", {"path"}),
    ("pippin-took", {"path"}),
    ("sam-gamgee", set()),
]


@rule("CG-ELIM-06", "CG-ELIM-08", "CG-COMBATPATH-12")
@pytest.mark.parametrize(("hobbit", "causes"), SAVED)
def test_a_hobbit_is_cycled_instead_of_eliminated_for_the_causes_named(hobbit: str, causes: set[str]) -> None:
    lost = {
        "path": in_path_combat(hobbit),
        "battleground": in_battleground_combat(hobbit),
        "reserve": forsaken({"reserve": [hobbit]}),
        "top": forsaken({"deck": [hobbit]}),
        "winnow": winnowed(hobbit),
    }
    eliminated = {cause for cause, game in lost.items() if card(hobbit) in game.state.eliminated["frodo"]}
    assert eliminated == set(lost) - causes
    for cause in causes:
        state = lost[cause].state
        assert card(hobbit) in state.cycles["frodo"] + state.decks["frodo"]


@rule("CG-EX-41", "CG-ELIM-03", "CG-ELIM-07")
def test_frodo_winnowed_is_shown_and_cycled_and_the_card_is_drawn() -> None:
    game = table(seats={"frodo": {"hand": ["frodo-baggins", "eowyn"], "deck": ["gimli", "sting"]}})
    game = play(game, "winnow", "sting")
    seen = game.view("saruman")["seats"]["frodo"]
    assert seen["cycle_seen"] == ["frodo-baggins"]
    assert "eowyn" not in seen["eliminated_seen"]
    assert names(game.state.hands["frodo"]) == {"sting"}


@rule("CG-FORSAKE-06", "CG-ELIM-07")
@pytest.mark.parametrize(("hobbit", "saved"), [("bilbo-baggins", True), ("fatty-bolger", False)])
def test_a_hobbit_forsaken_from_hand_is_cycled_only_if_his_text_says_so(hobbit: str, saved: bool) -> None:
    seats: dict[str, dict[str, list[str]]] = {
        "frodo": {"hand": [hobbit, "gimli"]},
        "witch-king": {"reserve": ["the-reaver"]},
        "aragorn": {"deck": []},
    }
    game = play(table(to_act="witch-king", seats=seats), "use", hobbit)
    assert (card(hobbit) in game.state.cycles["frodo"]) is saved
    assert (card(hobbit) in game.state.eliminated["frodo"]) is not saved
    assert names(game.state.hands["frodo"]) == {"gimli"}


@rule("CG-EX-40", "CG-ITEM-12", "CG-AMB-24")
def test_items_of_frodo_are_eliminated_when_he_is_saved() -> None:
    game = forsaken({"reserve": ["frodo-baggins+sting+mithril-coat"]}, "frodo-baggins")
    assert names(game.state.cycles["frodo"]) == {"frodo-baggins"}
    assert {card("sting"), card("mithril-coat")} <= set(game.state.eliminated["frodo"])
    game = in_path_combat("frodo-baggins+sting")
    assert names(game.state.eliminated["frodo"]) == {"sting"}


@rule("CG-ITEM-12", "CG-AMB-24")
@pytest.mark.parametrize("hobbit", ["bilbo-baggins", "merry-brandybuck", "pippin-took"])
def test_items_of_other_hobbits_are_saved_with_them(hobbit: str) -> None:
    game = in_path_combat(f"{hobbit}+blade-of-westernesse")
    assert names(game.state.cycles["frodo"]) == {hobbit}
    assert names(game.state.cycles["aragorn"]) == {"blade-of-westernesse"}
    assert game.state.corruption == 0


@rule("CG-ITEM-12", "CG-FORSAKE-03")
def test_items_of_fatty_are_saved_with_him() -> None:
    game = forsaken({"reserve": ["fatty-bolger+blade-of-westernesse"]}, "fatty-bolger")
    assert names(game.state.cycles["frodo"]) == {"fatty-bolger"}
    assert names(game.state.cycles["aragorn"]) == {"blade-of-westernesse"}


@rule("CG-EX-53")
def test_merry_cancels_an_icon_and_is_cycled_all_the_same() -> None:
    cards = ["gimli", "merry-brandybuck", "the-witch-king", "the-commander", "the-reaver"]
    game = table(step="combat", path="egladil", on_path=cards)
    assert names(game.state.eliminated["frodo"]) == {"gimli"}
    assert names(game.state.cycles["frodo"]) == {"merry-brandybuck"}
    assert game.state.corruption == 1
    assert {each.name for each in game.state.scoring["shadow"]} == {"egladil"}


# Actions in reserve


@rule("CG-ABILITY-04", "CG-RESERVE-03")
@pytest.mark.parametrize("zone", ["reserve", "locked"])
def test_bilbo_is_cycled_with_his_items_to_draw_two(zone: str) -> None:
    deck = ["gimli", "eowyn", "theoden"]
    game = table(seats={"frodo": {zone: ["bilbo-baggins+blade-of-westernesse"], "deck": deck}})
    game = play(game, "use", "gimli", "eowyn")
    assert names(game.state.hands["frodo"]) == {"gimli", "eowyn"}
    assert names(game.state.cycles["frodo"]) == {"bilbo-baggins"}
    assert names(game.state.cycles["aragorn"]) == {"blade-of-westernesse"}


@rule("CG-ABILITY-04", "CG-ELIM-08")
def test_fatty_is_eliminated_to_draw_three() -> None:
    deck = ["gimli", "eowyn", "theoden", "eomer"]
    game = table(seats={"frodo": {"reserve": ["fatty-bolger"], "deck": deck}})
    game = play(game, "use", "gimli", "eowyn", "theoden")
    assert names(game.state.hands["frodo"]) == {"gimli", "eowyn", "theoden"}
    assert card("fatty-bolger") in game.state.eliminated["frodo"]
    assert game.state.cycles["frodo"] == ()


@rule("CG-TOKEN-01", "CG-ABILITY-04", "CG-ITEM-11")
def test_sam_is_cycled_with_his_items_to_strengthen_the_path() -> None:
    game = table(path="imladris", seats={"frodo": {"reserve": ["sam-gamgee+sting+elven-cloak"]}})
    game = play(game, "use")
    assert game.state.added == {path("imladris"): (0, 1)}
    assert names(game.state.cycles["frodo"]) == {"sam-gamgee", "sting"}
    assert names(game.state.cycles["aragorn"]) == {"elven-cloak"}
    assert game.question is not None
    assert game.question.side == "witch-king"


@rule("CG-TOKEN-04", "CG-COMBATPATH-03")
def test_the_icon_that_sam_added_cancels_an_attack_icon_and_is_gone() -> None:
    seats = {"frodo": {"reserve": ["sam-gamgee"]}}
    game = play(table(path="caradhras", on_path=["the-witch-king"], seats=seats), "use", "pass", "pass", "pass", "pass")
    assert game.state.corruption == 1
    assert game.state.added == {}


@rule("CG-ABILITY-03")
@pytest.mark.parametrize("hobbit", ["bilbo-baggins", "sam-gamgee"])
def test_a_hobbit_on_a_path_uses_no_action_of_the_reserve(hobbit: str) -> None:
    assert "use" not in table(path="imladris", on_path=[hobbit]).names()


@rule("CG-ABILITY-03")
def test_sam_strengthens_nothing_when_no_path_is_active() -> None:
    seats = {"frodo": {"reserve": ["sam-gamgee"]}}
    assert "use" not in table(battlegrounds={"edoras": []}, seats=seats).names()


@rule("CG-ABILITY-07", "CG-ACT-06")
def test_a_teammate_cannot_use_the_action_of_a_hobbit() -> None:
    seats = {"frodo": {"reserve": ["bilbo-baggins", "fatty-bolger"]}}
    assert "use" not in table(to_act="aragorn", seats=seats).names()
