"""Names and fields: the meaning of `a`, `a.b` and `this` (JLS 6.5, 15.11)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.constants import constant_of
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.conversions import unknown, unsupported
from oxpecker.java.attribution.missing import Use, as_object, leaves_out, seen_as, use_of_type
from oxpecker.java.kinds import UseKind
from oxpecker.java.resolution.foreign import erases_to_model
from oxpecker.java.resolution.lookup import find_field, member_field, type_values
from oxpecker.java.resolution.names import (
    absent_class,
    check_class_access,
    find_class,
    imported_from,
    member_class,
    qualified,
    suggestion,
)
from oxpecker.java.resolution.platform_release import is_later_field
from oxpecker.java.resolution.scope import Scope, Variable
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import ClassSymbol, FieldSymbol
from oxpecker.java.types import (
    INT,
    OBJECT,
    UNKNOWN,
    ArrayType,
    ClassType,
    Intersection,
    Type,
    TypeVariable,
    UnknownType,
    Wildcard,
    erase,
    is_primitive,
    qualified_name,
    substitute,
    upper,
)
from oxpecker.java.world import World
from oxpecker.oox.source import Span

Meaning = a.Expression | ClassSymbol | str
"""The meaning of a qualified name: a value, a class, or the name of a package."""


def attribute_name(context: Attribution, scope: Scope, node: tree.Name, _target: Type | None) -> a.Expression:
    """A simple name as a value."""
    found = value_of_name(context, scope, node) or _imported_constant(context, scope, node)
    if found is not None:
        return found
    left_out = leaves_out(scope, lambda symbol: context.world.lacks_field(symbol, node.identifier))
    symbol = find_class(scope, node.identifier)
    if symbol is not None and symbol.unmodelled:  # a static import of a possible field
        return a.Unsupported(UNKNOWN, symbol.name, span=node.span)
    if left_out is not None and symbol is None:
        return _inherited_field(context, scope, left_out, node)
    if symbol is not None:
        context.error(f"'{node.identifier}' is a class, not a value", node.span)
    else:
        context.error(f"cannot find symbol: variable {node.identifier}{suggestion(scope, node.identifier)}", node.span)
    return unknown(node.span)


def _imported_constant(context: Attribution, scope: Scope, node: tree.Name) -> a.Expression | None:
    """A field that a static import takes from a class without source; on demand only if no class around inherits it."""
    may_inherit = leaves_out(scope, lambda symbol: context.world.lacks_field(symbol, node.identifier)) is not None
    owner = imported_from(context.world, scope, node.identifier, on_demand=not may_inherit)
    if owner is None:
        return None
    return _declared(context, Use(owner, node.identifier, UseKind.CONSTANT), (), node.span)


def _declared(context: Attribution, use: Use, operands: tuple[a.Expression, ...], span: Span) -> a.Expression:
    """A field of a class without source: its constant value or its type, if a class file tells them."""
    symbol = context.world.classes.get(use.owner)
    field = None if symbol is None or symbol.class_file is None else find_field(context.world, symbol, use.member)
    if field is None:
        return use.given(operands, span)
    if field.constant is not None:
        return a.Constant(field.type, field.constant, span=span)
    t = member_type(context, operands[0].type if operands else None, field.owner, field.type)
    if field.static:
        return _as_declared(Use(use.owner, use.member, UseKind.CONSTANT).given((), span, t), field)
    return use.given(operands, span, t)


def _as_declared(value: a.OpenUse, field: FieldSymbol | None) -> a.OpenUse:
    """The value of a field of a class without source; a constant of an enum is not null."""
    return replace(value, non_null=True) if field is not None and field.enum_constant else value


def _inherited_field(context: Attribution, scope: Scope, symbol: ClassSymbol, node: tree.Name) -> a.Expression:
    """A field that a class inherits from one without a model or without source."""
    owner = context.world.owner_of_field(symbol, node.identifier)
    if owner is None or not context.world.opens:
        return a.Unsupported(UNKNOWN, f"{symbol.shown}.{node.identifier}", span=node.span)
    if not has_this(scope):
        return _declared(context, Use(owner, node.identifier, UseKind.CONSTANT), (), node.span)
    receiver = this_of(scope, symbol, node.span)
    return _declared(context, Use(owner, node.identifier, on_object=True), (receiver,), node.span)


def value_of_name(context: Attribution, scope: Scope, node: tree.Name) -> a.Expression | None:
    """The local or field that a simple name denotes; None if there is none."""
    variable = scope.lookup(node.identifier)
    if variable is not None:
        return local(scope, variable, node.span)
    found = field_around(scope, node.identifier)
    if found is not None:
        field, symbol, static = found
        if not field.static and static:
            context.error(f"non-static variable {field} cannot be referenced from a static context", node.span)
            return unknown(node.span)
        target = None if field.static else this_of(scope, symbol, node.span)
        return read_field(context, target, field, node.span)
    imported = _imported_field(context, scope, node.identifier)
    if imported is None or imported.owner.unmodelled:  # of a class without source
        return None
    return read_field(context, None, imported, node.span)


def local(scope: Scope, variable: Variable, span: Span) -> a.Expression:
    """A use of a local; a constant variable becomes its value."""
    if variable.constant is not None:
        return a.Constant(variable.type, variable.constant, span=span)
    scope.capture(variable)
    return a.Local(variable.type, variable, span=span)


def field_around(scope: Scope, name: str) -> tuple[FieldSymbol, ClassSymbol, bool] | None:
    """The field of an enclosing class, the class whose object has it, and whether that object is missing here."""
    return _field_around(scope, name, member_field) or _field_around(scope, name, find_field)


def _field_around(
    scope: Scope, name: str, find: Callable[[World, ClassSymbol, str], FieldSymbol | None]
) -> tuple[FieldSymbol, ClassSymbol, bool] | None:
    current: Scope | None = scope
    static = False
    while current is not None:
        static = static or current.static
        if current.is_class:
            found = find(scope.world, current.symbol, name)
            if found is not None:
                return found, current.symbol, static
            if not scope.world.compiles and scope.world.lacks_field(current.symbol, name, certainly=True):
                return None  # it inherits one that a model leaves out
            static = static or not current.symbol.inner
        current = current.parent
    return None


def _imported_field(context: Attribution, scope: Scope, name: str) -> FieldSymbol | None:
    world = context.world
    for item in world.file_of(scope.symbol).imports:
        if not item.static:
            continue
        owner, _, member = item.name.rpartition(".")
        symbol = qualified(world, item.name if item.all else owner)
        if symbol is not None and (item.all or member == name):
            found = find_field(world, symbol, name)
            if found is not None and found.static and not is_later_field(world, scope.symbol, symbol, name):
                return found
    return None


def this_of(scope: Scope, symbol: ClassSymbol, span: Span) -> a.Expression:
    """The enclosing object of a class; lambdas in between capture it."""
    closure = scope.closure
    while closure.is_lambda:
        closure.uses_this = True
        assert closure.parent is not None
        closure = closure.parent
    return a.This(symbol.type, symbol, span=span)


def has_this(scope: Scope) -> bool:
    """Whether `this` exists here."""
    current: Scope | None = scope
    while current is not None and not current.is_class:
        if current.static:
            return False
        current = current.parent
    return True


def attribute_this(context: Attribution, scope: Scope, node: tree.This, _target: Type | None) -> a.Expression:
    """`this` and `Outer.this`."""
    if not has_this(scope):
        context.error("non-static variable this cannot be referenced from a static context", node.span)
        return unknown(node.span)
    if node.qualifier is None:
        return this_of(scope, scope.symbol, node.span)
    meant = meaning(context, scope, node.qualifier)
    current: ClassSymbol | None = scope.symbol
    while current is not None and current is not meant:
        current = current.outer if current.inner else None
    if current is None:
        context.error("there is no enclosing instance of this class here", node.span)
        return unknown(node.span)
    return this_of(scope, current, node.span)


def attribute_super(context: Attribution, scope: Scope, node: tree.Super, _target: Type | None) -> a.Expression:
    """`super` as the target of a field access: the object as its superclass."""
    this = attribute_this(context, scope, tree.This(span=node.span), None)
    above = scope.symbol.superclass
    return this if above is None or isinstance(this.type, UnknownType) else a.Cast(above, this, span=node.span)


# --- qualified names ---------------------------------------------------------------------------------------


def meaning(context: Attribution, scope: Scope, node: tree.Expression) -> Meaning:
    """The meaning of a name before a dot: a value if possible, else a class, else a package (JLS 6.5.2)."""
    if isinstance(node, tree.Name):
        value = value_of_name(context, scope, node)
        if value is None and not _looks_like_class(node.identifier):
            value = _imported_constant(context, scope, node)
        if value is not None:
            return value
        symbol = find_class(scope, node.identifier)
        if symbol is not None:
            check_class_access(scope, symbol, node.span)
            return symbol
        if context.world.is_package(node.identifier):
            return node.identifier
        may_be_class = _looks_like_class(node.identifier) or _only_imports_have(context, scope, node.identifier)
        absent = absent_class(scope, [node.identifier]) if context.world.opens and may_be_class else None
        if absent is not None:
            return absent
        return attribute_name(context, scope, node, None)
    if isinstance(node, tree.FieldAccess) and isinstance(node.target, (tree.Name, tree.FieldAccess)):
        before = _absent_package(context, scope, node) or meaning(context, scope, node.target)
        if isinstance(before, str):
            symbol = context.world.find(f"{before}.{node.name}")
            if symbol is not None:
                check_class_access(scope, symbol, node.span)
                return symbol
            if context.world.is_package(f"{before}.{node.name}"):
                return f"{before}.{node.name}"
            missing = context.world.unmodelled(f"{before}.{node.name}") if node.name[:1].isupper() else None
            if missing is not None:
                check_class_access(scope, missing, node.span)
                return missing
            if context.world.opens:
                name = f"{before}.{node.name}"
                return context.world.absent_class(name) if node.name[:1].isupper() else name
            context.error(f"cannot find symbol: class {before}.{node.name}", node.span)
            return unknown(node.span)
        if isinstance(before, ClassSymbol):
            if find_field(context.world, before, node.name) is None:
                inner = member_class(context.world, before, node.name)
                if inner is not None:
                    check_class_access(scope, inner, node.span)
                    return inner
                listed = context.world.unmodelled_member(before, node.name)
                if listed is not None:
                    return listed
                if context.world.is_absent(before.type) and _looks_like_class(node.name):
                    return context.world.absent_class(f"{before.name}${node.name}")
            return _static_field(context, scope, before, node)
        return _field_of(context, before, node)
    return context.expression(scope, node)


def _looks_like_class(name: str) -> bool:
    """Whether a name before a dot that nothing declares is a class by its capital letter, and no constant."""
    return name[:1].isupper() and name != name.upper()


def _only_imports_have(context: Attribution, scope: Scope, name: str) -> bool:
    """Whether only an unknown package that is imported on demand can declare a name in capital letters."""
    may_inherit = leaves_out(scope, lambda symbol: context.world.lacks_field(symbol, name)) is not None
    if not name[:1].isupper() or may_inherit or imported_from(context.world, scope, name) is not None:
        return False
    file = context.world.file_of(scope.symbol)
    return any(item.all and not item.static and not context.world.is_package(item.name) for item in file.imports)


def _absent_package(context: Attribution, scope: Scope, node: tree.FieldAccess) -> str | None:
    """The name before a dot, if it is a package that nothing declares: `a.b` in `a.b.C.m()`."""
    parts: list[str] = []
    current = node.target
    while isinstance(current, tree.FieldAccess):
        parts.append(current.name)
        current = current.target
    if not context.world.opens or not isinstance(current, tree.Name):
        return None
    parts.append(current.identifier)
    known = (
        any(part[:1].isupper() for part in parts)
        or value_of_name(context, scope, current) is not None
        or find_class(scope, current.identifier) is not None
        or context.world.is_package(current.identifier)
    )
    if not known and not _looks_like_class(node.name):
        known = (
            leaves_out(scope, lambda symbol: context.world.lacks_field(symbol, current.identifier)) is not None
            or imported_from(context.world, scope, current.identifier) is not None
        )
    return None if known else ".".join(reversed(parts))


def attribute_field_access(
    context: Attribution, scope: Scope, node: tree.FieldAccess, _target: Type | None
) -> a.Expression:
    """`target.name` as a value."""
    before = meaning(context, scope, node.target)
    if isinstance(before, str):
        context.error(f"cannot find symbol: {before}.{node.name}", node.span)
        return unknown(node.span)
    if isinstance(before, ClassSymbol):
        return _static_field(context, scope, before, node)
    return _field_of(context, before, node)


def _static_field(context: Attribution, scope: Scope, symbol: ClassSymbol, node: tree.FieldAccess) -> a.Expression:
    if is_later_field(context.world, scope.symbol, symbol, node.name):
        context.error(f"cannot find symbol: variable {node.name} in class {symbol.shown}", node.span)
        return unknown(node.span)
    field = find_field(context.world, symbol, node.name)
    if symbol.unmodelled:
        value = None if field is None else constant_of(context, field)
        if field is not None and value is not None:
            return a.Constant(field.type, value, span=node.span)
        if context.world.opens:
            t = None if field is None else field.type
            return _as_declared(Use(symbol.name, node.name, UseKind.CONSTANT).given((), node.span, t), field)
        return a.Unsupported(UNKNOWN, f"class {symbol.name}", span=node.span)
    if field is None and context.world.lacks_field(symbol, node.name):
        return a.Unsupported(UNKNOWN, f"{symbol.shown}.{node.name}", span=node.span)
    if field is None:
        context.error(f"cannot find symbol: variable {node.name} in class {symbol.shown}", node.span)
        return unknown(node.span)
    if not field.static:
        context.error(f"non-static variable {field} cannot be referenced from a static context", node.span)
        return unknown(node.span)
    return read_field(context, None, field, node.span)


def _field_of(context: Attribution, target: a.Expression, node: tree.FieldAccess) -> a.Expression:
    use = use_of_type(context, target.type, node.name)
    if use is not None:
        return _declared(context, use, (as_object(target),), node.span)
    if isinstance(target.type, UnknownType):
        return unsupported(target) or unknown(node.span)
    if context.world.is_unmodelled(target.type):
        return a.Unsupported(UNKNOWN, f"class {qualified_name(target.type)}", (target,), span=node.span)
    if isinstance(target.type, ArrayType) and node.name == "length":
        return a.Length(INT, target, span=node.span)
    for bound in class_bounds(target.type):
        symbol = context.world.find(bound.name)
        field = None if symbol is None else find_field(context.world, symbol, node.name)
        if field is not None:
            return read_field(context, target, field, node.span)
        if symbol is not None and context.world.lacks_field(symbol, node.name):
            owner = context.world.owner_of_field(symbol, node.name)
            if owner is not None and context.world.opens:
                return Use(owner, node.name, on_object=True).given((target,), node.span)
            return a.Unsupported(UNKNOWN, f"{symbol.shown}.{node.name}", (target,), span=node.span)
    context.error(f"cannot find symbol: variable {node.name} in {target.type}", node.span)
    return unknown(node.span)


def class_bounds(t: Type) -> list[ClassType]:
    """The class types whose members a value of the type has."""
    if isinstance(t, ClassType):
        return [t]
    if isinstance(t, TypeVariable):
        return [c for bound in t.bounds for c in class_bounds(bound)] or [OBJECT]
    if isinstance(t, Wildcard):
        return class_bounds(upper(t))
    if isinstance(t, Intersection):
        return [c for part in t.types for c in class_bounds(part)]
    return [] if is_primitive(t) else [OBJECT]


def read_field(context: Attribution, target: a.Expression | None, field: FieldSymbol, span: Span) -> a.Expression:
    """A field's value; constants are folded, and a cast is added if type arguments refine the declared type."""
    value = constant_of(context, field)
    if value is not None and (target is None or isinstance(target, a.This)):
        return a.Constant(field.type, value, span=span)
    if field.static:
        # `e.f` of a static f evaluates e for its effect; only calls have one.
        dropped = target if isinstance(target, (a.Invoke, a.New, a.Assign, a.Update)) else None
        return a.FieldRead(field.type, dropped, field, span=span)
    assert target is not None
    if find_owner_cast(context, target, field):
        target = a.Cast(ClassType(field.owner.name), target, span=target.span)
    t = member_type(context, target.type, field.owner, field.type)
    read = a.FieldRead(field.type, target, field, span=span)
    same = erase(t) == erase(field.type) and t == field.type
    if erases_to_model(context.world, t, field.type):
        return seen_as(context, read, t)
    return read if same else a.Cast(t, read, implied=True, span=span)


def find_owner_cast(context: Attribution, target: a.Expression, field: FieldSymbol) -> bool:
    """Whether the target needs a cast because its erasure does not have the field."""
    erased = erase(target.type)
    return not isinstance(erased, ClassType) or not is_subtype(context.world, erased, ClassType(field.owner.name))


def member_type(context: Attribution, target: Type | None, owner: ClassSymbol, declared: Type) -> Type:
    """A declared type under the receiver's type arguments; its erasure for a raw receiver."""
    if target is None or not owner.type_parameters:
        return declared
    for bound in class_bounds(target):
        values = type_values(context.world, bound, owner)
        if values:
            return upper(substitute(declared, values))
    return erase(declared)
