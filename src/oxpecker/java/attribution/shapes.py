"""Arguments as overload resolution sees them: their types, or what is known about functions (JLS 15.12.2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.arguments import Open, chosen_function
from oxpecker.java.attribution.context import Attribution, Given
from oxpecker.java.attribution.conversions import is_inferred
from oxpecker.java.attribution.functions import arities_of_reference, type_of_new
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.overloads import Argument
from oxpecker.java.resolution.scope import Closure, Scope, Variable
from oxpecker.java.types import UNKNOWN, VOID, ClassType, Type


def shapes(context: Attribution, scope: Scope, given: Sequence[Given]) -> list[Argument]:
    """The arguments as overload resolution sees them."""
    return [_shape(context, scope, item) for item in given]


def loose_shapes(context: Attribution, scope: Scope, given: Sequence[Given]) -> list[Argument]:
    """The same, where the parameters decide the type arguments that were inferred (JLS 18.5.2)."""
    found = zip(given, shapes(context, scope, given), strict=True)
    return [replace(shape, type=_loose(shape.type)) if _is_poly(item) else shape for item, shape in found]


def _is_poly(item: Given) -> bool:
    return isinstance(item, Open) or (isinstance(item, a.Expression) and is_inferred(item))


def _loose(t: Type | None) -> Type | None:
    return ClassType(t.name, (UNKNOWN,) * len(t.arguments)) if isinstance(t, ClassType) else t


def _shape(context: Attribution, scope: Scope, item: Given) -> Argument:
    if isinstance(item, Open):
        # JLS 15.12.2.1: a conditional expression is compatible if its operands are.
        function = chosen_function(item.node)
        return Argument(item.type) if function is None else _shape(context, scope, function)
    if isinstance(item, a.Expression):
        return Argument(item.type)
    if isinstance(item, tree.Lambda):
        return Argument(None, item, *_lambda_shape(context, scope, item), takes=_taken(scope, item))
    arities, created = arities_of_reference(context, scope, item), type_of_new(context, scope, item)
    return Argument(None, item, arities=arities, creates=created)


def _taken(scope: Scope, node: tree.Lambda) -> tuple[Type, ...]:
    """The declared types of a lambda's parameters."""
    written = [parameter.type for parameter in node.parameters if parameter.type is not None]
    return tuple(resolve_type(scope, each) for each in written) if len(written) == len(node.parameters) else ()


def _lambda_shape(context: Attribution, scope: Scope, node: tree.Lambda) -> tuple[bool, bool]:
    """Whether the body is void-compatible, and whether it is value-compatible only (JLS 15.27.2)."""
    if isinstance(node.body, tree.Block):
        values = [item.value is not None for item in _returns(node.body)]
        if any(values):
            return False, True
        return not _always_throws(node.body), False
    if isinstance(node.body, tree.MethodCall) and all(p.type is not None for p in node.parameters):
        return _gives_nothing(context, scope, node), False
    statement = isinstance(node.body, (tree.MethodCall, tree.New, tree.Assign, tree.Increment))
    return False, not statement


def _gives_nothing(context: Attribution, scope: Scope, node: tree.Lambda) -> bool:
    """Whether the call that is the body of a lambda with known parameter types is void."""
    assert isinstance(node.body, tree.MethodCall)
    inside = scope.inside(closure=Closure(scope.closure, scope.symbol, is_lambda=True))
    for parameter in node.parameters:
        assert parameter.type is not None
        t = resolve_type(scope, parameter.type)
        inside.locals[parameter.name] = Variable(parameter.name, t, inside.closure, parameter.span)
    with context.speculating():
        return context.expression(inside, node.body).type == VOID


def _returns(node: tree.Node) -> list[tree.Return]:
    """The return statements of a lambda's body, without those of nested classes and lambdas."""
    return list(tree.OWN_STATEMENTS.found(node, tree.Return))


def _always_throws(node: tree.Block) -> bool:
    last = node.statements[-1] if node.statements else None
    return isinstance(last, tree.Throw)
