"""The code of built-in classes is checked on demand, unless a program replaces some of them."""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.checker import Checked, check
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Source


def checked(text: str) -> Checked:
    return check(parse(Source("program.oox", text)).program)


def test_built_in_code_waits_until_it_is_used_and_has_no_errors() -> None:
    program = checked("class Main { static int f() { return 1; } }").program
    assert program is not None
    deferred = [method for method in program.methods.values() if method.deferred is not None]
    assert len(deferred) > 30
    assert all(isinstance(method.body, typed.Block) for method in deferred)


def test_beside_a_class_that_replaces_another_it_is_checked_at_once() -> None:
    program = checked("class Exception { int code; }").program
    assert program is not None
    assert not any(method.deferred for method in program.methods.values())


def test_built_in_code_that_does_not_fit_is_an_error() -> None:
    found = checked("class Throwable { int message; }")
    assert found.program is None
    assert any("string cannot be converted to int" in item.message for item in found.diagnostics)
