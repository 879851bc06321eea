"""Tasks in OOX, as in Jip: `main` is called with arbitrary arguments, under Jip's semantics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxpecker.oox import syntax
from oxpecker.oox.checker import Checked, check
from oxpecker.oox.dialects import Dialect, class_names_in_jip
from oxpecker.oox.open_classes import with_open_classes
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Diagnostic, Severity, Source, Span
from oxpecker.oox.types import VOID, ArrayType


def oox_program(sources: Sequence[Source], entry: str, start: str) -> tuple[syntax.Program | None, list[Diagnostic]]:
    """The program with a class whose `main` calls that of the entry class; None if there are errors or no `main`."""
    class_names = frozenset[str]().union(*(class_names_in_jip(source.text) for source in sources))
    parsed = [parse(source, None, class_names) for source in sources]
    diagnostics = [item for each in parsed for item in each.diagnostics]
    classes = tuple(declaration for each in parsed for declaration in each.program.classes)
    mains = [
        member
        for declaration in classes
        if declaration.name == entry
        for member in declaration.members
        if isinstance(member, syntax.Method) and member.name == "main" and _is_static(member)
    ]
    if any(item.severity is Severity.ERROR for item in diagnostics) or len(mains) != 1:
        return None, diagnostics
    options = tuple(dict.fromkeys(option for each in parsed for option in each.program.options))
    program = replace(parsed[0].program, classes=(*classes, _starter(entry, mains[0], start)), options=options)
    return with_open_classes(program), diagnostics


def check_oox(program: syntax.Program) -> Checked:
    """The checked program, in Jip's dialect unless it states another."""
    return check(program, usual={"dialect": Dialect.JIP})


def _starter(entry: str, main: syntax.Method, start: str) -> syntax.Class:
    """`static void main() { T p := nondet(T); .. assume R; Main.main(p, ..); }`: preconditions are assumed."""
    span = main.span
    statements = [statement for parameter in main.parameters for statement in _argument(parameter)]
    required = [clause.condition for clause in main.clauses if isinstance(clause, syntax.Requires)]
    statements += [syntax.Assume(condition, span=condition.span) for condition in required]
    names = tuple(syntax.Name(parameter.name, span=span) for parameter in main.parameters)
    call = syntax.Call(syntax.Name(entry, span=span), main.name, names, span=span)
    statements.append(syntax.Evaluate(call, span=span))
    body = syntax.Block(tuple(statements), span=span)
    static = frozenset({syntax.MethodModifier.STATIC})
    method = syntax.Method(syntax.TypeUse(VOID, span=span), main.name, (), (), body, static, span=_inside(span))
    return syntax.Class(start, (method,), span=span)


def _inside(span: Span) -> Span:
    """A distinct place, so that the method does not count as generated code."""
    return span._replace(end_column=span.end_column + 1)


def _argument(parameter: syntax.Parameter) -> list[syntax.Statement]:
    """An arbitrary value; an array is non-null."""
    use, span = parameter.type, parameter.span
    declared = syntax.Declare(use, parameter.name, syntax.Nondet(use, span=use.span), span=span)
    if not isinstance(use.type, ArrayType):
        return [declared]
    name, null = syntax.Name(parameter.name, span=span), syntax.NullLiteral(span=span)
    present = syntax.Binary(syntax.BinaryOperator.NOT_EQUAL, name, null, span=span)
    return [declared, syntax.Assume(present, span=span)]


def _is_static(method: syntax.Method) -> bool:
    return syntax.MethodModifier.STATIC in method.modifiers
