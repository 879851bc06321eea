"""Counterexamples: small, each defect once, in a fixed order, with the way there and the heap before and after."""

from __future__ import annotations

from typing import NoReturn

import pytest

from oxpecker.engine import Bounds, Options, check_method
from oxpecker.limits import Cause, LimitReached, Reason
from oxpecker.oox.source import Source
from oxpecker.results import Finding, MethodResult, Verdict
from tests.engine.checks import solver
from tests.oox.from_text import checked, method_named

TEXT = """
class Node { int value; Node next; }
class Main {
    int field;
    static void equal(int x, int y) requires(x == y) { assert x > 5; assert y < 8; }
    static void linear(int x, int y) requires(x > 100 && y == 3 * x) { assert x + y < 500; }
    static void letters(char c, char d, char e) { assert c == d; }
    static void truths(bool a, bool b, bool c) { assert a && b; }
    static void lengths(int[] a, int[] b) requires(a != null && b != null) { assert #a + #b < 3; }
    static void floats(double d) { assert d < 2.5; }
    static void signs(int x, int y) { assert x <= y; }
    static int several(int x, int[] a) exceptional(false) {
        int y := 10 / x;
        int z := a[0];
        assert z != 3;
        assert z != 4;
        if (z > 10) { return a[1] / x; }
        return 10 / z;
    }
    static void many(int x, int y) { if (x > 0) { x := 1; } if (y > 0) { y := 1; } assert x + y > 100; }
    static void far(int[] a) requires(a != null && #a > 5000000) { assert #a < 6000000 && false; }
    void change(Node n) requires(n != null) ensures(this.field == n.value) { this.field := 5; n.value := 6; }
    static Node made() ensures(retval.next != null) { Node n := new Node(); n.value := 1; return n; }
    Main() ensures(this.field == 2) { this.field := 1; }
    static void twice(Node n) requires(n != null) { Main.half(n.value); }
    static int half(int x) requires(x % 2 == 0) { return x / 2; }
}
"""


def result_of(name: str, most: int | None = 1, hierarchy_of: str = TEXT) -> MethodResult:
    program = checked(hierarchy_of)
    options = Options(Bounds(decisions=60, chain=2, array=3), seconds=600.0, most_findings=most)
    sources = {"test.oox": Source("test.oox", hierarchy_of)}
    return check_method(program, method_named(program, name), solver(), options, sources)


def finding_of(name: str) -> Finding:
    (finding,) = result_of(name).findings
    return finding


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("Main.equal", "Main.equal(0, 0)"),
        ("Main.linear", "Main.linear(125, 375)"),
        ("Main.letters", "Main.letters('b', 'a', 'a')"),
        ("Main.truths", "Main.truths(false, false, false)"),
        ("Main.floats", "Main.floats(3.0)"),
        ("Main.signs", "Main.signs(1, 0)"),
    ],
)
def test_inputs_are_small(name: str, call: str) -> None:
    found = result_of(name).findings[0]
    letters = call.replace("'b', 'a'", "'a', 'b'")
    assert found.call in (call, letters)


def test_separate_objects_and_short_arrays() -> None:
    (finding,) = result_of("Main.lengths", most=None).findings
    # What other tests have asked the solver decides which of two arrays is the short one.
    assert finding.call in ("Main.lengths([], [0, 0, 0])", "Main.lengths([0, 0, 0], [])")


def test_few_questions_are_asked() -> None:
    program = checked(TEXT)
    before = solver().statistics()["solver_calls"]
    check_method(program, method_named(program, "Main.linear"), solver(), Options(Bounds(), seconds=600.0))
    assert solver().statistics()["solver_calls"] - before <= 12


def test_each_defect_is_told_once_and_in_order() -> None:
    found = result_of("Main.several", most=None).findings
    shown = [
        (f.kind, f.clause, "" if f.exception is None else f"{f.exception.name} {f.exception.span.line}") for f in found
    ]
    assert shown == [
        ("exceptional", "exceptional(false)", "ArithmeticException 13"),
        ("exceptional", "exceptional(false)", "ArrayIndexOutOfBoundsException 14"),
        ("exceptional", "exceptional(false)", "NullPointerException 14"),
        ("exceptional", "exceptional(false)", "ArrayIndexOutOfBoundsException 17"),
        ("exceptional", "exceptional(false)", "ArithmeticException 18"),
        ("assert", "assert z != 3;", ""),
        ("assert", "assert z != 4;", ""),
    ]
    assert [finding.call for finding in found][:3] == [
        "Main.several(0, null)",
        "Main.several(1, [])",
        "Main.several(1, null)",
    ]


def test_findings_that_differ_only_in_values_are_one() -> None:
    result = result_of("Main.many", most=None)
    (finding,) = result.findings
    assert result.statistics.paths > 3
    assert finding.call == "Main.many(0, 0)"


@pytest.mark.parametrize("most", [1, 2, 4])
def test_the_search_stops_when_there_are_enough(most: int) -> None:
    assert len(result_of("Main.several", most).findings) == most


def test_an_input_that_would_fill_the_memory_is_no_finding() -> None:
    result = result_of("Main.far")
    assert result.verdict is Verdict.VALID_WITHIN_BOUNDS and not result.findings
    assert any("cannot be replayed: it needs an array of" in note for note in result.notes)
    assert [hit.bound for hit in result.bounds_hit] == ["array"]


def test_the_heap_before_and_after() -> None:
    finding = finding_of("Main.change")
    before = {each.name: dict(each.fields) for each in finding.heap_before.objects}
    after = {each.name: dict(each.fields) for each in finding.heap_after.objects}
    assert before == {"Main#1": {"field": "0"}, "Node#2": {"value": "0", "next": None}}
    assert after == {"Main#1": {"field": "5"}, "Node#2": {"value": "6", "next": None}}
    assert finding.witness == (("this.field", "5"), ("n.value", "6"))
    assert [step.text for step in finding.steps] == ["this.field: 0 -> 5", "n.value: 0 -> 6"]


def test_a_result_is_part_of_the_heap_after() -> None:
    finding = finding_of("Main.made")
    assert [name for name, _ in finding.heap_before.roots] == []
    assert [name for name, _ in finding.heap_after.roots] == ["retval"]
    assert finding.witness == (("retval.next", "null"),)


def test_what_a_constructor_makes_is_not_there_before() -> None:
    finding = finding_of("Main.Main")
    assert finding.heap_before.objects == ()
    assert [(each.name, each.fields) for each in finding.heap_after.objects] == [("Main#1", (("field", "1"),))]


def test_a_broken_requirement_of_a_call() -> None:
    finding = finding_of("Main.twice")
    assert (finding.kind, finding.clause, finding.method) == ("requires", "requires(x % 2 == 0)", "Main.half(int)")
    assert finding.call == "Main.twice(Node{value: 1, next: null})"
    assert finding.steps[-1].text == "call Main.half(1)"
    assert finding.witness == (("x", "1"),)


def test_parts_of_expressions_are_no_steps() -> None:
    for name in ("Main.several", "Main.change"):
        findings = result_of(name, 4).findings
        assert findings and not any("$" in step.text for finding in findings for step in finding.steps)


def test_a_limit_while_values_get_smaller_loses_no_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """What violates the contract is known by then."""

    def endless(*_given: object) -> NoReturn:
        raise LimitReached(Reason("time", Cause.TIME))

    monkeypatch.setattr("oxpecker.engine.counterexamples.smallest.smallest_model", endless)
    result = result_of("Main.linear")
    assert result.verdict is Verdict.INVALID
    assert len(result.findings) == 1
