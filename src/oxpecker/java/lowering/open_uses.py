"""Uses of classes without source: calls of native methods of the class, one method for each signature.

A call on an object of a program class below the class without source runs the method of the program.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java.kinds import UseKind
from oxpecker.java.lowering.callbacks import passed_function, run_callbacks, run_if_function
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.constants import default, unknown
from oxpecker.java.lowering.functions import function_interface
from oxpecker.java.lowering.naming import identifier
from oxpecker.java.lowering.open_members import call_of
from oxpecker.java.lowering.order import operands, saved
from oxpecker.java.lowering.program import Lowering, OpenMember
from oxpecker.java.lowering.stubs import any_object
from oxpecker.java.resolution.functions import Function
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.resolution.subtyping import is_strict
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import BOOLEAN, OBJECT, VOID, ClassType, Type, UnknownType, has_variables, is_primitive
from oxpecker.java.well_known import NULL_POINTER
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B


def lower_open_use(code: Code, node: a.OpenUse) -> syntax.Expression:
    """The value of a use."""
    t = OBJECT if isinstance(node.type, UnknownType) else node.type
    return _lower(code, node, t)


def lower_open_effect(code: Code, node: a.OpenUse) -> None:
    """A use whose value is not needed."""
    value = _lower(code, node, node.type if node.kind in (UseKind.CREATION, UseKind.VIEW) else VOID)
    if isinstance(value, (syntax.Call, syntax.New)):
        code.emit(syntax.Evaluate(value, span=node.span))


def _lower(code: Code, node: a.OpenUse, t: Type) -> syntax.Expression:
    values = operands(code, node.operands)
    if node.hides:
        _hidden(code, node)
    if node.kind is not UseKind.VIEW and code.program.world.rejections.leaves_out(node.owner):
        # It is code of the program, which may do anything.
        code.emit(syntax.Unsupported(f"this use of {node.owner} (the class has errors)", span=node.span))
    run_callbacks(code, node, values)
    if node.kind is UseKind.CREATION:
        made = _call(code, node, values, VOID)
        code.emit(syntax.Evaluate(made, span=node.span))
        return syntax.New(any_object(code.program, node.owner), (), span=node.span)
    if node.kind is UseKind.VIEW and not is_primitive(t) and node.operands and not is_primitive(node.operands[0].type):
        return _viewed(code, node, values[0], t)
    if node.on_object:
        values[0] = _checked(code, node, values[0])
        function = passed_function(code.program.world, node.operands[0].type)
        own = [] if node.kind is UseKind.SUPER else list(_own_methods(code.program, node, function))
        if function is not None and not own:
            values = [saved(code, value, each.type) for value, each in zip(values, node.operands, strict=True)]
            run_if_function(code, node, values[0], function)
        if own:
            return _dispatched(code, node, values, own, t)
    return _call(code, node, values, t)


def _call(code: Code, node: a.OpenUse, values: Sequence[syntax.Expression], t: Type) -> syntax.Expression:
    """The call of the native method with this signature."""
    given = tuple(_parameter(code.program, each.type) for each in node.operands)
    thrown = () if node.kind.is_stable else (*node.throws, *node.expected)
    throws = tuple(dict.fromkeys(map(code.program.type, thrown)))
    result = _result(code.program, node, t)
    member = OpenMember(node.member, given, result, node.kind.is_stable, throws, oox.written(result))
    return call_of(code.program, node, member, values)


def _parameter(program: Lowering, t: Type) -> oox.Type:
    return program.type(t) if is_primitive(t) else oox.OBJECT


def _result(program: Lowering, node: a.OpenUse, t: Type) -> oox.Type:
    if t == VOID:
        return oox.VOID
    found = program.type(t) if has_variables(t) else program.declared(t, node.span).type
    if node.non_null and isinstance(found, (oox.ClassType, oox.ArrayType)):
        return replace(found, non_null=True)
    return found


def _checked(code: Code, node: a.OpenUse, receiver: syntax.Expression) -> syntax.Expression:
    """The receiver, which must not be null."""
    first, span = node.operands[0], node.span
    if isinstance(first, (a.This, a.New)) or (isinstance(first, a.OpenUse) and first.kind is UseKind.CREATION):
        return receiver
    receiver = saved(code, receiver, first.type)
    null = syntax.Binary(B.EQUAL, receiver, syntax.NullLiteral(span=span), span=span)
    thrown = syntax.Throw(syntax.New(code.program.named(NULL_POINTER), (), span=span), span=span)
    code.emit(syntax.If(null, syntax.Block((thrown,), span=span), span=span))
    return receiver


def _viewed(code: Code, node: a.OpenUse, value: syntax.Expression, t: Type) -> syntax.Expression:
    """A reference seen as another type: null if it was null, else any object of the type."""
    span = node.span
    value = saved(code, value, node.operands[0].type)
    result = code.temporary(t, default(code, t, span), span)
    seen = _call(code, replace(node, non_null=True), (value,), t)
    test = syntax.Binary(B.NOT_EQUAL, value, syntax.NullLiteral(span=span), span=span)
    assign = syntax.Assign(result, seen, span=span)
    code.emit(syntax.If(test, syntax.Block((assign,), span=span), span=span))
    return result


def _hidden(code: Code, node: a.OpenUse) -> None:
    """A use that gets functions which are not translated; what they may assign is stated, but never executed."""
    span = node.span
    assigned = [
        syntax.Assign(
            syntax.FieldAccess(
                syntax.Name(code.program.class_name(field.owner), span=span), identifier(field.name), span=span
            ),
            unknown(code, field.type, span),
            span=span,
        )
        for field in code.program.visibility.assigned_unseen(code.closure.symbol)
    ]
    if assigned:
        never = code.temporary(BOOLEAN, syntax.BooleanLiteral(False, span=span), span)
        code.emit(syntax.If(never, syntax.Block(tuple(assigned), span=span), span=span))
    code.emit(syntax.Unsupported(f"a function for {node.owner}.{node.member} with unknown types", span=span))


# --- methods of the program --------------------------------------------------------------------------------


def _own_methods(program: Lowering, node: a.OpenUse, function: Function | None) -> Iterator[tuple[str, MethodSymbol]]:
    """The methods of the program that a call may run, with the OOX class that the receiver then has."""
    count = len(node.operands) - 1
    if function is not None and function.method.name == node.member and len(function.parameters) == count:
        declared = replace(function.method, parameters=function.parameters, return_type=function.result)
        yield function_interface(program, function), declared
    for symbol in program.own:
        if program.world.stands_below(symbol, node.owner) and _may_be(program, node.operands[0].type, symbol):
            for method in symbol.methods.get(node.member, ()):
                if len(method.parameters) == count and not method.static:
                    yield program.class_name(symbol), method


def _may_be(program: Lowering, t: Type, symbol: ClassSymbol) -> bool:
    """Whether a receiver of a type may be an object of a class of the program."""
    above = program.world.find(t.name) if isinstance(t, ClassType) else None
    if above is None or above.library or above.interface or symbol.interface:
        return True
    return any(
        as_super(program.world, ClassType(one.name), two.name) for one, two in ((symbol, above), (above, symbol))
    )


def _dispatched(
    code: Code,
    node: a.OpenUse,
    values: Sequence[syntax.Expression],
    own: Sequence[tuple[str, MethodSymbol]],
    t: Type,
) -> syntax.Expression:
    """Tests whether the receiver is an object of the program, whose method is then called."""
    span = node.span
    kept = [saved(code, value, each.type) for value, each in zip(values, node.operands, strict=True)]
    result = None if t == VOID else code.temporary(t, default(code, t, span), span)
    last = syntax.Block((_set(result, _call(code, node, kept, t), span),), span=span)
    for name, method in own:
        use = syntax.TypeUse(oox.ClassType(name), span=span)
        test = syntax.InstanceOf(kept[0], use, span=span)
        receiver = syntax.Cast(use, kept[0], span=span)
        called = syntax.Call(receiver, code.program.method_name(method), tuple(kept[1:]), span=span)
        is_erased = result is not None and not is_primitive(t) and method.owner.class_file is not None
        value = syntax.Cast(code.program.use(t, span), called, span=span) if is_erased else called
        run = _set(result, value, span)
        if not _fits(code.program, node, method, t):
            run = syntax.Unsupported(f"a call of {method} with arguments of unknown types", span=span)
        last = syntax.Block((syntax.If(test, syntax.Block((run,), span=span), last, span=span),), span=span)
    code.statements += last.statements
    return syntax.NullLiteral(span=span) if result is None else result


def _set(result: syntax.Expression | None, value: syntax.Expression, span: Span) -> syntax.Statement:
    return syntax.Evaluate(value, span=span) if result is None else syntax.Assign(result, value, span=span)


def _fits(program: Lowering, node: a.OpenUse, method: MethodSymbol, t: Type) -> bool:
    """Whether the arguments and the result have types for which the call needs no conversion."""
    given = [each.type for each in node.operands[1:]]
    known = not any(isinstance(each, UnknownType) for each in given)
    passed = zip(given, method.parameters, strict=True)
    fits = known and all(is_strict(program.world, one, two) for one, two in passed)
    return fits and (t == VOID or is_strict(program.world, method.return_type, t))
