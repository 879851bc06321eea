"""Short ways to parse pieces of programs and to say what is expected."""

from __future__ import annotations

from oxpecker.oox import syntax as s
from oxpecker.oox.parser import Parsed, parse, parse_expression_text
from oxpecker.oox.source import Diagnostic, Severity, Source
from oxpecker.oox.types import BOOL, INT, ClassType, Type

NAME = "t.oox"


def parsed(text: str) -> Parsed:
    return parse(Source(NAME, text))


def program(text: str) -> s.Program:
    """The program, of which there is nothing to say, save that it is in Jip's dialect."""
    result = parsed(text)
    signs = [option.span for option in result.program.options if option.name == "dialect"]
    said = [item for item in result.diagnostics if item.span not in signs]
    assert lines(said) == []
    return result.program


def members(text: str, class_name: str = "A") -> tuple[s.Member, ...]:
    """The members in a class."""
    return program(f"class {class_name} {{ {text} }}").classes[0].members


def member(text: str, class_name: str = "A") -> s.Member:
    (only,) = members(text, class_name)
    return only


def statements(text: str) -> tuple[s.Statement, ...]:
    """The statements in a method."""
    method = member(f"void m() {{ {text} }}")
    assert isinstance(method, s.Method)
    assert method.body is not None
    return method.body.statements


def statement(text: str) -> s.Statement:
    (only,) = statements(text)
    return only


def expression(text: str) -> s.Expression:
    result = parse_expression_text(Source(NAME, text))
    assert lines(result.diagnostics) == []
    assert result.expression is not None
    return result.expression


def lines(diagnostics: list[Diagnostic]) -> list[str]:
    """`line:column message` of each, warnings marked."""
    return [
        f"{d.span.line}:{d.span.column} {'warning: ' * (d.severity is Severity.WARNING)}{d.message}"
        for d in diagnostics
    ]


def complaints(text: str) -> list[str]:
    """What is said about a program."""
    return lines(parsed(text).diagnostics)


def complaints_in_body(text: str) -> list[str]:
    """What is said about statements; their first line is line 1."""
    found = parsed(f"class A {{ void m() {{\n{text}\n}} }}").diagnostics
    return [f"{int(line) - 1}:{rest}" for line, rest in (entry.split(":", 1) for entry in lines(found))]


def names(*identifiers: str) -> tuple[s.Name, ...]:
    return tuple(map(s.Name, identifiers))


def number(value: int) -> s.IntegerLiteral:
    return s.IntegerLiteral(value)


def binary(left: s.Expression, operator: str, right: s.Expression) -> s.Binary:
    return s.Binary(s.BinaryOperator(operator), left, right)


def use(written: Type) -> s.TypeUse:
    return s.TypeUse(written)


A, B, C, D = names("a", "b", "c", "d")
INT_USE, BOOL_USE, CLASS_USE = use(INT), use(BOOL), use(ClassType("C"))
