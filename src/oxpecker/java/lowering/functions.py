"""Function objects: a lambda becomes a class with its captured values and the method of its interface."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import attributed as a
from oxpecker.java.lowering.code import OUTER, Code, captured_name
from oxpecker.java.lowering.identity import function_identity
from oxpecker.java.lowering.naming import identifier
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.resolution.functions import Function, function_of
from oxpecker.java.resolution.lookup import lineage
from oxpecker.java.symbols import MethodSymbol
from oxpecker.java.types import OBJECT, ClassType, VoidType, erase
from oxpecker.java.well_known import SHARED
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.input_clauses import FUNCTION


def lower_lambda(code: Code, node: a.Lambda) -> syntax.Expression:
    """The new function object."""
    closure = node.closure
    program = code.program
    owner = program.class_name(closure.symbol)
    program.lambdas[owner] = program.lambdas.get(owner, 0) + 1
    name = f"{owner}{FUNCTION}{program.lambdas[owner]}"
    span = node.span
    fields: list[tuple[str, oox.Type, syntax.Expression]] = []
    if closure.uses_this:
        outer_type = oox.ClassType(program.class_name(closure.symbol), non_null=True)
        fields.append((OUTER, outer_type, code.this(closure.symbol, span)))
    for variable in closure.captured:
        field = captured_name(closure, variable)
        fields.append((field, program.declared(variable.type, span).type, code.local(variable, span)))
    members: list[syntax.Member] = [
        syntax.Field(syntax.TypeUse(t, span=span), field, final=True, span=span) for field, t, _ in fields
    ]
    if fields:
        members.append(_constructor(name, fields, node))
    members += [_method(code, node), *function_identity(code, name, span)]
    above = (*_interfaces(program, node), program.named(SHARED))
    interfaces = tuple(syntax.ClassName(each, span=span) for each in above)
    program.generated.append(syntax.Class(name, tuple(members), None, interfaces, span=span))
    return syntax.New(name, tuple(value for _, _, value in fields), span=span)


def _interfaces(program: Lowering, node: a.Lambda) -> Iterator[str]:
    """The interfaces of a function object; a function for a class without source needs none."""
    for t in (node.interface, *node.also):
        if program.world.is_unmodelled(t):
            yield program.stub(t.name)
            yield from _functions_above(program, t, node.method)
        elif t != OBJECT:
            yield program.named(t.name)


def _functions_above(program: Lowering, t: ClassType, method: MethodSymbol) -> Iterator[str]:
    for above in lineage(program.world, ClassType(t.name)):
        function = function_of(program.world, ClassType(above.name))
        if function is not None and function.method.name == method.name:
            yield function_interface(program, function)


def function_interface(program: Lowering, function: Function) -> str:
    """The OOX interface of the functions of the program for an interface that has no source."""
    name = function.interface.name
    program.function_interfaces[name] = function.method
    return f"{program.stub(name)}$function"


def _constructor(
    name: str, fields: list[tuple[str, oox.Type, syntax.Expression]], node: a.Lambda
) -> syntax.Constructor:
    span = node.span
    parameters = tuple(syntax.Parameter(syntax.TypeUse(t, span=span), field, span=span) for field, t, _ in fields)
    body = tuple(
        syntax.Assign(
            syntax.FieldAccess(syntax.This(span=span), field, span=span), syntax.Name(field, span=span), span=span
        )
        for field, _, _ in fields
    )
    return syntax.Constructor(name, parameters, (), syntax.Block(body, span=span), span=span)


def _method(code: Code, node: a.Lambda) -> syntax.Method:
    """The interface's method with its erased signature; parameters are cast to the lambda's types."""
    program, method, span = code.program, node.method, node.span
    inside = Code(program, node.closure)
    inside.discards = node.interface == OBJECT
    parameters = []
    for variable, t in zip(node.parameters, method.erased, strict=True):
        name = inside.name_of(variable)
        if erase(variable.type) == t:
            parameters.append(syntax.Parameter(program.use(t, span), name, span=span))
            continue
        raw = inside.fresh(f"{name}$raw")
        parameters.append(syntax.Parameter(program.use(t, span), raw, span=span))
        cast = syntax.Cast(program.use(variable.type, span), syntax.Name(raw, span=span), span=span)
        inside.emit(syntax.Declare(program.use(variable.type, span), name, cast, span=span))
    inside.statement(node.body)
    returns = method.return_type
    use = syntax.TypeUse(oox.VOID, span=span) if isinstance(returns, VoidType) else program.use(returns, span)
    body = syntax.Block(tuple(inside.statements), span=span)
    return syntax.Method(use, identifier(method.name), tuple(parameters), (), body, span=span)
