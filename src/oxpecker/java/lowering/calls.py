"""Calls, object creation, and the OOX constructs that the library uses by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java.kinds import CallMode, ClassKind
from oxpecker.java.lowering.array_classes import LIKE
from oxpecker.java.lowering.callbacks import run_methods
from oxpecker.java.lowering.class_objects import NAMED, array_names, class_field
from oxpecker.java.lowering.class_queries import ClassQuery
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.constants import unknown
from oxpecker.java.lowering.naming import CLASSES, Described, identifier, names_of
from oxpecker.java.lowering.order import in_order, lower_apart, operands, saved
from oxpecker.java.resolution.lookup import find_methods
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import (
    INTEGRAL,
    OBJECT,
    VOID,
    ArrayType,
    ClassType,
    NullType,
    Type,
    erase,
    is_primitive,
)
from oxpecker.java.well_known import ALWAYS_IMPORTED, CLASS, ENUM, NULL_POINTER, THREAD
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B

ARRAYS = "$Arrays"
"""The class with the array copying that `clone` needs."""


def lower_invoke(code: Code, node: a.Invoke) -> syntax.Expression:
    """A call of a method."""
    method = node.method
    target = node.target
    if method.static:
        if target is not None:
            code.effect(target)
        values = _arguments(code, node, [], None)
        owner = syntax.Name(code.program.class_name(method.owner), span=node.span)
        return syntax.Call(owner, code.program.method_name(method), tuple(values), span=node.span)
    assert target is not None
    if node.mode.is_exact:
        return _super(code, node)
    if isinstance(erase(target.type), ArrayType):
        return _on_array(code, node, target)
    receiver_class = _class_of(code, target.type)
    declaring = _declaring_enum(code, receiver_class)
    if declaring is not None and method.owner.name == ENUM and method.name == "getDeclaringClass":
        own = lower_class_literal(code, a.ClassLiteral(node.type, ClassType(declaring.name), span=node.span))
        return syntax.Call(code.expression(target), "$declared", (own,), span=node.span)
    apart = [lower_apart(code, target)]
    values = _arguments(code, node, apart, receiver_class)
    receiver, *arguments = values
    if receiver_class.interface and method.owner.name == OBJECT.name:
        receiver = syntax.Cast(code.program.use(OBJECT, node.span), receiver, span=node.span)
    return syntax.Call(receiver, code.program.method_name(method), tuple(arguments), span=node.span)


def _declaring_enum(code: Code, symbol: ClassSymbol) -> ClassSymbol | None:
    """The enum of a class's objects; constants with bodies have subclasses of it."""
    if symbol.kind is ClassKind.ENUM:
        return symbol
    above = None if symbol.superclass is None else code.program.world.find(symbol.superclass.name)
    return above if above is not None and above.kind is ClassKind.ENUM else None


def _class_of(code: Code, t: Type) -> ClassSymbol:
    erased = erase(t)
    return code.program.world[erased.name if isinstance(erased, ClassType) else OBJECT.name]


def _super(code: Code, node: a.Invoke) -> syntax.Expression:
    """`super.m(..)`; from a lambda or to a default method, through a generated method."""
    method = node.method
    apart: list[tuple[list[syntax.Statement], syntax.Expression]] = []
    if node.mode is CallMode.DEFAULT:
        this = code.this(code.closure.symbol, node.span)
        values = _arguments(code, node, [([], this)], method.owner)
        owner = syntax.Name(code.program.class_name(method.owner), span=node.span)
        code.program.defaults.setdefault(default_key(method), False)
        return syntax.Call(owner, f"{code.program.method_name(method)}$default", tuple(values), span=node.span)
    values = _arguments(code, node, apart, method.owner)
    if code.closure.is_lambda:
        accessor = code.program.super_accessor(code.closure.symbol, method)
        receiver = code.this(code.closure.symbol, node.span)
        return syntax.Call(receiver, accessor, tuple(values), span=node.span)
    return syntax.Call(syntax.Super(span=node.span), code.program.method_name(method), tuple(values), span=node.span)


def default_key(method: MethodSymbol) -> str:
    """The key with which a call `I.super.m(..)` requests the default method as a static one."""
    return f"{method.owner.name} {method.name} {method.erased}"


def _on_array(code: Code, node: a.Invoke, target: a.Expression) -> syntax.Expression:
    """A method of Object, called on an array."""
    if node.method.name == "equals":
        left, right = operands(code, (target, node.arguments[0]))
        use = code.program.use(OBJECT, node.span)
        return syntax.Binary(B.EQUAL, syntax.Cast(use, left, span=left.span), right, span=node.span)
    operands(code, (target, *node.arguments))
    code.emit(syntax.Unsupported(f"'{node.method.name}' of an array", span=node.span))
    return unknown(code, node.type, node.span)


def _arguments(
    code: Code,
    node: a.Invoke,
    before: Sequence[tuple[list[syntax.Statement], syntax.Expression]],
    receiver: ClassSymbol | None,
) -> list[syntax.Expression]:
    """Receiver and arguments in order; made exact where OOX could choose another overload."""
    symbol = receiver or node.method.owner
    same = find_methods(code.program.world, symbol, node.method.name)
    others = [m for m in same if len(m.parameters) == len(node.arguments)]
    first = [] if node.target is None else [node.target.type]
    return exact(code, before, first, node.arguments, node.method, len(others) > 1)


def exact(
    code: Code,
    before: Sequence[tuple[list[syntax.Statement], syntax.Expression]],
    before_types: Sequence[Type],
    arguments: Sequence[a.Expression],
    method: MethodSymbol,
    overloaded: bool,
) -> list[syntax.Expression]:
    """Arguments of exactly the parameter types if the method is overloaded."""
    apart = [*before]
    types = [*before_types][: len(apart)]
    wanted = [erase(t) for t in method.parameters]
    offset = len(wanted) - len(arguments)
    for argument, t in zip(arguments, wanted[max(offset, 0) :], strict=True):
        with code.buffer() as statements:
            inner, value = lower_apart(code, argument)
            code.statements += inner
            if overloaded:
                value = _as_parameter(code, value, argument, t)
        apart.append((statements, value))
        known = not isinstance(argument.type, NullType) and (is_primitive(t) or not overloaded)
        types.append(argument.type if known else t)
    return in_order(code, apart, types)


def _as_parameter(code: Code, value: syntax.Expression, argument: a.Expression, t: Type) -> syntax.Expression:
    if is_primitive(t):
        if t in INTEGRAL and isinstance(argument, a.Constant) and code.specification:
            return syntax.Cast(code.program.use(t, argument.span), value, span=argument.span)
        if t in INTEGRAL and (isinstance(argument, a.Constant) or _is_constant(value)):
            return code.temporary(t, value, argument.span)
        return value
    if erase(argument.type) != t:
        return syntax.Cast(code.program.use(t, argument.span), value, span=argument.span)
    return value


def _is_constant(value: syntax.Expression) -> bool:
    """Whether OOX converts this constant to any type that can hold its value."""
    match value:
        case syntax.Unary(operand=operand):
            return _is_constant(operand)
        case syntax.Binary(left=left, right=right):
            return _is_constant(left) and _is_constant(right)
        case syntax.Conditional(then=then, otherwise=otherwise):
            return _is_constant(then) and _is_constant(otherwise)
    return isinstance(value, (syntax.IntegerLiteral, syntax.CharLiteral))


# --- new objects -------------------------------------------------------------------------------------------


def lower_new(code: Code, node: a.New) -> syntax.Expression:
    """A new object: enclosing object, arguments, captured variables."""
    before = []
    types: list[Type] = []
    if node.outer is not None:
        with code.buffer() as statements:
            value = _non_null(code, node.outer, node.span)
        before.append((statements, value))
        types.append(node.outer.type)
    same = [c for c in node.symbol.constructors if len(c.parameters) == len(node.constructor.parameters)]
    prelude = node.symbol.library and node.symbol.package == ALWAYS_IMPORTED
    values = exact(code, before, types, node.arguments, node.constructor, len(same) > 1 or prelude)
    values += captured_values(code, node.symbol, node.span)
    made = syntax.New(code.program.class_name(node.symbol), tuple(values), span=node.span)
    if node.symbol.anonymous_super is None or not node.symbol.superclass_unmodelled or not code.program.world.opens:
        return made
    value = code.temporary(node.type, made, node.span)
    run_methods(code, node, value)
    return value


def captured_values(code: Code, symbol: ClassSymbol, span: Span) -> list[syntax.Expression]:
    """The captured variables of a local class."""
    closure = code.program.closures.get(symbol.name)
    if closure is None:
        return []
    return [code.local(variable, span) for variable in closure.captured]


def _non_null(code: Code, node: a.Expression, span: Span) -> syntax.Expression:
    """The value, with a null check."""
    value = code.expression(node)
    if isinstance(node, (a.This, a.New)):
        return value
    value = saved(code, value, node.type)
    null = syntax.Binary(B.EQUAL, value, syntax.NullLiteral(span=span), span=span)
    thrown = syntax.Throw(syntax.New(code.program.named(NULL_POINTER), (), span=span), span=span)
    code.emit(syntax.If(null, syntax.Block((thrown,), span=span), span=span))
    return value


# --- constructs of OOX -------------------------------------------------------------------------------------


def lower_intrinsic(code: Code, node: a.Intrinsic) -> syntax.Expression:
    """The operations of `oxpecker.Oox` for library models, and those that the front end needs itself."""
    span = node.span
    if node.name == "nonNull":
        return _non_null(code, node.arguments[0], span)
    if node.name.startswith("nondet"):
        return syntax.Nondet(code.program.use(node.type, span), span=span)
    if node.name == "unsupported":
        (what,) = node.arguments
        assert isinstance(what, a.Constant)
        code.emit(syntax.Unsupported(str(what.value), span=span))
        return unknown(code, node.type, span)
    if node.name == "getClass":
        code.program.uses_class_objects = True
        code.program.named(CLASS)
        receiver = code.expression(node.arguments[0])
        as_object = syntax.Cast(code.program.use(OBJECT, span), receiver, span=span)
        return syntax.Call(as_object, "getClass", (), span=span)
    if node.name in ("elementary", "approximate"):
        name, *rest = node.arguments
        assert isinstance(name, a.Constant)
        numbers = tuple(operands(code, rest))
        return syntax.Elementary(str(name.value), numbers, node.name == "approximate", span=span)
    values = operands(code, node.arguments)
    if node.name == "assume":
        literal = isinstance(values[0], syntax.BooleanLiteral)
        condition = values[0] if literal else code.temporary(node.arguments[0].type, values[0], span)
        code.emit(syntax.Assume(condition, span=span))
        return syntax.NullLiteral(span=span)
    if node.name == "print":
        code.emit(syntax.Print(tuple(values), span=span))
        return syntax.NullLiteral(span=span)
    if node.name == "identical":
        return syntax.Binary(B.EQUAL, values[0], values[1], span=span)
    if node.name == "text":
        (argument,) = node.arguments
        if isinstance(argument, a.Constant) and isinstance(argument.value, str):
            return syntax.StringLiteral(argument.value, span=span)
        return syntax.Binary(B.PLUS, syntax.StringLiteral("", span=span), values[0], span=span)
    if node.name == "clone":
        array = code.program.type(node.type)
        code.program.clones[str(array)] = (array, _has_one_class(code, node.type))
        return syntax.Call(syntax.Name(ARRAYS, span=span), "copy", tuple(values), span=span)
    if node.name == "bits":
        return syntax.BitsOf(values[0], span=span)
    if node.name == LIKE:
        return syntax.Call(syntax.Name(ARRAYS, span=span), LIKE, tuple(values), span=span)
    if node.name == "classNamed":
        code.program.uses_class_objects = True
        return syntax.Call(syntax.Name(CLASSES, span=span), NAMED, tuple(values), span=span)
    if node.name in set(ClassQuery):
        code.program.uses_class_objects = True
        return syntax.Call(syntax.Name(CLASSES, span=span), node.name, tuple(values), span=span)
    return _monitor(code, node, values)


def _has_one_class(code: Code, t: Type) -> bool:
    """Whether all arrays of a type have the same class: the elements are primitive, or of a final class."""
    while isinstance(t, ArrayType):
        t = t.element
    symbol = code.program.world.find(t.name) if isinstance(t, ClassType) else None
    is_final = symbol is not None and ("final" in symbol.modifiers or symbol.kind.is_final)
    return is_primitive(t) or is_final


def _monitor(code: Code, node: a.Intrinsic, values: list[syntax.Expression]) -> syntax.Expression:
    actions = {
        "await": syntax.MonitorAction.WAIT,
        "notifyOne": syntax.MonitorAction.NOTIFY,
        "notifyAll": syntax.MonitorAction.NOTIFY_ALL,
        "enter": syntax.MonitorAction.ENTER,
        "tryEnter": syntax.MonitorAction.TRY,
        "leave": syntax.MonitorAction.EXIT,
        "closeGate": syntax.MonitorAction.CLOSE_GATE,
        "openGate": syntax.MonitorAction.OPEN_GATE,
        "awaitGate": syntax.MonitorAction.AWAIT_GATE,
        "takeGate": syntax.MonitorAction.TAKE_GATE,
        "tryGate": syntax.MonitorAction.TRY_GATE,
        "testGate": syntax.MonitorAction.TEST_GATE,
    }
    span = node.span
    if node.name in actions:
        code.emit(syntax.Monitor.of(actions[node.name], values, span))
    elif node.name == "fork":
        runner = code.temporary_of(oox.ClassType(code.program.named(THREAD)), values[0], span)
        code.emit(syntax.Fork(syntax.Call(runner, "$begin", (), span=span), span=span))
    elif node.name == "joinAll":
        code.emit(syntax.Join(span=span))
    else:
        raise AssertionError(f"the library uses an unknown construct '{node.name}'")
    assert node.type == VOID
    return syntax.NullLiteral(span=span)


def lower_class_literal(code: Code, node: a.ClassLiteral) -> syntax.Expression:
    """`T.class`: the unique class object of a type."""
    name = class_object(code, node.denoted)
    return syntax.FieldAccess(syntax.Name(CLASSES, span=node.span), name, span=node.span)


def class_object(code: Code, t: Type) -> str:
    """The field that holds the class object of a type."""
    erased = erase(t)
    code.program.named(CLASS)
    if isinstance(erased, ClassType):
        symbol = code.program.world[erased.name]
        field = identifier(code.program.names.of(symbol))
        code.program.class_objects[field] = names_of(symbol)
        return field
    lowered = code.program.type(erased)
    field = class_field(str(lowered))
    array = lowered if isinstance(lowered, oox.ArrayType) else None
    code.program.class_objects[field] = replace(_described(code, erased), array=array)
    return field


def _described(code: Code, t: Type) -> Described:
    if isinstance(t, ArrayType):
        return array_names(_described(code, t.element), str(t.element))
    if isinstance(t, ClassType):
        return names_of(code.program.world[t.name])
    return Described(str(t), str(t), "")
