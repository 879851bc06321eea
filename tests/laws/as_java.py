"""OOX programs written as Java with JML: the same program in the other language gets the same verdicts.

Only what made-up programs are built of is covered; for anything else there is no Java text.
"""

from __future__ import annotations

from collections.abc import Mapping

from oxpecker.oox import syntax as s
from oxpecker.oox.types import BOOL, Type, written

_THROWABLE = "Throwable"


class NoJava(Exception):
    """Something that is not written as Java here."""


def java_text(program: s.Program) -> str:
    """A program as Java."""
    contracted = {
        (declared.name, member.name)
        for declared in program.classes
        for member in declared.members
        if isinstance(member, s.Method) and member.clauses
    }
    return "\n".join(_class(declared, contracted) for declared in program.classes)


def _class(declared: s.Class, contracted: set[tuple[str, str]]) -> str:
    above = declared.superclass.name if declared.superclass else None
    # Java wants checked exceptions declared; OOX has none.
    head = f" extends {'Error' if above == 'Exception' else above}" if above else ""
    lines = [line for member in declared.members for line in _member(member, (above or "", ""), contracted)]
    return "\n".join([f"class {declared.name}{head} {{", *(f"    {line}" for line in lines), "}"])


def _member(member: s.Member, above: tuple[str, str], contracted: set[tuple[str, str]]) -> list[str]:
    match member:
        case s.Field(type=t, name=name, static=static, initial=initial):
            value = f" = {expression(initial)}" if initial is not None else ""
            return [f"{'static ' if static else ''}{_type(t.type)} {name}{value};"]
        case s.Invariant(condition=condition, static=False):
            return [f"//@ invariant {expression(condition)};"]
        case s.Constructor(name=name, parameters=parameters, clauses=(), body=body):
            return [f"{name}({_parameters(parameters)}) {{", *_inside(body), "}"]
        case s.Method(body=s.Block() as body):
            if any(map(_excuses, member.clauses)) and any(
                isinstance(each, (s.Assert, s.Assume)) for each in s.walk(body)
            ):
                raise NoJava("an assertion that throws is violated in JML, and an exception of the method in OOX")
            overrides = (above[0], member.name) in contracted and bool(member.clauses)
            word = "static " if s.MethodModifier.STATIC in member.modifiers else ""
            pure = ["//@ pure"] if s.MethodModifier.PURE in member.modifiers else []
            head = f"{word}{_type(member.return_type.type)} {member.name}({_parameters(member.parameters)}) {{"
            also = ["//@ also"] if overrides else []
            return [*also, *map(_clause, member.clauses), *pure, head, *_inside(body), "}"]
    raise NoJava(type(member).__name__)


def _excuses(clause: s.Clause) -> bool:
    return isinstance(clause, (s.Exceptional, s.Signals))


def _parameters(parameters: tuple[s.Parameter, ...]) -> str:
    return ", ".join(f"{_type(each.type.type)} {each.name}" for each in parameters)


def _type(t: Type) -> str:
    text = written(t)
    return text.replace("bool", "boolean") if t == BOOL or text.startswith("bool[") else text


def _clause(clause: s.Clause) -> str:
    match clause:
        case s.Requires(condition=condition):
            return f"//@ requires {expression(condition)};"
        case s.Ensures(condition=condition):
            return f"//@ ensures {expression(condition)};"
        case s.Exceptional(condition=condition):
            return f"//@ signals ({_THROWABLE} thrown9) {expression(condition)};"
        case s.Signals(type=t, name=name, condition=condition):
            return f"//@ signals ({t.type} {name or 'thrown9'}) {expression(condition)};"
        case s.Assignable(locations=locations):
            return f"//@ assignable {', '.join(map(_location, locations))};"
    raise NoJava(type(clause).__name__)


def _location(location: s.Location) -> str:
    match location:
        case s.FieldLocation(target=target, field=field):
            return f"{expression(target)}.{field}"
        case s.AllFields(target=target):
            return f"{expression(target)}.*"
        case s.ElementLocation(target=target, index=index):
            return f"{expression(target)}[{expression(index)}]"
        case s.ElementRange(target=target, low=low, high=high):
            return f"{expression(target)}[{expression(low)} .. {expression(high)}]"
        case s.AllElements(target=target):
            return f"{expression(target)}[*]"
    raise NoJava(type(location).__name__)


# --- statements --------------------------------------------------------------------------------------------


def _inside(block: s.Statement) -> list[str]:
    parts = block.statements if isinstance(block, s.Block) else (block,)
    return [f"    {line}" for part in parts for line in _statement(part)]


def _assumed(condition: s.Expression) -> list[str]:
    """An assumption whose condition is code: a condition of JML that throws excludes the run, one of OOX throws."""
    if any(isinstance(part, (s.Old, s.RangeQuantifier, s.ArrayQuantifier)) for part in s.walk(condition)):
        raise NoJava("an assumption with a condition that is not code")
    return ["{", f"    boolean assumed = {expression(condition)};", "    //@ assume assumed;", "}"]


def _statement(statement: s.Statement) -> list[str]:
    match statement:
        case s.Declare(type=t, name=name, initial=s.Expression() as initial):
            return [f"{_type(t.type)} {name} = {expression(initial)};"]
        case s.Assign(target=target, value=value):
            return [f"{expression(target)} = {expression(value)};"]
        case s.Evaluate(expression=evaluated):
            return [f"{expression(evaluated)};"]
        case s.Assert(condition=condition):
            return [f"//@ assert {expression(condition)};"]
        case s.Assume(condition=condition):
            return _assumed(condition)
        case s.If(condition=condition, then=then, otherwise=otherwise):
            last = ["} else {", *_inside(otherwise)] if otherwise is not None else []
            return [f"if ({expression(condition)}) {{", *_inside(then), *last, "}"]
        case s.While(condition=condition, body=body, invariants=invariants, decreases=decreases):
            about = [f"//@ loop_invariant {expression(each)};" for each in invariants]
            about += [f"//@ decreases {expression(decreases)};"] if decreases is not None else []
            return [*about, f"while ({expression(condition)}) {{", *_inside(body), "}"]
        case s.Try(body=body, catches=catches, finally_body=last):
            lines = ["try {", *_inside(body)]
            for each in catches:
                types = " | ".join(str(t.type) for t in each.types) or _THROWABLE
                # Javac wants another name for a catch clause inside another.
                inner = sum(isinstance(below, s.Try) for below in s.walk(each.body))
                lines += [f"}} catch ({types} {each.name or f'any9{inner}'}) {{", *_inside(each.body)]
            return [*lines, *(["} finally {", *_inside(last)] if last is not None else []), "}"]
        case s.Throw(value=value):
            return [f"throw {expression(value)};" if value is not None else "throw new Error();"]
        case s.Return(value=value):
            return [f"return {expression(value)};" if value is not None else "return;"]
        case s.Break(label=None):
            return ["break;"]
        case s.Continue(label=None):
            return ["continue;"]
    raise NoJava(type(statement).__name__)


# --- expressions -------------------------------------------------------------------------------------------


def expression(e: s.Expression, names: Mapping[str, str] | None = None) -> str:
    """An expression in parentheses where it has parts; names that are bound to something else are replaced."""
    known = names or {}

    def text(part: s.Expression) -> str:
        return expression(part, known)

    match e:
        case s.IntegerLiteral(value=value):
            return str(value)
        case s.BooleanLiteral(value=value):
            return str(value).lower()
        case s.NullLiteral():
            return "null"
        case s.Name(identifier=name):
            return r"\result" if name == "retval" else known.get(name, name)
        case s.This():
            return "this"
        case s.FieldAccess(target=target, field=field):
            return f"{text(target)}.{field}"
        case s.Index(target=target, index=index):
            return f"{text(target)}[{text(index)}]"
        case s.Length(target=target):
            return f"{text(target)}.length"
        case s.Unary(operator=operator, operand=operand):
            return f"({operator}{text(operand)})"
        case s.Binary(operator=s.BinaryOperator.IMPLIES, left=left, right=right):
            return f"(!{text(left)} || {text(right)})"
        case s.Binary(operator=operator, left=left, right=right):
            return f"({text(left)} {operator} {text(right)})"
        case s.Conditional(condition=condition, then=then, otherwise=otherwise):
            return f"({text(condition)} ? {text(then)} : {text(otherwise)})"
        case s.Cast(type=t, operand=operand):
            return f"(({_type(t.type)}) {text(operand)})"
        case s.InstanceOf(operand=operand, type=t):
            return f"({text(operand)} instanceof {t.type})"
        case s.Call(target=target, method=method, arguments=arguments):
            receiver = "" if target is None else f"{text(target)}."
            return f"{receiver}{method}({', '.join(map(text, arguments))})"
        case s.New(class_name=name, arguments=arguments):
            return f"(new {name}({', '.join(map(text, arguments))}))"
        case s.NewArray(element=element, sizes=(size,)):
            return f"(new {_type(element.type)}[{text(size)}])"
        case s.Old(operand=operand):
            return rf"\old({text(operand)})"
        case s.RangeQuantifier() | s.ArrayQuantifier():
            return _quantified(e, known)
    raise NoJava(type(e).__name__)


def _quantified(e: s.RangeQuantifier | s.ArrayQuantifier, known: Mapping[str, str]) -> str:
    name = f"{e.index}9"
    if isinstance(e, s.RangeQuantifier):
        inside = {**known, e.index: name}
        until = "<" if e.exclusive else "<="
        among = f"{expression(e.low, known)} <= {name} && {name} {until} {expression(e.high, known)}"
    else:
        array = expression(e.array, known)
        inside = {**known, e.index: name, e.value: f"{array}[{name}]"}
        among = f"0 <= {name} && {name} < {array}.length"
    return rf"(\{e.kind} int {name}; {among}; {expression(e.body, inside)})"
