"""Chapter 14: three and four players with the expansion."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, REGIONS, SHADOW, Board
from boardgame.lords.tables import LORDS, lords_team_board, table_of
from boardgame.opportunities import options, side
from boardgame.teams import GONDORS, ROHANS, SARUMANS, WITCH_KINGS
from helpers import asked, play
from marks import rule
from ringwar.boardgame.lords.table.facts import LORDS as CARDS

COUNCIL = {"council-of-rivendell": "yes"}
NAZGUL, POLITICS = "shadow-token-nazgul", "shadow-token-politics"
MINIONS = {
    "balrog-of-moria": "moria",
    "gothmog-lieutenant-of-morgul": "minas-morgul",
    "mouth-of-sauron-black-numenorean": "barad-dur",
    "witch-king-chief-of-the-ringwraiths": "dol-guldur",
}


def turn_of(seat: str, die: str, armies: dict[str, str] | None = None, **fields: Any) -> Board:
    """It is the turn of a seat, whose team has two dice of one kind."""
    mine = FREE if seat in (GONDORS, ROHANS) else SHADOW
    dice: dict[str, Any] = {"free": ["event"] * 2, "shadow": ["event"] * 2}
    dice["free" if mine == FREE else "shadow"] = [die] * 2
    game = lords_team_board(armies, acts=[seat], to_act=mine, **dice, **fields)
    assert side(game) == seat
    return game


# The Free Peoples


@rule("LM-MULTI-01")
@pytest.mark.parametrize("name", ["elrond-keeper-of-vilya", "galadriel-keeper-of-nenya"])
def test_elrond_and_galadriel_are_the_gondor_players(name: str) -> None:
    action = f"{name.split('-')[0]}-enters"
    assert action in options(turn_of(GONDORS, "muster", at_war=["sauron"]))
    assert action not in options(turn_of(ROHANS, "muster", at_war=["sauron"]))
    entered = play(turn_of(GONDORS, "muster", at_war=["sauron"]), action)
    assert LORDS[name] in entered.state.characters


@rule("LM-MULTI-02")
@pytest.mark.parametrize("leader", [GONDORS, ROHANS])
def test_the_leading_player_chooses_the_result_of_the_keepers_dice(leader: str) -> None:
    game = lords_team_board(
        {"rivendell": "elrond-keeper-of-vilya", "lorien": "galadriel-keeper-of-nenya"},
        leads=[leader],
        phase="action-roll",
        dice={FREE: ["unrolled"], SHADOW: []},
        lords={"special_dice_in_pool": ["keeper-vilya", "keeper-nenya"]},
    )
    game = play(game, "muster", "keeper-vilya-draw", "keeper-nenya-event")
    assert asked(game) == (leader, "keep-special-die")
    assert set(game.names()) == {"keeper-vilya-draw", "keeper-nenya-event"}


@rule("LM-MULTI-02")
@pytest.mark.parametrize("seat", [GONDORS, ROHANS])
def test_either_player_uses_the_keepers_die(seat: str) -> None:
    game = lords_team_board(free=["muster"], shadow=["event"], acts=[seat], kept=["keeper-vilya-draw"])
    assert asked(game) == (seat, "use-die")
    assert set(game.names()) == {"muster", "keeper-vilya-draw"}
    game = play(game, "keeper-vilya-draw", "draw-card", "character", "fp-character-01")
    assert [card.name for card in game.state.hands[seat]] == ["fp-character-01"]


@rule("LM-MULTI-03")
@pytest.mark.parametrize("seat", [GONDORS, ROHANS])
@pytest.mark.parametrize("leader", [GONDORS, ROHANS])
def test_the_gondor_player_says_which_ring_is_spent(seat: str, leader: str) -> None:
    game = lords_team_board(
        free=["muster", "event"], shadow=["event"], leads=[leader], acts=[seat], rings={FREE: 3, SHADOW: 0}
    )
    game = play(game, "elven-ring")
    assert asked(game) == (GONDORS, "which-ring")
    game = play(game, "narya")
    assert asked(game) == (seat, "ring-die")
    assert table_of(game).rings == {"vilya": FREE, "nenya": FREE, "narya": SHADOW}


@rule("LM-MULTI-03")
def test_of_three_players_the_one_without_a_partner_says_it() -> None:
    game = lords_team_board(players=3, free=["muster", "event"], shadow=["event"], rings={FREE: 3, SHADOW: 0})
    assert asked(play(game, "elven-ring")) == (FREE, "which-ring")


@rule("LM-COUNCIL-02")
@pytest.mark.parametrize("players, seat", [(3, FREE), (4, GONDORS)])
def test_the_leading_player_chooses_the_companions(players: int, seat: str) -> None:
    game = ringwar.start("boardgame", players=players, expansions=["lords"])
    assert asked(game) == (seat, "companion-version")
    assert asked(play(game, "gandalf-the-grey")) == (seat, "guide")


# The Shadow


@rule("LM-MULTI-04", "LM-MULTI-07")
@pytest.mark.parametrize("name", MINIONS)
def test_the_minions_are_moved_by_the_witch_king_player(name: str) -> None:
    lords = {"balrog": "active"} if name == "balrog-of-moria" else {}
    armies = {MINIONS[name]: name, "bree": "nazgul 1"}
    mine = turn_of(WITCH_KINGS, "character", armies, lords=lords)
    theirs = turn_of(SARUMANS, "character", armies, lords=lords)
    assert name in options(mine, "move-minions")
    assert name not in options(theirs, "move-minions")


@rule("LM-MULTI-04", "LM-MULTI-07")
@pytest.mark.parametrize("name", MINIONS)
def test_the_minions_belong_to_sauron(name: str) -> None:
    assert CARDS[name].nation == "sauron"


@rule("LM-MULTI-04")
@pytest.mark.parametrize("seat, possible", [(WITCH_KINGS, True), (SARUMANS, False)])
def test_the_witch_king_player_brings_the_lesser_minions_into_play(seat: str, possible: bool) -> None:
    game = turn_of(seat, "muster", {"barad-dur": "sauron 1"}, at_war=["sauron"])
    assert ("bring-minion" in options(game)) == possible
    if possible:
        assert {"balrog-of-moria", "gothmog-lieutenant-of-morgul"} <= options(game, "bring-minion")


@rule("LM-MULTI-05")
@pytest.mark.parametrize("leader", [WITCH_KINGS, SARUMANS])
def test_the_leading_player_chooses_the_result_of_the_minions_dice(leader: str) -> None:
    game = lords_team_board(
        {"moria": "balrog-of-moria", "minas-morgul": "gothmog-lieutenant-of-morgul"},
        leads=[leader],
        phase="action-roll",
        dice={FREE: [], SHADOW: ["unrolled"]},
        lords={"special_dice_in_pool": ["minion-balrog", "minion-gothmog"]},
    )
    game = play(game, "event", "minion-balrog-draw", "minion-gothmog-army")
    assert asked(game) == (leader, "keep-special-die")


@rule("LM-MULTI-05")
@pytest.mark.parametrize("seat", [WITCH_KINGS, SARUMANS])
def test_either_player_uses_the_minions_die(seat: str) -> None:
    game = lords_team_board(free=["event"], shadow=["muster"], acts=[seat], to_act=SHADOW, kept=["minion-gothmog-draw"])
    assert asked(game) == (seat, "use-die")
    game = play(game, "minion-gothmog-draw", "draw-card", "strategy", "shadow-strategy-01")
    assert [card.name for card in game.state.hands[seat]] == ["shadow-strategy-01"]


# Tokens


@rule("LM-MULTI-06")
@pytest.mark.parametrize("seat", [WITCH_KINGS, SARUMANS])
def test_either_player_uses_a_token(seat: str) -> None:
    lords = {"shadow_tokens": ["nazgul", "politics"]}
    game = turn_of(seat, "muster", {"bree": "nazgul 1"}, lords=lords)
    assert options(game) == {"muster", NAZGUL, POLITICS}
    moved = play(game, NAZGUL, "bree", "dale")
    assert moved.state.nazgul == {REGIONS["dale"]: 1}
    nations = {"sauron"} if seat == WITCH_KINGS else {"isengard", "southrons"}
    advanced = play(game, POLITICS)
    if seat == SARUMANS:
        assert (asked(advanced), set(advanced.names())) == ((seat, "diplomacy"), nations)
        advanced = play(advanced, "southrons")
    before = game.state.politics
    assert {name for name, steps in advanced.state.politics.items() if steps < before[name]} <= nations
    assert advanced.state.politics != before


@rule("LM-MULTI-06")
@pytest.mark.parametrize("seat, possible", [(WITCH_KINGS, False), (SARUMANS, True)])
def test_a_player_whose_nations_are_at_war_has_no_use_for_the_political_token(seat: str, possible: bool) -> None:
    lords = {"shadow_tokens": ["politics"]}
    game = turn_of(seat, "muster", lords=lords, at_war=["sauron"])
    assert (POLITICS in game.names()) == possible


@rule("LM-MULTI-06", "LM-AMB-25")
@pytest.mark.parametrize("seat", [WITCH_KINGS, SARUMANS])
def test_without_dice_the_player_who_would_act_is_asked_for_a_token(seat: str) -> None:
    lords = {"shadow_tokens": ["politics"]}
    game = lords_team_board(free=["event", "muster"], acts=[seat], to_act=SHADOW, lords=lords, at_war=["sauron"])
    assert asked(game) == ((seat, "use-die") if seat == SARUMANS else (ROHANS, "use-die"))


@rule("LM-TOKEN-01", "LM-MULTI-06")
@pytest.mark.parametrize("leader", [WITCH_KINGS, SARUMANS])
def test_the_leading_shadow_player_takes_the_token(leader: str) -> None:
    game = lords_team_board(
        leads=[leader],
        phase="fellowship",
        turn=1,
        dice={},
        lords={"companions": {"gimli": "gimli-dwarven-lord"}},
        options=COUNCIL,
    )
    assert asked(game) == (GONDORS, "outside")
    assert asked(play(game, "gimli-dwarven-lord", "none")) == (leader, "which-token")
