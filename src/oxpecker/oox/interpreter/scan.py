"""Questions about a whole program that decide how it is compiled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from oxpecker.oox import typed
from oxpecker.oox.source import Span


def forks(program: typed.Program) -> bool:
    """Whether any method starts a thread; if none does, no action needs to be seen by others."""
    return any(isinstance(node, typed.Fork) for method in program.methods.values() for node in _nodes(method))


def needs_journal(program: typed.Program) -> bool:
    """Whether anything asks for the past: a method does, or a specification calls one (which must not write)."""
    methods = program.methods.values()
    return any(method.info.pure or looks_back(method) for method in methods)


def looks_back(method: typed.Method) -> bool:
    """Whether the method's contract or body asks what was before it was entered: `old`, `fresh` or `assignable`."""
    if any(case.assignable is not None for case in method.cases):
        return True
    return any(isinstance(node, (typed.Old, typed.Fresh)) for node in _nodes(method))


def _nodes(method: typed.Method) -> Iterator[typed.Node]:
    return nodes_in([method.body, *method.cases])


def nodes_in(roots: list[object]) -> Iterator[typed.Node]:
    """The nodes that these consist of, themselves included."""
    pending = list(roots)
    while pending:
        node = pending.pop()
        if isinstance(node, tuple) and not isinstance(node, Span):
            pending.extend(node)
        elif isinstance(node, typed.Node):
            yield node
            pending.extend(getattr(node, f.name) for f in fields(node))
