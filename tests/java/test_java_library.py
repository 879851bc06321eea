"""The models of Java's library: all of them compile to OOX, and the checker accepts their code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oxpecker.oox import typed
from oxpecker.oox.syntax import CodeSummary
from tests.java.whole_library import whole_library

pytestmark = pytest.mark.exhaustive
"""All models at once take a quarter of a minute to compile; other tests compile those that they use."""


def test_every_class_compiles_and_the_checker_accepts_it() -> None:
    library = whole_library()
    assert [str(item) for item in library.world.diagnostics.items] == []
    assert library.program.methods


def test_the_checker_accepts_all_code_of_the_library() -> None:
    methods = [method for method, _ in _summarised()]
    assert len(methods) > 1000
    # Asking for a body checks it, and fails if there are errors.
    assert all(each.body is not None for each in methods)


def test_summaries_leave_nothing_out() -> None:
    for method, summary in _summarised():
        _check_summary(method, summary)


def _summarised() -> Iterator[tuple[typed.Method, CodeSummary]]:
    """The methods whose code is checked only when somebody asks for it."""
    for method in whole_library().program.methods.values():
        declaration = method.info.declaration
        summary = declaration.code_summary if declaration is not None else None
        if summary is not None and not method.open:
            yield method, summary


def _check_summary(method: typed.Method, summary: CodeSummary) -> None:
    nodes = list(typed.walk(method.body))
    stores = (typed.SetStatic, typed.SetField, typed.SetElement, typed.Monitor)
    said = (
        (typed.Fork, summary.forks),
        (stores, summary.stores),
        ((typed.Old, typed.Fresh), summary.looks_back),
        (typed.If, summary.branches),
        (typed.Unsupported, summary.gives_up),
    )
    for kinds, may in said:
        assert may or not any(isinstance(node, kinds) for node in nodes), f"{method.info} does more than {summary}"
    read = {node.field.name for node in nodes if isinstance(node, typed.FieldRead)}
    assert read <= summary.reads, method.info
