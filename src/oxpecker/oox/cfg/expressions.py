"""Lowers expressions of code: afterwards they are total and read only locals.

Order of evaluation is Java's: left to right, operands before the check of the operation itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from oxpecker.oox import typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.builder import Builder
from oxpecker.oox.prelude import WRONG_OBJECT, WRONG_TYPE
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import BOOL, FLOATING, INT, NULL, OBJECT, STRING, VOID, ArrayType, ClassType, Type


def lower(builder: Builder, expression: typed.Expression) -> typed.Expression:
    """A total expression with the same value; emits the instructions that compute it."""
    rule = _RULES.get(type(expression))
    return expression if rule is None else rule(builder, expression)


def lower_condition(builder: Builder, condition: typed.Expression, then: int, otherwise: int) -> None:
    """Branches on a condition; operators that must not evaluate their right side become branches themselves."""
    if isinstance(condition, typed.Unary) and condition.operator is U.NOT:
        lower_condition(builder, condition.operand, otherwise, then)
        return
    if _must_branch(condition) or (builder.splits and _is_logical(condition)):
        assert isinstance(condition, typed.Binary)
        middle = builder.new_block()
        if condition.operator is B.AND:
            lower_condition(builder, condition.left, middle, otherwise)
        elif condition.operator is B.OR:
            lower_condition(builder, condition.left, then, middle)
        else:
            lower_condition(builder, condition.left, middle, then)
        builder.current = middle
        lower_condition(builder, condition.right, then, otherwise)
        return
    value = lower(builder, condition)
    if isinstance(value, typed.Literal):
        builder.terminate(graph.Goto(then if value.value else otherwise, span=condition.span))
        return
    builder.terminate(graph.Branch(value, then, otherwise, span=condition.span))


def _must_branch(expression: typed.Expression) -> bool:
    """Whether this is `&&`, `||` or `==>` with a right side that may throw or call."""
    if not isinstance(expression, typed.Binary):
        return False
    return expression.operator in (B.AND, B.OR, B.IMPLIES) and not is_total(expression.right)


def _is_logical(expression: typed.Expression) -> bool:
    return isinstance(expression, typed.Binary) and expression.operator in (B.AND, B.OR, B.IMPLIES)


def is_total(expression: typed.Expression) -> bool:
    """Whether the expression needs nothing emitted: it reads only locals and cannot throw."""
    if isinstance(expression, typed.Binary):
        if expression.operator in (B.DIVIDE, B.REMAINDER) and not _safe_divisor(expression):
            return False
        return is_total(expression.left) and is_total(expression.right)
    if isinstance(expression, (typed.Unary, typed.Convert, typed.BitsOf, typed.TypeTest)):
        return is_total(expression.operand)
    if isinstance(expression, typed.Elementary):
        return all(map(is_total, expression.arguments))
    if isinstance(expression, typed.Conditional):
        return is_total(expression.condition) and is_total(expression.then) and is_total(expression.otherwise)
    return isinstance(expression, (typed.Literal, typed.Local, typed.Bound))


def _safe_divisor(expression: typed.Binary) -> bool:
    right = expression.right
    return expression.type in FLOATING or (isinstance(right, typed.Literal) and right.value != 0)


def lower_in_order(builder: Builder, *expressions: typed.Expression, guarded: bool = False) -> list[typed.Expression]:
    """Total expressions for several operands; those before a call or a guard are evaluated before it.

    `guarded` says that a guard of the operation itself follows.
    """
    lowered: list[typed.Expression] = []
    for number, expression in enumerate(expressions):
        value = lower(builder, expression)
        later = guarded or any(not is_total(other) for other in expressions[number + 1 :])
        if later and not isinstance(value, (typed.Literal, typed.Local)):
            variable = builder.temporary(value.type)
            builder.emit(graph.SetVariable(variable, value, span=value.span))
            value = _local(variable, value.span)
        lowered.append(value)
    return lowered


# --- helpers for guards ------------------------------------------------------------------------------------


def text(value: str, span: Span) -> typed.Expression:
    """A string literal."""
    return typed.Literal(STRING, value, span=span)


def join(*parts: typed.Expression) -> typed.Expression:
    """The concatenation of values as text."""
    result = parts[0]
    for part in parts[1:]:
        piece = part if part.type == STRING else typed.Convert(STRING, part, span=part.span)
        result = typed.Binary(STRING, B.PLUS, result, piece, span=part.span)
    return result


def compare(operator: B, left: typed.Expression, right: typed.Expression, span: Span) -> typed.Expression:
    """A comparison as a total expression."""
    return typed.Binary(BOOL, operator, left, right, span=span)


def is_null(expression: typed.Expression, span: Span) -> typed.Expression:
    """The test for null; `false` where it is known."""
    known = isinstance(expression, typed.Local) and expression.variable.name == "this"
    if known or (isinstance(expression, typed.Literal) and expression.value is not None):
        return typed.Literal(BOOL, False, span=span)
    return compare(B.EQUAL, expression, typed.Literal(NULL, None, span=span), span)


def guard_null(builder: Builder, expression: typed.Expression, span: Span) -> None:
    """Throws on null."""
    builder.guard(is_null(expression, span), "NullPointerException", span)


def guard_index(builder: Builder, target: typed.Expression, index: typed.Expression, span: Span) -> None:
    """Throws on null and outside the bounds (Koppier T1: `i == null`, `!(0 <= E && E < #i)`)."""
    guard_null(builder, target, span)
    length = typed.LengthOf(INT, target, span=span)
    low = compare(B.LESS, index, typed.integer(0, span), span)
    high = compare(B.GREATER_EQUAL, index, length, span)
    outside = typed.Binary(BOOL, B.OR, low, high, span=span)
    kind = "String" if target.type == STRING else "Array"
    message = join(text("Index ", span), index, text(" out of bounds for length ", span), length)
    builder.guard(outside, f"{kind}IndexOutOfBoundsException", span, message=message)


def initialise(builder: Builder, class_name: str, span: Span) -> None:
    """Runs the static initialisers of a class, unless they must have run because we are inside it."""
    hierarchy = builder.hierarchy
    if hierarchy.subclass(builder.method.info.owner, class_name) and not hierarchy[class_name].interface:
        return
    if any(info.initialiser is not None for info in hierarchy[class_name].lineage()):
        following = builder.new_block()
        builder.terminate(graph.InitialiseClass(class_name, following, builder.handler, span=span), following)


def call(builder: Builder, invoke: typed.Invoke, variable: typed.Variable | None) -> None:
    """Evaluates receiver and arguments, checks the receiver, and calls."""
    receiver, arguments = prepare_call(builder, invoke)
    following = builder.new_block()
    terminator = graph.CallMethod(
        variable, invoke.method, receiver, arguments, invoke.virtual, following, builder.handler, span=invoke.span
    )
    builder.terminate(terminator, following)


def prepare_call(
    builder: Builder, invoke: typed.Invoke
) -> tuple[typed.Expression | None, tuple[typed.Expression, ...]]:
    """Receiver (not null) and arguments as total expressions."""
    receiver: typed.Expression | None = None
    if invoke.receiver is None:
        arguments = tuple(lower_in_order(builder, *invoke.arguments))
    else:
        receiver, *rest = lower_in_order(builder, invoke.receiver, *invoke.arguments)
        arguments = tuple(rest)
    if receiver is not None:
        guard_null(builder, receiver, invoke.span)
    elif invoke.method.static:
        initialise(builder, invoke.method.owner, invoke.span)
    return receiver, arguments


# --- rules -------------------------------------------------------------------------------------------------


def _local(variable: typed.Variable, span: Span) -> typed.Expression:
    return typed.Local(variable.type, variable, span=span)


def _field(builder: Builder, node: typed.FieldRead) -> typed.Expression:
    target = lower(builder, node.target)
    guard_null(builder, target, node.span)
    variable = builder.temporary(node.type)
    builder.emit(graph.LoadField(variable, target, node.field, span=node.span))
    return _local(variable, node.span)


def _static(builder: Builder, node: typed.StaticRead) -> typed.Expression:
    initialise(builder, node.field.owner, node.span)
    variable = builder.temporary(node.type)
    builder.emit(graph.LoadStatic(variable, node.field, span=node.span))
    return _local(variable, node.span)


def _element(builder: Builder, node: typed.ElementRead) -> typed.Expression:
    target, index = lower_in_order(builder, node.target, node.index)
    guard_index(builder, target, index, node.span)
    if target.type == STRING:
        return replace(node, target=target, index=index)
    variable = builder.temporary(node.type)
    builder.emit(graph.LoadElement(variable, target, index, span=node.span))
    return _local(variable, node.span)


def _length(builder: Builder, node: typed.LengthOf) -> typed.Expression:
    target = lower(builder, node.target)
    guard_null(builder, target, node.span)
    return replace(node, target=target)


def _invoke(builder: Builder, node: typed.Invoke) -> typed.Expression:
    variable = None if node.type == VOID else builder.temporary(node.type)
    call(builder, node, variable)
    return typed.Literal(VOID, None, span=node.span) if variable is None else _local(variable, node.span)


def _new_object(builder: Builder, node: typed.NewObject) -> typed.Expression:
    owner = node.constructor.owner
    initialise(builder, owner, node.span)
    arguments = tuple(lower_in_order(builder, *node.arguments))
    variable = builder.temporary(node.type)
    builder.emit(graph.AllocateObject(variable, owner, span=node.span))
    made = _local(variable, node.span)
    following = builder.new_block()
    terminator = graph.CallMethod(
        None, node.constructor, made, arguments, False, following, builder.handler, span=node.span
    )
    builder.terminate(terminator, following)
    return made


def _new_copy(builder: Builder, node: typed.NewCopy) -> typed.Expression:
    """Copies every field but those that `Object` declares, which belong to the identity of an object."""
    owner = node.type
    assert isinstance(owner, ClassType)
    initialise(builder, owner.name, node.span)
    (original,) = lower_in_order(builder, node.operand, guarded=True)
    guard_null(builder, original, node.span)
    variable = builder.temporary(owner)
    builder.emit(graph.AllocateObject(variable, owner.name, is_copy=True, span=node.span))
    made = _local(variable, node.span)
    for field in builder.hierarchy[owner.name].layout:
        if field.owner != OBJECT.name:
            value = builder.temporary(field.type)
            builder.emit(graph.LoadField(value, original, field, span=node.span))
            builder.emit(graph.StoreField(made, field, _local(value, node.span), span=node.span))
    return made


def _new_array(builder: Builder, node: typed.NewArray) -> typed.Expression:
    sizes = tuple(lower_in_order(builder, *node.sizes))
    for size in sizes:
        negative = compare(B.LESS, size, typed.integer(0, node.span), node.span)
        if not (isinstance(size, typed.Literal) and isinstance(size.value, int) and size.value >= 0):
            message = typed.Convert(STRING, size, span=node.span)
            builder.guard(negative, "NegativeArraySizeException", node.span, message=message)
    variable = builder.temporary(node.type)
    builder.emit(graph.AllocateArray(variable, sizes, span=node.span))
    return _local(variable, node.span)


def _array_of(builder: Builder, node: typed.ArrayOf) -> typed.Expression:
    variable = builder.temporary(node.type)
    made = _local(variable, node.span)
    builder.emit(graph.AllocateArray(variable, (typed.integer(len(node.values), node.span),), span=node.span))
    for number, value in enumerate(node.values):
        element = lower(builder, value)
        builder.emit(graph.StoreElement(made, typed.integer(number, value.span), element, span=value.span))
    return made


def _unary(builder: Builder, node: typed.Unary) -> typed.Expression:
    return replace(node, operand=lower(builder, node.operand))


def _binary(builder: Builder, node: typed.Binary) -> typed.Expression:
    if _must_branch(node):
        return _by_branches(builder, node)
    divides = node.operator in (B.DIVIDE, B.REMAINDER) and not _safe_divisor(node)
    left, right = lower_in_order(builder, node.left, node.right, guarded=divides)
    result = replace(node, left=left, right=right)
    if divides:
        zero = typed.Literal(right.type, 0, span=node.span)
        divides_by_zero = compare(B.EQUAL, right, zero, node.span)
        message = text("/ by zero", node.span)
        builder.guard(divides_by_zero, "ArithmeticException", node.span, message=message)
    return result


def _by_branches(builder: Builder, node: typed.Expression) -> typed.Expression:
    """A condition whose right side may throw or call: its value is set on either branch."""
    variable = builder.temporary(BOOL)
    then, otherwise, after = builder.new_block(), builder.new_block(), builder.new_block()
    lower_condition(builder, node, then, otherwise)
    for block, value in ((then, True), (otherwise, False)):
        builder.current = block
        builder.emit(graph.SetVariable(variable, typed.Literal(BOOL, value, span=node.span), span=node.span))
        builder.terminate(graph.Goto(after, span=node.span), after)
    return _local(variable, node.span)


def _conditional(builder: Builder, node: typed.Conditional) -> typed.Expression:
    if is_total(node.then) and is_total(node.otherwise) and not builder.splits:
        return replace(node, condition=lower(builder, node.condition))
    variable = builder.temporary(node.type)
    then, otherwise, after = builder.new_block(), builder.new_block(), builder.new_block()
    lower_condition(builder, node.condition, then, otherwise)
    for block, side in ((then, node.then), (otherwise, node.otherwise)):
        builder.current = block
        builder.emit(graph.SetVariable(variable, lower(builder, side), span=side.span))
        builder.terminate(graph.Goto(after, span=node.span), after)
    return _local(variable, node.span)


def _convert(builder: Builder, node: typed.Convert | typed.BitsOf) -> typed.Expression:
    return replace(node, operand=lower(builder, node.operand))


def _elementary(builder: Builder, node: typed.Elementary) -> typed.Expression:
    return replace(node, arguments=tuple(lower_in_order(builder, *node.arguments)))


def _cast(builder: Builder, node: typed.CastReference) -> typed.Expression:
    operand = lower(builder, node.operand)
    if not builder.hierarchy.subtype(operand.type, node.type):
        present = compare(B.NOT_EQUAL, operand, typed.Literal(NULL, None, span=node.span), node.span)
        fits = typed.TypeTest(BOOL, operand, node.type, span=node.span)
        other = typed.Unary(BOOL, U.NOT, fits, span=node.span)
        wrong = typed.Binary(BOOL, B.AND, present, other, span=node.span)
        details = {WRONG_OBJECT: operand, WRONG_TYPE: text(str(node.type), node.span)}
        builder.guard(wrong, "ClassCastException", node.span, **details)
    return replace(node, operand=operand)


def _type_test(builder: Builder, node: typed.TypeTest) -> typed.Expression:
    return replace(node, operand=lower(builder, node.operand))


def _nondet(builder: Builder, node: typed.Nondet) -> typed.Expression:
    variable = builder.temporary(node.type)
    builder.emit(graph.Havoc(variable, node.part, span=node.span))
    return _local(variable, node.span)


def guard_storable(builder: Builder, array: typed.Expression, value: typed.Expression, span: Span) -> None:
    """Throws when the array's own element type does not admit the value; known cases leave no trace."""
    assert isinstance(array.type, ArrayType)
    if not _may_be_narrower(builder, array.type.element) or value.type == NULL:
        return
    fits = typed.Storable(BOOL, array, value, span=span)
    builder.guard(typed.Unary(BOOL, U.NOT, fits, span=span), "ArrayStoreException", span, **{WRONG_OBJECT: value})


def _may_be_narrower(builder: Builder, element: Type) -> bool:
    while isinstance(element, ArrayType):
        element = element.element
    if element == OBJECT:
        return True
    return isinstance(element, ClassType) and len(builder.hierarchy.subclasses(element.name)) > 1


def _specified(builder: Builder, node: typed.Specified) -> typed.Expression:
    variable, following = builder.temporary(node.type), builder.new_block()
    end = graph.Measure(variable, node.operand, following, builder.handler, plain=True, span=node.span)
    builder.terminate(end, following)
    return _local(variable, node.span)


_RULES: dict[type[typed.Expression], Callable[[Builder, Any], typed.Expression]] = {
    typed.FieldRead: _field,
    typed.StaticRead: _static,
    typed.ElementRead: _element,
    typed.LengthOf: _length,
    typed.Invoke: _invoke,
    typed.NewObject: _new_object,
    typed.NewCopy: _new_copy,
    typed.NewArray: _new_array,
    typed.ArrayOf: _array_of,
    typed.Unary: _unary,
    typed.Binary: _binary,
    typed.Conditional: _conditional,
    typed.Convert: _convert,
    typed.BitsOf: _convert,
    typed.Elementary: _elementary,
    typed.CastReference: _cast,
    typed.TypeTest: _type_test,
    typed.Nondet: _nondet,
    typed.Specified: _specified,
}
