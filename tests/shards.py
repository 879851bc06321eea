"""Shards of the tests: `--shard 2/3` runs the second of three parts, on another machine than the others or later.

Which shard a test is in depends on its name alone, so every run of a shard has the same tests. Expectations in one
program stay together, because they share its translation.
"""

from __future__ import annotations

import re
from zlib import crc32

import pytest

_LINE = re.compile(r":\d+\]$")


def shard_of(name: str, shards: int) -> int:
    """The number of the shard that a test is in, from 1 on."""
    return crc32(_LINE.sub("", name).encode()) % shards + 1


def read_shard(text: str) -> tuple[int, int]:
    """The shard to run, and of how many."""
    match = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", text)
    if match is None or int(match[1]) > int(match[2]):
        raise pytest.UsageError(f"--shard needs a number and how many shards there are, such as 2/3; not {text}")
    return int(match[1]), int(match[2])


def keep_shard(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the tests that are in other shards."""
    if not config.option.shard:
        return
    number, shards = read_shard(config.option.shard)
    others = [item for item in items if shard_of(item.nodeid, shards) != number]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if shard_of(item.nodeid, shards) == number]
