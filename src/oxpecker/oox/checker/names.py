"""Resolves names, and reports those that cannot be resolved."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox import syntax
from oxpecker.oox.checker.context import ERROR, Context
from oxpecker.oox.checker.visibility import check_use
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy
from oxpecker.oox.source import Diagnostics, Span
from oxpecker.oox.types import VOID, ArrayType, ClassType, Type

_JAVA_NAMES = {"boolean": "bool", "String": "string", "Integer": "int"}


def suggestion(name: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` when something known is spelled alike, else nothing."""
    from difflib import get_close_matches  # slow to import

    close = get_close_matches(name, sorted(set(known)), n=1)
    return f"; did you mean '{close[0]}'?" if close else ""


def resolve_type(hierarchy: Hierarchy, diagnostics: Diagnostics, use: syntax.TypeUse) -> Type:
    """The type written at a place; classes must exist."""
    element = use.type
    while isinstance(element, ArrayType):
        element = element.element
    if element == VOID:
        diagnostics.error("'void' type not allowed here", use.span)
        return ERROR
    if isinstance(element, ClassType) and hierarchy.get(element.name) is None:
        hint = _JAVA_NAMES.get(element.name)
        said = f"; OOX calls it '{hint}'" if hint else suggestion(element.name, hierarchy.classes)
        diagnostics.error(f"cannot find symbol: class {element.name}{said}", use.span)
        return ERROR
    if isinstance(element, ClassType):
        for argument in element.arguments:
            if resolve_type(hierarchy, diagnostics, syntax.TypeUse(argument, span=use.span)) is ERROR:
                return ERROR
    return use.type


def check_type(context: Context, use: syntax.TypeUse) -> Type:
    """The type written at a place inside a method."""
    return resolve_type(context.hierarchy, context.diagnostics, use)


def class_named(context: Context, target: syntax.Expression) -> ClassInfo | None:
    """The class before a dot, unless a variable has that name."""
    if not isinstance(target, syntax.Name):
        return None
    name = target.identifier
    if context.lookup_bound(name) is not None or context.lookup(name) is not None:
        return None
    return context.hierarchy.get(name)


def field_of(context: Context, owner: ClassInfo, name: str, static: bool, span: Span) -> FieldInfo | None:
    """A field of a class; reports an error with an alternative if there is none."""
    found = owner.find_field(name, static)
    if found is not None:
        check_use(context, found, span)
        return found
    other = owner.find_field(name, not static)
    if other is not None:
        message = f"static variable {name} cannot be accessed through an object; write {other}"
        if static:
            message = f"non-static variable {name} cannot be referenced from a static context"
        context.error(message, span, ("declared here", other.span))
        return None
    known = [f for info in owner.lineage() for f in (info.static_fields if static else info.fields)]
    kind = "static variable" if static else "variable"
    context.error(f"cannot find symbol: {kind} {name} in class {owner.name}{suggestion(name, known)}", span)
    return None


def unknown_name(context: Context, node: syntax.Name) -> None:
    """Reports an unknown name, with the nearest known one."""
    name = node.identifier
    if context.owner.find_field(name, static=False) is not None:
        context.error(f"cannot find symbol: variable {name}; write 'this.{name}' for the field", node.span)
        return
    static = context.owner.find_field(name, static=True)
    if static is not None:
        context.error(f"cannot find symbol: variable {name}; write '{static}' for the static field", node.span)
        return
    if context.hierarchy.get(name) is not None:
        context.error(f"'{name}' is a class, not a value", node.span)
        return
    if name in context.ended:
        where = context.ended[name][1]
        message = f"cannot find symbol: variable {name}; the block that declares it has ended"
        context.error(message, node.span, ("declared here", where))
        return
    known = [known for scope in context.scopes for known in scope]
    known += [known for frame in context.bound for known in frame]
    context.error(f"cannot find symbol: variable {name}{suggestion(name, known)}", node.span)
