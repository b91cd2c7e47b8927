"""The test that may be looked at after every pair of games: how often it errs, and what it says."""

from __future__ import annotations

from random import Random

import pytest

from ringwar.arena.sequential import BETS, ERROR, FAILS, HOLDS, UNSURE, Pairs, evidence, verdict

TRIALS = 600
MOST_PAIRS = 200


def played(rng: Random, chances: tuple[float, float], share: float) -> tuple[str, Pairs]:
    """Pairs of games, one a side, until a verdict on a claim: the test is looked at after every pair."""
    pairs = Pairs()
    for _ in range(MOST_PAIRS):
        pairs = pairs.plus(sum(rng.random() < chance for chance in chances))
        if (said := verdict(pairs, share)) != UNSURE:
            return said, pairs
    return UNSURE, pairs


def verdicts(chances: tuple[float, float], share: float, seed: str) -> dict[str, float]:
    """How often each verdict comes where a player wins with these chances as each side."""
    rng = Random(seed)
    found = [played(rng, chances, share)[0] for _ in range(TRIALS)]
    return {said: found.count(said) / TRIALS for said in (HOLDS, FAILS, UNSURE)}


@pytest.mark.parametrize("chances", [(0.62, 0.62), (0.45, 0.79), (0.3, 0.94)])
def test_where_a_claim_is_just_true_or_false_the_test_seldom_errs(chances: tuple[float, float]) -> None:
    """Each error comes in at most 5 of 100 cases; 600 trials may show two standard deviations more."""
    said = verdicts(chances, 0.62, f"just {chances}")
    most = ERROR + 2 * (ERROR * (1 - ERROR) / TRIALS) ** 0.5
    assert said[HOLDS] <= most
    assert said[FAILS] <= most


def test_games_of_a_pair_may_depend_on_each_other() -> None:
    """The same dice may decide both games: the share alone is tested, whatever joins the two."""
    rng = Random("together")
    errors = 0
    for _ in range(TRIALS):
        pairs = Pairs()
        for _ in range(MOST_PAIRS):
            pairs = pairs.plus(2 * (rng.random() < 0.62))
            if verdict(pairs, 0.62) == HOLDS:
                errors += 1
                break
    assert errors / TRIALS <= ERROR + 2 * (ERROR * (1 - ERROR) / TRIALS) ** 0.5


def test_what_is_clearly_so_is_found_out() -> None:
    assert verdicts((0.65, 0.85), 0.62, "more")[HOLDS] > 0.95
    assert verdicts((0.4, 0.6), 0.62, "less")[FAILS] > 0.95


def test_a_clear_case_is_over_sooner() -> None:
    rng = Random("sooner")
    lengths = [sum(played(rng, (chance, chance), 0.62)[1].total for _ in range(40)) / 40 for chance in (0.95, 0.8, 0.7)]
    assert lengths == sorted(lengths)
    assert lengths[0] < 20 < 80 < lengths[2]


def test_the_interval_holds_the_truth_at_every_look() -> None:
    rng = Random("interval")
    missed = 0
    for _ in range(TRIALS // 2):
        pairs = Pairs()
        inside = True
        for number in range(60):
            pairs = pairs.plus(sum(rng.random() < chance for chance in (0.6, 0.8)))
            low, high = pairs.interval if number % 6 == 0 else (0.0, 1.0)
            inside = inside and low <= 0.7 <= high
        missed += not inside
    assert missed / (TRIALS // 2) <= ERROR + 0.025


def test_the_interval_of_no_games_is_everything_and_shrinks_around_the_share() -> None:
    assert Pairs().interval == pytest.approx((0, 1), abs=1e-5)
    lengths = []
    for times in (1, 10, 100):
        pairs = Pairs(2 * times, 5 * times, 3 * times)
        low, high = pairs.interval
        assert low < pairs.share < high
        lengths.append(high - low)
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[2] < 0.1


def test_losing_is_winning_seen_from_the_other_side() -> None:
    pairs = Pairs(5, 20, 40)
    low, high = pairs.interval
    assert pairs.turned.interval == pytest.approx((1 - high, 1 - low))
    assert pairs.turned.share == pytest.approx(1 - pairs.share)
    assert (verdict(pairs, 0.5), verdict(pairs.turned, 0.5)) == (HOLDS, FAILS)


def test_a_bet_is_fair_where_the_claim_just_holds() -> None:
    """What one pair does to the gambler's money evens out, for games that are alike and for games that are not."""
    for first, second in ((0.62, 0.62), (0.4, 0.84)):
        one = first * (1 - second) + second * (1 - first)
        chances = {0: (1 - first) * (1 - second), 1: one, 2: first * second}
        mean = sum(chance * evidence(Pairs().plus(wins), 0.62) for wins, chance in chances.items())
        assert mean == pytest.approx(1)
    assert max(BETS) < 1
