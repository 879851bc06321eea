"""Shards of the tests: together they are all tests, and each is about equally large."""

from __future__ import annotations

import pytest

from tests.shards import read_shard, shard_of

NAMES = [f"tests/test_programs.py::test_expectation[java/{number}.java]" for number in range(3_000)]


@pytest.mark.parametrize("shards", [1, 2, 3, 7])
def test_shards_divide_the_tests(shards: int) -> None:
    sizes = [sum(shard_of(name, shards) == number for name in NAMES) for number in range(1, shards + 1)]
    assert sum(sizes) == len(NAMES)
    assert all(0.8 < size * shards / len(NAMES) < 1.2 for size in sizes)


def test_expectations_of_one_program_stay_together() -> None:
    lines = {shard_of(f"tests/test_programs.py::test_expectation[java/a.java:{line}]", 7) for line in range(100)}
    assert len(lines) == 1


def test_a_shard_is_a_number_of_so_many() -> None:
    assert read_shard("2/3") == (2, 3)


@pytest.mark.parametrize("text", ["", "0/3", "4/3", "1", "a/b", "1/0", "1/3 "])
def test_what_is_no_shard_is_a_usage_error(text: str) -> None:
    with pytest.raises(pytest.UsageError, match="such as 2/3"):
        read_shard(text)
