from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathomfive.kernel import Stream

SEEDS = st.integers(0, (1 << 96) - 1)


def test_the_numbers_are_the_same_on_every_machine() -> None:
    stream = Stream(7)
    assert [int(stream.bits()) for _ in range(4)] == [2608583946, 3360663283, 1397665502, 3610364994]


def test_every_part_of_the_seed_counts() -> None:
    assert len({int(Stream(seed).bits()) for seed in (0, 1, 1 << 32, 1 << 64, (1 << 96) - 1)}) == 5


def test_negative_seeds_are_refused() -> None:
    with pytest.raises(ValueError, match="from 0 on, not -1"):
        Stream(-1)


@given(SEEDS, st.integers(1, 1_000_000))
def test_below_stays_in_range(seed: int, n: int) -> None:
    stream = Stream(seed)
    assert all(0 <= stream.below(n) < n for _ in range(20))


@pytest.mark.parametrize("seed", [0, 1, 2**40, 2**90 + 5])
@pytest.mark.parametrize("n", [2, 6, 7, 62])
def test_below_is_roughly_uniform(seed: int, n: int) -> None:
    stream, counts = Stream(seed), [0] * n
    for _ in range(200 * n):
        counts[stream.below(n)] += 1
    # 200 expected in each place: chi squared stays within five standard deviations of its mean n - 1.
    chi = sum((count - 200) ** 2 / 200 for count in counts)
    assert chi < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


@given(SEEDS)
def test_a_unit_is_at_least_0_and_below_1(seed: int) -> None:
    assert 0 <= Stream(seed).unit() < 1


def test_units_are_spread_over_the_whole_range() -> None:
    stream = Stream(5)
    units = [stream.unit() for _ in range(1000)]
    assert min(units) < 0.01
    assert max(units) > 0.99
    assert abs(sum(units) / 1000 - 0.5) < 0.03


@given(SEEDS, st.lists(st.integers(), max_size=12))
def test_shuffling_keeps_the_items(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Stream(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_comes_up_about_as_often() -> None:
    stream, seen = Stream(3), dict[tuple[int, ...], int]()
    for _ in range(6000):
        items = [0, 1, 2]
        stream.shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


@given(SEEDS, st.integers(0, 50))
def test_copies_and_written_streams_go_on_equally(seed: int, steps: int) -> None:
    stream = Stream(seed)
    for _ in range(steps):
        stream.bits()
    twin, read = stream.copy(), Stream.from_json(stream.to_json())
    ahead = [int(stream.bits()) for _ in range(5)]
    assert [int(twin.bits()) for _ in range(5)] == ahead
    assert [int(read.bits()) for _ in range(5)] == ahead


def test_a_copy_goes_on_by_itself() -> None:
    stream = Stream(1)
    before = stream.to_json()
    stream.copy().bits()
    assert stream.to_json() == before


@pytest.mark.parametrize(
    "words", [[], [1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, -1], [1, 2, 3, 1 << 32], [1 << 70, 0, 0, 0]]
)
def test_a_stream_is_four_words_of_32_bits(words: list[int]) -> None:
    with pytest.raises(ValueError, match="four integers of 32 bits"):
        Stream.from_json(words)


def test_a_seed_is_a_whole_number_also_one_of_numpys() -> None:
    assert Stream(np.uint64(7)).to_json() == Stream(7).to_json()
    wrong: Any
    for wrong in (-1, "a", 2.5, True, None):
        with pytest.raises(ValueError, match=f"a seed is a whole number from 0 on, not {wrong!r}"):
            Stream(wrong)
