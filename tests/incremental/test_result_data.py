"""Results as data and back."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import oxpecker
from oxpecker.limits.reason import Cause, Reason
from oxpecker.results.data import NotAResult, from_data, to_data

ROOT = Path(__file__).parents[2]
PROGRAMS = ["examples/account.oox", "examples/bubble_sort.oox", "examples/philosophers.oox", "examples/Abs.java"]


@pytest.mark.parametrize("program", PROGRAMS)
def test_what_is_read_is_what_was_written(program: str) -> None:
    for result in oxpecker.check(ROOT / program, array=2, chain=1):
        again = from_data(json.loads(json.dumps(to_data(result))))
        assert again == result
        assert repr(again) == repr(result)


def test_a_finding_with_everything() -> None:
    text = """class A { int n; static int s; A next;
        static void f(A a, int x, string t) { fork A.g(a); a.n := 1; join; assert a.n != 1 || x != 3; }
        static void g(A a) { a.n := 2; } }"""
    report = oxpecker.check(text, name="a.oox", races="finding", most_findings=None, chain=1, seconds=600)
    assert {"data race", "assert"} <= {finding.kind for finding in report.findings}
    for result in report:
        assert from_data(json.loads(json.dumps(to_data(result)))) == result


def test_a_reason_where_text_is_wanted_is_text() -> None:
    (result,) = oxpecker.check("class A { static int f(int x) { return x; } }", name="a.oox")
    told = replace(result, notes=(Reason("too large", Cause.MEMORY),), reason=Reason("no time", Cause.TIME))
    again = from_data(json.loads(json.dumps(to_data(told))))
    assert again == told
    assert again.notes == ("too large",)
    assert again.reason.cause is Cause.TIME


LARGE = """class Large {
    static int[] joined(int[] a, int[] b) {
        int[] all = new int[a.length + b.length];
        for (int i = 0; i < all.length; i++) { all[i] = i < a.length ? a[i] : b[i - a.length]; }
        return all;
    }
}"""


def test_what_cannot_be_replayed_is_stored() -> None:
    (result,) = oxpecker.check(LARGE, name="Large.java", array=2)
    assert from_data(json.loads(json.dumps(to_data(result)))) == result


def _mutilated() -> list[Any]:
    (result,) = oxpecker.check("class A { static int f(int x) ensures(retval != 7) { return x; } }", name="a.oox")
    data = json.loads(json.dumps(to_data(result)))
    texts = json.dumps(data)
    wrong: list[Any] = [None, [], {}, "valid", data[:-1], [*data, 1], [data, *data[1:]]]
    return [*wrong, json.loads(texts.replace('"invalid"', '"sound"')), [7, *data[1:]]]


@pytest.mark.parametrize("data", _mutilated())
def test_other_data_are_no_result(data: Any) -> None:
    with pytest.raises(NotAResult):
        from_data(data)
