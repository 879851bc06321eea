"""Makes conversions between types explicit (JLS 5)."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.missing import may_inherit, seen_as, settled
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.resolution import constants
from oxpecker.java.resolution.foreign import is_foreign
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.resolution.subtyping import castable, is_loose, is_subtype, stands_under
from oxpecker.java.types import (
    BIGINT,
    BOOLEAN,
    BOXES,
    BYTE,
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    LONG,
    NUMERIC,
    RANGES,
    SHORT,
    STRING,
    TEXT,
    UNKNOWN,
    VOID,
    NullType,
    OpenType,
    Primitive,
    Type,
    UnknownType,
    boxed,
    erase,
    has_wildcards,
    is_primitive,
    unboxed,
)
from oxpecker.oox.source import Span


def unknown(span: Span) -> a.Expression:
    """Replaces an expression for which an error has been reported."""
    return a.Constant(UNKNOWN, None, span=span)


def unsupported(value: a.Expression) -> a.Unsupported | None:
    """The unsupported expression below the conversions of a value; None if it is supported."""
    while isinstance(value, (a.Cast, a.Unbox, a.Convert)):
        value = value.operand
    return value if isinstance(value, a.Unsupported) else None


def convert_primitive(value: a.Expression, t: Type) -> a.Expression:
    """A primitive value converted to another primitive type; constants are folded."""
    if value.type == t:
        return value
    if isinstance(value, a.Constant) and value.value is not None:
        return a.Constant(t, constants.convert(value.value, t), span=value.span)
    return a.Convert(t, value, span=value.span)


def unbox(value: a.Expression) -> a.Expression:
    """The primitive value of a boxed one."""
    inner = unboxed(value.type)
    if inner is None or is_primitive(value.type):
        return value
    return a.Unbox(inner, as_erased(value, boxed(inner)), span=value.span)


def as_erased(value: a.Expression, t: Type) -> a.Expression:
    """A reference, cast if its erasure is not a subtype of the type."""
    return value if erase(value.type) == erase(t) else a.Cast(t, value, span=value.span)


def coerce(context: Attribution, value: a.Expression, target: Type) -> a.Expression:
    """The value converted to the target type (JLS 5.2); incompatible types are reported."""
    if value.type == target:
        return value
    if isinstance(target, UnknownType):  # only known to be a reference
        return a.Box(BOXES[value.type], value, span=value.span) if value.type in BOXES else value
    if isinstance(value.type, OpenType):
        return settled(context, value, target)
    if isinstance(value.type, UnknownType):
        return _from_unknown(value, target)
    if target == TEXT and isinstance(value, a.Constant):
        return a.Constant(TEXT, value.value, span=value.span)
    narrowed = _narrowed_constant(value, target)
    if narrowed is not None:
        return narrowed
    world = context.world
    if is_foreign(world, value.type, target) and (world.compiles or is_loose(world, value.type, target)):
        return seen_as(context, value, target)
    if value.type == VOID or target == VOID or not is_loose(context.world, value.type, target):
        if stands_under(context.world, value.type, target):
            return seen_as(context, value, target)
        if (world.compiles or is_inferred(value)) and is_loose(context.world, erase(value.type), erase(target)):
            return forced(context, value, target)
        if may_inherit(world, value.type, target):
            return a.Unsupported(target, f"{value.type} as {target}", (value,), span=value.span)
        context.error(mismatch(value.type, target), value.span)
        return unknown(value.span)
    return forced(context, value, target)


def attribute_as(context: Attribution, scope: Scope, node: tree.Expression, target: Type) -> a.Expression:
    """An expression converted to its target type."""
    return coerce(context, context.expression(scope, node, target), target)


def mismatch(given: Type, wanted: Type) -> str:
    """Why two types are incompatible, in javac's words."""
    if given in NUMERIC and wanted in NUMERIC:
        return f"incompatible types: possible lossy conversion from {given} to {wanted}"
    return f"incompatible types: {given} cannot be converted to {wanted}"


def is_inferred(value: a.Expression) -> bool:
    """Whether type arguments were inferred, which another target type could change (JLS 18.5.2), or captured."""
    return isinstance(value, a.Cast) and value.implied and (has_wildcards(value.type) or not _is_exact(value.operand))


def _is_exact(value: a.Expression) -> bool:
    """Whether the type of an expression follows from types that are written, without inference."""
    match value:
        case a.This():
            return True
        case a.Local(variable=variable):
            return variable.declared
        case a.FieldRead(target=target):
            return target is None or _is_exact(target)
        case a.Invoke(method=method, target=target):
            return not method.type_parameters and (target is None or _is_exact(target))
        case a.Cast(implied=implied, operand=operand):
            return not implied or _is_exact(operand)
    return False


def forced(context: Attribution, value: a.Expression, target: Type) -> a.Expression:
    """The conversion of a value that is known to be compatible."""
    if is_primitive(target):
        return convert_primitive(unbox(value), target)
    if is_primitive(value.type):
        return _box(context, value, target)
    if isinstance(value.type, NullType):
        return value
    # Heap pollution (JLS 4.12.2) shows only where the type is needed.
    operand = value.operand if isinstance(value, a.Cast) and value.implied else None
    if operand is not None and is_subtype(context.world, erase(operand.type), erase(target)):
        return operand
    if is_subtype(context.world, erase(value.type), erase(target)):
        return value
    return a.Cast(target, value, span=value.span)


def _box(context: Attribution, value: a.Expression, target: Type) -> a.Expression:
    box = boxed(value.type)
    boxed_value = a.Box(box, value, span=value.span)
    return (
        boxed_value if is_subtype(context.world, box, erase(target)) else a.Cast(target, boxed_value, span=value.span)
    )


def _from_unknown(value: a.Expression, target: Type) -> a.Expression:
    if isinstance(value, a.Constant):
        return value
    if is_primitive(target):
        return convert_primitive(unbox(a.Cast(boxed(target), value, span=value.span)), target)
    return a.Cast(target, value, span=value.span)


def _narrowed_constant(value: a.Expression, target: Type) -> a.Expression | None:
    """JLS 5.2: a constant int that fits converts to byte, short or char, also boxed."""
    if not isinstance(value, a.Constant) or value.type not in (BYTE, SHORT, CHAR, INT):
        return None
    inner = target if is_primitive(target) else unboxed(target)
    if inner not in (BYTE, SHORT, CHAR) or not isinstance(value.value, int):
        return None
    low, high = RANGES[inner]
    if not low <= value.value <= high:
        return None
    constant = a.Constant(inner, value.value, span=value.span)
    return constant if is_primitive(target) else a.Box(target, constant, span=value.span)


def cast(context: Attribution, value: a.Expression, target: Type, span: Span) -> a.Expression:
    """`(T) e` (JLS 5.5)."""
    if isinstance(value.type, OpenType) and not isinstance(target, UnknownType):
        return settled(context, value, target)
    if isinstance(target, UnknownType) or isinstance(value.type, UnknownType):
        return _from_unknown(value, target) if not isinstance(target, UnknownType) else value
    if BIGINT in (value.type, target) and (value.type in (FLOAT, DOUBLE) or target in (FLOAT, DOUBLE)):
        raise NotCovered(f"a cast from {value.type} to {target}", span)
    if value.type == VOID or not castable(context.world, value.type, target):
        context.error(f"incompatible types: {value.type} cannot be converted to {target}", span)
        return unknown(span)
    if context.world.opens and is_foreign(context.world, value.type, target):
        return seen_as(context, value, target)
    if is_primitive(target):
        if not is_primitive(value.type) and unboxed(value.type) is None:
            value = a.Cast(boxed(target), value, span=span)
        return convert_primitive(unbox(value), target)
    if is_primitive(value.type):
        boxed_value = _box(context, value, target)
        # The written type decides between overloads.
        return boxed_value if boxed_value.type == target else a.Cast(target, boxed_value, span=span)
    if isinstance(value, a.Constant) and value.type == target == STRING:
        return value
    return a.Cast(target, as_it_is(value), span=span)


def as_it_is(value: a.Expression) -> a.Expression:
    """A reference where nothing needs the type that erasure has hidden: heap pollution (JLS 4.12.2) does not show."""
    return value.operand if isinstance(value, a.Cast) and value.implied else value


def promote_unary(value: a.Expression) -> a.Expression:
    """JLS 5.6.1."""
    value = unbox(value)
    return convert_primitive(value, INT) if value.type in (BYTE, SHORT, CHAR) else value


def promoted_type(one: Type, two: Type) -> Type:
    """JLS 5.6.2."""
    for wide in (DOUBLE, FLOAT, BIGINT, LONG):
        if wide in (one, two):
            return wide
    return INT


def numeric(t: Type) -> bool:
    """Whether the type is numeric, boxed or not."""
    inner = unboxed(t)
    return isinstance(inner, Primitive) and inner not in (BOOLEAN,) and inner.name != "text"


def boolean(t: Type) -> bool:
    """Whether the type is boolean, boxed or not."""
    return unboxed(t) == BOOLEAN


def condition(context: Attribution, value: a.Expression) -> a.Expression:
    """A value converted to boolean."""
    return coerce(context, value, BOOLEAN)
