"""Uses of classes that are known by their class files: calls return anything, but of the declared type."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.missing import Use
from oxpecker.java.attribution.names import class_bounds
from oxpecker.java.kinds import UseKind
from oxpecker.java.resolution.lookup import as_super, find_methods, lineage
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import CONSTRUCTOR, MethodSymbol
from oxpecker.java.types import OBJECT, THROWABLE, UNCHECKED, ClassType, Type
from oxpecker.oox.source import Span


def declared_methods(context: Attribution, use: Use) -> list[MethodSymbol]:
    """The methods that a use may mean, if a class file declares them; constructors are named `new`."""
    symbol = context.world.classes.get(use.owner)
    if symbol is None or symbol.class_file is None or not context.world.opens:
        return []
    if use.kind is UseKind.CREATION:
        return symbol.constructors
    return [] if use.member == CONSTRUCTOR else find_methods(context.world, symbol, use.member)


def declared_use(
    context: Attribution,
    use: Use,
    method: MethodSymbol,
    receiver: a.Expression | None,
    arguments: tuple[a.Expression, ...],
    result: Type,
    span: Span,
) -> a.OpenUse:
    """A call of a method of a class file, which may run the functions among its arguments."""
    first = () if receiver is None or method.static else (receiver,)
    kept = replace(use, on_object=use.on_object and not method.static)
    found = kept.given((*first, *arguments), span, result)
    is_exact = all(isinstance(t, ClassType) for t in method.throws)
    return replace(found, throws=_checked(context, method), is_declared=is_exact, non_null=method.non_null)


def _checked(context: Attribution, method: MethodSymbol) -> tuple[Type, ...]:
    """The checked exceptions that a method declares by name."""
    world = context.world
    return tuple(
        t
        for t in method.throws
        if isinstance(t, ClassType)
        and is_subtype(world, t, THROWABLE)
        and not any(is_subtype(world, t, above) for above in UNCHECKED)
    )


def seen_from_file(context: Attribution, t: Type, owner: str) -> Type:
    """A type as the class of a class file, with its type arguments; for a class of the program, what it extends."""
    world = context.world
    for bound in class_bounds(t):
        found = as_super(world, bound, owner)
        if found is not None:
            return found
        for each in lineage(world, bound):
            symbol = world.find(each.name)
            for above in () if symbol is None else symbol.foreign_supertypes:
                found = as_super(world, above, owner)
                if found is not None:
                    return found
    return ClassType(owner) if owner else OBJECT
