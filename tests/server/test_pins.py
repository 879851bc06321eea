"""Inputs that a visitor of the playground pins or excludes."""

from __future__ import annotations

from typing import Any

import pytest

from oxpecker.api.loading import choose_method, load_sources
from oxpecker.oox.source import Source
from oxpecker.server.job import BadRequest, Job, Kind, read_job
from oxpecker.server.pins import CannotPin, Pins, pinned
from oxpecker.server.worker import do_job

MEGABYTES = 1e6
"""The tests run in a process that has held other programs before."""

DIVISION = """class A {
    static int divide(int x, boolean negative, String unused) {
        int divisor = negative ? -x : x - 3;
        return 12 / divisor;
    }
    static int down(int n) { return n <= 0 ? 0 : down(n - 1); }
}
"""


def _checked(pins: dict[str, str], *excluded: dict[str, str], method: str = "A.divide") -> dict[str, Any]:
    """The only result of a check, or what failed."""
    told: list[dict[str, Any]] = []
    do_job(Job(Kind.CHECK, "A.java", DIVISION, method, {}, pins, excluded), MEGABYTES, told.append)
    (found,) = [each for each in told if each["event"] in ("result", "failure")]
    return found.get("result") or found


@pytest.mark.parametrize(
    ("pins", "excluded", "inputs"),
    [
        ({"x": "3"}, [], {"x": "3", "negative": "false"}),
        ({"x": "0"}, [], {"x": "0", "negative": "true"}),
        ({"negative": "true"}, [], {"x": "0", "negative": "true"}),
        ({}, [{"x": "0", "negative": "true"}], {"x": "3", "negative": "false"}),
        ({"x": "5"}, [], None),
        ({}, [{"x": "0", "negative": "true"}, {"x": "3", "negative": "false"}], None),
    ],
)
def test_what_if(pins: dict[str, str], excluded: list[dict[str, str]], inputs: dict[str, str] | None) -> None:
    result = _checked(pins, *excluded)
    assert result["notes"][0].startswith("only for inputs with ")
    if inputs is None:
        assert (result["verdict"], result["findings"]) == ("valid", [])
    else:
        (finding,) = result["findings"]
        assert inputs.items() <= finding["inputs"].items()


@pytest.mark.parametrize(
    ("pins", "why"),
    [
        ({"y": "3"}, "has no parameter 'y'"),
        ({"x": "three"}, "x cannot be pinned to three"),
        ({"x": "4000000000"}, "x cannot be pinned to 4000000000"),
        ({"negative": "1"}, "negative cannot be pinned to 1"),
        ({"unused": '"a"'}, "unused cannot be pinned"),
    ],
)
def test_what_cannot_be_pinned(pins: dict[str, str], why: str) -> None:
    loaded = load_sources([Source("A.java", DIVISION)])
    with pytest.raises(CannotPin, match=why):
        pinned(loaded, choose_method(loaded, "A.divide"), Pins(pins))


def test_a_method_that_calls_itself_is_not_pinned() -> None:
    # The inner call has another n, which would look like a violation.
    assert "calls itself" in _checked({"n": "3"}, method="A.down")["message"]


def test_unknown_restrictions_are_refused() -> None:
    job = {"kind": "check", "name": "A.java", "text": DIVISION, "method": "A.divide"}
    assert read_job({**job, "pins": {"x": "3"}, "excluded": [{"x": "4"}]}, 10_000).pins == {"x": "3"}
    for wrong in ({"pins": {"x": 3}}, {"pins": []}, {"excluded": {}}, {"excluded": [3]}, {"excluded": [{}] * 101}):
        with pytest.raises(BadRequest, match="'pins' must map"):
            read_job({**job, **wrong}, 10_000)
    with pytest.raises(BadRequest, match="need a 'method'"):
        read_job({**job, "method": None, "pins": {"x": "3"}}, 10_000)
