"""Resolves class names (JLS 6.5) and types."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from oxpecker.java import tree
from oxpecker.java.file_scope import FileScope
from oxpecker.java.kinds import Access
from oxpecker.java.nullness import own_nullness
from oxpecker.java.platform import imported_modules, platform
from oxpecker.java.platform.signatures import signatures
from oxpecker.java.release import OLDEST
from oxpecker.java.resolution.access import is_accessible_class
from oxpecker.java.resolution.lookup import as_super, find_field, find_methods, is_inherited
from oxpecker.java.resolution.platform_release import is_later_class
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import (
    BIGINT,
    PRIMITIVES,
    TEXT,
    TEXT_CLASS,
    UNKNOWN,
    VOID,
    WHOLE_CLASS,
    ArrayType,
    ClassType,
    Intersection,
    Type,
    TypeVariable,
    Wildcard,
    is_primitive,
)
from oxpecker.java.well_known import ALWAYS_IMPORTED, INFERRED
from oxpecker.java.world import World
from oxpecker.oox.source import Span


def resolve_type(scope: Scope, node: tree.TypeNode) -> Type:
    """Resolves a type; an unknown one is reported and becomes the unknown type."""
    if isinstance(node, tree.PrimitiveNode):
        if node.name == "void":
            return VOID
        return BIGINT if node.name == str(BIGINT) else PRIMITIVES[node.name]
    if isinstance(node, tree.ArrayTypeNode):
        return ArrayType(resolve_type(scope, node.element), own_nullness(node.annotations))
    if isinstance(node, tree.WildcardNode):
        return Wildcard(node.kind, None if node.bound is None else resolve_type(scope, node.bound))
    if isinstance(node, tree.IntersectionNode):
        return Intersection(tuple(resolve_type(scope, part) for part in node.types))
    assert isinstance(node, tree.NamedType)
    found = _named(scope, node)
    if node.annotations and isinstance(found, (ClassType, TypeVariable)):
        return replace(found, nullness=own_nullness(node.annotations))
    return found


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
    if found is None and [p.name for p in node.parts] == [INFERRED]:
        scope.world.error(f"'{INFERRED}' is not allowed here", node.span)
        return UNKNOWN
    if found is None and scope.world.opens:
        found = absent_class(scope, [p.name for p in node.parts])
    if found is None:
        name = ".".join(p.name for p in node.parts)
        scope.world.error(f"cannot find symbol: class {name}{suggestion(scope, name)}", node.span)
        return UNKNOWN
    check_class_access(scope, found, node.span)
    if found.name == TEXT_CLASS:
        return TEXT
    if found.name == WHOLE_CLASS:
        return BIGINT
    if found.unmodelled and found.class_file is None:
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
    from difflib import get_close_matches  # slow to import

    close = get_close_matches(name, sorted(known - {name}), 1)
    return f"; did you mean '{close[0]}'?" if close else ""


def check_imports(world: World, file: FileScope) -> None:
    """Checks that every import names a class, a package or a static member; classes of Java's own may lack a model."""
    for item in file.imports:
        if item.module:
            if not imported_modules(item.name):
                world.error(f"imported module not found: {item.name}", item.span)
            continue
        name = item.name.rpartition(".")[0] if item.static and not item.all else item.name
        if item.all and not item.static and world.is_package(name):
            continue
        found = qualified(world, name) or world.unmodelled(name)
        if found is None and not (item.all and platform().lists(name)) and not may_be_absent(world, name):
            kind = "package" if item.all and not item.static else "class"
            world.error(f"cannot find symbol: {kind} {name}", item.span)
        elif found is not None and _is_hidden(world, file, found):
            world.error(f"cannot find symbol: class {name}", item.span)
        elif found is not None and item.static and not item.all:
            member = item.name.rpartition(".")[2]
            if not found.unmodelled and not _has_static(world, found, member) and not _may_have(world, found, member):
                world.error(f"cannot find symbol: static member {member} in {found.shown}", item.span)


def _may_have(world: World, symbol: ClassSymbol, name: str) -> bool:
    """Whether a class has a member that its model leaves out."""
    return world.lacks(symbol, name) or world.lacks_field(symbol, name)


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
    """The class that a simple name denotes here; if none, one that a class around this place does not inherit."""
    found = _class_around(scope, name, inherited_class) or in_file(scope.world, scope.world.file_of(scope.symbol), name)
    return found or _class_around(scope, name, member_class)


def _class_around(
    scope: Scope, name: str, find: Callable[[World, ClassSymbol, str], ClassSymbol | None]
) -> ClassSymbol | None:
    current: Scope | None = scope
    while current is not None:
        if name in current.classes:
            return current.classes[name]
        if current.is_class:
            symbol = current.symbol
            found = symbol if symbol.simple == name else find(scope.world, symbol, name)
            if found is not None:
                return found
        current = current.parent
    return None


def absent_class(scope: Scope, parts: list[str]) -> ClassSymbol | None:
    """The class that a name means in type position if nothing declares it, in the package of an import or its own.

    The first part with a capital letter is a class, what follows are its member classes; without one, the last part.
    """
    world = scope.world
    file = world.file_of(scope.symbol)
    first = next((n for n, part in enumerate(parts) if part[:1].isupper()), len(parts) - 1)
    found = ".".join(parts[: first + 1]) if first else _absent_name(world, file, parts[0])
    if world.is_library_file(file) or not may_be_absent(world, found):
        return None
    return world.absent_class("$".join([found, *parts[first + 1 :]]))


def may_be_absent(world: World, name: str) -> bool:
    """Whether a class that nothing declares may exist: all classes of the platform's packages are known."""
    return world.opens and not platform().lists(name.rpartition(".")[0])


def _absent_name(world: World, file: FileScope, simple: str) -> str:
    """The name of a class that is not there: of the only import that may have it, else of the file's own package."""
    for item in file.imports:
        if not item.all and item.name.rpartition(".")[2] == simple:
            return _binary(item.name)
    packages = [item.name for item in file.imports if item.all and not item.static and not world.is_package(item.name)]
    for around in packages if len(packages) > 1 else ():
        if _is_told(world, file, around, simple):
            return _binary(f"{around}.{simple}")
    package = packages[0] if len(packages) == 1 else file.package
    return f"{package}.{simple}" if package and len(packages) < 2 else simple


def _is_told(world: World, file: FileScope, around: str, simple: str) -> bool:
    """Whether a file tells which of its imports on demand has a class: it imports members, or names it otherwise."""
    inside = f"{around}.{simple}"
    if any(item.name == inside or item.name.startswith(f"{inside}.") for item in file.imports):
        return True
    outer = around.rpartition(".")[2]
    source = world.sources.get(file.source)
    named = rf"\b{re.escape(outer)}\s*\.\s*{re.escape(simple)}\b"
    return outer[:1].isupper() and source is not None and re.search(named, source.text) is not None


def _binary(name: str) -> str:
    """The binary name of a class that is not there: a part before it with a capital letter is a class, too."""
    parts = name.split(".")
    first = next((n for n, part in enumerate(parts) if part[:1].isupper()), len(parts) - 1)
    return "$".join([".".join(parts[: first + 1]), *parts[first + 1 :]])


def imported_from(world: World, scope: Scope, name: str, on_demand: bool = True) -> str | None:
    """The class without source from which a static import may take a member of this name, by its name or on demand."""
    found: str | None = None
    for item in world.file_of(scope.symbol).imports if world.opens else ():
        owner = item.name if item.all else item.name.rpartition(".")[0]
        if not item.static or not (on_demand if item.all else item.name.rpartition(".")[2] == name):
            continue
        known = qualified(world, owner) or world.unmodelled(owner)
        if (known is None and may_be_absent(world, owner)) or (known is not None and known.unmodelled):
            exact = world.absent_class(_binary(owner)).name if known is None else known.name
            if not item.all:
                return exact
            found = found or exact
    return found


def in_file(world: World, file: FileScope, name: str) -> ClassSymbol | None:
    """The class that a simple name denotes at the top of a file: imports, the package, on-demand imports."""
    if name not in file.known:
        found = _search_file(world, file, name)
        file.known[name] = None if found is None else found.name
    known = file.known[name]
    return None if known is None else world.find(known)


def _search_file(world: World, file: FileScope, name: str) -> ClassSymbol | None:
    for item in file.imports:
        if not item.all and not item.module and item.name.rpartition(".")[2] == name:
            found = qualified(world, item.name) or world.unmodelled(item.name)
            if found is None and may_be_absent(world, item.name) and (not item.static or name[:1].isupper()):
                found = world.absent_class(_binary(item.name))
            if found is not None:
                return found
    found = world.find(f"{file.package}.{name}" if file.package else name)
    if found is not None:
        return found
    always = world.find(f"{ALWAYS_IMPORTED}.{name}")
    if always is not None and _is_importable(file, always) and not _may_be_newer(world, file, always):
        return always
    for item in file.imports:
        if item.all:
            found = qualified(world, f"{item.name}.{name}")
            if found is not None and _is_importable(file, found) and not _is_hidden(world, file, found):
                return found
    if always is not None and _is_importable(file, always):
        return always
    if not name[:1].isupper():
        return None
    for item in file.imports:
        if item.all and not item.static:
            found = world.unmodelled(f"{item.name}.{name}")
            if found is not None:
                return found
    return world.unmodelled(f"{ALWAYS_IMPORTED}.{name}") or _in_modules(world, file, name)


def _in_modules(world: World, file: FileScope, name: str) -> ClassSymbol | None:
    """The class with a simple name in the packages of imported modules, which all other imports hide (JLS 6.4.1)."""
    found: dict[str, ClassSymbol] = {}
    modules = [each for item in file.imports if item.module for each in imported_modules(item.name)]
    for module in modules:
        for whole in [f"{package}.{name}" for package in module.packages]:
            symbol = world.find(whole)
            if symbol is None and (platform().binary_name(whole) is not None or whole in module.others):
                symbol = world.unmodelled(whole)
            if symbol is not None:
                found[symbol.name] = symbol
    if len(found) > 1:
        both = " and ".join(f"{each} in {each.rpartition('.')[0]}" for each in sorted(found)[:2])
        place = next(item.span for item in file.imports if item.module)
        world.error(f"reference to {name} is ambiguous: both {both} match", place)
    if not found:  # in a package whose classes are not listed
        unlisted = (package for module in modules for package in module.packages if not platform().lists(package))
        return next((world.unmodelled(f"{package}.{name}") for package in unlisted), None)
    return next(iter(found.values()))


def _is_hidden(world: World, file: FileScope, found: ClassSymbol) -> bool:
    """Whether the release does not have a class of the platform yet; the library has all of them."""
    return found.library and not world.is_library_file(file) and is_later_class(world, found)


def _may_be_newer(world: World, file: FileScope, found: ClassSymbol) -> bool:
    """Whether the program may be older than a class of the platform: then its own class of that name is meant."""
    if world.platform_release or world.is_library_file(file):
        return _is_hidden(world, file, found)
    return signatures().release_of(found.name) > OLDEST


def _is_importable(file: FileScope, found: ClassSymbol) -> bool:
    """Whether an import on demand means a class: it imports only accessible ones (JLS 7.5.2)."""
    if found.access is Access.PACKAGE:
        return found.package == file.package
    return found.access is not Access.PRIVATE


def check_class_access(scope: Scope, found: ClassSymbol, span: Span) -> None:
    """Reports a class that the code here may not name (JLS 6.6.1)."""
    if found.library and not scope.symbol.library and is_later_class(scope.world, found):
        scope.world.error(f"cannot find symbol: class {found.shown}", span)
    if found.library or is_accessible_class(scope.symbol, found):
        return
    if found.access is Access.PRIVATE and found.outer is not None:
        scope.world.error(f"{found.shown} has private access in {found.outer.shown}", span)
    else:
        place = found.package if found.outer is None else found.outer.shown
        scope.world.error(f"{found.shown} is not public in {place}; cannot be accessed from outside package", span)


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
    """A member class of a class or its supertypes; if it inherits none, one that is not inherited."""
    return inherited_class(world, symbol, name) or next(_member_classes(world, symbol, name), None)


def inherited_class(world: World, symbol: ClassSymbol, name: str) -> ClassSymbol | None:
    """The member class that a class declares or inherits (JLS 8.5)."""
    for found in _member_classes(world, symbol, name):
        assert found.outer is not None
        if found.outer is symbol or is_inherited(world, symbol, found.outer, found.access):
            return found
    return None


def _member_classes(world: World, symbol: ClassSymbol, name: str) -> Iterator[ClassSymbol]:
    """The member classes with this name of a class and its supertypes, nearest first."""
    pending, seen = [symbol], set()
    while pending:
        current = pending.pop(0)
        if current.name in seen:
            continue
        seen.add(current.name)
        found = current.member_classes.get(name)
        if found is not None:
            yield found
        for above in ([current.superclass] if current.superclass else []) + list(current.interfaces):
            above_symbol = world.find(above.name)
            if above_symbol is not None:
                pending.append(above_symbol)
