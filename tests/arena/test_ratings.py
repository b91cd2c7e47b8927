"""Ratings by maximum likelihood."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from ringwar.arena.ratings import ELO, Contestant, Ratings, Wins

A, B, C = ("a", "heads"), ("b", "tails"), ("c", "tails")


def difference(ratings: Ratings, first: Contestant, second: Contestant) -> float:
    return ratings.of([first]).points - ratings.of([second]).points


def test_three_wins_for_one_loss() -> None:
    ratings = Ratings({(A, B): (75_000, 25_000)})
    assert difference(ratings, A, B) == pytest.approx(400 * log10(3), abs=0.05)
    assert ratings.of([A]).points == pytest.approx(-ratings.of([B]).points)


def test_the_error_of_two_entries_is_that_of_their_share() -> None:
    """The difference has the variance 1 / (n p q); each is half of it away from the mean."""
    ratings = Ratings({(A, B): (30_000, 10_000)})
    expected = 1.959964 * ELO * sqrt(1 / (40_000 * 0.75 * 0.25)) / 2
    assert ratings.of([A]).error == pytest.approx(expected, rel=1e-3)
    assert ratings.of([A, B]).error == pytest.approx(0, abs=1e-6)


def test_errors_of_entries_that_met_one_other_only() -> None:
    """Two independent differences x and y with A: A is (x + y) / 3 above the mean, B (y - 2 x) / 3."""
    ratings = Ratings({(A, B): (30_000, 10_000), (A, C): (2_000, 2_000)})
    x, y = 1 / (40_000 * 0.75 * 0.25), 1 / (4_000 * 0.25)
    scale = 1.959964 * ELO / 3
    assert ratings.of([A]).error == pytest.approx(scale * sqrt(x + y), rel=2e-3)
    assert ratings.of([B]).error == pytest.approx(scale * sqrt(4 * x + y), rel=2e-3)
    assert ratings.of([C]).error == pytest.approx(scale * sqrt(x + 4 * y), rel=2e-3)
    assert ratings.of([B, C]).error == pytest.approx(ratings.of([A]).error / 2)


def test_four_times_the_games_halve_the_error() -> None:
    few, many = Ratings({(A, B): (600, 400)}), Ratings({(A, B): (2400, 1600)})
    assert few.of([A]).error == pytest.approx(2 * many.of([A]).error, rel=0.01)


def test_true_strengths_are_found_again() -> None:
    """Everybody against everybody: the games that strengths lead one to expect give those strengths back."""
    truth = {(name, side): number for number, (name, side) in enumerate((n, s) for n in "abc" for s in ("f", "s"))}
    strength = {entry: 130.0 * place - 60.0 * place**2 / 2 for entry, place in truth.items()}
    score: dict[tuple[Contestant, Contestant], tuple[int, int]] = {}
    for first in "abc":
        for second in "abc":
            pair: tuple[Contestant, Contestant] = (first, "f"), (second, "s")
            chance = 1 / (1 + 10 ** ((strength[pair[1]] - strength[pair[0]]) / 400))
            score[pair] = round(1e8 * chance), round(1e8 * (1 - chance))
    ratings = Ratings(score)
    mean = sum(strength.values()) / len(strength)
    for entry, points in strength.items():
        assert ratings.of([entry]).points == pytest.approx(points - mean, abs=0.01)
    both = ratings.of([("b", "f"), ("b", "s")]).points
    assert both == pytest.approx((strength["b", "f"] + strength["b", "s"]) / 2 - mean, abs=0.01)


@pytest.mark.parametrize("games", [1, 10, 1000, 100_000])
def test_who_never_loses_has_a_rating_too(games: int) -> None:
    """One virtual draw each: the chance of winning is such that the surplus of wins and the prior hold balance."""
    ratings = Ratings({(A, B): (games, 0)})
    half = ratings.of([A]).points / ELO
    lost = 1 / (1 + 2.718281828459045 ** (2 * half))
    drawn = 1 / (1 + 2.718281828459045**-half)
    assert games * lost == pytest.approx(drawn - 0.5, rel=1e-6)


def test_more_wins_in_a_row_mean_more_points() -> None:
    points = [Ratings({(A, B): (games, 0)}).of([A]).points for games in (1, 5, 25, 125)]
    assert points == sorted(points)
    assert points[0] > 50
    assert points[-1] < 1200


def test_entries_are_compared_through_others() -> None:
    ratings = Ratings({(A, B): (2000, 1000), (A, C): (1000, 2000)})
    assert difference(ratings, C, B) == pytest.approx(2 * 400 * log10(2), abs=1)
    assert ratings.comparable


def test_what_no_games_connect_is_said_and_is_unsure() -> None:
    connected: Wins = {(A, B): (500, 500), (("d", "heads"), C): (500, 500), (A, C): (500, 500)}
    apart: Wins = {(A, B): (500, 500), (("d", "heads"), C): (500, 500)}
    assert Ratings(connected).comparable
    assert not Ratings(apart).comparable
    assert len(Ratings(apart).groups) == 2
    assert Ratings(apart).of([A]).error > 10 * Ratings(connected).of([A]).error


def test_a_pairing_without_games_connects_nothing() -> None:
    assert not Ratings({(A, B): (0, 0)}).comparable
