"""Chapters 23.1, 23.4 and 23.6: what each player of a team may do with dice, nations and characters."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, field, names
from boardgame.teams import GONDORS, ROHANS, SARUMANS, WITCH_KINGS, team_board, turn_of
from helpers import asked, play
from marks import rule
from ringwar.boardgame.rules.deeds import deeds
from ringwar.boardgame.table.facts import FREE_NATIONS, NATIONS, SHADOW_NATIONS

NATIONS_OF = {
    GONDORS: {"gondor", "elves"},
    ROHANS: {"rohan", "north", "dwarves"},
    WITCH_KINGS: {"sauron"},
    SARUMANS: {"isengard", "southrons"},
}
ALL_SEATS = [
    pytest.param(GONDORS, marks=rule("BG-MULTI-02")),
    pytest.param(ROHANS, marks=rule("BG-MULTI-03")),
    pytest.param(WITCH_KINGS, marks=rule("BG-MULTI-04")),
    pytest.param(SARUMANS, marks=rule("BG-MULTI-05")),
]
HOMES = {
    "minas-tirith": "gondor 1",
    "lorien": "elves 1",
    "edoras": "rohan 1",
    "bree": "north 1",
    "erebor": "dwarves 1",
    "barad-dur": "sauron 1",
    "morannon": "sauron 1",
    "orthanc": "isengard 1",
    "umbar": "southrons 1",
}


def possible(seat: str, die: str, armies: dict[str, str], **fields: Any) -> list[str]:
    """What a seat could do with a die in its turn, event cards aside."""
    game = turn_of(seat, "event", armies, **fields)
    return [deed.name for deed in deeds(game.state, game.state.to_act, die)]


def nations_named(game: Board) -> set[str]:
    """The nations of the pieces on offer."""
    return {piece.nation for piece in game.question.options if piece is not None} if game.question else set()


# Nations


@rule("BG-MULTI-29")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_a_player_recruits_only_for_his_nations(seat: str) -> None:
    game = play(turn_of(seat, "muster", at_war=NATIONS), "recruit")
    assert asked(game) == (seat, "recruit")
    assert nations_named(game) == NATIONS_OF[seat]


@rule("BG-MULTI-29")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_the_second_figure_is_of_his_nations_too(seat: str) -> None:
    game = play(turn_of(seat, "muster", at_war=NATIONS), "recruit")
    assert game.question is not None
    piece = next(each for each in game.question.options if each.kind == "regular")
    game = game.after(piece)
    game = game.after(game.names()[0])
    assert asked(game) == (seat, "recruit-second")
    assert nations_named(game) == NATIONS_OF[seat]


@rule("BG-MULTI-29")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_a_player_moves_only_armies_of_his_nations(seat: str) -> None:
    game = play(turn_of(seat, "muster-army", HOMES, at_war=NATIONS), "move-armies")
    own = {region for region, units in HOMES.items() if units.split()[0] in NATIONS_OF[seat]}
    assert (asked(game), set(game.names())) == ((seat, "move-army"), own)


@rule("BG-MULTI-29")
def test_without_an_army_of_his_own_a_player_neither_moves_nor_fights() -> None:
    armies = {"dagorlad": "sauron 3", "north-ithilien": "gondor 1"}
    assert possible(SARUMANS, "army", armies, at_war=NATIONS) == []
    assert possible(WITCH_KINGS, "army", armies, at_war=NATIONS) == ["move-armies", "attack"]


@rule("BG-MULTI-30")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_a_player_advances_only_his_nations(seat: str) -> None:
    game = play(turn_of(seat, "muster", active=NATIONS), "diplomacy")
    if seat == WITCH_KINGS:
        assert game.state.politics["sauron"] == 0
        return
    assert (asked(game), set(game.names())) == ((seat, "diplomacy"), NATIONS_OF[seat])


@rule("BG-MULTI-30")
@pytest.mark.parametrize(
    "seat, action, nation",
    [
        (ROHANS, "boromir-rouses-gondor", "gondor"),
        (ROHANS, "legolas-rouses-the-elves", "elves"),
        (GONDORS, "gimli-rouses-the-dwarves", "dwarves"),
    ],
)
def test_the_ability_of_a_companion_advances_a_nation_of_the_partner(seat: str, action: str, nation: str) -> None:
    places = {"minas-tirith": "boromir", "lorien": "legolas", "erebor": "gimli"}
    game = turn_of(seat, "event", places, active=FREE_NATIONS, fellowship={"companions": []})
    before = game.state.politics[nation]
    assert play(game, action).state.politics[nation] == before - 1


@rule("BG-EX-66", "BG-MULTI-31", "BG-MULTI-32")
def test_the_first_to_act_uses_a_die_for_the_fellowship_companions_or_his_own_nations() -> None:
    armies = {"edoras": "rohan 1/0/1", "minas-tirith": "gondor 1/0/1", "bree": "strider"}
    fellowship = {"at": "hollin", "companions": ["gimli"]}
    game = team_board(armies, free=["character"] * 2, shadow=["event"] * 2, at_war=NATIONS, fellowship=fellowship)
    assert asked(game) == (ROHANS, "action")
    assert game.names() == ["move-fellowship", "separate", "move-companions", "move-led-army", "skip"]
    assert asked(play(game, "move-led-army")) == (ROHANS, "move-where")
    assert asked(play(game, "separate")) == (ROHANS, "companion-where")
    assert asked(play(game, "move-companions")) == (ROHANS, "companion-where")


@rule("BG-MULTI-31", "BG-MULTI-32")
@pytest.mark.parametrize("seat", [GONDORS, ROHANS])
def test_either_free_peoples_player_hides_the_fellowship_and_separates_companions(seat: str) -> None:
    fellowship = {"at": "hollin", "revealed": True, "companions": ["gimli", "peregrin"]}
    game = turn_of(seat, "character", fellowship=fellowship)
    assert not play(game, "hide-fellowship").state.revealed
    game = play(game, "separate")
    assert asked(game) == (seat, "separate")
    assert asked(play(game, "gimli")) == (seat, "goes-with")


@rule("BG-MULTI-21")
def test_when_a_player_separates_the_guide_the_leading_player_names_another() -> None:
    fellowship = {"at": "hollin", "companions": ["strider", "gimli", "legolas"], "guide": "strider"}
    game = play(turn_of(ROHANS, "character", fellowship=fellowship), "separate", "strider", "none")
    assert (asked(game), game.names()) == ((GONDORS, "guide"), ["gimli", "legolas"])
    assert asked(play(game, "gimli")) == (ROHANS, "companion-where")


@rule("BG-MULTI-08")
def test_points_rings_and_decks_are_those_of_the_team() -> None:
    game = turn_of(SARUMANS, "event", control={"edoras": SHADOW, "minas-tirith": SHADOW})
    view = game.view(SARUMANS)
    assert view["points"] == {FREE: 0, SHADOW: 3}
    assert (list(view["rings"]), list(view["decks"])) == ([FREE, SHADOW], [FREE, SHADOW])
    game = play(game, "draw-card", "strategy", "shadow-strategy-24")
    assert names(game.state.hands[SARUMANS]) == {"shadow-strategy-24"}
    assert "shadow-strategy-24" not in names(game.state.decks[SHADOW, "strategy"])


# Nazgûl and minions


@rule("BG-MULTI-35", "BG-MULTI-69")
@pytest.mark.parametrize("seat, movable", [(SARUMANS, []), (WITCH_KINGS, ["witch-king", "mouth-of-sauron"])])
def test_either_shadow_player_moves_nazgul_but_only_one_the_minions_of_sauron(seat: str, movable: list[str]) -> None:
    game = turn_of(seat, "character", {"morannon": "sauron 2 nazgul 2 witch-king", "barad-dur": "mouth-of-sauron"})
    game = play(game, "move-minions")
    assert (asked(game), game.names()) == ((seat, "move-minion"), ["morannon", *movable, "none"])
    game = play(game, "morannon", 1, "dagorlad")
    assert {region.name: number for region, number in game.state.nazgul.items()} == {"morannon": 1, "dagorlad": 1}


@rule("BG-MULTI-37", "BG-MULTI-69")
def test_minions_without_nazgul_are_nothing_for_the_saruman_player_to_move() -> None:
    armies = {"morannon": "sauron 2 witch-king", "barad-dur": "mouth-of-sauron"}
    assert possible(SARUMANS, "character", armies) == []
    assert possible(WITCH_KINGS, "character", armies) == ["move-minions", "move-led-army"]


@rule("BG-MULTI-69")
@pytest.mark.parametrize("seat, movable", [(SARUMANS, []), (WITCH_KINGS, ["witch-king"])])
@pytest.mark.parametrize("card", ["shadow-character-09", "shadow-character-11", "shadow-character-23"])
def test_a_card_that_moves_nazgul_moves_the_witch_king_for_his_player_only(
    seat: str, movable: list[str], card: str
) -> None:
    armies = {"morannon": "sauron 1 nazgul 1 witch-king"}
    fellowship = {"at": "hollin", "progress": 1}
    game = play(turn_of(seat, "event", armies, hands={seat: [card]}, fellowship=fellowship), "play-event")
    assert (asked(game), game.names()) == ((seat, "move-minion"), ["morannon", *movable, "none"])


@rule("BG-MULTI-36")
def test_only_the_witch_king_player_recruits_nazgul() -> None:
    at_war = SHADOW_NATIONS
    assert "nazgul" in play(turn_of(WITCH_KINGS, "muster", at_war=at_war), "recruit").names()
    assert "nazgul" not in play(turn_of(SARUMANS, "muster", at_war=at_war), "recruit").names()


@rule("BG-MULTI-04", "BG-MULTI-05", "BG-MULTI-37")
@pytest.mark.parametrize("seat, minions", [(WITCH_KINGS, ["witch-king", "mouth-of-sauron"]), (SARUMANS, ["saruman"])])
def test_a_minion_is_brought_by_the_player_who_controls_him(seat: str, minions: list[str]) -> None:
    game = turn_of(seat, "muster", {"morannon": "sauron 2"}, at_war=NATIONS)
    game = play(game, "bring-minion")
    if seat == SARUMANS:
        assert names(list(game.state.characters)) == {"saruman"}
        return
    assert (asked(game), game.names()) == ((seat, "minion"), minions)


@rule("BG-MULTI-37")
def test_no_minion_is_brought_by_the_partner() -> None:
    armies = {"morannon": "sauron 2", "orthanc": "isengard 1 saruman"}
    assert "bring-minion" not in turn_of(SARUMANS, "muster", armies, at_war=NATIONS).names()
    assert "bring-minion" in turn_of(WITCH_KINGS, "muster", armies, at_war=NATIONS).names()


@rule("BG-MULTI-37")
def test_the_abilities_of_minions_are_for_their_players() -> None:
    armies = {
        "orthanc": "isengard 2 saruman",
        "barad-dur": "sauron 1 mouth-of-sauron",
        "umbar": "southrons 1",
    }
    sarumans = turn_of(SARUMANS, "muster", armies, at_war=NATIONS).names()
    witch_kings = turn_of(WITCH_KINGS, "muster", armies, at_war=NATIONS).names()
    assert ("voice-of-saruman" in sarumans, "move-armies" in sarumans) == (True, False)
    assert ("voice-of-saruman" in witch_kings, "move-armies" in witch_kings) == (False, True)


# Saruman's elite units


@rule("BG-MULTI-54")
@pytest.mark.parametrize("nation", ["southrons", "isengard"])
def test_while_saruman_is_in_play_elite_units_of_his_player_lead_armies(nation: str) -> None:
    def led(units: str, minion: str) -> bool:
        armies = {"near-harad": f"{nation} {units}", "orthanc": minion}
        return "move-led-army" in possible(SARUMANS, "character", armies, at_war=NATIONS)

    assert led("1/1", "saruman")
    assert not led("1/1", "sauron 1")
    assert not led("2", "saruman")


@rule("BG-MULTI-54")
def test_elite_units_of_sauron_do_not_lead() -> None:
    armies = {"orthanc": "saruman", "morannon": "sauron 1/2"}
    assert possible(WITCH_KINGS, "character", armies, at_war=NATIONS) == []


@rule("BG-MULTI-54", "BG-MULTI-55")
def test_in_a_battle_such_an_elite_unit_fights_and_lets_a_miss_be_rolled_again() -> None:
    armies = {"east-harondor": "southrons 0/2", "south-ithilien": "gondor 1", "orthanc": "saruman"}
    game = play(turn_of(SARUMANS, "character", armies, at_war=NATIONS), "attack-led")
    assert asked(game) == (SARUMANS, "attack-with")
    game = play(game, "all", 1, 1, 1)
    assert (asked(game), game.names()) == ((SARUMANS, "re-roll"), ["2", "1", "0"])
    game = play(game, 2, 1, 1)
    assert (asked(game), field(game, "east-harondor").size) == ((SARUMANS, "cease"), 2)
