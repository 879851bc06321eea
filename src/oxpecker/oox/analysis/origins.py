"""Where the values of a method come from: reaching definitions through casts, conditionals and locals."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from oxpecker.oox import typed
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import MethodInfo

Definitions = dict[int, list[typed.Node]]
"""The instructions, calls and handlers that assign each local; parameters have only explicit assignments."""


def origins(value: typed.Expression, parameters: Collection[int], defined: Definitions) -> Iterator[typed.Node]:
    """The instructions and calls that a value comes from, and the expressions that are followed no further.

    A parameter is such an expression, in addition to what is assigned to it. Null has no origin.
    """
    seen: set[int] = set()
    pending = [value]
    while pending:
        match node := pending.pop():
            case typed.Literal(value=None):
                continue
            case typed.CastReference(operand=operand):
                pending.append(operand)
            case typed.Conditional(then=then, otherwise=otherwise):
                pending += [then, otherwise]
            case typed.Local(variable=variable):
                if variable.index in seen:
                    continue
                seen.add(variable.index)
                if variable.index in parameters:
                    yield node
                for definition in defined.get(variable.index, ()):
                    if isinstance(definition, graph.SetVariable):
                        pending.append(definition.value)
                    else:
                        yield definition
            case _:
                yield node


def makers(calls: CallGraph, method: MethodInfo, value: typed.Expression) -> list[typed.Node | None]:
    """The instructions and calls that a value comes from in a method; None stands for anything else but null."""
    found: dict[int, typed.Node | None] = {}
    parameters = {each.index for each in calls.graph_of(method).method.declared}
    for node in origins(value, parameters, definitions(calls.blocks_of(method))):
        if isinstance(node, typed.Expression):
            found[0] = None
        else:
            found[id(node)] = node
    return list(found.values())


def is_this(calls: CallGraph, method: MethodInfo, target: typed.Expression | None) -> bool:
    """Whether an expression denotes the object of a method."""
    parameters = calls.graph_of(method).method.declared
    return not method.static and isinstance(target, typed.Local) and target.variable is parameters[0]


def definitions(blocks: Iterable[graph.Block]) -> Definitions:
    """The definitions of the locals that some blocks assign."""
    found: Definitions = {}
    for block in blocks:
        for node in (*block.instructions, block.end()):
            if not isinstance(node, graph.Leave | graph.LeaveThrowing):
                handler = getattr(node, "handler", None)
                for variable in (getattr(node, "variable", None), getattr(handler, "variable", None)):
                    if variable is not None:
                        found.setdefault(variable.index, []).append(node)
    return found
