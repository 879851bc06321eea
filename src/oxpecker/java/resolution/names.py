"""Resolves class names (JLS 6.5) and types."""

from __future__ import annotations

from difflib import get_close_matches

from oxpecker.java import tree
from oxpecker.java.platform import platform
from oxpecker.java.resolution.lookup import as_super, find_field, find_methods
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import (
    BIGINT,
    PRIMITIVES,
    TEXT,
    TEXT_CLASS,
    UNKNOWN,
    VOID,
    ArrayType,
    ClassType,
    Intersection,
    Type,
    TypeVariable,
    Wildcard,
    is_primitive,
)
from oxpecker.java.well_known import ALWAYS_IMPORTED
from oxpecker.java.world import FileScope, World


def resolve_type(scope: Scope, node: tree.TypeNode) -> Type:
    """Resolves a type; an unknown one is reported and becomes the unknown type."""
    if isinstance(node, tree.PrimitiveNode):
        if node.name == "void":
            return VOID
        return BIGINT if node.name == str(BIGINT) else PRIMITIVES[node.name]
    if isinstance(node, tree.ArrayTypeNode):
        return ArrayType(resolve_type(scope, node.element))
    if isinstance(node, tree.WildcardNode):
        return Wildcard(node.kind, None if node.bound is None else resolve_type(scope, node.bound))
    if isinstance(node, tree.IntersectionNode):
        return Intersection(tuple(resolve_type(scope, part) for part in node.types))
    assert isinstance(node, tree.NamedType)
    return _named(scope, node)


def _named(scope: Scope, node: tree.NamedType) -> Type:
    first = node.parts[0]
    if len(node.parts) == 1 and first.arguments is None:
        variable = type_variable(scope, first.name)
        if variable is not None:
            return variable
    found = find_class(scope, first.name)
    rest = list(node.parts[1:])
    if found is None:
        found, rest = _through_packages(scope, node)
    part = node.parts[-len(rest) - 1]
    arguments = () if found is None else _with_enclosing(scope, found, part, ())
    while found is not None and rest:
        part = rest.pop(0)
        outer = found
        found = member_class(scope.world, outer, part.name)
        if found is None and outer.library:
            found = scope.world.unmodelled(f"{outer.name.replace('$', '.')}.{part.name}")
        arguments = () if found is None else _with_enclosing(scope, found, part, arguments)
    if found is None:
        name = ".".join(p.name for p in node.parts)
        scope.world.error(f"cannot find symbol: class {name}{suggestion(scope, name)}", node.span)
        return UNKNOWN
    if found.name == TEXT_CLASS:
        return TEXT
    if found.unmodelled:
        return ClassType(found.name)
    if arguments and len(arguments) != len(found.type_parameters):
        shared = len(found.enclosing_parameters)
        wanted, given = len(found.type_parameters) - shared, len(arguments) - shared
        message = f"wrong number of type arguments for {found.shown}: required {wanted}, found {given}"
        scope.world.error(message, node.span)
        arguments = ()
    return ClassType(found.name, arguments)


def _with_enclosing(
    scope: Scope, symbol: ClassSymbol, part: tree.NamedTypePart, around: tuple[Type, ...]
) -> tuple[Type, ...]:
    """The written type arguments, and those of the enclosing object's type, written or implied (JLS 4.8)."""
    own = tuple(_argument(scope, argument) for argument in part.arguments or ())
    shared = symbol.enclosing_parameters
    if not shared:
        return own
    if len(shared) < len(symbol.type_parameters) and not own:
        return ()
    around = around or _of_enclosing_object(scope, symbol)
    if len(around) != len(shared):
        return (*own, *(UNKNOWN for _ in shared)) if own else ()
    return (*own, *around)


def _argument(scope: Scope, node: tree.TypeNode) -> Type:
    """A type argument, which must not be primitive (JLS 4.5.1)."""
    t = resolve_type(scope, node)
    if is_primitive(t):
        scope.world.error(f"unexpected type; required: reference, found: {t}", node.span)
        return UNKNOWN
    return t


def _of_enclosing_object(scope: Scope, symbol: ClassSymbol) -> tuple[Type, ...]:
    """The type arguments of the enclosing object, if a simple name means its inner class; empty in a static context."""
    current: Scope | None = scope
    while current is not None and not current.static and symbol.outer is not None:
        if current.is_class:
            if current.symbol is symbol.outer:
                return current.symbol.type_parameters
            seen = as_super(scope.world, current.symbol.type, symbol.outer.name)
            if seen is not None:
                return seen.arguments
            if not current.symbol.inner:
                return ()
        current = current.parent
    return ()


def _through_packages(scope: Scope, node: tree.NamedType) -> tuple[ClassSymbol | None, list[tree.NamedTypePart]]:
    """`a.b.C.D`: the longest existing package, then classes."""
    for count in range(1, len(node.parts)):
        package = ".".join(p.name for p in node.parts[:count])
        found = scope.world.find(f"{package}.{node.parts[count].name}")
        if found is not None:
            return found, list(node.parts[count + 1 :])
    whole = ".".join(p.name for p in node.parts)
    return (scope.world.unmodelled(whole), []) if len(node.parts) > 2 else (None, [])


def suggestion(scope: Scope, name: str) -> str:
    """`; did you mean 'X'?`, if there is a similar name."""
    known = {symbol.simple for symbol in scope.world.classes.values() if symbol.simple}
    close = get_close_matches(name, sorted(known - {name}), 1)
    return f"; did you mean '{close[0]}'?" if close else ""


def check_imports(world: World, file: FileScope) -> None:
    """Checks that every import names a class, a package or a static member; classes of Java's own may lack a model."""
    for item in file.imports:
        name = item.name.rpartition(".")[0] if item.static and not item.all else item.name
        if item.all and not item.static and world.is_package(name):
            continue
        found = qualified(world, name) or world.unmodelled(name)
        if found is None and not (item.all and platform().lists(name)):
            kind = "package" if item.all and not item.static else "class"
            world.error(f"cannot find symbol: {kind} {name}", item.span)
        elif found is not None and item.static and not item.all:
            member = item.name.rpartition(".")[2]
            if not found.unmodelled and not _has_static(world, found, member) and not world.lacks(found, member):
                world.error(f"cannot find symbol: static member {member} in {found.shown}", item.span)


def _has_static(world: World, symbol: ClassSymbol, name: str) -> bool:
    field = find_field(world, symbol, name)
    if field is not None and field.static:
        return True
    return any(m.static for m in find_methods(world, symbol, name)) or member_class(world, symbol, name) is not None


def type_variable(scope: Scope, name: str) -> TypeVariable | None:
    """The type variable with this name, unless an inner class hides it."""
    current: Scope | None = scope
    while current is not None:
        if name in current.type_variables:
            return current.type_variables[name]
        if name in current.classes:
            return None
        current = current.parent
    return None


def find_class(scope: Scope, name: str) -> ClassSymbol | None:
    """The class that a simple name denotes here."""
    current: Scope | None = scope
    while current is not None:
        if name in current.classes:
            return current.classes[name]
        if current.is_class:
            symbol = current.symbol
            if symbol.simple == name:
                return symbol
            found = member_class(scope.world, symbol, name)
            if found is not None:
                return found
        current = current.parent
    return in_file(scope.world, scope.world.file_of(scope.symbol), name)


def in_file(world: World, file: FileScope, name: str) -> ClassSymbol | None:
    """The class that a simple name denotes at the top of a file: imports, the package, on-demand imports."""
    if name not in file.known:
        found = _search_file(world, file, name)
        file.known[name] = None if found is None else found.name
    known = file.known[name]
    return None if known is None else world.find(known)


def _search_file(world: World, file: FileScope, name: str) -> ClassSymbol | None:
    for item in file.imports:
        if not item.all and item.name.rpartition(".")[2] == name:
            found = qualified(world, item.name) or world.unmodelled(item.name)
            if found is not None:
                return found
    found = world.find(f"{file.package}.{name}" if file.package else name)
    if found is not None:
        return found
    found = world.find(f"{ALWAYS_IMPORTED}.{name}")
    if found is not None:
        return found
    for item in file.imports:
        if item.all:
            found = qualified(world, f"{item.name}.{name}")
            if found is not None:
                return found
    if not name[:1].isupper():
        return None
    for item in file.imports:
        if item.all and not item.static:
            found = world.unmodelled(f"{item.name}.{name}")
            if found is not None:
                return found
    return world.unmodelled(f"{ALWAYS_IMPORTED}.{name}")


def qualified(world: World, name: str) -> ClassSymbol | None:
    """The class with a canonical name `a.b.Outer.Inner`."""
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        found = world.find(".".join(parts[:count]))
        for inner in parts[count:]:
            found = None if found is None else member_class(world, found, inner)
        if found is not None:
            return found
    return None


def member_class(world: World, symbol: ClassSymbol, name: str) -> ClassSymbol | None:
    """A member class of a class or its supertypes."""
    pending, seen = [symbol], set()
    while pending:
        current = pending.pop(0)
        if current.name in seen:
            continue
        seen.add(current.name)
        found = current.member_classes.get(name)
        if found is not None:
            return found
        for above in ([current.superclass] if current.superclass else []) + list(current.interfaces):
            above_symbol = world.find(above.name)
            if above_symbol is not None:
                pending.append(above_symbol)
    return None
