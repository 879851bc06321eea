"""Subtyping and conversions (JLS 4.10, 5)."""

from __future__ import annotations

from functools import partial

from oxpecker.java.kinds import WildcardKind
from oxpecker.java.resolution.lookup import as_super, captured, lineage
from oxpecker.java.types import (
    BIGINT,
    DOUBLE,
    FLOAT,
    NUMERIC,
    OBJECT,
    STRING,
    TEXT,
    UNKNOWN,
    WIDENING,
    ArrayType,
    ClassType,
    Intersection,
    NullType,
    Primitive,
    Type,
    TypeVariable,
    UnknownType,
    VoidType,
    Wildcard,
    boxed,
    erase,
    unboxed,
    upper,
)
from oxpecker.java.well_known import CLONEABLE, SERIALIZABLE
from oxpecker.java.world import World

_ARRAY_SUPERTYPES = (OBJECT.name, CLONEABLE, SERIALIZABLE)


def is_subtype(world: World, t: Type, above: Type) -> bool:
    """Whether one type is a subtype of the other; unknown types are compatible with everything."""
    if t == above or isinstance(t, UnknownType) or isinstance(above, UnknownType):
        return True
    if isinstance(t, VoidType) or isinstance(above, VoidType):
        return False
    if above == TEXT:
        # Library models write texts as string literals.
        return t in (STRING, NullType())
    if isinstance(t, Primitive) or isinstance(above, Primitive):
        return above in WIDENING.get(t, ())
    if isinstance(t, NullType) or above == OBJECT:
        return True
    if world.is_unmodelled(above) and isinstance(t, ClassType):
        return world.compiles or not world.is_listed(above) or world.stands_under(t, above)
    if world.is_unmodelled(t) and isinstance(above, ClassType):
        return world.is_absent(t) or world.stands_under(t, above)
    if isinstance(above, Wildcard):
        return above.kind is WildcardKind.SUPER and above.bound is not None and is_subtype(world, t, above.bound)
    if isinstance(above, Intersection):
        return all(is_subtype(world, t, part) for part in above.types)
    if isinstance(t, Wildcard):
        return is_subtype(world, upper(t), above)
    if isinstance(t, Intersection):
        return any(is_subtype(world, part, above) for part in t.types)
    if isinstance(t, TypeVariable):
        return any(is_subtype(world, bound, above) for bound in t.bounds)
    if isinstance(t, ArrayType):
        if isinstance(above, ArrayType):
            if isinstance(t.element, Primitive) or isinstance(above.element, Primitive):
                return t.element == above.element or UNKNOWN in (t.element, above.element)
            return is_subtype(world, t.element, above.element)
        return isinstance(above, ClassType) and above.name in _ARRAY_SUPERTYPES
    if isinstance(t, ClassType) and isinstance(above, ClassType):
        seen = as_super(world, t, above.name)
        if seen is None:
            return False
        if not seen.arguments or not above.arguments or len(seen.arguments) != len(above.arguments):
            return True
        if all(_contains(world, b, a) for a, b in zip(seen.arguments, above.arguments, strict=True)):
            return True
        # What `?` stands for is within the bound of its type parameter (JLS 4.10.2).
        capture = captured(world, seen)
        return capture != seen and all(map(partial(_contains, world), above.arguments, capture.arguments))
    return False


def stands_under(world: World, t: Type, above: Type) -> bool:
    """Whether a class is a subtype of another in the platform only, because the models leave out the relation."""
    return world.stands_under(t, above) and not is_subtype(world, erase(t), erase(above))


def is_known_subtype(world: World, t: Type, above: Type) -> bool:
    """Whether one type is a subtype of the other for certain: a class without source may have any supertypes."""
    return t == above or (not (world.is_absent(t) or world.is_absent(above)) and is_subtype(world, t, above))


def stands_apart(world: World, t: Type, above: Type) -> bool:
    """Whether a type is no subtype of a class of which only the name is known, because its own supertypes are known."""
    if not world.is_absent(above) or isinstance(t, (NullType, UnknownType)):
        return False
    if isinstance(t, (TypeVariable, Intersection)):
        return all(stands_apart(world, each, above) for each in (t.bounds if isinstance(t, TypeVariable) else t.types))
    if not isinstance(t, ClassType):
        return True
    symbol = world.find(t.name)
    names = [t.name] if symbol is None else [t.name, *world.beyond(symbol)]
    return not any(name in world.absent for name in names)


def _contains(world: World, above: Type, t: Type) -> bool:
    """Whether a type argument is contained in another (JLS 4.5.1)."""
    if t == above or isinstance(t, UnknownType) or isinstance(above, UnknownType):
        return True
    if isinstance(above, Wildcard):
        if above.bound is None:
            return True
        if above.kind is WildcardKind.EXTENDS:
            return is_subtype(world, upper(t), above.bound)
        return is_subtype(world, above.bound, t.bound if isinstance(t, Wildcard) and t.bound else t)
    return _are_same(t, above)


def _are_same(one: Type, two: Type) -> bool:
    """Whether two types are the same, where unknown parts may be anything: arguments of arguments are invariant."""
    if one == two or isinstance(one, UnknownType) or isinstance(two, UnknownType):
        return True
    match one, two:
        case ClassType(name=a, arguments=these), ClassType(name=b, arguments=those):
            return a == b and len(these) == len(those) and all(map(_are_same, these, those))
        case ArrayType(element=a), ArrayType(element=b):
            return _are_same(a, b)
        case Wildcard(kind=WildcardKind() as a, bound=Type() as this), Wildcard(kind=b, bound=Type() as that):
            return a is b and _are_same(this, that)
    return False


def related(world: World, one: Type, two: Type) -> bool:
    """Whether one of two types is a subtype of the other."""
    return is_subtype(world, one, two) or is_subtype(world, two, one)


def _mixes(one: Type, two: Type) -> bool:
    """Whether two numeric types do not convert to each other: a mathematical integer and a floating-point type."""
    return BIGINT in (one, two) and (one in (FLOAT, DOUBLE) or two in (FLOAT, DOUBLE))


def castable(world: World, t: Type, target: Type) -> bool:
    """Whether `(target) t` is allowed (JLS 5.5)."""
    if isinstance(t, UnknownType) or isinstance(target, UnknownType):
        return True
    if isinstance(t, Primitive) and isinstance(target, Primitive):
        return t == target or (t in NUMERIC and target in NUMERIC and not _mixes(t, target))
    if isinstance(t, Primitive):
        return is_subtype(world, boxed(t), target)
    if isinstance(target, Primitive):
        inner = unboxed(t)
        if inner is not None:
            return inner == target or target in WIDENING.get(inner, ())
        return is_subtype(world, boxed(target), erase(t))
    if isinstance(target, Intersection):
        return all(castable(world, t, part) for part in target.types)
    if _are_distinct(world, t, target):
        return False
    one, two = erase(t), erase(target)
    if related(world, one, two) or world.is_unmodelled(one) or world.is_unmodelled(two):
        return True
    if isinstance(one, ArrayType) and isinstance(two, ArrayType):
        both = not isinstance(one.element, Primitive) and not isinstance(two.element, Primitive)
        return both and castable(world, one.element, two.element)
    if isinstance(one, ClassType) and isinstance(two, ClassType):
        a, b = world.find(one.name), world.find(two.name)
        if a is None or b is None or a.beyond or b.beyond:
            return True  # A superclass without source may be the other class.
        if a.interface and b.interface:
            return True
        if a.interface:
            return "final" not in b.modifiers
        if b.interface:
            return "final" not in a.modifiers
    return False


def _are_distinct(world: World, one: Type, two: Type) -> bool:
    """Whether two types of one generic class are provably distinct parameterisations (JLS 4.5), or two related ones."""
    if not isinstance(one, ClassType) or not isinstance(two, ClassType):
        return False
    above = as_super(world, one, two.name)
    if above is not None:
        return _have_distinct_arguments(above, two)
    above = as_super(world, two, one.name)
    return above is not None and _have_distinct_arguments(above, one)


def _have_distinct_arguments(one: ClassType, two: ClassType) -> bool:
    """Whether type arguments differ that are neither type variables nor wildcards (JLS 4.5.1)."""
    if len(one.arguments) != len(two.arguments):
        return False
    return any(_are_distinct_arguments(a, b) for a, b in zip(one.arguments, two.arguments, strict=True))


def _are_distinct_arguments(one: Type, two: Type) -> bool:
    if isinstance(one, ClassType) and isinstance(two, ClassType):
        return one.name != two.name or _have_distinct_arguments(one, two)
    if isinstance(one, ArrayType) and isinstance(two, ArrayType):
        return _are_distinct_arguments(one.element, two.element)
    return False


def is_strict(world: World, t: Type, target: Type) -> bool:
    """JLS 5.3, first phase: identity, widening, subtyping; no boxing."""
    if target == TEXT:
        return is_subtype(world, t, target)
    if isinstance(t, Primitive) != isinstance(target, Primitive) and not isinstance(t, UnknownType):
        return False
    return is_subtype(world, t, target)


def is_loose(world: World, t: Type, target: Type) -> bool:
    """JLS 5.3, second phase: also boxing and unboxing."""
    if isinstance(t, UnknownType) or isinstance(target, UnknownType) or is_strict(world, t, target):
        return True
    if isinstance(t, Primitive) and not isinstance(target, Primitive):
        return is_subtype(world, boxed(t), target)
    if isinstance(target, Primitive):
        inner = unboxed(t)
        return inner is not None and is_subtype(world, inner, target)
    return False


def join(world: World, types: list[Type]) -> Type:
    """The least upper bound of reference types, if it is a single class or interface (JLS 4.10.4)."""
    known = [t for t in types if not isinstance(t, (NullType, UnknownType))]
    if not known:
        return types[0] if types else UNKNOWN
    result = known[0]
    for t in known[1:]:
        result = _join_two(world, result, t)
    return result


def _join_two(world: World, one: Type, two: Type) -> Type:
    below, above = is_subtype(world, one, two), is_subtype(world, two, one)
    if below and above and isinstance(one, ClassType) and isinstance(two, ClassType) and one.name == two.name:
        return _merged(one, two)  # Raw types and wildcards stand on both sides.
    if below or above:
        return two if below else one
    if isinstance(one, ArrayType) and isinstance(two, ArrayType):
        if isinstance(one.element, Primitive) or isinstance(two.element, Primitive):
            return OBJECT
        return ArrayType(_join_two(world, one.element, two.element))
    start = erase(one) if isinstance(one, (TypeVariable, Wildcard, Intersection)) else one
    other = erase(two)
    if isinstance(start, ClassType):
        for each in lineage(world, start):
            if each != OBJECT and is_subtype(world, other, ClassType(each.name)):
                return _merged(each, as_super(world, two, each.name) if isinstance(two, ClassType) else None)
    return OBJECT


def _merged(one: ClassType, two: ClassType | None) -> ClassType:
    """The common type of two that differ in their type arguments; raw if one of them is (JLS 4.10.4: lcta)."""
    if two is None or len(one.arguments) != len(two.arguments):
        return ClassType(one.name)
    pairs = zip(one.arguments, two.arguments, strict=True)
    return ClassType(one.name, tuple(a if a == b else Wildcard(WildcardKind.ANY, None) for a, b in pairs))
