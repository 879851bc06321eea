"""Instructions and typed expressions as text, for pictures and messages."""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.syntax import MonitorAction
from oxpecker.oox.types import CHAR, STRING, ArrayType, Type


def expression(node: typed.Expression) -> str:
    """An expression, fully parenthesised inside."""
    match node:
        case typed.Literal(type=t, value=value):
            return _literal(t, value)
        case typed.Local(variable=variable):
            return variable.name
        case typed.Bound(name=name):
            return name
        case typed.FieldRead(target=target, field=field):
            return f"{expression(target)}.{field.name}"
        case typed.StaticRead(field=field):
            return str(field)
        case typed.ElementRead(target=target, index=index):
            return f"{expression(target)}[{expression(index)}]"
        case typed.LengthOf(target=target):
            return f"#{expression(target)}"
        case typed.Unary(operator=operator, operand=operand):
            return f"{operator}{_inner(operand)}"
        case typed.Binary(operator=operator, left=left, right=right):
            return f"{_inner(left)} {operator} {_inner(right)}"
        case typed.Conditional(condition=condition, then=then, otherwise=otherwise):
            return f"{_inner(condition)} ? {_inner(then)} : {_inner(otherwise)}"
        case typed.BitsOf(operand=operand):
            return f"bits({expression(operand)})"
        case typed.Elementary(function=function, arguments=arguments):
            return f"{function}({', '.join(map(expression, arguments))})"
        case typed.Convert(type=t, operand=operand) | typed.CastReference(type=t, operand=operand):
            return f"({t}) {_inner(operand)}"
        case typed.TypeTest(operand=operand, tested=tested):
            return f"{_inner(operand)} instanceof {tested}"
        case typed.Storable(array=array, value=value):
            return f"{expression(value)} fits in {expression(array)}"
    return _specification(node)


def _specification(node: typed.Expression) -> str:
    match node:
        case typed.Invoke(method=method, receiver=receiver, arguments=arguments):
            return _call(method, receiver, arguments)
        case typed.ForElements(kind=kind, value=value, index=index, array=array, body=body):
            return f"{kind} {value.name}, {index.name} : {expression(array)} : {expression(body)}"
        case typed.ForRange(kind=kind, index=index, low=low, high=high, body=body):
            dots = "..<" if node.exclusive else ".."
            return f"{kind} {index.name} : {_inner(low)} {dots} {_inner(high)} : {expression(body)}"
        case typed.Fold(kind=kind, index=index, low=low, high=high, body=body):
            dots = "..<" if node.exclusive else ".."
            chosen = "" if node.filter is None else f" if {expression(node.filter)}"
            return f"{kind} {index.name} : {_inner(low)} {dots} {_inner(high)}{chosen} : {expression(body)}"
        case typed.Fresh(operand=operand):
            return f"fresh({expression(operand)})"
        case typed.Uncovered(what=what):
            return f"unsupported({what!r})"
        case typed.Old(operand=operand):
            return f"old({expression(operand)})"
        case typed.Specified(operand=operand):
            return f"specified({expression(operand)})"
        case typed.AllDifferent(operand=operand):
            return f"alldifferent({expression(operand)})"
    raise AssertionError(node)


def _inner(node: typed.Expression) -> str:
    text = expression(node)
    compound = (
        typed.Binary,
        typed.Conditional,
        typed.TypeTest,
        typed.Storable,
        typed.ForElements,
        typed.ForRange,
        typed.Fold,
    )
    return f"({text})" if isinstance(node, compound) else text


def _literal(t: Type, value: typed.Constant) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if t == STRING:
        return '"' + str(value).encode("unicode_escape").decode("ascii").replace('"', '\\"') + '"'
    return repr(chr(value)) if t == CHAR and isinstance(value, int) else str(value)


def _call(method: MethodInfo, receiver: typed.Expression | None, arguments: tuple[typed.Expression, ...]) -> str:
    given = ", ".join(expression(argument) for argument in arguments)
    target = method.owner if receiver is None else expression(receiver)
    if method.is_constructor:
        return f"{target}.{method.owner}({given})"
    return f"{target}.{method.name}({given})"


def instruction(node: graph.Instruction) -> str:
    """One instruction as a statement."""
    match node:
        case graph.SetVariable(variable=variable, value=value):
            return f"{variable.name} := {expression(value)}"
        case graph.LoadField(variable=variable, target=target, field=field):
            return f"{variable.name} := {expression(target)}.{field.name}"
        case graph.StoreField(target=target, field=field, value=value):
            return f"{expression(target)}.{field.name} := {expression(value)}"
        case graph.LoadStatic(variable=variable, field=field):
            return f"{variable.name} := {field}"
        case graph.StoreStatic(field=field, value=value):
            return f"{field} := {expression(value)}"
        case graph.LoadElement(variable=variable, array=array, index=index):
            return f"{variable.name} := {expression(array)}[{expression(index)}]"
        case graph.StoreElement(array=array, index=index, value=value):
            return f"{expression(array)}[{expression(index)}] := {expression(value)}"
        case graph.AllocateObject(variable=variable, class_name=name, is_copy=is_copy):
            return f"{variable.name} := new {name}{' copying' if is_copy else ''}"
        case graph.AllocateArray(variable=variable, sizes=sizes):
            return f"{variable.name} := new {_array(variable.type, sizes)}"
        case graph.Havoc(variable=variable):
            return f"{variable.name} := nondet({variable.type})"
        case graph.Acquire(target=target):
            return f"acquire {expression(target)}"
        case graph.Release(target=target):
            return f"release {expression(target)}"
        case graph.ForkThread(method=method, receiver=receiver, arguments=arguments):
            return f"fork {_call(method, receiver, arguments)}"
        case graph.Output(values=values):
            return f"print({', '.join(map(expression, values))})"
        case graph.GiveUp(what=what):
            return f"unsupported {what}"
    return "join"


def _array(t: Type, sizes: tuple[typed.Expression, ...]) -> str:
    for _ in sizes:
        assert isinstance(t, ArrayType)
        t = t.element
    return f"{t}{''.join(f'[{expression(size)}]' for size in sizes)}"


def terminator(node: graph.Terminator) -> str:
    """What decides at the end of a block; empty for a plain jump."""
    match node:
        case graph.Branch(condition=condition):
            return f"if {expression(condition)}"
        case graph.Guard(condition=condition, exception=exception):
            return f"if {expression(condition)} throw {exception}"
        case graph.CallMethod(variable=variable, method=method, receiver=receiver, arguments=arguments):
            result = "" if variable is None else f"{variable.name} := "
            return result + _call(method, receiver, arguments)
        case graph.Check(kind=kind, condition=condition):
            return f"{kind} {expression(condition)}"
        case graph.Measure(variable=variable, value=value):
            return f"{variable.name} := {expression(value)}"
        case graph.EnterLoop(assigned=assigned):
            return f"any iteration: {', '.join(variable.name for variable in assigned)}"
        case graph.CloseLoop():
            return "end of the iteration"
        case graph.InitialiseClass(class_name=name):
            return f"initialise {name}"
        case graph.UseMonitor(action=action, target=target, until=until, amount=amount):
            times = "" if amount is None else f" by {expression(amount)}"
            either = "" if until is None else f" or {expression(until)}"
            return f"{MonitorAction(action)} {expression(target)}{either}{times}"
        case graph.ThrowObject(value=value):
            return f"throw {expression(value)}"
        case graph.Resume(selector=selector):
            return f"resume by {selector.name}"
        case graph.Leave(variable=variable):
            return "return" if variable is None else f"return {variable.name}"
        case graph.LeaveThrowing(variable=variable):
            return f"leave with {variable.name}"
    return ""
