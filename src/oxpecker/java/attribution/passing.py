"""Arguments converted to the parameters of the chosen method, whose type arguments they infer (JLS 15.12.2.6)."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.arguments import Open
from oxpecker.java.attribution.context import Attribution, Given
from oxpecker.java.attribution.conversions import coerce
from oxpecker.java.attribution.function_targets import attribute_function
from oxpecker.java.attribution.functions import result_of_function, taken_by_function
from oxpecker.java.attribution.missing import as_erased_variable
from oxpecker.java.resolution.foreign import erases_to_model
from oxpecker.java.resolution.functions import function_of
from oxpecker.java.resolution.inference import Inference
from oxpecker.java.resolution.overloads import Candidate, Choice, formals
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.types import (
    ArrayType,
    Type,
    TypeVariable,
    UnknownType,
    erase,
    is_open,
    substitute,
    upper,
)
from oxpecker.java.world import World
from oxpecker.oox.source import Span


def pass_arguments(
    context: Attribution,
    scope: Scope,
    choice: Choice,
    given: Sequence[Given],
    target: Type | None,
    span: Span,
    result: Type | None = None,
    more: tuple[TypeVariable, ...] = (),
) -> tuple[tuple[a.Expression, ...], Type]:
    """The arguments converted to the parameter types, and the type of the result."""
    candidate = choice.candidate
    wanted = formals(candidate, len(given), choice.varargs)
    result = candidate.result if result is None else result
    variables = frozenset((*candidate.method.type_parameters, *more))
    inference = Inference(context.world, variables, around=candidate.values)
    passed: list[a.Expression | None] = [None] * len(given)
    if variables:
        for formal, item in zip(wanted, given, strict=True):
            if isinstance(item, a.Expression) and not isinstance(item, Open):
                inference.argument(formal, item.type)
        inference.result(result, target)
    for index, (formal, item) in enumerate(zip(wanted, given, strict=True)):
        if isinstance(item, Open):
            passed[index] = _opened(context, scope, item, formal, inference)
        elif not isinstance(item, a.Expression):
            passed[index] = _function(context, scope, item, formal, inference)
    values = inference.values(final=True) if variables else {}
    converted: list[a.Expression] = []
    declared = formals(candidate.method, len(given), choice.varargs)
    for formal, plain, item, done in zip(wanted, declared, given, passed, strict=True):
        final = erase(substitute(formal, values)) if choice.unchecked else substitute(formal, values)
        value = item if done is None else done
        assert isinstance(value, a.Expression)
        function = not isinstance(item, a.Expression)
        typed = function and not isinstance(value.type, UnknownType)
        converted.append(as_erased_variable(context, value if typed else coerce(context, value, final), plain))
    arguments = _gathered(context.world, candidate, converted, choice.varargs, values, span)
    if isinstance(target, UnknownType) and variables:
        values = inference.open_values()
    return arguments, upper(substitute(result, values))


def _opened(context: Attribution, scope: Scope, item: Open, formal: Type, inference: Inference) -> a.Expression:
    """The argument attributed for its target type; its own type may be more specific."""
    wanted = substitute(formal, inference.open_values())
    value = context.expression(scope, item.node, wanted)
    # A target that the result or other arguments decide is not changed by a subtype of it.
    if is_open(wanted) or not is_subtype(context.world, value.type, wanted):
        inference.argument(formal, value.type)
    return value


def _gathered(
    world: World,
    candidate: Candidate,
    converted: list[a.Expression],
    varargs: bool,
    values: dict[TypeVariable, Type],
    span: Span,
) -> tuple[a.Expression, ...]:
    """In a variable-arity call, puts the last arguments into an array."""
    if not varargs:
        return tuple(converted)
    fixed = len(candidate.parameters) - 1
    last, declared = substitute(candidate.parameters[-1], values), candidate.method.parameters[-1]
    last = declared if erases_to_model(world, last, declared) else last
    assert isinstance(last, ArrayType)
    array = a.ArrayOf(ArrayType(erase(last.element)), tuple(converted[fixed:]), span=span)
    return (*converted[:fixed], array)


def _function(
    context: Attribution,
    scope: Scope,
    node: tree.Lambda | tree.MethodReference,
    formal: Type,
    inference: Inference,
) -> a.Expression:
    """A lambda or method reference, once its parameter types are known; its result refines the inference."""
    if inference.variables:
        known = substitute(formal, inference.values())
        declared = function_of(context.world, formal)
        function = function_of(context.world, known)
        if declared is not None and function is not None:
            taken = taken_by_function(context, scope, node, len(function.parameters))
            if taken is not None:
                inference.function(declared.parameters, taken)
                function = function_of(context.world, substitute(formal, inference.values())) or function
            gives = result_of_function(context, scope, node, function, inference.variables)
            if gives is not None:
                inference.argument(declared.result, gives)
        formal = substitute(formal, inference.values(final=True))
    return attribute_function(context, scope, node, formal)
