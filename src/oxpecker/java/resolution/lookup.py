"""Members of classes and their supertypes, with type variables as the subclass sees them."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java.kinds import Access, WildcardKind
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol
from oxpecker.java.types import OBJECT, ArrayType, ClassType, Type, TypeVariable, Wildcard, erase, substitute
from oxpecker.java.world import World


def supertypes(world: World, t: ClassType) -> list[ClassType]:
    """The direct supertypes of a class type, with type arguments substituted; raw types have raw supertypes."""
    symbol = world.find(t.name)
    if symbol is None:
        return []
    direct = ([symbol.superclass] if symbol.superclass is not None else []) + list(symbol.interfaces)
    if not symbol.type_parameters:
        return direct
    if len(t.arguments) != len(symbol.type_parameters):
        return [ClassType(above.name) for above in direct]
    values = dict(zip(symbol.type_parameters, t.arguments, strict=True))
    found = []
    for above in direct:
        put = substitute(above, values)
        assert isinstance(put, ClassType)
        found.append(put)
    return found


def lineage(world: World, t: ClassType) -> Iterator[ClassType]:
    """The type and all its supertypes, each class once, nearest first; `Object` comes last for interfaces too."""
    pending, seen = [t], set()
    while pending:
        current = pending.pop(0)
        if current.name in seen:
            continue
        seen.add(current.name)
        yield current
        pending += supertypes(world, current)
    if OBJECT.name not in seen:
        yield OBJECT


def as_super(world: World, t: ClassType, name: str) -> ClassType | None:
    """The supertype with this class name, with its type arguments; None if there is none."""
    if t.name == name:
        return t
    for above in lineage(world, t):
        if above.name == name:
            return above
    return None


def type_values(world: World, t: ClassType, owner: ClassSymbol) -> dict[TypeVariable, Type]:
    """The values of the type variables of a superclass for a type; empty if it is raw."""
    seen = as_super(world, captured(world, t), owner.name)
    if seen is None or not seen.arguments or len(seen.arguments) != len(owner.type_parameters):
        return {}
    return dict(zip(owner.type_parameters, seen.arguments, strict=True))


def captured(world: World, t: ClassType) -> ClassType:
    """The type, where `?` has the bound of its type parameter: what members show of a capture (JLS 5.1.10)."""
    symbol = world.find(t.name) if any(_is_any(argument) for argument in t.arguments) else None
    if symbol is None or len(symbol.type_parameters) != len(t.arguments):
        return t
    _ = symbol.superclass  # The bounds of its type parameters are part of its header.
    values = dict(zip(symbol.type_parameters, t.arguments, strict=True))
    return ClassType(t.name, tuple(_bounded(variable, value, values) for variable, value in values.items()))


def _is_any(t: Type) -> bool:
    return isinstance(t, Wildcard) and t.bound is None


def _bounded(variable: TypeVariable, value: Type, values: dict[TypeVariable, Type]) -> Type:
    if not _is_any(value) or not variable.bounds:
        return value
    return Wildcard(WildcardKind.EXTENDS, substitute(variable.bounds[0], values))


def find_field(world: World, symbol: ClassSymbol, name: str) -> FieldSymbol | None:
    """The nearest field with this name, classes before interfaces (JLS 8.3); if none, a private one of a supertype."""
    found = member_field(world, symbol, name)
    if found is not None:
        return found
    return next((each.fields[name] for each in _all_above(world, symbol) if name in each.fields), None)


def member_field(world: World, symbol: ClassSymbol, name: str) -> FieldSymbol | None:
    """The field that a class declares or inherits."""
    declared = (current.fields.get(name) for current in _all_above(world, symbol))
    return next((field for field in declared if field is not None and is_member(world, symbol, field)), None)


def find_methods(world: World, symbol: ClassSymbol, name: str) -> list[MethodSymbol]:
    """All methods with this name that a call on the class may mean; if none, private ones of supertypes."""
    found = _methods(world, symbol, name)
    return [method for method in found if is_member(world, symbol, method)] or found


def is_member(world: World, symbol: ClassSymbol, member: FieldSymbol | MethodSymbol) -> bool:
    """Whether a member of its lineage is one of a class: which ones it inherits depends on their access (JLS 8.2)."""
    return member.owner is symbol or is_inherited(world, symbol, member.owner, member.access)


def is_inherited(world: World, symbol: ClassSymbol, above: ClassSymbol, access: Access) -> bool:
    """Whether a class inherits what a superclass declares with this access."""
    if access is Access.PACKAGE:
        return stays_in_package(world, symbol, above)
    return access is not Access.PRIVATE


def _methods(world: World, symbol: ClassSymbol, name: str) -> list[MethodSymbol]:
    """The methods with this name in a class and its supertypes, without overridden ones."""
    found: list[MethodSymbol] = []
    known = _all_above(world, symbol)
    # What a class inherits from its superclass implements what its interfaces declare (JLS 8.4.8); an interface
    # declares the methods of Object only where it does not declare them itself (JLS 9.2).
    for current in sorted(known, key=lambda each: each.interface is not symbol.interface):
        below = tuple(found)  # no method overrides another one of its own class
        for method in current.methods.get(name, []):
            if method.static and current.interface and current is not symbol:
                continue
            if method.package_private and not stays_in_package(world, symbol, current):
                continue
            if not any(overrides(world, each, method) for each in below):
                found.append(method)
    return found


def _all_above(world: World, symbol: ClassSymbol) -> Iterator[ClassSymbol]:
    """A class and its supertypes in the order of `lineage`, without type arguments, which cost time."""
    seen = set()
    pending = [symbol.name]
    for name in pending:  # grows
        current = None if name in seen else world.find(name)
        seen.add(name)
        if current is not None:
            yield current
            pending += [current.superclass.name] if current.superclass is not None else []
            pending += [each.name for each in current.interfaces]
    if OBJECT.name not in seen:
        yield world[OBJECT.name]


def stays_in_package(world: World, symbol: ClassSymbol, above: ClassSymbol) -> bool:
    """Whether a class and its superclasses up to another are in one package, so it inherits package-private members."""
    current: ClassSymbol | None = symbol
    while current is not None and current is not above:
        if current.package != above.package:
            return False
        current = _superclass(world, current)
    return True


def _superclass(world: World, symbol: ClassSymbol) -> ClassSymbol | None:
    return None if symbol.superclass is None else world.find(symbol.superclass.name)


def overrides(world: World, method: MethodSymbol, other: MethodSymbol) -> bool:
    """Whether a method of a subclass overrides another one, or hides it if both are static (JLS 8.4.8)."""
    if not _same_signature(world, method, other):
        return False
    if not other.package_private or method.owner.package == other.owner.package:
        return True
    # From another package only through a more visible method between them.
    current = _superclass(world, method.owner)
    while current is not None and current is not other.owner:
        if current.package == other.owner.package and any(
            not (each.package_private or each.private) and _same_signature(world, each, other)
            for each in current.methods.get(other.name, [])
        ):
            return True
        current = _superclass(world, current)
    return False


def _same_signature(world: World, method: MethodSymbol, other: MethodSymbol) -> bool:
    """Whether names and parameters are the same, as the subclass sees them (JLS 8.4.2)."""
    if method.name != other.name or len(method.parameters) != len(other.parameters):
        return False
    if method.erased == other.erased:
        return True
    return method.erased == erased_parameters(world, method.owner, other)


def erased_parameters(world: World, symbol: ClassSymbol, method: MethodSymbol) -> tuple[Type, ...]:
    """The erased parameters of an inherited method, with the type arguments of the subclass substituted."""
    values = type_values(world, symbol.type, method.owner)
    return tuple(_erased(t, values) for t in method.parameters)


def _erased(t: Type, values: dict[TypeVariable, Type]) -> Type:
    """An erased type; the first bound of a method's type variable may speak of those of the class."""
    if isinstance(t, ArrayType):
        return ArrayType(_erased(t.element, values))
    if isinstance(t, TypeVariable) and t not in values and t.bounds:
        return _erased(t.bounds[0], values)
    return erase(substitute(t, values))
