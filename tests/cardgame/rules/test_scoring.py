"""Chapter 21: scoring."""

from __future__ import annotations

import pytest

from cardgame.quiet import quiet
from cardgame.rules.outcomes import FREE, SHADOW, scored
from cardgame.tables import Table, table
from helpers import play
from marks import rule


def points(game: Table) -> tuple[int, int]:
    """The scores of the Free Peoples and the Shadow as everybody sees them."""
    shown = game.view("spectator")["points"]
    return shown[FREE], shown[SHADOW]


@rule("CG-SCORE-01")
@pytest.mark.parametrize(
    "area, expected",
    [
        ({FREE: ["minas-tirith", "orthanc"]}, (5, 0)),
        ({SHADOW: ["minas-tirith", "orthanc"]}, (0, 5)),
        ({FREE: ["edoras"], SHADOW: ["dol-guldur", "helms-deep"]}, (1, 3)),
    ],
)
def test_battlegrounds_score_for_the_side_that_holds_them(
    area: dict[str, list[str]], expected: tuple[int, int]
) -> None:
    assert points(table(scoring=area)) == expected


@rule("CG-SCORE-02", "CG-SCORE-03")
def test_paths_score_for_the_free_peoples_only_and_corruption_for_the_shadow() -> None:
    assert points(table(scoring={FREE: ["bag-end", "weathertop"], "corruption": 4})) == (3, 4)
    assert points(table(scoring={SHADOW: ["bag-end", "weathertop"], "corruption": 0})) == (0, 0)


@rule("CG-SCORE-04")
def test_corruption_added_by_the_free_peoples_goes_to_the_shadow() -> None:
    game = table(path="emyn-muil", on_path=["smeagol"], seats=quiet(), scoring={"corruption": 2})
    game = play(game, "use")
    assert points(game)[1] == 3


def lembas(corruption: int, *hobbits: str) -> Table:
    """The Hobbit player eats the Lembas on the path."""
    first, *others = hobbits
    game = table(
        path="egladil", on_path=[f"{first}+lembas", *others], seats=quiet(), scoring={"corruption": corruption}
    )
    return play(game, "use")


@rule("CG-SCORE-05", "CG-EX-70")
@pytest.mark.parametrize("corruption, left", [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_removing_corruption_takes_what_there_is_and_never_more(corruption: int, left: int) -> None:
    assert lembas(corruption, "frodo-baggins", "sam-gamgee").state.corruption == left


def last_combat(free: list[str], corruption: int, tokens: set[str]) -> Table:
    """The end of a final round: path 9 has been won by the Free Peoples, for 3 points."""
    seats = {seat: {"ring_token": seat in tokens} for seat in ("frodo", "witch-king", "aragorn", "saruman")}
    return table(
        path="crack-of-doom", seats=seats, scoring={FREE: free, "corruption": corruption}, step="combat", round=9
    )


@rule("CG-SCORE-06", "CG-EX-68")
@pytest.mark.parametrize(
    "tokens, winner",
    [
        ({"frodo", "aragorn"}, FREE),
        ({"frodo"}, SHADOW),
        ({"frodo", "aragorn", "saruman"}, SHADOW),
        ({"frodo", "aragorn", "witch-king", "saruman"}, SHADOW),
        (set(), SHADOW),
    ],
)
def test_unused_ring_tokens_score_in_the_final_round(tokens: set[str], winner: str) -> None:
    # Eleven points of the Free Peoples: battlegrounds 3, 2, 2 and 1, and the path 3.
    game = last_combat(["minas-tirith", "helms-deep", "lorien", "edoras"], 12, tokens)
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (winner, "points")


@rule("CG-SCORE-06", "CG-EX-69")
def test_ring_tokens_count_nothing_in_an_earlier_round() -> None:
    game = table(
        path="khazad-dum",
        on_path=["hill-troll"],
        scoring={FREE: ["minas-tirith", "helms-deep", "edoras"], "corruption": 14},
        step="combat",
        round=4,
    )
    assert points(game) == (6, 15)
    assert game.state.step == "draw"  # the Shadow's two unused tokens would make it eleven


@rule("CG-SCORE-07")
def test_a_reactivated_battleground_scores_for_nobody_meanwhile() -> None:
    game = table(
        seats=quiet({"saruman": {"reserve": ["the-black-serpent"]}, "aragorn": {"hand": ["elrond"]}}),
        scoring={SHADOW: ["umbar", "minas-tirith"]},
        to_act="saruman",
    )
    assert points(game) == (0, 4)
    game = play(game, "use", "minas-tirith")
    assert points(game) == (0, 1)
    game = play(game, "no", "pass")  # Aragorn forsakes no card for it, and does nothing more
    assert points(game) == (3, 1)  # fought over without attackers, and won by its own side
    assert scored(game, SHADOW) == {"umbar"}


@rule("CG-SCORE-05")
def test_what_is_taken_away_of_corruption_is_told() -> None:
    game = table(
        path="egladil",
        on_path=["sam-gamgee+lembas"],
        scoring={"corruption": 3},
        seats={"frodo": {"hand": ["gimli", "theoden", "eomer"]}},
    )
    game = play(game, "use")
    told = [event for event in game.events() if event.kind == "corruption-removed"]
    assert [(event.about["count"], event.about["total"]) for event in told] == [(1, 2)]
