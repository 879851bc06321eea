"""From syntax back to text: one canonical layout, as few parentheses as keep the meaning.

`parse(print(p)) == p` for every program that has a text. Parentheses are also written where the right-recursive
grammars of the theses read a chain of operators otherwise than Oxpecker does (docs/language.md 1.5).
"""

from __future__ import annotations

from oxpecker.oox import syntax as s
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.printer.contracts import clause_text
from oxpecker.oox.printer.expressions import whole
from oxpecker.oox.printer.statements import Writer, class_lines, print_signature

__all__ = [
    "print_class",
    "print_clause",
    "print_expression",
    "print_member",
    "print_program",
    "print_signature",
    "print_statement",
]


def print_program(program: s.Program) -> str:
    """The whole text of a program, ending in a line break unless it is empty."""
    with deep_recursion():
        lines = [f"option {option.name} = {option.value};" for option in program.options]
        for declared in program.classes:
            lines += ([""] if lines else []) + class_lines(declared)
    return "".join(f"{line}\n" for line in lines)


def print_class(declared: s.Class) -> str:
    """The text of a class, without a line break at the end."""
    with deep_recursion():
        return "\n".join(class_lines(declared))


def print_member(member: s.Member) -> str:
    """The text of a member of a class, without a line break at the end."""
    with deep_recursion():
        writer = Writer()
        writer.member(member)
        return "\n".join(writer.lines)


def print_clause(clause: s.Clause) -> str:
    """The text of one clause of a contract."""
    with deep_recursion():
        return clause_text(clause)


def print_statement(statement: s.Statement) -> str:
    """The text of a statement, without a line break at the end."""
    with deep_recursion():
        writer = Writer()
        writer.statement(statement)
        return "\n".join(writer.lines)


def print_expression(expression: s.Expression) -> str:
    """The text of an expression."""
    with deep_recursion():
        return whole(expression)
