"""Functions that a class without source gets: it may run them, with any arguments but null."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java.limits import FUNCTION_RUNS
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.functions import function_interface
from oxpecker.java.lowering.open_members import call_of
from oxpecker.java.lowering.order import saved
from oxpecker.java.lowering.program import OpenMember
from oxpecker.java.resolution.functions import Function, function_of
from oxpecker.java.symbols import MethodSymbol
from oxpecker.java.tree import has_annotation
from oxpecker.java.types import THROWABLE, Type, is_primitive
from oxpecker.java.world import World
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.open_methods import RUNS


def run_callbacks(code: Code, node: a.OpenUse, values: list[syntax.Expression]) -> None:
    """Runs the functions that a use gets, before it returns."""
    for number, operand in enumerate(node.operands):
        function = passed_function(code.program.world, operand.type)
        if function is not None and not (node.on_object and number == 0):
            values[number] = saved(code, values[number], operand.type)
            run_if_function(code, node, values[number], function)
    for each in node.functions:
        made = code.expression(each)
        while isinstance(each, a.Let):
            each = each.body
        assert isinstance(each, a.Lambda) and isinstance(made, syntax.New)
        value = code.temporary_of(oox.ClassType(made.class_name), made, node.span)
        _run(code, node, [_call(code, node, value, each.method, each.parameter_types)])


def passed_function(world: World, t: Type) -> Function | None:
    """The function that objects of a type are; interfaces of the library must declare that they are functional."""
    function = function_of(world, t)
    symbol = None if function is None else world[function.interface.name]
    if symbol is None or not symbol.library or symbol.class_file is not None:
        return function
    declaration = symbol.declaration
    is_declared = declaration is not None and has_annotation(declaration.modifiers, "FunctionalInterface")
    return function if is_declared else None


def run_if_function(code: Code, node: a.OpenUse, value: syntax.Expression, function: Function) -> None:
    """Runs an object, if it is a function of the program."""
    program, span, interface = code.program, node.span, function.interface
    name = (
        function_interface(program, function)
        if program.world.is_unmodelled(interface)
        else program.named(interface.name)
    )
    use = syntax.TypeUse(oox.ClassType(name), span=span)
    with code.scope() as inside:
        seen = syntax.Cast(use, value, span=span)
        _run(code, node, [_call(code, node, seen, function.method, function.parameters)])
    test = syntax.InstanceOf(value, use, span=span)
    code.emit(syntax.If(test, syntax.Block(tuple(inside), span=span), span=span))


def run_methods(code: Code, node: a.New, value: syntax.Expression) -> None:
    """Runs the methods of a new object of an anonymous class, if its superclass has no source."""
    symbol = node.symbol
    own = [each for group in symbol.methods.values() for each in group]
    methods = [each for each in own if not (each.static or each.private or each.is_constructor)]
    use = a.OpenUse(node.type, symbol.shown, owner=symbol.beyond[0], member="new", span=node.span)
    _run(code, use, [_call(code, use, value, each, each.parameters, f"{each.name}: argument") for each in methods])


def _call(
    code: Code,
    node: a.OpenUse,
    function: syntax.Expression,
    method: MethodSymbol,
    types: Sequence[Type],
    argument: str = "",
) -> syntax.Call:
    """A call of a function with any arguments."""
    shown = argument or f"{node.member}: argument"
    given = tuple(_argument(code, node, f"{shown}{number}", t) for number, t in enumerate(types, 1))
    return syntax.Call(function, code.program.method_name(method), given, span=node.span)


def _argument(code: Code, node: a.OpenUse, name: str, t: Type) -> syntax.Expression:
    found = code.program.type(t)
    if not is_primitive(t) and isinstance(found, (oox.ClassType, oox.ArrayType)):
        found = replace(found, non_null=True)
    return call_of(code.program, node, OpenMember(name, (), found, False, (), oox.written(found)), ())


def _run(code: Code, node: a.OpenUse, calls: Sequence[syntax.Call]) -> None:
    """Rounds in each of which one of the calls, or none, is made; with none they end."""
    span = node.span
    goes_on = code.temporary_of(oox.BOOLEAN, syntax.BooleanLiteral(True, span=span), span)
    for _ in range(FUNCTION_RUNS):
        last: syntax.Statement = syntax.Assign(goes_on, syntax.BooleanLiteral(False, span=span), span=span)
        for call in reversed(calls):
            called = "" if len(calls) == 1 else f".{call.method}"
            member = OpenMember(f"{node.member}{called}: {RUNS}", (), oox.BOOLEAN, False)
            runs = call_of(code.program, node, member, ())
            last = syntax.If(runs, _attempt(code, node, call), syntax.Block((last,), span=span), span=span)
        code.emit(syntax.If(goes_on, syntax.Block((last,), span=span), span=span))


def _attempt(code: Code, node: a.OpenUse, call: syntax.Call) -> syntax.Block:
    """A call of a function; the class may catch what it throws."""
    span = node.span
    catches = call_of(code.program, node, OpenMember(f"{node.member}: catches", (), oox.BOOLEAN, False), ())
    with code.scope():
        name = code.fresh("$thrown")
    thrown = syntax.Throw(syntax.Name(name, span=span), span=span)
    caught = syntax.If(catches, syntax.Block((), span=span), syntax.Block((thrown,), span=span), span=span)
    handler = syntax.Catch((code.program.use(THROWABLE, span),), name, syntax.Block((caught,), span=span), span=span)
    body = syntax.Block((syntax.Evaluate(call, span=span),), span=span)
    return syntax.Block((syntax.Try(body, (handler,), span=span),), span=span)
