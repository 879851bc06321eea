"""Bridge methods: forward calls where a method differs in erasure or OOX name from one that it overrides."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.lowering.closed import closed_modifiers, parameter_use
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.resolution.lookup import (
    as_super,
    erased_parameters,
    find_methods,
    lineage,
    overrides,
    stays_in_package,
    type_values,
)
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import VOID, ClassType, Type, TypeVariable, erase, substitute
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.source import Span


def bridges(program: Lowering, body: a.ClassBody) -> list[syntax.Member]:
    """The bridges a class needs in addition to those of its superclasses (JLS 15.12.4.5)."""
    symbol, world = body.symbol, program.world
    found: dict[tuple[str, tuple[Type, ...]], syntax.Member] = {}
    declared = {(program.method_name(m), m.erased) for group in symbol.methods.values() for m in group}
    for above in lineage(world, ClassType(symbol.name)):
        current = world.find(above.name)
        if current is None or current is symbol:
            continue
        for group in current.methods.values():
            for other in group:
                if other.static or other.private:
                    continue
                key = (program.method_name(other), other.erased)
                if key in declared or key in found:
                    continue
                method = _implementation(program, symbol, other)
                if method is not None:
                    found[key] = _bridge(program, method, other, symbol)
                    continue
                inherited = _narrowed(program, symbol, other)
                if inherited is not None:
                    found[key] = _cast(program, symbol, inherited)
    return list(found.values())


def named_parameters(program: Lowering, method: MethodSymbol, span: Span) -> tuple[syntax.Parameter, ...]:
    """The erased parameters of a method, for one that forwards them."""
    return tuple(
        syntax.Parameter(program.use(t, span), f"p{number}", span=span) for number, t in enumerate(method.erased)
    )


def _implementation(program: Lowering, symbol: ClassSymbol, other: MethodSymbol) -> MethodSymbol | None:
    """The override of a method with other erased parameters or another OOX name, if a bridge belongs here."""
    seen = erased_parameters(program.world, symbol, other)
    for method in find_methods(program.world, symbol, other.name):
        if method is other or method.static or len(method.parameters) != len(other.parameters):
            continue
        if other.owner.library and method in program.world.rejections.apart:
            continue
        same = method.erased == other.erased and program.method_name(method) == program.method_name(other)
        if same or erased_parameters(program.world, symbol, method) != seen:
            continue
        if other.package_private and not (method.owner is symbol and _reaches(program, method, other)):
            continue
        if not other.abstract and (method.abstract or (method.owner.interface and not other.owner.interface)):
            continue  # the other one has the body (JLS 8.4.8: a class's method has precedence over an interface's)
        here = method.owner is symbol
        apart = as_super(program.world, ClassType(method.owner.name), other.owner.name) is None
        if (here or apart) and not (symbol.interface and method.abstract):
            return method
    return None


def _reaches(program: Lowering, method: MethodSymbol, other: MethodSymbol) -> bool:
    """Whether a method overrides a package-private one; javac generates bridges only to inherited ones."""
    if method.erased != other.erased:
        return stays_in_package(program.world, method.owner, other.owner)
    return overrides(program.world, method, other)


def _narrowed(program: Lowering, symbol: ClassSymbol, other: MethodSymbol) -> MethodSymbol | None:
    """The inherited method that implements an interface's, where only the type arguments of this class show that."""
    world = program.world
    if not other.owner.interface or symbol.interface:
        return None
    for method in find_methods(world, symbol, other.name):
        if method.static or method.abstract or method.owner.interface or method.owner is symbol:
            continue
        if method.erased != other.erased or not isinstance(method.return_type, TypeVariable):
            continue
        given, wanted = erase(method.return_type), erase(other.return_type)
        if not is_subtype(world, given, wanted) and is_subtype(world, _result(program, symbol, method), wanted):
            return method
    return None


def _result(program: Lowering, symbol: ClassSymbol, method: MethodSymbol) -> Type:
    """The erased result of an inherited method, with the type arguments of the subclass substituted."""
    return erase(substitute(method.return_type, type_values(program.world, symbol.type, method.owner)))


def _cast(program: Lowering, symbol: ClassSymbol, method: MethodSymbol) -> syntax.Method:
    """Calls an inherited method, and casts its result to the type known in this class."""
    span, name = symbol.span, program.method_name(method)
    parameters = named_parameters(program, method, span)
    arguments = tuple(syntax.Name(each.name, span=span) for each in parameters)
    use = program.use(_result(program, symbol, method), span)
    call = syntax.Cast(use, syntax.Call(syntax.Super(span=span), name, arguments, span=span), span=span)
    body = syntax.Block((syntax.Return(call, span=span),), span=span)
    return syntax.Method(use, name, parameters, (), body, span=span)


def _bridge(program: Lowering, method: MethodSymbol, other: MethodSymbol, owner: ClassSymbol) -> syntax.Method:
    span = owner.span
    parameters = tuple(
        syntax.Parameter(parameter_use(program, method, t, span), f"p{number}", span=span)
        for number, t in enumerate(other.parameters)
    )
    arguments = []
    for parameter, wanted, given in zip(parameters, method.erased, other.erased, strict=True):
        value: syntax.Expression = syntax.Name(parameter.name, span=span)
        if wanted != given:
            value = syntax.Cast(program.use(wanted, span), value, span=span)
        arguments.append(value)
    call = syntax.Call(syntax.This(span=span), program.method_name(method), tuple(arguments), span=span)
    last: syntax.Statement = syntax.Return(call, span=span)
    use = syntax.TypeUse(oox.VOID, span=span)
    if method.return_type == VOID:
        last = syntax.Evaluate(call, span=span)
    else:
        use = program.use(erase(method.return_type), span)
    block, modifiers = syntax.Block((last,), span=span), closed_modifiers(program, owner, method)
    return syntax.Method(use, program.method_name(other), parameters, (), block, modifiers, span=span)
