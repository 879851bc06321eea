"""The list of slow tests: what is in it exists, and what is slow gets into it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.slow import SECONDS, SHARED, is_listed, least_times, listed, slow_names

ROOT = Path(__file__).parents[1]
NAMES = """
import sys, pytest
class Names:
    def pytest_collection_finish(self, session):
        print(*(item.nodeid for item in session.items), sep="\\n", file=sys.stderr)
pytest.main(["--collect-only", "-qq", "-m", "exhaustive"], plugins=[Names()])
"""


@pytest.mark.exhaustive
def test_every_name_in_the_list_is_a_test() -> None:
    found = subprocess.run([sys.executable, "-c", NAMES], cwd=ROOT, capture_output=True, text=True, check=False)
    names = found.stderr.splitlines()
    assert names
    matched = {each for name in names for each in (name.partition("[")[0], name.partition("::")[0])}
    # Which cases a sample has depends on how many there are.
    assert not sorted(each for each in listed() if each.partition("[")[0] not in matched)


def test_a_name_stands_for_its_cases() -> None:
    names = frozenset({"a.py::f[1]", "a.py::g", "b.py"})
    slow = ["a.py::f[1]", "a.py::g", "a.py::g[x]", "b.py::h", "b.py::C::h[2]"]
    assert [each for each in [*slow, "a.py::f", "a.py::f[2]", "a.py::ff", "c.py::g"] if is_listed(each, names)] == slow


def test_slow_tests_are_found(tmp_path: Path) -> None:
    """Single cases, or all if the first one prepares what they share."""
    times = {
        "a.py::f": SECONDS,
        "a.py::g": SECONDS / 2,
        "a.py::case[1]": SECONDS,
        "a.py::case[2]": SECONDS / 2,
        "a.py::shared[1]": SECONDS,
        "a.py::shared[2]": SHARED,
        "tests/test_house.py::f": SECONDS,
    }
    file = tmp_path / "times.tsv"
    file.write_text("".join(f"{seconds}\t{name}\n{seconds * 2}\t{name}\n" for name, seconds in times.items()), "utf-8")
    assert least_times([file]) == times
    assert sorted(slow_names(times)) == ["a.py::case[1]", "a.py::f", "a.py::shared"]
