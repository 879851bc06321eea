"""Questions about a whole program that decide how it is compiled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from oxpecker.oox import typed
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.source import Span


def forks(program: typed.Program) -> bool:
    """Whether any method starts a thread; if none does, no action needs to be seen by others."""
    return any(isinstance(node, typed.Fork) for node in _nodes(program))


def needs_journal(program: typed.Program) -> bool:
    """Whether anything asks for the past: `old`, `assignable`, or calls in specifications (all of pure methods)."""
    if any(method.info.pure for method in program.methods.values()):
        return True
    if any(case.assignable is not None for method in program.methods.values() for case in method.cases):
        return True
    return any(isinstance(node, typed.Old) for node in _nodes(program))


def _nodes(program: typed.Program) -> Iterator[object]:
    pending: list[object] = []
    for method in program.methods.values():
        pending += [method.body, *method.cases]
    with deep_recursion():
        while pending:
            node = pending.pop()
            if isinstance(node, tuple) and not isinstance(node, Span):
                pending.extend(node)
            elif isinstance(node, typed.Node):
                yield node
                pending.extend(getattr(node, f.name) for f in fields(node))
