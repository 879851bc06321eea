"""Static rules of overriding, and which body each class runs for each signature."""

from __future__ import annotations

from oxpecker.oox import syntax
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy, MethodInfo
from oxpecker.oox.source import Diagnostics
from oxpecker.oox.types import VOID, is_reference


def check_overriding(hierarchy: Hierarchy, info: ClassInfo, diagnostics: Diagnostics) -> None:
    """Checks each method against those it overrides and fills the class's dispatch table."""
    for above in info.supertypes():
        for signature, method in above.dispatch.items():
            known = info.dispatch.get(signature)
            if known is None or _wins(hierarchy, method, known):
                info.dispatch[signature] = method
    for method in _serving(hierarchy, info):
        info.methods.setdefault(method.name, []).append(method)
    for group in info.methods.values():
        for method in group:
            method.overrides = _overridden(info, method)
            for other in method.overrides:
                _check_pair(hierarchy, method, other, diagnostics)
            if not method.static:
                info.dispatch[method.signature] = method
    if not info.abstract:
        _check_complete(info, diagnostics)


def _wins(hierarchy: Hierarchy, method: MethodInfo, known: MethodInfo) -> bool:
    """Whether an inherited method is the one that runs, where another was inherited before it (JLS 8.4.8, 9.4.1).

    A method of a class wins against one of an interface, and a method against those that it overrides.
    """
    if not known.abstract and not hierarchy[known.owner].interface:
        return False
    if hierarchy.subclass(known.owner, method.owner):
        return False
    return hierarchy.subclass(method.owner, known.owner) or (known.abstract and not method.abstract)


def _serving(hierarchy: Hierarchy, info: ClassInfo) -> list[MethodInfo]:
    """Where an inherited method serves an interface its own class knows nothing of, a method that calls it.

    So the promises of the interface are kept by objects of this class, and are not asked of the superclass's.
    """
    found: dict[str, MethodInfo] = {}
    if info.interface:
        return []
    for above in info.all_interfaces():
        for group in above.methods.values():
            for wanted in group:
                given = info.dispatch.get(wanted.signature)
                declared = any(m.signature == wanted.signature for m in info.methods.get(wanted.name, []))
                if wanted.static or given is None or given.abstract or declared:
                    continue
                if not hierarchy.subclass(given.owner, above.name) and not hierarchy[given.owner].interface:
                    found.setdefault(wanted.signature, _calling_super(info, given))
    return list(found.values())


def _calling_super(info: ClassInfo, given: MethodInfo) -> MethodInfo:
    span = info.declaration.span
    arguments = tuple(syntax.Name(name, span=span) for name, _ in given.parameters)
    call = syntax.Call(syntax.Super(span=span), given.name, arguments, span=span)
    passed_on: syntax.Statement = syntax.Return(call, span=span)
    if given.return_type == VOID:
        passed_on = syntax.Evaluate(call, span=span)
    modifiers = frozenset({syntax.MethodModifier.PURE} if given.pure else ())
    declaration = syntax.Method(
        syntax.TypeUse(given.return_type, span=span),
        given.name,
        tuple(syntax.Parameter(syntax.TypeUse(t, span=span), name, span=span) for name, t in given.parameters),
        (),
        syntax.Block((passed_on,), span=span),
        modifiers,
        span=span,
    )
    return MethodInfo(
        info.name,
        given.name,
        given.parameters,
        given.return_type,
        span,
        pure=given.pure,
        helper=given.helper,
        declaration=declaration,
        passes_on_to=given,
    )


def _overridden(info: ClassInfo, method: MethodInfo) -> tuple[MethodInfo, ...]:
    """The nearest methods of the same signature above the class, one per supertype it names."""
    found: list[MethodInfo] = []
    pending = list(info.supertypes())
    while pending:
        above = pending.pop(0)
        known = above.methods.get(method.name, [])
        # Static methods of interfaces are not inherited (JLS 8.4.8).
        same = [m for m in known if m.signature == method.signature and not (m.static and above.interface)]
        if same:
            found += [m for m in same if m not in found]
        else:
            pending.extend(above.supertypes())
    return tuple(found)


def _check_pair(hierarchy: Hierarchy, method: MethodInfo, other: MethodInfo, diagnostics: Diagnostics) -> None:
    note = (f"{other} is declared here", other.span)
    if method.static != other.static:
        kinds = ("static", "not static") if method.static else ("not static", "static")
        message = f"{method} cannot override {other}: the former is {kinds[0]}, the latter is {kinds[1]}"
        diagnostics.error(message, method.span, note)
        return
    one, two = method.return_type, other.return_type
    covariant = is_reference(one) and is_reference(two) and hierarchy.subtype(one, two)
    if one != two and not covariant:
        message = f"{method} cannot override {other}: return type {one} is not compatible with {two}"
        diagnostics.error(message, method.span, note)
    if other.pure and not method.pure:
        diagnostics.error(f"{method} must be pure, because it overrides the pure {other}", method.span, note)


def _check_complete(info: ClassInfo, diagnostics: Diagnostics) -> None:
    for method in info.dispatch.values():
        if method.abstract and method.owner != info.name:
            message = f"{info.name} is not abstract and does not override abstract method {method}"
            diagnostics.error(message, info.declaration.span, ("declared here", method.span))
