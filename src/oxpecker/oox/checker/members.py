"""Static rules of members: individual fields, methods and constructors."""

from __future__ import annotations

from oxpecker.oox import syntax
from oxpecker.oox.checker.names import resolve_type
from oxpecker.oox.hierarchy import (
    CONSTRUCTOR,
    STATIC_INITIALISER,
    ClassInfo,
    FieldInfo,
    Hierarchy,
    MethodInfo,
)
from oxpecker.oox.source import BUILT_IN, Diagnostics
from oxpecker.oox.syntax import MethodModifier as Modifier
from oxpecker.oox.types import VOID, Type


def add_members(hierarchy: Hierarchy, info: ClassInfo, diagnostics: Diagnostics) -> None:
    """Fills in what a class declares; its superclasses already have their members."""
    inherited = info.superclass.layout if info.superclass is not None else ()
    for member in info.declaration.members:
        if isinstance(member, syntax.Field):
            _add_field(hierarchy, info, member, len(inherited), diagnostics)
        elif isinstance(member, syntax.Method):
            _add_method(hierarchy, info, member, diagnostics)
        elif isinstance(member, syntax.Constructor):
            _add_constructor(hierarchy, info, member, diagnostics)
        elif isinstance(member, syntax.StaticInitialiser) and info.interface:
            diagnostics.error(f"interface {info.name} cannot have a static initialiser", member.span)
    info.layout = (*inherited, *info.fields.values())
    if not info.constructors and not info.interface:
        span = info.declaration.span
        info.constructors.append(MethodInfo(info.name, CONSTRUCTOR, (), VOID, span))
    if any(_initialises(member) for member in info.declaration.members):
        info.initialiser = MethodInfo(info.name, STATIC_INITIALISER, (), VOID, info.declaration.span, static=True)


def _initialises(member: syntax.Member) -> bool:
    if isinstance(member, syntax.Field):
        return member.static and member.initial is not None
    return isinstance(member, syntax.StaticInitialiser)


def _add_field(
    hierarchy: Hierarchy, info: ClassInfo, member: syntax.Field, inherited: int, diagnostics: Diagnostics
) -> None:
    """Field names are unique in their class; an interface has only static ones."""
    known = info.fields.get(member.name) or info.static_fields.get(member.name)
    field_type = resolve_type(hierarchy, diagnostics, member.type)
    if known is not None:
        note = (f"first declared here with type {known.type}", known.span)
        diagnostics.error(f"variable {member.name} is already defined in class {info.name}", member.span, note)
        return
    if info.interface and not member.static:
        diagnostics.error(f"field '{member.name}' of interface {info.name} must be static", member.span)
    group = info.static_fields if member.static else info.fields
    slot = len(group) + (0 if member.static else inherited)
    group[member.name] = FieldInfo(
        info.name,
        member.name,
        field_type,
        member.static,
        slot,
        member.span,
        member.volatile,
        member.private,
        member.final,
    )


def _parameters(
    hierarchy: Hierarchy, parameters: tuple[syntax.Parameter, ...], diagnostics: Diagnostics
) -> tuple[tuple[str, Type], ...]:
    seen: dict[str, syntax.Parameter] = {}
    for parameter in parameters:
        if parameter.name in seen:
            note = (f"first declared here with type {seen[parameter.name].type.type}", seen[parameter.name].span)
            diagnostics.error(f"variable {parameter.name} is already defined", parameter.span, note)
        seen.setdefault(parameter.name, parameter)
    return tuple((p.name, resolve_type(hierarchy, diagnostics, p.type)) for p in parameters)


def _add_method(hierarchy: Hierarchy, info: ClassInfo, member: syntax.Method, diagnostics: Diagnostics) -> None:
    """Signatures are unique in their class; exactly the abstract methods have no body."""
    returns = VOID if member.return_type.type == VOID else resolve_type(hierarchy, diagnostics, member.return_type)
    modifiers = member.modifiers
    method = MethodInfo(
        info.name,
        member.name,
        _parameters(hierarchy, member.parameters, diagnostics),
        returns,
        member.span,
        static=Modifier.STATIC in modifiers,
        abstract=member.body is None,
        pure=Modifier.PURE in modifiers,
        helper=Modifier.HELPER in modifiers,
        private=Modifier.PRIVATE in modifiers,
        internal=Modifier.INTERNAL in modifiers,
        closed=Modifier.CLOSED in modifiers,
        declaration=member,
    )
    _check_closed(info, method, diagnostics)
    same = [m for m in info.methods.get(member.name, []) if m.signature == method.signature]
    if same:
        diagnostics.error(f"method {method} is already defined", member.span, ("first declared here", same[0].span))
        return
    _check_body_present(info, method, member, diagnostics)
    info.methods.setdefault(member.name, []).append(method)


def _check_closed(info: ClassInfo, method: MethodInfo, diagnostics: Diagnostics) -> None:
    """What code puts into collections is believed of models, and found out of all else."""
    if method.closed and not info.declaration.span.file.startswith(BUILT_IN):
        diagnostics.error(f"modifier 'closed' not allowed here: {method} is not part of a library model", method.span)


def _check_body_present(info: ClassInfo, method: MethodInfo, member: syntax.Method, diagnostics: Diagnostics) -> None:
    abstract = Modifier.ABSTRACT in member.modifiers
    if abstract and member.body is not None:
        diagnostics.error(f"{method}: abstract methods cannot have a body", member.span)
    elif method.abstract and method.static:
        diagnostics.error(f"{method}: missing method body", member.span)
    elif method.abstract and not info.abstract:
        note = ("the class", info.declaration.span)
        message = f"{info.name} is not abstract and cannot declare abstract method {method}"
        diagnostics.error(message, member.span, note)


def _add_constructor(
    hierarchy: Hierarchy, info: ClassInfo, member: syntax.Constructor, diagnostics: Diagnostics
) -> None:
    """A constructor has its class's name and a unique signature."""
    if member.name != info.name:
        diagnostics.error(f"{member.name}: invalid method declaration; return type required", member.span)
        return
    if info.interface:
        diagnostics.error(f"interface {info.name} cannot have a constructor", member.span)
        return
    parameters = _parameters(hierarchy, member.parameters, diagnostics)
    constructor = MethodInfo(
        info.name,
        CONSTRUCTOR,
        parameters,
        VOID,
        member.span,
        private=member.private,
        internal=member.internal,
        closed=member.closed,
        declaration=member,
    )
    _check_closed(info, constructor, diagnostics)
    same = [c for c in info.constructors if c.signature == constructor.signature]
    if same:
        note = ("first declared here", same[0].span)
        diagnostics.error(f"constructor {constructor} is already defined", member.span, note)
        return
    info.constructors.append(constructor)
