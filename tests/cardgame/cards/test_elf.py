"""The Elves: armies and characters."""

from __future__ import annotations

import pytest

from cardgame.cards.measured_icons import attack, defense, path_defense
from cardgame.tables import Table, card, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import battleground, path

NO_CARDS: dict[str, list[str]] = {"deck": []}
OTHERS_WITHOUT_CARDS = {"frodo": NO_CARDS, "witch-king": NO_CARDS, "saruman": NO_CARDS}
CHARACTERS = [
    ("arwen", 0, 0, 0, 0, 1),
    ("elrond", 2, 1, 1, 1, 1),
    ("galadriel", 2, 1, 1, 1, 1),
    ("legolas", 1, 1, 1, 0, 0),
]


@rule("CG-COMBATPATH-05", "CG-COMBATBG-03", "CG-COMBATBG-07")
@pytest.mark.parametrize(("character", "on_path", "attacking", "defending", "led", "held"), CHARACTERS)
def test_an_elf_fights_alone_with_the_printed_icons(
    character: str, on_path: int, attacking: int, defending: int, led: int, held: int
) -> None:
    assert path_defense(character) == on_path
    assert attack(character, at="moria") == attacking
    assert defense(character, at="lorien") == defending


@rule("CG-LEAD-01", "CG-LEAD-02")
@pytest.mark.parametrize(("character", "on_path", "attacking", "defending", "led", "held"), CHARACTERS)
def test_an_elf_supported_by_high_elves_adds_leadership(
    character: str, on_path: int, attacking: int, defending: int, led: int, held: int
) -> None:
    assert attack(character, "high-elves", at="moria") == attacking + led + 2
    assert defense(character, "high-elves", at="lorien") == defending + held


@rule("CG-COMBATBG-03", "CG-COMBATBG-07")
@pytest.mark.parametrize("army", ["high-elves", "high-elves#2"])
def test_high_elves_have_two_icons_of_each_kind(army: str) -> None:
    assert attack(army, at="moria") == 2
    assert defense(army, at="rivendell") == 2


@rule("CG-ITEM-06", "CG-COMBATPATH-05")
@pytest.mark.parametrize(
    ("wielder", "on_path", "attacking", "defending"),
    [
        ("legolas+bow-of-the-galadhrim", 2, 2, 2),
        ("elrond+vilya-ring-of-air", 3, 2, 2),
        ("galadriel+nenya-ring-of-adamant", 3, 2, 2),
        ("galadriel+mirror-of-galadriel", 2, 1, 1),
        ("legolas+elven-cloak", 2, 1, 1),
    ],
)
def test_an_item_of_the_elves_adds_its_icons_to_its_wielder(
    wielder: str, on_path: int, attacking: int, defending: int
) -> None:
    assert path_defense(wielder) == on_path
    assert attack(wielder, at="moria") == attacking
    assert defense(wielder, at="lorien") == defending


@rule("CG-PLAY-11", "CG-CARD-07")
@pytest.mark.parametrize(
    ("character", "allowed"),
    [("arwen", set()), ("elrond", {3}), ("galadriel", {5}), ("legolas", {3, 4, 5, 6, 7, 8, 9})],
)
def test_an_elf_goes_to_the_paths_listed(character: str, allowed: set[int]) -> None:
    places = ["bag-end", "weathertop", "imladris", "caradhras", "egladil", "amon-hen", "osgiliath", "morgul-vale"]
    open_to = set()
    for place in [*places, "morgai"]:
        game = table(to_act="aragorn", path=place, seats={"aragorn": {"reserve": [character]}})
        if "move" in game.names():
            open_to.add(path(place).number)
    assert open_to == allowed


# Arwen, Elrond, Galadriel: what they say when played


@rule("CG-PLAY-22", "CG-PLAY-03")
@pytest.mark.parametrize(
    ("character", "where", "at"),
    [
        ("arwen", "reserve", "bag-end"),
        ("arwen", "lorien", "bag-end"),
        ("elrond", "reserve", "bag-end"),
        ("elrond", "lorien", "bag-end"),
        ("elrond", "imladris", "imladris"),
        ("galadriel", "reserve", "bag-end"),
        ("galadriel", "lorien", "bag-end"),
        ("galadriel", "egladil", "egladil"),
    ],
)
def test_a_great_elf_played_anywhere_draws_a_card(character: str, where: str, at: str) -> None:
    seat = {"hand": [character, "lembas"], "deck": ["boromir", "faramir"]}
    game = table(to_act="aragorn", path=at, battlegrounds={"lorien": []}, seats={"aragorn": seat})
    game = play(game, "play", where)
    assert names(game.state.cycles["aragorn"]) == {"lembas"}
    game = play(game, "faramir")
    assert names(game.state.hands["aragorn"]) == {"faramir"}


@rule("CG-MOVE-04", "CG-MOVE-03")
@pytest.mark.parametrize("character", ["arwen", "elrond", "galadriel", "legolas"])
def test_an_elf_moved_draws_and_takes_nothing(character: str) -> None:
    seat = {"hand": ["lembas"], "reserve": [character]}
    game = play(table(to_act="aragorn", battlegrounds={"lorien": []}, seats={"aragorn": seat}), "move")
    assert names(game.state.battlegrounds[battleground("lorien")]) == {character}
    assert names(game.state.hands["aragorn"]) == {"lembas"}
    assert game.question is not None
    assert game.question.side == "saruman"


@rule("CG-RESERVE-03", "CG-TOKEN-05")
def test_arwen_in_reserve_strengthens_strider_and_aragorn_in_defense() -> None:
    waiting = {"reserve": ["arwen"]}
    assert path_defense("strider", aragorn=waiting) == 3
    assert defense("strider", at="pelargir", aragorn=waiting) == 2
    assert defense("aragorn", at="pelargir", aragorn=waiting) == 2
    assert path_defense("boromir", aragorn=waiting) == 1
    assert defense("boromir", at="pelargir", aragorn=waiting) == 1


@rule("CG-RESERVE-04")
def test_arwen_elsewhere_strengthens_nobody() -> None:
    assert defense("strider", "arwen", at="pelargir") == 1
    assert path_defense("strider", aragorn={"hand": ["arwen"]}) == 2


@rule("CG-COMBAT-06")
def test_arwen_gives_no_attack() -> None:
    fighters = ["strider", "gandalf-the-white+glamdring", "white-hand-orcs", "wolf-riders", "olog-hai"]
    seats = {"aragorn": {"reserve": ["arwen"]}}
    game = table(step="combat", battlegrounds={"harad": fighters}, seats=seats)
    assert game.question is not None
    assert game.question.about["count"] == 1 + 3 - 1


@rule("CG-EX-15", "CG-PASS-06")
def test_elrond_raises_the_carryover_limit_while_in_reserve() -> None:
    hand = ["legolas", "arwen", "lembas"]
    few = {"witch-king": {"hand": ["olog-hai"]}}
    game = table(to_act="aragorn", battlegrounds={"lorien": []}, seats={"aragorn": {"hand": hand}, **few})
    assert "pass" not in game.names()
    seats = {"aragorn": {"hand": hand, "reserve": ["elrond"]}, **few}
    game = table(to_act="aragorn", battlegrounds={"lorien": []}, seats=seats)
    assert "pass" in game.names()
    assert game.view("frodo")["seats"]["aragorn"]["carryover_limit"] == 3
    assert game.view("frodo")["seats"]["frodo"]["carryover_limit"] == 2
    game = play(game, "move")
    assert game.view("frodo")["seats"]["aragorn"]["carryover_limit"] == 2
    assert "pass" not in play(game, "pass", "pass", "pass").names()


@rule("CG-PASS-06")
def test_elrond_played_to_reserve_raises_the_limit_at_once() -> None:
    seat = {"hand": ["elrond", "legolas"], "deck": ["arwen"]}
    game = play(table(to_act="aragorn", seats={"aragorn": seat}), "play", "elrond")
    assert game.view("frodo")["seats"]["aragorn"]["carryover_limit"] == 3


@rule("CG-ROUND-05")
def test_galadriel_in_reserve_draws_a_card_more_and_then_cycles_one() -> None:
    deck = ["boromir", "elrond", "legolas", "lembas", "high-elves"]
    seats = {**OTHERS_WITHOUT_CARDS, "aragorn": {"hand": ["arwen"], "reserve": ["galadriel"], "deck": deck}}
    game = table(step="draw", starting_player="aragorn", seats=seats)
    game = play(game, *deck[:4])
    assert game.question is not None
    assert (game.question.side, game.question.key) == ("aragorn", "cycle")
    assert set(game.names()) == {"arwen", *deck[:4]}
    game = play(game, "arwen")
    assert names(game.state.hands["aragorn"]) == set(deck[:4])
    assert names(game.state.cycles["aragorn"]) == {"arwen"}
    assert game.state.round == 2


@rule("CG-ROUND-05", "CG-RESERVE-04")
def test_galadriel_out_of_reserve_neither_draws_nor_cycles() -> None:
    deck = ["boromir", "elrond", "legolas", "lembas", "high-elves"]
    seats = {**OTHERS_WITHOUT_CARDS, "aragorn": {"hand": ["galadriel"], "deck": deck}}
    game = table(step="draw", starting_player="aragorn", seats=seats)
    game = play(game, *deck[:3])
    assert names(game.state.hands["aragorn"]) == {"galadriel", *deck[:3]}
    assert game.state.round == 2


@rule("CG-ROUND-05")
def test_galadriel_and_aragorn_in_reserve_draw_two_cards_more() -> None:
    deck = ["boromir", "elrond", "legolas", "lembas", "high-elves", "strider"]
    seats = {**OTHERS_WITHOUT_CARDS, "aragorn": {"reserve": ["galadriel", "aragorn"], "deck": deck}}
    game = table(step="draw", starting_player="aragorn", seats=seats)
    game = play(game, *deck[:5], "elrond")
    assert names(game.state.hands["aragorn"]) == {"boromir", "legolas", "lembas", "high-elves"}


@rule("CG-CYCLE-03")
def test_galadriel_without_any_card_to_draw_makes_her_player_forsake() -> None:
    seats = {**OTHERS_WITHOUT_CARDS, "aragorn": {"reserve": ["galadriel", "high-elves"], "deck": []}}
    game = table(step="draw", starting_player="aragorn", seats=seats)
    assert game.names() == ["galadriel", "high-elves"]
    game = play(game, "high-elves")
    assert names(game.state.reserves["aragorn"]) == {"galadriel"}
    assert card("high-elves") in game.state.eliminated["aragorn"]


# Legolas


def legolas_played(where: str, **seat: list[str]) -> Table:
    seats = {"aragorn": {"hand": ["legolas", "lembas"], **seat}}
    game = table(to_act="aragorn", path="caradhras", battlegrounds={"lorien": []}, seats=seats)
    return play(game, "play", where)


@rule("CG-DECK-09", "CG-PLAY-22")
@pytest.mark.parametrize("where", ["reserve", "lorien", "caradhras"])
def test_legolas_may_take_the_bow_from_the_deck(where: str) -> None:
    game = legolas_played(where)
    assert game.names() == ["yes", "no"]
    taken = play(game, "yes")
    assert names(taken.state.hands["aragorn"]) == {"bow-of-the-galadhrim"}
    assert names(taken.state.cycles["aragorn"]) == {"lembas"}
    assert taken.view("saruman")["seats"]["aragorn"]["hand_seen"] == ["bow-of-the-galadhrim"]
    assert play(game, "no").state.hands["aragorn"] == ()


@rule("CG-EX-45", "CG-DECK-10")
def test_legolas_does_not_find_the_bow_in_the_cycle_pile() -> None:
    game = play(legolas_played("reserve", cycle=["bow-of-the-galadhrim"], deck=["arwen"]), "yes")
    assert game.state.hands["aragorn"] == ()
    assert names(game.state.cycles["aragorn"]) == {"bow-of-the-galadhrim", "lembas"}
