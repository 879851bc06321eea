"""A lambda or a method reference as an object of its target type (JLS 15.13, 15.27)."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.callbacks import attribute_callbacks
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.conversions import unknown
from oxpecker.java.attribution.functions import attribute_lambda, attribute_reference
from oxpecker.java.attribution.missing import Use
from oxpecker.java.kinds import UseKind
from oxpecker.java.resolution.functions import function_of
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.types import ClassType, Type, UnknownType


def attribute_function(
    context: Attribution, scope: Scope, node: tree.Lambda | tree.MethodReference, target: Type | None
) -> a.Expression:
    """The function object for a functional interface."""
    function = function_of(context.world, target)
    if function is None and isinstance(target, ClassType) and context.world.is_unmodelled(target):
        return _foreign(context, scope, node, target)
    if function is None:
        if not isinstance(target, UnknownType):
            is_lambda = isinstance(node, tree.Lambda)
            unexpected = f"{'lambda expression' if is_lambda else 'method reference'} not expected here"
            mismatch = f"incompatible types: {target} is not a functional interface"
            context.error(unexpected if target is None else mismatch, node.span)
        return unknown(node.span)
    if isinstance(node, tree.MethodReference):
        return attribute_reference(context, scope, node, function)
    return attribute_lambda(context, scope, node, function)


def _foreign(
    context: Attribution, scope: Scope, node: tree.Lambda | tree.MethodReference, target: ClassType
) -> a.Expression:
    """A function as an object of a class without source."""
    if not context.world.opens:
        return a.Unsupported(target, f"a function as {target}", hides=True, span=node.span)
    use = Use(target.name, "new", UseKind.CREATION)
    functions = attribute_callbacks(context, scope, node, use)
    found = use.given((), node.span, target, hides=functions is None)
    return replace(found, functions=functions or ())
