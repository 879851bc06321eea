"""What the type arguments that an input was declared with say about its fields, whichever class these belong to.

An object may be of a class below the declared type, and a field of one above it: `S<Integer, String>`, where `S<A, B>`
extends `B<B>`, has a String in the field of type `T` of `B<T>`. The marker `$supertypes` tells how a class fills in its
supertypes. Classes without one hand their arguments on as they are, as generic ones of the library do.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type, applied, written

Arguments = tuple[Type, ...]


def part_type(
    hierarchy: Hierarchy,
    field: FieldInfo,
    classes: Iterable[ClassInfo],
    declared: str,
    arguments: Arguments,
    is_receiver: bool,
) -> Type:
    """The type of a field of an input that is of one of some classes, and was declared with type arguments.

    The receiver of a method has none: its type variables are those of the class that declares the method.
    """
    if field.owner == declared and (is_receiver or arguments):
        return applied(field.type, arguments)
    if hierarchy.subclass(declared, field.owner):
        return _closed(field.type, _seen_as(hierarchy, declared, arguments, field.owner, is_receiver))
    known: dict[tuple[str, ...], Arguments] = {}
    for cls in classes:
        own = arguments_of_class(hierarchy, cls.name, declared, arguments)
        seen = _seen_as(hierarchy, cls.name, own, field.owner)
        known[tuple(map(written, seen))] = seen
    return _closed(field.type, next(iter(known.values())) if len(known) == 1 else ())


def promised_type(hierarchy: Hierarchy, method: MethodInfo, t: Type, declared: str, arguments: Arguments) -> Type:
    """The type that the declaration of a method promises under type arguments, if `t` mentions the declaring type's."""
    info = hierarchy.get(declared)
    above = () if info is None else (*info.lineage(), *info.all_interfaces())
    for each in above:
        if any(method.signature == other.signature for other in each.methods.get(method.name, ())):
            return applied(t, _seen_as(hierarchy, declared, arguments, each.name))
    return applied(t, arguments)


def excluded(hierarchy: Hierarchy, one: ClassType, two: ClassType) -> bool:
    """Whether no object can have been declared with both types for their arguments (JLS 4.12.2: no heap pollution)."""
    if one.name != two.name:
        return False
    return any(_unrelated(hierarchy, *pair) for pair in zip(one.arguments, two.arguments, strict=False))


def has_arguments(hierarchy: Hierarchy, cls: ClassInfo, t: ClassType) -> bool:
    """Whether the arguments of a type admit objects of a class: an Integer is not a `Comparable<String>`."""
    seen = _seen_as(hierarchy, cls.name, (), t.name) if t.arguments else ()
    return not any(_unrelated(hierarchy, *pair) for pair in zip(seen, t.arguments, strict=False))


def _unrelated(hierarchy: Hierarchy, one: Type, two: Type) -> bool:
    """Whether nothing could be meant by both of two type arguments (JLS 4.5.1: which types contain which)."""
    if not isinstance(one, ClassType) or not isinstance(two, ClassType):
        return not (hierarchy.subtype(one, two) or hierarchy.subtype(two, one))
    if one.name == two.name and excluded(hierarchy, one, two):
        return True
    below, above = hierarchy.subtype(one, two), hierarchy.subtype(two, one)
    if not _is_wild(one) and not _is_wild(two):
        return not (below and above)
    if _is_wild(one) and _is_wild(two):
        return not (below or above)
    exact, wild, is_below = (two, one, above) if _is_wild(one) else (one, two, below)
    return not is_below or (wild.lower is not None and not hierarchy.subtype(wild.lower, exact))


def _is_wild(t: ClassType) -> bool:
    """Whether a type argument is only a bound, such as a wildcard or a variable with an unknown value."""
    return t.wild or t.place >= 0 or bool(t.also)


def _seen_as(
    hierarchy: Hierarchy, name: str, arguments: Arguments, above: str, has_variables: bool = False
) -> Arguments:
    """The arguments of a supertype of a class that has some; `has_variables` where its own variables mean something."""
    if name == above:
        return arguments
    info = hierarchy[name]
    markers = info.methods.get(InputRole.SUPERTYPES, ())
    for _, t in (parameter for marker in markers for parameter in marker.parameters):
        if isinstance(t, ClassType) and hierarchy.subclass(t.name, above):
            given = applied(t, arguments) if has_variables else _closed(t, arguments)
            assert isinstance(given, ClassType)
            return _seen_as(hierarchy, t.name, given.arguments, above)
    for each in info.supertypes():
        if hierarchy.subclass(each.name, above):
            return _seen_as(hierarchy, each.name, () if markers else arguments, above)
    return ()


def arguments_of_class(hierarchy: Hierarchy, name: str, declared: str, arguments: Arguments) -> Arguments:
    """The arguments of a class whose object was declared as a supertype with some, where these tell them."""
    if name == declared or not arguments or not hierarchy.subclass(name, declared):
        return arguments if name == declared else ()
    if not hierarchy[name].methods.get(InputRole.SUPERTYPES):
        return arguments
    pattern = _seen_as(hierarchy, name, (), declared, has_variables=True)
    told = {
        variable.place: given
        for variable, given in zip(pattern, arguments, strict=False)
        if isinstance(variable, ClassType) and variable.place >= 0
    }
    return tuple(told.get(place, OBJECT) for place in range(max(told, default=-1) + 1))


def _closed(t: Type, arguments: Arguments) -> Type:
    """A type with arguments for its variables; of those that are left, their bounds are known."""
    if isinstance(t, ArrayType):
        return replace(t, element=_closed(t.element, arguments))
    if not isinstance(t, ClassType) or 0 <= t.place < len(arguments):
        return applied(t, arguments)
    whole = tuple(_closed(each, arguments) for each in t.arguments)
    is_variable = t.place >= 0
    closed = ClassType(
        t.name, whole, non_null=t.non_null, allocated=t.allocated, also=t.also, wild=t.wild or is_variable
    )
    closed = replace(closed, lower=t.lower, nullable=t.nullable, sharing=t.sharing)
    return applied(closed, ())
