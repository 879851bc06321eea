"""Bridges: where erasure gives a method other parameters than the one it overrides, a method that leads to it."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.resolution.lookup import as_super, erased_parameters, find_methods, lineage
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import VOID, ClassType, Type, erase
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.source import Span


def bridges(program: Lowering, body: a.ClassBody) -> list[syntax.Member]:
    """The bridges a class needs besides those of its superclasses (JLS 15.12.4.5)."""
    symbol, world = body.symbol, program.world
    made: dict[tuple[str, tuple[Type, ...]], syntax.Member] = {}
    declared = {(m.name, m.erased) for group in symbol.methods.values() for m in group}
    for above in lineage(world, ClassType(symbol.name)):
        current = world.find(above.name)
        if current is None or current is symbol:
            continue
        for group in current.methods.values():
            for other in group:
                if other.static or other.private:
                    continue
                key = (other.name, other.erased)
                method = _implementation(program, symbol, other)
                if method is not None and key not in declared and key not in made:
                    made[key] = _bridge(program, method, other, symbol.span)
    return list(made.values())


def _implementation(program: Lowering, symbol: ClassSymbol, other: MethodSymbol) -> MethodSymbol | None:
    """The method that overrides another one with different erased parameters, if a bridge belongs here."""
    seen = erased_parameters(program.world, symbol, other)
    for method in find_methods(program.world, symbol, other.name):
        if method is other or method.static or len(method.parameters) != len(other.parameters):
            continue
        if method.erased == other.erased or erased_parameters(program.world, symbol, method) != seen:
            continue
        here = method.owner is symbol
        apart = as_super(program.world, ClassType(method.owner.name), other.owner.name) is None
        if (here or apart) and not (symbol.interface and method.abstract):
            return method
    return None


def _bridge(program: Lowering, method: MethodSymbol, other: MethodSymbol, span: Span) -> syntax.Method:
    names = [f"p{number}" for number in range(len(other.parameters))]
    parameters = tuple(
        syntax.Parameter(program.use(t, span), name, span=span) for t, name in zip(other.erased, names, strict=True)
    )
    arguments = []
    for name, wanted, given in zip(names, method.erased, other.erased, strict=True):
        value: syntax.Expression = syntax.Name(name, span=span)
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
    return syntax.Method(use, program.method_name(other), parameters, (), syntax.Block((last,), span=span), span=span)
