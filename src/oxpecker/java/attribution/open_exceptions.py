"""Exceptions of classes without source: their methods may throw what the handlers around a call expect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import outside_functions
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.resolution.exceptions import is_checked, is_settled
from oxpecker.java.resolution.subtyping import related
from oxpecker.java.types import EXCEPTION, RUNTIME_EXCEPTION, THROWABLE, Type
from oxpecker.java.world import World


def expect_exceptions(context: Attribution, body: a.Statement, catches: Sequence[a.Catch]) -> None:
    """Adds the exceptions that nothing else in a body declares, although there are handlers for them.

    A call that a class file declares throws no checked exceptions but its own; if there are only such calls, it is not
    known which of them the handler is for.
    """
    nodes = list(outside_functions(body)) if catches and context.world.opens else []
    uses = [node for node in nodes if isinstance(node, a.OpenUse)]
    if not uses:
        return
    declared = [t for node in nodes for t in _declared(node)]
    unknown = [use for use in uses if not use.is_declared]
    for t in [t for each in catches for t in _expected(context.world, each, declared)]:
        for use in unknown if unknown and t != EXCEPTION else uses:
            thrown = RUNTIME_EXCEPTION if t == EXCEPTION and use.is_declared else t
            if thrown not in use.expected:
                use.expected.append(thrown)


def _declared(node: a.Node) -> Sequence[Type]:
    match node:
        case a.Invoke(method=method) | a.New(constructor=method) | a.ConstructorCall(constructor=method):
            return method.throws
        case a.OpenUse(throws=throws):
            return throws
        case a.Throw(value=value):
            return (value.type,)
    return ()


def _expected(world: World, handler: a.Catch, declared: Sequence[Type]) -> Iterator[Type]:
    for t in handler.types:
        if t in (EXCEPTION, THROWABLE):
            yield EXCEPTION
        elif is_settled(world, t) and not is_checked(world, t):
            continue
        elif not any(related(world, t, each) for each in declared if is_settled(world, each)):
            yield t
