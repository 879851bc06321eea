"""A finding that needs null inside of a collection, or static state, gives way to a more plausible one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oxpecker.engine.counterexamples.findings import Findings
from oxpecker.oox.source import Span
from oxpecker.results import Finding
from oxpecker.results.verdict import ThrownException


def finding(text: str, exception: str = "NullPointerException", line: int = 3) -> Finding:
    """An exception that an input throws."""
    span = Span("A.java", line, 1, line, 5)
    thrown = ThrownException(exception, exception, "A.f()", span)
    return Finding("exception", "", span, "A.f()", "A.f()", f"A.f({text})", (("list", text),), exception=thrown)


def collected(*found: Finding, paths: int = 0) -> Findings:
    """What one finding is wanted of."""
    findings = Findings(1)
    for each in found:
        findings.add(each)
    for _ in range(paths):
        findings.another_path()
    return findings


@pytest.mark.parametrize(
    "text", ["[null]", '["a", null]', "{null=1}", '{"a"=null}', "[[null], []]", "LinkedList[null]"]
)
def test_null_inside_is_enough_only_after_more_paths(text: str) -> None:
    assert not collected(finding(text)).enough
    assert collected(finding(text), paths=100).enough


@pytest.mark.parametrize("text", ["null", "[]", "Node{next: null}", '["null"]', "Node{items: [1], next: null}"])
def test_other_nulls_are_as_good_as_any_input(text: str) -> None:
    assert collected(finding(text)).enough


def test_other_exceptions_do_not_wait() -> None:
    assert collected(finding("[null]", "ArithmeticException")).enough


def test_static_state_that_code_must_have_left_gives_way() -> None:
    changed = replace(finding("[0]", "ArithmeticException", line=4), statics=(("A.count", "7"),))
    likely = finding("[1]", "ArithmeticException", line=9)
    assert not collected(changed).enough
    assert collected(changed, paths=100).enough
    assert collected(changed, likely).ordered() == (likely,)


def test_the_likely_finding_is_shown() -> None:
    likely = finding("[0]", "ArithmeticException", line=9)
    findings = collected(finding("[null]"), likely)
    assert findings.enough
    assert findings.ordered() == (likely,)


def test_without_another_it_is_shown_all_the_same() -> None:
    only = finding("[null]")
    assert collected(only).ordered() == (only,)
