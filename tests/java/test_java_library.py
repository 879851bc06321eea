"""The models of Java's library: all of them compile to OOX, and the checker accepts their code."""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.syntax import CodeSummary
from tests.java.whole_library import whole_library


def test_every_class_compiles_and_the_checker_accepts_it() -> None:
    library = whole_library()
    assert [str(item) for item in library.world.diagnostics.items] == []
    assert library.program.methods


def test_the_checker_accepts_all_code_of_the_library() -> None:
    methods = whole_library().program.methods.values()
    deferred = [each for each in methods if each.deferred is not None]
    assert len(deferred) > 1000
    # Asking for a body checks it, and fails if there are errors.
    assert all(each.body is not None for each in deferred)


def test_summaries_leave_nothing_out() -> None:
    for method in whole_library().program.methods.values():
        declaration = method.info.declaration
        summary = declaration.code_summary if declaration is not None else None
        if summary is not None and not method.open:
            _check_summary(method, summary)


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
