"""Methods called in specifications: a method whose body is a single expression is replaced by it."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.oox import typed
from oxpecker.refinement.limits import DEEPEST_QUERIES
from oxpecker.refinement.scan import Code


def asked(code: Code, call: typed.Invoke) -> list[typed.Method]:
    """The methods that a call in a specification may run."""
    if not call.virtual:
        return [code.program.methods[call.method.key]]
    classes = code.hierarchy.concrete_subclasses(call.method.owner)
    keys = {info.dispatch.get(call.method.signature, call.method).key for info in classes}
    return [code.program.methods[key] for key in sorted(keys) if key in code.program.methods]


def answer(method: typed.Method) -> typed.Expression | None:
    """The result of a method as an expression over its parameters; None if its body is not a single expression.

    Returns None for a method with a contract, because an expression would not check it at calls.
    """
    silent = all(not (c.requires or c.ensures or c.exceptional or c.signals or c.measure) for c in method.cases)
    if not silent or method.body is None or method.open:
        return None
    return _value((method.body,))


def _value(statements: tuple[typed.Statement, ...]) -> typed.Expression | None:
    """The expression that a sequence of statements returns."""
    if not statements:
        return None
    first, rest = statements[0], statements[1:]
    match first:
        case typed.Return():
            return first.value
        case typed.Skip():
            return _value(rest)
        case typed.Block():
            return _value((*first.statements, *rest))
        case typed.If():
            then, otherwise = _value((first.then, *rest)), _value((first.otherwise, *rest))
            if then is not None and otherwise is not None:
                return typed.Conditional(then.type, first.condition, then, otherwise, span=first.span)
    return None


def nodes_asked(code: Code, expression: typed.Expression, depth: int = 0) -> Iterator[typed.Expression]:
    """All nodes of a specification and of the methods that it calls."""
    for node in typed.EXPRESSIONS.walk(expression):
        yield node
        if isinstance(node, typed.Invoke) and depth < DEEPEST_QUERIES:
            for method in asked(code, node):
                inner = answer(method)
                if inner is not None:
                    yield from nodes_asked(code, inner, depth + 1)
