"""Chapter 22: the victory check."""

from __future__ import annotations

import pytest

from cardgame.quiet import quiet
from cardgame.rules.outcomes import FREE, SHADOW, active, scored
from cardgame.tables import Table, table
from helpers import asked, play, told
from marks import rule

SEATS = ("frodo", "witch-king", "aragorn", "saruman")
NO_TOKENS = {seat: {"ring_token": False} for seat in SEATS}


def ending(game: Table) -> tuple[str, str] | None:
    return None if game.result is None else (game.result.winner, game.result.kind)


@rule("CG-EX-66", "CG-WIN-03", "CG-WIN-04")
def test_the_scoring_example_ends_thirteen_to_ten() -> None:
    battlegrounds = ["helms-deep", "minas-tirith", "lorien", "orthanc"]
    game = table(
        path="crack-of-doom",
        on_path=["the-reaver"],  # the seventh corruption, and the fifth path of the Shadow
        seats=NO_TOKENS,
        scoring={
            FREE: [*battlegrounds, "bag-end", "the-council-of-elrond", "lothlorien", "henneth-annun"],
            SHADOW: ["minas-morgul", "dol-guldur", "weathertop", "khazad-dum", "amon-hen", "cirith-ungol"],
            "corruption": 6,
        },
        step="combat",
        round=9,
    )
    assert "crack-of-doom" in scored(game, SHADOW)
    assert game.view("spectator")["points"] == {FREE: 13, SHADOW: 10}
    assert ending(game) == (FREE, "points")


def fifth_round(free: list[str], corruption: int) -> Table:
    """The end of a round 5: the combat over a path that nobody attacks."""
    return table(path="egladil", scoring={FREE: free, "corruption": corruption}, step="combat", round=5)


@rule("CG-EX-67", "CG-WIN-02", "CG-WIN-06")
@pytest.mark.parametrize(
    "free, corruption, result",
    [
        (["helms-deep"], 13, (SHADOW, "ten-points-ahead")),
        (["helms-deep"], 12, None),
        (["minas-tirith", "lorien", "rivendell", "helms-deep"], 0, (FREE, "ten-points-ahead")),
        (["minas-tirith", "lorien", "rivendell", "helms-deep"], 1, None),
    ],
)
def test_a_lead_of_ten_ends_the_game(free: list[str], corruption: int, result: tuple[str, str] | None) -> None:
    game = fifth_round(free, corruption)  # the path gives the Free Peoples one point more
    assert ending(game) == result
    assert asked(game) == (("nobody", "nothing") if result else ("chance", "draw"))
    assert game.state.step == ("over" if result else "draw")


@rule("CG-WIN-01")
def test_a_lead_of_ten_before_the_victory_check_ends_nothing() -> None:
    game = table(path="amon-hen", on_path=["grishnakh"], seats=quiet(), scoring={"corruption": 14}, to_act="witch-king")
    assert asked(game) == ("witch-king", "action")
    game = table(
        battlegrounds={"minas-tirith": ["village-militia"], "helms-deep": [], "lorien": []},
        scoring={"corruption": 12, FREE: ["edoras"]},
        step="combat",
    )
    game = play(game, "lorien")
    assert asked(game) == ("frodo", "next-combat")
    game = play(game, "helms-deep")
    assert ending(game) is None  # twelve to eight in the end, though it was twelve to one


@rule("CG-WIN-03", "CG-WIN-04", "CG-WIN-05")
@pytest.mark.parametrize("corruption, winner", [(4, FREE), (5, SHADOW), (6, SHADOW)])
def test_the_final_round_goes_to_the_higher_score_and_a_tie_to_the_shadow(corruption: int, winner: str) -> None:
    game = table(
        path="orodruin",
        seats=NO_TOKENS,
        scoring={FREE: ["helms-deep"], "corruption": corruption},
        step="combat",
        round=8,
    )
    assert ending(game) == (winner, "points")  # five points of the Free Peoples, the path's three among them


@rule("CG-WIN-06")
def test_without_a_lead_of_ten_or_a_path_nine_the_draw_step_follows() -> None:
    game = fifth_round([], 3)
    assert (game.state.step, game.state.round) == ("draw", 5)
    assert told(game, "score-so-far") == [{"free": 1, "shadow": 3, "corruption": 3}]


@rule("CG-WIN-07", "CG-AMB-41")
def test_a_path_nine_that_replaces_another_is_fought_over_before_the_game_ends() -> None:
    game = table(
        path="crack-of-doom",
        on_path=["gollum"],
        seats=quiet({"witch-king": {"hand": ["mordor-orcs"]}}),
        scoring={"corruption": 2},
        to_act="saruman",
        round=9,
    )
    game = play(game, "use", "orodruin")
    assert game.result is None
    assert active(game) == {"orodruin"}
    assert game.state.corruption == 3  # the old path was fought over at once
    assert asked(game) == ("witch-king", "action")
    game = play(game, "pass")
    assert scored(game, FREE) == {"orodruin"}
    assert ending(game) == (SHADOW, "points")  # three to three


@rule("CG-WIN-07")
def test_the_round_in_which_path_nine_becomes_active_by_an_effect_is_the_final_one() -> None:
    game = table(path="shelobs-lair", on_path=["gandalf-the-grey"], seats=quiet(), round=7)
    game = play(game, "use", "morgai")
    assert scored(game, FREE) == {"shelobs-lair"}
    assert ending(game) == (FREE, "points")  # two to one: the icon that Morgai adds


@rule("CG-WIN-08")
def test_a_player_without_any_card_goes_on_taking_turns() -> None:
    seats = quiet({"witch-king": {"hand": ["mordor-orcs", "olog-hai", "black-uruks"]}})
    seats["frodo"] = {**seats["frodo"], "ring_token": True}
    game = table(path="egladil", seats=seats, to_act="witch-king")
    game = play(game, "cycle", "olog-hai")  # Aragorn and Saruman have nothing to do but pass
    assert asked(game) == ("frodo", "action")
    assert game.names() == ["ring", "pass"]
