"""Lowers expressions: the value becomes an OOX expression, effects become statements before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from oxpecker.java import attributed as a
from oxpecker.java.attributed_patterns import Component
from oxpecker.java.lowering import strings
from oxpecker.java.lowering.code import Code, Components
from oxpecker.java.lowering.constants import constant, unknown
from oxpecker.java.lowering.effects import has_effects
from oxpecker.java.lowering.identity import compared_by_library
from oxpecker.java.lowering.naming import identifier, model_method
from oxpecker.java.lowering.open_uses import lower_open_effect, lower_open_use
from oxpecker.java.lowering.order import in_order, lower_apart, operands, saved
from oxpecker.java.lowering.switches import lower_switch
from oxpecker.java.resolution.subtyping import castable
from oxpecker.java.types import (
    BOOLEAN,
    ArrayType,
    ClassType,
    NullType,
    Type,
    UnknownType,
    VoidType,
    boxed,
    erase,
    is_primitive,
)
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U


def lower_effect(code: Code, node: a.Expression) -> None:
    """Lowers an expression for its effect only."""
    if isinstance(node, a.Update):
        _update(code, node, wanted=False)
        return
    if isinstance(node, a.Assign):
        _assign(code, node, wanted=False)
        return
    if isinstance(node, a.Cast):
        code.effect(node.operand)
        return
    if isinstance(node, a.OpenUse):
        lower_open_effect(code, node)
        return
    if strings.print_statement(code, node):
        return
    value = code.expression(node)
    if isinstance(value, (syntax.Call, syntax.New)):
        code.emit(syntax.Evaluate(value, span=node.span))
    elif not code.stable(value) and not isinstance(node.type, VoidType):
        code.temporary(node.type, value, node.span)


# --- constants and names -----------------------------------------------------------------------------------


def _constant(code: Code, node: a.Constant) -> syntax.Expression:
    if isinstance(node.type, UnknownType):
        code.emit(syntax.Unsupported("an expression of unknown type", span=node.span))
    return constant(code, node.value, node.type, node.span)


def _local(code: Code, node: a.Local) -> syntax.Expression:
    return code.local(node.variable, node.span)


def _this(code: Code, node: a.This) -> syntax.Expression:
    return code.this(node.symbol, node.span)


def _field(code: Code, node: a.FieldRead) -> syntax.Expression:
    if node.field.static:
        if node.target is not None:
            code.effect(node.target)
        owner: syntax.Expression = syntax.Name(code.program.class_name(node.field.owner), span=node.span)
        return syntax.FieldAccess(owner, identifier(node.field.name), span=node.span)
    assert node.target is not None
    if node.field.model:
        return syntax.Call(code.expression(node.target), model_method(node.field), (), span=node.span)
    return syntax.FieldAccess(code.expression(node.target), identifier(node.field.name), span=node.span)


def _length(code: Code, node: a.Length) -> syntax.Expression:
    return syntax.Length(code.expression(node.target), span=node.span)


def _element(code: Code, node: a.Element) -> syntax.Expression:
    array, index = operands(code, (node.array, node.index))
    return syntax.Index(array, index, span=node.span)


# --- operators ---------------------------------------------------------------------------------------------


def _unary(code: Code, node: a.Unary) -> syntax.Expression:
    return syntax.Unary(U(node.operator), code.expression(node.operand), span=node.span)


def _binary(code: Code, node: a.Binary) -> syntax.Expression:
    if node.operator in ("&&", "||"):
        return _short_circuit(code, node)
    if node.operator in ("==", "!="):
        found = compared_by_library(code, node)
        if found is not None:
            return found
    left, right = operands(code, (node.left, node.right))
    if node.operator in ("==", "!="):
        left, right = _comparable(code, left, node.left.type, right, node.right.type)
    return syntax.Binary(B(node.operator), left, right, span=node.span)


def _comparable(
    code: Code, left: syntax.Expression, one: Type, right: syntax.Expression, two: Type
) -> tuple[syntax.Expression, syntax.Expression]:
    """Casts references with unrelated erasures to Object, because OOX would not compare them."""
    first, second = erase(one), erase(two)
    references = isinstance(first, (ClassType, ArrayType)) and isinstance(second, (ClassType, ArrayType))
    if references and not castable(code.program.world, first, second):
        as_object = syntax.TypeUse(oox.OBJECT, span=left.span)
        return syntax.Cast(as_object, left, span=left.span), syntax.Cast(as_object, right, span=right.span)
    return left, right


def _short_circuit(code: Code, node: a.Binary) -> syntax.Expression:
    left = code.expression(node.left)
    before, right = lower_apart(code, node.right)
    if not before:
        return syntax.Binary(B(node.operator), left, right, span=node.span)
    result = code.temporary(BOOLEAN, left, node.span)
    assign = syntax.Assign(result, right, span=node.right.span)
    test = result if node.operator == "&&" else syntax.Unary(U.NOT, result, span=node.span)
    code.emit(syntax.If(test, syntax.Block((*before, assign), span=node.right.span), span=node.span))
    return result


def _conditional(code: Code, node: a.Conditional) -> syntax.Expression:
    test = code.expression(node.condition)
    then_before, then = lower_apart(code, node.then)
    else_before, otherwise = lower_apart(code, node.otherwise)
    simple = not then_before and not else_before
    if simple and _same_type(node):
        sides = [_as_type(code, side, node.type) for side in (then, otherwise)]
        return syntax.Conditional(test, *sides, span=node.span)
    if simple and code.specification and not is_primitive(node.type):
        use = code.program.use(node.type, node.span)
        sides = [syntax.Cast(use, side, span=side.span) for side in (then, otherwise)]
        return syntax.Conditional(test, *sides, span=node.span)
    result = code.temporary(node.type, None, node.span)
    first = syntax.Block((*then_before, syntax.Assign(result, then, span=node.then.span)), span=node.then.span)
    second = syntax.Block(
        (*else_before, syntax.Assign(result, otherwise, span=node.otherwise.span)), span=node.otherwise.span
    )
    code.emit(syntax.If(test, first, second, span=node.span))
    return result


def _as_type(code: Code, side: syntax.Expression, t: Type) -> syntax.Expression:
    """Casts a function object to its interface: two of them have different classes."""
    use = code.program.use(t, side.span)
    other = isinstance(side, syntax.New) and side.class_name != str(use.type)
    return syntax.Cast(use, side, span=side.span) if other else side


def _same_type(node: a.Conditional) -> bool:
    """Whether OOX sees the same type on both sides; a literal could take the other side's type."""
    one, two = erase(node.then.type), erase(node.otherwise.type)
    return one == two and one == erase(node.type)


# --- conversions -------------------------------------------------------------------------------------------


def _convert(code: Code, node: a.Convert) -> syntax.Expression:
    return syntax.Cast(code.program.use(node.type, node.span), code.expression(node.operand), span=node.span)


def _box(code: Code, node: a.Box) -> syntax.Expression:
    """`Integer.valueOf(e)`, which caches small values (JLS 5.1.7)."""
    box = boxed(node.operand.type)
    assert isinstance(box, ClassType)
    owner = syntax.Name(code.program.named(box.name), span=node.span)
    return syntax.Call(owner, "valueOf", (code.expression(node.operand),), span=node.span)


def _unbox(code: Code, node: a.Unbox) -> syntax.Expression:
    """`e.intValue()`, which throws on null."""
    return syntax.Call(code.expression(node.operand), f"{node.type}Value", (), span=node.span)


def _cast(code: Code, node: a.Cast) -> syntax.Expression:
    value = code.expression(node.operand)
    if isinstance(node.type, VoidType) or isinstance(node.operand.type, VoidType):
        return value
    if isinstance(node.type, UnknownType) or erase(node.operand.type) == erase(node.type):
        return value
    if isinstance(node.operand.type, NullType):
        return syntax.Cast(code.program.use(node.type, node.span), value, span=node.span)
    return syntax.Cast(code.program.use(node.type, node.span), value, span=node.span)


def _instance_of(code: Code, node: a.InstanceOf) -> syntax.Expression:
    if isinstance(node.operand.type, NullType):
        return syntax.BooleanLiteral(False, span=node.span)
    value = code.expression(node.operand)
    use = code.program.use(node.tested, node.span)
    if node.unconditional:
        return _bind(code, node, value, use)
    if node.variable is None:
        return syntax.InstanceOf(value, use, span=node.span)
    value = saved(code, value, node.operand.type)
    name = code.name_of(node.variable)
    code.hoist(syntax.Declare(use, name, None, span=node.span))
    test = code.temporary(BOOLEAN, syntax.InstanceOf(value, use, span=node.span), node.span)
    bound = syntax.Assign(syntax.Name(name, span=node.span), syntax.Cast(use, value, span=node.span), span=node.span)
    code.emit(syntax.If(test, syntax.Block((bound,), span=node.span), span=node.span))
    return test


def _bind(code: Code, node: a.InstanceOf, value: syntax.Expression, use: syntax.TypeUse) -> syntax.Expression:
    """A pattern that matches everything: its variable gets the value."""
    if node.variable is None:
        saved(code, value, node.operand.type)
    else:
        name = code.name_of(node.variable)
        code.hoist(syntax.Declare(use, name, None, span=node.span))
        if erase(node.operand.type) != erase(node.tested):
            value = syntax.Cast(use, value, span=node.span)
        code.emit(syntax.Assign(syntax.Name(name, span=node.span), value, span=node.span))
    return syntax.BooleanLiteral(True, span=node.span)


def _component(code: Code, node: Component) -> syntax.Expression:
    """The result of an accessor; its exceptions are wrapped (JLS 14.30.2)."""
    if code.components is not None and node.path:
        return _shared_component(code, node, code.components)
    result = code.temporary(node.type, None, node.span)
    _read_component(code, node, result)
    return result


def _shared_component(code: Code, node: Component, known: Components) -> syntax.Expression:
    """A component in a switch, which labels one after the other read only once."""
    key = f"{node.path} {erase(node.type)}"
    if key in code.shared:
        known[key] = code.shared[key]
    else:
        with code.buffer() as declared:
            is_read = code.temporary(BOOLEAN, syntax.BooleanLiteral(False, span=node.span), node.span)
            known[key] = is_read, code.temporary(node.type, None, node.span)
        for each in declared:
            code.hoist(each)
    is_read, result = known[key]
    with code.buffer() as reading:
        _read_component(code, node, result)
        code.emit(syntax.Assign(is_read, syntax.BooleanLiteral(True, span=node.span), span=node.span))
    unread = syntax.Unary(U.NOT, is_read, span=node.span)
    code.emit(syntax.If(unread, syntax.Block(tuple(reading), span=node.span), span=node.span))
    return result


def _read_component(code: Code, node: Component, result: syntax.Expression) -> None:
    with code.scope() as body:
        code.emit(syntax.Assign(result, code.expression(node.call), span=node.span))
    with code.scope() as handler:
        name = code.name_of(node.caught)
        code.emit(syntax.Throw(code.expression(node.failure), span=node.span))
    types = (code.program.use(node.caught.type, node.span),)
    catch = syntax.Catch(types, name, syntax.Block(tuple(handler), span=node.span), span=node.span)
    code.emit(syntax.Try(syntax.Block(tuple(body), span=node.span), (catch,), None, span=node.span))


# --- assignments -------------------------------------------------------------------------------------------


def _assign(code: Code, node: a.Assign, wanted: bool = True) -> syntax.Expression:
    target = node.target
    if isinstance(target, a.Local):
        value = code.expression(node.value)
        place = code.local(target.variable, target.span)
        code.emit(syntax.Assign(place, value, span=node.span))
        return place
    if isinstance(target, a.FieldRead) and target.field.static:
        place = _field(code, target)
        value = code.expression(node.value)
        if wanted or not isinstance(value, (syntax.IntegerLiteral, syntax.NullLiteral, syntax.BooleanLiteral)):
            value = _kept(code, value, node.value.type, wanted)
        code.emit(syntax.Assign(place, value, span=node.span))
        return value
    parts = _parts_of(target)
    apart = [lower_apart(code, part) for part in (*parts, node.value)]
    types = [part.type for part in (*parts, node.value)]
    *place_parts, value = in_order(code, apart, types)
    if wanted and not code.stable(value):
        place_parts = [saved(code, part, t) for part, t in zip(place_parts, types, strict=False)]
        value = code.temporary(node.type, value, node.span)
    place = _place(target, place_parts)
    code.emit(syntax.Assign(place, value, span=node.span))
    return value


def _kept(code: Code, value: syntax.Expression, t: Type, wanted: bool) -> syntax.Expression:
    """Saves a value for a static field: it is computed before the field's class is initialised (JVMS putstatic)."""
    if code.stable(value) or isinstance(t, NullType):
        return value
    return code.temporary(t, value, value.span) if wanted or not isinstance(value, syntax.Name) else value


def _parts_of(target: a.Expression) -> tuple[a.Expression, ...]:
    """The operands that locate the target of an assignment."""
    if isinstance(target, a.FieldRead):
        assert target.target is not None
        return (target.target,)
    assert isinstance(target, a.Element)
    return target.array, target.index


def _place(target: a.Expression, parts: Sequence[syntax.Expression]) -> syntax.Expression:
    if isinstance(target, a.FieldRead):
        return syntax.FieldAccess(parts[0], identifier(target.field.name), span=target.span)
    return syntax.Index(parts[0], parts[1], span=target.span)


def _update(code: Code, node: a.Update, wanted: bool = True) -> syntax.Expression:
    """JLS 15.26.2: first the location and its old value, then the other operand, then the store."""
    target = node.target
    if isinstance(target, a.Local):
        place = code.local(target.variable, target.span)
    elif isinstance(target, a.FieldRead) and target.field.static:
        place = _field(code, target)
    else:
        parts = _parts_of(target)
        values = operands(code, parts)
        values = [saved(code, value, part.type) for value, part in zip(values, parts, strict=True)]
        place = _place(target, values)
    if not wanted and isinstance(place, syntax.Name) and not has_effects(node.value):
        code.names[node.old] = place.identifier
        code.emit(syntax.Assign(place, code.expression(node.value), span=node.span))
        return place
    old = code.temporary(node.type, place, node.span)
    assert isinstance(old, syntax.Name)
    code.names[node.old] = old.identifier
    value = code.expression(node.value)
    if wanted and not node.postfix:
        value = saved(code, value, node.type)
    code.emit(syntax.Assign(place, value, span=node.span))
    return old if node.postfix else value


def _let(code: Code, node: a.Let) -> syntax.Expression:
    value = code.expression(node.value)
    name = code.name_of(node.variable)
    use = code.program.use(node.variable.type, node.span)
    code.emit(syntax.Declare(use, name, value, span=node.span))
    return code.expression(node.body)


# --- others ------------------------------------------------------------------------------------------------


def _new_array(code: Code, node: a.NewArray) -> syntax.Expression:
    assert isinstance(node.type, ArrayType)
    sizes = operands(code, node.sizes)
    return syntax.NewArray(code.program.use(node.type.element, node.span), tuple(sizes), span=node.span)


def _array_of(code: Code, node: a.ArrayOf) -> syntax.Expression:
    assert isinstance(node.type, ArrayType)
    values = operands(code, node.values)
    return syntax.ArrayLiteral(code.program.use(node.type.element, node.span), tuple(values), span=node.span)


def _switch(code: Code, node: a.SwitchValue) -> syntax.Expression:
    result = code.temporary(node.type, None, node.span)
    code.yields[node.switch.target] = result
    lower_switch(code, node.switch)
    return result


def _unsupported(code: Code, node: a.Unsupported) -> syntax.Expression:
    for operand in node.operands:
        code.effect(operand)
    code.emit(syntax.Unsupported(node.what, span=node.span))
    # Unreachable; it states what code outside of the program may assign.
    for field in code.program.visibility.assigned_unseen(code.closure.symbol):
        target = _field(code, a.FieldRead(field.type, None, field, span=node.span))
        code.emit(syntax.Assign(target, unknown(code, field.type, node.span), span=node.span))
    return unknown(code, node.type, node.span)


RULES: dict[type[a.Expression], Callable[[Code, Any], syntax.Expression]] = {
    a.Constant: _constant,
    a.Local: _local,
    a.This: _this,
    a.FieldRead: _field,
    a.Length: _length,
    a.Element: _element,
    a.NewArray: _new_array,
    a.ArrayOf: _array_of,
    a.Unary: _unary,
    a.Binary: _binary,
    a.Conditional: _conditional,
    a.Convert: _convert,
    a.Box: _box,
    a.Unbox: _unbox,
    a.Cast: _cast,
    a.InstanceOf: _instance_of,
    Component: _component,
    a.Assign: _assign,
    a.Update: _update,
    a.Let: _let,
    a.SwitchValue: _switch,
    a.Unsupported: _unsupported,
    a.OpenUse: lower_open_use,
}
