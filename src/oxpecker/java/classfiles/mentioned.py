"""The classes that a class file mentions in its header and in the signatures of its members."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import ArrayType, ClassType, Intersection, Type, TypeVariable, Wildcard


def in_header(symbol: ClassSymbol) -> list[str]:
    """The classes that the header of a class mentions."""
    above = () if symbol.superclass is None else (symbol.superclass,)
    return _names((*above, *symbol.interfaces, *symbol.type_parameters))


def in_members(symbol: ClassSymbol) -> list[str]:
    """The classes that the members of a class mention."""
    types: list[Type] = [field.type for field in symbol.fields.values()]
    for method in (*symbol.constructors, *(each for group in symbol.methods.values() for each in group)):
        types += [*method.parameters, method.return_type, *method.throws, *method.type_parameters]
    return _names(types)


def _names(types: Iterable[Type]) -> list[str]:
    seen: set[TypeVariable] = set()
    return list(dict.fromkeys(name for t in types for name in _of(t, seen)))


def _of(t: Type, seen: set[TypeVariable]) -> Iterator[str]:
    match t:
        case ClassType(name=name, arguments=arguments):
            yield name
            for argument in arguments:
                yield from _of(argument, seen)
        case ArrayType(element=part) | Wildcard(bound=Type() as part):
            yield from _of(part, seen)
        case Intersection(types=parts):
            for part in parts:
                yield from _of(part, seen)
        case TypeVariable(bounds=bounds) if t not in seen:
            seen.add(t)
            for bound in bounds:
                yield from _of(bound, seen)
