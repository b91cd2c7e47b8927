"""Shares with intervals, and how numbers are spread."""

from __future__ import annotations

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringwar.arena.statistics import QUANTILES, Share, spread


@pytest.mark.parametrize(
    "count, total, low, high",
    [(35, 58, 0.4749, 0.7191), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 2, 0.0945, 0.9055), (0, 0, 0.0, 1.0)],
)
def test_the_interval_of_a_share(count: int, total: int, low: float, high: float) -> None:
    assert Share(count, total).interval == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 500), st.data())
def test_the_share_lies_in_its_interval_and_the_losses_have_the_mirror_image(total: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, total))
    low, high = Share(count, total).interval
    assert 0 <= low <= count / total + 1e-12
    assert count / total - 1e-12 <= high <= 1
    assert Share(total - count, total).interval == pytest.approx((1 - high, 1 - low))


def test_more_games_make_the_interval_shorter() -> None:
    lengths = [high - low for low, high in (Share(games // 4, games).interval for games in (8, 80, 800))]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] > 5 * lengths[2]


@given(st.lists(st.integers(0, 60), min_size=2, max_size=80))
def test_a_spread_says_what_the_numbers_say(numbers: list[int]) -> None:
    found = spread(numbers)
    hundredths = statistics.quantiles(numbers, n=100, method="inclusive")
    assert found.total == len(numbers)
    assert found.mean == pytest.approx(statistics.mean(numbers))
    assert [found.quantile(each) for each in QUANTILES] == pytest.approx([hundredths[each - 1] for each in QUANTILES])
    assert found.quantile(50) == pytest.approx(statistics.median(numbers))


def test_a_single_number_is_all_its_quantiles() -> None:
    assert {spread([7]).quantile(each) for each in (0, *QUANTILES, 100)} == {7}
