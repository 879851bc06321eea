"""From the text of a program to its syntax."""

from __future__ import annotations

from dataclasses import field, replace

from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.dialects import Dialect, class_names_in_jip
from oxpecker.oox.lexer import END
from oxpecker.oox.parser.cursor import Cursor, HopelessError, PanicError
from oxpecker.oox.parser.declarations import DeclarationParser
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic, Severity, Source
from oxpecker.oox.syntax import Expression, Program
from oxpecker.oox.unread_properties import unread_properties

__all__ = ["Parsed", "ParsedExpression", "parse", "parse_expression_text"]


@dataclass(frozen=True, slots=True)
class Parsed:
    """What could be read of a program, and the diagnostics in textual order."""

    program: Program
    diagnostics: list[Diagnostic] = field(default_factory=list)
    declarations_with_errors: list[Diagnostic] | None = None
    """The errors, each at the member or class that has it; None if one is outside, or reading was given up."""


@dataclass(frozen=True, slots=True)
class ParsedExpression:
    """An expression, or None if the text is not one, and the diagnostics."""

    expression: Expression | None
    diagnostics: list[Diagnostic] = field(default_factory=list)


def parse(source: Source, dialect: Dialect | None = None, class_names: frozenset[str] = frozenset()) -> Parsed:
    """Reads a program. Whatever the text is, this returns; the diagnostics say what is wrong with it.

    Without a dialect, the program itself says which one it is written in, or its constructs do. The reserved words
    among `class_names` are classes of other files (Jip).
    """
    with deep_recursion():
        parser = DeclarationParser(source, dialect, class_names | class_names_in_jip(source.text))
        program = parser.program()
    items = parser.diagnostics.items
    if not any(item.severity is Severity.ERROR for item in items):
        items += unread_properties(source, program)
    errors = [item for item in items if item.severity is Severity.ERROR]
    outside = parser.stopped or any(item not in parser.wrong_declarations for item in errors)
    wrong = None if outside else [replace(item, span=parser.wrong_declarations[item]) for item in errors]
    return Parsed(program, _in_order(parser), wrong)


def parse_expression_text(source: Source) -> ParsedExpression:
    """Reads a text that is one expression."""
    parser = DeclarationParser(source)
    expression: Expression | None = None
    with deep_recursion():
        try:
            expression = parser.expression()
            if parser.kind is not END:
                parser.unexpected("the end of the expression")
        except (PanicError, HopelessError):
            expression = None
    return ParsedExpression(expression, _in_order(parser))


def _in_order(parser: Cursor) -> list[Diagnostic]:
    """The diagnostics by place; the lexer looks ahead, so its errors come early. The last word stays the last."""
    items = parser.diagnostics.items
    last = [items.pop()] if parser.stopped else []
    return sorted(items, key=lambda item: (item.span.line, item.span.column)) + last
