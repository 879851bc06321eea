"""Sequences of statements, and blocks."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.completion import completes
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.operators import bindings
from oxpecker.java.resolution.scope import Scope


def attribute_sequence(
    context: Attribution, scope: Scope, nodes: tuple[tree.Statement, ...]
) -> tuple[a.Statement, ...]:
    """A sequence of statements; pattern variables bound by an `if` are in scope of what follows (JLS 6.3.2.2)."""
    found: list[a.Statement] = []
    for node in nodes:
        statement = context.statement(scope, node)
        found.append(statement)
        if isinstance(statement, a.If):
            if not completes(statement.then):
                scope.locals.update(bindings(statement.condition, False))
            elif statement.otherwise is not None and not completes(statement.otherwise):
                scope.locals.update(bindings(statement.condition, True))
        elif isinstance(statement, a.Loop) and statement.condition is not None and not statement.target.broken:
            scope.locals.update(bindings(statement.condition, False))
    return tuple(found)


def attribute_block(context: Attribution, scope: Scope, node: tree.Block) -> a.Statement:
    """A block with its own scope."""
    return a.Block(attribute_sequence(context, scope.inside(), node.statements), span=node.span)
