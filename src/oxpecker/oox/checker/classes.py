"""Builds the class hierarchy from the syntax and checks the rules about classes as wholes."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.oox import syntax
from oxpecker.oox.checker.members import add_members
from oxpecker.oox.checker.names import suggestion
from oxpecker.oox.checker.overriding import check_overriding
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy
from oxpecker.oox.prelude import prelude
from oxpecker.oox.source import Diagnostics
from oxpecker.oox.types import OBJECT, THROWABLE


def build_hierarchy(program: syntax.Program, diagnostics: Diagnostics) -> Hierarchy:
    """All classes, linked and with their members; every broken rule is reported."""
    hierarchy = Hierarchy()
    _collect(program, hierarchy, diagnostics)
    for info in hierarchy.classes.values():
        _link(hierarchy, info, diagnostics)
    _break_cycles(hierarchy, diagnostics)
    ordered = supertypes_first(hierarchy)
    for info in ordered:
        info.ancestors = frozenset(name for above in info.supertypes() for name in (above.name, *above.ancestors))
    _check_replacements(hierarchy, diagnostics)
    for info in ordered:
        add_members(hierarchy, info, diagnostics)
    for info in ordered:
        check_overriding(hierarchy, info, diagnostics)
    return hierarchy


def _collect(program: syntax.Program, hierarchy: Hierarchy, diagnostics: Diagnostics) -> None:
    """One class per name; the program's own replaces a built-in one and keeps its superclass by default."""
    own = {declaration.name for declaration in program.classes}
    built_in = {declaration.name: declaration for declaration in prelude().classes}
    for declaration in prelude().classes:
        if declaration.name not in own:
            kept = declaration if own.isdisjoint(built_in) else _without_summaries(declaration)
            hierarchy.classes[declaration.name] = ClassInfo(declaration.name, kept)
    for declaration in program.classes:
        known = hierarchy.classes.get(declaration.name)
        if known is not None:
            note = ("first declared here", known.declaration.span)
            diagnostics.error(f"duplicate class: {declaration.name}", declaration.span, note)
            continue
        replaced = built_in.get(declaration.name)
        if replaced is not None:
            if declaration.interface or declaration.abstract:
                message = f"only a concrete class can replace the built-in class '{declaration.name}'"
                diagnostics.error(message, declaration.span, ("built in here", replaced.span))
            elif declaration.superclass is None or declaration.superclass == replaced.superclass:
                declaration = _completed(declaration, replaced)
        hierarchy.classes[declaration.name] = ClassInfo(declaration.name, declaration)


def _completed(declaration: syntax.Class, replaced: syntax.Class) -> syntax.Class:
    """A replacement keeps the built-in superclass, fields and constructors where it has none of its own."""
    fields = {member.name for member in declaration.members if isinstance(member, syntax.Field)}
    shapes = {_shape(member) for member in declaration.members if isinstance(member, syntax.Constructor)}
    kept = [
        syntax.without_summary(member)
        for member in replaced.members
        if (isinstance(member, syntax.Field) and member.name not in fields)
        or (isinstance(member, syntax.Constructor) and _shape(member) not in shapes)
    ]
    superclass = declaration.superclass or replaced.superclass
    return replace(declaration, members=(*declaration.members, *kept), superclass=superclass)


def _without_summaries(declaration: syntax.Class) -> syntax.Class:
    """A built-in class beside classes that replace others: its code may not fit them."""
    return replace(declaration, members=tuple(map(syntax.without_summary, declaration.members)))


def _shape(constructor: syntax.Constructor) -> tuple[object, ...]:
    return tuple(parameter.type.type for parameter in constructor.parameters)


def _check_replacements(hierarchy: Hierarchy, diagnostics: Diagnostics) -> None:
    """What the language itself throws must stay below Throwable."""
    for declaration in prelude().classes:
        info = hierarchy.classes[declaration.name]
        thrown = declaration.superclass is not None and not info.abstract
        if thrown and not hierarchy.subclass(declaration.name, THROWABLE.name):
            message = f"the built-in exception '{declaration.name}' must remain a subclass of Throwable"
            diagnostics.error(message, info.declaration.span, ("built in here", declaration.span))


def _link(hierarchy: Hierarchy, info: ClassInfo, diagnostics: Diagnostics) -> None:
    """`extends` names a class, `implements` (and an interface's `extends`) interfaces."""
    declaration = info.declaration
    if declaration.superclass is not None:
        above = _find(hierarchy, declaration.superclass, diagnostics)
        if above is not None and above.interface:
            message = f"no interface expected here: {info.name} extends {above.name}; write 'implements'"
            diagnostics.error(message, declaration.superclass.span, ("declared here", above.declaration.span))
        elif above is not None:
            info.superclass = above
    if info.superclass is None and not info.interface and info.name != OBJECT.name:
        info.superclass = hierarchy.classes[OBJECT.name]
    interfaces: list[ClassInfo] = []
    for use in declaration.interfaces:
        above = _find(hierarchy, use, diagnostics)
        if above is None:
            continue
        if not above.interface:
            word = "extends" if info.interface else "implements"
            message = f"interface expected here: {info.name} {word} {above.name}"
            diagnostics.error(message, use.span, ("declared here", above.declaration.span))
        elif above in interfaces:
            diagnostics.error(f"repeated interface: {above.name}", use.span)
        else:
            interfaces.append(above)
    info.interfaces = tuple(interfaces)


def _find(hierarchy: Hierarchy, use: syntax.ClassName, diagnostics: Diagnostics) -> ClassInfo | None:
    found = hierarchy.get(use.name)
    if found is None:
        diagnostics.error(f"cannot find symbol: class {use.name}{suggestion(use.name, hierarchy.classes)}", use.span)
    return found


def _break_cycles(hierarchy: Hierarchy, diagnostics: Diagnostics) -> None:
    """No class stands above itself; a class that does is reported and cut loose."""
    for info in hierarchy.classes.values():
        path = _path_to_itself(info)
        if path is None:
            continue
        chain = " -> ".join([info.name, *path])
        diagnostics.error(f"cyclic inheritance involving {info.name} ({chain})", info.declaration.span)
        is_root = info.interface or info.name == OBJECT.name
        info.superclass = None if is_root else hierarchy.classes[OBJECT.name]
        info.interfaces = ()
        if info.superclass is not None and _path_to_itself(info) is not None:
            info.superclass = None


def _path_to_itself(info: ClassInfo) -> list[str] | None:
    seen: set[str] = set()
    pending = [(above, [above.name]) for above in info.supertypes()]
    while pending:
        current, path = pending.pop()
        if current is info:
            return path
        if current.name not in seen:
            seen.add(current.name)
            pending += [(above, [*path, above.name]) for above in current.supertypes()]
    return None


def supertypes_first(hierarchy: Hierarchy) -> list[ClassInfo]:
    """The classes in an order in which everything a class builds on comes before it."""
    ordered: dict[str, ClassInfo] = {}
    for start in hierarchy.classes.values():
        pending = [start]
        while pending:
            info = pending[-1]
            missing = [above for above in info.supertypes() if above.name not in ordered]
            if missing:
                pending.extend(missing)
            else:
                ordered.setdefault(info.name, info)
                pending.pop()
    return list(ordered.values())
