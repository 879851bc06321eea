"""Which tests are quick: a sample that covers every folder of tests, for whoever wants an answer within a minute.

It is chosen by the names of tests, so that it is the same everywhere, and grows with the tests by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

SHARE = 32
"""One test of so many is quick."""


def quick_tests(names: Iterable[str]) -> set[str]:
    """The quick ones among tests, by their ids. Tests of one stored program stay together, since it is read once."""
    folders: dict[str, list[str]] = {}
    for name in names:
        folders.setdefault(name.partition("::")[0].rpartition("/")[0], []).append(name)
    found = set()
    for tests in folders.values():
        chosen = [name for name in tests if crc32(_group(name).encode()) % SHARE == 0]
        found |= set(chosen or tests[:1])
    return found


def _group(name: str) -> str:
    """The stored program of a test, or the test itself."""
    path, _, case = name.partition("[")
    return case.partition(":")[0].rstrip("]") if path.startswith("tests/test_programs.py") else name
