"""Marks in OOX which methods of models add nothing but their arguments to collections."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java.facts import Fact, inherits, states
from oxpecker.java.lowering.nullness import with_declared_nullness
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import Type
from oxpecker.oox import syntax
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import MethodModifier


def is_closed(program: Lowering, method: MethodSymbol) -> bool:
    """Whether a call adds nothing to a collection except arguments declared as its elements."""
    if method.is_constructor:
        return states(method, Fact.ADDS_NOTHING)
    return any(inherits(program.world, method, fact) for fact in (Fact.ADDS_NOTHING, Fact.ADDS_ARGUMENTS))


def closed_modifiers(program: Lowering, owner: ClassSymbol, method: MethodSymbol) -> frozenset[MethodModifier]:
    """The modifier for such a method, or a bridge to it, in a model."""
    return frozenset({MethodModifier.CLOSED} if owner.library and is_closed(program, method) else ())


def parameter_use(program: Lowering, method: MethodSymbol, t: Type, span: Span) -> syntax.TypeUse:
    """The type of a parameter; one that is not added is not declared as an element."""
    is_put_in = not inherits(program.world, method, Fact.ADDS_NOTHING)
    if not is_put_in:
        return program.use(t, span)
    use = program.declared(t, span)
    return replace(use, type=with_declared_nullness(use.type, t))
